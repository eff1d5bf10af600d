# Ce que seul le navigateur dit de Río de la Plata.

title-about = Fondez une ville au bord du fleuve : huttes et maisons, un port et une cathédrale, des murs contre Indigènes et Pirates.

## Ce que fait quelqu'un d'autre

doing-placing = { $seat } place ses ouvriers
doing-paying = { $seat } paie
doing-effects = { $seat } fait travailler ses ouvriers
doing-at-space = { $seat } fait travailler ses ouvriers
doing-siting = { $seat } choisit la place d'un grand bâtiment
doing-laying-roads = { $seat } pose une route
doing-laying-walls = { $seat } élève un mur
doing-ordering = { $seat } choisit sa place dans l'ordre
doing-offering = { $seat } fait une offre
doing-replying = { $seat } réfléchit à une offre

## Sur le plateau

show-list = { $items }
show-you = vous
show-year = { $year } sur { $last }
show-order = Ordre des joueurs
show-attacked = a été assaillant
show-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
show-nobody = personne
show-free = libre
show-owed = à payer
show-shadow = couleur neutre
show-plaza = Plaza Mayor
show-ship = Bateau
show-no-harbor = attend le Port
show-cargo = Sur le bateau
show-time-track = Les années, et les ennemis qui approchent après elles
show-in-order =
    { $count ->
        [0] place { $place } : { $seat }
        [one] place { $place } : { $seat }, { $count } ouvrier ajouté
       *[other] place { $place } : { $seat }, { $count } ouvriers ajoutés
    }
show-enemy-value = attaquent si deux dés donnent { $value } ou moins ; { $bonus } assaillants de plus
show-enemy-away = pas encore en vue
show-city = La ville
show-map = Plan de la ville
show-look = Désignez une case pour lire ce qui s'y trouve.
show-nothing-here = rien
show-building-of = { $building } de { $seat }
show-workers-of =
    { $count ->
        [one] { $count } ouvrier de { $seat }
       *[other] { $count } ouvriers de { $seat }
    }
show-house-worth =
    { $count ->
        [one] une maison y vaut { $count } point
       *[other] une maison y vaut { $count } points
    }
show-closed = fermé par des murs
show-key = Légende du plan
show-square = place
show-key-worker = ouvriers, avec le numéro du joueur
show-key-road = route
show-key-wall = mur
show-key-printed-wall = mur présent dès le début
show-key-start = ligne de départ
show-key-ring = autour de la Plaza Mayor
show-key-centre = centre d'un quartier
show-key-connected = relié à la Plaza Mayor
show-major = Grands bâtiments, murs et routes
show-complete = achevé
show-pieces-left =
    { $count ->
        [one] Il reste { $count } élément de mur ou de route.
       *[other] Il reste { $count } éléments de murs et de routes.
    }
show-areas = Autour de la ville
show-takes =
    { $count ->
        [one] demande { $count } ouvrier
       *[other] demande { $count } ouvriers
    }
show-ship-in-port = au port
show-ship-leaves = part à la fin de cette année
show-ship-away = en mer jusqu'en { $year }
show-aboard = { $count } marchandises à bord sur { $capacity }
show-public-offices = Personnages
show-held-by = tenu par { $seat }
show-bought-by = acheté cette année par { $seat }
show-wanted-by = demandé par { $seat }
show-points-needed =
    { $count ->
        [one] { $count } point requis
       *[other] { $count } points requis
    }
show-terms = { $price } argent, à partir de { $need } points
show-cost =
    { $workers ->
        [one] { $workers } ouvrier ; { $goods }
       *[other] { $workers } ouvriers ; { $goods }
    }
show-players = Ce que possèdent les joueurs
show-workers-left =
    { $count ->
        [one] { $count } ouvrier en réserve
       *[other] { $count } ouvriers en réserve
    }
show-homes-left =
    { $count ->
        [0] Plus de hutte à bâtir.
        [one] { $count } hutte reste à bâtir.
       *[other] { $count } huttes restent à bâtir.
    }

## Parties des règles

section-comp = Le matériel
section-setup = La mise en place
section-turn = Le tour
section-place = Placer les ouvriers
section-adj = Où l'on peut placer
section-area = Mine, forêt, champs, artisans
section-effect = Les effets
section-minor = Les petits bâtiments
section-act = Se servir des bâtiments
section-major = Les grands bâtiments
section-wall = Les murs
section-road = Les routes
section-ship = Le bateau
section-office = Les personnages
section-trade = Le commerce
section-order = L'ordre des joueurs
section-warcheck = Y a-t-il une guerre ?
section-war = La guerre
section-cannon = Les canons
section-defend = Les défenseurs
section-combat = Le combat
section-battle = Les batailles
section-warend = Après la guerre
section-end = La fin de la partie
section-short = La partie courte
section-var2p = Le jeu à deux
