### The rules of the Quidditch card game in English: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/quidditch/rules.toml.


## The document

document-quidditch = Quidditch, the card game: the rules
    .intro =
        This page lists every rule of the Quidditch card game as Common Room plays it. Two houses meet on
        the pitch. You lay cards face down at the balls, turn them over, score goals, dodge Bludgers, and
        play until somebody catches the Golden Snitch.

        - An id such as QCG-40 names a **rule**: the printed leaflet states it, or it follows directly from
          it. The source says where to find it, and whether it was printed, inferred from the printed text,
          or taken from a public source outside the leaflet.
        - An id such as RUL-QCG-40 names a **ruling**: our decision where the leaflet is silent, unclear or
          at odds with itself. It gives the question, the answer and the reason. Some rulings can be changed
          by an option when a table is opened.

        A few words come up everywhere:

        - The **house deck** is your own deck, and it has its own discard pile. The **pitch deck** belongs to
          both players. The **pitch** is the place between you where the balls lie face up, and your **won
          pile** holds the pitch cards that you have won.
        - A **ball** is a Quaffle, a Bludger or the Golden Snitch on the pitch. A ball is **contested**, or
          in play, when at least one player goes for it this round, and **settled** once its result is
          known.
        - The **leader** opens the round; the other player is the **second player**.
        - To **lay** a card is to put it face down at a contested ball. A special card that is laid is **set
          aside**: it has no power there. To **play** a special card is to show it from your hand, say what
          it does and let it take effect.
        - The **effective value** of a laid player card is its printed value after everything that lowers it.
        - A player with nothing that counts at a ball has **no card** there; see RUL-QCG-33.
        - A player who loses a Bludger to the other player is **hit**.

        This is an unofficial page: all rules are in our own words, it does not replace the leaflet in your
        box, and the names of games, publishers, houses and characters are trademarks of their owners.
    .contents = Contents
    .editions = Editions
    .edition = Edition
    .id = Written as
    .box = Box
    .topic = Topic
    .ids = See
    .readings = Where the leaflet is unclear and how we read it
    .readings-intro =
        We read the Dutch leaflet of the game. It has slips, gaps and contradictions; these are the ones
        that matter in play.
    .difference = The text
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
        The cards, and the same rules once more, in the exact order in which they are applied.
    .refusals = Refused actions
    .refusals-intro =
        An action that is not allowed is refused with a code that says why; these are the codes you can meet
        in play. A refused action changes nothing: the card stays in your hand, and whoever had to act still
        has to.
    .code = Code
    .meaning = Meaning
    .source = Source
    .rulings = Ruling

edition-quidditch-card-game-2001 = Card game 2001
    .box = Quidditch, the card game for two, Mattel 2001


## Sections

section-quidditch-components = Components
    .about = the three decks, player cards, special cards, pitch cards
section-quidditch-setup = Setup
    .about = houses, first hands, who leads first
section-quidditch-information = Open and hidden information
    .about = what players and spectators may see, and where chance comes from
section-quidditch-goal = Goal and points
    .about = what the balls are worth and how long a game lasts
section-quidditch-round = The round
    .about = who leads, how a round begins and ends
section-quidditch-pitch = The pitch
    .about = how many balls there can be, what is drawn, what stays
section-quidditch-declaring = Declaring
    .about = saying which Bludgers and whether the Snitch you play for
section-quidditch-laying = Laying cards
    .about = how many cards, too few cards, bluffs, having no card
section-quidditch-quaffle = The Quaffle
    .about = the ball that is always played for, Keepers and saves
section-quidditch-bludger = Bludgers
    .about = Beaters, hits and smaller hands
section-quidditch-free-goal = Free Goals
    .about = the goal that needs no card
section-quidditch-snitch = The Golden Snitch
    .about = Seekers, the catch, the final chase
section-quidditch-new-round = A new round
    .about = refilling the hand, empty house decks
section-quidditch-several-balls = Several balls at once
    .about = who chooses the order, and when
section-quidditch-specials = Special cards
    .about = the five kinds of jinxes and spells, their targets, where they go
section-quidditch-windows = Windows
    .about = when special cards can be played, and who acts first
section-quidditch-answers = Answers
    .about = cancelling a special card
section-quidditch-fouls = Fouls and Referees
    .about = a Keeper taken out, penalties, and how they are stopped
section-quidditch-end = End of the game
    .about = discard piles, the last balls, counting, draws
section-quidditch-leaving = Time, bots and conceding
    .about = clocks, absent players, what bots may do, conceding


## Components

QCG-01 =
    Quidditch is a duel for exactly two people. The box recommends it from the age of eight.
    .source = Cover (printed)
QCG-02 =
    The 108 cards form three decks with different backs: 40 scarlet ones for Gryffindor, 40 green ones for
    Slytherin, and 28 blue pitch cards for both.
    .source = Contents (printed; the total is computed)
QCG-03 =
    A house deck contains two kinds of cards. Chasers, Keepers, Beaters and Seekers are player cards;
    Referees, fouls, jinxes and spells are special cards.
    .source = Looking at your cards (printed)
QCG-04 =
    A player card shows a role and a value. Chasers range from 4 to 10, Keepers from 6 to 10 and Beaters
    from 1 to 3; a Seeker has 11 or 12.
    .source = Playing for a Quaffle, Playing for a Bludger and Playing for the Golden Snitch (printed)
QCG-05 =
    You have two Seekers in your house deck: one is worth 11, the other 12.
    .source =
        Playing for the Golden Snitch. Number and values are printed, though for the wrong deck; a public review
        confirms one Seeker of each value.
QCG-06 =
    Neither house is stronger: both house decks hold the same cards in the same numbers.
    .source = Not in the leaflet; from a public source, a review of the game.
QCG-07 =
    The pitch deck is made up of Quaffles, Bludgers, Free Goals and a single Golden Snitch.
    .source = Playing and Playing for the Golden Snitch (printed)
QCG-08 =
    The Quaffle is the most common pitch card.
    .source = Playing for a Quaffle (printed)
RUL-QCG-81 =
    The decks listed under “The decks” in the procedures. They are our own design wherever no source counts
    the cards. If you own the box, you can use its decks instead with deck_data; both players then use the
    same house deck, and the decks must pass the checks listed there too.
    .question = How many copies of each card are there, and may a table use decks of its own?
    .reason =
        Only the Snitch and the Seekers are counted in any source that we found. Someone who owns the box
        can simply look.


## Setup

QCG-09 =
    Sort the cards into their three decks, shuffle each deck, and put it face down.
    .source = Preparation (printed)
QCG-10 =
    Put the pitch deck in the middle of the table, within reach of both players.
    .source = Preparation (printed)
QCG-11 =
    Each player chooses a house: one plays Gryffindor, the other Slytherin.
    .source = Preparation (printed; that the houses differ is inferred from there being one deck of each)
QCG-12 =
    Your first hand is the top five cards of your own house deck. Keep it hidden from your opponent.
    .source = Preparation (printed)
QCG-13 =
    Slytherin always leads the first round.
    .source = Start of the game (printed)
RUL-QCG-17 =
    The player who came to the table first chooses, and the other takes the house that is left. At an online
    table each seat may ask for a house before the game starts: the first seat’s wish comes first, then the
    second’s, and without any wish the first seat plays Gryffindor.
    .question = What if both players want the same house?
    .reason =
        Something has to settle it. It hardly matters: the decks are equal, so the house only decides who
        leads first.
RUL-QCG-18 =
    No. You play with the five cards you were dealt.
    .question = May a poor opening hand be exchanged?
    .reason = The leaflet does not mention a second deal, and every round refills the hand anyway.


## Open and hidden information

RUL-QCG-76 =
    Yes. Either player may look through both discard piles from top to bottom. The option discard_view can limit
    what you see of the other player’s pile to its top card.
    .question = May the discard piles be looked through?
    .reason = Both players saw each card when it was discarded.
RUL-QCG-77 =
    Open to all: how many cards each hand, each house deck and the pitch deck hold; the pitch and its
    discard pile; the won piles and the points; the special cards played this round; hits, leader and number
    of the round; which balls have cards at them; and which cards make up the decks. Hidden: the other
    player’s hand and face-down cards, and the order of every face-down deck, including your own.
    .question = What else is open, and what is hidden?
    .reason = This is what two people at a real table could see and count.
RUL-QCG-78 =
    Only what is open to everyone.
    .question = What do spectators see?
    .reason = A spectator who knew a hand could give it away.
RUL-QCG-80 =
    One source of chance, which starts from the seed of the match. Seed and actions together replay the
    match exactly.
    .question = Who shuffles, and who picks cards at random?
    .reason = No player can influence it, and everyone can check it afterwards.


## Goal and points

QCG-14 =
    Every Quaffle that you win scores you 10 points.
    .source = Playing and Playing for a Quaffle (printed)
QCG-15 =
    Every Free Goal that you turn up scores you 10 points.
    .source = Playing and Playing for a goal card (printed)
QCG-16 =
    Catching the Golden Snitch scores 150 points.
    .source = Playing and Playing for the Golden Snitch (printed)
QCG-17 =
    Bludgers score nothing. Even when you win one, it does not go to your won pile.
    .source = Playing for a Bludger (printed; that they score nothing is inferred)
QCG-18 =
    You play round after round until the Golden Snitch is caught.
    .source = Object of the game and Winner (printed)
QCG-19 =
    When the game is over, the player with the most points wins.
    .source = Object of the game and Winner (printed)
QCG-20 =
    Catching the Snitch does not win by itself: if the other player is still ahead after the 150 points,
    that player wins. It is hard, but it can be done.
    .source = Winner (printed)


## The round

QCG-21 =
    A game is made up of many short rounds.
    .source = Start of the game (printed)
QCG-22 =
    You and your opponent take turns leading, one round each.
    .source = Start of the game (printed)
QCG-23 =
    To open the round, the leader takes the top card of the pitch deck and lays it face up between the two of
    you.
    .source = Start of the game (printed)
QCG-24 =
    You normally begin each round with five house cards in your hand.
    .source = Looking at your cards (printed)
QCG-25 =
    The balls on the pitch decide which cards are worth laying, and whether you have to lay any.
    .source = Looking at your cards (printed)
QCG-26 =
    The round ends when no laid house card is left on the pitch: all of them have been turned over, settled and
    discarded.
    .source = Start of a new round (printed)
RUL-QCG-20 =
    The round is over without a card being laid. Both players refill, and the lead passes to the other player,
    who opens the next round.
    .question = What if there is no Quaffle and nobody wants any of the other balls?
    .reason = QCG-51 ends the round at that point, and QCG-75 passes the lead with every new round.


## The pitch

QCG-27 =
    The balls lie between the two players for both to see.
    .source = Playing and Start of the game (printed)
QCG-28 =
    The pitch has room for four balls: a Quaffle, two Bludgers and the Golden Snitch.
    .source = Playing and Start of a new round (printed)
QCG-29 =
    If nobody wins a ball, it is still there in the next round.
    .source = Playing for a Quaffle, Playing for a Bludger and Playing for the Golden Snitch (printed)
QCG-30 =
    A round may therefore begin with an empty pitch or with some balls from before.
    .source = Start of a new round (printed)
QCG-31 =
    When a Quaffle is still on the pitch, the new leader opens the round with it and turns up no pitch card.
    .source = Start of a new round (printed)
QCG-32 =
    There is no room for a third Bludger. The leader puts it on the discard pile of the pitch, turns up the
    next card instead, and goes on leading.
    .source = Start of a new round (printed)
RUL-QCG-21 =
    Yes. A Quaffle from before is the only thing that stops it.
    .question = Does the leader turn up a card when there are balls from before, but no Quaffle?
    .reason = QCG-31 names the Quaffle and no other ball.
RUL-QCG-22 =
    One after another until a ball stays on the pitch or the pitch deck is empty. A Free Goal or a third
    Bludger does not stay, so another card follows it.
    .question = How many pitch cards does the leader turn up?
    .reason = QCG-32 and QCG-65 both ask for another card.
RUL-QCG-23 =
    With proper decks this never happens. If it does, the extra ball is treated like a third Bludger: it is
    discarded, and the next card is turned up.
    .question = What if a second Quaffle or a second Snitch turns up?
    .reason =
        Nobody draws while a Quaffle is on the pitch, and there is only one Snitch; the limit of QCG-28 has
        to hold even for odd decks.
RUL-QCG-25 =
    Nothing more is turned up, and the round goes on with whatever balls are there.
    .question = What if the pitch deck runs out while the leader is turning up cards?
    .reason = The balls on the pitch can be played for without a new one.


## Declaring

RUL-QCG-24 =
    Each Bludger and the Snitch, one by one and in every round in which they are on the pitch. The two
    places for Bludgers differ only in name, and a new Bludger goes to the first free place.
    .question = Which balls can the players choose to play for?
    .reason =
        The leaflet only describes a new Bludger, but a ball that stays in the game can be played for again.
RUL-QCG-26 =
    First the leader names all the optional balls they play for, in one go. Then the second player may name
    any of the rest. One of them is enough to make a ball contested for both, and both are told. The option
    declare_mode can let both decide in secret at the same time; then every ball that at least one of them
    named is contested, and only the compulsory balls count as owed in RUL-QCG-27.
    .question = Who decides first which balls are played for?
    .reason = The leader turns up the card, so the leader should decide on it first.
RUL-QCG-27 =
    No. You can declare one ball for each card you hold beyond those you already owe.
    .question = May a player declare more balls than they have cards for?
    .reason = For every declared ball both players must lay a card; see QCG-52 and QCG-68.
RUL-QCG-28 =
    Yes. It is a bluff like any other.
    .question = May a player go for a Bludger without a Beater, or for the Snitch without a Seeker?
    .reason = Any card can be laid at these balls, and the leaflet recommends bluffing elsewhere.
RUL-QCG-29 =
    No. What has been declared stays declared.
    .question = Can a declaration be taken back?
    .reason = It already binds the other player.


## Laying cards

RUL-QCG-14 =
    No. Both players choose in secret and lay their cards in the same moment.
    .question = Can a special card be played after one player has laid cards and before the other does?
    .reason =
        On two screens nobody should gain an advantage by being slower. The windows before and after laying
        cover what QCG-82 allows.
RUL-QCG-30 =
    One at each contested ball that you have not been pushed off, or all your cards if you have too few.
    Never two at the same ball, so never more than four.
    .question = How many cards does a player lay?
    .reason = It is one card against one card at each ball.
RUL-QCG-31 =
    You lay all of them: one at the Quaffle if you may lay there, the rest where you like. At any other
    contested ball you have no card.
    .question = What if a hand has fewer cards than there are contested balls?
    .reason = The Quaffle is the only ball that has to be played for in every case.
RUL-QCG-32 =
    A player without cards lays nothing while the other player lays as usual. If both hands are empty, no
    ball is played for: they all stay, the round ends, and both players refill.
    .question = What if a player has no cards in hand?
    .reason = Without a card on either side there is nothing to compare.
RUL-QCG-33 =
    You have no card at a ball where you laid nothing, were pushed off, set a special card aside, or had
    your Keeper put out of action. Having no card is worth nothing and wins nothing. It loses the Quaffle to
    any player card, a Bludger to a Beater and the Snitch to a Seeker. If neither side has a card, the ball
    stays.
    .question = What does it mean to have no card at a ball?
    .reason = All these cases leave a player with nothing to compare, so they are treated alike.
RUL-QCG-34 =
    Yes, at any ball. With aside_only_without_player_cards on, it is forbidden at the Quaffle as long as you
    hold a player card; the other balls are not affected.
    .question = May a special card be set aside by someone who still has player cards?
    .reason =
        One heading in the leaflet restricts it to players with no other choice, but the text below
        recommends the trick as a bluff and as a way to dodge; see QCG-48 and QCG-91.
RUL-QCG-35 =
    Until the other player has laid too, you may change your mind. Once both have laid, everything is fixed.
    Until then your opponent sees only whether you are ready; after that, which balls you laid cards at.
    .question = Can laid cards be changed?
    .reason = Nothing has been shown yet, so it does no harm.


## The Quaffle

QCG-33 =
    A Quaffle is never ignored. While one is on the pitch, both of you have to play for it.
    .source = Playing for a Quaffle (printed)
QCG-34 =
    To play for it, lay a card face down in front of the Quaffle. Your opponent does the same.
    .source = Playing for a Quaffle (printed)
QCG-35 =
    Every role may try. Chasers are made for it and Keepers defend, but a Beater or a Seeker can be laid as
    well.
    .source = Playing for a Quaffle (printed)
QCG-36 =
    Both cards are turned over together.
    .source = Playing for a Quaffle (printed)
QCG-37 =
    If both are player cards, the higher value takes the Quaffle, and its owner adds it face up to their won
    pile.
    .source = Playing for a Quaffle (printed)
QCG-38 =
    Both laid cards then go face up to their owners’ discard piles.
    .source = Playing for a Quaffle (printed)
QCG-39 =
    If the values are equal, the Quaffle stays until the next round, and both cards are discarded anyway.
    .source = Playing for a Quaffle (printed)
QCG-40 =
    A Keeper saves against any other role if the Keeper’s value is at least as high. A save wins nothing:
    the cards are discarded, and the Quaffle stays for the next round.
    .source = Playing for a Quaffle (printed; that two Keepers are meant to be left out follows from QCG-42)
QCG-41 =
    Against a higher value a Keeper is powerless, and the Quaffle goes to the opponent.
    .source =
        Playing for a Quaffle (inferred: the higher value wins, and only an equal or higher Keeper saves)
QCG-42 =
    Keeper against Keeper is no save: the higher of the two takes the Quaffle.
    .source = Playing for a Quaffle (printed)
QCG-43 =
    Two equal Keepers are discarded without a winner, and the Quaffle stays.
    .source = Playing for a Quaffle (printed)
QCG-44 =
    If a Quaffle is played for and you hold no player card, you have to lay a special card face down instead.
    This is called setting it aside.
    .source = No player cards in hand (printed)
QCG-45 =
    When the cards are turned over, a card that was set aside is discarded, and has no effect.
    .source = No player cards in hand (printed)
QCG-46 =
    If one of you has set a special card aside and the other has laid a player card, the player card takes the
    Quaffle.
    .source = No player cards in hand (printed)
QCG-47 =
    If both of you have set a special card aside, both are discarded and the Quaffle stays.
    .source = No player cards in hand (printed)
QCG-48 =
    You may also set a card aside as a bluff: it can lure your opponent into wasting a player card.
    .source = No player cards in hand and Fouls and referees (printed)
RUL-QCG-39 =
    Yes, against every role but another Keeper, and it is the effective values that are compared. No Keeper
    reaches an untouched Seeker with 11 or 12.
    .question = Does a Keeper also save against a Beater or a Seeker?
    .reason = The leaflet lets a Keeper save against a player card, and these are player cards.
RUL-QCG-40 =
    The Keeper’s owner wins the Quaffle. With keeper_wins_unopposed off, it stays on the pitch instead,
    unless a Leg-Locker or a foul put the other Keeper out of action (RUL-QCG-61).
    .question = What if a Keeper meets a card that was set aside, or no card at all?
    .reason = A save needs a player card to save against, and for QCG-46 any player card will do.
RUL-QCG-41 =
    The save comes first. The higher value wins only if there is no save.
    .question = The highest card wins, but a save wins nothing: which goes first?
    .reason = The save is the exception; otherwise a high Keeper could never save.
RUL-QCG-42 =
    Both of them.
    .question = After a save, does only the Keeper go, or do both cards?
    .reason =
        The leaflet mentions only the Keeper, but every other result discards both cards, and there is no
        reason to keep one.
RUL-QCG-43 =
    The reductions add up, and the value never drops below 0. They end once the ball is settled.
    .question = What if a card is lowered more than once, or by more than its value?
    .reason = Two jinxes should do more than one, and a value below zero would mean nothing.
RUL-QCG-44 =
    It is still a player card and keeps its role. It beats a card that was set aside and ties with another
    0. At its own ball a Beater or a Seeker with 0 still beats all other roles.
    .question = What can a player card do whose value has fallen to 0?
    .reason = Only its value was lowered.


## Bludgers

QCG-49 =
    Nobody is forced to chase a Bludger. Each of you decides whether to play for it.
    .source = Playing for a Bludger (printed)
QCG-50 =
    If neither of you wants the Bludger, it stays until the next round.
    .source = Playing for a Bludger (printed)
QCG-51 =
    In that case you play for the other balls on the pitch. If there are none, the round is over and the
    next pitch card is turned up.
    .source = Playing for a Bludger (printed)
QCG-52 =
    If one of you goes for the Bludger, the other must lay a card there too.
    .source = Playing for a Bludger (printed)
QCG-53 =
    You may lay any card at a Bludger: a player card of any role, or a special card that you set aside.
    .source = Playing for a Bludger (printed as what a Beater can meet there)
QCG-54 =
    Beaters rule here: a Beater beats everything that is not a Beater, whatever the values.
    .source = Playing for a Bludger (printed)
QCG-55 =
    Between two Beaters the higher value wins.
    .source = Playing for a Bludger (printed)
QCG-56 =
    Between two Beaters of the same value nobody wins. They are discarded, and the Bludger stays.
    .source = Playing for a Bludger (printed)
QCG-57 =
    If neither of you has laid a Beater, the cards are discarded and the Bludger stays.
    .source = Playing for a Bludger (printed)
QCG-58 =
    The winner takes a card from the loser’s hand without looking and puts it on the loser’s discard pile.
    .source = Playing for a Bludger (printed; that the card comes from the hand is inferred)
QCG-59 =
    A Bludger that has hit somebody leaves the pitch. It goes face up to the discard pile next to the pitch
    deck.
    .source = Playing for a Bludger (printed)
QCG-60 =
    The cards laid at a Bludger are discarded, whatever the result.
    .source =
        Playing for a Bludger (printed for each result; for a Beater against another card it is inferred)
QCG-61 =
    A hit costs you a card in your next hand: you refill to only four cards.
    .source = Playing for a Bludger (printed)
QCG-62 =
    After that round you refill to five again.
    .source = Playing for a Bludger (printed)
QCG-63 =
    Two hits in one round leave you with three cards for the next.
    .source = Playing for a Bludger (printed)
RUL-QCG-45 =
    It is picked at random from the loser’s hand only; laid cards and special cards already played are safe.
    Both players see it when it is discarded. The option bludger_pick can let the winner tap one of the
    hidden cards instead, after they have been shuffled.
    .question = Which card does a hit player lose?
    .reason = A blind choice is a random choice, and this saves a step.
RUL-QCG-46 =
    Then there is nothing to discard, but the next hand is still smaller.
    .question = What if a hit player has no cards left in hand?
    .reason = The lost card and the smaller hand are two separate effects.
RUL-QCG-49 =
    Then both start the next round with fewer cards, each according to their own hits.
    .question = What if both players were hit in one round?
    .reason = Each Bludger affects the one who lost to it.
RUL-QCG-50 =
    No. They are out of the game for good. With recycle_bludgers on, the discard pile of the pitch is shuffled
    into a new pitch deck when that is empty.
    .question = Do discarded Bludgers come back?
    .reason = The leaflet brings back house cards only.
RUL-QCG-51 =
    No. It happens at once, and no card can stop it.
    .question = Can a player react to the loss of a card by a Bludger?
    .reason = A hit is a result, not a special card, so there is nothing to cancel.


## Free Goals

QCG-64 =
    A Free Goal needs no contest. The leader who turns it up scores right away and puts it on the won pile.
    .source = Playing for a goal card (printed)
QCG-65 =
    Then the leader turns up another pitch card and goes on leading.
    .source = Playing for a goal card (printed)
RUL-QCG-19 =
    No. The same player leads to the end of this round, and the next round belongs to the opponent as usual.
    .question = Does the lead change after a Free Goal, or after a third Bludger was put away?
    .reason = The leaflet lets the leader go on, but gives nobody an extra round.


## The Golden Snitch

QCG-66 =
    You do not have to play for the Snitch. If you have no Seeker, you can leave it alone for now.
    .source = Playing for the Golden Snitch (printed)
QCG-67 =
    A Snitch that is left alone stays on the pitch.
    .source = Playing for the Golden Snitch (printed; it follows from “for now”)
QCG-68 =
    If one of you goes for the Snitch, the other has to lay a card at it as well.
    .source = Playing for the Golden Snitch (printed)
QCG-69 =
    Only a Seeker can catch the Snitch.
    .source = Playing for the Golden Snitch (printed)
QCG-70 =
    When two Seekers meet, the higher value makes the catch.
    .source = Playing for the Golden Snitch (printed)
QCG-71 =
    Two Seekers of the same value block each other: both are discarded, and the Snitch stays.
    .source = Playing for the Golden Snitch (printed)
QCG-72 =
    A Seeker who meets anything else, whether another role or a special card, makes the catch.
    .source =
        Playing for the Golden Snitch (printed; that a special card counts as another kind is inferred)
QCG-73 =
    Without a Seeker there is no catch: the cards are discarded, and the Snitch stays.
    .source = Playing for the Golden Snitch (printed)
RUL-QCG-53 =
    Yes. The window after the reveal opens at the Snitch as at every other ball, and the catch counts only
    once it has closed.
    .question = Can a catch still be prevented once the Seeker is face up?
    .reason = QCG-82 allows jinxes and spells at any moment, and this is the moment when they matter most.
RUL-QCG-54 =
    Then the final chase is on. In every round that begins with an empty pitch deck no card is turned up,
    and the Snitch must be played for, like a Quaffle. With final_chase off, it stays optional.
    .question = What if the pitch deck is empty and the Snitch has not been caught?
    .reason = Two careful players could leave the Snitch alone forever.
RUL-QCG-55 =
    Not yet. In the round in which it turns up you may still decline; the final chase begins with the round
    after it.
    .question = Must the Snitch be played for at once when it is the very last pitch card?
    .reason = The pitch deck was not empty when that round began.


## A new round

QCG-74 =
    When the round is over, both of you draw from your own house decks until your hands are full again: five
    cards, or four or three for a player who was hit.
    .source = Start of a new round (printed)
QCG-75 =
    The player who did not lead this round leads the next.
    .source = Start of a new round (printed)
QCG-76 =
    Special cards whose power you used go to your discard pile only when the round is over.
    .source = Fouls and referees (printed)
QCG-77 =
    When your house deck is empty, shuffle your discard pile and turn it face down: it becomes your new
    house deck.
    .source = Fouls and referees (printed, but speaking of the hand)
RUL-QCG-47 =
    It means the size of the hand after refilling, not the number of cards drawn. Five, minus one for each
    hit in the round that just ended; then the hits are cleared.
    .question = A player who was hit takes only four cards: four in total or four new ones?
    .reason =
        The leaflet says that this player plays with one card fewer, and only for a single round.
RUL-QCG-48 =
    That player draws nothing and discards nothing. During a round a hand may have any size.
    .question = What if a hand already has as many cards as it may refill to, or more?
    .reason = The limit is only for drawing; nothing in the leaflet takes cards away at that point.
RUL-QCG-79 =
    Only when a card has to be drawn and the house deck is empty. Then the whole discard pile is shuffled,
    including the special cards played this round, and drawing continues. If even that is not enough, the
    hand stays smaller.
    .question = When exactly is a discard pile shuffled into a new house deck?
    .reason =
        The leaflet says “when you have no house cards in your hand”, which would make no sense next to its rule
        on refilling. It must mean the deck.
RUL-QCG-83 =
    First the special cards that were played go to the discard piles, then both players refill, then hits
    are cleared, then the lead changes, and then the next round begins with its pitch card. It makes no
    difference who refills first.
    .question = In which order do things happen at the end of a round?
    .reason =
        Played special cards must be in the discard pile before it is shuffled, and hits must count before
        they are cleared.


## Several balls at once

QCG-78 =
    If there are several balls, the leader chooses the order in which they are played.
    .source = Several balls in play (printed)
QCG-79 =
    First, however, each of you lays a face-down card at every ball you are playing for. Only then is the order
    chosen and the first card turned over.
    .source = Several balls in play (printed, in a damaged sentence)
QCG-80 =
    You then play one ball after another, in the order chosen.
    .source = Several balls in play (inferred: this is what an order is for)
RUL-QCG-36 =
    The leader chooses it when all cards lie face down and the window after laying has closed, before anything
    is turned over. The option order_timing can move the choice before the laying.
    .question = When is the order chosen?
    .reason =
        The leaflet first says at once and then says to wait for the face-down cards. The second sentence is
        more exact and says why: the cards can influence the order.
RUL-QCG-37 =
    Yes: one order of all contested balls, which is then final. With a single contested ball there is nothing to
    choose. The option order_mode can let the leader name one ball at a time, after each result.
    .question = Does the leader have to choose the whole order at once?
    .reason = The leaflet has the leader decide on an order, and only once.
RUL-QCG-38 =
    No. Each ball is turned over when its turn comes. The option reveal_mode can have all of them turned over
    before the first one is settled.
    .question = Are the cards at all balls turned over together?
    .reason = If everything were face up, the order would hardly matter.


## Special cards

QCG-81 =
    Instead of laying a special card, you can use it on your opponent straight from your hand, saying what
    it does.
    .source = Special cards (printed)
QCG-82 =
    You can use jinxes and spells at any moment, whether or not cards have been laid, and no matter who laid
    them.
    .source = Jinxes and spells (printed)
QCG-83 =
    They take effect one by one in the order in which they were played: the spell spoken first works first.
    .source = Jinxes and spells (printed)
QCG-84 =
    The first kind **lowers** the value of one of your opponent’s player cards. It is wise to wait until you
    see that card, but you do not have to.
    .source = Jinxes and spells (printed; that waiting is only advice is our reading)
QCG-85 =
    One of them is the Leg-Locker, which can stop a Keeper instead.
    .source = Jinxes and spells (printed)
QCG-86 =
    The second kind **strips** your opponent’s hand: one or more cards, taken without looking, are
    discarded.
    .source = Jinxes and spells (printed)
QCG-87 =
    Unlike a Bludger, this does no lasting harm. The lost cards are fully replaced at the next refill.
    .source = Jinxes and spells (printed)
QCG-88 =
    The third kind **pushes** your opponent **off** a ball. If there are several balls, you choose which.
    .source = Jinxes and spells (printed)
QCG-89 =
    The fourth kind lets you **retrieve**: look through your discard pile and take a card back into your
    hand.
    .source = Jinxes and spells (printed)
QCG-90 =
    The fifth kind is the **counter-spell**, which cancels a jinx or spell used on you.
    .source = Jinxes and spells (printed)
QCG-91 =
    You can also set a special card aside at a ball as a way of dodging. Its power is then lost.
    .source = Fouls and referees (printed)
RUL-QCG-11 =
    No. There has to be a legal target, as listed under “What the special cards do”, and only such plays are
    offered.
    .question = May a special card be played where it does nothing?
    .reason =
        Throwing a card away by mistake is no fun, and in the leaflet every card is used against someone or
        for something.
RUL-QCG-12 =
    No. Until cards are laid, you owe a card to each contested ball that you have not been pushed off. In
    the two windows before that, you may play a special card, even one that cancels another, only if your
    hand would still cover what you owe once the card has worked. With reserve_owed_cards off, this limit is
    gone.
    .question = May a player spend cards that are needed for laying?
    .reason =
        QCG-33, QCG-52 and QCG-68 require a player to lay cards; nobody should be able to escape that by
        emptying their hand.
RUL-QCG-59 =
    Yes. It can be lowered in the windows after laying, after the reveal and after a result, as long as its
    ball is not settled; before that there is no card yet. A face-down card that was lowered is worth less
    from the reveal on, and the jinx is wasted if it turns out to be a special card. A face-up special card,
    a card that was pushed off and a Keeper who is out of action cannot be targets.
    .question = May a card be lowered while it is face down?
    .reason = The leaflet only advises waiting, and playing blind carries its own risk.
RUL-QCG-60 =
    The player chooses: lower any card that can be lowered, or stop a Keeper, who must be face up at the
    Quaffle.
    .question = What can the Leg-Locker be used for?
    .reason = The leaflet gives it both powers, and a Keeper matters nowhere else.
RUL-QCG-61 =
    The Keeper’s side then has no card there; the Keeper is discarded with the result. The player who did it
    wins the Quaffle with any player card laid, even another Keeper. With only a special card set aside, the
    Quaffle stays.
    .question = What happens when a Leg-Locker or a foul puts a Keeper out of action?
    .reason = The leaflet lets any player card score then, and a card that was set aside is not one.
RUL-QCG-62 =
    Cards from the hand, picked at random; laid cards are safe. If the hand is too small, all of it goes. An
    empty hand cannot be stripped. Both players see the cards that are lost.
    .question = Which cards are lost when a hand is stripped?
    .reason = The leaflet takes them unseen, and cards on the pitch are no longer in the hand.
RUL-QCG-63 =
    You choose a contested ball that is not settled yet. Your opponent’s card there is shown and discarded
    at once, and no other may be laid there this round: your opponent has no card. The ball is still
    contested, and it is settled as usual.
    .question = What exactly does it mean to be pushed off a ball?
    .reason =
        The leaflet only says that a player is moved away from the ball. This is the simplest way to read
        it.
RUL-QCG-64 =
    Your opponent lays nothing at that ball and owes no card for it, while you still have to lay yours. In the
    opening window only compulsory balls are contested yet: the Quaffle, and in the final chase the Snitch.
    .question = What if a player is pushed off before any card is laid?
    .reason = A player who was moved away from a ball cannot play for it and does not have to.
RUL-QCG-65 =
    Nobody wins it, and it stays on the pitch.
    .question = What if both players are pushed off the same ball?
    .reason = Neither of them has a card there; see RUL-QCG-33.
RUL-QCG-66 =
    Any single card in your own discard pile, player card or special card, even if it got there in this very
    round. Special cards played this round are not there yet and cannot be taken. If the pile is empty, the
    spell cannot be played. Your opponent sees the card, which then counts as a hand card like the others.
    One card is spent for one gained, so no hand grows.
    .question = Which card can be retrieved?
    .reason = The leaflet sets no limit, and QCG-76 says when played cards reach the pile.
RUL-QCG-67 =
    They lie face up next to their owner until the round is over. Before anyone refills, they go to their
    owner’s discard pile. The same goes for cards that were cancelled and for the cards that cancelled them.
    .question = Where do played special cards go, and when?
    .reason = QCG-76 gives the moment, and a cancelled card was played too.
RUL-QCG-68 =
    Yes. It is turned over with the others and discarded face up.
    .question = Does the opponent get to see a special card that was set aside?
    .reason = Both cards at a ball are turned over, and discard piles are open.
RUL-QCG-69 =
    No. Special cards are played from the hand only.
    .question = Can a special card be played after it has been laid at a ball?
    .reason = A laid card has left the hand, and QCG-45 gives it no power.


## Windows

RUL-QCG-01 =
    Five kinds of windows, and no other moments. The opening: after the pitch card and before the
    declarations, if there is a ball to decide on. Before laying: after the declarations, if a ball is
    contested. After laying: nothing has been turned over, and the order is still open. After the reveal:
    the two cards at a ball are face up, and its result is still open. After the result: a ball has been
    settled, and neither the next reveal nor the end of the round has come. A jinx or spell with a legal
    target can be played in any of them, a foul only in the one after the reveal at the Quaffle.
    .question = What does “at any moment” mean?
    .reason = This covers every moment that QCG-82 and QCG-92 mention and still lets the game move on.
RUL-QCG-02 =
    Nobody has to hurry: the leader acts first in each window. A player who may act plays one special card
    or passes, and then it is the other player’s turn to act. The window closes when both pass in a row; a
    played card starts the count again. The option timing_mode can turn this into a race.
    .question = Who may act first in a window?
    .reason = A fast connection gives no advantage, and since the lead alternates, so does the right to act first.
RUL-QCG-03 =
    In a race nobody takes turns: either player may play a card at any time while the window is open. Cards
    take effect in the order in which they arrive; if two arrive at the same instant, the leader’s goes
    first. A card that an earlier one has made impossible is refused and stays in the hand. The window
    closes when both have passed since the last card, or when the time set by race_window_seconds has run
    out since it opened or since the last card, whichever was later. Answers have the same time limit; when
    it is up, that counts as a pass.
    .question = How does a race work?
    .reason = It is the closest match to QCG-83 at a real table, where a split second decides.
RUL-QCG-05 =
    The opponent of the player who played it, whether the card worked or was cancelled.
    .question = Who may act after a special card has been dealt with?
    .reason = The leaflet has both players act in turn.
RUL-QCG-13 =
    As many as you like.
    .question = How many special cards may a player play in one window or one round?
    .reason = The leaflet sets no limit, and your hand is limit enough.
RUL-QCG-15 =
    Each window opens for both players, even if one of them could do nothing but pass. Players can let their
    page pass for them; this is a private setting, and such a pass is shown only after at least the time set
    by min_pass_ms.
    .question = Can the opponent tell from a pass what a player holds?
    .reason = A window that is skipped, or a pass that comes too fast, would give the hand away.


## Answers

RUL-QCG-06 =
    As soon as it is announced and before it takes effect. Each special card that is played waits for the
    opponent’s answer, and only cards that cancel are answers: a counter-spell to a jinx or spell, a Referee
    to a foul. If the opponent passes, the card takes effect at once.
    .question = When can a special card be cancelled?
    .reason =
        A card that undoes another needs a moment in which to do so. Any other card in that moment would
        overtake an earlier one, against QCG-83.
RUL-QCG-07 =
    Yes, since it is itself a spell used on the opponent. Answers go back and forth until one player passes.
    After an odd number of counter-spells the first card is cancelled; after an even number it works. With
    counter_chain off, the first counter-spell is final.
    .question = Can a counter-spell be countered?
    .reason = QCG-90 works on any spell that is used on you.
RUL-QCG-08 =
    A counter-spell cancels a jinx, a spell or another counter-spell. A Referee cancels a foul. Nothing else
    cancels anything: no counter-spell stops a foul or a Referee, and a card that was set aside has no power
    that could be cancelled. The option counter_scope can extend counter-spells to fouls and Referees.
    .question = Which cards cancel which?
    .reason =
        The leaflet first speaks of jinxes and spells and then of special cards in general. The narrower
        sentence leaves the Referee something to do.
RUL-QCG-09 =
    No. If your hand is about to be stripped, you cannot quickly play the cards you might lose.
    .question = Can other special cards be played as an answer?
    .reason = The card that was played first takes effect first; see QCG-83.
RUL-QCG-10 =
    No. Without something to cancel they can only be set aside.
    .question = Can counter-spells and Referees be played on their own?
    .reason = They undo something, so there must be something to undo.


## Fouls and Referees

QCG-92 =
    You cannot commit a foul until your opponent’s player cards have been turned over.
    .source = Fouls and referees (printed)
QCG-93 =
    One kind of foul knocks out your opponent’s **Keeper**. Any player card you have laid can now score.
    .source = Fouls and referees (printed)
QCG-94 =
    The other kind earns you a **penalty** if a Quaffle is in play: the Quaffle is yours, however high your
    opponent’s card may be.
    .source = Fouls and referees (printed)
QCG-95 =
    A Referee cancels a foul.
    .source = Fouls and referees (printed)
RUL-QCG-70 =
    In the window after the reveal at the Quaffle, and nowhere else. Your opponent must have a player card there
    that is face up and was not pushed off. Keepers at a Bludger or at the Snitch are out of reach.
    .question = What is the right moment and place for a foul?
    .reason =
        Both kinds of foul are about the Quaffle, and QCG-92 asks for a player card that has been turned over.
RUL-QCG-71 =
    A Keeper of the opponent, face up at the Quaffle and not out of action yet. What follows is in RUL-QCG-61.
    .question = What does the foul against a Keeper need?
    .reason = A Keeper who is already out of action cannot be put out of action again.
RUL-QCG-72 =
    Unless a Referee stops it, the Quaffle is settled at once in favour of whoever played the penalty, no matter
    which card that player has laid. Both laid cards are discarded, and the window after the result follows.
    With penalty_needs_player_card on, only someone who has laid a player card can play a penalty.
    .question = What exactly does a penalty do?
    .reason = The leaflet lets the player win and sets no condition except the Quaffle.
RUL-QCG-73 =
    No. It needs a player card that was turned over.
    .question = Can a penalty be played when the opponent set a special card aside or has no card?
    .reason = QCG-92 allows fouls only after player cards have been turned over.
RUL-QCG-74 =
    The first one that works decides. The Quaffle is then settled, so there can be no second.
    .question = What if both players want to play a penalty?
    .reason = A Quaffle can be won only once.
RUL-QCG-75 =
    Only as an answer to a foul of either kind. No further answer is possible, and both cards are used up.
    The window stays open, so another foul may follow.
    .question = How is a Referee used?
    .reason = A Referee cancels one foul but does not blow the final whistle.


## End of the game

QCG-96 =
    Discard piles lie face up, each beside its own deck: one for each house and one for the pitch.
    .source = Playing for a Quaffle and Playing for a Bludger (printed)
QCG-97 =
    Catching the Golden Snitch ends the game and scores 150 points.
    .source = Winner and Playing for the Golden Snitch (printed)
QCG-98 =
    Both players add up their won piles. The higher sum wins.
    .source = Winner (printed)
RUL-QCG-52 =
    They no longer count. The game stops immediately; cards still face down are neither turned over nor
    scored. With finish_round_after_snitch on, the round is finished first.
    .question = What about balls that are not settled when the Snitch is caught?
    .reason = The catch ends the game, as it does in a match on brooms.
RUL-QCG-56 =
    The game is over, and the player with the most points wins. This can only happen with faulty decks,
    because an uncaught Snitch never leaves the pitch.
    .question = What if the pitch and the pitch deck are both empty?
    .reason = Nothing is left to play for.
RUL-QCG-57 =
    The game is a draw. The option tie_break can give it to whoever caught the Snitch.
    .question = What if both have the same number of points at the end?
    .reason = The leaflet gives no tie-break.
RUL-QCG-58 =
    Not past the round set by round_limit: after it the game is over, and the player with the most points
    wins.
    .question = Can a game go on forever?
    .reason = The final chase should end every game long before that; the limit is a safety net.


## Time, bots and conceding

RUL-QCG-04 =
    A bot sees what its seat sees and nothing more. In a race it holds back for a random time between 1.5
    and 4 seconds after the window opened or the last card was played, whichever was later; a card that a
    human sends in the meantime goes first. When players act in turn, a bot does not have to wait.
    .question = What does a bot know, and how fast may it be?
    .reason = No human could win a race against a machine that does not wait.
RUL-QCG-16 =
    The game goes on without them: they pass in windows and when asked for an answer, declare nothing, lay
    random legal cards, and as leader play the Quaffle first, then the Bludgers, then the Snitch. The option
    turn_timer_seconds sets how long a decision may take.
    .question = What if a player is absent or runs out of time?
    .reason = These choices commit the player to as little as possible and do not keep the other waiting.
RUL-QCG-82 =
    Yes, at any time. The other player wins.
    .question = May a player concede?
    .reason = Nobody should have to finish a game against their will.


## Where the leaflet is unclear and how we read it

reading-quidditch-card-game-2001-seekers = Where the Seekers are
    .difference = Two Seekers are said to be in each stack of pitch cards.
    .reading = Two in each house deck.
    .reason = There is only one stack of pitch cards, Seekers are house cards, and a public review agrees.
reading-quidditch-card-game-2001-refill = What is refilled
    .difference = After a round with special cards you are told to fill up your pitch cards.
    .reading = Your hand of house cards.
    .reason = Nobody holds pitch cards.
reading-quidditch-card-game-2001-reshuffle = When the discard pile is shuffled
    .difference = When you have no house cards left in your hand.
    .reading = When a card has to be drawn and your house deck is empty.
    .reason = An empty hand is simply refilled; only an empty deck needs the discard pile.
reading-quidditch-card-game-2001-order = When the order of the balls is chosen
    .difference =
        Once directly after the pitch card, and once only after both players have put their cards down; the
        second sentence is broken in two.
    .reading = First all cards are laid, then the order is chosen.
    .reason =
        The second sentence is more exact and explains itself: the laid cards can influence the order.
reading-quidditch-card-game-2001-goal-card = The name of the Free Goal
    .difference = The list of points and the section on the card use two different names.
    .reading = One and the same card, called Free Goal here.
    .reason = Both score 10 points, and no further kind of pitch card is described.
reading-quidditch-card-game-2001-setting-aside = Who may set a special card aside
    .difference =
        The heading asks for a hand without player cards; the text below it and a later section recommend the
        trick to everyone.
    .reading = Everyone may, at every ball.
    .reason = A bluff that is only possible when there is no choice would not be a bluff.
reading-quidditch-card-game-2001-counter = What a counter-spell undoes
    .difference = Jinxes and spells in one sentence, special cards in the next.
    .reading = Jinxes and spells, counter-spells among them.
    .reason = The Referee already stops fouls.
reading-quidditch-card-game-2001-pile = What “the pile” is
    .difference = The same word stands for the decks and for the place where balls and laid cards lie.
    .reading = Where balls or laid cards are meant, it is the pitch.
    .reason = A ball lies face up between the players, not in a deck.
reading-quidditch-card-game-2001-save = What is discarded after a save
    .difference = Only the Keeper is mentioned.
    .reading = Both cards are discarded.
    .reason = The same goes for every other result.
reading-quidditch-card-game-2001-hit = How many cards a hit player takes
    .difference = The player may take only four cards, after two hits only three.
    .reading = The hand is filled up to four or three.
    .reason = The same paragraph says that the player has one card fewer than usual.
reading-quidditch-card-game-2001-unseen-card = Which card a Bludger costs
    .difference = A card of the opponent, chosen without looking; it does not say where it is taken from.
    .reading = A card from the hand.
    .reason = Laid cards belong to their ball until it is settled.
reading-quidditch-card-game-2001-ignoring = Leaving the Snitch alone
    .difference = Players without Seekers have to agree to ignore the Snitch.
    .reading = No agreement is needed: the Snitch is left alone if neither player declares it.
    .reason = To agree, both would have to reveal what they do not hold.
reading-quidditch-card-game-2001-waiting = When to lower a card
    .difference =
        Wait until you have seen the other card, it says, right after allowing jinxes at any moment.
    .reading = Waiting is advice.
    .reason = As a requirement it would contradict the earlier sentence.
reading-quidditch-card-game-2001-retrieving = How many cards are retrieved
    .difference = Cards in the first half of the sentence, one card in the second.
    .reading = As many as the card itself says; in our decks it is one.
    .reason = The first half says what such cards are for, the second what one of them does.
reading-quidditch-card-game-2001-first-word = Who may act when
    .difference = Players act in turn, yet whoever speaks a moment earlier goes first.
    .reading = They act in turn, beginning with the leader; a race is an option.
    .reason = Being quick means something different on a screen than at a table.
reading-quidditch-card-game-2001-review = A review that says otherwise
    .difference =
        One public review has a round last until all five hand cards are gone, and replays a tie at once.
    .reading = A round is over when the laid cards are settled, and a tied ball waits for the next round.
    .reason = The leaflet is clear on both, and it is the source.


## Options

option-quidditch-timing_mode =
    Whether players act in turn, beginning with the leader, or race to act first in every window.
option-quidditch-race_window_seconds =
    How many seconds a window stays open in a race, counted again after each card that is played.
option-quidditch-counter_chain =
    Whether a counter-spell can itself be countered, and so on, or is final.
option-quidditch-counter_scope =
    Whether counter-spells cancel only jinxes and spells, or every special card, fouls and Referees included.
option-quidditch-reserve_owed_cards =
    Whether players must keep the cards they need for laying, or may spend them on special powers first.
option-quidditch-min_pass_ms =
    How long, in thousandths of a second, an automatic pass is held back so that it does not give the hand
    away.
option-quidditch-turn_timer_seconds =
    How long a decision may take: without limit, or a number of seconds.
option-quidditch-declare_mode =
    Whether the leader declares first and the second player adds to it, or both declare in secret at the same
    time.
option-quidditch-aside_only_without_player_cards =
    Whether anyone may set a special card aside at the Quaffle, or only someone who holds no player card.
option-quidditch-order_timing =
    Whether the order of the balls is chosen after the cards are laid, or before.
option-quidditch-order_mode =
    Whether the leader chooses the whole order at once, or decides ball by ball what comes next.
option-quidditch-reveal_mode =
    Whether cards are turned over ball by ball, or at all balls together before the first one is settled.
option-quidditch-keeper_wins_unopposed =
    Whether a Keeper wins the Quaffle against a card that was set aside or against no card, or only keeps it on
    the pitch.
option-quidditch-bludger_pick =
    Whether the card lost to a Bludger is picked at random, or the winner taps one of the shuffled, hidden
    cards.
option-quidditch-recycle_bludgers =
    Whether discarded Bludgers are out of the game, or are shuffled into a new pitch deck when the old one
    is empty.
option-quidditch-finish_round_after_snitch =
    On: when the Snitch is caught, the other balls of that round are still played before the game ends. Off: the
    game stops the moment the Snitch is caught.
option-quidditch-final_chase =
    Whether the Snitch must be played for once the pitch deck is empty, or stays optional.
option-quidditch-tie_break =
    Whether equal points are a draw, or a win for the player who caught the Snitch.
option-quidditch-round_limit =
    After how many rounds a game ends even if nobody has caught the Snitch.
option-quidditch-penalty_needs_player_card =
    Whether a penalty can be played whatever you laid at the Quaffle, or only with a player card of your own
    there.
option-quidditch-discard_view =
    Whether the other player’s discard pile can be looked through, or shows only its top card.
option-quidditch-deck_data =
    Which decks to use: the usual ones, or your own.


## Procedures

procedure-quidditch-decks = The decks
    .text =
        The sizes of the decks, the kinds of cards, the ranges of values, the two Seekers, the single Snitch and
        the Leg-Locker are known from the leaflet or from public reviews. All other numbers are our own design,
        and so are the other names of special cards: they come from the stories and need not be those on the
        printed cards.

        The pitch deck:

        | Card | Copies | Points |
        |---|---|---|
        | Quaffle | 17 | 10 |
        | Bludger | 6 | none |
        | Free Goal | 4 | 10 |
        | Golden Snitch | 1 | 150 |
        | together | 28 | |

        The house deck, the same for Gryffindor and Slytherin:

        | Card | Kind | Copies |
        |---|---|---|
        | Chaser 4, 5, 6, 7, 8, 9, 10 | player card | 2 of each value, 14 in all |
        | Keeper 6, 7, 8, 9, 10 | player card | 1 of each value, 5 in all |
        | Beater 1, 2, 3 | player card | 2, 2 and 1, so 5 in all |
        | Seeker 11, 12 | player card | 1 of each value, 2 in all |
        | Leg-Locker | jinx | 2 |
        | Jelly-Legs | jinx | 1 |
        | Impediment Jinx | jinx | 1 |
        | Disarming Spell | spell | 1 |
        | Confunding Spell | spell | 1 |
        | Summoning Charm | spell | 1 |
        | Finite | spell, the counter-spell | 2 |
        | Blatching | foul | 2 |
        | Cobbing | foul | 1 |
        | Referee | Referee | 2 |
        | together | 26 player cards, 14 special cards | 40 |

        Other decks are refused unless

        - the house deck has 40 cards and the pitch deck 28,
        - Gryffindor and Slytherin have the same house cards,
        - there is exactly one Golden Snitch, and
        - every special card does one of the things listed under “What the special cards do”.

        Everything else that the leaflet suggests is checked too, but only reported, because a real box
        knows better than this page:

        - Chasers from 4 to 10, Keepers from 6 to 10 and Beaters from 1 to 3, with both ends of each range in use;
        - two Seekers, worth 11 and 12;
        - more Quaffles than any other pitch card, three Bludgers or more, two Free Goals or more, and at
          least 16 Quaffles and Free Goals together, so that a player can beat the Snitch’s 150 points
          without it;
        - all five kinds of jinxes and spells, more than one card that lowers, a Leg-Locker, and cards that strip one
          card as well as several;
        - both kinds of fouls and a Referee;
        - clearly more player cards than special cards, so that a hand without any player card is rare.
procedure-quidditch-round = A round from start to end
    .text =
        1. **The pitch card.** If a Quaffle is on the pitch, nothing is turned up. Otherwise the leader
           turns up cards until a ball stays on the pitch or no pitch card is left. A Free Goal goes to the
           leader’s won pile, and a ball without room goes to the discard pile of the pitch; another card
           follows each of them. If there is no ball on the pitch after that and the pitch deck is empty,
           the game is over.
        2. **Compulsory balls.** A Quaffle on the pitch is contested. So is the Snitch in the final chase, that
           is when the pitch deck was already empty at the start of the round.
        3. **Opening window**, if at least one ball on the pitch is not contested yet.
        4. **Declarations**, under the same condition: first the leader, then the second player if any ball is
           left. Each may declare as many balls as they hold cards beyond those they owe.
        5. If no ball is contested, or if both hands are empty, go to step 12.
        6. **Window before laying.**
        7. **Laying.** Both players lay their cards in secret and at the same time. A player with nothing to
           lay is ready at once.
        8. **Window after laying.**
        9. **The order.** The leader puts the contested balls in order. With one ball there is nothing to do.
        10. **Each ball in that order:** both cards are turned over; the window after the reveal opens, with
            fouls possible only at the Quaffle; the ball is settled; the laid cards are discarded. A caught
            Snitch ends the game here.
        11. **Window after the result**, after each ball. Then go to step 10 for the next ball, or to step
            12.
        12. **End of the round.** Played special cards go to their owners’ discard piles. Both players
            refill up to five cards, minus one for each hit this round. The hits are cleared, and the lead
            passes to the other player. At the round limit the game is over; otherwise go to step 1.

        Either player may concede at any time.
procedure-quidditch-window = A window and who acts
    .text =
        | Window | When | What it is good for |
        |---|---|---|
        | Opening | after the pitch card, if there is a ball to decide on | retrieving or stripping before the decision; pushing off a compulsory ball |
        | Before laying | after the declarations, if a ball is contested | stripping, pushing off, retrieving |
        | After laying | nothing has been turned over yet | pushing off, stripping, lowering a card unseen |
        | After the reveal | both cards at one ball are face up | lowering, pushing off; at the Quaffle also fouls |
        | After the result | one ball has just been settled | retrieving, stripping; lowering or pushing off at a ball that is still to come |

        1. The leader acts first.
        2. The player whose turn it is to act plays a special card from their hand or passes.
        3. After a pass the other player may act. A second pass in a row closes the window.
        4. A card that is played lies face up next to its owner, and earlier passes no longer count. It
           waits for an answer, as described under “Answering a special card”. Then the opponent of the
           player who played it may act.

        A penalty that works closes the window at once. In the two windows before laying, a player may spend a
        card only if the hand still covers all the cards that are owed; see RUL-QCG-12. A race has rules of its own;
        see RUL-QCG-03.
procedure-quidditch-answer = Answering a special card
    .text =
        1. A special card has been played. The other player may cancel it or pass; nothing else is possible now.
        2. If it is cancelled, the cancelling card lies face up next to its owner. After a Referee no
           further answer is possible. After a counter-spell it is the other player’s turn to cancel that
           card or to pass.
        3. This goes on until a player passes or the last card cannot be cancelled.
        4. Count the cards. If the number is odd, the first card takes effect: it stood alone, or the card
           that cancelled it was cancelled in turn. If it is even, the first card is cancelled. All of them
           are used up.

        | Played card | Counter-spell | Referee |
        |---|---|---|
        | jinx or spell | cancels it | no |
        | counter-spell | cancels it | no |
        | foul | no | cancels it |
        | Referee | no | no |
        | a card set aside | no | no |
procedure-quidditch-specials = What the special cards do
    .text =
        | Card | What happens | What it needs | When |
        |---|---|---|---|
        | Leg-Locker | your choice: a card of your opponent counts 3 less, or a Keeper of your opponent is out of action | to lower: a card as in RUL-QCG-59; to stop: a Keeper face up at the Quaffle and not out of action yet | to lower: the windows after laying, after the reveal and after a result; to stop: after the reveal at the Quaffle |
        | Jelly-Legs | a card of your opponent counts 5 less | a card as in RUL-QCG-59 | the windows after laying, after the reveal and after a result |
        | Impediment Jinx | your opponent is pushed off a ball that you choose | before laying: a contested ball from which your opponent has not been pushed off; later: a ball that is not settled and where your opponent has a card | every window |
        | Disarming Spell | your opponent loses a random hand card | your opponent holds a card | every window |
        | Confunding Spell | your opponent loses two random hand cards, or the only one | your opponent holds a card | every window |
        | Summoning Charm | you take any card that you like from your discard pile into your hand | your discard pile is not empty | every window |
        | Finite | the jinx or spell that was just played is cancelled, another Finite included | a jinx or spell to answer | only as an answer |
        | Blatching | the Keeper of your opponent is out of action | a Keeper of your opponent, face up at the Quaffle and not out of action yet | after the reveal at the Quaffle |
        | Cobbing | you win the Quaffle | a player card of your opponent, face up at the Quaffle and not pushed off | after the reveal at the Quaffle |
        | Referee | the foul that was just played is cancelled | a foul to answer | only as an answer |
procedure-quidditch-settling = How a ball is settled
    .text =
        When the window after the reveal has closed, look at both sides of the ball. A side has **no card** if
        nothing was laid, if it was pushed off, if a special card was set aside, or if its Keeper is out of
        action. Otherwise it has a player card with its effective value: the printed value minus everything that
        lowered it, but never less than 0.

        | At the Quaffle | Result |
        |---|---|
        | no card on either side | it stays |
        | no card on one side | the player card wins, a Keeper too |
        | equal values | it stays |
        | a Keeper with the higher value against another role | a save: it stays |
        | anything else | the higher value wins |

        | At a Bludger | Result |
        |---|---|
        | no Beater on either side | it stays |
        | a Beater on one side | the Beater wins |
        | a Beater on both sides | the higher value wins; with equal values it stays |

        At the Snitch it is the same as at a Bludger, with Seekers in place of Beaters.

        Then, in this order:

        1. The laid cards go to the discard piles of their owners.
        2. A Quaffle that was won goes to the winner’s won pile.
        3. A Bludger that was won goes to the discard pile of the pitch. The loser is hit, and loses a random card
           from the hand if there is one.
        4. A Snitch that was caught goes to the catcher’s won pile, and the game is over.
        5. A ball that nobody won stays on the pitch.

        A penalty that works leads straight to these steps and wins the Quaffle.
procedure-quidditch-variants = What the options change
    .text =
        Most options change a single answer, described in their ruling. These change the course of a round:

        | Option | When it is not the default |
        |---|---|
        | declare_mode | both players declare in secret in one step; what either of them names is contested; cards owed for the Quaffle and a compulsory Snitch limit how many a player can name |
        | order_timing | the order is chosen right before the window before laying |
        | order_mode | the leader names one ball before each reveal |
        | reveal_mode | all laid cards are turned over before the first window after the reveal; each ball still has its own window and its own result |
        | finish_round_after_snitch | the window after the result follows the catch, and the game is over at the end of the round |
        | recycle_bludgers | an empty pitch deck is made up from its shuffled discard pile, once in a round; the final chase goes on from the first round that found the deck empty |
        | timing_mode | windows are a race as in RUL-QCG-03 |
        | counter_scope | counter-spells can also answer a foul or a Referee, so a Referee is no longer the last answer |


## Refused actions

refusal-quidditch-not_your_turn = It is not your turn.
refusal-quidditch-game_over = The game is over.
refusal-quidditch-already_committed = You have already decided and can no longer change it.
refusal-quidditch-no_window = You cannot play a special card right now.
refusal-quidditch-card_not_in_hand = You do not have that card.
refusal-quidditch-not_a_special = Only special cards have a power that can be played.
refusal-quidditch-no_target = That card has no target right now.
refusal-quidditch-bad_ball = You cannot use that card at this ball.
refusal-quidditch-bad_mode = You cannot use that card in this way now.
refusal-quidditch-bad_take = That card is not in your discard pile.
refusal-quidditch-wrong_window = You cannot play that card at this point of the round.
refusal-quidditch-foul_not_now =
    You can commit a foul only at the Quaffle, after your opponent’s player card there has been turned over.
refusal-quidditch-response_only = You can play that card only as an answer to another.
refusal-quidditch-owed_cards = You need that card for a ball in play.
refusal-quidditch-nothing_to_cancel = There is no special card to cancel.
refusal-quidditch-cannot_cancel = That card does not cancel the one that was played.
refusal-quidditch-not_declaring = There is nothing to declare right now.
refusal-quidditch-not_optional = You can only declare a Bludger or the Snitch, and only if it is on the pitch.
refusal-quidditch-already_contested = That ball is already in play.
refusal-quidditch-too_many_declared = You do not have enough cards for that many balls.
refusal-quidditch-not_laying = You cannot lay cards right now.
refusal-quidditch-wrong_number = Lay one card at each ball in play, or all your cards if you have fewer.
refusal-quidditch-quaffle_uncovered = Lay a card at the Quaffle first.
refusal-quidditch-not_contested = That ball is not in play this round.
refusal-quidditch-pushed_off = You were pushed off that ball, so you cannot lay a card there.
refusal-quidditch-aside_with_player_cards =
    At this table you cannot set a special card aside at the Quaffle while you hold a player card.
refusal-quidditch-not_ordering = You cannot choose the order of the balls right now.
refusal-quidditch-bad_order = Name each ball that is still to be played, each only once.
refusal-quidditch-penalty_without_player_card =
    At this table a penalty needs a player card of your own at the Quaffle.
refusal-quidditch-not_picking = There is no card to pick right now.
refusal-quidditch-bad_slot = Your opponent does not have that many cards.
refusal-quidditch-must_answer = Cancel the special card that was played, or pass.
