### The words of any rules document. A game says only what it calls otherwise, in its own document message.

document =
    .contents = Inhoudsopgave
    .editions = Edities
    .edition = Editie
    .id = Aanduiding
    .box = Wat het is
    .differences = Waar de edities verschillen
    .topic = Onderwerp
    .ids = Zie
    .readings = Waar de bronnen het oneens zijn en welke lezing wij volgen
    .difference = De teksten
    .reading = Wat wij volgen
    .why = Waarom
    .options = Opties
    .options-intro =
        Een tafel kiest haar opties voordat het spel begint. De eerste waarde is de standaardwaarde.
    .option = Optie
    .values = Waarden
    .decides = Wat de optie bepaalt
    .procedures = Procedures
    .procedures-intro =
        Nog eens dezelfde regels, nu in de precieze volgorde waarin ze worden toegepast.
    .refusals = Geweigerde acties
    .refusals-intro = Een actie die niet mag, wordt geweigerd met een code die zegt waarom. Er verandert niets.
    .code = Code
    .meaning = Betekenis
    .source = Bron
    .rulings = Beslissing
