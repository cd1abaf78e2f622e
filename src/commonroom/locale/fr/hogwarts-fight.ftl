### Fights and duels on the page of A Year at Hogwarts, in French. $who is you or other; $name is the fighter.

hogwarts-fight-scene = Le combat
hogwarts-fight-where = { $place }, attaque { $number }
hogwarts-fight-hit-on = touche à
hogwarts-fight-map = Voir la carte
hogwarts-fight-watch = Voir le combat
hogwarts-fight-back = Retour au combat
hogwarts-fight-goes-on =
    { $who ->
        [you] Vous combattez : { $foe }
       *[other] { $name } combat : { $foe }
    }
hogwarts-fight-played-by = Joué par { $name }.

## What is going on

hogwarts-fight-now-take_turn =
    { $who ->
        [you] Votre attaque
       *[other] { $name } attaque
    }
hogwarts-fight-now-reroll_dice =
    { $who ->
        [you] Vous pouvez relancer des dés
       *[other] { $name } peut relancer des dés
    }
hogwarts-fight-now-settle =
    { $who ->
        [you] Vous choisissez d’abord
       *[other] { $name } choisit d’abord
    }
hogwarts-fight-exchange = Un dé chacun
hogwarts-fight-exchange-rule = Le dé le plus faible perd. Qui perd deux fois perd le combat.
hogwarts-fight-blow-reveal = { $foe } apparaît
hogwarts-fight-blow-before = { $foe } frappe d’abord
hogwarts-fight-blow-after = { $foe } riposte
hogwarts-fight-blow-last = { $foe } frappe une dernière fois
hogwarts-fight-blow-attack =
    { $who ->
        [you] Vous touchez
       *[other] { $foe } touche
    }
hogwarts-fight-blow-recoil = L’attaque rebondit
hogwarts-fight-lose-hp =
    { $who ->
        [you] vous perdez { $loss } PV
       *[other] { $name } perd { $loss } PV
    }
hogwarts-fight-lose-resistance =
    { $who ->
        [you] vous perdez { $by } de résistance
       *[other] { $name } perd { $by } de résistance
    }
hogwarts-fight-lose-points =
    { $who ->
        [you] vous perdez { $points } points
       *[other] { $name } perd { $points } points
    }
hogwarts-fight-lose-cards =
    { $who ->
        [you] vous perdez une carte
       *[other] { $name } perd une carte
    }
hogwarts-fight-lose-travel =
    { $who ->
        [you] vous perdez de la poudre de Cheminette ou un Portoloin
       *[other] { $name } perd de la poudre de Cheminette ou un Portoloin
    }
hogwarts-fight-see-card = voir la carte
hogwarts-fight-step-attack =
    { $who ->
        [you] Votre attaque
       *[other] Attaque : { $name }
    }
hogwarts-fight-step-next =
    { $who ->
        [you] Votre prochaine attaque
       *[other] Prochaine attaque : { $name }
    }
hogwarts-fight-step-defence =
    { $who ->
        [you] Votre défense
       *[other] Défense : { $name }
    }
hogwarts-fight-step-blow = Le coup
hogwarts-fight-step-reveal = La carte est retournée

## The tray

hogwarts-fight-attacks =
    { $who ->
        [you] { $count ->
            [one] Votre attaque : un dé
           *[other] Votre attaque : { $count } dés
        }
       *[other] { $count ->
            [one] { $name } : un dé
           *[other] { $name } : { $count } dés
        }
    }
hogwarts-fight-hitting =
    { $needed ->
        [1] n’importe quel chiffre touche
        [2] { $count ->
            [one] un 2, 3, 4, 5 ou 6 touche
           *[other] chaque 2, 3, 4, 5 ou 6 touche
        }
        [3] { $count ->
            [one] un 3, 4, 5 ou 6 touche
           *[other] chaque 3, 4, 5 ou 6 touche
        }
        [4] { $count ->
            [one] un 4, 5 ou 6 touche
           *[other] chaque 4, 5 ou 6 touche
        }
        [5] { $count ->
            [one] un 5 ou 6 touche
           *[other] chaque 5 ou 6 touche
        }
        [6] { $count ->
            [one] un 6 touche
           *[other] chaque 6 touche
        }
       *[other] aucun chiffre ne touche
    }
hogwarts-fight-defends =
    { $who ->
        [you] Vous lancez un dé par touche
       *[other] { $name } lance un dé par touche
    }
hogwarts-fight-played =
    { $who ->
        [you] Vous jouez { $card }
       *[other] { $name } joue { $card }
    }
hogwarts-fight-used = Utilisé : { $token }
hogwarts-fight-hits =
    { $count ->
        [0] Aucune touche
        [one] Une touche
       *[other] { $count } touches
    }
hogwarts-fight-struck = { $name } : { $before } → { $hp } PV
hogwarts-fight-die =
    { $hit ->
        [yes] { $die }, touché
       *[no] { $die }, raté
    }
hogwarts-fight-roll-again = Relancer le { $die }
hogwarts-fight-die-stays = Seul un dé qui a raté peut être relancé.
hogwarts-fight-share-board = plateau { $amount }
hogwarts-fight-share-card = cartes { $amount }
hogwarts-fight-share-ability = capacité { $amount }
hogwarts-fight-share-other_ability = capacité adverse { $amount }
hogwarts-fight-share-opponent = résistance { $amount }

## The hero

hogwarts-fight-hp = PV (perdu à { $hp })
hogwarts-fight-hp-plain = PV
hogwarts-fight-hp-after = { $hp }, après ce coup { $after }
hogwarts-fight-hp-change = { $hp } → { $after } PV
hogwarts-fight-rolls-lost = Jets perdus : { $count } sur 2
hogwarts-fight-cards = Cartes jouées dans ce combat
hogwarts-fight-cards-of = { $used } sur { $limit }
hogwarts-fight-chance = Chances de gagner
hogwarts-fight-with-card = avec { $card }
hogwarts-fight-with-dice = avec les dés
hogwarts-fight-taking = en encaissant le coup
hogwarts-fight-prize = Récompense
hogwarts-fight-prize-points = { $points } points
hogwarts-fight-prize-duel = un sort, une potion, un livre
hogwarts-fight-prize-players = quelque chose du perdant
hogwarts-fight-prize-gone = un Mangemort de moins
hogwarts-fight-usable = Utilisables maintenant
hogwarts-fight-not-now = Pas maintenant

## What is asked

hogwarts-fight-ask-take_turn =
    { $who ->
        [you] Votre attaque : les dés, ou une carte ?
       *[other] { $name } attaque. Que choisissez-vous ?
    }
hogwarts-fight-ask-brace =
    { $who ->
        [you] Répondez-vous au coup ?
       *[other] { $name } répond au coup ?
    }
hogwarts-fight-ask-reroll_dice = Quels dés relancez-vous ?
hogwarts-fight-tap-dice = Touchez les dés pour choisir.
hogwarts-fight-ask-exchange = On lance les dés ?
hogwarts-fight-do-roll = Lancer
hogwarts-fight-do-attack =
    { $count ->
        [one] Attaquer : un dé
       *[other] Attaquer : { $count } dés
    }
hogwarts-fight-do-reroll =
    { $count ->
        [one] Relancer un dé
       *[other] Relancer { $count } dés
    }
hogwarts-fight-do-keep = Garder les dés
hogwarts-fight-do-take = Encaisser le coup
hogwarts-fight-do-play = Jouer { $card }
hogwarts-fight-do-use = Utiliser : { $token }

## How it ended

hogwarts-fight-won =
    { $who ->
        [you] Vous gagnez le combat !
       *[other] { $name } gagne le combat !
    }
hogwarts-fight-lost =
    { $who ->
        [you] Vous perdez le combat
       *[other] { $name } perd le combat
    }
# A fight of others.
hogwarts-fight-others-won = { $name } bat { $foe }
hogwarts-fight-others-lost = { $name } perd contre { $foe }
hogwarts-fight-undecided = Le combat se termine sans vainqueur
hogwarts-fight-against =
    { $count ->
        [0] Contre { $foe }
        [one] Contre { $foe }, une attaque
       *[other] Contre { $foe }, { $count } attaques
    }
hogwarts-fight-tile-hp = PV
hogwarts-fight-tile-points = points
hogwarts-fight-tile-cards = cartes perdues
hogwarts-fight-tile-mission = mission accomplie
hogwarts-fight-tile-gone = Mangemort vaincu
hogwarts-fight-tile-place = vous êtes maintenant ici
hogwarts-fight-story = Comment c’est arrivé
hogwarts-fight-go-on = Continuer
hogwarts-fight-stays =
    { $count ->
        [1] Fuit après cette attaque
       *[other] Fuit après { $count } attaques
    }
