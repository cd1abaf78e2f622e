### Why a bot would play so in A Year at Hogwarts, in Polish: what a friend at the table would say.

## Ways and things. $mission and $token are names, $points what the mission brings.

hogwarts-reason-heads =
    { $turns ->
        [one] W stronę „{ $mission }”: { $points } pkt, około jednej tury stąd.
        [few] W stronę „{ $mission }”: { $points } pkt, około { $turns } tur stąd.
       *[many] W stronę „{ $mission }”: { $points } pkt, około { $turns } tur stąd.
    }
hogwarts-reason-reaches = Prowadzi do „{ $mission }”: { $points } pkt.
hogwarts-reason-fetches = Bierzesz: { $token }. Potrzebuje tego „{ $mission }”.
hogwarts-reason-takes = Bierzesz: { $token }. Przyda ci się.
# $percent is the chance to win, here and below.
hogwarts-reason-clashes = Czeka tam walka; szansa na wygraną to { $percent } %.
# $field is the name of a field.
hogwarts-reason-gives = { $field }: tu warto się zatrzymać.

## Missions and fights

hogwarts-reason-attempts = { $points } pkt, a szansa na wygranie walki w „{ $mission }” to { $percent } %.
hogwarts-reason-not_yet = Za wcześnie na „{ $mission }”: szansa na wygranie walki to tylko { $percent } %.
hogwarts-reason-strikes = Same kości dają { $percent } % szans na wygraną, więc oszczędzaj karty.
hogwarts-reason-casts = Ta karta daje { $percent } % szans na wygranie walki.
hogwarts-reason-endures = Wytrzymasz to: nadal masz { $percent } % szans na wygraną.
hogwarts-reason-parries = Ta odpowiedź daje { $percent } % szans na wygranie walki.

## Other choices

hogwarts-reason-hands_in =
    { $points ->
        [one] Daje ci { $points } punkt.
        [few] Daje ci { $points } punkty.
       *[many] Daje ci { $points } punktów.
    }
# $deck is spell, potion, book, floo or behaviour.
hogwarts-reason-draws =
    { $deck ->
        [spell] Teraz najbardziej pomoże ci zaklęcie.
        [potion] Teraz najbardziej pomoże ci eliksir.
        [book] Teraz najbardziej pomoże ci księga.
        [floo] Teraz najbardziej pomoże ci proszek Fiuu.
       *[behaviour] Teraz najbardziej pomoże ci karta sprawowania.
    }
hogwarts-reason-travels = Zyskasz tam więcej, niż wart jest proszek.
hogwarts-reason-stays = Podróż nie jest warta proszku.
hogwarts-reason-least_card = Tej karty będzie ci brakować najmniej.
hogwarts-reason-rolls = Nic nie jest warte więcej niż twój rzut.
hogwarts-reason-hopeless = „{ $mission }” jest prawie poza zasięgiem: spróbuj innej.
