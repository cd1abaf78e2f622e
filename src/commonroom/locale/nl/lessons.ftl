### The page for lessons, in Dutch: everything but what the coach says.

## The contents

learn-title = Spelend leren
learn-about = Een echte tafel, geen klok en een medespeler die op je wacht. Wat je hebt geleerd, onthoudt dit apparaat.
lessons-of = Leer { $game } in { $minutes } minuten
lessons-all = Alle lessen
lesson-begin = Begin: { $lesson }
# The state of a lesson in the list; how long it takes, in as few letters as possible.
lesson-done = klaar
lesson-now = nu
lesson-begun = begonnen
lesson-minutes = { $count } min

## A lesson

# For screen readers: the sheet with the title and the steps.
lesson-contents = De les
lesson-step = Stap { $step } van { $steps }
# Below what the coach says, where something is to be done, and where there is only something to read.
lesson-your-move = Jouw beurt.
lesson-read = Lees dit en ga verder.
lesson-go-on = Verder
lesson-show-me = Laat zien
lesson-back = Terug
lesson-skip = Les overslaan
lesson-well-done = Goed gedaan
lesson-next = Volgende: { $lesson }
lesson-again = Nog een keer
lesson-play-now = Speel een echt potje

## Offered at the first game

lesson-offer = Nog nooit { $game } gespeeld?
    .about = Leer het aan een eigen tafel, in { $minutes } minuten. Dit spel wacht.
lesson-offer-go = Leren
lesson-offer-close = Nee, bedankt
