"""The words on the pages, by message id, so that tests can read a page in any language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

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
    text = "\n".join(read(folder, language) for folder in FOLDERS)
    return {name: words.strip() for name, words in re.findall(r"^([a-zA-Z][\w-]*) = ([^{}\n]+)$", text, re.M)}


def read(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")
