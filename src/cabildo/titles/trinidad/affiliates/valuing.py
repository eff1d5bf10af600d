"""What a card that changes a scoring is for: a district, homes, Houses of another player, or a card's colour."""

from __future__ import annotations

from typing import Any, Final, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.replacing import added, changed
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import CARD, CHARACTER_CARD, COLOUR, DISTRICT, FINER, GUESTS, PLAYER
from cabildo.titles.trinidad.affiliates.at_scoring import fits_at_scoring, guests_bill, homes_bill
from cabildo.titles.trinidad.affiliates.cards import (
    BORROWED_HOUSES,
    NEIGHBOUR_BUILDINGS,
    NEXT_TO_BARRACKS,
    OTHER_COLOUR,
    PAVED_HOMES,
    REVERSED_LOSS,
    WALLED_HOMES,
)
from cabildo.titles.trinidad.affiliates.moments import AT_SCORING
from cabildo.titles.trinidad.affiliates.scoring_reasons import (
    rule_of,
    why_not_card,
    why_not_district,
    why_not_finer,
    why_not_host,
    why_not_lodge,
    why_not_share,
)
from cabildo.titles.trinidad.affiliates.scoring_targets import (
    HOME_KINDS,
    HOME_OF,
    districts_beside_barracks,
    districts_for_homes,
    districts_that_share,
    districts_to_borrow,
    districts_with_loss,
    hosts_for,
    houses_to_borrow,
    makes_finer,
    neighbours_to_share,
)
from cabildo.titles.trinidad.affiliates.valuation import Valuation, make_valuation
from cabildo.titles.trinidad.bill import charge, payable
from cabildo.titles.trinidad.district_value import new_guests
from cabildo.titles.trinidad.phases import VALUING, WINDOW
from cabildo.titles.trinidad.series import colour_of, is_recoloured, new_colour
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    CHARACTER_NAMES,
    CHARACTERS,
    DISTRICT_NAMES,
    DISTRICTS,
    FIRST_CARD,
    NOBODY,
)
from cabildo.titles.trinidad.written.names import action_called
from cabildo.titles.trinidad.written.steps import ValuingStep

HOMES_TOLD: Final = ("houses", "palaces")


@final
class Valuing(Phase[TrinidadState]):
    """One or two choices, and what they cost; the card was rotated when it was used."""

    def name(self) -> str:
        return "valuing"

    def options(self, state: TrinidadState) -> vec[i64]:
        valuation = cast(Valuation, state.memory)
        if valuation.first == NOTHING:
            return first_options(state, valuation.card)
        return later_options(state, valuation)

    def play(self, state: TrinidadState, action: i64) -> None:
        valuation = cast(Valuation, state.memory)
        card = valuation.card
        if valuation.first == NOTHING and card not in (NEXT_TO_BARRACKS, REVERSED_LOSS):
            valuation.first = action
        elif valuation.second == NOTHING and card == BORROWED_HOUSES:
            valuation.second = action
        elif card in (WALLED_HOMES, PAVED_HOMES):
            charge(state, homes_bill(state, action - FINER))
        elif card == BORROWED_HOUSES:
            charge(state, guests_bill(state, valuation.first - PLAYER, action - GUESTS + 1))
        else:
            apply_card(state, valuation, action)
            state.done()

    def resume(self, state: TrinidadState, result: i64) -> None:
        """It is paid for."""
        apply_card(state, cast(Valuation, state.memory), result)
        state.done()

    def always_asked(self, state: TrinidadState) -> bool:
        """How many Houses can be paid for is behind the screen."""
        valuation = cast(Valuation, state.memory)
        return valuation.card == BORROWED_HOUSES and valuation.second != NOTHING

    def explain(self, state: TrinidadState, action: i64) -> str:
        valuation = cast(Valuation, state.memory)
        return why_not_chosen(state, state.actor, valuation.card, valuation.first, valuation.second, action)

    def interrupts(self) -> vec[i64]:
        return vec[i64]([WINDOW])

    # ---- written down

    def step_type(self) -> Any:
        return ValuingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        valuation = cast(Valuation, frame.memory)
        return ValuingStep(
            card=int(valuation.card) + FIRST_CARD,
            first=None if valuation.first == NOTHING else state.vocabulary.notation(valuation.first),
            second=None if valuation.second == NOTHING else state.vocabulary.notation(valuation.second),
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        first: i64 = NOTHING
        second: i64 = NOTHING
        if step.first is not None:
            first = action_called(state, step.first, "step.first")
        if step.second is not None:
            second = action_called(state, step.second, "step.second")
        return make_valuation(step.card - FIRST_CARD, first, second)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        """Refuse a card that was not used just now, and choices that are not possible."""
        valuation = cast(Valuation, frame.memory)
        card, seat = valuation.card, frame.actor
        against = rule_of(card)
        if against == "" or not fits_at_scoring(state, seat, card, AT_SCORING):
            refuse("step.card", "has no use before this scoring", against or "TR-CARD-06")
        if state.owner[card] != seat or state.rotated[card] == 0:
            refuse("step.card", "is in use", "TR-CARD-06")
        first, second = valuation.first, valuation.second
        if first != NOTHING:
            one_choice = card in (NEXT_TO_BARRACKS, REVERSED_LOSS)
            if one_choice or why_not_chosen(state, seat, card, NOTHING, NOTHING, first) != "":
                refuse("step.first", "cannot be chosen", against)
        if second != NOTHING:
            unasked = card != BORROWED_HOUSES or first == NOTHING
            if unasked or why_not_chosen(state, seat, card, first, NOTHING, second) != "":
                refuse("step.second", "cannot be chosen", against)
        if state.phase == VALUING and len(self.options(state)) == 0:
            refuse("step.card", "cannot be paid", against)


# ---- what can be chosen


def first_options(state: TrinidadState, card: i64) -> vec[i64]:
    seat = state.actor
    if card == BORROWED_HOUSES:
        return each_of(hosts_for(state, seat), PLAYER)
    if card == OTHER_COLOUR:
        legal = vec[i64](capacity=8)
        for own in state.me().hand:
            if not is_recoloured(state.me(), own):
                legal = append(legal, CARD + own)
        if state.me().character != NOBODY and not is_recoloured(state.me(), CARDS):
            legal = append(legal, CHARACTER_CARD)
        return legal
    if card == NEXT_TO_BARRACKS:
        return each_of(districts_beside_barracks(state), DISTRICT)
    if card == REVERSED_LOSS:
        return each_of(districts_with_loss(state), DISTRICT)
    if card == NEIGHBOUR_BUILDINGS:
        return each_of(districts_that_share(state), DISTRICT)
    return each_of(districts_for_homes(state, seat, card), DISTRICT)


def later_options(state: TrinidadState, valuation: Valuation) -> vec[i64]:
    card, seat = valuation.card, state.actor
    legal = vec[i64](capacity=CHARACTERS)
    if card == NEIGHBOUR_BUILDINGS:
        return each_of(neighbours_to_share(state, valuation.first - DISTRICT), DISTRICT)
    if card == OTHER_COLOUR:
        own = colour_of(state, seat, valuation.first - CARD)
        for colour in range(CHARACTERS):
            if colour != own:
                legal = append(legal, COLOUR + colour)
    elif card != BORROWED_HOUSES:
        for kind in range(HOME_KINDS):
            if makes_finer(state, seat, card, valuation.first - DISTRICT, kind):
                legal = append(legal, FINER + kind)
    elif valuation.second == NOTHING:
        return each_of(districts_to_borrow(state, seat, valuation.first - PLAYER), DISTRICT)
    else:
        other = valuation.first - PLAYER
        for houses in range(1, houses_to_borrow(state, seat, other, valuation.second - DISTRICT) + 1):
            if payable(state, state.me(), guests_bill(state, other, houses)):
                legal = append(legal, GUESTS + houses - 1)
    return legal


def each_of(numbers: i64, first: i64) -> vec[i64]:
    """An action for each member of a set."""
    legal = vec[i64](capacity=DISTRICTS)
    number: i64 = 0
    while numbers >> number != 0:
        if numbers >> number & 1:
            legal = append(legal, first + number)
        number += 1
    return legal


# ---- why not


def why_not_chosen(state: TrinidadState, seat: i64, card: i64, first: i64, second: i64, action: i64) -> str:
    """The rule against a choice of this seat, judged apart from the options."""
    if card == OTHER_COLOUR:
        return why_not_recolour(state, seat, first, action)
    if card == BORROWED_HOUSES:
        return why_not_borrow_houses(state, seat, first, second, action)
    if first != NOTHING and card in (WALLED_HOMES, PAVED_HOMES):
        if not FINER <= action < FINER + HOME_KINDS:
            return OTHER_DECISION
        return why_not_finer(state, seat, card, first - DISTRICT, HOME_OF[action - FINER])
    if not DISTRICT <= action < DISTRICT + DISTRICTS:
        return OTHER_DECISION
    if first != NOTHING:
        return why_not_share(state, first - DISTRICT, action - DISTRICT)
    return why_not_district(state, seat, card, action - DISTRICT)


def why_not_borrow_houses(state: TrinidadState, seat: i64, first: i64, second: i64, action: i64) -> str:
    if first == NOTHING:
        seats = len(state.players)
        return why_not_host(state, seat, action - PLAYER) if PLAYER <= action < PLAYER + seats else OTHER_DECISION
    other = first - PLAYER
    if second == NOTHING:
        if not DISTRICT <= action < DISTRICT + DISTRICTS:
            return OTHER_DECISION
        return why_not_lodge(state, seat, other, action - DISTRICT, 1)
    houses = action - GUESTS + 1
    if not 1 <= houses <= state.board.numbers.guest_houses:
        return OTHER_DECISION
    against = why_not_lodge(state, seat, other, second - DISTRICT, houses)
    if against == "" and not payable(state, state.players[seat], guests_bill(state, other, houses)):
        return "TR-ACTION-06"
    return against


def why_not_recolour(state: TrinidadState, seat: i64, first: i64, action: i64) -> str:
    if first == NOTHING:
        return why_not_card(state, seat, action - CARD) if CARD <= action <= CHARACTER_CARD else OTHER_DECISION
    if not COLOUR <= action < COLOUR + CHARACTERS:
        return OTHER_DECISION
    return "TR-AFF-74" if action - COLOUR == colour_of(state, seat, first - CARD) else ""


# ---- what follows


def apply_card(state: TrinidadState, valuation: Valuation, action: i64) -> None:
    """Note what the card changes until the Era is scored."""
    card, first, seat = valuation.card, valuation.first, state.actor
    player = state.me()
    if card == NEXT_TO_BARRACKS:
        state.garrisoned |= ONE << (action - DISTRICT)
        tell_district(state, "district-garrisoned", action - DISTRICT)
    elif card == REVERSED_LOSS:
        state.reversed |= ONE << (action - DISTRICT)
        tell_district(state, "loss-reversed", action - DISTRICT)
    elif card == NEIGHBOUR_BUILDINGS:
        state.adopted = changed(state.adopted, first - DISTRICT, action - DISTRICT)
        if state.sink is not None:
            names = {"district": DISTRICT_NAMES[first - DISTRICT], "neighbour": DISTRICT_NAMES[action - DISTRICT]}
            state.tell("buildings-shared", {"seat": int(seat), **names})
    elif card == BORROWED_HOUSES:
        other, district, houses = first - PLAYER, valuation.second - DISTRICT, action - GUESTS + 1
        player.guests = added(player.guests, new_guests(other, district, houses))
        if state.sink is not None:
            who = {"seat": int(seat), "owner": int(other)}
            state.tell("houses-borrowed", {**who, "district": DISTRICT_NAMES[district], "houses": int(houses)})
    elif card == OTHER_COLOUR:
        player.recoloured = added(player.recoloured, new_colour(first - CARD, action - COLOUR))
        if state.sink is not None:
            shown = None if first == CHARACTER_CARD else int(first - CARD) + FIRST_CARD
            colour = CHARACTER_NAMES[action - COLOUR]
            state.tell("card-recoloured", {"seat": int(seat), "card": shown, "colour": colour})
    else:
        raised = ONE << ((action - FINER) * DISTRICTS + first - DISTRICT)
        if card == WALLED_HOMES:
            player.walled_homes |= raised
        else:
            player.paved_homes |= raised
        if state.sink is not None:
            names = {"district": DISTRICT_NAMES[first - DISTRICT], "homes": HOMES_TOLD[action - FINER]}
            state.tell("homes-raised", {"seat": int(seat), **names})


def tell_district(state: TrinidadState, event: str, district: i64) -> None:
    if state.sink is not None:
        state.tell(event, {"seat": int(state.actor), "district": DISTRICT_NAMES[district]})
