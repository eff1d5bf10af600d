"""What the activation of a common building costs and gives, and which effects can be had now."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.reasons import FIXED_ORDER
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BUY, BUY_FAITH, EXTRA, PROMOTE, REFINE, SELL, TAKE_CUBES
from cabildo.titles.trinidad.bill import Bill, make_bill, payable
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import coins_on_board, cubes_on_board
from cabildo.titles.trinidad.terms import (
    BARRACKS,
    CARPENTRY,
    CHURCH,
    CORPORATION,
    HACIENDA_STONE,
    HACIENDA_WOOD,
    MARKET,
    METAL,
    NOWHERE,
    PRECIOUS,
    QUARRY,
    SOLDIER,
    STONE,
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


# ---- what can be had


def append_effects(state: TrinidadState, legal: vec[i64], building: i64) -> vec[i64]:
    """The effects of a building for the actor, without the worker who activates it."""
    for effect in range(first_effect(building), last_effect(building) + 1):
        if can_have(state, building, effect):
            legal = append(legal, effect)
    return legal


def has_effect(state: TrinidadState, building: i64) -> bool:
    last = last_effect(building)
    return any(can_have(state, building, effect) for effect in range(first_effect(building), last + 1))


def can_have(state: TrinidadState, building: i64, effect: i64) -> bool:
    """Whether the actor can pay for an effect of the building and gets anything for it (TR-ACTIVATE-30)."""
    player = state.me()
    if effect == TAKE_CUBES:
        cube = cube_of(building)
        return cubes_on_board(state, cube) > 0 or (is_hacienda(building) and state.cubes[cube] > 0)
    if effect == REFINE:
        return cubes_on_board(state, PRECIOUS) > 0 and payable(player, price_of(state, building, effect))
    if effect < BUY:
        return coins_on_board(state) > 0 and has_cubes(player, SALE_CUBES[effect - SELL])
    if effect < BUY_FAITH:
        return player.coins >= state.board.numbers.buy_coins[effect - BUY] and is_offered(state, effect - BUY)
    if effect == BUY_FAITH:
        return state.faith > 0 and player.coins >= church_price(state)
    return may_promote(state, player, effect - PROMOTE) and payable(player, price_of(state, building, effect))


def has_cubes(player: Player, cubes: vec[i64]) -> bool:
    """Whether a player has such cubes, those of the warehouse included."""
    return all(player.of(cube) >= cubes[cube] for cube in range(len(cubes)))


def is_offered(state: TrinidadState, sale: i64) -> bool:
    """Whether there is one of each kind to be bought: on the grids, and metal in the supply (TR-GRID-05, 11)."""
    if sale == SALE_METAL:
        return state.cubes[METAL] > 0
    return all(SALE_CUBES[sale][cube] == 0 or cubes_on_board(state, cube) > 0 for cube in range(METAL))


def church_price(state: TrinidadState) -> i64:
    """The price of a Faith token, in bronze, which the Cathedral lowers (TR-ACTIVATE-23, TR-ACTIVATE-24)."""
    numbers = state.board.numbers
    return numbers.church_price if state.city.cathedral == NOWHERE else numbers.church_price_with_cathedral


def may_promote(state: TrinidadState, player: Player, unit: i64) -> bool:
    """A Veteran Miliciano while there is a Soldier, or with the Fort a Soldier (TR-ACTIVATE-25 to 27).

    Of units that are alike the first one is meant.
    """
    if player.has_twin_before(unit):
        return False
    if player.units[unit] == SOLDIER:
        return state.city.fort
    return player.units[unit] == VETERAN_MILICIANO and state.soldiers > 0


def has_extra(state: TrinidadState, effect: i64, cube: i64) -> bool:
    """Whether a cube of this kind is left on the grids behind what is bought at a Corporation (TR-ACTIVATE-18)."""
    return cubes_on_board(state, cube) > SALE_CUBES[effect - BUY][cube]


# ---- what it costs


def price_of(state: TrinidadState, building: i64, effect: i64) -> Bill:
    """The bill for an activation: its worker, and what the effect asks for (TR-ACTIVATE-01)."""
    numbers = state.board.numbers
    bill = make_bill(effect, numbers.activation_workers)
    if effect == REFINE:  # TR-ACTIVATE-10, 12, 20, 22
        bill.cubes[cube_of(building)] = numbers.hacienda_refined if is_hacienda(building) else numbers.refined
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
        return state.board.numbers.cubes_taken if cube == cube_of(building) else 0
    return SALE_CUBES[effect - BUY][cube] if BUY <= effect < BUY_FAITH else 0  # TR-ACTIVATE-14


def most_taken(state: TrinidadState, activation: Activation, stone: bool, wood: bool) -> i64:
    """Cubes of these kinds together that an activation lets take from the grids at most (TR-ACTIVATE-18)."""
    building = state.city.building(activation.space)
    effect = activation.effect
    most: i64 = 1 if building == CORPORATION and BUY <= effect < BUY_FAITH else 0
    if stone:
        most += cubes_given(state, building, effect, STONE)
    return most + cubes_given(state, building, effect, WOOD) if wood else most


# ---- why not


def why_not_effect(state: TrinidadState, building: i64, effect: i64) -> str:
    """The rule against an effect of a building that is activated, judged apart from `can_have`."""
    if effect in (TAKE_CUBES, REFINE):
        return why_not_produce(state, building, effect)
    if effect < BUY_FAITH:
        if building not in (MARKET, CORPORATION):
            return "TR-ACTIVATE-05"
        return why_not_sell(state, effect - SELL) if effect < BUY else why_not_buy(state, effect - BUY)
    if effect == BUY_FAITH:
        if building != CHURCH:
            return "TR-ACTIVATE-05"
        if state.faith == 0:
            return "TR-ACTIVATE-30"
        if state.city.cathedral != NOWHERE:
            return "TR-ACTIVATE-24" if state.me().coins < state.board.numbers.church_price_with_cathedral else ""
        return "TR-ACTIVATE-23" if state.me().coins < state.board.numbers.church_price else ""
    if building != BARRACKS:
        return "TR-ACTIVATE-05"
    return why_not_promote(state, effect)


def why_not_produce(state: TrinidadState, building: i64, effect: i64) -> str:
    if building not in (QUARRY, CARPENTRY, HACIENDA_STONE, HACIENDA_WOOD):
        return "TR-ACTIVATE-05"
    cube: i64 = WOOD if building in (CARPENTRY, HACIENDA_WOOD) else STONE
    if effect == TAKE_CUBES:
        if cubes_on_board(state, cube) > 0:
            return ""
        return "TR-GRID-04" if building in (QUARRY, CARPENTRY) or state.cubes[cube] == 0 else ""
    if cubes_on_board(state, PRECIOUS) == 0:
        return "TR-ACTIVATE-30"
    if payable(state.me(), price_of(state, building, effect)):
        return ""
    if building in (QUARRY, CARPENTRY):
        return "TR-ACTIVATE-10" if building == QUARRY else "TR-ACTIVATE-12"
    return "TR-ACTIVATE-22" if building == HACIENDA_STONE else "TR-ACTIVATE-20"


def why_not_sell(state: TrinidadState, sale: i64) -> str:
    if coins_on_board(state) == 0:
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
        if bought[cube] > 0 and cubes_on_board(state, cube) == 0:
            return "TR-GRID-04"
    return "TR-ACTIVATE-14" if state.me().coins < state.board.numbers.buy_coins[sale] else ""


def why_not_promote(state: TrinidadState, effect: i64) -> str:
    player = state.me()
    unit = effect - PROMOTE
    kind = player.units[unit]
    if kind == VETERAN_MILICIANO:
        if state.soldiers == 0:
            return "TR-ACTIVATE-27"
    elif kind < VETERAN_MILICIANO:
        return "TR-ACTIVATE-25"
    elif kind != SOLDIER or not state.city.fort:
        return "TR-ACTIVATE-26"
    for other in range(unit):
        if player.are_alike(other, unit):
            return FIXED_ORDER
    if payable(player, price_of(state, BARRACKS, effect)):
        return ""
    return "TR-ACTIVATE-25" if kind == VETERAN_MILICIANO else "TR-ACTIVATE-26"


# ---- written by `make fields`: make_activation, copy_activation


def make_activation(space: i64, effect: i64) -> Activation:
    activation = Activation()
    activation.space = space
    activation.effect = effect
    return activation


def copy_activation(activation: Activation) -> Activation:
    copy = Activation()
    copy.space = activation.space
    copy.effect = activation.effect
    return copy
