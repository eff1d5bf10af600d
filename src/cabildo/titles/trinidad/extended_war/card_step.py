"""The card step of a fight: its owner uses red powers and burns cards, before the attackers show theirs."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import (
    BURN,
    DONE,
    DOUBLE_STRENGTH,
    DOUBLE_WALLS,
    IGNORE_WALLS,
    PLUS_STRENGTH,
    USE,
)
from cabildo.titles.trinidad.affiliates.using import use_card, was_used_now
from cabildo.titles.trinidad.deck import discard_card
from cabildo.titles.trinidad.extended_war.attack_values import attack_values, walls_between
from cabildo.titles.trinidad.extended_war.duel import ASSAULT, DEFENCE, NO_SIDE, Fight, make_fight, with_card
from cabildo.titles.trinidad.extended_war.fight import go_on, show_cards
from cabildo.titles.trinidad.extended_war.forces import post_of
from cabildo.titles.trinidad.extended_war.muster import name_of
from cabildo.titles.trinidad.extended_war.red_cards import WALLS_CHANGED
from cabildo.titles.trinidad.phases import APPLYING, ATTACKERS, COMBAT, COMMANDING, TURN, WAR_ROUND
from cabildo.titles.trinidad.solo.seat import player_of, seat_meant
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    DISTRICT_NAMES,
    FIRST_CARD,
    NO_CARD,
    UNIT_NAMES,
)
from cabildo.titles.trinidad.written.fight_steps import COURSE_NAMES, SIDE_NAMES, ApplyingStep, CombatStep
from cabildo.titles.trinidad.written.names import card_numbers
from cabildo.titles.trinidad.written.steps import spelled_out


@final
class Combat(Phase[TrinidadState]):
    """Any number of cards, in any order, also slow ones and out of turn (TR-XWAR-46)."""

    def name(self) -> str:
        return "combat"

    def options(self, state: TrinidadState) -> vec[i64]:
        if is_automatons(state):
            return vec[i64]([DONE])
        hand = state.me().hand
        legal = append(vec[i64](capacity=2 * len(hand) + 1), DONE)
        for card in hand:
            if not was_used_now(state, card):
                legal = append(legal, BURN + card)
        for card in hand:
            if state.rotated[card] == 0:
                legal = append(legal, USE + card)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == DONE:
            show_cards(state)
            go_on(state)
        elif action >= USE:
            use_red_power(state, action - USE)
        else:
            burn_in_fight(state, action - BURN)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """A card in hand was applied, or one that had its turn has moved somebody."""
        fight = cast(Fight, state.memory)
        if result == PLUS_STRENGTH:
            fight.burned += 1
        elif result == DOUBLE_STRENGTH:
            fight.doubled += 1
        elif result == DOUBLE_WALLS:
            fight.walls_times = 2
        elif result == IGNORE_WALLS:
            fight.walls_times = 0
        else:
            go_on(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        is_card = BURN <= action < BURN + CARDS or USE <= action < USE + CARDS
        if is_card and cast(Fight, state.memory).seat != state.actor:
            return "TR-XWAR-66"
        if BURN <= action < BURN + CARDS:
            if state.owner[action - BURN] != state.actor:
                return "TR-CARD-09"
            return "TR-CARD-12" if action - BURN in state.used_now else ""
        if USE <= action < USE + CARDS:
            if state.owner[action - USE] != state.actor:
                return "TR-CARD-06"
            return "" if state.ready(state.actor, action - USE) else "TR-CARD-07"
        return "" if action == DONE else OTHER_DECISION

    def expected(self, state: TrinidadState) -> list[int]:
        """All cards in hand."""
        hand = state.me().hand
        return [*(int(BURN + card) for card in hand), *(int(USE + card) for card in hand)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN, WAR_ROUND, ATTACKERS, COMMANDING])

    # ---- written down

    def step_type(self) -> Any:
        return CombatStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        fight = cast(Fight, frame.memory)
        return CombatStep(
            marker=int(fight.marker) + 1,
            attacker=int(fight.attacker) + 1,
            district=DISTRICT_NAMES[fight.district],
            attackers_turn=fight.in_attackers_turn,
            crossed=fight.crossed,
            moves=int(fight.moves),
            again=None if fight.leader == NO_SIDE else SIDE_NAMES[fight.leader],
            used=card_numbers(fight.used),
            burned=int(fight.burned),
            doubled=int(fight.doubled),
            walls=int(fight.walls_times),
            drawn=card_numbers(fight.drawn),
            acted=None if fight.acted == NO_CARD else int(fight.acted) + FIRST_CARD,
            course=COURSE_NAMES[fight.course],
            automaton=fight.seat != frame.actor,
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        leader: i64 = NO_SIDE
        if step.again is not None:
            leader = number_of(SIDE_NAMES, step.again, "step.again", "TR-AFF-77-W")
        acted: i64 = NO_CARD
        if step.acted is not None:
            acted = step.acted - FIRST_CARD
        return make_fight(
            seat_meant(state, actor, step.automaton),
            step.marker - 1,
            step.attacker - 1,
            number_of(DISTRICT_NAMES, step.district, "step.district", "TR-XWAR-45"),
            step.attackers_turn,
            step.crossed,
            step.moves,
            leader,
            ascending(step.used, "step.used"),
            step.burned,
            step.doubled,
            step.walls,
            ascending(step.drawn, "step.drawn"),
            acted,
            number_of(COURSE_NAMES, step.course, "step.course", "TR-XWAR-50"),
        )

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_fight(state, frame, cast(Fight, frame.memory))

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """Who fights whom, and what their attack values are as yet."""
        fight = cast(Fight, frame.memory)
        area = state.area
        told = spelled_out(self.write(state, frame))
        told["unit"] = UNIT_NAMES[state.players[fight.seat].units[fight.marker]]
        if area is not None:
            told["foe"] = name_of(area, fight.attacker)
        if state.phase == COMBAT or state.phase == APPLYING:  # else one of both may be gone
            values = attack_values(state, fight)
            told["strength"] = int(values[DEFENCE])
            told["against"] = int(values[ASSAULT])
        return told


# ---- cards


def is_automatons(state: TrinidadState) -> bool:
    """Whether the automaton's unit fights, which uses and burns no cards: nobody is asked (TR-XWAR-66)."""
    return cast(Fight, state.memory).seat >= state.board.people


def use_red_power(state: TrinidadState, card: i64) -> None:
    """Rotate a card for its red power; card 34 asks what it does to the Walls, if there are any (TR-XWAR-46)."""
    fight = cast(Fight, state.memory)
    fight.used = with_card(fight.used, card)
    use_card(state, state.actor, card)
    if card == WALLS_CHANGED and walls_between(state, fight) > 0:
        state.ask(APPLYING, state.actor, make_card_in_fight(card, False))


def burn_in_fight(state: TrinidadState, card: i64) -> None:
    """Lay a card on its owner's pile for more AV, or twice the AV (TR-XWAR-35)."""
    fight = cast(Fight, state.memory)
    discard_card(state, state.actor, card)
    if state.sink is not None:
        unit = UNIT_NAMES[state.me().units[fight.marker]]
        state.tell("card-burned", {"seat": int(state.actor), "card": int(card) + FIRST_CARD, "unit": unit})
    state.ask(APPLYING, state.actor, make_card_in_fight(card, True))


@final
@mypyc_attr(free_list_len=1)
class CardInFight(Memory):
    """A card that was burned, or used for its red power."""

    card: i64
    burned: bool

    def copy(self) -> Memory:
        return self  # it never changes


@final
class Applying(Phase[TrinidadState]):
    """A burned card adds to the AV or doubles it; by card 34 Walls count twice or not at all (TR-XWAR-35)."""

    def name(self) -> str:
        return "applying"

    def options(self, state: TrinidadState) -> vec[i64]:
        if cast(CardInFight, state.memory).burned:
            return vec[i64]([PLUS_STRENGTH, DOUBLE_STRENGTH])
        return vec[i64]([DOUBLE_WALLS, IGNORE_WALLS])

    def play(self, state: TrinidadState, action: i64) -> None:
        if state.sink is not None:
            tell_applied(state, action)
        state.done(action)

    def explain(self, state: TrinidadState, action: i64) -> str:
        burned = cast(CardInFight, state.memory).burned
        if action in (PLUS_STRENGTH, DOUBLE_STRENGTH):
            return "" if burned else OTHER_DECISION
        if action in (DOUBLE_WALLS, IGNORE_WALLS):
            return OTHER_DECISION if burned else ""
        return OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([COMBAT])

    def step_type(self) -> Any:
        return ApplyingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        memory = cast(CardInFight, frame.memory)
        return ApplyingStep(card=int(memory.card) + FIRST_CARD, burned=memory.burned)

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return spelled_out(self.write(state, frame))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_card_in_fight(step.card - FIRST_CARD, step.burned)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        memory = cast(CardInFight, frame.memory)
        if memory.burned:
            if state.pile_top[frame.actor] != memory.card:
                refuse("step.card", f"must lie on top of the discards of seat {frame.actor}", "TR-CARD-09")
        elif memory.card != WALLS_CHANGED or state.owner[memory.card] != frame.actor:
            refuse("step.card", "asks nothing in a fight", "TR-AFF-34-W")


def tell_applied(state: TrinidadState, action: i64) -> None:
    seat = int(state.actor)
    if action == PLUS_STRENGTH:
        state.tell("strength-raised", {"seat": seat, "strength": int(state.board.numbers.burned_value)})
    elif action == DOUBLE_STRENGTH:
        state.tell("strength-doubled", {"seat": seat})
    else:
        state.tell("walls-changed", {"seat": seat, "doubled": action == DOUBLE_WALLS})


# ---- for positions


def ascending(numbers: list[int], field: str) -> vec[i64]:
    """The cards with these printed numbers."""
    cards = vec[i64]()
    last: i64 = NO_CARD
    for number in numbers:
        if number - FIRST_CARD <= last:
            refuse(field, "must be ascending", "TR-XWAR-50")
        last = number - FIRST_CARD
        cards = append(cards, last)
    return cards


def check_fight(state: TrinidadState, frame: Frame, fight: Fight) -> None:
    """Refuse miniatures that do not meet, and cards that cannot have been used."""
    area = state.area
    if area is None:
        refuse("war", "there is none", "TR-XWAR-45")
    if fight.attacker >= len(area.places):
        refuse("step.attacker", "is none of this war", "TR-XWAR-18")
    under_way = state.phase in (COMBAT, APPLYING)
    if under_way and post_of(area, fight.seat, fight.marker) != fight.district:
        refuse("step.marker", "does not stand there", "TR-XWAR-45")
    if under_way and area.places[fight.attacker] != fight.district:
        refuse("step.attacker", "does not stand there", "TR-XWAR-45")
    if frame.actor != player_of(state, fight.seat):
        refuse("actor", "the first person in the order decides for the automaton", "TR-XWAR-66")
    if fight.seat >= state.board.people:
        if under_way:
            refuse("phase", "the automaton uses no cards", "TR-XWAR-66")
        if len(fight.used) > 1 or fight.burned or fight.doubled:
            refuse("step.used", "the automaton has one card in a fight", "TR-XWAR-66")
    for card in fight.used if fight.seat == frame.actor else vec[i64]():
        if state.owner[card] != frame.actor or state.rotated[card] == 0:
            refuse("step.used", f"{card + FIRST_CARD} was not used by seat {frame.actor}", "TR-XWAR-46")
    if under_way and len(fight.drawn) > 0:
        refuse("step.drawn", "the attackers show their cards afterwards", "TR-XWAR-47")
    if len(fight.drawn) > state.board.numbers.attackers_cards[area.faction]:
        refuse("step.drawn", "are more than they show", "TR-XWAR-47")
    if fight.crossed and not fight.in_attackers_turn:
        refuse("step.crossed", "the attacker is not on turn", "TR-XWAR-52")


# ---- written by `make fields`: make_card_in_fight


def make_card_in_fight(card: i64, burned: bool) -> CardInFight:
    card_in_fight = CardInFight()
    card_in_fight.card = card
    card_in_fight.burned = burned
    return card_in_fight
