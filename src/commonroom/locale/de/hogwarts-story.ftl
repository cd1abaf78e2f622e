### Der Spielverlauf von Ein Jahr in Hogwarts als Geschichte, auf Deutsch. $who is you or other; $name is whoever it is about.

hogwarts-story-before = Vor dem Spiel
hogwarts-story-turn =
    { $who ->
        [you] Runde { $round } · Dein Zug
       *[other] Runde { $round } · Zug von { $name }
    }
hogwarts-story-dealt = Alle bekommen Flohpulver, einen Portschlüssel und die Karten, die ihr Tableau zeigt.
hogwarts-story-walk =
    { $who ->
        [you] Du würfelst { $dice } und gehst bis hierhin: { $at }.
       *[other] { $name } würfelt { $dice } und geht bis hierhin: { $at }.
    }
hogwarts-story-taken =
    { $who ->
        [you] Unterwegs nimmst du mit: { $tokens }.
       *[other] Unterwegs nimmt { $name } mit: { $tokens }.
    }
hogwarts-story-trip =
    { $what ->
        [portkey]
            { $who ->
                [you] Mit dem Portschlüssel reist du hierhin: { $at }.
               *[other] Mit dem Portschlüssel reist { $name } hierhin: { $at }.
            }
       *[floo]
            { $who ->
                [you] Mit Flohpulver reist du hierhin: { $at }.
               *[other] Mit Flohpulver reist { $name } hierhin: { $at }.
            }
    }
hogwarts-story-taken-there =
    { $who ->
        [you] Dort nimmst du mit: { $tokens }.
       *[other] Dort nimmt { $name } mit: { $tokens }.
    }
hogwarts-story-drawn =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $name } zieht { $cards }.
    }
hogwarts-story-cards =
    { $deck ->
        [spell] { $count ->
            [one] einen Zauber
           *[other] { $count } Zauber
        }
        [potion] { $count ->
            [one] einen Zaubertrank
           *[other] { $count } Zaubertränke
        }
        [book] { $count ->
            [one] ein Buch
           *[other] { $count } Bücher
        }
       *[other] { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }
    }
hogwarts-story-death-eaters =
    { $count ->
        [one] Ein Todesser bezieht Stellung: { $places }.
       *[other] { $count } Todesser beziehen Stellung: { $places }.
    }
hogwarts-story-attacks =
    { $who ->
        [you] { $attacks ->
            [one] Du greifst einmal an, Treffer: { $hits }.
           *[other] Du greifst { $attacks }-mal an, Treffer: { $hits }.
        }
       *[other] { $attacks ->
            [one] { $name } greift einmal an, Treffer: { $hits }.
           *[other] { $name } greift { $attacks }-mal an, Treffer: { $hits }.
        }
    }
hogwarts-story-used =
    { $who ->
        [you] Du setzt ein: { $things }.
       *[other] { $name } setzt ein: { $things }.
    }
hogwarts-story-lost =
    { $who ->
        [you] Du verlierst { $hp } LP.
       *[other] { $name } verliert { $hp } LP.
    }
hogwarts-story-gained =
    { $who ->
        [you] Du bekommst { $hp } LP.
       *[other] { $name } bekommt { $hp } LP.
    }
