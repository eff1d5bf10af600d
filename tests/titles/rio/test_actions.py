"""The numbers of the actions, which stay the same within a version of the rules, are those of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cabildo.engine.errors import NotationError
from cabildo.titles.rio import actions
from cabildo.titles.rio.board.making import board_of
from cabildo.titles.rio.board.pack_reading import load_pack
from cabildo.titles.rio.terms import GRIDS, MINORS, OFFICES, SLOTS, TRACK_SLOTS, TRACKS, WARE_NAMES
from cabildo.titles.rio.title import TITLE
from cabildo.titles.rio.war.groups import BIGGEST
from tests.titles.rio.boards import printed, smaller

# each range with its first and last action, in the order of the numbers
RANGES: list[tuple[int, str, str]] = [
    (actions.DONE, "done", "done"),
    (actions.STAY, "stay", "stay"),
    (actions.FIELDS, "fields", "fields"),
    (actions.ARTISAN, "artisan", "artisan"),
    (actions.DOCK, "dock", "dock"),
    (actions.ORDER, "order", "order"),
    (actions.DEPART, "depart", "depart"),
    (actions.BID, "bid gunner", "bid governor"),
    (actions.TAKE, "take mine 1", "take forest 8"),
    (actions.WORK, "work palace 1", "work roads 12"),
    (actions.OWE, "owe palace 1", "owe roads 12"),
    (actions.SHADOW_WORK, "shadow palace 1", "shadow roads 12"),
    (actions.SHADOW_OWE, "shadow-owe palace 1", "shadow-owe roads 12"),
    (actions.COLLECT, "collect mine 1", "collect forest 8"),
    (actions.HARVEST, "harvest", "harvest"),
    (actions.CRAFT, "craft wood", "craft stone"),
    (actions.LOAD, "load wood", "load precious"),
    (actions.BUY, "buy wood", "buy stone"),
    (actions.ASSUME, "assume gunner", "assume governor"),
    (actions.SETTLE, "settle palace 1", "settle roads 12"),
    (actions.DRAW, "draw wood", "draw precious"),
    (actions.LAY_ROAD, "lay road", "lay road"),
    (actions.LAY_WALL, "lay wall", "lay wall"),
    (actions.ACTIVATE, "activate", "activate"),
    (actions.SELL, "sell wood", "sell precious"),
    (actions.BUILD, "build hut", "build church"),
    (actions.PAY, "pay 0 wood 0 stone", "pay 4 wood 4 stone"),
    (actions.POSITION, "position 1", "position 5"),
    (actions.OFFER, "offer 1", "offer 5"),
    (actions.GIVE, "give 1 wood", "give 20 silver"),
    (actions.GIVE_OFFICE, "give gunner", "give governor"),
    (actions.ASK, "ask 1 wood", "ask 20 silver"),
    (actions.ASK_OFFICE, "ask gunner", "ask governor"),
    (actions.PROPOSE, "propose", "propose"),
    (actions.ACCEPT, "accept", "accept"),
    (actions.DECLINE, "decline", "decline"),
    (actions.COUNTER, "counter", "counter"),
    (actions.WITHDRAW, "withdraw", "withdraw"),
    (actions.HOLD_FIRE, "hold-fire", "hold-fire"),
    (actions.BET, "bet 1", "bet 7"),
    (actions.RECRUIT, "recruit", "recruit"),
    (actions.REFUSE, "refuse", "refuse"),
    (actions.AGREE, "agree", "agree"),
    (actions.COMMAND, "command", "command"),
]
STARTS = [first for first, _, _ in RANGES]
ENDS = dict(zip(STARTS, [*STARTS[1:], actions.ACTIONS], strict=True))

BOARDS: dict[str, Callable[[], dict[str, Any]]] = {"default": printed, "smaller": smaller}


@pytest.mark.parametrize(("first", "first_notation", "last_notation"), RANGES, ids=[first for _, first, _ in RANGES])
def test_a_range_begins_where_the_one_before_it_ends(first: int, first_notation: str, last_notation: str) -> None:
    assert TITLE.parse(first_notation) == first
    assert TITLE.parse(last_notation) == ENDS[first] - 1


def test_no_range_is_forgotten() -> None:
    sizes = {"MOST_PAID", "PAYMENTS", "MOST_TRADED", "HIGHEST_BET", "ACTIONS"}
    named = {name: value for name, value in vars(actions).items() if name.isupper() and isinstance(value, int)}
    assert sorted(value for name, value in named.items() if name not in sizes) == STARTS


def test_numbers_inside_a_range_are_counted_as_the_rules_count_them() -> None:
    assert TITLE.parse("take forest 1") == actions.TAKE + TRACK_SLOTS
    assert TITLE.parse("collect forest 3") == actions.COLLECT + TRACK_SLOTS + 2
    for first, verb in ((actions.WORK, "work"), (actions.OWE, "owe"), (actions.SETTLE, "settle")):
        assert TITLE.parse(f"{verb} fort 3") == first + 3 * SLOTS + 2
    assert TITLE.parse("shadow walls 2") == actions.SHADOW_WORK + 4 * SLOTS + 1
    assert TITLE.parse("pay 2 wood 1 stone") == actions.PAY + 2 * actions.PAYMENTS + 1
    assert TITLE.parse("give 3 stone") == actions.GIVE + actions.MOST_TRADED + 2
    assert TITLE.parse("ask 1 silver") == actions.ASK + 3 * actions.MOST_TRADED
    assert actions.MOST_PAID == actions.PAYMENTS - 1
    for first in (actions.WORK, actions.OWE, actions.SHADOW_WORK, actions.SHADOW_OWE, actions.SETTLE):
        assert ENDS[first] - first == GRIDS * SLOTS
    for first in (actions.TAKE, actions.COLLECT):
        assert ENDS[first] - first == TRACKS * TRACK_SLOTS
    for first in (actions.BID, actions.ASSUME, actions.GIVE_OFFICE, actions.ASK_OFFICE):
        assert ENDS[first] - first == OFFICES
    assert ENDS[actions.BUILD] - actions.BUILD == MINORS
    assert ENDS[actions.BET] - actions.BET == actions.HIGHEST_BET
    assert ENDS[actions.GIVE] - actions.GIVE == ENDS[actions.ASK] - actions.ASK == len(WARE_NAMES) * actions.MOST_TRADED


# ---- on the map


@pytest.mark.parametrize("name", BOARDS)
def test_ranges_on_the_map_are_those_of_the_board(name: str) -> None:
    pack = BOARDS[name]()
    vocabulary = TITLE.vocabulary(pack)
    board = board_of(load_pack(pack), 3, TITLE.check(3, None))
    starts = {
        "place": board.place,
        "oust": board.oust,
        "use": board.use,
        "site": board.site,
        "road": board.road,
        "wall": board.wall,
        "muster": board.muster,
        "shoot": board.shoot,
        "garrison": board.garrison,
        "lead": board.lead,
        "march": board.march,
        "sacrifice": board.sacrifice,
        "recall": board.recall,
    }
    found = {range_.name: range_ for range_ in vocabulary.ranges if range_.name in starts}
    assert {kind: range_.first for kind, range_ in found.items()} == starts
    ends = [*list(starts.values())[1:], len(vocabulary)]
    assert [range_.first + range_.size for range_ in found.values()] == ends
    assert found["road"].size == len(board.border_points)
    assert found["wall"].size == len(board.edge_space)
    assert found["muster"].size == found["shoot"].size == BIGGEST * len(board.edge_space)
    for kind in ("garrison", "march", "recall"):
        assert found[kind].size == board.spaces
    for kind in ("lead", "sacrifice"):
        assert found[kind].size == board.spaces + BIGGEST * len(board.edge_space)


@pytest.mark.parametrize("name", BOARDS)
def test_notation_goes_both_ways_over_the_whole_board(name: str) -> None:
    vocabulary = TITLE.vocabulary(BOARDS[name]())
    notations = [vocabulary.notation(action) for action in range(len(vocabulary))]
    assert len(set(notations)) == len(notations)
    assert [vocabulary.parse(notation) for notation in notations] == list(range(len(vocabulary)))


def test_places_have_the_names_that_people_use() -> None:
    vocabulary = TITLE.vocabulary()
    board = board_of(load_pack(None), 3, TITLE.check(3, None))
    assert vocabulary.parse("place a1") == board.place
    assert vocabulary.parse("place e6") == board.place + 5 * 16 + 4
    assert vocabulary.parse("use p10") == board.use + 159
    assert vocabulary.parse("road a1-b1") == board.road
    assert vocabulary.parse("road a1-a2") == board.road + 10 * 15
    assert vocabulary.parse("wall north p") == board.wall + 15
    assert vocabulary.parse("wall east 1") == board.wall + 16
    assert vocabulary.parse("wall south a") == board.wall + 26
    assert vocabulary.parse("wall west 10") == board.wall + 51
    assert vocabulary.parse("muster north b 1") == board.muster + 3
    assert vocabulary.parse("shoot east 1 3") == board.shoot + 3 * 16 + 2
    assert vocabulary.parse("lead p10") == board.lead + 159
    assert vocabulary.parse("lead north a 1") == board.lead + 160
    assert vocabulary.parse("sacrifice west 10 3") == board.sacrifice + 160 + 3 * 51 + 2


def test_a_smaller_board_is_without_the_places_beyond_it() -> None:
    vocabulary = TITLE.vocabulary(smaller())
    assert vocabulary.parse("recall l8") == len(vocabulary) - 1
    for beyond in ("place m1", "place a9", "road l1-m1", "wall north m", "wall east 9", "muster north m 1", "march a9"):
        assert TITLE.parse(beyond)
        with pytest.raises(NotationError):
            vocabulary.parse(beyond)
