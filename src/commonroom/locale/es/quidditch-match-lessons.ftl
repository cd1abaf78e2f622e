### The lessons of the Quidditch match, in Spanish: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## The Quaffle

quidditch-match-lesson-quaffle = La quaffle
    .about = Los dados son acciones: volar, lanzar, tirar a portería.
    .end = ¡Gol! Por cada gol robas una carta para la persecución. Con dos goles se gana la primera ronda.
quidditch-match-lesson-quaffle-roll = Tu turno empieza con dos dados. Su suma dice cuánto puedes hacer. Tíralos.
    .otherwise = Tira los dados.
quidditch-match-lesson-quaffle-fetch = 4 acciones. Un paso a una casilla vecina cuesta 1; recoger la pelota, nada. Vuela con tu cazador 1 hasta la quaffle.
    .other = También vale. Pero que la recoja el cazador 1: ya verás por qué.
    .elsewhere = La quaffle está en la casilla iluminada. El cazador 1 está al lado.
    .end = Aún te quedan acciones. Ve a por la quaffle.
    .otherwise = Elige al cazador 1 y toca la casilla iluminada.
quidditch-match-lesson-quaffle-pass = ¡Ya la tienes! El cazador 2 está a tu lado. Lanzarla a una casilla vecina cuesta 1 acción: pásasela.
    .nobody = Ahí no hay nadie de los tuyos. Lánzasela al cazador 2.
    .move = Volar también vale, pero prueba a lanzarla: al cazador 2.
    .end = Aún te quedan acciones. Lánzasela al cazador 2.
    .otherwise = Primero elige lanzar y luego toca la casilla iluminada.
quidditch-match-lesson-quaffle-line = Solo se tira desde la línea de delante de la portería. Un paso más con el cazador 2.
    .pass = Ya no hace falta lanzarla. El cazador 2 vuela a la línea.
    .elsewhere = El cazador 2 tiene la pelota, y su sitio es la línea.
    .end = Aún te quedan acciones. Vuela a la línea.
    .far = Desde aquí está demasiado lejos. Tira desde la línea de delante de la portería.
    .otherwise = Vuela con el cazador 2 a la casilla iluminada.
quidditch-match-lesson-quaffle-shoot = ¡Ahora tira a portería! El guardián y tú tiráis un dado cada uno. Si el tuyo es más alto, es gol.
    .move = Estás en el sitio perfecto. Tira a portería.
    .end = ¡No acabes sin tirar a portería!
    .otherwise = Tira a portería.

## The Bludger

quidditch-match-lesson-bludger = La bludger
    .about = Tus golpeadores frenan a quien tiene la pelota.
    .end = Un jugador menos para Blaise, y la quaffle para ti. Un equipo sin cazadores pierde la primera ronda.
quidditch-match-lesson-bludger-roll = Un cazador de Blaise tiene la quaffle, cerca de tu portería. Tus golpeadores pueden frenarlo. Tira los dados.
    .otherwise = Tira los dados.
quidditch-match-lesson-bludger-fetch = El golpeador 1 está junto a una bludger. Vuela hasta ella: recogerla no cuesta nada.
    .elsewhere = Primero la bludger: el golpeador 1 vuela a la casilla iluminada.
    .end = Aún te quedan acciones. Ve a por la bludger.
    .otherwise = Elige al golpeador 1 y toca la casilla iluminada.
quidditch-match-lesson-bludger-aim = Ahora prepara la bludger. No cuesta acciones, y un dado dice hasta dónde vuela.
    .move = Quédate ahí: el camino hasta el cazador es recto.
    .end = Todavía no: lanza antes la bludger.
    .otherwise = Prepara la bludger.
quidditch-match-lesson-bludger-throw = La bludger llega hasta 4 casillas en línea recta. Lánzala contra el cazador que tiene la quaffle.
    .nobody = Por ahí no hay nadie de Blaise. Lánzala contra el cazador.
    .otherwise = Toca al cazador que tiene la quaffle y lanza.
quidditch-match-lesson-bludger-loose = ¡Le has dado! Con 4 o más, el cazador la habría esquivado; ha sacado 2. La quaffle está suelta. Recógela con el cazador 1.
    .elsewhere = La quaffle está en la casilla iluminada. Recógela con el cazador 1.
    .end = La quaffle te está esperando. Recógela.
    .otherwise = Elige al cazador 1 y toca la casilla iluminada.

## The Snitch

quidditch-match-lesson-snitch = La snitch
    .about = Dos buscadores, una vuelta, y gana quien la completa primero.
    .end = ¡Atrapada! Quien atrapa la snitch gana el partido, sean los goles que sean. Ya puedes jugar.
quidditch-match-lesson-snitch-roll = Tras dos goles, los buscadores persiguen la snitch: 24 casillas alrededor del campo. Blaise va por delante. Tira los dados.
    .card = Puedes jugar antes una carta. Pero tira los dados: así sabrás qué te hace falta.
    .otherwise = Tira los dados.
quidditch-match-lesson-snitch-back = 5 casillas. Puedes jugar una carta por turno. Blaise está en la 17: Confundus hace retroceder 3 casillas a su buscador.
    .firebolt = Guarda la Saeta de Fuego para las últimas casillas. Juega Confundus.
    .end = Puedes usar una carta cada turno. Juega Confundus.
    .otherwise = Elige Confundus y juégalo.
quidditch-match-lesson-snitch-again = Atrás hasta la 14, y después 8 casillas adelante. Sin tu carta, Blaise ya tendría la snitch. Tira los dados.
    .card = Primero tira los dados: así sabrás qué te hace falta.
    .otherwise = Tira los dados.
quidditch-match-lesson-snitch-catch = Estás en la 20 y te faltan 4 casillas. ¿Qué dice la Saeta de Fuego?
    .end = Entonces Blaise tiene otro turno. Juega la Saeta de Fuego.
    .otherwise = Juega la Saeta de Fuego: 4 casillas.
