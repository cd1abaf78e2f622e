### The lessons of A Year at Hogwarts, in Spanish: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A first turn

hogwarts-lesson-walk = Tu primer turno
    .about = Tira los dados, anda y llévate lo que haya al final.
    .end = Tiras, andas, y cuenta la casilla donde acabas. Las torres, los polvos flu y las fichas te ayudan con tus misiones.
hogwarts-lesson-walk-roll = Eres Harry y estás ante la verja de Hogwarts. Un turno empieza con dos dados. Tíralos.
    .otherwise = Tira los dados: el botón está iluminado.
hogwarts-lesson-walk-walk = 1 y 3: anda exactamente 4 pasos. Las casillas donde puedes acabar brillan. Esta te da una poción: tócala y ve allí.
    .tower = En una torre puedes parar antes. Eso viene después; ahora ve a por la poción.
    .elsewhere = Ahí también puedes acabar. Pero la casilla iluminada te da una poción.
    .step = Elige la casilla donde quieres acabar; los pasos se dan solos.
    .whole = Hay que andar toda la tirada. Solo puedes parar antes en las torres y en los lugares de tus misiones.
    .otherwise = Ve a la casilla iluminada, a 4 pasos.
hogwarts-lesson-walk-again = Una poción: te servirá en un combate. Aquí juegas a solas, así que te toca otra vez. Tira los dados.
    .otherwise = Tira los dados: empieza tu próximo turno.
hogwarts-lesson-walk-tower = Esta vez son 6 pasos. Pero en una torre siempre puedes parar, aunque te sobren pasos. Ve a la torre iluminada.
    .other-tower = También es una torre, pero prueba con la iluminada.
    .elsewhere = Así gastarías todos los pasos. En una torre puedes parar antes: ve a la iluminada.
    .step = Elige la torre; los pasos se dan solos.
    .otherwise = Ve a la torre iluminada.
hogwarts-lesson-walk-floo = Desde una torre, los polvos flu te llevan muy lejos. El espejo de tu misión está en La Madriguera. Ve allí.
    .elsewhere = Ahí también puedes viajar, pero el espejo está en La Madriguera.
    .stay = Entonces el espejo se queda donde está. Usa los polvos flu.
    .otherwise = Toca La Madriguera en el mapa y confirma.
hogwarts-lesson-walk-take = Aquí está. Toma el espejo; después vuelves a tu torre.
    .leave = ¡Has venido a por él! Tómalo.
    .otherwise = Toma el espejo.

## A mission

hogwarts-lesson-mission = Tu misión
    .about = Encuentra lo que pide y ve adonde te lleva.
    .end = Primero la ficha, luego el lugar, luego el combate. Ahora verás cómo se lucha.
hogwarts-lesson-mission-look = Esta es tu misión y vale 50 puntos: amansa al perro. Te falta la flauta; la carta dice dónde está. Tira los dados.
    .otherwise = Tira los dados.
hogwarts-lesson-mission-fetch = La flauta está a 3 pasos, y has sacado 3. Ve allí.
    .short = La torre te pilla de camino, pero la flauta está una casilla más allá.
    .elsewhere = Ahí no hay ninguna flauta. Está en la casilla iluminada.
    .step = Elige la casilla de la flauta; los pasos se dan solos.
    .otherwise = Ve a la casilla iluminada, la de la flauta.
hogwarts-lesson-mission-take = Toma la flauta. También puedes tomar fichas al pasar: dos por turno. En el morral caben seis.
    .leave = Sin la flauta no hay misión. Tómala.
    .otherwise = Toma la flauta.
hogwarts-lesson-mission-ready = Tu misión ya está lista. Su lugar está aquí al lado: el ala oeste. Tira los dados.
    .otherwise = Tira los dados.
hogwarts-lesson-mission-place = Son 6 pasos, pero el ala oeste está a 1. En el lugar de una misión lista puedes parar antes. Ve allí.
    .elsewhere = Tu misión te espera en el ala oeste. Detente allí.
    .step = Elige el ala oeste; los pasos se dan solos.
    .otherwise = Ve al ala oeste, que está iluminada.
hogwarts-lesson-mission-attempt = Estás en el lugar justo y tienes todo lo que hace falta. Intenta la misión: alguien te espera.
    .otherwise = Intenta la misión.

## A fight

hogwarts-lesson-fight = Un combate
    .about = Dados, cartas y un golpe que se ve venir.
    .end = ¡Misión cumplida! Pero cuidado: si juegas a solas y pierdes el combate de una misión, pierdes la partida. Mira tu probabilidad antes de empezar.
hogwarts-lesson-fight-attempt = Tienes la piedra, y el profesor te espera. Intenta la misión.
    .later = Podrías esperar, pero ya está todo listo.
    .otherwise = Intenta la misión.
hogwarts-lesson-fight-dice = El profesor tiene 7 PV. Tus 4 dados aciertan con 3 o más, y cada acierto quita 1 PV. Ataca con los dados.
    .keep = ¡Buena carta! Guárdala para el final y tira primero los dados.
    .healthy = Todavía no te han hecho nada. Ataca con los dados.
    .otherwise = Ataca con los dados.
hogwarts-lesson-fight-shield = ¡Tres aciertos! Ahora te devuelve el golpe: 4 PV. Lo ves venir, así que puedes responder. Protego lo detiene.
    .pass = Entonces pierdes 4 PV. Protego detiene el golpe.
    .heal = Eso te da 3 PV, pero el golpe llega igual. Protego lo detiene.
    .otherwise = Juega Protego.
hogwarts-lesson-fight-card = No te ha pasado nada. Le quedan 4 PV, y Reducto quita justo 4. Una carta sustituye a los dados: juégala.
    .dice = Tendrían que acertar los cuatro dados. Reducto no falla.
    .heal = Tienes todos tus PV. Juega Reducto.
    .otherwise = Juega Reducto.
hogwarts-lesson-fight-last = Está vencido, pero golpea una vez más. Tienes 7 PV y pierdes 4: sigues en pie. Encaja el golpe.
    .heal = Puedes, pero con 3 PV te basta para ganar. Guarda la poción.
    .otherwise = Encaja el golpe: lo aguantas.
hogwarts-lesson-fight-put = ¡60 puntos! Lo que se usa en una misión acaba lejos, y tú eliges dónde. Pon la piedra en un lugar iluminado.
    .elsewhere = Se puede. De momento elige uno de los lugares iluminados.
    .otherwise = Pon la piedra en uno de los lugares iluminados.

## School

hogwarts-lesson-school = El colegio
    .about = Una carta en la sala común, un examen en el aula.
    .end = ¡20 puntos! Las misiones, los exámenes, los partidos y el buen comportamiento dan puntos. Con una misión y más de 210 se acaba una partida rápida.
hogwarts-lesson-school-room = Estás en una sala común. Aquí robas una carta del mazo que elijas. Los libros dan puntos en los exámenes: roba un libro.
    .behaviour = Eso puede darte puntos o quitártelos. Hoy roba un libro.
    .other-deck = Sirve en un combate. Pero queremos hacer un examen: roba un libro.
    .otherwise = Roba una carta del mazo de libros.
hogwarts-lesson-school-book = Tu libro es para el aula de Defensa Contra las Artes Oscuras y vale 20 puntos. El aula está a 3 pasos. Tira los dados.
    .otherwise = Tira los dados.
hogwarts-lesson-school-classroom = Has sacado 3. Entra en el aula.
    .elsewhere = Tu libro solo cuenta en su aula. Es la que está iluminada.
    .step = Elige el aula; los pasos se dan solos.
    .otherwise = Ve al aula iluminada.
hogwarts-lesson-school-exam = Ahora haz el examen con tu libro. No puedes suspender.
    .pass = Regalarías 20 puntos. Haz el examen.
    .otherwise = Haz el examen con tu libro.

## A duel

hogwarts-lesson-duel = Un duelo
    .about = Contra un estudiante, y lo pierdes si te queda un solo PV.
    .end = Si ganas un duelo, robas tres cartas. Si lo pierdes, te queda 1 PV y devuelves tres.
hogwarts-lesson-duel-dice = En una casilla de duelo te espera un estudiante: Ron, con 6 PV. Tú tienes 3, y con 1 PV se pierde el duelo. Ataca con los dados.
    .keep = Guarda el hechizo para el final. Primero los dados.
    .early = Todavía no. La poción te hará más falta luego.
    .otherwise = Ataca con los dados.
hogwarts-lesson-duel-blow = ¡Cuatro aciertos! Ron te quita 1 PV. Aún te quedarán 2: encaja el golpe.
    .early = De momento te bastan 2 PV. Guarda la poción.
    .otherwise = Encaja el golpe: lo aguantas.
hogwarts-lesson-duel-spell = A Ron le quedan 2 PV. Expelliarmus quita justo 2. Juégalo.
    .dice = Los dados pueden fallar. El hechizo, no.
    .early = Primero vence a Ron. La poción te hará falta enseguida.
    .otherwise = Juega Expelliarmus.
hogwarts-lesson-duel-drink = Su último golpe te dejaría con 1 PV, ¡y perderías el duelo! Bébete la poción: 3 PV más.
    .pass = Entonces te queda 1 PV y pierdes el duelo. Bébete la poción.
    .otherwise = Juega la Poción Wiggenweld.
hogwarts-lesson-duel-won = ¡Has ganado! Un hechizo, una poción y un libro para ti. Pero los PV no vuelven solos. Tira los dados.
    .otherwise = Tira los dados.
hogwarts-lesson-duel-heal = Las casillas con una cruz dan PV. En las cocinas ganas 2. Están a 3 pasos: ve allí.
    .elsewhere = Necesitas PV. La casilla iluminada te los da.
    .step = Elige las cocinas; los pasos se dan solos.
    .otherwise = Ve a las cocinas.

## Voldemort Returns

hogwarts-lesson-returns = El regreso de Voldemort
    .about = Otro juego en el mismo mapa: los héroes contra el lado oscuro.
    .end = Encuentra la piedra, destruye los seis horrocruxes y ve al encuentro de Voldemort. Quien llega sin su objeto pierde.
hogwarts-lesson-returns-roll = Tú eres Harry; Blaise es Pettigrew. Hay seis horrocruxes en el mapa, y tu espada puede destruirlos. Tira los dados.
    .otherwise = Tira los dados.
hogwarts-lesson-returns-walk = Hay un horrocrux en la Torre del Reloj, a 3 pasos. Ve allí.
    .elsewhere = El horrocrux está en la Torre del Reloj. Es la casilla iluminada.
    .step = Elige la Torre del Reloj; los pasos se dan solos.
    .otherwise = Ve a la torre iluminada.
hogwarts-lesson-returns-destroy = Blaise y tú tiráis un dado cada uno. Si el tuyo es más alto, adiós al horrocrux. ¡Golpea!
    .pass = Entonces se queda entero. Golpea con la espada.
    .otherwise = Intenta destruir el horrocrux.
hogwarts-lesson-returns-hide = Destruido: Voldemort tiene 1 PV menos. Pero Pettigrew ya tenía las cuatro cosas: Voldemort ha vuelto y busca la Varita de Saúco. Escóndela en una casilla iluminada.
    .near = Ahí llegaría enseguida. Elige una de las casillas iluminadas.
    .otherwise = Pon la varita en una casilla iluminada, lejos de él.
hogwarts-lesson-returns-plan = Ahora hay mortífagos en las torres, y quien se encuentra con uno lucha. Blaise ha puesto aquí la Piedra de la Resurrección. La necesitas antes de encontrarte con Voldemort.
