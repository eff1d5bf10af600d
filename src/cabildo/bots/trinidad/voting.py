"""Votes of the council: when to call one, for which law, what to declare, and how much council value to spend."""

from __future__ import annotations

from math import exp
from typing import cast

from cabildo.bots.trinidad.grids import chances, grid_worth, waiting
from cabildo.bots.trinidad.judgement import coins_worth, council_table, faith_worth, gained_cubes
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.war import war_wish
from cabildo.titles.trinidad.actions import (
    ABSTAIN,
    BALLOT_NO,
    BALLOT_YES,
    COUNCIL_SLOT,
    DECADE,
    DECLARE,
    DONE,
    LAW,
    WORK,
)
from cabildo.titles.trinidad.council_vote.calling import legislator_of, may_call_vote
from cabildo.titles.trinidad.council_vote.decades import decades_for
from cabildo.titles.trinidad.council_vote.proposing import can_be_chosen
from cabildo.titles.trinidad.council_vote.vote import Vote, start_vote
from cabildo.titles.trinidad.grids import is_open
from cabildo.titles.trinidad.tension import steps_to_war
from cabildo.titles.trinidad.terms import (
    COUNCIL,
    FACTIONS,
    GRIDS,
    INTENTION_NAMES,
    LAWS,
    LOAD_COINS,
    LOAD_TRIPLET,
    MAJOR_BUILDING_ACT,
    METAL,
    NATIVES,
    NOBODY,
    PEACE_ACT,
    SUPPORT_ACT,
    WAR_PROCLAMATION,
)

YES, NO, ABSTENTION = (INTENTION_NAMES.index(name) for name in ("yes", "no", "abstain"))
COUNCIL_POINT = 1.1  # what a point of the council value is worth before the last decade
USUAL_VOTES = 0.8  # of somebody who declared a side
LEGISLATOR_VOTES = 2.0
SPREAD = 1.3  # how uncertain the others' votes are
WORTH_A_CALL = 6.0  # a Character is used once: before the last Era only for something good
LATE_CALL = 0.5
PEACE_STEPS = 2.5  # a peace marker means about as much as so many steps of tension
NEAR = 2  # steps to a war
LOAD_LIKELY = 0.4  # that one loads the ship in the next decade


# ---- calling and proposing


def calls_vote(outlook: Outlook) -> bool:
    """Whether a vote now is worth the Character."""
    if not may_call_vote(outlook.state):
        return False
    law = max(laws_open(outlook), key=lambda law: law_worth(outlook, law))
    effect = law_worth(outlook, law)
    silent = [ABSTENTION] * len(outlook.state.players)
    worth = max(ballot_worth(outlook, effect, silent, YES, votes, outlook.seat) for votes in range(4))
    last_era = outlook.board.era[outlook.decade] == outlook.board.era[int(outlook.board.decades)]
    return worth > (LATE_CALL if last_era else WORTH_A_CALL)


def laws_open(outlook: Outlook) -> list[int]:
    vote = start_vote(len(outlook.state.players))
    return [law for law in range(LAWS) if can_be_chosen(outlook.state, vote, law)]


def proposal_worth(outlook: Outlook, action: int) -> float:
    return law_worth(outlook, action - LAW)


def commission_worth(outlook: Outlook, action: int) -> float:
    return act_worth(outlook, action - WORK, True)


# ---- what a law is worth to the actor


def law_worth(outlook: Outlook, law: int) -> float:
    """The law as the actor would propose it."""
    if law == MAJOR_BUILDING_ACT:
        return max(act_worth(outlook, grid, True) for grid in range(GRIDS) if is_open(outlook.state, grid))
    fee = coins_worth(outlook, -int(outlook.numbers.peace_fee)) if law == PEACE_ACT else 0.0
    return effect_of(outlook, law) + fee


def effect_of(outlook: Outlook, law: int) -> float:
    """What it is worth that a law about a decade is approved."""
    if law == SUPPORT_ACT:
        return support_worth(outlook)
    wish = sum(war_wish(outlook, faction) for faction in range(FACTIONS))
    if law == PEACE_ACT:
        return -PEACE_STEPS * wish if outlook.left > 0 else 0.0
    if int(decades_for(outlook.state, WAR_PROCLAMATION)):
        return PEACE_STEPS * wish if outlook.left > 0 else 0.0
    return float(int(outlook.numbers.proclamation_steps)) * war_wish(outlook, NATIVES)


def act_worth(outlook: Outlook, grid: int, placer: bool) -> float:
    """Own workers come home with their points, the building stands; the others gain by it too."""
    points = [int(value) for value in outlook.board.slot_points[grid]]
    mine, free = outlook.slots(grid, outlook.seat), outlook.slots(grid, NOBODY)
    council = outlook.slots(grid, COUNCIL)
    own = sum(points[slot] for slot in mine)
    others = sum(points) - own - sum(points[slot] for slot in (*free, *council))
    now, later = chances(outlook, len(free), len(mine))
    if outlook.left == 0:
        then, soon = 1.0, 0.0
    else:
        placed = min(int(outlook.numbers.act_workers), int(outlook.state.council_workers), len(free))
        then, soon = chances(outlook, len(free) - placed, len(mine))
    likelier = then + soon - now - later
    building = grid_worth(outlook, grid) * (1.0 if placer and then == 1 else 0.5)
    home = outlook.weights.worker * len(mine) * (waiting(outlook, now, later) - waiting(outlook, then, soon))
    return (own + building - outlook.weights.envy * others / len(outlook.others)) * likelier + home


def support_worth(outlook: Outlook) -> float:
    """What Spain adds to the own load, on the dock now or likely in the next decade; less what the others get."""
    loaded = [any(player.dock) for player in outlook.others]
    others = sum(loaded) / len(loaded)
    if any(outlook.player.dock):
        return added_to_load(outlook) - 2.0 * outlook.weights.envy * others
    return LOAD_LIKELY * coins_worth(outlook, int(outlook.numbers.support_coins)) if outlook.left > 0 else -others


def added_to_load(outlook: Outlook) -> float:
    dock, numbers = outlook.player.dock, outlook.numbers
    if dock[LOAD_TRIPLET]:
        return gained_cubes(outlook, METAL, int(numbers.support_metal))
    return faith_worth(outlook) if dock[LOAD_COINS] else coins_worth(outlook, int(numbers.support_coins))


# ---- declaring and voting


def declaration_choice(outlook: Outlook) -> int:
    """What one means to do; a legislator is for the own law."""
    if int(legislator_of(outlook.state)) == outlook.seat:
        return DECLARE + YES
    ballot = best_ballot(outlook)
    return DECLARE + (ABSTENTION if ballot == ABSTAIN else YES if ballot < BALLOT_NO else NO)


def ballot_choice(outlook: Outlook) -> int:
    """The best ballot, unless a pact binds to a side: then that side with no votes."""
    ballot, legal = best_ballot(outlook), outlook.state.legal_actions()
    return ballot if ballot in legal else legal[0]


def best_ballot(outlook: Outlook) -> int:
    """The smallest sum that is worth its council points; who is indifferent abstains, a legislator is for the law."""
    vote = cast(Vote, outlook.state.memory)
    effect = vote_effect(outlook, vote)
    declared = [int(intention) for intention in vote.declared]
    legislator = int(legislator_of(outlook.state))
    best, most = ABSTAIN, ballot_worth(outlook, effect, declared, ABSTENTION, 0, legislator) + 0.2
    highest = int(outlook.board.highest_ballot)
    ballots = [(YES, votes) for votes in range(highest + 1)] + [(NO, votes) for votes in range(highest + 1)]
    if legislator == outlook.seat:
        ballots = [(YES, votes) for votes in range(1, highest + 1)]  # without any vote the law is rejected
    for side, votes in ballots:
        worth = ballot_worth(outlook, effect, declared, side, votes, legislator)
        if worth > most + 0.05:
            best, most = (BALLOT_YES if side == YES else BALLOT_NO) + votes, worth
    return best


def vote_effect(outlook: Outlook, vote: Vote) -> float:
    """What it is worth to the actor that this law is approved."""
    if int(vote.law) == MAJOR_BUILDING_ACT:
        return act_worth(outlook, int(vote.grid), int(legislator_of(outlook.state)) == outlook.seat)
    return effect_of(outlook, int(vote.law))


def ballot_worth(outlook: Outlook, effect: float, declared: list[int], side: int, votes: int, legislator: int) -> float:
    """A ballot: the chance that the law is approved, the share in the points of the winners, and the price."""
    others = [intention for seat, intention in enumerate(declared) if seat not in (outlook.seat, legislator)]
    lead = USUAL_VOTES * (others.count(YES) - others.count(NO)) - 0.5  # without votes it is a no
    lead += votes if side == YES else -votes if side == NO else 0
    if legislator != outlook.seat:
        lead += LEGISLATOR_VOTES
    approved = 1 / (1 + exp(-lead / SPREAD))
    worth = approved * effect
    if side != ABSTENTION:
        chance = approved if side == YES else 1 - approved
        worth += chance * share_of(outlook, others, side, legislator)
    return worth - price_of(outlook, votes)


def share_of(outlook: Outlook, others: list[int], side: int, legislator: int) -> float:
    """The points of a winner, as far as the others do what they say; a unanimous yes is the legislator's alone."""
    points = float(int(outlook.numbers.vote_points) * int(outlook.board.era[outlook.decade]))
    with_me = others.count(side) + (side == YES and legislator != outlook.seat)
    if side == YES and others.count(YES) == len(others):
        return points if legislator == outlook.seat else 0.0
    return points // (1 + with_me)


def price_of(outlook: Outlook, votes: int) -> float:
    """What it costs to lower the council value: little while there is time to raise it again, unless it falls off."""
    now = int(outlook.player.council)
    below = max(0, 1 - (now - votes))
    price = float(int(outlook.numbers.council_loss_points) * below)
    if outlook.left > 0:
        return price + COUNCIL_POINT * (votes - below)
    return price + council_table(outlook, now) - council_table(outlook, max(1, now - votes))


# ---- what an approved law asks


def staffing_choice(outlook: Outlook) -> int:
    """The council's workers on the spaces that are worth least, ascending: better ones are left for players."""
    vote, state = cast(Vote, outlook.state.memory), outlook.state
    placed = int(vote.placed)
    count = min(int(outlook.numbers.act_workers) - placed.bit_count(), int(state.council_workers))
    free = [slot for slot in outlook.slots(int(vote.grid), NOBODY) if placed >> slot == 0]
    return COUNCIL_SLOT + free[-count:][0] if free else DONE


def decade_worth(outlook: Outlook, action: int) -> float:
    """This decade where something is at stake in it, a war or a load on the dock; else the next."""
    law = int(cast(Vote, outlook.state.memory).law)
    now = action - DECADE + 1 == outlook.decade
    if law == SUPPORT_ACT:
        return float(now == any(outlook.player.dock))
    near = any(steps_to_war(outlook.board, level) <= NEAR for level in outlook.state.tension)
    return float(now == near)
