### What is wrong or odd about decks of an owner's own, in Italian.

## Files of decks. The place stands before it: "size: says 41 cards …".

quidditch-fault-other_game = { $game } non è quidditch
quidditch-fault-no_list = dev’essere un elenco di mazzi
quidditch-fault-deck_twice = lo stesso mazzo è descritto due volte
quidditch-fault-which_deck = dev’essere house (casa) o pitch (campo)
quidditch-fault-said_size = dichiara { $size } carte, e sono { $count }
quidditch-fault-choose_one = dev’essere 1: fra più effetti se ne sceglie uno
quidditch-fault-points = { $card } vale { $points } punti

## Cards. $card is the id of a card, $effect and $effects are codes of effects.

quidditch-fault-player_card = { $card } è una carta giocatore, quindi le servono un ruolo e un valore
quidditch-fault-player_effects = { $card } è una carta giocatore, e queste non hanno effetti
quidditch-fault-special_card = { $card } è una carta speciale, quindi non ha né ruolo né valore
quidditch-fault-special_effects = { $card } è una carta speciale, quindi le serve un effetto
quidditch-fault-cannot =
    { $kind ->
        [jinx] una fattura non può avere l’effetto { $effect }; può avere { $effects }
        [spell] un incantesimo non può avere l’effetto { $effect }; può avere { $effects }
        [foul] un fallo non può avere l’effetto { $effect }; può avere { $effects }
       *[referee] un Arbitro non può avere l’effetto { $effect }; può avere { $effects }
    }
quidditch-fault-no_amount = { $effect } non ha una quantità (amount); ce l’hanno solo { $effects }
quidditch-fault-unclear_choice = { $card } dà una scelta che nessun giocatore potrebbe indicare

## The decks as a whole

quidditch-fault-house_size = Un mazzo della casa ha { $wanted } carte, e questo ne ha { $size }.
quidditch-fault-pitch_size = Il mazzo del campo ha { $wanted } carte, e questo ne ha { $size }.
quidditch-fault-snitches = C’è esattamente un Boccino d’Oro, e qui ce ne sono { $count }.
quidditch-fault-role_value =
    { $role ->
        [chaser] Un Cacciatore vale da { $low } a { $high }, e qui ce n’è uno che vale { $value }.
        [keeper] Un Portiere vale da { $low } a { $high }, e qui ce n’è uno che vale { $value }.
       *[beater] Un Battitore vale da { $low } a { $high }, e qui ce n’è uno che vale { $value }.
    }
quidditch-fault-no_role =
    { $role ->
        [chaser] Non c’è nessun Cacciatore che valga { $value }.
        [keeper] Non c’è nessun Portiere che valga { $value }.
       *[beater] Non c’è nessun Battitore che valga { $value }.
    }
quidditch-fault-seekers = Ogni casa ha due Cercatori, che valgono 11 e 12; qui valgono { $values }.
quidditch-fault-no_seekers = Ogni casa ha due Cercatori, che valgono 11 e 12; qui non ce n’è nessuno.
quidditch-fault-few_players = La maggior parte delle carte della casa sono carte giocatore, e qui sono solo { $count }: molte mani non ne avranno.
quidditch-fault-few_quaffles = La Pluffa è la carta del campo più frequente, e qui il numero è solo { $count }.
quidditch-fault-few_bludgers = Con meno di tre Bolidi non se ne può mai pescare un terzo.
quidditch-fault-few_free_goals = Nella scatola ci sono più Gol Liberi, e qui solo { $count }.
quidditch-fault-few_goals = Con meno di sedici Pluffe e Gol Liberi vince sempre chi prende il Boccino.
quidditch-fault-no_lower = Nessuna fattura né incantesimo indebolisce una carta.
quidditch-fault-no_strip = Nessuna fattura né incantesimo fa perdere carte della mano.
quidditch-fault-no_push_off = Nessuna fattura né incantesimo allontana da una palla.
quidditch-fault-no_retrieve = Nessuna fattura né incantesimo fa riprendere una carta.
quidditch-fault-no_counter = Nessuna fattura né incantesimo ne annulla altri.
quidditch-fault-no_leg_locker = Mancano le Pastoie: una fattura che indebolisce una carta oppure ferma un Portiere.
quidditch-fault-strips = Un incantesimo fa perdere una sola carta, un altro ne fa perdere più di una.
quidditch-fault-lowering = Più di una carta ne indebolisce un’altra.
quidditch-fault-fouls = Nella scatola ci sono entrambi i tipi di fallo: uno contro un Portiere e uno che vince la Pluffa.
quidditch-fault-no_referee = Non c’è un Arbitro che annulli un fallo.
