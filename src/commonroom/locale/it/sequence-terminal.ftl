### Sequence in the terminal, in Italian: what the page says otherwise. Variables as in sequence.ftl.

## Moves in words

sequence-do-play-on = Gioca { $card } su { $cell }
sequence-do-remove = Gioca { $card } e togli il gettone da { $cell }
sequence-do-exchange-card = Cambia la carta nulla { $card }
sequence-do-forfeit-card = Cedi { $card }
sequence-do-hand-over = Lascia il tuo posto a { $substitute }
sequence-do-uphold = Conferma la segnalazione
sequence-do-dismiss = Respingi la segnalazione

## Questions; what is typed stands behind them. $lines and $cells are numbered, such as "1: b7  2: f7".

sequence-ask-card = La tua carta, o carta e casella (? per l’aiuto):
sequence-ask-owed = d pesca la carta che ti spetta.
sequence-ask-space = { $card } va su { $cells }:
sequence-ask-chip = { $card } toglie il gettone da { $cells }:
sequence-ask-line = Quali cinque sono la sequenza? { $lines }:
sequence-ask-draw = d pesca la tua carta, con w gli altri vanno avanti senza:
sequence-ask-pass = Non puoi giocare né cambiare una carta. p passa:

## Answers to what leads nowhere

sequence-say-how = Scrivi una carta e una casella, come 1 f7; ? spiega.
sequence-say-card-first = Prima la carta: il suo numero o il suo nome. ? spiega.
sequence-say-dead = { $card } è nulla: non le resta nessuna casella. x { $card } la cambia (SEQ-50).
sequence-say-not-held = Non hai { $card } (SEQ-27).
sequence-say-no-space = Non è una casella: le righe vanno da a a j, le colonne da 1 a 10, come f7.
sequence-say-no-card = Non è una carta: scrivi un numero da 1 a { $most } o un nome come KH; ? spiega.

## Beside the board, as short as possible

sequence-panel-pile = mazzo { $pile }, giocate { $played }
sequence-mark-left = via
sequence-mark-passed = passato
sequence-mark-forfeit = cede

## The help page. .keys is what the person types, where that is a word of the language.

sequence-help = Gioca una carta, metti un gettone su una casella che la mostra e completa linee da cinque: ognuna è una sequenza. Alcuni Jack vanno su qualsiasi casella libera, gli altri tolgono un gettone avversario.
sequence-help-card = prendi la prima carta della mano: le sue caselle si illuminano
sequence-help-space = metti un gettone sulla casella nella riga f, colonna 7
sequence-help-lit = o sulla seconda delle caselle illuminate
sequence-help-both = tutti e due insieme; anche con il nome della carta, KH f7 o 10S c4
sequence-help-back = rimetti a posto la carta
    .keys = Invio
sequence-help-exchange = cambia la tua terza carta, se è nulla
sequence-help-draw = pesca, ai tavoli dove le carte non arrivano da sole
sequence-help-pass = passa, quando non si può fare altro
sequence-help-chip = un gettone; ai due lati di una carta: fa parte di una sequenza e resta lì
sequence-help-own = una casella dove va una carta della tua mano
sequence-help-fresh = ciò che è nuovo; { $gone } dove è stato tolto un gettone
sequence-help-corner = conta per tutti
