### Sequence in one minute, in English: six pictures, each with a title and a sentence or two.

# $first and $second are suits, as symbols, or houses.
sequence-minute-play = Play a card
    .text = Put a chip on a free space that shows it. Every card but the jacks has two spaces.
sequence-minute-draw = Draw a card
    .text = That ends your turn. At most tables here the card comes by itself.
sequence-minute-lines = Make lines of five
    .text = Across, down or diagonal. The corners count for everybody.
sequence-minute-wild = Two eyes: wild
    .text = The jacks of { $first } and { $second } look at you. Put a chip on any free space.
sequence-minute-remove = One eye: removes
    .text = The jacks of { $first } and { $second } look away. Take off a rival’s chip, but not out of a finished line.
sequence-minute-win = Two lines win
    .text = Three sides need only one. Two lines may share one chip.
# The line below the pictures.
sequence-minute-count = How many?
    .text = 2 players hold 7 cards, 3 or 4 hold 6, 6 hold 5, 8 or 9 hold 4, 10 or 12 hold 3. From 4 on you play in teams.
