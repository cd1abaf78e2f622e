### The games on the shelf, in English: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Play a card, place a chip on a matching space, and be the first to complete lines of five.
# The line below the name on the lid of the box.
sequence-line = Cards, chips, lines of five
# How long a game takes.
sequence-time = 20 minutes
# What the person's side and the best of the others have reached.
sequence-result =
    { $mine ->
        [one] { $mine } line to { $theirs }
       *[other] { $mine } lines to { $theirs }
    }
# The spine of another edition beside the box.
sequence-spine-harry-potter-2021 = Harry Potter edition
quidditch-name = Quidditch
quidditch-about = Two houses, four balls: lay cards face down, turn them over, score goals, dodge Bludgers and catch the Golden Snitch.
quidditch-line = Bluff, dodge, catch the Snitch
quidditch-time = 15 minutes
hogwarts-name = A Year at Hogwarts
hogwarts-about = A school year for one to eight players: explore the castle, gather what your missions need, duel, sit exams and win the House Cup.
hogwarts-line = Missions, duels, the House Cup
hogwarts-time = an evening
hogwarts-spine-voldemort-returns = Voldemort Returns
quidditch-match-name = Quidditch Match
quidditch-match-about = Two teams on brooms: score two goals with Chasers, Beaters and Keeper, then race for the Snitch.
quidditch-match-line = Two goals, then the Snitch
