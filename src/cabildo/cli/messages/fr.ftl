# Ce que dit la commande `cabildo`.

bot-name = Robot { $number }
and = {" "}et{" "}

## Aide de la commande

help-cabildo = Jouer à des jeux de société dans le terminal, et les étudier.
help-version = Afficher la version et sortir.
help-play = Jouer une partie ici, contre des programmes ou à plusieurs devant un écran.
help-resume = Reprendre une partie : un enregistrement ou une position.
help-new = Écrire l'enregistrement d'une nouvelle partie où personne n'a encore joué.
help-replay = Vérifier un enregistrement, montrer ce qui s'est passé et le plateau à la fin.
help-simulate = Faire jouer beaucoup de parties à des programmes et compter les points.
help-rules = Montrer des règles par identifiant ou par mots, ou celles qu'aucun test ne nomme.
help-position = Travailler sur des positions écrites.
help-check = Vérifier qu'une position est complète et possible.
help-titles = Énumérer les jeux installés, avec leurs options.
help-serve = Servir le jeu dans le navigateur, pour vous ou pour un club.
help-host = L'adresse d'écoute ; 0.0.0.0 pour toutes.
help-port = Le port ; sinon 8000 ou le prochain libre.
help-database = Une URL PostgreSQL ; sinon SQLite dans le dossier de données.
help-data = Le dossier de données ; sinon celui du système.
help-open = Ouvrir la page.
help-no-rate-limits = Laisser chacun demander aussi souvent qu'il veut.
help-push-contact = Permettre d'être prévenu de son tour sans page ouverte (web push) ; les services de notification apprennent cette adresse mailto: ou https: pour se plaindre.
help-https = Cookies seulement par HTTPS, pour un serveur derrière un mandataire.
help-allowed-host = Un nom sur l'internet par lequel on ouvre la page, par exemple jeux.example (répétable).
help-trusted-proxy = Un mandataire sur une autre machine, par adresse ou réseau ; il dit qui demande (répétable).
help-limit = Régler une des limites du serveur, par exemple connections=1000 (répétable).
help-bot-pause = Le temps qu'un programme attend avant chaque coup ; les pages montrent ses coups à leur propre rythme.
help-test-seed = Pour les tests : le hasard vient de ce nombre, et qui le connaît peut le prédire.
help-backup = Écrire dans un seul fichier tout ce qu'un serveur garde ; il peut rester en marche.
help-restore = Remettre une sauvegarde, dans SQLite ou PostgreSQL.
help-verify = Rejouer le journal de chaque table et nommer celles qui ne concordent pas. Code de sortie 1 s'il y en a, 2 si c'est impossible.
help-backup-file = Où écrire ; contient la clé de signature, à garder aussi bien que le serveur.
help-restore-file = Une sauvegarde.
help-force = Remplacer le fichier.
help-replace = Jeter ce qui est maintenant dans la base de données.
help-repair = Remettre les tables abîmées à leur dernier état sûr ; ce qui est retiré est gardé dans un fichier.
help-workers = Combien de processus vérifient ; sinon un par cœur.
help-remove = Retirer du serveur une table, une personne ou une ligne de discussion, pour toujours ; il peut rester en marche.
help-remove-table = Supprimer une table avec sa partie, ses discussions et ses notes.
help-remove-person = Supprimer une personne et tout ce qui est à elle, comme si elle l'avait fait elle-même.
help-remove-chat = Supprimer ce que dit une ligne de discussion.
help-yes = Ne pas demander.
help-table-id = La table, comme finit son adresse dans le navigateur.
help-person = L'identifiant ou le nom d'une personne.
help-line-number = Le numéro de la ligne ; sans lui, toutes les lignes sont montrées.
needs-extra = { $missing } n'est pas installé, or il en faut ici : { $command }
serving = Cabildo est à { $address } (Ctrl-C l'arrête).

help-title = Le jeu : voir `cabildo titles`.
help-players = Le nombre de joueurs.
help-seed = Rend le hasard et les adversaires reproductibles.
help-option = Une option du jeu ; peut être répétée. Voir `cabildo titles`.
help-board = Un plateau avec d'autres nombres que ceux qui sont imprimés.
help-language = La langue ; sinon CABILDO_LANGUAGE ou celle du système.
help-seat = Votre place, à partir de 1 ; plusieurs s'il y a plusieurs personnes. Sinon la première.
help-hot-seat = Des personnes à toutes les places, qui se passent l'écran.
help-opponent = Les programmes aux autres places : { $bots }. Sinon simple.
help-name = Le nom d'une personne, dans l'ordre des places ; peut être répété.
help-ask-all = Demander aussi ce à quoi presque tout le monde répond la même chose.
help-resume-file = Un enregistrement ou une position.
help-new-file = Où écrire ; ne doit pas encore exister.
help-replay-file = Un enregistrement.
help-to = Seulement les N premiers coups.
help-check-file = Une position, en JSON ou en YAML.
help-games = Le nombre de parties.
help-simulate-seed = La même graine donne les mêmes parties.
help-bots = Un programme pour toutes les places, ou un pour chacune : { $bots }.
help-json = Donner le résultat en JSON.
help-rule-words = L'identifiant d'une règle, ou des mots qu'elle contient.
help-rule-title = Seulement les règles de ce jeu.
help-coverage = Énumérer les règles qu'aucun test ne nomme ; code de sortie 1 s'il y en a.
help-tests = Le dossier des tests, pour --coverage.

## À la table : réponses

no-such-number = Il n'y a pas de choix { $text } ; les numéros sont { $keys }.
ambiguous = « { $text } » peut vouloir dire : { $found }
not-understood = « { $text } » n'est ni une réponse ni une commande ; tapez « aide » pour voir ce que vous pouvez faire.
allowed = « { $notation } » est possible maintenant.
objection = « { $notation } » n'est pas possible : { $reason } ({ $rule })
too-many-answers = « { $text } » et la suite sont de trop : votre tour serait déjà fini. Rien n'a été fait.
rest-not-taken = Il y a du nouveau : « { $text } » et la suite ne sont pas pris en compte.
followed-by-itself = « { $text } » n'est pas possible : vos réponses précédentes laissent { $number } ici. Rien n'a été fait.
series = Vous pouvez taper les nombres de tous sur une ligne, ou « auto ».
usual-answer = Entrée seule : { $answer }
heading-about = {" "}({ $about }) :
heading-end = {" "}:

## À la table : commandes

command-why = pourquoi
command-why-usage = pourquoi [ACTION]
command-why-help = quelle règle s'oppose à une action, par exemple : pourquoi build wharf
command-undo = annuler
command-undo-usage = annuler
command-undo-help = reprendre votre dernière réponse, tant que rien de nouveau n'est révélé et que personne d'autre n'a joué
command-auto = auto
command-auto-usage = auto
command-auto-help = laisser l'ordinateur répondre à cette question et à celles du même genre qui suivent
command-always = toujours
command-always-usage = toujours RÉPONSE | demander
command-always-help = répondre d'avance à un genre de question, là où c'est indiqué ; « toujours » dit ce que vous avez répondu, « toujours demander » y met fin
always-hint = « toujours RÉPONSE » répond désormais à ce genre de question : { $answers }.
always-ask = demander
always-not-here = On ne peut pas répondre d'avance à cette question.
always-not-this = On ne peut pas donner cette réponse d'avance, seulement : { $answers }.
always-answer = { $question } : { $answer }
always-answers = Vous répondez d'avance : { $answers }. « toujours demander » y met fin.
always-none = Vous n'avez répondu d'avance à rien.
always-asked = On vous demandera de nouveau.
command-board = plateau
command-board-usage = plateau
command-board-help = montrer le plateau de nouveau
command-log = journal
command-log-usage = journal [N|tout]
command-log-help = ce qui s'est passé jusqu'ici
command-about = info
command-about-usage = info PIÈCE|NUMÉRO
command-about-help = ce que fait une pièce ou une carte
command-rules = règles
command-rules-usage = règles ID|MOTS
command-rules-help = chercher une règle (le texte des règles est en anglais)
command-save = sauver
command-save-usage = sauver FICHIER
command-save-help = écrire la partie dans un fichier
command-help = aide
command-help-usage = aide
command-help-help = cette liste
command-quit = quitter
command-quit-usage = quitter
command-quit-help = partir ; la partie est gardée et peut être reprise

welcome = Tapez « aide » pour voir tout ce que vous pouvez faire d'autre, et « quitter » pour arrêter : la partie est gardée.
help-answers = Tapez le numéro d'un choix, sa notation, ou assez de ses mots. Plusieurs réponses tiennent sur une ligne : les numéros séparés par des espaces, la notation par des virgules.
why-not = { $reason } ({ $rule }) : { $actions }
why-what = Il ne manque ici rien de ce qu'on pourrait chercher. Nommez une action, par exemple : pourquoi pass
explain-what = Nommez un bâtiment, une carte ou son numéro, comme les réponses et le plateau les appellent.
rules-what = Nommez une règle ou quelques mots, par exemple : règles wharf
save-exists = { $file } : existe déjà
save-failed = { $file } : ne peut pas être écrit ({ $problem })
save-where = Nommez un fichier, par exemple : sauver partie.json
saved = Sauvé dans { $file }
taken-back = Votre dernière réponse est reprise.
undo-nothing = Vous n'avez aucune réponse à reprendre.
undo-other = Trop tard : quelqu'un d'autre a joué depuis.
undo-learned = Trop tard : quelque chose de nouveau a été révélé depuis.
curtain = L'écran passe à { $seat }. Appuyez sur Entrée quand { $seat } est seul à regarder.
curtain-undo = { $seat } peut encore taper « annuler ».
quit-now = maintenant
quit-unsaved = La partie n'a pas pu être gardée ({ $problem }). Tapez d'abord « sauver FICHIER », ou « quitter maintenant » pour la perdre.
not-kept = La partie ne peut pas être gardée d'elle-même ({ $problem }) ; utilisez « sauver FICHIER ».
lost = La partie n'a pas été gardée : { $problem }.
go-on = La partie est gardée. Pour la reprendre : cabildo resume { $file }
record-kept = L'enregistrement de la partie : { $file }

## La fin

total = total
tiebreak = départage : { $what }
rank = rang
won =
    { $count ->
        [one] { $names } gagne avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $names } se partagent la victoire avec { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    }

## Enregistrements, positions, jeux

taken-back-chance =
    { $count ->
        [one] { $seat } a repris une fois ce que le hasard avait décidé : il a décidé de nouveau.
       *[other] { $seat } a repris { $count } fois ce que le hasard avait décidé : il a décidé de nouveau.
    }
replayed =
    { $moves ->
        [one] { $file } est correct : { $moves } coup.
       *[other] { $file } est correct : { $moves } coups.
    }
position-fits = { $file } est correct : { $name } à { $players }, on demande à { $seat } : { $question }
position-over = { $file } est correct : { $name } à { $players }, la partie est terminée.
title-players = pour { $counts } joueurs
title-first-game = Pour une première partie : { $options }
default = (sauf avis contraire)

## Règles

no-rule = aucune règle ne contient : { $words }
rule-check = Vérification :
rule-unclear = Pas clair :
rule-ruling = Décision :
no-such-rule = { $rule }  est nommée par un test, mais cette règle n'existe pas
coverage = { $covered } règles sur { $count } de { $name } ont un test

## Simulation

simulating = On joue
heading-seat = place
heading-bot = programme
heading-score = score moyen
heading-wins = victoires
compiled = compilé
interpreted = interprété
simulated = { $games } parties, { $decisions } décisions ; par seconde de jeu du processeur : { $games_per_cpu_second } parties, { $decisions_per_cpu_second } décisions ({ $how })

## Sauvegarder, remettre, vérifier

keeping-progress = { $what } : { $percent } %
keeping-database = base de données : { $detail }
keeping-no-database = il n'y a pas de base de données à { $file }
keeping-not-ours = la base de données ne contient rien de Cabildo
keeping-older = la base de données est d'une version plus ancienne de Cabildo ; démarrez le serveur une fois pour la mettre à jour
keeping-newer = la base de données est d'une version plus récente de Cabildo
backup-reading = Lecture de { $table }
backup-exists = { $file } : existe déjà (--force le remplace)
backup-folder = { $file } : est un dossier
backup-no-key = { $folder } : n'a pas de signing.key ; nommez le dossier de données du serveur avec --data
backed-up =
    { $tables ->
        [one] { $file } contient { $tables } table
       *[other] { $file } contient { $tables } tables
    } et { $people ->
        [one] { $people } personne.
       *[other] { $people } personnes.
    } Il contient aussi la clé de signature : gardez-le aussi bien que le serveur.
restore-checking = Contrôle de la sauvegarde
restore-writing = Écriture
restore-damaged = { $file } : n'est pas une sauvegarde, ou est abîmé ; rien n'a été changé
restore-newer = { $file } : a été fait par une version plus récente de Cabildo
restore-not-empty = la base de données n'est pas vide (--replace jette ce qu'elle contient)
restore-serving = un serveur travaille sur cette base de données ; arrêtez-le d'abord
restored =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } : tout est comme le { $created }.
verifying = Vérification
verify-fault = { $table } ({ $title }) : { $what }
verify-good = bon jusqu'au numéro { $good } sur { $sequence }
verify-hopeless = ne peut être réparée ; remettez une sauvegarde, ou supprimez la table
verify-damage = la base de données elle-même est abîmée : { $detail }
verify-damaged = la base de données elle-même est abîmée ({ $detail }) ; remettez une sauvegarde
verify-too-many = { $count } tables sont abîmées : autant n'est pas un accident, mais peut-être une autre version de Cabildo ; rien n'a été réparé (remettez une sauvegarde, ou prenez la version avec laquelle elles ont été jouées)
verified =
    { $tables ->
        [one] { $tables } table : { $good } en ordre, { $broken } abîmées, { $unknown } non vérifiées.
       *[other] { $tables } tables : { $good } en ordre, { $broken } abîmées, { $unknown } non vérifiées.
    }
repaired = { $table } : remise au numéro { $sequence } ; son état précédent est dans { $file }
fault-title = non vérifiée : le jeu { $detail } n'est pas installé
fault-rules = non vérifiée : jouée selon la version { $detail } des règles
fault-seats = ses places ne sont pas au complet
fault-row = les options ou l'origine ne sont pas du JSON
fault-asked = la demande de reprise est illisible
fault-gap = l'entrée { $sequence } manque
fault-json = l'entrée { $sequence } n'est pas du JSON
fault-kind = l'entrée { $sequence } est d'une sorte qui n'a pas sa place ici : { $detail }
fault-moves = l'entrée { $sequence } mène à une autre position que celle qui était là
fault-strange = l'entrée { $sequence } est ce qui avait été écrit, mais cette version ne peut la jouer : { $detail }
fault-replay = l'entrée { $sequence } ne peut être jouée : { $detail }
fault-hash = l'entrée { $sequence } n'est pas ce qui avait été écrit
fault-snapshot = l'instantané du numéro { $sequence } n'est pas la position à laquelle mène le journal
fault-start = la position de départ est illisible
fault-sequence = le journal va jusqu'à { $sequence }, la table dit autre chose
fault-status = l'état « { $detail } » ne va pas avec le journal
fault-actor = d'après le journal, c'est le tour d'une autre place
fault-unreadable = illisible : { $detail }

## Supprimer

remove-no-table = il n'y a pas de table { $table }
remove-nobody = personne n'a l'identifiant ou le nom { $who }
remove-no-line = il n'y a pas cette ligne dans la discussion de { $table }
remove-no-chat = rien n'a été dit à { $table }, ou cette table n'existe pas
remove-table-facts =
    { $table } : { $title }, { $status }, dernier changement { $moved } ; { $people ->
        [0] personne n'y est assis
       *[other] y sont assis { $names }
    } ; entrées : { $entries }, lignes de discussion : { $lines }
remove-person-facts = { $name } ({ $person }), ici depuis { $created } : tables : { $tables }, lignes de discussion : { $lines }, tables avec des notes : { $notes }
remove-line-facts = { $number }. { $name }, { $at } : { $text }
remove-which = Laquelle (1 à { $count }) ?
remove-several = plusieurs portent ce nom : donnez l'identifiant ; rien n'a été supprimé
remove-sure = Supprimer cela pour toujours ? (o/n)
remove-yes = o oui y yes
remove-not = rien n'a été supprimé
removed = Supprimé.
