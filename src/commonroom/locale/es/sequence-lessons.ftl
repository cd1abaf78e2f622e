### The lessons of Sequence, in Spanish: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.
### Spaces are called by the edges of the board, as in e6.

## First chip

sequence-lesson-first-chip = Tu primera ficha
    .about = Una carta señala una casilla, allí va una ficha y después llega otra carta.
    .end = Eso es un turno entero: carta, ficha, carta. Ahora verás para qué sirven las fichas.
sequence-lesson-first-chip-place = Cada carta, menos los Jacks, aparece dos veces en el tablero. Toma tu 4♥ y pon una ficha en una de sus dos casillas.
    .other-card = Esa también valdría. De momento toma el 4♥: es la carta iluminada.
    .other-space = Esa casilla muestra otra carta. Tu 4♥ solo va donde el tablero muestra un 4♥.
    .corner = Las esquinas quedan libres. Ya cuentan para todos.
    .otherwise = Primero el 4♥, luego una de las dos casillas iluminadas.
sequence-lesson-first-chip-draw = Ya está tu ficha. Ahora roba una carta del montón y vuelves a tener siete. Normalmente ocurre solo; si no, al olvidarlo sigues con una menos.
    .too-soon = Una ficha por turno. Primero roba, después juega Blaise.
    .otherwise = Toca el montón: hay una carta para ti.
sequence-lesson-first-chip-taken = Blaise también tenía un 8♦ y ha cubierto una de sus casillas. El tuyo va en la otra, en j7.
    .other-card = Guarda esa para luego. Ahora toca el 8♦.
    .covered = Ahí ya está la ficha de Blaise. En cada casilla cabe una; la otra del 8♦ está libre.
    .otherwise = Tu 8♦, en la casilla iluminada, j7.
sequence-lesson-first-chip-again = Ficha puesta. ¿Y ahora? Ya lo sabes.
    .too-soon = Le toca a Blaise, pero tu carta sigue en el montón.
    .otherwise = Roba tu carta del montón.

## Lines and corners

sequence-lesson-lines = Cinco en línea
    .about = Cinco fichas en línea forman un sequence, y con dos se gana.
    .end = Dos sequence, ¡y la partida es tuya! Acuérdate de las esquinas: te ahorran una ficha.
sequence-lesson-lines-grow = Cinco fichas tuyas en línea forman un sequence: en horizontal, en vertical o en diagonal. Tu 4♥ tiene dos casillas. ¿Cuál está en tu diagonal desde c4?
    .apart = Está libre, pero queda suelta. Sigue la diagonal de c4 a g8.
    .other-card = A la diagonal no le sirve. Tu 4♥ sí.
    .otherwise = Busca la casilla del 4♥ entre tus fichas.
sequence-lesson-lines-five = Cuatro de cinco. El hueco está en f7, y tienes la carta. Cierra la línea.
    .apart = Esa es la otra K♥. El hueco de tu línea está en f7.
    .other-card = La casilla f7 muestra la K♥. Esa es la carta que necesitas.
    .otherwise = Juega tu K♥ en f7.
sequence-lesson-lines-corner = Tu primer sequence, y nadie puede romperlo. Mira arriba a la izquierda: la esquina cuenta como ficha tuya. ¿Qué falta para llegar a cinco?
    .apart = Esa es la otra casilla del 5♠. Te interesa a5, junto a tus tres fichas.
    .other-card = Una sola carta cierra la fila de arriba, y la tienes: mira la casilla a5.
    .corner = En una esquina no se pone ficha. Ya cuenta para ti.
    .otherwise = Juega tu 5♠ en a5.

## Jacks

sequence-lesson-jacks = Dos clases de Jacks
    .about = Con un ojo quita una ficha, con dos pone una donde quieras.
    .end = Un ojo quita, dos ojos ponen donde sea. Guárdalos para lo que no pueden tus otras cartas.
sequence-lesson-jacks-remove = Blaise tiene cuatro en fila, abiertas por los dos lados. J♠ tiene un ojo: quita una ficha del rival. Retira una de las cuatro.
    .one-end = Así cierras un lado y Blaise usa el otro. Rompe la propia fila con J♠.
    .other-card = Entonces Blaise hace cinco en el próximo turno. Tu J♠ puede evitarlo.
    .empty = J♠ no pone nada. Quita una ficha: elige una de las cuatro.
    .locked = Un sequence completo no se toca, ni con un Jack. Las cuatro del centro, sí.
    .own = Esa ficha es tuya. Quita una de Blaise.
    .otherwise = Juega J♠ sobre una de las cuatro fichas iluminadas.
sequence-lesson-jacks-wild = Buen golpe. J♦ y J♣ tienen dos ojos: ponen tu ficha en cualquier casilla libre. Usa uno para llenar el hueco de tu fila.
    .anywhere = Ahí se puede, pero solo d6 completa tu fila.
    .other-card = Ninguna otra carta tuya llega a d6. Para eso está el Jack.
    .covered = Este Jack necesita una casilla libre. Ahí ya hay una ficha.
    .corner = En una esquina no se pone ficha, ni con un Jack.
    .otherwise = Juega J♦ o J♣ en d6.
sequence-lesson-jacks-keep = ¡Un sequence! En la fila i tienes otras tres fichas y un hueco en i5. Dos de tus cartas valen. ¿Cuál prefieres gastar?
    .costly = Vale, pero tu 4♠ hace lo mismo. Guarda el Jack para una casilla a la que no llegues de otro modo.
    .apart = Esa es la otra casilla del 4♠. El hueco de tu fila está en i5.
    .other-card = Llena el hueco de i5: así son cuatro.
    .otherwise = Juega tu 4♠ en i5.

## Dead cards

sequence-lesson-dead-cards = Cartas sin casilla
    .about = Cuando las dos casillas de una carta están cubiertas, puedes cambiarla.
    .end = Una carta nula no te cuesta nada: un cambio por turno, y juegas igual.
sequence-lesson-dead-cards-swap = Las dos casillas de tu 9♥ están cubiertas: la carta es nula. Cámbiala; después te sigue tocando a ti.
    .later = Esa también es nula, ya le llegará el turno. Cambia primero el 9♥.
    .play = Podrías, pero la carta nula se quedaría en tu mano. Cambia primero el 9♥.
    .alive = Esa aún tiene una casilla libre, o es un Jack, que nunca es nulo. El 9♥ sí lo es.
    .covered = Ya no le queda casilla. Mejor cámbialo.
    .otherwise = Toma el 9♥ y cámbialo.
sequence-lesson-dead-cards-use = Has robado el 3♥, y una de sus casillas alarga tu fila. Juégalo ahí.
    .apart = Libre, pero suelta. En i9 alarga tu fila.
    .other-card = Tu nuevo 3♥ hace cuatro en la fila i. Usa ese.
    .one-swap = Un cambio por turno. La otra carta nula tiene que esperar.
    .otherwise = Juega el 3♥ en i9.
sequence-lesson-dead-cards-find = Nuevo turno, nuevo cambio. Tienes otra carta nula: mira h8 y j3, y encuéntrala.
    .play = Primero cambia: no te cuesta nada.
    .alive = Esa todavía se puede jugar. Mira qué muestran h8 y j3.
    .otherwise = Es la K♦. Cámbiala.
sequence-lesson-dead-cards-finish = Bien visto. Al turno le falta una ficha: juega la carta que quieras.
    .otherwise = Elige una carta y después una de sus casillas libres.

## Blocking

sequence-lesson-blocking = Frenar a los demás
    .about = Ver venir una línea y poner una ficha en medio.
    .end = Frena un cuatro al momento y un tres abierto a tiempo, mejor con una ficha que también te sirva.
sequence-lesson-blocking-four = Blaise tiene cuatro con un hueco en e5. Una ficha más y es un sequence. La carta del hueco la tienes tú.
    .apart = Esa es la otra casilla del 5♥ y no frena nada. El hueco está en e5.
    .other-card = Bonito, pero Blaise cierra el hueco en su turno. Primero el 5♥.
    .otherwise = Juega tu 5♥ en e5.
sequence-lesson-blocking-three = Frenado. Ahora Blaise tiene tres en la columna 8, abiertas por los dos lados. Si esperas, habrá dos caminos hasta cinco. Cierra un lado.
    .apart = Esa carta también tiene una casilla al final de la columna. Usa esa.
    .other-card = Entonces las tres serán cuatro con dos lados abiertos, y solo podrás cerrar uno. Bloquea ya.
    .otherwise = Juega el 9♦ en e8 o el 2♥ en i8.
sequence-lesson-blocking-both = Otra vez tres, en la diagonal desde f3. Puedes cerrar cualquiera de los lados. ¿Cuál te sirve también a ti?
    .only-blocks = Eso frena a Blaise. El otro lado también, y además te deja cuatro.
    .other-card = Primero la diagonal: dos de tus cartas la frenan.
    .otherwise = Juega tu 3♠ en i6.

## Teams

sequence-lesson-teams = Jugar en equipo
    .about = Un color, dos jugadores y ni una palabra sobre las cartas.
    .end = ¡Gana tu equipo! Sin decir nada: han hablado tus fichas.
sequence-lesson-teams-join = Luna está enfrente y juega tu color: sus fichas también son tuyas. Hay tres en la columna 4. Haz que sean cuatro.
    .apart = Esa casilla queda lejos de la columna. La que sigue es f4.
    .other-card = Ayuda a la columna de Luna: la carta iluminada va en f4.
    .otherwise = Juega la carta iluminada en f4.
sequence-lesson-teams-claim = Luna ha cerrado enseguida. Pero Blaise acaba de decirle a Draco dónde jugar. En esta edición eso está prohibido y les cuesta una carta a cada uno. Denúncialo.
    .play = Puedes jugar, pero el consejo quedaría sin castigo. Denúncialo primero.
    .own-team = No puedes acusar a tu equipo, y solo puede haber una denuncia abierta.
    .otherwise = Denuncia los consejos del otro equipo.
sequence-lesson-teams-leave = Lo admiten, y cada uno entrega una carta. Dile a Luna sin palabras lo que quieres: de h6 a h8 es vuestro, y h10 ayudaría.
    .apart = Luna no lo entendería. En la fila h ve la línea.
    .other-card = Pon una ficha en la fila h. Luna hará el resto.
    .otherwise = Juega la carta iluminada en h10.
