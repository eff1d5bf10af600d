"""The auction as a title, with its set-up and its views. It is registered nowhere: the tests hand it in."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, TypedDict, cast

import msgspec

from cabildo.engine.frame_positions import WaitingView, describe_step, describe_waiting, phase_name
from cabildo.engine.ledger import Rule
from cabildo.engine.options import Choice, Option, changed_options
from cabildo.engine.phase import Phase, phase_row, side_row
from cabildo.engine.rows import i64
from cabildo.engine.setup import Setup
from cabildo.engine.sink import Sink
from cabildo.engine.standings import Line, Standing, Standings, ranked
from cabildo.engine.state import State
from cabildo.engine.title import BoardSource, Chance, Title
from cabildo.engine.told import each_of
from cabildo.engine.vocabulary import Vocabulary
from tests.testing.toy_title.auction import Bidding, Shelter, Storms
from tests.testing.toy_title.board import CARDS, STORM, Pack, load_pack, vocabulary_for
from tests.testing.toy_title.position import AuctionPosition, position_of, read_position
from tests.testing.toy_title.table import BIDDING, LAST_WORD, NO_BID, REPLY, SHELTER, STORMS, Auction, start_round
from tests.testing.toy_title.trade import LastWord, Offering, Offers, Pricing, Reply, Wanting

PHASES: list[type[Phase[Any]]] = [Bidding, Storms, Shelter, Offering, Wanting, Pricing, Reply, LastWord]


class PlayerView(TypedDict):
    coins: int
    crowns: int
    cards: int
    shown: list[int]
    hand: list[int] | None
    has_bid: bool
    bid: int | None


class View(TypedDict):
    title: str
    seat: int | None
    over: bool
    phase: str
    actor: int | None
    round: int
    starter: int
    prize: int
    bank: int
    deck: int
    discards: Annotated[dict[str, int], each_of("card", CARDS)]
    step: dict[str, Any]
    waiting: list[WaitingView]
    players: list[PlayerView]


class AuctionSetup(Setup):
    def __init__(self, title: Title, pack: Pack, players: int, values: Mapping[str, Choice]) -> None:
        self.title, self.pack, self.players, self.values = title, pack, players, values

    def deal(self, seed: i64, sink: Sink | None = None) -> Auction:
        state = self.empty()
        state.reseed(seed)
        state.sink = sink
        for seat in range(self.players):
            for _ in range(self.pack.hand):
                state.draw_card(seat)
        start_round(state)
        state.learned = 0
        state.play_forced()
        return state

    def empty(self) -> Auction:
        state, pack = Auction(), self.pack
        seats = self.players + len(self.title.automata(self.players, self.values))
        state.start(self.title, phase_row([phase() for phase in PHASES]), side_row([Offers()]), BIDDING)
        state.pack = pack
        state.reactions, state.counters = self.values["reactions"] is True, self.values["counters"] is True
        state.house = self.values["house"] is True
        state.round, state.starter, state.bank, state.prize = 1, 0, 0, 0
        state.coins, state.crowns = [pack.coins] * seats, [0] * seats
        state.supply = pack.rounds * max(pack.prizes)
        state.bids = [NO_BID] * seats
        state.hands, state.shown = ([[0, 0] for _ in range(seats)] for _ in range(2))
        state.deck, state.discards = list(pack.cards.values()), [0, 0]
        return state


class ToyAuction(Title[Auction]):
    """Registered nowhere: the tests hand it in."""

    name: ClassVar[str] = "toy-auction"
    rules_version = 1
    player_counts = (2, 3, 4)
    folder = Path(__file__).parent
    position_type = AuctionPosition
    view_type = View
    options = (
        Option(name="reactions", message="option-reactions", choices=(True, False), default=True),
        Option(
            name="counters",
            message="option-counters",
            choices=(False, True),
            default=False,
            needs={"reactions": (True,)},
        ),
        Option(name="house", message="option-house", choices=(False, True), default=False),
    )
    chances = (Chance("die", ("1", "2", "3", "4", "5", "6")), Chance("card", CARDS))
    secrets = ("the cards of others and of the deck", "bids before all are in", "who could have played a storm")
    counted = ("bid",)

    def in_force(self, rule: Rule, players: int, options: Mapping[str, Choice]) -> bool:
        return rule.optional is None or options[rule.optional] is True

    def automata(self, players: int, options: Mapping[str, Any]) -> tuple[str, ...]:
        return ("house",) if options.get("house") is True else ()

    def automata_of(self, state: State) -> tuple[str, ...]:
        return ("house",) if as_auction(state).house else ()

    def setup(self, players: int, options: Mapping[str, Any] | None = None, board: BoardSource = None) -> AuctionSetup:
        return AuctionSetup(self, load_pack(board), players, self.check(players, options))

    def vocabulary(self, board: BoardSource = None) -> Vocabulary:
        return vocabulary_for(load_pack(board).most_bid)

    def board_document(self, board: BoardSource) -> dict[str, Any] | None:
        pack = load_pack(board)
        return None if pack == load_pack(None) else cast(dict[str, Any], msgspec.to_builtins(pack))

    def decision_limit(self, players: int) -> int:
        return 9 * (2 * players + 6)

    def vocabulary_of(self, state: State) -> Vocabulary:
        return vocabulary_for(as_auction(state).pack.most_bid)

    def seats(self, state: State) -> int:
        return len(as_auction(state).coins)

    def material(self, state: State) -> dict[str, int]:
        table = as_auction(state)
        totals = {
            card: table.deck[kind] + table.discards[kind] + sum(hand[kind] for hand in table.hands)
            for kind, card in enumerate(CARDS)
        }
        return {**totals, "coins": sum(table.coins) + table.bank, "crowns": sum(table.crowns) + table.supply}

    def because(self, state: State) -> str | None:
        return {
            STORMS: "TOY-REACT-01", SHELTER: "TOY-REACT-03", REPLY: "TOY-OFFER-03", LAST_WORD: "TOY-OFFER-05"
        }.get(int(state.phase))  # fmt: skip

    def prompt_params(self, state: State) -> dict[str, Any]:
        return {"prize": as_auction(state).prize, **describe_step(state)}

    def round_of(self, state: State) -> int:
        return as_auction(state).round

    def figures(self, state: State, seat: int | None) -> dict[str, list[int | None]]:
        """The coins lie open; which cards somebody holds only they know."""
        table = as_auction(state)
        storms: list[int | None] = [
            hand[STORM] if table.over or other == seat else None for other, hand in enumerate(table.hands)
        ]
        return {**super().figures(table, seat), "coins": list(table.coins), "storms": storms}

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        table = as_auction(state)
        players = range(len(table.coins))
        revealed = table.over or table.phase != BIDDING
        view: View = {
            "title": self.name,
            "seat": seat,
            "over": table.over,
            "phase": phase_name(table),
            "actor": None if table.over else int(table.actor),
            "round": table.round,
            "starter": table.starter,
            "prize": table.prize,
            "bank": table.bank,
            "deck": sum(table.deck),
            "discards": dict(zip(CARDS, table.discards, strict=True)),
            "step": describe_step(table),
            "waiting": describe_waiting(table),
            "players": [
                {
                    "coins": table.coins[other],
                    "crowns": table.crowns[other],
                    "cards": sum(table.hands[other]),
                    "shown": list(table.shown[other]),
                    "hand": list(table.hands[other]) if table.over or other == seat else None,
                    "has_bid": table.bids[other] != NO_BID,
                    "bid": table.bids[other] if revealed or other == seat else None,
                }
                for other in players
            ],
        }
        return cast(dict[str, Any], view)

    def standings(self, state: State, seat: int | None) -> Standings:
        table = as_auction(state)
        return ranked(
            [
                Standing(
                    seat=other,
                    rank=None,
                    points=table.crowns[other],
                    lines=(Line(source="crowns", points=table.crowns[other], rule="TOY-BID-02"),),
                    tiebreaks=(("coins", table.coins[other]),),
                )
                for other in range(len(table.coins))
            ],
            final=table.over,
        )

    def to_position(self, state: State) -> dict[str, Any]:
        table = as_auction(state)
        values = {"reactions": table.reactions, "counters": table.counters, "house": table.house}
        return position_of(table, changed_options(self.options, values))

    def from_position(self, document: Any) -> Auction:
        def read(position: AuctionPosition, setup: AuctionSetup) -> Auction:
            return read_position(position, setup.empty())

        return self.read_position(document, AuctionPosition, self.setup, read)


def as_auction(state: State) -> Auction:
    return cast(Auction, state)


TITLE = ToyAuction()
