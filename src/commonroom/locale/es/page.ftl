### The page in Spanish: everything that is not about one game.

## Everywhere

app-name = Common Room
skip-to-content = Saltar al contenido
close = Cerrar
cancel = Cancelar
sound = Sonidos
sound-on = Los sonidos están activados
sound-off = Los sonidos están desactivados
# $theme is what is chosen now; pressing the button goes on to the next.
theme =
    { $theme ->
        [light] Colores claros
        [dark] Colores oscuros
       *[system] Colores como en tu dispositivo
    }
language = Idioma
copy-link = Copiar el enlace
copied = Copiado
qr-code = Código QR del enlace
to-the-start = Volver al inicio
lost-title = Página no encontrada
lost-text = Revisa la dirección o abre una mesa nueva desde el inicio.

## Start page

home-title = ¿A qué jugamos?
home-text = A solas con un bot o con amigos a través de un enlace. Sin cuenta.
play-now = Jugar
with-friends = Con amigos
rules = Reglas
learn = Aprende jugando
learn-soon = Aprende en 5 minutos
# $done and $all are numbers of lessons.
learn-progress = { $game }: { $done } de { $all } lecciones
# $least and $most are numbers of players.
players-range = { $least }–{ $most } jugadores
players-number =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
continue-title = Tus mesas
# $names are those who sit at the table that waits for you.
back-to-names = ¿Volver con { $names }?
back-to-table = ¿Volver a la mesa?
table-so-far =
    { $count ->
        [one] { $game }, tras { $count } jugada.
       *[other] { $game }, tras { $count } jugadas.
    }
sit-down-again = Volver a sentarme
my-games = Mis partidas
games-tally = { $played } jugadas, { $won } ganadas
no-games = Todavía no hay partidas. La primera dura unos 20 minutos.
all-my-games = Todas mis partidas
# How a game ended for the person.
result-won = Ganada
result-lost = Perdida
result-drawn = Empate
# What the person's side and the best of the others have reached.
result-score = { $mine } : { $theirs }
games-against = contra { $names }
games-with = con { $names }
games-alone = a solas
moves-count =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
phase-open = Esperando jugadores
phase-playing = En juego
phase-your-turn = Es tu turno
open-replay = Ver una repetición

## Start against bots

quick-title = Jugar contra bots
quick-level = ¿De qué nivel?
quick-opponents = ¿Cuántos rivales?
bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
# Instead of a number of bots, where one can play without any.
quick-alone = En solitario
quick-start = Empezar

# Levels of bots; .about says how the bot plays.
bot-random = Aleatorio
    .about = Hace cualquier jugada permitida, sin ningún plan.
bot-easy = Fácil
    .about = Tiene un plan, pero se le escapan cosas, como a cualquiera.
bot-normal = Normal
    .about = Tiene un plan y se le escapa poco.
bot-hard = Difícil
bot-master = Maestro
bot-greedy = Normal
    .about = Elige la jugada que parece mejor en ese momento.
bot-search = Fuerte
    .about = Piensa con varias jugadas de antelación.

## A table with friends

new-text = Elige quién juega. Recibirás un enlace para tus amigos.
your-name = Tu nombre
# The name of a person who has given none.
player-name-default = Jugador
edition = Edición
players = Jugadores
teams = Equipos
teams-count =
    { $count ->
        [one] { $count } equipo
       *[other] { $count } equipos
    }
# $seat is the number of a chair at the table.
seat-number = Asiento { $seat }
seat-me = Yo
seat-for-friend = Un amigo
time-limit = Tiempo por turno
time-none = Sin límite
time-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
time-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
# $time is a clock such as 1:30, or a number of days.
time-left = Tiempo restante: { $time }
allow-hints = Pistas
allow-hints-about = Los jugadores pueden preguntar qué haría un bot.
more-options = Más opciones
# What somebody has chosen for an option that is either on or off.
option-on = sí
option-off = no
# An option that takes a number of the person's own beside its usual values.
option-number = Un número
choose-file = Elegir un archivo
no-file = Ningún archivo elegido
take-file-back = Quitar el archivo
# Before a list of what is wrong with a file of one's own.
content-faults = Este archivo no se puede usar:
# A seat may ask for something, such as a house, and does not.
wish-none = me da igual
new-title = Una mesa con amigos
seats-title = Quién se sienta dónde
seats-text = Toca un asiento: un amigo, o un bot y su nivel. Se juega por orden de números.
seats-in-order = Asientos por orden de juego
tap-to-change = toca para cambiar
seat-for-bot = Un bot
seat-bot-name = Bot
seat-by-link = por enlace
# $level is the strength of a bot, such as "Normal".
bot-detail = { $level }
bot-detail-waiting = bot, { $level }
you-detail = tú
host-detail = anfitrión
time-limit-note = después el juego mueve por ti
# The sum of all choices in one sentence, beside the button that opens the table. A list of the next three comes first.
sum-me = tú
sum-friends =
    { $count ->
        [one] un amigo
       *[other] { $count } amigos
    }
sum-bots =
    { $count ->
        [one] un bot
       *[other] { $count } bots
    }
sum-teams = { $count } equipos de { $size }
# $time is such as "2 minutes" or "No limit"; $limit is 0 where there is no limit.
sum-time =
    { $limit ->
        [0] sin límite de tiempo
       *[other] { $time } por turno
    }
sum-no-hints = sin pistas
options-printed = todo según las reglas
options-changed =
    { $count ->
        [one] { $count } cambiada
       *[other] { $count } cambiadas
    }
gallery = Chat de los espectadores
    .apart = Entre ellos
    .aloud = Para todos
    .silent = Ninguno
gallery-about =
    .apart = Los jugadores lo leen al acabar la partida: así nadie da consejos.
    .aloud = Los jugadores lo leen durante la partida.
    .silent = Quien mira no puede escribir.
open-table = Abrir la mesa

## Joining and waiting

join-title = Te han invitado
join-text = Hay un asiento para ti en una partida de { $game }.
join-text-host = { $host } te ha guardado un asiento en una partida de { $game }.
only-watch = Solo mirar
join-too-late = Todos los asientos están ocupados. Si quieres, puedes mirar.
waiting-title = Esperando a tus amigos
# The same for somebody who only watches.
waiting-title-watching = Esperando a los jugadores
# Before the first move, while those who are there wait for the others.
awaited = Aún no han llegado: { $names }.
waiting-text =
    { $count ->
        [one] Queda { $count } asiento libre. La partida empieza en cuanto se ocupe.
       *[other] Quedan { $count } asientos libres. La partida empieza en cuanto se ocupen todos.
    }
# To a guest, who has nothing to do but wait.
waiting-title-guest = Ya estás en la mesa
waiting-text-guest =
    { $count ->
        [one] Falta una persona; después la partida empieza sola.
       *[other] Faltan { $count } personas; después la partida empieza sola.
    }
waiting-fairness = Se baraja sin trampas: antes de la primera jugada ves la huella del barajado y, después de la última, puedes comprobarla.
invite-link = Envía este enlace a tus amigos
# Where the address is that of this computer alone.
invite-only-here = Este enlace solo funciona en este ordenador.
# A command follows.
invite-for-others = Para que entren otros dispositivos, inicia el servidor así y abre una mesa en la dirección que indique:
seat-open = asiento libre
sit-here = Sentarme aquí
seat-open-name = Libre
choose-seat = Elige un asiento
seats-open =
    { $count ->
        [one] { $count } libre de { $all }
       *[other] { $count } libres de { $all }
    }
open-seats =
    { $count ->
        [one] un asiento libre
       *[other] { $count } asientos libres
    }
team-number = Equipo { $team }
team-full = completo
change-team = Cambiar a { $team }
no-wait = ¿No quieres esperar?
invite-scan = O deja que escaneen el código de la mesa. Sin cuenta, sin instalar nada.
invite-scan-phone = Escanéalo o envía el enlace. Sin cuenta, sin instalar nada.
send-link = Enviar el enlace a amigos
invite-link-guest = ¿Conoces a alguien más? Pásale el enlace
send-link-guest = Pasar el enlace
# Asked of somebody who chooses a seat without having given a name.
ask-name = ¿Cómo te llamamos?
swap-with = Cambiar con…
swap = Cambiar
make-host = Hacer anfitrión a { $name }
remove-guest = Quitar a { $name } de la mesa
free-seat = Dejar libre el asiento
stand-up = Dejar mi asiento
new-to-game = ¿No conoces { $game }?
is-here = presente
is-away = ausente
you = Tú
# Stands behind or below the person's own name.
you-mark = (tú)
fill-with-bot = Poner un bot
fill-all-with-bots =
    { $count ->
        [one] Poner un bot en el asiento libre
       *[other] Poner bots en los { $count } asientos libres
    }
bot-level = Nivel de los bots

## At the table

table-loading = Preparando la mesa…
title-your-turn = Tu turno
on-turn = le toca
# Beside the player who comes after the one on turn.
seat-next = después
# A row of players goes on beyond the edge of a phone.
more-players = Más jugadores
your-team = tu equipo
watchers =
    { $count ->
        [one] { $count } persona está mirando
       *[other] { $count } personas están mirando
    }
away-title = { $name } está ausente
away-text = Le guardamos el sitio a { $name }. Si prefieres no esperar, un bot puede sustituirle pasado medio minuto.
replace-by-bot = Que siga un bot
# When somebody on turn has left the table; the first where one can only wait.
away-wait = { $name } se ha ausentado un momento.
away-choice = { $name } se ha ausentado. ¿Esperar o que siga un bot?
let-bot-play = Que siga un bot
do-take_back = Deshacer mi jugada
do-pause = Pausa
do-give_time = Dar más tiempo
do-resume = Seguir jugando
resume = Seguir
asks-take_back = { $name } quiere deshacer su última jugada.
# What the one who asks has seen.
asks-knows = { $name } ha robado una carta desde entonces y volverá a robar la misma.
asks-pause = { $name } quiere hacer una pausa.
agree = De acuerdo
decline = No
withdraw = Déjalo
asked-waiting = Esperando la respuesta de { $names }…
asked-declined = { $name } prefiere seguir jugando.
asked-withdrawn = { $name } ya no lo pide.
asked-lapsed = No todos han respondido a tiempo.
log-took-back = { $name } deshace una jugada.
log-you-took-back = Deshaces una jugada.
paused-by = { $name } ha puesto la partida en pausa. Los relojes y los bots están parados.
paused-by-you = Has puesto la partida en pausa. Los relojes y los bots están parados.
time-given = Te han dado más tiempo.
host-now = Ahora eres el anfitrión.
seat-taken-again = { $name } vuelve a estar en la mesa.
seat-waits = Un bot juega en tu asiento.
take-seat-again = Volver a mi asiento
seat-offered = El asiento de { $name } está libre para ti.
offer-seat = Ofrecer este asiento a quien mira
offer-seat-about = El primero que se siente sustituye al bot.
bot-knows = ¿Qué sabe un bot?
bot-title = { $name }, un bot ({ $level })
bot-knows-text = Un bot solo ve lo que vería una persona en su asiento: sus propias cartas, la mesa y lo que se ha jugado. Nunca ve tus cartas ni el orden del montón.
bot-fairness = Puedes comprobarlo: el barajado queda fijado antes de la primera jugada y, al final, la página lo verifica con un solo toque.
hint = Pista
log = Historial
log-empty = Todavía nada: la partida acaba de empezar.
# A group of lines in a long log.
log-moves = Jugadas { $first }–{ $last }
# $move is the number of a move.
jump-to-move =
    { $move ->
        [0] Ver la mesa antes de la primera jugada
       *[other] Ver la mesa tras la jugada { $move }
    }
# $line is a line of the log: what was done for somebody who did not do anything in time.
log-time-up = Se acabó el tiempo: { $line }
looking-back =
    { $move ->
        [0] La mesa antes de la primera jugada
       *[other] La mesa tras la jugada { $move }
    }
back-to-now = Volver a la partida
read-rule = Leer la regla { $rule }
# About a card that is looked at closely. $message is a sentence that says why.
inspect-refused = Ahora no: { $message }
offline = Se ha perdido la conexión. Reconectando…
offline-waiting = Se ha perdido la conexión. Tu jugada está guardada y se enviará en cuanto vuelvas a estar en línea.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (sin enviar)
# $moves is such as "K♥ → f7".
unsent-moves = Sin enviar: { $moves }
try-now = Reintentar ya
# Everybody else reads this.
seat-taken-over = Ahora un bot juega por { $name }.
seat-given-away = Ahora juega un bot en tu lugar.
    .watch = Si quieres, puedes seguir mirando.
unplayable-title = No se puede seguir en esta mesa
unplayable-text = El registro está dañado o la partida empezó con reglas que este servidor no tiene. Puedes abrir una mesa nueva cuando quieras.

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat ({ $count } nuevo)
       *[other] Chat ({ $count } nuevos)
    }
chat-empty = Aún no hay mensajes.
chat-watching = En esta mesa los espectadores no escriben.
watch-by-name = Mirar con tu nombre
watch-name-about = Di tu nombre para hablar con quienes miran.
chat-apart = Solo lo leen quienes miran. Los jugadores lo verán al final.
chat-aloud = Lo lee toda la mesa.
chat-watching-mark = (mira)
chat-write = Escribe un mensaje
chat-send = Enviar
chat-to = Enviar a
chat-to-table = Todos
chat-to-team = Mi equipo
# Stands behind the name of somebody who writes to the team only.
chat-team-mark = (al equipo)
reaction-hello = Hola
reaction-bravo = Bravo
reaction-thanks = Gracias
reaction-wow = Guau
reaction-oops = Uy
reaction-thinking = Déjame pensar

## Menu of the table

menu = Menú
confirm-moves = Confirmar cada jugada
confirm-moves-about = Toca una segunda vez para hacer la jugada.
guide-skip = Saltar los primeros pasos
guide-again = Ver otra vez los primeros pasos
# A switch: single keys, such as 1 for the first card.
in-words = Jugar con palabras
in-words-about = Toda la mesa en texto y botones, sin imágenes.
shortcuts = Atajos de una sola tecla
shortcuts-about = Desactívalos si usas el dictado o si a menudo pulsas teclas sin querer.
# A sheet of keys, each with what it does.
keys-title = Teclas
keys-pick = Tomar una carta
keys-confirm = Jugarla
keys-back = Devolver la carta
keys-look = Mirar una carta de cerca
keys-next = A la siguiente casilla iluminada
keys-previous = A la anterior
keys-arrows = Moverse por el tablero
keys-draw = Robar
keys-pass = Pasar
keys-sheet = Mostrar estas teclas
# Keys, as a keyboard calls them.
key-home = Inicio
key-end = Fin
key-space = Espacio
scene-go-on = Seguir
scene-pace = Escenas con las cartas especiales
    .wait = Esperar un toque
    .quick = Cuatro segundos
    .off = No
own-link = Enlace para tu otro dispositivo
hand-over = Salir y dejar que siga un bot
hand-over-question = Un bot se queda con tu asiento y tus cartas, y puedes mirar. Mientras juegue, puedes volver a tu asiento.
own-link-make = Seguir en otro dispositivo
own-link-about = Abre este enlace en tu otro dispositivo en el plazo de un día. Solo funciona una vez. Quien lo tenga puede jugar por ti, así que no lo compartas.
seed-promise = Huella del barajado, fijada antes de la primera jugada:

## The end

statistics = Estadísticas
rematch = Jugar otra vez
rematch-begun = Ha empezado otra partida.
rematch-go = Ir a la nueva partida
replay = Repetición
download-record = Guardar el registro
look-at-table = Ver la mesa
show-result = Ver el resultado
verify-seed = Comprobar el barajado
verify-about = ¿Se fijó el barajado antes de la primera jugada? Compruébalo aquí.
verify-kept = Sí. La semilla coincide con la huella que este dispositivo vio antes de la primera jugada: nadie ha podido cambiar las cartas.
# $move is the number of moves that had been made when this device came.
verify-late = Sí, hasta donde sabe este dispositivo. Llegó más tarde: la semilla coincide con la huella que vio por primera vez tras la jugada { $move }, así que desde entonces nadie ha podido cambiar las cartas.
verify-unseen = La semilla coincide con la huella, pero este dispositivo no ha visto ninguna de las dos hasta ahora, y eso no demuestra nada. Pregunta a alguien que estuviera desde el principio.
verify-broken = No. La semilla no coincide con la huella. Esto no debería ocurrir nunca.
seed-promised =
    { $move ->
        [0] Huella, vista aquí antes de la primera jugada
       *[other] Huella, vista aquí por primera vez tras la jugada { $move }
    }
seed-promised-now = Huella, tal como la da ahora el servidor
seed-told = Semilla

## Replay

replay-loading = Cargando la repetición…
replay-text = Abre el registro de una partida, guardado desde esta página o desde la línea de comandos. También puedes soltar aquí el archivo.
replay-open-file = Abrir un registro
replay-not-a-record = Este archivo no es el registro de una partida o no se puede reproducir.
replay-open-another = Abrir otro registro
replay-move =
    { $move ->
        [0] Antes de la primera jugada
       *[other] Jugada { $move } de { $moves }
    }
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausar
replay-next = Una jugada adelante
replay-last = Al final
# What nobody should miss: a line, a goal, the end.
replay-moments = Momentos clave
replay-moment-move = Jugada { $move }
replay-moment-next = Siguiente momento clave
replay-moment-back = Momento clave anterior
replay-speed = Velocidad
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
replay-copy-link = Copiar un enlace a esta jugada
replay-eyes = Ver las cartas de
replay-all-hands = Todos

## Rules

rules-loading = Cargando las reglas…
rules-search = Buscar en las reglas
rules-all-editions = Todas las ediciones
rules-found =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
rules-none = Ninguna regla contiene estas palabras.
rules-reason = Motivo: { $reason }
rules-source = Fuente: { $source }
rules-only = Solo en: { $editions }
# Before the numbered rules: six pictures. $game is the name of the game.
rules-minute = { $game } en un minuto
rules-all = Las { $count } reglas
# Links to where somebody came from to read a rule.
rules-back-t = Volver a la mesa
rules-back-learn = Volver a la lección
rules-back-replay = Volver a la repetición
# At a rule: the title of a lesson in which it happens.
rules-try = Pruébalo: { $lesson }

## When something goes wrong

problem-no_answer = El servidor no responde. ¿Tienes conexión?
reload = Volver a cargar la página
try-again = Volver a intentarlo
problem-unknown = Algo ha fallado. Recarga la página.
problem-no_table = Esta mesa no existe. Puede que se haya cerrado.
# Two things that belong together, such as a player and what they said.
pair = { $name }: { $value }
