"""An extended war of Trinidad and the automaton at the screen: the Combat Area, who acts when, a fight, its cards."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from tests.cli.test_trinidad import drawn
from tests.titles.trinidad.build import house, table, walled
from tests.titles.trinidad.wars import FIFTH, FIRST, FOURTH, SECOND, THIRD, attacker, unit, war

ATTACKERS = [
    attacker(FIRST, "NCR", wounds=1),
    attacker(SECOND, "NW-north", elite=True),
    attacker(THIRD, "SW-west"),
    attacker(FOURTH, "SE-east"),
    attacker(FIFTH, None, taken_by=2),
]


def at_war(**fields: Any) -> TrinidadState:
    units = [unit("veteran-miliciano", "NCR"), unit("soldier", "CR", wounds=1)]
    laid: dict[str, Any] = {
        "seats": {0: {"units": units, "hand": [13]}, 1: {"units": [unit("miliciano", "NCR")]}},
        "buildings": {"i3": house(0), "i2": house(1), "j4": "barracks"},
        "walls": walled("NW"),
        "flames": {"NCR": 1, "NE": 2},
        **fields,
    }
    return war(ATTACKERS, **laid)


def shown_of(state: TrinidadState, width: int | None = None) -> list[str]:
    """From the heading of the war on."""
    lines = drawn(state, width=width)
    return lines[next(number for number, line in enumerate(lines) if line.startswith("War with")) :]


def test_the_war_map_shows_districts_flames_posts_and_who_waits_outside() -> None:
    heading, *lines = shown_of(at_war(), 100)
    assert heading == "War with the Natives, round 1"
    assert lines[0].split() == ["*2", "5/5", "i2"]  # north of the north-west
    assert lines[1].strip().startswith(f"·{'▀' * 18}·{'╌' * 18}·")  # whose walls are closed
    cells = [[cell.strip(" █┊") for cell in line.split("│")] for line in lines[2:8]]
    assert cells[0] == ["north-west", "north centre-left", "NCR ^", "north-east ^^"]
    assert [cell[2] for cell in cells[1:4]] == ["A1 M+ 4/4", "B1 M 2/2", "#1 2/3 i1!"]
    south = next(line for line in lines if "south-west" in line)
    assert south.startswith("#3 2/2 i3 ┊south-west")
    assert south.endswith("┊#4 2/3 i4")
    assert any("A2 S 5/5!" in line for line in lines)


def test_the_order_of_the_round_and_what_each_attacker_does_next() -> None:
    text = "\n".join(line.rstrip() for line in shown_of(at_war(), 100))
    assert "in turn          A · #1 · B · *2 · C · #3 · #4\n" in text
    assert "1 Indio 2/3 i1, 1 wound > fights" in text
    assert "2 Warrior 5/5 i2 > north-west" in text
    assert "5 Indio: 3 hits won by C" in text
    assert "3 flames · 4 attackers" in text


def test_a_fight_tells_both_attack_values_part_by_part() -> None:
    state = at_war(
        phase="combat",
        step={"marker": 1, "attacker": 1, "district": "NCR", "burned": 1},
        waiting=[{"phase": "turn", "actor": 0}],
    )
    text = "\n".join(line.rstrip() for line in shown_of(state, 120))
    assert "A1 Veteran Miliciano: attack 11 (alone 4, cards +5, friends +2), hits 4" in text
    assert "1 Indio: attack 2 (alone 2), hits 3" in text
    assert "the attackers still show a card" in text


def test_a_war_that_waits_has_no_map_yet() -> None:
    state = table(3, decade=5, options={"extended-war": True}, war={"faction": "pirates", "modifier": 1})
    assert shown_of(state)[:2] == ["War with the Pirates, begins with the next decade", ""]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 100, 140])
def test_the_war_fits_the_screen(width: int, language: str) -> None:
    shown = drawn(at_war(), language, width)
    assert max(len(line) for line in shown) <= width
    assert any(line.lstrip().startswith(("#3", "┊#3")) and "┊#4" in line for line in shown)


def test_the_automaton_shows_its_cards_of_the_decade() -> None:
    state = table(2, options={"automaton": "medium"}, automaton={"open": ["S07", "S12"]})
    text = "\n".join(drawn(state))
    assert "S07 Gather" in text
    assert "S12 Council" in text
    assert "12 before the next shuffle" in text
