"""Whether data are of a declared type: nothing of another kind, nothing missing and nothing besides."""

from __future__ import annotations

from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from cabildo.engine.told import ALL, ALLOWED

PLAIN = (str, int, bool, float, NoneType)


def misfit(data: Any, kind: Any, name: str) -> str:
    """Where and how the data are not of this type, or the empty string; `name` is what the whole is called.

    Types are what views are made of: plain values, Literal, lists, tuples, dicts, TypedDict, unions of them, and names
    as `one_of` and `each_of` tell them.
    """
    if kind is Any:
        return ""
    if kind is None or kind in PLAIN:
        return "" if type(data) is (kind or NoneType) else f"{name} is {data!r}, not {called(kind)}"
    if is_typeddict(kind):
        return misfit_of_fields(data, kind, name)
    arguments = get_args(kind)
    match get_origin(kind):
        case origin if origin is Annotated:
            return first(misfit(data, arguments[0], name), *(wrong_name(data, meta, name) for meta in arguments[1:]))
        case origin if origin is Literal:
            known = any(type(data) is type(value) and data == value for value in arguments)
            return "" if known else f"{name} is {data!r}, not one of {', '.join(map(repr, arguments))}"
        case origin if origin in (Union, UnionType):
            found = [misfit(data, one, name) for one in arguments]
            return "" if "" in found else nearest(data, found, arguments)
        case origin if origin is list:
            if type(data) is not list:
                return f"{name} is {data!r}, not a list"
            return first(*(misfit(item, arguments[0], f"{name}[{index}]") for index, item in enumerate(data)))
        case origin if origin is tuple:
            if type(data) not in (list, tuple) or len(data) != len(arguments):
                return f"{name} is {data!r}, not {len(arguments)} values"
            pairs = zip(data, arguments, strict=True)
            return first(*(misfit(item, one, f"{name}[{index}]") for index, (item, one) in enumerate(pairs)))
        case origin if origin is dict:
            if type(data) is not dict:
                return f"{name} is {data!r}, not a dict"
            keys = (misfit(key, arguments[0], f"a key of {name}") for key in data)
            return first(*keys, *(misfit(item, arguments[1], f"{name}.{key}") for key, item in data.items()))
    raise TypeError(f"{name}: a view cannot hold {kind!r}")


def misfit_of_fields(data: Any, kind: Any, name: str) -> str:
    if type(data) is not dict:
        return f"{name} is {data!r}, not a {kind.__name__}"
    fields = fields_of(kind)
    for field in data:
        if field not in fields:
            return f"{name} has {field!r}, which {kind.__name__} does not have"
    for field, (_, required) in fields.items():
        if required and field not in data:
            return f"{name} has no {field!r}, which {kind.__name__} has"
    return first(*(misfit(value, fields[field][0], f"{name}.{field}") for field, value in data.items()))


def fields_of(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The fields of a TypedDict in order: the type of each, and whether it is always there."""
    found = FIELDS.get(kind)
    if found is None:
        hints = get_type_hints(kind, include_extras=True)
        found = FIELDS[kind] = {
            field: (get_args(hint)[0], False)
            if get_origin(hint) is NotRequired  # which the class does not know where its annotations are texts
            else (hint, field in kind.__required_keys__)
            for field, hint in hints.items()
        }
    return found


FIELDS: dict[Any, dict[str, tuple[Any, bool]]] = {}  # by type: hints are texts that take long to read


def wrong_name(data: Any, meta: Any, name: str) -> str:
    """What is wrong with the names in a text or in the keys of a mapping."""
    extra = meta.extra or {}
    if ALLOWED not in extra:
        return ""
    for found in data if isinstance(data, Mapping) else [data]:
        if found not in extra[ALLOWED]:
            return f"{name} names {found!r}, which is none of {', '.join(extra[ALLOWED])}"
    missing = [one for one in extra[ALLOWED] if one not in data] if extra.get(ALL) else []
    return f"{name} has nothing for {', '.join(missing)}" if missing else ""


def nearest(data: Any, found: list[str], kinds: tuple[Any, ...]) -> str:
    """What to say where none of several types fits: what is wrong by the last that is not None."""
    return next(flaw for flaw, kind in zip(reversed(found), reversed(kinds), strict=True) if kind is not NoneType)


def called(kind: Any) -> str:
    return "None" if kind is None or kind is NoneType else str(kind.__name__)


def first(*flaws: str) -> str:
    return next((flaw for flaw in flaws if flaw), "")
