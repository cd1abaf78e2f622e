### Why a bot would play so in Sequence, in Italian: what a friend at the table would say, in one short line.

## Lines of one's own. $line is such as b2–b6, $way is row, column or diagonal. The space itself is not named.

sequence-reason-wins = Completa { $line } e vince la partita.
sequence-reason-completes = Completa la tua sequenza { $line }.
# $next is a card of one's own, such as K♥, that goes on the line's free space.
sequence-reason-four =
    { $way ->
        [row] Fa quattro sulla riga { $line }.
        [column] Fa quattro sulla colonna { $line }.
       *[diagonal] Fa quattro sulla diagonale { $line }.
    }
    .next = Con { $next } la finiresti.
sequence-reason-three =
    { $way ->
        [row] Fa tre sulla riga { $line }.
        [column] Fa tre sulla colonna { $line }.
       *[diagonal] Fa tre sulla diagonale { $line }.
    }
    .next = Con { $next } vai avanti.
sequence-reason-corner =
    { $way ->
        [row] Fa crescere la riga { $line }, dove l’angolo è già tuo.
        [column] Fa crescere la colonna { $line }, dove l’angolo è già tuo.
       *[diagonal] Fa crescere la diagonale { $line }, dove l’angolo è già tuo.
    }
# $lines is how many.
sequence-reason-grows =
    { $lines ->
        [one] Aiuta la linea aperta che passa di lì.
       *[other] Aiuta { $lines } tue linee aperte in una volta.
    }

## Lines of others. $whose is such as “Bob” or “Bob & Eve”.

sequence-reason-blocks_four = Ferma il quattro aperto di { $whose } in { $line }.
sequence-reason-blocks_three = Ferma il tre di { $whose } in { $line } prima che diventi quattro.
sequence-reason-hinders =
    { $lines ->
        [one] Blocca una linea aperta di { $whose }.
       *[other] Blocca { $lines } linee aperte di { $whose }.
    }
sequence-reason-breaks_sequence = Spezza la sequenza { $line } di { $whose }.
sequence-reason-breaks_four = Spezza il quattro di { $whose } in { $line }.
sequence-reason-breaks_three = Spezza il tre di { $whose } in { $line }.
sequence-reason-weakens =
    { $lines ->
        [one] Toglie un gettone su cui conta una linea di { $whose }.
       *[other] Toglie un gettone su cui contano { $lines } linee di { $whose }.
    }

## Taking chips off, and keeping cards

sequence-reason-frees = Toglie l’unico gettone che blocca la tua linea { $line }.
# $kept is a card that is not played now.
sequence-reason-keeps_jack = Tiene { $kept } per il momento giusto.
sequence-reason-keeps_card = Tiene { $kept }: a una tua linea serve altrove.

## Other choices

sequence-reason-dead = Le due caselle di questa carta sono occupate. Ne ricevi una nuova.
sequence-reason-draws = Questa carta ti spetta.
sequence-reason-leaves_most = Ti lascia le linee migliori per la prossima sequenza.
sequence-reason-least_use = È la carta che ti mancherà di meno.
