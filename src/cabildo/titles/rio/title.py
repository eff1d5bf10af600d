"""Río de la Plata as a title: what the engine, the clients and the library ask for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from cabildo.engine.board_packs import to_document
from cabildo.engine.errors import OptionError
from cabildo.engine.foresight import Caution
from cabildo.engine.ledger import Rule
from cabildo.engine.options import Choice, Option, changed_options
from cabildo.engine.standings import Standings
from cabildo.engine.title import BoardSource, Chance, Title
from cabildo.engine.vocabulary import Vocabulary
from cabildo.titles.rio.actions import DONE
from cabildo.titles.rio.board.contents import EDITIONS, LEVELS, PLAYERS
from cabildo.titles.rio.board.making import TRADE, board_of
from cabildo.titles.rio.board.pack_reading import default_pack, load_pack
from cabildo.titles.rio.facts import facts_of
from cabildo.titles.rio.foresight import BID, DEBT, holdings_of, warnings_of
from cabildo.titles.rio.notation import vocabulary_for
from cabildo.titles.rio.scoring import final_points, houses_in
from cabildo.titles.rio.setup import RioSetup, make_setup
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import DISTRICTS, SEATS
from cabildo.titles.rio.war.fighting import is_turn_that_ended_unasked
from cabildo.titles.rio.written.material import material_of
from cabildo.titles.rio.written.old_positions import renewed
from cabildo.titles.rio.written.places import places_of
from cabildo.titles.rio.written.position_reading import state_from
from cabildo.titles.rio.written.positions import Position, position_of, state_stocks
from cabildo.titles.rio.written.standings import standings_of
from cabildo.titles.rio.written.views import View, view_of, view_without_board

EDITION_2_03: dict[str, tuple[Choice, ...]] = {"edition": ("2.03",)}


class Rio(Title[RioState]):
    """For 3 to 5 players, and in edition 2.03 for two with a shadow colour."""

    name = "rio"
    rules_version = 1
    player_counts = PLAYERS
    folder = Path(__file__).parent
    position_type = Position
    view_type = View
    options = (
        Option(
            name="edition",
            message="option-edition",
            choices=tuple(EDITIONS),
            default="2.03",
            choice_players={"1": (3, 4, 5)},
        ),
        Option(name="level", message="option-level", choices=LEVELS, default="beginner", needs=EDITION_2_03),
        Option(
            name="length", message="option-length", choices=("normal", "short"), default="normal", needs=EDITION_2_03
        ),
        Option(name="trade", message="option-trade", choices=TRADE, default=False),
        Option(
            name="one-shadow-disc",
            message="option-one-shadow-disc",
            choices=(False, True),
            default=False,
            players=(2,),
        ),
        Option(
            name="staying-returns",
            message="option-staying-returns",
            choices=(False, True),
            default=False,
            needs=EDITION_2_03,
        ),
        Option(
            name="one-marker-back",
            message="option-one-marker-back",
            choices=(False, True),
            default=False,
            needs=EDITION_2_03,
        ),
        Option(name="neutral-homes", message="option-neutral-homes", choices=(False, True), default=False),
        Option(name="equal-sacrifice", message="option-equal-sacrifice", choices=(False, True), default=False),
        Option(
            name="fewer-attackers",
            message="option-fewer-attackers",
            choices=(False, True),
            default=False,
            needs={"edition": ("1",)},
        ),
    )
    warned = (BID, DEBT)
    chances = (
        Chance("seat", tuple(str(seat + 1) for seat in range(SEATS))),
        Chance("die", ("1", "2", "3", "4", "5", "6")),
    )
    counted = ("build",)

    def in_force(self, rule: Rule, players: int, options: Mapping[str, Choice]) -> bool:
        """The ledger says in which editions a rule holds, and to which variant it belongs."""
        if rule.editions is not None and EDITIONS[str(options["edition"])] not in rule.editions:
            return False
        played = {
            "two-player": players == 2,
            "short-game": options["length"] == "short",
            "trade": bool(options["trade"]),
        }
        return rule.optional is None or played[rule.optional]

    def check(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Choice]:
        if players == 2 and isinstance(options, Mapping) and options.get("edition") == "1":
            raise OptionError("players: 2 can play only edition 2.03 (RP-SETUP-02)")
        return super().check(players, options)

    def setup(self, players: int, options: Mapping[str, Any] | None = None, board: BoardSource = None) -> RioSetup:
        values = self.check(players, options)
        if board is None:
            return usual_setup(self, players, tuple(values.items()))
        return make_setup(self, board_of(load_pack(board), players, values))

    def vocabulary(self, board: BoardSource = None) -> Vocabulary:
        pack = load_pack(board)
        return vocabulary_for(pack.grid.columns, pack.grid.rows)

    def board_document(self, board: BoardSource) -> dict[str, Any] | None:
        pack = load_pack(board)
        return None if pack == default_pack() else to_document(pack)

    def from_position(self, document: Any) -> RioState:
        return self.read_position(document, Position, self.setup, state_from)

    def renew_position(self, document: Mapping[str, Any]) -> Mapping[str, Any]:
        return renewed(document)

    def unasked_before(self, state: RioState) -> int | None:
        return DONE if is_turn_that_ended_unasked(state) else None

    def decision_limit(self, players: int) -> int:
        """Not the longest game, but more than ten times what random ones take, so that one in circles is noticed soon.

        That none can go in circles follows from the rules: a year's workers, payments and offers are used up; in a war
        every battle and sacrifice takes a token, the third war turn without a battle is the last, and within a war turn
        steps and refusals are used up. But who drags a war out has long to live: with t tokens on the map a war turn
        has up to 8 t decisions (a single marches three times by one step and then is told to stay), and there may be
        three war turns for each token lost, which is some 12 t * t. Five players have up to 36 defenders against 49
        attackers: with the questions for consent that is about 120,000 decisions a war, and edition 1 has up to 20.
        """
        return 40_000

    def vocabulary_of(self, state: RioState) -> Vocabulary:
        board = state.board
        return vocabulary_for(int(board.columns), int(board.rows))

    def view(self, state: RioState, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view_of(state))

    def views(self, state: RioState, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """Everything lies open, so that all see the same."""
        return dict.fromkeys(seats, self.view(state, None))

    def views_apart(
        self, before: RioState, after: RioState, seats: Iterable[int | None]
    ) -> dict[int | None, tuple[dict[str, Any], dict[str, Any]]]:
        return dict.fromkeys(seats, (view_without_board(before), view_without_board(after)))

    def standings(self, state: RioState, seat: int | None) -> Standings:
        return standings_of(state)

    def standings_for(self, state: RioState, seats: Iterable[int | None]) -> dict[int | None, Standings | None]:
        return dict.fromkeys(seats, standings_of(state))

    def to_position(self, state: RioState) -> dict[str, Any]:
        pack = state.board.pack
        board = None if pack == default_pack() else to_document(pack)
        return position_of(state, changed_options(self.options, options_of(state)), board)

    def full_position(self, state: RioState) -> dict[str, Any]:
        document = super().full_position(state)
        state_stocks(document, state)
        return document

    def seats(self, state: RioState) -> int:
        return len(state.players)

    def holdings(self, state: RioState, seat: int) -> dict[str, int]:
        return holdings_of(state, seat)

    def warnings(self, state: RioState, seat: int) -> Iterator[Caution]:
        return warnings_of(state, seat)

    def facts(self, state: RioState, notation: str) -> dict[str, Any]:
        return dict(facts_of(state, notation))

    def material(self, state: RioState) -> dict[str, int]:
        return material_of(state)

    def places(self, state: RioState) -> dict[str, list[str]]:
        return places_of(state)

    def round_of(self, state: RioState) -> int:
        return int(state.board.first_year) + int(state.year)

    def figures(self, state: RioState, seat: int | None) -> dict[str, list[int | None]]:
        board, city, players = state.board, state.city, state.players
        return {
            "points": [int(final_points(board, city, players, other)) for other in range(len(players))],
            "silver": [int(player.silver) for player in players],
            "houses": [houses_of(state, other) for other in range(len(players))],
            "workers": [int(player.supply) for player in players],
        }


def options_of(state: RioState) -> dict[str, Choice]:
    """The options that a board was made with."""
    board = state.board
    return {
        "edition": next(name for name, number in EDITIONS.items() if number == board.edition),
        "level": LEVELS[board.level],
        "length": "short" if board.short else "normal",
        "trade": TRADE[board.trade],
        "one-shadow-disc": board.one_shadow_disc,
        "staying-returns": board.staying_returns,
        "one-marker-back": board.one_marker_back,
        "neutral-homes": board.neutral_homes,
        "equal-sacrifice": board.equal_sacrifice,
        "fewer-attackers": board.fewer_attackers,
    }


def houses_of(state: RioState, seat: int) -> int:
    return sum(int(houses_in(state.board, state.city, district, seat)) for district in range(DISTRICTS))


@lru_cache(maxsize=64)
def usual_setup(title: Title, players: int, values: tuple[tuple[str, Choice], ...]) -> RioSetup:
    """The default board with these options, shared by all games on it: it is many times as large as a state."""
    return make_setup(title, board_of(default_pack(), players, dict(values)))


TITLE = Rio()
