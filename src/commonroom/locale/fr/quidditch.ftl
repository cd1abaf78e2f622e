### Le jeu de cartes Quidditch sur la page, en français. Options, refus et règles sont dans quidditch-rules.ftl.

## Le jeu

quidditch-score =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
quidditch-house-gryffindor = Gryffondor
quidditch-house-slytherin = Serpentard
quidditch-wish-house = Maison
quidditch-bot-greedy = Évalue ce que vaut chaque carte sur le moment, et bluffe de temps en temps.
quidditch-bot-patient = Garde les cartes qui peuvent décider du Vif d’or, et ne bluffe jamais.

## Cartes

quidditch-role-chaser = Poursuiveur
    .the = le Poursuiveur
quidditch-role-keeper = Gardien
    .the = le Gardien
quidditch-role-beater = Batteur
    .the = le Batteur
quidditch-role-seeker = Attrapeur
    .the = l’Attrapeur
quidditch-card-leg_locker = Bloque-jambes
    .short = Bloque- jambes
    .the = le Bloque-jambes
quidditch-card-jelly_legs = Jambencoton
    .short = Jambencoton
    .the = le Jambencoton
quidditch-card-disarm = Sortilège de Désarmement
    .short = Désarme- ment
    .the = le Sortilège de Désarmement
quidditch-card-confund = Sortilège de Confusion
    .short = Confusion
    .the = le Sortilège de Confusion
quidditch-card-impediment = Maléfice d’Entrave
    .short = Entrave
    .the = le Maléfice d’Entrave
quidditch-card-summon = Sortilège d’Attraction
    .short = Attraction
    .the = le Sortilège d’Attraction
quidditch-card-finite = Finite
    .short = Finite
    .the = Finite
quidditch-card-blatching = Boutenchoc
    .short = Boutenchoc
    .the = le Boutenchoc
quidditch-card-cobbing = Coudoyage
    .short = Coudoyage
    .the = le Coudoyage
quidditch-card-referee = Arbitre
    .short = Arbitre
    .the = l’Arbitre

## Balles

quidditch-ball-Q = Souafle
    .the = le Souafle
    .at = devant le Souafle
    .from = du Souafle
quidditch-ball-BL1 = Cognard I
    .the = le Cognard I
    .at = devant le Cognard I
    .from = du Cognard I
quidditch-ball-BL2 = Cognard II
    .the = le Cognard II
    .at = devant le Cognard II
    .from = du Cognard II
quidditch-ball-SN = Vif d’or
    .the = le Vif d’or
    .at = devant le Vif d’or
    .from = du Vif d’or
quidditch-at-some-ball = devant une balle de votre choix
    .from = d’une balle de votre choix

## Ce que font les cartes spéciales

quidditch-effect-lower =
    { $who ->
        [you] Votre carte { $at } vaut { $amount } de moins.
       *[other] Chez { $name }, la carte { $at } vaut { $amount } de moins.
    }
quidditch-effect-keeper_out =
    { $who ->
        [you] Votre Gardien devant le Souafle est hors de combat.
       *[other] Chez { $name }, le Gardien devant le Souafle est hors de combat.
    }
quidditch-effect-strip =
    { $who ->
        [you] { $amount ->
            [one] Vous perdez une carte de votre main au hasard.
           *[other] Vous perdez { $amount } cartes de votre main au hasard.
        }
       *[other] { $amount ->
            [one] { $name } perd une carte de sa main au hasard.
           *[other] { $name } perd { $amount } cartes de sa main au hasard.
        }
    }
quidditch-effect-push_off =
    { $who ->
        [you] On vous écarte { $from } : aucune de vos cartes n’y compte.
       *[other] On écarte { $name } { $from } : aucune de ses cartes n’y compte.
    }
quidditch-effect-retrieve =
    { $known ->
        [yes] { $who ->
            [you] Vous reprenez de votre défausse : { $card }.
           *[other] { $name } reprend de sa défausse : { $card }.
        }
       *[no] { $who ->
            [you] Vous reprenez une carte de votre choix dans votre défausse.
           *[other] { $name } reprend une carte dans sa défausse.
        }
    }
quidditch-effect-penalty =
    { $who ->
        [you] Vous gagnez aussitôt le Souafle.
       *[other] { $name } gagne aussitôt le Souafle.
    }
quidditch-effect-counter = Seulement en réponse : annule le maléfice ou le sortilège qui vient d’être joué, y compris un autre contre-sort.
quidditch-effect-cancel_foul = Seulement en réponse : annule la faute qui vient d’être jouée.
quidditch-modes = Que doit faire la carte ?
quidditch-mode-lower = Affaiblir une carte de { $amount }
quidditch-mode-keeper = Immobiliser le Gardien
quidditch-mode-strip = Cartes de la main : { $amount }
quidditch-mode-push_off = Écarter
quidditch-mode-retrieve = Reprendre une carte

## What stands on a card: its kind, what a role is for, and when a special may be played. The latter are no sentences.

quidditch-kind-jinx = Maléfice
quidditch-kind-spell = Sortilège
quidditch-kind-foul = Faute
quidditch-kind-referee = Réponse
quidditch-for-chaser = Pour le Souafle : la valeur la plus haute marque 10 points.
quidditch-for-keeper = Arrête le Souafle face à toute carte qui n’est pas plus haute.
quidditch-for-beater = Bat tous les autres postes devant un Cognard.
quidditch-for-seeker = Seul un Attrapeur prend le Vif d’or : 150 points, et la partie est finie.
quidditch-foot-beater = Cognards
quidditch-or = ou
quidditch-when-laid = Quand les cartes sont posées
quidditch-when-ball = Dès qu’une balle est en jeu
quidditch-when-speak = Dès que c’est à vous de parler
quidditch-when-reveal = Après la révélation du Souafle
quidditch-when-answer = En réponse
quidditch-when-foul = En réponse à une faute

## Beside the log: what counts at each ball

quidditch-counts = Ce qui compte
quidditch-counts-Q = Souafle 10
    .what = La plus haute valeur. Un Gardien aussi haut l’arrête.
quidditch-counts-BL = Cognard
    .what = Le Batteur bat tout. Le perdant lâche une carte.
quidditch-counts-SN = Vif d’or 150
    .what = Attrapeurs seulement. Met fin à la partie.
quidditch-led =
    { $who ->
        [you] Manche { $round }, meneur : vous
       *[other] Manche { $round }, meneur : { $name }
    }
quidditch-deck-snitch = Le Vif d’or s’y trouve encore.

## Questions and warnings about a card that was taken up

quidditch-do-play-card = Jouer { $card }
# Takes the card up, and says what it does before it is played.
quidditch-do-take-up = Jouer { $card }…
# The card would lie at a ball where it is worth nothing. $at is such as “at the Quaffle”.
quidditch-bluff = { $card } ne compte pas { $at } : un bluff.

## A card looked at closely: four questions and their answers

quidditch-inspect-now = Maintenant ?
quidditch-inspect-does = Ce qu’elle fait
quidditch-inspect-stops = Ce qui peut l’arrêter
quidditch-inspect-down = Posée face cachée
quidditch-inspect-yes = Oui, elle peut être jouée.
quidditch-inspect-lay = Oui, posez-la devant une balle.
# $when is one of the messages quidditch-when-….
quidditch-inspect-stopped-by = { $cards }.
quidditch-inspect-unstoppable = Rien.
quidditch-down-special = Ne compte pas : un bluff.
quidditch-down-chaser = Compte devant le Souafle ; ailleurs, c’est un bluff.
quidditch-down-keeper = Compte devant le Souafle ; ailleurs, c’est un bluff.
quidditch-down-beater = Compte devant un Cognard et, par sa valeur, devant le Souafle.
quidditch-down-seeker = Compte devant le Vif d’or et, par sa valeur, devant le Souafle.

## Scenes: somebody answers somebody

quidditch-scene-played =
    { $who ->
        [you] Vous jouez { $card }
       *[other] { $name } joue { $card }
    }
quidditch-scene-answers =
    { $who ->
        [you] Vous répondez : { $card }
       *[other] { $name } répond : { $card }
    }
quidditch-scene-lets =
    { $who ->
        [you] Vous laissez faire
       *[other] { $name } laisse faire
    }
quidditch-scene-stamp = Arrêté
quidditch-scene-lost = Perdue
quidditch-scene-stopped = { $card } : arrêté
quidditch-scene-works = { $card } fait effet
quidditch-scene-used-up = Les deux cartes sont épuisées.
quidditch-scene-caught = Le Vif d’or est pris

## La table

quidditch-pitch = Le terrain
quidditch-pitch-deck =
    { $count ->
        [one] Terrain : { $count } carte
       *[other] Terrain : { $count } cartes
    }
quidditch-chase = Poursuite finale : les deux joueurs doivent disputer le Vif d’or !
quidditch-your-hand = Vos cartes
quidditch-hand-empty = Votre main est vide.
quidditch-card-in-hand =
    { $state ->
        [planned] { $card }, sera posée
        [usable] { $card }, peut être jouée maintenant
       *[none] { $card }
    }
quidditch-cards-of =
    { $who ->
        [you] Votre main : { $count }
       *[other] { $name } : { $count } en main
    }
quidditch-pick-slot = Carte { $slot }
quidditch-draw-pile =
    { $who ->
        [you] Votre paquet de maison : { $count }
       *[other] { $name }, paquet de maison : { $count }
    }
quidditch-discard-pile =
    { $who ->
        [you] { $count ->
            [0] Votre défausse est vide
           *[other] Votre défausse : { $count }, { $card } au-dessus
        }
       *[other] { $count ->
            [0] { $name }, défausse vide
           *[other] { $name }, défausse : { $count }, { $card } au-dessus
        }
    }
quidditch-discards = Défausses
quidditch-discards-none = Aucune carte pour l’instant.
quidditch-discards-hidden =
    { $count ->
        [one] encore { $count } carte dessous
       *[other] encore { $count } cartes dessous
    }
quidditch-hits =
    { $count ->
        [one] touché { $count } fois
       *[other] touché { $count } fois
    }
quidditch-used =
    { $who ->
        [you] Cartes spéciales que vous avez jouées dans cette manche
       *[other] Cartes spéciales que { $name } a jouées dans cette manche
    }
quidditch-mark-pushed = écarté
quidditch-spot =
    { $state ->
        [contested] { $ball }, balle disputée.
        [free] { $ball }, sur le terrain.
       *[absent] { $ball }, absent du terrain.
    }
quidditch-spot-card =
    { $who ->
        [you] { $state ->
            [pushed] Vous avez été écarté.
            [hidden] Votre carte est face cachée.
           *[known] Votre carte : { $card }.
        }
       *[other] { $state ->
            [pushed] { $name } : écarté.
            [hidden] { $name } : carte face cachée.
           *[known] { $name } : { $card }.
        }
    }
# Said before the cards are laid.
quidditch-spot-announced =
    { $who ->
        [you] Vous la disputez.
       *[other] { $name } la dispute.
    }
quidditch-spot-counts = Ne vaut plus que { $value }.
# $known is yes if the card that did it is known.
quidditch-spot-lowered =
    { $known ->
        [yes] Vaut { $amount } de moins : { $card }.
       *[no] Vaut { $amount } de moins.
    }
quidditch-spot-keeper-out = Hors de combat.
quidditch-spot-nobody = Personne ne l’a gagnée.
quidditch-spot-won =
    { $who ->
        [you] Vous l’avez gagnée.
       *[other] { $name } l’a gagnée.
    }

## Les moments d'une manche

quidditch-phase-W1 = Ouverture
quidditch-phase-DECLARE = Annonces
quidditch-phase-DECLARE_LEADER = Annonces
quidditch-phase-DECLARE_SECOND = Annonces
quidditch-phase-W2 = Avant la pose
quidditch-phase-LAY = Pose des cartes
quidditch-phase-W3 = Les cartes sont posées
quidditch-phase-ORDER = Ordre des balles
quidditch-phase-W4 = Après la révélation { $at }
quidditch-phase-PICK = Choix d’une carte
quidditch-phase-W5 = Après le résultat { $at }
quidditch-phase-GAME_OVER = Fin

## Que faire maintenant

quidditch-prompt-over = La partie est terminée.
quidditch-prompt-window-lit = Touchez une carte éclairée pour la jouer, ou passez.
# $card is the only card that can be played now.
quidditch-prompt-window-one = Vous pouvez jouer { $card }, ou passer.
quidditch-prompt-passed = Vous avez passé, mais vous pouvez encore jouer une carte pour l’instant.
quidditch-prompt-only-pass = Vous n’avez rien à jouer pour l’instant.
# One line for all the moments that are skipped. $until is what comes next: laying or round.
quidditch-prompt-nothing =
    { $until ->
        [laying] Rien à jouer : on passe pour vous jusqu’à la pose des cartes.
       *[round] Rien à jouer : on passe pour vous jusqu’à la prochaine manche.
    }
quidditch-prompt-passing = On passe pour vous jusqu’à la révélation.
quidditch-prompt-declare = Touchez les balles que vous voulez disputer.
quidditch-prompt-declare-these = Vous disputez { $balls }.
quidditch-prompt-order = Vous êtes le meneur : touchez les balles dans l’ordre où vous voulez les jouer.
quidditch-prompt-order-ready = Les jouer dans cet ordre ?
quidditch-prompt-lay = Touchez une carte, puis la balle devant laquelle la poser.
quidditch-prompt-lay-at = { $card } : touchez une balle.
quidditch-prompt-lay-ready = Chaque balle a sa carte. Poser les cartes ?
quidditch-prompt-decided = C’est décidé. Vous pouvez changer d’avis tant que { $name } n’a pas décidé.
quidditch-prompt-pick = { $name } perd une carte : touchez celle à défausser.
quidditch-prompt-does = { $card } : { $does }
quidditch-prompt-mode = { $card } : choisissez ce qu’elle fait.
quidditch-prompt-ball = { $card } : { $does } Touchez une balle.
quidditch-prompt-take = { $card } : { $does } Choisissez la carte.
quidditch-prompt-not-now = { $card } : { $does } Injouable pour l’instant.
quidditch-prompt-cancels = { $card } annule { $cancels }.
quidditch-prompt-for-laying = { $card } : se pose devant une balle pendant la pose des cartes. Injouable pour l’instant.
quidditch-prompt-sent = Un instant…
quidditch-prompt-race = Le premier à jouer passe devant.
quidditch-prompt-both = Les deux joueurs décident en secret.
quidditch-prompt-speaks = { $name } peut jouer une carte spéciale.
quidditch-prompt-decides = C’est à { $name } de décider.
quidditch-choose-card-first = Choisissez d’abord une carte.
quidditch-autopass = Passer automatiquement quand je n’ai rien à jouer
quidditch-takes = Votre défausse
quidditch-do-play = Jouer
quidditch-do-put-back = Reposer
quidditch-do-pass = Passer
quidditch-do-pass-on = Passer jusqu’à la révélation
quidditch-do-stop-passing = Ne plus passer
quidditch-do-declare =
    { $count ->
        [one] La disputer
       *[other] Les disputer
    }
quidditch-do-declare-none = N’en disputer aucune
quidditch-do-lay = Poser les cartes
quidditch-do-follow = Suivre l’indice
quidditch-do-order = Confirmer l’ordre
quidditch-do-cancel = Annuler avec { $with }
quidditch-do-let-be = Laisser faire

## Une carte spéciale attend une réponse

quidditch-answer-played =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $name } joue { $card }.
    }
quidditch-answer-cancelled =
    { $who ->
        [you] Vous annulez { $cancels } avec { $card }.
       *[other] { $name } annule { $cancels } avec { $card }.
    }
quidditch-answer-works = Sans réponse : { $does }
quidditch-answer-fails = Sans réponse : { $card } n’a aucun effet.
quidditch-answer-waiting = { $name } peut répondre.
# $card is what could be cancelled.
quidditch-answer-can = Annulez { $card }, ou laissez faire.
quidditch-answer-only-pass = Vous n’avez rien contre { $card } : vous ne pouvez que passer.
quidditch-answer-nothing = Vous n’avez rien contre { $card } : vous passez…

quidditch-hint-play = Un bot jouerait { $card }.
quidditch-hint-play-at = Un bot jouerait { $card } { $at }.
quidditch-hint-declare = Un bot disputerait { $balls }.
quidditch-hint-declare-none = Un bot n’en disputerait aucune.
quidditch-hint-lay = Un bot poserait { $cards }.
# One of $cards in the hint before.
quidditch-hint-laid = { $card } { $at }
quidditch-hint-order = Un bot choisirait cet ordre : { $balls }.
quidditch-hint-pass = Un bot passerait.

## Notes à côté d'un joueur

quidditch-note-passed = a passé
quidditch-note-decided = a décidé

## Ce qui s'est passé

quidditch-log-round =
    { $who ->
        [you] Manche { $round } : vous êtes le meneur.
       *[other] Manche { $round } : { $name } est le meneur.
    }
quidditch-log-drawn =
    { $who ->
        [you] Vous retournez { $the }.
       *[other] { $name } retourne { $the }.
    }
quidditch-log-free-goal =
    { $who ->
        [you] Un but offert pour vous !
       *[other] Un but offert pour { $name } !
    }
quidditch-log-no-room =
    { $who ->
        [you] Vous retournez une balle qui n’a pas de place sur le terrain.
       *[other] { $name } retourne une balle qui n’a pas de place sur le terrain.
    }
quidditch-log-pitch-reshuffled =
    { $count ->
        [one] { $count } carte de terrain devient le nouveau paquet de terrain.
       *[other] { $count } cartes de terrain mélangées deviennent le nouveau paquet de terrain.
    }
quidditch-log-chase = Le paquet de terrain est vide : la poursuite finale du Vif d’or commence !
quidditch-log-window =
    { $window ->
        [W1] Ouverture.
        [W2] Avant la pose.
        [W3] Les cartes sont posées.
        [W4] Après la révélation { $at }.
       *[W5] Après le résultat { $at }.
    }
quidditch-log-passed =
    { $who ->
        [you] Vous passez.
       *[other] { $name } passe.
    }
quidditch-log-declared =
    { $who ->
        [you] Vous disputez { $balls }.
       *[other] { $name } dispute { $balls }.
    }
quidditch-log-declared-none =
    { $who ->
        [you] Vous ne disputez aucune autre balle.
       *[other] { $name } ne dispute aucune autre balle.
    }
quidditch-log-decided =
    { $who ->
        [you] Vous avez décidé.
       *[other] { $name } a décidé.
    }
quidditch-log-decided-again = Vous changez d’avis.
quidditch-log-laid =
    { $count ->
        [one] { $name } pose une carte : { $balls }.
       *[other] { $name } pose { $count } cartes : { $balls }.
    }
quidditch-log-laid-cards =
    { $who ->
        [you] Vous posez { $cards }.
       *[other] { $name } pose { $cards }.
    }
quidditch-log-laid-none =
    { $who ->
        [you] Vous ne posez rien.
       *[other] { $name } ne pose rien.
    }
quidditch-log-order =
    { $who ->
        [you] Vous choisissez l’ordre : { $balls }.
       *[other] { $name } choisit l’ordre : { $balls }.
    }
quidditch-log-revealed = { $ball } : { $cards }.
quidditch-log-shows =
    { $who ->
        [you] { $has ->
            [card] vous { $card }
           *[none] vous sans carte
        }
       *[other] { $has ->
            [card] { $name } { $card }
           *[none] { $name } sans carte
        }
    }
quidditch-log-special =
    { $who ->
        [you] Vous jouez { $card }.
       *[other] { $name } joue { $card }.
    }
quidditch-log-special-at =
    { $who ->
        [you] Vous jouez { $card } { $at }.
       *[other] { $name } joue { $card } { $at }.
    }
quidditch-log-answered =
    { $who ->
        [you] Vous annulez { $cancels } avec { $card }.
       *[other] { $name } annule { $cancels } avec { $card }.
    }
quidditch-log-cancelled = { $card } n’a aucun effet.
quidditch-log-lowered =
    { $who ->
        [you] Votre carte { $at } vaut { $amount } de moins.
       *[other] Chez { $name }, la carte { $at } vaut { $amount } de moins.
    }
quidditch-log-keeper-out =
    { $who ->
        [you] Votre Gardien est hors de combat.
       *[other] Chez { $name }, le Gardien est hors de combat.
    }
quidditch-log-stripped =
    { $who ->
        [you] Vous perdez { $card } de votre main.
       *[other] { $name } perd { $card } de sa main.
    }
quidditch-log-pushed =
    { $who ->
        [you] { $had ->
            [card] On vous écarte { $from }, et { $card } va à la défausse.
           *[nothing] On vous écarte { $from }.
        }
       *[other] { $had ->
            [card] On écarte { $name } { $from }, et { $card } va à la défausse.
           *[nothing] On écarte { $name } { $from }.
        }
    }
quidditch-log-retrieved =
    { $who ->
        [you] Vous reprenez { $card }.
       *[other] { $name } reprend { $card }.
    }
quidditch-log-won =
    { $who ->
        [you] { $points ->
            [0] Vous gagnez { $the }.
           *[other] Vous gagnez { $the } : { $points } points !
        }
       *[other] { $points ->
            [0] { $name } gagne { $the }.
           *[other] { $name } gagne { $the } : { $points } points !
        }
    }
quidditch-log-stayed =
    { $reason ->
        [save] Arrêt ! Personne ne gagne { $the }.
        [equal] Valeurs égales : personne ne gagne { $the }.
       *[other] Personne ne gagne { $the }.
    }
quidditch-log-hit =
    { $who ->
        [you] Un Cognard vous touche !
       *[other] Un Cognard touche { $name } !
    }
quidditch-log-reshuffled =
    { $who ->
        [you] Votre défausse devient votre nouveau paquet de maison ({ $count }).
       *[other] Chez { $name }, la défausse devient le nouveau paquet de maison ({ $count }).
    }
quidditch-log-drew =
    { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $name } pioche { $cards }.
    }
quidditch-log-refilled =
    { $count ->
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
    }
quidditch-log-conceded =
    { $who ->
        [you] Vous abandonnez.
       *[other] { $name } abandonne.
    }

## La fin

quidditch-end-title-won = Vous avez gagné !
# To the person who has not won.
quidditch-end-title-lost = { $name } a été plus rapide
quidditch-end-title-name = { $name } a gagné
quidditch-end-title-draw = Partie nulle
# How it ended; the score stands on the board. $reason: snitch, no_balls, round_limit.
quidditch-end-over =
    { $reason ->
        [no_balls] Il n’y avait plus de balle à disputer.
        [round_limit] C’était la dernière manche.
       *[other] La partie est finie.
    }
quidditch-end-caught =
    { $who ->
        [you] Vous avez attrapé le Vif d’or avec { $card }.
       *[other] { $name } a attrapé le Vif d’or avec { $card }.
    }
# Said to the person who lost by the Snitch; the points before it.
quidditch-end-ahead = Jusque-là, vous meniez { $mine } à { $yours }.
quidditch-end-won =
    { $reason ->
        [concession] { $house } gagne ({ $name }) : l’autre maison abandonne.
        [snitch] Le Vif d’or a été attrapé. { $house } gagne ({ $name }), { $mine } à { $yours }.
        [no_balls] Il n’y a plus de balles. { $house } gagne ({ $name }), { $mine } à { $yours }.
        [round_limit] C’était la dernière manche. { $house } gagne ({ $name }), { $mine } à { $yours }.
       *[other] { $house } gagne ({ $name }), { $mine } à { $yours }.
    }
quidditch-end-draw =
    { $reason ->
        [snitch] Le Vif d’or a été attrapé : match nul, { $mine } à { $yours }.
       *[other] Match nul, { $mine } à { $yours }.
    }
quidditch-figure-points = Points
quidditch-figure-quaffles = Souafles
quidditch-figure-free-goals = Buts offerts
quidditch-figure-snitch = Vif d’or
quidditch-figure-hits = Touché par des Cognards
quidditch-figure-specials = Cartes spéciales jouées
quidditch-figure-answers = Cartes annulées
quidditch-figure-rounds = Manches

## Three facts about a game that is over: a heading, and the sentence that it begins

quidditch-fact-clear =
    { $who ->
        [you] vous a donné le Souafle contre { $card } à la manche { $round } : votre victoire la plus nette.
       *[other] a donné le Souafle à { $name } contre { $card } à la manche { $round } : la victoire la plus nette.
    }
# The heading is the card that stopped another.
quidditch-fact-stopped =
    { $who ->
        [you] a arrêté { $card } pour vous à la manche { $round }, juste à temps.
       *[other] a arrêté { $card } pour { $name } à la manche { $round }, juste à temps.
    }
# $does is a sentence that says what came of the card.
quidditch-fact-worked = à la manche { $round } : { $does }
quidditch-fact-run = { $count } Souafles
    .what =
        { $who ->
            [you] de suite ont été à vous, à partir de la manche { $round }.
           *[other] de suite ont été à { $name }, à partir de la manche { $round }.
        }
quidditch-fact-free =
    { $count ->
        [one] Un but offert
       *[other] { $count } buts offerts
    }
    .what =
        { $who ->
            [you] pour vous, sans jouer une seule carte.
           *[other] pour { $name }, sans jouer une seule carte.
        }
quidditch-fact-hits =
    { $count ->
        [one] Un Cognard
       *[other] { $count } Cognards
    }
    .what =
        { $who ->
            [you] pour vous, et vous avez continué à voler.
           *[other] pour { $name }, grâce à vous.
        }
quidditch-fact-rounds =
    { $count ->
        [one] Une manche
       *[other] { $count } manches
    }
    .what = de balais, de balles et de bluffs.

## À part les coups

quidditch-aside-concede = Abandonner
    .question = Abandonner ? L’autre maison gagne alors, quel que soit le score.

## Noms des options

quidditch-group-answers = Cartes spéciales et réponses
quidditch-group-laying = Annoncer et poser
quidditch-group-balls = Les balles
quidditch-group-end = Fin de la partie
quidditch-group-pace = Rythme
quidditch-group-cards = Cartes

quidditch-option-timing_mode = Qui peut agir en premier
    .value-priority = À tour de rôle
    .value-race = Le plus rapide
quidditch-option-race_window_seconds = Secondes par course
quidditch-option-counter_chain = Les contre-sorts peuvent être annulés
quidditch-option-counter_scope = Les contre-sorts annulent
    .value-spells_jinxes = Maléfices et sortilèges
    .value-all_specials = Toutes les cartes spéciales
quidditch-option-reserve_owed_cards = Garder les cartes nécessaires à la pose
quidditch-option-min_pass_ms = Durée minimale avant de passer (millisecondes)
quidditch-option-declare_mode = Annonces
    .value-leader_first = Le meneur d’abord
    .value-simultaneous = Les deux en secret
quidditch-option-aside_only_without_player_cards = Bluff devant le Souafle seulement sans carte de joueur
quidditch-option-order_timing = L’ordre est choisi
    .value-after_lay = Après la pose
    .value-before_lay = Avant la pose
quidditch-option-order_mode = Le meneur choisit
    .value-full = Tout l’ordre
    .value-stepwise = Une balle à la fois
quidditch-option-reveal_mode = Les cartes sont retournées
    .value-per_ball = Balle par balle
    .value-all_at_once = Toutes à la fois
quidditch-option-keeper_wins_unopposed = Un Gardien seul gagne le Souafle
quidditch-option-bludger_pick = Être touché coûte
    .value-random = Une carte au hasard
    .value-blind_slot = Une carte choisie à l’aveugle par l’adversaire
quidditch-option-recycle_bludgers = Les Cognards reviennent
quidditch-option-finish_round_after_snitch = Finir la manche après la prise
quidditch-option-final_chase = Poursuite finale du Vif d’or
quidditch-option-tie_break = Égalité de points
    .value-draw = Partie nulle
    .value-catcher_wins = Celui qui a attrapé le Vif d’or gagne
quidditch-option-round_limit = Nombre maximal de manches
quidditch-option-penalty_needs_player_card = Un penalty exige une de vos cartes de joueur
quidditch-option-discard_view = Défausse de l’adversaire
    .value-full = Visible
    .value-top_only = Seulement la carte du dessus
quidditch-option-deck_data = Vos propres paquets (fichier TOML ou JSON)
    .seen = Paquets
    .nameless = apportés par l’hôte
