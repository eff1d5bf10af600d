"""After a war: workers with nothing to do next turn where they stand come home."""

from __future__ import annotations

from cabildo.bots.rio.buildings import activation_worth, best_aim
from cabildo.bots.rio.outlook import Outlook
from cabildo.titles.rio.actions import DONE
from cabildo.titles.rio.minor_buildings import uses_a_turn
from cabildo.titles.rio.terms import NOWHERE


def recall_worth(outlook: Outlook, action: int) -> float:
    if action == DONE:
        return 0.0
    return -1.0 if has_work(outlook, action - int(outlook.board.recall)) else 1.0


def has_work(outlook: Outlook, space: int) -> bool:
    """Whether the actor's workers there can build with the goods at hand, or activate what stands there."""
    if outlook.district(space) == NOWHERE:
        return False  # on the Plaza Mayor
    if best_aim(outlook, space, outlook.crew(space)) is not None:
        return True
    can_use = outlook.has_house_beside(space) and uses_a_turn(outlook.board, outlook.city, space) > 0
    return can_use and activation_worth(outlook, space) > 0
