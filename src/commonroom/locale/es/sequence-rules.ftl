### The rules of Sequence in Spanish: one message per rule or ruling, and the words of the rules document.
### The order and the structure are in games/sequence/rules.toml.


## The document

document-sequence = Sequence: las reglas
    .intro =
        Esta página reúne todas las reglas de Sequence con las que se juega en Common Room. Juegas una carta,
        pones una ficha en una casilla que muestre esa misma carta, robas otra e intentas completar líneas
        de cinco.

        - Un código como SEQ-51 designa una **regla**: la dicen los reglamentos impresos o se desprende
          directamente de ellos. La fuente indica dónde está y si es texto impreso, deducido del texto
          impreso, calculado o tomado de una fuente pública ajena a los reglamentos.
        - Un código como RUL-SEQ-51 designa un **criterio**: lo que decidimos cuando los reglamentos callan o
          admiten dos lecturas. Recoge la pregunta, la respuesta y el motivo. Algunos criterios se pueden
          cambiar con una opción al abrir la mesa.

        Un **bando** es un jugador individual o, si se juega por equipos, un equipo. Una **casilla** es cada
        uno de los cien recuadros del tablero. Un Jack **comodín** coloca una ficha; un Jack **anticomodín**
        la retira. Una ficha **protegida** forma parte de un sequence completo y ya no se mueve de su sitio.

        Se recogen dos ediciones impresas, y en cada regla consta a qué ediciones pertenece. Esta página no
        es oficial: todas las reglas están redactadas con nuestras propias palabras, no sustituyen al
        reglamento de tu caja, y los nombres de juegos, editoriales, casas y personajes son marcas de sus
        propietarios.
    .contents = Índice
    .editions = Ediciones
    .edition = Edición
    .id = Se escribe
    .box = Caja
    .differences = En qué se diferencian las ediciones
    .topic = Tema
    .ids = Véase
    .readings = En qué difieren los idiomas impresos y qué lectura seguimos
    .readings-intro =
        Las dos ediciones están impresas en ocho idiomas: inglés, francés, neerlandés, alemán, italiano,
        español, portugués y polaco. No siempre dicen lo mismo; estos son los pasajes en que difieren.
    .difference = Los textos
    .reading = Qué seguimos
    .why = Motivo
    .options = Opciones
    .options-intro =
        La mesa elige sus opciones antes de empezar la partida. El primer valor es el predeterminado. El
        valor «edition» significa: lo que diga la regla de la edición elegida.
    .option = Opción
    .values = Valores
    .decides = Qué decide
    .procedures = Procedimientos
    .procedures-intro =
        Las mismas reglas una vez más, en el orden exacto en que se aplican.
    .refusals = Acciones rechazadas
    .refusals-intro =
        Una acción no permitida se rechaza con un código que indica el motivo; estos son los códigos que
        aparecen durante la partida. El rechazo no cambia nada: la carta sigue en la mano, el turno sigue
        siendo de quien era y el intento no cuenta como acción de ese jugador.
    .code = Código
    .meaning = Significado
    .source = Fuente
    .rulings = Criterio

edition-sequence-harry-potter-2021 = Harry Potter 2021
    .box = Sequence, edición Harry Potter, Goliath 2021
edition-sequence-classic-2022 = Clásica 2022
    .box = Sequence, edición clásica, Goliath 2022


## Sections

section-sequence-components = Componentes
    .about = las cartas, el tablero, las fichas
section-sequence-players = Jugadores y equipos
    .about = cuántos pueden jugar, equipos, asientos, colores, cuántos sequence hacen falta para ganar
section-sequence-start = Quién empieza
    .about = el sorteo para saber quién reparte o qué bando empieza
section-sequence-dealing = Reparto
    .about = cuántas cartas recibe cada uno, el montón de robar
section-sequence-information = Información visible y oculta
    .about = qué pueden ver los jugadores y los espectadores
section-sequence-turn = El turno
    .about = jugar una carta, colocar una ficha, pasar, no tener jugada, quedarse sin cartas
section-sequence-drawing = Robar carta
    .about = la carta del final del turno y qué ocurre si se olvida
section-sequence-corners = Esquinas
    .about = las cuatro casillas que cuentan para todos
section-sequence-jacks = Jacks
    .about = los Jacks comodín, que colocan, y los Jacks anticomodín, que retiran
section-sequence-dead-cards = Cartas nulas
    .about = las cartas sin casilla libre y cómo cambiarlas
section-sequence-sequences = Los sequence
    .about = qué cuenta como cinco en línea y qué queda protegido
section-sequence-long-lines = Líneas largas
    .about = de seis a diez en línea, quién elige las cinco, dos sequence en una misma línea
section-sequence-sharing = Compartir casillas
    .about = sequence que se cruzan, dos sequence con una sola ficha
section-sequence-talk = Hablar y aconsejar en equipo
    .about = qué pueden decirse los compañeros, las denuncias, la penalización
section-sequence-end = Fin de la partida
    .about = la victoria, el montón de robar vacío, el empate
section-sequence-leaving = Abandonos y tiempo
    .about = conexiones perdidas, jugadores que se van, rendirse


## Components

SEQ-01 =
    La baraja tiene 104 cartas: dos copias de cada uno de los 52 diseños, es decir, as, 2 a 10, Jack, reina
    y rey en cuatro palos o casas. No hay comodines.
    .source =
        «Contenido». El número está impreso; la composición se deduce de los números impresos.
SEQ-02 =
    Ocho de las 104 cartas son Jacks: cuatro comodines y cuatro anticomodines.
    .source =
        Harry Potter: «Los Jacks». Clásica: «¿Cómo se juega?» nombra los dos tipos; su número se deduce.
SEQ-03 =
    El tablero tiene diez filas de diez casillas: 96 casillas que muestran una carta y cuatro esquinas.
    .source =
        «Contenido» y «¿Cómo se juega?». El tamaño se deduce de los números impresos (48 diseños por
        duplicado más cuatro esquinas) y coincide con las descripciones públicas del tablero.
SEQ-04 =
    Cada carta, salvo los Jacks, aparece exactamente en dos casillas. Los Jacks no aparecen en ninguna.
    .source = «¿Cómo se juega?» (impreso)
SEQ-05 =
    Las cartas están dispuestas en el tablero como se muestra en los procedimientos, en «El tablero». Girado
    un cuarto de vuelta, media vuelta o tres cuartos, sigue siendo el mismo tablero.
    .source =
        No está en el reglamento; procede de una fuente pública: varias copias independientes del tablero
        clásico, que coinciden en todas las casillas.
SEQ-06 =
    Las cartas pertenecen a cuatro casas en lugar de a cuatro palos, y la casa decide de qué tipo es un
    Jack. El reglamento no dice dónde está cada casa en el tablero; véanse RUL-SEQ-02 y RUL-SEQ-03.
    .source = «Los Jacks» (impreso)
SEQ-07 =
    Hay 135 fichas: 50 de color ónice (el reglamento español las llama negras), 50 doradas y 35 plateadas.
    .source = «Contenido» (impreso)
SEQ-08 =
    Hay 135 fichas: 50 azules, 50 verdes y 35 rojas.
    .source = «Contenido» (impreso; el total está calculado)
SEQ-09 =
    Cada ficha tiene dos caras. Se coloca con la cara de Harry Potter hacia arriba y muestra la cara SEQUENCE
    en cuanto forma parte de un sequence completo.
    .source = «¿Cómo se juega?» (impreso)
RUL-SEQ-01 =
    Dos de cada uno de los 52 diseños, sin comodines.
    .question = ¿Cuáles son las 104 cartas de la baraja? ¿Hay comodines?
    .reason =
        104 es el doble de 52. Las cajas estadounidenses traen también comodines, pero sus reglas los dejan
        fuera del juego.
RUL-SEQ-02 =
    Dentro del programa las cartas conservan los cuatro palos: Gryffindor equivale a diamantes, Slytherin a
    tréboles, Hufflepuff a corazones y Ravenclaw a picas.
    .question = ¿Qué casa ocupa el lugar de cada palo?
    .reason =
        Así los Jacks tienen los mismos poderes en las dos ediciones. El reglamento fija las dos parejas:
        Gryffindor y Slytherin, comodines; Hufflepuff y Ravenclaw, anticomodines. Qué palo le toca a cada
        casa dentro de su pareja es elección nuestra y no influye en el juego.
RUL-SEQ-03 =
    Como en el tablero clásico, con casas en lugar de palos según RUL-SEQ-02. La disposición se guarda como
    dato de la edición, para poder sustituirla cuando se conozca la verdadera.
    .question = ¿Cómo están dispuestas las cartas en el tablero de Harry Potter?
    .reason =
        El reglamento no lo dice y no se ha encontrado ninguna fuente pública. Ninguna regla depende de ello;
        solo cambia qué casillas son vecinas.
RUL-SEQ-04 =
    El tablero se guarda solo en la posición que muestra «El tablero». La pantalla puede girar la imagen,
    pero las filas y las columnas conservan sus números.
    .question = ¿En qué posición está el tablero?
    .reason = Las copias públicas muestran el mismo tablero en los cuatro giros, pero nunca reflejado.
RUL-SEQ-14 =
    No. Las dos copias de un diseño son intercambiables.
    .question = ¿Hay que decir cuál de dos cartas iguales se juega?
    .reason = Las dos copias se ven igual y hacen lo mismo.
RUL-SEQ-68 =
    Las fichas nunca se acaban; el número que se muestra es solo informativo. Con limit_chips activado, un
    bando sin fichas en su reserva no puede colocar ninguna, de modo que solo puede jugar sus Jacks
    anticomodín. Las fichas retiradas del tablero vuelven a la reserva.
    .question = ¿Qué ocurre cuando un bando se queda sin fichas?
    .reason = Los reglamentos no dicen nada y, en la práctica, las cantidades impresas bastan.


## Players and teams

SEQ-10 =
    Pueden jugar a Sequence 2, 3, 4, 6, 8, 9, 10 o 12 personas: cualquier número del 2 al 12 que sea
    divisible entre 2 o entre 3. No se puede jugar con 5, 7 ni 11.
    .source =
        «Preparación». Impreso en la edición Harry Potter; en la clásica se deduce de la lista de cartas por
        jugador y de que los equipos son iguales.
SEQ-11 =
    Dos o tres jugadores juegan cada uno por su cuenta. Con cuatro o más hay que formar equipos. Nunca hay
    más de tres bandos.
    .source = «Preparación» (impreso)
SEQ-12 =
    Todos los equipos tienen el mismo tamaño. Con 4 jugadores se forman dos equipos de 2; con 6, dos de 3 o
    tres de 2; con 8, dos de 4; con 9, tres de 3; con 10, dos de 5; con 12, dos de 6 o tres de 4.
    .source =
        Harry Potter: «Juego en equipos». Clásica: «Preparación». La igualdad está impresa; la lista está
        calculada.
SEQ-13 =
    Con dos equipos, los asientos se alternan alrededor del tablero, de modo que cada jugador se sienta
    entre dos rivales.
    .source = Harry Potter: «Juego en equipos». Clásica: «Preparación» (impreso)
SEQ-14 =
    Con tres equipos, uno de cada tres asientos alrededor del tablero es del mismo equipo.
    .source =
        Harry Potter: «Juego en equipos» (impreso). Clásica: «Preparación», que solo pide alternar los
        asientos.
SEQ-15 =
    Dos bandos usan las fichas doradas y las de color ónice. Las plateadas solo las usa un tercer bando.
    .source = «Preparación» (impreso)
SEQ-16 =
    Los bandos eligen su color. Con dos bandos se usan el azul y el verde; el rojo queda para un tercero.
    .source = «Preparación» (impreso; el tercer color se deduce)
SEQ-17 =
    Todos los miembros de un equipo juegan con el mismo color. Las fichas, los sequence y la victoria son
    del bando, no de un solo jugador.
    .source = «Preparación» y «Fin de la partida» / «Fin del juego» (impreso)
SEQ-18 =
    Con dos bandos hacen falta dos sequence para ganar. Con tres bandos basta con uno.
    .source =
        Harry Potter: «Objetivo del juego». Clásica: «Objetivo del juego» y «Fin del juego» (impreso)
RUL-SEQ-10 =
    Exactamente los números de SEQ-10 y los equipos de SEQ-12. Con 6 o 12 jugadores, quien abre la mesa
    elige entre dos y tres equipos. Dos o tres jugadores son siempre bandos individuales, y con cualquier
    otro número de jugadores la partida no puede empezar.
    .question = ¿Qué números de jugadores y de equipos puede elegir una mesa?
    .reason = Los equipos deben ser iguales y hay tres como máximo.
RUL-SEQ-11 =
    Los asientos se numeran en el sentido de las agujas del reloj y se asignan por orden a los bandos:
    primero, segundo, tercero si lo hay, y de nuevo el primero. Los jugadores solo pueden cambiarse de
    asiento antes de empezar la partida.
    .question = ¿Quién se sienta dónde?
    .reason = El resultado es exactamente el de SEQ-13 y SEQ-14.
RUL-SEQ-12 =
    Cada bando puede elegir entre los colores de su edición. Si no elige, se asignan por este orden: dorado,
    ónice y plateado en la edición Harry Potter; azul, verde y rojo en la clásica. El tercer color solo se
    ofrece con tres bandos.
    .question = ¿A quién le toca cada color?
    .reason = Se desprende de SEQ-15 y SEQ-16.


## Choosing who starts

SEQ-19 =
    Cada jugador saca una carta y reparte quien tenga la más baja. Los ases son altos, así que la carta más
    baja es el 2.
    .source = «Preparación» (impreso)
SEQ-20 =
    Empieza el jugador que está a la izquierda de quien reparte.
    .source = «¿Cómo se juega?» (impreso)
SEQ-21 =
    Cada bando saca una carta y empieza el que tenga la más alta. Nadie hace de repartidor.
    .source = «Preparación» (impreso; no se nombra a ningún repartidor)
SEQ-22 =
    Si hay empate en el sorteo inicial, se vuelve a sacar carta.
    .source = «Preparación» (impreso)
RUL-SEQ-05 =
    Solo quienes empatan con la carta decisiva, tantas veces como haga falta hasta que quede uno. La carta
    decisiva es la más baja en la edición Harry Potter y la más alta en la clásica. Los palos nunca
    desempatan.
    .question = ¿Quién vuelve a sacar carta si hay empate en el sorteo inicial?
    .reason =
        La edición Harry Potter no dice nada de los empates; la clásica solo dice que se saque otra carta.
RUL-SEQ-06 =
    De menor a mayor: 2 a 10, Jack, reina, rey, as. Vale para las dos ediciones.
    .question = ¿Cuál es el orden de las cartas en el sorteo inicial?
    .reason =
        La edición Harry Potter dice que los ases son altos. La clásica no lo dice, y en las reglas
        estadounidenses los ases también son altos.
RUL-SEQ-07 =
    Se sacan una tras otra de la baraja de 104 cartas ya barajada, se enseñan a todos y se devuelven.
    Después se vuelve a barajar todo antes de repartir.
    .question = ¿Qué pasa con las cartas sacadas en el sorteo inicial?
    .reason = En la edición Harry Potter se baraja después de este sorteo.
RUL-SEQ-08 =
    Saca la carta el miembro del equipo con el número de asiento más bajo, que juega el primer turno si su
    equipo gana el sorteo. Con la opción starter en random_member, se elige al azar a un miembro del equipo
    ganador.
    .question = En una partida por equipos, ¿quién saca la carta y quién juega el primer turno?
    .reason =
        El inglés, el francés, el alemán y el italiano hablan solo del equipo; el polaco, el neerlandés y el
        portugués, de quien sacó la carta. Esta respuesta encaja con ambas lecturas.


## Dealing

SEQ-24 =
    Cada jugador recibe 7 cartas si juegan 2 personas, 6 si juegan 3 o 4, 5 si juegan 6, 4 si juegan 8 o 9,
    y 3 si juegan 10 o 12. Cuenta el número de jugadores, no el de bandos.
    .source = «Preparación» (impreso)
SEQ-25 =
    Quien reparte baraja las cartas y da a todos la misma cantidad.
    .source = «Preparación» (impreso)
SEQ-26 =
    Las cartas que sobran forman el montón de robar: 90 cartas con 2 jugadores, 86 con 3, 80 con 4, 74 con
    6, 72 con 8, 68 con 9, 74 con 10 y 68 con 12.
    .source = «Preparación». El montón está impreso; las cantidades están calculadas.
RUL-SEQ-09 =
    Las cartas se reparten de una en una y en el sentido de las agujas del reloj, empezando por quien juega
    el primer turno. En la edición Harry Potter el repartidor es solo una marca que decide quién es ese
    jugador; en la clásica no hay repartidor.
    .question = ¿Quién reparte en una partida digital y en qué orden?
    .reason = Con un orden fijo, cualquier reparto se puede repetir a partir de su semilla.


## Open and hidden information

RUL-SEQ-13 =
    Cada mano la ve solo su dueño; ni los compañeros ni los espectadores la ven. Todos ven cuántas cartas
    hay en cada mano y en el montón de robar, el tablero, los sequence completos y todas las cartas jugadas,
    cambiadas o entregadas. Una mesa puede mostrar las manos a los compañeros; véase RUL-SEQ-74.
    .question = ¿Qué está oculto y qué está a la vista?
    .reason = Las cartas se dejan boca arriba, y está prohibido hablar de las que se tienen en la mano.
RUL-SEQ-80 =
    Solo lo que ven todos, según RUL-SEQ-13.
    .question = ¿Qué ven los espectadores?
    .reason = Un espectador que viera una mano podría contarlo.


## The turn

SEQ-23 =
    Los turnos pasan en el sentido de las agujas del reloj.
    .source = «¿Cómo se juega?» (impreso)
SEQ-27 =
    En tu turno eliges exactamente una carta de tu mano y la dejas boca arriba delante de ti, en tu propio
    montón de descarte.
    .source = «¿Cómo se juega?» (impreso; solo la edición Harry Potter lo llama montón de descarte)
SEQ-28 =
    Si la carta no es un Jack, pones a continuación una ficha de tu color en una casilla que muestre esa
    carta.
    .source = «¿Cómo se juega?» (impreso)
SEQ-29 =
    Puedes usar cualquiera de las dos casillas que muestran tu carta, siempre que no tenga ya una ficha.
    .source = «¿Cómo se juega?» (impreso)
SEQ-30 =
    Una ficha colocada ya no se mueve. Solo un Jack anticomodín puede retirarla del tablero.
    .source =
        «¿Cómo se juega?». Impreso en la edición Harry Potter; deducido en la clásica, que no conoce otra
        manera.
SEQ-31 =
    El orden dentro del turno es: cambiar una carta nula si la tienes y quieres, jugar una carta, colocar o
    retirar una ficha, robar una carta.
    .source = «¿Cómo se juega?»; en la edición Harry Potter, también «Carta nula» y «Los Jacks» (impreso)
RUL-SEQ-15 =
    No. Quien tiene una jugada legal debe jugar.
    .question = ¿Puede un jugador negarse a jugar?
    .reason = El turno consiste en jugar una carta, y los reglamentos no contemplan pasar.
RUL-SEQ-16 =
    Si el jugador aún puede cambiar una carta nula en este turno, debe hacerlo primero. Si después sigue sin
    tener una jugada legal, pasa: no deja ninguna carta ni roba ninguna.
    .question =
        ¿Y si no se puede jugar ninguna carta: solo cartas nulas, Jacks anticomodín sin objetivo o Jacks
        comodín con el tablero lleno?
    .reason = La carta que se roba al final del turno sustituye a una carta jugada.
RUL-SEQ-17 =
    Si en una ronda completa pasan todos los asientos y entretanto nadie juega, cambia ni roba ninguna
    carta, la partida acaba en empate. Una jugada cuenta desde que se hace, aunque aún quede por elegir
    cuáles son sus cinco casillas. Una ronda con algún cambio no cuenta, porque el turno siguiente permite
    otro cambio.
    .question = ¿Y si pasan todos?
    .reason = Ya no puede cambiar nada.
RUL-SEQ-18 =
    El asiento sigue en la partida, pasa automáticamente en cada turno y no vuelve a robar. Su bando aún
    puede ganar gracias a los demás miembros. Con empty_hand en draw_one, roba una carta en lugar de jugar
    su turno.
    .question = ¿Y si un jugador se queda sin cartas por robos perdidos o penalizaciones?
    .reason = Las cartas perdidas o entregadas no se recuperan nunca; véanse SEQ-35 y SEQ-60.
RUL-SEQ-26 =
    Una acción no permitida se rechaza, y una acción aceptada es definitiva.
    .question = ¿Se puede deshacer una jugada o corregir una carta o una casilla equivocadas?
    .reason = Una ficha colocada ya no se mueve; véase SEQ-30.
RUL-SEQ-69 =
    No hay ninguna regla especial. Se aplican RUL-SEQ-16 y RUL-SEQ-17.
    .question = ¿Y si el tablero está lleno?
    .reason = Los criterios sobre pasar ya cubren este caso.


## Drawing

SEQ-32 =
    Terminas tu turno robando una carta del montón de robar.
    .source =
        «¿Cómo se juega?». Impreso en todos los textos salvo en el clásico inglés, que solo lo da a entender.
SEQ-33 =
    Si se te olvida robar, pierdes el derecho a esa carta en cuanto el siguiente jugador empieza a actuar.
    .source = «¿Cómo se juega?» (impreso; la formulación varía según el idioma)
SEQ-34 =
    Si se te olvida robar, no pierdes el derecho a esa carta hasta que el siguiente jugador ha hecho su
    movimiento y además ha robado.
    .source = «¿Cómo se juega?» (impreso)
SEQ-35 =
    Un robo perdido no se recupera nunca: sigues hasta el final de la partida con esa carta de menos.
    .source = «¿Cómo se juega?» (impreso)
RUL-SEQ-27 =
    Las dos cosas son posibles. De manera predeterminada los jugadores roban a mano y se les puede olvidar.
    Con draw_mode en «auto», la carta se roba justo después de la jugada y no hay nada que olvidar.
    .question = ¿Roban los jugadores a mano o roba el programa por ellos?
    .reason =
        SEQ-33, SEQ-34 y SEQ-35 solo tienen sentido si se roba a mano; para una partida informal es más
        cómodo el robo automático.
RUL-SEQ-28 =
    El turno pasa en cuanto se resuelve la jugada. Desde ese momento el siguiente jugador puede cambiar o
    jugar, y el anterior todavía puede robar; lo que llega antes cuenta antes.
    .question = ¿Quién puede actuar entre una jugada y el robo que le corresponde?
    .reason = Así es en una mesa de verdad, y nadie tiene que esperar a que le den paso.
RUL-SEQ-29 =
    Cuando se acepta la primera acción del siguiente jugador, sea un cambio o una jugada. La opción
    forgotten_draw puede sustituir esto: next_action es la lectura de la edición Harry Potter, next_draw la
    de la edición clásica, y con «never» ninguna acción de otro jugador extingue el derecho.
    .question = ¿En qué momento exacto se pierde un robo olvidado en la edición Harry Potter?
    .reason =
        Los ocho idiomas oscilan entre el comienzo del turno siguiente y el siguiente movimiento. Un turno se
        hace visible con su primera acción, y eso es lo que mejor encaja con todos.
RUL-SEQ-30 =
    Cuando el siguiente jugador ha hecho una jugada, colocando o retirando una ficha, y después ha robado la
    carta con la que termina ese turno. La opción forgotten_draw puede sustituir esto, como se explica en
    RUL-SEQ-29.
    .question = ¿En qué momento exacto se pierde un robo olvidado en la edición clásica?
    .reason = SEQ-34 exige las dos cosas: el movimiento y el robo.
RUL-SEQ-31 =
    Los derechos se acumulan, y quien roba por una jugada posterior anula todos los anteriores. Supongamos
    que A y B han olvidado robar y que C ha jugado, pero aún no ha robado. Entonces A y B todavía pueden
    robar, pero A solo antes que B: en cuanto roba B, A pierde su derecho.
    .question = ¿Y si el siguiente jugador también se olvida de robar?
    .reason =
        Mientras B no haya movido y robado, el derecho de A sigue en pie; pero no puede durar más que el de
        B.
RUL-SEQ-32 =
    Con el siguiente cambio o la siguiente jugada de quien tiene ese derecho. Si el derecho sigue en pie al
    empezar su turno, puede robar antes de nada. Nadie tiene nunca dos cartas pendientes.
    .question = ¿Cuándo termina, como muy tarde, el derecho a una carta olvidada?
    .reason = De lo contrario, las manos podrían superar su tamaño.
RUL-SEQ-33 =
    Pasar no es un movimiento y no extingue ningún derecho. El derecho a robar sigue en pie hasta que
    alguien actúe.
    .question = ¿Y si el siguiente jugador pasa?
    .reason =
        Un asiento que se salta automáticamente no debe costarle en el acto una carta al jugador anterior.
RUL-SEQ-34 =
    En la edición Harry Potter el jugador anterior pierde su robo, porque el cambio es la primera acción. En
    la clásica no lo pierde, porque la carta robada en un cambio no es la que termina el turno. En las dos
    ediciones, quien empieza su propio turno con un cambio pierde el robo que aún tuviera pendiente.
    .question = ¿Y si el siguiente jugador empieza cambiando una carta nula?
    .reason = Se desprende de SEQ-33 y SEQ-34.
RUL-SEQ-35 =
    Exactamente una carta menos desde entonces; en los turnos posteriores se roba una carta como siempre.
    Varios robos perdidos se suman.
    .question = ¿Qué cuesta un robo perdido?
    .reason = SEQ-35 quita una carta, no el derecho a volver a robar.
RUL-SEQ-36 =
    Sí; cuenta como olvido. En la edición Harry Potter puede ser importante cuando queda una sola carta en
    el montón de robar.
    .question = ¿Se puede dejar de robar a propósito?
    .reason = El único castigo de los reglamentos es la carta perdida.
RUL-SEQ-37 =
    Los bots roban al instante. Un bot que juega detrás de una persona a la que aún le falta robar espera
    hasta que esta robe o hasta que pase el tiempo fijado en draw_grace.
    .question = ¿Cómo tratan los bots el robo?
    .reason = Si no, un bot extinguiría en milisegundos el derecho del jugador anterior.
RUL-SEQ-38 =
    Solo puede robar una carta pendiente el jugador a quien le corresponde. La pantalla se lo recuerda y no
    detiene a nadie; los demás solo pueden notarlo por el número de cartas de su mano. En la edición Harry
    Potter, que un compañero lo recuerde cuenta como consejo.
    .question = ¿Pueden otros robar por mí o recordarme que robe?
    .reason = SEQ-59 prohíbe avisar a un compañero.


## Corners

SEQ-36 =
    Cada esquina cuenta para todos los bandos como si hubiera en ella una ficha de su color.
    .source = «¿Cómo se juega?» (impreso)
SEQ-37 =
    Con una esquina bastan cuatro fichas para un sequence.
    .source = «¿Cómo se juega?» (impreso)
SEQ-38 =
    Varios bandos pueden usar la misma esquina, incluso a la vez.
    .source = «¿Cómo se juega?» (impreso)
RUL-SEQ-21 =
    Ninguna de las dos cosas, nunca. Una esquina no es una casilla libre ni tiene una ficha que se pueda
    retirar.
    .question = ¿Se puede poner una ficha en una esquina o anular una esquina?
    .reason =
        La esquina ya cuenta para todos; véase SEQ-36. Las respuestas públicas a los jugadores dicen lo
        mismo.


## Jacks

SEQ-39 =
    Los Jacks comodín son los de Gryffindor (Ron Weasley) y Slytherin (el profesor Snape).
    .source = «Los Jacks» (impreso)
SEQ-40 =
    Los Jacks comodín son los que miran de frente, con dos ojos: los de tréboles y diamantes.
    .source =
        «¿Cómo se juega?». Los dos ojos están impresos; los palos proceden de una fuente pública: los dibujos
        habituales de la baraja.
SEQ-41 =
    Para jugar un Jack comodín, déjalo en tu montón de descarte y coloca una ficha de tu color en cualquier
    casilla libre.
    .source = Harry Potter: «Los Jacks». Clásica: «¿Cómo se juega?» (impreso)
SEQ-42 =
    Los Jacks anticomodín son los de Hufflepuff (Nymphadora Tonks) y Ravenclaw (la profesora Trelawney).
    .source = «Los Jacks» (impreso)
SEQ-43 =
    Los Jacks anticomodín son los que se ven de lado, con un ojo: los de picas y corazones.
    .source =
        «¿Cómo se juega?». El único ojo está impreso; los palos proceden de una fuente pública: los dibujos
        habituales de la baraja.
SEQ-44 =
    Para jugar un Jack anticomodín, déjalo en tu montón de descarte y retira del tablero una ficha rival.
    .source = Harry Potter: «Los Jacks». Clásica: «¿Cómo se juega?» (impreso)
SEQ-45 =
    Una ficha que forma parte de un sequence completo no se puede retirar del tablero.
    .source = Harry Potter: «Los Jacks» y «¿Cómo se juega?». Clásica: «¿Cómo se juega?» (impreso)
SEQ-46 =
    La ficha retirada no se reemplaza: en el turno en que retiras una ficha no colocas ninguna.
    .source =
        Clásica: «¿Cómo se juega?» (impreso). Harry Potter: se deduce de «Los Jacks», donde un Jack ocupa
        todo el turno.
SEQ-47 =
    Jugar un Jack es todo tu turno: robas una carta para sustituirlo y el turno se acaba.
    .source = Harry Potter: «Los Jacks» (impreso). Clásica: se deduce de «¿Cómo se juega?».
RUL-SEQ-19 =
    No se puede jugar, ni siquiera sin efecto, y tampoco es una carta nula. Espera en la mano.
    .question = ¿Y si no hay ninguna ficha que un Jack anticomodín pueda retirar?
    .reason = Debe retirar una ficha, y no tiene casillas propias que puedan estar cubiertas.
RUL-SEQ-20 =
    No se puede jugar, y tampoco es una carta nula.
    .question = ¿Y si no queda ninguna casilla libre para un Jack comodín?
    .reason = Un Jack comodín necesita una casilla libre.
RUL-SEQ-22 =
    Cualquier ficha de cualquier otro bando que no esté protegida; con tres bandos, el jugador elige
    libremente entre los dos rivales. Nunca una ficha del propio bando, la haya colocado quien la haya
    colocado.
    .question = ¿De quién son las fichas que puede retirar un Jack anticomodín?
    .reason = Los reglamentos hablan de las fichas de un rival.
RUL-SEQ-23 =
    Sí. Desde el turno del siguiente jugador puede usarla cualquiera, con su carta o con un Jack comodín. La
    ficha retirada vuelve a la reserva de su dueño.
    .question = ¿Se puede volver a usar la casilla que queda libre?
    .reason = SEQ-46 solo excluye una ficha nueva dentro del mismo turno.
RUL-SEQ-24 =
    Sí. Solo un sequence completo protege sus fichas.
    .question = ¿Se puede retirar una ficha de una línea sin terminar, por ejemplo una de cuatro seguidas?
    .reason = SEQ-45 protege los sequence completos y nada más.
RUL-SEQ-81 =
    No; ninguno de los dos reglamentos lo permite. Una mesa puede activarlo como regla casera con
    breakable_sequences.
    .question = ¿Puede un Jack anticomodín romper un sequence completo?
    .reason = Es una variante conocida por una hoja de reglas pública en inglés.


## Dead cards

SEQ-48 =
    Una carta de tu mano es nula cuando sus dos casillas tienen ficha.
    .source = «Carta nula» (impreso)
SEQ-49 =
    Una carta de tu mano que no se puede jugar, porque no le queda ninguna casilla libre, se puede cambiar.
    .source =
        «¿Cómo se juega?». Impreso como «injugable» en seis idiomas y con precisión en neerlandés; al texto
        polaco le falta la regla.
SEQ-50 =
    Para cambiar una carta nula, déjala en tu montón de descarte en tu turno, antes de jugar, y roba una
    carta. Después juega tu turno. No estás obligado a cambiarla.
    .source = Harry Potter: «Carta nula». Clásica: «¿Cómo se juega?» (impreso)
SEQ-51 =
    Puedes cambiar como máximo una carta nula por turno.
    .source =
        Harry Potter: «Carta nula» (impreso). Clásica: «¿Cómo se juega?», impreso solo en neerlandés.
SEQ-52 =
    Anuncias en voz alta que la carta es nula.
    .source = «Carta nula» (impreso)
RUL-SEQ-25 =
    Sí: primero el cambio y luego cualquier jugada, también un Jack o la carta recién robada. Dos jugadas en
    un mismo turno nunca son posibles.
    .question = ¿Se puede cambiar una carta nula y jugar un Jack en el mismo turno?
    .reason = Se desprende del orden dentro del turno; véase SEQ-31.
RUL-SEQ-39 =
    No, en ninguna de las dos ediciones. Con jack_exchange activado, un Jack que no se puede jugar se puede
    cambiar como una carta nula.
    .question = ¿Puede un Jack ser una carta nula?
    .reason =
        La edición Harry Potter y el texto clásico neerlandés definen la carta nula por sus casillas, y un
        Jack no tiene ninguna. Los demás textos clásicos solo hablan de una carta que no se puede jugar, lo
        que una mesa puede tomar al pie de la letra.
RUL-SEQ-40 =
    Una. Con exchange_limit en «unlimited» no hay límite.
    .question = ¿Cuántas cartas nulas se pueden cambiar en un turno en la edición clásica?
    .reason =
        El texto neerlandés dice una, y lo mismo dicen las reglas estadounidenses y la edición Harry Potter.
RUL-SEQ-41 =
    No. Descartar la carta nula y robar la nueva son una sola acción.
    .question = ¿Se puede olvidar la carta nueva de un cambio?
    .reason = Los reglamentos lo describen como un solo acto.
RUL-SEQ-42 =
    No. En un turno con cambio se roban dos cartas en total, de modo que la mano conserva su tamaño.
    .question = ¿Sustituye el cambio al robo del final del turno?
    .reason =
        Solo lo sugiere el texto italiano de la edición Harry Potter. Así, un simple cambio reduciría la
        mano.
RUL-SEQ-43 =
    En el turno propio, antes de la jugada. No se puede después de la jugada, en el turno de otro jugador ni
    mientras esté pendiente la elección de un sequence o una penalización.
    .question = ¿Cuándo se puede cambiar una carta nula?
    .reason = SEQ-50 lo sitúa antes de la jugada.
RUL-SEQ-44 =
    Con las opciones predeterminadas no puede ocurrir: para entonces la partida de Harry Potter ha terminado
    y la clásica tiene un montón de robar nuevo. Con pile_exhausted en play_on, o con exhaustion_timing en
    on_needed_draw, no se puede cambiar nada mientras el montón de robar esté vacío.
    .question = ¿Se puede cambiar una carta nula con el montón de robar vacío?
    .reason = No habría ninguna carta que robar.
RUL-SEQ-45 =
    Se juzga en el momento del cambio: las dos casillas tienen una ficha de cualquier bando, incluidas las
    propias y las protegidas. Si más tarde se retira una de esas fichas, la carta se puede volver a jugar.
    .question = ¿Cuándo exactamente es nula una carta?
    .reason = SEQ-48 solo pregunta si las dos casillas están cubiertas.
RUL-SEQ-46 =
    Se queda en la mano hasta que el turno siguiente dé otra oportunidad.
    .question = ¿Y si la carta nueva también es nula?
    .reason = SEQ-51 permite un cambio por turno, y las guías públicas dicen lo mismo.
RUL-SEQ-47 =
    Una carta nula se puede cambiar aunque se puedan jugar otras cartas; lo decide el jugador. Mientras una
    de sus dos casillas esté libre, la carta no es nula, aunque el jugador tenga las dos copias.
    .question =
        ¿Puedo cambiar aunque pueda jugar otra carta? ¿Y si tengo las dos copias de una carta y una de sus
        casillas está libre?
    .reason = SEQ-50 no pone esa condición, y SEQ-48 exige que las dos casillas estén cubiertas.
RUL-SEQ-48 =
    En las dos ediciones, todo cambio se anuncia a la mesa entera y muestra la carta.
    .question = ¿Se entera la mesa de qué carta se ha cambiado?
    .reason = SEQ-52 lo exige y, en cualquier caso, la carta queda boca arriba.


## Sequences

SEQ-53 =
    Un sequence son cinco casillas en línea recta y sin huecos, en horizontal, vertical o diagonal, que
    cuentan todas para el mismo color.
    .source =
        Harry Potter: «Objetivo del juego» y «¿Cómo se juega?». Clásica: «Objetivo del juego» (impreso)
SEQ-54 =
    Un sequence completo es definitivo: ninguna de sus fichas se puede retirar en lo que queda de partida.
    .source = «¿Cómo se juega?» (impreso)
SEQ-55 =
    Las fichas de un sequence completo se giran para mostrar la cara SEQUENCE.
    .source = «¿Cómo se juega?» (impreso)
RUL-SEQ-49 =
    No. Se reconoce por sí solo en cuanto se coloca la ficha.
    .question = ¿Hay que cantar un sequence?
    .reason = Nada en los reglamentos lo pide.
RUL-SEQ-59 =
    Ninguna de las dos cosas es posible. Solo se comprueba una ficha colocada, y solo para el bando que la
    colocó.
    .question = ¿Puede nacer un sequence al retirar una ficha, o puede mi jugada completar uno del rival?
    .reason = Retirar solo quita, y una ficha cuenta para un único bando.


## Long lines

SEQ-56 =
    En una misma fila o columna se puede completar más de un sequence.
    .source = «¿Cómo se juega?» (impreso)
RUL-SEQ-51 =
    Es un solo sequence. Exactamente cinco de sus casillas, entre ellas la de la ficha recién colocada,
    pasan a ser el sequence; solo sus fichas quedan protegidas y, en la edición Harry Potter, se giran. Las
    demás siguen siendo fichas corrientes que se pueden retirar. Con long_line_lock en whole_line quedan
    protegidas todas las fichas de ese bando en la línea sin huecos, pero sigue siendo un solo sequence.
    .question = ¿Qué es una línea de seis, siete u ocho?
    .reason = Un sequence son cinco casillas, y un segundo solo puede usar una de ellas.
RUL-SEQ-52 =
    El jugador que colocó la ficha, como parte de la jugada y antes de que pase el turno. Las cinco pueden
    incluir una esquina o dejarla fuera. Si no hay respuesta porque se agota el tiempo, el jugador no está o
    un bot no tiene preferencia, se toman las cinco que empiezan antes leyendo el tablero como una página.
    Con long_line_choice en «auto» se hace siempre así.
    .question = ¿Quién elige las cinco casillas de una línea larga?
    .reason =
        Una guía pública da la elección al jugador. Y los reglamentos permiten usar una esquina; no obligan a
        ello.
RUL-SEQ-53 =
    Dos sequence, en las dos ediciones: nueve en línea comparten la casilla central y diez no necesitan
    compartir ninguna. Pueden llegar a la vez, cuando la ficha llena el hueco entre cuatro y cuatro, o uno
    tras otro. Con collinear_share desactivado, dos sequence de la misma línea no pueden compartir casilla,
    de modo que nueve son uno y diez son dos.
    .question =
        ¿Una línea de nueve o diez es un sequence o dos? ¿Pueden dos sequence de la misma línea compartir la
        casilla en la que se tocan?
    .reason =
        En la edición Harry Potter se desprende de SEQ-56 y SEQ-57. La clásica habla solo de sequence que se
        cruzan; las reglas estadounidenses permiten compartir una casilla cualquiera, y las descripciones
        públicas cuentan nueve seguidas como dos.
RUL-SEQ-56 =
    Ningún sequence nuevo, y la sexta ficha no queda protegida.
    .question = ¿Qué forma una sexta ficha en el extremo de un sequence completo?
    .reason = Las nuevas cinco compartirían cuatro casillas con el sequence anterior.
RUL-SEQ-57 =
    No. Numera del 1 al 10 las casillas de una línea de diez: un primer sequence en las casillas 3 a 7 o 4 a
    8 no deja sitio para un segundo en esa línea, aunque acabe habiendo en ella nueve o diez fichas.
    .question = ¿Se pueden volver a elegir más tarde las cinco casillas de un sequence?
    .reason = Las fichas se giran una vez y para siempre.


## Sharing spaces

SEQ-57 =
    Cuando hacen falta dos sequence, el segundo puede usar como máximo una casilla del primero.
    .source = «Fin de la partida» (impreso)
SEQ-58 =
    Dos sequence del mismo color que se cruzan pueden tener una ficha en común.
    .source = «Notas» (impreso)
RUL-SEQ-50 =
    Cuentan todos a la vez, siempre que no haya dos que compartan más de una casilla. Con dos bandos, eso
    gana la partida de inmediato.
    .question = ¿Y si una ficha completa dos o más sequence?
    .reason = Comparten exactamente la casilla de esa ficha, lo que SEQ-57 y SEQ-58 permiten.
RUL-SEQ-54 =
    Sí, un bando puede usar la misma esquina en sus dos sequence. Da igual si la esquina cuenta o no como la
    única casilla compartida.
    .question = ¿Puede ser una esquina la casilla compartida? ¿Cuenta como compartida?
    .reason =
        Dos sequence de un bando que comparten una esquina no tienen ninguna otra casilla en común: las
        líneas de direcciones distintas solo se cortan una vez, y en una misma línea solo un grupo de cinco
        contiene una esquina dada.
RUL-SEQ-55 =
    No; eso no es un segundo sequence.
    .question = ¿Pueden dos sequence compartir dos o más casillas?
    .reason = SEQ-57 permite una.
RUL-SEQ-58 =
    No, y nunca importa, porque un bando con dos sequence ya ha ganado.
    .question = ¿Tiene algo de especial una ficha que pertenece a dos sequence?
    .reason = Ningún bando necesita más de dos sequence; véase SEQ-18.
RUL-SEQ-60 =
    No. El primer sequence gana.
    .question = ¿Importa compartir casillas con tres bandos?
    .reason = Con tres bandos basta un sequence; véase SEQ-18.


## Team talk and coaching

SEQ-59 =
    En el juego por equipos está prohibido dar consejos: nadie puede avisar a un compañero que está a punto
    de cometer un error.
    .source = «Juego en equipos» (impreso)
SEQ-60 =
    La penalización por dar consejos: cada miembro de ese equipo entrega al montón de descarte una carta de
    su mano, a su elección. No se roba ninguna por ella.
    .source = «Juego en equipos» (impreso; que no se roba nada se deduce)
SEQ-61 =
    Los jugadores no pueden consultarse sobre sus cartas, salvo que se haya acordado antes de la partida. No
    hay penalización.
    .source = «Notas» (impreso; no se nombra ninguna penalización)
RUL-SEQ-70 =
    Mientras esté prohibido hablar, los equipos no tienen canal privado, y el chat de la mesa lo pueden leer
    todos y se conserva. Toda señal que avise o aconseje a un compañero es un consejo, ya sea por chat, por
    voz, con un ping o con un emoji.
    .question = ¿Cómo se evitan los consejos?
    .reason = SEQ-59 y SEQ-61 los prohíben.
RUL-SEQ-71 =
    Un jugador de otro bando puede denunciar que en un equipo se han dado consejos; contra cada equipo solo
    puede haber una denuncia abierta a la vez. La denuncia prospera si un miembro de ese equipo lo reconoce
    o si así lo decide el anfitrión de la mesa; si no, se desestima sin consecuencias. Mientras tanto se
    sigue jugando, y el fin de la partida cancela las denuncias abiertas. El programa nunca juzga lo que se
    ha dicho. De manera predeterminada la penalización solo existe en la edición Harry Potter;
    coaching_penalty puede activarla o desactivarla.
    .question = ¿Cómo se denuncian los consejos?
    .reason = Funciona como en una mesa de verdad.
RUL-SEQ-72 =
    De inmediato, entre dos acciones. La partida espera hasta que cada miembro del equipo haya elegido una
    carta para entregar, que puede ser cualquiera, incluso un Jack. No se repone, y un robo pendiente sigue
    pendiente. Si se agota el tiempo o el miembro se ha ido, se toma una carta al azar.
    .question = ¿Cómo se cumple la penalización?
    .reason = SEQ-60 exige una carta a cada miembro del equipo.
RUL-SEQ-73 =
    La última carta también hay que entregarla; una mano vacía no entrega nada. Sin equipos no hay regla
    sobre los consejos.
    .question = ¿Y los miembros con una carta o ninguna, y las partidas sin equipos?
    .reason = La regla habla de compañeros y de cada miembro del equipo.
RUL-SEQ-74 =
    Se fija antes de la partida y después no se puede cambiar. Con team_talk en «allowed», cada equipo tiene
    un canal privado; si además share_hands está activado, los compañeros se ven las manos. En esta edición,
    hablar cuando está prohibido no tiene penalización, salvo que coaching_penalty esté activado.
    .question = ¿Cómo acuerda una mesa de la edición clásica permitir que se hable?
    .reason = SEQ-61 pide un acuerdo antes de la partida y no nombra ninguna penalización.
RUL-SEQ-75 =
    Según el reglamento, no. Aun así, la opción team_talk existe; una mesa así queda marcada como mesa con
    regla casera, y la penalización se desactiva.
    .question = ¿Puede una mesa de la edición Harry Potter acordar que se permita hablar?
    .reason = SEQ-59 no admite excepciones.


## End of the game

SEQ-62 =
    El primer bando que tiene los sequence que necesita gana en el acto y la partida termina. SEQ-18 dice
    cuántos son.
    .source = «Objetivo del juego» y «Fin de la partida» / «Fin del juego» (impreso)
SEQ-63 =
    Cuando no quedan cartas en el montón de robar, la partida acaba en empate: no gana nadie.
    .source = «¿Cómo se juega?» (impreso; el neerlandés precisa el momento)
SEQ-64 =
    Tras un empate de este tipo se retiran todas las fichas del tablero y puede empezar una partida nueva.
    .source = «¿Cómo se juega?» (impreso)
SEQ-65 =
    El reglamento clásico no dice qué ocurre cuando se acaba el montón de robar. RUL-SEQ-66 llena ese hueco.
    .source = No está impreso en ningún idioma
RUL-SEQ-61 =
    La victoria va primero. El ganador no roba, las cartas pendientes quedan sin efecto y se rechaza
    cualquier otra acción.
    .question = ¿Y si una jugada gana la partida cuando aún quedan cartas por robar?
    .reason = SEQ-62 termina la partida en el acto.
RUL-SEQ-62 =
    Cuando se roba la última carta. Con exhaustion_timing en on_needed_draw, la partida no termina hasta que
    hace falta una carta y no la hay: en el momento en que toca robarla, también donde se roba a mano.
    .question =
        ¿Termina la partida de Harry Potter cuando se roba la última carta o cuando hace falta una carta y no
        la hay?
    .reason =
        El texto neerlandés lo dice con exactitud, y los demás hablan de un montón sin cartas. Ninguno habla
        de una carta que hace falta y no está.
RUL-SEQ-63 =
    También termina la partida en el acto; quien hizo el cambio ya no llega a jugar.
    .question = ¿Y si la última carta se roba al cambiar una carta nula?
    .reason = El reglamento no distingue entre un robo y otro.
RUL-SEQ-64 =
    Sí, sigue siendo empate. Con exhaustion_tiebreak en most_sequences, gana el bando con más sequence.
    .question = ¿Es empate aunque un bando tenga un sequence más?
    .reason = El reglamento no ofrece ningún modo de desempatar.
RUL-SEQ-65 =
    La partida se registra como empate y la mesa ofrece la revancha, con los mismos asientos y un nuevo
    sorteo inicial.
    .question = ¿Empieza sola una partida nueva después de un empate?
    .reason =
        SEQ-64; el texto francés dice solo que puede empezar otra partida, y una mesa digital debe preguntar.
RUL-SEQ-66 =
    En cuanto se roba la última carta, se barajan todos los montones de descarte para formar un montón de
    robar nuevo, con los Jacks y todas las cartas cambiadas o entregadas. Las manos y el tablero quedan como
    están. La opción pile_exhausted puede sustituir esto: «reshuffle» hace lo mismo en cualquiera de las
    ediciones, draw_game termina la partida en empate y play_on sigue sin robar.
    .question = ¿Qué ocurre en la edición clásica cuando se acaba el montón de robar?
    .reason = Es la regla oficial estadounidense.
RUL-SEQ-67 =
    Ya no se roban cartas ni queda ninguna pendiente. Los jugadores juegan las que tienen en la mano; cuando
    ya nadie puede jugar, RUL-SEQ-17 termina la partida.
    .question = ¿Cómo sigue la partida sin montón de robar, con pile_exhausted en play_on?
    .reason = La opción necesita un final.


## Leaving and time

RUL-SEQ-76 =
    El asiento espera. Sin límite de tiempo no ocurre nada más. Si lo hay, al agotarse se hace una acción
    legal al azar y se roba la carta; un cambio o pasar solo se eligen si no cabe otra cosa.
    .question = ¿Y si un jugador pierde la conexión?
    .reason = Los reglamentos no dicen nada al respecto.
RUL-SEQ-77 =
    Un sustituto, persona o bot, puede ocupar el asiento y hacerse cargo de la mano. Si no lo hay, desde
    entonces el asiento se salta, su mano se aparta sin ir a ningún montón de descarte y las fichas se
    quedan. Cuando faltan todos los asientos de un bando, ese bando queda fuera; sus fichas siguen en el
    tablero y aún se pueden retirar si no están protegidas. El número de sequence necesarios no cambia. Con
    on_leave en «skip» no hay sustituto; con «abort» la partida termina.
    .question = ¿Y si un jugador se va definitivamente?
    .reason = Es justo para los que se quedan.
RUL-SEQ-78 =
    Gana por abandono.
    .question = ¿Y si solo queda un bando?
    .reason = No queda nadie contra quien jugar.
RUL-SEQ-79 =
    Un bando puede rendirse si están de acuerdo todos sus miembros presentes. Con dos bandos gana el otro;
    con tres, es como si el bando se hubiera ido.
    .question = ¿Puede rendirse un bando?
    .reason =
        No hace falta jugar hasta el final una partida perdida, pero un miembro no puede rendirse por los
        demás.


## Where the editions differ

difference-sequence-chip-colours = Colores de las fichas
    .harry-potter-2021 = dorado y ónice; plateado para un tercer bando
    .classic-2022 = azul y verde; rojo para un tercer bando
difference-sequence-chip-supply = Número de fichas
    .harry-potter-2021 = 50, 50 y 35
    .classic-2022 = lo mismo
difference-sequence-chip-faces = Caras de las fichas
    .harry-potter-2021 = una cara al colocarla, la otra en un sequence completo
    .classic-2022 = no se mencionan; la pantalla muestra un candado
difference-sequence-suits = Palos
    .harry-potter-2021 = cuatro casas
    .classic-2022 = cuatro palos
difference-sequence-player-numbers = Número de jugadores
    .harry-potter-2021 = enunciado como regla
    .classic-2022 = solo se ve en la lista de cartas por jugador
difference-sequence-start-drawers = Quién saca carta en el sorteo inicial
    .harry-potter-2021 = cada jugador
    .classic-2022 = cada bando
difference-sequence-start-card = Qué carta decide
    .harry-potter-2021 = la más baja, y decide quién reparte
    .classic-2022 = la más alta, y decide qué bando empieza
difference-sequence-start-ace = El as en ese sorteo
    .harry-potter-2021 = alto, según el texto
    .classic-2022 = no se dice; alto según nuestro criterio
difference-sequence-start-tie = Empate en ese sorteo
    .harry-potter-2021 = no se dice; se repite según nuestro criterio
    .classic-2022 = se repite, según el texto
difference-sequence-first-turn = Primer turno
    .harry-potter-2021 = el jugador a la izquierda de quien reparte
    .classic-2022 = el bando que empieza; no se dice qué miembro
difference-sequence-forgotten-draw = Un robo olvidado se pierde
    .harry-potter-2021 = cuando el siguiente jugador empieza a actuar
    .classic-2022 = cuando el siguiente jugador ha movido y ha robado
difference-sequence-lost-draw = Qué se pierde
    .harry-potter-2021 = menos cartas que los demás
    .classic-2022 = una carta; el efecto es el mismo
difference-sequence-dead-card = Carta nula
    .harry-potter-2021 = sus dos casillas están cubiertas; se anuncia; una por turno
    .classic-2022 = no se puede jugar; no se anuncia; una por turno solo en neerlandés
difference-sequence-jack-turn = Un Jack ocupa todo el turno
    .harry-potter-2021 = dicho expresamente
    .classic-2022 = implícito
difference-sequence-no-replacement = Ninguna ficha en lugar de la retirada
    .harry-potter-2021 = implícito
    .classic-2022 = dicho expresamente
difference-sequence-same-line = Varios sequence en una fila o columna
    .harry-potter-2021 = permitido, según el texto
    .classic-2022 = no se menciona; permitido según nuestro criterio
difference-sequence-sharing = Compartir
    .harry-potter-2021 = como máximo una casilla del primer sequence
    .classic-2022 = dos sequence que se cruzan pueden compartir una ficha
difference-sequence-coaching = Hablar entre compañeros
    .harry-potter-2021 = totalmente prohibido; cada miembro del equipo entrega una carta
    .classic-2022 = prohibido salvo acuerdo antes de la partida; sin penalización
difference-sequence-empty-pile = Montón de robar vacío
    .harry-potter-2021 = no gana nadie; se retiran las fichas y empieza otra partida
    .classic-2022 = no se dice; los descartes se barajan según nuestro criterio


## Where the printed languages differ

reading-sequence-harry-potter-2021-forgotten-draw = Cuándo se pierde un robo olvidado
    .difference =
        Inglés e italiano: cuando el siguiente jugador mueve. Portugués: cuando juega. Francés y español:
        cuando ha empezado. Neerlandés, alemán y polaco: cuando empieza el turno siguiente.
    .reading =
        Se pierde con la primera acción aceptada del siguiente jugador, sea un cambio o una jugada.
    .reason =
        Un turno se hace visible con su primera acción. Si bastara con que pasara el turno, nadie podría
        robar nunca a tiempo.
reading-sequence-harry-potter-2021-empty-pile = Cuándo termina la partida por falta de cartas
    .difference = Neerlandés: en cuanto se roba la última carta. Todos los demás: cuando no quedan cartas.
    .reading = En el acto, al robarse la última carta.
    .reason = El neerlandés es la forma exacta de lo que dicen los demás.
reading-sequence-harry-potter-2021-new-game = Después de un empate
    .difference = Francés: puede empezar otra partida. Todos los demás: se empieza otra partida.
    .reading = La partida es un empate y se ofrece la revancha.
    .reason = Una mesa digital debe preguntar a los jugadores.
reading-sequence-harry-potter-2021-dead-card-limit = Cuántas cartas nulas por turno
    .difference =
        Español y neerlandés: como máximo una. Inglés, francés, alemán, portugués y polaco: una nota entre
        paréntesis, una carta por turno. Italiano: después se juega el turno sin robar otra carta.
    .reading = Un cambio por turno, y el robo del final del turno se hace igualmente.
    .reason =
        El italiano interpreta mal la nota; un simple cambio reduciría la mano. El español es claro, y las
        reglas estadounidenses coinciden.
reading-sequence-harry-potter-2021-dead-card-duty = Si es obligatorio cambiar una carta nula
    .difference = Italiano: el jugador la descartará. Todos los demás: puede descartarla.
    .reading = Es voluntario, salvo que no haya ninguna jugada legal.
    .reason = Siete idiomas coinciden.
reading-sequence-harry-potter-2021-corner = Esquinas
    .difference =
        Italiano: se puede usar si hay en ella una ficha tuya. Todos los demás: como si la hubiera.
    .reading = Como si la hubiera.
    .reason =
        Es un descuido del italiano; su frase siguiente, que bastan cuatro fichas, exige la otra lectura.
reading-sequence-harry-potter-2021-matching-space = Dónde se puede jugar una carta
    .difference =
        Español: cualquier casilla que no esté cubierta. Todos los demás: cualquiera de las dos casillas de
        esa carta.
    .reading = Cualquiera de las dos casillas que muestran la carta.
    .reason = El español omite las palabras «de la carta».
reading-sequence-harry-potter-2021-wild-target = Dónde se puede jugar un Jack comodín
    .difference = Español: cualquier casilla. Todos los demás: cualquier casilla libre.
    .reading = Cualquier casilla libre.
    .reason = Una casilla cubierta nunca está libre.
reading-sequence-harry-potter-2021-removal = De quién es la ficha que se retira
    .difference =
        Las expresiones van desde la ficha del rival hasta una ficha rival a elección o una ficha del equipo
        o jugador contrario.
    .reading = Cualquier ficha no protegida de cualquier otro bando.
    .reason = Con tres bandos hay dos rivales.
reading-sequence-harry-potter-2021-sharing = Qué pueden compartir dos sequence
    .difference = Neerlandés: una ficha del sequence anterior. Todos los demás: una casilla.
    .reading = Una casilla; una esquina también es una casilla.
    .reason = En la práctica da igual.
reading-sequence-harry-potter-2021-same-line = Varios sequence en una línea
    .difference =
        Español: como si fuera un sequence nuevo. Todos los demás: otro en una fila o columna que ya contiene
        uno.
    .reading = Permitido en todas las direcciones, diagonales incluidas.
    .reason = El límite para compartir ya evita los abusos.
reading-sequence-harry-potter-2021-coaching = Qué cuenta como consejo
    .difference =
        Inglés, francés, neerlandés, alemán y polaco: decir algo. Español y portugués: advertir. Italiano:
        advertir de cualquier modo. El neerlandés prohíbe además toda consulta.
    .reading = Cuenta cualquier señal.
    .reason = Los gestos no existen en digital, pero el chat, la voz y los pings sí.
reading-sequence-harry-potter-2021-seating = Asientos
    .difference =
        Polaco: los equipos deben jugar de forma alterna. Todos los demás: sentarse de forma alterna. El
        portugués cuenta los rivales de ambos lados, dos o cuatro.
    .reading = Asientos alternos; con tres equipos, uno de cada tres.
    .reason = El resultado es el mismo.
reading-sequence-harry-potter-2021-player-numbers = Número de jugadores
    .difference = Italiano: de 2 a 12 jugadores que se puedan dividir en dos o tres equipos.
    .reading = Cualquier número del 2 al 12 que sea divisible entre 2 o entre 3.
    .reason = Son los mismos números.
reading-sequence-harry-potter-2021-colours = Nombre de un color
    .difference = Español: negras. Todos los demás: ónice.
    .reading = Ónice.
    .reason = Son las mismas fichas.
reading-sequence-harry-potter-2021-jack-persons = Personajes de los Jacks
    .difference =
        El portugués empareja a cada personaje con una casa. Todos los demás enumeran casas y personajes en
        el mismo orden.
    .reading =
        Ron Weasley con Gryffindor, Snape con Slytherin, Tonks con Hufflepuff, Trelawney con Ravenclaw.
    .reason = El portugués es explícito.
reading-sequence-harry-potter-2021-spelling = Palabras extrañas
    .difference =
        El portugués deforma las palabras para comodín y Jack; el polaco habla de un símbolo de sequence.
    .reading = No tienen un significado propio.
    .reason = Son errores de impresión.

reading-sequence-classic-2022-end-draw = Robar al final del turno
    .difference = El inglés solo advierte de no olvidar la carta. Todos los demás dicen que se robe.
    .reading = Robas una carta.
    .reason = El inglés ha perdido una frase; sin ella, su advertencia no tiene sentido.
reading-sequence-classic-2022-forgotten-draw = Cuándo se pierde un robo olvidado
    .difference =
        Inglés, italiano, español y portugués: el siguiente jugador ha movido y ha robado. Francés,
        neerlandés, alemán y polaco: ha colocado una ficha y ha robado.
    .reading = Retirar una ficha con un Jack también es un movimiento.
    .reason = De lo contrario, un Jack prolongaría el derecho.
reading-sequence-classic-2022-whose-card = De quién es la carta que roba el siguiente jugador
    .difference = Español y portugués: tu carta. Todos los demás: la suya.
    .reading = La suya, al final de su turno.
    .reason = Es un descuido de una sola palabra.
reading-sequence-classic-2022-loss = Qué se pierde
    .difference = Francés: el derecho se pierde para siempre.
    .reading = Solo ese robo; en los turnos posteriores se roba como siempre.
    .reason = La misma frase habla de una carta menos, no de ninguna carta más.
reading-sequence-classic-2022-how-long = Durante cuánto tiempo
    .difference =
        Inglés, italiano y polaco: se termina la partida con una carta menos. Todos los demás: se continúa
        así.
    .reading = Hasta el final de la partida.
    .reason = Significa lo mismo.
reading-sequence-classic-2022-dead-card-limit = Cuántas cartas nulas por turno
    .difference = Neerlandés: solo una. Todos los demás callan.
    .reading = Una.
    .reason =
        Solo el neerlandés lo menciona; la edición Harry Potter y las reglas estadounidenses coinciden.
reading-sequence-classic-2022-dead-card = Qué es una carta nula
    .difference =
        Neerlandés: una carta sin casilla libre. Seis idiomas: una carta que no se puede jugar.
    .reading = Una carta sin casilla libre; los Jacks nunca son nulos.
    .reason = El neerlandés es preciso, y las reglas estadounidenses coinciden.
reading-sequence-classic-2022-dead-card-missing = La regla que falta
    .difference =
        El polaco no tiene ninguna regla sobre cartas nulas; en su lugar se repite el párrafo del sorteo
        inicial.
    .reading = La regla se aplica.
    .reason = Es un error de impresión.
reading-sequence-classic-2022-sharing = Qué sequence pueden compartir
    .difference =
        Inglés, alemán e italiano: los que se cortan. Francés, neerlandés, español y portugués: los que se
        cruzan. Polaco: los perpendiculares.
    .reading =
        Dos sequence cualesquiera de un bando pueden tener una casilla en común, sean cuales sean sus
        direcciones.
    .reason =
        Las diagonales tienen que poder cruzarse, así que el polaco se queda corto. Para dos sequence en la
        misma línea, véase el criterio, que tiene una opción.
reading-sequence-classic-2022-consultation = Consultarse
    .difference =
        Español y portugués: salvo acuerdo, está prohibido mirar la mano de otro jugador. Todos los demás:
        salvo acuerdo, está prohibido consultarse sobre las cartas.
    .reading = Las dos cosas están prohibidas; hablar y enseñar las manos se pueden permitir por separado.
    .reason = Así se cubren las dos versiones.
reading-sequence-classic-2022-wild-target = Dónde se puede jugar un Jack comodín
    .difference =
        Español y portugués: la casilla que quieras, aun sin su carta. Todos los demás: una casilla libre.
    .reading = Solo una casilla libre.
    .reason = Una casilla cubierta nunca está libre.
reading-sequence-classic-2022-removal = De quién es la ficha que se retira
    .difference = Español y portugués: la del jugador que quieras. Todos los demás: la de un rival.
    .reading = Una ficha de cualquier otro bando, nunca una propia.
    .reason = Seis idiomas coinciden.
reading-sequence-classic-2022-replacement = La casilla de la ficha retirada
    .difference =
        Italiano: no puedes poner en ella una ficha tuya. El polaco no dice nada. Todos los demás: la ficha
        no se reemplaza.
    .reading = En ese turno no colocas ninguna ficha.
    .reason = El italiano es el más claro.
reading-sequence-classic-2022-teams = Equipos
    .difference =
        Español y portugués: con más de tres, se juega por parejas en dos o tres equipos. El italiano y el
        polaco no dicen que los equipos sean iguales.
    .reading = Equipos iguales de cualquier tamaño posible.
    .reason = La lista de cartas por jugador llega hasta 12 jugadores.
reading-sequence-classic-2022-hand-sizes = Lista de cartas por jugador
    .difference = Italiano, español y portugués: de 10 a 12 jugadores. Todos los demás: 10 o 12.
    .reading = No se puede jugar con 11.
    .reason = 11 no se puede dividir en equipos iguales.
reading-sequence-classic-2022-goal = Quién gana
    .difference = Español y portugués: el primer jugador. Todos los demás: el primer jugador o equipo.
    .reading = El primer bando.
    .reason = Ambos textos mencionan los equipos al describir el fin del juego.
reading-sequence-classic-2022-starter = Quién empieza
    .difference =
        Polaco: el jugador que sacó la carta más alta. Neerlandés y portugués: quien la sacó. El español se
        puede leer de las dos maneras. Inglés, francés, alemán e italiano: el equipo.
    .reading = El equipo; abre la partida el miembro que sacó la carta.
    .reason = Cumple con ambas lecturas.
reading-sequence-classic-2022-tie = Empate en el sorteo inicial
    .difference =
        Inglés y neerlandés: se vuelve a sacar. Todos los demás: se coge una segunda carta u otra carta.
    .reading = Quienes empatan vuelven a sacar.
    .reason = Significa lo mismo.
reading-sequence-classic-2022-directions = Direcciones de un sequence
    .difference =
        El polaco no nombra ninguna dirección. Todos los demás: horizontal, vertical o diagonal.
    .reading = Las tres.
    .reason = Siete idiomas coinciden.
reading-sequence-classic-2022-seating = Asientos
    .difference =
        Polaco: los compañeros se sientan en lados opuestos del tablero, alternándose con los rivales. Todos
        los demás: se alternan.
    .reading = Asientos alternos; con tres equipos, uno de cada tres.
    .reason = Los lados opuestos solo sirven con cuatro jugadores.
reading-sequence-classic-2022-corners = Nombre de las esquinas
    .difference = El neerlandés las llama casillas de bonificación; los demás, casillas Joker.
    .reading = No hay diferencia.
    .reason = Solo cambia el nombre.
reading-sequence-classic-2022-contents = Color de las terceras fichas
    .difference = Italiano: 35 fichas «verdes rojas». Todos los demás: 35 rojas.
    .reading = 35 fichas rojas.
    .reason = Es un error de impresión.


## Options

option-sequence-teams =
    El número de equipos. Solo se puede elegir con 6 o 12 jugadores.
option-sequence-colours =
    Los colores de los bandos, en una lista y por orden de bando. El tercer color es solo para un tercer
    bando.
option-sequence-starter =
    Qué miembro del equipo inicial juega el primer turno en una partida por equipos de la edición clásica: el
    que sacó la carta o uno al azar.
option-sequence-draw_mode =
    Si los jugadores roban a mano y se les puede olvidar, o si la carta se roba por ellos.
option-sequence-draw_grace =
    Cuántos segundos espera un bot a que robe la persona que juega antes que él.
option-sequence-forgotten_draw =
    Cuándo se pierde un robo olvidado: como en la edición, con la primera acción del siguiente jugador,
    después de que robe el siguiente jugador, o nunca a causa de otros.
option-sequence-exchange_limit =
    Cuántas cartas nulas se pueden cambiar en un turno.
option-sequence-jack_exchange =
    Si se puede cambiar un Jack que no se puede jugar, que es la lectura literal de la mayoría de los textos
    clásicos.
option-sequence-empty_hand =
    Si un jugador sin cartas pierde el turno, o si roba una carta en lugar de jugar su turno.
option-sequence-collinear_share =
    Si dos sequence de la misma línea pueden compartir la casilla en la que se tocan.
option-sequence-long_line_lock =
    Si quedan protegidas solo las cinco fichas del sequence, o todas las de ese bando en la línea sin huecos.
option-sequence-long_line_choice =
    Si el jugador elige las cinco de una línea larga, o si se toman las cinco primeras.
option-sequence-pile_exhausted =
    Qué ocurre cuando se acaba el montón de robar: como en la edición (empate en la edición Harry Potter, un
    montón nuevo con los descartes en la clásica), siempre un montón nuevo, siempre empate, o seguir jugando sin
    robar.
option-sequence-exhaustion_timing =
    Si una partida que termina con el montón de robar acaba al robarse la última carta, o cuando hace falta
    una carta y no la hay.
option-sequence-exhaustion_tiebreak =
    Si una partida así es siempre un empate, o la gana el bando con más sequence.
option-sequence-limit_chips =
    Si el número impreso de fichas es un límite.
option-sequence-team_talk =
    Si los compañeros pueden hablar. En la edición Harry Potter, permitirlo es una regla casera.
option-sequence-share_hands =
    Si los compañeros se ven las manos. Para eso también tiene que estar permitido hablar en equipo.
option-sequence-coaching_penalty =
    Si dar consejos cuesta una carta: como en la edición (sí en la edición Harry Potter, no en la clásica),
    siempre o nunca.
option-sequence-turn_limit =
    Cuánto puede durar un turno: sin límite, o un número de segundos.
option-sequence-on_leave =
    Qué ocurre cuando un jugador se va definitivamente: puede entrar un sustituto, se salta el asiento, o
    termina la partida.
option-sequence-breakable_sequences =
    Si los Jacks anticomodín pueden romper un sequence completo, lo que es una regla casera.


## Procedures

procedure-sequence-board = El tablero
    .text =
        Las filas se numeran del 0 al 9 de arriba abajo; las columnas, del 0 al 9 de izquierda a derecha. Una
        carta se escribe con su valor (A es el as, K el rey, Q la reina) y la inicial inglesa de su palo: S
        picas, H corazones, D diamantes, C tréboles. Las cuatro esquinas no muestran ninguna carta. La
        edición Harry Potter usa el mismo tablero con casas en lugar de palos; véanse RUL-SEQ-02 y
        RUL-SEQ-03.

        | | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
        |---|---|---|---|---|---|---|---|---|---|---|
        | **0** | esquina | 2S | 3S | 4S | 5S | 6S | 7S | 8S | 9S | esquina |
        | **1** | 6C | 5C | 4C | 3C | 2C | AH | KH | QH | 10H | 10S |
        | **2** | 7C | AS | 2D | 3D | 4D | 5D | 6D | 7D | 9H | QS |
        | **3** | 8C | KS | 6C | 5C | 4C | 3C | 2C | 8D | 8H | KS |
        | **4** | 9C | QS | 7C | 6H | 5H | 4H | AH | 9D | 7H | AS |
        | **5** | 10C | 10S | 8C | 7H | 2H | 3H | KH | 10D | 6H | 2D |
        | **6** | QC | 9S | 9C | 8H | 9H | 10H | QH | QD | 5H | 3D |
        | **7** | KC | 8S | 10C | QC | KC | AC | AD | KD | 4H | 4D |
        | **8** | AC | 7S | 6S | 5S | 4S | 3S | 2S | 2H | 3H | 5D |
        | **9** | esquina | AD | KD | QD | 10D | 9D | 8D | 7D | 6D | esquina |

        El tablero tiene 192 grupos rectos de cinco casillas: 60 horizontales, 60 verticales y 36 en cada
        dirección diagonal. Doce de ellos contienen una esquina, tres por cada esquina, y ninguno contiene
        dos.
procedure-sequence-actions = Quién puede hacer qué
    .text =
        | Acción | Quién | Cuándo |
        |---|---|---|
        | Jugar una carta en una casilla | el jugador de turno | una vez por turno; un Jack anticomodín retira la ficha que hay allí, cualquier otra carta coloca una |
        | Cambiar una carta nula | el jugador de turno | antes de la jugada, una vez por turno |
        | Robar | el jugador que tiene una carta pendiente | después de la jugada, hasta que pierda el derecho |
        | Elegir las cinco de una línea larga | el jugador que acaba de colocar la ficha | solo mientras haya elección; todo lo demás espera |
        | Pasar | el jugador de turno | solo según RUL-SEQ-16; una mano vacía pasa por sí sola |
        | Entregar una carta | cada miembro de un equipo penalizado | mientras la penalización esté abierta; todo lo demás espera |
        | Denunciar consejos, reconocerlos, decidir | véase RUL-SEQ-71 | en cualquier momento de una partida por equipos |
        | Irse, rendirse | cualquier jugador; para rendirse, todos los miembros presentes de un bando | en cualquier momento |
procedure-sequence-resolution = Orden de resolución
    .text =
        Una jugada aceptada se resuelve en este orden:

        1. Se pierden los derechos a robar anteriores cuando así lo dice «Derechos a robar».
        2. La carta va al montón de descarte del propio jugador.
        3. La ficha se coloca o se retira.
        4. Si se ha colocado una ficha, se reconocen los sequence y el jugador elige, si hay algo que elegir.
        5. Si el bando tiene ya los sequence que necesita, gana y la partida termina aquí.
        6. El jugador tiene una carta pendiente. Con draw_mode en «auto» la roba ahora.
        7. El turno pasa al siguiente asiento en el sentido de las agujas del reloj.

        Siempre que se roba una carta del montón de robar y no queda ninguna, se aplica en el acto «Montón de
        robar vacío».
procedure-sequence-registration = Reconocer un sequence
    .text =
        Una casilla cuenta para un bando si tiene una ficha de ese bando o es una esquina. Cuando un bando ha
        colocado una ficha:

        1. Se toman todos los grupos rectos de cinco casillas que contienen la ficha nueva y cuyas casillas
           cuentan todas para el bando. Se descartan los que tienen más de una casilla en común con un
           sequence que el bando ya tiene.
        2. Dos de estos grupos son compatibles si tienen como máximo una casilla en común. En direcciones
           distintas lo son siempre, porque solo se cortan en la ficha nueva. En la misma dirección solo lo
           son si uno termina y el otro empieza en la ficha nueva.
        3. Tantos grupos como sean compatibles pasan a ser sequence. Si con ello el bando tiene los sequence
           que necesita, gana, y a nadie se le pide que elija.
        4. Si hay más de una manera de hacerlo y el bando no ha ganado, elige el jugador que colocó la ficha.
           Esto solo ocurre cuando un bando consigue el primero de dos sequence con una línea de seis a ocho;
           con collinear_share desactivado, también con una de nueve. Se elige entre los grupos de cinco de
           esa línea que contienen la ficha nueva.
        5. Las casillas de un sequence quedan entonces fijadas para toda la partida, y sus fichas, protegidas.
           Todas las demás fichas, también las de la misma línea, siguen sin proteger.

        Solo una ficha colocada pone en marcha esta comprobación. Un grupo de cinco que quedó fuera una vez ya
        no puede llegar a ser un sequence.

        Numera del 1 al 10 las diez casillas de una fila, de una columna o de una de las dos diagonales más
        largas. Un segundo sequence en la misma línea solo es posible si el primero está en 1 a 5, 2 a 6, 5 a
        9 o 6 a 10. Por ejemplo, 2 a 6 y 6 a 10 comparten una casilla, mientras que 1 a 5 y 6 a 10 no
        comparten ninguna. Cuando los dos extremos de la línea son esquinas, bastan ocho fichas para dos
        sequence.
procedure-sequence-draw-rights = Derechos a robar
    .text =
        Esto solo importa con draw_mode en «manual». Cada jugada da a su jugador una carta pendiente.

        - **Harry Potter 2021**: el derecho se pierde cuando se acepta cualquier cambio o jugada posterior,
          normalmente del siguiente jugador y, como muy tarde, del propio. En cada momento hay como máximo
          una carta pendiente.
        - **Clásica 2022**: el derecho se pierde cuando se roba o se pierde la carta de una jugada posterior,
          o cuando se acepta el siguiente cambio o la siguiente jugada propios. Varios jugadores pueden tener
          cartas pendientes a la vez.
        - **Ambas**: pasar, una acción rechazada, el chat o el simple hecho de que el turno haya pasado no
          extinguen ningún derecho. La carta robada en un cambio no es una carta pendiente: ni gasta un
          derecho a robar ni, como robo, extingue ninguno.
procedure-sequence-empty-pile = Montón de robar vacío
    .text =
        - **Harry Potter 2021**: en cuanto se roba la última carta, al final de un turno o en un cambio, y
          nadie ha ganado, la partida termina en empate.
        - **Clásica 2022**: en cuanto se roba la última carta, los montones de descarte de todos los jugadores
          se barajan juntos y pasan a ser el nuevo montón de robar. Se sigue jugando.

        Las opciones pile_exhausted, exhaustion_timing y exhaustion_tiebreak cambian esto.


## Refused actions

refusal-sequence-not_your_turn = No es tu turno.
refusal-sequence-card_not_in_hand = No tienes esa carta.
refusal-sequence-cell_mismatch = Esa casilla no muestra esta carta.
refusal-sequence-line_mismatch = Elige uno de los grupos de cinco casillas que se ofrecen.
refusal-sequence-cell_occupied = Ya hay una ficha en esa casilla.
refusal-sequence-corner = En una esquina no se pone ni se retira ninguna ficha.
refusal-sequence-empty_cell = En esa casilla no hay ninguna ficha que retirar.
refusal-sequence-own_chip = No puedes retirar una ficha de tu propio bando.
refusal-sequence-locked_chip = No puedes retirar una ficha de un sequence completo.
refusal-sequence-not_dead = Esa carta no es nula, así que no puedes cambiarla.
refusal-sequence-exchange_used = Ya has cambiado una carta nula en este turno.
refusal-sequence-no_draw_owed = No tienes ninguna carta pendiente de robar.
refusal-sequence-no_chips = A tu bando no le quedan fichas para colocar.
refusal-sequence-must_play = Puedes jugar una carta, así que no puedes pasar.
refusal-sequence-must_exchange = Cambia tu carta nula antes de pasar.
refusal-sequence-pending_choice = Antes hay que elegir las cinco casillas de la línea larga.
refusal-sequence-pending_forfeit = Antes hay que pagar la penalización por los consejos.
refusal-sequence-game_over = La partida ha terminado.
refusal-sequence-pile_empty = El montón de robar está vacío, así que no puedes cambiar ninguna carta.
refusal-sequence-no_choice = No hay ninguna línea larga en la que elegir.
refusal-sequence-no_penalty = No hay ninguna penalización que pagar.
refusal-sequence-not_available = En esta mesa no se pueden denunciar consejos.
refusal-sequence-no_such_side = Ese bando no está en la partida.
refusal-sequence-own_side = No puedes acusar a tu propio bando.
refusal-sequence-claim_open = Ya hay una denuncia abierta contra ese bando.
refusal-sequence-no_claim = Esa denuncia no existe.
refusal-sequence-not_host = Solo el anfitrión de la mesa decide sobre las denuncias.
refusal-sequence-seat_left = Has dejado la partida.
refusal-sequence-no_substitute = En esta mesa nadie puede ocupar el asiento de otro.
refusal-sequence-already_conceded = Ya has aceptado rendirte.
