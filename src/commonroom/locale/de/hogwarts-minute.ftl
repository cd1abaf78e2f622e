### Ein Jahr in Hogwarts in einer Minute, auf Deutsch: sechs Bilder je Spielart, jedes mit Titel und ein, zwei Sätzen.

hogwarts-minute-walk = Würfeln und gehen
    .text = Zwei Würfel sagen, wie weit du gehst. Geh den ganzen Wurf, in jede Richtung. Nur auf Türmen und an den Orten deiner Missionen darfst du früher anhalten.
hogwarts-minute-fields = Das Feld, auf dem du anhältst
    .text = Sein Zeichen gilt: Zauber, Zaubertränke, Bücher, LP, ein Ereignis, ein Duell mit einem Schüler.
hogwarts-minute-tokens = Gegenstände aufheben
    .text = Goldene Münzen liegen offen auf dem Plan. Nimm bis zu zwei je Zug, auch im Vorbeigehen. Sechs passen in deine Tasche.
hogwarts-minute-mission = Missionen erfüllen
    .text = Bring ihre Gegenstände an ihren Ort. Dort kämpfst du gegen den, der auf dich wartet. Gewinnst du, bekommst du die Punkte.
hogwarts-minute-fight = Kämpfen mit Würfeln und Karten
    .text = Ein Würfel, der mindestens den Widerstand des Gegners zeigt, nimmt 1 LP. Dann schlägt der Gegner zu. Zauber und Tränke helfen.
hogwarts-minute-exam = Prüfungen ablegen
    .text = Gib ein Buch in seinem Klassenzimmer ab: Du bekommst so viele Punkte, wie es wert ist. Auch Quidditch und gutes Betragen bringen Punkte.

## Voldemort Returns

hogwarts-minute-sides = Zwei Seiten
    .text = Einer von euch ist Peter Pettigrew, die anderen sind Harry und seine Freunde.
hogwarts-minute-ritual = Das Ritual
    .text = Pettigrew sammelt vier Dinge und bringt sie zum Quidditchfeld. Dann ist Voldemort zurück, mit seinen Todessern.
hogwarts-minute-horcruxes = Sechs Horkruxe
    .text = Sie liegen offen auf dem Plan. Jeder zerstörte kostet Voldemort 1 LP.
hogwarts-minute-weapons = Zahn oder Schwert
    .text = Damit geht ein Held zu einem Horkrux und würfelt gegen die dunkle Seite. Würfelt er höher, ist der Horkrux zerstört.
hogwarts-minute-return = Die Rückkehr
    .text = Von nun an wird gekämpft. Harry sucht den Stein der Auferstehung, Voldemort den Elderstab.
hogwarts-minute-meeting = Die Begegnung
    .text = Ohne den Stein verliert Harry, ohne den Stab Voldemort. Haben beide, was sie brauchen, gewinnt Voldemort, solange es noch einen Horkrux gibt; sonst würfelt jeder einmal.

# The line below the pictures.
hogwarts-minute-count = Wer gewinnt?
    .text = Im Schuljahr: die meisten Punkte, sobald jemand so viele Missionen und Punkte hat, wie die gewählte Länge verlangt. Bei Voldemorts Rückkehr: wer die Begegnung gewinnt.
