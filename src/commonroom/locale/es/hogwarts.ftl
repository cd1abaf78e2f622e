### A Year at Hogwarts en español: nombres y frases graciosas de todo lo que hay en la caja, y las frases con las que se
### forman los textos de las cartas. Lo que hace una carta está en games/hogwarts/content; aquí está solo cómo se dice.

# The language of this file: a pack of somebody’s own may have names in several.
hogwarts-language = es

## Los mazos y otros títulos

hogwarts-deck-behaviour = Comportamiento
hogwarts-deck-fight = Combates
hogwarts-deck-duel = Duelos
hogwarts-deck-event = Sucesos
hogwarts-deck-book = Libros
hogwarts-deck-potion = Pociones
hogwarts-deck-spell = Hechizos
hogwarts-deck-quidditch = Quidditch
hogwarts-list-missions = Misiones
hogwarts-list-tokens = Fichas de objeto
hogwarts-list-characters = Personajes
# A deck in a listing: $name, and how many cards it has.
hogwarts-list-deck =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } cartas
    }
# A book in a listing.
hogwarts-list-book = «{ $name }» – { $author }

## Las partes del tablero

hogwarts-area-castle = Castillo de Hogwarts
hogwarts-area-upper_floors = Los pisos superiores
hogwarts-area-dungeons = Las mazmorras
hogwarts-area-grounds = Los terrenos
hogwarts-area-hogsmeade = Hogsmeade
hogwarts-area-diagon_alley = Callejón Diagon
hogwarts-area-far_places = Lugares lejanos
hogwarts-map-title = Un año en Hogwarts
hogwarts-map-walk = un paso
hogwarts-map-passage = paso libre

## Los tipos de casilla

hogwarts-kind-start = Salida
hogwarts-kind-signpost = Indicador
hogwarts-kind-plain = Nada especial
hogwarts-kind-tower = Torre
hogwarts-kind-common_room = Sala común
hogwarts-kind-classroom = Aula
hogwarts-kind-rosette = Objeto
hogwarts-kind-hp = Salud
hogwarts-kind-place = Lugar con nombre
hogwarts-kind-bridge = Puente
hogwarts-kind-pitch = Campo de quidditch
hogwarts-kind-blocked = No se puede entrar
hogwarts-kind-spell = Hechizo
hogwarts-kind-potion = Poción
hogwarts-kind-book = Libro
hogwarts-kind-behaviour = Comportamiento
hogwarts-kind-event = Suceso
hogwarts-kind-duel = Duelo

## Qué hacen los efectos. $amount and $count are numbers without a sign; $sign is gain or loss. The sentences tell a
## player what to do, so that they fit whoever is meant: "Para todos: Pierdes 1 PV." $from is card, or ability where
## the sentence around it says already when it works.

hogwarts-effect-opp_hp = Tu rival pierde { $amount } PV.
hogwarts-effect-self_hp =
    { $sign ->
        [gain] Ganas { $amount } PV.
       *[loss] Pierdes { $amount } PV.
    }
hogwarts-effect-cancel_attack =
    { $what ->
        [reveal] Anulas lo que hace una carta al revelarse.
       *[attack] Anulas el ataque.
    }
hogwarts-effect-search =
    { $deck ->
        [potion] Miras el mazo de pociones y te quedas con
       *[spell] Miras el mazo de hechizos y te quedas con
    } { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } a tu elección.
# $deck is one of the eight decks.
hogwarts-effect-draw =
    Robas { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { $deck ->
        [behaviour] de comportamiento
        [fight] de combate
        [duel] de duelo
        [event] de suceso
        [book] de libro
        [potion] de poción
        [spell] de hechizo
       *[quidditch] de quidditch
    }.
# $of is any, magic, book, spell or potion; $pick is chosen or random; $who is you or chosen_player; $count may be "all".
hogwarts-effect-discard =
    { $who ->
        [chosen_player] Un jugador a tu elección pone
       *[you] Pones
    } bajo los mazos { $count ->
        [all] todas las cartas
        [one] { $count } carta
       *[other] { $count } cartas
    } { $of ->
        [magic] de hechizo o de poción
        [book] de libro
        [spell] de hechizo
        [potion] de poción
       *[any] de la mano
    }{ $pick ->
        [random] , al azar
       *[chosen] {""}
    }.
hogwarts-effect-points =
    { $sign ->
        [gain] Ganas { $amount ->
            [one] { $amount } punto
           *[other] { $amount } puntos
        }.
       *[loss] Pierdes { $amount ->
            [one] { $amount } punto
           *[other] { $amount } puntos
        }.
    }
hogwarts-effect-all_points =
    { $sign ->
        [gain] Todos los jugadores ganan { $amount ->
            [one] { $amount } punto
           *[other] { $amount } puntos
        }.
       *[loss] Todos los jugadores pierden { $amount ->
            [one] { $amount } punto
           *[other] { $amount } puntos
        }.
    }
hogwarts-effect-gain =
    { $what ->
        [portkey] Tomas { $count ->
            [one] { $count } traslador
           *[other] { $count } trasladores
        }.
       *[floo] Tomas { $count ->
            [one] { $count } dosis de polvos flu
           *[other] { $count } dosis de polvos flu
        }.
    }
hogwarts-effect-all_gain =
    { $what ->
        [portkey] Todos los jugadores toman { $count ->
            [one] { $count } traslador
           *[other] { $count } trasladores
        }.
       *[floo] Todos los jugadores toman { $count ->
            [one] { $count } dosis de polvos flu
           *[other] { $count } dosis de polvos flu
        }.
    }
hogwarts-effect-lose =
    { $what ->
        [portkey] Devuelves { $count ->
            [one] { $count } traslador
           *[other] { $count } trasladores
        }.
       *[floo] Devuelves { $count ->
            [one] { $count } dosis de polvos flu
           *[other] { $count } dosis de polvos flu
        }.
    }
hogwarts-effect-teleport = Vas directamente { $place }.
hogwarts-effect-all_teleport = Todos los jugadores van directamente { $place }.
hogwarts-effect-steal =
    { $what ->
        [item] Le quitas a otro jugador { $count ->
            [one] { $count } ficha de objeto
           *[other] { $count } fichas de objeto
        } a tu elección.
       *[card] Le quitas a otro jugador { $count ->
            [one] { $count } carta
           *[other] { $count } cartas
        } al azar.
    }
hogwarts-effect-swap_item = Le ofreces a otro jugador una de tus fichas de objeto a cambio de una de las suyas.
hogwarts-effect-extra_die =
    { $on ->
        [move] Tiras { $count ->
            [one] { $count } dado
           *[other] { $count } dados
        } más en tu próximo movimiento.
       *[fight] Atacas con { $count ->
            [one] { $count } dado
           *[other] { $count } dados
        } más{ $from ->
            [card] {" "}hasta el final del combate.
           *[ability] .
        }
    }
hogwarts-effect-resistance_opp =
    La resistencia de tu rival vale { $amount } menos{ $from ->
        [card] {" "}hasta el final del combate.
       *[ability] .
    }
hogwarts-effect-resistance_self =
    Tu resistencia vale { $amount } más{ $from ->
        [card] {" "}hasta el final del combate.
       *[ability] .
    }
hogwarts-effect-reroll =
    { $on ->
        [move] { $dice ->
            [one] Puedes volver a tirar uno de tus dados de movimiento.
           *[all] Puedes volver a tirar los dados de movimiento que quieras.
        }
       *[fight] { $dice ->
            [one] Puedes volver a tirar uno de tus dados de ataque.
           *[all] Puedes volver a tirar los dados de ataque que quieras.
        }
    }
# $either is yes where the player may also go fewer fields.
hogwarts-effect-move_bonus =
    { $either ->
        [yes] Puedes avanzar { $amount ->
            [one] { $amount } casilla
           *[other] { $amount } casillas
        } más o menos de lo que hayas sacado.
       *[no] { $from ->
            [card] En tu próximo movimiento avanzas { $amount ->
                [one] { $amount } casilla
               *[other] { $amount } casillas
            }
           *[ability] Avanzas { $amount ->
                [one] { $amount } casilla
               *[other] { $amount } casillas
            }
        } { $sign ->
            [gain] más de lo que saques.
           *[loss] menos de lo que saques.
        }
    }
# $count may be "all".
hogwarts-effect-pass_players =
    { $who ->
        [players] { $count ->
            [all] Pasas junto a otros jugadores sin detenerte.
            [one] Pasas junto a { $count } jugador sin detenerte.
           *[other] Pasas junto a { $count } jugadores sin detenerte.
        }
       *[everyone] { $count ->
            [all] Este turno pasas junto a jugadores y mortífagos sin detenerte.
            [one] Pasas junto a { $count } jugador o mortífago sin detenerte.
           *[other] Pasas junto a { $count } jugadores o mortífagos sin detenerte.
        }
    }
hogwarts-effect-skip_next_roll = En tu próximo turno no tiras: te quedas donde estás.
hogwarts-effect-seeker =
    { $amount ->
        [one] Tu buscador vuela { $amount } casilla hacia delante.
       *[other] Tu buscador vuela { $amount } casillas hacia delante.
    }
hogwarts-effect-seeker_opp =
    { $amount ->
        [one] El otro buscador retrocede { $amount } casilla.
       *[other] El otro buscador retrocede { $amount } casillas.
    }
hogwarts-effect-seeker_extra_die = Tiras un dado más y vuelas tantas casillas como indique.
hogwarts-effect-opp_heals = Tu rival gana { $amount } PV.
hogwarts-effect-opp_shield = Su resistencia vale { $amount } más.
hogwarts-effect-opp_grows = Cada golpe quita { $amount } PV más que el anterior, { $most } más como mucho.
hogwarts-effect-opp_rests = Tu rival no golpea.
hogwarts-effect-opp_flees = Tu rival huye.

## The same of somebody else, to follow "everybody" or "whoever rolls lowest".

hogwarts-does-self_hp =
    { $sign ->
        [gain] gana
       *[loss] pierde
    } { $amount } PV
hogwarts-does-points =
    { $sign ->
        [gain] gana
       *[loss] pierde
    } { $amount ->
        [one] { $amount } punto
       *[other] { $amount } puntos
    }
hogwarts-does-draw =
    roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } { $deck ->
        [behaviour] de comportamiento
        [fight] de combate
        [duel] de duelo
        [event] de suceso
        [book] de libro
        [potion] de poción
        [spell] de hechizo
       *[quidditch] de quidditch
    }
hogwarts-does-gain =
    toma { $what ->
        [portkey]
            { $count ->
                [one] { $count } traslador
               *[other] { $count } trasladores
            }
       *[floo] { $count } dosis de polvos flu
    }
hogwarts-does-lose =
    devuelve { $what ->
        [portkey]
            { $count ->
                [one] { $count } traslador
               *[other] { $count } trasladores
            }
       *[floo] { $count } dosis de polvos flu
    }
hogwarts-does-teleport = va directamente { $place }
hogwarts-does-steal =
    le quita a otro jugador { $what ->
        [item]
            { $count ->
                [one] { $count } ficha de objeto
               *[other] { $count } fichas de objeto
            } a su elección
       *[card]
            { $count ->
                [one] { $count } carta
               *[other] { $count } cartas
            } al azar
    }
hogwarts-does-swap_item = le ofrece a otro jugador una ficha de objeto propia a cambio de una suya
hogwarts-does-discard =
    pone bajo los mazos { $count ->
        [all] todas las cartas
        [one] { $count } carta
       *[other] { $count } cartas
    } { $of ->
        [magic] de hechizo o de poción
        [book] de libro
        [spell] de hechizo
        [potion] de poción
       *[any] de la mano
    }{ $pick ->
        [random] , al azar
       *[chosen] {""}
    }
hogwarts-does-move_bonus =
    { $either ->
        [yes] puede avanzar, en su próximo movimiento,
       *[no] avanza, en su próximo movimiento,
    } { $amount ->
        [one] { $amount } casilla
       *[other] { $amount } casillas
    } { $either ->
        [yes] más o menos
       *[no]
            { $sign ->
                [gain] más
               *[loss] menos
            }
    } de lo que saque
hogwarts-does-skip_next_roll = no tira en su próximo turno y se queda donde está
hogwarts-does-pass_card_right =
    pasa { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } al azar al jugador de su derecha

## Qué hacen las funciones registradas. $amount is their number.

hogwarts-special-summon_item =
    { $amount ->
        [one] Tomas una ficha de objeto que esté como mucho a { $amount } paso; cuenta como recogida.
       *[other] Tomas una ficha de objeto que esté como mucho a { $amount } pasos; cuenta como recogida.
    }
hogwarts-special-arrange_top =
    { $amount ->
        [one] Miras la primera carta de un mazo y la devuelves a su sitio.
       *[other] Miras las { $amount } primeras cartas de un mazo y las devuelves en el orden que quieras.
    }
hogwarts-special-escape =
    { $amount ->
        [one] Escapas del combate a una casilla situada a { $amount } paso.
       *[other] Escapas del combate a una casilla situada a { $amount } pasos.
    }
hogwarts-special-extra_turn = Juegas otro turno después de este.
hogwarts-special-fly_out = En vez de tirar, vuelas a cualquier casilla del callejón Diagon o de los lugares lejanos; vuelves al final del turno.
hogwarts-special-carry_more =
    { $amount ->
        [one] En un turno puedes recoger { $amount } ficha de objeto más.
       *[other] En un turno puedes recoger { $amount } fichas de objeto más.
    }
hogwarts-special-shrug_off =
    { $amount ->
        [one] Una carta que te quitaría { $amount } punto no te quita ninguno.
       *[other] Una carta que te quitaría { $amount } puntos o menos no te quita ninguno.
    }
hogwarts-special-soften_first_loss = La pérdida es { $amount } PV menor.
hogwarts-special-heal_better = Ganas { $amount } PV más.
hogwarts-special-change_tower =
    { $amount ->
        [one] Puedes pasar antes a una torre que esté como mucho a { $amount } paso.
       *[other] Puedes pasar antes a una torre que esté como mucho a { $amount } pasos.
    }
hogwarts-special-pass_card_right =
    { $amount ->
        [one] Pasas { $amount } carta al azar al jugador de tu derecha.
       *[other] Pasas { $amount } cartas al azar al jugador de tu derecha.
    }

## Where a teleport may lead instead of to one field, to follow "go". $whom is you, one for somebody else or all.

hogwarts-destination-any_castle = a cualquier casilla del castillo y sus terrenos
hogwarts-destination-choice = a cualquier casilla
hogwarts-destination-own_common_room =
    { $whom ->
        [one] a la torre de su casa
        [all] a la torre de su casa
       *[you] a la torre de tu casa
    }

## Marcos alrededor de los efectos. $text is one or more sentences.

hogwarts-type-attack = Ataque: { $text }
hogwarts-type-defence = Defensa: { $text }
hogwarts-type-start_of_turn = Al comienzo de tu turno: { $text }
# $who tells whom a part of an event concerns.
hogwarts-text-whom =
    { $who ->
        [lowest_roll] Quien saque el número más bajo
        [highest_roll] Quien saque el número más alto
        [fewest_points] Quien tenga menos puntos
        [most_points] Quien tenga más puntos
       *[everybody] Cada jugador
    }
# $whom is that, $text what somebody does; $may is yes where they are free to decline.
hogwarts-text-event =
    { $whom } { $text }{ $may ->
        [yes] , si quiere
       *[no] {""}
    }.
# The same where there is no word below for it: $text tells a player what to do.
hogwarts-text-event-apart =
    { $whom } hace esto{ $may ->
        [yes] , si quiere
       *[no] {""}
    }: { $text }
hogwarts-text-and = { $one } y { $other }
# The way to a field that has no words for it.
hogwarts-text-towards = a la casilla «{ $name }»
hogwarts-text-roll = Todos tiran un dado. { $text }
hogwarts-text-kept =
    { $what ->
        [portkey] Guarda esta carta: vale por un traslador.
       *[floo] Guarda esta carta: vale por una dosis de polvos flu.
    }
hogwarts-text-book =
    { $value ->
        [one] Examen de { $classroom }: { $value } punto.
       *[other] Examen de { $classroom }: { $value } puntos.
    }
hogwarts-text-use-fight = En un combate: { $text }
hogwarts-text-use-turn = En tu turno: { $text }
hogwarts-text-opponent-values = { $hp } PV, resistencia { $resistance }.
hogwarts-text-opponent-reveal = Al revelarse: { $text }
hogwarts-text-opponent-after_attack = Después de cada ataque tuyo: { $text }
hogwarts-text-opponent-before_attack = Antes de cada ataque tuyo: { $text }
hogwarts-text-opponent-immune =
    { $deck ->
        [potion] Las pociones no le hacen efecto.
       *[spell] Los hechizos no le hacen efecto.
    }
hogwarts-text-opponent-no_final_use = Una vez derrotado, este rival ya no golpea.
# What an opponent does besides striking: in which rounds, for which number on the dice, or after which round.
hogwarts-text-habit-rounds =
    { $rounds ->
        [first] En la primera ronda: { $text }
        [odd] En las rondas primera, tercera, quinta…: { $text }
        [even] En las rondas segunda, cuarta, sexta…: { $text }
       *[all] En cada ronda: { $text }
    }
hogwarts-text-habit-shows = Por cada { $shows } que saques: { $text }
hogwarts-text-habit-after = Tras la ronda { $round }: { $text }
# When an ability of a character works. $symbol is the symbol on a field, $area the name of a part of the board.
hogwarts-moment-roll = Cuando tiras para moverte: { $text }
hogwarts-moment-roll-area = Cuando tu movimiento empieza en esta parte del tablero ({ $area }): { $text }
hogwarts-moment-walk =
    { $limit ->
        [turn] Una vez por turno, mientras caminas: { $text }
       *[none] Mientras caminas: { $text }
    }
hogwarts-moment-stop =
    { $symbol ->
        [potion] En una casilla de poción, además: { $text }
        [book] En una casilla de libro, además: { $text }
        [behaviour] En una casilla de comportamiento, además: { $text }
        [event] En una casilla de suceso, además: { $text }
        [duel] En una casilla de duelo, además: { $text }
       *[spell] En una casilla de hechizo, además: { $text }
    }
hogwarts-moment-behaviour = Por mal comportamiento: { $text }
hogwarts-moment-attack =
    { $limit ->
        [fight] Una vez por combate, cuando atacas: { $text }
       *[none] Cuando atacas: { $text }
    }
hogwarts-moment-first_attack = Con tu primer ataque en un combate: { $text }
hogwarts-moment-first_round = En la primera ronda de un combate: { $text }
hogwarts-moment-attacking_first = En un combate que empiezas tú: { $text }
hogwarts-moment-hits =
    { $hits ->
        [one] Una vez por combate, tras un ataque con al menos { $hits } acierto: { $text }
       *[other] Una vez por combate, tras un ataque con al menos { $hits } aciertos: { $text }
    }
hogwarts-moment-loss = Con la primera pérdida de PV en un combate: { $text }
hogwarts-moment-heal = Cuando te cura una carta de defensa: { $text }
hogwarts-text-character-values =
    { $dice ->
        [one] { $hp } PV, { $dice } dado de ataque, resistencia { $resistance }.
       *[other] { $hp } PV, { $dice } dados de ataque, resistencia { $resistance }.
    }
hogwarts-text-character-cards = Cartas al empezar: { $cards }.
hogwarts-text-some-cards =
    { $deck ->
        [book]
            { $count ->
                [one] { $count } libro
               *[other] { $count } libros
            }
        [spell]
            { $count ->
                [one] { $count } hechizo
               *[other] { $count } hechizos
            }
       *[potion]
            { $count ->
                [one] { $count } poción
               *[other] { $count } pociones
            }
    }
hogwarts-text-mission =
    { $points ->
        [one] { $place }, { $points } punto. Hay que llevar: { $tokens }.
       *[other] { $place }, { $points } puntos. Hay que llevar: { $tokens }.
    }
hogwarts-text-mission-needs = Los magos cualificados necesitan además: { $needs }.
hogwarts-text-mission-opponent = Tu rival: { $name }, { $hp } PV.
# A card that a mission asks for without naming it. $deck is spell, potion or any; $type attack, defence, heal or any.
hogwarts-text-need =
    { $count } { $deck ->
        [spell] { $count ->
            [one] hechizo
           *[other] hechizos
        }
        [potion] { $count ->
            [one] poción
           *[other] pociones
        }
       *[any] { $count ->
            [one] carta
           *[other] cartas
        }
    }{ $type ->
        [attack] {" "}de ataque
        [defence] {" "}de defensa
        [heal] {" "}de curación
       *[any] {""}
    }
hogwarts-text-need-named =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
hogwarts-text-field-slots =
    { $count ->
        [one] Al empezar hay aquí { $count } ficha de objeto.
       *[other] Al empezar hay aquí { $count } fichas de objeto.
    }
hogwarts-text-field-floo = Se llega desde una torre con polvos flu.
hogwarts-text-field-portkey = Se llega desde el campo de quidditch con un traslador.
hogwarts-text-field-exam = Aquí se pueden hacer exámenes.
hogwarts-text-field-common_room = Sala común: roba una carta o propón un cambio.

## Casas y asignaturas

hogwarts-house-gryffindor = Gryffindor
hogwarts-house-hufflepuff = Hufflepuff
hogwarts-house-ravenclaw = Ravenclaw
hogwarts-house-slytherin = Slytherin
hogwarts-subject-charms = Encantamientos
hogwarts-subject-transfiguration = Transformaciones
hogwarts-subject-defence = Defensa Contra las Artes Oscuras
hogwarts-subject-potions = Pociones
hogwarts-subject-herbology = Herbología
hogwarts-subject-creatures = Cuidado de Criaturas Mágicas

## Casillas

hogwarts-field-start = Salida
    .flavour = Baúl, lechuza, sapo. Ya se ha olvidado algo.
hogwarts-field-signpost = Indicador
    .flavour = Señala a todas partes a la vez, y lo hace con cariño.
hogwarts-field-banner = Estandarte de Hogwarts
    .flavour = Cuatro animales, una tela, ningún acuerdo.
hogwarts-field-clock_tower = Torre del Reloj
    .flavour = Siempre en hora. Aquí nadie está acostumbrado.
hogwarts-field-s01 = Claustro de las goteras
    .flavour = Cada gota tiene un nombre. Ninguna responde.
hogwarts-field-gryffindor_tower = Torre de Gryffindor
    .flavour = La contraseña cambió esta mañana. Nadie te lo ha dicho.
hogwarts-field-s02 = Rincón de los retratos
    .flavour = Las damas de los marcos han visto tus notas.
hogwarts-field-s03 = Sala de las armaduras
    .flavour = Una de las armaduras tiene hipo.
hogwarts-field-s04 = Pasillo de la sala de profesores
    .flavour = Tras la puerta, cuarenta suspiros sobre tus redacciones.
hogwarts-field-hufflepuff_tower = Torre de Hufflepuff
    .flavour = Huele a pan caliente y a buenos modales ajenos.
hogwarts-field-s05 = Galería de los lemas
    .flavour = «Nunca hagas cosquillas…» El resto se lo ha comido algo.
hogwarts-field-s06 = Banco de la ventana
    .flavour = La mejor vista del lago, la peor corriente del castillo.
hogwarts-field-s07 = Pasillo de los trofeos
    .flavour = El abuelo de alguien era muy bueno en esto.
hogwarts-field-astronomy_tower = Torre de Astronomía
    .flavour = Trescientos escalones. Las estrellas no bajan por ti.
hogwarts-field-s08 = Rellano de las cartas estelares
    .flavour = Un mapa de todo el cielo, con té en Neptuno.
hogwarts-field-charms_classroom = Encantamientos
    .flavour = Cuidado con las plumas, y con lo que las sostiene.
hogwarts-field-s09 = Tapiz de los trols
    .flavour = Un trol con tutú, tejido con convicción.
hogwarts-field-bell_tower = Torre del Campanario
    .flavour = Toca para las clases, nunca para comer.
hogwarts-field-s10 = Pasillo de las tablas chirriantes
    .flavour = La tercera tabla se lo cuenta al conserje.
hogwarts-field-hospital_wing = Enfermería
    .flavour = Sábanas limpias, normas estrictas, uvas.
hogwarts-field-s11 = Pasaje de las palmeras en maceta
    .flavour = La palmera se inclina cuando alguien susurra.
hogwarts-field-ravenclaw_tower = Torre de Ravenclaw
    .flavour = La aldaba tiene una pregunta. Siempre tiene una pregunta.
hogwarts-field-s12 = Galería azul
    .flavour = Aquí todo es azul, hasta las excusas.
hogwarts-field-s13 = Sala de los espejos
    .flavour = Tu reflejo también llega tarde a Pociones.
hogwarts-field-dada_classroom = Defensa Contra las Artes Oscuras
    .flavour = Un profesor nuevo cada año. No te encariñes.
hogwarts-field-north_tower = Torre Norte
    .flavour = Una escalera de plata, y hojas de té que no lo aprueban.
hogwarts-field-s14 = Rincón de las corrientes
    .flavour = De aquí los sombreros se van solos.
hogwarts-field-west_wing_3f = Ala oeste, tercer piso
    .flavour = Prohibido el paso. Hay cola.
hogwarts-field-s15 = Armario de las escobas
    .flavour = Lleno de escobas. Casi siempre.
hogwarts-field-west_tower = Torre Oeste
    .flavour = Aquí se reúnen las lechuzas a hablar de ti.
hogwarts-field-s16 = Pasillo de los ecos
    .flavour = Aquí… quí… í…
hogwarts-field-transfiguration_classroom = Transformaciones
    .flavour = El gato de la mesa está corrigiendo tu examen.
hogwarts-field-s17 = Rincón de lectura
    .flavour = Alguien leyó aquí tanto tiempo que ha salido musgo.
hogwarts-field-slytherin_tower = Torre de Slytherin
    .flavour = El muro quiere saber quiénes son tus padres.
hogwarts-field-s18 = Pasaje musgoso
    .flavour = Blando al pisar. Antes era una alfombra.
hogwarts-field-s19 = Arco chorreante
    .flavour = Camina deprisa, o trae jabón.
hogwarts-field-owlery_tower = Torre de la Lechucería
    .flavour = Mira arriba, pero con la boca cerrada.
hogwarts-field-s20 = Paseo de las lechuzas
    .flavour = Lo barre cada día quien perdió la apuesta.
hogwarts-field-viaduct_bridge = Viaducto de piedra
    .flavour = No mires abajo. Todo el mundo mira abajo.
hogwarts-field-s21 = Escalera de la portería
    .flavour = Treinta y un escalones al subir, treinta al bajar.
hogwarts-field-s22 = Estante de objetos perdidos
    .flavour = Once zapatos izquierdos y un sapo muy paciente.
hogwarts-field-gate_tower = Torre de la Verja
    .flavour = Dos jabalíes alados, y ninguno te vio llegar tarde.
hogwarts-field-s23 = Banco del conserje
    .flavour = Aún está caliente. No andará lejos.
# .towards is the way there within a sentence: go straight …; places without it are called by their names.
hogwarts-field-great_hall = Gran Comedor
    .flavour = El techo anuncia lluvia.
    .towards = al Gran Comedor
hogwarts-field-gh_s = Gran Comedor, puerta sur
    .flavour = Huele a pudin. Valor.
hogwarts-field-gh_e = Gran Comedor, puerta este
    .flavour = Se abre sola, los jueves.
hogwarts-field-gh_n = Gran Comedor, puerta norte
    .flavour = Para profesores y rezagados. Tú eres uno de ellos.
hogwarts-field-gh_w = Gran Comedor, puerta oeste
    .flavour = Cuatrocientas cucharas a la vez.
hogwarts-field-grand_staircase = Gran escalera
    .flavour = Te llevará a algún sitio. No necesariamente hoy.
hogwarts-field-u01 = Rellano caprichoso
    .flavour = El rellano está enfurruñado. Pisa con cuidado.
hogwarts-field-u02 = Vitrina de curiosidades
    .flavour = Por favor, no estreches la mano. Le gusta.
hogwarts-field-u03 = Galería de los duelos
    .flavour = Quemaduras, ordenadas por año.
hogwarts-field-dark_tower = Torre Oscura
    .flavour = Alguien apaga siempre las antorchas. No hay nadie.
hogwarts-field-room_of_requirement = Sala de los Menesteres
    .flavour = Es justo lo que necesitas, y lo sabe.
hogwarts-field-u04 = Rincón favorito de Peeves
    .flavour = No está. Eso es lo que te preocupa.
hogwarts-field-headmaster_tower = Torre del Director
    .flavour = Adivina un dulce. Cualquiera.
hogwarts-field-dumbledores_office = Despacho de Dumbledore
    .flavour = Los retratos fingen que duermen.
hogwarts-field-u05 = Almacén de calderos
    .flavour = Abollados, fundidos o embrujados: coge uno.
hogwarts-field-u06 = Nicho de la gárgola
    .flavour = Se ha movido. Que no. Que sí.
hogwarts-field-divination_tower = Torre de Adivinación
    .flavour = Ibas a venir aquí. Ella lo sabía.
hogwarts-field-u07 = Pasillo de los prefectos
    .flavour = El baño del fondo tiene cien grifos. Mirar sí puedes.
hogwarts-field-library_tower = Torre de la Biblioteca
    .flavour = Aquí suben los libros a tomar el aire.
hogwarts-field-library = Biblioteca
    .flavour = Chis.
hogwarts-field-restricted_section = Sección Prohibida
    .flavour = El libro grita una sola vez. Con una basta.
hogwarts-field-u08 = Carrito de devoluciones
    .flavour = Uno de ellos ha mordido a los demás.
hogwarts-field-dungeon_stairs = Escaleras de las mazmorras
    .flavour = Cada escalón es más frío que el anterior, y más húmedo.
hogwarts-field-kitchens = Cocinas
    .flavour = Cosquillas a la pera, y a casa con tarta.
hogwarts-field-d01 = Pasillo de los frascos
    .flavour = En el tercer tarro algo ha saludado.
hogwarts-field-potions_classroom = Pociones
    .flavour = Remueve. No respires. No pienses tan alto.
hogwarts-field-snapes_office = Despacho de Snape
    .flavour = Está detrás de ti.
    .towards = al despacho de Snape
hogwarts-field-d02 = Puerta de la despensa
    .flavour = Cerrada para gente como tú. Huele de maravilla.
hogwarts-field-d03 = Bóveda de los pasos
    .flavour = Te oyes caminar dos veces.
hogwarts-field-south_tower = Torre Sur
    .flavour = La única torre con sol. Se la han quedado los gatos.
hogwarts-field-d04 = Pasaje de luz verde
    .flavour = La luz viene del lago, y algo se asoma con ella.
hogwarts-field-d05 = Cruce inundado
    .flavour = Trae una barca, o un amigo alto.
hogwarts-field-myrtles_bathroom = Baño de Myrtle la Llorona
    .flavour = Ha oído lo que dijiste de ella.
hogwarts-field-chamber_of_secrets = Cámara de los Secretos
    .flavour = Límpiate los pies. Son casi todo huesos.
hogwarts-field-d06 = Tubería vieja
    .flavour = Aquí vivía algo grande. ¿Vivía?
hogwarts-field-wooden_bridge = Puente de madera cubierto
    .flavour = Cruje en tres idiomas.
hogwarts-field-g01 = Círculo de piedras
    .flavour = Más viejo que el colegio, y mejor educado.
hogwarts-field-g02 = Ladera de las hierbas
    .flavour = Huele a cena, y un poco a estornudo.
hogwarts-field-hagrids_hut = Cabaña de Hagrid
    .flavour = Llama, y luego prepárate para el perro.
hogwarts-field-care_classroom = Cuidado de Criaturas Mágicas
    .flavour = Hoy: algo con demasiadas puntas.
hogwarts-field-forbidden_forest = Bosque Prohibido
    .flavour = Los árboles te han contado al entrar.
hogwarts-field-g03 = Prado pisoteado
    .flavour = Lo que hizo esto calza un doscientos.
hogwarts-field-g04 = Tronco caído
    .flavour = Cayó en una tormenta, o en una pelea.
hogwarts-field-g05 = Linde del bosque
    .flavour = Un paso más y ya no es un paseo.
hogwarts-field-black_lake = Lago Negro
    .flavour = El calamar es amable. Los demás tienen hambre.
hogwarts-field-whomping_willow = Sauce boxeador
    .flavour = Se ruega no aparcar aquí.
hogwarts-field-herbology_classroom = Herbología
    .flavour = Riégalas antes de que se fijen en ti.
hogwarts-field-g07 = Sendero de los invernaderos
    .flavour = La grava cruje. Otra cosa también.
hogwarts-field-g06 = Embarcadero
    .flavour = Aquí se mojan los de primero. Es tradición.
hogwarts-field-training_tower = Torre de Entrenamiento
    .flavour = Caballeros de paja, moratones de verdad.
hogwarts-field-g08 = Vestuarios
    .flavour = Siete perchas, seis túnicas, un buscador nervioso.
hogwarts-field-viaduct_tower = Torre del Viaducto
    .flavour = Desde aquí se ve muy bien quién llega tarde.
hogwarts-field-quidditch_pitch = Campo de quidditch
    .flavour = Hierba, gloria y narices torcidas.
hogwarts-field-g09 = Césped de los pícnics
    .flavour = Primero la mermelada, luego las avispas.
hogwarts-field-one_eyed_witch = Bruja tuerta
    .flavour = Su joroba tiene salida.
hogwarts-field-honeydukes = Honeydukes
    .flavour = Los dientes se dejan en la puerta.
hogwarts-field-high_street = Calle principal de Hogsmeade
    .flavour = Todo lo que has ahorrado, de golpe.
    .towards = a la calle principal de Hogsmeade
hogwarts-field-hogs_head = Cabeza de Puerco
    .flavour = Los vasos se secan con la cabra.
hogwarts-field-shack_lane = Camino de la Casa de los Gritos
    .flavour = Aquí hasta los setos tienen prisa.
hogwarts-field-shrieking_shack = Casa de los Gritos
    .flavour = Últimamente está callada. La gente la echa de menos.
hogwarts-field-leaky_cauldron = Caldero Chorreante
    .flavour = Sopa del día: la de ayer.
hogwarts-field-a1 = Escaparate de túnicas
    .flavour = Tu talla, en tres colores que se te quedarán pequeños.
hogwarts-field-a2 = Emporio de la lechuza
    .flavour = Una ya ha elegido. Aguántale la mirada.
hogwarts-field-a3 = Puesto de libros usados
    .flavour = Lleno de respuestas de otra gente.
hogwarts-field-gringotts_steps = Escalinata de Gringotts
    .flavour = El duende de arriba ya ha contado tu dinero.
hogwarts-field-gringotts = Banco Gringotts
    .flavour = Aquí todo tiene número, tú también.
hogwarts-field-b1 = Vendedor de botellas
    .flavour = Nada lleva etiqueta, por motivos legales.
hogwarts-field-b2 = Trampilla de la bodega
    .flavour = Se ha abierto un poco al pasar tú.
hogwarts-field-b3 = Rincón de los merodeadores
    .flavour = Estás merodeando. Se ha notado.
hogwarts-field-borgin_and_burkes = Borgin y Burkes
    .flavour = Tócalo y es tuyo. La maldición también.
hogwarts-field-k1 = Callejuela trasera
    .flavour = Aquí nadie ha venido nunca a propósito.
hogwarts-field-c1 = Heladería
    .flavour = Once sabores, y uno dice la verdad.
hogwarts-field-flourish_and_blotts = Flourish y Blotts
    .flavour = Los libros que muerden están en la jaula. El dependiente también.
hogwarts-field-c3 = Plaza abarrotada
    .flavour = Codos, lechuzas y una tía que te conoce.
hogwarts-field-ollivanders = Ollivander
    .flavour = Nueve mil cajas, y una canturrea.
hogwarts-field-ministry_of_magic = Ministerio de Magia
    .flavour = Coge número. Siéntate. Quédate diez años.
hogwarts-field-hall_of_prophecy = Sala de las Profecías
    .flavour = Todo esto aún puede pasar. No estornudes.
hogwarts-field-the_burrow = La Madriguera
    .flavour = En la mesa siempre cabe uno más.
hogwarts-field-grimmauld_place = Número 12 de Grimmauld Place
    .flavour = El retrato de la entrada quiere hablarte. A gritos.
hogwarts-field-godrics_hollow = Valle de Godric
    .flavour = Un pueblo tranquilo con mucha memoria.
hogwarts-field-malfoy_manor = Mansión Malfoy
    .flavour = Pavos reales blancos. Lo cuentan todo.
hogwarts-field-azkaban = Azkaban
    .flavour = Ni visitas, ni correo, ni pudin.
hogwarts-field-graveyard = Cementerio de Pequeño Hangleton
    .flavour = Alguien ha cavado aquí, y no por un tesoro.

## Personajes

hogwarts-character-harry_potter = Harry Potter
    .flavour = Nunca busca problemas. No le hace falta.
hogwarts-character-hermione_granger = Hermione Granger
    .flavour = Ha leído las reglas de este juego. Dos veces.
hogwarts-character-ron_weasley = Ron Weasley
    .flavour = Valiente en ayunas, más valiente después de comer.
hogwarts-character-luna_lovegood = Luna Lovegood
    .flavour = Ve lo que hay, y lo que aún no hay.
hogwarts-character-cho_chang = Cho Chang
    .flavour = Ya vuela cuando los demás sacan brillo.
hogwarts-character-cedric_diggory = Cedric Diggory
    .flavour = Perder contra él es casi un cumplido.
hogwarts-character-neville_longbottom = Neville Longbottom
    .flavour = Perdió el sapo, encontró el valor.
hogwarts-character-draco_malfoy = Draco Malfoy
    .flavour = Sus zapatos cuestan más que tu escoba. Te lo dirá.
hogwarts-character-lucius_malfoy = Lucius Malfoy
    .flavour = Ha pagado el suelo que pisas.
hogwarts-character-bellatrix_lestrange = Bellatrix Lestrange
    .flavour = Se lo está pasando en grande.
hogwarts-character-barty_crouch_jr = Barty Crouch hijo
    .flavour = Podría ser cualquiera. Lo fue, un año entero.
hogwarts-character-antonin_dolohov = Antonin Dolohov
    .flavour = Habla poco. Su varita dice el resto.
hogwarts-character-fenrir_greyback = Fenrir Greyback
    .flavour = De mañana no es persona. Con luna llena, menos.
hogwarts-character-corban_yaxley = Corban Yaxley
    .flavour = Conoce tu planta, tu despacho y a tu primo.
hogwarts-character-peter_pettigrew = Peter Pettigrew
    .flavour = Siempre detrás del más fuerte, y un poco más abajo.
hogwarts-character-lord_voldemort = Lord Voldemort
    .flavour = El nombre no hace daño. Es todo lo demás.

## Fichas de objeto

hogwarts-token-elder_wand = Varita de Saúco
    .flavour = Invicta. Pregunta a sus últimos dueños.
hogwarts-token-gryffindor_sword = Espada de Gryffindor
    .flavour = Acude a quien la merece, casi siempre desde un sombrero.
hogwarts-token-resurrection_stone = Piedra de la Resurrección
    .flavour = Presta compañía, no vida.
hogwarts-token-invisibility_cloak = Capa de Invisibilidad
    .flavour = Lo oculta todo menos tus huellas.
hogwarts-token-time_turner = Giratiempo
    .flavour = Una hora más, y el doble de sueño.
hogwarts-token-buckbeak = Buckbeak
    .flavour = Primero la reverencia. Luego, ojo con el pico.
hogwarts-token-basilisk_fang = Colmillo de basilisco
    .flavour = Aún gotea. No usar de marcapáginas.
hogwarts-token-riddle_diary = Diario de Tom Ryddle
    .flavour = Contesta. Y con mejor letra.
hogwarts-token-gaunt_ring = Anillo de Sorvolo Gaunt
    .flavour = Una herencia que muerde al heredero.
hogwarts-token-hufflepuff_cup = Copa de Hufflepuff
    .flavour = Sobrevivió a mil cenas y a un mal invitado.
hogwarts-token-slytherin_locket = Guardapelo de Slytherin
    .flavour = No dormir con él puesto.
hogwarts-token-ravenclaw_diadem = Diadema de Ravenclaw
    .flavour = Hace más sabios a los sabios, y a los vanidosos les pica.
hogwarts-token-nagini = Nagini
    .flavour = Le gustan los sitios cálidos y los planes fríos.
hogwarts-token-cauldron = Caldero
    .flavour = Cabe un hombre entero. Ese es el problema.
hogwarts-token-fathers_bone = Hueso del padre
    .flavour = Tomado prestado sin pedirlo.
hogwarts-token-wormtails_hand = Mano de Colagusano
    .flavour = Un regalo de su amo. Ella también aprieta.
hogwarts-token-harry_potter = Harry Potter
    .flavour = Nunca pidió ser un ingrediente.
hogwarts-token-enchanted_flute = Flauta encantada
    .flavour = Toca sola, y solo nanas.
hogwarts-token-winged_key = Llave alada
    .flavour = Atrápala antes de que las demás aprendan a morder.
hogwarts-token-philosophers_stone = Piedra filosofal
    .flavour = Todos la quieren. Quien la tenía la dejó.
hogwarts-token-mirror_of_erised = Espejo de Oesed
    .flavour = No te quedes. Ahí dentro pareces demasiado feliz.
hogwarts-token-marauders_map = Mapa del merodeador
    .flavour = Sabe dónde estás, y no le impresionas.
hogwarts-token-mandrake = Mandrágora
    .flavour = Duerme. Que siga así.
hogwarts-token-golden_egg = Huevo de oro
    .flavour = Ábrelo bajo el agua, o no lo abras.
hogwarts-token-gillyweed = Branquialgas
    .flavour = Sabe a charca vieja, y pronto serás de allí.
hogwarts-token-triwizard_cup = Copa de los tres magos
    .flavour = Brilla como un premio, viaja como una trampa.
hogwarts-token-prophecy_orb = Esfera de la profecía
    .flavour = El futuro de alguien. No agitar.
hogwarts-token-two_way_mirror = Espejo de doble sentido
    .flavour = Di el nombre. Quizá alguien responda.
hogwarts-token-deluminator = Desiluminador
    .flavour = Clic: oscuro. Clic: el camino a casa.
hogwarts-token-princes_book = Libro del Príncipe Mestizo
    .flavour = Los márgenes son mejores que el libro.

## Misiones

hogwarts-mission-tame_the_dog = Amansa al perro de tres cabezas
    .flavour = Tres cabezas, tres apetitos, una nana. No dejes de tocar para aplaudirte.
hogwarts-mission-snare_and_key = Cruza el lazo del diablo hasta la llave
    .flavour = Alguien en Herbología dijo que había que relajarse. A ese alguien no lo estaban estrujando.
hogwarts-mission-find_the_stone = Encuentra la piedra filosofal
    .flavour = El turbante nunca fue cuestión de moda.
hogwarts-mission-stop_the_troll = Detén al trol de la montaña
    .flavour = Casi cuatro metros de altura, una sola neurona, y está en el baño de las chicas.
hogwarts-mission-slay_the_basilisk = Mata al basilisco
    .flavour = Cierra los ojos, desenvaina la espada y dale a lo que silbe. Gracias.
hogwarts-mission-destroy_the_diary = Destruye el diario
    .flavour = A un diario respondón no se le confían los deberes.
hogwarts-mission-escape_the_spiders = Escapa de las arañas gigantes
    .flavour = Han invitado a cenar a todos sus primos. La cena eres tú.
hogwarts-mission-drive_off_the_dementors = Ahuyenta a los dementores
    .flavour = Piensa en algo feliz. No, más feliz que el pudin de los jueves.
hogwarts-mission-unmask_the_rat = Desenmascara a la rata
    .flavour = Doce años, un dedo de menos y siempre escuchando: qué mascota tan rara.
hogwarts-mission-free_the_hippogriff = Libera al hipogrifo
    .flavour = Primero la reverencia, luego el nudo, y las explicaciones al ministro nunca.
hogwarts-mission-snatch_the_egg = Hazte con el huevo de oro
    .flavour = Su madre son nueve toneladas de mal genio, y sabe contar hasta uno.
hogwarts-mission-rescue_from_the_lake = Rescata del lago a un amigo
    .flavour = Una hora bajo el agua: branquias incluidas, toalla no incluida.
hogwarts-mission-win_the_cup = Gana el Torneo de los tres magos
    .flavour = Esta mañana han podado los setos. A los setos no les ha gustado.
hogwarts-mission-survive_the_rebirth = Sobrevive al renacimiento
    .flavour = La peor sopa de la historia de los calderos está casi lista.
hogwarts-mission-found_the_army = Funda el ejército secreto
    .flavour = Es un grupo de estudio, profesora. Estudiamos cómo agacharnos.
hogwarts-mission-save_the_guard = Salva al guardia del Ministerio
    .flavour = Turno de noche en la novena planta: silencio, aburrimiento y, de pronto, escamas.
hogwarts-mission-escape_from_azkaban = Fúgate de Azkaban
    .flavour = Nadie ha dejado nunca una buena reseña de este hotel.
hogwarts-mission-reclaim_the_prophecy = Recupera la profecía
    .flavour = Pasillo noventa y siete. Por favor, no tocar. Por favor, no dejar caer. Por favor, correr.
hogwarts-mission-duel_in_the_ministry = Duelo en el Ministerio
    .flavour = La fuente era carísima. Era.
hogwarts-mission-calm_the_giant = Calma al gigante
    .flavour = Solo quiere darte un abrazo. Ese es el problema.
hogwarts-mission-destroy_the_ring = Destruye el anillo
    .flavour = Queda bien en cualquier dedo, y luego se queda con la mano.
hogwarts-mission-destroy_the_locket = Destruye el guardapelo
    .flavour = Quien lo lleva se pelea con todos. De momento, en Ron nadie ha notado la diferencia.
hogwarts-mission-destroy_the_goblet = Destruye la copa de Hufflepuff
    .flavour = En esta cámara todo se duplica al tocarlo. Prohibido estornudar.
hogwarts-mission-destroy_the_diadem = Destruye la diadema
    .flavour = Mil años de trastos escondidos y una corona que te da mil vueltas.
hogwarts-mission-slay_the_snake = Mata a la serpiente
    .flavour = Su amo se la lleva a todas partes. Incluso a las batallas. Sobre todo a las batallas.
hogwarts-mission-mend_the_cabinet = Cierra el armario evanescente
    .flavour = Mueble de segunda mano, un solo dueño, con salida en otro edificio.
hogwarts-mission-master_the_wand = Domina la Varita de Saúco
    .flavour = Ha ganado todos los duelos y perdido a todos sus dueños.
hogwarts-mission-turn_the_stone = Llama a los muertos
    .flavour = Hazla girar tres veces, y valor con quien aparezca.
hogwarts-mission-trap_in_the_village = Escapa de la trampa del pueblo
    .flavour = La anciana no habla, no parpadea y ha puesto la mesa para uno.
hogwarts-mission-defeat_the_dark_lord = Derrota al Señor Tenebroso
    .flavour = Todo lo que has aprendido este curso cabe en una palabra y un giro de muñeca.

## Cartas de combate

hogwarts-fight-fluffy = Fluffy
    .flavour = Dos cabezas duermen mientras la tercera lleva la cuenta.
hogwarts-fight-devils_snare = Lazo del diablo
    .flavour = No está de mal humor. Es que siente debilidad por los tobillos.
hogwarts-fight-professor_quirrell = Profesor Quirrell
    .flavour = Ante la clase tartamudea; de espaldas habla de corrido.
hogwarts-fight-mountain_troll = Trol de la montaña
    .flavour = Piensa una sola cosa cada vez. Corre entre dos pensamientos.
hogwarts-fight-basilisk = Basilisco
    .flavour = Hay miradas que matan. La suya entra en el temario.
hogwarts-fight-tom_riddle = Tom Ryddle
    .flavour = Premio Anual, alumno modelo, recuerdo con planes.
hogwarts-fight-aragog = Aragog
    .flavour = El amigo de un amigo, con ocho rodillas y ninguna piedad.
hogwarts-fight-dementors = Dementores
    .flavour = Escarcha en la ventana, y nadie recuerda ya el chiste.
hogwarts-fight-the_rat = Peter Pettigrew
    .flavour = Antes que mirarte a los ojos, te roe el equipaje.
hogwarts-fight-executioner = El verdugo
    .flavour = Primero lee la sentencia entera, con comas. Luego deja de leer.
hogwarts-fight-hungarian_horntail = Colacuerno húngaro
    .flavour = Púas delante, púas detrás y fuego en medio.
hogwarts-fight-grindylows = Grindylows
    .flavour = Deditos verdes que nunca aprendieron a soltar.
hogwarts-fight-false_professor = Barty Crouch hijo
    .flavour = Solo bebe de su propia petaca, y ahora también de la tuya.
hogwarts-fight-reborn_dark_lord = El Señor Tenebroso renacido
    .flavour = Primer día de vuelta al trabajo, y ya tiene reunión.
hogwarts-fight-high_inquisitor = Dolores Umbridge
    .flavour = Sonríe, carraspea dos veces y te apunta en la lista.
hogwarts-fight-giant_snake = La serpiente del pasillo
    .flavour = Hasta hoy, la corriente de debajo de la puerta no tenía dientes.
hogwarts-fight-azkaban_guard = Guardián de Azkaban
    .flavour = Colecciona recuerdos felices y no devuelve ni uno.
hogwarts-fight-masked_lord = Lucius Malfoy
    .flavour = Hasta su máscara mira a la gente por encima del hombro.
hogwarts-fight-mad_cousin = Bellatrix Lestrange
    .flavour = Primero se oye la risa. Después ya no se oye tan bien.
hogwarts-fight-grawp = Grawp
    .flavour = Los hechizos le hacen cosquillas. Le encantan las cosquillas. A los árboles, menos.
hogwarts-fight-curse_of_the_ring = Maldición del anillo
    .flavour = Empezó con un picor. Estas cosas siempre empiezan con un picor.
hogwarts-fight-the_locket = El guardapelo
    .flavour = Se abre, susurra y se sabe tus notas de memoria.
hogwarts-fight-vault_dragon = Dragón de las cámaras
    .flavour = Medio ciego, furioso del todo y pagado en ruido.
hogwarts-fight-runaway_fire = El fuego descontrolado de Crabbe
    .flavour = Sabía cómo encenderlo. Y ahí acababa el plan.
hogwarts-fight-the_serpent = Nagini
    .flavour = Cuatro metros de lealtad al amigo equivocado.
hogwarts-fight-nervous_prefect = Draco Malfoy
    .flavour = No deja de mirar la puerta. Tarde o temprano la usará.
hogwarts-fight-lady_of_the_manor = Bellatrix en la mansión
    .flavour = La araña del techo es herencia de familia. Cuidado con la cabeza.
hogwarts-fight-snatchers = Carroñeros
    .flavour = Cobran por cabeza, y contar no es lo suyo.
hogwarts-fight-old_lady_in_the_village = La falsa Bathilda
    .flavour = Tiene algo raro en el cuello. Tiene algo dentro del cuello.
hogwarts-fight-dark_lord = Lord Voldemort
    .flavour = Sin nariz, sin amigos, sin dudas.

## Cartas de duelo

hogwarts-duel-harry_potter = { hogwarts-character-harry_potter }
    .flavour = Siempre el mismo hechizo, y siempre funciona.
hogwarts-duel-hermione_granger = { hogwarts-character-hermione_granger }
    .flavour = Ya leyó sobre este duelo la semana pasada.
hogwarts-duel-ron_weasley = { hogwarts-character-ron_weasley }
    .flavour = Lleva la varita pegada con celo: nadie sabe a quién le dará. Él tampoco.
hogwarts-duel-luna_lovegood = { hogwarts-character-luna_lovegood }
    .flavour = Primero te ofrece un rábano. Ayuda. Luego la cosa se pone rara.
hogwarts-duel-cho_chang = { hogwarts-character-cho_chang }
    .flavour = Ha atrapado cosas más pequeñas que tú, y lloviendo.
hogwarts-duel-cedric_diggory = { hogwarts-character-cedric_diggory }
    .flavour = Te deja pasar primero. No sirve de nada.
hogwarts-duel-neville_longbottom = { hogwarts-character-neville_longbottom }
    .flavour = Pide perdón con cada golpe. Pide perdón muchas veces.
hogwarts-duel-draco_malfoy = { hogwarts-character-draco_malfoy }
    .flavour = Su padre se va a enterar de esto. Su padre se entera de todo.
hogwarts-duel-vincent_crabbe = Vincent Crabbe
    .flavour = Te da un pisotón, y solo entonces empiezan las reglas.
hogwarts-duel-gregory_goyle = Gregory Goyle
    .flavour = Golpea lo que ve. Ve lo que se come.
hogwarts-duel-pansy_parkinson = Pansy Parkinson
    .flavour = Su arma más afilada es lo que cuenta a la hora de comer.
hogwarts-duel-ginny_weasley = Ginny Weasley
    .flavour = Seis hermanos mayores se lo enseñaron todo. Ninguno se atreve a acercarse.

## Hechizos

hogwarts-spell-expelliarmus = Expelliarmus
    .flavour = La varita, por favor. Gracias. Vaya, ha caído en la sopa.
hogwarts-spell-stupefy = Desmaius
    .flavour = El camino más corto hacia una clase en silencio.
hogwarts-spell-petrificus_totalus = Petrificus Totalus
    .flavour = Una postura excelente para cualquiera, lo quiera o no.
hogwarts-spell-incendio = Incendio
    .flavour = Calienta la sala, el corazón y la manga de quien esté cerca.
hogwarts-spell-reducto = Reducto
    .flavour = La pared estorbaba. Ahora está por todas partes.
hogwarts-spell-sectumsempra = Sectumsempra
    .flavour = Anotado al margen: para enemigos. Los profesores también leen los márgenes.
hogwarts-spell-fiendfyre = Fuego maligno
    .flavour = Fácil de encender, imposible de hacer volver a casa.
hogwarts-spell-wingardium_leviosa = Wingardium leviosa
    .flavour = Todo está en cómo se dice, y ya habrá quien te lo diga.
hogwarts-spell-protego = Protego
    .flavour = Un escudo tan grande como la confianza que tengas.
hogwarts-spell-expecto_patronum = Expecto patronum
    .flavour = Plateado, cálido y, en tu caso, seguramente una nutria.
hogwarts-spell-finite_incantatem = Finite incantatem
    .flavour = Basta, dice la varita, y hasta la tetera deja de cantar.
hogwarts-spell-episkey = Episkeyo
    .flavour = Narices, labios y pequeños orgullos, arreglados con un clic.
hogwarts-spell-alohomora = Alohomora
    .flavour = No hay puerta cerrada para la gente educada. Ni para la rápida.
hogwarts-spell-accio = Accio
    .flavour = Grita lo que quieras y agáchate.
hogwarts-spell-obliviate = Obliviate
    .flavour = ¿De qué estábamos hablando?
hogwarts-spell-lumos = Lumos
    .flavour = Lo mejor contra la oscuridad, y contra lo que creías que había en ella.

## Pociones

hogwarts-potion-polyjuice_potion = Poción multijugos
    .flavour = Una hora siendo otra persona. El sabor también es suyo.
hogwarts-potion-invigoration_draught = Poción vigorizante
    .flavour = Podrías subir corriendo la torre de Astronomía. Dos veces. De espaldas. Gritando.
hogwarts-potion-ageing_potion = Poción envejecedora
    .flavour = Querían respeto. Les salió barba hasta las rodillas.
hogwarts-potion-swelling_solution = Poción infladora
    .flavour = Tres gotas en la nariz, y ya nadie ve más allá de ella.
hogwarts-potion-shrinking_solution = Poción encogedora
    .flavour = El enemigo ya es del tamaño de un sapo. Su valor, también.
hogwarts-potion-draught_of_living_death = Filtro de Muertos en Vida
    .flavour = Una noche estupenda. Una mañana, no tanto.
hogwarts-potion-madam_pomfreys_draught = Jarabe de la señora Pomfrey
    .flavour = Tiene que saber así, cielo. Si no, vendrías por gusto.
hogwarts-potion-wiggenweld_potion = Poción Wiggenweld
    .flavour = Verde, espesa y servicial: como la rana que la probó.
hogwarts-potion-pepperup_potion = Poción Pepperup
    .flavour = Si te sale humo por las dos orejas, es que funciona.
hogwarts-potion-antidote = Antídoto para venenos comunes
    .flavour = En caso de duda, una piedra del estómago de una cabra.
hogwarts-potion-felix_felicis = Felix Felicis
    .flavour = Durante una tarde, todas las escaleras van a donde tú vas.

## Libros

hogwarts-book-levitate_your_luggage = Haz levitar tu equipaje
    .author = Petunia Pieligero
    .flavour = Capítulo uno: tu baúl. Capítulo dos: agáchate.
hogwarts-book-cheering_for_beginners = Alegría para principiantes
    .author = Felicidad Sonrisas
    .flavour = No alegre al lector dos veces; véase el capítulo del hipo.
hogwarts-book-ninety_nine_knots = Noventa y nueve nudos y cómo deshacerlos
    .author = Bernabé Maraña
    .flavour = La última página está atada.
hogwarts-book-locks_that_laugh = Cerraduras que se ríen de ti
    .author = Griselda Ojodellave
    .flavour = El capítulo uno abre el dos, si se lo pides por favor.
hogwarts-book-charm_them_all = Encántalos a todos
    .author = Ambrosio Picodeoro
    .flavour = Este libro te parecerá delicioso. No tienes elección.
hogwarts-book-teapots_and_tortoises = De teteras a tortugas
    .author = Guillermina Caparazón
    .flavour = Si todavía silba, vuelva a empezar.
hogwarts-book-mostly_human_again = Otra vez casi humano
    .author = Rufo Bigotes
    .flavour = Un consuelo para quienes se quedaron con la cola.
hogwarts-book-matches_to_needles = Mil cerillas, mil agujas
    .author = Tadeo Pinchazo
    .flavour = Página tras página, la misma cerilla.
hogwarts-book-the_patient_hedgehog = El erizo paciente
    .author = Filomena Cojín
    .flavour = Contado por el alfiletero.
hogwarts-book-be_a_beetle_discreetly = Sé un escarabajo, con discreción
    .author = Anónimo, desde el alféizar
    .flavour = El Ministerio no recomienda este libro, y querría saber quién lo tiene.
hogwarts-book-gadding_with_ghouls = Una vuelta con los espíritus malignos
    .author = Gilderoy Lockhart
    .flavour = Trescientas páginas, y un retrato del autor en cada una.
hogwarts-book-trolls_at_tea_time = Trols a la hora del té
    .author = Beltrán Garrote
    .flavour = Un manual de etiqueta para una de las dos partes.
hogwarts-book-run_first_ask_later = Corre primero, pregunta después
    .author = Sargento Ida Veloz
    .flavour = La parte práctica no tiene páginas, solo una puerta.
hogwarts-book-boggarts_on_the_couch = Boggarts en el diván
    .author = Sanador Segismundo Sombra
    .flavour = ¿Y a qué le recuerda el armario?
hogwarts-book-stand_behind_the_headmaster = Ponte detrás del director
    .author = Varios supervivientes
    .flavour = El libro más corto y mejor que se ha escrito sobre el tema.
hogwarts-book-stir_anticlockwise = Remueve hacia la izquierda, piensa hacia la derecha
    .author = Cornelia Cucharón
    .flavour = El índice está del revés, a propósito.
hogwarts-book-one_hundred_stains = Cien manchas y sus causas
    .author = Etelvina Delantal
    .flavour = La número cuarenta y uno está en la cubierta. No toques la número cuarenta y uno.
hogwarts-book-magical_drafts_and_potions = Filtros y pociones mágicas
    .author = Arsenius Jigger
    .flavour = Las páginas se pegan justo donde se pone interesante.
hogwarts-book-antidotes_in_time = Antídotos, y a tiempo
    .author = Héctor Premura
    .flavour = Si tiene prisa, empiece por el final.
hogwarts-book-the_bottled_breakfast = El desayuno embotellado
    .author = Madame Decocción
    .flavour = Gachas a gotas, beicon a sorbos.
hogwarts-book-weeds_that_wander = Hierbas que se van de paseo
    .author = Basilio Palita
    .flavour = Visto por última vez en la sección de jardinería.
hogwarts-book-gloves_will_not_help = Los guantes no servirán de nada
    .author = Prímula Ortiga
    .flavour = Prólogo, dos capítulos, enfermería.
hogwarts-book-mandrakes_and_manners = Mandrágoras y buenos modales
    .author = Oliva Orejeras
    .flavour = Cómo dar las buenas noches a una raíz que chilla.
hogwarts-book-the_polite_gardener = El jardinero cortés
    .author = Helecho Pérgola
    .flavour = Pregunta antes de podar. Ellas no olvidan.
hogwarts-book-plants_that_plot = Plantas que conspiran
    .author = Hiedra Trepadora
    .flavour = Impreso en papel. Las plantas lo saben.
hogwarts-book-counting_your_fingers = Cuenta tus dedos
    .author = Zurdo Muñón
    .flavour = Una introducción para quienes aún tienen diez.
hogwarts-book-flobberworms_a_love_story = Gusarajos, una historia de amor
    .author = Mildred Pasolento
    .flavour = No pasa nada, pero con ternura.
hogwarts-book-how_to_bow_to_a_hippogriff = Cómo hacerle una reverencia a un hipogrifo
    .author = Sir Lanzarote Bajo
    .flavour = Más abajo. Más abajo. Y ahora no parpadees.
hogwarts-book-it_only_wants_to_play = Solo quiere jugar
    .author = R. Hagrid (con vendas)
    .flavour = El libro ladra cuando lo dejas en la mesa.
hogwarts-book-dragons_at_home = Dragones en casa
    .author = Ceniza Brasas
    .flavour = Disponible solo en amianto.

## Cartas de comportamiento

hogwarts-behaviour-floo_powder = Polvos flu
    .flavour = Habla claro, pega los codos al cuerpo y, sobre todo, no digas «diagonal».
hogwarts-behaviour-horace_slughorn = Horace Slughorn
    .flavour = Te ha puesto en su estantería. Hay piña confitada.
hogwarts-behaviour-swish_and_flick = Agitar y golpear
    .flavour = El profesor Flitwick se cayó de su pila de libros de pura alegría.
hogwarts-behaviour-earmuffs_on = Orejeras puestas
    .flavour = En todo el invernadero, solo tú conservas el conocimiento.
hogwarts-behaviour-whispered_in_the_library = Susurraste en la biblioteca
    .flavour = La señora Pince casi parpadeó con cariño.
hogwarts-behaviour-almost_a_smile = Casi una sonrisa
    .flavour = Se movió una comisura de la profesora McGonagall. Hay testigos.
hogwarts-behaviour-rock_cake_eaten = Te comiste un pastelito de Hagrid
    .flavour = La buena educación tiene un precio, y el precio es una muela.
hogwarts-behaviour-owl_fed = Le diste de comer a una lechuza ajena
    .flavour = Volvió con un paquete de agradecimiento. Algo tiznado.
hogwarts-behaviour-gobstones_club = Te apuntaste al club de gobstones
    .flavour = Los otros cuatro miembros están encantados, y quieren cambiar cosas.
hogwarts-behaviour-chocolate_shared = Compartiste tu chocolate
    .flavour = El profesor Lupin lo aprueba. A él siempre le queda más.
hogwarts-behaviour-constant_vigilance = ¡Alerta permanente!
    .flavour = Revisaste la tetera vieja antes de tocarla. ¡Buen ojo!
hogwarts-behaviour-riddle_of_the_eagle = Resolviste el acertijo del águila
    .flavour = Detrás de ti, tres de Ravenclaw siguen tomando apuntes.
hogwarts-behaviour-broom_obeyed = La escoba obedeció
    .flavour = «¡Arriba!», dijiste, y por una vez no subió la de al lado.
hogwarts-behaviour-awake_in_history = Ni una cabezada en Historia de la Magia
    .flavour = Nadie lo lograba desde las revueltas de los duendes. Los apuntes, por desgracia, están babeados.
hogwarts-behaviour-prophecy_came_true = Tu profecía se cumplió
    .flavour = Predijiste gachas. La profesora Trelawney tuvo que sentarse.
hogwarts-behaviour-bravery_towards_friends = Plantaste cara a tus amigos
    .flavour = Te llamaron de todo. Lo último fue «amigo».
hogwarts-behaviour-last_minute_points = Puntos de última hora
    .flavour = Los estandartes ya colgaban, y del color equivocado. A Dumbledore le divierte.
hogwarts-behaviour-dolores_umbridge = Dolores Umbridge
    .flavour = Ejem, ejem. Tu felicidad no ha sido autorizada.
hogwarts-behaviour-mud_in_the_hall = Barro en el vestíbulo
    .flavour = Filch llora, y la Señora Norris toma nombres.
hogwarts-behaviour-powder_fight = Batalla de polvos flu
    .flavour = Media sala común está verde. La otra media está en Gales.
hogwarts-behaviour-biting_book = Te mordieron los deberes
    .flavour = No se los comió el perro. Se comieron ellos la cena del perro y huyeron.
hogwarts-behaviour-breathing_too_loudly = Respirar demasiado fuerte
    .flavour = El profesor Snape te oía pensar. Eso tampoco le gustó.
hogwarts-behaviour-see_me_in_my_office = «A mi despacho.»
    .flavour = Traiga la rana. Ya sabe qué rana.
hogwarts-behaviour-night_walk = Fuera de la cama
    .flavour = Le dijiste a Filch que era sonambulismo. Con zapatos. Con farol. Y con bocadillos.
hogwarts-behaviour-fan_mail = Cartas de admiradores
    .flavour = Castigo con Lockhart: once horas de sobres, y ejemplares firmados para quien resista.
hogwarts-behaviour-howler_at_breakfast = Vociferador en el desayuno
    .flavour = La voz de tu madre, a ochenta decibelios, sobre tus calcetines.
hogwarts-behaviour-whole_class_stays = Se queda toda la clase
    .flavour = Nadie dice quién dejó entrar al coro de mandrágoras. Todos te miran.
hogwarts-behaviour-flying_car = Llegaste en coche volador
    .flavour = Perdiste el tren, le diste al árbol y saliste en el periódico de la tarde. Al menos el maletero iba lleno de polvos.
hogwarts-behaviour-melted_cauldron = Fundiste tu sexto caldero
    .flavour = Ahora la mazmorra tiene ventana.

## Sucesos

hogwarts-event-dobby = Dobby
    .flavour = ¡Dobby solo quiere ayudar! ¡Dobby ya ha ayudado! ¡Dobby siente mucho lo del techo!
hogwarts-event-eight_hundred_flowerpots = Ochocientas macetas
    .flavour = Alguien del Ministerio añadió un cero al pedido. Hay para todas las chimeneas.
hogwarts-event-left_boot = La bota izquierda
    .flavour = Una bota vieja en cada almohada. Se ruega no probársela. Oh. Demasiado tarde.
hogwarts-event-feast = Banquete inesperado
    .flavour = Los elfos domésticos han cocinado para un cumpleaños. Nadie sabe de quién. Nadie pregunta.
hogwarts-event-troll_alarm = Alarma de trol
    .flavour = Caminad, no corráis, dice el prefecto, corriendo.
hogwarts-event-hogsmeade_weekend = Fin de semana en Hogsmeade
    .flavour = Todas las autorizaciones están firmadas. La mayoría, por los padres.
hogwarts-event-headmasters_good_mood = El buen humor del director
    .flavour = Le han llegado calcetines de lana por correo, y ahora hay algo para todos.
hogwarts-event-decree_ninety_nine = Decreto de Enseñanza n.º 99
    .flavour = La diversión se entregará en el despacho, ordenada por tamaños.
hogwarts-event-flying_lesson_indoors = Prácticas de Encantamientos en la escalera
    .flavour = Cien plumas, cien varitas y un gato en la araña del techo.
hogwarts-event-cupboard_left_open = El armario está abierto
    .flavour = El profesor Snape está resfriado, y la llave está en los otros pantalones.
hogwarts-event-library_amnesty = Amnistía en la biblioteca
    .flavour = Devolved lo prestado. Un libro llega con cuatrocientos años de retraso y quiere disculparse.
hogwarts-event-filchs_spring_cleaning = Limpieza general de Filch
    .flavour = Objetos prohibidos: lista de cuatrocientos treinta y siete. Viene a por los vuestros.
hogwarts-event-cornish_pixies = Duendecillos de Cornualles
    .flavour = El profesor Lockhart abrió la jaula y luego se acordó de que tenía una cita.
hogwarts-event-every_flavour_beans = Grageas de todos los sabores
    .flavour = A alguien le ha tocado tofe. A alguien, dedo gordo de trol.
hogwarts-event-polished_trophy = El trofeo reluciente
    .flavour = En una copa del siglo pasado ha aparecido el nombre de alguien. Debe de ser un error. Pero cuenta.
hogwarts-event-who_let_the_toad_out = ¿Quién soltó al sapo?
    .flavour = Trevor está en la ponchera. Alguien habrá sido, y los dados saben quién.
hogwarts-event-peeves_sorts_the_bags = Peeves ordena las mochilas
    .flavour = Ahora está todo por orden alfabético. El alfabeto es suyo.
hogwarts-event-poison_quill = Una pluma venenosa
    .flavour = El periódico de la tarde trae una exclusiva sobre el ojito derecho del colegio. Casi todo sin faltas.
hogwarts-event-loose_niffler = Un escarbato anda suelto
    .flavour = Todos los bolsillos del colegio están vacíos menos uno: el de su nuevo amigo.
hogwarts-event-moving_staircase = La escalera cambia de idea
    .flavour = A alguien lo sube con mucho estilo. Alguien vive ahora en el rellano.

## Cartas de quidditch

hogwarts-quidditch-nimbus_2000 = Nimbus 2000
    .flavour = Se abrillanta a diario, se envidia a todas horas.
hogwarts-quidditch-sloth_grip_roll = Voltereta del perezoso
    .flavour = Cuélgate cabeza abajo y llámalo estrategia.
hogwarts-quidditch-firebolt = Saeta de Fuego
    .flavour = De cero a doscientos cuarenta antes de que acabes de leer esto.
hogwarts-quidditch-wronski_feint = Amago de Wronski
    .flavour = Lánzate en picado hacia el suelo como si fueras en serio. Y luego, no.
hogwarts-quidditch-confundus_charm = Encantamiento Confundus
    .flavour = El otro buscador acaba de atrapar un gorrión muy sorprendido.
