### Any game without a face of its own, in French: the frame around what the game itself says.

plain-about = Un jeu qui se joue ici en texte, sans images.

## At the table

plain-your-turn = À vous de jouer : que faites-vous ?
plain-waiting = On attend { $names }.
plain-waiting-others = On attend les autres.
# $action is what a bot would do, as its button says it.
plain-hint = Un bot choisirait : { $action }
plain-actions = Ce que vous pouvez faire
plain-board = Le plateau
plain-board-large = Montrer le plateau en grand
plain-board-alone = Ouvrir le plateau à part

## What a view says

plain-table = La table
plain-none = rien
plain-nobody = personne
# Cards of which only the backs are seen.
plain-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
plain-times = { $name } × { $count }
# A number that tells how far somebody is, such as "Points: 40".
plain-score = { $what } : { $number }
plain-team = Équipe { $number }

## What happens; for events without a sentence of their own

plain-log = { $name } : { $said }.
plain-with = { $what } ({ $fields })

## The end

plain-end-title-won = Vous avez gagné
plain-end-title-names =
    { $count ->
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
plain-end-title-draw = Personne n’a gagné
plain-end-concession = L’autre camp a abandonné
plain-aside-question = { $action } : confirmer ?

## Words that many games use

plain-key-card = Carte
plain-key-cards = Cartes
plain-key-count = Nombre
plain-key-dealer = Donne
plain-key-deck = Pioche
plain-key-discards = Défausse
plain-key-hand = Votre main
plain-key-hands = Cartes en main
plain-key-leader = Entame
plain-key-phase = Phase
plain-key-player = Joueur
plain-key-points = Points
plain-key-round = Manche
plain-key-score = Score
plain-key-scores = Score
plain-key-seat = Joueur
plain-key-to = Vers
plain-key-turn = Tour
