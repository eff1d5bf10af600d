"""The decade begins: everybody looks at cards and keeps one or none, or takes the top of a discard pile."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.engine.state import EVERYBODY
from cabildo.titles.trinidad.actions import KEEP, KEEP_NONE, LOOK, LOOK_MORE, TAKE_PILE
from cabildo.titles.trinidad.deck import cards_to_draw, draw_card, gain_card, put_on_pile, take_from_pile
from cabildo.titles.trinidad.events.procedure import begin_event, draw_past_events
from cabildo.titles.trinidad.extended_war.outbreak import set_up_combat
from cabildo.titles.trinidad.looked import Looked, make_looked
from cabildo.titles.trinidad.phases import DRAWING, KEEPING, POSTED, SALARY, TURN
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.solo.affiliates import draw_for_automaton
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.stacking import stack
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CARDS,
    CARDS_STATUS,
    FIRST_CARD,
    GAME_PILE,
    LOOKING_MORE,
    NO_CARD,
    NO_EVENT,
    NOBODY,
    PILES,
)
from cabildo.titles.trinidad.written.steps import KeepingStep


@final
class Drawing(Phase[TrinidadState]):
    """One seat after another in turn order, before anybody pays (TR-DRAW-01, TR-DRAW-02, TR-SALARY-10)."""

    def name(self) -> str:
        return "drawing"

    def begin(self, state: TrinidadState) -> None:
        if state.sink is not None:
            state.tell("decade-began", {"decade": int(state.decade), "year": int(state.board.year[state.decade])})
        state.enter(DRAWING)
        if state.area is None or not set_up_combat(state):  # before cards are drawn (TR-XWAR-05)
            ask_from(state, 0)

    def options(self, state: TrinidadState) -> vec[i64]:
        return append_draws(state, vec[i64](capacity=8))

    def play(self, state: TrinidadState, action: i64) -> None:
        if take_or_look(state, action):
            ask_next(state)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Go on with the next one; behind the automaton, where an Event that it drew was decided on."""
        if result == POSTED:
            ask_from(state, 0)
        elif result == NOTHING:
            ask_from(state, state.place_of(state.board.people) + 1)
        else:
            ask_next(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        return why_not_draw(state, action)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        if not cards_to_draw(state) and state.phase == DRAWING:
            refuse("phase", "there is nothing to draw", "TR-DRAW-05")


def ask_next(state: TrinidadState) -> None:
    """Let the next one draw; salaries follow when everybody has (TR-SALARY-10)."""
    ask_from(state, state.place_of(state.actor) + 1)


def ask_from(state: TrinidadState, place: i64) -> None:
    """Let the first person from this place on draw; the automaton does so by itself on the way (TR-SOLO-37)."""
    while place < len(state.order) and cards_to_draw(state):
        seat = state.order[place]
        if seat < state.board.people:
            state.actor = seat
            return
        state.actor = first_person(state)
        event = draw_for_automaton(state)
        if event != NO_EVENT:
            begin_event(state, event)
            return
        place += 1
    state.begin(SALARY)


# ---- what can be drawn, at the beginning of a decade and as an action


def append_draws(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Looking at the deck, with Cards status at one more, or taking the top of a pile."""
    if cards_to_draw(state):
        legal = append(legal, LOOK)
        if may_look_more(state.me()):
            legal = append(legal, LOOK_MORE)
    for pile in range(PILES):
        if state.pile_top[pile] != NOBODY:
            legal = append(legal, TAKE_PILE + pile)
    return legal


def why_not_draw(state: TrinidadState, action: i64) -> str:
    """The rule against such an action, judged apart from `append_draws`."""
    if action in (LOOK, LOOK_MORE):
        if action == LOOK_MORE and not may_look_more(state.me()):
            return "TR-STATUS-11"
        return "" if cards_to_draw(state) else "TR-DRAW-05"
    pile = action - TAKE_PILE
    if not 0 <= pile < PILES:
        return OTHER_DECISION
    if len(state.players) <= pile < GAME_PILE:
        return "TR-DRAW-04"
    return "TR-DRAW-02" if state.pile_top[pile] == NOBODY else ""


def may_look_more(player: Player) -> bool:
    """Whether Cards status still lets a player see one more card in this decade (TR-STATUS-11)."""
    return player.status[CARDS_STATUS] > 0 and not player.has_used(LOOKING_MORE)


def take_or_look(state: TrinidadState, action: i64) -> bool:
    """Take the top of a pile, or look at cards; tell whether that is all, and nobody was asked what to keep."""
    if action in (LOOK, LOOK_MORE):
        look(state, action == LOOK_MORE)
        return False
    card = take_from_pile(state, action - TAKE_PILE)
    gain_card(state, state.actor, card)
    if state.sink is not None:
        pile = action - TAKE_PILE
        owner: int | None = None if pile == GAME_PILE else int(pile)
        state.tell("pile-taken", {"seat": int(state.actor), "owner": owner, "card": int(card) + FIRST_CARD})
    return True


# ---- looking at cards and keeping one


def look(state: TrinidadState, more: bool) -> None:
    """Let the actor see the top cards of the deck, as far as there are any, and ask which one to keep (TR-DRAW-01)."""
    one: i64 = 1
    seat = state.actor
    count = state.board.numbers.cards_looked_at
    if more:
        count += state.board.numbers.cards_more
        state.me().used |= one << LOOKING_MORE
    seen = vec[i64]([0] * CARDS)
    event: i64 = NO_EVENT
    for _look in range(count):
        event = draw_past_events(state, seat, event)
        card = draw_card(state, one << seat)
        if card != NO_CARD:
            seen[card] = 1
    cards = vec[i64](capacity=count)
    for card in range(CARDS):
        if seen[card] != 0:
            cards = append(cards, card)
    if state.sink is not None:
        secret: dict[str, object] = {"seen": numbers_of(cards)}
        state.tell_some("looked", {"seat": int(seat), "cards": len(cards)}, one << seat, secret)
    state.ask(KEEPING, seat, make_looked(cards))
    if event != NO_EVENT:
        begin_event(state, event)


@final
class Keeping(Phase[TrinidadState]):
    """One of the cards looked at, or none; the others lie open on the own pile (TR-DRAW-01, TR-DRAW-03)."""

    def name(self) -> str:
        return "keeping"

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=4)
        for card in cast(Looked, state.memory).cards:
            legal = append(legal, KEEP + card)
        return append(legal, KEEP_NONE)

    def play(self, state: TrinidadState, action: i64) -> None:
        kept: i64 = NO_CARD if action == KEEP_NONE else action - KEEP
        rejected: i64 = 0
        if state.sink is not None:
            number = None if kept == NO_CARD else int(kept) + FIRST_CARD
            others = [card for card in numbers_of(cast(Looked, state.memory).cards) if card != number]
            state.tell("kept", {"seat": int(state.actor), "card": number, "rejected": others})
        for card in cast(Looked, state.memory).cards:
            if card == kept:
                gain_card(state, state.actor, card)
            else:
                put_on_pile(state, state.actor, card)
                rejected += 1
        state.learned = EVERYBODY  # now the cards lie open
        stack(state, rejected)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == KEEP_NONE:
            return ""
        card = action - KEEP
        if not 0 <= card < CARDS:
            return OTHER_DECISION
        seen = False
        for other in cast(Looked, state.memory).cards:
            seen = seen or other == card
        return "" if seen else "TR-DRAW-01"

    def interrupts(self) -> vec[i64]:
        return vec[i64]([DRAWING, TURN])

    def step_type(self) -> Any:
        return KeepingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return KeepingStep(cards=numbers_of(cast(Looked, frame.memory).cards))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        cards = vec[i64]()
        before: i64 = NO_CARD
        for number in step.cards:
            card: i64 = number - FIRST_CARD
            if card <= before:
                refuse("step.cards", "must be ascending", "TR-DRAW-01")
            cards = append(cards, card)
            before = card
        return make_looked(cards)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        most = state.board.numbers.cards_looked_at
        player = state.players[frame.actor]
        if player.has_used(LOOKING_MORE):
            most += state.board.numbers.cards_more
        if not 1 <= len(cast(Looked, frame.memory).cards) <= most:
            refuse("step.cards", f"must be 1 to {most}", "TR-DRAW-01")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """How many cards they are, which everybody sees; which ones stands among the choices."""
        return {"cards": len(cast(Looked, frame.memory).cards)}


def numbers_of(cards: vec[i64]) -> list[int]:
    """The cards by the numbers that they bear."""
    return [int(card) + FIRST_CARD for card in cards]
