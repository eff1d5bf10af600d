# What only the browser says about Río de la Plata.

title-about = Found a city on the river: huts and houses, a harbor and a cathedral, walls against Natives and Pirates.

## What somebody else is doing

doing-placing = { $seat } places workers
doing-paying = { $seat } pays
doing-effects = { $seat } puts workers to work
doing-at-space = { $seat } puts workers to work
doing-siting = { $seat } chooses a space for a large building
doing-laying-roads = { $seat } lays a road
doing-laying-walls = { $seat } puts up a wall
doing-ordering = { $seat } chooses a place in the order
doing-offering = { $seat } makes an offer
doing-replying = { $seat } thinks about an offer
doing-mustering = { $seat } gathers the attackers outside the city
doing-betting = { $seat } aims the cannons
doing-shooting = { $seat } fires the cannons
doing-garrisoning = { $seat } posts defenders
doing-recruiting = { $seat } thinks about recruits
doing-leading = { $seat } leads groups
doing-marching = { $seat } leads a group
doing-consenting = { $seat } is asked to agree
doing-recalling = { $seat } may call workers back

## On the board

area-board = Map
area-aside = Tracks
part-place = Place
part-work = Work
part-enemies = Enemies
part-order = Order
show-list = { $items }
show-you = you
show-year = { $year } of { $last }
show-order = Order of the players
show-attacked = has been the attacker
show-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }
show-nobody = nobody
show-free = free
show-owed = owed
show-shadow = shadow colour
show-plaza = Plaza Mayor
show-ship = Ship
show-no-harbor = waits for the Harbor
show-cargo = On the ship
show-time-track = The years, with the enemies that come closer after them
show-in-order =
    { $count ->
        [0] place { $place }: { $seat }
        [one] place { $place }: { $seat }, one worker added
       *[other] place { $place }: { $seat }, { $count } workers added
    }
show-enemy-value = attack if two dice show { $value } or less; { $bonus ->
        [0] no extra attackers
        [one] 1 extra attacker
       *[other] { $bonus } extra attackers
    }
show-enemy-away = not in sight yet
show-city = The city
show-map = Map of the city
show-look = Point at a space to read what is there.
show-look-touch = Tap a space to read what is there.
show-nothing-here = nothing
show-building-of = { $building } of { $seat }
show-workers-of =
    { $count ->
        [one] one worker of { $seat }
       *[other] { $count } workers of { $seat }
    }
show-house-worth =
    { $count ->
        [one] a house is worth one point
       *[other] a house is worth { $count } points
    }
show-closed = closed by walls
show-key = Key to the map
show-square = square
show-key-worker = workers, with the sign of the player
show-key-road = road
show-key-wall = wall
show-key-printed-wall = wall from the start
show-key-start = starting line
show-key-ring = around the Plaza Mayor
show-key-centre = centre of a district
show-key-connected = connected with the Plaza Mayor
show-major = Major buildings, walls and roads
show-complete = complete
show-pieces-left =
    { $count ->
        [one] One piece of wall or road is left.
       *[other] { $count } pieces of walls and roads are left.
    }
show-areas = Around the city
show-takes =
    { $count ->
        [one] takes one worker
       *[other] takes { $count } workers
    }
show-ship-in-port = in port
show-ship-leaves = leaves at the end of this year
show-ship-away = away until { $year }
show-aboard = { $count } of { $capacity } goods aboard
show-public-offices = Offices
show-held-by = held by { $seat }
show-bought-by = bought by { $seat } this year
show-wanted-by = { $seat } bids
show-points-needed =
    { $count ->
        [one] one point needed
       *[other] { $count } points needed
    }
show-terms = { $price } silver, from { $need } points on
show-cost =
    { $workers ->
        [one] one worker; { $goods }
       *[other] { $workers } workers; { $goods }
    }
show-players = What the players have
show-workers-left =
    { $count ->
        [one] one worker at hand
       *[other] { $count } workers at hand
    }
show-homes-left =
    { $count ->
        [0] No hut is left to build.
        [one] One hut is left to build.
       *[other] { $count } huts are left to build.
    }

## A war

show-war = War
show-peace = The city is at peace.
show-war-over = The war is over.
show-war-leader = led by { $seat }
show-war-left = { $count } of { $of } attackers
show-war-mustering = the attackers gather
show-war-betting = the cannons
show-war-shooting = the cannons
show-war-garrisoning = the defenders gather
show-war-recruiting = the defenders gather
show-war-turn = war turn { $turn }
show-war-quiet-short = quiet turns
show-war-quiet =
    { $count ->
        [0] there was a battle lately; after { $of } turns without one the war ends
        [one] one turn without a battle; after { $of } the war ends
       *[other] { $count } turns without a battle; after { $of } the war ends
    }
show-war-moves = { $seat } moves
show-camps = Outside the city
show-camp-groups =
    { $size ->
        [one] { $count ->
            [one] one single attacker
           *[other] { $count } single attackers
        }
       *[other] { $count ->
            [one] a group of { $size }
           *[other] { $count } groups of { $size }
        }
    }
show-attackers-of =
    { $count ->
        [one] one attacker
       *[other] { $count } attackers
    } ({ $enemy })
show-defenders-of =
    { $count ->
        [one] one defender of { $seat }
       *[other] { $count } defenders of { $seat }
    }
show-commands = { $seat } commands
show-steps-left =
    { $count ->
        [0] no step left
        [one] one step left
       *[other] { $count } steps left
    }
show-boosted = had an extra step
show-fought = has fought
show-rested = rests
show-merged = joined another group
show-barred = closed to all
show-goal-merge = joins a group
show-goal-battle = battle
show-goal-building = a building falls
show-which-size = Which size?
show-choose-size = { $place }: choose the size of the group
show-never-mind = Never mind
show-key-war = In a war
show-key-group = defenders; the one in front commands
show-key-steps = steps left

## Parts of the rules

section-comp = What is in the box
section-setup = Setting up
section-turn = The turn
section-place = Placing workers
section-adj = Where one may place
section-area = Mine, forest, fields, artisans
section-effect = Effects
section-minor = Minor buildings
section-act = Using buildings
section-major = Major buildings
section-wall = Walls
section-road = Roads
section-ship = The ship
section-office = Offices
section-trade = Trade
section-order = The order of players
section-warcheck = Is there a war?
section-war = War
section-cannon = Cannons
section-defend = Defenders
section-combat = Combat
section-battle = Battles
section-warend = After the war
section-end = The end of the game
section-short = The short game
section-var2p = The game for two
