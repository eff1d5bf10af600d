"""Faults in what may be done."""

from __future__ import annotations

from cabildo.engine.phase import number_row
from cabildo.engine.state import State
from cabildo.engine.vocabulary import Vocabulary
from cabildo.testing import laws
from tests.testing.faults.planting import Patch, breaks
from tests.testing.toy_title import title, trade
from tests.testing.toy_title.board import WANT, vocabulary_for
from tests.testing.toy_title.table import Auction
from tests.testing.toy_title.title import ToyAuction


@breaks(laws.legality_is_said_twice)
def explains_too_little(patch: Patch) -> None:
    patch.setattr(trade.Offers, "explain", lambda self, state, action: "")


@breaks(laws.legality_is_said_twice)
def explains_too_much(patch: Patch) -> None:
    patch.setattr(trade.Wanting, "explain", lambda self, state, action: "TOY-OFFER-02")


@breaks(laws.legality_is_said_twice)
def names_a_rule_that_is_not_there(patch: Patch) -> None:
    legal = (WANT, WANT + 1)
    patch.setattr(trade.Wanting, "explain", lambda self, state, action: "" if action in legal else "TOY-NONE-01")


@breaks(laws.legality_is_said_twice)
def names_a_rule_that_is_not_in_force(patch: Patch) -> None:
    legal = (WANT, WANT + 1)  # TOY-REACT-03 is optional
    patch.setattr(trade.Wanting, "explain", lambda self, state, action: "" if action in legal else "TOY-REACT-03")


@breaks(laws.legal_actions_are_in_order)
def generates_without_order(patch: Patch) -> None:
    patch.setattr(trade.Wanting, "options", lambda self, state: number_row([WANT + 1, WANT]))


@breaks(laws.legal_actions_are_in_order)
def generates_nothing(patch: Patch) -> None:
    patch.setattr(Auction, "legal_actions", lambda self: [], raising=False)


@breaks(laws.legal_actions_are_in_order)
def generates_what_is_no_action(patch: Patch) -> None:
    patch.setattr(Auction, "legal_actions", lambda self: [WANT, 9999], raising=False)


@breaks(laws.only_the_actor_acts)
def judges_for_any_seat(patch: Patch) -> None:
    explain = State.explain
    patch.setattr(Auction, "explain", lambda self, action, seat: explain(self, action, self.actor), raising=False)


@breaks(laws.only_the_actor_acts)
def asks_after_the_end(patch: Patch) -> None:
    patch.setattr(ToyAuction, "decision", lambda self, state: None)


@breaks(laws.illegal_actions_change_nothing)
def changes_before_it_refuses(patch: Patch) -> None:
    apply = State.apply

    def change_and_refuse(self: Auction, action: int) -> bool:
        if action not in self.legal_actions():
            self.prize += 1
        return apply(self, action)

    patch.setattr(Auction, "apply", change_and_refuse, raising=False)


@breaks(laws.illegal_actions_change_nothing)
def carries_out_what_is_illegal(patch: Patch) -> None:
    patch.setattr(Auction, "apply", lambda self, action: False, raising=False)


@breaks(laws.notation_goes_both_ways)
def parses_to_another_action(patch: Patch) -> None:
    class Careless(Vocabulary):
        def parse(self, text: str) -> int:
            return super().parse(text.replace("lantern", "storm"))

    actions = vocabulary_for(4)
    kinds = [(kind.name, [actions.notation(kind.first + n) for n in range(kind.size)]) for kind in actions.ranges]
    careless = Careless("toy-auction", kinds)
    patch.setattr(title, "vocabulary_for", lambda most_bid: careless)
