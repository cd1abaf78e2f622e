### The Quidditch match in Italian, also where it is played within A Year at Hogwarts. Variables as in hogwarts-table.ftl.

## Before the match

quidditch-match-wish-house = Casa
quidditch-match-bot-greedy = Sceglie la mossa che al momento sembra la migliore.
quidditch-match-bot-automaton = Gioca la squadra automatica di «Un anno a Hogwarts», secondo regole fisse.

## What stands in a view

quidditch-match-piece-keeper = Portiere
quidditch-match-piece-beater_1 = Battitore 1
quidditch-match-piece-beater_2 = Battitore 2
quidditch-match-piece-chaser_1 = Cacciatore 1
quidditch-match-piece-chaser_2 = Cacciatore 2
quidditch-match-piece-chaser_3 = Cacciatore 3
quidditch-match-ball-quaffle = Pluffa
quidditch-match-ball-bludger = Bolide
quidditch-match-direction-up = In su
quidditch-match-direction-down = In giù
quidditch-match-direction-left = A sinistra
quidditch-match-direction-right = A destra
quidditch-match-key-houses = Casa
quidditch-match-key-goals = Gol
quidditch-match-key-seekers = Giro del Cercatore
quidditch-match-key-hands = Carte Quidditch
quidditch-match-key-hand = Le tue carte
quidditch-match-key-pieces = Pedine
quidditch-match-key-left = Azioni rimaste
quidditch-match-key-round = Round
quidditch-match-key-turns = Turno
quidditch-match-key-turns_at_most = Numero massimo di turni
quidditch-match-key-quaffle = Pluffa
quidditch-match-key-bludgers = Bolidi
quidditch-match-key-thrown = Ha lanciato
quidditch-match-key-aimed = Bolide pronto
quidditch-match-key-won_first = Ha vinto il round 1
quidditch-match-key-deck = Carte nel mazzo
quidditch-match-key-used = Carte usate
quidditch-match-key-piece = Pedina
quidditch-match-key-to = Casella
quidditch-match-key-direction = Direzione
quidditch-match-key-side = Squadra
quidditch-match-key-reach = Portata

## What can be done

quidditch-match-do-place = Piazza { $piece }: { $to }
    .kind = Piazza una pedina
quidditch-match-do-formation = Usa la formazione consueta
quidditch-match-do-roll = Tira i dadi
quidditch-match-do-move = { $piece } in { $to }
    .kind = Muovi una pedina
    .each = { $piece } → { $to }
quidditch-match-do-pass = Lancia la Pluffa in { $to }
    .kind = Lancia la Pluffa in
quidditch-match-do-take = Ruba la Pluffa
quidditch-match-do-shoot = Tira in porta
quidditch-match-do-aim = Prepara un Bolide: { $piece }
    .kind = Prepara un Bolide
quidditch-match-do-throw = Lancia il Bolide: { $direction }
    .kind = Lancia il Bolide
quidditch-match-do-put = Metti la Pluffa in { $to }
    .kind = Metti la Pluffa in
quidditch-match-do-card = Gioca { $card }
    .kind = Gioca una carta
quidditch-match-do-end = Finisci il turno
quidditch-match-do-concede = Arrenditi

## What is asked

quidditch-match-ask-place = Piazza le tue pedine.
quidditch-match-ask-roll = Tira i dadi per le tue azioni.
quidditch-match-ask-act = Che cosa fanno i tuoi giocatori?
quidditch-match-ask-take = Rubi la Pluffa?
quidditch-match-ask-throw = In quale direzione lanci il Bolide?
quidditch-match-ask-put = Metti la Pluffa sulla tua linea 3, davanti alle tue porte.
quidditch-match-ask-fly = La caccia al Boccino: tira o gioca una carta.

## What has happened

quidditch-match-log-start_rolled =
    { $begins ->
        [none] I due tiri sono uguali: si tira di nuovo.
       *[other] Tirano entrambi: comincia { $begins }.
    }
quidditch-match-log-formation_taken =
    { $who ->
        [you] Usi la formazione consueta.
       *[other] { $name } usa la formazione consueta.
    }
quidditch-match-log-piece_placed = { $name }: { $piece } in { $to }.
quidditch-match-log-actions_rolled =
    { $who ->
        [you] Tiri per le tue azioni: { $dice }.
       *[other] { $name } tira per le sue azioni: { $dice }.
    }
quidditch-match-log-piece_moved = { $name }: { $piece } in { $to }.
quidditch-match-log-ball_picked = { $name }: { $piece } raccoglie una palla ({ $ball }).
quidditch-match-log-ball_dropped = { $ball }: cade in { $at }.
quidditch-match-log-quaffle_passed = { $name }: { $piece } lancia la Pluffa in { $to }.
quidditch-match-log-quaffle_taken = { $name }: { $piece } ruba la Pluffa.
quidditch-match-log-bludger_aimed = { $name }: { $piece } è pronto a lanciare, portata { $die }.
quidditch-match-log-bludger_thrown =
    { $hit ->
        [none] Il Bolide vola in { $to }.
       *[other] Il Bolide vola in { $to } e colpisce: { $hit }!
    }
quidditch-match-log-bludger_returned = Il Bolide è in un’area di porta e torna in { $to }.
quidditch-match-log-dodge_rolled =
    { $out ->
        [yes] { $name }: { $piece } fa { $die } ed è fuori!
       *[other] { $name }: { $piece } fa { $die } e schiva.
    }
quidditch-match-log-goal_tried =
    { $goal ->
        [yes] { $name }: { $piece } tira – gol!
       *[other] { $name }: { $piece } tira – niente gol.
    }
quidditch-match-log-card_drawn =
    { $who ->
        [you] Peschi una carta Quidditch.
       *[other] { $name } pesca una carta Quidditch.
    }
quidditch-match-log-keeper_got_quaffle = {""}
quidditch-match-log-quaffle_put = { $name }: la Pluffa va in { $to }.
quidditch-match-log-decider_rolled =
    { $wins ->
        [none] I due tiri sono uguali: si tira di nuovo.
       *[other] Tirano entrambi per il round 1: { $wins } fa di più.
    }
quidditch-match-log-round_won =
    { $who ->
        [you] Vinci il round 1!
       *[other] { $name } vince il round 1!
    }
quidditch-match-log-flight_rolled =
    { $who ->
        [you] Tiri { $dice-list }.
       *[other] { $name } tira { $dice-list }.
    }
quidditch-match-log-card_played =
    { $who ->
        [you] Giochi { $card }!
       *[other] { $name } gioca { $card }!
    }
quidditch-match-log-seeker_flew = { $name }: il Cercatore vola { $by-signed }, ora è a { $at }.
quidditch-match-log-turn_began =
    { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $name }.
    }
quidditch-match-log-turn_ended = {""}
quidditch-match-log-conceded =
    { $who ->
        [you] Ti arrendi.
       *[other] { $name } si arrende.
    }
quidditch-match-log-game_ended = La partita è finita.

## How it ends

quidditch-match-end-snitch = Il Boccino è stato catturato
quidditch-match-end-concession = L’altra squadra si è arresa

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
