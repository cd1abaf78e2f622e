### The Quidditch match in English, also where it is played within A Year at Hogwarts. Variables as in hogwarts-table.ftl.

## Before the match

quidditch-match-wish-house = House
quidditch-match-bot-greedy = Picks the move that looks best right now.
quidditch-match-bot-automaton = Plays the automated side of A Year at Hogwarts, by fixed rules.

## What stands in a view

quidditch-match-piece-keeper = Keeper
quidditch-match-piece-beater_1 = Beater 1
quidditch-match-piece-beater_2 = Beater 2
quidditch-match-piece-chaser_1 = Chaser 1
quidditch-match-piece-chaser_2 = Chaser 2
quidditch-match-piece-chaser_3 = Chaser 3
quidditch-match-ball-quaffle = Quaffle
quidditch-match-ball-bludger = Bludger
quidditch-match-direction-up = Up
quidditch-match-direction-down = Down
quidditch-match-direction-left = Left
quidditch-match-direction-right = Right
quidditch-match-key-houses = House
quidditch-match-key-goals = Goals
quidditch-match-key-seekers = Seeker’s lap
quidditch-match-key-hands = Quidditch cards
quidditch-match-key-hand = Your cards
quidditch-match-key-pieces = Pieces
quidditch-match-key-left = Actions left
quidditch-match-key-round = Round
quidditch-match-key-turns = Turn
quidditch-match-key-turns_at_most = Maximum turns
quidditch-match-key-quaffle = Quaffle
quidditch-match-key-bludgers = Bludgers
quidditch-match-key-thrown = Has thrown
quidditch-match-key-aimed = Bludger ready
quidditch-match-key-won_first = Won round 1
quidditch-match-key-deck = Cards in the deck
quidditch-match-key-used = Used cards
quidditch-match-key-piece = Piece
quidditch-match-key-to = Field
quidditch-match-key-direction = Direction
quidditch-match-key-side = Side
quidditch-match-key-reach = Reach

## What can be done

quidditch-match-do-place = Place { $piece }: { $to }
    .kind = Place a piece
quidditch-match-do-formation = Take the standard formation
quidditch-match-do-roll = Roll the dice
quidditch-match-do-move = { $piece } to { $to }
    .kind = Move a piece
    .each = { $piece } → { $to }
quidditch-match-do-pass = Pass the Quaffle to { $to }
    .kind = Pass the Quaffle to
quidditch-match-do-take = Take the Quaffle
quidditch-match-do-shoot = Shoot at the goal
quidditch-match-do-aim = Ready a Bludger: { $piece }
    .kind = Ready a Bludger
quidditch-match-do-throw = Throw the Bludger: { $direction }
    .kind = Throw the Bludger
quidditch-match-do-put = Put the Quaffle on { $to }
    .kind = Put the Quaffle on
quidditch-match-do-card = Play { $card }
    .kind = Play a card
quidditch-match-do-end = End your turn
quidditch-match-do-concede = Concede

## What is asked

quidditch-match-ask-place = Place your pieces.
quidditch-match-ask-roll = Roll for your actions.
quidditch-match-ask-act = What should your players do?
quidditch-match-ask-take = Take the Quaffle?
quidditch-match-ask-throw = Which way should the Bludger fly?
quidditch-match-ask-put = Put the Quaffle on your line 3, in front of your goals.
quidditch-match-ask-fly = The chase for the Snitch: roll, or play a card.

## What has happened

quidditch-match-log-start_rolled =
    { $begins ->
        [none] Both roll the same, and roll again.
       *[other] Both roll: { $begins } goes first.
    }
quidditch-match-log-formation_taken =
    { $who ->
        [you] You take the standard formation.
       *[other] { $name } takes the standard formation.
    }
quidditch-match-log-piece_placed = { $name }: { $piece } on { $to }.
quidditch-match-log-actions_rolled =
    { $who ->
        [you] You roll { $dice } actions.
       *[other] { $name } rolls { $dice } actions.
    }
quidditch-match-log-piece_moved = { $name }: { $piece } to { $to }.
quidditch-match-log-ball_picked = { $name }: { $piece } picks up a ball ({ $ball }).
quidditch-match-log-ball_dropped = { $ball }: dropped on { $at }.
quidditch-match-log-quaffle_passed = { $name }: { $piece } passes the Quaffle to { $to }.
quidditch-match-log-quaffle_taken = { $name }: { $piece } steals the Quaffle.
quidditch-match-log-bludger_aimed = { $name }: { $piece } is ready to throw, reach { $die }.
quidditch-match-log-bludger_thrown =
    { $hit ->
        [none] The Bludger flies to { $to }.
       *[other] The Bludger flies to { $to } and hits: { $hit }!
    }
quidditch-match-log-bludger_returned = The Bludger lies in a goal area and goes back to { $to }.
quidditch-match-log-dodge_rolled =
    { $out ->
        [yes] { $name }: { $piece } rolls { $die } and is out!
       *[other] { $name }: { $piece } rolls { $die } and dodges.
    }
quidditch-match-log-goal_tried =
    { $goal ->
        [yes] { $name }: { $piece } shoots – a goal!
       *[other] { $name }: { $piece } shoots – no goal.
    }
quidditch-match-log-card_drawn =
    { $who ->
        [you] You draw a Quidditch card.
       *[other] { $name } draws a Quidditch card.
    }
quidditch-match-log-keeper_got_quaffle = {""}
quidditch-match-log-quaffle_put = { $name }: the Quaffle goes to { $to }.
quidditch-match-log-decider_rolled =
    { $wins ->
        [none] Both roll the same, and roll again.
       *[other] Both roll for round 1: { $wins } rolls higher.
    }
quidditch-match-log-round_won =
    { $who ->
        [you] You win round 1!
       *[other] { $name } wins round 1!
    }
quidditch-match-log-flight_rolled =
    { $who ->
        [you] You roll { $dice-list }.
       *[other] { $name } rolls { $dice-list }.
    }
quidditch-match-log-card_played =
    { $who ->
        [you] You play { $card }!
       *[other] { $name } plays { $card }!
    }
quidditch-match-log-seeker_flew = { $name }: the Seeker flies { $by-signed }, now at { $at }.
quidditch-match-log-turn_began =
    { $who ->
        [you] It is your turn.
       *[other] It is { $name }’s turn.
    }
quidditch-match-log-turn_ended = {""}
quidditch-match-log-conceded =
    { $who ->
        [you] You concede.
       *[other] { $name } concedes.
    }
quidditch-match-log-game_ended = The match is over.

## How it ends

quidditch-match-end-snitch = The Snitch has been caught
quidditch-match-end-concession = The other side conceded

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
