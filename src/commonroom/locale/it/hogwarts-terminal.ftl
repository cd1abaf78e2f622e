### A Year at Hogwarts in the terminal, in Italian: what the page says otherwise. Variables as in hogwarts-table.ftl.

## What is on the table

hogwarts-a-match = una partita
hogwarts-last-round = ULTIMO GIRO
# Stands beside a player's name.
hogwarts-choosing = sceglie un personaggio
hogwarts-weapons = Armi
hogwarts-near = Vicino
hogwarts-free-step = un passo gratuito
hogwarts-trip-away = a un viaggio da qui
hogwarts-must-stop = devi fermarti
# Before a list of places, by the kind of field; hogwarts-ends-other stands before those of no kind.
hogwarts-ends =
    { $count ->
        [one] Un passo porta a (scrivi un nome):
       *[other] { $count } passi portano a (scrivi un nome):
    }
hogwarts-ends-other = altro
# When somebody comes back from a trip.
hogwarts-until =
    { $when ->
        [turn] alla fine del turno
        [roll] con il prossimo tiro, o quando la missione è finita
       *[destroyed] quando è distrutto
    }

## Choices and questions. $task is what is asked; passing means something else each time.

hogwarts-pass =
    { $task ->
        [brace] Lascia che accada
        [reroll_dice] Lascia i dadi così
        [rolled] Lascia così
        [exchange] Tira senza segnalino
        [pick_up] Lascialo qui
        [choose_mission] Non ora
        [sit_exams] Nessun esame
        [offer_trip] Resta qui
        [exchange_offer] Tieni tutte le missioni
        [start_of_turn] Resta dove sei
        [last_word] Termina il turno
        [take_prize] Non prendere niente
        [take_items] Non prendere altro
        [hand_over] Tienilo
        [try_horcrux] Non ora
        [optional] Fanne a meno
        [make_offer] Tienilo
        [offer_swap] Non offrire niente
        [choose_field] Resta dove sei
        [summon_item] Non prendere niente
       *[other] No, avanti
    }
hogwarts-nothing-brace = Non hai niente per difenderti.
hogwarts-nothing-sit_exams = Un’aula: nessuno dei tuoi libri è per questa.
hogwarts-no-choice = Non è tra le scelte: scrivi un numero o le prime lettere; ? spiega tutto.

## What the person asks for

hogwarts-no-board = Non hai ancora un personaggio.
hogwarts-about-what = Su che cosa? Scrivi i e l’inizio di un nome.
hogwarts-nothing-called = Qui niente si chiama «{ $name }».
# $fields are the places around it.
hogwarts-not-entered = nessuno può entrarci. Chi è su una di queste caselle si trova lì: { $fields }.

## The help page. .keys is what the person types, where that is a word of the language.

hogwarts-help = Gira per il castello, raccogli segnalini oggetto e completa le tue missioni: vai nel luogo di una missione con tutto ciò che serve e sconfiggi il suo avversario. Anche esami, partite e buon comportamento portano punti. Il titolo dice che cosa chiude la partita.
hogwarts-help-returns = Nel Ritorno di Voldemort Peter Minus raccoglie quattro segnalini e li porta al campo di Quidditch: allora Lord Voldemort è tornato, con i suoi Mangiamorte, e cerca la Bacchetta di Sambuco. Gli eroi distruggono gli Horcrux con la zanna di Basilisco o la Spada di Grifondoro, e Harry cerca la Pietra della Resurrezione. Alla fine Harry e Voldemort devono incontrarsi.
hogwarts-help-number = la terza delle scelte; Invio, quando ce n’è una sola
hogwarts-help-words = o l’inizio delle sue parole, se nessun’altra scelta comincia così
    .keys = tira
hogwarts-help-place = mentre cammini: vai nel luogo con quel nome; se per strada c’è un segnalino, ti viene chiesto
    .keys = orologio
hogwarts-help-cards = il tuo personaggio e le tue carte, con i loro effetti
hogwarts-help-missions = le tue missioni: che cosa manca e dov’è, e chi affronterai
hogwarts-help-board = il tabellone intorno a te
hogwarts-help-everybody = che cosa hanno tutti
hogwarts-help-about = su un luogo, un segnalino, una carta, un personaggio o una missione
    .keys = i NOME
hogwarts-help-pass = passa: vai avanti senza, o lascia accadere ciò che è annunciato
hogwarts-help-ready = una missione pronta, e una a cui manca qualcosa
hogwarts-help-contents = che cosa c’è o chi sta su una casella
hogwarts-help-steps = dov’è qualcosa, e la distanza a piedi
hogwarts-help-match = Una partita sul campo ha tasti suoi; le scelte sono elencate sotto:
