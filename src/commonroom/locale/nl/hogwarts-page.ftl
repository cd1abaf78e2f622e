### De pagina van Een jaar op Zweinstein, in het Nederlands: de kaart, het eigen bord, de vraag.

hogwarts-map = Kaart van het kasteel en de omgeving
hogwarts-you = Jij
hogwarts-closer = Inzoomen
hogwarts-farther = Uitzoomen
hogwarts-me = Laat zien waar ik ben
hogwarts-list = De kaart als lijst
hogwarts-here = Je bent hier: { $place }.
hogwarts-where-to = Waar je heen kunt
hogwarts-on-the-board = Op het bord
hogwarts-nothing-there = Daar gebeurt niets.
hogwarts-mission-ready = Missie kan beginnen: { $mission }, { $points } punten
hogwarts-horcrux-there = Probeer een Gruzielement te vernietigen: { $token }
hogwarts-on-the-way = Onderweg: { $token }
hogwarts-exam-there = Examen: { $books }
hogwarts-floo-there = Vanaf hier kun je met Brandstof reizen.
hogwarts-awaits-players = Gevecht met { $foe }
hogwarts-awaits-death_eater = Gevecht met { $foe }
hogwarts-awaits-mission = Gevecht met { $foe }
hogwarts-awaits-duel = Duel met een leerling
hogwarts-duel-stake = Winst: een spreuk, een drank, een boek. Verlies (bij 1 LP): drie kaarten kwijt.
hogwarts-fight-is-lost = Met 1 LP verlies je meteen.
hogwarts-fight-is-won = { $foe } heeft nog 1 LP: je wint meteen.
hogwarts-fight-is-off = Jullie hebben allebei nog 1 LP: er wordt niet gevochten.
hogwarts-fight-is-no_stone = Zonder de Steen van Wederkeer verliest Harry.
hogwarts-fight-is-no_wand = Zonder de Zegevlier verliest Voldemort.
hogwarts-fight-is-horcrux_left = Er is nog een Gruzielement over: Voldemort wint.
hogwarts-awaits-meeting = Ontmoeting met { $foe }: die beslist het spel
hogwarts-chance = { $percent }% kans
hogwarts-chosen = Gekozen: { $place }. Tik nog eens om te gaan.
hogwarts-walk-there = Daarheen lopen
hogwarts-choose-this = Deze plek kiezen
hogwarts-not-an-end = { $place }: daar kun je niet stoppen; je moet de hele worp lopen.
hogwarts-too-far = { $place } is te ver voor deze worp.
hogwarts-own-board = Je bord
hogwarts-dice-and-resistance = Aanvalsdobbelstenen: { $dice } · weerstand { $resistance }
hogwarts-points = punten
hogwarts-hp = { $hp } van { $full } LP
hogwarts-hp-short = { $hp } LP
hogwarts-satchel = Tas
hogwarts-travel = Brandstof { $floo } · Viavia’s { $portkey }
hogwarts-hand = Hand
hogwarts-missions = Missies
hogwarts-missions-done = { $done } van { $goal } voltooid
hogwarts-done = Voltooid: { $missions }
hogwarts-ready = Klaar
hogwarts-is-here = hier
hogwarts-by-floo = met Brandstof
hogwarts-by-portkey = met een Viavia
hogwarts-lacks = Nog nodig
hogwarts-token-held = { $token }: bij { $name }
hogwarts-token-lies = { $token }: { $place }
hogwarts-against = Tegen { $foe }
hogwarts-steps =
    { $count ->
        [one] één stap
       *[other] { $count } stappen
    }
hogwarts-steps-all =
    { $count ->
        [one] één stap, je hele worp
       *[other] { $count } stappen, je hele worp
    }
hogwarts-moves-left =
    { $count ->
        [one] stap over
       *[other] stappen over
    }
hogwarts-cards =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
hogwarts-need =
    { $kind ->
        [attack] { $deck ->
            [spell] een aanvalsspreuk
            [potion] een aanvalsdrank
           *[any] een aanvalskaart
        }
        [defence] { $deck ->
            [spell] een verdedigingsspreuk
            [potion] een verdedigingsdrank
           *[any] een verdedigingskaart
        }
        [heals] { $deck ->
            [spell] een geneesspreuk
            [potion] een geneesdrank
           *[any] een geneeskaart
        }
       *[any] { $deck ->
            [spell] een spreuk
            [potion] een drank
           *[any] een spreuk of drank
        }
    }
hogwarts-now = Nu?
hogwarts-now-yes = Ja, tik om te gebruiken.
hogwarts-does = Wat het doet
hogwarts-hp-of = { $name }: { $hp } LP, { $points } punten, missies voltooid: { $done }
hogwarts-round = Ronde { $round }
hogwarts-goal =
    { $missions ->
        [one] één missie, meer dan { $points } punten
       *[other] { $missions } missies, meer dan { $points } punten
    }
hogwarts-choose-character = { $name } spelen
hogwarts-card-read = Verder
hogwarts-card-turned =
    { $who ->
        [you] Je draait een kaart om.
       *[other] { $name } draait een kaart om.
    }
hogwarts-board = Bord
hogwarts-where = Waar loop je heen?
hogwarts-roll-keep = { $total } houden
hogwarts-roll-change = Liever { $total }
hogwarts-roll-again = De { $die } opnieuw gooien
hogwarts-horcruxes = Gruzielementen
hogwarts-ritual = Het ritueel
hogwarts-tools = Wat de ontmoeting beslist
hogwarts-destroyed = vernietigd
hogwarts-not-yet = niet op het bord
hogwarts-ritual-done = Het ritueel is voltooid
hogwarts-returned = Heer Voldemort is terug
hogwarts-returned-text = Bot, vlees en bloed zitten in de ketel. Hij neemt de plaats van Pippeling in met { $hp } LP.
hogwarts-they-meet = Als Harry en hij elkaar ontmoeten, is het spel beslist.
hogwarts-horcruxes-left =
    { $count ->
        [0] Geen Gruzielement beschermt hem meer.
        [one] Eén Gruzielement beschermt hem nog.
       *[other] { $count } Gruzielementen beschermen hem nog.
    }
hogwarts-keys-choose = Kies waar je heen gaat
hogwarts-keys-go = Ga erheen
hogwarts-keys-me = Zoek mij op de kaart
hogwarts-keys-list = Toon de plekken als lijst
hogwarts-keys-zoom = In- en uitzoomen
hogwarts-tap-lit = Tik op een verlichte plek.
hogwarts-tap-to-read = Tik om te lezen. Wat een gouden rand heeft, wordt meteen gebruikt: houd het vast om het eerst te lezen.
hogwarts-put-ask = Waar gaat dit voorwerp heen: { $token }?
hogwarts-stake-points = { $points } punten
hogwarts-swap = { $token } pakken …
hogwarts-swap-ask = Je tas is vol. Wat laat je hier achter voor: { $token }?
