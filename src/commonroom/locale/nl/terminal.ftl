### The terminal in Dutch: everything that is not about one game. Keys that are typed stay as they are.

## The help page. .keys is what the person types, where that is a word of the language.

terminal-help-hint = wat een eenvoudige bot in jouw plaats zou doen, en waarom
terminal-help-aside = wat je nog meer kunt doen, zoals opgeven; a 1 doet het eerste
terminal-help-wait = wachten: de anderen eerst laten handelen, als ze dat kunnen
terminal-help-rule = de regel met dat nummer tonen; r alleen toont de laatst genoemde
terminal-help-save = de partij opslaan
    .keys = s BESTAND
terminal-help-quit = stoppen
terminal-help-coach = wat de coach zou doen
terminal-help-stop = stoppen met leren
terminal-help-plain = Typ het nummer van een zet, of een actie als JSON, zoals { $example }.

## Questions; what is typed stands behind them

terminal-ask-move = Jouw zet (? voor hulp):
terminal-ask-choice = Jouw keuze ({ $choices }, ? voor hulp):
# There is only one thing to do.
terminal-ask-only = Enter: { $action } (? voor hulp):
terminal-ask-record = De partij bewaren? Een bestandsnaam, of Enter voor nee:
terminal-ask-back = Met Enter ga je terug naar het spel.
terminal-ask-go-on = Verder met Enter.
terminal-ask-lesson = Hierna: { $lesson }. Enter begint, q stopt.

## Notes below the table

terminal-lesson = { $lesson }. ? legt de toetsen uit, h toont wat de coach zou doen.
terminal-coach = De coach zou kiezen: { $action }.
terminal-nothing-to-decide = Je hoeft nu niets te beslissen.
terminal-no-hint = Er is geen bot die een hint kan geven.
# After a move that a hint names: what has to be typed for it.
terminal-keys = { $action } (typ { $keys })
# $asides is such as "1: Leave the game  2: Concede".
terminal-asides = Je kunt ook: { $asides }
terminal-no-asides = Je kunt nu niets anders doen.
terminal-nobody-to-wait = Er is niemand om op te wachten: jij bent aan de beurt.
terminal-which-rule = Welke regel? Typ r en het nummer.
terminal-no-rule = Er is geen regel { $rule }.
terminal-refused = { $why } ({ $rule }). r toont de regel.
terminal-number = Typ een getal van 1 tot { $most }.
terminal-which = Welke bedoel je: { $choices }?
terminal-times =
    { $count ->
        [one] { $action }: één keer.
       *[other] { $action }: { $count } keer.
    }
terminal-saved =
    { $count ->
        [one] De partij met { $count } actie staat in { $file }.
       *[other] De partij met { $count } acties staat in { $file }.
    }

# As it follows a word, between a heading and what is told of it.
terminal-colon = { ":" }

## The end

terminal-won = Je hebt gewonnen!
terminal-lost = Je hebt verloren.
terminal-nobody = Niemand wint.
terminal-seed = De startwaarde van het schudden, en de vingerafdruk zoals aan het begin getoond:
