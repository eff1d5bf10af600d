# Ce que seul le navigateur dit de Trinidad.

title-about = Élevez une ville en douze décennies : maisons et palais, remparts et routes, un conseil, un navire pour l'Espagne, et des ennemis aux portes.

## Ce que fait quelqu'un d'autre

doing-choosing = { $seat } choisit un personnage
doing-bidding = { $seat } mise pour un personnage
doing-dealing = { $seat } choisit un personnage sur deux
doing-drawing = { $seat } pioche une carte
doing-keeping = { $seat } regarde des cartes
doing-stacking = { $seat } pose des cartes sur une défausse
doing-salary = { $seat } paie les salaires
doing-turn = { $seat } choisit une action
doing-building = { $seat } choisit la case d'un bâtiment
doing-marking = { $seat } songe à un marqueur
doing-activating = { $seat } active un bâtiment
doing-extra = { $seat } choisit un cube
doing-taking = { $seat } prend des cubes
doing-collecting = { $seat } prend des pièces
doing-paying = { $seat } paie
doing-working = { $seat } place des ouvriers sur une grille
doing-arranging = { $seat } dit quel ouvrier est venu le premier
doing-siting = { $seat } choisit la place d'un bâtiment majeur
doing-walling = { $seat } élève des remparts
doing-paving = { $seat } trace des routes
doing-recovering = { $seat } reprend des ouvriers
doing-burning = { $seat } sacrifie une carte pour une unité
doing-reactivating = { $seat } redresse des cartes
doing-fighting = { $seat } mène ses unités au combat
doing-returning = { $seat } regarde une grille achevée
doing-scoring = { $seat } regarde le décompte
doing-proposing = { $seat } choisit une loi
doing-commissioning = { $seat } choisit un bâtiment pour la loi
doing-declaring = { $seat } annonce son vote
doing-voting = { $seat } vote
doing-staffing = { $seat } place des ouvriers du conseil
doing-scheduling = { $seat } choisit une décennie
doing-window = { $seat } peut utiliser une carte
doing-sending = { $seat } place des ouvriers du conseil
doing-lobbying = { $seat } utilise une carte dans le vote
doing-event-choice = { $seat } choisit un événement
doing-adding = { $seat } peut utiliser une carte
doing-repeating = { $seat } peut utiliser une carte
doing-borrowing = { $seat } prend des cubes à l'entrepôt de la ville
doing-filling = { $seat } pose des cubes sur les grilles
doing-aiming = { $seat } utilise une carte
doing-valuing = { $seat } utilise une carte avant le décompte
doing-talking = { $seat } peut faire des offres
doing-offering = { $seat } prépare une offre
doing-answering = { $seat } réfléchit à une offre
doing-suffering = { $seat } décide ce que lui coûte un événement
doing-posting = { $seat } poste des unités
doing-attackers = { $seat } décide ce que fait un assaillant
doing-war-round = { $seat } mène des unités à la guerre
doing-combat = { $seat } choisit des cartes pour un combat
doing-applying = { $seat } utilise une carte dans un combat
doing-shifting = { $seat } déplace une figurine
doing-targeting = { $seat } dit qui un assaillant combat
doing-pursuing = { $seat } peut continuer avec une unité
doing-commanding = { $seat } mène les unités de l'automate
doing-deciding = { $seat } décide pour l'automate
doing-solo-turn = l'automate joue

## Sur le plateau

area-board = Ville
area-aside = Plateau
area-own = À moi
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
show-place = place { $place } dans l'ordre
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
show-of = { $name } : { $number } sur { $most }
show-supply = Dans la réserve : pierre { $stone }, bois { $wood }, biens précieux { $precious }, métal { $metal }, bronze { $bronze }.

## La ville

show-city = La ville
show-map = Plan de la ville
show-look = Désignez une case pour lire ce qui s'y trouve.
show-look-touch = Touchez une case pour lire ce qui s'y trouve.
show-plaza = Plaza Mayor
show-building-of = { $building } { DE($seat) }
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
show-key-used = activé dans cette décennie, avec le signe du joueur
show-key-wall = rempart
show-key-gap = brèche dans les remparts
show-key-roads = quartier avec routes
show-key-start = zone de départ
show-key-worth = ce que vaut le quartier

## Ce que cela vaut

show-districts = Ce que valent les quartiers
show-sum = somme
show-gaps-head = brèches
show-scoring = Si l'ère { $era } était décomptée
show-unknown = dépend de ce qui est derrière les paravents
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
show-recover =
    { $count ->
        [one] { $count } point pour reprendre des ouvriers
       *[other] { $count } points pour reprendre des ouvriers
    }
show-recover-short = reprise
show-grid-cathedral = +5 pour un quartier, ou +2 pour deux ; la foi coûte moins
show-grid-fort = +5 pour chaque quartier ; soldats vétérans
show-grid-cabildo = +5 pour un quartier ; les séries de cartes valent plus
show-grid-harbor = +5 pour chaque quartier ; le navire demande un ouvrier
show-grid-walls = jusqu'à 5 remparts ; +5 pour un quartier fermé
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

show-deck = Pioche et défausses
show-deck-short = pioche ({ $count })
show-deck-about =
    { $count ->
        [one] une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
show-deck-back = au dos de la première :
show-game-pile = défausse du jeu
show-pile =
    { $count ->
        [one] seule carte de la défausse
       *[other] sur { $count } cartes
    }
show-looked = { $seat } regarde des cartes
show-card-facts = { $card }, { $colour }
show-card-used = { $card }, { $colour } ; utilisée, jusqu'à ce qu'elle soit redressée
show-what-cards-do = Ce que font ces cartes

## Votes et événements

show-vote =
    { $grid ->
        [rien] Vote sur { $law-one }
       *[other] Vote sur { $law-one } pour { $grid-one }
    }
show-legislator = proposée par { $seat }
show-result = oui { $yes }, non { $no }
show-says =
    { $intention-id ->
        [yes] annonce oui
        [no] annonce non
       *[abstain] annonce une abstention
    }
show-says-nothing = n'a encore rien dit
show-has-voted = a voté
show-ballot =
    { $side-id ->
        [yes] a voté oui : { $votes } voix
        [no] a voté non : { $votes } voix
       *[abstain] abstention
    }
show-no-event = Pas d'événement dans cette décennie.
show-events-left =
    { $count ->
        [one] Encore un dans la pioche.
       *[other] Encore { $count } dans la pioche.
    }
show-palisades = Dans une guerre de cette décennie, ces quartiers comptent comme fermés par des remparts : { $districts }.
show-dear = Dans cette décennie, le dernier cube d'une grille et la dernière pièce d'une pile coûtent { $count } points.
show-recruit = Un ouvrier { DE($seat) } combat comme milicien ; il rentre après la décennie { $decade }.
show-support = l'Espagne paie davantage
show-peace-in = Décennies de paix : { $decades }
show-support-in = Décennies où l'Espagne paie davantage : { $decades }
show-end-turn = jusqu'à la fin de la décennie
show-end-bidding = ne plus miser
show-end-offering = ne pas faire d'offre
show-end-talking = plus d'offres
show-end-window = n'utiliser aucune carte
show-bound-side =
    { $side-id ->
        [yes] un pacte l'oblige à voter oui
       *[no] un pacte l'oblige à voter non
    }
show-bound-seat = un pacte l'oblige à voter comme { $seat } l'annonce
show-pledged = Par un pacte, { $seat } place un ouvrier sur { $grid-one } à son prochain tour, si possible.
show-pact-left = a encore un pacte de sang

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
show-behind-screen = derrière le paravent
show-standing = Situation
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
show-war-value =
    { $count ->
        [one] pénalités de guerre { $value } ({ $count } point)
       *[other] pénalités de guerre { $value } ({ $count } points)
    }
show-to-build = Reste à poser
show-piece-left = { $name } : { $number }
show-status-markers =
    { $count ->
        [one] { $count } marqueur de statut
       *[other] { $count } marqueurs de statut
    }
show-units = Unités
show-no-unit = pas d'unité
show-strength = force { $count }
show-wounds =
    { $count ->
        [one] une blessure
       *[other] { $count } blessures
    }
show-burned =
    { $count ->
        [one] une carte sacrifiée pour elle
       *[other] { $count } cartes sacrifiées pour elle
    }
show-status = Statut
show-status-of = statut { $status } : { $count ->
        [0] aucun
        [1] niveau I
        [2] niveau II
       *[other] niveau III
    }
show-banners = Bannières
show-banner-none = bannière { $banner } : aucune
show-banner-half = bannière { $banner } : un pas sur deux
show-banner-up = bannière { $banner } : déployée
show-to-order = Ordre
show-to-reactivate = Réactiver
show-dock = Quai
show-load =
    { $bronze ->
        [0] { $count } × { $load }
       *[other] { $bronze } bronze
    }
show-military =
    { $units ->
        [0] aucune unité
        [one] { $units } unité, force { $count }
       *[other] { $units } unités, force { $count }
    }
show-cards =
    { $count ->
        [0] Cartes
       *[other] Cartes ({ $count })
    }
show-no-character = pas encore de personnage
show-used = employé

## La guerre étendue

show-war =
    { $faction-id ->
        [natives] Guerre contre les Indigènes
       *[pirates] Guerre contre les Pirates
    }
show-war-waits = Elle commence avec la prochaine décennie.
show-war-round = tour de guerre { $round }
show-war-round-of = tour de guerre { $round } sur { $rounds }
show-war-order = Qui agit quand dans un tour de guerre
show-war-map = Carte de la guerre
show-war-look = Désignez un assaillant pour lire ce qu'il va faire.
show-war-look-touch = Touchez un assaillant pour lire ce qu'il va faire.
show-attackers = Les assaillants
show-attacker = assaillant { $attacker }, { $unit }
show-attacker-values = attaque { $attack }, points de vie { $hits }, initiative { $initiative }
show-control-card = carte de contrôle : { $card-one }
show-newcomer = agit à partir du tour de guerre suivant
show-in-district = dans le quartier { $district }
show-at-edge = devant le quartier { $district }, côté { $side }
show-removed = retiré
show-card-won = retiré ; sa carte de contrôle est chez { $seat }
show-control-won =
    { $count ->
        [one] un point de vie gagné
       *[other] { $count } points de vie gagnés
    }
show-next-fight = ensuite il combat { $players }
show-next-move = ensuite il va vers : { $districts }
show-next-pillage = ensuite il pille
show-next-stay = ensuite il reste sur place
show-post = { $unit } { DE($seat) } (marqueur de guerre { $marker })
show-combat = attaque et points de vie { $count }
show-volunteer = part après la guerre
show-fought = a combattu
show-halted = ne peut pas se déplacer
show-lead = mener cette unité
show-flames =
    { $count ->
        [0] aucune flamme
        [one] une flamme
       *[other] { $count } flammes
    }
show-attackers-left =
    { $count ->
        [0] aucun assaillant
        [one] un assaillant
       *[other] { $count } assaillants
    }
show-war-stand = Il y a maintenant { $flames } et { $left }. Si la guerre finissait ainsi :
show-penalties =
    { $count ->
        [0] aucune pénalité
        [one] une pénalité
       *[other] { $count } pénalités
    }
show-control-hits =
    { $count ->
        [one] un point de vie gagné sur des cartes de contrôle
       *[other] { $count } points de vie gagnés sur des cartes de contrôle
    }
show-key-attack = attaque
show-key-hits = points de vie
show-key-initiative = initiative : agit après le joueur de cette place
show-fight = Combat dans le quartier { $district }
show-fight-base = seul
show-fight-cards = cartes
show-fight-walls = remparts
show-fight-friends = alliés sur place
show-fight-attack = attaque
show-fight-hits = points de vie
show-fight-used = Cartes utilisées
show-fight-burned =
    { $count ->
        [one] Une carte sacrifiée pour plus d'attaque.
       *[other] { $count } cartes sacrifiées pour plus d'attaque.
    }
show-fight-doubled =
    { $count ->
        [one] Doublée par une carte sacrifiée.
       *[other] Doublée { $count } fois par des cartes sacrifiées.
    }
show-fight-ahead = L'unité a { $count } d'avance.
show-fight-behind = L'unité a { $count } de retard.
show-fight-even = Les deux sont à égalité.
show-fight-to-come =
    { $count ->
        [one] Les assaillants montrent encore une carte.
       *[other] Les assaillants montrent encore { $count } cartes.
    }
show-fight-result = Qui a un retard d'au moins ses points de vie est retiré ; avec moins de retard, il est blessé ; la seconde blessure le retire.

## L'automate

show-automaton = L'automate joue selon ses cartes, avec { $workers } ouvriers par décennie.
show-solo-open = Ses cartes de cette décennie
show-solo-card = carte { $card } de l'automate
show-solo-none = aucune encore
show-solo-left =
    { $count ->
        [0] Les cartes sont mélangées avant la suivante.
        [one] Encore une avant le mélange.
       *[other] Encore { $count } avant le mélange.
    }
show-solo-now = maintenant

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
section-end = Fin d'une décennie
section-war = Guerre
section-score = Décompte
section-final = Fin de la partie
section-char = Personnages
section-aff = Affiliés
section-2p = Partie à deux
section-xwar = Guerre étendue
section-solo = Partie en solitaire
section-event = Événements
