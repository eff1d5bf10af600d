"""A page as the browser tells it to a screen reader, and what would be wrong with that."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.browser.visitor import Visitor

TO_USE = {
    "button",
    "link",
    "tab",
    "combobox",
    "checkbox",
    "textbox",
    "searchbox",
    "slider",
    "DisclosureTriangle",
    "DisclosureTriangleGrouped",
}
NAMED_AS_A_WHOLE = TO_USE | {"image"}  # what is inside is not told apart
WITH_HEADERS = {"cell", "gridcell", "rowheader", "Figcaption"}  # a table tells row and column, a chart what it draws
BARE = re.compile(
    r"\W*(\?|\d{1,3}(\W+\d{1,3})*)\W*"
)  # a number, or that it is unknown, and not of what; a year says itself


Node = Mapping[str, Any]


@dataclass(frozen=True)
class Told:
    """What is told of one thing on the page."""

    role: str
    name: str
    description: str
    level: int  # of a heading, else 0
    around: frozenset[str]  # the roles of what it lies in


def told(visitor: Visitor) -> list[Told]:
    """In the order in which it is read."""
    session = visitor.context.new_cdp_session(visitor.page)
    root, *others = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return list(walk(root, {node["nodeId"]: node for node in others}, frozenset()))


def walk(node: Node, nodes: Mapping[str, Node], around: frozenset[str]) -> Iterator[Told]:
    role = str(node["role"]["value"])
    if not node["ignored"]:
        name, description = (str(node.get(text, {}).get("value", "")) for text in ("name", "description"))
        level = next((one["value"]["value"] for one in node["properties"] if one["name"] == "level"), 0)
        yield Told(role, name, description, level, around)
    for child in node["childIds"]:
        if child in nodes:
            yield from walk(nodes[child], nodes, around | {role})


def faults(things: Sequence[Told]) -> list[str]:
    """Sentences about what has no name, is a mere number, or is told twice; none if all is well."""
    return [
        *(f"a {thing.role} without a name" for thing in things if thing.role in TO_USE and not thing.name),
        *(f"a number of what? {thing.role} “{thing.name}”" for thing in things if is_bare(thing)),
        *(f"told twice: {thing.name}" for thing in things if is_told_twice(thing)),
        *headings_that_skip(things),
    ]


def is_bare(thing: Told) -> bool:
    if thing.role == "StaticText":
        return not thing.around & (NAMED_AS_A_WHOLE | WITH_HEADERS) and BARE.fullmatch(thing.name) is not None
    return thing.role in NAMED_AS_A_WHOLE and BARE.fullmatch(thing.name) is not None


def is_told_twice(thing: Told) -> bool:
    return thing.role in TO_USE and thing.description != "" and thing.description.lower() in thing.name.lower()


def headings_that_skip(things: Sequence[Told]) -> list[str]:
    headings = [thing for thing in things if thing.role == "heading"]
    levels = [0, *(heading.level for heading in headings)]
    return [
        f"a heading of level {heading.level} after level {before}: {heading.name}"
        for before, heading in zip(levels, headings, strict=False)
        if heading.level > before + 1
    ]
