### La pagina di Un anno a Hogwarts, in italiano: la mappa, la propria plancia, la domanda.

hogwarts-map = Mappa del castello e dei dintorni
hogwarts-you = Tu
hogwarts-closer = Ingrandisci
hogwarts-farther = Rimpicciolisci
hogwarts-me = Mostra dove sono
hogwarts-list = La mappa come elenco
hogwarts-here = Sei qui: { $place }.
hogwarts-where-to = Dove puoi andare
hogwarts-on-the-board = Sul tabellone
hogwarts-nothing-there = Lì non succede nulla.
hogwarts-mission-ready = Missione pronta: { $mission }, { $points } punti
hogwarts-horcrux-there = Prova a distruggere un Horcrux: { $token }
hogwarts-on-the-way = Lungo la strada: { $token }
hogwarts-exam-there = Esame: { $books }
hogwarts-floo-there = Da qui puoi viaggiare con la Metropolvere.
hogwarts-awaits-players = Scontro con { $foe }
hogwarts-awaits-death_eater = Scontro con { $foe }
hogwarts-awaits-mission = Scontro con { $foe }
hogwarts-awaits-duel = Duello con uno studente
hogwarts-duel-stake = Vittoria: un incantesimo, una pozione, un libro. Sconfitta, a 1 PV: tre carte in meno.
hogwarts-fight-is-lost = Con 1 PV perdi subito.
hogwarts-fight-is-won = A { $foe } resta 1 PV: vinci subito.
hogwarts-fight-is-off = Avete entrambi 1 PV: nessuno combatte.
hogwarts-fight-is-no_stone = Senza la Pietra della Resurrezione Harry perde.
hogwarts-fight-is-no_wand = Senza la Bacchetta di Sambuco Voldemort perde.
hogwarts-fight-is-horcrux_left = Resta un Horcrux: vince Voldemort.
hogwarts-awaits-meeting = Incontro con { $foe }: decide la partita
hogwarts-chance = { $percent }% di vittoria
hogwarts-chosen = Scelto: { $place }. Tocca di nuovo per andarci.
hogwarts-walk-there = Vai lì
hogwarts-choose-this = Scegli questo luogo
hogwarts-not-an-end = { $place }: lì non puoi fermarti; devi usare tutto il tiro.
hogwarts-too-far = { $place }: è troppo lontano per questo tiro.
hogwarts-own-board = La tua plancia
hogwarts-dice-and-resistance = Dadi d’attacco: { $dice } · resistenza { $resistance }
hogwarts-points = punti
hogwarts-hp = { $hp } PV su { $full }
hogwarts-hp-short = { $hp } PV
hogwarts-satchel = Borsa
hogwarts-travel = Metropolvere { $floo } · Passaporte { $portkey }
hogwarts-hand = Mano
hogwarts-missions = Missioni
hogwarts-missions-done = { $done } di { $goal } compiute
hogwarts-done = Compiute: { $missions }
hogwarts-ready = Pronta
hogwarts-is-here = qui
hogwarts-by-floo = con la Metropolvere
hogwarts-by-portkey = con una Passaporta
hogwarts-lacks = Manca ancora
hogwarts-token-held = { $token }: ce l’ha { $name }
hogwarts-token-lies = { $token }: { $place }
hogwarts-against = Contro { $foe }
hogwarts-steps =
    { $count ->
        [one] un passo
       *[other] { $count } passi
    }
hogwarts-steps-all =
    { $count ->
        [one] un passo, tutto il tiro
       *[other] { $count } passi, tutto il tiro
    }
hogwarts-moves-left =
    { $count ->
        [one] passo rimasto
       *[other] passi rimasti
    }
hogwarts-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
hogwarts-need =
    { $kind ->
        [attack] { $deck ->
            [spell] un incantesimo d’attacco
            [potion] una pozione d’attacco
           *[any] una carta d’attacco
        }
        [defence] { $deck ->
            [spell] un incantesimo di difesa
            [potion] una pozione di difesa
           *[any] una carta di difesa
        }
        [heals] { $deck ->
            [spell] un incantesimo di cura
            [potion] una pozione di cura
           *[any] una carta di cura
        }
       *[any] { $deck ->
            [spell] un incantesimo
            [potion] una pozione
           *[any] un incantesimo o una pozione
        }
    }
hogwarts-now = Adesso?
hogwarts-now-yes = Sì, tocca per usarla.
hogwarts-does = Che cosa fa
hogwarts-hp-of = { $name }: { $hp } PV, { $points } punti, missioni compiute: { $done }
hogwarts-round = Giro { $round }
hogwarts-goal =
    { $missions ->
        [one] una missione, oltre { $points } punti
       *[other] { $missions } missioni, oltre { $points } punti
    }
hogwarts-choose-character = Gioca con { $name }
hogwarts-card-read = Avanti
hogwarts-card-turned =
    { $who ->
        [you] Scopri una carta.
       *[other] { $name } scopre una carta.
    }
hogwarts-board = Plancia
hogwarts-where = Dove vai?
hogwarts-roll-keep = Tieni { $total }
hogwarts-roll-change = Meglio { $total }
hogwarts-roll-again = Rilancia il { $die }
hogwarts-horcruxes = Horcrux
hogwarts-ritual = Il rituale
hogwarts-tools = Che cosa decide l’incontro
hogwarts-destroyed = distrutto
hogwarts-not-yet = non sul tabellone
hogwarts-ritual-done = Il rituale è compiuto
hogwarts-returned = Lord Voldemort è tornato
hogwarts-returned-text = Osso, carne e sangue sono nel calderone. Prende il posto di Minus con { $hp } PV.
hogwarts-they-meet = Quando lui e Harry si incontreranno, la partita sarà decisa.
hogwarts-horcruxes-left =
    { $count ->
        [0] Nessun Horcrux lo protegge più.
        [one] Un Horcrux lo protegge ancora.
       *[other] { $count } Horcrux lo proteggono ancora.
    }
hogwarts-keys-choose = Scegli dove andare
hogwarts-keys-go = Vai lì
hogwarts-keys-me = Trovami sulla mappa
hogwarts-keys-list = Mostra i luoghi come elenco
hogwarts-keys-zoom = Ingrandisci e rimpicciolisci
hogwarts-tap-lit = Tocca un luogo illuminato.
hogwarts-tap-to-read = Tocca per leggere. Ciò che ha il bordo dorato si usa subito: tienilo premuto per leggerlo prima.
hogwarts-put-ask = Dove va questo segnalino: { $token }?
hogwarts-stake-points = { $points } punti
hogwarts-swap = Prendi: { $token }…
hogwarts-swap-ask = La tua borsa è piena. Che cosa lasci qui in cambio: { $token }?
