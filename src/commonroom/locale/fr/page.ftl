### The page in French: everything that is not about one game.

## Everywhere

app-name = Common Room
skip-to-content = Aller au contenu
close = Fermer
cancel = Annuler
sound = Sons
sound-on = Les sons sont activés
sound-off = Les sons sont désactivés
# $theme is what is chosen now; pressing the button goes on to the next.
theme =
    { $theme ->
        [light] Couleurs claires
        [dark] Couleurs sombres
       *[system] Couleurs de votre appareil
    }
language = Langue
copy-link = Copier le lien
copied = Copié
qr-code = Code QR du lien
to-the-start = Retour à l’accueil
lost-title = Page introuvable
lost-text = Vérifiez l’adresse, ou ouvrez une nouvelle table depuis l’accueil.

## Start page

home-title = À quoi joue-t-on ?
home-text = En solo avec un bot, ou entre amis grâce à un lien. Sans compte.
play-now = Jouer
with-friends = Entre amis
rules = Règles
learn = Apprendre en jouant
learn-soon = Apprendre en 5 minutes
# $done and $all are numbers of lessons.
learn-progress =
    { $done ->
        [one] { $game } : { $done } leçon sur { $all }
       *[other] { $game } : { $done } leçons sur { $all }
    }
# $least and $most are numbers of players.
players-range = { $least } à { $most } joueurs
players-number =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
continue-title = Vos tables
# $names are those who sit at the table that waits for you.
back-to-names = Reprendre avec { $names } ?
back-to-table = Retour à la table ?
table-so-far =
    { $count ->
        [one] { $game }, après { $count } coup.
       *[other] { $game }, après { $count } coups.
    }
sit-down-again = Se rasseoir
my-games = Mes parties
games-tally =
    { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
no-games = Aucune partie pour l’instant. La première dure environ 20 minutes.
all-my-games = Toutes mes parties
# How a game ended for the person.
result-won = Gagnée
result-lost = Perdue
result-drawn = Nulle
# What the person's side and the best of the others have reached.
result-score = { $mine } : { $theirs }
games-against = contre { $names }
games-with = avec { $names }
games-alone = en solo
moves-count =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
phase-open = En attente de joueurs
phase-playing = En cours
phase-your-turn = À vous de jouer
open-replay = Revoir une partie

## Start against bots

quick-title = Jouer contre des bots
quick-level = De quel niveau ?
quick-opponents = Combien d’adversaires ?
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
# Instead of a number of bots, where one can play without any.
quick-alone = En solo
quick-start = Commencer

# Levels of bots; .about says how the bot plays.
bot-random = Aléatoire
    .about = Joue n’importe quel coup permis, sans plan.
bot-easy = Facile
    .about = A un plan, mais laisse passer des choses, comme tout le monde.
bot-normal = Normal
    .about = A un plan, et laisse passer peu de choses.
bot-hard = Difficile
bot-master = Maître
bot-greedy = Normal
    .about = Choisit le coup qui paraît le meilleur sur le moment.
bot-search = Fort
    .about = Réfléchit plusieurs coups à l’avance.

## A table with friends

new-text = Choisissez qui joue. Vous recevrez un lien à envoyer à vos amis.
your-name = Votre nom
# The name of a person who has given none.
player-name-default = Joueur
edition = Édition
players = Joueurs
teams = Équipes
teams-count =
    { $count ->
        [one] { $count } équipe
       *[other] { $count } équipes
    }
# $seat is the number of a chair at the table.
seat-number = Place { $seat }
seat-me = Moi
seat-for-friend = Un ami
time-limit = Temps par tour
time-none = Sans limite
time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
# $time is a clock such as 1:30, or a number of days.
time-left = Temps restant : { $time }
allow-hints = Indices
allow-hints-about = Les joueurs peuvent demander ce que ferait un bot.
more-options = Plus d’options
# What somebody has chosen for an option that is either on or off.
option-on = oui
option-off = non
# An option that takes a number of the person's own beside its usual values.
option-number = Un nombre
choose-file = Choisir un fichier
no-file = Aucun fichier choisi
take-file-back = Retirer le fichier
# Before a list of what is wrong with a file of one's own.
content-faults = Ce fichier ne peut pas être utilisé :
# A seat may ask for something, such as a house, and does not.
wish-none = sans préférence
new-title = Une table entre amis
seats-title = Plan de table
seats-text = Touchez une place : un ami, ou un bot et son niveau. On joue dans l’ordre des numéros.
seats-in-order = Places dans l’ordre de jeu
tap-to-change = toucher pour changer
seat-for-bot = Un bot
seat-bot-name = Bot
seat-by-link = par lien
# $level is the strength of a bot, such as "Normal".
bot-detail = { $level }
bot-detail-waiting = bot, { $level }
you-detail = vous
host-detail = hôte
time-limit-note = passé ce délai, on joue pour vous
# The sum of all choices in one sentence, beside the button that opens the table. A list of the next three comes first.
sum-me = vous
sum-friends =
    { $count ->
        [one] un ami
       *[other] { $count } amis
    }
sum-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
sum-teams = { $count } équipes de { $size }
# $time is such as "2 minutes" or "No limit"; $limit is 0 where there is no limit.
sum-time =
    { $limit ->
        [0] sans limite de temps
       *[other] { $time } par tour
    }
sum-no-hints = sans indices
options-printed = tout selon la règle
options-changed =
    { $count ->
        [one] { $count } modifiée
       *[other] { $count } modifiées
    }
gallery = Discussion des spectateurs
    .apart = Entre eux
    .aloud = Pour tous
    .silent = Aucune
gallery-about =
    .apart = Les joueurs la lisent après la partie : personne ne peut souffler.
    .aloud = Les joueurs la lisent pendant la partie.
    .silent = Les spectateurs ne peuvent pas écrire.
open-table = Ouvrir la table

## Joining and waiting

join-title = Invitation
join-text = Une place vous attend pour jouer à { $game }.
join-text-host = { $host } vous garde une place pour jouer à { $game }.
only-watch = Juste regarder
join-too-late = Toutes les places sont prises. Vous pouvez regarder la partie.
waiting-title = En attente de vos amis
# The same for somebody who only watches.
waiting-title-watching = En attente des joueurs
# Before the first move, while those who are there wait for the others.
awaited = Pas encore là : { $names }.
waiting-text =
    { $count ->
        [one] { $count } place est encore libre. La partie commence dès qu’elle est prise.
       *[other] { $count } places sont encore libres. La partie commence dès qu’elles sont prises.
    }
# To a guest, who has nothing to do but wait.
waiting-title-guest = Vous êtes à la table
waiting-text-guest =
    { $count ->
        [one] Encore une personne, et la partie commence toute seule.
       *[other] Encore { $count } personnes, et la partie commence toute seule.
    }
waiting-fairness = Le mélange est équitable : vous en voyez l’empreinte avant le premier coup et pouvez la vérifier après le dernier.
invite-link = Envoyez ce lien à vos amis
# Where the address is that of this computer alone.
invite-only-here = Ce lien ne fonctionne que sur cet ordinateur.
# A command follows.
invite-for-others = Pour accueillir d’autres appareils, lancez le serveur ainsi, puis ouvrez une table à l’adresse qu’il affiche :
seat-open = place libre
sit-here = S’asseoir ici
seat-open-name = Libre
choose-seat = Choisissez une place
seats-open =
    { $count ->
        [one] { $count } libre sur { $all }
       *[other] { $count } libres sur { $all }
    }
open-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
team-number = Équipe { $team }
team-full = complète
change-team = Passer en { $team }
no-wait = Pas envie d’attendre ?
invite-scan = Ou faites scanner le code affiché sur la table. Sans compte, rien à installer.
invite-scan-phone = Scannez-le ou envoyez le lien. Sans compte, rien à installer.
send-link = Envoyer le lien à des amis
invite-link-guest = Vous connaissez quelqu’un ? Faites passer le lien
send-link-guest = Faire passer le lien
# Asked of somebody who chooses a seat without having given a name.
ask-name = Comment vous appeler ?
swap-with = Échanger avec…
swap = Échanger
make-host = Nommer { $name } hôte
remove-guest = Retirer { $name } de la table
free-seat = Libérer la place
stand-up = Quitter ma place
new-to-game = Vous découvrez { $game } ?
is-here = en ligne
is-away = hors ligne
you = Vous
# Stands behind or below the person's own name.
you-mark = (vous)
fill-with-bot = Ajouter un bot
fill-all-with-bots =
    { $count ->
        [one] Mettre un bot à la place libre
       *[other] Mettre des bots aux { $count } places libres
    }
bot-level = Niveau des bots

## At the table

table-loading = Préparation de la table…
title-your-turn = À vous de jouer
on-turn = c’est son tour
# Beside the player who comes after the one on turn.
seat-next = ensuite
# A row of players goes on beyond the edge of a phone.
more-players = Autres joueurs
your-team = votre équipe
watchers =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
away-title = { $name } est hors ligne
away-text = { $name } garde sa place. Si vous préférez ne pas attendre, un bot peut prendre le relais au bout de trente secondes.
replace-by-bot = Remplacer par un bot
# When somebody on turn has left the table; the first where one can only wait.
away-wait = { $name } n’est plus à la table.
away-choice = { $name } n’est plus à la table. Attendre, ou laisser jouer un bot ?
let-bot-play = Laisser jouer un bot
do-take_back = Reprendre mon coup
do-pause = Faire une pause
do-give_time = Donner du temps
do-resume = Reprendre la partie
resume = Reprendre
asks-take_back = { $name } voudrait reprendre son dernier coup.
# What the one who asks has seen.
asks-knows = { $name } a pioché une carte depuis et repiochera la même.
asks-pause = { $name } voudrait faire une pause.
agree = D’accord
decline = Non
withdraw = Laisser tomber
asked-waiting = En attente d’une réponse : { $names }…
asked-declined = { $name } préfère continuer.
asked-withdrawn = { $name } retire sa demande.
asked-lapsed = Tout le monde n’a pas répondu à temps.
log-took-back = { $name } reprend son coup.
log-you-took-back = Vous reprenez votre coup.
paused-by = { $name } a mis la partie en pause. Horloges et bots sont arrêtés.
paused-by-you = Vous avez mis la partie en pause. Horloges et bots sont arrêtés.
time-given = On vous a donné du temps.
host-now = Vous êtes maintenant l’hôte.
seat-taken-again = { $name } est de retour à la table.
seat-waits = Un bot joue à votre place.
take-seat-again = Reprendre ma place
seat-offered = La place laissée par { $name } est libre pour vous.
offer-seat = Proposer cette place aux spectateurs
offer-seat-about = Le premier à s’asseoir remplace le bot.
bot-knows = Que sait un bot ?
bot-title = { $name }, un bot ({ $level })
bot-knows-text = Un bot voit ce que verrait une personne à sa place : ses propres cartes, la table et ce qui a été joué. Il ne voit jamais vos cartes ni l’ordre de la pioche.
bot-fairness = Vous pouvez le vérifier : le mélange est fixé avant le premier coup, et à la fin la page le contrôle en un clic.
hint = Indice
log = Historique
log-empty = Rien pour l’instant. La partie vient de commencer.
# A group of lines in a long log.
log-moves = Coups { $first } à { $last }
# $move is the number of a move.
jump-to-move =
    { $move ->
        [0] Montrer la table avant le premier coup
       *[other] Montrer la table après le coup { $move }
    }
# $line is a line of the log: what was done for somebody who did not do anything in time.
log-time-up = Temps écoulé : { $line }
looking-back =
    { $move ->
        [0] La table avant le premier coup
       *[other] La table après le coup { $move }
    }
back-to-now = Retour au présent
read-rule = Lire la règle { $rule }
# About a card that is looked at closely. $message is a sentence that says why.
inspect-refused = Pas maintenant : { $message }
offline = Connexion perdue. Reconnexion…
offline-waiting = Connexion perdue. Votre coup est conservé et sera envoyé dès que vous serez de nouveau en ligne.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (pas encore envoyé)
# $moves is such as "K♥ → f7".
unsent-moves = Pas encore envoyé : { $moves }
try-now = Réessayer
# Everybody else reads this.
seat-taken-over = Un bot joue maintenant pour { $name }.
seat-given-away = Un bot joue maintenant à votre place.
    .watch = Vous pouvez regarder la partie.
unplayable-title = Cette table ne peut pas continuer
unplayable-text = Son enregistrement est abîmé, ou elle a commencé avec des règles que ce serveur n’a pas. Vous pouvez ouvrir une nouvelle table à tout moment.

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat ({ $count } nouveau)
       *[other] Chat ({ $count } nouveaux)
    }
chat-empty = Aucun message pour l’instant.
chat-watching = Les spectateurs n’écrivent pas à cette table.
watch-by-name = Regarder sous ce nom
watch-name-about = Donnez votre nom pour parler aux autres spectateurs.
chat-apart = Seuls les spectateurs lisent ceci. Les joueurs le verront après la partie.
chat-aloud = Toute la table lit ceci.
chat-watching-mark = (spectateur)
chat-write = Écrire un message
chat-send = Envoyer
chat-to = Envoyer à
chat-to-table = Tout le monde
chat-to-team = Mon équipe
# Stands behind the name of somebody who writes to the team only.
chat-team-mark = (à l’équipe)
reaction-hello = Bonjour
reaction-bravo = Bravo
reaction-thanks = Merci
reaction-wow = Waouh
reaction-oops = Oups
reaction-thinking = Je réfléchis

## Menu of the table

menu = Menu
confirm-moves = Confirmer chaque coup
confirm-moves-about = Appuyez une seconde fois pour jouer un coup.
guide-skip = Passer les premiers pas
guide-again = Revoir les premiers pas
# A switch: single keys, such as 1 for the first card.
in-words = Jouer en mode texte
in-words-about = Toute la table sous forme de texte et de boutons, sans images.
shortcuts = Raccourcis à une touche
shortcuts-about = À désactiver si vous utilisez la dictée ou appuyez souvent sur des touches par mégarde.
# A sheet of keys, each with what it does.
keys-title = Touches
keys-pick = Prendre une carte
keys-confirm = La jouer
keys-back = Reposer la carte
keys-look = Regarder une carte de près
keys-next = Case éclairée suivante
keys-previous = Case précédente
keys-arrows = Se déplacer sur le plateau
keys-draw = Piocher
keys-pass = Passer
keys-sheet = Afficher ces touches
# Keys, as a keyboard calls them.
key-home = Début
key-end = Fin
key-space = Espace
scene-go-on = Continuer
scene-pace = Scènes pour les cartes spéciales
    .wait = Attendre un appui
    .quick = Quatre secondes
    .off = Désactivées
own-link = Lien pour votre autre appareil
hand-over = Partir et laisser un bot jouer
hand-over-question = Un bot prend votre place et vos cartes, et vous pouvez regarder. Tant qu’il joue, vous pouvez reprendre votre place.
own-link-make = Continuer sur un autre appareil
own-link-about = Ouvrez ce lien sur votre autre appareil dans les 24 heures. Il ne fonctionne qu’une fois. Toute personne qui l’a peut jouer à votre place : gardez-le pour vous.
seed-promise = Empreinte du mélange, fixée avant le premier coup :

## The end

statistics = Statistiques
rematch = Rejouer
rematch-begun = Une nouvelle partie a commencé.
rematch-go = Aller à la nouvelle partie
replay = Revoir la partie
download-record = Enregistrer la partie
look-at-table = Voir la table
show-result = Voir le résultat
verify-seed = Vérifier le mélange
verify-about = Le mélange était-il fixé avant le premier coup ? Vérifiez-le ici.
verify-kept = Oui. La graine correspond à l’empreinte que cet appareil a vue avant le premier coup : personne n’a pu changer les cartes.
# $move is the number of moves that had been made when this device came.
verify-late = Oui, pour autant que cet appareil puisse en juger. Il est arrivé en cours de partie : la graine correspond à l’empreinte vue pour la première fois après le coup { $move } ; depuis, personne n’a pu changer les cartes.
verify-unseen = La graine correspond à l’empreinte, mais cet appareil ne voit les deux que maintenant, ce qui ne prouve rien. Demandez à quelqu’un qui était là depuis le début.
verify-broken = Non. La graine ne correspond pas à l’empreinte. Cela ne devrait jamais arriver.
seed-promised =
    { $move ->
        [0] Empreinte, vue ici avant le premier coup
       *[other] Empreinte, vue ici pour la première fois après le coup { $move }
    }
seed-promised-now = Empreinte, telle que le serveur la donne maintenant
seed-told = Graine

## Replay

replay-loading = Chargement de la partie…
replay-text = Ouvrez une partie enregistrée depuis cette page ou en ligne de commande. Vous pouvez aussi déposer le fichier ici.
replay-open-file = Ouvrir une partie
replay-not-a-record = Ce fichier n’est pas une partie enregistrée, ou ne peut pas être relu.
replay-open-another = Ouvrir une autre partie
replay-move =
    { $move ->
        [0] Avant le premier coup
       *[other] Coup { $move } sur { $moves }
    }
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
# What nobody should miss: a line, a goal, the end.
replay-moments = Moments clés
replay-moment-move = Coup { $move }
replay-moment-next = Moment clé suivant
replay-moment-back = Moment clé précédent
replay-speed = Vitesse
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
replay-copy-link = Copier un lien vers ce coup
replay-eyes = Voir les cartes de
replay-all-hands = Tous les joueurs

## Rules

rules-loading = Chargement des règles…
rules-search = Chercher dans les règles
rules-all-editions = Toutes les éditions
rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-none = Aucune règle ne contient ces mots.
rules-reason = Pourquoi : { $reason }
rules-source = Source : { $source }
rules-only = Seulement dans : { $editions }
# Before the numbered rules: six pictures. $game is the name of the game.
rules-minute = { $game } en une minute
rules-all = Les { $count } règles
# Links to where somebody came from to read a rule.
rules-back-t = Retour à la table
rules-back-learn = Retour à la leçon
rules-back-replay = Retour à la partie
# At a rule: the title of a lesson in which it happens.
rules-try = À essayer : { $lesson }

## When something goes wrong

problem-no_answer = Le serveur ne répond pas. Êtes-vous en ligne ?
reload = Recharger la page
try-again = Réessayer
problem-unknown = Une erreur s’est produite. Rechargez la page.
problem-no_table = Cette table n’existe pas. Elle a peut-être été fermée.
# Two things that belong together, such as a player and what they said.
pair = { $name } : { $value }
