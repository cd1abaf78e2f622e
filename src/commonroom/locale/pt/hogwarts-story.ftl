### O registo de Um ano em Hogwarts como história, em português. $who is you or other; $name is whoever it is about.

hogwarts-story-before = Antes do jogo
hogwarts-story-turn =
    { $who ->
        [you] Ronda { $round } · A tua vez
       *[other] Ronda { $round } · Vez de { $name }
    }
hogwarts-story-dealt = Todos recebem Pó de Floo, um Botão de Transporte e as cartas que o seu tabuleiro indica.
hogwarts-story-walk =
    { $who ->
        [you] Lanças { $dice } e vais até aqui: { $at }.
       *[other] { $name } lança { $dice } e vai até aqui: { $at }.
    }
hogwarts-story-taken =
    { $who ->
        [you] Pelo caminho apanhas: { $tokens }.
       *[other] Pelo caminho { $name } apanha: { $tokens }.
    }
hogwarts-story-trip =
    { $what ->
        [portkey]
            { $who ->
                [you] Com o Botão de Transporte chegas aqui: { $at }.
               *[other] Com o Botão de Transporte { $name } chega aqui: { $at }.
            }
       *[floo]
            { $who ->
                [you] Com Pó de Floo chegas aqui: { $at }.
               *[other] Com Pó de Floo { $name } chega aqui: { $at }.
            }
    }
hogwarts-story-taken-there =
    { $who ->
        [you] Lá apanhas: { $tokens }.
       *[other] Lá { $name } apanha: { $tokens }.
    }
hogwarts-story-drawn =
    { $who ->
        [you] Compras { $cards }.
       *[other] { $name } compra { $cards }.
    }
hogwarts-story-cards =
    { $deck ->
        [spell] { $count ->
            [one] um feitiço
           *[other] { $count } feitiços
        }
        [potion] { $count ->
            [one] uma poção
           *[other] { $count } poções
        }
        [book] { $count ->
            [one] um livro
           *[other] { $count } livros
        }
       *[other] { $count ->
            [one] uma carta
           *[other] { $count } cartas
        }
    }
hogwarts-story-death-eaters =
    { $count ->
        [one] Um Devorador da Morte toma posição: { $places }.
       *[other] { $count } Devoradores da Morte tomam posição: { $places }.
    }
hogwarts-story-attacks =
    { $who ->
        [you] { $attacks ->
            [one] Atacas uma vez, acertos: { $hits }.
           *[other] Atacas { $attacks } vezes, acertos: { $hits }.
        }
       *[other] { $attacks ->
            [one] { $name } ataca uma vez, acertos: { $hits }.
           *[other] { $name } ataca { $attacks } vezes, acertos: { $hits }.
        }
    }
hogwarts-story-used =
    { $who ->
        [you] Usas: { $things }.
       *[other] { $name } usa: { $things }.
    }
hogwarts-story-lost =
    { $who ->
        [you] Perdes { $hp } PV.
       *[other] { $name } perde { $hp } PV.
    }
hogwarts-story-gained =
    { $who ->
        [you] Ganhas { $hp } PV.
       *[other] { $name } ganha { $hp } PV.
    }
