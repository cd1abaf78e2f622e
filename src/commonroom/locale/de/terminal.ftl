### The terminal in German: everything that is not about one game. Keys that are typed stay as they are.

## The help page. .keys is what the person types, where that is a word of the language.

terminal-help-hint = was ein einfacher Bot an deiner Stelle täte und warum
terminal-help-aside = was du sonst noch tun kannst, etwa aufgeben; a 1 tut das Erste davon
terminal-help-wait = warten: die anderen zuerst handeln lassen, wenn sie können
terminal-help-rule = die Regel mit dieser Nummer zeigen; r allein zeigt die zuletzt genannte
terminal-help-save = die Aufzeichnung speichern
    .keys = s DATEI
terminal-help-quit = das Spiel verlassen
terminal-help-coach = was der Lehrer täte
terminal-help-stop = nicht weiterlernen
terminal-help-plain = Tippe die Nummer eines Zugs oder eine Aktion als JSON, etwa { $example }.

## Questions; what is typed stands behind them

terminal-ask-move = Dein Zug (? hilft):
terminal-ask-choice = Deine Wahl ({ $choices }, ? hilft):
# There is only one thing to do.
terminal-ask-only = Enter: { $action } (? hilft):
terminal-ask-record = Aufzeichnung behalten? Dateiname, oder Enter für Nein:
terminal-ask-back = Mit Enter geht es zurück zum Spiel.
terminal-ask-go-on = Weiter mit Enter.
terminal-ask-lesson = Als Nächstes: { $lesson }. Enter beginnt, q hört auf.

## Notes below the table

terminal-lesson = { $lesson }. ? erklärt die Tasten, h zeigt, was der Lehrer täte.
terminal-coach = Der Lehrer würde wählen: { $action }.
terminal-nothing-to-decide = Du hast gerade nichts zu entscheiden.
terminal-no-hint = Es gibt keinen Bot, der einen Tipp geben könnte.
# After a move that a hint names: what has to be typed for it.
terminal-keys = { $action } (tippe { $keys })
# $asides is such as "1: Leave the game  2: Concede".
terminal-asides = Du kannst auch: { $asides }
terminal-no-asides = Sonst kannst du gerade nichts tun.
terminal-nobody-to-wait = Du kannst auf niemanden warten: Du bist dran.
terminal-which-rule = Welche Regel? Tippe r und ihre Nummer.
terminal-no-rule = Es gibt keine Regel { $rule }.
terminal-refused = { $why } ({ $rule }). r zeigt die Regel.
terminal-number = Tippe eine Zahl von 1 bis { $most }.
terminal-which = Was genau: { $choices }?
terminal-times =
    { $count ->
        [one] { $action }: einmal.
       *[other] { $action }: { $count } Mal.
    }
terminal-saved =
    { $count ->
        [one] Die Aufzeichnung mit { $count } Aktion steht in { $file }.
       *[other] Die Aufzeichnung mit { $count } Aktionen steht in { $file }.
    }

# As it follows a word, between a heading and what is told of it.
terminal-colon = { ":" }

## The end

terminal-won = Du hast gewonnen!
terminal-lost = Du hast verloren.
terminal-nobody = Niemand gewinnt.
terminal-seed = Der Startwert der Mischung und sein Fingerabdruck, wie am Anfang gezeigt:
