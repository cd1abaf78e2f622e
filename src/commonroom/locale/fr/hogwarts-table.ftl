### A Year at Hogwarts at the table, in French: what is done, asked and told, and what the options are called. Names of
### things are in hogwarts.ftl. $who is you or other, and $name whoever it is about; every other variable is a field of
### the action or event. Names stand as they are, so sentences are built in such a way that they need no other form.

## Before the game

hogwarts-wish-character = Personnage
    .voldemort-returns = Camp et personnage
    .about-voldemort-returns =
        Pettigrow, plus tard Voldemort, est le camp obscur ; tous les autres aident Harry.
        Si personne ne le demande, le premier joueur sans préférence le joue.
        À deux, l’autre est toujours Harry.
# What an edition is, below its name.
hogwarts-edition-year = Une année d’école avec missions, examens et Quidditch : le plus de points gagne.
hogwarts-edition-voldemort-returns = Deux camps : les amis de Harry détruisent les Horcruxes, Pettigrow fait revenir Voldemort.
hogwarts-bot-random = Joue n’importe quel coup permis, sans plan.
hogwarts-bot-easy = Sait où il veut aller, mais laisse passer des choses, comme tout le monde.
hogwarts-bot-greedy = Vise la mission la plus rentable pour la distance, et se bat quand il devrait gagner.
hogwarts-bot-search = Réfléchit à ce que chaque coup peut donner avant de décider.

## What stands in a view

hogwarts-key-character = Personnage
hogwarts-key-at = Lieu
hogwarts-key-hp = PV
hogwarts-key-points = Points
hogwarts-key-missions = Missions
hogwarts-key-done = Missions accomplies
hogwarts-key-items = Objets
hogwarts-key-books = Livres
hogwarts-key-spells = Sorts
hogwarts-key-potions = Potions
hogwarts-key-floo_cards = Cartes de Cheminette gardées
hogwarts-key-floo = Poudre de Cheminette
hogwarts-key-portkey = Portoloins
hogwarts-key-matches = Matchs joués
hogwarts-key-matches_won = Matchs gagnés
hogwarts-key-beaten = Mangemorts battus
hogwarts-key-move_bonus = Ajouté au prochain jet
hogwarts-key-extra_move_dice = Dés de plus au prochain jet
hogwarts-key-skips_roll = Ne lance pas les dés au prochain tour
hogwarts-key-waits = Attend l’équipe
hogwarts-key-must_retry = Doit réessayer
hogwarts-key-spared = Ne peut être attaqué
hogwarts-key-way_back = Revient à
hogwarts-key-variant = Variante
hogwarts-key-goal = Missions et points qui finissent la partie
hogwarts-key-match_needed = Il faut aussi un match
hogwarts-key-decks = Cartes dans les pioches
hogwarts-key-mission_pile = Missions dans la pioche
hogwarts-key-tokens = Objets sur le plateau
hogwarts-key-aside = Mis de côté
hogwarts-key-death_eaters = Mangemorts
hogwarts-key-end_called = A atteint l’objectif
hogwarts-key-destroyed = Horcruxes détruits
hogwarts-key-returned = Voldemort est revenu
hogwarts-key-search = Cartes de la pioche que vous fouillez
hogwarts-key-match = Match de Quidditch
hogwarts-key-id = Nom
hogwarts-key-spell = Sorts
hogwarts-key-potion = Potions
hogwarts-key-to = Où
hogwarts-key-token = Jeton
hogwarts-key-leave = Vous laissez
hogwarts-key-give = Vous donnez
hogwarts-key-want = Vous recevez
hogwarts-key-house = Maison
hogwarts-key-player = Joueur
hogwarts-key-pawn = Pion
hogwarts-key-foe = Adversaire
hogwarts-variant-underage = Sorciers mineurs
hogwarts-variant-qualified = Sorciers qualifiés
hogwarts-variant-team = Équipe
hogwarts-variant-solo = Solo
# A side in a match that nobody plays.
hogwarts-side-none = Le camp automatique
hogwarts-what-floo = Poudre de Cheminette
hogwarts-what-portkey = Portoloin
hogwarts-what-items = Jetons objet
hogwarts-what-cards = Cartes, face cachée
hogwarts-deck-floo = Poudre de Cheminette
# How somebody came to a place without walking.
hogwarts-how-return = sur le chemin du retour
hogwarts-how-trip = en voyage
hogwarts-how-flying = en vol
hogwarts-how-knocked_out = hors de combat
hogwarts-how-match = pour le match
hogwarts-how-ability = grâce à une capacité
hogwarts-how-effect = par un effet
hogwarts-how-defeated = après une défaite
hogwarts-how-ritual = pour le rituel

## What can be done. .kind is the heading over several of a kind, .each one of them

hogwarts-do-choose_character = Jouer { $character }
    .kind = Votre personnage
hogwarts-do-roll = Lancer les dés
hogwarts-do-adjust = Modifier le jet : { $by-signed }
    .kind = Modifier le jet
    .each = { $by-signed }
hogwarts-do-reroll = Relancer : dé { $dice-places }
    .kind = Relancer
    .each = dé { $dice-places }
hogwarts-do-step = Aller : { $to }
    .kind = Aller
hogwarts-do-walk = Faire tout le chemin : { $path }
    .kind = Chemin entier
hogwarts-do-stop = S’arrêter ici
hogwarts-do-take = Prendre : { $token }
    .kind = Prendre
hogwarts-do-pass = Non, continuer
hogwarts-do-wait = Attendre l’équipe ici
hogwarts-do-play = Jouer { $card }
    .kind = Jouer une carte
hogwarts-do-use = Utiliser : { $token }
    .kind = Utiliser un jeton
hogwarts-do-choose = Prendre { $card }
    .kind = Prendre une carte
hogwarts-do-look = Regarder le dessus : { $deck }
    .kind = Regarder le dessus d’une pioche
hogwarts-do-arrange = Remettre : { $cards }
    .kind = Remettre dans cet ordre, la première au-dessus
hogwarts-do-discard = Mettre { $card } sous sa pioche
    .kind = Mettre une carte sous sa pioche
hogwarts-do-put = { $token } : poser ici, { $to }
    .kind = Poser sur le plateau
hogwarts-do-target = { $player }
    .kind = Choisir un joueur
hogwarts-do-go = Aller directement : { $to }
    .kind = Aller directement
hogwarts-do-attempt = Tenter la mission : { $mission }
    .kind = Tenter une mission
hogwarts-do-exam = Passer l’examen avec { $book }
    .kind = Passer un examen
hogwarts-do-draw = Piocher : { $deck }
    .kind = Piocher
hogwarts-do-propose = Proposer un échange : { $give }
    .kind = Proposer un échange
hogwarts-do-offer = Proposer un échange à { $player } : { $give } contre { $want }
    .kind = Proposer un échange
    .each = { $player } : { $give } contre { $want }
hogwarts-do-accept = Accepter
hogwarts-do-refuse = Refuser
hogwarts-do-floo = Voyager par Cheminette : { $to }
    .kind = Voyager par Cheminette
hogwarts-do-portkey = Prendre le Portoloin vers le cimetière
hogwarts-do-challenge =
    { $player ->
        [none] Jouer un match pour { $house }
       *[other] Défier { $player } au Quidditch, pour { $house }
    }
    .kind = Jouer un match de Quidditch
    .each =
        { $player ->
            [none] { $house }
           *[other] { $house } contre { $player }
        }
hogwarts-do-choose_house = Jouer pour { $house }
    .kind = Jouer pour
hogwarts-do-exchange_mission = Échanger la mission : { $mission }
    .kind = Échanger une mission
hogwarts-do-fight =
    { $player ->
        [none] Combattre : { $foe }
       *[other] Combattre { $player }
    }
    .kind = Combattre
hogwarts-do-attack = Attaquer avec les dés
hogwarts-do-prize = Prendre : { $what }
    .kind = Votre prix
hogwarts-do-destroy = Tenter de détruire l’Horcruxe
hogwarts-do-hand = Donner à { $player } : { $token }
    .kind = Donner un jeton
hogwarts-do-move = Déplacer { $pawn }
    .kind = Déplacer ensuite

## What is asked

hogwarts-ask-choose_board = Choisissez votre personnage.
hogwarts-ask-place_death_eaters = Choisissez une tour pour le prochain Mangemort.
hogwarts-ask-start_of_turn = À vous : lancez les dés, ou faites d’abord autre chose.
hogwarts-ask-rolled = Vous avez fait { $dice }. Modifiez-vous le jet ?
hogwarts-ask-walk = Où allez-vous ? Pas restants : { $left }.
hogwarts-ask-choose_opponent = Plusieurs joueurs sont ici. Qui combattez-vous ?
hogwarts-ask-pick_up = Ramassez-vous ce qui se trouve ici ?
hogwarts-ask-choose_mission = Tentez-vous une mission ici ?
hogwarts-ask-sit_exams = Une salle de classe : passez-vous un examen ?
hogwarts-ask-common_room = Une salle commune : piochez une carte, ou proposez un échange.
hogwarts-ask-make_offer = Que voulez-vous contre { $give } ?
hogwarts-ask-answer_offer = { $by } vous propose { $give } contre { $want }.
hogwarts-ask-offer_trip = Une tour : voyagez-vous par Cheminette ?
hogwarts-ask-on_the_pitch = Vous êtes sur le terrain de Quidditch : jouez-vous un match ?
hogwarts-ask-exchange_offer = Échangez-vous une de vos missions ?
hogwarts-ask-last_word = Votre tour se termine. Utilisez-vous quelque chose pour en avoir un autre ?
hogwarts-ask-ask_house = { $by } vous défie au Quidditch. Pour quelle maison jouez-vous ?
hogwarts-ask-play_match = Le match de Quidditch : que faites-vous ?
hogwarts-ask-optional = { $source } : le voulez-vous ?
hogwarts-ask-choose_field = { $source } : où allez-vous ?
hogwarts-ask-choose_discard = Choisissez une carte à mettre sous sa pioche. Encore { $left }.
hogwarts-ask-search_deck = Fouillez la pioche et prenez une carte. Encore { $left }.
hogwarts-ask-foe_search = Prenez une carte pour { $foe } ; encore { $left }.
hogwarts-ask-choose_deck = Quelle pioche regardez-vous ?
hogwarts-ask-arrange_top = Choisissez l’ordre dans lequel vous remettez les cartes.
hogwarts-ask-summon_item = Quel jeton prenez-vous ?
hogwarts-ask-choose_victim = { $source } : choisissez un joueur.
hogwarts-ask-offer_swap = Proposez-vous un échange de jetons à un autre joueur ?
hogwarts-ask-take_prize = Vous avez battu { $loser }. Que prenez-vous ?
hogwarts-ask-take_items = Prenez des jetons à { $loser }. Encore { $left }.
hogwarts-ask-put_tokens = Où vont les jetons ?
hogwarts-ask-take_turn = Vous êtes en plein combat et vous attaquez : les dés, ou une carte ?
hogwarts-ask-reroll_dice = Vous avez fait { $dice-list }. Relancez-vous des dés ?
hogwarts-ask-brace = On va vous porter un coup. Vous défendez-vous ?
hogwarts-ask-exchange = Lancez un dé chacun ; qui perd deux fois perd le combat.
hogwarts-ask-escape = Vous fuyez le combat : où allez-vous ? Pas restants : { $left }.
hogwarts-ask-hide_token = Où cachez-vous ce jeton : { $token } ?
hogwarts-ask-dark_turn = Lequel de vos pions se déplace ensuite ?
hogwarts-ask-choose_foe = Plusieurs Mangemorts sont ici. Lequel combattez-vous ?
hogwarts-ask-choose_hero = Contre qui se bat { $pawn } ?
hogwarts-ask-hand_over =
    { $asked_for ->
        [none] Donnez-vous un jeton à un ami ici, ou en demandez-vous un ?
       *[other] On vous demande ceci : { $asked_for }. Le donnez-vous ?
    }
hogwarts-ask-try_horcrux = Il y a un Horcruxe ici. Tentez-vous de le détruire ?

## What has happened

hogwarts-log-first_player =
    { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
hogwarts-log-character_chosen =
    { $who ->
        [you] Vous jouez { $character }.
       *[other] { $name } joue { $character }.
    }
hogwarts-log-round_began = La manche { $round } commence.
hogwarts-log-turn_began =
    { $extra ->
        [yes]
            { $who ->
                [you] Vous rejouez un tour.
               *[other] { $name } rejoue un tour.
            }
       *[no]
            { $who ->
                [you] C’est votre tour.
               *[other] C’est à { $name } de jouer.
            }
    }
hogwarts-log-end_called =
    { $who ->
        [you] Vous avez atteint l’objectif : c’est la dernière manche.
       *[other] { $name } a atteint l’objectif : c’est la dernière manche.
    }
hogwarts-log-game_over = La partie est terminée.
hogwarts-log-dice_rolled =
    { $who ->
        [you] Vous faites { $dice } : { $total }.
       *[other] { $name } fait { $dice } : { $total }.
    }
hogwarts-log-stepped =
    { $who ->
        [you] Vous avancez : { $to }.
       *[other] { $name } avance : { $to }.
    }
hogwarts-log-stopped =
    { $who ->
        [you] Vous vous arrêtez : { $at }.
       *[other] { $name } s’arrête : { $at }.
    }
hogwarts-log-moved =
    { $source ->
        [none]
            { $who ->
                [you] Vous arrivez ici : { $to } ({ $how }).
               *[other] { $name } arrive ici : { $to } ({ $how }).
            }
       *[other]
            { $who ->
                [you] Vous arrivez ici : { $to } ({ $source }).
               *[other] { $name } arrive ici : { $to } ({ $source }).
            }
    }
hogwarts-log-waited =
    { $who ->
        [you] Vous attendez votre équipe.
       *[other] { $name } attend son équipe.
    }
hogwarts-log-stayed =
    { $who ->
        [you] Vous ne lancez pas les dés ce tour-ci.
       *[other] { $name } ne lance pas les dés ce tour-ci.
    }
hogwarts-log-cards_drawn =
    { $who ->
        [you] Vous piochez : { $cards }.
       *[other] { $name } pioche : { $deck } × { $count }.
    }
hogwarts-log-card_shown = { $card } : { $card-text }
hogwarts-log-card_kept =
    { $who ->
        [you] Vous gardez { $card }.
       *[other] { $name } garde { $card }.
    }
hogwarts-log-cards_discarded =
    { $why-id ->
        [used] {""}
        [played] {""}
       *[other]
            { $who ->
                [you] Vous mettez sous les pioches : { $cards }.
               *[other] { $name } met sous les pioches : { $cards }.
            }
    }
hogwarts-log-cards_passed = { $giver } donne une carte à { $taker }.
hogwarts-log-card_played =
    { $who ->
        [you] Vous jouez { $card } !
       *[other] { $name } joue { $card } !
    }
hogwarts-log-deck_searched =
    { $who ->
        [you] Vous fouillez une pioche : { $deck }.
       *[other] { $name } fouille une pioche : { $deck }.
    }
hogwarts-log-deck_arranged =
    { $who ->
        [you] Vous remettez les cartes du dessus : { $deck }.
       *[other] { $name } remet les cartes du dessus : { $deck }.
    }
hogwarts-log-item_taken =
    { $left ->
        [none]
            { $who ->
                [you] Vous prenez : { $token }.
               *[other] { $name } prend : { $token }.
            }
       *[other]
            { $who ->
                [you] Vous prenez : { $token }. Vous laissez : { $left }.
               *[other] { $name } prend : { $token }. Et laisse : { $left }.
            }
    }
hogwarts-log-item_won =
    { $who ->
        [you] Vous prenez à { $loser } : { $token }.
       *[other] { $name } prend à { $loser } : { $token }.
    }
hogwarts-log-items_swapped =
    { $who ->
        [you] Vous donnez à { $other } : { $gave } contre { $got }.
       *[other] { $name } donne à { $other } : { $gave } contre { $got }.
    }
hogwarts-log-offer_made =
    { $who ->
        [you] Vous proposez à { $other } : { $give } contre { $want }.
       *[other] { $name } propose à { $other } : { $give } contre { $want }.
    }
hogwarts-log-offer_refused =
    { $who ->
        [you] Vous refusez.
       *[other] { $name } refuse.
    }
hogwarts-log-token_used =
    { $who ->
        [you] Vous utilisez : { $token } !
       *[other] { $name } utilise : { $token } !
    }
hogwarts-log-token_put = { $token } se trouve maintenant ici : { $at }.
hogwarts-log-travel_gained =
    { $who ->
        [you] Vous prenez { $what } × { $count }.
       *[other] { $name } prend { $what } × { $count }.
    }
hogwarts-log-travel_lost =
    { $who ->
        [you] Vous perdez { $what } × { $count }.
       *[other] { $name } perd { $what } × { $count }.
    }
hogwarts-log-hp_changed =
    { $who ->
        [you] Vous : { $by-signed } PV, maintenant { $hp }.
       *[other] { $name } : { $by-signed } PV, maintenant { $hp }.
    }
hogwarts-log-points_changed =
    { $who ->
        [you] Vous : { $by-signed } points, maintenant { $points }.
       *[other] { $name } : { $by-signed } points, maintenant { $points }.
    }
hogwarts-log-ability_used =
    { $kind-id ->
        [moves] Sa capacité aide { $character } : { $amount-signed } au déplacement.
        [tower] Sa capacité aide { $character } : le trajet part d’une autre tour.
        [reroll] Sa capacité aide { $character } (dés relancés : { $amount }).
        [points] Sa capacité aide { $character } : { $amount } points ne sont pas perdus.
        [dice] Sa capacité aide { $character } (dés en plus : { $amount }).
        [needed] Sa capacité aide { $character } : il suffit de { $amount } de moins sur un dé pour toucher.
        [resistance] Sa capacité aide { $character } : il faut { $amount } de plus sur un dé pour toucher.
        [hp] Sa capacité aide { $character } : { $amount } PV.
       *[effects] Sa capacité aide { $character }.
    }
hogwarts-log-knocked_out =
    { $who ->
        [you] Vous êtes hors de combat.
       *[other] { $name } est hors de combat.
    }
hogwarts-log-event_rolled = Tout le monde lance un dé.
hogwarts-log-exam_passed =
    { $who ->
        [you] Vous réussissez l’examen avec { $book }.
       *[other] { $name } réussit l’examen avec { $book }.
    }
hogwarts-log-mission_attempted =
    { $who ->
        [you] Vous tentez une mission : { $mission }.
       *[other] { $name } tente une mission : { $mission }.
    }
hogwarts-log-mission_completed =
    { $who ->
        [you] Vous accomplissez la mission : { $mission } !
       *[other] { $name } accomplit la mission : { $mission } !
    }
hogwarts-log-mission_failed =
    { $who ->
        [you] Vous échouez à la mission : { $mission }.
       *[other] { $name } échoue à la mission : { $mission }.
    }
hogwarts-log-mission_exchanged =
    { $who ->
        [you] Vous échangez une mission.
       *[other] { $name } échange une mission.
    }
hogwarts-log-match_began =
    { $who ->
        [you] Vous êtes sur le terrain : un match de Quidditch commence ({ $houses }).
       *[other] { $name } est sur le terrain : un match de Quidditch commence ({ $houses }).
    }
hogwarts-log-match_over =
    { $winner ->
        [none] Le camp automatique gagne le match.
       *[other] { $winner } gagne le match.
    }
hogwarts-log-fight_began =
    { $other ->
        [none]
            { $who ->
                [you] Vous combattez : { $foe } !
               *[other] { $name } combat : { $foe } !
            }
       *[other]
            { $who ->
                [you] Vous combattez { $other } !
               *[other] { $name } combat { $other } !
            }
    }
hogwarts-log-fight_rolled =
    { $who ->
        [you] Vous attaquez avec { $dice-list }. Touches : { $hits }.
       *[other] { $name } attaque avec { $dice-list }. Touches : { $hits }.
    }
hogwarts-log-defence_rolled =
    { $who ->
        [you] Vous vous défendez avec { $dice-list }.
       *[other] { $name } se défend avec { $dice-list }.
    }
hogwarts-log-exchange_rolled = { $attacker } et { $defender } lancent un dé : { $dice-list }.
hogwarts-log-foe_struck =
    { $seat ->
        [none] { $foe } : −{ $by } PV, reste { $hp }.
       *[other]
            { $who ->
                [you] Vous touchez : { $foe }, −{ $by } PV, reste { $hp }.
               *[other] { $name } touche : { $foe }, −{ $by } PV, reste { $hp }.
            }
    }
hogwarts-log-foe_healed = { $foe } : +{ $by } PV, maintenant { $hp }.
hogwarts-log-habit_shown =
    { $kind-id ->
        [shield] { $foe } se met à couvert : résistance +{ $amount } pour cette manche.
        [grows] { $foe } grandit : le coup enlève { $amount } PV de plus.
        [rests] { $foe } ne frappe pas cette manche-ci.
        [frightened] { $foe } prend peur et ne frappe pas.
        [answers] Les dés provoquent { $foe } : le coup coûte { $amount } PV de plus.
        [hurt] Les dés font mal. { $foe } perd { $amount } PV de plus.
       *[flees] { $foe } s’enfuit. Personne n’a gagné.
    }
hogwarts-log-ability_announced = {""}
hogwarts-log-attack_cancelled =
    { $who ->
        [you] Vous parez le coup : { $card }.
       *[other] { $name } pare le coup : { $card }.
    }
hogwarts-log-escaped =
    { $who ->
        [you] Vous vous échappez : { $to }.
       *[other] { $name } s’échappe : { $to }.
    }
hogwarts-log-fight_over =
    { $won ->
        [yes]
            { $who ->
                [you] Vous gagnez le combat !
               *[other] { $name } gagne le combat !
            }
        [no]
            { $who ->
                [you] Vous perdez le combat.
               *[other] { $name } perd le combat.
            }
       *[other] Le combat se termine sans vainqueur.
    }
hogwarts-log-death_eater_placed = { $death_eater } prend position : { $at }.
hogwarts-log-death_eater_gone = { $death_eater } quitte la partie.
hogwarts-log-horcrux_rolled =
    { $destroyed ->
        [yes] { $dice-list } : l’Horcruxe est détruit ({ $token }) !
       *[other] { $dice-list } : l’Horcruxe résiste ({ $token }).
    }
hogwarts-log-voldemort_returned = Lord Voldemort est de retour avec { $hp } PV !
hogwarts-log-token_asked =
    { $who ->
        [you] Vous demandez à { $holder } : { $token }.
       *[other] { $name } demande à { $holder } : { $token }.
    }
hogwarts-log-token_handed =
    { $who ->
        [you] Vous donnez à { $to } : { $token }.
       *[other] { $name } donne à { $to } : { $token }.
    }
hogwarts-log-met = Harry et Voldemort se rencontrent : { $at } !
hogwarts-log-final_duel_rolled = Le duel final. Harry et Voldemort lancent les dés : { $dice-list }.

## How it ends

hogwarts-end-points = Le plus de points
hogwarts-end-goal = L’objectif est atteint
hogwarts-end-no_wand = Voldemort a rencontré Harry sans la Baguette de Sureau
hogwarts-end-no_stone = Harry a rencontré Voldemort sans la Pierre de Résurrection
hogwarts-end-horcrux_left = Harry a rencontré Voldemort avant que tous les Horcruxes soient détruits
hogwarts-end-both_lack = Quand ils se sont rencontrés, il manquait à chacun ce qu’il lui fallait
hogwarts-end-knocked_out = Vous avez perdu tous vos PV
hogwarts-end-round_limit = La dernière manche est terminée
hogwarts-end-final_duel = Le duel final

## Options

hogwarts-group-players = Joueurs
hogwarts-group-end = Fin de la partie
hogwarts-group-fights = Combats
hogwarts-group-moving = Déplacements
hogwarts-group-missions = Missions, examens et échanges
hogwarts-group-match = Le match de Quidditch
hogwarts-group-returns = Le retour de Voldemort
hogwarts-group-pace = Rythme
hogwarts-group-cards = Cartes
hogwarts-option-variant = Variante
    .value-underage = Sorciers mineurs
    .value-qualified = Sorciers qualifiés
    .value-team = Équipe
    .value-solo = Solo
    .about-underage = Pour débuter : une mission ne demande que ses objets.
    .about-qualified = Une mission demande aussi des cartes, et des Mangemorts gardent les tours.
    .about-team = Comme les sorciers qualifiés, mais ensemble : une équipe additionne ses points.
hogwarts-option-length = Durée
    .value-classic = Classique
    .value-quick = Rapide
    .value-long = Longue
    .about-classic = Se termine avec deux missions et plus de 260 points : environ une heure.
    .about-quick = Se termine avec une mission et plus de 210 points : environ une demi-heure.
    .about-long = Se termine avec trois missions et plus de 320 points : bien plus d’une heure.
hogwarts-option-solo_rules = Règles pour un joueur seul
    .value-underage = Sorciers mineurs
    .value-qualified = Sorciers qualifiés
    .about-underage = Pour débuter : une mission ne demande que ses objets.
    .about-qualified = Une mission demande aussi des cartes, et des Mangemorts gardent les tours.
hogwarts-option-teams = Équipes
hogwarts-option-end_timing = Quand l’objectif est atteint
    .value-round = Finir la manche
    .value-immediate = S’arrêter aussitôt
hogwarts-option-winner = Qui gagne
    .value-most_points = Le plus de points
    .value-most_points_among_qualified = Le plus de points, but atteint
hogwarts-option-points_floor = Score le plus bas
    .value-0 = 0
    .value-none = Aucun
hogwarts-option-first_player = Qui commence
    .value-random = Un joueur au hasard
hogwarts-option-hp_cap = Maximum de PV
    .value-none = Sans limite
    .value-start_value = Comme au départ
hogwarts-option-hp_zero = Perdre son dernier PV hors combat
    .value-knockout = Hors de combat
    .value-floor_1 = Il reste 1 PV
hogwarts-option-extra_stops = S’arrêter plus tôt
    .value-none = Missions et tours
    .value-classroom_with_book = Aussi les salles de classe dont on a un livre
    .value-named_places = Aussi tout lieu nommé
hogwarts-option-floo_from_standing = Voyager par Cheminette sans bouger d’abord
hogwarts-option-buckbeak = Buck vole
    .value-instead_of_roll = Au lieu du jet
    .value-after_move = Après le déplacement
hogwarts-option-trade_refused_draw = Une carte après un échange refusé
hogwarts-option-required_cards = Cartes exigées par les missions
    .value-hold = Il suffit de les avoir
    .value-spend = Elles sont dépensées
hogwarts-option-exams_per_stop = Examens par arrêt
    .value-all = Tous
    .value-one = Un
hogwarts-option-defence_dice = Dés de défense
    .value-off = Sans
    .value-players = Entre joueurs
    .value-players_and_death_eaters = Aussi contre les Mangemorts
hogwarts-option-de_setup = Les Mangemorts sont placés
    .value-random = Au hasard
    .value-first_player = Par le premier joueur
hogwarts-option-de_exclude = Tours sans Mangemorts
    .value-common_rooms = Salles communes
    .value-first_tower = La première tour
hogwarts-option-solo_death_eaters = Mangemorts en solo
    .value-inert = Ne font rien
    .value-automated = Joués par le jeu
hogwarts-option-mission_exchange = Échange de missions
    .value-off = Jamais
    .value-tower_7plus = Sur une tour, à 7 ou 8 joueurs
hogwarts-option-coop_round_limit = Limite de manches pour une seule équipe
    .value-none = Sans limite
hogwarts-option-team_ability = Capacité en combat d’équipe
    .value-attacker = Frappe l’attaquant
    .value-all = Frappe toute l’équipe
hogwarts-option-solo_quidditch = Matchs en solo
    .value-bot = Contre le jeu
    .value-off = Aucun
hogwarts-option-placement = Formation
    .value-default = Habituelle
    .value-free = Libre
hogwarts-option-bludger = Un Cognard touche
    .value-within = Jusqu’à la distance du dé
    .value-exact = Exactement à cette distance
hogwarts-option-steal_cost = Actions pour voler le Souafle
hogwarts-option-match_turns = Tours de chaque camp en manche 1
    .value-none = Sans limite
hogwarts-option-mode2_floo_refill = Poudre de Cheminette en salle commune
hogwarts-option-mode2_early_fights = Combats avant le retour de Voldemort
hogwarts-option-mode2_both_lack = Il manque un jeton aux deux
    .value-continue = La partie continue
    .value-draw = Partie nulle
hogwarts-option-mode2_de_draw = Les Mangemorts piochent
hogwarts-option-mode2_death_eaters = Nombre de Mangemorts
    .value-six = Six
    .value-by_heroes = Trois par héros
hogwarts-option-seconds_per_turn = Temps par tour
    .value-none = Sans limite
hogwarts-option-pack_data = Votre propre paquet (fichier TOML ou JSON)
