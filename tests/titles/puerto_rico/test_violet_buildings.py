"""The small violet buildings of settler, builder, craftsman and trader; the captain's are in a file of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import GOOD_NAMES
from tests.titles.puerto_rico.build import asked, board, by_good, decline, legal, manned, play, table, why

NO_TILES = dict.fromkeys(GOOD_NAMES, 0)


def tiles(row: object) -> int:
    return sum(by_good(row).values())


# ---- small and large market


@pytest.mark.rule("PR-BLD-SMALL-MARKET-01")
def test_small_market_adds_1_to_a_sale() -> None:
    seller = manned("small-market", goods={"corn": 1})
    t = table(4, phase="trading", taker=0, actor=1, seats={1: seller})
    assert board(play(t, "sell corn"), 1).doubloons == 0 + 1


@pytest.mark.rule("PR-BLD-LARGE-MARKET-01")
def test_large_market_adds_2_to_a_sale() -> None:
    seller = manned("large-market", goods={"indigo": 1})
    t = table(4, phase="trading", taker=0, actor=1, seats={1: seller})
    assert board(play(t, "sell indigo"), 1).doubloons == 1 + 2


@pytest.mark.rule("PR-BLD-LARGE-MARKET-02")
def test_both_markets_add_3_but_only_to_a_sale() -> None:
    seller = manned("small-market", "large-market", goods={"sugar": 1})
    t = table(4, phase="trading", taker=0, actor=1, seats={1: seller})
    assert board(play(t.copy(), "sell sugar"), 1).doubloons == 2 + 3
    assert board(play(t.copy(), "pass"), 1).doubloons == 0


# ---- hacienda


@pytest.mark.rule("PR-BLD-HACIENDA-01")
def test_hacienda_draws_a_hidden_plantation_before_the_normal_tile() -> None:
    t = table(4, phase="tile", seats={0: manned("hacienda", island={"indigo": 3})}, row={"sugar": 1, "corn": 4})
    hidden = tiles(t.stack)
    play(t, "use hacienda")
    assert asked(t) == (0, "tile")
    assert why(t, "use hacienda") == "PR-BLD-HACIENDA-01"  # once a turn
    play(t, "tile sugar")
    assert t.players[0].island_filled == 5
    assert tiles(t.stack) == hidden - 1
    assert by_good(t.row) == {"corn": 4}
    assert asked(t) == (1, "tile")  # their turn is over, so the order cannot be the other way round


@pytest.mark.rule("PR-BLD-HACIENDA-02")
def test_the_drawn_tile_has_to_be_placed() -> None:
    """Only corn lies face down, whatever the owner hopes for."""
    hopeful = manned("hacienda", island={"coffee": 2})
    t = table(4, phase="tile", seats={0: hopeful}, row={"sugar": 5}, stack={**NO_TILES, "corn": 9})
    play(t, "use hacienda")
    assert board(t, 0).island == {"coffee": 2, "corn": 1}
    assert legal(t) == {"pass", "tile sugar", "tile quarry"}  # "pass" is for the normal tile
    play(t, "pass")
    assert board(t, 0).island == {"coffee": 2, "corn": 1}
    assert by_good(t.discards) == {}


@pytest.mark.rule("PR-BLD-HACIENDA-03")
def test_hacienda_and_construction_hut_bring_one_quarry_at_most() -> None:
    t = table(4, phase="tile", seats={0: manned("hacienda", "construction-hut")}, row={"corn": 5})
    play(t, "use hacienda")
    assert t.quarries == 8
    assert "quarry" not in board(t, 0).island
    play(t, "tile quarry")
    assert t.quarries == 7
    assert board(t, 0).island["quarry"] == 1
    assert t.players[0].island_filled == 2
    assert asked(t) == (1, "tile")


@pytest.mark.rule("PR-BLD-HACIENDA-03")
def test_no_way_through_the_turn_brings_two_quarries() -> None:
    t = table(4, phase="tile", seats={0: manned("hacienda", "construction-hut")}, row={"corn": 5})
    gained = [board(end, 0).island for end in ends_of_turn(t)]
    assert {island.get("quarry", 0) for island in gained} == {0, 1}
    assert max(sum(island.values()) for island in gained) == 2


def ends_of_turn(state: PuertoRicoState) -> Iterator[PuertoRicoState]:
    """The table after the actor's turn, for every way in which they can play it."""
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        if after.actor == state.actor:
            yield from ends_of_turn(after)
        else:
            yield after


@pytest.mark.rule("PR-BLD-HACIENDA-04")
def test_a_drawn_tile_on_the_last_space_costs_the_normal_tile() -> None:
    eleven = manned("hacienda", island={"corn": 8, "quarry": 3})
    t = table(4, phase="tile", seats={0: eleven}, row={"sugar": 5})
    play(t, "use hacienda")
    assert t.players[0].island_filled == 12
    assert by_good(t.row) == {"sugar": 5}
    assert asked(t) == (1, "tile")  # they could only pass

    full = manned("hacienda", island={"corn": 8, "quarry": 3, "indigo": 1})
    t = table(4, phase="tile", seats={0: full}, row={"sugar": 5}, step={"drawn": True})
    assert legal(t) == {"pass"}
    assert why(t, "tile sugar") == "PR-BLD-HACIENDA-04"
    assert why(t, "tile quarry") == "PR-BLD-HACIENDA-04"


@pytest.mark.rule("PR-BLD-HACIENDA-04")
def test_a_full_island_cannot_draw() -> None:
    full = manned("hacienda", island={"corn": 8, "quarry": 3, "indigo": 1})
    t = table(4, phase="tile", seats={0: full}, row={"sugar": 5})
    assert legal(t) == {"pass"}
    assert why(t, "use hacienda") == "PR-BLD-HACIENDA-04"


@pytest.mark.rule("PR-BLD-HACIENDA-05")
def test_hacienda_draws_from_the_discards_when_the_stack_is_empty() -> None:
    discards = {"corn": 2, "sugar": 3, "coffee": 1}
    t = table(4, phase="tile", seats={0: manned("hacienda")}, row={"indigo": 5}, stack=NO_TILES, discards=discards)
    play(t, "use hacienda")
    (drawn,) = board(t, 0).island
    assert drawn in discards
    assert by_good(t.discards) == {}
    assert tiles(t.stack) == 5
    assert by_good(t.stack).get(drawn, 0) == discards[drawn] - 1


@pytest.mark.rule("PR-BLD-HACIENDA-05")
def test_hacienda_has_nothing_to_draw_when_the_discards_are_empty_too() -> None:
    t = table(4, phase="tile", seats={0: manned("hacienda")}, row={"indigo": 5}, stack=NO_TILES)
    assert legal(t) == {"pass", "tile indigo", "tile quarry"}
    assert why(t, "use hacienda") == "PR-BLD-HACIENDA-05"


# ---- construction hut


@pytest.mark.rule("PR-BLD-CONSTRUCTION-HUT-01")
def test_construction_hut_opens_the_quarries() -> None:
    t = table(4, phase="tile", seats={1: manned("construction-hut")}, row={"corn": 5}, quarries=5)
    play(t, "tile corn")
    assert asked(t) == (1, "tile")
    assert legal(t) == {"pass", "tile corn", "tile quarry"}
    play(t, "tile quarry")
    assert t.quarries == 4
    assert board(t, 1).island == {"quarry": 1}
    assert legal(t) == {"pass", "tile corn"}  # seat 2 has no hut
    assert why(t, "tile quarry") == "PR-SETTLER-02"


@pytest.mark.rule("PR-BLD-CONSTRUCTION-HUT-01")
def test_an_empty_construction_hut_opens_nothing() -> None:
    t = table(4, phase="tile", taker=0, actor=1, seats={1: {"city": ["construction-hut"]}}, row={"corn": 4})
    assert legal(t) == {"pass", "tile corn"}
    assert why(t, "tile quarry") == "PR-SETTLER-02"


@pytest.mark.rule("PR-BLD-CONSTRUCTION-HUT-02")
def test_a_settler_with_construction_hut_takes_one_tile_as_well() -> None:
    t = table(4, phase="tile", seats={0: manned("construction-hut")}, row={"corn": 5}, quarries=6)
    play(t, "tile quarry")
    assert t.quarries == 5
    assert board(t, 0).island == {"quarry": 1}
    assert asked(t) == (1, "tile")
    assert why(t, "tile quarry", seat=0) == "engine.not-your-turn"
    assert why(t, "tile corn", seat=0) == "engine.not-your-turn"


# ---- hospice


@pytest.mark.rule("PR-BLD-HOSPICE-01")
def test_hospice_mans_the_quarry_that_was_taken() -> None:
    t = table(4, phase="tile", seats={0: manned("hospice")}, row={"corn": 5}, colonists=30)
    play(t, "tile quarry")
    assert asked(t) == (0, "hospice")
    assert legal(t) == {"pass", "use hospice"}
    assert (board(t, 0).men, t.colonists) == ({"hospice": 1}, 30)
    play(t, "use hospice")
    assert board(t, 0).men == {"hospice": 1, "quarry": 1}
    assert t.colonists == 29
    assert t.colonist_ship == 4
    assert asked(t) == (1, "tile")


@pytest.mark.rule("PR-BLD-HOSPICE-01")
def test_hospice_mans_a_plantation_on_the_turn_of_others_than_the_settler_too() -> None:
    t = table(4, phase="tile", taker=0, actor=2, seats={2: manned("hospice", island={"corn": 1})}, row={"corn": 3})
    play(t, "tile corn", "use hospice")
    assert board(t, 2).island == {"corn": 2}
    assert board(t, 2).men == {"hospice": 1, "corn": 1}


@pytest.mark.rule("PR-BLD-HOSPICE-02")
def test_hospice_gives_nothing_for_the_hacienda_tile() -> None:
    owner = manned("hacienda", "hospice")
    stack = {**NO_TILES, "corn": 9}
    t = table(4, phase="tile", seats={0: owner}, row={"sugar": 5}, stack=stack, colonists=30)
    play(t, "use hacienda")
    assert asked(t) == (0, "tile")
    assert why(t, "use hospice") == "engine.other-decision"
    play(t, "tile sugar", "use hospice")
    assert asked(t) == (1, "tile")
    assert board(t, 0).island == {"corn": 1, "sugar": 1}
    assert board(t, 0).men == {"hacienda": 1, "hospice": 1, "sugar": 1}
    assert t.colonists == 29


@pytest.mark.rule("PR-BLD-HOSPICE-03")
def test_hospice_turns_to_the_ship_when_the_supply_is_empty() -> None:
    t = table(4, phase="tile", seats={0: manned("hospice")}, row={"corn": 5}, colonists=0, colonist_ship=3)
    play(t, "tile corn", "use hospice")
    assert board(t, 0).men == {"hospice": 1, "corn": 1}
    assert (t.colonists, t.colonist_ship) == (0, 2)


@pytest.mark.rule("PR-BLD-HOSPICE-03")
def test_hospice_finds_nobody_when_the_ship_is_empty_too() -> None:
    t = table(4, phase="tile", seats={0: manned("hospice")}, row={"corn": 5}, colonists=0, colonist_ship=0)
    play(t, "tile corn")
    assert asked(t) == (1, "tile")  # nothing is asked
    assert board(t, 0).island == {"corn": 1}
    assert board(t, 0).men == {"hospice": 1}


# ---- university


@pytest.mark.rule("PR-BLD-UNIVERSITY-01")
def test_university_mans_the_new_building() -> None:
    t = table(4, phase="building", seats={0: manned("university", doubloons=9)}, colonists=20)
    play(t, "build guild-hall")
    assert asked(t) == (0, "university")
    assert legal(t) == {"pass", "use university"}
    play(t, "use university")
    assert board(t, 0).men == {"university": 1, "guild-hall": 1}
    assert t.colonists == 19


@pytest.mark.rule("PR-BLD-UNIVERSITY-02")
def test_university_brings_one_colonist_however_many_circles_there_are() -> None:
    t = table(4, phase="building", seats={0: manned("university", doubloons=4)}, colonists=20)
    play(t, "build tobacco-storage", "use university")
    storage = next(entry for entry in t.view(0)["players"][0]["city"] if entry["building"] == "tobacco-storage")
    assert (storage["men"], storage["circles"]) == (1, 3)
    assert t.colonists == 19


@pytest.mark.rule("PR-BLD-UNIVERSITY-03")
def test_university_turns_to_the_ship_when_the_supply_is_empty() -> None:
    t = table(4, phase="building", seats={0: manned("university", doubloons=9)}, colonists=0, colonist_ship=4)
    play(t, "build harbor", "use university")
    assert board(t, 0).men == {"university": 1, "harbor": 1}
    assert (t.colonists, t.colonist_ship) == (0, 3)


@pytest.mark.rule("PR-BLD-UNIVERSITY-03")
def test_university_finds_nobody_when_the_ship_is_empty_too() -> None:
    t = table(4, phase="building", seats={0: manned("university", doubloons=9)}, colonists=0, colonist_ship=0)
    play(t, "build harbor")
    assert asked(t) == (1, "role")  # nothing is asked, and nobody else has money
    assert board(t, 0).city == ["university", "harbor"]
    assert board(t, 0).men == {"university": 1}


@pytest.mark.rule("PR-BLD-UNIVERSITY-04")
def test_university_does_not_man_itself() -> None:
    t = table(4, phase="building", seats={0: {"doubloons": 9}, 1: {"doubloons": 1}})
    play(t, "build university")
    assert asked(t) == (1, "building")
    decline(t)
    assert board(t, 0).city == ["university"]
    assert board(t, 0).men == {}


# ---- office


@pytest.mark.rule("PR-BLD-OFFICE-01")
def test_office_sells_what_the_house_has_already() -> None:
    """Anna, in seat 0, is trader and has no goods; Bob and Chris follow, David has no office."""
    bob, chris = (manned("office", goods={"tobacco": 1}) for _ in range(2))
    david = {"goods": {"tobacco": 1, "corn": 1}}
    t = table(4, phase="trading", taker=0, actor=1, seats={1: bob, 2: chris, 3: david}, house={"tobacco": 1})
    play(t, "sell tobacco", "sell tobacco")
    assert by_good(t.house) == {"tobacco": 3}
    assert (board(t, 1).doubloons, board(t, 2).doubloons) == (3, 3)
    assert asked(t) == (3, "trading")
    assert legal(t) == {"pass", "sell corn"}
    assert why(t, "sell tobacco") == "PR-TRADER-06"


@pytest.mark.rule("PR-BLD-OFFICE-02")
def test_office_does_not_open_a_full_house() -> None:
    sellers = {0: {"goods": {"sugar": 1}}, 1: {"goods": {"tobacco": 1}}, 2: manned("office", goods={"coffee": 1})}
    t = table(4, phase="trading", seats=sellers, house={"corn": 1, "indigo": 1})
    play(t, "sell sugar", "sell tobacco")
    assert asked(t) == (1, "role")  # the phase is over without the third player
    assert board(t, 2).goods == {"coffee": 1}
    assert why(t, "sell coffee", seat=2) == "engine.not-your-turn"


# ---- factory


def maker(kinds: int, *buildings: str) -> dict[str, object]:
    """A player who makes one barrel of each of the first kinds: corn, indigo, sugar, tobacco, coffee."""
    goods = dict.fromkeys(GOOD_NAMES[:kinds], 1)
    plants = ("small-indigo-plant", "small-sugar-mill", "tobacco-storage", "coffee-roaster")
    return manned(*plants[: max(0, kinds - 1)], *buildings, island=goods, men=goods)


@pytest.mark.rule("PR-BLD-FACTORY-01")
@pytest.mark.parametrize(("kinds", "pay"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_factory_pays_by_kinds(kinds: int, pay: int) -> None:
    t = table(4, phase="producing", seats={0: maker(kinds, "factory")})
    play(t, "produce")
    assert board(t, 0).goods == dict.fromkeys(GOOD_NAMES[:kinds], 1)
    assert board(t, 0).doubloons == pay


@pytest.mark.rule("PR-BLD-FACTORY-01")
def test_factory_pays_nothing_for_nothing() -> None:
    t = table(4, phase="producing", seats={0: maker(0, "factory"), 1: maker(1)})
    assert legal(t) == {"pass"}
    play(t, "pass")
    assert board(t, 0).doubloons == 0


@pytest.mark.rule("PR-BLD-FACTORY-02")
def test_factory_counts_kinds_really_received_and_not_barrels() -> None:
    """David, in seat 3, could make 3 corn, 3 sugar and 1 tobacco."""
    workers = {"corn": 3, "sugar": 3, "sugar-mill": 3, "tobacco": 1}
    island = {"corn": 3, "sugar": 3, "tobacco": 1}
    david = manned("factory", "sugar-mill", "tobacco-storage", island=island, men=workers)
    t = table(4, phase="producing", taker=0, actor=3, seats={3: david}, goods={"corn": 0, "sugar": 2})
    play(t, "produce")
    assert board(t, 3).goods == {"sugar": 2, "tobacco": 1}
    assert board(t, 3).doubloons == 1


@pytest.mark.rule("PR-BLD-FACTORY-03")
def test_the_extra_good_does_not_raise_the_pay_of_the_factory() -> None:
    land = {"corn": 1, "sugar": 1}
    t = table(4, phase="producing", seats={0: manned("factory", "small-sugar-mill", island=land, men=land)})
    play(t, "produce", "extra sugar")
    assert asked(t) == (1, "role")
    assert board(t, 0).goods == {"corn": 1, "sugar": 2}
    assert board(t, 0).doubloons == 1
