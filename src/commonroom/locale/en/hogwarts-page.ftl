### The page of A Year at Hogwarts, in English: the map, the own board, the question bar.

hogwarts-map = Map of the castle and everything around it
hogwarts-you = You
hogwarts-closer = Zoom in
hogwarts-farther = Zoom out
hogwarts-me = Show where I am
hogwarts-list = The map as a list
hogwarts-here = You are here: { $place }.
hogwarts-where-to = Where you can go
hogwarts-on-the-board = On the board
hogwarts-nothing-there = Nothing happens there.
hogwarts-mission-ready = Mission ready: { $mission }, { $points } points
hogwarts-horcrux-there = Try to destroy a Horcrux: { $token }
hogwarts-on-the-way = On the way: { $token }
hogwarts-exam-there = Exam: { $books }
hogwarts-floo-there = From here you can travel by Floo powder.
hogwarts-awaits-players = Fight { $foe }
hogwarts-awaits-death_eater = Fight { $foe }
hogwarts-awaits-mission = Fight { $foe }
hogwarts-awaits-duel = Duel with a student
hogwarts-duel-stake = Win: a spell, a potion and a book. Lose, at 1 HP: three cards gone.
hogwarts-fight-is-lost = With 1 HP you lose at once.
hogwarts-fight-is-won = { $foe } has 1 HP: you win at once.
hogwarts-fight-is-off = Both of you have 1 HP: nobody fights.
hogwarts-fight-is-no_stone = Without the Resurrection Stone Harry loses.
hogwarts-fight-is-no_wand = Without the Elder Wand Voldemort loses.
hogwarts-fight-is-horcrux_left = A Horcrux is left: Voldemort wins.
hogwarts-awaits-meeting = Meet { $foe }: this decides the game
hogwarts-chance = { $percent } % to win
hogwarts-chosen = Chosen: { $place }. Tap it again to go.
hogwarts-walk-there = Walk there
hogwarts-choose-this = Choose this place
hogwarts-not-an-end = { $place }: you cannot stop there; you have to walk the whole roll.
hogwarts-too-far = { $place } is too far away for this roll.
hogwarts-own-board = Your board
hogwarts-dice-and-resistance = Attack dice: { $dice } · resistance { $resistance }
hogwarts-points = points
hogwarts-hp = { $hp } of { $full } HP
hogwarts-hp-short = { $hp } HP
hogwarts-satchel = Satchel
hogwarts-travel = Floo powder { $floo } · Portkeys { $portkey }
hogwarts-hand = Hand
hogwarts-missions = Missions
hogwarts-missions-done = { $done } of { $goal } done
hogwarts-done = Done: { $missions }
hogwarts-ready = Ready
hogwarts-is-here = here
hogwarts-by-floo = by Floo powder
hogwarts-by-portkey = by Portkey
hogwarts-lacks = Still missing
hogwarts-token-held = { $token }: { $name } has it
hogwarts-token-lies = { $token }: { $place }
hogwarts-against = Against { $foe }
hogwarts-steps =
    { $count ->
        [one] one step
       *[other] { $count } steps
    }
hogwarts-steps-all =
    { $count ->
        [one] one step, your whole roll
       *[other] { $count } steps, your whole roll
    }
hogwarts-moves-left =
    { $count ->
        [one] step left
       *[other] steps left
    }
hogwarts-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
hogwarts-need =
    { $kind ->
        [attack] { $deck ->
            [spell] an attack spell
            [potion] an attack potion
           *[any] an attack card
        }
        [defence] { $deck ->
            [spell] a defence spell
            [potion] a defence potion
           *[any] a defence card
        }
        [heals] { $deck ->
            [spell] a healing spell
            [potion] a healing potion
           *[any] a healing card
        }
       *[any] { $deck ->
            [spell] a spell
            [potion] a potion
           *[any] a spell or potion
        }
    }
hogwarts-now = Now?
hogwarts-now-yes = Yes, tap it to use it.
hogwarts-does = What it does
hogwarts-hp-of = { $name }: { $hp } HP, { $points } points, missions done: { $done }
hogwarts-round = Round { $round }
hogwarts-goal =
    { $missions ->
        [one] one mission, over { $points } points
       *[other] { $missions } missions, over { $points } points
    }
hogwarts-choose-character = Play { $name }
hogwarts-card-read = Go on
hogwarts-card-turned =
    { $who ->
        [you] You turn up a card.
       *[other] { $name } turns up a card.
    }
hogwarts-board = Board
hogwarts-where = Where do you walk?
hogwarts-roll-keep = Keep { $total }
hogwarts-roll-change = { $total } instead
hogwarts-roll-again = Roll the { $die } again
hogwarts-horcruxes = Horcruxes
hogwarts-ritual = The ritual
hogwarts-tools = What decides the meeting
hogwarts-destroyed = destroyed
hogwarts-not-yet = not on the board
hogwarts-ritual-done = The ritual is complete
hogwarts-returned = Lord Voldemort has returned
hogwarts-returned-text = Bone, flesh and blood are in the cauldron. He takes Pettigrew’s place with { $hp } HP.
hogwarts-they-meet = When Harry and he meet, the game is decided.
hogwarts-horcruxes-left =
    { $count ->
        [0] No Horcrux protects him any more.
        [one] One Horcrux still protects him.
       *[other] { $count } Horcruxes still protect him.
    }
hogwarts-keys-choose = Choose where to go
hogwarts-keys-go = Go there
hogwarts-keys-me = Find me on the map
hogwarts-keys-list = Show the places as a list
hogwarts-keys-zoom = Zoom in and out
hogwarts-tap-lit = Tap a lit place.
hogwarts-tap-to-read = Tap to read. What has a gold ring is used at once: hold it to read it first.
hogwarts-put-ask = Where does this token go: { $token }?
hogwarts-stake-points = { $points } points
hogwarts-swap = Take { $token } …
hogwarts-swap-ask = Your satchel is full. What do you leave here for { $token }?
