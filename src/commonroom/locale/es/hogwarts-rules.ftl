### The rules of A Year at Hogwarts in Spanish: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/hogwarts/rules.toml.


## The document

document-hogwarts = Harry Potter, un año en Hogwarts: las reglas
    .intro =
        Esta página reúne todas las reglas de Un año en Hogwarts con las que se juega en Common Room. Recorres el
        castillo como estudiante, reúnes lo que piden tus misiones, haces exámenes, combates, de vez en cuando vuelas
        en un partido de quidditch e intentas llevarte a casa la Copa de la Casa. En la misma caja hay un segundo
        juego, El regreso de Voldemort, que enfrenta a Peter Pettigrew con Harry y sus amigos.

        - Un código como HOG-110 designa una **regla**: la dice el reglamento o se desprende directamente de él. La
          fuente indica el capítulo del reglamento impreso, por ejemplo II.4. Si la regla viene de otro sitio, la
          fuente lo dice.
        - Un código como RUL-HOG-110 designa un **criterio**: lo que decidimos cuando el reglamento calla, no es
          claro o se contradice. Recoge la pregunta, la respuesta y el motivo. Algunos criterios se pueden cambiar
          con una opción al abrir la mesa.

        Unas cuantas palabras aparecen por todas partes:

        - Los **PV** son puntos de vida; los **puntos** son puntos de la casa.
        - La **resistencia** de quien combate es el número más bajo con el que un dado de ataque le hace daño.
        - El **jugador activo** es aquel a quien le toca el turno. El **jugador siguiente** se sienta a su derecha.
        - El **tablero principal** es el castillo con sus alrededores y Hogsmeade. El **tablero 1** es el callejón
          Diagon, y los lugares lejanos están en el **tablero 2**.
        - Una **roseta** es una casilla que contiene una ficha de objeto. Por **polvos flu** se entiende una ficha de
          polvos flu o una carta de polvos flu.
        - Un **héroe** es Harry, Ron o Hermione en El regreso de Voldemort.
        - Ir **al Caldero Chorreante** tras una derrota tiene un precio; lo dice HOG-340.

        Esta página no es oficial: todas las reglas están redactadas con nuestras propias palabras, no sustituyen al
        reglamento de tu caja, y los nombres de juegos, editoriales, casas y personajes son marcas de sus
        propietarios. El tablero, las cartas y los personajes con los que se juega aquí son diseño nuestro allí donde
        el reglamento no los muestra.
    .contents = Índice
    .editions = Juegos de la caja
    .edition = Juego
    .id = Se escribe
    .box = Qué es
    .topic = Tema
    .ids = Véase
    .readings = Dónde no coinciden las fuentes y qué lectura seguimos
    .readings-intro =
        Leemos el reglamento polaco y algunos resúmenes públicos de jugadores. Estos son los pasajes en que se
        contradicen, a sí mismos o entre sí.
    .difference = Los textos
    .reading = Qué seguimos
    .why = Motivo
    .options = Opciones
    .options-intro =
        La mesa elige sus opciones antes de empezar la partida. El primer valor es el predeterminado.
    .option = Opción
    .values = Valores
    .decides = Qué decide
    .procedures = Procedimientos
    .procedures-intro =
        Las mismas reglas una vez más, en el orden exacto en que se aplican.
    .refusals = Acciones rechazadas
    .refusals-intro =
        Una acción no permitida se rechaza con un código que indica el motivo; estos son los códigos que aparecen
        durante la partida. El rechazo no cambia nada, y quien tenía que actuar sigue teniendo que hacerlo.
    .code = Código
    .meaning = Significado
    .source = Fuente
    .rulings = Criterio

edition-hogwarts-year = Un año en Hogwarts
    .box = El juego principal, de uno a ocho jugadores: ¿quién gana la Copa de la Casa?
edition-hogwarts-voldemort-returns = El regreso de Voldemort
    .box = El segundo juego, de dos a cuatro: Pettigrew, después Voldemort, contra Harry y sus amigos


## Sections

section-hogwarts-components = Componentes
    .about = qué hay en la caja, cómo son los tableros y las cartas
section-hogwarts-aim = Objetivo y fin de la partida
    .about = puntos, duraciones, la última ronda, el ganador
section-hogwarts-variants = Las variantes
    .about = menores de edad, cualificados, por equipos y en solitario
section-hogwarts-setup = Preparación
    .about = mazos, personajes, fichas, misiones, quién empieza
section-hogwarts-table = Alrededor de la mesa
    .about = orden de turno, reservas, lo visible y lo oculto
section-hogwarts-health = Puntos de vida
    .about = hacerse fuerte, quedar fuera de combate
section-hogwarts-player-board = El tablero de personaje
    .about = dados, resistencia, habilidades
section-hogwarts-turn = El turno
    .about = tirar, moverse, usar la casilla
section-hogwarts-walking = Reglas de oro al caminar
    .about = la tirada entera, paradas permitidas, encontrarse con otros
section-hogwarts-ways = Por dónde se puede caminar
    .about = huellas, puentes, pasadizos y distancias
section-hogwarts-towers = Torres y polvos flu
    .about = viajes al tablero 2
section-hogwarts-pitch-field = El campo y el traslador
    .about = los desafíos y el camino al cementerio
section-hogwarts-fields = Las casillas
    .about = qué ocurre donde te detienes
section-hogwarts-items = Fichas de objeto
    .about = recogerlas, los límites, las seis fichas especiales
section-hogwarts-exams = Libros y exámenes
    .about = puntos en las aulas
section-hogwarts-behaviour = Cartas de comportamiento
    .about = elogios, regañinas y polvos flu
section-hogwarts-events = Sucesos
    .about = lo que les pasa a todos
section-hogwarts-cards = Hechizos y pociones
    .about = ataque, defensa, comienzo de turno, límites
section-hogwarts-fights = Combatir
    .about = cuatro clases de combate, dados, cartas, habilidades
section-hogwarts-player-fights-underage = Magos menores de edad entre sí
    .about = un dado cada uno
section-hogwarts-player-fights-qualified = Magos cualificados entre sí
    .about = dados de ataque, cartas, premios
section-hogwarts-death-eaters = Mortífagos
    .about = seis rivales en las torres
section-hogwarts-duels = Duelos
    .about = un estudiante, una carta, una recompensa
section-hogwarts-mission-fights = Combates de misión
    .about = revelar, atacar, responder, la última habilidad
section-hogwarts-missions = Misiones
    .about = qué necesitas, éxito y fracaso
section-hogwarts-team = Equipos
    .about = llegar juntos, combatir juntos
section-hogwarts-solo = Solitario
    .about = tú contra el castillo
section-hogwarts-match-frame = Quidditch: el desafío
    .about = quién juega, cuánto vale
section-hogwarts-match-alone = Quidditch: contra el juego
    .about = partidos en una partida en solitario
section-hogwarts-match-setup = Quidditch: preparación
    .about = piezas, pelotas, quién empieza
section-hogwarts-match-goals = Quidditch: dos goles
    .about = la ronda 1, con la quaffle y las bludgers
section-hogwarts-match-snitch = Quidditch: la snitch dorada
    .about = la ronda 2, la persecución alrededor del campo
section-hogwarts-return-setup = El regreso de Voldemort: preparación
    .about = bandos, fichas, dados
section-hogwarts-return-aims = El regreso de Voldemort: qué hace cada bando
    .about = el ritual, los horrocruxes, los mortífagos
section-hogwarts-return-meeting = El regreso de Voldemort: el encuentro
    .about = cómo se decide la partida
section-hogwarts-return-fights = El regreso de Voldemort: combatir
    .about = dados de ataque, dados de defensa, reglas de oro


## Components

HOG-001 =
    En la caja encuentras cuatro tableros (uno principal y otros tres), 15 tableros de personaje y otros tantos peones,
    5 dados y una bolsa. Hay 210 cartas más 30 misiones. Las fichas son 30 objetos, 6 mortífagos, 60 puntos de la casa,
    70 PV, 20 de polvos flu y 10 trasladores.
    .source = Lista del contenido
HOG-002 =
    Las 210 cartas forman ocho mazos: hechizos, pociones, libros, comportamiento, sucesos, duelos, combates y quidditch.
    Las misiones van aparte.
    .source = Lista del contenido
HOG-003 =
    El tablero principal muestra Hogwarts y sus terrenos. El tablero 1 es el callejón Diagon, el tablero 2 reúne lugares
    lejanos, y el último tablero es el campo de quidditch.
    .source = I.4, V
HOG-004 =
    No hay dos misiones iguales. Las misiones y las cartas de combate llevan los números del 1 al 30, y en cada misión
    se combate contra la carta de combate de su mismo número.
    .source = III.1, IV.4
HOG-005 =
    Las misiones 1 a 10 recuerdan las tres primeras historias, las 11 a 20 las dos siguientes y las 21 a 30 las dos
    últimas.
    .source = I.1
HOG-006 =
    Todos los dados son normales, de seis caras.
    .source = Todos los ejemplos
HOG-007 =
    A Un año en Hogwarts pueden jugar de una a ocho personas; a El regreso de Voldemort, de dos a cuatro.
    .source = VI, reseñas públicas y resúmenes de jugadores
HOG-008 =
    Las casillas pueden mostrar un símbolo: suceso, libro, duelo, hechizo, poción o comportamiento. Otras son rosetas,
    torres, salas comunes, aulas, casillas de PV o lugares con nombre.
    .source = I.4
HOG-009 =
    Quien te combate en una carta de combate o de duelo tiene unos PV, una resistencia y una habilidad que golpea una
    vez por ronda. Algunos hacen además algo al revelarse, o son inmunes a una clase de cartas.
    .source = III.1, III.5c, IV.4
HOG-010 =
    Una carta de misión indica su número y su título, adónde hay que ir, cuántos puntos da, qué fichas de objeto
    requiere, qué cartas necesitan además los magos cualificados y los equipos, y quién espera allí y con cuántos PV.
    .source = Cartas de misión ilustradas


## Aim and end of the game

HOG-020 =
    Sois estudiantes en busca de la Copa de la Casa. La gana quien tenga más puntos al final.
    .source = I.1
HOG-021 =
    Se consiguen puntos con misiones, exámenes, partidos de quidditch ganados y cartas de comportamiento. Los magos
    cualificados y los equipos los consiguen también por cada mortífago que derrotan.
    .source = I.1, I.3, IV.2
HOG-022 =
    Una partida rápida, de una media hora, termina cuando alguien ha completado una misión y tiene más de 210 puntos.
    .source = I.2
HOG-023 =
    Una partida clásica, de 45 a 60 minutos, pide dos misiones y más de 260 puntos.
    .source = I.2
HOG-024 =
    Una partida larga, de más de una hora, pide tres misiones y más de 320 puntos.
    .source = I.2
HOG-025 =
    Más quiere decir más: con exactamente 210, 260 o 320 puntos la partida sigue.
    .source = I.2
HOG-026 =
    Un mago cualificado solo puede acabar la partida si además ha jugado un partido de quidditch.
    .source = III.1b
HOG-027 =
    Cuando alguien ha llegado al final, se termina la ronda para que todos hayan jugado el mismo número de turnos.
    Después se comparan los puntos.
    .source = Resumen de un jugador, no está en el reglamento
HOG-028 =
    Una misión da de 40 a 300 puntos; un libro en un examen, de 5 a 20; un partido ganado, 40, y un mortífago derrotado,
    20 puntos. Una carta de comportamiento da o quita lo que dice.
    .source = I.3, III, IV.2
RUL-HOG-001 =
    No, antes se juega la ronda hasta el final. La opción end_timing puede detener la partida en el acto.
    .question = ¿Se detiene la partida en cuanto alguien llega al final?
    .reason = Así lo dice el resumen de un jugador para las tres duraciones, y es justo con quienes juegan después.
RUL-HOG-002 =
    La partida termina igualmente con esta ronda.
    .question = ¿Y si ese jugador vuelve a perder puntos antes de que acabe la ronda?
    .reason = Se llegó al final, y todos pueden contar con ello.
RUL-HOG-003 =
    Sí. Cuenta como parte del turno de su dueño.
    .question = ¿Es posible un turno adicional con el giratiempo en la última ronda?
    .reason = Nada lo prohíbe, y la ronda sigue siendo igual para todos.
RUL-HOG-004 =
    No, gana quien tenga más puntos, sea quien sea el que provocó el final. Con la opción `winner` solo puede ganar
    quien cumpla por sí mismo las condiciones de final.
    .question = ¿Necesita también el ganador las misiones?
    .reason = HOG-020 habla solo de puntos.
RUL-HOG-005 =
    Gana quien haya completado más misiones. Si también empatan en eso, se suman los mortífagos derrotados y los
    partidos ganados; después, la victoria se comparte.
    .question = ¿Y si hay empate a puntos?
    .reason = Las misiones son el corazón del juego, así que van primero.
RUL-HOG-006 =
    No, solo pierdes lo que tienes. La opción points_floor puede permitir deudas.
    .question = ¿Pueden bajar los puntos de cero?
    .reason = Los puntos son fichas, y nadie puede devolver una ficha que no tiene.


## The variants

HOG-040 =
    Antes de la partida elegís una duración y una variante: mago menor de edad, mago cualificado, por equipos o en
    solitario. Cualquier duración vale con cualquier variante.
    .source = I.2, II.3
HOG-041 =
    Los magos menores de edad son principiantes: una misión solo les pide sus fichas de objeto.
    .source = III.1a
HOG-042 =
    Los magos cualificados necesitan además los hechizos y las pociones que nombra la misión. Se encuentran con
    mortífagos y pueden usar cartas unos contra otros.
    .source = III.1b, IV.1b, IV.2
HOG-043 =
    En la variante por equipos formáis todos un solo equipo, o equipos de dos o de tres. Las misiones piden fichas y
    cartas, y hay mortífagos al acecho.
    .source = III.1c, IV.1c
HOG-044 =
    En solitario sigues las reglas de los magos menores de edad o las de los cualificados.
    .source = III.1d
HOG-045 =
    En lo que se diferencian las variantes es en las misiones. Los exámenes, las cartas de comportamiento y el quidditch
    son iguales en todas.
    .source = III


## Setup

HOG-060 =
    Ante todo, poneos de acuerdo en la duración y la variante.
    .source = II.1 A
HOG-061 =
    Barajad cada mazo por separado, salvo las cartas de combate, y poned los mazos alrededor del tablero.
    .source = II.1 B
HOG-062 =
    Las cartas usadas van siempre al fondo de su mazo.
    .source = II.1 B
HOG-063 =
    Elegid un tablero de personaje cada uno. Un personaje pertenece a un solo jugador.
    .source = II.1 C
HOG-064 =
    Los mortífagos no se pueden elegir como personaje: son rivales de los magos cualificados y de los equipos, y
    combaten en El regreso de Voldemort.
    .source = II.1 C
HOG-065 =
    Toma una ficha de polvos flu, o dos si eres un mago menor de edad.
    .source = II.1 C
HOG-066 =
    Toma una ficha de traslador.
    .source = II.1 C
HOG-067 =
    Toma los PV y los libros, hechizos y pociones que indica tu tablero.
    .source = II.1 C
HOG-068 =
    Repartid al azar las 30 fichas de objeto por las rosetas: 18 van al tablero principal, 9 al tablero 2 y 3 al tablero
    1.
    .source = I.4, II.1 D
HOG-069 =
    Las fichas de objeto están boca arriba.
    .source = Resumen de un jugador, no está en el reglamento
HOG-070 =
    Todos los peones empiezan en la Salida, a la entrada de Hogwarts.
    .source = II.1 E
HOG-071 =
    Cada uno recibe cinco misiones al azar, o tres si sois más de seis.
    .source = I.3, II.1 E, III.1
HOG-072 =
    Mantén en secreto tus misiones.
    .source = I.3, III.1
HOG-073 =
    Ningún hechizo ni ningún otro efecto puede quitarte una misión.
    .source = III.1
HOG-074 =
    Con magos cualificados y equipos, poned las seis fichas de mortífago en torres del castillo a vuestra elección. Allí
    se quedan.
    .source = IV.1c, IV.2, preguntas frecuentes de un jugador
HOG-075 =
    Empieza el jugador más joven.
    .source = II.3
RUL-HOG-008 =
    Decide el azar. Con first_player, el anfitrión puede indicar un asiento.
    .question = ¿Quién empieza si nadie sabe quién es el más joven?
    .reason = Una mesa en línea no pregunta la edad.


## Around the table

RUL-HOG-007 =
    Los puntos y los PV, nunca. Solo hay 20 fichas de polvos flu y 10 de traslador: cuando no queda ninguna, nadie la
    recibe.
    .question = ¿Se pueden agotar las fichas?
    .reason = Aquí los puntos y los PV son simples números, mientras que las fichas de viaje deben ser escasas.
RUL-HOG-009 =
    El de tu derecha, así que los turnos van en sentido contrario a las agujas del reloj. Los asientos se muestran en
    ese orden.
    .question = ¿Quién es el jugador siguiente?
    .reason = El reglamento pasa el turno hacia la derecha.
RUL-HOG-010 =
    No. Guarda todos los libros, hechizos, pociones y cartas de polvos flu que recibas.
    .question = ¿Hay un límite de cartas en la mano?
    .reason = El reglamento no nombra ninguno.
RUL-HOG-011 =
    Solo después de que alguien haya buscado en él.
    .question = ¿Cuándo se vuelve a barajar un mazo?
    .reason = Al mirar un mazo se descubre su orden.
RUL-HOG-012 =
    Robas lo que haya y te quedas sin el resto. Una carta de combate no falta nunca.
    .question = ¿Y si un mazo está vacío?
    .reason = Todas sus cartas están en las manos, así que no hay nada que barajar.
RUL-HOG-013 =
    Todos ven los PV, los puntos, las fichas, cuántas cartas tienes y las misiones que has completado. Tu mano y tus
    demás misiones están ocultas, salvo dentro de un equipo.
    .question = ¿Qué está a la vista y qué está oculto?
    .reason = Es lo que verías en una mesa de verdad.
RUL-HOG-014 =
    El del jugador activo, y después los demás por orden de turno.
    .question = ¿Qué efecto va primero si ocurren dos a la vez?
    .reason = Un orden fijo evita cualquier discusión.


## Health points

RUL-HOG-015 =
    No. La opción hp_cap puede fijarlo en el número con el que empiezas.
    .question = ¿Hay un límite máximo de PV?
    .reason = Los personajes están hechos para crecer, y un ejemplo muestra uno con 9 PV.
RUL-HOG-016 =
    Quedas fuera de combate: ve al Caldero Chorreante, pon todos tus hechizos y pociones bajo sus mazos, toma 6 PV y
    conserva fichas y libros. Si era tu turno, termina; en solitario, has perdido. Con hp_zero conservas en cambio 1 PV.
    .question = ¿Y si pierdes tu último PV fuera de un combate?
    .reason = Todas las derrotas que cuenta el reglamento cuestan justo eso.
RUL-HOG-017 =
    No, estos combates te dejan al menos 1 PV, y cualquier pérdida posterior se ignora. A un mago menor de edad con 1
    PV, un lance perdido le cuenta igualmente como uno de los dos.
    .question = ¿Puede un duelo o un combate entre jugadores quitar el último PV?
    .reason = Las dos clases de combate entre estudiantes están escritas para detenerse en 1 PV.


## The player board

HOG-080 =
    Tu tablero muestra tu resistencia, tus dados de ataque, tus PV iniciales, los libros, hechizos y pociones con los
    que empiezas, y dos habilidades: una para moverte y otra para combatir. Tiene sitio para tus puntos y para seis
    fichas de objeto.
    .source = II.2
HOG-081 =
    La resistencia de un mago es un número del 2 al 5.
    .source = IV.3
HOG-082 =
    Un dado de ataque hace daño si muestra la resistencia de su objetivo o más; cada dado así quita 1 PV.
    .source = II.2, IV.3, IV.4
HOG-083 =
    Tienes tres o cuatro dados de ataque, según tu personaje.
    .source = IV.3
HOG-084 =
    Tu habilidad de movimiento puede ayudarte en cada movimiento, y la de combate, en cada ataque.
    .source = II.2, II.5, IV.4
HOG-085 =
    Harry Potter tiene 7 PV y cuatro dados de ataque. En una casilla de hechizo roba dos hechizos, y la resistencia de
    aquel a quien ataca vale uno menos.
    .source = II.2, IV.3
HOG-086 =
    Las cartas y las casillas de PV te hacen más fuerte durante la partida, y puedes tener más PV que al empezar.
    .source = II.2, IV.4d
HOG-087 =
    Los tableros de los mortífagos no tienen sitio para fichas de objeto.
    .source = IV.2
RUL-HOG-038 =
    No. La de Harry solo funciona en las casillas con el símbolo de hechizo, no en despachos, aulas ni salas comunes.
    .question = ¿Hay que usar una habilidad de movimiento?
    .reason = Es un regalo, y nombra la casilla de hechizo.
RUL-HOG-072 =
    Hasta 1, donde acierta cualquier dado de ataque.
    .question = ¿Hasta dónde se puede rebajar una resistencia?
    .reason = Ningún dado muestra menos de 1.


## The turn

HOG-100 =
    En tu turno puedes jugar primero cartas de comienzo de turno. Después tiras dos dados, te mueves según la suma, usas
    la casilla a la que llegas y has terminado.
    .source = II.3
HOG-101 =
    Caminas en cualquier dirección, exactamente tantos pasos como indiquen los dos dados juntos.
    .source = II.3, II.4
HOG-102 =
    Cuando han acabado tu movimiento y todo lo de la casilla, juega su turno el jugador de tu derecha.
    .source = II.3
HOG-103 =
    El regreso de Voldemort tiene sus propios dados y su propio orden; véanse HOG-609 y HOG-610.
    .source = VI.3
RUL-HOG-029 =
    No, salvo como miembro de un equipo que espera (RUL-HOG-109), con Buckbeak (RUL-HOG-044) o en un horrocrux
    (HOG-631). Si la mesa juega con seconds_per_turn y se te acaba el tiempo, se elige por ti una acción legal sencilla.
    .question = ¿Puedes quedarte donde estás en vez de tirar?
    .reason = Un turno consta de una tirada y un movimiento, y nadie debe esperar eternamente.
RUL-HOG-039 =
    Primero un combate con un jugador o un mortífago, luego recoger fichas, luego una misión, luego la casilla con sus
    posibles exámenes, y por último un viaje con polvos flu o traslador, con sus propias fichas y su misión. En total
    puedes intentar una misión por turno.
    .question = ¿En qué orden ocurren las cosas cuando acaba un movimiento?
    .reason = El orden sigue al peligro: primero lo que te detiene, al final lo que te lleva lejos.


## Golden rules of walking

HOG-110 =
    Tienes que gastar toda la tirada. Solo HOG-111 y HOG-112 te permiten detenerte antes por tu propia voluntad.
    .source = II.4
HOG-111 =
    Cuando tu camino pasa por el lugar de una de tus misiones, puedes detenerte allí para intentarla. Con eso acaba tu
    movimiento.
    .source = I.4, II.4
HOG-112 =
    Cuando tu camino pasa por una de las 18 torres del castillo, puedes detenerte allí. Con eso acaba tu movimiento.
    .source = I.4, II.4
HOG-113 =
    En un movimiento nunca entras dos veces en la misma casilla. Si quieres dar media vuelta, espera a tu próximo turno.
    .source = II.4
HOG-114 =
    Si por el camino te topas con otro jugador, tienes que detenerte allí y combatir.
    .source = II.4
HOG-115 =
    Los mortífagos te detienen del mismo modo: con magos cualificados, con equipos y en El regreso de Voldemort.
    .source = II.4
HOG-116 =
    Los miembros de un mismo equipo nunca combaten, así que no se detienen unos a otros.
    .source = IV.1c
HOG-117 =
    Mientras caminas recoges las fichas de objeto que piden tus misiones. No es obligatorio; véanse HOG-200 y
    RUL-HOG-053.
    .source = II.4
RUL-HOG-018 =
    No, aparte de las paradas permitidas, las forzosas y RUL-HOG-019.
    .question = ¿Puedes repartir los dados o dejar pasos sin usar?
    .reason = La tirada hay que caminarla entera.
RUL-HOG-019 =
    Recorre el camino más largo que haya y detente allí como siempre.
    .question = ¿Y si ningún camino es bastante largo para la tirada?
    .reason = Es lo que más se acerca a la tirada.
RUL-HOG-020 =
    Sí, no puedes volver a ella en el mismo movimiento.
    .question = ¿Cuenta como visitada la casilla en la que empiezas?
    .reason = En este movimiento has estado en ella.
RUL-HOG-026 =
    No. La opción extra_stops lo permite en un aula para la que tengas un libro, o en todos los lugares con nombre.
    .question = ¿Puedes detenerte también en un aula o en otros lugares con nombre?
    .reason = Las reglas de oro conocen dos excepciones, aunque otras fuentes admiten más.
RUL-HOG-027 =
    No. Al detenerte necesitas todas sus fichas y cartas; una ficha que esté en esa misma casilla cuenta. Con una tirada
    exacta te detienes sin más.
    .question = ¿Puedes detenerte antes en el lugar de una misión que no puedes intentar?
    .reason = La excepción existe para intentar una misión.
RUL-HOG-030 =
    Se pierde: el campo siempre pone fin a tu movimiento.
    .question = ¿Qué pasa con el resto de la tirada cuando entras en el campo?
    .reason = HOG-150 no deja elección.
RUL-HOG-031 =
    Te detiene el primero, y a los demás no llegas.
    .question = ¿Y si hay varios jugadores en tu camino?
    .reason = Tu movimiento acaba allí.
RUL-HOG-032 =
    Eliges a uno que no sea de tu equipo. Solo hay un combate.
    .question = ¿Y si hay varios jugadores en la casilla?
    .reason = Un combate por turno es suficiente.
RUL-HOG-033 =
    Cuando el jugador activo llega allí caminando o por un efecto propio, como Buckbeak, una carta o Dobby. No cuando
    todos empiezan en la Salida, tras una derrota, al ser llamado a un partido, al ser movido por un suceso, al volver
    del tablero 2 ni al salir de una casilla compartida.
    .question = ¿Cuándo provoca un encuentro un combate?
    .reason = Quien llega tiene que ser quien ataca.
RUL-HOG-034 =
    Sigues caminando, y podéis compartir una casilla.
    .question = ¿Y si hay un compañero de equipo en tu camino?
    .reason = HOG-116 descarta el combate.
RUL-HOG-035 =
    Casi nunca, porque al final del turno ya han vuelto. Si aun así ocurre, decide RUL-HOG-033.
    .question = ¿Se puede encontrar a jugadores en el tablero 2?
    .reason = Los lugares lejanos solo se visitan un momento.
RUL-HOG-036 =
    Todo lo que ofrece la casilla: cartas, PV, misiones, partidos, fichas, viajes con polvos flu. Las fichas recogidas
    antes en el mismo movimiento siguen siendo tuyas.
    .question = ¿Qué pierdes si combates con un jugador en la casilla a la que llegas?
    .reason = El reglamento no usa una casilla en la que combaten jugadores.
RUL-HOG-037 =
    Combates con el mortífago, y con nadie más en ese turno.
    .question = ¿Y si en la misma casilla hay un jugador y un mortífago?
    .reason = El mortífago estaba antes.


## Where you can walk

HOG-120 =
    Solo puedes pasar a una casilla vecina donde unas huellas o una escalera unan las dos.
    .source = I.4
HOG-121 =
    Los muros del castillo, interiores o exteriores, no dejan pasar a nadie.
    .source = I.4
HOG-122 =
    Un puente es una sola casilla, por largo que parezca.
    .source = I.4
HOG-123 =
    En el Gran Comedor mismo no se puede entrar; las casillas de al lado cuentan como parte de él.
    .source = I.4
HOG-124 =
    De la Salida parten dos caminos: por la derecha entras en el castillo, por la izquierda vas hacia el callejón
    Diagon.
    .source = II.5
HOG-125 =
    Una casilla señalada en la entrada te deja elegir entre el colegio y el Caldero Chorreante.
    .source = I.4
HOG-126 =
    Del Caldero Chorreante a Gringotts hay cuatro pasos.
    .source = I.4
HOG-127 =
    Desde Gringotts hay otros cuatro pasos hasta Borgin y Burkes, y cuatro hasta Ollivander.
    .source = I.4
HOG-128 =
    Pasar de la casilla que hay delante de Gringotts al interior del banco no cuesta ningún paso.
    .source = I.4
HOG-129 =
    Entre Honeydukes y Cabeza de Puerco hay dos pasos.
    .source = I.4
HOG-130 =
    Un pasadizo secreto une la Bruja tuerta y Honeydukes, en los dos sentidos. Desde la Enfermería hace falta un paso
    más.
    .source = I.4
HOG-131 =
    Un pasadizo secreto une el Sauce boxeador y la Casa de los Gritos, en los dos sentidos y sin pasos adicionales.
    .source = I.4
HOG-132 =
    Un pasadizo secreto une la Sala de los Menesteres y Cabeza de Puerco, en los dos sentidos y sin pasos adicionales.
    .source = I.4
HOG-133 =
    Entre el Ministerio de Magia y la Sala de las Profecías se pasa libremente.
    .source = I.4
RUL-HOG-021 =
    Puedes usar uno en cualquier punto de tu movimiento, incluso tras el último paso, y no cuesta nada. La casilla que
    hay detrás cuenta como recorrida y como visitada. Un movimiento no puede constar solo de pasos libres.
    .question = ¿Cómo funcionan los pasos libres?
    .reason = Libre significa que no gasta tirada; las demás reglas al caminar siguen valiendo.
RUL-HOG-022 =
    De la Enfermería a Honeydukes pagas un paso en total: hasta la estatua, y desde allí sigues gratis. Los otros dos
    pasadizos no cuestan nada.
    .question = ¿Qué es un paso más en los pasadizos secretos?
    .reason = Así encajan todas las distancias impresas.
RUL-HOG-023 =
    A cualquier casilla que cuente como parte de él. Si te mueven allí, eliges tú a cuál.
    .question = ¿Adónde vas cuando una carta nombra el Gran Comedor?
    .reason = En el comedor mismo no se puede entrar.
RUL-HOG-024 =
    Solo donde el tablero une dos casillas.
    .question = ¿Se puede caminar en diagonal?
    .reason = HOG-120 pide huellas o una escalera.
RUL-HOG-025 =
    La Salida y el Indicador están cada uno a un paso del Caldero Chorreante, y el Indicador lleva al castillo.
    Detenerse allí no hace nada más.
    .question = ¿Cómo funcionan los dos caminos de la entrada?
    .reason = Así encajan las dos frases sobre la entrada.


## Towers and Floo powder

HOG-140 =
    El castillo tiene 18 torres.
    .source = I.4, II.4
HOG-141 =
    Cuando tu movimiento ha acabado en una torre, puedes usar polvos flu para visitar una de siete casillas del tablero
    2: todas menos el cementerio.
    .source = I.4, II.3
HOG-142 =
    Allí tomas las fichas de objeto de la casilla y, si puedes, completas una misión.
    .source = I.4, II.3
HOG-143 =
    Al final de tu turno vuelves a tu torre. La ficha de polvos flu se descarta, o la carta de polvos flu va bajo su
    mazo.
    .source = I.4, III.3
HOG-144 =
    Si te has quedado sin polvos flu, busca más: la mejor fuente son las cartas de comportamiento, y algunos sucesos dan
    fichas de polvos flu o de traslador.
    .source = III.3, III.5d
RUL-HOG-028 =
    Primero la sala común y después, si quieres, un viaje con polvos flu.
    .question = ¿Qué ocurre en una torre que es también una sala común?
    .reason = La casilla va antes que el viaje.
RUL-HOG-040 =
    Sí, en los viajes con polvos flu, con traslador y con Buckbeak: dos por turno, seis en total.
    .question = ¿Cuentan para los límites las fichas tomadas en un viaje?
    .reason = Los límites valen para todo el turno.
RUL-HOG-041 =
    No, el movimiento de este turno tiene que acabar en una torre, y haces un viaje por turno. La opción
    floo_from_standing lo permite.
    .question = ¿Puedes usar polvos flu en la torre en la que ya estabas?
    .reason = El viaje sigue al movimiento.
RUL-HOG-042 =
    Vas al Caldero Chorreante y no vuelves a la torre. Los polvos flu o el traslador quedan gastados.
    .question = ¿Y si pierdes una misión en el tablero 2?
    .reason = La derrota va antes que el regreso.


## The pitch and the Portkey

HOG-150 =
    Cuando llegas al campo de quidditch, tu movimiento tiene que acabar allí.
    .source = I.4
HOG-151 =
    Entonces llamas a cualquier jugador y lo desafías a un partido.
    .source = I.4, II.3, III.4
HOG-152 =
    Si tienes una ficha de traslador, puedes saltarte el partido y dejar que te lleve del campo al cementerio de Pequeño
    Hangleton, donde puedes intentar una misión.
    .source = I.4
HOG-153 =
    Al final de ese turno vuelves al campo y descartas la ficha de traslador.
    .source = I.4
HOG-154 =
    Los polvos flu nunca llegan al cementerio; se va desde el campo y con un traslador.
    .source = I.4, II.3
RUL-HOG-043 =
    Sí, para recoger fichas, por ejemplo. Al llegar eliges entre partido y viaje.
    .question = ¿Puedes tomar el traslador sin una misión?
    .reason = Tampoco los viajes con polvos flu necesitan una misión.


## The fields

HOG-160 =
    Una casilla funciona cuando te detienes en ella. Pasar por ella no hace nada, aparte de las fichas de objeto, las
    paradas forzosas y las que tú elijas.
    .source = I.4, II.3
HOG-161 =
    Casilla de hechizo: roba un hechizo y guárdalo.
    .source = I.4
HOG-162 =
    Casilla de poción: roba una poción y guárdala.
    .source = I.4
HOG-163 =
    Casilla de libro: roba un libro y guárdalo.
    .source = I.4, III.2
HOG-164 =
    Casilla con dos libros: roba dos libros y guárdalos.
    .source = I.4
HOG-165 =
    Casilla de comportamiento: roba una carta de comportamiento y haz enseguida lo que dice; una carta de polvos flu se
    guarda.
    .source = I.4, III.3
HOG-166 =
    Casilla de suceso: roba un suceso y haz enseguida lo que dice. Afecta a todos.
    .source = I.4, II.3, III.5d
HOG-167 =
    Casilla de duelo: te desafía un estudiante del mazo de duelos; combate con él.
    .source = I.4, II.3
HOG-168 =
    Casilla de PV: ganas tantos PV como indica. La Enfermería es una de estas casillas.
    .source = I.4, II.2, II.3
HOG-169 =
    Sala común, una de cuatro: roba una carta de comportamiento, un libro, una poción o un hechizo, u ofrece a cualquier
    jugador, esté donde esté, una ficha de objeto a cambio de una de las suyas. Puede decir que no.
    .source = I.4, II.3
HOG-170 =
    Despacho de Dumbledore: roba dos hechizos.
    .source = I.4, II.3
HOG-171 =
    Despacho de Snape: roba dos pociones.
    .source = I.4, II.3
HOG-172 =
    Cabaña de Hagrid: roba una poción y un hechizo.
    .source = I.4, II.3
HOG-173 =
    Sección Prohibida: roba un libro.
    .source = II.3
HOG-174 =
    Aulas de Encantamientos, Transformaciones y Defensa Contra las Artes Oscuras: roba un hechizo.
    .source = I.4
HOG-175 =
    Aulas de Pociones, Herbología y Cuidado de Criaturas Mágicas: roba dos pociones.
    .source = I.4
HOG-176 =
    En un aula puedes además hacer exámenes; robas igualmente.
    .source = I.4, III.2
HOG-177 =
    Lugar de misión: aquí puedes intentar una misión que te envíe a este lugar.
    .source = II.3
HOG-178 =
    Una roseta sin ficha no hace nada.
    .source = II.3
HOG-179 =
    Si combates con otro jugador en una casilla, la casilla no hace nada por ti en ese turno.
    .source = IV.1a
RUL-HOG-055 =
    Nombras a un jugador, la ficha que das y la que quieres; acepta o rechaza. Haces una oferta por parada, y un rechazo
    pone fin a ella. Con trade_refused_draw puedes robar entonces una carta de todos modos.
    .question = ¿Cómo funciona un intercambio en una sala común?
    .reason = El reglamento te deja robar u ofrecer, no las dos cosas.
RUL-HOG-056 =
    Una de los mazos de comportamiento, libros, pociones o hechizos. Una carta de comportamiento surte efecto enseguida.
    .question = ¿Qué cartas se pueden robar en una sala común?
    .reason = La lista más larga es la más exacta.
RUL-HOG-057 =
    Uno en la Sección Prohibida, dos en las casillas marcadas con dos libros; en nuestro tablero son la Biblioteca y
    Flourish y Blotts.
    .question = ¿Dónde se roba un libro y dónde dos?
    .reason = La regla que nombra el lugar dice uno; el símbolo dice dos.


## Item tokens

HOG-200 =
    Cuando te detienes en una casilla con una ficha de objeto, o pasas por ella, puedes recogerla. Si ibas de paso,
    sigues caminando.
    .source = II.3, III.1a
HOG-201 =
    En un turno recoges como mucho dos fichas de objeto.
    .source = II.3
HOG-202 =
    En tu tablero caben como mucho seis fichas de objeto.
    .source = II.2, II.3
HOG-203 =
    Con seis fichas solo puedes cambiar: deja una de las tuyas en la casilla y toma la nueva.
    .source = II.3
HOG-204 =
    Las fichas usadas en una misión completada van a casillas del tablero 2 que tú elijas. En una casilla puede haber ya
    otras fichas.
    .source = II.6, III.1
HOG-205 =
    Seis de las 30 fichas son especiales. Cada una funciona una vez, para una misión o por su propio poder, y después va
    a una de las tres rosetas del callejón Diagon.
    .source = II.6
HOG-206 =
    La Varita de Saúco te da un dado de ataque más en un combate.
    .source = II.6
HOG-207 =
    La Espada de Gryffindor te da un dado de ataque más en un combate.
    .source = II.6
HOG-208 =
    La Piedra de la Resurrección te da 6 PV durante un combate.
    .source = II.6
HOG-209 =
    La Capa de Invisibilidad te permite escabullirte de un combate a una casilla situada a cinco pasos.
    .source = II.6
HOG-210 =
    El giratiempo te da otro turno.
    .source = II.6
HOG-211 =
    Buckbeak te lleva a cualquier casilla del tablero 1 o 2, y te trae de vuelta.
    .source = II.6
HOG-212 =
    Las fichas de polvos flu y de traslador no son fichas de objeto y no cuentan entre las seis.
    .source = II.1, II.2, IV.1
RUL-HOG-044 =
    Al comienzo de tu turno, en lugar de la tirada. La casilla cuenta como una parada, con fichas, misión y efecto, y al
    final del turno vuelves volando. La opción `buckbeak` traslada el vuelo a después de tu movimiento.
    .question = ¿Cuándo se puede usar a Buckbeak?
    .reason = Dos viajes en un turno serían demasiados.
RUL-HOG-045 =
    Sí, a todas las casillas de los tableros 1 y 2.
    .question = ¿Vuela Buckbeak al cementerio o a Gringotts?
    .reason = La ficha no hace excepciones.
RUL-HOG-046 =
    Lo anuncias durante tu turno, y el turno adicional viene justo después. Lo que puedes recoger se cuenta de nuevo.
    .question = ¿Cómo funciona el giratiempo?
    .reason = Es un turno aparte.
RUL-HOG-047 =
    Cualquiera de los dos puede usarla en un combate que aún no esté decidido. Caminas exactamente cinco pasos, o menos
    si no hay un camino así; nada te detiene, no recoges nada y la casilla no hace nada. El combate termina sin premio,
    recompensa ni castigo, y las pérdidas se quedan. La misión sigue abierta, un mortífago sigue allí como antes con
    todos sus PV y, si era tu turno, termina.
    .question = ¿Cómo funciona la Capa de Invisibilidad?
    .reason = Es una huida, no una victoria.
RUL-HOG-048 =
    Durante todo el combate, incluso las dos a la vez si quieres, sin límite para tus dados. En un combate entre
    jugadores menores de edad no sirven.
    .question = ¿Cuánto tiempo ayudan la Varita y la Espada?
    .reason = En ese combate se lucha con un dado cada uno.
RUL-HOG-049 =
    En cualquier momento de un combate, incluso justo antes de sufrir una pérdida, y conservas los PV que sobren. En un
    combate entre jugadores menores de edad, los lances perdidos siguen contando.
    .question = ¿Cuándo se puede usar la Piedra de la Resurrección?
    .reason = Dice durante un combate, y nada más.
RUL-HOG-050 =
    Al callejón Diagon, no al tablero 2.
    .question = ¿Adónde va una ficha especial usada en una misión?
    .reason = La regla de las fichas especiales es la más concreta.
RUL-HOG-051 =
    Apila la ficha en la roseta que elijas.
    .question = ¿Y si las tres rosetas del callejón Diagon están ocupadas?
    .reason = También en otros sitios las fichas pueden compartir casilla.
RUL-HOG-052 =
    Sí.
    .question = ¿Cuenta un intercambio como recoger?
    .reason = Has tomado una ficha.
RUL-HOG-053 =
    No, siempre puedes dejar una ficha donde está.
    .question = ¿Tienes que recoger las fichas que necesitas?
    .reason = Las misiones son secretas, así que nadie podría comprobarlo.
RUL-HOG-054 =
    Gánala en un combate, consíguela con un intercambio en una sala común o espera.
    .question = ¿Y si la ficha que necesitas la tiene otro jugador?
    .reason = Las reglas no ofrecen otro camino.
RUL-HOG-182 =
    No si la misión la pide: durante el intento se está gastando en ella. Otra ficha especial sí puedes usarla.
    .question = ¿Puedes usar una ficha especial en el combate de una misión?
    .reason = Según HOG-205 una ficha sirve una sola vez, para una misión o por su poder.


## Books and exams

HOG-220 =
    Un libro muestra su título, su autor, una de las seis aulas y de 5 a 20 puntos.
    .source = III.2
HOG-221 =
    Detente en el aula del libro para hacer su examen y anótate los puntos de la carta.
    .source = III.2
HOG-222 =
    Después el libro va bajo su mazo.
    .source = III.2
HOG-223 =
    Robas también lo que da el aula.
    .source = III.2
HOG-224 =
    Consigues libros al empezar, en las casillas de libro y de dos libros, en la Sección Prohibida, en las salas comunes
    y ganando duelos.
    .source = II.1, II.3, III.2, IV.3
RUL-HOG-071 =
    Tantos como libros adecuados tengas, todos antes de robar. La opción exams_per_stop los limita a uno.
    .question = ¿Cuántos exámenes puedes hacer en una parada?
    .reason = Nada pone un límite, y el resumen de un jugador habla de varios libros.


## Behaviour cards

HOG-230 =
    Una carta de comportamiento surte efecto enseguida. Solo se guardan los polvos flu.
    .source = III.3
HOG-231 =
    La mayoría de las cartas de comportamiento te dan puntos o te los quitan.
    .source = III.3
HOG-232 =
    Una carta de polvos flu te lleva de cualquiera de las 18 torres al tablero 2 y después va bajo su mazo.
    .source = III.3
RUL-HOG-058 =
    Es una carta que vale por una dosis de polvos flu. Quien te venza puede tomarla como ficha de polvos flu o robarla
    como carta oculta.
    .question = ¿Una carta de polvos flu es una carta o una ficha?
    .reason = Sale de un mazo y vuelve a él, pero hace lo que hace la ficha.


## Events

HOG-240 =
    Un suceso se lee en voz alta y se cumple enseguida, en todas las variantes y para todos los jugadores.
    .source = III.5d
HOG-241 =
    Algunos sucesos reparten fichas de polvos flu o de traslador.
    .source = III.5d
HOG-242 =
    Si un suceso lleva a todos a una casilla, allí empieza tu próximo turno.
    .source = III.5d
HOG-243 =
    Dobby: todos tiran un dado por turnos, y quien saque el más bajo puede aparecer en cualquier casilla del castillo.
    .source = Carta de suceso ilustrada
RUL-HOG-059 =
    A todos, estén donde estén, empezando por el jugador activo y después por orden de turno. Ser movido no provoca
    combates ni usa la casilla, y los PV perdidos siguen RUL-HOG-016. En solitario, todos eres tú.
    .question = ¿A quién afecta un suceso, y cómo?
    .reason = Los sucesos están escritos para todos los jugadores.
RUL-HOG-060 =
    Si varios sacan el más bajo, tiran otra vez. El elegido puede decir que no. El castillo es el tablero principal sin
    Hogsmeade y sin el Gran Comedor mismo. Una casilla con un jugador solo provoca un combate si el elegido es el
    jugador activo.
    .question = ¿Cómo funciona Dobby en detalle?
    .reason = Así se resuelven los empates, y RUL-HOG-033 deja a los demás fuera de un combate.
RUL-HOG-187 =
    Primero ganas y después pierdes.
    .question = ¿Y si juegas en solitario y un evento quita al más bajo y da al más alto?
    .reason = En solitario eres los dos, y el evento no debe dejarte fuera antes de ayudarte.


## Spells and potions

HOG-250 =
    Los hechizos y pociones para combatir son de dos tipos: cartas de ataque y cartas de defensa.
    .source = III.5, IV.3
HOG-251 =
    Las cartas de ataque le quitan PV a tu rival, tantos como digan.
    .source = III.5, IV.3
HOG-252 =
    Las cartas de defensa anulan un ataque o te dan PV, según digan.
    .source = III.5, IV.3
HOG-253 =
    Cualquier momento de un duelo o de un combate de misión es bueno para una carta, hasta el límite de tu variante.
    .source = III.5, IV.3
HOG-254 =
    Con magos cualificados y equipos, algunas misiones piden determinadas cartas.
    .source = III.5a, III.5b
HOG-255 =
    Una carta usada va bajo su mazo.
    .source = II.1 B, III.5
HOG-256 =
    Unas pocas cartas te dejan buscar en el mazo de hechizos o en el de pociones y quedarte con lo que quieras. Jugadas
    en un combate, pueden darte lo que pide una misión.
    .source = III.5b
HOG-257 =
    Algunos hechizos, como Accio, Alohomora y Obliviate, se pueden usar al comienzo de tu turno.
    .source = III.5b
HOG-258 =
    Los magos menores de edad no usan cartas contra otros jugadores.
    .source = IV.1a
HOG-259 =
    Los magos cualificados pueden usar hechizos y pociones contra otros jugadores.
    .source = III.5a, III.5b
HOG-260 =
    Los límites de un combate: menores de edad, cinco cartas contra las cartas de combate y de duelo; cualificados, tres
    contra las cartas de combate; equipo, dos por miembro en un combate de misión; contra un jugador, una poción y un
    hechizo; en El regreso de Voldemort, tres.
    .source = III.1a, IV.1b, IV.4, VI.5c
HOG-261 =
    Di en voz alta el nombre de tu hechizo. Aquí el nombre se muestra a todos; no tiene ningún otro efecto.
    .source = III.5b
RUL-HOG-061 =
    Antes de tirar para moverte. Puedes jugar las que quieras, y no cuentan para el límite de un combate.
    .question = ¿Cuándo se juegan exactamente las cartas de comienzo de turno?
    .reason = Después de la tirada, el turno ya ha comenzado.
RUL-HOG-062 =
    Es tu ataque de esa ronda, así que después viene la habilidad de tu rival. Las cartas que encuentres se pueden usar
    a partir de la ronda siguiente.
    .question = ¿Qué es una carta de ataque que solo busca en un mazo?
    .reason = La propia carta dice ataque.
RUL-HOG-186 =
    En ningún sitio: ningún hechizo, evento ni casilla los ofrece.
    .question = ¿Dónde aparecen los mazos que un modo o una mesa no usa?
    .reason = Sus cartas no harían nada.
RUL-HOG-063 =
    Antes de tu propio ataque, o cuando se ha anunciado una pérdida: por una habilidad, un ataque, una carta revelada o
    una última habilidad. Anular deshace esa pérdida; una curación se suma antes. Cuando estás a 0, es demasiado tarde.
    .question = ¿Cuándo se puede jugar una carta de defensa?
    .reason = Cualquier momento tiene que significar momentos que todos puedan ver.
RUL-HOG-064 =
    Una en cada uno de esos momentos.
    .question = ¿Cuántas cartas de defensa se pueden jugar a la vez?
    .reason = Una ronda permite una carta de defensa.
RUL-HOG-065 =
    No quitan PV. Curar, anular y buscar siguen funcionando, y la carta cuenta para tu límite.
    .question = ¿Qué hacen los hechizos contra quien es inmune a los hechizos?
    .reason = La inmunidad protege al rival, no a tu propio lado.
RUL-HOG-066 =
    Sí, y también una que no haya tenido efecto.
    .question = ¿Se gasta una carta anulada?
    .reason = Se ha jugado.
RUL-HOG-067 =
    En un duelo, el número de las misiones: cinco para los magos menores de edad y tres para los cualificados; los
    equipos usan también tres. En solitario valen los límites de las reglas elegidas. Un combate de equipo con un solo
    miembro no se da.
    .question = ¿Qué límites valen donde el reglamento no da ninguno?
    .reason = Para los magos menores de edad el reglamento tiene un solo límite para ambos casos.
RUL-HOG-068 =
    No, basta con tenerlas cuando empieza el combate, y conservas las que no juegues. Con required_cards se gastan.
    .question = ¿Tienes que jugar las cartas que pide una misión?
    .reason = El reglamento quiere que las tengas para poder usarlas.
RUL-HOG-069 =
    Cualquier carta de ese tipo, hechizo o poción, salvo que la misión nombre uno de los dos. Cada requisito necesita su
    propia carta.
    .question = ¿Qué cuenta como carta de ataque para una misión?
    .reason = La misión no dice más.
RUL-HOG-070 =
    Dos cartas de ataque cualesquiera, además de la Poción multijugos.
    .question = ¿Pide la misión 6 dos cartas de ataque o dos hechizos de ataque?
    .reason = Es lo que dice la carta, y Tom Ryddle es inmune a los hechizos.


## Fighting

HOG-270 =
    Puedes combatir con otro jugador, con un mortífago, con el estudiante de una carta de duelo o con el rival de una
    misión.
    .source = IV
HOG-271 =
    Atacar con dados: tira los dados de tu tablero y los adicionales que tengas. Cada dado que alcanza la resistencia de
    tu objetivo quita 1 PV.
    .source = II.2, IV.3, IV.4
HOG-272 =
    Atacar con una carta: juega una carta de ataque en vez de tirar y quita los PV que indica.
    .source = IV.3, IV.4
HOG-273 =
    En cada ronda de un duelo o de un combate de misión puedes jugar una carta de defensa, y después atacas una vez, con
    una carta o con los dados.
    .source = IV.4
HOG-274 =
    Tú y tu rival atacáis por turnos.
    .source = IV.4
HOG-275 =
    A una carta de defensa tu rival no tiene nada que responder: no activa la habilidad, y tú pasas a tu ataque.
    .source = IV.3, IV.4
HOG-276 =
    Puedes usar tu habilidad de combate en cada uno de tus ataques.
    .source = IV.4, VI.5d
HOG-277 =
    Los PV perdidos en un combate, perdidos quedan, y los que te quedan los conservas.
    .source = En ningún sitio se habla de curarse tras un combate


## Underage wizards against each other

HOG-280 =
    Si llegas a una casilla con otro jugador, tienes que combatir con él, y la casilla no hace nada.
    .source = IV.1a
HOG-281 =
    Si hay dos jugadores, eliges con quién combates.
    .source = IV.1a
HOG-282 =
    Quien ha llegado el último es el atacante.
    .source = IV.1a
HOG-283 =
    El atacante y el defensor tiran un dado cada uno. El más bajo le cuesta 1 PV a su dueño; si empatan, se tira otra
    vez.
    .source = IV.1a
HOG-284 =
    El primero que pierde 2 PV de este modo pierde el combate.
    .source = IV.1a
HOG-285 =
    El ganador puede tomar una cosa del perdedor: un objeto, un traslador, una ficha de polvos flu o una carta oculta.
    .source = IV.1a
HOG-286 =
    No se permiten hechizos ni pociones.
    .source = IV.1a
HOG-287 =
    Tras el combate, el turno ha terminado.
    .source = IV.1a, ejemplo
RUL-HOG-073 =
    Los dos dados pertenecen a un mismo lance. Primero se muestra el del atacante.
    .question = ¿Tiran los dos por turnos o a la vez?
    .reason = Los resultados se comparan, así que hacen falta los dos.
RUL-HOG-080 =
    No.
    .question = ¿Ayudan las habilidades de combate en un combate entre menores de edad?
    .reason = No conoce ni resistencia ni dados de ataque.


## Qualified wizards against each other

HOG-290 =
    Atacas con tus dados de ataque, con un hechizo o con una poción.
    .source = IV.1b
HOG-291 =
    Pierde quien antes se quede con 1 PV.
    .source = IV.1b
HOG-292 =
    Cada uno puede usar en el combate una poción y un hechizo.
    .source = IV.1b
HOG-293 =
    El ganador puede tomar del perdedor dos fichas de objeto, una ficha de traslador, una ficha de polvos flu o dos
    cartas ocultas.
    .source = IV.1b
HOG-294 =
    Estos combates se pueden librar también con los dados de defensa de El regreso de Voldemort; véase de HOG-730 a
    HOG-735.
    .source = VI.5b, VI.5c
HOG-295 =
    Los jugadores de equipos distintos combaten como magos cualificados. Los compañeros de equipo nunca combaten entre
    sí.
    .source = IV.1c
RUL-HOG-074 =
    El ganador elige la clase: las fichas a su elección, las cartas al azar. Lo que no hay no se puede tomar, y si de
    dos solo hay una, se toma esa. Con seis fichas de objeto das una de las tuyas por cada una. También puedes no tomar
    nada. Un premio no cuenta como recoger.
    .question = ¿Qué puede tomar exactamente el ganador?
    .reason = El ganador puede tomar, pero no más de lo que le quepa.
RUL-HOG-075 =
    Una carta al azar entre los libros, hechizos, pociones y cartas de polvos flu del perdedor, nunca una misión.
    .question = ¿Qué es una carta oculta?
    .reason = Las misiones no se pueden perder.
RUL-HOG-076 =
    Ese jugador ha perdido de inmediato, y el otro toma un premio. Dos jugadores con 1 PV cada uno no combaten; el
    movimiento acaba allí sin más.
    .question = ¿Y si un mago cualificado entra en el combate con 1 PV?
    .reason = Es igual que en los duelos; véase HOG-315.
RUL-HOG-077 =
    Sí, cada vez que se encuentren. Los dos se quedan en la casilla.
    .question = ¿Pueden volver a combatir los mismos dos, y dónde quedan después?
    .reason = Ninguna regla protege ni mueve al perdedor.
RUL-HOG-078 =
    No: cada dado de ataque que acierta quita 1 PV. La opción defence_dice los introduce contra jugadores, o también
    contra mortífagos.
    .question = ¿Se usan los dados de defensa contra jugadores y mortífagos?
    .reason = La regla de oro dice que se pueden usar.
RUL-HOG-079 =
    Quien ha llegado. La poción y el hechizo pueden ser cada uno un ataque, o una defensa en los momentos de
    RUL-HOG-063.
    .question = ¿Quién empieza?
    .reason = También en los demás combates el atacante es el recién llegado.


## Death Eaters

HOG-300 =
    Seis mortífagos están en las torres desde el principio y nunca se mueven.
    .source = IV.2
HOG-301 =
    Si llegas a una casilla con un mortífago, aunque sea de paso, tienes que combatir.
    .source = II.4, IV.2
HOG-302 =
    Al mortífago lo juega quien se sienta a la derecha del jugador activo, con su tablero, sus PV, un hechizo y una
    poción.
    .source = IV.2
HOG-303 =
    Golpeas tú primero, el mortífago devuelve el golpe, y así sucesivamente. Él también puede usar sus cartas.
    .source = IV.2
HOG-304 =
    Pierde quien antes se quede sin PV.
    .source = IV.2
HOG-305 =
    Si pierdes, vas al Caldero Chorreante, pones todos tus hechizos y pociones bajo sus mazos y recibes 6 PV. Conservas
    las fichas de objeto, de polvos flu y de traslador.
    .source = IV.2
HOG-306 =
    Si ganas, te anotas 20 puntos. La ficha se descarta y sus cartas van bajo sus mazos.
    .source = IV.2
HOG-307 =
    En solitario no puedes atacar a los mortífagos.
    .source = IV.1b
RUL-HOG-081 =
    El azar los reparte por seis torres distintas. Con de_setup elige el primer jugador.
    .question = ¿Quién pone a los mortífagos en las torres?
    .reason = Las fuentes difieren, y el azar no favorece a nadie.
RUL-HOG-082 =
    No. La opción de_exclude puede mantenerlos lejos de las salas comunes y de la Torre del Reloj.
    .question = ¿Hay torres sin mortífagos?
    .reason = Solo una regla casera hace tal excepción.
RUL-HOG-083 =
    Cada ficha es un mortífago con nombre y tablero.
    .question = ¿Qué mortífago es cada cual?
    .reason = Hay seis de cada.
RUL-HOG-084 =
    Tu vecino de la derecha, o el único otro jugador. En equipos es el primero a tu derecha que no sea de tu equipo. Si
    sois todos un solo equipo, lo juega el juego: primero la carta de ataque, luego los dados, y la carta de defensa
    cuando una pérdida lo dejaría con menos de 3 PV.
    .question = ¿Quién juega al mortífago?
    .reason = Nadie debe combatir contra su propio bando.
RUL-HOG-085 =
    Se roban cuando empieza el combate, ocultas para el jugador activo, y después van en todo caso bajo sus mazos.
    .question = ¿Qué pasa con sus cartas?
    .reason = Pertenecen solo a este combate.
RUL-HOG-086 =
    No, cada combate empieza con todos los PV.
    .question = ¿Sigue herido un mortífago?
    .reason = Su tablero se toma de nuevo cada vez.
RUL-HOG-087 =
    Tres.
    .question = ¿Cuántas cartas puedes usar contra un mortífago?
    .reason = Es el número contra las cartas de combate y en El regreso de Voldemort.
RUL-HOG-088 =
    Nada más en este turno: te quedas, sin casilla y sin viaje con polvos flu.
    .question = ¿Qué puedes hacer en la torre después de ganar?
    .reason = Es igual tras un combate con un jugador.
RUL-HOG-089 =
    Nunca se mueven, pero el que es derrotado desaparece.
    .question = ¿Se quedan los mortífagos hasta el final de la partida?
    .reason = De este modo valen las dos frases del reglamento.
RUL-HOG-090 =
    Con las reglas de cualificados se ponen en las torres, pero no hacen nada: ni parada, ni combate, ni puntos. Con
    solo_death_eaters los juega el juego.
    .question = ¿Qué hacen los mortífagos en una partida en solitario?
    .reason = Hay que colocarlos y no hay que atacarlos.


## Duels

HOG-310 =
    En una casilla de duelo robas una carta de duelo y combates con el estudiante que muestra.
    .source = III.5c, IV.3
HOG-311 =
    Si muestra a tu propio personaje, ponla bajo el mazo y roba otra vez.
    .source = III.5c, IV.3
HOG-312 =
    Atacas con dados o con cartas de ataque, y la habilidad de tu rival golpea una vez por ronda, según diga la carta.
    .source = IV.3, III.5c
HOG-313 =
    Ganas cuando a tu rival no le quedan PV. Roba un hechizo, una poción y un libro.
    .source = I.4, III.5c
HOG-314 =
    Pierdes en cuanto te quede 1 PV.
    .source = I.4, III.5c, IV.3
HOG-315 =
    Si empiezas un duelo con 1 PV, pierdes de inmediato.
    .source = IV.3
HOG-316 =
    Perder te cuesta tres cartas a tu elección, o todas si no tienes más de tres. Van bajo sus mazos.
    .source = I.4, III.5c, IV.3
HOG-317 =
    Al terminar, la carta de duelo va bajo su mazo.
    .source = IV.3
HOG-318 =
    Los duelos se desarrollan como los combates de misión: las habilidades, las cartas de defensa y la última habilidad
    funcionan igual.
    .source = IV.4
HOG-319 =
    Vincent Crabbe tiene 4 PV y resistencia 3. Al revelarse pierdes 10 puntos, y hasta que sea derrotado pierdes 2 PV
    antes de cada ataque tuyo.
    .source = Carta de duelo ilustrada
RUL-HOG-091 =
    Sigue hasta que salga otro estudiante.
    .question = ¿Y si siempre te robas a ti mismo?
    .reason = En el mazo siempre hay estudiantes con los que nadie juega.
RUL-HOG-092 =
    Libros, hechizos, pociones y cartas de polvos flu, como quieras, pero no misiones.
    .question = ¿Qué cartas se pueden entregar tras un duelo perdido?
    .reason = Las misiones no se pueden perder.
RUL-HOG-093 =
    Entonces el duelo está perdido, aunque a tu rival no le quede ninguno.
    .question = ¿Y si la última habilidad te deja con 1 PV?
    .reason = También en los combates de misión la última habilidad puede cambiar el resultado; véase HOG-337.
RUL-HOG-094 =
    Sufres su pérdida ya antes de tu primer ataque. Si eso decide el combate, no atacas. Que haya un último uso depende
    de la carta; Crabbe no lo tiene.
    .question = ¿Cómo funciona una habilidad anterior a cada ataque?
    .reason = Su carta solo habla del tiempo hasta que es derrotado.
RUL-HOG-095 =
    Con 1 PV pierdes antes de que ocurra nada de lo que dice la carta. Tras cualquier duelo te quedas en la casilla y tu
    turno termina.
    .question = ¿Qué más hay sobre perder de inmediato y sobre lo que sigue a un duelo?
    .reason = El duelo nunca llegó a empezar, y la casilla ya se ha usado.


## Mission fights

HOG-330 =
    Para intentar una misión tienes que estar en su lugar con todas las fichas de objeto que requiere y, en algunas
    variantes, también con las cartas.
    .source = III.1, IV.4
HOG-331 =
    Descubre la carta de combate con el número de la misión y mira quién ataca primero.
    .source = IV.4
HOG-332 =
    Lo que una carta hace al revelarse ocurre enseguida.
    .source = IV.4d
HOG-333 =
    La habilidad de tu rival golpea después de cada tirada de ataque tuya, y antes o después de cada carta de ataque,
    según diga su carta.
    .source = IV.4
HOG-334 =
    Una carta de defensa no activa la habilidad.
    .source = IV.4
HOG-335 =
    Cuando tu rival ha perdido el último PV, la habilidad golpea una vez más antes de que la carta vaya bajo el mazo.
    .source = IV.4
HOG-336 =
    Si la habilidad va después de cada ataque, esta última vez es la respuesta a tu ataque final. Golpea una vez, no
    dos.
    .source = IV.4d, los dos ejemplos
HOG-337 =
    Solo ganas si tu rival está a 0 y después de eso a ti te queda 1 PV o más. Si los dos estáis a 0, has perdido.
    .source = IV.4, primer ejemplo
HOG-338 =
    Puedes usar cinco hechizos y pociones como mago menor de edad, tres como cualificado, y dos por miembro como equipo.
    .source = IV.4
HOG-339 =
    Si ganas, anótate los puntos de la misión. Sus fichas de objeto van al tablero 2, las especiales al callejón Diagon,
    y las cartas usadas van bajo sus mazos.
    .source = III.1
HOG-340 =
    Si pierdes, ve al Caldero Chorreante, pon todos los hechizos y pociones bajo sus mazos, recibe 6 PV y conserva las
    fichas de objeto, de polvos flu y de traslador. En una partida en solitario has perdido.
    .source = III.1
HOG-341 =
    Los hechizos no le hacen nada a un rival inmune a los hechizos.
    .source = IV.4d
RUL-HOG-105 =
    De vuelta al mazo de combates, lista para su misión.
    .question = ¿Adónde va la carta de combate?
    .reason = Cada misión necesita su propia carta de combate.
RUL-HOG-106 =
    Los efectos al revelarse y las habilidades anteriores a un ataque van antes que tú. Si no, atacas tú primero.
    .question = ¿Y si el rival ataca primero?
    .reason = Son los únicos ataques que un rival tiene sin ti.
RUL-HOG-188 =
    Una ronda es un ataque tuyo y la respuesta que recibe; en equipo, cada cual cuenta sus propios ataques. Lo que la
    carta dice de una ronda vale en ella: un escudo desde el principio, la curación tras el ataque mientras el rival
    siga en pie y nunca por encima de sus PV iniciales. Un rival que descansa no golpea en esa ronda, ni siquiera al
    caer.
    .question = ¿Cuándo se cura, crece, descansa o se protege un rival?
    .reason = El reglamento no muestra rivales así; estos son nuestros, y cada uno debe jugarse de otra manera.
RUL-HOG-189 =
    Una vez por cada dado de ataque que muestre ese número, después de repetir tiradas. Lo que cuestan los dados se
    suma al golpe que responde al ataque, se anuncia con él y se puede anular con él. Las cartas de ataque no tiran
    dados y no tienen respuesta.
    .question = ¿Y si un rival responde a los dados?
    .reason = Así una carta de defensa vale lo mismo que contra cualquier otro golpe.
RUL-HOG-190 =
    El combate queda sin decidir en cuanto todos hayan hecho tantos ataques y hayan caído todos los golpes. Las cartas
    usadas se pierden; la misión y los objetos se conservan, nadie va al Caldero Chorreante, y un duelo no da ni
    cuesta cartas. Lo que la carta deja atrás es para quien empezó el combate.
    .question = ¿Y si el rival huye?
    .reason = No es una derrota: nadie ha perdido todos los PV.


## Missions

HOG-350 =
    Los magos menores de edad reúnen las fichas, van al lugar y ganan el combate.
    .source = III.1a
HOG-351 =
    Los magos cualificados tienen que tener además, antes de ir, los hechizos y pociones nombrados, para disponer de
    ellos en el combate.
    .source = III.1b
HOG-352 =
    Para la misión 6, un mago cualificado necesita la Poción multijugos y otras dos cartas de ataque.
    .source = III.1b, carta de misión 6
HOG-353 =
    Sin ganar el combate no hay puntos.
    .source = III.1a
RUL-HOG-096 =
    Eliges una; hay un intento por turno.
    .question = ¿Y si tienes varias misiones para un mismo lugar?
    .reason = Con un combate a la vez ya es bastante.
RUL-HOG-097 =
    No, se te ofrece.
    .question = ¿Tienes que intentar una misión cuando te detienes en su lugar?
    .reason = Quizá quieras prepararte mejor.
RUL-HOG-098 =
    Conservas la carta y las fichas de objeto, y puedes intentarlo otra vez.
    .question = ¿Qué pasa con una misión fallida?
    .reason = Nada te las quita.
RUL-HOG-099 =
    La pones boca arriba delante de ti. No robas otra.
    .question = ¿Qué pasa con una misión completada?
    .reason = Los demás deben ver lo que cuenta para el final.
RUL-HOG-100 =
    No. La opción mission_exchange permite que, si sois siete u ocho, en una torre se cambie una misión por otra del
    montón.
    .question = ¿Se pueden cambiar las misiones?
    .reason = Solo lo menciona el resumen de un jugador.
RUL-HOG-101 =
    Eliges una casilla para cada una, entre las ocho. Se pueden apilar.
    .question = ¿A qué casillas del tablero 2 van las fichas usadas?
    .reason = El reglamento dice cualquier casilla.
RUL-HOG-102 =
    Funcionan los dos, primero la misión. La casilla viene después solo si sigues allí.
    .question = ¿Y si el lugar de la misión tiene también un efecto?
    .reason = Detenerse permite ambas cosas.
RUL-HOG-103 =
    Combates con ese jugador, y la misión tiene que esperar.
    .question = ¿Y si alguien está en el lugar de tu misión?
    .reason = Una casilla en la que combaten jugadores no hace nada más.
RUL-HOG-104 =
    No, hay 30 distintas y se reparten como mucho 30. Un paquete de contenido propio, pack_data, también necesita 30
    misiones distintas.
    .question = ¿Pueden tener dos jugadores la misma misión?
    .reason = Seis jugadores con cinco, u ocho con tres, nunca necesitan más.


## Teams

HOG-360 =
    Un equipo solo puede intentar una misión cuando todos sus miembros están en el lugar.
    .source = III.1c
HOG-361 =
    Si el equipo quiere intentar la misión, quienes ya están allí esperan a los demás (RUL-HOG-109).
    .source = III.1c
HOG-362 =
    Las fichas y las cartas se piden al equipo en su conjunto.
    .source = III.1c
HOG-363 =
    Los PV del rival se multiplican por el número de miembros del equipo: contra cuatro, Tom Ryddle tiene 36.
    .source = IV.4c
HOG-364 =
    Los miembros atacan por turnos, y cada uno sufre la habilidad tras su propio ataque (RUL-HOG-183).
    .source = IV.4c
HOG-365 =
    Cada miembro puede usar dos hechizos o pociones.
    .source = IV.4c
HOG-366 =
    Solo puntuáis si ganáis el combate juntos.
    .source = III.1c
RUL-HOG-107 =
    Un solo equipo con todos, de dos a ocho jugadores, o únicamente equipos de dos y de tres: 2+2, 2+3, 2+2+2, 3+3,
    2+2+3, 2+2+2+2 o 3+3+2. Donde es posible, los equipos se sientan alternados.
    .question = ¿Qué equipos son posibles?
    .reason = El reglamento conoce un solo equipo, parejas y tríos.
RUL-HOG-108 =
    Una sola cuenta de puntos, todas las misiones completadas y la vista de las manos de los compañeros. Lo que tienes
    sigue siendo tuyo.
    .question = ¿Qué comparte un equipo?
    .reason = Se gana juntos, pero cada uno tiene su tablero.
RUL-HOG-109 =
    En el lugar de una misión de equipo puedes decir que esperas en vez de tirar. Al comienzo de cualquier turno
    posterior puedes dejar de hacerlo.
    .question = ¿Cómo se espera?
    .reason = Esperar tiene que ser una elección, o un equipo podría quedarse atascado.
RUL-HOG-110 =
    Cuando llega el último miembro: primero el miembro activo, después por orden de turno. Un efecto al revelarse
    alcanza a todos los miembros.
    .question = ¿Cuándo empieza un combate de equipo, y quién ataca primero?
    .reason = Quien completa el equipo encabeza el ataque.
RUL-HOG-111 =
    Ese miembro va al Caldero Chorreante al precio habitual, y los demás siguen combatiendo. El equipo gana si a alguien
    le quedan PV tras la última habilidad, y pierde cuando no queda nadie.
    .question = ¿Y si un miembro cae a 0 PV?
    .reason = Un amigo caído no debe acabar con todo para los demás.
RUL-HOG-112 =
    No. Cuenta el número del principio.
    .question = ¿Disminuyen los PV del rival cuando cae un miembro?
    .reason = Si no, caer sería una ayuda.
RUL-HOG-113 =
    Las cartas que pide una misión se pueden repartir por el equipo.
    .question = ¿Cómo puede usar un equipo tres cartas si cada miembro puede usar dos?
    .reason = Se le pide al equipo en su conjunto.
RUL-HOG-114 =
    Cualesquiera miembros, de cualquier modo. Todas van al tablero 2 o al callejón Diagon.
    .question = ¿Quién tiene que tener las fichas?
    .reason = Se le pide al equipo en su conjunto.
RUL-HOG-115 =
    Cada miembro que cae paga como en HOG-340 y conserva las fichas.
    .question = ¿Qué le cuesta a un equipo un combate perdido?
    .reason = La regla es la misma para todos.
RUL-HOG-116 =
    No, se os dice cuántas rondas habéis necesitado. La opción coop_round_limit pone un límite.
    .question = ¿Puede perder un solo equipo con todos?
    .reason = Ninguna regla os hace perder.
RUL-HOG-117 =
    Tantos como un jugador individual en una partida de esa duración, contados en la cuenta del equipo.
    .question = ¿Cuántos puntos y misiones necesita un equipo?
    .reason = El reglamento no da otros números.
RUL-HOG-118 =
    No. Desafías a jugadores de otros equipos, o a cualquier otro si sois todos un solo equipo.
    .question = ¿Necesitan los equipos un partido de quidditch?
    .reason = El partido solo se les pide a los magos cualificados.
RUL-HOG-179 =
    Un viaje al lugar de una misión de equipo no tiene que acabar con el turno: puedes quedarte allí y esperar. Cuando
    vuelvas a tirar, regresas primero a donde empezó el viaje; después del intento regresan todos.
    .question = ¿Cómo se reúne un equipo en el tablero 2?
    .reason = Los viajes acaban con cada turno, así que un equipo nunca estaría allí al mismo tiempo.
RUL-HOG-180 =
    Sí, el miembro activo puede empezarla en lugar de la tirada.
    .question = ¿Puede un equipo que ya está reunido intentar su misión?
    .reason = Nadie debería tener que irse solo para volver.
RUL-HOG-183 =
    Solo el miembro que acaba de atacar. Con `team_ability` = `all` golpea a todo el equipo tras cada ataque.
    .question = ¿A quién golpea la habilidad del rival en un combate de equipo?
    .reason = El reglamento se puede leer de las dos maneras; esta es la más suave.


## Solo

HOG-370 =
    En solitario usas las reglas de los magos menores de edad o las de los cualificados.
    .source = III.1d
HOG-371 =
    Si pierdes todos tus PV, la partida ha terminado y está perdida.
    .source = III.1d
HOG-372 =
    Por eso una misión fallida no te envía al Caldero Chorreante.
    .source = III.1
RUL-HOG-121 =
    Cumpliendo las condiciones de final de la duración que elegiste.
    .question = ¿Cómo se gana una partida en solitario?
    .reason = No hay nadie con quien comparar los puntos.
RUL-HOG-122 =
    Robar una carta.
    .question = ¿Qué puedes hacer en una sala común?
    .reason = No hay nadie con quien hacer un intercambio.


## Quidditch: the challenge

HOG-400 =
    Llamas a otro jugador. Su peón está en el campo durante el partido y después vuelve a su sitio.
    .source = V
HOG-401 =
    El partido tiene su propio tablero y dos rondas. Quien atrapa la snitch lo gana y se anota 40 puntos.
    .source = III.4, V.1
HOG-402 =
    Las reglas del partido son iguales en todas las variantes.
    .source = III.4
RUL-HOG-123 =
    Ninguna de las dos cosas: el desafiado tiene que jugar, y el desafiante también.
    .question = ¿Se puede rechazar o saltarse un partido?
    .reason = El reglamento no da elección.
RUL-HOG-124 =
    La propia, si no se elige otra. Elige primero el desafiante, y ninguna casa juega contra sí misma.
    .question = ¿Con qué casa juega cada bando?
    .reason = Las piezas se tienen que poder distinguir.
RUL-HOG-142 =
    El peón desafiado vuelve a su casilla, sin combate y sin usarla. El desafiante se queda en el campo.
    .question = ¿Dónde están los peones después del partido?
    .reason = El partido solo era una visita.
RUL-HOG-143 =
    Combates con ese jugador, y no hay partido.
    .question = ¿Y si ya hay alguien en la casilla del campo?
    .reason = Así es en todas las casillas.


## Quidditch: against the game

RUL-HOG-119 =
    Contra un bando que lleva el juego, y cuenta como el partido que necesita un mago cualificado. Con solo_quidditch
    desactivada no hay partido, ni hace falta ninguno.
    .question = ¿Cómo se juega un partido en una partida en solitario?
    .reason = Un mago cualificado tiene que poder acabar la partida.
RUL-HOG-120 =
    Su guardián ocupa la casilla central de la portería. Un cazador con la quaffle va por el camino más corto a la línea
    3 y tira; si no, el cazador más cercano va a por la quaffle. Las acciones que sobran son para el golpeador más
    cercano, que va a por una bludger y la lanza contra quien lleva la quaffle o, si no, contra el cazador más cercano.
    En cada turno juega su mejor carta de quidditch.
    .question = ¿Cómo lleva el juego su bando?
    .reason = Un plan sencillo hace un buen compañero de entrenamiento.


## Quidditch: setting up

HOG-410 =
    Cada bando elige una de las cuatro casas.
    .source = V.2
HOG-411 =
    Los buscadores están en la línea de salida, la línea 1.
    .source = V.2
HOG-412 =
    El guardián está en una de las tres casillas de su propia área de portería, el número 2.
    .source = V.2
HOG-413 =
    Los dos golpeadores están en la línea 3.
    .source = V.2
HOG-414 =
    Los tres cazadores están en las dos líneas siguientes, el número 4.
    .source = V.2
HOG-415 =
    La quaffle está en el centro, y en cada mitad hay una bludger.
    .source = V.2
HOG-416 =
    Los dos bandos tiran dos dados. Empieza la suma más alta.
    .source = V.3
RUL-HOG-125 =
    Se tira otra vez.
    .question = ¿Y si las sumas son iguales?
    .reason = Alguien tiene que empezar.
RUL-HOG-126 =
    En la formación estándar. Con la opción `placement` cada bando elige libremente en sus líneas, y el bando que
    empieza coloca en segundo lugar.
    .question = ¿Cómo se colocan las piezas?
    .reason =
        La formación ahorra tiempo. Alguien tiene que colocar primero, y el bando que ha sacado más puede ver lo que le
        espera.


## Quidditch: two goals

HOG-420 =
    En tu turno tira dos dados. La suma es el número de tus acciones.
    .source = V.3a
HOG-421 =
    Mover una pieza una casilla por las líneas de puntos cuesta una acción.
    .source = V.3a
HOG-422 =
    Los guardianes nunca salen de su área de portería.
    .source = V.3a
HOG-423 =
    Un cazador que entra en la casilla de la quaffle puede recogerla gratis, y lo mismo un golpeador con una bludger.
    .source = V.3a
HOG-424 =
    Al entrar en la casilla de una bludger, un golpeador puede golpearla en línea recta hacia un guardián, un golpeador
    o un cazador. Es gratis, y un dado dice cuántas casillas vuela.
    .source = V.3a
HOG-425 =
    El objetivo tira un dado: con 4 o más la esquiva; si no, queda fuera del partido.
    .source = V.3a
HOG-426 =
    Un cazador que queda fuera deja caer la quaffle en el sitio.
    .source = V.3a
HOG-427 =
    Un bando que ha perdido a todos sus cazadores pierde la ronda 1 de inmediato.
    .source = V.3a
HOG-428 =
    Un cazador con la quaffle puede lanzarla una casilla por las líneas de puntos por una acción.
    .source = V.3a
HOG-429 =
    Un guardián puede pasar la quaffle por una acción.
    .source = V.4, ejemplo
HOG-430 =
    Si un cazador rival lleva la quaffle, uno de tus cazadores puede entrar en la misma casilla y arrebatársela.
    Arrebatarla cuesta una acción; después el ladrón puede seguir hasta una casilla vacía contigua.
    .source = V.3a
HOG-431 =
    Solo entonces comparten casilla los dos bandos. En todos los demás casos tienes que rodear a tus rivales.
    .source = V.3a
HOG-432 =
    Se tira a puerta desde la línea 3 del otro bando. Los cazadores no pueden entrar en las tres casillas de la
    portería.
    .source = V.3a
HOG-433 =
    Un tiro a puerta cuesta una acción.
    .source = V.4, ejemplo
HOG-434 =
    El cazador y el guardián tiran un dado cada uno. Es gol si el del cazador es más alto.
    .source = V.3a
HOG-435 =
    Cada gol te da una carta de quidditch.
    .source = III.4, V.3a
HOG-436 =
    Haya entrado o no el tiro, la quaffle es para el guardián que defiende.
    .source = V.3a
HOG-437 =
    Si ese guardián está fuera, el bando que defiende pone la quaffle en una casilla de su línea 3.
    .source = V.3a
HOG-438 =
    Tras un tiro a puerta sigues con las acciones que te queden.
    .source = V.4, ejemplo
HOG-439 =
    Dos goles ganan la ronda 1 y le ponen fin; también lo hace HOG-427. Si no ocurre ninguna de las dos cosas, la
    termina RUL-HOG-178.
    .source = V.3a
RUL-HOG-127 =
    No.
    .question = ¿Pueden compartir casilla dos piezas de un mismo bando?
    .reason = En una casilla cabe una pieza, salvo en un robo.
RUL-HOG-128 =
    Sí. Pasar por encima de una bludger no hace nada.
    .question = ¿Pueden compartir casilla pelotas y piezas?
    .reason = Las pelotas están para recogerlas.
RUL-HOG-129 =
    Primero el dado, luego eliges una dirección: por la fila o por la columna. La bludger vuela como mucho esa distancia
    y se detiene en el primer guardián, golpeador o cazador rival, que es atacado; si no, se detiene en su última
    casilla o en el borde. Pasa por encima de tus propias piezas, y a los buscadores no se les puede dar. Con la opción
    `bludger` solo acierta exactamente a la distancia tirada.
    .question = ¿Cómo vuela una bludger lanzada?
    .reason = No se debería atravesar una pieza que está en medio.
RUL-HOG-130 =
    Sí, y lanzarla en un turno tuyo posterior, una vez en cada turno. Un golpeador que queda fuera la deja caer. Los dos
    bandos pueden usar las dos bludgers.
    .question = ¿Puede guardarse una bludger un golpeador?
    .reason = El lanzamiento está permitido, no exigido.
RUL-HOG-131 =
    En la casilla de la pieza que la esquivó.
    .question = ¿Dónde está la bludger después de que la esquiven?
    .reason = Hasta allí voló.
RUL-HOG-132 =
    Dos acciones, una por el paso y otra por quitarla, y necesitas las dos. Alejarse cuesta una tercera; sin ella, las
    dos piezas comparten la casilla hasta tu próximo turno. Con steal_cost el robo cuesta una en total.
    .question = ¿Qué cuesta robar la quaffle?
    .reason = El paso y el robo se nombran por separado.
RUL-HOG-133 =
    A una casilla vacía contigua a quien lanza, o a un cazador o guardián propio que esté en ella, nunca a una casilla
    con un rival. Desde allí, quien la tenga puede volver a lanzarla por otra acción.
    .question = ¿Adónde se puede lanzar la quaffle?
    .reason = Un lanzamiento alcanza una casilla.
RUL-HOG-134 =
    Retenerla, moverse con ella por las casillas de la portería, o pasarla hasta la línea 3 por una acción por casilla.
    A un guardián nadie se la puede robar.
    .question = ¿Qué puede hacer un guardián con la quaffle?
    .reason = Los cazadores no pueden entrar en el área de portería.
RUL-HOG-135 =
    Entonces el tiro es gol sin tirar dados.
    .question = ¿Y si la portería no tiene guardián?
    .reason = No hay nadie que lo pare.
RUL-HOG-136 =
    No es gol.
    .question = ¿Y si los dos dados de un tiro a puerta son iguales?
    .reason = El cazador tiene que sacar más.
RUL-HOG-137 =
    No a la vez. El primero al que le pase pierde la ronda.
    .question = ¿Pueden perder los dos bandos a su último cazador?
    .reason = Vuela una sola bludger cada vez.
RUL-HOG-138 =
    No, lo que no uses se pierde.
    .question = ¿Puedes guardar acciones para más tarde?
    .reason = Cada turno tiene su propia tirada.
RUL-HOG-178 =
    No: en la ronda 1 cada bando tiene como máximo 30 turnos, u otro número de 1 a 100 con la opción match_turns.
    Después gana la ronda quien haya marcado más goles; si hay empate, decide una tirada como la del principio. En Un
    año en Hogwarts la opción también puede quitar el límite, como en el reglamento.
    .question = ¿Puede la ronda 1 durar para siempre si nadie marca?
    .reason = El reglamento no pone ningún límite, y un partido dentro del juego hace esperar a todos.
RUL-HOG-184 =
    Al final de la acción vuelve a la casilla inicial de las bludgers de esa mitad.
    .question = ¿Y si una bludger cae en un área de portería?
    .reason = Solo los guardianes entran en las áreas de portería, así que nadie podría recogerla nunca.


## Quidditch: the Golden Snitch

HOG-450 =
    Los dos buscadores empiezan en la casilla de salida. El primero que dé una vuelta completa al campo gana el partido.
    .source = V.3b
HOG-451 =
    Empieza quien ganó la ronda 1.
    .source = V.3b
HOG-452 =
    En tu turno tira dos dados y mueve a tu buscador según la suma.
    .source = V.3b
HOG-453 =
    En tu turno puedes usar una carta de quidditch.
    .source = V.3b
HOG-454 =
    La Nimbus 2000 añade 2 casillas; la Saeta de Fuego, 4. Con el Amago de Wronski tiras otro dado y vuelas también esa
    distancia. El Encantamiento Confundus hace retroceder 3 casillas al otro buscador.
    .source = V.4, carta ilustrada
HOG-455 =
    El ganador se anota 40 puntos, sea el desafiante o el desafiado.
    .source = III.4, V.3b
RUL-HOG-139 =
    Antes o después de tu tirada, una por turno. A nadie se le envía más atrás de la salida, y una carta que completa la
    vuelta gana en el acto.
    .question = ¿Cuándo se juega una carta de quidditch, y cuáles son sus límites?
    .reason = El reglamento solo pide que sea tu turno.
RUL-HOG-140 =
    No, basta con volar más allá del final.
    .question = ¿Hay que completar la vuelta con exactitud?
    .reason = Una vuelta completa es una vuelta completa.
RUL-HOG-141 =
    Todas vuelven bajo su mazo, que no se puede agotar en un partido. Un mazo traído con pack_data también tiene que ser
    bastante grande para eso.
    .question = ¿Adónde van las cartas de quidditch después del partido?
    .reason = Se ganan y se usan en un mismo partido.


## Voldemort Returns: setting up

HOG-600 =
    Este juego es para dos, tres o cuatro jugadores.
    .source = VI
HOG-601 =
    Las misiones, los libros, los duelos, los sucesos y las cartas de comportamiento se quedan en la caja.
    .source = VI
HOG-602 =
    Nadie combate hasta que Voldemort haya regresado.
    .source = VI
HOG-603 =
    No puedes recoger fichas que pertenezcan al otro bando.
    .source = VI
HOG-604 =
    Uno de vosotros es Peter Pettigrew y toma su tablero, su peón, sus PV y las cartas que indica.
    .source = VI.1
HOG-605 =
    Los demás eligen entre Harry Potter, Ron Weasley y Hermione Granger. Toman tablero, PV y cartas, y una ficha de
    polvos flu y otra de traslador cada uno.
    .source = VI.1
HOG-606 =
    Se colocan seis horrocruxes, uno en cada una de estas casillas: Flourish y Blotts, Gringotts, la Sala de los
    Menesteres, el Despacho de Dumbledore, el Ministerio de Magia y la Torre del Reloj. Son el diario, el anillo, la
    copa, el guardapelo, la diadema y la serpiente Nagini.
    .source = VI.1
HOG-607 =
    Poned al azar en rosetas otras seis fichas: la Espada de Gryffindor y el colmillo de basilisco para los héroes, y
    para Pettigrew el caldero, el hueso del padre, la mano de Colagusano y Harry Potter.
    .source = VI.1
HOG-608 =
    Apartad la Varita de Saúco y la Piedra de la Resurrección hasta que Voldemort regrese.
    .source = VI.1
HOG-609 =
    Todos los peones empiezan en la Salida. El primer turno es de Pettigrew, y después del jugador de la derecha.
    .source = VI.3
HOG-610 =
    Pettigrew se mueve siempre con un dado; cada héroe, con dos.
    .source = VI.3
HOG-611 =
    No hay misiones, y una casilla de duelo no trae combate.
    .source = VI.3
RUL-HOG-150 =
    El diario en Flourish y Blotts, la copa en Gringotts, la diadema en la Sala de los Menesteres, el anillo en el
    Despacho de Dumbledore, el guardapelo en el Ministerio de Magia y Nagini en la Torre del Reloj.
    .question = ¿Qué horrocrux está en cada sitio?
    .reason = El reglamento solo lo muestra en una imagen, así que seguimos las historias.
RUL-HOG-151 =
    Sí: solo contra Pettigrew, con un amigo si sois tres, con los dos si sois cuatro.
    .question = ¿Tiene que participar Harry?
    .reason = Solo Harry puede encontrarse con Voldemort.
RUL-HOG-152 =
    En el tablero principal y en el callejón Diagon, cada una en su propia roseta.
    .question = ¿Dónde pueden estar las seis fichas puestas al azar?
    .reason = El tablero 2 quedaría fuera del alcance de Pettigrew, que no tiene polvos flu.


## Voldemort Returns: what each side does

HOG-620 =
    Pettigrew necesita cuatro fichas: el caldero, el hueso del padre, la mano de Colagusano y Harry Potter.
    .source = VI.2
HOG-621 =
    Con ellas va al campo de quidditch y desde allí llega al cementerio, incluso sin traslador.
    .source = VI.2
HOG-622 =
    Voldemort ha regresado: cambiad el tablero y el peón de Pettigrew por los de Voldemort.
    .source = VI.2
HOG-623 =
    Pone a los seis mortífagos en torres y toma sus tableros, PV, hechizos y pociones.
    .source = VI.2
HOG-624 =
    Voldemort pone la Piedra de la Resurrección en cualquier casilla que no sea del tablero 2, y Harry hace lo mismo con
    la Varita de Saúco.
    .source = VI.2, VI.4
HOG-625 =
    El turno de Voldemort es también el de sus mortífagos: tira un dado por cada uno y puede usar sus habilidades.
    .source = VI.2
HOG-626 =
    Un mortífago que se encuentra con otro jugador combate con él.
    .source = VI.2
HOG-627 =
    Voldemort no reúne hechizos ni pociones, y los mortífagos solo los roban como dice HOG-745.
    .source = VI.2, VI.5c
HOG-628 =
    Los héroes necesitan un arma: el colmillo de basilisco o la Espada de Gryffindor.
    .source = VI.2
HOG-629 =
    Un héroe que está en la casilla de un horrocrux y tiene el colmillo o la espada tira un dado contra un dado de
    Pettigrew o de Voldemort. Un resultado más alto destruye el horrocrux.
    .source = VI.2
HOG-630 =
    Cada horrocrux destruido le cuesta a Voldemort 1 de sus 7 PV. Cuando no queda ninguno de los seis, le queda 1.
    .source = VI.2
HOG-631 =
    Si el intento falla, el héroe tiene que volver a intentarlo en el turno siguiente en lugar de moverse.
    .source = VI.2
HOG-632 =
    Los héroes que están en la misma casilla pueden pasarse el colmillo y la espada.
    .source = VI.2
HOG-633 =
    Harry tiene que encontrar la Piedra de la Resurrección, y Voldemort, la Varita de Saúco. Después tienen que
    encontrarse.
    .source = VI.2, VI.4
RUL-HOG-153 =
    Pettigrew sus cuatro, los héroes el colmillo y la espada, solo Harry la Piedra, solo Voldemort la Varita. Los
    horrocruxes nunca se llevan encima. Siguen valiendo dos por turno y seis en total.
    .question = ¿Quién puede recoger cada ficha?
    .reason = Cada ficha sirve a un bando.
RUL-HOG-154 =
    No. Tampoco se gastan el colmillo ni la espada al destruir un horrocrux.
    .question = ¿Tienen aquí sus poderes la Espada, la Varita y la Piedra?
    .reason = Aquí tienen otra tarea.
RUL-HOG-155 =
    Pasan libremente unos junto a otros.
    .question = ¿Y si se encuentran jugadores antes de que Voldemort haya regresado?
    .reason = Todavía nadie combate.
RUL-HOG-156 =
    Los héroes y los mortífagos se detienen y combaten. Harry y Voldemort se detienen para su encuentro. A nadie más se
    le detiene. Si hay un mortífago junto a Voldemort, Harry combate primero con él y se encuentra con Voldemort si
    gana.
    .question = ¿Quién detiene a quién después del regreso?
    .reason = Los combates se desprenden de HOG-626 y HOG-640.
RUL-HOG-157 =
    Las casillas de hechizo, de poción y de PV, los despachos, la cabaña y las aulas, sin exámenes; una sala común da un
    hechizo o una poción. Las casillas de libro, comportamiento, suceso y duelo están vacías, y el campo solo detiene a
    Pettigrew para su ritual. Los héroes viajan como siempre con polvos flu y traslador.
    .question = ¿Qué casillas funcionan?
    .reason = Solo se puede robar de los mazos que están en juego.
RUL-HOG-158 =
    Al llegar al campo con las cuatro fichas, Pettigrew se detiene y es llevado enseguida al cementerio, y Voldemort ha
    regresado. Las cuatro fichas salen de la partida, y Voldemort termina el turno en el campo. Él y los mortífagos se
    mueven por primera vez en su turno siguiente.
    .question = ¿Cómo se desarrolla el ritual?
    .reason = Los héroes tienen un turno para prepararse.
RUL-HOG-159 =
    Sus cartas van bajo sus mazos. Voldemort tiene 7 PV, menos uno por cada horrocrux ya destruido.
    .question = ¿Qué pasa con las cartas y los PV de Pettigrew?
    .reason = Voldemort ocupa su lugar con un tablero propio.
RUL-HOG-160 =
    En torres donde no haya ningún héroe, uno en cada una; elige Voldemort.
    .question = ¿Dónde aparecen los mortífagos?
    .reason = Nadie debe ser atacado de la nada.
RUL-HOG-161 =
    En el tablero principal o en el callejón Diagon, donde pueda ir un peón y no haya ninguno. Primero la Piedra,
    después la Varita. El campo, al que Voldemort vuelve en ese turno, está ocupado.
    .question = ¿Dónde se pueden poner la Piedra y la Varita?
    .reason = Los dos bandos tienen que poder llegar.
RUL-HOG-162 =
    Con un dado, y uno por cada mortífago, en el orden que quiera. Las reglas al caminar valen para todos, pero solo los
    héroes pueden detenerse antes en torres y horrocruxes.
    .question = ¿Cómo se mueve Voldemort?
    .reason = Releva a Pettigrew, que tenía un dado.
RUL-HOG-163 =
    Los dos bandos tiran un dado, y un empate salva el horrocrux. Con el colmillo o la espada puedes detenerte en su
    casilla como en un lugar de misión, y no sigues moviéndote. Tras un éxito se puede usar la casilla. La obligación de
    volver a intentarlo cesa cuando el héroe es enviado a la Salida.
    .question = ¿Cómo se ataca exactamente un horrocrux?
    .reason = Sigue las reglas de las misiones.
RUL-HOG-164 =
    El héroe se queda allí hasta que sea destruido, y ese mismo turno termina con el regreso a la torre. Los polvos flu
    se gastan al llegar.
    .question = ¿Qué pasa con el horrocrux del Ministerio?
    .reason = HOG-631 prohíbe marcharse antes.
RUL-HOG-165 =
    En una sala común un héroe puede tomar una ficha de polvos flu en lugar de una carta. La opción `mode2_floo_refill`
    puede prohibirlo.
    .question = ¿Y si no quedan polvos flu mientras ese horrocrux sigue en pie?
    .reason = Si no, podría ocurrir que ya nadie pudiera ganar.
RUL-HOG-170 =
    Sí, siempre que se detengan en una de esas casillas; Voldemort, nunca. La opción `mode2_de_draw` puede prohibirlo.
    .question = ¿Roban cartas los mortífagos?
    .reason = La regla de oro es la más exacta.
RUL-HOG-175 =
    Sí, y entonces regresa con menos PV.
    .question = ¿Se pueden destruir horrocruxes antes de que Voldemort haya regresado?
    .reason = Los héroes pueden empezar enseguida.
RUL-HOG-177 =
    Muestran cuántos horrocruxes quedan. El duelo final lo deciden solo los dados.
    .question = ¿Para qué sirven los PV de Voldemort?
    .reason = Nadie combate con él de otro modo.
RUL-HOG-181 =
    Seis, como en el reglamento, incluso contra un Harry solo. Con `mode2_death_eaters` = `by_heroes` hay tres por cada
    héroe y nunca más de seis: los tres primeros tableros, si Harry está solo. Así lo tiene más fácil.
    .question = ¿Cuántos mortífagos dirige Voldemort?
    .reason = Con seis contra uno, Harry gana algo menos de la mitad de las partidas; para empezar puede gustar algo más
        fácil.


## Voldemort Returns: the meeting

HOG-640 =
    Solo Harry combate con Voldemort, y Voldemort combate solo con Harry.
    .source = VI.4, VI.5c
HOG-641 =
    Cuando se encuentran, pierde el bando que no tenga su ficha: Harry necesita la Piedra; Voldemort, la Varita.
    .source = VI.4
HOG-642 =
    Si Voldemort llega hasta Harry con la Varita mientras queda un horrocrux, gana él.
    .source = VI.4
HOG-643 =
    Cuando Harry tiene la Piedra, Voldemort la Varita y no queda ningún horrocrux, se llega al duelo final: un dado cada
    uno, y el más alto gana la partida.
    .source = VI.2, VI.4
HOG-644 =
    El duelo final pone fin a la partida.
    .source = VI.4
RUL-HOG-167 =
    No pasa nada, y quien ha llegado se detiene allí. Con `mode2_both_lack` la partida acaba en empate.
    .question = ¿Y si a los dos les falta su ficha?
    .reason = Perderían los dos, así que dejamos que la partida siga.
RUL-HOG-168 =
    Los dos sin ficha: RUL-HOG-167. Harry sin la Piedra: gana Voldemort. Voldemort sin la Varita: gana el bando de
    Harry. Queda un horrocrux: gana Voldemort. Si no, el duelo final.
    .question = ¿En qué orden se decide el encuentro?
    .reason = En este orden cada caso tiene una respuesta.
RUL-HOG-169 =
    Se tira otra vez.
    .question = ¿Y si el duelo final acaba en empate?
    .reason = Solo uno puede sobrevivir.


## Voldemort Returns: fighting

HOG-730 =
    Ataque: tira los dados de ataque de tu tablero. Un dado acierta si muestra la resistencia del defensor, del 2 al 5,
    o más.
    .source = VI.5a
HOG-731 =
    Defensa: el defensor vuelve a tirar los dados que acertaron. Cada 1 o 2 le cuesta 2 PV, cada 3, 4 o 5 le cuesta 1
    PV, y cada 6 le cuesta 1 PV al atacante.
    .source = VI.5b
HOG-732 =
    Los hechizos y las pociones se pueden usar en cualquier momento para ir más deprisa.
    .source = VI.5b
HOG-733 =
    Los dos atacan por turnos. Empieza quien ha llegado a la casilla.
    .source = VI.5d
HOG-734 =
    Cuando te toca atacar, tira los dados o juega una carta de ataque o de defensa.
    .source = VI.5d
HOG-735 =
    Pierde el combate quien antes pierda todos los PV.
    .source = VI.5d
HOG-740 =
    Cada uno puede usar tres cartas en un combate, entre pociones y hechizos.
    .source = VI.5c
HOG-741 =
    Esta forma de combatir la pueden usar también los magos cualificados entre sí.
    .source = VI.5c
HOG-742 =
    Un héroe derrotado por un mortífago vuelve a empezar desde la Salida con 1 PV.
    .source = VI.5c
HOG-743 =
    Si Pettigrew es derrotado, vuelve a la Salida con 1 PV.
    .source = VI.5c
HOG-744 =
    Un mortífago derrotado queda fuera de la partida.
    .source = VI.5c
HOG-745 =
    Cuando los mortífagos se detienen en una casilla de hechizo o de poción, roban como cualquiera.
    .source = VI.5c
HOG-746 =
    En el turno siguiente, un héroe derrotado puede volver a desafiar al mismo mortífago.
    .source = VI.5c
HOG-747 =
    Las casillas de PV no hacen nada por Voldemort.
    .source = VI.5c
HOG-748 =
    Si la casilla de un horrocrux tiene un efecto, se puede usar igualmente cuando se ataca el horrocrux.
    .source = VI.5c
HOG-749 =
    Las habilidades de los tableros se pueden usar en cada ataque.
    .source = VI.5d
RUL-HOG-166 =
    Nunca, porque nadie combate antes del regreso. La regla importa con `mode2_early_fights`, que permite esos combates.
    .question = ¿Cuándo puede ser derrotado Pettigrew?
    .reason = El reglamento contiene las dos frases.
RUL-HOG-171 =
    Sí.
    .question = ¿Siguen heridos aquí los mortífagos?
    .reason = Conservan sus tableros y PV durante toda la partida.
RUL-HOG-172 =
    No. La detiene una carta que anula.
    .question = ¿Hay dados de defensa contra una carta de ataque?
    .reason = Los dados de defensa son los que acertaron en una tirada.
RUL-HOG-173 =
    Las pérdidas del defensor van primero. A 0, el defensor ha perdido, y el atacante conserva al menos 1 PV.
    .question = ¿Y si los dados de defensa dejan a los dos a 0?
    .reason = Alguien tiene que ganar el combate.
RUL-HOG-174 =
    Solo el lugar y los PV; las cartas y las fichas se quedan. Si era el turno del héroe, termina.
    .question = ¿Qué pierde un héroe derrotado?
    .reason = HOG-742 no quita nada más.
RUL-HOG-176 =
    No.
    .question = ¿Pierde Harry la Piedra cuando es enviado a la Salida?
    .reason = Los héroes conservan sus fichas.
RUL-HOG-185 =
    No. Nadie ataca a ese héroe antes de que empiece su próximo turno. Encontrarse con Voldemort no es un ataque
    (HOG-641).
    .question = ¿Se puede atacar otra vez enseguida a un héroe devuelto a la Salida?
    .reason = Con 1 PV vendría una derrota tras otra, y el héroe no podría hacer nada.


## Where the sources disagree

reading-hogwarts-year-books = Un libro o dos
    .difference = La Sección Prohibida da un libro en un pasaje y dos en el resumen del tablero.
    .reading = Uno allí, dos en las casillas marcadas con dos libros.
    .reason = El texto nombra el lugar.
reading-hogwarts-year-stops = Dónde puedes detenerte
    .difference =
        Se anuncian tres situaciones, pero la tercera es la regla misma; las aulas y las preguntas frecuentes de un
        jugador admiten más.
    .reading = Dos excepciones: los lugares de misión y las torres.
    .reason = Al final el propio reglamento cuenta dos.
reading-hogwarts-year-collecting = ¿Hay que recoger las fichas?
    .difference = En un capítulo se debe, en otro se puede.
    .reading = Se puede.
    .reason = Las misiones son secretas, así que una obligación no se podría comprobar.
reading-hogwarts-year-special-tokens = Adónde van las fichas especiales usadas
    .difference = Las fichas de misión van al tablero 2; las especiales, al callejón Diagon.
    .reading = Las fichas especiales van siempre al callejón Diagon.
    .reason = La regla de las fichas especiales es la más concreta.
reading-hogwarts-year-mission-six = Qué pide la misión 6
    .difference =
        Dos cartas de ataque en la carta, dos hechizos de ataque en el texto; y se dice que los hechizos dañan a Ryddle,
        que es inmune a ellos.
    .reading = Dos cartas de ataque cualesquiera; los hechizos no le hacen daño.
    .reason = La carta es lo que tienes en la mano.
reading-hogwarts-year-card-limit = Cartas de los magos cualificados
    .difference = Una poción y un hechizo en un pasaje, tres cartas en otro.
    .reading = Una de cada contra jugadores, tres en los demás combates.
    .reason = Así los dos números tienen su sitio.
reading-hogwarts-voldemort-returns-drawing = ¿Roban cartas los mortífagos?
    .difference = No reúnen hechizos ni pociones, y sin embargo roban en esas casillas.
    .reading = Roban donde se detienen; Voldemort, nunca.
    .reason = La regla de oro es la más exacta.
reading-hogwarts-year-defence-dice = Dados de defensa para magos cualificados
    .difference = Les valen las mismas reglas, o bien las pueden usar.
    .reading = Solo si la mesa los elige.
    .reason = Lo que se puede usar no es obligatorio.
reading-hogwarts-year-solo-death-eaters = Mortífagos en solitario
    .difference = Se ponen en las torres, pero no se les puede atacar.
    .reading = Están allí y no hacen nada.
    .reason = Así son ciertas las dos frases.
reading-hogwarts-year-losing-duels = Cuándo se pierde un duelo
    .difference = Con 1 PV, o sin PV.
    .reading = Con 1 PV.
    .reason = Lo dice el capítulo de los duelos.
reading-hogwarts-year-team-cards = Cartas de un equipo
    .difference = La misión 6 pide tres cartas, pero cada miembro puede usar dos.
    .reading = Las cartas se reparten por el equipo.
    .reason = Se le pide al equipo en su conjunto.
reading-hogwarts-year-last-ability = La última habilidad
    .difference = Todos los rivales la tienen, pero la carta de Crabbe acaba con su derrota.
    .reading = Depende de la carta; Crabbe no la tiene.
    .reason = Una carta prevalece sobre la regla general.
reading-hogwarts-voldemort-returns-pettigrew = ¿Puede ser derrotado Pettigrew?
    .difference = Una regla lo envía a la Salida, pero mientras él está nadie combate.
    .reading = Solo con la opción de combates anticipados.
    .reason = Si no, el caso nunca se da.
reading-hogwarts-year-variants = Cuántas variantes hay
    .difference = Dice que se elija una de tres, y enumera cuatro.
    .reading = Cuatro.
    .reason = Se describen las cuatro.
reading-hogwarts-year-split = Cómo se reparten las fichas
    .difference =
        18, 3 y 9 en el reglamento; 18, 4 y 8 en unas reglas francesas más antiguas; y nueve fichas para ocho casillas.
    .reading = 18, 3 y 9; una casilla del tablero 2 tiene dos rosetas.
    .reason = El reglamento que leemos es claro.
reading-hogwarts-year-more-than = Los puntos que acaban la partida
    .difference = Más de 210, 260 o 320, o al menos esos en una reseña.
    .reading = Más de.
    .reason = El reglamento y dos resúmenes coinciden.
reading-hogwarts-year-behaviour-range = Cuánto valen las cartas de comportamiento
    .difference = Una carta impresa quita 40 puntos; la chuleta de un jugador no baja de menos 30.
    .reading = Menos 40 existe.
    .reason = La carta aparece en el reglamento.
reading-hogwarts-year-staying = Cuánto se quedan los mortífagos
    .difference = Hasta el final de la partida, o hasta que son derrotados.
    .reading = Nunca se mueven, y el que es derrotado desaparece.
    .reason = Así son ciertas las dos frases.
reading-hogwarts-year-lost-cards = Las cartas tras una misión fallida
    .difference = Hechizos y pociones en la regla, todas las cartas en el ejemplo.
    .reading = Hechizos y pociones.
    .reason = La regla es más cuidadosa que el ejemplo.
reading-hogwarts-year-direction = A quién le toca después
    .difference = Al jugador de la derecha, o en el sentido de las agujas del reloj según una regla casera.
    .reading = Al jugador de la derecha.
    .reason = La fuente es el reglamento.
reading-hogwarts-voldemort-returns-stone = Dónde se puede poner la Piedra
    .difference = En cualquier sitio menos en el tablero 2, o en cualquier casilla.
    .reading = No en el tablero 2.
    .reason = La frase exacta prevalece sobre la breve.
reading-hogwarts-year-rolling = Combates entre menores de edad
    .difference = Los dos tiran por turnos, o tiran ambos y comparan.
    .reading = Tiran ambos en un mismo lance.
    .reason = Solo así hay algo que comparar.
reading-hogwarts-year-common-room = Cartas en una sala común
    .difference = Cualquier carta, o una de cuatro mazos.
    .reading = Una de los cuatro mazos.
    .reason = La lista es más exacta.
reading-hogwarts-year-floo = Polvos flu
    .difference = Aparecen como carta y como ficha.
    .reading = Existen las dos y hacen lo mismo.
    .reason = En la caja están las fichas; en el mazo, las cartas.
reading-hogwarts-year-defence-card = Tras una carta de defensa
    .difference = El rival pierde un turno, pero en el ejemplo la habilidad sigue al ataque siguiente.
    .reading = Solo la propia carta de defensa queda sin respuesta.
    .reason = El ejemplo lo muestra paso a paso.
reading-hogwarts-year-boards = Cuántos tableros hay
    .difference = 15 tableros y peones, pero 16 personajes.
    .reading = 15: Pettigrew y Voldemort comparten uno.
    .reason = Uno ocupa el lugar del otro.
reading-hogwarts-year-match-needed = ¿Hace falta un partido?
    .difference = Para los magos cualificados es una regla; en el resumen de un jugador, una opción.
    .reading = Es una regla.
    .reason = La fuente es el reglamento.


## Options

option-hogwarts-variant =
    Qué variante se juega: magos menores de edad para principiantes, magos cualificados con cartas exigidas
    y mortífagos, equipos, o en solitario. Quien está solo en la mesa juega siempre en solitario.
option-hogwarts-solo_rules =
    Qué reglas sigue quien juega en solitario: las de los magos menores de edad o las de los cualificados.
option-hogwarts-length =
    Qué acaba la partida: la clásica pide dos misiones y más de 260 puntos; la rápida, una y 210; la larga, tres y 320.
option-hogwarts-teams =
    Cuántos equipos hay en la variante por equipos: uno con todos los jugadores, o dos, tres o cuatro que se sientan
    alternados, con dos o tres miembros cada uno.
option-hogwarts-end_timing =
    Si se termina la ronda cuando alguien ha alcanzado el objetivo, o la partida se detiene en el acto.
option-hogwarts-winner =
    Si gana quien tenga más puntos, o solo puede ganar quien cumpla por sí mismo las condiciones de final.
option-hogwarts-points_floor =
    Si los puntos se detienen en 0, o pueden bajar más.
option-hogwarts-first_player =
    Si el azar decide quién empieza, o empieza el asiento con el número indicado; el primer asiento es el 0.
option-hogwarts-hp_cap =
    Si los PV pueden crecer sin límite, o solo hasta el número con el que empiezas.
option-hogwarts-hp_zero =
    Si perder el último PV fuera de un combate te deja fuera de combate, o te deja con 1 PV.
option-hogwarts-extra_stops =
    Si solo puedes detenerte antes en lugares de misión y torres, también en un aula para la que tengas un libro, o en
    todos los lugares con nombre.
option-hogwarts-floo_from_standing =
    Si un viaje con polvos flu requiere un movimiento que haya acabado en una torre, o puede salir de la torre en la que
    ya estás.
option-hogwarts-buckbeak =
    Si Buckbeak vuela en lugar de tu tirada, o después de tu movimiento.
option-hogwarts-trade_refused_draw =
    Si un intercambio rechazado pone fin a tu visita a la sala común, o aún puedes robar una carta.
option-hogwarts-required_cards =
    Si basta con tener las cartas que pide una misión, o hay que gastarlas.
option-hogwarts-exams_per_stop =
    Si puedes hacer todos los exámenes para los que tengas libros, o uno en cada parada.
option-hogwarts-defence_dice =
    Si los dados de defensa no se usan, se usan entre jugadores, o se usan entre jugadores y contra mortífagos.
option-hogwarts-de_setup =
    Si el azar pone a los mortífagos en las torres, o lo hace el primer jugador.
option-hogwarts-de_exclude =
    Qué torres quedan libres de mortífagos al empezar: se pueden combinar varios valores; ninguna, si no
    eliges.
option-hogwarts-solo_death_eaters =
    Si los mortífagos no hacen nada en solitario, o los mueve el juego.
option-hogwarts-mission_exchange =
    Si las misiones se quedan como se repartieron, o con siete y ocho jugadores se puede cambiar una en una torre.
option-hogwarts-coop_round_limit =
    Tras cuántas rondas ha perdido un solo equipo con todos los jugadores: nunca, o tras un número de rondas.
option-hogwarts-team_ability =
    Si la habilidad de un rival golpea solo al miembro que ha atacado, o a todo el equipo tras cada ataque.
option-hogwarts-solo_quidditch =
    Si quien juega en solitario se enfrenta a un bando que lleva el juego, o no hay partidos.
option-hogwarts-placement =
    Si las piezas de quidditch empiezan en la formación estándar, o cada bando las coloca libremente.
option-hogwarts-bludger =
    Si una bludger le da al primer rival dentro de la distancia que indique el dado, o solo exactamente a
    esa distancia.
option-hogwarts-steal_cost =
    Cuántas acciones cuesta robar la quaffle: dos, o una.
option-hogwarts-match_turns =
    Cuántos turnos tiene como máximo cada bando en la ronda 1 de un partido de quidditch.
option-hogwarts-mode2_floo_refill =
    Si en El regreso de Voldemort los héroes pueden tomar una ficha de polvos flu en una sala común, o no.
option-hogwarts-mode2_early_fights =
    Si los jugadores pasan libremente unos junto a otros antes de que Voldemort haya regresado, o ya combaten.
option-hogwarts-mode2_both_lack =
    Si la partida sigue cuando Harry y Voldemort se encuentran y a los dos les falta su ficha, o acaba en empate.
option-hogwarts-mode2_de_draw =
    Si en El regreso de Voldemort los mortífagos roban cartas en las casillas de hechizo y de poción, o no.
option-hogwarts-mode2_death_eaters =
    Si Voldemort dirige a seis mortífagos, o a tres por cada héroe y seis como mucho. Lo segundo se lo pone más fácil a
    un Harry que está solo.
option-hogwarts-pack_data =
    Qué contenido se usa: el tablero, las cartas y los personajes de este juego, o tu propio paquete.
option-hogwarts-seconds_per_turn =
    Cuánto puede durar un turno: sin límite, o un número de segundos.


## Procedures

procedure-hogwarts-variants = Las variantes, una al lado de otra
    .text =
        | | Menores | Cualificados | Equipo | Solitario |
        |---|---|---|---|---|
        | Fichas de polvos flu al empezar | 2 | 1 | 1 | 2 con las reglas de menores, 1 con las de cualificados |
        | Una misión requiere | objetos | objetos y cartas | objetos y cartas, con todo el equipo presente | según las reglas elegidas |
        | Cartas en un combate de misión | 5 | 3 | 2 por miembro | según las reglas elegidas |
        | Cartas en un duelo | 5 | 3 | 3 | según las reglas elegidas |
        | Combate con un jugador | un dado cada uno, pierde quien pierde dos lances | dados de ataque o cartas, se pierde con 1 PV | como los cualificados, nunca dentro del equipo | ninguno |
        | Cartas en un combate con un jugador | ninguna | una poción y un hechizo | una poción y un hechizo | ninguna |
        | Mortífagos | ninguno | seis | seis | con las reglas de cualificados seis, sin efecto |
        | Hace falta un partido para acabar la partida | no | sí | no | según las reglas elegidas |
        | Combate de misión perdido | Caldero Chorreante | Caldero Chorreante | Caldero Chorreante | la partida está perdida |
procedure-hogwarts-turn = Un turno paso a paso
    .text =
        1. **Comienzo del turno.** Juega cartas de comienzo de turno si quieres. En vez de tirar puedes volar con
           Buckbeak o esperar en el lugar de una misión de equipo.
        2. **Tira** dos dados.
        3. **Camina** la suma, como se explica en «Un recorrido paso a paso».
        4. **Combate**, si donde acaba tu movimiento hay un mortífago u otro jugador. Después la casilla no hace nada
           y el turno ha terminado.
        5. **Recoge** las fichas de objeto de la casilla, hasta donde lo permitan los límites.
        6. **Intenta una misión** de este lugar, si tienes lo que pide y te apetece.
        7. **Usa la casilla** y, si es un aula, haz exámenes.
        8. **Viaja**: desde una torre con polvos flu, desde el campo con un traslador en lugar del partido. Recoge
           allí las fichas e intenta una misión, si en este turno aún no has intentado ninguna. Luego vuelves.
        9. **Fin.** Si alguien cumple ahora las condiciones de final, esta ronda es la última. Le toca al jugador de
           tu derecha, salvo que hayas usado el giratiempo.
procedure-hogwarts-walk = Un recorrido paso a paso
    .text =
        1. Pasa a una casilla unida a la tuya en la que no hayas estado en este movimiento. Un paso libre no cuesta
           nada; cualquier otro gasta uno de tu tirada.
        2. Si allí hay un mortífago o un jugador de otro equipo, tu movimiento acaba y combates.
        3. Si es el campo de quidditch, tu movimiento acaba.
        4. Puedes recoger una ficha de objeto que haya allí: dos por turno, seis en total.
        5. Puedes detenerte si es una torre o el lugar de una misión que puedas intentar ahora.
        6. Si no, sigue hasta agotar la tirada. Un paso tras el cual no se pudiera agotar se rechaza, salvo que
           ningún camino sea bastante largo.
        7. Tras el último paso aún puedes tomar un paso libre.
procedure-hogwarts-field = Qué hace una casilla
    .text =
        | Casilla | Cuando te detienes en ella | En El regreso de Voldemort |
        |---|---|---|
        | Hechizo, poción | robas una carta | lo mismo |
        | Libro, dos libros | robas un libro, o dos | nada |
        | Comportamiento | robas una carta y haces lo que dice | nada |
        | Suceso | robas una carta; afecta a todos | nada |
        | Duelo | combates con el estudiante de la carta | nada |
        | PV | ganas los PV indicados | lo mismo, pero no para Voldemort |
        | Sala común | robas una carta de comportamiento, un libro, una poción o un hechizo, o propones un intercambio | un hechizo o una poción; un héroe puede tomar una ficha de polvos flu |
        | Encantamientos, Transformaciones, Defensa Contra las Artes Oscuras | exámenes, luego un hechizo | un hechizo |
        | Pociones, Herbología, Cuidado de Criaturas Mágicas | exámenes, luego dos pociones | dos pociones |
        | Despacho de Dumbledore | dos hechizos | lo mismo |
        | Despacho de Snape | dos pociones | lo mismo |
        | Cabaña de Hagrid | una poción y un hechizo | lo mismo |
        | Sección Prohibida | un libro | nada |
        | Torre | un viaje con polvos flu | un viaje con polvos flu para los héroes |
        | Campo de quidditch | un partido, o un viaje con un traslador | el ritual de Pettigrew, o un viaje con un traslador |
procedure-hogwarts-mission-fight = Un combate de misión paso a paso
    .text =
        1. Elige la misión y muestra que tienes sus fichas, y sus cartas si la variante las pide. En un equipo tienen
           que estar allí todos los miembros.
        2. Descubre su carta de combate. En un equipo, multiplica sus PV por el número de miembros.
        3. Si la carta tiene un efecto al revelarse, ocurre ahora. Cada pérdida se anuncia antes: puedes responder
           con una carta de defensa o con la Piedra de la Resurrección.
        4. **Tu ronda.** Puedes jugar una carta de defensa. Si la habilidad va antes de los ataques, golpea ahora.
           Después ataca con una carta de ataque o con tus dados.
        5. Si a tu rival le quedan PV y la habilidad va después de los ataques, golpea ahora. Si estás a 0, has
           perdido. Si no, vuelve al paso 4; en un equipo ataca el miembro siguiente.
        6. Si a tu rival no le quedan PV, la habilidad golpea una última vez, salvo que la carta diga otra cosa.
        7. Si te queda al menos 1 PV, has ganado: anótate los puntos, pon las fichas en el tablero 2 o en el callejón
           Diagon y deja la misión boca arriba. Con 0 PV has perdido: ve al Caldero Chorreante, entrega los hechizos
           y las pociones y toma 6 PV.
procedure-hogwarts-duel = Un duelo paso a paso
    .text =
        1. Roba una carta de duelo; si es tu propio personaje, devuélvela y roba otra vez.
        2. Con 1 PV has perdido de inmediato.
        3. Combate como en un combate de misión, desde que se revela la carta, con el límite de cartas de los duelos.
        4. En cuanto te quede 1 PV has perdido, aunque sea por la última habilidad: pon bajo sus mazos tres cartas a
           tu elección, o todas si tienes menos.
        5. Si a tu rival no le quedan PV y tú tienes 2 o más tras la última habilidad, has ganado: roba un hechizo,
           una poción y un libro.
        6. La carta de duelo va bajo su mazo y tu turno termina.
procedure-hogwarts-player-fight-underage = Un combate entre magos menores de edad
    .text =
        1. Ataca quien ha llegado, y elige rival si hay varios.
        2. Los dos tiran un dado. El más bajo pierde 1 PV, pero nunca el último; si empatan, se tira otra vez.
        3. Quien ha perdido dos lances ha perdido el combate; si no, se vuelve al paso 2.
        4. El ganador puede tomar una ficha de objeto, una ficha de traslador, una ficha de polvos flu o una carta
           oculta al azar.
        5. El turno ha terminado.
procedure-hogwarts-player-fight-qualified = Un combate entre magos cualificados
    .text =
        1. Quien empieza con solo 1 PV ha perdido. Si los dos tienen solo 1, no hay combate.
        2. Ataca primero quien ha llegado: con los dados de ataque, o con un hechizo o una poción.
        3. El otro puede responder a una pérdida anunciada con una carta de defensa. Cada uno dispone de una poción y
           un hechizo para todo el combate.
        4. Quien se queda con 1 PV ha perdido; si no, ataca el otro.
        5. El ganador puede tomar dos fichas de objeto, una ficha de traslador, una ficha de polvos flu o dos cartas
           ocultas al azar.
        6. El turno ha terminado.
procedure-hogwarts-death-eater = Un combate con un mortífago
    .text =
        1. El vecino de la derecha toma el tablero del mortífago, todos sus PV, un hechizo y una poción.
        2. Ataca primero el jugador activo, luego el mortífago, y así por turnos: con dados o con una carta. El
           jugador activo puede usar tres cartas.
        3. Quien primero se queda sin PV ha perdido.
        4. Si ha perdido el mortífago, queda fuera de la partida y el jugador se anota 20 puntos.
        5. Si ha perdido el jugador, le cuesta lo mismo que una misión fallida: el Caldero Chorreante, todos los
           hechizos y pociones, y 6 PV para volver a empezar.
        6. Las cartas del mortífago van bajo sus mazos y el turno ha terminado.
procedure-hogwarts-match = Un partido de quidditch paso a paso
    .text =
        1. Cada bando tiene una casa. Se colocan el guardián, los golpeadores y los cazadores, la quaffle y las dos
           bludgers.
        2. Los dos tiran dos dados; empieza la suma más alta.
        3. **Ronda 1.** En tu turno tira dos dados para tus acciones:

           | Qué haces | Acciones |
           |---|---|
           | mover una pieza una casilla | 1 |
           | recoger la quaffle o una bludger al entrar en su casilla | ninguna |
           | lanzar una bludger: tiras, eliges una dirección; el objetivo la esquiva con 4 o más | ninguna |
           | lanzar la quaffle una casilla, o pasarla con el guardián | 1 |
           | robar la quaffle | 1 por el paso y 1 por quitarla |
           | tirar a puerta desde la línea 3 del otro bando | 1 |

        4. Un tiro es gol si el dado del cazador es más alto que el del guardián. Un gol da una carta de quidditch, y
           después la quaffle va al bando que defiende.
        5. Con dos goles se gana la ronda 1; también dejando fuera a todos los cazadores del otro bando. Tras 30
           turnos de cada bando la ganan más goles, o si no los dados (RUL-HOG-178).
        6. **Ronda 2.** Empieza quien ganó la ronda 1. En tu turno tira dos dados, mueve a tu buscador y, si quieres,
           juega una carta de quidditch.
        7. El primer buscador que completa la vuelta atrapa la snitch y gana 40 puntos.
        8. Todas las cartas de quidditch van bajo su mazo, y el peón desafiado vuelve a su sitio.
procedure-hogwarts-return-turn = Un turno en El regreso de Voldemort
    .text =
        1. **Un héroe** que ha fallado con un horrocrux lo intenta otra vez en lugar de moverse. Si no, tira dos dados
           y camina; puede detenerse antes en las torres y, con el colmillo o la espada, en los horrocruxes.
        2. Un héroe que se encuentra con un mortífago se detiene y combate. Harry y Voldemort se detienen para su
           encuentro.
        3. En un horrocrux con el colmillo o la espada: un dado cada uno, y un resultado más alto lo destruye. Después
           se puede usar la casilla.
        4. **Pettigrew** tira un dado. Con las cuatro fichas se detiene en el campo, y Voldemort regresa: seis
           mortífagos van a las torres, Voldemort coloca la Piedra y después Harry la Varita.
        5. **Voldemort** tira un dado para sí y uno por cada mortífago, en el orden que quiera. Un mortífago que se
           encuentra con un héroe se detiene y ataca.
        6. **Un combate:** quien ha llegado ataca con dados o con una carta. El defensor vuelve a tirar cada dado
           acertado: un 1 o un 2 le cuesta 2 PV, de 3 a 5 le cuesta 1 PV, y un 6 le cuesta 1 PV al atacante. Después
           ataca el otro.
        7. Un héroe derrotado va a la Salida con 1 PV; un mortífago derrotado abandona la partida.
procedure-hogwarts-meeting = Cuando Harry se encuentra con Voldemort
    .text =
        1. A Harry le falta la Piedra y a Voldemort la Varita: no pasa nada, y la partida sigue.
        2. Solo a Harry le falta su ficha: gana Voldemort.
        3. Solo a Voldemort le falta su ficha: gana el bando de Harry.
        4. Los dos tienen la suya, pero queda un horrocrux: gana Voldemort.
        5. Si no, el duelo final: un dado cada uno, y si empatan se tira otra vez. El más alto gana la partida.


## Refused actions

refusal-hogwarts-not_your_turn = No es tu turno.
refusal-hogwarts-game_over = La partida ha terminado.
refusal-hogwarts-not_now = Ahora no puedes hacer eso.
refusal-hogwarts-choose_character = Primero elige tu personaje.
refusal-hogwarts-character_taken = Otro jugador tiene ese personaje.
refusal-hogwarts-not_a_student = No puedes elegir ese personaje.
refusal-hogwarts-must_choose = Primero elige lo que tienes pendiente.
refusal-hogwarts-not_a_neighbour = Estas dos casillas no están conectadas.
refusal-hogwarts-not_enterable = No puedes entrar en esa casilla.
refusal-hogwarts-visited = Ya has estado en esa casilla en este movimiento.
refusal-hogwarts-cannot_finish = Desde allí no podrías recorrer el resto de tu tirada.
refusal-hogwarts-must_go_on = No puedes detenerte aquí: recorre el resto de tu tirada.
refusal-hogwarts-no_moves_left = No te quedan pasos.
refusal-hogwarts-no_roll = En este turno no tiras los dados.
refusal-hogwarts-move_first = Primero muévete: eso podrás hacerlo donde termine tu movimiento.
refusal-hogwarts-no_waiting = Solo puedes esperar en el lugar de una misión de equipo.
refusal-hogwarts-too_many_items = No puedes recoger más fichas de objeto en este turno.
refusal-hogwarts-no_such_item = Aquí no puedes conseguir esa ficha de objeto.
refusal-hogwarts-out_of_reach = Esa ficha está demasiado lejos.
refusal-hogwarts-swap_needed = Tienes seis fichas de objeto: elige una para dejarla aquí.
refusal-hogwarts-swap_not_needed = Tienes sitio para la ficha, así que no hace falta que dejes ninguna.
refusal-hogwarts-must_put_tokens = Primero pon la ficha en una casilla.
refusal-hogwarts-bad_place = No puedes elegir esa casilla para esto.
refusal-hogwarts-not_held = No tienes esa carta o ficha.
refusal-hogwarts-not_in_deck = Esa carta no está en el mazo.
refusal-hogwarts-deck_empty = En ese mazo no quedan cartas.
refusal-hogwarts-must_arrange = Devuelve todas estas cartas al mazo, en el orden que quieras.
refusal-hogwarts-must_discard = Primero elige qué carta pierdes.
refusal-hogwarts-no_such_ability = Tu personaje no tiene esa habilidad.
refusal-hogwarts-not_usable = No puedes usar esa ficha aquí.
refusal-hogwarts-wrong_moment = Ahora no puedes salir volando.
refusal-hogwarts-wrong_moment_for_card = Esa carta solo sirve en un combate.
refusal-hogwarts-start_of_turn_only = Solo puedes jugar esa carta al comienzo de tu turno.
refusal-hogwarts-not_against_players = Los magos menores de edad no pueden usar cartas contra otros jugadores.
refusal-hogwarts-no_target = No hay nadie contra quien usar esa carta.
refusal-hogwarts-not_on_a_tower = Los polvos flu solo funcionan desde una torre.
refusal-hogwarts-no_floo = No tienes polvos flu.
refusal-hogwarts-no_portkey = No tienes ninguna ficha de traslador.
refusal-hogwarts-one_trip = Solo puedes hacer un viaje por turno.
refusal-hogwarts-not_a_floo_place = Los polvos flu no llevan allí.
refusal-hogwarts-graveyard_by_portkey = Solo un traslador te lleva al cementerio.
refusal-hogwarts-not_your_mission = Esa no es una de tus misiones pendientes.
refusal-hogwarts-one_attempt = Ya has intentado una misión en este turno.
refusal-hogwarts-must_attempt = Te has detenido antes para intentar algo aquí, así que inténtalo.
refusal-hogwarts-mission_needs_items = Te faltan fichas de objeto para esta misión.
refusal-hogwarts-mission_needs_cards = Te faltan cartas para esta misión.
refusal-hogwarts-team_not_there = Antes tiene que estar aquí todo tu equipo.
refusal-hogwarts-not_here = No puedes hacer eso en esta casilla.
refusal-hogwarts-no_trade = Ese intercambio no es posible.
refusal-hogwarts-must_answer = Primero responde a la oferta.
refusal-hogwarts-other_classroom = El examen de ese libro se hace en otra aula.
refusal-hogwarts-choose_opponent = Primero elige contra quién luchas.
refusal-hogwarts-no_such_player = No puedes elegir a ese jugador para esto.
refusal-hogwarts-no_cards = Los magos menores de edad luchan entre sí sin cartas.
refusal-hogwarts-no_tokens = Los mortífagos no tienen fichas de objeto.
refusal-hogwarts-too_many_cards = Ya has usado todas las cartas que permite este combate.
refusal-hogwarts-found_this_round = Puedes usar esa carta a partir de la ronda siguiente.
refusal-hogwarts-not_a_defence = Ahora solo sirve una carta de defensa.
refusal-hogwarts-one_defence = Solo puedes jugar una carta de defensa a la vez.
refusal-hogwarts-nothing_to_cancel = No hay nada que esa carta pueda anular.
refusal-hogwarts-dice_only = Esa ficha solo da dados de ataque, que ahora no sirven.
refusal-hogwarts-bad_dice = No puedes volver a tirar esos dados.
refusal-hogwarts-not_a_way_out = Por esa casilla no puedes escapar del combate.
refusal-hogwarts-nothing_there = El perdedor no tiene nada de esa clase.
refusal-hogwarts-place_death_eater = Primero pon al mortífago en una torre.
refusal-hogwarts-not_a_tower = No puedes poner ahí a un mortífago: elige otra torre.
refusal-hogwarts-tower_taken = En esa torre ya hay un mortífago.
refusal-hogwarts-hero_there = En esa torre hay un héroe.
refusal-hogwarts-not_a_hero = Elige un personaje del bando de Harry.
refusal-hogwarts-hero_needed = Harry tiene que participar, y no queda nadie más que pueda jugar con él.
refusal-hogwarts-wrong_side = Esa ficha pertenece al otro bando.
refusal-hogwarts-never_carried = Un horrocrux no se puede llevar encima.
refusal-hogwarts-no_powers = Las fichas de objeto no tienen poderes en El regreso de Voldemort.
refusal-hogwarts-token_on_mission = La misión pide esa ficha, así que ahora no puedes usarla para otra cosa.
refusal-hogwarts-no_horcrux = Aquí no hay ningún horrocrux.
refusal-hogwarts-no_weapon = Necesitas el colmillo de basilisco o la Espada de Gryffindor.
refusal-hogwarts-must_retry = Vuelve a intentar destruir el horrocrux antes de seguir.
refusal-hogwarts-not_a_weapon = Solo puedes entregar lo que destruye horrocruxes.
refusal-hogwarts-not_together = Solo puedes entregar algo a un héroe que esté en la misma casilla.
refusal-hogwarts-board_full = Ese héroe no tiene sitio para otra ficha de objeto.
refusal-hogwarts-unused_deck = Ese mazo no se usa en esta mesa.
refusal-hogwarts-no_floo_here = Aquí no puedes conseguir polvos flu.
refusal-hogwarts-floo_not_needed = Solo recibes polvos flu si no te quedan y todavía hay un horrocrux en el tablero 2.
refusal-hogwarts-no_such_pawn = Ese no es uno de tus peones.
refusal-hogwarts-already_moved = Ese peón ya se ha movido en este turno.
refusal-hogwarts-must_challenge = Reta a alguien a un partido o usa el traslador.
refusal-hogwarts-play_to_end = Tienes que jugar el partido hasta el final.
refusal-hogwarts-house_taken = Quien te reta ya juega con esa casa.
refusal-hogwarts-match_first = Primero termina el partido.
refusal-hogwarts-must_place = Primero coloca tus piezas.
refusal-hogwarts-already_placed = Ya has colocado esa pieza.
refusal-hogwarts-wrong_line = Esa pieza no puede empezar ahí.
refusal-hogwarts-must_roll = Primero tira los dados.
refusal-hogwarts-no_actions = No te quedan acciones suficientes.
refusal-hogwarts-piece_out = Esa pieza está fuera del partido.
refusal-hogwarts-not_a_step = Muévete a la casilla siguiente por las líneas de puntos.
refusal-hogwarts-field_taken = Ya hay una de tus piezas ahí.
refusal-hogwarts-opponent_there = Ahí hay un rival: rodéalo.
refusal-hogwarts-keeper_stays = Un guardián no puede salir del área de portería.
refusal-hogwarts-goal_area = Solo los guardianes pueden entrar en un área de portería.
refusal-hogwarts-no_bludger = Esa pieza no tiene ninguna bludger que lanzar.
refusal-hogwarts-thrown_already = Ese golpeador ya ha lanzado una bludger en este turno.
refusal-hogwarts-must_throw = Elige una dirección para la bludger.
refusal-hogwarts-no_quaffle = Tu bando no tiene la quaffle.
refusal-hogwarts-bad_pass = No puedes lanzar la quaffle ahí.
refusal-hogwarts-nobody_to_rob = Ninguno de tus cazadores está en la casilla de quien lleva la quaffle.
refusal-hogwarts-must_take = Toma la quaffle, ahora que tu cazador la ha alcanzado.
refusal-hogwarts-too_far = Solo puedes tirar a puerta desde la línea 3 del otro bando.
refusal-hogwarts-must_put = Primero pon la quaffle en una casilla de tu línea 3.
refusal-hogwarts-not_your_line = La quaffle tiene que ir a tu propia línea 3.
refusal-hogwarts-one_card = Ya has usado una carta de quidditch en este turno.
