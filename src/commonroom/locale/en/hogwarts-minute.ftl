### A Year at Hogwarts in one minute, in English: six pictures for each mode, each with a title and a sentence or two.

hogwarts-minute-walk = Roll and walk
    .text = Two dice say how far. The whole roll is walked, in any direction; at towers and the places of your missions you may stop early.
hogwarts-minute-fields = Fields give something
    .text = Where you stop, the sign takes effect: spells, potions, books, HP, an event, a duel with a student.
hogwarts-minute-tokens = Pick up tokens
    .text = Gold tokens lie open on the map. Take up to two per turn, also in passing. Six fit into your satchel.
hogwarts-minute-mission = Fulfil missions
    .text = A mission needs its tokens, at its place. Then you fight whoever waits there; if you win, you get the points.
hogwarts-minute-fight = Fight with dice and cards
    .text = A die that shows at least the opponent’s resistance takes 1 HP. Then the opponent strikes. Spells and potions help.
hogwarts-minute-exam = Sit exams
    .text = Hand in a book in its classroom and score what it is worth. Quidditch and good behaviour bring points too.

## Voldemort Returns

hogwarts-minute-sides = Two sides
    .text = One of you is Peter Pettigrew, the others are Harry and his friends.
hogwarts-minute-ritual = The ritual
    .text = Pettigrew gathers four things and takes them to the Quidditch pitch. Then Voldemort is back, with his Death Eaters.
hogwarts-minute-horcruxes = Six Horcruxes
    .text = They lie open on the map. Each one destroyed costs Voldemort 1 HP.
hogwarts-minute-weapons = Fang or sword
    .text = With one of them a hero goes to a Horcrux and rolls against the dark side. The higher die destroys it.
hogwarts-minute-return = The return
    .text = From now on there are fights. Harry looks for the Resurrection Stone, Voldemort for the Elder Wand.
hogwarts-minute-meeting = The meeting
    .text = Whoever lacks their thing loses; with the Wand and a Horcrux left, Voldemort wins. Otherwise one die each decides.

# The line below the pictures.
hogwarts-minute-count = Who wins?
    .text = In the school year: the most points, once somebody has the missions and points of the chosen length. In Voldemort Returns: whoever wins the meeting.
