### What is said about content of an owner's own, whatever the game: files, fields and numbers, in Dutch.

## The check as a whole

faults-error = fout
faults-warning = waarschuwing
faults-verdict-bad =
    { $count ->
        [one] Niet bruikbaar: één fout.
       *[other] Niet bruikbaar: { $count } fouten.
    }
faults-verdict-good = Bruikbaar.
faults-verdict-table = Bruikbaar:

## A fault after its place in the file, such as house[3].count

fault-at = { $where }: { $fault }
fault-in_english = { $sentence }

## Fields and their values. $word, $known, $wanted and $given are as they are written in the file.

fault-missing = ontbreekt
fault-unknown_field = is hier geen bekend veld
fault-card = is geen kaart: kaarten schrijf je als KH of 10D
fault-id = moet een id zijn: hoogstens 40 kleine letters, cijfers en lage streepjes, te beginnen met een letter
fault-name = moet tekst van 1 tot 32 tekens zijn, zonder stuurtekens
fault-at_most = mag hoogstens { $limit } zijn
fault-at_least = moet minstens { $limit } zijn
fault-too_long = mag hoogstens { $limit } tekens hebben
fault-too_short =
    { $limit ->
        [one] moet minstens één teken hebben
       *[other] moet minstens { $limit } tekens hebben
    }
fault-entries = moet { $wanted } waarden hebben, niet { $count }
fault-none_of = { $word } hoort niet bij { $known }
fault-whole_number = moet een geheel getal zijn
fault-number = moet een getal zijn
fault-text = moet tekst tussen aanhalingstekens zijn
fault-true_or_false = moet true of false zijn
fault-list = moet een lijst zijn
fault-table = moet een tabel zijn
fault-kind = verwacht was `{ $wanted }`, er staat `{ $given }`
fault-twice = { $card } wordt twee keer beschreven

## Files that cannot be read. $why is what the reader of the format says, in English.

fault-no_such_file = kan niet worden gelezen: er is geen bestand of map met die naam
fault-not_permitted = kan niet worden gelezen: geen toestemming
fault-is_folder = kan niet worden gelezen: het is een map
fault-unreadable = kan niet worden gelezen: { $why }
fault-unwritable = kan niet worden geschreven: { $why }
fault-file_exists = bestaat al; noem een ander bestand
fault-no_such_folder = die map bestaat niet
fault-say_where = zeg waar: s en de naam van een bestand
fault-not_toml = is geen TOML: regel { $line }, kolom { $column }
fault-toml_bytes = is geen TOML: byte { $byte } is geen tekst
fault-not_json = is geen JSON: regel { $line }, kolom { $column }
fault-not_utf8 = is geen UTF-8-tekst: byte { $byte } klopt niet
fault-large = is groter dan { $size } MiB
fault-deep = is meer dan { $levels } niveaus diep genest
fault-too_deep = is te diep genest
fault-too_slow = het lezen van dit bestand duurt te lang
fault-long_text = is tekst van meer dan { $limit } tekens
fault-half_character = bevat een half teken (een losse surrogaat)
fault-big_number = is een getal boven 2**53
fault-holds_big_number = bevat een getal boven 2**53
fault-no_number = is { $value }, en dat is geen getal
fault-no_constant = bevat { $value }, en dat is geen JSON
fault-too_large = bevat { $value }, en dat is te groot voor een getal
fault-odd_key = heeft de sleutel { $key }, en dat is geen tekst
fault-odd_kind = is van het type { $kind }, dat JSON niet kent
fault-key_twice = heeft de sleutel { $key } twee keer in één object
fault-part_twice = staat al in { $file }
fault-no_files = er staan geen TOML-bestanden in de map
fault-which_game = het bestand moet zeggen voor welk spel het is: game = …; bekende spellen: { $known }
