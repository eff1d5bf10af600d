"""From the war of a written position to a war; every mistake is named by field and rule."""

from __future__ import annotations

from cabildo.titles.rio import phases
from cabildo.titles.rio.city import open_edges
from cabildo.titles.rio.minor_buildings import room, uses_a_turn
from cabildo.titles.rio.position_names import check_seat, map_of, number_of, refuse, seat_set, space_called
from cabildo.titles.rio.positions import Position
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import ENEMY_NAMES, WORKERS
from cabildo.titles.rio.war.bonus_step import may_sacrifice, owners_given_up
from cabildo.titles.rio.war.cannons import who_fires
from cabildo.titles.rio.war.consent import first_asked
from cabildo.titles.rio.war.defenders import start_colour
from cabildo.titles.rio.war.groups import (
    BIGGEST,
    BOOSTED,
    ENEMY,
    FOUGHT,
    MERGED,
    NO_GROUP,
    RESTED,
    commander_of,
    is_enemy,
    new_group,
    stacked,
    with_steps,
)
from cabildo.titles.rio.war.movement import is_target, owners_to_ask, reach
from cabildo.titles.rio.war.sides import first_defender
from cabildo.titles.rio.war.war import War, new_war, outside_place
from cabildo.titles.rio.war.war_position import (
    BEFORE_FIGHTING,
    FIGHTING,
    IN_WAR,
    MOST_ATTACKERS,
    GroupPosition,
    WarPosition,
    usual_steps,
)
from cabildo.titles.rio.war.why_not import why_not_lead


def read_war(table: Table, position: Position) -> None:
    """The war that the phase is part of, who is asked in it, and what its step remembers."""
    written = position.war
    if table.over or table.phase not in IN_WAR:
        if written is not None:
            refuse("war", f"there is none in the phase {position.phase!r}", "RP-WAR-01")
        return
    if written is None:
        refuse("war", f"is missing in the phase {position.phase!r}", "RP-WAR-01")
    enemy = number_of(ENEMY_NAMES, written.enemy, "war.enemy", "RP-WARCHECK-03")
    war = new_war(table.board, enemy, check_seat(table, written.attacker, "war.attacker"))
    table.war = war
    new_cycle = not table.attacked and table.cycles > 0
    if not (new_cycle or table.attacked >> war.attacker & 1):
        refuse("war.attacker", "is not marked under `attacked`", "RP-WAR-03")
    read_camps(table, war, written)
    attackers = attackers_in(written)
    if attackers == 0:
        refuse("war", "has no attackers", "RP-WAREND-01")
    if attackers > MOST_ATTACKERS:
        refuse("war", f"{attackers} attackers are too many", "RP-WAR-09")
    war.strength = attackers if written.strength is None else written.strength
    if war.strength < attackers:
        refuse("war.strength", f"there are {attackers} attackers", "RP-WAR-09")
    war.mover = mover_of(table, war, position, written)
    for name, group in written.groups.items():
        field = f"war.groups.{name}"
        stack = group if isinstance(group, GroupPosition) else GroupPosition(stack=group)
        read_group(table, war, space_called(table, name, field), stack, field)
    war.waiting, war.shots = written.waiting, written.shots
    check_workers(table, war)
    read_step(table, war, position, written)


def attackers_in(written: WarPosition) -> int:
    stacks = [group.stack if isinstance(group, GroupPosition) else group for group in written.groups.values()]
    return written.waiting + sum(map(sum, written.camps.values())) + sum(stack.count("enemy") for stack in stacks)


def mover_of(table: Table, war: War, position: Position, written: WarPosition) -> int:
    if written.mover is not None:
        return check_seat(table, written.mover, "war.mover")
    if table.phase in (phases.MUSTERING, phases.BETTING, phases.SHOOTING):
        return int(war.attacker)  # whoever fires the cannons
    if position.actor is not None and table.phase != phases.CONSENTING:
        return int(position.actor)
    if table.phase in (phases.GARRISONING, phases.RECRUITING):
        return int(first_defender(table, war))
    return int(war.attacker)


# ---- groups


def read_camps(table: Table, war: War, written: WarPosition) -> None:
    board = table.board
    edges = map_of(table).edge_names()
    for name, sizes in written.camps.items():
        field = f"war.camps.{name}"
        if name not in edges or not open_edges(board, table.city) >> edges[name] & 1:
            refuse(field, "is no perimeter point without a wall", "RP-WAR-18")
        for size in sizes:
            if size == 0 or (board.edition == 2 and size > BIGGEST):
                rule = "RP-WAR-19" if board.edition == 2 else "RP-WAR-20"
                refuse(field, f"{size} is no size of a group", rule)
            war.join_outside(board, edges[name], size)


def read_group(table: Table, war: War, space: int, written: GroupPosition, field: str) -> None:
    if not 1 <= len(written.stack) <= BIGGEST:
        refuse(field, f"{len(written.stack)} tokens are no group", "RP-COMBAT-02")
    if "enemy" in written.stack and set(written.stack) != {"enemy"}:
        refuse(field, "attackers and defenders are never on one space", "RP-BATTLE-01")
    group = NO_GROUP
    for token in reversed(written.stack):
        if token != "enemy" and not war.defends(table.board, check_seat(table, int(token), field)):
            refuse(field, f"seat {token} attacks", "RP-WAR-05")
        group = int(stacked(new_group(ENEMY if token == "enemy" else int(token), 1), group))
    if is_enemy(group):
        if table.phase in BEFORE_FIGHTING:
            refuse(field, "attackers enter only when the fighting has begun", "RP-WAR-22")
        if is_target(table, war, space):
            refuse(field, "attackers do not stand on a building", "RP-COMBAT-16")
        if table.city.crews[space]:
            refuse(field, "the attacker's workers close the space", "RP-WAR-06")
    elif table.city.crews[space]:
        check_company(table, space, len(written.stack), field)
    if table.phase in BEFORE_FIGHTING and (written.fought or written.boosted or written.merged or written.rested):
        refuse(field, "nobody has moved or fought yet", "RP-WAR-01")
    group |= MERGED if written.merged else 0
    usual = 0 if written.fought else usual_steps(table, war, group)
    steps = usual if written.steps is None else written.steps
    if steps > usual_steps(table, war, group) + int(written.boosted):
        refuse(f"{field}.steps", f"{steps} are too many", "RP-COMBAT-08")
    if written.fought and steps:
        refuse(f"{field}.steps", "a group that has fought rests", "RP-COMBAT-18")
    group = int(with_steps(group, steps))
    group |= (FOUGHT if written.fought else 0) | (BOOSTED if written.boosted else 0) | (RESTED if written.rested else 0)
    war.troops[space] = group


def check_company(table: Table, space: int, tokens: int, field: str) -> None:
    """Beside a worker of the attacker others stand only where two colours may work."""
    board, city = table.board, table.city
    if uses_a_turn(board, city, space) < 2 or tokens + city.crowd(space) > room(board, city, space):
        refuse(field, "there is a worker of the attacker", "RP-PLACE-CITY-02")


def check_workers(table: Table, war: War) -> None:
    """The defenders' workers are troops, so that those in the city are the attacker's."""
    for space in range(table.board.spaces):
        for seat in range(len(table.players)):
            if table.city.crew(space, seat) and war.defends(table.board, seat):
                refuse("city", f"in a war the workers of seat {seat} are groups", "RP-DEFEND-01")


# ---- the step


def read_step(table: Table, war: War, position: Position, written: WarPosition) -> None:
    phase = table.phase
    check_fields(table, written)
    if phase == phases.MUSTERING:
        ask_only(table, position, int(war.attacker), "RP-WAR-18")
        if war.waiting == 0:
            refuse("war.waiting", "nobody is left to place", "RP-WAR-18")
        if not open_edges(table.board, table.city):
            refuse("walls", "there is no war when they close the city", "RP-WALL-05")
    elif phase in (phases.BETTING, phases.SHOOTING):
        if not table.city.fort:
            refuse("fort", "must stand before its cannons fire", "RP-CANNON-01")
        ask_only(table, position, int(who_fires(table, war)), "RP-CANNON-02")
        if phase == phases.SHOOTING and not 1 <= war.shots < war.attackers(table.board):
            refuse("war.shots", "must be fewer than the attackers, and one at least", "RP-CANNON-07")
    elif phase in (phases.GARRISONING, phases.RECRUITING):
        if war.mover == war.attacker:
            refuse("actor", "the attacker does not defend", "RP-WAR-04")
        table.actor = war.mover
        war.recruits = written.recruits
        if war.recruits > WORKERS:
            refuse("war.recruits", f"nobody has more than {WORKERS} workers", "RP-DEFEND-07")
        if written.hired and not war.recruits:
            refuse("war.recruits", "must count those who are paid for", "RP-DEFEND-06")
        if phase == phases.GARRISONING:
            read_garrison(table, war, written)
    else:
        read_fighting(table, war, position, written)


def check_fields(table: Table, written: WarPosition) -> None:
    """What belongs to another step is refused rather than dropped."""
    phase = table.phase
    steps = {
        "waiting": (phases.MUSTERING,),
        "shots": (phases.SHOOTING,),
        "colour": (phases.GARRISONING,),
        "free": (phases.GARRISONING,),
        "extra": (phases.GARRISONING,),
        "hired": (phases.GARRISONING,),
        "recruits": (phases.GARRISONING, phases.RECRUITING),
        "turn": FIGHTING,
        "quiet": FIGHTING,
        "battle": FIGHTING,
        "refused": FIGHTING,
        "staying": FIGHTING,
        "spared": FIGHTING,
        "led": (phases.MARCHING, phases.CONSENTING),
        "boosted": (phases.MARCHING,),
        "mover": (phases.CONSENTING,),
        "goal": (phases.CONSENTING,),
        "purpose": (phases.CONSENTING,),
        "asking": (phases.CONSENTING,),
        "commander": (phases.CONSENTING,),
    }
    unsaid = WarPosition(enemy=written.enemy, attacker=written.attacker)
    for field, where in steps.items():
        if phase not in where and getattr(written, field) != getattr(unsaid, field):
            refuse(f"war.{field}", f"does not belong to the phase {table.phases[phase].name()!r}", "RP-WAR-01")


def ask_only(table: Table, position: Position, seat: int, rule: str) -> None:
    """Where only one can be asked, the actor may be left out."""
    if position.actor is not None and position.actor != seat:
        refuse("actor", f"it is not the turn of seat {position.actor}", rule)
    table.actor = seat


def read_garrison(table: Table, war: War, written: WarPosition) -> None:
    colour = int(war.mover) if written.colour is None else check_seat(table, written.colour, "war.colour")
    if colour != war.mover and len(table.players) != 2:
        refuse("war.colour", f"seat {war.mover} has tokens of one colour", "RP-DEFEND-03")
    war.hired = written.hired
    start_colour(table, war, colour)
    if written.free is None:
        if written.extra:
            refuse("war.extra", "cannot be said without `free`", "RP-DEFEND-02")
        return
    if written.free > war.free or written.extra > war.extra:
        refuse("war.free", f"{written.free + written.extra} are too many", "RP-DEFEND-02")
    war.free, war.extra = written.free, written.extra
    if war.free + war.extra == 0:
        refuse("war.free", "no token is left to place", "RP-DEFEND-02")


def read_fighting(table: Table, war: War, position: Position, written: WarPosition) -> None:
    if written.turn == 0:
        refuse("war.turn", "the first war turn is 1", "RP-COMBAT-01")
    if written.quiet >= min(written.turn, 3):
        refuse("war.quiet", "is less than three and than the war turns", "RP-WAREND-02")
    war.turn, war.quiet, war.battle = written.turn, written.quiet, written.battle
    war.refused = refusals(table, written.refused, "war.refused", "RP-COMBAT-04")
    war.spared = refusals(table, written.spared, "war.spared", "RP-COMBAT-23")
    war.staying = read_edges(table, written.staying, "war.staying")
    table.actor = war.mover
    if table.phase == phases.LEADING:
        return
    war.led = read_place(table, written.led, "war.led")
    war.boosted = written.boosted
    if war.boosted and war.led < table.board.spaces:
        refuse("war.boosted", "a group inside says so itself", "RP-COMBAT-21")
    group = war.group_at(table.board, war.led)
    if group == NO_GROUP or not war.commands(table.board, war.mover, group):
        refuse("war.led", f"seat {war.mover} has no group there", "RP-COMBAT-05")
    rule = why_not_lead(table, war, int(war.led))
    if rule and not (rule == "RP-COMBAT-08" and table.phase == phases.MARCHING):  # a bonus step may be used up
        refuse("war.led", "the group cannot move", rule)
    if table.phase == phases.CONSENTING:
        read_question(table, war, position, written)


def read_question(table: Table, war: War, position: Position, written: WarPosition) -> None:
    war.goal = read_place(table, written.goal, "war.goal")
    war.sacrificing = number_of(("merge", "sacrifice"), str(written.purpose), "war.purpose", "RP-COMBAT-04") == 1
    board = table.board
    group, other = war.group_at(board, war.led), war.group_at(board, war.goal)
    if war.sacrificing:
        possible = may_sacrifice(table, war, war.led, war.goal)
        owners = owners_given_up(table, war, other)
    else:
        possible = war.goal < board.spaces and other != NO_GROUP and reach(table, war)[war.goal] != 0
        owners = owners_to_ask(table, war, group, other)
    if not possible or is_enemy(other) or is_enemy(group):
        refuse("war.goal", "nobody is asked about this", "RP-COMBAT-04")
    war.asking = seat_set(table, written.asking, "war.asking", "RP-COMBAT-04")
    if not war.asking or war.asking & ~owners:
        refuse("war.asking", "must be owners of tokens there", "RP-COMBAT-04")
    war.commander = war.mover if written.commander is None else written.commander
    answered = [] if war.sacrificing or war.asking >> commander_of(other) & 1 else [commander_of(other)]
    if war.commander not in (war.mover, *answered):
        refuse("war.commander", "must be the mover, or who answered so", "RP-COMBAT-05")
    ask_only(table, position, int(first_asked(table, war)), "RP-COMBAT-04")


def read_place(table: Table, name: str | None, field: str) -> int:
    """A space, or a perimeter point with the size of a group."""
    board = table.board
    edge, _, size = str(name).rpartition(" ")
    edges = map_of(table).edge_names()
    if edge in edges and size in ("1", "2", "3"):
        return int(outside_place(board, edges[edge], int(size)))
    return space_called(table, name, field)


def read_edges(table: Table, names: list[str], field: str) -> int:
    edges = map_of(table).edge_names()
    found = 0
    for name in names:
        if name not in edges:
            refuse(field, f"{name!r} is no edge of the city", "RP-WAR-22")
        found |= 1 << edges[name]
    return found


def refusals(table: Table, pairs: list[tuple[int, int]], field: str, rule: str) -> int:
    found = 0
    for asking, asked in pairs:
        if check_seat(table, asking, field) == check_seat(table, asked, field):
            refuse(field, "names two different seats each", rule)
        found |= 1 << 5 * asking + asked
    return found
