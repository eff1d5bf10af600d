"""Every test has a data folder of its own and speaks English unless it says otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabildo.cli import archive


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which games are kept, also those of other processes."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "TERM"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("CABILDO_LANGUAGE", "en")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return archive.games_folder()
