"""What the phases of Puerto Rico remember, as it stands in positions under `step`.

Each phase writes and reads its own. They are apart from the phases only because these are compiled, and compiled code
forgets what a list is of.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cabildo.engine.steps import Step

Count = Annotated[int, Meta(ge=0, le=9999)]


class TileStep(Step):
    """The player takes a tile."""

    drawn: Annotated[bool, Meta(description="the hacienda was used in this turn")] = False


class ColonistStep(Step):
    """Hospice or university bring a colonist."""

    place: Annotated[str, Meta(description="the tile or building on which the colonist would go")]


class PlacingStep(Step):
    """Colonists are placed, place by place in the order of the tiles and buildings."""

    place: Annotated[str | None, Meta(description="the place asked for; left out: the first with a circle")] = None
    hand: Annotated[Count | None, Meta(description="colonists still to place; left out: those in San Juan")] = None


class MadeStep(Step):
    """Goods are produced, or the craftsman takes one more."""

    made: Annotated[list[str], Meta(description="kinds of goods that the craftsman made")] = []


class LoadingStep(Step):
    """Barrels are loaded."""

    captain_loaded: Annotated[bool, Meta(description="the captain's extra point is settled")] = False
    wharves_used: Annotated[list[Count], Meta(description="seats that used their wharf")] = []
    passes: Annotated[int, Meta(ge=0, le=9999, description="turns in a row without a load")] = 0


class ClaimingStep(Step):
    """The extra points of a load are on offer."""

    claimable: Annotated[int, Meta(ge=0, le=9999, description="how many")]


class StorageStep(Step):
    """Goods are stored, or the single barrel is kept."""

    stored: Annotated[list[str], Meta(description="kinds of goods in warehouses")] = []
