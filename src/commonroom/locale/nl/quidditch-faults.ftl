### What is wrong or odd about decks of an owner's own, in Dutch.

## Files of decks. The place stands before it: "size: says 41 cards …".

quidditch-fault-other_game = { $game } is niet quidditch
quidditch-fault-no_list = moet een lijst van stapels zijn
quidditch-fault-deck_twice = dezelfde stapel wordt twee keer beschreven
quidditch-fault-which_deck = moet house (afdeling) of pitch (veld) zijn
quidditch-fault-said_size = noemt { $size } kaarten, en het zijn er { $count }
quidditch-fault-choose_one = moet 1 zijn: van meerdere effecten wordt er één gekozen
quidditch-fault-points = { $card } telt voor { $points } punten

## Cards. $card is the id of a card, $effect and $effects are codes of effects.

quidditch-fault-player_card = { $card } is een spelerskaart en heeft dus een positie en een waarde nodig
quidditch-fault-player_effects = { $card } is een spelerskaart, en die hebben geen effecten
quidditch-fault-special_card = { $card } is een speciale kaart en heeft dus geen positie en geen waarde
quidditch-fault-special_effects = { $card } is een speciale kaart en heeft dus een effect nodig
quidditch-fault-cannot =
    { $kind ->
        [jinx] een vloek kan het effect { $effect } niet hebben; wel { $effects }
        [spell] een betovering kan het effect { $effect } niet hebben; wel { $effects }
        [foul] een overtreding kan het effect { $effect } niet hebben; wel { $effects }
       *[referee] een Scheidsrechter kan het effect { $effect } niet hebben; wel { $effects }
    }
quidditch-fault-no_amount = { $effect } heeft geen hoeveelheid (amount); die hebben alleen { $effects }
quidditch-fault-unclear_choice = { $card } geeft een keuze die geen speler zou kunnen noemen

## The decks as a whole

quidditch-fault-house_size = Een afdelingsstapel heeft { $wanted } kaarten, en deze heeft er { $size }.
quidditch-fault-pitch_size = De veldstapel heeft { $wanted } kaarten, en deze heeft er { $size }.
quidditch-fault-snitches = Er is precies één Gouden Snaai, en hier zijn het er { $count }.
quidditch-fault-role_value =
    { $role ->
        [chaser] Een Jager is { $low } tot en met { $high } waard, en hier is er een { $value } waard.
        [keeper] Een Wachter is { $low } tot en met { $high } waard, en hier is er een { $value } waard.
       *[beater] Een Drijver is { $low } tot en met { $high } waard, en hier is er een { $value } waard.
    }
quidditch-fault-no_role =
    { $role ->
        [chaser] Er is geen Jager die { $value } waard is.
        [keeper] Er is geen Wachter die { $value } waard is.
       *[beater] Er is geen Drijver die { $value } waard is.
    }
quidditch-fault-seekers = Elke afdeling heeft twee Zoekers, die 11 en 12 waard zijn; hier zijn ze { $values } waard.
quidditch-fault-no_seekers = Elke afdeling heeft twee Zoekers, die 11 en 12 waard zijn; hier is er geen.
quidditch-fault-few_players = De meeste afdelingskaarten zijn spelerskaarten, en hier zijn het er maar { $count }: in veel handen zit er geen.
quidditch-fault-few_quaffles = De Slurk is de meest voorkomende veldkaart, en hier zijn het er maar { $count }.
quidditch-fault-few_bludgers = Met minder dan drie Beukers kan er nooit een derde worden getrokken.
quidditch-fault-few_free_goals = Er zitten meerdere Doelkaarten in de doos, en hier maar { $count }.
quidditch-fault-few_goals = Met minder dan zestien Slurken en Doelkaarten wint altijd wie de Snaai vangt.
quidditch-fault-no_lower = Geen vloek of betovering verzwakt een kaart.
quidditch-fault-no_strip = Geen vloek of betovering kost handkaarten.
quidditch-fault-no_push_off = Geen vloek of betovering duwt bij een bal weg.
quidditch-fault-no_retrieve = Geen vloek of betovering haalt een kaart terug.
quidditch-fault-no_counter = Geen vloek of betovering heft een andere op.
quidditch-fault-no_leg_locker = Er is geen Beenslot: een vloek die een kaart verzwakt of een Wachter uitschakelt.
quidditch-fault-strips = De ene betovering kost één handkaart, een andere meerdere.
quidditch-fault-lowering = Meer dan één kaart verzwakt een andere.
quidditch-fault-fouls = Beide soorten overtredingen zitten in de doos: een tegen een Wachter, en een die de Slurk wint.
quidditch-fault-no_referee = Er is geen Scheidsrechter om een overtreding op te heffen.
