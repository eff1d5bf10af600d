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
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import ENEMY_NAMES
from cabildo.titles.rio.war import cannons
from cabildo.titles.rio.war.assignment import mark_attacker, next_attacker
from cabildo.titles.rio.war.defenders import take_up_arms
from cabildo.titles.rio.war.groups import BIGGEST
from cabildo.titles.rio.war.war import new_war
from cabildo.titles.rio.written.war_names import war_params
from cabildo.titles.rio.written.war_steps import MusteringStep


def begin(table: Table, enemy: i64) -> None:
    """Mark the attacker, arm the workers in the city, and let the enemy gather (RP-WAR-01)."""
    attacker = next_attacker(table)
    mark_attacker(table, attacker)
    war = new_war(table.board, enemy, attacker)
    table.war = war
    workers = take_up_arms(table, war)
    bonus = bonus_of(table, enemy)
    war.strength = number_of_attackers(table.board, workers, bonus)
    table.enter(MUSTERING, make_reserve(war.strength))
    table.actor = attacker
    if table.sink is not None:
        table.tell(
            "war-begins",
            {
                "enemy": ENEMY_NAMES[enemy],
                "seat": int(attacker),
                "attackers": int(war.strength),
                "workers": int(workers),
                "defenders": int(defending_colours(table.board)),
                "bonus": int(bonus),
            },
        )


def number_of_attackers(board: Board, workers: i64, bonus: i64) -> i64:
    """The defenders' workers in the city, two for each defender, and the bonus (RP-WAR-09 to 11, RP-VAR2P-09)."""
    return workers + board.numbers.attackers_a_defender * defending_colours(board) + bonus


def defending_colours(board: Board) -> i64:
    """All but the attacker's; with two players both (RP-WAR-04, RP-VAR2P-09)."""
    return board.players if board.players == 2 else board.players - 1


def bonus_of(table: Table, enemy: i64) -> i64:
    """What the marker shows, less what experience and players take off; never below zero (RP-WAR-12 to 17)."""
    bonus = table.board.enemy_bonus[table.markers[enemy]] - table.board.numbers.bonus_reduction
    return bonus if bonus > 0 else 0


@final
class Reserve(Memory):
    """Attackers who have no place yet."""

    waiting: i64

    def copy(self) -> Memory:
        return copy_reserve(self)


@final
class Mustering(Phase[Table]):
    """Group after group on any perimeter point without a wall, several at one if the attacker likes (RP-WAR-18, 19)."""

    def name(self) -> str:
        return "mustering"

    def options(self, table: Table) -> vec[i64]:
        waiting = cast(Reserve, table.memory).waiting
        biggest = waiting if waiting < BIGGEST else BIGGEST
        legal = vec[i64](capacity=108)
        edges = open_edges(table.board, table.city)
        action = table.board.muster
        while edges != 0:
            if edges & 1 != 0:
                for size in range(biggest):
                    legal = append(legal, action + size)
            edges >>= 1
            action += BIGGEST
        return legal

    def play(self, table: Table, action: i64) -> None:
        war = table.the_war()
        left = cast(Reserve, table.memory)
        edge = (action - table.board.muster) // BIGGEST
        size = (action - table.board.muster) % BIGGEST + 1
        war.join_outside(table.board, edge, size)
        left.waiting -= size
        if table.sink is not None:
            table.tell(
                "attackers-mustered",
                {"attackers": int(size), **edge_params(table.board.columns, table.board.rows, edge)},
            )
        if left.waiting == 0:
            cannons.begin(table, war)

    def explain(self, table: Table, action: i64) -> str:
        board = table.board
        edge = (action - board.muster) // BIGGEST
        size = (action - board.muster) % BIGGEST + 1
        if not 0 <= edge < len(board.edge_space):
            return OTHER_DECISION
        if not board.closable >> edge & 1:
            return "RP-WAR-23"
        if table.city.walls >> edge & 1:
            return "RP-WAR-18"
        return "RP-WAR-09" if size > cast(Reserve, table.memory).waiting else ""

    def expected(self, table: Table) -> list[int]:
        return [int(table.board.muster) + BIGGEST * edge for edge in range(len(table.board.edge_space))]

    def step_type(self) -> Any:
        return MusteringStep

    def write(self, table: Table, frame: Frame) -> Any:
        return MusteringStep(waiting=int(cast(Reserve, frame.memory).waiting))

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        return make_reserve(step.waiting)

    def check(self, table: Table, frame: Frame) -> None:
        if frame.actor != table.the_war().attacker:
            refuse("actor", f"it is not the turn of seat {frame.actor}", "RP-WAR-18")
        if cast(Reserve, frame.memory).waiting == 0:
            refuse("step.waiting", "nobody is left to place", "RP-WAR-18")
        if open_edges(table.board, table.city) == 0:
            refuse("walls", "there is no war when they close the city", "RP-WALL-05")

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        return {**war_params(table), "waiting": int(cast(Reserve, frame.memory).waiting)}


def attackers_to_come(table: Table) -> i64:
    """Those who have no place yet."""
    course = table.bottom()
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
