### Sequence on the page, in German. Options, refusals and rules are in sequence-rules.ftl.
### A "space" is one of the hundred squares of the board; a "dead" card has no free space left.

## The game

# A switch before a quick start.
sequence-quick-switch = Karten selbst nachziehen
    .about = Zieh nach jedem Zug eine Karte vom Stapel. Vergisst du es, gehst du leer aus.
sequence-goal =
    { $target ->
        [one] { $target } Sequenz zum Sieg
       *[other] { $target } Sequenzen zum Sieg
    }
sequence-score =
    { $target ->
        [one] { $made } von { $target } Sequenz
       *[other] { $made } von { $target } Sequenzen
    }
sequence-cards-left =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }

# Sides are called by the colour of their chips, as by a name: "Blau gewinnt".
sequence-side-blue = Blau
sequence-side-green = Grün
sequence-side-red = Rot
sequence-side-gold = Gold
sequence-side-onyx = Onyx
sequence-side-silver = Silber

## Cards

# The whole name of a card, as it is spoken: "Herz-König", "Herz 7".
# $rank is 2 to 10, J, Q, K or A; $suit is S (spades), H (hearts), D (diamonds) or C (clubs).
sequence-card-of-suit =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }{ $rank ->
        [J] -Bube
        [Q] -Dame
        [K] -König
        [A] -Ass
       *[other] { " " }{ $rank }
    }
# The same with the houses of the Harry Potter edition.
sequence-card-of-house =
    { $rank ->
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $rank }
    } von { $suit ->
        [S] Ravenclaw
        [H] Hufflepuff
        [D] Gryffindor
       *[C] Slytherin
    }
sequence-house-S = Ravenclaw
sequence-house-H = Hufflepuff
sequence-house-D = Gryffindor
sequence-house-C = Slytherin

# Short marks below a card in hand: what a jack does, or how many spaces are left. As short as possible.
sequence-mark-place = überall
sequence-mark-remove = entfernt
sequence-mark-dead = tot
sequence-mark-one = 1 Feld
sequence-mark-two = 2 Felder
sequence-pile-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
sequence-last-played = Zuletzt gespielt
# For screen readers. $note is one of the marks above, or "none".
sequence-card-in-hand =
    { $note ->
        [none] { $card }
       *[other] { $card }, { $note }
    }
sequence-your-hand = Deine Karten
sequence-hand-empty = Deine Hand ist leer.
sequence-open-hands = Offene Karten
# Stands before one of the three ways to sort.
sequence-sort = Sortierung
sequence-sort-suit = nach Farbe
sequence-sort-rank = nach Rang
sequence-sort-playable = Spielbare zuerst

## Board and piles

sequence-board = Das Spielbrett. Mit den Pfeiltasten bewegst du dich, mit der Eingabetaste spielst du die gewählte Karte aus.
# A space in words for screen readers: "f7, Herz-König, Chip von Blau in einer Sequenz, spielbar".
# $corner is yes or no; $chip is none, free or locked; $playable is yes or no.
sequence-cell =
    { $corner ->
        [yes] { $cell }, Eckfeld, zählt für alle
       *[no] { $cell }, { $card }
    }{ $chip ->
        [free] , Chip von { $side }
        [locked] , Chip von { $side } in einer Sequenz
       *[none] { "" }
    }{ $playable ->
        [yes] , spielbar
        [with] , spielbar mit { $with }
       *[no] { "" }
    }
sequence-pile =
    { $count ->
        [one] Ziehstapel, { $count } Karte
       *[other] Ziehstapel, { $count } Karten
    }
# The person may draw a card now, by pressing the pile.
sequence-pile-owed =
    { $count ->
        [one] Ziehstapel, { $count } Karte: Du darfst nachziehen
       *[other] Ziehstapel, { $count } Karten: Du darfst nachziehen
    }
# The same as one short word on the pile itself.
sequence-mark-draw = ziehen
sequence-discards = Abgelegte Karten
# $card is the card on top.
sequence-discards-last = Abgelegte Karten, oben { $card }
sequence-discards-none = Noch keine Karte.

## What to do now

sequence-prompt-card = Du bist am Zug: Wähle eine Karte.
sequence-prompt-cell = { $card }: Wähle ein markiertes Feld.
sequence-prompt-wild = { $card } passt auf jedes freie Feld.
sequence-prompt-remove = { $card }: Wähle einen Chip zum Entfernen.
sequence-prompt-again = { $card }: noch einmal tippen.
# Read out after the card was chosen: $cells is such as "c2, e10", or how many they are.
sequence-lit-cells = Markierte Felder: { $cells }.
sequence-prompt-dead = { $card } ist tot: Du darfst die Karte tauschen.
sequence-prompt-nowhere = Für { $card } gibt es gerade kein Feld.
sequence-prompt-choose-line = Deine Linie ist länger als fünf: Wähle die fünf Felder der Sequenz.
sequence-prompt-line = { $line }: Zum Wählen antippen.
sequence-prompt-forfeit = Unerlaubter Hinweis in deinem Team: Wähle eine Karte, die du abgibst.
sequence-prompt-forfeit-sure = Tippe noch einmal auf die Karte, um sie abzugeben.
# In a lesson about it: an owed card waits to be drawn.
sequence-prompt-draw = Deine neue Karte liegt auf dem Stapel.
sequence-prompt-pass = Du kannst keine Karte ausspielen oder tauschen.
sequence-prompt-over = Das Spiel ist zu Ende.
# The person has made a move that is not answered yet.
sequence-prompt-sent = Dein Zug wird gesendet …
sequence-prompt-penalty = { $name } muss zuerst eine Karte abgeben.
sequence-prompt-watching = { $name } ist am Zug.
# $others is the number of players before the person's own turn.
sequence-prompt-waiting =
    { $others ->
        [0] { $name } ist am Zug.
        [1] { $name } ist am Zug, dann du.
       *[other] { $name } ist am Zug; vor dir sind { $others } Spieler.
    }
sequence-not-your-turn = Du bist nicht am Zug.
sequence-no-card-plays = Du kannst gerade keine deiner Karten auf { $cell } spielen.
# Why a tap on a space does nothing, in a small bubble beside it. $shown is the card that the space shows, $card the
# one that was to be played.
sequence-why-corner = Ein Eckfeld zählt für alle: Dort liegt nie ein Chip.
sequence-why-chip = Hier liegt schon ein Chip von { $side }.
sequence-why-locked = Dieser Chip von { $side } gehört zu einer Sequenz und bleibt liegen.
# With a jack that takes chips off.
sequence-why-own = Das ist dein eigener Chip: Du kannst nur Chips von anderen entfernen.
sequence-why-no-chip = Hier liegt kein Chip, den du entfernen könntest.
sequence-why-not-held = Hierher passt nur { $shown } oder ein Joker-Bube, und du hast keins von beiden.
sequence-why-other-card = Für dieses Feld brauchst du { $shown }, nicht { $card }.

# A card that is looked at closely: questions, and what is answered. $count is a number of spaces.
sequence-inspect-now = Jetzt?
sequence-inspect-does = Was sie tut
sequence-inspect-where = Wohin sie passt
sequence-inspect-yes = Ja, sie kann gespielt werden.
sequence-inspect-dead = Sie ist tot: Tausch sie gegen eine neue.
sequence-inspect-dead-later = Sie ist tot. Wenn du dran bist, darfst du sie tauschen.
sequence-inspect-does-card = Legt deinen Chip auf ein freies Feld, das sie zeigt.
sequence-inspect-does-place = Zwei Augen: legt deinen Chip auf ein beliebiges freies Feld.
sequence-inspect-does-remove = Ein Auge: nimmt einen gegnerischen Chip vom Brett, aber keinen aus einer Sequenz.
sequence-inspect-many = { $count } Felder zur Wahl
sequence-inspect-nowhere = Nirgends: Beide Felder sind besetzt.
sequence-inspect-no-chip = Nirgends: Es gibt keinen Chip, den er wegnehmen könnte.
# Buttons.
# The likely move, named by what it does; $does is "remove" for a jack that takes a chip off, otherwise "place".
sequence-do-here =
    { $does ->
        [remove] { $cell } räumen
       *[place] Auf { $cell } spielen
    }
# What a bot would do, where the card is not in hand yet.
sequence-do-hint-play = { $card } auf { $cell } spielen
sequence-do-hint-exchange = { $card } tauschen
sequence-do-hint-forfeit = { $card } abgeben
sequence-do-exchange = Tauschen
sequence-do-draw = Eine Karte ziehen
sequence-do-pass = Passen
sequence-do-put-back = Zurücklegen
# A choice for a long line; $line is such as b2–b6.
sequence-choose-line = { $line } als Sequenz wählen

sequence-hint-play = Ein Bot würde { $card } auf { $cell } spielen.
sequence-hint-exchange = Ein Bot würde { $card } tauschen.
sequence-hint-forfeit = Ein Bot würde { $card } abgeben.
sequence-hint-choose = Ein Bot würde { $line } wählen.
sequence-hint-draw = Ein Bot würde nachziehen.
sequence-hint-pass = Ein Bot würde passen.

## Notes beside a player

sequence-note-left = ist gegangen
sequence-note-penalty = muss eine Karte abgeben
sequence-note-passed = hat gepasst
sequence-note-conceding = möchte aufgeben
sequence-note-dealer = Geber

## What happened. $who is "you" for the person's own deeds, otherwise $name did it.
## $card is such as K♥, $cell such as f7, $line such as b2–b6, $side such as Blau.

sequence-log-round = Runde { $round }
# Everybody draws a card before the first turn; $cards is such as "Ann K♥, Bob 7♠".
sequence-log-start = Gezogene Karten für den Start: { $cards }.
sequence-log-first =
    { $who ->
        [you] Du beginnst.
       *[other] { $name } beginnt.
    }
sequence-log-deals =
    { $who ->
        [you] Du gibst.
       *[other] { $name } gibt.
    }
sequence-log-played =
    { $who ->
        [you] Du spielst { $card } auf { $cell }.
       *[other] { $name } spielt { $card } auf { $cell }.
    }
# $shown is the card that the space shows.
sequence-log-played-wild =
    { $who ->
        [you] Du spielst den Joker { $card } auf { $cell } ({ $shown }).
       *[other] { $name } spielt den Joker { $card } auf { $cell } ({ $shown }).
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-log-removed =
    { $who ->
        [you] Du spielst { $card } und entfernst den Chip von { $side } auf { $cell }.
       *[other] { $whose ->
            [you] { $name } spielt { $card } und entfernt deinen Chip auf { $cell }.
           *[other] { $name } spielt { $card } und entfernt den Chip von { $side } auf { $cell }.
        }
    }
sequence-log-drew =
    { $who ->
        [you] Du ziehst eine Karte.
       *[other] { $name } zieht eine Karte.
    }
sequence-log-drew-card =
    { $who ->
        [you] Du ziehst { $card }.
       *[other] { $name } zieht { $card }.
    }
sequence-log-draw-lost =
    { $who ->
        [you] Du hast nicht rechtzeitig nachgezogen: Die Karte verfällt.
       *[other] { $name } hat nicht rechtzeitig nachgezogen: Die Karte verfällt.
    }
sequence-log-exchanged =
    { $who ->
        [you] Du tauschst die tote Karte { $card }.
       *[other] { $name } tauscht die tote Karte { $card }.
    }
sequence-log-reshuffled =
    { $count ->
        [one] Die abgelegte Karte wird zum neuen Ziehstapel.
       *[other] Die { $count } abgelegten Karten werden zu einem neuen Ziehstapel gemischt.
    }
sequence-log-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }
sequence-log-sequence =
    { $whose ->
        [you] Deine Sequenz: { $line }!
       *[other] Eine Sequenz für { $side }: { $line }!
    }
sequence-log-long-sequence = Eine Sequenz für { $side }: { $line }, aus einer Linie von { $length }!
sequence-log-broken = Die Sequenz { $line } von { $side } ist aufgebrochen.
sequence-log-choice =
    { $who ->
        [you] Die Linie ist länger als fünf: Wähle, welche fünf zählen.
       *[other] Die Linie ist länger als fünf: { $name } wählt, welche fünf zählen.
    }
sequence-log-claimed =
    { $who ->
        [you] Du meldest einen unerlaubten Hinweis bei { $side }.
       *[other] { $name } meldet einen unerlaubten Hinweis bei { $side }.
    }
sequence-log-claim-upheld = Die Meldung wird bestätigt: Jedes Mitglied von { $side } gibt eine Karte ab.
sequence-log-claim-dismissed = Die Meldung gegen { $side } wird verworfen.
sequence-log-forfeited =
    { $who ->
        [you] Du gibst { $card } ab.
       *[other] { $name } gibt { $card } ab.
    }
# Somebody leaves, and $substitute takes over the seat.
sequence-log-handed-over =
    { $who ->
        [you] Du übergibst deinen Platz an { $substitute }.
       *[other] { $name } übergibt den Platz an { $substitute }.
    }
sequence-log-left =
    { $who ->
        [you] Du verlässt das Spiel.
       *[other] { $name } verlässt das Spiel.
    }
sequence-log-side-out = { $side } scheidet aus.
sequence-log-concession =
    { $who ->
        [you] Du möchtest aufgeben.
       *[other] { $name } möchte aufgeben.
    }
sequence-log-conceded = { $side } gibt auf.

## The end

sequence-end-title-won = Du hast gewonnen!
sequence-end-title-side = { $side } hat gewonnen
# A side of one player is called by the name.
sequence-end-title-name = { $name } hat gewonnen
sequence-end-title-draw = Niemand hat gewonnen
# To those who lost.
sequence-end-title-lost =
    { $who ->
        [name] { $name } war schneller
       *[side] { $side } war schneller
    }
# A kind word to them: $made is how many sequences they had.
sequence-end-lost =
    { $made ->
        [0] Für eine Linie hat es diesmal nicht gereicht.
        [one] Eine Sequenz hast auch du geschafft.
       *[other] { $made } Sequenzen hast auch du geschafft.
    }
# How it was won, without saying again who has. $line is such as b2–b6, or several of them; $count is how many.
sequence-end-line =
    { $who ->
        [you] Du hast { $count ->
            [one] die Sequenz
           *[other] die Sequenzen
        } { $line } mit { $card } auf { $cell } vollendet.
       *[other] { $name } hat { $count ->
            [one] die Sequenz
           *[other] die Sequenzen
        } { $line } mit { $card } auf { $cell } vollendet.
    }
sequence-end-conceded =
    { $who ->
        [you] Du gibst auf.
       *[other] { $name } gibt auf.
    }
sequence-end-forfeit = Keine andere Partei ist mehr da.
sequence-end-most = Der Ziehstapel ist leer. Die Partei mit den meisten Sequenzen gewinnt.
# In the log: who has won, and why. $winner is you, team (the person's own), name (somebody alone) or side; $names are
# the winners.
# $reason: sequences, pile_exhausted, stalemate, concession, forfeit.
sequence-end-won =
    { $winner ->
        [you] Du gewinnst
        [team] Dein Team gewinnt
        [name] { $names } gewinnt
       *[side] { $names } gewinnen für { $side }
    }{ $reason ->
        [concession] : Die andere Partei gibt auf.
        [forfeit] : Keine andere Partei ist mehr da.
        [pile_exhausted] : Der Ziehstapel ist leer, und niemand hat mehr Sequenzen.
       *[other] .
    }
# $reason: pile_exhausted, stalemate, aborted.
sequence-end-draw =
    { $reason ->
        [pile_exhausted] Unentschieden: Der Ziehstapel ist leer.
        [stalemate] Unentschieden: Niemand kann mehr ziehen.
        [aborted] Das Spiel endet ohne Sieger: Ein Spieler ist gegangen.
       *[other] Unentschieden.
    }
sequence-figure-sequences = Sequenzen
sequence-figure-chips = Chips auf dem Spielbrett
sequence-figure-plays = Ausgespielte Karten
sequence-figure-wild = Ausgespielte Joker-Buben
sequence-figure-remove = Entfernte Chips
sequence-figure-dead = Getauschte tote Karten
sequence-figure-moves = Züge insgesamt

## Three facts of the game that was played: a few large words, and a sentence. $line is such as b2–b6.

sequence-fact-move = Zug { $move }
sequence-fact-first =
    { $who ->
        [you] Du schließt die erste Linie, { $line }, mit { $card }.
       *[other] { $name } schließt die erste Linie, { $line }, mit { $card }.
    }
# One side has as many sequences as the other.
sequence-fact-level =
    { $who ->
        [you] Mit { $line } gleichst du aus.
       *[other] { $name } gleicht mit { $line } aus.
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-fact-removed =
    { $who ->
        [you] Dein { $card } nimmt den Chip von { $cell }.
       *[other] { $whose ->
            [you] { $name } nimmt mit { $card } deinen Chip von { $cell }.
           *[other] { $name } nimmt mit { $card } den Chip von { $cell }.
        }
    }
# After the name of a jack; $does is "place" or "remove".
sequence-fact-held =
    { $does ->
        [remove] blieb auf deiner Hand. Er nimmt einen gegnerischen Chip weg.
       *[place] blieb auf deiner Hand. Er passt auf jedes freie Feld.
    }
# A wild jack; $shown is the card that the space shows.
sequence-fact-wild =
    { $who ->
        [you] Dein { $card } springt auf { $cell } für { $shown } ein.
       *[other] { $name } lässt auf { $cell } { $card } für { $shown } einspringen.
    }
sequence-fact-chips =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
    .label = von dir lagen am Ende auf dem Brett.
# After the number of moves; $count is how many cards were left in the pile.
sequence-fact-length =
    { $count ->
        [0] haben gereicht, bis zur letzten Karte des Stapels.
        [one] haben gereicht. { $count } Karte blieb im Stapel.
       *[other] haben gereicht. { $count } Karten blieben im Stapel.
    }

## Besides the moves: each with the question that is asked before

sequence-aside-leave = Spiel verlassen
    .question = Das Spiel endgültig verlassen?
sequence-aside-concede = Aufgeben
    .question = Aufgeben? Deine Partei verliert, sobald alle ihre Spieler zustimmen.
sequence-aside-claim = Hinweis bei { $side } melden
    .question = Hat jemand im eigenen Team einen unerlaubten Hinweis gegeben? Wird die Meldung bestätigt, gibt jedes Mitglied von { $side } eine Karte ab.
sequence-aside-admit = Hinweis zugeben
    .question = Gibt dein Team den unerlaubten Hinweis zu? Dann gibt jeder von euch eine Karte ab.
sequence-aside-uphold = Meldung gegen { $side } bestätigen
    .question = Du entscheidest als Gastgeber. Jedes Mitglied von { $side } gibt dann eine Karte ab.
sequence-aside-dismiss = Meldung gegen { $side } verwerfen
    .question = Du entscheidest als Gastgeber. Die Meldung gegen { $side } bleibt dann ohne Folgen.

## Names of the options and of their values; what they decide is explained in sequence-rules.ftl

sequence-group-drawing = Nachziehen und Tauschen
sequence-group-sequences = Sequenzen und Chips
sequence-group-pile = Wenn der Ziehstapel leer ist
sequence-group-teams = Teams
sequence-group-pace = Weggehen

sequence-option-starter = Wer im Team beginnt
    .value-drawer = Wer die Karte gezogen hat
    .value-random_member = Ein zufälliges Mitglied
sequence-option-draw_mode = Nachziehen
    .value-manual = Von Hand, wie in der Anleitung
    .value-auto = Automatisch
sequence-option-draw_grace = Bots warten aufs Nachziehen (Sekunden)
sequence-option-forgotten_draw = Vergessene Karte
    .value-edition = Wie in der Ausgabe
    .value-next_action = Verfällt mit der nächsten Aktion
    .value-next_draw = Verfällt nach dem nächsten Ziehen
    .value-never = Verfällt nie durch andere
sequence-option-exchange_limit = Tote Karten pro Zug
    .value-1 = Eine
    .value-unlimited = Beliebig viele
sequence-option-jack_exchange = Buben tauschen
    .value-off = Nicht erlaubt
    .value-on = Erlaubt
sequence-option-empty_hand = Leere Hand
    .value-skip = Wird übersprungen
    .value-draw_one = Zieht eine Karte
sequence-option-collinear_share = Zwei Sequenzen in einer Linie
    .value-on = Dürfen ein Feld teilen
    .value-off = Dürfen kein Feld teilen
sequence-option-long_line_lock = Eine lange Linie sichert
    .value-five = Nur die fünf Chips
    .value-whole_line = Die ganze Linie
sequence-option-long_line_choice = Fünf einer langen Linie
    .value-player = Der Spieler wählt
    .value-auto = Die ersten fünf
sequence-option-pile_exhausted = Leerer Ziehstapel
    .value-edition = Wie in der Ausgabe
    .value-reshuffle = Abgelegte Karten mischen
    .value-draw_game = Niemand gewinnt
    .value-play_on = Weiter ohne Nachziehen
sequence-option-exhaustion_timing = Das Spiel endet
    .value-on_last_card = Mit der letzten gezogenen Karte
    .value-on_needed_draw = Wenn eine Karte fehlt
sequence-option-exhaustion_tiebreak = Wenn der Stapel das Spiel beendet
    .value-none = Immer unentschieden
    .value-most_sequences = Die meisten Sequenzen gewinnen
sequence-option-limit_chips = Anzahl der Chips
    .value-off = Unbegrenzt
    .value-on = So viele wie in der Schachtel
sequence-option-team_talk = Absprachen im Team
    .value-forbidden = Nicht erlaubt
    .value-allowed = Erlaubt
sequence-option-share_hands = Handkarten im Team
    .value-off = Verdeckt
    .value-on = Offen für das Team
sequence-option-coaching_penalty = Strafe für Hinweise
    .value-edition = Wie in der Ausgabe
    .value-on = Eine Karte
    .value-off = Keine
sequence-option-on_leave = Wenn jemand geht
    .value-substitute = Ein Ersatz darf übernehmen
    .value-skip = Der Platz wird übersprungen
    .value-abort = Das Spiel endet
sequence-option-breakable_sequences = Sequenzen aufbrechen
    .value-off = Nicht erlaubt
    .value-on = Mit einem Buben

## Editions on the form: what differs

sequence-edition-classic-2022 = Neuer Stapel, wenn die Karten ausgehen
sequence-edition-harry-potter-2021 = Häuser als Farben, keine Absprachen
