### The rules of the Quidditch match in English: only the words of its document. What it says of each rule is in
### hogwarts-rules.ftl, and the order and the structure are in games/hogwarts/match/rules.toml.

document-quidditch-match = Quidditch, the match: the rules
    .intro =
        This page holds every rule of the Quidditch match that Common Room plays by. Two Houses meet on the
        pitch: first your Chasers, Beaters and Keepers play for two goals, then your Seekers race once around
        the pitch for the Snitch. The match is part of A Year at Hogwarts, and here it stands on its own.

        An id such as HOG-420 names a **rule** of the printed rulebook, and one such as RUL-HOG-129
        a **ruling**: our decision where the rulebook is silent or unclear. Some rulings can be changed by an
        option when a table is opened.

        This is an unofficial page: all rules are told in our own words, it does not replace the rulebook in
        your box, and the names of games, publishers, houses and characters are trademarks of their owners.
    .contents = Contents
    .editions = Editions
    .edition = Edition
    .id = Written as
    .box = What it is
    .ids = See
    .why = Why
    .options = Options
    .options-intro = A table chooses its options before the match starts. The first value is the default.
    .option = Option
    .values = Values
    .decides = What it decides
    .procedures = Procedures
    .procedures-intro = The same rules once more, in the exact order in which they are applied.
    .refusals = Refused actions
    .refusals-intro = An action that is not allowed is refused with a code that says why. It changes nothing.
    .code = Code
    .meaning = Meaning
    .source = Source
    .rulings = Ruling
