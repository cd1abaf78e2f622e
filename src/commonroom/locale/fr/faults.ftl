### What is said about content of an owner's own, whatever the game: files, fields and numbers, in French.

## The check as a whole

faults-error = erreur
faults-warning = remarque
faults-verdict-bad =
    { $count ->
        [one] Inutilisable : une erreur.
       *[other] Inutilisable : { $count } erreurs.
    }
faults-verdict-good = Utilisable.
faults-verdict-table = Utilisable :

## A fault after its place in the file, such as house[3].count

fault-at = { $where } : { $fault }
fault-in_english = { $sentence }

## Fields and their values. $word, $known, $wanted and $given are as they are written in the file.

fault-missing = manque
fault-unknown_field = n’est pas un champ connu
fault-card = n’est pas une carte : les cartes s’écrivent comme KH ou 10D
fault-id = doit être un identifiant : au plus 40 minuscules, chiffres et tirets bas, en commençant par une lettre
fault-name = doit être un texte de 1 à 32 caractères, sans caractères de contrôle
fault-at_most = doit être au plus { $limit }
fault-at_least = doit être au moins { $limit }
fault-too_long = doit avoir au plus { $limit } caractères
fault-too_short =
    { $limit ->
        [one] doit avoir au moins un caractère
       *[other] doit avoir au moins { $limit } caractères
    }
fault-entries = doit avoir { $wanted } entrées, et non { $count }
fault-none_of = { $word } ne fait pas partie de : { $known }
fault-whole_number = doit être un nombre entier
fault-number = doit être un nombre
fault-text = doit être un texte entre guillemets
fault-true_or_false = doit être true ou false
fault-list = doit être une liste
fault-table = doit être une table
fault-kind = attendu : `{ $wanted }`, reçu : `{ $given }`
fault-twice = { $card } est décrit deux fois

## Files that cannot be read. $why is what the reader of the format says, in English.

fault-no_such_file = lecture impossible : ni fichier ni dossier de ce nom
fault-not_permitted = lecture impossible : accès refusé
fault-is_folder = lecture impossible : c’est un dossier
fault-unreadable = lecture impossible : { $why }
fault-unwritable = écriture impossible : { $why }
fault-file_exists = existe déjà ; choisissez un autre fichier
fault-no_such_folder = ce dossier n’existe pas
fault-say_where = dites où : s et le nom d’un fichier
fault-not_toml = n’est pas du TOML : ligne { $line }, colonne { $column }
fault-toml_bytes = n’est pas du TOML : l’octet { $byte } n’est pas du texte
fault-not_json = n’est pas du JSON : ligne { $line }, colonne { $column }
fault-not_utf8 = n’est pas du texte UTF-8 : l’octet { $byte } est faux
fault-large = dépasse { $size } Mio
fault-deep = est imbriqué sur plus de { $levels } niveaux
fault-too_deep = est trop profondément imbriqué
fault-too_slow = la lecture de ce fichier prend trop de temps
fault-long_text = est un texte de plus de { $limit } caractères
fault-half_character = contient la moitié d’un caractère (un surrogat isolé)
fault-big_number = est un nombre au-delà de 2**53
fault-holds_big_number = contient un nombre au-delà de 2**53
fault-no_number = est { $value }, ce qui n’est pas un nombre
fault-no_constant = contient { $value }, ce qui n’est pas du JSON
fault-too_large = contient { $value }, ce qui est trop grand pour un nombre
fault-odd_key = a la clé { $key }, qui n’est pas du texte
fault-odd_kind = est du type { $kind }, que JSON ne connaît pas
fault-key_twice = a deux fois la clé { $key } dans un même objet
fault-part_twice = se trouve déjà dans { $file }
fault-no_files = il n’y a pas de fichiers TOML dans le dossier
fault-which_game = le fichier doit dire pour quel jeu il est fait : game = … ; jeux connus : { $known }
