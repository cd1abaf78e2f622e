### Le journal d’Une année à Poudlard comme récit, en français. $who is you or other; $name is whoever it is about.

hogwarts-story-before = Avant la partie
hogwarts-story-turn =
    { $who ->
        [you] Manche { $round } · À vous
       *[other] Manche { $round } · À { $name }
    }
hogwarts-story-dealt = Chacun reçoit de la poudre de Cheminette, un Portoloin et les cartes indiquées sur son plateau.
hogwarts-story-walk =
    { $who ->
        [you] Vous faites { $dice } et arrivez ici : { $at }.
       *[other] { $name } fait { $dice } et arrive ici : { $at }.
    }
hogwarts-story-taken =
    { $who ->
        [you] En chemin, vous prenez : { $tokens }.
       *[other] En chemin, { $name } prend : { $tokens }.
    }
hogwarts-story-trip =
    { $what ->
        [portkey]
            { $who ->
                [you] Par le Portoloin, vous arrivez ici : { $at }.
               *[other] Par le Portoloin, { $name } arrive ici : { $at }.
            }
       *[floo]
            { $who ->
                [you] Par la poudre de Cheminette, vous arrivez ici : { $at }.
               *[other] Par la poudre de Cheminette, { $name } arrive ici : { $at }.
            }
    }
hogwarts-story-taken-there =
    { $who ->
        [you] Vous y prenez : { $tokens }.
       *[other] { $name } y prend : { $tokens }.
    }
hogwarts-story-drawn =
    { $who ->
        [you] Vous piochez { $cards }.
       *[other] { $name } pioche { $cards }.
    }
hogwarts-story-cards =
    { $deck ->
        [spell] { $count ->
            [one] un sort
           *[other] { $count } sorts
        }
        [potion] { $count ->
            [one] une potion
           *[other] { $count } potions
        }
        [book] { $count ->
            [one] un livre
           *[other] { $count } livres
        }
       *[other] { $count ->
            [one] une carte
           *[other] { $count } cartes
        }
    }
hogwarts-story-death-eaters =
    { $count ->
        [one] Un Mangemort prend position : { $places }.
       *[other] { $count } Mangemorts prennent position : { $places }.
    }
hogwarts-story-attacks =
    { $who ->
        [you] { $attacks ->
            [one] Vous attaquez une fois, coups portés : { $hits }.
           *[other] Vous attaquez { $attacks } fois, coups portés : { $hits }.
        }
       *[other] { $attacks ->
            [one] { $name } attaque une fois, coups portés : { $hits }.
           *[other] { $name } attaque { $attacks } fois, coups portés : { $hits }.
        }
    }
hogwarts-story-used =
    { $who ->
        [you] Vous utilisez : { $things }.
       *[other] { $name } utilise : { $things }.
    }
hogwarts-story-lost =
    { $who ->
        [you] Vous perdez { $hp } PV.
       *[other] { $name } perd { $hp } PV.
    }
hogwarts-story-gained =
    { $who ->
        [you] Vous gagnez { $hp } PV.
       *[other] { $name } gagne { $hp } PV.
    }
