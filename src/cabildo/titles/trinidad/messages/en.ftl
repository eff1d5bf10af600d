# Trinidad in English, in our own words.

title-name = Trinidad

## Cubes and coins are counted ("2 wood"); a silver coin is 2 bronze

term-stone = stone
    .one = a stone
term-wood = wood
    .one = a wood
term-precious = precious goods
    .one = a precious good
    .counted =
        { $number ->
            [one] { $number } precious good
           *[other] { $number } precious goods
        }
term-metal = metal
    .one = a metal
term-bronze = bronze
    .one = a bronze
term-own-worker = workers
    .counted =
        { $number ->
            [one] { $number } worker
           *[other] { $number } workers
        }
term-council-worker = workers of the council
    .counted =
        { $number ->
            [one] { $number } worker of the council
           *[other] { $number } workers of the council
        }
term-coins = coins
term-triplet = triplet
    .one = a stone, a wood and a precious good

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
term-indio = Indio
    .one = an Indio
term-warrior = Warrior
    .one = a Warrior
term-freebooter = Freebooter
    .one = a Freebooter
term-pirate-captain = Pirate Captain
    .one = a Pirate Captain
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
term-council-loss = council value that was lacking
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
term-home = your buildings
term-yes = yes
term-no = no

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
option-events = Events
option-events-help = Good and bad events come up with the cards; the first in the order chooses which of two happens.
option-talks = Talks
option-talks-help = Players can offer each other coins and cubes, and once in a game seal a pact that binds both.
option-extended-war = Extended War
option-extended-war-help = Wars are fought through the next decade: attackers walk through the city, and your units meet them.
option-automaton = Automaton
option-automaton-help = A player whom nobody plays: the opponent of one person, or a third player for two. It has more workers the stronger it is.
option-automaton-none = none
option-automaton-weak = weak (4 workers)
option-automaton-medium = medium (5 workers)
option-automaton-strong = strong (6 workers)
option-automaton-divinity = divinity (7 workers)

## The automaton, by its strength

automaton-weak = the weak automaton
automaton-medium = the automaton
automaton-strong = the strong automaton
automaton-divinity = the divine automaton

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
       *[other] You owe { $due } bronze for { $counted ->
            [one] 1 affiliate
           *[other] { $counted } affiliates
        }. Do you discard some, and how much do you pay? Each one without pay costs 2 points.
    }
ask-turn = What do you do?
ask-building = Where do you build { $building-one }?
ask-marking = Do you put one of your status markers on the { $building } on { $space }? It is yours then.
ask-activating = What do you use the { $building } on { $space } for?
ask-extra = Which cube does the Corporation give you in addition?
ask-taking =
    { $supplied ->
        [1] They come from the supply. Do you use another card?
       *[other] { $stone ->
            [0] { $wood ->
                [0] { $precious ->
                    [one] You take a precious good from its grid. Do you use a card?
                   *[other] You take { $precious } precious goods from their grid. Do you use a card?
                }
                [one] From which grid do you take a wood?
               *[other] From which grid do you take the next wood? You take { $wood } more.
            }
           *[other] { $wood ->
                [0] { $stone ->
                    [one] From which grid do you take a stone?
                   *[other] From which grid do you take the next stone? You take { $stone } more.
                }
               *[other] From which grid do you take a stone? You take { $stone } stone, then { $wood } wood.
            }
        }
    }
ask-collecting =
    { $supplied ->
        [1] They come from the supply. Do you use another card?
       *[other] { $bronze ->
            [one] From which stack do you take 1 bronze?
           *[other] From which stack do you take the next bronze? You take { $bronze } more.
        }
    }
ask-paying = How do you pay { $workers ->
        [0] {""}
        [one] 1 worker
       *[other] { $workers } workers
    }{ $cubes ->
        [nothing] {""}
       *[other] { $workers ->
            [0] {""}
           *[other] {", "}
        }{ $cubes }
    }{ $bronze ->
        [0] {""}
       *[other] { $workers ->
            [0] { $cubes ->
                [nothing] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $bronze } bronze
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
       *[other] Where do you put the next wall? You may put up to { $pieces }.
    }
ask-paving = Which district gets Roads?
ask-deciding =
    { $choice-id ->
        [district] You choose for { $seat }, who has no preference: which district gets { $building-one }?
        [ground] You choose for { $seat }, who has no preference: which space gets { $building-one }?
        [space] You choose for { $seat }, as no rule names a space: which one gets { $building-one }?
        [store] You choose for { $seat }, who has no preference: which grid gives { $cube-one }?
        [stack] You choose for { $seat }, who has no preference: which stack gives the coins?
        [grid] You choose for { $seat }, who has no preference: which grid gets the workers?
        [cabildo] You choose for { $seat }, who has no preference: which space gets the Cabildo?
        [cathedral] You choose for { $seat }, who has no preference: which two spaces get the Cathedral?
        [wall] You choose for { $seat }, who has no preference: which edge gets the next wall?
       *[road] You choose for { $seat }, who has no preference: which district gets Roads?
    }
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
ask-posting =
    { $automaton ->
        [1] Where does the { $unit } on war marker { $marker } of the automaton stand? You decide for it.
       *[other] Where do you post the { $unit } on your war marker { $marker }?
    }
ask-attackers =
    { $fights ->
        [1] Attacker { $attacker }, { $unit-one }, attacks in the { $district } district. Whom?
       *[other] Attacker { $attacker }, { $unit-one }, leaves the { $district } district. Where does it go?
    }
ask-war-round = Round { $round } of { $rounds } of the war: move your units and fight.
ask-commanding =
    { $rounds ->
        [nothing] You command the units of { $seat }: move them and fight, before it acts.
       *[other] Round { $round } of { $rounds } of the war: you command the units of { $seat }. Move them and fight.
    }
ask-combat =
    { $course ->
        [undecided] You fight with { $unit-one } (attack { $strength }) against { $foe-one }, attacker { $attacker } (attack { $against } before its cards), in the { $district } district. Which cards do you use or burn?
       *[other] A fight is under way.
    }
ask-applying =
    { $burned ->
        [1] What do you burn { $card-one } for?
       *[other] With { $card-one }: how often do the Walls count?
    }
ask-shifting =
    { $miniature ->
        [nothing] With { $card-one }: which miniature moves?
       *[other] With { $card-one }: where does the miniature move?
    }
ask-targeting = Attacker { $attacker } fights again. Whom?
ask-pursuing =
    { $automaton ->
        [1] The automaton's unit on war marker { $marker } may { $moved ->
            [1] fight
           *[other] move and fight
        } again. You decide for it.
       *[other] Your unit on war marker { $marker } may { $moved ->
            [1] fight
           *[other] move and fight
        } again.
    }
ask-returning = Your Points status can raise the points of one of your spaces. Which one?
ask-scoring = Your Points status can raise one of your awards. Which one?
ask-proposing = Which law is the council to vote on?
ask-commissioning = Which major building is the act about?
ask-declaring =
    { $grid ->
        [nothing] A vote on { $law-one }: what do you declare? It does not bind you.
       *[other] A vote on { $law-one } for { $grid-one }: what do you declare? It does not bind you.
    }
ask-voting =
    { $grid ->
        [nothing] How do you vote on { $law-one }? Each vote costs 1 of your council value. Nobody sees it before all have voted.
       *[other] How do you vote on { $law-one } for { $grid-one }? Each vote costs 1 of your council value. Nobody sees it before all have voted.
    }
ask-staffing =
    { $workers ->
        [one] On which space of { $grid-one } do you place a worker of the council? You may place 1 more.
       *[other] On which space of { $grid-one } do you place a worker of the council? You may place up to { $workers }.
    }
ask-scheduling =
    { $law-id ->
        [peace] Which decade gets the peace marker?
        [war] From which decade do you take the peace marker?
       *[support] In which decade does Spain pay more for what the ship brings?
    }
ask-window = { $moment-id ->
        [salary] Salaries are due.
        [law-named] A law has been named.
        [ballots-in] All have voted, and the ballots are still closed.
        [revealed] The ballots are open.
        [vote-decided] The vote is decided.
        [council-loss] You lose points for the council value that you lack.
        [walls-closed] Walls have closed a district.
        [roads-built] A district has got Roads.
        [major-built] A major building stands, or a district is full.
        [dock] Much cargo lies on the dock.
        [ship-paid] The ship pays you.
        [walls-helped] Walls have made the attack weaker.
        [before-fight] A war breaks out.
        [war-over] The war is over.
        [turn-over] Your main action is done.
       *[scoring] Points are going to be counted.
    } Do you use a card?
ask-sending =
    { $grid ->
        [nothing] On which grid do workers of the council go? ({ $card-one })
       *[other] { $workers ->
            [one] On which space of { $grid-one } do you place a worker of the council? You may place 1 more.
           *[other] On which space of { $grid-one } do you place a worker of the council? You may place up to { $workers }.
        }
    }
ask-event-choice = Which of the two happens: { $positive }, or { $negative }?
ask-suffering =
    { $event-id ->
        [crown-tax] The Crown asks for a tax: do you pay 1 bronze, or lose { $points } points?
        [fire] Fire: which Lot of yours burns down, or do you lose { $points } points?
       *[inquisition] The Inquisition: do you give a Faith token back, or lose { $points } points?
    }
ask-lobbying =
    { $card ->
        [63] Whose votes count half?
        [79] Which tension falls by 2?
       *[other] How many votes do you add to yours?
    }
ask-adding = There are Roads at the { $building }: do you use a card to gain one more?
ask-repeating = Do you use a card for another effect of the { $building }?
ask-borrowing =
    { $left ->
        [one] Which cube do you take from the City Warehouse? You may take 1 more.
       *[other] Which cube do you take from the City Warehouse? You may take up to { $left }.
    }
ask-filling =
    { $left ->
        [one] On which grid do you put a cube from the supply? You may put 1 more.
       *[other] On which grid do you put a cube from the supply? You may put up to { $left }; a precious good counts as 2.
    }
ask-aiming =
    { $card ->
        [32] Which district counts as closed by walls in this decade?
        [53] Of which banner do you gain a step?
        [60] Which affiliate do you discard, to turn all others upright?
        [62] Which unit do you heal?
        [76] Which tension rises by 1?
       *[other] Which card do you turn upright?
    }
ask-valuing =
    { $card ->
        [54] Which district counts as one with Barracks?
        [67] In which district does production add what it would take, twice?
        [68] { $first ->
            [nothing] Which district counts buildings of a neighbour too?
           *[other] Which neighbour's buildings?
        }
        [71] { $first ->
            [nothing] Whose Houses count as yours too?
           *[other] { $second ->
                [nothing] In which district do their Houses count as yours?
               *[other] How many of their Houses count as yours? Each costs 1 bronze.
            }
        }
        [74] { $first ->
            [nothing] Which of your cards counts as another colour?
           *[other] Which colour does it count as?
        }
       *[other] { $first ->
            [nothing] In which district do your homes give more?
           *[other] Is it your Houses or your Palaces that give more?
        }
    }
ask-talking = It is time to talk. Do you make an offer?
ask-offering = Your offer to { $partner }: you give { $give } and get { $ask }{ $pact ->
        [nothing] {""}
       *[other] { $pact-id ->
            [yes] , with a pact that both vote yes
            [no] , with a pact that both vote no
            [follow] , with a pact that both vote as { $partner } declares
            [lead] , with a pact that both vote as you declare
           *[other] , with a pact that both put a worker on { $pact-one } in their next turn
        }
    }. What else?
ask-answering = { $partner } offers you { $give } for { $ask }{ $pact ->
        [nothing] {""}
       *[other] { $pact-id ->
            [yes] , with a pact that both vote yes
            [no] , with a pact that both vote no
            [follow] , with a pact that both vote as you declare
            [lead] , with a pact that both vote as { $partner } declares
           *[other] , with a pact that both put a worker on { $pact-one } in their next turn
        }
    }. Do you accept?

## Questions that can be answered beforehand

standing-salary = Salaries
standing-law-named = A law that was named
standing-ballots-in = Ballots before they are opened
standing-revealed = Open ballots
standing-vote-decided = A decided vote
standing-council-loss = Points for lack of council value
standing-walls-closed = A district that walls close
standing-roads-built = Roads of a district
standing-major-built = A major building or a full district
standing-dock = A full dock
standing-ship-paid = Pay of the ship
standing-walls-helped = Walls in a war
standing-before-fight = Before a war
standing-war-over = The end of a war
standing-scoring = Before a scoring
standing-turn-over = After your turn
standing-offers = Offers of others
standing-talks = Talks

## What one can answer

action-done = done
action-pass = pass
action-choose = { $first-one }
action-bid =
    { $first ->
        [one] bid 1 point
       *[other] bid { $first } points
    }
    .amount = { $first }
action-withdraw = withdraw
action-look =
    { $first-id ->
        [more] look at one more card of the deck (Cards status)
       *[other] look at the top cards of the deck
    }
action-pile =
    { $first-id ->
        [game] take the top of the game's pile
       *[other] take the top of { $own ->
            [1] your own pile
           *[other] the pile of { $first-player }
        }
    }
action-keep =
    { $first-id ->
        [none] keep none
       *[other] keep { $first-one }
    }
action-top = { $first-one } on top
action-discard = discard { $first-one }
action-salary =
    { $first ->
        [0] pay nothing
       *[other] pay { $first } bronze
    }
    .amount = { $first }
action-build = build { $first-one }
action-mark = put a status marker on it
action-leave = put no marker on it
action-take = take cubes
action-refine = exchange cubes for a precious good
action-sell =
    { $first ->
        [2] { $second-id ->
            [stone] sell 2 stone
           *[other] sell 2 { $second }
        }
       *[other] { $first-id ->
            [stone] sell a stone and a wood
           *[other] sell { $first-one }
        }
    }{ $bronze ->
        [one] {" "}for { $bronze } bronze
        [other] {" "}for { $bronze } bronze
       *[unknown] {""}
    }
action-buy =
    { $first ->
        [2] { $second-id ->
            [stone] buy 2 stone
           *[other] buy 2 { $second }
        }
       *[other] { $first-id ->
            [stone] buy a stone and a wood
            [faith] buy a Faith token
           *[other] buy { $first-one }
        }
    }{ $bronze ->
        [one] {" "}for { $bronze } bronze
        [other] {" "}for { $bronze } bronze
       *[unknown] {""}
    }
action-promote = promote the unit on your war marker { $first }
action-extra = { $first-one } more
action-store =
    { $first-id ->
        [precious] a precious good from its grid
       *[other] { $first-one } from grid { $second }
    }{ $points ->
        [one] {" "}(the last one: 1 point lost)
        [other] {" "}(the last one: { $points } points lost)
       *[unknown] {""}
    }
action-stack = 1 bronze from stack { $first }{ $points ->
        [one] {" "}(the last one: 1 point lost)
        [other] {" "}(the last one: { $points } points lost)
       *[unknown] {""}
    }
action-deploy = deploy a Miliciano
action-drill = make the Miliciano on your war marker { $first } a veteran
action-load =
    { $first-id ->
        [triplet] load a stone, a wood and a precious good
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
    .amount = { $first }
action-council =
    { $first ->
        [one] 1 worker to the council (council value +3)
       *[other] { $first } workers to the council (council value +7)
    }
    .amount = { $first }
action-raise = raise { $first } status
# Which one it is of spaces that look alike; goes behind an answer.
which-alike =
    { $alike ->
        [2] {" "}(second such space)
        [3] {" "}(third such space)
        [4] {" "}(fourth such space)
        [other] {" "}(such space no. { $alike })
       *[none] {""}
    }
# A space of a grid, by its points.
grid-space =
    { $worth ->
        [one] the space of 1 point
        [other] the space of { $worth } points
       *[unknown] space { $second }
    }
action-work =
    { $law ->
        [1] { $first-one }
       *[unknown] workers on { $first-one }
    }
action-slot = your worker on { $points ->
        [one] the space of 1 point
        [other] the space of { $points } points
       *[unknown] space { $first }
    }{ which-alike }
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
action-council-slot = the council's worker on { $points ->
        [one] the space of 1 point
        [other] the space of { $points } points
       *[unknown] space { $first }
    }{ which-alike }
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
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
    .amount = { $first }
action-spend = spend { $first-one } as { $third-one }
action-pay = pay
action-recover = take back workers from { $first-one }{ $points ->
        [one] {" "}for { $points } point
        [other] {" "}for { $points } points
       *[unknown] {""}
    }
action-warehouse = take { $first-one } from the City Warehouse{ $points ->
        [one] {" "}for { $points } point
        [other] {" "}for { $points } points
       *[unknown] {""}
    }
action-hire =
    { $first ->
        [for] hire a worker of the council for { $second-one }
        [one] take 1 worker of the council
       *[other] take { $first } workers of the council
    }
action-burn = burn { $first-one }
action-use = use { $first-one }
action-call = call a vote
action-lift = take back the worker on { $points ->
        [one] the space of 1 point
        [other] the space of { $points } points
       *[unknown] space { $first }
    }{ which-alike }
    .short =
        { $points ->
            [one] 1 point
           *[other] { $points } points
        }
action-unit = for the unit on your war marker { $first }
action-field = the unit on your war marker { $first } fights
action-turn =
    { $first-id ->
        [character] turn your character upright
       *[other] turn { $first-one } upright
    }
action-boost = { $first-id ->
        [series] series of { $second-one }
        [home] your building on { $second }
        [cathedral] { grid-space } of { $first-one }
        [fort] { grid-space } of { $first-one }
        [cabildo] { grid-space } of { $first-one }
        [harbor] { grid-space } of { $first-one }
        [walls] { grid-space } of { $first-one }
        [roads] { grid-space } of { $first-one }
       *[other] { $first }
    }{ which-alike }{ $points ->
        [one] : +1 point
        [other] : +{ $points } points
       *[unknown] {""}
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
       *[abstain] declare an abstention
    }
action-ballot =
    { $first-id ->
        [yes] vote yes: { $second ->
            [one] 1 vote
           *[other] { $second } votes
        }
        [no] vote no: { $second ->
            [one] 1 vote
           *[other] { $second } votes
        }
       *[abstain] abstain
    }
action-district = the { $first } district
action-save =
    { $first-id ->
        [worker] a worker of the council instead of one of yours
       *[other] pay { $first-one } less
    }
action-track = the tension with { $first-one }
action-banner = the { $first } banner
action-player = { $first-player }
action-colour = the colour of { $first-one }
action-votes =
    { $first ->
        [one] 1 vote more
       *[other] { $first } votes more
    }
    .amount = { $first }
action-heal =
    { $own ->
        [1] heal the unit on your war marker { $second }
       *[other] heal the unit on war marker { $second } of { $first-player }
    }
action-fill =
    { $first-id ->
        [precious] a precious good on its grid
       *[other] { $first-one } on grid { $second }
    }
action-finer =
    { $first-id ->
        [houses] more for your Houses
       *[palaces] more for your Palaces
    }
action-guests =
    { $first ->
        [one] 1 House
       *[other] { $first } Houses
    }
    .amount = { $first }
action-card =
    { $first-id ->
        [character] your character
       *[other] { $first-one }
    }
action-event =
    { $named ->
        [1] { $what }
       *[unknown] { $first-id ->
            [positive] the good event
           *[negative] the bad event
        }
    }
action-bear =
    { $points ->
        [one] lose 1 point
        [other] lose { $points } points
       *[unknown] lose points
    }
action-pilgrimage = buy a Faith token for 1 bronze (Pilgrimage)
action-volunteer = a Miliciano without a worker (Volunteers)
action-offer = an offer to { $first-player }
action-give =
    { $first-id ->
        [up] { $event-id ->
            [crown-tax] pay 1 bronze
            [inquisition] give a Faith token back
           *[unknown] give it up
        }
       *[other] { $second-id ->
            [precious] { $first ->
                [one] give 1 precious good
               *[other] give { $first } precious goods
            }
           *[other] give { $first } { $second }
        }
    }
    .short =
        { $second-id ->
            [precious] { $first ->
                [one] 1 precious good
               *[other] { $first } precious goods
            }
           *[other] { $first } { $second }
        }
action-ask =
    { $second-id ->
        [precious] { $first ->
            [one] get 1 precious good
           *[other] get { $first } precious goods
        }
       *[other] get { $first } { $second }
    }
    .short =
        { $second-id ->
            [precious] { $first ->
                [one] 1 precious good
               *[other] { $first } precious goods
            }
           *[other] { $first } { $second }
        }
action-pact =
    { $first-id ->
        [yes] a pact that both vote yes
        [no] a pact that both vote no
        [follow] a pact that both vote as the other one declares
        [lead] a pact that both vote as you declare
       *[other] a pact that both put a worker on { $first-one } in their next turn
    }
action-propose = make this offer
action-accept = accept
action-decline = decline
action-counter = make a counter-offer
action-march = move the unit on war marker { $first } to the { $second } district
    .short = unit { $first }: { $second }
action-attack = the unit on war marker { $first } fights attacker { $second }
    .short = unit { $first }: attacker { $second }
action-target = the unit on war marker { $second } of { $first-player }
action-attacker = attacker { $first }
action-strength =
    { $first-id ->
        [plus] attack +5
       *[double] twice the attack
    }
action-rampart =
    { $first-id ->
        [double] the Walls count twice
       *[ignore] the Walls do not count
    }
action-site = on { $first }
action-activate = activate { $first }
action-remove =
    { $burns ->
        [1] the Lot on { $first } burns down
       *[unknown] remove your building on { $first }
    }
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
kind-hands = how many of the council's workers
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
kind-district = a district
kind-banner = a banner
kind-player = a player
kind-colour = a colour
kind-heal = heal a unit
kind-fill = a cube on a grid
kind-card = a card
kind-offer = an offer to a player
kind-give = what you give
kind-ask = what you get
kind-pact = what is agreed
kind-march = move a unit
kind-attack = fight an attacker
kind-target = a unit
kind-attacker = an attacker
kind-site = a space
kind-activate = activate a building
kind-remove = remove a House or Palace
kind-clear = take back a Lot
kind-span = across two spaces
kind-wall = a wall on the edge

## What happened

characters-offered = On offer: { $characters }.
characters-dealt = { $seat } is dealt { $characters-one }.
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
deck-shuffled =
    { $cards ->
        [one] The deck is made anew of 1 discard.
       *[other] The deck is made anew of { $cards } discards.
    }
top-discarded = { $card-one } goes from the deck to the game's pile.
looked =
    { $cards ->
        [one] { $seat } looks at 1 card.
       *[other] { $seat } looks at { $cards } cards.
    }
kept =
    { $card ->
        [nothing] { $seat } keeps none of the cards and discards { $rejected-one }.
       *[other] { $rejected ->
            [nothing] { $seat } keeps { $card-one }.
           *[other] { $seat } keeps { $card-one } and discards { $rejected-one }.
        }
    }
stacked = { $card-one } lies on top of the pile of { $seat }.
pile-taken =
    { $owner ->
        [nothing] { $seat } takes { $card-one } from the game's pile.
       *[other] { $owner-id ->
            [self] { $seat } takes { $card-one } from their own pile.
           *[other] { $seat } takes { $card-one } from the pile of { $owner }.
        }
    }
discarded = { $seat } discards { $card-one }
    .more = { $card-one }
salary-paid =
    { $unpaid ->
        [0] { $bronze ->
            [0] { $seat } has no salaries to pay.
           *[other] { $seat } pays { $bronze } bronze for salaries.
        }
       *[other] { $bronze ->
            [0] { $seat } pays no salaries; affiliates without pay: { $unpaid }.
           *[other] { $seat } pays { $bronze } bronze for salaries; affiliates without pay: { $unpaid }.
        }
    }
paid = { $seat } pays { $cost }.
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
cubes-from-supply =
    { $cube-id ->
        [precious] { $count ->
            [one] { $seat } gets 1 precious good from the supply.
           *[other] { $seat } gets { $count } precious goods from the supply.
        }
       *[other] { $seat } gets { $count } { $cube } from the supply.
    }
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
        [triplet] { $seat } loads a stone, a wood and a precious good.
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
        [nothing] { $seat } turns their character upright.
       *[other] { $seat } turns { $card-one } upright.
    }
order-raised =
    { $workers ->
        [one] { $seat } puts 1 worker on their marker of the order.
       *[other] { $seat } puts { $workers } workers on their marker of the order.
    }
order-changed = Order of play: { $order }.
council-gained = { $seat }: council value +{ $points }, now { $value }.
council-lost = { $seat }: council value -{ $points }, now { $value }.
status-raised = { $seat } raises { $status } status to level { $level ->
        [1] I
        [2] II
       *[other] III
    }.
worker-on-grid =
    { $points ->
        [one] { $seat } places a worker: { $grid }, 1 point
       *[other] { $seat } places a worker: { $grid }, { $points } points
    }
    .more = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
council-on-grid = { $seat } places the council's worker: { $grid }
    .more = { $grid }
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
worker-recovered = { $seat } gets a worker back from { $grid-one }
    .more = { $grid-one }
borrowed = { $seat } takes { $cube-one } from the City Warehouse.
borrowed-left = { $seat } did not use all that came from the City Warehouse: the rest ({ $cube }: { $count }) goes to the supply.
hired =
    { $workers ->
        [one] { $seat } takes 1 worker of the council.
       *[other] { $seat } takes { $workers } workers of the council.
    }
card-used = { $seat } uses { $card-one }.
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
       *[abstain] { $seat } declares an abstention.
    }
ballot-cast = { $seat } has voted.
ballots-revealed = The ballots are open.
vote-decided =
    { $approved ->
        [1] Yes { $yes }, no { $no }: { $law-one } is approved.
       *[other] Yes { $yes }, no { $no }: { $law-one } is rejected.
    }
voted =
    { $side-id ->
        [yes] { $seat } voted yes: { $votes ->
            [one] 1 vote.
           *[other] { $votes } votes.
        }
        [no] { $seat } voted no: { $votes ->
            [one] 1 vote.
           *[other] { $votes } votes.
        }
       *[abstain] { $seat } abstained.
    }
peace-placed = Decade { $decade } gets a peace marker.
peace-removed = Decade { $decade } loses its peace marker.
support-placed = A metal goes on decade { $decade }: Spain pays more for what the ship brings.
event-drawn = { $seat } draws an event: { $what }.
event-choice = Two events: { $positive }, or { $negative }.
event-kept = { $seat } chooses the event: { $what }.
event-void = Laid aside without effect: { $what }.
event-ended = Over: { $what }.
solo-card = { $seat } turns up a card ({ $card }): { $kind-id ->
        [build] build
        [production] production
        [embellish] embellish
        [gather] gather
        [trade] trade
        [ship] ship
        [card] an affiliate
        [council] council
        [status] status
        [militia] militia
        [major] a major building
       *[walls-and-roads] Walls or Roads
    }.
solo-impossible = That is impossible ({ $card }): { $seat } turns up another card.
solo-shuffled = The automaton's cards are shuffled.
space-drawn = A card of the deck, { $card-one }, names the space { $space }.
coins-from-supply = { $seat } gets { $bronze } bronze from the supply.
workers-sick =
    { $workers ->
        [one] { $seat } has one worker less in this decade.
       *[other] { $seat } has { $workers } workers less in this decade.
    }
tax-paid = { $seat } pays { $bronze } bronze to the Crown.
faith-lost =
    { $tokens ->
        [one] { $seat } gives a Faith token back.
       *[other] { $seat } gives { $tokens } Faith tokens back.
    }
lot-burned = The Lot of { $seat } on { $space } burns down.
tension-lowered =
    { $double ->
        [1] { $faction }: tension -{ $steps }, a double disc on space { $space }.
       *[other] { $faction }: tension -{ $steps }, now on space { $space }.
    }
law-vetoed =
    { $grid ->
        [nothing] A veto: { $law-one } is not voted on, { $seat } names another law.
       *[other] A veto: { $law-one } for { $grid-one } is not voted on, { $seat } names another law.
    }
vote-lapsed = No law is left to vote on.
votes-gained =
    { $votes ->
        [one] { $seat } has 1 vote more in this vote.
       *[other] { $seat } has { $votes } votes more in this vote.
    }
votes-halved = The votes of { $victim } count half.
votes-raised =
    { $votes ->
        [one] { $seat } adds 1 vote.
       *[other] { $seat } adds { $votes } votes.
    }
emptying-dearer = In this decade the last cube of a grid and the last coin of a stack cost { $points } points.
grid-filled = { $seat } puts { $cube-one } on grid { $grid }
    .more = { $cube-one } on grid { $grid }
part-saved =
    { $part-id ->
        [worker] A worker of the council stands in for one of { $seat }.
       *[other] { $seat } need not pay { $part-one }.
    }
district-palisaded = In a war of this decade the { $district } district counts as closed by walls.
unit-healed =
    { $owner-id ->
        [self] { $seat } heals { $unit-one } of their own.
       *[other] { $seat } heals { $unit-one } of { $owner }.
    }
worker-enlisted = A worker of { $seat } fights as a Miliciano; it comes home after decade { $decade }.
war-step-back = { $seat } goes one step back on the war track, to { $step }.
district-garrisoned = The { $district } district counts as one with Barracks.
loss-reversed = Production raises the { $district } district.
buildings-shared = The { $district } district counts the best buildings of its neighbour: { $neighbour }.
houses-borrowed =
    { $houses ->
        [one] 1 House of { $owner } counts for { $seat } too: { $district }.
       *[other] { $houses } Houses of { $owner } count for { $seat } too: { $district }.
    }
card-recoloured =
    { $card ->
        [nothing] The character of { $seat } counts in the colour of { $colour-one }.
       *[other] { $seat }: { $card-one } counts in the colour of { $colour-one }.
    }
homes-raised =
    { $homes-id ->
        [houses] The Houses of { $seat } give more: { $district }.
       *[palaces] The Palaces of { $seat } give more: { $district }.
    }
offered = { $seat } offers { $partner } { $give } for { $ask }{ $pact ->
        [nothing] {""}
       *[other] { $pact-id ->
            [yes] , with a pact that both vote yes
            [no] , with a pact that both vote no
            [follow] , with a pact that both vote as { $partner } declares
            [lead] , with a pact that both vote as { $seat } declares
           *[other] , with a pact that both put a worker on { $pact-one } in their next turn
        }
    }.
countered = { $seat } makes { $partner } a counter-offer: { $give } for { $ask }{ $pact ->
        [nothing] {""}
       *[other] { $pact-id ->
            [yes] , with a pact that both vote yes
            [no] , with a pact that both vote no
            [follow] , with a pact that both vote as { $partner } declares
            [lead] , with a pact that both vote as { $seat } declares
           *[other] , with a pact that both put a worker on { $pact-one } in their next turn
        }
    }.
agreed = { $partner } accepts: { $seat } gives { $give } for { $ask }{ $pact ->
        [nothing] {""}
       *[other] { $pact-id ->
            [yes] , with a pact that both vote yes
            [no] , with a pact that both vote no
            [follow] , with a pact that both vote as { $partner } declares
            [lead] , with a pact that both vote as { $seat } declares
           *[other] , with a pact that both put a worker on { $pact-one } in their next turn
        }
    }.
declined = { $seat } declines.
next-turn = { $seat } takes the next turn too, with a worker of the council.
helper-unused = { $seat } gives the worker of the council back.
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
        [1] { $faction }: tension +{ $steps }, a double disc on space { $space }.
       *[other] { $faction }: tension +{ $steps }, now on space { $space }.
    }
war =
    { $faction-id ->
        [natives] War: the Natives attack with { $attack }.
       *[pirates] War: the Pirates attack with { $attack }.
    }
war-declared =
    { $faction-id ->
        [natives] War: the Natives are on their way
       *[pirates] War: the Pirates are on their way
    }{ $modifier ->
        [0] .
       *[other] , stronger by { $modifier } because of the tension.
    }
attackers-counted =
    { $faction-id ->
        [natives] The Natives attack: Warriors { $elites }, Indios { $standards }.
       *[pirates] The Pirates attack: Captains { $elites }, Freebooters { $standards }.
    }
attacker-placed =
    { $card ->
        [nothing] Attacker { $attacker }, { $unit-one } (attack { $attack }, hits { $hits }, initiative { $initiative }), stands before the { $district } district, at the { $side } edge.
       *[other] Attacker { $attacker }, { $unit-one } (attack { $attack }, hits { $hits }, initiative { $initiative }; control card: { $card-one }), stands before the { $district } district, at the { $side } edge.
    }
unit-posted = { $seat } posts { $unit-one } (war marker { $marker }) in the { $district } district.
unit-moved = { $seat } moves { $unit-one } (war marker { $marker }) to the { $district } district.
attacker-moved = Attacker { $attacker }, { $unit-one }, moves into the { $district } district.
pillaged =
    { $flames ->
        [one] Attacker { $attacker }, { $unit-one }, pillages the { $district } district.
       *[other] Attacker { $attacker }, { $unit-one }, pillages the { $district } district once more.
    }
combat-round = Round { $round } of the war.
fight-began =
    { $attacked ->
        [1] Attacker { $attacker }, { $foe-one }, attacks { $unit-one } of { $seat } in the { $district } district.
       *[other] { $seat } attacks { $foe-one }, attacker { $attacker }, with { $unit-one } in the { $district } district.
    }
strength-raised = { $seat }: attack +{ $strength } in this fight.
strength-doubled = { $seat }: twice the attack in this fight.
walls-changed =
    { $doubled ->
        [1] { $seat }: the Walls count twice in this fight.
       *[other] { $seat }: the Walls do not count in this fight.
    }
attackers-showed =
    { $cards ->
        [nothing] The attackers have no card to show.
       *[other] The attackers show { $cards-one }.
    }
automaton-showed = The card of { $seat } for this fight: { $card-one }.
card-cancelled = Cancelled: { $card-one }.
fight-compared = Attack { $strength } of { $seat } against { $against } of attacker { $attacker }.
shielded = A shield softens the blow: { $card-one }.
unit-wounded = { $seat }: { $unit-one } is wounded.
wound-healed = { $seat }: { $unit-one } has a wound less.
attacker-wounded = Attacker { $attacker }, { $unit-one }, is wounded.
attacker-healed = Attacker { $attacker }, { $unit-one }, has a wound less.
attacker-removed =
    { $owner ->
        [nothing] Attacker { $attacker }, { $unit-one }, is removed.
       *[other] Attacker { $attacker }, { $unit-one }, is defeated: { $owner } gets its control card (hits: { $hits }).
    }
all-halted = Nobody in the { $district } district and beside it may move in their next turn.
unit-joined = { $seat }: { $unit-one } joins in the { $district } district until the war is over.
attacker-joined = Attacker { $attacker }, { $unit-one }, joins the attack in the { $district } district.
combat-over =
    { $faction-id ->
        [natives] The war with the Natives is over: flames { $flames }, attackers left { $attackers }.
       *[pirates] The war with the Pirates is over: flames { $flames }, attackers left { $attackers }.
    }
walls-held =
    { $districts ->
        [one] The walls of 1 district weaken the attack: it is { $attack } now.
       *[other] The walls of { $districts } districts weaken the attack: it is { $attack } now.
    }
fought = { $seat } meets the attack of { $attack } with { $strength }.
war-won = { $seat } wins the war and is at { $step } on the war track.
war-lost = { $seat } loses the war by { $steps } and is at { $step } on the war track.
unit-lost = { $seat } loses { $unit-one }.
banner-gained = { $seat } is halfway to the { $banner } banner.
banner-raised = { $seat } raises the { $banner } banner.
era-scored = Era { $era } is over.
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
TR-ACTION-06 = The price could not be paid like this.
TR-ACTIVATE-01 = You have no worker left, or cannot pay what it asks for.
TR-ACTIVATE-02 = You need a piece of your colour beside it, or Roads in its district.
TR-ACTIVATE-04 = The Starting Area is not enough: you need a piece of your colour beside it, or Roads in its district.
TR-ACTIVATE-05 = This building does not do that.
TR-ACTIVATE-06 = You have already activated this building in this decade.
TR-ACTIVATE-10 = A Quarry makes a precious good of 2 stone, and you lack them.
TR-ACTIVATE-12 = A Carpentry makes a precious good of 2 wood, and you lack them.
TR-ACTIVATE-14 = You do not have enough coins to buy it.
TR-ACTIVATE-16 = You sell what you really have, and you lack it.
TR-ACTIVATE-20 = A wood Hacienda makes a precious good of 1 wood, and you lack it.
TR-ACTIVATE-22 = A stone Hacienda makes a precious good of 1 stone, and you lack it.
TR-ACTIVATE-23 = A Faith token costs 1 silver, and there must be one.
TR-ACTIVATE-24 = A Faith token costs 1 bronze now, and there must be one.
TR-ACTIVATE-25 = Barracks make a Soldier of a Veteran Miliciano for 1 metal.
TR-ACTIVATE-26 = Once the Fort stands, Barracks make a Veteran of a Soldier for 1 metal.
TR-ACTIVATE-27 = No Soldier is left.
TR-ACTIVATE-29 = There is nothing to activate here.
TR-ACTIVATE-30 = What you would get is not there.
TR-AFF-22-W = This unit may not move in this turn.
TR-AFF-41-W = The nearest miniature moves, to a district beside it.
TR-AFF-70-W = The miniature withdraws to a district beside it.
TR-AFF-77-W = Only the miniature that has just fought goes on: one move, then one fight.
TR-AFF-83-W = This unit acts from the next round on.
TR-BANNER-07 = You already have this banner.
TR-BUILD-01 = A Lot costs 2 workers.
TR-BUILD-02 = A House grows out of your Lot and costs 2 workers, 1 stone and 1 wood.
TR-BUILD-03 = A Palace grows out of your House and costs 3 workers, stone and wood, and metal.
TR-BUILD-04 = You cannot pay for a Quarry: 1 worker and wood.
TR-BUILD-05 = You cannot pay for a Carpentry: 1 worker and stone.
TR-BUILD-06 = You cannot pay for a Market: 1 worker, stone and wood.
TR-BUILD-07 = A Corporation grows out of a Market and costs 3 workers, stone and wood.
TR-BUILD-08 = A Hacienda grows out of a Quarry or a Carpentry and costs 3 workers, stone and wood.
TR-BUILD-09 = You cannot pay for a Square: 1 worker and stone.
TR-BUILD-10 = A Monument stands on a Square and costs 1 worker, stone and a precious good.
TR-BUILD-11 = A Fountain stands on a Square and costs 1 worker, wood and a precious good.
TR-BUILD-12 = You cannot pay for Barracks: 2 workers, stone, wood and a precious good.
TR-BUILD-13 = You cannot pay for a Church: 2 workers, stone, wood and a precious good.
TR-BUILD-14 = It is out of your reach: neither in the Starting Area, nor beside a piece of yours, nor in a district with Roads; or something stands there.
TR-BUILD-20 = No piece for it is left.
TR-BUILD-21 = No Palace is left, or you have no marker for another one.
TR-BUILD-23 = A House needs a Lot of yours, a Palace a House of yours.
TR-BUILD-25 = What it grows out of is not there, or out of your reach.
TR-BUILD-26 = Corporations and Haciendas share their pieces, and none is left.
TR-BUILD-27 = A Hacienda needs a cube from the supply, and none is there.
TR-BUILD-28 = No Square is left: under a Monument or Fountain it stays in use.
TR-BUILD-29 = A Square bears one Monument or Fountain.
TR-BUILD-31 = A status marker on a Monument or Fountain no longer serves on the table of status.
TR-BUILD-32 = Nobody builds on the Plaza Mayor or the Fort's place.
TR-CARD-01 = It takes 2 workers, and there must be a card.
TR-CARD-02 = It takes 2 workers to take the top card of a pile.
TR-CARD-03 = You buy a card of your character's colour from somebody else, for 2 workers and 1 bronze.
TR-CARD-04 = You do not have that many workers, or this card is upright.
TR-CARD-06 = You do not have this card, or it is not used at this moment.
TR-CARD-07 = This card is rotated: it has to be turned upright first.
TR-CARD-09 = You do not have this card.
TR-CARD-10 = You have no unit there to burn a card for.
TR-CARD-12 = You have already used this card in this turn.
TR-CARD-13 = Your character is used and has to be turned upright first.
TR-CARD-15 = No worker of the council is left in the supply for it.
TR-COUNCIL-01 = 1 or 2 workers go to the council, and you do not have that many.
TR-COUNCIL-03 = You have no worker of the council.
TR-COUNCIL-06 = A vote was already held in this decade.
TR-COUNCIL-07 = This law was vetoed.
TR-COUNCIL-09 = Your tiles do not add up to that many votes.
TR-COUNCIL-19 = A pact binds your vote.
TR-DRAW-01 = This is not one of the cards that you see.
TR-DRAW-02 = There is no card on this pile.
TR-DRAW-03 = This card is not among those that you discarded.
TR-DRAW-04 = There is no such pile.
TR-DRAW-05 = There are no cards to look at.
TR-END-05 = This tension cannot rise any more.
TR-EVENT-07 = The event of this decade does not give it, you have had it already, or you cannot pay.
TR-FREE-01 = This is done only in your own turn, before your main action.
TR-FREE-02 = This card does not fit this moment.
TR-FREE-04 = Only coins and cubes that you have change hands, in talks.
TR-FREE-05 = Without a pact nothing binds.
TR-FREE-06 = A pact is sealed once in a game, and has to be kept before anything else is done.
TR-FREE-07 = A pact that was sealed before demands something else.
TR-FREE-08 = There is no Lot of yours there.
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
TR-MAJOR-01 = You place one worker or more of those you have, each on a free space.
TR-MAJOR-02 = The grid has no such space with this number of players.
TR-MAJOR-08 = This building is not finished.
TR-MAJOR-09 = It stands already.
TR-MAJOR-10 = The Cabildo goes on a space around the Plaza Mayor, on a free one as long as there is any.
TR-MAJOR-11 = Only a minor building makes way.
TR-MAJOR-14 = The Cathedral goes across two neighbouring spaces around the Plaza Mayor.
TR-MAJOR-15 = As few buildings as possible make way for the Cathedral, and never the Cabildo.
TR-MAJOR-19 = No wall goes there: one stands there, or it is the sea.
TR-MAJOR-20 = No wall is left.
TR-MAJOR-23 = This district already has Roads.
TR-MAJOR-24 = No marker for Roads is left.
TR-MAJOR-26 = This grid was filled in this decade.
TR-MIL-01 = A Miliciano takes 1 worker.
TR-MIL-02 = No Miliciano is left, or none of your war markers is free.
TR-MIL-03 = A Miliciano becomes a veteran for 1 worker and 1 precious good.
TR-ORDER-01 = You do not have that many workers.
TR-REMOVE-01 = You remove a House or Palace of yours for 1 worker.
TR-SALARY-01 = You owe less than that.
TR-SALARY-03 = You do not have this card.
TR-SALARY-04 = You do not have that many coins.
TR-SETUP-23 = This character is not on offer.
TR-SETUP-26 = A bid is higher than the one before.
TR-SETUP-27 = Somebody already has this character.
TR-SETUP-28 = This character was not dealt to you.
TR-SHIP-01 = You cannot pay for this load.
TR-SHIP-02 = You have already loaded in this decade.
TR-SHIP-03 = Only real cubes and coins are loaded, and you lack them.
TR-SHIP-04 = You have no worker for it.
TR-SHIP-10 = You lack the coins for it.
TR-SOLO-02 = There are no votes of the council in a game for one.
TR-SOLO-13 = The automaton puts it on a free space of the Starting Area, or beside a building of its own.
TR-SOLO-18 = The automaton would lose points there that it can avoid.
TR-SOLO-19 = Elsewhere it is worth more to the automaton's Houses and Palaces.
TR-SOLO-25 = The automaton has more buildings in another district.
TR-SOLO-30 = The automaton's card is not about it, or another grid has fewer free spaces.
TR-STATUS-01 = Level I costs 1 worker and 1 silver, level II 2 of each, level III 3 of each.
TR-STATUS-02 = You already hold two kinds of status.
TR-STATUS-03 = You cannot spend stone as wood or wood as stone now.
TR-STATUS-04 = You cannot spend or replace a precious good like this now.
TR-STATUS-05 = You cannot spend or replace a metal like this now.
TR-STATUS-06 = Worker status lets you hire once a decade, if a worker of the council is there and you can pay.
TR-STATUS-07 = Stone or wood pays for a worker of the council at Worker status II, once a decade, if one is there.
TR-STATUS-08 = Worker status III gives workers of the council for nothing, once a decade, and lets nobody buy any.
TR-STATUS-09 = Points status does nothing for this.
TR-STATUS-10 = This is no single award of yours.
TR-STATUS-11 = One more card takes Cards status, once a decade.
TR-STATUS-12 = A free reactivation takes Cards status II, once a decade.
TR-WAR-12 = You have no unit there that could fight.
TR-XWAR-03 = There is no war now.
TR-XWAR-22 = A Miliciano stands in a district where you own a building.
TR-XWAR-23 = A Soldier stands in a district with Barracks, or anywhere once the Fort is built.
TR-XWAR-32 = A unit moves to a district beside its own, once a turn; further moves cost a burned card each.
TR-XWAR-33 = This unit has fought: it neither moves nor fights again in this turn.
TR-XWAR-34 = You have no unit there in the city.
TR-XWAR-35 = In a war a burned card gives one of your units in the city a further move, before it has fought.
TR-XWAR-42 = Attackers move to a district beside theirs.
TR-XWAR-43 = This is not on its way to the nearest and least defended district.
TR-XWAR-44 = An attacker fights the unit with the lowest hits.
TR-XWAR-45 = They are not in the same district.
TR-XWAR-63 = This unit leaves when the war is over; it cannot become more.
TR-XWAR-66 = No cards are used or burned for the automaton's units.

## Help on buildings, grids, characters, status, banners and units, in a few words

about-lot = Makes room for a House and reach to the spaces around it. 2 workers.
about-house = At each scoring: as many points as you have coloured pieces in the district, and 1 for each Faith token, but never more than the district is worth.
about-palace = At each scoring: what the district is worth, 10 more, and 3 for each Faith token.
about-quarry = Activated: 2 stone, or a precious good for 2 stone. From the second one on, such buildings lower the district by 1.
about-carpentry = Activated: 2 wood, or a precious good for 2 wood. From the second one on, such buildings lower the district by 1.
about-market = Activated: sell or buy. From the second one on, such buildings lower the district by 1.
about-corporation = Grows out of a Market: sales bring 1 bronze more, purchases a cube more. The district is worth 2 more.
about-hacienda-stone = Grows out of a Quarry: 3 stone, or a precious good for 1 stone. The district is worth 2 more.
about-hacienda-wood = Grows out of a Carpentry: 3 wood, or a precious good for 1 wood. The district is worth 2 more.
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
about-merchant = At each scoring 5 points for the most precious goods, and up to 4 more for a large lead, times the Era.
about-defender = At each scoring 2 points for each district closed by walls, times the Era.
about-roadmaker = At each scoring 2 points for each district with Roads, times the Era.
about-sailmaker = At each scoring 5 points for the most metal, and up to 4 more for a large lead, times the Era.
about-general = At each scoring 1 point for each Barracks, 3 for each Monument, 5 for the Fort, times the Era.
about-captain = At each scoring 8 points times the Era if you won a war in this Era.
about-bishop = At each scoring 1 point for each Church, 5 for the Cathedral, 3 for each Monument or Fountain beside them, times the Era.
about-architect = At each scoring 3 points for each district with 5 kinds of buildings, 5 for one with 8, times the Era.
about-governor = At each scoring 5 points for each full district, 3 for each that is half full, times the Era.
about-noblewoman = At each scoring 10 points times the Era if there was no war in this Era.
about-construction = Once a decade and level, a cube is spent as another: stone and wood (I), precious goods (II), metal (III).
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
part-neighbour = a neighbour
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
label-want = +{ $count } for what is empty
label-peace = decades with peace: { $decades }
label-support = decades in which Spain pays more: { $decades }
label-vote = Vote
label-vote-law =
    { $grid ->
        [nothing] { $law }
       *[other] { $law }: { $grid }
    }
label-legislator = proposed by { $whose }
label-says =
    { $intention-id ->
        [yes] says yes
        [no] says no
       *[abstain] says they abstain
    }
label-has-voted = has voted
label-ballot =
    { $side-id ->
        [yes] voted yes { $votes }
        [no] voted no { $votes }
       *[abstain] abstained
    }
label-bound-seat = bound to vote as { $whose } declares
label-bound-side =
    { $side-id ->
        [yes] bound to vote yes
       *[no] bound to vote no
    }
label-pledged = { $whose } is bound to place a worker: { $grid }
label-in-force = Now
label-palisades = as if closed by walls in a war: { $districts }
label-dear = the last cube or coin costs { $points } points
label-recruit = a worker until after decade { $decade }
label-cards = Cards
label-deck =
    { $back ->
        [nothing] deck { $count }
       *[other] deck { $count }, on top { $back }
    }
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
label-until-next-decade = for the rest of the decade
label-bid-no-more = bid no more
label-no-offer = make no offer
label-no-more-offers = no more offers
label-no-card = use no card
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

## The automaton's cards, and what each does

solo-kind-build = Build
about-solo-build = A Palace on a House of its own with 3 workers, else a House on a Lot, else a new Lot.
solo-kind-production = Production
about-solo-production = A Carpentry in odd decades, a Quarry in even ones; else the other one, else a Market.
solo-kind-embellish = Embellish
about-solo-embellish = A Monument (odd decades) or a Fountain (even ones) on a Square; else a Square.
solo-kind-gather = Gather
about-solo-gather = 2 wood in odd decades, 2 stone in even ones; its character can change that.
solo-kind-trade = Trade
about-solo-trade = A silver coin from a stack, then a Faith token at the price of a Church.
solo-kind-ship = Ship
about-solo-ship = It loads the ship and gets a metal at the end of the decade.
solo-kind-card = Affiliate
about-solo-card = It sees two cards of the deck and keeps one.
solo-kind-council = Council
about-solo-council = +7 on the council track.
solo-kind-status = Status
about-solo-status = One level of Worker status, then of Points status.
solo-kind-militia = Militia
about-solo-militia = A new Miliciano; else a Veteran; else a Soldier.
solo-kind-major = Major building
about-solo-major = Up to 3 workers on the grid with the fewest free spaces.
solo-kind-walls-and-roads = Walls or Roads
about-solo-walls-and-roads = Up to 2 workers on the grid with fewer free spaces, and +1 on the council track.

## The war map and the automaton in the terminal

label-war =
    { $faction-id ->
        [natives] War with the Natives
       *[pirates] War with the Pirates
    }
label-war-waits = begins with the next decade
label-war-round = round { $round }
label-war-round-of = round { $round } of { $rounds }
label-war-order = in turn
label-war-legend = #2 3/4 i1!: attacker 2 (* an Elite), attack 3, hits 4, initiative 1, a wound; A1 S+ 10/10: unit 1 of A, M Miliciano, S Soldier, + Veteran; ^ a flame; > what it does next
label-flames = { $count ->
        [one] { $count } flame
       *[other] { $count } flames
    }
label-penalties = { $whose } { $penalties ->
        [one] { $penalties } penalty
       *[other] { $penalties } penalties
    }
label-control-hits = ({ $hits } hits on control cards)
label-if-over = if it ended now
label-won = { $hits } hits won by { $whose }
label-gone = removed
label-does-fight = fights
label-does-pillage = pillages
label-does-stay = stays
label-does-move = { $districts }
label-fight = fight
label-fight-side = { $who }: attack { $attack } ({ $parts }), hits { $hits }
label-part-base = alone { $value }
label-part-cards = cards { $value }
label-part-walls = Walls { $value }
label-part-friends = friends { $value }
label-to-come = { $count ->
        [one] the attackers still show a card
       *[other] the attackers still show { $count } cards
    }
label-solo-cards = its cards
label-solo-left = { $count } before the next shuffle
code-miliciano = M
code-veteran-miliciano = M+
code-soldier = S
code-veteran-soldier = S+
code-flame = ^
label-attackers = attackers
label-attackers-left = { $count ->
        [one] { $count } attacker
       *[other] { $count } attackers
    }
label-wounds = { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }

## Trying an action: what it costs and leaves, and what to beware of

holding-workers = workers at hand
holding-helpers = workers of the council
holding-bronze = bronze
holding-stone = stone
holding-wood = wood
holding-precious = precious goods
holding-metal = metal

warning-salary = The salary of your affiliates is { $due } bronze as things stand, and you have { $bronze }: what is not paid costs points or cards.
warning-ballot = This vote costs { $votes } of your council value, which is more than you can give: it costs you { $points } points.
warning-borrowed =
    { $cubes ->
        [one] A cube from the City Warehouse is lost unless you use it in this turn.
       *[other] { $cubes } cubes from the City Warehouse are lost unless you use them in this turn.
    }
