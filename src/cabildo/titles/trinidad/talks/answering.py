"""The answer to an offer: yes, no, or another offer in its place, once."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import ACCEPT, COUNTER, DECLINE
from cabildo.titles.trinidad.phases import FREE_DONE, OFFERING, TALKING, TURN
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.offer import BRONZE, WARES, Offer, has_all, is_empty, new_offer
from cabildo.titles.trinidad.talks.pacts import seal
from cabildo.titles.trinidad.written.steps import OfferStep
from cabildo.titles.trinidad.written.talks import check_offer, describe_offer, read_offer, tell_offer, write_offer


@final
class Answering(Phase[TrinidadState]):
    """Only the seat that is asked knows whether it could pay; so it is always asked (TR-FREE-04)."""

    def name(self) -> str:
        return "answering"

    def options(self, state: TrinidadState) -> vec[i64]:
        offer = cast(Offer, state.memory)
        legal = vec[i64](capacity=3)
        if has_all(state.me(), offer.ask):
            legal = append(legal, ACCEPT)
        legal = append(legal, DECLINE)
        return legal if offer.counter else append(legal, COUNTER)

    def play(self, state: TrinidadState, action: i64) -> None:
        offer = cast(Offer, state.memory)
        if action == COUNTER:
            state.enter(OFFERING, new_offer(offer.to, offer.maker, True))
            return
        if action == ACCEPT:
            exchange(state, offer)
        elif state.sink is not None:
            state.tell("declined", {"seat": int(offer.to)})
        state.done(FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        offer = cast(Offer, state.memory)
        if action == DECLINE:
            return ""
        if action == COUNTER:
            return "TR-FREE-04" if offer.counter else ""
        if action != ACCEPT:
            return OTHER_DECISION
        player = state.me()
        if player.coins < offer.ask[BRONZE]:
            return "TR-FREE-04"
        for cube in range(len(player.cubes)):
            if player.cubes[cube] < offer.ask[cube + 1]:
                return "TR-FREE-04"
        return ""

    def always_asked(self, state: TrinidadState) -> bool:
        return True

    def expected(self, state: TrinidadState) -> list[int]:
        return [ACCEPT]

    def standing(self, state: TrinidadState) -> str:
        return "offers"

    def may_stand(self, state: TrinidadState, action: i64) -> bool:
        """To decline whatever comes; never to accept it."""
        return action == DECLINE

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN, TALKING])

    def step_type(self) -> Any:
        return OfferStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_offer(cast(Offer, frame.memory))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return read_offer(state, actor, step)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        offer = cast(Offer, frame.memory)
        if offer.to != frame.actor:
            refuse("step.to", "answers", "TR-FREE-04")
        check_offer(state, frame, offer)
        if is_empty(offer):
            refuse("step", "offers nothing", "TR-FREE-04")
        if not has_all(state.players[offer.maker], offer.give):
            refuse("step.give", f"seat {offer.maker} has not all of it", "TR-FREE-04")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return describe_offer(cast(Offer, frame.memory), frame.actor)


def exchange(state: TrinidadState, offer: Offer) -> None:
    """Coins and cubes change hands, and a pact is sealed (TR-FREE-04 to 06)."""
    maker = state.players[offer.maker]
    other = state.players[offer.to]
    for ware in range(WARES):
        hand_over(maker, other, ware, offer.give[ware])
        hand_over(other, maker, ware, offer.ask[ware])
    if state.sink is not None:
        tell_offer(state, "agreed", offer)
    seal(state, offer)


def hand_over(giver: Player, taker: Player, ware: i64, amount: i64) -> None:
    if ware == BRONZE:
        giver.coins -= amount
        taker.coins += amount
    else:
        giver.cubes[ware - 1] -= amount
        taker.cubes[ware - 1] += amount
