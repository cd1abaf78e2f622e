### The rules of the Quidditch card game in Spanish: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/quidditch/rules.toml.


## The document

document-quidditch = Quidditch, el juego de cartas: las reglas
    .intro =
        Esta página reúne todas las reglas del juego de cartas de quidditch con las que se juega en Common
        Room. Dos casas se encuentran en el campo. Colocas cartas boca abajo junto a las pelotas, las
        revelas, marcas goles, esquivas bludgers y juegas hasta que alguien atrapa la snitch dorada.

        - Un código como QCG-40 designa una **regla**: la dice el folleto impreso o se desprende directamente
          de él. La fuente indica dónde está y si es texto impreso, deducido del texto impreso o tomado de
          una fuente pública ajena al folleto.
        - Un código como RUL-QCG-40 designa un **criterio**: lo que decidimos cuando el folleto calla, no es
          claro o se contradice. Recoge la pregunta, la respuesta y el motivo. Algunos criterios se pueden
          cambiar con una opción al abrir la mesa.

        Unas cuantas palabras aparecen por todas partes:

        - El **mazo de casa** es tu propio mazo y tiene su propio montón de descarte. El **mazo de campo** es
          de los dos jugadores. El **campo** es el espacio que hay entre vosotros, donde las pelotas están
          boca arriba, y tu **montón de cartas ganadas** reúne las cartas de campo que has ganado.
        - Una **pelota** es una quaffle, una bludger o la snitch dorada que está en el campo. Una pelota
          está **disputada** cuando se juega por ella en esta ronda, y **resuelta** en cuanto se conoce su
          resultado.
        - El **líder** abre la ronda; el otro es el **segundo jugador**.
        - **Colocar** una carta es ponerla boca abajo junto a una pelota disputada. Una carta especial que se
          coloca queda **apartada**: allí no tiene ningún poder. **Jugar** una carta especial es enseñarla
          desde la mano, decir qué hace y dejar que surta efecto.
        - El **valor efectivo** de una carta de jugador colocada es su valor impreso después de aplicar todo
          lo que lo rebaja.
        - Quien no tiene nada que cuente junto a una pelota está **sin carta** en ella; véase RUL-QCG-33.
        - Quien pierde una bludger frente al otro jugador resulta **golpeado**.

        Esta página no es oficial: todas las reglas están redactadas con nuestras propias palabras, no
        sustituyen al folleto de tu caja, y los nombres de juegos, editoriales, casas y personajes son
        marcas de sus propietarios.
    .contents = Índice
    .editions = Ediciones
    .edition = Edición
    .id = Se escribe
    .box = Caja
    .topic = Tema
    .ids = Véase
    .readings = Dónde no es claro el folleto y qué lectura seguimos
    .readings-intro =
        Leemos el folleto neerlandés del juego. Tiene erratas, lagunas y pasajes que se contradicen; estos
        son los que importan durante la partida.
    .difference = El texto
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
        Las cartas y, una vez más, las mismas reglas, en el orden exacto en que se aplican.
    .refusals = Acciones rechazadas
    .refusals-intro =
        Una acción no permitida se rechaza con un código que indica el motivo; estos son los códigos que
        aparecen durante la partida. El rechazo no cambia nada: la carta sigue en la mano, y quien tenía que
        actuar sigue teniendo que hacerlo.
    .code = Código
    .meaning = Significado
    .source = Fuente
    .rulings = Criterio

edition-quidditch-card-game-2001 = Juego de cartas 2001
    .box = Quidditch, el juego de cartas para dos, Mattel 2001


## Sections

section-quidditch-components = Componentes
    .about = los tres mazos, cartas de jugador, cartas especiales, cartas de campo
section-quidditch-setup = Preparación
    .about = las casas, las primeras manos, quién es el primer líder
section-quidditch-information = Información visible y oculta
    .about = qué pueden ver los jugadores y los espectadores, y de dónde sale el azar
section-quidditch-goal = Objetivo y puntos
    .about = cuánto valen las pelotas y cuánto dura una partida
section-quidditch-round = La ronda
    .about = quién es el líder, cómo empieza y cómo termina una ronda
section-quidditch-pitch = El campo
    .about = cuántas pelotas puede haber, qué se descubre, qué se queda
section-quidditch-declaring = Declaraciones
    .about = decir por qué bludgers juegas y si juegas por la snitch
section-quidditch-laying = Colocar cartas
    .about = cuántas cartas, manos demasiado pequeñas, faroles, quedarse sin carta
section-quidditch-quaffle = La quaffle
    .about = la pelota por la que siempre se juega, los guardianes y las paradas
section-quidditch-bludger = Las bludgers
    .about = golpeadores, golpes y manos más pequeñas
section-quidditch-free-goal = Goles regalados
    .about = el gol que no necesita ninguna carta
section-quidditch-snitch = La snitch dorada
    .about = los buscadores, la captura, la persecución final
section-quidditch-new-round = Una ronda nueva
    .about = completar la mano, mazos de casa agotados
section-quidditch-several-balls = Varias pelotas a la vez
    .about = quién elige el orden y cuándo
section-quidditch-specials = Cartas especiales
    .about = las cinco clases de embrujos y hechizos, sus objetivos, adónde van
section-quidditch-windows = Ventanas
    .about = cuándo se pueden jugar cartas especiales y quién actúa primero
section-quidditch-answers = Respuestas
    .about = anular una carta especial
section-quidditch-fouls = Faltas y árbitros
    .about = un guardián fuera de combate, penaltis y cómo se frenan
section-quidditch-end = Fin de la partida
    .about = montones de descarte, las últimas pelotas, el recuento, los empates
section-quidditch-leaving = Tiempo, bots y rendirse
    .about = relojes, jugadores ausentes, qué pueden hacer los bots, abandonar


## Components

QCG-01 =
    Quidditch es un duelo para exactamente dos personas. La caja lo recomienda a partir de los ocho años.
    .source = Portada (impreso)
QCG-02 =
    Las 108 cartas forman tres mazos que se distinguen por el dorso: 40 de color escarlata para Gryffindor,
    40 verdes para Slytherin y 28 cartas de campo azules para los dos.
    .source = «Contenido» (impreso; el total está calculado)
QCG-03 =
    Un mazo de casa mezcla dos tipos de cartas. Los cazadores, guardianes, golpeadores y buscadores son
    cartas de jugador; los árbitros, las faltas, los embrujos y los hechizos son cartas especiales.
    .source = «Mira tus cartas» (impreso)
QCG-04 =
    Una carta de jugador muestra un puesto y un valor. Los cazadores van del 4 al 10, los guardianes del 6
    al 10, los golpeadores del 1 al 3, y un buscador vale 11 o 12.
    .source =
        «Jugar por una quaffle», «Jugar por una bludger» y «Jugar por la snitch dorada» (impreso)
QCG-05 =
    En tu mazo de casa hay dos buscadores: uno vale 11 y el otro, 12.
    .source =
        «Jugar por la snitch dorada». El número y los valores están impresos, aunque referidos al mazo
        equivocado; una reseña pública confirma que hay un buscador de cada valor.
QCG-06 =
    Ninguna casa es más fuerte: los dos mazos de casa tienen las mismas cartas y en las mismas cantidades.
    .source = No está en el folleto; procede de una fuente pública, una reseña del juego.
QCG-07 =
    El mazo de campo se compone de quaffles, bludgers, goles regalados y una única snitch dorada.
    .source = «El juego» y «Jugar por la snitch dorada» (impreso)
QCG-08 =
    Entre las cartas de campo, ninguna es tan frecuente como la quaffle.
    .source = «Jugar por una quaffle» (impreso)
RUL-QCG-81 =
    Los mazos son los que aparecen en los procedimientos, en «Los mazos». Son diseño nuestro allí donde
    ninguna fuente cuenta las cartas. Quien tenga la caja puede poner otros en su lugar con deck_data; los
    dos jugadores usan entonces el mismo mazo de casa, y los mazos tienen que superar las comprobaciones que
    se detallan en el mismo sitio.
    .question = ¿Cuántas copias hay de cada carta? ¿Puede una mesa usar sus propios mazos?
    .reason =
        En las fuentes que hemos encontrado solo se cuentan la snitch y los buscadores. A quien tenga la caja
        le basta con mirar.


## Setup

QCG-09 =
    Separad las cartas en sus tres mazos, barajad cada uno y dejadlo boca abajo.
    .source = «Preparación» (impreso)
QCG-10 =
    El mazo de campo se pone en el centro de la mesa, al alcance de los dos jugadores.
    .source = «Preparación» (impreso)
QCG-11 =
    Elegid una casa cada uno. Uno juega con Gryffindor y el otro con Slytherin.
    .source =
        «Preparación» (impreso; que las casas sean distintas se deduce de que hay un mazo de cada una)
QCG-12 =
    Tu primera mano son las cinco cartas superiores de tu propio mazo de casa. No se la enseñes a tu rival.
    .source = «Preparación» (impreso)
QCG-13 =
    La primera ronda la abre siempre Slytherin.
    .source = «Comienzo del juego» (impreso)
RUL-QCG-17 =
    Elige quien llegó antes a la mesa, y el otro se queda con la casa que sobra. En una mesa en línea, cada
    asiento puede pedir una casa antes de que empiece la partida: primero se atiende el deseo del primer
    asiento y después el del segundo; si nadie pide nada, el primer asiento juega con Gryffindor.
    .question = ¿Y si los dos jugadores quieren la misma casa?
    .reason =
        De algún modo hay que decidirlo. Es poco lo que está en juego: los mazos son iguales, así que de la
        casa solo depende quién abre la primera ronda.
RUL-QCG-18 =
    No. Se juega con las cinco cartas recibidas.
    .question = ¿Se puede cambiar una mala mano inicial?
    .reason = El folleto no conoce un segundo reparto y, de todos modos, la mano se completa en cada ronda.


## Open and hidden information

RUL-QCG-76 =
    Sí. Cualquiera de los dos jugadores puede mirar ambos montones de descarte de arriba abajo. La opción
    discard_view puede limitar lo que ves del montón del otro jugador a su carta superior.
    .question = ¿Se pueden mirar los montones de descarte?
    .reason = Cada una de sus cartas estaba a la vista de los dos cuando llegó allí.
RUL-QCG-77 =
    A la vista de todos: cuántas cartas hay en cada mano, en cada mazo de casa y en el mazo de campo; el
    campo y su montón de descarte; las cartas ganadas y los puntos; las cartas especiales jugadas en esta
    ronda; los golpes, el líder y el número de la ronda; qué pelotas tienen cartas; y qué cartas componen
    los mazos. Ocultas: las cartas de la otra mano, las cartas boca abajo del otro jugador y el orden de
    todos los mazos boca abajo, también el del tuyo.
    .question = ¿Qué más está a la vista y qué está oculto?
    .reason = Es lo que dos personas podrían ver y contar en una mesa de verdad.
RUL-QCG-78 =
    Solo lo que está a la vista de todos.
    .question = ¿Qué ven los espectadores?
    .reason = Un espectador que conociera una mano podría contarlo.
RUL-QCG-80 =
    Una única fuente de azar que parte de la semilla de la partida. Con la semilla y las acciones se puede
    reproducir la partida exactamente igual.
    .question = ¿Quién baraja y quién saca cartas al azar?
    .reason = Ningún jugador puede influir en ello, y después cualquiera puede comprobarlo.


## Goal and points

QCG-14 =
    Cada quaffle que ganas te da 10 puntos.
    .source = «El juego» y «Jugar por una quaffle» (impreso)
QCG-15 =
    Cada gol regalado que descubres te da 10 puntos.
    .source = «El juego» y «Jugar por una carta de gol» (impreso)
QCG-16 =
    Atrapar la snitch dorada da 150 puntos.
    .source = «El juego» y «Jugar por la snitch dorada» (impreso)
QCG-17 =
    Las bludgers no puntúan. Aunque ganes una, no va a tu montón de cartas ganadas.
    .source = «Jugar por una bludger» (impreso; que no puntúan se deduce)
QCG-18 =
    Se juega ronda tras ronda hasta que alguien atrapa la snitch dorada.
    .source = «Objetivo del juego» y «Ganador» (impreso)
QCG-19 =
    Al terminar la partida gana quien tenga más puntos.
    .source = «Objetivo del juego» y «Ganador» (impreso)
QCG-20 =
    Atrapar la snitch no es todavía ganar: si, aun con esos 150 puntos, el otro jugador sigue por delante,
    gana él. Es difícil, pero puede ocurrir.
    .source = «Ganador» (impreso)


## The round

QCG-21 =
    Una partida consta de muchas rondas cortas.
    .source = «Comienzo del juego» (impreso)
QCG-22 =
    Tú y tu rival os turnáis como líder, una ronda cada uno.
    .source = «Comienzo del juego» (impreso)
QCG-23 =
    Para abrir la ronda, el líder toma la carta superior del mazo de campo y la pone boca arriba entre los
    dos.
    .source = «Comienzo del juego» (impreso)
QCG-24 =
    Por lo general, empiezas cada ronda con cinco cartas de casa en la mano.
    .source = «Mira tus cartas» (impreso)
QCG-25 =
    De las pelotas que hay en el campo depende qué cartas conviene colocar y si hay que colocar alguna.
    .source = «Mira tus cartas» (impreso)
QCG-26 =
    La ronda termina cuando no queda en el campo ninguna carta de casa colocada: todas se han revelado,
    resuelto y descartado.
    .source = «Comienzo de una nueva ronda» (impreso)
RUL-QCG-20 =
    La ronda termina sin que se coloque ninguna carta. Los dos jugadores completan la mano y el liderazgo
    pasa al otro, que abre la ronda siguiente.
    .question = ¿Y si no hay ninguna quaffle y nadie quiere las demás pelotas?
    .reason =
        QCG-51 termina la ronda en ese punto, y según QCG-75 el liderazgo cambia con cada ronda nueva.


## The pitch

QCG-27 =
    Las pelotas están entre los dos jugadores, a la vista de ambos.
    .source = «El juego» y «Comienzo del juego» (impreso)
QCG-28 =
    En el campo caben cuatro pelotas: una quaffle, dos bludgers y la snitch dorada.
    .source = «El juego» y «Comienzo de una nueva ronda» (impreso)
QCG-29 =
    Si nadie gana una pelota, en la ronda siguiente sigue ahí.
    .source =
        «Jugar por una quaffle», «Jugar por una bludger» y «Jugar por la snitch dorada» (impreso)
QCG-30 =
    Por eso una ronda puede empezar con el campo vacío o con algunas pelotas de antes.
    .source = «Comienzo de una nueva ronda» (impreso)
QCG-31 =
    Si todavía hay una quaffle en el campo, el nuevo líder abre la ronda con ella y no descubre ninguna
    carta de campo.
    .source = «Comienzo de una nueva ronda» (impreso)
QCG-32 =
    Una tercera bludger no cabe. Quien la ha descubierto la pone en el montón de descarte del campo,
    descubre en su lugar la carta siguiente y sigue siendo el líder.
    .source = «Comienzo de una nueva ronda» (impreso)
RUL-QCG-21 =
    Sí. Lo único que lo impide es una quaffle de antes.
    .question = ¿Descubre carta el líder si hay pelotas de antes, pero ninguna quaffle?
    .reason = QCG-31 nombra la quaffle y ninguna otra pelota.
RUL-QCG-22 =
    Una tras otra hasta que una pelota se quede en el campo o se agote el mazo de campo. Un gol regalado o
    una tercera bludger no cuentan como tal, así que les sigue otra carta.
    .question = ¿Cuántas cartas de campo descubre el líder?
    .reason = QCG-32 y QCG-65 piden las dos otra carta.
RUL-QCG-23 =
    Con mazos correctos no ocurre nunca. Si aun así ocurriera, la pelota sobrante se trata como una tercera
    bludger: se descarta y se descubre la carta siguiente.
    .question = ¿Y si aparece una segunda quaffle o una segunda snitch?
    .reason =
        Nadie descubre cartas mientras hay una quaffle en el campo, y snitch hay solo una; el límite de
        QCG-28 debe valer incluso con mazos extraños.
RUL-QCG-25 =
    No se descubre nada más, y la ronda continúa con las pelotas que haya.
    .question = ¿Y si el mazo de campo se agota mientras el líder está descubriendo cartas?
    .reason = Por las pelotas del campo se puede jugar sin que salga una nueva.


## Declaring

RUL-QCG-24 =
    Cada bludger y la snitch, una a una y en todas las rondas en que estén en el campo. Los dos sitios para
    bludgers solo se diferencian en el nombre, y una bludger que aparece va al primero que esté libre.
    .question = ¿Cuáles son las pelotas por las que se puede elegir jugar?
    .reason =
        El folleto solo cuenta el caso de una bludger nueva, pero por una pelota que sigue en juego se puede
        volver a jugar.
RUL-QCG-26 =
    Primero el líder nombra de una vez todas las pelotas optativas por las que juega. Después el segundo
    jugador puede nombrar cualquiera de las restantes. Basta con uno de los dos para que una pelota quede
    disputada para ambos, y todos lo oyen. Con la opción declare_mode pueden decidir los dos en secreto y a
    la vez; entonces queda disputada toda pelota que haya nombrado al menos uno de ellos, y para RUL-QCG-27
    solo cuentan como debidas las pelotas obligatorias.
    .question = ¿Quién decide primero por qué pelotas se juega?
    .reason = Es el líder quien descubre la carta, así que también le toca decidir primero.
RUL-QCG-27 =
    Puedes declarar una pelota por cada carta que tengas además de las que ya debes, y ninguna más.
    .question = ¿Puede un jugador declarar más pelotas que cartas tiene para ellas?
    .reason = Cada pelota declarada obliga a los dos jugadores a colocar una carta; véanse QCG-52 y QCG-68.
RUL-QCG-28 =
    Sí. Es un farol como cualquier otro.
    .question = ¿Se puede ir a por una bludger sin golpeador o a por la snitch sin buscador?
    .reason =
        Junto a estas pelotas se puede colocar cualquier carta, y en otro pasaje el folleto elogia los
        faroles.
RUL-QCG-29 =
    No. Lo declarado, declarado queda.
    .question = ¿Se puede retirar una declaración?
    .reason = El otro jugador ya ha quedado obligado por ella.


## Laying cards

RUL-QCG-14 =
    No. Los dos jugadores eligen en secreto y colocan sus cartas en el mismo momento.
    .question = ¿Se puede jugar una carta especial entre que coloca un jugador y coloca el otro?
    .reason =
        Con dos pantallas nadie debe salir ganando por ser más lento. Las ventanas de antes y después de
        colocar cubren lo que permite QCG-82.
RUL-QCG-30 =
    Una junto a cada pelota disputada de la que no te hayan alejado, o todas las que tengas si tu mano no da
    para tanto. Nunca dos junto a la misma pelota, así que nunca más de cuatro.
    .question = ¿Cuántas cartas coloca un jugador?
    .reason = Junto a cada pelota se enfrenta una carta a otra.
RUL-QCG-31 =
    Entonces se colocan todas. Una va a la quaffle, si puedes colocar allí, y las demás adonde quieras. En
    la pelota que se quede sin ninguna, estás sin carta.
    .question = ¿Y si en una mano hay menos cartas que pelotas disputadas?
    .reason = La quaffle es la única pelota por la que hay que jugar en todos los casos.
RUL-QCG-32 =
    Un jugador sin cartas no coloca nada; el otro coloca como siempre. Si las dos manos están vacías, no se
    juega por ninguna pelota: todas se quedan, la ronda termina y los dos jugadores completan la mano.
    .question = ¿Y si un jugador no tiene ni una carta en la mano?
    .reason = Si ninguno de los dos tiene carta, no hay nada que comparar.
RUL-QCG-33 =
    Estás sin carta en una pelota si no has colocado nada, si te han alejado de ella, si has apartado una
    carta especial o si tu guardián ha quedado fuera de combate. Estar sin carta no vale nada ni gana nada:
    pierde la quaffle ante cualquier carta de jugador, una bludger ante un golpeador y la snitch ante un
    buscador. Si los dos están así, la pelota se queda.
    .question = ¿Qué significa estar sin carta en una pelota?
    .reason = En todos estos casos el jugador no tiene nada que comparar, así que se tratan igual.
RUL-QCG-34 =
    Sí, junto a cualquier pelota. Con aside_only_without_player_cards activado, está prohibido en la quaffle
    mientras tengas una carta de jugador; a las demás pelotas no les afecta.
    .question = ¿Puede apartar una carta especial quien todavía tiene cartas de jugador?
    .reason =
        Un título del folleto lo reserva a quienes no tienen otro remedio, pero su texto recomienda después
        el truco como farol y como forma de esquivar; véanse QCG-48 y QCG-91.
RUL-QCG-35 =
    Mientras el otro jugador no haya colocado, puedes cambiar de idea. Cuando los dos han colocado, todo
    queda fijado. Hasta entonces tu rival solo sabe si estás listo y, a partir de ahí, junto a qué pelotas
    están tus cartas.
    .question = ¿Se pueden cambiar las cartas colocadas?
    .reason = Todavía no se ha enseñado nada, así que no se perjudica a nadie.


## The Quaffle

QCG-33 =
    Una quaffle nunca se ignora. Mientras haya una en el campo, los dos tenéis que jugar por ella.
    .source = «Jugar por una quaffle» (impreso)
QCG-34 =
    Para jugar por ella pones una carta boca abajo delante de la quaffle, y tu rival hace lo mismo.
    .source = «Jugar por una quaffle» (impreso)
QCG-35 =
    Cualquier puesto puede intentarlo. Los cazadores están hechos para ello y los guardianes defienden, pero
    también se puede colocar un golpeador o un buscador.
    .source = «Jugar por una quaffle» (impreso)
QCG-36 =
    Las dos cartas se revelan a la vez.
    .source = «Jugar por una quaffle» (impreso)
QCG-37 =
    Entre dos cartas de jugador, la de mayor valor se lleva la quaffle, y su dueño la pone boca arriba en su
    montón de cartas ganadas.
    .source = «Jugar por una quaffle» (impreso)
QCG-38 =
    Con eso, las dos cartas colocadas han cumplido. Cada una va boca arriba al montón de descarte de su
    dueño.
    .source = «Jugar por una quaffle» (impreso)
QCG-39 =
    Si los valores son iguales, la quaffle se queda donde está hasta la ronda siguiente, y las dos cartas se
    descartan igualmente.
    .source = «Jugar por una quaffle» (impreso)
QCG-40 =
    Un guardián para el tiro de cualquier otro puesto si su valor es al menos igual de alto. Una parada no
    gana nada: las cartas se descartan y la quaffle se queda para la ronda siguiente.
    .source =
        «Jugar por una quaffle» (impreso; que no se refiere a dos guardianes se desprende de QCG-42)
QCG-41 =
    Contra un valor más alto, un guardián no puede hacer nada, y la quaffle se la lleva el rival.
    .source =
        «Jugar por una quaffle» (deducido: gana el valor más alto, y solo hay parada con un guardián de valor
        igual o superior)
QCG-42 =
    Guardián contra guardián no es parada: el de mayor valor se lleva la quaffle.
    .source = «Jugar por una quaffle» (impreso)
QCG-43 =
    Dos guardianes iguales se descartan sin ganador, y la quaffle se queda.
    .source = «Jugar por una quaffle» (impreso)
QCG-44 =
    Si se juega por una quaffle y no tienes ninguna carta de jugador, debes colocar en su lugar una carta
    especial boca abajo. A esto se le llama apartarla.
    .source = «Sin cartas de jugador en la mano» (impreso)
QCG-45 =
    Cuando se revelan las cartas, la carta apartada se descarta y no ocurre nada de lo que dice.
    .source = «Sin cartas de jugador en la mano» (impreso)
QCG-46 =
    Si uno ha apartado una carta especial y el otro ha colocado una carta de jugador, la carta de jugador se
    lleva la quaffle.
    .source = «Sin cartas de jugador en la mano» (impreso)
QCG-47 =
    Si los dos habéis apartado una carta especial, ambas se descartan y la quaffle se queda.
    .source = «Sin cartas de jugador en la mano» (impreso)
QCG-48 =
    También puedes apartar una carta como farol: con ella puedes tentar a tu rival a gastar una carta de
    jugador que más le habría valido guardar.
    .source = «Sin cartas de jugador en la mano» y «Faltas y árbitros» (impreso)
RUL-QCG-39 =
    Sí, contra cualquier puesto que no sea otro guardián, y lo que se compara son los valores efectivos.
    Ningún guardián alcanza a un buscador intacto, de 11 o 12.
    .question = ¿Puede un guardián parar también a un golpeador o a un buscador?
    .reason =
        El folleto deja que un guardián pare a una carta de jugador, y estas también lo son.
RUL-QCG-40 =
    El dueño del guardián gana la quaffle. Con keeper_wins_unopposed desactivado, en cambio, la quaffle se
    queda en el campo, salvo que Piernas Unidas o una falta haya dejado al otro guardián fuera de combate
    (RUL-QCG-61).
    .question = ¿Y si un guardián se encuentra con una carta apartada o con ninguna carta?
    .reason =
        Para que haya parada hace falta una carta de jugador que parar, y QCG-46 se conforma con cualquier
        carta de jugador.
RUL-QCG-41 =
    La parada. Se mira primero, y el valor más alto solo gana si no hay parada.
    .question = Gana la carta más alta, pero una parada no gana nada: ¿qué va antes?
    .reason = La parada es la excepción; de lo contrario, un guardián alto no podría parar nunca.
RUL-QCG-42 =
    Las dos.
    .question = Después de una parada, ¿se descarta solo el guardián o las dos cartas?
    .reason =
        El folleto solo menciona el guardián, pero con cualquier otro resultado se descartan las dos cartas,
        y nada invita a conservar una.
RUL-QCG-43 =
    Las rebajas se suman, y el valor se detiene en 0. Todas acaban en cuanto se resuelve la pelota.
    .question = ¿Y si una carta se rebaja más de una vez, o más de lo que vale?
    .reason = Dos embrujos deben hacer más que uno, y un valor por debajo de cero no significaría nada.
RUL-QCG-44 =
    Sigue siendo una carta de jugador y conserva su puesto. Gana a una carta apartada e iguala a otro 0.
    Junto a su propia pelota, un golpeador o un buscador con 0 sigue ganando a todos los demás puestos.
    .question = ¿Qué puede hacer una carta de jugador cuyo valor ha bajado a 0?
    .reason = Lo único que ha bajado es su valor.


## Bludgers

QCG-49 =
    Nadie está obligado a perseguir una bludger. Cada uno decide si juega por ella.
    .source = «Jugar por una bludger» (impreso)
QCG-50 =
    Si ninguno de los dos quiere la bludger, sigue rondando hasta la ronda siguiente.
    .source = «Jugar por una bludger» (impreso)
QCG-51 =
    En ese caso pasáis a las demás pelotas del campo. Si no hay ninguna, la ronda termina y se descubre la
    siguiente carta de campo.
    .source = «Jugar por una bludger» (impreso)
QCG-52 =
    Si uno va a por la bludger, el otro no tiene elección y debe colocar también una carta junto a ella.
    .source = «Jugar por una bludger» (impreso)
QCG-53 =
    Junto a una bludger se puede colocar cualquier carta que tengas: una carta de jugador de cualquier
    puesto o una carta especial que apartas.
    .source = «Jugar por una bludger» (impreso como aquello que puede encontrarse allí un golpeador)
QCG-54 =
    Aquí mandan los golpeadores: un golpeador gana a todo lo que no sea un golpeador, sin que importen los
    valores.
    .source = «Jugar por una bludger» (impreso)
QCG-55 =
    Entre dos golpeadores gana el de mayor valor.
    .source = «Jugar por una bludger» (impreso)
QCG-56 =
    Entre dos golpeadores del mismo valor no gana nadie. Se descartan y la bludger se queda.
    .source = «Jugar por una bludger» (impreso)
QCG-57 =
    Si ninguno ha colocado un golpeador, las cartas se descartan y la bludger se queda.
    .source = «Jugar por una bludger» (impreso)
QCG-58 =
    El ganador toma a ciegas una carta de la mano del perdedor y la pone en el montón de descarte de este.
    .source = «Jugar por una bludger» (impreso; que la carta sale de la mano se deduce)
QCG-59 =
    Una bludger que ha golpeado a alguien abandona el campo. Va boca arriba al montón de descarte que hay
    junto al mazo de campo.
    .source = «Jugar por una bludger» (impreso)
QCG-60 =
    Las cartas colocadas junto a una bludger se descartan, sea cual sea el resultado.
    .source =
        «Jugar por una bludger» (impreso para cada resultado; para un golpeador contra otra carta se deduce)
QCG-61 =
    Que te golpeen te cuesta una carta de tu próxima mano: solo la completas hasta cuatro cartas.
    .source = «Jugar por una bludger» (impreso)
QCG-62 =
    Después de esa ronda vuelves a completarla hasta cinco.
    .source = «Jugar por una bludger» (impreso)
QCG-63 =
    Dos golpes en una misma ronda te dejan con tres cartas para la siguiente.
    .source = «Jugar por una bludger» (impreso)
RUL-QCG-45 =
    La elige el azar, y solo entre las cartas de la mano del perdedor; las cartas colocadas y las especiales
    ya jugadas están a salvo. Todos la ven cuando se descarta. Con la opción bludger_pick, el ganador puede
    tocar en su lugar una de las cartas ocultas, después de que se hayan mezclado.
    .question = ¿Qué carta pierde un jugador golpeado?
    .reason = Elegir a ciegas es elegir al azar, y así se ahorra un paso.
RUL-QCG-46 =
    Entonces no hay nada que descartar, pero la mano siguiente es más pequeña igualmente.
    .question = ¿Y si al jugador golpeado no le quedan cartas en la mano?
    .reason = La carta perdida y la mano más pequeña son dos efectos distintos.
RUL-QCG-49 =
    Entonces los dos empiezan la ronda siguiente con menos cartas, cada uno según sus propios golpes.
    .question = ¿Y si los dos jugadores han sido golpeados en una misma ronda?
    .reason = Cada bludger afecta a quien perdió ante ella.
RUL-QCG-50 =
    No. Quedan fuera de la partida para siempre. Con recycle_bludgers activado, cuando se agota el mazo de
    campo se baraja su montón de descarte para formar uno nuevo.
    .question = ¿Vuelven las bludgers descartadas?
    .reason = El folleto solo hace volver cartas de casa.
RUL-QCG-51 =
    No. Ocurre en el acto y ninguna carta puede impedirlo.
    .question = ¿Puede un jugador reaccionar a la pérdida de una carta por una bludger?
    .reason = Un golpe es un resultado y no una carta especial, así que no hay nada que anular.


## Free Goals

QCG-64 =
    Un gol regalado no se disputa. El líder que lo descubre marca en el acto y lo pone en su montón de
    cartas ganadas.
    .source = «Jugar por una carta de gol» (impreso)
QCG-65 =
    Después el líder descubre otra carta de campo y sigue siendo el líder.
    .source = «Jugar por una carta de gol» (impreso)
RUL-QCG-19 =
    No. El mismo jugador es el líder hasta el final de esta ronda, y la siguiente le toca al rival, como
    siempre.
    .question = ¿Cambia el liderazgo después de un gol regalado o de retirar una tercera bludger?
    .reason = El folleto deja que el líder continúe, pero no le da a nadie una ronda adicional.


## The Golden Snitch

QCG-66 =
    No estás obligado a jugar por la snitch. Si no tienes ningún buscador, puedes dejarla en paz de momento
    y seguir jugando.
    .source = «Jugar por la snitch dorada» (impreso)
QCG-67 =
    Una snitch a la que se deja en paz se queda en el campo.
    .source = «Jugar por la snitch dorada» (impreso; se desprende de «de momento»)
QCG-68 =
    Si uno va a por la snitch, el otro también tiene que colocar una carta junto a ella.
    .source = «Jugar por la snitch dorada» (impreso)
QCG-69 =
    Los buscadores, y nadie más, pueden atrapar la snitch.
    .source = «Jugar por la snitch dorada» (impreso)
QCG-70 =
    Cuando se enfrentan dos buscadores, la atrapa el de mayor valor.
    .source = «Jugar por la snitch dorada» (impreso)
QCG-71 =
    Dos buscadores del mismo valor se estorban: ambos se descartan y la snitch se queda.
    .source = «Jugar por la snitch dorada» (impreso)
QCG-72 =
    Un buscador que se encuentra con cualquier otra cosa, sea otro puesto o una carta especial, la atrapa.
    .source =
        «Jugar por la snitch dorada» (impreso; que una carta especial cuenta como otra clase se deduce)
QCG-73 =
    Donde no se ha colocado ningún buscador no hay captura: las cartas se descartan y la snitch se queda.
    .source = «Jugar por la snitch dorada» (impreso)
RUL-QCG-53 =
    Sí. La ventana tras la revelación se abre con la snitch como con cualquier otra pelota, y la captura
    solo cuenta cuando esa ventana se ha cerrado.
    .question = ¿Se puede impedir todavía una captura cuando el buscador ya está boca arriba?
    .reason =
        QCG-82 permite embrujos y hechizos en cualquier momento, y este es el momento en que más importan.
RUL-QCG-54 =
    Entonces empieza la persecución final. En toda ronda que comienza con el mazo de campo agotado no se
    descubre ninguna carta, y por la snitch hay que jugar igual que por una quaffle. Con final_chase
    desactivado, sigue siendo optativa.
    .question = ¿Y si se agota el mazo de campo y nadie ha atrapado la snitch?
    .reason = Dos jugadores prudentes podrían dejar en paz la snitch eternamente.
RUL-QCG-55 =
    Todavía no. En la ronda en que aparece aún puedes renunciar a ella; la persecución final empieza en la
    ronda siguiente.
    .question = ¿Hay que jugar en el acto por la snitch si es la última de todas las cartas de campo?
    .reason = Cuando empezó esa ronda, el mazo de campo no estaba agotado.


## A new round

QCG-74 =
    Cuando termina la ronda, los dos robáis de vuestro propio mazo de casa hasta volver a tener la mano
    completa: cinco cartas, o bien cuatro o tres si has sido golpeado.
    .source = «Comienzo de una nueva ronda» (impreso)
QCG-75 =
    La ronda siguiente la abre quien no ha sido el líder en esta.
    .source = «Comienzo de una nueva ronda» (impreso)
QCG-76 =
    Las cartas especiales cuyo poder has usado no van a tu montón de descarte hasta que termina la ronda.
    .source = «Faltas y árbitros» (impreso)
QCG-77 =
    Cuando se agota tu mazo de casa, baraja tu montón de descarte y ponlo boca abajo: es tu nuevo mazo de
    casa.
    .source = «Faltas y árbitros» (impreso, pero habla de la mano)
RUL-QCG-47 =
    Se refiere al tamaño de la mano una vez completada, no al número de cartas robadas. Son cinco, menos una
    por cada golpe de la ronda que acaba de terminar; después los golpes se olvidan.
    .question = Un jugador golpeado toma solo cuatro cartas: ¿cuatro en total o cuatro nuevas?
    .reason =
        El folleto dice que ese jugador juega con una carta menos y que esto dura una sola ronda.
RUL-QCG-48 =
    Ese jugador no roba nada ni descarta nada. Durante una ronda, una mano puede tener cualquier tamaño.
    .question = ¿Y si una mano ya tiene tantas cartas como le corresponden al completarla, o más?
    .reason = El límite es para robar; nada en el folleto quita cartas en ese momento.
RUL-QCG-79 =
    Solo cuando hay que robar una carta y el mazo de casa está agotado. Entonces se baraja todo el montón de
    descarte, incluidas las cartas especiales jugadas en esta ronda, y se sigue robando. Si ni así alcanza,
    la mano se queda más pequeña.
    .question = ¿Cuándo exactamente se baraja un montón de descarte para formar un nuevo mazo de casa?
    .reason =
        El folleto dice «cuando no te quedan cartas de casa en la mano», lo que no tendría sentido junto a su
        regla de completar la mano. Tiene que referirse al mazo.
RUL-QCG-83 =
    Primero las cartas especiales jugadas van a los montones de descarte, luego los dos jugadores completan
    la mano, después se borran los golpes, luego cambia el liderazgo y, por último, empieza la ronda
    siguiente con su carta de campo. Da igual cuál de los dos complete antes la mano.
    .question = ¿En qué orden ocurren las cosas al final de una ronda?
    .reason =
        Las cartas especiales jugadas tienen que estar en el montón de descarte antes de que se pueda
        barajar, y los golpes tienen que contar antes de olvidarse.


## Several balls at once

QCG-78 =
    Si hay varias pelotas, el líder decide en qué orden se juegan.
    .source = «Varias pelotas en juego» (impreso)
QCG-79 =
    Pero antes cada uno coloca una carta boca abajo junto a cada pelota por la que juega. Solo entonces se
    elige el orden y se revela la primera carta.
    .source = «Varias pelotas en juego» (impreso, en una frase dañada)
QCG-80 =
    Después se juega una pelota tras otra, en el orden elegido.
    .source = «Varias pelotas en juego» (deducido: para eso sirve un orden)
RUL-QCG-36 =
    El líder lo elige cuando todas las cartas están boca abajo y la ventana posterior a la colocación se ha
    cerrado, antes de que se revele nada. Con la opción order_timing se puede elegir antes de colocar.
    .question = ¿Cuándo se elige el orden?
    .reason =
        El folleto dice primero que enseguida y después que hay que esperar a las cartas boca abajo. La
        segunda frase es más precisa y explica por qué: las cartas pueden influir en el orden.
RUL-QCG-37 =
    Sí: un solo orden para todas las pelotas disputadas, que después es definitivo. Con una única pelota
    disputada no hay nada que elegir. Con la opción order_mode, el líder puede nombrar las pelotas de una en
    una, después de cada resultado.
    .question = ¿Tiene que elegir el líder todo el orden de una vez?
    .reason = El folleto hace que el líder decida un orden, y lo hace una sola vez.
RUL-QCG-38 =
    No. Las cartas de cada pelota se revelan cuando le llega el turno. Con la opción reveal_mode se pueden
    revelar todas antes de resolver la primera.
    .question = ¿Se revelan a la vez las cartas de todas las pelotas?
    .reason = Si todo estuviera a la vista, el orden apenas tendría importancia.


## Special cards

QCG-81 =
    En lugar de colocar una carta especial, puedes usarla contra tu rival directamente desde la mano,
    diciendo qué hace.
    .source = «Cartas especiales» (impreso)
QCG-82 =
    Para los embrujos y los hechizos vale cualquier momento, se hayan colocado cartas o no y las haya
    colocado quien las haya colocado.
    .source = «Embrujos y hechizos» (impreso)
QCG-83 =
    Surten efecto uno a uno, en el orden en que se jugaron: el hechizo que se pronunció primero es también
    el primero que actúa.
    .source = «Embrujos y hechizos» (impreso)
QCG-84 =
    La primera clase **rebaja** el valor de una carta de jugador de tu rival. Te conviene esperar hasta ver
    esa carta, pero no tienes por qué hacerlo.
    .source = «Embrujos y hechizos» (impreso; que esperar es solo un consejo es lectura nuestra)
QCG-85 =
    Una de esas cartas es Piernas Unidas, que en vez de eso puede detener a un guardián.
    .source = «Embrujos y hechizos» (impreso)
QCG-86 =
    La segunda clase **despoja** la mano de tu rival: una o más cartas, tomadas a ciegas, se descartan.
    .source = «Embrujos y hechizos» (impreso)
QCG-87 =
    A diferencia de una bludger, esto no causa un daño duradero. La próxima vez que se completa la mano, las
    cartas perdidas se reponen por entero.
    .source = «Embrujos y hechizos» (impreso)
QCG-88 =
    La tercera clase **aleja** a tu rival de una pelota. Si hay varias, tú eliges cuál.
    .source = «Embrujos y hechizos» (impreso)
QCG-89 =
    La cuarta clase te permite **recuperar**: miras tu montón de descarte y rescatas de él una carta para tu
    mano.
    .source = «Embrujos y hechizos» (impreso)
QCG-90 =
    La quinta clase es el **contrahechizo**, que deja en nada un embrujo o un hechizo usado contra ti.
    .source = «Embrujos y hechizos» (impreso)
QCG-91 =
    Cualquier carta especial se puede también apartar junto a una pelota como forma de esquivar. Su poder se
    pierde entonces.
    .source = «Faltas y árbitros» (impreso)
RUL-QCG-11 =
    No. Tiene que haber un objetivo legal, como se indica en «Qué hacen las cartas especiales», y solo se
    ofrecen esas jugadas.
    .question = ¿Se puede jugar una carta especial donde no hace nada?
    .reason =
        Malgastar una carta por error no tiene gracia, y en el folleto toda carta se usa contra alguien o
        para algo.
RUL-QCG-12 =
    No. Hasta que se haya colocado, debes una carta a cada pelota disputada de la que no te hayan alejado.
    En las dos ventanas anteriores solo puedes jugar una carta especial, aunque sea una que anula otra, si
    después tu mano aún cubre lo que debes, contando con que la carta surta efecto. Con reserve_owed_cards
    desactivado, este límite desaparece.
    .question = ¿Puede un jugador gastar cartas que necesita para colocar?
    .reason =
        QCG-33, QCG-52 y QCG-68 obligan a colocar; nadie debe poder librarse vaciando su mano.
RUL-QCG-59 =
    Se puede rebajar en las ventanas posteriores a la colocación, a la revelación y a un resultado, mientras
    su pelota no esté resuelta; antes aún no hay carta. Lo que se rebaja boca abajo cuenta desde la
    revelación, y el embrujo se desperdicia si la carta resulta ser especial. No son objetivo una carta
    especial que está boca arriba, una carta que ha sido alejada ni un guardián que está fuera de combate.
    .question = ¿Se puede rebajar una carta que está boca abajo?
    .reason = El folleto solo aconseja esperar, y jugar a oscuras ya tiene su propio riesgo.
RUL-QCG-60 =
    Quien la juega dice para qué: o bien rebajar una carta, y entonces sirve cualquier objetivo que se pueda
    rebajar, o bien detener a un guardián, que tiene que estar boca arriba junto a la quaffle.
    .question = ¿Para qué se puede usar Piernas Unidas?
    .reason = El folleto le da los dos poderes, y un guardián no tiene importancia en ningún otro sitio.
RUL-QCG-61 =
    El dueño del guardián queda sin carta allí; el guardián se descarta con el resultado. Quien lo ha hecho
    gana la quaffle con cualquier carta de jugador que haya colocado, aunque sea otro guardián. Si solo ha
    apartado una carta especial, la quaffle se queda.
    .question = ¿Qué ocurre cuando Piernas Unidas o una falta deja a un guardián fuera de combate?
    .reason =
        El folleto deja que entonces marque cualquier carta de jugador, y una carta apartada no lo es.
RUL-QCG-62 =
    Cartas de la mano, elegidas al azar; las cartas colocadas están a salvo. Si la mano es demasiado
    pequeña, se pierde entera. No se puede elegir a un jugador con la mano vacía. Todos ven las cartas que
    se pierden.
    .question = ¿Qué cartas se pierden cuando se despoja una mano?
    .reason = El folleto las toma sin mirar, y las cartas del campo ya no están en la mano.
RUL-QCG-63 =
    Eliges una pelota por la que se juega y que aún no está resuelta. La carta que tu rival tiene allí se
    enseña y se descarta en el acto, y en esta ronda no puede colocar otra junto a ella: tu rival está sin
    carta. Se sigue jugando por la pelota, y su resultado se decide como siempre.
    .question = ¿Qué significa exactamente que te alejen de una pelota?
    .reason =
        El folleto no dice más que se desplaza a un jugador lejos de la pelota. Esta es la manera más sencilla
        de estar lejos de ella.
RUL-QCG-64 =
    Tu rival no coloca nada junto a esa pelota ni debe ninguna carta por ella, mientras que tú sigues
    teniendo que colocar la tuya. En la ventana inicial solo están disputadas las pelotas obligatorias: la
    quaffle y, en la persecución final, la snitch.
    .question = ¿Y si alejan a un jugador antes de que se coloque ninguna carta?
    .reason = Quien está lejos de la pelota no puede jugar por ella ni estar obligado a hacerlo.
RUL-QCG-65 =
    No la gana nadie y se queda en el campo.
    .question = ¿Y si los dos jugadores han sido alejados de la misma pelota?
    .reason = Ninguno de los dos tiene carta allí; véase RUL-QCG-33.
RUL-QCG-66 =
    Una carta cualquiera de tu propio montón de descarte, de jugador o especial, aunque haya llegado allí en
    esta misma ronda. Las cartas especiales jugadas en esta ronda todavía no están allí y no se pueden
    tomar. Si el montón está vacío, el hechizo no se puede jugar. Tu rival ve la carta, que después cuenta
    como una carta más de la mano. Se gasta una carta y se gana otra, así que ninguna mano crece con ello.
    .question = ¿Qué carta se puede recuperar?
    .reason = El folleto no pone ningún límite, y QCG-76 dice cuándo llegan al montón las cartas jugadas.
RUL-QCG-67 =
    Quedan a la vista junto a su dueño hasta que termina la ronda. Antes de que nadie complete la mano, van
    al montón de descarte de ese dueño. Lo mismo vale para las cartas anuladas y para las que las anularon.
    .question = ¿Adónde van las cartas especiales jugadas y cuándo?
    .reason = QCG-76 indica el momento, y una carta anulada también se ha jugado.
RUL-QCG-68 =
    Sí. Se revela con las demás y se descarta boca arriba.
    .question = ¿Llega a ver el rival una carta especial apartada?
    .reason =
        Las dos cartas de una pelota se revelan, y los montones de descarte están a la vista.
RUL-QCG-69 =
    No. Las cartas especiales solo se juegan desde la mano.
    .question = ¿Se puede jugar una carta especial después de colocarla junto a una pelota?
    .reason = Una carta colocada ya no está en la mano, y QCG-45 le niega cualquier poder.


## Windows

RUL-QCG-01 =
    Hay cinco clases de ventanas, y ningún otro momento. La inicial: después de la carta de campo y antes de
    las declaraciones, si hay una pelota sobre la que decidir. Antes de colocar: después de las
    declaraciones, si hay una pelota disputada. Después de colocar: no se ha revelado nada y el orden aún no
    está decidido. Tras la revelación: las dos cartas de una pelota están boca arriba y su resultado aún no
    está decidido. Tras el resultado: se ha resuelto una pelota, y no ha llegado ni la siguiente revelación
    ni el final de la ronda. En cada una de ellas cabe un embrujo o un hechizo con un objetivo legal; una
    falta solo cabe en la que sigue a la revelación de la quaffle.
    .question = ¿Qué significa «en cualquier momento»?
    .reason =
        Abarca todos los momentos de los que hablan QCG-82 y QCG-92 y, aun así, deja que la partida avance.
RUL-QCG-02 =
    Nadie tiene que darse prisa: en cada ventana actúa primero el líder. Quien tiene la vez juega una carta
    especial o pasa, y después le toca al otro. La ventana se cierra cuando los dos pasan uno tras otro; si
    se juega una carta, la cuenta vuelve a empezar. La opción timing_mode puede convertirlo en una carrera.
    .question = ¿Quién puede actuar primero en una ventana?
    .reason =
        Una conexión rápida no da ventaja y, como el liderazgo se alterna, también se alterna quién actúa
        primero.
RUL-QCG-03 =
    En una carrera no hay turnos: cualquiera de los dos puede enviar una carta en todo momento mientras la
    ventana está abierta. Las cartas surten efecto en el orden en que llegan y, si llegan en el mismo
    instante, va primero el líder. Una carta que otra anterior ha hecho imposible se rechaza y sigue en la
    mano. La ventana se cierra cuando los dos han pasado desde la última carta, o cuando ha transcurrido el
    tiempo fijado en race_window_seconds desde que se abrió o desde la última carta, lo que haya ocurrido
    más tarde. Las respuestas tienen el mismo tiempo; si se agota, equivale a pasar.
    .question = ¿Cómo funciona una carrera?
    .reason =
        Es lo más parecido a QCG-83 en una mesa de verdad, donde decide una fracción de segundo.
RUL-QCG-05 =
    El rival de quien la jugó, tanto si la carta surtió efecto como si fue anulada.
    .question = ¿A quién le toca cuando ya se ha resuelto una carta especial?
    .reason = El folleto hace que los dos jugadores actúen por turnos.
RUL-QCG-13 =
    Tantas como quieras y puedas.
    .question = ¿Cuántas cartas especiales puede jugar un jugador en una ventana o en una ronda?
    .reason = El folleto no nombra ningún límite, y la mano ya es límite suficiente.
RUL-QCG-15 =
    Cada ventana se abre para los dos jugadores, aunque uno de ellos no pueda hacer otra cosa que pasar. Un
    jugador puede hacer que su página pase por él; es un ajuste privado, y ese pase no se muestra hasta que
    ha transcurrido el tiempo fijado en min_pass_ms desde que le tocaba actuar.
    .question = ¿Puede deducir el rival, cuando un jugador pasa, qué cartas tiene?
    .reason = Una ventana omitida o un pase demasiado rápido delatarían la mano.


## Answers

RUL-QCG-06 =
    En cuanto se anuncia y antes de que surta efecto. Cada carta especial que se juega espera una respuesta
    del rival, y solo son respuesta las cartas que anulan: un contrahechizo contra un embrujo o un
    hechizo, un árbitro contra una falta. Si el rival pasa, la carta surte efecto en el acto.
    .question = ¿Cuándo se puede anular una carta especial?
    .reason =
        Una carta que deshace otra necesita un momento para hacerlo. Cualquier otra carta en ese momento se
        adelantaría a una anterior, en contra de QCG-83.
RUL-QCG-07 =
    Sí, porque también es un hechizo usado contra el rival. Las respuestas van y vienen hasta que un jugador
    pasa. Con un número impar de contrahechizos, la primera carta queda anulada; con un número par, surte
    efecto. Con counter_chain desactivado, el primer contrahechizo es definitivo.
    .question = ¿Se puede contrarrestar un contrahechizo?
    .reason = QCG-90 sirve contra cualquier hechizo usado contra ti.
RUL-QCG-08 =
    Un contrahechizo anula un embrujo, un hechizo u otro contrahechizo. Un árbitro anula una falta. Nada
    más anula nada: ningún contrahechizo frena una falta o a un árbitro, y una carta apartada no tiene
    ningún poder que se pueda anular. La opción counter_scope puede ampliar los contrahechizos a las faltas
    y los árbitros.
    .question = ¿Qué cartas anulan a cuáles?
    .reason =
        El folleto habla primero de embrujos y hechizos y después de cartas especiales en general. La frase
        más restringida le deja una tarea al árbitro.
RUL-QCG-09 =
    No. Si están a punto de despojar una mano, su dueño no puede jugar deprisa lo que está en peligro.
    .question = ¿Se pueden jugar otras cartas especiales como respuesta?
    .reason = La carta que se jugó antes surte efecto antes; véase QCG-83.
RUL-QCG-10 =
    No. Si no hay nada que anular, solo sirven para apartarlos.
    .question = ¿Se pueden jugar contrahechizos y árbitros por iniciativa propia?
    .reason = Deshacen algo, así que tiene que haber algo que deshacer.


## Fouls and Referees

QCG-92 =
    No puedes cometer una falta antes de que se hayan revelado las cartas de jugador de tu rival.
    .source = «Faltas y árbitros» (impreso)
QCG-93 =
    Una clase de falta deja fuera de combate al **guardián** de tu rival. Ahora puede marcar cualquier carta
    de jugador que hayas colocado.
    .source = «Faltas y árbitros» (impreso)
QCG-94 =
    La otra clase te da un **penalti** si hay una quaffle en juego: es tuya, por alta que sea la carta de tu
    rival.
    .source = «Faltas y árbitros» (impreso)
QCG-95 =
    Un árbitro invalida una falta, de modo que queda en nada.
    .source = «Faltas y árbitros» (impreso)
RUL-QCG-70 =
    En la ventana tras la revelación de la quaffle, y en ningún otro sitio. Tu rival debe tener allí una
    carta de jugador que esté boca arriba y no haya sido alejada. Los guardianes colocados junto a una
    bludger o a la snitch quedan fuera de alcance.
    .question = ¿Cuándo y dónde se puede cometer una falta?
    .reason =
        Las dos clases de falta tratan de la quaffle, y QCG-92 exige una carta de jugador ya revelada.
RUL-QCG-71 =
    Un guardián del rival, boca arriba junto a la quaffle y que no esté ya fuera de combate. Lo que sigue
    está en RUL-QCG-61.
    .question = ¿Qué necesita la falta contra un guardián?
    .reason = Quien ya está fuera de combate no puede volver a quedar fuera de combate.
RUL-QCG-72 =
    Si no lo frena un árbitro, la quaffle se resuelve en el acto a favor de quien jugó el penalti, sea cual
    sea la carta que haya colocado. Las dos cartas colocadas se descartan y sigue la ventana tras el
    resultado. Con penalty_needs_player_card activado, solo puede jugar un penalti quien haya colocado una
    carta de jugador.
    .question = ¿Qué hace exactamente un penalti?
    .reason = El folleto hace ganar a quien lo juega y no pone más condición que la quaffle.
RUL-QCG-73 =
    No. Hace falta una carta de jugador revelada.
    .question = ¿Se puede jugar un penalti si el rival ha apartado una carta especial o está sin carta?
    .reason = QCG-92 solo permite faltas después de revelarse cartas de jugador.
RUL-QCG-74 =
    Decide el primero que surte efecto. Con él la quaffle queda resuelta y no hay lugar para un segundo.
    .question = ¿Y si los dos jugadores quieren jugar un penalti?
    .reason = Una quaffle solo se puede ganar una vez.
RUL-QCG-75 =
    Como respuesta a una falta de cualquiera de las dos clases, y solo así. Con él terminan las respuestas,
    y las dos cartas quedan gastadas. La ventana continúa, así que puede venir otra falta.
    .question = ¿Cómo se usa un árbitro?
    .reason = Un árbitro deshace una falta; no pita el final del partido.


## End of the game

QCG-96 =
    Los montones de descarte están boca arriba, cada uno al lado de su mazo: uno por cada casa y otro para
    el campo.
    .source = «Jugar por una quaffle» y «Jugar por una bludger» (impreso)
QCG-97 =
    Con la captura de la snitch dorada termina la partida, y quien la atrapa se anota sus 150 puntos.
    .source = «Ganador» y «Jugar por la snitch dorada» (impreso)
QCG-98 =
    Los dos jugadores suman sus cartas ganadas. Gana la suma más alta.
    .source = «Ganador» (impreso)
RUL-QCG-52 =
    Ya no cuentan. La partida se detiene en el acto; las cartas que siguen boca abajo ni se revelan ni
    puntúan. Con finish_round_after_snitch activado, antes se juega la ronda hasta el final.
    .question = ¿Qué pasa con las pelotas sin resolver cuando se atrapa la snitch?
    .reason = La captura termina la partida, como termina un partido sobre escobas.
RUL-QCG-56 =
    La partida termina y gana quien tenga más puntos. Para llegar a eso hacen falta mazos defectuosos,
    porque una snitch que nadie ha atrapado no abandona nunca el campo.
    .question = ¿Y si el campo y el mazo de campo están vacíos?
    .reason = No queda nada por lo que jugar.
RUL-QCG-57 =
    La partida es un empate. La opción tie_break puede dársela a quien atrapó la snitch.
    .question = ¿Y si al final los dos tienen los mismos puntos?
    .reason = El folleto no nombra nada que sirva para decidirlo.
RUL-QCG-58 =
    Cuando termina la ronda cuyo número fija round_limit, termina la partida y gana quien tenga más puntos.
    .question = ¿Puede durar eternamente una partida?
    .reason =
        La persecución final debería acabar toda partida mucho antes; el límite es una red de seguridad.


## Time, bots and conceding

RUL-QCG-04 =
    Un bot recibe lo que se ve desde su asiento y nada más. En una carrera se contiene un tiempo al azar de
    entre 1,5 y 4 segundos desde que se abrió la ventana o se jugó la última carta, lo que haya ocurrido más
    tarde; una carta que una persona envíe entretanto va primero. Cuando se actúa por turnos, un bot no
    tiene que esperar.
    .question = ¿Qué sabe un bot y con qué rapidez puede actuar?
    .reason = Nadie podría ganarle una carrera a una máquina que no espera.
RUL-QCG-16 =
    La partida sigue sin él: pasa en las ventanas y cuando se le pide una respuesta, no declara nada, coloca
    cartas al azar entre las permitidas y, si es el líder, juega primero la quaffle, luego las bludgers y
    luego la snitch. La opción turn_timer_seconds fija cuánto puede durar una decisión.
    .question = ¿Y si un jugador está ausente o se le acaba el tiempo?
    .reason =
        Estas elecciones comprometen al jugador lo menos posible y evitan que el otro tenga que esperar.
RUL-QCG-82 =
    Sí, en cualquier momento. Gana el otro jugador.
    .question = ¿Puede rendirse un jugador?
    .reason = Nadie debería tener que acabar una partida contra su voluntad.


## Where the leaflet is unclear and how we read it

reading-quidditch-card-game-2001-seekers = Dónde están los buscadores
    .difference = Dice que hay dos buscadores en cada mazo de cartas de campo.
    .reading = Dos en cada mazo de casa.
    .reason =
        Solo hay un mazo de cartas de campo, los buscadores son cartas de casa, y una reseña pública coincide.
reading-quidditch-card-game-2001-refill = Qué se completa
    .difference = Después de una ronda con cartas especiales dice que repongas tus cartas de campo.
    .reading = Tu mano de cartas de casa.
    .reason = Nadie tiene cartas de campo en la mano.
reading-quidditch-card-game-2001-reshuffle = Cuándo se baraja el montón de descarte
    .difference = Cuando no te quedan cartas de casa en la mano.
    .reading = Cuando hay que robar una carta y tu mazo de casa está agotado.
    .reason = Una mano vacía simplemente se completa; solo un mazo agotado necesita el montón de descarte.
reading-quidditch-card-game-2001-order = Cuándo se elige el orden de las pelotas
    .difference =
        Una vez, justo después de la carta de campo; otra, solo cuando los dos jugadores han puesto sus
        cartas; la segunda frase está partida en dos.
    .reading = Primero se colocan todas las cartas y después se elige el orden.
    .reason =
        La segunda frase es más precisa y se explica por sí misma: las cartas colocadas pueden influir en el
        orden.
reading-quidditch-card-game-2001-goal-card = El nombre del gol regalado
    .difference = La lista de puntos y el apartado sobre la carta usan dos nombres distintos.
    .reading = Es una misma carta, que aquí se llama gol regalado.
    .reason = Ambas dan 10 puntos, y no se describe ninguna otra clase de carta de campo.
reading-quidditch-card-game-2001-setting-aside = Quién puede apartar una carta especial
    .difference =
        El título exige una mano sin cartas de jugador; el texto que le sigue y un apartado posterior
        recomiendan el truco a todos.
    .reading = Puede hacerlo cualquiera, junto a cualquier pelota.
    .reason = Un farol que solo es posible cuando no hay otro remedio no sería un farol.
reading-quidditch-card-game-2001-counter = Qué deshace un contrahechizo
    .difference = Embrujos y hechizos en una frase, cartas especiales en la siguiente.
    .reading = Embrujos y hechizos, incluidos los contrahechizos.
    .reason = Contra las faltas ya está el árbitro.
reading-quidditch-card-game-2001-pile = Qué es «el montón»
    .difference =
        La misma palabra designa los mazos y el lugar donde están las pelotas y las cartas colocadas.
    .reading = Cuando se refiere a pelotas o a cartas colocadas, es el campo.
    .reason = Una pelota está a la vista entre los jugadores y no en un mazo.
reading-quidditch-card-game-2001-save = Qué se descarta después de una parada
    .difference = Solo se menciona el guardián.
    .reading = Se descartan las dos cartas.
    .reason = Así es con todos los demás resultados.
reading-quidditch-card-game-2001-hit = Cuántas cartas toma un jugador golpeado
    .difference = El jugador solo puede tomar cuatro cartas; después de dos golpes, solo tres.
    .reading = La mano se completa hasta cuatro o tres.
    .reason = El mismo párrafo dice que el jugador tiene una carta menos de lo habitual.
reading-quidditch-card-game-2001-unseen-card = Qué carta cuesta una bludger
    .difference = Una carta del rival, elegida sin mirar; no dice de dónde se toma.
    .reading = Una carta de la mano.
    .reason = Las cartas colocadas pertenecen a su pelota hasta que se resuelve.
reading-quidditch-card-game-2001-ignoring = Dejar en paz la snitch
    .difference = Los jugadores sin buscadores tienen que ponerse de acuerdo para ignorar la snitch.
    .reading =
        No hace falta ningún acuerdo: la snitch se deja en paz si ninguno de los dos la declara.
    .reason = Para ponerse de acuerdo, los dos tendrían que decir lo que no tienen.
reading-quidditch-card-game-2001-waiting = Cuándo rebajar una carta
    .difference =
        Espera hasta haber visto la otra carta, dice, justo después de permitir embrujos en cualquier
        momento.
    .reading = Esperar es un consejo.
    .reason = Como obligación contradiría la frase anterior.
reading-quidditch-card-game-2001-retrieving = Cuántas cartas se recuperan
    .difference = Cartas en la primera mitad de la frase, una carta en la segunda.
    .reading = Tantas como diga la propia carta; en nuestros mazos es una.
    .reason = La primera mitad dice para qué sirven esas cartas; la segunda, qué hace una de ellas.
reading-quidditch-card-game-2001-first-word = Quién puede actuar y cuándo
    .difference =
        Los jugadores actúan por turnos y, sin embargo, quien habla un instante antes va primero.
    .reading = Actúan por turnos, empezando por el líder; la carrera es una opción.
    .reason = Ser rápido no es lo mismo en una pantalla que en una mesa.
reading-quidditch-card-game-2001-review = Una reseña que lo cuenta de otra manera
    .difference =
        Según una reseña pública, una ronda dura hasta que se gastan las cinco cartas de la mano, y un empate
        se vuelve a jugar en el acto.
    .reading =
        Una ronda termina cuando se han resuelto las cartas colocadas, y una pelota empatada espera a la ronda
        siguiente.
    .reason = El folleto es claro en ambas cosas, y es la fuente.


## Options

option-quidditch-timing_mode =
    Si los jugadores actúan por turnos, empezando por el líder, o si en cada ventana va primero el más
    rápido.
option-quidditch-race_window_seconds =
    Cuántos segundos sigue abierta una ventana en una carrera, contados de nuevo después de cada carta jugada.
option-quidditch-counter_chain =
    Si un contrahechizo se puede anular a su vez, y así sucesivamente, o si es definitivo.
option-quidditch-counter_scope =
    Si los contrahechizos anulan solo embrujos y hechizos, o cualquier carta especial, incluidos faltas y
    árbitros.
option-quidditch-reserve_owed_cards =
    Si hay que guardar las cartas que hacen falta para colocar, o si se pueden gastar antes en poderes
    especiales.
option-quidditch-min_pass_ms =
    Cuánto se retiene, en milésimas de segundo, un pase automático para que no delate la mano.
option-quidditch-turn_timer_seconds =
    Cuánto puede durar una decisión: sin límite, o un número de segundos.
option-quidditch-declare_mode =
    Si el líder declara primero y el segundo jugador añade lo suyo, o si los dos declaran en secreto y a la
    vez.
option-quidditch-aside_only_without_player_cards =
    Si cualquiera puede apartar una carta especial en la quaffle, o solo quien no tiene ninguna carta de
    jugador.
option-quidditch-order_timing =
    Si el orden de las pelotas se elige después de colocar las cartas, o antes.
option-quidditch-order_mode =
    Si el líder elige todo el orden de una vez, o decide pelota a pelota cuál viene después.
option-quidditch-reveal_mode =
    Si las cartas se revelan pelota a pelota, o las de todas las pelotas a la vez antes de resolver la primera.
option-quidditch-keeper_wins_unopposed =
    Si un guardián gana la quaffle contra una carta apartada o contra ninguna carta, o si solo consigue que se
    quede en el campo.
option-quidditch-bludger_pick =
    Si la carta que cuesta una bludger la elige el azar, o si el ganador toca una de las cartas, mezcladas y
    ocultas.
option-quidditch-recycle_bludgers =
    Si las bludgers descartadas quedan fuera de la partida, o vuelven como nuevo mazo de campo cuando se agota
    el anterior.
option-quidditch-finish_round_after_snitch =
    Activado: tras atrapar la snitch se juegan todavía las demás pelotas de esa ronda, y entonces acaba la partida.
    Desactivado: la partida se detiene en cuanto se atrapa la snitch.
option-quidditch-final_chase =
    Si hay que disputar la snitch cuando se ha agotado el mazo de campo, o si sigue siendo optativa.
option-quidditch-tie_break =
    Si a igualdad de puntos hay empate, o gana quien atrapó la snitch.
option-quidditch-round_limit =
    Después de cuántas rondas termina una partida aunque nadie haya atrapado la snitch.
option-quidditch-penalty_needs_player_card =
    Si un penalti se puede jugar sea lo que sea lo que has colocado junto a la quaffle, o solo con una carta de
    jugador propia allí.
option-quidditch-discard_view =
    Si se puede mirar entero el montón de descarte del otro jugador, o solo muestra su carta superior.
option-quidditch-deck_data =
    Con qué mazos se juega: los habituales o los tuyos.


## Procedures

procedure-quidditch-decks = Los mazos
    .text =
        El tamaño de los mazos, las clases de cartas, los intervalos de valores, los dos buscadores, la única
        snitch y Piernas Unidas se conocen por el folleto o por reseñas públicas. Todos los demás números son
        diseño nuestro, y también los demás nombres de cartas especiales: vienen de las historias y no tienen
        por qué ser los de las cartas impresas.

        El mazo de campo:

        | Carta | Copias | Puntos |
        |---|---|---|
        | Quaffle | 17 | 10 |
        | Bludger | 6 | ninguno |
        | Gol regalado | 4 | 10 |
        | Snitch dorada | 1 | 150 |
        | en total | 28 | |

        El mazo de casa, igual para Gryffindor y Slytherin:

        | Carta | Clase | Copias |
        |---|---|---|
        | Cazador 4, 5, 6, 7, 8, 9, 10 | carta de jugador | 2 de cada valor, 14 en total |
        | Guardián 6, 7, 8, 9, 10 | carta de jugador | 1 de cada valor, 5 en total |
        | Golpeador 1, 2, 3 | carta de jugador | 2, 2 y 1, es decir, 5 en total |
        | Buscador 11, 12 | carta de jugador | 1 de cada valor, 2 en total |
        | Piernas Unidas | embrujo | 2 |
        | Piernas de Gelatina | embrujo | 1 |
        | Embrujo Obstaculizador | embrujo | 1 |
        | Encantamiento de Desarme | hechizo | 1 |
        | Encantamiento Confundus | hechizo | 1 |
        | Encantamiento Convocador | hechizo | 1 |
        | Finite | hechizo, el contrahechizo | 2 |
        | Blatching | falta | 2 |
        | Cobbing | falta | 1 |
        | Árbitro | árbitro | 2 |
        | en total | 26 cartas de jugador, 14 cartas especiales | 40 |

        Otros mazos se rechazan, a menos que

        - el mazo de casa tenga 40 cartas y el de campo, 28,
        - Gryffindor y Slytherin tengan las mismas cartas de casa,
        - haya exactamente una snitch dorada y
        - cada carta especial haga una de las cosas que figuran en «Qué hacen las cartas especiales».

        También se comprueba todo lo demás que el folleto permite esperar, pero solo se avisa de ello, porque
        una caja de verdad sabe más que esta página:

        - cazadores del 4 al 10, guardianes del 6 al 10 y golpeadores del 1 al 3, con los dos extremos de cada
          intervalo en uso;
        - dos buscadores, que valen 11 y 12;
        - más quaffles que ninguna otra carta de campo, tres bludgers o más, dos goles regalados o más, y al menos
          16 quaffles y goles regalados en total, para que alguien pueda superar sin la snitch los 150 puntos de esta;
        - las cinco clases de embrujos y hechizos, más de una carta que rebaje, una carta Piernas Unidas, y cartas
          que despojen de una carta y también de varias;
        - las dos clases de faltas y un árbitro;
        - claramente más cartas de jugador que especiales, para que una mano sin ninguna carta de jugador sea rara.
procedure-quidditch-round = Una ronda de principio a fin
    .text =
        1. **La carta de campo.** Si hay una quaffle en el campo, no se descubre nada. Si no, el líder descubre
           cartas hasta que una pelota se quede en el campo o no haya más cartas de campo. Un gol regalado va al
           montón de cartas ganadas del líder, y una pelota que no cabe va al montón de descarte del campo; a
           cada una de ellas le sigue otra carta. Si después no hay ninguna pelota en el campo y el mazo de campo
           está agotado, la partida termina.
        2. **Pelotas obligatorias.** Una quaffle que está en el campo queda disputada. También la snitch en la
           persecución final, es decir, cuando el mazo de campo ya estaba agotado al empezar la ronda.
        3. **Ventana inicial**, si al menos una pelota del campo no está disputada todavía.
        4. **Declaraciones**, con la misma condición: primero el líder y luego el segundo jugador, si queda
           alguna pelota. Cada uno puede declarar tantas pelotas como cartas tenga además de las que debe.
        5. Si no hay ninguna pelota disputada, o si las dos manos están vacías, se va al paso 12.
        6. **Ventana antes de colocar.**
        7. **Colocación.** Los dos jugadores colocan sus cartas en secreto y a la vez. Quien no tiene nada que
           colocar está listo en el acto.
        8. **Ventana después de colocar.**
        9. **El orden.** El líder ordena las pelotas disputadas. Con una sola pelota no hay nada que hacer.
        10. **Cada pelota, en ese orden:** se revelan las dos cartas; se abre la ventana tras la revelación, en la
            que solo con la quaffle son posibles las faltas; se resuelve la pelota; se descartan las cartas
            colocadas. Si se atrapa la snitch, la partida termina aquí.
        11. **Ventana tras el resultado**, después de cada pelota. A continuación viene el paso 10 para la pelota
            siguiente, o bien el paso 12.
        12. **Fin de la ronda.** Las cartas especiales jugadas van a los montones de descarte de sus dueños. Los dos
            jugadores completan la mano hasta cinco cartas, menos una por cada golpe de esta ronda. Los golpes se
            olvidan y el liderazgo pasa al otro jugador. Si se ha llegado al límite de rondas, la partida termina;
            si no, se vuelve al paso 1.

        Cualquiera de los dos jugadores puede rendirse en cualquier momento.
procedure-quidditch-window = Una ventana y a quién le toca
    .text =
        | Ventana | Cuándo | Para qué sirve |
        |---|---|---|
        | Inicial | después de la carta de campo, si hay una pelota sobre la que decidir | recuperar o despojar antes de la decisión; alejar de una pelota obligatoria |
        | Antes de colocar | después de las declaraciones, si hay una pelota disputada | despojar, alejar, recuperar |
        | Después de colocar | todavía no se ha revelado nada | alejar, despojar, rebajar una carta sin verla |
        | Tras la revelación | las dos cartas de una pelota están boca arriba | rebajar, alejar; con la quaffle, también faltas |
        | Tras el resultado | se acaba de resolver una pelota | recuperar, despojar; rebajar o alejar en una pelota que aún está por llegar |

        1. El líder actúa primero.
        2. Quien tiene la vez juega una carta especial de la mano o pasa.
        3. Después de un pase le toca al otro jugador. Un segundo pase seguido cierra la ventana.
        4. Una carta jugada queda a la vista junto a su dueño, y los pases anteriores se olvidan. Espera una
           respuesta, como se explica en «Responder a una carta especial». Después le toca al rival de quien
           la jugó.

        Un penalti que surte efecto cierra la ventana en el acto. En las dos ventanas anteriores a la colocación, un
        jugador solo puede gastar una carta si su mano aún cubre todas las cartas que debe; véase RUL-QCG-12. Una
        carrera tiene sus propias reglas; véase RUL-QCG-03.
procedure-quidditch-answer = Responder a una carta especial
    .text =
        1. Se ha jugado una carta especial. El otro jugador puede anularla o pasar; ahora no cabe nada más.
        2. Si se anula, la carta que la anula queda a la vista junto a su dueño. Después de un árbitro se acaban las
           respuestas. Después de un contrahechizo, le toca al otro jugador anularlo o pasar.
        3. Así se sigue hasta que un jugador pasa o la última carta no se puede anular.
        4. Se cuentan las cartas. Si el número es impar, la primera carta surte efecto: porque está sola o porque la
           que la anulaba ha sido anulada a su vez. Si es par, la primera carta queda anulada. Todas quedan gastadas.

        | Carta jugada | Contrahechizo | Árbitro |
        |---|---|---|
        | embrujo o hechizo | lo anula | no |
        | contrahechizo | lo anula | no |
        | falta | no | la anula |
        | árbitro | no | no |
        | una carta apartada | no | no |
procedure-quidditch-specials = Qué hacen las cartas especiales
    .text =
        | Carta | Qué ocurre | Qué necesita | Cuándo |
        |---|---|---|---|
        | Piernas Unidas | a tu elección: una carta de tu rival cuenta 3 menos, o un guardián de tu rival queda fuera de combate | para rebajar: una carta como en RUL-QCG-59; para detener: un guardián boca arriba junto a la quaffle y que no esté ya fuera de combate | para rebajar: las ventanas después de colocar, tras la revelación y tras un resultado; para detener: tras la revelación de la quaffle |
        | Piernas de Gelatina | una carta de tu rival cuenta 5 menos | una carta como en RUL-QCG-59 | las ventanas después de colocar, tras la revelación y tras un resultado |
        | Embrujo Obstaculizador | tu rival es alejado de una pelota que tú eliges | antes de colocar: una pelota disputada de la que tu rival no haya sido alejado; después: una pelota sin resolver en la que tu rival tenga una carta | todas las ventanas |
        | Encantamiento de Desarme | tu rival pierde una carta de la mano al azar | que tu rival tenga alguna carta en la mano | todas las ventanas |
        | Encantamiento Confundus | tu rival pierde dos cartas de la mano al azar, o la única que tenga | que tu rival tenga alguna carta en la mano | todas las ventanas |
        | Encantamiento Convocador | tomas de tu montón de descarte la carta que quieras y la añades a tu mano | que tu montón de descarte no esté vacío | todas las ventanas |
        | Finite | queda anulado el embrujo o el hechizo que se acaba de jugar, incluido otro Finite | un embrujo o un hechizo al que responder | solo como respuesta |
        | Blatching | el guardián de tu rival queda fuera de combate | un guardián de tu rival, boca arriba junto a la quaffle y que no esté ya fuera de combate | tras la revelación de la quaffle |
        | Cobbing | ganas la quaffle | una carta de jugador de tu rival, boca arriba junto a la quaffle y que no haya sido alejada | tras la revelación de la quaffle |
        | Árbitro | queda anulada la falta que se acaba de jugar | una falta a la que responder | solo como respuesta |
procedure-quidditch-settling = Cómo se resuelve una pelota
    .text =
        Cuando se ha cerrado la ventana tras la revelación, se miran los dos lados de la pelota. Un lado está **sin
        carta** si no se ha colocado nada, si ha sido alejado, si se ha apartado una carta especial o si su guardián
        está fuera de combate. En los demás casos tiene una carta de jugador con su valor efectivo: el valor impreso
        menos todo lo que lo ha rebajado, pero nunca menos de 0.

        | En la quaffle | Resultado |
        |---|---|
        | los dos lados sin carta | se queda |
        | un lado sin carta | gana la carta de jugador, también un guardián |
        | valores iguales | se queda |
        | un guardián con el valor más alto contra otro puesto | parada: se queda |
        | todo lo demás | gana el valor más alto |

        | En una bludger | Resultado |
        |---|---|
        | ningún golpeador en ninguno de los lados | se queda |
        | un golpeador en un lado | gana el golpeador |
        | un golpeador en cada lado | gana el valor más alto; con valores iguales, se queda |

        En la snitch ocurre lo mismo que en una bludger, con buscadores en lugar de golpeadores.

        Después, en este orden:

        1. Las cartas colocadas van a los montones de descarte de sus dueños.
        2. Una quaffle ganada va al montón de cartas ganadas del ganador.
        3. Una bludger ganada va al montón de descarte del campo. El perdedor resulta golpeado y pierde una carta de la
           mano al azar, si le queda alguna.
        4. Una snitch atrapada va al montón de cartas ganadas de quien la ha atrapado, y la partida termina.
        5. Una pelota que no ha ganado nadie se queda en el campo.

        Un penalti que surte efecto lleva directamente a estos pasos y gana la quaffle.
procedure-quidditch-variants = Qué cambian las opciones
    .text =
        La mayoría de las opciones cambian una sola respuesta, que se explica en su criterio. Estas cambian el
        desarrollo de una ronda:

        | Opción | Cuando no tiene el valor predeterminado |
        |---|---|
        | declare_mode | los dos jugadores declaran en secreto en un solo paso; lo que nombra cualquiera de ellos queda disputado; las cartas que se deben por la quaffle y por una snitch obligatoria limitan cuántas pelotas puede nombrar un jugador |
        | order_timing | el orden se elige justo antes de la ventana anterior a la colocación |
        | order_mode | el líder nombra una pelota antes de cada revelación |
        | reveal_mode | todas las cartas colocadas se revelan antes de la primera ventana tras la revelación; aun así, cada pelota tiene su propia ventana y su propio resultado |
        | finish_round_after_snitch | la ventana tras el resultado sigue a la captura, y la partida termina al final de la ronda |
        | recycle_bludgers | un mazo de campo agotado se repone con su montón de descarte barajado, una vez por ronda; la persecución final sigue en pie desde la primera ronda que encontró el mazo agotado |
        | timing_mode | las ventanas son una carrera, como en RUL-QCG-03 |
        | counter_scope | los contrahechizos también pueden responder a una falta o a un árbitro, de modo que un árbitro ya no pone fin a las respuestas |


## Refused actions

refusal-quidditch-not_your_turn = No es tu turno.
refusal-quidditch-game_over = La partida ha terminado.
refusal-quidditch-already_committed = Ya has decidido y no puedes cambiarlo.
refusal-quidditch-no_window = Ahora no puedes jugar una carta especial.
refusal-quidditch-card_not_in_hand = No tienes esa carta.
refusal-quidditch-not_a_special = Solo las cartas especiales tienen un poder que se puede jugar.
refusal-quidditch-no_target = Esa carta no tiene ahora ningún objetivo.
refusal-quidditch-bad_ball = No puedes usar esa carta en esta pelota.
refusal-quidditch-bad_mode = Ahora no puedes usar esa carta así.
refusal-quidditch-bad_take = Esa carta no está en tu montón de descarte.
refusal-quidditch-wrong_window = No puedes jugar esa carta en este momento de la ronda.
refusal-quidditch-foul_not_now = Solo puedes cometer una falta en la quaffle, después de que se revele la carta de jugador que tu rival tiene allí.
refusal-quidditch-response_only = Solo puedes jugar esa carta como respuesta a otra.
refusal-quidditch-owed_cards = Necesitas esa carta para una pelota disputada.
refusal-quidditch-nothing_to_cancel = No hay ninguna carta especial que anular.
refusal-quidditch-cannot_cancel = Esa carta no anula la que se ha jugado.
refusal-quidditch-not_declaring = Ahora no hay nada que declarar.
refusal-quidditch-not_optional = Solo puedes declarar una bludger o la snitch, y solo si está en el campo.
refusal-quidditch-already_contested = Esa pelota ya se disputa.
refusal-quidditch-too_many_declared = No tienes cartas suficientes para tantas pelotas.
refusal-quidditch-not_laying = Ahora no puedes colocar cartas.
refusal-quidditch-wrong_number = Coloca una carta junto a cada pelota disputada, o todas tus cartas si tienes menos.
refusal-quidditch-quaffle_uncovered = Coloca primero una carta junto a la quaffle.
refusal-quidditch-not_contested = Esa pelota no se disputa en esta ronda.
refusal-quidditch-pushed_off = Te han alejado de esa pelota, así que no puedes colocar una carta allí.
refusal-quidditch-aside_with_player_cards =
    En esta mesa no puedes apartar una carta especial en la quaffle mientras tengas una carta de jugador.
refusal-quidditch-not_ordering = Ahora no puedes elegir el orden de las pelotas.
refusal-quidditch-bad_order = Nombra todas las pelotas que quedan por jugar, cada una una sola vez.
refusal-quidditch-penalty_without_player_card = En esta mesa, un penalti requiere una carta de jugador tuya junto a la quaffle.
refusal-quidditch-not_picking = Ahora no hay ninguna carta que elegir.
refusal-quidditch-bad_slot = Tu rival no tiene tantas cartas.
refusal-quidditch-must_answer = Anula la carta especial que se ha jugado o pasa.
