"""What people write becomes plain data of bounded size, or an error that names the place; files are written whole."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path
from typing import Any, NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct, json, yaml

from cabildo.engine.documents import DEEPEST, MOST_VALUES, as_typed, parse_document, read_document, write_safely
from cabildo.engine.errors import CabildoError, PositionError

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


def test_yaml_has_the_usual_scalars_and_a_date_stays_a_text() -> None:
    text = "a: [1, 0x10, 1.5, yes, ~, 'no', 2001-01-01, <<, plain text]  # a comment\n"
    assert parse(text) == {"a": [1, 16, 1.5, True, None, "no", "2001-01-01", "<<", "plain text"]}


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
        ("a: " + "9" * 5000, "Exceeds the limit"),
    ],
)
def test_what_is_refused_and_why(text: bytes | str, reason: str) -> None:
    assert refusal(text).startswith("file: ")
    assert reason in refusal(text)


def test_laughing_yaml_is_refused_before_it_grows() -> None:
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    for before, name in zip("abcdefgh", "bcdefghi", strict=True):
        lines.append(f"{name}: &{name} [{', '.join(['*' + before] * 9)}]")
    assert "anchors and aliases" in refusal("\n".join(lines))


class Form(Struct, forbid_unknown_fields=True):
    count: int = 0
    items: dict[str, list[int]] = {}
    other: Any = None


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
