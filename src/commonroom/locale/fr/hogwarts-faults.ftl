### What is wrong or odd about a pack of an owner's own, in French.

## Packs that cannot be read. What is written in the file stands as it is; the place stands before it.

hogwarts-fault-way_to_nowhere = un chemin mène à { $field }, et il n’y a pas de telle case
hogwarts-fault-loop = un chemin mène de { $field } à la même case
hogwarts-fault-nowhere = il n’y a pas de case { $field }
hogwarts-fault-part_of_nothing = { $field } fait partie de { $whole }, et il n’y a pas de telle case
hogwarts-fault-taken_name = { $field } est un mot des effets et ne peut pas nommer une case
hogwarts-fault-leads_nowhere = { $owner } mène à { $field }, et il n’y a pas de telle case
hogwarts-fault-outside_the_drawing = { $field } se trouve hors du dessin, qui mesure { $size }
hogwarts-fault-scenery_size = le décor `{ $scenery }` est dessiné pour un plateau de taille { $size }
hogwarts-fault-need_twofold = un besoin nomme une carte ou en décrit une, pas les deux
hogwarts-fault-habit_moment = une habitude a exactement un de `rounds`, `shows` et `after`
hogwarts-fault-symbol_effects = sur une case à symbole, on pioche une carte de ce paquet, et rien d’autre ne s’y passe
hogwarts-fault-no_change = une quantité de 0 ne changerait rien
hogwarts-fault-unknown_special = « { $name } » n’est pas une fonction enregistrée ; connues : { $known }
hogwarts-fault-ability_symbol = une capacité nomme un symbole si elle agit lors d’un arrêt, et seulement alors
hogwarts-fault-ability_area = seule une capacité qui agit lors du jet nomme une partie du plateau
hogwarts-fault-ability_hits = une capacité nomme un nombre de touches si elle agit après des touches, et seulement alors
hogwarts-fault-token_use_time = un jeton à effets dit quand on l’utilise, et seul un tel jeton le dit

## The decks. What is written in the file, such as an id, stands as it is; what it is called in the language stands
## behind it.

hogwarts-fault-empty_deck = La pioche { $deck } est vide.
hogwarts-fault-all_cards = Les huit pioches comptent { $wanted } cartes en tout, et ici { $count }.
hogwarts-fault-all_missions = Il y a { $wanted } missions, et ici il y en a { $count }.
hogwarts-fault-not_there = { $what } manque, alors que le livret en parle.
hogwarts-fault-otherwise = { $what }, { $field } : ici `{ $given }`, et le livret montre `{ $wanted }`.
hogwarts-fault-one_of_missions = La mission { $name }
hogwarts-fault-one_of_fights = La carte Combat { $name }
hogwarts-fault-one_of_duels = La carte Duel { $name }
hogwarts-fault-one_of_spells = Le sort { $name }
hogwarts-fault-one_of_potions = La potion { $name }
hogwarts-fault-one_of_behaviours = La carte Conduite { $name }
hogwarts-fault-one_of_books = Le livre { $name }
hogwarts-fault-one_of_events = L’événement { $name }
hogwarts-fault-one_of_quidditch = La carte Quidditch { $name }
hogwarts-fault-one_of_characters = Le personnage { $name }

## Missions

hogwarts-fault-fight_numbers = Il faut une carte Combat pour chaque numéro de 1 à 30 ; le numéro { $number } y est { $count } fois.
hogwarts-fault-mission_numbers = Il faut une mission pour chaque numéro de 1 à 30 ; le numéro { $number } y est { $count } fois.
hogwarts-fault-mission_fight = La mission { $mission } doit mener au combat { $mission }, et non au { $fight }.
hogwarts-fault-mission_hp = La mission { $mission } annonce { $hp } PV pour l’adversaire, et la carte Combat { $fight } en a { $given }.
hogwarts-fault-mission_points = La mission { $mission } rapporte { $points } points ; les missions en rapportent de { $low } à { $high }, par pas de { $step }.
hogwarts-fault-no_mission_points = Aucune mission ne rapporte { $points } points.
hogwarts-fault-mission_tokens = La mission { $mission } demande { $count } jetons ; il en faut de 1 à { $most }.
hogwarts-fault-mission_no_token = La mission { $mission } demande le jeton { $token }, qui n’existe pas.
hogwarts-fault-mission_token_twice = La mission { $mission } demande { $count } fois le jeton { $token }, et il n’y en a qu’un.
hogwarts-fault-mission_no_place = La mission { $mission } se passe à { $field }, qui n’existe pas.
hogwarts-fault-mission_closed_place = La mission { $mission } se passe à { $field }, où personne ne peut entrer.
hogwarts-fault-mission_card = La mission { $mission } demande { $card }, qu’il faut en double ; il y en a { $count }.
hogwarts-fault-mission_no_cards = La mission { $mission } demande des cartes que les pioches n’ont pas.
hogwarts-fault-mission_many_cards = La mission { $mission } demande { $count } cartes, et son combat n’en admet que { $most }.
hogwarts-fault-token_use = Nombre de missions qui demandent le jeton { $token } : { $count } ; il en faudrait de 1 à { $most }.

## Opponents

hogwarts-fault-hp = { $who } a { $hp } PV ; il en faut de { $low } à { $high }.
hogwarts-fault-resistance = { $who } a une résistance de { $value } ; il faut de { $low } à { $high }.
hogwarts-fault-immune_twice = { $card } est deux fois insensible aux mêmes cartes.
hogwarts-fault-goes_first = { $card } commence si sa capacité agit avant les attaques, et seulement alors (RUL-HOG-106).
hogwarts-fault-high_shield = { $card } a une résistance de { $value } derrière son bouclier ; un dé montre { $most } au plus.
hogwarts-fault-always_rests = { $card } ne frapperait jamais.
hogwarts-fault-stays = { $card } a quelque chose à faire après la manche { $round }, et ne s’enfuit pas à ce moment-là.
hogwarts-fault-early_answer = { $card } frappe avant l’attaque et ne peut donc pas répondre aux dés par un coup.
hogwarts-fault-kind_answer = { $card } soignerait ceux qui l’attaquent.
hogwarts-fault-immune_to_all = { $card } est insensible aux sorts comme aux potions : aucune carte ne servirait.
hogwarts-fault-unbeatable = Un élève avec { $hp } PV et les { $cards } meilleures cartes ne peut pas vaincre { $card }.
hogwarts-fault-duel_character = La carte Duel { $card } montre { $character }, qui n’est pas un plateau d’élève.
hogwarts-fault-duel_others = Au moins { $wanted } cartes Duel doivent montrer des élèves que personne ne joue ; ici { $count }.

## Cards

hogwarts-fault-book_value = Le livre { $book } vaut { $value } points ; les livres en valent 5, 10, 15 ou 20.
hogwarts-fault-few_books = Il devrait y avoir { $wanted } livres pour { $subject }, et il y en a { $count }.
hogwarts-fault-no_book = Il n’y a pas de livre pour { $subject } qui vaille { $value } points, comme { $book }.
hogwarts-fault-behaviour_points = { $card } donne { $points } points ; il en faudrait de { $low } à { $high }, par pas de { $step }.
hogwarts-fault-behaviour_sum = Les cartes Conduite devraient, toutes ensemble, donner plus de points qu’elles n’en prennent.
hogwarts-fault-floo_cards = Il devrait y avoir { $wanted } cartes à garder comme poudre de Cheminette, et il y en a { $count }.
hogwarts-fault-strong_attack = { $card } ôte { $hp } PV ; l’attaque la plus forte en ôte { $most }.
hogwarts-fault-strong_remedy = { $card } rend { $hp } PV ; le meilleur remède en rend { $most }.
hogwarts-fault-searches = { $count } cartes fouillent une pioche ; il en faudrait { $most } au plus.
hogwarts-fault-magic_type = { $card } est une carte du type { $wanted }, et ici elle a le type { $given }.
hogwarts-fault-no_magic = { $card } est une carte du type { $wanted }, et ici elle manque.
hogwarts-fault-empty_event = L’événement { $event } a une partie où rien ne se passe.
hogwarts-fault-no_floo_event = Aucun événement ne donne de la poudre de Cheminette à tout le monde.
hogwarts-fault-no_portkey_event = Aucun événement ne donne de Portoloins à tout le monde.
hogwarts-fault-no_walk_event = Aucun événement n’emmène tout le monde sur une même case.
hogwarts-fault-seeker_forward = { $card } avance de { $fields } cases ; un Attrapeur en gagne au plus { $most }.
hogwarts-fault-seeker_back = { $card } fait reculer un Attrapeur de { $fields } cases ; il en faut au plus { $most }.
hogwarts-fault-no_flight = Il n’y a pas de carte Quidditch qui fasse avancer.
hogwarts-fault-no_extra_die = Il n’y a pas de carte Quidditch qui fasse lancer un dé de plus.
hogwarts-fault-no_hindrance = Il n’y a pas de carte Quidditch qui gêne l’adversaire.
hogwarts-fault-quidditch_cards = Les deux camps peuvent tirer ensemble { $wanted } cartes Quidditch dans un match, et il y en a { $count }.
hogwarts-fault-misplaced_effect = { $owner } emploie `{ $effect }`, qui ne veut rien dire ici ({ $place }).
hogwarts-fault-no_effect = { $card } ne fait rien.
hogwarts-fault-either_or = { $card } doit soit agir tout de suite, soit se garder.

## Tokens and people

hogwarts-fault-all_tokens = Il y a { $wanted } jetons objet, et ici il y en a { $count }.
hogwarts-fault-special_tokens = { $wanted } jetons sont spéciaux, et ici { $count }.
hogwarts-fault-no_token = Le jeton { $token } manque ; le livret le nomme.
hogwarts-fault-plain_token = Le jeton { $token } doit être spécial.
hogwarts-fault-special_token = Le jeton { $token } ne doit pas être spécial.
hogwarts-fault-boards = Il faut { $wanted } plateaux du genre { $role }, et il y en a { $count }.
hogwarts-fault-starting_cards = { $student } commence avec { $count } cartes de la pioche { $deck } ; il en faut de { $low } à { $high }.
hogwarts-fault-abilities = { $student } doit avoir une capacité de déplacement et une de combat.
hogwarts-fault-no_house = { $student } n’appartient à aucune maison.
hogwarts-fault-no_student = Aucun élève n’appartient à { $house }.
hogwarts-fault-hp_tokens = Les élèves commencent avec { $count } PV en tout, et la boîte contient { $most } jetons PV.
hogwarts-fault-death_eater_cards = { $who } doit commencer avec 1 sort et 1 potion.
hogwarts-fault-exact_hp = { $who } doit avoir { $wanted } PV, et non { $hp }.
hogwarts-fault-dice = { $who } a { $dice } dés d’attaque ; il en faut de { $low } à { $high }.
hogwarts-fault-move_dice = { $who } doit se déplacer avec 1 dé, et non avec { $dice }.

## The boards

hogwarts-fault-field_count = Le plateau principal doit avoir { $wanted } cases du genre { $kind }, et il en a { $count }.
hogwarts-fault-field_least = Le plateau principal doit avoir au moins { $wanted } cases du genre { $kind }, et il en a { $count }.
hogwarts-fault-common_rooms = Il faut une salle commune de { $house }, et il y en a { $count }.
hogwarts-fault-classrooms = Il faut une salle de classe pour { $subject }, et il y en a { $count }.
hogwarts-fault-place_kind = Pour { $role }, il est dit { $field }, qui n’est pas une case de ce genre.
hogwarts-fault-hospital = Il faut une case { $field } qui donne des PV.
hogwarts-fault-closed_hall = Il faut une case { $field } où personne ne peut entrer.
hogwarts-fault-way_into_hall = Aucun chemin ne doit mener dans { $field }.
hogwarts-fault-hall_sides = Au moins { $wanted } cases doivent faire partie de { $field }.
hogwarts-fault-diagon_alley = { $field } doit être sur le plateau du Chemin de Traverse.
hogwarts-fault-refuge = Les vaincus se réveillent à { $field }, qui n’est pas sur le Chemin de Traverse.
hogwarts-fault-far_places = Les lieux lointains doivent être { $wanted } pour la poudre de Cheminette et 1 pour un Portoloin, et ici ils sont { $floo } et { $portkey }, plus { $others } autres.
hogwarts-fault-graveyard = Un Portoloin doit mener au cimetière, et aucun ne mène à { $field }.
hogwarts-fault-far_passage = Un passage gratuit doit relier { $one } et { $other }.
hogwarts-fault-far_way = Aucun chemin ne doit relier { $one } et { $other }.
hogwarts-fault-slots = { $wanted } jetons objet doivent trouver place sur { $board }, et il y a { $count } places.
hogwarts-fault-rosette = { $field } doit avoir des places pour des jetons s’il s’agit d’une rosace, et seulement alors.
hogwarts-fault-horcrux_nowhere = Un Horcruxe se trouve à { $field }, et il n’y a pas de telle case.
hogwarts-fault-horcrux_place = Un Horcruxe doit se trouver à { $field }.
hogwarts-fault-horcruxes = Il faut { $wanted } Horcruxes, et il y en a { $count }.
hogwarts-fault-returns_token = Le retour de Voldemort exige le jeton { $token }, qui n’existe pas.
hogwarts-fault-returns_student = Le retour de Voldemort exige l’élève { $student }, qui n’a pas de plateau.
hogwarts-fault-loose_tokens = Il faut une rosace pour chacun des { $wanted } jetons ; ici il y a { $tokens } jetons et { $rosettes } rosaces.

## Ways on the board. $moves is a number, or that there is no way.

hogwarts-fault-no_way = aucun chemin
hogwarts-fault-no_field = La case { $field } manque ; le livret donne sa distance à d’autres.
hogwarts-fault-distance = De { $one } à { $other }, le nombre de pas doit être { $wanted }, et c’est : { $moves }.
hogwarts-fault-first_walk = Le déplacement de douze pas du livret s’interrompt : aucune case du genre { $kind } n’est son pas { $step }.
hogwarts-fault-unreached = On ne peut pas atteindre { $field } à pied depuis le départ.
hogwarts-fault-reached = On ne doit pas pouvoir atteindre { $field } à pied depuis le départ.
hogwarts-fault-way_twice = Le chemin entre { $one } et { $other } est décrit { $count } fois.
hogwarts-fault-no_passage = Il faut un passage gratuit entre { $one } et { $other }.
hogwarts-fault-wrong_passage = Le passage entre { $one } et { $other } ne doit pas être gratuit.
hogwarts-fault-stuck = De { $field }, on ne peut pas avancer de { $roll } sans passer par le terrain de Quidditch.

## The pitch. $spot is a place on it, $steps a number, or that there is no way.

hogwarts-fault-spot = rangée { $row }, colonne { $column }
hogwarts-fault-small_pitch = Dans l’exemple, une pièce se tient en { $spot }, et le terrain est trop petit pour elle.
hogwarts-fault-quaffle_place = Le Souafle doit se trouver à un pas du Poursuiveur ({ $spot }).
hogwarts-fault-shot_steps = Du Souafle à la ligne adverse, le nombre de pas doit être { $wanted }, et c’est : { $steps }.
hogwarts-fault-run_steps = De ligne à ligne, en contournant les autres, le nombre de pas doit être { $wanted }, et c’est : { $steps }.
hogwarts-fault-bludger_place = Un Cognard doit se trouver à un pas du Batteur ({ $spot }).
hogwarts-fault-bludger_flight = Le Cognard doit toucher sa cible ({ $spot }) après { $fields } cases en ligne droite.
hogwarts-fault-lap = Un tour des Attrapeurs doit avoir de { $low } à { $high } cases, et non { $fields }.
hogwarts-fault-keeper_place = Le Gardien doit commencer dans la zone de but, qui se trouve derrière la zone de jeu.
hogwarts-fault-beater_line = Les Batteurs doivent commencer sur leur propre ligne.
hogwarts-fault-chaser_lines = Les Poursuiveurs doivent commencer sur leurs propres lignes.
hogwarts-fault-own_fields = Chaque pièce doit commencer sur une case à elle, sur le terrain.
hogwarts-fault-bludger_halves = Il faut un Cognard dans chaque moitié.

## Words in these sentences. $id is what it is in the file, or in the rules.

hogwarts-fault-board =
    { $id ->
        [board1] le plateau du Chemin de Traverse
        [board2] le plateau des lieux lointains
       *[main] le plateau principal
    }
hogwarts-fault-role =
    { $id ->
        [student] `student` (élève)
        [death_eater] `death_eater` (Mangemort)
        [pettigrew] `pettigrew`
       *[voldemort] `voldemort`
    }
hogwarts-fault-type =
    { $id ->
        [attack] `attack` (attaque)
        [defence] `defence` (défense)
       *[start_of_turn] `start_of_turn` (début du tour)
    }
hogwarts-fault-use =
    { $id ->
        [field] sur une case
        [token] sur un jeton
        [movement] comme capacité de déplacement
        [combat] comme capacité de combat
        [opponent] sur la carte d’un adversaire
        [habit_rounds] comme habitude de certaines manches
        [habit_shows] comme habitude selon ce que montrent les dés
        [habit_after] comme habitude de la fin
        [attack] sur une carte d’attaque
        [defence] sur une carte de défense
        [start_of_turn] sur une carte de début de tour
        [behaviour] sur une carte Conduite
        [event] sur un événement
       *[quidditch] sur une carte Quidditch
    }
hogwarts-fault-key =
    { $id ->
        [place] `place` (lieu)
        [points] `points`
        [needs] `needs` (cartes exigées)
        [opponent_hp] `opponent_hp` (PV de l’adversaire)
        [tokens] `tokens` (jetons)
        [hp] `hp` (PV)
        [resistance] `resistance` (résistance)
        [on_reveal] `on_reveal` (effet quand la carte est révélée)
        [ability] `ability` (capacité)
        [immune] `immune` (insensible à)
        [final_use] `final_use` (dernière riposte)
        [type] `type`
        [effects] `effects` (effets)
        [kept_as] `kept_as` (se garde comme)
        [classroom] `classroom` (salle de classe)
        [parts] `parts` (parties)
        [role] `role` (rôle)
        [dice] `dice` (dés d’attaque)
        [movement] `movement` (capacité de déplacement)
        [combat] `combat` (capacité de combat)
        [move_dice] `move_dice` (dés de déplacement)
       *[value] `value` (valeur)
    }
