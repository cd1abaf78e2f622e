### A Year at Hogwarts in the terminal, in Spanish: what the page says otherwise. Variables as in hogwarts-table.ftl.

## What is on the table

hogwarts-a-match = un partido
hogwarts-last-round = ÚLTIMA RONDA
# Stands beside a player's name.
hogwarts-choosing = elige un personaje
hogwarts-weapons = Armas
hogwarts-near = Cerca
hogwarts-free-step = un paso gratis
hogwarts-trip-away = a un viaje de aquí
hogwarts-must-stop = tienes que pararte
# Before a list of places, by the kind of field; hogwarts-ends-other stands before those of no kind.
hogwarts-ends =
    { $count ->
        [one] Un paso lleva a (escribe un nombre):
       *[other] { $count } pasos llevan a (escribe un nombre):
    }
hogwarts-ends-other = otros
# When somebody comes back from a trip.
hogwarts-until =
    { $when ->
        [turn] cuando acabe el turno
        [roll] con la próxima tirada, o cuando acabe la misión
       *[destroyed] cuando esté destruido
    }

## Choices and questions. $task is what is asked; passing means something else each time.

hogwarts-pass =
    { $task ->
        [brace] Dejar que ocurra
        [reroll_dice] Dejar los dados así
        [rolled] Dejarlo así
        [exchange] Tirar sin ficha
        [pick_up] Dejarlo aquí
        [choose_mission] Ahora no
        [sit_exams] Ningún examen
        [offer_trip] Quedarse aquí
        [exchange_offer] Conservar todas las misiones
        [start_of_turn] Quedarse en el sitio
        [last_word] Terminar el turno
        [take_prize] No tomar nada
        [take_items] No tomar nada más
        [hand_over] Conservarlo
        [try_horcrux] Ahora no
        [optional] Prescindir de ello
        [make_offer] Conservarlo
        [offer_swap] No ofrecer nada
        [choose_field] Quedarse en el sitio
        [summon_item] No tomar nada
       *[other] No, seguir
    }
hogwarts-nothing-brace = No tienes nada con que defenderte.
hogwarts-nothing-sit_exams = Un aula: ninguno de tus libros es para ella.
hogwarts-no-choice = Eso no está entre las opciones: escribe un número o las primeras letras; ? lo explica.

## What the person asks for

hogwarts-no-board = Aún no tienes personaje.
hogwarts-about-what = ¿Sobre qué? Escribe i y el principio de un nombre.
hogwarts-nothing-called = Aquí nada se llama «{ $name }».
# $fields are the places around it.
hogwarts-not-entered = nadie puede entrar. Quien está en una de estas casillas está allí: { $fields }.

## The help page. .keys is what the person types, where that is a word of the language.

hogwarts-help = Recorre el castillo, reúne fichas de objeto y completa tus misiones: ve al lugar de una misión con todo lo que pide y vence a su rival. Los exámenes, los partidos y el buen comportamiento también dan puntos. El título dice qué acaba la partida.
hogwarts-help-returns = En El regreso de Voldemort, Peter Pettigrew reúne cuatro fichas y las lleva al campo de quidditch: entonces vuelve lord Voldemort, con sus mortífagos, y busca la Varita de Saúco. Los héroes destruyen los horrocruxes con el colmillo de basilisco o la Espada de Gryffindor, y Harry busca la Piedra de la Resurrección. Al final Harry y Voldemort tienen que encontrarse.
hogwarts-help-number = la tercera de las opciones; Intro, cuando solo hay una
hogwarts-help-words = o el principio de sus palabras, si ninguna otra opción empieza así
    .keys = tirar
hogwarts-help-place = al andar: ir al lugar de ese nombre; si hay una ficha por el camino, se te pregunta
    .keys = reloj
hogwarts-help-cards = tu personaje y tus cartas, con lo que hacen
hogwarts-help-missions = tus misiones: qué falta y dónde está, y contra quién luchas
hogwarts-help-board = el tablero a tu alrededor
hogwarts-help-everybody = qué tiene cada uno
hogwarts-help-about = sobre un lugar, una ficha, una carta, un personaje o una misión
    .keys = i NOMBRE
hogwarts-help-pass = pasar: seguir sin ello, o dejar que ocurra lo anunciado
hogwarts-help-ready = una misión lista, y una a la que le falta algo
hogwarts-help-contents = qué hay o quién está en una casilla
hogwarts-help-steps = dónde está algo, y el camino a pie
hogwarts-help-match = Un partido en el campo tiene teclas propias; las opciones se muestran debajo:
