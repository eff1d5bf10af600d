# Ce que seul le navigateur dit de Puerto Rico.

title-about = Peuplez l'île, plantez, bâtissez et expédiez vos marchandises en Europe. Qui prend un rôle fait agir tout le monde.

## Ce que fait quelqu'un d'autre

doing-role = { $seat } choisit un rôle
doing-tile = { $seat } prend une tuile
doing-hospice = { $seat } réfléchit à l'hospice
doing-privilege = { $seat } réfléchit au colon du maire
doing-placing = { $seat } place ses colons
doing-building = { $seat } choisit un bâtiment
doing-university = { $seat } réfléchit à l'université
doing-producing = { $seat } produit
doing-extra-good = { $seat } prend une marchandise de plus
doing-trading = { $seat } est à la maison de commerce
doing-loading = { $seat } charge des marchandises
doing-claiming = { $seat } prend des points
doing-storing = { $seat } entrepose des marchandises
doing-keeping = { $seat } garde un tonneau

## Sur le plateau

label-list = { $items }
label-ship-empty = Navire de { $capacity }, vide
label-ship = Navire de { $capacity } avec { $barrels } { $good }
label-place = { $place }, cercles occupés : { $colonists } sur { $circles }
label-chips-left =
    { $count ->
        [one] il reste { $count } point en jetons
       *[other] il reste { $count } points en jetons
    }
label-chips-of =
    { $count ->
        [one] { $count } point en jetons
       *[other] { $count } points en jetons
    }
label-building-points =
    { $count ->
        [one] { $count } point de bâtiments
       *[other] { $count } points de bâtiments
    }
label-column =
    { $count ->
        [one] { $count } carrière compte
       *[other] { $count } carrières comptent
    }
label-left =
    { $count ->
        [0] épuisé
        [one] { $count } restant
       *[other] { $count } restants
    }
label-own-board = Votre île et votre ville
area-board = Table
area-aside = Bâtiments
area-own = Mon plateau
label-hand = en main { $count }
placing-question = Où vont vos colons ?
placing-done = Les placer ainsi
placing-clear = Tout reprendre

## Ce qui se voit d'un coup d'œil, pour qui l'entend

told-quarries =
    { $count ->
        [one] { $count } carrière
       *[other] { $count } carrières
    }
told-stack =
    { $count ->
        [one] { $count } plantation cachée
       *[other] { $count } plantations cachées
    }
told-colonists =
    { $count ->
        [one] { $count } colon dans la réserve
       *[other] { $count } colons dans la réserve
    }
told-colonist-ship =
    { $count ->
        [one] { $count } colon sur le navire
       *[other] { $count } colons sur le navire
    }
told-san-juan =
    { $count ->
        [one] { $count } colon à San Juan
       *[other] { $count } colons à San Juan
    }
told-hand =
    { $count ->
        [0] aucun colon en main
        [one] { $count } colon en main
       *[other] { $count } colons en main
    }
told-men =
    { $men ->
        [0] aucun colon
        [one] un colon
       *[other] { $men } colons
    }, { $free ->
        [0] aucun cercle libre
        [one] un cercle libre
       *[other] { $free } cercles libres
    }
told-circles =
    { $count ->
        [one] { $count } cercle
       *[other] { $count } cercles
    }
told-large = occupe deux cases
told-filled = cases occupées : { $filled } sur { $spaces }
told-taken = pris par { $seat }

## La lettre sur un tonneau, une autre pour chaque marchandise

letter-corn = M
letter-indigo = I
letter-sugar = S
letter-tobacco = T
letter-coffee = C

## Ce que fait un rôle ou un bâtiment, en peu de mots

about-settler = Chacun prend une plantation ; le paysan peut prendre une carrière.
about-mayor = Des colons débarquent, et chacun place les siens ; le maire en reçoit un de plus.
about-builder = Chacun peut bâtir ; le bâtisseur paie un doublon de moins.
about-craftsman = Chacun produit des marchandises ; le producteur en reçoit une de plus.
about-trader = Chacun peut vendre une marchandise ; le marchand reçoit un doublon de plus.
about-captain = Chacun doit expédier des marchandises pour des points ; le capitaine en reçoit un de plus.
about-prospector = Un doublon pour vous, rien pour les autres.
about-prospector-2 = Un doublon pour vous, rien pour les autres.
about-small-indigo-plant = Produit de l'indigo.
about-small-sugar-mill = Produit du sucre.
about-indigo-plant = Produit de l'indigo.
about-sugar-mill = Produit du sucre.
about-tobacco-storage = Produit du tabac.
about-coffee-roaster = Produit du café.
about-small-market = Un doublon de plus quand vous vendez.
about-hacienda = Une plantation cachée de plus à la phase du paysan.
about-construction-hut = Vous pouvez prendre une carrière à la phase du paysan.
about-small-warehouse = Entrepose une sorte de marchandises.
about-hospice = Les nouvelles plantations et carrières arrivent avec un colon.
about-office = Vous pouvez vendre une marchandise déjà à la maison de commerce.
about-large-market = Deux doublons de plus quand vous vendez.
about-large-warehouse = Entrepose deux sortes de marchandises.
about-factory = Des doublons pour plusieurs sortes de marchandises produites.
about-university = Les nouveaux bâtiments arrivent avec un colon.
about-harbor = Un point de plus pour chacun de vos chargements.
about-wharf = Votre propre navire, aussi grand que vous voulez, une fois par phase du capitaine.
about-guild-hall = À la fin, des points pour vos bâtiments de production.
about-residence = À la fin, des points pour une île pleine.
about-fortress = À la fin, un point tous les trois colons.
about-customs-house = À la fin, un point tous les quatre points en jetons.
about-city-hall = À la fin, un point pour chacun de vos bâtiments violets.

## Ce qu'une tuile dit en plus

preview-build =
    { $scores ->
        [one] Occupé, ce bâtiment rapporterait maintenant { $scores } point de plus.
        [other] Occupé, ce bâtiment rapporterait maintenant { $scores } points de plus.
       *[unknown] {""}
    }

## Parties des règles

section-comp = Le matériel
section-setup = La mise en place
section-info = Ce qui est secret
section-round = Tours et rôles
section-settler = Le paysan
section-mayor = Le maire
section-builder = Le bâtisseur
section-quarry = Les carrières
section-craftsman = Le producteur
section-trader = Le marchand
section-captain = Le capitaine
section-store = Entreposer
section-prospector = Le chercheur d'or
section-bld = Les bâtiments
section-end = La fin de la partie
section-score = Le décompte
section-2p = Le jeu à deux
