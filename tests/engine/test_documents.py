"""What people write becomes plain data of bounded size, or an error that names the place; files are written whole."""

from __future__ import annotations

import errno
import gc
import os
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, json, yaml

from cabildo.engine.documents import as_typed, parse_document, read_document, write_safely
from cabildo.engine.errors import CabildoError, PositionError
from cabildo.engine.plain_data import DEEPEST, MOST_VALUES
from cabildo.engine.yaml_reader import LONGEST, LONGEST_BLANK

NUMBERS = st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False, allow_infinity=False)
TEXTS = st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufeff\u2028\u2029\x85"))
PLAIN = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=12,
)


def parse(text: bytes | str) -> Any:
    return parse_document(text.encode() if isinstance(text, str) else text, PositionError, "file")


def refusal(text: bytes | str) -> str:
    with pytest.raises(PositionError) as problem:
        parse(text)
    return str(problem.value)


@given(document=PLAIN)
def test_json_is_read_as_it_was_written(document: Any) -> None:
    assert parse(json.encode(document)) == document


@given(document=st.dictionaries(TEXTS, st.lists(st.integers(-1000, 1000) | st.booleans() | TEXTS)))
def test_yaml_is_read_as_it_was_written(document: Any) -> None:
    assert parse(yaml.encode(document)) == document


@given(text=st.binary())
def test_any_bytes_are_read_or_refused(text: bytes) -> None:
    try:
        parse(text)
    except PositionError as problem:
        assert str(problem).startswith("file: ")  # noqa: PT017 - both are right


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", 1),
        ("-12", -12),
        ("0", 0),
        ("1.5", 1.5),
        ("-0.25", -0.25),
        ("6.02e+23", 6.02e23),
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("plain text  # and a comment", "plain text"),
        ("|\n  two\n  lines\n", "two\nlines\n"),
        (">-\n  one\n  line\n", "one line"),
    ],
)
def test_yaml_has_the_scalars_of_json(text: str, value: Any) -> None:
    read = parse(f"a: {text}")["a"]
    assert (read, type(read)) == (value, type(value))
    if text and "\n" not in text:
        quoted = text.partition("  #")[0]
        assert parse(f"a: '{quoted}'\nb: \"{quoted}\"") == {"a": quoted, "b": quoted}


@pytest.mark.parametrize(
    "text",
    [
        "1:30",
        "1:1:1.5",
        "0x10",
        "0b1",
        "0o7",
        "010",
        "1_000",
        "+1",
        ".5",
        "1.",
        "1e3",
        ".inf",
        ".nan",
        "yes",
        "off",
        "2001-01-01",
        "2001-01-01T12:30:00Z",
        "<<",
        "=",
    ],
)
def test_what_yaml_guesses_elsewhere_is_a_text(text: str) -> None:
    assert parse(f"a: {text}") == {"a": text}


def test_an_empty_file_is_nothing() -> None:
    assert parse("") is None
    assert parse("# only a comment") is None


def test_a_byte_order_mark_is_no_harm() -> None:
    assert parse(b"\xef\xbb\xbf" + b'{"a": 1}') == {"a": 1}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"\xff\xfe", "is not UTF-8 text (byte 0)"),
        (b'{"a": "\xff"}', "is not UTF-8 text (byte 7)"),
        ('{"a": 1, "a": 2}', "is not valid JSON (the key 'a' is there twice)"),
        ('{"a": [{"b": 1, "b": 1}]}', "the key 'b' is there twice"),
        ("[NaN]", "is not valid JSON (NaN is not a number)"),
        ("[Infinity]", "Infinity is not a number"),
        ('{"a": 1', "is not valid JSON (Expecting ',' delimiter: line 1 column 8"),
        ('{"a": 1} x', "is not valid JSON (Extra data: line 1 column 10"),
        ("[" + "9" * 5000 + "]", "is not valid JSON (Exceeds the limit"),
        ("[" * 100_000, "is not valid JSON (maximum recursion depth"),
        ("- " * 100_000, f"line 1: is nested more than {DEEPEST} levels deep"),
        ("a: " + "{b: " * 100_000, f"line 1: is nested more than {DEEPEST} levels deep"),
        ("a: 1\na: 2", "is neither JSON nor YAML (the key 'a' is there twice)"),
        ("9223372036854775808: 1", "is neither JSON nor YAML (a key is too large a number)"),
        ("? [1]\n: 2", "a list or mapping cannot be a key"),
        ("a: &x [1]\nb: *x", "line 1: anchors and aliases are not allowed"),
        ("a: 1\nb: *x", "line 2: anchors and aliases are not allowed"),
        ("a: !!python/object/apply:os.system [ls]", "line 1: tags are not allowed"),
        ("a: !!binary aGk=", "line 1: tags are not allowed"),
        ("--- 1\n--- 2\n", "there is a second document"),
        ("a: b: c", "is neither JSON nor YAML (mapping values are not allowed in this context"),
        ("a: 1\nb: " + "9" * 5000, "line 2: is too long a number"),
        ("a: 0." + "9" * 5000, "line 1: is too long a number"),
        ("%YAML 1.1\n--- 1", "line 1: directives are not allowed"),
        ("# note\n%TAG ! x\n--- 1", "line 2: directives are not allowed"),
        ("a: b" + " " * (LONGEST_BLANK + 1) + "c", f"line 1: has more than {LONGEST_BLANK} blanks in a row"),
        ("a: b\n" + "\n \t" * LONGEST_BLANK + "c", f"line 1: has more than {LONGEST_BLANK} blanks in a row"),
        ("a: " + "b" * LONGEST, f"YAML may have {LONGEST} characters at most"),
        ("-\n" * (2 * MOST_VALUES), f"has more than {MOST_VALUES} values"),
        ("x" * 100 + ": 1\n" + "x" * 100 + ": 1\n", "is neither JSON nor YAML (the key 'xxxxxxxxxxxx"),
    ],
)
def test_what_is_refused_and_why(text: bytes | str, reason: str) -> None:
    answer = refusal(text)
    assert answer.startswith("file: ")
    assert reason in answer


def test_laughing_yaml_is_refused_before_it_grows() -> None:
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    for before, name in zip("abcdefgh", "bcdefghi", strict=True):
        lines.append(f"{name}: &{name} [{', '.join(['*' + before] * 9)}]")
    assert "anchors and aliases" in refusal("\n".join(lines))


SIZE = 400_000
NASTY = {  # about as long each; what a scanner, a resolver or a builder might take its time for
    "base 60": "a: " + "1:" * (SIZE // 2) + "1",
    "base 60 with a point": "a: " + "1:" * (SIZE // 2) + "1.5",
    "digits": "a: " + "9" * SIZE,
    "decimals": "a: 0." + "1" * SIZE,
    "underscores": "a: 1" + "_" * SIZE + "x",
    "numbers": "a: [" + "1234567890123456789, " * (SIZE // 21) + "]",
    "a long text": "a: " + "x" * SIZE,
    "a long key": "x" * SIZE + ": a",
    "quotes": "a: '" + "''" * (SIZE // 2) + "'",
    "escapes": 'a: "' + "\\u0041" * (SIZE // 6) + '"',
    "words after a blank": "a: b" + " " * (SIZE // 2) + "b " * (SIZE // 4),
    "quoted words after a blank": 'a: "b' + " " * (SIZE // 2) + "b " * (SIZE // 4) + '"',
    "lines after empty ones": "a: |\n b\n" + "\n" * (SIZE // 2) + " b\n" * (SIZE // 6),
    "words after the longest blank": "a: b" + " " * LONGEST_BLANK + "b " * (SIZE // 2),
    "lines after the most empty ones": "a: |\n b\n" + "\n" * (LONGEST_BLANK - 1) + " b\n" * (SIZE // 3),
    "directives": "".join(f"%TAG !{number:x}! x\n" for number in range(SIZE // 14)) + "--- a",
    "directives after a mark": "".join(f"\ufeff%TAG !{number:x}! x\r" for number in range(SIZE // 14)) + "--- a",
    "keys": "".join(f"k{number}: {number}\n" for number in range(SIZE // 14)),
    "the same key": "a: 1\n" * (SIZE // 5),
    "the same number as key": "1: 1\n" * (SIZE // 5),
    "a flow list": "a: [" + "1," * (SIZE // 2) + "]",
    "flow mappings": "a: [" + "{b: 1}," * (SIZE // 7) + "]",
    "a list": "- 1\n" * (SIZE // 4),
    "empty items": "-\n" * (SIZE // 2),
    "no keys": "?\n" * (SIZE // 2),
    "lists in lists": "- - - - - 1\n" * (SIZE // 12),
    "deep lists": "- " * (SIZE // 2),
    "deep flow lists": "a: " + "[" * SIZE,
    "deep flow mappings": "a: " + "{b: " * (SIZE // 4),
    "comments": "# c\n" * (SIZE // 4) + "a: 1",
    "documents": "---\n" * (SIZE // 4),
    "anchors": "".join(f"k{number}: &a{number} x\n" for number in range(SIZE // 18)),
    "aliases": "a: &a [x]\nb: [" + "*a, " * (SIZE // 4) + "]",
    "a long tag": "a: !" + "%41" * (SIZE // 3),
    "merge keys": "".join(f"k{number}: {{<<: 1}}\n" for number in range(SIZE // 16)),
    "carriage returns": "a: b" + "\r" * (SIZE // 2) + " b\r" * (SIZE // 6),
}


def effort(text: str) -> float:
    """The processor time that a document takes, which other work on the machine hardly changes."""
    gc.disable()  # its time depends on what other tests have left
    before = time.thread_time()
    with suppress(PositionError):
        parse(text)
    took = time.thread_time() - before
    gc.enable()
    return took


def test_no_yaml_takes_much_longer_than_json_of_its_size() -> None:
    """What takes the square of its length takes thousands of times as long; events in Python some fifty times."""
    plain = min(effort("[" + "[1, 2], " * (SIZE // 8) + "3]") for _ in range(5))
    slow = {name: round(effort(text) / plain) for name, text in NASTY.items()}
    assert max(slow.values()) < 400, slow


class Form(Struct, forbid_unknown_fields=True):
    count: int = 0
    items: dict[str, list[int]] = {}
    other: Any = None
    part: Form | None = None
    parts: list[Form] = []
    rows: dict[str, dict[int, int]] = {}


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({"count": "3"}, "form: count: expected `int`, got `str`"),
        ({"count": True}, "form: count: expected `int`, got `bool`"),
        ({"count": 1.0}, "form: count: expected `int`, got `float`"),
        ({"count": 2**63}, "form: count: is too large a number"),
        ({"count": 10**5000}, "form: count: is too large a number"),
        ({"items": {"a": [1, "x"]}}, "form: items.a[1]: expected `int`, got `str`"),
        ({"items": {1: []}}, "form: items: a key: expected `str`, got `int`"),
        ({"part": {"items": {"a": [1], "b": [1, "x"]}}}, "form: part.items.b[1]: expected `int`, got `str`"),
        ({"part": {"items": {"a": 1}, "count": "3"}}, "form: part.items.a: expected `array`, got `int`"),
        ({"parts": [{}, {"items": {"a": [1], "b": 1}}]}, "form: parts[1].items.b: expected `array`, got `int`"),
        ({"rows": {"a": {1: 1}, "b": {"x": 1}}}, "form: rows.b: a key: expected `int`, got `str`"),
        ({"rows": {"a": {1: 1}, "b": {1: 1, 2: "x"}}}, "form: rows.b.2: expected `int`, got `str`"),
        ({"$.rows": 1}, "form: object contains unknown field `$.rows`"),
        ({"$.more": 1}, "form: object contains unknown field `$.more`"),
        ({"items": {None: []}}, "form: items: the key None is not a text"),
        ({"more": 1}, "form: object contains unknown field `more`"),
        ({"other": {"a": [float("nan")]}}, "form: other.a[0]: is not a number"),
        ({"other": [0, "\ud800"]}, "form: other[1]: is not valid text"),
        ({"other": {"\ud800": 1}}, "form: other: the key '\\ud800' is not a text"),
        ({"other": {1, 2}}, "form: other: set is not plain data"),
        ({"other": object}, "form: other: type is not plain data"),
        (None, "form: expected `object`, got `null`"),
        (3, "form: expected `object`, got `int`"),
    ],
)
def test_a_document_of_the_wrong_form_names_the_field(document: Any, reason: str) -> None:
    with pytest.raises(PositionError) as problem:
        as_typed(document, Form, PositionError, "form")
    assert str(problem.value) == reason


def test_the_field_is_found_without_trying_each(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[Any] = []
    convert = msgspec.convert

    def count(document: Any, *args: Any, **kwargs: Any) -> Any:
        tried.append(document)
        return convert(document, *args, **kwargs)

    monkeypatch.setattr(msgspec, "convert", count)
    items: dict[str, Any] = {str(number): [number] for number in range(10_000)}
    for guilty in ("0", "1", "7000", "9999"):
        tried.clear()
        with pytest.raises(PositionError, match=rf"items\.{guilty}\[1\]: expected `int`, got `str`"):
            as_typed({"items": {**items, guilty: [1, "x"]}}, Form, PositionError, "form")
        assert len(tried) < 20


def test_a_document_of_the_right_form_is_typed() -> None:
    form = as_typed({"count": 3, "items": {"a": [1]}}, Form, PositionError, "form")
    assert (form.count, form.items) == (3, {"a": [1]})


def test_depth_and_size_are_bounded() -> None:
    deep: Any = []
    for _ in range(DEEPEST + 1):
        deep = [deep]
    endless: list[Any] = []
    endless.append(endless)
    shared: Any = "ha"
    for _ in range(30):
        shared = [shared, shared]  # a thousand million values in thirty lists
    for document, reason in (
        (deep, "other[0][0][0][0][0]...: is nested more than"),
        (endless, "is nested more than"),
        (shared, f"has more than {MOST_VALUES} values"),
    ):
        with pytest.raises(PositionError) as problem:
            as_typed({"other": document}, Form, PositionError, "form")
        assert reason in str(problem.value)


def test_files_are_named(tmp_path: Path) -> None:
    path = tmp_path / "pack.yaml"
    path.write_text("a: [1, 2]\n")
    assert read_document(path, CabildoError) == {"a": [1, 2]}
    path.write_text("a: [1, 2\n")
    with pytest.raises(CabildoError, match=r"pack\.yaml"):
        read_document(path, CabildoError)
    for missing in (tmp_path, tmp_path / "none.json", Path("nul\0")):
        with pytest.raises(CabildoError, match="cannot be read"):
            read_document(missing, CabildoError)


def test_a_file_is_written_whole_and_with_the_usual_rights(tmp_path: Path) -> None:
    path, usual = tmp_path / "game.json", tmp_path / "usual"
    usual.write_bytes(b"")
    for data in (b"first", b"second"):
        write_safely(path, data)
        assert path.read_bytes() == data
    assert path.stat().st_mode == usual.stat().st_mode
    assert {file.name for file in tmp_path.iterdir()} == {"game.json", "usual"}


@pytest.mark.parametrize(
    ("module", "function"), [(tempfile, "mkdtemp"), (os, "fsync"), (Path, "replace")], ids=lambda part: str(part)[:30]
)
def test_a_write_that_fails_leaves_the_old_file_and_no_litter(
    module: Any, function: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: Any, **kwargs: Any) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "game.json"
    path.write_bytes(b"old")
    monkeypatch.setattr(module, function, fail)
    with pytest.raises(OSError, match="No space left"):
        write_safely(path, b"new")
    monkeypatch.undo()
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == b"old"
