"""Runs the command for tests: in this process, or as users do in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner, Result

from cabildo.cli.main import app

PROCESS = (sys.executable, "-m", "cabildo")


def run(*args: str | Path, lines: Sequence[str] = ()) -> Result:
    """The command with these arguments, and these lines typed."""
    return CliRunner().invoke(app, [str(arg) for arg in args], input="".join(f"{line}\n" for line in lines))


def process(*args: str | Path, lines: Sequence[str] = (), **env: str) -> subprocess.CompletedProcess[str]:
    """The same as a process without a terminal."""
    return subprocess.run(
        [*PROCESS, *(str(arg) for arg in args)],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **env},
        timeout=120,
        check=False,
    )


def said(result: Result, code: int = 0) -> str:
    """What the command printed, after its exit code is what it should be."""
    assert result.exit_code == code, result.output
    return result.stdout


def refused(result: Result, code: int = 1) -> str:
    """The one line with which the command refused bad input, or with the code 2 wrong usage."""
    assert result.exit_code == code, result.output
    assert result.stderr.startswith("error: ")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("error: ").rstrip("\n")
