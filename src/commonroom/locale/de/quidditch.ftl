### Das Quidditch-Kartenspiel auf der Seite, auf Deutsch. Optionen, Ablehnungen und Regeln stehen in quidditch-rules.ftl.

## Das Spiel

quidditch-score =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
quidditch-house-gryffindor = Gryffindor
quidditch-house-slytherin = Slytherin
quidditch-wish-house = Haus
quidditch-bot-greedy = Wägt ab, was jede Karte gerade wert ist, und blufft ab und zu.
quidditch-bot-patient = Spart die Karten auf, die über den Schnatz entscheiden können, und blufft nie.

## Karten

quidditch-role-chaser = Jäger
    .the = den Jäger
quidditch-role-keeper = Hüter
    .the = den Hüter
quidditch-role-beater = Treiber
    .the = den Treiber
quidditch-role-seeker = Sucher
    .the = den Sucher
quidditch-card-leg_locker = Beinklammer-Fluch
    .short = Bein- klammer
    .the = den Beinklammer-Fluch
quidditch-card-jelly_legs = Wabbelbein-Fluch
    .short = Wabbel- bein
    .the = den Wabbelbein-Fluch
quidditch-card-disarm = Entwaffnungszauber
    .short = Entwaff- nung
    .the = den Entwaffnungszauber
quidditch-card-confund = Verwechslungszauber
    .short = Verwechs- lung
    .the = den Verwechslungszauber
quidditch-card-impediment = Impedimenta
    .short = Impedimenta
    .the = Impedimenta
quidditch-card-summon = Aufrufezauber
    .short = Aufrufe- zauber
    .the = den Aufrufezauber
quidditch-card-finite = Finite
    .short = Finite
    .the = Finite
quidditch-card-blatching = Keilen
    .short = Keilen
    .the = das Keilen
quidditch-card-cobbing = Rempeln
    .short = Rempeln
    .the = das Rempeln
quidditch-card-referee = Schiedsrichter
    .short = Schieds- richter
    .the = den Schiedsrichter

## Bälle

quidditch-ball-Q = Quaffel
    .the = den Quaffel
    .at = am Quaffel
    .from = vom Quaffel
quidditch-ball-BL1 = Klatscher I
    .the = Klatscher I
    .at = an Klatscher I
    .from = von Klatscher I
quidditch-ball-BL2 = Klatscher II
    .the = Klatscher II
    .at = an Klatscher II
    .from = von Klatscher II
quidditch-ball-SN = Goldener Schnatz
    .the = den Goldenen Schnatz
    .at = am Goldenen Schnatz
    .from = vom Goldenen Schnatz
quidditch-at-some-ball = an einem Ball deiner Wahl
    .from = von einem Ball deiner Wahl

## Was Sonderkarten bewirken

quidditch-effect-lower =
    { $who ->
        [you] Deine Karte { $at } ist { $amount } weniger wert.
       *[other] Die Karte von { $name } { $at } ist { $amount } weniger wert.
    }
quidditch-effect-keeper_out =
    { $who ->
        [you] Dein Hüter am Quaffel ist außer Gefecht.
       *[other] Der Hüter von { $name } am Quaffel ist außer Gefecht.
    }
quidditch-effect-strip =
    { $who ->
        [you] { $amount ->
            [one] Du verlierst eine zufällige Handkarte.
           *[other] Du verlierst { $amount } zufällige Handkarten.
        }
       *[other] { $amount ->
            [one] { $name } verliert eine zufällige Handkarte.
           *[other] { $name } verliert { $amount } zufällige Handkarten.
        }
    }
quidditch-effect-push_off =
    { $who ->
        [you] Du wirst { $from } abgedrängt: Dort zählt keine Karte von dir.
       *[other] { $name } wird { $from } abgedrängt: Dort zählt keine Karte.
    }
quidditch-effect-retrieve =
    { $known ->
        [yes] { $who ->
            [you] Du nimmst aus deiner Ablage zurück: { $card }.
           *[other] { $name } nimmt aus der Ablage zurück: { $card }.
        }
       *[no] { $who ->
            [you] Du nimmst eine Karte deiner Wahl aus deiner Ablage zurück.
           *[other] { $name } nimmt eine Karte aus der Ablage zurück.
        }
    }
quidditch-effect-penalty =
    { $who ->
        [you] Du gewinnst sofort den Quaffel.
       *[other] { $name } gewinnt sofort den Quaffel.
    }
quidditch-effect-counter = Nur als Antwort: hebt den eben ausgespielten Fluch oder Zauber auf, auch einen Gegenzauber.
quidditch-effect-cancel_foul = Nur als Antwort: hebt das eben ausgespielte Foul auf.
quidditch-modes = Was soll die Karte bewirken?
quidditch-mode-lower = Eine Karte um { $amount } schwächen
quidditch-mode-keeper = Den Hüter aufhalten
quidditch-mode-strip = Handkarten wegnehmen: { $amount }
quidditch-mode-push_off = Abdrängen
quidditch-mode-retrieve = Eine Karte zurücknehmen

## What stands on a card: its kind, what a role is for, and when a special may be played. The latter are no sentences.

quidditch-kind-jinx = Fluch
quidditch-kind-spell = Zauber
quidditch-kind-foul = Foul
quidditch-kind-referee = Antwort
quidditch-for-chaser = Für den Quaffel: Der höhere Wert bringt 10.
quidditch-for-keeper = Hält den Quaffel gegen jede Karte, die nicht höher ist.
quidditch-for-beater = Schlägt am Klatscher alle anderen.
quidditch-for-seeker = Nur Sucher fangen den Schnatz: 150 Punkte, Ende.
quidditch-foot-beater = Klatscher
quidditch-or = oder
quidditch-when-laid = Wenn Karten liegen
quidditch-when-ball = Sobald ein Ball im Spiel ist
quidditch-when-speak = Wann immer du dran bist
quidditch-when-reveal = Nach dem Aufdecken am Quaffel
quidditch-when-answer = Als Antwort
quidditch-when-foul = Als Antwort auf ein Foul

## Beside the log: what counts at each ball

quidditch-counts = Was zählt
quidditch-counts-Q = Quaffel 10
    .what = Höherer Wert. Ein gleich hoher Hüter hält.
quidditch-counts-BL = Klatscher
    .what = Treiber schlägt alle. Ein Treffer kostet eine Karte.
quidditch-counts-SN = Schnatz 150
    .what = Nur Sucher. Beendet das Spiel.
quidditch-led =
    { $who ->
        [you] Runde { $round }, du beginnst
       *[other] Runde { $round }, { $name } beginnt
    }
quidditch-deck-snitch = Der Schnatz ist noch darin.

## Questions and warnings about a card that was taken up

quidditch-do-play-card = { $card } ausspielen
# Takes the card up, and says what it does before it is played.
quidditch-do-take-up = { $card } ausspielen …
# The card would lie at a ball where it is worth nothing. $at is such as “at the Quaffle”.
quidditch-bluff = { $card } zählt { $at } nichts: ein Bluff.

## A card looked at closely: four questions and their answers

quidditch-inspect-now = Jetzt?
quidditch-inspect-does = Was sie tut
quidditch-inspect-stops = Was sie stoppen kann
quidditch-inspect-down = Verdeckt gelegt
quidditch-inspect-yes = Ja, sie kann ausgespielt werden.
quidditch-inspect-lay = Ja, leg sie an einen Ball.
# $when is one of the messages quidditch-when-….
quidditch-inspect-stopped-by = { $cards }.
quidditch-inspect-unstoppable = Nichts.
quidditch-down-special = Zählt nichts: ein Bluff.
quidditch-down-chaser = Zählt am Quaffel; überall sonst ein Bluff.
quidditch-down-keeper = Zählt am Quaffel; überall sonst ein Bluff.
quidditch-down-beater = Zählt am Klatscher und mit dem Wert am Quaffel.
quidditch-down-seeker = Zählt am Schnatz und mit dem Wert am Quaffel.

## Scenes: somebody answers somebody

quidditch-scene-played =
    { $who ->
        [you] Du spielst: { $card }
       *[other] { $name } spielt: { $card }
    }
quidditch-scene-answers =
    { $who ->
        [you] Du antwortest: { $card }
       *[other] { $name } antwortet: { $card }
    }
quidditch-scene-lets =
    { $who ->
        [you] Du lässt es geschehen
       *[other] { $name } lässt es geschehen
    }
quidditch-scene-stamp = Gestoppt
quidditch-scene-lost = Verloren
quidditch-scene-stopped = { $card } wurde gestoppt
quidditch-scene-works = { $card } wirkt
quidditch-scene-used-up = Beide Karten sind verbraucht.
quidditch-scene-caught = Der Schnatz ist gefangen

## Der Tisch

quidditch-pitch = Das Spielfeld
quidditch-pitch-deck =
    { $count ->
        [one] Feldstapel: { $count } Karte
       *[other] Feldstapel: { $count } Karten
    }
quidditch-chase = Letzte Jagd: Beide müssen um den Schnatz spielen!
quidditch-your-hand = Deine Karten
quidditch-hand-empty = Deine Hand ist leer.
quidditch-card-in-hand =
    { $state ->
        [planned] { $card }, wird gelegt
        [usable] { $card }, jetzt ausspielbar
       *[none] { $card }
    }
quidditch-cards-of =
    { $who ->
        [you] Deine Handkarten: { $count }
       *[other] Handkarten von { $name }: { $count }
    }
quidditch-pick-slot = Karte { $slot }
quidditch-draw-pile =
    { $who ->
        [you] Dein Hausstapel: { $count }
       *[other] Hausstapel von { $name }: { $count }
    }
quidditch-discard-pile =
    { $who ->
        [you] { $count ->
            [0] Deine Ablage ist leer
           *[other] Deine Ablage: { $count }, oben { $card }
        }
       *[other] { $count ->
            [0] Die Ablage von { $name } ist leer
           *[other] Ablage von { $name }: { $count }, oben { $card }
        }
    }
quidditch-discards = Ablagestapel
quidditch-discards-none = Noch keine Karte.
quidditch-discards-hidden =
    { $count ->
        [one] darunter noch { $count } Karte
       *[other] darunter noch { $count } Karten
    }
quidditch-hits =
    { $count ->
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
quidditch-used =
    { $who ->
        [you] Sonderkarten, die du in dieser Runde ausgespielt hast
       *[other] Sonderkarten, die { $name } in dieser Runde ausgespielt hat
    }
quidditch-mark-pushed = abgedrängt
quidditch-spot =
    { $state ->
        [contested] { $ball }, umkämpft.
        [free] { $ball }, auf dem Spielfeld.
       *[absent] { $ball }, nicht auf dem Spielfeld.
    }
quidditch-spot-card =
    { $who ->
        [you] { $state ->
            [pushed] Du wurdest abgedrängt.
            [hidden] Deine Karte liegt verdeckt.
           *[known] Deine Karte: { $card }.
        }
       *[other] { $state ->
            [pushed] { $name } wurde abgedrängt.
            [hidden] Die Karte von { $name } liegt verdeckt.
           *[known] Karte von { $name }: { $card }.
        }
    }
# Said before the cards are laid.
quidditch-spot-announced =
    { $who ->
        [you] Du spielst darum.
       *[other] { $name } spielt darum.
    }
quidditch-spot-counts = Nur noch { $value } wert.
# $known is yes if the card that did it is known.
quidditch-spot-lowered =
    { $known ->
        [yes] { $amount } weniger wert: { $card }.
       *[no] { $amount } weniger wert.
    }
quidditch-spot-keeper-out = Außer Gefecht.
quidditch-spot-nobody = Niemand hat ihn gewonnen.
quidditch-spot-won =
    { $who ->
        [you] Du hast ihn gewonnen.
       *[other] { $name } hat ihn gewonnen.
    }

## Die Momente einer Runde

quidditch-phase-W1 = Eröffnung
quidditch-phase-DECLARE = Ansagen
quidditch-phase-DECLARE_LEADER = Ansagen
quidditch-phase-DECLARE_SECOND = Ansagen
quidditch-phase-W2 = Vor dem Legen
quidditch-phase-LAY = Karten legen
quidditch-phase-W3 = Alle Karten liegen
quidditch-phase-ORDER = Reihenfolge der Bälle
quidditch-phase-W4 = Nach dem Aufdecken { $at }
quidditch-phase-PICK = Eine Karte wird gezogen
quidditch-phase-W5 = Nach dem Ergebnis { $at }
quidditch-phase-GAME_OVER = Ende

## Was jetzt zu tun ist

quidditch-prompt-over = Das Spiel ist zu Ende.
quidditch-prompt-window-lit = Tippe eine leuchtende Karte an oder passe.
# $card is the only card that can be played now.
quidditch-prompt-window-one = Du kannst { $card } ausspielen oder passen.
quidditch-prompt-passed = Du hast gepasst, kannst aber noch eine Karte ausspielen.
quidditch-prompt-only-pass = Du kannst gerade nichts ausspielen.
# One line for all the moments that are skipped. $until is what comes next: laying or round.
quidditch-prompt-nothing =
    { $until ->
        [laying] Nichts auszuspielen: Du passt automatisch, bis die Karten liegen.
       *[round] Nichts auszuspielen: Du passt automatisch bis zur nächsten Runde.
    }
quidditch-prompt-passing = Du passt automatisch, bis aufgedeckt wird.
quidditch-prompt-declare = Tippe die Bälle an, um die du spielen willst.
quidditch-prompt-declare-these = Du spielst um { $balls }.
quidditch-prompt-order = Du beginnst: Tippe die Bälle in der Reihenfolge an, in der du um sie spielen willst.
quidditch-prompt-order-ready = In dieser Reihenfolge spielen?
quidditch-prompt-lay = Tippe eine Karte an und dann den Ball, an den du sie legst.
quidditch-prompt-lay-at = { $card }: Tippe einen Ball an.
quidditch-prompt-lay-ready = Jeder Ball hat seine Karte. Karten legen?
quidditch-prompt-decided = Entschieden. Du kannst es dir noch anders überlegen, bis auch { $name } entschieden hat.
quidditch-prompt-pick = Tippe eine Karte von { $name } an, um sie abzulegen.
quidditch-prompt-does = { $card }: { $does }
quidditch-prompt-mode = { $card }: Wähle, was die Karte bewirkt.
quidditch-prompt-ball = { $card }: { $does } Tippe einen Ball an.
quidditch-prompt-take = { $card }: { $does } Wähle die Karte.
quidditch-prompt-not-now = { $card }: { $does } Jetzt nicht spielbar.
quidditch-prompt-cancels = { $card } hebt { $cancels } auf.
quidditch-prompt-for-laying = { $card }: kommt beim Kartenlegen an einen Ball. Jetzt nicht spielbar.
quidditch-prompt-sent = Einen Moment …
quidditch-prompt-race = Wer zuerst spielt, ist zuerst dran.
quidditch-prompt-both = Beide entscheiden geheim.
quidditch-prompt-speaks = { $name } kann eine Sonderkarte ausspielen.
quidditch-prompt-decides = { $name } muss entscheiden.
quidditch-choose-card-first = Wähle zuerst eine Karte.
quidditch-autopass = Automatisch passen, wenn ich nichts ausspielen kann
quidditch-takes = Deine Ablage
quidditch-do-play = Ausspielen
quidditch-do-put-back = Zurücklegen
quidditch-do-pass = Passen
quidditch-do-pass-on = Passen bis zum Aufdecken
quidditch-do-stop-passing = Nicht mehr passen
quidditch-do-declare =
    { $count ->
        [one] Um diesen Ball spielen
       *[other] Um diese Bälle spielen
    }
quidditch-do-declare-none = Um keinen davon spielen
quidditch-do-lay = Karten legen
quidditch-do-follow = Dem Tipp folgen
quidditch-do-order = Reihenfolge bestätigen
quidditch-do-cancel =
    { $with ->
        [Schiedsrichter] Aufheben mit dem Schiedsrichter
       *[other] Aufheben mit { $with }
    }
quidditch-do-let-be = Gelten lassen

## Eine Sonderkarte wartet auf eine Antwort

quidditch-answer-played =
    { $who ->
        [you] Du spielst aus: { $card }.
       *[other] { $name } spielt aus: { $card }.
    }
quidditch-answer-cancelled =
    { $who ->
        [you] Du hebst { $cancels } auf: { $card }.
       *[other] { $name } hebt { $cancels } auf: { $card }.
    }
quidditch-answer-works = Ohne Antwort: { $does }
quidditch-answer-fails = Ohne Antwort: { $card } hat keine Wirkung.
quidditch-answer-waiting = { $name } kann antworten.
# $card is what could be cancelled.
quidditch-answer-can = Hebe { $card } auf oder lass es geschehen.
quidditch-answer-only-pass = Du hast keine Karte, die { $card } aufhebt: Du kannst nur passen.
quidditch-answer-nothing = Du hast keine Karte, die { $card } aufhebt, und passt …

quidditch-hint-play = Ein Bot würde { $card } ausspielen.
quidditch-hint-play-at = Ein Bot würde { $card } { $at } ausspielen.
quidditch-hint-declare = Ein Bot würde um { $balls } spielen.
quidditch-hint-declare-none = Ein Bot würde um keinen davon spielen.
quidditch-hint-lay = Ein Bot würde { $cards } einsetzen.
# One of $cards in the hint before.
quidditch-hint-laid = { $card } { $at }
quidditch-hint-order = Ein Bot würde diese Reihenfolge wählen: { $balls }.
quidditch-hint-pass = Ein Bot würde passen.

## Notizen neben einem Spieler

quidditch-note-passed = hat gepasst
quidditch-note-decided = hat sich entschieden

## Was geschehen ist

quidditch-log-round =
    { $who ->
        [you] Runde { $round }: Du beginnst.
       *[other] Runde { $round }: { $name } beginnt.
    }
quidditch-log-drawn =
    { $who ->
        [you] Du deckst { $the } auf.
       *[other] { $name } deckt { $the } auf.
    }
quidditch-log-free-goal =
    { $who ->
        [you] Ein Freitor für dich!
       *[other] Ein Freitor für { $name }!
    }
quidditch-log-no-room =
    { $who ->
        [you] Du deckst einen Ball auf, für den auf dem Spielfeld kein Platz ist.
       *[other] { $name } deckt einen Ball auf, für den auf dem Spielfeld kein Platz ist.
    }
quidditch-log-pitch-reshuffled =
    { $count ->
        [one] { $count } Feldkarte wird der neue Feldstapel.
       *[other] { $count } Feldkarten werden zum neuen Feldstapel gemischt.
    }
quidditch-log-chase = Der Feldstapel ist leer: Die letzte Jagd nach dem Schnatz beginnt!
quidditch-log-window =
    { $window ->
        [W1] Eröffnung.
        [W2] Vor dem Legen.
        [W3] Alle Karten liegen.
        [W4] Nach dem Aufdecken { $at }.
       *[W5] Nach dem Ergebnis { $at }.
    }
quidditch-log-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
quidditch-log-declared =
    { $who ->
        [you] Du spielst um { $balls }.
       *[other] { $name } spielt um { $balls }.
    }
quidditch-log-declared-none =
    { $who ->
        [you] Du spielst um keinen weiteren Ball.
       *[other] { $name } spielt um keinen weiteren Ball.
    }
quidditch-log-decided =
    { $who ->
        [you] Du hast dich entschieden.
       *[other] { $name } hat sich entschieden.
    }
quidditch-log-decided-again = Du überlegst es dir anders.
quidditch-log-laid =
    { $count ->
        [one] { $name } legt eine Karte: { $balls }.
       *[other] { $name } legt { $count } Karten: { $balls }.
    }
quidditch-log-laid-cards =
    { $who ->
        [you] Du legst deine Karten – { $cards }.
       *[other] { $name } legt { $cards }.
    }
quidditch-log-laid-none =
    { $who ->
        [you] Du legst nichts.
       *[other] { $name } legt nichts.
    }
quidditch-log-order =
    { $who ->
        [you] Du wählst die Reihenfolge: { $balls }.
       *[other] { $name } wählt die Reihenfolge: { $balls }.
    }
quidditch-log-revealed = { $ball }: { $cards }.
quidditch-log-shows =
    { $who ->
        [you] { $has ->
            [card] du { $card }
           *[none] du keine Karte
        }
       *[other] { $has ->
            [card] { $name } { $card }
           *[none] { $name } keine Karte
        }
    }
quidditch-log-special =
    { $who ->
        [you] Du spielst aus: { $card }.
       *[other] { $name } spielt aus: { $card }.
    }
quidditch-log-special-at =
    { $who ->
        [you] Du spielst { $at } aus: { $card }.
       *[other] { $name } spielt { $at } aus: { $card }.
    }
quidditch-log-answered =
    { $who ->
        [you] Du hebst { $cancels } auf: { $card }.
       *[other] { $name } hebt { $cancels } auf: { $card }.
    }
quidditch-log-cancelled = { $card } hat keine Wirkung.
quidditch-log-lowered =
    { $who ->
        [you] Deine Karte { $at } ist { $amount } weniger wert.
       *[other] Die Karte von { $name } { $at } ist { $amount } weniger wert.
    }
quidditch-log-keeper-out =
    { $who ->
        [you] Dein Hüter ist außer Gefecht.
       *[other] Der Hüter von { $name } ist außer Gefecht.
    }
quidditch-log-stripped =
    { $who ->
        [you] Du verlierst von der Hand: { $card }.
       *[other] { $name } verliert von der Hand: { $card }.
    }
quidditch-log-pushed =
    { $who ->
        [you] { $had ->
            [card] Du wirst { $from } abgedrängt, und { $card } wird abgelegt.
           *[nothing] Du wirst { $from } abgedrängt.
        }
       *[other] { $had ->
            [card] { $name } wird { $from } abgedrängt, und { $card } wird abgelegt.
           *[nothing] { $name } wird { $from } abgedrängt.
        }
    }
quidditch-log-retrieved =
    { $who ->
        [you] Du nimmst zurück: { $card }.
       *[other] { $name } nimmt zurück: { $card }.
    }
quidditch-log-won =
    { $who ->
        [you] { $points ->
            [0] Du gewinnst { $the }.
           *[other] Du gewinnst { $the }: { $points } Punkte!
        }
       *[other] { $points ->
            [0] { $name } gewinnt { $the }.
           *[other] { $name } gewinnt { $the }: { $points } Punkte!
        }
    }
quidditch-log-stayed =
    { $reason ->
        [save] Parade! Niemand gewinnt { $the }.
        [equal] Gleiche Werte: Niemand gewinnt { $the }.
       *[other] Niemand gewinnt { $the }.
    }
quidditch-log-hit =
    { $who ->
        [you] Du wirst von einem Klatscher getroffen!
       *[other] { $name } wird von einem Klatscher getroffen!
    }
quidditch-log-reshuffled =
    { $who ->
        [you] Deine Ablage wird dein neuer Hausstapel ({ $count }).
       *[other] Die Ablage von { $name } wird ein neuer Hausstapel ({ $count }).
    }
quidditch-log-drew =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $name } zieht { $cards }.
    }
quidditch-log-refilled =
    { $count ->
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
quidditch-log-conceded =
    { $who ->
        [you] Du gibst auf.
       *[other] { $name } gibt auf.
    }

## Das Ende

quidditch-end-title-won = Du hast gewonnen!
# To the person who has not won.
quidditch-end-title-lost = { $name } war schneller
quidditch-end-title-name = { $name } hat gewonnen
quidditch-end-title-draw = Unentschieden
# How it ended; the score stands on the board. $reason: snitch, no_balls, round_limit.
quidditch-end-over =
    { $reason ->
        [no_balls] Es war kein Ball mehr übrig.
        [round_limit] Das war die letzte Runde.
       *[other] Das Spiel ist aus.
    }
quidditch-end-caught =
    { $who ->
        [you] Du hast den Schnatz gefangen: { $card }.
       *[other] { $name } hat den Schnatz gefangen: { $card }.
    }
# Said to the person who lost by the Snitch; the points before it.
quidditch-end-ahead = Bis dahin lagst du vorn, { $mine } zu { $yours }.
quidditch-end-won =
    { $reason ->
        [concession] { $house } gewinnt ({ $name }): Das andere Haus gibt auf.
        [snitch] Der Schnatz wurde gefangen. { $house } gewinnt ({ $name }) mit { $mine } zu { $yours }.
        [no_balls] Es war kein Ball mehr übrig. { $house } gewinnt ({ $name }) mit { $mine } zu { $yours }.
        [round_limit] Das war die letzte Runde. { $house } gewinnt ({ $name }) mit { $mine } zu { $yours }.
       *[other] { $house } gewinnt ({ $name }) mit { $mine } zu { $yours }.
    }
quidditch-end-draw =
    { $reason ->
        [snitch] Der Schnatz wurde gefangen, und es endet unentschieden, { $mine } zu { $yours }.
       *[other] Es endet unentschieden, { $mine } zu { $yours }.
    }
quidditch-figure-points = Punkte
quidditch-figure-quaffles = Quaffel
quidditch-figure-free-goals = Freitore
quidditch-figure-snitch = Goldener Schnatz
quidditch-figure-hits = Von Klatschern getroffen
quidditch-figure-specials = Ausgespielte Sonderkarten
quidditch-figure-answers = Aufgehobene Karten
quidditch-figure-rounds = Runden

## Three facts about a game that is over: a heading, and the sentence that it begins

quidditch-fact-clear =
    { $who ->
        [you] holte dir in Runde { $round } den Quaffel gegen { $card }: dein klarster Ball.
       *[other] holte { $name } in Runde { $round } den Quaffel gegen { $card }: der klarste Ball.
    }
# The heading is the card that stopped another.
quidditch-fact-stopped =
    { $who ->
        [you] stoppte für dich in Runde { $round } gerade noch { $card }.
       *[other] stoppte für { $name } in Runde { $round } gerade noch { $card }.
    }
# $does is a sentence that says what came of the card.
quidditch-fact-worked = in Runde { $round }: { $does }
quidditch-fact-run = { $count } Quaffel
    .what =
        { $who ->
            [you] in Folge gingen ab Runde { $round } an dich.
           *[other] in Folge gingen ab Runde { $round } an { $name }.
        }
quidditch-fact-free =
    { $count ->
        [one] Ein Freitor
       *[other] { $count } Freitore
    }
    .what =
        { $who ->
            [you] für dich, ganz ohne Karte.
           *[other] für { $name }, ganz ohne Karte.
        }
quidditch-fact-hits =
    { $count ->
        [one] Ein Klatscher
       *[other] { $count } Klatscher
    }
    .what =
        { $who ->
            [you] für dich, und du bist weitergeflogen.
           *[other] für { $name }, dank dir.
        }
quidditch-fact-rounds =
    { $count ->
        [one] Eine Runde
       *[other] { $count } Runden
    }
    .what = voller Besen, Bälle und Bluffs.

## Neben den Zügen

quidditch-aside-concede = Aufgeben
    .question = Aufgeben? Dann gewinnt das andere Haus, egal wie es steht.

## Namen der Optionen

quidditch-group-answers = Sonderkarten und Antworten
quidditch-group-laying = Ansagen und Legen
quidditch-group-balls = Die Bälle
quidditch-group-end = Spielende
quidditch-group-pace = Tempo
quidditch-group-cards = Karten

quidditch-option-timing_mode = Wer zuerst handeln darf
    .value-priority = Abwechselnd
    .value-race = Wer schneller ist
quidditch-option-race_window_seconds = Sekunden pro Wettlauf
quidditch-option-counter_chain = Gegenzauber lassen sich aufheben
quidditch-option-counter_scope = Gegenzauber heben auf
    .value-spells_jinxes = Flüche und Zauber
    .value-all_specials = Alle Sonderkarten
quidditch-option-reserve_owed_cards = Karten fürs Legen behalten
quidditch-option-min_pass_ms = Mindestdauer fürs Passen (Millisekunden)
quidditch-option-declare_mode = Ansagen
    .value-leader_first = Der Startspieler zuerst
    .value-simultaneous = Beide geheim
quidditch-option-aside_only_without_player_cards = Bluff am Quaffel nur ohne Spielerkarten
quidditch-option-order_timing = Die Reihenfolge wird gewählt
    .value-after_lay = Nach dem Legen
    .value-before_lay = Vor dem Legen
quidditch-option-order_mode = Der Startspieler wählt
    .value-full = Die ganze Reihenfolge
    .value-stepwise = Einen Ball nach dem anderen
quidditch-option-reveal_mode = Aufgedeckt wird
    .value-per_ball = Ball für Ball
    .value-all_at_once = Alles auf einmal
quidditch-option-keeper_wins_unopposed = Ein Hüter ohne Gegner gewinnt den Quaffel
quidditch-option-bludger_pick = Ein Treffer kostet
    .value-random = Eine zufällige Karte
    .value-blind_slot = Eine Karte, die der Gegner blind zieht
quidditch-option-recycle_bludgers = Klatscher kommen zurück
quidditch-option-finish_round_after_snitch = Runde nach dem Fang zu Ende spielen
quidditch-option-final_chase = Letzte Jagd nach dem Schnatz
quidditch-option-tie_break = Punktegleichstand
    .value-draw = Unentschieden
    .value-catcher_wins = Wer den Schnatz gefangen hat, gewinnt
quidditch-option-round_limit = Höchstzahl der Runden
quidditch-option-penalty_needs_player_card = Ein Strafwurf braucht eine eigene Spielerkarte
quidditch-option-discard_view = Ablage des Gegners
    .value-full = Offen
    .value-top_only = Nur die oberste Karte
quidditch-option-deck_data = Eigene Stapel (TOML- oder JSON-Datei)
    .seen = Stapel
    .nameless = vom Gastgeber mitgebracht
