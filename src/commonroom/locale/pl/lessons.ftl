### The page for lessons, in Polish: everything but what the coach says.

## The contents

learn-title = Ucz się, grając
learn-about = Prawdziwy stół, bez zegara i z partnerem, który na ciebie czeka. Postępy zapamięta to urządzenie.
lessons-of = { $game } w { $minutes } min
lessons-all = Wszystkie lekcje
lesson-begin = Zacznij: { $lesson }
# The state of a lesson in the list; how long it takes, in as few letters as possible.
lesson-done = gotowe
lesson-now = teraz
lesson-begun = zaczęta
lesson-minutes = { $count } min

## A lesson

# For screen readers: the sheet with the title and the steps.
lesson-contents = Lekcja
lesson-step = Krok { $step } z { $steps }
# Below what the coach says, where something is to be done, and where there is only something to read.
lesson-your-move = Twój ruch.
lesson-read = Przeczytaj i idź dalej.
lesson-go-on = Dalej
lesson-show-me = Pokaż mi
lesson-back = Wstecz
lesson-skip = Pomiń lekcję
lesson-well-done = Świetnie
lesson-next = Dalej: { $lesson }
lesson-again = Jeszcze raz
lesson-play-now = Zagraj naprawdę

## Offered at the first game

lesson-offer = Pierwszy raz grasz w { $game }?
    .about = Naucz się przy osobnym stole, w { $minutes } min. Ta gra poczeka.
lesson-offer-go = Ucz się
lesson-offer-close = Nie, dziękuję
