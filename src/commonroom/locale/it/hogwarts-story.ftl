### Il diario di Un anno a Hogwarts come racconto, in italiano. $who is you or other; $name is whoever it is about.

hogwarts-story-before = Prima della partita
hogwarts-story-turn =
    { $who ->
        [you] Giro { $round } · Il tuo turno
       *[other] Giro { $round } · Turno di { $name }
    }
hogwarts-story-dealt = Tutti ricevono Metropolvere, una Passaporta e le carte indicate sulla propria plancia.
hogwarts-story-walk =
    { $who ->
        [you] Tiri { $dice } e arrivi fin qui: { $at }.
       *[other] { $name } tira { $dice } e arriva fin qui: { $at }.
    }
hogwarts-story-taken =
    { $who ->
        [you] Lungo la strada prendi: { $tokens }.
       *[other] Lungo la strada { $name } prende: { $tokens }.
    }
hogwarts-story-trip =
    { $what ->
        [portkey]
            { $who ->
                [you] Con la Passaporta arrivi qui: { $at }.
               *[other] Con la Passaporta { $name } arriva qui: { $at }.
            }
       *[floo]
            { $who ->
                [you] Con la Metropolvere arrivi qui: { $at }.
               *[other] Con la Metropolvere { $name } arriva qui: { $at }.
            }
    }
hogwarts-story-taken-there =
    { $who ->
        [you] Lì prendi: { $tokens }.
       *[other] Lì { $name } prende: { $tokens }.
    }
hogwarts-story-drawn =
    { $who ->
        [you] Peschi { $cards }.
       *[other] { $name } pesca { $cards }.
    }
hogwarts-story-cards =
    { $deck ->
        [spell] { $count ->
            [one] un incantesimo
           *[other] { $count } incantesimi
        }
        [potion] { $count ->
            [one] una pozione
           *[other] { $count } pozioni
        }
        [book] { $count ->
            [one] un libro
           *[other] { $count } libri
        }
       *[other] { $count ->
            [one] una carta
           *[other] { $count } carte
        }
    }
hogwarts-story-death-eaters =
    { $count ->
        [one] Un Mangiamorte prende posizione: { $places }.
       *[other] { $count } Mangiamorte prendono posizione: { $places }.
    }
hogwarts-story-attacks =
    { $who ->
        [you] { $attacks ->
            [one] Attacchi una volta, colpi a segno: { $hits }.
           *[other] Attacchi { $attacks } volte, colpi a segno: { $hits }.
        }
       *[other] { $attacks ->
            [one] { $name } attacca una volta, colpi a segno: { $hits }.
           *[other] { $name } attacca { $attacks } volte, colpi a segno: { $hits }.
        }
    }
hogwarts-story-used =
    { $who ->
        [you] Usi: { $things }.
       *[other] { $name } usa: { $things }.
    }
hogwarts-story-lost =
    { $who ->
        [you] Perdi { $hp } PV.
       *[other] { $name } perde { $hp } PV.
    }
hogwarts-story-gained =
    { $who ->
        [you] Guadagni { $hp } PV.
       *[other] { $name } guadagna { $hp } PV.
    }
