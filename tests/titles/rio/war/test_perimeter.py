"""Where attackers gather outside the city, and how they enter it."""

from __future__ import annotations

import pytest

from cabildo.engine.errors import NotationError
from cabildo.engine.grid_names import edge_name
from cabildo.titles.rio.city import open_edges
from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import (
    asked,
    legal_of,
    refusal,
    step,
    why,
)
from tests.titles.rio.war.playing import decisions
from tests.titles.rio.war.positions import (
    BLACK,
    PAIR,
    RED,
    SINGLE,
    camps,
    in_both_editions,
    stack,
    stacks,
    war_of,
    war_table,
)


def open_points(state: RioState) -> set[str]:
    edges = int(open_edges(state.board, state.city))
    return {
        edge_name(state.board.columns, state.board.rows, edge)
        for edge in range(len(state.board.edge_space))
        if edges >> edge & 1
    }


@pytest.mark.rule("RP-WAR-18")
@in_both_editions
def test_attackers_gather_at_any_point_without_a_wall(edition: str) -> None:
    walls = [f"north {column}" for column in "abcdefghijkl"] + [f"east {row}" for row in range(1, 9)]
    t = war_table(phase="mustering", camps={}, waiting=8, walls=walls, edition=edition)
    points = {"north m", "north n", "north o", "north p"} | {f"west {row}" for row in range(1, 9)}
    assert len(points) == 12
    assert legal_of(t, "muster") == {f"{point} {size}" for point in points for size in (1, 2, 3)}
    for wall in [*walls, "west 9", "east 10"]:
        assert why(t, f"muster {wall} 1") == "RP-WAR-18"
    step(t, *(f"muster {point} 1" for point in sorted(points)[:7]))
    assert asked(t) == (BLACK, "mustering"), "all must be placed"
    assert why(t, "done") is not None
    step(t, "muster west 8 1")
    assert asked(t) == (RED, "garrisoning")


@pytest.mark.rule("RP-WAR-19")
def test_the_rulebooks_eight_attackers_as_three_two_and_singles() -> None:
    t = war_table(phase="mustering", camps={}, waiting=8)
    step(t, "muster north e 3", "muster north e 2", "muster west 3 1", "muster west 3 1")
    assert (why(t, "muster east 1 2"), legal_of(t, "muster")) == ("RP-WAR-09", {f"{at} 1" for at in open_points(t)})
    step(t, "muster north p 1")
    assert camps(t) == {"north e": [3, 2], "west 3": [1, 1], "north p": [1]}
    assert asked(t)[1] == "garrisoning"


@pytest.mark.rule("RP-WAR-19")
def test_groups_outside_have_three_tokens_at_most_and_stay_groups() -> None:
    t = war_table(phase="mustering", camps={}, waiting=8)
    with pytest.raises(NotationError):
        t.vocabulary.parse("muster north e 4")
    war = {"enemy": "natives", "attacker": 0, "camps": {"north e": [4]}}
    assert "RP-WAR-19" in refusal(phase="leading", actor=None, attacked=[0], war=war)
    t = war_table(camps={"north e": [3, 2], "west 3": [1, 1]})
    assert legal_of(t, "lead") == {"north e 3", "north e 2", "west 3 1"}
    assert why(t, "lead north e 1") == "RP-COMBAT-03", "a group is not split"


@pytest.mark.rule("RP-WAR-20")
def test_in_edition_1_stacks_of_any_size_split_when_they_enter() -> None:
    t = war_table(phase="mustering", camps={}, waiting=8, edition="1")
    step(t, "muster north e 3", "muster north e 1", "muster west 3 2", "muster east 1 1", "muster east 3 1")
    assert camps(t) == {"north e": [4], "west 3": [2], "east 1": [1], "east 3": [1]}
    decisions(t)
    assert asked(t) == (BLACK, "leading")
    assert legal_of(t, "lead") == {
        *(f"north e {size}" for size in (1, 2, 3)),
        *("west 3 1", "west 3 2", "east 1 1", "east 3 1"),
    }
    step(t, "lead north e 2", "march e2", "lead north e 1", "march d1", "lead north e 1", "march f1")
    step(t, "lead west 3 1", "march c3", "lead west 3 1", "march b2")
    assert {space: len(tokens) for space, tokens in stacks(t).items()} == {"e2": 2, "d1": 1, "f1": 1, "c3": 1, "b2": 1}
    assert camps(t) == {"east 1": [1], "east 3": [1]}


@pytest.mark.rule("RP-WAR-21")
@in_both_editions
def test_nobody_leaves_the_city(edition: str) -> None:
    t = war_table({"e1": SINGLE, "p1": [RED]}, edition=edition)
    step(t, "lead e1")
    assert legal_of(t, "march") == {"b1", "c1", "d1", "c2", "d2", "d3", "e2", "e3", "e4", "f1", "f2", "f3"} | {
        "g1",
        "g2",
        "h1",
    }
    with pytest.raises(NotationError):
        t.vocabulary.parse("march north e")
    step(t, "stay", "done", "lead p1")
    assert legal_of(t, "march") == {"o1", "n1", "m1", "o2", "o3", "n2", "p2", "p3", "p4"}


@pytest.mark.rule("RP-WAR-22")
@in_both_editions
def test_entering_is_the_first_step(edition: str) -> None:
    one, two, three = (war_table(camps={"north e": [size]}, edition=edition) for size in (1, 2, 3))
    step(one, "lead north e 1")
    assert legal_of(one, "march") == {"e1", "d1", "f1", "e2", "c1", "g1", "d2", "f2", "e3"}
    assert why(one, "march e4") == "RP-COMBAT-08"
    step(two, "lead north e 2")
    assert legal_of(two, "march") == {"e1", "d1", "f1", "e2"}
    step(three, "lead north e 3")
    assert legal_of(three, "march") == {"e1"}


@pytest.mark.rule("RP-WAR-22")
@in_both_editions
def test_a_group_may_wait_outside(edition: str) -> None:
    t = war_table(camps={"north e": [1], "west 3": [2]}, edition=edition)
    step(t, "lead north e 1", "march e3", "done", "done", "done", "done")
    assert (asked(t), war_of(t)["turn"], camps(t)) == ((BLACK, "leading"), 2, {"west 3": [2]})
    step(t, "lead west 3 2", "march b3")
    assert stack(t, "b3") == PAIR


@pytest.mark.rule("RP-WAR-23")
@in_both_editions
def test_nobody_comes_from_the_south(edition: str) -> None:
    t = war_table(phase="mustering", camps={}, waiting=8, edition=edition)
    assert len(open_points(t)) == 32
    assert not any(point.startswith("south") for point in open_points(t) | legal_of(t, "muster"))
    for column in "abcdefghijklmnop":
        assert why(t, f"muster south {column} 1") == "RP-WAR-23", "not even beside the Plaza Mayor"
    war = {"enemy": "natives", "attacker": 0, "camps": {"south h": [1]}}
    assert "RP-WAR-18" in refusal(phase="leading", actor=None, attacked=[0], war=war, edition=edition)
