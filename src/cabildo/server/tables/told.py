"""What somebody was told of a table, kept small, so that the next time only the difference has to be told.

The view is not kept: it follows from the state of the game, which nobody changes, and is made again with all others
that are wanted then. As data the views of a few hundred tables are a million objects, through which the garbage
collector walks. What else is long is kept as JSON.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

import msgspec

from cabildo.engine.state import State
from cabildo.server.tables.edition import edition
from cabildo.server.wire.tables import TableInfo

VERSION_BYTES: Final = 8
MARK_BYTES: Final = 16
NOT_THEM: Final = -1
ENCODE: Final = msgspec.json.Encoder().encode
TOLD_BYTES: Final = 2_100  # of one besides what it keeps as JSON, and the state: measured


@final
class Shared:
    """A table's info as those see it who have nothing to do with it."""

    def __init__(self, info: TableInfo) -> None:
        self.data: dict[str, Any] = msgspec.structs.asdict(info)
        self.mark: bytes = blake2b(edition(info.title) + ENCODE(info), digest_size=MARK_BYTES).digest()


@final
class Ranks:
    """The standings as JSON, seat by seat: of most the next move changes nothing."""

    def __init__(self, final: bool, seats: list[bytes]) -> None:
        self.final = final
        self.seats = seats


@final
class Told:
    """All but the log, of which the number of events tells how far it goes.

    The version says which state of a table it is. What somebody sees of a game follows from the game, which the table
    and its sequence name, so that only these and the rest of what is told are hashed, and all processes find the same.
    """

    def __init__(
        self,
        table: Shared,
        own: dict[str, Any],
        theirs: list[int],
        rest: dict[str, Any],
        events: int,
        state: State | None,
        asked: int,
        decision: bytes,
        ranks: Ranks | None,
    ) -> None:
        self.table = table
        self.own = own  # of the table's info what only this person is told
        self.theirs = theirs  # the seats that are marked as theirs there
        self.rest = rest  # of the state
        self.events = events
        self.state = state
        self.asked = asked  # the seat, if these eyes see all that it is asked; else NOT_THEM
        self.decision = decision
        self.ranks = ranks
        known = table.mark + ENCODE((events, own, theirs, rest))
        self.version: str = blake2b(known, digest_size=VERSION_BYTES).hexdigest()

    def size(self) -> int:
        """About how many bytes it takes without the state, which mostly is the one that its table has in memory."""
        ranks = 0 if self.ranks is None else sum([len(text) for text in self.ranks.seats])
        return TOLD_BYTES + len(self.decision) + ranks
