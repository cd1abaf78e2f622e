### The pitch and the chase for the Snitch on the page, in Spanish.

pitch-label = El campo de quidditch: las flechas recorren las casillas, Intro elige
pitch-sky-label = La persecución de la snitch
pitch-list = Las jugadas en lista
# The letter on the tag of a piece; beaters and chasers also have a number.
pitch-letter-keeper = G
pitch-letter-beater = B
pitch-letter-chaser = C
pitch-to-goals = primero 2 goles, luego la persecución
pitch-to-place = Por colocar
pitch-knocked-out = Eliminados
pitch-piece-of = { $piece } de { $name }
pitch-empty = vacía

## A turn

pitch-actions-left = Quedan { $left } de { $all } acciones
pitch-where = { $piece }: ¿adónde vuela?
pitch-step-cost = Toca una casilla dorada: cada paso cuesta 1 acción.
pitch-carrier-cost = Toca una casilla dorada o lanza la quaffle: 1 acción cada vez.
pitch-forward = Volar adelante
pitch-pass = Lanzar la quaffle
pitch-fly = Mejor volar
pitch-pass-where = { $piece }: ¿adónde lanza la quaffle?
pitch-pass-loose = En { $field } no la atrapa nadie: la quaffle se quedará allí.
pitch-throw-there = Lanzarla allí
pitch-steal = Robar la quaffle al { $piece }: { $cost } acciones
pitch-go-and-take = Ir y robarla
pitch-shoot = Tirar: { $percent } %
pitch-shot-kept = Es gol si tu dado supera al del guardián.
pitch-shot-open = No hay guardián: todo tiro es gol.
pitch-aim = Preparar la bludger
pitch-aim-target = { $piece } con { $rolls }
pitch-aim-hits = Una bludger no cuesta acciones. Podría dar a: { $targets }.
pitch-aim-nobody = Una bludger no cuesta acciones, pero no hay nadie en su camino.
pitch-throw-which = { $piece }: ¿hacia dónde lanza la bludger?
pitch-throw-reach = El dado muestra { $reach }. Toca una cinta; toca otra vez para lanzar.
pitch-throw-at = Lanzar contra el { $piece }
pitch-throw-to = Lanzar a { $field }
pitch-dodges = esquiva con { $roll }+
pitch-place-where = { $piece }: toca una casilla dorada.
pitch-end-loses =
    { $left ->
        [one] Si terminas ahora, pierdes una acción.
       *[other] Si terminas ahora, pierdes { $left } acciones.
    }
pitch-end-anyway = Terminar igualmente

## The other side’s turn

pitch-waits-place = { $name } coloca a sus jugadores.
pitch-waits-roll = { $name } tira para sus acciones.
pitch-waits-act =
    { $left ->
        [one] A { $name } le queda una acción.
       *[other] A { $name } le quedan { $left } acciones.
    }
pitch-waits-take = { $name } roba la quaffle.
pitch-waits-throw = { $name } lanza una bludger.
pitch-waits-put = { $name } pone la quaffle.
pitch-waits-fly = { $name } persigue la snitch.

## Moments

pitch-moment-goal = ¡Gol!
pitch-moment-saved = ¡Parada!
pitch-moment-out = ¡Fuera!
pitch-moment-dodged = ¡Esquivada!
pitch-moment-start = ¿Quién empieza?
pitch-moment-decider = Deciden los dados
pitch-moment-round = ¡Ahora la persecución!
pitch-moment-card = ¡Una carta!
pitch-moment-end = ¡La snitch!
pitch-die-shot = Tiro
pitch-die-save = Guardián
pitch-die-dodge = Esquiva

## The chase

pitch-cards = Tus cartas de quidditch
pitch-one-card = Una carta por turno, antes o después de tirar
pitch-play-card = ¿Juegas también una carta?
pitch-roll-chase = Tira: ¿cuánto vuela tu buscador?
pitch-rolled = { $name } ha sacado { $count }
pitch-you-rolled = Has sacado { $count }
pitch-level = Los dos en la casilla { $field }
pitch-ahead =
    { $count ->
        [one] { $name } va una casilla por delante
       *[other] { $name } va { $count } casillas por delante
    }
pitch-you-ahead =
    { $count ->
        [one] Vas una casilla por delante
       *[other] Vas { $count } casillas por delante
    }
pitch-needed =
    { $count ->
        [one] Falta una casilla para la snitch.
       *[other] Faltan { $count } casillas para la snitch.
    }
pitch-chance-roll =
    { $count ->
        [one] Falta una casilla para la snitch: { $percent } % de atraparla con esta tirada.
       *[other] Faltan { $count } casillas para la snitch: { $percent } % de atraparla con esta tirada.
    }
pitch-chance-card = Con esta carta tienes un { $percent } % de atrapar la snitch en este turno.
pitch-chase-flown = { $count } en los dados: casilla { $field }
pitch-field = con la carta: casilla { $field }
pitch-snitch = con la carta: ¡la snitch!
