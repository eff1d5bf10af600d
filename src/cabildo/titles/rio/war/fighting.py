"""Step 5 of a war: in war turns the attacker, then the defenders move their groups."""

from typing import Final, final

from cabildo.engine.grid_names import edge_params, space_name
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import DONE, STAY
from cabildo.titles.rio.phases import LEADING, MARCHING
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import NOBODY, NOWHERE
from cabildo.titles.rio.war import war_end
from cabildo.titles.rio.war.battle import meet, storm
from cabildo.titles.rio.war.bonus_step import can_be_boosted, had_bonus, may_sacrifice, owners_given_up
from cabildo.titles.rio.war.consent import ask
from cabildo.titles.rio.war.groups import (
    BIGGEST,
    FOUGHT,
    NO_GROUP,
    RESTED,
    full_steps,
    has_fought,
    has_merged,
    is_enemy,
    size_of,
    steps_of,
    unmarked,
    with_steps,
)
from cabildo.titles.rio.war.merging import led_group
from cabildo.titles.rio.war.movement import (
    BARRED,
    END,
    distance,
    is_target,
    owners_to_ask,
    reach,
    shares_pairs,
    steps_left,
    way_into,
)
from cabildo.titles.rio.war.sides import first_defender, next_defender
from cabildo.titles.rio.war.war import War, edge_of, outside_place
from cabildo.titles.rio.war.why_not import why_not_lead, why_not_march, why_not_sacrifice

QUIET_TURNS: Final = 3  # without a battle the war is over (RP-WAREND-02)


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
    """The mover's groups have their steps, unless they merged in this war turn (RP-COMBAT-01, 08, 12, 21).

    Others who fought in a turn of their own rest until the next one (RP-COMBAT-18).
    """
    war.mover = mover
    war.led = NOWHERE
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
                    steps = full_steps(size_of(group))
            troops[space] = with_steps(group, steps)
    table.actor = mover
    table.phase = LEADING


def end_turn(table: Table, war: War) -> None:
    """The attacker is followed by the defenders in player order (RP-COMBAT-01)."""
    if war.mover == war.attacker:
        start_turn(table, war, first_defender(table, war))
        return
    mover = next_defender(table, war)
    if mover != NOBODY:
        start_turn(table, war, mover)
        return
    war.quiet = 0 if war.battle else war.quiet + 1
    if war.quiet == QUIET_TURNS:
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
        war = table.the_war()
        if action == DONE:
            end_turn(table, war)
            return
        war.led = action - table.board.lead
        war.boosted = False
        table.phase = MARCHING

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


def may_lead_inside(table: Table, war: War, space: i64) -> bool:
    """Own groups that have not fought and have a step left or can get one (RP-COMBAT-12, 18, 22)."""
    group = war.troops[space]
    if not war.commands(table.board, war.mover, group) or has_fought(group) or group & RESTED != 0:
        return False
    return steps_of(group) > 0 or can_be_boosted(table, war, space)


def may_enter(table: Table, war: War, edge: i64, size: i64) -> bool:
    """Whether a group outside can step into the city there, and was not told to wait (RP-WAR-22)."""
    if war.staying & table.board.edge_set[edge] != 0:
        return False
    entry = table.board.edge_space[edge]
    group = war.group_at(table.board, outside_place(table.board, edge, size))
    way = way_into(table, war, group, entry)
    return way != BARRED and not (way == END and shares_pairs(group, war.troops[entry]))


@final
class Marching(Phase[Table]):
    """Where the led group goes; whether another is given up for a step more; or it stays (RP-COMBAT-08, 19, 20)."""

    def name(self) -> str:
        return "marching"

    def options(self, table: Table) -> vec[i64]:
        war = table.the_war()
        board = table.board
        legal = vec[i64](capacity=40)
        legal = append(legal, STAY)
        needed = reach(table, war)
        for space in range(len(needed)):
            if needed[space] != 0:
                legal = append(legal, board.march + space)
        if had_bonus(table, war, war.led):
            return legal
        troops = war.troops
        for victim in range(len(troops)):
            if troops[victim] != NO_GROUP and may_sacrifice(table, war, war.led, victim):
                legal = append(legal, board.sacrifice + victim)
        if table.actor == war.attacker:
            camps = war.camps
            for edge in range(len(camps)):
                if camps[edge] != 0:
                    for size in range(1, BIGGEST + 1):
                        victim = outside_place(board, edge, size)
                        if may_sacrifice(table, war, war.led, victim):
                            legal = append(legal, board.sacrifice + victim)
        return legal

    def play(self, table: Table, action: i64) -> None:
        war = table.the_war()
        board = table.board
        if action == STAY:
            stay(table, war)
        elif action < board.sacrifice:
            march(table, war, action - board.march)
        else:
            victim = action - board.sacrifice
            ask(table, war, victim, True, owners_given_up(table, war, war.group_at(board, victim)))

    def explain(self, table: Table, action: i64) -> str:
        war = table.the_war()
        board = table.board
        if action == STAY:
            return ""
        if board.march <= action < board.march + board.spaces:
            return why_not_march(table, war, action - board.march)
        if board.sacrifice <= action < board.recall:
            return why_not_sacrifice(table, war, action - board.sacrifice)
        return OTHER_DECISION

    def expected(self, table: Table) -> list[int]:
        """The spaces around the led group, further than any group goes."""
        war = table.the_war()
        board = table.board
        inside = war.led < board.spaces
        start = war.led if inside else board.edge_space[edge_of(board, war.led)]
        return [
            int(board.march) + space
            for space in range(int(board.spaces))
            if 0 < distance(board.columns, start, space) <= BIGGEST + 1
        ]


def stay(table: Table, war: War) -> None:
    """The group rests for this turn; outside all do that wait before the same edge (RP-COMBAT-19, RP-WAR-22)."""
    if war.led < table.board.spaces:
        war.troops[war.led] |= RESTED
    else:
        war.staying |= table.board.edge_set[edge_of(table.board, war.led)]
    table.phase = LEADING


def march(table: Table, war: War, goal: i64) -> None:
    """The led group goes to the space, and fights or merges with what is there."""
    board = table.board
    group = led_group(table, war)
    other = war.troops[goal]
    if other != NO_GROUP and is_enemy(other) == is_enemy(group):
        ask(table, war, goal, False, owners_to_ask(table, war, group, other))
        return
    left = steps_left(table, war) - reach(table, war)[goal]
    tell_march(table, war, group, goal)
    war.leave(board, war.led)
    table.phase = LEADING
    if other != NO_GROUP:
        meet(table, war, group, goal)
    elif is_enemy(group) and is_target(table, war, goal):
        storm(table, war, group, goal)
    else:
        war.troops[goal] = with_steps(group, left)
        return
    if war.attackers(board) == 0:
        war_end.begin(table, war)  # (RP-WAREND-01)


def tell_march(table: Table, war: War, group: i64, goal: i64) -> None:
    if table.sink is None:
        return
    board = table.board
    params: dict[str, object] = {
        "seat": int(war.mover),
        "tokens": int(size_of(group)),
        "goal": space_name(board.columns, goal),
    }
    if war.led < board.spaces:
        table.tell("group-marched", params | {"space": space_name(board.columns, war.led)})
    else:
        where = edge_params(board.columns, board.rows, edge_of(board, war.led))
        table.tell("group-entered", params | where)
