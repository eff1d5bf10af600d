"""Writes `web/src/lib/wire.ts` from what the server serves: its OpenAPI description, and the messages of the socket.

`make wire` writes it; `make lint` checks, by `--check`, that it is current.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from cabildo.server.app import INTERFACE
from cabildo.server.operations import describe
from cabildo.server.wire.forms import Colour
from cabildo.server.wire.socket import PROTOCOL, ClientMessage, ServerMessage

TOP = Path(__file__).resolve().parent.parent
FILE = TOP / "web" / "src" / "lib" / "wire.ts"
SOURCES = (TOP / "src" / "cabildo" / "server" / "wire", TOP / "src" / "cabildo" / "engine")
REF = "#/components/schemas/"
OPENING = """/** What crosses the wire, written by tools/make_wire.py from the server's types. */

export type Value = string | number | boolean;
export type Plain = null | Value | Plain[] | {{ [name: string]: Plain }};
export type Data = Record<string, Plain>;

/** What became of something: `[value]`, `[]` where it is gone, or the changes of its parts. */
export type Change = [] | [Plain] | {{ [name: string]: Change }};

/** What pages and server say to each other; a page that speaks another one has to be loaded again. */
export const PROTOCOL = {protocol};

export const COLOURS = [{colours}] as const;
export type Colour = (typeof COLOURS)[number];
"""
COLOURS = frozenset(get_args(Colour))
OPEN = {"GameEvent"}  # has parameters besides its fields
CHANGES = {"change"}  # fields whose form `differences.py` says


def page() -> str:
    """The whole file."""
    told, messages = socket_types()
    schemas = {**describe(INTERFACE, "")["components"]["schemas"], **told}
    comments = field_comments(sorted(path for folder in SOURCES for path in folder.glob("*.py")))
    colours = ", ".join(f'"{colour}"' for colour in get_args(Colour))
    parts = [OPENING.format(protocol=PROTOCOL, colours=colours)]
    parts += [interface(name, schemas[name], comments.get(name, {})) for name in sorted(schemas)]
    parts += [f"export type {name} = {' | '.join(kinds)};\n" for name, kinds in messages.items()]
    return "\n".join(parts)


def socket_types() -> tuple[dict[str, Any], dict[str, list[str]]]:
    """The types of the socket's messages, and of which messages each side has the choice."""
    unions = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    _, schemas = msgspec.json.schema_components(unions.values(), ref_template=REF + "{name}")
    return dict(schemas), {name: [kind.__name__ for kind in get_args(union)] for name, union in unions.items()}


def interface(name: str, schema: dict[str, Any], comments: dict[str, str]) -> str:
    lines = [f"/** {schema['description'].splitlines()[0]} */"] if schema.get("description") else []
    lines.append(f"export interface {name}{' extends Data' if name in OPEN else ''} {{")
    wish = schema.get("additionalProperties") is False  # what clients send: whatever has a default may be left out
    for field, kind in schema["properties"].items():
        left_out = field not in schema.get("required", ()) and (wish or "default" not in kind)
        written = "Record<string, Change>" if field in CHANGES else typescript(kind)
        comment = f" // {comments[field]}" if field in comments else ""
        lines.append(f"  {field}{'?' if left_out else ''}: {written};{comment}")
    return "\n".join([*lines, "}", ""])


def typescript(schema: dict[str, Any]) -> str:
    """A JSON schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(kind) for kind in schema["anyOf"]))
    if "enum" in schema:
        return literals(schema["enum"])
    if "const" in schema:
        return literals([schema["const"]])
    match schema.get("type"):
        case "array":
            if "prefixItems" in schema:
                return f"[{', '.join(map(typescript, schema['prefixItems']))}]"
            items = schema.get("items", {})
            several = len(items.get("anyOf", items.get("enum", ()))) > 1
            return f"({typescript(items)})[]" if several else f"{typescript(items)}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {typescript(values)}>" if isinstance(values, dict) and values else "Data"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as kind:
            return str(kind)
    return "Plain"


def literals(values: list[Any]) -> str:
    if set(values) >= COLOURS:
        rest = [value for value in values if value not in COLOURS]
        return " | ".join(["Colour", *(f'"{value}"' for value in rest)])
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def field_comments(sources: Iterable[Path]) -> dict[str, dict[str, str]]:
    """What sources say about fields, at the end of their lines, by type and field."""
    found: dict[str, dict[str, str]] = {}
    for path in sources:
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.ClassDef):
                continue
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    _, mark, comment = lines[(field.end_lineno or 0) - 1].partition("  # ")
                    if mark and not comment.startswith("type:"):
                        found.setdefault(node.name, {})[field.target.id] = comment
    return found


def write_or_check(pages: Mapping[Path, str], about: str | None) -> None:
    """Write these files, or with `--check` only tell whether they are current."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--check", action="store_true", help="only tell whether the files are current")
    check = parser.parse_args().check
    for path, text in pages.items():
        if not check:
            path.parent.mkdir(exist_ok=True)  # a title that has no board yet
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(TOP)} is not current: run `make wire`")


def main() -> None:
    write_or_check({FILE: page()}, __doc__)


if __name__ == "__main__":
    main()
