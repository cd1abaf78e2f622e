### Why a bot would play so in Quidditch, in Italian: what a friend at the table would say, in one short line.

## Laying cards. $the and $at are the ball, as in “wins the Quaffle” and “at the Quaffle”.

quidditch-reason-sure = Vince { $the }, qualunque carta posi l’avversario.
    .next = Quello che posi { $next } è un bluff.
quidditch-reason-likely = Vince { $the } con il { $percent }% di probabilità.
    .next = Quello che posi { $next } è un bluff.
quidditch-reason-bluffs = Non conta { $at }: un bluff che può attirare una buona carta.
quidditch-reason-spends = Una carta di cui puoi fare a meno { $at }.
quidditch-reason-gives_up = Non conta { $at }, ma qualcosa va posato, e di questa carta puoi fare a meno.
# $the is a card that stays in hand, with its article where the language has one: “Keeper 8”, “the Referee”.
quidditch-reason-keeps = Tiene { $the } per un momento migliore.
quidditch-reason-keeps_seeker = Tiene { $the } per il Boccino.

## Special cards. $seat is the rival’s name.

quidditch-reason-turns = Porta { $the } dalla tua parte.
quidditch-reason-denies = Toglie { $the } a { $seat }.
# $cards is how many.
quidditch-reason-strips =
    { $cards ->
        [one] Costa una carta a { $seat }.
       *[other] Costa { $cards } carte a { $seat }.
    }
# $percent is how likely the rival holds one.
quidditch-reason-may_strip_seeker = Può costare un Cercatore a { $seat }: c’è il { $percent }% di probabilità che ne abbia uno in mano.
# $the is a card of one's own that comes back.
quidditch-reason-retrieves = Riprende { $the }, che ti può servire.
# $the is the rival’s card; $card, further down, one's own.
quidditch-reason-counters = Ferma { $the } di { $seat } prima che ti costi qualcosa.
quidditch-reason-defends = Fa contare lo stesso la tua carta { $card }.

## Other choices

quidditch-reason-not_worth_it = Adesso nessuna carta che puoi giocare rende qualcosa.
quidditch-reason-no_ball = Nessuna di queste palle vale un tentativo adesso.
# $ball is SN for the Snitch, otherwise a Bludger, called $the.
quidditch-reason-first =
    { $ball ->
        [SN] Prima il Boccino: puoi prenderlo.
       *[other] Prima { $the }: può costare una carta all’avversario.
    }
quidditch-reason-any_back = Una qualsiasi: i dorsi sono tutti uguali.
