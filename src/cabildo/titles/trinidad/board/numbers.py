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
    automaton_workers: vec[i64]  # a decade, by strength
    automaton_cubes: vec[i64]  # that it starts with, likewise its coins
    automaton_coins: i64
    automaton_council: i64  # points besides workers on Walls or Roads
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
    dear_emptied_points: i64  # the same in a decade in which a card has made it dearer
    warehouse_points: i64  # lost for each cube
    cheap_cubes: i64  # of the warehouse, by card 28
    cheap_cube_points: i64  # lost for each of them
    filling_more: i64  # cubes onto the grids by card 83, besides one a player
    filling_precious: i64  # so many a precious one counts for
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
    combat_strength: vec[i64]  # attack value and hit points in an extended war, by unit
    combat_wounds: i64  # so many remove a unit or an attacker
    war_rounds: i64  # of a war in the last decade
    penalty_hits: i64  # so many hit points on control cards cancel a penalty
    council_loss_points: i64  # for falling to 0, and again for each point below
    # fights of the extended war
    attackers_cards: vec[i64]  # that they show in a fight, by faction
    burned_value: i64  # AV for a burned card, unless it doubles
    walls_value: i64
    walls_value_with_fort: i64
    friend_value: i64  # for each
    most_friend_value: i64
    standard_enemy_value: i64  # card 17, for each of them
    elite_enemy_value: i64
    straight_move_value: i64  # card 23
    wounded_enemy_value: i64  # card 40
    fight_value: i64  # card 76
    again_value: i64  # card 77
    # votes of the council
    vote_points: i64  # for the winning side, times the Era
    act_workers: i64  # of the council, by a Major Building Act
    peace_fee: i64  # in bronze
    proclamation_steps: i64  # of Native tension
    halving_price: i64  # of votes, in bronze
    votes_added: i64  # at most, after the reveal
    calming_steps: i64  # of a tension track, for a winner
    support_metal: i64  # more for a triplet, while a cube of Spain's support lies on the decade
    support_coins: i64  # bronze more for equal cubes
    support_faith: i64  # more for coins
    # affiliates: rewards and the ship, coins in bronze
    silver: i64  # bronze in a silver coin
    salary_discount: i64  # bronze
    walls_helped_points: i64
    district_coins: i64  # for a district that is closed, or gets Roads
    district_coins_both: i64  # for one that then has both
    major_coins: i64  # for a major building
    full_district_coins: i64  # for the last free space of a district
    victory_coins: vec[i64]  # by faction
    victory_points: vec[i64]  # by faction
    miliciano_points: i64  # for each in a war, whoever sends them
    soldier_points: i64
    loss_parts: i64  # a loss of points is divided by it
    load_bonus: i64  # for equal cubes when the ship sails
    full_dock: i64  # elements, besides one a player
    full_dock_coins: i64
    bonus_workers: i64  # that a second load, or coins for a load, cost besides
    road_coins: i64  # for each district with Roads
    triplet_coins: i64
    most_loads: i64  # in one action
    # affiliates: workers of the council for a grid
    hands_one: i64  # by a card that sends a single one
    hands_two: i64
    hands_three: i64
    hands_wood: i64  # cubes for them
    hands_stone: i64
    hands_precious: i64
    # events
    calm_cards: i64  # a player, on top of the deck, among which no Event is
    events_in_deck: i64  # positive ones
    harvest_cubes: i64  # more
    open_council_points: i64
    fleet_coins: i64
    pilgrim_price: i64  # of a Faith token, in bronze
    truce_steps: i64
    masons_saving: i64  # stone and wood each, of a House
    feast_points: i64
    winds_workers: i64  # for a load
    drought_cubes: i64  # fewer
    unrest_points: i64  # of the council
    tax_coins: i64
    tax_points: i64  # lost instead
    fire_points: i64
    raid_steps: i64
    epidemic_workers: i64
    inquisition_points: i64
    # affiliates: in any turn
    card_walls: i64  # by the card of a wall piece
    banner_price: i64  # of a step of a banner, in bronze
    war_step_price: i64  # of a step back on the war track, in bronze
    healing_points: i64
    card_tension: i64  # steps of a track ...
    tension_coins: i64  # ... and bronze for it
    # talks
    offers_a_moment: i64  # of a seat
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
    homes_price: i64  # in bronze, of Houses or Palaces that are worth more in a walled or paved district
    finer_house: i64  # what each is worth more
    finer_palace: i64
    reversed_loss: i64  # times the loss for production buildings that becomes a gain
    guest_houses: i64  # of another player, at most, that count as one's own too
    guest_price: i64  # bronze for each
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
    # affiliates that lower a bill
    left_of_both: i64  # stone, and wood, that cards 16 and 22 leave together
    saving_metal: i64  # what card 45 costs
    saved_parts: i64  # what it saves
    bronze_off: i64  # by cards 78 and 84


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
    automaton_workers: list[int],
    automaton_cubes: list[int],
    automaton_coins: int,
    automaton_council: int,
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
    dear_emptied_points: int,
    warehouse_points: int,
    cheap_cubes: int,
    cheap_cube_points: int,
    filling_more: int,
    filling_precious: int,
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
    combat_strength: list[int],
    combat_wounds: int,
    war_rounds: int,
    penalty_hits: int,
    council_loss_points: int,
    attackers_cards: list[int],
    burned_value: int,
    walls_value: int,
    walls_value_with_fort: int,
    friend_value: int,
    most_friend_value: int,
    standard_enemy_value: int,
    elite_enemy_value: int,
    straight_move_value: int,
    wounded_enemy_value: int,
    fight_value: int,
    again_value: int,
    vote_points: int,
    act_workers: int,
    peace_fee: int,
    proclamation_steps: int,
    halving_price: int,
    votes_added: int,
    calming_steps: int,
    support_metal: int,
    support_coins: int,
    support_faith: int,
    silver: int,
    salary_discount: int,
    walls_helped_points: int,
    district_coins: int,
    district_coins_both: int,
    major_coins: int,
    full_district_coins: int,
    victory_coins: list[int],
    victory_points: list[int],
    miliciano_points: int,
    soldier_points: int,
    loss_parts: int,
    load_bonus: int,
    full_dock: int,
    full_dock_coins: int,
    bonus_workers: int,
    road_coins: int,
    triplet_coins: int,
    most_loads: int,
    hands_one: int,
    hands_two: int,
    hands_three: int,
    hands_wood: int,
    hands_stone: int,
    hands_precious: int,
    calm_cards: int,
    events_in_deck: int,
    harvest_cubes: int,
    open_council_points: int,
    fleet_coins: int,
    pilgrim_price: int,
    truce_steps: int,
    masons_saving: int,
    feast_points: int,
    winds_workers: int,
    drought_cubes: int,
    unrest_points: int,
    tax_coins: int,
    tax_points: int,
    fire_points: int,
    raid_steps: int,
    epidemic_workers: int,
    inquisition_points: int,
    card_walls: int,
    banner_price: int,
    war_step_price: int,
    healing_points: int,
    card_tension: int,
    tension_coins: int,
    offers_a_moment: int,
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
    homes_price: int,
    finer_house: int,
    finer_palace: int,
    reversed_loss: int,
    guest_houses: int,
    guest_price: int,
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
    left_of_both: int,
    saving_metal: int,
    saved_parts: int,
    bronze_off: int,
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
    numbers.automaton_workers = vec[i64](automaton_workers)
    numbers.automaton_cubes = vec[i64](automaton_cubes)
    numbers.automaton_coins = automaton_coins
    numbers.automaton_council = automaton_council
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
    numbers.dear_emptied_points = dear_emptied_points
    numbers.warehouse_points = warehouse_points
    numbers.cheap_cubes = cheap_cubes
    numbers.cheap_cube_points = cheap_cube_points
    numbers.filling_more = filling_more
    numbers.filling_precious = filling_precious
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
    numbers.combat_strength = vec[i64](combat_strength)
    numbers.combat_wounds = combat_wounds
    numbers.war_rounds = war_rounds
    numbers.penalty_hits = penalty_hits
    numbers.council_loss_points = council_loss_points
    numbers.attackers_cards = vec[i64](attackers_cards)
    numbers.burned_value = burned_value
    numbers.walls_value = walls_value
    numbers.walls_value_with_fort = walls_value_with_fort
    numbers.friend_value = friend_value
    numbers.most_friend_value = most_friend_value
    numbers.standard_enemy_value = standard_enemy_value
    numbers.elite_enemy_value = elite_enemy_value
    numbers.straight_move_value = straight_move_value
    numbers.wounded_enemy_value = wounded_enemy_value
    numbers.fight_value = fight_value
    numbers.again_value = again_value
    numbers.vote_points = vote_points
    numbers.act_workers = act_workers
    numbers.peace_fee = peace_fee
    numbers.proclamation_steps = proclamation_steps
    numbers.halving_price = halving_price
    numbers.votes_added = votes_added
    numbers.calming_steps = calming_steps
    numbers.support_metal = support_metal
    numbers.support_coins = support_coins
    numbers.support_faith = support_faith
    numbers.silver = silver
    numbers.salary_discount = salary_discount
    numbers.walls_helped_points = walls_helped_points
    numbers.district_coins = district_coins
    numbers.district_coins_both = district_coins_both
    numbers.major_coins = major_coins
    numbers.full_district_coins = full_district_coins
    numbers.victory_coins = vec[i64](victory_coins)
    numbers.victory_points = vec[i64](victory_points)
    numbers.miliciano_points = miliciano_points
    numbers.soldier_points = soldier_points
    numbers.loss_parts = loss_parts
    numbers.load_bonus = load_bonus
    numbers.full_dock = full_dock
    numbers.full_dock_coins = full_dock_coins
    numbers.bonus_workers = bonus_workers
    numbers.road_coins = road_coins
    numbers.triplet_coins = triplet_coins
    numbers.most_loads = most_loads
    numbers.hands_one = hands_one
    numbers.hands_two = hands_two
    numbers.hands_three = hands_three
    numbers.hands_wood = hands_wood
    numbers.hands_stone = hands_stone
    numbers.hands_precious = hands_precious
    numbers.calm_cards = calm_cards
    numbers.events_in_deck = events_in_deck
    numbers.harvest_cubes = harvest_cubes
    numbers.open_council_points = open_council_points
    numbers.fleet_coins = fleet_coins
    numbers.pilgrim_price = pilgrim_price
    numbers.truce_steps = truce_steps
    numbers.masons_saving = masons_saving
    numbers.feast_points = feast_points
    numbers.winds_workers = winds_workers
    numbers.drought_cubes = drought_cubes
    numbers.unrest_points = unrest_points
    numbers.tax_coins = tax_coins
    numbers.tax_points = tax_points
    numbers.fire_points = fire_points
    numbers.raid_steps = raid_steps
    numbers.epidemic_workers = epidemic_workers
    numbers.inquisition_points = inquisition_points
    numbers.card_walls = card_walls
    numbers.banner_price = banner_price
    numbers.war_step_price = war_step_price
    numbers.healing_points = healing_points
    numbers.card_tension = card_tension
    numbers.tension_coins = tension_coins
    numbers.offers_a_moment = offers_a_moment
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
    numbers.homes_price = homes_price
    numbers.finer_house = finer_house
    numbers.finer_palace = finer_palace
    numbers.reversed_loss = reversed_loss
    numbers.guest_houses = guest_houses
    numbers.guest_price = guest_price
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
    numbers.left_of_both = left_of_both
    numbers.saving_metal = saving_metal
    numbers.saved_parts = saved_parts
    numbers.bronze_off = bronze_off
    return numbers
