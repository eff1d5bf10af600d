"""Step 2 of a war: how many attackers come, and where they stand outside the city."""

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import edge_params
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.city import open_edges
from cabildo.titles.rio.phases import MUSTERING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import ENEMY_NAMES
from cabildo.titles.rio.war import cannons
from cabildo.titles.rio.war.assignment import mark_attacker, next_attacker
from cabildo.titles.rio.war.defenders import take_up_arms
from cabildo.titles.rio.war.groups import BIGGEST
from cabildo.titles.rio.war.war import new_war
from cabildo.titles.rio.written.war_names import war_params
from cabildo.titles.rio.written.war_steps import MusteringStep


def begin(state: RioState, enemy: i64) -> None:
    """Mark the attacker, arm the workers in the city, and let the enemy gather (RP-WAR-01)."""
    attacker = next_attacker(state)
    mark_attacker(state, attacker)
    war = new_war(state.board, enemy, attacker)
    state.war = war
    workers = take_up_arms(state, war)
    bonus = bonus_of(state, enemy)
    war.strength = number_of_attackers(state.board, workers, bonus)
    state.enter(MUSTERING, make_reserve(war.strength))
    state.actor = attacker
    if state.sink is not None:
        state.tell(
            "war-begins",
            {
                "enemy": ENEMY_NAMES[enemy],
                "seat": int(attacker),
                "attackers": int(war.strength),
                "workers": int(workers),
                "defenders": int(defending_colours(state.board)),
                "bonus": int(bonus),
            },
        )


def number_of_attackers(board: Board, workers: i64, bonus: i64) -> i64:
    """The defenders' workers in the city, two for each defender, and the bonus (RP-WAR-09 to 11, RP-VAR2P-09)."""
    return workers + board.numbers.attackers_a_defender * defending_colours(board) + bonus


def defending_colours(board: Board) -> i64:
    """All but the attacker's; with two players both (RP-WAR-04, RP-VAR2P-09)."""
    return board.players if board.players == 2 else board.players - 1


def bonus_of(state: RioState, enemy: i64) -> i64:
    """What the marker shows, less what experience and players take off; never below zero (RP-WAR-12 to 17)."""
    bonus = state.board.enemy_bonus[state.markers[enemy]] - state.board.numbers.bonus_reduction
    return bonus if bonus > 0 else 0


@final
class Reserve(Memory):
    """Attackers who have no place yet."""

    waiting: i64

    def copy(self) -> Memory:
        return copy_reserve(self)


@final
class Mustering(Phase[RioState]):
    """Group after group on any perimeter point without a wall, several at one if the attacker likes (RP-WAR-18, 19)."""

    def name(self) -> str:
        return "mustering"

    def options(self, state: RioState) -> vec[i64]:
        waiting = cast(Reserve, state.memory).waiting
        biggest = waiting if waiting < BIGGEST else BIGGEST
        legal = vec[i64](capacity=108)
        edges = open_edges(state.board, state.city)
        action = state.board.muster
        while edges != 0:
            if edges & 1 != 0:
                for size in range(biggest):
                    legal = append(legal, action + size)
            edges >>= 1
            action += BIGGEST
        return legal

    def play(self, state: RioState, action: i64) -> None:
        war = state.the_war()
        left = cast(Reserve, state.memory)
        edge = (action - state.board.muster) // BIGGEST
        size = (action - state.board.muster) % BIGGEST + 1
        war.join_outside(state.board, edge, size)
        left.waiting -= size
        if state.sink is not None:
            state.tell(
                "attackers-mustered",
                {"attackers": int(size), **edge_params(state.board.columns, state.board.rows, edge)},
            )
        if left.waiting == 0:
            cannons.begin(state, war)

    def explain(self, state: RioState, action: i64) -> str:
        board = state.board
        edge = (action - board.muster) // BIGGEST
        size = (action - board.muster) % BIGGEST + 1
        if not 0 <= edge < len(board.edge_space):
            return OTHER_DECISION
        if not board.closable >> edge & 1:
            return "RP-WAR-23"
        if state.city.walls >> edge & 1:
            return "RP-WAR-18"
        return "RP-WAR-09" if size > cast(Reserve, state.memory).waiting else ""

    def expected(self, state: RioState) -> list[int]:
        return [int(state.board.muster) + BIGGEST * edge for edge in range(len(state.board.edge_space))]

    def step_type(self) -> Any:
        return MusteringStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return MusteringStep(waiting=int(cast(Reserve, frame.memory).waiting))

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        return make_reserve(step.waiting)

    def check(self, state: RioState, frame: Frame) -> None:
        if frame.actor != state.the_war().attacker:
            refuse("actor", f"it is not the turn of seat {frame.actor}", "RP-WAR-18")
        if cast(Reserve, frame.memory).waiting == 0:
            refuse("step.waiting", "nobody is left to place", "RP-WAR-18")
        if open_edges(state.board, state.city) == 0:
            refuse("walls", "there is no war when they close the city", "RP-WALL-05")

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        return {**war_params(state), "waiting": int(cast(Reserve, frame.memory).waiting)}


def attackers_to_come(state: RioState) -> i64:
    """Those who have no place yet."""
    course = state.bottom()
    return cast(Reserve, course.memory).waiting if course.phase == MUSTERING else 0


# ---- written by `make fields`: copy_reserve, make_reserve


def copy_reserve(reserve: Reserve) -> Reserve:
    copy = Reserve()
    copy.waiting = reserve.waiting
    return copy


def make_reserve(waiting: i64) -> Reserve:
    reserve = Reserve()
    reserve.waiting = waiting
    return reserve
