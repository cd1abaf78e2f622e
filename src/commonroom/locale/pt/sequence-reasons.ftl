### Why a bot would play so in Sequence, in Portuguese: what a friend at the table would say, in one short line.

## Lines of one's own. $line is such as b2–b6, $way is row, column or diagonal. The space itself is not named.

sequence-reason-wins = Completa { $line } e ganha o jogo.
sequence-reason-completes = Completa a tua sequência { $line }.
# $next is a card of one's own, such as K♥, that goes on the line's free space.
sequence-reason-four =
    { $way ->
        [row] Faz quatro na fila { $line }.
        [column] Faz quatro na coluna { $line }.
       *[diagonal] Faz quatro na diagonal { $line }.
    }
    .next = Com { $next } acabavas a linha.
sequence-reason-three =
    { $way ->
        [row] Faz três na fila { $line }.
        [column] Faz três na coluna { $line }.
       *[diagonal] Faz três na diagonal { $line }.
    }
    .next = Com { $next } continuas a linha.
sequence-reason-corner =
    { $way ->
        [row] Constrói na fila { $line }, onde o canto já é teu.
        [column] Constrói na coluna { $line }, onde o canto já é teu.
       *[diagonal] Constrói na diagonal { $line }, onde o canto já é teu.
    }
# $lines is how many.
sequence-reason-grows =
    { $lines ->
        [one] Ajuda a linha aberta que passa por ali.
       *[other] Ajuda { $lines } linhas abertas tuas ao mesmo tempo.
    }

## Lines of others. $whose is such as “Bob” or “Bob & Eve”.

sequence-reason-blocks_four = Acaba com o quatro aberto de { $whose } em { $line }.
sequence-reason-blocks_three = Trava o três de { $whose } em { $line } antes de ser um quatro.
sequence-reason-hinders =
    { $lines ->
        [one] Fecha uma linha aberta de { $whose }.
       *[other] Fecha { $lines } linhas abertas de { $whose }.
    }
sequence-reason-breaks_sequence = Quebra a sequência { $line } de { $whose }.
sequence-reason-breaks_four = Quebra o quatro de { $whose } em { $line }.
sequence-reason-breaks_three = Quebra o três de { $whose } em { $line }.
sequence-reason-weakens =
    { $lines ->
        [one] Tira uma ficha com que uma linha de { $whose } conta.
       *[other] Tira uma ficha com que { $lines } linhas de { $whose } contam.
    }

## Taking chips off, and keeping cards

sequence-reason-frees = Tira a única ficha que fecha a tua linha { $line }.
# $kept is a card that is not played now.
sequence-reason-keeps_jack = Guarda { $kept } para quando fizer falta.
sequence-reason-keeps_card = Guarda { $kept }: uma das tuas linhas precisa dela noutro sítio.

## Other choices

sequence-reason-dead = Os dois espaços desta carta estão ocupados. Recebes outra por ela.
sequence-reason-draws = Esta carta é tua.
sequence-reason-leaves_most = Deixa-te as melhores linhas para a próxima sequência.
sequence-reason-least_use = É a carta de que vais sentir menos falta.
