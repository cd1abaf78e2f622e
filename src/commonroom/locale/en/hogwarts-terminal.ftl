### A Year at Hogwarts in the terminal, in English: what the page says otherwise. Variables as in hogwarts-table.ftl.

## What is on the table

hogwarts-a-match = a match
hogwarts-last-round = LAST ROUND
# Stands beside a player's name.
hogwarts-choosing = chooses a character
hogwarts-weapons = Weapons
hogwarts-near = Near
hogwarts-free-step = a free step
hogwarts-trip-away = a trip away
hogwarts-must-stop = you have to stop
# Before a list of places, by the kind of field; hogwarts-ends-other stands before those of no kind.
hogwarts-ends =
    { $count ->
        [one] One step leads to (type a name):
       *[other] { $count } steps lead to (type a name):
    }
hogwarts-ends-other = other
# When somebody comes back from a trip.
hogwarts-until =
    { $when ->
        [turn] when the turn ends
        [roll] with the next roll, or when the mission is over
       *[destroyed] when it is destroyed
    }

## Choices and questions. $task is what is asked; passing means something else each time.

hogwarts-pass =
    { $task ->
        [brace] let it happen
        [reroll_dice] leave the dice as they are
        [rolled] leave it as it is
        [exchange] roll without a token
        [pick_up] leave it here
        [choose_mission] not now
        [sit_exams] no exam
        [offer_trip] stay here
        [exchange_offer] keep all missions
        [start_of_turn] stay where you are
        [last_word] end the turn
        [take_prize] take nothing
        [take_items] take nothing more
        [hand_over] keep it
        [try_horcrux] not now
        [optional] do without it
        [make_offer] keep it
        [offer_swap] offer nothing
        [choose_field] stay where you are
        [summon_item] take nothing
       *[other] no, go on
    }
hogwarts-nothing-brace = You have nothing to stop it with.
hogwarts-nothing-sit_exams = A classroom: none of your books is for it.
hogwarts-no-choice = That is not one of the choices: type a number, or the first letters of a choice; ? explains.

## What the person asks for

hogwarts-no-board = You have no board yet.
hogwarts-about-what = About what? Type i and the beginning of a name.
hogwarts-nothing-called = Nothing here is called “{ $name }”.
# $fields are the places around it.
hogwarts-not-entered = nobody can enter it. Whoever stands on one of these is there: { $fields }.

## The help page. .keys is what the person types, where that is a word of the language.

hogwarts-help = Walk through the castle, collect item tokens, and complete your missions: go to the place of a mission with everything it needs and beat its opponent. Exams, matches and good behaviour bring points too. The title says what ends the game.
hogwarts-help-returns = In Voldemort Returns Peter Pettigrew collects four tokens and brings them to the Quidditch pitch: then Lord Voldemort is back, with his Death Eaters, and looks for the Elder Wand. The heroes destroy the Horcruxes with the basilisk fang or the Sword of Gryffindor, and Harry looks for the Resurrection Stone. In the end Harry and Voldemort have to meet.
hogwarts-help-number = the third of the numbered choices; Enter, when there is only one
hogwarts-help-words = or the beginning of its words, if no other choice begins like that
    .keys = roll
hogwarts-help-place = while walking: go to the place of that name; you are asked where a token lies on the way
    .keys = clock
hogwarts-help-cards = your board and cards, with what they do
hogwarts-help-missions = your missions: what is missing and where it lies, and whom you will fight
hogwarts-help-board = the board around you
hogwarts-help-everybody = what everybody has
hogwarts-help-about = about a place, a token, a card, a character or a mission
    .keys = i NAME
hogwarts-help-pass = pass: go on without it, or let happen what was announced
hogwarts-help-ready = a mission that is ready, and one for which something is missing
hogwarts-help-contents = what lies or who stands on a field
hogwarts-help-steps = where something is, and the way on foot
hogwarts-help-match = A match on the pitch has keys of its own; its choices are listed below it:
