### The page for lessons, in English: everything but what the coach says.

## The contents

learn-title = Learn by playing
learn-about = A real table, no clock, and a partner who waits for you. What you have learnt is remembered on this device.
lessons-of = Learn { $game } in { $minutes } minutes
lessons-all = All lessons
lesson-begin = Start: { $lesson }
# The state of a lesson in the list; how long it takes, in as few letters as possible.
lesson-done = done
lesson-now = now
lesson-begun = begun
lesson-minutes = { $count } min

## A lesson

# For screen readers: the sheet with the title and the steps.
lesson-contents = The lesson
lesson-step = Step { $step } of { $steps }
# Below what the coach says, where something is to be done, and where there is only something to read.
lesson-your-move = Your turn.
lesson-read = Read, then go on.
lesson-go-on = Go on
lesson-show-me = Show me
lesson-back = Back
lesson-skip = Skip this lesson
lesson-well-done = Well done
lesson-next = Next: { $lesson }
lesson-again = Once more
lesson-play-now = Play a real game

## Offered at the first game

lesson-offer = New to { $game }?
    .about = Learn it at a table of its own, in { $minutes } minutes. This game waits.
lesson-offer-go = Learn
lesson-offer-close = No, thanks
