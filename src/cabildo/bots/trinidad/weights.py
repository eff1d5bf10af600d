"""The numbers by which the simple opponent judges, tried out in many games: change one and play again.

There are three sets of them: at a table of many, against one person, and against the automaton, which plays by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cabildo.titles.trinidad.state import TrinidadState


@dataclass(frozen=True)
class Weights:
    """Points, or parts of something, or decades."""

    # what a decade brings on the average
    value_a_decade: float = 0.7  # of the district where one lives
    value_elsewhere: float = 0.4
    houses_a_decade: float = 1.1
    palaces_a_decade: float = 0.2
    faith_a_decade: float = 0.35
    neighbour: float = 1.0  # a piece of another player's, who will build more

    # workers and coins
    worker: float = 4.0  # what a worker brings in a decade
    coin_least: float = 0.4
    coin_most: float = 4.0
    coin_share: float = 0.6  # of what the best use of a coin brings
    later: float = (
        0.88  # how much of the council's points is left for every decade before the last, as they can be had in each
    )

    # awards
    rivalry: float = 1.0  # an award that one gets a single rival does not get
    patience: float = 0.75  # how much of a majority that is held now is left a decade later
    coin_patience: float = 0.75  # the same for coins, which come and go
    diffusion: float = 0.0  # by which a lead says less for every decade until it counts
    coin_slope: float = 0.6  # how soon a lead in coins is safe
    raised_space: float = 1.5  # what VP status raises in a decade without a scoring
    raised_award: float = 3.0  # and of awards at a scoring, times the Era
    ambition: float = 0.0  # how much of a higher level of VP status is seen in the one below it

    coins_ahead: float = 1.3  # times what a rival has: so many coins are as many as theirs
    unit_slope: float = 3.0  # how soon a lead in units is safe
    faith_slope: float = 1.5  # and in faith

    # cubes
    plain_cube: float = 1.4  # beyond what waits for it
    wanted_cube: float = 2.2  # a stone or wood for which something waits
    lent: float = 1.5  # so much better must an action be for which cubes of the City Warehouse are taken
    palace_cube: float = 0.55  # of a Palace beyond its workers, shared among its cubes once there is metal
    precious_least: float = 4.5
    precious_most: float = 12.0
    precious_share: float = 1.0  # of metal beyond the other cubes and the workers for it
    metal_least: float = 12.0  # while a Palace can still be built
    metal_share: float = 1.0  # of a Palace beyond its workers and other cubes
    in_passing: float = 2.5  # what workers on the way to a Palace would bring otherwise
    cube_in_passing: float = 1.4  # and what cubes would

    # homes and other buildings
    splendour: float = 1.8  # Palaces count more than they bring, so that the way to one is begun
    lot_share: float = 0.5  # of what a House on it will bring, beyond its cubes
    source_share: float = 0.25  # of a Palace, for the first building in reach that brings one of its cubes
    square_share: float = 0.2  # of what a Monument on it will bring
    use: float = 1.0  # of what a building brings that can be activated
    next_home: float = 0.25  # an empty space of the home district beside a new piece
    access: float = 0.4  # of the use of a building that a Lot beside it allows

    # grids
    surely: float = 0.8  # if one can finish a grid oneself in the next decade
    doubt: float = 0.1  # less for every further space: something else may be better then
    others_a_space: float = 0.07  # chance by the others' workers for each space that is left
    envy: float = 0.4  # of the points that others get when a grid is finished, shared among them
    partly: float = 0.6  # how much of the building counts for workers that do not finish it
    stranded: float = 1.6  # decades that a worker waits on a grid which is not finished in the next decade either

    # cards and units
    power: float = 1.0  # of what a card's power brings as a rule
    worth_waiting: float = 0.3  # of its usual worth: a use that brings less waits for a better one
    salary_share: float = 1.0  # of what the coins are worth that a salary costs
    growth: float = 0.35  # cards of the best colour that a decade brings
    looking: float = 0.4  # what it is worth to see new cards rather than to take a known one
    step: float = 2.2  # what an attack value means in a war
    later_war: float = 0.35  # how much of that is left for a war that is not near

    # what a single rival loses
    rival_faith: float = 0.4  # a Faith token that they do not get
    rival_share: float = 0.7  # of what their Palaces gain by a building
    rival_palace: float = 1.5  # a Palace that they do not get
    rival_holder: float = 0.0  # what a Character that counts cubes does not give them


AMONG_MANY = Weights()
AGAINST_ONE = replace(
    AMONG_MANY,
    value_a_decade=0.5,
    rivalry=2.5,
    patience=0.97,
    coin_patience=0.97,
    coin_most=6.0,
    wanted_cube=2.7,
    lent=0.0,
    source_share=0.15,
    square_share=0.35,
    surely=0.9,
    doubt=0.0,
)
AGAINST_THE_AUTOMATON = replace(
    AGAINST_ONE,
    value_a_decade=0.85,
    houses_a_decade=1.25,
    palaces_a_decade=0.11,
    faith_a_decade=0.45,
    neighbour=0.6,
    worker=4.3,
    coin_share=0.5,
    later=0.85,
    rivalry=2.7,
    patience=0.95,
    coin_patience=0.95,
    diffusion=0.1,
    coin_slope=0.7,
    coins_ahead=1.4,
    faith_slope=2.1,
    raised_space=1.8,
    raised_award=6.0,
    ambition=0.7,
    plain_cube=1.5,
    wanted_cube=2.8,
    lent=0.7,
    palace_cube=0.6,
    precious_most=10.5,
    in_passing=2.8,
    cube_in_passing=1.6,
    splendour=1.65,
    lot_share=0.6,
    source_share=0.25,
    square_share=0.2,
    use=0.85,
    next_home=0.3,
    access=0.35,
    surely=0.8,
    doubt=0.13,
    others_a_space=0.08,
    envy=0.5,
    stranded=2.4,
    power=1.7,
    salary_share=0.85,
    step=2.6,
    later_war=0.3,
    rival_faith=0.55,
    rival_share=1.1,
    rival_palace=2.0,
    rival_holder=0.6,
)


def weights_for(state: TrinidadState) -> Weights:
    """Those for this table."""
    if len(state.players) > 2:
        return AMONG_MANY
    return AGAINST_THE_AUTOMATON if state.board.automaton > 0 else AGAINST_ONE
