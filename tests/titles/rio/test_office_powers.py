"""What an office brings its owner in a turn. What Gunner and General do in a war is tested with the war."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import (
    BUSY,
    PEACE,
    WALLS,
    asked,
    effects,
    goods,
    happens,
    legal_of,
    next_year,
    play,
    score,
    table,
    tally,
    walled,
    why,
    year,
)

Seats = dict[int, dict[str, Any]]
BOTH_EDITIONS = pytest.mark.parametrize("edition", ["2.03", "1"])


def holding(*offices: str, seat: int = 0, **fields: Any) -> RioState:
    """The seat in its effects turn with these offices from earlier years."""
    seats = {seat: {**BUSY, "offices": list(offices)}}
    return table(4, phase="effects", actor=seat, seats=seats, **fields)


# ---- free goods


@pytest.mark.rule("RP-OFFICE-44")
def test_a_master_stonecutter_of_1590_gives_nine_stone() -> None:
    seats = {0: {**BUSY, "silver": 5, "score": 10}}
    t = table(4, phase="effects", year=1590, seats=seats, bids={"master-stonecutter": 0}, **PEACE)
    play(t, "assume master-stonecutter")
    for turns in range(10):
        assert goods(t, 0) == (0, turns - 1 if turns > 0 else 0, 0, 0)
        next_year(t)
    assert t.over
    assert goods(t, 0) == (0, 9, 0, 0)


@pytest.mark.rule("RP-OFFICE-46")
@BOTH_EDITIONS
def test_the_wood_of_a_master_carpenter_can_be_spent_at_once(edition: str) -> None:
    t = table(
        4, year=1591, actor=3, edition=edition, seats={0: {"offices": {"master-carpenter": 1590}, **BUSY, "artisan": 1}}
    )
    assert goods(t, 0) == (0, 0, 0, 0)
    play(t, "done")
    assert (asked(t), goods(t, 0)) == ((0, "effects"), (1, 0, 0, 0))
    assert goods(play(t, "craft wood"), 0) == (0, 0, 1, 0)


@pytest.mark.rule("RP-OFFICE-48")
@BOTH_EDITIONS
def test_a_master_artisan_needs_no_wood_or_stone(edition: str) -> None:
    seats = {0: {"offices": ["master-artisan"], **BUSY, "wood": 2, "stone": 3}}
    t = play(table(4, actor=3, edition=edition, seats=seats), "done")
    assert (asked(t), goods(t, 0)) == ((0, "effects"), (2, 3, 1, 0))
    assert [goods(t, seat)[2] for seat in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("RP-OFFICE-50")
@BOTH_EDITIONS
@pytest.mark.parametrize(("good", "gained"), [("wood", (1, 0, 0)), ("stone", (0, 1, 0)), ("precious", (0, 0, 1))])
def test_a_master_merchant_takes_one_good_of_any_kind(good: str, gained: tuple[int, int, int], edition: str) -> None:
    t = holding("master-merchant", edition=edition)
    assert legal_of(t, "draw") == {"wood", "stone", "precious"}
    play(t, f"draw {good}")
    assert goods(t, 0) == (*gained, 0)
    for other in ("wood", "stone", "precious"):
        assert why(t, f"draw {other}") == "RP-OFFICE-50"
    assert legal_of(t, "draw") == set()
    assert why(effects(next_year(t)), "draw wood") is None
    assert why(holding("master-merchant", seat=1, edition=edition), "draw wood", 1) is None
    assert why(holding("gunner", edition=edition), "draw wood") == "RP-OFFICE-50"


# ---- free pieces


@pytest.mark.rule("RP-OFFICE-23")
@BOTH_EDITIONS
def test_the_roadmaker_lays_one_piece_a_turn(edition: str) -> None:
    t = play(holding("roadmaker", edition=edition), "lay road", "road e6-f6")
    assert (asked(t), sum(t.city.roads)) == ((0, "effects"), 1)
    assert why(t, "lay road") == "RP-OFFICE-23"
    t = holding("roadmaker", edition=edition)
    effects(next_year(t))  # the piece of the first turn is not laid
    play(t, "lay road", "road e6-f6")
    assert asked(t) == (0, "effects")
    assert why(t, "lay road") == "RP-OFFICE-23", "nothing was saved"
    assert why(holding("defender", edition=edition), "lay road") == "RP-OFFICE-23"


@pytest.mark.rule("RP-OFFICE-26")
@BOTH_EDITIONS
def test_the_defender_lays_one_piece_a_turn(edition: str) -> None:
    open_edges = {"north a", "north b", "west 1", "east 8"}
    built = [edge for edge in walled(*WALLS) if edge not in open_edges]
    t = play(holding("defender", edition=edition, walls=built), "lay wall")
    assert legal_of(t, "wall") == open_edges
    play(t, "wall north b")
    assert int(t.board.closable & ~t.city.walls).bit_count() == 3
    assert why(t, "lay wall") == "RP-OFFICE-26"
    assert why(holding("roadmaker", edition=edition), "lay wall") == "RP-OFFICE-26"
    assert why(holding("defender", edition=edition, walls=walled(*WALLS)), "lay wall") == "RP-WALL-02"


# ---- the Shipowner


@pytest.mark.rule("RP-OFFICE-34")
@BOTH_EDITIONS
def test_the_shipowner_has_half_of_what_is_paid_for_the_departure(edition: str) -> None:
    def paid(payer: int, owner: int | None) -> list[int]:
        seats: Seats = {seat: {"silver": 2} for seat in range(4)}
        seats[0]["cargo"] = {"wood": 1}
        if owner is not None:
            seats[owner]["offices"] = ["shipowner"]
        t = table(4, actor=payer, edition=edition, seats=seats, harbor=True, year=1581)
        play(t, "depart")
        return [goods(t, seat)[3] for seat in range(4)]

    assert paid(1, 2) == [2, 0, 3, 2]
    assert paid(2, 2) == [2, 2, 1, 2], "also from the own payment"
    assert paid(1, None) == [2, 0, 2, 2]


@pytest.mark.rule("RP-OFFICE-35")
@BOTH_EDITIONS
def test_the_shipowner_scores_when_the_ship_comes_back(edition: str) -> None:
    peace = PEACE if edition == "2.03" else {}
    seats: Seats = {0: {"cargo": {"wood": 1, "stone": 1}}, 2: {"offices": {"shipowner": 1588}}, 3: BUSY}
    ship = {"departure_paid": True}
    t = table(4, phase="effects", actor=3, year=1590, edition=edition, seats=seats, harbor=True, ship=ship, **peace)
    assert "ship-left" in [name for name, _ in happens(t, "done")]
    next_year(t)
    assert (year(t), score(t, 2)) == (1592, 0)
    next_year(t)
    assert (year(t), tally(t, 2)) == (1593, {"shipowner": 3})
    next_year(t)
    assert score(t, 2) == 3, "not again without a shipment"


@pytest.mark.rule("RP-OFFICE-35", "RP-OFFICE-10")
def test_a_shipowner_of_this_turn_does_not_score() -> None:
    seats: Seats = {0: {"cargo": {"wood": 1}}, 2: {"offices": {"shipowner": 1592}}, 3: BUSY}
    t = table(4, phase="effects", actor=3, year=1592, seats=seats, harbor=True, ship={"returns": 1592}, **PEACE)
    assert ("ship-returned", {"goods": 1}) in happens(t, "done")
    assert score(t, 2) == 0
