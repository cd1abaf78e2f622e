### El registro de Un año en Hogwarts como relato, en español. $who is you or other; $name is whoever it is about.

hogwarts-story-before = Antes de la partida
hogwarts-story-turn =
    { $who ->
        [you] Ronda { $round } · Tu turno
       *[other] Ronda { $round } · Turno de { $name }
    }
hogwarts-story-dealt = Todos reciben polvos flu, un traslador y las cartas que indica su tablero.
hogwarts-story-walk =
    { $who ->
        [you] Sacas { $dice } y llegas hasta aquí: { $at }.
       *[other] { $name } saca { $dice } y llega hasta aquí: { $at }.
    }
hogwarts-story-taken =
    { $who ->
        [you] Por el camino tomas: { $tokens }.
       *[other] Por el camino { $name } toma: { $tokens }.
    }
hogwarts-story-trip =
    { $what ->
        [portkey]
            { $who ->
                [you] Con el traslador llegas aquí: { $at }.
               *[other] Con el traslador { $name } llega aquí: { $at }.
            }
       *[floo]
            { $who ->
                [you] Con polvos flu llegas aquí: { $at }.
               *[other] Con polvos flu { $name } llega aquí: { $at }.
            }
    }
hogwarts-story-taken-there =
    { $who ->
        [you] Allí tomas: { $tokens }.
       *[other] Allí { $name } toma: { $tokens }.
    }
hogwarts-story-drawn =
    { $who ->
        [you] Robas { $cards }.
       *[other] { $name } roba { $cards }.
    }
hogwarts-story-cards =
    { $deck ->
        [spell] { $count ->
            [one] un hechizo
           *[other] { $count } hechizos
        }
        [potion] { $count ->
            [one] una poción
           *[other] { $count } pociones
        }
        [book] { $count ->
            [one] un libro
           *[other] { $count } libros
        }
       *[other] { $count ->
            [one] una carta
           *[other] { $count } cartas
        }
    }
hogwarts-story-death-eaters =
    { $count ->
        [one] Un mortífago toma posición: { $places }.
       *[other] { $count } mortífagos toman posición: { $places }.
    }
hogwarts-story-attacks =
    { $who ->
        [you] { $attacks ->
            [one] Atacas una vez, aciertos: { $hits }.
           *[other] Atacas { $attacks } veces, aciertos: { $hits }.
        }
       *[other] { $attacks ->
            [one] { $name } ataca una vez, aciertos: { $hits }.
           *[other] { $name } ataca { $attacks } veces, aciertos: { $hits }.
        }
    }
hogwarts-story-used =
    { $who ->
        [you] Usas: { $things }.
       *[other] { $name } usa: { $things }.
    }
hogwarts-story-lost =
    { $who ->
        [you] Pierdes { $hp } PV.
       *[other] { $name } pierde { $hp } PV.
    }
hogwarts-story-gained =
    { $who ->
        [you] Ganas { $hp } PV.
       *[other] { $name } gana { $hp } PV.
    }
