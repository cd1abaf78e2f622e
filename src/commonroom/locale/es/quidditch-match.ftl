### The Quidditch match in Spanish, also where it is played within A Year at Hogwarts. Variables as in hogwarts-table.ftl.

## Before the match

quidditch-match-wish-house = Casa
quidditch-match-bot-greedy = Elige la jugada que parece mejor en ese momento.
quidditch-match-bot-automaton = Juega el bando automático de «Un año en Hogwarts», con reglas fijas.

## What stands in a view

quidditch-match-piece-keeper = Guardián
quidditch-match-piece-beater_1 = Golpeador 1
quidditch-match-piece-beater_2 = Golpeador 2
quidditch-match-piece-chaser_1 = Cazador 1
quidditch-match-piece-chaser_2 = Cazador 2
quidditch-match-piece-chaser_3 = Cazador 3
quidditch-match-ball-quaffle = Quaffle
quidditch-match-ball-bludger = Bludger
quidditch-match-direction-up = Hacia arriba
quidditch-match-direction-down = Hacia abajo
quidditch-match-direction-left = A la izquierda
quidditch-match-direction-right = A la derecha
quidditch-match-key-houses = Casa
quidditch-match-key-goals = Goles
quidditch-match-key-seekers = Vuelta del buscador
quidditch-match-key-hands = Cartas de quidditch
quidditch-match-key-hand = Tus cartas
quidditch-match-key-pieces = Piezas
quidditch-match-key-left = Acciones restantes
quidditch-match-key-round = Ronda
quidditch-match-key-turns = Turno
quidditch-match-key-turns_at_most = Máximo de turnos
quidditch-match-key-quaffle = Quaffle
quidditch-match-key-bludgers = Bludgers
quidditch-match-key-thrown = Ha lanzado
quidditch-match-key-aimed = Bludger lista
quidditch-match-key-won_first = Ganó la ronda 1
quidditch-match-key-deck = Cartas en el mazo
quidditch-match-key-used = Cartas usadas
quidditch-match-key-piece = Pieza
quidditch-match-key-to = Casilla
quidditch-match-key-direction = Dirección
quidditch-match-key-side = Bando
quidditch-match-key-reach = Alcance

## What can be done

quidditch-match-do-place = Colocar { $piece }: { $to }
    .kind = Colocar una pieza
quidditch-match-do-formation = Usar la formación habitual
quidditch-match-do-roll = Tirar los dados
quidditch-match-do-move = { $piece } a { $to }
    .kind = Mover una pieza
    .each = { $piece } → { $to }
quidditch-match-do-pass = Pasar la quaffle a { $to }
    .kind = Pasar la quaffle a
quidditch-match-do-take = Robar la quaffle
quidditch-match-do-shoot = Tirar a portería
quidditch-match-do-aim = Preparar una bludger: { $piece }
    .kind = Preparar una bludger
quidditch-match-do-throw = Lanzar la bludger: { $direction }
    .kind = Lanzar la bludger
quidditch-match-do-put = Poner la quaffle en { $to }
    .kind = Poner la quaffle en
quidditch-match-do-card = Jugar { $card }
    .kind = Jugar una carta
quidditch-match-do-end = Terminar el turno
quidditch-match-do-concede = Rendirse

## What is asked

quidditch-match-ask-place = Coloca tus piezas.
quidditch-match-ask-roll = Tira los dados para saber tus acciones.
quidditch-match-ask-act = ¿Qué hacen tus jugadores?
quidditch-match-ask-take = ¿Robas la quaffle?
quidditch-match-ask-throw = ¿Hacia dónde lanzas la bludger?
quidditch-match-ask-put = Pon la quaffle en tu línea 3, delante de tu portería.
quidditch-match-ask-fly = La persecución de la snitch: tira o juega una carta.

## What has happened

quidditch-match-log-start_rolled =
    { $begins ->
        [none] Los dos sacan lo mismo y vuelven a tirar.
       *[other] Los dos tiran: empieza { $begins }.
    }
quidditch-match-log-formation_taken =
    { $who ->
        [you] Usas la formación habitual.
       *[other] { $name } usa la formación habitual.
    }
quidditch-match-log-piece_placed = { $name }: { $piece } en { $to }.
quidditch-match-log-actions_rolled =
    { $who ->
        [you] Tiras por tus acciones: { $dice }.
       *[other] { $name } tira por sus acciones: { $dice }.
    }
quidditch-match-log-piece_moved = { $name }: { $piece } a { $to }.
quidditch-match-log-ball_picked = { $name }: { $piece } recoge una pelota ({ $ball }).
quidditch-match-log-ball_dropped = { $ball }: cae en { $at }.
quidditch-match-log-quaffle_passed = { $name }: { $piece } pasa la quaffle a { $to }.
quidditch-match-log-quaffle_taken = { $name }: { $piece } roba la quaffle.
quidditch-match-log-bludger_aimed = { $name }: { $piece } se prepara para lanzar, alcance { $die }.
quidditch-match-log-bludger_thrown =
    { $hit ->
        [none] La bludger vuela a { $to }.
       *[other] La bludger vuela a { $to } y golpea: ¡{ $hit }!
    }
quidditch-match-log-bludger_returned = La bludger está en un área de portería y vuelve a { $to }.
quidditch-match-log-dodge_rolled =
    { $out ->
        [yes] { $name }: { $piece } saca { $die } y queda fuera.
       *[other] { $name }: { $piece } saca { $die } y la esquiva.
    }
quidditch-match-log-goal_tried =
    { $goal ->
        [yes] { $name }: { $piece } tira… ¡gol!
       *[other] { $name }: { $piece } tira… y falla.
    }
quidditch-match-log-card_drawn =
    { $who ->
        [you] Robas una carta de quidditch.
       *[other] { $name } roba una carta de quidditch.
    }
quidditch-match-log-keeper_got_quaffle = {""}
quidditch-match-log-quaffle_put = { $name }: la quaffle va a { $to }.
quidditch-match-log-decider_rolled =
    { $wins ->
        [none] Los dos sacan lo mismo y vuelven a tirar.
       *[other] Los dos tiran por la ronda 1: { $wins } saca más.
    }
quidditch-match-log-round_won =
    { $who ->
        [you] ¡Ganas la ronda 1!
       *[other] ¡{ $name } gana la ronda 1!
    }
quidditch-match-log-flight_rolled =
    { $who ->
        [you] Sacas { $dice-list }.
       *[other] { $name } saca { $dice-list }.
    }
quidditch-match-log-card_played =
    { $who ->
        [you] ¡Juegas { $card }!
       *[other] ¡{ $name } juega { $card }!
    }
quidditch-match-log-seeker_flew = { $name }: el buscador vuela { $by-signed }, ahora en { $at }.
quidditch-match-log-turn_began =
    { $who ->
        [you] Es tu turno.
       *[other] Es el turno de { $name }.
    }
quidditch-match-log-turn_ended = {""}
quidditch-match-log-conceded =
    { $who ->
        [you] Te rindes.
       *[other] { $name } se rinde.
    }
quidditch-match-log-game_ended = El partido ha terminado.

## How it ends

quidditch-match-end-snitch = Han atrapado la snitch
quidditch-match-end-concession = El otro bando se ha rendido

## The same as in A Year at Hogwarts

quidditch-match-house-gryffindor = { hogwarts-house-gryffindor }
quidditch-match-house-hufflepuff = { hogwarts-house-hufflepuff }
quidditch-match-house-ravenclaw = { hogwarts-house-ravenclaw }
quidditch-match-house-slytherin = { hogwarts-house-slytherin }
quidditch-match-bot-random = { hogwarts-bot-random }
quidditch-match-bot-easy = { hogwarts-bot-easy }
quidditch-match-bot-search = { hogwarts-bot-search }
quidditch-match-group-match = { hogwarts-group-match }
quidditch-match-group-cards = { hogwarts-group-cards }
quidditch-match-option-placement = { hogwarts-option-placement }
    .value-default = { hogwarts-option-placement.value-default }
    .value-free = { hogwarts-option-placement.value-free }
quidditch-match-option-bludger = { hogwarts-option-bludger }
    .value-within = { hogwarts-option-bludger.value-within }
    .value-exact = { hogwarts-option-bludger.value-exact }
quidditch-match-option-steal_cost = { hogwarts-option-steal_cost }
quidditch-match-option-match_turns = { hogwarts-option-match_turns }
quidditch-match-option-pack_data = { hogwarts-option-pack_data }
option-quidditch-match-placement = { option-hogwarts-placement }
option-quidditch-match-bludger = { option-hogwarts-bludger }
option-quidditch-match-steal_cost = { option-hogwarts-steal_cost }
option-quidditch-match-match_turns = { option-hogwarts-match_turns }
option-quidditch-match-pack_data = { option-hogwarts-pack_data }
edition-quidditch-match-year = { hogwarts-name }
