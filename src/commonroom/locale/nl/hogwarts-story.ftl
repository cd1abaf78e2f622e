### Het verloop van Een jaar op Zweinstein als verhaal, in het Nederlands. $who is you or other; $name is whoever it is about.

hogwarts-story-before = Voor het spel
hogwarts-story-turn =
    { $who ->
        [you] Ronde { $round } · Jouw beurt
       *[other] Ronde { $round } · Beurt van { $name }
    }
hogwarts-story-dealt = Iedereen krijgt Brandstof, een Viavia en de kaarten die het eigen bord toont.
hogwarts-story-walk =
    { $who ->
        [you] Je gooit { $dice } en loopt tot hier: { $at }.
       *[other] { $name } gooit { $dice } en loopt tot hier: { $at }.
    }
hogwarts-story-taken =
    { $who ->
        [you] Onderweg pak je { $tokens }.
       *[other] Onderweg pakt { $name } { $tokens }.
    }
hogwarts-story-trip =
    { $what ->
        [portkey]
            { $who ->
                [you] Met de Viavia reis je hierheen: { $at }.
               *[other] Met de Viavia reist { $name } hierheen: { $at }.
            }
       *[floo]
            { $who ->
                [you] Met Brandstof reis je hierheen: { $at }.
               *[other] Met Brandstof reist { $name } hierheen: { $at }.
            }
    }
hogwarts-story-taken-there =
    { $who ->
        [you] Daar pak je { $tokens }.
       *[other] Daar pakt { $name } { $tokens }.
    }
hogwarts-story-drawn =
    { $who ->
        [you] Je trekt { $cards }.
       *[other] { $name } trekt { $cards }.
    }
hogwarts-story-cards =
    { $deck ->
        [spell] { $count ->
            [one] een spreuk
           *[other] { $count } spreuken
        }
        [potion] { $count ->
            [one] een toverdrank
           *[other] { $count } toverdranken
        }
        [book] { $count ->
            [one] een boek
           *[other] { $count } boeken
        }
       *[other] { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        }
    }
hogwarts-story-death-eaters =
    { $count ->
        [one] Een Dooddoener betrekt zijn post: { $places }.
       *[other] { $count } Dooddoeners betrekken hun post: { $places }.
    }
hogwarts-story-attacks =
    { $who ->
        [you] { $attacks ->
            [one] Je valt één keer aan, treffers: { $hits }.
           *[other] Je valt { $attacks } keer aan, treffers: { $hits }.
        }
       *[other] { $attacks ->
            [one] { $name } valt één keer aan, treffers: { $hits }.
           *[other] { $name } valt { $attacks } keer aan, treffers: { $hits }.
        }
    }
hogwarts-story-used =
    { $who ->
        [you] Je gebruikt { $things }.
       *[other] { $name } gebruikt { $things }.
    }
hogwarts-story-lost =
    { $who ->
        [you] Je verliest { $hp } LP.
       *[other] { $name } verliest { $hp } LP.
    }
hogwarts-story-gained =
    { $who ->
        [you] Je krijgt { $hp } LP.
       *[other] { $name } krijgt { $hp } LP.
    }
