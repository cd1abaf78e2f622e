### Das Quidditch-Match in einer Minute, auf Deutsch: sechs Bilder, jedes mit Titel und ein, zwei Sätzen.

quidditch-match-minute-formation = Zwei Teams
    .text = Jedes hat einen Hüter, zwei Treiber und drei Jäger. Der Quaffel liegt in der Mitte, in jeder Hälfte ein Klatscher.
quidditch-match-minute-move = Aktionen würfeln
    .text = Die Summe zweier Würfel ist die Zahl deiner Aktionen. Ein Schritt kostet eine, ein Wurf auch. Wer auf das Feld eines Balls kommt, darf ihn nehmen.
quidditch-match-minute-bludger = Klatscher räumen ab
    .text = Ein Treiber schlägt ihn in gerader Linie. Das Ziel weicht mit 4 oder mehr aus, sonst scheidet es aus.
quidditch-match-minute-goal = Aufs Tor schießen
    .text = Von der Linie davor. Jäger und Hüter würfeln je einmal; ist der Jäger höher, ist es ein Tor. Zwei Tore gewinnen die Runde.
quidditch-match-minute-card = Jedes Tor bringt eine Karte
    .text = Sie hilft bei der Jagd: ein schnellerer Besen, eine Finte, ein Zauber gegen den anderen Sucher.
quidditch-match-minute-chase = Den Schnatz fangen
    .text = Dann fliegen die Sucher einmal um das Feld: zwei Würfel je Zug und eine Karte. Wer zuerst herum ist, gewinnt.
# The line below the pictures.
quidditch-match-minute-count = Was zählt
    .text = Tore gewinnen Runde 1 und damit den ersten Zug der Jagd. Der Schnatz gewinnt das Match.
