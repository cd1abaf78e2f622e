### Przebieg gry Rok w Hogwarcie jako opowieść, po polsku. $who is you or other; $name is whoever it is about.

hogwarts-story-before = Przed grą
hogwarts-story-turn =
    { $who ->
        [you] Runda { $round } · Twoja tura
       *[other] Runda { $round } · Tura gracza { $name }
    }
hogwarts-story-dealt = Wszyscy dostają proszek Fiuu, świstoklik i karty wskazane na swojej planszy.
hogwarts-story-walk =
    { $who ->
        [you] Wyrzucasz { $dice } i dochodzisz aż tutaj: { $at }.
       *[other] { $name } wyrzuca { $dice } i dochodzi aż tutaj: { $at }.
    }
hogwarts-story-taken =
    { $who ->
        [you] Po drodze bierzesz: { $tokens }.
       *[other] Po drodze { $name } bierze: { $tokens }.
    }
hogwarts-story-trip =
    { $what ->
        [portkey]
            { $who ->
                [you] Świstoklikiem trafiasz tutaj: { $at }.
               *[other] Świstoklikiem { $name } trafia tutaj: { $at }.
            }
       *[floo]
            { $who ->
                [you] Proszkiem Fiuu trafiasz tutaj: { $at }.
               *[other] Proszkiem Fiuu { $name } trafia tutaj: { $at }.
            }
    }
hogwarts-story-taken-there =
    { $who ->
        [you] Tam bierzesz: { $tokens }.
       *[other] Tam { $name } bierze: { $tokens }.
    }
hogwarts-story-drawn =
    { $who ->
        [you] Dobierasz: { $cards }.
       *[other] { $name } dobiera: { $cards }.
    }
hogwarts-story-cards =
    { $deck ->
        [spell] { $count ->
            [one] jedno zaklęcie
            [few] { $count } zaklęcia
           *[other] { $count } zaklęć
        }
        [potion] { $count ->
            [one] jeden eliksir
            [few] { $count } eliksiry
           *[other] { $count } eliksirów
        }
        [book] { $count ->
            [one] jedna księga
            [few] { $count } księgi
           *[other] { $count } ksiąg
        }
       *[other] { $count ->
            [one] jedna karta
            [few] { $count } karty
           *[other] { $count } kart
        }
    }
hogwarts-story-death-eaters =
    { $count ->
        [one] Śmierciożerca zajmuje pozycję: { $places }.
        [few] { $count } śmierciożercy zajmują pozycje: { $places }.
       *[other] { $count } śmierciożerców zajmuje pozycje: { $places }.
    }
hogwarts-story-attacks =
    { $who ->
        [you] { $attacks ->
            [one] Atakujesz raz, trafienia: { $hits }.
            [few] Atakujesz { $attacks } razy, trafienia: { $hits }.
           *[other] Atakujesz { $attacks } razy, trafienia: { $hits }.
        }
       *[other] { $attacks ->
            [one] { $name } atakuje raz, trafienia: { $hits }.
            [few] { $name } atakuje { $attacks } razy, trafienia: { $hits }.
           *[other] { $name } atakuje { $attacks } razy, trafienia: { $hits }.
        }
    }
hogwarts-story-used =
    { $who ->
        [you] Używasz: { $things }.
       *[other] { $name } używa: { $things }.
    }
hogwarts-story-lost =
    { $who ->
        [you] Tracisz { $hp } PŻ.
       *[other] { $name } traci { $hp } PŻ.
    }
hogwarts-story-gained =
    { $who ->
        [you] Zyskujesz { $hp } PŻ.
       *[other] { $name } zyskuje { $hp } PŻ.
    }
