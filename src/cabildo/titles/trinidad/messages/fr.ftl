# Trinidad en français, avec nos propres mots.

title-name = Trinidad

## Cubes et pièces se comptent (« 2 bois ») ; une pièce d'argent vaut 2 bronze

term-stone = pierre
    .one = une pierre
    .counted =
        { $number ->
            [one] { $number } pierre
           *[other] { $number } pierres
        }
term-wood = bois
    .one = un bois
term-precious = biens précieux
    .one = un bien précieux
    .counted =
        { $number ->
            [one] { $number } bien précieux
           *[other] { $number } biens précieux
        }
term-metal = métal
    .one = un métal
    .counted =
        { $number ->
            [one] { $number } métal
           *[other] { $number } métaux
        }
term-bronze = bronze
    .one = un bronze
term-own-worker = ouvriers
    .counted =
        { $number ->
            [one] { $number } ouvrier
           *[other] { $number } ouvriers
        }
term-council-worker = ouvriers du conseil
    .counted =
        { $number ->
            [one] { $number } ouvrier du conseil
           *[other] { $number } ouvriers du conseil
        }
term-coins = pièces
term-triplet = trio
    .one = une pierre, un bois et un bien précieux

## Bâtiments de la ville, grilles des bâtiments majeurs, pièces

term-lot = terrain
    .one = un terrain
term-house = maison
    .one = une maison
term-palace = palais
    .one = un palais
term-quarry = carrière
    .one = une carrière
term-carpentry = charpenterie
    .one = une charpenterie
term-market = marché
    .one = un marché
term-corporation = compagnie
    .one = une compagnie
term-hacienda-stone = hacienda de pierre
    .one = une hacienda de pierre
term-hacienda-wood = hacienda de bois
    .one = une hacienda de bois
term-square = place
    .one = une place
term-monument = monument
    .one = un monument
term-fountain = fontaine
    .one = une fontaine
term-barracks = caserne
    .one = une caserne
term-church = église
    .one = une église
term-cabildo = Cabildo
    .one = le Cabildo
term-cathedral = Cathédrale
    .one = la Cathédrale
term-fort = Fort
    .one = le Fort
term-harbor = Port
    .one = le Port
term-walls = remparts
    .one = les remparts
term-roads = routes
    .one = les routes
term-corporation-hacienda = compagnie ou hacienda

## Personnages

term-carpenter = Charpentier
    .one = le Charpentier
term-stonemason = Tailleur de pierre
    .one = le Tailleur de pierre
term-merchant = Marchand
    .one = le Marchand
term-defender = Défenseur
    .one = le Défenseur
term-roadmaker = Bâtisseur de routes
    .one = le Bâtisseur de routes
term-sailmaker = Voilier
    .one = le Voilier
term-general = Général
    .one = le Général
term-captain = Capitaine
    .one = le Capitaine
term-bishop = Évêque
    .one = l'Évêque
term-architect = Architecte
    .one = l'Architecte
term-governor = Gouverneur
    .one = le Gouverneur
term-noblewoman = Dame noble
    .one = la Dame noble

## Quartiers, côtés de la ville, ennemis, unités, statuts, bannières

term-NW = nord-ouest
term-NCL = nord centre gauche
term-NCR = nord centre droite
term-NE = nord-est
term-SW = sud-ouest
term-CL = centre gauche
term-CR = centre droite
term-SE = sud-est
term-north = nord
term-east = est
term-south = sud
term-west = ouest
term-natives = Indigènes
    .one = les Indigènes
term-pirates = Pirates
    .one = les Pirates
term-miliciano = milicien
    .one = un milicien
term-veteran-miliciano = milicien vétéran
    .one = un milicien vétéran
term-soldier = soldat
    .one = un soldat
term-veteran-soldier = soldat vétéran
    .one = un soldat vétéran
term-indio = Indio
    .one = un Indio
term-warrior = Guerrier
    .one = un Guerrier
term-freebooter = Flibustier
    .one = un Flibustier
term-pirate-captain = Capitaine pirate
    .one = un Capitaine pirate
term-construction = Construction
term-worker = Ouvriers
term-vp = Points
term-cards = Cartes
term-black = noire
term-green = verte
term-purple = violette
term-blue = bleue
term-red = rouge
term-ocher = ocre

## D'où viennent les points

term-auction = enchère des personnages
term-buildings = bâtiments mineurs
term-first-worker = premier ouvrier sur une grille
term-grids = bâtiments majeurs
term-emptied = grilles et piles vidées
term-salary = salaires impayés
term-warehouse = entrepôt de la ville
term-recovery = ouvriers repris
term-council-loss = valeur au conseil manquante
term-money = le plus d'argent
term-military = l'unité la plus forte
term-banners = bannières
term-faith = le plus de foi
term-character = personnage
term-series = séries de cartes
term-colours = couleurs des cartes
term-houses = maisons
term-palaces = palais
term-vp-status = statut Points
term-council-track = piste du conseil
term-war-track = piste de guerre
term-votes = votes
term-events = événements
term-home = vos bâtiments
term-yes = oui
term-no = non

## Lois du conseil

term-major-building = loi du bâtiment majeur
    .one = la loi du bâtiment majeur
term-peace = loi de paix
    .one = la loi de paix
term-war = proclamation de guerre
    .one = la proclamation de guerre
term-support = loi du soutien de l'Espagne
    .one = la loi du soutien de l'Espagne

## Options

option-characters = Personnages
option-characters-help = Chacun choisit ouvertement un personnage et mise des points pour celui que plusieurs veulent ; ou bien, pour une première partie, chacun en reçoit deux et en garde un.
option-characters-auction = choisis, puis mis aux enchères
option-characters-dealt = distribués
option-length = Durée
option-length-help = Une partie complète dure douze décennies en trois ères, une courte huit décennies en deux.
option-length-full = complète
option-length-short = courte
option-open-screens = Sans paravents
option-open-screens-help = Chacun voit les cubes et les pièces des autres. Sinon ils sont derrière des paravents.
option-events = Événements
option-events-help = De bons et de mauvais événements viennent avec les cartes ; le premier dans l'ordre choisit lequel de deux arrive.
option-talks = Négociations
option-talks-help = Les joueurs peuvent s'offrir pièces et cubes et, une fois par partie, sceller un pacte qui lie les deux.
option-extended-war = Guerre étendue
option-extended-war-help = Les guerres se livrent pendant toute la décennie suivante : des assaillants parcourent la ville, et vos unités les affrontent.
option-automaton = Automate
option-automaton-help = Un joueur que personne ne joue : l'adversaire d'une personne seule, ou le troisième pour deux. Plus il est fort, plus il a d'ouvriers.
option-automaton-none = aucun
option-automaton-weak = faible (4 ouvriers)
option-automaton-medium = moyen (5 ouvriers)
option-automaton-strong = fort (6 ouvriers)
option-automaton-divinity = divinité (7 ouvriers)

## L'automate, selon sa force

automaton-weak = l'automate faible
automaton-medium = l'automate
automaton-strong = l'automate fort
automaton-divinity = l'automate divin

## Ce qui est demandé

ask-choosing = Quel personnage voulez-vous ?
ask-bidding =
    { $bid ->
        [0] Combien de points misez-vous pour { $character-one } ? Personne n'a encore misé.
       *[other] Combien de points misez-vous pour { $character-one } ? La plus haute mise est { $bid }.
    }
ask-dealing = Lequel de vos deux personnages gardez-vous ?
ask-drawing = Regardez-vous des cartes de la pioche, ou prenez-vous le dessus d'une défausse ?
ask-keeping =
    { $cards ->
        [one] Vous voyez 1 carte. La gardez-vous ?
       *[other] Vous voyez { $cards } cartes. Laquelle gardez-vous ?
    }
ask-stacking = Laquelle des { $discarded } cartes est sur le dessus de votre défausse ?
ask-salary =
    { $due ->
        [0] Vous ne devez plus de salaire.
       *[other] Vous devez { $due } bronze pour { $counted ->
            [one] { $counted } affilié
           *[other] { $counted } affiliés
        }. En défaussez-vous, et combien payez-vous ? Chaque affilié impayé coûte 2 points.
    }
ask-turn = Que faites-vous ?
ask-building = Où construisez-vous { $building-one } ?
ask-marking = Posez-vous un de vos marqueurs de statut en { $space } ({ $building }) ? Le bâtiment est alors à vous.
ask-activating = Que doit faire pour vous le bâtiment en { $space } ({ $building }) ?
ask-extra = Quel cube la compagnie vous donne-t-elle en plus ?
ask-taking =
    { $supplied ->
        [1] Cela vient de la réserve. Utilisez-vous une autre carte ?
       *[other] { $stone ->
            [0] { $wood ->
                [0] { $precious ->
                    [one] Vous prenez un bien précieux de sa grille. Utilisez-vous une carte ?
                   *[other] Vous prenez { $precious } biens précieux de leur grille. Utilisez-vous une carte ?
                }
                [one] De quelle grille prenez-vous un bois ?
               *[other] De quelle grille prenez-vous le prochain bois ? Vous en prenez encore { $wood }.
            }
           *[other] { $wood ->
                [0] { $stone ->
                    [one] De quelle grille prenez-vous une pierre ?
                   *[other] De quelle grille prenez-vous la prochaine pierre ? Vous en prenez encore { $stone }.
                }
               *[other] De quelle grille prenez-vous une pierre ? Vous en prenez { $stone }, puis { $wood } bois.
            }
        }
    }
ask-collecting =
    { $supplied ->
        [1] Cela vient de la réserve. Utilisez-vous une autre carte ?
       *[other] { $bronze ->
            [one] De quelle pile prenez-vous 1 bronze ?
           *[other] De quelle pile prenez-vous le prochain bronze ? Vous en prenez encore { $bronze }.
        }
    }
ask-paying = Comment payez-vous { $workers ->
        [0] {""}
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }{ $cubes ->
        [rien] {""}
       *[other] { $workers ->
            [0] {""}
           *[other] {", "}
        }{ $cubes }
    }{ $bronze ->
        [0] {""}
       *[other] { $workers ->
            [0] { $cubes ->
                [rien] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }{ $bronze } bronze
    } ?
ask-working = Sur quelle case { DE($grid-one) } placez-vous un ouvrier ?
ask-arranging =
    { $question-id ->
        [last] Quel ouvrier est arrivé le dernier sur { $grid-one } ?
       *[first] Quel ouvrier est arrivé le premier sur { $grid-one } ?
    }
ask-siting =
    { $building-id ->
        [cathedral] Sur quelles deux cases autour de la Plaza Mayor s'étend la Cathédrale ?
       *[cabildo] Sur quelle case autour de la Plaza Mayor s'élève le Cabildo ?
    }
ask-walling =
    { $pieces ->
        [one] Où posez-vous le dernier mur ?
       *[other] Où posez-vous le prochain mur ? Vous pouvez en poser jusqu'à { $pieces }.
    }
ask-paving = Quel quartier reçoit des routes ?
ask-deciding =
    { $choice-id ->
        [district] Vous choisissez pour { $seat }, qui n'a pas de préférence : dans quel quartier placer { $building-one } ?
        [ground] Vous choisissez pour { $seat }, qui n'a pas de préférence : sur quelle case construire { $building-one } ?
        [space] Vous choisissez pour { $seat }, car aucune règle ne désigne de case : où placer { $building-one } ?
        [store] Vous choisissez pour { $seat }, qui n'a pas de préférence : de quelle grille vient { $cube-one } ?
        [stack] Vous choisissez pour { $seat }, qui n'a pas de préférence : de quelle pile viennent les pièces ?
        [grid] Vous choisissez pour { $seat }, qui n'a pas de préférence : quelle grille reçoit les ouvriers ?
        [cabildo] Vous choisissez pour { $seat }, qui n'a pas de préférence : sur quelle case s'élève le Cabildo ?
        [cathedral] Vous choisissez pour { $seat }, qui n'a pas de préférence : sur quelles deux cases s'étend la Cathédrale ?
        [wall] Vous choisissez pour { $seat }, qui n'a pas de préférence : où poser le prochain mur ?
       *[road] Vous choisissez pour { $seat }, qui n'a pas de préférence : quel quartier reçoit des routes ?
    }
ask-recovering = Lesquels de vos ouvriers reprenez-vous sur { $grid-one } ?
ask-burning = Pour quelle unité sacrifiez-vous { $card-one } ?
ask-reactivating =
    { $left ->
        [one] Quelle carte tournée redressez-vous ? Vous pouvez encore en redresser 1.
       *[other] Quelle carte tournée redressez-vous ? Vous pouvez encore en redresser { $left }.
    }
ask-fighting = { $faction-id ->
        [natives] Les Indigènes
       *[pirates] Les Pirates
    } attaquent avec { $attack } ; vos unités engagées ont { $strength }. Qui combat encore ? Vous pouvez sacrifier des cartes pour elles.
ask-posting =
    { $automaton ->
        [1] Où se poste l'unité du marqueur de guerre { $marker } de l'automate ({ $unit }) ? Vous décidez pour lui.
       *[other] Où postez-vous l'unité de votre marqueur de guerre { $marker } ({ $unit }) ?
    }
ask-attackers =
    { $fights ->
        [1] L'assaillant { $attacker }, { $unit-one }, attaque dans le quartier { $district }. Qui ?
       *[other] L'assaillant { $attacker }, { $unit-one }, quitte le quartier { $district }. Où va-t-il ?
    }
ask-war-round = Tour de guerre { $round } sur { $rounds } : déplacez vos unités et combattez.
ask-commanding =
    { $rounds ->
        [rien] Vous commandez les unités { DE($seat) } : déplacez-les et combattez, avant son action.
       *[other] Tour de guerre { $round } sur { $rounds } : vous commandez les unités { DE($seat) }. Déplacez-les et combattez.
    }
ask-combat =
    { $course ->
        [undecided] Vous combattez avec { $unit-one } (attaque { $strength }) contre { $foe-one }, l'assaillant { $attacker } (attaque { $against } sans ses cartes), dans le quartier { $district }. Quelles cartes utilisez-vous ou sacrifiez-vous ?
       *[other] Un combat est en cours.
    }
ask-applying =
    { $burned ->
        [1] Dans quel but sacrifiez-vous { $card-one } ?
       *[other] Avec { $card-one } : combien de fois comptent les remparts ?
    }
ask-shifting =
    { $miniature ->
        [rien] Avec { $card-one } : quelle figurine se déplace ?
       *[other] Avec { $card-one } : où va la figurine ?
    }
ask-targeting = L'assaillant { $attacker } combat encore. Qui ?
ask-pursuing =
    { $automaton ->
        [1] L'unité du marqueur de guerre { $marker } de l'automate peut { $moved ->
            [1] combattre
           *[other] se déplacer et combattre
        } encore. Vous décidez pour lui.
       *[other] L'unité de votre marqueur de guerre { $marker } peut { $moved ->
            [1] combattre
           *[other] se déplacer et combattre
        } encore.
    }
ask-returning = Votre statut Points peut augmenter les points d'une de vos cases. Laquelle ?
ask-scoring = Votre statut Points peut augmenter un de vos gains. Lequel ?
ask-proposing = Sur quelle loi le conseil va-t-il voter ?
ask-commissioning = De quel bâtiment majeur s'agit-il ?
ask-declaring =
    { $grid ->
        [rien] Vote sur { $law-one } : qu'annoncez-vous ? Cela ne vous engage pas.
       *[other] Vote sur { $law-one } pour { $grid-one } : qu'annoncez-vous ? Cela ne vous engage pas.
    }
ask-voting =
    { $grid ->
        [rien] Que votez-vous sur { $law-one } ? Chaque voix coûte 1 de votre valeur au conseil. Personne ne voit votre vote avant que tous aient voté.
       *[other] Que votez-vous sur { $law-one } pour { $grid-one } ? Chaque voix coûte 1 de votre valeur au conseil. Personne ne voit votre vote avant que tous aient voté.
    }
ask-staffing =
    { $workers ->
        [one] Sur quelle case { DE($grid-one) } placez-vous un ouvrier du conseil ? Vous pouvez en placer encore 1.
       *[other] Sur quelle case { DE($grid-one) } placez-vous un ouvrier du conseil ? Vous pouvez en placer jusqu'à { $workers }.
    }
ask-scheduling =
    { $law-id ->
        [peace] Quelle décennie reçoit le marqueur de paix ?
        [war] De quelle décennie retirez-vous le marqueur de paix ?
       *[support] Dans quelle décennie l'Espagne paie-t-elle davantage ce que le navire apporte ?
    }
ask-window = { $moment-id ->
        [salary] Les salaires sont dus.
        [law-named] Une loi est proposée.
        [ballots-in] Tous ont voté, et les bulletins sont encore cachés.
        [revealed] Les votes sont connus.
        [vote-decided] Le vote est décidé.
        [council-loss] Vous perdez des points pour la valeur au conseil qui vous manque.
        [walls-closed] Des remparts ont fermé un quartier.
        [roads-built] Un quartier a reçu des routes.
        [major-built] Un bâtiment majeur est construit, ou un quartier est plein.
        [dock] Le quai est bien chargé.
        [ship-paid] Le navire vous paie.
        [walls-helped] Les remparts ont affaibli l'attaque.
        [before-fight] Une guerre éclate.
        [war-over] La guerre est finie.
        [turn-over] Votre action principale est faite.
       *[scoring] On va compter les points.
    } Utilisez-vous une carte ?
ask-sending =
    { $grid ->
        [rien] Sur quelle grille vont des ouvriers du conseil ? ({ $card-one })
       *[other] { $workers ->
            [one] Sur quelle case { DE($grid-one) } placez-vous un ouvrier du conseil ? Vous pouvez en placer encore 1.
           *[other] Sur quelle case { DE($grid-one) } placez-vous un ouvrier du conseil ? Vous pouvez en placer jusqu'à { $workers }.
        }
    }
ask-event-choice = Lequel des deux arrive : { $positive }, ou { $negative } ?
ask-suffering =
    { $event-id ->
        [crown-tax] La Couronne demande un impôt : payez-vous 1 bronze, ou perdez-vous { $points } points ?
        [fire] Incendie : lequel de vos terrains brûle, ou perdez-vous { $points } points ?
       *[inquisition] L'Inquisition : rendez-vous un jeton de foi, ou perdez-vous { $points } points ?
    }
ask-lobbying =
    { $card ->
        [63] De qui les voix comptent-elles la moitié ?
        [79] Quelle tension baisse de 2 ?
       *[other] Combien de voix ajoutez-vous aux vôtres ?
    }
ask-adding = Il y a des routes ici ({ $building }) : utilisez-vous une carte pour gagner un de plus ?
ask-repeating = Utilisez-vous une carte pour un autre effet du bâtiment ({ $building }) ?
ask-borrowing =
    { $left ->
        [one] Quel cube prenez-vous à l'entrepôt de la ville ? Vous pouvez en prendre encore 1.
       *[other] Quel cube prenez-vous à l'entrepôt de la ville ? Vous pouvez en prendre jusqu'à { $left }.
    }
ask-filling =
    { $left ->
        [one] Sur quelle grille posez-vous un cube de la réserve ? Vous pouvez en poser encore 1.
       *[other] Sur quelle grille posez-vous un cube de la réserve ? Vous pouvez en poser jusqu'à { $left } ; un bien précieux compte pour 2.
    }
ask-aiming =
    { $card ->
        [32] Quel quartier compte dans cette décennie comme fermé par des remparts ?
        [53] De quelle bannière gagnez-vous un pas ?
        [60] Quel affilié défaussez-vous, pour redresser tous les autres ?
        [62] Quelle unité soignez-vous ?
        [76] Quelle tension monte de 1 ?
       *[other] Quelle carte redressez-vous ?
    }
ask-valuing =
    { $card ->
        [54] Quel quartier compte comme ayant une caserne ?
        [67] Dans quel quartier la production ajoute-t-elle le double de ce qu'elle retirerait ?
        [68] { $first ->
            [rien] Quel quartier compte aussi des bâtiments d'un voisin ?
           *[other] Les bâtiments de quel voisin ?
        }
        [71] { $first ->
            [rien] De qui les maisons comptent-elles aussi comme vôtres ?
           *[other] { $second ->
                [rien] Dans quel quartier ses maisons comptent-elles comme vôtres ?
               *[other] Combien de ses maisons comptent comme vôtres ? Chacune coûte 1 bronze.
            }
        }
        [74] { $first ->
            [rien] Laquelle de vos cartes compte comme d'une autre couleur ?
           *[other] De quelle couleur compte-t-elle ?
        }
       *[other] { $first ->
            [rien] Dans quel quartier vos demeures donnent-elles plus ?
           *[other] Est-ce vos maisons ou vos palais qui donnent plus ?
        }
    }
ask-talking = C'est le moment de négocier. Faites-vous une offre ?
ask-offering = Votre offre à { $partner } : { $give } contre { $ask }{ $pact ->
        [rien] {""}
       *[other] { $pact-id ->
            [yes] , avec un pacte : les deux votent oui
            [no] , avec un pacte : les deux votent non
            [follow] , avec un pacte : les deux votent comme { $partner } l'annonce
            [lead] , avec un pacte : les deux votent comme vous l'annoncez
           *[other] , avec un pacte : les deux placent un ouvrier sur { $pact-one } à leur prochain tour
        }
    }. Quoi d'autre ?
ask-answering = { $partner } vous propose : { $give } contre { $ask }{ $pact ->
        [rien] {""}
       *[other] { $pact-id ->
            [yes] , avec un pacte : les deux votent oui
            [no] , avec un pacte : les deux votent non
            [follow] , avec un pacte : les deux votent comme vous l'annoncez
            [lead] , avec un pacte : les deux votent comme { $partner } l'annonce
           *[other] , avec un pacte : les deux placent un ouvrier sur { $pact-one } à leur prochain tour
        }
    }. Acceptez-vous ?

## Questions auxquelles on peut répondre d'avance

standing-salary = Salaires
standing-law-named = Une loi proposée
standing-ballots-in = Votes avant d'être connus
standing-revealed = Votes connus
standing-vote-decided = Un vote décidé
standing-council-loss = Points pour manque de valeur au conseil
standing-walls-closed = Un quartier fermé par des remparts
standing-roads-built = Routes d'un quartier
standing-major-built = Un bâtiment majeur ou un quartier plein
standing-dock = Un quai plein
standing-ship-paid = Paie du navire
standing-walls-helped = Remparts dans une guerre
standing-before-fight = Avant une guerre
standing-war-over = Fin d'une guerre
standing-scoring = Avant un décompte
standing-turn-over = Après votre tour
standing-offers = Offres des autres
standing-talks = Négociations

## Ce qu'on peut répondre

action-done = terminé
action-pass = passer
action-choose = { $first-one }
action-bid =
    { $first ->
        [one] miser 1 point
       *[other] miser { $first } points
    }
    .amount = { $first }
action-withdraw = se retirer
action-look =
    { $first-id ->
        [more] regarder une carte de plus de la pioche (statut Cartes)
       *[other] regarder les premières cartes de la pioche
    }
action-pile =
    { $first-id ->
        [game] prendre le dessus de la défausse du jeu
       *[other] prendre le dessus { $own ->
            [1] de votre propre défausse
           *[other] de la défausse { DE($first-player) }
        }
    }
action-keep =
    { $first-id ->
        [none] n'en garder aucune
       *[other] garder { $first-one }
    }
action-top = { $first-one } sur le dessus
action-discard = défausser { $first-one }
action-salary =
    { $first ->
        [0] ne rien payer
       *[other] payer { $first } bronze
    }
    .amount = { $first }
action-build = construire { $first-one }
action-mark = y poser un marqueur de statut
action-leave = n'y poser aucun marqueur
action-take = prendre des cubes
action-refine = échanger des cubes contre un bien précieux
action-sell =
    { $first ->
        [2] { $second-id ->
            [stone] vendre 2 pierres
           *[other] vendre 2 { $second }
        }
       *[other] { $first-id ->
            [stone] vendre une pierre et un bois
           *[other] vendre { $first-one }
        }
    }{ $bronze ->
        [one] {" "}pour { $bronze } bronze
        [other] {" "}pour { $bronze } bronze
       *[unknown] {""}
    }
action-buy =
    { $first ->
        [2] { $second-id ->
            [stone] acheter 2 pierres
           *[other] acheter 2 { $second }
        }
       *[other] { $first-id ->
            [stone] acheter une pierre et un bois
            [faith] acheter un jeton de foi
           *[other] acheter { $first-one }
        }
    }{ $bronze ->
        [one] {" "}pour { $bronze } bronze
        [other] {" "}pour { $bronze } bronze
       *[unknown] {""}
    }
action-promote = promouvoir l'unité de votre marqueur de guerre { $first }
action-extra = { $first-one } en plus
action-store =
    { $first-id ->
        [precious] un bien précieux de sa grille
       *[other] { $first-one } de la grille { $second }
    }{ $points ->
        [one] {" "}(le dernier : { $points } point perdu)
        [other] {" "}(le dernier : { $points } points perdus)
       *[unknown] {""}
    }
action-stack = 1 bronze de la pile { $first }{ $points ->
        [one] {" "}(le dernier : { $points } point perdu)
        [other] {" "}(le dernier : { $points } points perdus)
       *[unknown] {""}
    }
action-deploy = lever un milicien
action-drill = faire un vétéran du milicien de votre marqueur de guerre { $first }
action-load =
    { $first-id ->
        [triplet] charger une pierre, un bois et un bien précieux
        [coins] charger des pièces
        [stone] charger 3 pierres
       *[other] charger 3 { $first }
    }
action-purchase = acheter { $first-one } à quelqu'un d'autre
action-reactivate =
    { $first ->
        [one] 1 ouvrier sur Réactiver
        [free] réactiver sans ouvrier (statut Cartes)
       *[other] { $first } ouvriers sur Réactiver
    }
action-order =
    { $first ->
        [one] 1 ouvrier sur votre marqueur d'ordre
       *[other] { $first } ouvriers sur votre marqueur d'ordre
    }
    .amount = { $first }
action-council =
    { $first ->
        [one] 1 ouvrier au conseil (valeur au conseil +3)
       *[other] { $first } ouvriers au conseil (valeur au conseil +7)
    }
    .amount = { $first }
action-raise = élever le statut { $first }
# Which one it is of spaces that look alike; goes behind an answer.
which-alike =
    { $alike ->
        [2] {" "}(deuxième case pareille)
        [3] {" "}(troisième case pareille)
        [4] {" "}(quatrième case pareille)
        [other] {" "}(case pareille nº { $alike })
       *[none] {""}
    }
# Une case d'une grille, par ses points.
grid-space =
    { $worth ->
        [one] la case de { $worth } point
        [other] la case de { $worth } points
       *[unknown] la case { $second }
    }
action-work =
    { $law ->
        [1] { $first-one }
       *[unknown] des ouvriers sur { $first-one }
    }
action-slot = votre ouvrier sur la case { $points ->
        [one] de { $points } point
        [other] de { $points } points
       *[unknown] { $first }
    }{ which-alike }
    .short =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
action-council-slot = l'ouvrier du conseil sur la case { $points ->
        [one] de { $points } point
        [other] de { $points } points
       *[unknown] { $first }
    }{ which-alike }
    .short =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
action-first =
    { $first-id ->
        [own] votre ouvrier est arrivé le premier
       *[council] l'ouvrier du conseil est arrivé le premier
    }
action-last =
    { $first-id ->
        [own] votre ouvrier est arrivé le dernier
       *[council] l'ouvrier du conseil est arrivé le dernier
    }
action-pave = des routes dans le quartier { $first }
action-hands =
    { $first ->
        [0] seulement vos propres ouvriers
        [one] { $first } ouvrier du conseil
       *[other] { $first } ouvriers du conseil
    }
    .amount = { $first }
action-spend = dépenser { $first-one } comme { $third-one }
action-pay = payer
action-recover = reprendre des ouvriers sur { $first-one }{ $points ->
        [one] {" "}pour { $points } point
        [other] {" "}pour { $points } points
       *[unknown] {""}
    }
action-warehouse = prendre { $first-one } à l'entrepôt de la ville{ $points ->
        [one] {" "}pour { $points } point
        [other] {" "}pour { $points } points
       *[unknown] {""}
    }
action-hire =
    { $first ->
        [for] engager un ouvrier du conseil pour { $second-one }
        [one] prendre 1 ouvrier du conseil
       *[other] prendre { $first } ouvriers du conseil
    }
action-burn = sacrifier { $first-one }
action-use = utiliser { $first-one }
action-call = demander un vote
action-lift = reprendre l'ouvrier de la case { $points ->
        [one] de { $points } point
        [other] de { $points } points
       *[unknown] { $first }
    }{ which-alike }
    .short =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
action-unit = pour l'unité de votre marqueur de guerre { $first }
action-field = l'unité de votre marqueur de guerre { $first } combat
action-turn =
    { $first-id ->
        [character] redresser votre personnage
       *[other] redresser { $first-one }
    }
action-boost = { $first-id ->
        [series] la série { DE($second-one) }
        [home] votre bâtiment en { $second }
        [cathedral] { grid-space } { DE($first-one) }
        [fort] { grid-space } { DE($first-one) }
        [cabildo] { grid-space } { DE($first-one) }
        [harbor] { grid-space } { DE($first-one) }
        [walls] { grid-space } { DE($first-one) }
        [roads] { grid-space } { DE($first-one) }
       *[other] { $first }
    }{ which-alike }{ $points ->
        [one] {"\u00A0"}: +{ $points } point
        [other] {"\u00A0"}: +{ $points } points
       *[unknown] {""}
    }
action-law =
    { $first-id ->
        [major-building] proposer une loi pour un bâtiment majeur
        [peace] proposer la paix
        [war] proposer la guerre
       *[support] proposer l'aide de l'Espagne
    }
action-decade = décennie { $first }
action-declare =
    { $first-id ->
        [yes] annoncer oui
        [no] annoncer non
       *[abstain] annoncer une abstention
    }
action-ballot =
    { $first-id ->
        [yes] voter oui : { $second } voix
        [no] voter non : { $second } voix
       *[abstain] s'abstenir
    }
action-district = le quartier { $first }
action-save =
    { $first-id ->
        [worker] un ouvrier du conseil à la place d'un des vôtres
       *[other] payer { $first-one } de moins
    }
action-track = la tension avec { $first-one }
action-banner = la bannière { $first }
action-player = { $first-player }
action-colour = la couleur { DE($first-one) }
action-votes = { $first } voix de plus
    .amount = { $first }
action-heal =
    { $own ->
        [1] soigner l'unité de votre marqueur de guerre { $second }
       *[other] soigner l'unité du marqueur de guerre { $second } { DE($first-player) }
    }
action-fill =
    { $first-id ->
        [precious] un bien précieux sur sa grille
       *[other] { $first-one } sur la grille { $second }
    }
action-finer =
    { $first-id ->
        [houses] plus pour vos maisons
       *[palaces] plus pour vos palais
    }
action-guests =
    { $first ->
        [one] { $first } maison
       *[other] { $first } maisons
    }
    .amount = { $first }
action-card =
    { $first-id ->
        [character] votre personnage
       *[other] { $first-one }
    }
action-event =
    { $named ->
        [1] { $what }
       *[unknown] { $first-id ->
            [positive] le bon événement
           *[negative] le mauvais événement
        }
    }
action-bear =
    { $points ->
        [one] perdre { $points } point
        [other] perdre { $points } points
       *[unknown] perdre des points
    }
action-pilgrimage = acheter un jeton de foi pour 1 bronze (Pèlerinage)
action-volunteer = un milicien sans ouvrier (Volontaires)
action-offer = une offre à { $first-player }
action-give =
    { $first-id ->
        [up] { $event-id ->
            [crown-tax] payer 1 bronze
            [inquisition] rendre un jeton de foi
           *[unknown] y renoncer
        }
       *[other] { $second-id ->
            [precious] { $first ->
                [one] donner { $first } bien précieux
               *[other] donner { $first } biens précieux
            }
            [stone] { $first ->
                [one] donner { $first } pierre
               *[other] donner { $first } pierres
            }
            [metal] { $first ->
                [one] donner { $first } métal
               *[other] donner { $first } métaux
            }
           *[other] donner { $first } { $second }
        }
    }
    .short =
        { $second-id ->
            [precious] { $first ->
                [one] { $first } bien précieux
               *[other] { $first } biens précieux
            }
            [stone] { $first ->
                [one] { $first } pierre
               *[other] { $first } pierres
            }
            [metal] { $first ->
                [one] { $first } métal
               *[other] { $first } métaux
            }
           *[other] { $first } { $second }
        }
action-ask =
    { $second-id ->
        [precious] { $first ->
            [one] recevoir { $first } bien précieux
           *[other] recevoir { $first } biens précieux
        }
        [stone] { $first ->
            [one] recevoir { $first } pierre
           *[other] recevoir { $first } pierres
        }
        [metal] { $first ->
            [one] recevoir { $first } métal
           *[other] recevoir { $first } métaux
        }
       *[other] recevoir { $first } { $second }
    }
    .short =
        { $second-id ->
            [precious] { $first ->
                [one] { $first } bien précieux
               *[other] { $first } biens précieux
            }
            [stone] { $first ->
                [one] { $first } pierre
               *[other] { $first } pierres
            }
            [metal] { $first ->
                [one] { $first } métal
               *[other] { $first } métaux
            }
           *[other] { $first } { $second }
        }
action-pact =
    { $first-id ->
        [yes] un pacte : les deux votent oui
        [no] un pacte : les deux votent non
        [follow] un pacte : les deux votent comme l'autre l'annonce
        [lead] un pacte : les deux votent comme vous l'annoncez
       *[other] un pacte : les deux placent un ouvrier sur { $first-one } à leur prochain tour
    }
action-propose = faire cette offre
action-accept = accepter
action-decline = refuser
action-counter = faire une contre-offre
action-march = déplacer l'unité du marqueur de guerre { $first } vers le quartier { $second }
    .short = unité { $first } : { $second }
action-attack = l'unité du marqueur de guerre { $first } combat l'assaillant { $second }
    .short = unité { $first } : assaillant { $second }
action-target = l'unité du marqueur de guerre { $second } { DE($first-player) }
action-attacker = l'assaillant { $first }
action-strength =
    { $first-id ->
        [plus] attaque +5
       *[double] le double de l'attaque
    }
action-rampart =
    { $first-id ->
        [double] les remparts comptent double
       *[ignore] les remparts ne comptent pas
    }
action-site = en { $first }
action-activate = activer { $first }
action-remove =
    { $burns ->
        [1] le terrain en { $first } brûle
       *[unknown] retirer votre bâtiment en { $first }
    }
action-clear = reprendre votre terrain en { $first }
action-span = sur { $first }
action-wall = côté { $first }, { $second }

## Ce qu'on peut répondre, par sorte : un titre pour beaucoup de réponses semblables

kind-choose = un personnage
kind-bid = miser des points
kind-pile = prendre le dessus d'une défausse
kind-keep = garder une carte
kind-top = la carte du dessus
kind-discard = défausser un affilié
kind-salary = bronze pour les salaires
kind-build = construire
kind-sell = vendre
kind-buy = acheter
kind-store = un cube d'une grille
kind-purchase = acheter un affilié de votre couleur
kind-reactivate = des ouvriers sur Réactiver
kind-order = des ouvriers pour l'ordre du tour
kind-work = des ouvriers sur une grille
kind-slot = votre ouvrier sur une case
kind-council-slot = l'ouvrier du conseil sur une case
kind-pave = des routes dans un quartier
kind-hands = combien d'ouvriers du conseil
kind-spend = un cube comme un autre
kind-recover = reprendre des ouvriers d'une grille
kind-hire = des ouvriers du conseil
kind-burn = sacrifier un affilié pour une unité
kind-use = utiliser un affilié
kind-lift = reprendre un ouvrier
kind-turn = redresser une carte
kind-boost = plus de points pour un gain
kind-decade = une décennie
kind-ballot = voter
kind-district = un quartier
kind-banner = une bannière
kind-player = un joueur
kind-colour = une couleur
kind-heal = soigner une unité
kind-fill = un cube sur une grille
kind-card = une carte
kind-offer = une offre à quelqu'un
kind-give = ce que vous donnez
kind-ask = ce que vous recevez
kind-pact = ce qui est convenu
kind-march = déplacer une unité
kind-attack = combattre un assaillant
kind-target = une unité
kind-attacker = un assaillant
kind-site = une case
kind-activate = activer un bâtiment
kind-remove = retirer une maison ou un palais
kind-clear = reprendre un terrain
kind-span = sur deux cases
kind-wall = un mur sur le bord

## Ce qui s'est passé

characters-offered = Personnages au choix : { $characters }.
characters-dealt = { $seat } reçoit { $characters-one }.
character-chosen = { $seat } veut { $character-one }.
character-taken = { $seat } est { $character-one }.
auction-began = On mise pour { $character-one } : { $order }.
bid =
    { $points ->
        [one] { $seat } mise 1 point pour { $character-one }.
       *[other] { $seat } mise { $points } points pour { $character-one }.
    }
withdrew = { $seat } ne mise plus pour { $character-one }.
first-affiliate = { $seat } commence avec { $card-one }.
decade-began = Décennie { $decade } : { NUMBER($year, useGrouping: 0) }.
deck-shuffled =
    { $cards ->
        [one] La pioche est refaite avec { $cards } carte défaussée.
       *[other] La pioche est refaite avec { $cards } cartes défaussées.
    }
top-discarded = { $card-one } va de la pioche à la défausse du jeu.
looked =
    { $cards ->
        [one] { $seat } regarde { $cards } carte.
       *[other] { $seat } regarde { $cards } cartes.
    }
kept =
    { $card ->
        [rien] { $seat } ne garde aucune carte et défausse { $rejected-one }.
       *[other] { $rejected ->
            [rien] { $seat } garde { $card-one }.
           *[other] { $seat } garde { $card-one } et défausse { $rejected-one }.
        }
    }
stacked = { $card-one } est sur le dessus de la défausse { DE($seat) }.
pile-taken =
    { $owner ->
        [rien] { $seat } prend { $card-one } de la défausse du jeu.
       *[other] { $owner-id ->
            [self] { $seat } prend { $card-one } de sa propre défausse.
           *[other] { $seat } prend { $card-one } de la défausse { DE($owner) }.
        }
    }
discarded = { $seat } défausse { $card-one }
    .more = { $card-one }
salary-paid =
    { $unpaid ->
        [0] { $bronze ->
            [0] { $seat } n'a pas de salaires à payer.
           *[other] { $seat } paie { $bronze } bronze de salaires.
        }
       *[other] { $bronze ->
            [0] { $seat } ne paie pas de salaires ; affiliés impayés : { $unpaid }.
           *[other] { $seat } paie { $bronze } bronze de salaires ; affiliés impayés : { $unpaid }.
        }
    }
paid = { $seat } paie { $cost }.
swapped = { $seat } dépense { $spent-one } comme { $wanted-one } (statut Construction).
built = { $seat } construit { $building-one } en { $space }.
marked = { $seat } pose un marqueur de statut sur { $building-one } en { $space }.
home-removed = { $seat } retire { $building-one } de { $space }.
lot-cleared = { $seat } reprend le terrain en { $space }.
activated = { $seat } active { $building-one } en { $space }.
cube-taken = { $seat } prend { $cube-one } de la grille { $grid }
    .more = { $cube-one } de la grille { $grid }
coin-taken = { $seat } prend 1 bronze de la pile { $stack }
    .more = 1 de la pile { $stack }
cubes-from-supply =
    { $cube-id ->
        [precious] { $count ->
            [one] { $seat } reçoit { $count } bien précieux de la réserve.
           *[other] { $seat } reçoit { $count } biens précieux de la réserve.
        }
        [stone] { $count ->
            [one] { $seat } reçoit { $count } pierre de la réserve.
           *[other] { $seat } reçoit { $count } pierres de la réserve.
        }
        [metal] { $count ->
            [one] { $seat } reçoit { $count } métal de la réserve.
           *[other] { $seat } reçoit { $count } métaux de la réserve.
        }
       *[other] { $seat } reçoit { $count } { $cube } de la réserve.
    }
faith-gained =
    { $tokens ->
        [one] { $seat } gagne { $tokens } jeton de foi.
       *[other] { $seat } gagne { $tokens } jetons de foi.
    }
unit-promoted = { $seat } a maintenant { $unit-one }.
deployed = { $seat } lève { $unit-one } sur le marqueur de guerre { $marker }.
drilled = { $seat } a maintenant { $unit-one } sur le marqueur de guerre { $marker }.
loaded =
    { $load-id ->
        [triplet] { $seat } charge une pierre, un bois et un bien précieux.
        [coins] { $seat } charge des pièces.
        [stone] { $seat } charge 3 pierres.
       *[other] { $seat } charge 3 { $load }.
    }
card-bought = { $seat } achète { $card-one } à { $owner }.
reactivation-prepared =
    { $workers ->
        [one] { $seat } place { $workers } ouvrier sur Réactiver.
       *[other] { $seat } place { $workers } ouvriers sur Réactiver.
    }
reactivation-free = { $seat } réactivera sans ouvrier (statut Cartes).
reactivated =
    { $card ->
        [rien] { $seat } redresse son personnage.
       *[other] { $seat } redresse { $card-one }.
    }
order-raised =
    { $workers ->
        [one] { $seat } place { $workers } ouvrier sur son marqueur d'ordre.
       *[other] { $seat } place { $workers } ouvriers sur son marqueur d'ordre.
    }
order-changed = Ordre du tour : { $order }.
council-gained = { $seat } : valeur au conseil +{ $points }, maintenant { $value }.
council-lost = { $seat } : valeur au conseil -{ $points }, maintenant { $value }.
status-raised = { $seat } élève le statut { $status } au niveau { $level ->
        [1] I
        [2] II
       *[other] III
    }.
worker-on-grid =
    { $points ->
        [one] { $seat } place un ouvrier : { $grid }, { $points } point
       *[other] { $seat } place un ouvrier : { $grid }, { $points } points
    }
    .more = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
council-on-grid = { $seat } place l'ouvrier du conseil : { $grid }
    .more = { $grid }
grid-completed =
    { $grid-id ->
        [walls] { $seat } a rempli la grille des remparts.
        [roads] { $seat } a rempli la grille des routes.
       *[other] { $seat } achève { $grid-one }.
    }
sited = { $seat } pose { $building-one } en { $place }.
building-displaced =
    { $owner ->
        [rien] Laisse la place en { $space } : { $building }.
       *[other] Laisse la place en { $space } : { $building } { DE($owner) }.
    }
refunded = { $seat } en reçoit { $bronze } bronze.
wall-laid = { $seat } pose un mur : côté { $side } { $at }
    .more = côté { $side } { $at }
district-paved = { $seat } donne des routes au quartier { $district }.
recovering = { $seat } reprend des ouvriers sur { $grid-one }.
worker-recovered = { $seat } a repris un ouvrier sur { $grid-one }
    .more = { $grid-one }
borrowed = { $seat } prend { $cube-one } à l'entrepôt de la ville.
borrowed-left = { $seat } n'a pas tout utilisé de l'entrepôt de la ville : le reste ({ $cube } : { $count }) va à la réserve.
hired =
    { $workers ->
        [one] { $seat } prend { $workers } ouvrier du conseil.
       *[other] { $seat } prend { $workers } ouvriers du conseil.
    }
card-used = { $seat } utilise { $card-one }.
card-burned = { $seat } sacrifie { $card-one } pour { $unit-one }.
vote-called = { $seat } demande un vote du conseil.
law-proposed =
    { $grid ->
        [rien] { $seat } propose { $law-one }.
       *[other] { $seat } propose { $law-one } pour { $grid-one }.
    }
declared =
    { $intention-id ->
        [yes] { $seat } annonce un oui.
        [no] { $seat } annonce un non.
       *[abstain] { $seat } annonce une abstention.
    }
ballot-cast = { $seat } a voté.
ballots-revealed = Les bulletins sont dévoilés.
vote-decided =
    { $approved ->
        [1] Oui { $yes }, non { $no } : { $law-one } est adoptée.
       *[other] Oui { $yes }, non { $no } : { $law-one } est rejetée.
    }
voted =
    { $side-id ->
        [yes] { $seat } a voté oui : { $votes } voix.
        [no] { $seat } a voté non : { $votes } voix.
       *[abstain] Abstention { DE($seat) }.
    }
peace-placed = La décennie { $decade } reçoit un marqueur de paix.
peace-removed = La décennie { $decade } perd son marqueur de paix.
support-placed = Un métal va sur la décennie { $decade } : l'Espagne paie davantage ce que le navire apporte.
event-drawn = { $seat } pioche un événement : { $what }.
event-choice = Deux événements : { $positive }, ou { $negative }.
event-kept = { $seat } choisit l'événement : { $what }.
event-void = Écarté sans effet : { $what }.
event-ended = Terminé : { $what }.
solo-card = { $seat } retourne une carte ({ $card }) : { $kind-id ->
        [build] construire
        [production] production
        [embellish] embellir
        [gather] récolter
        [trade] commercer
        [ship] navire
        [card] un affilié
        [council] conseil
        [status] statut
        [militia] milice
        [major] un bâtiment majeur
       *[walls-and-roads] remparts ou routes
    }.
solo-impossible = C'est impossible ({ $card }) : { $seat } retourne une autre carte.
solo-shuffled = Les cartes de l'automate sont mélangées.
space-drawn = Une carte de la pioche, { $card-one }, désigne la case { $space }.
coins-from-supply = { $seat } reçoit { $bronze } bronze de la réserve.
workers-sick =
    { $workers ->
        [one] { $seat } a { $workers } ouvrier de moins dans cette décennie.
       *[other] { $seat } a { $workers } ouvriers de moins dans cette décennie.
    }
tax-paid = { $seat } paie { $bronze } bronze à la Couronne.
faith-lost =
    { $tokens ->
        [one] { $seat } rend { $tokens } jeton de foi.
       *[other] { $seat } rend { $tokens } jetons de foi.
    }
lot-burned = Le terrain { DE($seat) } en { $space } brûle.
tension-lowered =
    { $double ->
        [1] { $faction } : tension -{ $steps }, double disque sur la case { $space }.
       *[other] { $faction } : tension -{ $steps }, maintenant sur la case { $space }.
    }
law-vetoed =
    { $grid ->
        [rien] Veto : { $law-one } n'est pas mise aux voix, { $seat } propose une autre loi.
       *[other] Veto : { $law-one } pour { $grid-one } n'est pas mise aux voix, { $seat } propose une autre loi.
    }
vote-lapsed = Il ne reste pas de loi à mettre aux voix.
votes-gained = { $seat } a { $votes } voix de plus dans ce vote.
votes-halved = Les voix { DE($victim) } comptent la moitié.
votes-raised =
    { $votes ->
        [one] { $seat } ajoute une voix.
       *[other] { $seat } ajoute { $votes } voix.
    }
emptying-dearer = Dans cette décennie, le dernier cube d'une grille et la dernière pièce d'une pile coûtent { $points } points.
grid-filled = { $seat } pose { $cube-one } sur la grille { $grid }
    .more = { $cube-one } sur la grille { $grid }
part-saved =
    { $part-id ->
        [worker] Un ouvrier du conseil en remplace un { DE($seat) }.
       *[other] { $seat } n'a pas à payer { $part-one }.
    }
district-palisaded = Dans une guerre de cette décennie, le quartier { $district } compte comme fermé par des remparts.
unit-healed =
    { $owner-id ->
        [self] { $seat } soigne { $unit-one } à soi.
       *[other] { $seat } soigne { $unit-one } { DE($owner) }.
    }
worker-enlisted = Un ouvrier { DE($seat) } combat comme milicien ; il rentre après la décennie { $decade }.
war-step-back = { $seat } revient d'un pas sur la piste de guerre : { $step }.
district-garrisoned = Le quartier { $district } compte comme ayant une caserne.
loss-reversed = La production élève le quartier { $district }.
buildings-shared = Le quartier { $district } compte les meilleurs bâtiments de son voisin : { $neighbour }.
houses-borrowed =
    { $houses ->
        [one] { $houses } maison { DE($owner) } compte aussi pour { $seat } : { $district }.
       *[other] { $houses } maisons { DE($owner) } comptent aussi pour { $seat } : { $district }.
    }
card-recoloured =
    { $card ->
        [rien] Le personnage { DE($seat) } compte dans la couleur { DE($colour-one) }.
       *[other] { $seat } : { $card-one } compte dans la couleur { DE($colour-one) }.
    }
homes-raised =
    { $homes-id ->
        [houses] Les maisons { DE($seat) } donnent plus : { $district }.
       *[palaces] Les palais { DE($seat) } donnent plus : { $district }.
    }
offered = { $seat } propose à { $partner } : { $give } contre { $ask }{ $pact ->
        [rien] {""}
       *[other] { $pact-id ->
            [yes] , avec un pacte : les deux votent oui
            [no] , avec un pacte : les deux votent non
            [follow] , avec un pacte : les deux votent comme { $partner } l'annonce
            [lead] , avec un pacte : les deux votent comme { $seat } l'annonce
           *[other] , avec un pacte : les deux placent un ouvrier sur { $pact-one } à leur prochain tour
        }
    }.
countered = { $seat } propose en retour à { $partner } : { $give } contre { $ask }{ $pact ->
        [rien] {""}
       *[other] { $pact-id ->
            [yes] , avec un pacte : les deux votent oui
            [no] , avec un pacte : les deux votent non
            [follow] , avec un pacte : les deux votent comme { $partner } l'annonce
            [lead] , avec un pacte : les deux votent comme { $seat } l'annonce
           *[other] , avec un pacte : les deux placent un ouvrier sur { $pact-one } à leur prochain tour
        }
    }.
agreed = { $partner } accepte l'offre { DE($seat) } : { $give } contre { $ask }{ $pact ->
        [rien] {""}
       *[other] { $pact-id ->
            [yes] , avec un pacte : les deux votent oui
            [no] , avec un pacte : les deux votent non
            [follow] , avec un pacte : les deux votent comme { $partner } l'annonce
            [lead] , avec un pacte : les deux votent comme { $seat } l'annonce
           *[other] , avec un pacte : les deux placent un ouvrier sur { $pact-one } à leur prochain tour
        }
    }.
declined = { $seat } refuse.
next-turn = { $seat } joue aussi le tour suivant, avec un ouvrier du conseil.
helper-unused = { $seat } rend l'ouvrier du conseil.
end-step =
    { $step-id ->
        [reactivation] Fin de la décennie : on redresse des cartes.
        [ship] Le navire part.
        [tension] La tension monte.
        [war] Y a-t-il une guerre ?
        [refill] On remplit grilles et piles.
        [order] L'ordre du tour est refait.
        [recovery] Les ouvriers rentrent.
       *[scoring] On compte les points.
    }
tension-raised =
    { $double ->
        [1] { $faction } : tension +{ $steps }, double disque sur la case { $space }.
       *[other] { $faction } : tension +{ $steps }, maintenant sur la case { $space }.
    }
war =
    { $faction-id ->
        [natives] Guerre : les Indigènes attaquent avec { $attack }.
       *[pirates] Guerre : les Pirates attaquent avec { $attack }.
    }
war-declared =
    { $faction-id ->
        [natives] Guerre : les Indigènes sont en route
       *[pirates] Guerre : les Pirates sont en route
    }{ $modifier ->
        [0] .
       *[other] , plus forts de { $modifier } à cause de la tension.
    }
attackers-counted =
    { $faction-id ->
        [natives] Les Indigènes attaquent : Guerriers { $elites }, Indios { $standards }.
       *[pirates] Les Pirates attaquent : Capitaines { $elites }, Flibustiers { $standards }.
    }
attacker-placed =
    { $card ->
        [rien] L'assaillant { $attacker }, { $unit-one } (attaque { $attack }, points de vie { $hits }, initiative { $initiative }), est devant le quartier { $district }, côté { $side }.
       *[other] L'assaillant { $attacker }, { $unit-one } (attaque { $attack }, points de vie { $hits }, initiative { $initiative } ; carte de contrôle : { $card-one }), est devant le quartier { $district }, côté { $side }.
    }
unit-posted = { $seat } poste { $unit-one } (marqueur de guerre { $marker }) dans le quartier { $district }.
unit-moved = { $seat } déplace { $unit-one } (marqueur de guerre { $marker }) vers le quartier { $district }.
attacker-moved = L'assaillant { $attacker }, { $unit-one }, entre dans le quartier { $district }.
pillaged =
    { $flames ->
        [one] L'assaillant { $attacker }, { $unit-one }, pille le quartier { $district }.
       *[other] L'assaillant { $attacker }, { $unit-one }, pille encore le quartier { $district }.
    }
combat-round = Tour de guerre { $round }.
fight-began =
    { $attacked ->
        [1] L'assaillant { $attacker }, { $foe-one }, attaque { $unit-one } { DE($seat) } dans le quartier { $district }.
       *[other] { $seat } attaque { $foe-one }, l'assaillant { $attacker }, avec { $unit-one } dans le quartier { $district }.
    }
strength-raised = { $seat } : attaque +{ $strength } dans ce combat.
strength-doubled = { $seat } : le double de l'attaque dans ce combat.
walls-changed =
    { $doubled ->
        [1] { $seat } : les remparts comptent double dans ce combat.
       *[other] { $seat } : les remparts ne comptent pas dans ce combat.
    }
attackers-showed =
    { $cards ->
        [rien] Les assaillants n'ont pas de carte à montrer.
       *[other] Les assaillants montrent { $cards-one }.
    }
automaton-showed = Carte { DE($seat) } pour ce combat : { $card-one }.
card-cancelled = Carte annulée : { $card-one }.
fight-compared = Attaque { $strength } { DE($seat) } contre { $against } de l'assaillant { $attacker }.
shielded = Un bouclier amortit le coup : { $card-one }.
unit-wounded = { $seat } : { $unit-one } subit une blessure.
wound-healed = { $seat } : { $unit-one } a une blessure de moins.
attacker-wounded = L'assaillant { $attacker }, { $unit-one }, subit une blessure.
attacker-healed = L'assaillant { $attacker }, { $unit-one }, a une blessure de moins.
attacker-removed =
    { $owner ->
        [rien] L'assaillant { $attacker }, { $unit-one }, est retiré.
       *[other] L'assaillant { $attacker }, { $unit-one }, est vaincu : { $owner } reçoit sa carte de contrôle (points de vie : { $hits }).
    }
all-halted = Personne dans le quartier { $district } ni à côté ne peut se déplacer à son prochain tour.
unit-joined = { $seat } : { $unit-one } se joint au combat dans le quartier { $district } jusqu'à la fin de la guerre.
attacker-joined = L'assaillant { $attacker }, { $unit-one }, se joint à l'assaut dans le quartier { $district }.
combat-over =
    { $faction-id ->
        [natives] La guerre contre les Indigènes est finie : flammes { $flames }, assaillants restants { $attackers }.
       *[pirates] La guerre contre les Pirates est finie : flammes { $flames }, assaillants restants { $attackers }.
    }
walls-held =
    { $districts ->
        [one] Les remparts de { $districts } quartier affaiblissent l'attaque : elle n'est plus que de { $attack }.
       *[other] Les remparts de { $districts } quartiers affaiblissent l'attaque : elle n'est plus que de { $attack }.
    }
fought = { $seat } oppose { $strength } à l'attaque de { $attack }.
war-won = { $seat } gagne la guerre et se trouve à { $step } sur la piste de guerre.
war-lost = { $seat } perd la guerre avec { $steps } de retard et se trouve à { $step } sur la piste de guerre.
unit-lost = { $seat } perd { $unit-one }.
banner-gained = { $seat } est à mi-chemin de la bannière { $banner }.
banner-raised = { $seat } lève la bannière { $banner }.
era-scored = L'ère { $era } est finie.
scored =
    { $points ->
        [one] { $seat } : { $points } point ({ $source }).
       *[other] { $seat } : { $points } points ({ $source }).
    }
game-over = La partie est terminée.

## D'où viennent les points à la fin

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

## Le cours d'une partie : courbes et relecture

figure-coins = pièces, en bronze
figure-faith = jetons de foi
figure-council = valeur au conseil
figure-cards = affiliés
figure-homes = maisons et palais
counted-build = bâtiments mineurs construits
round-name = Décennie { $number }

## Pourquoi pas : un message pour chaque règle qui peut s'opposer à une action

TR-ACTION-02 = Il ne vous reste pas d'ouvrier pour cela.
TR-ACTION-06 = Le prix ne pourrait pas être payé ainsi.
TR-ACTIVATE-01 = Il ne vous reste pas d'ouvrier, ou vous ne pouvez pas payer ce qu'il faut.
TR-ACTIVATE-02 = Il faut une pièce de votre couleur à côté, ou des routes dans le quartier.
TR-ACTIVATE-04 = La zone de départ ne suffit pas : il faut une pièce de votre couleur à côté, ou des routes dans le quartier.
TR-ACTIVATE-05 = Ce bâtiment ne fait pas cela.
TR-ACTIVATE-06 = Vous avez déjà activé ce bâtiment dans cette décennie.
TR-ACTIVATE-10 = Une carrière fait un bien précieux de 2 pierres, et vous ne les avez pas.
TR-ACTIVATE-12 = Une charpenterie fait un bien précieux de 2 bois, et vous ne les avez pas.
TR-ACTIVATE-14 = Vous n'avez pas assez de pièces pour l'acheter.
TR-ACTIVATE-16 = On vend ce qu'on a vraiment, et vous ne l'avez pas.
TR-ACTIVATE-20 = Une hacienda de bois fait un bien précieux de 1 bois, et vous ne l'avez pas.
TR-ACTIVATE-22 = Une hacienda de pierre fait un bien précieux de 1 pierre, et vous ne l'avez pas.
TR-ACTIVATE-23 = Un jeton de foi coûte 1 pièce d'argent, et il doit en rester.
TR-ACTIVATE-24 = Un jeton de foi coûte maintenant 1 bronze, et il doit en rester.
TR-ACTIVATE-25 = Une caserne fait un soldat d'un milicien vétéran pour 1 métal.
TR-ACTIVATE-26 = Quand le Fort est construit, une caserne fait un vétéran d'un soldat pour 1 métal.
TR-ACTIVATE-27 = Il ne reste pas de soldat.
TR-ACTIVATE-29 = Il n'y a rien à activer ici.
TR-ACTIVATE-30 = Ce que vous recevriez n'est pas là.
TR-AFF-22-W = Cette unité ne peut pas se déplacer pendant ce tour.
TR-AFF-41-W = La figurine la plus proche se déplace, vers un quartier voisin.
TR-AFF-70-W = La figurine se retire dans un quartier voisin.
TR-AFF-77-W = Seule la figurine qui vient de combattre continue : un déplacement, puis un combat.
TR-AFF-83-W = Cette unité agit à partir du tour de guerre suivant.
TR-BANNER-07 = Vous avez déjà cette bannière.
TR-BUILD-01 = Un terrain coûte 2 ouvriers.
TR-BUILD-02 = Une maison remplace votre terrain et coûte 2 ouvriers, 1 pierre et 1 bois.
TR-BUILD-03 = Un palais remplace votre maison et coûte 3 ouvriers, de la pierre, du bois et du métal.
TR-BUILD-04 = Vous ne pouvez pas payer une carrière : 1 ouvrier et du bois.
TR-BUILD-05 = Vous ne pouvez pas payer une charpenterie : 1 ouvrier et de la pierre.
TR-BUILD-06 = Vous ne pouvez pas payer un marché : 1 ouvrier, de la pierre et du bois.
TR-BUILD-07 = Une compagnie remplace un marché et coûte 3 ouvriers, de la pierre et du bois.
TR-BUILD-08 = Une hacienda remplace une carrière ou une charpenterie et coûte 3 ouvriers, de la pierre et du bois.
TR-BUILD-09 = Vous ne pouvez pas payer une place : 1 ouvrier et de la pierre.
TR-BUILD-10 = Un monument s'élève sur une place et coûte 1 ouvrier, de la pierre et un bien précieux.
TR-BUILD-11 = Une fontaine s'élève sur une place et coûte 1 ouvrier, du bois et un bien précieux.
TR-BUILD-12 = Vous ne pouvez pas payer une caserne : 2 ouvriers, de la pierre, du bois et un bien précieux.
TR-BUILD-13 = Vous ne pouvez pas payer une église : 2 ouvriers, de la pierre, du bois et un bien précieux.
TR-BUILD-14 = C'est hors de votre portée : ni dans la zone de départ, ni à côté d'une de vos pièces, ni dans un quartier avec routes ; ou la case est prise.
TR-BUILD-20 = Il n'en reste aucun exemplaire.
TR-BUILD-21 = Il ne reste pas de palais, ou vous n'avez plus de marqueur pour un autre.
TR-BUILD-23 = Une maison demande un de vos terrains, un palais une de vos maisons.
TR-BUILD-25 = Ce qui doit être là n'y est pas, ou c'est hors de votre portée.
TR-BUILD-26 = Compagnies et haciendas partagent leurs pièces, et il n'en reste pas.
TR-BUILD-27 = Une hacienda demande un cube de la réserve, et il n'y en a pas.
TR-BUILD-28 = Il ne reste pas de place : sous un monument ou une fontaine, elle reste en usage.
TR-BUILD-29 = Une place porte un seul monument ou une seule fontaine.
TR-BUILD-31 = Un marqueur de statut posé sur un monument ou une fontaine ne sert plus au tableau des statuts.
TR-BUILD-32 = Personne ne construit sur la Plaza Mayor ni à la place du Fort.
TR-CARD-01 = Il faut 2 ouvriers, et une carte à prendre.
TR-CARD-02 = Il faut 2 ouvriers pour la carte du dessus d'une pile.
TR-CARD-03 = On achète à quelqu'un d'autre une carte de la couleur de son personnage, pour 2 ouvriers et 1 bronze.
TR-CARD-04 = Vous n'avez pas autant d'ouvriers, ou cette carte est déjà redressée.
TR-CARD-06 = Vous n'avez pas cette carte, ou elle ne s'utilise pas à ce moment.
TR-CARD-07 = Cette carte est tournée : il faut d'abord la redresser.
TR-CARD-09 = Vous n'avez pas cette carte.
TR-CARD-10 = Vous n'avez pas là d'unité pour laquelle sacrifier une carte.
TR-CARD-12 = Vous avez déjà utilisé cette carte dans ce tour.
TR-CARD-13 = Votre personnage a servi ; il faut d'abord le redresser.
TR-CARD-15 = Il ne reste pas d'ouvrier du conseil dans la réserve pour cela.
TR-COUNCIL-01 = 1 ou 2 ouvriers vont au conseil, et vous n'en avez pas autant.
TR-COUNCIL-03 = Vous n'avez pas d'ouvrier du conseil.
TR-COUNCIL-06 = Il y a déjà eu un vote dans cette décennie.
TR-COUNCIL-07 = Cette loi a fait l'objet d'un veto.
TR-COUNCIL-09 = Vos jetons ensemble ne font pas autant de voix.
TR-COUNCIL-19 = Un pacte lie votre vote.
TR-DRAW-01 = Ce n'est pas une des cartes que vous voyez.
TR-DRAW-02 = Il n'y a pas de carte dans cette défausse.
TR-DRAW-03 = Cette carte n'est pas de celles que vous avez défaussées.
TR-DRAW-04 = Cette défausse n'existe pas.
TR-DRAW-05 = Il n'y a pas de cartes à regarder.
TR-END-05 = Cette tension ne peut plus monter.
TR-EVENT-07 = L'événement de cette décennie ne le donne pas, vous l'avez déjà eu, ou vous ne pouvez pas payer.
TR-FREE-01 = Cela ne se fait qu'à votre tour, avant votre action principale.
TR-FREE-02 = Cette carte ne convient pas à ce moment.
TR-FREE-04 = Seuls changent de main les pièces et les cubes que l'on a, dans les négociations.
TR-FREE-05 = Sans pacte, rien n'engage.
TR-FREE-06 = Un pacte se scelle une fois par partie, et il faut le tenir avant toute autre chose.
TR-FREE-07 = Un pacte scellé avant demande autre chose.
TR-FREE-08 = Il n'y a pas là de terrain à vous.
TR-FREE-09 = Vous n'y avez pas d'ouvrier, en avez déjà repris dans cette décennie, ou la grille est pleine.
TR-FREE-11 = L'entrepôt de la ville n'en a pas.
TR-GRID-04 = Il n'y en a plus.
TR-GRID-05 = Les grilles se nomment dans l'ordre, et après celle-ci il n'y a pas assez de cubes pour tout ce que vous prenez.
TR-GRID-07 = Les piles se nomment dans l'ordre, et à partir de celle-ci il n'y a pas assez de pièces pour tout ce que vous prenez.
TR-GRID-11 = Le métal vient de la réserve, et il n'y en a pas.
TR-GRID-12 = Il n'y a plus de pièces.
TR-LAW-01 = Il ne reste pas de bâtiment majeur pour cela, ou la case est prise.
TR-LAW-04 = Vous ne pouvez pas payer la pièce d'argent.
TR-LAW-05 = Un marqueur de paix va sur cette décennie ou la suivante, sinon sur la première qui n'en a pas ; et il doit en rester.
TR-LAW-07 = Cette décennie n'a pas de marqueur de paix, ou n'est ni la présente ni la suivante.
TR-LAW-09 = Le cube va sur cette décennie ou la suivante, si elle n'en a pas ; et il faut un métal dans la réserve.
TR-MAJOR-01 = On place au moins un ouvrier que l'on a, chacun sur une case libre.
TR-MAJOR-02 = La grille n'a pas cette case à ce nombre de joueurs.
TR-MAJOR-08 = Ce bâtiment n'est pas achevé.
TR-MAJOR-09 = Ce bâtiment est déjà construit.
TR-MAJOR-10 = Le Cabildo va sur une case autour de la Plaza Mayor, sur une libre tant qu'il y en a.
TR-MAJOR-11 = Seul un bâtiment mineur laisse la place.
TR-MAJOR-14 = La Cathédrale va sur deux cases voisines autour de la Plaza Mayor.
TR-MAJOR-15 = Aussi peu de bâtiments que possible laissent la place à la Cathédrale, et jamais le Cabildo.
TR-MAJOR-19 = Aucun mur ne va là : il y en a un, ou c'est la mer.
TR-MAJOR-20 = Il ne reste pas de mur.
TR-MAJOR-23 = Ce quartier a déjà des routes.
TR-MAJOR-24 = Il ne reste pas de marqueur de routes.
TR-MAJOR-26 = Cette grille a été remplie dans cette décennie.
TR-MIL-01 = Un milicien demande 1 ouvrier.
TR-MIL-02 = Il ne reste pas de milicien, ou aucun de vos marqueurs de guerre n'est libre.
TR-MIL-03 = Un milicien devient vétéran pour 1 ouvrier et 1 bien précieux.
TR-ORDER-01 = Vous n'avez pas autant d'ouvriers.
TR-REMOVE-01 = On retire une de ses maisons ou un de ses palais pour 1 ouvrier.
TR-SALARY-01 = Vous devez moins que cela.
TR-SALARY-03 = Vous n'avez pas cette carte.
TR-SALARY-04 = Vous n'avez pas autant de pièces.
TR-SETUP-23 = Ce personnage n'est pas au choix.
TR-SETUP-26 = Une mise dépasse celle d'avant.
TR-SETUP-27 = Quelqu'un a déjà ce personnage.
TR-SETUP-28 = Ce personnage ne vous a pas été distribué.
TR-SHIP-01 = Vous ne pouvez pas payer ce chargement.
TR-SHIP-02 = Vous avez déjà chargé dans cette décennie.
TR-SHIP-03 = On ne charge que de vrais cubes et de vraies pièces, et vous ne les avez pas.
TR-SHIP-04 = Vous n'avez pas d'ouvrier pour cela.
TR-SHIP-10 = Il vous manque les pièces pour cela.
TR-SOLO-02 = Dans une partie en solitaire, le conseil ne vote pas.
TR-SOLO-13 = L'automate le place sur une case libre de la zone de départ, ou à côté d'un de ses bâtiments.
TR-SOLO-18 = L'automate y perdrait des points qu'il peut éviter.
TR-SOLO-19 = Ailleurs, cela vaut plus pour les maisons et palais de l'automate.
TR-SOLO-25 = L'automate a plus de bâtiments dans un autre quartier.
TR-SOLO-30 = La carte de l'automate n'en parle pas, ou une autre grille a moins de cases libres.
TR-STATUS-01 = Le niveau I coûte 1 ouvrier et 1 pièce d'argent, le niveau II 2 de chaque, le niveau III 3 de chaque.
TR-STATUS-02 = Vous avez déjà deux sortes de statut.
TR-STATUS-03 = Vous ne pouvez pas dépenser maintenant pierre pour bois ou bois pour pierre.
TR-STATUS-04 = Vous ne pouvez pas dépenser ou remplacer ainsi un bien précieux maintenant.
TR-STATUS-05 = Vous ne pouvez pas dépenser ou remplacer ainsi un métal maintenant.
TR-STATUS-06 = Le statut Ouvriers permet d'engager une fois par décennie, s'il reste un ouvrier du conseil et si vous pouvez payer.
TR-STATUS-07 = Pierre ou bois paient un ouvrier du conseil au statut Ouvriers II, une fois par décennie, s'il en reste un.
TR-STATUS-08 = Le statut Ouvriers III donne des ouvriers du conseil gratuits, une fois par décennie, et n'en laisse acheter aucun.
TR-STATUS-09 = Le statut Points n'y change rien.
TR-STATUS-10 = Ce n'est pas un gain à vous.
TR-STATUS-11 = Une carte de plus demande le statut Cartes, une fois par décennie.
TR-STATUS-12 = Réactiver sans ouvrier demande le statut Cartes II, une fois par décennie.
TR-WAR-12 = Vous n'avez pas là d'unité qui puisse combattre.
TR-XWAR-03 = Il n'y a pas de guerre en ce moment.
TR-XWAR-22 = Un milicien se poste dans un quartier où vous possédez un bâtiment.
TR-XWAR-23 = Un soldat se poste dans un quartier avec une caserne, ou n'importe où quand le Fort est bâti.
TR-XWAR-32 = Une unité va dans un quartier voisin du sien, une fois par tour ; tout autre déplacement coûte une carte sacrifiée.
TR-XWAR-33 = Cette unité a combattu : elle ne se déplace ni ne combat plus pendant ce tour.
TR-XWAR-34 = Vous n'avez pas d'unité là dans la ville.
TR-XWAR-35 = Pendant une guerre, une carte sacrifiée donne à une de vos unités en ville un déplacement de plus, avant son combat.
TR-XWAR-42 = Les assaillants vont dans un quartier voisin du leur.
TR-XWAR-43 = Ce n'est pas sur le chemin du quartier le plus proche et le moins défendu.
TR-XWAR-44 = Un assaillant combat l'unité qui a le moins de points de vie.
TR-XWAR-45 = Ils ne sont pas dans le même quartier.
TR-XWAR-63 = Cette unité part quand la guerre est finie ; elle ne peut pas progresser.
TR-XWAR-66 = On n'utilise ni ne sacrifie de cartes pour les unités de l'automate.

## Aide sur bâtiments, grilles, personnages, statuts, bannières et unités, en peu de mots

about-lot = Fait place à une maison et donne portée sur les cases autour. 2 ouvriers.
about-house = À chaque décompte : autant de points que vous avez de pièces de couleur dans le quartier, plus 1 par jeton de foi, mais jamais plus que la valeur du quartier.
about-palace = À chaque décompte : la valeur du quartier, 10 de plus, et 3 par jeton de foi.
about-quarry = Activée : 2 pierres, ou un bien précieux pour 2 pierres. À partir du deuxième, de tels bâtiments baissent le quartier de 1.
about-carpentry = Activée : 2 bois, ou un bien précieux pour 2 bois. À partir du deuxième, de tels bâtiments baissent le quartier de 1.
about-market = Activé : vendre ou acheter. À partir du deuxième, de tels bâtiments baissent le quartier de 1.
about-corporation = Remplace un marché : les ventes rapportent 1 bronze de plus, les achats un cube de plus. Le quartier vaut 2 de plus.
about-hacienda-stone = Remplace une carrière : 3 pierres, ou un bien précieux pour 1 pierre. Le quartier vaut 2 de plus.
about-hacienda-wood = Remplace une charpenterie : 3 bois, ou un bien précieux pour 1 bois. Le quartier vaut 2 de plus.
about-square = Peut porter un monument ou une fontaine.
about-monument = 3 points ; le quartier vaut 2 de plus. Qui le construit peut y poser un marqueur de statut : il est alors de sa couleur.
about-fountain = 3 points ; le quartier vaut 2 de plus. Qui la construit peut y poser un marqueur de statut : elle est alors de sa couleur.
about-barracks = 2 points ; le quartier vaut 2 de plus. Activée : le métal fait des soldats.
about-church = 2 points ; le quartier vaut 2 de plus. Activée : un jeton de foi pour 1 pièce d'argent, pour 1 bronze avec la Cathédrale.
about-cabildo = S'élève à côté de la Plaza Mayor : son quartier vaut 5 de plus, et les séries de cartes donnent plus.
about-cathedral = S'étend à côté de la Plaza Mayor : son quartier vaut 5 de plus, ou deux quartiers 2 de plus. La foi coûte moins.
about-fort = Tous les quartiers valent 5 de plus. Les casernes font des soldats vétérans.
about-harbor = Tous les quartiers valent 5 de plus. Charger le navire demande 1 ouvrier.
about-walls = Qui remplit la grille pose jusqu'à 5 murs. Un quartier fermé vaut 5 de plus et retient les assaillants.
about-roads = Qui remplit la grille donne des routes à un quartier : il vaut 5 de plus, et tous peuvent y construire et activer.
about-carpenter = À chaque décompte 5 points pour le plus de bois, 8 pour plus que tous les autres ensemble, fois l'ère.
about-stonemason = À chaque décompte 5 points pour le plus de pierre, 8 pour plus que tous les autres ensemble, fois l'ère.
about-merchant = À chaque décompte 5 points pour le plus de biens précieux, et jusqu'à 4 de plus pour une grande avance, fois l'ère.
about-defender = À chaque décompte 2 points par quartier fermé par des remparts, fois l'ère.
about-roadmaker = À chaque décompte 2 points par quartier avec routes, fois l'ère.
about-sailmaker = À chaque décompte 5 points pour le plus de métal, et jusqu'à 4 de plus pour une grande avance, fois l'ère.
about-general = À chaque décompte 1 point par caserne, 3 par monument, 5 pour le Fort, fois l'ère.
about-captain = À chaque décompte 8 points fois l'ère si vous avez gagné une guerre dans cette ère.
about-bishop = À chaque décompte 1 point par église, 5 pour la Cathédrale, 3 par monument ou fontaine à côté, fois l'ère.
about-architect = À chaque décompte 3 points par quartier avec 5 sortes de bâtiments, 5 avec 8 sortes, fois l'ère.
about-governor = À chaque décompte 5 points par quartier plein, 3 par quartier à moitié plein, fois l'ère.
about-noblewoman = À chaque décompte 10 points fois l'ère s'il n'y a pas eu de guerre dans cette ère.
about-construction = Une fois par décennie et par niveau, un cube en vaut un autre : pierre et bois (I), biens précieux (II), métal (III).
about-worker = Une fois par décennie un ouvrier du conseil : pour 1 bronze (I), aussi pour une pierre ou un bois (II), deux gratuits (III).
about-vp = Une fois par décennie, un gain donne 25, 50 ou 150 pour cent de plus.
about-cards = Une fois par décennie une carte de plus au choix (I) et une réactivation gratuite (II) ; des points pour les couleurs à chaque décompte (III).
about-black = Ramener du métal par le navire, deux fois.
about-green = Atteindre le bout de la piste du conseil.
about-purple = Avoir 9 affiliés.
about-blue = Être du côté gagnant d'un vote, deux fois.
about-red = Gagner une guerre, deux fois.
about-ocher = Avoir un ouvrier sur une grille quand elle est achevée, deux fois.
about-miliciano = Force 1.
about-veteran-miliciano = Force 2.
about-soldier = Force 3.
about-veteran-soldier = Force 4.

## Ce que vaut un quartier, part par part ; dos des cartes

part-production = production
part-fine = beaux bâtiments
part-roads = routes
part-walls = remparts
part-cabildo = Cabildo
part-cathedral = Cathédrale
part-fort = Fort
part-harbor = Port
part-neighbour = un voisin
back-plain = sans symbole
back-native = 1 Indigène
back-natives = 2 Indigènes
back-pirate = 1 Pirate
back-pirates = 2 Pirates
back-event = un événement

## Sur le plateau

code-lot = t
code-house = M
code-palace = P
code-quarry = Ca
code-carpentry = Ch
code-market = Ma
code-corporation = Co
code-hacienda-stone = Hp
code-hacienda-wood = Hb
code-square = Pl
code-monument = Mo
code-fountain = Fo
code-barracks = Cs
code-church = Ég
code-cabildo = CB
code-cathedral = CT
code-fort = Ft
label-decade = décennie { $decade } sur { $last }, { $year }
label-era = ère { $era }
label-order = Ordre
label-offered = Au choix
label-wall = mur
label-open = bord ouvert
label-sea = mer
label-start = zone de départ
label-ring = autour de la Plaza Mayor
label-roads = routes
label-plaza = Plaza Mayor
label-fort = place du Fort
label-points-sign = MA 5 : points à un décompte
label-activated-sign = Ma AB : activé par A et B
label-districts = Quartiers : ce qu'ils valent, et pourquoi
label-gaps =
    { $count ->
        [one] { $count } brèche
       *[other] { $count } brèches
    }
label-grids = Grilles : points d'une case, à qui est l'ouvrier
label-council-sign = c : du conseil
label-stands = est construit
label-stands-on = est en { $place }
label-filled = remplie dans cette décennie
label-closed = plus de pièces
label-first = premier ouvrier +{ $points }
label-recover = reprendre -{ $points }
label-stores = Stocks
label-stacks = piles, en bronze { $bronze }
label-warehouse = entrepôt de la ville : { $cubes }
label-tension = Tension
label-tension-at = { $faction } { $space } sur { $spaces }
label-tension-double = { $faction } double { $space } sur { $spaces }
label-steps-to-war = (guerre à { $count } pas)
label-war-of = (guerre, attaque { $attack })
label-want = +{ $count } pour ce qui est vide
label-peace = décennies de paix : { $decades }
label-support = décennies où l'Espagne paie davantage : { $decades }
label-vote = Vote
label-vote-law =
    { $grid ->
        [rien] { $law }
       *[other] { $law } : { $grid }
    }
label-legislator = proposée par { $whose }
label-says =
    { $intention-id ->
        [yes] annonce oui
        [no] annonce non
       *[abstain] annonce une abstention
    }
label-has-voted = a voté
label-ballot =
    { $side-id ->
        [yes] oui { $votes }
        [no] non { $votes }
       *[abstain] abstention
    }
label-bound-seat = tenu de voter comme { $whose } l'annonce
label-bound-side =
    { $side-id ->
        [yes] tenu de voter oui
       *[no] tenu de voter non
    }
label-pledged = { $whose } est tenu de placer un ouvrier : { $grid }
label-in-force = En cours
label-palisades = comme fermés par des remparts dans une guerre : { $districts }
label-dear = le dernier cube ou la dernière pièce coûte { $points } points
label-recruit = un ouvrier jusqu'après la décennie { $decade }
label-cards = Cartes
label-deck =
    { $back ->
        [rien] pioche { $count }
       *[other] pioche { $count }, dessus { $back }
    }
label-game-pile = jeu
label-pile = { $whose } : { $card } ({ $count })
label-looked = vous voyez { $cards }
label-majorities = Majorités
label-most = { $what } : { $seats }
label-supply = Réserve
label-left-walls = murs { $count }
label-left-road-markers = marqueurs de routes { $count }
label-left-faith = foi { $count }
label-left-milicianos = miliciens { $count }
label-left-soldiers = soldats { $count }
label-left-council-workers = ouvriers du conseil { $count }
label-rotated = tourné
label-until-next-decade = jusqu'à la fin de la décennie
label-bid-no-more = ne plus miser
label-no-offer = ne pas faire d'offre
label-no-more-offers = plus d'offres
label-no-card = n'utiliser aucune carte
label-passed = a passé
label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-workers =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
label-helpers = et { $count } du conseil
label-coins = { $bronze } bronze
label-faith = foi { $count }
label-hidden = derrière le paravent
label-cubes = cubes
label-borrowed = de l'entrepôt
label-hand = cartes
label-status = statut
label-tracks = pistes
label-council = conseil { $value } ({ $points })
label-war-step = guerre { $step } ({ $points })
label-units = unités
label-banners = bannières
label-dock = sur le quai
label-placed = placés
label-on-grids = sur les grilles { $count }
label-on-order = pour l'ordre { $count }
label-on-reactivate = sur Réactiver { $count }
label-pieces = pièces restantes
label-now = décompte maintenant
label-free =
    { $count ->
        [one] { $count } libre
       *[other] { $count } libres
    }
label-of = sur { $count }
label-last =
    { $points ->
        [one] le dernier : -{ $points } point
       *[other] le dernier : -{ $points } points
    }

## Les cartes de l'automate, et ce que fait chacune

solo-kind-build = Construire
about-solo-build = Un palais sur une de ses maisons avec 3 ouvriers, sinon une maison sur un terrain, sinon un nouveau terrain.
solo-kind-production = Production
about-solo-production = Une charpenterie aux décennies impaires, une carrière aux paires ; sinon l'autre, sinon un marché.
solo-kind-embellish = Embellir
about-solo-embellish = Un monument (décennies impaires) ou une fontaine (paires) sur une place ; sinon une place.
solo-kind-gather = Récolter
about-solo-gather = 2 bois aux décennies impaires, 2 pierres aux paires ; son personnage peut changer cela.
solo-kind-trade = Commerce
about-solo-trade = Une pièce d'argent d'une pile, puis un jeton de foi au prix d'une église.
solo-kind-ship = Navire
about-solo-ship = Il charge le navire et reçoit un métal à la fin de la décennie.
solo-kind-card = Affilié
about-solo-card = Il voit deux cartes de la pioche et en garde une.
solo-kind-council = Conseil
about-solo-council = +7 sur la piste du conseil.
solo-kind-status = Statut
about-solo-status = Un niveau du statut Ouvriers, puis du statut Points.
solo-kind-militia = Milice
about-solo-militia = Un nouveau milicien ; sinon un vétéran ; sinon un soldat.
solo-kind-major = Bâtiment majeur
about-solo-major = Jusqu'à 3 ouvriers sur la grille qui a le moins de cases libres.
solo-kind-walls-and-roads = Remparts ou routes
about-solo-walls-and-roads = Jusqu'à 2 ouvriers sur la grille qui a le moins de cases libres, et +1 sur la piste du conseil.

## La carte de la guerre et l'automate dans le terminal

label-war =
    { $faction-id ->
        [natives] Guerre contre les Indigènes
       *[pirates] Guerre contre les Pirates
    }
label-war-waits = commence avec la prochaine décennie
label-war-round = tour de guerre { $round }
label-war-round-of = tour de guerre { $round } sur { $rounds }
label-war-order = tour à tour
label-war-legend = #2 3/4 i1! : assaillant 2 (* une élite), attaque 3, points de vie 4, initiative 1, une blessure ; A1 S+ 10/10 : unité 1 de A, M milicien, S soldat, + vétéran ; ^ une flamme ; > ce qu'il fera
label-flames = { $count ->
        [one] { $count } flamme
       *[other] { $count } flammes
    }
label-penalties = { $whose } { $penalties ->
        [one] { $penalties } pénalité
       *[other] { $penalties } pénalités
    }
label-control-hits = ({ $hits } points de vie sur des cartes de contrôle)
label-if-over = si elle finissait
label-won = { $hits } points de vie gagnés par { $whose }
label-gone = retiré
label-does-fight = combat
label-does-pillage = pille
label-does-stay = reste
label-does-move = { $districts }
label-fight = combat
label-fight-side = { $who } : attaque { $attack } ({ $parts }), points de vie { $hits }
label-part-base = seul { $value }
label-part-cards = cartes { $value }
label-part-walls = remparts { $value }
label-part-friends = alliés { $value }
label-to-come = { $count ->
        [one] les assaillants montrent encore une carte
       *[other] les assaillants montrent encore { $count } cartes
    }
label-solo-cards = ses cartes
label-solo-left = { $count } avant le prochain mélange
code-miliciano = M
code-veteran-miliciano = M+
code-soldier = S
code-veteran-soldier = S+
code-flame = ^
label-attackers = assaillants
label-attackers-left = { $count ->
        [one] { $count } assaillant
       *[other] { $count } assaillants
    }
label-wounds = { $count ->
        [one] { $count } blessure
       *[other] { $count } blessures
    }

## Essayer une action : ce qu'elle coûte et laisse, et ce dont il faut se garder

holding-workers = ouvriers
holding-helpers = ouvriers du conseil
holding-bronze = bronze
holding-stone = pierre
holding-wood = bois
holding-precious = biens précieux
holding-metal = métal

warning-salary = En l'état, le salaire de vos affiliés est de { $due } bronze, et vous en avez { $bronze } : ce qui n'est pas payé coûte des points ou des cartes.
warning-ballot = Ce vote coûte { $votes } de votre valeur au conseil, plus que vous ne pouvez donner : il vous coûte { $points } points.
warning-borrowed =
    { $cubes ->
        [one] Un cube de l'entrepôt de la ville est perdu si vous ne l'utilisez pas pendant ce tour.
       *[other] { $cubes } cubes de l'entrepôt de la ville sont perdus si vous ne les utilisez pas pendant ce tour.
    }
