"""What the rulebooks state in words: prices, points and limits; `contents.yaml` holds them."""

from __future__ import annotations

from typing import final

from cabildo.engine.rows import i64, vec


@final
class Numbers:
    """Shared by all states of a game and never changed."""

    # workers
    workers: i64  # of a player
    workers_a_turn: i64  # that a player places
    workers_on_a_space: i64
    workers_a_harvest: i64
    ousters_a_worker: i64  # that throw one of another player out
    ousters_lost: i64  # of them
    last_player_extra: i64  # wood and stone that the last in the order starts with besides
    # buildings
    uses_when_connected: i64  # of a building in a turn; else one
    neighbours_of_a_square: i64
    made_of_one: i64  # goods that a stonecutter or carpenter makes of one
    church_price: i64
    church_points: i64
    church_points_with_cathedral: i64
    market_price: vec[i64]  # by good
    corporation_extra: i64  # what a corporation pays more than a market
    # debts, offices, trade
    debt_fine: i64
    offices_a_turn: i64  # for how many a player may bid
    bid_fine: i64  # points
    bid_fine_in_silver: i64  # besides, where failed bids cost wealth
    offers_a_phase: i64
    # the ship
    goods_a_dock_worker: i64
    departure_price: i64
    shipowner_share: i64
    shipowner_points: i64
    turns_away: i64
    ship_set_silver: i64  # for a set of wood, stone and precious good
    ship_set_points: i64
    ship_precious_silver: i64  # outside a set
    ship_precious_points: i64
    ship_plain_silver: i64
    ship_plain_points: i64
    # wars
    dice: i64
    sides_of_a_die: i64
    steps: vec[i64]  # that a group marches in a war turn, by its size
    attack_cycles: i64  # how often each player attacks; 0: without end
    marker_spaces_back: i64  # how far an enemy's marker goes back after a war
    bonus_reduction: i64  # what experience and the number of players take from the enemy's bonus
    attackers_a_defender: i64  # besides those for workers
    free_tokens: i64  # of a defender
    generals_tokens: i64
    cannons_need: i64  # the dice must reach the bet and this
    gunner_extra: i64
    gunner_points: i64  # for each attacker
    quiet_turns: i64  # war turns without a battle, after which the war is over
    points_a_token: i64  # for the defenders: destroyed or lost
    generals_points_a_token: i64  # destroyed
    razed_hut_points: i64  # for the attacker, likewise
    razed_house_points: i64
    razed_minor_points: i64
    razed_great_points: i64  # Palace, Cathedral
    # the end
    silver_a_point: i64
    house_points: i64
    palace_value: i64  # of a house in its district
    cathedral_value: i64
    short_game_office_points: i64


# ---- written by `make fields`: make_numbers


def make_numbers(
    *,
    workers: int,
    workers_a_turn: int,
    workers_on_a_space: int,
    workers_a_harvest: int,
    ousters_a_worker: int,
    ousters_lost: int,
    last_player_extra: int,
    uses_when_connected: int,
    neighbours_of_a_square: int,
    made_of_one: int,
    church_price: int,
    church_points: int,
    church_points_with_cathedral: int,
    market_price: list[int],
    corporation_extra: int,
    debt_fine: int,
    offices_a_turn: int,
    bid_fine: int,
    bid_fine_in_silver: int,
    offers_a_phase: int,
    goods_a_dock_worker: int,
    departure_price: int,
    shipowner_share: int,
    shipowner_points: int,
    turns_away: int,
    ship_set_silver: int,
    ship_set_points: int,
    ship_precious_silver: int,
    ship_precious_points: int,
    ship_plain_silver: int,
    ship_plain_points: int,
    dice: int,
    sides_of_a_die: int,
    steps: list[int],
    attack_cycles: int,
    marker_spaces_back: int,
    bonus_reduction: int,
    attackers_a_defender: int,
    free_tokens: int,
    generals_tokens: int,
    cannons_need: int,
    gunner_extra: int,
    gunner_points: int,
    quiet_turns: int,
    points_a_token: int,
    generals_points_a_token: int,
    razed_hut_points: int,
    razed_house_points: int,
    razed_minor_points: int,
    razed_great_points: int,
    silver_a_point: int,
    house_points: int,
    palace_value: int,
    cathedral_value: int,
    short_game_office_points: int,
) -> Numbers:
    numbers = Numbers()
    numbers.workers = workers
    numbers.workers_a_turn = workers_a_turn
    numbers.workers_on_a_space = workers_on_a_space
    numbers.workers_a_harvest = workers_a_harvest
    numbers.ousters_a_worker = ousters_a_worker
    numbers.ousters_lost = ousters_lost
    numbers.last_player_extra = last_player_extra
    numbers.uses_when_connected = uses_when_connected
    numbers.neighbours_of_a_square = neighbours_of_a_square
    numbers.made_of_one = made_of_one
    numbers.church_price = church_price
    numbers.church_points = church_points
    numbers.church_points_with_cathedral = church_points_with_cathedral
    numbers.market_price = vec[i64](market_price)
    numbers.corporation_extra = corporation_extra
    numbers.debt_fine = debt_fine
    numbers.offices_a_turn = offices_a_turn
    numbers.bid_fine = bid_fine
    numbers.bid_fine_in_silver = bid_fine_in_silver
    numbers.offers_a_phase = offers_a_phase
    numbers.goods_a_dock_worker = goods_a_dock_worker
    numbers.departure_price = departure_price
    numbers.shipowner_share = shipowner_share
    numbers.shipowner_points = shipowner_points
    numbers.turns_away = turns_away
    numbers.ship_set_silver = ship_set_silver
    numbers.ship_set_points = ship_set_points
    numbers.ship_precious_silver = ship_precious_silver
    numbers.ship_precious_points = ship_precious_points
    numbers.ship_plain_silver = ship_plain_silver
    numbers.ship_plain_points = ship_plain_points
    numbers.dice = dice
    numbers.sides_of_a_die = sides_of_a_die
    numbers.steps = vec[i64](steps)
    numbers.attack_cycles = attack_cycles
    numbers.marker_spaces_back = marker_spaces_back
    numbers.bonus_reduction = bonus_reduction
    numbers.attackers_a_defender = attackers_a_defender
    numbers.free_tokens = free_tokens
    numbers.generals_tokens = generals_tokens
    numbers.cannons_need = cannons_need
    numbers.gunner_extra = gunner_extra
    numbers.gunner_points = gunner_points
    numbers.quiet_turns = quiet_turns
    numbers.points_a_token = points_a_token
    numbers.generals_points_a_token = generals_points_a_token
    numbers.razed_hut_points = razed_hut_points
    numbers.razed_house_points = razed_house_points
    numbers.razed_minor_points = razed_minor_points
    numbers.razed_great_points = razed_great_points
    numbers.silver_a_point = silver_a_point
    numbers.house_points = house_points
    numbers.palace_value = palace_value
    numbers.cathedral_value = cathedral_value
    numbers.short_game_office_points = short_game_office_points
    return numbers
