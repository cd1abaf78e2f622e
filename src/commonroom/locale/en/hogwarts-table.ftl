### A Year at Hogwarts at the table, in English: what is done, asked and told, and what the options are called. Names of
### things are in hogwarts.ftl. $who is you or other, and $name whoever it is about; every other variable is a field of
### the action or event. Names stand as they are, so sentences are built in such a way that they need no other form.

## Before the game

hogwarts-wish-character = Character
    .voldemort-returns = Side and character
    .about-voldemort-returns =
        Pettigrew, later Voldemort, is the dark side; all others help Harry.
        If nobody wishes for him, the first player without a wish plays him.
        Of two players the other is always Harry.
# What an edition is, below its name.
hogwarts-edition-year = A school year with missions, exams and Quidditch: the most points win.
hogwarts-edition-voldemort-returns = Two sides: Harry’s friends destroy the Horcruxes, Pettigrew brings Voldemort back.
hogwarts-bot-random = Makes any legal move, without a plan.
hogwarts-bot-easy = Knows where it wants to go, but misses things, as people do.
hogwarts-bot-greedy = Goes for the mission that pays best for the distance, and fights when it should win.
hogwarts-bot-search = Thinks through where each move could lead before it decides.

## What stands in a view

hogwarts-key-character = Character
hogwarts-key-at = Place
hogwarts-key-hp = HP
hogwarts-key-points = Points
hogwarts-key-missions = Missions
hogwarts-key-done = Completed missions
hogwarts-key-items = Items
hogwarts-key-books = Books
hogwarts-key-spells = Spells
hogwarts-key-potions = Potions
hogwarts-key-floo_cards = Kept Floo cards
hogwarts-key-floo = Floo powder
hogwarts-key-portkey = Portkeys
hogwarts-key-matches = Matches played
hogwarts-key-matches_won = Matches won
hogwarts-key-beaten = Death Eaters beaten
hogwarts-key-move_bonus = Added to the next roll
hogwarts-key-extra_move_dice = Extra dice for the next roll
hogwarts-key-skips_roll = Does not roll next turn
hogwarts-key-waits = Waits for the team
hogwarts-key-must_retry = Must try again
hogwarts-key-spared = Cannot be attacked
hogwarts-key-way_back = Returns to
hogwarts-key-variant = Variant
hogwarts-key-goal = Missions and points that end the game
hogwarts-key-match_needed = Also needs a match
hogwarts-key-decks = Cards in the decks
hogwarts-key-mission_pile = Missions in the pile
hogwarts-key-tokens = Items on the board
hogwarts-key-aside = Set aside
hogwarts-key-death_eaters = Death Eaters
hogwarts-key-end_called = Has reached the goal
hogwarts-key-destroyed = Destroyed Horcruxes
hogwarts-key-returned = Voldemort is back
hogwarts-key-search = Cards in the deck you are searching
hogwarts-key-match = Quidditch match
hogwarts-key-id = Name
hogwarts-key-spell = Spells
hogwarts-key-potion = Potions
hogwarts-key-to = Where to
hogwarts-key-token = Token
hogwarts-key-leave = Left behind for it
hogwarts-key-give = You give
hogwarts-key-want = You get
hogwarts-key-house = House
hogwarts-key-player = Player
hogwarts-key-pawn = Pawn
hogwarts-key-foe = Opponent
hogwarts-variant-underage = Underage wizards
hogwarts-variant-qualified = Qualified wizards
hogwarts-variant-team = Team
hogwarts-variant-solo = Solo
# A side in a match that nobody plays.
hogwarts-side-none = The automated side
hogwarts-what-floo = Floo powder
hogwarts-what-portkey = Portkey
hogwarts-what-items = Item tokens
hogwarts-what-cards = Cards, face down
hogwarts-deck-floo = Floo powder
# How somebody came to a place without walking.
hogwarts-how-return = on the way back
hogwarts-how-trip = on a trip
hogwarts-how-flying = in flight
hogwarts-how-knocked_out = knocked out
hogwarts-how-match = called to the match
hogwarts-how-ability = by a special ability
hogwarts-how-effect = by an effect
hogwarts-how-defeated = defeated
hogwarts-how-ritual = for the ritual

## What can be done. .kind is the heading over several of a kind, .each one of them

hogwarts-do-choose_character = Play { $character }
    .kind = Your character
hogwarts-do-roll = Roll the dice
hogwarts-do-adjust = Change the roll: { $by-signed }
    .kind = Change the roll
    .each = { $by-signed }
hogwarts-do-reroll = Roll again: die { $dice-places }
    .kind = Roll again
    .each = die { $dice-places }
hogwarts-do-step = Go to: { $to }
    .kind = Go to
hogwarts-do-walk = Walk all the way: { $path }
    .kind = Walk
hogwarts-do-stop = Stop here
hogwarts-do-take = Take { $token }
    .kind = Take
hogwarts-do-pass = No, go on
hogwarts-do-wait = Wait here for the team
hogwarts-do-play = Play { $card }
    .kind = Play a card
hogwarts-do-use = Use { $token }
    .kind = Use a token
hogwarts-do-choose = Take { $card }
    .kind = Take a card
hogwarts-do-look = Look at the top: { $deck }
    .kind = Look at the top of a deck
hogwarts-do-arrange = Put back: { $cards }
    .kind = Put back in this order, first on top
hogwarts-do-discard = Put { $card } under its deck
    .kind = Put a card under its deck
hogwarts-do-put = Put { $token } here: { $to }
    .kind = Put on the board
hogwarts-do-target = { $player }
    .kind = Choose a player
hogwarts-do-go = Go straight to: { $to }
    .kind = Go straight to
hogwarts-do-attempt = Attempt the mission: { $mission }
    .kind = Attempt a mission
hogwarts-do-exam = Sit the exam with { $book }
    .kind = Sit an exam
hogwarts-do-draw = Draw: { $deck }
    .kind = Draw
hogwarts-do-propose = Offer a trade: { $give }
    .kind = Offer a trade
hogwarts-do-offer = Offer { $player } a trade: { $give } for { $want }
    .kind = Offer a trade
    .each = { $player }: { $give } for { $want }
hogwarts-do-accept = Accept
hogwarts-do-refuse = Refuse
hogwarts-do-floo = Travel by Floo powder: { $to }
    .kind = Travel by Floo powder
hogwarts-do-portkey = Take the Portkey to the graveyard
hogwarts-do-challenge =
    { $player ->
        [none] Play a match for { $house }
       *[other] Challenge { $player } to a match, for { $house }
    }
    .kind = Play a Quidditch match
    .each =
        { $player ->
            [none] { $house }
           *[other] { $house } against { $player }
        }
hogwarts-do-choose_house = Play for { $house }
    .kind = Play for
hogwarts-do-exchange_mission = Exchange the mission: { $mission }
    .kind = Exchange a mission
hogwarts-do-fight =
    { $player ->
        [none] Fight { $foe }
       *[other] Fight { $player }
    }
    .kind = Fight
hogwarts-do-attack = Attack with the dice
hogwarts-do-prize = Take: { $what }
    .kind = Your prize
hogwarts-do-destroy = Try to destroy the Horcrux
hogwarts-do-hand = Hand { $token } to { $player }
    .kind = Hand over a token
hogwarts-do-move = Move { $pawn }
    .kind = Move next

## What is asked

hogwarts-ask-choose_board = Choose your character.
hogwarts-ask-place_death_eaters = Choose a tower for the next Death Eater.
hogwarts-ask-start_of_turn = Your turn: roll the dice, or do something first.
hogwarts-ask-rolled = You rolled { $dice }. Change it?
hogwarts-ask-walk = Where do you go? Steps left: { $left }.
hogwarts-ask-choose_opponent = There are several players here. Whom do you fight?
hogwarts-ask-pick_up = Pick up what is here?
hogwarts-ask-choose_mission = Try a mission here?
hogwarts-ask-sit_exams = A classroom: sit an exam?
hogwarts-ask-common_room = A common room: draw a card, or offer a trade.
hogwarts-ask-make_offer = What do you want for { $give }?
hogwarts-ask-answer_offer = { $by } offers you { $give } for { $want }.
hogwarts-ask-offer_trip = A tower: travel by Floo powder?
hogwarts-ask-on_the_pitch = You are on the Quidditch pitch: play a match?
hogwarts-ask-exchange_offer = Exchange one of your missions?
hogwarts-ask-last_word = Your turn is ending. Use something to get another one?
hogwarts-ask-ask_house = { $by } challenges you to a match. Which House do you play for?
hogwarts-ask-play_match = The Quidditch match: what do you do?
hogwarts-ask-optional = { $source }: do you want this?
hogwarts-ask-choose_field = { $source }: where do you go?
hogwarts-ask-choose_discard = Choose a card to put under its deck. Still to go: { $left }.
hogwarts-ask-search_deck = Search the deck and take a card. Still to take: { $left }.
hogwarts-ask-foe_search = Take a card for { $foe }. Still to take: { $left }.
hogwarts-ask-choose_deck = Which deck do you look at?
hogwarts-ask-arrange_top = Choose the order in which the cards go back.
hogwarts-ask-summon_item = Which token do you take?
hogwarts-ask-choose_victim = { $source }: choose a player.
hogwarts-ask-offer_swap = Offer another player a trade of tokens?
hogwarts-ask-take_prize = You have beaten { $loser }. What do you take?
hogwarts-ask-take_items = Take tokens from { $loser }. Tokens to take: { $left }.
hogwarts-ask-put_tokens = Where do the tokens go?
hogwarts-ask-take_turn = You are in a fight, and it is your attack: dice, or a card?
hogwarts-ask-reroll_dice = You rolled { $dice-list }. Roll some dice again?
hogwarts-ask-brace = You are about to be hit. Defend yourself?
hogwarts-ask-exchange = Each of you rolls a die; whoever loses twice loses the fight.
hogwarts-ask-escape = You escape from the fight: where to? Steps left: { $left }.
hogwarts-ask-hide_token = Where do you hide { $token }?
hogwarts-ask-dark_turn = Which of your pawns moves next?
hogwarts-ask-choose_foe = There are several Death Eaters here. Which one do you fight?
hogwarts-ask-choose_hero = Whom does { $pawn } fight?
hogwarts-ask-hand_over =
    { $asked_for ->
        [none] Hand a token to a friend here, or ask for one?
       *[other] You are asked for { $asked_for }. Hand it over?
    }
hogwarts-ask-try_horcrux = There is a Horcrux here. Try to destroy it?

## What has happened

hogwarts-log-first_player =
    { $who ->
        [you] You go first.
       *[other] { $name } goes first.
    }
hogwarts-log-character_chosen =
    { $who ->
        [you] You play { $character }.
       *[other] { $name } plays { $character }.
    }
hogwarts-log-round_began = Round { $round } begins.
hogwarts-log-turn_began =
    { $extra ->
        [yes]
            { $who ->
                [you] You have another turn.
               *[other] { $name } has another turn.
            }
       *[no]
            { $who ->
                [you] It is your turn.
               *[other] It is { $name }’s turn.
            }
    }
hogwarts-log-end_called =
    { $who ->
        [you] You have reached the goal: this is the last round.
       *[other] { $name } has reached the goal: this is the last round.
    }
hogwarts-log-game_over = The game is over.
hogwarts-log-dice_rolled =
    { $who ->
        [you] You roll { $dice }: { $total }.
       *[other] { $name } rolls { $dice }: { $total }.
    }
hogwarts-log-stepped =
    { $who ->
        [you] You go to { $to }.
       *[other] { $name } goes to { $to }.
    }
hogwarts-log-stopped =
    { $who ->
        [you] You stop: { $at }.
       *[other] { $name } stops: { $at }.
    }
hogwarts-log-moved =
    { $source ->
        [none]
            { $who ->
                [you] You are now at { $to } ({ $how }).
               *[other] { $name } is now at { $to } ({ $how }).
            }
       *[other]
            { $who ->
                [you] You are now at { $to } ({ $source }).
               *[other] { $name } is now at { $to } ({ $source }).
            }
    }
hogwarts-log-waited =
    { $who ->
        [you] You wait for your team.
       *[other] { $name } waits for the team.
    }
hogwarts-log-stayed =
    { $who ->
        [you] You do not roll this turn.
       *[other] { $name } does not roll this turn.
    }
hogwarts-log-cards_drawn =
    { $who ->
        [you] You draw: { $cards }.
       *[other] { $name } draws: { $deck } × { $count }.
    }
hogwarts-log-card_shown = { $card }: { $card-text }
hogwarts-log-card_kept =
    { $who ->
        [you] You keep { $card }.
       *[other] { $name } keeps { $card }.
    }
hogwarts-log-cards_discarded =
    { $why-id ->
        [used] {""}
        [played] {""}
       *[other]
            { $who ->
                [you] You put under the decks: { $cards }.
               *[other] { $name } puts under the decks: { $cards }.
            }
    }
hogwarts-log-cards_passed = { $giver } hands { $taker } a card.
hogwarts-log-card_played =
    { $who ->
        [you] You play { $card }!
       *[other] { $name } plays { $card }!
    }
hogwarts-log-deck_searched =
    { $who ->
        [you] You search a deck: { $deck }.
       *[other] { $name } searches a deck: { $deck }.
    }
hogwarts-log-deck_arranged =
    { $who ->
        [you] You put the top cards back: { $deck }.
       *[other] { $name } puts the top cards back: { $deck }.
    }
hogwarts-log-item_taken =
    { $left ->
        [none]
            { $who ->
                [you] You take { $token }.
               *[other] { $name } takes { $token }.
            }
       *[other]
            { $who ->
                [you] You take { $token } and leave { $left }.
               *[other] { $name } takes { $token } and leaves { $left }.
            }
    }
hogwarts-log-item_won =
    { $who ->
        [you] You take { $token } from { $loser }.
       *[other] { $name } takes { $token } from { $loser }.
    }
hogwarts-log-items_swapped =
    { $who ->
        [you] You give { $other } { $gave } for { $got }.
       *[other] { $name } gives { $other } { $gave } for { $got }.
    }
hogwarts-log-offer_made =
    { $who ->
        [you] You offer { $other } { $give } for { $want }.
       *[other] { $name } offers { $other } { $give } for { $want }.
    }
hogwarts-log-offer_refused =
    { $who ->
        [you] You refuse.
       *[other] { $name } refuses.
    }
hogwarts-log-token_used =
    { $who ->
        [you] You use { $token }!
       *[other] { $name } uses { $token }!
    }
hogwarts-log-token_put = { $token } is now here: { $at }.
hogwarts-log-travel_gained =
    { $who ->
        [you] You take { $what } × { $count }.
       *[other] { $name } takes { $what } × { $count }.
    }
hogwarts-log-travel_lost =
    { $who ->
        [you] You lose { $what } × { $count }.
       *[other] { $name } loses { $what } × { $count }.
    }
hogwarts-log-hp_changed =
    { $who ->
        [you] You: { $by-signed } HP, now { $hp }.
       *[other] { $name }: { $by-signed } HP, now { $hp }.
    }
hogwarts-log-points_changed =
    { $who ->
        [you] You: { $by-signed } points, now { $points }.
       *[other] { $name }: { $by-signed } points, now { $points }.
    }
hogwarts-log-ability_used =
    { $kind-id ->
        [moves] The special ability of { $character } helps: a walk of { $amount-signed }.
        [tower] The special ability of { $character } helps: the walk begins at another tower.
        [reroll] The special ability of { $character } helps (dice rolled again: { $amount }).
        [points] The special ability of { $character } helps: { $amount } points are not lost.
        [dice] The special ability of { $character } helps (extra dice: { $amount }).
        [needed] The special ability of { $character } helps: { $amount } less on a die is enough to hit.
        [resistance] The special ability of { $character } helps: it takes { $amount } more on a die to hit.
        [hp] The special ability of { $character } helps: { $amount } HP.
       *[effects] The special ability of { $character } helps.
    }
hogwarts-log-knocked_out =
    { $who ->
        [you] You are knocked out.
       *[other] { $name } is knocked out.
    }
hogwarts-log-event_rolled = Everyone rolls a die.
hogwarts-log-exam_passed =
    { $who ->
        [you] You pass the exam with { $book }.
       *[other] { $name } passes the exam with { $book }.
    }
hogwarts-log-mission_attempted =
    { $who ->
        [you] You attempt a mission: { $mission }.
       *[other] { $name } attempts a mission: { $mission }.
    }
hogwarts-log-mission_completed =
    { $who ->
        [you] You complete the mission: { $mission }!
       *[other] { $name } completes the mission: { $mission }!
    }
hogwarts-log-mission_failed =
    { $who ->
        [you] You fail the mission: { $mission }.
       *[other] { $name } fails the mission: { $mission }.
    }
hogwarts-log-mission_exchanged =
    { $who ->
        [you] You exchange a mission.
       *[other] { $name } exchanges a mission.
    }
hogwarts-log-match_began =
    { $who ->
        [you] You are on the pitch: a Quidditch match begins ({ $houses }).
       *[other] { $name } is on the pitch: a Quidditch match begins ({ $houses }).
    }
hogwarts-log-match_over =
    { $winner ->
        [none] The automated side wins the match.
       *[other] { $winner } wins the match.
    }
hogwarts-log-fight_began =
    { $other ->
        [none]
            { $who ->
                [you] You fight: { $foe }!
               *[other] { $name } fights: { $foe }!
            }
       *[other]
            { $who ->
                [you] You fight against { $other }!
               *[other] { $name } fights against { $other }!
            }
    }
hogwarts-log-fight_rolled =
    { $who ->
        [you] You attack with { $dice-list }: hits { $hits }.
       *[other] { $name } attacks with { $dice-list }: hits { $hits }.
    }
hogwarts-log-defence_rolled =
    { $who ->
        [you] You defend with { $dice-list }.
       *[other] { $name } defends with { $dice-list }.
    }
hogwarts-log-exchange_rolled = { $attacker } and { $defender } roll: { $dice-list }.
hogwarts-log-foe_struck =
    { $seat ->
        [none] { $foe }: −{ $by } HP, { $hp } left.
       *[other]
            { $who ->
                [you] You strike { $foe }: −{ $by } HP, { $hp } left.
               *[other] { $name } strikes { $foe }: −{ $by } HP, { $hp } left.
            }
    }
hogwarts-log-foe_healed = { $foe }: +{ $by } HP, now { $hp }.
hogwarts-log-habit_shown =
    { $kind-id ->
        [shield] { $foe } takes cover: resistance +{ $amount } this round.
        [grows] { $foe } grows: the strike takes { $amount } HP more.
        [rests] { $foe } does not strike this round.
        [frightened] { $foe } takes fright and does not strike.
        [answers] The dice provoke { $foe }: the strike takes { $amount } HP more.
        [hurt] The dice hurt { $foe } even more: −{ $amount } HP.
       *[flees] { $foe } flees. Nobody has won.
    }
hogwarts-log-ability_announced = {""}
hogwarts-log-attack_cancelled =
    { $who ->
        [you] You block it: { $card }.
       *[other] { $name } blocks it: { $card }.
    }
hogwarts-log-escaped =
    { $who ->
        [you] You escape: { $to }.
       *[other] { $name } escapes: { $to }.
    }
hogwarts-log-fight_over =
    { $won ->
        [yes]
            { $who ->
                [you] You win the fight!
               *[other] { $name } wins the fight!
            }
        [no]
            { $who ->
                [you] You lose the fight.
               *[other] { $name } loses the fight.
            }
       *[other] The fight ends without a winner.
    }
hogwarts-log-death_eater_placed = { $death_eater } takes up position: { $at }.
hogwarts-log-death_eater_gone = { $death_eater } is out of the game.
hogwarts-log-horcrux_rolled =
    { $destroyed ->
        [yes] { $dice-list }: the Horcrux { $token } is destroyed!
       *[other] { $dice-list }: the Horcrux { $token } resists.
    }
hogwarts-log-voldemort_returned = Lord Voldemort is back with { $hp } HP!
hogwarts-log-token_asked =
    { $who ->
        [you] You ask { $holder } for { $token }.
       *[other] { $name } asks { $holder } for { $token }.
    }
hogwarts-log-token_handed =
    { $who ->
        [you] You hand { $token } to { $to }.
       *[other] { $name } hands { $token } to { $to }.
    }
hogwarts-log-met = Harry and Voldemort meet: { $at }!
hogwarts-log-final_duel_rolled = The final duel. Harry and Voldemort roll: { $dice-list }.

## How it ends

hogwarts-end-points = The most points
hogwarts-end-goal = The goal is reached
hogwarts-end-no_wand = Voldemort met Harry without the Elder Wand
hogwarts-end-no_stone = Harry met Voldemort without the Resurrection Stone
hogwarts-end-horcrux_left = Harry met Voldemort before all Horcruxes were destroyed
hogwarts-end-both_lack = Both lacked what they needed when they met
hogwarts-end-knocked_out = You lost all your HP
hogwarts-end-round_limit = The last round is over
hogwarts-end-final_duel = The final duel

## Options

hogwarts-group-players = Players
hogwarts-group-end = End of the game
hogwarts-group-fights = Fights
hogwarts-group-moving = Moving
hogwarts-group-missions = Missions, exams and trades
hogwarts-group-match = The Quidditch match
hogwarts-group-returns = Voldemort Returns
hogwarts-group-pace = Pace
hogwarts-group-cards = Cards
hogwarts-option-variant = Variant
    .value-underage = Underage wizards
    .value-qualified = Qualified wizards
    .value-team = Team
    .value-solo = Solo
    .about-underage = For beginners: a mission needs only its items.
    .about-qualified = A mission needs cards as well, and Death Eaters stand on the towers.
    .about-team = Like qualified wizards, but together: a team adds up its points.
hogwarts-option-length = Length
    .value-classic = Classic
    .value-quick = Quick
    .value-long = Long
    .about-classic = Ends with two missions and more than 260 points: about an hour.
    .about-quick = Ends with one mission and more than 210 points: about half an hour.
    .about-long = Ends with three missions and more than 320 points: well over an hour.
hogwarts-option-solo_rules = Rules for one player
    .value-underage = Underage wizards
    .value-qualified = Qualified wizards
    .about-underage = For beginners: a mission needs only its items.
    .about-qualified = A mission needs cards as well, and Death Eaters stand on the towers.
hogwarts-option-teams = Teams
hogwarts-option-end_timing = When the goal is reached
    .value-round = Finish the round
    .value-immediate = Stop at once
hogwarts-option-winner = Who wins
    .value-most_points = Most points
    .value-most_points_among_qualified = Most points, goal reached
hogwarts-option-points_floor = Lowest score
    .value-0 = 0
    .value-none = None
hogwarts-option-first_player = Who goes first
    .value-random = A random player
hogwarts-option-hp_cap = Maximum HP
    .value-none = No limit
    .value-start_value = As at the start
hogwarts-option-hp_zero = Losing the last HP outside a fight
    .value-knockout = Knocked out
    .value-floor_1 = Keep 1 HP
hogwarts-option-extra_stops = Stopping early
    .value-none = Missions and towers
    .value-classroom_with_book = Also classrooms with a book
    .value-named_places = Also every named place
hogwarts-option-floo_from_standing = Floo trips without moving first
hogwarts-option-buckbeak = Buckbeak flies
    .value-instead_of_roll = Instead of the roll
    .value-after_move = After the move
hogwarts-option-trade_refused_draw = A card after a refused trade
hogwarts-option-required_cards = Cards that missions need
    .value-hold = Only held
    .value-spend = Spent
hogwarts-option-exams_per_stop = Exams per stop
    .value-all = All
    .value-one = One
hogwarts-option-defence_dice = Defence dice
    .value-off = Not used
    .value-players = Between players
    .value-players_and_death_eaters = Also with Death Eaters
hogwarts-option-de_setup = Death Eaters are placed
    .value-random = At random
    .value-first_player = By the first player
hogwarts-option-de_exclude = Towers without Death Eaters
    .value-common_rooms = Common rooms
    .value-first_tower = The first tower
hogwarts-option-solo_death_eaters = Death Eaters in a solo game
    .value-inert = Do nothing
    .value-automated = Played by the game
hogwarts-option-mission_exchange = Exchanging missions
    .value-off = Never
    .value-tower_7plus = On a tower, with 7 or 8 players
hogwarts-option-coop_round_limit = Round limit for a single team
    .value-none = No limit
hogwarts-option-team_ability = Ability in a team fight
    .value-attacker = Strikes the attacker
    .value-all = Strikes the whole team
hogwarts-option-solo_quidditch = Matches in a solo game
    .value-bot = Against the game
    .value-off = None
hogwarts-option-placement = Formation
    .value-default = Standard
    .value-free = Free placement
hogwarts-option-bludger = A Bludger hits
    .value-within = Within the rolled distance
    .value-exact = At exactly that distance
hogwarts-option-steal_cost = Actions to steal the Quaffle
hogwarts-option-match_turns = Turns per side in round 1
    .value-none = No limit
hogwarts-option-mode2_floo_refill = Floo powder in common rooms
hogwarts-option-mode2_early_fights = Fights before Voldemort is back
hogwarts-option-mode2_both_lack = Both lack their token
    .value-continue = The game goes on
    .value-draw = A draw
hogwarts-option-mode2_de_draw = Death Eaters draw cards
hogwarts-option-mode2_death_eaters = Number of Death Eaters
    .value-six = Six
    .value-by_heroes = Three for each hero
hogwarts-option-seconds_per_turn = Time per turn
    .value-none = No limit
hogwarts-option-pack_data = Your own pack (a TOML or JSON file)
