### The Quidditch match in German, also where it is played within A Year at Hogwarts. Variables as in hogwarts-table.ftl.

## Before the match

quidditch-match-wish-house = Haus
quidditch-match-bot-greedy = Wählt den Zug, der im Augenblick am besten aussieht.
quidditch-match-bot-automaton = Spielt die automatische Seite aus „Ein Jahr in Hogwarts“, nach festen Regeln.

## What stands in a view

quidditch-match-piece-keeper = Hüter
quidditch-match-piece-beater_1 = Treiber 1
quidditch-match-piece-beater_2 = Treiber 2
quidditch-match-piece-chaser_1 = Jäger 1
quidditch-match-piece-chaser_2 = Jäger 2
quidditch-match-piece-chaser_3 = Jäger 3
quidditch-match-ball-quaffle = Quaffel
quidditch-match-ball-bludger = Klatscher
quidditch-match-direction-up = Nach oben
quidditch-match-direction-down = Nach unten
quidditch-match-direction-left = Nach links
quidditch-match-direction-right = Nach rechts
quidditch-match-key-houses = Haus
quidditch-match-key-goals = Tore
quidditch-match-key-seekers = Feld des Suchers
quidditch-match-key-hands = Quidditchkarten
quidditch-match-key-hand = Deine Karten
quidditch-match-key-pieces = Spielsteine
quidditch-match-key-left = Übrige Aktionen
quidditch-match-key-round = Runde
quidditch-match-key-turns = Zug
quidditch-match-key-turns_at_most = Höchstzahl der Züge
quidditch-match-key-quaffle = Quaffel
quidditch-match-key-bludgers = Klatscher
quidditch-match-key-thrown = Hat geworfen
quidditch-match-key-aimed = Klatscher bereit
quidditch-match-key-won_first = Hat Runde 1 gewonnen
quidditch-match-key-deck = Karten im Stapel
quidditch-match-key-used = Benutzte Karten
quidditch-match-key-piece = Spielstein
quidditch-match-key-to = Feld
quidditch-match-key-direction = Richtung
quidditch-match-key-side = Seite
quidditch-match-key-reach = Reichweite

## What can be done

quidditch-match-do-place = { $piece } aufstellen: { $to }
    .kind = Einen Spielstein aufstellen
quidditch-match-do-formation = Die übliche Aufstellung wählen
quidditch-match-do-roll = Würfeln
quidditch-match-do-move = { $piece } nach { $to }
    .kind = Einen Spielstein bewegen
    .each = { $piece } → { $to }
quidditch-match-do-pass = Den Quaffel nach { $to } werfen
    .kind = Den Quaffel werfen nach
quidditch-match-do-take = Den Quaffel abnehmen
quidditch-match-do-shoot = Aufs Tor schießen
quidditch-match-do-aim = Einen Klatscher bereit machen: { $piece }
    .kind = Einen Klatscher bereit machen
quidditch-match-do-throw = Den Klatscher werfen: { $direction }
    .kind = Den Klatscher werfen
quidditch-match-do-put = Den Quaffel auf { $to } legen
    .kind = Den Quaffel legen auf
quidditch-match-do-card = { $card } spielen
    .kind = Eine Karte spielen
quidditch-match-do-end = Den Zug beenden
quidditch-match-do-concede = Aufgeben

## What is asked

quidditch-match-ask-place = Stell deine Spielsteine auf.
quidditch-match-ask-roll = Würfle um deine Aktionen.
quidditch-match-ask-act = Was soll dein Team tun?
quidditch-match-ask-take = Nimmst du der anderen Seite den Quaffel ab?
quidditch-match-ask-throw = In welche Richtung wirfst du den Klatscher?
quidditch-match-ask-put = Leg den Quaffel auf deine Linie 3, vor deine Tore.
quidditch-match-ask-fly = Die Jagd nach dem Schnatz: Würfle oder spiel eine Karte.

## What has happened

quidditch-match-log-start_rolled =
    { $begins ->
        [none] Beide würfeln dasselbe und würfeln noch einmal.
       *[other] Beide würfeln: { $begins } beginnt.
    }
quidditch-match-log-formation_taken =
    { $who ->
        [you] Du wählst die übliche Aufstellung.
       *[other] { $name } wählt die übliche Aufstellung.
    }
quidditch-match-log-piece_placed = { $name }: { $piece } auf { $to }.
quidditch-match-log-actions_rolled =
    { $who ->
        [you] Du würfelst { $dice } Aktionen.
       *[other] { $name } würfelt { $dice } Aktionen.
    }
quidditch-match-log-piece_moved = { $name }: { $piece } nach { $to }.
quidditch-match-log-ball_picked = { $name }: { $piece } nimmt den { $ball } auf.
quidditch-match-log-ball_dropped = Der { $ball } liegt jetzt auf { $at }.
quidditch-match-log-quaffle_passed = { $name }: { $piece } wirft den Quaffel nach { $to }.
quidditch-match-log-quaffle_taken = { $name }: { $piece } nimmt der anderen Seite den Quaffel ab.
quidditch-match-log-bludger_aimed = { $name }: { $piece } ist zum Wurf bereit, Reichweite { $die }.
quidditch-match-log-bludger_thrown =
    { $hit ->
        [none] Der Klatscher fliegt nach { $to }.
       *[other] Der Klatscher fliegt nach { $to } und trifft: { $hit }!
    }
quidditch-match-log-bludger_returned = Der Klatscher liegt in einem Torraum und kommt zurück nach { $to }.
quidditch-match-log-dodge_rolled =
    { $out ->
        [yes] { $name }: { $piece } würfelt { $die } und scheidet aus!
       *[other] { $name }: { $piece } würfelt { $die } und weicht aus.
    }
quidditch-match-log-goal_tried =
    { $goal ->
        [yes] { $name }: { $piece } schießt – Tor!
       *[other] { $name }: { $piece } schießt – kein Tor.
    }
quidditch-match-log-card_drawn =
    { $who ->
        [you] Du ziehst eine Quidditchkarte.
       *[other] { $name } zieht eine Quidditchkarte.
    }
quidditch-match-log-keeper_got_quaffle = {""}
quidditch-match-log-quaffle_put = { $name }: Der Quaffel kommt auf { $to }.
quidditch-match-log-decider_rolled =
    { $wins ->
        [none] Beide würfeln dasselbe und würfeln noch einmal.
       *[other] Beide würfeln um Runde 1: { $wins } würfelt höher.
    }
quidditch-match-log-round_won =
    { $who ->
        [you] Du gewinnst Runde 1!
       *[other] { $name } gewinnt Runde 1!
    }
quidditch-match-log-flight_rolled =
    { $who ->
        [you] Du würfelst { $dice-list }.
       *[other] { $name } würfelt { $dice-list }.
    }
quidditch-match-log-card_played =
    { $who ->
        [you] Du spielst { $card }!
       *[other] { $name } spielt { $card }!
    }
quidditch-match-log-seeker_flew = { $name }: Der Sucher fliegt { $by-signed }, jetzt auf { $at }.
quidditch-match-log-turn_began =
    { $who ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
quidditch-match-log-turn_ended = {""}
quidditch-match-log-conceded =
    { $who ->
        [you] Du gibst auf.
       *[other] { $name } gibt auf.
    }
quidditch-match-log-game_ended = Das Match ist zu Ende.

## How it ends

quidditch-match-end-snitch = Der Schnatz wurde gefangen
quidditch-match-end-concession = Die andere Seite hat aufgegeben

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
