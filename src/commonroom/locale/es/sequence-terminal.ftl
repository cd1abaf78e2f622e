### Sequence in the terminal, in Spanish: what the page says otherwise. Variables as in sequence.ftl.

## Moves in words

sequence-do-play-on = Jugar { $card } en { $cell }
sequence-do-remove = Jugar { $card } y retirar la ficha de { $cell }
sequence-do-exchange-card = Cambiar la carta nula { $card }
sequence-do-forfeit-card = Entregar { $card }
sequence-do-hand-over = Ceder tu asiento a { $substitute }
sequence-do-uphold = Aceptar la denuncia
sequence-do-dismiss = Desestimar la denuncia

## Questions; what is typed stands behind them. $lines and $cells are numbered, such as "1: b7  2: f7".

sequence-ask-card = Tu carta, o carta y casilla (? para ayuda):
sequence-ask-owed = d roba la carta que te corresponde.
sequence-ask-space = { $card } va en { $cells }:
sequence-ask-chip = { $card } retira la ficha de { $cells }:
sequence-ask-line = ¿Qué cinco forman el sequence? { $lines }:
sequence-ask-draw = d roba tu carta, con w los demás siguen sin ella:
sequence-ask-pass = No puedes jugar ni cambiar ninguna carta. p pasa:

## Answers to what leads nowhere

sequence-say-how = Escribe una carta y una casilla, como 1 f7; ? lo explica.
sequence-say-card-first = Primero la carta: su número o su nombre. ? lo explica.
sequence-say-dead = { $card } es nula: no le queda ninguna casilla. x { $card } la cambia (SEQ-50).
sequence-say-not-held = No tienes { $card } (SEQ-27).
sequence-say-no-space = Eso no es una casilla: las filas van de la a a la j, las columnas del 1 al 10, como f7.
sequence-say-no-card = Eso no es una carta: escribe un número del 1 al { $most } o un nombre como KH; ? lo explica.

## Beside the board, as short as possible

sequence-panel-pile = montón { $pile }, jugadas { $played }
sequence-mark-left = fuera
sequence-mark-passed = pasó
sequence-mark-forfeit = entrega

## The help page. .keys is what the person types, where that is a word of the language.

sequence-help = Juega una carta, pon una ficha en una casilla que la muestre y completa líneas de cinco: cada una es un sequence. Unos Jacks van en cualquier casilla libre, los otros retiran una ficha rival.
sequence-help-card = tomar la primera carta de tu mano: sus casillas se iluminan
sequence-help-space = poner una ficha en la casilla de la fila f, columna 7
sequence-help-lit = o en la segunda de las casillas iluminadas
sequence-help-both = las dos cosas a la vez; también con el nombre de la carta, KH f7 o 10S c4
sequence-help-back = devolver la carta
    .keys = Intro
sequence-help-exchange = cambiar tu tercera carta, si es nula
sequence-help-draw = robar, en mesas donde las cartas no llegan solas
sequence-help-pass = pasar, cuando no se puede hacer otra cosa
sequence-help-chip = una ficha; a ambos lados de una carta: es parte de un sequence y se queda
sequence-help-own = una casilla donde va una carta de tu mano
sequence-help-fresh = lo nuevo; { $gone } donde se retiró una ficha
sequence-help-corner = cuenta para todos
