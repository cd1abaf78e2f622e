### Fights and duels on the page of A Year at Hogwarts, in Spanish. $who is you or other; $name is the fighter.

hogwarts-fight-scene = El combate
hogwarts-fight-where = { $place }, ataque { $number }
hogwarts-fight-hit-on = acierta con
hogwarts-fight-map = Ver el mapa
hogwarts-fight-watch = Ver el combate
hogwarts-fight-back = Volver al combate
hogwarts-fight-goes-on =
    { $who ->
        [you] Estás en combate: { $foe }
       *[other] { $name } está en combate: { $foe }
    }
hogwarts-fight-played-by = Juega { $name }.

## What is going on

hogwarts-fight-now-take_turn =
    { $who ->
        [you] Tu ataque
       *[other] { $name } ataca
    }
hogwarts-fight-now-reroll_dice =
    { $who ->
        [you] Puedes volver a tirar dados
       *[other] { $name } puede volver a tirar dados
    }
hogwarts-fight-now-settle =
    { $who ->
        [you] Primero eliges tú
       *[other] Primero elige { $name }
    }
hogwarts-fight-exchange = Un dado cada uno
hogwarts-fight-exchange-rule = Pierde el dado más bajo. Quien pierde dos veces pierde el combate.
hogwarts-fight-blow-reveal = Aparece: { $foe }
hogwarts-fight-blow-before = { $foe } golpea primero
hogwarts-fight-blow-after = { $foe } devuelve el golpe
hogwarts-fight-blow-last = { $foe } golpea por última vez
hogwarts-fight-blow-attack =
    { $who ->
        [you] Aciertas
       *[other] { $foe } acierta
    }
hogwarts-fight-blow-recoil = El ataque rebota
hogwarts-fight-lose-hp =
    { $who ->
        [you] pierdes { $loss } PV
       *[other] { $name } pierde { $loss } PV
    }
hogwarts-fight-lose-resistance =
    { $who ->
        [you] tu resistencia baja { $by }
       *[other] la resistencia de { $name } baja { $by }
    }
hogwarts-fight-lose-points =
    { $who ->
        [you] pierdes { $points } puntos
       *[other] { $name } pierde { $points } puntos
    }
hogwarts-fight-lose-cards =
    { $who ->
        [you] pierdes una carta
       *[other] { $name } pierde una carta
    }
hogwarts-fight-lose-travel =
    { $who ->
        [you] pierdes polvos flu o un traslador
       *[other] { $name } pierde polvos flu o un traslador
    }
hogwarts-fight-see-card = mira la carta
hogwarts-fight-step-attack =
    { $who ->
        [you] Tu ataque
       *[other] Ataque: { $name }
    }
hogwarts-fight-step-next =
    { $who ->
        [you] Tu próximo ataque
       *[other] Próximo ataque: { $name }
    }
hogwarts-fight-step-defence =
    { $who ->
        [you] Tu defensa
       *[other] Defensa: { $name }
    }
hogwarts-fight-step-blow = El golpe
hogwarts-fight-step-reveal = Se descubre la carta

## The tray

hogwarts-fight-attacks =
    { $who ->
        [you] { $count ->
            [one] Tu ataque: un dado
           *[other] Tu ataque: { $count } dados
        }
       *[other] { $count ->
            [one] { $name }: un dado
           *[other] { $name }: { $count } dados
        }
    }
hogwarts-fight-hitting =
    { $needed ->
        [1] cualquier número acierta
        [2] { $count ->
            [one] un 2, 3, 4, 5 o 6 acierta
           *[other] cada 2, 3, 4, 5 o 6 acierta
        }
        [3] { $count ->
            [one] un 3, 4, 5 o 6 acierta
           *[other] cada 3, 4, 5 o 6 acierta
        }
        [4] { $count ->
            [one] un 4, 5 o 6 acierta
           *[other] cada 4, 5 o 6 acierta
        }
        [5] { $count ->
            [one] un 5 o 6 acierta
           *[other] cada 5 o 6 acierta
        }
        [6] { $count ->
            [one] un 6 acierta
           *[other] cada 6 acierta
        }
       *[other] ningún número acierta
    }
hogwarts-fight-defends =
    { $who ->
        [you] Tiras un dado por cada acierto
       *[other] { $name } tira un dado por cada acierto
    }
hogwarts-fight-played =
    { $who ->
        [you] Juegas { $card }
       *[other] { $name } juega { $card }
    }
hogwarts-fight-used = Ficha usada: { $token }
hogwarts-fight-hits =
    { $count ->
        [0] Ningún acierto
        [one] Un acierto
       *[other] { $count } aciertos
    }
hogwarts-fight-struck = { $name }: { $before } → { $hp } PV
hogwarts-fight-die =
    { $hit ->
        [yes] { $die }, acierto
       *[no] { $die }, fallo
    }
hogwarts-fight-roll-again = Volver a tirar el { $die }
hogwarts-fight-die-stays = Solo se puede volver a tirar un dado que ha fallado.
hogwarts-fight-share-board = tablero { $amount }
hogwarts-fight-share-card = cartas { $amount }
hogwarts-fight-share-ability = habilidad { $amount }
hogwarts-fight-share-other_ability = habilidad ajena { $amount }
hogwarts-fight-share-opponent = resistencia { $amount }

## The hero

hogwarts-fight-hp = PV (derrota con { $hp })
hogwarts-fight-hp-plain = PV
hogwarts-fight-hp-after = { $hp }, tras el golpe { $after }
hogwarts-fight-hp-change = { $hp } → { $after } PV
hogwarts-fight-rolls-lost = Tiradas perdidas: { $count } de 2
hogwarts-fight-cards = Cartas usadas en este combate
hogwarts-fight-cards-of = { $used } de { $limit }
hogwarts-fight-chance = Probabilidad de ganar
hogwarts-fight-with-card = con { $card }
hogwarts-fight-with-dice = con los dados
hogwarts-fight-taking = encajando el golpe
hogwarts-fight-prize = Premio
hogwarts-fight-prize-points = { $points } puntos
hogwarts-fight-prize-duel = un hechizo, una poción, un libro
hogwarts-fight-prize-players = algo de quien pierde
hogwarts-fight-prize-gone = un mortífago menos
hogwarts-fight-usable = Ahora puedes usar estas
hogwarts-fight-not-now = Ahora no

## What is asked

hogwarts-fight-ask-take_turn =
    { $who ->
        [you] Tu ataque: ¿dados o una carta?
       *[other] { $name } ataca. ¿Qué eliges?
    }
hogwarts-fight-ask-brace =
    { $who ->
        [you] ¿Respondes al golpe?
       *[other] ¿Responde { $name } al golpe?
    }
hogwarts-fight-ask-reroll_dice = ¿Qué dados vuelves a tirar?
hogwarts-fight-tap-dice = Toca los dados para elegir.
hogwarts-fight-ask-exchange = ¿Tiramos?
hogwarts-fight-do-roll = Tirar
hogwarts-fight-do-attack =
    { $count ->
        [one] Atacar: un dado
       *[other] Atacar: { $count } dados
    }
hogwarts-fight-do-reroll =
    { $count ->
        [one] Volver a tirar un dado
       *[other] Volver a tirar { $count } dados
    }
hogwarts-fight-do-keep = Dejar los dados
hogwarts-fight-do-take = Encajar el golpe
hogwarts-fight-do-play = Jugar { $card }
hogwarts-fight-do-use = Usar: { $token }

## How it ended

hogwarts-fight-won =
    { $who ->
        [you] ¡Ganas el combate!
       *[other] ¡{ $name } gana el combate!
    }
hogwarts-fight-lost =
    { $who ->
        [you] Pierdes el combate
       *[other] { $name } pierde el combate
    }
# A fight of others.
hogwarts-fight-others-won = { $name } vence a { $foe }
hogwarts-fight-others-lost = { $name } pierde contra { $foe }
hogwarts-fight-undecided = El combate acaba sin vencedor
hogwarts-fight-against =
    { $count ->
        [0] Contra { $foe }
        [one] Contra { $foe }, un ataque
       *[other] Contra { $foe }, { $count } ataques
    }
hogwarts-fight-tile-hp = PV
hogwarts-fight-tile-points = puntos
hogwarts-fight-tile-cards = cartas perdidas
hogwarts-fight-tile-mission = misión cumplida
hogwarts-fight-tile-gone = mortífago vencido
hogwarts-fight-tile-place = ahora estás aquí
hogwarts-fight-story = Cómo ha sido
hogwarts-fight-go-on = Seguir
hogwarts-fight-stays =
    { $count ->
        [1] Huye después de este ataque
       *[other] Huye después de { $count } ataques
    }
