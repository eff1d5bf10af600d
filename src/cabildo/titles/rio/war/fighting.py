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
from cabildo.titles.rio.table import Table
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


def begin(table: Table, war: War) -> None:
    war.turn = 0
    war.quiet = 0
    start_war_turn(table, war)


def start_war_turn(table: Table, war: War) -> None:
    war.turn += 1
    war.battle = False
    war.refused = 0
    war.spared = 0
    if table.sink is not None:
        table.tell("war-turn", {"turn": int(war.turn)})
    start_turn(table, war, war.attacker)


def start_turn(table: Table, war: War, mover: i64) -> None:
    """Give the mover's groups their steps, unless they merged in this war turn (RP-COMBAT-01, 08, 12, 21).

    Others who fought in a turn of their own rest until the next one (RP-COMBAT-18).
    """
    war.mover = mover
    war.staying = 0
    new_war_turn = mover == war.attacker
    troops = war.troops
    for space in range(table.board.spaces):
        group = troops[space]
        if group != NO_GROUP:
            group = unmarked(group) if new_war_turn else group & ~RESTED
            steps: i64 = 0
            if war.commands(table.board, mover, group):
                group &= ~FOUGHT
                if not has_merged(group):
                    steps = full_steps(table.board.numbers, size_of(group))
            troops[space] = with_steps(group, steps)
    table.enter(LEADING)
    table.actor = mover


def end_turn(table: Table, war: War) -> None:
    """Let the next one move: after the attacker the defenders in player order (RP-COMBAT-01)."""
    if war.mover == war.attacker:
        start_turn(table, war, first_defender(table, war))
        return
    mover = next_defender(table, war)
    if mover != NOBODY:
        start_turn(table, war, mover)
        return
    war.quiet = 0 if war.battle else war.quiet + 1
    if war.quiet == table.board.numbers.quiet_turns:
        war_end.begin(table, war)
    else:
        start_war_turn(table, war)


@final
class Leading(Phase[Table]):
    """Which group moves next; movement is voluntary (RP-COMBAT-19)."""

    def name(self) -> str:
        return "leading"

    def options(self, table: Table) -> vec[i64]:
        war = table.the_war()
        board = table.board
        legal = vec[i64](capacity=24)
        legal = append(legal, DONE)
        troops = war.troops
        for space in range(len(troops)):
            if troops[space] != NO_GROUP and may_lead_inside(table, war, space):
                legal = append(legal, board.lead + space)
        if table.actor == war.attacker:
            camps = war.camps
            for edge in range(len(camps)):
                if camps[edge] != 0:
                    for size in range(1, BIGGEST + 1):
                        if war.outside(board, edge, size) > 0 and may_enter(table, war, edge, size):
                            legal = append(legal, board.lead + outside_place(board, edge, size))
        return legal

    def play(self, table: Table, action: i64) -> None:
        if action == DONE:
            end_turn(table, table.the_war())
        else:
            table.ask(MARCHING, table.actor, make_march(action - table.board.lead, False))

    def resume(self, table: Table, result: i64) -> None:
        """Go on after a march; when no attacker is left, the war is over (RP-WAREND-01)."""
        war = table.the_war()
        if result == BATTLE and war.attackers(table.board) == 0:
            war_end.begin(table, war)

    def standing(self, table: Table) -> str:
        return "attacking" if table.actor == table.the_war().attacker else "defending"

    def may_stand(self, table: Table, action: i64) -> bool:
        return action == DONE

    def explain(self, table: Table, action: i64) -> str:
        if action == DONE:
            return ""
        place = action - table.board.lead
        if not 0 <= place < table.board.spaces + BIGGEST * len(table.board.edge_space):
            return OTHER_DECISION
        return why_not_lead(table, table.the_war(), place)

    def expected(self, table: Table) -> list[int]:
        """The groups on the map, whoever commands them."""
        troops = table.the_war().troops
        return [int(table.board.lead) + space for space in range(len(troops)) if troops[space] != NO_GROUP]

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        return {**war_params(table), "turn": int(table.the_war().turn)}


def may_lead_inside(table: Table, war: War, space: i64) -> bool:
    """Own groups that have not fought and have a step left or can get one (RP-COMBAT-12, 18, 22)."""
    group = war.troops[space]
    if not war.commands(table.board, war.mover, group) or has_fought(group) or group & RESTED != 0:
        return False
    return steps_of(group) > 0 or can_be_boosted(table, war, space)


def may_enter(table: Table, war: War, edge: i64, size: i64) -> bool:
    """Whether a group outside, which was not told to wait, can step into the city there (RP-WAR-22).

    Friends who bar the entry may be given up for it (RP-COMBAT-20).
    """
    board = table.board
    if war.staying & board.edge_set[edge] != 0:
        return False
    place = outside_place(board, edge, size)
    return is_let_in(table, war, place) or may_sacrifice(table, war, place, board.edge_space[edge])


def is_let_in(table: Table, war: War, place: i64) -> bool:
    """Whether the entry is open to the group at this place outside as it is, to merge or to fight."""
    entry = table.board.edge_space[edge_of(table.board, place)]
    group = war.group_at(table.board, place)
    way = way_into(table, war, group, entry)
    return way == OPEN or (way == END and not shares_pairs(group, war.troops[entry]))


def is_turn_that_ended_unasked(table: Table) -> bool:
    """Whether groups can be led only because friends at the entry may be given up, which once was not seen.

    Then nobody was asked, and in games written down at that time there is no answer.
    """
    if table.phase != LEADING or len(table.legal) < 2:
        return False
    war = table.the_war()
    first = table.board.lead + table.board.spaces  # of those outside
    for action in table.legal:
        if action != DONE and (action < first or is_let_in(table, war, action - table.board.lead)):
            return False
    return True


@final
class Marching(Phase[Table]):
    """Where the led group goes; whether another is given up for a step more; or it stays (RP-COMBAT-08, 19, 20)."""

    def name(self) -> str:
        return "marching"

    def options(self, table: Table) -> vec[i64]:
        war = table.the_war()
        board = table.board
        march = cast(March, table.memory)
        led = march.led
        group = led_group(table, war, march)
        legal = vec[i64](capacity=40)
        legal = append(legal, STAY)
        needed = reach(table, war, led, group)
        for space in range(len(needed)):
            if needed[space] != 0:
                legal = append(legal, board.march + space)
        if is_boosted(group):
            return legal
        troops = war.troops
        for victim in range(len(troops)):
            if troops[victim] != NO_GROUP and may_sacrifice(table, war, led, victim):
                legal = append(legal, board.sacrifice + victim)
        if table.actor == war.attacker:
            camps = war.camps
            for edge in range(len(camps)):
                if camps[edge] != 0:
                    for size in range(1, BIGGEST + 1):
                        victim = outside_place(board, edge, size)
                        if may_sacrifice(table, war, led, victim):
                            legal = append(legal, board.sacrifice + victim)
        return legal

    def play(self, table: Table, action: i64) -> None:
        """Ask those whose tokens it needs, then do it (RP-COMBAT-04, RP-COMBAT-23)."""
        war = table.the_war()
        march = cast(March, table.memory)
        if action == STAY:
            stay(table, war, march.led)
            table.done()
            return
        group = led_group(table, war, march)
        asking = owners_asked(table, war, group, action)
        if asking == 0:
            carry_out(table, war, march, group, action, commander_of(group))
            return
        asked = make_question(action, asking, commander_of(group))
        other = war.group_at(table.board, asked.goal(table.board))
        table.ask(CONSENTING, first_asked(table, asking, other), asked)

    def resume(self, table: Table, result: i64) -> None:
        """Do what all have agreed to; if somebody has not, the group may do something else."""
        if result != NOTHING:
            war = table.the_war()
            march = cast(March, table.memory)
            group = led_group(table, war, march)
            carry_out(table, war, march, group, agreed_deed(result), agreed_commander(result))

    def explain(self, table: Table, action: i64) -> str:
        war = table.the_war()
        board = table.board
        march = cast(March, table.memory)
        if action == STAY:
            return ""
        if board.march <= action < board.march + board.spaces:
            return why_not_march(table, war, march, action - board.march)
        if board.sacrifice <= action < board.recall:
            return why_not_sacrifice(table, war, march, action - board.sacrifice)
        return OTHER_DECISION

    def expected(self, table: Table) -> list[int]:
        """The spaces around the led group, further than any group goes."""
        board = table.board
        led = cast(March, table.memory).led
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

    def write(self, table: Table, frame: Frame) -> Any:
        march = cast(March, frame.memory)
        return MarchingStep(led=place_name(table, march.led), boosted=march.boosted)

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        led: i64 = place_called(table, step.led, "step.led")
        if step.boosted and led < table.board.spaces:
            refuse("step.boosted", "a group inside says so itself", "RP-COMBAT-21")
        return make_march(led, step.boosted)

    def check(self, table: Table, frame: Frame) -> None:
        war = table.the_war()
        led = cast(March, frame.memory).led
        if frame.actor != war.mover:
            refuse("actor", f"it is not the turn of seat {frame.actor}", "RP-COMBAT-01")
        group = war.group_at(table.board, led)
        if group == NO_GROUP or not war.commands(table.board, war.mover, group):
            refuse("step.led", f"seat {war.mover} has no group there", "RP-COMBAT-05")
        rule = why_not_lead(table, war, led)
        if rule != "" and rule not in NO_STEPS:  # what it was led for may have been refused
            refuse("step.led", "the group cannot move", rule)

    def describe(self, table: Table, frame: Frame) -> dict[str, Any]:
        war = table.the_war()
        march = cast(March, frame.memory)
        group = led_group(table, war, march)
        return {
            **war_params(table),
            "turn": int(war.turn),
            "led": place_name(table, march.led),
            "steps": int(steps_of(group)),
            "boosted": is_boosted(group),
            **outside_params(table, march.led),
        }


def stay(table: Table, war: War, led: i64) -> None:
    """Let the group rest for this turn; outside all do that wait before the same edge (RP-COMBAT-19, RP-WAR-22)."""
    if led < table.board.spaces:
        war.troops[led] |= RESTED
    else:
        war.staying |= table.board.edge_set[edge_of(table.board, led)]


def carry_out(table: Table, war: War, march: March, group: i64, deed: i64, commander: i64) -> None:
    """Give up another group, after which this one marches on, or go to a space, to fight or to merge."""
    board = table.board
    if deed >= board.sacrifice:
        sacrifice(table, war, march, deed - board.sacrifice)
        return
    goal = deed - board.march
    other = war.troops[goal]
    if other != NO_GROUP and is_enemy(other) == is_enemy(group):
        merge(table, war, march.led, group, goal, commander)
        table.done()
        return
    left = steps_of(group) - reach(table, war, march.led, group)[goal]
    tell_march(table, war, march.led, group, goal)
    war.leave(board, march.led)
    if other != NO_GROUP:
        meet(table, war, group, goal)
        table.done(BATTLE)
    elif is_enemy(group) and is_target(table, war, goal):
        storm(table, war, group, goal)
        table.done(BATTLE)
    else:
        war.troops[goal] = with_steps(group, left)
        table.done()


def tell_march(table: Table, war: War, led: i64, group: i64, goal: i64) -> None:
    if table.sink is None:
        return
    board = table.board
    params: dict[str, object] = {
        "seat": int(war.mover),
        "tokens": int(size_of(group)),
        "goal": space_name(board.columns, goal),
    }
    if led < board.spaces:
        table.tell("group-marched", params | {"space": space_name(board.columns, led)})
    else:
        table.tell("group-entered", params | edge_params(board.columns, board.rows, edge_of(board, led)))
