# Le client du navigateur en français. Les mots d'un titre sont dans ses propres catalogues.

## Partout

brand-home = Cabildo, première page
menu = Menu
about = Qu'est-ce que c'est : { $name } ?
skip = Aller à la page
close = Fermer
cancel = Annuler
saved = Enregistré
yes = oui
colon = {"\u00A0: "}
no = non
credits = Crédits
nav-label = Pages
nav-start = Jouer
nav-games = Mes parties
nav-lobby = Salon
nav-help = Règles et aide
language = Langue
language-en = anglais
language-fr = français
table = Table
players = Joueurs
unofficial-short = Un projet libre et non officiel, fait par des joueurs, sans lien avec aucun éditeur.
connection-on = En ligne
connection-lost = Connexion perdue ; nouvel essai en cours

## Problèmes

problem-not-found = Il n'y a rien de tel ici.
problem-forbidden = Vous ne pouvez pas faire cela.
problem-conflict = La table a avancé entre-temps ; voici où elle en est.
problem-invalid = Ce n'est pas possible.
problem-not-your-turn = C'est maintenant à quelqu'un d'autre.
problem-final-in-list = Le coup { $number } de cette suite est sans retour : rien ne peut être envoyé avec lui pour la suite. Rien n'a été joué.
problem-key-used = Cela a été envoyé à la place d'autre chose, qui est déjà fait. Rechargez la page.
problem-unknown-host = Ce serveur ne répond pas au nom de cette adresse. La personne qui l'héberge peut l'autoriser.
problem-too-many = C'était beaucoup à la fois. Attendez un instant et réessayez.
problem-quota-guests-an-hour = { $most } nouvelles personnes par heure au plus depuis une même connexion. Réessayez dans { $minutes } min.
problem-quota-tables-an-hour = { $most } nouvelles tables par heure au plus depuis une même connexion. Réessayez dans { $minutes } min.
problem-quota-records-an-hour = { $most } parties notées par heure au plus depuis une même connexion. Réessayez dans { $minutes } min.
problem-quota-open-tables = { $most } tables qui attendent des joueurs au plus : commencez ou quittez d'abord l'une des vôtres.
problem-quota-unfinished-tables = { $most } tables dont la partie n'est pas finie au plus : finissez d'abord l'une des vôtres.
problem-quota-records = { $most } parties notées au plus : supprimez d'abord l'une des vôtres.
problem-quota-record-megabytes = { $most } Mo de parties notées au plus : supprimez d'abord l'une des vôtres.
problem-too-large = C'est trop long : { $kilobytes } ko au plus.
problem-nobody = Le serveur ne vous connaît plus. Rechargez la page.
problem-name = Ce nom ne convient pas : il contient des caractères que les autres ne peuvent ni voir ni lire. Choisissez-en un autre.
problem-recovery = Ce lien ne vaut plus : il a été remplacé ou retiré, ou il en manque une lettre.
problem-internal = Quelque chose a mal tourné sur le serveur.
problem-storage = Le serveur ne peut rien enregistrer pour le moment. La personne qui l'héberge doit s'en occuper ; réessayez plus tard.
problem-unreachable = Le serveur est injoignable pour le moment.
problem-reload = Le serveur a été renouvelé depuis le chargement de cette page : rechargez-la.
reload = Recharger
nowhere-title = Rien ici
nowhere-text = La carte ne montre aucune terre à cette adresse.
no-table-title = Pas de table ici
no-table-text = Il n'y a à cette adresse aucune table que vous puissiez regarder. Elle est peut-être privée : demandez un lien à quelqu'un qui y joue. Ou bien votre lien a déjà servi, a été retiré ou a perdu une lettre, ou la partie notée a été supprimée.

## Personnes et places

guest-names = Albatros, Pélican, Frégate, Héron, Martin-pêcheur, Sterne, Pétrel, Pluvier, Balbuzard, Bécasseau, Flamant, Perruche
bot-names = Alonso, Beatriz, Catalina, Diego, Elvira, Fernando, Gracia, Hernán
bot-level-random = au hasard
bot-level-simple = simple
person-name = Votre nom
person-name-empty = inventé si vous n'en donnez pas
person-colour = Couleur
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-orange = orange
colour-teal = turquoise
colour-brown = brun
seat-number = Place { $number }
seat-name = Nom à la place { $number }
seat-name-empty = nom
seat-me = Moi
seat-screen = Quelqu'un d'autre à cet écran
seat-link = Un ami, par un lien
seat-bot = robot
seat-bot-level = Robot : { $level }
seat-open = place libre
seat-gone = Quelqu'un qui est parti
seat-automaton = automate
seat-person = Joueur { $number }
seat-yours = vous
seat-here = à cet écran
seat-away = hors ligne
seat-thinking = décide
seat-next = à jouer
seat-stand-in = un robot joue à sa place
seat-to-bot = Laisser jouer un robot

## Première page

start-title = Jouer
start-lead = Jeux de plateau des Caraïbes espagnoles et du Río de la Plata : contre des robots, à un seul écran, ou avec des amis par un lien.
start-choose = Choisissez un jeu
start-against = Contre des robots
start-players = Adversaires
start-opponents =
    { $count ->
        [0] personne : l'automate du jeu
        [one] un robot
       *[other] { $count } robots
    }
start-bots = Comment ils jouent
start-play = Jouer
start-friends = Jouer avec des amis, ou préparer une table
start-rules = Lire les règles
start-waiting = Continuer à jouer
start-resume = Continuer
start-others = Vos autres tables
players-range = { $from } à { $to } joueurs

## Nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-seats = Places
new-count = Joueurs
new-options = Options
new-first = Première partie
new-first-help = Choisit ce qui convient à qui ne connaît pas encore le jeu.
new-table = Table
new-public = Publique : chacun peut prendre une place libre ou regarder
new-days = Temps pour un coup
new-days-none = sans limite
new-days-count =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
new-days-help = Une fois écoulé, les autres peuvent laisser jouer un robot ; le joueur peut revenir à tout moment.
new-unknown = Il n'y a pas ici de jeu « { $name } ». Choisissez-en un parmi ceux-ci.
new-make = Préparer la table
new-then-links = Vous recevrez un lien pour chaque ami.
new-then-start = La partie commence aussitôt.
option-needs = Seulement si « { $option } » vaut : { $value }.
option-random = au hasard

## Listes de tables

lobby-lead = Les tables où chacun peut s'asseoir ou regarder.
lobby-empty = Aucune table n'est ouverte à tous pour le moment.
lobby-more = Montrer plus de tables
games-empty = Vous n'avez encore aucune table.
table-open-seats =
    { $count ->
        [0] prête à commencer
        [one] une place libre
       *[other] { $count } places libres
    }
table-running = en cours
table-over = terminée
table-ended = terminée le { $when }
result-own = { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place sur { $count }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
history = Historique
history-empty = Vous n'avez encore terminé aucune partie.
history-games =
    { $count ->
        [0] Aucune partie
        [one] Une partie
       *[other] { $count } parties
    }
history-title = Jeu
history-all = tous
history-more = Montrer plus de parties
history-averages = En moyenne
history-opponents = Par adversaire
history-opponent = Adversaire
history-bots = robots, { $level }
history-played = parties
history-won = gagnées
history-rank = place
history-points = points
history-before = devant eux
history-theirs = leurs points
history-not-counted = Les parties à un seul écran et celles qui en continuent une autre sont dans la liste, mais pas dans les moyennes.
table-moved = Dernier coup { $when }
time-just-now = à l'instant
table-deadline = le délai expire { $when }

## Avant la partie

room-invited = Une place vous attend à cette table. Dites qui vous êtes et asseyez-vous.
room-waiting = La partie commence quand toutes les places sont prises.
room-full = Tout le monde est là.
room-join = Prendre une place
room-start = Commencer la partie
room-link = Lien pour la place { $number }
room-copy = Copier le lien
room-copied = Copié

## À la table

turn-yours = À vous
turn-others = Ce n'est pas à vous
turn-of = { $name } décide
skip-question = Aller à la question
not-now = impossible maintenant
glows-nothing = Rien sur le plateau ne peut être choisi maintenant.
panel-label = Ce qui est demandé
panel-so-far = Jusqu'ici :
panel-answers = Toutes les réponses
panel-why = Pourquoi pas ?
plan-less = Un de moins : { $name }
plan-more = Un de plus : { $name }
frame-areas = Parties de la table
frame-board = Plateau
frame-aside = Suite
frame-own = À moi
frame-others = Les autres
frame-glows = on peut y choisir quelque chose
frame-look = regarder le plateau
frame-board-of = Plateau de { $name }
panel-show = Montrer sur le plateau ce qui peut être choisi
panel-filter = Chercher parmi les réponses
panel-confirm = Confirmer : { $action }
panel-why-final = Vous ne pourrez pas le reprendre sans les autres : quelqu'un en apprend quelque chose, ou le hasard décide, ou la partie finit.
panel-why-final-alone = Vous en apprenez quelque chose, ou le hasard décide, ou la partie finit. Le reprendre plus tard serait consigné.
panel-why-always = Vous voulez confirmer chaque coup ; les réglages permettent d'en changer.
panel-caution = attention
foreseen-cost = { $holding } : { $cost } en moins
foreseen-left = { $holding } : { $cost } en moins, il en reste { $left }
foreseen-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
foreseen-points-lost =
    { $points ->
        [one] { $points } point perdu
       *[other] { $points } points perdus
    }
panel-retrying = Le serveur ne répond pas ; nouvel essai.
panel-auto = Répondu pour vous : { $action }
panel-auto-change = Répondre moi-même
pace-catch-up = Aller à mon tour
meanwhile = Depuis mon tour
meanwhile-start = Comme c'était après votre dernier coup
meanwhile-at = { $number } sur { $count }
meanwhile-end = Revenir au présent
beads = Ce que les autres ont fait depuis mon tour
beads-step = Le revoir pas à pas
full-screen = Plein écran
full-screen-end = Quitter le plein écran
panel-answers-here = Toutes les réponses sont à côté de la question.
panel-explain = Expliquer
panel-usual = la réponse habituelle
panel-always = Toujours répondre :
panel-confirm-always = Confirmer, maintenant et toujours : { $action }
standing-answer = { $question } : { $answer }
standing-answers = Répondu d'avance
standing-end = Me redemander
problem-too-many-standing = Vous avez déjà répondu d'avance à { $most } genres de questions ; mettez d'abord fin à l'un d'eux.
panel-sending = Un instant
why-not =
    { $count ->
        [one] Pourquoi pas autre chose ?
       *[other] Pourquoi pas autre chose ? ({ $count })
    }
why-rule = Lire la règle { $rule }
rules-open = Règles
rules-drawer = Les règles sous la main
rules-whole = Sur leur propre page
undo = Reprendre
undo-rewind-title = Reprendre ?
undo-rewind-text =
    { $count ->
        [one] On revient à « { $action } ». Un coup d'un autre joueur, joué depuis, est repris aussi.
       *[other] On revient à « { $action } ». { $count } coups d'autres joueurs, joués depuis, sont repris aussi.
    }
undo-rewind-do = Tout reprendre
undo-rewind-not = Ne rien changer
undo-ask = Demander à reprendre
undo-asked = { $name } voudrait reprendre un coup.
undo-allow = Accepter
undo-refuse = Refuser
undo-waiting = { $name } voudrait reprendre un coup ; on attend { $others }.
taken-back-chance =
    { $count ->
        [one] { $name } a repris une fois ce que le hasard avait décidé : il a décidé de nouveau.
       *[other] { $name } a repris { $count } fois ce que le hasard avait décidé : il a décidé de nouveau.
    }
move-cut-short =
    { $count ->
        [one] Il y a du nouveau : votre dernière action n'a pas été jouée. Décidez de nouveau.
       *[other] Il y a du nouveau : vos { $count } dernières actions n'ont pas été jouées. Décidez de nouveau.
    }
leave = Quitter
leave-title = Quitter cette table ?
leave-text = Un robot joue pour vous. Vous pouvez revenir à tout moment et reprendre votre place.
leave-do = Quitter la table
leave-not = Rester
come-back = Reprendre ma place
spectator = Vous regardez
board-text = Plateau en texte
board-drawn = Plateau en image
points-now = Points jusqu'ici
points-told = Points jusqu'ici : { $points }
points-hidden = Points jusqu'ici : cachés
points-at-least = Points jusqu'ici : { $points }, sans compter ce qui est caché
side-label = Journal, discussion et notes
side-label-watching = Journal et discussion
side-log = Journal
side-chat = Discussion
side-notes = Notes
side-hidden = Caché jusqu'à ce que le joueur suivant soit là.
log-newest = À la dernière ligne
log-news = nouveau
chat-removed = retiré
chat-empty = Personne n'a encore rien dit.
chat-say = Dire quelque chose
chat-send = Dire
notes-help = Personne d'autre ne peut lire ceci.
notes-loading = Un instant.
notes-saved = Enregistré.
notes-saving = Enregistrement.
notes-unsaved = Non enregistré : le serveur est injoignable.
curtain-title = { $name }, c'est à vous
curtain-text = Passez l'écran. Le plateau apparaît quand vous êtes là et que personne d'autre ne regarde.
curtain-lift = Je suis { $name }
end-winner =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
end-rank =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
end-total = Total
end-tie = Égalité : { $name }
end-again = Rejouer
end-next = Vers la partie suivante

## Relecture et courbes

replay = Relire
replay-running = La partie est en cours : vous voyez ce que vous pouviez savoir à ce moment.
replay-at = Coup { $move } sur { $last }
replay-at-several = Coups { $first } à { $move } sur { $last }
replay-news =
    { $count ->
        [one] { $count } nouveau coup
       *[other] { $count } nouveaux coups
    }
replay-start = Le début
replay-hidden = un choix secret
replay-did = { $name } : { $action }
replay-controls = Parcourir la partie
replay-first = Au début
replay-round-back = Un tour en arrière
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-round-forward = Un tour en avant
replay-last = À la fin
replay-slider = Coup
replay-speed = Vitesse
replay-speed-value =
    { $number ->
        [one] { $number } coup par seconde
       *[other] { $number } coups par seconde
    }
replay-eyes = Vu par
replay-eyes-nobody = un spectateur
replay-link-by-hand = Le navigateur ne laisse pas cette page copier. Ce lien mène au coup :
replay-download = Télécharger
replay-back-to-table = À la table
replay-log = Journal : choisissez une ligne pour aller à son coup
replay-score = Points à ce coup
fork = Continuer d'ici
fork-title = Continuer à partir du coup { $step }
fork-text = Une nouvelle table commence par cette position ; l'ancienne partie reste comme elle est.
fork-sampled = La partie est en cours : ce que vous ne pouvez pas savoir est tiré de nouveau à la nouvelle table.
fork-do = Préparer la table
source-fork = suite du coup { $step }
source-sampled = l'inconnu tiré de nouveau
source-record = partie notée
record-bring = Ouvrir une partie notée
record-bring-help = Une partie téléchargée ici ou enregistrée par la commande cabildo : parcourez-la coup par coup et continuez où vous voulez.
record-checking = La partie notée est vérifiée …
record-delete = Supprimer la partie notée
record-delete-title = Supprimer cette partie notée ?
record-delete-text = Elle est supprimée pour tout le monde, et ses liens ne mènent plus nulle part. Les parties continuées à partir d'elle restent.
record-delete-do = La supprimer
record-delete-not = La garder
problem-not-started = Cette partie n'a pas encore commencé : il n'y a rien à relire.
problem-no-replay = Cette partie ne peut pas être montrée coup par coup.
problem-record-unreadable = Ce fichier n'est pas une partie notée : il ne se lit ni comme JSON ni comme YAML.
problem-record-field = Cette partie notée n'est pas entière : une de ses données manque, est inconnue ou fausse.
problem-record-format = Cette partie est notée dans un autre format (version { $version }), qui n'est pas connu ici.
problem-record-title = C'est une partie d'un jeu qui n'est pas connu ici : { $title }.
problem-record-rules = Cette partie suit une autre version des règles ({ $version }), qui n'est pas connue ici.
problem-record-start = Cette partie notée ne peut pas être ouverte : une partie ne peut pas commencer ainsi.
problem-record-move = Cette partie notée ne peut pas être ouverte : le coup { $number } n'est pas possible.
problem-record-end = Cette partie notée ne peut pas être ouverte : ses coups mènent à une autre fin que celle qu'elle dit.
charts = Courbes
chart-of = Courbe : { $name }, par coup. Les mêmes nombres sont dans le tableau dessous.
chart-pick = Un clic mène à ce coup.
chart-start = début
chart-move = coup { $number }
chart-column = Coup
chart-table = Les nombres en tableau

## Réglages

settings = Réglages
settings-theme = Apparence
settings-theme-auto = comme le système
settings-theme-light = de jour
settings-theme-dark = à la lampe
settings-confirm = Confirmer les coups
settings-confirm-final = qu'on ne peut pas reprendre librement
settings-confirm-always = toujours
settings-confirm-never = jamais
settings-motion = Les pièces se déplacent
settings-motion-off = pas du tout
settings-motion-slow = lentement
settings-motion-normal = calmement
settings-motion-fast = vite
settings-pace = Les robots jouent
settings-pace-slow = lentement
settings-pace-usual = un coup après l'autre
settings-pace-fast = vite
settings-pace-none = tout de suite
settings-askeverything = Tout me demander, même là où presque tous répondent pareil
settings-curtain = À un seul écran, cacher le plateau entre les joueurs
settings-sound = Un son bref quand c'est à moi
settings-sounds = Des sons pour les coups, les messages et la fin d'une partie
settings-notify = Une notification quand c'est à moi et que cette page est à l'arrière-plan
settings-notify-refused = Le navigateur ne montre pas de notifications de cette page : autorisez-les dans ses réglages. Sans HTTPS il n'y en a pas.
settings-shortcuts = Touches pour jouer

## Liens et données personnelles

bell = Me prévenir
bell-on = Quand ce sera à vous à cette table, ce navigateur vous le dira, même sans page ouverte.
bell-off = Cette table ne vous prévient plus.
bell-refused = Le navigateur ne laisse pas cette page vous prévenir : autorisez les notifications dans ses réglages. Dans une fenêtre privée il n'y en a pas.
watch-let = Laisser regarder
watch-text = Qui a le lien peut regarder cette table et lire la discussion, maintenant et plus tard, mais ne voit aucun secret d'une partie en cours et ne peut ni jouer ni écrire.
watch-public = Cette table est publique : chacun peut la regarder à cette adresse.
watch-make = Créer un lien
watch-link = Lien pour regarder
watch-end = Retirer le lien
watch-end-text = Quand vous le retirez, personne de ceux qui sont venus par ce lien ne peut plus regarder. Vous pouvez en créer un autre.
me-title = Vos données
me-link = Vos données : autre navigateur, téléchargement, suppression
me-nobody = Ce serveur ne sait encore rien de vous.
me-lead = Ce qui est gardé de vous est ce que vous voyez ici : un nom et une couleur, vos places et vos coups, ce que vous avez dit et noté.
me-recovery = Dans un autre navigateur
me-recovery-text = Un lien de récupération fait d'un autre navigateur le vôtre : votre nom, vos places, vos notes. Il aide aussi quand ce navigateur perd ses cookies.
me-recovery-warning = Qui a ce lien est vous. Gardez-le comme une clé et ne l'envoyez à personne.
me-recovery-link = Votre lien de récupération
me-recovery-once = Il n'est montré que maintenant. Copiez-le, ou ouvrez-le tout de suite dans l'autre navigateur.
me-recovery-made = Vous avez un lien, créé { $when }. Il ne peut plus être montré ; un nouveau le remplace.
me-recovery-make = Créer un lien de récupération
me-recovery-renew = Créer un nouveau lien
me-recovery-end = Retirer le lien
me-calls = Notifications
me-calls-text = { $tables ->
    [one] Une table vous prévient
   *[other] { $tables } tables vous préviennent
  } quand c'est à vous, dans { $browsers ->
    [one] un navigateur
   *[other] { $browsers } navigateurs
  }.
me-calls-stop = Tout arrêter
me-calls-stopped = Plus rien ne vous prévient.
me-everything = Tout emporter
me-everything-text = Un fichier (JSON) avec tout ce qui est à vous : qui vous êtes, vos tables avec les parties terminées notées, les parties notées que vous avez ouvertes ici, ce que vous avez dit et noté.
me-everything-do = Tout télécharger
me-delete = Partir pour de bon
me-delete-text = Vous pouvez vous supprimer avec tout ce qui est à vous. Alors :
me-delete-running = Dans les parties en cours, un robot joue à votre place.
me-delete-open = Aux tables qui n'ont pas commencé, votre place est de nouveau libre.
me-delete-over = Les parties terminées restent pour les autres ; votre place dit « { seat-gone } ». Les tables où personne d'autre n'est assis sont supprimées.
me-delete-chat = Ce que vous avez dit dans les discussions est retiré.
me-delete-gone = Vos notes, les parties notées que vous avez ouvertes ici, vos liens et votre nom sont supprimés.
me-delete-ask = Me supprimer …
me-delete-title = Vous supprimer ?
me-delete-warning = Cela ne peut être annulé, ni par vous ni par personne d'autre : aucun navigateur et aucun lien ne rendra vos places.
me-delete-sure = Oui, supprimez-moi avec tout ce qui est à moi
me-delete-do = Me supprimer
me-delete-not = Rester
recover-title = Vos places dans ce navigateur
recover-none = Cette page a besoin d'un lien de récupération entier. Rouvrez-le là où vous le gardez.
recover-text =
    { $count ->
        [0] Ce lien est à { $name }, qui n'a aucune table pour le moment.
        [one] Ce lien est à { $name }, qui a une table.
       *[other] Ce lien est à { $name }, qui a { $count } tables.
    }
recover-other =
    { $count ->
        [one] Dans ce navigateur vous êtes { $name }, avec une table.
       *[other] Dans ce navigateur vous êtes { $name }, avec { $count } tables.
    }
recover-merge = Être { $name } et emmener ces tables
recover-leave = Être { $name } sans ces tables
recover-whose = Ne continuez que si ce lien est le vôtre : quiconque l'a aussi peut jouer tout cela.
recover-leave-text = Sans elles, les places { DE($name) } restent où elles sont, et personne n'y revient depuis ce navigateur, à moins que vous ne créiez d'abord un lien de récupération pour elles.
recover-stay = Rester { $name }
recover-do = Être { $name } ici
recover-not = Pas maintenant
recover-already = Vous êtes déjà { $name } ici.

## Aide

keys = Touches
keys-digits = ouvrir le groupe ou choisir la réponse de ce numéro ; une quantité se tape, avec Entrée à partir de 10
keys-more = les numéros passent aux neuf réponses suivantes
keys-answers = toutes les réponses, pour y chercher
keys-others = regarder les plateaux des autres, l'un après l'autre
keys-talk = journal ; discussion
keys-rules = consulter les règles
keys-arrows = parcourir les réponses
keys-glowing = aller à la place marquée suivante ou précédente du plateau
keys-enter = prendre ce qui a le focus ; sinon confirmer, ou finir
keys-escape = fermer ce qui est ouvert ; lâcher ce qui est choisi
keys-why = pourquoi pas autre chose ? Si rien n'est refusé : ces touches
keys-full-screen = le plein écran, et retour
keys-undo = reprendre
keys-meanwhile = ce que les autres ont fait depuis mon tour ; ← → le parcourent
keys-step = un coup en arrière ou en avant
keys-round = un tour en arrière ou en avant
keys-ends = au début ou à la fin
keys-play = lecture ou pause
help-rules = Règles
help-rules-of = Règles : { $title }
help-search = Chercher dans les règles
help-found =
    { $count ->
        [one] { $count } règle.
       *[other] { $count } règles.
    }
help-language = Les règles sont dites avec nos mots, pour l'instant en anglais.
help-keys-lead = Une partie entière peut se jouer avec les touches ; les réglages permettent de les désactiver.
credits-icons = Les images des marchandises, rôles, bâtiments et personnages viennent de game-icons.net, par Lorc, Delapouite et d'autres, sous licence CC BY 3.0.
credits-font = Les titres sont composés en IM Fell English d'Igino Marini, sous SIL Open Font License. Carte, boussole et papier sont dessinés par nous.
unofficial = Cabildo est un projet libre, fait par des joueurs pour des joueurs. Il n'est ni fait, ni approuvé, ni vérifié par les auteurs ou éditeurs des jeux ; leurs noms appartiennent à leurs propriétaires. Les règles sont dites avec nos mots, et aucun texte ni image des originaux n'est utilisé. Si un jeu vous plaît, achetez-le.
