"""Trinidad as a title: what the engine, the clients and the library ask for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, cast

from cabildo.engine.board_packs import to_document
from cabildo.engine.errors import PositionError
from cabildo.engine.foresight import Caution
from cabildo.engine.ledger import Rule
from cabildo.engine.options import Choice, Option, changed_options
from cabildo.engine.standings import Standings
from cabildo.engine.title import BoardSource, Chance, Title
from cabildo.engine.vocabulary import Vocabulary
from cabildo.titles.trinidad.board.making import LENGTHS, WAYS_TO_CHARACTERS, board_of
from cabildo.titles.trinidad.board.pack_reading import default_pack, load_pack
from cabildo.titles.trinidad.facts import facts_of
from cabildo.titles.trinidad.foresight import BALLOT, BORROWED, SALARY, harm_of, holdings_of, warnings_of
from cabildo.titles.trinidad.notation import CARD_NUMBERS, vocabulary_for
from cabildo.titles.trinidad.setup import TrinidadSetup, make_setup
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BACK_NAMES,
    CHARACTER_NAMES,
    CUBE_NAMES,
    EVENT_NAMES,
    HOUSE,
    NO_STRENGTH,
    PALACE,
    SEATS,
    STRENGTH_NAMES,
)
from cabildo.titles.trinidad.written.decades import decade_under_way
from cabildo.titles.trinidad.written.material import material_of
from cabildo.titles.trinidad.written.places import places_of
from cabildo.titles.trinidad.written.player_view import sees_behind
from cabildo.titles.trinidad.written.position_reading import state_from
from cabildo.titles.trinidad.written.positions import Position, position_of, state_stocks
from cabildo.titles.trinidad.written.solo import SOLO_NAMES, strength_name
from cabildo.titles.trinidad.written.standings import standings_of
from cabildo.titles.trinidad.written.views import View, seen_by, spectators_view, view_of, views_without_board

EVENT_RULES = "TR-EVENT-"
ON_AUTOMATA = "11"  # of them: what the automaton has to do with Events
MOST_AUTOMATA = 1
TALKS = ("TR-FREE-04", "TR-FREE-05", "TR-FREE-06", "TR-FREE-07", "TR-COUNCIL-19")  # rules of that option
# rules of the short war, which the extended one replaces (TR-XWAR-01); tension, peace and its results stay
SHORT_WAR = (
    *(f"TR-WAR-{number:02}" for number in (7, 8, 9, 10, 11, 12, 13, 15, 17, 18, 20, 21)),
    *(f"TR-CARD-{number}" for number in (10, 11)),
)


class Trinidad(Title[TrinidadState]):
    """For 1 to 5 players; alone or by two there may be an automaton besides."""

    name = "trinidad"
    rules_version = 3
    player_counts = (1, 2, 3, 4, 5)
    folder = Path(__file__).parent
    position_type = Position
    view_type = View
    options = (
        Option(name="characters", message="option-characters", choices=WAYS_TO_CHARACTERS, default="auction"),
        Option(name="length", message="option-length", choices=LENGTHS, default="full"),
        Option(name="open-screens", message="option-open-screens", choices=(False, True), default=False),
        Option(name="events", message="option-events", choices=(False, True), default=False),
        Option(name="talks", message="option-talks", choices=(False, True), default=False, players=(2, 3, 4, 5)),
        Option(name="extended-war", message="option-extended-war", choices=(False, True), default=False),
        Option(
            name="automaton",
            message="option-automaton",
            choices=(NO_STRENGTH, *STRENGTH_NAMES),
            default=NO_STRENGTH,
            defaults={1: STRENGTH_NAMES[1]},
            choice_players={NO_STRENGTH: (2, 3, 4, 5), **dict.fromkeys(STRENGTH_NAMES, (1, 2))},
        ),
    )
    first_game: ClassVar[Mapping[str, Choice]] = {"characters": "dealt", "length": "short"}
    warned = (SALARY, BALLOT, BORROWED)
    chances = (  # in the order of the kinds of chance in `terms.py`
        Chance("seat", tuple(str(seat + 1) for seat in range(SEATS))),
        Chance("character", CHARACTER_NAMES),
        Chance("card", tuple(CARD_NUMBERS)),
        Chance("back", BACK_NAMES),
        Chance("cube", CUBE_NAMES[:2]),
        Chance("event", EVENT_NAMES),
        Chance("solo", tuple(SOLO_NAMES)),
    )
    secrets = (
        "the cubes and coins of others",
        "cards that somebody looks at",
        "the order of the deck",
        "ballots",
        "Elites alike",
    )
    counted = ("build",)

    def in_force(self, rule: Rule, players: int, options: Mapping[str, Choice]) -> bool:
        """Two players have supplies of their own; Events, talks, the extended war and the automaton are options."""
        automata = len(self.automata(players, options))
        if rule.id.startswith(EVENT_RULES):
            return options["events"] is True and (automata > 0 or not rule.id.endswith(ON_AUTOMATA))
        if rule.id.startswith("TR-SOLO-"):
            return automata > 0
        if rule.id in TALKS:
            return options["talks"] is True
        if rule.id.startswith("TR-XWAR-") or (rule.id.startswith("TR-AFF-") and rule.id.endswith("-W")):
            return options["extended-war"] is True
        if rule.id in SHORT_WAR:
            return options["extended-war"] is False
        return players + automata == 2 or not rule.id.startswith("TR-2P-")

    def automata(self, players: int, options: Mapping[str, Any]) -> tuple[str, ...]:
        """One, called by its strength (TR-SOLO-01)."""
        strength = options.get("automaton", STRENGTH_NAMES[1] if players == 1 else NO_STRENGTH)
        return () if strength == NO_STRENGTH else (str(strength),)

    def automata_of(self, state: TrinidadState) -> tuple[str, ...]:
        return (strength_name(state),) if state.board.automaton > 0 else ()

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
        return self.read_position(document, Position, self.setup_for_seats, state_from)

    def setup_for_seats(self, seats: int, options: Mapping[str, Any], board: Mapping[str, Any] | None) -> TrinidadSetup:
        """The set-up of a position: the automaton is the last of its players."""
        people = seats - (options.get("automaton", NO_STRENGTH) != NO_STRENGTH)
        if people == seats == 1:
            raise PositionError("players: who plays alone has an automaton beside them (TR-SOLO-01)")
        return self.setup(people, options, board)

    def decision_limit(self, players: int) -> int:
        """More than any game can have, and thousands of times what random ones take.

        Every main action takes a worker, and a seat has 6 of them, with those of the council, and in each decade may
        once take all of them back from each of 6 grids: 43 actions of some 40 questions each, windows included. Every
        use of a card rotates it until the decade's end, but for what two cards turn upright: 60 discards a card for
        that, and 64 is rotated until 60 turns it. So a card that is bought may let all others be used once more, some
        70 questions each, which is what makes the number large. Cubes and Lots for free actions, bids, salaries, units
        and awards are used up as well. In talks each turn has two offers of at most 27 questions, and in an extended
        war each turn is followed by some 1,200 at most: every attacker acts once, every unit moves and fights
        (`tests/titles/trinidad/wars_left.py`).
        `tests/titles/trinidad/decisions_left.py` counts what is left, a number that falls with every decision.
        """
        return 4_000_000 * (players + MOST_AUTOMATA)

    def vocabulary_of(self, state: TrinidadState) -> Vocabulary:
        board = state.board
        return vocabulary_for(int(board.columns), int(board.rows))

    def view(self, state: TrinidadState, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view_of(state, seat))

    def views(self, state: TrinidadState, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        all_see = spectators_view(state)
        return {seat: cast(dict[str, Any], seen_by(state, seat, all_see)) for seat in seats}

    def views_apart(
        self, before: TrinidadState, after: TrinidadState, seats: Iterable[int | None]
    ) -> dict[int | None, tuple[dict[str, Any], dict[str, Any]]]:
        eyes = list(seats)
        then, now = views_without_board(before, eyes), views_without_board(after, eyes)
        return {seat: (then[seat], now[seat]) for seat in eyes}

    def standings(self, state: TrinidadState, seat: int | None) -> Standings:
        return standings_of(state)

    def standings_for(self, state: TrinidadState, seats: Iterable[int | None]) -> dict[int | None, Standings | None]:
        return dict.fromkeys(seats, standings_of(state))

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

    def holdings(self, state: TrinidadState, seat: int) -> dict[str, int]:
        return holdings_of(state, seat)

    def warnings(self, state: TrinidadState, seat: int) -> Iterator[Caution]:
        return warnings_of(state, seat)

    def harm(self, caution: Caution) -> int:
        return harm_of(caution)

    def facts(self, state: TrinidadState, notation: str) -> dict[str, Any]:
        return dict(facts_of(state, notation))

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
        "events": board.events,
        "talks": board.talks,
        "extended-war": board.extended_war,
        "automaton": strength_name(state) if board.automaton > 0 else NO_STRENGTH,
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
