"""What a card is aimed at: a district, a banner, a unit, a track or another card."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.replacing import changed
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BANNER, CARD, CHARACTER_CARD, DISCARD, DISTRICT, HEAL, TRACK, USE
from cabildo.titles.trinidad.affiliates.cards import (
    ALL_UPRIGHT,
    BANNER_FOR_SILVER,
    COIN_FOR_TENSION,
    HEALING,
    ONE_UPRIGHT,
    PALISADE,
)
from cabildo.titles.trinidad.affiliates.using import check_used, rule_of
from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.city import is_closed
from cabildo.titles.trinidad.deck import discard_card
from cabildo.titles.trinidad.phases import AIMING, FIGHTING, FREE_DONE, REPEATING, SALARY, TURN, WINDOW
from cabildo.titles.trinidad.series import forget_colour
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import coins_for
from cabildo.titles.trinidad.tension import go_up
from cabildo.titles.trinidad.terms import (
    BANNERS,
    CARDS,
    DISTRICT_NAMES,
    DISTRICTS,
    FACE_UP,
    FACTIONS,
    FIRST_CARD,
    FROM_CARDS,
    SEATS,
    UNIT_NAMES,
    WAR_MARKERS,
)
from cabildo.titles.trinidad.written.steps import AimingStep

ONE: Final[i64] = 1


@final
@mypyc_attr(free_list_len=1)
class Aim(Memory):
    """A card that was used."""

    card: i64

    def copy(self) -> Memory:
        return self  # it never changes


def aim(state: TrinidadState, card: i64) -> None:
    """Ask the actor what their card is aimed at; then the phase on top goes on with FREE_DONE."""
    state.ask(AIMING, state.actor, make_aim(card))


@final
class Aiming(Phase[TrinidadState]):
    """One answer, which the card is then applied to (TR-CARD-06)."""

    def name(self) -> str:
        return "aiming"

    def options(self, state: TrinidadState) -> vec[i64]:
        return targets(state, state.actor, cast(Aim, state.memory).card)

    def play(self, state: TrinidadState, action: i64) -> None:
        card = cast(Aim, state.memory).card
        if card == COIN_FOR_TENSION:
            go_up(state, action - TRACK, state.board.numbers.card_tension)
            state.done(USE + card)  # the coin is still to be taken
            return
        if card == PALISADE:
            palisade(state, action - DISTRICT)
        elif card == BANNER_FOR_SILVER:
            step_banner(state, state.actor, action - BANNER)
        elif card == HEALING:
            heal(state, action - HEAL)
        elif card == ALL_UPRIGHT:
            discard_for_all(state, action - DISCARD)
        else:
            turn_upright(state, action)
        state.done(FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        return why_not_target(state, cast(Aim, state.memory).card, action)

    def expected(self, state: TrinidadState) -> list[int]:
        """All answers of the kind that the card asks for, but for other players' cards."""
        card = cast(Aim, state.memory).card
        if card == PALISADE:
            return list(range(DISTRICT, DISTRICT + DISTRICTS))
        if card == BANNER_FOR_SILVER:
            return list(range(BANNER, BANNER + BANNERS))
        if card == HEALING:
            return list(range(HEAL, HEAL + len(state.players) * WAR_MARKERS))
        if card == COIN_FOR_TENSION:
            return list(range(TRACK, TRACK + FACTIONS))
        first = DISCARD if card == ALL_UPRIGHT else CARD
        return [int(first + held) for held in state.me().hand]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN, WINDOW, FIGHTING, SALARY, REPEATING])

    def step_type(self) -> Any:
        return AimingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return AimingStep(card=int(cast(Aim, frame.memory).card) + FIRST_CARD)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_aim(step.card - FIRST_CARD)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        card = cast(Aim, frame.memory).card
        below = frame.below
        assert below is not None
        if card not in (PALISADE, BANNER_FOR_SILVER, HEALING, COIN_FOR_TENSION, ALL_UPRIGHT, ONE_UPRIGHT):
            refuse("step.card", "is no card that asks this", "TR-CARD-06")
        check_used(state, frame.actor, card, "step.card")
        if card in (PALISADE, HEALING, COIN_FOR_TENSION) and below.phase != TURN:
            refuse("step.card", "is used in one's own turn", "TR-FREE-01")
        if not has_target(state, frame.actor, card):
            refuse("step.card", "there is nothing that it could be aimed at", rule_of(card))


# ---- what there is to aim at, all of it seen by everybody


def has_target(state: TrinidadState, seat: i64, card: i64) -> bool:
    return len(targets(state, seat, card)) > 0


def targets(state: TrinidadState, seat: i64, card: i64) -> vec[i64]:
    """What a card of a seat can be aimed at, as actions."""
    if card == PALISADE:
        return open_districts(state)
    if card == BANNER_FOR_SILVER:
        return banners_down(state, seat)
    if card == HEALING:
        return wounded_units(state)
    if card == COIN_FOR_TENSION:
        return tracks_to_raise(state, seat)
    return cards_to_discard(state, seat) if card == ALL_UPRIGHT else cards_to_turn(state, seat)


def open_districts(state: TrinidadState) -> vec[i64]:
    """Districts that do not count as closed yet, also those that walls can never close (TR-AFF-32)."""
    found = vec[i64](capacity=DISTRICTS)
    for district in range(DISTRICTS):
        if state.palisades >> district & 1 == 0 and not is_closed(state.board, state.city, district):
            found = append(found, DISTRICT + district)
    return found


def banners_down(state: TrinidadState, seat: i64) -> vec[i64]:
    """Banners that are not face up (TR-AFF-53)."""
    found = vec[i64](capacity=BANNERS)
    for banner in range(BANNERS):
        if not state.players[seat].is_up(banner):
            found = append(found, BANNER + banner)
    return found


def wounded_units(state: TrinidadState) -> vec[i64]:
    """Wounded units of anybody; of those of a player that are alike the first one is meant (TR-AFF-62)."""
    found = vec[i64](capacity=4)
    for seat in range(len(state.players)):
        player = state.players[seat]
        for unit in range(WAR_MARKERS):
            if player.wounds[unit] > 0 and not state.has_twin_before(seat, unit):
                found = append(found, HEAL + seat * WAR_MARKERS + unit)
    return found


def tracks_to_raise(state: TrinidadState, seat: i64) -> vec[i64]:
    """Tracks whose marker is not at its end, while a coin can be taken (TR-AFF-76, TR-END-05, TR-GRID-12)."""
    found = vec[i64](capacity=FACTIONS)
    if coins_for(state, seat) > 0:
        for faction in range(FACTIONS):
            if state.tension[faction] < 2 * state.board.tension_spaces:
                found = append(found, TRACK + faction)
    return found


def cards_to_turn(state: TrinidadState, seat: i64) -> vec[i64]:
    """Rotated cards of a seat but 64 itself, the Character last (TR-AFF-64)."""
    found = vec[i64](capacity=4)
    for card in state.players[seat].hand:
        if state.rotated[card] != 0 and card != ONE_UPRIGHT:
            found = append(found, CARD + card)
    if state.players[seat].character_used:
        found = append(found, CHARACTER_CARD)
    return found


def cards_to_discard(state: TrinidadState, seat: i64) -> vec[i64]:
    """Cards of a seat without which another one than 60 is still there to be turned (TR-AFF-60)."""
    player = state.players[seat]
    found = vec[i64](capacity=4)
    rotated: i64 = 1 if player.character_used else 0
    for card in player.hand:
        if card != ALL_UPRIGHT:
            rotated += state.rotated[card]
    for card in player.hand:
        gone: i64 = 0 if card == ALL_UPRIGHT else state.rotated[card]
        if rotated > gone:
            found = append(found, DISCARD + card)
    return found


# ---- why not, judged apart from `targets`


def why_not_target(state: TrinidadState, card: i64, action: i64) -> str:
    if card == PALISADE and DISTRICT <= action < DISTRICT + DISTRICTS:
        district = action - DISTRICT
        closed = is_closed(state.board, state.city, district) or state.palisades & ONE << district != 0
        return "TR-AFF-32" if closed else ""
    if card == BANNER_FOR_SILVER and BANNER <= action < BANNER + BANNERS:
        return "TR-BANNER-07" if state.me().banners[action - BANNER] == FACE_UP else ""
    if card == HEALING and HEAL <= action < HEAL + SEATS * WAR_MARKERS:
        return why_not_heal(state, action - HEAL)
    if card == COIN_FOR_TENSION and TRACK <= action < TRACK + FACTIONS:
        end = state.board.tension_spaces + state.board.tension_spaces
        return "TR-END-05" if state.tension[action - TRACK] >= end else ""
    if card == ALL_UPRIGHT and DISCARD <= action < DISCARD + CARDS:
        return why_not_discard(state, action - DISCARD)
    if card == ONE_UPRIGHT and action == CHARACTER_CARD:
        return "" if state.me().character_used else "TR-AFF-64"
    if card == ONE_UPRIGHT and CARD <= action < CARD + CARDS:
        target = action - CARD
        turned = state.owner[target] == state.actor and state.rotated[target] != 0 and target != ONE_UPRIGHT
        return "" if turned else "TR-AFF-64"
    return OTHER_DECISION


def why_not_heal(state: TrinidadState, target: i64) -> str:
    seat = target // WAR_MARKERS
    unit = target % WAR_MARKERS
    if seat >= len(state.players) or state.players[seat].wounds[unit] == 0:
        return "TR-AFF-62"
    for other in range(unit):
        if state.are_alike(seat, other, unit):
            return FIXED_ORDER
    return ""


def why_not_discard(state: TrinidadState, card: i64) -> str:
    if state.owner[card] != state.actor:
        return "TR-AFF-60"
    if state.me().character_used:
        return ""
    for other in state.me().hand:
        if other != card and other != ALL_UPRIGHT and state.rotated[other] != 0:
            return ""
    return "TR-AFF-60"


# ---- what the cards do


def palisade(state: TrinidadState, district: i64) -> None:
    """Let a district count as closed in the war of this decade (TR-AFF-32)."""
    state.palisades |= ONE << district
    if state.sink is not None:
        state.tell("district-palisaded", {"seat": int(state.actor), "district": DISTRICT_NAMES[district]})


def heal(state: TrinidadState, target: i64) -> None:
    """Take a wound from a unit, whoever has it, and points for that (TR-AFF-62)."""
    seat = target // WAR_MARKERS
    unit = target % WAR_MARKERS
    player = state.players[seat]
    player.wounds = changed(player.wounds, unit, player.wounds[unit] - 1)
    if state.sink is not None:
        name = UNIT_NAMES[player.units[unit]]
        state.tell("unit-healed", {"seat": int(state.actor), "owner": int(seat), "unit": name})
    state.score(state.actor, FROM_CARDS, state.board.numbers.healing_points)


def discard_for_all(state: TrinidadState, card: i64) -> None:
    """Discard a card, which is no burning, and turn all others upright but 60 itself (TR-AFF-60)."""
    discard_card(state, state.actor, card)
    forget_colour(state.me(), card)
    if state.sink is not None:
        state.tell("discarded", {"seat": int(state.actor), "card": int(card) + FIRST_CARD})
    for action in cards_upright_by_all(state):
        turn_upright(state, action)


def cards_upright_by_all(state: TrinidadState) -> vec[i64]:
    """The rotated cards of the actor but 60, and the Character."""
    found = vec[i64](capacity=4)
    for card in state.me().hand:
        if state.rotated[card] != 0 and card != ALL_UPRIGHT:
            found = append(found, CARD + card)
    if state.me().character_used:
        found = append(found, CHARACTER_CARD)
    return found


def turn_upright(state: TrinidadState, action: i64) -> None:
    """Turn a card of the actor, or the Character, so that it may be used again; no vote is held twice (TR-AFF-64)."""
    if action == CHARACTER_CARD:
        state.me().character_used = False
    else:
        state.rotated[action - CARD] = 0
    if state.sink is not None:
        number = None if action == CHARACTER_CARD else int(action - CARD) + FIRST_CARD
        state.tell("reactivated", {"seat": int(state.actor), "card": number})


# ---- written by `make fields`: make_aim


def make_aim(card: i64) -> Aim:
    aim = Aim()
    aim.card = card
    return aim
