### Why a bot would play so in Sequence, in Polish: what a friend at the table would say, in one short line.

## Lines of one's own. $line is such as b2–b6, $way is row, column or diagonal. The space itself is not named.

sequence-reason-wins = Kończy { $line } i wygrywa grę.
sequence-reason-completes = Kończy twoją sekwencję { $line }.
# $next is a card of one's own, such as K♥, that goes on the line's free space.
sequence-reason-four =
    { $way ->
        [row] Robi czwórkę w rzędzie { $line }.
        [column] Robi czwórkę w kolumnie { $line }.
       *[diagonal] Robi czwórkę na przekątnej { $line }.
    }
    .next = Twoja karta { $next } by ją dokończyła.
sequence-reason-three =
    { $way ->
        [row] Robi trójkę w rzędzie { $line }.
        [column] Robi trójkę w kolumnie { $line }.
       *[diagonal] Robi trójkę na przekątnej { $line }.
    }
    .next = Twoja karta { $next } pasuje dalej.
sequence-reason-corner =
    { $way ->
        [row] Buduje w rzędzie { $line }, gdzie róg już się liczy.
        [column] Buduje w kolumnie { $line }, gdzie róg już się liczy.
       *[diagonal] Buduje na przekątnej { $line }, gdzie róg już się liczy.
    }
# $lines is how many.
sequence-reason-grows =
    { $lines ->
        [one] Pomaga otwartej linii, która tędy biegnie.
        [few] Pomaga { $lines } twoim otwartym liniom naraz.
       *[many] Pomaga { $lines } twoim otwartym liniom naraz.
    }

## Lines of others. $whose is such as “Bob” or “Bob & Eve”.

sequence-reason-blocks_four = Zamyka otwartą czwórkę { $line } ({ $whose }).
sequence-reason-blocks_three = Zatrzymuje trójkę { $line } ({ $whose }), zanim będzie czwórką.
sequence-reason-hinders =
    { $lines ->
        [one] Zamyka otwartą linię ({ $whose }).
        [few] Zamyka { $lines } otwarte linie ({ $whose }).
       *[many] Zamyka { $lines } otwartych linii ({ $whose }).
    }
sequence-reason-breaks_sequence = Rozbija sekwencję { $line } ({ $whose }).
sequence-reason-breaks_four = Rozbija czwórkę { $line } ({ $whose }).
sequence-reason-breaks_three = Rozbija trójkę { $line } ({ $whose }).
sequence-reason-weakens =
    { $lines ->
        [one] Usuwa żeton, na który liczy linia ({ $whose }).
        [few] Usuwa żeton, na który liczą { $lines } linie ({ $whose }).
       *[many] Usuwa żeton, na który liczy { $lines } linii ({ $whose }).
    }

## Taking chips off, and keeping cards

sequence-reason-frees = Usuwa jedyny żeton, który zamyka twoją linię { $line }.
# $kept is a card that is not played now.
sequence-reason-keeps_jack = Zostawia { $kept } na właściwą chwilę.
sequence-reason-keeps_card = Zostawia { $kept }: przyda się twojej linii gdzie indziej.

## Other choices

sequence-reason-dead = Oba pola tej karty są zajęte. Dostaniesz za nią nową.
sequence-reason-draws = Ta karta ci się należy.
sequence-reason-leaves_most = Zostawia ci najlepsze linie na następną sekwencję.
sequence-reason-least_use = Tej karty będzie ci brakować najmniej.
