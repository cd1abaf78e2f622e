### The lessons of the Quidditch match, in German: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## The Quaffle

quidditch-match-lesson-quaffle = Der Quaffel
    .about = Würfel sind Aktionen: fliegen, werfen, schießen.
    .end = Tor! Für jedes Tor ziehst du eine Karte für die Jagd. Zwei Tore gewinnen die erste Runde.
quidditch-match-lesson-quaffle-roll = Dein Zug beginnt mit zwei Würfeln. Ihre Summe sagt, wie viel du tun darfst. Würfle.
    .otherwise = Würfle.
quidditch-match-lesson-quaffle-fetch = 4 Aktionen. Ein Schritt auf ein Nachbarfeld kostet 1, den Ball aufzunehmen nichts. Flieg mit Jäger 1 zum Quaffel.
    .other = Das geht auch. Aber lass Jäger 1 ihn holen: Du siehst gleich, warum.
    .elsewhere = Der Quaffel liegt auf dem hellen Feld. Jäger 1 ist direkt daneben.
    .end = Du hast noch Aktionen. Hol den Quaffel.
    .otherwise = Wähle Jäger 1 und tippe auf das helle Feld.
quidditch-match-lesson-quaffle-pass = Du hast ihn! Neben dir ist Jäger 2. Ein Wurf auf ein Nachbarfeld kostet 1 Aktion: Wirf ihm den Quaffel zu.
    .nobody = Dort ist niemand von dir. Wirf ihn zu Jäger 2.
    .move = Fliegen geht auch, aber versuch einen Wurf: zu Jäger 2.
    .end = Du hast noch Aktionen. Wirf ihn zu Jäger 2.
    .otherwise = Wähle erst den Wurf, dann tippe auf das helle Feld.
quidditch-match-lesson-quaffle-line = Schießen darfst du nur von der Linie vor dem Tor. Noch ein Schritt mit Jäger 2.
    .pass = Genug geworfen. Jäger 2 fliegt zur Linie.
    .elsewhere = Jäger 2 hat den Ball und muss zur Linie.
    .end = Du hast noch Aktionen. Flieg zur Linie.
    .far = Von hier ist es zu weit. Schieß von der Linie vor dem Tor.
    .otherwise = Flieg mit Jäger 2 auf das helle Feld.
quidditch-match-lesson-quaffle-shoot = Jetzt schieß! Du und der Hüter werft je einen Würfel. Ist deiner höher, ist es ein Tor.
    .move = Hier bist du genau richtig. Schieß.
    .end = Nicht ohne einen Schuss!
    .otherwise = Schieß aufs Tor.

## The Bludger

quidditch-match-lesson-bludger = Der Klatscher
    .about = Deine Treiber stoppen jeden, der den Ball hat.
    .end = Ein Spieler weniger für Blaise, und der Quaffel für dich. Eine Seite ohne Jäger verliert die erste Runde.
quidditch-match-lesson-bludger-roll = Ein Jäger von Blaise hat den Quaffel, dicht vor deinem Tor. Deine Treiber können ihn stoppen. Würfle.
    .otherwise = Würfle.
quidditch-match-lesson-bludger-fetch = Neben Treiber 1 liegt ein Klatscher. Flieg hin: Ihn aufzunehmen kostet nichts.
    .elsewhere = Erst der Klatscher: Treiber 1 fliegt auf das helle Feld.
    .end = Du hast noch Aktionen. Hol den Klatscher.
    .otherwise = Wähle Treiber 1 und tippe auf das helle Feld.
quidditch-match-lesson-bludger-aim = Mach den Klatscher jetzt bereit. Das kostet keine Aktion, und ein Würfel sagt, wie weit er fliegt.
    .move = Bleib hier: Du stehst mit dem Jäger auf einer Linie.
    .end = Noch nicht: Wirf erst den Klatscher.
    .otherwise = Mach den Klatscher bereit.
quidditch-match-lesson-bludger-throw = Er fliegt bis zu 4 Felder in gerader Linie. Wirf ihn auf den Jäger mit dem Quaffel.
    .nobody = In dieser Richtung ist niemand von Blaise. Wirf ihn auf den Jäger.
    .otherwise = Tippe auf den Jäger mit dem Quaffel, dann wirf.
quidditch-match-lesson-bludger-loose = Getroffen! Mit 4 oder mehr wäre der Jäger ausgewichen; es war eine 2. Der Quaffel ist frei. Hol ihn mit Jäger 1.
    .elsewhere = Der Quaffel liegt auf dem hellen Feld. Hol ihn mit Jäger 1.
    .end = Der Quaffel wartet auf dich. Hol ihn.
    .otherwise = Wähle Jäger 1 und tippe auf das helle Feld.

## The Snitch

quidditch-match-lesson-snitch = Der Schnatz
    .about = Zwei Sucher, einmal um das Feld, und wer zuerst herum ist, gewinnt.
    .end = Gefangen! Wer den Schnatz fängt, gewinnt das Match, egal wie es nach Toren steht. Jetzt kannst du spielen.
quidditch-match-lesson-snitch-roll = Nach zwei Toren jagen die Sucher den Schnatz: einmal um das Feld, 24 Felder weit. Blaise liegt vorn. Würfle.
    .card = Du darfst zuerst eine Karte spielen. Aber würfle: Dann weißt du, was du brauchst.
    .otherwise = Würfle.
quidditch-match-lesson-snitch-back = 5 Felder. Eine Karte pro Zug ist erlaubt. Blaise ist auf 17: Der Verwechslungszauber schickt den anderen Sucher 3 zurück.
    .firebolt = Heb den Feuerblitz für die letzten Felder auf. Spiel den Verwechslungszauber.
    .end = In jedem Zug darfst du eine Karte spielen. Spiel den Verwechslungszauber.
    .otherwise = Wähle den Verwechslungszauber und spiel ihn.
quidditch-match-lesson-snitch-again = Zurück auf 14 und dann 8 Felder vor. Ohne deine Karte hätte Blaise den Schnatz gefangen. Würfle.
    .card = Würfle zuerst: Dann weißt du, was du brauchst.
    .otherwise = Würfle.
quidditch-match-lesson-snitch-catch = Du bist auf 20, es fehlen noch 4 Felder. Was kann der Feuerblitz?
    .end = Dann ist Blaise noch einmal dran. Spiel den Feuerblitz.
    .otherwise = Spiel den Feuerblitz: 4 Felder.
