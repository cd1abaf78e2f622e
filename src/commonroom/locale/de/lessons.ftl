### The page for lessons, in German: everything but what the coach says.

## The contents

learn-title = Spielend lernen
learn-about = Ein echter Tisch, keine Uhr und ein Mitspieler, der auf dich wartet. Was du gelernt hast, merkt sich dieses Gerät.
lessons-of = { $game }: in { $minutes } Minuten gelernt
lessons-all = Alle Lektionen
lesson-begin = Los: { $lesson }
# The state of a lesson in the list; how long it takes, in as few letters as possible.
lesson-done = fertig
lesson-now = jetzt
lesson-begun = angefangen
lesson-minutes = { $count } Min.

## A lesson

# For screen readers: the sheet with the title and the steps.
lesson-contents = Die Lektion
lesson-step = Schritt { $step } von { $steps }
# Below what the coach says, where something is to be done, and where there is only something to read.
lesson-your-move = Du bist dran.
lesson-read = Lies das, dann geht es weiter.
lesson-go-on = Weiter
lesson-show-me = Zeig es mir
lesson-back = Zurück
lesson-skip = Lektion überspringen
lesson-well-done = Gut gemacht
lesson-next = Weiter: { $lesson }
lesson-again = Noch einmal
lesson-play-now = Richtig spielen

## Offered at the first game

lesson-offer = { $game } ist neu für dich?
    .about = Lerne es in { $minutes } Minuten an einem eigenen Tisch. Dieses Spiel wartet so lange.
lesson-offer-go = Lernen
lesson-offer-close = Nein, danke
