# What only the browser says about Puerto Rico.

title-about = Settle the island, plant, build, and ship goods to Europe. Whoever takes a role lets everybody act.

## What somebody else is doing

doing-role = { $seat } chooses a role
doing-tile = { $seat } takes a tile
doing-hospice = { $seat } thinks about the hospice
doing-privilege = { $seat } thinks about the mayor's colonist
doing-placing = { $seat } places colonists
doing-building = { $seat } chooses a building
doing-university = { $seat } thinks about the university
doing-producing = { $seat } produces
doing-extra-good = { $seat } takes an extra good
doing-trading = { $seat } is at the trading house
doing-loading = { $seat } loads goods
doing-claiming = { $seat } takes points
doing-storing = { $seat } stores goods
doing-keeping = { $seat } keeps a barrel

## On the board

label-list = { $items }
label-ship-empty = Ship of { $capacity }, empty
label-ship = Ship of { $capacity } with { $barrels } { $good }
label-place = { $place }, { $colonists } of { $circles } circles taken
label-chips-left =
    { $count ->
        [one] one point in chips is left
       *[other] { $count } points in chips are left
    }
label-chips-of =
    { $count ->
        [one] one point in chips
       *[other] { $count } points in chips
    }
label-building-points =
    { $count ->
        [one] one point for buildings
       *[other] { $count } points for buildings
    }
label-column =
    { $count ->
        [one] 1 quarry counts
       *[other] { $count } quarries count
    }
label-left =
    { $count ->
        [0] none left
        [one] one left
       *[other] { $count } left
    }
label-own-board = Your island and city
area-board = Table
area-aside = Buildings
area-own = My board
label-hand = in hand { $count }
placing-question = Where do your colonists go?
placing-done = Place them so
placing-clear = Take all up

## What one sees at a glance, for those who hear it

told-quarries =
    { $count ->
        [one] one quarry
       *[other] { $count } quarries
    }
told-stack =
    { $count ->
        [one] one plantation face down
       *[other] { $count } plantations face down
    }
told-colonists =
    { $count ->
        [one] one colonist in the supply
       *[other] { $count } colonists in the supply
    }
told-colonist-ship =
    { $count ->
        [one] one colonist on the ship
       *[other] { $count } colonists on the ship
    }
told-san-juan =
    { $count ->
        [one] one colonist in San Juan
       *[other] { $count } colonists in San Juan
    }
told-hand =
    { $count ->
        [0] no colonist in hand
        [one] one colonist in hand
       *[other] { $count } colonists in hand
    }
told-men =
    { $men ->
        [one] one colonist
       *[other] { $men } colonists
    }, { $free ->
        [0] no free circle
        [one] one free circle
       *[other] { $free } free circles
    }
told-circles =
    { $count ->
        [one] one circle
       *[other] { $count } circles
    }
told-large = takes two spaces
told-filled = { $filled } of { $spaces } spaces taken
told-taken = taken by { $seat }

## The letter on a barrel, another one for each good

letter-corn = C
letter-indigo = I
letter-sugar = S
letter-tobacco = T
letter-coffee = Cf

## What a role or a building does, in a few words

about-settler = Everybody takes a plantation; the settler may take a quarry.
about-mayor = Colonists come ashore, and everybody places their own; the mayor gets one more.
about-builder = Everybody may build; the builder pays one doubloon less.
about-craftsman = Everybody produces goods; the craftsman gets one more.
about-trader = Everybody may sell one good; the trader gets one doubloon more.
about-captain = Everybody has to ship goods for points; the captain gets one point more.
about-prospector = One doubloon for you, nothing for the others.
about-prospector-2 = One doubloon for you, nothing for the others.
about-small-indigo-plant = Makes indigo.
about-small-sugar-mill = Makes sugar.
about-indigo-plant = Makes indigo.
about-sugar-mill = Makes sugar.
about-tobacco-storage = Makes tobacco.
about-coffee-roaster = Makes coffee.
about-small-market = One doubloon more when you sell.
about-hacienda = A hidden plantation more in the settler phase.
about-construction-hut = You may take a quarry in the settler phase.
about-small-warehouse = Stores one kind of goods.
about-hospice = New plantations and quarries come with a colonist.
about-office = You may sell a good that the trading house has.
about-large-market = Two doubloons more when you sell.
about-large-warehouse = Stores two kinds of goods.
about-factory = Doubloons for producing several kinds of goods.
about-university = New buildings come with a colonist.
about-harbor = One point more for each of your loads.
about-wharf = A ship of your own, as large as you like, once a captain phase.
about-guild-hall = At the end, points for your production buildings.
about-residence = At the end, points for a full island.
about-fortress = At the end, a point for every three colonists.
about-customs-house = At the end, a point for every four points in chips.
about-city-hall = At the end, a point for each of your violet buildings.

## What a tile tells besides

preview-build =
    { $scores ->
        [one] Manned, it would score 1 extra point now.
        [other] Manned, it would score { $scores } extra points now.
       *[unknown] {""}
    }

## Parts of the rules

section-comp = What is in the box
section-setup = Setting up
section-info = What is secret
section-round = Rounds and roles
section-settler = The settler
section-mayor = The mayor
section-builder = The builder
section-quarry = Quarries
section-craftsman = The craftsman
section-trader = The trader
section-captain = The captain
section-store = Storing goods
section-prospector = The prospector
section-bld = Buildings
section-end = The end of the game
section-score = Scoring
section-2p = The game for two
