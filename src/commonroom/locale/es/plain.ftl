### Any game without a face of its own, in Spanish: the frame around what the game itself says.

plain-about = Un juego que aquí se juega con texto, sin imágenes.

## At the table

plain-your-turn = Es tu turno: ¿qué haces?
plain-waiting = Esperando a { $names }.
plain-waiting-others = Esperando a los demás.
# $action is what a bot would do, as its button says it.
plain-hint = Un bot elegiría: { $action }
plain-actions = Qué puedes hacer
plain-board = El tablero
plain-board-large = Ver el tablero a tamaño completo
plain-board-alone = Abrir solo el tablero

## What a view says

plain-table = La mesa
plain-none = nada
plain-nobody = nadie
# Cards of which only the backs are seen.
plain-hidden = { $count } boca abajo
plain-times = { $name } × { $count }
# A number that tells how far somebody is, such as "Points: 40".
plain-score = { $what }: { $number }
plain-team = Equipo { $number }

## What happens; for events without a sentence of their own

plain-log = { $name }: { $said }.
plain-with = { $what } ({ $fields })

## The end

plain-end-title-won = Has ganado
plain-end-title-names =
    { $count ->
        [one] Gana { $names }
       *[other] Ganan { $names }
    }
plain-end-title-draw = No gana nadie
plain-end-concession = El otro bando se ha rendido
plain-aside-question = { $action }: ¿seguro?

## Words that many games use

plain-key-card = Carta
plain-key-cards = Cartas
plain-key-count = Número
plain-key-dealer = Reparte
plain-key-deck = Mazo
plain-key-discards = Descartes
plain-key-hand = Tu mano
plain-key-hands = Cartas en la mano
plain-key-leader = Sale
plain-key-phase = Fase
plain-key-player = Jugador
plain-key-points = Puntos
plain-key-round = Ronda
plain-key-score = Puntuación
plain-key-scores = Puntuación
plain-key-seat = Jugador
plain-key-to = A
plain-key-turn = Turno
