### The games on the shelf, in German: all that the start page says of them before one of them is chosen.

sequence-name = Sequence
sequence-about = Spiele eine Karte, lege einen Chip auf ein passendes Feld und vollende vor den anderen Linien aus fünf Feldern.
# The line below the name on the lid of the box.
sequence-line = Karten, Chips und Fünferlinien
# How long a game takes.
sequence-time = 20 Minuten
# What the person's side and the best of the others have reached.
sequence-result =
    { $mine ->
        [one] { $mine } Linie zu { $theirs }
       *[other] { $mine } Linien zu { $theirs }
    }
# The spine of another edition beside the box.
sequence-spine-harry-potter-2021 = Harry-Potter-Ausgabe
quidditch-name = Quidditch
quidditch-about = Zwei Häuser, vier Bälle: Lege Karten verdeckt, decke sie auf, schieße Tore, weiche Klatschern aus und fange den Goldenen Schnatz.
quidditch-line = Bluffen, ausweichen, den Schnatz fangen
quidditch-time = 15 Minuten
hogwarts-name = Ein Jahr in Hogwarts
hogwarts-about = Ein Schuljahr für eine bis acht Personen: Lauft durch das Schloss, sammelt, was eure Missionen brauchen, duelliert euch, legt Prüfungen ab und gewinnt den Hauspokal.
hogwarts-line = Missionen, Duelle, der Hauspokal
hogwarts-time = ein Abend
hogwarts-spine-voldemort-returns = Voldemorts Rückkehr
quidditch-match-name = Quidditch-Match
quidditch-match-about = Zwei Teams auf Besen: Schieße mit Jägern, Treibern und Hüter zwei Tore, dann jage den Schnatz.
quidditch-match-line = Zwei Tore, dann der Schnatz
