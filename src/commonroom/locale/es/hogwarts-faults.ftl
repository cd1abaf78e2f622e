### What is wrong or odd about a pack of an owner's own, in Spanish.

## Packs that cannot be read. What is written in the file stands as it is; the place stands before it.

hogwarts-fault-way_to_nowhere = un camino lleva a { $field }, y esa casilla no existe
hogwarts-fault-loop = un camino lleva de { $field } a la misma casilla
hogwarts-fault-nowhere = no hay ninguna casilla { $field }
hogwarts-fault-part_of_nothing = { $field } forma parte de { $whole }, y esa casilla no existe
hogwarts-fault-taken_name = { $field } es una palabra de los efectos y no puede nombrar una casilla
hogwarts-fault-leads_nowhere = { $owner } lleva a { $field }, y esa casilla no existe
hogwarts-fault-outside_the_drawing = { $field } queda fuera del dibujo, que mide { $size }
hogwarts-fault-scenery_size = el decorado `{ $scenery }` está dibujado para un tablero de tamaño { $size }
hogwarts-fault-need_twofold = lo que se exige nombra una carta o la describe, no ambas cosas
hogwarts-fault-habit_moment = una costumbre tiene exactamente uno de `rounds`, `shows` y `after`
hogwarts-fault-symbol_effects = en una casilla con símbolo se roba una carta de ese mazo y no pasa nada más
hogwarts-fault-no_change = una cantidad de 0 no haría nada
hogwarts-fault-unknown_special = «{ $name }» no es una función registrada; conocidas: { $known }
hogwarts-fault-ability_symbol = una habilidad nombra un símbolo si actúa al detenerse, y solo entonces
hogwarts-fault-ability_area = solo una habilidad que actúa en la tirada nombra una parte del tablero
hogwarts-fault-ability_hits = una habilidad nombra un número de aciertos si actúa tras aciertos, y solo entonces
hogwarts-fault-token_use_time = una ficha con efectos dice cuándo se usa, y solo una ficha así lo dice

## The decks. What is written in the file, such as an id, stands as it is; what it is called in the language stands
## behind it.

hogwarts-fault-empty_deck = El mazo { $deck } está vacío.
hogwarts-fault-all_cards = Los ocho mazos suman { $wanted } cartas, y aquí { $count }.
hogwarts-fault-all_missions = Hay { $wanted } misiones, y aquí { $count }.
hogwarts-fault-not_there = { $what } falta, aunque está en el reglamento.
hogwarts-fault-otherwise = { $what }, { $field }: aquí pone `{ $given }`, y el reglamento muestra `{ $wanted }`.
hogwarts-fault-one_of_missions = La misión { $name }
hogwarts-fault-one_of_fights = La carta de combate { $name }
hogwarts-fault-one_of_duels = La carta de duelo { $name }
hogwarts-fault-one_of_spells = El hechizo { $name }
hogwarts-fault-one_of_potions = La poción { $name }
hogwarts-fault-one_of_behaviours = La carta de comportamiento { $name }
hogwarts-fault-one_of_books = El libro { $name }
hogwarts-fault-one_of_events = El suceso { $name }
hogwarts-fault-one_of_quidditch = La carta de quidditch { $name }
hogwarts-fault-one_of_characters = El personaje { $name }

## Missions

hogwarts-fault-fight_numbers = Tiene que haber una carta de combate para cada número del 1 al 30; el número { $number } está { $count } veces.
hogwarts-fault-mission_numbers = Tiene que haber una misión para cada número del 1 al 30; el número { $number } está { $count } veces.
hogwarts-fault-mission_fight = La misión { $mission } tiene que llevar al combate { $mission }, no al { $fight }.
hogwarts-fault-mission_hp = La misión { $mission } indica { $hp } PV para el rival, y la carta de combate { $fight } tiene { $given }.
hogwarts-fault-mission_points = La misión { $mission } da { $points } puntos; las misiones dan de { $low } a { $high }, de { $step } en { $step }.
hogwarts-fault-no_mission_points = Ninguna misión da { $points } puntos.
hogwarts-fault-mission_tokens = La misión { $mission } pide { $count } fichas; tienen que ser de 1 a { $most }.
hogwarts-fault-mission_no_token = La misión { $mission } pide la ficha { $token }, que no existe.
hogwarts-fault-mission_token_twice = La misión { $mission } pide { $count } veces la ficha { $token }, y solo hay una.
hogwarts-fault-mission_no_place = La misión { $mission } transcurre en { $field }, que no existe.
hogwarts-fault-mission_closed_place = La misión { $mission } transcurre en { $field }, donde nadie puede entrar.
hogwarts-fault-mission_card = La misión { $mission } pide { $card }, de la que tiene que haber dos copias; hay { $count }.
hogwarts-fault-mission_no_cards = La misión { $mission } pide cartas que los mazos no tienen.
hogwarts-fault-mission_many_cards = La misión { $mission } pide { $count } cartas, y en su combate solo se pueden usar { $most }.
hogwarts-fault-token_use = Misiones que piden la ficha { $token }: { $count }; deberían ser de 1 a { $most }.

## Opponents

hogwarts-fault-hp = { $who } tiene { $hp } PV; tienen que ser de { $low } a { $high }.
hogwarts-fault-resistance = { $who } tiene resistencia { $value }; tiene que ser de { $low } a { $high }.
hogwarts-fault-immune_twice = { $card } es inmune dos veces a las mismas cartas.
hogwarts-fault-goes_first = { $card } empieza si su habilidad va antes de los ataques, y solo entonces (RUL-HOG-106).
hogwarts-fault-high_shield = { $card } tiene resistencia { $value } tras su escudo; un dado muestra { $most } como mucho.
hogwarts-fault-always_rests = { $card } no golpearía nunca.
hogwarts-fault-stays = { $card } tiene algo que hacer tras la ronda { $round }, y entonces no huye.
hogwarts-fault-early_answer = { $card } golpea antes del ataque, así que no puede responder a los dados con un golpe.
hogwarts-fault-kind_answer = { $card } curaría a quien le ataca.
hogwarts-fault-immune_to_all = { $card } es inmune a los hechizos y a las pociones: ninguna carta serviría.
hogwarts-fault-unbeatable = Un estudiante con { $hp } PV y las { $cards } mejores cartas no puede vencer a { $card }.
hogwarts-fault-duel_character = La carta de duelo { $card } muestra a { $character }, que no es un tablero de estudiante.
hogwarts-fault-duel_others = Al menos { $wanted } cartas de duelo tienen que mostrar estudiantes que nadie juega; aquí { $count }.

## Cards

hogwarts-fault-book_value = El libro { $book } vale { $value } puntos; los libros valen 5, 10, 15 o 20.
hogwarts-fault-few_books = Debería haber { $wanted } libros de { $subject }, y hay { $count }.
hogwarts-fault-no_book = No hay ningún libro de { $subject } que valga { $value } puntos, como { $book }.
hogwarts-fault-behaviour_points = { $card } da { $points } puntos; deberían ser de { $low } a { $high }, de { $step } en { $step }.
hogwarts-fault-behaviour_sum = Todas las cartas de comportamiento juntas deberían dar más puntos de los que quitan.
hogwarts-fault-floo_cards = Debería haber { $wanted } cartas que se guardan como polvos flu, y hay { $count }.
hogwarts-fault-strong_attack = { $card } quita { $hp } PV; el ataque más fuerte quita { $most }.
hogwarts-fault-strong_remedy = { $card } da { $hp } PV; el mejor remedio da { $most }.
hogwarts-fault-searches = { $count } cartas buscan en un mazo; deberían ser { $most } como mucho.
hogwarts-fault-magic_type = { $card } es una carta del tipo { $wanted }, y aquí tiene el tipo { $given }.
hogwarts-fault-no_magic = { $card } es una carta del tipo { $wanted }, y aquí falta.
hogwarts-fault-empty_event = El suceso { $event } tiene una parte en la que no pasa nada.
hogwarts-fault-no_floo_event = Ningún suceso da polvos flu a todos.
hogwarts-fault-no_portkey_event = Ningún suceso da trasladores a todos.
hogwarts-fault-no_walk_event = Ningún suceso lleva a todos a una misma casilla.
hogwarts-fault-seeker_forward = { $card } vuela { $fields } casillas; un buscador gana { $most } como mucho.
hogwarts-fault-seeker_back = { $card } hace retroceder a un buscador { $fields } casillas; tienen que ser { $most } como mucho.
hogwarts-fault-no_flight = No hay ninguna carta de quidditch que haga avanzar.
hogwarts-fault-no_extra_die = No hay ninguna carta de quidditch que haga tirar otro dado.
hogwarts-fault-no_hindrance = No hay ninguna carta de quidditch que estorbe al rival.
hogwarts-fault-quidditch_cards = Los dos bandos juntos pueden robar { $wanted } cartas de quidditch en un partido, y hay { $count }.
hogwarts-fault-misplaced_effect = { $owner } usa `{ $effect }`, que aquí no significa nada ({ $place }).
hogwarts-fault-no_effect = { $card } no hace nada.
hogwarts-fault-either_or = { $card } tiene que hacer algo en el acto o guardarse.

## Tokens and people

hogwarts-fault-all_tokens = Hay { $wanted } fichas de objeto, y aquí { $count }.
hogwarts-fault-special_tokens = { $wanted } fichas son especiales, y aquí { $count }.
hogwarts-fault-no_token = Falta la ficha { $token }; el reglamento la nombra.
hogwarts-fault-plain_token = La ficha { $token } tiene que ser especial.
hogwarts-fault-special_token = La ficha { $token } no puede ser especial.
hogwarts-fault-boards = Tiene que haber { $wanted } tableros de la clase { $role }, y hay { $count }.
hogwarts-fault-starting_cards = { $student } empieza con { $count } cartas del mazo { $deck }; tienen que ser de { $low } a { $high }.
hogwarts-fault-abilities = { $student } tiene que tener una habilidad de movimiento y otra de combate.
hogwarts-fault-no_house = { $student } no pertenece a ninguna casa.
hogwarts-fault-no_student = Ningún estudiante pertenece a { $house }.
hogwarts-fault-hp_tokens = Los estudiantes empiezan con { $count } PV en total, y en la caja hay { $most } fichas de PV.
hogwarts-fault-death_eater_cards = { $who } tiene que empezar con 1 hechizo y 1 poción.
hogwarts-fault-exact_hp = { $who } tiene que tener { $wanted } PV, no { $hp }.
hogwarts-fault-dice = { $who } tiene { $dice } dados de ataque; tienen que ser de { $low } a { $high }.
hogwarts-fault-move_dice = { $who } tiene que moverse con 1 dado, no con { $dice }.

## The boards

hogwarts-fault-field_count = El tablero principal tiene que tener { $wanted } casillas de la clase { $kind }, y tiene { $count }.
hogwarts-fault-field_least = El tablero principal tiene que tener al menos { $wanted } casillas de la clase { $kind }, y tiene { $count }.
hogwarts-fault-common_rooms = Tiene que haber una sala común de { $house }, y hay { $count }.
hogwarts-fault-classrooms = Tiene que haber un aula de { $subject }, y hay { $count }.
hogwarts-fault-place_kind = Como { $role } se indica { $field }, que no es una casilla de esa clase.
hogwarts-fault-hospital = Tiene que haber una casilla { $field } que dé PV.
hogwarts-fault-closed_hall = Tiene que haber una casilla { $field } en la que nadie pueda entrar.
hogwarts-fault-way_into_hall = Ningún camino puede llevar a { $field }.
hogwarts-fault-hall_sides = Al menos { $wanted } casillas tienen que formar parte de { $field }.
hogwarts-fault-diagon_alley = { $field } tiene que estar en el tablero del callejón Diagon.
hogwarts-fault-refuge = Los derrotados despiertan en { $field }, que no está en el callejón Diagon.
hogwarts-fault-far_places = Los lugares lejanos tienen que ser { $wanted } para polvos flu y 1 para un traslador, y aquí son { $floo } y { $portkey }, más otros { $others }.
hogwarts-fault-graveyard = Un traslador tiene que llevar al cementerio, y a { $field } no se llega con ninguno.
hogwarts-fault-far_passage = Un pasadizo libre tiene que unir { $one } y { $other }.
hogwarts-fault-far_way = Ningún camino puede unir { $one } y { $other }.
hogwarts-fault-slots = { $wanted } fichas de objeto tienen que caber en { $board }, y hay { $count } sitios.
hogwarts-fault-rosette = { $field } tiene que tener sitios para fichas si es una roseta, y solo entonces.
hogwarts-fault-horcrux_nowhere = Un horrocrux está en { $field }, y esa casilla no existe.
hogwarts-fault-horcrux_place = Un horrocrux tiene que estar en { $field }.
hogwarts-fault-horcruxes = Tiene que haber { $wanted } horrocruxes, y hay { $count }.
hogwarts-fault-returns_token = El regreso de Voldemort necesita la ficha { $token }, que no existe.
hogwarts-fault-returns_student = El regreso de Voldemort necesita al estudiante { $student }, que no tiene tablero.
hogwarts-fault-loose_tokens = { $wanted } fichas necesitan una roseta cada una; aquí hay { $tokens } fichas y { $rosettes } rosetas.

## Ways on the board. $moves is a number, or that there is no way.

hogwarts-fault-no_way = ningún camino
hogwarts-fault-no_field = Falta la casilla { $field }; el reglamento da su distancia a otras.
hogwarts-fault-distance = De { $one } a { $other } el número de pasos tiene que ser { $wanted }, y es: { $moves }.
hogwarts-fault-first_walk = El movimiento de doce pasos del reglamento se interrumpe: ninguna casilla de la clase { $kind } es su paso { $step }.
hogwarts-fault-unreached = No se puede llegar a pie a { $field } desde la salida.
hogwarts-fault-reached = No se debe poder llegar a pie a { $field } desde la salida.
hogwarts-fault-way_twice = El camino entre { $one } y { $other } se describe { $count } veces.
hogwarts-fault-no_passage = Tiene que haber un pasadizo libre entre { $one } y { $other }.
hogwarts-fault-wrong_passage = El pasadizo entre { $one } y { $other } no puede ser libre.
hogwarts-fault-stuck = Desde { $field } no se puede andar una tirada de { $roll } sin el campo de quidditch.

## The pitch. $spot is a place on it, $steps a number, or that there is no way.

hogwarts-fault-spot = fila { $row }, columna { $column }
hogwarts-fault-small_pitch = En el ejemplo hay una pieza en { $spot }, y el campo es demasiado pequeño.
hogwarts-fault-quaffle_place = La quaffle tiene que estar a un paso del cazador ({ $spot }).
hogwarts-fault-shot_steps = De la quaffle a la línea del otro bando el número de pasos tiene que ser { $wanted }, y es: { $steps }.
hogwarts-fault-run_steps = De línea a línea, rodeando a los demás, el número de pasos tiene que ser { $wanted }, y es: { $steps }.
hogwarts-fault-bludger_place = Una bludger tiene que estar a un paso del golpeador ({ $spot }).
hogwarts-fault-bludger_flight = La bludger tiene que dar en el blanco ({ $spot }) tras { $fields } casillas en línea recta.
hogwarts-fault-lap = Una vuelta de los buscadores tiene que tener de { $low } a { $high } casillas, no { $fields }.
hogwarts-fault-keeper_place = El guardián tiene que empezar en el área de portería, que está detrás de la zona de juego.
hogwarts-fault-beater_line = Los golpeadores tienen que empezar en su propia línea.
hogwarts-fault-chaser_lines = Los cazadores tienen que empezar en sus propias líneas.
hogwarts-fault-own_fields = Cada pieza tiene que empezar en una casilla propia, dentro del campo.
hogwarts-fault-bludger_halves = En cada mitad tiene que haber una bludger.

## Words in these sentences. $id is what it is in the file, or in the rules.

hogwarts-fault-board =
    { $id ->
        [board1] el tablero del callejón Diagon
        [board2] el tablero de los lugares lejanos
       *[main] el tablero principal
    }
hogwarts-fault-role =
    { $id ->
        [student] `student` (estudiante)
        [death_eater] `death_eater` (mortífago)
        [pettigrew] `pettigrew`
       *[voldemort] `voldemort`
    }
hogwarts-fault-type =
    { $id ->
        [attack] `attack` (ataque)
        [defence] `defence` (defensa)
       *[start_of_turn] `start_of_turn` (comienzo del turno)
    }
hogwarts-fault-use =
    { $id ->
        [field] en una casilla
        [token] en una ficha
        [movement] como habilidad de movimiento
        [combat] como habilidad de combate
        [opponent] en la carta de un rival
        [habit_rounds] como costumbre de algunas rondas
        [habit_shows] como costumbre según los dados
        [habit_after] como costumbre al final
        [attack] en una carta de ataque
        [defence] en una carta de defensa
        [start_of_turn] en una carta para el comienzo del turno
        [behaviour] en una carta de comportamiento
        [event] en un suceso
       *[quidditch] en una carta de quidditch
    }
hogwarts-fault-key =
    { $id ->
        [place] `place` (lugar)
        [points] `points` (puntos)
        [needs] `needs` (cartas exigidas)
        [opponent_hp] `opponent_hp` (PV del rival)
        [tokens] `tokens` (fichas)
        [hp] `hp` (PV)
        [resistance] `resistance` (resistencia)
        [on_reveal] `on_reveal` (efecto al revelarse)
        [ability] `ability` (habilidad)
        [immune] `immune` (inmune a)
        [final_use] `final_use` (último contraataque)
        [type] `type` (tipo)
        [effects] `effects` (efectos)
        [kept_as] `kept_as` (se guarda como)
        [classroom] `classroom` (aula)
        [parts] `parts` (partes)
        [role] `role` (papel)
        [dice] `dice` (dados de ataque)
        [movement] `movement` (habilidad de movimiento)
        [combat] `combat` (habilidad de combate)
        [move_dice] `move_dice` (dados de movimiento)
       *[value] `value` (valor)
    }
