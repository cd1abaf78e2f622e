### The lessons of A Year at Hogwarts, in German: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A first turn

hogwarts-lesson-walk = Dein erster Zug
    .about = Würfle, geh los und nimm, was dort liegt, wo du anhältst.
    .end = Erst würfeln, dann gehen, und das Feld, auf dem du anhältst, zählt. Türme, Flohpulver und Gegenstände helfen dir bei deinen Missionen.
hogwarts-lesson-walk-roll = Du bist Harry und stehst am Tor von Hogwarts. Ein Zug beginnt mit zwei Würfeln. Wirf sie.
    .otherwise = Würfle: Der Knopf leuchtet.
hogwarts-lesson-walk-walk = 1 und 3: Du gehst genau 4 Schritte. Wo dein Weg enden kann, leuchtet ein Feld. Auf diesem bekommst du einen Trank: Tippe darauf, dann geh hin.
    .tower = Auf einem Turm darfst du früher anhalten. Das kommt gleich; hol jetzt erst den Trank.
    .elsewhere = Dort kannst du auch anhalten. Aber auf dem hellen Feld bekommst du einen Trank.
    .step = Wähle gleich das Feld, auf dem du anhalten willst; den Weg dorthin gehst du von selbst.
    .whole = Du musst den ganzen Wurf gehen. Früher anhalten darfst du nur auf Türmen und an den Orten deiner eigenen Missionen.
    .otherwise = Geh zum hellen Feld: Es ist 4 Schritte entfernt.
hogwarts-lesson-walk-again = Ein Trank für einen späteren Kampf. Du spielst hier allein, also bist du gleich wieder dran. Würfle.
    .otherwise = Würfle für deinen nächsten Zug.
hogwarts-lesson-walk-tower = Diesmal sind es 6 Schritte. Auf einem Turm darfst du aber anhalten, egal wie viele noch übrig sind. Geh zum hellen Turm.
    .other-tower = Auch das ist ein Turm, aber nimm den hellen.
    .elsewhere = Dann sind alle Schritte verbraucht. Auf Türmen darfst du früher anhalten: Geh zum hellen.
    .step = Wähle gleich den Turm; den Weg dorthin gehst du von selbst.
    .otherwise = Geh zum hellen Turm.
hogwarts-lesson-walk-floo = Von einem Turm aus bringt dich Flohpulver an ferne Orte. Der Spiegel für deine Mission liegt im Fuchsbau. Reise dorthin.
    .elsewhere = Dorthin kannst du auch reisen, aber der Spiegel liegt im Fuchsbau.
    .stay = Dann bleibt der Spiegel, wo er ist. Nimm das Flohpulver.
    .otherwise = Tippe auf dem Plan auf den Fuchsbau und bestätige.
hogwarts-lesson-walk-take = Da ist er. Nimm den Spiegel; danach bist du wieder auf deinem Turm.
    .leave = Dafür bist du doch hier! Nimm ihn.
    .otherwise = Nimm den Spiegel.

## A mission

hogwarts-lesson-mission = Deine Mission
    .about = Finde, was sie braucht, und geh dann an ihren Ort.
    .end = Erst der Gegenstand, dann der Ort, dann der Kampf. Wie du kämpfst, kommt als Nächstes.
hogwarts-lesson-mission-look = Das ist deine Mission, sie bringt 50 Punkte: Bändige den Hund. Dir fehlt noch die Flöte; wo sie liegt, steht dabei. Würfle.
    .otherwise = Würfle.
hogwarts-lesson-mission-fetch = Zur Flöte sind es 3 Schritte, und du hast 3 gewürfelt. Geh hin.
    .short = Der Turm liegt auf dem Weg, die Flöte aber ein Feld weiter.
    .elsewhere = Dort ist keine Flöte. Sie liegt auf dem hellen Feld.
    .step = Wähle gleich das Feld mit der Flöte; den Weg dorthin gehst du von selbst.
    .otherwise = Geh zum hellen Feld mit der Flöte.
hogwarts-lesson-mission-take = Nimm die Flöte. Gegenstände darfst du auch im Vorbeigehen nehmen, zwei je Zug, und sechs passen in deine Tasche.
    .leave = Ohne die Flöte wird nichts aus der Mission. Nimm sie.
    .otherwise = Nimm die Flöte.
hogwarts-lesson-mission-ready = Jetzt ist deine Mission bereit. Ihr Ort ist gleich nebenan: der Westflügel. Würfle.
    .otherwise = Würfle.
hogwarts-lesson-mission-place = Du hast 6 Schritte, aber zum Westflügel ist es nur 1. Am Ort einer Mission, die bereit ist, darfst du anhalten. Tu es.
    .elsewhere = Deine Mission wartet im Westflügel. Halt dort an.
    .step = Wähle gleich den Westflügel; den Weg dorthin gehst du von selbst.
    .otherwise = Geh zum Westflügel: Er leuchtet.
hogwarts-lesson-mission-attempt = Du bist am richtigen Ort und hast alles, was du brauchst. Beginn die Mission: Da wartet schon jemand.
    .otherwise = Beginn die Mission.

## A fight

hogwarts-lesson-fight = Ein Kampf
    .about = Würfel, Karten und ein Schlag, den du kommen siehst.
    .end = Mission erfüllt! Aber Vorsicht: Wer allein spielt und den Kampf einer Mission verliert, verliert das Spiel. Sieh dir deine Chance an, bevor du beginnst.
hogwarts-lesson-fight-attempt = Du hast den Stein, und der Professor wartet schon. Beginn die Mission.
    .later = Das ginge, aber es ist alles bereit.
    .otherwise = Beginn die Mission.
hogwarts-lesson-fight-dice = Er hat 7 LP. Deine 4 Würfel treffen ab 3, und jeder Treffer nimmt 1 LP. Greif mit den Würfeln an.
    .keep = Eine gute Karte! Heb sie für den Schluss auf und würfle zuerst.
    .healthy = Noch bist du unverletzt. Greif mit den Würfeln an.
    .otherwise = Greif mit deinen Würfeln an.
hogwarts-lesson-fight-shield = Drei Treffer! Jetzt schlägt er zurück: 4 LP. Der Schlag ist angekündigt, also kannst du antworten. Protego wehrt ihn ab.
    .pass = Dann verlierst du 4 LP. Protego wehrt den Schlag ab.
    .heal = Das gibt dir 3 LP, aber der Schlag kommt trotzdem. Protego wehrt ihn ab.
    .otherwise = Spiel Protego.
hogwarts-lesson-fight-card = Dir ist nichts passiert. Er hat noch 4 LP, und Reductio nimmt genau 4. Eine Karte ersetzt deine Würfel: Spiel sie.
    .dice = Dann müssten alle vier Würfel treffen. Reductio trifft sicher.
    .heal = Du hast noch alle LP. Spiel Reductio.
    .otherwise = Spiel Reductio.
hogwarts-lesson-fight-last = Er ist besiegt, schlägt aber noch einmal zu. Du hast 7 LP und verlierst 4, also bleibst du auf den Beinen. Steck den Schlag ein.
    .heal = Das ginge, aber 3 LP reichen zum Sieg. Heb den Trank auf.
    .otherwise = Passe: Das hältst du aus.
hogwarts-lesson-fight-put = 60 Punkte! Was eine Mission gebraucht hat, kommt weit weg, und du wählst, wohin. Leg den Stein an einen hellen Ort.
    .elsewhere = Das ginge. Wähle jetzt aber einen der hellen Orte.
    .otherwise = Leg den Stein an einen der hellen Orte.

## School

hogwarts-lesson-school = In der Schule
    .about = Eine Karte im Gemeinschaftsraum, eine Prüfung im Klassenzimmer.
    .end = 20 Punkte! Missionen, Prüfungen, Matches und gutes Betragen bringen Punkte. Mit mehr als 210 und einer Mission endet ein schnelles Spiel.
hogwarts-lesson-school-room = Du bist in einem Gemeinschaftsraum. Hier ziehst du eine Karte von einem Stapel deiner Wahl. Bücher bringen Punkte in Prüfungen: Zieh ein Buch.
    .behaviour = Das kann Punkte bringen oder kosten. Nimm heute ein Buch.
    .other-deck = Im Kampf ist das nützlich. Aber wir wollen eine Prüfung ablegen: Zieh ein Buch.
    .otherwise = Zieh eine Karte von den Büchern.
hogwarts-lesson-school-book = Dein Buch gehört ins Klassenzimmer für Verteidigung gegen die dunklen Künste und ist 20 Punkte wert. Dorthin sind es 3 Schritte. Würfle.
    .otherwise = Würfle.
hogwarts-lesson-school-classroom = Du hast 3 gewürfelt. Geh ins Klassenzimmer.
    .elsewhere = Dein Buch zählt nur in seinem eigenen Klassenzimmer. Das leuchtet.
    .step = Wähle gleich das Klassenzimmer; den Weg dorthin gehst du von selbst.
    .otherwise = Geh ins helle Klassenzimmer.
hogwarts-lesson-school-exam = Leg jetzt mit deinem Buch die Prüfung ab. Durchfallen kannst du nicht.
    .pass = Damit verschenkst du 20 Punkte. Leg die Prüfung ab.
    .otherwise = Leg die Prüfung mit deinem Buch ab.

## A duel

hogwarts-lesson-duel = Ein Duell
    .about = Gegen einen Schüler, und bei deinem letzten LP ist Schluss.
    .end = Gewinnst du ein Duell, ziehst du drei Karten. Hast du nur noch 1 LP, ist es verloren, und du legst drei zurück.
hogwarts-lesson-duel-dice = Auf einem Duellfeld wartet ein Schüler: Ron, mit 6 LP. Du hast 3, und bei 1 LP ist ein Duell verloren. Greif mit den Würfeln an.
    .keep = Heb den Zauber für den Schluss auf. Erst die Würfel.
    .early = Noch nicht. Später brauchst du den Trank dringender.
    .otherwise = Greif mit deinen Würfeln an.
hogwarts-lesson-duel-blow = Vier Treffer! Ron nimmt dir 1 LP. Dann hast du noch 2, also steck den Schlag ein.
    .early = 2 LP reichen erst mal. Heb den Trank auf.
    .otherwise = Passe: Das hältst du aus.
hogwarts-lesson-duel-spell = Ron hat noch 2 LP, und Expelliarmus nimmt genau 2. Spiel die Karte.
    .dice = Die Würfel können danebengehen. Der Zauber nicht.
    .early = Besieg erst Ron. Den Trank brauchst du gleich danach.
    .otherwise = Spiel Expelliarmus.
hogwarts-lesson-duel-drink = Nach seinem letzten Schlag hättest du nur noch 1 LP, und das Duell wäre verloren! Trink deinen Trank: Er gibt dir 3 LP.
    .pass = Dann hast du 1 LP und verlierst das Duell. Trink den Trank.
    .otherwise = Spiel den Wiggenweldtrank.
hogwarts-lesson-duel-won = Gewonnen: ein Zauber, ein Trank und ein Buch für dich. LP kommen aber nicht von selbst zurück. Würfle.
    .otherwise = Würfle.
hogwarts-lesson-duel-heal = Felder mit einem Kreuz geben LP. In der Küche bekommst du 2. Geh hin, es sind 3 Schritte.
    .elsewhere = Du brauchst LP. Auf dem hellen Feld bekommst du welche.
    .step = Wähle gleich die Küche; den Weg dorthin gehst du von selbst.
    .otherwise = Geh in die Küche.

## Voldemort Returns

hogwarts-lesson-returns = Voldemorts Rückkehr
    .about = Ein anderes Spiel auf demselben Plan: Helden gegen die dunkle Seite.
    .end = Finde den Stein, zerstöre alle sechs Horkruxe und begegne dann Voldemort. Wer ohne seinen Gegenstand kommt, verliert.
hogwarts-lesson-returns-roll = Du bist Harry, Blaise ist Pettigrew. Sechs Horkruxe liegen auf dem Plan, und dein Schwert kann sie zerstören. Würfle.
    .otherwise = Würfle.
hogwarts-lesson-returns-walk = Im Uhrenturm liegt ein Horkrux, 3 Schritte entfernt. Geh hin.
    .elsewhere = Der Horkrux ist im Uhrenturm. Der Turm leuchtet.
    .step = Wähle gleich den Uhrenturm; den Weg dorthin gehst du von selbst.
    .otherwise = Geh zum hellen Turm.
hogwarts-lesson-returns-destroy = Du und Blaise werft je einen Würfel. Ist deiner höher, ist der Horkrux zerstört. Schlag zu!
    .pass = Dann bleibt er heil. Schlag mit dem Schwert zu.
    .otherwise = Versuch, den Horkrux zu zerstören.
hogwarts-lesson-returns-hide = Zerstört: Voldemort ist um 1 LP schwächer. Aber Pettigrew hatte alle vier Dinge: Voldemort ist zurück und sucht den Elderstab. Versteck den Stab auf einem hellen Feld.
    .near = Dort könnte er bald sein. Wähle eines der hellen Felder.
    .otherwise = Leg den Stab auf ein helles Feld, weit weg von ihm.
hogwarts-lesson-returns-plan = Auf Türmen stehen jetzt Todesser, und wer einem begegnet, kämpft. Blaise hat den Stein der Auferstehung hierhin gelegt. Du brauchst ihn, bevor du Voldemort begegnest.
