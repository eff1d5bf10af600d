# Puerto Rico in English, in our own words.

title-name = Puerto Rico

## Goods and island tiles share their names: goods are counted ("2 corn"), a tile is `.one`

term-corn = corn
    .one = a corn plantation
term-indigo = indigo
    .one = an indigo plantation
term-sugar = sugar
    .one = a sugar plantation
term-tobacco = tobacco
    .one = a tobacco plantation
term-coffee = coffee
    .one = a coffee plantation
term-quarry = quarry
    .one = a quarry

## Roles

term-settler = settler
term-mayor = mayor
term-builder = builder
term-craftsman = craftsman
term-trader = trader
term-captain = captain
term-prospector = prospector
term-prospector-2 = second prospector

## Buildings

term-small-indigo-plant = small indigo plant
    .one = a small indigo plant
term-small-sugar-mill = small sugar mill
    .one = a small sugar mill
term-indigo-plant = indigo plant
    .one = an indigo plant
term-sugar-mill = sugar mill
    .one = a sugar mill
term-tobacco-storage = tobacco storage
    .one = a tobacco storage
term-coffee-roaster = coffee roaster
    .one = a coffee roaster
term-small-market = small market
    .one = a small market
term-hacienda = hacienda
    .one = a hacienda
term-construction-hut = construction hut
    .one = a construction hut
term-small-warehouse = small warehouse
    .one = a small warehouse
term-hospice = hospice
    .one = a hospice
term-office = office
    .one = an office
term-large-market = large market
    .one = a large market
term-large-warehouse = large warehouse
    .one = a large warehouse
term-factory = factory
    .one = a factory
term-university = university
    .one = a university
term-harbor = harbor
    .one = a harbor
term-wharf = wharf
    .one = a wharf
term-guild-hall = guild hall
    .one = the guild hall
term-residence = residence
    .one = the residence
term-fortress = fortress
    .one = the fortress
term-customs-house = customs house
    .one = the customs house
term-city-hall = city hall
    .one = the city hall

term-privilege = privilege

## Options

option-governor = First governor
option-governor-help = The seat that begins; at random unless you name one.
option-open-points = Open points
option-open-points-help = Everybody sees everybody's victory points. As published they are hidden.
option-two-player-variant = Variant for two
option-two-player-variant-help = Two play by the publisher's variant, with fewer pieces and three roles each a round.

## What is asked

ask-role = Which role do you take?
ask-tile = Which tile do you take?
ask-hospice =
    { $place-id ->
        [quarry] Your hospice can put a colonist on the new quarry.
       *[other] Your hospice can put a colonist on the new { $place } plantation.
    }
ask-privilege = As mayor you may take a colonist from the supply.
ask-placing = How many colonists on your { $place }? You have { $hand } in hand; free circles: { $circles } here, { $room } further on.
ask-building = Which building do you buy?
ask-university = Your university can put a colonist on the new building ({ $place }).
ask-producing = Do you produce?
ask-extra-good = Which extra good do you take as craftsman?
ask-trading = Which good do you sell?
ask-loading = Which goods do you load, and where?
ask-claiming =
    { $claimable ->
        [one] An extra point is due for this load. How many do you take?
       *[other] { $claimable } extra points are due for this load. How many do you take?
    }
ask-storing =
    { $slots ->
        [one] Your warehouses have room for one more kind. Which kind do you store?
       *[other] Your warehouses have room for { $slots } more kinds. Which kind do you store?
    }
ask-keeping = Which single barrel do you keep? All that is not in a warehouse goes back.

## Questions that one can answer beforehand

standing-hospice = Hospice
standing-university = University
standing-privilege = The mayor's colonist
standing-producing = Production

## What one can answer

action-pass = pass
action-role = { $first }
action-tile = { $first-one }
action-use =
    { $first-id ->
        [hacienda] draw a hidden plantation first (hacienda)
        [hospice] take the colonist (hospice)
        [university] take the colonist (university)
       *[privilege] take the colonist (privilege)
    }
action-produce = produce
action-build = { $first }
action-extra = 1 { $first }
action-sell =
    { $doubloons ->
        [one] 1 { $first } for 1 doubloon
        [other] 1 { $first } for { $doubloons } doubloons
       *[unknown] 1 { $first }
    }
action-load = { $second-id ->
        [wharf] { $first } by your own wharf
       *[ship] { $first } on the ship of { $second }
    }{ $points ->
        [one] : 1 point
        [other] : { $points } points
       *[unknown] {""}
    }
action-claim =
    { $first ->
        [0] no extra point
        [one] 1 extra point
       *[other] { $first } extra points
    }
    .amount = { $first }
action-store =
    { $barrels ->
        [0] { $first }
        [one] 1 barrel of { $first }
        [other] all { $barrels } barrels of { $first }
       *[unknown] { $first }
    }
action-keep = 1 { $first }
action-man =
    { $second ->
        [one] 1 colonist on { $first }
       *[other] { $second } colonists on { $first }
    }
    .amount = { $second }

## What happened

round-started = Round { $round }: { $seat } is governor.
row-filled =
    { $tiles ->
        [nothing] No plantation is left for the row.
       *[other] New plantations: { $tiles }.
    }
tiles-reshuffled = The discarded plantations are shuffled into a new stack.
role-taken =
    { $doubloons ->
        [0] { $seat } takes the { $role }.
        [one] { $seat } takes the { $role } and the doubloon on it.
       *[other] { $seat } takes the { $role } and the { $doubloons } doubloons on it.
    }
prospected =
    { $doubloons ->
        [one] { $seat } finds a doubloon.
       *[other] { $seat } finds { $doubloons } doubloons.
    }
tile-taken = { $seat } takes { $tile-one }.
tile-drawn = { $seat } draws { $tile-one } with the hacienda.
hospice-used = { $seat } puts a colonist on the new tile ({ $tile }) with the hospice.
privilege-used = { $seat } takes the mayor's colonist.
ship-shared =
    { $colonists ->
        [one] 1 colonist comes ashore: { $seat } takes it.
       *[other] { $colonists } colonists come ashore and are shared out, { $seat } first.
    }
manned = { $seat } places colonists: { $place } { $colonists }
    .more = { $place } { $colonists }
all-manned =
    { $san-juan ->
        [0] { $seat } fills every circle.
        [one] { $seat } fills every circle and keeps 1 colonist in San Juan.
       *[other] { $seat } fills every circle and keeps { $san-juan } colonists in San Juan.
    }
ship-refilled =
    { $colonists ->
        [0] No colonist is left to board the ship for the next mayor.
        [one] 1 colonist boards the ship for the next mayor.
       *[other] { $colonists } colonists board the ship for the next mayor.
    }
built =
    { $price ->
        [0] { $seat } builds { $building-one } for nothing.
        [one] { $seat } builds { $building-one } for 1 doubloon.
        [other] { $seat } builds { $building-one } for { $price } doubloons.
       *[unknown] { $seat } builds { $building-one }.
    }
university-used = { $seat } puts a colonist on the new building ({ $building }) with the university.
produced =
    { $doubloons ->
        [0] { $seat } produces { $goods }.
        [one] { $seat } produces { $goods }; the factory pays 1 doubloon.
       *[other] { $seat } produces { $goods }; the factory pays { $doubloons } doubloons.
    }
extra-good = { $seat } takes 1 more { $good } as craftsman.
sold =
    { $doubloons ->
        [0] { $seat } sells 1 { $good } for nothing.
        [one] { $seat } sells 1 { $good } for 1 doubloon.
       *[other] { $seat } sells 1 { $good } for { $doubloons } doubloons.
    }
house-emptied = The trading house is full and is cleared.
loaded =
    { $ship-id ->
        [wharf] { $seat } ships { $barrels } { $good } by wharf for { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[other] { $seat } loads { $barrels } { $good } on the ship of { $ship } for { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }
claimed =
    { $points ->
        [0] { $seat } forgoes the extra points.
        [one] { $seat } takes 1 extra point.
       *[other] { $seat } takes { $points } extra points.
    }
stored = { $seat } stores all { $good } in a warehouse.
kept =
    { $returned ->
        [0] { $seat } keeps 1 { $good }.
        [one] { $seat } keeps 1 { $good } and gives 1 barrel back.
       *[other] { $seat } keeps 1 { $good } and gives { $returned } barrels back.
    }
ship-sailed = The ship of { $ship } sails with { $barrels } { $good }.
end-triggered =
    { $cause-id ->
        [colonists] The colonists run out: this is the last round.
        [chips] The victory points run out: this is the last round.
       *[city] A city is full: this is the last round.
    }
game-over = The game is over.

## Where points come from

score-chips = victory point chips
score-building = buildings
score-large-building = { $item }
tie-wealth = doubloons and goods

## The course of a game: charts and replay

figure-doubloons = doubloons
figure-goods = goods
figure-buildings = buildings
counted-role = roles taken
round-name = Round { $number }

## Why not: one message for each rule that can stand against an action

PR-BLD-GENERAL-01 = A building works only for its owner, and only with a colonist on it.
PR-BLD-HACIENDA-01 = The hacienda draws one hidden plantation a turn, and has drawn it.
PR-BLD-HACIENDA-04 = Your island has no space left.
PR-BLD-HACIENDA-05 = There is no hidden plantation left to draw.
PR-BLD-LARGE-WAREHOUSE-01 = Your large warehouse holds two kinds, and has two.
PR-BLD-LARGE-WAREHOUSE-02 = Your warehouses hold three kinds, and have three.
PR-BLD-SMALL-WAREHOUSE-01 = A small warehouse holds one kind: without a warehouse, or beyond what it holds, nothing is stored.
PR-BLD-WHARF-03 = Your wharf has already shipped in this captain phase.
PR-BUILDER-02 = You cannot pay for it.
PR-BUILDER-06 = You already have this building, and nobody has two of a kind.
PR-BUILDER-07 = No copy of this building is left.
PR-BUILDER-11 = Your city does not have enough space for it.
PR-CAPTAIN-01 = You have no barrel of this good.
PR-CAPTAIN-02 = Whoever can load on a cargo ship has to.
PR-CAPTAIN-04 = This ship carries another good.
PR-CAPTAIN-05 = This good is already on another ship, and a second one may not carry it.
PR-CAPTAIN-06 = This ship is full.
PR-CAPTAIN-08 = Another empty ship is larger and takes more of your barrels.
PR-CAPTAIN-12 = This load does not bring that many extra points.
PR-COMP-04 = You do not have that many colonists in hand.
PR-CRAFTSMAN-02 = With your plantations and buildings, manned as they are, you make no goods.
PR-CRAFTSMAN-07 = The supply has none of what you could make.
PR-CRAFTSMAN-09 = The extra good is one that you made just now and of which the supply has some left.
PR-MAYOR-01 = There are not that many circles here.
PR-MAYOR-08 = Too few: the circles further on cannot take all the others, and no colonist idles while a circle is empty.
PR-ROUND-02 = This role is already taken in this round.
PR-ROUND-05 = Whoever's turn it is has to take a role.
PR-SETTLER-02 = Quarries are for the settler, and for owners of a construction hut with a colonist on it.
PR-SETTLER-05 = The row has no such plantation left.
PR-SETTLER-10 = The row is empty.
PR-SETTLER-11 = Your island has no space left.
PR-SETTLER-12 = No quarry is left.
PR-SETUP-13 = This role is not in the game with this number of players.
PR-SETUP-14 = This ship is not in the game with this number of players.
PR-STORE-02 = This good is already in a warehouse; the single barrel is one of the others.
PR-STORE-04 = You have no barrel of this good.
PR-STORE-06 = Whoever has goods left keeps one barrel.
PR-TRADER-01 = You have no barrel of this good.
PR-TRADER-06 = The trading house has this good already; only with a colonist on an office can you sell it again.

## On the board

label-round = round { $round }
label-last-round = last round
label-governor = governor
label-you = you
label-roles = Roles
label-ships = Cargo ships
label-empty = empty
label-house = Trading house
label-row = Plantations
label-quarries = quarries { $count }
label-stack = face down { $count }
label-discards = discarded { $count }
label-supply = Supply
label-colonists = colonists { $count }
label-colonist-ship = on the ship { $count }
label-chips = points { $count }
label-paper =
    { $count ->
        [one] 1 point beyond the chips
       *[other] { $count } points beyond the chips
    }
label-buildings = Buildings: price for you, copies left
label-buildings-spectator = Buildings: price, copies left
label-doubloons =
    { $count ->
        [one] 1 doubloon
       *[other] { $count } doubloons
    }
label-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
label-hidden-points = points hidden
label-san-juan = San Juan { $count }
label-goods = goods
label-island = island
label-city = city
label-order = In this order:

## Trying an action: what it costs and leaves, and what to beware of

holding-doubloons = doubloons
holding-corn = corn
holding-indigo = indigo
holding-sugar = sugar
holding-tobacco = tobacco
holding-coffee = coffee
holding-colonists = colonists in San Juan

warning-unmanned = Your { $building } has no colonist: it scores nothing extra unless a mayor comes before the end.
