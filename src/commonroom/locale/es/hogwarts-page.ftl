### La página de Un año en Hogwarts, en español: el mapa, el tablero propio, la pregunta.

hogwarts-map = Mapa del castillo y sus alrededores
hogwarts-you = Tú
hogwarts-closer = Acercar
hogwarts-farther = Alejar
hogwarts-me = Ver dónde estoy
hogwarts-list = El mapa como lista
hogwarts-here = Estás aquí: { $place }.
hogwarts-where-to = Adónde puedes ir
hogwarts-on-the-board = En el tablero
hogwarts-nothing-there = Allí no pasa nada.
hogwarts-mission-ready = Misión lista: { $mission }, { $points } puntos
hogwarts-horcrux-there = Intentar destruir un horrocrux: { $token }
hogwarts-on-the-way = Por el camino: { $token }
hogwarts-exam-there = Examen: { $books }
hogwarts-floo-there = Desde aquí puedes viajar con polvos flu.
hogwarts-awaits-players = Combate contra { $foe }
hogwarts-awaits-death_eater = Combate contra { $foe }
hogwarts-awaits-mission = Combate contra { $foe }
hogwarts-awaits-duel = Duelo con un estudiante
hogwarts-duel-stake = Si ganas: un hechizo, una poción, un libro. Si pierdes, con 1 PV: tres cartas menos.
hogwarts-fight-is-lost = Con 1 PV pierdes enseguida.
hogwarts-fight-is-won = A { $foe } le queda 1 PV: ganas enseguida.
hogwarts-fight-is-off = Los dos tenéis 1 PV: nadie lucha.
hogwarts-fight-is-no_stone = Sin la Piedra de la Resurrección, Harry pierde.
hogwarts-fight-is-no_wand = Sin la Varita de Saúco, Voldemort pierde.
hogwarts-fight-is-horcrux_left = Queda un horrocrux: gana Voldemort.
hogwarts-awaits-meeting = Encuentro con { $foe }: decide la partida
hogwarts-chance = { $percent } % de ganar
hogwarts-chosen = Has elegido: { $place }. Toca otra vez para ir.
hogwarts-walk-there = Ir allí
hogwarts-choose-this = Elegir este lugar
hogwarts-not-an-end = { $place }: no puedes parar ahí; hay que andar toda la tirada.
hogwarts-too-far = { $place }: está demasiado lejos para esta tirada.
hogwarts-own-board = Tu tablero
hogwarts-dice-and-resistance = Dados de ataque: { $dice } · resistencia { $resistance }
hogwarts-points = puntos
hogwarts-hp = { $hp } de { $full } PV
hogwarts-hp-short = { $hp } PV
hogwarts-satchel = Morral
hogwarts-travel = Polvos flu { $floo } · Trasladores { $portkey }
hogwarts-hand = Mano
hogwarts-missions = Misiones
hogwarts-missions-done = { $done } de { $goal } cumplidas
hogwarts-done = Cumplidas: { $missions }
hogwarts-ready = Lista
hogwarts-is-here = aquí
hogwarts-by-floo = con polvos flu
hogwarts-by-portkey = con un traslador
hogwarts-lacks = Falta todavía
hogwarts-token-held = { $token }: en manos de { $name }
hogwarts-token-lies = { $token }: { $place }
hogwarts-against = Contra { $foe }
hogwarts-steps =
    { $count ->
        [one] un paso
       *[other] { $count } pasos
    }
hogwarts-steps-all =
    { $count ->
        [one] un paso, toda tu tirada
       *[other] { $count } pasos, toda tu tirada
    }
hogwarts-moves-left =
    { $count ->
        [one] paso por dar
       *[other] pasos por dar
    }
hogwarts-cards =
    { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
hogwarts-need =
    { $kind ->
        [attack] { $deck ->
            [spell] un hechizo de ataque
            [potion] una poción de ataque
           *[any] una carta de ataque
        }
        [defence] { $deck ->
            [spell] un hechizo de defensa
            [potion] una poción de defensa
           *[any] una carta de defensa
        }
        [heals] { $deck ->
            [spell] un hechizo curativo
            [potion] una poción curativa
           *[any] una carta curativa
        }
       *[any] { $deck ->
            [spell] un hechizo
            [potion] una poción
           *[any] un hechizo o una poción
        }
    }
hogwarts-now = ¿Ahora?
hogwarts-now-yes = Sí, tócala para usarla.
hogwarts-does = Qué hace
hogwarts-hp-of = { $name }: { $hp } PV, { $points } puntos, misiones cumplidas: { $done }
hogwarts-round = Ronda { $round }
hogwarts-goal =
    { $missions ->
        [one] una misión, más de { $points } puntos
       *[other] { $missions } misiones, más de { $points } puntos
    }
hogwarts-choose-character = Jugar con { $name }
hogwarts-card-read = Seguir
hogwarts-card-turned =
    { $who ->
        [you] Descubres una carta.
       *[other] { $name } descubre una carta.
    }
hogwarts-board = Tablero
hogwarts-where = ¿Adónde vas?
hogwarts-roll-keep = Dejarlo en { $total }
hogwarts-roll-change = Mejor { $total }
hogwarts-roll-again = Volver a tirar el { $die }
hogwarts-horcruxes = Horrocruxes
hogwarts-ritual = El ritual
hogwarts-tools = Lo que decide el encuentro
hogwarts-destroyed = destruido
hogwarts-not-yet = fuera del tablero
hogwarts-ritual-done = El ritual se ha cumplido
hogwarts-returned = Lord Voldemort ha regresado
hogwarts-returned-text = Hueso, carne y sangre están en el caldero. Ocupa el lugar de Pettigrew con { $hp } PV.
hogwarts-they-meet = Cuando Harry y él se encuentren, se decidirá la partida.
hogwarts-horcruxes-left =
    { $count ->
        [0] Ya no lo protege ningún horrocrux.
        [one] Un horrocrux aún lo protege.
       *[other] { $count } horrocruxes aún lo protegen.
    }
hogwarts-keys-choose = Elegir adónde ir
hogwarts-keys-go = Ir allí
hogwarts-keys-me = Encontrarme en el mapa
hogwarts-keys-list = Ver los lugares como lista
hogwarts-keys-zoom = Acercar y alejar
hogwarts-tap-lit = Toca un lugar iluminado.
hogwarts-tap-to-read = Toca para leer. Lo que tiene borde dorado se usa al momento: mantenlo pulsado para leerlo antes.
hogwarts-put-ask = ¿Adónde va esta ficha: { $token }?
hogwarts-stake-points = { $points } puntos
hogwarts-swap = Tomar: { $token }…
hogwarts-swap-ask = Tu morral está lleno. ¿Qué dejas aquí a cambio de esto: { $token }?
