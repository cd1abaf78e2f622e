### The lessons of Sequence, in German: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.
### Spaces are called by the edges of the board, as in e6.

## First chip

sequence-lesson-first-chip = Dein erster Chip
    .about = Eine Karte nennt ein Feld, ein Chip kommt darauf, eine neue Karte folgt.
    .end = Das ist ein ganzer Zug: Karte, Chip, Karte. Als Nächstes siehst du, wozu die Chips da sind.
sequence-lesson-first-chip-place = Jede Karte außer den Buben ist zweimal auf dem Brett abgebildet. Nimm deine 4♥ und leg einen Chip auf eines ihrer beiden Felder.
    .other-card = Die ginge auch. Nimm jetzt aber die 4♥: Sie leuchtet.
    .other-space = Dieses Feld gehört zu einer anderen Karte. Deine 4♥ passt nur dorthin, wo eine 4♥ zu sehen ist.
    .corner = Die Ecken bleiben frei. Sie zählen ohnehin für alle.
    .otherwise = Erst die 4♥, dann eines der beiden hellen Felder.
sequence-lesson-first-chip-draw = Dein Chip liegt. Zieh jetzt eine Karte vom Stapel, dann hast du wieder sieben. Meist geschieht das von selbst; sonst spielst du mit weniger weiter, wenn du es vergisst.
    .too-soon = Ein Chip pro Zug. Zieh erst deine Karte, dann ist Blaise dran.
    .otherwise = Tippe auf den Stapel: Dort wartet deine Karte.
sequence-lesson-first-chip-taken = Blaise hatte auch eine 8♦ und hat eines ihrer Felder belegt. Deine kommt auf das andere, auf j7.
    .other-card = Heb dir die Karte für später auf. Jetzt geht es um die 8♦.
    .covered = Da liegt schon ein Chip von Blaise. Auf ein Feld passt nur einer; das andere Feld der 8♦ ist frei.
    .otherwise = Deine 8♦, auf das helle Feld j7.
sequence-lesson-first-chip-again = Der Chip liegt. Und jetzt? Du weißt es schon.
    .too-soon = Blaise ist dran, aber deine Karte liegt noch auf dem Stapel.
    .otherwise = Zieh deine Karte vom Stapel.

## Lines and corners

sequence-lesson-lines = Fünf in einer Reihe
    .about = Fünf Chips in einer Linie sind eine Sequenz, und zwei Sequenzen gewinnen.
    .end = Zwei Sequenzen, du hast gewonnen! Denk an die Ecken: Sie sparen dir einen Chip.
sequence-lesson-lines-grow = Fünf deiner Chips in einer Linie sind eine Sequenz: waagerecht, senkrecht oder diagonal. Deine 4♥ hat zwei Felder. Welches liegt auf deiner Diagonale ab c4?
    .apart = Das Feld ist frei, liegt aber abseits. Folge der Diagonale von c4 hinunter zu g8.
    .other-card = Das hilft der Diagonale nicht. Deine 4♥ schon.
    .otherwise = Such das Feld der 4♥, das zwischen deinen Chips liegt.
sequence-lesson-lines-five = Vier von fünf. Die Lücke ist auf f7, und du hast die Karte dafür. Schließ die Linie.
    .apart = Das ist das andere Feld von K♥. Die Lücke in deiner Linie ist auf f7.
    .other-card = Die Lücke auf f7 gehört zu K♥. Diese Karte brauchst du.
    .otherwise = Spiel K♥ auf f7.
sequence-lesson-lines-corner = Deine erste Sequenz, die nimmt dir keiner mehr. Schau jetzt nach oben links: Die Ecke zählt wie ein Chip von dir. Was fehlt zur Sequenz?
    .apart = Das ist das andere Feld der 5♠. Du brauchst a5, gleich neben deinen drei Chips.
    .other-card = Eine Karte schließt die oberste Reihe, und du hast sie: Sieh nach, was auf a5 steht.
    .corner = Auf eine Ecke kommt kein Chip. Sie zählt schon für dich.
    .otherwise = Spiel deine 5♠ auf a5.

## Jacks

sequence-lesson-jacks = Zweierlei Buben
    .about = Ein Auge nimmt einen Chip weg, zwei Augen legen einen, wohin du willst.
    .end = Ein Auge nimmt weg, zwei Augen legen überallhin. Spar sie für das auf, was andere Karten nicht können.
sequence-lesson-jacks-remove = Blaise hat vier in einer Reihe, beide Enden offen. J♠ hat ein Auge: Er nimmt einen gegnerischen Chip vom Brett. Entferne einen der vier.
    .one-end = Damit ist ein Ende zu, und Blaise nimmt das andere. Brich die Reihe selbst auf, mit J♠.
    .other-card = Dann macht Blaise im nächsten Zug die Sequenz voll. Dein J♠ verhindert das.
    .empty = J♠ legt nichts. Er nimmt einen Chip weg: Wähle einen der vier.
    .locked = Eine fertige Sequenz ist sicher, auch vor einem Buben. Die vier in der Mitte sind es nicht.
    .own = Das ist dein eigener Chip. Nimm einen von Blaise.
    .otherwise = Spiel J♠ auf einen der vier hellen Chips.
sequence-lesson-jacks-wild = Das hat gesessen. J♦ und J♣ haben zwei Augen: Sie legen deinen Chip auf jedes freie Feld. Füll mit einem von ihnen die Lücke in deiner Reihe.
    .anywhere = Dort darf er hin, aber nur auf d6 vollendet er deine Reihe.
    .other-card = Keine andere Karte von dir kommt auf d6. Genau dafür ist der Bube da.
    .covered = Dieser Bube braucht ein freies Feld. Hier liegt schon ein Chip.
    .corner = Auf eine Ecke kommt kein Chip, auch nicht mit einem Buben.
    .otherwise = Spiel J♦ oder J♣ auf d6.
sequence-lesson-jacks-keep = Eine Sequenz! In Reihe i hast du drei weitere Chips und eine Lücke auf i5. Zwei deiner Karten passen dorthin. Welche gibst du lieber her?
    .costly = Passt, aber deine 4♠ tut dasselbe. Heb den Buben für ein Feld auf, an das du sonst nicht kommst.
    .apart = Das ist das andere Feld der 4♠. Die Lücke in deiner Reihe ist auf i5.
    .other-card = Füll die Lücke auf i5, dann sind es vier.
    .otherwise = Spiel deine 4♠ auf i5.

## Dead cards

sequence-lesson-dead-cards = Karten, die nirgends passen
    .about = Sind beide Felder einer Karte belegt, darfst du sie tauschen.
    .end = Eine tote Karte kostet dich nichts: ein Tausch pro Zug, und du spielst trotzdem.
sequence-lesson-dead-cards-swap = Beide Felder deiner 9♥ sind belegt, sie ist also tot. Tausch sie gegen eine neue; du bleibst danach am Zug.
    .later = Die ist auch tot und kommt noch dran. Tausch erst die 9♥.
    .play = Das ginge, aber die tote Karte bleibt dann auf der Hand. Tausch erst die 9♥.
    .alive = Diese Karte hat noch ein freies Feld oder ist ein Bube, und der ist nie tot. Die 9♥ ist es.
    .covered = Für sie ist kein Feld mehr frei. Tausch sie lieber.
    .otherwise = Nimm die 9♥ und tausch sie.
sequence-lesson-dead-cards-use = Du hast die 3♥ gezogen, und eines ihrer Felder setzt deine Reihe fort. Spiel sie dorthin.
    .apart = Frei, aber abseits. Auf i9 setzt sie deine Reihe fort.
    .other-card = Deine neue 3♥ macht in Reihe i vier daraus. Nimm die.
    .one-swap = Nur ein Tausch pro Zug. Die andere tote Karte muss warten.
    .otherwise = Spiel die 3♥ auf i9.
sequence-lesson-dead-cards-find = Neuer Zug, neuer Tausch. Noch eine Karte von dir ist tot: Schau auf h8 und j3 und finde sie.
    .play = Tausch zuerst: Es kostet dich nichts.
    .alive = Die kannst du noch spielen. Schau, was auf h8 und j3 steht.
    .otherwise = Es ist K♦. Tausch ihn.
sequence-lesson-dead-cards-finish = Gut gefunden. Zum Zug fehlt noch ein Chip: Spiel, was du willst.
    .otherwise = Wähle eine Karte, dann eines ihrer freien Felder.

## Blocking

sequence-lesson-blocking = Andere aufhalten
    .about = Sieh eine Linie kommen und leg einen Chip dazwischen.
    .end = Einen Vierer sofort stoppen, einen offenen Dreier früh, am besten mit einem Chip, der auch dir hilft.
sequence-lesson-blocking-four = Blaise hat einen Vierer mit einer Lücke auf e5. Noch ein Chip, und es ist eine Sequenz. Du hast die Karte für die Lücke.
    .apart = Das ist das andere Feld der 5♥, es hält nichts auf. Die Lücke ist auf e5.
    .other-card = Schön, aber Blaise schließt im nächsten Zug die Lücke. Erst die 5♥.
    .otherwise = Spiel deine 5♥ auf e5.
sequence-lesson-blocking-three = Gestoppt. Jetzt hat Blaise drei in Spalte 8, beide Enden offen. Wartest du, gibt es zwei Wege zur Sequenz. Mach ein Ende zu.
    .apart = Diese Karte hat auch ein Feld am Ende der Spalte. Nimm das.
    .other-card = Dann wird aus dem Dreier ein Vierer mit zwei offenen Enden, und du kannst nur eines schließen. Blockier jetzt.
    .otherwise = Spiel die 9♦ auf e8 oder die 2♥ auf i8.
sequence-lesson-blocking-both = Wieder drei, diesmal auf der Diagonale ab f3. Du kannst beide Enden schließen. Welches hilft auch dir?
    .only-blocks = Das hält Blaise auf. Das andere Ende auch, und es macht aus deiner Reihe einen Vierer.
    .other-card = Erst die Diagonale: Zwei deiner Karten halten sie auf.
    .otherwise = Spiel deine 3♠ auf i6.

## Teams

sequence-lesson-teams = Im Team
    .about = Eine Farbe, zwei Spieler, und kein Wort über die Karten.
    .end = Dein Team gewinnt! Ganz ohne Worte: Deine Chips haben gesprochen.
sequence-lesson-teams-join = Luna sitzt dir gegenüber und spielt deine Farbe: Ihre Chips sind auch deine. Drei stehen in Spalte 4. Mach vier daraus.
    .apart = Das Feld liegt abseits der Spalte. f4 setzt sie fort.
    .other-card = Hilf in Lunas Spalte: Die helle Karte passt auf f4.
    .otherwise = Spiel die helle Karte auf f4.
sequence-lesson-teams-claim = Luna hat sofort zugemacht. Aber Blaise hat Draco gerade gesagt, wohin er spielen soll. In dieser Ausgabe kostet das beide eine Karte. Melde es.
    .play = Spielen darfst du, aber dann bleibt das Flüstern ungestraft. Melde es zuerst.
    .own-team = Das eigene Team kannst du nicht beschuldigen, und es gibt immer nur eine offene Meldung.
    .otherwise = Melde den Hinweis des anderen Teams.
sequence-lesson-teams-leave = Sie geben es zu, und jeder gibt eine Karte ab. Zeig Luna ohne Worte, was du meinst: h6 bis h8 gehören euch, h10 würde helfen.
    .apart = Das würde Luna nicht verstehen. In Reihe h sieht sie die Linie.
    .other-card = Leg einen Chip in Reihe h. Den Rest kann Luna.
    .otherwise = Spiel die helle Karte auf h10.
