### What is wrong or odd about a pack of an owner's own, in English.

## Packs that cannot be read. What is written in the file stands as it is; the place stands before it.

hogwarts-fault-way_to_nowhere = a way leads to { $field }, and there is no such field
hogwarts-fault-loop = a way leads from { $field } to itself
hogwarts-fault-nowhere = there is no field { $field }
hogwarts-fault-part_of_nothing = { $field } is part of { $whole }, and there is no such field
hogwarts-fault-taken_name = { $field } is a word of the effects and cannot name a field
hogwarts-fault-leads_nowhere = { $owner } leads to { $field }, and there is no such field
hogwarts-fault-outside_the_drawing = { $field } lies outside the drawing, which is { $size }
hogwarts-fault-scenery_size = the scenery `{ $scenery }` is drawn for a board with the size { $size }
hogwarts-fault-need_twofold = a need names a card or describes one, not both
hogwarts-fault-habit_moment = a habit has exactly one of `rounds`, `shows` and `after`
hogwarts-fault-symbol_effects = a field with a symbol draws a card of that deck and does nothing else
hogwarts-fault-no_change = an amount of 0 would do nothing
hogwarts-fault-unknown_special = '{ $name }' is not a registered function; known are { $known }
hogwarts-fault-ability_symbol = an ability names a symbol if it works on a stop, and only then
hogwarts-fault-ability_area = only an ability that works at the roll names a part of the board
hogwarts-fault-ability_hits = an ability names a number of hits if it works after hits, and only then
hogwarts-fault-token_use_time = a token with effects says when it is used, and only such a token does

## The decks. What is written in the file, such as an id, stands as it is; what it is called in the language stands
## behind it.

hogwarts-fault-empty_deck = The deck { $deck } is empty.
hogwarts-fault-all_cards = The eight decks must add up to { $wanted } cards; here they add up to { $count }.
hogwarts-fault-all_missions = There must be { $wanted } missions; here there are { $count }.
hogwarts-fault-not_there = { $what } is missing; the rulebook shows it.
hogwarts-fault-otherwise = { $what }, { $field }: here it is `{ $given }`, and the rulebook shows `{ $wanted }`.
hogwarts-fault-one_of_missions = Mission { $name }
hogwarts-fault-one_of_fights = Fight card { $name }
hogwarts-fault-one_of_duels = The duel card { $name }
hogwarts-fault-one_of_spells = The spell { $name }
hogwarts-fault-one_of_potions = The potion { $name }
hogwarts-fault-one_of_behaviours = The behaviour card { $name }
hogwarts-fault-one_of_books = The book { $name }
hogwarts-fault-one_of_events = The event { $name }
hogwarts-fault-one_of_quidditch = The quidditch card { $name }
hogwarts-fault-one_of_characters = The character { $name }

## Missions

hogwarts-fault-fight_numbers = There must be one fight card for each number from 1 to 30; number { $number } occurs { $count } times.
hogwarts-fault-mission_numbers = There must be one mission for each number from 1 to 30; number { $number } occurs { $count } times.
hogwarts-fault-mission_fight = Mission { $mission } must lead to fight { $mission }, not to { $fight }.
hogwarts-fault-mission_hp = Mission { $mission } names { $hp } HP for its opponent, and fight card { $fight } has { $given }.
hogwarts-fault-mission_points = Mission { $mission } gives { $points } points; missions give { $low } to { $high } in steps of { $step }.
hogwarts-fault-no_mission_points = No mission gives { $points } points.
hogwarts-fault-mission_tokens = Mission { $mission } asks for { $count } tokens; it must be 1 to { $most }.
hogwarts-fault-mission_no_token = Mission { $mission } asks for the token { $token }, which does not exist.
hogwarts-fault-mission_token_twice = Mission { $mission } asks for the token { $token } { $count } times, and there is only one.
hogwarts-fault-mission_no_place = Mission { $mission } takes place in { $field }, which does not exist.
hogwarts-fault-mission_closed_place = Mission { $mission } takes place in { $field }, which nobody can enter.
hogwarts-fault-mission_card = Mission { $mission } asks for { $card }, of which there must be 2; there are { $count }.
hogwarts-fault-mission_no_cards = Mission { $mission } asks for cards that the decks do not have.
hogwarts-fault-mission_many_cards = Mission { $mission } asks for { $count } cards, and only { $most } can be used in its fight.
hogwarts-fault-token_use = { $count } missions ask for the token { $token }; it should be 1 to { $most }.

## Opponents

hogwarts-fault-hp = { $who } has { $hp } HP; it must be { $low } to { $high }.
hogwarts-fault-resistance = { $who } has resistance { $value }; it must be { $low } to { $high }.
hogwarts-fault-immune_twice = { $card } is immune to the same cards twice.
hogwarts-fault-goes_first = { $card } goes first if its ability comes before the attacks, and only then (RUL-HOG-106).
hogwarts-fault-high_shield = { $card } has resistance { $value } behind its shield; a die shows { $most } at most.
hogwarts-fault-always_rests = { $card } would never strike.
hogwarts-fault-stays = { $card } has something to do after round { $round }, and does not flee then.
hogwarts-fault-early_answer = { $card } strikes before the attack, so that it cannot answer the dice with a blow.
hogwarts-fault-kind_answer = { $card } would heal those who attack it.
hogwarts-fault-immune_to_all = { $card } is immune to spells and to potions, so that no card would help.
hogwarts-fault-unbeatable = { $card } cannot be beaten by a student with { $hp } HP and the { $cards } best cards.
hogwarts-fault-duel_character = The duel card { $card } shows { $character }, which is no board of a student.
hogwarts-fault-duel_others = At least { $wanted } duel cards must show students whom nobody plays; here { $count } do.

## Cards

hogwarts-fault-book_value = The book { $book } is worth { $value } points; books are worth 5, 10, 15 or 20.
hogwarts-fault-few_books = There should be { $wanted } books for { $subject }, and there are { $count }.
hogwarts-fault-no_book = There is no book for { $subject } worth { $value } points, such as { $book }.
hogwarts-fault-behaviour_points = { $card } gives { $points } points; it should be { $low } to { $high } in steps of { $step }.
hogwarts-fault-behaviour_sum = All behaviour cards together should give more points than they take.
hogwarts-fault-floo_cards = There should be { $wanted } cards that are kept as floo powder, and there are { $count }.
hogwarts-fault-strong_attack = { $card } takes { $hp } HP; the strongest attack takes { $most }.
hogwarts-fault-strong_remedy = { $card } gives { $hp } HP; the best remedy gives { $most }.
hogwarts-fault-searches = { $count } cards search a deck; there should be { $most } at most.
hogwarts-fault-magic_type = { $card } is a card of the type { $wanted }, and here it has the type { $given }.
hogwarts-fault-no_magic = { $card } is a card of the type { $wanted }, and here it is missing.
hogwarts-fault-empty_event = The event { $event } has a part in which nothing happens.
hogwarts-fault-no_floo_event = No event gives floo powder to everybody.
hogwarts-fault-no_portkey_event = No event gives portkeys to everybody.
hogwarts-fault-no_walk_event = No event takes everybody to one field.
hogwarts-fault-seeker_forward = { $card } flies { $fields } fields; a seeker gains at most { $most }.
hogwarts-fault-seeker_back = { $card } throws a seeker { $fields } fields back; it must be at most { $most }.
hogwarts-fault-no_flight = There is no quidditch card that flies forward.
hogwarts-fault-no_extra_die = There is no quidditch card that rolls another die.
hogwarts-fault-no_hindrance = There is no quidditch card that hinders.
hogwarts-fault-quidditch_cards = Both sides together can draw { $wanted } quidditch cards in a match, and there are { $count }.
hogwarts-fault-misplaced_effect = { $owner } uses `{ $effect }`, which means nothing here ({ $place }).
hogwarts-fault-no_effect = { $card } does nothing.
hogwarts-fault-either_or = { $card } must either do something at once or be kept.

## Tokens and people

hogwarts-fault-all_tokens = There must be { $wanted } item tokens; here there are { $count }.
hogwarts-fault-special_tokens = There must be { $wanted } special tokens; here there are { $count }.
hogwarts-fault-no_token = The token { $token } is missing; the rulebook names it.
hogwarts-fault-plain_token = The token { $token } must be special.
hogwarts-fault-special_token = The token { $token } must not be special.
hogwarts-fault-boards = There must be { $wanted } boards of the kind { $role }, and there are { $count }.
hogwarts-fault-starting_cards = { $student } begins with { $count } cards of the deck { $deck }; it must be { $low } to { $high }.
hogwarts-fault-abilities = { $student } must have one ability for moving and one for fighting.
hogwarts-fault-no_house = { $student } belongs to no House.
hogwarts-fault-no_student = No student belongs to { $house }.
hogwarts-fault-hp_tokens = The students begin with { $count } HP together, and the box holds { $most } HP tokens.
hogwarts-fault-death_eater_cards = { $who } must begin with 1 spell and 1 potion.
hogwarts-fault-exact_hp = { $who } must have { $wanted } HP, not { $hp }.
hogwarts-fault-dice = { $who } has { $dice } attack dice; it must be { $low } to { $high }.
hogwarts-fault-move_dice = { $who } must move with 1 die, not with { $dice }.

## The boards

hogwarts-fault-field_count = The main board must have { $wanted } fields of the kind { $kind }, and it has { $count }.
hogwarts-fault-field_least = The main board must have at least { $wanted } fields of the kind { $kind }, and it has { $count }.
hogwarts-fault-common_rooms = There must be one common room of { $house }, and there are { $count }.
hogwarts-fault-classrooms = There must be one classroom for { $subject }, and there are { $count }.
hogwarts-fault-place_kind = For { $role } the pack names { $field }, which is no field of that kind.
hogwarts-fault-hospital = There must be a field { $field } that gives HP.
hogwarts-fault-closed_hall = There must be a field { $field } that nobody can enter.
hogwarts-fault-way_into_hall = No way may lead into { $field }.
hogwarts-fault-hall_sides = At least { $wanted } fields must count as part of { $field }.
hogwarts-fault-diagon_alley = { $field } must be on the board of Diagon Alley.
hogwarts-fault-refuge = The defeated wake up in { $field }, which is not in Diagon Alley.
hogwarts-fault-far_places = The far places must be { $wanted } for floo powder and 1 for a portkey, and here they are { $floo } and { $portkey }, with { $others } others.
hogwarts-fault-graveyard = A portkey must lead to the graveyard, and { $field } is not reached by one.
hogwarts-fault-far_passage = A free passage must join { $one } and { $other }.
hogwarts-fault-far_way = No way may join { $one } and { $other }.
hogwarts-fault-slots = { $wanted } item tokens must find a place on { $board }, and there are { $count } places.
hogwarts-fault-rosette = { $field } must have places for tokens if it is a rosette, and only then.
hogwarts-fault-horcrux_nowhere = A horcrux lies in { $field }, and there is no such field.
hogwarts-fault-horcrux_place = A horcrux must lie in { $field }.
hogwarts-fault-horcruxes = There must be { $wanted } horcruxes, and there are { $count }.
hogwarts-fault-returns_token = The second mode needs the token { $token }, which does not exist.
hogwarts-fault-returns_student = The second mode needs the student { $student }, who has no board.
hogwarts-fault-loose_tokens = { $wanted } tokens need a rosette each; here are { $tokens } tokens and { $rosettes } rosettes.

## Ways on the board. $moves is a number, or that there is no way.

hogwarts-fault-no_way = no way
hogwarts-fault-no_field = The field { $field } is missing; the rulebook names its distance from others.
hogwarts-fault-distance = From { $one } to { $other } it must be { $wanted } moves, and it is { $moves }.
hogwarts-fault-first_walk = The move of twelve from the rulebook breaks off: no field of the kind { $kind } is step { $step }.
hogwarts-fault-unreached = { $field } cannot be reached from the start on foot.
hogwarts-fault-reached = { $field } must not be reached from the start on foot.
hogwarts-fault-way_twice = The way between { $one } and { $other } is described { $count } times.
hogwarts-fault-no_passage = There must be a free passage between { $one } and { $other }.
hogwarts-fault-wrong_passage = The passage between { $one } and { $other } must not be free.
hogwarts-fault-stuck = From { $field } a roll of { $roll } cannot be walked without the pitch.

## The pitch. $spot is a place on it, $steps a number, or that there is no way.

hogwarts-fault-spot = row { $row }, column { $column }
hogwarts-fault-small_pitch = In the worked example a piece stands on { $spot }, and the pitch is too small for it.
hogwarts-fault-quaffle_place = The Quaffle must lie one step from { $spot }, where the chaser stands.
hogwarts-fault-shot_steps = From the Quaffle to the opposite line it must be { $wanted } steps, and it is { $steps }.
hogwarts-fault-run_steps = From line to line it must be { $wanted } steps around the others, and it is { $steps }.
hogwarts-fault-bludger_place = A bludger must lie one step from { $spot }, where the beater stands.
hogwarts-fault-bludger_flight = The bludger must hit { $spot } after { $fields } fields in a straight line.
hogwarts-fault-lap = A lap of the seekers must have { $low } to { $high } fields, not { $fields }.
hogwarts-fault-keeper_place = The keeper must begin in the goal area, which lies behind the playing area.
hogwarts-fault-beater_line = The beaters must begin on their own line.
hogwarts-fault-chaser_lines = The chasers must begin on their own lines.
hogwarts-fault-own_fields = Every piece must begin on a field of its own, on the pitch.
hogwarts-fault-bludger_halves = There must be one bludger on each half.

## Words in these sentences. $id is what it is in the file, or in the rules.

hogwarts-fault-board =
    { $id ->
        [board1] the board of Diagon Alley
        [board2] the board of the far places
       *[main] the main board
    }
hogwarts-fault-role = `{ $id }`
hogwarts-fault-type = `{ $id }`
hogwarts-fault-use =
    { $id ->
        [field] on a field
        [token] on a token
        [movement] as an ability for moving
        [combat] as an ability for fighting
        [opponent] on the card of an opponent
        [habit_rounds] as a habit in some rounds
        [habit_shows] as a habit for what dice show
        [habit_after] as a habit at the end
        [attack] on an attack card
        [defence] on a defence card
        [start_of_turn] on a card for the start of a turn
        [behaviour] on a behaviour card
        [event] on an event
       *[quidditch] on a quidditch card
    }
hogwarts-fault-key = `{ $id }`
