"""What the package needs: floors, extras, and what works without them."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "cabildo"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
CORE: list[str] = PROJECT["dependencies"]
OWN = "cabildo[server]"
EVERYTHING = [*CORE, *(entry for entries in EXTRAS.values() for entry in entries if entry != OWN)]
MODULES = {"prometheus-client": "prometheus_client", "pyyaml": "yaml", "fluent.runtime": "fluent"}
NOT_IMPORTED = {
    "httptools": "uvicorn reads requests with it",
    "librt": "compiled modules use it",
    "uvloop": "uvicorn runs on it where it is installed",
    "websockets": "uvicorn speaks it",
}


def name_of(requirement: str) -> str:
    return re.split(r"[\[<>=;]", requirement)[0]


def version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text))


def imported(paths: list[Path]) -> set[str]:
    """The outermost names of all modules that these files import."""
    found = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                found.add((node.module or "").partition(".")[0])
    return found


@pytest.mark.parametrize("requirement", EVERYTHING)
def test_every_dependency_has_a_floor_that_the_pinned_one_meets(requirement: str) -> None:
    floor = re.search(r">=([\d.]+)", requirement)
    assert floor, requirement
    pins = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    name = name_of(requirement).replace(".", "-").replace("_", "-")
    pinned = re.search(rf"^{name}(?:\[\w+\])?==([\w.]+)", pins, re.MULTILINE)
    assert pinned, name
    assert version(pinned[1]) >= version(floor[1])
    ceiling = re.search(r"<([\d.]+)", requirement)
    assert (ceiling is not None) == (name == "librt")
    assert ceiling is None or version(pinned[1]) < version(ceiling[1])


def test_a_working_copy_has_all_of_them() -> None:
    listed = (ROOT / "requirements" / "dev.in").read_text(encoding="utf-8").split("# to build")[0]
    names = {name_of(line) for line in listed.splitlines() if line and not line.startswith("#")}
    assert names == {name_of(requirement) for requirement in EVERYTHING}


@pytest.mark.parametrize("name", ["dev.in", "dev.txt"])
def test_the_pins_name_no_registry(name: str) -> None:
    assert "://" not in (ROOT / "requirements" / name).read_text(encoding="utf-8")


def test_nothing_is_unused() -> None:
    names = imported([*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.pyi")])
    for requirement in EVERYTHING:
        name = name_of(requirement)
        assert MODULES.get(name, name) in names or name in NOT_IMPORTED, name


def test_only_the_server_needs_what_the_server_needs() -> None:
    others = [path for path in PACKAGE.rglob("*.py") if "server" not in path.relative_to(PACKAGE).parts]
    assert len(others) > 100
    extra = {MODULES.get(name_of(entry), name_of(entry)) for entries in EXTRAS.values() for entry in entries}
    assert not imported(others) & (extra - {"cabildo"})


# ---- without the extras

BLOCKED = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""
SERVER = [MODULES.get(name_of(entry), name_of(entry)) for entry in EXTRAS["server"]]


def without(missing: list[str], script: str, *arguments: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    """The script in a Python in which these packages are not installed."""
    source = BLOCKED.format(missing=missing) + script
    return subprocess.run(
        [sys.executable, "-c", source, *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        input=keys,
        env={**os.environ, "CABILDO_LANGUAGE": "en", "COLUMNS": "200"},
        check=False,
    )


COMMAND = "from cabildo.cli.main import main; main()"


def test_a_researcher_needs_no_server() -> None:
    script = """
import cabildo
from cabildo.bots.rollout import play_out
for name in cabildo.title_names():
    state = cabildo.title(name).new(players=3, seed=1)
    play_out(state, 1)
    print(name, state.over)
"""
    tried = without([*SERVER, "asyncpg"], script)
    assert tried.stderr == ""
    assert tried.stdout.splitlines() == ["puerto-rico True", "rio True", "trinidad True"]


def test_the_terminal_game_needs_no_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    tried = without([*SERVER, "asyncpg"], COMMAND, "new", "puerto-rico", str(tmp_path / "game.json"), "--seed", "1")
    assert (tried.returncode, tried.stderr) == (0, "")
    tried = without([*SERVER, "asyncpg"], COMMAND, "resume", str(tmp_path / "game.json"), keys="quit\n")
    assert tried.stderr == ""
    assert "The game is kept" in tried.stdout


@pytest.mark.parametrize(
    ("arguments", "missing", "code"),
    [
        *(("serve", package, 1) for package in SERVER if package != "uvloop"),  # without it asyncio's own loop serves
        ("backup x", "sqlalchemy", 1),
        ("restore x", "filelock", 1),
        ("verify", "alembic", 2),
        ("remove table x", "sqlalchemy", 1),
        ("remove person x", "sqlalchemy", 1),
        ("remove chat x", "sqlalchemy", 1),
    ],
)
def test_a_command_without_its_extra_names_how_to_install_it(
    arguments: str, missing: str, code: int, tmp_path: Path
) -> None:
    tried = without([missing], COMMAND, *arguments.split(), "--data", str(tmp_path))
    assert tried.returncode == code
    told = f'error: {missing} is not installed, which this needs: pip install "cabildo[server]"'
    assert tried.stderr.splitlines() == [told]


@pytest.mark.parametrize(("arguments", "code"), [(["serve"], 1), (["backup", "x"], 1), (["verify"], 2)])
def test_postgresql_without_its_driver_names_how_to_install_it(arguments: list[str], code: int, tmp_path: Path) -> None:
    database = ["--database", "postgresql://nobody@127.0.0.1:1/none"]
    tried = without(["asyncpg"], COMMAND, *arguments, *database, "--data", str(tmp_path))
    assert tried.returncode == code
    told = 'error: asyncpg is not installed, which this needs: pip install "cabildo[postgres]"'
    assert tried.stderr.splitlines() == [told]


def test_postgresql_without_anything_names_the_extra_that_brings_both(tmp_path: Path) -> None:
    database = ["--database", "postgresql://nobody@127.0.0.1:1/none"]
    tried = without([*SERVER, "asyncpg"], COMMAND, "serve", *database, "--data", str(tmp_path))
    assert tried.stderr.endswith('pip install "cabildo[postgres]"\n')


PUSH = ["--push-contact", "mailto:host@games.example"]


def test_web_push_without_its_extra_names_how_to_install_it(tmp_path: Path) -> None:
    tried = without(["cryptography"], COMMAND, "serve", *PUSH, "--data", str(tmp_path))
    assert tried.returncode == 1
    told = 'error: cryptography is not installed, which this needs: pip install "cabildo[push]"'
    assert tried.stderr.splitlines() == [told]
    both = [*PUSH, "--database", "postgresql://nobody@127.0.0.1:1/none"]
    tried = without(["cryptography"], COMMAND, "serve", *both, "--data", str(tmp_path))
    assert tried.stderr.endswith('pip install "cabildo[postgres,push]"\n')


def test_a_server_that_calls_nobody_needs_no_cryptography() -> None:
    tried = without(["cryptography"], "import cabildo.server.app, cabildo.server.serving")
    assert (tried.returncode, tried.stderr) == (0, "")


def test_a_server_on_sqlite_needs_no_driver_of_postgresql(tmp_path: Path) -> None:
    """It gets as far as to look at its database."""
    tried = without(["asyncpg"], COMMAND, "backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert tried.returncode == 1
    assert "asyncpg" not in tried.stderr
    assert "has no signing.key" in tried.stderr
