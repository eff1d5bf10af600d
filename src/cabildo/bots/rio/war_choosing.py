"""The choice at every decision of a war, by the side that the actor is on."""

from __future__ import annotations

from cabildo.bots.rio import war_attack, war_defence
from cabildo.bots.rio.trading import considered
from cabildo.bots.rio.war_attack import Attack
from cabildo.bots.rio.war_cannons import bet_worth, shot_worth
from cabildo.bots.rio.war_defence import Defence, consent_worth, garrison_worth, recruit_worth
from cabildo.bots.rio.war_muster import Muster, muster_worth
from cabildo.titles.rio import phases
from cabildo.titles.rio.state import RioState

ATTACK = {phases.LEADING: war_attack.lead_worth, phases.MARCHING: war_attack.march_worth}
DEFENCE = {
    phases.BETTING: bet_worth,
    phases.SHOOTING: shot_worth,
    phases.GARRISONING: garrison_worth,
    phases.RECRUITING: recruit_worth,
    phases.LEADING: war_defence.lead_worth,
    phases.MARCHING: war_defence.march_worth,
    phases.CONSENTING: consent_worth,
}
WAR = {phases.MUSTERING, *ATTACK, *DEFENCE}


def war_choice(state: RioState) -> int:
    """The best action; of equals the first."""
    phase, legal = int(state.phase), considered(state)
    if phase == phases.MUSTERING:
        muster = Muster(state)
        return max(legal, key=lambda action: muster_worth(muster, action))
    if state.actor == state.the_war().attacker:
        attack = Attack(state)
        return max(legal, key=lambda action: ATTACK[phase](attack, action))
    defence = Defence(state)
    return max(legal, key=lambda action: DEFENCE[phase](defence, action))
