### The words of any rules document. A game says only what it calls otherwise, in its own document message.

document =
    .contents = Sommaire
    .editions = Éditions
    .edition = Édition
    .id = Identifiant
    .box = Ce que c’est
    .differences = Différences entre les éditions
    .topic = Sujet
    .ids = Voir
    .readings = Désaccords entre les sources et lecture retenue
    .difference = Les textes
    .reading = Lecture retenue
    .why = Pourquoi
    .options = Options
    .options-intro =
        Une table choisit ses options avant le début de la partie. La première valeur est celle par défaut.
    .option = Option
    .values = Valeurs
    .decides = Ce qu’elle détermine
    .procedures = Procédures
    .procedures-intro =
        Les mêmes règles encore une fois, dans l’ordre exact où elles s’appliquent.
    .refusals = Actions refusées
    .refusals-intro = Une action interdite est refusée avec un code qui dit pourquoi. Un refus ne change rien.
    .code = Code
    .meaning = Signification
    .source = Source
    .rulings = Décision
