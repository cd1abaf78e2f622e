### The pitch and the chase for the Snitch on the page, in German.

pitch-label = Das Quidditchfeld: Die Pfeiltasten führen über die Felder, die Eingabetaste wählt
pitch-sky-label = Die Jagd nach dem Schnatz
pitch-list = Die Züge als Liste
# The letter on the tag of a piece; beaters and chasers also have a number.
pitch-letter-keeper = H
pitch-letter-beater = T
pitch-letter-chaser = J
pitch-to-goals = zuerst 2 Tore, dann die Jagd
pitch-to-place = Noch aufzustellen
pitch-knocked-out = Ausgeschieden
pitch-piece-of = { $piece } von { $name }
pitch-empty = leer

## A turn

pitch-actions-left = Noch { $left } von { $all } Aktionen
pitch-where = Wohin fliegt { $piece }?
pitch-step-cost = Tippe auf ein goldenes Feld: Jeder Schritt kostet 1 Aktion.
pitch-carrier-cost = Tippe auf ein goldenes Feld oder wirf den Quaffel: je 1 Aktion.
pitch-forward = Vorwärts fliegen
pitch-pass = Quaffel werfen
pitch-fly = Lieber fliegen
pitch-pass-where = Wohin wirft { $piece } den Quaffel?
pitch-pass-loose = Auf { $field } fängt ihn niemand: Der Quaffel bleibt dort liegen.
pitch-throw-there = Dorthin werfen
pitch-steal = { $piece } den Quaffel abnehmen: { $cost } Aktionen
pitch-go-and-take = Hin und abnehmen
pitch-shoot = Schießen: { $percent } %
pitch-shot-kept = Tor, wenn dein Würfel höher ist als der des Hüters.
pitch-shot-open = Kein Hüter im Tor: Jeder Schuss sitzt.
pitch-aim = Klatscher bereit machen
pitch-aim-target = { $piece } mit { $rolls }
pitch-aim-hits = Ein Klatscher kostet keine Aktion. Er könnte treffen: { $targets }.
pitch-aim-nobody = Ein Klatscher kostet keine Aktion, aber niemand steht in seinem Weg.
pitch-throw-which = In welche Richtung wirft { $piece } den Klatscher?
pitch-throw-reach = Der Würfel zeigt { $reach }. Tippe auf ein Band und dann noch einmal, um zu werfen.
pitch-throw-at = Wurf auf { $piece }
pitch-throw-to = Nach { $field } werfen
pitch-dodges = weicht ab { $roll } aus
pitch-place-where = Tippe auf ein goldenes Feld für { $piece }.
pitch-end-loses =
    { $left ->
        [one] Wenn du jetzt aufhörst, verfällt eine Aktion.
       *[other] Wenn du jetzt aufhörst, verfallen { $left } Aktionen.
    }
pitch-end-anyway = Trotzdem beenden

## The other side’s turn

pitch-waits-place = { $name } stellt auf.
pitch-waits-roll = { $name } würfelt die Aktionen aus.
pitch-waits-act =
    { $left ->
        [one] { $name } hat noch eine Aktion.
       *[other] { $name } hat noch { $left } Aktionen.
    }
pitch-waits-take = { $name } schnappt sich den Quaffel.
pitch-waits-throw = { $name } wirft einen Klatscher.
pitch-waits-put = { $name } legt den Quaffel hin.
pitch-waits-fly = { $name } jagt den Schnatz.

## Moments

pitch-moment-goal = Tor!
pitch-moment-saved = Gehalten!
pitch-moment-out = Ausgeschieden!
pitch-moment-dodged = Ausgewichen!
pitch-moment-start = Wer fängt an?
pitch-moment-decider = Die Würfel entscheiden
pitch-moment-round = Jetzt die Jagd!
pitch-moment-card = Eine Karte!
pitch-moment-end = Der Schnatz!
pitch-die-shot = Schuss
pitch-die-save = Hüter
pitch-die-dodge = Ausweichen

## The chase

pitch-cards = Deine Quidditchkarten
pitch-one-card = Eine Karte pro Zug, vor oder nach dem Wurf
pitch-play-card = Spielst du noch eine Karte?
pitch-roll-chase = Würfle: Wie weit fliegt dein Sucher?
pitch-rolled = { $name } hat { $count } gewürfelt
pitch-you-rolled = Du hast { $count } gewürfelt
pitch-level = Beide auf Feld { $field }
pitch-ahead =
    { $count ->
        [one] { $name } liegt ein Feld vorn
       *[other] { $name } liegt { $count } Felder vorn
    }
pitch-you-ahead =
    { $count ->
        [one] Du liegst ein Feld vorn
       *[other] Du liegst { $count } Felder vorn
    }
pitch-needed =
    { $count ->
        [one] Noch ein Feld bis zum Schnatz.
       *[other] Noch { $count } Felder bis zum Schnatz.
    }
pitch-chance-roll =
    { $count ->
        [one] Ein Feld bis zum Schnatz: { $percent } % Chance mit diesem Wurf.
       *[other] { $count } Felder bis zum Schnatz: { $percent } % Chance mit diesem Wurf.
    }
pitch-chance-card = Mit dieser Karte hast du { $percent } % Chance, den Schnatz in diesem Zug zu fangen.
pitch-chase-flown = { $count } gewürfelt: Feld { $field }
pitch-field = mit der Karte: Feld { $field }
pitch-snitch = mit der Karte: der Schnatz!
