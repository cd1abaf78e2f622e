### What is said about content of an owner's own, whatever the game: files, fields and numbers, in Portuguese.

## The check as a whole

faults-error = erro
faults-warning = aviso
faults-verdict-bad =
    { $count ->
        [one] Não pode ser usado: um erro.
       *[other] Não pode ser usado: { $count } erros.
    }
faults-verdict-good = Pode ser usado.
faults-verdict-table = Pode ser usado:

## A fault after its place in the file, such as house[3].count

fault-at = { $where }: { $fault }
fault-in_english = { $sentence }

## Fields and their values. $word, $known, $wanted and $given are as they are written in the file.

fault-missing = falta
fault-unknown_field = não é um campo conhecido
fault-card = não é uma carta: as cartas escrevem-se como KH ou 10D
fault-id = tem de ser um identificador: até 40 minúsculas, algarismos e traços inferiores, a começar por uma letra
fault-name = tem de ser um texto de 1 a 32 caracteres, sem caracteres de controlo
fault-at_most = tem de ser no máximo { $limit }
fault-at_least = tem de ser pelo menos { $limit }
fault-too_long = tem de ter no máximo { $limit } caracteres
fault-too_short =
    { $limit ->
        [one] tem de ter pelo menos um carácter
       *[other] tem de ter pelo menos { $limit } caracteres
    }
fault-entries = tem de ter { $wanted } elementos, não { $count }
fault-none_of = { $word } não é nenhum destes: { $known }
fault-whole_number = tem de ser um número inteiro
fault-number = tem de ser um número
fault-text = tem de ser um texto entre aspas
fault-true_or_false = tem de ser true ou false
fault-list = tem de ser uma lista
fault-table = tem de ser uma tabela
fault-kind = esperava-se `{ $wanted }`, está `{ $given }`
fault-twice = { $card } aparece duas vezes

## Files that cannot be read. $why is what the reader of the format says, in English.

fault-no_such_file = não foi possível ler: não há ficheiro nem pasta com esse nome
fault-not_permitted = não foi possível ler: permissão recusada
fault-is_folder = não foi possível ler: é uma pasta
fault-unreadable = não foi possível ler: { $why }
fault-unwritable = não foi possível escrever: { $why }
fault-file_exists = já existe; indica outro ficheiro
fault-no_such_folder = essa pasta não existe
fault-say_where = diz onde: s e o nome de um ficheiro
fault-not_toml = não é TOML: linha { $line }, coluna { $column }
fault-toml_bytes = não é TOML: o byte { $byte } não é texto
fault-not_json = não é JSON: linha { $line }, coluna { $column }
fault-not_utf8 = não é texto UTF-8: o byte { $byte } está errado
fault-large = ultrapassa { $size } MiB
fault-deep = tem mais de { $levels } níveis de aninhamento
fault-too_deep = tem demasiados níveis de aninhamento
fault-too_slow = ler este ficheiro demora demasiado
fault-long_text = é um texto de mais de { $limit } caracteres
fault-half_character = contém meio carácter (um substituto isolado)
fault-big_number = é um número acima de 2**53
fault-holds_big_number = contém um número acima de 2**53
fault-no_number = é { $value }, que não é um número
fault-no_constant = contém { $value }, que não é JSON
fault-too_large = contém { $value }, que é demasiado grande para um número
fault-odd_key = tem a chave { $key }, que não é texto
fault-odd_kind = é do tipo { $kind }, que o JSON não conhece
fault-key_twice = tem duas vezes a chave { $key } no mesmo objeto
fault-part_twice = já está em { $file }
fault-no_files = na pasta não há ficheiros TOML
fault-which_game = o ficheiro tem de dizer para que jogo é: game = …; jogos conhecidos: { $known }
