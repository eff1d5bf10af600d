"""Positions with the automaton: round trips, and what cannot be is refused with its rule."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.board_packs import to_document
from cabildo.engine.errors import OptionError, PositionError
from cabildo.titles.trinidad.board.pack_reading import default_pack, load_pack
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import house, lot, refusal
from tests.titles.trinidad.solo import BUILD, GATHER, PRODUCTION, TRADE, WALLS, alone, turn

OPTIONS = {"automaton": "medium"}


@pytest.mark.parametrize("card", [GATHER, TRADE, WALLS, PRODUCTION, BUILD])
def test_what_is_left_to_a_person_is_written_and_read(card: str) -> None:
    homes = {"b5": lot(1), "c5": lot(1), "m2": house(1), "n3": house(1)}
    state = alone({"workers": 2, "spent": 3}, buildings=homes)
    turn(state, card)
    assert state.decision.kind == "deciding"
    again = TITLE.from_position(state.to_position())
    assert again.to_position() == state.to_position()
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(
    ("robot", "fields", "rule"),
    [
        ({"banners": {"red": 1}}, {}, "TR-SOLO-20"),
        ({"character": "bishop"}, {}, "TR-SOLO-07"),
        ({"hand": [20], "rotated": [20]}, {}, "TR-SOLO-38"),
        ({"helpers": 1}, {}, "TR-SOLO-21"),
        ({"dock": {"stone": 1}}, {}, "TR-SOLO-30"),
        ({"status": {"cards": 1}}, {}, "TR-SOLO-30"),
        ({"workers": 6}, {}, "TR-COMP-02"),
        ({"borrowed": {"wood": 1}}, {}, "TR-SOLO-15"),
        ({"spent": 1, "order_workers": 1}, {}, "TR-SOLO-30"),
        ({}, {"actor": 1}, "TR-SOLO-01"),
        ({}, {"automaton": {"open": ["S01"], "under": ["S01"]}}, "TR-SOLO-05"),
        ({}, {"automaton": {"open": ["S17"]}}, "TR-SOLO-05"),
        ({}, {"automaton": {"under": [f"S{card:02}" for card in range(1, 16)]}}, "TR-SOLO-05"),
        ({}, {"phase": "choosing", "actor": 0}, "TR-SOLO-07"),
    ],
)
def test_what_an_automaton_never_has_is_refused(robot: dict[str, Any], fields: dict[str, Any], rule: str) -> None:
    assert rule in refusal(2, seats={1: robot}, options=OPTIONS, **fields)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ({"step": {"choice": "store", "cube": "wood", "left": 3}}, "TR-SOLO-18"),
        ({"step": {"choice": "store", "cube": "wood", "left": 1, "emptied": 2}}, "TR-GRID-03"),
        ({"step": {"choice": "stack", "left": 2}}, "TR-SOLO-30"),
        ({"step": {"choice": "cabildo"}}, "TR-SOLO-30"),
        ({"step": {"choice": "store", "cube": "wood", "left": 2, "first": 5}}, "TR-GRID-01"),
        ({"automaton": {}}, "TR-SOLO-30"),
        ({"passed": [1]}, "TR-ACTION-04"),
        ({"waiting": [{"phase": "solo-turn", "actor": 0, "step": {"card": "S07", "done": True}}]}, "TR-FREE-02"),
    ],
)
def test_a_forged_choice_is_refused(change: dict[str, Any], rule: str) -> None:
    state = alone()
    turn(state, GATHER)
    with pytest.raises(PositionError, match=rule):
        TITLE.from_position({**state.to_position(), **change})


@pytest.mark.rule("TR-SOLO-01")
def test_without_the_option_there_are_no_cards_of_an_automaton() -> None:
    assert "TR-SOLO-01" in refusal(2, automaton={"open": ["S01"]})


@pytest.mark.rule("TR-SOLO-30", "TR-SOLO-32")
@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("name", "Dance", "must be one of"),
        ("workers", "many", "must be a number or two"),
        ("workers", "3-2", "must name the fewest first"),
    ],
)
def test_cards_of_a_pack_are_checked(field: str, value: str, message: str) -> None:
    document = to_document(default_pack())
    document["solo_cards"][0][field] = value
    with pytest.raises(OptionError, match=message):
        load_pack(document)


@pytest.mark.rule("TR-SOLO-32")
def test_numbers_of_a_pack_are_those_of_the_game() -> None:
    document = to_document(default_pack())
    document["solo_cards"][3]["workers"] = "2"  # Gather
    state = TITLE.setup(1, {}, document).empty_state()
    assert [int(count) for count in state.board.solo_least][6:8] == [2, 2]
