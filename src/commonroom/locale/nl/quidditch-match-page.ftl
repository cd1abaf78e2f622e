### The pitch and the chase for the Snitch on the page, in Dutch.

pitch-label = Het Zwerkbalveld: met de pijltjestoetsen ga je over de vakjes, met Enter kies je
pitch-sky-label = De jacht op de Snaai
pitch-list = De zetten als lijst
# The letter on the tag of a piece; beaters and chasers also have a number.
pitch-letter-keeper = W
pitch-letter-beater = D
pitch-letter-chaser = J
pitch-to-goals = eerst 2 doelpunten, dan de jacht
pitch-to-place = Nog te plaatsen
pitch-knocked-out = Uitgeschakeld
pitch-piece-of = { $piece } van { $name }
pitch-empty = leeg

## A turn

pitch-actions-left = Nog { $left } van { $all } acties
pitch-where = Waar vliegt { $piece } heen?
pitch-step-cost = Tik op een gouden vakje: elke stap kost 1 actie.
pitch-carrier-cost = Tik op een gouden vakje of gooi de Slurk: telkens 1 actie.
pitch-forward = Vooruit vliegen
pitch-pass = De Slurk gooien
pitch-fly = Liever vliegen
pitch-pass-where = Waar gooit { $piece } de Slurk heen?
pitch-pass-loose = Op { $field } vangt niemand hem: de Slurk blijft daar liggen.
pitch-throw-there = Daarheen gooien
pitch-steal = De Slurk afpakken van { $piece }: { $cost } acties
pitch-go-and-take = Erheen en afpakken
pitch-shoot = Schieten: { $percent }%
pitch-shot-kept = Het is een doelpunt als je dobbelsteen hoger is dan die van de Wachter.
pitch-shot-open = Er is geen Wachter: elk schot is raak.
pitch-aim = De Beuker klaarmaken
pitch-aim-target = { $piece } met { $rolls }
pitch-aim-hits = Een Beuker kost geen actie. Hij kan raken: { $targets }.
pitch-aim-nobody = Een Beuker kost geen actie, maar niemand staat in de weg.
pitch-throw-which = Welke kant gooit { $piece } de Beuker op?
pitch-throw-reach = De dobbelsteen toont { $reach }. Tik op een lint, en nog eens om te gooien.
pitch-throw-at = Gooien op { $piece }
pitch-throw-to = Gooien naar { $field }
pitch-dodges = ontwijkt vanaf { $roll }
pitch-place-where = Tik op een gouden vakje voor { $piece }.
pitch-end-loses =
    { $left ->
        [one] Als je nu stopt, vervalt één actie.
       *[other] Als je nu stopt, vervallen { $left } acties.
    }
pitch-end-anyway = Toch beëindigen

## The other side’s turn

pitch-waits-place = { $name } stelt de spelers op.
pitch-waits-roll = { $name } gooit voor de acties.
pitch-waits-act =
    { $left ->
        [one] { $name } heeft nog één actie.
       *[other] { $name } heeft nog { $left } acties.
    }
pitch-waits-take = { $name } pakt de Slurk af.
pitch-waits-throw = { $name } gooit een Beuker.
pitch-waits-put = { $name } legt de Slurk neer.
pitch-waits-fly = { $name } jaagt op de Snaai.

## Moments

pitch-moment-goal = Doelpunt!
pitch-moment-saved = Gestopt!
pitch-moment-out = Uitgeschakeld!
pitch-moment-dodged = Ontweken!
pitch-moment-start = Wie begint?
pitch-moment-decider = De dobbelstenen beslissen
pitch-moment-round = Nu de jacht!
pitch-moment-card = Een kaart!
pitch-moment-end = De Snaai!
pitch-die-shot = Schot
pitch-die-save = Wachter
pitch-die-dodge = Ontwijken

## The chase

pitch-cards = Je Zwerkbalkaarten
pitch-one-card = Eén kaart per beurt, voor of na de worp
pitch-play-card = Ook een kaart spelen?
pitch-roll-chase = Gooi: hoe ver vliegt je Zoeker?
pitch-rolled = { $name } gooide { $count }
pitch-you-rolled = Je gooide { $count }
pitch-level = Allebei op vakje { $field }
pitch-ahead =
    { $count ->
        [one] { $name } ligt één vakje voor
       *[other] { $name } ligt { $count } vakjes voor
    }
pitch-you-ahead =
    { $count ->
        [one] Je ligt één vakje voor
       *[other] Je ligt { $count } vakjes voor
    }
pitch-needed =
    { $count ->
        [one] Nog één vakje tot de Snaai.
       *[other] Nog { $count } vakjes tot de Snaai.
    }
pitch-chance-roll =
    { $count ->
        [one] Eén vakje tot de Snaai: { $percent }% kans om hem met deze worp te vangen.
       *[other] { $count } vakjes tot de Snaai: { $percent }% kans om hem met deze worp te vangen.
    }
pitch-chance-card = Met deze kaart is je kans om de Snaai deze beurt te vangen { $percent }%.
pitch-chase-flown = { $count } gegooid: vakje { $field }
pitch-field = met de kaart: vakje { $field }
pitch-snitch = met de kaart: de Snaai!
