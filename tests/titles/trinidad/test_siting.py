"""Cabildo and Cathedral: where they go, what gives way to them, and what its owners get."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from tests.titles.trinidad.build import (
    asked,
    building,
    cabildo,
    cathedral,
    coins,
    full,
    happens,
    house,
    legal,
    legal_of,
    lot,
    marked,
    palace,
    pieces,
    play,
    reason,
    refusal,
    supply,
    table,
)

RING = ("f3", "g3", "h3", "i3", "f4", "i4", "f5", "i5", "f6", "i6")
PAIRS = {"f3-g3", "g3-h3", "h3-i3", "f3-f4", "i3-i4", "f4-f5", "i4-i5", "f5-f6", "i5-i6"}


def crowded(but: tuple[str, ...] = (), **others: Any) -> dict[str, Any]:
    """A ring full of Houses of seat 1 and 2, some spaces left free or with something else."""
    houses = {space: house(1 if place < 5 else 2) for place, space in enumerate(RING) if space not in but}
    return {**houses, **others}


def siting(name: str, **fields: Any) -> TrinidadState:
    """Seat 0 fills the grid of Cabildo or Cathedral and is asked for its place."""
    slots = {"cabildo": 8, "cathedral": 10}[name]
    t = table(4, grids={name: full(slots - 1, 1, 2, 3)}, **fields)
    play(t, f"work {name}")
    return t


@pytest.mark.rule("TR-MAJOR-10")
def test_the_cabildo_goes_on_a_free_space_of_the_ring() -> None:
    t = siting("cabildo", buildings={"f3": "quarry"})
    assert asked(t) == (0, "siting")
    assert legal_of(t, "site") == set(RING) - {"f3"}
    assert reason(t, "site f3") == "TR-MAJOR-10"
    assert reason(t, "site e3") == "TR-MAJOR-10"
    assert reason(t, "site g4") == "TR-MAJOR-10"
    assert reason(t, "span g3-h3") == "engine.other-decision"
    assert reason(t, "done") == "engine.other-decision"
    play(t, "site g3")
    assert cabildo(t) == "g3"
    assert building(t, "g3") == "cabildo"
    assert asked(t) == (1, "turn")


@pytest.mark.rule("TR-MAJOR-11")
def test_on_a_full_ring_a_minor_building_gives_way() -> None:
    t = siting("cabildo", buildings=crowded())
    assert legal_of(t, "site") == set(RING)
    before = (int(t.players[2].houses), coins(t, 2), int(t.coins))
    happened = happens(t, "site i6")
    assert ("building-displaced", {"building": "house", "space": "i6", "owner": 2}) in happened
    assert ("refunded", {"seat": 2, "bronze": 1}) in happened
    assert (int(t.players[2].houses), coins(t, 2), int(t.coins)) == (before[0] + 1, before[1] + 1, before[2] - 1)
    assert building(t, "i6") == "cabildo"


@pytest.mark.rule("TR-MAJOR-11")
def test_the_cathedral_does_not_give_way() -> None:
    t = siting("cabildo", buildings=crowded(but=("f3", "g3")), cathedral="f3-g3")
    assert legal_of(t, "site") == set(RING) - {"f3", "g3"}
    assert reason(t, "site f3") == "TR-MAJOR-11"


@pytest.mark.rule("TR-MAJOR-12")
def test_a_displaced_palace_brings_its_owner_two_silver() -> None:
    t = siting("cabildo", buildings=crowded(but=("h3",), h3=palace(3)), seats={3: {"coins": 1}})
    assert (pieces(t, "palace"), int(t.players[3].palace_markers)) == (4, 2)
    play(t, "site h3")
    assert coins(t, 3) == 1 + 4
    assert (pieces(t, "palace"), int(t.players[3].palace_markers)) == (5, 3)


@pytest.mark.rule("TR-MAJOR-12")
def test_all_other_pieces_go_home_without_pay() -> None:
    def displaced(what: Any) -> TrinidadState:
        return play(siting("cabildo", buildings=crowded(but=("h3",), h3=what)), "site h3")

    for name in ("quarry", "carpentry", "market", "barracks", "church", "square"):
        stock = {"quarry": 2, "carpentry": 2, "market": 2, "barracks": 2, "church": 2, "square": 3}[name]
        assert pieces(displaced(name), name) == stock
    assert pieces(displaced("corporation"), "corporation-hacienda") == 2
    for kind in ("stone", "wood"):
        before = siting("cabildo", buildings=crowded(but=("h3",), h3=f"hacienda-{kind}"))
        after = play(before.copy(), "site h3")
        assert pieces(after, "corporation-hacienda") == 2
        assert supply(after)[kind] == supply(before)[kind] + 1
    for name in ("monument", "fountain"):
        t = displaced(marked(name, 3))
        assert (pieces(t, name), pieces(t, "square"), int(t.players[3].status_markers)) == (2, 3, 2)
        unmarked = displaced(name)
        assert (pieces(unmarked, name), pieces(unmarked, "square")) == (2, 3)
    cleared = displaced(lot(3))
    assert (int(cleared.players[3].lots), coins(cleared, 3)) == (2, 0)


@pytest.mark.rule("TR-MAJOR-12", "TR-COMP-05")
def test_a_refund_is_paid_as_far_as_coins_are_there() -> None:
    t = siting("cabildo", buildings=crowded(but=("h3",), h3=palace(3)), supply={"coins": 3})
    play(t, "site h3")
    assert (coins(t, 3), int(t.coins)) == (3, 0)


@pytest.mark.rule("TR-MAJOR-12")
def test_who_is_displaced_is_no_neighbour_any_more() -> None:
    t = siting("cabildo", buildings={**crowded(), "d1": lot(0)})
    space = t.vocabulary.parse("site f2") - int(t.board.site)
    assert t.city.beside[space] == 1 << 1
    play(t, "site f3")
    assert t.city.beside[space] == 1 << 1  # by g3
    both = siting("cabildo", buildings=crowded(but=("g3", "f3"), g3="quarry", f3=house(1)))
    assert both.city.beside[space] == 1 << 1
    play(both, "site f3")
    assert both.city.beside[space] == 0


@pytest.mark.rule("TR-MAJOR-14")
def test_the_cathedral_covers_two_spaces_side_by_side() -> None:
    t = siting("cathedral")
    assert legal(t) == {f"span {pair}" for pair in PAIRS}
    for pair in ("e3-f3", "f2-f3", "g3-g4", "f6-g6"):
        assert reason(t, f"span {pair}") == "TR-MAJOR-14"
    assert reason(t, "site f3") == "engine.other-decision"
    play(t, "span f5-f6")
    assert cathedral(t) == "f5-f6"
    assert [building(t, space) for space in ("f5", "f6")] == ["cathedral", "cathedral"]
    assert asked(t) == (1, "turn")


@pytest.mark.rule("TR-MAJOR-15")
def test_a_free_pair_must_be_used() -> None:
    t = siting("cathedral", buildings=crowded(but=("f5", "f6", "h3")))
    assert asked(t) == (1, "turn")  # the only pair
    assert cathedral(t) == "f5-f6"
    several = siting("cathedral", buildings=crowded(but=("f5", "f6", "i5", "i6", "h3")))
    assert legal(several) == {"span f5-f6", "span i5-i6"}
    assert reason(several, "span h3-i3") == "TR-MAJOR-15"
    assert reason(several, "span f3-g3") == "TR-MAJOR-15"


@pytest.mark.rule("TR-MAJOR-15")
def test_else_a_single_building_gives_way() -> None:
    t = siting("cathedral", buildings=crowded(but=("i6",)))
    assert cathedral(t) == "i5-i6"  # nothing to choose
    assert (coins(t, 2), int(t.players[2].houses)) == (1, 7 - 4 + 1 - 0)
    several = siting("cathedral", buildings=crowded(but=("h3",)))
    assert legal(several) == {"span g3-h3", "span h3-i3"}
    assert reason(several, "span i5-i6") == "TR-MAJOR-15"


@pytest.mark.rule("TR-MAJOR-15")
def test_on_a_full_ring_two_buildings_give_way() -> None:
    t = siting("cathedral", buildings=crowded())
    assert legal(t) == {f"span {pair}" for pair in PAIRS}
    play(t, "span f4-f5")
    assert (coins(t, 1), coins(t, 2)) == (1, 1)


@pytest.mark.rule("TR-MAJOR-15")
def test_the_cabildo_never_gives_way() -> None:
    t = siting("cathedral", buildings=crowded(but=("h3", "g3")), cabildo="g3")
    assert cathedral(t) == "h3-i3"
    full_ring = siting("cathedral", buildings=crowded(but=("g3",)), cabildo="g3")
    assert legal(full_ring) == {f"span {pair}" for pair in PAIRS - {"f3-g3", "g3-h3"}}
    assert reason(full_ring, "span g3-h3") == "TR-MAJOR-15"


@pytest.mark.rule("TR-MAJOR-05")
def test_positions_while_a_place_is_chosen() -> None:
    for name in ("cabildo", "cathedral"):
        t = siting(name, buildings={"f3": "quarry"})
        written = t.to_position()
        again = t.title.from_position(written)
        assert again.to_position() == written
        assert again.legal_actions() == t.legal_actions()
        assert refusal(4, **{**without_title(written), "phase": "siting", "step": {"building": "fort"}}).startswith(
            "step.building: 'fort' is none of"
        )
    said = refusal(
        4,
        phase="siting",
        step={"building": "cabildo"},
        waiting=[{"phase": "working", "step": {"grid": "cabildo", "own": [1]}}, {"phase": "turn"}],
        grids={"cabildo": {1: 0}},
    )
    assert said == "step.building: the cabildo was not completed just now (TR-MAJOR-05)"


def without_title(written: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in written.items() if name not in ("title", "players", "rules")}
