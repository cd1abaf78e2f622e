### Why a bot would play so in Quidditch, in Dutch: what a friend at the table would say, in one short line.

## Laying cards. $the and $at are the ball, as in “wins the Quaffle” and “at the Quaffle”.

quidditch-reason-sure = Wint { $the }, wat je tegenstander ook legt.
    .next = Wat je { $next } legt, is bluf.
quidditch-reason-likely = Wint { $the } met een kans van { $percent }%.
    .next = Wat je { $next } legt, is bluf.
quidditch-reason-bluffs = Telt niet mee { $at }: bluf die een goede kaart kan lokken.
quidditch-reason-spends = Een kaart die je { $at } kunt missen.
quidditch-reason-gives_up = Telt niet mee { $at }, maar er moet iets liggen, en deze kaart kun je missen.
# $the is a card that stays in hand, with its article where the language has one: “Keeper 8”, “the Referee”.
quidditch-reason-keeps = Bewaart { $the } voor een beter moment.
quidditch-reason-keeps_seeker = Bewaart { $the } voor de Snaai.

## Special cards. $seat is the rival’s name.

quidditch-reason-turns = Bezorgt jou { $the }.
quidditch-reason-denies = Pakt { $seat } { $the } af.
# $cards is how many.
quidditch-reason-strips =
    { $cards ->
        [one] Kost { $seat } een kaart.
       *[other] Kost { $seat } { $cards } kaarten.
    }
# $percent is how likely the rival holds one.
quidditch-reason-may_strip_seeker = Kan { $seat } een Zoeker kosten: { $percent }% kans dat die er een heeft.
# $the is a card of one's own that comes back.
quidditch-reason-retrieves = Haalt { $the } terug, die je kunt gebruiken.
# $the is the rival’s card; $card, further down, one's own.
quidditch-reason-counters = Stopt { $the } van { $seat } voordat die kaart je iets kost.
quidditch-reason-defends = Laat jouw { $card } toch tellen.

## Other choices

quidditch-reason-not_worth_it = Niets wat je kunt spelen levert nu iets op.
quidditch-reason-no_ball = Geen van deze ballen is nu een poging waard.
# $ball is SN for the Snitch, otherwise a Bludger, called $the.
quidditch-reason-first =
    { $ball ->
        [SN] Eerst de Snaai: je kunt hem vangen.
       *[other] Eerst { $the }: die kan je tegenstander een kaart kosten.
    }
quidditch-reason-any_back = Maakt niet uit: alle achterkanten zijn gelijk.
