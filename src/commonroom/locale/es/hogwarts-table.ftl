### A Year at Hogwarts at the table, in Spanish: what is done, asked and told, and what the options are called. Names of
### things are in hogwarts.ftl. $who is you or other, and $name whoever it is about; every other variable is a field of
### the action or event. Names stand as they are, so sentences are built in such a way that they need no other form.

## Before the game

hogwarts-wish-character = Personaje
    .voldemort-returns = Bando y personaje
    .about-voldemort-returns =
        Pettigrew, después Voldemort, es el lado oscuro; los demás ayudan a Harry.
        Si nadie lo pide, lo juega el primero sin preferencia.
        Entre dos, el otro siempre es Harry.
# What an edition is, below its name.
hogwarts-edition-year = Un curso con misiones, exámenes y quidditch: gana quien tiene más puntos.
hogwarts-edition-voldemort-returns = Dos bandos: los amigos de Harry destruyen los horrocruxes, Pettigrew trae de vuelta a Voldemort.
hogwarts-bot-random = Hace cualquier jugada permitida, sin ningún plan.
hogwarts-bot-easy = Sabe adónde quiere ir, pero se le escapan cosas, como a cualquiera.
hogwarts-bot-greedy = Va a por la misión que más rinde para el camino que exige y lucha cuando debería ganar.
hogwarts-bot-search = Piensa adónde puede llevar cada jugada antes de decidirse.

## What stands in a view

hogwarts-key-character = Personaje
hogwarts-key-at = Lugar
hogwarts-key-hp = PV
hogwarts-key-points = Puntos
hogwarts-key-missions = Misiones
hogwarts-key-done = Misiones cumplidas
hogwarts-key-items = Objetos
hogwarts-key-books = Libros
hogwarts-key-spells = Hechizos
hogwarts-key-potions = Pociones
hogwarts-key-floo_cards = Cartas de polvos flu guardadas
hogwarts-key-floo = Polvos flu
hogwarts-key-portkey = Trasladores
hogwarts-key-matches = Partidos jugados
hogwarts-key-matches_won = Partidos ganados
hogwarts-key-beaten = Mortífagos vencidos
hogwarts-key-move_bonus = Se suma a la próxima tirada
hogwarts-key-extra_move_dice = Dados extra en la próxima tirada
hogwarts-key-skips_roll = No tira en el próximo turno
hogwarts-key-waits = Espera al equipo
hogwarts-key-must_retry = Debe volver a intentarlo
hogwarts-key-spared = No puede ser atacado
hogwarts-key-way_back = Vuelve a
hogwarts-key-variant = Variante
hogwarts-key-goal = Misiones y puntos para acabar la partida
hogwarts-key-match_needed = También hace falta un partido
hogwarts-key-decks = Cartas en los mazos
hogwarts-key-mission_pile = Misiones en el mazo
hogwarts-key-tokens = Objetos en el tablero
hogwarts-key-aside = Apartados
hogwarts-key-death_eaters = Mortífagos
hogwarts-key-end_called = Ha alcanzado el objetivo
hogwarts-key-destroyed = Horrocruxes destruidos
hogwarts-key-returned = Voldemort ha vuelto
hogwarts-key-search = Cartas del mazo en el que buscas
hogwarts-key-match = Partido de quidditch
hogwarts-key-id = Nombre
hogwarts-key-spell = Hechizos
hogwarts-key-potion = Pociones
hogwarts-key-to = Adónde
hogwarts-key-token = Ficha
hogwarts-key-leave = A cambio dejas
hogwarts-key-give = Das
hogwarts-key-want = Recibes
hogwarts-key-house = Casa
hogwarts-key-player = Jugador
hogwarts-key-pawn = Peón
hogwarts-key-foe = Rival
hogwarts-variant-underage = Magos menores de edad
hogwarts-variant-qualified = Magos cualificados
hogwarts-variant-team = Equipo
hogwarts-variant-solo = Solitario
# A side in a match that nobody plays.
hogwarts-side-none = El bando automático
hogwarts-what-floo = Polvos flu
hogwarts-what-portkey = Traslador
hogwarts-what-items = Fichas de objeto
hogwarts-what-cards = Cartas, boca abajo
hogwarts-deck-floo = Polvos flu
# How somebody came to a place without walking.
hogwarts-how-return = en el camino de vuelta
hogwarts-how-trip = de viaje
hogwarts-how-flying = volando
hogwarts-how-knocked_out = fuera de combate
hogwarts-how-match = para el partido
hogwarts-how-ability = por una habilidad especial
hogwarts-how-effect = por un efecto
hogwarts-how-defeated = tras una derrota
hogwarts-how-ritual = para el ritual

## What can be done. .kind is the heading over several of a kind, .each one of them

hogwarts-do-choose_character = Jugar con { $character }
    .kind = Tu personaje
hogwarts-do-roll = Tirar los dados
hogwarts-do-adjust = Cambiar la tirada: { $by-signed }
    .kind = Cambiar la tirada
    .each = { $by-signed }
hogwarts-do-reroll = Volver a tirar: dado { $dice-places }
    .kind = Volver a tirar
    .each = dado { $dice-places }
hogwarts-do-step = Ir a: { $to }
    .kind = Ir a
hogwarts-do-walk = Recorrer todo el camino: { $path }
    .kind = Camino entero
hogwarts-do-stop = Pararse aquí
hogwarts-do-take = Tomar: { $token }
    .kind = Tomar
hogwarts-do-pass = No, seguir
hogwarts-do-wait = Esperar aquí al equipo
hogwarts-do-play = Jugar { $card }
    .kind = Jugar una carta
hogwarts-do-use = Usar: { $token }
    .kind = Usar una ficha
hogwarts-do-choose = Tomar { $card }
    .kind = Tomar una carta
hogwarts-do-look = Mirar las primeras: { $deck }
    .kind = Mirar las primeras cartas de un mazo
hogwarts-do-arrange = Devolver: { $cards }
    .kind = Devolver en este orden, la primera arriba
hogwarts-do-discard = Poner { $card } debajo de su mazo
    .kind = Poner una carta debajo de su mazo
hogwarts-do-put = { $token }: poner en { $to }
    .kind = Poner en el tablero
hogwarts-do-target = { $player }
    .kind = Elegir un jugador
hogwarts-do-go = Ir directamente a: { $to }
    .kind = Ir directamente a
hogwarts-do-attempt = Intentar la misión: { $mission }
    .kind = Intentar una misión
hogwarts-do-exam = Hacer el examen con { $book }
    .kind = Hacer un examen
hogwarts-do-draw = Robar: { $deck }
    .kind = Robar
hogwarts-do-propose = Ofrecer un intercambio: { $give }
    .kind = Ofrecer un intercambio
hogwarts-do-offer = Ofrecer un intercambio a { $player }: { $give } por { $want }
    .kind = Ofrecer un intercambio
    .each = { $player }: { $give } por { $want }
hogwarts-do-accept = Aceptar
hogwarts-do-refuse = Rechazar
hogwarts-do-floo = Viajar con polvos flu: { $to }
    .kind = Viajar con polvos flu
hogwarts-do-portkey = Tomar el traslador al cementerio
hogwarts-do-challenge =
    { $player ->
        [none] Jugar un partido con { $house }
       *[other] Retar a { $player } a un partido, con { $house }
    }
    .kind = Jugar un partido de quidditch
    .each =
        { $player ->
            [none] { $house }
           *[other] { $house } contra { $player }
        }
hogwarts-do-choose_house = Jugar con { $house }
    .kind = Jugar con
hogwarts-do-exchange_mission = Cambiar la misión: { $mission }
    .kind = Cambiar una misión
hogwarts-do-fight =
    { $player ->
        [none] Luchar contra { $foe }
       *[other] Luchar contra { $player }
    }
    .kind = Luchar contra
hogwarts-do-attack = Atacar con los dados
hogwarts-do-prize = Quedarse: { $what }
    .kind = Tu premio
hogwarts-do-destroy = Intentar destruir el horrocrux
hogwarts-do-hand = Dar a { $player }: { $token }
    .kind = Entregar una ficha
hogwarts-do-move = Mover a { $pawn }
    .kind = Mover a continuación

## What is asked

hogwarts-ask-choose_board = Elige tu personaje.
hogwarts-ask-place_death_eaters = Elige una torre para el próximo mortífago.
hogwarts-ask-start_of_turn = Es tu turno: tira los dados o haz antes otra cosa.
hogwarts-ask-rolled = Has sacado { $dice }. ¿Cambias la tirada?
hogwarts-ask-walk = ¿Adónde vas? Pasos restantes: { $left }.
hogwarts-ask-choose_opponent = Aquí hay varios jugadores. ¿Contra quién luchas?
hogwarts-ask-pick_up = ¿Recoges lo que hay aquí?
hogwarts-ask-choose_mission = ¿Intentas una misión aquí?
hogwarts-ask-sit_exams = Un aula: ¿haces un examen?
hogwarts-ask-common_room = Una sala común: roba una carta u ofrece un intercambio.
hogwarts-ask-make_offer = ¿Qué quieres por { $give }?
hogwarts-ask-answer_offer = { $by } te ofrece { $give } por { $want }.
hogwarts-ask-offer_trip = Una torre: ¿viajas con polvos flu?
hogwarts-ask-on_the_pitch = Estás en el campo de quidditch: ¿juegas un partido?
hogwarts-ask-exchange_offer = ¿Cambias una de tus misiones?
hogwarts-ask-last_word = Tu turno se acaba. ¿Usas algo para tener otro?
hogwarts-ask-ask_house = { $by } te reta a un partido. ¿Con qué casa juegas?
hogwarts-ask-play_match = El partido de quidditch: ¿qué haces?
hogwarts-ask-optional = { $source }: ¿lo quieres?
hogwarts-ask-choose_field = { $source }: ¿adónde vas?
hogwarts-ask-choose_discard = Elige una carta para ponerla debajo de su mazo. Faltan { $left }.
hogwarts-ask-search_deck = Busca en el mazo y toma una carta. Faltan { $left }.
hogwarts-ask-foe_search = Toma una carta para { $foe }; faltan { $left }.
hogwarts-ask-choose_deck = ¿Qué mazo miras?
hogwarts-ask-arrange_top = Elige en qué orden devuelves las cartas.
hogwarts-ask-summon_item = ¿Qué ficha tomas?
hogwarts-ask-choose_victim = { $source }: elige un jugador.
hogwarts-ask-offer_swap = ¿Ofreces a otro jugador un intercambio de fichas?
hogwarts-ask-take_prize = Has vencido a { $loser }. ¿Con qué te quedas?
hogwarts-ask-take_items = Toma fichas de { $loser }. Faltan { $left }.
hogwarts-ask-put_tokens = ¿Adónde van las fichas?
hogwarts-ask-take_turn = Estás en combate y te toca atacar: ¿dados o carta?
hogwarts-ask-reroll_dice = Has sacado { $dice-list }. ¿Vuelves a tirar algún dado?
hogwarts-ask-brace = Van a golpearte. ¿Te defiendes?
hogwarts-ask-exchange = Cada uno tira un dado; quien pierde dos veces pierde el combate.
hogwarts-ask-escape = Huyes del combate: ¿adónde? Pasos restantes: { $left }.
hogwarts-ask-hide_token = ¿Dónde escondes esta ficha: { $token }?
hogwarts-ask-dark_turn = ¿Cuál de tus peones mueve ahora?
hogwarts-ask-choose_foe = Aquí hay varios mortífagos. ¿Contra cuál luchas?
hogwarts-ask-choose_hero = ¿Contra quién lucha { $pawn }?
hogwarts-ask-hand_over =
    { $asked_for ->
        [none] ¿Das aquí una ficha a un amigo o pides una?
       *[other] Te piden: { $asked_for }. ¿La entregas?
    }
hogwarts-ask-try_horcrux = Aquí hay un horrocrux. ¿Intentas destruirlo?

## What has happened

hogwarts-log-first_player =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $name }.
    }
hogwarts-log-character_chosen =
    { $who ->
        [you] Juegas con { $character }.
       *[other] { $name } juega con { $character }.
    }
hogwarts-log-round_began = Empieza la ronda { $round }.
hogwarts-log-turn_began =
    { $extra ->
        [yes]
            { $who ->
                [you] Juegas otro turno.
               *[other] { $name } juega otro turno.
            }
       *[no]
            { $who ->
                [you] Es tu turno.
               *[other] Es el turno de { $name }.
            }
    }
hogwarts-log-end_called =
    { $who ->
        [you] Has alcanzado el objetivo: esta es la última ronda.
       *[other] { $name } ha alcanzado el objetivo: esta es la última ronda.
    }
hogwarts-log-game_over = La partida ha terminado.
hogwarts-log-dice_rolled =
    { $who ->
        [you] Sacas { $dice }: { $total }.
       *[other] { $name } saca { $dice }: { $total }.
    }
hogwarts-log-stepped =
    { $who ->
        [you] Avanzas hasta: { $to }.
       *[other] { $name } avanza hasta: { $to }.
    }
hogwarts-log-stopped =
    { $who ->
        [you] Te paras en: { $at }.
       *[other] { $name } se para en: { $at }.
    }
hogwarts-log-moved =
    { $source ->
        [none]
            { $who ->
                [you] Ahora estás en: { $to } ({ $how }).
               *[other] { $name } está ahora en: { $to } ({ $how }).
            }
       *[other]
            { $who ->
                [you] Ahora estás en: { $to } ({ $source }).
               *[other] { $name } está ahora en: { $to } ({ $source }).
            }
    }
hogwarts-log-waited =
    { $who ->
        [you] Esperas a tu equipo.
       *[other] { $name } espera a su equipo.
    }
hogwarts-log-stayed =
    { $who ->
        [you] No tiras en este turno.
       *[other] { $name } no tira en este turno.
    }
hogwarts-log-cards_drawn =
    { $who ->
        [you] Robas: { $cards }.
       *[other] { $name } roba: { $deck } × { $count }.
    }
hogwarts-log-card_shown = { $card }: { $card-text }
hogwarts-log-card_kept =
    { $who ->
        [you] Guardas { $card }.
       *[other] { $name } guarda { $card }.
    }
hogwarts-log-cards_discarded =
    { $why-id ->
        [used] {""}
        [played] {""}
       *[other]
            { $who ->
                [you] Pones debajo de los mazos: { $cards }.
               *[other] { $name } pone debajo de los mazos: { $cards }.
            }
    }
hogwarts-log-cards_passed = { $giver } da una carta a { $taker }.
hogwarts-log-card_played =
    { $who ->
        [you] ¡Juegas { $card }!
       *[other] ¡{ $name } juega { $card }!
    }
hogwarts-log-deck_searched =
    { $who ->
        [you] Buscas en un mazo: { $deck }.
       *[other] { $name } busca en un mazo: { $deck }.
    }
hogwarts-log-deck_arranged =
    { $who ->
        [you] Devuelves las primeras cartas: { $deck }.
       *[other] { $name } devuelve las primeras cartas: { $deck }.
    }
hogwarts-log-item_taken =
    { $left ->
        [none]
            { $who ->
                [you] Tomas: { $token }.
               *[other] { $name } toma: { $token }.
            }
       *[other]
            { $who ->
                [you] Tomas: { $token }. Dejas: { $left }.
               *[other] { $name } toma: { $token }. Deja: { $left }.
            }
    }
hogwarts-log-item_won =
    { $who ->
        [you] Te quedas con esta ficha de { $loser }: { $token }.
       *[other] { $name } se queda con esta ficha de { $loser }: { $token }.
    }
hogwarts-log-items_swapped =
    { $who ->
        [you] Das a { $other }: { $gave } por { $got }.
       *[other] { $name } da a { $other }: { $gave } por { $got }.
    }
hogwarts-log-offer_made =
    { $who ->
        [you] Ofreces a { $other }: { $give } por { $want }.
       *[other] { $name } ofrece a { $other }: { $give } por { $want }.
    }
hogwarts-log-offer_refused =
    { $who ->
        [you] No aceptas.
       *[other] { $name } no acepta.
    }
hogwarts-log-token_used =
    { $who ->
        [you] Usas una ficha: ¡{ $token }!
       *[other] { $name } usa una ficha: ¡{ $token }!
    }
hogwarts-log-token_put = { $token }: ahora está en { $at }.
hogwarts-log-travel_gained =
    { $who ->
        [you] Recibes { $what } × { $count }.
       *[other] { $name } recibe { $what } × { $count }.
    }
hogwarts-log-travel_lost =
    { $who ->
        [you] Pierdes { $what } × { $count }.
       *[other] { $name } pierde { $what } × { $count }.
    }
hogwarts-log-hp_changed =
    { $who ->
        [you] Tú: { $by-signed } PV, ahora { $hp }.
       *[other] { $name }: { $by-signed } PV, ahora { $hp }.
    }
hogwarts-log-points_changed =
    { $who ->
        [you] Tú: { $by-signed } puntos, ahora { $points }.
       *[other] { $name }: { $by-signed } puntos, ahora { $points }.
    }
hogwarts-log-ability_used =
    { $kind-id ->
        [moves] Ayuda la habilidad especial de { $character }: { $amount-signed } al movimiento.
        [tower] Ayuda la habilidad especial de { $character }: el camino empieza en otra torre.
        [reroll] Ayuda la habilidad especial de { $character } (dados tirados otra vez: { $amount }).
        [points] Ayuda la habilidad especial de { $character }: no se pierden { $amount } puntos.
        [dice] Ayuda la habilidad especial de { $character } (dados de más: { $amount }).
        [needed] Ayuda la habilidad especial de { $character }: para acertar basta { $amount } menos en el dado.
        [resistance] Ayuda la habilidad especial de { $character }: para acertar hace falta { $amount } más en el dado.
        [hp] Ayuda la habilidad especial de { $character }: { $amount } PV.
       *[effects] Ayuda la habilidad especial de { $character }.
    }
hogwarts-log-knocked_out =
    { $who ->
        [you] Quedas fuera de combate.
       *[other] { $name } queda fuera de combate.
    }
hogwarts-log-event_rolled = Todos tiran un dado.
hogwarts-log-exam_passed =
    { $who ->
        [you] Apruebas el examen con { $book }.
       *[other] { $name } aprueba el examen con { $book }.
    }
hogwarts-log-mission_attempted =
    { $who ->
        [you] Intentas una misión: { $mission }.
       *[other] { $name } intenta una misión: { $mission }.
    }
hogwarts-log-mission_completed =
    { $who ->
        [you] ¡Misión cumplida: { $mission }!
       *[other] ¡{ $name } cumple una misión: { $mission }!
    }
hogwarts-log-mission_failed =
    { $who ->
        [you] Fracasas en la misión: { $mission }.
       *[other] { $name } fracasa en la misión: { $mission }.
    }
hogwarts-log-mission_exchanged =
    { $who ->
        [you] Cambias una misión.
       *[other] { $name } cambia una misión.
    }
hogwarts-log-match_began =
    { $who ->
        [you] Estás en el campo: empieza un partido de quidditch ({ $houses }).
       *[other] { $name } está en el campo: empieza un partido de quidditch ({ $houses }).
    }
hogwarts-log-match_over =
    { $winner ->
        [none] El bando automático gana el partido.
       *[other] { $winner } gana el partido.
    }
hogwarts-log-fight_began =
    { $other ->
        [none]
            { $who ->
                [you] Entras en combate: ¡{ $foe }!
               *[other] { $name } entra en combate: ¡{ $foe }!
            }
       *[other]
            { $who ->
                [you] ¡Luchas contra { $other }!
               *[other] ¡{ $name } lucha contra { $other }!
            }
    }
hogwarts-log-fight_rolled =
    { $who ->
        [you] Atacas con { $dice-list }. Aciertos: { $hits }.
       *[other] { $name } ataca con { $dice-list }. Aciertos: { $hits }.
    }
hogwarts-log-defence_rolled =
    { $who ->
        [you] Te defiendes con { $dice-list }.
       *[other] { $name } se defiende con { $dice-list }.
    }
hogwarts-log-exchange_rolled = { $attacker } y { $defender } tiran: { $dice-list }.
hogwarts-log-foe_struck =
    { $seat ->
        [none] { $foe }: −{ $by } PV, quedan { $hp }.
       *[other]
            { $who ->
                [you] Golpeas: { $foe }, −{ $by } PV, quedan { $hp }.
               *[other] { $name } golpea: { $foe }, −{ $by } PV, quedan { $hp }.
            }
    }
hogwarts-log-foe_healed = { $foe }: +{ $by } PV, ahora { $hp }.
hogwarts-log-habit_shown =
    { $kind-id ->
        [shield] { $foe } se cubre: resistencia +{ $amount } en esta ronda.
        [grows] { $foe } crece: el golpe quita { $amount } PV más.
        [rests] { $foe } no golpea en esta ronda.
        [frightened] { $foe } se asusta y no golpea.
        [answers] Los dados provocan a { $foe }: el golpe quita { $amount } PV más.
        [hurt] Los dados hieren aún más a { $foe }: −{ $amount } PV.
       *[flees] { $foe } huye. No ha ganado nadie.
    }
hogwarts-log-ability_announced = {""}
hogwarts-log-attack_cancelled =
    { $who ->
        [you] Paras el golpe: { $card }.
       *[other] { $name } para el golpe: { $card }.
    }
hogwarts-log-escaped =
    { $who ->
        [you] Escapas a: { $to }.
       *[other] { $name } escapa a: { $to }.
    }
hogwarts-log-fight_over =
    { $won ->
        [yes]
            { $who ->
                [you] ¡Ganas el combate!
               *[other] ¡{ $name } gana el combate!
            }
        [no]
            { $who ->
                [you] Pierdes el combate.
               *[other] { $name } pierde el combate.
            }
       *[other] El combate termina sin vencedor.
    }
hogwarts-log-death_eater_placed = { $death_eater } ocupa su puesto: { $at }.
hogwarts-log-death_eater_gone = { $death_eater } queda fuera de la partida.
hogwarts-log-horcrux_rolled =
    { $destroyed ->
        [yes] { $dice-list }: ¡horrocrux destruido ({ $token })!
       *[other] { $dice-list }: el horrocrux resiste ({ $token }).
    }
hogwarts-log-voldemort_returned = ¡Lord Voldemort ha vuelto con { $hp } PV!
hogwarts-log-token_asked =
    { $who ->
        [you] Pides a { $holder }: { $token }.
       *[other] { $name } pide a { $holder }: { $token }.
    }
hogwarts-log-token_handed =
    { $who ->
        [you] Das a { $to }: { $token }.
       *[other] { $name } da a { $to }: { $token }.
    }
hogwarts-log-met = ¡Harry y Voldemort se encuentran: { $at }!
hogwarts-log-final_duel_rolled = El duelo final. Harry y Voldemort tiran: { $dice-list }.

## How it ends

hogwarts-end-points = Más puntos
hogwarts-end-goal = Objetivo alcanzado
hogwarts-end-no_wand = Voldemort se encontró con Harry sin la Varita de Saúco
hogwarts-end-no_stone = Harry se encontró con Voldemort sin la Piedra de la Resurrección
hogwarts-end-horcrux_left = Harry se encontró con Voldemort antes de destruir todos los horrocruxes
hogwarts-end-both_lack = A los dos les faltaba lo necesario cuando se encontraron
hogwarts-end-knocked_out = Has perdido todos los PV
hogwarts-end-round_limit = Se acabó la última ronda
hogwarts-end-final_duel = El duelo final

## Options

hogwarts-group-players = Jugadores
hogwarts-group-end = Final de la partida
hogwarts-group-fights = Combates
hogwarts-group-moving = Movimiento
hogwarts-group-missions = Misiones, exámenes e intercambios
hogwarts-group-match = El partido de quidditch
hogwarts-group-returns = El regreso de Voldemort
hogwarts-group-pace = Ritmo
hogwarts-group-cards = Cartas
hogwarts-option-variant = Variante
    .value-underage = Magos menores de edad
    .value-qualified = Magos cualificados
    .value-team = Equipo
    .value-solo = Solitario
    .about-underage = Para empezar: una misión solo pide sus objetos.
    .about-qualified = Una misión pide también cartas, y en las torres hay mortífagos.
    .about-team = Como los magos cualificados, pero juntos: un equipo suma sus puntos.
hogwarts-option-length = Duración
    .value-classic = Clásica
    .value-quick = Rápida
    .value-long = Larga
    .about-classic = Termina con dos misiones y más de 260 puntos: una hora más o menos.
    .about-quick = Termina con una misión y más de 210 puntos: media hora más o menos.
    .about-long = Termina con tres misiones y más de 320 puntos: bastante más de una hora.
hogwarts-option-solo_rules = Reglas para un jugador
    .value-underage = Magos menores de edad
    .value-qualified = Magos cualificados
    .about-underage = Para empezar: una misión solo pide sus objetos.
    .about-qualified = Una misión pide también cartas, y en las torres hay mortífagos.
hogwarts-option-teams = Equipos
hogwarts-option-end_timing = Al alcanzar el objetivo
    .value-round = Acabar la ronda
    .value-immediate = Parar enseguida
hogwarts-option-winner = Quién gana
    .value-most_points = Más puntos
    .value-most_points_among_qualified = Más puntos y objetivo alcanzado
hogwarts-option-points_floor = Puntuación más baja
    .value-0 = 0
    .value-none = Ninguna
hogwarts-option-first_player = Quién empieza
    .value-random = Un jugador al azar
hogwarts-option-hp_cap = Máximo de PV
    .value-none = Sin límite
    .value-start_value = Como al principio
hogwarts-option-hp_zero = Perder el último PV fuera de un combate
    .value-knockout = Fuera de combate
    .value-floor_1 = Se conserva 1 PV
hogwarts-option-extra_stops = Pararse antes
    .value-none = Misiones y torres
    .value-classroom_with_book = También aulas con su libro
    .value-named_places = También cualquier lugar con nombre
hogwarts-option-floo_from_standing = Viajar con polvos flu sin moverse antes
hogwarts-option-buckbeak = Buckbeak vuela
    .value-instead_of_roll = En lugar de la tirada
    .value-after_move = Después del movimiento
hogwarts-option-trade_refused_draw = Una carta tras un intercambio rechazado
hogwarts-option-required_cards = Cartas que piden las misiones
    .value-hold = Basta con tenerlas
    .value-spend = Se gastan
hogwarts-option-exams_per_stop = Exámenes por parada
    .value-all = Todos
    .value-one = Uno
hogwarts-option-defence_dice = Dados de defensa
    .value-off = No se usan
    .value-players = Entre jugadores
    .value-players_and_death_eaters = También con mortífagos
hogwarts-option-de_setup = Los mortífagos los coloca
    .value-random = El azar
    .value-first_player = El primer jugador
hogwarts-option-de_exclude = Torres sin mortífagos
    .value-common_rooms = Salas comunes
    .value-first_tower = La primera torre
hogwarts-option-solo_death_eaters = Mortífagos en solitario
    .value-inert = No hacen nada
    .value-automated = Los mueve el juego
hogwarts-option-mission_exchange = Cambio de misiones
    .value-off = Nunca
    .value-tower_7plus = En una torre, con 7 u 8 jugadores
hogwarts-option-coop_round_limit = Límite de rondas para un solo equipo
    .value-none = Sin límite
hogwarts-option-team_ability = Habilidad en combates de equipo
    .value-attacker = Golpea a quien ataca
    .value-all = Golpea a todo el equipo
hogwarts-option-solo_quidditch = Partidos en solitario
    .value-bot = Contra el juego
    .value-off = Ninguno
hogwarts-option-placement = Formación
    .value-default = Habitual
    .value-free = Libre
hogwarts-option-bludger = Una bludger golpea
    .value-within = Hasta la distancia del dado
    .value-exact = Justo a esa distancia
hogwarts-option-steal_cost = Acciones para robar la quaffle
hogwarts-option-match_turns = Turnos de cada bando en la ronda 1
    .value-none = Sin límite
hogwarts-option-mode2_floo_refill = Polvos flu en las salas comunes
hogwarts-option-mode2_early_fights = Combates antes de que vuelva Voldemort
hogwarts-option-mode2_both_lack = A los dos les falta su ficha
    .value-continue = La partida continúa
    .value-draw = Empate
hogwarts-option-mode2_de_draw = Los mortífagos roban cartas
hogwarts-option-mode2_death_eaters = Número de mortífagos
    .value-six = Seis
    .value-by_heroes = Tres por héroe
hogwarts-option-seconds_per_turn = Tiempo por turno
    .value-none = Sin límite
hogwarts-option-pack_data = Tu propio paquete (un archivo TOML o JSON)
