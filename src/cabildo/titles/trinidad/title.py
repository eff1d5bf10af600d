"""Trinidad as a title: what the engine, the clients and the library ask for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar

from cabildo.engine.board_packs import to_document
from cabildo.engine.ledger import Rule
from cabildo.engine.options import Choice, Option, changed_options
from cabildo.engine.standings import Standings
from cabildo.engine.title import BoardSource, Chance, Title
from cabildo.engine.vocabulary import Vocabulary
from cabildo.titles.trinidad.board.making import LENGTHS, WAYS_TO_CHARACTERS, board_of
from cabildo.titles.trinidad.board.pack_reading import default_pack, load_pack
from cabildo.titles.trinidad.notation import CARD_NUMBERS, vocabulary_for
from cabildo.titles.trinidad.setup import TrinidadSetup, make_setup
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_NAMES, CHARACTER_NAMES, CUBE_NAMES, HOUSE, PALACE, SEATS
from cabildo.titles.trinidad.written.decades import decade_under_way
from cabildo.titles.trinidad.written.material import material_of
from cabildo.titles.trinidad.written.places import places_of
from cabildo.titles.trinidad.written.position_reading import state_from
from cabildo.titles.trinidad.written.positions import Position, position_of, state_stocks
from cabildo.titles.trinidad.written.standings import standings_of
from cabildo.titles.trinidad.written.views import sees_behind, view_of


class Trinidad(Title[TrinidadState]):
    """For 2 to 5 players: the city and its wars, without the powers of cards."""

    name = "trinidad"
    rules_version = 2
    player_counts = (2, 3, 4, 5)
    folder = Path(__file__).parent
    position_type = Position
    options = (
        Option(name="characters", message="option-characters", choices=WAYS_TO_CHARACTERS, default="auction"),
        Option(name="length", message="option-length", choices=LENGTHS, default="full"),
        Option(name="open-screens", message="option-open-screens", choices=(False, True), default=False),
    )
    missing = "title-missing"
    first_game: ClassVar[Mapping[str, Choice]] = {"characters": "dealt", "length": "short"}
    chances = (  # in the order of the kinds of chance in `terms.py`
        Chance("seat", tuple(str(seat + 1) for seat in range(SEATS))),
        Chance("character", CHARACTER_NAMES),
        Chance("card", tuple(CARD_NUMBERS)),
        Chance("back", BACK_NAMES),
        Chance("cube", CUBE_NAMES[:2]),
    )
    secrets = ("the cubes and coins of others", "cards that somebody looks at", "the order of the deck", "ballots")
    counted = ("build",)

    def in_force(self, rule: Rule, players: int, options: Mapping[str, Choice]) -> bool:
        """Two players have supplies of their own."""
        return players == 2 or not rule.id.startswith("TR-2P-")

    def setup(self, players: int, options: Mapping[str, Any] | None = None, board: BoardSource = None) -> TrinidadSetup:
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

    def from_position(self, document: Any) -> TrinidadState:
        return self.read_position(document, Position, self.setup, state_from)

    def decision_limit(self, players: int) -> int:
        """More than any game can have, and more than twenty times what random ones take.

        Every main action takes a worker, and a seat has 6 of them, two hired ones, and in each decade may once take all
        of them back from each of 6 grids: 44 actions of at most 13 questions each. Cards, cubes and Lots for free
        actions, bids, salaries, units and awards are used up as well. `tests/titles/trinidad/decisions_left.py` counts
        what is left, a number that falls with every decision.
        """
        return 6_500 + 8_000 * players

    def vocabulary_of(self, state: TrinidadState) -> Vocabulary:
        board = state.board
        return vocabulary_for(int(board.columns), int(board.rows))

    def view(self, state: TrinidadState, seat: int | None) -> dict[str, Any]:
        return view_of(state, seat)

    def standings(self, state: TrinidadState, seat: int | None) -> Standings:
        return standings_of(state)

    def to_position(self, state: TrinidadState) -> dict[str, Any]:
        pack = state.board.pack
        board = None if pack == default_pack() else to_document(pack)
        return position_of(state, changed_options(self.options, options_of(state)), board)

    def full_position(self, state: TrinidadState) -> dict[str, Any]:
        document = super().full_position(state)
        state_stocks(document, state)
        return document

    def seats(self, state: TrinidadState) -> int:
        return len(state.players)

    def material(self, state: TrinidadState) -> dict[str, int]:
        return material_of(state)

    def places(self, state: TrinidadState) -> dict[str, list[str]]:
        return places_of(state)

    def round_of(self, state: TrinidadState) -> int:
        return decade_under_way(state)

    def figures(self, state: TrinidadState, seat: int | None) -> dict[str, list[int | None]]:
        players = state.players
        return {
            "points": [int(player.score) for player in players],
            "coins": [
                int(player.coins) if sees_behind(state, seat, other) else None for other, player in enumerate(players)
            ],
            "homes": [homes_of(state, other) for other in range(len(players))],
            "cards": [len(player.hand) for player in players],
            "council": [int(player.council) for player in players],
            "faith": [int(player.faith) for player in players],
        }


def options_of(state: TrinidadState) -> dict[str, Choice]:
    """The options that a board was made with."""
    board = state.board
    return {
        "characters": "dealt" if board.dealt else "auction",
        "length": "short" if board.short else "full",
        "open-screens": board.open_screens,
    }


def homes_of(state: TrinidadState, seat: int) -> int:
    """How many Houses and Palaces of a seat stand."""
    city = state.city
    return sum(
        city.owner(space) == seat and city.building(space) in (HOUSE, PALACE) for space in range(state.board.spaces)
    )


@lru_cache(maxsize=64)
def usual_setup(title: Title, players: int, values: tuple[tuple[str, Choice], ...]) -> TrinidadSetup:
    """The default board with these options, shared by all games on it: it is many times as large as a state."""
    return make_setup(title, board_of(default_pack(), players, dict(values)))


TITLE = Trinidad()
