### Fights and duels on the page of A Year at Hogwarts, in German. $who is you or other; $name is the fighter.

hogwarts-fight-scene = Der Kampf
hogwarts-fight-where = { $place }, Angriff { $number }
hogwarts-fight-hit-on = Treffer ab
hogwarts-fight-map = Plan zeigen
hogwarts-fight-watch = Kampf ansehen
hogwarts-fight-back = Zurück zum Kampf
hogwarts-fight-goes-on =
    { $who ->
        [you] Du kämpfst: { $foe }
       *[other] { $name } kämpft: { $foe }
    }
hogwarts-fight-played-by = Gespielt von { $name }.

## What is going on

hogwarts-fight-now-take_turn =
    { $who ->
        [you] Dein Angriff
       *[other] { $name } greift an
    }
hogwarts-fight-now-reroll_dice =
    { $who ->
        [you] Du darfst Würfel neu werfen
       *[other] { $name } darf Würfel neu werfen
    }
hogwarts-fight-now-settle =
    { $who ->
        [you] Zuerst wählst du
       *[other] Zuerst wählt { $name }
    }
hogwarts-fight-exchange = Je ein Würfel
hogwarts-fight-exchange-rule = Der niedrigere Würfel verliert. Wer zweimal verliert, verliert den Kampf.
hogwarts-fight-blow-reveal = { $foe } taucht auf
hogwarts-fight-blow-before = { $foe } schlägt zuerst zu
hogwarts-fight-blow-after = { $foe } schlägt zurück
hogwarts-fight-blow-last = { $foe } schlägt ein letztes Mal zu
hogwarts-fight-blow-attack =
    { $who ->
        [you] Du triffst
       *[other] { $foe } trifft
    }
hogwarts-fight-blow-recoil = Der Angriff prallt zurück
hogwarts-fight-lose-hp =
    { $who ->
        [you] du verlierst { $loss } LP
       *[other] { $name } verliert { $loss } LP
    }
hogwarts-fight-lose-resistance =
    { $who ->
        [you] dein Widerstand sinkt um { $by }
       *[other] der Widerstand von { $name } sinkt um { $by }
    }
hogwarts-fight-lose-points =
    { $who ->
        [you] du verlierst { $points } Punkte
       *[other] { $name } verliert { $points } Punkte
    }
hogwarts-fight-lose-cards =
    { $who ->
        [you] du verlierst eine Karte
       *[other] { $name } verliert eine Karte
    }
hogwarts-fight-lose-travel =
    { $who ->
        [you] du verlierst Flohpulver oder einen Portschlüssel
       *[other] { $name } verliert Flohpulver oder einen Portschlüssel
    }
hogwarts-fight-see-card = siehe Karte
hogwarts-fight-step-attack =
    { $who ->
        [you] Dein Angriff
       *[other] Angriff: { $name }
    }
hogwarts-fight-step-next =
    { $who ->
        [you] Dein nächster Angriff
       *[other] Nächster Angriff: { $name }
    }
hogwarts-fight-step-defence =
    { $who ->
        [you] Deine Abwehr
       *[other] Abwehr: { $name }
    }
hogwarts-fight-step-blow = Der Schlag
hogwarts-fight-step-reveal = Die Karte wird aufgedeckt

## The tray

hogwarts-fight-attacks =
    { $who ->
        [you] { $count ->
            [one] Dein Angriff: ein Würfel
           *[other] Dein Angriff: { $count } Würfel
        }
       *[other] { $count ->
            [one] { $name }: ein Würfel
           *[other] { $name }: { $count } Würfel
        }
    }
hogwarts-fight-hitting =
    { $needed ->
        [1] jede Zahl trifft
        [2] { $count ->
            [one] eine 2, 3, 4, 5 oder 6 trifft
           *[other] jede 2, 3, 4, 5 oder 6 trifft
        }
        [3] { $count ->
            [one] eine 3, 4, 5 oder 6 trifft
           *[other] jede 3, 4, 5 oder 6 trifft
        }
        [4] { $count ->
            [one] eine 4, 5 oder 6 trifft
           *[other] jede 4, 5 oder 6 trifft
        }
        [5] { $count ->
            [one] eine 5 oder 6 trifft
           *[other] jede 5 oder 6 trifft
        }
        [6] { $count ->
            [one] eine 6 trifft
           *[other] jede 6 trifft
        }
       *[other] keine Zahl trifft
    }
hogwarts-fight-defends =
    { $who ->
        [you] Du würfelst für jeden Treffer
       *[other] { $name } würfelt für jeden Treffer
    }
hogwarts-fight-played =
    { $who ->
        [you] Du spielst { $card }
       *[other] { $name } spielt { $card }
    }
hogwarts-fight-used = Benutzt: { $token }
hogwarts-fight-hits =
    { $count ->
        [0] Kein Treffer
        [one] Ein Treffer
       *[other] { $count } Treffer
    }
hogwarts-fight-struck = { $name }: { $before } → { $hp } LP
hogwarts-fight-die =
    { $hit ->
        [yes] { $die }, Treffer
       *[no] { $die }, daneben
    }
hogwarts-fight-roll-again = Die { $die } neu werfen
hogwarts-fight-die-stays = Nur ein Würfel, der nicht trifft, darf neu geworfen werden.
hogwarts-fight-share-board = Tableau { $amount }
hogwarts-fight-share-card = Karten { $amount }
hogwarts-fight-share-ability = Fähigkeit { $amount }
hogwarts-fight-share-other_ability = fremde Fähigkeit { $amount }
hogwarts-fight-share-opponent = Widerstand { $amount }

## The hero

hogwarts-fight-hp = LP (verloren bei { $hp })
hogwarts-fight-hp-plain = LP
hogwarts-fight-hp-after = { $hp }, nach dem Schlag { $after }
hogwarts-fight-hp-change = { $hp } → { $after } LP
hogwarts-fight-rolls-lost = Verlorene Würfe: { $count } von 2
hogwarts-fight-cards = Karten in diesem Kampf
hogwarts-fight-cards-of = { $used } von { $limit }
hogwarts-fight-chance = Siegchance
hogwarts-fight-with-card = mit { $card }
hogwarts-fight-with-dice = mit den Würfeln
hogwarts-fight-taking = ohne Abwehr
hogwarts-fight-prize = Gewinn
hogwarts-fight-prize-points = { $points } Punkte
hogwarts-fight-prize-duel = ein Zauber, ein Trank, ein Buch
hogwarts-fight-prize-players = etwas vom Verlierer
hogwarts-fight-prize-gone = ein Todesser weniger
hogwarts-fight-usable = Das kannst du jetzt einsetzen
hogwarts-fight-not-now = Jetzt nicht

## What is asked

hogwarts-fight-ask-take_turn =
    { $who ->
        [you] Dein Angriff: Würfel oder Karte?
       *[other] { $name } greift an. Womit?
    }
hogwarts-fight-ask-brace =
    { $who ->
        [you] Wehrst du den Schlag ab?
       *[other] Wehrt { $name } den Schlag ab?
    }
hogwarts-fight-ask-reroll_dice = Welche Würfel wirfst du neu?
hogwarts-fight-tap-dice = Tippe auf die Würfel, um zu wählen.
hogwarts-fight-ask-exchange = Bereit zum Würfeln?
hogwarts-fight-do-roll = Würfeln
hogwarts-fight-do-attack =
    { $count ->
        [one] Angriff: ein Würfel
       *[other] Angriff: { $count } Würfel
    }
hogwarts-fight-do-reroll =
    { $count ->
        [one] Einen Würfel neu werfen
       *[other] { $count } Würfel neu werfen
    }
hogwarts-fight-do-keep = Würfel behalten
hogwarts-fight-do-take = Schlag einstecken
hogwarts-fight-do-play = { $card } spielen
hogwarts-fight-do-use = Benutzen: { $token }

## How it ended

hogwarts-fight-won =
    { $who ->
        [you] Du gewinnst den Kampf!
       *[other] { $name } gewinnt den Kampf!
    }
hogwarts-fight-lost =
    { $who ->
        [you] Du verlierst den Kampf
       *[other] { $name } verliert den Kampf
    }
# A fight of others.
hogwarts-fight-others-won = { $name } besiegt { $foe }
hogwarts-fight-others-lost = { $name } verliert gegen { $foe }
hogwarts-fight-undecided = Der Kampf endet ohne Sieger
hogwarts-fight-against =
    { $count ->
        [0] Gegen { $foe }
        [one] Gegen { $foe }, ein Angriff
       *[other] Gegen { $foe }, { $count } Angriffe
    }
hogwarts-fight-tile-hp = LP
hogwarts-fight-tile-points = Punkte
hogwarts-fight-tile-cards = Karten verloren
hogwarts-fight-tile-mission = Mission erfüllt
hogwarts-fight-tile-gone = Todesser besiegt
hogwarts-fight-tile-place = hier bist du jetzt
hogwarts-fight-story = So lief es ab
hogwarts-fight-go-on = Weiter
hogwarts-fight-stays =
    { $count ->
        [1] Flieht nach diesem Angriff
       *[other] Flieht nach { $count } Angriffen
    }
