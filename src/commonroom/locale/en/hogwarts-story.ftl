### The log of A Year at Hogwarts as a story, in English. $who is you or other, and $name whoever it is about.

hogwarts-story-before = Before the game
hogwarts-story-turn =
    { $who ->
        [you] Round { $round } · Your turn
       *[other] Round { $round } · { $name }’s turn
    }
hogwarts-story-dealt = Everyone gets Floo powder, a Portkey and the cards that their board shows.
hogwarts-story-walk =
    { $who ->
        [you] You roll { $dice } and walk to { $at }.
       *[other] { $name } rolls { $dice } and walks to { $at }.
    }
hogwarts-story-taken =
    { $who ->
        [you] On the way you take { $tokens }.
       *[other] On the way { $name } takes { $tokens }.
    }
hogwarts-story-trip =
    { $what ->
        [portkey]
            { $who ->
                [you] You travel to { $at } with the Portkey.
               *[other] { $name } travels to { $at } with the Portkey.
            }
       *[floo]
            { $who ->
                [you] You travel to { $at } with Floo powder.
               *[other] { $name } travels to { $at } with Floo powder.
            }
    }
hogwarts-story-taken-there =
    { $who ->
        [you] There you take { $tokens }.
       *[other] There { $name } takes { $tokens }.
    }
hogwarts-story-drawn =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
hogwarts-story-cards =
    { $deck ->
        [spell] { $count ->
            [one] a spell
           *[other] { $count } spells
        }
        [potion] { $count ->
            [one] a potion
           *[other] { $count } potions
        }
        [book] { $count ->
            [one] a book
           *[other] { $count } books
        }
       *[other] { $count ->
            [one] a card
           *[other] { $count } cards
        }
    }
hogwarts-story-death-eaters =
    { $count ->
        [one] A Death Eater takes up position: { $places }.
       *[other] { $count } Death Eaters take up position: { $places }.
    }
hogwarts-story-attacks =
    { $who ->
        [you] { $attacks ->
            [one] You attack once, hits: { $hits }.
           *[other] You attack { $attacks } times, hits: { $hits }.
        }
       *[other] { $attacks ->
            [one] { $name } attacks once, hits: { $hits }.
           *[other] { $name } attacks { $attacks } times, hits: { $hits }.
        }
    }
hogwarts-story-used =
    { $who ->
        [you] You use { $things }.
       *[other] { $name } uses { $things }.
    }
hogwarts-story-lost =
    { $who ->
        [you] You lose { $hp } HP.
       *[other] { $name } loses { $hp } HP.
    }
hogwarts-story-gained =
    { $who ->
        [you] You gain { $hp } HP.
       *[other] { $name } gains { $hp } HP.
    }
