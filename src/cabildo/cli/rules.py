"""`cabildo rules`: the rules of the titles, by id or words, and which of them no test names."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from cabildo.cli.choices import shortened
from cabildo.cli.options import Language
from cabildo.cli.screen import Screen
from cabildo.cli.speech import messages_for, say
from cabildo.engine.errors import CabildoError, OptionError
from cabildo.engine.ledger import Rule
from cabildo.engine.messages import Messages
from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names
from cabildo.engine.title import Title

WHOLE = 3  # so many rules are shown with all they have; more are listed


def rules(
    words: Annotated[list[str] | None, typer.Argument(help=say("help-rule-words"))] = None,
    title: Annotated[str | None, typer.Option(help=say("help-rule-title"))] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=say("help-coverage"))] = False,
    tests: Annotated[Path, typer.Option(help=say("help-tests"))] = Path("tests"),
    language: Language = None,
) -> None:
    named = [title] if title else [word for word in words or [] if word in title_names()]
    titles = [find_title(name) for name in named or title_names()]
    rest = " ".join(word for word in words or [] if word not in named)
    screen, messages = Screen(), messages_for(None, language)
    if coverage:
        complete = [show_coverage(screen, each, tests, messages) for each in titles]
        raise typer.Exit(0 if all(complete) else 1)
    show_rules(screen, titles, rest, messages)


def show_rules(screen: Screen, titles: Sequence[Title], words: str, messages: Messages) -> None:
    """The rule with this id, or those that hold all the words; raises CabildoError if there are none."""
    found: list[tuple[Title, Rule]] = []
    for title in titles:
        exact = words.upper()
        found += (
            [(title, title.ledger[exact])]
            if exact in title.ledger
            else [(title, rule) for rule in title.ledger.search(words)]
        )
    if not found:
        raise CabildoError(messages.text("no-rule", words=shortened(words)))
    for title, rule in found:
        if len(found) <= WHOLE:
            show_rule(screen, title, rule, messages)
        else:
            screen.show(Text.assemble((rule.id, "bold"), "  ", rule.text))


def show_rule(screen: Screen, title: Title, rule: Rule, messages: Messages) -> None:
    """One rule with its check and ruling."""
    screen.show(Text.assemble((rule.id, "bold"), (f"  {title.name}", "dim")))
    checks = [rule.check] if isinstance(rule.check, str) else [f"{name}: {part}" for name, part in rule.check.items()]
    parts: list[tuple[str, str | None]] = [("", rule.text)]
    parts += [("rule-check", check) for check in checks]
    parts += [("rule-unclear", rule.unclear), ("rule-ruling", rule.ruling)]
    for label, text in parts:
        if text:
            heading = f"{messages.text(label)} " if label else ""
            screen.show(Padding(Text.assemble((heading, "dim"), text), (0, 0, 0, 2)))


# ---- coverage


def show_coverage(screen: Screen, title: Title, tests: Path, messages: Messages) -> bool:
    """List the rules without a test, and names in tests that are no rule; true if there are neither.

    Raises OptionError.
    """
    named = rules_named(tests)
    prefixes = {rule.id.split("-")[0] for rule in title.ledger}
    missing = [rule for rule in title.ledger if rule.id not in named]
    strange = sorted(name for name in named if name not in title.ledger and name.split("-")[0] in prefixes)
    for rule in missing:
        screen.show(Text.assemble((rule.id, "bold"), "  ", rule.text))
    for name in strange:
        screen.line(messages.text("no-such-rule", rule=name))
    count = len(title.ledger)
    screen.line(messages.text("coverage", covered=count - len(missing), count=count, name=title.name))
    return not missing and not strange


def rules_named(tests: Path) -> set[str]:
    """The ids in `@pytest.mark.rule("...")` anywhere in a folder of tests; raises OptionError."""
    if not tests.is_dir():
        raise OptionError(f"{tests}: is no folder (name the tests of a source checkout with --tests)")
    named: set[str] = set()
    for path in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (OSError, SyntaxError, UnicodeDecodeError) as problem:
            raise OptionError(f"{path}: cannot be read ({problem})") from None
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                named |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return named
