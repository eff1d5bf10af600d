"""What the phases of a fight remember, as it stands in positions under `step`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cabildo.engine.steps import Step
from cabildo.engine.told import one_of, told
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, MOST_ATTACKERS
from cabildo.titles.trinidad.written.steps import Card, Cards, Few, Marker

SIDE_NAMES = ("defence", "assault")  # by number in `extended_war/duel.py`, like the next ones
COURSE_NAMES = ("undecided", "removal", "flight", "pursuit")
Attacker = Annotated[int, Meta(ge=1, le=MOST_ATTACKERS)]
Side = Annotated[str, one_of("side", SIDE_NAMES)]
District = Annotated[str, one_of("district", DISTRICT_NAMES)]


class CombatStep(Step):
    """A unit of the actor, or of the automaton, and an attacker fight."""

    marker: Annotated[Marker, told("the war marker of the unit")]
    attacker: Annotated[Attacker, told("the number of the attacker")]
    district: Annotated[District, told("where they met")]
    attackers_turn: Annotated[bool, told("the attackers are on turn")] = False
    crossed: Annotated[bool, told("the attacker has just crossed a Wall")] = False
    moves: Annotated[Few, told("in an attacker's turn: its own, or those of a unit that fights again")] = 0
    again: Annotated[Side | None, told("the side that fights again by card 77")] = None
    used: Annotated[list[Card], told("cards used for their red powers, ascending")] = []
    burned: Annotated[Cards, told("cards burned for more AV")] = 0
    doubled: Annotated[Cards, told("cards burned for twice the AV")] = 0
    walls: Annotated[Annotated[int, Meta(ge=0, le=2)], told("how often the Walls count by card 34")] = 1
    drawn: Annotated[list[Card], told("cards that the attackers have shown, ascending")] = []
    acted: Annotated[Card | None, told("the last card that did what it does at once")] = None
    course: Annotated[Annotated[str, one_of("course", COURSE_NAMES)], told("how far it has come")] = COURSE_NAMES[0]
    automaton: Annotated[bool, told("the unit is the automaton's")] = False


class ApplyingStep(Step):
    """A card was burned in a fight, or used for its red power, and asks what for."""

    card: Annotated[Card, told("its number")]
    burned: Annotated[bool, told("it was burned")] = True


class ShiftingStep(Step):
    """A card moves a miniature; units count from 1 by seat and war marker, attackers by their numbers."""

    card: Annotated[Card, told("the card")]
    side: Annotated[Side, told("the side that it works for")]
    choices: Annotated[list[Attacker], told("the miniatures of which one moves, until it is chosen")] = []
    miniature: Annotated[Attacker | None, told("the one that moves")] = None
    goals: Annotated[list[District], told("where it may go")] = []


class TargetingStep(Step):
    """An attacker fights again by card 77."""

    attacker: Annotated[Attacker, told("its number")]
    crossed: Annotated[bool, told("it has crossed a Wall in this turn")] = False
    moves: Annotated[Few, told("that it has made in this turn")] = 0


class PursuingStep(Step):
    """A unit of the actor, or of the automaton, may go on by card 77."""

    marker: Annotated[Marker, told("its war marker")]
    attackers_turn: Annotated[bool, told("the attackers are on turn")] = False
    moved: Annotated[bool, told("it has moved")] = False
    automaton: Annotated[bool, told("the unit is the automaton's")] = False
