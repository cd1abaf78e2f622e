### The Quidditch card game in one minute, in German: six pictures, each with a title and a sentence or two.

quidditch-minute-balls = Bälle kommen ins Spiel
    .text = In jeder Runde deckt der Startspieler einen Ball auf: Quaffel, Klatscher oder Schnatz.
quidditch-minute-lay = Leg verdeckt
    .text = Am Quaffel legen beide eine Karte. Bei den anderen Bällen entscheidet ihr; spielt einer darum, legen beide. Jede Karte kann ein Bluff sein.
quidditch-minute-quaffle = Der höhere Wert holt den Quaffel
    .text = Er bringt 10 Punkte. Doch ein Hüter, der nicht niedriger ist, hält ihn, und niemand punktet.
quidditch-minute-bludger = Am Klatscher herrschen Treiber
    .text = Ein Treiber schlägt alle anderen. Wer getroffen wird, verliert eine Karte.
quidditch-minute-special = Flüche, Fouls, Antworten
    .text = Sonderkarten ändern, was da liegt. Andere heben sie auf: Finite stoppt Zauber, der Schiedsrichter stoppt Fouls.
quidditch-minute-snitch = Der Schnatz beendet das Spiel
    .text = Nur ein Sucher fängt ihn: 150 Punkte, und es ist aus. Wer die meisten Punkte hat, gewinnt.
# The line below the pictures.
quidditch-minute-count = Was zählt
    .text = Quaffel 10 · Freitor 10 · Schnatz 150 · Klatscher 0, aber sie kosten Karten.
