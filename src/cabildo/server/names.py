"""Names that people give themselves: what everybody else can read as it is meant, and nothing that hides or turns text.

Letters of every script are welcome. What cannot be seen is not: with it two people look alike, and a name reorders or
covers the text around it.
"""

from __future__ import annotations

import unicodedata
from itertools import groupby, islice

from cabildo.server.problems import RequestProblem

LONGEST_NAME = 40
MOST_MARKS = 4  # on one letter; more pile up over the lines around it

# control, format (direction, zero width), surrogate, private, unassigned, and separators of lines
UNSEEN_KINDS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# letters and marks that show nothing: Unicode's default ignorable ones, a blank of Braille, the place of an object
UNSEEN_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159").union(
    map(chr, range(0x180B, 0x1810)), map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0))
)
EMOJI_OR_TEXT = str.maketrans("", "", "\ufe0e\ufe0f")  # keyboards add them to a heart or a star; nothing is lost
# in some scripts a joiner is part of the spelling: after a virama, and in Persian where letters would join (RFC 5892)
JOINERS = "\u200c\u200d"
VIRAMA = 9  # the combining class
NEVER_JOINS_ON = frozenset("اأإآدذرزژوؤةىء")


def read_name(text: str) -> str:
    """The name as it is kept; raises a problem where others could not read it."""
    name = tidy(text)
    if any(is_unseen(name, place) for place in range(len(name))) or unseen_control(text):
        raise bad_name("name: it holds characters that cannot be seen or that change the direction of the text")
    if not shows_something(name):
        raise bad_name("name: it shows nothing that can be read")
    if piles_up(name):
        raise bad_name(f"name: more than {MOST_MARKS} marks on one letter")
    if len(name) > LONGEST_NAME:  # composing can also make it longer
        raise bad_name(f"name: more than {LONGEST_NAME} characters")
    return name


def shown_name(text: str) -> str:
    """What is left of a name that nobody can be asked about, such as one in a file; nothing where nothing shows."""
    name = tidy(text)
    name = "".join(letter for place, letter in enumerate(name) if not is_unseen(name, place))
    runs = ("".join(islice(run, MOST_MARKS if marks else None)) for marks, run in groupby(name, is_mark))
    name = tidy("".join(runs))
    while name and is_mark(name[0]):
        name = name[1:].lstrip()
    return name[:LONGEST_NAME].rstrip()


def tidy(text: str) -> str:
    """Composed letters, and single plain spaces between words."""
    return " ".join(unicodedata.normalize("NFC", text.translate(EMOJI_OR_TEXT)).split())


def unseen_control(text: str) -> bool:
    """Whether it holds a line break or a tab, which tidying would make a space."""
    return any(unicodedata.category(letter) in ("Cc", "Zl", "Zp") for letter in text)


def is_unseen(name: str, place: int) -> bool:
    letter = name[place]
    if letter in JOINERS:
        return not joins(name, place)
    return letter in UNSEEN_LETTERS or unicodedata.category(letter) in UNSEEN_KINDS


def joins(name: str, place: int) -> bool:
    """Whether a joiner changes how the letters around it look."""
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if not before or not after:
        return False
    if unicodedata.combining(before) == VIRAMA:
        return True
    arabic = all(unicodedata.name(letter, "").startswith("ARABIC LETTER") for letter in (before, after))
    return name[place] == "\u200c" and arabic and before not in NEVER_JOINS_ON


def shows_something(name: str) -> bool:
    """Whether it begins with something that marks can stand on; the rest follows."""
    return bool(name) and not is_mark(name[0])


def piles_up(name: str) -> bool:
    return any(marks and len(list(run)) > MOST_MARKS for marks, run in groupby(name, is_mark))


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter) in ("Mn", "Me")


def bad_name(why: str) -> RequestProblem:
    return RequestProblem(422, "problem-name", why)
