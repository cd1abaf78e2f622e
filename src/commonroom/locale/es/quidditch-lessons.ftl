### The lessons of the Quidditch card game, in Spanish: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A ball

quidditch-lesson-ball = Una pelota
    .about = Coloca una carta boca abajo, descúbrela, y el valor más alto marca.
    .end = Colocar, descubrir, marcar: eso es una ronda. Gana quien tenga más puntos cuando alguien atrape la snitch.
quidditch-lesson-ball-lay = La quaffle está en el campo y vale 10 puntos. Los dos colocáis una carta boca abajo, y el valor más alto se la lleva. Coloca tu cazador 9.
    .beater = Un golpeador también cuenta aquí, pero solo 1. Para la quaffle está tu cazador 9.
    .keeper = Un guardián detiene a un cazador, pero no marca contra él. Tú quieres los puntos: coloca el cazador 9.
    .low = Puede ser poco. Tu cazador 9 es el más alto.
    .empty = La quaffle nunca se deja sola. Coloca una carta.
    .otherwise = Coloca tu cazador 9 junto a la quaffle.
quidditch-lesson-ball-pass = Las dos cartas están a la vista: tu 9 contra el 7 de Blaise. Una carta especial aún podría cambiarlo. No tienes ninguna: pasa.
    .laid = Lo colocado se queda. Ahora se comparan las cartas.
    .otherwise = Pasa, y la quaffle es tuya.
quidditch-lesson-ball-again = 10 puntos para ti. Vuelves a tener la mano llena y hay otra quaffle. Blaise ya ha colocado. ¿Cuál de tus cartas es la más fuerte?
    .low = Tienes una más alta para la quaffle. Busca el 8.
    .special = Una carta especial no cuenta junto a una pelota. Coloca una carta de jugador.
    .otherwise = Coloca tu cazador 8 junto a la quaffle.

## The four roles

quidditch-lesson-roles = Cuatro posiciones
    .about = Los cazadores marcan, los guardianes paran, los golpeadores golpean, los buscadores esperan la snitch.
    .end = Tu guardián la para: la quaffle se queda. Cada uno tiene su pelota, y tu buscador aún espera la snitch.
quidditch-lesson-roles-declare = Junto a la quaffle hay una bludger. Nadie está obligado a disputarla, pero tienes un golpeador, y ahí manda él. Di que la disputas.
    .none = Puedes dejarla. Pero tienes un golpeador: ve a por ella.
    .otherwise = Elige la bludger y confirma.
quidditch-lesson-roles-lay = Ahora una carta en cada pelota: en la bludger solo cuentan los golpeadores, en la quaffle decide el valor. Cazador y golpeador están iluminados.
    .seeker = Con 11 ganaría aquí. Pero solo un buscador atrapa la snitch: guárdalo.
    .keeper = Un guardián para, pero no marca contra un cazador. Intenta marcar: coloca el cazador 8.
    .low = Tu cazador 8 tiene más opciones.
    .no-beater = En la bludger solo cuenta un golpeador. El tuyo es el 2.
    .one-each = Disputas dos pelotas: una carta para cada una.
    .otherwise = Cazador 8 en la quaffle, golpeador 2 en la bludger.
quidditch-lesson-roles-order = Eres líder, así que eliges qué pelota va primero. Prueba con la bludger: quien recibe el golpe pierde una carta al azar, quizá la de la quaffle.
    .later = Se puede. Pero un golpe ahora puede costarle a Blaise una carta para la quaffle. Primero la bludger.
    .otherwise = Primero la bludger, luego la quaffle.
quidditch-lesson-roles-save = Tu golpeador acierta y Blaise pierde una carta. Pero en la quaffle espera un guardián 10. No es más bajo que tu cazador, así que para. Pasa.
    .otherwise = Pasa. La quaffle se queda para la próxima ronda.
quidditch-lesson-roles-keeper = La quaffle sigue ahí, y esta vez ataca Blaise. Tu guardián para a cualquier cazador que no sea más alto. Colócalo.
    .seeker = Ganaría 10 puntos, pero la snitch vale 150. Guarda el buscador.
    .low = Si el cazador de Blaise es más alto, los puntos se van. Tu guardián 9 lo para.
    .otherwise = Coloca tu guardián 9 junto a la quaffle.

## Face down and bluff

quidditch-lesson-bluff = Boca abajo
    .about = Nadie ve lo que colocas, así que puede ser otra cosa.
    .end = Tu farol le ha costado a Blaise un guardián, y a ti una carta que te sobraba. Boca abajo cabe todo.
quidditch-lesson-bluff-declare = No tienes ningún golpeador, pero Blaise no lo sabe. Di que disputas la bludger: entonces Blaise también tendrá que colocar una carta. Es un farol.
    .none = Es seguro, pero así Blaise guarda todas sus cartas para la quaffle. Prueba el farol.
    .otherwise = Elige la bludger y confirma.
quidditch-lesson-bluff-lay = Blaise ha colocado dos cartas, tan ocultas como las tuyas. Tu cazador 10 va a la quaffle. En la bludger, coloca una carta iluminada que te sobre.
    .waste = En la bludger tu 10 no cuenta. Mándalo a la quaffle.
    .foul = En la quaffle una carta especial no cuenta. Ahí quieres marcar: cazador 10.
    .keep = Esa te servirá luego. Gasta una de las iluminadas.
    .one-each = Has dicho que disputas las dos: una carta para cada pelota.
    .otherwise = Cazador 10 en la quaffle, una carta iluminada en la bludger.
quidditch-lesson-bluff-open = Primero la quaffle: tu 10 contra 8. Vas por delante, no hace falta nada. Pasa.
    .needless = Podrías, pero aquí ya ganas. Guarda la carta.
    .otherwise = Pasa, y la quaffle es tuya.
quidditch-lesson-bluff-nothing = Y la bludger: Blaise ha colocado un guardián, tampoco tenía golpeador. Nadie la gana, pero el guardián se ha gastado. Pasa.
    .foul = Las faltas son para la quaffle. Aquí solo puedes pasar.
    .otherwise = Pasa. La bludger se queda donde está.

## Jinx and counter

quidditch-lesson-jinx = Embrujo y respuesta
    .about = Las cartas especiales cambian lo que hay en la mesa, y otras las anulan.
    .end = Tuya, 7 contra 6. Los embrujos cambian valores, Finite frena hechizos, el árbitro frena faltas.
quidditch-lesson-jinx-lower = Las cartas están a la vista: tu 7 contra un 9. Piernas Unidas le quita 3 a una carta. Juégala contra el cazador de Blaise.
    .pass = Entonces gana el 9. Con Piernas Unidas aún puedes cambiarlo.
    .disarm = Eso le quita a Blaise una carta de la mano, pero el 9 sigue siendo 9. Aquí sirve Piernas Unidas.
    .answer = Esas dos solo sirven para responder. Nadie ha jugado nada todavía.
    .otherwise = Juega Piernas Unidas en la quaffle.
quidditch-lesson-jinx-counter = Blaise responde con Finite, que anula embrujos y hechizos. Pero Finite también es un hechizo, y tú tienes otro: anula la anulación.
    .pass = Entonces pierdes tu embrujo y gana el 9.
    .referee = El árbitro solo frena faltas. Contra un hechizo necesitas Finite.
    .answer = Primero responde: anula el Finite de Blaise o deja que actúe.
    .otherwise = Responde con Finite.
quidditch-lesson-jinx-foul = Ha funcionado: 7 contra 6. Ahora Blaise comete una falta. Con Cobbing se llevaría la quaffle sin más. ¿A quién llamas?
    .pass = Entonces la quaffle es para Blaise. Tu árbitro puede evitarlo.
    .disarm = Eso no frena una falta. Solo el árbitro.
    .answer = Primero responde a la falta.
    .otherwise = Responde con el árbitro.
quidditch-lesson-jinx-settle = Frenado. Ya no hay nada entre la quaffle y tú: pasa, y queda decidido.
    .disarm = Podrías, pero ya vas por delante. Guárdalo para otra ronda.
    .otherwise = Pasa.

## The Snitch

quidditch-lesson-snitch = La snitch
    .about = 150 puntos para un buscador, y se acaba la partida.
    .end = ¡Atrapada! 150 puntos y fin de la partida. Cuida tu buscador hasta que llegue la snitch.
quidditch-lesson-snitch-declare = Blaise gana 30 a 10, pero ha aparecido la snitch dorada: 150 puntos, y quien la atrapa termina la partida. Solo cuentan los buscadores. Disputa la snitch.
    .none = Tienes el buscador más alto que existe. Es el momento.
    .otherwise = Elige la snitch y confirma.
quidditch-lesson-snitch-lay = El buscador, a la snitch. La quaffle también necesita una carta, pero guarda Finite en la mano: puede hacerte falta.
    .quaffle = En la quaffle el buscador gana 10 puntos; en la snitch, 150.
    .finite = Junto a una pelota Finite no tiene poder. Guárdalo y coloca otra carta.
    .no-seeker = En la snitch solo cuenta un buscador. El tuyo es el 12.
    .one-each = La quaffle nunca se deja sola. Una carta para cada pelota.
    .otherwise = Buscador 12 en la snitch, otra carta en la quaffle, pero no Finite.
quidditch-lesson-snitch-order = Tú eliges el orden. Con la snitch atrapada la partida acaba al momento, y la carta de Blaise en la quaffle ya no cuenta. ¿Entonces?
    .quaffle = Así Blaise podría marcar antes. Empieza por la snitch.
    .otherwise = Primero la snitch, luego la quaffle.
quidditch-lesson-snitch-wait = 12 contra 11: vas por delante. Finite solo responde a otras cartas, así que espera. Pasa.
    .answer = Finite necesita una carta que anular. Nadie ha jugado ninguna todavía.
    .otherwise = Pasa y mira qué hace Blaise.
quidditch-lesson-snitch-catch = Piernas de Gelatina le quita 5 a tu buscador: 7 contra 11. Menos mal que guardaste Finite.
    .pass = Entonces la snitch es de Blaise. Anula el embrujo.
    .answer = Primero responde al embrujo.
    .otherwise = Responde con Finite.
