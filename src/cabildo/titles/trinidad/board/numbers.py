"""What the rulebook states in words: prices, points and limits; `contents.yaml` holds them."""

from __future__ import annotations

from typing import final

from cabildo.engine.rows import i64, vec


@final
class Numbers:
    """Shared by all states of a game and never changed."""

    # the box and the set-up
    cubes: vec[i64]  # in the box, by cube
    coins: i64  # in the box, in bronze
    workers: i64  # of a player
    lots: i64
    houses: i64
    palace_markers: i64
    status_markers: i64
    start_cubes: vec[i64]
    start_coins: i64
    last_player_cubes: vec[i64]  # that the last in the order has besides
    next_to_last_cubes: i64  # stone or wood by chance, that the one before them has besides
    extra_characters: i64  # offered besides one a player
    dealt_characters: i64  # to each player, of which one is kept
    council_start: i64
    peace_markers: i64
    warehouse: vec[i64]  # stone and wood
    # cards and salary
    cards_looked_at: i64
    cards_more: i64  # looked at besides, by Cards status
    cards_a_bronze: i64
    unpaid_card_points: i64
    card_workers: i64  # for taking a card as an action
    card_price: i64  # of another player's card, in bronze
    cards_a_reactivation: i64
    purple_cards: i64  # affiliates for the purple banner
    # actions
    activation_workers: i64
    cubes_taken: i64  # at Quarry, Carpentry and Hacienda, from the grids
    hacienda_extra: i64  # from the supply
    refined: i64  # cubes for a precious one
    hacienda_refined: i64
    sale_coins: vec[i64]  # bronze for each sale: 2 stone, stone and wood, 2 wood, precious, metal
    buy_coins: vec[i64]  # the price of each in bronze
    corporation_bonus: i64  # bronze more for a sale
    church_price: i64  # in bronze
    church_price_with_cathedral: i64
    promotion_metal: i64  # cubes for a Soldier, and for a veteran one
    removal_workers: i64
    militia_workers: i64
    drill_precious: i64
    ship_workers: i64
    ship_workers_with_harbor: i64
    ship_equal_cubes: i64
    ship_coins: i64  # a load of coins, in bronze
    ship_coins_with_cathedral: i64
    ship_equal_pay: i64  # bronze for equal cubes
    council_gain: vec[i64]  # council points for 1 worker and for 2: two numbers
    emptied_points: i64  # lost for a grid or stack that is emptied
    warehouse_points: i64  # lost for each cube
    status_workers: i64  # for each level
    status_silver: i64  # bronze for each level
    hire_price: i64  # of a council worker by Worker status I and II, in bronze or cubes
    free_hires: i64  # council workers by Worker status III
    vp_status_percent: vec[i64]  # by level; 0 without one
    walls_at_once: i64
    house_refund: i64  # bronze for a displaced House
    palace_refund: i64
    # wars
    attack_value: vec[i64]  # by faction
    wounds: vec[i64]  # by faction
    unit_strength: vec[i64]  # attack value and wound capacity, by unit
    council_loss_points: i64  # for falling to 0, and again for each point below
    # votes of the council
    vote_points: i64  # for the winning side, times the Era
    act_workers: i64  # of the council, by a Major Building Act
    peace_fee: i64  # in bronze
    proclamation_steps: i64  # of Native tension
    support_metal: i64  # more for a triplet, while a cube of Spain's support lies on the decade
    support_coins: i64  # bronze more for equal cubes
    support_faith: i64  # more for coins
    # scoring
    majority_points: i64  # money, military and faith each
    banner_points: vec[i64]  # by number of face-up ones
    series_points: vec[i64]  # by number of cards of a colour
    series_points_with_cabildo: vec[i64]
    substitutes: i64  # single cards that count together as one of any colour
    colour_points: i64  # halves of a point for each colour, by Cards status III
    district_great: i64  # Roads, walls, Cabildo, Cathedral inside, Fort, Harbor: what each adds to a district
    district_split: i64  # a Cathedral across two districts, to each
    district_fine: i64  # Fountain, Monument, Church, Corporation, Hacienda, Barracks
    palace_points: i64
    palace_faith: i64  # for each token
    house_faith: i64
    # characters, times the Era
    most_cubes: i64
    most_cubes_alone: i64  # more than all others together
    most_rare_limit: i64
    defender_district: i64
    roadmaker_district: i64
    general_barracks: i64
    general_monument: i64
    general_fort: i64
    captain_war: i64
    bishop_church: i64
    bishop_cathedral: i64
    bishop_beside: i64
    architect_kinds: vec[i64]  # kinds for the first and the second award
    architect_points: vec[i64]
    governor_full: i64
    governor_half: i64
    noblewoman_peace: i64
    few_players_extra: i64  # with 2 or 3 players, if anything is gained
    few_players_architect: i64


# ---- written by `make fields`: make_numbers


def make_numbers(
    *,
    cubes: list[int],
    coins: int,
    workers: int,
    lots: int,
    houses: int,
    palace_markers: int,
    status_markers: int,
    start_cubes: list[int],
    start_coins: int,
    last_player_cubes: list[int],
    next_to_last_cubes: int,
    extra_characters: int,
    dealt_characters: int,
    council_start: int,
    peace_markers: int,
    warehouse: list[int],
    cards_looked_at: int,
    cards_more: int,
    cards_a_bronze: int,
    unpaid_card_points: int,
    card_workers: int,
    card_price: int,
    cards_a_reactivation: int,
    purple_cards: int,
    activation_workers: int,
    cubes_taken: int,
    hacienda_extra: int,
    refined: int,
    hacienda_refined: int,
    sale_coins: list[int],
    buy_coins: list[int],
    corporation_bonus: int,
    church_price: int,
    church_price_with_cathedral: int,
    promotion_metal: int,
    removal_workers: int,
    militia_workers: int,
    drill_precious: int,
    ship_workers: int,
    ship_workers_with_harbor: int,
    ship_equal_cubes: int,
    ship_coins: int,
    ship_coins_with_cathedral: int,
    ship_equal_pay: int,
    council_gain: list[int],
    emptied_points: int,
    warehouse_points: int,
    status_workers: int,
    status_silver: int,
    hire_price: int,
    free_hires: int,
    vp_status_percent: list[int],
    walls_at_once: int,
    house_refund: int,
    palace_refund: int,
    attack_value: list[int],
    wounds: list[int],
    unit_strength: list[int],
    council_loss_points: int,
    vote_points: int,
    act_workers: int,
    peace_fee: int,
    proclamation_steps: int,
    support_metal: int,
    support_coins: int,
    support_faith: int,
    majority_points: int,
    banner_points: list[int],
    series_points: list[int],
    series_points_with_cabildo: list[int],
    substitutes: int,
    colour_points: int,
    district_great: int,
    district_split: int,
    district_fine: int,
    palace_points: int,
    palace_faith: int,
    house_faith: int,
    most_cubes: int,
    most_cubes_alone: int,
    most_rare_limit: int,
    defender_district: int,
    roadmaker_district: int,
    general_barracks: int,
    general_monument: int,
    general_fort: int,
    captain_war: int,
    bishop_church: int,
    bishop_cathedral: int,
    bishop_beside: int,
    architect_kinds: list[int],
    architect_points: list[int],
    governor_full: int,
    governor_half: int,
    noblewoman_peace: int,
    few_players_extra: int,
    few_players_architect: int,
) -> Numbers:
    numbers = Numbers()
    numbers.cubes = vec[i64](cubes)
    numbers.coins = coins
    numbers.workers = workers
    numbers.lots = lots
    numbers.houses = houses
    numbers.palace_markers = palace_markers
    numbers.status_markers = status_markers
    numbers.start_cubes = vec[i64](start_cubes)
    numbers.start_coins = start_coins
    numbers.last_player_cubes = vec[i64](last_player_cubes)
    numbers.next_to_last_cubes = next_to_last_cubes
    numbers.extra_characters = extra_characters
    numbers.dealt_characters = dealt_characters
    numbers.council_start = council_start
    numbers.peace_markers = peace_markers
    numbers.warehouse = vec[i64](warehouse)
    numbers.cards_looked_at = cards_looked_at
    numbers.cards_more = cards_more
    numbers.cards_a_bronze = cards_a_bronze
    numbers.unpaid_card_points = unpaid_card_points
    numbers.card_workers = card_workers
    numbers.card_price = card_price
    numbers.cards_a_reactivation = cards_a_reactivation
    numbers.purple_cards = purple_cards
    numbers.activation_workers = activation_workers
    numbers.cubes_taken = cubes_taken
    numbers.hacienda_extra = hacienda_extra
    numbers.refined = refined
    numbers.hacienda_refined = hacienda_refined
    numbers.sale_coins = vec[i64](sale_coins)
    numbers.buy_coins = vec[i64](buy_coins)
    numbers.corporation_bonus = corporation_bonus
    numbers.church_price = church_price
    numbers.church_price_with_cathedral = church_price_with_cathedral
    numbers.promotion_metal = promotion_metal
    numbers.removal_workers = removal_workers
    numbers.militia_workers = militia_workers
    numbers.drill_precious = drill_precious
    numbers.ship_workers = ship_workers
    numbers.ship_workers_with_harbor = ship_workers_with_harbor
    numbers.ship_equal_cubes = ship_equal_cubes
    numbers.ship_coins = ship_coins
    numbers.ship_coins_with_cathedral = ship_coins_with_cathedral
    numbers.ship_equal_pay = ship_equal_pay
    numbers.council_gain = vec[i64](council_gain)
    numbers.emptied_points = emptied_points
    numbers.warehouse_points = warehouse_points
    numbers.status_workers = status_workers
    numbers.status_silver = status_silver
    numbers.hire_price = hire_price
    numbers.free_hires = free_hires
    numbers.vp_status_percent = vec[i64](vp_status_percent)
    numbers.walls_at_once = walls_at_once
    numbers.house_refund = house_refund
    numbers.palace_refund = palace_refund
    numbers.attack_value = vec[i64](attack_value)
    numbers.wounds = vec[i64](wounds)
    numbers.unit_strength = vec[i64](unit_strength)
    numbers.council_loss_points = council_loss_points
    numbers.vote_points = vote_points
    numbers.act_workers = act_workers
    numbers.peace_fee = peace_fee
    numbers.proclamation_steps = proclamation_steps
    numbers.support_metal = support_metal
    numbers.support_coins = support_coins
    numbers.support_faith = support_faith
    numbers.majority_points = majority_points
    numbers.banner_points = vec[i64](banner_points)
    numbers.series_points = vec[i64](series_points)
    numbers.series_points_with_cabildo = vec[i64](series_points_with_cabildo)
    numbers.substitutes = substitutes
    numbers.colour_points = colour_points
    numbers.district_great = district_great
    numbers.district_split = district_split
    numbers.district_fine = district_fine
    numbers.palace_points = palace_points
    numbers.palace_faith = palace_faith
    numbers.house_faith = house_faith
    numbers.most_cubes = most_cubes
    numbers.most_cubes_alone = most_cubes_alone
    numbers.most_rare_limit = most_rare_limit
    numbers.defender_district = defender_district
    numbers.roadmaker_district = roadmaker_district
    numbers.general_barracks = general_barracks
    numbers.general_monument = general_monument
    numbers.general_fort = general_fort
    numbers.captain_war = captain_war
    numbers.bishop_church = bishop_church
    numbers.bishop_cathedral = bishop_cathedral
    numbers.bishop_beside = bishop_beside
    numbers.architect_kinds = vec[i64](architect_kinds)
    numbers.architect_points = vec[i64](architect_points)
    numbers.governor_full = governor_full
    numbers.governor_half = governor_half
    numbers.noblewoman_peace = noblewoman_peace
    numbers.few_players_extra = few_players_extra
    numbers.few_players_architect = few_players_architect
    return numbers
