# Puerto Rico en français, avec nos propres mots.

title-name = Puerto Rico

## Marchandises et plantations portent le même nom : on compte les marchandises (« 2 maïs »), une tuile est `.one`

term-corn = maïs
    .one = une plantation de maïs
term-indigo = indigo
    .one = une plantation d'indigo
term-sugar = sucre
    .one = une plantation de sucre
term-tobacco = tabac
    .one = une plantation de tabac
term-coffee = café
    .one = une plantation de café
term-quarry = carrière
    .one = une carrière

## Personnages

term-settler = paysan
term-mayor = maire
term-builder = bâtisseur
term-craftsman = producteur
term-trader = marchand
term-captain = capitaine
term-prospector = chercheur d'or
term-prospector-2 = second chercheur d'or

## Bâtiments

term-small-indigo-plant = petite teinturerie
    .one = une petite teinturerie
term-small-sugar-mill = petite raffinerie
    .one = une petite raffinerie
term-indigo-plant = teinturerie
    .one = une teinturerie
term-sugar-mill = raffinerie
    .one = une raffinerie
term-tobacco-storage = séchoir à tabac
    .one = un séchoir à tabac
term-coffee-roaster = brûlerie à café
    .one = une brûlerie à café
term-small-market = petit marché
    .one = un petit marché
term-hacienda = hacienda
    .one = une hacienda
term-construction-hut = cabane de chantier
    .one = une cabane de chantier
term-small-warehouse = petit entrepôt
    .one = un petit entrepôt
term-hospice = hospice
    .one = un hospice
term-office = comptoir
    .one = un comptoir
term-large-market = grand marché
    .one = un grand marché
term-large-warehouse = grand entrepôt
    .one = un grand entrepôt
term-factory = manufacture
    .one = une manufacture
term-university = université
    .one = une université
term-harbor = port
    .one = un port
term-wharf = quai
    .one = un quai
term-guild-hall = guilde
    .one = la guilde
term-residence = résidence
    .one = la résidence
term-fortress = forteresse
    .one = la forteresse
term-customs-house = douane
    .one = la douane
term-city-hall = hôtel de ville
    .one = l'hôtel de ville

term-privilege = privilège

## Options

option-governor = Premier gouverneur
option-governor-help = La place qui commence ; tirée au sort si vous n'en nommez aucune.
option-open-points = Points visibles
option-open-points-help = Chacun voit les points de victoire de tous. Dans le jeu publié, ils restent cachés.
option-two-player-variant = Variante à deux
option-two-player-variant-help = À deux, on suit la variante de l'éditeur : moins de matériel et trois rôles chacun par tour.

## Ce qui est demandé

ask-role = Quel rôle prenez-vous ?
ask-tile = Quelle tuile prenez-vous ?
ask-hospice =
    { $place-id ->
        [quarry] Votre hospice peut placer un colon sur la nouvelle carrière.
       *[other] Votre hospice peut placer un colon sur la nouvelle plantation ({ $place }).
    }
ask-privilege = En tant que maire, vous pouvez prendre un colon dans la réserve.
ask-placing = Combien de colons ici : { $place } ? Vous en avez { $hand } en main ; cercles libres : { $circles } ici, { $room } plus loin.
ask-building = Quel bâtiment achetez-vous ?
ask-university = Votre université peut placer un colon sur le nouveau bâtiment ({ $place }).
ask-producing = Produisez-vous ?
ask-extra-good = Quel tonneau de plus prenez-vous comme producteur ?
ask-trading = Quelle marchandise vendez-vous ?
ask-loading = Quelles marchandises chargez-vous, et où ?
ask-claiming =
    { $claimable ->
        [one] Ce chargement donne droit à un point de plus. Combien en prenez-vous ?
       *[other] Ce chargement donne droit à { $claimable } points de plus. Combien en prenez-vous ?
    }
ask-storing =
    { $slots ->
        [one] Vos entrepôts ont de la place pour une sorte de plus. Laquelle entreposez-vous ?
       *[other] Vos entrepôts ont de la place pour { $slots } sortes de plus. Laquelle entreposez-vous ?
    }
ask-keeping = Quel tonneau gardez-vous ? Tout ce qui n'est pas entreposé retourne à la réserve.

## Questions auxquelles on peut répondre d'avance

standing-hospice = Hospice
standing-university = Université
standing-privilege = Le colon du maire
standing-producing = Production

## Ce qu'on peut répondre

action-pass = passer
action-role = { $first }
action-tile = { $first-one }
action-use =
    { $first-id ->
        [hacienda] piocher d'abord une plantation cachée (hacienda)
        [hospice] prendre le colon (hospice)
        [university] prendre le colon (université)
       *[privilege] prendre le colon (privilège)
    }
action-produce = produire
action-build = { $first }
action-extra = 1 { $first }
action-sell =
    { $doubloons ->
        [one] 1 { $first } pour { $doubloons } doublon
        [other] 1 { $first } pour { $doubloons } doublons
       *[unknown] 1 { $first }
    }
action-load = { $second-id ->
        [wharf] { $first } par votre propre quai
       *[ship] { $first } sur le navire de { $second }
    }{ $points ->
        [one] {"\u00A0"}: { $points } point
        [other] {"\u00A0"}: { $points } points
       *[unknown] {""}
    }
action-claim =
    { $first ->
        [0] aucun point de plus
        [one] { $first } point de plus
       *[other] { $first } points de plus
    }
    .amount = { $first }
action-store =
    { $barrels ->
        [0] { $first }
        [one] { $barrels } tonneau { DE($first) }
        [other] les { $barrels } tonneaux { DE($first) }
       *[unknown] { $first }
    }
action-keep = 1 { $first }
action-man =
    { $second ->
        [one] { $second } colon : { $first }
       *[other] { $second } colons : { $first }
    }
    .amount = { $second }

## Ce qui s'est passé

round-started = Tour { $round } : { $seat } est gouverneur.
row-filled =
    { $tiles ->
        [rien] Il ne reste pas de plantation pour la rangée.
       *[other] Nouvelles plantations : { $tiles }.
    }
tiles-reshuffled = Les plantations défaussées sont mélangées et forment une nouvelle pile.
role-taken =
    { $doubloons ->
        [0] { $seat } prend le { $role }.
        [one] { $seat } prend le { $role } et le doublon posé dessus.
       *[other] { $seat } prend le { $role } et les { $doubloons } doublons posés dessus.
    }
prospected =
    { $doubloons ->
        [one] { $seat } trouve un doublon.
       *[other] { $seat } trouve { $doubloons } doublons.
    }
tile-taken = { $seat } prend { $tile-one }.
tile-drawn = { $seat } pioche { $tile-one } grâce à l'hacienda.
hospice-used = { $seat } place un colon sur la nouvelle tuile ({ $tile }) grâce à l'hospice.
privilege-used = { $seat } prend le colon du maire.
ship-shared =
    { $colonists ->
        [one] { $colonists } colon débarque : { $seat } le prend.
       *[other] { $colonists } colons débarquent et sont répartis, { $seat } se sert en premier.
    }
manned = { $seat } place ses colons : { $place } { $colonists }
    .more = { $place } { $colonists }
all-manned =
    { $san-juan ->
        [0] { $seat } occupe tous ses cercles.
        [one] { $seat } occupe tous ses cercles et garde 1 colon à San Juan.
       *[other] { $seat } occupe tous ses cercles et garde { $san-juan } colons à San Juan.
    }
ship-refilled =
    { $colonists ->
        [0] Il ne reste aucun colon à embarquer pour le prochain maire.
        [one] { $colonists } colon embarque pour le prochain maire.
       *[other] { $colonists } colons embarquent pour le prochain maire.
    }
built =
    { $price ->
        [0] { $seat } construit { $building-one } gratuitement.
        [one] { $seat } construit { $building-one } pour { $price } doublon.
        [other] { $seat } construit { $building-one } pour { $price } doublons.
       *[unknown] { $seat } construit { $building-one }.
    }
university-used = { $seat } place un colon sur le nouveau bâtiment ({ $building }) grâce à l'université.
produced =
    { $doubloons ->
        [0] { $seat } produit { $goods }.
        [one] { $seat } produit { $goods } ; la manufacture rapporte 1 doublon.
       *[other] { $seat } produit { $goods } ; la manufacture rapporte { $doubloons } doublons.
    }
extra-good = { $seat } prend 1 { $good } de plus comme producteur.
sold =
    { $doubloons ->
        [0] { $seat } vend 1 { $good } pour rien.
        [one] { $seat } vend 1 { $good } pour 1 doublon.
       *[other] { $seat } vend 1 { $good } pour { $doubloons } doublons.
    }
house-emptied = La maison de commerce est pleine : on la vide.
loaded =
    { $ship-id ->
        [wharf] { $seat } expédie { $barrels } { $good } par son quai pour { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $seat } charge { $barrels } { $good } sur le navire de { $ship } pour { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }
claimed =
    { $points ->
        [0] { $seat } renonce aux points supplémentaires.
        [one] { $seat } prend 1 point supplémentaire.
       *[other] { $seat } prend { $points } points supplémentaires.
    }
stored = { $seat } entrepose tous ses tonneaux de cette sorte : { $good }.
kept =
    { $returned ->
        [0] { $seat } garde 1 { $good }.
        [one] { $seat } garde 1 { $good } et rend 1 tonneau.
       *[other] { $seat } garde 1 { $good } et rend { $returned } tonneaux.
    }
ship-sailed = Le navire de { $ship } part avec { $barrels } { $good }.
end-triggered =
    { $cause-id ->
        [colonists] Il n'y a plus assez de colons : c'est le dernier tour.
        [chips] Il n'y a plus de points de victoire : c'est le dernier tour.
       *[city] Une cité est pleine : c'est le dernier tour.
    }
game-over = La partie est terminée.

## D'où viennent les points

score-chips = jetons de victoire
score-building = bâtiments
score-large-building = { $item }
tie-wealth = doublons et marchandises

## Le cours d'une partie : courbes et relecture

figure-doubloons = doublons
figure-goods = marchandises
figure-buildings = bâtiments
counted-role = rôles pris
round-name = Tour { $number }

## Pourquoi pas : un message pour chaque règle qui peut s'opposer à une action

PR-BLD-GENERAL-01 = Un bâtiment ne sert qu'à son propriétaire, et seulement si un colon l'occupe.
PR-BLD-HACIENDA-01 = L'hacienda donne une seule plantation cachée par tour de jeu, et c'est fait.
PR-BLD-HACIENDA-04 = Votre île n'a plus de case libre.
PR-BLD-HACIENDA-05 = Il n'y a plus de plantation cachée à piocher.
PR-BLD-LARGE-WAREHOUSE-01 = Votre grand entrepôt contient deux sortes, et il en a déjà deux.
PR-BLD-LARGE-WAREHOUSE-02 = Vos entrepôts contiennent trois sortes, et ils en ont déjà trois.
PR-BLD-SMALL-WAREHOUSE-01 = Un petit entrepôt contient une sorte : sans entrepôt, ou au-delà de ce qu'il contient, rien n'est entreposé.
PR-BLD-WHARF-03 = Votre quai a déjà servi pendant cette phase du capitaine.
PR-BUILDER-02 = Vous ne pouvez pas le payer.
PR-BUILDER-06 = Vous avez déjà ce bâtiment, et personne n'en a deux pareils.
PR-BUILDER-07 = Il ne reste aucun exemplaire de ce bâtiment.
PR-BUILDER-11 = Votre cité n'a plus assez de place.
PR-CAPTAIN-01 = Vous n'avez aucun tonneau de cette marchandise.
PR-CAPTAIN-02 = Qui peut charger un navire doit le faire.
PR-CAPTAIN-04 = Ce navire transporte une autre marchandise.
PR-CAPTAIN-05 = Cette marchandise est déjà sur un autre navire, et un second ne peut pas la prendre.
PR-CAPTAIN-06 = Ce navire est plein.
PR-CAPTAIN-08 = Un autre navire vide, plus grand, prend davantage de vos tonneaux.
PR-CAPTAIN-12 = Ce chargement ne donne pas droit à autant de points de plus.
PR-COMP-04 = Vous n'avez pas autant de colons en main.
PR-CRAFTSMAN-02 = Avec vos plantations et vos bâtiments tels qu'ils sont occupés, vous ne produisez rien.
PR-CRAFTSMAN-07 = La réserve n'a plus rien de ce que vous pourriez produire.
PR-CRAFTSMAN-09 = Le tonneau de plus est d'une sorte que vous venez de produire et dont il reste dans la réserve.
PR-MAYOR-01 = Il n'y a pas autant de cercles ici.
PR-MAYOR-08 = C'est trop peu : les cercles suivants ne suffisent pas aux autres colons, et aucun ne reste oisif s'il y a un cercle libre.
PR-ROUND-02 = Ce rôle est déjà pris pour ce tour.
PR-ROUND-05 = À son tour, on doit prendre un rôle.
PR-SETTLER-02 = Les carrières sont réservées au paysan et à qui possède une cabane de chantier occupée par un colon.
PR-SETTLER-05 = Il ne reste aucune plantation de cette sorte dans la rangée.
PR-SETTLER-10 = La rangée est vide.
PR-SETTLER-11 = Votre île n'a plus de case libre.
PR-SETTLER-12 = Il ne reste aucune carrière.
PR-SETUP-13 = Ce rôle n'est pas en jeu à ce nombre de joueurs.
PR-SETUP-14 = Ce navire n'est pas en jeu à ce nombre de joueurs.
PR-STORE-02 = Cette marchandise est à l'entrepôt ; le tonneau gardé est d'une autre sorte.
PR-STORE-04 = Vous n'avez aucun tonneau de cette marchandise.
PR-STORE-06 = Qui a encore des marchandises garde un tonneau.
PR-TRADER-01 = Vous n'avez aucun tonneau de cette marchandise.
PR-TRADER-06 = La maison de commerce a déjà cette marchandise ; seul un comptoir occupé par un colon permet d'en vendre encore.

## Sur le plateau

label-round = tour { $round }
label-last-round = dernier tour
label-governor = gouverneur
label-you = vous
label-roles = Rôles
label-ships = Navires
label-empty = vide
label-house = Maison de commerce
label-row = Plantations
label-quarries = carrières { $count }
label-stack = cachées { $count }
label-discards = défaussées { $count }
label-supply = Réserve
label-colonists = colons { $count }
label-colonist-ship = sur le navire { $count }
label-chips = points { $count }
label-paper =
    { $count ->
        [one] { $count } point au-delà des jetons
       *[other] { $count } points au-delà des jetons
    }
label-buildings = Bâtiments : prix pour vous, exemplaires restants
label-buildings-spectator = Bâtiments : prix, exemplaires restants
label-doubloons =
    { $count ->
        [one] { $count } doublon
       *[other] { $count } doublons
    }
label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-hidden-points = points cachés
label-san-juan = San Juan { $count }
label-goods = tonneaux
label-island = île
label-city = cité
label-order = Dans cet ordre :

## Essayer une action : ce qu'elle coûte et laisse, et ce dont il faut se garder

holding-doubloons = doublons
holding-corn = maïs
holding-indigo = indigo
holding-sugar = sucre
holding-tobacco = tabac
holding-coffee = café
holding-colonists = colons à San Juan

warning-unmanned = Votre bâtiment « { $building } » n'a pas de colon : il ne rapportera rien de plus, sauf si un maire vient avant la fin.
