### The page for lessons, in French: everything but what the coach says.

## The contents

learn-title = Apprendre en jouant
learn-about = Une vraie table, pas de chrono, et un partenaire qui vous attend. Ce que vous avez appris reste en mémoire sur cet appareil.
lessons-of = { $game } : apprendre en { $minutes } minutes
lessons-all = Toutes les leçons
lesson-begin = Commencer : { $lesson }
# The state of a lesson in the list; how long it takes, in as few letters as possible.
lesson-done = terminée
lesson-now = en cours
lesson-begun = commencée
lesson-minutes = { $count } min

## A lesson

# For screen readers: the sheet with the title and the steps.
lesson-contents = La leçon
lesson-step = Étape { $step } sur { $steps }
# Below what the coach says, where something is to be done, and where there is only something to read.
lesson-your-move = À vous de jouer.
lesson-read = Lisez, puis continuez.
lesson-go-on = Continuer
lesson-show-me = Montrez-moi
lesson-back = Retour
lesson-skip = Passer cette leçon
lesson-well-done = Bien joué
lesson-next = Suite : { $lesson }
lesson-again = Encore une fois
lesson-play-now = Jouer pour de vrai

## Offered at the first game

lesson-offer = Vous découvrez { $game } ?
    .about = Apprenez à une table à part, en { $minutes } minutes. Cette partie vous attend.
lesson-offer-go = Apprendre
lesson-offer-close = Non, merci
