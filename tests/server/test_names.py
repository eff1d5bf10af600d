"""Names: every script is welcome, and nothing that hides, turns or piles up text."""

from __future__ import annotations

import json
import unicodedata
from typing import Any

import pytest

from cabildo.server.names import LONGEST_NAME, read_name, shown_name
from cabildo.server.problems import RequestProblem
from tests.server.conftest import Join
from tests.server.test_records import GOLDEN, bring

GOOD = [
    "Anna",
    "Jean-Éric O’Neill",
    "Σωκράτης",
    "Đặng Thị Ánh",
    "أحمد",
    "علی\u200cرضا",  # Persian: the joiner keeps two letters apart that would join
    "ශ්\u200dරී",  # Sinhala: a conjunct
    "नरेंद्र",
    "שָׁלוֹם",
    "李雷",
    "🦜 Parrot",
    "~ 7 ~",
]
BAD = {
    "zero width space": "An\u200bna",
    "zero width joiner between letters that do not join": "An\u200dna",
    "zero width non-joiner after a letter that never joins on": "د\u200cر",
    "joiner at the end": "علی\u200c",
    "right-to-left override": "Anna\u202egnp.exe",
    "isolate": "\u2066Anna\u2069",
    "right-to-left mark": "Anna\u200f",
    "soft hyphen": "An\u00adna",
    "byte order mark": "\ufeffAnna",
    "word joiner": "Anna\u2060",
    "tag letters": "Anna\U000e0041",
    "variation selector of a far plane": "Anna\U000e0100",
    "Mongolian vowel separator": "Anna\u180e",
    "Hangul filler": "\u3164",
    "halfwidth Hangul filler": "\uffa0",
    "blank Braille pattern": "\u2800",
    "place of an object": "\ufffc",
    "combining grapheme joiner": "An\u034fna",
    "private use": "Anna\ue000",
    "unassigned": "Anna\u0378",
    "control": "Anna\x07",
    "delete": "Anna\x7f",
    "C1 control": "Anna\x85Bob",
    "line break": "Anna\nBob",
    "line separator": "Anna\u2028Bob",
    "spaces of all kinds": " \u00a0\u2003\u3000",
    "only a mark": "\u0301",
    "a mark on a space": " \u0301Anna",
    "only selectors": "\ufe0f\ufe0f",
    "a pile of marks": "A" + "\u0300\u0301\u0302\u0303\u0304\u0305",
    "longer when composed": "\u0958" * LONGEST_NAME,
}


@pytest.mark.parametrize("name", GOOD)
def test_good_names_are_kept(name: str) -> None:
    assert read_name(name) == unicodedata.normalize("NFC", name)
    assert shown_name(name) == read_name(name)


@pytest.mark.parametrize("name", BAD.values(), ids=list(BAD))
def test_bad_names_are_refused_and_never_shown(name: str) -> None:
    with pytest.raises(RequestProblem) as refused:
        read_name(name)
    assert (refused.value.status, refused.value.problem.code) == (422, "problem-name")
    shown = shown_name(name)
    assert shown == "" or read_name(shown) == shown


def test_every_unseen_character_is_refused_wherever_it_stands() -> None:
    letters = [chr(number) for number in (*range(0x30000), *range(0x30000, 0x110000, 997), *range(0xE0000, 0xE0200))]
    for letter in letters:
        kind = unicodedata.category(letter)
        if kind in ("Cc", "Cf", "Zl", "Zp") or (kind in ("Co", "Cs", "Cn") and ord(letter) % 97 == 0):
            with pytest.raises(RequestProblem):
                read_name(f"A{letter}b")
            assert letter not in shown_name(f"A{letter}b")


def test_names_that_look_the_same_are_the_same() -> None:
    assert read_name("Zoe\u0308") == read_name("Zo\u00eb") == "Zo\u00eb"
    assert read_name("  Anna \u00a0\u3000 Bob ") == "Anna Bob"
    assert read_name("\u2764\ufe0f") == read_name("\u2764")


@pytest.mark.parametrize("name", ["An\u200bna", "\u202eannA", "\u3164", "  ", "A" + "\u0301" * 9])
async def test_the_server_takes_no_such_name(guest: Join, name: str) -> None:
    anna = await guest("Anna")
    refused = await anna.post("/api/me", {"name": name}, 422)
    assert refused["code"] in ("problem-name", "problem-invalid")
    seats = [{"kind": "me"}, {"kind": "me", "name": name}, {"kind": "bot"}]
    if name.strip():  # at one screen a name may be left out
        wish = {"title": "puerto-rico", "seats": seats}
        assert (await anna.post("/api/tables", wish, 422))["code"] == "problem-name"
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_names_are_kept_composed_and_with_single_spaces(guest: Join) -> None:
    zoe = await guest("  Zoe\u0308   B ")
    assert (await zoe.get("/api/me"))["name"] == "Zo\u00eb B"
    seats = [{"kind": "me"}, {"kind": "me", "name": " Jose\u0301 "}, {"kind": "bot"}]
    state = await zoe.post("/api/tables", {"title": "puerto-rico", "seats": seats}, 201)
    assert [seat["name"] for seat in state["table"]["seats"]] == ["Zo\u00eb B", "Jos\u00e9", ""]


async def test_names_in_records_are_shown_without_what_cannot_be_seen(guest: Join) -> None:
    anna = await guest("Anna")
    document: dict[str, Any] = json.loads(GOLDEN.read_text())
    names = ["\u202eevE", "An\u200bna", "\u3164"]
    document["seats"] = [{"name": name} for name in (names * 2)[: document["players"]]]
    info = await bring(anna, document)
    assert [seat["name"] for seat in info["seats"]] == (["evE", "Anna", ""] * 2)[: document["players"]]
