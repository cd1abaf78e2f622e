### Why a bot would play so in Quidditch, in French: what a friend at the table would say, in one short line.

## Laying cards. $the and $at are the ball, as in “wins the Quaffle” and “at the Quaffle”.

quidditch-reason-sure = Gagne { $the }, quoi que pose votre rival.
    .next = Ce que vous posez { $next } est un bluff.
quidditch-reason-likely = A { $percent } % de chances de gagner { $the }.
    .next = Ce que vous posez { $next } est un bluff.
quidditch-reason-bluffs = Ne compte pas { $at } : un bluff qui peut attirer une bonne carte.
quidditch-reason-spends = Une carte dont vous pouvez vous passer { $at }.
quidditch-reason-gives_up = Ne compte pas { $at }, mais il faut y poser une carte, et vous pouvez vous passer de celle-ci.
# $the is a card that stays in hand, with its article where the language has one: “Keeper 8”, “the Referee”.
quidditch-reason-keeps = Garde { $the } pour un meilleur moment.
quidditch-reason-keeps_seeker = Garde { $the } pour le Vif d’or.

## Special cards. $seat is the rival’s name.

quidditch-reason-turns = Fait passer { $the } de votre côté.
quidditch-reason-denies = Prive { $seat } d’une balle : { $the }.
# $cards is how many.
quidditch-reason-strips =
    { $cards ->
        [one] Coûte une carte à { $seat }.
       *[other] Coûte { $cards } cartes à { $seat }.
    }
# $percent is how likely the rival holds one.
quidditch-reason-may_strip_seeker = Peut coûter un Attrapeur à { $seat } : { $percent } % de chances qu’il en ait un.
# $the is a card of one's own that comes back.
quidditch-reason-retrieves = Ramène { $the }, qui peut vous servir.
# $the is the rival’s card; $card, further down, one's own.
quidditch-reason-counters = Arrête { $the } que joue { $seat }, avant que cela ne vous coûte cher.
quidditch-reason-defends = Fait compter { $card } malgré tout.

## Other choices

quidditch-reason-not_worth_it = Rien de ce que vous pourriez jouer ne rapporte maintenant.
quidditch-reason-no_ball = Aucune de ces balles ne vaut un essai.
# $ball is SN for the Snitch, otherwise a Bludger, called $the.
quidditch-reason-first =
    { $ball ->
        [SN] Le Vif d’or d’abord : vous pouvez l’attraper.
       *[other] D’abord { $the } : il peut coûter une carte à votre rival.
    }
quidditch-reason-any_back = N’importe lequel : tous les dos se ressemblent.
