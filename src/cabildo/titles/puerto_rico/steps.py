"""What the phases of Puerto Rico remember, as it stands in positions under `step`.

Each phase writes and reads its own. They are apart from the phases only because these are compiled, and compiled code
forgets what a list is of.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cabildo.engine.steps import Step
from cabildo.engine.told import one_of, told
from cabildo.titles.puerto_rico.terms import GOOD_NAMES, PLACE_NAMES

Count = Annotated[int, Meta(ge=0, le=9999)]
Good = Annotated[str, one_of("good", GOOD_NAMES)]
Place = Annotated[str, one_of("place", PLACE_NAMES)]


class TileStep(Step):
    """The player takes a tile."""

    drawn: Annotated[bool, told("the hacienda was used in this turn")] = False


class ColonistStep(Step):
    """Hospice or university bring a colonist."""

    place: Annotated[Place, told("the tile or building on which the colonist would go")]


class PlacingStep(Step):
    """Colonists are placed, place by place in the order of the tiles and buildings."""

    place: Annotated[Place | None, told("the place asked for; left out: the first with a circle")] = None
    hand: Annotated[Count | None, told("colonists still to place; left out: those in San Juan")] = None


class MadeStep(Step):
    """Goods are produced, or the craftsman takes one more."""

    made: Annotated[list[Good], told("kinds of goods that the craftsman made")] = []


class LoadingStep(Step):
    """Barrels are loaded."""

    captain_loaded: Annotated[bool, told("the captain has had the extra point of the first load")] = False
    wharves_used: Annotated[list[Count], told("seats that used their wharf")] = []
    passes: Annotated[Count, told("turns in a row without a load")] = 0


class ClaimingStep(Step):
    """The extra points of a load are on offer."""

    claimable: Annotated[Count, told("how many")]


class StorageStep(Step):
    """Goods are stored, or the single barrel is kept."""

    stored: Annotated[list[Good], told("kinds of goods in warehouses")] = []
