"""Running a small script in a process of its own: with another build, or another seed for Python's hashes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
INTERPRETED = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"


def run_python(script: str, package: Path, **environment: str) -> str:
    """What the script prints, with the `cabildo` of that folder."""
    if package == COMPILED:
        need_compiled_build()
    path = os.pathsep.join([str(package), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


def need_compiled_build() -> None:
    """Without it the test fails, so that nobody believes that both builds were compared; no compiler is an excuse."""
    if any((COMPILED / "cabildo" / "engine").glob("state.*.so")) or any(COMPILED.rglob("state.*.pyd")):
        return
    if not any(shutil.which(compiler) for compiler in ("cc", "gcc", "clang", "cl")):
        pytest.skip("there is no C compiler here, so there is no compiled build to compare with")
    pytest.fail("build/compiled is missing: run `make build` first")
