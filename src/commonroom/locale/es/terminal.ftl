### The terminal in Spanish: everything that is not about one game. Keys that are typed stay as they are.

## The help page. .keys is what the person types, where that is a word of the language.

terminal-help-hint = qué haría un bot sencillo en tu lugar, y por qué
terminal-help-aside = qué más puedes hacer, como rendirte; a 1 hace lo primero
terminal-help-wait = esperar: dejar que los demás actúen antes, si pueden
terminal-help-rule = mostrar la regla con ese número; r sola muestra la última citada
terminal-help-save = guardar el registro
    .keys = s ARCHIVO
terminal-help-quit = salir
terminal-help-coach = qué haría el maestro
terminal-help-stop = dejar de aprender
terminal-help-plain = Escribe el número de una jugada, o una acción en JSON, como { $example }.

## Questions; what is typed stands behind them

terminal-ask-move = Tu jugada (? para ayuda):
terminal-ask-choice = Tu elección ({ $choices }, ? para ayuda):
# There is only one thing to do.
terminal-ask-only = Intro: { $action } (? para ayuda):
terminal-ask-record = ¿Guardar el registro? Un nombre de archivo, o Intro para no:
terminal-ask-back = Intro vuelve a la partida.
terminal-ask-go-on = Intro para seguir.
terminal-ask-lesson = Ahora: { $lesson }. Intro empieza, q termina.

## Notes below the table

terminal-lesson = { $lesson }. ? explica las teclas, h muestra qué haría el maestro.
terminal-coach = El maestro elegiría: { $action }.
terminal-nothing-to-decide = Ahora no tienes nada que decidir.
terminal-no-hint = Ningún bot puede dar una pista.
# After a move that a hint names: what has to be typed for it.
terminal-keys = { $action } (escribe { $keys })
# $asides is such as "1: Leave the game  2: Concede".
terminal-asides = También puedes: { $asides }
terminal-no-asides = Ahora no puedes hacer nada más.
terminal-nobody-to-wait = No hay a quién esperar: es tu turno.
terminal-which-rule = ¿Qué regla? Escribe r y su número.
terminal-no-rule = No hay ninguna regla { $rule }.
terminal-refused = { $why } ({ $rule }). r muestra la regla.
terminal-number = Escribe un número del 1 al { $most }.
terminal-which = ¿Cuál quieres decir: { $choices }?
terminal-times =
    { $count ->
        [one] { $action }: una vez.
       *[other] { $action }: { $count } veces.
    }
terminal-saved =
    { $count ->
        [one] El registro de { $count } acción está en { $file }.
       *[other] El registro de { $count } acciones está en { $file }.
    }

# As it follows a word, between a heading and what is told of it.
terminal-colon = { ":" }

## The end

terminal-won = ¡Has ganado!
terminal-lost = Has perdido.
terminal-nobody = Nadie gana.
terminal-seed = La semilla del barajado, y su huella mostrada al principio:
