"""A real server in a process of its own, that can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import httpx

START_SECONDS = 180  # a busy machine takes its time; a server that ends is noticed at once
PORTS_TRIED = 3


class RunningServer:
    """`cabildo serve` on a free port of the loopback interface, with its data in a folder."""

    def __init__(self, folder: Path, *arguments: str, before: Callable[[], None] | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self._arguments = arguments
        self._before = before  # done in the new process
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def errors(self) -> list[str]:
        """What it wrote of faults; that a busy machine answered late, as the watch over its health says, is none."""
        written = (self.folder / "server.log").read_text().splitlines()
        return [line for line in written if '"level":"error"' in line and '"cabildo.health"' not in line]

    def start(self) -> None:
        """Start it, again on the port it had; at the first time another one will do if somebody else has taken it."""
        first = self._process is None
        for _ in range(PORTS_TRIED):
            if self._started():
                return
            if not first:
                break
            self.port = free_port()
        raise AssertionError(f"the server did not start:\n{(self.folder / 'server.log').read_text()}")

    def _started(self) -> bool:
        command = [sys.executable, "-m", "cabildo", "serve", "--port", str(self.port), "--data", str(self.folder)]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*command, *self._arguments], stdout=log, stderr=log, preexec_fn=self._before
            )
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return True
            except httpx.TransportError:
                pass
            if self._process.poll() is not None:
                return False
            time.sleep(0.05)
        return False

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """As a host would; the exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(START_SECONDS)

    def __enter__(self) -> RunningServer:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
