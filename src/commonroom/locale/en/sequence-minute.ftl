### Sequence in one minute, in English: six pictures, each with a title and a sentence or two.

# $first and $second are suits, as symbols, or houses.
sequence-minute-play = Play a card
    .text = Put a chip on a free space that shows it. Every card but the jacks has two spaces.
sequence-minute-draw = Draw a card
    .text = That ends your turn. At most tables here it is drawn for you.
sequence-minute-lines = Make lines of five
    .text = Across, down or diagonal. The corners count for everybody.
sequence-minute-wild = Two eyes: wild
    .text = The jacks of { $first } and { $second } look at you. Put a chip on any free space.
sequence-minute-remove = One eye: remove
    .text = The jacks of { $first } and { $second } look away. Remove a rival’s chip, but not from a finished line.
sequence-minute-win = Two lines win
    .text = With three sides, one is enough. Two lines may share one chip.
# The line below the pictures.
sequence-minute-count = How many?
    .text = 2 players get 7 cards each, 3 or 4 get 6, 6 get 5, 8 or 9 get 4, 10 or 12 get 3. With 4 or more you play in teams.
