### The Quidditch match in Polish, also where it is played within A Year at Hogwarts. Variables as in hogwarts-table.ftl.

## Before the match

quidditch-match-wish-house = Dom
quidditch-match-bot-greedy = Wybiera ruch, który w tej chwili wygląda najlepiej.
quidditch-match-bot-automaton = Gra jak automat z „Roku w Hogwarcie”, według stałych zasad.

## What stands in a view

quidditch-match-piece-keeper = Obrońca
quidditch-match-piece-beater_1 = Pałkarz 1
quidditch-match-piece-beater_2 = Pałkarz 2
quidditch-match-piece-chaser_1 = Ścigający 1
quidditch-match-piece-chaser_2 = Ścigający 2
quidditch-match-piece-chaser_3 = Ścigający 3
quidditch-match-ball-quaffle = Kafel
quidditch-match-ball-bludger = Tłuczek
quidditch-match-direction-up = W górę
quidditch-match-direction-down = W dół
quidditch-match-direction-left = W lewo
quidditch-match-direction-right = W prawo
quidditch-match-key-houses = Dom
quidditch-match-key-goals = Gole
quidditch-match-key-seekers = Okrążenie szukającego
quidditch-match-key-hands = Karty quidditcha
quidditch-match-key-hand = Twoje karty
quidditch-match-key-pieces = Pionki
quidditch-match-key-left = Pozostałe akcje
quidditch-match-key-round = Runda
quidditch-match-key-turns = Tura
quidditch-match-key-turns_at_most = Najwięcej tur
quidditch-match-key-quaffle = Kafel
quidditch-match-key-bludgers = Tłuczki
quidditch-match-key-thrown = Rzut wykonany
quidditch-match-key-aimed = Tłuczek gotowy
quidditch-match-key-won_first = Zwycięzca rundy 1
quidditch-match-key-deck = Karty w talii
quidditch-match-key-used = Użyte karty
quidditch-match-key-piece = Pionek
quidditch-match-key-to = Pole
quidditch-match-key-direction = Kierunek
quidditch-match-key-side = Strona
quidditch-match-key-reach = Zasięg

## What can be done

quidditch-match-do-place = Ustaw: { $piece }, { $to }
    .kind = Ustaw pionek
quidditch-match-do-formation = Przyjmij standardowe ustawienie
quidditch-match-do-roll = Rzuć kośćmi
quidditch-match-do-move = { $piece } na { $to }
    .kind = Przesuń pionek
    .each = { $piece } → { $to }
quidditch-match-do-pass = Podaj kafla na { $to }
    .kind = Podaj kafla na
quidditch-match-do-take = Odbierz kafla
quidditch-match-do-shoot = Strzelaj na bramkę
quidditch-match-do-aim = Przygotuj tłuczka: { $piece }
    .kind = Przygotuj tłuczka
quidditch-match-do-throw = Rzuć tłuczkiem: { $direction }
    .kind = Rzuć tłuczkiem
quidditch-match-do-put = Połóż kafla na { $to }
    .kind = Połóż kafla na
quidditch-match-do-card = Zagraj: { $card }
    .kind = Zagraj kartę
quidditch-match-do-end = Zakończ turę
quidditch-match-do-concede = Poddaj się

## What is asked

quidditch-match-ask-place = Ustaw swoje pionki.
quidditch-match-ask-roll = Rzuć kośćmi, aby poznać liczbę akcji.
quidditch-match-ask-act = Co ma zrobić twoja drużyna?
quidditch-match-ask-take = Odbierasz kafla?
quidditch-match-ask-throw = W którą stronę rzucasz tłuczkiem?
quidditch-match-ask-put = Połóż kafla na swojej linii 3, przed bramkami.
quidditch-match-ask-fly = Pościg za zniczem: rzuć kośćmi albo zagraj kartę.

## What has happened

quidditch-match-log-start_rolled =
    { $begins ->
        [none] Taki sam wynik: obie strony rzucają jeszcze raz.
       *[other] Obie strony rzucają kośćmi: zaczyna { $begins }.
    }
quidditch-match-log-formation_taken =
    { $who ->
        [you] Przyjmujesz standardowe ustawienie.
       *[other] { $name } przyjmuje standardowe ustawienie.
    }
quidditch-match-log-piece_placed = { $name }: { $piece } na { $to }.
quidditch-match-log-actions_rolled =
    { $who ->
        [you] Rzucasz kośćmi, liczba akcji: { $dice }.
       *[other] { $name } rzuca kośćmi, liczba akcji: { $dice }.
    }
quidditch-match-log-piece_moved = { $name }: { $piece } na { $to }.
quidditch-match-log-ball_picked = { $name }: { $piece } przejmuje piłkę ({ $ball }).
quidditch-match-log-ball_dropped = { $ball }: upada na { $at }.
quidditch-match-log-quaffle_passed = { $name }: { $piece } podaje kafla na { $to }.
quidditch-match-log-quaffle_taken = { $name }: { $piece } odbiera kafla.
quidditch-match-log-bludger_aimed = { $name }: { $piece } szykuje się do rzutu, zasięg { $die }.
quidditch-match-log-bludger_thrown =
    { $hit ->
        [none] Tłuczek leci na { $to }.
       *[other] Tłuczek leci na { $to } i trafia: { $hit }!
    }
quidditch-match-log-bludger_returned = Tłuczek leży w obszarze bramkowym i wraca na { $to }.
quidditch-match-log-dodge_rolled =
    { $out ->
        [yes] { $name }: { $piece } wyrzuca { $die } i wypada z gry!
       *[other] { $name }: { $piece } wyrzuca { $die } i robi unik.
    }
quidditch-match-log-goal_tried =
    { $goal ->
        [yes] { $name }: { $piece } strzela – gol!
       *[other] { $name }: { $piece } strzela – pudło.
    }
quidditch-match-log-card_drawn =
    { $who ->
        [you] Dobierasz kartę quidditcha.
       *[other] { $name } dobiera kartę quidditcha.
    }
quidditch-match-log-keeper_got_quaffle = {""}
quidditch-match-log-quaffle_put = { $name }: kafel trafia na { $to }.
quidditch-match-log-decider_rolled =
    { $wins ->
        [none] Taki sam wynik: obie strony rzucają jeszcze raz.
       *[other] Obie strony rzucają o rundę 1: wyższy wynik ma { $wins }.
    }
quidditch-match-log-round_won =
    { $who ->
        [you] Wygrywasz rundę 1!
       *[other] { $name } wygrywa rundę 1!
    }
quidditch-match-log-flight_rolled =
    { $who ->
        [you] Wyrzucasz { $dice-list }.
       *[other] { $name } wyrzuca { $dice-list }.
    }
quidditch-match-log-card_played =
    { $who ->
        [you] Zagrywasz kartę { $card }!
       *[other] { $name } zagrywa kartę { $card }!
    }
quidditch-match-log-seeker_flew = { $name }: szukający leci { $by-signed }, teraz na { $at }.
quidditch-match-log-turn_began =
    { $who ->
        [you] Twoja tura.
       *[other] Teraz gra { $name }.
    }
quidditch-match-log-turn_ended = {""}
quidditch-match-log-conceded =
    { $who ->
        [you] Poddajesz się.
       *[other] { $name } się poddaje.
    }
quidditch-match-log-game_ended = Koniec meczu.

## How it ends

quidditch-match-end-snitch = Znicz złapany
quidditch-match-end-concession = Druga strona się poddała

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
