"""Hiring workers of the council by Worker status: a free action, once a decade."""

from typing import Final

from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import HIRE_BRONZE, HIRE_FREE, HIRE_STONE, HIRE_WOOD
from cabildo.titles.trinidad.affiliates.on_bills import may_help
from cabildo.titles.trinidad.bill import charge, payable
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import HIRING, LEVELS, NO_CARD, STONE, WOOD, WORKER_STATUS

FREE_WAYS: Final = 2  # actions to hire for nothing: one worker, or two


def append_hire(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the ways to hire that the level of Worker status gives (TR-STATUS-06 to 08)."""
    player = state.me()
    level = player.status[WORKER_STATUS]
    if level == 0 or player.has_used(HIRING) or state.council_workers == 0:
        return legal
    if level == LEVELS:
        for count in range(1, FREE_WAYS + 1):
            if count <= state.council_workers and count <= state.board.numbers.free_hires:
                legal = append(legal, HIRE_FREE + count - 1)
        return legal
    helped = may_help(state, player, NO_CARD)
    price = state.board.numbers.hire_price
    if player.coins >= price or (helped and payable(state, player, hire_price(state, HIRE_BRONZE))):
        legal = append(legal, HIRE_BRONZE)
    if level == LEVELS - 1:
        if player.of(STONE) >= price or (helped and payable(state, player, hire_price(state, HIRE_STONE))):
            legal = append(legal, HIRE_STONE)
        if player.of(WOOD) >= price or (helped and payable(state, player, hire_price(state, HIRE_WOOD))):
            legal = append(legal, HIRE_WOOD)
    return legal


def why_not_hire(state: TrinidadState, action: i64) -> str:
    """The rule against it; the last level is free and takes the place of the others."""
    if not HIRE_BRONZE <= action < HIRE_FREE + FREE_WAYS:
        return OTHER_DECISION
    player = state.me()
    level = player.status[WORKER_STATUS]
    against = "TR-STATUS-06" if action == HIRE_BRONZE else "TR-STATUS-07" if action < HIRE_FREE else "TR-STATUS-08"
    least: i64 = 1 if action == HIRE_BRONZE else 2 if action < HIRE_FREE else 3
    if level < least or player.used >> HIRING & 1:
        return against
    if state.council_workers < workers_hired(action):
        return against
    if action >= HIRE_FREE:
        return against if workers_hired(action) > state.board.numbers.free_hires else ""
    if level == LEVELS:
        return "TR-STATUS-08"
    return "" if payable(state, player, hire_price(state, action)) else against


def start_hire(state: TrinidadState, action: i64) -> None:
    """Hire at once where it is free, else when it is paid: the turn is then resumed with this action."""
    if action >= HIRE_FREE:
        finish_hire(state, action)
    else:
        charge(state, hire_price(state, action))


def finish_hire(state: TrinidadState, action: i64) -> None:
    """Take the workers, to use them as own ones in this decade; the turn goes on."""
    player = state.me()
    one: i64 = 1
    count = workers_hired(action)
    player.used |= one << HIRING
    player.helpers += count
    state.council_workers -= count
    if state.sink is not None:
        state.tell("hired", {"seat": int(state.actor), "workers": int(count)})


def hire_price(state: TrinidadState, action: i64) -> Bill:
    price = state.board.numbers.hire_price
    if action == HIRE_STONE:
        return make_bill(action, 0, stone=price)
    if action == HIRE_WOOD:
        return make_bill(action, 0, wood=price)
    return make_bill(action, 0, coins=price)


def workers_hired(action: i64) -> i64:
    return action - HIRE_FREE + 1 if action >= HIRE_FREE else 1
