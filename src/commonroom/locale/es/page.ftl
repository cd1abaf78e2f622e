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
to-the-start = Ir al inicio
lost-title = Aquí no hay nada
lost-text = Puede que la dirección esté mal escrita o que la mesa ya no exista.

## Start page

home-title = Siéntate y juega
home-text = Juegos de mesa como se juegan en casa: con amigos mediante un enlace o contra bots. Sin cuenta y sin instalar nada.
play-now = Jugar ahora
with-friends = Con amigos
rules = Reglas
# $least and $most are numbers of players.
players-range = De { $least } a { $most } jugadores
players-number =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
my-tables = Mis mesas
finished-tables = Partidas terminadas
phase-open = Esperando jugadores
phase-playing = En juego
phase-finished = Terminada
phase-your-turn = Es tu turno
home-replay = ¿Tienes el registro de una partida?
open-replay = Ver la repetición

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
    .about = Juega cualquier carta que se pueda jugar, sin ningún plan.
bot-easy = Fácil
    .about = Sabe lo que quiere, pero se le escapan cosas, como a las personas.
bot-normal = Normal
    .about = Elige la jugada que en ese momento parece mejor.
bot-greedy = Normal
    .about = Elige la jugada que en ese momento parece mejor.
bot-search = Fuerte
    .about = Piensa varias jugadas por adelantado.

## A table with friends

new-title = Una mesa con amigos
new-text = Elige quién juega; recibirás un enlace para enviar a tus amigos.
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
seat-in-team = Asiento { $seat }, equipo { $team }
seat-me = Yo
seat-for-friend = Un amigo
# $level is the strength of the bot, such as "Normal".
seat-bot = Bot: { $level }
time-limit = Tiempo por turno
time-limit-about = Cuando se agota el tiempo, se hace por ti cualquier jugada permitida.
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
content-faults = Con este archivo no se puede jugar:
# A seat may ask for something, such as a house, and does not.
wish-none = me da igual
open-table = Abrir la mesa

## Joining and waiting

join-title = Tienes una invitación
join-text = Hay un asiento para ti en una partida de { $game }.
join-text-host = { $host } tiene un asiento para ti en una partida de { $game }.
sit-down = Sentarse
only-watch = Solo mirar
join-too-late = Ya están ocupados todos los asientos. Si quieres, puedes mirar.
waiting-title = Esperando a tus amigos
# The same for somebody who only watches.
waiting-title-watching = Esperando a los jugadores
# Before the first move, while those who are there wait for the others.
awaited = Aún no en la mesa: { $names }.
waiting-text =
    { $count ->
        [one] Queda { $count } asiento libre. La partida empieza cuando se ocupe.
       *[other] Quedan { $count } asientos libres. La partida empieza cuando se ocupen.
    }
waiting-fairness = Las cartas se barajan limpiamente: antes de la primera jugada se muestra una huella del barajado, y después de la última puedes comprobarla.
invite-link = Envía este enlace a tus amigos
# Where the address is that of this computer alone.
invite-only-here = Este enlace solo funciona en este ordenador.
# A command follows.
invite-for-others = Para que entren otros dispositivos, inicia el servidor así y abre una mesa en la dirección que muestra:
seat-open = asiento libre
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
on-turn = tiene el turno
your-team = tu equipo
watchers =
    { $count ->
        [one] { $count } persona mirando
       *[other] { $count } personas mirando
    }
away-title = { $name } está ausente
away-text = El sitio sigue siendo de { $name }. Si no quieres esperar, un bot puede jugar en su lugar pasado medio minuto.
replace-by-bot = Sustituir por un bot
bot-knows = ¿Qué sabe un bot?
bot-title = { $name }, un bot ({ $level })
bot-knows-text = Un bot ve lo que vería una persona en su asiento: sus propias cartas, la mesa y lo que se ha jugado. Nunca ve tus cartas ni el orden del montón.
bot-fairness = Lo puedes demostrar: el barajado queda fijado antes de la primera jugada y, al final, la página lo comprueba con un toque.
hint = Pista
log = Qué ha pasado
log-empty = Nada todavía: la partida acaba de empezar.
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
back-to-now = Volver al presente
read-rule = Leer la regla { $rule }
offline = Se ha perdido la conexión. Se reintenta automáticamente.
offline-waiting = Se ha perdido la conexión. Tu jugada está guardada y se enviará en cuanto vuelva.
# $what is a card, a space, a ball or a button that belongs to a move.
unsent = { $what } (pendiente de envío)
# $moves is such as "K♥ → f7".
unsent-moves = Pendiente de envío: { $moves }
try-now = Reintentar ya
# Everybody else reads this.
seat-taken-over = Ahora un bot juega por { $name }.
seat-given-away = Ahora juega un bot en tu lugar.
    .watch = Puedes mirar la partida.
unplayable-title = En esta mesa no se puede seguir jugando
unplayable-text = Su registro está dañado, o empezó con otras reglas que las de este servidor. Puedes abrir una mesa nueva cuando quieras.

## Chat

chat = Chat
chat-unread =
    { $count ->
        [one] Chat ({ $count } nuevo)
       *[other] Chat ({ $count } nuevos)
    }
chat-empty = Nadie ha dicho nada todavía.
chat-watching = Quien mira no habla.
chat-write = Escribe algo
chat-send = Enviar
chat-to = A quién
chat-to-table = A todos
chat-to-team = A mi equipo
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
confirm-moves = Preguntar antes de cada jugada
confirm-moves-about = La jugada solo se hace tras un segundo toque.
# A switch: single keys, such as 1 for the first card. The last two stand after a list of keys.
shortcuts = Los números y las letras actúan al instante
shortcuts-about = Desactívalo si dictas al ordenador o si se pulsan teclas sin querer.
shortcuts-on = Un interruptor de este menú desactiva los números y las letras.
shortcuts-off = Los números y las letras están desactivados; las demás teclas funcionan.
own-link = Enlace para tu otro dispositivo
hand-over = Irme y dejar que siga un bot
hand-over-question = Un bot se queda con tu asiento y tus cartas, y tú puedes mirar. No podrás recuperar el asiento.
own-link-make = Seguir en otro dispositivo
own-link-about = Abre este enlace en tu otro dispositivo en el plazo de un día. Funciona una sola vez; quien lo tenga juega por ti, así que no lo compartas.
seed-promise = Huella del barajado, fijada antes de la primera jugada:

## The end

statistics = Estadísticas
rematch = Jugar otra vez
rematch-begun = Ha empezado una nueva partida.
rematch-go = Ir a la nueva partida
replay = Repetición
download-record = Guardar el registro
look-at-table = Ver la mesa
show-result = Ver el resultado
verify-seed = Comprobar el barajado
verify-about = ¿Se fijó el barajado antes de la primera jugada? Compruébalo aquí.
verify-kept = Sí. La semilla revelada ahora coincide con la huella que este dispositivo vio antes de la primera jugada: nadie pudo cambiar las cartas.
# $move is the number of moves that had been made when this device came.
verify-late = Sí, hasta donde este dispositivo puede saber. Llegó más tarde: la semilla coincide con la huella que vio por primera vez tras la jugada { $move }; desde entonces nadie pudo cambiar las cartas.
verify-unseen = La semilla coincide con la huella, pero este dispositivo ve ambas solo ahora, y eso no demuestra nada. Pregunta a alguien que estuviera desde el principio.
verify-broken = No. La semilla no coincide con la huella. Esto no debería ocurrir nunca.
seed-promised =
    { $move ->
        [0] Huella, vista aquí antes de la primera jugada
       *[other] Huella, vista aquí por primera vez tras la jugada { $move }
    }
seed-promised-now = Huella, tal como la da ahora el servidor
seed-told = Semilla

## Replay

replay-loading = Preparando la repetición…
replay-text = Abre el registro de una partida, de esta página o de la línea de comandos. También puedes soltar aquí el archivo.
replay-open-file = Abrir un registro
replay-not-a-record = Esto no es el registro de una partida que se pueda repetir.
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
replay-speed = Velocidad
# $speed is a factor such as 2.
replay-speed-times = { $speed } ×
replay-copy-link = Copiar el enlace a este momento
replay-eyes = Qué cartas se ven
replay-all-hands = Todas las manos

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

## When something goes wrong

problem-no_answer = El servidor no responde. ¿Tienes conexión?
problem-unknown = Algo ha fallado en esta página. Vuelve a cargarla.
problem-no_table = Esa mesa no existe. Puede que se haya cerrado.
