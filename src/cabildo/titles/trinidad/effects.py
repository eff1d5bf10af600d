"""What the activation of a common building costs and gives, and which effects can be had now."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.reasons import FIXED_ORDER
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BUY, BUY_FAITH, EXTRA, PROMOTE, REFINE, SELL, TAKE_CUBES
from cabildo.titles.trinidad.affiliates.cards import COINS_FROM_SUPPLY, VETERAN_WITHOUT_FORT
from cabildo.titles.trinidad.affiliates.helpers import hand_for, ways_to_activate
from cabildo.titles.trinidad.affiliates.on_bills import may_help, may_lower
from cabildo.titles.trinidad.bill import payable
from cabildo.titles.trinidad.city import has_piece_beside, is_paved
from cabildo.titles.trinidad.events.in_force import harvest, yield_in_drought
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import SUPPLY_CARD, coins_for, coins_on_board, cubes_for, cubes_on_board
from cabildo.titles.trinidad.terms import (
    BARRACKS,
    CARPENTRY,
    CHURCH,
    CORPORATION,
    FIRST_VISIT,
    GOOD_HARVEST,
    HACIENDA_STONE,
    HACIENDA_WOOD,
    MARKET,
    METAL,
    NOWHERE,
    PRECIOUS,
    QUARRY,
    SECOND_EFFECT,
    SOLDIER,
    STONE,
    USING_EVENT,
    VETERAN_MILICIANO,
    WOOD,
)

# what is sold or bought at once, by cube: 2 stone, stone and wood, 2 wood, a precious, a metal, as the actions say
SALE_CUBES: Final = vec[vec[i64]](
    [
        vec[i64]([2, 0, 0, 0]),
        vec[i64]([1, 1, 0, 0]),
        vec[i64]([0, 2, 0, 0]),
        vec[i64]([0, 0, 1, 0]),
        vec[i64]([0, 0, 0, 1]),
    ]
)
SALE_METAL: Final = 4


@final
@mypyc_attr(free_list_len=1)
class Activation(Memory):
    """A building that is activated; the memory of the phase Activating."""

    space: i64
    effect: i64  # once it is paid for, else NOTHING
    visit: i64  # how this effect came about, by VISIT_NAMES

    def copy(self) -> Memory:
        return copy_activation(self)


# ---- the buildings


def is_useful(building: i64) -> bool:
    """Whether a building can be activated at all (TR-ACTIVATE-29)."""
    return produces(building) or trades(building) or building in (CHURCH, BARRACKS)


def produces(building: i64) -> bool:
    return building in (QUARRY, CARPENTRY, HACIENDA_STONE, HACIENDA_WOOD)


def trades(building: i64) -> bool:
    return building in (MARKET, CORPORATION)


def is_hacienda(building: i64) -> bool:
    return building in (HACIENDA_STONE, HACIENDA_WOOD)


def cube_of(building: i64) -> i64:
    """What a Quarry, Carpentry or Hacienda yields, and refines."""
    return STONE if building in (QUARRY, HACIENDA_STONE) else WOOD


def first_effect(building: i64) -> i64:
    if building == BARRACKS:
        return PROMOTE
    return TAKE_CUBES if produces(building) else SELL if trades(building) else BUY_FAITH


def last_effect(building: i64) -> i64:
    if building == BARRACKS:
        return EXTRA - 1
    return REFINE if produces(building) else BUY + SALE_METAL if trades(building) else BUY_FAITH


# ---- reach


def is_in_reach(state: TrinidadState, seat: i64, space: i64) -> bool:
    """Whether a building is beside a piece of a seat's colour or in a district with Roads (TR-ACTIVATE-02, 03)."""
    return has_piece_beside(state.city, space, seat) or is_paved(state.board, state.city, space)


def needs_of(state: TrinidadState, activation: Activation) -> i64:
    """The ways of which one is needed for an activation out of reach; a second effect is part of the first one."""
    if activation.visit == SECOND_EFFECT or is_in_reach(state, state.actor, activation.space):
        return 0
    return ways_to_activate(state, state.city.building(activation.space), activation.space)


# ---- what can be had


def append_effects(state: TrinidadState, legal: vec[i64], building: i64, visit: i64, needs: i64) -> vec[i64]:
    """The effects of a building for the actor, which may need a card (`Bill.needs`)."""
    for effect in range(first_effect(building), last_effect(building) + 1):
        if can_have(state, building, effect, visit, needs):
            legal = append(legal, effect)
    return legal


def has_effect(state: TrinidadState, building: i64, visit: i64 = FIRST_VISIT, needs: i64 = 0) -> bool:
    last = last_effect(building)
    return any(can_have(state, building, effect, visit, needs) for effect in range(first_effect(building), last + 1))


def can_have(state: TrinidadState, building: i64, effect: i64, visit: i64, needs: i64) -> bool:
    """Whether the actor can pay for an effect of the building and gets anything for it (TR-ACTIVATE-30)."""
    player = state.me()
    if not is_to_be_had(state, player, building, effect):
        return False
    if visit == FIRST_VISIT and needs == 0 and player.hands() >= state.board.numbers.activation_workers:
        if has_price(state, player, building, effect):
            return True
        hand = hand_for(building)
        takes_swaps = effect == REFINE or effect >= PROMOTE
        if not (may_help(state, player, hand) if takes_swaps else may_lower(state, hand)):
            return False
    return payable(state, player, price_of(state, building, effect, visit, needs))


def is_to_be_had(state: TrinidadState, player: Player, building: i64, effect: i64) -> bool:
    """Whether the actor would get anything for an effect, by what everybody sees."""
    if effect == TAKE_CUBES:
        cube = cube_of(building)
        if cubes_for(state, state.actor, cube) > 0:
            return True
        return state.cubes[cube] > 0 and (is_hacienda(building) or harvest(state, player) > 0)
    if effect == REFINE:
        return cubes_for(state, state.actor, PRECIOUS) > 0
    if effect < BUY:
        return coins_for(state, state.actor) > 0
    if effect < BUY_FAITH:
        return is_offered(state, effect - BUY)
    return state.faith > 0 if effect == BUY_FAITH else may_promote(state, player, effect - PROMOTE)


def has_price(state: TrinidadState, player: Player, building: i64, effect: i64) -> bool:
    """Whether the actor has what an effect costs besides its worker, without swaps."""
    if effect == TAKE_CUBES:
        return True
    if effect == REFINE:
        return player.of(cube_of(building)) >= cubes_to_refine(state, building)
    if effect >= PROMOTE:
        return player.of(METAL) >= state.board.numbers.promotion_metal
    if SELL <= effect < BUY:
        return has_cubes(player, SALE_CUBES[effect - SELL])
    if BUY <= effect < BUY_FAITH:
        return player.coins >= state.board.numbers.buy_coins[effect - BUY]
    return player.coins >= church_price(state)


def has_cubes(player: Player, cubes: vec[i64]) -> bool:
    """Whether a player has such cubes, those of the warehouse included."""
    return all(player.of(cube) >= cubes[cube] for cube in range(len(cubes)))


def is_offered(state: TrinidadState, sale: i64) -> bool:
    """Whether there is one of each kind to be bought: on the grids, and metal in the supply (TR-GRID-05, 11)."""
    if sale == SALE_METAL:
        return state.cubes[METAL] > 0
    return all(SALE_CUBES[sale][cube] == 0 or cubes_for(state, state.actor, cube) > 0 for cube in range(METAL))


def church_price(state: TrinidadState) -> i64:
    """The price of a Faith token, in bronze, which the Cathedral lowers (TR-ACTIVATE-23, TR-ACTIVATE-24)."""
    numbers = state.board.numbers
    return numbers.church_price if state.city.cathedral == NOWHERE else numbers.church_price_with_cathedral


def may_promote(state: TrinidadState, player: Player, unit: i64) -> bool:
    """A Veteran Miliciano while there is a Soldier, or with the Fort or a card a Soldier (TR-ACTIVATE-25 to 27).

    Of units that are alike the first one is meant.
    """
    if state.has_twin_before(state.actor, unit) or state.is_volunteer(state.actor, unit):
        return False
    if player.units[unit] == SOLDIER:
        return state.city.fort or state.ready(state.actor, VETERAN_WITHOUT_FORT)  # TR-AFF-52
    return player.units[unit] == VETERAN_MILICIANO and state.soldiers > 0


def has_extra(state: TrinidadState, effect: i64, cube: i64) -> bool:
    """Whether a cube of this kind is left behind what is bought at a Corporation (TR-ACTIVATE-18)."""
    return cubes_for(state, state.actor, cube) > SALE_CUBES[effect - BUY][cube]


# ---- what it costs


def price_of(state: TrinidadState, building: i64, effect: i64, visit: i64, needs: i64) -> Bill:
    """The bill for an activation: its worker, and what the effect asks for (TR-ACTIVATE-01)."""
    numbers = state.board.numbers
    bill = make_bill(effect, 0 if visit == SECOND_EFFECT else numbers.activation_workers)
    bill.hand = hand_for(building)
    bill.needs = needs
    if effect == REFINE:  # TR-ACTIVATE-10, 12, 20, 22
        bill.cubes[cube_of(building)] = cubes_to_refine(state, building)
    elif SELL <= effect < BUY:  # TR-ACTIVATE-13, 16
        bill.cubes = SALE_CUBES[effect - SELL][:]
        bill.in_kind = True
    elif BUY <= effect < BUY_FAITH:  # TR-ACTIVATE-14
        bill.coins = numbers.buy_coins[effect - BUY]
    elif effect == BUY_FAITH:
        bill.coins = church_price(state)
    elif effect >= PROMOTE:  # TR-ACTIVATE-25, 26
        bill.cubes[METAL] = numbers.promotion_metal
    return bill


def cubes_to_refine(state: TrinidadState, building: i64) -> i64:
    """Cubes of its kind for which a building gives a precious one."""
    if is_hacienda(building):
        return state.board.numbers.hacienda_refined
    return state.board.numbers.refined


def coins_given(state: TrinidadState, activation: Activation) -> i64:
    """Bronze for a sale, where the effect is one; a Corporation pays more (TR-ACTIVATE-13, TR-ACTIVATE-17)."""
    if not SELL <= activation.effect < BUY:
        return 0
    numbers = state.board.numbers
    corporation = state.city.building(activation.space) == CORPORATION
    return numbers.sale_coins[activation.effect - SELL] + (numbers.corporation_bonus if corporation else 0)


def cubes_given(state: TrinidadState, building: i64, effect: i64, cube: i64) -> i64:
    """Stone or wood that an effect lets take from the grids, without what a Corporation adds."""
    if effect == TAKE_CUBES:  # TR-ACTIVATE-09, 11, 19, 21
        return yield_in_drought(state, state.board.numbers.cubes_taken) if cube == cube_of(building) else 0
    return SALE_CUBES[effect - BUY][cube] if BUY <= effect < BUY_FAITH else 0  # TR-ACTIVATE-14


def precious_given(effect: i64) -> i64:
    """Precious cubes that an effect gives."""
    return 1 if effect == REFINE else SALE_CUBES[effect - BUY][PRECIOUS] if BUY <= effect < BUY_FAITH else 0


def most_taken(state: TrinidadState, activation: Activation, stone: bool, wood: bool, precious: bool) -> i64:
    """Cubes of these kinds together that an activation lets take from the grids at most (TR-ACTIVATE-18)."""
    building = state.city.building(activation.space)
    effect = activation.effect
    corporation = building == CORPORATION and BUY <= effect < BUY_FAITH and (stone or wood)
    most: i64 = 1 if corporation else 0
    if stone:
        most += cubes_given(state, building, effect, STONE)
    if wood:
        most += cubes_given(state, building, effect, WOOD)
    return most + precious_given(effect) if precious else most


# ---- why not


def why_not_effect(state: TrinidadState, building: i64, effect: i64, visit: i64, needs: i64) -> str:
    """The rule against an effect of a building that is activated, judged apart from `can_have`."""
    if not first_effect(building) <= effect <= last_effect(building):
        return "TR-ACTIVATE-05"
    against = ""
    if effect in (TAKE_CUBES, REFINE):
        against = why_not_produce(state, building, effect)
    elif effect < BUY_FAITH:
        against = why_not_sell(state, effect - SELL) if effect < BUY else why_not_buy(state, effect - BUY)
    elif effect == BUY_FAITH:
        against = "TR-ACTIVATE-30" if state.faith == 0 else ""
    else:
        against = why_not_promote(state, effect)
    if against != "" or payable(state, state.me(), price_of(state, building, effect, visit, needs)):
        return against
    return rule_of_price(state, building, effect)


def rule_of_price(state: TrinidadState, building: i64, effect: i64) -> str:
    """The rule that states what an effect costs."""
    if effect == TAKE_CUBES:
        return "TR-ACTIVATE-01"
    if effect == REFINE:
        if building in (QUARRY, CARPENTRY):
            return "TR-ACTIVATE-10" if building == QUARRY else "TR-ACTIVATE-12"
        return "TR-ACTIVATE-22" if building == HACIENDA_STONE else "TR-ACTIVATE-20"
    if effect < BUY_FAITH:
        return "TR-ACTIVATE-16" if effect < BUY else "TR-ACTIVATE-14"
    if effect == BUY_FAITH:
        return "TR-ACTIVATE-23" if state.city.cathedral == NOWHERE else "TR-ACTIVATE-24"
    return "TR-ACTIVATE-25" if state.me().units[effect - PROMOTE] == VETERAN_MILICIANO else "TR-ACTIVATE-26"


def none_to_take(state: TrinidadState, cube: i64) -> bool:
    """Whether no grid has such a cube, and no card of the actor brings one from the supply."""
    if cubes_on_board(state, cube) > 0:
        return False
    card = SUPPLY_CARD[cube]
    return state.cubes[cube] == 0 or state.owner[card] != state.actor or state.rotated[card] != 0


def why_not_produce(state: TrinidadState, building: i64, effect: i64) -> str:
    cube: i64 = WOOD if building in (CARPENTRY, HACIENDA_WOOD) else STONE
    if effect == TAKE_CUBES:
        if not none_to_take(state, cube):
            return ""
        first_harvest = state.event == GOOD_HARVEST and state.me().used >> USING_EVENT & 1 == 0
        besides = first_harvest or building in (HACIENDA_STONE, HACIENDA_WOOD)
        return "" if besides and state.cubes[cube] > 0 else "TR-GRID-04"
    return "TR-ACTIVATE-30" if none_to_take(state, PRECIOUS) else ""


def why_not_sell(state: TrinidadState, sale: i64) -> str:
    by_card = state.owner[COINS_FROM_SUPPLY] == state.actor and state.rotated[COINS_FROM_SUPPLY] == 0
    if coins_on_board(state) == 0 and (state.coins == 0 or not by_card):
        return "TR-GRID-12"
    player = state.me()
    sold = SALE_CUBES[sale]
    for cube in range(len(sold)):
        borrowed = player.borrowed[cube] if cube < len(player.borrowed) else 0
        if sold[cube] > player.cubes[cube] + borrowed:
            return "TR-ACTIVATE-16"
    return ""


def why_not_buy(state: TrinidadState, sale: i64) -> str:
    bought = SALE_CUBES[sale]
    if bought[METAL] > 0 and state.cubes[METAL] == 0:
        return "TR-GRID-11"
    for cube in range(METAL):
        if bought[cube] > 0 and none_to_take(state, cube):
            return "TR-GRID-04"
    return ""


def why_not_promote(state: TrinidadState, effect: i64) -> str:
    player = state.me()
    unit = effect - PROMOTE
    kind = player.units[unit]
    if state.is_volunteer(state.actor, unit):
        return "TR-XWAR-63"
    if kind == VETERAN_MILICIANO:
        if state.soldiers == 0:
            return "TR-ACTIVATE-27"
    elif kind < VETERAN_MILICIANO:
        return "TR-ACTIVATE-25"
    elif kind != SOLDIER or not (state.city.fort or state.ready(state.actor, VETERAN_WITHOUT_FORT)):
        return "TR-ACTIVATE-26"
    for other in range(unit):
        if state.are_alike(state.actor, other, unit):
            return FIXED_ORDER
    return ""


# ---- written by `make fields`: make_activation, copy_activation


def make_activation(space: i64, effect: i64, visit: i64) -> Activation:
    activation = Activation()
    activation.space = space
    activation.effect = effect
    activation.visit = visit
    return activation


def copy_activation(activation: Activation) -> Activation:
    copy = Activation()
    copy.space = activation.space
    copy.effect = activation.effect
    copy.visit = activation.visit
    return copy
