### What the browser says about Lanterns, in English.

lanterns-name = Lanterns
lanterns-about = Follow the colour, take tricks, and ask one question at the right moment. For two to four.

## Things

lanterns-key-guiding = Guiding colour
lanterns-key-led = Led
lanterns-key-trick = On the table
lanterns-key-leader = Leads
lanterns-key-points = Points
lanterns-key-cards = Lanterns in hand
lanterns-key-lacking = Shown to lack
lanterns-key-holding = Said to hold
lanterns-key-asked = Have asked
lanterns-key-gone = Played before
lanterns-key-dark = In the dark
lanterns-key-hand = Your hand
lanterns-key-colour = Colour
lanterns-key-other = Player
lanterns-key-card = Lantern

lanterns-colour-amber = amber
lanterns-colour-blue = blue
lanterns-colour-crimson = crimson
lanterns-colour-dusk = dusk

## What is done and happens

lanterns-do-play = Play { $card }
    .kind = Play a lantern
    .each = { $card }
lanterns-do-ask = Ask { $other } for { $colour }
    .kind = Ask a question
    .each = { $other }: { $colour }?

lanterns-log-began =
    { $guiding ->
        [none] There is no guiding colour. { $who ->
            [you] You lead.
           *[other] { $name } leads.
        }
       *[other] The guiding colour is { $guiding }. { $who ->
            [you] You lead.
           *[other] { $name } leads.
        }
    }
lanterns-log-card_played =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
lanterns-log-answered =
    { $holds ->
        [yes] { $name } asks { $other } for { $colour }: yes.
       *[no] { $name } asks { $other } for { $colour }: no.
    }
lanterns-log-trick_taken =
    { $who ->
        [you] You take the trick.
       *[other] { $name } takes the trick.
    }
lanterns-log-game_ended = All lanterns are played.
lanterns-end-all_played = All lanterns are played.

## The form for a new table

lanterns-group-play = Play
lanterns-option-guiding = Guiding colour
    .value-drawn = drawn by lot
    .value-none = none
lanterns-option-questions = Questions
    .value-one = one for everybody
    .value-none = none
