"""The words on the pages, by message id, so that tests can read a page in any language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from cabildo.engine.messages import catalogue

ROOT = Path(__file__).parents[2]
FOLDERS = [
    *sorted((ROOT / "src" / "cabildo" / "titles").glob("*/messages")),
    *sorted((ROOT / "web" / "src" / "titles").glob("*/messages")),
    ROOT / "web" / "src" / "messages",
]


@cache
def ids() -> frozenset[str]:
    """Every message id of client and title, without those of rules, which are shown on purpose."""
    return frozenset(name for folder in FOLDERS for name in re.findall(r"^([a-z][\w-]*) =", read(folder, "en"), re.M))


@cache
def words(language: str) -> dict[str, str]:
    """The messages of one line and without parameters."""
    return lines_of(FOLDERS, language)


def lines_of(folders: Iterable[Path], language: str) -> dict[str, str]:
    """The same of these folders; not the letters by which a terminal draws pieces, which no page shows."""
    text = "\n".join(read(folder, language) for folder in folders)
    found = re.findall(r"^(?!code-)([a-zA-Z][\w-]*) = ([^{}\n]+)$", text, re.M)
    return {name: words.strip() for name, words in found}


def read(folder: Path, language: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in catalogue(folder, language))
