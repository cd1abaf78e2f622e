### Sequence in the terminal, in German: what the page says otherwise. Variables as in sequence.ftl.

## Moves in words

sequence-do-play-on = { $card } auf { $cell } spielen
sequence-do-remove = { $card } spielen und den Chip von { $cell } entfernen
sequence-do-exchange-card = Die tote Karte { $card } tauschen
sequence-do-forfeit-card = { $card } abgeben
sequence-do-hand-over = Den Platz an { $substitute } übergeben
sequence-do-uphold = Die Meldung bestätigen
sequence-do-dismiss = Die Meldung verwerfen

## Questions; what is typed stands behind them. $lines and $cells are numbered, such as "1: b7  2: f7".

sequence-ask-card = Deine Karte, oder Karte und Feld (? hilft):
sequence-ask-owed = d zieht die Karte, die dir zusteht.
sequence-ask-space = { $card } kommt auf { $cells }:
sequence-ask-chip = { $card } entfernt den Chip von { $cells }:
sequence-ask-line = Welche fünf sind die Sequenz? { $lines }:
sequence-ask-draw = d zieht deine Karte, mit w spielen die anderen ohne sie weiter:
sequence-ask-pass = Du kannst keine Karte spielen oder tauschen. p passt:

## Answers to what leads nowhere

sequence-say-how = Tippe eine Karte und ein Feld, etwa 1 f7; ? erklärt es.
sequence-say-card-first = Zuerst die Karte: ihre Nummer oder ihr Name. ? erklärt es.
sequence-say-dead = { $card } ist tot: Kein Feld ist mehr frei. x { $card } tauscht sie (SEQ-50).
sequence-say-not-held = Du hast { $card } nicht (SEQ-27).
sequence-say-no-space = Das ist kein Feld: Reihen gehen von a bis j, Spalten von 1 bis 10, etwa f7.
sequence-say-no-card = Das ist keine Karte: Tippe eine Zahl von 1 bis { $most } oder einen Namen wie KH; ? erklärt es.

## Beside the board, as short as possible

sequence-panel-pile = Stapel { $pile }, gespielt { $played }
sequence-mark-left = weg
sequence-mark-passed = gepasst
sequence-mark-forfeit = gibt ab

## The help page. .keys is what the person types, where that is a word of the language.

sequence-help = Spiele eine Karte, lege einen Chip auf ein Feld, das sie zeigt, und fülle Linien aus fünf Feldern: Jede ist eine Sequenz. Manche Buben passen auf jedes freie Feld, die anderen nehmen einen gegnerischen Chip weg.
sequence-help-card = die erste Karte der Hand aufnehmen: Ihre Felder leuchten
sequence-help-space = einen Chip auf das Feld in Reihe f, Spalte 7 legen
sequence-help-lit = oder auf das zweite der Felder, die leuchten
sequence-help-both = beides zugleich; auch mit dem Namen der Karte, KH f7 oder 10S c4
sequence-help-back = die Karte zurücklegen
    .keys = Enter
sequence-help-exchange = die dritte Karte tauschen, wenn sie tot ist
sequence-help-draw = ziehen, an Tischen, an denen die Karten nicht von selbst kommen
sequence-help-pass = passen, wenn nichts anderes geht
sequence-help-chip = ein Chip; auf beiden Seiten einer Karte: Teil einer Sequenz, er bleibt
sequence-help-own = ein Feld, auf das eine deiner Karten passt
sequence-help-fresh = was neu ist; { $gone } wo ein Chip entfernt wurde
sequence-help-corner = zählt für alle
