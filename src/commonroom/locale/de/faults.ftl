### What is said about content of an owner's own, whatever the game: files, fields and numbers, in German.

## The check as a whole

faults-error = Fehler
faults-warning = Warnung
faults-verdict-bad =
    { $count ->
        [one] Nicht verwendbar: ein Fehler.
       *[other] Nicht verwendbar: { $count } Fehler.
    }
faults-verdict-good = Verwendbar.
faults-verdict-table = Verwendbar:

## A fault after its place in the file, such as house[3].count

fault-at = { $where }: { $fault }
fault-in_english = { $sentence }

## Fields and their values. $word, $known, $wanted and $given are as they are written in the file.

fault-missing = fehlt
fault-unknown_field = ist hier kein bekanntes Feld
fault-card = ist keine Karte: Karten schreibt man wie KH oder 10D
fault-id = muss eine Kennung sein: bis zu 40 Kleinbuchstaben, Ziffern und Unterstriche, am Anfang ein Buchstabe
fault-name = muss Text von 1 bis 32 Zeichen ohne Steuerzeichen sein
fault-at_most = darf höchstens { $limit } sein
fault-at_least = muss mindestens { $limit } sein
fault-too_long = darf höchstens { $limit } Zeichen haben
fault-too_short = muss mindestens { $limit } Zeichen haben
fault-entries = muss { $wanted } Einträge haben, nicht { $count }
fault-none_of = { $word } gehört nicht zu { $known }
fault-whole_number = muss eine ganze Zahl sein
fault-number = muss eine Zahl sein
fault-text = muss Text in Anführungszeichen sein
fault-true_or_false = muss true oder false sein
fault-list = muss eine Liste sein
fault-table = muss eine Tabelle sein
fault-kind = erwartet wird `{ $wanted }`, hier steht `{ $given }`
fault-twice = { $card } ist zweimal beschrieben

## Files that cannot be read. $why is what the reader of the format says, in English.

fault-no_such_file = lässt sich nicht lesen: Es gibt keine Datei und keinen Ordner mit diesem Namen
fault-not_permitted = lässt sich nicht lesen: keine Berechtigung
fault-is_folder = lässt sich nicht lesen: Es ist ein Ordner
fault-unreadable = lässt sich nicht lesen: { $why }
fault-unwritable = lässt sich nicht schreiben: { $why }
fault-file_exists = gibt es schon; nenne eine andere Datei
fault-no_such_folder = diesen Ordner gibt es nicht
fault-say_where = wohin? Tippe s und den Namen einer Datei
fault-not_toml = ist kein TOML: Zeile { $line }, Spalte { $column }
fault-toml_bytes = ist kein TOML: Byte { $byte } ist kein Text
fault-not_json = ist kein JSON: Zeile { $line }, Spalte { $column }
fault-not_utf8 = ist kein UTF-8-Text: Byte { $byte } ist falsch
fault-large = ist größer als { $size } MiB
fault-deep = ist tiefer als { $levels } Ebenen verschachtelt
fault-too_deep = ist zu tief verschachtelt
fault-too_slow = diese Datei zu lesen dauert zu lange
fault-long_text = ist Text von mehr als { $limit } Zeichen
fault-half_character = enthält ein halbes Zeichen (ein einzelnes Surrogat)
fault-big_number = ist eine Zahl jenseits von 2**53
fault-holds_big_number = enthält eine Zahl jenseits von 2**53
fault-no_number = ist { $value }, und das ist keine Zahl
fault-no_constant = enthält { $value }, und das ist kein JSON
fault-too_large = enthält { $value }, und das ist zu groß für eine Zahl
fault-odd_key = hat den Schlüssel { $key }, und der ist kein Text
fault-odd_kind = ist vom Typ { $kind }, den JSON nicht kennt
fault-key_twice = hat den Schlüssel { $key } zweimal in einem Objekt
fault-part_twice = steht schon in { $file }
fault-no_files = in dem Ordner sind keine TOML-Dateien
fault-which_game = die Datei muss sagen, für welches Spiel sie ist: game = …; bekannte Spiele: { $known }
