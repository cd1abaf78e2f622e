### Un año en Hogwarts en un minuto, en español: seis dibujos por modo, cada uno con un título y una o dos frases.

hogwarts-minute-walk = Tirar y andar
    .text = Dos dados dicen cuántos pasos das. Usa toda la tirada, en cualquier dirección. Solo en las torres y en los lugares de tus misiones puedes parar antes.
hogwarts-minute-fields = La casilla donde paras
    .text = Su símbolo dice qué pasa: hechizos, pociones, libros, PV, un suceso, un duelo con un estudiante.
hogwarts-minute-tokens = Recoger fichas
    .text = Las fichas doradas están a la vista en el mapa. Toma hasta dos por turno, también al pasar. En el morral caben seis.
hogwarts-minute-mission = Cumplir misiones
    .text = Lleva sus fichas a su lugar. Allí luchas contra quien te espera; si ganas, los puntos son tuyos.
hogwarts-minute-fight = Luchar con dados y cartas
    .text = Un dado que muestra al menos la resistencia del rival quita 1 PV. Luego golpea el rival. Hechizos y pociones ayudan.
hogwarts-minute-exam = Hacer exámenes
    .text = Entrega un libro en su aula y suma lo que vale. El quidditch y el buen comportamiento también dan puntos.

## Voldemort Returns

hogwarts-minute-sides = Dos bandos
    .text = Uno de vosotros es Peter Pettigrew, los demás son Harry y sus amigos.
hogwarts-minute-ritual = El ritual
    .text = Pettigrew reúne cuatro cosas y las lleva al campo de quidditch. Entonces vuelve Voldemort, con sus mortífagos.
hogwarts-minute-horcruxes = Seis horrocruxes
    .text = Están a la vista en el mapa. Cada uno que se destruye le cuesta 1 PV a Voldemort.
hogwarts-minute-weapons = Colmillo o espada
    .text = Con uno de los dos, un héroe va a un horrocrux y tira contra el lado oscuro. Si saca más, lo destruye.
hogwarts-minute-return = El regreso
    .text = A partir de ahora se lucha. Harry busca la Piedra de la Resurrección; Voldemort, la Varita de Saúco.
hogwarts-minute-meeting = El encuentro
    .text = Sin la Piedra pierde Harry; sin la Varita, Voldemort. Si cada uno tiene lo suyo, gana Voldemort si queda algún horrocrux; si no, cada uno tira un dado.

# The line below the pictures.
hogwarts-minute-count = ¿Quién gana?
    .text = En el curso: quien tenga más puntos, en cuanto alguien alcance las misiones y los puntos de la duración elegida. En el regreso de Voldemort: quien gana el encuentro.
