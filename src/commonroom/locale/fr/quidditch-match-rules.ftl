### The rules of the Quidditch match in French: only the words of its document. What it says of each rule is in
### hogwarts-rules.ftl, and the order and the structure are in games/hogwarts/match/rules.toml.

document-quidditch-match = Le Quidditch, le match : les règles
    .intro =
        Cette page contient toutes les règles du match de Quidditch que suit Common Room. Deux maisons se
        rencontrent sur le terrain : d’abord vos Poursuiveurs, Batteurs et Gardiens jouent pour deux buts, puis
        vos Attrapeurs font un tour de terrain à la poursuite du Vif d’or. Le match fait partie d’Une année à
        Poudlard ; ici, il se joue pour lui-même.

        Un identifiant comme HOG-420 désigne une **règle** du livret imprimé, et un identifiant comme
        RUL-HOG-129 une **décision** : notre choix là où le livret se tait ou n’est pas clair. Certaines
        décisions peuvent être changées par une option à l’ouverture d’une table.

        Cette page n’est pas officielle : toutes les règles y sont racontées avec nos propres mots, elle ne
        remplace pas le livret de votre boîte, et les noms de jeux, d’éditeurs, de maisons et de personnages
        sont des marques de leurs propriétaires.
    .contents = Sommaire
    .editions = Éditions
    .edition = Édition
    .id = Identifiant
    .box = Ce que c’est
    .ids = Voir
    .why = Pourquoi
    .options = Options
    .options-intro = Une table choisit ses options avant le début du match. La première valeur est celle par défaut.
    .option = Option
    .values = Valeurs
    .decides = Ce qu’elle détermine
    .procedures = Procédures
    .procedures-intro = Les mêmes règles encore une fois, dans l’ordre exact où elles s’appliquent.
    .refusals = Actions refusées
    .refusals-intro = Une action interdite est refusée avec un code qui dit pourquoi. Un refus ne change rien.
    .code = Code
    .meaning = Signification
    .source = Source
    .rulings = Décision
