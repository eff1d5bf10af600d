"""From the war of a written position to a war; every mistake is named by field and rule."""

from __future__ import annotations

from cabildo.engine.naming import number_of, refuse
from cabildo.engine.steps import as_step
from cabildo.titles.rio import phases
from cabildo.titles.rio.city import open_edges
from cabildo.titles.rio.minor_buildings import room, uses_a_turn
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import ENEMY_NAMES
from cabildo.titles.rio.war.attackers import attackers_to_come
from cabildo.titles.rio.war.cannons import who_fires
from cabildo.titles.rio.war.consent import first_asked
from cabildo.titles.rio.war.groups import (
    BIGGEST,
    BOOSTED,
    ENEMY,
    FOUGHT,
    MERGED,
    NO_GROUP,
    RESTED,
    is_enemy,
    new_group,
    stacked,
    with_steps,
)
from cabildo.titles.rio.war.movement import is_target
from cabildo.titles.rio.war.sides import first_defender
from cabildo.titles.rio.war.war import War, new_war
from cabildo.titles.rio.written.names import check_seat, map_of, seat_set, space_called
from cabildo.titles.rio.written.positions import Position
from cabildo.titles.rio.written.war_names import place_called
from cabildo.titles.rio.written.war_position import (
    FIGHTING,
    GATHERING,
    IN_WAR,
    GroupPosition,
    WarPosition,
    is_fighting,
    usual_steps,
)
from cabildo.titles.rio.written.war_steps import MOST_ATTACKERS, ConsentingStep


def read_war(state: RioState, position: Position) -> None:
    """Read the war that the phase is part of, and who is asked in it; what its phases remember is read later."""
    written = position.war
    course = course_of(state, position)
    if state.over or course not in IN_WAR:
        if written is not None:
            refuse("war", f"there is none in the phase {position.phase!r}", "RP-WAR-01")
        return
    if written is None:
        refuse("war", f"is missing in the phase {position.phase!r}", "RP-WAR-01")
    enemy = number_of(ENEMY_NAMES, written.enemy, "war.enemy", "RP-WARCHECK-03")
    war = new_war(state.board, enemy, check_seat(state, written.attacker, "war.attacker"))
    state.war = war
    new_cycle = not state.attacked and state.cycles > 0
    if not (state.attacked or new_cycle):
        state.attacked = 1 << war.attacker
    if not (new_cycle or state.attacked >> war.attacker & 1):
        refuse("war.attacker", "is not marked under `attacked`", "RP-WAR-03")
    read_camps(state, war, written)
    war.mover = mover_of(state, war, course, position)
    if course in FIGHTING:
        read_fighting(state, war, written)
    else:
        check_not_fighting(state, written)
    for name, group in written.groups.items():
        field = f"war.groups.{name}"
        stack = group if isinstance(group, GroupPosition) else GroupPosition(stack=group)
        read_group(state, war, space_called(state, name, field), stack, field)
    check_workers(state, war)
    if position.actor is None:
        state.actor = usual_fighter(state, war, position)


def read_strength(state: RioState, position: Position) -> None:
    """Read with how many attackers the war began, once it is known how many have no place yet."""
    written = position.war
    if written is None:
        return
    war, attackers = state.the_war(), attackers_in(written) + int(attackers_to_come(state))
    if attackers == 0:
        refuse("war", "has no attackers", "RP-WAREND-01")
    if attackers > MOST_ATTACKERS:
        refuse("war", f"{attackers} attackers are too many", "RP-WAR-09")
    war.strength = attackers if written.strength is None else written.strength
    if war.strength < attackers:
        refuse("war.strength", f"there are {attackers} attackers", "RP-WAR-09")


def attackers_in(written: WarPosition) -> int:
    """As they are written, because camps do not count as far as documents may."""
    stacks = [group.stack if isinstance(group, GroupPosition) else group for group in written.groups.values()]
    return sum(map(sum, written.camps.values())) + sum(stack.count("enemy") for stack in stacks)


# ---- whose turn


def course_of(state: RioState, position: Position) -> int:
    """The phase beneath all others, as the position names it; whether it can be there is asked later."""
    names = [phase.name() for phase in state.phases]
    name = position.waiting[-1].phase if position.waiting else position.phase
    return names.index(name) if name in names else int(state.phase)


def mover_of(state: RioState, war: War, course: int, position: Position) -> int:
    """Whoever gathers or fights now, which is the one asked by the phase beneath all others."""
    if course not in GATHERING + FIGHTING:
        return int(war.attacker)  # whoever fires the cannons
    for number, waiting in reversed(list(enumerate(position.waiting))):
        if waiting.actor is not None:
            return check_seat(state, waiting.actor, f"waiting[{number}].actor")
    if position.actor is not None:
        return position.actor
    return int(first_defender(state, war) if course in GATHERING else war.attacker)


def usual_fighter(state: RioState, war: War, position: Position) -> int:
    """Who is asked where the position leaves it out."""
    if state.phase in (phases.BETTING, phases.SHOOTING):
        return int(who_fires(state, war))
    if state.phase != phases.CONSENTING:
        return int(war.mover)
    step = as_step(dict(position.step or {}), ConsentingStep, "consenting", "step")
    assert isinstance(step, ConsentingStep)
    other = war.group_at(state.board, place_called(state, step.goal, "step.goal"))
    return int(first_asked(state, seat_set(state, step.asking, "step.asking", "RP-COMBAT-04"), other))


def read_fighting(state: RioState, war: War, written: WarPosition) -> None:
    if written.turn == 0:
        refuse("war.turn", "the first war turn is 1", "RP-COMBAT-01")
    if written.quiet >= min(written.turn, int(state.board.numbers.quiet_turns)):
        refuse("war.quiet", "is less than three and than the war turns", "RP-WAREND-02")
    war.turn, war.quiet, war.battle = written.turn, written.quiet, written.battle
    war.refused = refusals(state, written.refused, "war.refused", "RP-COMBAT-04")
    war.spared = refusals(state, written.spared, "war.spared", "RP-COMBAT-23")
    war.staying = read_edges(state, written.staying, "war.staying")


def check_not_fighting(state: RioState, written: WarPosition) -> None:
    """Refuse before the fighting what belongs to it, rather than drop it."""
    unsaid = WarPosition(enemy=written.enemy, attacker=written.attacker)
    for field in ("turn", "quiet", "battle", "refused", "staying", "spared"):
        if getattr(written, field) != getattr(unsaid, field):
            name = state.phases[state.phase].name()
            refuse(f"war.{field}", f"does not belong to the phase {name!r}", "RP-WAR-01")


# ---- groups


def read_camps(state: RioState, war: War, written: WarPosition) -> None:
    board = state.board
    edges = map_of(state).edge_names()
    for name, sizes in written.camps.items():
        field = f"war.camps.{name}"
        if name not in edges or not open_edges(board, state.city) >> edges[name] & 1:
            refuse(field, "is no perimeter point without a wall", "RP-WAR-18")
        for size in sizes:
            if size == 0 or (board.edition == 2 and size > BIGGEST):
                rule = "RP-WAR-19" if board.edition == 2 else "RP-WAR-20"
                refuse(field, f"{size} is no size of a group", rule)
            war.join_outside(board, edges[name], size)


def read_group(state: RioState, war: War, space: int, written: GroupPosition, field: str) -> None:
    if not 1 <= len(written.stack) <= BIGGEST:
        refuse(field, f"{len(written.stack)} tokens are no group", "RP-COMBAT-02")
    if "enemy" in written.stack and set(written.stack) != {"enemy"}:
        refuse(field, "attackers and defenders are never on one space", "RP-BATTLE-01")
    group = NO_GROUP
    for token in reversed(written.stack):
        if token != "enemy" and not war.defends(state.board, check_seat(state, int(token), field)):
            refuse(field, f"seat {token} attacks", "RP-WAR-05")
        group = int(stacked(new_group(ENEMY if token == "enemy" else int(token), 1), group))
    if is_enemy(group):
        if not is_fighting(war):
            refuse(field, "attackers enter only when the fighting has begun", "RP-WAR-22")
        if is_target(state, war, space):
            refuse(field, "attackers do not stand on a building", "RP-COMBAT-16")
        if state.city.crews[space]:
            refuse(field, "the attacker's workers close the space", "RP-WAR-06")
    elif state.city.crews[space]:
        check_company(state, space, len(written.stack), field)
    if not is_fighting(war) and (written.fought or written.boosted or written.merged or written.rested):
        refuse(field, "nobody has moved or fought yet", "RP-WAR-01")
    group |= MERGED if written.merged else 0
    usual = 0 if written.fought else usual_steps(state, war, group)
    steps = usual if written.steps is None else written.steps
    if steps > usual_steps(state, war, group) + int(written.boosted):
        refuse(f"{field}.steps", f"{steps} are too many", "RP-COMBAT-08")
    if written.fought and steps:
        refuse(f"{field}.steps", "a group that has fought rests", "RP-COMBAT-18")
    group = int(with_steps(group, steps))
    group |= (FOUGHT if written.fought else 0) | (BOOSTED if written.boosted else 0) | (RESTED if written.rested else 0)
    war.troops[space] = group


def check_company(state: RioState, space: int, tokens: int, field: str) -> None:
    """Refuse others beside a worker of the attacker, but where two colours may work."""
    board, city = state.board, state.city
    if uses_a_turn(board, city, space) <= 1 or tokens + city.crowd(space) > room(board, city, space):
        refuse(field, "there is a worker of the attacker", "RP-PLACE-CITY-02")


def check_workers(state: RioState, war: War) -> None:
    """Refuse defenders' workers in the city: they are troops, and only the attacker's are left there."""
    for space in range(state.board.spaces):
        for seat in range(len(state.players)):
            if state.city.crew(space, seat) and war.defends(state.board, seat):
                refuse("city", f"in a war the workers of seat {seat} are groups", "RP-DEFEND-01")


def read_edges(state: RioState, names: list[str], field: str) -> int:
    edges = map_of(state).edge_names()
    found = 0
    for name in names:
        if name not in edges:
            refuse(field, f"{name!r} is no edge of the city", "RP-WAR-22")
        found |= 1 << edges[name]
    return found


def refusals(state: RioState, pairs: list[tuple[int, int]], field: str, rule: str) -> int:
    found = 0
    for asking, asked in pairs:
        if check_seat(state, asking, field) == check_seat(state, asked, field):
            refuse(field, "names two different seats each", rule)
        found |= 1 << 5 * asking + asked
    return found
