"""What the phases of a war remember, as it stands in positions under `step`; see `steps.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cabildo.engine.steps import Step
from cabildo.engine.told import told
from cabildo.titles.rio.written.steps import Seat

MOST_ATTACKERS = 255  # a camp counts no further; the printed board brings 49 at most
Small = Annotated[int, Meta(ge=0, le=MOST_ATTACKERS)]


class MusteringStep(Step):
    """The enemy gathers outside."""

    waiting: Annotated[Small, told("attackers still to place")]


class ShootingStep(Step):
    """The cannons have hit."""

    shots: Annotated[Small, told("attackers still to remove")]


class RecruitingStep(Step):
    """A defender pays for more tokens."""

    recruits: Annotated[Small, told("paid by this defender until now")] = 0


class GarrisoningStep(Step):
    """A defender's tokens are placed."""

    colour: Annotated[Seat | None, told("whose tokens; left out: the actor's")] = None
    free: Annotated[Small | None, told("tokens left; left out: as at the start")] = None
    extra: Annotated[Small, told("edition 1: the General's own, which goes anywhere")] = 0
    hired: Annotated[bool, told("they are paid for and must be placed")] = False


class MarchingStep(Step):
    """A group is led."""

    led: Annotated[str, told('where it is: "e6", or outside with its size: "north e 2"')]
    boosted: Annotated[bool, told("it is outside and had its bonus step; inside the group says so")] = False


class ConsentingStep(Step):
    """The owners of tokens are asked before they merge or are given up."""

    goal: Annotated[str, told("the group to merge with or to give up")]
    purpose: Annotated[Literal["merge", "sacrifice"], told("what the group that marches wants with it")]
    asking: Annotated[list[Seat], told("who has not answered yet")]
    commander: Annotated[Seat | None, told("who shall command; left out: who marches")] = None
