"""Writes `web/src/titles/<title>/view.ts` for each title, from the type that it names as that of its views.

A TypedDict becomes an interface, called like it without the ending `View`; names that `one_of` or `each_of` tell become
a list of them and a type. `make wire` writes the files; `make lint` checks, by `--check`, that they are current.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

from tools.make_wire import TOP, field_comments, literals, write_or_check

from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names
from cabildo.engine.title import Title
from cabildo.engine.told import ALL, ALLOWED, NAMES, PHASES
from cabildo.testing.forms import fields_of

FOLDER = TOP / "web" / "src" / "titles"
WIDTH = 120  # of a line, as prettier breaks it
ENDING = "View"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", None: "null", NoneType: "null", Any: "Plain"}
OPENING = """/** The views of {title}, written by tools/make_views.py from the types of the title. */

import type {{ {imports} }} from "../../lib/wire";
"""
CLOSING = """/** The server promises this form; nothing else sends us views of this title. */
export function asView(data: Data): View {
  return data as unknown as View;
}
"""


def page(title: Title) -> str:
    """The whole file."""
    forms = Forms(tuple(phase.name() for phase in title.new(title.player_counts[0], 1).phases))
    forms.add(title.view_type)
    interfaces: list[str] = []
    while len(interfaces) < len(forms.kinds):  # writing one finds those within it
        interfaces.append(interface(list(forms.kinds.values())[len(interfaces)], forms))
    imports = "Data, Plain" if forms.plain else "Data"
    names = [name_list(name, allowed) for name, allowed in sorted(forms.names.items())]
    return "\n".join([OPENING.format(title=title.name, imports=imports), *names, *interfaces, CLOSING])


class Forms:
    """The types within a view as they are called there, and how each is written."""

    def __init__(self, phases: tuple[str, ...]) -> None:
        self.phases = phases
        self.kinds: dict[str, Any] = {}  # TypedDicts
        self.names: dict[str, tuple[str, ...]] = {}  # which names there are
        self.plain = False  # whether something may be anything

    def add(self, kind: Any) -> str:
        name = str(kind.__name__).removesuffix(ENDING) or ENDING
        if self.kinds.setdefault(name, kind) is not kind:
            raise SystemExit(f"make_views: two types of a view are called {name!r}")
        return name

    def add_names(self, called: str, allowed: tuple[str, ...]) -> str:
        name = "".join(word.capitalize() for word in called.split())
        if self.names.setdefault(name, allowed) != allowed:
            raise SystemExit(f"make_views: different names are called {called!r}")
        return name

    def typescript(self, kind: Any) -> str:
        """A type as the client writes it."""
        if kind in PLAIN:
            self.plain = self.plain or kind is Any
            return PLAIN[kind]
        if is_typeddict(kind):
            return self.add(kind)
        arguments, origin = get_args(kind), get_origin(kind)
        if origin is Annotated:
            return self.named(kind)
        if origin is Literal:
            return literals(list(arguments))
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.typescript(one) for one in arguments))
        if origin is list:
            item = self.typescript(arguments[0])
            return f"({item})[]" if " | " in item and not item.endswith(">") else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.typescript(one) for one in arguments)}]"
        if kind == dict[str, Any]:
            return "Data"
        if origin is dict:
            return f"Record<{self.typescript(arguments[0])}, {self.typescript(arguments[1])}>"
        raise SystemExit(f"make_views: nobody has said how {kind!r} is written")

    def named(self, kind: Any) -> str:
        """A text, or a mapping, whose names are told."""
        inner, *metas = get_args(kind)
        extra = next((meta.extra for meta in metas if meta.extra), None)
        if extra is None:
            return self.typescript(inner)
        if extra.get(PHASES):
            return self.add_names("phase name", self.phases)
        name = self.add_names(extra[NAMES], extra[ALLOWED])
        if inner is str:
            return name
        record = f"Record<{name}, {self.typescript(get_args(inner)[1])}>"
        return record if extra.get(ALL) else f"Partial<{record}>"


def interface(kind: Any, forms: Forms) -> str:
    comments = field_comments([Path(inspect.getfile(kind))]).get(kind.__name__, {})
    lines = [f"/** {inspect.cleandoc(kind.__doc__).splitlines()[0]} */"] if kind.__doc__ else []
    lines.append(f"export interface {forms.add(kind)} {{")
    for field, (hint, required) in fields_of(kind).items():
        line = f"  {field}{'' if required else '?'}: {forms.typescript(hint)};"
        if len(line) > WIDTH:
            raise SystemExit(f"make_views: the type of {field!r} is too long for a line: give a part of it a name")
        lines.append(f"{line} // {comments[field]}" if field in comments else line)
    return "\n".join([*lines, "}", ""])


def name_list(name: str, allowed: tuple[str, ...]) -> str:
    """The names as a list, and a type for one of them."""
    plural = constant_case(f"{name}es" if name.endswith("s") else f"{name}s")
    items = [f'"{item}"' for item in allowed]
    line = f"export const {plural} = [{', '.join(items)}] as const;"
    if len(line) > WIDTH:
        line = "\n".join([f"export const {plural} = [", *(f"  {item}," for item in items), "] as const;"])
    return f"{line}\nexport type {name} = (typeof {plural})[number];\n"


def constant_case(name: str) -> str:
    """ "BuildingNames" as BUILDING_NAMES."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).upper()


def main() -> None:
    titles = [find_title(name) for name in title_names()]
    write_or_check({FOLDER / title.folder.name / "view.ts": page(title) for title in titles}, __doc__)


if __name__ == "__main__":
    main()
