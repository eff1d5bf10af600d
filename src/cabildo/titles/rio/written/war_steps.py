"""What the phases of a war remember, as it stands in positions under `step`; see `steps.py`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from cabildo.engine.steps import Step
from cabildo.titles.rio.written.steps import Seat

MOST_ATTACKERS = 255  # a camp counts no further; the printed board brings 49 at most
Small = Annotated[int, Meta(ge=0, le=MOST_ATTACKERS)]


class MusteringStep(Step):
    """The enemy gathers outside."""

    waiting: Annotated[Small, Meta(description="attackers still to place")]


class ShootingStep(Step):
    """The cannons have hit."""

    shots: Annotated[Small, Meta(description="attackers still to remove")]


class RecruitingStep(Step):
    """A defender pays for more tokens."""

    recruits: Annotated[Small, Meta(description="paid by this defender until now")] = 0


class GarrisoningStep(Step):
    """A defender's tokens are placed."""

    colour: Annotated[Seat | None, Meta(description="whose tokens; left out: the actor's")] = None
    free: Annotated[Small | None, Meta(description="tokens left; left out: as at the start")] = None
    extra: Annotated[Small, Meta(description="edition 1: the General's own, which goes anywhere")] = 0
    hired: Annotated[bool, Meta(description="they are paid for and must be placed")] = False


class MarchingStep(Step):
    """A group is led."""

    led: Annotated[str, Meta(description='where it is: "e6", or outside with its size: "north e 2"')]
    boosted: Annotated[bool, Meta(description="it is outside and had its bonus step; inside the group says so")] = False


class ConsentingStep(Step):
    """The owners of tokens are asked before they merge or are given up."""

    goal: Annotated[str, Meta(description="the group to merge with or to give up")]
    purpose: Literal["merge", "sacrifice"]
    asking: Annotated[list[Seat], Meta(description="who has not answered yet")]
    commander: Annotated[Seat | None, Meta(description="who shall command; left out: who marches")] = None
