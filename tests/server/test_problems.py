"""Whatever the server refuses, the client has words for it in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cabildo.engine.errors import RECORD_FAULTS

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "cabildo" / "server"
CLIENTS_OWN = {"problem-unreachable"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_problem_has_its_words(language: str) -> None:
    code = "\n".join(path.read_text() for path in sorted(SERVER.rglob("*.py")))
    sent = set(re.findall(r'"(problem-[a-z-]+)"', code)) | {f"problem-record-{fault}" for fault in RECORD_FAULTS}
    catalogue = (ROOT / "web" / "src" / "messages" / f"{language}.ftl").read_text()
    assert set(re.findall(r"^(problem-[a-z-]+) =", catalogue, re.M)) == sent | CLIENTS_OWN
