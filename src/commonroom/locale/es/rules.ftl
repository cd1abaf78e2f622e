### The words of any rules document. A game says only what it calls otherwise, in its own document message.

document =
    .contents = Índice
    .editions = Ediciones
    .edition = Edición
    .id = Se escribe
    .box = Qué es
    .differences = En qué se diferencian las ediciones
    .topic = Tema
    .ids = Véase
    .readings = Dónde no coinciden las fuentes y qué lectura seguimos
    .difference = Los textos
    .reading = Qué seguimos
    .why = Motivo
    .options = Opciones
    .options-intro =
        La mesa elige sus opciones antes de que empiece la partida. El primer valor es el predeterminado.
    .option = Opción
    .values = Valores
    .decides = Qué decide
    .procedures = Procedimientos
    .procedures-intro =
        Las mismas reglas una vez más, en el orden exacto en que se aplican.
    .refusals = Acciones rechazadas
    .refusals-intro = Una acción no permitida se rechaza con un código que indica el motivo. No cambia nada.
    .code = Código
    .meaning = Significado
    .source = Fuente
    .rulings = Criterio
