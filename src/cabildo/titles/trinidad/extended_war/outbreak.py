"""An extended war breaks out: it waits for the next decade, or is fought at once in the last one."""

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea, empty_combat_area
from cabildo.titles.trinidad.extended_war.forces import area_of
from cabildo.titles.trinidad.extended_war.last_rounds import begin_rounds
from cabildo.titles.trinidad.extended_war.muster import muster
from cabildo.titles.trinidad.extended_war.posting import post_all
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FACTION_NAMES


def break_out(state: TrinidadState, faction: i64, modifier: i64) -> bool:
    """Note the war; tell whether it is fought at once, so that the phase on top is resumed when it is over.

    (TR-XWAR-01, TR-XWAR-03, TR-XWAR-04.)
    """
    state.area = new_area(faction, modifier)
    if state.sink is not None:
        state.tell("war-declared", {"faction": FACTION_NAMES[faction], "modifier": int(modifier)})
    if not state.last_decade():
        return False
    if not set_up_combat(state):
        begin_rounds(state)
    return True


def new_area(faction: i64, modifier: i64) -> CombatArea:
    """An empty Combat Area."""
    area = empty_combat_area()
    area.faction = faction
    area.modifier = modifier
    area.cards = vec[i64]()
    area.places = vec[i64]()
    area.wounds = vec[i64]()
    area.takers = vec[i64]()
    return area


def set_up_combat(state: TrinidadState) -> bool:
    """Bring attackers, then defenders, into place; tell whether somebody is asked (TR-XWAR-05).

    Then the phase on top is resumed with POSTED.
    """
    state.war_fought = True
    muster(state, area_of(state))
    return post_all(state)
