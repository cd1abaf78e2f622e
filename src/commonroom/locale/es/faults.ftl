### What is said about content of an owner's own, whatever the game: files, fields and numbers, in Spanish.

## The check as a whole

faults-error = error
faults-warning = aviso
faults-verdict-bad =
    { $count ->
        [one] No se puede usar: un error.
       *[other] No se puede usar: { $count } errores.
    }
faults-verdict-good = Se puede usar.
faults-verdict-table = Se puede usar:

## A fault after its place in the file, such as house[3].count

fault-at = { $where }: { $fault }
fault-in_english = { $sentence }

## Fields and their values. $word, $known, $wanted and $given are as they are written in the file.

fault-missing = falta
fault-unknown_field = no es un campo conocido
fault-card = no es una carta: las cartas se escriben como KH o 10D
fault-id = debe ser un identificador: hasta 40 minúsculas, cifras y guiones bajos, empezando por una letra
fault-name = debe ser un texto de 1 a 32 caracteres, sin caracteres de control
fault-at_most = debe ser { $limit } como máximo
fault-at_least = debe ser { $limit } como mínimo
fault-too_long = debe tener { $limit } caracteres como máximo
fault-too_short =
    { $limit ->
        [one] debe tener al menos un carácter
       *[other] debe tener al menos { $limit } caracteres
    }
fault-entries = debe tener { $wanted } elementos, no { $count }
fault-none_of = { $word } no es ninguno de estos: { $known }
fault-whole_number = debe ser un número entero
fault-number = debe ser un número
fault-text = debe ser un texto entre comillas
fault-true_or_false = debe ser true o false
fault-list = debe ser una lista
fault-table = debe ser una tabla
fault-kind = se esperaba `{ $wanted }` y hay `{ $given }`
fault-twice = { $card } aparece dos veces

## Files that cannot be read. $why is what the reader of the format says, in English.

fault-no_such_file = no se puede leer: no hay ningún archivo ni carpeta con ese nombre
fault-not_permitted = no se puede leer: permiso denegado
fault-is_folder = no se puede leer: es una carpeta
fault-unreadable = no se puede leer: { $why }
fault-unwritable = no se puede escribir: { $why }
fault-file_exists = ya existe; indica otro archivo
fault-no_such_folder = esa carpeta no existe
fault-say_where = di dónde: s y el nombre de un archivo
fault-not_toml = no es TOML: línea { $line }, columna { $column }
fault-toml_bytes = no es TOML: el byte { $byte } no es texto
fault-not_json = no es JSON: línea { $line }, columna { $column }
fault-not_utf8 = no es texto UTF-8: el byte { $byte } es incorrecto
fault-large = supera { $size } MiB
fault-deep = tiene más de { $levels } niveles de anidamiento
fault-too_deep = tiene demasiados niveles de anidamiento
fault-too_slow = leer este archivo lleva demasiado tiempo
fault-long_text = es un texto de más de { $limit } caracteres
fault-half_character = contiene medio carácter (un subrogado suelto)
fault-big_number = es un número mayor que 2**53
fault-holds_big_number = contiene un número mayor que 2**53
fault-no_number = es { $value }, que no es un número
fault-no_constant = contiene { $value }, que no es JSON
fault-too_large = contiene { $value }, que es demasiado grande para un número
fault-odd_key = tiene la clave { $key }, que no es texto
fault-odd_kind = es del tipo { $kind }, que JSON no conoce
fault-key_twice = tiene dos veces la clave { $key } en un mismo objeto
fault-part_twice = ya está en { $file }
fault-no_files = en la carpeta no hay archivos TOML
fault-which_game = el archivo debe decir para qué juego es: game = …; juegos conocidos: { $known }
