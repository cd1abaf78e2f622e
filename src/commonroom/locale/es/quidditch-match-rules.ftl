### The rules of the Quidditch match in Spanish: only the words of its document. What it says of each rule is in
### hogwarts-rules.ftl, and the order and the structure are in games/hogwarts/match/rules.toml.

document-quidditch-match = El quidditch, el partido: las reglas
    .intro =
        Esta página contiene todas las reglas del partido de quidditch que sigue Common Room. Dos casas se
        enfrentan en el campo: primero tus cazadores, golpeadores y guardianes juegan a dos goles; después, tus
        buscadores dan una vuelta al campo tras la snitch. El partido forma parte de Un año en Hogwarts, y aquí
        se juega por sí solo.

        Un código como HOG-420 nombra una **regla** del reglamento impreso, y uno como RUL-HOG-129
        un **criterio**: nuestra decisión donde el reglamento calla o no es claro. Algunos criterios se pueden
        cambiar con una opción al abrir una mesa.

        Esta página no es oficial: todas las reglas están contadas con nuestras propias palabras, no sustituye
        al reglamento de tu caja, y los nombres de juegos, editoriales, casas y personajes son marcas de sus
        propietarios.
    .contents = Índice
    .editions = Ediciones
    .edition = Edición
    .id = Se escribe
    .box = Qué es
    .ids = Véase
    .why = Motivo
    .options = Opciones
    .options-intro = La mesa elige sus opciones antes de empezar el partido. El primer valor es el predeterminado.
    .option = Opción
    .values = Valores
    .decides = Qué decide
    .procedures = Procedimientos
    .procedures-intro = Una vez más, las mismas reglas, en el orden exacto en que se aplican.
    .refusals = Acciones rechazadas
    .refusals-intro = Una acción no permitida se rechaza con un código que indica el motivo. El rechazo no cambia nada.
    .code = Código
    .meaning = Significado
    .source = Fuente
    .rulings = Criterio
