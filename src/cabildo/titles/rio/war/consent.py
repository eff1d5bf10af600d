"""Another colour is asked before its tokens merge or are given up."""

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import AGREE, COMMAND, REFUSE
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.phases import MARCHING
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import SEATS
from cabildo.titles.rio.war.bonus_step import may_sacrifice, owners_given_up
from cabildo.titles.rio.war.groups import NO_GROUP, commander_of, is_enemy, steps_of
from cabildo.titles.rio.war.movement import March, led_group, owners_to_ask, reach, shares_pairs
from cabildo.titles.rio.war.war import War
from cabildo.titles.rio.written.names import check_seat, seat_set
from cabildo.titles.rio.written.war_names import place_called, place_name, war_params
from cabildo.titles.rio.written.war_steps import ConsentingStep


@final
class Question(Memory):
    """What the owners of tokens are asked."""

    deed: i64  # the action of the mover: to march to another group, or to give one up
    asking: i64  # the seats that have not answered, a set
    commander: i64  # who shall lead the merged group

    def copy(self) -> Memory:
        return copy_question(self)

    def is_sacrifice(self, board: Board) -> bool:
        return self.deed >= board.sacrifice

    def goal(self, board: Board) -> i64:
        """The place of the group to merge with or to give up."""
        return self.deed - (board.sacrifice if self.deed >= board.sacrifice else board.march)


def marching_group(frame: Frame) -> March:
    """The group for which a frame of `Consenting` asks."""
    below = frame.below
    assert below is not None
    return cast(March, below.memory)


# ---- who is asked, and what comes of it


def owners_asked(table: Table, war: War, group: i64, deed: i64) -> i64:
    """Who must agree to what a group is about to do: nobody if it only goes somewhere (RP-COMBAT-04, 23)."""
    board = table.board
    if deed >= board.sacrifice:
        return owners_given_up(table, war, war.group_at(board, deed - board.sacrifice))
    other = war.troops[deed - board.march]
    if other == NO_GROUP or is_enemy(other) != is_enemy(group):
        return 0
    return owners_to_ask(table, war, group, other)


def first_asked(table: Table, asking: i64, other: i64) -> i64:
    """First the commander of the other group, then the rest in player order."""
    chief = commander_of(other)
    if asking >> chief & 1:
        return chief
    for seat in table.order:
        if asking >> seat & 1:
            return seat
    return chief


def agreement(deed: i64, commander: i64) -> i64:
    """What `Marching` learns when all have agreed."""
    return SEATS * deed + commander


def agreed_deed(result: i64) -> i64:
    return result // SEATS


def agreed_commander(result: i64) -> i64:
    return result % SEATS


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
        asked = cast(Question, table.memory)
        asked.asking &= ~(1 << table.actor)
        if table.sink is not None:
            tell_answer(table, war, asked, action)
        if action == REFUSE:
            note_refusal(table, war, asked)
            table.done(NOTHING)
            return
        if action == COMMAND:
            asked.commander = table.actor
        if asked.asking == 0:
            table.done(agreement(asked.deed, asked.commander))
        else:
            table.actor = first_asked(table, asked.asking, war.group_at(table.board, asked.goal(table.board)))

    def standing(self, table: Table) -> str:
        return "sacrificing" if cast(Question, table.memory).is_sacrifice(table.board) else "merging"

    def may_stand(self, table: Table, action: i64) -> bool:
        """Nobody gives up all of their tokens beforehand."""
        return action == REFUSE or (action == AGREE and not cast(Question, table.memory).is_sacrifice(table.board))

    def explain(self, table: Table, action: i64) -> str:
        if action in (REFUSE, AGREE):
            return ""
        if action != COMMAND:
            return OTHER_DECISION
        war = table.the_war()
        asked = cast(Question, table.memory)
        if asked.is_sacrifice(table.board):
            return "RP-COMBAT-23"
        other = war.troops[asked.goal(table.board)]
        if shares_pairs(led_group(table, war, marching_group(table.top())), other):
            return "RP-COMBAT-13"  # the token handed over commands
        return "" if commander_of(other) == table.actor else "RP-COMBAT-05"

    def interrupts(self) -> vec[i64]:
        return vec[i64]([MARCHING])

    def step_type(self) -> Any:
        return ConsentingStep

    def write(self, table: Table, frame: Frame) -> Any:
        return ConsentingStep(**answers(table, cast(Question, frame.memory)))

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        board = table.board
        place: i64 = place_called(table, step.goal, "step.goal")
        asking: i64 = seat_set(table, step.asking, "step.asking", "RP-COMBAT-04")
        commander: i64 = table.the_war().mover
        if step.commander is not None:
            commander = check_seat(table, step.commander, "step.commander")
        if step.purpose == "sacrifice":
            return make_question(board.sacrifice + place, asking, commander)
        if place >= board.spaces:
            refuse("step.goal", "nobody is asked about this", "RP-COMBAT-04")
        return make_question(board.march + place, asking, commander)

    def check(self, table: Table, frame: Frame) -> None:
        war = table.the_war()
        march = marching_group(frame)
        asked = cast(Question, frame.memory)
        group = led_group(table, war, march)
        goal = asked.goal(table.board)
        other = war.group_at(table.board, goal)
        if asked.is_sacrifice(table.board):
            possible = may_sacrifice(table, war, march.led, goal)
        else:
            possible = other != NO_GROUP and reach(table, war, march.led, group)[goal] != 0
        if not possible or is_enemy(other) or is_enemy(group):
            refuse("step.goal", "nobody is asked about this", "RP-COMBAT-04")
        if asked.asking == 0 or asked.asking & ~owners_asked(table, war, group, asked.deed) != 0:
            refuse("step.asking", "must be owners of tokens there", "RP-COMBAT-04")
        chief = commander_of(other)
        claimed = asked.commander == chief and not asked.is_sacrifice(table.board) and not asked.asking >> chief & 1
        if asked.commander != war.mover and not claimed:
            refuse("step.commander", "must be the mover, or who answered so", "RP-COMBAT-05")
        if frame.actor != first_asked(table, asked.asking, other):
            refuse("actor", f"it is not the turn of seat {frame.actor}", "RP-COMBAT-04")

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        war = table.the_war()
        march = marching_group(frame)
        return {
            **war_params(table),
            "turn": int(war.turn),
            "led": place_name(table, march.led),
            "steps": int(steps_of(led_group(table, war, march))),
            "partner": int(war.mover),
            **answers(table, cast(Question, frame.memory)),
        }


def answers(table: Table, asked: Question) -> dict[str, Any]:
    """The question as positions and views tell it."""
    return {
        "goal": place_name(table, asked.goal(table.board)),
        "purpose": "sacrifice" if asked.is_sacrifice(table.board) else "merge",
        "asking": [seat for seat in range(len(table.players)) if asked.asking >> seat & 1],
        "commander": int(asked.commander),
    }


def may_claim(table: Table, war: War) -> bool:
    """Whoever commands the group that is joined may ask to go on commanding; stacks keep their order (RP-COMBAT-05)."""
    asked = cast(Question, table.memory)
    if asked.is_sacrifice(table.board):
        return False
    other = war.troops[asked.goal(table.board)]
    if commander_of(other) != table.actor:
        return False
    return not shares_pairs(led_group(table, war, marching_group(table.top())), other)


def note_refusal(table: Table, war: War, asked: Question) -> None:
    pair: i64 = 1
    pair <<= table.actor + 5 * war.mover
    if asked.is_sacrifice(table.board):
        war.spared |= pair
    else:
        war.refused |= pair


def tell_answer(table: Table, war: War, asked: Question, action: i64) -> None:
    answer = "refuse" if action == REFUSE else "agree" if action == AGREE else "command"
    table.tell(
        "consent-given" if action != REFUSE else "consent-refused",
        {
            "seat": int(table.actor),
            "partner": int(war.mover),
            "space": space_name(table.board.columns, asked.goal(table.board)),
            "answer": answer,
            "purpose": "sacrifice" if asked.is_sacrifice(table.board) else "merge",
        },
    )


# ---- written by `make fields`: copy_question, make_question


def copy_question(question: Question) -> Question:
    copy = Question()
    copy.deed = question.deed
    copy.asking = question.asking
    copy.commander = question.commander
    return copy


def make_question(deed: i64, asking: i64, commander: i64) -> Question:
    question = Question()
    question.deed = deed
    question.asking = asking
    question.commander = commander
    return question
