### What is said about content of an owner's own, whatever the game: files, fields and numbers, in Polish.

## The check as a whole

faults-error = błąd
faults-warning = uwaga
faults-verdict-bad =
    { $count ->
        [one] Nie można tego użyć: jeden błąd.
        [few] Nie można tego użyć: { $count } błędy.
        [many] Nie można tego użyć: { $count } błędów.
       *[other] Nie można tego użyć: { $count } błędu.
    }
faults-verdict-good = Można tego użyć.
faults-verdict-table = Można tego użyć:

## A fault after its place in the file, such as house[3].count

fault-at = { $where }: { $fault }
fault-in_english = { $sentence }

## Fields and their values. $word, $known, $wanted and $given are as they are written in the file.

fault-missing = brakuje tego pola
fault-unknown_field = nie jest znanym polem
fault-card = to nie jest karta: karty zapisuje się jak KH lub 10D
fault-id = musi być identyfikatorem: do 40 małych liter, cyfr i podkreśleń, zaczyna się od litery
fault-name = musi być tekstem od 1 do 32 znaków, bez znaków sterujących
fault-at_most = może wynosić najwyżej { $limit }
fault-at_least = musi wynosić co najmniej { $limit }
fault-too_long = może mieć najwyżej { $limit } znaków
fault-too_short =
    { $limit ->
        [one] musi mieć co najmniej jeden znak
        [few] musi mieć co najmniej { $limit } znaki
        [many] musi mieć co najmniej { $limit } znaków
       *[other] musi mieć co najmniej { $limit } znaku
    }
fault-entries = wymagana liczba elementów to { $wanted }, nie { $count }
fault-none_of = { $word } nie jest jednym z: { $known }
fault-whole_number = musi być liczbą całkowitą
fault-number = musi być liczbą
fault-text = musi być tekstem w cudzysłowie
fault-true_or_false = musi mieć wartość true albo false
fault-list = musi być listą
fault-table = musi być tabelą
fault-kind = oczekiwano `{ $wanted }`, jest `{ $given }`
fault-twice = { $card } występuje dwa razy

## Files that cannot be read. $why is what the reader of the format says, in English.

fault-no_such_file = nie można odczytać: nie ma pliku ani folderu o tej nazwie
fault-not_permitted = nie można odczytać: brak uprawnień
fault-is_folder = nie można odczytać: to jest folder
fault-unreadable = nie można odczytać: { $why }
fault-unwritable = nie można zapisać: { $why }
fault-file_exists = już istnieje; podaj inny plik
fault-no_such_folder = nie ma takiego folderu
fault-say_where = podaj gdzie: s i nazwa pliku
fault-not_toml = to nie jest TOML: wiersz { $line }, kolumna { $column }
fault-toml_bytes = to nie jest TOML: bajt { $byte } nie jest tekstem
fault-not_json = to nie jest JSON: wiersz { $line }, kolumna { $column }
fault-not_utf8 = to nie jest tekst UTF-8: bajt { $byte } jest błędny
fault-large = jest większe niż { $size } MiB
fault-deep = jest zagnieżdżone głębiej niż na { $levels } poziomy
fault-too_deep = jest zbyt głęboko zagnieżdżone
fault-too_slow = odczytanie tego pliku trwa zbyt długo
fault-long_text = to tekst dłuższy niż { $limit } znaków
fault-half_character = zawiera pół znaku (pojedynczy surogat)
fault-big_number = to liczba większa niż 2**53
fault-holds_big_number = zawiera liczbę większą niż 2**53
fault-no_number = to { $value }, a to nie jest liczba
fault-no_constant = zawiera { $value }, a to nie jest JSON
fault-too_large = zawiera { $value }, a to za duża liczba
fault-odd_key = ma klucz { $key }, który nie jest tekstem
fault-odd_kind = jest typu { $kind }, którego JSON nie zna
fault-key_twice = ma dwa razy klucz { $key } w jednym obiekcie
fault-part_twice = jest już w pliku { $file }
fault-no_files = w folderze nie ma plików TOML
fault-which_game = plik musi podawać, do której gry należy: game = …; znane gry: { $known }
