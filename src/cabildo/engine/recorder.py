"""What a game hears of a move while it is played: events, and what chance did or, in a replay, has to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cabildo.engine.errors import RecordError
from cabildo.engine.events import Event
from cabildo.engine.played import withdrawal_from
from cabildo.engine.sink import Sink
from cabildo.engine.title import Chance

ChanceSource = Sequence[str] | Iterator[str] | None


class ChanceResults(Iterator[str]):
    """Results of real dice and tiles, "tile corn", for several moves: each takes as many as it needs, in their order.

    They may come as they fall, from a generator that asks for the next one. A move that is refused gives back what it
    took.
    """

    def __init__(self, results: Iterable[str]) -> None:
        if isinstance(results, str):
            raise RecordError(f"chance: {results!r} is no list of results")
        self._coming = iter(results)
        self._given_back: list[str] = []  # the next one last
        self._taken: list[str] = []  # by the move under way

    def __next__(self) -> str:
        result = self._given_back.pop() if self._given_back else next(self._coming)
        self._taken.append(result)
        return result

    def begin(self) -> None:
        """A move begins: what was taken until now is gone."""
        self._taken.clear()

    def next_of(self, kind: str) -> str:
        """The next result, which must be of this kind; raises RecordError."""
        result = next(self, None)
        if result is None:
            raise RecordError(f"chance: a result of {kind!r} is missing")
        check_text(result)
        if result.partition(" ")[0] != kind:
            raise RecordError(f"chance: a result of {kind!r} comes next, not {result!r}")
        return result

    def finish(self) -> None:
        """What is left is for the moves to come."""

    def give_back(self) -> None:
        """The move was refused: what it took is there for the next one."""
        self._given_back.extend(reversed(self._taken))
        self._taken.clear()


class ListedResults:
    """All results of one move, as a record has them; those of one kind fall in their order."""

    def __init__(self, results: object) -> None:
        if isinstance(results, str) or not isinstance(results, Sequence):  # a text would be read letter by letter
            raise RecordError(f"chance: {results!r} is no list of results")
        for result in results:
            check_text(result)
        self._left: list[str] = list(results)

    def next_of(self, kind: str) -> str:
        """The next result of this kind; raises RecordError."""
        for place, result in enumerate(self._left):
            if result.partition(" ")[0] == kind:
                return self._left.pop(place)
        raise RecordError(f"chance: a result of {kind!r} is missing")

    def finish(self) -> None:
        """Raises RecordError unless all were used."""
        if self._left:
            raise RecordError(f"chance: {self._left[0]!r} is not asked for here")

    def give_back(self) -> None:
        """The list is the caller's, and as it was."""


class Recorder(Sink):
    """Hears one move at a time: its events and what chance did; dictates the latter in a replay."""

    def __init__(self, chances: Sequence[Chance]) -> None:
        self.chances = chances
        self.begin(0, None)

    def begin(self, move: int, dictated: ChanceSource) -> None:
        """Listen to the next move; with `dictated` chance gives these results and no others. Raises RecordError."""
        self.source = source_of(dictated)
        self.move = move
        self.events: list[Event] = []
        self.drawn_results: list[str] = []
        self.audiences: list[int] = []  # the seats, as bits, that saw each result
        self.reveals: list[int] = []  # what became of secret choices, as `still_hidden` reads it

    def event(self, name: str, params: dict[str, object], audience: int, secret: dict[str, object]) -> None:
        self.events.append(Event(name, params, self.move, int(audience), secret))

    def dictated(self, kind: int, weights: list[int]) -> int:
        if self.source is None:
            return -1
        chance = self.chances[kind]
        result = self.source.next_of(chance.name)
        value = result.partition(" ")[2]
        if value not in chance.results:
            raise RecordError(f"chance: {result!r} is no result of {chance.name}")
        number = chance.results.index(value)
        if number >= len(weights) or weights[number] <= 0:
            raise RecordError(f"chance: {result!r} is not possible here")
        return number

    def drawn(self, kind: int, result: int, audience: int) -> None:
        chance = self.chances[kind]
        self.drawn_results.append(f"{chance.name} {chance.results[result]}")
        self.audiences.append(int(audience))

    def revealed(self, phase: int) -> None:
        self.reveals.append(int(phase))

    def withdrawn(self, phase: int) -> None:
        self.reveals.append(withdrawal_from(int(phase)))

    def finish(self) -> None:
        """The move is done; raises RecordError if results of a list are left."""
        if self.source is not None:
            self.source.finish()

    def give_back(self) -> None:
        """The move was refused."""
        if self.source is not None:
            self.source.give_back()


def source_of(dictated: object) -> ListedResults | ChanceResults | None:
    """Where results come from that a caller dictates; raises RecordError."""
    if dictated is None:
        return None
    if not isinstance(dictated, Iterator):
        return ListedResults(dictated)
    stream = dictated if isinstance(dictated, ChanceResults) else ChanceResults(dictated)
    stream.begin()
    return stream


def check_text(result: object) -> None:
    if not isinstance(result, str):
        raise RecordError(f"chance: {result!r} is no text")
