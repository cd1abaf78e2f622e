### The Quidditch card game in the terminal, in French: what the page says otherwise. Variables as in quidditch.ftl.

## What is on the table, as short as possible

# $top is the card on top of the discard pile, or "none".
quidditch-player-cards =
    { $top ->
        [none] main { $hand }, pioche { $deck }, défausse { $discard }
       *[other] main { $hand }, pioche { $deck }, défausse { $discard } (dessus : { $top })
    }
quidditch-player-won = gagné : { $cards }
quidditch-player-played = joué : { $cards }
quidditch-player-known = on sait qu’il y a en main : { $cards }
quidditch-put-away = Hors jeu : { $cards }
quidditch-free-goal = But offert
quidditch-no-ball = Il n’y a aucune balle sur le terrain.
quidditch-your-word = À vous.
quidditch-prompt-window = Jouez une carte spéciale, ou passez.
# What a card in hand would do if it were played now.
quidditch-hand-now = MAINTENANT : { $does }

## What can be typed; the keys stand before it

quidditch-do-go-for = Disputer { $balls }
quidditch-choice-several = plusieurs d’entre elles
quidditch-choice-order = dans cet ordre ; les autres viennent en dernier
quidditch-choice-back = l’une des cartes cachées
quidditch-choice-each = une carte pour chaque balle : { $balls }
quidditch-choice-lay = cette carte { $at }
quidditch-choice-name = nommez la balle, car vous n’avez pas assez de cartes
quidditch-choice-pp = passer jusqu’à ce que vous puissiez faire plus
quidditch-choice-ppp = passer jusqu’à ce que vous deviez décider

## Questions; what is typed stands behind them

quidditch-ask-declare = Quelles balles disputez-vous ?
quidditch-ask-lay = Votre carte { $at } :
quidditch-ask-order = Quelle balle vient en premier ?
quidditch-ask-pick = Quelle carte l’autre perd-il ?
quidditch-ask-how = { $card } : comment ?
quidditch-ask-answer = Votre réponse (? pour l’aide) :
quidditch-ask-word = Que faites-vous (? pour l’aide) ?

## Answers to what leads nowhere

quidditch-say-declare = Tapez n pour aucune, ou les balles que vous disputez, comme 1, b1 ou 1 2.
quidditch-say-order = Tapez les balles dans l’ordre où elles se jouent, comme 2 1 ou sn q.
quidditch-say-too-many = Il y a plus de cartes que de balles.
quidditch-say-which-card = Et quelle carte ? Tapez la balle et la carte, comme q 3.
quidditch-say-not-like-that = Cette carte ne se joue pas ainsi ; tapez son numéro pour voir comment.
quidditch-say-no-card = Ce n’est pas une carte : tapez un nombre de 1 à { $most } ou le début d’un nom ; ? explique.
quidditch-say-taken = La carte { $number } est déjà prise.

## The help page. .keys is what the person types, where that is a word of the language.

quidditch-help = Posez des cartes face cachée devant les balles ; puis on les retourne, balle par balle. Au Souafle, la valeur la plus haute gagne 10 points, sauf si un Gardien l’arrête. Devant un Cognard, un Batteur touche celui qui n’en a pas. Seul un Attrapeur prend le Vif d’or : 150 points, et c’est la fin. Entre ces étapes, on peut jouer des cartes spéciales et y répondre.
quidditch-help-pass = passer ; si une carte attend votre réponse : laisser faire
quidditch-help-pp = passer jusqu’à ce qu’une carte attende, que vous puissiez en jouer une ou deviez décider
quidditch-help-ppp = passer, même avec une carte jouable, jusqu’à ce qu’une carte attende ou que vous deviez décider
quidditch-help-card = votre troisième carte : la poser, la jouer ou répondre avec
quidditch-help-name = ou le début de son nom ; aussi avec la valeur : pour9
    .keys = bloque
quidditch-help-way = une carte spéciale et comment : sa balle (q, b1, b2, sn), son effet (lower, keeper), la carte reprise
    .keys = bloque q
quidditch-help-lay = votre quatrième carte à la première balle, la première à la deuxième ; aussi q 4 b1 1
quidditch-help-none = ne disputer aucune autre balle ; b1 sn ou 1 2 : celles-ci
quidditch-help-order = l’ordre des balles, quand vous êtes le meneur ; les autres suivent
quidditch-help-back = reposer ce que vous avez pris
    .keys = Entrée
quidditch-help-discards = regarder les défausses
quidditch-help-down = une carte face cachée ; entre parenthèses : la vôtre
quidditch-help-lowered = une valeur affaiblie ; { $out } un Gardien immobilisé ; { $void } pas de carte, ou une carte qui ne compte pas
quidditch-help-ball = une balle que personne ne dispute encore ; entre { $fresh } et ◂ : on la joue
