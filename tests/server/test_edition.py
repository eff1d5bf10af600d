"""The fingerprint of the code: the same for the same files, wherever they lie, and another one for any other file."""

from __future__ import annotations

from pathlib import Path

import pytest

from cabildo.engine.registry import title_names
from cabildo.server.tables import edition as module
from cabildo.server.tables.edition import edition, fingerprint


def written(folder: Path, files: dict[str, str]) -> bytes:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return fingerprint(folder)


def test_it_hangs_on_every_file_and_on_nothing_else(tmp_path: Path) -> None:
    files = {"a.py": "one", "b/board.yaml": "two", "b/more.json": "three"}
    first = written(tmp_path / "here", files)
    assert written(tmp_path / "there", files | {"b/c.pyc": "made", "notes.txt": "kept"}) == first
    for name in files:
        assert written(tmp_path / f"other-{Path(name).stem}", files | {name: "changed"}) != first
    assert written(tmp_path / "moved", {"a.py": "one", "board.yaml": "two", "b/more.json": "three"}) != first


def test_a_title_within_the_package_is_read_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, toys = ("puerto-rico", "rio"), [name for name in title_names() if name.startswith("toy")]
    assert len({edition(name) for name in ours}) == 1
    assert edition("no-such-title") == edition("rio")
    for name in toys:
        assert edition(name) != edition("rio")
    monkeypatch.setattr(module, "package", lambda: b"another")
    edition.cache_clear()
    try:
        assert edition("rio") == b"another"
    finally:
        edition.cache_clear()
