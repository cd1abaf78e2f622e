### Why a bot would play so in Sequence, in Spanish: what a friend at the table would say, in one short line.

## Lines of one's own. $line is such as b2–b6, $way is row, column or diagonal. The space itself is not named.

sequence-reason-wins = Completa { $line } y gana la partida.
sequence-reason-completes = Completa tu sequence { $line }.
# $next is a card of one's own, such as K♥, that goes on the line's free space.
sequence-reason-four =
    { $way ->
        [row] Hace cuatro en la fila { $line }.
        [column] Hace cuatro en la columna { $line }.
       *[diagonal] Hace cuatro en la diagonal { $line }.
    }
    .next = Con { $next } la terminarías.
sequence-reason-three =
    { $way ->
        [row] Hace tres en la fila { $line }.
        [column] Hace tres en la columna { $line }.
       *[diagonal] Hace tres en la diagonal { $line }.
    }
    .next = Con { $next } la sigues.
sequence-reason-corner =
    { $way ->
        [row] Construye en la fila { $line }, donde la esquina ya es tuya.
        [column] Construye en la columna { $line }, donde la esquina ya es tuya.
       *[diagonal] Construye en la diagonal { $line }, donde la esquina ya es tuya.
    }
# $lines is how many.
sequence-reason-grows =
    { $lines ->
        [one] Ayuda a la línea abierta que pasa por ahí.
       *[other] Ayuda a { $lines } líneas abiertas tuyas a la vez.
    }

## Lines of others. $whose is such as “Bob” or “Bob & Eve”.

sequence-reason-blocks_four = Acaba con el cuatro abierto de { $whose } en { $line }.
sequence-reason-blocks_three = Para el tres de { $whose } en { $line } antes de que sea un cuatro.
sequence-reason-hinders =
    { $lines ->
        [one] Cierra una línea abierta de { $whose }.
       *[other] Cierra { $lines } líneas abiertas de { $whose }.
    }
sequence-reason-breaks_sequence = Rompe el sequence { $line } de { $whose }.
sequence-reason-breaks_four = Rompe el cuatro de { $whose } en { $line }.
sequence-reason-breaks_three = Rompe el tres de { $whose } en { $line }.
sequence-reason-weakens =
    { $lines ->
        [one] Quita una ficha con la que cuenta una línea de { $whose }.
       *[other] Quita una ficha con la que cuentan { $lines } líneas de { $whose }.
    }

## Taking chips off, and keeping cards

sequence-reason-frees = Quita la única ficha que cierra tu línea { $line }.
# $kept is a card that is not played now.
sequence-reason-keeps_jack = Guarda { $kept } para cuando haga falta.
sequence-reason-keeps_card = Guarda { $kept }: una de tus líneas la necesita en otro sitio.

## Other choices

sequence-reason-dead = Las dos casillas de esta carta están ocupadas. Te dan otra por ella.
sequence-reason-draws = Esta carta te toca.
sequence-reason-leaves_most = Te deja las mejores líneas para el próximo sequence.
sequence-reason-least_use = Es la carta que menos echarás de menos.
