### Sequence on the page, in French. Options, refusals and rules are in sequence-rules.ftl.
### A "case" is one of the hundred squares of the board; a "carte morte" has no free space left.
### $side is always preceded by "camp": "de" would have to become "d'" before Or and Onyx.

## The game

# A switch before a quick start.
sequence-quick-switch = Piocher soi-même
    .about = Piochez une carte après chaque coup. Si vous oubliez, vous n’en aurez pas.
sequence-goal =
    { $target ->
        [one] { $target } séquence pour gagner
       *[other] { $target } séquences pour gagner
    }
sequence-score =
    { $made ->
        [one] { $made } séquence sur { $target }
       *[other] { $made } séquences sur { $target }
    }
sequence-cards-left =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }

# Sides are called by the colour of their chips, as by a name: "Le camp Bleu gagne".
sequence-side-blue = Bleu
sequence-side-green = Vert
sequence-side-red = Rouge
sequence-side-gold = Or
sequence-side-onyx = Onyx
sequence-side-silver = Argent

## Cards

# The whole name of a card, as it is spoken: "roi de cœur".
# $rank is 2 to 10, J, Q, K or A; $suit is S (spades), H (hearts), D (diamonds) or C (clubs).
sequence-card-of-suit =
    { $rank ->
        [J] valet
        [Q] dame
        [K] roi
        [A] as
       *[other] { $rank }
    } de { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }
# The same with the houses of the Harry Potter edition. The printed box keeps their English names in every language;
# here they are called as in the French books and in the other games.
sequence-card-of-house =
    { $rank ->
        [J] valet
        [Q] dame
        [K] roi
        [A] as
       *[other] { $rank }
    } de { $suit ->
        [S] Serdaigle
        [H] Poufsouffle
        [D] Gryffondor
       *[C] Serpentard
    }
sequence-house-S = Serdaigle
sequence-house-H = Poufsouffle
sequence-house-D = Gryffondor
sequence-house-C = Serpentard

# Short marks below a card in hand: what a jack does, or how many spaces are left. As short as possible.
sequence-mark-place = partout
sequence-mark-remove = retire
sequence-mark-dead = morte
sequence-mark-one = 1 case
sequence-mark-two = 2 cases
sequence-pile-left =
    { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
sequence-last-played = Jouée en dernier
# For screen readers. $note is one of the marks above, or "none".
sequence-card-in-hand =
    { $note ->
        [none] { $card }
       *[other] { $card }, { $note }
    }
sequence-your-hand = Vos cartes
sequence-hand-empty = Votre main est vide.
sequence-open-hands = Mains visibles
# Stands before one of the three ways to sort.
sequence-sort = Tri :
sequence-sort-suit = enseigne
sequence-sort-rank = valeur
sequence-sort-playable = jouables d’abord

## Board and piles

sequence-board = Le plateau. Déplacez-vous avec les flèches, jouez la carte choisie avec Entrée.
# A space in words for screen readers: "f7, roi de cœur, jeton du camp Bleu dans une séquence, jouable".
# $corner is yes or no; $chip is none, free or locked; $playable is yes or no.
sequence-cell =
    { $corner ->
        [yes] { $cell }, coin, compte pour tout le monde
       *[no] { $cell }, { $card }
    }{ $chip ->
        [free] , jeton du camp { $side }
        [locked] , jeton du camp { $side } dans une séquence
       *[none] { "" }
    }{ $playable ->
        [yes] , jouable
        [with] , jouable avec { $with }
       *[no] { "" }
    }
sequence-pile =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
# The person may draw a card now, by pressing the pile.
sequence-pile-owed =
    { $count ->
        [one] Pioche, { $count } carte : vous pouvez piocher
       *[other] Pioche, { $count } cartes : vous pouvez piocher
    }
# The same as one short word on the pile itself.
sequence-mark-draw = piocher
sequence-discards = Cartes jouées
# $card is the card on top.
sequence-discards-last = Cartes jouées, { $card } au-dessus
sequence-discards-none = Aucune carte pour l’instant.

## What to do now

sequence-prompt-card = À vous de jouer : choisissez une carte.
sequence-prompt-cell = { $card } : choisissez une case éclairée.
sequence-prompt-wild = { $card } va sur n’importe quelle case libre.
sequence-prompt-remove = { $card } : choisissez un jeton à retirer.
sequence-prompt-again = { $card } : appuyez encore pour jouer.
# Read out after the card was chosen: $cells is such as "c2, e10", or how many they are.
sequence-lit-cells = Cases éclairées : { $cells }.
sequence-prompt-dead = { $card } : carte morte, vous pouvez l’échanger.
sequence-prompt-nowhere = Il n’y a pas de case pour { $card } pour l’instant.
sequence-prompt-choose-line = Votre ligne dépasse cinq cases : choisissez les cinq qui forment la séquence.
sequence-prompt-line = { $line } : appuyez pour choisir.
sequence-prompt-forfeit = Coaching dans votre équipe : choisissez une carte à défausser.
sequence-prompt-forfeit-sure = Appuyez encore sur la carte pour la défausser.
# In a lesson about it: an owed card waits to be drawn.
sequence-prompt-draw = Votre nouvelle carte est sur la pioche.
sequence-prompt-pass = Vous ne pouvez ni jouer ni échanger de carte.
sequence-prompt-over = La partie est terminée.
# The person has made a move that is not answered yet.
sequence-prompt-sent = Envoi de votre coup…
sequence-prompt-penalty = { $name } doit défausser une carte.
sequence-prompt-watching = C’est à { $name } de jouer.
# $others is the number of players before the person's own turn.
sequence-prompt-waiting =
    { $others ->
        [0] C’est à { $name } de jouer.
        [1] C’est à { $name } de jouer, puis à vous.
       *[other] C’est à { $name } de jouer ; il y a { $others } joueurs avant vous.
    }
sequence-not-your-turn = Ce n’est pas votre tour.
sequence-no-card-plays = Vous ne pouvez jouer aucune de vos cartes en { $cell } pour l’instant.
# Why a tap on a space does nothing, in a small bubble beside it. $shown is the card that the space shows, $card the
# one that was to be played.
sequence-why-corner = Un coin compte pour tout le monde : on n’y pose pas de jeton.
sequence-why-chip = Il y a déjà un jeton du camp { $side } ici.
sequence-why-locked = Ce jeton du camp { $side } fait partie d’une séquence : il reste.
# With a jack that takes chips off.
sequence-why-own = Ce jeton est à vous : vous ne pouvez retirer que ceux des autres.
sequence-why-no-chip = Il n’y a pas de jeton à retirer ici.
sequence-why-not-held = Il faut ici { $shown } ou un valet joker : vous n’avez ni l’un ni l’autre.
sequence-why-other-card = Cette case demande { $shown }, pas { $card }.

# A card that is looked at closely: questions, and what is answered. $count is a number of spaces.
sequence-inspect-now = Maintenant ?
sequence-inspect-does = Ce qu’elle fait
sequence-inspect-where = Où elle va
sequence-inspect-yes = Oui, elle peut être jouée.
sequence-inspect-dead = Elle est morte : échangez-la contre une nouvelle.
sequence-inspect-dead-later = Elle est morte. À votre tour, vous pourrez l’échanger.
sequence-inspect-does-card = Pose votre jeton sur une case libre qui la montre.
sequence-inspect-does-place = Deux yeux : pose votre jeton sur n’importe quelle case libre.
sequence-inspect-does-remove = Un œil : retire un jeton adverse du plateau, mais pas d’une séquence.
sequence-inspect-many = { $count } cases au choix
sequence-inspect-nowhere = Nulle part : ses deux cases sont prises.
sequence-inspect-no-chip = Nulle part : il n’y a aucun jeton à retirer.
# Buttons.
# The likely move, named by what it does; $does is "remove" for a jack that takes a chip off, otherwise "place".
sequence-do-here =
    { $does ->
        [remove] Libérer { $cell }
       *[place] Jouer en { $cell }
    }
# What a bot would do, where the card is not in hand yet.
sequence-do-hint-play = Jouer { $card } en { $cell }
sequence-do-hint-exchange = Échanger { $card }
sequence-do-hint-forfeit = Défausser { $card }
sequence-do-exchange = Échanger
sequence-do-draw = Piocher une carte
sequence-do-pass = Passer
sequence-do-put-back = Reposer
# A choice for a long line; $line is such as b2–b6.
sequence-choose-line = Choisir { $line } comme séquence

sequence-hint-play = Un bot jouerait { $card } en { $cell }.
sequence-hint-exchange = Un bot échangerait { $card }.
sequence-hint-forfeit = Un bot défausserait { $card }.
sequence-hint-choose = Un bot choisirait { $line }.
sequence-hint-draw = Un bot piocherait.
sequence-hint-pass = Un bot passerait.

## Notes beside a player

sequence-note-left = a quitté la partie
sequence-note-penalty = doit défausser une carte
sequence-note-passed = a passé
sequence-note-conceding = veut abandonner
sequence-note-dealer = donneur

## What happened. $who is "you" for the person's own deeds, otherwise $name did it.
## $card is such as K♥, $cell such as f7, $line such as b2–b6, $side such as Bleu.

sequence-log-round = Tour { $round }
# Everybody draws a card before the first turn; $cards is such as "Ann K♥, Bob 7♠".
sequence-log-start = Cartes tirées pour commencer : { $cards }.
sequence-log-first =
    { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
sequence-log-deals =
    { $who ->
        [you] Vous donnez.
       *[other] { $name } donne.
    }
sequence-log-played =
    { $who ->
        [you] Vous jouez { $card } en { $cell }.
       *[other] { $name } joue { $card } en { $cell }.
    }
# $shown is the card that the space shows.
sequence-log-played-wild =
    { $who ->
        [you] Vous jouez le valet joker { $card } en { $cell } ({ $shown }).
       *[other] { $name } joue le valet joker { $card } en { $cell } ({ $shown }).
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-log-removed =
    { $who ->
        [you] Vous jouez { $card } et retirez le jeton du camp { $side } en { $cell }.
       *[other] { $whose ->
            [you] { $name } joue { $card } et retire votre jeton en { $cell }.
           *[other] { $name } joue { $card } et retire le jeton du camp { $side } en { $cell }.
        }
    }
sequence-log-drew =
    { $who ->
        [you] Vous piochez une carte.
       *[other] { $name } pioche une carte.
    }
sequence-log-drew-card =
    { $who ->
        [you] Vous piochez { $card }.
       *[other] { $name } pioche { $card }.
    }
sequence-log-draw-lost =
    { $who ->
        [you] Vous n’avez pas pioché à temps : la carte est perdue.
       *[other] { $name } n’a pas pioché à temps : la carte est perdue.
    }
sequence-log-exchanged =
    { $who ->
        [you] Vous échangez la carte morte { $card }.
       *[other] { $name } échange la carte morte { $card }.
    }
sequence-log-reshuffled =
    { $count ->
        [one] La carte jouée devient la nouvelle pioche.
       *[other] Les { $count } cartes jouées sont mélangées en une nouvelle pioche.
    }
sequence-log-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
sequence-log-sequence =
    { $whose ->
        [you] Séquence pour vous : { $line } !
       *[other] Séquence pour le camp { $side } : { $line } !
    }
sequence-log-long-sequence = Séquence pour le camp { $side } : { $line }, dans une ligne de { $length } !
sequence-log-broken = La séquence { $line } du camp { $side } est cassée.
sequence-log-choice =
    { $who ->
        [you] La ligne dépasse cinq cases : choisissez les cinq qui comptent.
       *[other] La ligne dépasse cinq cases : { $name } choisit les cinq qui comptent.
    }
sequence-log-claimed =
    { $who ->
        [you] Vous faites une réclamation pour coaching contre le camp { $side }.
       *[other] { $name } fait une réclamation pour coaching contre le camp { $side }.
    }
sequence-log-claim-upheld = La réclamation est retenue : chaque joueur du camp { $side } défausse une carte.
sequence-log-claim-dismissed = La réclamation contre le camp { $side } est rejetée.
sequence-log-forfeited =
    { $who ->
        [you] Vous défaussez { $card }.
       *[other] { $name } défausse { $card }.
    }
# Somebody leaves, and $substitute takes over the seat.
sequence-log-handed-over =
    { $who ->
        [you] Vous cédez votre place à { $substitute }.
       *[other] { $name } cède sa place à { $substitute }.
    }
sequence-log-left =
    { $who ->
        [you] Vous quittez la partie.
       *[other] { $name } quitte la partie.
    }
sequence-log-side-out = Le camp { $side } est éliminé.
sequence-log-concession =
    { $who ->
        [you] Vous voulez abandonner.
       *[other] { $name } veut abandonner.
    }
sequence-log-conceded = Le camp { $side } abandonne.

## The end

sequence-end-title-won = Vous avez gagné !
sequence-end-title-side = Le camp { $side } a gagné
# A side of one player is called by the name.
sequence-end-title-name = { $name } a gagné
sequence-end-title-draw = Personne n’a gagné
# To those who lost.
sequence-end-title-lost =
    { $who ->
        [name] { $name } a été plus rapide
       *[side] Le camp { $side } a été plus rapide
    }
# A kind word to them: $made is how many sequences they had.
sequence-end-lost =
    { $made ->
        [0] Votre ligne n’a pas abouti cette fois.
        [one] Vous avez tout de même une séquence.
       *[other] Vous avez tout de même { $made } séquences.
    }
# How it was won, without saying again who has. $line is such as b2–b6, or several of them; $count is how many.
sequence-end-line =
    { $who ->
        [you] Vous avez complété { $count ->
            [one] la séquence
           *[other] les séquences
        } { $line } avec { $card } en { $cell }.
       *[other] { $name } a complété { $count ->
            [one] la séquence
           *[other] les séquences
        } { $line } avec { $card } en { $cell }.
    }
sequence-end-conceded =
    { $who ->
        [you] Vous abandonnez.
       *[other] { $name } abandonne.
    }
sequence-end-forfeit = Il n’y a plus d’autre camp.
sequence-end-most = La pioche est vide ; le camp qui a le plus de séquences gagne.
# In the log: who has won, and why. $winner is you, team (the person's own), name (somebody alone) or side; $names are
# the winners.
# $reason: sequences, pile_exhausted, stalemate, concession, forfeit.
sequence-end-won =
    { $winner ->
        [you] Vous gagnez
        [team] Votre équipe gagne
        [name] { $names } gagne
       *[side] { $names } gagnent pour le camp { $side }
    }{ $reason ->
        [concession]  : l’autre camp abandonne.
        [forfeit]  : il n’y a plus d’autre camp.
        [pile_exhausted]  : la pioche est vide, et aucun autre camp n’a autant de séquences.
       *[other] .
    }
# $reason: pile_exhausted, stalemate, aborted.
sequence-end-draw =
    { $reason ->
        [pile_exhausted] Partie nulle : la pioche est vide.
        [stalemate] Partie nulle : plus personne ne peut jouer.
        [aborted] La partie se termine sans vainqueur : un joueur est parti.
       *[other] Partie nulle.
    }
sequence-figure-sequences = Séquences
sequence-figure-chips = Jetons sur le plateau
sequence-figure-plays = Cartes jouées
sequence-figure-wild = Valets jokers joués
sequence-figure-remove = Jetons retirés
sequence-figure-dead = Cartes mortes échangées
sequence-figure-moves = Nombre total de coups

## Three facts of the game that was played: a few large words, and a sentence. $line is such as b2–b6.

sequence-fact-move = Coup { $move }
sequence-fact-first =
    { $who ->
        [you] Vous fermez la première ligne, { $line }, avec { $card }.
       *[other] { $name } ferme la première ligne, { $line }, avec { $card }.
    }
# One side has as many sequences as the other.
sequence-fact-level =
    { $who ->
        [you] Avec { $line }, vous égalisez.
       *[other] { $name } égalise avec { $line }.
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-fact-removed =
    { $who ->
        [you] Votre { $card } retire le jeton de { $cell }.
       *[other] { $whose ->
            [you] { $name } retire votre jeton de { $cell } avec { $card }.
           *[other] { $name } retire le jeton de { $cell } avec { $card }.
        }
    }
# After the name of a jack; $does is "place" or "remove".
sequence-fact-held =
    { $does ->
        [remove] est resté dans votre main. Il retire un jeton adverse.
       *[place] est resté dans votre main. Il va sur toute case libre.
    }
# A wild jack; $shown is the card that the space shows.
sequence-fact-wild =
    { $who ->
        [you] Votre { $card } remplace { $shown } en { $cell }.
       *[other] { $name } remplace { $shown } par { $card } en { $cell }.
    }
sequence-fact-chips =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
    .label = à vous sur le plateau à la fin.
# After the number of moves; $count is how many cards were left in the pile.
sequence-fact-length =
    { $count ->
        [0] ont suffi, jusqu’à la dernière carte de la pioche.
        [one] ont suffi. Il restait { $count } carte dans la pioche.
       *[other] ont suffi. Il restait { $count } cartes dans la pioche.
    }

## Besides the moves: each with the question that is asked before

sequence-aside-leave = Quitter la partie
    .question = Quitter la partie pour de bon ?
sequence-aside-concede = Abandonner
    .question = Abandonner ? Votre camp perd dès que tous ses joueurs sont d’accord.
sequence-aside-claim = Réclamation pour coaching contre le camp { $side }
    .question = Un coéquipier a-t-il donné un conseil interdit ? Si la réclamation est retenue, chaque joueur du camp { $side } défausse une carte.
sequence-aside-admit = L’admettre
    .question = Votre équipe admet-elle le coaching ? Chacun de vous défausse alors une carte.
sequence-aside-uphold = Retenir la réclamation contre le camp { $side }
    .question = Vous décidez en tant qu’hôte. Chaque joueur du camp { $side } défausse alors une carte.
sequence-aside-dismiss = Rejeter la réclamation contre le camp { $side }
    .question = Vous décidez en tant qu’hôte. La réclamation contre le camp { $side } est alors abandonnée.

## Names of the options and of their values; what they decide is explained in sequence-rules.ftl

sequence-group-drawing = Piocher et échanger
sequence-group-sequences = Séquences et jetons
sequence-group-pile = Quand la pioche est vide
sequence-group-teams = Équipes
sequence-group-pace = Départs

sequence-option-starter = Qui commence dans l’équipe
    .value-drawer = La personne qui a tiré
    .value-random_member = Un membre au hasard
sequence-option-draw_mode = Piocher
    .value-manual = À la main, comme dans le livret
    .value-auto = Automatiquement
sequence-option-draw_grace = Les bots attendent la pioche (secondes)
sequence-option-forgotten_draw = Pioche oubliée
    .value-edition = Selon l’édition
    .value-next_action = Perdue à l’action suivante
    .value-next_draw = Perdue après la pioche suivante
    .value-never = Jamais perdue du fait des autres
sequence-option-exchange_limit = Cartes mortes par tour
    .value-1 = Une
    .value-unlimited = Autant qu’on veut
sequence-option-jack_exchange = Échange de valets
    .value-off = Interdit
    .value-on = Permis
sequence-option-empty_hand = Main vide
    .value-skip = Tour sauté
    .value-draw_one = Pioche une carte
sequence-option-collinear_share = Deux séquences dans une ligne
    .value-on = Peuvent partager une case
    .value-off = Ne peuvent pas partager de case
sequence-option-long_line_lock = Une longue ligne verrouille
    .value-five = Seulement les cinq jetons
    .value-whole_line = Toute la ligne
sequence-option-long_line_choice = Cinq cases d’une longue ligne
    .value-player = Le joueur choisit
    .value-auto = Les cinq premières
sequence-option-pile_exhausted = Pioche vide
    .value-edition = Selon l’édition
    .value-reshuffle = Remélanger les cartes jouées
    .value-draw_game = Personne ne gagne
    .value-play_on = Continuer sans piocher
sequence-option-exhaustion_timing = La partie se termine
    .value-on_last_card = Quand la dernière carte est prise
    .value-on_needed_draw = Quand une carte manque
sequence-option-exhaustion_tiebreak = Quand la pioche met fin à la partie
    .value-none = Toujours partie nulle
    .value-most_sequences = Qui a le plus de séquences gagne
sequence-option-limit_chips = Nombre de jetons
    .value-off = Sans limite
    .value-on = Autant que dans la boîte
sequence-option-team_talk = Discussion en équipe
    .value-forbidden = Interdite
    .value-allowed = Permise
sequence-option-share_hands = Mains en équipe
    .value-off = Cachées
    .value-on = Visibles des coéquipiers
sequence-option-coaching_penalty = Pénalité pour coaching
    .value-edition = Selon l’édition
    .value-on = Une carte
    .value-off = Aucune
sequence-option-on_leave = Quand un joueur part
    .value-substitute = Un remplaçant peut prendre le relais
    .value-skip = La place est sautée
    .value-abort = La partie se termine
sequence-option-breakable_sequences = Casser des séquences
    .value-off = Interdit
    .value-on = Avec un valet

## Editions on the form: what differs

sequence-edition-classic-2022 = On remélange quand la pioche est vide
sequence-edition-harry-potter-2021 = Des maisons pour couleurs, pas de concertation
