"""Which rules hold in which game: by edition, number of players, length and trade."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.title import TITLE

# what edition 1 says instead of a rule of edition 2
REPLACED = {
    "RP-SETUP-01": "RP-SETUP-02",
    "RP-SETUP-04": "RP-SETUP-07",
    "RP-SETUP-05": "RP-SETUP-07",
    "RP-SETUP-06": "RP-SETUP-07",
    "RP-MINOR-08": "RP-MINOR-09",
    "RP-MINOR-14": "RP-MINOR-15",
    "RP-ACT-13": "RP-ACT-14",
    "RP-MAJOR-06": "RP-MAJOR-10",
    "RP-MAJOR-07": "RP-MAJOR-10",
    "RP-MAJOR-08": "RP-MAJOR-10",
    "RP-MAJOR-09": "RP-MAJOR-10",
    "RP-MAJOR-19": "RP-MAJOR-10",
    "RP-SHIP-15": "RP-SHIP-18",
    "RP-SHIP-16": "RP-SHIP-18",
    "RP-SHIP-17": "RP-SHIP-18",
    "RP-OFFICE-07": "RP-OFFICE-08",
    "RP-OFFICE-19": "RP-OFFICE-20",
    "RP-OFFICE-43": "RP-OFFICE-21",
    "RP-ORDER-03": "RP-ORDER-11",
    "RP-ORDER-04": "RP-ORDER-11",
    "RP-ORDER-05": "RP-ORDER-11",
    "RP-ORDER-06": "RP-ORDER-11",
    "RP-ORDER-07": "RP-ORDER-12",
    "RP-ORDER-08": "RP-ORDER-11",
    "RP-ORDER-09": "RP-ORDER-12",
    "RP-WARCHECK-01": "RP-WARCHECK-11",
    "RP-WARCHECK-06": "RP-WARCHECK-08",
    "RP-WAR-14": "RP-WAR-17",
    "RP-WAR-15": "RP-WAR-17",
    "RP-WAR-16": "RP-WAR-17",
    "RP-WAR-19": "RP-WAR-20",
    "RP-COMBAT-14": "RP-COMBAT-15",
    "RP-TRADE-03": "RP-TRADE-07",
    "RP-TRADE-06": "RP-TRADE-07",
}
NEW_IN_EDITION_2 = {"RP-SETUP-08", "RP-OFFICE-04", "RP-WARCHECK-10"}
# edition 1 words these in its own way, but they are read as in edition 2
SAME_READING = {
    "RP-ADJ-08": "RP-ADJ-05",
    "RP-ACT-04": "RP-ACT-03",
    "RP-MAJOR-04": "RP-MAJOR-03",
    "RP-WALL-07": "RP-ROAD-06",
    "RP-SHIP-20": "RP-SHIP-19",
    "RP-OFFICE-28": "RP-OFFICE-27",
    "RP-EFFECT-10": "RP-EFFECT-02",
    "RP-WAR-11": "RP-WAR-09",
    "RP-WAREND-05": "RP-WAREND-04",
}


def in_force(players: int, **options: Any) -> set[str]:
    values = TITLE.check(players, options)
    return {rule.id for rule in TITLE.ledger if TITLE.in_force(rule, players, values)}


def optional(variant: str) -> set[str]:
    return {rule.id for rule in TITLE.ledger if rule.optional == variant}


def test_every_rule_holds_in_some_game() -> None:
    games = in_force(2, trade=True) | in_force(3, length="short") | in_force(3, edition="1", trade=True)
    assert games == {rule.id for rule in TITLE.ledger}


def test_edition_1_says_otherwise_or_the_rule_is_new() -> None:
    first, second = in_force(3, edition="1"), in_force(3)
    assert second - first == set(REPLACED) | NEW_IN_EDITION_2
    assert set(REPLACED.values()) <= first - second


def test_what_only_edition_1_says_replaces_something_or_is_read_the_same() -> None:
    alone = in_force(3, edition="1") - in_force(3)
    assert alone == set(REPLACED.values()) | set(SAME_READING)
    assert set(SAME_READING.values()) <= in_force(3, edition="1") & in_force(3)


@pytest.mark.parametrize("rule", ["RP-MINOR-16", "RP-PLACE-CITY-15", "RP-TRADE-04", "RP-ORDER-10", "RP-WARCHECK-07"])
def test_where_edition_1_is_silent_the_later_reading_holds(rule: str) -> None:
    assert rule in in_force(4, edition="1") & in_force(4)


def test_variants_hold_where_they_are_played() -> None:
    assert in_force(2) - in_force(3) == optional("two-player") == {f"RP-VAR2P-{number:02}" for number in range(1, 14)}
    short = in_force(3, length="short") - in_force(3)
    assert short == optional("short-game") == {f"RP-SHORT-{number:02}" for number in range(1, 7)}
    assert in_force(3, trade=True) - in_force(3) == optional("trade") == {"RP-TRADE-01", "RP-TRADE-02"}
    for variant, smaller in (("two-player", in_force(3)), ("short-game", in_force(2)), ("trade", in_force(2))):
        assert not optional(variant) & smaller
