### Die Seite von Ein Jahr in Hogwarts, auf Deutsch: der Plan, das eigene Tableau, die Frage.

hogwarts-map = Plan des Schlosses und seiner Umgebung
hogwarts-you = Du
hogwarts-closer = Näher heran
hogwarts-farther = Weiter weg
hogwarts-me = Zeigen, wo ich bin
hogwarts-list = Der Plan als Liste
hogwarts-here = Du bist hier: { $place }.
hogwarts-where-to = Wohin du gehen kannst
hogwarts-on-the-board = Auf dem Plan
hogwarts-nothing-there = Dort passiert nichts.
hogwarts-mission-ready = Mission bereit: { $mission }, { $points } Punkte
hogwarts-horcrux-there = Versuchen, einen Horkrux zu zerstören: { $token }
hogwarts-on-the-way = Auf dem Weg: { $token }
hogwarts-exam-there = Prüfung: { $books }
hogwarts-floo-there = Von hier kannst du mit Flohpulver reisen.
hogwarts-awaits-players = Kampf gegen { $foe }
hogwarts-awaits-death_eater = Kampf gegen { $foe }
hogwarts-awaits-mission = Kampf: { $foe }
hogwarts-awaits-duel = Duell mit einem Schüler
hogwarts-duel-stake = Sieg: ein Zauber, ein Trank, ein Buch. Niederlage bei 1 LP: drei Karten weg.
hogwarts-fight-is-lost = Mit 1 LP verlierst du sofort.
hogwarts-fight-is-won = { $foe } hat nur noch 1 LP: Du gewinnst sofort.
hogwarts-fight-is-off = Ihr habt beide nur noch 1 LP: Niemand kämpft.
hogwarts-fight-is-no_stone = Ohne den Stein der Auferstehung verliert Harry.
hogwarts-fight-is-no_wand = Ohne den Elderstab verliert Voldemort.
hogwarts-fight-is-horcrux_left = Ein Horkrux ist noch übrig: Voldemort gewinnt.
hogwarts-awaits-meeting = Begegnung mit { $foe }: Sie entscheidet das Spiel
hogwarts-chance = { $percent } % Siegchance
hogwarts-chosen = Gewählt: { $place }. Noch einmal tippen, um zu gehen.
hogwarts-walk-there = Dorthin gehen
hogwarts-choose-this = Diesen Ort wählen
hogwarts-not-an-end = { $place }: Dort kannst du nicht anhalten; du musst den ganzen Wurf gehen.
hogwarts-too-far = { $place } ist für diesen Wurf zu weit weg.
hogwarts-own-board = Dein Tableau
hogwarts-dice-and-resistance = Angriffswürfel: { $dice } · Widerstand { $resistance }
hogwarts-points = Punkte
hogwarts-hp = { $hp } von { $full } LP
hogwarts-hp-short = { $hp } LP
hogwarts-satchel = Tasche
hogwarts-travel = Flohpulver { $floo } · Portschlüssel { $portkey }
hogwarts-hand = Hand
hogwarts-missions = Missionen
hogwarts-missions-done = { $done } von { $goal } erfüllt
hogwarts-done = Erfüllt: { $missions }
hogwarts-ready = Bereit
hogwarts-is-here = hier
hogwarts-by-floo = mit Flohpulver
hogwarts-by-portkey = mit einem Portschlüssel
hogwarts-lacks = Fehlt noch
hogwarts-token-held = { $token }: bei { $name }
hogwarts-token-lies = { $token }: { $place }
hogwarts-against = Gegner: { $foe }
hogwarts-steps =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
hogwarts-steps-all =
    { $count ->
        [one] ein Schritt, dein ganzer Wurf
       *[other] { $count } Schritte, dein ganzer Wurf
    }
hogwarts-moves-left =
    { $count ->
        [one] Schritt übrig
       *[other] Schritte übrig
    }
hogwarts-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
hogwarts-need =
    { $kind ->
        [attack] { $deck ->
            [spell] ein Angriffszauber
            [potion] ein Angriffstrank
           *[any] eine Angriffskarte
        }
        [defence] { $deck ->
            [spell] ein Verteidigungszauber
            [potion] ein Verteidigungstrank
           *[any] eine Verteidigungskarte
        }
        [heals] { $deck ->
            [spell] ein Heilzauber
            [potion] ein Heiltrank
           *[any] eine Heilkarte
        }
       *[any] { $deck ->
            [spell] ein Zauber
            [potion] ein Trank
           *[any] ein Zauber oder Trank
        }
    }
hogwarts-now = Jetzt?
hogwarts-now-yes = Ja, zum Einsetzen antippen.
hogwarts-does = Wirkung
hogwarts-hp-of = { $name }: { $hp } LP, { $points } Punkte, erfüllte Missionen: { $done }
hogwarts-round = Runde { $round }
hogwarts-goal =
    { $missions ->
        [one] eine Mission und über { $points } Punkte
       *[other] { $missions } Missionen und über { $points } Punkte
    }
hogwarts-choose-character = { $name } spielen
hogwarts-card-read = Weiter
hogwarts-card-turned =
    { $who ->
        [you] Du deckst eine Karte auf.
       *[other] { $name } deckt eine Karte auf.
    }
hogwarts-board = Tableau
hogwarts-where = Wohin gehst du?
hogwarts-roll-keep = { $total } behalten
hogwarts-roll-change = Lieber { $total }
hogwarts-roll-again = Die { $die } neu werfen
hogwarts-horcruxes = Horkruxe
hogwarts-ritual = Das Ritual
hogwarts-tools = Was bei der Begegnung zählt
hogwarts-destroyed = zerstört
hogwarts-not-yet = nicht auf dem Plan
hogwarts-ritual-done = Das Ritual ist vollbracht
hogwarts-returned = Lord Voldemort ist zurück
hogwarts-returned-text = Knochen, Fleisch und Blut sind im Kessel. Er nimmt Pettigrews Platz ein, mit { $hp } LP.
hogwarts-they-meet = Wenn Harry und er sich begegnen, entscheidet sich das Spiel.
hogwarts-horcruxes-left =
    { $count ->
        [0] Kein Horkrux schützt ihn mehr.
        [one] Ein Horkrux schützt ihn noch.
       *[other] { $count } Horkruxe schützen ihn noch.
    }
hogwarts-keys-choose = Ziel wählen
hogwarts-keys-go = Hingehen
hogwarts-keys-me = Mich auf dem Plan finden
hogwarts-keys-list = Orte als Liste zeigen
hogwarts-keys-zoom = Hinein- und herauszoomen
hogwarts-tap-lit = Tippe auf einen leuchtenden Ort.
hogwarts-tap-to-read = Tippe, um zu lesen. Was golden umrandet ist, wird sofort benutzt: Halte es gedrückt, um es vorher zu lesen.
hogwarts-put-ask = Wohin kommt dieser Gegenstand: { $token }?
hogwarts-stake-points = { $points } Punkte
hogwarts-swap = Nehmen: { $token } …
hogwarts-swap-ask = Deine Tasche ist voll. Was lässt du dafür hier: { $token }?
