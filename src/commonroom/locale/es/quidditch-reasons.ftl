### Why a bot would play so in Quidditch, in Spanish: what a friend at the table would say, in one short line.

## Laying cards. $the and $at are the ball, as in “wins the Quaffle” and “at the Quaffle”.

quidditch-reason-sure = Gana { $the }, ponga lo que ponga tu rival.
    .next = Lo que pones { $next } es un farol.
quidditch-reason-likely = Gana { $the } con un { $percent } % de probabilidad.
    .next = Lo que pones { $next } es un farol.
quidditch-reason-bluffs = No cuenta { $at }: un farol que puede atraer una buena carta.
quidditch-reason-spends = Una carta de la que puedes prescindir { $at }.
quidditch-reason-gives_up = No cuenta { $at }, pero algo hay que poner, y de esta carta puedes prescindir.
# $the is a card that stays in hand, with its article where the language has one: “Keeper 8”, “the Referee”.
quidditch-reason-keeps = Guarda { $the } para un momento mejor.
quidditch-reason-keeps_seeker = Guarda { $the } para la snitch.

## Special cards. $seat is the rival’s name.

quidditch-reason-turns = Pone { $the } de tu parte.
quidditch-reason-denies = Le quita { $the } a { $seat }.
# $cards is how many.
quidditch-reason-strips =
    { $cards ->
        [one] Le cuesta una carta a { $seat }.
       *[other] Le cuesta { $cards } cartas a { $seat }.
    }
# $percent is how likely the rival holds one.
quidditch-reason-may_strip_seeker = Puede costarle un buscador a { $seat }: hay un { $percent } % de probabilidad de que tenga uno.
# $the is a card of one's own that comes back.
quidditch-reason-retrieves = Recupera { $the }, que te puede servir.
# $the is the rival’s card; $card, further down, one's own.
quidditch-reason-counters = Anula { $the } de { $seat } antes de que te cueste algo.
quidditch-reason-defends = Hace que tu { $card } cuente de todos modos.

## Other choices

quidditch-reason-not_worth_it = Nada de lo que puedes jugar aporta algo ahora.
quidditch-reason-no_ball = Ninguna de estas pelotas vale un intento ahora.
# $ball is SN for the Snitch, otherwise a Bludger, called $the.
quidditch-reason-first =
    { $ball ->
        [SN] Primero la snitch: puedes atraparla.
       *[other] Primero { $the }: puede costarle una carta a tu rival.
    }
quidditch-reason-any_back = Cualquiera: todos los dorsos son iguales.
