### The rules of Sequence in English: one message per rule or ruling, and the words of the rules document.
### The order and the structure are in games/sequence/rules.toml.


## The document

document-sequence = Sequence: the rules
    .intro =
        This page lists every rule of Sequence as Common Room plays it. You play a card, put a chip on a
        space that shows the same card, draw a new card, and try to complete lines of five.

        - An id such as SEQ-51 names a **rule**: the printed rulebooks state it, or it follows directly from
          them. The source says where to find it, and whether it was printed, inferred from the printed
          text, computed, or taken from a public source outside the rulebooks.
        - An id such as RUL-SEQ-51 names a **ruling**: our decision where the rulebooks are silent or can be
          read in two ways. It gives the question, the answer and the reason. Some rulings can be changed by
          an option when a table is opened.

        A **side** is a single player, or a team when teams are formed. A **space** is one of the hundred
        squares of the board. A **wild** jack places a chip, an **anti-wild** jack removes one. A **locked**
        chip belongs to a completed sequence and stays where it is.

        Two printed editions are covered, and every rule names the editions that it belongs to. This is an
        unofficial page: all rules are paraphrased in our own words, it does not replace the rulebook in your
        box, and the names of games, publishers, houses and characters are trademarks of their owners.
    .contents = Contents
    .editions = Editions
    .edition = Edition
    .id = Written as
    .box = Box
    .differences = Where the editions differ
    .topic = Topic
    .ids = See
    .readings = Where the printed languages differ and which reading we follow
    .readings-intro =
        Both editions are printed in eight languages: English, French, Dutch, German, Italian, Spanish,
        Portuguese and Polish. They do not always agree; this is where they differ.
    .difference = The texts
    .reading = What we follow
    .why = Why
    .options = Options
    .options-intro =
        A table chooses its options before the game starts. The first value is the default. The value
        “edition” follows the rule of the chosen edition.
    .option = Option
    .values = Values
    .decides = What it decides
    .procedures = Procedures
    .procedures-intro =
        The same rules once more, in the exact order in which they are applied.
    .refusals = Refused actions
    .refusals-intro =
        An action that is not allowed is refused with a code that says why; these are the codes you can meet
        in play. A refused action changes nothing: the card stays in your hand, it is still the same
        player’s turn, and the attempt does not count as an action.
    .code = Code
    .meaning = Meaning
    .source = Source
    .rulings = Ruling

edition-sequence-harry-potter-2021 = Harry Potter 2021
    .box = Sequence, Harry Potter edition, Goliath 2021
edition-sequence-classic-2022 = Classic 2022
    .box = Sequence, classic edition, Goliath 2022


## Sections

section-sequence-components = Components
    .about = the cards, the board, the chips
section-sequence-players = Players and teams
    .about = how many can play, teams, seats, colours, how many sequences win
section-sequence-start = Choosing who starts
    .about = the draw for the dealer or the starting side
section-sequence-dealing = Dealing
    .about = hand sizes, the draw pile
section-sequence-information = Open and hidden information
    .about = what players and spectators may see
section-sequence-turn = The turn
    .about = playing a card, placing a chip, passing, no legal play, empty hand
section-sequence-drawing = Drawing
    .about = the card at the end of the turn, and what happens if it is forgotten
section-sequence-corners = Corners
    .about = the four spaces that count for everyone
section-sequence-jacks = Jacks
    .about = wild jacks that place, anti-wild jacks that remove
section-sequence-dead-cards = Dead cards
    .about = cards without a free space and how to exchange them
section-sequence-sequences = Sequences
    .about = what counts as five in a line, and what is locked
section-sequence-long-lines = Long lines
    .about = six to ten in a line, who chooses the five, two sequences in one line
section-sequence-sharing = Sharing spaces
    .about = crossing sequences, two sequences with one chip
section-sequence-talk = Team talk and coaching
    .about = what teammates may say, claims, the penalty
section-sequence-end = End of the game
    .about = winning, the empty draw pile, a drawn game
section-sequence-leaving = Leaving and time
    .about = lost connections, players who leave, conceding


## Components

SEQ-01 =
    The deck has 104 cards: two copies of each of 52 designs, namely ace, 2 to 10, jack, queen and king in
    four suits or houses. There are no jokers.
    .source =
        Contents. The number is printed; the composition is inferred from the printed numbers.
SEQ-02 =
    Eight of the 104 cards are jacks: four wild ones and four anti-wild ones.
    .source =
        Harry Potter: The jacks. Classic: Playing the game names the two kinds; their number is inferred.
SEQ-03 =
    The board has ten rows of ten spaces: 96 spaces that show a card, and four corners.
    .source =
        Contents and Playing the game. The size is inferred from the printed numbers (48 designs twice, plus
        four corners) and agrees with public descriptions of the board.
SEQ-04 =
    Every card except the jacks is pictured on exactly two spaces. Jacks are pictured on none.
    .source = Playing the game (printed)
SEQ-05 =
    The cards are arranged on the board as shown under “The board” in the procedures. Turned by a quarter, a
    half or three quarters, it is still the same board.
    .source =
        Not in the rulebook; from a public source: several independent copies of the classic board, which
        agree on every space.
SEQ-06 =
    The cards belong to four houses instead of four suits, and the house decides which kind a jack is. The
    rulebook does not say where the houses lie on the board; see RUL-SEQ-02 and RUL-SEQ-03.
    .source = The jacks (printed)
SEQ-07 =
    There are 135 chips: 50 onyx, 50 gold and 35 silver.
    .source = Contents (printed)
SEQ-08 =
    There are 135 chips: 50 blue, 50 green and 35 red.
    .source = Contents (printed; the total is computed)
SEQ-09 =
    A chip has two faces. It is placed with the Harry Potter face up, and shows the SEQUENCE face once it
    belongs to a completed sequence.
    .source = Playing the game (printed)
RUL-SEQ-01 =
    Two of each of the 52 designs, and no jokers.
    .question = Which 104 cards are in the deck, and are there jokers?
    .reason =
        104 is twice 52. American boxes contain jokers as well, but their rules leave them out of the game.
RUL-SEQ-02 =
    Inside the program the cards keep the four suits: Gryffindor stands for diamonds, Slytherin for clubs,
    Hufflepuff for hearts and Ravenclaw for spades.
    .question = Which house takes the place of which suit?
    .reason =
        This gives the jacks of both editions the same powers. The rulebook fixes the two pairs, Gryffindor
        with Slytherin as wild and Hufflepuff with Ravenclaw as anti-wild. Which suit goes to which house
        inside a pair is our choice and makes no difference to play.
RUL-SEQ-03 =
    The arrangement of the classic board, with houses in place of suits as in RUL-SEQ-02. It is kept as data
    of the edition, so that it can be replaced once the real arrangement is known.
    .question = How are the cards arranged on the Harry Potter board?
    .reason =
        The rulebook does not say, and no public source was found. No rule depends on it; it only decides
        which spaces are neighbours.
RUL-SEQ-04 =
    The board is stored in the one position shown under “The board”. A screen may turn the picture, but the
    rows and columns keep their numbers.
    .question = Which way up is the board?
    .reason = Public copies show the same board in all four rotations, but never mirrored.
RUL-SEQ-14 =
    No. The two copies of a design are interchangeable.
    .question = Does a player have to say which of two equal cards is played?
    .reason = Both copies look the same and do the same.
RUL-SEQ-68 =
    Chips never run out; the number shown is for information only. With limit_chips on, a side without a
    chip in its supply cannot place one, so that only its anti-wild jacks can be played. Chips removed from
    the board go back to the supply.
    .question = What happens when a side runs out of chips?
    .reason = The rulebooks say nothing about it, and in practice the printed numbers are large enough.


## Players and teams

SEQ-10 =
    Sequence is for 2, 3, 4, 6, 8, 9, 10 or 12 players: any number from 2 to 12 that can be divided by 2 or
    by 3. It cannot be played with 5, 7 or 11.
    .source =
        Set up. Printed in the Harry Potter edition; inferred from the list of hand sizes and from the equal
        teams in the classic edition.
SEQ-11 =
    Two or three players each play for themselves. Four or more must form teams. There are never more than
    three sides.
    .source = Set up (printed)
SEQ-12 =
    All teams have the same size. 4 players form two teams of 2; 6 form two teams of 3 or three of 2; 8 form
    two of 4; 9 form three of 3; 10 form two of 5; 12 form two of 6 or three of 4.
    .source =
        Harry Potter: Team play. Classic: Set up. Equal size is printed; the list is computed.
SEQ-13 =
    With two teams the seats alternate around the board, so that each player sits between two opponents.
    .source = Harry Potter: Team play. Classic: Set up (printed)
SEQ-14 =
    With three teams every third seat around the board belongs to the same team.
    .source =
        Harry Potter: Team play (printed). Classic: Set up, which only asks teammates to alternate.
SEQ-15 =
    Two sides use the gold and the onyx chips. Silver is used only by a third side.
    .source = Set up (printed)
SEQ-16 =
    The sides choose their colours. Two sides use blue and green, which leaves red for a third side.
    .source = Set up (printed; the third colour is inferred)
SEQ-17 =
    All members of a team play the same colour. Chips, sequences and victory belong to the side, not to
    individual players.
    .source = Set up and End of the game (printed)
SEQ-18 =
    With two sides a side needs two sequences to win. With three sides it needs one.
    .source = Harry Potter: Object of the game. Classic: Object of the game and End of the game (printed)
RUL-SEQ-10 =
    Exactly the numbers of SEQ-10 and the teams of SEQ-12. With 6 or 12 players, the person who opens the
    table chooses two or three teams. Two or three players are always single sides, and a game with any
    other number of players cannot start.
    .question = Which numbers of players and teams can a table choose?
    .reason = Teams must be equal, and there are at most three.
RUL-SEQ-11 =
    Seats are numbered clockwise and go to the sides in turn: first side, second side, third side if there
    is one, then the first again. Players may swap seats only before the game starts.
    .question = Who sits where?
    .reason = This produces exactly the seating of SEQ-13 and SEQ-14.
RUL-SEQ-12 =
    Each side may choose one of the colours of its edition. If nobody chooses, they are handed out in this
    order: gold, onyx, silver in the Harry Potter edition; blue, green, red in the classic edition. The
    third colour is offered only with three sides.
    .question = Who gets which colour?
    .reason = It follows SEQ-15 and SEQ-16.


## Choosing who starts

SEQ-19 =
    Every player draws one card, and the player with the lowest card is the dealer. Aces are high, so a 2 is
    the lowest card.
    .source = Set up (printed)
SEQ-20 =
    The player on the dealer’s left takes the first turn.
    .source = Playing the game (printed)
SEQ-21 =
    Every side draws one card, and the side with the highest card starts. There is no dealer.
    .source = Set up (printed; no dealer is named)
SEQ-22 =
    If the draw for the start is tied, draw again.
    .source = Set up (printed)
RUL-SEQ-05 =
    Only those who are tied for the deciding card draw again, as often as needed until one is left. The
    deciding card is the lowest in the Harry Potter edition and the highest in the classic edition. Suits
    never break a tie.
    .question = Who draws again when the draw for the start is tied?
    .reason = The Harry Potter edition says nothing about ties; the classic edition only says to draw again.
RUL-SEQ-06 =
    From low to high: 2 to 10, jack, queen, king, ace. This holds in both editions.
    .question = How do the cards rank in the draw for the start?
    .reason =
        The Harry Potter edition says that aces are high. The classic edition does not say, and the American
        rules have aces high too.
RUL-SEQ-07 =
    They are taken from the shuffled deck of 104 cards one after another, shown to everyone and put back.
    Then the whole deck is shuffled again before dealing.
    .question = What happens to the cards drawn for the start?
    .reason = In the Harry Potter edition the dealer shuffles after this draw.
RUL-SEQ-08 =
    The member with the lowest seat number draws for the team, and takes the first turn if the team wins the
    draw. With the option starter set to random_member, a member of the winning team is picked at random instead.
    .question = In a team game, who draws for the team and who takes the first turn?
    .reason =
        English, French, German and Italian speak only of the team; Polish, Dutch and Portuguese speak of
        the one who drew. This answer fits both.


## Dealing

SEQ-24 =
    Each player gets 7 cards with 2 players, 6 cards with 3 or 4, 5 cards with 6, 4 cards with 8 or 9, and 3
    cards with 10 or 12. The number of players counts, not the number of sides.
    .source = Set up (printed)
SEQ-25 =
    The dealer shuffles the deck and deals everyone the same number of cards.
    .source = Set up (printed)
SEQ-26 =
    The cards left over form the draw pile: 90 cards with 2 players, 86 with 3, 80 with 4, 74 with 6, 72
    with 8, 68 with 9, 74 with 10 and 68 with 12.
    .source = Set up. The pile is printed; its sizes are computed.
RUL-SEQ-09 =
    Cards are dealt one at a time and clockwise, beginning with the player who takes the first turn. In the
    Harry Potter edition the dealer is only a marker that decides who that is; the classic edition has no
    dealer.
    .question = Who deals in a digital game, and in which order?
    .reason = A fixed order makes every deal repeatable from its seed.


## Open and hidden information

RUL-SEQ-13 =
    Only you see your hand; teammates and spectators do not. Everyone sees the size of each hand and of the
    draw pile, the board, the completed sequences, and every card that was played, exchanged or given up. A
    table can open hands to teammates; see RUL-SEQ-74.
    .question = What is hidden and what is open?
    .reason = Cards are laid face up, and talking about the cards in hand is forbidden.
RUL-SEQ-80 =
    Only what is open to everyone, as in RUL-SEQ-13.
    .question = What do spectators see?
    .reason = A spectator who saw a hand could pass it on.


## The turn

SEQ-23 =
    Turns pass clockwise.
    .source = Playing the game (printed)
SEQ-27 =
    On your turn you choose exactly one card from your hand and lay it face up in front of you, on your own
    discard pile.
    .source = Playing the game (printed; only the Harry Potter edition calls it a discard pile)
SEQ-28 =
    If the card is not a jack, you then put one chip of your colour on a space that shows this card.
    .source = Playing the game (printed)
SEQ-29 =
    You are free to use either of the two spaces that show your card, as long as no chip lies on it.
    .source = Playing the game (printed)
SEQ-30 =
    Once placed, a chip stays. Only an anti-wild jack can take it off the board.
    .source =
        Playing the game. Printed in the Harry Potter edition; inferred in the classic edition, which knows
        no other way.
SEQ-31 =
    The order within a turn is: exchange a dead card if you have one and want to, play a card, place or
    remove a chip, draw a card.
    .source = Playing the game; in the Harry Potter edition also Dead card and The jacks (printed)
RUL-SEQ-15 =
    No. If you have a legal play, you must play.
    .question = May a player decline to play?
    .reason = A turn consists of playing a card, and the rulebooks do not mention passing.
RUL-SEQ-16 =
    If the player can still exchange a dead card this turn, that must be done first. If there is still no
    legal play after that, the player passes without playing or drawing a card.
    .question =
        What if no card can be played: only dead cards, anti-wild jacks without a target, or wild jacks on a
        full board?
    .reason = The card drawn at the end of a turn replaces a card that was played.
RUL-SEQ-17 =
    If every seat passes in one full round, and no card is played, exchanged or drawn in between, the game
    is a draw. A play counts from the moment it is made, even while the choice of its five spaces is still
    open. A round with an exchange does not count, because the next turn allows another exchange.
    .question = What if everyone passes?
    .reason = Nothing can change any more.
RUL-SEQ-18 =
    The seat stays in the game, passes automatically on each turn and never draws again. Its side can still
    win through the other members. With empty_hand set to draw_one, the seat draws one card in place of its
    turn.
    .question = What if a player has no cards left after lost draws or penalties?
    .reason = Cards that were lost or given up are never replaced; see SEQ-35 and SEQ-60.
RUL-SEQ-26 =
    An action that is not allowed is refused, and an action that was accepted is final.
    .question = Can a move be taken back, or a wrong card or space be corrected?
    .reason = A placed chip stays; see SEQ-30.
RUL-SEQ-69 =
    There is no special rule. RUL-SEQ-16 and RUL-SEQ-17 apply.
    .question = What if the board is full?
    .reason = The rulings on passing already cover it.


## Drawing

SEQ-32 =
    You end your turn by drawing one card from the draw pile.
    .source =
        Playing the game. Printed everywhere except in the English classic text, which only implies it.
SEQ-33 =
    If you forget to draw, your right to that card is gone as soon as the next player starts to act.
    .source = Playing the game (printed; the wording differs between the languages)
SEQ-34 =
    If you forget to draw, your right to that card is gone only when the next player has both made a move
    and drawn a card.
    .source = Playing the game (printed)
SEQ-35 =
    A lost draw is never made up: you play the rest of the game with one card fewer.
    .source = Playing the game (printed)
RUL-SEQ-27 =
    Both are possible. By default players draw by hand, and a draw can be forgotten. With draw_mode set to
    “auto”, the card is drawn directly after the play and nothing can be forgotten.
    .question = Do players draw by hand, or does the program draw for them?
    .reason =
        SEQ-33, SEQ-34 and SEQ-35 only mean something when players draw by hand; in a casual game, automatic
        drawing is more convenient.
RUL-SEQ-28 =
    The turn passes as soon as the play is settled. From then on the next player may exchange or play and
    the previous player may still draw; whatever arrives first counts first.
    .question = Who may act between a play and the draw that belongs to it?
    .reason = That is how it works at a real table, and nobody has to wait for a prompt.
RUL-SEQ-29 =
    When the first action of the next player is accepted, whether an exchange or a play. The option
    forgotten_draw can replace this: next_action is the reading of the Harry Potter edition, next_draw that
    of the classic edition, and with “never” no action of another player ends the right.
    .question = At which moment exactly is a forgotten draw lost in the Harry Potter edition?
    .reason =
        The eight languages vary between the start of the next turn and the next move. A turn becomes
        visible with its first action, which is the closest fit to all of them.
RUL-SEQ-30 =
    When the next player has made a play, placing or removing a chip, and has then drawn the card that ends
    that turn. The option forgotten_draw can replace this, as described in RUL-SEQ-29.
    .question = At which moment exactly is a forgotten draw lost in the classic edition?
    .reason = SEQ-34 asks for both, the move and the draw.
RUL-SEQ-31 =
    The rights add up, and whoever draws for a later play cancels all older ones. Suppose A and B have both
    forgotten to draw, and C has played but not drawn. Then A and B may both still draw, but A only before
    B: once B has drawn, A’s right is gone.
    .question = What if the next player forgets to draw as well?
    .reason =
        As long as B has not both moved and drawn, A keeps the right to draw; but it cannot outlast B’s.
RUL-SEQ-32 =
    With the owner’s own next exchange or play. If the right still stands when that turn begins, the owner
    may draw first. No player is ever owed two cards.
    .question = When does the right to a forgotten card end at the latest?
    .reason = Otherwise hands could grow beyond their proper size.
RUL-SEQ-33 =
    A pass is not a move and ends no right. The right to draw stands until somebody acts.
    .question = What if the next player passes?
    .reason = A seat that is skipped automatically must not cost the previous player a card in the same instant.
RUL-SEQ-34 =
    In the Harry Potter edition the previous player’s draw is lost, because the exchange is the first
    action. In the classic edition it is not lost, because the card drawn in an exchange is not the one that
    ends the turn. In both editions players who begin their own turn with an exchange lose a draw that is
    still owed to them.
    .question = What if the next player begins by exchanging a dead card?
    .reason = It follows from SEQ-33 and SEQ-34.
RUL-SEQ-35 =
    Exactly one card fewer from then on; later turns draw one card as usual. Several lost draws add up.
    .question = What does a lost draw cost?
    .reason = SEQ-35 takes away one card, not the right to draw again.
RUL-SEQ-36 =
    Yes; it counts as forgetting. In the Harry Potter edition it can matter when a single card is left in
    the draw pile.
    .question = May a player skip the draw on purpose?
    .reason = The only penalty in the rulebooks is the lost card.
RUL-SEQ-37 =
    Bots draw at once. A bot that follows a human player who still has to draw waits until the card is drawn
    or until the time set by draw_grace has passed.
    .question = How do bots treat the draw?
    .reason = Otherwise a bot would end the right of the player before it within milliseconds.
RUL-SEQ-38 =
    Only the player to whom a card is owed can draw it. The screen reminds that player without holding up
    anyone; the others can only tell from the size of the hand. In the Harry Potter edition a reminder from
    a teammate counts as coaching.
    .question = Can others draw for me, or remind me to draw?
    .reason = SEQ-59 forbids warning a teammate.


## Corners

SEQ-36 =
    Each corner counts for every side, as if it held a chip of that side’s colour.
    .source = Playing the game (printed)
SEQ-37 =
    A sequence that uses a corner needs only four chips.
    .source = Playing the game (printed)
SEQ-38 =
    Several sides may use the same corner, even at the same time.
    .source = Playing the game (printed)
RUL-SEQ-21 =
    No. A corner is not an open space, and it holds no chip that could be removed.
    .question = Can a chip be placed on a corner or removed from it?
    .reason = The corner already counts for everyone; see SEQ-36. Published answers to players’ questions say the same.


## Jacks

SEQ-39 =
    The wild jacks are those of Gryffindor (Ron Weasley) and Slytherin (Professor Snape).
    .source = The jacks (printed)
SEQ-40 =
    The wild jacks are the ones seen from the front with two eyes: the jacks of clubs and diamonds.
    .source =
        Playing the game. Two eyes are printed; the suits are from a public source, the common pictures of
        playing cards.
SEQ-41 =
    To play a wild jack, put it on your discard pile and place one chip of your colour on any open space.
    .source = Harry Potter: The jacks. Classic: Playing the game (printed)
SEQ-42 =
    The anti-wild jacks are those of Hufflepuff (Nymphadora Tonks) and Ravenclaw (Professor Trelawney).
    .source = The jacks (printed)
SEQ-43 =
    The anti-wild jacks are the ones seen from the side with one eye: the jacks of spades and hearts.
    .source =
        Playing the game. One eye is printed; the suits are from a public source, the common pictures of
        playing cards.
SEQ-44 =
    To play an anti-wild jack, put it on your discard pile and take one opposing chip off the board.
    .source = Harry Potter: The jacks. Classic: Playing the game (printed)
SEQ-45 =
    A chip that is part of a completed sequence cannot be taken off the board.
    .source = Harry Potter: The jacks and Playing the game. Classic: Playing the game (printed)
SEQ-46 =
    The removed chip is not replaced: you place no chip on a turn in which you remove one.
    .source =
        Classic: Playing the game (printed). Harry Potter: inferred from The jacks, where a jack is the whole
        turn.
SEQ-47 =
    Playing a jack is your whole turn: you draw a card to replace it, and the turn is over.
    .source = Harry Potter: The jacks (printed). Classic: inferred from Playing the game.
RUL-SEQ-19 =
    It cannot be played, not even without effect, and it is not a dead card. It stays in your hand.
    .question = What if there is no chip that an anti-wild jack could remove?
    .reason = It must remove a chip, and it has no spaces of its own that could be covered.
RUL-SEQ-20 =
    It cannot be played, and it is not a dead card.
    .question = What if no open space is left for a wild jack?
    .reason = A wild jack needs an open space.
RUL-SEQ-22 =
    Any chip of any other side that is not locked; with three sides the player chooses freely between both
    opponents. Never a chip of the player’s own side, no matter who placed it.
    .question = Whose chips may an anti-wild jack remove?
    .reason = The rulebooks speak of the chips of an opponent.
RUL-SEQ-23 =
    Yes. From the next player’s turn on anyone may use it, with its card or with a wild jack. The removed
    chip goes back to its owner’s supply.
    .question = Can the freed space be used again?
    .reason = SEQ-46 rules out a new chip only within the same turn.
RUL-SEQ-24 =
    Yes. Only a completed sequence protects its chips.
    .question = May a chip of an unfinished line be removed, for instance one of four in a row?
    .reason = SEQ-45 protects only completed sequences.
RUL-SEQ-81 =
    No; neither rulebook allows it. A table may switch it on as a house rule with breakable_sequences.
    .question = May an anti-wild jack break a completed sequence?
    .reason = It is a variant known from a public English rule sheet.


## Dead cards

SEQ-48 =
    A card in your hand is dead when both of its spaces are covered.
    .source = Dead card (printed)
SEQ-49 =
    You may exchange a card in your hand that cannot be played because it has no free space.
    .source =
        Playing the game. Printed as “unplayable” in six languages and exactly in Dutch; the Polish text
        lacks the rule.
SEQ-50 =
    To exchange a dead card, put it on your discard pile on your own turn, before you play, and draw one
    card. Then play your turn. You do not have to exchange it.
    .source = Harry Potter: Dead card. Classic: Playing the game (printed)
SEQ-51 =
    You may exchange at most one dead card per turn.
    .source =
        Harry Potter: Dead card (printed). Classic: Playing the game, printed only in Dutch.
SEQ-52 =
    You tell the other players that the card is dead.
    .source = Dead card (printed)
RUL-SEQ-25 =
    Yes: first the exchange, then any play, including a jack or the card just drawn. Two plays in one turn
    are never possible.
    .question = Can a player exchange a dead card and play a jack in the same turn?
    .reason = It follows from the order within a turn; see SEQ-31.
RUL-SEQ-39 =
    No, not in either edition. With jack_exchange on, a jack that cannot be played may be exchanged like a
    dead card.
    .question = Can a jack be a dead card?
    .reason =
        The Harry Potter edition and the Dutch classic text define a dead card by its spaces, and a jack has
        none. The other classic texts only speak of a card that cannot be played, which a table may take
        literally.
RUL-SEQ-40 =
    One. With exchange_limit set to “unlimited” there is no limit.
    .question = How many dead cards may be exchanged in one turn of the classic edition?
    .reason = The Dutch text says one, and so do the American rules and the Harry Potter edition.
RUL-SEQ-41 =
    No. Discarding the dead card and drawing the new one are a single action.
    .question = Can the new card of an exchange be forgotten?
    .reason = The rulebooks describe it as a single step.
RUL-SEQ-42 =
    No. A turn with an exchange draws two cards in all, so that the hand keeps its size.
    .question = Does an exchange replace the draw at the end of the turn?
    .reason =
        Only the Italian text of the Harry Potter edition suggests it. That would shrink the hand just for
        an exchange.
RUL-SEQ-43 =
    On the player’s own turn, before the play. It is not possible after the play, on another player’s turn,
    or while the choice of a sequence or a penalty is open.
    .question = When can a dead card be exchanged?
    .reason = SEQ-50 places it before the play.
RUL-SEQ-44 =
    With the default options it cannot happen: the Harry Potter game has ended by then, and the classic game
    has a new draw pile. With pile_exhausted set to play_on, or exhaustion_timing set to on_needed_draw, no
    exchange is possible while the draw pile is empty.
    .question = Can a dead card be exchanged when the draw pile is empty?
    .reason = There would be no card to draw.
RUL-SEQ-45 =
    At the moment of the exchange, both spaces must hold a chip of any side; your own and locked chips count
    too. If one of these chips is removed later, the card can be played again.
    .question = When exactly is a card dead?
    .reason = SEQ-48 asks only whether both spaces are covered.
RUL-SEQ-46 =
    It stays in your hand until your next turn.
    .question = What if the new card is dead too?
    .reason = SEQ-51 allows one exchange in a turn, and public guides say the same.
RUL-SEQ-47 =
    A dead card may be exchanged even if other cards can be played; that is the player’s choice. While one
    of its two spaces is free, a card is not dead, even if the player holds both copies of it.
    .question =
        May I exchange a card even though I could play another one? And what if I hold both copies of a card
        and one of its spaces is free?
    .reason = SEQ-50 sets no such condition, and SEQ-48 asks for both spaces to be covered.
RUL-SEQ-48 =
    Yes. In both editions every exchange is announced to the whole table and shows the card.
    .question = Does the table learn which card was exchanged?
    .reason = SEQ-52 asks for it, and the card lies face up in any case.


## Sequences

SEQ-53 =
    A sequence is five spaces in an unbroken straight line, across, down or diagonal, that all count for the
    same colour.
    .source = Harry Potter: Object of the game and Playing the game. Classic: Object of the game (printed)
SEQ-54 =
    A completed sequence is permanent: none of its chips can be removed for the rest of the game.
    .source = Playing the game (printed)
SEQ-55 =
    The chips of a completed sequence are turned over to their SEQUENCE face.
    .source = Playing the game (printed)
RUL-SEQ-49 =
    No. It is recognised automatically as soon as the chip is placed.
    .question = Does a player have to call a sequence?
    .reason = Nothing in the rulebooks requires it.
RUL-SEQ-59 =
    Neither is possible. Only a placed chip is checked, and only for the side that placed it.
    .question = Can removing a chip create a sequence, or can my move complete a sequence for an opponent?
    .reason = Removing a chip only takes something away, and a chip counts for one side only.


## Long lines

SEQ-56 =
    More than one sequence may be completed in the same row or column.
    .source = Playing the game (printed)
RUL-SEQ-51 =
    It is one sequence. Exactly five of its spaces, the newly placed chip among them, become the sequence;
    only these are locked and, in the Harry Potter edition, turned over. The others remain ordinary chips
    that can be removed. With long_line_lock set to whole_line, every chip of that side in the unbroken line
    is locked, but it is still one sequence.
    .question = What is a line of six, seven or eight?
    .reason = A sequence is five spaces, and a second one may use only one of them.
RUL-SEQ-52 =
    The player who placed the chip, as part of the play and before the turn passes. The five may include a
    corner or leave it out. If no answer comes because the time is up, the player is gone or a bot has no
    preference, the five that begin first when the board is read like a page are taken. With
    long_line_choice set to “auto”, that is always done.
    .question = Who chooses the five spaces of a long line?
    .reason =
        A public guide gives the choice to the player. And the rulebooks allow players to use a corner; they
        do not force them to.
RUL-SEQ-53 =
    Two sequences, in both editions: nine in a line share the middle space, and ten need to share none. They
    may come at once, when the chip fills the gap between four and four, or one after the other. With
    collinear_share off, two sequences in the same line may not share a space, so that nine are one and ten
    are two.
    .question =
        Is a line of nine or ten one sequence or two, and may two sequences in the same line share the space
        where they meet?
    .reason =
        For the Harry Potter edition it follows from SEQ-56 and SEQ-57. The classic edition speaks only of
        crossing sequences; the American rules allow any one space to be shared, and public descriptions
        count a row of nine as two.
RUL-SEQ-56 =
    No new sequence, and the sixth chip is not locked.
    .question = What does a sixth chip at the end of a completed sequence make?
    .reason = The new five would share four spaces with the old sequence.
RUL-SEQ-57 =
    No. Number the spaces of a line of ten from 1 to 10: a first sequence on spaces 3 to 7 or 4 to 8 leaves
    no room for a second one in that line, even if nine or ten chips end up there.
    .question = Can the five spaces of a sequence be changed later?
    .reason = The chips are turned over once and for all.


## Sharing spaces

SEQ-57 =
    When two sequences are needed, the second may use at most one space of the first.
    .source = End of the game (printed)
SEQ-58 =
    Two crossing sequences of the same colour may have one chip in common.
    .source = Notes (printed)
RUL-SEQ-50 =
    All of them count at once, as long as no two share more than one space. With two sides that wins the
    game immediately.
    .question = What if one chip completes two or more sequences?
    .reason = They share exactly the space of that chip, which SEQ-57 and SEQ-58 allow.
RUL-SEQ-54 =
    Yes, a side may use the same corner for both of its sequences. Whether the corner counts as the one
    shared space makes no difference.
    .question = May a corner be the shared space, and does it count as shared?
    .reason =
        Two sequences of a side that share a corner have no other space in common: lines in different
        directions meet only once, and in a single line only one set of five contains a given corner.
RUL-SEQ-55 =
    No; that is not a second sequence.
    .question = May two sequences share two or more spaces?
    .reason = SEQ-57 allows only one.
RUL-SEQ-58 =
    No, and it never matters, because a side with two sequences has won.
    .question = Is a chip special when it belongs to two sequences?
    .reason = No side needs more than two sequences; see SEQ-18.
RUL-SEQ-60 =
    No. The first sequence wins.
    .question = Does sharing matter with three sides?
    .reason = With three sides one sequence is enough; see SEQ-18.


## Team talk and coaching

SEQ-59 =
    Coaching is forbidden in team play: nobody may warn a teammate who is about to make a mistake.
    .source = Team play (printed)
SEQ-60 =
    The penalty for coaching: every member of that team discards one card of their choice from their hand.
    No card is drawn to replace it.
    .source = Team play (printed; that nothing is drawn is inferred)
SEQ-61 =
    Players may not consult one another about their cards, unless this was agreed before the game. There is
    no penalty.
    .source = Notes (printed; no penalty is named)
RUL-SEQ-70 =
    While talk is forbidden, teams have no private channel, and the table chat is kept and can be read by
    everyone. Any signal that warns or advises a teammate is coaching, whether by chat, voice, ping or
    emoji.
    .question = How is coaching prevented?
    .reason = SEQ-59 and SEQ-61 forbid it.
RUL-SEQ-71 =
    A player of another side may claim that a team has coached; there is one open claim for each team at a
    time. The claim is upheld if a member of that team admits it or the host of the table decides so;
    otherwise it is dismissed without effect. Play goes on meanwhile, and the end of the game clears open
    claims. The program never judges what was said. By default the penalty exists in the Harry Potter
    edition only; coaching_penalty can switch it on or off.
    .question = How is coaching claimed?
    .reason = It works as at a real table.
RUL-SEQ-72 =
    At once, between two actions. The game waits until every member of the team has chosen a card to give
    up, which may be any card, even a jack. It is not replaced, and a draw that is still owed stays owed. If
    the time is up or the member has left, a random card is taken.
    .question = How is the penalty carried out?
    .reason = SEQ-60 asks every member of the team for a card.
RUL-SEQ-73 =
    A last card must be given up; an empty hand gives nothing. Without teams there is no coaching rule.
    .question = What about members with one card or none, and games without teams?
    .reason = The rule is about teammates and every member of the team.
RUL-SEQ-74 =
    It is agreed before the game and cannot be changed later. With team_talk set to “allowed”, each team has
    a private channel; with share_hands on as well, teammates see one another’s hands. Forbidden talk
    carries no penalty in this edition, unless coaching_penalty is on.
    .question = How does a table of the classic edition agree to allow talk?
    .reason = SEQ-61 asks for an agreement before the game and names no penalty.
RUL-SEQ-75 =
    Not according to the rulebook. The option team_talk allows it anyway; such a table is marked as playing
    a house rule, and the penalty is off.
    .question = May a table of the Harry Potter edition agree to allow talk?
    .reason = SEQ-59 allows no exception.


## End of the game

SEQ-62 =
    The first side to complete the sequences it needs wins immediately, and the game ends. SEQ-18 says how
    many that is.
    .source = Object of the game and End of the game (printed)
SEQ-63 =
    When the draw pile has no cards left, the game ends in a draw: nobody wins.
    .source = Playing the game (printed; Dutch gives the exact moment)
SEQ-64 =
    After such a draw, all chips are taken off the board and a new game may begin.
    .source = Playing the game (printed)
SEQ-65 =
    The classic rulebook does not say what happens when the draw pile runs out. RUL-SEQ-66 fills the gap.
    .source = Not printed in any language
RUL-SEQ-61 =
    The win comes first. The winner does not draw, cards still owed are void, and every further action is
    refused.
    .question = What if a play wins the game while cards are still to be drawn?
    .reason = SEQ-62 ends the game at once.
RUL-SEQ-62 =
    When the last card is taken. With exhaustion_timing set to on_needed_draw, the game ends only when a
    card is needed and missing: at the moment a draw is owed, even where players draw by hand.
    .question = Does the Harry Potter game end when the last card is taken, or when a card is needed and missing?
    .reason =
        The Dutch text says exactly this, and the others speak of a pile with no cards left. None of them
        mentions a card that is needed and missing.
RUL-SEQ-63 =
    That also ends the game at once; the player who exchanged the card does not get to play.
    .question = What if the last card is taken in an exchange of a dead card?
    .reason = The rulebook does not distinguish between one draw and another.
RUL-SEQ-64 =
    Yes, it is still a draw. With exhaustion_tiebreak set to most_sequences, the side with more sequences
    wins.
    .question = Is the game a draw even if one side has a sequence more?
    .reason = The rulebook gives no way to break the tie.
RUL-SEQ-65 =
    The game is recorded as a draw, and the table offers a rematch with the same seats and a new draw for
    the start.
    .question = Does a new game begin automatically after a draw?
    .reason = SEQ-64; the French text only says that a new game can begin, and a digital table should ask.
RUL-SEQ-66 =
    The moment the last card is taken, all discard piles are shuffled into a new draw pile, with the jacks
    and all exchanged or given-up cards. Hands and board stay as they are. The option pile_exhausted can
    replace this: “reshuffle” does it in either edition, draw_game ends the game as a draw, and play_on goes
    on without drawing.
    .question = What happens in the classic edition when the draw pile runs out?
    .reason = It is the official American rule.
RUL-SEQ-67 =
    No more cards are drawn and none are owed. The players play out their hands; once nobody can play,
    RUL-SEQ-17 ends the game.
    .question = How does the game go on without a draw pile, when pile_exhausted is set to play_on?
    .reason = The option needs an ending.


## Leaving and time

RUL-SEQ-76 =
    The seat waits. Without a time limit nothing else happens. With one, the game makes a random legal move
    when the time is up and draws the card; it exchanges or passes only if nothing else is possible.
    .question = What if a player loses their connection?
    .reason = The rulebooks say nothing about it.
RUL-SEQ-77 =
    A substitute, human or bot, may take over the seat and the hand. Without one, the seat is skipped from
    then on, its hand is set aside without joining a discard pile, and the chips stay. When all seats of a
    side are gone, the side is out; its chips stay and can still be removed unless they are locked. The
    number of sequences needed does not change. With on_leave set to “skip” there is no substitute; with
    “abort” the game ends.
    .question = What if a player leaves for good?
    .reason = This is fair to those who stay.
RUL-SEQ-78 =
    It wins by forfeit.
    .question = What if only one side is left?
    .reason = Nobody is left to play against.
RUL-SEQ-79 =
    A side may concede if all of its members who are present agree. With two sides the other side wins; with
    three it is as if the side had left.
    .question = Can a side concede?
    .reason = A lost game need not be played to the end, but one member cannot give up for the others.


## Where the editions differ

difference-sequence-chip-colours = Chip colours
    .harry-potter-2021 = gold and onyx, silver for a third side
    .classic-2022 = blue and green, red for a third side
difference-sequence-chip-supply = Number of chips
    .harry-potter-2021 = 50, 50 and 35
    .classic-2022 = the same
difference-sequence-chip-faces = Faces of a chip
    .harry-potter-2021 = one face when placed, the other in a completed sequence
    .classic-2022 = not mentioned; the screen shows a lock instead
difference-sequence-suits = Suits
    .harry-potter-2021 = four houses
    .classic-2022 = four suits
difference-sequence-player-numbers = Numbers of players
    .harry-potter-2021 = stated as a rule
    .classic-2022 = follows only from the list of hand sizes
difference-sequence-start-drawers = Who draws for the start
    .harry-potter-2021 = each player
    .classic-2022 = each side
difference-sequence-start-card = Which card decides
    .harry-potter-2021 = the lowest, and it decides the dealer
    .classic-2022 = the highest, and it decides the side that starts
difference-sequence-start-ace = The ace in that draw
    .harry-potter-2021 = high, as stated
    .classic-2022 = not stated; high by our ruling
difference-sequence-start-tie = A tie in that draw
    .harry-potter-2021 = not stated; draw again by our ruling
    .classic-2022 = draw again, as stated
difference-sequence-first-turn = First turn
    .harry-potter-2021 = the player on the dealer’s left
    .classic-2022 = the starting side; which member is not stated
difference-sequence-forgotten-draw = A forgotten draw is lost
    .harry-potter-2021 = when the next player starts to act
    .classic-2022 = when the next player has moved and drawn
difference-sequence-lost-draw = What is lost
    .harry-potter-2021 = fewer cards than the others
    .classic-2022 = one card; the effect is the same
difference-sequence-dead-card = Dead card
    .harry-potter-2021 = both spaces are covered; it is announced; one per turn
    .classic-2022 = it cannot be played; no announcement; one per turn only in Dutch
difference-sequence-jack-turn = A jack is the whole turn
    .harry-potter-2021 = stated
    .classic-2022 = implied
difference-sequence-no-replacement = No chip in place of a removed one
    .harry-potter-2021 = implied
    .classic-2022 = stated
difference-sequence-same-line = Several sequences in one row or column
    .harry-potter-2021 = allowed, as stated
    .classic-2022 = not mentioned; allowed by our ruling
difference-sequence-sharing = Sharing
    .harry-potter-2021 = at most one space of the first sequence
    .classic-2022 = two crossing sequences may share one chip
difference-sequence-coaching = Talk between teammates
    .harry-potter-2021 = strictly forbidden; each member of the team gives up a card
    .classic-2022 = forbidden unless agreed before the game; no penalty
difference-sequence-empty-pile = Empty draw pile
    .harry-potter-2021 = nobody wins; the chips come off and a new game follows
    .classic-2022 = not stated; the discards are shuffled by our ruling


## Where the printed languages differ

reading-sequence-harry-potter-2021-forgotten-draw = When a forgotten draw is lost
    .difference =
        English and Italian: when the next player moves. Portuguese: plays. French and Spanish: has begun.
        Dutch, German and Polish: when the next turn begins.
    .reading = Lost with the first accepted action of the next player, whether an exchange or a play.
    .reason =
        A turn becomes visible with its first action. If the mere passing of the turn were enough, nobody
        could ever draw in time.
reading-sequence-harry-potter-2021-empty-pile = When the empty pile ends the game
    .difference = Dutch: as soon as the last card is taken. All others: when no cards are left.
    .reading = At once, when the last card is taken.
    .reason = Dutch is the exact form of what the others say.
reading-sequence-harry-potter-2021-new-game = After a drawn game
    .difference = French: a new game can begin. All others: a new game is begun.
    .reading = The game is a draw, and a rematch is offered.
    .reason = A digital table should ask the players.
reading-sequence-harry-potter-2021-dead-card-limit = How many dead cards per turn
    .difference =
        Spanish and Dutch: at most one. English, French, German, Portuguese and Polish: a note in brackets,
        one card in each turn. Italian: the turn is then played without drawing another card.
    .reading = One exchange per turn, and you still draw at the end of the turn.
    .reason =
        Italian misreads the note; it would shrink the hand just for an exchange. Spanish is clear, and the
        American rules agree.
reading-sequence-harry-potter-2021-dead-card-duty = Whether a dead card must be exchanged
    .difference = Italian: the player will discard it. All others: may.
    .reading = Free choice, unless there is no legal play.
    .reason = Seven languages agree.
reading-sequence-harry-potter-2021-corner = Corners
    .difference = Italian: usable if one of your chips lies there. All others: as if it lay there.
    .reading = As if it lay there.
    .reason = Italian is a slip; its next sentence, four chips are enough, needs the other reading.
reading-sequence-harry-potter-2021-matching-space = Where a card may be played
    .difference = Spanish: any space that is not covered. All others: either space of that card.
    .reading = Either of the two spaces that show the card.
    .reason = Spanish leaves out the words for “of the card”.
reading-sequence-harry-potter-2021-wild-target = Where a wild jack may be played
    .difference = Spanish: any space. All others: any open space.
    .reading = Any open space.
    .reason = A covered space is never open.
reading-sequence-harry-potter-2021-removal = Whose chip is removed
    .difference =
        The wording ranges from the opponent’s chip to any opposing chip or a chip of the opposing team or
        player.
    .reading = Any chip of any other side that is not locked.
    .reason = With three sides there are two opponents.
reading-sequence-harry-potter-2021-sharing = What two sequences may share
    .difference = Dutch: one chip of the previous sequence. All others: one space.
    .reading = One space; a corner is a space too.
    .reason = It makes no practical difference.
reading-sequence-harry-potter-2021-same-line = Several sequences in one line
    .difference =
        Spanish: as if it were a new sequence. All others: another one in a row or column that already holds
        one.
    .reading = Allowed in every direction, diagonals included.
    .reason = The limit on sharing already prevents abuse.
reading-sequence-harry-potter-2021-coaching = What counts as coaching
    .difference =
        English, French, Dutch, German and Polish: saying something. Spanish and Portuguese: warning. Italian:
        warning in any way. Dutch also forbids any consultation.
    .reading = Any signal counts.
    .reason = Gestures have no digital form, but chat, voice and pings do.
reading-sequence-harry-potter-2021-seating = Seating
    .difference =
        Polish: teams must play alternately. All others: sit alternately. Portuguese counts the opponents on
        both sides, two or four.
    .reading = Alternate seats; with three teams every third seat.
    .reason = The result is the same.
reading-sequence-harry-potter-2021-player-numbers = Numbers of players
    .difference = Italian: 2 to 12 players who can be divided into two or three teams.
    .reading = Any number from 2 to 12 that can be divided by 2 or by 3.
    .reason = It is the same set of numbers.
reading-sequence-harry-potter-2021-colours = Name of a colour
    .difference = Spanish: black. All others: onyx.
    .reading = Onyx.
    .reason = They are the same chips.
reading-sequence-harry-potter-2021-jack-persons = Characters on the jacks
    .difference =
        Portuguese pairs each character with a house. All others list houses and characters in the same
        order.
    .reading =
        Ron Weasley with Gryffindor, Snape with Slytherin, Tonks with Hufflepuff, Trelawney with Ravenclaw.
    .reason = Portuguese is explicit.
reading-sequence-harry-potter-2021-spelling = Odd words
    .difference = Portuguese has garbled words for joker and jack; Polish speaks of a sequence symbol.
    .reading = They mean nothing special.
    .reason = They are printing errors.

reading-sequence-classic-2022-end-draw = Drawing at the end of the turn
    .difference = English only warns against forgetting the card. All others tell you to draw it.
    .reading = You draw one card.
    .reason = English has lost a sentence; its warning makes no sense without it.
reading-sequence-classic-2022-forgotten-draw = When a forgotten draw is lost
    .difference =
        English, Italian, Spanish and Portuguese: the next player has moved and drawn. French, Dutch,
        German and Polish: has placed a chip and drawn.
    .reading = A move includes removing a chip with a jack.
    .reason = Otherwise a jack would prolong the right.
reading-sequence-classic-2022-whose-card = Whose card the next player draws
    .difference = Spanish and Portuguese: your card. All others: their own card.
    .reading = Their own card at the end of their turn.
    .reason = It is a slip of one word.
reading-sequence-classic-2022-loss = What is lost
    .difference = French: the right is lost for good.
    .reading = Only that one draw; later turns draw as usual.
    .reason = The same sentence speaks of one card fewer, not of no more cards.
reading-sequence-classic-2022-how-long = For how long
    .difference =
        English, Italian and Polish: the game is finished with one card fewer. All others: it goes on that
        way.
    .reading = Until the end of the game.
    .reason = It means the same.
reading-sequence-classic-2022-dead-card-limit = How many dead cards per turn
    .difference = Dutch: only one. All others are silent.
    .reading = One.
    .reason = Only Dutch mentions it; the Harry Potter edition and the American rules agree.
reading-sequence-classic-2022-dead-card = What a dead card is
    .difference = Dutch: a card without a free space. Six languages: a card that cannot be played.
    .reading = A card without a free space; jacks are never dead.
    .reason = Dutch is precise, and the American rules agree.
reading-sequence-classic-2022-dead-card-missing = The missing rule
    .difference =
        Polish has no rule on dead cards; it repeats the paragraph on the draw for the start instead.
    .reading = The rule applies.
    .reason = It is a printing error.
reading-sequence-classic-2022-sharing = Which sequences may share
    .difference =
        English, German and Italian: intersecting ones. French, Dutch, Spanish and Portuguese: crossing ones.
        Polish: perpendicular ones.
    .reading = Any two sequences of one side may have one space in common, whatever their directions.
    .reason =
        Diagonals must be able to cross, so Polish is too narrow. For two sequences in the same line see the
        ruling, which has an option.
reading-sequence-classic-2022-consultation = Consulting one another
    .difference =
        Spanish and Portuguese: players may not look at the others’ cards unless agreed. All others: may not
        consult about the cards unless agreed.
    .reading = Both are forbidden; talk and open hands can be allowed separately.
    .reason = This covers both versions.
reading-sequence-classic-2022-wild-target = Where a wild jack may be played
    .difference =
        Spanish and Portuguese: whichever space you like, even without its card. All others: a free space.
    .reading = A free space only.
    .reason = A covered space is never open.
reading-sequence-classic-2022-removal = Whose chip is removed
    .difference = Spanish and Portuguese: that of whichever player you like. All others: an opponent’s.
    .reading = A chip of any other side, never one of your own.
    .reason = Six languages agree.
reading-sequence-classic-2022-replacement = The space of the removed chip
    .difference =
        Italian: you cannot put a chip of your own there. Polish says nothing. All others: the chip is not
        replaced.
    .reading = You place no chip in that turn.
    .reason = Italian is the clearest.
reading-sequence-classic-2022-teams = Teams
    .difference =
        Spanish and Portuguese: above three, players play in pairs in two or three teams. Italian and Polish
        do not say that teams are equal.
    .reading = Equal teams of any possible size.
    .reason = The list of hand sizes goes up to 12 players.
reading-sequence-classic-2022-hand-sizes = List of hand sizes
    .difference = Italian, Spanish and Portuguese: 10 to 12 players. All others: 10 or 12.
    .reading = 11 players are not possible.
    .reason = 11 cannot be divided into equal teams.
reading-sequence-classic-2022-goal = Who wins
    .difference = Spanish and Portuguese: the first player. All others: the first player or team.
    .reading = The first side.
    .reason = Both texts mention teams when they describe the end of the game.
reading-sequence-classic-2022-starter = Who starts
    .difference =
        Polish: the player who drew the highest card. Dutch and Portuguese: the one who drew it. Spanish can
        be read either way. English, French, German and Italian: the team.
    .reading = The team; the member who drew for it opens the game.
    .reason = It satisfies both.
reading-sequence-classic-2022-tie = A tie for the start
    .difference = English and Dutch: draw again. All others: take a second or another card.
    .reading = Those who are tied draw again.
    .reason = It means the same.
reading-sequence-classic-2022-directions = Directions of a sequence
    .difference = Polish names no directions. All others: across, down or diagonal.
    .reading = All three.
    .reason = Seven languages agree.
reading-sequence-classic-2022-seating = Seating
    .difference =
        Polish: teammates sit on opposite sides of the board, alternating with opponents. All others: they
        alternate.
    .reading = Alternate seats; with three teams every third seat.
    .reason = Opposite sides fit four players only.
reading-sequence-classic-2022-corners = Name of the corners
    .difference = Dutch calls them bonus spaces, the others joker spaces.
    .reading = No difference.
    .reason = Only the name differs.
reading-sequence-classic-2022-contents = Colour of the third chips
    .difference = Italian: 35 “green red” chips. All others: 35 red ones.
    .reading = 35 red chips.
    .reason = It is a printing error.


## Options

option-sequence-teams =
    The number of teams. Only 6 or 12 players have a choice.
option-sequence-colours =
    The sides’ colours as a list, one for each side. The third colour is for a third side only.
option-sequence-starter =
    Which member of the starting team takes the first turn in a team game of the classic edition: the one who
    drew the card, or a random one.
option-sequence-draw_mode =
    Whether players draw by hand and may forget to, or cards are drawn for them.
option-sequence-draw_grace =
    How many seconds a bot waits for the human player before it to draw.
option-sequence-forgotten_draw =
    When a forgotten draw is lost: as in the edition, with the next player’s first action, after the next
    player’s own draw, or never because of others.
option-sequence-exchange_limit =
    How many dead cards may be exchanged in one turn.
option-sequence-jack_exchange =
    Whether a jack that cannot be played may be exchanged, which is the literal reading of most classic texts.
option-sequence-empty_hand =
    Whether a player without cards is skipped, or draws one card in place of a turn.
option-sequence-collinear_share =
    Whether two sequences in the same line may share the space where they meet.
option-sequence-long_line_lock =
    Whether only the five chips of the sequence are locked, or every chip of that side in the unbroken line.
option-sequence-long_line_choice =
    Whether the player chooses the five of a long line, or the first five are taken.
option-sequence-pile_exhausted =
    What happens when the draw pile runs out: as in the edition (a drawn game in the Harry Potter edition, a new
    pile from the discards in the classic edition), always a new pile, always a drawn game, or play without drawing.
option-sequence-exhaustion_timing =
    Whether a game that ends with the draw pile ends when the last card is taken, or when a card is needed and
    missing.
option-sequence-exhaustion_tiebreak =
    Whether such a game is always a draw, or is won by the side with more sequences.
option-sequence-limit_chips =
    Whether the printed number of chips is a limit.
option-sequence-team_talk =
    Whether teammates may talk. In the Harry Potter edition allowing it is a house rule.
option-sequence-share_hands =
    Whether teammates see one another’s hands. For this, teammates must also be allowed to talk.
option-sequence-coaching_penalty =
    Whether coaching costs a card: as in the edition (on in the Harry Potter edition, off in the classic
    edition), always, or never.
option-sequence-turn_limit =
    How long a turn may take: without limit, or a number of seconds.
option-sequence-on_leave =
    What happens when a player leaves for good: a substitute may take over, the seat is skipped, or the game
    ends.
option-sequence-breakable_sequences =
    Whether anti-wild jacks may break completed sequences, which is a house rule.


## Procedures

procedure-sequence-board = The board
    .text =
        Rows are numbered 0 to 9 from top to bottom, columns 0 to 9 from left to right. A card is written as
        its rank and the first letter of its suit: spades, hearts, diamonds, clubs. The four corners show no
        card. The Harry Potter edition uses the same board with houses in place of suits; see RUL-SEQ-02 and
        RUL-SEQ-03.

        | | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
        |---|---|---|---|---|---|---|---|---|---|---|
        | **0** | corner | 2S | 3S | 4S | 5S | 6S | 7S | 8S | 9S | corner |
        | **1** | 6C | 5C | 4C | 3C | 2C | AH | KH | QH | 10H | 10S |
        | **2** | 7C | AS | 2D | 3D | 4D | 5D | 6D | 7D | 9H | QS |
        | **3** | 8C | KS | 6C | 5C | 4C | 3C | 2C | 8D | 8H | KS |
        | **4** | 9C | QS | 7C | 6H | 5H | 4H | AH | 9D | 7H | AS |
        | **5** | 10C | 10S | 8C | 7H | 2H | 3H | KH | 10D | 6H | 2D |
        | **6** | QC | 9S | 9C | 8H | 9H | 10H | QH | QD | 5H | 3D |
        | **7** | KC | 8S | 10C | QC | KC | AC | AD | KD | 4H | 4D |
        | **8** | AC | 7S | 6S | 5S | 4S | 3S | 2S | 2H | 3H | 5D |
        | **9** | corner | AD | KD | QD | 10D | 9D | 8D | 7D | 6D | corner |

        The board has 192 straight sets of five spaces: 60 across, 60 down and 36 in each diagonal direction.
        Twelve of them contain a corner, three for each corner, and none contains two.
procedure-sequence-actions = Who may do what
    .text =
        | Action | Who | When |
        |---|---|---|
        | Play a card on a space | the player on turn | once per turn; an anti-wild jack removes the chip there, any other card places one |
        | Exchange a dead card | the player on turn | before the play, once per turn |
        | Draw | the player to whom a card is owed | after the play, until the right is lost |
        | Choose the five of a long line | the player who just placed the chip | only while there is a choice; everything else waits for it |
        | Pass | the player on turn | only as in RUL-SEQ-16; an empty hand passes automatically |
        | Give up a card | every member of a team under a penalty | while the penalty is open; everything else waits for it |
        | Claim coaching, admit it, decide on it | see RUL-SEQ-71 | at any time in a team game |
        | Leave, concede | any player; for a concession all present members of a side | at any time |
procedure-sequence-resolution = Order of resolution
    .text =
        An accepted play is settled in this order:

        1. Older rights to draw are lost where “Rights to draw” says so.
        2. The card goes to the player’s own discard pile.
        3. The chip is placed or removed.
        4. After a placed chip, sequences are recognised, and the player makes the choice if there is one.
        5. If the side now has the sequences it needs, it wins and the game ends here.
        6. One card is owed to the player. With draw_mode set to “auto” it is drawn now.
        7. The turn passes clockwise to the next seat.

        Whenever a card has been taken from the draw pile and none is left, “Empty draw pile” applies at once.
procedure-sequence-registration = Recognising sequences
    .text =
        A space counts for a side if it holds a chip of that side or is a corner. When a side has placed a
        chip:

        1. Find every straight set of five spaces that contains the new chip and whose spaces all count for
           the side. Leave out those that have more than one space in common with a sequence the side
           already has.
        2. Two of these sets go together if they have at most one space in common. In different directions
           they always do, because they meet only at the new chip. In the same direction they do only if one
           ends and the other begins at the new chip.
        3. As many sets as can go together become sequences. If the side then has the sequences it needs, it
           wins, and nobody is asked to choose.
        4. If there is more than one way to do this and the side has not won, the player who placed the chip
           chooses. This happens only when a side gets the first of two sequences from a line of six to
           eight; with collinear_share off, also from a line of nine. The choice is among the sets of five
           in that line that contain the new chip.
        5. The spaces of a sequence are then fixed for the game, and the chips on them are locked. All other
           chips, in the same line too, stay unlocked.

        Only a placed chip starts this check. A set of five that was left out once can never become a
        sequence later.

        Number the ten spaces of a row, a column or one of the two longest diagonals from 1 to 10. A second
        sequence in the same line is possible only if the first one lies on 1 to 5, 2 to 6, 5 to 9 or 6 to
        10. For instance, 2 to 6 and 6 to 10 share one space, while 1 to 5 and 6 to 10 share none. Where both
        ends of the line are corners, eight chips are enough for two sequences.
procedure-sequence-draw-rights = Rights to draw
    .text =
        This matters only with draw_mode set to “manual”. Each play entitles its player to one card.

        - **Harry Potter 2021**: the right is lost when any later exchange or play is accepted, normally
          that of the next player, and at the latest your own. At most one card is owed at any time.
        - **Classic 2022**: the right is lost when the card of a later play is drawn or lost, or when your
          own next exchange or play is accepted. Cards can be owed to several players at once.
        - **Both**: a pass, a refused action, chat, or the mere fact that the turn has moved on ends no right.
          The card drawn in an exchange is not an owed card: it neither uses up a right to draw nor, as a
          draw, ends one.
procedure-sequence-empty-pile = Empty draw pile
    .text =
        - **Harry Potter 2021**: the moment the last card is taken, at the end of a turn or in an exchange, and
          nobody has won, the game ends as a draw.
        - **Classic 2022**: the moment the last card is taken, the discard piles of all players are shuffled
          together and become the new draw pile. Play goes on.

        The options pile_exhausted, exhaustion_timing and exhaustion_tiebreak change this.


## Refused actions

refusal-sequence-not_your_turn = It is not your turn.
refusal-sequence-card_not_in_hand = You do not have that card.
refusal-sequence-cell_mismatch = That space does not show this card.
refusal-sequence-line_mismatch = Choose one of the offered sets of five spaces.
refusal-sequence-cell_occupied = There is already a chip on that space.
refusal-sequence-corner = No chip can be placed on a corner or removed from it.
refusal-sequence-empty_cell = There is no chip on that space to remove.
refusal-sequence-own_chip = You cannot remove a chip of your own side.
refusal-sequence-locked_chip = You cannot remove a chip of a completed sequence.
refusal-sequence-not_dead = That card is not dead, so you cannot exchange it.
refusal-sequence-exchange_used = You have already exchanged a dead card this turn.
refusal-sequence-no_draw_owed = You have no card to draw.
refusal-sequence-no_chips = Your side has no chips left to place.
refusal-sequence-must_play = You can play a card, so you cannot pass.
refusal-sequence-must_exchange = Exchange your dead card before you pass.
refusal-sequence-pending_choice = The five spaces of the long line must be chosen first.
refusal-sequence-pending_forfeit = The penalty for coaching must be paid first.
refusal-sequence-game_over = The game is over.
refusal-sequence-pile_empty = The draw pile is empty, so you cannot exchange a card.
refusal-sequence-no_choice = There is no long line to choose from.
refusal-sequence-no_penalty = There is no penalty to pay.
refusal-sequence-not_available = Coaching cannot be claimed at this table.
refusal-sequence-no_such_side = That side is not in the game.
refusal-sequence-own_side = You cannot accuse your own side.
refusal-sequence-claim_open = There is already an open claim against that side.
refusal-sequence-no_claim = There is no such claim.
refusal-sequence-not_host = Only the host of the table decides claims.
refusal-sequence-seat_left = You have left the game.
refusal-sequence-no_substitute = Nobody may take over a seat at this table.
refusal-sequence-already_conceded = You have already agreed to concede.
