"""Everything that can be wrong with what a caller hands in: one base, five kinds."""

from cabildo.engine.reasons import FINAL_BEFORE_REST


class CabildoError(Exception):
    """The base of all errors that are the caller's to mend."""


class NotationError(CabildoError):
    """A text is not the notation of any action of this title."""


class IllegalAction(CabildoError):
    """An action exists but may not be done now; `rule` is the ledger id or the engine reason against it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class FinalBeforeRest(IllegalAction):
    """In a list of actions one that cannot be taken back freely is not the last; `place` counts from 0."""

    def __init__(self, notation: str, place: int) -> None:
        message = f"{notation!r} cannot be taken back freely, so it must be the last of a list, not number {place + 1}"
        super().__init__(message, FINAL_BEFORE_REST)
        self.notation = notation
        self.place = place


class OptionError(CabildoError):
    """A game was asked for with a player count, option or board pack that the title does not have."""


class PositionError(CabildoError):
    """A written-down position is malformed or impossible; the message names the field and the rule."""


class RecordError(CabildoError):
    """A written-down game is malformed or does not replay; the message names the place.

    `fault` is the kind of fault, for clients that tell it in other languages; `params` are its particulars.
    """

    def __init__(self, message: str, fault: str = "field", **params: str | int) -> None:
        super().__init__(message)
        self.fault = fault
        self.params = params


RECORD_FAULTS = (
    "unreadable",  # neither JSON nor YAML, or no text at all
    "field",  # a field is missing, unknown or of the wrong kind
    "format",  # another version of the format of records: `version`
    "title",  # no such title here: `title`
    "rules",  # another version of the title's rules: `version`
    "start",  # options, board, set-up or position are not possible
    "move",  # a move does not follow from those before it: `number` from 1
    "end",  # the moves lead to another end than the record says
)
