### The page for lessons, in Italian: everything but what the coach says.

## The contents

learn-title = Impara giocando
learn-about = Un tavolo vero, niente cronometro e un compagno che ti aspetta. Ciò che hai imparato resta su questo dispositivo.
lessons-of = Impara { $game } in { $minutes } minuti
lessons-all = Tutte le lezioni
lesson-begin = Inizia: { $lesson }
# The state of a lesson in the list; how long it takes, in as few letters as possible.
lesson-done = fatta
lesson-now = adesso
lesson-begun = iniziata
lesson-minutes = { $count } min

## A lesson

# For screen readers: the sheet with the title and the steps.
lesson-contents = La lezione
lesson-step = Passo { $step } di { $steps }
# Below what the coach says, where something is to be done, and where there is only something to read.
lesson-your-move = Tocca a te.
lesson-read = Leggi, poi vai avanti.
lesson-go-on = Avanti
lesson-show-me = Mostrami
lesson-back = Indietro
lesson-skip = Salta la lezione
lesson-well-done = Ben fatto
lesson-next = Prossima: { $lesson }
lesson-again = Ancora una volta
lesson-play-now = Gioca sul serio

## Offered at the first game

lesson-offer = Mai giocato a { $game }?
    .about = Impara a un tavolo a parte, in { $minutes } minuti. Questa partita aspetta.
lesson-offer-go = Impara
lesson-offer-close = No, grazie
