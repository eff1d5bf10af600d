"""Where a state tells what happened; absent in search, so that nothing is told and nothing is paid for it."""

from mypy_extensions import mypyc_attr

from cabildo.engine.rows import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink:
    """Hears events and chance results, and may dictate the latter (replay, real dice)."""

    def event(self, name: str, params: dict[str, object], audience: i64, secret: dict[str, object]) -> None:
        """Something happened: `params` is for everybody, `secret` for the seats of `audience` (a set as bits)."""

    def dictated(self, kind: i64, weights: list[int]) -> i64:
        """The result that chance must give now, or -1 to let the generator decide."""
        return -1

    def drawn(self, kind: i64, result: i64, audience: i64) -> None:
        """Chance of this kind gave this result, which the seats of `audience` see."""

    def revealed(self, phase: i64) -> None:
        """The secret choices that were made in this phase, or with -1 in any, now lie open."""

    def withdrawn(self, phase: i64) -> None:
        """The secret choices that were made in this phase are taken back unseen: nothing lays them open later."""
