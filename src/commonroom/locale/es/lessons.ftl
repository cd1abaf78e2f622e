### The page for lessons, in Spanish: everything but what the coach says.

## The contents

learn-title = Aprende jugando
learn-about = Una mesa de verdad, sin reloj y con alguien que te espera. Lo que aprendes queda guardado en este dispositivo.
lessons-of = Aprende { $game } en { $minutes } minutos
lessons-all = Todas las lecciones
lesson-begin = Empezar: { $lesson }
# The state of a lesson in the list; how long it takes, in as few letters as possible.
lesson-done = hecha
lesson-now = ahora
lesson-begun = empezada
lesson-minutes = { $count } min

## A lesson

# For screen readers: the sheet with the title and the steps.
lesson-contents = La lección
lesson-step = Paso { $step } de { $steps }
# Below what the coach says, where something is to be done, and where there is only something to read.
lesson-your-move = Te toca.
lesson-read = Lee y sigue.
lesson-go-on = Seguir
lesson-show-me = Enséñame
lesson-back = Atrás
lesson-skip = Saltar la lección
lesson-well-done = Bien hecho
lesson-next = Siguiente: { $lesson }
lesson-again = Otra vez
lesson-play-now = Jugar de verdad

## Offered at the first game

lesson-offer = ¿Es tu primera vez con { $game }?
    .about = Aprende en una mesa aparte, en { $minutes } minutos. Esta partida espera.
lesson-offer-go = Aprender
lesson-offer-close = No, gracias
