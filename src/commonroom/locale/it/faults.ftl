### What is said about content of an owner's own, whatever the game: files, fields and numbers, in Italian.

## The check as a whole

faults-error = errore
faults-warning = avviso
faults-verdict-bad =
    { $count ->
        [one] Non si può usare: un errore.
       *[other] Non si può usare: { $count } errori.
    }
faults-verdict-good = Si può usare.
faults-verdict-table = Si può usare:

## A fault after its place in the file, such as house[3].count

fault-at = { $where }: { $fault }
fault-in_english = { $sentence }

## Fields and their values. $word, $known, $wanted and $given are as they are written in the file.

fault-missing = manca
fault-unknown_field = non è un campo conosciuto
fault-card = non è una carta: le carte si scrivono come KH o 10D
fault-id = dev’essere un identificatore: al massimo 40 lettere minuscole, cifre e trattini bassi, con una lettera all’inizio
fault-name = dev’essere un testo da 1 a 32 caratteri, senza caratteri di controllo
fault-at_most = dev’essere al massimo { $limit }
fault-at_least = dev’essere almeno { $limit }
fault-too_long = deve avere al massimo { $limit } caratteri
fault-too_short =
    { $limit ->
        [one] deve avere almeno un carattere
       *[other] deve avere almeno { $limit } caratteri
    }
fault-entries = deve avere { $wanted } elementi, non { $count }
fault-none_of = { $word } non è fra questi: { $known }
fault-whole_number = deve essere un numero intero
fault-number = deve essere un numero
fault-text = deve essere un testo tra virgolette
fault-true_or_false = deve essere true o false
fault-list = deve essere un elenco
fault-table = deve essere una tabella
fault-kind = ci si aspetta `{ $wanted }`, c’è `{ $given }`
fault-twice = { $card }: descrizione ripetuta

## Files that cannot be read. $why is what the reader of the format says, in English.

fault-no_such_file = non si può leggere: non c’è né un file né una cartella con questo nome
fault-not_permitted = non si può leggere: permesso negato
fault-is_folder = non si può leggere: è una cartella
fault-unreadable = non si può leggere: { $why }
fault-unwritable = non si può scrivere: { $why }
fault-file_exists = esiste già; indica un altro file
fault-no_such_folder = questa cartella non esiste
fault-say_where = di’ dove: s e il nome di un file
fault-not_toml = non è TOML: riga { $line }, colonna { $column }
fault-toml_bytes = non è TOML: il byte { $byte } non è testo
fault-not_json = non è JSON: riga { $line }, colonna { $column }
fault-not_utf8 = non è testo UTF-8: il byte { $byte } è sbagliato
fault-large = supera { $size } MiB
fault-deep = ha più di { $levels } livelli di annidamento
fault-too_deep = ha troppi livelli di annidamento
fault-too_slow = leggere questo file richiede troppo tempo
fault-long_text = è un testo di più di { $limit } caratteri
fault-half_character = contiene mezzo carattere (un surrogato isolato)
fault-big_number = è un numero oltre 2**53
fault-holds_big_number = contiene un numero oltre 2**53
fault-no_number = è { $value }, che non è un numero
fault-no_constant = contiene { $value }, che non è JSON
fault-too_large = contiene { $value }, che è troppo grande per un numero
fault-odd_key = ha la chiave { $key }, che non è testo
fault-odd_kind = è del tipo { $kind }, che JSON non conosce
fault-key_twice = ha due volte la chiave { $key } nello stesso oggetto
fault-part_twice = sta già in { $file }
fault-no_files = nella cartella non ci sono file TOML
fault-which_game = il file deve dire per quale gioco è: game = …; giochi conosciuti: { $known }
