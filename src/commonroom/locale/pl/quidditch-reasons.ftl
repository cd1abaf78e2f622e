### Why a bot would play so in Quidditch, in Polish: what a friend at the table would say, in one short line.

## Laying cards. $the and $at are the ball, as in “wins the Quaffle” and “at the Quaffle”.

quidditch-reason-sure = Zdobywa { $the }, cokolwiek położy rywal.
    .next = To, co kładziesz { $next }, to blef.
quidditch-reason-likely = Szansa na { $the }: { $percent } %.
    .next = To, co kładziesz { $next }, to blef.
quidditch-reason-bluffs = Nie liczy się { $at }: blef, który może wyciągnąć dobrą kartę.
quidditch-reason-spends = Bez tej karty { $at } możesz się obyć.
quidditch-reason-gives_up = Nie liczy się { $at }, ale coś trzeba tam położyć, a tej karty nie szkoda.
# $the is a card that stays in hand, with its article where the language has one: “Keeper 8”, “the Referee”.
quidditch-reason-keeps = Zostawia kartę { $the } na lepszą chwilę.
quidditch-reason-keeps_seeker = Zostawia kartę { $the } na znicza.

## Special cards. $seat is the rival’s name.

quidditch-reason-turns = Sprawia, że zdobywasz { $the }.
quidditch-reason-denies = { $seat } nie dostaje { $the }.
# $cards is how many.
quidditch-reason-strips =
    { $cards ->
        [one] { $seat } traci kartę.
        [few] { $seat } traci { $cards } karty.
       *[many] { $seat } traci { $cards } kart.
    }
# $percent is how likely the rival holds one.
quidditch-reason-may_strip_seeker = { $seat } może stracić szukającego: jest { $percent } % szans, że ma go na ręce.
# $the is a card of one's own that comes back.
quidditch-reason-retrieves = Przywraca kartę { $the }, która ci się przyda.
# $the is the rival’s card; $card, further down, one's own.
quidditch-reason-counters = Zatrzymuje kartę { $the } gracza { $seat }, zanim ci zaszkodzi.
quidditch-reason-defends = Sprawia, że twoja karta { $card } jednak się liczy.

## Other choices

quidditch-reason-not_worth_it = Nic, co możesz zagrać, teraz się nie opłaca.
quidditch-reason-no_ball = O żadną z tych piłek nie warto teraz grać.
# $ball is SN for the Snitch, otherwise a Bludger, called $the.
quidditch-reason-first =
    { $ball ->
        [SN] Najpierw znicz: możesz go złapać.
       *[other] Najpierw gra o { $the }: rywal może stracić kartę.
    }
quidditch-reason-any_back = Dowolna: wszystkie rewersy są takie same.
