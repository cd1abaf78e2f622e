### Why a bot would play so in Sequence, in Dutch: what a friend at the table would say, in one short line.

## Lines of one's own. $line is such as b2–b6, $way is row, column or diagonal. The space itself is not named.

sequence-reason-wins = Maakt { $line } af en wint het spel.
sequence-reason-completes = Maakt je sequence { $line } af.
# $next is a card of one's own, such as K♥, that goes on the line's free space.
sequence-reason-four =
    { $way ->
        [row] Maakt vier op de rij { $line }.
        [column] Maakt vier op de kolom { $line }.
       *[diagonal] Maakt vier op de diagonaal { $line }.
    }
    .next = Met { $next } maak je hem af.
sequence-reason-three =
    { $way ->
        [row] Maakt drie op de rij { $line }.
        [column] Maakt drie op de kolom { $line }.
       *[diagonal] Maakt drie op de diagonaal { $line }.
    }
    .next = Met { $next } kun je verder.
sequence-reason-corner =
    { $way ->
        [row] Bouwt op de rij { $line }, waar de hoek al meetelt.
        [column] Bouwt op de kolom { $line }, waar de hoek al meetelt.
       *[diagonal] Bouwt op de diagonaal { $line }, waar de hoek al meetelt.
    }
# $lines is how many.
sequence-reason-grows =
    { $lines ->
        [one] Helpt de open lijn die er loopt.
       *[other] Helpt { $lines } open lijnen van jou tegelijk.
    }

## Lines of others. $whose is such as “Bob” or “Bob & Eve”.

sequence-reason-blocks_four = Stopt de open vier van { $whose } op { $line }.
sequence-reason-blocks_three = Stopt de drie van { $whose } op { $line } voordat het er vier zijn.
sequence-reason-hinders =
    { $lines ->
        [one] Blokkeert een open lijn van { $whose }.
       *[other] Blokkeert { $lines } open lijnen van { $whose }.
    }
sequence-reason-breaks_sequence = Breekt de sequence { $line } van { $whose }.
sequence-reason-breaks_four = Breekt de vier van { $whose } op { $line }.
sequence-reason-breaks_three = Breekt de drie van { $whose } op { $line }.
sequence-reason-weakens =
    { $lines ->
        [one] Haalt een fiche weg waar een lijn van { $whose } op rekent.
       *[other] Haalt een fiche weg waar { $lines } lijnen van { $whose } op rekenen.
    }

## Taking chips off, and keeping cards

sequence-reason-frees = Haalt het enige fiche weg dat jouw lijn { $line } blokkeert.
# $kept is a card that is not played now.
sequence-reason-keeps_jack = Bewaart { $kept } voor het juiste moment.
sequence-reason-keeps_card = Bewaart { $kept }: een lijn van jou heeft hem elders nodig.

## Other choices

sequence-reason-dead = Beide vakjes van deze kaart zijn bezet. Je krijgt er een nieuwe voor.
sequence-reason-draws = Die kaart mag je pakken.
sequence-reason-leaves_most = Laat je de beste lijnen voor je volgende sequence.
sequence-reason-least_use = Deze kaart mis je het minst.
