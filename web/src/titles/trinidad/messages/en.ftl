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
doing-proposing = { $seat } chooses a law
doing-commissioning = { $seat } chooses a building for the law
doing-declaring = { $seat } says how they will vote
doing-voting = { $seat } votes
doing-staffing = { $seat } places workers of the council
doing-scheduling = { $seat } chooses a decade
doing-window = { $seat } may use a card
doing-sending = { $seat } places workers of the council
doing-lobbying = { $seat } uses a card on the vote
doing-event-choice = { $seat } chooses an event
doing-adding = { $seat } may use a card
doing-repeating = { $seat } may use a card
doing-borrowing = { $seat } takes cubes from the City Warehouse
doing-filling = { $seat } puts cubes on the grids
doing-aiming = { $seat } uses a card
doing-valuing = { $seat } uses a card before the scoring
doing-talking = { $seat } may make offers
doing-offering = { $seat } prepares an offer
doing-answering = { $seat } thinks about an offer
doing-suffering = { $seat } decides what an event costs them
doing-posting = { $seat } posts units
doing-attackers = { $seat } decides what an attacker does
doing-war-round = { $seat } leads units in the war
doing-combat = { $seat } chooses cards for a fight
doing-applying = { $seat } uses a card in a fight
doing-shifting = { $seat } moves a miniature
doing-targeting = { $seat } says whom an attacker fights
doing-pursuing = { $seat } may go on with a unit
doing-commanding = { $seat } leads the units of the automaton
doing-deciding = { $seat } decides for the automaton
doing-solo-turn = the automaton plays

## On the board

area-board = City
area-aside = Board
area-own = Mine
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
show-of = { $name }: { $number } of { $most }
show-supply = In the supply: stone { $stone }, wood { $wood }, precious goods { $precious }, metal { $metal }, bronze { $bronze }.

## The city

show-city = The city
show-map = Map of the city
show-look = Point at a space to read what is there.
show-look-touch = Tap a space to read what is there.
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
show-key-used = activated in this decade, with the sign of the player
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
show-recover =
    { $count ->
        [one] one point to take workers back
       *[other] { $count } points to take workers back
    }
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
show-whose-council-slot = the council's worker

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
show-game-pile = the game's pile
show-pile =
    { $count ->
        [one] the only card of the pile
       *[other] on top of { $count } cards
    }
show-looked = { $seat } looks at cards
show-card-facts = { $card }, { $colour }
show-card-used = { $card }, { $colour }; used, until it is turned upright
show-what-cards-do = What these cards do

## Votes and events

show-vote =
    { $grid ->
        [nothing] Vote on { $law-one }
       *[other] Vote on { $law-one } for { $grid-one }
    }
show-legislator = { $seat } proposed it
show-result = yes { $yes }, no { $no }
show-says =
    { $intention-id ->
        [yes] says yes
        [no] says no
       *[abstain] says they abstain
    }
show-says-nothing = has said nothing yet
show-has-voted = has voted
show-ballot =
    { $side-id ->
        [yes] voted yes: { $votes ->
            [one] 1 vote
           *[other] { $votes } votes
        }
        [no] voted no: { $votes ->
            [one] 1 vote
           *[other] { $votes } votes
        }
       *[abstain] abstained
    }
show-no-event = No event in this decade.
show-events-left =
    { $count ->
        [one] One more in the deck.
       *[other] { $count } more in the deck.
    }
show-palisades = In a war of this decade these districts count as closed by walls: { $districts }.
show-dear = In this decade the last cube of a grid and the last coin of a stack cost { $count } points.
show-recruit = A worker of { $seat } fights as a Miliciano; it comes home after decade { $decade }.
show-support = Spain pays more
show-peace-in = Decades with peace: { $decades }
show-support-in = Decades in which Spain pays more: { $decades }
show-end-turn = for the rest of the decade
show-end-bidding = bid no more
show-end-offering = make no offer
show-end-talking = no more offers
show-end-window = use no card
show-bound-side =
    { $side-id ->
        [yes] bound by a pact to vote yes
       *[no] bound by a pact to vote no
    }
show-bound-seat = bound by a pact to vote as { $seat } declares
show-pledged = By a pact { $seat } puts a worker on { $grid-one } in the next turn, if possible.
show-pact-left = has a blood pact left

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
show-war-value =
    { $count ->
        [one] war penalties { $value } ({ $count } point)
       *[other] war penalties { $value } ({ $count } points)
    }
show-to-build = Pieces left
show-piece-left = { $name }: { $number }
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
        [1] level I
        [2] level II
       *[other] level III
    }
show-banners = Banners
show-banner-none = { $banner } banner: none
show-banner-half = { $banner } banner: one step of two
show-banner-up = { $banner } banner: face up
show-to-order = Order
show-to-reactivate = Reactivate
show-dock = Dock
show-load =
    { $bronze ->
        [0] { $count } × { $load }
       *[other] { $bronze } bronze
    }
show-military =
    { $units ->
        [0] no unit
        [one] one unit, strength { $count }
       *[other] { $units } units, strength { $count }
    }
show-cards =
    { $count ->
        [0] Cards
       *[other] Cards ({ $count })
    }
show-no-character = no character yet
show-used = used

## The extended war

show-war =
    { $faction-id ->
        [natives] War with the Natives
       *[pirates] War with the Pirates
    }
show-war-waits = It begins with the next decade.
show-war-round = round { $round }
show-war-round-of = round { $round } of { $rounds }
show-war-order = Who acts when in a round
show-war-map = Map of the war
show-war-look = Point at an attacker to read what it will do.
show-war-look-touch = Tap an attacker to read what it will do.
show-attackers = The attackers
show-attacker = attacker { $attacker }, { $unit }
show-attacker-values = attack { $attack }, hits { $hits }, initiative { $initiative }
show-control-card = control card: { $card-one }
show-newcomer = acts from the next round on
show-in-district = in the { $district } district
show-at-edge = before the { $district } district, at the { $side } edge
show-removed = removed
show-card-won = removed; its control card is with { $seat }
show-control-won =
    { $count ->
        [one] one hit won
       *[other] { $count } hits won
    }
show-next-fight = then it fights { $players }
show-next-move = then it goes to: { $districts }
show-next-pillage = then it pillages
show-next-stay = then it stays where it is
show-post = { $unit } of { $seat } (war marker { $marker })
show-combat = attack and hits { $count }
show-volunteer = leaves after the war
show-fought = has fought
show-halted = may not move
show-lead = lead this unit
show-flames =
    { $count ->
        [0] no flames
        [one] one flame
       *[other] { $count } flames
    }
show-attackers-left =
    { $count ->
        [0] no attacker
        [one] one attacker
       *[other] { $count } attackers
    }
show-war-stand = There are { $flames } and { $left } now. If the war ended so:
show-penalties =
    { $count ->
        [0] no penalty
        [one] one penalty
       *[other] { $count } penalties
    }
show-control-hits =
    { $count ->
        [one] one hit on control cards won
       *[other] { $count } hits on control cards won
    }
show-key-attack = attack
show-key-hits = hits
show-key-initiative = initiative: acts after the player of this place
show-fight = Fight in the { $district } district
show-fight-base = alone
show-fight-cards = cards
show-fight-walls = Walls
show-fight-friends = friends there
show-fight-attack = attack
show-fight-hits = hits
show-fight-used = Cards used
show-fight-burned =
    { $count ->
        [one] One card burned for more attack.
       *[other] { $count } cards burned for more attack.
    }
show-fight-doubled =
    { $count ->
        [one] Doubled by a burned card.
       *[other] Doubled { $count } times by burned cards.
    }
show-fight-ahead = The unit is { $count } ahead.
show-fight-behind = The unit is { $count } behind.
show-fight-even = Both are equal.
show-fight-to-come =
    { $count ->
        [one] The attackers still show one card.
       *[other] The attackers still show { $count } cards.
    }
show-fight-result = Whoever is behind by their hits or more is removed; if behind by less, they get a wound; the second wound removes them.

## The automaton

show-automaton = The automaton plays by its cards, with { $workers } workers in each decade.
show-solo-open = Its cards of this decade
show-solo-card = card { $card } of the automaton
show-solo-none = none yet
show-solo-left =
    { $count ->
        [0] The cards are shuffled before the next one.
        [one] One more before they are shuffled.
       *[other] { $count } more before they are shuffled.
    }
show-solo-now = now

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
