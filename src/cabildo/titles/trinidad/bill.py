"""Whether a player can pay a bill with all the help there is, and how it is paid.

What is still to choose while paying is asked by `paying.py`.
"""

from __future__ import annotations

from typing import cast

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.cards import METAL_SAVES
from cabildo.titles.trinidad.affiliates.next_turn import use_helpers
from cabildo.titles.trinidad.affiliates.on_bills import change_bill, changes_bill, has_card_for, last_card
from cabildo.titles.trinidad.affiliates.savings import (
    can_save,
    can_save_any,
    metal_to_spend,
    must_save,
    parts_saved,
    save,
)
from cabildo.titles.trinidad.affiliates.shipping import add_load, must_load, only_adds
from cabildo.titles.trinidad.affiliates.using import take_back_use
from cabildo.titles.trinidad.dock import put_on_dock
from cabildo.titles.trinidad.phases import PAYING
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import (
    Bill,
    copy_bill,
    fewest_helpers,
    make_bill,
    missing_cubes,
    most_helpers,
    pays,
    swap_thinkable,
)
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CONSTRUCTION_STATUS,
    COUNCIL_WORKER_NAME,
    CUBES,
    LOADS,
    METAL,
    NO_LOAD,
    NOBODY,
    OWN_WORKER_NAME,
    PARTS,
    PRECIOUS,
    STONE,
    SWAP_COUNT,
    SWAP_LEVEL,
    WOOD,
)

# ---- whether it can be paid


def payable(state: TrinidadState, player: Player, bill: Bill) -> bool:
    """Whether a player can pay a bill in any way that the rules allow: whatever workers, cubes, swaps and cards."""
    return (is_ready(bill) and pays(player, bill)) or cards_cover(state, player, bill)


def can_send(state: TrinidadState, player: Player, workers: i64) -> bool:
    """`payable` by the actor for a price of workers alone, of which no card but 45 saves any."""
    if player.hands() >= workers:
        return True
    return state.ready(state.actor, METAL_SAVES) and payable(state, player, make_bill(0, workers))


def most_sent(state: TrinidadState, player: Player) -> i64:
    """The most workers that a player can send to an action for which any number will do."""
    most = player.hands()
    while can_send(state, player, most + 1):
        most += 1
    return most


def is_ready(bill: Bill) -> bool:
    """Whether a bill can be settled as it is: it waits for no card, and none of its cards for what it saves."""
    if len(bill.cards) == 0:
        return bill.needs == 0
    return bill.needs == 0 and not must_save(bill) and not must_load(bill)


def cards_cover(state: TrinidadState, player: Player, bill: Bill) -> bool:
    """Whether affiliates behind those used, or further savings of card 45, make up for what is missing."""
    if len(player.hand) == 0:
        return False
    if can_save_any(state, bill) and not is_beyond(state, player, bill):
        for part in range(PARTS):
            if can_save(state, bill, part) and payable(state, player, with_saving(bill, part)):
                return True
    if must_load(bill):
        return any(payable(state, player, with_load(state, bill, load)) for load in range(LOADS))
    if must_save(bill):
        return False
    last = last_card(bill)
    for card in player.hand:
        if card > last and state.rotated[card] == 0 and not only_adds(card) and changes_bill(state, card, bill):
            if card == METAL_SAVES and not has_metal(state, player, bill):
                continue
            if payable(state, player, with_card(state, bill, card)):
                return True
    return False


def with_card(state: TrinidadState, bill: Bill, card: i64) -> Bill:
    """The bill with one more card used for it."""
    other = copy_bill(bill)
    change_bill(state, card, other)
    return other


def with_load(state: TrinidadState, bill: Bill, load: i64) -> Bill:
    """The bill with a second load by card 46."""
    other = copy_bill(bill)
    add_load(state, other, load)
    return other


def with_saving(bill: Bill, part: i64) -> Bill:
    """The bill with one more part saved by card 45."""
    other = copy_bill(bill)
    save(other, part)
    return other


def has_metal(state: TrinidadState, player: Player, bill: Bill) -> bool:
    """Whether there may be metal for card 45 besides that of the price."""
    return metal_to_spend(player) >= bill.cubes[METAL] + state.board.numbers.saving_metal


def is_beyond(state: TrinidadState, player: Player, bill: Bill) -> bool:
    """Whether more is missing than savings, swaps and a worker of another card can make up for, a part each."""
    short = bill.workers - player.hands()
    missing = missing_cubes(player, bill.cubes) + (short if short > 0 else 0)
    left = state.board.numbers.saved_parts - parts_saved(bill)
    return missing > left + player.status[CONSTRUCTION_STATUS] + 1


# ---- paying it


def charge(state: TrinidadState, bill: Bill) -> None:
    """Let the actor pay; the phase on top is resumed with the purchase when it is paid.

    Whether anything is asked follows from workers, status, cards and price, which all can see, never from the cubes.
    """
    settle_hands(state.me(), bill)
    if is_open(state, bill):
        state.ask(PAYING, state.actor, bill)
    else:
        settle(state, state.actor, bill)
        state.phases[state.phase].resume(state, bill.purchase)


def settle_hands(player: Player, bill: Bill) -> None:
    """Say who works where there is no choice."""
    bill.helpers = fewest_helpers(player, bill)
    if bill.helpers != most_helpers(player, bill):
        bill.helpers = -1


def is_open(state: TrinidadState, bill: Bill) -> bool:
    """Whether the actor has still something to choose about a bill, as far as everybody sees."""
    player = state.me()
    return bill.helpers < 0 or swap_thinkable(player, bill) or card_thinkable(state, player, bill)


def card_thinkable(state: TrinidadState, player: Player, bill: Bill) -> bool:
    """Whether a further card could be used for a bill, or further parts be saved, whatever is behind the screen."""
    if len(player.hand) == 0 or not cards_come(player, bill):
        return False
    return must_load(bill) or can_save_any(state, bill) or has_card_for(state, player, bill)


def cards_come(player: Player, bill: Bill) -> bool:
    """Whether cards may still be used: they come before the choice of workers, and that before swaps."""
    if bill.swaps != 0:
        return False
    return bill.helpers < 0 or fewest_helpers(player, bill) == most_helpers(player, bill)


def settle(state: TrinidadState, seat: i64, bill: Bill) -> None:
    """Pay a bill of which everything is chosen: workers to the action, cubes and coins to the supply (TR-ACTION-06)."""
    player = state.players[seat]
    if state.sink is not None:
        cost = cost_told(bill)
        if cost:
            state.tell("paid", {"seat": int(seat), "cost": cost})
    use_workers(state, seat, bill.workers - bill.helpers, bill.helpers)
    state.council_workers -= bill.lent
    state.council_spent += bill.lent
    for cube in range(CUBES):
        if bill.cubes[cube] > 0:
            spend_cubes(state, seat, cube, bill.cubes[cube])
    player.coins -= bill.coins
    if bill.seller == NOBODY:
        state.coins += bill.coins
    else:
        state.players[bill.seller].coins += bill.coins
    if bill.second != NO_LOAD:
        put_on_dock(state, seat, bill.second)
    one: i64 = 1
    for swap in range(SWAP_COUNT):
        if bill.swaps >> swap & 1:
            player.used |= one << SWAP_LEVEL[swap]


def cost_told(bill: Bill) -> dict[str, int]:
    """What is paid by name, as far as it is anything; workers that a card lends are the council's."""
    cost: dict[str, int] = {
        OWN_WORKER_NAME: int(bill.workers - bill.helpers),
        COUNCIL_WORKER_NAME: int(bill.helpers + bill.lent),
        "stone": int(bill.cubes[STONE]),
        "wood": int(bill.cubes[WOOD]),
        "precious": int(bill.cubes[PRECIOUS]),
        "metal": int(bill.cubes[METAL]),
        "bronze": int(bill.coins),
    }
    return {name: count for name, count in cost.items() if count > 0}


def use_workers(state: TrinidadState, seat: i64, own: i64, helpers: i64) -> None:
    """Move workers from hand to an action space."""
    player = state.players[seat]
    player.workers -= own
    player.spent += own
    use_helpers(state, seat, helpers)
    state.council_spent += helpers


def spend_cubes(state: TrinidadState, seat: i64, cube: i64, count: i64) -> None:
    """Pay cubes to the supply, those of the City Warehouse first (TR-FREE-12)."""
    player = state.players[seat]
    state.cubes[cube] += count
    if cube < len(player.borrowed):
        lent = player.borrowed[cube] if player.borrowed[cube] < count else count
        player.borrowed[cube] -= lent
        count -= lent
    player.cubes[cube] -= count


# ---- reading a position


def before_cards(state: TrinidadState) -> TrinidadState:
    """The state before cards were used for the bill that is being paid, by which what waits for it is judged."""
    if state.phase != PAYING or len(cast(Bill, state.memory).cards) == 0:
        return state
    before = state.copy()
    for card in cast(Bill, state.memory).cards:
        take_back_use(before, card)
    return before
