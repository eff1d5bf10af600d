"""The settler: plantations from the row, the settler's quarry, and the row after the phase (PR-SETTLER)."""

from __future__ import annotations

import pytest

from cabildo.engine.errors import IllegalAction
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import TILE_NAMES
from tests.titles.puerto_rico.build import asked, board, by_good, legal, play, random_game, table, why

ONE_OF_EACH = {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1}
FULL_ISLAND = {"corn": 4, "indigo": 4, "quarry": 4}
HUT = {"city": ["construction-hut"], "men": {"construction-hut": 1}}


@pytest.mark.rule("PR-SETTLER-01")
def test_the_settler_takes_a_quarry_instead_of_a_plantation() -> None:
    state = table(4, phase="tile", row=ONE_OF_EACH)
    assert state.quarries == 8
    assert legal(state) == {"pass", "tile quarry", *(f"tile {good}" for good in ONE_OF_EACH)}
    play(state, "tile quarry")
    assert board(state, 0).island == {"quarry": 1}
    assert state.quarries == 7
    assert sum(state.row) == 5
    assert asked(state) == (1, "tile")


@pytest.mark.rule("PR-SETTLER-01")
def test_the_settler_takes_a_plantation_instead_of_a_quarry() -> None:
    state = play(table(4, phase="tile", row=ONE_OF_EACH), "tile coffee")
    assert board(state, 0).island == {"coffee": 1}
    assert state.quarries == 8
    assert sum(state.row) == 4
    assert asked(state) == (1, "tile")


@pytest.mark.rule("PR-SETTLER-02")
@pytest.mark.parametrize("player", [{}, {"city": ["construction-hut"]}], ids=["no hut", "empty hut"])
def test_quarries_are_closed_to_the_others(player: dict[str, object]) -> None:
    row = {"corn": 2, "indigo": 1, "sugar": 1}
    state = table(4, phase="tile", actor=1, row=row, seats={1: player})
    assert legal(state) == {"tile corn", "tile indigo", "tile sugar", "pass"}
    assert why(state, "tile quarry") == "PR-SETTLER-02"


@pytest.mark.rule("PR-SETTLER-02")
def test_an_occupied_construction_hut_opens_the_quarries() -> None:
    state = table(4, phase="tile", actor=1, row={"corn": 2}, seats={1: HUT})
    assert legal(state) == {"tile corn", "tile quarry", "pass"}


@pytest.mark.rule("PR-SETTLER-02")
def test_the_others_take_one_plantation_each_clockwise() -> None:
    state = table(4, phase="tile", taker=2, row={"corn": 5})
    for seat in (2, 3, 0, 1):
        assert asked(state) == (seat, "tile")
        play(state, "tile corn")
        assert board(state, seat).island == {"corn": 1}
    assert asked(state) == (3, "role")


@pytest.mark.rule("PR-SETTLER-03")
def test_where_a_tile_lies_has_no_effect() -> None:
    """Two corn and a quarry, laid in different orders, with a hospice to man the last one."""

    def after_settler(first: dict[str, int], last: str) -> PuertoRicoState:
        player = {"island": first, "men": {**first, "hospice": 1}, "city": ["hospice"], "doubloons": 6}
        state = table(3, phase="tile", row={"corn": 4}, seats={0: player})
        return play(state, f"tile {last}", "use hospice", "pass", "pass")

    quarry_last, corn_last = after_settler({"corn": 2}, "quarry"), after_settler({"corn": 1, "quarry": 1}, "corn")
    for state in (quarry_last, corn_last):
        assert board(state, 0).island == {"corn": 2, "quarry": 1}
        assert board(state, 0).men == {"corn": 2, "quarry": 1, "hospice": 1}
    assert quarry_last.view(0)["buildings"] == corn_last.view(0)["buildings"]  # with their prices for seat 0
    assert quarry_last.standings(0).of(0) == corn_last.standings(0).of(0)
    for state in (quarry_last, corn_last):
        play(state, "role craftsman", "produce")
        assert board(state, 0).goods == {"corn": 2}


@pytest.mark.rule("PR-SETTLER-04")
def test_a_full_island_cannot_be_cleared() -> None:
    state = table(4, phase="tile", seats={0: {"island": FULL_ISLAND}}, row={"coffee": 5})
    assert legal(state) == {"pass"}
    assert all(why(state, f"tile {tile}") == "PR-SETTLER-11" for tile in TILE_NAMES)
    play(state, "pass")
    assert board(state, 0).island == FULL_ISLAND


@pytest.mark.rule("PR-SETTLER-04")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_tile_ever_leaves_an_island(players: int) -> None:
    before = [dict.fromkeys(TILE_NAMES, 0) for _ in range(players)]
    for action, state in random_game(players):
        for seat in range(players):
            now = {tile: board(state, seat).island.get(tile, 0) for tile in TILE_NAMES}
            assert all(now[tile] >= before[seat][tile] for tile in TILE_NAMES), action
            before[seat] = now
    assert sum(sum(island.values()) for island in before) > 4 * players


@pytest.mark.rule("PR-SETTLER-05")
def test_the_row_is_not_refilled_during_the_phase() -> None:
    state = table(4, phase="tile", row={"corn": 2, "indigo": 1, "sugar": 1, "coffee": 1})
    play(state, "tile coffee")
    assert by_good(state.row) == {"corn": 2, "indigo": 1, "sugar": 1}
    assert legal(state) == {"tile corn", "tile indigo", "tile sugar", "pass"}
    assert why(state, "tile coffee") == "PR-SETTLER-05"


@pytest.mark.rule("PR-SETTLER-06")
def test_what_is_left_of_the_row_is_discarded() -> None:
    state = table(4, phase="tile", row={"corn": 2, "indigo": 1, "sugar": 1, "coffee": 1}, discards={"indigo": 3})
    play(state, "tile corn", "tile coffee", "pass", "tile sugar")
    assert asked(state) == (1, "role")
    assert by_good(state.discards) == {"corn": 1, "indigo": 3 + 1}


@pytest.mark.rule("PR-SETTLER-07")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_a_new_row_is_drawn(taken: int) -> None:
    stack = {"corn": 0, "indigo": 0, "sugar": 11, "tobacco": 9, "coffee": 0}
    state = table(3, phase="tile", row={"corn": 4}, stack=stack)
    play(state, *["tile corn"] * taken, *["pass"] * (3 - taken))
    new_row = by_good(state.row)
    assert set(new_row) <= {"sugar", "tobacco"}  # all from the stack
    assert sum(new_row.values()) == 4
    assert sum(state.stack) == 16
    assert sum(state.discards) == 4 - taken


@pytest.mark.rule("PR-SETTLER-08")
def test_discards_are_shuffled_when_the_stack_runs_out() -> None:
    state = table(
        4,
        phase="tile",
        row={"corn": 4, "indigo": 1},
        stack={"corn": 0, "indigo": 0, "sugar": 0, "tobacco": 2, "coffee": 0},
        discards={"indigo": 5},
    )
    play(state, "tile corn", "tile corn", "tile corn", "pass")  # lays off a corn and an indigo: 7 discards
    row = by_good(state.row)
    assert row["tobacco"] == 2
    assert row.get("corn", 0) + row.get("indigo", 0) == 3
    assert sum(row.values()) == 5
    assert sum(state.stack) == 4
    assert by_good(state.discards) == {}


@pytest.mark.rule("PR-SETTLER-08")
def test_tiles_just_laid_off_are_shuffled_in_too() -> None:
    def indigo_again(seed: int) -> bool:
        nothing = {"corn": 0, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 0}
        state = table(4, phase="tile", row={"indigo": 5}, stack=nothing, discards={"corn": 5})
        state.reseed(seed)
        play(state, "pass", "pass", "pass", "pass")
        return "indigo" in by_good(state.row)

    assert any(indigo_again(seed) for seed in range(20))


@pytest.mark.rule("PR-SETTLER-09")
def test_the_row_stays_short_when_tiles_run_out() -> None:
    state = table(
        5,
        phase="tile",
        row={"corn": 6},
        stack={"corn": 0, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 1},
        discards={"sugar": 2},
    )
    play(state, *["tile corn"] * 5)  # lays off a corn: 3 discards
    assert by_good(state.row) == {"corn": 1, "sugar": 2, "coffee": 1}
    assert sum(state.stack) == sum(state.discards) == 0


@pytest.mark.rule("PR-SETTLER-10")
def test_the_last_player_finds_an_empty_row() -> None:
    state = table(5, phase="tile", row={"corn": 4})
    play(state, "tile corn", "tile corn", "tile corn", "tile corn")
    assert board(state, 4).island == {}
    assert asked(state) == (1, "role")  # their pass, the only thing left to them, was played for them

    state = table(5, phase="tile", actor=4, row={})
    assert legal(state) == {"pass"}
    assert why(state, "tile corn") == "PR-SETTLER-10"
    assert why(state, "tile quarry") == "PR-SETTLER-02"


@pytest.mark.rule("PR-SETTLER-10")
def test_a_construction_hut_still_finds_a_quarry() -> None:
    state = table(5, phase="tile", row={"corn": 4}, seats={4: HUT})
    play(state, "tile corn", "tile corn", "tile corn", "tile corn")
    assert asked(state) == (4, "tile")
    assert legal(state) == {"pass", "tile quarry"}
    assert why(state, "tile corn") == "PR-SETTLER-10"


@pytest.mark.rule("PR-SETTLER-11")
def test_a_full_island_takes_no_tile() -> None:
    state = table(4, phase="tile", row=ONE_OF_EACH, seats={0: {"island": FULL_ISLAND}})
    assert legal(state) == {"pass"}
    assert why(state, "tile quarry") == why(state, "tile corn") == "PR-SETTLER-11"
    with pytest.raises(IllegalAction) as refused:
        play(state, "tile quarry")
    assert refused.value.rule == "PR-SETTLER-11"

    eleven = table(4, phase="tile", row=ONE_OF_EACH, seats={0: {"island": FULL_ISLAND | {"quarry": 3}}})
    assert {"tile quarry", "tile corn"} < legal(eleven)


@pytest.mark.rule("PR-SETTLER-12")
@pytest.mark.parametrize("actor", [0, 1], ids=["settler", "hut"])
def test_without_quarries_only_plantations_are_left(actor: int) -> None:
    state = table(4, phase="tile", actor=actor, quarries=0, row=ONE_OF_EACH, seats={1: HUT})
    assert legal(state) == {"tile corn", "tile indigo", "tile sugar", "tile tobacco", "tile coffee", "pass"}
    assert why(state, "tile quarry") == "PR-SETTLER-12"


@pytest.mark.rule("PR-SETTLER-13")
def test_hacienda_tile_then_normal_tile_then_hospice_colonist() -> None:
    player = {"city": ["hacienda", "hospice"], "men": {"hacienda": 1, "hospice": 1}}
    state = table(4, phase="tile", row=ONE_OF_EACH, seats={0: player})
    assert "use hacienda" in legal(state)

    play(state, "use hacienda")
    drawn = board(state, 0).island
    assert sum(drawn.values()) == 1
    assert "quarry" not in drawn
    assert asked(state) == (0, "tile")  # no colonist for the hacienda's tile
    assert why(state, "use hospice") == "engine.other-decision"

    play(state, "tile quarry")
    assert asked(state) == (0, "hospice")
    assert why(state, "use hacienda") == "engine.other-decision"

    play(state, "use hospice")
    assert board(state, 0).island == drawn | {"quarry": 1}
    assert board(state, 0).men == {"hacienda": 1, "hospice": 1, "quarry": 1}
    assert asked(state) == (1, "tile")
