### The lessons of the Quidditch card game, in German: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A ball

quidditch-lesson-ball = Ein Ball
    .about = Leg eine Karte verdeckt, deck sie auf, und der höhere Wert punktet.
    .end = Legen, aufdecken, punkten: Das ist eine Runde. Wer beim Fang des Schnatzes die meisten Punkte hat, gewinnt.
quidditch-lesson-ball-lay = Der Quaffel liegt auf dem Feld, er bringt 10 Punkte. Beide legen dort verdeckt eine Karte, der höhere Wert holt ihn. Leg deinen Jäger 9.
    .beater = Ein Treiber zählt hier auch, aber nur 1. Für den Quaffel ist dein Jäger 9 da.
    .keeper = Ein Hüter hält einen Jäger auf, punktet aber nicht gegen ihn. Du willst die Punkte: Leg den Jäger 9.
    .low = Das könnte zu wenig sein. Dein Jäger 9 ist deine höchste Karte.
    .empty = Der Quaffel bleibt nie allein. Leg eine Karte dorthin.
    .otherwise = Leg deinen Jäger 9 an den Quaffel.
quidditch-lesson-ball-pass = Beide Karten sind offen: deine 9 gegen die 7 von Blaise. Sonderkarten könnten das noch ändern. Du hast keine, also passe.
    .laid = Was liegt, das liegt. Jetzt werden die Karten verglichen.
    .otherwise = Passe, und der Quaffel gehört dir.
quidditch-lesson-ball-again = 10 Punkte für dich. Deine Hand ist wieder voll, und der nächste Quaffel ist da. Blaise hat schon gelegt. Welche deiner Karten ist die stärkste?
    .low = Du hast eine höhere für den Quaffel. Such die 8.
    .special = Eine Sonderkarte zählt an einem Ball nichts. Leg eine Spielerkarte.
    .otherwise = Leg deinen Jäger 8 an den Quaffel.

## The four roles

quidditch-lesson-roles = Vier Rollen
    .about = Jäger punkten, Hüter halten, Treiber treffen, Sucher warten auf den Schnatz.
    .end = Dein Hüter hält: Der Quaffel bleibt liegen. Jede Rolle hat ihren Ball, und dein Sucher wartet noch auf den Schnatz.
quidditch-lesson-roles-declare = Neben dem Quaffel liegt ein Klatscher. Niemand muss um ihn spielen, aber du hast einen Treiber, und der herrscht dort. Sag an, dass du um ihn spielst.
    .none = Du darfst ihn liegen lassen. Aber du hast einen Treiber, also trau dich.
    .otherwise = Wähle den Klatscher und bestätige.
quidditch-lesson-roles-lay = Jetzt an jeden Ball eine Karte: Am Klatscher zählen nur Treiber, am Quaffel entscheidet der Wert. Jäger und Treiber leuchten.
    .seeker = Mit 11 würde er hier gewinnen. Aber nur ein Sucher fängt den Schnatz, also heb ihn auf.
    .keeper = Ein Hüter hält, punktet aber nicht gegen einen Jäger. Versuch zu punkten: Leg den Jäger 8.
    .low = Dein Jäger 8 hat die besseren Aussichten.
    .no-beater = Am Klatscher zählt nur ein Treiber. Deiner ist die 2.
    .one-each = Du spielst um zwei Bälle, also bekommt jeder eine Karte.
    .otherwise = Jäger 8 an den Quaffel, Treiber 2 an den Klatscher.
quidditch-lesson-roles-order = Du beginnst die Runde und wählst, welcher Ball zuerst kommt. Nimm den Klatscher: Wer getroffen wird, verliert zufällig eine Karte, vielleicht die für den Quaffel.
    .later = Das geht. Aber ein Treffer jetzt könnte Blaise eine Karte für den Quaffel kosten. Erst der Klatscher.
    .otherwise = Erst der Klatscher, dann der Quaffel.
quidditch-lesson-roles-save = Dein Treiber trifft, Blaise verliert eine Karte. Aber am Quaffel wartet ein Hüter 10. Er ist nicht niedriger als dein Jäger, also hält er. Passe.
    .otherwise = Passe. Der Quaffel bleibt für die nächste Runde.
quidditch-lesson-roles-keeper = Der Quaffel ist noch da, und diesmal greift Blaise an. Dein Hüter hält jeden Jäger, der nicht höher ist. Leg ihn.
    .seeker = Er brächte 10 Punkte, der Schnatz aber 150. Heb den Sucher auf.
    .low = Ist der Jäger von Blaise höher, sind die Punkte weg. Dein Hüter 9 hält ihn auf.
    .otherwise = Leg deinen Hüter 9 an den Quaffel.

## Face down and bluff

quidditch-lesson-bluff = Verdeckt
    .about = Niemand sieht, was du legst, also muss es nicht sein, wonach es aussieht.
    .end = Dein Bluff hat Blaise einen Hüter gekostet und dich eine Karte, die du entbehren konntest. Verdeckt kann alles liegen.
quidditch-lesson-bluff-declare = Du hast keinen Treiber, und das weiß Blaise nicht. Sag an, dass du um den Klatscher spielst: Dann muss Blaise dort auch eine Karte legen. Das ist ein Bluff.
    .none = Das ist sicher, aber dann hat Blaise alle Karten für den Quaffel. Versuch den Bluff.
    .otherwise = Wähle den Klatscher und bestätige.
quidditch-lesson-bluff-lay = Blaise hat zwei Karten gelegt, für dich so verdeckt wie deine für Blaise. Dein Jäger 10 kommt an den Quaffel, an den Klatscher eine helle Karte, die du entbehren kannst.
    .waste = Am Klatscher zählt deine 10 nichts. Schick sie zum Quaffel.
    .foul = Eine Sonderkarte zählt am Quaffel nichts. Dort willst du punkten: Jäger 10.
    .keep = Die kannst du noch brauchen. Gib eine der hellen Karten her.
    .one-each = Du hast angesagt, um beide zu spielen, also bekommt jeder Ball eine Karte.
    .otherwise = Jäger 10 an den Quaffel, eine helle Karte an den Klatscher.
quidditch-lesson-bluff-open = Erst der Quaffel: deine 10 gegen die 8. Du liegst vorn, es muss nichts mehr passieren. Passe.
    .needless = Das ginge, aber du gewinnst hier schon. Heb die Karte auf.
    .otherwise = Passe, und der Quaffel gehört dir.
quidditch-lesson-bluff-nothing = Und der Klatscher: Blaise hat einen Hüter gelegt, auch keinen Treiber. Niemand gewinnt ihn, aber der Hüter ist weg. Passe.
    .foul = Fouls gehören zum Quaffel. Hier kannst du nur passen.
    .otherwise = Passe. Der Klatscher bleibt liegen.

## Jinx and counter

quidditch-lesson-jinx = Fluch und Gegenzauber
    .about = Sonderkarten ändern, was auf dem Tisch liegt, und andere heben sie auf.
    .end = Er gehört dir, 7 gegen 6. Flüche ändern Werte, Finite stoppt Zauber, der Schiedsrichter stoppt Fouls.
quidditch-lesson-jinx-lower = Die Karten sind offen: deine 7 gegen eine 9. Dein Beinklammer-Fluch nimmt einer Karte 3. Spiel ihn gegen den Jäger von Blaise.
    .pass = Dann gewinnt die 9. Mit dem Beinklammer-Fluch kannst du das noch ändern.
    .disarm = Das nimmt Blaise eine Handkarte, aber die 9 bleibt eine 9. Hier hilft der Beinklammer-Fluch.
    .answer = Diese beiden antworten nur auf eine Karte. Noch hat niemand eine gespielt.
    .otherwise = Spiel den Beinklammer-Fluch am Quaffel.
quidditch-lesson-jinx-counter = Blaise antwortet mit Finite, das Flüche und Zauber aufhebt. Aber Finite ist selbst ein Zauber, und du hast auch eins: Heb das Aufheben auf.
    .pass = Dann ist dein Fluch verloren, und die 9 gewinnt.
    .referee = Der Schiedsrichter stoppt nur Fouls. Gegen einen Zauber brauchst du Finite.
    .answer = Antworte zuerst: Heb das Finite von Blaise auf oder lass es gelten.
    .otherwise = Antworte mit Finite.
quidditch-lesson-jinx-foul = Es gilt: 7 gegen 6. Jetzt foult Blaise. Mit Rempeln wäre der Quaffel einfach weg. Wen rufst du?
    .pass = Dann bekommt Blaise den Quaffel. Dein Schiedsrichter kann das verhindern.
    .disarm = Das stoppt kein Foul. Nur der Schiedsrichter tut das.
    .answer = Antworte zuerst auf das Foul.
    .otherwise = Antworte mit dem Schiedsrichter.
quidditch-lesson-jinx-settle = Gestoppt. Zwischen dir und dem Quaffel steht nichts mehr: Passe, und es ist entschieden.
    .disarm = Das ginge, aber du liegst schon vorn. Heb ihn für eine andere Runde auf.
    .otherwise = Passe.

## The Snitch

quidditch-lesson-snitch = Der Schnatz
    .about = 150 Punkte für einen Sucher, und das Spiel ist aus.
    .end = Gefangen! 150 Punkte und das Ende des Spiels. Hüte deinen Sucher, bis der Schnatz kommt.
quidditch-lesson-snitch-declare = Blaise führt 30 zu 10, aber der Goldene Schnatz ist da: 150 Punkte, und wer ihn fängt, beendet das Spiel. Nur Sucher zählen. Spiel um ihn.
    .none = Du hast den höchsten Sucher, den es gibt. Jetzt ist der Moment.
    .otherwise = Wähle den Schnatz und bestätige.
quidditch-lesson-snitch-lay = Der Sucher an den Schnatz. Auch der Quaffel braucht eine Karte, aber behalt Finite auf der Hand: Vielleicht brauchst du es.
    .quaffle = Am Quaffel holt der Sucher 10 Punkte, am Schnatz 150.
    .finite = An einem Ball hat Finite keine Kraft. Behalt es und leg eine andere Karte.
    .no-seeker = Am Schnatz zählt nur ein Sucher. Deiner ist die 12.
    .one-each = Der Quaffel bleibt nie allein. Eine Karte für jeden Ball.
    .otherwise = Sucher 12 an den Schnatz, an den Quaffel eine andere Karte, nur nicht Finite.
quidditch-lesson-snitch-order = Du wählst die Reihenfolge. Ist der Schnatz gefangen, ist das Spiel sofort aus, und die Karte von Blaise am Quaffel zählt nicht mehr. Also?
    .quaffle = Dann punktet Blaise vielleicht zuerst. Beginn mit dem Schnatz.
    .otherwise = Erst der Schnatz, dann der Quaffel.
quidditch-lesson-snitch-wait = 12 gegen 11: Du liegst vorn. Finite antwortet nur auf andere Karten, also warte ab. Passe.
    .answer = Finite braucht eine Karte, die es aufhebt. Noch hat niemand eine gespielt.
    .otherwise = Passe und sieh, was Blaise tut.
quidditch-lesson-snitch-catch = Der Wabbelbein-Fluch nimmt deinem Sucher 5: 7 gegen 11. Gut, dass du Finite behalten hast.
    .pass = Dann fängt Blaise den Schnatz. Heb den Fluch auf.
    .answer = Antworte zuerst auf den Fluch.
    .otherwise = Antworte mit Finite.
