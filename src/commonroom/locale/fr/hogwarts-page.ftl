### La page d’Une année à Poudlard, en français : la carte, le plateau, la question.

hogwarts-map = Carte du château et de ses environs
hogwarts-you = Vous
hogwarts-closer = Agrandir
hogwarts-farther = Réduire
hogwarts-me = Montrer où je suis
hogwarts-list = La carte sous forme de liste
hogwarts-here = Vous êtes ici : { $place }.
hogwarts-where-to = Où vous pouvez aller
hogwarts-on-the-board = Sur le plateau
hogwarts-nothing-there = Il ne s’y passe rien.
hogwarts-mission-ready = Mission prête : { $mission }, { $points } points
hogwarts-horcrux-there = Tenter de détruire un Horcruxe : { $token }
hogwarts-on-the-way = En chemin : { $token }
hogwarts-exam-there = Examen : { $books }
hogwarts-floo-there = D’ici, vous pouvez voyager par la poudre de Cheminette.
hogwarts-awaits-players = Combat : { $foe }
hogwarts-awaits-death_eater = Combat : { $foe }
hogwarts-awaits-mission = Combat : { $foe }
hogwarts-awaits-duel = Duel contre un élève
hogwarts-duel-stake = Victoire : un sort, une potion, un livre. Défaite, à 1 PV : trois cartes perdues.
hogwarts-fight-is-lost = Avec 1 PV, vous perdez aussitôt.
hogwarts-fight-is-won = { $foe } n’a plus que 1 PV : vous gagnez aussitôt.
hogwarts-fight-is-off = Vous n’avez tous deux que 1 PV : personne ne combat.
hogwarts-fight-is-no_stone = Sans la Pierre de Résurrection, Harry perd.
hogwarts-fight-is-no_wand = Sans la Baguette de Sureau, Voldemort perd.
hogwarts-fight-is-horcrux_left = Il reste un Horcruxe : Voldemort gagne.
hogwarts-awaits-meeting = Rencontre avec { $foe } : elle décide de la partie
hogwarts-chance = { $percent } % de chances
hogwarts-chosen = Choisi : { $place }. Touchez encore pour y aller.
hogwarts-walk-there = Y aller
hogwarts-choose-this = Choisir ce lieu
hogwarts-not-an-end = { $place } : vous ne pouvez pas vous y arrêter ; il faut utiliser tout le jet.
hogwarts-too-far = { $place } : c’est trop loin pour ce jet.
hogwarts-own-board = Votre plateau
hogwarts-dice-and-resistance = Dés d’attaque : { $dice } · résistance { $resistance }
hogwarts-points = points
hogwarts-hp = { $hp } PV sur { $full }
hogwarts-hp-short = { $hp } PV
hogwarts-satchel = Sacoche
hogwarts-travel = Poudre { $floo } · Portoloins { $portkey }
hogwarts-hand = Main
hogwarts-missions = Missions
hogwarts-missions-done = { $done } sur { $goal } accomplies
hogwarts-done = Accomplies : { $missions }
hogwarts-ready = Prête
hogwarts-is-here = ici
hogwarts-by-floo = par la poudre de Cheminette
hogwarts-by-portkey = par Portoloin
hogwarts-lacks = Il manque encore
hogwarts-token-held = { $token } : chez { $name }
hogwarts-token-lies = { $token } : { $place }
hogwarts-against = Adversaire : { $foe }
hogwarts-steps =
    { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
hogwarts-steps-all =
    { $count ->
        [one] { $count } pas, tout votre jet
       *[other] { $count } pas, tout votre jet
    }
hogwarts-moves-left =
    { $count ->
        [one] pas restant
       *[other] pas restants
    }
hogwarts-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
hogwarts-need =
    { $kind ->
        [attack] { $deck ->
            [spell] un sort d’attaque
            [potion] une potion d’attaque
           *[any] une carte d’attaque
        }
        [defence] { $deck ->
            [spell] un sort de défense
            [potion] une potion de défense
           *[any] une carte de défense
        }
        [heals] { $deck ->
            [spell] un sort de soin
            [potion] une potion de soin
           *[any] une carte de soin
        }
       *[any] { $deck ->
            [spell] un sort
            [potion] une potion
           *[any] un sort ou une potion
        }
    }
hogwarts-now = Maintenant ?
hogwarts-now-yes = Oui, touchez pour l’utiliser.
hogwarts-does = Son effet
hogwarts-hp-of = { $name } : { $hp } PV, { $points } points, missions accomplies : { $done }
hogwarts-round = Manche { $round }
hogwarts-goal =
    { $missions ->
        [one] une mission, plus de { $points } points
       *[other] { $missions } missions, plus de { $points } points
    }
hogwarts-choose-character = Jouer { $name }
hogwarts-card-read = Continuer
hogwarts-card-turned =
    { $who ->
        [you] Vous retournez une carte.
       *[other] { $name } retourne une carte.
    }
hogwarts-board = Plateau
hogwarts-where = Où allez-vous ?
hogwarts-roll-keep = Garder { $total }
hogwarts-roll-change = Plutôt { $total }
hogwarts-roll-again = Relancer le { $die }
hogwarts-horcruxes = Horcruxes
hogwarts-ritual = Le rituel
hogwarts-tools = Ce qui décide de la rencontre
hogwarts-destroyed = détruit
hogwarts-not-yet = pas sur le plateau
hogwarts-ritual-done = Le rituel est accompli
hogwarts-returned = Lord Voldemort est de retour
hogwarts-returned-text = L’os, la chair et le sang sont dans le chaudron. Il prend la place de Pettigrow avec { $hp } PV.
hogwarts-they-meet = Quand Harry et lui se rencontreront, la partie sera décidée.
hogwarts-horcruxes-left =
    { $count ->
        [0] Plus aucun Horcruxe ne le protège.
        [one] Un Horcruxe le protège encore.
       *[other] { $count } Horcruxes le protègent encore.
    }
hogwarts-keys-choose = Choisir la destination
hogwarts-keys-go = Y aller
hogwarts-keys-me = Me retrouver sur la carte
hogwarts-keys-list = Afficher les lieux en liste
hogwarts-keys-zoom = Zoomer, dézoomer
hogwarts-tap-lit = Touchez un lieu éclairé.
hogwarts-tap-to-read = Touchez pour lire. Ce qui est cerclé d’or est utilisé aussitôt : appuyez longuement pour le lire d’abord.
hogwarts-put-ask = Où va ce jeton : { $token } ?
hogwarts-stake-points = { $points } points
hogwarts-swap = Prendre : { $token }…
hogwarts-swap-ask = Votre sacoche est pleine. Que laissez-vous ici en échange : { $token } ?
