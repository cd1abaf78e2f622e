### The page for lessons, in Portuguese: everything but what the coach says.

## The contents

learn-title = Aprende a jogar, jogando
learn-about = Uma mesa a sério, sem relógio e com um parceiro que espera por ti. O que aprendes fica guardado neste dispositivo.
lessons-of = Aprende { $game } em { $minutes } minutos
lessons-all = Todas as lições
lesson-begin = Começar: { $lesson }
# The state of a lesson in the list; how long it takes, in as few letters as possible.
lesson-done = feita
lesson-now = agora
lesson-begun = começada
lesson-minutes = { $count } min

## A lesson

# For screen readers: the sheet with the title and the steps.
lesson-contents = A lição
lesson-step = Passo { $step } de { $steps }
# Below what the coach says, where something is to be done, and where there is only something to read.
lesson-your-move = É a tua vez.
lesson-read = Lê e continua.
lesson-go-on = Continuar
lesson-show-me = Mostra-me
lesson-back = Voltar
lesson-skip = Saltar a lição
lesson-well-done = Muito bem
lesson-next = A seguir: { $lesson }
lesson-again = Outra vez
lesson-play-now = Jogar a sério

## Offered at the first game

lesson-offer = É a tua primeira vez com { $game }?
    .about = Aprende numa mesa à parte, em { $minutes } minutos. Este jogo espera.
lesson-offer-go = Aprender
lesson-offer-close = Agora não
