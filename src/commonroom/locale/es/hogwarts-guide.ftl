### The first game of A Year at Hogwarts, in Spanish: what the coach says beside the question, in five steps for each way
### to play. $question is the open question; $missions and $points are what ends the game.

hogwarts-guide-step = Primeros pasos, { $step } de { $steps }
hogwarts-guide-go-on = Entendido
hogwarts-guide-skip = Saltar

## What you want

hogwarts-guide-goal-solo =
    { $missions ->
        [one] Ganas con una misión y más de { $points } puntos.
       *[other] Ganas con { $missions } misiones y más de { $points } puntos.
    } { $match ->
        [yes] También hace falta un partido de quidditch.
       *[no] {""}
    } Las misiones dan más, los exámenes ayudan. Si te quedas sin PV, pierdes.
hogwarts-guide-goal-company =
    { $missions ->
        [one] La partida acaba cuando alguien tiene una misión y más de { $points } puntos.
       *[other] La partida acaba cuando alguien tiene { $missions } misiones y más de { $points } puntos.
    } { $match ->
        [yes] También hace falta un partido de quidditch.
       *[no] {""}
    } Entonces gana quien tenga más puntos. Las misiones dan más, los exámenes ayudan.
hogwarts-guide-goal-team =
    { $missions ->
        [one] Tu equipo necesita una misión y más de { $points } puntos.
       *[other] Tu equipo necesita { $missions } misiones y más de { $points } puntos.
    } Vuestros puntos se suman, y tus compañeros ven todo lo que tienes.
hogwarts-guide-goal-heroes = Destruid los seis horrocruxes. Mientras tanto, Pettigrew reúne lo que trae de vuelta a Voldemort. Al final Harry y Voldemort se encuentran, y eso decide la partida.
hogwarts-guide-goal-dark = Eres Peter Pettigrew. Reúne cuatro cosas y trae de vuelta a Voldemort antes de que los héroes hayan destruido los seis horrocruxes. Al final él y Harry se encuentran, y eso decide la partida.

## A turn

hogwarts-guide-walk =
    { $question ->
        [start_of_turn] Primero tira: andas tantos pasos como muestran los dados.
        [rolled] Tu personaje puede cambiar esta tirada antes de andar.
       *[walk] El camino puede acabar donde brilla el mapa. Toca un lugar para ver qué te espera allí, y tócalo otra vez para ir.
    }
hogwarts-guide-field = Donde paras, vale el símbolo. Estrella: hechizo; frasco: poción; libro: libro; cruz: PV; reloj de arena: comportamiento; campana: suceso; varitas cruzadas: duelo. Las fichas doradas son objetos: dos por turno.
hogwarts-guide-mission = En «{ hogwarts-missions }» ves dónde están, quién espera allí y qué falta. Toca un nombre para encontrarlo en el mapa. Cuando una esté «{ hogwarts-ready }», ve allí.
hogwarts-guide-mission-team = En «{ hogwarts-missions }» ves todas las del equipo y qué falta. Entre todos necesitáis las fichas y las cartas, y tenéis que estar todos: espera a los demás en el lugar.
hogwarts-guide-fight = Cada dado que muestra al menos el número de la carta del rival acierta y quita 1 PV. Las cartas y fichas iluminadas ayudan ahora. El porcentaje es tu probabilidad.

## Voldemort Returns

hogwarts-guide-horcrux = Necesitas un arma: el colmillo de basilisco o la Espada de Gryffindor. Con ella ve a un horrocrux y tira contra el lado oscuro; si sacas más, lo destruyes.
hogwarts-guide-meeting = Voldemort ha vuelto. Antes de encontrarse con él, Harry necesita la Piedra de la Resurrección, y no debe quedar ningún horrocrux. Voldemort busca la Varita de Saúco.
hogwarts-guide-ritual = Necesitas el caldero, el hueso del padre, la mano de Colagusano y la ficha Harry Potter. Tu tablero muestra dónde están. Con las cuatro, ve al campo de quidditch.
hogwarts-guide-dark-turn = En tu turno mueves ahora también a tus mortífagos: elige un peón, tira por él y anda, y sigue con el siguiente. El peón que se encuentra con un héroe lucha.
