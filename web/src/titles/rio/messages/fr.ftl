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
doing-mustering = { $seat } rassemble les assaillants hors de la ville
doing-betting = { $seat } pointe les canons
doing-shooting = { $seat } fait tirer les canons
doing-garrisoning = { $seat } poste ses défenseurs
doing-recruiting = { $seat } songe à recruter
doing-leading = { $seat } mène ses groupes
doing-marching = { $seat } mène un groupe
doing-consenting = { $seat } doit donner son accord
doing-recalling = { $seat } peut rappeler des ouvriers

## Sur le plateau

area-board = Plan
area-aside = Pistes
part-place = Pose
part-work = Travail
part-enemies = Ennemis
part-order = Ordre
show-list = { $items }
show-you = vous
show-year = { $year } sur { $last }
show-order = Ordre des joueurs
show-attacked = a déjà mené l'attaque
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
show-enemy-value = attaquent si deux dés donnent { $value } ou moins ; { $bonus ->
        [0] aucun assaillant de plus
        [one] { $bonus } assaillant de plus
       *[other] { $bonus } assaillants de plus
    }
show-enemy-away = pas encore en vue
show-city = La ville
show-map = Plan de la ville
show-look = Désignez une case pour lire ce qui s'y trouve.
show-look-touch = Touchez une case pour lire ce qui s'y trouve.
show-nothing-here = rien
show-building-of = { $building } { DE($seat) }
show-workers-of =
    { $count ->
        [one] { $count } ouvrier { DE($seat) }
       *[other] { $count } ouvriers { DE($seat) }
    }
show-house-worth =
    { $count ->
        [one] une maison y vaut { $count } point
       *[other] une maison y vaut { $count } points
    }
show-closed = fermé par des murs
show-key = Légende du plan
show-square = place
show-key-worker = ouvriers, avec le signe du joueur
show-key-road = route
show-key-wall = mur
show-key-printed-wall = mur présent dès le début
show-key-start = ligne de départ
show-key-ring = autour de la Plaza Mayor
show-key-centre = centre d'un quartier
show-key-connected = relié à la Plaza Mayor
show-major = Bâtiments majeurs, murs et routes
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
show-aboard = ressources à bord : { $count } sur { $capacity }
show-public-offices = Personnages
show-held-by = tenu par { $seat }
show-bought-by = acheté cette année par { $seat }
show-wanted-by = candidature { DE($seat) }
show-points-needed =
    { $count ->
        [one] { $count } point requis
       *[other] { $count } points requis
    }
show-terms = { $price } pièces d'argent, à partir de { $need } points
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

## Une guerre

show-war = Guerre
show-peace = La ville est en paix.
show-war-over = La guerre est finie.
show-war-leader = menés par { $seat }
show-war-left = assaillants : { $count } sur { $of }
show-war-mustering = les assaillants se rassemblent
show-war-betting = les canons
show-war-shooting = les canons
show-war-garrisoning = les défenseurs se rassemblent
show-war-recruiting = les défenseurs se rassemblent
show-war-turn = tour de guerre { $turn }
show-war-quiet-short = tours calmes
show-war-quiet =
    { $count ->
        [0] une bataille a eu lieu il y a peu ; après { $of } tours sans bataille la guerre finit
        [one] { $count } tour sans bataille ; après { $of } la guerre finit
       *[other] { $count } tours sans bataille ; après { $of } la guerre finit
    }
show-war-moves = { $seat } joue
show-camps = Hors de la ville
show-camp-groups =
    { $size ->
        [one] { $count ->
            [one] { $count } assaillant seul
           *[other] { $count } assaillants seuls
        }
       *[other] { $count ->
            [one] un groupe de { $size }
           *[other] { $count } groupes de { $size }
        }
    }
show-attackers-of =
    { $count ->
        [one] { $count } assaillant
       *[other] { $count } assaillants
    } ({ $enemy })
show-defenders-of =
    { $count ->
        [one] { $count } défenseur { DE($seat) }
       *[other] { $count } défenseurs { DE($seat) }
    }
show-commands = { $seat } commande
show-steps-left =
    { $count ->
        [0] plus de pas
        [one] encore { $count } pas
       *[other] encore { $count } pas
    }
show-boosted = a eu un pas de plus
show-fought = a combattu
show-rested = se repose
show-merged = s'est joint à un autre groupe
show-barred = fermé à tous
show-goal-merge = rejoint un groupe
show-goal-battle = bataille
show-goal-building = un bâtiment tombe
show-which-size = Quelle taille ?
show-choose-size = { $place } : choisir la taille du groupe
show-never-mind = Annuler
show-key-war = Pendant une guerre
show-key-group = défenseurs ; celui de devant commande
show-key-steps = pas restants

## Parties des règles

section-comp = Le matériel
section-setup = La mise en place
section-turn = Le tour
section-place = Placer les ouvriers
section-adj = Où l'on peut placer
section-area = Mine, forêt, agriculture, artisanat
section-effect = Les effets
section-minor = Les bâtiments mineurs
section-act = Se servir des bâtiments
section-major = Les bâtiments majeurs
section-wall = Les murs
section-road = Les routes
section-ship = Le bateau
section-office = Les personnages
section-trade = Les échanges
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
