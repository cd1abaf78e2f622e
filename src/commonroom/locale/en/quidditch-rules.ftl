### The rules of the Quidditch card game in English: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/quidditch/rules.toml.


## The document

document-quidditch = Quidditch, the card game: the rules
    .intro =
        This page holds every rule of the Quidditch card game that Common Room plays by. Two houses meet on
        the pitch. You lay cards face down at the balls, turn them over, score goals, dodge Bludgers, and play
        until somebody catches the Golden Snitch.

        - An id such as QCG-40 names a **rule**: the printed leaflet states it, or it follows directly from it.
          The source says where it stands, and whether it was printed, inferred from the printed text, or
          taken from a public source outside the leaflet.
        - An id such as RUL-QCG-40 names a **ruling**: our decision where the leaflet is silent, unclear or
          at odds with itself. It gives the question, the answer and the reason. Some rulings can be changed
          by an option when a table is opened.

        A few words come up everywhere:

        - The **house deck** is your own deck, and it has its own discard pile. The **pitch deck** belongs to
          both players. The **pitch** is the place between you where the balls lie face up, and your **won
          pile** holds the pitch cards that you have won.
        - A **ball** is a Quaffle, a Bludger or the Golden Snitch on the pitch. A ball is **contested** when it
          is played for this round, and **settled** once its result is known.
        - The **leader** opens the round; the other one is the **second player**.
        - To **lay** a card is to put it face down at a contested ball. A special card that is laid is **set
          aside**: it has no power there. To **play** a special card is to show it from the hand, say what it
          does and let it work.
        - The **effective value** of a laid player card is its printed value after everything that lowers it.
        - Whoever has nothing that counts at a ball has **no card** there; see RUL-QCG-33.
        - Whoever loses a Bludger to the other player is **hit**.

        This is an unofficial page: all rules are told in our own words, it does not replace the leaflet in
        your box, and the names of games, publishers, houses and characters are trademarks of their owners.
    .contents = Contents
    .editions = Editions
    .edition = Edition
    .id = Written as
    .box = Box
    .topic = Topic
    .ids = See
    .readings = Where the leaflet is unclear and how we read it
    .readings-intro =
        We read the Dutch leaflet of the game. It has slips, gaps and places that contradict each other; these
        are the ones that matter in play.
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
        An action that is not allowed is refused with a code that says why; these are the codes met in play.
        It changes nothing: the card stays in the hand, and the one who has to act still has to.
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
    .about = when special cards can be played, and who speaks first
section-quidditch-answers = Answers
    .about = cancelling a special card
section-quidditch-fouls = Fouls and Referees
    .about = a Keeper taken out, penalties, and how they are stopped
section-quidditch-end = End of the game
    .about = discard piles, the last balls, counting, draws
section-quidditch-leaving = Time, bots and conceding
    .about = clocks, absent players, what bots may do, giving up


## Components

QCG-01 =
    Quidditch is a duel for exactly two people. The box recommends it from the age of eight.
    .source = Cover (printed)
QCG-02 =
    The 108 cards form three decks that you can tell apart by their backs: 40 scarlet ones for Gryffindor, 40
    green ones for Slytherin, and 28 blue pitch cards for both.
    .source = Contents (printed; the total is computed)
QCG-03 =
    A house deck mixes two sorts of cards. Chasers, Keepers, Beaters and Seekers are player cards; Referees,
    fouls, jinxes and spells are special cards.
    .source = Looking at your cards (printed)
QCG-04 =
    A player card shows a role and a value. Chasers go from 4 to 10, Keepers from 6 to 10, Beaters from 1 to 3,
    and a Seeker has 11 or 12.
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
    Among the pitch cards, none is as common as the Quaffle.
    .source = Playing for a Quaffle (printed)
RUL-QCG-81 =
    The decks listed under "The decks" in the procedures. They are our own design wherever no source counts the
    cards. Whoever owns the box can put other decks in their place with deck_data; both players then use the
    same house deck, and the decks have to pass the checks that are listed there too.
    .question = How many copies of each card are there, and may a table use decks of its own?
    .reason =
        Only the Snitch and the Seekers are counted in any source that we found. An owner of the box can simply
        look.


## Setup

QCG-09 =
    Sort the cards into their three decks, shuffle each deck, and put it down with its faces hidden.
    .source = Preparation (printed)
QCG-10 =
    The pitch deck goes to the middle of the table, within reach of both players.
    .source = Preparation (printed)
QCG-11 =
    Choose a house each. There is one Gryffindor player and one Slytherin player.
    .source = Preparation (printed; that the houses differ is inferred from there being one deck of each)
QCG-12 =
    Your first hand is the top five cards of your own house deck. Keep it hidden from your opponent.
    .source = Preparation (printed)
QCG-13 =
    Slytherin always leads the first round.
    .source = Start of the game (printed)
RUL-QCG-17 =
    Whoever came to the table first has the choice, and the other takes the house that is left. At an online
    table each seat may wish for a house before the game starts: the wish of the first seat goes first, then
    that of the second, and without any wish the first seat plays Gryffindor.
    .question = What if both players want the same house?
    .reason =
        Something has to settle it. Little depends on it: the decks are equal, so all that hangs on the house is
        the first lead.
RUL-QCG-18 =
    No. You play with the five cards that you were dealt.
    .question = May a poor opening hand be exchanged?
    .reason = The leaflet knows no second deal, and every round refills the hand anyway.


## Open and hidden information

RUL-QCG-76 =
    Yes. Either player may look through both discard piles from top to bottom. The option discard_view can limit
    what you see of the other player's pile to its top card.
    .question = May the discard piles be looked through?
    .reason = Each card in them was open to both players when it got there.
RUL-QCG-77 =
    Open to all: how many cards each hand, each house deck and the pitch deck hold; the pitch and its discard
    pile; the won piles and the points; the special cards played this round; hits, leader and number of the
    round; which balls have cards at them; and which cards make up the decks. Hidden are the cards in the other
    hand, the other player's face-down cards, and the order of every face-down deck, your own included.
    .question = What else is open, and what is hidden?
    .reason = It is what two people at a real table could see and count.
RUL-QCG-78 =
    Only what is open to everyone.
    .question = What do spectators see?
    .reason = A spectator who knew a hand could give it away.
RUL-QCG-80 =
    From one source of chance that starts from the seed of the match. Seed and actions together replay the match
    exactly.
    .question = Who shuffles, and who picks cards at random?
    .reason = No player can influence it, and afterwards everybody can check it.


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
    When the game is over, the most points win.
    .source = Object of the game and Winner (printed)
QCG-20 =
    Whoever catches the Snitch has not yet won: if the other player is still ahead after the 150 points, that
    player wins. It is hard, but it can be done.
    .source = Winner (printed)


## The round

QCG-21 =
    A game consists of many short rounds.
    .source = Start of the game (printed)
QCG-22 =
    You and your opponent take turns at leading, one round each.
    .source = Start of the game (printed)
QCG-23 =
    To open the round, the leader takes the top card of the pitch deck and lays it face up between the two of
    you.
    .source = Start of the game (printed)
QCG-24 =
    As a rule you begin each round with five house cards in your hand.
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
    .question = What if no Quaffle is there and nobody wants any of the other balls?
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
    A third Bludger finds no room. Whoever turned it up puts it on the discard pile of the pitch, turns up the
    next card instead, and goes on leading.
    .source = Start of a new round (printed)
RUL-QCG-21 =
    Yes. A Quaffle from before is the only thing that stops it.
    .question = Does the leader turn up a card when there are balls from before, but no Quaffle?
    .reason = QCG-31 names the Quaffle and no other ball.
RUL-QCG-22 =
    One after another until a ball comes to lie on the pitch, or until the pitch deck is empty. A Free Goal or a
    third Bludger is not such a ball, so another card follows it.
    .question = How many pitch cards does the leader turn up?
    .reason = QCG-32 and QCG-65 both ask for another card.
RUL-QCG-23 =
    With proper decks this never happens. Should it happen after all, the extra ball is treated as a third
    Bludger is: it is discarded, and the next card is turned up.
    .question = What if a second Quaffle or a second Snitch turns up?
    .reason =
        Nobody draws while a Quaffle lies there, and there is only one Snitch; the limit of QCG-28 has to hold
        even for odd decks.
RUL-QCG-25 =
    Nothing more is turned up, and the round goes on with whatever balls are there.
    .question = What if the pitch deck runs out while the leader is turning up cards?
    .reason = The balls on the pitch can be played for without a new one.


## Declaring

RUL-QCG-24 =
    Each Bludger and the Snitch, one by one and in every round in which they are on the pitch. The two places
    for Bludgers differ in nothing but their names, and a Bludger that turns up goes to the first place that is
    free.
    .question = Which balls can the players choose to play for?
    .reason =
        The leaflet only tells the story of a new Bludger, but a ball that stays in the game can be played for
        again.
RUL-QCG-26 =
    First the leader names all the optional balls that they play for, in one go. Then the second player may name
    any of the rest. One of the two is enough to make a ball contested for both, and everybody hears it. The
    option declare_mode can let both decide in secret at the same time; then every ball is contested that at
    least one of them named, and only the compulsory balls count as owed in RUL-QCG-27.
    .question = Who decides first which balls are played for?
    .reason = Turning up the card falls to the leader, so the first word on it should too.
RUL-QCG-27 =
    You can declare one ball for each card that you hold beyond those that you already owe, and no more.
    .question = May a player declare more balls than they have cards for?
    .reason = Every declared ball obliges both players to lay a card; see QCG-52 and QCG-68.
RUL-QCG-28 =
    Yes. It is a bluff like any other.
    .question = May a player go for a Bludger without a Beater, or for the Snitch without a Seeker?
    .reason = Any card can be laid at these balls, and the leaflet praises bluffing elsewhere.
RUL-QCG-29 =
    No. What has been declared stays declared.
    .question = Can a declaration be taken back?
    .reason = The other player has already been obliged by it.


## Laying cards

RUL-QCG-14 =
    No. Both players choose in secret and lay their cards in the same moment.
    .question = Can a special card be played between the laying of one player and that of the other?
    .reason =
        On two screens nobody should gain from being slower. The windows before and after laying cover what
        QCG-82 allows.
RUL-QCG-30 =
    One at each contested ball from which you have not been pushed off, or all that you have if your hand is too
    small for that. Never two at the same ball, so never more than four.
    .question = How many cards does a player lay?
    .reason = It is one card against one card at each ball.
RUL-QCG-31 =
    Then all of them are laid. One goes to the Quaffle if you may lay there, and the rest go where you like. At
    a ball left without, you have no card.
    .question = What if a hand has fewer cards than there are contested balls?
    .reason = The Quaffle is the only ball that has to be played for in every case.
RUL-QCG-32 =
    A player without cards lays nothing while the other player lays as usual. If both hands are empty, no ball
    is played for: all of them stay, the round ends, and both players refill.
    .question = What if a player has no hand cards at all?
    .reason = Without a card on either side there is nothing to compare.
RUL-QCG-33 =
    You have no card at a ball where you laid nothing, were pushed off, set a special card aside, or had your
    Keeper put out of action. Having no card is worth nothing and wins nothing. It loses the Quaffle to any
    player card, a Bludger to a Beater and the Snitch to a Seeker. If it is so on both sides, the ball stays.
    .question = What does it mean to have no card at a ball?
    .reason = All these cases leave a player with nothing to compare, so they are treated alike.
RUL-QCG-34 =
    Yes, at any ball. With aside_only_without_player_cards on, it is forbidden at the Quaffle as long as you
    hold a player card; the other balls are not affected.
    .question = May a special card be set aside by someone who still has player cards?
    .reason =
        One heading of the leaflet restricts it to players with no other choice, but its text goes on to
        recommend the trick as a bluff and as a way to dodge; see QCG-48 and QCG-91.
RUL-QCG-35 =
    As long as the other player has not laid yet, you may change your mind. When both have laid, everything is
    fixed. Until then your opponent learns only whether you are ready, and after that at which balls your cards
    lie.
    .question = Can laid cards be changed?
    .reason = Nothing has been shown so far, so nobody is harmed.


## The Quaffle

QCG-33 =
    A Quaffle is never ignored. While one is on the pitch, both of you have to play for it.
    .source = Playing for a Quaffle (printed)
QCG-34 =
    You play for it by putting a card face down in front of the Quaffle, and your opponent does likewise.
    .source = Playing for a Quaffle (printed)
QCG-35 =
    Every role may try. Chasers are made for it and Keepers defend, but a Beater or a Seeker can be laid as
    well.
    .source = Playing for a Quaffle (printed)
QCG-36 =
    You turn your two cards over together.
    .source = Playing for a Quaffle (printed)
QCG-37 =
    Of two player cards the one with the higher value takes the Quaffle, and its owner adds it face up to the
    won pile.
    .source = Playing for a Quaffle (printed)
QCG-38 =
    The two cards that were laid have then done their work. Each goes face up to the discard pile of its owner.
    .source = Playing for a Quaffle (printed)
QCG-39 =
    On equal values the Quaffle remains where it is until the next round, and the two cards are discarded all
    the same.
    .source = Playing for a Quaffle (printed)
QCG-40 =
    A Keeper saves against any other role if the Keeper's value is at least as high. A save wins nothing: the
    cards are discarded, and the Quaffle remains for the next round.
    .source = Playing for a Quaffle (printed; that two Keepers are meant to be left out follows from QCG-42)
QCG-41 =
    Against a higher value a Keeper is powerless, and the Quaffle goes to the opponent.
    .source =
        Playing for a Quaffle (inferred: the higher value wins, and only an equal or higher Keeper saves)
QCG-42 =
    Keeper against Keeper is no save: the higher of the two takes the Quaffle.
    .source = Playing for a Quaffle (printed)
QCG-43 =
    Two equal Keepers are discarded without a winner, and the Quaffle remains.
    .source = Playing for a Quaffle (printed)
QCG-44 =
    If a Quaffle is played for and you hold no player card, you have to lay a special card face down instead.
    This is called setting it aside.
    .source = No player cards in hand (printed)
QCG-45 =
    When the cards are turned over, a card that was set aside is discarded, and nothing that it says happens.
    .source = No player cards in hand (printed)
QCG-46 =
    If one of you has set a special card aside and the other has laid a player card, the player card takes the
    Quaffle.
    .source = No player cards in hand (printed)
QCG-47 =
    If both of you have set a special card aside, both are discarded and the Quaffle remains.
    .source = No player cards in hand (printed)
QCG-48 =
    You may also set a card aside to bluff: it can lure your opponent into spending a player card that would
    have been better saved.
    .source = No player cards in hand and Fouls and referees (printed)
RUL-QCG-39 =
    Yes, against every role but another Keeper, and it is the effective values that are compared. No Keeper
    reaches an untouched Seeker with 11 or 12.
    .question = Does a Keeper also save against a Beater or a Seeker?
    .reason = The leaflet lets a Keeper save against a player card, and these are player cards.
RUL-QCG-40 =
    The Keeper's owner wins the Quaffle. With keeper_wins_unopposed off, it remains on the pitch instead.
    .question = What if a Keeper meets a card that was set aside, or no card at all?
    .reason = A save needs a player card to save against, and QCG-46 is content with any player card.
RUL-QCG-41 =
    The save. It is looked at first, and the higher value wins only if there is no save.
    .question = The highest card wins, but a save wins nothing: which goes first?
    .reason = The save is the exception; otherwise a high Keeper could never save.
RUL-QCG-42 =
    Both of them.
    .question = After a save, does only the Keeper go, or do both cards?
    .reason =
        The leaflet mentions only the Keeper, but every other result discards both cards and nothing speaks for
        keeping one.
RUL-QCG-43 =
    They are added together, and the value stops at 0. All of it is over once the ball is settled.
    .question = What if a card is lowered more than once, or by more than its value?
    .reason = Two jinxes should do more than one, and a value under zero would mean nothing.
RUL-QCG-44 =
    It is still a player card and keeps its role. It wins against a card that was set aside and is equal to
    another 0. At its own ball a Beater or a Seeker with 0 still beats all other roles.
    .question = What can a player card do whose value has fallen to 0?
    .reason = Only its value was lowered.


## Bludgers

QCG-49 =
    Nobody is forced to chase a Bludger. Each of you decides whether to play for it.
    .source = Playing for a Bludger (printed)
QCG-50 =
    If neither of you wants the Bludger, it hangs around until the next round.
    .source = Playing for a Bludger (printed)
QCG-51 =
    In that case you turn to the other balls on the pitch. If there are none, the round is over and the next
    pitch card is turned up.
    .source = Playing for a Bludger (printed)
QCG-52 =
    If one of you goes for the Bludger, the other has no choice and has to lay a card there as well.
    .source = Playing for a Bludger (printed)
QCG-53 =
    Whatever you hold may be laid at a Bludger, a player card of any role as well as a special card that you set
    aside.
    .source = Playing for a Bludger (printed as what a Beater can meet there)
QCG-54 =
    Beaters rule here: a Beater wins against everything that is not a Beater. Values play no part in that.
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
    The winner takes a card blindly out of the loser's hand and puts it on the loser's discard pile.
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
    Being hit costs you a card of your next hand: you fill it up to four cards only.
    .source = Playing for a Bludger (printed)
QCG-62 =
    After that one round you fill up to five again.
    .source = Playing for a Bludger (printed)
QCG-63 =
    Two hits in one round leave you with three cards for the next.
    .source = Playing for a Bludger (printed)
RUL-QCG-45 =
    Chance picks it, among the cards in the loser's hand only; laid cards and special cards already played are
    safe. Everybody sees it when it is discarded. The option bludger_pick can let the winner tap one of the
    hidden cards instead, after they have been mixed.
    .question = Which card does a player lose who was hit?
    .reason = A blind choice is a random choice, and it saves a step.
RUL-QCG-46 =
    There is nothing to discard then, but the next hand is smaller all the same.
    .question = What if the player who was hit has no hand cards left?
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
    .reason = A hit is a result and not a special card, so there is nothing to cancel.


## Free Goals

QCG-64 =
    A Free Goal needs no contest. The leader who turns it up scores right away and puts it on the won pile.
    .source = Playing for a goal card (printed)
QCG-65 =
    After that the leader turns up one more pitch card, and is still the leader.
    .source = Playing for a goal card (printed)
RUL-QCG-19 =
    No. The same player leads to the end of this round, and the next round belongs to the opponent as usual.
    .question = Does the lead change after a Free Goal, or after a third Bludger was put away?
    .reason = The leaflet lets the leader go on, but it gives nobody an additional round.


## The Golden Snitch

QCG-66 =
    You need not play for the Snitch. If you have no Seeker, you can leave it alone for now and carry on.
    .source = Playing for the Golden Snitch (printed)
QCG-67 =
    A Snitch that is left alone stays on the pitch.
    .source = Playing for the Golden Snitch (printed; it follows from "for now")
QCG-68 =
    If one of you goes for the Snitch, the other has to lay a card at it as well.
    .source = Playing for the Golden Snitch (printed)
QCG-69 =
    Seekers, and nobody else, can catch the Snitch.
    .source = Playing for the Golden Snitch (printed)
QCG-70 =
    When Seeker meets Seeker, the higher value makes the catch.
    .source = Playing for the Golden Snitch (printed)
QCG-71 =
    Seekers of the same value get in each other's way: both are discarded, and the Snitch stays.
    .source = Playing for the Golden Snitch (printed)
QCG-72 =
    A Seeker who meets anything else, be it another role or a special card, makes the catch.
    .source =
        Playing for the Golden Snitch (printed; that a special card counts as another kind is inferred)
QCG-73 =
    Where no Seeker was laid there is no catch: the cards are discarded, and the Snitch stays.
    .source = Playing for the Golden Snitch (printed)
RUL-QCG-53 =
    Yes. The window after the reveal is held at the Snitch as at every other ball, and the catch counts only
    when it has closed.
    .question = Can a catch still be prevented once the Seeker is face up?
    .reason = QCG-82 allows jinxes and spells at any moment, and this is the moment when they matter most.
RUL-QCG-54 =
    Then the final chase is on. In every round that begins with an empty pitch deck no card is turned up, and
    the Snitch has to be played for as a Quaffle has. With final_chase off, it stays optional.
    .question = What if the pitch deck is empty and the Snitch has not been caught?
    .reason = Two careful players could leave the Snitch alone for ever.
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
    The next round is led by the one who did not lead this one.
    .source = Start of a new round (printed)
QCG-76 =
    Special cards whose power you used go to your discard pile only when the round is over.
    .source = Fouls and referees (printed)
QCG-77 =
    Once your house deck is used up, shuffle your discard pile and turn it face down: it is your new house deck.
    .source = Fouls and referees (printed, but speaking of the hand)
RUL-QCG-47 =
    It means the size of the hand after refilling, not the number of cards drawn. Five, less one for each hit in
    the round that just ended; then the hits are forgotten.
    .question = A player who was hit takes only four cards: four in total or four new ones?
    .reason =
        The leaflet says that this player plays with one card less, and that it lasts for a single round.
RUL-QCG-48 =
    That player draws nothing and discards nothing. During a round a hand may have any size.
    .question = What if a hand already has as many cards as it may refill to, or more?
    .reason = The limit is for drawing; nothing in the leaflet takes cards away at that point.
RUL-QCG-79 =
    Only when a card has to be drawn and the house deck is empty. Then the whole discard pile is shuffled, with
    the special cards played in this round among it, and drawing goes on. If even that is not enough, the hand
    stays smaller.
    .question = When exactly is a discard pile shuffled into a new house deck?
    .reason =
        The leaflet says "when you have no house cards in your hand", which would make no sense next to its rule
        on refilling. It must mean the deck.
RUL-QCG-83 =
    First the special cards that were played go to the discard piles, then both players refill, then hits are
    wiped out, then the lead changes, and then the next round begins with its pitch card. It makes no difference
    which of the two refills first.
    .question = In which order do things happen at the end of a round?
    .reason =
        Played special cards have to be in the discard pile before it may be shuffled, and hits have to count
        before they are forgotten.


## Several balls at once

QCG-78 =
    If there are several balls, it is up to the leader in which order they are played.
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
        The leaflet first says at once and then says to wait for the face-down cards. The second sentence is the
        more exact one and tells why: the cards can influence the order.
RUL-QCG-37 =
    Yes: one order of all contested balls, which is then final. With a single contested ball there is nothing to
    choose. The option order_mode can let the leader name one ball at a time, after each result.
    .question = Does the leader have to choose the whole order at once?
    .reason = The leaflet has the leader decide on an order, and it does so once.
RUL-QCG-38 =
    No. Each ball is turned over when its turn comes. The option reveal_mode can have all of them turned over
    before the first one is settled.
    .question = Are the cards at all balls turned over together?
    .reason = If everything were open, the order would hardly matter.


## Special cards

QCG-81 =
    Instead of laying a special card, you can use it on your opponent straight from your hand, telling what it
    does.
    .source = Special cards (printed)
QCG-82 =
    For jinxes and spells any moment will do, whether cards have been laid or not, and whoever laid them.
    .source = Jinxes and spells (printed)
QCG-83 =
    They work one by one in the order in which they were played: the spell that was spoken first is also the
    first to work.
    .source = Jinxes and spells (printed)
QCG-84 =
    The first kind **lowers** the value of a player card of your opponent. You do well to wait until you see
    that card, but you need not.
    .source = Jinxes and spells (printed; that waiting is only advice is our reading)
QCG-85 =
    One of them is the Leg-Locker, which can stop a Keeper instead.
    .source = Jinxes and spells (printed)
QCG-86 =
    The second kind **strips** the hand of your opponent: one or more cards, taken blindly, are discarded.
    .source = Jinxes and spells (printed)
QCG-87 =
    Unlike a Bludger, this does no lasting harm. At the next refill the lost cards are made up in full.
    .source = Jinxes and spells (printed)
QCG-88 =
    The third kind **pushes** your opponent **off** a ball. Among several balls you pick the one.
    .source = Jinxes and spells (printed)
QCG-89 =
    The fourth kind lets you **retrieve**: look through your discard pile, and rescue a card from it for your
    hand.
    .source = Jinxes and spells (printed)
QCG-90 =
    The fifth kind is the **counter-spell**, which makes a jinx or spell used on you come to nothing.
    .source = Jinxes and spells (printed)
QCG-91 =
    Each special card can also be set aside at a ball as a way of dodging. Its power is lost then.
    .source = Fouls and referees (printed)
RUL-QCG-11 =
    No. There has to be a legal target, as listed under "What the special cards do", and only such plays are
    offered.
    .question = May a special card be played where it does nothing?
    .reason =
        A card thrown away by mistake is no fun, and the leaflet has every card used against somebody or for
        something.
RUL-QCG-12 =
    No. Until the laying is done you owe a card to each contested ball from which you have not been pushed off.
    In the two windows before it you may play a special card, even one that cancels another, only if your hand
    then still covers what you owe, supposing that the card works. With reserve_owed_cards off, this limit is
    gone.
    .question = May a player spend cards that are needed for laying?
    .reason =
        QCG-33, QCG-52 and QCG-68 oblige a player to lay; nobody should be able to escape by emptying their
        hand.
RUL-QCG-59 =
    In the windows after laying, after the reveal and after a result it can be lowered, as long as its ball is
    not settled; before that there is no card yet. What is lowered face down counts from the reveal on, and the
    jinx is wasted if the card turns out to be a special one. No target are a special card that is face up, a
    card that was pushed off, and a Keeper who is out of action.
    .question = May a card be lowered while it is face down?
    .reason = The leaflet only advises to wait, and playing into the dark carries its own risk.
RUL-QCG-60 =
    Whoever plays it says which: either lower a card, for which any target will do that can be lowered, or stop
    a Keeper, who must be face up at the Quaffle.
    .question = What can the Leg-Locker be used for?
    .reason = The leaflet gives it both powers, and a Keeper matters nowhere else.
RUL-QCG-61 =
    The Keeper's side then has no card there; the Keeper is discarded with the result. Whoever did it wins the
    Quaffle with any player card laid, even another Keeper. With only a special card set aside, the Quaffle
    remains.
    .question = What happens when a Leg-Locker or a foul puts a Keeper out of action?
    .reason = The leaflet lets any player card score then, and a card that was set aside is not one.
RUL-QCG-62 =
    Cards from the hand, picked at random; laid cards are safe. If the hand is too small, all of it goes. A
    player with an empty hand cannot be chosen. Everybody sees the cards that are lost.
    .question = Which cards are lost when a hand is stripped?
    .reason = The leaflet takes them unseen, and cards on the pitch are no longer in the hand.
RUL-QCG-63 =
    You choose a ball that is played for and still open. Your opponent's card there is shown and discarded on
    the spot, and no other may be laid there this round: your opponent has no card. The ball is still played
    for, and its result is found as usual.
    .question = What exactly does it mean to be pushed off a ball?
    .reason =
        The leaflet says no more than that a player is moved away from the ball. This is the simplest way to be
        away from it.
RUL-QCG-64 =
    Your opponent lays nothing at that ball and owes no card for it, while you still have to lay yours. In the
    opening window only compulsory balls are contested yet: the Quaffle, and in the final chase the Snitch.
    .question = What if a player is pushed off before any card is laid?
    .reason = Who is away from the ball can neither play for it nor be obliged to.
RUL-QCG-65 =
    Nobody wins it, and it stays on the pitch.
    .question = What if both players are pushed off the same ball?
    .reason = Neither of them has a card there; see RUL-QCG-33.
RUL-QCG-66 =
    Any single card in your own discard pile, player card or special card, even if it got there in this very
    round. Special cards played this round are not there yet and cannot be taken. If the pile is empty, the
    spell cannot be played. Your opponent sees the card, which then counts as a hand card like the others. One
    card is spent for one gained, so no hand grows by it.
    .question = Which card can be retrieved?
    .reason = The leaflet sets no limit, and QCG-76 says when played cards reach the pile.
RUL-QCG-67 =
    They lie open next to their owner until the round is over. Before anybody refills, they go to the discard
    pile of that owner. The same is true of cards that were cancelled and of those that did it.
    .question = Where do played special cards go, and when?
    .reason = QCG-76 gives the moment, and a cancelled card was played too.
RUL-QCG-68 =
    Yes. It is turned over with the others and discarded face up.
    .question = Does the opponent get to see a special card that was set aside?
    .reason = Both cards at a ball are turned over, and discard piles are open.
RUL-QCG-69 =
    No. Special cards are played from the hand only.
    .question = Can a special card be played after it has been laid at a ball?
    .reason = A laid card has left the hand, and QCG-45 denies it any power.


## Windows

RUL-QCG-01 =
    Five kinds of windows, and no other moment. The opening: after the pitch card and before the declarations,
    if there is a ball to decide on. Before laying: after the declarations, if a ball is contested. After
    laying: nothing has been turned over, and the order is still open. After the reveal: the two cards at a ball
    are face up, and its result is still open. After the result: a ball has been settled, and neither the next
    reveal nor the end of the round has come. A jinx or a spell with a legal target fits into each of them, a
    foul only into the one after the reveal at the Quaffle.
    .question = What does "at any moment" mean?
    .reason = It covers each moment that QCG-82 and QCG-92 speak of and still lets the game move on.
RUL-QCG-02 =
    Nobody has to hurry: the leader is the first to speak in each window. Who speaks plays one special card or
    passes, and then the other one speaks. The window closes when both pass one after the other; a card that is
    played makes the count start anew. The option timing_mode can turn this into a race.
    .question = Who may act first in a window?
    .reason = A fast connection brings no advantage, and since the lead alternates, the first word does too.
RUL-QCG-03 =
    In a race nobody is the speaker, and either player may send a card at any time while the window is open.
    Cards work in the order in which they arrive, and on the same instant the leader goes first. A card that an
    earlier one has made impossible is refused and stays in the hand. The window closes when both have passed
    since the last card, or when the time set by race_window_seconds has run since it opened or since the last
    card, whichever was later. Answers have the same time; when it is up, that is a pass.
    .question = How does a race for the first word work?
    .reason = It is the nearest thing to QCG-83 at a real table, where a split second decides.
RUL-QCG-05 =
    The opponent of whoever began with it, whether the card worked or was cancelled.
    .question = Who speaks after a special card has been dealt with?
    .reason = The leaflet has both players act in turn.
RUL-QCG-13 =
    As many as you like and can.
    .question = How many special cards may a player play in one window or one round?
    .reason = The leaflet names no limit, and the hand is limit enough.
RUL-QCG-15 =
    Each window opens for both players, even if one of them could do nothing but pass. Players can have their
    page pass for them; this is a private setting, and such a pass is shown no sooner than the time set by
    min_pass_ms after it became their turn to speak.
    .question = Can the opponent tell from a pass what a player holds?
    .reason = A window that is skipped, or a pass that comes too fast, would give the hand away.


## Answers

RUL-QCG-06 =
    As soon as it is announced and before it works. Each special card that is played waits for an answer of the
    opponent, and only cards that cancel are an answer: a counter-spell to a jinx or a spell, a Referee to a
    foul. If the opponent passes, the card works at once.
    .question = When can a special card be cancelled?
    .reason =
        A card that undoes another needs a moment to do so. Any other card in that moment would overtake an
        earlier one, against QCG-83.
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
        sentence leaves a task to the Referee.
RUL-QCG-09 =
    No. If a hand is about to be stripped, its owner cannot quickly play what is in danger.
    .question = Can other special cards be played as an answer?
    .reason = The card that was played earlier works earlier; see QCG-83.
RUL-QCG-10 =
    No. Without something to cancel they have no use but to be set aside.
    .question = Can counter-spells and Referees be played of one's own accord?
    .reason = They undo something, so there must be something to undo.


## Fouls and Referees

QCG-92 =
    You cannot commit a foul before your opponent's player cards have been turned over.
    .source = Fouls and referees (printed)
QCG-93 =
    One kind of foul knocks out your opponent's **Keeper**. Whatever player card you have laid can now score.
    .source = Fouls and referees (printed)
QCG-94 =
    The other kind earns you a **penalty** if a Quaffle is in play: it is yours, however high your opponent's
    card may be.
    .source = Fouls and referees (printed)
QCG-95 =
    A Referee calls a foul back, so that nothing comes of it.
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
    .reason = Who is already out of action cannot be put out of action again.
RUL-QCG-72 =
    Unless a Referee stops it, the Quaffle is settled at once in favour of whoever played the penalty, no matter
    which card that player has laid. Both laid cards are discarded, and the window after the result follows.
    With penalty_needs_player_card on, only someone who has laid a player card can play a penalty.
    .question = What exactly does a penalty do?
    .reason = The leaflet makes its player win and sets no condition but the Quaffle.
RUL-QCG-73 =
    No. It needs a player card that was turned over.
    .question = Can a penalty be played when the opponent set a special card aside or has no card?
    .reason = QCG-92 allows fouls only after player cards have been turned over.
RUL-QCG-74 =
    The first that works decides. Then the Quaffle is settled, and there is no place for a second.
    .question = What if both players want to play a penalty?
    .reason = A Quaffle can be won only once.
RUL-QCG-75 =
    As the answer to a foul of either kind, and only so. It ends the answering, and both cards are used up. The
    window goes on, so another foul may follow.
    .question = How is a Referee used?
    .reason = A Referee undoes one foul and does not blow the final whistle.


## End of the game

QCG-96 =
    Discard piles lie face up, each beside its own deck: one for each house and one for the pitch.
    .source = Playing for a Quaffle and Playing for a Bludger (printed)
QCG-97 =
    With the catch of the Golden Snitch the game is over, and the catcher scores its 150 points.
    .source = Winner and Playing for the Golden Snitch (printed)
QCG-98 =
    Both players add up their won piles. The higher sum wins.
    .source = Winner (printed)
RUL-QCG-52 =
    They no longer count. The game stops on the spot; the cards still lying face down are neither turned over
    nor scored. With finish_round_after_snitch on, the round is played to its end first.
    .question = What about balls that are not settled when the Snitch is caught?
    .reason = The catch ends the game, as it ends a match on brooms.
RUL-QCG-56 =
    The game is over, and the most points win. It takes faulty decks to get there, because a Snitch that nobody
    has caught never leaves the pitch.
    .question = What if the pitch and the pitch deck are both empty?
    .reason = Nothing is left to play for.
RUL-QCG-57 =
    The game is a draw. The option tie_break can give it to whoever caught the Snitch.
    .question = What if both have the same number of points at the end?
    .reason = The leaflet names nothing that would decide it.
RUL-QCG-58 =
    When the round with the number set by round_limit is over, the game is over, and the most points win.
    .question = Can a game go on for ever?
    .reason = The final chase should end every game long before that; the limit is a safety net.


## Time, bots and conceding

RUL-QCG-04 =
    A bot gets the view of its seat and nothing more. In a race it holds back for a random time between 1.5 and
    4 seconds after the window opened or the last card was played, whichever was later; a card that a human
    sends in the meantime goes first. When players speak in turn, a bot need not wait.
    .question = What does a bot know, and how fast may it be?
    .reason = No human could win a race against a machine that does not wait.
RUL-QCG-16 =
    The game goes on without them: they pass in windows and when asked for an answer, declare nothing, lay cards
    picked at random among those allowed, and as leader play the Quaffle first, then the Bludgers, then the
    Snitch. The option turn_timer_seconds sets how long a decision may take.
    .question = What if a player is absent or runs out of time?
    .reason = These choices commit the player to as little as possible and keep the other from waiting.
RUL-QCG-82 =
    Yes, at any time. The other player wins.
    .question = May a player give up?
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
        second sentence is torn in two.
    .reading = First all cards are laid, then the order is chosen.
    .reason =
        The second sentence is the more exact one and explains itself: the laid cards can influence the order.
reading-quidditch-card-game-2001-goal-card = The name of the Free Goal
    .difference = The list of points and the section on the card use two different names.
    .reading = One and the same card, called Free Goal here.
    .reason = Both score 10 points, and no further kind of pitch card is described.
reading-quidditch-card-game-2001-setting-aside = Who may set a special card aside
    .difference =
        The heading asks for a hand without player cards; the text below it and a later section recommend the
        trick to everyone.
    .reading = Everyone may, at every ball.
    .reason = A bluff that is possible only when there is no choice would be none.
reading-quidditch-card-game-2001-counter = What a counter-spell undoes
    .difference = Jinxes and spells in one sentence, special cards in the next.
    .reading = Jinxes and spells, counter-spells among them.
    .reason = Fouls already have the Referee against them.
reading-quidditch-card-game-2001-pile = What "the pile" is
    .difference = The same word stands for the decks and for the place where balls and laid cards lie.
    .reading = Where balls or laid cards are meant, it is the pitch.
    .reason = A ball lies openly between the players and not in a deck.
reading-quidditch-card-game-2001-save = What is discarded after a save
    .difference = Only the Keeper is mentioned.
    .reading = Both cards are discarded.
    .reason = So it is with every other result.
reading-quidditch-card-game-2001-hit = How many cards a hit player takes
    .difference = The player may take only four cards, after two hits only three.
    .reading = The hand is filled up to four or three.
    .reason = The same paragraph says that the player has one card less than usual.
reading-quidditch-card-game-2001-unseen-card = Which card a Bludger costs
    .difference = A card of the opponent, chosen without looking; where it is taken from is not said.
    .reading = A card from the hand.
    .reason = Laid cards belong to their ball until it is settled.
reading-quidditch-card-game-2001-ignoring = Leaving the Snitch alone
    .difference = Players without Seekers have to agree to ignore the Snitch.
    .reading = No agreement is needed: the Snitch is left alone if neither player declares it.
    .reason = To agree, both would have to tell what they do not hold.
reading-quidditch-card-game-2001-waiting = When to lower a card
    .difference =
        Wait until you have seen the other card, it says, right after allowing jinxes at any moment.
    .reading = Waiting is advice.
    .reason = As a duty it would contradict the earlier sentence.
reading-quidditch-card-game-2001-retrieving = How many cards are retrieved
    .difference = Cards in the first half of the sentence, one card in the second.
    .reading = As many as the card itself says; in our decks it is one.
    .reason = The first half tells what such cards are for, the second what one of them does.
reading-quidditch-card-game-2001-first-word = Who may speak when
    .difference = Players act in turn, and yet whoever speaks a moment earlier goes first.
    .reading = They speak in turn, beginning with the leader; a race is an option.
    .reason = Being quick means something else on a screen than at a table.
reading-quidditch-card-game-2001-review = A review that tells it differently
    .difference =
        One public review has a round last until all five hand cards are gone, and replays a tie at once.
    .reading = A round is over when the laid cards are settled, and a tied ball waits for the next round.
    .reason = The leaflet is clear on both, and it is the source.


## Options

option-quidditch-timing_mode =
    Whether players speak in turn, beginning with the leader, or race for the first word in every window.
option-quidditch-race_window_seconds =
    How many seconds a window stays open in a race, counted anew after each card that is played.
option-quidditch-counter_chain =
    Whether a counter-spell can itself be countered, and so on back and forth, or is final.
option-quidditch-counter_scope =
    Whether counter-spells cancel only jinxes and spells, or every special card, fouls and Referees included.
option-quidditch-reserve_owed_cards =
    Whether cards that are needed for laying must be kept, or may be spent on special powers before.
option-quidditch-min_pass_ms =
    How long, in thousandths of a second, an automatic pass is held back so that it does not betray the hand.
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
    Whether the card that a Bludger costs is picked by chance, or the winner taps one of the mixed and hidden
    cards.
option-quidditch-recycle_bludgers =
    Whether discarded Bludgers are out of the game, or come back as a new pitch deck when the old one is empty.
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
    Whether the other player's discard pile can be looked through, or shows only its top card.
option-quidditch-deck_data =
    Which decks are played with: the usual ones of this game, or decks that the table brings along.


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
        - every special card does one of the things listed under "What the special cards do".

        Whatever else the leaflet lets us expect is checked too, but only reported, because a real box knows
        better than this page:

        - Chasers from 4 to 10, Keepers from 6 to 10 and Beaters from 1 to 3, with both ends of each range in use;
        - two Seekers, worth 11 and 12;
        - more Quaffles than any other pitch card, three Bludgers or more, two Free Goals or more, and at least 16
          Quaffles and Free Goals together, so that somebody can beat the Snitch's 150 points without it;
        - all five kinds of jinxes and spells, more than one card that lowers, a Leg-Locker, and cards that strip one
          card as well as several;
        - both kinds of fouls and a Referee;
        - clearly more player cards than special cards, so that a hand without any player card is rare.
procedure-quidditch-round = A round from start to end
    .text =
        1. **The pitch card.** If a Quaffle is on the pitch, nothing is turned up. Otherwise the leader turns up
           cards until a ball comes to lie on the pitch or no pitch card is left. A Free Goal goes to the
           leader's won pile, and a ball without room goes to the discard pile of the pitch; another card
           follows each of them. If there is no ball on the pitch after that and the pitch deck is empty, the
           game is over.
        2. **Compulsory balls.** A Quaffle on the pitch is contested. So is the Snitch in the final chase, that
           is when the pitch deck was already empty at the start of the round.
        3. **Opening window**, if at least one ball on the pitch is not contested yet.
        4. **Declarations**, under the same condition: first the leader, then the second player if any ball is
           left. Each may declare as many balls as they hold cards beyond those they owe.
        5. If no ball is contested, or if both hands are empty, go to step 12.
        6. **Window before laying.**
        7. **Laying.** Both players lay their cards in secret and at the same time. Whoever has nothing to lay
           is ready at once.
        8. **Window after laying.**
        9. **The order.** The leader puts the contested balls in order. With one ball there is nothing to do.
        10. **Each ball in that order:** both cards are turned over; the window after the reveal is held, and
            only at the Quaffle are fouls possible in it; the ball is settled; the laid cards are discarded. A caught
            Snitch ends the game here.
        11. **Window after the result**, after each ball. Then comes step 10 for the next ball, or step 12.
        12. **End of the round.** Played special cards go to their owners' discard piles. Both players refill up
            to five cards, less one for each hit of this round. The hits are forgotten, and the lead passes to
            the other player. At the limit of rounds the game is over; otherwise go to step 1.

        Either player may concede at any time.
procedure-quidditch-window = A window and who speaks
    .text =
        | Window | When | What it is good for |
        |---|---|---|
        | Opening | after the pitch card, if there is a ball to decide on | retrieving or stripping before the decision; pushing off a compulsory ball |
        | Before laying | after the declarations, if a ball is contested | stripping, pushing off, retrieving |
        | After laying | nothing has been turned over yet | pushing off, stripping, lowering a card unseen |
        | After the reveal | both cards at one ball are face up | lowering, pushing off; at the Quaffle also fouls |
        | After the result | one ball has just been settled | retrieving, stripping; lowering or pushing off at a ball that is still to come |

        1. The leader speaks first.
        2. The speaker plays a special card from the hand or passes.
        3. After a pass the other player speaks. A second pass in a row closes the window.
        4. A card that is played lies open next to its owner, and the passes so far are forgotten. It waits for
           an answer, as told under "Answering a special card". Then the opponent of the player who played it
           speaks.

        A penalty that works closes the window at once. In the two windows before laying, a player may spend a
        card only if the hand still covers all the cards that are owed; see RUL-QCG-12. A race has rules of its own;
        see RUL-QCG-03.
procedure-quidditch-answer = Answering a special card
    .text =
        1. A special card has been played. The other player may cancel it or pass; nothing else is possible now.
        2. If it is cancelled, the cancelling card lies open next to its owner. After a Referee the answering is over.
           After a counter-spell it is the other player's turn to cancel that one or to pass.
        3. This goes on until a player passes or the last card cannot be cancelled.
        4. Count the cards. If the number is odd, the first card works: alone, or because the card that cancelled
           it was cancelled in turn. If it is even, the first card is cancelled. All of them are used up.

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
        | no card on both sides | it stays |
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
        2. A Quaffle that was won goes to the winner's won pile.
        3. A Bludger that was won goes to the discard pile of the pitch. The loser is hit, and loses a random card
           from the hand if there is one.
        4. A Snitch that was caught goes to the catcher's won pile, and the game is over.
        5. A ball that nobody won stays on the pitch.

        A penalty that works leads straight to these steps and wins the Quaffle.
procedure-quidditch-variants = What the options change
    .text =
        Most options change a single answer, told in their ruling. These change the course of a round:

        | Option | When it is not the default |
        |---|---|
        | declare_mode | both players declare in secret in one step; what either of them names is contested; cards owed for the Quaffle and a compulsory Snitch limit how many a player can name |
        | order_timing | the order is chosen right before the window before laying |
        | order_mode | the leader names one ball before each reveal |
        | reveal_mode | all laid cards are turned over before the first window after the reveal; each ball still has its own window and its own result |
        | finish_round_after_snitch | the window after the result follows the catch, and the game is over at the end of the round |
        | recycle_bludgers | an empty pitch deck is made up from its shuffled discard pile, once in a round; the final chase goes on from the first round that found the deck empty |
        | timing_mode | windows are a race as in RUL-QCG-03 |
        | counter_scope | counter-spells can also answer a foul or a Referee, so a Referee no longer ends the answering |


## Refused actions

refusal-quidditch-not_your_turn = It is the other player's turn.
refusal-quidditch-game_over = The game is over.
refusal-quidditch-already_committed = Your choice is already made and can no longer be changed.
refusal-quidditch-no_window = No special card can be played at this moment.
refusal-quidditch-card_not_in_hand = You do not hold that card.
refusal-quidditch-not_a_special = Only special cards have a power that can be played.
refusal-quidditch-no_target = That card has no target at the moment.
refusal-quidditch-bad_ball = That card cannot be used at this ball.
refusal-quidditch-bad_mode = That card cannot be used in this way now.
refusal-quidditch-bad_take = That card is not in your discard pile.
refusal-quidditch-wrong_window = That card cannot be played in this window.
refusal-quidditch-foul_not_now =
    A foul is possible only at the Quaffle, after your opponent's player card there was turned over.
refusal-quidditch-response_only = That card can only be played as an answer to another.
refusal-quidditch-owed_cards = You need that card for laying at the balls that are played for.
refusal-quidditch-nothing_to_cancel = There is no special card to cancel.
refusal-quidditch-cannot_cancel = That card does not cancel the one that was played.
refusal-quidditch-not_declaring = There is nothing to declare at this moment.
refusal-quidditch-not_optional = You can declare only a Bludger or the Snitch, and only if it is on the pitch.
refusal-quidditch-already_contested = That ball is already played for.
refusal-quidditch-too_many_declared = You do not have enough cards to declare that many balls.
refusal-quidditch-not_laying = Cards cannot be laid at this moment.
refusal-quidditch-wrong_number = Lay one card at each ball that is played for, or all your cards if you have fewer.
refusal-quidditch-quaffle_uncovered = You have to lay a card at the Quaffle first.
refusal-quidditch-not_contested = That ball is not played for in this round.
refusal-quidditch-pushed_off = You were pushed off that ball, so you cannot lay a card there.
refusal-quidditch-aside_with_player_cards =
    At this table you cannot set a special card aside at the Quaffle while you hold a player card.
refusal-quidditch-not_ordering = The order of the balls cannot be chosen at this moment.
refusal-quidditch-bad_order = Name each ball that is still to be played, and each only once.
refusal-quidditch-penalty_without_player_card =
    At this table a penalty needs a player card of your own at the Quaffle.
refusal-quidditch-not_picking = There is no card to pick at this moment.
refusal-quidditch-bad_slot = There is no such card in your opponent's hand.
refusal-quidditch-must_answer = A special card is waiting for an answer: cancel it or pass.
