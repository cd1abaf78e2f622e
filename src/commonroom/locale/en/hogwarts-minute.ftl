### A Year at Hogwarts in one minute, in English: six pictures for each mode, each with a title and a sentence or two.

hogwarts-minute-walk = Roll and walk
    .text = Two dice say how far. Walk the whole roll, in any direction. You may stop early only at towers and at the places of your missions.
hogwarts-minute-fields = The field you stop on
    .text = Its sign says what happens: spells, potions, books, HP, an event, a duel with a student.
hogwarts-minute-tokens = Pick up tokens
    .text = Gold tokens lie face up on the map. Take up to two per turn, even in passing. Your satchel holds six.
hogwarts-minute-mission = Complete missions
    .text = Take its tokens to its place. There you fight whoever is waiting; if you win, you score its points.
hogwarts-minute-fight = Fight with dice and cards
    .text = A die that shows the opponent’s resistance or more takes 1 HP. Then the opponent strikes. Spells and potions help.
hogwarts-minute-exam = Sit exams
    .text = Hand in a book in its classroom and score what it is worth. Quidditch and good behaviour bring points too.

## Voldemort Returns

hogwarts-minute-sides = Two sides
    .text = One of you is Peter Pettigrew, the others are Harry and his friends.
hogwarts-minute-ritual = The ritual
    .text = Pettigrew gathers four things and takes them to the Quidditch pitch. Then Voldemort is back, with his Death Eaters.
hogwarts-minute-horcruxes = Six Horcruxes
    .text = They lie face up on the map. Each one destroyed costs Voldemort 1 HP.
hogwarts-minute-weapons = Fang or sword
    .text = With one of them a hero goes to a Horcrux and rolls against the dark side. If the hero rolls higher, it is destroyed.
hogwarts-minute-return = The return
    .text = From now on there are fights. Harry looks for the Resurrection Stone, Voldemort for the Elder Wand.
hogwarts-minute-meeting = The meeting
    .text = Harry loses without the Stone, Voldemort without the Wand. With both, Voldemort wins if a Horcrux is left; otherwise each rolls a die.

# The line below the pictures.
hogwarts-minute-count = Who wins?
    .text = In the school year: whoever has the most points, once somebody reaches the missions and points of the chosen length. In Voldemort Returns: whoever wins the meeting.
