### The Quidditch match in the terminal, in German: what the page says otherwise. Variables as in quidditch-match.ftl.

# What a card does besides moving your own Seeker; $by is such as −2.
quidditch-match-card-other = die andere Seite { $by }
quidditch-match-card-die = ein Würfel mehr

## Answers to what leads nowhere

quidditch-match-say-how = Tippe einen Spielstein und wohin er soll, etwa c1 u; ? erklärt es.
quidditch-match-say-nothing-there = Nenne das Feld: Dort steht noch nichts von dir, das eine Richtung haben könnte.
quidditch-match-say-field = Nenne ein Feld nach Spalte und Reihe, etwa c5, oder eine Richtung: u, d, l oder r.
quidditch-match-say-no-card = Diese Karte hast du nicht.

## The help page. The letters u, d, l and r are up, down, left and right.

quidditch-match-help = Die erste Runde gewinnt, wer zwei Tore schießt oder alle Jäger der anderen Seite ausschaltet. Wer sie gewinnt, fliegt in der zweiten Runde zuerst: Der Sucher, der die Bahn zu Ende fliegt, fängt den Schnatz. Deine Tore sind unten, deine Spielsteine großgeschrieben: K, B1 und B2, C1 bis C3 sind Hüter, Treiber und Jäger.
quidditch-match-help-roll = würfeln: um deine Aktionen oder für deinen Sucher
quidditch-match-help-step = ein Schritt deines Jägers 1 nach oben; auch d (unten), l (links), r (rechts) oder das Feld: c1 c5
quidditch-match-help-pass = den Quaffel nach oben werfen; auch auf ein Feld: p c5
quidditch-match-help-shoot = aufs Tor schießen, von der Linie vor den gegnerischen Toren
quidditch-match-help-take = dem Jäger, auf dessen Feld du gekommen bist, den Quaffel abnehmen
quidditch-match-help-aim = den Klatscher von Treiber 1 bereit machen: Ein Würfel sagt, wie weit er fliegt
quidditch-match-help-throw = dann nach oben werfen; auch d, l, r
quidditch-match-help-card = deine erste Quidditchkarte spielen
quidditch-match-help-end = den Zug beenden; übrige Aktionen verfallen
quidditch-match-help-formation = beim Aufstellen: die übliche Aufstellung; c1 b3 stellt einen Spielstein auf
quidditch-match-help-put = den Quaffel auf dieses Feld legen, wenn du keinen Hüter mehr hast
quidditch-match-help-quaffle = der Quaffel; { $bludger } ein Klatscher: auf einem Feld oder bei dem Spielstein davor
quidditch-match-help-lap = wie weit ein Sucher auf der Bahn ist
