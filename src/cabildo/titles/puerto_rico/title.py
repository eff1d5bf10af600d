"""Puerto Rico as a title: what the engine, the clients and the library ask for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, cast

from cabildo.engine.board_packs import to_document
from cabildo.engine.foresight import Caution
from cabildo.engine.ledger import Rule
from cabildo.engine.options import Choice, Option, changed_options
from cabildo.engine.standings import Standings
from cabildo.engine.title import BoardSource, Chance, Title
from cabildo.engine.vocabulary import Vocabulary
from cabildo.titles.puerto_rico.board_pack import Pack, board_of, default_pack, load_pack, supplies_of
from cabildo.titles.puerto_rico.facts import facts_of
from cabildo.titles.puerto_rico.final_score import standings_differ, standings_for, standings_of
from cabildo.titles.puerto_rico.foresight import UNMANNED, holdings_of, warnings_of
from cabildo.titles.puerto_rico.material import material_of
from cabildo.titles.puerto_rico.notation import action_kinds
from cabildo.titles.puerto_rico.old_positions import renewed
from cabildo.titles.puerto_rico.phases import PLACING
from cabildo.titles.puerto_rico.position_reading import state_from
from cabildo.titles.puerto_rico.positions import Position, position_of
from cabildo.titles.puerto_rico.seen import ships_of, view_of, views_apart, views_of
from cabildo.titles.puerto_rico.setup import PuertoRicoSetup, make_setup
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import GOOD_NAMES, NOBODY
from cabildo.titles.puerto_rico.views import View

SEATS = 5


class PuertoRico(Title[PuertoRicoState]):
    """For 3 to 5 players, and for two with the publisher's variant."""

    name = "puerto-rico"
    rules_version = 1
    player_counts = (2, 3, 4, 5)
    folder = Path(__file__).parent
    position_type = Position
    view_type = View
    options = (
        Option(
            name="governor",
            message="option-governor",
            choices=("random", 1, 2, 3, 4, 5),
            default="random",
            choice_players={3: (3, 4, 5), 4: (4, 5), 5: (5,)},  # PR-SETUP-03
        ),
        Option(name="open-points", message="option-open-points", choices=(False, True), default=False),
        Option(
            name="two-player-variant",
            message="option-two-player-variant",
            choices=(True, False),
            default=True,
            choice_players={True: (2,), False: (3, 4, 5)},  # PR-2P-01
        ),
    )
    warned = (UNMANNED,)
    chances = (
        Chance("governor", tuple(str(seat + 1) for seat in range(SEATS))),
        Chance("tile", GOOD_NAMES),
    )
    secrets = ("the points of others", "the order of the tiles")
    final_in_public = True  # how many tiles, colonists and chips are left everybody sees
    counted = ("role",)

    def keeps_secrets(self, options: Mapping[str, Any]) -> bool:
        return options.get("open-points") is not True

    def in_force(self, rule: Rule, players: int, options: Mapping[str, Choice]) -> bool:
        return rule.optional is None or players == 2

    def setup(
        self, players: int, options: Mapping[str, Any] | None = None, board: BoardSource = None
    ) -> PuertoRicoSetup:
        values = self.check(players, options)
        return (
            usual_setup(self, players, tuple(values.items()))
            if board is None
            else setup_on(self, load_pack(board), players, values)
        )

    def vocabulary(self, board: BoardSource = None) -> Vocabulary:
        pack = load_pack(board)
        return vocabulary_for(tuple(pack.ships))

    def board_document(self, board: BoardSource) -> dict[str, Any] | None:
        pack = load_pack(board)
        return None if pack == default_pack() else to_document(pack)

    def from_position(self, document: Any) -> PuertoRicoState:
        return self.read_position(document, Position, self.setup, state_from)

    def renew_position(self, document: Mapping[str, Any]) -> Mapping[str, Any]:
        return renewed(document)

    def decision_limit(self, players: int) -> int:
        return 6000

    def vocabulary_of(self, state: PuertoRicoState) -> Vocabulary:
        return vocabulary_for(tuple(state.board.pack.ships))

    def view(self, state: PuertoRicoState, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], view_of(state, seat))

    def views(self, state: PuertoRicoState, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        return cast(dict[int | None, dict[str, Any]], views_of(state, seats))

    def views_apart(
        self, before: PuertoRicoState, after: PuertoRicoState, seats: Iterable[int | None]
    ) -> dict[int | None, tuple[dict[str, Any], dict[str, Any]]]:
        return views_apart(before, after, seats)

    def standings(self, state: PuertoRicoState, seat: int | None) -> Standings:
        return standings_of(state, seat)

    def standings_for(self, state: PuertoRicoState, seats: Iterable[int | None]) -> dict[int | None, Standings | None]:
        return standings_for(state, seats)

    def standings_differ(self, before: PuertoRicoState, after: PuertoRicoState) -> bool:
        return standings_differ(after, before)

    def to_position(self, state: PuertoRicoState) -> dict[str, Any]:
        values: dict[str, Choice] = {option.name: option.default for option in self.options}
        values["open-points"] = state.open_points
        pack = state.board.pack
        board = None if pack == default_pack() else to_document(pack)
        return position_of(state, changed_options(self.options, values), board)

    def seats(self, state: PuertoRicoState) -> int:
        return len(state.players)

    def holdings(self, state: PuertoRicoState, seat: int) -> dict[str, int]:
        return holdings_of(state, seat)

    def warnings(self, state: PuertoRicoState, seat: int) -> Iterator[Caution]:
        return warnings_of(state, seat)

    def facts(self, state: PuertoRicoState, notation: str) -> dict[str, Any]:
        return dict(facts_of(state, notation))

    def material(self, state: PuertoRicoState) -> dict[str, int]:
        return material_of(state)

    def places(self, state: PuertoRicoState) -> dict[str, list[str]]:
        return {"ships": [str(ship["capacity"]) for ship in ships_of(state)]}

    def round_of(self, state: PuertoRicoState) -> int:
        return int(state.round)

    def figures(self, state: PuertoRicoState, seat: int | None) -> dict[str, list[int | None]]:
        players = state.players
        return {
            **super().figures(state, seat),
            "doubloons": [int(player.doubloons) for player in players],
            "goods": [int(player.barrels()) for player in players],
            "buildings": [int(player.owned).bit_count() for player in players],
        }

    def scorable(self, state: PuertoRicoState) -> bool:
        return bool(state.over or state.phase != PLACING)  # in hand, colonists man no large building


@lru_cache(maxsize=64)
def usual_setup(title: Title, players: int, values: tuple[tuple[str, Choice], ...]) -> PuertoRicoSetup:
    """The default board with these options, shared by all games on it: it is larger than a state."""
    return setup_on(title, default_pack(), players, dict(values))


def setup_on(title: Title, pack: Pack, players: int, values: Mapping[str, Choice]) -> PuertoRicoSetup:
    governor = values["governor"]
    return make_setup(
        title,
        board_of(pack),
        supplies_of(pack, players),
        values["open-points"] is True,
        governor - 1 if isinstance(governor, int) else NOBODY,
    )


@lru_cache(maxsize=16)
def vocabulary_for(ships: tuple[int, ...]) -> Vocabulary:
    return Vocabulary.of(PuertoRico.name, action_kinds(ships))


TITLE = PuertoRico()
