"""A title: a game one can play. Its folder holds its rules, its numbers and its words."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol

import msgspec
from msgspec import Struct

from cabildo.engine.decision import Decision
from cabildo.engine.documents import as_typed, full_document, read_document
from cabildo.engine.errors import CabildoError, IllegalAction, OptionError, PositionError
from cabildo.engine.foresight import Caution
from cabildo.engine.frame_positions import describe_step, full_frames
from cabildo.engine.ledger import Ledger, Rule, load_ledger
from cabildo.engine.options import Choice, Option, check_options
from cabildo.engine.reasons import NOT_YOUR_TURN
from cabildo.engine.setup import Setup
from cabildo.engine.sink import Sink
from cabildo.engine.standing_answers import standing_choices, standing_key
from cabildo.engine.standings import Standings
from cabildo.engine.state import State
from cabildo.engine.vocabulary import Vocabulary

MOST_SEED = 2**62 - 1

BoardSource = Path | Mapping[str, Any] | None


class Chance(Struct, frozen=True):
    """One kind of chance and the names of its results, by number: a die, the plantations, the seats."""

    name: str
    results: tuple[str, ...]


class Position(Protocol):
    """What the positions of all titles tell before their own."""

    title: str
    rules: int
    options: dict[str, Any]
    board: dict[str, Any] | None

    @property
    def players(self) -> Sequence[Any]: ...


if TYPE_CHECKING:
    from typing_extensions import TypeVar  # for the default: whoever handles titles of all kinds says only `Title`

    T = TypeVar("T", bound=State, default=Any)
else:
    from typing import TypeVar

    T = TypeVar("T", bound=State)

P = TypeVar("P", bound=Position)
S = TypeVar("S", bound=Setup)


class Title(ABC, Generic[T]):
    """What a caller needs to know before there is a state, and what such a state tells people about itself."""

    name: ClassVar[str]
    rules_version: ClassVar[int]  # part of every record; golden games change only with it
    player_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    chances: ClassVar[tuple[Chance, ...]] = ()
    secrets: ClassVar[tuple[str, ...]] = ()  # what not everybody may know, in a few words each, for readers of docs
    final_in_public: ClassVar[bool] = False  # whether an action is final never hangs on what is hidden
    first_game: ClassVar[Mapping[str, Choice]] = {}  # options that suit a first game, to be suggested to newcomers
    warned: ClassVar[tuple[str, ...]] = ()  # message ids of what players are warned of before it is too late
    counted: ClassVar[tuple[str, ...]] = ()  # kinds of actions worth counting by seat after the game: "role"
    folder: ClassVar[Path]  # holds board.yaml, messages/ and the ledger: rules.yaml, and rules-*.yaml where it is large
    position_type: ClassVar[type[Struct]]  # the form of its positions
    view_type: ClassVar[type]  # the form of its views, a TypedDict

    # ---- before the game

    @property
    def ledger(self) -> Ledger:
        """The rules as data."""
        return load_ledger(self.folder / "rules.yaml", *sorted(self.folder.glob("rules-*.yaml")))

    def in_force(self, rule: Rule, players: int, options: Mapping[str, Choice]) -> bool:
        """Whether a rule holds in a game with these players and options."""
        return rule.optional is None

    def check(self, players: int, options: Mapping[str, Any] | None) -> dict[str, Choice]:
        """All options with their values; raises OptionError for players or options that the title does not have."""
        if type(players) is not int or players not in self.player_counts:
            counts = ", ".join(str(count) for count in self.player_counts)
            raise OptionError(f"players: {self.name} is for {counts}, not for {players}")
        return check_options(self.name, self.options, players, options)

    def keeps_secrets(self, options: Mapping[str, Any]) -> bool:
        """Whether, with these options, a seat can know what another one does not; what nobody knows is no secret.

        Options that are left out have their default.
        """
        return bool(self.secrets)

    def automata(self, players: int, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The names of the seats after the people's that nobody plays, which have a score and a rank all the same.

        Their moves follow from the rules and from chance: they are never asked. Options that are left out have their
        default. Messages `automaton-<name>` tell people what they are called.
        """
        return ()

    @abstractmethod
    def setup(self, players: int, options: Mapping[str, Any] | None = None, board: BoardSource = None) -> Setup:
        """A checked set-up, from which many games can be dealt; raises OptionError."""

    def new(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        board: BoardSource = None,
        sink: Sink | None = None,
    ) -> State:
        """A new game at its first decision; the same seed gives the same game. Raises OptionError."""
        return self.setup(players, options, board).deal(check_seed(seed), sink)

    @abstractmethod
    def vocabulary(self, board: BoardSource = None) -> Vocabulary:
        """All actions on this board; raises OptionError."""

    def default_board(self) -> dict[str, Any]:
        """The printed numbers as plain data of the caller's own, to be changed and handed to `new` as `board`."""
        document: dict[str, Any] = read_document(self.folder / "board.yaml", OptionError)
        return document

    def board_document(self, board: BoardSource) -> dict[str, Any] | None:
        """The board pack as plain data for a record, or None for the default one; raises OptionError."""
        return None

    def parse(self, notation: str) -> int:
        """The action with this notation on the default board; raises NotationError."""
        return self.vocabulary().parse(notation)

    def notation(self, action: int) -> str:
        """The notation of an action on the default board; raises NotationError."""
        return self.vocabulary().notation(action)

    @abstractmethod
    def from_position(self, document: Any) -> State:
        """The state that a position describes; raises PositionError, naming field and rule. Nothing is played on."""

    def read_position(
        self,
        document: Any,
        kind: type[P],
        setup: Callable[[int, Mapping[str, Any], Mapping[str, Any] | None], S],
        read: Callable[[P, S], T],
    ) -> T:
        """For `from_position`: read a document of this kind upon the set-up that it names."""
        if isinstance(document, Mapping):
            document = self.renew_position(document)
        position = as_typed(document, kind, PositionError, "position")
        try:
            if position.title != self.name:
                raise PositionError(f"title: this is a position of {position.title!r}, not of {self.name!r}")
            if position.rules != self.rules_version:
                known = self.rules_version
                raise PositionError(f"rules: version {position.rules} is not known (this is version {known})")
            return read(position, setup(len(position.players), position.options, position.board))
        except (OptionError, PositionError) as problem:
            raise PositionError(f"position: {problem}") from None

    def renew_position(self, document: Mapping[str, Any]) -> Mapping[str, Any]:
        """A document as it would be written today, where it was written in an earlier form of the same rules."""
        return document

    @abstractmethod
    def decision_limit(self, players: int) -> int:
        """More decisions than any game can have that somebody would play; random games are tested against it."""

    # ---- about a state of this title; callers use the methods of the state

    @abstractmethod
    def vocabulary_of(self, state: T) -> Vocabulary:
        """The vocabulary of the state's board."""

    @abstractmethod
    def view(self, state: T, seat: int | None) -> dict[str, Any]:
        """See State.view."""

    def views(self, state: T, seats: Iterable[int | None]) -> dict[int | None, dict[str, Any]]:
        """The views of several seats; None is a spectator.

        What they see alike may be the same object in all of them, so that it is made and encoded once: change nothing.
        """
        return {seat: self.view(state, seat) for seat in seats}

    def views_apart(
        self, before: T, after: T, seats: Iterable[int | None]
    ) -> dict[int | None, tuple[dict[str, Any], dict[str, Any]]]:
        """The views of two moments of a game, only to be compared: a move changes little, and is shown to everybody.

        What is the same for a seat in both may be left out of both, or be None in both where its place counts.
        """
        eyes = list(seats)
        then, now = self.views(before, eyes), self.views(after, eyes)
        return {seat: (then[seat], now[seat]) for seat in eyes}

    @abstractmethod
    def standings(self, state: T, seat: int | None) -> Standings:
        """See State.standings."""

    def standings_for(self, state: T, seats: Iterable[int | None]) -> dict[int | None, Standings | None]:
        """The standings for several seats; None is a spectator, and no standings are what may not be known.

        As of views, what they see alike may be the same object in all of them.
        """
        return {seat: self._known_standings(state, seat) for seat in seats}

    def standings_differ(self, before: T, after: T) -> bool:
        """Whether somebody's standings may be different, of whoever asks: else they are not made again."""
        return True

    def _known_standings(self, state: T, seat: int | None) -> Standings | None:
        try:
            return self.standings(state, seat)
        except CabildoError:  # a spectator of a game with secret points, before its end
            return None

    @abstractmethod
    def to_position(self, state: T) -> dict[str, Any]:
        """See State.to_position."""

    def full_position(self, state: T) -> dict[str, Any]:
        """See State.to_position: every field of the position, every option, and all that the phases remember."""
        document = self.to_position(state)
        full: dict[str, Any] = full_document(msgspec.convert(document, self.position_type, str_keys=True))
        full["options"] = self.check(state.people, document.get("options"))
        return full | full_frames(state, document)

    @abstractmethod
    def seats(self, state: T) -> int:
        """The number of seats: the people's first, then those of automata."""

    def automata_of(self, state: T) -> tuple[str, ...]:
        """The `automata` of the game that the state belongs to."""
        return ()

    @abstractmethod
    def material(self, state: T) -> dict[str, int]:
        """Totals that no action may change: what the game neither makes nor loses."""

    def unasked_before(self, state: T) -> int | None:
        """What was the only answer to this decision before a rule was mended, so that it happened unasked; else None.

        Games written down before have no move for it: where their next move fits only after this answer, a replay
        gives it (`Game.replay`). Chance must not speak in it.
        """
        return None

    def places(self, state: T) -> dict[str, list[str]]:
        """How places are called in positions and actions, by area, for readers of docs: "5", "3 (2 points)".

        They may differ with the number of players and the options.
        """
        return {}

    def round_of(self, state: T) -> int:
        """The round, year or the like, by which people leaf through a game; a public fact, 0 where there is none."""
        return 0

    def figures(self, state: T, seat: int | None) -> dict[str, list[int | None]]:
        """What is worth a chart over time: lists by seat, with None for what `seat` may not know.

        The names have messages `figure-<name>`; they are the same in every state of the title.
        """
        try:
            standings = self.standings(state, seat)
        except CabildoError:  # a spectator of a game with secret points, before its end
            return {"points": [None] * self.seats(state)}
        return {"points": [standings.of(other).points for other in range(self.seats(state))]}

    def scorable(self, state: T) -> bool:
        """Whether the points mean something now; a public fact.

        Where pieces are in hand for a moment, charts and replay show the points from before they were taken up.
        """
        return True

    def holdings(self, state: T, seat: int) -> dict[str, int]:
        """What a seat has that it can spend, by name: always the same names, with messages `holding-<name>`."""
        return {}

    def warnings(self, state: T, seat: int) -> Iterable[Caution]:
        """What will go wrong for a seat as things stand, from what it may know; `warned` names their messages."""
        return ()

    def harm(self, caution: Caution) -> int:
        """How much goes wrong, for a warning whose message stays while that grows and shrinks; else 0."""
        return 0

    def prompt_params(self, state: T) -> dict[str, Any]:
        """What the question of the present decision names."""
        return describe_step(state)

    def facts(self, state: T, notation: str) -> dict[str, Any]:
        """What the actor is told of an action besides its words, as parameters of its message: points, a price, a name.

        It follows from what the actor may know, and is told of actions too that are not legal now.
        """
        return {}

    def because(self, state: T) -> str | None:
        """The ledger id of why the actor is asked, where that is not plain."""
        return None

    def decision(self, state: T) -> Decision:
        """See State.decision."""
        if state.over:
            raise CabildoError("the game is over: nobody is asked anything")
        phase = state.phases[state.phase]
        choices = tuple(state.legal_actions())
        usual = phase.usual(state)
        expected = phase.expected(state)
        for side in state.sides:
            if side.joins(state.phase):
                expected = [*expected, *side.expected(state)]
        refused = tuple(action for action in expected if action not in choices)
        notation = self.vocabulary_of(state).notation
        facts = {action: self.facts(state, notation(action)) for action in (*choices, *refused)}
        return Decision(
            seat=int(state.actor),
            kind=phase.name(),
            prompt=f"ask-{phase.name()}",
            params=self.prompt_params(state),
            choices=choices,
            expected=refused,
            usual=None if usual < 0 else int(usual),
            hidden=phase.hidden(),
            because=self.because(state),
            standing=standing_key(state) or None,
            stands=tuple(standing_choices(state)),
            facts={action: told for action, told in facts.items() if told},
        )

    def illegal(self, state: T, action: int, seat: int | None = None) -> IllegalAction:
        """The error for an action of the actor, or of this seat, that is not legal now.

        Raises NotationError if there is no such action, and CabildoError if there is no such seat.
        """
        state.check_seat(seat)
        notation = self.vocabulary_of(state).notation(action)
        rule = state.explain(action, state.actor if seat is None else seat) or ""
        text = f": {self.ledger[rule].text}" if rule in self.ledger else ""
        if rule == NOT_YOUR_TURN:
            text = f": it is the turn of seat {state.actor}, not of seat {seat}"
        return IllegalAction(f"{notation!r} is not legal now ({rule}){text}", rule)


def check_seed(seed: int | None) -> int:
    """The seed, or a fresh one; raises OptionError."""
    if seed is None:
        return secrets.randbits(62)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise OptionError(f"seed: must be a whole number from 0 to 2^62 - 1, not {seed!r}")
    return seed
