### The first game of A Year at Hogwarts, in German: what the coach says beside the question, in five steps for each way
### to play. $question is the open question; $missions and $points are what ends the game.

hogwarts-guide-step = Erste Schritte, { $step } von { $steps }
hogwarts-guide-go-on = Verstanden
hogwarts-guide-skip = Überspringen

## What you want

hogwarts-guide-goal-solo =
    { $missions ->
        [one] Du gewinnst mit einer Mission und mehr als { $points } Punkten.
       *[other] Du gewinnst mit { $missions } Missionen und mehr als { $points } Punkten.
    } { $match ->
        [yes] Auch ein Quidditch-Match gehört dazu.
       *[no] {""}
    } Missionen bringen am meisten, Prüfungen kommen dazu. Ohne LP hast du verloren.
hogwarts-guide-goal-company =
    { $missions ->
        [one] Wer eine Mission und mehr als { $points } Punkte hat, leitet das Ende ein.
       *[other] Wer { $missions } Missionen und mehr als { $points } Punkte hat, leitet das Ende ein.
    } { $match ->
        [yes] Auch ein Quidditch-Match gehört dazu.
       *[no] {""}
    } Dann gewinnt, wer die meisten Punkte hat. Missionen bringen am meisten, Prüfungen kommen dazu.
hogwarts-guide-goal-team =
    { $missions ->
        [one] Dein Team braucht eine Mission und mehr als { $points } Punkte.
       *[other] Dein Team braucht { $missions } Missionen und mehr als { $points } Punkte.
    } Eure Punkte werden zusammengezählt, und dein Team sieht alles, was du hast.
hogwarts-guide-goal-heroes = Zerstört die sechs Horkruxe. Währenddessen sammelt Pettigrew, was Voldemort zurückbringt. Am Ende begegnen sich Harry und Voldemort, und das entscheidet das Spiel.
hogwarts-guide-goal-dark = Du bist Peter Pettigrew. Sammle vier Dinge und hol Voldemort zurück, bevor die Helden die sechs Horkruxe zerstört haben. Am Ende begegnen sich er und Harry, und das entscheidet das Spiel.

## A turn

hogwarts-guide-walk =
    { $question ->
        [start_of_turn] Würfle zuerst: So viele Schritte, wie die Würfel zeigen, gehst du.
        [rolled] Deine Figur darf diesen Wurf noch ändern, bevor sie geht.
       *[walk] Dein Weg kann dort enden, wo der Plan leuchtet. Tippe auf einen Ort, um zu sehen, was dort wartet, und noch einmal, um zu gehen.
    }
hogwarts-guide-field = Wo du anhältst, wirkt das Zeichen. Stern: Zauber. Flasche: Zaubertrank. Buch: Buch. Kreuz: LP. Sanduhr: Betragen. Glocke: Ereignis. Gekreuzte Zauberstäbe: Duell. Goldene Münzen sind Gegenstände; zwei je Zug darfst du nehmen.
hogwarts-guide-mission = Unter „{ hogwarts-missions }“ siehst du, wo jede ist, wer dort wartet und was noch fehlt. Tippe auf einen Namen, um ihn auf dem Plan zu finden. Steht dort „{ hogwarts-ready }“, geh hin.
hogwarts-guide-mission-team = Unter „{ hogwarts-missions }“ stehen alle Missionen des Teams und was noch fehlt. Gemeinsam braucht ihr die Gegenstände und Karten, und ihr müsst alle dort sein: Warte am Ort auf die anderen.
hogwarts-guide-fight = Jeder Würfel, der mindestens die Zahl auf der Karte des Gegners zeigt, trifft und nimmt 1 LP. Leuchtende Karten und Gegenstände helfen jetzt. Die Prozentzahl ist deine Chance.

## Voldemort Returns

hogwarts-guide-horcrux = Du brauchst eine Waffe: den Basiliskenzahn oder das Schwert von Gryffindor. Damit gehst du zu einem Horkrux und würfelst gegen die dunkle Seite; würfelst du höher, ist er zerstört.
hogwarts-guide-meeting = Voldemort ist zurück. Bevor Harry ihm begegnet, braucht er den Stein der Auferstehung, und kein Horkrux darf mehr übrig sein. Voldemort sucht den Elderstab.
hogwarts-guide-ritual = Du brauchst den Kessel, den Knochen des Vaters, Wurmschwanz’ Hand und den Gegenstand Harry Potter. Dein Tableau zeigt, wo sie liegen. Mit allen vieren gehst du zum Quidditchfeld.
hogwarts-guide-dark-turn = In deinem Zug ziehst du jetzt auch deine Todesser: Wähle einen Spielstein, würfle für ihn und geh, dann kommt der nächste. Wer einem Helden begegnet, kämpft.
