"""A part of a bill or salary that need not be paid: 16, 22, 45, 78. For a bill they are used by `on_bills.py`."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.cards import CHEAPER_BY_BRONZE, FREE_STONE, FREE_WOOD, METAL_SAVES
from cabildo.titles.trinidad.affiliates.moments import AT_SALARY
from cabildo.titles.trinidad.affiliates.using import rule_of, use_card
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import Bill
from cabildo.titles.trinidad.salary_due import due, salary_under_way
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CONSTRUCTION_STATUS,
    FIRST_PART_CUBE,
    METAL,
    PART_WORKER,
    PARTS,
    PRECIOUS,
    STONE,
    SWAP_METAL,
    WOOD,
)

PART_BITS: Final = 3  # for each kind in `Bill.saved`
ALL_OF_A_KIND: Final = 7


# ---- on bills


def may_save(state: TrinidadState, seat: i64) -> bool:
    """Whether a seat has an upright card of this chapter that can lower some price."""
    return may_save_cubes(state, seat) or state.ready(seat, CHEAPER_BY_BRONZE)


def may_save_cubes(state: TrinidadState, seat: i64) -> bool:
    """The same for a price of workers and cubes alone; card 45 itself takes metal, which is rare."""
    if state.ready(seat, FREE_WOOD) or state.ready(seat, FREE_STONE):
        return True
    return state.ready(seat, METAL_SAVES) and metal_to_spend(state.players[seat]) >= state.board.numbers.saving_metal


def metal_to_spend(player: Player) -> i64:
    """The most metal that a player can pay with; a swap brings one at most."""
    swapped: i64 = 1 if player.status[CONSTRUCTION_STATUS] > SWAP_METAL else 0
    return player.of(METAL) + swapped


def lowers(state: TrinidadState, card: i64, bill: Bill) -> bool:
    """Whether a card of this chapter would lower a bill, by what everybody sees; sales and loads are never lowered."""
    if bill.in_kind:
        return False
    if card == FREE_WOOD:
        return bill.cubes[WOOD] > 0
    if card == FREE_STONE:
        return bill.cubes[STONE] > (state.board.numbers.left_of_both if was_used_for(bill, FREE_WOOD) else 0)
    if card == METAL_SAVES:
        return any(has_part(state, bill, part) for part in range(PARTS))
    return card == CHEAPER_BY_BRONZE and bill.coins > 0


def lower(state: TrinidadState, card: i64, bill: Bill) -> None:
    """Change the price: no wood, no stone, or one of each where both cards are used; a metal for card 45; a bronze."""
    numbers = state.board.numbers
    if card == FREE_WOOD:  # TR-AFF-16
        bill.cubes[WOOD] = 0
    elif card == FREE_STONE:  # TR-AFF-22
        left: i64 = numbers.left_of_both if was_used_for(bill, FREE_WOOD) else 0
        bill.cubes[STONE] = left
        bill.cubes[WOOD] += left
    elif card == METAL_SAVES:  # TR-AFF-45
        bill.cubes[METAL] += numbers.saving_metal
    else:
        take_bronze_off(state, bill)  # TR-AFF-78


def why_not_lower(state: TrinidadState, card: i64, bill: Bill) -> str:
    """The rule against using a card of this chapter for a bill, judged apart from `lowers`."""
    if card == FREE_WOOD:
        return "TR-AFF-16" if bill.in_kind or bill.cubes[WOOD] == 0 else ""
    if card == FREE_STONE:
        few: i64 = state.board.numbers.left_of_both if FREE_WOOD in bill.cards else 0
        return "TR-AFF-22" if bill.in_kind or bill.cubes[STONE] <= few else ""
    if card == METAL_SAVES:
        for part in range(PARTS):
            if why_no_part(state, bill, part) == "":
                return ""
        return "TR-AFF-45"
    return "TR-AFF-78" if bill.in_kind or bill.coins == 0 else ""


def take_bronze_off(state: TrinidadState, bill: Bill) -> None:
    off = state.board.numbers.bronze_off
    bill.coins -= off if off < bill.coins else bill.coins


def was_used_for(bill: Bill, card: i64) -> bool:
    found = False
    for used in bill.cards:
        found = found or used == card
    return found


# ---- the parts that card 45 saves, chosen one after another in the order of their kinds


def has_part(state: TrinidadState, bill: Bill, part: i64) -> bool:
    """Whether a bill has such a part; a worker is saved only by one of the council from the supply (TR-CARD-15)."""
    if part == PART_WORKER:
        return bill.workers > 0 and state.council_workers > bill.lent
    return bill.cubes[cube_of_part(part)] > 0


def can_save(state: TrinidadState, bill: Bill, part: i64) -> bool:
    """Whether such a part may be saved now, behind those that are (TR-AFF-45)."""
    if not is_saving(bill) or bill.saved >> (PART_BITS * (part + 1)) != 0:
        return False
    return parts_saved(bill) < state.board.numbers.saved_parts and has_part(state, bill, part)


def can_save_any(state: TrinidadState, bill: Bill) -> bool:
    return is_saving(bill) and any(can_save(state, bill, part) for part in range(PARTS))


def save(bill: Bill, part: i64) -> None:
    """Take a part off the bill; a saved worker is replaced by one of the council (TR-AFF-45)."""
    one: i64 = 1
    bill.saved += one << (PART_BITS * part)
    if part == PART_WORKER:
        bill.workers -= 1
        bill.lent += 1
    else:
        bill.cubes[cube_of_part(part)] -= 1


def why_no_part(state: TrinidadState, bill: Bill, part: i64) -> str:
    """The rule against saving such a part at all."""
    if bill.in_kind:
        return "TR-AFF-45"
    if part == PART_WORKER:
        if bill.workers == 0:
            return "TR-AFF-45"
        return "TR-CARD-15" if bill.lent == state.council_workers else ""
    cube: i64 = STONE if part == FIRST_PART_CUBE else WOOD if part == FIRST_PART_CUBE + 1 else PRECIOUS
    return "TR-AFF-45" if bill.cubes[cube] == 0 else ""


def is_saving(bill: Bill) -> bool:
    """Whether card 45 was used last, so that parts may be saved."""
    cards = len(bill.cards)
    return cards > 0 and bill.cards[cards - 1] == METAL_SAVES


def must_save(bill: Bill) -> bool:
    """Whether card 45 was used and nothing is saved yet: it is never used in vain."""
    return bill.saved == 0 and is_saving(bill)


def parts_saved(bill: Bill) -> i64:
    total: i64 = 0
    for part in range(PARTS):
        total += saved_of(bill, part)
    return total


def saved_of(bill: Bill, part: i64) -> i64:
    return bill.saved >> (PART_BITS * part) & ALL_OF_A_KIND


def cube_of_part(part: i64) -> i64:
    return part - FIRST_PART_CUBE


# ---- salaries, which are paid without a bill


def fits_savings(state: TrinidadState, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a salary can be lowered by a bronze; all else is offered with the bill that it lowers (TR-AFF-78)."""
    if moment != AT_SALARY or card != CHEAPER_BY_BRONZE:
        return False
    return due(state, state.players[seat], salary_under_way(state)) > 0


def can_pay_savings(state: TrinidadState, card: i64, moment: i64) -> bool:
    return True


def why_not_savings(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against using this upright card of the actor, judged apart from `fits_savings`."""
    if card == CHEAPER_BY_BRONZE and moment == AT_SALARY and due(state, state.me(), salary_under_way(state)) > 0:
        return ""
    return rule_of(card)


def start_savings(state: TrinidadState, card: i64, moment: i64) -> None:
    use_card(state, state.actor, card)
    salary_under_way(state).bronze += state.board.numbers.bronze_off
