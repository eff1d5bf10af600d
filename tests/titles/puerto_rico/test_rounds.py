"""Rounds: who takes which role when, and what lies on the cards (PR-ROUND)."""

from __future__ import annotations

import pytest

from cabildo.engine.errors import IllegalAction
from cabildo.titles.puerto_rico.state import PuertoRicoState
from tests.titles.puerto_rico.build import asked, board, decline, legal, new_game, play, random_game, table, why


def take(state: PuertoRicoState, *roles: str) -> PuertoRicoState:
    """Roles taken one after another, each played to its end."""
    for role in roles:
        decline(play(state, f"role {role}"))
    return state


def coins(state: PuertoRicoState) -> dict[str, int]:
    """What lies on the role cards."""
    return {card["role"]: card["doubloons"] for card in state.view(None)["roles"]}


@pytest.mark.rule("PR-ROUND-01")
def test_roles_are_taken_clockwise_from_the_governor() -> None:
    state = new_game(4, governor=3)
    takers = []
    for role in ("settler", "trader", "captain", "mayor"):
        takers.append(asked(state)[0])
        take(state, role)
    assert takers == [2, 3, 0, 1]
    assert state.round == 2


@pytest.mark.rule("PR-ROUND-01", "PR-ROUND-14")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_takes_one_role_in_each_round(players: int) -> None:
    takers: dict[int, list[int]] = {}
    for _, state in random_game(players):
        if not state.over and asked(state)[1] == "role":
            takers.setdefault(state.round, []).append(state.actor)
    first = takers[1][0]
    assert len(takers) > 10
    for number, seats in takers.items():
        governor = first + number - 1
        assert seats == [(governor + turn) % players for turn in range(players)]


@pytest.mark.rule("PR-ROUND-02")
def test_a_taken_role_is_gone_for_the_round() -> None:
    state = table(4, taken={"settler": 0})
    for role in ("trader", "captain", "prospector"):
        assert "role settler" not in legal(state)
        assert why(state, "role settler") == "PR-ROUND-02"
        with pytest.raises(IllegalAction) as refused:
            play(state, "role settler")
        assert refused.value.rule == "PR-ROUND-02"
        owner = {card["role"]: card["owner"] for card in state.view(None)["roles"]}
        assert owner["settler"] == 0
        take(state, role)
    assert state.round == 2
    assert "role settler" in legal(state)


@pytest.mark.rule("PR-ROUND-03")
def test_the_next_role_waits_until_everybody_has_acted() -> None:
    state = table(3, seats={seat: {"doubloons": 3} for seat in range(3)})
    play(state, "role builder", "build hacienda", "pass")
    assert asked(state) == (2, "building")
    assert not any(action.startswith("role") for action in legal(state))
    assert why(state, "role mayor") == "engine.other-decision"
    assert why(state, "role mayor", seat=1) == "engine.not-your-turn"
    play(state, "build small-market")
    assert asked(state) == (1, "role")


@pytest.mark.rule("PR-ROUND-04")
def test_the_taker_acts_first_and_the_rest_follow_clockwise() -> None:
    state = table(5, governor=3, seats={seat: {"goods": {"corn": 1}} for seat in range(5)})
    play(state, "role trader")
    turns = []
    while asked(state)[1] == "trading":
        turns.append(asked(state)[0])
        play(state, "pass")
    assert turns == [3, 4, 0, 1, 2]


@pytest.mark.rule("PR-ROUND-05")
def test_a_role_must_be_taken() -> None:
    state = table(3, taken={"settler": 0, "mayor": 1})
    assert asked(state) == (2, "role")
    assert legal(state) == {"role builder", "role craftsman", "role trader", "role captain"}
    assert why(state, "pass") == "PR-ROUND-05"


@pytest.mark.rule("PR-ROUND-06")
def test_a_builder_who_builds_nothing_leaves_the_action_to_the_others() -> None:
    state = table(3, seats={0: {"doubloons": 3}, 1: {"doubloons": 3}})
    play(state, "role builder", "pass")
    assert board(state, 0).city == []
    assert asked(state) == (1, "building")
    assert {"build indigo-plant", "build small-warehouse"} <= legal(state)  # cost 3
    assert "build hospice" not in legal(state)  # costs 4: there is no reduction
    assert why(state, "build hospice") == "PR-BUILDER-02"
    play(state, "build small-warehouse")
    assert board(state, 1).doubloons == 0


@pytest.mark.rule("PR-ROUND-06")
def test_a_privilege_may_be_refused() -> None:
    mayor = play(table(4, phase="privilege", colonist_ship=4), "pass")
    assert board(mayor, 0).san_juan == 1  # their share, and no more

    craftsman = table(4, phase="producing", seats={0: {"island": {"corn": 1}, "men": {"corn": 1}}})
    play(craftsman, "produce", "pass")
    assert board(craftsman, 0).goods == {"corn": 1}


@pytest.mark.rule("PR-ROUND-06")
def test_a_captain_must_load_and_may_only_forgo_his_point() -> None:
    state = table(3, phase="loading", seats={0: {"goods": {"corn": 2}}})
    assert "pass" not in legal(state)
    assert why(state, "pass") == "PR-CAPTAIN-02"
    play(state, "load corn 4")
    assert legal(state) == {"claim 0", "claim 1"}
    play(state, "claim 0")
    assert board(state, 0).points == 2


@pytest.mark.rule("PR-ROUND-07")
def test_a_settler_phase_goes_on_without_those_who_pass() -> None:
    state = table(3, phase="tile", row={"corn": 2, "indigo": 1, "sugar": 1})
    play(state, "pass")
    assert board(state, 0).island == {}
    assert asked(state) == (1, "tile")
    assert sum(state.row) == 4


@pytest.mark.rule("PR-ROUND-07")
@pytest.mark.parametrize("phase", ["tile", "building", "producing", "trading", "loading"])
@pytest.mark.parametrize("actor", [0, 1])
def test_only_the_captain_phase_is_compulsory(phase: str, actor: int) -> None:
    able = {"doubloons": 9, "goods": {"corn": 1}, "island": {"corn": 1}, "men": {"corn": 1}}
    state = table(3, phase=phase, actor=actor, seats={actor: able}, row={"corn": 1})
    assert len(legal(state)) > 1
    assert ("pass" in legal(state)) == (phase != "loading")
    assert why(state, "pass") == ("PR-CAPTAIN-02" if phase == "loading" else None)


@pytest.mark.rule("PR-ROUND-08")
def test_doubloons_on_a_card_go_to_its_taker() -> None:
    state = table(4, taken={"settler": 0}, role_doubloons={"mayor": 2, "trader": 1}, seats={1: {"doubloons": 1}})
    play(state, "role mayor")
    assert board(state, 1).doubloons == 3
    assert coins(state)["mayor"] == 0
    assert coins(state)["trader"] == 1
    assert asked(state) == (1, "privilege")  # which they get besides


@pytest.mark.rule("PR-ROUND-09")
def test_doubloons_on_a_card_can_be_spent_in_its_phase() -> None:
    seats = {0: {"doubloons": 3}}
    state = play(table(4, seats=seats, role_doubloons={"builder": 1}), "role builder")
    assert "build office" in legal(state)  # 5, less 1 privilege
    play(state, "build office")
    assert board(state, 0).doubloons == 0
    assert board(state, 0).city == ["office"]

    poorer = play(table(4, seats=seats), "role builder")
    assert why(poorer, "build office") == "PR-BUILDER-02"


@pytest.mark.rule("PR-ROUND-10")
def test_a_privilege_is_for_the_taker_alone() -> None:
    state = table(4, seats={0: {"goods": {"corn": 1}}, 1: {"goods": {"indigo": 1}}})
    play(state, "role trader", "sell corn", "sell indigo")
    assert board(state, 0).doubloons == 0 + 1
    assert board(state, 1).doubloons == 1


@pytest.mark.rule("PR-ROUND-11", "PR-ROUND-13")
@pytest.mark.parametrize(
    ("players", "taken", "left"),
    [
        (3, ["settler", "builder", "trader"], {"mayor", "craftsman", "captain"}),
        (4, ["settler", "builder", "trader", "prospector"], {"mayor", "craftsman", "captain"}),
        (5, ["settler", "builder", "trader", "captain", "prospector"], {"mayor", "craftsman", "prospector-2"}),
    ],
)
def test_the_three_cards_left_over_gain_a_doubloon(players: int, taken: list[str], left: set[str]) -> None:
    state = new_game(players)
    take(state, *taken[:-1])
    assert set(coins(state).values()) == {0}  # not before the round is over
    take(state, taken[-1])
    assert state.round == 2
    assert coins(state) == dict.fromkeys(taken, 0) | dict.fromkeys(left, 1)


@pytest.mark.rule("PR-ROUND-12")
def test_doubloons_on_a_card_grow() -> None:
    state = new_game(4)
    take(state, "settler", "builder", "trader", "captain")
    assert coins(state)["prospector"] == 1
    take(state, "settler", "builder", "trader", "mayor")
    assert state.round == 3
    assert coins(state)["prospector"] == 2
    assert coins(state)["captain"] == 1


@pytest.mark.rule("PR-ROUND-13")
def test_used_cards_return_without_a_doubloon() -> None:
    taken = {"settler": 0, "builder": 1, "trader": 2}
    state = table(4, round=3, taken=taken, role_doubloons={"captain": 1, "prospector": 1})
    take(state, "captain")
    assert state.round == 4
    assert {f"role {role}" for role in ("settler", "builder", "trader", "captain")} < legal(state)
    assert all(card["owner"] is None for card in state.view(None)["roles"])
    assert coins(state)["captain"] == 0
    assert coins(state)["prospector"] == 2


@pytest.mark.rule("PR-ROUND-14")
def test_the_governor_card_moves_to_the_left() -> None:
    state = table(5, governor=4, taken={"settler": 4, "builder": 0, "trader": 1, "mayor": 2})
    assert asked(state) == (3, "role")
    take(state, "captain")
    assert state.governor == 0
    assert asked(state) == (0, "role")


@pytest.mark.rule("PR-ROUND-15")
def test_a_sixteenth_round_follows_the_fifteenth() -> None:
    taken = {"settler": 0, "builder": 1}
    state = take(table(3, round=15, taken=taken), "captain")
    assert not state.over
    assert state.round == 16
    assert take(table(3, round=15, taken=taken, ending=True), "captain").over  # a condition is what ends it
