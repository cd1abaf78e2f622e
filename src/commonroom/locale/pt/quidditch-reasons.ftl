### Why a bot would play so in Quidditch, in Portuguese: what a friend at the table would say, in one short line.

## Laying cards. $the and $at are the ball, as in “wins the Quaffle” and “at the Quaffle”.

quidditch-reason-sure = Ganha { $the }, ponha o adversário o que puser.
    .next = O que pões { $next } é um bluff.
quidditch-reason-likely = Ganha { $the } com { $percent } % de probabilidade.
    .next = O que pões { $next } é um bluff.
quidditch-reason-bluffs = Não conta { $at }: um bluff que pode atrair uma boa carta.
quidditch-reason-spends = Uma carta que podes dispensar { $at }.
quidditch-reason-gives_up = Não conta { $at }, mas é preciso pôr algo, e esta carta podes dispensar.
# $the is a card that stays in hand, with its article where the language has one: “Keeper 8”, “the Referee”.
quidditch-reason-keeps = Guarda { $the } para um momento melhor.
quidditch-reason-keeps_seeker = Guarda { $the } para a Snitch.

## Special cards. $seat is the rival’s name.

quidditch-reason-turns = Põe { $the } do teu lado.
quidditch-reason-denies = Tira { $the } a { $seat }.
# $cards is how many.
quidditch-reason-strips =
    { $cards ->
        [one] Custa uma carta a { $seat }.
       *[other] Custa { $cards } cartas a { $seat }.
    }
# $percent is how likely the rival holds one.
quidditch-reason-may_strip_seeker = Pode custar um Seeker a { $seat }: há { $percent } % de hipóteses de ter um na mão.
# $the is a card of one's own that comes back.
quidditch-reason-retrieves = Recupera { $the }, que te pode servir.
# $the is the rival’s card; $card, further down, one's own.
quidditch-reason-counters = Anula { $the } de { $seat } antes que te custe alguma coisa.
quidditch-reason-defends = Faz a tua carta { $card } contar na mesma.

## Other choices

quidditch-reason-not_worth_it = Nada do que podes jogar traz alguma coisa agora.
quidditch-reason-no_ball = Nenhuma destas bolas vale uma tentativa agora.
# $ball is SN for the Snitch, otherwise a Bludger, called $the.
quidditch-reason-first =
    { $ball ->
        [SN] Primeiro a Snitch: podes apanhá-la.
       *[other] Primeiro { $the }: pode custar uma carta ao adversário.
    }
quidditch-reason-any_back = Qualquer uma: os versos são todos iguais.
