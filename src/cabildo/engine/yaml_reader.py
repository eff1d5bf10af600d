"""YAML that people write, as far as it says what JSON can say: without tags, aliases and guesses, and in linear time.

The library's scanner does the reading and nothing of what follows it: no types beyond JSON's, since one of its own
costs the square of its length (a number in base 60), and no trees, since building them can end the process on deep
nesting. The scanner is linear but for two things that no file of ours needs and that are refused before it starts:
directives, each of which it compares with all others, and long blanks, whose room it wipes at every word that follows.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from cabildo.engine.plain_data import DEEPEST, MOST_VALUES, unique_keys

LONGEST = 2**20  # characters; the longest ledger has a fifth of it
LONGEST_BLANK = 1_000  # spaces and line breaks in a row
LONGEST_NUMBER = 40  # characters

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
BREAK = "\r\n\x85\u2028\u2029"
DIRECTIVE = re.compile(f"(?:^|[{BREAK}])\ufeff*%")
BLANKS = re.compile(f"[ \t\ufeff{BREAK}]{{2,}}")

# What every version of YAML reads as the same number. 0x10, 010, 1_000, 1e3 and 1:30 are numbers in some and texts in
# others; here they are texts, and whoever wants a number is told which field holds none.
NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+(?:[eE][-+][0-9]+)?)?")
WORDS = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}


def parse_yaml(text: str) -> Any:
    """The content of the one document; raises ValueError."""
    check_form(text)
    try:
        return build(text)
    except yaml.YAMLError as problem:
        raise ValueError(str(problem)) from None


def check_form(text: str) -> None:
    """Raises ValueError for what the scanner would spend more than linear time on."""
    if len(text) > LONGEST:
        raise ValueError(f"YAML may have {LONGEST} characters at most; JSON may have more")
    directive = DIRECTIVE.search(text)
    if directive:
        raise ValueError(f"line {text.count(chr(10), 0, directive.end()) + 1}: directives are not allowed")
    for blank in BLANKS.finditer(text):
        if len(blank.group()) > LONGEST_BLANK:
            line = text.count("\n", 0, blank.start()) + 1
            raise ValueError(f"line {line}: has more than {LONGEST_BLANK} blanks in a row")


def build(text: str) -> Any:
    """Plain data from the scanner's events, one after another; raises ValueError or YAMLError."""
    opened: list[list[Any]] = [[]]  # what each open collection holds so far; of a mapping keys and values in turn
    values = 0
    for event in yaml.parse(text, Loader=LOADER):
        if isinstance(event, yaml.DocumentStartEvent) and opened[0]:
            raise ValueError("there is a second document")
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise ValueError(f"{line_of(event)}: anchors and aliases are not allowed")
        if getattr(event, "tag", None) is not None:
            raise ValueError(f"{line_of(event)}: tags are not allowed")
        if isinstance(event, yaml.SequenceStartEvent | yaml.MappingStartEvent):
            if len(opened) > DEEPEST:
                raise ValueError(f"{line_of(event)}: is nested more than {DEEPEST} levels deep")
            opened.append([])
        elif isinstance(event, yaml.SequenceEndEvent):
            items = opened.pop()
            opened[-1].append(items)
        elif isinstance(event, yaml.MappingEndEvent):
            items = opened.pop()
            opened[-1].append(unique_keys(zip(items[::2], items[1::2], strict=True)))
        elif isinstance(event, yaml.ScalarEvent):
            opened[-1].append(scalar(event))
        else:
            continue
        values += 1
        if values > 2 * MOST_VALUES:  # keys and ends are counted too
            raise ValueError(f"has more than {MOST_VALUES} values")
    return opened[0][0] if opened[0] else None


def scalar(event: yaml.ScalarEvent) -> Any:
    """Nothing, a truth value, a number or, with whatever else it looks like, a text; raises ValueError."""
    text: str = event.value
    if not event.implicit[0]:  # it is in quotes
        return text
    if text in WORDS:
        return WORDS[text]
    number = NUMBER.fullmatch(text)
    if number is None:
        return text
    if len(text) > LONGEST_NUMBER:
        raise ValueError(f"{line_of(event)}: is too long a number")
    return int(text) if number[1] is None else float(text)


def line_of(event: yaml.Event) -> str:
    return f"line {event.start_mark.line + 1}" if event.start_mark else "somewhere"
