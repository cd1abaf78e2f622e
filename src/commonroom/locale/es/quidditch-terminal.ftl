### The Quidditch card game in the terminal, in Spanish: what the page says otherwise. Variables as in quidditch.ftl.

## What is on the table, as short as possible

# $top is the card on top of the discard pile, or "none".
quidditch-player-cards =
    { $top ->
        [none] mano { $hand }, mazo { $deck }, descartes { $discard }
       *[other] mano { $hand }, mazo { $deck }, descartes { $discard } (encima { $top })
    }
quidditch-player-won = ganado: { $cards }
quidditch-player-played = jugado: { $cards }
quidditch-player-known = se sabe que tiene { $cards }
quidditch-put-away = Apartadas: { $cards }
quidditch-free-goal = gol regalado
quidditch-no-ball = No hay ninguna pelota en el campo.
quidditch-your-word = Te toca.
quidditch-prompt-window = Juega una carta especial o pasa.
# What a card in hand would do if it were played now.
quidditch-hand-now = AHORA: { $does }

## What can be typed; the keys stand before it

quidditch-do-go-for = Disputar { $balls }
quidditch-choice-several = varias de ellas
quidditch-choice-order = en ese orden; las demás van al final
quidditch-choice-back = una de las cartas ocultas
quidditch-choice-each = una carta para cada pelota: { $balls }
quidditch-choice-lay = esta carta { $at }
quidditch-choice-name = nombra la pelota, porque no te llegan las cartas
quidditch-choice-pp = seguir pasando, hasta que puedas hacer más
quidditch-choice-ppp = seguir pasando, hasta que debas decidir

## Questions; what is typed stands behind them

quidditch-ask-declare = ¿Qué pelotas disputas?
quidditch-ask-lay = Tu carta { $at }:
quidditch-ask-order = ¿Qué pelota va primero?
quidditch-ask-pick = ¿Qué carta pierde el otro?
quidditch-ask-how = { $card }: ¿cómo?
quidditch-ask-answer = Tu respuesta (? para ayuda):
quidditch-ask-word = ¿Qué haces (? para ayuda)?

## Answers to what leads nowhere

quidditch-say-declare = Escribe n para ninguna, o las pelotas que disputas, como 1 o b1 o 1 2.
quidditch-say-order = Escribe las pelotas en el orden en que se juegan, como 2 1 o sn q.
quidditch-say-too-many = Son más cartas que pelotas.
quidditch-say-which-card = ¿Y qué carta? Escribe la pelota y la carta, como q 3.
quidditch-say-not-like-that = Esa carta no se juega así; escribe su número para ver cómo.
quidditch-say-no-card = Eso no es una carta: escribe un número del 1 al { $most } o el principio de un nombre; ? lo explica.
quidditch-say-taken = La carta { $number } ya está elegida.

## The help page. .keys is what the person types, where that is a word of the language.

quidditch-help = Coloca cartas boca abajo junto a las pelotas; luego se descubren, pelota a pelota. Junto a la quaffle, el valor más alto gana 10 puntos, salvo que un guardián la pare. Junto a una bludger, un golpeador golpea a quien no tiene ninguno. Solo un buscador atrapa la snitch: 150 puntos, y se acaba. Entre estos pasos se pueden jugar cartas especiales y responder a ellas.
quidditch-help-pass = pasar; si una carta espera tu respuesta: dejar que actúe
quidditch-help-pp = seguir pasando, hasta que una carta te espere, puedas jugar una o debas decidir
quidditch-help-ppp = seguir pasando, aun con una carta jugable, hasta que una carta espere o debas decidir
quidditch-help-card = tu tercera carta: colócala, juégala o responde con ella
quidditch-help-name = o el principio de su nombre; también con el valor: caz9
    .keys = obst
quidditch-help-way = una carta especial y cómo: su pelota (q, b1, b2, sn), su efecto (lower, keeper), la carta que recupera
    .keys = obst q
quidditch-help-lay = tu cuarta carta en la primera pelota, la primera en la segunda; también q 4 b1 1
quidditch-help-none = no disputar ninguna otra pelota; b1 sn, o 1 2: estas
quidditch-help-order = el orden de las pelotas, cuando eres líder; las demás van al final
quidditch-help-back = devolver lo que has tomado
    .keys = Intro
quidditch-help-discards = mirar los descartes
quidditch-help-down = una carta boca abajo; entre paréntesis: la tuya
quidditch-help-lowered = un valor rebajado; { $out } un guardián detenido; { $void } sin carta, o una que no cuenta
quidditch-help-ball = una pelota que aún nadie disputa; entre { $fresh } y ◂: se decide ahora
