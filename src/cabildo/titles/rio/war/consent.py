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
from cabildo.titles.rio.state import RioState
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


def owners_asked(state: RioState, war: War, group: i64, deed: i64) -> i64:
    """Who must agree to what a group is about to do: nobody if it only goes somewhere (RP-COMBAT-04, 23)."""
    board = state.board
    if deed >= board.sacrifice:
        return owners_given_up(state, war, war.group_at(board, deed - board.sacrifice))
    other = war.troops[deed - board.march]
    if other == NO_GROUP or is_enemy(other) != is_enemy(group):
        return 0
    return owners_to_ask(state, war, group, other)


def first_asked(state: RioState, asking: i64, other: i64) -> i64:
    """First the commander of the other group, then the rest in player order."""
    chief = commander_of(other)
    if asking >> chief & 1:
        return chief
    for seat in state.order:
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
class Consenting(Phase[RioState]):
    """No, yes, or yes if I command; a refusal holds for the war turn (RP-COMBAT-04)."""

    def name(self) -> str:
        return "consenting"

    def options(self, state: RioState) -> vec[i64]:
        legal = vec[i64](capacity=3)
        legal = append(legal, REFUSE)
        legal = append(legal, AGREE)
        if may_claim(state, state.the_war()):
            legal = append(legal, COMMAND)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        war = state.the_war()
        asked = cast(Question, state.memory)
        asked.asking &= ~(1 << state.actor)
        if state.sink is not None:
            tell_answer(state, war, asked, action)
        if action == REFUSE:
            note_refusal(state, war, asked)
            state.done(NOTHING)
            return
        if action == COMMAND:
            asked.commander = state.actor
        if asked.asking == 0:
            state.done(agreement(asked.deed, asked.commander))
        else:
            state.actor = first_asked(state, asked.asking, war.group_at(state.board, asked.goal(state.board)))

    def standing(self, state: RioState) -> str:
        return "sacrificing" if cast(Question, state.memory).is_sacrifice(state.board) else "merging"

    def may_stand(self, state: RioState, action: i64) -> bool:
        """Nobody gives up all of their tokens beforehand."""
        return action == REFUSE or (action == AGREE and not cast(Question, state.memory).is_sacrifice(state.board))

    def explain(self, state: RioState, action: i64) -> str:
        if action in (REFUSE, AGREE):
            return ""
        if action != COMMAND:
            return OTHER_DECISION
        war = state.the_war()
        asked = cast(Question, state.memory)
        if asked.is_sacrifice(state.board):
            return "RP-COMBAT-23"
        other = war.troops[asked.goal(state.board)]
        if shares_pairs(led_group(state, war, marching_group(state.top())), other):
            return "RP-COMBAT-13"  # the token handed over commands
        return "" if commander_of(other) == state.actor else "RP-COMBAT-05"

    def interrupts(self) -> vec[i64]:
        return vec[i64]([MARCHING])

    def step_type(self) -> Any:
        return ConsentingStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return ConsentingStep(**answers(state, cast(Question, frame.memory)))

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        board = state.board
        place: i64 = place_called(state, step.goal, "step.goal")
        asking: i64 = seat_set(state, step.asking, "step.asking", "RP-COMBAT-04")
        commander: i64 = state.the_war().mover
        if step.commander is not None:
            commander = check_seat(state, step.commander, "step.commander")
        if step.purpose == "sacrifice":
            return make_question(board.sacrifice + place, asking, commander)
        if place >= board.spaces:
            refuse("step.goal", "nobody is asked about this", "RP-COMBAT-04")
        return make_question(board.march + place, asking, commander)

    def check(self, state: RioState, frame: Frame) -> None:
        war = state.the_war()
        march = marching_group(frame)
        asked = cast(Question, frame.memory)
        group = led_group(state, war, march)
        goal = asked.goal(state.board)
        other = war.group_at(state.board, goal)
        if asked.is_sacrifice(state.board):
            possible = may_sacrifice(state, war, march.led, goal)
        else:
            possible = other != NO_GROUP and reach(state, war, march.led, group)[goal] != 0
        if not possible or is_enemy(other) or is_enemy(group):
            refuse("step.goal", "nobody is asked about this", "RP-COMBAT-04")
        if asked.asking == 0 or asked.asking & ~owners_asked(state, war, group, asked.deed) != 0:
            refuse("step.asking", "must be owners of tokens there", "RP-COMBAT-04")
        chief = commander_of(other)
        claimed = asked.commander == chief and not asked.is_sacrifice(state.board) and not asked.asking >> chief & 1
        if asked.commander != war.mover and not claimed:
            refuse("step.commander", "must be the mover, or who answered so", "RP-COMBAT-05")
        if frame.actor != first_asked(state, asked.asking, other):
            refuse("actor", f"it is not the turn of seat {frame.actor}", "RP-COMBAT-04")

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        war = state.the_war()
        march = marching_group(frame)
        return {
            **war_params(state),
            "turn": int(war.turn),
            "led": place_name(state, march.led),
            "steps": int(steps_of(led_group(state, war, march))),
            "partner": int(war.mover),
            **answers(state, cast(Question, frame.memory)),
        }


def answers(state: RioState, asked: Question) -> dict[str, Any]:
    """The question as positions and views tell it."""
    return {
        "goal": place_name(state, asked.goal(state.board)),
        "purpose": "sacrifice" if asked.is_sacrifice(state.board) else "merge",
        "asking": [seat for seat in range(len(state.players)) if asked.asking >> seat & 1],
        "commander": int(asked.commander),
    }


def may_claim(state: RioState, war: War) -> bool:
    """Whoever commands the group that is joined may ask to go on commanding; stacks keep their order (RP-COMBAT-05)."""
    asked = cast(Question, state.memory)
    if asked.is_sacrifice(state.board):
        return False
    other = war.troops[asked.goal(state.board)]
    if commander_of(other) != state.actor:
        return False
    return not shares_pairs(led_group(state, war, marching_group(state.top())), other)


def note_refusal(state: RioState, war: War, asked: Question) -> None:
    pair: i64 = 1
    pair <<= state.actor + 5 * war.mover
    if asked.is_sacrifice(state.board):
        war.spared |= pair
    else:
        war.refused |= pair


def tell_answer(state: RioState, war: War, asked: Question, action: i64) -> None:
    answer = "refuse" if action == REFUSE else "agree" if action == AGREE else "command"
    state.tell(
        "consent-given" if action != REFUSE else "consent-refused",
        {
            "seat": int(state.actor),
            "partner": int(war.mover),
            "space": space_name(state.board.columns, asked.goal(state.board)),
            "answer": answer,
            "purpose": "sacrifice" if asked.is_sacrifice(state.board) else "merge",
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
