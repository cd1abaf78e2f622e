### Sequence on the page, in Spanish. Options, refusals and rules are in sequence-rules.ftl.
### The word "sequence" has no plural of its own: "dos sequence".

## The game

# A switch before a quick start.
sequence-quick-switch = Robar tú las cartas
    .about = Roba una carta del montón después de cada jugada. Si se te olvida, te quedas sin ella.
sequence-goal = Se gana con { $target } sequence
sequence-score = { $made } de { $target } sequence
sequence-cards-left =
    { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }

# Sides are called by the colour of their chips, as by a name: "Blue wins".
sequence-side-blue = Azul
sequence-side-green = Verde
sequence-side-red = Rojo
sequence-side-gold = Dorado
sequence-side-onyx = Ónice
sequence-side-silver = Plateado

## Cards

# The whole name of a card, as it is spoken: "king of hearts".
# $rank is 2 to 10, J, Q, K or A; $suit is S (spades), H (hearts), D (diamonds) or C (clubs).
sequence-card-of-suit =
    { $rank ->
        [J] Jack
        [Q] reina
        [K] rey
        [A] as
       *[other] { $rank }
    } de { $suit ->
        [S] picas
        [H] corazones
        [D] diamantes
       *[C] tréboles
    }
# The same with the houses of the Harry Potter edition.
sequence-card-of-house =
    { $rank ->
        [J] Jack
        [Q] reina
        [K] rey
        [A] as
       *[other] { $rank }
    } de { $suit ->
        [S] Ravenclaw
        [H] Hufflepuff
        [D] Gryffindor
       *[C] Slytherin
    }
sequence-house-S = Ravenclaw
sequence-house-H = Hufflepuff
sequence-house-D = Gryffindor
sequence-house-C = Slytherin

# Short marks below a card in hand: what a jack does, or how many spaces are left. As short as possible.
sequence-mark-place = comodín
sequence-mark-remove = retira
sequence-mark-dead = nula
sequence-mark-one = 1 casilla
sequence-mark-two = 2 casillas
sequence-pile-left =
    { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
sequence-last-played = Última jugada
# For screen readers. $note is one of the marks above, or "none".
sequence-card-in-hand =
    { $note ->
        [none] { $card }
       *[other] { $card }, { $note }
    }
sequence-your-hand = Tus cartas
sequence-hand-empty = Tu mano está vacía.
sequence-open-hands = Manos a la vista
# Stands before one of the three ways to sort.
sequence-sort = Ordenar
sequence-sort-suit = por palo
sequence-sort-rank = por valor
sequence-sort-playable = jugables primero

## Board and piles

sequence-board = El tablero. Muévete con las flechas y pulsa Intro para jugar la carta elegida.
# A space in words for screen readers: "f7, king of hearts, chip of Blue in a sequence, can be played".
# $corner is yes or no; $chip is none, free or locked; $playable is yes or no.
sequence-cell =
    { $corner ->
        [yes] { $cell }, esquina, cuenta para todos
       *[no] { $cell }, { $card }
    }{ $chip ->
        [free] , ficha de { $side }
        [locked] , ficha de { $side } en un sequence
       *[none] { "" }
    }{ $playable ->
        [yes] , se puede jugar
        [with] , se puede jugar con { $with }
       *[no] { "" }
    }
sequence-pile =
    { $count ->
        [one] Montón de robar, { $count } carta
       *[other] Montón de robar, { $count } cartas
    }
# The person may draw a card now, by pressing the pile.
sequence-pile-owed =
    { $count ->
        [one] Montón de robar, { $count } carta: puedes robar
       *[other] Montón de robar, { $count } cartas: puedes robar
    }
# The same as one short word on the pile itself.
sequence-mark-draw = robar
sequence-discards = Cartas jugadas
# $card is the card on top.
sequence-discards-last = Cartas jugadas, { $card } encima
sequence-discards-none = Todavía no hay cartas.

## What to do now

sequence-prompt-card = Es tu turno: elige una carta.
sequence-prompt-cell = { $card }: elige una casilla iluminada.
sequence-prompt-wild = { $card } va en cualquier casilla libre.
sequence-prompt-remove = { $card }: elige qué ficha retirar.
sequence-prompt-again = { $card }: toca otra vez para jugarla.
# Read out after the card was chosen: $cells is such as "c2, e10", or how many they are.
sequence-lit-cells = Casillas iluminadas: { $cells }.
sequence-prompt-dead = { $card }: carta nula, puedes cambiarla.
sequence-prompt-nowhere = Ahora no hay ninguna casilla para { $card }.
sequence-prompt-choose-line = Tu línea tiene más de cinco: elige las cinco que forman el sequence.
sequence-prompt-line = { $line }: toca para elegirla.
sequence-prompt-forfeit = Han pillado a tu equipo dando consejos: elige qué carta entregar.
sequence-prompt-forfeit-sure = Toca otra vez la carta para entregarla.
# In a lesson about it: an owed card waits to be drawn.
sequence-prompt-draw = Tu nueva carta está en el montón.
sequence-prompt-pass = No puedes jugar ni cambiar ninguna carta.
sequence-prompt-over = La partida ha terminado.
# The person has made a move that is not answered yet.
sequence-prompt-sent = Enviando tu jugada…
sequence-prompt-penalty = Esperando a que { $name } entregue una carta.
sequence-prompt-watching = Es el turno de { $name }.
# $others is the number of players before the person's own turn.
sequence-prompt-waiting =
    { $others ->
        [0] Es el turno de { $name }.
        [1] Es el turno de { $name }; luego vas tú.
       *[other] Es el turno de { $name }; van { $others } jugadores antes que tú.
    }
sequence-not-your-turn = No es tu turno.
sequence-no-card-plays = Ahora no puedes jugar ninguna de tus cartas en { $cell }.
# Why a tap on a space does nothing, in a small bubble beside it. $shown is the card that the space shows, $card the
# one that was to be played.
sequence-why-corner = Una esquina cuenta para todos: ahí no va ninguna ficha.
sequence-why-chip = Aquí ya hay una ficha de { $side }.
sequence-why-locked = Esta ficha de { $side } forma parte de un sequence y no se retira.
# With a jack that takes chips off.
sequence-why-own = Esta ficha es tuya: solo puedes retirar las de los demás.
sequence-why-no-chip = Aquí no hay ninguna ficha que retirar.
sequence-why-not-held = Aquí solo vale { $shown } o un Jack comodín, y no tienes ni uno ni otro.
sequence-why-other-card = Esta casilla pide { $shown }, no { $card }.

# A card that is looked at closely: questions, and what is answered. $count is a number of spaces.
sequence-inspect-now = ¿Ahora?
sequence-inspect-does = Qué hace
sequence-inspect-where = Adónde va
sequence-inspect-yes = Sí, se puede jugar.
sequence-inspect-dead = Es nula: cámbiala por otra.
sequence-inspect-dead-later = Es nula. En tu turno puedes cambiarla.
sequence-inspect-does-card = Pone tu ficha en una casilla libre que la muestre.
sequence-inspect-does-place = Dos ojos: pone tu ficha en cualquier casilla libre.
sequence-inspect-does-remove = Un ojo: retira una ficha rival, pero no de un sequence.
sequence-inspect-many = { $count } casillas a elegir
sequence-inspect-nowhere = A ninguna parte: sus dos casillas están ocupadas.
sequence-inspect-no-chip = A ninguna parte: no hay ninguna ficha que retirar.
# Buttons.
# The likely move, named by what it does; $does is "remove" for a jack that takes a chip off, otherwise "place".
sequence-do-here =
    { $does ->
        [remove] Despejar { $cell }
       *[place] Jugar en { $cell }
    }
# What a bot would do, where the card is not in hand yet.
sequence-do-hint-play = Jugar { $card } en { $cell }
sequence-do-hint-exchange = Cambiar { $card }
sequence-do-hint-forfeit = Entregar { $card }
sequence-do-exchange = Cambiar
sequence-do-draw = Robar una carta
sequence-do-pass = Pasar
sequence-do-put-back = Devolver
# A choice for a long line; $line is such as b2–b6.
sequence-choose-line = Elegir { $line } como sequence

sequence-hint-play = Un bot jugaría { $card } en { $cell }.
sequence-hint-exchange = Un bot cambiaría { $card }.
sequence-hint-forfeit = Un bot entregaría { $card }.
sequence-hint-choose = Un bot elegiría { $line }.
sequence-hint-draw = Un bot robaría.
sequence-hint-pass = Un bot pasaría.

## Notes beside a player

sequence-note-left = se ha ido
sequence-note-penalty = debe entregar una carta
sequence-note-passed = ha pasado
sequence-note-conceding = quiere rendirse
sequence-note-dealer = reparte

## What happened. $who is "you" for the person's own deeds, otherwise $name did it.
## $card is such as K♥, $cell such as f7, $line such as b2–b6, $side such as Blue.

sequence-log-round = Ronda { $round }
# Everybody draws a card before the first turn; $cards is such as "Ann K♥, Bob 7♠".
sequence-log-start = Cartas para decidir quién empieza: { $cards }.
sequence-log-first =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    }
sequence-log-deals =
    { $who ->
        [you] Repartes tú.
       *[other] Reparte { $name }.
    }
sequence-log-played =
    { $who ->
        [you] Juegas { $card } en { $cell }.
       *[other] { $name } juega { $card } en { $cell }.
    }
# $shown is the card that the space shows.
sequence-log-played-wild =
    { $who ->
        [you] Juegas el comodín { $card } en { $cell } ({ $shown }).
       *[other] { $name } juega el comodín { $card } en { $cell } ({ $shown }).
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-log-removed =
    { $who ->
        [you] Juegas { $card } y retiras de { $cell } la ficha de { $side }.
       *[other] { $whose ->
            [you] { $name } juega { $card } y retira tu ficha de { $cell }.
           *[other] { $name } juega { $card } y retira de { $cell } la ficha de { $side }.
        }
    }
sequence-log-drew =
    { $who ->
        [you] Robas una carta.
       *[other] { $name } roba una carta.
    }
sequence-log-drew-card =
    { $who ->
        [you] Robas { $card }.
       *[other] { $name } roba { $card }.
    }
sequence-log-draw-lost =
    { $who ->
        [you] No has robado a tiempo y te quedas sin la carta.
       *[other] { $name } no ha robado a tiempo y se queda sin la carta.
    }
sequence-log-exchanged =
    { $who ->
        [you] Cambias la carta nula { $card }.
       *[other] { $name } cambia la carta nula { $card }.
    }
sequence-log-reshuffled =
    { $count ->
        [one] La carta jugada pasa a ser el nuevo montón de robar.
       *[other] Las { $count } cartas jugadas se barajan y forman un nuevo montón de robar.
    }
sequence-log-passed =
    { $who ->
        [you] Pasas.
       *[other] { $name } pasa.
    }
sequence-log-sequence =
    { $whose ->
        [you] ¡Tu sequence: { $line }!
       *[other] ¡Sequence de { $side }: { $line }!
    }
sequence-log-long-sequence = ¡Sequence de { $side }: { $line }, de una línea de { $length }!
sequence-log-broken = Se rompe el sequence { $line } de { $side }.
sequence-log-choice =
    { $who ->
        [you] La línea tiene más de cinco: elige qué cinco cuentan.
       *[other] La línea tiene más de cinco: { $name } elige qué cinco cuentan.
    }
sequence-log-claimed =
    { $who ->
        [you] Denuncias que { $side } ha dado consejos.
       *[other] { $name } denuncia que { $side } ha dado consejos.
    }
sequence-log-claim-upheld = Se acepta la denuncia: cada jugador de { $side } entrega una carta.
sequence-log-claim-dismissed = Se desestima la denuncia contra { $side }.
sequence-log-forfeited =
    { $who ->
        [you] Entregas { $card }.
       *[other] { $name } entrega { $card }.
    }
# Somebody leaves, and $substitute takes over the seat.
sequence-log-handed-over =
    { $who ->
        [you] Cedes tu asiento a { $substitute }.
       *[other] { $name } cede su asiento a { $substitute }.
    }
sequence-log-left =
    { $who ->
        [you] Dejas la partida.
       *[other] { $name } deja la partida.
    }
sequence-log-side-out = { $side } queda fuera de la partida.
sequence-log-concession =
    { $who ->
        [you] Quieres rendirte.
       *[other] { $name } quiere rendirse.
    }
sequence-log-conceded = { $side } se rinde.

## The end

sequence-end-title-won = ¡Has ganado!
sequence-end-title-side = Gana { $side }
# A side of one player is called by the name.
sequence-end-title-name = Gana { $name }
sequence-end-title-draw = No gana nadie
# To those who lost.
sequence-end-title-lost =
    { $who ->
        [name] { $name } ha llegado antes
       *[side] { $side } ha llegado antes
    }
# A kind word to them: $made is how many sequences they had.
sequence-end-lost =
    { $made ->
        [0] Esta vez tu línea no ha salido.
        [one] También hay un sequence tuyo.
       *[other] También hay { $made } sequence tuyos.
    }
# How it was won, without saying again who has. $line is such as b2–b6, or several of them; $count is how many.
sequence-end-line =
    { $who ->
        [you] Has completado { $count ->
            [one] el sequence
           *[other] los sequence
        } { $line } con { $card } en { $cell }.
       *[other] { $name } ha completado { $count ->
            [one] el sequence
           *[other] los sequence
        } { $line } con { $card } en { $cell }.
    }
sequence-end-conceded =
    { $who ->
        [you] Te rindes.
       *[other] { $name } se rinde.
    }
sequence-end-forfeit = No queda ningún otro bando.
sequence-end-most = Se ha acabado el montón de robar: gana el bando con más sequence.
# In the log: who has won, and why. $winner is you, team (the person's own), name (somebody alone) or side; $names are
# the winners.
# $reason: sequences, pile_exhausted, stalemate, concession, forfeit.
sequence-end-won =
    { $winner ->
        [you] Ganas
        [team] Gana tu equipo
        [name] Gana { $names }
       *[side] Gana { $side } ({ $names })
    }{ $reason ->
        [concession] : el otro bando se rinde.
        [forfeit] : no queda ningún otro bando.
        [pile_exhausted] : se ha acabado el montón de robar y nadie tiene más sequence.
       *[other] .
    }
# $reason: pile_exhausted, stalemate, aborted.
sequence-end-draw =
    { $reason ->
        [pile_exhausted] La partida acaba en empate: se ha agotado el montón de robar.
        [stalemate] La partida acaba en empate: ya nadie puede jugar.
        [aborted] La partida termina sin ganador: se ha ido un jugador.
       *[other] La partida acaba en empate.
    }
sequence-figure-sequences = Sequence completos
sequence-figure-chips = Fichas en el tablero
sequence-figure-plays = Cartas jugadas
sequence-figure-wild = Jacks comodín jugados
sequence-figure-remove = Fichas retiradas
sequence-figure-dead = Cartas nulas cambiadas
sequence-figure-moves = Jugadas en total

## Three facts of the game that was played: a few large words, and a sentence. $line is such as b2–b6.

sequence-fact-move = Jugada { $move }
sequence-fact-first =
    { $who ->
        [you] Cierras la primera línea, { $line }, con { $card }.
       *[other] { $name } cierra la primera línea, { $line }, con { $card }.
    }
# One side has as many sequences as the other.
sequence-fact-level =
    { $who ->
        [you] Con { $line } empatas.
       *[other] { $name } empata con { $line }.
    }
# $whose is "you" where the chip was the person's own, or their team's.
sequence-fact-removed =
    { $who ->
        [you] Tu { $card } retira la ficha de { $cell }.
       *[other] { $whose ->
            [you] { $name } retira tu ficha de { $cell } con { $card }.
           *[other] { $name } retira la ficha de { $cell } con { $card }.
        }
    }
# After the name of a jack; $does is "place" or "remove".
sequence-fact-held =
    { $does ->
        [remove] se ha quedado en tu mano. Retira una ficha rival.
       *[place] se ha quedado en tu mano. Va en cualquier casilla libre.
    }
# A wild jack; $shown is the card that the space shows.
sequence-fact-wild =
    { $who ->
        [you] Tu { $card } hace de { $shown } en { $cell }.
       *[other] El { $card } de { $name } hace de { $shown } en { $cell }.
    }
sequence-fact-chips =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
    .label = tuyas en el tablero al final.
# After the number of moves; $count is how many cards were left in the pile.
sequence-fact-length =
    { $count ->
        [0] han bastado, hasta la última carta del montón.
        [one] han bastado. Quedaba { $count } carta en el montón.
       *[other] han bastado. Quedaban { $count } cartas en el montón.
    }

## Besides the moves: each with the question that is asked before

sequence-aside-leave = Dejar la partida
    .question = ¿Dejar la partida definitivamente?
sequence-aside-concede = Rendirse
    .question = ¿Rendirte? Tu bando pierde en cuanto todos sus jugadores estén de acuerdo.
sequence-aside-claim = Denunciar consejos de { $side }
    .question = ¿Alguien ha dado un consejo prohibido a un compañero? Si se acepta la denuncia, cada jugador de { $side } entrega una carta.
sequence-aside-admit = Reconocerlo
    .question = ¿Reconoce tu equipo que ha dado consejos? Entonces cada uno entrega una carta.
sequence-aside-uphold = Aceptar la denuncia contra { $side }
    .question = Decides tú, que diriges la mesa. Cada jugador de { $side } entregará una carta.
sequence-aside-dismiss = Desestimar la denuncia contra { $side }
    .question = Decides tú, que diriges la mesa. La denuncia contra { $side } quedará sin efecto.

## Names of the options and of their values; what they decide is explained in sequence-rules.ftl

sequence-group-drawing = Robar y cambiar
sequence-group-sequences = Sequence y fichas
sequence-group-pile = Cuando se acaba el montón
sequence-group-teams = Equipos
sequence-group-pace = Si alguien se va

sequence-option-starter = Quién empieza en cada equipo
    .value-drawer = Quien sacó la carta
    .value-random_member = Un miembro al azar
sequence-option-draw_mode = Robar cartas
    .value-manual = A mano, como en el reglamento
    .value-auto = Automático
sequence-option-draw_grace = Los bots esperan el robo (segundos)
sequence-option-forgotten_draw = Un robo olvidado
    .value-edition = Como en la edición
    .value-next_action = Se pierde con la siguiente acción
    .value-next_draw = Se pierde tras el siguiente robo
    .value-never = Nunca se pierde por otros
sequence-option-exchange_limit = Cartas nulas por turno
    .value-1 = Una
    .value-unlimited = Las que quieras
sequence-option-jack_exchange = Cambiar Jacks
    .value-off = No permitido
    .value-on = Permitido
sequence-option-empty_hand = Mano vacía
    .value-skip = Saltar el turno
    .value-draw_one = Robar una carta
sequence-option-collinear_share = Dos sequence en una línea
    .value-on = Pueden compartir una casilla
    .value-off = No pueden compartir casillas
sequence-option-long_line_lock = En una línea larga se protegen
    .value-five = Solo las cinco fichas
    .value-whole_line = Toda la línea
sequence-option-long_line_choice = Las cinco de una línea larga
    .value-player = Las elige el jugador
    .value-auto = Las cinco primeras
sequence-option-pile_exhausted = Montón de robar vacío
    .value-edition = Como en la edición
    .value-reshuffle = Barajar las cartas jugadas
    .value-draw_game = No gana nadie
    .value-play_on = Seguir sin robar
sequence-option-exhaustion_timing = La partida termina
    .value-on_last_card = Al robar la última carta
    .value-on_needed_draw = Cuando falta una carta
sequence-option-exhaustion_tiebreak = Si se acaba el montón
    .value-none = Siempre es empate
    .value-most_sequences = Gana quien tenga más sequence
sequence-option-limit_chips = Número de fichas
    .value-off = Sin límite
    .value-on = Las que hay en la caja
sequence-option-team_talk = Hablar dentro del equipo
    .value-forbidden = No permitido
    .value-allowed = Permitido
sequence-option-share_hands = Las manos del equipo
    .value-off = Ocultas
    .value-on = Las ven los compañeros
sequence-option-coaching_penalty = Penalización por consejos
    .value-edition = Como en la edición
    .value-on = Una carta
    .value-off = Ninguna
sequence-option-on_leave = Si un jugador se va
    .value-substitute = Puede entrar un sustituto
    .value-skip = Se salta su turno
    .value-abort = La partida termina
sequence-option-breakable_sequences = Romper un sequence
    .value-off = No permitido
    .value-on = Con un Jack

## Editions on the form: what differs

sequence-edition-classic-2022 = Un mazo nuevo cuando se acaban las cartas
sequence-edition-harry-potter-2021 = Casas como palos, sin hablar en equipo
