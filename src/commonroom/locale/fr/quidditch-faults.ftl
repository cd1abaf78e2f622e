### What is wrong or odd about decks of an owner's own, in French.

## Files of decks. The place stands before it: "size: says 41 cards …".

quidditch-fault-other_game = { $game } n’est pas quidditch
quidditch-fault-no_list = doit être une liste de paquets
quidditch-fault-deck_twice = le même paquet est décrit deux fois
quidditch-fault-which_deck = doit être house (maison) ou pitch (terrain)
quidditch-fault-said_size = annonce { $size } cartes, et il y en a { $count }
quidditch-fault-choose_one = doit être 1 : parmi plusieurs effets, on en choisit un
quidditch-fault-points = { $card } vaut { $points } points

## Cards. $card is the id of a card, $effect and $effects are codes of effects.

quidditch-fault-player_card = { $card } est une carte de joueur, il lui faut donc un poste et une valeur
quidditch-fault-player_effects = { $card } est une carte de joueur, et celles-ci n’ont pas d’effets
quidditch-fault-special_card = { $card } est une carte spéciale, elle n’a donc ni poste ni valeur
quidditch-fault-special_effects = { $card } est une carte spéciale, il lui faut donc un effet
quidditch-fault-cannot =
    { $kind ->
        [jinx] un maléfice ne peut pas avoir l’effet { $effect } ; il peut avoir { $effects }
        [spell] un sortilège ne peut pas avoir l’effet { $effect } ; il peut avoir { $effects }
        [foul] une faute ne peut pas avoir l’effet { $effect } ; elle peut avoir { $effects }
       *[referee] un Arbitre ne peut pas avoir l’effet { $effect } ; il peut avoir { $effects }
    }
quidditch-fault-no_amount = { $effect } n’a pas de quantité (amount) ; en ont une : { $effects }
quidditch-fault-unclear_choice = { $card } donne un choix qu’aucun joueur ne pourrait nommer

## The decks as a whole

quidditch-fault-house_size = Un paquet de maison a { $wanted } cartes, et celui-ci en a { $size }.
quidditch-fault-pitch_size = Le paquet de terrain a { $wanted } cartes, et celui-ci en a { $size }.
quidditch-fault-snitches = Il y a exactement un Vif d’or, et ici il y en a { $count }.
quidditch-fault-role_value =
    { $role ->
        [chaser] Un Poursuiveur vaut de { $low } à { $high }, et ici il y en a un qui vaut { $value }.
        [keeper] Un Gardien vaut de { $low } à { $high }, et ici il y en a un qui vaut { $value }.
       *[beater] Un Batteur vaut de { $low } à { $high }, et ici il y en a un qui vaut { $value }.
    }
quidditch-fault-no_role =
    { $role ->
        [chaser] Il n’y a pas de Poursuiveur qui vaille { $value }.
        [keeper] Il n’y a pas de Gardien qui vaille { $value }.
       *[beater] Il n’y a pas de Batteur qui vaille { $value }.
    }
quidditch-fault-seekers = Chaque maison a deux Attrapeurs, qui valent 11 et 12 ; ici, ils valent { $values }.
quidditch-fault-no_seekers = Chaque maison a deux Attrapeurs, qui valent 11 et 12 ; ici, il n’y en a pas.
quidditch-fault-few_players = La plupart des cartes de maison sont des cartes de joueur, et ici { $count } seulement : bien des mains n’en auront aucune.
quidditch-fault-few_quaffles = Le Souafle est la carte de terrain la plus fréquente, et ici il n’y en a que { $count }.
quidditch-fault-few_bludgers = Avec moins de trois Cognards, on ne peut jamais en tirer un troisième.
quidditch-fault-few_free_goals = Il y a plusieurs Buts offerts dans la boîte, et ici { $count } seulement.
quidditch-fault-few_goals = Avec moins de seize Souafles et Buts offerts, celui qui attrape le Vif d’or gagne toujours.
quidditch-fault-no_lower = Aucun maléfice ni sortilège n’affaiblit une carte.
quidditch-fault-no_strip = Aucun maléfice ni sortilège ne fait perdre de cartes de la main.
quidditch-fault-no_push_off = Aucun maléfice ni sortilège n’écarte d’une balle.
quidditch-fault-no_retrieve = Aucun maléfice ni sortilège ne fait reprendre une carte.
quidditch-fault-no_counter = Aucun maléfice ni sortilège n’en annule un autre.
quidditch-fault-no_leg_locker = Il n’y a pas de Bloque-jambes, un maléfice qui affaiblit une carte ou immobilise un Gardien.
quidditch-fault-strips = Un sortilège fait perdre une seule carte, un autre en fait perdre plusieurs.
quidditch-fault-lowering = Plus d’une carte en affaiblit une autre.
quidditch-fault-fouls = La boîte contient les deux sortes de fautes : l’une contre un Gardien, l’autre qui gagne le Souafle.
quidditch-fault-no_referee = Il n’y a pas d’Arbitre pour annuler une faute.
