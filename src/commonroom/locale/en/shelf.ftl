### The games on the shelf, in English: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Play a card, place a chip on a matching space, and be the first to complete lines of five.
quidditch-name = Quidditch
quidditch-about = Two houses, four balls: lay cards face down, turn them over, score goals, dodge Bludgers and catch the Golden Snitch.
hogwarts-name = A Year at Hogwarts
hogwarts-about = A school year for one to eight players: explore the castle, gather what your missions need, duel, sit exams and win the House Cup. Played here in words, without pictures.
quidditch-match-name = Quidditch Match
quidditch-match-about = Two teams on brooms: score two goals with Chasers, Beaters and Keeper, then race for the Snitch.
