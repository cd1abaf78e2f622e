### What is said about content of an owner's own, whatever the game: files, fields and numbers, in English.

## The check as a whole

faults-error = error
faults-warning = warning
faults-verdict-bad =
    { $count ->
        [one] This cannot be used: one error.
       *[other] This cannot be used: { $count } errors.
    }
faults-verdict-good = This can be used.
faults-verdict-table = This can be used:

## A fault after its place in the file, such as house[3].count

fault-at = { $where }: { $fault }
fault-in_english = { $sentence }

## Fields and their values. $word, $known, $wanted and $given are as they are written in the file.

fault-missing = is missing
fault-unknown_field = is not a known field
fault-card = is not a card: cards are written like KH or 10D
fault-id = must be an id: up to 40 lower-case letters, digits and underscores, starting with a letter
fault-name = must be text of 1 to 32 characters without control characters
fault-at_most = must be at most { $limit }
fault-at_least = must be at least { $limit }
fault-too_long = must have at most { $limit } characters
fault-too_short = must have at least { $limit } characters
fault-entries = must have { $wanted } entries, not { $count }
fault-none_of = { $word } is not one of { $known }
fault-whole_number = must be a whole number
fault-number = must be a number
fault-text = must be text, in quotation marks
fault-true_or_false = must be true or false
fault-list = must be a list
fault-table = must be a table
fault-kind = expected `{ $wanted }`, got `{ $given }`
fault-twice = { $card } is described twice

## Files that cannot be read. $why is what the reader of the format says, in English.

fault-no_such_file = cannot read it: no such file or directory
fault-not_permitted = cannot read it: permission denied
fault-is_folder = cannot read it: is a directory
fault-unreadable = cannot read it: { $why }
fault-unwritable = cannot write it: { $why }
fault-file_exists = is already there; name another file
fault-no_such_folder = there is no such folder
fault-say_where = say where: s and the name of a file
fault-not_toml = is not TOML: line { $line }, column { $column }: { $why }
fault-toml_bytes = is not TOML: byte { $byte } is not text
fault-not_json = is not JSON: line { $line }, column { $column }: { $why }
fault-not_utf8 = is not UTF-8 text: byte { $byte } is wrong
fault-large = is larger than { $size } MiB
fault-deep = is nested deeper than { $levels } levels
fault-too_deep = is nested too deeply
fault-too_slow = this file takes too long to read
fault-long_text = is text of more than { $limit } characters
fault-half_character = holds half a character (a lone surrogate)
fault-big_number = is a number beyond 2**53
fault-holds_big_number = holds a number beyond 2**53
fault-no_number = is { $value }, which is not a number
fault-no_constant = holds { $value }, which is not JSON
fault-too_large = holds { $value }, which is too large for a number
fault-odd_key = has the key { $key }, which is not text
fault-odd_kind = is of the type { $kind }, which JSON does not know
fault-key_twice = has the key { $key } twice in one object
fault-part_twice = is already in { $file }
fault-no_files = there are no TOML files in the folder
fault-which_game = the file must say which game it is for: game = …; known games: { $known }
