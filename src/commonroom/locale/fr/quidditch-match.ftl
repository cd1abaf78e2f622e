### The Quidditch match in French, also where it is played within A Year at Hogwarts. Variables as in hogwarts-table.ftl.

## Before the match

quidditch-match-wish-house = Maison
quidditch-match-bot-greedy = Choisit le coup qui paraît le meilleur sur le moment.
quidditch-match-bot-automaton = Joue le camp automatique d’« Une année à Poudlard », selon des règles fixes.

## What stands in a view

quidditch-match-piece-keeper = Gardien
quidditch-match-piece-beater_1 = Batteur 1
quidditch-match-piece-beater_2 = Batteur 2
quidditch-match-piece-chaser_1 = Poursuiveur 1
quidditch-match-piece-chaser_2 = Poursuiveur 2
quidditch-match-piece-chaser_3 = Poursuiveur 3
quidditch-match-ball-quaffle = Souafle
quidditch-match-ball-bludger = Cognard
quidditch-match-direction-up = Vers le haut
quidditch-match-direction-down = Vers le bas
quidditch-match-direction-left = Vers la gauche
quidditch-match-direction-right = Vers la droite
quidditch-match-key-houses = Maison
quidditch-match-key-goals = Buts
quidditch-match-key-seekers = Tour de l’Attrapeur
quidditch-match-key-hands = Cartes Quidditch
quidditch-match-key-hand = Vos cartes
quidditch-match-key-pieces = Pièces
quidditch-match-key-left = Actions restantes
quidditch-match-key-round = Manche
quidditch-match-key-turns = Tour
quidditch-match-key-turns_at_most = Nombre maximal de tours
quidditch-match-key-quaffle = Souafle
quidditch-match-key-bludgers = Cognards
quidditch-match-key-thrown = A lancé
quidditch-match-key-aimed = Cognard prêt
quidditch-match-key-won_first = A gagné la manche 1
quidditch-match-key-deck = Cartes dans la pioche
quidditch-match-key-used = Cartes utilisées
quidditch-match-key-piece = Pièce
quidditch-match-key-to = Case
quidditch-match-key-direction = Direction
quidditch-match-key-side = Camp
quidditch-match-key-reach = Portée

## What can be done

quidditch-match-do-place = Placer { $piece } : { $to }
    .kind = Placer une pièce
quidditch-match-do-formation = Prendre la formation habituelle
quidditch-match-do-roll = Lancer les dés
quidditch-match-do-move = { $piece } vers { $to }
    .kind = Déplacer une pièce
    .each = { $piece } → { $to }
quidditch-match-do-pass = Passer le Souafle vers { $to }
    .kind = Passer le Souafle vers
quidditch-match-do-take = Prendre le Souafle
quidditch-match-do-shoot = Tirer au but
quidditch-match-do-aim = Préparer un Cognard : { $piece }
    .kind = Préparer un Cognard
quidditch-match-do-throw = Lancer le Cognard : { $direction }
    .kind = Lancer le Cognard
quidditch-match-do-put = Poser le Souafle sur { $to }
    .kind = Poser le Souafle sur
quidditch-match-do-card = Jouer { $card }
    .kind = Jouer une carte
quidditch-match-do-end = Finir le tour
quidditch-match-do-concede = Abandonner

## What is asked

quidditch-match-ask-place = Placez vos pièces.
quidditch-match-ask-roll = Lancez les dés pour vos actions.
quidditch-match-ask-act = Que font vos joueurs ?
quidditch-match-ask-take = Prenez-vous le Souafle ?
quidditch-match-ask-throw = Dans quelle direction lancez-vous le Cognard ?
quidditch-match-ask-put = Posez le Souafle sur votre ligne 3, devant vos buts.
quidditch-match-ask-fly = La poursuite du Vif d’or : lancez les dés, ou jouez une carte.

## What has happened

quidditch-match-log-start_rolled =
    { $begins ->
        [none] Égalité : les deux camps relancent les dés.
       *[other] Les deux camps lancent les dés : { $begins } commence.
    }
quidditch-match-log-formation_taken =
    { $who ->
        [you] Vous prenez la formation habituelle.
       *[other] { $name } prend la formation habituelle.
    }
quidditch-match-log-piece_placed = { $name } : { $piece } en { $to }.
quidditch-match-log-actions_rolled =
    { $who ->
        [you] Vous obtenez { $dice } actions.
       *[other] { $name } obtient { $dice } actions.
    }
quidditch-match-log-piece_moved = { $name } : { $piece } vers { $to }.
quidditch-match-log-ball_picked = { $name } : { $piece } ramasse une balle ({ $ball }).
quidditch-match-log-ball_dropped = { $ball } : tombe en { $at }.
quidditch-match-log-quaffle_passed = { $name } : { $piece } passe le Souafle vers { $to }.
quidditch-match-log-quaffle_taken = { $name } : { $piece } vole le Souafle.
quidditch-match-log-bludger_aimed = { $name } : { $piece } se prépare à lancer, portée { $die }.
quidditch-match-log-bludger_thrown =
    { $hit ->
        [none] Le Cognard vole vers { $to }.
       *[other] Le Cognard vole vers { $to } et touche : { $hit } !
    }
quidditch-match-log-bludger_returned = Le Cognard est dans une zone de but et retourne en { $to }.
quidditch-match-log-dodge_rolled =
    { $out ->
        [yes] { $name } : { $piece } fait { $die } et sort !
       *[other] { $name } : { $piece } fait { $die } et esquive.
    }
quidditch-match-log-goal_tried =
    { $goal ->
        [yes] { $name } : { $piece } tire – but !
       *[other] { $name } : { $piece } tire – pas de but.
    }
quidditch-match-log-card_drawn =
    { $who ->
        [you] Vous piochez une carte Quidditch.
       *[other] { $name } pioche une carte Quidditch.
    }
quidditch-match-log-keeper_got_quaffle = {""}
quidditch-match-log-quaffle_put = { $name } : le Souafle va en { $to }.
quidditch-match-log-decider_rolled =
    { $wins ->
        [none] Égalité : les deux camps relancent les dés.
       *[other] Les deux camps lancent les dés pour la manche 1 : { $wins } fait plus.
    }
quidditch-match-log-round_won =
    { $who ->
        [you] Vous gagnez la manche 1 !
       *[other] { $name } gagne la manche 1 !
    }
quidditch-match-log-flight_rolled =
    { $who ->
        [you] Vous faites { $dice-list }.
       *[other] { $name } fait { $dice-list }.
    }
quidditch-match-log-card_played =
    { $who ->
        [you] Vous jouez { $card } !
       *[other] { $name } joue { $card } !
    }
quidditch-match-log-seeker_flew = { $name } : l’Attrapeur vole { $by-signed }, maintenant en { $at }.
quidditch-match-log-turn_began =
    { $who ->
        [you] C’est votre tour.
       *[other] C’est à { $name } de jouer.
    }
quidditch-match-log-turn_ended = {""}
quidditch-match-log-conceded =
    { $who ->
        [you] Vous abandonnez.
       *[other] { $name } abandonne.
    }
quidditch-match-log-game_ended = Le match est terminé.

## How it ends

quidditch-match-end-snitch = Le Vif d’or a été attrapé
quidditch-match-end-concession = L’autre camp a abandonné

## The same as in A Year at Hogwarts

quidditch-match-house-gryffindor = { hogwarts-house-gryffindor }
quidditch-match-house-hufflepuff = { hogwarts-house-hufflepuff }
quidditch-match-house-ravenclaw = { hogwarts-house-ravenclaw }
quidditch-match-house-slytherin = { hogwarts-house-slytherin }
quidditch-match-bot-random = { hogwarts-bot-random }
quidditch-match-bot-easy = { hogwarts-bot-easy }
quidditch-match-bot-search = { hogwarts-bot-search }
quidditch-match-group-match = { hogwarts-group-match }
quidditch-match-group-cards = { hogwarts-group-cards }
quidditch-match-option-placement = { hogwarts-option-placement }
    .value-default = { hogwarts-option-placement.value-default }
    .value-free = { hogwarts-option-placement.value-free }
quidditch-match-option-bludger = { hogwarts-option-bludger }
    .value-within = { hogwarts-option-bludger.value-within }
    .value-exact = { hogwarts-option-bludger.value-exact }
quidditch-match-option-steal_cost = { hogwarts-option-steal_cost }
quidditch-match-option-match_turns = { hogwarts-option-match_turns }
quidditch-match-option-pack_data = { hogwarts-option-pack_data }
option-quidditch-match-placement = { option-hogwarts-placement }
option-quidditch-match-bludger = { option-hogwarts-bludger }
option-quidditch-match-steal_cost = { option-hogwarts-steal_cost }
option-quidditch-match-match_turns = { option-hogwarts-match_turns }
option-quidditch-match-pack_data = { option-hogwarts-pack_data }
edition-quidditch-match-year = { hogwarts-name }
