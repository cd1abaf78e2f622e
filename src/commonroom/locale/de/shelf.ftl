### The games on the shelf, in German: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Spiele eine Karte, lege einen Chip auf ein passendes Feld und vollende vor den anderen Linien aus fünf Feldern.
quidditch-name = Quidditch
quidditch-about = Zwei Häuser, vier Bälle: Lege Karten verdeckt, decke sie auf, schieße Tore, weiche Klatschern aus und fange den Goldenen Schnatz.
hogwarts-name = Ein Jahr in Hogwarts
hogwarts-about = Ein Schuljahr für eine bis acht Personen: Lauft durch das Schloss, sammelt, was eure Missionen brauchen, duelliert euch, legt Prüfungen ab und gewinnt den Hauspokal. Hier wird es in Worten gespielt, ohne Bilder.
quidditch-match-name = Quidditch-Match
quidditch-match-about = Zwei Teams auf Besen: Schieße mit Jägern, Treibern und Hüter zwei Tore, dann jage den Schnatz.
