### The Quidditch match in Dutch, also where it is played within A Year at Hogwarts. Variables as in hogwarts-table.ftl.

## Before the match

quidditch-match-wish-house = Afdeling
quidditch-match-bot-greedy = Kiest de zet die op dat moment het beste lijkt.
quidditch-match-bot-automaton = Speelt de automatische kant uit Een jaar op Zweinstein, volgens vaste regels.

## What stands in a view

quidditch-match-piece-keeper = Wachter
quidditch-match-piece-beater_1 = Drijver 1
quidditch-match-piece-beater_2 = Drijver 2
quidditch-match-piece-chaser_1 = Jager 1
quidditch-match-piece-chaser_2 = Jager 2
quidditch-match-piece-chaser_3 = Jager 3
quidditch-match-ball-quaffle = Slurk
quidditch-match-ball-bludger = Beuker
quidditch-match-direction-up = Omhoog
quidditch-match-direction-down = Omlaag
quidditch-match-direction-left = Naar links
quidditch-match-direction-right = Naar rechts
quidditch-match-key-houses = Afdeling
quidditch-match-key-goals = Doelpunten
quidditch-match-key-seekers = Ronde van de Zoeker
quidditch-match-key-hands = Zwerkbalkaarten
quidditch-match-key-hand = Je kaarten
quidditch-match-key-pieces = Stukken
quidditch-match-key-left = Acties over
quidditch-match-key-round = Ronde
quidditch-match-key-turns = Beurt
quidditch-match-key-turns_at_most = Maximaal aantal beurten
quidditch-match-key-quaffle = Slurk
quidditch-match-key-bludgers = Beukers
quidditch-match-key-thrown = Heeft gegooid
quidditch-match-key-aimed = Beuker klaar
quidditch-match-key-won_first = Won ronde 1
quidditch-match-key-deck = Kaarten in de stapel
quidditch-match-key-used = Gebruikte kaarten
quidditch-match-key-piece = Stuk
quidditch-match-key-to = Vakje
quidditch-match-key-direction = Richting
quidditch-match-key-side = Kant
quidditch-match-key-reach = Bereik

## What can be done

quidditch-match-do-place = { $piece } plaatsen: { $to }
    .kind = Een stuk plaatsen
quidditch-match-do-formation = De gebruikelijke opstelling kiezen
quidditch-match-do-roll = Gooien
quidditch-match-do-move = { $piece } naar { $to }
    .kind = Een stuk verplaatsen
    .each = { $piece } → { $to }
quidditch-match-do-pass = De Slurk naar { $to } gooien
    .kind = De Slurk gooien naar
quidditch-match-do-take = De Slurk afpakken
quidditch-match-do-shoot = Op doel schieten
quidditch-match-do-aim = Een Beuker klaarmaken: { $piece }
    .kind = Een Beuker klaarmaken
quidditch-match-do-throw = De Beuker gooien: { $direction }
    .kind = De Beuker gooien
quidditch-match-do-put = De Slurk op { $to } leggen
    .kind = De Slurk leggen op
quidditch-match-do-card = { $card } spelen
    .kind = Een kaart spelen
quidditch-match-do-end = De beurt beëindigen
quidditch-match-do-concede = Opgeven

## What is asked

quidditch-match-ask-place = Plaats je stukken.
quidditch-match-ask-roll = Gooi voor je acties.
quidditch-match-ask-act = Wat moeten je spelers doen?
quidditch-match-ask-take = Pak je de Slurk af?
quidditch-match-ask-throw = In welke richting gooi je de Beuker?
quidditch-match-ask-put = Leg de Slurk op je lijn 3, voor je doelen.
quidditch-match-ask-fly = De jacht op de Snaai: gooi of speel een kaart.

## What has happened

quidditch-match-log-start_rolled =
    { $begins ->
        [none] Beide spelers gooien hetzelfde en gooien opnieuw.
       *[other] Beide spelers gooien: { $begins } begint.
    }
quidditch-match-log-formation_taken =
    { $who ->
        [you] Je kiest de gebruikelijke opstelling.
       *[other] { $name } kiest de gebruikelijke opstelling.
    }
quidditch-match-log-piece_placed = { $name }: { $piece } op { $to }.
quidditch-match-log-actions_rolled =
    { $who ->
        [you] Je gooit { $dice } acties.
       *[other] { $name } gooit { $dice } acties.
    }
quidditch-match-log-piece_moved = { $name }: { $piece } naar { $to }.
quidditch-match-log-ball_picked = { $name }: { $piece } pakt een bal op ({ $ball }).
quidditch-match-log-ball_dropped = { $ball }: gevallen op { $at }.
quidditch-match-log-quaffle_passed = { $name }: { $piece } gooit de Slurk naar { $to }.
quidditch-match-log-quaffle_taken = { $name }: { $piece } pakt de Slurk af.
quidditch-match-log-bludger_aimed = { $name }: { $piece } staat klaar om te gooien, bereik { $die }.
quidditch-match-log-bludger_thrown =
    { $hit ->
        [none] De Beuker vliegt naar { $to }.
       *[other] De Beuker vliegt naar { $to } en raakt: { $hit }!
    }
quidditch-match-log-bludger_returned = De Beuker ligt in een doelgebied en gaat terug naar { $to }.
quidditch-match-log-dodge_rolled =
    { $out ->
        [yes] { $name }: { $piece } gooit { $die } en ligt eruit!
       *[other] { $name }: { $piece } gooit { $die } en ontwijkt.
    }
quidditch-match-log-goal_tried =
    { $goal ->
        [yes] { $name }: { $piece } schiet – doelpunt!
       *[other] { $name }: { $piece } schiet – mis.
    }
quidditch-match-log-card_drawn =
    { $who ->
        [you] Je trekt een Zwerkbalkaart.
       *[other] { $name } trekt een Zwerkbalkaart.
    }
quidditch-match-log-keeper_got_quaffle = {""}
quidditch-match-log-quaffle_put = { $name }: de Slurk gaat naar { $to }.
quidditch-match-log-decider_rolled =
    { $wins ->
        [none] Beide spelers gooien hetzelfde en gooien opnieuw.
       *[other] Beide spelers gooien om ronde 1: { $wins } gooit hoger.
    }
quidditch-match-log-round_won =
    { $who ->
        [you] Je wint ronde 1!
       *[other] { $name } wint ronde 1!
    }
quidditch-match-log-flight_rolled =
    { $who ->
        [you] Je gooit { $dice-list }.
       *[other] { $name } gooit { $dice-list }.
    }
quidditch-match-log-card_played =
    { $who ->
        [you] Je speelt { $card }!
       *[other] { $name } speelt { $card }!
    }
quidditch-match-log-seeker_flew = { $name }: de Zoeker vliegt { $by-signed }, nu op { $at }.
quidditch-match-log-turn_began =
    { $who ->
        [you] Jij bent aan de beurt.
       *[other] { $name } is aan de beurt.
    }
quidditch-match-log-turn_ended = {""}
quidditch-match-log-conceded =
    { $who ->
        [you] Je geeft op.
       *[other] { $name } geeft op.
    }
quidditch-match-log-game_ended = De wedstrijd is afgelopen.

## How it ends

quidditch-match-end-snitch = De Snaai is gevangen
quidditch-match-end-concession = De andere kant heeft opgegeven

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
