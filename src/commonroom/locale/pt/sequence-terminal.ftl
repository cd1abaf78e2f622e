### Sequence in the terminal, in Portuguese: what the page says otherwise. Variables as in sequence.ftl.

## Moves in words

sequence-do-play-on = Jogar { $card } em { $cell }
sequence-do-remove = Jogar { $card } e retirar a ficha de { $cell }
sequence-do-exchange-card = Trocar a carta nula { $card }
sequence-do-forfeit-card = Entregar { $card }
sequence-do-hand-over = Ceder o teu lugar a { $substitute }
sequence-do-uphold = Aceitar a denúncia
sequence-do-dismiss = Rejeitar a denúncia

## Questions; what is typed stands behind them. $lines and $cells are numbered, such as "1: b7  2: f7".

sequence-ask-card = A tua carta, ou carta e espaço (? para ajuda):
sequence-ask-owed = d compra a carta a que tens direito.
sequence-ask-space = { $card } vai para { $cells }:
sequence-ask-chip = { $card } retira a ficha de { $cells }:
sequence-ask-line = Quais são as cinco da sequência? { $lines }:
sequence-ask-draw = d compra a tua carta, com w os outros continuam sem ela:
sequence-ask-pass = Não podes jogar nem trocar nenhuma carta. p passa:

## Answers to what leads nowhere

sequence-say-how = Escreve uma carta e um espaço, como 1 f7; ? explica.
sequence-say-card-first = Primeiro a carta: o número ou o nome. ? explica.
sequence-say-dead = { $card } é nula: não lhe resta nenhum espaço. x { $card } troca-a (SEQ-50).
sequence-say-not-held = Não tens { $card } (SEQ-27).
sequence-say-no-space = Isso não é um espaço: as filas vão de a a j, as colunas de 1 a 10, como f7.
sequence-say-no-card = Isso não é uma carta: escreve um número de 1 a { $most } ou um nome como KH; ? explica.

## Beside the board, as short as possible

sequence-panel-pile = monte { $pile }, jogadas { $played }
sequence-mark-left = saiu
sequence-mark-passed = passou
sequence-mark-forfeit = entrega

## The help page. .keys is what the person types, where that is a word of the language.

sequence-help = Joga uma carta, põe uma ficha num espaço que a mostre e completa linhas de cinco: cada uma é uma sequência. Uns valetes vão para qualquer espaço livre, os outros retiram uma ficha adversária.
sequence-help-card = pegar na primeira carta da mão: os espaços dela iluminam-se
sequence-help-space = pôr uma ficha no espaço da fila f, coluna 7
sequence-help-lit = ou no segundo dos espaços iluminados
sequence-help-both = as duas coisas de uma vez; também com o nome da carta, KH f7 ou 10S c4
sequence-help-back = devolver a carta
    .keys = Enter
sequence-help-exchange = trocar a tua terceira carta, se for nula
sequence-help-draw = comprar, em mesas onde as cartas não vêm sozinhas
sequence-help-pass = passar, quando não se pode fazer mais nada
sequence-help-chip = uma ficha; dos dois lados de uma carta: faz parte de uma sequência e fica lá
sequence-help-own = um espaço onde cabe uma carta da tua mão
sequence-help-fresh = o que é novo; { $gone } onde foi retirada uma ficha
sequence-help-corner = conta para todos
