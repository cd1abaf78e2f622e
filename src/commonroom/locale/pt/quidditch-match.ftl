### The Quidditch match in Portuguese, also where it is played within A Year at Hogwarts. Variables as in hogwarts-table.ftl.

## Before the match

quidditch-match-wish-house = Casa
quidditch-match-bot-greedy = Escolhe a jogada que parece melhor nesse momento.
quidditch-match-bot-automaton = Joga o lado automático de «Um ano em Hogwarts», com regras fixas.

## What stands in a view

quidditch-match-piece-keeper = Keeper
quidditch-match-piece-beater_1 = Beater 1
quidditch-match-piece-beater_2 = Beater 2
quidditch-match-piece-chaser_1 = Chaser 1
quidditch-match-piece-chaser_2 = Chaser 2
quidditch-match-piece-chaser_3 = Chaser 3
quidditch-match-ball-quaffle = Quaffle
quidditch-match-ball-bludger = Bludger
quidditch-match-direction-up = Para cima
quidditch-match-direction-down = Para baixo
quidditch-match-direction-left = Para a esquerda
quidditch-match-direction-right = Para a direita
quidditch-match-key-houses = Casa
quidditch-match-key-goals = Golos
quidditch-match-key-seekers = Volta do Seeker
quidditch-match-key-hands = Cartas de Quidditch
quidditch-match-key-hand = As tuas cartas
quidditch-match-key-pieces = Peças
quidditch-match-key-left = Ações restantes
quidditch-match-key-round = Ronda
quidditch-match-key-turns = Turno
quidditch-match-key-turns_at_most = Máximo de turnos
quidditch-match-key-quaffle = Quaffle
quidditch-match-key-bludgers = Bludgers
quidditch-match-key-thrown = Já lançou
quidditch-match-key-aimed = Bludger pronta
quidditch-match-key-won_first = Ganhou a ronda 1
quidditch-match-key-deck = Cartas no baralho
quidditch-match-key-used = Cartas usadas
quidditch-match-key-piece = Peça
quidditch-match-key-to = Espaço
quidditch-match-key-direction = Direção
quidditch-match-key-side = Lado
quidditch-match-key-reach = Alcance

## What can be done

quidditch-match-do-place = Colocar { $piece }: { $to }
    .kind = Colocar uma peça
quidditch-match-do-formation = Usar a formação habitual
quidditch-match-do-roll = Lançar os dados
quidditch-match-do-move = { $piece } para { $to }
    .kind = Mover uma peça
    .each = { $piece } → { $to }
quidditch-match-do-pass = Passar a Quaffle para { $to }
    .kind = Passar a Quaffle para
quidditch-match-do-take = Roubar a Quaffle
quidditch-match-do-shoot = Rematar à baliza
quidditch-match-do-aim = Preparar uma Bludger: { $piece }
    .kind = Preparar uma Bludger
quidditch-match-do-throw = Lançar a Bludger: { $direction }
    .kind = Lançar a Bludger
quidditch-match-do-put = Pôr a Quaffle em { $to }
    .kind = Pôr a Quaffle em
quidditch-match-do-card = Jogar { $card }
    .kind = Jogar uma carta
quidditch-match-do-end = Terminar o turno
quidditch-match-do-concede = Desistir

## What is asked

quidditch-match-ask-place = Coloca as tuas peças.
quidditch-match-ask-roll = Lança os dados para saberes as tuas ações.
quidditch-match-ask-act = O que fazem os teus jogadores?
quidditch-match-ask-take = Roubas a Quaffle?
quidditch-match-ask-throw = Para onde lanças a Bludger?
quidditch-match-ask-put = Põe a Quaffle na tua linha 3, à frente da tua baliza.
quidditch-match-ask-fly = A perseguição à Snitch: lança os dados ou joga uma carta.

## What has happened

quidditch-match-log-start_rolled =
    { $begins ->
        [none] Sai o mesmo aos dois, e lançam outra vez.
       *[other] Os dois lançam os dados: começa { $begins }.
    }
quidditch-match-log-formation_taken =
    { $who ->
        [you] Usas a formação habitual.
       *[other] { $name } usa a formação habitual.
    }
quidditch-match-log-piece_placed = { $name }: { $piece } em { $to }.
quidditch-match-log-actions_rolled =
    { $who ->
        [you] Lanças os dados para as tuas ações: { $dice }.
       *[other] { $name } lança os dados para as suas ações: { $dice }.
    }
quidditch-match-log-piece_moved = { $name }: { $piece } para { $to }.
quidditch-match-log-ball_picked = { $name }: { $piece } apanha uma bola ({ $ball }).
quidditch-match-log-ball_dropped = { $ball }: cai em { $at }.
quidditch-match-log-quaffle_passed = { $name }: { $piece } passa a Quaffle para { $to }.
quidditch-match-log-quaffle_taken = { $name }: { $piece } rouba a Quaffle.
quidditch-match-log-bludger_aimed = { $name }: { $piece } prepara-se para lançar, alcance { $die }.
quidditch-match-log-bludger_thrown =
    { $hit ->
        [none] A Bludger voa para { $to }.
       *[other] A Bludger voa para { $to } e atinge: { $hit }!
    }
quidditch-match-log-bludger_returned = A Bludger está numa área de baliza e volta para { $to }.
quidditch-match-log-dodge_rolled =
    { $out ->
        [yes] { $name }: { $piece } tira { $die } e fica de fora!
       *[other] { $name }: { $piece } tira { $die } e esquiva-se.
    }
quidditch-match-log-goal_tried =
    { $goal ->
        [yes] { $name }: { $piece } remata… golo!
       *[other] { $name }: { $piece } remata… e falha.
    }
quidditch-match-log-card_drawn =
    { $who ->
        [you] Compras uma carta de Quidditch.
       *[other] { $name } compra uma carta de Quidditch.
    }
quidditch-match-log-keeper_got_quaffle = {""}
quidditch-match-log-quaffle_put = { $name }: a Quaffle vai para { $to }.
quidditch-match-log-decider_rolled =
    { $wins ->
        [none] Sai o mesmo aos dois, e lançam outra vez.
       *[other] Os dois lançam os dados pela ronda 1: { $wins } tira mais.
    }
quidditch-match-log-round_won =
    { $who ->
        [you] Ganhas a ronda 1!
       *[other] { $name } ganha a ronda 1!
    }
quidditch-match-log-flight_rolled =
    { $who ->
        [you] Saem-te { $dice-list }.
       *[other] { $name } lança os dados: { $dice-list }.
    }
quidditch-match-log-card_played =
    { $who ->
        [you] Jogas { $card }!
       *[other] { $name } joga { $card }!
    }
quidditch-match-log-seeker_flew = { $name }: o Seeker voa { $by-signed }, agora em { $at }.
quidditch-match-log-turn_began =
    { $who ->
        [you] É a tua vez.
       *[other] É a vez de { $name }.
    }
quidditch-match-log-turn_ended = {""}
quidditch-match-log-conceded =
    { $who ->
        [you] Desistes.
       *[other] { $name } desiste.
    }
quidditch-match-log-game_ended = O jogo terminou.

## How it ends

quidditch-match-end-snitch = A Snitch foi apanhada
quidditch-match-end-concession = O outro lado desistiu

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
