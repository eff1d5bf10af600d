# Río de la Plata in English, in our own words.

title-name = Río de la Plata

## Goods are counted ("2 wood"); one of them is `.one`, and where the number changes the word, `.counted` says both

term-wood = wood
    .one = 1 wood
term-stone = stone
    .one = 1 stone
term-precious = precious goods
    .one = 1 precious good
    .counted =
        { $number ->
            [one] { $number } precious good
           *[other] { $number } precious goods
        }
term-silver = silver
    .one = 1 silver
term-wood-or-stone = wood or stone

## Buildings of the city: a common one is `.one` of several; Palace, Cathedral, Harbor and Fort are unique, as are the grids

term-hut = hut
    .one = a hut
term-house = house
    .one = a house
term-stonecutter = stonecutter
    .one = a stonecutter
term-carpenter = carpenter
    .one = a carpenter
term-market = market
    .one = a market
term-corporation = corporation
    .one = a corporation
term-monument-square = square (monument)
    .one = a square (with a monument on its back)
term-garden-square = square (garden)
    .one = a square (with a garden on its back)
term-monument = monument
    .one = a monument
term-garden = garden
    .one = a garden
term-barracks = barracks
    .one = barracks
term-church = church
    .one = a church
term-palace = Palace
    .one = the Palace
term-cathedral = Cathedral
    .one = the Cathedral
term-harbor = Harbor
    .one = the Harbor
term-fort = Fort
    .one = the Fort
term-walls = walls
    .one = the walls
term-roads = roads
    .one = the roads
term-road = road
    .one = a road
term-wall = wall
    .one = a wall

## Tiles with two sides

term-stonecutter-carpenter = stonecutter / carpenter
term-market-corporation = market / corporation
term-square-monument = square / monument
term-square-garden = square / garden
term-church-barracks = church / barracks

## Areas and tracks

term-mine = mine
    .one = the mine
term-forest = forest
    .one = the forest
term-fields = fields
    .one = the fields
term-artisan = artisans
    .one = the artisans' area
term-dock = dock
    .one = the dock
term-order = order track
    .one = the order track

## Offices

term-gunner = Gunner
term-general = General
term-roadmaker = Roadmaker
term-defender = Defender
term-master-stonecutter = Master Stonecutter
term-master-carpenter = Master Carpenter
term-shipowner = Shipowner
term-master-artisan = Master Artisan
term-master-merchant = Master Merchant
term-bishop = Bishop
term-architect = Architect
term-governor = Governor

## Districts, sides of the city, enemies

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

## Where points come from while the game is played

term-grids = major buildings
term-completing = completing Fort or Harbor
term-buildings = minor buildings
term-churches = churches activated
term-ship = cargo
term-war = wars
term-debts = unpaid debts
term-bids = failed bids

## Options

option-edition = Edition
option-edition-help = The rules of the edition 2.03, or of the first one.
option-level = Level
option-level-help = How much wood, stone and silver everybody starts with: 4, 3 or 2 of each.
option-level-beginner = beginner
option-level-intermediate = intermediate
option-level-expert = expert
option-length = Length
option-length-help = A normal game ends after 20 years, a short one after 15 with fewer spaces on the grids.
option-length-normal = normal
option-length-short = short
option-trade = Trade
option-trade-help = Players may offer each other goods and silver, in edition 1 also offices; two offers a phase each. In placement and effects turns, or also in war turns and when the order is chosen.
option-trade-anytime = yes, also in war turns and the order phase
option-one-shadow-disc = One shadow disc a turn
option-one-shadow-disc-help = For two: at most one disc of the shadow colour a turn, as the player aid reads it.
option-staying-returns = Who stays takes workers back
option-staying-returns-help = Whoever keeps the place in the order takes the added workers back, as the player aid reads it.
option-one-marker-back = Only the attacker's marker goes back
option-one-marker-back-help = After a war only the marker of the enemy that attacked goes back, as the player aid reads it.
option-neutral-homes = The attacker's homes are spared
option-neutral-homes-help = Huts and houses of the attacking player are no targets and are walked over, as the player aid reads it.
option-equal-sacrifice = Only groups of equal size for an extra step
option-equal-sacrifice-help = For an extra step in a war a group of the same size is given up, as the player aid reads it; else any group will do.
option-fewer-attackers = Fewer attackers with many players
option-fewer-attackers-help = Edition 1: the enemies' bonus is 1 smaller with four players, 2 smaller with five.

## What is asked

ask-placing =
    { $left ->
        [0] You can place no more workers. What else?
        [one] Where do you place a worker? You can place 1 more.
       *[other] Where do you place a worker? You can place { $left } more.
    }
ask-paying =
    { $purpose-id ->
        [building] How do you pay for { $what-one } on { $space } ({ $cost })? The next good that you lack costs { $silver } silver.
        [debt] How do you pay your debt on { $what-one } ({ $cost })? The next good that you lack costs { $silver } silver.
        [shadow] How do you pay for the shadow disc on { $what-one } ({ $cost })? The next good that you lack costs { $silver } silver.
       *[worker] How do you pay for the worker on { $what-one } ({ $cost })? The next good that you lack costs { $silver } silver.
    }
ask-effects = What do your workers do next?
ask-at-space =
    { $workers ->
        [one] What does your worker on { $space } do?
       *[other] What do your { $workers } workers on { $space } do?
    }
ask-siting = On which space around the Plaza Mayor do you put { $building-one }?
ask-laying-roads =
    { $pieces ->
        [one] Where do you lay the road piece?
       *[other] Where do you lay the next of { $pieces } road pieces?
    }
ask-laying-walls =
    { $pieces ->
        [one] Where do you put the wall piece?
       *[other] Where do you put the next of { $pieces } wall pieces?
    }
ask-ordering =
    { $workers ->
        [one] You are in place { $place } and added 1 worker to the order track. Which place do you take for the next turn?
       *[other] You are in place { $place } and added { $workers } workers to the order track. Which place do you take for the next turn?
    }
ask-offering = Your offer to { $partner } so far: { $give_offices ->
        [nothing] { $give }
       *[other] { $give ->
            [nothing] { $give_offices }
           *[other] { $give }, { $give_offices }
        }
    } for { $ask_offices ->
        [nothing] { $ask }
       *[other] { $ask ->
            [nothing] { $ask_offices }
           *[other] { $ask }, { $ask_offices }
        }
    }. What else?
ask-replying = { $partner } offers you { $give_offices ->
        [nothing] { $give }
       *[other] { $give ->
            [nothing] { $give_offices }
           *[other] { $give }, { $give_offices }
        }
    } for { $ask_offices ->
        [nothing] { $ask }
       *[other] { $ask ->
            [nothing] { $ask_offices }
           *[other] { $ask }, { $ask_offices }
        }
    }. Do you accept?
ask-mustering =
    { $waiting ->
        [one] You lead { $enemy-one }. Where outside the city does the last attacker wait?
       *[other] You lead { $enemy-one }. Where outside the city do the next attackers wait? { $waiting } are left, up to 3 in a group.
    }
ask-betting =
    { $gunner ->
        [1] How many attackers do you bet on? Two dice must reach this number plus 5, as you are Gunner. You may bet on { $highest } at most.
       *[other] How many attackers do you bet on? Two dice must reach this number plus 6. You may bet on { $highest } at most.
    }
ask-shooting =
    { $shots ->
        [one] The cannons hit. Which attacker falls?
       *[other] The cannons hit. Which attacker falls next? { $shots } are still to fall.
    }
ask-garrisoning =
    { $hired ->
        [1] { $owner-id ->
            [self] Where does your recruit go?
           *[other] Where does the recruit of { $owner } go?
        }
       *[other] { $extra ->
            [0] { $owner-id ->
                [self] Where does your new defender go?
               *[other] Where does a new defender of { $owner } go?
            } You can place { $tokens } for nothing.
           *[other] { $tokens ->
                [one] Where does the General's extra defender go? Any minor building will do.
               *[other] { $owner-id ->
                    [self] Where does your new defender go?
                   *[other] Where does a new defender of { $owner } go?
                } You can place { $tokens } for nothing; the General's one may go on any minor building.
            }
        }
    }
ask-recruiting = Do you recruit another defender? The next one costs { $price } silver.
ask-leading = War turn { $turn }: which of your groups moves next?
ask-marching =
    { $side ->
        [nothing] { $steps ->
            [0] Where does the group on { $led } go? It has no step left.
            [one] Where does the group on { $led } go? It has 1 step left.
           *[other] Where does the group on { $led } go? It has { $steps } steps left.
        }
       *[other] { $steps ->
            [one] Where do the attackers outside ({ $side } { $at }) go? They have 1 step, the one into the city.
           *[other] Where do the attackers outside ({ $side } { $at }) go? They have { $steps } steps, the first one into the city.
        }
    }
ask-consenting =
    { $purpose-id ->
        [sacrifice] { $partner } wants to give up the group on { $goal }, so that the one on { $led } gets one step more. Do you agree?
       *[merge] { $partner } wants to join the groups on { $led } and { $goal }. Do you agree?
    }
ask-recalling = The war is over. Which of your workers in the city do you take back?

## Questions that one can answer beforehand

standing-ordering = Order track
standing-replying = Offers
standing-recruiting = More defenders
standing-defending = War turn of a defender
standing-attacking = War turn of the attacker
standing-merging = Joining groups
standing-sacrificing = Giving up a group

## What one can answer

action-done = done
action-stay = stay where you are
action-fields = a worker on the fields
action-artisan = a worker on the artisans' area
action-dock = a worker on the dock
action-order = a worker on the order track
action-depart = pay 2 silver for the ship to leave
action-bid = bid for the office of { $first }
# Which one it is of spaces that look alike; goes behind an answer.
which-alike =
    { $alike ->
        [2] {" "}(second such space)
        [3] {" "}(third such space)
        [4] {" "}(fourth such space)
        [other] {" "}(such space no. { $alike })
       *[none] {""}
    }
action-take =
    { $workers ->
        [one] 1 worker in { $first-one }
        [other] { $workers } workers in { $first-one }
       *[unknown] workers in { $first-one }
    }{ which-alike }
    .short =
        { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        }
action-work = a worker on { $first-one }, { $points ->
        [one] 1 point
        [other] { $points } points
       *[unknown] space { $second }
    }{ which-alike }, paid now
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
action-owe = a worker on { $first-one }, { $points ->
        [one] 1 point
        [other] { $points } points
       *[unknown] space { $second }
    }{ which-alike }, paid later
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
action-shadow = a shadow disc on { $first-one }, { $points ->
        [one] 1 point
        [other] { $points } points
       *[unknown] space { $second }
    }{ which-alike }, paid now
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
action-shadow-owe = a shadow disc on { $first-one }, { $points ->
        [one] 1 point
        [other] { $points } points
       *[unknown] space { $second }
    }{ which-alike }, paid later
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
action-collect =
    { $first-id ->
        [forest] collect 1 wood in { $first-one }
       *[mine] collect 1 stone in { $first-one }
    }{ $workers ->
        [one] , 1 worker
        [other] , { $workers } workers
       *[unknown] {""}
    }{ which-alike }
    .short =
        { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        }
action-harvest = harvest: 2 workers on the fields bring 1 silver
action-craft = make a precious good of 1 { $first }
action-load = load { $first-one }
action-buy =
    { $silver ->
        [one] buy { $first-one } for { $silver } silver
        [other] buy { $first-one } for { $silver } silver
       *[unknown] buy { $first-one }
    }
action-assume = become { $first }
action-settle = pay the debt on { $first-one }, { $points ->
        [one] 1 point
        [other] { $points } points
       *[unknown] space { $second }
    }{ which-alike }
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
action-draw = take { $first-one } (Master Merchant)
action-lay =
    { $first-id ->
        [road] lay a road piece (Roadmaker)
       *[wall] put a wall piece (Defender)
    }
action-activate = activate the building
action-sell =
    { $silver ->
        [one] sell { $first-one } for { $silver } silver
        [other] sell { $first-one } for { $silver } silver
       *[unknown] sell { $first-one }
    }
action-build = build { $first-one }
action-pay = pay { $first ->
        [0] { $third ->
            [0] { $silver ->
                [one] { $silver } silver
                [other] { $silver } silver
               *[unknown] all in silver
            }
           *[other] { $third } { $fourth }{ $silver ->
                [0] {""}
                [one] {" "}and { $silver } silver
                [other] {" "}and { $silver } silver
               *[unknown] , any rest in silver
            }
        }
       *[other] { $third ->
            [0] { $first } { $second }{ $silver ->
                [0] {""}
                [one] {" "}and { $silver } silver
                [other] {" "}and { $silver } silver
               *[unknown] , any rest in silver
            }
           *[other] { $first } { $second }, { $third } { $fourth }{ $silver ->
                [0] {""}
                [one] {" "}and { $silver } silver
                [other] {" "}and { $silver } silver
               *[unknown] , any rest in silver
            }
        }
    }
action-position = place { $first }
action-offer = an offer to { $first-player }
action-give =
    { $second-id ->
        [wood] give { $first } { $second }
        [stone] give { $first } { $second }
        [precious] give { $first ->
            [one] 1 precious good
           *[other] { $first } precious goods
        }
        [silver] give { $first } { $second }
       *[other] give the office of { $first }
    }
    .short =
        { $second-id ->
            [precious] { $first ->
                [one] 1 precious good
               *[other] { $first } precious goods
            }
            [wood] { $first } { $second }
            [stone] { $first } { $second }
            [silver] { $first } { $second }
           *[office] { $first }
        }
action-ask =
    { $second-id ->
        [wood] get { $first } { $second }
        [stone] get { $first } { $second }
        [precious] get { $first ->
            [one] 1 precious good
           *[other] { $first } precious goods
        }
        [silver] get { $first } { $second }
       *[other] get the office of { $first }
    }
    .short =
        { $second-id ->
            [precious] { $first ->
                [one] 1 precious good
               *[other] { $first } precious goods
            }
            [wood] { $first } { $second }
            [stone] { $first } { $second }
            [silver] { $first } { $second }
           *[office] { $first }
        }
action-propose = make this offer
action-accept = accept
action-decline = decline
action-counter = make a counter-offer
action-withdraw = offer nothing after all
action-place = a worker on { $first }
action-oust = throw the others out of { $first }
action-use = put the workers on { $first } to work
action-site = on { $first }
action-road = the border { $first }
action-wall = { $first } edge, { $second }
action-hold-fire = do not fire
action-bet =
    { $first ->
        [one] fire, and bet on 1 attacker
       *[other] fire, and bet on { $first } attackers
    }
    .amount = { $first }
action-recruit = pay and recruit
action-refuse = refuse
action-agree = agree
action-command = agree, if you command the group
action-muster =
    { $third ->
        [one] 1 attacker at the { $first } edge, { $second }
       *[other] { $third } attackers at the { $first } edge, { $second }
    }
action-shoot =
    { $third ->
        [1] an attacker at the { $first } edge, { $second }
        [2] one of a pair at the { $first } edge, { $second }
       *[other] one of a triplet at the { $first } edge, { $second }
    }
action-garrison = a defender on { $first }
action-lead =
    { $third ->
        [1] an attacker at the { $first } edge, { $second }
        [2] a pair at the { $first } edge, { $second }
        [3] a triplet at the { $first } edge, { $second }
       *[other] the group on { $first }
    }
action-march = march to { $first }
action-sacrifice =
    { $third ->
        [1] one step more (gives up an attacker at the { $first } edge, { $second })
        [2] one step more (gives up a pair at the { $first } edge, { $second })
        [3] one step more (gives up a triplet at the { $first } edge, { $second })
       *[other] one step more (gives up the group on { $first })
    }
action-recall = take back the workers on { $first }

## What one can answer, by kind: a heading for many answers alike

kind-bid = a worker on an office
kind-take = workers on a space of the track
kind-work = a worker, paid now
kind-owe = a worker, paid later
kind-shadow = a shadow disc, paid now
kind-shadow-owe = a shadow disc, paid later
kind-collect = a good from the track
kind-assume = become what you bid for
kind-settle = pay a debt
kind-build = a building here
kind-pay = how much in kind
kind-position = a place in the order
kind-offer = an offer to a player
kind-give = what you give
kind-ask = what you get
kind-place = a worker in the city
kind-oust = throw others out
kind-use = workers on a space
kind-site = around the Plaza Mayor
kind-road = a road piece between two spaces
kind-wall = a wall piece on the edge
kind-bet = how many attackers are to fall
kind-muster = attackers outside an open edge
kind-shoot = remove an attacker
kind-garrison = a new defender
kind-lead = move a group
kind-march = where it goes
kind-sacrifice = one step more for a group that is given up
kind-recall = take workers back

## What happened

turn-started = { NUMBER($year, useGrouping: 0) }: workers are placed in the order { $order }.
worker-placed = { $seat } places a worker on { $area-one }
    .more = { $area-one }
bid = { $seat } bids for the office of { $office }.
track-taken =
    { $workers ->
        [one] { $seat } sends 1 worker to { $track-one }.
       *[other] { $seat } sends { $workers } workers to { $track-one }.
    }
city-worker-placed = { $seat } places a worker on { $space }
    .more = { $space }
ousted =
    { $workers ->
        [one] { $seat } throws 1 worker of { $victim } out of { $space }.
       *[other] { $seat } throws { $workers } workers of { $victim } out of { $space }.
    }
grid-worker-placed =
    { $shadow ->
        [1] { $owing ->
            [1] { $seat } puts a shadow disc on { $grid-one } for { $points ->
                [one] 1 point
               *[other] { $points } points
            } and pays later.
           *[other] { $seat } puts a shadow disc on { $grid-one } for { $points ->
                [one] 1 point.
               *[other] { $points } points.
            }
        }
       *[other] { $owing ->
            [1] { $seat } places a worker on { $grid-one } for { $points ->
                [one] 1 point
               *[other] { $points } points
            } and pays later.
           *[other] { $seat } places a worker on { $grid-one } for { $points ->
                [one] 1 point.
               *[other] { $points } points.
            }
        }
    }
placement-done = { $seat } is done placing.
effects-begin = { NUMBER($year, useGrouping: 0) }: the workers go to work.
effects-done = { $seat } is done for this year.
paid = { $seat } pays{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } wood
    }{ $stone ->
        [0] {""}
       *[other] { $wood ->
            [0] {" "}
           *[other] {", "}
        }{ $stone } stone
    }{ $precious ->
        [0] {""}
        [one] { $stone ->
            [0] { $wood ->
                    [0] {" "}
                   *[other] {", "}
                }
           *[other] {", "}
        }1 precious good
       *[other] { $stone ->
            [0] { $wood ->
                    [0] {" "}
                   *[other] {", "}
                }
           *[other] {", "}
        }{ $precious } precious goods
    }{ $silver ->
        [0] {""}
       *[other] { $precious ->
            [0] { $stone ->
                    [0] { $wood ->
                            [0] {" "}
                           *[other] {", "}
                        }
                   *[other] {", "}
                }
           *[other] {", "}
        }{ $silver } silver
    }.
bought = { $seat } buys 1 { $good } for { $silver } silver.
collected = { $seat } collects 1 { $good }
    .more = 1 { $good }
harvested = { $seat } harvests: 1 silver.
crafted = { $seat } makes a precious good of 1 { $good }
    .more = one of 1 { $good }
built = { $seat } builds { $building-one } on { $space }.
activated = { $seat } activates { $building-one } on { $space }.
sold =
    { $building-id ->
        [corporation] { $seat } sells { $good-one } to a corporation for { $silver } silver.
       *[market] { $seat } sells { $good-one } at a market for { $silver } silver.
    }
workers-returned =
    { $workers ->
        [one] 1 worker of { $seat } on { $space } has nothing to do there and goes home.
       *[other] { $workers } workers of { $seat } on { $space } have nothing to do there and go home.
    }
grid-completed = { $grid-id ->
        [walls] { $seat } has filled the wall grid.
        [roads] { $seat } has filled the road grid.
       *[other] { $seat } completes { $grid-one }.
    }
debt-settled = { $seat } pays the debt on { $grid-one }.
debt-failed = { $seat } does not pay the debt on { $grid-one }: the disc goes back.
sited = { $seat } puts { $building-one } on { $space }.
building-removed =
    { $owner ->
        [nothing] The { $building } on { $space } is taken away.
       *[other] The { $building } of { $owner } on { $space } is taken away.
    }
wall-laid = { $seat } puts a wall: { $side } { $at }
    .more = { $side } { $at }
road-laid = { $seat } lays a road: { $border }
    .more = { $border }
district-connected = The { $district } district has a road to the Plaza Mayor.
departure-paid =
    { $owner ->
        [nothing] { $seat } pays 2 silver: the ship is to leave this year.
       *[other] { $seat } pays 2 silver: the ship is to leave this year. 1 silver goes to { $owner }, the Shipowner.
    }
loaded = { $seat } loads { $good-one }
    .more = { $good-one }
ship-left =
    { $goods ->
        [one] The ship leaves with 1 good. It comes back in { NUMBER($year, useGrouping: 0) }.
       *[other] The ship leaves with { $goods } goods. It comes back in { NUMBER($year, useGrouping: 0) }.
    }
ship-stayed = The ship is empty and stays.
ship-returned =
    { $goods ->
        [one] The ship comes back from Spain; 1 good is sold.
       *[other] The ship comes back from Spain; { $goods } goods are sold.
    }
cargo-paid =
    { $points ->
        [0] The cargo of { $seat } brings { $silver } silver.
        [one] The cargo of { $seat } brings { $silver } silver and 1 point.
       *[other] The cargo of { $seat } brings { $silver } silver and { $points } points.
    }
office-assumed = { $seat } is { $office } now.
bid-failed =
    { $fine ->
        [nothing] { $seat } cannot become { $office }.
       *[other] { $seat } cannot become { $office } and loses { $fine }.
    }
office-gave = { $seat } gets { $good-one } as { $office }.
scored =
    { $points ->
        [one] { $seat }: { $points } point ({ $source }).
       *[other] { $seat }: { $points } points ({ $source }).
    }
offered = { $seat } offers { $partner }: { $give_offices ->
        [nothing] { $give }
       *[other] { $give ->
            [nothing] { $give_offices }
           *[other] { $give }, { $give_offices }
        }
    } for { $ask_offices ->
        [nothing] { $ask }
       *[other] { $ask ->
            [nothing] { $ask_offices }
           *[other] { $ask }, { $ask_offices }
        }
    }.
offer-accepted = { $seat } accepts the offer of { $partner }.
offer-declined = { $seat } declines the offer of { $partner }.
war-check =
    { $enemy-id ->
        [natives] The dice show { $dice }: the Natives attack.
        [pirates] The dice show { $dice }: the Pirates attack.
       *[other] The dice show { $dice }: no war this year.
    }
war-begins = War: { $seat } leads { $enemy-one } with { $attackers ->
        [one] 1 attacker
       *[other] { $attackers } attackers
    } (workers in the city: { $workers }; defenders, counted twice: { $defenders }; bonus: { $bonus }).
attackers-mustered = Attackers wait outside: { $attackers } at { $side } { $at }
    .more = { $attackers } at { $side } { $at }
fire-held = { $seat } does not fire the cannons.
cannons-fired =
    { $hit ->
        [1] { $seat } fires the cannons, with a bet on { $bet }: the roll counts as { $result }. A hit.
       *[other] { $seat } fires the cannons, with a bet on { $bet }: the roll counts as { $result }. A miss.
    }
attacker-shot = { $seat } removes an attacker: { $side } { $at }
    .more = { $side } { $at }
defender-placed = A defender of { $seat } comes to { $space }
    .more = { $space }
recruited = { $seat } recruits for { $silver } silver.
war-turn = War turn { $turn }.
group-marched = { $seat } marches: { $tokens } from { $space } to { $goal }
    .more = { $tokens } from { $space } to { $goal }
group-entered = { $seat } enters the city: { $tokens } from { $side } { $at } to { $goal }
    .more = { $tokens } from { $side } { $at } to { $goal }
groups-merged =
    { $left ->
        [0] { $seat } joins groups: { $tokens } are on { $space } now.
       *[other] { $seat } joins two pairs: { $tokens } are on { $space } now, { $left } beside it.
    }
group-sacrificed =
    { $space ->
        [nothing] { $tokens ->
            [one] { $seat } gives up 1 attacker outside the city for one step more.
           *[other] { $seat } gives up { $tokens } attackers outside the city for one step more.
        }
       *[other] { $enemy ->
            [1] { $tokens ->
                [one] { $seat } gives up 1 attacker on { $space } for one step more.
               *[other] { $seat } gives up { $tokens } attackers on { $space } for one step more.
            }
           *[other] { $tokens ->
                [one] { $seat } gives up 1 defender on { $space } for one step more.
               *[other] { $seat } gives up { $tokens } defenders on { $space } for one step more.
            }
        }
    }
consent-given =
    { $purpose-id ->
        [sacrifice] { $seat } lets { $partner } give up the group on { $space }.
       *[merge] { $answer-id ->
            [command] { $seat } lets { $partner } join the group on { $space } and commands it.
           *[agree] { $seat } lets { $partner } join the group on { $space }.
        }
    }
consent-refused =
    { $purpose-id ->
        [sacrifice] { $seat } does not let { $partner } give up the group on { $space }.
       *[merge] { $seat } does not let { $partner } join the group on { $space }.
    }
battle = Battle on { $space }, attackers against defenders { $attackers } to { $defenders }: attackers lost { $attackers_lost }, defenders lost { $defenders_lost }.
building-destroyed =
    { $owner ->
        [nothing] The { $building } on { $space } is destroyed.
       *[other] The { $building } of { $owner } on { $space } is destroyed.
    }
war-ended =
    { $left ->
        [0] The last attacker is gone: the war with { $enemy-one } is over.
        [one] Three war turns without a battle: the war with { $enemy-one } is over, and 1 attacker leaves.
       *[other] Three war turns without a battle: the war with { $enemy-one } is over, and { $left } attackers leave.
    }
workers-recalled =
    { $workers ->
        [one] { $seat } takes back 1 worker from { $space }.
       *[other] { $seat } takes back { $workers } workers from { $space }.
    }
order-kept = { $seat } keeps their place in the order.
order-moved = { $seat } takes place { $place } in the order.
enemy-advanced =
    { $enemy-id ->
        [natives] The Natives come closer: they attack if the dice show { $value } or less.
       *[pirates] The Pirates come closer: they attack if the dice show { $value } or less.
    }
game-over = The game is over.

## Where points come from at the end

score-grids = { term-grids }
score-completing = { term-completing }
score-buildings = { term-buildings }
score-churches = { term-churches }
score-ship = { term-ship }
score-shipowner = ship of the Shipowner
score-war = { term-war }
score-debts = { term-debts }
score-bids = { term-bids }
score-silver = silver (1 point for 3)
score-office = office: { $item }
score-houses = houses: { $item }
score-house = each house
score-production = too many workshops and markets
score-garden = garden
score-monument = monument
score-church = church
score-barracks = barracks
score-connected = road to the Plaza Mayor
score-cathedral = Cathedral
score-palace = Palace
score-floor = never less than nothing
tie-silver-left = silver left
tie-precious = precious goods
tie-goods = wood and stone

## The course of a game: charts and replay

figure-silver = silver
figure-houses = houses
figure-workers = workers at hand
counted-build = minor buildings built
round-name = Year { $number }

## Why not: one message for each rule that can stand against an action

RP-ACT-01 = You have no worker here who could still activate it in this turn.
RP-ACT-03 = The building has no use for another worker.
RP-ACT-05 = This building is common property: you need a house of your own beside it.
RP-ACT-06 = You need a house beside it that you did not build in this turn.
RP-ACT-10 = A stonecutter makes more stone of one, and buys nothing.
RP-ACT-11 = A carpenter makes more wood of one, and buys nothing.
RP-ACT-12 = A market buys a good: say which.
RP-ACT-13 = A corporation buys a good: say which.
RP-ACT-14 = A corporation buys a good: say which.
RP-ACT-15 = A church gives points for 1 silver, and for nothing else.
RP-ACT-17 = There is nothing to activate here.
RP-ACT-18 = Barracks do their work without any worker.
RP-ACT-23 = You have none of what the building works on.
RP-ADJ-02 = It is neither on the starting line nor next to a hut or house of yours.
RP-AREA-01 = None of your workers are on this space.
RP-AREA-02 = The track has no such space.
RP-AREA-03 = With four players this space is closed.
RP-AREA-04 = With this number of players this space is closed.
RP-AREA-05 = You have fewer workers than this space needs.
RP-AREA-06 = This space is taken.
RP-AREA-07 = You have no worker on the fields.
RP-AREA-09 = A harvest needs two workers on the fields.
RP-AREA-10 = You have no worker on the artisans' area.
RP-AREA-12 = You have none of it to make a precious good of.
RP-CANNON-07 = No such group waits there.
RP-CANNON-08 = The bet is higher than the dice can reach, or than the number of attackers.
RP-COMBAT-01 = This group is not yours to move.
RP-COMBAT-02 = A group has one to three tokens: none are there, or together they would be more than three.
RP-COMBAT-03 = A group is not split.
RP-COMBAT-04 = Somebody with tokens in one of the groups refused you in this war turn.
RP-COMBAT-05 = Only whoever commands the group that is joined can ask to command.
RP-COMBAT-08 = The group does not have enough steps left.
RP-COMBAT-09 = Nobody moves diagonally: that way takes two steps.
RP-COMBAT-10 = Tokens of the other side bar the way.
RP-COMBAT-11 = A group of the same side bars the way: nobody passes over it.
RP-COMBAT-12 = The group merged in this war turn and has no steps of its own.
RP-COMBAT-13 = Two pairs become a triplet and a single only inside the city, and the token handed over commands.
RP-COMBAT-14 = Two pairs shared their tokens here in this war turn: the group has no steps of its own.
RP-COMBAT-15 = In this edition only defenders make a triplet and a single of two pairs, and these move no more in the war turn.
RP-COMBAT-16 = A building bars the way: attackers fight it and stop there.
RP-COMBAT-18 = The group has fought in this turn and rests.
RP-COMBAT-19 = You let this group rest for this turn.
RP-COMBAT-20 = One gives up another group of the same side; with the option for equal sizes, one of the same size.
RP-COMBAT-21 = The group had its extra step in this war turn.
RP-COMBAT-23 = Only those with tokens in the moving group give up a group for it, if they agree; nobody gets its command for that.
RP-COMP-03 = All your huts and houses are on the map.
RP-COMP-08 = No wall or road piece is left.
RP-COMP-12 = This building stands already.
RP-DEFEND-03 = New defenders go on a hut or house of their own colour or on barracks, and not beside another colour.
RP-DEFEND-04 = Another colour holds the barracks.
RP-DEFEND-05 = There is no place for another defender.
RP-DEFEND-06 = A recruit has to be paid, each time 1 silver more, and then to be placed.
RP-DEFEND-07 = No worker of this colour is left.
RP-DEFEND-09 = Three defenders are there, and there is room for no more.
RP-EFFECT-01 = You have no workers there.
RP-EFFECT-04 = With what you have, this can be neither done nor paid.
RP-MAJOR-02 = Somebody's disc is on this space.
RP-MAJOR-03 = With this number of players this space is closed.
RP-MAJOR-06 = You cannot pay for it now.
RP-MAJOR-07 = You have no debt there.
RP-MAJOR-10 = In this edition you pay all of it as you place the worker, or you do not place it.
RP-MAJOR-16 = It costs nothing, so nothing can be owed.
RP-MAJOR-26 = It goes on a space around the Plaza Mayor.
RP-MAJOR-27 = A space around the Plaza Mayor without a building is taken first.
RP-MAJOR-28 = The other large building stands here.
RP-MINOR-02 = A house grows out of a hut.
RP-MINOR-06 = A corporation grows out of a market.
RP-MINOR-08 = A monument stands on a square.
RP-MINOR-09 = A monument stands on a square.
RP-MINOR-10 = A garden lies on a square.
RP-MINOR-14 = A square needs five buildings other than squares, or walls, around it.
RP-MINOR-15 = A square needs five buildings or walls around it, other squares included.
RP-MINOR-18 = The district has one already.
RP-MINOR-19 = No tile for it is left.
RP-MINOR-21 = No tile is left for which this square could be exchanged.
RP-MINOR-23 = Something else stands here.
RP-MINOR-26 = You do not have enough workers here for it.
RP-MINOR-27 = You need a house beside it that you did not build in this turn.
RP-OFFICE-01 = You have no worker on this office.
RP-OFFICE-02 = Another worker is on this office.
RP-OFFICE-03 = This office has its holder.
RP-OFFICE-04 = You bid for one office a turn.
RP-OFFICE-05 = You lack the silver or the points for it.
RP-OFFICE-10 = An office begins to work in the year after its purchase.
RP-OFFICE-19 = A General's defenders go to any minor building, but not beside another colour.
RP-OFFICE-20 = A General's extra defender goes to any minor building, but not beside another colour.
RP-OFFICE-23 = Only the Roadmaker lays a free road piece, once a turn.
RP-OFFICE-26 = Only the Defender puts a free wall piece, once a turn.
RP-OFFICE-50 = Only the Master Merchant takes a free good, once a turn.
RP-ORDER-05 = There is no such place in the order.
RP-ORDER-09 = This is your place; to keep it, stay.
RP-PLACE-01 = You place five workers a turn, and this would be more.
RP-PLACE-02 = You have no worker left.
RP-PLACE-06 = It takes twice as many workers as are there, and you may not place that many now.
RP-PLACE-CITY-01 = Three workers are on this space, and there is room for no more.
RP-PLACE-CITY-02 = Workers of another colour are on this space.
RP-PLACE-CITY-03 = Nobody builds on the Plaza Mayor.
RP-PLACE-CITY-04 = This space got a building in this turn.
RP-PLACE-CITY-06 = There are no others to throw out, or you have not twice as many workers.
RP-PLACE-CITY-09 = Three workers cannot be thrown out.
RP-PLACE-CITY-10 = Nobody is thrown out of a building.
RP-PLACE-CITY-11 = You could not place workers on this space yourself.
RP-PLACE-CITY-14 = This hut or house is not yours.
RP-PLACE-CITY-15 = The building has no use for another worker.
RP-ROAD-01 = No road piece goes there: a road is there, or it is no border between two spaces.
RP-SHIP-01 = There is no Harbor yet.
RP-SHIP-03 = Each worker on the dock loads up to three goods that you have.
RP-SHIP-06 = The ship is full.
RP-SHIP-08 = To make the ship leave costs 2 silver.
RP-SHIP-12 = The ship is paid for and leaves at the end of this turn.
RP-SHIP-19 = The ship is away.
RP-SHIP-21 = An empty ship does not leave.
RP-SHIP-22 = The ship is away and cannot leave.
RP-SHORT-02 = The short game does not use this space.
RP-SHORT-03 = The short game does not use this space.
RP-TRADE-01 = This cannot be offered: not this, not to this player, or not again.
RP-TRADE-02 = This office is not for trade.
RP-TRADE-03 = You do not have enough silver.
RP-TRADE-04 = You lack precious goods, and silver does not replace them.
RP-TRADE-06 = Silver replaces goods in a cost, but buys none for the stock.
RP-TRADE-07 = In this edition wood and stone are bought first, for silver at a rising price.
RP-VAR2P-02 = You can place no shadow disc now: none is left, or you placed one.
RP-WALL-02 = No wall goes there: one is there, or it is no edge of the city.
RP-WALL-08 = A wall is printed there.
RP-WAR-06 = Workers of the attacking player close this space or the way to it: nobody may enter.
RP-WAR-09 = There are not that many attackers left to place.
RP-WAR-18 = A wall stands there.
RP-WAR-19 = No such group waits there.
RP-WAR-20 = Outside, attackers are one stack in this edition: there are not so many, or they are removed one by one.
RP-WAR-23 = Nobody comes from there: this edge is never open.
RP-WAREND-03 = You have no workers there.

## Help on buildings, offices and areas, in a few words

about-hut = Lets you place workers on the spaces around it. 2 workers build it; it can grow into a house.
about-house = Counts at the end, and its owner may work in the common buildings around it.
about-stonecutter = A worker makes 3 stone of 1.
about-carpenter = A worker makes 3 wood of 1.
about-market = A worker sells a good: wood or stone for 1 silver, a precious good for 2.
about-corporation = Grows out of a market and pays more for each good.
about-monument-square = 6 points; needs five filled spaces or walls around it. Can become a monument or a garden.
about-garden-square = 6 points; needs five filled spaces or walls around it. Can become a garden or a monument.
about-monument = 3 points, and each house of the district is worth 1 more.
about-garden = 3 points, and each house of the district is worth 1 more.
about-barracks = 6 points, each house of the district is worth 1 more, and defenders there win ties.
about-church = 3 points, and each house of the district is worth 1 more. A worker turns 1 silver into 2 points, 3 with the Cathedral.
about-palace = Stands beside the Plaza Mayor; each house of its district is worth 3 more.
about-cathedral = Stands beside the Plaza Mayor; each house of its district is worth 2 more, and churches give 3 points.
about-harbor = Opens the ship. 2 points for whoever fills its last space.
about-fort = Gives cannons to the defenders. 4 points for whoever fills its last space.
about-walls = Whoever fills it puts 3 wall pieces on the edge of the city. A closed city has no war.
about-roads = Whoever fills it lays 3 road pieces. A district with a road to the Plaza Mayor uses its buildings twice a turn.
about-gunner = The cannons hit better, and each enemy hit gives points.
about-general = One more defender in a war, and points for each enemy beaten.
about-roadmaker = A free road piece each turn; at the end 2 points for each connected district.
about-defender = A free wall piece each turn; at the end 3 points for each district closed by walls.
about-master-stonecutter = 1 stone each turn.
about-master-carpenter = 1 wood each turn.
about-shipowner = 1 silver when somebody pays for the ship, 3 points each time it comes back.
about-master-artisan = 1 precious good each turn.
about-master-merchant = 1 good of any kind each turn.
about-bishop = At the end 4 points for each church and for the Cathedral.
about-architect = At the end 7 points for each of Harbor, Fort, Cathedral and Palace.
about-governor = At the end 6 points for each district with four kinds of noble buildings, besides its own points.
about-mine = Each space filled with workers gives 1 stone.
about-forest = Each space filled with workers gives 1 wood.
about-fields = Every 2 workers bring 1 silver.
about-artisan = Each worker makes a precious good of 1 wood or 1 stone.
about-dock = Each worker loads up to 3 goods on the ship.
about-order = Workers here let you choose another place in the order of the next turn.

## On the board

code-hut = h
code-house = H
code-stonecutter = St
code-carpenter = Cp
code-market = Mk
code-corporation = Co
code-monument-square = Qm
code-garden-square = Qg
code-monument = Mo
code-garden = Ga
code-barracks = Ba
code-church = Ch
code-palace = Pa
code-cathedral = Ca
code-natives = N
code-pirates = P
label-year = { $year } of { $last }
label-placing = placement
label-effects = effects
label-ordering = order of the next turn
label-order = Order
label-attacked = has attacked
label-line = starting line
label-ring = around the Plaza Mayor
label-plaza = Plaza Mayor
label-centre = centre
label-connected = connected centre
label-road = road
label-wall = wall
label-open = open edge
label-workers-sign = A2: 2 workers of A
label-grids = Grids: points of a space, whose disc
label-owed = !: owed
label-shadow = s: shadow colour
label-stands = stands
label-stands-on = stands on { $space }
label-needs = workers
label-free = free
label-completing = completed: +{ $points }
label-offices = Offices: price, points needed
label-offices-signs = letter: holder, ?: bid
label-ship = Ship
label-no-harbor = waits for the Harbor
label-in-port = in port, { $aboard } of { $capacity } goods
label-leaving = leaves this year, { $aboard } of { $capacity } goods
label-away = away until { $year }, goods aboard: { $aboard }
label-enemies = Enemies
label-enemy = { $enemy } { $value } (+{ $bonus })
label-enemy-far = { $enemy } not in sight
label-coming = after this year: { $enemies }
label-open-edges =
    { $count ->
        [0] the city is closed
        [one] 1 open edge
       *[other] { $count } open edges
    }
label-houses = A house is worth
label-stock = In stock
label-pieces = walls and roads { $count }
label-shadows = shadow discs { $count }
label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-silver = silver { $count }
label-supply = workers { $count }
label-tiles = huts left { $count }
label-goods = goods
label-work = at work
label-cargo = on the ship
label-held = offices
label-war = war
label-recalling = after the war
label-war-leader = { $enemy }, led by { $leader }
label-attackers = attackers { $count } of { $strength }, { $outside } outside
label-mustering = the attackers gather
label-cannons = the cannons
label-garrisoning = the defenders gather
label-war-turn = war turn { $turn }
label-battle = battles in this turn
label-quiet = quiet turns { $quiet } of 3
label-mover = { $mover } moves
label-outside = Outside
label-group-sign = A2 two of A
label-mixed-sign = ABC mixed, A commands
label-fought = has fought
label-rests = rests
label-idle-sign = (A1) closed by a worker of A
label-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }

## Trying an action: what it costs and leaves, and what to beware of

holding-workers = workers at hand
holding-silver = silver
holding-wood = wood
holding-stone = stone
holding-precious = precious goods

warning-bid = As things stand you cannot become { $office }: it costs { $silver } silver and requires { $points } points. If your bid fails, you lose { $fine } points.
warning-debt = As things stand you cannot pay what you owe for { $grid-one }: unpaid it costs { $fine } points, and the worker comes back.
