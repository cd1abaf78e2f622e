### The Quidditch card game in the terminal, in Italian: what the page says otherwise. Variables as in quidditch.ftl.

## What is on the table, as short as possible

# $top is the card on top of the discard pile, or "none".
quidditch-player-cards =
    { $top ->
        [none] mano { $hand }, mazzo { $deck }, scarti { $discard }
       *[other] mano { $hand }, mazzo { $deck }, scarti { $discard } (in cima { $top })
    }
quidditch-player-won = vinto: { $cards }
quidditch-player-played = giocato: { $cards }
quidditch-player-known = si sa che ha { $cards }
quidditch-put-away = Messe da parte: { $cards }
quidditch-free-goal = Gol Libero
quidditch-no-ball = Non c’è nessuna palla in campo.
quidditch-your-word = Tocca a te.
quidditch-prompt-window = Gioca una carta speciale o passa.
# What a card in hand would do if it were played now.
quidditch-hand-now = ORA: { $does }

## What can be typed; the keys stand before it

quidditch-do-go-for = Gioca per { $balls }
quidditch-choice-several = più di una
quidditch-choice-order = in quest’ordine; le altre vengono per ultime
quidditch-choice-back = una delle carte coperte
quidditch-choice-each = una carta per ogni palla: { $balls }
quidditch-choice-lay = questa carta { $at }
quidditch-choice-name = indica la palla, perché le carte non bastano per tutte
quidditch-choice-pp = continua a passare, finché non puoi fare di più
quidditch-choice-ppp = continua a passare, finché non devi decidere

## Questions; what is typed stands behind them

quidditch-ask-declare = Per quali palle giochi?
quidditch-ask-lay = La tua carta { $at }:
quidditch-ask-order = Quale palla viene prima?
quidditch-ask-pick = Quale carta perde l’altro?
quidditch-ask-how = { $card }: come?
quidditch-ask-answer = La tua risposta (? per l’aiuto):
quidditch-ask-word = Che cosa fai (? per l’aiuto)?

## Answers to what leads nowhere

quidditch-say-declare = Scrivi n per nessuna, o le palle per cui giochi, come 1 o b1 o 1 2.
quidditch-say-order = Scrivi le palle nell’ordine in cui si giocano, come 2 1 o sn q.
quidditch-say-too-many = Ci sono più carte che palle.
quidditch-say-which-card = E quale carta? Scrivi la palla e la carta, come q 3.
quidditch-say-not-like-that = Quella carta non si gioca così; scrivi il suo numero per vedere come.
quidditch-say-no-card = Non è una carta: scrivi un numero da 1 a { $most } o l’inizio di un nome; ? spiega.
quidditch-say-taken = La carta { $number } è già presa.

## The help page. .keys is what the person types, where that is a word of the language.

quidditch-help = Posa carte coperte alle palle; poi si scoprono, palla per palla. Alla Pluffa il valore più alto vince 10 punti, a meno che un Portiere non la pari. A un Bolide un Battitore colpisce chi non ne ha. Solo un Cercatore prende il Boccino: 150 punti, e la partita finisce. Tra una fase e l’altra si possono giocare carte speciali e rispondere.
quidditch-help-pass = passa; se una carta aspetta la tua risposta: lascia fare
quidditch-help-pp = continua a passare; si ferma se una carta ti aspetta, se puoi giocarne una o se devi decidere
quidditch-help-ppp = continua a passare, anche con una carta giocabile; si ferma se una carta ti aspetta o se devi decidere
quidditch-help-card = la tua terza carta: posala, giocala o usala per rispondere
quidditch-help-name = o l’inizio del suo nome; anche con il valore: cac9
    .keys = past
quidditch-help-way = una carta speciale e come: la sua palla (q, b1, b2, sn), il suo effetto (lower, keeper), la carta che riprende
    .keys = past q
quidditch-help-lay = la tua quarta carta alla prima palla, la prima alla seconda; anche q 4 b1 1
quidditch-help-none = non giocare per altre palle; b1 sn, o 1 2: per queste
quidditch-help-order = l’ordine delle palle, quando apri tu; le altre seguono
quidditch-help-back = rimetti a posto ciò che hai preso
    .keys = Invio
quidditch-help-discards = guarda gli scarti
quidditch-help-down = una carta coperta; tra parentesi: la tua
quidditch-help-lowered = un valore abbassato; { $out } un Portiere fermato; { $void } nessuna carta, o una che non conta
quidditch-help-ball = una palla per cui ancora nessuno gioca; tra { $fresh } e ◂: si decide ora
