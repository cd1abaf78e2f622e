### The terminal in Italian: everything that is not about one game. Keys that are typed stay as they are.

## The help page. .keys is what the person types, where that is a word of the language.

terminal-help-hint = cosa farebbe un bot semplice al tuo posto, e perché
terminal-help-aside = cos’altro puoi fare, per esempio arrenderti; a 1 fa la prima cosa
terminal-help-wait = aspetta: lascia agire prima gli altri, se possono
terminal-help-rule = mostra la regola con quel numero; r da solo mostra l’ultima citata
terminal-help-save = salva la registrazione
    .keys = s FILE
terminal-help-quit = esci
terminal-help-coach = cosa farebbe il maestro
terminal-help-stop = smetti di imparare
terminal-help-plain = Scrivi il numero di una mossa, o un’azione in JSON, come { $example }.

## Questions; what is typed stands behind them

terminal-ask-move = La tua mossa (? per l’aiuto):
terminal-ask-choice = La tua scelta ({ $choices }, ? per l’aiuto):
# There is only one thing to do.
terminal-ask-only = Invio: { $action } (? per l’aiuto):
terminal-ask-record = Salvare la registrazione? Un nome di file, o Invio per no:
terminal-ask-back = Invio per tornare alla partita.
terminal-ask-go-on = Invio per continuare.
terminal-ask-lesson = Poi: { $lesson }. Invio per cominciare, q per uscire.

## Notes below the table

terminal-lesson = { $lesson }. ? spiega i tasti, h mostra cosa farebbe il maestro.
terminal-coach = Il maestro sceglierebbe: { $action }.
terminal-nothing-to-decide = Ora non hai niente da decidere.
terminal-no-hint = Nessun bot può darti un consiglio.
# After a move that a hint names: what has to be typed for it.
terminal-keys = { $action } (scrivi { $keys })
# $asides is such as "1: Leave the game  2: Concede".
terminal-asides = Puoi anche: { $asides }
terminal-no-asides = Ora non puoi fare altro.
terminal-nobody-to-wait = Non c’è nessuno da aspettare: tocca a te.
terminal-which-rule = Quale regola? Scrivi r e il suo numero.
terminal-no-rule = Non c’è nessuna regola { $rule }.
terminal-refused = { $why } ({ $rule }). r mostra la regola.
terminal-number = Scrivi un numero da 1 a { $most }.
terminal-which = Quale intendi: { $choices }?
terminal-times =
    { $count ->
        [one] { $action }: una volta.
       *[other] { $action }: { $count } volte.
    }
terminal-saved =
    { $count ->
        [one] La registrazione di { $count } azione è in { $file }.
       *[other] La registrazione di { $count } azioni è in { $file }.
    }

# As it follows a word, between a heading and what is told of it.
terminal-colon = { ":" }

## The end

terminal-won = Hai vinto!
terminal-lost = Hai perso.
terminal-nobody = Nessuno vince.
terminal-seed = Il seed della mescolata, e la sua impronta mostrata all’inizio:
