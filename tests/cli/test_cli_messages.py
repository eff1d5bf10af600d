"""The catalogue of the command holds what its files ask for, and nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

from cabildo.cli import main
from cabildo.cli.commands import COMMANDS
from cabildo.server import keeping
from tests.engine.test_messages import CLI, ENGINE, PUERTO_RICO, constants, ids, syntax

FOLDER = Path(main.__file__).parent
KEEPING = Path(keeping.__file__).parent  # what is wrong with a server's data is told by the command


def test_the_catalogue_fits_the_files() -> None:
    texts: set[str] = set()
    asked: set[str] = set()
    for node in syntax(FOLDER):
        texts |= constants(node)
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("text", "say"):
                asked.add(str(node.args[0].value))
    for node in syntax(KEEPING):
        texts |= constants(node)
        if isinstance(node, ast.Call) and node.args and getattr(node.func, "id", "") in ("KeepingProblem", "Fault"):
            asked |= {text for part in ast.walk(node.args[0]) for text in constants(part)}
    assert "fault-gap" in asked
    asked |= {f"command-{name}{part}" for name in COMMANDS for part in ("", "-usage", "-help")}
    assert "curtain" in asked
    assert asked - ids(CLI) - ids(ENGINE) - ids(PUERTO_RICO) == set()
    assert ids(CLI) - asked - texts == set()
