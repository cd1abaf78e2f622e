### El juego de cartas de quidditch en la página, en español. Las opciones, los rechazos y las reglas están en quidditch-rules.ftl.

## El juego

quidditch-score =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
quidditch-house-gryffindor = Gryffindor
quidditch-house-slytherin = Slytherin
quidditch-wish-house = Casa
quidditch-bot-greedy = Calcula lo que vale cada carta en ese momento y, de vez en cuando, se tira un farol.
quidditch-bot-patient = Guarda las cartas que pueden decidir la snitch y nunca se tira un farol.

## Cartas

quidditch-role-chaser = Cazador
    .the = el cazador
quidditch-role-keeper = Guardián
    .the = el guardián
quidditch-role-beater = Golpeador
    .the = el golpeador
quidditch-role-seeker = Buscador
    .the = el buscador
quidditch-card-leg_locker = Piernas Unidas
    .short = Piernas Unidas
    .the = las Piernas Unidas
quidditch-card-jelly_legs = Piernas de Gelatina
    .short = Piernas Gelatina
    .the = las Piernas de Gelatina
quidditch-card-disarm = Encantamiento de Desarme
    .short = Desarme
    .the = el Encantamiento de Desarme
quidditch-card-confund = Encantamiento Confundus
    .short = Confundus
    .the = el Encantamiento Confundus
quidditch-card-impediment = Embrujo Obstaculizador
    .short = Obstacu- lizador
    .the = el Embrujo Obstaculizador
quidditch-card-summon = Encantamiento Convocador
    .short = Convocador
    .the = el Encantamiento Convocador
quidditch-card-finite = Finite
    .short = Finite
    .the = Finite
quidditch-card-blatching = Blatching
    .short = Blatching
    .the = el Blatching
quidditch-card-cobbing = Cobbing
    .short = Cobbing
    .the = el Cobbing
quidditch-card-referee = Árbitro
    .short = Árbitro
    .the = el árbitro

## Pelotas

quidditch-ball-Q = quaffle
    .the = la quaffle
    .at = junto a la quaffle
    .from = de la quaffle
quidditch-ball-BL1 = bludger I
    .the = la bludger I
    .at = junto a la bludger I
    .from = de la bludger I
quidditch-ball-BL2 = bludger II
    .the = la bludger II
    .at = junto a la bludger II
    .from = de la bludger II
quidditch-ball-SN = snitch dorada
    .the = la snitch dorada
    .at = junto a la snitch dorada
    .from = de la snitch dorada
quidditch-at-some-ball = junto a una pelota que elijas
    .from = de una pelota que elijas

## Qué hacen las cartas especiales

quidditch-effect-lower =
    { $who ->
        [you] Tu carta { $at } vale { $amount } menos.
       *[other] La carta de { $name } { $at } vale { $amount } menos.
    }
quidditch-effect-keeper_out =
    { $who ->
        [you] Tu guardián junto a la quaffle queda fuera de combate.
       *[other] El guardián de { $name } junto a la quaffle queda fuera de combate.
    }
quidditch-effect-strip =
    { $who ->
        [you]
            { $amount ->
                [one] Pierdes al azar una carta de la mano.
               *[other] Pierdes al azar { $amount } cartas de la mano.
            }
       *[other]
            { $amount ->
                [one] { $name } pierde al azar una carta de la mano.
               *[other] { $name } pierde al azar { $amount } cartas de la mano.
            }
    }
quidditch-effect-push_off =
    { $who ->
        [you] Te alejan { $from }: allí no cuenta ninguna carta tuya.
       *[other] Alejan a { $name } { $from }: allí no cuenta ninguna carta suya.
    }
quidditch-effect-retrieve =
    { $known ->
        [yes] { $who ->
            [you] Recuperas de tu descarte: { $card }.
           *[other] { $name } recupera de su descarte: { $card }.
        }
       *[no] { $who ->
            [you] Recuperas de tu descarte la carta que quieras.
           *[other] { $name } recupera una carta de su descarte.
        }
    }
quidditch-effect-penalty =
    { $who ->
        [you] Ganas la quaffle de inmediato.
       *[other] { $name } gana la quaffle de inmediato.
    }
quidditch-effect-counter = Solo como respuesta: anula el embrujo o el hechizo que se acaba de jugar, incluido otro contrahechizo.
quidditch-effect-cancel_foul = Solo como respuesta: anula la falta que se acaba de jugar.
quidditch-modes = ¿Qué debe hacer la carta?
quidditch-mode-lower = Rebajar una carta en { $amount }
quidditch-mode-keeper = Detener al guardián
quidditch-mode-strip = Cartas de la mano: { $amount }
quidditch-mode-push_off = Alejar
quidditch-mode-retrieve = Recuperar una carta

## What stands on a card: its kind, what a role is for, and when a special may be played. The latter are no sentences.

quidditch-kind-jinx = Embrujo
quidditch-kind-spell = Hechizo
quidditch-kind-foul = Falta
quidditch-kind-referee = Respuesta
quidditch-for-chaser = Para la quaffle: el valor más alto marca 10.
quidditch-for-keeper = Detiene la quaffle ante cualquier carta que no sea más alta.
quidditch-for-beater = Junto a una bludger gana a todos los demás.
quidditch-for-seeker = Solo un buscador atrapa la snitch: 150 puntos y fin de la partida.
quidditch-foot-beater = Bludgers
quidditch-or = o
quidditch-when-laid = Con las cartas colocadas
quidditch-when-ball = Con una pelota en juego
quidditch-when-speak = Siempre que te toque hablar
quidditch-when-reveal = Tras revelar la quaffle
quidditch-when-answer = Como respuesta
quidditch-when-foul = Como respuesta a una falta

## Beside the log: what counts at each ball

quidditch-counts = Qué cuenta
quidditch-counts-Q = Quaffle 10
    .what = El valor más alto. Un guardián igual la para.
quidditch-counts-BL = Bludger
    .what = El golpeador gana. Quien pierde suelta una carta.
quidditch-counts-SN = Snitch 150
    .what = Solo buscadores. Acaba la partida.
quidditch-led =
    { $who ->
        [you] Ronda { $round }, eres líder
       *[other] Ronda { $round }, líder: { $name }
    }
quidditch-deck-snitch = La snitch sigue ahí dentro.

## Questions and warnings about a card that was taken up

quidditch-do-play-card = Jugar { $card }
# Takes the card up, and says what it does before it is played.
quidditch-do-take-up = Jugar { $card }…
# The card would lie at a ball where it is worth nothing. $at is such as “at the Quaffle”.
quidditch-bluff = { $card } no cuenta { $at }: es un farol.

## A card looked at closely: four questions and their answers

quidditch-inspect-now = ¿Ahora?
quidditch-inspect-does = Qué hace
quidditch-inspect-stops = Qué puede pararla
quidditch-inspect-down = Colocada boca abajo
quidditch-inspect-yes = Sí, se puede jugar.
quidditch-inspect-lay = Sí, colócala junto a una pelota.
# $when is one of the messages quidditch-when-….
quidditch-inspect-stopped-by = { $cards }.
quidditch-inspect-unstoppable = Nada.
quidditch-down-special = No cuenta: es un farol.
quidditch-down-chaser = Cuenta junto a la quaffle; en otro sitio es un farol.
quidditch-down-keeper = Cuenta junto a la quaffle; en otro sitio es un farol.
quidditch-down-beater = Cuenta junto a una bludger y, por su valor, junto a la quaffle.
quidditch-down-seeker = Cuenta junto a la snitch y, por su valor, junto a la quaffle.

## Scenes: somebody answers somebody

quidditch-scene-played =
    { $who ->
        [you] Juegas { $card }
       *[other] { $name } juega { $card }
    }
quidditch-scene-answers =
    { $who ->
        [you] Respondes: { $card }
       *[other] { $name } responde: { $card }
    }
quidditch-scene-lets =
    { $who ->
        [you] Lo dejas pasar
       *[other] { $name } lo deja pasar
    }
quidditch-scene-stamp = Anulada
quidditch-scene-lost = Perdida
quidditch-scene-stopped = { $card }: carta anulada
quidditch-scene-works = { $card } hace efecto
quidditch-scene-used-up = Las dos cartas se gastan.
quidditch-scene-caught = ¡La snitch, atrapada!

## La mesa

quidditch-pitch = El campo
quidditch-pitch-deck =
    { $count ->
        [one] Mazo de campo: { $count } carta
       *[other] Mazo de campo: { $count } cartas
    }
quidditch-chase = Persecución final: ¡los dos van a por la snitch!
quidditch-your-hand = Tus cartas
quidditch-hand-empty = Tu mano está vacía.
quidditch-card-in-hand =
    { $state ->
        [planned] { $card }, se colocará
        [usable] { $card }, se puede jugar ahora
       *[none] { $card }
    }
quidditch-cards-of =
    { $who ->
        [you] Tu mano: { $count }
       *[other] Mano de { $name }: { $count }
    }
quidditch-pick-slot = Carta { $slot }
quidditch-draw-pile =
    { $who ->
        [you] Tu mazo de casa: { $count }
       *[other] Mazo de casa de { $name }: { $count }
    }
quidditch-discard-pile =
    { $who ->
        [you] { $count ->
            [0] Tu descarte está vacío
           *[other] Tu descarte: { $count }, encima { $card }
        }
       *[other] { $count ->
            [0] El descarte de { $name } está vacío
           *[other] Descarte de { $name }: { $count }, encima { $card }
        }
    }
quidditch-discards = Descartes
quidditch-discards-none = Todavía no hay cartas.
quidditch-discards-hidden =
    { $count ->
        [one] { $count } carta más debajo
       *[other] { $count } cartas más debajo
    }
quidditch-hits =
    { $count ->
        [one] { $count } golpe
       *[other] { $count } golpes
    }
quidditch-used =
    { $who ->
        [you] Cartas especiales que has jugado en esta ronda
       *[other] Cartas especiales que ha jugado { $name } en esta ronda
    }
quidditch-mark-pushed = alejado
quidditch-spot =
    { $state ->
        [contested] { $ball }, en disputa.
        [free] { $ball }, en el campo.
       *[absent] { $ball }, no está en el campo.
    }
quidditch-spot-card =
    { $who ->
        [you] { $state ->
            [pushed] Te han alejado.
            [hidden] Tu carta está boca abajo.
           *[known] Tu carta: { $card }.
        }
       *[other] { $state ->
            [pushed] { $name }: alejado.
            [hidden] La carta de { $name } está boca abajo.
           *[known] Carta de { $name }: { $card }.
        }
    }
# Said before the cards are laid.
quidditch-spot-announced =
    { $who ->
        [you] La disputas tú.
       *[other] La disputa { $name }.
    }
quidditch-spot-counts = Ahora solo vale { $value }.
# $known is yes if the card that did it is known.
quidditch-spot-lowered =
    { $known ->
        [yes] Vale { $amount } menos: { $card }.
       *[no] Vale { $amount } menos.
    }
quidditch-spot-keeper-out = Fuera de combate.
quidditch-spot-nobody = Nadie la ha ganado.
quidditch-spot-won =
    { $who ->
        [you] La has ganado tú.
       *[other] La ha ganado { $name }.
    }

## Los momentos de una ronda

quidditch-phase-W1 = Inicio
quidditch-phase-DECLARE = Declaraciones
quidditch-phase-DECLARE_LEADER = Declaraciones
quidditch-phase-DECLARE_SECOND = Declaraciones
quidditch-phase-W2 = Antes de colocar
quidditch-phase-LAY = Colocar cartas
quidditch-phase-W3 = Todas las cartas están colocadas
quidditch-phase-ORDER = Orden de las pelotas
quidditch-phase-W4 = Tras la revelación { $at }
quidditch-phase-PICK = Elegir una carta
quidditch-phase-W5 = Tras el resultado { $at }
quidditch-phase-GAME_OVER = Final

## Qué hacer ahora

quidditch-prompt-over = La partida ha terminado.
quidditch-prompt-window-lit = Toca una carta iluminada para jugarla, o pasa.
# $card is the only card that can be played now.
quidditch-prompt-window-one = Puedes jugar { $card }, o pasar.
quidditch-prompt-passed = Has pasado, pero por ahora aún puedes jugar una carta.
quidditch-prompt-only-pass = Ahora no tienes nada que jugar.
# One line for all the moments that are skipped. $until is what comes next: laying or round.
quidditch-prompt-nothing =
    { $until ->
        [laying] Nada que jugar: pasas automáticamente hasta que se coloquen las cartas.
       *[round] Nada que jugar: pasas automáticamente hasta la próxima ronda.
    }
quidditch-prompt-passing = Pasas automáticamente hasta la revelación.
quidditch-prompt-declare = Toca las pelotas que quieras disputar.
quidditch-prompt-declare-these = Disputas { $balls }.
quidditch-prompt-order = Eres líder: toca las pelotas en el orden en que quieras resolverlas.
quidditch-prompt-order-ready = ¿Resolverlas en este orden?
quidditch-prompt-lay = Toca una carta y luego su pelota.
quidditch-prompt-lay-at = { $card }: toca una pelota.
quidditch-prompt-lay-ready = Cada pelota tiene su carta. ¿Colocarlas?
quidditch-prompt-decided = Decidido. Puedes cambiar de idea hasta que { $name } también decida.
quidditch-prompt-pick = Toca una de las cartas de { $name } para descartarla.
quidditch-prompt-does = { $card }: { $does }
quidditch-prompt-mode = { $card }: elige su efecto.
quidditch-prompt-ball = { $card }: { $does } Toca una pelota.
quidditch-prompt-take = { $card }: { $does } Elige la carta.
quidditch-prompt-not-now = { $card }: { $does } Ahora no se puede jugar.
quidditch-prompt-cancels = { $card } anula { $cancels }.
quidditch-prompt-for-laying = { $card }: se coloca junto a una pelota cuando toque colocar. Ahora no se puede jugar.
quidditch-prompt-sent = Un momento…
quidditch-prompt-race = El más rápido va primero.
quidditch-prompt-both = Los dos jugadores deciden en secreto.
quidditch-prompt-speaks = { $name } puede jugar una carta especial.
quidditch-prompt-decides = Esperando a que { $name } decida.
quidditch-choose-card-first = Elige primero una carta.
quidditch-autopass = Pasar automáticamente si no tengo nada que jugar
quidditch-takes = Tu descarte
quidditch-do-play = Jugar
quidditch-do-put-back = Devolver
quidditch-do-pass = Pasar
quidditch-do-pass-on = Pasar hasta la revelación
quidditch-do-stop-passing = Dejar de pasar
quidditch-do-declare =
    { $count ->
        [one] Disputarla
       *[other] Disputarlas
    }
quidditch-do-declare-none = No disputar ninguna
quidditch-do-lay = Colocar las cartas
quidditch-do-follow = Seguir la pista
quidditch-do-order = Confirmar el orden
quidditch-do-cancel = Anular con { $with }
quidditch-do-let-be = Dejar que actúe

## Una carta especial espera respuesta

quidditch-answer-played =
    { $who ->
        [you] Juegas { $card }.
       *[other] { $name } juega { $card }.
    }
quidditch-answer-cancelled =
    { $who ->
        [you] Anulas { $cancels } con { $card }.
       *[other] { $name } anula { $cancels } con { $card }.
    }
quidditch-answer-works = Sin respuesta: { $does }
quidditch-answer-fails = Sin respuesta: { $card } no tiene efecto.
quidditch-answer-waiting = { $name } puede responder.
# $card is what could be cancelled.
quidditch-answer-can = Anula { $card } o deja que actúe.
quidditch-answer-only-pass = No tienes ninguna carta que anule { $card }: solo puedes pasar.
quidditch-answer-nothing = No tienes ninguna carta que anule { $card }: pasando…

quidditch-hint-play = Un bot jugaría { $card }.
quidditch-hint-play-at = Un bot jugaría { $card } { $at }.
quidditch-hint-declare = Un bot disputaría { $balls }.
quidditch-hint-declare-none = Un bot no disputaría ninguna.
quidditch-hint-lay = Un bot colocaría { $cards }.
# One of $cards in the hint before.
quidditch-hint-laid = { $card } { $at }
quidditch-hint-order = Un bot elegiría este orden: { $balls }.
quidditch-hint-pass = Un bot pasaría.

## Notas junto a un jugador

quidditch-note-passed = ha pasado
quidditch-note-decided = ya ha decidido

## Qué ha pasado

quidditch-log-round =
    { $who ->
        [you] Ronda { $round }: eres líder.
       *[other] Ronda { $round }: el líder es { $name }.
    }
quidditch-log-drawn =
    { $who ->
        [you] Descubres { $the }.
       *[other] { $name } descubre { $the }.
    }
quidditch-log-free-goal =
    { $who ->
        [you] ¡Un gol regalado para ti!
       *[other] ¡Un gol regalado para { $name }!
    }
quidditch-log-no-room =
    { $who ->
        [you] Descubres una pelota que no cabe en el campo.
       *[other] { $name } descubre una pelota que no cabe en el campo.
    }
quidditch-log-pitch-reshuffled =
    { $count ->
        [one] { $count } carta de campo pasa a ser el nuevo mazo de campo.
       *[other] { $count } cartas de campo se barajan y forman un nuevo mazo de campo.
    }
quidditch-log-chase = El mazo de campo se ha agotado: ¡empieza la persecución final de la snitch!
quidditch-log-window =
    { $window ->
        [W1] Inicio.
        [W2] Antes de colocar.
        [W3] Todas las cartas están colocadas.
        [W4] Tras la revelación { $at }.
       *[W5] Tras el resultado { $at }.
    }
quidditch-log-passed =
    { $who ->
        [you] Pasas.
       *[other] { $name } pasa.
    }
quidditch-log-declared =
    { $who ->
        [you] Disputas { $balls }.
       *[other] { $name } disputa { $balls }.
    }
quidditch-log-declared-none =
    { $who ->
        [you] No disputas ninguna otra pelota.
       *[other] { $name } no disputa ninguna otra pelota.
    }
quidditch-log-decided =
    { $who ->
        [you] Has decidido.
       *[other] { $name } ha decidido.
    }
quidditch-log-decided-again = Cambias de idea.
quidditch-log-laid =
    { $count ->
        [one] { $name } coloca una carta: { $balls }.
       *[other] { $name } coloca { $count } cartas: { $balls }.
    }
quidditch-log-laid-cards =
    { $who ->
        [you] Colocas { $cards }.
       *[other] { $name } coloca { $cards }.
    }
quidditch-log-laid-none =
    { $who ->
        [you] No colocas nada.
       *[other] { $name } no coloca nada.
    }
quidditch-log-order =
    { $who ->
        [you] Eliges el orden: { $balls }.
       *[other] { $name } elige el orden: { $balls }.
    }
quidditch-log-revealed = { $ball }: { $cards }.
quidditch-log-shows =
    { $who ->
        [you] { $has ->
            [card] tú { $card }
           *[none] tú sin carta
        }
       *[other] { $has ->
            [card] { $name } { $card }
           *[none] { $name } sin carta
        }
    }
quidditch-log-special =
    { $who ->
        [you] Juegas { $card }.
       *[other] { $name } juega { $card }.
    }
quidditch-log-special-at =
    { $who ->
        [you] Juegas { $card } { $at }.
       *[other] { $name } juega { $card } { $at }.
    }
quidditch-log-answered =
    { $who ->
        [you] Anulas { $cancels } con { $card }.
       *[other] { $name } anula { $cancels } con { $card }.
    }
quidditch-log-cancelled = { $card } no tiene efecto.
quidditch-log-lowered =
    { $who ->
        [you] Tu carta { $at } vale { $amount } menos.
       *[other] La carta de { $name } { $at } vale { $amount } menos.
    }
quidditch-log-keeper-out =
    { $who ->
        [you] Tu guardián queda fuera de combate.
       *[other] El guardián de { $name } queda fuera de combate.
    }
quidditch-log-stripped =
    { $who ->
        [you] Pierdes { $card } de la mano.
       *[other] { $name } pierde { $card } de la mano.
    }
quidditch-log-pushed =
    { $who ->
        [you]
            { $had ->
                [card] Te alejan { $from } y se descarta { $card }.
               *[nothing] Te alejan { $from }.
            }
       *[other]
            { $had ->
                [card] Alejan a { $name } { $from } y se descarta { $card }.
               *[nothing] Alejan a { $name } { $from }.
            }
    }
quidditch-log-retrieved =
    { $who ->
        [you] Recuperas { $card }.
       *[other] { $name } recupera { $card }.
    }
quidditch-log-won =
    { $who ->
        [you] { $points ->
            [0] Ganas { $the }.
           *[other] Ganas { $the }: ¡{ $points } puntos!
        }
       *[other] { $points ->
            [0] { $name } gana { $the }.
           *[other] { $name } gana { $the }: ¡{ $points } puntos!
        }
    }
quidditch-log-stayed =
    { $reason ->
        [save] ¡Parada! Nadie gana { $the }.
        [equal] Valores iguales: nadie gana { $the }.
       *[other] Nadie gana { $the }.
    }
quidditch-log-hit =
    { $who ->
        [you] ¡Una bludger te golpea!
       *[other] ¡Una bludger golpea a { $name }!
    }
quidditch-log-reshuffled =
    { $who ->
        [you] Tu descarte pasa a ser tu nuevo mazo de casa ({ $count }).
       *[other] El descarte de { $name } pasa a ser su nuevo mazo de casa ({ $count }).
    }
quidditch-log-drew =
    { $who ->
        [you] Robas { $cards }.
       *[other] { $name } roba { $cards }.
    }
quidditch-log-refilled =
    { $count ->
        [one] { $name } roba una carta.
       *[other] { $name } roba { $count } cartas.
    }
quidditch-log-conceded =
    { $who ->
        [you] Te rindes.
       *[other] { $name } se rinde.
    }

## El final

quidditch-end-title-won = ¡Has ganado!
# To the person who has not won.
quidditch-end-title-lost = { $name } se ha adelantado
quidditch-end-title-name = Gana { $name }
quidditch-end-title-draw = Empate
# How it ended; the score stands on the board. $reason: snitch, no_balls, round_limit.
quidditch-end-over =
    { $reason ->
        [no_balls] No quedaba ninguna pelota en juego.
        [round_limit] Era la última ronda.
       *[other] La partida ha terminado.
    }
quidditch-end-caught =
    { $who ->
        [you] Has atrapado la snitch con { $card }.
       *[other] { $name } ha atrapado la snitch con { $card }.
    }
# Said to the person who lost by the Snitch; the points before it.
quidditch-end-ahead = Hasta entonces ibas por delante, { $mine } a { $yours }.
quidditch-end-won =
    { $reason ->
        [concession] Gana { $house } ({ $name }): la otra casa se rinde.
        [snitch] Han atrapado la snitch. Gana { $house } ({ $name }), { $mine } a { $yours }.
        [no_balls] No quedan pelotas. Gana { $house } ({ $name }), { $mine } a { $yours }.
        [round_limit] Era la última ronda. Gana { $house } ({ $name }), { $mine } a { $yours }.
       *[other] Gana { $house } ({ $name }), { $mine } a { $yours }.
    }
quidditch-end-draw =
    { $reason ->
        [snitch] Han atrapado la snitch y la partida acaba en empate, { $mine } a { $yours }.
       *[other] La partida acaba en empate, { $mine } a { $yours }.
    }
quidditch-figure-points = Puntos
quidditch-figure-quaffles = Quaffles
quidditch-figure-free-goals = Goles regalados
quidditch-figure-snitch = Snitch dorada
quidditch-figure-hits = Golpes de bludger
quidditch-figure-specials = Cartas especiales jugadas
quidditch-figure-answers = Cartas anuladas
quidditch-figure-rounds = Rondas

## Three facts about a game that is over: a heading, and the sentence that it begins

quidditch-fact-clear =
    { $who ->
        [you] te dio la quaffle contra { $card } en la ronda { $round }: tu victoria más clara.
       *[other] le dio la quaffle a { $name } contra { $card } en la ronda { $round }: la victoria más clara.
    }
# The heading is the card that stopped another.
quidditch-fact-stopped =
    { $who ->
        [you] detuvo { $card } por ti en la ronda { $round }, justo a tiempo.
       *[other] detuvo { $card } por { $name } en la ronda { $round }, justo a tiempo.
    }
# $does is a sentence that says what came of the card.
quidditch-fact-worked = en la ronda { $round }: { $does }
quidditch-fact-run = { $count } quaffles
    .what =
        { $who ->
            [you] seguidas fueron tuyas, desde la ronda { $round }.
           *[other] seguidas fueron de { $name }, desde la ronda { $round }.
        }
quidditch-fact-free =
    { $count ->
        [one] Un gol regalado
       *[other] { $count } goles regalados
    }
    .what =
        { $who ->
            [you] para ti, sin jugar ni una carta.
           *[other] para { $name }, sin jugar ni una carta.
        }
quidditch-fact-hits =
    { $count ->
        [one] Una bludger
       *[other] { $count } bludgers
    }
    .what =
        { $who ->
            [you] para ti, y seguiste volando.
           *[other] para { $name }, gracias a ti.
        }
quidditch-fact-rounds =
    { $count ->
        [one] Una ronda
       *[other] { $count } rondas
    }
    .what = de escobas, pelotas y faroles.

## Aparte de las jugadas

quidditch-aside-concede = Rendirse
    .question = ¿Rendirte? Ganará la otra casa, sea cual sea el marcador.

## Nombres de las opciones

quidditch-group-answers = Cartas especiales y respuestas
quidditch-group-laying = Declarar y colocar
quidditch-group-balls = Las pelotas
quidditch-group-end = Final de la partida
quidditch-group-pace = Ritmo
quidditch-group-cards = Cartas

quidditch-option-timing_mode = Quién actúa primero
    .value-priority = Por turnos
    .value-race = El más rápido
quidditch-option-race_window_seconds = Segundos por carrera
quidditch-option-counter_chain = Los contrahechizos se pueden anular
quidditch-option-counter_scope = Los contrahechizos anulan
    .value-spells_jinxes = Embrujos y hechizos
    .value-all_specials = Todas las cartas especiales
quidditch-option-reserve_owed_cards = Guardar las cartas que hay que colocar
quidditch-option-min_pass_ms = Tiempo mínimo de un pase (milisegundos)
quidditch-option-declare_mode = Declaraciones
    .value-leader_first = Primero el líder
    .value-simultaneous = Los dos en secreto
quidditch-option-aside_only_without_player_cards = Farol en la quaffle solo sin cartas de jugador
quidditch-option-order_timing = El orden se elige
    .value-after_lay = Después de colocar
    .value-before_lay = Antes de colocar
quidditch-option-order_mode = El líder elige
    .value-full = El orden completo
    .value-stepwise = Una pelota cada vez
quidditch-option-reveal_mode = Las cartas se revelan
    .value-per_ball = Pelota a pelota
    .value-all_at_once = Todas a la vez
quidditch-option-keeper_wins_unopposed = Un guardián sin oposición gana la quaffle
quidditch-option-bludger_pick = Un golpe cuesta
    .value-random = Una carta al azar
    .value-blind_slot = Una carta que el rival elige a ciegas
quidditch-option-recycle_bludgers = Las bludgers vuelven
quidditch-option-finish_round_after_snitch = Acabar la ronda tras la captura
quidditch-option-final_chase = Persecución final de la snitch
quidditch-option-tie_break = A igualdad de puntos
    .value-draw = Empate
    .value-catcher_wins = Gana quien atrapó la snitch
quidditch-option-round_limit = Número máximo de rondas
quidditch-option-penalty_needs_player_card = Un penalti exige una carta de jugador propia
quidditch-option-discard_view = El descarte del rival
    .value-full = A la vista
    .value-top_only = Solo la carta de encima
quidditch-option-deck_data = Mazos propios (archivo TOML o JSON)
    .seen = Mazos
    .nameless = los trae el anfitrión
