"""How far a long command is: a bar on a terminal, else a line now and then."""

from __future__ import annotations

from types import TracebackType

from rich import progress

from cabildo.cli.screen import Screen
from cabildo.engine.messages import Messages

QUARTER = 25  # percent between two lines


class Progress:
    """Told a stage and how much of it is done, as often as one likes."""

    def __init__(self, screen: Screen, messages: Messages) -> None:
        self._screen = screen
        self._messages = messages
        self._stage = ""
        self._quarter = -1
        self._bar = progress.Progress(console=screen.console, disable=screen.plain, transient=True)
        self._task: progress.TaskID | None = None

    def show(self, stage: str, done: int, total: int) -> None:
        if self._screen.plain:
            self._write(stage, 100 * done // total if total else 100)
            return
        if self._task is None or stage != self._stage:
            if self._task is not None:
                self._bar.remove_task(self._task)
            self._stage, self._task = stage, self._bar.add_task(stage, total=total)
        self._bar.update(self._task, completed=done)

    def _write(self, stage: str, percent: int) -> None:
        quarter = percent // QUARTER
        if stage != self._stage or quarter > self._quarter:
            self._stage, self._quarter = stage, quarter
            self._screen.line(self._messages.text("keeping-progress", what=stage, percent=percent))
            self._screen.console.file.flush()

    def __enter__(self) -> Progress:
        self._bar.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.__exit__(kind, error, trace)
