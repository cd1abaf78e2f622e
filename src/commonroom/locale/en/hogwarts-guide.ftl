### The first game of A Year at Hogwarts, in English: what the coach says beside the question, in five steps for each way
### to play. $question is the open question; $missions and $points are what ends the game.

hogwarts-guide-step = First steps, { $step } of { $steps }
hogwarts-guide-go-on = Got it
hogwarts-guide-skip = Skip

## What you want

hogwarts-guide-goal-solo =
    { $missions ->
        [one] You win with one mission and more than { $points } points.
       *[other] You win with { $missions } missions and more than { $points } points.
    } { $match ->
        [yes] You also have to play a Quidditch match.
       *[no] {""}
    } Missions pay best, and exams help. If you run out of HP, you lose.
hogwarts-guide-goal-company =
    { $missions ->
        [one] The game ends once somebody has done a mission and has more than { $points } points.
       *[other] The game ends once somebody has done { $missions } missions and has more than { $points } points.
    } { $match ->
        [yes] A Quidditch match is needed too.
       *[no] {""}
    } Then whoever has the most points wins. Missions pay best, and exams help.
hogwarts-guide-goal-team =
    { $missions ->
        [one] Your team needs one mission and more than { $points } points.
       *[other] Your team needs { $missions } missions and more than { $points } points.
    } You add up your points, and your teammates see everything you hold.
hogwarts-guide-goal-heroes = Destroy the six Horcruxes. Meanwhile Pettigrew gathers what brings Voldemort back. In the end Harry and Voldemort meet, and that decides the game.
hogwarts-guide-goal-dark = You are Peter Pettigrew. Gather four things and bring Voldemort back, before the heroes have destroyed the six Horcruxes. In the end he and Harry meet, and that decides the game.

## A turn

hogwarts-guide-walk =
    { $question ->
        [start_of_turn] Roll first: you walk as many steps as the dice show.
        [rolled] Your character may change this roll before the walk.
       *[walk] Your walk can end where the map glows. Touch a place to see what waits there, and touch it again to go.
    }
hogwarts-guide-field = Where you stop, the sign takes effect: a star gives a spell, a flask a potion, a book a book, a cross HP; an hourglass is behaviour, a bell an event, crossed wands a duel. Golden tokens are items; you may take two per turn.
hogwarts-guide-mission = Under “{ hogwarts-missions }” you see where each one is, who waits there and what is still missing. Touch a name to find it on the map. When it says “{ hogwarts-ready }”, go there.
hogwarts-guide-mission-team = Under “{ hogwarts-missions }” you see all missions of the team and what is missing. Together you need the tokens and cards, and all of you have to be there: wait there for the others.
hogwarts-guide-fight = Each die that shows at least the number on the opponent’s card is a hit and takes 1 HP. Cards and tokens that are lit help now. The percentage is your chance.

## Voldemort Returns

hogwarts-guide-horcrux = You need a weapon: the basilisk fang or the Sword of Gryffindor. With it you go to a Horcrux and roll against the dark side; if you roll higher, it is destroyed.
hogwarts-guide-meeting = Voldemort is back. Before Harry meets him, Harry needs the Resurrection Stone, and no Horcrux may be left. Voldemort looks for the Elder Wand.
hogwarts-guide-ritual = You need the cauldron, the father’s bone, Wormtail’s hand and the token Harry Potter. Your board shows where they lie. With all four, walk to the Quidditch pitch.
hogwarts-guide-dark-turn = On your turn you now move your Death Eaters too: choose a pawn, roll for it and walk, then do the next. A pawn that meets a hero fights.
