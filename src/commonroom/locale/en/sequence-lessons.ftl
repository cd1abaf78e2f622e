### The lessons of Sequence, in English: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.
### Spaces are called by the edges of the board, as in e6.

## First chip

sequence-lesson-first-chip = Your first chip
    .about = A card names a space, a chip goes there, a new card follows.
    .end = That is a whole turn: a card, a chip, a card. Next you will see what the chips are for.
sequence-lesson-first-chip-place = Every card except the jacks is printed twice on the board. Take your 4♥ and put a chip on one of its two spaces.
    .other-card = That card would work too. For now, take the 4♥: it is the one that is lit.
    .other-space = That space shows another card. Your 4♥ goes only where the board shows a 4♥.
    .corner = Corners stay empty. They count for everybody as they are.
    .otherwise = First the 4♥, then one of the two lit spaces.
sequence-lesson-first-chip-draw = Your chip is down. Now take a card from the pile, so that you hold seven again. Usually that happens by itself; where it does not, you play on with fewer if you forget.
    .too-soon = One chip each turn. Take your card first, then Blaise plays.
    .otherwise = Tap the pile: a card is waiting for you.
sequence-lesson-first-chip-taken = Blaise had an 8♦ too and covered one of its spaces. Yours goes on the other one, at j7.
    .other-card = Keep that card for later. This time you want the 8♦.
    .covered = Blaise’s chip lies there already. A space holds one chip; the other 8♦ is free.
    .otherwise = Your 8♦, on the lit space at j7.
sequence-lesson-first-chip-again = Chip down, so what comes next? You know it already.
    .too-soon = It is Blaise’s turn now, but your card still lies on the pile.
    .otherwise = Draw your card from the pile.

## Lines and corners

sequence-lesson-lines = Five in a line
    .about = Five chips in a line make a sequence, and two sequences win.
    .end = Two sequences, and the game is yours! Remember the corners: they save you a chip.
sequence-lesson-lines-grow = Five of your chips in a line make a sequence: across, down or diagonal. Your 4♥ has two spaces. Which one lies on your diagonal from c4?
    .apart = That space is free, but it stands alone. Follow the diagonal from c4 down to g8.
    .other-card = That does not help the diagonal. Your 4♥ does.
    .otherwise = Look for the space of the 4♥ between your chips.
sequence-lesson-lines-five = Four of five. The gap is at f7, and you hold the card for it. Close the line.
    .apart = That is the other K♥. The gap in your line is at f7.
    .other-card = The gap at f7 shows the K♥. That is the card you need.
    .otherwise = Play your K♥ on f7.
sequence-lesson-lines-corner = Your first sequence, and nobody can break it. Now look at the top left: the corner counts as your chip. What is missing to make five?
    .apart = That is the other 5♠. You want the one at a5, next to your three chips.
    .other-card = One card closes the top row, and you hold it: the space at a5 shows it.
    .corner = No chip goes on a corner. It already counts for you.
    .otherwise = Play your 5♠ on a5.

## Jacks

sequence-lesson-jacks = Two kinds of jacks
    .about = One eye takes a chip away, two eyes put one anywhere.
    .end = One eye removes, two eyes place anywhere. Save them for what your other cards cannot do.
sequence-lesson-jacks-remove = Blaise has four in a row with both ends open. J♠ has one eye: it takes a chip of your opponent off the board. Remove one of the four.
    .one-end = That closes one end, and Blaise takes the other. Break the row itself with J♠.
    .other-card = Then Blaise closes the five next turn. Your J♠ can stop that.
    .empty = J♠ puts nothing down. It takes a chip away, so choose one of the four.
    .locked = A finished sequence is locked, even for a jack. The four in the middle are not.
    .own = That is your own chip. Take one of Blaise’s.
    .otherwise = Play J♠ on one of the four lit chips.
sequence-lesson-jacks-wild = That hurt. J♦ and J♣ have two eyes: they put your chip on any free space. Use one to fill the gap in your row.
    .anywhere = It may go there, but only d6 makes five of your row.
    .other-card = No plain card of yours reaches d6. That is what the wild jack is for.
    .covered = A wild jack needs a free space. There is a chip on that one.
    .corner = Corners take no chip, not even from a jack.
    .otherwise = Play J♦ or J♣ on d6.
sequence-lesson-jacks-keep = A sequence! In row i you have three more chips and a gap at i5. Two cards of yours fit there. Which one would you rather give away?
    .costly = It fits, but your 4♠ does the same. Keep the jack for a space that no card of yours reaches.
    .apart = That is the other 4♠. The gap in your row is at i5.
    .other-card = Fill the gap at i5; it makes four.
    .otherwise = Play your 4♠ on i5.

## Dead cards

sequence-lesson-dead-cards = Cards that fit nowhere
    .about = When both spaces of a card are covered, you may exchange it.
    .end = A dead card costs you nothing: one exchange each turn, and you still play.
sequence-lesson-dead-cards-swap = Both spaces of your 9♥ are covered, so it is dead. Exchange it for a new card; it is still your turn afterwards.
    .later = That one is dead as well. It gets its chance; exchange the 9♥ first.
    .play = You could, but then the dead card stays in your hand. Exchange the 9♥ first.
    .alive = That card still has a free space, or is a jack, which is never dead. The 9♥ is.
    .covered = There is no space left for it. Exchange it instead.
    .otherwise = Take the 9♥ and exchange it.
sequence-lesson-dead-cards-use = You drew the 3♥, and one of its spaces continues your row. Play it there.
    .apart = Free, but alone. At i9 it continues your row.
    .other-card = Your new 3♥ makes four in row i. Take that one.
    .one-swap = One exchange each turn. The other dead card has to wait.
    .otherwise = Play the 3♥ on i9.
sequence-lesson-dead-cards-find = A new turn, a new exchange. Another card of yours is dead: look at h8 and j3, and find it.
    .play = Exchange first: it costs you nothing.
    .alive = That one can still be played. Look at what h8 and j3 show.
    .otherwise = It is the K♦. Exchange it.
sequence-lesson-dead-cards-finish = Well found. The turn still needs a chip: play any card you like.
    .otherwise = Choose a card, then one of its free spaces.

## Blocking

sequence-lesson-blocking = Stop the others
    .about = See a line coming, and put a chip in its way.
    .end = Stop a four at once and an open three early, best with a chip that helps you too.
sequence-lesson-blocking-four = Blaise has four with a gap at e5. One more chip and it is a sequence. You hold the card for the gap.
    .apart = That is the other 5♥, and it stops nothing. The gap is at e5.
    .other-card = Nice, but Blaise closes the gap next turn. The 5♥ comes first.
    .otherwise = Play your 5♥ on e5.
sequence-lesson-blocking-three = Stopped. Now Blaise has three in column 8 with both ends open. Wait a turn, and there are two ways to five. Close one end now.
    .apart = That card has a space at the end of the column as well. Use that one.
    .other-card = Then the three become four with two open ends, and you can stop only one. Block now.
    .otherwise = Play the 9♦ on e8 or the 2♥ on i8.
sequence-lesson-blocking-both = Again three, now on the diagonal from f3. You can close either end. Which one helps you as well?
    .only-blocks = That stops Blaise. The other end stops Blaise too, and makes four of your own.
    .other-card = First the diagonal: two of your cards stop it.
    .otherwise = Play your 3♠ on i6.

## Teams

sequence-lesson-teams = Playing in teams
    .about = One colour, two players, and not a word about the cards.
    .end = Your team wins! You never said a word: your chips did the talking.
sequence-lesson-teams-join = Luna sits opposite you and plays your colour: her chips are yours. Three of them stand in column 4. Make it four.
    .apart = That space lies apart from the column. The one at f4 continues it.
    .other-card = Help Luna’s column: the lit card fits at f4.
    .otherwise = Play the lit card on f4.
sequence-lesson-teams-claim = Luna closed it at once. But Blaise just told Draco where to play. In this edition that is coaching, and costs each of them a card. Claim it.
    .play = Playing is fine, but the whisper would go unpunished. Claim it first.
    .own-team = You cannot accuse your own team, and only one claim can be open.
    .otherwise = Claim coaching against the other team.
sequence-lesson-teams-leave = They admit it, and each gives up a card. Now show Luna what you mean without a word: h6 to h8 are yours, and h10 would help.
    .apart = Luna would not understand that one. In row h she sees the line.
    .other-card = Put a chip in row h. Luna can do the rest.
    .otherwise = Play the lit card on h10.
