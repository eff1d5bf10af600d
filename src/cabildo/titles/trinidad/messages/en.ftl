# Trinidad in English, in our own words.

title-name = Trinidad
title-missing = Trinidad without the powers of its affiliates: they count for salary, series and burning; wars are fought by the short rules.

## Cubes and coins are counted ("2 wood"); a silver coin is 2 bronze

term-stone = stone
    .one = a stone
term-wood = wood
    .one = a wood
term-precious = precious
    .one = a precious
term-metal = metal
    .one = a metal
term-bronze = bronze
    .one = a bronze
term-coins = coins
term-triplet = triplet
    .one = a stone, a wood and a precious

## Buildings of the city, the grids on which the major ones are built, and pieces

term-lot = Lot
    .one = a Lot
term-house = House
    .one = a House
term-palace = Palace
    .one = a Palace
term-quarry = Quarry
    .one = a Quarry
term-carpentry = Carpentry
    .one = a Carpentry
term-market = Market
    .one = a Market
term-corporation = Corporation
    .one = a Corporation
term-hacienda-stone = stone Hacienda
    .one = a stone Hacienda
term-hacienda-wood = wood Hacienda
    .one = a wood Hacienda
term-square = Square
    .one = a Square
term-monument = Monument
    .one = a Monument
term-fountain = Fountain
    .one = a Fountain
term-barracks = Barracks
    .one = Barracks
term-church = Church
    .one = a Church
term-cabildo = Cabildo
    .one = the Cabildo
term-cathedral = Cathedral
    .one = the Cathedral
term-fort = Fort
    .one = the Fort
term-harbor = Harbor
    .one = the Harbor
term-walls = Walls
    .one = the Walls
term-roads = Roads
    .one = the Roads
term-corporation-hacienda = Corporation or Hacienda

## Characters

term-carpenter = Carpenter
    .one = the Carpenter
term-stonemason = Stonemason
    .one = the Stonemason
term-merchant = Merchant
    .one = the Merchant
term-defender = Defender
    .one = the Defender
term-roadmaker = Roadmaker
    .one = the Roadmaker
term-sailmaker = Sailmaker
    .one = the Sailmaker
term-general = General
    .one = the General
term-captain = Captain
    .one = the Captain
term-bishop = Bishop
    .one = the Bishop
term-architect = Architect
    .one = the Architect
term-governor = Governor
    .one = the Governor
term-noblewoman = Noblewoman
    .one = the Noblewoman

## Affiliates, by the number of the card; a bare number stays one

term-13 =
    .one = Carpenter's affiliate 13
term-14 =
    .one = Carpenter's affiliate 14
term-15 =
    .one = Carpenter's affiliate 15
term-16 =
    .one = Carpenter's affiliate 16
term-17 =
    .one = Carpenter's affiliate 17
term-18 =
    .one = Carpenter's affiliate 18
term-19 =
    .one = Stonemason's affiliate 19
term-20 =
    .one = Stonemason's affiliate 20
term-21 =
    .one = Stonemason's affiliate 21
term-22 =
    .one = Stonemason's affiliate 22
term-23 =
    .one = Stonemason's affiliate 23
term-24 =
    .one = Stonemason's affiliate 24
term-25 =
    .one = Merchant's affiliate 25
term-26 =
    .one = Merchant's affiliate 26
term-27 =
    .one = Merchant's affiliate 27
term-28 =
    .one = Merchant's affiliate 28
term-29 =
    .one = Merchant's affiliate 29
term-30 =
    .one = Merchant's affiliate 30
term-31 =
    .one = Defender's affiliate 31
term-32 =
    .one = Defender's affiliate 32
term-33 =
    .one = Defender's affiliate 33
term-34 =
    .one = Defender's affiliate 34
term-35 =
    .one = Defender's affiliate 35
term-36 =
    .one = Defender's affiliate 36
term-37 =
    .one = Roadmaker's affiliate 37
term-38 =
    .one = Roadmaker's affiliate 38
term-39 =
    .one = Roadmaker's affiliate 39
term-40 =
    .one = Roadmaker's affiliate 40
term-41 =
    .one = Roadmaker's affiliate 41
term-42 =
    .one = Roadmaker's affiliate 42
term-43 =
    .one = Sailmaker's affiliate 43
term-44 =
    .one = Sailmaker's affiliate 44
term-45 =
    .one = Sailmaker's affiliate 45
term-46 =
    .one = Sailmaker's affiliate 46
term-47 =
    .one = Sailmaker's affiliate 47
term-48 =
    .one = Sailmaker's affiliate 48
term-49 =
    .one = General's affiliate 49
term-50 =
    .one = General's affiliate 50
term-51 =
    .one = General's affiliate 51
term-52 =
    .one = General's affiliate 52
term-53 =
    .one = General's affiliate 53
term-54 =
    .one = General's affiliate 54
term-55 =
    .one = Captain's affiliate 55
term-56 =
    .one = Captain's affiliate 56
term-57 =
    .one = Captain's affiliate 57
term-58 =
    .one = Captain's affiliate 58
term-59 =
    .one = Captain's affiliate 59
term-60 =
    .one = Captain's affiliate 60
term-61 =
    .one = Bishop's affiliate 61
term-62 =
    .one = Bishop's affiliate 62
term-63 =
    .one = Bishop's affiliate 63
term-64 =
    .one = Bishop's affiliate 64
term-65 =
    .one = Bishop's affiliate 65
term-66 =
    .one = Bishop's affiliate 66
term-67 =
    .one = Architect's affiliate 67
term-68 =
    .one = Architect's affiliate 68
term-69 =
    .one = Architect's affiliate 69
term-70 =
    .one = Architect's affiliate 70
term-71 =
    .one = Architect's affiliate 71
term-72 =
    .one = Architect's affiliate 72
term-73 =
    .one = Governor's affiliate 73
term-74 =
    .one = Governor's affiliate 74
term-75 =
    .one = Governor's affiliate 75
term-76 =
    .one = Governor's affiliate 76
term-77 =
    .one = Governor's affiliate 77
term-78 =
    .one = Governor's affiliate 78
term-79 =
    .one = Noblewoman's affiliate 79
term-80 =
    .one = Noblewoman's affiliate 80
term-81 =
    .one = Noblewoman's affiliate 81
term-82 =
    .one = Noblewoman's affiliate 82
term-83 =
    .one = Noblewoman's affiliate 83
term-84 =
    .one = Noblewoman's affiliate 84

## Districts, sides of the city, enemies, units, status, banners

term-NW = north-west
term-NCL = north centre-left
term-NCR = north centre-right
term-NE = north-east
term-SW = south-west
term-CL = centre-left
term-CR = centre-right
term-SE = south-east
term-north = north
term-east = east
term-south = south
term-west = west
term-natives = Natives
    .one = the Natives
term-pirates = Pirates
    .one = the Pirates
term-miliciano = Miliciano
    .one = a Miliciano
term-veteran-miliciano = Veteran Miliciano
    .one = a Veteran Miliciano
term-soldier = Soldier
    .one = a Soldier
term-veteran-soldier = Veteran Soldier
    .one = a Veteran Soldier
term-construction = Construction
term-worker = Worker
term-vp = Points
term-cards = Cards
term-black = black
term-green = green
term-purple = purple
term-blue = blue
term-red = red
term-ocher = ocher

## Where points come from

term-auction = auction of characters
term-buildings = minor buildings
term-first-worker = first worker on a grid
term-grids = major buildings
term-emptied = emptied grids and stacks
term-salary = unpaid salaries
term-warehouse = City Warehouse
term-recovery = workers taken back
term-council-loss = council value lost
term-money = most money
term-military = strongest unit
term-banners = banners
term-faith = most Faith
term-character = character
term-series = series of cards
term-colours = colours of cards
term-houses = Houses
term-palaces = Palaces
term-vp-status = Points status
term-council-track = council track
term-war-track = war track
term-votes = votes
term-events = events

## Laws of the council

term-major-building = Major Building Act
    .one = the Major Building Act
term-peace = Peace Act
    .one = the Peace Act
term-war = War Proclamation
    .one = the War Proclamation
term-support = Spain Support Act
    .one = the Spain Support Act

## Options

option-characters = Characters
option-characters-help = Everybody chooses a character in the open, and bids points for one that several want; or, for a first game, everybody is dealt two and keeps one.
option-characters-auction = chosen, and auctioned
option-characters-dealt = dealt
option-length = Length
option-length-help = A full game has twelve decades in three Eras, a short one eight decades in two.
option-length-full = full
option-length-short = short
option-open-screens = Open screens
option-open-screens-help = Everybody sees what cubes and coins the others have. Otherwise they are behind screens.

## What is asked

ask-choosing = Which character do you want?
ask-bidding =
    { $bid ->
        [0] How many points do you bid for { $character-one }? Nobody has bid yet.
       *[other] How many points do you bid for { $character-one }? The highest bid is { $bid }.
    }
ask-dealing = Which of your two characters do you keep?
ask-drawing = Do you look at cards of the deck, or take the top of a pile?
ask-keeping =
    { $cards ->
        [one] You see 1 card. Do you keep it?
       *[other] You see { $cards } cards. Which one do you keep?
    }
ask-stacking = Which of the { $discarded } cards lies on top of your pile?
ask-salary =
    { $due ->
        [0] You owe no salary any more.
       *[other] You owe { $due } bronze for { $counted } affiliates. Do you discard some, and how much do you pay? Each one without pay costs 2 points.
    }
ask-turn = What do you do?
ask-building = Where do you build { $building-one }?
ask-marking = Do you put one of your status markers on the { $building } on { $space }? It is yours then.
ask-activating = What shall the { $building } on { $space } do for you?
ask-extra = Which cube does the Corporation give you besides?
ask-taking =
    { $stone ->
        [0] From which grid do you take { $wood ->
            [one] a wood
           *[other] the next of { $wood } wood
        }?
       *[other] { $wood ->
            [0] From which grid do you take { $stone ->
                [one] a stone
               *[other] the next of { $stone } stone
            }?
           *[other] From which grid do you take a stone? You take { $stone } stone, then { $wood } wood.
        }
    }
ask-collecting =
    { $bronze ->
        [one] From which stack do you take 1 bronze?
       *[other] From which stack do you take the next of { $bronze } bronze?
    }
ask-paying = How do you pay { $workers ->
        [0] {""}
        [one] 1 worker,{" "}
       *[other] { $workers } workers,{" "}
    }{ $bronze ->
        [0] { $cubes }
       *[other] { $cubes ->
            [nothing] { $bronze } bronze
           *[other] { $cubes }, { $bronze } bronze
        }
    }?
ask-working = On which space of { $grid-one } do you place a worker?
ask-arranging =
    { $question-id ->
        [last] Whose worker came last to { $grid-one }?
       *[first] Whose worker came first to { $grid-one }?
    }
ask-siting =
    { $building-id ->
        [cathedral] Across which two spaces around the Plaza Mayor does the Cathedral lie?
       *[cabildo] On which space around the Plaza Mayor does the Cabildo stand?
    }
ask-walling =
    { $pieces ->
        [one] Where do you put the last wall?
       *[other] Where do you put the next wall? You may put { $pieces }.
    }
ask-paving = Which district gets Roads?
ask-recovering = Which of your workers do you take back from { $grid-one }?
ask-burning = Which unit do you burn { $card-one } for?
ask-reactivating =
    { $left ->
        [one] Which rotated card do you turn upright? You may turn 1 more.
       *[other] Which rotated card do you turn upright? You may turn { $left } more.
    }
ask-fighting = { $faction-id ->
        [natives] The Natives
       *[pirates] The Pirates
    } attack with { $attack }, your units in the field have { $strength }. Who else fights? You may burn cards for them.
ask-returning = By Points status one of your spaces can give more points. Which one?
ask-scoring = By Points status one of your awards can give more points. Which one?
ask-proposing = Which law shall the council vote on?
ask-commissioning = Which major building is the act about?
ask-declaring =
    { $grid ->
        [nothing] A vote on { $law-one }: what do you say you will do? It does not bind you.
       *[other] A vote on { $law-one } for { $grid-one }: what do you say you will do? It does not bind you.
    }
ask-voting =
    { $grid ->
        [nothing] How do you vote on { $law-one }? It costs as much of your council value. Nobody sees it before all have voted.
       *[other] How do you vote on { $law-one } for { $grid-one }? It costs as much of your council value. Nobody sees it before all have voted.
    }
ask-staffing =
    { $workers ->
        [one] On which space of { $grid-one } do you place a worker of the council? You may place 1 more.
       *[other] On which space of { $grid-one } do you place a worker of the council? You may place { $workers }.
    }
ask-scheduling =
    { $law-id ->
        [peace] Which decade gets the peace marker?
        [war] From which decade do you take the peace marker?
       *[support] In which decade does Spain pay more for what the ship brings?
    }

## What one can answer

action-done = done
action-pass = pass for the rest of the decade
action-choose = { $first-one }
action-bid =
    { $first ->
        [one] bid 1 point
       *[other] bid { $first } points
    }
action-withdraw = bid no more
action-look =
    { $first-id ->
        [more] look at one more card of the deck (Cards status)
       *[other] look at the top cards of the deck
    }
action-pile =
    { $first-id ->
        [game] take the top of the game's pile
       *[other] take the top of player { $first }'s pile
    }
action-keep =
    { $first-id ->
        [none] keep none
       *[other] keep { $first-one }
    }
action-top = { $first-one } on top
action-discard = discard { $first-one }
action-salary = pay { $first } bronze
action-build = build { $first-one }
action-mark = put a status marker on it
action-leave = put no marker on it
action-take = take cubes
action-refine = exchange cubes for a precious
action-sell =
    { $first ->
        [2] sell 2 { $second }
       *[other] { $first-id ->
            [stone] sell a stone and a wood
           *[other] sell { $first-one }
        }
    }
action-buy =
    { $first ->
        [2] buy 2 { $second }
       *[other] { $first-id ->
            [stone] buy a stone and a wood
            [faith] buy a Faith token
           *[other] buy { $first-one }
        }
    }
action-promote = promote the unit on your war marker { $first }
action-extra = { $first-one } besides
action-store =
    { $first-id ->
        [precious] a precious from its grid
       *[other] { $first-one } from grid { $second }
    }
action-stack = 1 bronze from stack { $first }
action-deploy = deploy a Miliciano
action-drill = make the Miliciano on your war marker { $first } a veteran
action-load =
    { $first-id ->
        [triplet] load a stone, a wood and a precious
        [coins] load coins
       *[other] load 3 { $first }
    }
action-purchase = buy { $first-one } from another player
action-reactivate =
    { $first ->
        [one] 1 worker on Reactivate
        [free] reactivate without a worker (Cards status)
       *[other] { $first } workers on Reactivate
    }
action-order =
    { $first ->
        [one] 1 worker on your marker of the order
       *[other] { $first } workers on your marker of the order
    }
action-council =
    { $first ->
        [one] 1 worker to the council (+3)
       *[other] { $first } workers to the council (+7)
    }
action-raise = raise { $first } status
action-work = workers on { $first-one }
action-slot = your worker on space { $first }
action-council-slot = the council's worker on space { $first }
action-first =
    { $first-id ->
        [own] your own worker came first
       *[council] the council's worker came first
    }
action-last =
    { $first-id ->
        [own] your own worker came last
       *[council] the council's worker came last
    }
action-pave = Roads in the { $first } district
action-hands =
    { $first ->
        [0] only your own workers
        [one] 1 of the council's workers
       *[other] { $first } of the council's workers
    }
action-spend = spend { $first-one } as { $third-one }
action-pay = pay
action-recover = take back workers from { $first-one }
action-warehouse = take { $first-one } from the City Warehouse (-2 points)
action-hire =
    { $first ->
        [for] hire a worker of the council for { $second-one }
        [one] take 1 worker of the council
       *[other] take { $first } workers of the council
    }
action-burn = burn { $first-one }
action-use = use { $first-one }
action-call = call a vote
action-lift = take back the worker on space { $first }
action-unit = for the unit on your war marker { $first }
action-field = the unit on your war marker { $first } fights
action-turn =
    { $first-id ->
        [character] turn your character upright
       *[other] turn { $first-one } upright
    }
action-boost =
    { $first-id ->
        [series] more for the series of { $second-one }
        [home] more for your building on { $second }
        [cathedral] more for space { $second } of { $first-one }
        [fort] more for space { $second } of { $first-one }
        [cabildo] more for space { $second } of { $first-one }
        [harbor] more for space { $second } of { $first-one }
        [walls] more for space { $second } of { $first-one }
        [roads] more for space { $second } of { $first-one }
       *[other] more for: { $first }
    }
action-law =
    { $first-id ->
        [major-building] propose an act for a major building
        [peace] propose peace
        [war] propose war
       *[support] propose support from Spain
    }
action-decade = decade { $first }
action-declare =
    { $first-id ->
        [yes] declare yes
        [no] declare no
       *[abstain] declare that you abstain
    }
action-ballot =
    { $first-id ->
        [yes] vote yes with { $second }
        [no] vote no with { $second }
       *[abstain] abstain
    }
action-offer = an offer to player { $first }
action-give = give { $first } { $second }
action-ask = get { $first } { $second }
action-pact =
    { $first-id ->
        [yes] for a yes
        [no] for a no
        [follow] for a vote as yours
        [lead] for your vote as theirs
       *[other] for workers on { $first-one }
    }
action-propose = make this offer
action-accept = accept
action-decline = decline
action-counter = make a counter-offer
action-march = to the { $first } district
action-attack = attack enemy { $first }
action-site = on { $first }
action-activate = activate { $first }
action-remove = remove your building on { $first }
action-clear = take back your Lot on { $first }
action-span = across { $first }
action-wall = { $first } edge, { $second }

## What one can answer, by kind: a heading for many answers alike

kind-choose = a character
kind-bid = bid points
kind-pile = take the top of a pile
kind-keep = keep a card
kind-top = which card lies on top
kind-discard = discard an affiliate
kind-salary = bronze for salary
kind-build = build
kind-sell = sell
kind-buy = buy
kind-store = a cube from a grid
kind-purchase = buy an affiliate of your colour
kind-reactivate = workers on Reactivate
kind-order = workers for the order of play
kind-work = workers on a grid
kind-slot = your worker on a space
kind-council-slot = the council's worker on a space
kind-pave = Roads in a district
kind-hands = so many of the council's workers
kind-spend = a cube as another one
kind-recover = take back workers from a grid
kind-hire = workers of the council
kind-burn = burn an affiliate for a unit
kind-use = use an affiliate
kind-lift = take back a worker
kind-turn = turn a card upright
kind-boost = more points for one award
kind-decade = a decade
kind-ballot = vote
kind-offer = an offer to a player
kind-give = what you give
kind-ask = what you get
kind-pact = what is agreed
kind-march = to a district
kind-attack = attack an enemy
kind-site = a space
kind-activate = activate a building
kind-remove = remove a House or Palace
kind-clear = take back a Lot
kind-span = across two spaces
kind-wall = a wall on the edge

## What happened

characters-offered = On offer: { $characters }.
characters-dealt = { $seat } is dealt { $characters }.
character-chosen = { $seat } wants { $character-one }.
character-taken = { $seat } is { $character-one }.
auction-began = { $order } bid for { $character-one }.
bid =
    { $points ->
        [one] { $seat } bids 1 point for { $character-one }.
       *[other] { $seat } bids { $points } points for { $character-one }.
    }
withdrew = { $seat } bids no more for { $character-one }.
first-affiliate = { $seat } starts with { $card-one }.
decade-began = Decade { $decade }: { NUMBER($year, useGrouping: 0) }.
deck-shuffled = The deck is made anew of { $cards } discards.
top-discarded = { $card-one } goes from the deck to the game's pile.
looked =
    { $cards ->
        [one] { $seat } looks at 1 card.
       *[other] { $seat } looks at { $cards } cards.
    }
kept =
    { $card ->
        [nothing] { $seat } keeps none of the cards and discards { $rejected }.
       *[other] { $rejected ->
            [nothing] { $seat } keeps { $card-one }.
           *[other] { $seat } keeps { $card-one } and discards { $rejected }.
        }
    }
stacked = { $card-one } lies on top of the pile of { $seat }.
pile-taken =
    { $owner ->
        [nothing] { $seat } takes { $card-one } from the game's pile.
       *[other] { $seat } takes { $card-one } from the pile of { $owner }.
    }
discarded = { $seat } discards { $card-one }
    .more = { $card-one }
salary-paid =
    { $unpaid ->
        [0] { $seat } pays { $bronze } bronze for salary.
       *[other] { $seat } pays { $bronze } bronze for salary; affiliates without pay: { $unpaid }.
    }
paid = { $seat } pays:{ $workers ->
        [0] {""}
        [one] {" "}1 worker
       *[other] {" "}{ $workers } workers
    }{ $helpers ->
        [0] {""}
       *[other] {" "}{ $helpers } of the council's
    }{ $stone ->
        [0] {""}
       *[other] {" "}{ $stone } stone
    }{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } wood
    }{ $precious ->
        [0] {""}
       *[other] {" "}{ $precious } precious
    }{ $metal ->
        [0] {""}
       *[other] {" "}{ $metal } metal
    }{ $bronze ->
        [0] {""}
       *[other] {" "}{ $bronze } bronze
    }.
swapped = { $seat } spends { $spent-one } as { $wanted-one } (Construction status).
built = { $seat } builds { $building-one } on { $space }.
marked = { $seat } puts a status marker on { $building-one } on { $space }.
home-removed = { $seat } removes { $building-one } from { $space }.
lot-cleared = { $seat } takes back the Lot on { $space }.
activated = { $seat } activates { $building-one } on { $space }.
cube-taken = { $seat } takes { $cube-one } from grid { $grid }
    .more = { $cube-one } from grid { $grid }
coin-taken = { $seat } takes 1 bronze from stack { $stack }
    .more = 1 from stack { $stack }
cubes-from-supply = { $seat } gets { $count } { $cube } from the supply.
faith-gained =
    { $tokens ->
        [one] { $seat } gains a Faith token.
       *[other] { $seat } gains { $tokens } Faith tokens.
    }
unit-promoted = { $seat } has { $unit-one } now.
deployed = { $seat } deploys { $unit-one } on war marker { $marker }.
drilled = { $seat } has { $unit-one } on war marker { $marker } now.
loaded =
    { $load-id ->
        [triplet] { $seat } loads a stone, a wood and a precious.
        [coins] { $seat } loads coins.
       *[other] { $seat } loads 3 { $load }.
    }
card-bought = { $seat } buys { $card-one } from { $owner }.
reactivation-prepared =
    { $workers ->
        [one] { $seat } puts 1 worker on Reactivate.
       *[other] { $seat } puts { $workers } workers on Reactivate.
    }
reactivation-free = { $seat } will reactivate without a worker (Cards status).
reactivated =
    { $card ->
        [nothing] { $seat } turns the character upright.
       *[other] { $seat } turns { $card-one } upright.
    }
order-raised =
    { $workers ->
        [one] { $seat } puts 1 worker on the marker of the order.
       *[other] { $seat } puts { $workers } workers on the marker of the order.
    }
order-changed = Order of play: { $order }.
council-gained = { $seat }: council value +{ $points }, now { $value }.
council-lost = { $seat }: council value -{ $points }, now { $value }.
status-raised = { $seat } raises { $status } status to level { $level }.
worker-on-grid =
    { $council ->
        [1] { $seat } places the council's worker: { $grid } { $slot } ({ $points })
       *[other] { $seat } places a worker: { $grid } { $slot } ({ $points })
    }
    .more = { $council ->
        [1] the council's: { $grid } { $slot } ({ $points })
       *[other] { $grid } { $slot } ({ $points })
    }
grid-completed =
    { $grid-id ->
        [walls] { $seat } has filled the grid of the Walls.
        [roads] { $seat } has filled the grid of the Roads.
       *[other] { $seat } completes { $grid-one }.
    }
sited = { $seat } puts { $building-one } on { $place }.
building-displaced =
    { $owner ->
        [nothing] The { $building } on { $space } makes way.
       *[other] The { $building } of { $owner } on { $space } makes way.
    }
refunded = { $seat } gets { $bronze } bronze for it.
wall-laid = { $seat } puts a wall: { $side } { $at }
    .more = { $side } { $at }
district-paved = { $seat } gives Roads to the { $district } district.
recovering = { $seat } takes back workers from { $grid-one }.
worker-recovered = { $seat } has back the worker from space { $slot } of { $grid-one }
    .more = space { $slot }
borrowed = { $seat } takes { $cube-one } from the City Warehouse.
borrowed-left = { $seat } did not use { $count } { $cube } of the City Warehouse: the supply gets what is left.
hired =
    { $workers ->
        [one] { $seat } has 1 worker of the council.
       *[other] { $seat } has { $workers } workers of the council.
    }
card-burned = { $seat } burns { $card-one } for { $unit-one }.
vote-called = { $seat } calls a vote of the council.
law-proposed =
    { $grid ->
        [nothing] { $seat } proposes { $law-one }.
       *[other] { $seat } proposes { $law-one } for { $grid-one }.
    }
declared =
    { $intention-id ->
        [yes] { $seat } declares yes.
        [no] { $seat } declares no.
       *[abstain] { $seat } is going to abstain, they say.
    }
ballot-cast = { $seat } has voted.
ballots-revealed =
    { $approved ->
        [1] Yes { $yes }, no { $no }: { $law-one } is approved.
       *[other] Yes { $yes }, no { $no }: { $law-one } is rejected.
    }
voted =
    { $side-id ->
        [yes] { $seat } voted yes with { $votes }.
        [no] { $seat } voted no with { $votes }.
       *[abstain] { $seat } abstained.
    }
peace-placed = Decade { $decade } gets a peace marker.
peace-removed = Decade { $decade } loses its peace marker.
support-placed = A metal goes on decade { $decade }: Spain pays more for what the ship brings.
end-step =
    { $step-id ->
        [reactivation] End of the decade: cards are turned upright.
        [ship] The ship sails.
        [tension] Tension rises.
        [war] Is there a war?
        [refill] Grids and stacks are filled.
        [order] The order of play is made anew.
        [recovery] Workers come home.
       *[scoring] Points are counted.
    }
tension-raised =
    { $double ->
        [1] { $faction }: tension +{ $steps }, a double disk on space { $space }.
       *[other] { $faction }: tension +{ $steps }, now on space { $space }.
    }
war =
    { $faction-id ->
        [natives] War: the Natives attack with { $attack }.
       *[pirates] War: the Pirates attack with { $attack }.
    }
walls-held =
    { $districts ->
        [one] Behind the walls of 1 district: the attack is { $attack } now.
       *[other] Behind the walls of { $districts } districts: the attack is { $attack } now.
    }
fought = { $seat } meets the attack of { $attack } with { $strength }.
war-won = { $seat } wins the war (war track { $step }).
war-lost = { $seat } loses the war by { $steps } (war track { $step }).
unit-lost = { $seat } loses { $unit-one }.
banner-gained = { $seat } is half way to the { $banner } banner.
banner-raised = { $seat } raises the { $banner } banner.
era-scored = The end of Era { $era }: points are counted.
scored =
    { $points ->
        [one] { $seat }: { $points } point ({ $source }).
       *[other] { $seat }: { $points } points ({ $source }).
    }
game-over = The game is over.

## Where points come from at the end

score-auction = { term-auction }
score-buildings = { term-buildings }
score-first-worker = { term-first-worker }
score-grids = { term-grids }
score-emptied = { term-emptied }
score-salary = { term-salary }
score-warehouse = { term-warehouse }
score-recovery = { term-recovery }
score-council-loss = { term-council-loss }
score-money = { term-money }
score-military = { term-military }
score-banners = { term-banners }
score-faith = { term-faith }
score-character = { term-character }
score-series = { term-series }
score-colours = { term-colours }
score-houses = { term-houses }
score-palaces = { term-palaces }
score-vp-status = { term-vp-status }
score-council-track = { term-council-track }
score-war-track = { term-war-track }
score-votes = { term-votes }
score-cards = { term-cards }
score-events = { term-events }
tie-cubes = cubes

## The course of a game: charts and replay

figure-coins = coins, in bronze
figure-faith = Faith tokens
figure-council = council value
figure-cards = affiliates
figure-homes = Houses and Palaces
counted-build = minor buildings built
round-name = Decade { $number }

## Why not: one message for each rule that can stand against an action

TR-ACTION-02 = You have no worker left for it.
TR-ACTION-06 = The price could not be paid so.
TR-ACTIVATE-01 = You have no worker left, or cannot pay what it asks for.
TR-ACTIVATE-02 = You need a piece of your colour beside it, or Roads in its district.
TR-ACTIVATE-04 = The Starting Area is not enough: you need a piece of your colour beside it, or Roads in its district.
TR-ACTIVATE-05 = This building does not do that.
TR-ACTIVATE-06 = You have activated this building in this decade.
TR-ACTIVATE-10 = A Quarry makes a precious of 2 stone, and you lack them.
TR-ACTIVATE-12 = A Carpentry makes a precious of 2 wood, and you lack them.
TR-ACTIVATE-14 = You have not enough coins to buy it.
TR-ACTIVATE-16 = You sell what you really have, and you lack it.
TR-ACTIVATE-20 = A wood Hacienda makes a precious of 1 wood, and you lack it.
TR-ACTIVATE-22 = A stone Hacienda makes a precious of 1 stone, and you lack it.
TR-ACTIVATE-23 = A Faith token costs 1 silver, and there must be one.
TR-ACTIVATE-24 = A Faith token costs 1 bronze now, and there must be one.
TR-ACTIVATE-25 = Barracks make a Soldier of a Veteran Miliciano for 1 metal.
TR-ACTIVATE-26 = Once the Fort stands, Barracks make a Veteran of a Soldier for 1 metal.
TR-ACTIVATE-27 = No Soldier is left.
TR-ACTIVATE-29 = There is nothing to activate here.
TR-ACTIVATE-30 = What you would get is not there.
TR-BUILD-01 = A Lot costs 2 workers.
TR-BUILD-02 = A House grows out of your Lot and costs 2 workers, 1 stone and 1 wood.
TR-BUILD-03 = A Palace grows out of your House and costs 3 workers, stone and wood, and metal.
TR-BUILD-04 = You cannot pay for a Quarry: 1 worker and wood.
TR-BUILD-05 = You cannot pay for a Carpentry: 1 worker and stone.
TR-BUILD-06 = You cannot pay for a Market: 1 worker, stone and wood.
TR-BUILD-07 = A Corporation grows out of a Market and costs 3 workers, stone and wood.
TR-BUILD-08 = A Hacienda grows out of a Quarry or a Carpentry and costs 3 workers, stone and wood.
TR-BUILD-09 = You cannot pay for a Square: 1 worker and stone.
TR-BUILD-10 = A Monument stands on a Square and costs 1 worker, stone and a precious.
TR-BUILD-11 = A Fountain stands on a Square and costs 1 worker, wood and a precious.
TR-BUILD-12 = You cannot pay for Barracks: 2 workers, stone, wood and a precious.
TR-BUILD-13 = You cannot pay for a Church: 2 workers, stone, wood and a precious.
TR-BUILD-14 = It is out of your reach: neither in the Starting Area, nor beside a piece of yours, nor in a district with Roads; or something stands there.
TR-BUILD-20 = No piece for it is left.
TR-BUILD-21 = No Palace is left, or you have no marker for another one.
TR-BUILD-23 = A House needs a Lot of yours, a Palace a House of yours.
TR-BUILD-25 = What it grows out of is not there, or out of your reach.
TR-BUILD-26 = Corporations and Haciendas share their pieces, and none is left.
TR-BUILD-27 = A Hacienda needs a cube from the supply, and none is there.
TR-BUILD-28 = No Square is left: under a Monument or Fountain it stays in use.
TR-BUILD-29 = A Square bears one Monument or Fountain.
TR-BUILD-31 = A status marker on a Monument or Fountain is gone from the table of status.
TR-BUILD-32 = Nobody builds on the Plaza Mayor or the Fort's place.
TR-CARD-01 = It takes 2 workers, and there must be a card.
TR-CARD-03 = You buy a card of your character's colour from somebody else, for 2 workers and 1 bronze.
TR-CARD-04 = You have not so many workers, or this card is upright.
TR-CARD-06 = Powers of affiliates come in the next part.
TR-CARD-09 = You do not have this card.
TR-CARD-10 = You have no unit there to burn a card for.
TR-CARD-13 = Your Character is used and has to be turned upright first.
TR-COUNCIL-01 = 1 or 2 workers go to the council, and you have not so many.
TR-COUNCIL-03 = You have no worker of the council.
TR-COUNCIL-06 = A vote was held in this decade.
TR-COUNCIL-09 = Your tiles together are not so many votes.
TR-DRAW-01 = This is none of the cards that you see.
TR-DRAW-02 = There is no card on this pile.
TR-DRAW-03 = This card is not among those that you discarded.
TR-DRAW-04 = There is no such pile.
TR-DRAW-05 = There are no cards to look at.
TR-FREE-08 = There is no Lot of yours.
TR-FREE-09 = You have no worker there, took some back in this decade, or the grid is full.
TR-FREE-11 = The City Warehouse has none.
TR-GRID-04 = None of it is left there.
TR-GRID-05 = Grids are named in ascending order, and behind this one there are not enough cubes for all that you take.
TR-GRID-07 = Stacks are named in ascending order, and from this one on there are not enough coins for all that you take.
TR-GRID-11 = Metal comes from the supply, and none is there.
TR-GRID-12 = No coins are left there.
TR-LAW-01 = No major building is left for it, or the space is taken.
TR-LAW-04 = You cannot pay the silver coin for it.
TR-LAW-05 = A peace marker goes on this decade or the next, else on the first one that has none; and one must be left.
TR-LAW-07 = There is no peace marker on this decade, or it is neither the present one nor the next.
TR-LAW-09 = The cube goes on this decade or the next, if it has none; and a metal must be in the supply.
TR-MAJOR-01 = You place one worker or more, each your own to place and on a free space.
TR-MAJOR-02 = The grid has no such space with so many players.
TR-MAJOR-08 = This building is not finished.
TR-MAJOR-09 = It stands already.
TR-MAJOR-10 = The Cabildo goes on a space around the Plaza Mayor, on a free one as long as there is any.
TR-MAJOR-11 = Only a minor building makes way.
TR-MAJOR-14 = The Cathedral goes across two neighbouring spaces around the Plaza Mayor.
TR-MAJOR-15 = As few buildings as possible make way for the Cathedral, and never the Cabildo.
TR-MAJOR-19 = No wall goes there: one stands there, or it is the sea.
TR-MAJOR-20 = No wall is left.
TR-MAJOR-23 = This district has Roads.
TR-MAJOR-24 = No marker for Roads is left.
TR-MAJOR-26 = This grid was filled in this decade.
TR-MIL-01 = A Miliciano takes 1 worker.
TR-MIL-02 = No Miliciano is left, or none of your war markers is free.
TR-MIL-03 = A Miliciano becomes a veteran for 1 worker and 1 precious.
TR-ORDER-01 = You have not so many workers.
TR-REMOVE-01 = You remove a House or Palace of yours for 1 worker.
TR-SALARY-01 = You owe less than that.
TR-SALARY-03 = You do not have this card.
TR-SALARY-04 = You have not so many coins.
TR-SETUP-23 = This character is not on offer.
TR-SETUP-26 = A bid is higher than the one before.
TR-SETUP-27 = Somebody has this character.
TR-SETUP-28 = This character was not dealt to you.
TR-SHIP-01 = You cannot pay for this load.
TR-SHIP-02 = You have loaded in this decade.
TR-SHIP-03 = Only real cubes and coins are loaded, and you lack them.
TR-SHIP-04 = You have no worker for it.
TR-SHIP-10 = You lack the coins for it.
TR-STATUS-01 = A level costs as many workers and silver, and there are three.
TR-STATUS-02 = You hold two kinds of status already.
TR-STATUS-03 = You cannot spend stone as wood or wood as stone now.
TR-STATUS-04 = You cannot spend or replace a precious so now.
TR-STATUS-05 = You cannot spend or replace a metal so now.
TR-STATUS-06 = Worker status lets you hire once a decade, if a worker of the council is there and you can pay.
TR-STATUS-07 = Stone or wood pays for a worker of the council at Worker status II, once a decade, if one is there.
TR-STATUS-08 = Worker status III gives workers of the council for nothing, once a decade, and lets nobody buy any.
TR-STATUS-09 = Points status does nothing for this.
TR-STATUS-10 = This is no single award of yours.
TR-STATUS-11 = One more card takes Cards status, once a decade.
TR-STATUS-12 = A free reactivation takes Cards status II, once a decade.
TR-WAR-12 = You have no unit there that could fight.

## Help on buildings, grids, characters, status, banners and units, in a few words

about-lot = Makes room for a House and reach to the spaces around it. 2 workers.
about-house = At each scoring: as many points as you have coloured pieces in the district, and 1 for each Faith token, but never more than the district is worth.
about-palace = At each scoring: what the district is worth, 10 more, and 3 for each Faith token.
about-quarry = Activated: 2 stone, or a precious for 2 stone. From the second one on, such buildings lower the district by 1.
about-carpentry = Activated: 2 wood, or a precious for 2 wood. From the second one on, such buildings lower the district by 1.
about-market = Activated: sell or buy. From the second one on, such buildings lower the district by 1.
about-corporation = Grows out of a Market: sales bring 1 bronze more, purchases a cube more. The district is worth 2 more.
about-hacienda-stone = Grows out of a Quarry: 3 stone, or a precious for 1 stone. The district is worth 2 more.
about-hacienda-wood = Grows out of a Carpentry: 3 wood, or a precious for 1 wood. The district is worth 2 more.
about-square = Can bear a Monument or a Fountain.
about-monument = 3 points; the district is worth 2 more. Its builder may mark it with a status marker: then it is a piece of their colour.
about-fountain = 3 points; the district is worth 2 more. Its builder may mark it with a status marker: then it is a piece of their colour.
about-barracks = 2 points; the district is worth 2 more. Activated: metal makes Soldiers.
about-church = 2 points; the district is worth 2 more. Activated: a Faith token for 1 silver, for 1 bronze with the Cathedral.
about-cabildo = Stands beside the Plaza Mayor: its district is worth 5 more, and series of cards give more.
about-cathedral = Lies beside the Plaza Mayor: its district is worth 5 more, or two districts 2 more each. Faith costs less.
about-fort = Every district is worth 5 more. Barracks make Veteran Soldiers.
about-harbor = Every district is worth 5 more. Loading the ship takes 1 worker.
about-walls = Whoever fills the grid puts up to 5 walls. A closed district is worth 5 more, and holds off attackers.
about-roads = Whoever fills the grid gives a district Roads: it is worth 5 more, and everybody can build and activate there.
about-carpenter = At each scoring 5 points for the most wood, 8 for more than all others together, times the Era.
about-stonemason = At each scoring 5 points for the most stone, 8 for more than all others together, times the Era.
about-merchant = At each scoring 5 points for the most precious, and up to 4 more for a large lead, times the Era.
about-defender = At each scoring 2 points for each district closed by walls, times the Era.
about-roadmaker = At each scoring 2 points for each district with Roads, times the Era.
about-sailmaker = At each scoring 5 points for the most metal, and up to 4 more for a large lead, times the Era.
about-general = At each scoring 1 point for each Barracks, 3 for each Monument, 5 for the Fort, times the Era.
about-captain = At each scoring 8 points times the Era if you won a war in this Era.
about-bishop = At each scoring 1 point for each Church, 5 for the Cathedral, 3 for each Monument or Fountain beside them, times the Era.
about-architect = At each scoring 3 points for each district with 5 kinds of buildings, 5 for one with 8, times the Era.
about-governor = At each scoring 5 points for each full district, 3 for each that is half full, times the Era.
about-noblewoman = At each scoring 10 points times the Era if there was no war in this Era.
about-construction = Once a decade and level, a cube is spent as another: stone and wood (I), precious (II), metal (III).
about-worker = Once a decade a worker of the council: for 1 bronze (I), also for a stone or wood (II), two for nothing (III).
about-vp = Once a decade one award gives 25, 50 or 150 per cent more.
about-cards = Once a decade one more card to choose from (I) and a free reactivation (II); points for colours at each scoring (III).
about-black = Bring metal home by the ship, twice.
about-green = Reach the end of the council track.
about-purple = Own 9 affiliates.
about-blue = Be on the winning side of a vote, twice.
about-red = Win a war, twice.
about-ocher = Have a worker on a grid when it is completed, twice.
about-miliciano = Strength 1.
about-veteran-miliciano = Strength 2.
about-soldier = Strength 3.
about-veteran-soldier = Strength 4.

## What a district is worth, part by part; backs of cards

part-production = production
part-fine = fine buildings
part-roads = Roads
part-walls = Walls
part-cabildo = Cabildo
part-cathedral = Cathedral
part-fort = Fort
part-harbor = Harbor
back-plain = no symbol
back-native = 1 Native
back-natives = 2 Natives
back-pirate = 1 Pirate
back-pirates = 2 Pirates
back-event = an event

## On the board

code-lot = l
code-house = H
code-palace = P
code-quarry = Qu
code-carpentry = Ca
code-market = Ma
code-corporation = Co
code-hacienda-stone = Hs
code-hacienda-wood = Hw
code-square = Sq
code-monument = Mo
code-fountain = Fo
code-barracks = Ba
code-church = Ch
code-cabildo = CB
code-cathedral = CT
code-fort = Ft
label-decade = decade { $decade } of { $last }, { $year }
label-era = Era { $era }
label-order = Order
label-offered = On offer
label-wall = wall
label-open = open edge
label-sea = sea
label-start = Starting Area
label-ring = around the Plaza Mayor
label-roads = Roads
label-plaza = Plaza Mayor
label-fort = place of the Fort
label-points-sign = HA 5: points at a scoring
label-activated-sign = Ma AB: activated by A and B
label-districts = Districts: what each is worth, and why
label-gaps =
    { $count ->
        [one] 1 gap
       *[other] { $count } gaps
    }
label-grids = Grids: points of a space, whose worker
label-council-sign = c: the council's
label-stands = stands
label-stands-on = stands on { $place }
label-filled = filled in this decade
label-closed = no pieces left
label-first = first worker +{ $points }
label-recover = to take back -{ $points }
label-stores = Stores
label-stacks = stacks, in bronze { $bronze }
label-warehouse = City Warehouse: { $cubes }
label-tension = Tension
label-tension-at = { $faction } { $space } of { $spaces }
label-tension-double = { $faction } double { $space } of { $spaces }
label-steps-to-war =
    { $count ->
        [one] (1 step to war)
       *[other] ({ $count } steps to war)
    }
label-war-of = (war, attack { $attack })
label-want = +{ $count } by what is empty
label-peace = peace in decades { $decades }
label-support = Spain pays more in decades { $decades }
label-vote = Vote
label-vote-law =
    { $grid ->
        [nothing] { $law }
       *[other] { $law }: { $grid }
    }
label-legislator = legislator { $whose }
label-says =
    { $intention-id ->
        [yes] says yes
        [no] says no
       *[abstain] says to abstain
    }
label-has-voted = has voted
label-ballot =
    { $side-id ->
        [yes] voted yes { $votes }
        [no] voted no { $votes }
       *[abstain] abstained
    }
label-cards = Cards
label-deck = deck { $count }, on top { $back }
label-game-pile = game
label-pile = { $whose }: { $card } ({ $count })
label-looked = you see { $cards }
label-majorities = Majorities
label-most = { $what }: { $seats }
label-supply = Supply
label-left-walls = walls { $count }
label-left-road-markers = road markers { $count }
label-left-faith = Faith { $count }
label-left-milicianos = Milicianos { $count }
label-left-soldiers = Soldiers { $count }
label-left-council-workers = council's workers { $count }
label-rotated = rotated
label-passed = has passed
label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-workers =
    { $count ->
        [one] 1 worker
       *[other] { $count } workers
    }
label-helpers = and { $count } of the council's
label-coins = { $bronze } bronze
label-faith = Faith { $count }
label-hidden = behind the screen
label-cubes = cubes
label-borrowed = from the warehouse
label-hand = cards
label-status = status
label-tracks = tracks
label-council = council { $value } ({ $points })
label-war-step = war { $step } ({ $points })
label-units = units
label-banners = banners
label-dock = on the dock
label-placed = placed
label-on-grids = on grids { $count }
label-on-order = for the order { $count }
label-on-reactivate = on Reactivate { $count }
label-pieces = pieces left
label-now = scoring now
label-free =
    { $count ->
        [one] 1 free
       *[other] { $count } free
    }
label-of = of { $count }
label-last =
    { $points ->
        [one] the last one: -1 point
       *[other] the last one: -{ $points } points
    }
