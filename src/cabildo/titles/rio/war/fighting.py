"""Step 5 of a war: in war turns the attacker, then the defenders move their groups."""

from typing import Any, Final, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import edge_params, space_name
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import DONE, STAY
from cabildo.titles.rio.phases import CONSENTING, LEADING, MARCHING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import NOBODY
from cabildo.titles.rio.war import war_end
from cabildo.titles.rio.war.battle import meet, storm
from cabildo.titles.rio.war.bonus_step import can_be_boosted, may_sacrifice, sacrifice
from cabildo.titles.rio.war.consent import (
    agreed_commander,
    agreed_deed,
    first_asked,
    make_question,
    owners_asked,
)
from cabildo.titles.rio.war.groups import (
    BIGGEST,
    FOUGHT,
    NO_GROUP,
    RESTED,
    commander_of,
    full_steps,
    has_fought,
    has_merged,
    is_boosted,
    is_enemy,
    size_of,
    steps_of,
    unmarked,
    with_steps,
)
from cabildo.titles.rio.war.march_reasons import NO_STEPS, why_not_lead, why_not_march, why_not_sacrifice
from cabildo.titles.rio.war.merging import merge
from cabildo.titles.rio.war.movement import (
    END,
    OPEN,
    March,
    distance,
    is_target,
    led_group,
    make_march,
    reach,
    shares_pairs,
    way_into,
)
from cabildo.titles.rio.war.sides import first_defender, next_defender
from cabildo.titles.rio.war.war import War, edge_of, outside_place
from cabildo.titles.rio.written.war_names import outside_params, place_called, place_name, war_params
from cabildo.titles.rio.written.war_steps import MarchingStep

BATTLE: Final = 1  # what `Leading` learns when a march ended in one


def begin(state: RioState, war: War) -> None:
    war.turn = 0
    war.quiet = 0
    start_war_turn(state, war)


def start_war_turn(state: RioState, war: War) -> None:
    war.turn += 1
    war.battle = False
    war.refused = 0
    war.spared = 0
    if state.sink is not None:
        state.tell("war-turn", {"turn": int(war.turn)})
    start_turn(state, war, war.attacker)


def start_turn(state: RioState, war: War, mover: i64) -> None:
    """Give the mover's groups their steps, unless they merged in this war turn (RP-COMBAT-01, 08, 12, 21).

    Others who fought in a turn of their own rest until the next one (RP-COMBAT-18).
    """
    war.mover = mover
    war.staying = 0
    new_war_turn = mover == war.attacker
    troops = war.troops
    for space in range(state.board.spaces):
        group = troops[space]
        if group != NO_GROUP:
            group = unmarked(group) if new_war_turn else group & ~RESTED
            steps: i64 = 0
            if war.commands(state.board, mover, group):
                group &= ~FOUGHT
                if not has_merged(group):
                    steps = full_steps(state.board.numbers, size_of(group))
            troops[space] = with_steps(group, steps)
    state.enter(LEADING)
    state.actor = mover


def end_turn(state: RioState, war: War) -> None:
    """Let the next one move: after the attacker the defenders in player order (RP-COMBAT-01)."""
    if war.mover == war.attacker:
        start_turn(state, war, first_defender(state, war))
        return
    mover = next_defender(state, war)
    if mover != NOBODY:
        start_turn(state, war, mover)
        return
    war.quiet = 0 if war.battle else war.quiet + 1
    if war.quiet == state.board.numbers.quiet_turns:
        war_end.begin(state, war)
    else:
        start_war_turn(state, war)


@final
class Leading(Phase[RioState]):
    """Which group moves next; movement is voluntary (RP-COMBAT-19)."""

    def name(self) -> str:
        return "leading"

    def options(self, state: RioState) -> vec[i64]:
        war = state.the_war()
        board = state.board
        legal = vec[i64](capacity=24)
        legal = append(legal, DONE)
        troops = war.troops
        for space in range(len(troops)):
            if troops[space] != NO_GROUP and may_lead_inside(state, war, space):
                legal = append(legal, board.lead + space)
        if state.actor == war.attacker:
            camps = war.camps
            for edge in range(len(camps)):
                if camps[edge] != 0:
                    for size in range(1, BIGGEST + 1):
                        if war.outside(board, edge, size) > 0 and may_enter(state, war, edge, size):
                            legal = append(legal, board.lead + outside_place(board, edge, size))
        return legal

    def play(self, state: RioState, action: i64) -> None:
        if action == DONE:
            end_turn(state, state.the_war())
        else:
            state.ask(MARCHING, state.actor, make_march(action - state.board.lead, False))

    def resume(self, state: RioState, result: i64) -> None:
        """Go on after a march; when no attacker is left, the war is over (RP-WAREND-01)."""
        war = state.the_war()
        if result == BATTLE and war.attackers(state.board) == 0:
            war_end.begin(state, war)

    def standing(self, state: RioState) -> str:
        return "attacking" if state.actor == state.the_war().attacker else "defending"

    def may_stand(self, state: RioState, action: i64) -> bool:
        return action == DONE

    def explain(self, state: RioState, action: i64) -> str:
        if action == DONE:
            return ""
        place = action - state.board.lead
        if not 0 <= place < state.board.spaces + BIGGEST * len(state.board.edge_space):
            return OTHER_DECISION
        return why_not_lead(state, state.the_war(), place)

    def expected(self, state: RioState) -> list[int]:
        """The groups on the map, whoever commands them."""
        troops = state.the_war().troops
        return [int(state.board.lead) + space for space in range(len(troops)) if troops[space] != NO_GROUP]

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        return {**war_params(state), "turn": int(state.the_war().turn)}


def may_lead_inside(state: RioState, war: War, space: i64) -> bool:
    """Own groups that have not fought and have a step left or can get one (RP-COMBAT-12, 18, 22)."""
    group = war.troops[space]
    if not war.commands(state.board, war.mover, group) or has_fought(group) or group & RESTED != 0:
        return False
    return steps_of(group) > 0 or can_be_boosted(state, war, space)


def may_enter(state: RioState, war: War, edge: i64, size: i64) -> bool:
    """Whether a group outside, which was not told to wait, can step into the city there (RP-WAR-22).

    Friends who bar the entry may be given up for it (RP-COMBAT-20).
    """
    board = state.board
    if war.staying & board.edge_set[edge] != 0:
        return False
    place = outside_place(board, edge, size)
    return is_let_in(state, war, place) or may_sacrifice(state, war, place, board.edge_space[edge])


def is_let_in(state: RioState, war: War, place: i64) -> bool:
    """Whether the entry is open to the group at this place outside as it is, to merge or to fight."""
    entry = state.board.edge_space[edge_of(state.board, place)]
    group = war.group_at(state.board, place)
    way = way_into(state, war, group, entry)
    return way == OPEN or (way == END and not shares_pairs(group, war.troops[entry]))


def is_turn_that_ended_unasked(state: RioState) -> bool:
    """Whether groups can be led only because friends at the entry may be given up, which once was not seen.

    Then nobody was asked, and in games written down at that time there is no answer.
    """
    if state.phase != LEADING or len(state.legal) < 2:
        return False
    war = state.the_war()
    first = state.board.lead + state.board.spaces  # of those outside
    for action in state.legal:
        if action != DONE and (action < first or is_let_in(state, war, action - state.board.lead)):
            return False
    return True


@final
class Marching(Phase[RioState]):
    """Where the led group goes; whether another is given up for a step more; or it stays (RP-COMBAT-08, 19, 20)."""

    def name(self) -> str:
        return "marching"

    def options(self, state: RioState) -> vec[i64]:
        war = state.the_war()
        board = state.board
        march = cast(March, state.memory)
        led = march.led
        group = led_group(state, war, march)
        legal = vec[i64](capacity=40)
        legal = append(legal, STAY)
        needed = reach(state, war, led, group)
        for space in range(len(needed)):
            if needed[space] != 0:
                legal = append(legal, board.march + space)
        if is_boosted(group):
            return legal
        troops = war.troops
        for victim in range(len(troops)):
            if troops[victim] != NO_GROUP and may_sacrifice(state, war, led, victim):
                legal = append(legal, board.sacrifice + victim)
        if state.actor == war.attacker:
            camps = war.camps
            for edge in range(len(camps)):
                if camps[edge] != 0:
                    for size in range(1, BIGGEST + 1):
                        victim = outside_place(board, edge, size)
                        if may_sacrifice(state, war, led, victim):
                            legal = append(legal, board.sacrifice + victim)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        """Ask those whose tokens it needs, then do it (RP-COMBAT-04, RP-COMBAT-23)."""
        war = state.the_war()
        march = cast(March, state.memory)
        if action == STAY:
            stay(state, war, march.led)
            state.done()
            return
        group = led_group(state, war, march)
        asking = owners_asked(state, war, group, action)
        if asking == 0:
            carry_out(state, war, march, group, action, commander_of(group))
            return
        asked = make_question(action, asking, commander_of(group))
        other = war.group_at(state.board, asked.goal(state.board))
        state.ask(CONSENTING, first_asked(state, asking, other), asked)

    def resume(self, state: RioState, result: i64) -> None:
        """Do what all have agreed to; if somebody has not, the group may do something else."""
        if result != NOTHING:
            war = state.the_war()
            march = cast(March, state.memory)
            group = led_group(state, war, march)
            carry_out(state, war, march, group, agreed_deed(result), agreed_commander(result))

    def explain(self, state: RioState, action: i64) -> str:
        war = state.the_war()
        board = state.board
        march = cast(March, state.memory)
        if action == STAY:
            return ""
        if board.march <= action < board.march + board.spaces:
            return why_not_march(state, war, march, action - board.march)
        if board.sacrifice <= action < board.recall:
            return why_not_sacrifice(state, war, march, action - board.sacrifice)
        return OTHER_DECISION

    def expected(self, state: RioState) -> list[int]:
        """The spaces around the led group, further than any group goes."""
        board = state.board
        led = cast(March, state.memory).led
        start = led if led < board.spaces else board.edge_space[edge_of(board, led)]
        return [
            int(board.march) + space
            for space in range(int(board.spaces))
            if 0 < distance(board.columns, start, space) <= BIGGEST + 1
        ]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([LEADING])

    def step_type(self) -> Any:
        return MarchingStep

    def write(self, state: RioState, frame: Frame) -> Any:
        march = cast(March, frame.memory)
        return MarchingStep(led=place_name(state, march.led), boosted=march.boosted)

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        led: i64 = place_called(state, step.led, "step.led")
        if step.boosted and led < state.board.spaces:
            refuse("step.boosted", "a group inside says so itself", "RP-COMBAT-21")
        return make_march(led, step.boosted)

    def check(self, state: RioState, frame: Frame) -> None:
        war = state.the_war()
        led = cast(March, frame.memory).led
        if frame.actor != war.mover:
            refuse("actor", f"it is not the turn of seat {frame.actor}", "RP-COMBAT-01")
        group = war.group_at(state.board, led)
        if group == NO_GROUP or not war.commands(state.board, war.mover, group):
            refuse("step.led", f"seat {war.mover} has no group there", "RP-COMBAT-05")
        rule = why_not_lead(state, war, led)
        if rule != "" and rule not in NO_STEPS:  # what it was led for may have been refused
            refuse("step.led", "the group cannot move", rule)

    def describe(self, state: RioState, frame: Frame) -> dict[str, Any]:
        war = state.the_war()
        march = cast(March, frame.memory)
        group = led_group(state, war, march)
        return {
            **war_params(state),
            "turn": int(war.turn),
            "led": place_name(state, march.led),
            "steps": int(steps_of(group)),
            "boosted": is_boosted(group),
            **outside_params(state, march.led),
        }


def stay(state: RioState, war: War, led: i64) -> None:
    """Let the group rest for this turn; outside all do that wait before the same edge (RP-COMBAT-19, RP-WAR-22)."""
    if led < state.board.spaces:
        war.troops[led] |= RESTED
    else:
        war.staying |= state.board.edge_set[edge_of(state.board, led)]


def carry_out(state: RioState, war: War, march: March, group: i64, deed: i64, commander: i64) -> None:
    """Give up another group, after which this one marches on, or go to a space, to fight or to merge."""
    board = state.board
    if deed >= board.sacrifice:
        sacrifice(state, war, march, deed - board.sacrifice)
        return
    goal = deed - board.march
    other = war.troops[goal]
    if other != NO_GROUP and is_enemy(other) == is_enemy(group):
        merge(state, war, march.led, group, goal, commander)
        state.done()
        return
    left = steps_of(group) - reach(state, war, march.led, group)[goal]
    tell_march(state, war, march.led, group, goal)
    war.leave(board, march.led)
    if other != NO_GROUP:
        meet(state, war, group, goal)
        state.done(BATTLE)
    elif is_enemy(group) and is_target(state, war, goal):
        storm(state, war, group, goal)
        state.done(BATTLE)
    else:
        war.troops[goal] = with_steps(group, left)
        state.done()


def tell_march(state: RioState, war: War, led: i64, group: i64, goal: i64) -> None:
    if state.sink is None:
        return
    board = state.board
    params: dict[str, object] = {
        "seat": int(war.mover),
        "tokens": int(size_of(group)),
        "goal": space_name(board.columns, goal),
    }
    if led < board.spaces:
        state.tell("group-marched", params | {"space": space_name(board.columns, led)})
    else:
        state.tell("group-entered", params | edge_params(board.columns, board.rows, edge_of(board, led)))
