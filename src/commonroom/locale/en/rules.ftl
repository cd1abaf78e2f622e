### The words of any rules document. A game says only what it calls otherwise, in its own document message.

document =
    .contents = Contents
    .editions = Editions
    .edition = Edition
    .id = Written as
    .box = What it is
    .differences = Where the editions differ
    .topic = Topic
    .ids = See
    .readings = Where the sources disagree and how we read them
    .difference = The texts
    .reading = What we follow
    .why = Why
    .options = Options
    .options-intro =
        A table chooses its options before the game starts. The first value is the default.
    .option = Option
    .values = Values
    .decides = What it decides
    .procedures = Procedures
    .procedures-intro =
        The same rules once more, in the exact order in which they are applied.
    .refusals = Refused actions
    .refusals-intro = An action that is not allowed is refused with a code that says why. It changes nothing.
    .code = Code
    .meaning = Meaning
    .source = Source
    .rulings = Ruling
