"""One process in which bots think: it is asked over a pipe of its own, and whoever asked notices when it dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

START_SECONDS = 60.0  # to start Python and read the titles, on a busy machine
SPAWN = multiprocessing.get_context("spawn")  # a fork of a process with threads may stand still for ever
READY = "ready"


class WorkerDied(Exception):
    """The process ended, whoever ended it, before it had answered."""


class Overrun(Exception):
    """The answer took too long; the process was ended."""


class BotFailed(Exception):
    """What the bot raised, as a traceback in words: its own type may be known only over there."""


class Worker:
    """A process and the pipe to it. Its methods block, and only one thread may use it, but for `kill` and `alive`."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._wanted = False

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def start(self, get_ready: Callable[[], None]) -> None:
        """Start the process, let it get ready and wait until it can be asked; raises WorkerDied."""
        self.end()
        self._wanted = True
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=work, args=[theirs, get_ready], name="cabildo-bot", daemon=True)
        self._pipe = ours
        try:
            process.start()
            self._process = process
        except OSError as problem:  # no memory, or too many processes
            raise WorkerDied(f"cannot be started: {problem}") from None
        finally:
            theirs.close()  # or the pipe would stay open when the process dies
        if not self._wanted:
            self.end()
            raise WorkerDied("was ended before it was ready")
        try:
            self._receive(START_SECONDS)
        except Overrun:
            raise WorkerDied(f"was not ready within {START_SECONDS:.0f} s") from None

    def ask(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> Any:
        """What `work` answers over there; raises WorkerDied, Overrun or BotFailed."""
        assert self._pipe is not None, "start it first"
        try:
            self._pipe.send((work, args))
        except OSError as problem:
            raise WorkerDied(self._how_it_ended(problem)) from None
        answer, fault = self._receive(seconds)
        if fault is not None:
            raise BotFailed(fault)
        return answer

    def _receive(self, seconds: float) -> Any:
        assert self._pipe is not None
        try:
            if self._pipe.poll(seconds):
                return self._pipe.recv()
        except (EOFError, OSError) as problem:
            raise WorkerDied(self._how_it_ended(problem)) from None
        self.end()
        raise Overrun(f"no answer within {seconds:g} s")

    def _how_it_ended(self, problem: Exception) -> str:
        code = None
        if self._process is not None:
            self._process.join(1)
            code = self._process.exitcode
        return f"died ({problem})" if code is None else f"died with exit code {code}"

    def kill(self) -> None:
        """End the process at once; a thread that waits for its answer is told that it died."""
        self._wanted = False
        with suppress(ValueError, AttributeError):  # there is none, or another thread has just ended it
            self._process.kill()  # type: ignore[union-attr]

    def end(self) -> None:
        """End the process and give back what it held."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def work(pipe: Connection, get_ready: Callable[[], None]) -> None:
    """What runs in the process: answer until whoever asks is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the server, which ends its workers itself
    threading.Thread(target=end_with_parent, daemon=True).start()
    get_ready()
    pipe.send(READY)
    while True:
        try:
            question, args = pipe.recv()
            try:
                answer: Any = (question(*args), None)
            except BaseException:  # noqa: BLE001 - whatever a bot raises, SystemExit too, is told
                answer = (None, traceback.format_exc())
            pipe.send(answer)
        except (EOFError, OSError):
            return


def end_with_parent() -> None:
    """A server that was killed must leave nobody behind who thinks for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
