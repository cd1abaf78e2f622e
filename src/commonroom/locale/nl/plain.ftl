### Any game without a face of its own, in Dutch: the frame around what the game itself says.

plain-about = Een spel dat je hier in woorden speelt, zonder plaatjes.

## At the table

plain-your-turn = Jouw beurt: wat doe je?
plain-waiting = We wachten op { $names }.
plain-waiting-others = We wachten op de anderen.
# $action is what a bot would do, as its button says it.
plain-hint = Een bot zou kiezen: { $action }
plain-actions = Wat je kunt doen
plain-board = Het bord
plain-board-large = Het bord op volle grootte tonen
plain-board-alone = Alleen het bord openen

## What a view says

plain-table = De tafel
plain-none = niets
plain-nobody = niemand
# Cards of which only the backs are seen.
plain-hidden = { $count } gedekt
plain-times = { $name } × { $count }
# A number that tells how far somebody is, such as "Points: 40".
plain-score = { $what }: { $number }
plain-team = Team { $number }

## What happens; for events without a sentence of their own

plain-log = { $name }: { $said }.
plain-with = { $what } ({ $fields })

## The end

plain-end-title-won = Je hebt gewonnen
plain-end-title-names =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
plain-end-title-draw = Niemand heeft gewonnen
plain-end-concession = De andere kant heeft opgegeven
plain-aside-question = { $action }: weet je het zeker?

## Words that many games use

plain-key-card = Kaart
plain-key-cards = Kaarten
plain-key-count = Aantal
plain-key-dealer = Deelt
plain-key-deck = Stapel
plain-key-discards = Aflegstapel
plain-key-hand = Jouw hand
plain-key-hands = Kaarten in de hand
plain-key-leader = Komt uit
plain-key-phase = Fase
plain-key-player = Speler
plain-key-points = Punten
plain-key-round = Ronde
plain-key-score = Score
plain-key-scores = Score
plain-key-seat = Speler
plain-key-to = Naar
plain-key-turn = Beurt
