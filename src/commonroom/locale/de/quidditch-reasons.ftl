### Why a bot would play so in Quidditch, in German: what a friend at the table would say, in one short line.

## Laying cards. $the and $at are the ball, as in “wins the Quaffle” and “at the Quaffle”.

quidditch-reason-sure = Gewinnt { $the }, was dein Gegner auch legt.
    .next = Was du { $next } legst, ist ein Bluff.
quidditch-reason-likely = Gewinnt { $the } mit { $percent } % Wahrscheinlichkeit.
    .next = Was du { $next } legst, ist ein Bluff.
quidditch-reason-bluffs = Zählt { $at } nichts: ein Bluff, der eine gute Karte hervorlocken kann.
quidditch-reason-spends = Diese Karte kannst du { $at } entbehren.
quidditch-reason-gives_up = Zählt { $at } nichts, aber etwas muss dort liegen: Diese Karte kannst du entbehren.
# $the is a card that stays in hand, with its article where the language has one: “Keeper 8”, “the Referee”.
quidditch-reason-keeps = Hebt { $the } für einen besseren Moment auf.
quidditch-reason-keeps_seeker = Hebt { $the } für den Schnatz auf.

## Special cards. $seat is the rival’s name.

quidditch-reason-turns = Bringt dir { $the } ein.
quidditch-reason-denies = Nimmt { $seat } { $the } weg.
# $cards is how many.
quidditch-reason-strips =
    { $cards ->
        [one] Kostet { $seat } eine Karte.
       *[other] Kostet { $seat } { $cards } Karten.
    }
# $percent is how likely the rival holds one.
quidditch-reason-may_strip_seeker = Kann { $seat } einen Sucher kosten: Mit { $percent } % Wahrscheinlichkeit ist einer auf der Hand.
# $the is a card of one's own that comes back.
quidditch-reason-retrieves = Holt { $the } zurück, und das hilft dir.
# $the is the rival’s card; $card, further down, one's own.
quidditch-reason-counters = Stoppt { $the } von { $seat }, bevor es dich etwas kostet.
quidditch-reason-defends = Lässt deine Karte { $card } doch zählen.

## Other choices

quidditch-reason-not_worth_it = Nichts, was du spielen könntest, bringt jetzt etwas.
quidditch-reason-no_ball = Keiner dieser Bälle ist jetzt einen Versuch wert.
# $ball is SN for the Snitch, otherwise a Bludger, called $the.
quidditch-reason-first =
    { $ball ->
        [SN] Zuerst der Schnatz: Du kannst ihn fangen.
       *[other] Zuerst { $the }: Das kann deinen Gegner eine Karte kosten.
    }
quidditch-reason-any_back = Nimm irgendeine: Alle Rückseiten sehen gleich aus.
