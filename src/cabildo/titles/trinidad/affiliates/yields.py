"""More from a building, or from elsewhere: 15, 18, 21, 24, 27 to 30, 39, 48, 52, 66, 75, 83."""

from typing import Final, cast

from cabildo.engine.phase import NOTHING
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BUY, BUY_FAITH, USE
from cabildo.titles.trinidad.affiliates.cards import (
    CARPENTRY_TWICE,
    CHEAP_WAREHOUSE,
    COINS_FROM_SUPPLY,
    CUBES_TO_GRIDS,
    MARKET_TWICE,
    MORE_PRECIOUS,
    ONCE_MORE,
    PRECIOUS_FROM_SUPPLY,
    QUARRY_TWICE,
    ROADS_YIELD,
    STONE_FROM_SUPPLY,
    WAREHOUSE_TO_METAL,
    WOOD_FROM_SUPPLY,
)
from cabildo.titles.trinidad.affiliates.helpers import ways_to_activate
from cabildo.titles.trinidad.affiliates.moments import AT_ACTIVATION, AT_TAKING, AT_TURN
from cabildo.titles.trinidad.affiliates.using import is_own_turn, rule_of, use_card, was_used_now
from cabildo.titles.trinidad.city import is_paved
from cabildo.titles.trinidad.effects import (
    SALE_METAL,
    Activation,
    has_effect,
    is_in_reach,
    make_activation,
    needs_of,
)
from cabildo.titles.trinidad.filling import can_fill_any, cubes_to_add, make_addition
from cabildo.titles.trinidad.phases import ACTIVATING, ADDING, BORROWING, COLLECTING, FILLING, TAKING, TURN
from cabildo.titles.trinidad.resources import Collection, Takings, take_faith, take_from_supply
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import SUPPLY_CARD, coins_from, cubes_from
from cabildo.titles.trinidad.terms import (
    CARPENTRY,
    CORPORATION,
    CUBE_OF_STORE,
    FURTHER_VISIT,
    HACIENDA_STONE,
    HACIENDA_WOOD,
    MARKET,
    METAL,
    NOBODY,
    NOWHERE,
    PRECIOUS,
    QUARRY,
    SECOND_EFFECT,
    SHORTAGE,
    STORES,
)
from cabildo.titles.trinidad.warehouse import has_all, in_warehouse, make_loan, return_borrowed

# ascending, as they are offered
TAKING_CARDS: Final = vec[i64](
    [
        WOOD_FROM_SUPPLY,
        STONE_FROM_SUPPLY,
        MORE_PRECIOUS,
        PRECIOUS_FROM_SUPPLY,
        ROADS_YIELD,
        COINS_FROM_SUPPLY,
    ]
)


def fits_yields(state: TrinidadState, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a card of this chapter can be used at this moment, as far as everybody sees."""
    if moment == AT_TURN:
        if card == CHEAP_WAREHOUSE:
            return in_warehouse(state) > 0
        if card == WAREHOUSE_TO_METAL:
            return has_all(state, seat) and state.cubes[METAL] > 0
        return card == CUBES_TO_GRIDS and can_fill_any(state, 0, cubes_to_add(state))
    if moment == AT_ACTIVATION:
        return may_repeat_by(state, seat, card, activation_under_way(state))
    return moment == AT_TAKING and fits_taking(state, seat, card)


def can_pay_yields(state: TrinidadState, card: i64, moment: i64) -> bool:
    """Whether the actor has what a fitting card costs, which may lie behind the screen."""
    if moment != AT_ACTIVATION:
        return True
    return has_further_effect(state, FURTHER_VISIT if card == ONCE_MORE else SECOND_EFFECT)


def why_not_yields(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against using this upright card of the actor, judged apart from `fits_yields`."""
    legal = False
    if moment == AT_TURN and card == CHEAP_WAREHOUSE and state.event == SHORTAGE:
        return "TR-EVENT-07"
    if moment == AT_TURN:
        legal = is_good_in_turn(state, card)
    elif moment == AT_ACTIVATION:
        legal = is_good_again(state, card)
    elif moment == AT_TAKING:
        legal = is_good_while_taking(state, card)
    return "" if legal else rule_of(card)


def start_yields(state: TrinidadState, card: i64, moment: i64) -> None:
    """Apply the power at once; whatever it asks resumes the phase on top."""
    use_card(state, state.actor, card)
    if moment == AT_TAKING:
        apply_to_taking(state, card)
    elif card == CHEAP_WAREHOUSE:
        state.ask(BORROWING, state.actor, make_loan(state.board.numbers.cheap_cubes))
    elif card == WAREHOUSE_TO_METAL:
        return_borrowed(state)
        take_from_supply(state, state.actor, METAL, 1)
    elif card == CUBES_TO_GRIDS:
        state.ask(FILLING, state.actor, make_addition(cubes_to_add(state), 0))


# ---- a further effect of the same building


def activation_beneath(state: TrinidadState) -> Activation:
    frame = state.waiting
    assert frame is not None
    return cast(Activation, frame.memory)


def activation_under_way(state: TrinidadState) -> Activation:
    """The activation that is on top, or just beneath."""
    return cast(Activation, state.memory) if state.phase == ACTIVATING else activation_beneath(state)


def twice_card(building: i64) -> i64:
    """The card for a second effect of a building (TR-AFF-15, 21, 27), or NOBODY."""
    if building in (CARPENTRY, HACIENDA_WOOD):
        return CARPENTRY_TWICE
    if building in (QUARRY, HACIENDA_STONE):
        return QUARRY_TWICE
    return MARKET_TWICE if building in (MARKET, CORPORATION) else NOBODY


def may_repeat_by(state: TrinidadState, seat: i64, card: i64, activation: Activation) -> bool:
    """A second effect of the fitting building, or a further activation, in reach or by another card (TR-AFF-75)."""
    building = state.city.building(activation.space)
    if card == ONCE_MORE:
        space = activation.space
        return is_in_reach(state, seat, space) or ways_to_activate(state, building, space) != 0
    return card == twice_card(building)


def has_further_effect(state: TrinidadState, visit: i64) -> bool:
    """Whether the actor can pay for any effect of the building that they have just activated."""
    activation = make_activation(activation_beneath(state).space, NOTHING, visit)
    return has_effect(state, state.city.building(activation.space), visit, needs_of(state, activation))


def is_good_again(state: TrinidadState, card: i64) -> bool:
    """Judged apart from `may_repeat_by`."""
    space = activation_beneath(state).space
    building = state.city.building(space)
    if card == ONCE_MORE:
        district = state.board.district[space]
        on_roads = district != NOWHERE and state.city.paved >> district & 1 != 0
        near = on_roads or state.city.beside[space] >> state.actor & 1 != 0
        return (near or ways_to_activate(state, building, space) != 0) and has_further_effect(state, FURTHER_VISIT)
    fitting = (
        (card == CARPENTRY_TWICE and building in (CARPENTRY, HACIENDA_WOOD))
        or (card == QUARRY_TWICE and building in (QUARRY, HACIENDA_STONE))
        or (card == MARKET_TWICE and building in (MARKET, CORPORATION))
    )
    return fitting and has_further_effect(state, SECOND_EFFECT)


# ---- while cubes or coins are taken


def append_for_taking(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the cards that change what the actor is just taking."""
    for card in TAKING_CARDS:
        if state.ready(state.actor, card) and fits_taking(state, state.actor, card):
            legal = append(legal, USE + card)
    return legal


def why_not_for_taking(state: TrinidadState, card: i64) -> str:
    """The rule against using any card while something is taken; cards that turn others upright are used before."""
    if not is_for_taking(card):
        return OTHER_DECISION
    if state.owner[card] != state.actor:
        return "TR-CARD-06"
    return "TR-CARD-07" if state.rotated[card] != 0 else why_not_yields(state, card, AT_TAKING)


def is_for_taking(card: i64) -> bool:
    found = False
    for other in TAKING_CARDS:
        found = found or other == card
    return found


def fits_taking(state: TrinidadState, seat: i64, card: i64) -> bool:
    """From the supply, all of a kind (TR-AFF-18, 24, 30, 66); or one more, if there is one more (TR-AFF-29, 39)."""
    if not is_own_turn(state, seat):
        return False
    if state.phase == TAKING:
        takings = cast(Takings, state.memory)
        cube = takings.cube()
        if takings.begun:
            return False
        if card == SUPPLY_CARD[cube]:
            return not takings.supplied and state.cubes[cube] > 0
        if not (card == ROADS_YIELD and is_on_roads(state)) and not (card == MORE_PRECIOUS and cube == PRECIOUS):
            return False
        there = state.cubes[cube] if takings.supplied else cubes_from(state, cube, takings.store)
        return there > takings.due()
    if state.phase == COLLECTING:
        collection = cast(Collection, state.memory)
        if collection.begun:
            return False
        if card == COINS_FROM_SUPPLY:
            return not collection.supplied and state.coins > 0
        there = state.coins if collection.supplied else coins_from(state, collection.stack)
        return card == ROADS_YIELD and is_on_roads(state) and there > collection.bronze
    return card == ROADS_YIELD and state.phase == ADDING and may_add(state, seat, activation_beneath(state))


def is_on_roads(state: TrinidadState) -> bool:
    """Whether what is taken comes from the activation of a building in a district with Roads."""
    frame = state.waiting
    if frame is None or frame.phase != ACTIVATING:
        return False
    return is_paved(state.board, state.city, cast(Activation, frame.memory).space)


def may_add(state: TrinidadState, seat: i64, activation: Activation) -> bool:
    """Whether a card adds to the Faith or metal that a building has just given."""
    if not state.ready(seat, ROADS_YIELD) or not is_paved(state.board, state.city, activation.space):
        return False
    if activation.effect == BUY_FAITH:
        return state.faith > 0
    return activation.effect == BUY + SALE_METAL and state.cubes[METAL] > 0


def apply_to_taking(state: TrinidadState, card: i64) -> None:
    """Change what is due, or where it comes from; Faith and metal are given at once."""
    more = card in (MORE_PRECIOUS, ROADS_YIELD)
    if state.phase == TAKING:
        takings = cast(Takings, state.memory)
        if more:
            takings.change(takings.due() + 1)
        else:
            takings.supplied = True
    elif state.phase == COLLECTING:
        collection = cast(Collection, state.memory)
        if more:
            collection.bronze += 1
        else:
            collection.supplied = True
    elif activation_beneath(state).effect == BUY_FAITH:
        take_faith(state, state.actor, 1)
    else:
        take_from_supply(state, state.actor, METAL, 1)


def more_used(state: TrinidadState, precious: bool) -> i64:
    """How much more cards of this turn can have made due, for positions."""
    more: i64 = 1 if was_used_now(state, ROADS_YIELD) else 0
    return more + 1 if precious and was_used_now(state, MORE_PRECIOUS) else more


def is_good_while_taking(state: TrinidadState, card: i64) -> bool:
    """Judged apart from `fits_taking`."""
    bottom = state.bottom()
    if bottom.phase != TURN or bottom.actor != state.actor:
        return False
    on_roads = False
    below = state.waiting
    if below is not None and below.phase == ACTIVATING:
        district = state.board.district[cast(Activation, below.memory).space]
        on_roads = district != NOWHERE and state.city.paved >> district & 1 != 0
    if state.phase == ADDING:
        faith = activation_beneath(state).effect == BUY_FAITH
        return card == ROADS_YIELD and on_roads and (state.faith > 0 if faith else state.cubes[METAL] > 0)
    if state.phase == COLLECTING:
        collection = cast(Collection, state.memory)
        on_board: i64 = 0
        for count in state.stacks:
            on_board += count
        more = on_roads and card == ROADS_YIELD
        return not collection.begun and is_good_for(
            card, COINS_FROM_SUPPLY, collection.supplied, more, collection.bronze, on_board, state.coins
        )
    takings = cast(Takings, state.memory)
    cube = takings.cube()
    on_board = 0
    for store in range(STORES):
        if CUBE_OF_STORE[store] == cube:
            on_board += state.stores[store]
    more = on_roads if card == ROADS_YIELD else cube == PRECIOUS
    return not takings.begun and is_good_for(
        card, SUPPLY_CARD[cube], takings.supplied, more, takings.due(), on_board, state.cubes[cube]
    )


def is_good_for(
    card: i64, supply_card: i64, supplied: bool, may_add_one: bool, due: i64, on_board: i64, in_supply: i64
) -> bool:
    if card == supply_card:
        return not supplied and in_supply > 0
    if card not in (ROADS_YIELD, MORE_PRECIOUS):
        return False
    return may_add_one and due < (in_supply if supplied else on_board)


# ---- in the turn


def is_good_in_turn(state: TrinidadState, card: i64) -> bool:
    """Judged apart from `fits_yields`."""
    if card == CHEAP_WAREHOUSE:
        return any(count > 0 for count in state.warehouse)
    if card == WAREHOUSE_TO_METAL:
        taken: i64 = 0
        whole: i64 = 0
        for cube in range(len(state.warehouse)):
            taken += state.me().borrowed[cube]
            whole += state.board.numbers.warehouse[cube]
        return taken == whole and state.cubes[METAL] > 0
    if card != CUBES_TO_GRIDS:
        return False
    numbers = state.board.numbers
    for store in range(STORES):
        room = state.board.cubes_a_store[store] - state.stores[store]
        precious = CUBE_OF_STORE[store] == PRECIOUS
        affordable = not precious or len(state.players) + numbers.filling_more >= numbers.filling_precious
        if room > 0 and affordable and state.cubes[CUBE_OF_STORE[store]] > 0:
            return True
    return False
