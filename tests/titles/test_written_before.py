"""Positions that earlier code wrote: they load, ask the same, answer the same, and are played to the same end."""

from __future__ import annotations

from functools import cache
from itertools import groupby

import msgspec
import pytest
from msgspec.structs import replace

from cabildo.engine.errors import CabildoError
from cabildo.engine.game import Game
from cabildo.engine.record import record_data
from cabildo.engine.registry import title as find_title
from cabildo.engine.state import State
from tests.records.written_before import Collection, Written, read_collection

PHASES = {  # of that code
    "puerto-rico": (
        "role tile hospice privilege placing building university producing extra-good trading loading claiming storing "
        "keeping"
    ),
    "rio": (
        "placing paying effects at-space siting laying-roads laying-walls ordering offering replying mustering betting "
        "shooting garrisoning recruiting leading marching consenting recalling"
    ),
}
TITLES = tuple(PHASES)

AT_A_SPACE = (
    "RP-ACT-01 RP-ACT-06 RP-ACT-10 RP-ACT-11 RP-ACT-12 RP-ACT-13 RP-ACT-14 RP-ACT-15 RP-ACT-17 RP-ACT-18 RP-ACT-23 "
    "RP-COMP-03 RP-EFFECT-04 RP-MINOR-02 RP-MINOR-06 RP-MINOR-08 RP-MINOR-09 RP-MINOR-10 RP-MINOR-14 RP-MINOR-15 "
    "RP-MINOR-18 RP-MINOR-19 RP-MINOR-21 RP-MINOR-23 RP-MINOR-26 RP-MINOR-27 RP-PLACE-CITY-04 RP-TRADE-04"
)

# What is explained in another way since then, by title and phase: the reason then and the reason now, None where the
# action is legal. Whoever changes a reason enters it here, with the cause.
CHANGED_REASONS: dict[str, dict[str, set[tuple[str | None, str | None]]]] = {
    "puerto-rico": {
        "keeping": {  # what is not stored any more, because there is none or the warehouses are full
            ("engine.other-decision", "PR-STORE-04"),
            ("engine.other-decision", "PR-BLD-SMALL-WAREHOUSE-01"),
            ("engine.other-decision", "PR-BLD-LARGE-WAREHOUSE-01"),
            ("engine.other-decision", "PR-BLD-LARGE-WAREHOUSE-02"),
        }
    },
    "rio": {
        "placing": {("RP-ACT-03", "RP-PLACE-CITY-15")},  # a hut is no building that one activates
        "effects": {  # what could be done on a space, where nothing can: the rule against it
            (before, now) for before in ("RP-EFFECT-04", "engine.other-decision") for now in AT_A_SPACE.split()
        },
        "garrisoning": {  # a General is told where a General's tokens go, by edition
            ("RP-DEFEND-03", "RP-OFFICE-19"),
            ("RP-DEFEND-03", "RP-OFFICE-20"),
        },
    },
}

# What may be done besides at the end of a continuation, by name; only mended rules are a cause. Here it is that a group
# outside may be led if friends at the entry can be given up.
NEW_CHOICES = {"rio-070": {"lead west 6 1"}, "rio-129": {"lead west 4 1", "lead west 4 2"}}

# What positions say otherwise since then; the old words are still read.
WRITTEN_ANEW = {"step", "waiting", "war"}

collection = cache(read_collection)


def cases(title: str) -> list[tuple[str, list[Written]]]:
    """The positions by case; those that lead to the end of the game come first in each."""
    return [(case, list(found)) for case, found in groupby(collection(title).positions, lambda written: written.case)]


def is_forced(case: str) -> bool:
    return case.endswith(", forced")


SAMPLE = [
    pytest.param(title, [found[0], *found[1:][-1:]], id=f"{title}: {case}")
    for title in TITLES
    for case, found in cases(title)
]
REST = [
    pytest.param(title, found[1:-1], id=f"{title}: {case}")
    for title in TITLES
    for case, found in cases(title)
    if len(found) > 2
]


@pytest.mark.parametrize(("title", "positions"), SAMPLE)
def test_a_position_is_what_it_was(title: str, positions: list[Written]) -> None:
    for written in positions:
        is_what_it_was(collection(title), written)


@pytest.mark.slow
@pytest.mark.parametrize(("title", "positions"), REST)
def test_all_other_positions_are_what_they_were(title: str, positions: list[Written]) -> None:
    for written in positions:
        is_what_it_was(collection(title), written)


def is_what_it_was(collected: Collection, written: Written) -> None:
    """What is asked, what may be done, why the rest may not, and how it goes on."""
    state = find_title(collected.title).from_position(written.position)
    assert (int(state.actor), state.decision.kind) == (written.actor, written.kind), written.name
    usual = state.decision.usual
    assert (None if usual is None else state.vocabulary.notation(usual)) == written.usual, written.name
    same_reasons(collected, written, state)
    same_words(written, state)
    same_course(collected.title, written)


def same_reasons(collected: Collection, written: Written, state: State) -> None:
    """Every action is legal or refused as it was, and `legal` agrees with it."""
    before: dict[str, str | None] = dict.fromkeys(written.legal) | collected.why_not(written)
    parse, actor = state.vocabulary.parse, state.actor
    now = {notation: state.explain(parse(notation), actor) for notation in before}
    allowed = CHANGED_REASONS[collected.title].get(written.kind, set())
    changed = {
        notation: (before[notation], reason)
        for notation, reason in now.items()
        if reason != before[notation] and (before[notation], reason) not in allowed
    }
    assert not changed, f"{written.name}: (then, now) {changed}"
    assert notations(state) & set(before) == {notation for notation, reason in now.items() if reason is None}, (
        written.name
    )


def notations(state: State) -> set[str]:
    return {state.vocabulary.notation(action) for action in state.legal_actions()}


def same_words(written: Written, state: State) -> None:
    """It is written again as it was, but for what is written anew, and that is read to the same decision."""
    now = msgspec.json.decode(msgspec.json.encode(state.to_position()))
    names = (written.position.keys() | now.keys()) - WRITTEN_ANEW
    assert {name: now.get(name) for name in names} == {name: written.position.get(name) for name in names}, written.name
    again = state.title.from_position(now)
    assert (again.actor, again.phase, again.legal_actions()) == (state.actor, state.phase, state.legal_actions())


def same_course(title: str, written: Written) -> None:
    """The moves lead to the same end of the game, or to the same choice."""
    if written.hash is not None:
        record = record_data(written.record(title))
        assert Game.from_record(record, source=written.name).state.over
        return
    game = Game.from_position(written.position)
    for number, move in enumerate(written.moves):
        try:
            game.replay(move)
        except CabildoError as problem:
            raise AssertionError(f"{written.name}: move {number + 1}: {problem}") from problem
    then = set(written.then) | NEW_CHOICES.get(written.name, set())
    game.answer_unasked(lambda state: notations(state) == then)
    assert notations(game.state) == then, written.name


# ---- what there is


@pytest.mark.parametrize("title", TITLES)
def test_there_are_positions_of_every_decision_that_lead_to_the_end(title: str) -> None:
    """For every number of players, and where somebody has a choice."""
    found = collection(title).positions
    phases = PHASES[title].split()
    assert {written.kind for written in found} == set(phases)
    assert {len(written.position["players"]) for written in found} == set(find_title(title).player_counts)
    for phase in phases:
        free = [written for written in found if written.kind == phase and not is_forced(written.case)]
        assert sum(written.hash is not None for written in free) >= 2, phase
    assert len({written.name for written in found}) == len(found) >= 200


def test_a_change_is_noticed() -> None:
    """The tests can fail: another reason, another legal action, another actor, another end."""
    rio = collection("rio")
    written = next(written for written in rio.positions if written.hash is not None and len(written.legal) > 1)
    reason, places = next(iter(written.reasons.items()))
    legal = rio.vocabularies[written.vocabulary].index(written.legal[0])
    for other in (
        replace(written, reasons={**written.reasons, reason: "", "RP-END-01": places}),
        replace(written, legal=written.legal[1:], reasons={**written.reasons, reason: f"{places} {legal}"}),
        replace(written, actor=written.actor + 1),
        replace(written, hash="0" * 32),
    ):
        with pytest.raises(Exception, match=written.name):
            is_what_it_was(rio, other)
