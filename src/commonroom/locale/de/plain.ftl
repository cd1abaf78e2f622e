### Any game without a face of its own, in German: the frame around what the game itself says.

plain-about = Ein Spiel, das hier in Worten gespielt wird, ohne Bilder.

## At the table

plain-your-turn = Du bist am Zug: Was tust du?
plain-waiting = Wir warten auf { $names }.
plain-waiting-others = Wir warten auf die anderen.
# $action is what a bot would do, as its button says it.
plain-hint = Ein Bot würde wählen: { $action }
plain-actions = Was du tun kannst
plain-board = Der Spielplan
plain-board-large = Den Spielplan in voller Größe zeigen
plain-board-alone = Nur den Spielplan öffnen

## What a view says

plain-table = Der Tisch
plain-none = nichts
plain-nobody = niemand
# Cards of which only the backs are seen.
plain-hidden = { $count } verdeckt
plain-times = { $name } × { $count }
# A number that tells how far somebody is, such as "Points: 40".
plain-score = { $what }: { $number }
plain-team = Team { $number }

## What happens; for events without a sentence of their own

plain-log = { $name }: { $said }.
plain-with = { $what } ({ $fields })

## The end

plain-end-title-won = Du hast gewonnen
plain-end-title-names =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
plain-end-title-draw = Niemand hat gewonnen
plain-end-concession = Die andere Seite hat aufgegeben
plain-aside-question = { $action }: Bist du sicher?

## Words that many games use

plain-key-card = Karte
plain-key-cards = Karten
plain-key-count = Anzahl
plain-key-dealer = Gibt
plain-key-deck = Stapel
plain-key-discards = Ablage
plain-key-hand = Deine Hand
plain-key-hands = Handkarten
plain-key-leader = Spielt aus
plain-key-phase = Phase
plain-key-player = Spieler
plain-key-points = Punkte
plain-key-round = Runde
plain-key-score = Punktestand
plain-key-scores = Punktestand
plain-key-seat = Spieler
plain-key-to = Nach
plain-key-turn = Am Zug
