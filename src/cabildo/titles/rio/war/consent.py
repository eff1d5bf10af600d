"""Another colour is asked before its tokens merge or are given up."""

from typing import final

from cabildo.engine.grid_names import space_name
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import AGREE, COMMAND, REFUSE
from cabildo.titles.rio.phases import CONSENTING, LEADING, MARCHING
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.war.bonus_step import sacrifice
from cabildo.titles.rio.war.groups import commander_of
from cabildo.titles.rio.war.merging import merge
from cabildo.titles.rio.war.movement import shares_pairs
from cabildo.titles.rio.war.war import War


def ask(table: Table, war: War, goal: i64, sacrificing: bool, asking: i64) -> None:
    """Ask the owners, or go on at once if there is nobody to ask (RP-COMBAT-04, RP-COMBAT-23)."""
    war.goal = goal
    war.sacrificing = sacrificing
    war.asking = asking
    war.commander = commander_of(war.group_at(table.board, war.led))
    ask_next(table, war)


def ask_next(table: Table, war: War) -> None:
    """First the commander of the other group, then the rest in player order; when all agreed, do it."""
    if war.asking == 0:
        carry_out(table, war)
        return
    table.phase = CONSENTING
    table.actor = first_asked(table, war)


def first_asked(table: Table, war: War) -> i64:
    chief = commander_of(war.group_at(table.board, war.goal))
    if war.asking >> chief & 1:
        return chief
    for seat in table.order:
        if war.asking >> seat & 1:
            return seat
    return chief


def carry_out(table: Table, war: War) -> None:
    table.actor = war.mover
    if war.sacrificing:
        sacrifice(table, war, war.goal)
        table.phase = MARCHING
    else:
        merge(table, war, war.goal, war.commander)
        table.phase = LEADING


@final
class Consenting(Phase[Table]):
    """No, yes, or yes if I command; a refusal holds for the war turn (RP-COMBAT-04)."""

    def name(self) -> str:
        return "consenting"

    def options(self, table: Table) -> vec[i64]:
        legal = vec[i64](capacity=3)
        legal = append(legal, REFUSE)
        legal = append(legal, AGREE)
        if may_claim(table, table.the_war()):
            legal = append(legal, COMMAND)
        return legal

    def play(self, table: Table, action: i64) -> None:
        war = table.the_war()
        war.asking &= ~(1 << table.actor)
        if table.sink is not None:
            tell_answer(table, war, action)
        if action == REFUSE:
            refuse(table, war)
            return
        if action == COMMAND:
            war.commander = table.actor
        ask_next(table, war)

    def explain(self, table: Table, action: i64) -> str:
        if action in (REFUSE, AGREE):
            return ""
        if action != COMMAND:
            return OTHER_DECISION
        war = table.the_war()
        if war.sacrificing:
            return "RP-COMBAT-23"
        board = table.board
        if shares_pairs(war.group_at(board, war.led), war.troops[war.goal]):
            return "RP-COMBAT-13"  # the token handed over commands
        return "" if commander_of(war.troops[war.goal]) == table.actor else "RP-COMBAT-05"


def may_claim(table: Table, war: War) -> bool:
    """Whoever commands the group that is joined may ask to go on commanding; stacks keep their order (RP-COMBAT-05)."""
    if war.sacrificing:
        return False
    other = war.troops[war.goal]
    return commander_of(other) == table.actor and not shares_pairs(war.group_at(table.board, war.led), other)


def refuse(table: Table, war: War) -> None:
    """The group stays where it was and may do something else."""
    pair: i64 = 1
    pair <<= table.actor + 5 * war.mover
    if war.sacrificing:
        war.spared |= pair
    else:
        war.refused |= pair
    war.asking = 0
    table.actor = war.mover
    table.phase = MARCHING


def tell_answer(table: Table, war: War, action: i64) -> None:
    answer = "refuse" if action == REFUSE else "agree" if action == AGREE else "command"
    table.tell(
        "consent-given" if action != REFUSE else "consent-refused",
        {
            "seat": int(table.actor),
            "partner": int(war.mover),
            "space": space_name(table.board.columns, war.goal),
            "answer": answer,
            "purpose": "sacrifice" if war.sacrificing else "merge",
        },
    )
