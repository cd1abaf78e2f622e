### The terminal in Portuguese: everything that is not about one game. Keys that are typed stay as they are.

## The help page. .keys is what the person types, where that is a word of the language.

terminal-help-hint = o que um bot simples faria no teu lugar, e porquê
terminal-help-aside = o que mais podes fazer, como desistir; a 1 faz a primeira coisa
terminal-help-wait = esperar: deixar os outros agir primeiro, quando podem
terminal-help-rule = mostrar a regra com esse número; r sozinho mostra a última referida
terminal-help-save = guardar o registo
    .keys = s NOME
terminal-help-quit = sair
terminal-help-coach = o que faria o mestre
terminal-help-stop = parar de aprender
terminal-help-plain = Escreve o número de uma jogada, ou uma ação em JSON, como { $example }.

## Questions; what is typed stands behind them

terminal-ask-move = A tua jogada (? para ajuda):
terminal-ask-choice = A tua escolha ({ $choices }, ? para ajuda):
# There is only one thing to do.
terminal-ask-only = Enter: { $action } (? para ajuda):
terminal-ask-record = Guardar o registo? Um nome de ficheiro, ou Enter para não:
terminal-ask-back = Enter volta ao jogo.
terminal-ask-go-on = Enter para continuar.
terminal-ask-lesson = A seguir: { $lesson }. Enter começa, q para.

## Notes below the table

terminal-lesson = { $lesson }. ? explica as teclas, h mostra o que faria o mestre.
terminal-coach = O mestre escolheria: { $action }.
terminal-nothing-to-decide = Agora não tens nada para decidir.
terminal-no-hint = Nenhum bot pode dar uma dica.
# After a move that a hint names: what has to be typed for it.
terminal-keys = { $action } (escreve { $keys })
# $asides is such as "1: Leave the game  2: Concede".
terminal-asides = Também podes: { $asides }
terminal-no-asides = Agora não podes fazer mais nada.
terminal-nobody-to-wait = Não há por quem esperar: é a tua vez.
terminal-which-rule = Que regra? Escreve r e o número dela.
terminal-no-rule = Não há nenhuma regra { $rule }.
terminal-refused = { $why } ({ $rule }). r mostra a regra.
terminal-number = Escreve um número de 1 a { $most }.
terminal-which = Qual queres dizer: { $choices }?
terminal-times =
    { $count ->
        [one] { $action }: uma vez.
       *[other] { $action }: { $count } vezes.
    }
terminal-saved =
    { $count ->
        [one] O registo de { $count } ação está em { $file }.
       *[other] O registo de { $count } ações está em { $file }.
    }

# As it follows a word, between a heading and what is told of it.
terminal-colon = { ":" }

## The end

terminal-won = Ganhaste!
terminal-lost = Perdeste.
terminal-nobody = Ninguém ganha.
terminal-seed = A semente do baralhamento, e a impressão digital mostrada no início:
