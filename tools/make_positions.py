"""Writes a reference page of positions for each title, from what the title declares.

Fields come from the types of its positions, phases from the phases themselves, notation from the vocabulary, places and
the box from the boards for each number of players. The examples in docs/python/positions/<title>/ are read, and what is
legal in them is told; a file is named after its phase ("loading.yaml", "loading-wharf.yaml") and starts with a comment
that says what it shows. `make positions` writes the pages; `make lint` checks, by `--check`, that they are current.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec import inspect as types

import cabildo
from cabildo.engine.documents import read_document
from cabildo.engine.errors import PositionError
from cabildo.engine.messages import Messages
from cabildo.engine.phase import Phase
from cabildo.engine.state import State
from cabildo.engine.steps import OVER
from cabildo.engine.title import Title
from cabildo.engine.told import ALLOWED, NAMES
from cabildo.engine.vocabulary import Vocabulary

TOP = Path(__file__).resolve().parent.parent
PAGES = TOP / "docs" / "python"
EXAMPLES = PAGES / "positions"
MANY = 12  # names of which all are shown
FIELDS = "fields"  # for the reader; linked to where they are told
LEFT_OUT = re.compile(r"(?:^|; )(?P<which>(?:\w+ )*)left out: (?P<then>.*)$")


class Example(NamedTuple):
    """A position that shows something."""

    name: str
    caption: str
    text: str
    state: State


def page_path(title: Title) -> Path:
    return PAGES / f"positions-{title.name}.md"


def page_of(title: Title) -> str:
    """The whole page."""
    parts = [
        opening(title),
        *field_sections(title.position_type),
        *phase_sections(title),
        name_section(title),
        place_section(title),
        box_section(title),
        action_section(title.vocabulary(), title),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def opening(title: Title) -> str:
    return f"""# Positions of {Messages(title, "en").text("title-name")}

This page is written by `make positions` from the declarations of the title. How positions are read and written is told
in [Records and positions](records-and-positions.md); here is every field, every phase and every name. Seats count from
0 in positions, and from 1 in actions, which people read."""


# ---- fields


def field_sections(kind: type[Struct]) -> Iterator[str]:
    """The fields of a position, then those of what is inside it, each under the field where it stands."""
    found = structs_of(kind)
    for cls, (path, info) in found.items():
        heading = f"### Fields of `{path}`" if path else "## Fields"
        yield f"{heading}\n\n{sentence(cls)}\n\n{field_table(info.fields, found)}"


def structs_of(kind: type[Struct]) -> dict[type[Struct], tuple[str, Any]]:
    """A position and all that is inside it, with the field where each stands first."""
    waiting: list[tuple[str, Any]] = [("", types.type_info(kind))]
    found: dict[type[Struct], tuple[str, Any]] = {}
    while waiting:
        path, info = waiting.pop(0)
        if info.cls in found:
            continue
        found[info.cls] = path, info
        for field in info.fields:
            inner = f"{path}.{field.encode_name}" if path else field.encode_name
            waiting += [(inner, struct) for struct in structs_in(field.type)]
    return found


def field_table(fields: Sequence[Any], found: Mapping[type[Struct], tuple[str, Any]]) -> str:
    """Fields with their types; what is inside one is told where it stands first."""
    rows = ["| field | type | left out | what it is |", "|---|---|---|---|"]
    for field in fields:
        meaning, left_out = told(field)
        kind = words(field.type)
        for struct in structs_in(field.type):
            kind = kind.replace(FIELDS, f"[{FIELDS}](#fields-of-{found[struct.cls][0].replace('.', '')})")
        rows.append(f"| `{field.encode_name}` | {kind} | {left_out} | {meaning} |")
    return "\n".join(rows)


def told(field: Any) -> tuple[str, str]:
    """What a field means, and what holds where it is left out."""
    extra = field.type.extra_json_schema if isinstance(field.type, types.Metadata) else None
    meaning = (extra or {}).get("description", "")
    if not meaning:
        raise SystemExit(f"make_positions: the field {field.name!r} does not say what it is")
    found = LEFT_OUT.search(meaning)
    if found:
        which = f"{found['which'].strip()}: " if found["which"] else ""
        return meaning[: found.start()], which + found["then"]
    return meaning, "never" if field.required else usual(field)


def usual(field: Any) -> str:
    """The default of a field, for people."""
    if field.default_factory is not msgspec.NODEFAULT:
        return "nothing"
    plain = {None: "nothing", False: "no", True: "yes"}
    if field.default is None or isinstance(field.default, bool):
        return plain[field.default]
    return f"`{field.default}`"


def structs_in(kind: Any) -> list[Any]:
    if isinstance(kind, types.StructType):
        return [kind]
    inner = [getattr(kind, name, None) for name in ("type", "item_type", "key_type", "value_type")]
    inner += [*getattr(kind, "item_types", ()), *getattr(kind, "types", ())]
    return [struct for item in inner if isinstance(item, types.Type) for struct in structs_in(item)]


def words(kind: Any, called: str = "") -> str:
    """A type for people; `called` is what names in it are called."""
    if isinstance(kind, types.Metadata):
        return words(kind.type, (kind.extra or {}).get(NAMES, called))
    if isinstance(kind, types.UnionType):
        return " or ".join(words(item, called) for item in kind.types if not isinstance(item, types.NoneType))
    if isinstance(kind, types.IntType):
        return number_words(kind)
    if isinstance(kind, types.ListType):
        return f"list of: {words(kind.item_type, called)}"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(words(item, called) for item in kind.item_types)}]"
    if isinstance(kind, types.DictType):
        if isinstance(kind.value_type, types.AnyType):
            return "mapping"
        return f"by {words(kind.key_type, called)}: {words(kind.value_type)}"
    if isinstance(kind, types.LiteralType):
        return " or ".join(f"`{value}`" for value in kind.values)
    if isinstance(kind, types.StructType):
        return FIELDS
    return "yes or no" if isinstance(kind, types.BoolType) else called or "text"


def number_words(kind: types.IntType) -> str:
    least, most = kind.ge, kind.le if kind.le is not None else None if kind.lt is None else kind.lt - 1
    if least is None and most is None:
        return "number"
    return f"{least} to {most}"


# ---- phases


def phase_sections(title: Title) -> Iterator[str]:
    state = title.new(title.player_counts[0], 1)
    examples = examples_of(title)
    yield """## Phases

`phase` says which decision is asked for, `step` what has to be remembered of it. What is asked amid another phase says
under `waiting` which one goes on afterwards. That may be left out where it is the first that is named here, and asks
the same seat."""
    for phase in state.phases:
        shown = [example for example in examples if phase_of(example.name, state) == phase.name()]
        yield phase_section(title, state, phase, shown)
    over = "### `over`\n\nThe game has ended: nobody is asked, and the standings are final."
    yield "\n\n".join([over, *(shown_example(example) for example in examples if is_over(example.name))])


def phase_section(title: Title, state: State, phase: Phase[Any], examples: Sequence[Example]) -> str:
    parts = [f"### `{phase.name()}`", sentence(type(phase))]
    if not phase.asks():
        parts.append("Nobody is asked in it: it can only wait.")
    beneath = [state.phases[below].name() for below in phase.interrupts() if below >= 0]
    if beneath:
        parts.append(f"Beneath it waits {' or '.join(f'`{name}`' for name in beneath)}.")
    step: Any = types.type_info(phase.step_type())
    fields = step.fields
    parts.append(
        f"`step` has:\n\n{field_table(fields, structs_of(title.position_type))}" if fields else "`step` has nothing."
    )
    return "\n\n".join([*parts, *(shown_example(example) for example in examples)])


def shown_example(example: Example) -> str:
    return f"{example.caption}\n\n```yaml\n{example.text}\n```\n\n{outcome(example.state)}"


def outcome(state: State) -> str:
    """What is legal; at the end, the points of each seat."""
    if not state.over:
        return f"Seat {state.actor} may: {shortened([str(action) for action in state.choices])}."
    standings = state.standings()
    return f"Points by seat: {', '.join(str(standings.of(seat).points) for seat in range(state.seats))}."


def examples_of(title: Title) -> list[Example]:
    """Read and check the examples of a title; raises PositionError."""
    examples = []
    for path in sorted((EXAMPLES / title.name).glob("*.yaml"), key=lambda path: path.stem):
        lines = path.read_text(encoding="utf-8").splitlines()
        captions = [line.removeprefix("#").strip() for line in lines if line.startswith("#")]
        text = "\n".join(line for line in lines if not line.startswith("#"))
        try:
            state = title.from_position(read_document(path, PositionError))
        except PositionError as problem:
            raise SystemExit(f"make_positions: {path.relative_to(TOP)}: {problem}") from None
        examples.append(Example(path.stem, " ".join(captions), text, state))
    return examples


def phase_of(name: str, state: State) -> str:
    """The phase after which a file of an example is named; raises SystemExit if there is none."""
    found = [phase.name() for phase in state.phases if name == phase.name() or name.startswith(f"{phase.name()}-")]
    if not found and not is_over(name):
        raise SystemExit(f"make_positions: {name}.yaml is named after no phase of {state.title.name}")
    return max(found, key=len, default=OVER)


def is_over(name: str) -> bool:
    return name.partition("-")[0] == OVER


# ---- names, places, the box


def name_section(title: Title) -> str:
    found: dict[str, tuple[str, ...]] = {}
    state = title.new(title.player_counts[0], 1)
    kinds: list[Any] = [title.position_type, *(phase.step_type() for phase in state.phases)]
    for kind in kinds:
        for extra in extras_in(types.type_info(kind)):
            found[extra[NAMES]] = extra[ALLOWED]
    lines = [f"- **{called}**: {', '.join(f'`{name}`' for name in names)}" for called, names in sorted(found.items())]
    return "\n".join(["## Names", "", *lines])


def extras_in(kind: Any) -> Iterator[dict[str, Any]]:
    """What is said about names anywhere in a type."""
    if isinstance(kind, types.Metadata) and kind.extra:
        yield kind.extra
    inner = [getattr(kind, name, None) for name in ("type", "item_type", "key_type", "value_type")]
    inner += [*getattr(kind, "item_types", ()), *getattr(kind, "types", ())]
    inner += [field.type for field in getattr(kind, "fields", ())]
    for item in inner:
        if isinstance(item, types.Type):
            yield from extras_in(item)


def place_section(title: Title) -> str:
    usual_places = {players: title.places(title.new(players, 1)) for players in title.player_counts}
    if not any(usual_places.values()):
        return ""
    parts = ["## Places", place_table(usual_places)]
    for option in title.options:
        for choice in option.choices:
            if choice != option.default:
                parts += changed_places(title, option.name, choice, usual_places)
    return "\n\n".join(parts)


def changed_places(title: Title, option: str, choice: Any, usual_places: dict[int, dict[str, list[str]]]) -> list[str]:
    """The places that differ from the usual ones with an option, if any."""
    changed: dict[int, dict[str, list[str]]] = {}
    for players, places in usual_places.items():
        try:
            state = title.new(players, 1, {option: choice})
        except cabildo.OptionError:
            continue
        changed[players] = {area: found for area, found in title.places(state).items() if found != places[area]}
    areas = {area for found in changed.values() for area in found}
    if not areas:
        return []
    told_areas = {
        players: {area: found.get(area, usual_places[players][area]) for area in usual_places[players] if area in areas}
        for players, found in changed.items()
    }
    return [f"With the option `{option}: {choice}`:", place_table(told_areas)]


def place_table(places: dict[int, dict[str, list[str]]]) -> str:
    areas = list(dict.fromkeys(area for found in places.values() for area in found))
    rows = {area: [shortened(found[area]) for found in places.values()] for area in areas}
    return table("area", [f"{players} players" for players in places], rows)


def box_section(title: Title) -> str:
    totals = {players: title.material(title.new(players, 1)) for players in title.player_counts}
    names = list(dict.fromkeys(name for found in totals.values() for name in found))
    rows = {name: [str(found.get(name, "")) for found in totals.values()] for name in names}
    return f"""## The box

What there is in all; a supply that is left out is what is not elsewhere of it.

{table("what", [f"{players} players" for players in totals], rows)}"""


def table(first: str, columns: Sequence[str], rows: dict[str, list[str]]) -> str:
    lines = [f"| {first} | {' | '.join(columns)} |", f"|{'---|' * (len(columns) + 1)}"]
    for name, cells in rows.items():
        shown = [cell if number == 0 or cell != cells[number - 1] else "likewise" for number, cell in enumerate(cells)]
        lines.append(f"| `{name}` | {' | '.join(shown)} |" if first == "area" else f"| {name} | {' | '.join(cells)} |")
    return "\n".join(lines)


# ---- actions


def action_section(vocabulary: Vocabulary, title: Title) -> str:
    messages = Messages(title, "en")
    rows = ["| kind | notation | how many | what the first one does |", "|---|---|---|---|"]
    for kind in vocabulary.ranges:
        notations = [vocabulary.notation(kind.first + number) for number in range(kind.size)]
        about = messages.action(notations[0])
        rows.append(f"| {kind.name} | {'<br>'.join(patterns(notations))} | {kind.size} | {about} |")
    intro = "Every action has a number, from 0 on in this order, and a notation. All of them on the printed board:"
    return "\n".join(["## Actions", "", intro, "", *rows])


def patterns(notations: Sequence[str]) -> list[str]:
    """Notations of one kind, those with as many words in one line: each word, or those that can stand there."""
    by_length: dict[int, list[list[str]]] = {}
    for notation in notations:
        spoken = notation.split()
        by_length.setdefault(len(spoken), []).append(spoken)
    lines = []
    for rows in by_length.values():
        columns = [list(dict.fromkeys(column)) for column in zip(*rows, strict=True)]
        if len(columns) == 1:
            lines.append(" ".join(f"`{word}`" for word in columns[0]))
        else:
            lines.append(" ".join(some_of(column) for column in columns))
    return lines


def some_of(column: Sequence[str]) -> str:
    if len(column) == 1:
        return f"`{column[0]}`"
    if len(column) <= 3:
        return "/".join(f"`{word}`" for word in column)
    return f"`{column[0]}`…`{column[-1]}`"


# ---- small things


def sentence(kind: type) -> str:
    """The first paragraph of what a class says about itself."""
    return " ".join((inspect.getdoc(kind) or "").split("\n\n")[0].split())


def shortened(names: Sequence[str]) -> str:
    """Names in a row; of very many only the first and the last, and how many there are."""
    if len(names) > MANY:
        return f"`{names[0]}`, `{names[1]}`, … `{names[-1]}` ({len(names)})"
    return ", ".join(f"`{name}`" for name in names)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the reference pages of positions.")
    parser.add_argument("--check", action="store_true", help="only say which page is out of date")
    check = parser.parse_args().check
    stale = []
    for name in cabildo.title_names():
        title = cabildo.title(name)
        path, page = page_path(title), page_of(title)
        if not path.is_file() or path.read_text(encoding="utf-8") != page:
            stale.append(path.relative_to(TOP))
            if not check:
                path.write_text(page, encoding="utf-8")
    for path in stale:
        print(f"{path} is out of date: run `make positions`" if check else f"wrote {path}")
    sys.exit(1 if check and stale else 0)


if __name__ == "__main__":
    main()
