"""What the phases of Trinidad remember, as it stands in positions under `step`.

Each phase writes and reads its own. They are apart from the phases only because these are compiled, and compiled code
forgets what a list is of.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import asdict

from cabildo.engine.steps import Step
from cabildo.engine.told import one_of, told
from cabildo.titles.trinidad.actions import HIGHEST_BID
from cabildo.titles.trinidad.notation import BALLOT_NAMES, SWAPS
from cabildo.titles.trinidad.terms import (
    BUILDING_NAMES,
    CARDS,
    CHARACTER_NAMES,
    END_STEP_NAMES,
    FACTION_NAMES,
    FIRST_CARD,
    GRID_NAMES,
    INTENTION_NAMES,
    LAW_NAMES,
    MINORS,
    SEATS,
    SLOTS,
    STACKS,
    STORES,
    WAR_MARKERS,
)

Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Few = Annotated[int, Meta(ge=0, le=9)]
Result = Annotated[int, Meta(ge=-1, le=1)]
Card = Annotated[int, Meta(ge=FIRST_CARD, le=FIRST_CARD + CARDS - 1)]
Grid = Annotated[str, one_of("grid", GRID_NAMES)]
Swap = Annotated[str, one_of("swap", SWAPS)]
Slot = Annotated[int, Meta(ge=1, le=SLOTS)]
Faction = Annotated[str, one_of("faction", FACTION_NAMES)]
Marker = Annotated[int, Meta(ge=1, le=WAR_MARKERS)]
Points = Annotated[int, Meta(ge=0, le=999)]
CharacterName = Annotated[str, one_of("character", CHARACTER_NAMES)]


def spelled_out(step: Step) -> dict[str, Any]:
    """A step with all its fields, also those that are as usual, for views."""
    return asdict(step)


# ---- characters


class ChoosingStep(Step):
    """Characters are chosen."""

    disks: Annotated[list[CharacterName | None], told("by seat: the character with its disk; left out: no disks")] = []


class BiddingStep(Step):
    """A character is auctioned."""

    character: Annotated[CharacterName, told("which")]
    bidders: Annotated[list[Seat], told("the seats that have not withdrawn")]
    bid: Annotated[int, Meta(ge=0, le=HIGHEST_BID), told("the highest so far")] = 0


class DealingStep(Step):
    """Dealt characters are kept or removed."""

    dealt: Annotated[list[list[CharacterName]], told("by seat: those from which they have not chosen yet")]


# ---- cards and the course of a decade


class KeepingStep(Step):
    """Somebody looks at cards of the deck and keeps one or none."""

    cards: Annotated[list[Card], told("the cards looked at, ascending")]


class StackingStep(Step):
    """Several cards were discarded together; which lies on top?"""

    discarded: Annotated[int, Meta(ge=2, le=CARDS), told("so many cards on top of the own pile")]


class SalaryStep(Step):
    """Somebody pays, discards or loses points for their affiliates."""

    discarded: Annotated[int, Meta(ge=0, le=CARDS), told("cards discarded so far, on top of the own pile")] = 0


class ReactivatingStep(Step):
    """Rotated cards are turned upright, in ascending order, the character last."""

    left: Annotated[int, Meta(ge=1, le=99), told("so many cards may still be turned")]
    after: Annotated[int, Meta(ge=0, le=FIRST_CARD + CARDS - 1), told("the card turned last")] = 0


class EndStep(Step):
    """The end of a decade waits for what one of its steps asks."""

    step: Annotated[
        Annotated[str, one_of("step", END_STEP_NAMES)] | None, told("the step; left out: the one that asks this")
    ] = None
    turns: Annotated[
        Annotated[int, Meta(ge=1, le=SEATS)] | None,
        told("so many turns of the step have begun; left out: up to that of the seat that is asked"),
    ] = None


# ---- building and paying


class BuildingStep(Step):
    """A minor building looks for its place."""

    building: Annotated[str, one_of("building", BUILDING_NAMES[:MINORS]), told("what is to be built")]


class MarkingStep(Step):
    """A Monument or Fountain was built."""

    space: Annotated[str, told("the space where it stands")]


class PayingStep(Step):
    """Something is paid for, and done when it is paid."""

    purchase: Annotated[str, told("the action that is paid for")]
    helpers: Annotated[Few | None, told("how many workers of the council do it, once that is chosen")] = None
    swaps: Annotated[list[Swap], told("which cubes stand for others, as far as that is chosen")] = []


# ---- production and trade


class TakingStep(Step):
    """Cubes are taken from the resource grids, those of stone first."""

    stone: Annotated[Few, told("stone cubes still to take")] = 0
    wood: Annotated[Few, told("wood cubes still to take")] = 0
    store: Annotated[int, Meta(ge=1, le=STORES), told("the first grid that may still be chosen, counted from 1")] = 1
    emptied: Annotated[Few, told("grids emptied so far")] = 0
    result: Annotated[Result, told("what a turn beneath is told: 0 goes on, 1 ends")] = -1


class CollectingStep(Step):
    """Coins are taken from the stacks."""

    bronze: Annotated[Few, told("coins still to take, in bronze")] = 0
    stack: Annotated[int, Meta(ge=1, le=STACKS), told("the first stack that may still be chosen")] = 1
    emptied: Annotated[Few, told("stacks emptied so far")] = 0
    result: Annotated[Result, told("what a turn beneath is told: 0 goes on, 1 ends")] = -1


class ActivatingStep(Step):
    """A building is activated."""

    space: Annotated[str, told("where it stands")]
    effect: Annotated[str | None, told("its effect, once it is paid for")] = None


# ---- major buildings and free actions


class WorkingStep(Step):
    """Workers are placed on a grid."""

    grid: Annotated[Grid, told("the grid")]
    own: Annotated[list[Slot], told("spaces taken by own workers in this action")] = []
    council: Annotated[list[Slot], told("spaces taken by the council's workers in this action")] = []


class ArrangingStep(Step):
    """Own and council's workers came together."""

    question: Annotated[str, told("`first` or `last`: which of them is asked for")]


class SitingStep(Step):
    """A major building is set on the ring around the Plaza Mayor."""

    building: Annotated[str, told("`cabildo` or `cathedral`")]


class WallingStep(Step):
    """Walls are laid."""

    pieces: Annotated[int, Meta(ge=1, le=99), told("walls that may still be laid")]
    after: Annotated[str | None, told("the edge with the wall laid last; the next ones lie behind it")] = None


class RecoveringStep(Step):
    """Workers are taken back from a grid."""

    grid: Annotated[Grid, told("the grid")]
    after: Annotated[Slot | None, told("the space left last; the next ones lie behind it")] = None


class BurningStep(Step):
    """A card was burned."""

    card: Annotated[int, told("its number")]


# ---- a vote of the council


class VoteStep(Step):
    """The council votes on a law, or an approved one takes effect."""

    law: Annotated[str, one_of("law", LAW_NAMES), told("the law")]
    grid: Annotated[Grid | None, told("the grid that a Major Building Act is about")] = None
    declared: Annotated[
        list[Annotated[str, one_of("intention", INTENTION_NAMES)] | None],
        told("by seat: what they declared; left out where nobody has, or where it matters no more"),
    ] = []
    ballots: Annotated[
        list[Annotated[str, one_of("ballot", BALLOT_NAMES)] | None],
        told("by seat: how they voted, `yes 4`; left out where nobody has, or where it matters no more"),
    ] = []


class StaffingStep(Step):
    """By an approved Major Building Act the council's workers come to a grid."""

    grid: Annotated[Grid, told("the grid")]
    placed: Annotated[list[Slot], told("spaces that they took so far")] = []
    declared: Annotated[
        list[Annotated[str, one_of("intention", INTENTION_NAMES)] | None], told("by seat: what they declared")
    ] = []
    ballots: Annotated[
        list[Annotated[str, one_of("ballot", BALLOT_NAMES)] | None], told("by seat: how they voted")
    ] = []


# ---- the end of a decade


class FightingStep(Step):
    """A seat meets an attack on the city."""

    faction: Annotated[Faction, told("who attacks")]
    attack: Annotated[Points, told("the strength of the attack, which walls have weakened already")]
    fielded: Annotated[list[Marker], told("war markers, counted from 1, whose units fight")] = []


class ScoringStep(Step):
    """An Era was scored; one award may be raised by VP status."""

    money: Annotated[list[Points], told("what each seat got for being the richest")]
    character: Annotated[list[Points], told("what each seat got for its character")]
