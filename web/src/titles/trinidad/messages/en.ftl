# What only the browser says about Trinidad.

title-about = Raise a city in twelve decades: houses and palaces, walls and roads, a council, a ship to Spain, and enemies at the gates.

## What somebody else is doing

doing-choosing = { $seat } chooses a character
doing-bidding = { $seat } bids for a character
doing-dealing = { $seat } chooses one of two characters
doing-drawing = { $seat } draws a card
doing-keeping = { $seat } looks at cards
doing-stacking = { $seat } puts cards on a pile
doing-salary = { $seat } pays salaries
doing-turn = { $seat } chooses an action
doing-building = { $seat } chooses a space for a building
doing-marking = { $seat } thinks about a marker
doing-activating = { $seat } activates a building
doing-extra = { $seat } chooses a cube
doing-taking = { $seat } takes cubes
doing-collecting = { $seat } takes coins
doing-paying = { $seat } pays
doing-working = { $seat } places workers on a grid
doing-arranging = { $seat } says whose worker came first
doing-siting = { $seat } chooses a place for a major building
doing-walling = { $seat } puts up walls
doing-paving = { $seat } lays roads
doing-recovering = { $seat } takes workers back
doing-burning = { $seat } burns a card for a unit
doing-reactivating = { $seat } turns cards upright
doing-fighting = { $seat } leads units into the field
doing-returning = { $seat } looks at a completed grid
doing-scoring = { $seat } looks at the scoring

## On the board

show-list = { $items }
show-you = you
show-nothing-here = nothing
show-nobody = nobody
show-free = free
show-passed = passed
show-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Decades, order and tension

show-decade = Decade { $decade } of { $last }: { $year }, Era { $era }
show-decades = The decades, with their Eras and scorings
show-era = Era { $era }
show-scored = scored at its end
show-peace = peace
show-order = Order of the players
show-in-order =
    { $count ->
        [0] place { $place }: { $seat }
        [one] place { $place }: { $seat }, one worker added
       *[other] place { $place }: { $seat }, { $count } workers added
    }
show-place = place { $place } in the order
show-tension = on space { $space } of { $of }
show-steps-to-war =
    { $count ->
        [one] one step to war
       *[other] { $count } steps to war
    }
show-war-now = war, with an attack of { $attack }
show-want =
    { $count ->
        [one] one step if the decade ended now
       *[other] { $count } steps if the decade ended now
    }

## Stores

show-stores = Cubes and coins to take
show-stacks = Coins (bronze)
show-of = { $number } of { $most } { $name }
show-supply = In the supply: { $stone } stone, { $wood } wood, { $precious } precious, { $metal } metal, { $bronze } bronze.

## The city

show-city = The city
show-map = Map of the city
show-look = Point at a space to read what is there.
show-plaza = Plaza Mayor
show-building-of = { $building } of { $seat }
show-points-now =
    { $count ->
        [one] { $count } point now
       *[other] { $count } points now
    }
show-activated-by = activated by
show-worth =
    { $count ->
        [one] { $district }, { $count } point
       *[other] { $district }, { $count } points
    }
show-worth-short = worth { $count }
show-closed = closed by walls
show-no-walls-here = no walls can stand here
show-gaps =
    { $count ->
        [one] one gap in the walls
       *[other] { $count } gaps in the walls
    }
show-walls = Walls that stand
show-major-built = Major buildings that stand
show-key = Key to the map
show-key-used = activated in this decade, with the number of the player
show-key-wall = wall
show-key-gap = gap in the walls
show-key-roads = district with Roads
show-key-start = starting area
show-key-worth = what the district is worth

## What it is worth

show-districts = What the districts are worth
show-sum = sum
show-gaps-head = gaps
show-scoring = If Era { $era } were scored now
show-unknown = depends on what is behind the screens
show-at-the-end = At the end of the game
show-majorities = Who has the most
show-majority-money = money (bronze)
show-majority-military = strength of the units
show-majority-faith = Faith tokens
show-leads = the most

## Building

show-shelf = To build
show-grows-from = in place of { $building-one }
show-left = { $count } left
show-major = Major buildings, Walls and Roads
show-complete = complete
show-used-up = used up
show-council-worker = worker of the council
show-first =
    { $count ->
        [one] one point for the first worker
       *[other] { $count } points for the first worker
    }
show-first-taken = the first worker is there
show-work-short = place
show-first-short = 1st +{ $count }
show-recover = { $count } points to take workers back
show-recover-short = back
show-grid-cathedral = +5 for a district, or +2 for two; Faith costs less
show-grid-fort = +5 for every district; Veteran Soldiers
show-grid-cabildo = +5 for a district; series of cards give more
show-grid-harbor = +5 for every district; the ship takes one worker
show-grid-walls = up to 5 walls; +5 for a closed district
show-grid-roads = Roads in a district: +5
show-pieces-left = Left: walls { $walls }, Roads { $roads }, workers of the council { $council }.
show-whose = Whose worker goes on a space
show-whose-slot = my worker
show-whose-council-slot = the council’s worker

## Council and wars

show-council = Council
show-council-gain =
    { $workers ->
        [one] one worker: +{ $gain }
       *[other] { $workers } workers: +{ $gain }
    }
show-workers-short =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
show-war-track = War penalties
show-on-track =
    { $count ->
        [one] value { $value }, { $count } point at the end
       *[other] value { $value }, { $count } points at the end
    }

## Cards

show-deck = Deck and piles
show-deck-short = deck ({ $count })
show-deck-about =
    { $count ->
        [one] one card in the deck
       *[other] { $count } cards in the deck
    }
show-deck-back = on the back of the top one:
show-game-pile = the game’s pile
show-pile =
    { $count ->
        [one] the only card of the pile
       *[other] on top of { $count } cards
    }
show-looked = { $seat } looks at cards
show-card = { $card-one }

## Players

show-players = What the players have
show-workers = Workers
show-workers-left =
    { $count ->
        [one] one worker at hand
       *[other] { $count } workers at hand
    }
show-workers-out = { $spent } used, { $grids } on grids
show-helpers =
    { $count ->
        [0] none of the council
        [one] one of the council
       *[other] { $count } of the council
    }
show-cubes = Goods
show-behind-screen = behind the screen
show-standing = Standing
show-faith =
    { $count ->
        [one] one Faith token
       *[other] { $count } Faith tokens
    }
show-council-value =
    { $count ->
        [one] council { $value } (one point)
       *[other] council { $value } ({ $count } points)
    }
show-war-value = war penalties { $value } ({ $count } points)
show-to-build = Pieces left
show-piece-left = { $number } { $name }
show-status-markers =
    { $count ->
        [one] one status marker
       *[other] { $count } status markers
    }
show-units = Units
show-no-unit = no unit
show-strength = strength { $count }
show-wounds =
    { $count ->
        [one] one wound
       *[other] { $count } wounds
    }
show-burned =
    { $count ->
        [one] one card burned for it
       *[other] { $count } cards burned for it
    }
show-status = Status
show-status-of = { $status } status: { $count ->
        [0] none
       *[other] level { $count }
    }
show-banners = Banners
show-banner-none = { $banner } banner: none
show-banner-half = { $banner } banner: one step of two
show-banner-up = { $banner } banner: face up
show-dock = Dock
show-load =
    { $bronze ->
        [0] { $count } × { $load }
       *[other] { $bronze } bronze
    }
show-cards =
    { $count ->
        [0] Cards
       *[other] Cards ({ $count })
    }
show-no-character = no character yet
show-used = used

## Parts of the rules

section-comp = What is in the box
section-setup = Setting up
section-flow = The course of the game
section-draw = Drawing cards
section-salary = Salaries
section-action = Actions
section-build = Minor buildings
section-activate = Activating buildings
section-grid = Grids and stacks
section-remove = Removing buildings
section-mil = Militia
section-ship = The ship
section-card = Cards
section-order = The order of players
section-council = The council
section-law = Votes and laws
section-status = Status
section-major = Major buildings
section-free = Free actions
section-banner = Banners
section-end = The end of a decade
section-war = War
section-score = Scoring
section-final = The end of the game
section-char = Characters
section-aff = Affiliates
section-2p = The game for two
section-xwar = The extended war
section-solo = The game for one
section-event = Events
