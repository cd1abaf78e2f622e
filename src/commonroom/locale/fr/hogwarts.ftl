### A Year at Hogwarts in French: names and flavour lines of everything in the box, and the sentences from which the
### texts of cards are made. What a card does stands in games/hogwarts/content; here is only how that is said.

# The language of this file: a pack of somebody’s own may have names in several.
hogwarts-language = fr

## The decks and other headings

hogwarts-deck-behaviour = Conduite
hogwarts-deck-fight = Combats
hogwarts-deck-duel = Duels
hogwarts-deck-event = Événements
hogwarts-deck-book = Livres
hogwarts-deck-potion = Potions
hogwarts-deck-spell = Sorts
hogwarts-deck-quidditch = Quidditch
hogwarts-list-missions = Missions
hogwarts-list-tokens = Jetons objet
hogwarts-list-characters = Personnages
# A deck in a listing: $name, and how many cards it has.
hogwarts-list-deck =
    { $count ->
        [one] { $name } : { $count } carte
       *[other] { $name } : { $count } cartes
    }
# A book in a listing.
hogwarts-list-book = « { $name } », { $author }

## The parts of the board

hogwarts-area-castle = Château de Poudlard
hogwarts-area-upper_floors = Les étages
hogwarts-area-dungeons = Les cachots
hogwarts-area-grounds = Le parc
hogwarts-area-hogsmeade = Pré-au-Lard
hogwarts-area-diagon_alley = Chemin de Traverse
hogwarts-area-far_places = Lieux lointains
hogwarts-map-title = Une année à Poudlard
hogwarts-map-walk = un pas
hogwarts-map-passage = passage gratuit

## The kinds of field

hogwarts-kind-start = Départ
hogwarts-kind-signpost = Poteau indicateur
hogwarts-kind-plain = Rien de spécial
hogwarts-kind-tower = Tour
hogwarts-kind-common_room = Salle commune
hogwarts-kind-classroom = Salle de classe
hogwarts-kind-rosette = Objet
hogwarts-kind-hp = Santé
hogwarts-kind-place = Lieu nommé
hogwarts-kind-bridge = Pont
hogwarts-kind-pitch = Terrain de Quidditch
hogwarts-kind-blocked = Accès interdit
hogwarts-kind-spell = Sort
hogwarts-kind-potion = Potion
hogwarts-kind-book = Livre
hogwarts-kind-behaviour = Conduite
hogwarts-kind-event = Événement
hogwarts-kind-duel = Duel

## What effects do. $amount and $count are numbers without a sign; $sign is gain or loss. The sentences tell a player
## what to do, so that they fit whoever is meant: "Everybody: Lose 1 HP." $from is card, or ability where
## the sentence around it says already when it works.

hogwarts-effect-opp_hp = L’adversaire perd { $amount } PV.
hogwarts-effect-self_hp =
    { $sign ->
        [gain] Gagnez { $amount } PV.
       *[loss] Perdez { $amount } PV.
    }
hogwarts-effect-cancel_attack =
    { $what ->
        [reveal] Annulez ce que fait une carte quand on la révèle.
       *[attack] Annulez l’attaque.
    }
hogwarts-effect-search =
    { $deck ->
        [potion] Fouillez la pioche des potions et prenez-y
       *[spell] Fouillez la pioche des sorts et prenez-y
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre choix.
# $deck is one of the eight decks.
hogwarts-effect-draw =
    Piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $deck ->
        [behaviour] Conduite
        [fight] Combat
        [duel] Duel
        [event] Événement
        [book] Livre
        [potion] Potion
        [spell] Sort
       *[quidditch] Quidditch
    }.
# $of is any, magic, book, spell or potion; $pick is chosen or random; $who is you or chosen_player; $count may be "all".
hogwarts-effect-discard =
    { $who ->
        [chosen_player] Un joueur de votre choix remet
       *[you] Remettez
    } sous les pioches { $count ->
        [all] toutes { $who ->
            [chosen_player] ses
           *[you] vos
        } cartes
        [one] { $count } carte
       *[other] { $count } cartes
    } { $of ->
        [magic] { $count ->
            [all] Sort et Potion
           *[other] Sort ou Potion
        }
        [book] Livre
        [spell] Sort
        [potion] Potion
       *[any] { $count ->
            [all] en main
           *[other] { $who ->
                [chosen_player] de sa main
               *[you] de votre main
            }
        }
    }{ $count ->
        [all] {""}
       *[other] { $pick ->
            [random] {" "}au hasard
           *[chosen] {""}
        }
    }.
hogwarts-effect-points =
    { $sign ->
        [gain] Gagnez { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
       *[loss] Perdez { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
    }
hogwarts-effect-all_points =
    { $sign ->
        [gain] Tous les joueurs gagnent { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
       *[loss] Tous les joueurs perdent { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        }.
    }
hogwarts-effect-gain =
    { $what ->
        [portkey] Prenez { $count ->
            [one] { $count } Portoloin
           *[other] { $count } Portoloins
        }.
       *[floo] Prenez { $count ->
            [one] { $count } dose
           *[other] { $count } doses
        } de poudre de Cheminette.
    }
hogwarts-effect-all_gain =
    { $what ->
        [portkey] Tous les joueurs prennent { $count ->
            [one] { $count } Portoloin
           *[other] { $count } Portoloins
        }.
       *[floo] Tous les joueurs prennent { $count ->
            [one] { $count } dose
           *[other] { $count } doses
        } de poudre de Cheminette.
    }
hogwarts-effect-lose =
    { $what ->
        [portkey] Rendez { $count ->
            [one] { $count } Portoloin
           *[other] { $count } Portoloins
        }.
       *[floo] Rendez { $count ->
            [one] { $count } dose
           *[other] { $count } doses
        } de poudre de Cheminette.
    }
hogwarts-effect-teleport = Rendez-vous aussitôt { $place }.
hogwarts-effect-all_teleport = Tous les joueurs se rendent aussitôt { $place }.
hogwarts-effect-steal =
    { $what ->
        [item] Prenez à un autre joueur { $count ->
            [one] { $count } jeton objet
           *[other] { $count } jetons objet
        } de votre choix.
       *[card] Prenez à un autre joueur { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } au hasard.
    }
hogwarts-effect-swap_item = Proposez à un autre joueur d’échanger l’un de vos jetons objet contre l’un des siens.
hogwarts-effect-extra_die =
    { $on ->
        [move] Lancez { $count ->
            [one] { $count } dé
           *[other] { $count } dés
        } de plus pour votre prochain déplacement.
       *[fight] Attaquez avec { $count ->
            [one] { $count } dé
           *[other] { $count } dés
        } de plus{ $from ->
            [card] {" "}jusqu’à la fin du combat.
           *[ability] .
        }
    }
hogwarts-effect-resistance_opp =
    La résistance de l’adversaire baisse de { $amount }{ $from ->
        [card] {" "}jusqu’à la fin du combat.
       *[ability] .
    }
hogwarts-effect-resistance_self =
    Votre résistance augmente de { $amount }{ $from ->
        [card] {" "}jusqu’à la fin du combat.
       *[ability] .
    }
hogwarts-effect-reroll =
    { $on ->
        [move] { $dice ->
            [one] Vous pouvez relancer l’un de vos dés de déplacement.
           *[all] Vous pouvez relancer autant de vos dés de déplacement que vous voulez.
        }
       *[fight] { $dice ->
            [one] Vous pouvez relancer l’un de vos dés d’attaque.
           *[all] Vous pouvez relancer autant de vos dés d’attaque que vous voulez.
        }
    }
# $either is yes where the player may also go fewer fields.
hogwarts-effect-move_bonus =
    { $either ->
        [yes] Vous pouvez avancer de { $amount ->
            [one] { $amount } case
           *[other] { $amount } cases
        } de plus ou de moins que votre jet.
       *[no] { $from ->
            [card] À votre prochain déplacement, avancez de { $amount ->
                [one] { $amount } case
               *[other] { $amount } cases
            }
           *[ability] Avancez de { $amount ->
                [one] { $amount } case
               *[other] { $amount } cases
            }
        } { $sign ->
            [gain] de plus que votre jet.
           *[loss] de moins que votre jet.
        }
    }
# $count may be "all".
hogwarts-effect-pass_players =
    { $who ->
        [players] { $count ->
            [all] Dépassez les autres joueurs sans vous arrêter.
            [one] Dépassez { $count } autre joueur sans vous arrêter.
           *[other] Dépassez { $count } autres joueurs sans vous arrêter.
        }
       *[everyone] { $count ->
            [all] Pendant ce tour, vous dépassez joueurs et Mangemorts sans vous arrêter.
            [one] Dépassez { $count } joueur ou Mangemort sans vous arrêter.
           *[other] Dépassez { $count } joueurs ou Mangemorts sans vous arrêter.
        }
    }
hogwarts-effect-skip_next_roll = À votre prochain tour, ne lancez pas les dés : restez où vous êtes.
hogwarts-effect-seeker =
    { $amount ->
        [one] Votre Attrapeur avance de { $amount } case.
       *[other] Votre Attrapeur avance de { $amount } cases.
    }
hogwarts-effect-seeker_opp =
    { $amount ->
        [one] L’Attrapeur adverse recule de { $amount } case.
       *[other] L’Attrapeur adverse recule de { $amount } cases.
    }
hogwarts-effect-seeker_extra_die = Lancez un dé de plus et volez d’autant de cases.
hogwarts-effect-opp_heals = L’adversaire gagne { $amount } PV.
hogwarts-effect-opp_shield = Sa résistance augmente de { $amount }.
hogwarts-effect-opp_grows = Chaque coup enlève { $amount } PV de plus que le précédent, { $most } de plus au maximum.
hogwarts-effect-opp_rests = L’adversaire ne frappe pas.
hogwarts-effect-opp_flees = L’adversaire s’enfuit.

## The same of somebody else, to follow "everybody" or "whoever rolls lowest".

hogwarts-does-self_hp =
    { $sign ->
        [gain] gagne
       *[loss] perd
    } { $amount } PV
hogwarts-does-points =
    { $sign ->
        [gain] gagne
       *[loss] perd
    } { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
hogwarts-does-draw =
    pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } { $deck ->
        [behaviour] Conduite
        [fight] Combat
        [duel] Duel
        [event] Événement
        [book] Livre
        [potion] Potion
        [spell] Sort
       *[quidditch] Quidditch
    }
hogwarts-does-gain =
    prend { $what ->
        [portkey]
            { $count ->
                [one] { $count } Portoloin
               *[other] { $count } Portoloins
            }
       *[floo]
            { $count ->
                [one] { $count } dose
               *[other] { $count } doses
            } de poudre de Cheminette
    }
hogwarts-does-lose =
    rend { $what ->
        [portkey]
            { $count ->
                [one] { $count } Portoloin
               *[other] { $count } Portoloins
            }
       *[floo]
            { $count ->
                [one] { $count } dose
               *[other] { $count } doses
            } de poudre de Cheminette
    }
hogwarts-does-teleport = se rend aussitôt { $place }
hogwarts-does-steal =
    prend à un autre joueur { $what ->
        [item]
            { $count ->
                [one] { $count } jeton objet
               *[other] { $count } jetons objet
            } de son choix
       *[card]
            { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            } au hasard
    }
hogwarts-does-swap_item = propose à un autre joueur d’échanger un jeton objet contre l’un des siens
hogwarts-does-discard =
    remet sous les pioches { $count ->
        [all] toutes ses cartes
        [one] { $count } carte
       *[other] { $count } cartes
    } { $of ->
        [magic]
            { $count ->
                [all] Sort et Potion
               *[other] Sort ou Potion
            }
        [book] Livre
        [spell] Sort
        [potion] Potion
       *[any]
            { $count ->
                [all] en main
               *[other] de sa main
            }
    }{ $count ->
        [all] {""}
       *[other]
            { $pick ->
                [random] {" "}au hasard
               *[chosen] {""}
            }
    }
hogwarts-does-move_bonus =
    { $either ->
        [yes] peut avancer, à son prochain déplacement,
       *[no] avance, à son prochain déplacement,
    } de { $amount ->
        [one] { $amount } case
       *[other] { $amount } cases
    } { $either ->
        [yes] de plus ou de moins
       *[no]
            { $sign ->
                [gain] de plus
               *[loss] de moins
            }
    } que son jet
hogwarts-does-skip_next_roll = ne lance pas les dés à son prochain tour et reste sur place
hogwarts-does-pass_card_right =
    donne { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } au hasard au joueur à sa droite

## What the registered functions do. $amount is their number.

hogwarts-special-summon_item = Prenez un jeton objet situé à { $amount } pas au plus ; il compte comme ramassé.
hogwarts-special-arrange_top = { $amount ->
        [one] Regardez la première carte d’une pioche et remettez-la en place.
       *[other] Regardez les { $amount } premières cartes d’une pioche et remettez-les dans l’ordre de votre choix.
    }
hogwarts-special-escape = Fuyez le combat vers une case située à { $amount } pas.
hogwarts-special-extra_turn = Rejouez un tour après celui-ci.
hogwarts-special-fly_out = Au lieu de lancer les dés, envolez-vous vers n’importe quelle case du Chemin de Traverse ou des lieux lointains ; revenez à la fin du tour.
hogwarts-special-carry_more = Vous pouvez ramasser { $amount ->
        [one] { $amount } jeton objet
       *[other] { $amount } jetons objet
    } de plus par tour.
hogwarts-special-shrug_off = { $amount ->
        [one] Une carte qui coûterait { $amount } point au plus ne vous en coûte aucun.
       *[other] Une carte qui coûterait { $amount } points au plus ne vous en coûte aucun.
    }
hogwarts-special-soften_first_loss = La perte est réduite de { $amount } PV.
hogwarts-special-heal_better = Gagnez { $amount } PV de plus.
hogwarts-special-change_tower = Vous pouvez d’abord passer dans une tour située à { $amount } pas au plus.
hogwarts-special-pass_card_right =
    { $amount ->
        [one] Donnez { $amount } carte au hasard au joueur à votre droite.
       *[other] Donnez { $amount } cartes au hasard au joueur à votre droite.
    }

## Where a teleport may lead instead of to one field, to follow "go". $whom is you, one for somebody else or all.

hogwarts-destination-any_castle = sur n’importe quelle case du château ou du parc
hogwarts-destination-choice = sur n’importe quelle case
hogwarts-destination-own_common_room =
    { $whom ->
        [one] dans la tour de sa propre maison
        [all] dans la tour de leur propre maison
       *[you] dans la tour de votre propre maison
    }

## Frames around effects. $text is one or more sentences.

hogwarts-type-attack = Attaque : { $text }
hogwarts-type-defence = Défense : { $text }
hogwarts-type-start_of_turn = Au début de votre tour : { $text }
# $who tells whom a part of an event concerns.
hogwarts-text-whom =
    { $who ->
        [lowest_roll] Le joueur au plus petit jet
        [highest_roll] Le joueur au plus grand jet
        [fewest_points] Le joueur qui a le moins de points
        [most_points] Le joueur qui a le plus de points
       *[everybody] Chaque joueur
    }
# $whom is that, $text what somebody does; $may is yes where they are free to decline.
hogwarts-text-event =
    { $whom } { $text }{ $may ->
        [yes] , s’il le souhaite
       *[no] {""}
    }.
# The same where there is no word below for it: $text tells a player what to do.
hogwarts-text-event-apart =
    { $whom } fait ceci{ $may ->
        [yes] , s’il le souhaite
       *[no] {""}
    } : { $text }
hogwarts-text-and = { $one } et { $other }
# The way to a field that has no words for it.
hogwarts-text-towards = sur la case « { $name } »
hogwarts-text-roll = Tout le monde lance un dé. { $text }
hogwarts-text-kept =
    { $what ->
        [portkey] Gardez cette carte : elle vaut un Portoloin.
       *[floo] Gardez cette carte : elle vaut une dose de poudre de Cheminette.
    }
hogwarts-text-book = Examen ({ $classroom }) : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }.
hogwarts-text-use-fight = En combat : { $text }
hogwarts-text-use-turn = Pendant votre tour : { $text }
hogwarts-text-opponent-values = { $hp } PV, résistance { $resistance }.
hogwarts-text-opponent-reveal = Quand la carte est révélée : { $text }
hogwarts-text-opponent-after_attack = Après chacune de vos attaques : { $text }
hogwarts-text-opponent-before_attack = Avant chacune de vos attaques : { $text }
hogwarts-text-opponent-immune =
    { $deck ->
        [potion] Insensible aux potions.
       *[spell] Insensible aux sorts.
    }
hogwarts-text-opponent-no_final_use = Une fois vaincu, cet adversaire ne riposte plus.
# What an opponent does besides striking: in which rounds, for which number on the dice, or after which round.
hogwarts-text-habit-rounds =
    { $rounds ->
        [first] À la première manche : { $text }
        [odd] À la première, troisième, cinquième… manche : { $text }
        [even] Une manche sur deux, dès la deuxième : { $text }
       *[all] À chaque manche : { $text }
    }
hogwarts-text-habit-shows = Pour chaque { $shows } que vous obtenez : { $text }
hogwarts-text-habit-after = Après la manche { $round } : { $text }
# When an ability of a character works. $symbol is the symbol on a field, $area the name of a part of the board.
hogwarts-moment-roll = Quand vous lancez les dés pour vous déplacer : { $text }
hogwarts-moment-roll-area = Quand votre déplacement commence dans cette partie du plateau ({ $area }) : { $text }
hogwarts-moment-walk =
    { $limit ->
        [turn] Une fois par tour, en chemin : { $text }
       *[none] En chemin : { $text }
    }
hogwarts-moment-stop =
    { $symbol ->
        [potion] Sur une case Potion, en plus : { $text }
        [book] Sur une case Livre, en plus : { $text }
        [behaviour] Sur une case Conduite, en plus : { $text }
        [event] Sur une case Événement, en plus : { $text }
        [duel] Sur une case Duel, en plus : { $text }
       *[spell] Sur une case Sort, en plus : { $text }
    }
hogwarts-moment-behaviour = En cas de mauvaise conduite : { $text }
hogwarts-moment-attack =
    { $limit ->
        [fight] Une fois par combat, quand vous attaquez : { $text }
       *[none] Quand vous attaquez : { $text }
    }
hogwarts-moment-first_attack = À votre première attaque d’un combat : { $text }
hogwarts-moment-first_round = À la première manche d’un combat : { $text }
hogwarts-moment-attacking_first = Dans un combat que vous engagez : { $text }
hogwarts-moment-hits = { $hits ->
        [one] Une fois par combat, après une attaque d’au moins { $hits } touche : { $text }
       *[other] Une fois par combat, après une attaque d’au moins { $hits } touches : { $text }
    }
hogwarts-moment-loss = À la première perte de PV d’un combat : { $text }
hogwarts-moment-heal = Quand une carte de défense vous soigne : { $text }
hogwarts-text-character-values = { $hp } PV, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } d’attaque, résistance { $resistance }.
hogwarts-text-character-cards = Cartes de départ : { $cards }.
hogwarts-text-some-cards =
    { $deck ->
        [book]
            { $count ->
                [one] { $count } livre
               *[other] { $count } livres
            }
        [spell]
            { $count ->
                [one] { $count } sort
               *[other] { $count } sorts
            }
       *[potion]
            { $count ->
                [one] { $count } potion
               *[other] { $count } potions
            }
    }
hogwarts-text-mission = { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. À apporter : { $tokens }.
hogwarts-text-mission-needs = Les sorciers qualifiés doivent aussi avoir : { $needs }.
hogwarts-text-mission-opponent = Votre adversaire : { $name }, { $hp } PV.
# A card that a mission asks for without naming it. $deck is spell, potion or any; $type attack, defence, heal or any.
hogwarts-text-need =
    { $count } { $deck ->
        [spell] { $count ->
            [one] sort
           *[other] sorts
        }
        [potion] { $count ->
            [one] potion
           *[other] potions
        }
       *[any] { $count ->
            [one] carte
           *[other] cartes
        }
    }{ $type ->
        [attack] {" "}d’attaque
        [defence] {" "}de défense
        [heal] {" "}de soin
       *[any] {""}
    }
hogwarts-text-need-named =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
hogwarts-text-field-slots =
    { $count ->
        [one] { $count } jeton objet se trouve ici au départ.
       *[other] { $count } jetons objet se trouvent ici au départ.
    }
hogwarts-text-field-floo = On y va depuis une tour, avec de la poudre de Cheminette.
hogwarts-text-field-portkey = On y va depuis le terrain de Quidditch, avec un Portoloin.
hogwarts-text-field-exam = On peut y passer des examens.
hogwarts-text-field-common_room = Salle commune : piochez une carte ou proposez un échange.

## Houses and subjects

hogwarts-house-gryffindor = Gryffondor
hogwarts-house-hufflepuff = Poufsouffle
hogwarts-house-ravenclaw = Serdaigle
hogwarts-house-slytherin = Serpentard
hogwarts-subject-charms = Sortilèges
hogwarts-subject-transfiguration = Métamorphose
hogwarts-subject-defence = Défense contre les forces du Mal
hogwarts-subject-potions = Potions
hogwarts-subject-herbology = Botanique
hogwarts-subject-creatures = Soins aux créatures magiques

## Fields

hogwarts-field-start = Départ
    .flavour = Malle, hibou, crapaud. Il manque déjà quelque chose.
hogwarts-field-signpost = Poteau indicateur
    .flavour = Il indique tout à la fois, et il veut bien faire.
hogwarts-field-banner = Bannière de Poudlard
    .flavour = Quatre animaux, un tissu, aucun accord.
hogwarts-field-clock_tower = Tour de l’Horloge
    .flavour = Toujours à l’heure : personne ici n’y est habitué.
hogwarts-field-s01 = Cloître qui goutte
    .flavour = Chaque goutte a un nom. Aucune n’y répond.
hogwarts-field-gryffindor_tower = Tour de Gryffondor
    .flavour = Le mot de passe a changé ce matin. On ne vous l’a pas dit.
hogwarts-field-s02 = Coin des portraits
    .flavour = Les dames des tableaux connaissent vos notes.
hogwarts-field-s03 = Salle des armures
    .flavour = Une des armures a le hoquet.
hogwarts-field-s04 = Couloir de la salle des professeurs
    .flavour = Derrière la porte, quarante soupirs sur vos devoirs.
hogwarts-field-hufflepuff_tower = Tour de Poufsouffle
    .flavour = Ça sent le pain chaud et les bonnes manières des autres.
hogwarts-field-s05 = Galerie des devises
    .flavour = « Ne chatouillez jamais… » Le reste a été mangé.
hogwarts-field-s06 = Banquette sous la fenêtre
    .flavour = La plus belle vue sur le lac, le pire courant d’air du château.
hogwarts-field-s07 = Couloir des trophées
    .flavour = Le grand-père de quelqu’un y excellait.
hogwarts-field-astronomy_tower = Tour d’astronomie
    .flavour = Trois cents marches. Les étoiles ne descendront pas pour vous.
hogwarts-field-s08 = Palier des cartes du ciel
    .flavour = Une carte du ciel entier, avec du thé sur Neptune.
hogwarts-field-charms_classroom = Sortilèges
    .flavour = Attention aux plumes, et à ce qui les tient en l’air.
hogwarts-field-s09 = Tapisserie aux trolls
    .flavour = Un troll en tutu, tissé avec conviction.
hogwarts-field-bell_tower = Beffroi
    .flavour = Il sonne les cours, jamais le déjeuner.
hogwarts-field-s10 = Couloir du parquet qui grince
    .flavour = La troisième latte prévient le concierge.
hogwarts-field-hospital_wing = Infirmerie
    .flavour = Draps propres, règles strictes, raisin.
hogwarts-field-s11 = Passage du palmier en pot
    .flavour = Le palmier se penche quand on chuchote.
hogwarts-field-ravenclaw_tower = Tour de Serdaigle
    .flavour = Le heurtoir a une question. Il a toujours une question.
hogwarts-field-s12 = Galerie bleue
    .flavour = Tout est bleu ici, même les excuses.
hogwarts-field-s13 = Galerie des glaces
    .flavour = Votre reflet aussi est en retard en Potions.
hogwarts-field-dada_classroom = Défense contre les forces du Mal
    .flavour = Un nouveau professeur chaque année. Ne vous attachez pas.
hogwarts-field-north_tower = Tour nord
    .flavour = Une échelle d’argent, et des feuilles de thé qui désapprouvent.
hogwarts-field-s14 = Coin des courants d’air
    .flavour = D’ici, les chapeaux partent tout seuls.
hogwarts-field-west_wing_3f = Aile ouest, troisième étage
    .flavour = Accès interdit. Faites la queue.
hogwarts-field-s15 = Placard à balais
    .flavour = Plein de balais. En général.
hogwarts-field-west_tower = Tour ouest
    .flavour = Les hiboux s’y retrouvent pour parler de vous.
hogwarts-field-s16 = Couloir des échos
    .flavour = Ici… ci… i…
hogwarts-field-transfiguration_classroom = Métamorphose
    .flavour = Le chat sur le bureau corrige votre copie.
hogwarts-field-s17 = Alcôve de lecture
    .flavour = On y a lu si longtemps qu’il y pousse de la mousse.
hogwarts-field-slytherin_tower = Tour de Serpentard
    .flavour = Le mur veut savoir qui sont vos parents.
hogwarts-field-s18 = Passage moussu
    .flavour = Doux sous le pied. Ce fut un tapis.
hogwarts-field-s19 = Arche qui ruisselle
    .flavour = Marchez vite, ou apportez du savon.
hogwarts-field-owlery_tower = Volière
    .flavour = Levez la tête, mais la bouche fermée.
hogwarts-field-s20 = Allée aux plumes de hibou
    .flavour = Balayée chaque jour par qui a perdu le pari.
hogwarts-field-viaduct_bridge = Viaduc de pierre
    .flavour = Ne regardez pas en bas. Tout le monde regarde en bas.
hogwarts-field-s21 = Escalier du corps de garde
    .flavour = Trente et une marches en montant, trente en descendant.
hogwarts-field-s22 = Étagère des objets trouvés
    .flavour = Onze chaussures gauches, et un crapaud très patient.
hogwarts-field-gate_tower = Tour du portail
    .flavour = Deux sangliers ailés, et aucun ne vous a vu rentrer.
hogwarts-field-s23 = Banc du concierge
    .flavour = Encore tiède. Il ne doit pas être loin.
# .towards is the way there within a sentence: go straight …; places without it are called by their names.
hogwarts-field-great_hall = Grande Salle
    .flavour = Le plafond annonce de la pluie.
    .towards = dans la Grande Salle
hogwarts-field-gh_s = Grande Salle, porte sud
    .flavour = Ça sent le pudding. Courage.
hogwarts-field-gh_e = Grande Salle, porte est
    .flavour = S’ouvre toute seule, le jeudi.
hogwarts-field-gh_n = Grande Salle, porte nord
    .flavour = Pour les professeurs et les retardataires. Vous êtes l’un des deux.
hogwarts-field-gh_w = Grande Salle, porte ouest
    .flavour = Quatre cents cuillères à la fois.
hogwarts-field-grand_staircase = Grand escalier
    .flavour = Il vous mènera quelque part. Pas forcément aujourd’hui.
hogwarts-field-u01 = Palier des humeurs
    .flavour = Le palier boude. Marchez doucement.
hogwarts-field-u02 = Cabinet de curiosités
    .flavour = Ne serrez pas la main, s’il vous plaît. Elle aime ça.
hogwarts-field-u03 = Galerie des duels
    .flavour = Des traces de brûlé, classées par année.
hogwarts-field-dark_tower = Tour sombre
    .flavour = Quelqu’un y souffle sans cesse les torches. Il n’y a personne.
hogwarts-field-room_of_requirement = Salle sur Demande
    .flavour = Elle est exactement ce qu’il vous faut, et elle le sait.
hogwarts-field-u04 = Coin préféré de Peeves
    .flavour = Il n’est pas là. C’est bien ce qui vous inquiète.
hogwarts-field-headmaster_tower = Tour du directeur
    .flavour = Devinez un bonbon. N’importe lequel.
hogwarts-field-dumbledores_office = Bureau de Dumbledore
    .flavour = Les portraits font semblant de dormir.
hogwarts-field-u05 = Remise à chaudrons
    .flavour = Cabossé, fondu ou hanté : servez-vous.
hogwarts-field-u06 = Niche de la gargouille
    .flavour = Elle a bougé. Mais non. Mais si.
hogwarts-field-divination_tower = Tour de divination
    .flavour = Vous deviez venir ici. Elle le savait.
hogwarts-field-u07 = Couloir des préfets
    .flavour = La salle de bains du fond a cent robinets. Regardez sans toucher.
hogwarts-field-library_tower = Tour de la bibliothèque
    .flavour = Les livres montent y prendre l’air.
hogwarts-field-library = Bibliothèque
    .flavour = Chut.
hogwarts-field-restricted_section = Réserve
    .flavour = Le livre ne crie qu’une fois. Cela suffit.
hogwarts-field-u08 = Chariot des livres rendus
    .flavour = L’un d’eux a mordu les autres.
hogwarts-field-dungeon_stairs = Escalier des cachots
    .flavour = Chaque marche est plus froide que la précédente, et plus humide.
hogwarts-field-kitchens = Cuisines
    .flavour = Chatouillez la poire, repartez avec du gâteau.
hogwarts-field-d01 = Couloir des bocaux
    .flavour = Dans le troisième bocal, quelque chose a fait signe.
hogwarts-field-potions_classroom = Potions
    .flavour = Remuez. Ne respirez pas. Pensez moins fort.
hogwarts-field-snapes_office = Bureau de Rogue
    .flavour = Il est derrière vous.
    .towards = dans le bureau de Rogue
hogwarts-field-d02 = Porte du garde-manger
    .flavour = Fermée aux gens comme vous. Ça sent divinement bon.
hogwarts-field-d03 = Caveau des pas perdus
    .flavour = On vous entend marcher deux fois.
hogwarts-field-south_tower = Tour sud
    .flavour = La seule tour au soleil. Les chats l’ont prise.
hogwarts-field-d04 = Passage aux lueurs vertes
    .flavour = La lumière vient du lac, et quelque chose regarde avec elle.
hogwarts-field-d05 = Croisement inondé
    .flavour = Apportez une barque, ou un ami très grand.
hogwarts-field-myrtles_bathroom = Toilettes de Mimi Geignarde
    .flavour = Elle a entendu ce que vous avez dit d’elle.
hogwarts-field-chamber_of_secrets = Chambre des Secrets
    .flavour = Essuyez vos pieds. Ce sont surtout des os.
hogwarts-field-d06 = Vieux tuyau
    .flavour = Quelque chose de grand vivait ici. Vivait ?
hogwarts-field-wooden_bridge = Pont de bois couvert
    .flavour = Il grince en trois langues.
hogwarts-field-g01 = Cercle de pierres
    .flavour = Plus vieux que l’école, et mieux élevé.
hogwarts-field-g02 = Talus aux herbes
    .flavour = Ça sent le dîner, et un peu l’éternuement.
hogwarts-field-hagrids_hut = Cabane de Hagrid
    .flavour = Frappez, puis préparez-vous au chien.
hogwarts-field-care_classroom = Soins aux créatures magiques
    .flavour = Aujourd’hui : une chose qui a trop de bouts.
hogwarts-field-forbidden_forest = Forêt interdite
    .flavour = Les arbres vous ont compté à l’entrée.
hogwarts-field-g03 = Prairie piétinée
    .flavour = Ce qui est passé là chausse du deux cents.
hogwarts-field-g04 = Tronc couché
    .flavour = Tombé dans une tempête, ou dans une dispute.
hogwarts-field-g05 = Lisière
    .flavour = Encore un pas, et ce n’est plus une promenade.
hogwarts-field-black_lake = Lac noir
    .flavour = Le calmar est gentil. Le reste a faim.
hogwarts-field-whomping_willow = Saule cogneur
    .flavour = Prière de ne pas se garer ici.
hogwarts-field-herbology_classroom = Botanique
    .flavour = Arrosez avant qu’elles ne vous remarquent.
hogwarts-field-g07 = Chemin des serres
    .flavour = Le gravier craque. Autre chose aussi.
hogwarts-field-g06 = Embarcadère
    .flavour = Ici, les première année se mouillent. C’est la tradition.
hogwarts-field-training_tower = Tour d’entraînement
    .flavour = Chevaliers de paille, vrais bleus.
hogwarts-field-g08 = Vestiaires
    .flavour = Sept patères, six robes, un attrapeur nerveux.
hogwarts-field-viaduct_tower = Tour du viaduc
    .flavour = D’ici, on voit très bien qui est en retard.
hogwarts-field-quidditch_pitch = Terrain de Quidditch
    .flavour = De l’herbe, de la gloire et des nez tordus.
hogwarts-field-g09 = Pelouse du pique-nique
    .flavour = D’abord la confiture, ensuite les guêpes.
hogwarts-field-one_eyed_witch = Sorcière borgne
    .flavour = Sa bosse a une sortie.
hogwarts-field-honeydukes = Honeydukes
    .flavour = Laissez vos dents à l’entrée.
hogwarts-field-high_street = Grand-rue de Pré-au-Lard
    .flavour = Toutes vos économies, d’un seul coup.
    .towards = dans la Grand-rue de Pré-au-Lard
hogwarts-field-hogs_head = La Tête de Sanglier
    .flavour = On essuie les verres avec la chèvre.
hogwarts-field-shack_lane = Sentier de la cabane
    .flavour = Ici, même les haies se dépêchent.
hogwarts-field-shrieking_shack = Cabane hurlante
    .flavour = C’est calme depuis quelque temps. Les gens le regrettent.
hogwarts-field-leaky_cauldron = Le Chaudron Baveur
    .flavour = Soupe du jour : celle d’hier.
hogwarts-field-a1 = Vitrine aux robes
    .flavour = Votre taille, en trois couleurs bientôt trop petites.
hogwarts-field-a2 = Boutique aux hiboux
    .flavour = L’un d’eux a déjà choisi. Soutenez son regard.
hogwarts-field-a3 = Bouquiniste
    .flavour = Plein des réponses des autres.
hogwarts-field-gringotts_steps = Marches de Gringotts
    .flavour = Là-haut, le gobelin a déjà compté votre argent.
hogwarts-field-gringotts = Banque Gringotts
    .flavour = Tout a un numéro ici, vous aussi.
hogwarts-field-b1 = Marchand de flacons
    .flavour = Rien n’est étiqueté, pour des raisons juridiques.
hogwarts-field-b2 = Trappe de cave
    .flavour = Elle s’est entrouverte à votre passage.
hogwarts-field-b3 = Coin des rôdeurs
    .flavour = Vous traînez. Cela s’est vu.
hogwarts-field-borgin_and_burkes = Barjow et Beurk
    .flavour = Touchez, et c’est à vous. La malédiction aussi.
hogwarts-field-k1 = Ruelle
    .flavour = Personne n’est jamais venu ici exprès.
hogwarts-field-c1 = Glacier
    .flavour = Onze parfums, dont un qui dit la vérité.
hogwarts-field-flourish_and_blotts = Fleury et Bott
    .flavour = Les livres qui mordent sont en cage. Le vendeur aussi.
hogwarts-field-c3 = Place bondée
    .flavour = Des coudes, des hiboux, et une tante qui vous connaît.
hogwarts-field-ollivanders = Ollivander
    .flavour = Neuf mille boîtes, dont une qui fredonne.
hogwarts-field-ministry_of_magic = Ministère de la Magie
    .flavour = Prenez un ticket. Un siège. Une décennie.
hogwarts-field-hall_of_prophecy = Salle des Prophéties
    .flavour = Tout cela peut encore arriver. N’éternuez pas.
hogwarts-field-the_burrow = Le Terrier
    .flavour = Il y a toujours une place de plus à table.
hogwarts-field-grimmauld_place = 12, square Grimmaurd
    .flavour = Le portrait de l’entrée a deux mots à vous dire. Très fort.
hogwarts-field-godrics_hollow = Godric’s Hollow
    .flavour = Un village tranquille à la mémoire longue.
hogwarts-field-malfoy_manor = Manoir des Malefoy
    .flavour = Des paons blancs. Ils rapportent tout.
hogwarts-field-azkaban = Azkaban
    .flavour = Ni visites, ni courrier, ni pudding.
hogwarts-field-graveyard = Cimetière de Little Hangleton
    .flavour = On a creusé ici, et pas pour un trésor.

## Characters

hogwarts-character-harry_potter = Harry Potter
    .flavour = Ne cherche jamais les ennuis. Il n’en a pas besoin.
hogwarts-character-hermione_granger = Hermione Granger
    .flavour = Elle a lu les règles de ce jeu. Deux fois.
hogwarts-character-ron_weasley = Ron Weasley
    .flavour = Courageux le ventre vide, héroïque le ventre plein.
hogwarts-character-luna_lovegood = Luna Lovegood
    .flavour = Voit ce qui est là, et ce qui n’y est pas encore.
hogwarts-character-cho_chang = Cho Chang
    .flavour = Déjà en l’air quand les autres astiquent encore.
hogwarts-character-cedric_diggory = Cedric Diggory
    .flavour = Perdre contre lui est presque un compliment.
hogwarts-character-neville_longbottom = Neville Londubat
    .flavour = A perdu son crapaud, a trouvé son courage.
hogwarts-character-draco_malfoy = Drago Malefoy
    .flavour = Ses chaussures valent plus que votre balai. Il vous le dira.
hogwarts-character-lucius_malfoy = Lucius Malefoy
    .flavour = Il a payé le sol où vous marchez.
hogwarts-character-bellatrix_lestrange = Bellatrix Lestrange
    .flavour = Elle s’amuse énormément.
hogwarts-character-barty_crouch_jr = Barty Croupton Junior
    .flavour = Pourrait être n’importe qui. L’a été, toute une année.
hogwarts-character-antonin_dolohov = Antonin Dolohov
    .flavour = Parle peu. Sa baguette dit le reste.
hogwarts-character-fenrir_greyback = Fenrir Greyback
    .flavour = Pas du matin. Et les soirs de pleine lune, plus personne.
hogwarts-character-corban_yaxley = Corban Yaxley
    .flavour = Il connaît votre étage, votre bureau et votre cousin.
hogwarts-character-peter_pettigrew = Peter Pettigrow
    .flavour = Toujours derrière le plus fort, et un peu plus bas.
hogwarts-character-lord_voldemort = Lord Voldemort
    .flavour = Le nom ne fait aucun mal. C’est le reste.

## Item tokens

hogwarts-token-elder_wand = Baguette de Sureau
    .flavour = Invaincue. Demandez à ses derniers maîtres.
hogwarts-token-gryffindor_sword = Épée de Gryffondor
    .flavour = Vient à qui la mérite, le plus souvent d’un chapeau.
hogwarts-token-resurrection_stone = Pierre de Résurrection
    .flavour = Elle prête de la compagnie, pas la vie.
hogwarts-token-invisibility_cloak = Cape d’invisibilité
    .flavour = Cache tout, sauf vos traces de pas.
hogwarts-token-time_turner = Retourneur de temps
    .flavour = Une heure de plus, et deux fois plus de fatigue.
hogwarts-token-buckbeak = Buck
    .flavour = Saluez d’abord. Ensuite, gare au bec.
hogwarts-token-basilisk_fang = Crochet de Basilic
    .flavour = Goutte encore. Ne pas utiliser comme marque-page.
hogwarts-token-riddle_diary = Journal de Tom Jedusor
    .flavour = Il répond. Avec une plus belle écriture.
hogwarts-token-gaunt_ring = Bague d’Elvis Gaunt
    .flavour = Un héritage qui mord l’héritier.
hogwarts-token-hufflepuff_cup = Coupe de Poufsouffle
    .flavour = Elle a survécu à mille dîners et à un mauvais invité.
hogwarts-token-slytherin_locket = Médaillon de Serpentard
    .flavour = À ne pas porter au lit.
hogwarts-token-ravenclaw_diadem = Diadème de Serdaigle
    .flavour = Rend les sages plus sages, et démange les vaniteux.
hogwarts-token-nagini = Nagini
    .flavour = Elle aime les endroits chauds et les projets froids.
hogwarts-token-cauldron = Chaudron
    .flavour = Assez grand pour un homme. C’est bien le problème.
hogwarts-token-fathers_bone = Os du père
    .flavour = Emprunté sans demander.
hogwarts-token-wormtails_hand = Main de Queudver
    .flavour = Un cadeau de son maître. Elle serre en retour.
hogwarts-token-harry_potter = Harry Potter
    .flavour = Il n’a jamais demandé à être un ingrédient.
hogwarts-token-enchanted_flute = Flûte enchantée
    .flavour = Joue toute seule, et seulement des berceuses.
hogwarts-token-winged_key = Clé ailée
    .flavour = Attrapez-la avant que les autres n’apprennent à mordre.
hogwarts-token-philosophers_stone = Pierre philosophale
    .flavour = Tout le monde la veut. Celui qui l’avait l’a laissée.
hogwarts-token-mirror_of_erised = Miroir du Riséd
    .flavour = Ne restez pas. Vous y avez l’air trop heureux.
hogwarts-token-marauders_map = Carte du Maraudeur
    .flavour = Elle sait où vous êtes, et n’est pas impressionnée.
hogwarts-token-mandrake = Mandragore
    .flavour = Elle dort. Que cela dure.
hogwarts-token-golden_egg = Œuf d’or
    .flavour = À ouvrir sous l’eau, ou pas du tout.
hogwarts-token-gillyweed = Branchiflore
    .flavour = Goût de vieil étang, et bientôt vous y êtes chez vous.
hogwarts-token-triwizard_cup = Trophée des Trois Sorciers
    .flavour = Brille comme un prix, voyage comme un piège.
hogwarts-token-prophecy_orb = Sphère de la prophétie
    .flavour = L’avenir de quelqu’un. Ne pas secouer.
hogwarts-token-two_way_mirror = Miroir à double sens
    .flavour = Dites le nom. Peut-être qu’on répondra.
hogwarts-token-deluminator = Déluminateur
    .flavour = Clic : le noir. Clic : le chemin du retour.
hogwarts-token-princes_book = Livre du Prince de sang-mêlé
    .flavour = Les marges valent mieux que le livre.

## Missions

hogwarts-mission-tame_the_dog = Domptez le chien à trois têtes
    .flavour = Trois têtes, trois appétits, une berceuse. N’arrêtez pas de jouer pour vous applaudir.
hogwarts-mission-snare_and_key = Passez le Filet du Diable jusqu’à la clé
    .flavour = En Botanique, quelqu’un a dit de se détendre. En Botanique, personne n’était en train d’étouffer.
hogwarts-mission-find_the_stone = Trouvez la Pierre philosophale
    .flavour = Le turban n’a jamais été une question de mode.
hogwarts-mission-stop_the_troll = Arrêtez le troll des montagnes
    .flavour = Près de quatre mètres de haut, un seul neurone, et il est dans les toilettes des filles.
hogwarts-mission-slay_the_basilisk = Terrassez le Basilic
    .flavour = Fermez les yeux, tirez l’épée et frappez là où ça siffle.
hogwarts-mission-destroy_the_diary = Détruisez le journal
    .flavour = Un journal intime qui répond, on ne lui confie pas ses devoirs.
hogwarts-mission-escape_the_spiders = Échappez aux araignées géantes
    .flavour = Elles ont invité tous leurs cousins à dîner. Le dîner, c’est vous.
hogwarts-mission-drive_off_the_dementors = Repoussez les Détraqueurs
    .flavour = Pensez à quelque chose d’heureux. Non, plus heureux que le gâteau du jeudi.
hogwarts-mission-unmask_the_rat = Démasquez le rat
    .flavour = Douze ans, un orteil en moins et l’oreille toujours tendue : drôle d’animal de compagnie.
hogwarts-mission-free_the_hippogriff = Libérez l’hippogriffe
    .flavour = On s’incline d’abord, on détache ensuite, on n’explique jamais rien au ministre.
hogwarts-mission-snatch_the_egg = Chipez l’œuf d’or
    .flavour = Sa mère, c’est neuf tonnes de mauvaise humeur, et elle sait compter jusqu’à un.
hogwarts-mission-rescue_from_the_lake = Sauvez un ami du lac
    .flavour = Une heure sous l’eau, branchies fournies, serviette non fournie.
hogwarts-mission-win_the_cup = Gagnez le Tournoi des Trois Sorciers
    .flavour = On a taillé les haies ce matin. Elles l’ont mal pris.
hogwarts-mission-survive_the_rebirth = Survivez à la renaissance
    .flavour = La pire soupe de l’histoire des chaudrons est presque prête.
hogwarts-mission-found_the_army = Fondez l’armée secrète
    .flavour = Un groupe d’étude, professeur. Nous étudions l’art d’esquiver.
hogwarts-mission-save_the_guard = Sauvez le gardien du Ministère
    .flavour = Garde de nuit au neuvième niveau : calme, ennuyeux, et tout à coup plein d’écailles.
hogwarts-mission-escape_from_azkaban = L’évasion d’Azkaban
    .flavour = Cet hôtel n’a jamais reçu un seul avis favorable.
hogwarts-mission-reclaim_the_prophecy = Récupérez la prophétie
    .flavour = Rangée quatre-vingt-dix-sept. Prière de ne pas toucher. De ne pas lâcher. De courir.
hogwarts-mission-duel_in_the_ministry = Duel au Ministère
    .flavour = La fontaine coûtait cher. Coûtait.
hogwarts-mission-calm_the_giant = Calmez le géant
    .flavour = Il veut seulement vous serrer dans ses bras. C’est bien là le problème.
hogwarts-mission-destroy_the_ring = Détruisez la bague
    .flavour = Elle va bien à tous les doigts, et ensuite elle garde la main.
hogwarts-mission-destroy_the_locket = Détruisez le médaillon
    .flavour = Qui le porte devient querelleur. Chez Ron, personne n’a encore vu la différence.
hogwarts-mission-destroy_the_goblet = Détruisez la coupe de Poufsouffle
    .flavour = Dans ce coffre, tout ce qu’on touche se dédouble. N’éternuez pas.
hogwarts-mission-destroy_the_diadem = Détruisez le diadème
    .flavour = Mille ans de bric-à-brac caché, et une couronne plus maligne que vous.
hogwarts-mission-slay_the_snake = Tuez le serpent
    .flavour = Son maître l’emmène partout. Même à la bataille. Surtout à la bataille.
hogwarts-mission-mend_the_cabinet = Fermez l’Armoire à Disparaître
    .flavour = Meuble d’occasion, première main soigneuse, sortie dans un autre bâtiment.
hogwarts-mission-master_the_wand = Maîtrisez la Baguette de Sureau
    .flavour = Elle a gagné tous ses duels et perdu tous ses propriétaires.
hogwarts-mission-turn_the_stone = Rappelez les morts
    .flavour = Tournez-la trois fois, et soyez brave devant qui viendra.
hogwarts-mission-trap_in_the_village = Échappez au piège du village
    .flavour = La vieille dame ne dit rien, ne cligne jamais des yeux et n’a mis qu’un couvert.
hogwarts-mission-defeat_the_dark_lord = Vainquez le Seigneur des Ténèbres
    .flavour = Tout ce que vous avez appris cette année tient en un mot et un coup de poignet.

## Fight cards

hogwarts-fight-fluffy = Touffu
    .flavour = Deux têtes dorment pendant que la troisième compte les points.
hogwarts-fight-devils_snare = Le Filet du Diable
    .flavour = Il n’est pas fâché. Il a juste un faible pour les chevilles.
hogwarts-fight-professor_quirrell = Le professeur Quirrell
    .flavour = Devant la classe il bégaie, dans son dos il parle couramment.
hogwarts-fight-mountain_troll = Le troll des montagnes
    .flavour = Il n’a qu’une idée à la fois. Courez entre deux.
hogwarts-fight-basilisk = Le Basilic
    .flavour = Il y a des regards qui tuent. Celui-là est au programme.
hogwarts-fight-tom_riddle = Tom Jedusor
    .flavour = Préfet-en-chef, élève modèle, souvenir qui a des projets.
hogwarts-fight-aragog = Aragog
    .flavour = L’ami d’un ami, avec huit genoux et aucune pitié.
hogwarts-fight-dementors = Une nuée de Détraqueurs
    .flavour = Du givre à la fenêtre, et plus personne ne se rappelle la blague.
hogwarts-fight-the_rat = Peter Pettigrow
    .flavour = Il préfère ronger vos bagages plutôt que de vous regarder en face.
hogwarts-fight-executioner = Le bourreau
    .flavour = D’abord il lit toute la sentence, virgules comprises. Ensuite il ne lit plus.
hogwarts-fight-hungarian_horntail = Le Magyar à pointes
    .flavour = Des pointes devant, des pointes derrière, du feu au milieu.
hogwarts-fight-grindylows = Une bande de Strangulots
    .flavour = De petits doigts verts qui n’ont jamais appris à lâcher.
hogwarts-fight-false_professor = Barty Croupton Junior
    .flavour = Il ne boit qu’à sa propre flasque, et désormais à la vôtre.
hogwarts-fight-reborn_dark_lord = Le Seigneur des Ténèbres ressuscité
    .flavour = Premier jour de reprise, et déjà une réunion.
hogwarts-fight-high_inquisitor = Dolores Ombrage
    .flavour = Elle sourit, elle toussote deux fois, et puis elle vous inscrit sur sa liste.
hogwarts-fight-giant_snake = Le serpent du couloir
    .flavour = Jamais un courant d’air sous la porte n’avait eu de dents.
hogwarts-fight-azkaban_guard = Le gardien d’Azkaban
    .flavour = Il collectionne les souvenirs heureux et n’en rend jamais un seul.
hogwarts-fight-masked_lord = Lucius Malefoy
    .flavour = Même son masque regarde les gens de haut.
hogwarts-fight-mad_cousin = Bellatrix Lestrange
    .flavour = On entend d’abord son rire. Ensuite, on entend moins bien.
hogwarts-fight-grawp = Graup
    .flavour = Les sorts le chatouillent. Il adore les chatouilles. Les arbres en souffrent.
hogwarts-fight-curse_of_the_ring = La malédiction de la bague
    .flavour = Au début, ça démangeait. Ces choses-là commencent toujours par démanger.
hogwarts-fight-the_locket = Le médaillon
    .flavour = Il s’ouvre, il murmure, et il connaît vos bulletins scolaires.
hogwarts-fight-vault_dragon = Le dragon des coffres
    .flavour = À moitié aveugle, tout à fait furieux, et payé en vacarme.
hogwarts-fight-runaway_fire = L’incendie de Crabbe
    .flavour = Il savait comment l’allumer. Le plan s’arrêtait là.
hogwarts-fight-the_serpent = Nagini
    .flavour = Près de quatre mètres de fidélité au mauvais ami.
hogwarts-fight-nervous_prefect = Drago Malefoy
    .flavour = Il regarde sans cesse la porte. Tôt ou tard il la prendra.
hogwarts-fight-lady_of_the_manor = Bellatrix au manoir
    .flavour = Le lustre est un héritage de famille. Attention à la tête.
hogwarts-fight-snatchers = Une meute de Rafleurs
    .flavour = Payés par tête, et pas très forts en calcul.
hogwarts-fight-old_lady_in_the_village = La fausse Bathilda
    .flavour = Elle a quelque chose de bizarre au cou. Elle a quelque chose dans le cou.
hogwarts-fight-dark_lord = Lord Voldemort
    .flavour = Pas de nez, pas d’amis, pas de doutes.

## Duel cards

hogwarts-duel-harry_potter = { hogwarts-character-harry_potter }
    .flavour = Toujours le même sort, et il marche toujours.
hogwarts-duel-hermione_granger = { hogwarts-character-hermione_granger }
    .flavour = Ce duel, elle l’a lu la semaine dernière.
hogwarts-duel-ron_weasley = { hogwarts-character-ron_weasley }
    .flavour = Sa baguette tient avec du ruban adhésif : nul ne sait qui sera touché. Lui non plus.
hogwarts-duel-luna_lovegood = { hogwarts-character-luna_lovegood }
    .flavour = Elle vous offre d’abord un radis. Ça aide. Ensuite, ça devient étrange.
hogwarts-duel-cho_chang = { hogwarts-character-cho_chang }
    .flavour = Elle a attrapé plus petit que vous, et sous la pluie.
hogwarts-duel-cedric_diggory = { hogwarts-character-cedric_diggory }
    .flavour = Il vous laisse passer devant. Cela n’aide pas.
hogwarts-duel-neville_longbottom = { hogwarts-character-neville_longbottom }
    .flavour = Il s’excuse à chaque coup. Il s’excuse beaucoup.
hogwarts-duel-draco_malfoy = { hogwarts-character-draco_malfoy }
    .flavour = Son père en entendra parler. Son père entend parler de tout.
hogwarts-duel-vincent_crabbe = Vincent Crabbe
    .flavour = Il vous écrase le pied, et c’est seulement après que les règles commencent.
hogwarts-duel-gregory_goyle = Gregory Goyle
    .flavour = Il frappe ce qu’il voit. Il voit ce qui se mange.
hogwarts-duel-pansy_parkinson = Pansy Parkinson
    .flavour = Son arme la plus affûtée, c’est ce qu’elle dit à table.
hogwarts-duel-ginny_weasley = Ginny Weasley
    .flavour = Six grands frères lui ont tout appris. Aucun n’ose plus l’approcher.

## Spells

hogwarts-spell-expelliarmus = Expelliarmus
    .flavour = Votre baguette, je vous prie. Merci. Oh, elle a atterri dans la soupe.
hogwarts-spell-stupefy = Stupéfix
    .flavour = Le plus court chemin vers une classe silencieuse.
hogwarts-spell-petrificus_totalus = Petrificus Totalus
    .flavour = Un maintien parfait pour tous, qu’ils le veuillent ou non.
hogwarts-spell-incendio = Incendio
    .flavour = Réchauffe la pièce, le cœur et la manche du voisin.
hogwarts-spell-reducto = Reducto
    .flavour = Le mur gênait le passage. Maintenant, le mur est partout.
hogwarts-spell-sectumsempra = Sectumsempra
    .flavour = Noté dans la marge, pour les ennemis. Les professeurs aussi lisent les marges.
hogwarts-spell-fiendfyre = Feudeymon
    .flavour = Facile à allumer, impossible à faire rentrer à la maison.
hogwarts-spell-wingardium_leviosa = Wingardium Leviosa
    .flavour = Tout est dans la prononciation, comme on ne manquera pas de vous le dire.
hogwarts-spell-protego = Protego
    .flavour = Un bouclier de la taille de votre assurance.
hogwarts-spell-expecto_patronum = Spero Patronum
    .flavour = Argenté, chaleureux et, dans votre cas, sans doute une loutre.
hogwarts-spell-finite_incantatem = Finite Incantatem
    .flavour = Assez, dit la baguette, et même la bouilloire se tait.
hogwarts-spell-episkey = Episkey
    .flavour = Nez, lèvres et petits orgueils, réparés d’un clic.
hogwarts-spell-alohomora = Alohomora
    .flavour = Aucune porte ne résiste aux gens polis. Ni aux gens pressés.
hogwarts-spell-accio = Accio
    .flavour = Criez ce que vous voulez, puis baissez-vous.
hogwarts-spell-obliviate = Oubliettes
    .flavour = De quoi parlions-nous, déjà ?
hogwarts-spell-lumos = Lumos
    .flavour = Le meilleur sort contre le noir, et contre ce que vous croyiez y voir.

## Potions

hogwarts-potion-polyjuice_potion = Polynectar
    .flavour = Une heure dans la peau d’un autre. Le goût aussi, c’est lui.
hogwarts-potion-invigoration_draught = Philtre revigorant
    .flavour = Vous pourriez grimper la tour d’astronomie en courant. Deux fois. À reculons. En criant.
hogwarts-potion-ageing_potion = Potion de Vieillissement
    .flavour = Ils voulaient du respect. Ils ont eu une barbe jusqu’aux genoux.
hogwarts-potion-swelling_solution = Potion d’Enflure
    .flavour = Trois gouttes sur le nez, et plus personne ne voit au-delà.
hogwarts-potion-shrinking_solution = Potion de Ratatinage
    .flavour = L’ennemi a maintenant la taille d’un crapaud. Son courage aussi.
hogwarts-potion-draught_of_living_death = Goutte du Mort vivant
    .flavour = Une très bonne nuit. Un moins bon réveil.
hogwarts-potion-madam_pomfreys_draught = Remède de Mme Pomfresh
    .flavour = C’est normal que ce soit mauvais, mon petit. Sinon vous viendriez pour le plaisir.
hogwarts-potion-wiggenweld_potion = Potion Wiggenweld
    .flavour = Verte, épaisse, serviable : comme la grenouille qui l’a testée.
hogwarts-potion-pepperup_potion = Pimentine
    .flavour = Si la vapeur sort par les deux oreilles, c’est que ça marche.
hogwarts-potion-antidote = Antidote aux poisons courants
    .flavour = Dans le doute, une pierre d’estomac de chèvre.
hogwarts-potion-felix_felicis = Felix Felicis
    .flavour = Le temps d’un après-midi, tous les escaliers vont dans votre sens.

## Books

hogwarts-book-levitate_your_luggage = Bagages en lévitation
    .author = Pétunia Piéplume
    .flavour = Chapitre un : votre malle. Chapitre deux : baissez la tête.
hogwarts-book-cheering_for_beginners = L’allégresse pour débutants
    .author = Félicité Sourire
    .flavour = Ne pas égayer le lecteur deux fois ; voir le chapitre sur le hoquet.
hogwarts-book-ninety_nine_knots = Quatre-vingt-dix-neuf nœuds et comment les défaire
    .author = Barnabé Embrouille
    .flavour = La dernière page est nouée.
hogwarts-book-locks_that_laugh = Ces serrures qui se moquent de vous
    .author = Grisélidis Trou-de-Clé
    .flavour = Le chapitre un ouvre le chapitre deux, si on le demande gentiment.
hogwarts-book-charm_them_all = Tous sous le charme
    .author = Ambroise Languedargent
    .flavour = Vous trouverez ce livre délicieux. Vous n’avez pas le choix.
hogwarts-book-teapots_and_tortoises = De la théière à la tortue
    .author = Wilhelmine Carapace
    .flavour = Si elle siffle encore, recommencez.
hogwarts-book-mostly_human_again = Presque redevenu humain
    .author = Rufus Moustache
    .flavour = Un réconfort pour tous ceux qui ont gardé la queue.
hogwarts-book-matches_to_needles = Mille allumettes, mille aiguilles
    .author = Thadée Piquet
    .flavour = Page après page, toujours la même allumette.
hogwarts-book-the_patient_hedgehog = Le hérisson patient
    .author = Philomène Coussin
    .flavour = Raconté par la pelote à épingles.
hogwarts-book-be_a_beetle_discreetly = Scarabée en toute discrétion
    .author = Anonyme, sur le rebord de la fenêtre
    .flavour = Le Ministère déconseille ce livre et aimerait savoir qui le possède.
hogwarts-book-gadding_with_ghouls = Vadrouilles avec les goules
    .author = Gilderoy Lockhart
    .flavour = Trois cents pages, et un portrait de l’auteur sur chacune.
hogwarts-book-trolls_at_tea_time = Un troll à l’heure du thé
    .author = Bertrand Gourdin
    .flavour = Un manuel de savoir-vivre pour l’une des deux parties.
hogwarts-book-run_first_ask_later = Courez d’abord, demandez ensuite
    .author = Sergent Ida Véloce
    .flavour = La partie pratique n’a pas de pages, juste une porte.
hogwarts-book-boggarts_on_the_couch = Épouvantards sur le divan
    .author = Guérisseur Sigmund Ombre
    .flavour = Et cette armoire, que vous rappelle-t-elle ?
hogwarts-book-stand_behind_the_headmaster = Mettez-vous derrière le directeur
    .author = Plusieurs survivants
    .flavour = Le livre le plus court et le meilleur jamais écrit sur le sujet.
hogwarts-book-stir_anticlockwise = Remuez à gauche, pensez à droite
    .author = Cornélia Louche
    .flavour = L’index est à l’envers, c’est fait exprès.
hogwarts-book-one_hundred_stains = Cent taches et leurs causes
    .author = Éthel Tablier
    .flavour = La numéro quarante et un est sur la couverture. Ne touchez pas à la numéro quarante et un.
hogwarts-book-magical_drafts_and_potions = Potions magiques
    .author = Arsenius Beaulitron
    .flavour = Les pages collent là où ça devient intéressant.
hogwarts-book-antidotes_in_time = Les antidotes, à temps
    .author = Hector Lahâte
    .flavour = Commencez par la fin en cas d’urgence.
hogwarts-book-the_bottled_breakfast = Le petit déjeuner en flacon
    .author = Madame Décoction
    .flavour = Du porridge au compte-gouttes, du bacon à la fiole.
hogwarts-book-weeds_that_wander = Ces mauvaises herbes qui se promènent
    .author = Basile Plantoir
    .flavour = Aperçu pour la dernière fois au rayon jardinage.
hogwarts-book-gloves_will_not_help = Les gants n’y feront rien
    .author = Primevère Ortie
    .flavour = Préface, deux chapitres, hôpital.
hogwarts-book-mandrakes_and_manners = Mandragores et bonnes manières
    .author = Olive Cache-Oreilles
    .flavour = Comment souhaiter bonne nuit à une racine qui hurle.
hogwarts-book-the_polite_gardener = Le jardinier poli
    .author = Flore Tonnelle
    .flavour = Demandez avant de tailler. Elles ont de la mémoire.
hogwarts-book-plants_that_plot = Ces plantes qui complotent
    .author = Yves Lierre
    .flavour = Imprimé sur du papier. Les plantes sont au courant.
hogwarts-book-counting_your_fingers = Compter ses doigts
    .author = Gaucher Moignon
    .flavour = Une introduction pour ceux qui en ont encore dix.
hogwarts-book-flobberworms_a_love_story = Veracrasses, une histoire d’amour
    .author = Mildred Lalente
    .flavour = Il ne se passe rien, mais tendrement.
hogwarts-book-how_to_bow_to_a_hippogriff = Comment saluer un hippogriffe
    .author = Sire Lancelot Basset
    .flavour = Plus bas. Plus bas. Et maintenant, ne clignez pas des yeux.
hogwarts-book-it_only_wants_to_play = Il veut juste jouer
    .author = R. Hagrid (avec des bandages)
    .flavour = Le livre aboie quand on le repose.
hogwarts-book-dragons_at_home = Un dragon à la maison
    .author = Cendrine Braise
    .flavour = N’existe que relié en amiante.

## Behaviour cards

hogwarts-behaviour-floo_powder = Poudre de Cheminette
    .flavour = Articulez, serrez les coudes, et surtout ne toussez pas au milieu de « Traverse ».
hogwarts-behaviour-horace_slughorn = Horace Slughorn
    .flavour = Vous voilà sur son étagère. Il y a de l’ananas confit.
hogwarts-behaviour-swish_and_flick = Tourner, abaisser
    .flavour = Le professeur Flitwick en est tombé de sa pile de livres, de joie.
hogwarts-behaviour-earmuffs_on = Cache-oreilles bien en place
    .flavour = Dans toute la serre, une seule personne encore consciente : vous.
hogwarts-behaviour-whispered_in_the_library = Vous avez chuchoté à la bibliothèque
    .flavour = Mme Pince a failli cligner des yeux avec bienveillance.
hogwarts-behaviour-almost_a_smile = Presque un sourire
    .flavour = Un coin de la bouche du professeur McGonagall a bougé. Il y a des témoins.
hogwarts-behaviour-rock_cake_eaten = Vous avez mangé le biscuit de Hagrid
    .flavour = La politesse a un prix, et ce prix est une dent.
hogwarts-behaviour-owl_fed = Vous avez nourri le hibou d’un inconnu
    .flavour = Il est revenu avec un colis de remerciement. Un peu plein de suie.
hogwarts-behaviour-gobstones_club = Membre du club de Bavboules
    .flavour = Les quatre autres membres sont ravis, et ils veulent faire des échanges.
hogwarts-behaviour-chocolate_shared = Vous avez partagé votre chocolat
    .flavour = Le professeur Lupin approuve. Il en a toujours d’autre.
hogwarts-behaviour-constant_vigilance = Vigilance constante
    .flavour = Vous avez examiné la vieille bouilloire avant d’y toucher. Bien vu !
hogwarts-behaviour-riddle_of_the_eagle = L’énigme de l’aigle résolue
    .flavour = Derrière vous, trois Serdaigle prennent encore des notes.
hogwarts-behaviour-broom_obeyed = Le balai a obéi
    .flavour = « Debout », avez-vous dit, et pour une fois ce n’était pas celui du voisin.
hogwarts-behaviour-awake_in_history = Sans dormir en Histoire de la magie
    .flavour = Personne n’y était arrivé depuis les guerres des Gobelins. Dommage pour la bave sur les notes.
hogwarts-behaviour-prophecy_came_true = Votre prophétie s’est réalisée
    .flavour = Vous aviez prédit du porridge. Le professeur Trelawney a dû s’asseoir.
hogwarts-behaviour-bravery_towards_friends = Vous avez tenu tête à vos amis
    .flavour = Ils vous ont donné tous les noms. Le dernier était « ami ».
hogwarts-behaviour-last_minute_points = Points de dernière minute
    .flavour = Les bannières étaient déjà de la mauvaise couleur. Dumbledore adore ça.
hogwarts-behaviour-dolores_umbridge = Dolores Ombrage
    .flavour = Hum, hum. Votre bonheur n’a pas été autorisé.
hogwarts-behaviour-mud_in_the_hall = De la boue dans le hall
    .flavour = Rusard pleure, et Miss Teigne prend les noms.
hogwarts-behaviour-powder_fight = Bataille de poudre de Cheminette
    .flavour = La moitié de la salle commune est verte. L’autre moitié est au pays de Galles.
hogwarts-behaviour-biting_book = Une morsure de vos devoirs
    .flavour = Le chien ne les a pas mangés. Ils ont mangé la pâtée du chien et se sont enfuis.
hogwarts-behaviour-breathing_too_loudly = Respiration trop bruyante
    .flavour = Le professeur Rogue vous entendait penser. Cela aussi lui a déplu.
hogwarts-behaviour-see_me_in_my_office = « Dans mon bureau. »
    .flavour = Apportez la grenouille. Vous savez laquelle.
hogwarts-behaviour-night_walk = Hors du lit
    .flavour = Vous avez dit à Rusard que vous étiez somnambule. En chaussures. Avec une lanterne. Et des sandwichs.
hogwarts-behaviour-fan_mail = Le courrier des admirateurs
    .flavour = Retenue avec Lockhart : onze heures d’enveloppes, et des livres dédicacés pour les braves.
hogwarts-behaviour-howler_at_breakfast = Beuglante au petit déjeuner
    .flavour = La voix de votre mère, à quatre-vingts décibels, à propos de vos chaussettes.
hogwarts-behaviour-whole_class_stays = Toute la classe en retenue
    .flavour = Personne ne dit qui a fait entrer la chorale de mandragores. Tout le monde vous regarde.
hogwarts-behaviour-flying_car = Arrivée en voiture volante
    .flavour = Train raté, arbre percuté, la une du journal du soir. Au moins, le coffre était plein de poudre.
hogwarts-behaviour-melted_cauldron = Sixième chaudron fondu
    .flavour = Le cachot a maintenant une fenêtre.

## Events

hogwarts-event-dobby = Dobby
    .flavour = Dobby veut seulement aider ! Dobby a déjà aidé ! Dobby est tellement désolé pour le plafond !
hogwarts-event-eight_hundred_flowerpots = Huit cents pots de fleurs
    .flavour = Au Ministère, quelqu’un a ajouté un zéro à la commande. Chaque cheminée reçoit sa part.
hogwarts-event-left_boot = La botte gauche
    .flavour = Une vieille botte sur chaque oreiller. Merci de ne pas l’essayer. Oh. Trop tard.
hogwarts-event-feast = Festin imprévu
    .flavour = Les elfes de maison ont cuisiné pour un anniversaire. On ignore lequel. On ne demande pas.
hogwarts-event-troll_alarm = Alerte au troll
    .flavour = Marchez, ne courez pas, dit le préfet en courant.
hogwarts-event-hogsmeade_weekend = Sortie à Pré-au-Lard
    .flavour = Toutes les autorisations sont signées. La plupart par des parents.
hogwarts-event-headmasters_good_mood = La bonne humeur du directeur
    .flavour = Il a trouvé des chaussettes de laine dans son courrier : il y en a pour tout le monde.
hogwarts-event-decree_ninety_nine = Décret d’éducation numéro quatre-vingt-dix-neuf
    .flavour = La bonne humeur est à déposer au bureau, triée par taille.
hogwarts-event-flying_lesson_indoors = Sortilèges dans l’escalier
    .flavour = Cent plumes, cent baguettes et un chat sur le lustre.
hogwarts-event-cupboard_left_open = L’armoire est ouverte
    .flavour = Le professeur Rogue est enrhumé, et sa clé est dans l’autre pantalon.
hogwarts-event-library_amnesty = Amnistie à la bibliothèque
    .flavour = Rapportez vos emprunts. Un livre a quatre cents ans de retard et voudrait s’excuser.
hogwarts-event-filchs_spring_cleaning = Grand ménage de Rusard
    .flavour = Objets interdits, liste des quatre cent trente-sept. Il vient chercher le vôtre.
hogwarts-event-cornish_pixies = Lutins de Cornouailles
    .flavour = Le professeur Lockhart a ouvert la cage, puis s’est rappelé un rendez-vous.
hogwarts-event-every_flavour_beans = Dragées surprises
    .flavour = L’un de vous a eu caramel. L’un de vous a eu orteil de troll.
hogwarts-event-polished_trophy = Le trophée astiqué
    .flavour = On a trouvé un nom connu sur une coupe du siècle dernier. C’est sûrement une erreur. Ça compte.
hogwarts-event-who_let_the_toad_out = Qui a lâché le crapaud ?
    .flavour = Trevor est dans le saladier à punch. Il y a forcément un coupable, et les dés savent qui.
hogwarts-event-peeves_sorts_the_bags = Peeves range les sacs
    .flavour = Tout est par ordre alphabétique. C’est lui qui a inventé l’alphabet.
hogwarts-event-poison_quill = Une plume empoisonnée
    .flavour = Le journal du soir a une exclusivité sur le chouchou de l’école. L’orthographe est presque toujours bonne.
hogwarts-event-loose_niffler = Un Niffleur en liberté
    .flavour = Toutes les poches de l’école sont vides, sauf une : celle de son nouvel ami.
hogwarts-event-moving_staircase = L’escalier change d’avis
    .flavour = L’un de vous monte en grande pompe. L’un de vous habite désormais sur le palier.

## Quidditch cards

hogwarts-quidditch-nimbus_2000 = Nimbus 2000
    .flavour = Astiqué chaque jour, envié chaque heure.
hogwarts-quidditch-sloth_grip_roll = Roulade du paresseux
    .flavour = Suspendez-vous la tête en bas et appelez ça de la stratégie.
hogwarts-quidditch-firebolt = Éclair de feu
    .flavour = De zéro à deux cent quarante avant que vous ayez fini de lire ceci.
hogwarts-quidditch-wronski_feint = Feinte de Wronski
    .flavour = Piquez vers le sol comme si vous y teniez. Puis n’en faites rien.
hogwarts-quidditch-confundus_charm = Sortilège de Confusion
    .flavour = L’autre Attrapeur vient d’attraper un moineau très surpris.
