# Ce que seul le navigateur dit de Trinidad.

title-about = Élevez une ville en douze décennies : maisons et palais, remparts et routes, un conseil, un navire pour l’Espagne, et des ennemis aux portes.

## Ce que fait quelqu'un d'autre

doing-choosing = { $seat } choisit un personnage
doing-bidding = { $seat } mise pour un personnage
doing-dealing = { $seat } choisit un personnage sur deux
doing-drawing = { $seat } pioche une carte
doing-keeping = { $seat } regarde des cartes
doing-stacking = { $seat } pose des cartes sur une pile
doing-salary = { $seat } paie les salaires
doing-turn = { $seat } choisit une action
doing-building = { $seat } choisit la case d’un bâtiment
doing-marking = { $seat } songe à un marqueur
doing-activating = { $seat } active un bâtiment
doing-extra = { $seat } choisit un cube
doing-taking = { $seat } prend des cubes
doing-collecting = { $seat } prend des pièces
doing-paying = { $seat } paie
doing-working = { $seat } place des ouvriers sur une grille
doing-arranging = { $seat } dit quel ouvrier est venu le premier
doing-siting = { $seat } choisit la place d’un bâtiment majeur
doing-walling = { $seat } élève des remparts
doing-paving = { $seat } trace des routes
doing-recovering = { $seat } reprend des ouvriers
doing-burning = { $seat } brûle une carte pour une unité
doing-reactivating = { $seat } redresse des cartes
doing-fighting = { $seat } mène ses unités au combat
doing-returning = { $seat } regarde une grille achevée
doing-scoring = { $seat } regarde le décompte

## Sur le plateau

show-list = { $items }
show-you = vous
show-nothing-here = rien
show-nobody = personne
show-free = libre
show-passed = a passé
show-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Décennies, ordre et tension

show-decade = Décennie { $decade } sur { $last } : { $year }, ère { $era }
show-decades = Les décennies, avec leurs ères et leurs décomptes
show-era = ère { $era }
show-scored = décompte à sa fin
show-peace = paix
show-order = Ordre des joueurs
show-in-order =
    { $count ->
        [0] place { $place } : { $seat }
        [one] place { $place } : { $seat }, un ouvrier ajouté
       *[other] place { $place } : { $seat }, { $count } ouvriers ajoutés
    }
show-place = place { $place } dans l’ordre
show-tension = sur la case { $space } de { $of }
show-steps-to-war =
    { $count ->
        [one] à un pas de la guerre
       *[other] à { $count } pas de la guerre
    }
show-war-now = guerre, avec une attaque de { $attack }
show-want =
    { $count ->
        [one] un pas si la décennie finissait
       *[other] { $count } pas si la décennie finissait
    }

## Réserves

show-stores = Cubes et pièces à prendre
show-stacks = Pièces (bronze)
show-of = { $number } sur { $most } { $name }
show-supply = Dans la réserve : { $stone } pierre, { $wood } bois, { $precious } précieux, { $metal } métal, { $bronze } bronze.

## La ville

show-city = La ville
show-map = Plan de la ville
show-look = Pointez une case pour lire ce qui s’y trouve.
show-plaza = Plaza Mayor
show-building-of = { $building } de { $seat }
show-points-now =
    { $count ->
        [one] { $count } point en ce moment
       *[other] { $count } points en ce moment
    }
show-activated-by = activé par
show-worth =
    { $count ->
        [one] { $district }, { $count } point
       *[other] { $district }, { $count } points
    }
show-worth-short = vaut { $count }
show-closed = fermé par des remparts
show-no-walls-here = aucun rempart possible
show-gaps =
    { $count ->
        [one] une brèche dans les remparts
       *[other] { $count } brèches dans les remparts
    }
show-walls = Remparts debout
show-major-built = Bâtiments majeurs debout
show-key = Légende du plan
show-key-used = activé dans cette décennie, avec le numéro du joueur
show-key-wall = rempart
show-key-gap = brèche dans les remparts
show-key-roads = quartier avec routes
show-key-start = zone de départ
show-key-worth = ce que vaut le quartier

## Ce que cela vaut

show-districts = Ce que valent les quartiers
show-sum = somme
show-gaps-head = brèches
show-scoring = Si l’ère { $era } était décomptée
show-unknown = dépend de ce qui est derrière les écrans
show-at-the-end = À la fin de la partie
show-majorities = Qui a le plus
show-majority-money = argent (bronze)
show-majority-military = force des unités
show-majority-faith = jetons de foi
show-leads = le plus

## Construire

show-shelf = À construire
show-grows-from = remplace { $building-one }
show-left =
    { $count ->
        [one] { $count } disponible
       *[other] { $count } disponibles
    }
show-major = Bâtiments majeurs, remparts et routes
show-complete = achevé
show-used-up = épuisé
show-council-worker = ouvrier du conseil
show-first =
    { $count ->
        [one] { $count } point pour le premier ouvrier
       *[other] { $count } points pour le premier ouvrier
    }
show-first-taken = le premier ouvrier est là
show-work-short = placer
show-first-short = 1er +{ $count }
show-recover = { $count } points pour reprendre des ouvriers
show-recover-short = reprise
show-grid-cathedral = +5 pour un quartier, ou +2 pour deux ; la foi coûte moins
show-grid-fort = +5 pour chaque quartier ; soldats vétérans
show-grid-cabildo = +5 pour un quartier ; les séries de cartes valent plus
show-grid-harbor = +5 pour chaque quartier ; le navire demande un ouvrier
show-grid-walls = jusqu’à 5 remparts ; +5 pour un quartier fermé
show-grid-roads = des routes dans un quartier : +5
show-pieces-left = Restent : remparts { $walls }, routes { $roads }, ouvriers du conseil { $council }.
show-whose = Quel ouvrier va sur une case
show-whose-slot = mon ouvrier
show-whose-council-slot = celui du conseil

## Conseil et guerres

show-council = Conseil
show-council-gain =
    { $workers ->
        [one] un ouvrier : +{ $gain }
       *[other] { $workers } ouvriers : +{ $gain }
    }
show-workers-short =
    { $count ->
        [one] 1 ouvrier
       *[other] { $count } ouvriers
    }
show-war-track = Pénalités de guerre
show-on-track =
    { $count ->
        [one] valeur { $value }, { $count } point à la fin
       *[other] valeur { $value }, { $count } points à la fin
    }

## Cartes

show-deck = Pioche et piles
show-deck-short = pioche ({ $count })
show-deck-about =
    { $count ->
        [one] une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
show-deck-back = au dos de la première :
show-game-pile = pile du jeu
show-pile =
    { $count ->
        [one] seule carte de la pile
       *[other] sur { $count } cartes
    }
show-looked = { $seat } regarde des cartes
show-card = { $card-one }

## Joueurs

show-players = Ce que les joueurs ont
show-workers = Ouvriers
show-workers-left =
    { $count ->
        [one] { $count } ouvrier disponible
       *[other] { $count } ouvriers disponibles
    }
show-workers-out =
    { $spent ->
        [one] { $spent } employé, { $grids } sur les grilles
       *[other] { $spent } employés, { $grids } sur les grilles
    }
show-helpers =
    { $count ->
        [0] aucun du conseil
       *[other] { $count } du conseil
    }
show-cubes = Biens
show-behind-screen = derrière l’écran
show-standing = Rang
show-faith =
    { $count ->
        [one] { $count } jeton de foi
       *[other] { $count } jetons de foi
    }
show-council-value =
    { $count ->
        [one] conseil { $value } ({ $count } point)
       *[other] conseil { $value } ({ $count } points)
    }
show-war-value = pénalités de guerre { $value } ({ $count } points)
show-to-build = Pièces
show-piece-left = { $number } { $name }
show-status-markers =
    { $count ->
        [one] { $count } marqueur de statut
       *[other] { $count } marqueurs de statut
    }
show-units = Unités
show-no-unit = pas d’unité
show-strength = force { $count }
show-wounds =
    { $count ->
        [one] une blessure
       *[other] { $count } blessures
    }
show-burned =
    { $count ->
        [one] une carte brûlée pour elle
       *[other] { $count } cartes brûlées pour elle
    }
show-status = Statut
show-status-of = statut { $status } : { $count ->
        [0] aucun
       *[other] niveau { $count }
    }
show-banners = Bannières
show-banner-none = bannière { $banner } : aucune
show-banner-half = bannière { $banner } : un pas sur deux
show-banner-up = bannière { $banner } : déployée
show-dock = Quai
show-load =
    { $bronze ->
        [0] { $count } × { $load }
       *[other] { $bronze } bronze
    }
show-cards =
    { $count ->
        [0] Cartes
       *[other] Cartes ({ $count })
    }
show-no-character = pas encore de personnage
show-used = employé

## Parties des règles

section-comp = Contenu de la boîte
section-setup = Mise en place
section-flow = Déroulement
section-draw = Pioche
section-salary = Salaires
section-action = Actions
section-build = Bâtiments mineurs
section-activate = Activer des bâtiments
section-grid = Grilles et piles
section-remove = Retirer des bâtiments
section-mil = Milice
section-ship = Le navire
section-card = Cartes
section-order = Ordre des joueurs
section-council = Le conseil
section-law = Votes et lois
section-status = Statut
section-major = Bâtiments majeurs
section-free = Actions libres
section-banner = Bannières
section-end = Fin d’une décennie
section-war = Guerre
section-score = Décompte
section-final = Fin de la partie
section-char = Personnages
section-aff = Affiliés
section-2p = Partie à deux
section-xwar = Guerre étendue
section-solo = Partie en solitaire
section-event = Événements
