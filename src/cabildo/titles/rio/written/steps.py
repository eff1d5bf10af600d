"""What the phases of Río de la Plata remember, as it stands in positions under `step`.

Each phase writes and reads its own. They are apart from the phases only because these are compiled, and compiled code
forgets what a list is of.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cabildo.engine.steps import Step
from cabildo.engine.told import one_of, told
from cabildo.titles.rio.actions import MOST_TRADED
from cabildo.titles.rio.terms import OFFICE_NAMES, WARE_NAMES

Seat = Annotated[int, Meta(ge=0, le=4)]
Traded = Annotated[int, Meta(ge=0, le=MOST_TRADED)]
ByWare = Annotated[dict[str, Traded], one_of("ware", WARE_NAMES)]
Office = Annotated[str, one_of("office", OFFICE_NAMES)]


class PayingStep(Step):
    """Something is paid for, and done when it is paid."""

    purchase: Annotated[str, told("the action that is paid for: work, shadow, settle or build")]


class AtSpaceStep(Step):
    """Workers in the city do something."""

    space: Annotated[str, told("the space where they are")]


class SitingStep(Step):
    """A tile is set on the ring around the Plaza Mayor."""

    building: Annotated[str, told("`palace` or `cathedral`")]


class LayingStep(Step):
    """Roads or walls are laid."""

    pieces: Annotated[int, Meta(ge=0, le=99), told("pieces still to lay")]


class OrderingStep(Step):
    """Places in the order are chosen for the next year."""

    moved: Annotated[list[Seat], told("the seats that have moved or stayed")] = []


class OfferStep(Step):
    """An offer is put together, or waits for its answer."""

    partner: Annotated[Seat, told("the other one, whoever is asked")]
    counter: Annotated[bool, told("it answers another offer")] = False
    give: Annotated[ByWare, told("what the one who offers gives")] = {}
    ask: Annotated[ByWare, told("what the one who offers asks for")] = {}
    give_offices: Annotated[list[Office], told("edition 1: offices that the one who offers gives")] = []
    ask_offices: Annotated[list[Office], told("edition 1: offices that the one who offers asks for")] = []
