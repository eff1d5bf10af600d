"""Writes what follows from a declaration: empty value, copy and factory of a class, the numbers of actions and phases.

A field of a state is declared in one line; everything else about it that is bare bookkeeping stands below a line

    # ---- written by `make fields`: empty_player, copy_player

in the same file. The names on that line say what is wanted; what is below it, to the end of the file or to a line
`# ---- as declared again`, is written anew from the declarations above it. `make fields` does so; `make lint` checks,
by `--check`, that nothing is out of date.

    empty_x()       an object with all empty values. `i64` is 0, `bool` False, `X | None` None; others say it in their
                    declaration: `Annotated[i64, 1]`, `Annotated[vec[i64], GOODS]` (a row of so many zeros),
                    `Annotated[vec[i64], ROLES, EMPTY]` (a row of so many of that value). `Board.spaces` in there is
                    that of the board in play, which the function then takes. Fields that say nothing are left to
                    whoever prepares the game.
    copy_x(x)       another object with the same contents: rows are copied, and so is whatever has a `copy_…` of its
                    own in the file or among its imports; everything else is shared. So is a row with the word
                    "replaced" in its declaration, `Annotated[vec[i64], UNITS, "replaced"]`: nobody ever changes it in
                    place, but by another row in its place (`engine/replacing.py`).
    make_x(...)     an object with these fields. A phase's memory takes them as they are, in their order; other classes
                    take them by name, and rows as plain lists, since they are made by modules that are not compiled.
    number_xs       a constant for each name in the tuple `X_NAMES` of the file, counted from 0, and XS, their number:
                    "coffee-roaster" is COFFEE_ROASTER. Their number is an `i64` where the file knows that type, so
                    that compiled loops over it count in bare integers.
    numbers         a constant for each kind of action in the table that `action_kinds` of the title's `notation.py`
                    hands out: it begins where the one before it ends, and ACTIONS is behind the last. They are written
                    out because the compiler takes a sum for a constant only where all of it stands in the same file.
    phases          a constant for each phase in the list that `all_phases` of the title's `setup.py` hands out, counted
                    from 0: `AtSpace()` is AT_SPACE. Chapters know each other's phases by them.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
SOURCES = TOP / "src"
SEARCHED = (SOURCES, TOP / "tests" / "testing")
MARK = re.compile(r"^# ---- written by `make fields`: (?P<wanted>[a-z_, ]+)$", re.MULTILINE)
END = "\n# ---- as declared again\n"
WIDTH = 120
REPLACED = repr("replaced")
PLAIN = {"i64": "int", "vec[i64]": "list[int]", "vec[vec[i64]]": "list[list[int]]"}


class FieldError(Exception):
    """A declaration that the script does not understand; it names the file."""


@dataclass(frozen=True)
class Field:
    """One line of a class."""

    name: str
    kind: str  # its type, without what `Annotated` adds
    extra: tuple[ast.expr, ...]  # what `Annotated` adds, but for the word
    replaced: bool  # a row that is never changed in place


@dataclass(frozen=True)
class Declared:
    """A class with its fields."""

    name: str
    base: str
    fields: tuple[Field, ...]

    @property
    def noun(self) -> str:
        """What a variable for one is called."""
        return snake(self.name)


def snake(name: str) -> str:
    """`at_space` for AtSpace."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Module:
    """What a file declares above the mark."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.tree = ast.parse(text)
        classes = [read_class(node) for node in self.tree.body if isinstance(node, ast.ClassDef)]
        self.classes = {declared.noun: declared for declared in classes}
        self.imported = {
            alias.asname or alias.name
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        self.functions = {node.name for node in self.tree.body if isinstance(node, ast.FunctionDef)}

    def class_for(self, noun: str) -> Declared:
        if noun not in self.classes:
            raise FieldError(f"{self.path}: there is no class for {noun!r} above the mark")
        return self.classes[noun]


def read_class(node: ast.ClassDef) -> Declared:
    fields = [read_field(line) for line in node.body if isinstance(line, ast.AnnAssign) and line.value is None]
    base = ast.unparse(node.bases[0]) if node.bases else ""
    return Declared(node.name, base, tuple(fields))


def read_field(line: ast.AnnAssign) -> Field:
    kind = line.annotation
    extra: list[ast.expr] = []
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated":
        assert isinstance(kind.slice, ast.Tuple)
        kind, *extra = kind.slice.elts
    values = tuple(value for value in extra if ast.unparse(value) != REPLACED)
    return Field(ast.unparse(line.target), ast.unparse(kind), values, replaced=len(values) < len(extra))


# ---- what is written


def write_empty(module: Module, declared: Declared, _copies: set[str]) -> list[str]:
    noun = declared.noun
    values = [(field.name, empty_value(module, field)) for field in declared.fields]
    body = [f"{noun}.{name} = {value}" for name, value in values if value is not None]
    board = "board: Board" if any("board." in line for line in body) else ""
    return function(f"empty_{noun}", [board] if board else [], declared.name, [f"{noun} = {declared.name}()", *body])


def empty_value(module: Module, field: Field) -> str | None:
    """The value as it stands in code, or None where the declaration says nothing."""
    said = [of_board(extra) for extra in field.extra]
    if field.kind == "vec[i64]" and said:
        size = f"({said[0]})" if isinstance(field.extra[0], ast.BinOp) else said[0]
        return f"vec[i64]([{said[1] if len(said) > 1 else 0}] * {size})"
    if said:
        if len(said) > 1:
            raise FieldError(f"{module.path}: {field.name}: only a row takes two values")
        return said[0]
    if field.kind.endswith(" | None"):
        return "None"
    return {"i64": "0", "bool": "False"}.get(field.kind)


def of_board(value: ast.expr) -> str:
    """`Board.spaces` is `board.spaces` of the board in play."""
    return re.sub(r"\bBoard\.", "board.", ast.unparse(value))


def write_copy(module: Module, declared: Declared, copies: set[str]) -> list[str]:
    noun = declared.noun
    body = [f"copy = {declared.name}()"]
    if declared.base == "State":
        body.append(f"copy.copy_common({noun})")
    for field in declared.fields:
        body.extend(copied(field, noun, copies))
    return function(f"copy_{noun}", [f"{noun}: {declared.name}"], declared.name, body, result="copy")


def copied(field: Field, noun: str, copies: set[str]) -> Iterator[str]:
    value = f"{noun}.{field.name}"
    row = re.fullmatch(r"vec\[(.+)\]", field.kind)
    inner = row[1] if row else field.kind.removesuffix(" | None")
    copier = f"copy_{snake(inner)}"
    if copier not in copies:
        yield f"copy.{field.name} = {value}[:]" if row and not field.replaced else f"copy.{field.name} = {value}"
    elif row:
        item = snake(inner) if snake(inner) != noun else "item"
        yield f"copy.{field.name} = {field.kind}([{copier}({item}) for {item} in {value}])"
    elif field.kind.endswith(" | None"):
        yield f"{field.name} = {value}"
        yield f"copy.{field.name} = None if {field.name} is None else {copier}({field.name})"
    else:
        yield f"copy.{field.name} = {copier}({value})"


def write_make(module: Module, declared: Declared, _copies: set[str]) -> list[str]:
    noun = declared.noun
    remembered = declared.base == "Memory"
    params = [] if remembered else ["*"]
    body = [f"{noun} = {declared.name}()"]
    for field in declared.fields:
        kind = field.kind if remembered else PLAIN.get(field.kind, field.kind)
        params.append(f"{field.name}: {kind}")
        value = field.name
        if not remembered and field.kind == "vec[i64]":
            value = f"vec[i64]({value})"
        elif not remembered and field.kind == "vec[vec[i64]]":
            value = f"vec[vec[i64]]([vec[i64](row) for row in {value}])"
        body.append(f"{noun}.{field.name} = {value}")
    return function(f"make_{noun}", params, declared.name, body)


def function(name: str, params: list[str], result_type: str, body: list[str], result: str = "") -> list[str]:
    """A function in the form that the formatter gives it."""
    result = result or body[0].split(" = ")[0]
    head = f"def {name}({', '.join(params)}) -> {result_type}:"
    if len(head) <= WIDTH:
        lines = [head]
    else:
        lines = [f"def {name}(", *(f"    {param}," for param in params), f") -> {result_type}:"]
    return [*lines, *(f"    {line}" for line in body), f"    return {result}"]


def write_numbers(path: Path) -> list[str]:
    """The constants of the actions of a title, and behind them their number."""
    sys.path.insert(0, str(SOURCES))
    name = ".".join([*path.parent.relative_to(SOURCES).parts, "notation"])
    lines, first = [], 0
    for kind in importlib.import_module(name).action_kinds():
        for constant, notations in kind.actions.items():
            lines.append(f"{constant}: Final = {first}")
            first += len(notations)
    return [*lines, f"ACTIONS: Final = {first}"]


def write_phases(setup: Path) -> list[str]:
    """The constants of the phases of a title. Its set-up is only read: it could not be imported without them."""
    for node in ast.parse(setup.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == "all_phases":
            rows = [inner for inner in ast.walk(node) if isinstance(inner, ast.List)]
            made = [ast.unparse(each.func) for each in rows[0].elts if isinstance(each, ast.Call)] if rows else []
            return [f"{snake(name).upper()}: Final = {number}" for number, name in enumerate(made)]
    raise FieldError(f"{setup}: there is no function all_phases")


def write_names(module: Module, noun: str) -> list[str]:
    """The constants of the pieces that a tuple names, and behind them their number."""
    wanted = f"{noun.removesuffix('s').upper()}_NAMES"
    for node in module.tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == wanted and node.value is not None:
            names: tuple[str, ...] = ast.literal_eval(node.value)
            lines = [f"{name.upper().replace('-', '_')}: Final = {number}" for number, name in enumerate(names)]
            kind = "Final[i64]" if "i64" in imported(module.tree) else "Final"
            return [*lines, f"{noun.upper()}: {kind} = {len(names)}"]
    raise FieldError(f"{module.path}: there is no tuple {wanted} above the mark")


def imported(tree: ast.Module) -> set[str]:
    """The names that a module takes from others."""
    return {alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names}


WRITERS = {"empty": write_empty, "copy": write_copy, "make": write_make}


def renewed(path: Path, text: str) -> str:
    """The text of a file with what is below its mark written anew."""
    mark = MARK.search(text)
    if mark is None:
        return text
    module = Module(path, text[: mark.start()])
    wanted = mark["wanted"].split(", ")
    copies = {name for name in {*wanted, *module.functions, *module.imported} if name.startswith("copy_")}
    parts = []
    for name in wanted:
        verb, _, noun = name.partition("_")
        if name == "numbers":
            parts.append("\n".join(write_numbers(path)))
        elif name == "phases":
            parts.append("\n".join(write_phases(path.with_name("setup.py"))))
        elif verb == "number":
            parts.append("\n".join(write_names(module, noun)))
        elif verb in WRITERS:
            parts.append("\n" + "\n".join(WRITERS[verb](module, module.class_for(noun), copies)))
        else:
            raise FieldError(f"{path}: nobody knows how to write {name!r}")
    end = text.find(END, mark.end())
    written = "\n\n" + "\n\n".join(parts) + "\n"
    return text[: mark.end()] + written + (text[end:] if end >= 0 else "")


def sources() -> list[Path]:
    """The files with a mark; the numbers of actions come last because they follow from the names of pieces."""
    marks = {}
    for path in sorted(path for folder in SEARCHED for path in folder.rglob("*.py")):
        mark = MARK.search(path.read_text(encoding="utf-8"))
        if mark is not None:
            marks[path] = mark["wanted"]
    return sorted(marks, key=lambda path: marks[path] == "numbers")


def main() -> int:
    parser = argparse.ArgumentParser(description="Write what follows from the declarations of states and actions.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail if something is out of date")
    check = parser.parse_args().check
    stale = []
    for path in sources():
        text = path.read_text(encoding="utf-8")
        try:
            new = renewed(path, text)
        except FieldError as problem:
            sys.exit(f"make_fields: {problem}")
        if new != text:
            stale.append(path.relative_to(TOP))
            if check:
                break  # what follows from this file is not known before it is written
            path.write_text(new, encoding="utf-8")
    for path in stale:
        print(f"{path}: {'is out of date: run `make fields`' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
