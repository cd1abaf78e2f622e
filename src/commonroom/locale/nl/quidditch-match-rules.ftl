### The rules of the Quidditch match in Dutch: only the words of its document. What it says of each rule is in
### hogwarts-rules.ftl, and the order and the structure are in games/hogwarts/match/rules.toml.

document-quidditch-match = Zwerkbal, de wedstrijd: de regels
    .intro =
        Deze pagina bevat alle regels van de Zwerkbalwedstrijd waarmee Common Room speelt. Twee afdelingen
        ontmoeten elkaar op het veld: eerst spelen je Jagers, Drijvers en Wachters om twee doelpunten, daarna
        vliegen je Zoekers één ronde om het veld achter de Snaai aan. De wedstrijd hoort bij Een jaar op
        Zweinstein en staat hier op zichzelf.

        Een aanduiding als HOG-420 hoort bij een **regel** uit het gedrukte regelboek, en een als RUL-HOG-129
        bij een **beslissing**: wat wij besloten hebben waar het regelboek zwijgt of onduidelijk is. Sommige
        beslissingen zijn met een optie te veranderen wanneer een tafel wordt geopend.

        Dit is een onofficiële pagina: alle regels staan er in onze eigen woorden, ze vervangt het regelboek in
        je doos niet, en de namen van spellen, uitgevers, afdelingen en personages zijn merken van hun
        eigenaars.
    .contents = Inhoudsopgave
    .editions = Edities
    .edition = Editie
    .id = Aanduiding
    .box = Wat het is
    .ids = Zie
    .why = Waarom
    .options = Opties
    .options-intro = Een tafel kiest haar opties voordat de wedstrijd begint. De eerste waarde is de standaardwaarde.
    .option = Optie
    .values = Waarden
    .decides = Wat de optie bepaalt
    .procedures = Procedures
    .procedures-intro = Nog eens dezelfde regels, nu in de precieze volgorde waarin ze worden toegepast.
    .refusals = Geweigerde acties
    .refusals-intro = Een actie die niet mag, wordt geweigerd met een code die zegt waarom. Er verandert niets.
    .code = Code
    .meaning = Betekenis
    .source = Bron
    .rulings = Beslissing
