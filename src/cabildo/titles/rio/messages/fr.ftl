# Río de la Plata en français, avec nos propres mots.

title-name = Río de la Plata

## Les ressources se comptent (« 2 bois ») ; `.one` en nomme une, et `.counted` dit le nombre et le mot où celui-ci s'accorde

term-wood = bois
    .one = 1 bois
term-stone = pierre
    .one = 1 pierre
    .counted =
        { $number ->
            [one] { $number } pierre
           *[other] { $number } pierres
        }
term-precious = ressources précieuses
    .one = 1 ressource précieuse
    .counted =
        { $number ->
            [one] { $number } ressource précieuse
           *[other] { $number } ressources précieuses
        }
term-silver = argent
    .one = 1 pièce d'argent
    .counted =
        { $number ->
            [one] { $number } pièce d'argent
           *[other] { $number } pièces d'argent
        }
term-wood-or-stone = bois ou pierre

## Bâtiments de la ville : `.one` en nomme un parmi d'autres ; Palais, Cathédrale, Port et Fort sont uniques, les grilles aussi

term-hut = hutte
    .one = une hutte
term-house = maison
    .one = une maison
term-stonecutter = tailleur de pierre
    .one = un tailleur de pierre
term-carpenter = charpentier
    .one = un charpentier
term-market = marché
    .one = un marché
term-corporation = entreprise
    .one = une entreprise
term-monument-square = place (monument)
    .one = une place (avec un monument au dos)
term-garden-square = place (jardin)
    .one = une place (avec un jardin au dos)
term-monument = monument
    .one = un monument
term-garden = jardin
    .one = un jardin
term-barracks = caserne
    .one = une caserne
term-church = église
    .one = une église
term-palace = Palais
    .one = le Palais
term-cathedral = Cathédrale
    .one = la Cathédrale
term-harbor = Port
    .one = le Port
term-fort = Fort
    .one = le Fort
term-walls = murs
    .one = les murs
term-roads = routes
    .one = les routes
term-road = route
    .one = une route
term-wall = mur
    .one = un mur

## Tuiles à deux faces

term-stonecutter-carpenter = tailleur de pierre / charpentier
term-market-corporation = marché / entreprise
term-square-monument = place / monument
term-square-garden = place / jardin
term-church-barracks = église / caserne

## Zones et pistes

term-mine = mine
    .one = la mine
term-forest = forêt
    .one = la forêt
term-fields = agriculture
    .one = la zone d'agriculture
term-artisan = artisanat
    .one = la zone d'artisanat
term-dock = quai
    .one = le quai
term-order = piste d'ordre
    .one = la piste d'ordre

## Personnages

term-gunner = Canonnier
term-general = Général
term-roadmaker = Bâtisseur de routes
term-defender = Défenseur
term-master-stonecutter = Maître tailleur de pierre
term-master-carpenter = Maître charpentier
term-shipowner = Armateur
term-master-artisan = Maître artisan
term-master-merchant = Maître marchand
term-bishop = Évêque
term-architect = Architecte
term-governor = Gouverneur

## Quartiers, côtés de la ville, ennemis

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

## D'où viennent les points pendant la partie

term-grids = bâtiments majeurs
term-completing = achèvement du Fort ou du Port
term-buildings = bâtiments mineurs
term-churches = églises activées
term-ship = cargaison
term-war = guerres
term-debts = dettes impayées
term-bids = candidatures manquées

## Options

option-edition = Édition
option-edition-help = Les règles de l'édition 2.03, ou celles de la première.
option-level = Niveau
option-level-help = Le bois, la pierre et l'argent de départ : 4, 3 ou 2 de chaque.
option-level-beginner = débutant
option-level-intermediate = intermédiaire
option-level-expert = expert
option-length = Durée
option-length-help = Une partie normale dure 20 ans, une courte 15 ans, avec moins de cases sur les grilles.
option-length-normal = normale
option-length-short = courte
option-trade = Échanges
option-trade-help = Les joueurs peuvent s'offrir ressources et argent, dans l'édition 1 aussi des personnages ; deux offres par phase et par joueur. Aux tours de placement et d'effets, ou aussi aux tours de guerre et au choix de l'ordre.
option-trade-anytime = oui, aussi aux tours de guerre et à la phase d'ordre
option-one-shadow-disc = Un seul pion neutre par tour
option-one-shadow-disc-help = À deux : au plus un pion de la couleur neutre par tour, selon l'aide de jeu.
option-staying-returns = Qui reste reprend ses ouvriers
option-staying-returns-help = Qui garde sa place dans l'ordre du tour reprend les ouvriers ajoutés, selon l'aide de jeu.
option-one-marker-back = Seul le marqueur de l'assaillant recule
option-one-marker-back-help = Après une guerre, seul recule le marqueur de l'ennemi qui a attaqué, selon l'aide de jeu.
option-neutral-homes = Les demeures de l'attaquant sont épargnées
option-neutral-homes-help = Les huttes et maisons du joueur qui attaque ne sont pas des cibles et on les traverse, selon l'aide de jeu.
option-equal-sacrifice = Un pas de plus contre un groupe de même taille
option-equal-sacrifice-help = À la guerre, un pas de plus demande le sacrifice d'un groupe de même taille, selon l'aide de jeu ; sinon n'importe quel groupe convient.
option-fewer-attackers = Moins d'assaillants à plusieurs
option-fewer-attackers-help = Édition 1 : le bonus des ennemis baisse de 1 à quatre joueurs, de 2 à cinq.

## Ce qui est demandé

ask-placing =
    { $left ->
        [0] Vous ne pouvez plus placer d'ouvrier. Autre chose ?
        [one] Où placez-vous un ouvrier ? Vous pouvez encore en placer 1.
       *[other] Où placez-vous un ouvrier ? Vous pouvez encore en placer { $left }.
    }
ask-paying =
    { $purpose-id ->
        [building] Comment payez-vous { $what-one } en { $space } ({ $cost }) ? La prochaine ressource qui vous manque coûte { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    }.
        [debt] Comment payez-vous votre dette sur { $what-one } ({ $cost }) ? La prochaine ressource qui vous manque coûte { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    }.
        [shadow] Comment payez-vous le pion neutre sur { $what-one } ({ $cost }) ? La prochaine ressource qui vous manque coûte { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    }.
       *[worker] Comment payez-vous l'ouvrier sur { $what-one } ({ $cost }) ? La prochaine ressource qui vous manque coûte { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    }.
    }
ask-effects = Que font ensuite vos ouvriers ?
ask-at-space =
    { $workers ->
        [one] Que fait votre ouvrier en { $space } ?
       *[other] Que font vos { $workers } ouvriers en { $space } ?
    }
ask-siting = Sur quelle case autour de la Plaza Mayor posez-vous { $building-one } ?
ask-laying-roads =
    { $pieces ->
        [one] Où posez-vous la route ?
       *[other] Où posez-vous la prochaine des { $pieces } routes ?
    }
ask-laying-walls =
    { $pieces ->
        [one] Où posez-vous le mur ?
       *[other] Où posez-vous le prochain des { $pieces } murs ?
    }
ask-ordering =
    { $workers ->
        [one] Vous êtes à la place { $place } et avez ajouté 1 ouvrier à la piste d'ordre. Quelle place prenez-vous pour le tour suivant ?
       *[other] Vous êtes à la place { $place } et avez ajouté { $workers } ouvriers à la piste d'ordre. Quelle place prenez-vous pour le tour suivant ?
    }
ask-offering = Votre offre à { $partner } pour l'instant : { $give_offices ->
        [rien] { $give }
       *[other] { $give ->
            [rien] { $give_offices }
           *[other] { $give }, { $give_offices }
        }
    } contre { $ask_offices ->
        [rien] { $ask }
       *[other] { $ask ->
            [rien] { $ask_offices }
           *[other] { $ask }, { $ask_offices }
        }
    }. Quoi d'autre ?
ask-replying = { $partner } vous propose : { $give_offices ->
        [rien] { $give }
       *[other] { $give ->
            [rien] { $give_offices }
           *[other] { $give }, { $give_offices }
        }
    } contre { $ask_offices ->
        [rien] { $ask }
       *[other] { $ask ->
            [rien] { $ask_offices }
           *[other] { $ask }, { $ask_offices }
        }
    }. Acceptez-vous ?
ask-mustering =
    { $waiting ->
        [one] Vous menez { $enemy-one }. Où attend le dernier assaillant, hors de la ville ?
       *[other] Vous menez { $enemy-one }. Où attendent les prochains assaillants, hors de la ville ? Il en reste { $waiting }, par groupes de 3 au plus.
    }
ask-betting =
    { $gunner ->
        [1] Combien d'assaillants annoncez-vous ? Deux dés doivent atteindre ce nombre plus 5, car vous êtes Canonnier. Vous pouvez annoncer { $highest } au plus.
       *[other] Combien d'assaillants annoncez-vous ? Deux dés doivent atteindre ce nombre plus 6. Vous pouvez annoncer { $highest } au plus.
    }
ask-shooting =
    { $shots ->
        [one] Les canons ont touché. Quel assaillant tombe ?
       *[other] Les canons ont touché. Quel assaillant tombe ensuite ? Il doit encore en tomber { $shots }.
    }
ask-garrisoning =
    { $hired ->
        [1] { $owner-id ->
            [self] Où va votre recrue ?
           *[other] Où va la recrue { DE($owner) } ?
        }
       *[other] { $extra ->
            [0] { $owner-id ->
                [self] Où va votre nouveau défenseur ?
               *[other] Où va un nouveau défenseur { DE($owner) } ?
            } Vous pouvez en placer { $tokens } gratuitement.
           *[other] { $tokens ->
                [one] Où va le défenseur du Général ? Tout bâtiment mineur convient.
               *[other] { $owner-id ->
                    [self] Où va votre nouveau défenseur ?
                   *[other] Où va un nouveau défenseur { DE($owner) } ?
                } Vous pouvez en placer { $tokens } gratuitement ; celui du Général peut aller sur tout bâtiment mineur.
            }
        }
    }
ask-recruiting = Recrutez-vous un autre défenseur ? Le prochain coûte { $price ->
        [one] { $price } pièce d'argent
       *[other] { $price } pièces d'argent
    }.
ask-leading = Tour de guerre { $turn } : lequel de vos groupes se déplace ?
ask-marching =
    { $side ->
        [rien] { $steps ->
            [0] Où va le groupe en { $led } ? Il n'a plus de pas.
            [one] Où va le groupe en { $led } ? Il lui reste 1 pas.
           *[other] Où va le groupe en { $led } ? Il lui reste { $steps } pas.
        }
       *[other] { $steps ->
            [one] Où vont les assaillants du dehors (côté { $side }, { $at }) ? Ils ont 1 pas, celui qui les mène dans la ville.
           *[other] Où vont les assaillants du dehors (côté { $side }, { $at }) ? Ils ont { $steps } pas ; le premier les mène dans la ville.
        }
    }
ask-consenting =
    { $purpose-id ->
        [sacrifice] { $partner } veut sacrifier le groupe en { $goal } pour donner un pas de plus à celui en { $led }. Êtes-vous d'accord ?
       *[merge] { $partner } veut réunir les groupes en { $led } et { $goal }. Êtes-vous d'accord ?
    }
ask-recalling = La guerre est finie. Lesquels de vos ouvriers en ville reprenez-vous ?

## Questions auxquelles on peut répondre d'avance

standing-ordering = Piste d'ordre
standing-replying = Offres
standing-recruiting = D'autres défenseurs
standing-defending = Tour de guerre d'un défenseur
standing-attacking = Tour de guerre de l'attaquant
standing-merging = Réunion de groupes
standing-sacrificing = Sacrifice d'un groupe

## Ce qu'on peut répondre

action-done = terminé
action-stay = rester à sa place
action-fields = un ouvrier à l'agriculture
action-artisan = un ouvrier à l'artisanat
action-dock = un ouvrier sur le quai
action-order = un ouvrier sur la piste d'ordre
action-depart = payer 2 pièces d'argent pour le départ du bateau
action-bid = poser sa candidature : { $first }
# Which one it is of spaces that look alike; goes behind an answer.
which-alike =
    { $alike ->
        [2] {" "}(deuxième case pareille)
        [3] {" "}(troisième case pareille)
        [4] {" "}(quatrième case pareille)
        [other] {" "}(case pareille nº { $alike })
       *[none] {""}
    }
action-take =
    { $workers ->
        [one] { $workers } ouvrier dans { $first-one }
        [other] { $workers } ouvriers dans { $first-one }
       *[unknown] des ouvriers dans { $first-one }
    }{ which-alike }
    .short =
        { $workers ->
            [one] { $workers } ouvrier
           *[other] { $workers } ouvriers
        }
action-work = un ouvrier sur { $first-one }, { $points ->
        [one] { $points } point
        [other] { $points } points
       *[unknown] case { $second }
    }{ which-alike }, payé maintenant
    .short =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
action-owe = un ouvrier sur { $first-one }, { $points ->
        [one] { $points } point
        [other] { $points } points
       *[unknown] case { $second }
    }{ which-alike }, payé plus tard
    .short =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
action-shadow = un pion neutre sur { $first-one }, { $points ->
        [one] { $points } point
        [other] { $points } points
       *[unknown] case { $second }
    }{ which-alike }, payé maintenant
    .short =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
action-shadow-owe = un pion neutre sur { $first-one }, { $points ->
        [one] { $points } point
        [other] { $points } points
       *[unknown] case { $second }
    }{ which-alike }, payé plus tard
    .short =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
action-collect =
    { $first-id ->
        [forest] récolter 1 bois dans { $first-one }
       *[mine] récolter 1 pierre dans { $first-one }
    }{ $workers ->
        [one] , { $workers } ouvrier
        [other] , { $workers } ouvriers
       *[unknown] {""}
    }{ which-alike }
    .short =
        { $workers ->
            [one] { $workers } ouvrier
           *[other] { $workers } ouvriers
        }
action-harvest = récolter : 2 ouvriers à l'agriculture rapportent 1 pièce d'argent
action-craft = faire une ressource précieuse avec 1 { $first }
action-load = charger { $first-one }
action-buy =
    { $silver ->
        [one] acheter { $first-one } pour { $silver } pièce d'argent
        [other] acheter { $first-one } pour { $silver } pièces d'argent
       *[unknown] acheter { $first-one }
    }
action-assume = devenir { $first }
action-settle = payer la dette sur { $first-one }, { $points ->
        [one] { $points } point
        [other] { $points } points
       *[unknown] case { $second }
    }{ which-alike }
    .short =
        { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
action-draw = prendre { $first-one } (Maître marchand)
action-lay =
    { $first-id ->
        [road] poser une route (Bâtisseur de routes)
       *[wall] poser un mur (Défenseur)
    }
action-activate = activer le bâtiment
action-sell =
    { $silver ->
        [one] vendre { $first-one } pour { $silver } pièce d'argent
        [other] vendre { $first-one } pour { $silver } pièces d'argent
       *[unknown] vendre { $first-one }
    }
action-build = construire { $first-one }
action-pay = payer { $first ->
        [0] { $third ->
            [0] { $silver ->
                [one] { $silver } pièce d'argent
                [other] { $silver } pièces d'argent
               *[unknown] tout en argent
            }
           *[other] { $fourth-id ->
                    [stone] { $third ->
                        [one] { $third } pierre
                       *[other] { $third } pierres
                    }
                   *[other] { $third } { $fourth }
                }{ $silver ->
                [0] {""}
                [one] {" "}et { $silver } pièce d'argent
                [other] {" "}et { $silver } pièces d'argent
               *[unknown] , un reste éventuel en argent
            }
        }
       *[other] { $third ->
            [0] { $second-id ->
                    [stone] { $first ->
                        [one] { $first } pierre
                       *[other] { $first } pierres
                    }
                   *[other] { $first } { $second }
                }{ $silver ->
                [0] {""}
                [one] {" "}et { $silver } pièce d'argent
                [other] {" "}et { $silver } pièces d'argent
               *[unknown] , un reste éventuel en argent
            }
           *[other] { $second-id ->
                    [stone] { $first ->
                        [one] { $first } pierre
                       *[other] { $first } pierres
                    }
                   *[other] { $first } { $second }
                }, { $fourth-id ->
                    [stone] { $third ->
                        [one] { $third } pierre
                       *[other] { $third } pierres
                    }
                   *[other] { $third } { $fourth }
                }{ $silver ->
                [0] {""}
                [one] {" "}et { $silver } pièce d'argent
                [other] {" "}et { $silver } pièces d'argent
               *[unknown] , un reste éventuel en argent
            }
        }
    }
action-position = place { $first }
action-offer = une offre à { $first-player }
action-give =
    { $second-id ->
        [wood] donner { $first } { $second }
        [stone] donner { $first ->
            [one] { $first } pierre
           *[other] { $first } pierres
        }
        [precious] donner { $first ->
            [one] { $first } ressource précieuse
           *[other] { $first } ressources précieuses
        }
        [silver] donner { $first ->
            [one] { $first } pièce d'argent
           *[other] { $first } pièces d'argent
        }
       *[other] donner le personnage { $first }
    }
    .short =
        { $second-id ->
            [precious] { $first ->
                [one] { $first } ressource précieuse
               *[other] { $first } ressources précieuses
            }
            [stone] { $first ->
                [one] { $first } pierre
               *[other] { $first } pierres
            }
            [silver] { $first ->
                [one] { $first } pièce d'argent
               *[other] { $first } pièces d'argent
            }
            [wood] { $first } { $second }
           *[office] { $first }
        }
action-ask =
    { $second-id ->
        [wood] recevoir { $first } { $second }
        [stone] recevoir { $first ->
            [one] { $first } pierre
           *[other] { $first } pierres
        }
        [precious] recevoir { $first ->
            [one] { $first } ressource précieuse
           *[other] { $first } ressources précieuses
        }
        [silver] recevoir { $first ->
            [one] { $first } pièce d'argent
           *[other] { $first } pièces d'argent
        }
       *[other] recevoir le personnage { $first }
    }
    .short =
        { $second-id ->
            [precious] { $first ->
                [one] { $first } ressource précieuse
               *[other] { $first } ressources précieuses
            }
            [stone] { $first ->
                [one] { $first } pierre
               *[other] { $first } pierres
            }
            [silver] { $first ->
                [one] { $first } pièce d'argent
               *[other] { $first } pièces d'argent
            }
            [wood] { $first } { $second }
           *[office] { $first }
        }
action-propose = faire cette offre
action-accept = accepter
action-decline = refuser
action-counter = faire une contre-offre
action-withdraw = ne rien offrir finalement
action-place = un ouvrier en { $first }
action-oust = chasser les autres de la case { $first }
action-use = faire travailler les ouvriers en { $first }
action-site = en { $first }
action-road = la limite { $first }
action-wall = côté { $first }, { $second }
action-hold-fire = ne pas tirer
action-bet =
    { $first ->
        [one] tirer, et annoncer 1 assaillant
       *[other] tirer, et annoncer { $first } assaillants
    }
    .amount = { $first }
action-recruit = payer et recruter
action-refuse = refuser
action-agree = accepter
action-command = accepter si vous commandez
action-muster =
    { $third ->
        [one] 1 assaillant, côté { $first }, { $second }
       *[other] { $third } assaillants, côté { $first }, { $second }
    }
action-shoot =
    { $third ->
        [1] un assaillant, côté { $first }, { $second }
        [2] un des deux d'une paire, côté { $first }, { $second }
       *[other] un des trois d'un trio, côté { $first }, { $second }
    }
action-garrison = un défenseur en { $first }
action-lead =
    { $third ->
        [1] un assaillant, côté { $first }, { $second }
        [2] une paire, côté { $first }, { $second }
        [3] un trio, côté { $first }, { $second }
       *[other] le groupe en { $first }
    }
action-march = aller en { $first }
action-sacrifice =
    { $third ->
        [1] un pas de plus (sacrifie un assaillant, côté { $first }, { $second })
        [2] un pas de plus (sacrifie une paire, côté { $first }, { $second })
        [3] un pas de plus (sacrifie un trio, côté { $first }, { $second })
       *[other] un pas de plus (sacrifie le groupe en { $first })
    }
action-recall = reprendre les ouvriers en { $first }

## Ce qu'on peut répondre, par sorte : un titre pour beaucoup de réponses semblables

kind-bid = un ouvrier sur un personnage
kind-take = des ouvriers sur une case de la piste
kind-work = un ouvrier, payé maintenant
kind-owe = un ouvrier, payé plus tard
kind-shadow = un pion neutre, payé maintenant
kind-shadow-owe = un pion neutre, payé plus tard
kind-collect = une ressource de la piste
kind-assume = devenir ce que vous demandiez
kind-settle = payer une dette
kind-build = un bâtiment ici
kind-pay = combien en nature
kind-position = une place dans l'ordre
kind-offer = une offre à un joueur
kind-give = ce que vous donnez
kind-ask = ce que vous recevez
kind-place = un ouvrier en ville
kind-oust = chasser d'autres ouvriers
kind-use = les ouvriers d'une case
kind-site = autour de la Plaza Mayor
kind-road = une route entre deux cases
kind-wall = un mur sur le pourtour
kind-bet = combien d'assaillants doivent tomber
kind-muster = des assaillants devant un côté ouvert
kind-shoot = retirer un assaillant
kind-garrison = un nouveau défenseur
kind-lead = déplacer un groupe
kind-march = où il va
kind-sacrifice = un pas de plus contre le sacrifice d'un groupe
kind-recall = reprendre des ouvriers

## Ce qui s'est passé

turn-started = { NUMBER($year, useGrouping: 0) } : on place les ouvriers dans l'ordre { $order }.
worker-placed = { $seat } place un ouvrier sur { $area-one }
    .more = { $area-one }
bid = { $seat } pose sa candidature : { $office }.
track-taken =
    { $workers ->
        [one] { $seat } envoie { $workers } ouvrier dans { $track-one }.
       *[other] { $seat } envoie { $workers } ouvriers dans { $track-one }.
    }
city-worker-placed = { $seat } place un ouvrier en { $space }
    .more = { $space }
ousted =
    { $workers ->
        [one] { $seat } chasse 1 ouvrier { DE($victim) } de la case { $space }.
       *[other] { $seat } chasse { $workers } ouvriers { DE($victim) } de la case { $space }.
    }
grid-worker-placed =
    { $shadow ->
        [1] { $owing ->
            [1] { $seat } pose un pion neutre sur { $grid-one } pour { $points ->
                [one] { $points } point
               *[other] { $points } points
            } et paiera plus tard.
           *[other] { $seat } pose un pion neutre sur { $grid-one } pour { $points ->
                [one] { $points } point.
               *[other] { $points } points.
            }
        }
       *[other] { $owing ->
            [1] { $seat } place un ouvrier sur { $grid-one } pour { $points ->
                [one] { $points } point
               *[other] { $points } points
            } et paiera plus tard.
           *[other] { $seat } place un ouvrier sur { $grid-one } pour { $points ->
                [one] { $points } point.
               *[other] { $points } points.
            }
        }
    }
placement-done = { $seat } a fini de placer.
effects-begin = { NUMBER($year, useGrouping: 0) } : les ouvriers se mettent au travail.
effects-done = { $seat } a fini pour cette année.
paid = { $seat } paie{ $wood ->
        [0] {""}
       *[other] {" "}{ $wood } bois
    }{ $stone ->
        [0] {""}
        [one] { $wood ->
            [0] {" "}
           *[other] {", "}
        }{ $stone } pierre
       *[other] { $wood ->
            [0] {" "}
           *[other] {", "}
        }{ $stone } pierres
    }{ $precious ->
        [0] {""}
        [one] { $stone ->
            [0] { $wood ->
                    [0] {" "}
                   *[other] {", "}
                }
           *[other] {", "}
        }{ $precious } ressource précieuse
       *[other] { $stone ->
            [0] { $wood ->
                    [0] {" "}
                   *[other] {", "}
                }
           *[other] {", "}
        }{ $precious } ressources précieuses
    }{ $silver ->
        [0] {""}
        [one] { $precious ->
            [0] { $stone ->
                    [0] { $wood ->
                            [0] {" "}
                           *[other] {", "}
                        }
                   *[other] {", "}
                }
           *[other] {", "}
        }{ $silver } pièce d'argent
       *[other] { $precious ->
            [0] { $stone ->
                    [0] { $wood ->
                            [0] {" "}
                           *[other] {", "}
                        }
                   *[other] {", "}
                }
           *[other] {", "}
        }{ $silver } pièces d'argent
    }.
bought = { $seat } achète 1 { $good } pour { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    }.
collected = { $seat } récolte 1 { $good }
    .more = 1 { $good }
harvested = { $seat } récolte 1 pièce d'argent à l'agriculture.
crafted = { $seat } fait une ressource précieuse avec 1 { $good }
    .more = une avec 1 { $good }
built = { $seat } construit { $building-one } en { $space }.
activated = { $seat } active { $building-one } en { $space }.
sold =
    { $building-id ->
        [corporation] { $seat } vend { $good-one } à une entreprise pour { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    }.
       *[market] { $seat } vend { $good-one } à un marché pour { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    }.
    }
workers-returned =
    { $workers ->
        [one] 1 ouvrier { DE($seat) } en { $space } n'y a rien à faire et rentre.
       *[other] { $workers } ouvriers { DE($seat) } en { $space } n'y ont rien à faire et rentrent.
    }
grid-completed = { $grid-id ->
        [walls] { $seat } a rempli la grille des murs.
        [roads] { $seat } a rempli la grille des routes.
       *[other] { $seat } achève { $grid-one }.
    }
debt-settled = { $seat } paie sa dette sur { $grid-one }.
debt-failed = { $seat } ne paie pas sa dette sur { $grid-one } : le pion est repris.
sited = { $seat } pose { $building-one } en { $space }.
building-removed =
    { $owner ->
        [rien] On retire de { $space } : { $building }.
       *[other] On retire de { $space } : { $building } { DE($owner) }.
    }
wall-laid = { $seat } pose un mur : côté { $side } { $at }
    .more = côté { $side } { $at }
road-laid = { $seat } pose une route : { $border }
    .more = { $border }
district-connected = Le quartier { $district } est relié à la Plaza Mayor.
departure-paid =
    { $owner ->
        [rien] { $seat } paie 2 pièces d'argent : le bateau doit partir cette année.
       *[other] { $seat } paie 2 pièces d'argent : le bateau doit partir cette année. 1 pièce d'argent va à l'Armateur, { $owner }.
    }
loaded = { $seat } charge { $good-one }
    .more = { $good-one }
ship-left =
    { $goods ->
        [one] Le bateau part avec 1 ressource. Il reviendra en { NUMBER($year, useGrouping: 0) }.
       *[other] Le bateau part avec { $goods } ressources. Il reviendra en { NUMBER($year, useGrouping: 0) }.
    }
ship-stayed = Le bateau est vide et reste à quai.
ship-returned =
    { $goods ->
        [one] Le bateau revient d'Espagne ; 1 ressource est vendue.
       *[other] Le bateau revient d'Espagne ; { $goods } ressources sont vendues.
    }
cargo-paid =
    { $points ->
        [0] La cargaison { DE($seat) } rapporte { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    }.
        [one] La cargaison { DE($seat) } rapporte { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    } et 1 point.
       *[other] La cargaison { DE($seat) } rapporte { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    } et { $points } points.
    }
office-assumed = { $seat } est maintenant { $office }.
bid-failed =
    { $fine ->
        [rien] { $seat } ne peut pas devenir { $office }.
       *[other] { $seat } ne peut pas devenir { $office } et perd { $fine }.
    }
office-gave = { $seat } reçoit { $good-one } comme { $office }.
scored =
    { $points ->
        [one] { $seat } : { $points } point ({ $source }).
       *[other] { $seat } : { $points } points ({ $source }).
    }
offered = { $seat } propose à { $partner } : { $give_offices ->
        [rien] { $give }
       *[other] { $give ->
            [rien] { $give_offices }
           *[other] { $give }, { $give_offices }
        }
    } contre { $ask_offices ->
        [rien] { $ask }
       *[other] { $ask ->
            [rien] { $ask_offices }
           *[other] { $ask }, { $ask_offices }
        }
    }.
offer-accepted = { $seat } accepte l'offre { DE($partner) }.
offer-declined = { $seat } refuse l'offre { DE($partner) }.
war-check =
    { $enemy-id ->
        [natives] Les dés donnent { $dice } : les Indigènes attaquent.
        [pirates] Les dés donnent { $dice } : les Pirates attaquent.
       *[other] Les dés donnent { $dice } : pas de guerre cette année.
    }
war-begins = Guerre : { $seat } mène { $enemy-one }, { $attackers ->
        [one] { $attackers } assaillant
       *[other] { $attackers } assaillants
    } (ouvriers en ville : { $workers } ; défenseurs, comptés deux fois : { $defenders } ; bonus : { $bonus }).
attackers-mustered = Des assaillants attendent dehors : { $attackers } côté { $side } { $at }
    .more = { $attackers } côté { $side } { $at }
fire-held = { $seat } ne tire pas au canon.
cannons-fired =
    { $hit ->
        [1] { $seat } tire au canon et annonce { $bet } : le jet compte pour { $result }. Touché.
       *[other] { $seat } tire au canon et annonce { $bet } : le jet compte pour { $result }. Manqué.
    }
attacker-shot = { $seat } retire un assaillant : côté { $side } { $at }
    .more = côté { $side } { $at }
defender-placed = Un défenseur { DE($seat) } vient en { $space }
    .more = { $space }
recruited = { $seat } recrute pour { $silver ->
        [one] { $silver } pièce d'argent
       *[other] { $silver } pièces d'argent
    }.
war-turn = Tour de guerre { $turn }.
group-marched = { $seat } avance : { $tokens } de { $space } à { $goal }
    .more = { $tokens } de { $space } à { $goal }
group-entered = { $seat } entre dans la ville : { $tokens } du côté { $side } { $at } à { $goal }
    .more = { $tokens } du côté { $side } { $at } à { $goal }
groups-merged =
    { $left ->
        [0] { $seat } réunit des groupes : ils sont { $tokens } en { $space }.
       *[other] { $seat } réunit deux paires : ils sont { $tokens } en { $space }, et { $left } à côté.
    }
group-sacrificed =
    { $space ->
        [rien] { $tokens ->
            [one] { $seat } sacrifie { $tokens } assaillant hors de la ville pour un pas de plus.
           *[other] { $seat } sacrifie { $tokens } assaillants hors de la ville pour un pas de plus.
        }
       *[other] { $enemy ->
            [1] { $tokens ->
                [one] { $seat } sacrifie { $tokens } assaillant en { $space } pour un pas de plus.
               *[other] { $seat } sacrifie { $tokens } assaillants en { $space } pour un pas de plus.
            }
           *[other] { $tokens ->
                [one] { $seat } sacrifie { $tokens } défenseur en { $space } pour un pas de plus.
               *[other] { $seat } sacrifie { $tokens } défenseurs en { $space } pour un pas de plus.
            }
        }
    }
consent-given =
    { $purpose-id ->
        [sacrifice] { $seat } laisse { $partner } sacrifier le groupe en { $space }.
       *[merge] { $answer-id ->
            [command] { $seat } laisse { $partner } rejoindre le groupe en { $space } et le commande.
           *[agree] { $seat } laisse { $partner } rejoindre le groupe en { $space }.
        }
    }
consent-refused =
    { $purpose-id ->
        [sacrifice] { $seat } ne laisse pas { $partner } sacrifier le groupe en { $space }.
       *[merge] { $seat } ne laisse pas { $partner } rejoindre le groupe en { $space }.
    }
battle = Bataille en { $space }, assaillants contre défenseurs { $attackers } à { $defenders } : pertes des assaillants { $attackers_lost }, des défenseurs { $defenders_lost }.
building-destroyed =
    { $owner ->
        [rien] Détruit en { $space } : { $building }.
       *[other] Détruit en { $space } : { $building } { DE($owner) }.
    }
war-ended =
    { $left ->
        [0] Le dernier assaillant est parti : la guerre contre { $enemy-one } est finie.
        [one] Trois tours de guerre sans bataille : la guerre contre { $enemy-one } est finie, 1 assaillant s'en va.
       *[other] Trois tours de guerre sans bataille : la guerre contre { $enemy-one } est finie, { $left } assaillants s'en vont.
    }
workers-recalled =
    { $workers ->
        [one] { $seat } reprend { $workers } ouvrier en { $space }.
       *[other] { $seat } reprend { $workers } ouvriers en { $space }.
    }
order-kept = { $seat } garde sa place dans l'ordre du tour.
order-moved = { $seat } prend la place { $place } dans l'ordre du tour.
enemy-advanced =
    { $enemy-id ->
        [natives] Les Indigènes approchent : ils attaquent si les dés donnent { $value } ou moins.
       *[pirates] Les Pirates approchent : ils attaquent si les dés donnent { $value } ou moins.
    }
game-over = La partie est terminée.

## D'où viennent les points à la fin

score-grids = { term-grids }
score-completing = { term-completing }
score-buildings = { term-buildings }
score-churches = { term-churches }
score-ship = { term-ship }
score-shipowner = bateau de l'Armateur
score-war = { term-war }
score-debts = { term-debts }
score-bids = { term-bids }
score-silver = argent (1 point pour 3)
score-office = personnage : { $item }
score-houses = maisons : { $item }
score-house = chaque maison
score-production = trop de bâtiments de production
score-garden = jardin
score-monument = monument
score-church = église
score-barracks = caserne
score-connected = route vers la Plaza Mayor
score-cathedral = Cathédrale
score-palace = Palais
score-floor = jamais moins que rien
tie-silver-left = argent restant
tie-precious = ressources précieuses
tie-goods = bois et pierre

## Le cours d'une partie : courbes et relecture

figure-silver = argent
figure-houses = maisons
figure-workers = ouvriers en réserve
counted-build = bâtiments mineurs construits
round-name = Année { $number }

## Pourquoi pas : un message pour chaque règle qui peut s'opposer à une action

RP-ACT-01 = Aucun de vos ouvriers ici ne peut encore l'activer ce tour-ci.
RP-ACT-03 = Un ouvrier de plus n'aurait rien à faire dans ce bâtiment.
RP-ACT-05 = Ce bâtiment est à tous : il vous faut une maison à côté.
RP-ACT-06 = Il vous faut à côté une maison qui ne date pas de ce tour.
RP-ACT-10 = Un tailleur de pierre multiplie la pierre et n'achète rien.
RP-ACT-11 = Un charpentier multiplie le bois et n'achète rien.
RP-ACT-12 = Un marché achète une ressource : dites laquelle.
RP-ACT-13 = Une entreprise achète une ressource : dites laquelle.
RP-ACT-14 = Une entreprise achète une ressource : dites laquelle.
RP-ACT-15 = Une église donne des points contre 1 pièce d'argent, et contre rien d'autre.
RP-ACT-17 = Il n'y a rien à activer ici.
RP-ACT-18 = Une caserne agit sans ouvrier.
RP-ACT-23 = Vous n'avez rien de ce que ce bâtiment transforme ou achète.
RP-ADJ-02 = Ce n'est ni la ligne de départ ni une case voisine d'une de vos huttes ou maisons.
RP-AREA-01 = Vous n'avez pas d'ouvriers sur cette case.
RP-AREA-02 = La piste n'a pas cette case.
RP-AREA-03 = À quatre joueurs, cette case est fermée.
RP-AREA-04 = À ce nombre de joueurs, cette case est fermée.
RP-AREA-05 = Vous avez moins d'ouvriers que cette case n'en demande.
RP-AREA-06 = Cette case est prise.
RP-AREA-07 = Vous n'avez pas d'ouvrier à l'agriculture.
RP-AREA-09 = Il faut deux ouvriers à l'agriculture pour récolter.
RP-AREA-10 = Vous n'avez pas d'ouvrier à l'artisanat.
RP-AREA-12 = Vous n'en avez pas pour faire une ressource précieuse.
RP-CANNON-07 = Aucun groupe de ce genre n'attend là.
RP-CANNON-08 = C'est plus que les dés ne peuvent donner, ou plus que les assaillants.
RP-COMBAT-01 = Ce groupe n'est pas à vous.
RP-COMBAT-02 = Un groupe compte un à trois pions : il n'y en a pas, ou ils seraient plus de trois ensemble.
RP-COMBAT-03 = Un groupe ne se partage pas.
RP-COMBAT-04 = Quelqu'un qui a des pions dans un des groupes vous l'a refusé dans ce tour de guerre.
RP-COMBAT-05 = Seul qui commande le groupe rejoint peut demander à commander.
RP-COMBAT-08 = Il ne reste pas assez de pas à ce groupe.
RP-COMBAT-09 = On n'avance pas en diagonale : ce chemin demande deux pas.
RP-COMBAT-10 = Des pions de l'autre camp barrent le chemin.
RP-COMBAT-11 = Un groupe du même camp barre le chemin : on ne passe pas par-dessus.
RP-COMBAT-12 = Ce groupe s'est formé dans ce tour de guerre et n'a pas de pas à lui.
RP-COMBAT-13 = Deux paires ne deviennent un trio et un pion seul que dans la ville, et le pion qui change de groupe commande.
RP-COMBAT-14 = Deux paires se sont partagées ici dans ce tour de guerre : le groupe n'a pas de pas à lui.
RP-COMBAT-15 = Dans cette édition seuls les défenseurs font un trio et un pion seul de deux paires, et ceux-ci ne bougent plus dans ce tour de guerre.
RP-COMBAT-16 = Un bâtiment barre le chemin : les assaillants le combattent et s'arrêtent là.
RP-COMBAT-18 = Ce groupe a combattu pendant ce tour et se repose.
RP-COMBAT-19 = Vous laissez ce groupe se reposer pendant ce tour.
RP-COMBAT-20 = On sacrifie un autre groupe du même camp ; avec l'option des tailles égales, un groupe de même taille.
RP-COMBAT-21 = Ce groupe a déjà eu son pas de plus dans ce tour de guerre.
RP-COMBAT-23 = Seul qui a des pions dans le groupe en marche sacrifie un groupe pour lui, s'il est d'accord ; cela n'en donne pas le commandement.
RP-COMP-03 = Toutes vos huttes et maisons sont sur le plateau.
RP-COMP-08 = Il ne reste plus de mur ni de route.
RP-COMP-12 = Ce bâtiment est déjà construit.
RP-DEFEND-03 = Un nouveau défenseur va sur une hutte ou maison de sa couleur ou dans une caserne, jamais avec une autre couleur.
RP-DEFEND-04 = Une autre couleur tient la caserne.
RP-DEFEND-05 = Il n'y a pas de place pour un autre défenseur.
RP-DEFEND-06 = Une recrue se paie, chaque fois 1 pièce d'argent de plus, puis se place.
RP-DEFEND-07 = Il ne reste plus d'ouvrier de cette couleur.
RP-DEFEND-09 = Il y a là trois défenseurs, et pas de place pour un autre.
RP-EFFECT-01 = Vous n'avez pas d'ouvriers là.
RP-EFFECT-04 = Avec ce que vous avez, on ne peut ni le faire ni le payer.
RP-MAJOR-02 = Il y a déjà un pion sur cette case.
RP-MAJOR-03 = À ce nombre de joueurs, cette case est fermée.
RP-MAJOR-06 = Vous ne pouvez pas la payer maintenant.
RP-MAJOR-07 = Vous n'y avez pas de dette.
RP-MAJOR-10 = Dans cette édition on paie tout en plaçant l'ouvrier, sinon on ne le place pas.
RP-MAJOR-16 = Elle ne coûte rien : il n'y a rien à devoir.
RP-MAJOR-26 = Il se pose sur une case autour de la Plaza Mayor.
RP-MAJOR-27 = On prend d'abord une case sans bâtiment autour de la Plaza Mayor.
RP-MAJOR-28 = L'autre grand bâtiment est sur cette case.
RP-MINOR-02 = Une maison remplace une hutte.
RP-MINOR-06 = Une entreprise remplace un marché.
RP-MINOR-08 = Un monument se dresse sur une place.
RP-MINOR-09 = Un monument se dresse sur une place.
RP-MINOR-10 = Un jardin se plante sur une place.
RP-MINOR-14 = Une place demande autour d'elle cinq bâtiments autres que des places, ou murs.
RP-MINOR-15 = Une place demande autour d'elle cinq bâtiments ou murs, les autres places comprises.
RP-MINOR-18 = Le quartier en a déjà un exemplaire.
RP-MINOR-19 = Il n'en reste aucune tuile.
RP-MINOR-21 = Il ne reste aucune tuile contre laquelle échanger cette place.
RP-MINOR-23 = Il y a autre chose sur cette case.
RP-MINOR-26 = Vous n'avez pas assez d'ouvriers ici.
RP-MINOR-27 = Il vous faut à côté une maison qui ne date pas de ce tour.
RP-OFFICE-01 = Vous n'avez pas d'ouvrier sur ce personnage.
RP-OFFICE-02 = Un autre ouvrier est sur ce personnage.
RP-OFFICE-03 = Ce personnage est déjà à quelqu'un.
RP-OFFICE-04 = On pose sa candidature à un seul personnage par tour.
RP-OFFICE-05 = Il vous manque l'argent ou les points.
RP-OFFICE-10 = Un personnage n'agit qu'à partir de l'année qui suit son achat.
RP-OFFICE-19 = Les défenseurs du Général vont dans tout bâtiment mineur, jamais avec une autre couleur.
RP-OFFICE-20 = Le défenseur supplémentaire du Général va dans tout bâtiment mineur, jamais avec une autre couleur.
RP-OFFICE-23 = Seul le Bâtisseur de routes pose une route gratuite, une fois par tour.
RP-OFFICE-26 = Seul le Défenseur pose un mur gratuit, une fois par tour.
RP-OFFICE-50 = Seul le Maître marchand prend une ressource gratuite, une fois par tour.
RP-ORDER-05 = Cette place n'existe pas.
RP-ORDER-09 = C'est votre place ; pour la garder, restez.
RP-PLACE-01 = On place cinq ouvriers par tour, et ce serait davantage.
RP-PLACE-02 = Vous n'avez plus d'ouvrier.
RP-PLACE-06 = Il en faut deux fois plus qu'il n'y en a là, et vous ne pouvez pas en placer autant.
RP-PLACE-CITY-01 = Il y a trois ouvriers sur cette case, et pas de place pour un autre.
RP-PLACE-CITY-02 = Il y a là des ouvriers d'une autre couleur.
RP-PLACE-CITY-03 = On ne construit rien sur la Plaza Mayor.
RP-PLACE-CITY-04 = Un bâtiment y a été construit ce tour-ci.
RP-PLACE-CITY-06 = Il n'y a personne à chasser, ou vous n'avez pas deux fois plus d'ouvriers.
RP-PLACE-CITY-09 = On ne chasse pas trois ouvriers.
RP-PLACE-CITY-10 = On ne chasse personne d'un bâtiment.
RP-PLACE-CITY-11 = Vous ne pourriez pas y placer vos propres ouvriers.
RP-PLACE-CITY-14 = Cette hutte ou maison n'est pas à vous.
RP-PLACE-CITY-15 = Un ouvrier de plus n'aurait rien à faire dans ce bâtiment.
RP-ROAD-01 = Pas de route ici : il y en a une, ou ce n'est pas une limite entre deux cases.
RP-SHIP-01 = Le Port n'est pas encore construit.
RP-SHIP-03 = Chaque ouvrier du quai charge jusqu'à trois ressources que vous avez.
RP-SHIP-06 = Le bateau est plein.
RP-SHIP-08 = Faire partir le bateau coûte 2 pièces d'argent.
RP-SHIP-12 = Le départ est payé : le bateau part à la fin du tour.
RP-SHIP-19 = Le bateau est en mer.
RP-SHIP-21 = Un bateau vide ne part pas.
RP-SHIP-22 = Le bateau est en mer et ne peut pas partir.
RP-SHORT-02 = La partie courte n'utilise pas cette case.
RP-SHORT-03 = La partie courte n'utilise pas cette case.
RP-TRADE-01 = Cette offre n'est pas possible : pas cela, pas à ce joueur, ou pas une seconde fois.
RP-TRADE-02 = Ce personnage ne s'échange pas.
RP-TRADE-03 = Vous n'avez pas assez d'argent.
RP-TRADE-04 = Il vous manque des ressources précieuses, et l'argent ne les remplace pas.
RP-TRADE-06 = L'argent remplace des ressources dans un prix, mais n'en achète pas d'avance.
RP-TRADE-07 = Dans cette édition on achète d'abord le bois et la pierre, à un prix qui monte.
RP-VAR2P-02 = Vous ne pouvez pas poser de pion neutre : il n'y en a plus, ou vous en avez posé un.
RP-WALL-02 = Pas de mur ici : il y en a un, ou ce n'est pas le pourtour de la ville.
RP-WALL-08 = Un mur y est imprimé.
RP-WAR-06 = Des ouvriers du joueur qui attaque ferment cette case ou le chemin : personne n'y entre.
RP-WAR-09 = Il ne reste pas autant d'assaillants à placer.
RP-WAR-18 = Il y a un mur.
RP-WAR-19 = Aucun groupe de ce genre n'attend là.
RP-WAR-20 = Dehors, dans cette édition, les assaillants font une seule pile : il n'y en a pas autant, ou on les retire un à un.
RP-WAR-23 = Personne ne vient de là : ce côté n'est jamais ouvert.
RP-WAREND-03 = Vous n'y avez pas d'ouvriers.

## Aide sur les bâtiments, les personnages et les zones, en peu de mots

about-hut = Permet de placer des ouvriers sur les cases voisines. 2 ouvriers la construisent ; elle peut devenir une maison.
about-house = Compte à la fin, et son propriétaire peut travailler dans les bâtiments communs voisins.
about-stonecutter = Un ouvrier fait 3 pierres avec 1.
about-carpenter = Un ouvrier fait 3 bois avec 1.
about-market = Un ouvrier vend une ressource : bois ou pierre pour 1 pièce d'argent, une précieuse pour 2.
about-corporation = Remplace un marché et paie mieux chaque ressource.
about-monument-square = 6 points ; demande cinq cases bâties ou murs autour d'elle. Peut devenir un monument ou un jardin.
about-garden-square = 6 points ; demande cinq cases bâties ou murs autour d'elle. Peut devenir un jardin ou un monument.
about-monument = 3 points, et chaque maison du quartier vaut 1 de plus.
about-garden = 3 points, et chaque maison du quartier vaut 1 de plus.
about-barracks = 6 points, chaque maison du quartier vaut 1 de plus, et les défenseurs y gagnent les égalités.
about-church = 3 points, et chaque maison du quartier vaut 1 de plus. Un ouvrier change 1 pièce d'argent en 2 points, 3 avec la Cathédrale.
about-palace = Se pose près de la Plaza Mayor ; chaque maison de son quartier vaut 3 de plus.
about-cathedral = Se pose près de la Plaza Mayor ; chaque maison de son quartier vaut 2 de plus, et les églises donnent 3 points.
about-harbor = Ouvre le bateau. 2 points pour qui remplit la dernière case.
about-fort = Donne des canons aux défenseurs. 4 points pour qui remplit la dernière case.
about-walls = Qui la remplit pose 3 murs sur le pourtour. Une ville fermée n'a pas de guerre.
about-roads = Qui la remplit pose 3 routes. Un quartier relié à la Plaza Mayor utilise ses bâtiments deux fois par tour.
about-gunner = Les canons tirent mieux, et chaque ennemi touché donne des points.
about-general = Un défenseur de plus à la guerre, et des points par ennemi battu.
about-roadmaker = Une route gratuite par tour ; à la fin 2 points par quartier relié.
about-defender = Un mur gratuit par tour ; à la fin 3 points par quartier fermé par des murs.
about-master-stonecutter = 1 pierre par tour.
about-master-carpenter = 1 bois par tour.
about-shipowner = 1 pièce d'argent quand quelqu'un paie le départ du bateau, 3 points à chaque retour.
about-master-artisan = 1 ressource précieuse par tour.
about-master-merchant = 1 ressource au choix par tour.
about-bishop = À la fin 4 points par église et pour la Cathédrale.
about-architect = À la fin 7 points chacun pour Port, Fort, Cathédrale et Palais.
about-governor = À la fin 6 points par quartier qui a quatre sortes de bâtiments nobles, en plus de ses points propres.
about-mine = Chaque case remplie d'ouvriers donne 1 pierre.
about-forest = Chaque case remplie d'ouvriers donne 1 bois.
about-fields = 2 ouvriers ensemble rapportent 1 pièce d'argent.
about-artisan = Chaque ouvrier fait une ressource précieuse avec 1 bois ou 1 pierre.
about-dock = Chaque ouvrier charge jusqu'à 3 ressources sur le bateau.
about-order = Des ouvriers ici permettent de choisir une autre place dans l'ordre du tour suivant.

## Sur le plateau

code-hut = h
code-house = M
code-stonecutter = Ta
code-carpenter = Ch
code-market = Mr
code-corporation = En
code-monument-square = Pm
code-garden-square = Pj
code-monument = Mo
code-garden = Ja
code-barracks = Ca
code-church = Ég
code-palace = Pa
code-cathedral = Cd
code-natives = I
code-pirates = P
label-year = { $year } sur { $last }
label-placing = placement
label-effects = effets
label-ordering = ordre du tour suivant
label-order = Ordre
label-attacked = a attaqué
label-line = ligne de départ
label-ring = autour de la Plaza Mayor
label-plaza = Plaza Mayor
label-centre = centre
label-connected = centre relié
label-road = route
label-wall = mur
label-open = côté ouvert
label-workers-sign = A2 : 2 ouvriers de A
label-grids = Grilles : points d'une case, pion de qui
label-owed = ! : dette
label-shadow = s : couleur neutre
label-stands = construit
label-stands-on = construit en { $space }
label-needs = ouvriers
label-free = gratuit
label-completing = achevé : +{ $points }
label-offices = Personnages : prix, points requis
label-offices-signs = lettre : titulaire, ? : candidat
label-ship = Bateau
label-no-harbor = attend le Port
label-in-port = au port, ressources : { $aboard } sur { $capacity }
label-leaving = part cette année, ressources : { $aboard } sur { $capacity }
label-away = en mer jusqu'en { $year }, ressources à bord : { $aboard }
label-enemies = Ennemis
label-enemy = { $enemy } { $value } (+{ $bonus })
label-enemy-far = { $enemy } pas en vue
label-coming = après cette année : { $enemies }
label-open-edges =
    { $count ->
        [0] la ville est fermée
        [one] { $count } côté ouvert
       *[other] { $count } côtés ouverts
    }
label-houses = Une maison vaut
label-stock = En réserve
label-pieces = murs et routes { $count }
label-shadows = pions neutres { $count }
label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
label-silver = argent { $count }
label-supply = ouvriers { $count }
label-tiles = huttes restantes { $count }
label-goods = ressources
label-work = au travail
label-cargo = sur le bateau
label-held = personnages
label-war = guerre
label-recalling = après la guerre
label-war-leader = { $enemy }, menés par { $leader }
label-attackers = assaillants { $count } sur { $strength }, { $outside } dehors
label-mustering = les assaillants se placent
label-cannons = les canons
label-garrisoning = les défenseurs se placent
label-war-turn = tour de guerre { $turn }
label-battle = batailles dans ce tour
label-quiet = tours calmes { $quiet } sur 3
label-mover = à { $mover } de jouer
label-outside = Dehors
label-group-sign = A2 deux de A
label-mixed-sign = ABC mêlé, A commande
label-fought = a combattu
label-rests = se repose
label-idle-sign = (A1) fermée par un ouvrier de A
label-steps = { $count } pas

## Essayer une action : ce qu'elle coûte et laisse, et ce dont il faut se garder

holding-workers = ouvriers en réserve
holding-silver = argent
holding-wood = bois
holding-stone = pierre
holding-precious = ressources précieuses

warning-bid = En l'état, vous ne pouvez pas devenir { $office } : il faut { $silver } pièces d'argent et { $points } points. Une candidature manquée coûte { $fine } points.
warning-debt = En l'état, vous ne pouvez pas payer votre dette sur { $grid-one } : impayée, elle coûte { $fine } points, et l'ouvrier revient.
