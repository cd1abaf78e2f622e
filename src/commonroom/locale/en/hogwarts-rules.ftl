### The rules of A Year at Hogwarts in English: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/hogwarts/rules.toml.


## The document

document-hogwarts = Harry Potter, A Year at Hogwarts: the rules
    .intro =
        This page lists every rule of A Year at Hogwarts as Common Room plays it. You roam the castle as a
        student, gather what your missions need, sit exams, fight, fly a Quidditch match now and then, and
        try to bring the House Cup home. A second game in the same box, Voldemort Returns, sets Peter
        Pettigrew against Harry and his friends.

        - An id such as HOG-110 names a **rule**: the rulebook states it, or it follows directly from it. The
          source gives the chapter of the printed rulebook, for example II.4. If the rule comes from elsewhere,
          the source says so.
        - An id such as RUL-HOG-110 names a **ruling**: our decision where the rulebook is silent, unclear or at
          odds with itself. It gives the question, the answer and the reason. Some rulings can be changed by an
          option when a table is opened.

        A few words come up everywhere:

        - **HP** are health points, **points** are house points.
        - A fighter’s **resistance** is the lowest number on an attack die that hits them.
        - The **active player** is the one whose turn it is. The **next player** sits to the right.
        - The **main board** is the castle with its surroundings and Hogsmeade. **Board 1** is Diagon Alley,
          and **board 2** shows the far places.
        - A **rosette** is a field that holds an item token. **Floo powder** means a Floo token or a Floo Powder
          card.
        - A **hero** is Harry, Ron or Hermione in Voldemort Returns.
        - Going **to the Leaky Cauldron** after a defeat has a price; see HOG-340.

        This is an unofficial page: all rules are in our own words, it does not replace the rulebook in your
        box, and the names of games, publishers, houses and characters are trademarks of their owners. The
        board, the cards and the characters that we play with are our own design wherever the rulebook does
        not show them.
    .contents = Contents
    .editions = Games in the box
    .edition = Game
    .id = Written as
    .box = What it is
    .topic = Topic
    .ids = See
    .readings = Where the sources disagree and how we read them
    .readings-intro =
        We read the Polish rulebook and a few public summaries by players. These are the places where they
        contradict themselves or each other.
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
    .refusals-intro =
        An action that is not allowed is refused with a code that says why; these are the codes you can meet
        in play. A refused action changes nothing, and whoever had to act still has to.
    .code = Code
    .meaning = Meaning
    .source = Source
    .rulings = Ruling

edition-hogwarts-year = A Year at Hogwarts
    .box = The main game for one to eight players: who wins the House Cup?
edition-hogwarts-voldemort-returns = Voldemort Returns
    .box = The second game for two to four players: Pettigrew, later Voldemort, against Harry and his friends


## Sections

section-hogwarts-components = Components
    .about = what is in the box, what boards and cards look like
section-hogwarts-aim = Aim and end of the game
    .about = points, lengths, the last round, the winner
section-hogwarts-variants = The variants
    .about = underage, qualified, team and solo
section-hogwarts-setup = Setup
    .about = decks, characters, tokens, missions, who goes first
section-hogwarts-table = Around the table
    .about = turn order, supplies, open and hidden information
section-hogwarts-health = Health points
    .about = gaining and losing HP, being knocked out
section-hogwarts-player-board = The player board
    .about = dice, resistance, abilities
section-hogwarts-turn = The turn
    .about = roll, move, use the field
section-hogwarts-walking = Golden rules of walking
    .about = the whole roll, allowed stops, meeting others
section-hogwarts-ways = Where you can walk
    .about = footprints, bridges, passages and distances
section-hogwarts-towers = Towers and Floo powder
    .about = trips to board 2
section-hogwarts-pitch-field = The pitch and the Portkey
    .about = challenges and the way to the graveyard
section-hogwarts-fields = The fields
    .about = what happens where you stop
section-hogwarts-items = Item tokens
    .about = picking up, limits, the six special tokens
section-hogwarts-exams = Books and exams
    .about = points in the classrooms
section-hogwarts-behaviour = Behaviour cards
    .about = praise, blame and Floo Powder
section-hogwarts-events = Events
    .about = what happens to everyone
section-hogwarts-cards = Spells and potions
    .about = attack, defence, start of turn, limits
section-hogwarts-fights = Fighting
    .about = four kinds of fight, dice, cards, abilities
section-hogwarts-player-fights-underage = Underage wizards against each other
    .about = one die each
section-hogwarts-player-fights-qualified = Qualified wizards against each other
    .about = attack dice, cards, prizes
section-hogwarts-death-eaters = Death Eaters
    .about = six opponents on the towers
section-hogwarts-duels = Duels
    .about = a student, a card, a reward
section-hogwarts-mission-fights = Mission fights
    .about = reveal, attack, answer, last ability
section-hogwarts-missions = Missions
    .about = what you need, success and failure
section-hogwarts-team = Teams
    .about = arriving together, fighting together
section-hogwarts-solo = Solo
    .about = you against the castle
section-hogwarts-match-frame = Quidditch: the challenge
    .about = who plays, what it is worth
section-hogwarts-match-alone = Quidditch: against the game
    .about = matches in a solo game
section-hogwarts-match-setup = Quidditch: setting up
    .about = pieces, balls, who goes first
section-hogwarts-match-goals = Quidditch: two goals
    .about = round 1 with Quaffle and Bludgers
section-hogwarts-match-snitch = Quidditch: the Golden Snitch
    .about = round 2, the chase around the pitch
section-hogwarts-return-setup = Voldemort Returns: setting up
    .about = sides, tokens, dice
section-hogwarts-return-aims = Voldemort Returns: what each side does
    .about = the ritual, the Horcruxes, the Death Eaters
section-hogwarts-return-meeting = Voldemort Returns: the meeting
    .about = how the game is decided
section-hogwarts-return-fights = Voldemort Returns: fighting
    .about = attack dice, defence dice, golden rules


## Components

HOG-001 =
    The box contains four boards (a main board and three others), 15 player boards with a pawn each, 5 dice
    and a bag. There are 210 cards plus 30 missions. The tokens are 30 items, 6 Death Eaters, 60 house
    points, 70 HP, 20 for Floo powder and 10 Portkeys.
    .source = List of contents
HOG-002 =
    The 210 cards make up eight decks: spells, potions, books, behaviour, events, duels, fights and
    Quidditch. The missions are extra.
    .source = List of contents
HOG-003 =
    The main board shows Hogwarts and its grounds. Board 1 is Diagon Alley, board 2 shows far places, and
    the last board is the Quidditch pitch.
    .source = I.4, V
HOG-004 =
    No two missions are the same. Missions and fight cards both carry the numbers 1 to 30, and each mission is
    fought against the fight card of its own number.
    .source = III.1, IV.4
HOG-005 =
    Missions 1 to 10 retell the first three stories, 11 to 20 the next two, and 21 to 30 the last two.
    .source = I.1
HOG-006 =
    All dice are normal six-sided dice.
    .source = All examples
HOG-007 =
    One to eight people can play A Year at Hogwarts, two to four can play Voldemort Returns.
    .source = VI, public reviews and player summaries
HOG-008 =
    Fields may show a symbol: event, book, duel, spell, potion or behaviour. Others are rosettes, towers, common
    rooms, classrooms, HP fields or places with a name.
    .source = I.4
HOG-009 =
    An opponent on a fight or duel card has a number of HP, a resistance and an ability that strikes once a
    round. Some also do something when they are revealed, or are immune to a kind of card.
    .source = III.1, III.5c, IV.4
HOG-010 =
    A mission card shows its number and title, where to go, how many points it is worth, which item tokens
    it needs, which cards qualified wizards and teams also need, and who waits there with how many HP.
    .source = Mission cards shown


## Aim and end of the game

HOG-020 =
    You are students competing for the House Cup. The player with the most points at the end wins it.
    .source = I.1
HOG-021 =
    You earn points from missions, exams, Quidditch matches you win and behaviour cards. Qualified wizards
    and teams also earn points for each Death Eater they defeat.
    .source = I.1, I.3, IV.2
HOG-022 =
    A quick game, about half an hour, ends when a player has completed a mission and has more than 210
    points.
    .source = I.2
HOG-023 =
    A classic game, 45 to 60 minutes, needs two missions and more than 260 points.
    .source = I.2
HOG-024 =
    A long game, more than an hour, needs three missions and more than 320 points.
    .source = I.2
HOG-025 =
    More means more: with exactly 210, 260 or 320 points the game goes on.
    .source = I.2
HOG-026 =
    As a qualified wizard you can end the game only if you have also played in a Quidditch match.
    .source = III.1b
HOG-027 =
    Once a player has met the end conditions, you finish the round, so that everyone has had the same number
    of turns. Then you compare points.
    .source = Player summary, not in the rulebook
HOG-028 =
    A mission is worth 40 to 300 points, a book in an exam 5 to 20, winning a match 40, and defeating a
    Death Eater 20. A behaviour card gives or takes what it says.
    .source = I.3, III, IV.2
RUL-HOG-001 =
    No, the round is finished first. The option end_timing can stop the game at once.
    .question = Does the game stop as soon as a player meets the end conditions?
    .reason = A player summary says so for all three lengths, and it is fair to those who come later.
RUL-HOG-002 =
    The game still ends with this round.
    .question = What if that player loses points again before the round is over?
    .reason = The end was reached, and everyone can rely on it.
RUL-HOG-003 =
    Yes. It counts as part of its owner’s turn.
    .question = Is an extra turn from the Time-Turner possible in the last round?
    .reason = Nothing forbids it, and the round stays equal for all.
RUL-HOG-004 =
    No, the most points win, no matter who brought about the end. With the option `winner` only those who
    meet the end conditions themselves can win.
    .question = Does the winner need the missions too?
    .reason = HOG-020 mentions only points.
RUL-HOG-005 =
    The player with more completed missions wins. If those are equal too, count defeated Death Eaters and
    won matches together; after that the victory is shared.
    .question = What if points are equal?
    .reason = Missions are the heart of the game, so they come first.
RUL-HOG-006 =
    No, you lose only what you have. The option points_floor can allow debts.
    .question = Can points fall below zero?
    .reason = Points are tokens, and nobody can pay with a token they do not have.


## The variants

HOG-040 =
    Before the game you choose a length and a variant: underage wizard, qualified wizard, team or solo. Any length
    goes with any variant.
    .source = I.2, II.3
HOG-041 =
    Underage wizards are beginners: a mission needs only its item tokens.
    .source = III.1a
HOG-042 =
    Qualified wizards also need the spells and potions named on the mission. They meet Death Eaters and may use
    cards against each other.
    .source = III.1b, IV.1b, IV.2
HOG-043 =
    In the team variant you all form one team or split into teams of two or three. Missions need tokens and
    cards, and there are Death Eaters.
    .source = III.1c, IV.1c
HOG-044 =
    If you play solo, you follow the rules for underage or qualified wizards.
    .source = III.1d
HOG-045 =
    Missions are where the variants differ. Exams, behaviour cards and Quidditch are the same in all of them.
    .source = III


## Setup

HOG-060 =
    First agree on a length and a variant.
    .source = II.1 A
HOG-061 =
    Shuffle each deck separately, except the fight cards, and put the decks around the board.
    .source = II.1 B
HOG-062 =
    Cards that have been used always go to the bottom of their deck.
    .source = II.1 B
HOG-063 =
    Each player chooses a player board. No two players have the same character.
    .source = II.1 C
HOG-064 =
    Death Eaters cannot be chosen as your character: they are opponents of qualified wizards and teams, and fight in
    Voldemort Returns.
    .source = II.1 C
HOG-065 =
    Take one Floo token, or two as an underage wizard.
    .source = II.1 C
HOG-066 =
    Take one Portkey token.
    .source = II.1 C
HOG-067 =
    Take the HP and the books, spells and potions that your board shows.
    .source = II.1 C
HOG-068 =
    Put the 30 item tokens on the rosettes at random: 18 go on the main board, 9 on board 2 and 3 on board
    1.
    .source = I.4, II.1 D
HOG-069 =
    Item tokens lie face up.
    .source = Player summary, not in the rulebook
HOG-070 =
    All pawns begin on Start, at the entrance of Hogwarts.
    .source = II.1 E
HOG-071 =
    Everyone is dealt five random missions, or three if there are more than six of you.
    .source = I.3, II.1 E, III.1
HOG-072 =
    Keep your missions secret.
    .source = I.3, III.1
HOG-073 =
    No spell or other effect can take a mission from you.
    .source = III.1
HOG-074 =
    With qualified wizards and teams, put the six Death Eater tokens on castle towers of your choice. They
    stay there.
    .source = IV.1c, IV.2, player FAQ
HOG-075 =
    The youngest player goes first.
    .source = II.3
RUL-HOG-008 =
    A random player. With first_player the host can name a seat.
    .question = Who goes first if nobody knows who is youngest?
    .reason = An online table does not ask for ages.


## Around the table

RUL-HOG-007 =
    Points and HP never run out. There are only 20 Floo and 10 Portkey tokens: when none are left, nobody
    gains one.
    .question = Can tokens run out?
    .reason = Points and HP are just numbers here, while the travel tokens are meant to be scarce.
RUL-HOG-009 =
    The player on your right, so turns go anticlockwise. The seats are listed in that order.
    .question = Who is the next player?
    .reason = The rulebook passes the turn to the right.
RUL-HOG-010 =
    No. Keep as many books, spells, potions and Floo Powder cards as you get.
    .question = Is there a hand limit?
    .reason = The rulebook does not set one.
RUL-HOG-011 =
    Only after a player has looked through it.
    .question = When is a deck shuffled again?
    .reason = Looking through a deck gives its order away.
RUL-HOG-012 =
    You draw what is there and go without the rest. Fight cards never run out.
    .question = What if a deck is empty?
    .reason = All its cards are in players’ hands, so there is nothing to shuffle.
RUL-HOG-013 =
    Everyone sees HP, points, tokens, how many cards you hold, and the missions you have completed. Your
    hand and your other missions are hidden, except inside a team.
    .question = What is open and what is hidden?
    .reason = It is what you would see at a real table.
RUL-HOG-014 =
    The active player’s, then the others’ in turn order.
    .question = Whose effect comes first if two happen at the same time?
    .reason = A fixed order avoids disputes.


## Health points

RUL-HOG-015 =
    No. The option hp_cap can limit HP to the number you start with.
    .question = Is there an upper limit to HP?
    .reason = Characters are meant to grow, and an example shows one with 9 HP.
RUL-HOG-016 =
    You are knocked out: go to the Leaky Cauldron, put all spells and potions under their decks, take 6 HP
    and keep tokens and books. If it was your turn, it ends; in a solo game you have lost. With hp_zero you
    keep 1 HP instead.
    .question = What if you lose your last HP outside a fight?
    .reason = That is the cost of every defeat in the rulebook.
RUL-HOG-017 =
    No, these fights leave you at least 1 HP, and any further loss is ignored. At 1 HP, an exchange that an
    underage wizard loses still counts as one of the two.
    .question = Can a duel or a fight between players take the last HP?
    .reason = Both kinds of student fights stop at 1 HP.


## The player board

HOG-080 =
    Your board shows your resistance, your attack dice, your starting HP, the books, spells and potions you
    start with, and two abilities: one for moving, one for fighting. It has room for your points and for six
    item tokens.
    .source = II.2
HOG-081 =
    A wizard’s resistance is a number from 2 to 5.
    .source = IV.3
HOG-082 =
    An attack die hits if it shows at least the target’s resistance; each hit takes 1 HP.
    .source = II.2, IV.3, IV.4
HOG-083 =
    You have three or four attack dice, depending on your character.
    .source = IV.3
HOG-084 =
    You can use your movement ability in every move and your combat ability in every attack.
    .source = II.2, II.5, IV.4
HOG-085 =
    Harry Potter has 7 HP and four attack dice. On a spell field he draws two spells, and the resistance of
    anyone he attacks counts as one lower.
    .source = II.2, IV.3
HOG-086 =
    Cards and HP fields make you stronger during the game, and you may have more HP than you started with.
    .source = II.2, IV.4d
HOG-087 =
    Death Eaters have no room for item tokens on their boards.
    .source = IV.2
RUL-HOG-038 =
    No. Harry’s works on fields with the spell symbol only, not in offices, classrooms or common rooms.
    .question = Must a movement ability be used?
    .reason = It is a bonus, and it names the spell field.
RUL-HOG-072 =
    To 1, where every attack die hits.
    .question = How low can resistance go?
    .reason = No die shows less than 1.


## The turn

HOG-100 =
    On your turn you may first play start-of-turn cards. Then you roll two dice, move that many steps and
    use the field you reach. That ends your turn.
    .source = II.3
HOG-101 =
    You walk in any direction, exactly as many steps as the dice add up to.
    .source = II.3, II.4
HOG-102 =
    When your move and everything on the field is done, the player on your right takes the next turn.
    .source = II.3
HOG-103 =
    Voldemort Returns has its own dice and order; see HOG-609 and HOG-610.
    .source = VI.3
RUL-HOG-029 =
    No, except as a waiting team member (RUL-HOG-109), with Buckbeak (RUL-HOG-044) or at a Horcrux
    (HOG-631). If the table uses seconds_per_turn and your time is up, a simple legal action is chosen for
    you.
    .question = May you stay where you are instead of rolling?
    .reason = A turn consists of a roll and a move, and nobody should have to wait forever.
RUL-HOG-039 =
    First a fight with a player or Death Eater, then picking up tokens, then a mission, then the field with
    any exam, then a Floo or Portkey trip with its own tokens and mission. You may try only one mission per
    turn.
    .question = In which order do things happen when a move ends?
    .reason = What stops you comes first, what carries you away comes last.


## Golden rules of walking

HOG-110 =
    You must use your whole roll. Only HOG-111 and HOG-112 let you choose to stop earlier.
    .source = II.4
HOG-111 =
    When you pass through the place of one of your missions, you may stop there to try it. That ends your
    move.
    .source = I.4, II.4
HOG-112 =
    When you pass through one of the 18 castle towers, you may stop there. That ends your move.
    .source = I.4, II.4
HOG-113 =
    You may not enter a field twice in one move. To turn back, wait for your next turn.
    .source = II.4
HOG-114 =
    If you run into another player on your way, you must stop there and fight.
    .source = II.4
HOG-115 =
    For qualified wizards and teams, and in Voldemort Returns, Death Eaters stop you in the same way.
    .source = II.4
HOG-116 =
    Members of one team never fight, so they do not stop each other.
    .source = IV.1c
HOG-117 =
    While walking you may collect item tokens that your missions need; see HOG-200 and RUL-HOG-053.
    .source = II.4
RUL-HOG-018 =
    No, apart from allowed stops, forced stops and RUL-HOG-019.
    .question = May you split the dice or leave steps unused?
    .reason = You must walk your whole roll.
RUL-HOG-019 =
    Walk the longest route there is and stop at its end as usual.
    .question = What if no route is long enough for the roll?
    .reason = It comes closest to the roll.
RUL-HOG-020 =
    Yes, you cannot come back to it in the same move.
    .question = Does the field where you begin count as entered?
    .reason = You were there in this move.
RUL-HOG-026 =
    No. The option extra_stops allows it at a classroom for which you hold a book, or at all named places.
    .question = May you also stop at a classroom or at other places with a name?
    .reason = The golden rules have two exceptions, although other sources allow more.
RUL-HOG-027 =
    No. You need all its tokens and cards when you stop; a token lying on that very field counts. If your
    roll ends there anyway, you simply stop.
    .question = May you stop early at a mission place when you cannot try the mission?
    .reason = The exception exists for trying a mission.
RUL-HOG-030 =
    It is lost: the pitch always ends your move.
    .question = What happens to the rest of your roll when you enter the pitch?
    .reason = HOG-150 leaves no choice.
RUL-HOG-031 =
    The first one stops you; you do not reach the others.
    .question = What if there are several players along your way?
    .reason = Your move is over there.
RUL-HOG-032 =
    You choose one who is not on your team. There is only one fight.
    .question = What if there are several players on the field?
    .reason = One fight is enough for a turn.
RUL-HOG-033 =
    When the active player walks there or moves there by an effect of their own, such as Buckbeak, a card or
    Dobby. Not when everyone begins on Start, after a defeat, when called to a match, when moved by an
    event, when coming back from board 2, or when leaving a shared field.
    .question = When does meeting a player start a fight?
    .reason = Only a player who comes to a field can be the attacker.
RUL-HOG-034 =
    You walk on; teammates may share a field.
    .question = What if a teammate is in your way?
    .reason = HOG-116 rules out the fight.
RUL-HOG-035 =
    Hardly ever, because they return by the end of the turn. If it does happen, RUL-HOG-033 decides.
    .question = Can players on board 2 be met?
    .reason = Visits to the far places are short.
RUL-HOG-036 =
    Everything that the field offers: cards, HP, missions, matches, tokens, Floo trips. Tokens picked up
    earlier in the move stay yours.
    .question = What do you lose when you fight a player on the field you reach?
    .reason = The rulebook does not use a field on which players fight.
RUL-HOG-037 =
    You fight the Death Eater, and nobody else that turn.
    .question = What if a player and a Death Eater are on the same field?
    .reason = The Death Eater was there first.


## Where you can walk

HOG-120 =
    You can step to a neighbouring field only where footprints or a staircase connect the two.
    .source = I.4
HOG-121 =
    You cannot walk through the castle walls, inside or outside.
    .source = I.4
HOG-122 =
    A bridge is a single field, however long it looks.
    .source = I.4
HOG-123 =
    The Great Hall itself cannot be entered; the fields beside it count as part of it.
    .source = I.4
HOG-124 =
    Two paths lead from Start: the right one into the castle, the left one to Diagon Alley.
    .source = II.5
HOG-125 =
    A marked field at the entrance lets you choose between the school and the Leaky Cauldron.
    .source = I.4
HOG-126 =
    From the Leaky Cauldron to Gringotts it is four steps.
    .source = I.4
HOG-127 =
    From Gringotts it is four more steps to Borgin and Burkes, and four to Ollivander’s.
    .source = I.4
HOG-128 =
    Going from the field in front of Gringotts into the bank costs no step.
    .source = I.4
HOG-129 =
    Honeydukes and the Hog’s Head are two steps apart.
    .source = I.4
HOG-130 =
    A secret passage connects the One-Eyed Witch and Honeydukes, both ways. From the Hospital Wing it takes
    one extra step.
    .source = I.4
HOG-131 =
    A secret passage connects the Whomping Willow and the Shrieking Shack, both ways and without an extra
    step.
    .source = I.4
HOG-132 =
    A secret passage connects the Room of Requirement and the Hog’s Head, both ways and without an extra
    step.
    .source = I.4
HOG-133 =
    You pass between the Ministry of Magic and the Hall of Prophecy for free.
    .source = I.4
RUL-HOG-021 =
    You may use one at any point in your move, even after the last step, and it costs nothing. The field at
    its other end counts as passed and visited. A move cannot consist of free steps alone.
    .question = How do free passages work?
    .reason = Free means that it costs no step; all other walking rules still apply.
RUL-HOG-022 =
    From the Hospital Wing to Honeydukes you pay one step in all: to the statue, and freely on from there. The other
    two passages cost nothing.
    .question = What is an extra step at the secret passages?
    .reason = This way the printed distances all fit together.
RUL-HOG-023 =
    To any field that counts as part of it. If you are moved there, you choose which one.
    .question = Where do you go when a card names the Great Hall?
    .reason = The hall itself cannot be entered.
RUL-HOG-024 =
    Only where the board connects two fields.
    .question = Are diagonal steps possible?
    .reason = HOG-120 requires footprints or a staircase.
RUL-HOG-025 =
    Start and the signpost are each one step from the Leaky Cauldron, and the signpost leads into the castle.
    Stopping there does nothing else.
    .question = How do the two paths at the entrance work?
    .reason = This satisfies both sentences about the entrance.


## Towers and Floo powder

HOG-140 =
    The castle has 18 towers.
    .source = I.4, II.4
HOG-141 =
    When your move has ended on a tower, you may use Floo powder to visit one of seven fields on board 2,
    any but the graveyard.
    .source = I.4, II.3
HOG-142 =
    There you take the item tokens on the field and complete a mission if you can.
    .source = I.4, II.3
HOG-143 =
    At the end of your turn you return to your tower. The Floo token is discarded, or the Floo Powder card goes
    under its deck.
    .source = I.4, III.3
HOG-144 =
    If you have run out of Floo powder, look for more: behaviour cards are the best source, and some events give
    Floo or Portkey tokens.
    .source = III.3, III.5d
RUL-HOG-028 =
    First the common room, then a Floo trip if you like.
    .question = What happens on a tower that is also a common room?
    .reason = The field comes before the journey.
RUL-HOG-040 =
    Yes, on Floo, Portkey and Buckbeak trips alike: two per turn, six in all.
    .question = Do tokens taken on a trip count towards the limits?
    .reason = The limits are for the whole turn.
RUL-HOG-041 =
    No, this turn’s move must end on a tower, and you make only one trip per turn. The option
    floo_from_standing allows it.
    .question = Can you use Floo powder on the tower where you already stood?
    .reason = The trip follows the move.
RUL-HOG-042 =
    You go to the Leaky Cauldron and not back to the tower. The Floo powder or Portkey is spent.
    .question = What if you lose a mission on board 2?
    .reason = The defeat comes before the return.


## The pitch and the Portkey

HOG-150 =
    When you reach the Quidditch pitch, your move ends there.
    .source = I.4
HOG-151 =
    You then choose any player and challenge them to a match.
    .source = I.4, II.3, III.4
HOG-152 =
    If you have a Portkey token, you may skip the match and let it carry you from the pitch to the graveyard
    of Little Hangleton, where you can try a mission.
    .source = I.4
HOG-153 =
    At the end of that turn you return to the pitch and discard the Portkey token.
    .source = I.4
HOG-154 =
    Floo powder never takes you to the graveyard; the only way there is from the pitch with a Portkey.
    .source = I.4, II.3
RUL-HOG-043 =
    Yes, to collect tokens for instance. You choose between match and trip when you arrive.
    .question = May you take the Portkey without a mission?
    .reason = Floo trips need no mission either.


## The fields

HOG-160 =
    A field takes effect when you stop on it. Passing it does nothing, apart from item tokens, forced stops
    and stops you choose.
    .source = I.4, II.3
HOG-161 =
    Spell field: draw a spell and keep it.
    .source = I.4
HOG-162 =
    Potion field: draw a potion and keep it.
    .source = I.4
HOG-163 =
    Book field: draw a book and keep it.
    .source = I.4, III.2
HOG-164 =
    Field with two books: draw two books and keep them.
    .source = I.4
HOG-165 =
    Behaviour field: draw a behaviour card and do what it says at once; you keep a Floo Powder card.
    .source = I.4, III.3
HOG-166 =
    Event field: draw an event and do what it says at once. It affects everyone.
    .source = I.4, II.3, III.5d
HOG-167 =
    Duel field: a student from the duel deck challenges you; fight them.
    .source = I.4, II.3
HOG-168 =
    HP field: gain as many HP as it shows. The Hospital Wing is such a field.
    .source = I.4, II.2, II.3
HOG-169 =
    Common room, one of four: draw a behaviour card, book, potion or spell, or offer any player, wherever they are,
    one item token for one of theirs. They may say no.
    .source = I.4, II.3
HOG-170 =
    Dumbledore’s Office: draw two spells.
    .source = I.4, II.3
HOG-171 =
    Snape’s Office: draw two potions.
    .source = I.4, II.3
HOG-172 =
    Hagrid’s Hut: draw a potion and a spell.
    .source = I.4, II.3
HOG-173 =
    Restricted Section: draw a book.
    .source = II.3
HOG-174 =
    Classrooms for Charms, Transfiguration and Defence Against the Dark Arts: draw a spell.
    .source = I.4
HOG-175 =
    Classrooms for Potions, Herbology and Care of Magical Creatures: draw two potions.
    .source = I.4
HOG-176 =
    In a classroom you may sit exams as well; you still draw.
    .source = I.4, III.2
HOG-177 =
    Mission place: here you can try a mission that takes place here.
    .source = II.3
HOG-178 =
    A rosette without a token does nothing.
    .source = II.3
HOG-179 =
    If you fight another player on a field, the field does nothing for you that turn.
    .source = IV.1a
RUL-HOG-055 =
    You name a player, the token you give and the token you want; they accept or refuse. You make one offer
    per stop, and a refusal ends it. With trade_refused_draw you may then still draw a card.
    .question = How does a trade in a common room work?
    .reason = The rulebook lets you draw or offer, not both.
RUL-HOG-056 =
    One from the behaviour, book, potion or spell deck. A behaviour card takes effect at once.
    .question = Which cards can be drawn in a common room?
    .reason = The longer list is more exact.
RUL-HOG-057 =
    One in the Restricted Section, two on fields marked with two books; on our board these are the Library and
    Flourish and Blotts.
    .question = Where do you draw one book and where two?
    .reason = The named rule says one, the symbol says two.


## Item tokens

HOG-200 =
    When you stop on a field with an item token, or pass it, you may pick the token up. If you were passing, you
    walk on.
    .source = II.3, III.1a
HOG-201 =
    You may pick up at most two item tokens per turn.
    .source = II.3
HOG-202 =
    Your board holds at most six item tokens.
    .source = II.2, II.3
HOG-203 =
    With six tokens you can only swap: leave one of yours on the field and take the new one.
    .source = II.3
HOG-204 =
    Tokens used for a completed mission go to fields of your choice on board 2. A field may already hold
    tokens.
    .source = II.6, III.1
HOG-205 =
    Six of the 30 tokens are special. Each works once, for a mission or for its own power, and then goes to one of
    the three rosettes of Diagon Alley.
    .source = II.6
HOG-206 =
    The Elder Wand gives you one more attack die in a fight.
    .source = II.6
HOG-207 =
    The Sword of Gryffindor gives you one more attack die in a fight.
    .source = II.6
HOG-208 =
    The Resurrection Stone gives you 6 HP during a fight.
    .source = II.6
HOG-209 =
    The Invisibility Cloak lets you slip out of a fight to a field five steps away.
    .source = II.6
HOG-210 =
    The Time-Turner gives you another turn.
    .source = II.6
HOG-211 =
    Buckbeak carries you to any field of board 1 or 2 and back again.
    .source = II.6
HOG-212 =
    Floo and Portkey tokens are not item tokens and do not count towards the six.
    .source = II.1, II.2, IV.1
RUL-HOG-044 =
    At the start of your turn, in place of the roll. The field counts as a stop, with tokens, mission and
    effect, and at the end of the turn you fly back. The option `buckbeak` moves the flight to the end of
    your move.
    .question = When can Buckbeak be used?
    .reason = Two journeys in one turn would be too many.
RUL-HOG-045 =
    Yes, to every field of boards 1 and 2.
    .question = Does Buckbeak fly to the graveyard or to Gringotts?
    .reason = The token names no exception.
RUL-HOG-046 =
    You announce it during your turn, and the extra turn follows right away. The limit for picking up tokens
    starts again.
    .question = How does the Time-Turner work?
    .reason = It is a turn of its own.
RUL-HOG-047 =
    Either fighter can use it in any fight that is not decided yet. You walk exactly five steps, or fewer if
    there is no such way; nothing stops you, you pick up nothing, and the field does nothing. The fight ends
    without prize, reward or penalty, and losses stay. The mission stays open, a Death Eater stays there at
    full HP, and if it was your turn, it ends.
    .question = How does the Invisibility Cloak work?
    .reason = It is an escape, not a victory.
RUL-HOG-048 =
    For the whole fight, both together if you like, with no limit on your dice. They do not help in an
    underage fight between players.
    .question = How long do Wand and Sword help?
    .reason = That fight is fought with one die each.
RUL-HOG-049 =
    At any time in a fight, even just before a loss is taken, and you keep the HP you have left. In an
    underage fight between players lost exchanges still count.
    .question = When can the Resurrection Stone be used?
    .reason = It only says during a fight.
RUL-HOG-050 =
    To Diagon Alley, not to board 2.
    .question = Where does a special token go that was used for a mission?
    .reason = The rule for special tokens is more specific.
RUL-HOG-051 =
    Put the token on top on a rosette of your choice.
    .question = What if the three rosettes of Diagon Alley are taken?
    .reason = Elsewhere tokens can share a field too.
RUL-HOG-052 =
    Yes.
    .question = Does a swap count as picking up?
    .reason = You took a token.
RUL-HOG-053 =
    No, you may always leave a token.
    .question = Do you have to pick up tokens that you need?
    .reason = Missions are secret, so nobody could check it.
RUL-HOG-054 =
    Win it in a fight, trade for it in a common room, or wait for it.
    .question = What if another player holds the token you need?
    .reason = The rules offer no other way.
RUL-HOG-182 =
    Not one that the mission asks for: during the attempt it is being spent on the mission. You may use another special
    token.
    .question = May you use a special token in the fight for a mission?
    .reason = HOG-205 lets a token serve once, for a mission or for its power.


## Books and exams

HOG-220 =
    A book shows its title, its author, one of the six classrooms and 5 to 20 points.
    .source = III.2
HOG-221 =
    Stop in the book’s classroom to sit its exam and score the points on the card.
    .source = III.2
HOG-222 =
    The book then goes under its deck.
    .source = III.2
HOG-223 =
    You also draw the classroom’s cards.
    .source = III.2
HOG-224 =
    You get books at the start, on book fields and double book fields, in the Restricted Section, in common rooms
    and by winning duels.
    .source = II.1, II.3, III.2, IV.3
RUL-HOG-071 =
    As many as you have matching books, all before you draw. The option exams_per_stop limits it to one.
    .question = How many exams can you sit per stop?
    .reason = Nothing sets a limit, and a player summary speaks of several books.


## Behaviour cards

HOG-230 =
    A behaviour card takes effect at once. Only Floo Powder is kept.
    .source = III.3
HOG-231 =
    Most behaviour cards give you points or take some away.
    .source = III.3
HOG-232 =
    A Floo Powder card takes you from any of the 18 towers to board 2 and then goes under its deck.
    .source = III.3
RUL-HOG-058 =
    It is a card that works as one portion of Floo powder. Whoever beats you can take it as a Floo token or draw it
    as a hidden card.
    .question = Is a Floo Powder card a card or a token?
    .reason = It comes from a deck and goes back to it, but does what the token does.


## Events

HOG-240 =
    An event takes effect at once, in every variant and for every player.
    .source = III.5d
HOG-241 =
    Some events hand out Floo or Portkey tokens.
    .source = III.5d
HOG-242 =
    If an event takes everyone to one field, that is where your next turn begins.
    .source = III.5d
HOG-243 =
    Dobby: everyone rolls a die in turn, and the player with the lowest roll may appear on any field of the
    castle.
    .source = Event card shown
RUL-HOG-059 =
    Everyone, wherever they are, beginning with the active player and then in turn order. Being moved starts
    no fight and does not use the field, and lost HP follow RUL-HOG-016. In a solo game it affects only you.
    .question = Whom does an event affect, and how?
    .reason = Events are written for all players.
RUL-HOG-060 =
    If several are lowest, they roll again. That player may say no. The castle means the main board without
    Hogsmeade and without the Great Hall itself. A field with another player starts a fight only if it is
    the active player who appears there.
    .question = How does Dobby work in detail?
    .reason = This settles ties, and RUL-HOG-033 keeps others out of a fight.
RUL-HOG-187 =
    You gain first and lose afterwards.
    .question = What if you play alone, and an event takes from the lowest and gives to the highest?
    .reason = Alone you are both, and the event should not knock you out before it helps you.


## Spells and potions

HOG-250 =
    Spells and potions for fights come in two types: attack cards and defence cards.
    .source = III.5, IV.3
HOG-251 =
    Attack cards take the HP they name from your opponent.
    .source = III.5, IV.3
HOG-252 =
    Defence cards cancel an attack or give you HP, as they say.
    .source = III.5, IV.3
HOG-253 =
    You may play cards at any moment of a duel or mission fight, up to the limit of your variant.
    .source = III.5, IV.3
HOG-254 =
    For qualified wizards and teams, some missions need certain cards.
    .source = III.5a, III.5b
HOG-255 =
    A used card goes under its deck.
    .source = II.1 B, III.5
HOG-256 =
    A few cards let you search the spell deck or the potion deck and keep what you like. Played in a fight,
    they can get you what a mission needs.
    .source = III.5b
HOG-257 =
    Some spells, such as Accio, Alohomora and Obliviate, can be used at the start of your turn.
    .source = III.5b
HOG-258 =
    Underage wizards use no cards against other players.
    .source = IV.1a
HOG-259 =
    Qualified wizards may use spells and potions against other players.
    .source = III.5a, III.5b
HOG-260 =
    The limits for one fight: underage, five cards against fight and duel cards; qualified, three against fight
    cards; team, two for each member in a mission fight; against a player, one potion and one spell; in Voldemort
    Returns, three.
    .source = III.1a, IV.1b, IV.4, VI.5c
HOG-261 =
    Say the name of your spell aloud. Here the name is shown to everybody; it has no other effect.
    .source = III.5b
RUL-HOG-061 =
    Before you roll for your move. You may play any number, and they do not count towards the limit of a fight.
    .question = When exactly are start-of-turn cards played?
    .reason = After the roll it is no longer the start of the turn.
RUL-HOG-062 =
    It is your attack for that round, so the ability of your opponent follows. The cards you find can be used from
    the next round on.
    .question = What is an attack card that only searches a deck?
    .reason = The card says attack.
RUL-HOG-186 =
    Nowhere: no spell, event or field offers them.
    .question = Where do decks turn up that a mode or table does not use?
    .reason = Their cards would do nothing.
RUL-HOG-063 =
    Before your own attack, or when a loss has been announced: by an ability, an attack, a reveal or a last ability.
    Cancelling undoes that loss; healing is added before it. Once you are at 0, it is too late.
    .question = When can a defence card be played?
    .reason = Any moment must mean a moment that everyone can see.
RUL-HOG-064 =
    One at each of these moments.
    .question = How many defence cards can be played at once?
    .reason = A round allows one defence card.
RUL-HOG-065 =
    They take no HP. Healing, cancelling and searching still work, and the card counts towards your limit.
    .question = What do spells do to an opponent who is immune to spells?
    .reason = Immunity protects the opponent, not your own side.
RUL-HOG-066 =
    Yes, and so is one that had no effect.
    .question = Is a cancelled card used up?
    .reason = It was played.
RUL-HOG-067 =
    In a duel, the same limit as for missions: five for underage and three for qualified wizards; teams also
    use three. In a solo game, the limits of the rules you chose apply. A team fight with a single member
    does not happen.
    .question = Which limits apply where the rulebook gives none?
    .reason = For underage wizards the rulebook has one limit for both.
RUL-HOG-068 =
    No, you only have to hold them when the fight starts, and you keep those you do not play. With
    required_cards they are spent.
    .question = Do you have to play the cards that a mission needs?
    .reason = The rulebook wants you to have them so that you can use them.
RUL-HOG-069 =
    Any card of that kind, spell or potion, unless the mission names one of them. Each requirement needs a card of
    its own.
    .question = What counts as an attack card for a mission?
    .reason = The mission says no more.
RUL-HOG-070 =
    Any two attack cards in addition to the Polyjuice Potion.
    .question = Does mission 6 ask for two attack cards or two attack spells?
    .reason = That is what the card says, and Tom Riddle is immune to spells.


## Fighting

HOG-270 =
    You can fight another player, a Death Eater, a student on a duel card, or the opponent of a mission.
    .source = IV
HOG-271 =
    Attacking with dice: roll the dice of your board and any extra ones. Each die that shows at least the
    target’s resistance takes 1 HP.
    .source = II.2, IV.3, IV.4
HOG-272 =
    Attacking with a card: play an attack card instead of rolling; your opponent loses the HP it names.
    .source = IV.3, IV.4
HOG-273 =
    In each round of a duel or mission fight you may play a defence card, and then you attack once, by card or by
    dice.
    .source = IV.4
HOG-274 =
    You and your opponent attack in turn.
    .source = IV.4
HOG-275 =
    A defence card does not trigger your opponent’s ability, and you go on to your attack.
    .source = IV.3, IV.4
HOG-276 =
    Your combat ability may be used in each of your attacks.
    .source = IV.4, VI.5d
HOG-277 =
    HP lost in a fight stay lost, and you keep those you have left.
    .source = Nowhere is healing after a fight mentioned


## Underage wizards against each other

HOG-280 =
    If you come to a field with another player, you have to fight them, and the field does nothing.
    .source = IV.1a
HOG-281 =
    If there are two players, you choose whom to fight.
    .source = IV.1a
HOG-282 =
    The player who arrived last is the attacker.
    .source = IV.1a
HOG-283 =
    Attacker and defender roll a die each. The lower roll loses 1 HP; if they are equal, roll again.
    .source = IV.1a
HOG-284 =
    The first to lose 2 HP in this way loses the fight.
    .source = IV.1a
HOG-285 =
    The winner may take one thing from the loser: an item, a Portkey, a Floo token or a hidden card.
    .source = IV.1a
HOG-286 =
    Spells and potions are not allowed.
    .source = IV.1a
HOG-287 =
    After the fight the turn is over.
    .source = IV.1a, example
RUL-HOG-073 =
    Both dice belong to one exchange. The attacker’s die is shown first.
    .question = Do the fighters roll in turn or together?
    .reason = The results are compared, so both are needed.
RUL-HOG-080 =
    No.
    .question = Do combat abilities help in an underage fight?
    .reason = It uses neither resistance nor attack dice.


## Qualified wizards against each other

HOG-290 =
    You attack with your attack dice, a spell or a potion.
    .source = IV.1b
HOG-291 =
    The first to drop to 1 HP loses.
    .source = IV.1b
HOG-292 =
    Each fighter may use one potion and one spell in the fight.
    .source = IV.1b
HOG-293 =
    The winner may take from the loser two item tokens, a Portkey token, a Floo token or two hidden cards.
    .source = IV.1b
HOG-294 =
    These fights may be fought with the defence dice of Voldemort Returns instead; see HOG-730 to HOG-735.
    .source = VI.5b, VI.5c
HOG-295 =
    Players of different teams fight like qualified wizards. Teammates never fight each other.
    .source = IV.1c
RUL-HOG-074 =
    The winner picks the kind: tokens by choice, cards at random. What is not there cannot be taken, and if
    there is only one of two, one is taken. If you have six item tokens, you give one of yours for each. You
    may also take nothing. A prize does not count as picking up.
    .question = What exactly can the winner take?
    .reason = The winner may take something, but no more than there is room for.
RUL-HOG-075 =
    A random card among the loser’s books, spells, potions and Floo Powder cards, never a mission.
    .question = What is a hidden card?
    .reason = Missions cannot be lost.
RUL-HOG-076 =
    That player loses at once, and the other takes a prize. Two players with 1 HP each do not fight; the
    move just ends there.
    .question = What if a qualified wizard enters the fight with 1 HP?
    .reason = It is the same with duels; see HOG-315.
RUL-HOG-077 =
    Yes, as often as they meet. Both stay on the field.
    .question = Can the same two players fight again, and where do they stand afterwards?
    .reason = No rule protects or moves the loser.
RUL-HOG-078 =
    No: every attack die that hits takes 1 HP. The option defence_dice brings them in against players, or against
    Death Eaters too.
    .question = Are defence dice used against players and Death Eaters?
    .reason = The golden rule says that they may be used.
RUL-HOG-079 =
    The player who arrived. The potion and the spell can each be an attack, or a defence at the moments
    listed in RUL-HOG-063.
    .question = Who attacks first?
    .reason = The newcomer is the attacker in other fights too.


## Death Eaters

HOG-300 =
    Six Death Eaters stand on towers from the start and never move.
    .source = IV.2
HOG-301 =
    If you come to a field with a Death Eater, even in passing, you have to fight.
    .source = II.4, IV.2
HOG-302 =
    The player to the right of the active player plays the Death Eater, with its board, its HP, a spell and
    a potion.
    .source = IV.2
HOG-303 =
    You strike first, the Death Eater strikes back, and so on. It may use its cards too.
    .source = IV.2
HOG-304 =
    The first to run out of HP loses.
    .source = IV.2
HOG-305 =
    If you lose, you go to the Leaky Cauldron, put all your spells and potions under their decks and get 6 HP. Item,
    Floo and Portkey tokens stay with you.
    .source = IV.2
HOG-306 =
    If you win, you score 20 points. The token is discarded and its cards go under their decks.
    .source = IV.2
HOG-307 =
    In a solo game you cannot attack the Death Eaters.
    .source = IV.1b
RUL-HOG-081 =
    They go on six different towers at random. With de_setup the first player chooses.
    .question = Who puts the Death Eaters on the towers?
    .reason = The sources differ, and a random choice favours nobody.
RUL-HOG-082 =
    No. The option de_exclude can keep them away from the common rooms and the Clock Tower.
    .question = Are there towers without Death Eaters?
    .reason = Only a house rule makes such an exception.
RUL-HOG-083 =
    Each token is one Death Eater with a name and a board.
    .question = Which Death Eater is which?
    .reason = There are six of both.
RUL-HOG-084 =
    Your neighbour on the right, or the only other player. In teams it is the first on the right who is not on your
    team. If all are one team, the game plays it: attack card first, then dice, and the defence card once a loss
    would leave it with less than 3 HP.
    .question = Who plays the Death Eater?
    .reason = Nobody should fight against their own side.
RUL-HOG-085 =
    They are drawn when the fight starts, hidden from the active player, and go under their decks afterwards in any
    case.
    .question = What about its cards?
    .reason = They belong to this one fight.
RUL-HOG-086 =
    No, each fight starts with full HP.
    .question = Does a Death Eater stay wounded?
    .reason = Its board is set up again every time.
RUL-HOG-087 =
    Three.
    .question = How many cards may you use against a Death Eater?
    .reason = That is the limit against fight cards and in Voldemort Returns.
RUL-HOG-088 =
    Nothing more this turn: you stay there, without using the field or making a Floo trip.
    .question = What can you do on the tower after winning?
    .reason = It is the same after a fight with a player.
RUL-HOG-089 =
    They never move, but a defeated one is gone.
    .question = Do Death Eaters stay to the end of the game?
    .reason = That way both sentences of the rulebook are true.
RUL-HOG-090 =
    With qualified rules they are put on the towers but do nothing: no stop, no fight, no points. With
    solo_death_eaters the game plays them.
    .question = What do Death Eaters do in a solo game?
    .reason = They are placed but cannot be attacked.


## Duels

HOG-310 =
    On a duel field you draw a duel card and fight the student it shows.
    .source = III.5c, IV.3
HOG-311 =
    If it shows your own character, put it under the deck and draw again.
    .source = III.5c, IV.3
HOG-312 =
    You attack with dice or attack cards, and your opponent’s ability strikes once a round, as the card says.
    .source = IV.3, III.5c
HOG-313 =
    You win when your opponent has no HP left. Draw a spell, a potion and a book.
    .source = I.4, III.5c
HOG-314 =
    You lose as soon as you are down to 1 HP.
    .source = I.4, III.5c, IV.3
HOG-315 =
    If you start a duel with 1 HP, you lose at once.
    .source = IV.3
HOG-316 =
    If you lose, put three cards of your choice under their decks, or all your cards if you have three or
    fewer.
    .source = I.4, III.5c, IV.3
HOG-317 =
    Afterwards the duel card goes under its deck.
    .source = IV.3
HOG-318 =
    Duels work like mission fights: abilities, defence cards and the last ability work alike.
    .source = IV.4
HOG-319 =
    Vincent Crabbe has 4 HP and resistance 3. When he is revealed you lose 10 points, and until he is beaten you
    lose 2 HP before each of your attacks.
    .source = Duel card shown
RUL-HOG-091 =
    Keep drawing until another student comes up.
    .question = What if you keep drawing yourself?
    .reason = The deck always holds students whom nobody plays.
RUL-HOG-092 =
    Books, spells, potions and Floo Powder cards, as you like, but no missions.
    .question = Which cards can be given up after a lost duel?
    .reason = Missions cannot be lost.
RUL-HOG-093 =
    You lose the duel, even though your opponent has none left.
    .question = What if the last ability leaves you with 1 HP?
    .reason = In mission fights the last ability can turn the result too; see HOG-337.
RUL-HOG-094 =
    You take its loss even before your first attack. If that decides the fight, you do not attack. Whether
    there is a last use depends on the card; Crabbe has none.
    .question = How does an ability before each attack work?
    .reason = His card says only until he is beaten.
RUL-HOG-095 =
    With 1 HP you lose before anything on the card happens. After any duel you stay on the field and your turn ends.
    .question = What if you lose at once, and what happens after a duel?
    .reason = The duel never really began, and the field has been used.


## Mission fights

HOG-330 =
    To try a mission, be on its place with all the item tokens it needs, and in some variants the cards too.
    .source = III.1, IV.4
HOG-331 =
    Turn up the fight card with the number of the mission and see who attacks first.
    .source = IV.4
HOG-332 =
    What a card does on being revealed happens at once.
    .source = IV.4d
HOG-333 =
    The ability of your opponent strikes after each of your attack rolls, and before or after each attack card, as
    its card says.
    .source = IV.4
HOG-334 =
    A defence card does not trigger the ability.
    .source = IV.4
HOG-335 =
    When your opponent has lost their last HP, the ability strikes one more time before the card goes under
    the deck.
    .source = IV.4
HOG-336 =
    If the ability comes after each attack, this last time is the answer to your final attack. It strikes once, not
    twice.
    .source = IV.4d, both examples
HOG-337 =
    You win only if your opponent is at 0 and you still have 1 HP or more after that. If both are at 0, you have
    lost.
    .source = IV.4, first example
HOG-338 =
    You may use five spells and potions as an underage wizard, three as a qualified one, and two for each member as
    a team.
    .source = IV.4
HOG-339 =
    If you win, score the mission’s points. Its item tokens go to board 2, special ones to Diagon Alley, and
    used cards go under their decks.
    .source = III.1
HOG-340 =
    If you lose, go to the Leaky Cauldron, put all spells and potions under their decks, get 6 HP, and keep item,
    Floo and Portkey tokens. In a solo game you have lost.
    .source = III.1
HOG-341 =
    Spells do nothing to an opponent who is immune to spells.
    .source = IV.4d
RUL-HOG-105 =
    Back into the fight deck, ready for its mission.
    .question = Where does the fight card go?
    .reason = Each mission needs its own fight card.
RUL-HOG-106 =
    Reveal effects and abilities before an attack come before you. Otherwise you attack first.
    .question = What if the opponent attacks first?
    .reason = Those are the only attacks an opponent makes unprompted.
RUL-HOG-188 =
    A round is one attack of yours and the answer to it; in a team everybody counts their own attacks. What the card
    says about a round applies in it: a shield from its beginning, healing after the attack while the opponent stands,
    and never above the HP it began with. An opponent that rests does not strike that round, not even when it falls.
    .question = When does an opponent heal, grow, rest or shield itself?
    .reason = The rulebook shows no such opponents; these are our own, and no two of them should feel alike.
RUL-HOG-189 =
    Once for each attack die that shows the number, after any rerolls. What the dice cost is added to the strike that
    answers the attack, is announced with it and can be cancelled with it. Attack cards roll no dice and are not
    answered.
    .question = What if an opponent answers the dice?
    .reason = So a defence card is worth the same as against any other blow.
RUL-HOG-190 =
    The fight ends undecided, as soon as everybody in it has made that many attacks and all blows have landed. Cards
    that were used are gone; mission and tokens are kept, nobody goes to the Leaky Cauldron, and a duel brings and
    costs no cards. What the card leaves behind belongs to whoever began the fight.
    .question = What if the opponent flees?
    .reason = It is no defeat: nobody has lost all HP.


## Missions

HOG-350 =
    Underage wizards gather the tokens, go to the place and win the fight.
    .source = III.1a
HOG-351 =
    Qualified wizards also have to hold the named spells and potions before they go there, to have them for the
    fight.
    .source = III.1b
HOG-352 =
    For mission 6 a qualified wizard needs the Polyjuice Potion and two more attack cards.
    .source = III.1b, mission card 6
HOG-353 =
    There are no points without winning the fight.
    .source = III.1a
RUL-HOG-096 =
    You choose one; there is one attempt per turn.
    .question = What if you have several missions for one place?
    .reason = One fight at a time is enough.
RUL-HOG-097 =
    No, you may decline.
    .question = Do you have to try a mission when you stop on its place?
    .reason = You may want to be better prepared.
RUL-HOG-098 =
    You keep the card and the item tokens and can try again.
    .question = What happens to a failed mission?
    .reason = Nothing takes them away.
RUL-HOG-099 =
    You put it face up in front of you. You do not draw a new one.
    .question = What happens to a completed mission?
    .reason = The others should see what counts towards the end.
RUL-HOG-100 =
    No. The option mission_exchange lets seven or eight players swap a mission for another from the pile
    when they are on a tower.
    .question = Can missions be exchanged?
    .reason = Only one player summary mentions it.
RUL-HOG-101 =
    You choose a field for each of them, among all eight. They can pile up.
    .question = Where on board 2 do used tokens go?
    .reason = The rulebook says any field.
RUL-HOG-102 =
    Both apply, the mission first. The field follows only if you are still there.
    .question = What if the mission place has an effect too?
    .reason = Stopping allows both.
RUL-HOG-103 =
    You fight that player, and the mission has to wait.
    .question = What if a player is on your mission place?
    .reason = A field on which players fight does nothing else.
RUL-HOG-104 =
    No, there are 30 different ones, and at most 30 are dealt. A content pack of your own, pack_data, needs 30
    different missions as well.
    .question = Can two players have the same mission?
    .reason = Six players with five, or eight with three, never need more.


## Teams

HOG-360 =
    A team can try a mission only when all its members are on the place.
    .source = III.1c
HOG-361 =
    If you want to attempt the mission, those who are there already wait for the others (RUL-HOG-109).
    .source = III.1c
HOG-362 =
    The team as a whole must have the tokens and cards.
    .source = III.1c
HOG-363 =
    The HP of the opponent are multiplied by the number of team members: against four, Tom Riddle has 36.
    .source = IV.4c
HOG-364 =
    The members attack in turn, and the ability strikes each of them after their own attack (RUL-HOG-183).
    .source = IV.4c
HOG-365 =
    Each member may use two spells or potions.
    .source = IV.4c
HOG-366 =
    You score only if you win the fight together.
    .source = III.1c
RUL-HOG-107 =
    One team of all, from two to eight players, or teams of two and three only: 2+2, 2+3, 2+2+2, 3+3, 2+2+3,
    2+2+2+2 or 3+3+2. Where possible, teams sit alternately.
    .question = Which teams are possible?
    .reason = The rulebook mentions one team, pairs and threes.
RUL-HOG-108 =
    Its points, its completed missions, and a look at each other’s hands. Your cards and tokens remain your
    own.
    .question = What does a team share?
    .reason = You win together, but each of you has a board.
RUL-HOG-109 =
    On the place of a team mission you may wait instead of rolling. You may stop waiting at the start of any
    later turn.
    .question = How do you wait?
    .reason = Waiting has to be a choice, or a team could get stuck.
RUL-HOG-110 =
    When the last member arrives: the active member first, then in turn order. A reveal effect hits every member.
    .question = When does a team fight start, and who attacks first?
    .reason = The one who completes the team leads the attack.
RUL-HOG-111 =
    That member goes to the Leaky Cauldron at the usual price, and the others fight on. The team wins if any
    member still has HP after the last ability, and loses when nobody is left.
    .question = What if a member drops to 0 HP?
    .reason = One fallen friend should not end it for all.
RUL-HOG-112 =
    No. The number at the start counts.
    .question = Do the HP of the opponent shrink when a member falls?
    .reason = Otherwise falling would help.
RUL-HOG-113 =
    The cards a mission needs may be spread over the team.
    .question = How can a team use three cards if each member may use two?
    .reason = The requirement is for the team as a whole.
RUL-HOG-114 =
    Any members, in any combination. The tokens all go to board 2 or Diagon Alley.
    .question = Who has to hold the tokens?
    .reason = The requirement is for the team as a whole.
RUL-HOG-115 =
    Each member who falls pays as in HOG-340 and keeps the tokens.
    .question = What does a lost fight cost a team?
    .reason = The rule is the same for everyone.
RUL-HOG-116 =
    No, you are shown how many rounds you needed. The option coop_round_limit sets a limit.
    .question = Can a single team of all players lose?
    .reason = No rule makes you lose.
RUL-HOG-117 =
    As many as a single player in a game of that length, counted for the team.
    .question = How many points and missions does a team need?
    .reason = The rulebook gives no other numbers.
RUL-HOG-118 =
    No. You challenge players of other teams, or anyone else if all are one team.
    .question = Do teams need a Quidditch match?
    .reason = Only qualified wizards need the match.
RUL-HOG-179 =
    A trip to the place of a team mission need not end with the turn: you may stay and wait there. When you roll
    again, you first return to where the trip began; after the attempt everybody returns.
    .question = How does a team come together on board 2?
    .reason = Trips end with every turn, so no team could ever be there at the same time.
RUL-HOG-180 =
    Yes, the active member may start it in place of the roll.
    .question = May a team that is already together attempt its mission?
    .reason = Nobody should have to leave only to come back.
RUL-HOG-183 =
    Only the member who has just attacked. With `team_ability` = `all` it strikes the whole team after every attack.
    .question = Whom does the opponent’s ability strike in a team fight?
    .reason = The rulebook can be read both ways; this is the milder one.


## Solo

HOG-370 =
    In a solo game you use the rules for underage or qualified wizards.
    .source = III.1d
HOG-371 =
    If you lose all your HP, the game is over and lost.
    .source = III.1d
HOG-372 =
    So a failed mission does not send you to the Leaky Cauldron.
    .source = III.1
RUL-HOG-121 =
    By meeting the end conditions of the length you chose.
    .question = How do you win a solo game?
    .reason = There is nobody to compare points with.
RUL-HOG-122 =
    Draw a card.
    .question = What can you do in a common room?
    .reason = There is nobody to trade with.


## Quidditch: the challenge

HOG-400 =
    You challenge another player. Their pawn moves to the pitch during the match and goes back afterwards.
    .source = V
HOG-401 =
    The match has its own board and two rounds. The side that catches the Snitch wins and scores 40 points.
    .source = III.4, V.1
HOG-402 =
    The rules of the match are the same in all variants.
    .source = III.4
RUL-HOG-123 =
    No: the challenged player must play, and so must the challenger.
    .question = Can you refuse a match, or skip it?
    .reason = The rulebook gives no choice.
RUL-HOG-124 =
    Your own, unless you choose another. The challenger chooses first, and no House plays against itself.
    .question = Which House does each side play?
    .reason = You have to be able to tell the pieces apart.
RUL-HOG-142 =
    The challenged pawn goes back to its field, without a fight and without using it. The challenger stays on the
    pitch.
    .question = Where do the pawns stand after the match?
    .reason = The match was only a visit.
RUL-HOG-143 =
    You fight that player, and there is no match.
    .question = What if a player is already on the pitch field?
    .reason = It is the same on every field.


## Quidditch: against the game

RUL-HOG-119 =
    Against a side played by the game; it counts as the match that a qualified wizard needs. With
    solo_quidditch off there is no match, and none is needed.
    .question = How do you play a match in a solo game?
    .reason = A qualified wizard has to be able to end the game.
RUL-HOG-120 =
    Its Keeper takes the middle goal field. A Chaser with the Quaffle takes the shortest way to line 3 and
    shoots; otherwise the nearest Chaser fetches the Quaffle. Actions left over go to the nearest Beater,
    who fetches a Bludger and throws it at the carrier of the Quaffle, or else at the nearest Chaser. Each
    turn it plays its best Quidditch card.
    .question = How does the game play its side?
    .reason = A simple plan makes a fair training partner.


## Quidditch: setting up

HOG-410 =
    Each side chooses one of the four Houses.
    .source = V.2
HOG-411 =
    The Seekers stand on the start line, line 1.
    .source = V.2
HOG-412 =
    The Keeper stands on one of the three fields of its own goal area, number 2.
    .source = V.2
HOG-413 =
    The two Beaters stand on line 3.
    .source = V.2
HOG-414 =
    The three Chasers stand on the next two lines, number 4.
    .source = V.2
HOG-415 =
    The Quaffle lies in the centre, and each half has a Bludger.
    .source = V.2
HOG-416 =
    Both sides roll two dice. The higher total goes first.
    .source = V.3
RUL-HOG-125 =
    Roll again.
    .question = What if the totals are equal?
    .reason = Someone has to go first.
RUL-HOG-126 =
    In the standard formation. With the option `placement` each side chooses freely on its lines, and the
    side that goes first places second.
    .question = How are the pieces placed?
    .reason =
        The formation saves time. Someone has to place first, and the side that rolled higher gets to see
        what it faces.


## Quidditch: two goals

HOG-420 =
    On your turn roll two dice. The total is your number of actions.
    .source = V.3a
HOG-421 =
    Moving a piece one field along the dotted lines costs an action.
    .source = V.3a
HOG-422 =
    Keepers never leave their goal area.
    .source = V.3a
HOG-423 =
    A Chaser who enters the field of the Quaffle may pick it up for free, and so may a Beater with a Bludger.
    .source = V.3a
HOG-424 =
    Entering the field of a Bludger, a Beater may hit it in a straight line towards a Keeper, Beater or
    Chaser. That is free, and a die shows how many fields it flies.
    .source = V.3a
HOG-425 =
    The target rolls a die: on a 4 or more it dodges, otherwise it is out of the match.
    .source = V.3a
HOG-426 =
    A Chaser who is knocked out drops the Quaffle on the spot.
    .source = V.3a
HOG-427 =
    A side that has lost all its Chasers loses round 1 at once.
    .source = V.3a
HOG-428 =
    A Chaser with the Quaffle may throw it one field along the dotted lines for an action.
    .source = V.3a
HOG-429 =
    A Keeper may pass the Quaffle for an action.
    .source = V.4, example
HOG-430 =
    If an opposing Chaser carries the Quaffle, one of your Chasers may step onto the same field and snatch it.
    Snatching costs an action; afterwards the thief may move on to an empty field next to it.
    .source = V.3a
HOG-431 =
    Only then do two sides share a field. Otherwise you must go around your opponents.
    .source = V.3a
HOG-432 =
    You shoot at goal from line 3 of the other side. Chasers may not enter the three goal fields.
    .source = V.3a
HOG-433 =
    A shot costs an action.
    .source = V.4, example
HOG-434 =
    Chaser and Keeper roll a die each. It is a goal if the Chaser’s roll is higher.
    .source = V.3a
HOG-435 =
    Each goal brings you a Quidditch card.
    .source = III.4, V.3a
HOG-436 =
    Whether the shot went in or not, the defending Keeper gets the Quaffle.
    .source = V.3a
HOG-437 =
    If that Keeper is out, the defending side puts the Quaffle on a field of its line 3.
    .source = V.3a
HOG-438 =
    After a shot you go on with the actions you have left.
    .source = V.4, example
HOG-439 =
    Two goals win round 1 and end it; so does HOG-427. If neither happens, RUL-HOG-178 ends it.
    .source = V.3a
RUL-HOG-127 =
    No.
    .question = May two pieces of one side share a field?
    .reason = A field has room for one piece, except during a theft.
RUL-HOG-128 =
    Yes. Walking over a Bludger does nothing.
    .question = Can balls and pieces share a field?
    .reason = Balls are there to be picked up.
RUL-HOG-129 =
    The die comes first, then you choose a direction: along the row or the column. The Bludger flies at most that
    far and stops at the first opposing Keeper, Beater or Chaser, who is attacked; otherwise it stops on its last
    field or at the edge. It passes your own pieces, and Seekers cannot be hit. With the option `bludger` it hits
    only at exactly the rolled distance.
    .question = How does a thrown Bludger fly?
    .reason = A Bludger should not fly through a piece in its way.
RUL-HOG-130 =
    Yes, and throw it on a later turn of yours, once per turn. A Beater who is knocked out drops it. Both
    sides may use both Bludgers.
    .question = Can a Beater keep a Bludger?
    .reason = The throw is allowed, not required.
RUL-HOG-131 =
    On the field of the piece that dodged.
    .question = Where is the Bludger after a dodge?
    .reason = That is where it flew.
RUL-HOG-132 =
    Two actions, one for the step and one for taking it, and you need both. Moving away costs a third; without it
    both pieces share the field until your next turn. With steal_cost the theft costs one in all.
    .question = What does stealing the Quaffle cost?
    .reason = The step and the taking are named separately.
RUL-HOG-133 =
    To an empty field next to the thrower, or to your own Chaser or Keeper there, never to a field with an
    opponent. The next holder can throw it on for another action.
    .question = Where can the Quaffle be thrown?
    .reason = A throw reaches one field.
RUL-HOG-134 =
    Hold it, move along the goal fields with it, or pass it to line 3 for an action for each field. Nobody can steal
    it from a Keeper.
    .question = What can a Keeper do with the Quaffle?
    .reason = Chasers may not enter the goal area.
RUL-HOG-135 =
    Then the shot is a goal without rolling.
    .question = What if the goal has no Keeper?
    .reason = Nobody is there to stop it.
RUL-HOG-136 =
    No goal.
    .question = What if both dice of a shot are equal?
    .reason = The Chaser has to be higher.
RUL-HOG-137 =
    Not at the same time. The first to do so loses the round.
    .question = Can both sides lose their last Chaser?
    .reason = One Bludger flies at a time.
RUL-HOG-138 =
    No, what you do not use is lost.
    .question = Can you save actions for later?
    .reason = You roll again each turn.
RUL-HOG-178 =
    No: each side has at most 30 turns in round 1, or another number from 1 to 100 with the option
    match_turns. Then more goals win the round; with equal goals a roll as at the start decides. In A Year
    at Hogwarts the option can also lift the limit, as in the rulebook.
    .question = Can round 1 go on forever if nobody scores?
    .reason = The rulebook sets no limit, and a match inside the game keeps everyone waiting.
RUL-HOG-184 =
    At the end of the action it goes back to the Bludgers’ start field in that half.
    .question = What if a Bludger lands in a goal area?
    .reason = Only Keepers enter goal areas, so nobody could ever fetch it.


## Quidditch: the Golden Snitch

HOG-450 =
    Both Seekers begin on the start field. The first to fly a full lap around the pitch wins the match.
    .source = V.3b
HOG-451 =
    The winner of round 1 goes first.
    .source = V.3b
HOG-452 =
    On your turn roll two dice and move your Seeker by the total.
    .source = V.3b
HOG-453 =
    You may use one Quidditch card per turn.
    .source = V.3b
HOG-454 =
    The Nimbus 2000 adds 2 fields, the Firebolt 4. With the Wronski Feint you roll another die and fly that far too.
    The Confundus Charm sends the other Seeker back 3 fields.
    .source = V.4, card shown
HOG-455 =
    The winner scores 40 points, whether challenger or challenged.
    .source = III.4, V.3b
RUL-HOG-139 =
    Before or after your roll, one per turn. Nobody is sent back past the start, and a card that completes
    the lap wins at once.
    .question = When is a Quidditch card played, and what are its limits?
    .reason = The rulebook only says that it is played on your turn.
RUL-HOG-140 =
    No, flying past the end is enough.
    .question = Must you complete the lap with an exact roll?
    .reason = A full lap is a full lap.
RUL-HOG-141 =
    All of them go back under their deck, which cannot run out within one match. A deck from pack_data must
    also be large enough for that.
    .question = Where do Quidditch cards go after the match?
    .reason = They are won and used in one match.


## Voldemort Returns: setting up

HOG-600 =
    This game is for two to four players.
    .source = VI
HOG-601 =
    Missions, books, duels, events and behaviour cards stay in the box.
    .source = VI
HOG-602 =
    Nobody fights until Voldemort is back.
    .source = VI
HOG-603 =
    You may not collect tokens that belong to the other side.
    .source = VI
HOG-604 =
    One of you is Peter Pettigrew and takes his board, his pawn, his HP and the cards it shows.
    .source = VI.1
HOG-605 =
    The others choose among Harry Potter, Ron Weasley and Hermione Granger. They take board, HP and cards, and a
    Floo and a Portkey token each.
    .source = VI.1
HOG-606 =
    Six Horcruxes are laid out, one on each of these fields: Flourish and Blotts, Gringotts, the Room of
    Requirement, Dumbledore’s Office, the Ministry of Magic and the Clock Tower. They are the diary, the ring, the
    cup, the locket, the diadem and the snake Nagini.
    .source = VI.1
HOG-607 =
    Put six more tokens at random on rosettes: the Sword of Gryffindor and the basilisk fang for the heroes, and for
    Pettigrew the cauldron, the father’s bone, Wormtail’s hand and Harry Potter.
    .source = VI.1
HOG-608 =
    Keep the Elder Wand and the Resurrection Stone aside until Voldemort returns.
    .source = VI.1
HOG-609 =
    All pawns begin on Start. Pettigrew takes the first turn, then the player on the right.
    .source = VI.3
HOG-610 =
    Pettigrew always moves with one die, heroes with two.
    .source = VI.3
HOG-611 =
    There are no missions, and duel fields cause no fights.
    .source = VI.3
RUL-HOG-150 =
    The diary in Flourish and Blotts, the cup in Gringotts, the diadem in the Room of Requirement, the ring in
    Dumbledore’s Office, the locket in the Ministry of Magic, and Nagini on the Clock Tower.
    .question = Which Horcrux lies where?
    .reason = The rulebook shows it only as a picture, so we follow the stories.
RUL-HOG-151 =
    Yes: alone with two players, with one friend with three players, with both friends with four.
    .question = Does Harry have to take part?
    .reason = Only Harry can meet Voldemort.
RUL-HOG-152 =
    On the main board and in Diagon Alley, each on a rosette of its own.
    .question = Where can the six random tokens lie?
    .reason = Board 2 would be out of reach for Pettigrew, who has no Floo powder.


## Voldemort Returns: what each side does

HOG-620 =
    Pettigrew needs four tokens: the cauldron, the father’s bone, Wormtail’s hand and Harry Potter.
    .source = VI.2
HOG-621 =
    With these he walks to the Quidditch pitch and travels on to the graveyard, even without a Portkey.
    .source = VI.2
HOG-622 =
    Voldemort is back: replace Pettigrew’s board and pawn with Voldemort’s.
    .source = VI.2
HOG-623 =
    He puts the six Death Eaters on towers and takes their boards, HP, spells and potions.
    .source = VI.2
HOG-624 =
    Voldemort puts the Resurrection Stone on any field that is not on board 2, and Harry does the same with the
    Elder Wand.
    .source = VI.2, VI.4
HOG-625 =
    Voldemort’s turn is also the turn of his Death Eaters: he rolls a die for each of them and may use their
    abilities.
    .source = VI.2
HOG-626 =
    A Death Eater who meets another player fights them.
    .source = VI.2
HOG-627 =
    Voldemort collects no spells or potions, and Death Eaters draw them only as HOG-745 says.
    .source = VI.2, VI.5c
HOG-628 =
    The heroes need a weapon, either the basilisk fang or the Sword of Gryffindor.
    .source = VI.2
HOG-629 =
    A hero who is on the field of a Horcrux and has the fang or the sword rolls a die against a die of
    Pettigrew or Voldemort. A higher roll destroys the Horcrux.
    .source = VI.2
HOG-630 =
    Each Horcrux destroyed costs Voldemort 1 of his 7 HP. When all six are gone, he has 1 left.
    .source = VI.2
HOG-631 =
    If the attempt fails, the hero has to try again in the next turn instead of moving.
    .source = VI.2
HOG-632 =
    Heroes on the same field may hand each other the fang and the sword.
    .source = VI.2
HOG-633 =
    Harry has to find the Resurrection Stone and Voldemort the Elder Wand. Then they have to meet.
    .source = VI.2, VI.4
RUL-HOG-153 =
    Pettigrew his four, heroes the fang and the sword, only Harry the Stone, only Voldemort the Wand.
    Horcruxes are never carried. The limits of two per turn and six in all still apply.
    .question = Who may pick up which token?
    .reason = Each token serves one side.
RUL-HOG-154 =
    No. Destroying a Horcrux does not use up fang or sword either.
    .question = Do Sword, Wand and Stone have their powers here?
    .reason = Here they serve another purpose.
RUL-HOG-155 =
    They pass each other freely.
    .question = What if players meet before Voldemort is back?
    .reason = Nobody fights yet.
RUL-HOG-156 =
    Heroes and Death Eaters stop and fight. Harry and Voldemort stop for their meeting. Nobody else is stopped. If a
    Death Eater stands with Voldemort, Harry fights the Death Eater first and meets Voldemort if he wins.
    .question = Who stops whom after the return?
    .reason = The fights follow from HOG-626 and HOG-640.
RUL-HOG-157 =
    Spell, potion and HP fields, the offices, the hut and the classrooms, without exams; a common room gives
    a spell or potion. Fields for books, behaviour, events and duels are empty, and the pitch stops only
    Pettigrew for his ritual. Heroes travel with Floo powder and Portkey as usual.
    .question = Which fields work?
    .reason = Only decks that are in play can be drawn from.
RUL-HOG-158 =
    Arriving on the pitch with all four tokens, Pettigrew stops and is taken to the graveyard at once, and Voldemort
    is back. The four tokens leave the game, and Voldemort ends the turn on the pitch. He and the Death Eaters first
    move in his next turn.
    .question = How does the ritual work?
    .reason = The heroes get one turn to prepare.
RUL-HOG-159 =
    His cards go under their decks. Voldemort has 7 HP, less one for each Horcrux already destroyed.
    .question = What happens to Pettigrew’s cards and HP?
    .reason = Voldemort takes his place with a board of his own.
RUL-HOG-160 =
    On towers where no hero stands, one on each; Voldemort chooses.
    .question = Where do the Death Eaters appear?
    .reason = Nobody should be attacked out of nowhere.
RUL-HOG-161 =
    On the main board or in Diagon Alley, wherever a pawn could go and none stands. The Stone comes first, then the
    Wand. The pitch, to which Voldemort returns that turn, is taken.
    .question = Where may Stone and Wand be put?
    .reason = Both sides must be able to get there.
RUL-HOG-162 =
    With one die, and one for each Death Eater, in the order he likes. The walking rules apply to all of
    them, but only heroes may stop early at towers and Horcruxes.
    .question = How does Voldemort move?
    .reason = He takes over from Pettigrew, who had one die.
RUL-HOG-163 =
    Both sides roll a die, and equal dice save the Horcrux. With the fang or the sword you may stop on its
    field as at a mission place, and your move ends. After a success the field may be used. A hero who is
    sent to Start no longer has to try again.
    .question = How exactly is a Horcrux attacked?
    .reason = It follows the rules for missions.
RUL-HOG-164 =
    The hero remains there until it is destroyed, and that same turn ends with the way back to the tower. The Floo
    powder is spent on arrival.
    .question = What about the Horcrux in the Ministry?
    .reason = HOG-631 forbids leaving earlier.
RUL-HOG-165 =
    In a common room a hero may take a Floo token instead of a card. The option `mode2_floo_refill` can forbid it.
    .question = What if no Floo powder is left while that Horcrux stands?
    .reason = Otherwise nobody might be able to win any more.
RUL-HOG-170 =
    Yes, wherever they stop on such a field; Voldemort never does. The option `mode2_de_draw` can forbid it.
    .question = Do Death Eaters draw cards?
    .reason = The golden rule is more exact.
RUL-HOG-175 =
    Yes, and he returns with fewer HP.
    .question = Can Horcruxes be destroyed before Voldemort is back?
    .reason = The heroes may start immediately.
RUL-HOG-177 =
    They show how many Horcruxes are left. The dice alone decide the final duel.
    .question = What are Voldemort’s HP for?
    .reason = Nobody fights him in any other way.
RUL-HOG-181 =
    Six, as in the rulebook, even against a lone Harry. With `mode2_death_eaters` = `by_heroes` there are three for each
    hero and never more than six: the first three boards, if Harry is alone. That makes it easier for him.
    .question = How many Death Eaters does Voldemort lead?
    .reason = With six against one, Harry wins a little less than half of the games; beginners may like it easier.


## Voldemort Returns: the meeting

HOG-640 =
    Only Harry fights Voldemort, and Voldemort fights only Harry.
    .source = VI.4, VI.5c
HOG-641 =
    When they meet, the side without its token loses: Harry needs the Stone, Voldemort the Wand.
    .source = VI.4
HOG-642 =
    If Voldemort comes to Harry with the Wand while a Horcrux is left, Voldemort wins.
    .source = VI.4
HOG-643 =
    When Harry holds the Stone, Voldemort the Wand, and no Horcrux is left, it comes to the final duel: one die
    each, and the higher wins the game.
    .source = VI.2, VI.4
HOG-644 =
    The final duel ends the game.
    .source = VI.4
RUL-HOG-167 =
    Nothing happens, and the one who came stops there. With `mode2_both_lack` the game is a draw.
    .question = What if both lack their token?
    .reason = Both would lose, so we let the game go on.
RUL-HOG-168 =
    Both without their token: RUL-HOG-167. Harry without the Stone: Voldemort wins. Voldemort without the
    Wand: Harry’s side wins. A Horcrux left: Voldemort wins. Otherwise the final duel.
    .question = In which order is the meeting decided?
    .reason = In this order every case has one answer.
RUL-HOG-169 =
    Roll again.
    .question = What if the final duel is a tie?
    .reason = Only one can survive.


## Voldemort Returns: fighting

HOG-730 =
    Attack: roll the attack dice of your board. A die succeeds if it shows the resistance of the defender or more,
    from 2 to 5.
    .source = VI.5a
HOG-731 =
    Defence: the defender rolls the successful dice again. Each 1 or 2 costs the defender 2 HP, each 3, 4 or
    5 costs 1 HP, and each 6 costs the attacker 1 HP.
    .source = VI.5b
HOG-732 =
    Spells and potions may be used at any moment to speed things up.
    .source = VI.5b
HOG-733 =
    The fighters attack in turn. The one who came to the field attacks first.
    .source = VI.5d
HOG-734 =
    When it is your turn to attack, roll the dice or play an attack or defence card.
    .source = VI.5d
HOG-735 =
    The first to lose all HP loses the fight.
    .source = VI.5d
HOG-740 =
    Each fighter may use three cards in a fight, potions and spells together.
    .source = VI.5c
HOG-741 =
    This way of fighting may also be used by qualified wizards against each other.
    .source = VI.5c
HOG-742 =
    A hero who is beaten by a Death Eater goes back to Start with 1 HP.
    .source = VI.5c
HOG-743 =
    If Pettigrew is beaten, he goes back to Start with 1 HP.
    .source = VI.5c
HOG-744 =
    A beaten Death Eater is out of the game.
    .source = VI.5c
HOG-745 =
    Death Eaters who stop on a spell or potion field draw like anyone else.
    .source = VI.5c
HOG-746 =
    In the next turn a beaten hero may challenge the same Death Eater again.
    .source = VI.5c
HOG-747 =
    HP fields do nothing for Voldemort.
    .source = VI.5c
HOG-748 =
    If the field of a Horcrux has an effect, it can still be used when the Horcrux is attacked.
    .source = VI.5c
HOG-749 =
    The abilities on the boards may be used in every attack.
    .source = VI.5d
RUL-HOG-166 =
    Never, as nobody fights before the return. The rule matters with `mode2_early_fights`, which allows such fights.
    .question = When can Pettigrew be beaten?
    .reason = The rulebook says both.
RUL-HOG-171 =
    Yes.
    .question = Do Death Eaters stay wounded here?
    .reason = They keep their boards and HP for the whole game.
RUL-HOG-172 =
    No. A card that cancels stops it.
    .question = Are there defence dice against an attack card?
    .reason = Defence dice are the successful dice of a roll.
RUL-HOG-173 =
    The defender’s losses come first. At 0 the defender has lost, and the attacker keeps at least 1 HP.
    .question = What if the defence dice bring both to 0?
    .reason = Someone has to win the fight.
RUL-HOG-174 =
    Only place and HP; cards and tokens stay. If it was the hero’s turn, it ends.
    .question = What does a beaten hero lose?
    .reason = HOG-742 takes nothing else.
RUL-HOG-176 =
    No.
    .question = Does Harry lose the Stone when he is sent to Start?
    .reason = Heroes keep their tokens.
RUL-HOG-185 =
    No. Nobody attacks that hero before the hero’s next turn has begun. Meeting Voldemort is not an attack (HOG-641).
    .question = May a hero who was beaten back to Start be attacked again at once?
    .reason = With 1 HP one defeat would follow another, and the hero could do nothing about it.


## Where the sources disagree

reading-hogwarts-year-books = One book or two
    .difference = The Restricted Section gives one book in one place, two on the board overview.
    .reading = One there, two on fields marked with two books.
    .reason = The text names the place.
reading-hogwarts-year-stops = Where you may stop
    .difference =
        Three situations are announced, but the third is the rule itself; the classrooms and a player FAQ allow
        more.
    .reading = Two exceptions: mission places and towers.
    .reason = The rulebook itself counts two in the end.
reading-hogwarts-year-collecting = Must tokens be collected?
    .difference = You must in one chapter, you may in another.
    .reading = You may.
    .reason = Missions are secret, so nobody could check it.
reading-hogwarts-year-special-tokens = Where used special tokens go
    .difference = Mission tokens go to board 2, special ones to Diagon Alley.
    .reading = Special tokens always go to Diagon Alley.
    .reason = The rule about special tokens is more specific.
reading-hogwarts-year-mission-six = What mission 6 needs
    .difference =
        Two attack cards on the card, two attack spells in the text; and spells are said to hurt Riddle, who is
        immune to them.
    .reading = Any two attack cards; spells do not hurt him.
    .reason = The card is what you hold in your hand.
reading-hogwarts-year-card-limit = Cards of qualified wizards
    .difference = One potion and one spell in one place, three cards in another.
    .reading = One of each against players, three in other fights.
    .reason = That way both numbers apply.
reading-hogwarts-voldemort-returns-drawing = Do Death Eaters draw cards?
    .difference = They collect no spells and potions, yet they draw on such fields.
    .reading = They draw where they stop, Voldemort never does.
    .reason = The golden rule is more exact.
reading-hogwarts-year-defence-dice = Defence dice for qualified wizards
    .difference = The same rules apply to them, or they may be used.
    .reading = Only if the table chooses them.
    .reason = May does not mean must.
reading-hogwarts-year-solo-death-eaters = Death Eaters in a solo game
    .difference = They are put on the towers, but cannot be attacked.
    .reading = They stand there and do nothing.
    .reason = That way both sentences are true.
reading-hogwarts-year-losing-duels = When a duel is lost
    .difference = At 1 HP, or with no HP left.
    .reading = At 1 HP.
    .reason = The chapter on duels says so.
reading-hogwarts-year-team-cards = Cards of a team
    .difference = Mission 6 asks for three cards, but each member may use two.
    .reading = The cards are spread over the team.
    .reason = The requirement is for the team as a whole.
reading-hogwarts-year-last-ability = The last ability
    .difference = Every opponent has one, but Crabbe’s card ends with his defeat.
    .reading = It depends on the card; Crabbe has none.
    .reason = A card beats the general rule.
reading-hogwarts-voldemort-returns-pettigrew = Can Pettigrew be beaten?
    .difference = A rule sends him to Start, but nobody fights while he is in the game.
    .reading = Only with the option for early fights.
    .reason = Otherwise the case never comes up.
reading-hogwarts-year-variants = How many variants there are
    .difference = It says to choose one of three, but lists four.
    .reading = Four.
    .reason = All four are described.
reading-hogwarts-year-split = How the tokens are spread
    .difference = 18, 3 and 9 in the rulebook; 18, 4 and 8 in older French rules; and nine tokens for eight fields.
    .reading = 18, 3 and 9; one field of board 2 has two rosettes.
    .reason = The rulebook we read is clear.
reading-hogwarts-year-more-than = Points that end the game
    .difference = More than 210, 260 or 320, or at least that many in a review.
    .reading = More than.
    .reason = The rulebook and two summaries agree.
reading-hogwarts-year-behaviour-range = The range of behaviour cards
    .difference = A printed card takes 40 points; a player memo has nothing below minus 30.
    .reading = Minus 40 exists.
    .reason = The card is shown in the rulebook.
reading-hogwarts-year-staying = How long Death Eaters stay
    .difference = To the end of the game, or until they are beaten.
    .reading = They never move, and a beaten one is gone.
    .reason = That way both sentences are true.
reading-hogwarts-year-lost-cards = Cards after a lost mission
    .difference = Spells and potions in the rule, all cards in the example.
    .reading = Spells and potions.
    .reason = The rule is more careful than the example.
reading-hogwarts-year-direction = Who is next
    .difference = The player on the right, or clockwise in a house rule.
    .reading = The player on the right.
    .reason = The rulebook is the source.
reading-hogwarts-voldemort-returns-stone = Where the Stone may be put
    .difference = Anywhere but on board 2, or on any field.
    .reading = Not on board 2.
    .reason = The exact sentence beats the short one.
reading-hogwarts-year-rolling = Underage fights
    .difference = The fighters roll in turn, or both roll and compare.
    .reading = Both roll for one exchange.
    .reason = Otherwise there would be nothing to compare.
reading-hogwarts-year-common-room = Cards in a common room
    .difference = Any card, or one of four decks.
    .reading = One of the four decks.
    .reason = The list is more exact.
reading-hogwarts-year-floo = Floo powder
    .difference = It appears as a card and as a token.
    .reading = Both exist and do the same.
    .reason = The box has the tokens, the deck has the cards.
reading-hogwarts-year-defence-card = After a defence card
    .difference = The opponent loses a turn, but in the example the ability follows the next attack.
    .reading = Only the defence card itself is not answered.
    .reason = The example shows it step by step.
reading-hogwarts-year-boards = How many boards there are
    .difference = 15 boards and pawns, but 16 characters.
    .reading = 15: Pettigrew and Voldemort share one.
    .reason = The one takes the place of the other.
reading-hogwarts-year-match-needed = Is a match needed?
    .difference = For qualified wizards it is a rule, in a player summary an option.
    .reading = It is a rule.
    .reason = The rulebook is the source.


## Options

option-hogwarts-variant =
    Which variant to play: underage wizards for beginners, qualified wizards with required cards and Death
    Eaters, teams, or solo. A player alone at the table always plays solo.
option-hogwarts-solo_rules =
    Whose rules a solo player follows: those of underage or of qualified wizards.
option-hogwarts-length =
    What ends the game: classic needs two missions and more than 260 points, quick one and 210, long three
    and 320.
option-hogwarts-teams =
    How many teams there are in the team variant: one of all players, or two, three or four that sit alternately,
    with two or three members each.
option-hogwarts-end_timing =
    Whether the round is finished once a player has met the end conditions, or the game stops at once.
option-hogwarts-winner =
    Whether the most points win, or only those who meet the end conditions themselves can win.
option-hogwarts-points_floor =
    Whether points stop at 0, or can fall below.
option-hogwarts-first_player =
    Whether a random player goes first, or the seat with the given number; the first seat is 0.
option-hogwarts-hp_cap =
    Whether HP can grow without limit, or only up to the number you start with.
option-hogwarts-hp_zero =
    Whether losing the last HP outside a fight knocks you out, or leaves you with 1 HP.
option-hogwarts-extra_stops =
    Whether you may stop early only at mission places and towers, also at a classroom for which you hold a book, or
    at every place with a name.
option-hogwarts-floo_from_standing =
    Whether a Floo trip needs a move that ended on a tower, or can start from the tower where you already stand.
option-hogwarts-buckbeak =
    Whether Buckbeak flies instead of your roll, or after your move.
option-hogwarts-trade_refused_draw =
    Whether a refused trade ends your visit to the common room, or you may still draw a card.
option-hogwarts-required_cards =
    Whether you only have to hold the cards that a mission needs, or have to spend them.
option-hogwarts-exams_per_stop =
    Whether you may sit all exams you have books for, or only one per stop.
option-hogwarts-defence_dice =
    Whether defence dice are left out, used between players, or used between players and against Death Eaters.
option-hogwarts-de_setup =
    Whether the Death Eaters go on random towers, or the first player places them.
option-hogwarts-de_exclude =
    Which towers stay free of Death Eaters at the start: any combination of the values; none by default.
option-hogwarts-solo_death_eaters =
    Whether Death Eaters do nothing in a solo game, or are played by the game.
option-hogwarts-mission_exchange =
    Whether missions stay as dealt, or seven or eight players may exchange one on a tower.
option-hogwarts-coop_round_limit =
    After how many rounds a single team of all players loses: never, or after a number of rounds.
option-hogwarts-team_ability =
    Whether an opponent’s ability strikes only the member who has attacked, or the whole team after every attack.
option-hogwarts-solo_quidditch =
    Whether a solo player meets a side played by the game, or there are no matches.
option-hogwarts-placement =
    Whether Quidditch pieces start in the standard formation, or each side places them freely.
option-hogwarts-bludger =
    Whether a Bludger hits the first opponent within the rolled distance, or only at exactly that distance.
option-hogwarts-steal_cost =
    How many actions it costs to steal the Quaffle: two, or one.
option-hogwarts-match_turns =
    The maximum number of turns for each side in round 1 of a Quidditch match.
option-hogwarts-mode2_floo_refill =
    Whether heroes may take a Floo token in a common room in Voldemort Returns, or not.
option-hogwarts-mode2_early_fights =
    Whether players pass each other freely before Voldemort is back, or already fight.
option-hogwarts-mode2_both_lack =
    Whether the game goes on when Harry and Voldemort meet and both lack their token, or ends in a draw.
option-hogwarts-mode2_de_draw =
    Whether Death Eaters draw cards on spell and potion fields in Voldemort Returns, or not.
option-hogwarts-mode2_death_eaters =
    Whether Voldemort leads six Death Eaters, or three for each hero but never more than six. The second
    makes it easier for Harry alone.
option-hogwarts-pack_data =
    Which content to use: the board, cards and characters of this game, or your own pack.
option-hogwarts-seconds_per_turn =
    How long a turn may take: without limit, or a number of seconds.


## Procedures

procedure-hogwarts-variants = The variants side by side
    .text =
        | | Underage | Qualified | Team | Solo |
        |---|---|---|---|---|
        | Floo tokens at the start | 2 | 1 | 1 | 2 with underage rules, 1 with qualified rules |
        | A mission needs | items | items and cards | items and cards, the whole team there | as the chosen rules |
        | Cards in a mission fight | 5 | 3 | 2 for each member | as the chosen rules |
        | Cards in a duel | 5 | 3 | 3 | as the chosen rules |
        | Fight with a player | one die each, two lost exchanges lose | attack dice or cards, lost at 1 HP | as qualified, never in one team | none |
        | Cards in a fight with a player | none | a potion and a spell | a potion and a spell | none |
        | Death Eaters | none | six | six | with qualified rules six, without effect |
        | Match needed to end the game | no | yes | no | as the chosen rules |
        | A lost mission fight | Leaky Cauldron | Leaky Cauldron | Leaky Cauldron | the game is lost |
procedure-hogwarts-turn = A turn step by step
    .text =
        1. **Start of the turn.** Play start-of-turn cards if you like. Instead of rolling, you may fly with
           Buckbeak, or wait on the place of a team mission.
        2. **Roll** two dice.
        3. **Walk** the total, as described under “A walk step by step”.
        4. **Fight**, if a Death Eater or another player is where your move ends. After that the field does
           nothing, and the turn is over.
        5. **Pick up** item tokens on the field, as far as the limits allow.
        6. **Try a mission** of this place, if you have what it needs and want to.
        7. **Use the field**, and sit exams if it is a classroom.
        8. **Travel**: from a tower with Floo powder, from the pitch with a Portkey instead of the match. Pick up
           tokens there, and try a mission if you have not tried one this turn. Then you return.
        9. **End.** If a player now meets the end conditions, this round is the last. The next player is the
           one on your right, unless you used the Time-Turner.
procedure-hogwarts-walk = A walk step by step
    .text =
        1. Step to a field that is connected to yours and that you have not been on during this move. A free
           passage costs nothing; every other step uses up one of your roll.
        2. If a Death Eater or a player who is not on your team is there, your move ends and you fight.
        3. If it is the Quidditch pitch, your move ends.
        4. You may pick up an item token that lies there: two per turn, six in all.
        5. You may stop if it is a tower, or the place of a mission that you can try now.
        6. Otherwise go on until the roll is used up. A step after which the roll could not be used up is
           refused, unless no route at all is long enough.
        7. After the last step you may still take a free passage.
procedure-hogwarts-field = What a field does
    .text =
        | Field | When you stop there | In Voldemort Returns |
        |---|---|---|
        | Spell, potion | draw one card | the same |
        | Book, two books | draw one book, or two | nothing |
        | Behaviour | draw a card and do what it says | nothing |
        | Event | draw a card; it affects everyone | nothing |
        | Duel | fight the student on the card | nothing |
        | HP | gain the HP shown | the same, but not for Voldemort |
        | Common room | draw a behaviour card, book, potion or spell, or offer a trade | a spell or a potion; a hero may take a Floo token |
        | Charms, Transfiguration, Defence Against the Dark Arts | exams, then one spell | one spell |
        | Potions, Herbology, Care of Magical Creatures | exams, then two potions | two potions |
        | Dumbledore’s Office | two spells | the same |
        | Snape’s Office | two potions | the same |
        | Hagrid’s Hut | a potion and a spell | the same |
        | Restricted Section | one book | nothing |
        | Tower | a Floo trip | a Floo trip for heroes |
        | Quidditch pitch | a match, or a trip with a Portkey | Pettigrew’s ritual, or a trip with a Portkey |
procedure-hogwarts-mission-fight = A mission fight step by step
    .text =
        1. Choose the mission and show that you have its tokens, and its cards if the variant needs them. In
           a team every member must be there.
        2. Turn up its fight card. In a team, multiply its HP by the number of members.
        3. A reveal effect happens now. Each loss is announced first: you may answer it with a defence card or
           the Resurrection Stone.
        4. **Your round.** You may play a defence card. If the ability comes before attacks, it strikes now. Then
           attack with an attack card or with your dice.
        5. If your opponent still has HP and the ability comes after attacks, it strikes now. If you are at 0, you
           have lost. Otherwise go to step 4; in a team the next member attacks.
        6. If your opponent has no HP left, the ability strikes one last time, unless the card says otherwise.
        7. With at least 1 HP left you have won: score the points, put the tokens on board 2 or in Diagon
           Alley, and put the mission face up in front of you. With 0 HP you have lost: go to the Leaky
           Cauldron, give up spells and potions, and take 6 HP.
procedure-hogwarts-duel = A duel step by step
    .text =
        1. Draw a duel card; put your own character back and draw again.
        2. With 1 HP you have lost at once.
        3. Fight as in a mission fight, from the reveal on, with the card limit for duels.
        4. As soon as you are down to 1 HP you have lost, even through the last ability: put three cards of your
           choice under their decks, or all if you have fewer.
        5. If your opponent has no HP left and you have 2 or more after the last ability, you have won: draw a
           spell, a potion and a book.
        6. The duel card goes under its deck, and your turn ends.
procedure-hogwarts-player-fight-underage = A fight between underage wizards
    .text =
        1. The player who arrived attacks, and chooses the opponent if there are several.
        2. Both roll a die. The lower one loses 1 HP, but never the last; equal dice are rolled again.
        3. A player who has lost two exchanges has lost the fight; otherwise go to step 2.
        4. The winner may take an item token, a Portkey token, a Floo token or a random hidden card.
        5. The turn is over.
procedure-hogwarts-player-fight-qualified = A fight between qualified wizards
    .text =
        1. A fighter who has only 1 HP at the start has lost. If both have only 1, there is no fight.
        2. The player who arrived attacks first: with the attack dice, or with a spell or potion.
        3. The other may answer an announced loss with a defence card. Each fighter has one potion and one spell
           for the whole fight.
        4. A player who is down to 1 HP has lost; otherwise the other one attacks.
        5. The winner may take two item tokens, a Portkey token, a Floo token or two random hidden cards.
        6. The turn is over.
procedure-hogwarts-death-eater = A fight with a Death Eater
    .text =
        1. The player on the right takes the Death Eater’s board, its full HP, a spell and a potion.
        2. The active player attacks first, then the Death Eater, and so on in turn: with dice or with a card.
           The active player may use three cards.
        3. The first to run out of HP has lost.
        4. If the Death Eater has lost, it is out of the game, and the player scores 20 points.
        5. If the player has lost, it costs the same as a lost mission: the Leaky Cauldron, all spells and
           potions, and 6 HP to start again.
        6. The cards of the Death Eater go under their decks, and the turn is over.
procedure-hogwarts-match = A Quidditch match step by step
    .text =
        1. Each side has a House. Place Keeper, Beaters and Chasers, the Quaffle and the two Bludgers.
        2. Both roll two dice; the higher total goes first.
        3. **Round 1.** On your turn roll two dice for your actions:

           | What you do | Actions |
           |---|---|
           | move a piece one field | 1 |
           | pick up the Quaffle or a Bludger by entering its field | none |
           | throw a Bludger: roll, choose a direction; the target dodges on a 4 or more | none |
           | throw the Quaffle one field, or pass it with the Keeper | 1 |
           | steal the Quaffle | 1 for the step and 1 for taking it |
           | shoot from line 3 of the other side | 1 |

        4. A shot is a goal if the Chaser’s die is higher than the Keeper’s. A goal earns a Quidditch card,
           and the Quaffle then goes to the defending side.
        5. Two goals win round 1; so does knocking out all Chasers of the other side. After 30 turns each, more goals
           win it, or else the dice (RUL-HOG-178).
        6. **Round 2.** The winner of round 1 goes first. On your turn roll two dice, move your Seeker, and
           play one Quidditch card if you like.
        7. The first Seeker to complete the lap catches the Snitch and wins 40 points.
        8. All Quidditch cards go under their deck, and the challenged pawn goes back.
procedure-hogwarts-return-turn = A turn in Voldemort Returns
    .text =
        1. **A hero** who has failed at a Horcrux tries again instead of moving. Otherwise the hero rolls two dice
           and walks; early stops are allowed at towers and, with fang or sword, at Horcruxes.
        2. A hero who meets a Death Eater stops and fights. Harry and Voldemort stop for their meeting.
        3. At a Horcrux with fang or sword: a die each, and a higher roll destroys it. After that the field
           may be used.
        4. **Pettigrew** rolls one die. With all four tokens he stops on the pitch, and Voldemort returns: six
           Death Eaters go to towers, the Stone is placed by Voldemort, then the Wand by Harry.
        5. **Voldemort** rolls one die for himself and one for each Death Eater, in any order. A Death Eater who
           meets a hero stops and attacks.
        6. **A fight:** the one who arrived attacks with dice or a card. The defender rolls each successful
           die again: 1 or 2 costs the defender 2 HP, 3 to 5 costs 1 HP, and 6 costs the attacker 1 HP. Then
           the other one attacks.
        7. A beaten hero goes to Start with 1 HP, a beaten Death Eater leaves the game.
procedure-hogwarts-meeting = When Harry meets Voldemort
    .text =
        1. Harry lacks the Stone and Voldemort the Wand: nothing happens, and the game goes on.
        2. Only Harry lacks his token: Voldemort wins.
        3. Only Voldemort lacks his token: Harry’s side wins.
        4. Both have theirs, but a Horcrux is left: Voldemort wins.
        5. Otherwise the final duel: one die each, rolled again on a tie. The higher one wins the game.


## Refused actions

refusal-hogwarts-not_your_turn = It is not your turn.
refusal-hogwarts-game_over = The game is over.
refusal-hogwarts-not_now = You cannot do that right now.
refusal-hogwarts-choose_character = Choose your character first.
refusal-hogwarts-character_taken = Another player has that character.
refusal-hogwarts-not_a_student = You cannot choose that character.
refusal-hogwarts-must_choose = Make the choice that is waiting for you first.
refusal-hogwarts-not_a_neighbour = These two fields are not connected.
refusal-hogwarts-not_enterable = You cannot enter that field.
refusal-hogwarts-visited = You have already been on that field in this move.
refusal-hogwarts-cannot_finish = From there you could not walk the rest of your roll.
refusal-hogwarts-must_go_on = You cannot stop here: walk the rest of your roll.
refusal-hogwarts-no_moves_left = You have no steps left.
refusal-hogwarts-no_roll = You do not roll this turn.
refusal-hogwarts-move_first = Move first: you can do that where your move ends.
refusal-hogwarts-no_waiting = You can only wait on the place of a team mission.
refusal-hogwarts-too_many_items = You cannot pick up any more item tokens this turn.
refusal-hogwarts-no_such_item = You cannot get that item token here.
refusal-hogwarts-out_of_reach = That token is too far away.
refusal-hogwarts-swap_needed = You have six item tokens: choose one to leave behind.
refusal-hogwarts-swap_not_needed = You have room for the token, so you do not have to leave one behind.
refusal-hogwarts-must_put_tokens = Put the token on a field first.
refusal-hogwarts-bad_place = You cannot choose that field for this.
refusal-hogwarts-not_held = You do not have that card or token.
refusal-hogwarts-not_in_deck = That card is not in the deck.
refusal-hogwarts-deck_empty = That deck has no cards left.
refusal-hogwarts-must_arrange = Put all of these cards back, in any order.
refusal-hogwarts-must_discard = Choose the card to lose first.
refusal-hogwarts-no_such_ability = Your character does not have that ability.
refusal-hogwarts-not_usable = You cannot use that token here.
refusal-hogwarts-wrong_moment = You cannot fly away right now.
refusal-hogwarts-wrong_moment_for_card = That card only works in a fight.
refusal-hogwarts-start_of_turn_only = You can play that card only at the start of your turn.
refusal-hogwarts-not_against_players = Underage wizards cannot use cards against other players.
refusal-hogwarts-no_target = There is nobody to use that card against.
refusal-hogwarts-not_on_a_tower = Floo powder only works from a tower.
refusal-hogwarts-no_floo = You have no Floo powder.
refusal-hogwarts-no_portkey = You have no Portkey token.
refusal-hogwarts-one_trip = You can make only one trip per turn.
refusal-hogwarts-not_a_floo_place = Floo powder does not go there.
refusal-hogwarts-graveyard_by_portkey = Only a Portkey takes you to the graveyard.
refusal-hogwarts-not_your_mission = That is not one of your open missions.
refusal-hogwarts-one_attempt = You have already tried a mission this turn.
refusal-hogwarts-must_attempt = You stopped early to try something here, so try it.
refusal-hogwarts-mission_needs_items = You do not have all the item tokens for this mission.
refusal-hogwarts-mission_needs_cards = You do not have all the cards for this mission.
refusal-hogwarts-team_not_there = Your whole team must be here first.
refusal-hogwarts-not_here = You cannot do that on this field.
refusal-hogwarts-no_trade = That trade is not possible.
refusal-hogwarts-must_answer = Answer the offer first.
refusal-hogwarts-other_classroom = The exam for that book is in another classroom.
refusal-hogwarts-choose_opponent = Choose whom to fight first.
refusal-hogwarts-no_such_player = You cannot choose that player for this.
refusal-hogwarts-no_cards = Underage wizards fight each other without cards.
refusal-hogwarts-no_tokens = Death Eaters have no item tokens.
refusal-hogwarts-too_many_cards = You have used all the cards that this fight allows.
refusal-hogwarts-found_this_round = You can use that card from the next round on.
refusal-hogwarts-not_a_defence = Only a defence card helps now.
refusal-hogwarts-one_defence = You can play only one defence card at a time.
refusal-hogwarts-nothing_to_cancel = There is nothing that card could cancel.
refusal-hogwarts-dice_only = That token only adds attack dice, which does not help now.
refusal-hogwarts-bad_dice = You cannot roll those dice again.
refusal-hogwarts-not_a_way_out = You cannot escape the fight by that field.
refusal-hogwarts-nothing_there = The loser has nothing of that kind.
refusal-hogwarts-place_death_eater = Put the Death Eater on a tower first.
refusal-hogwarts-not_a_tower = You cannot put a Death Eater there: choose another tower.
refusal-hogwarts-tower_taken = There is already a Death Eater on that tower.
refusal-hogwarts-hero_there = There is a hero on that tower.
refusal-hogwarts-not_a_hero = Choose a character from Harry’s side.
refusal-hogwarts-hero_needed = Harry must take part, and nobody else is left to play him.
refusal-hogwarts-wrong_side = That token belongs to the other side.
refusal-hogwarts-never_carried = A Horcrux cannot be carried.
refusal-hogwarts-no_powers = Item tokens have no powers in Voldemort Returns.
refusal-hogwarts-token_on_mission = The mission asks for that token, so you cannot use it for anything else now.
refusal-hogwarts-no_horcrux = There is no Horcrux here.
refusal-hogwarts-no_weapon = You need the basilisk fang or the Sword of Gryffindor.
refusal-hogwarts-must_retry = Try to destroy the Horcrux again before you move on.
refusal-hogwarts-not_a_weapon = You can only hand over what destroys Horcruxes.
refusal-hogwarts-not_together = You can only hand something to a hero on the same field.
refusal-hogwarts-board_full = That hero has no room for another item token.
refusal-hogwarts-unused_deck = That deck is not used at this table.
refusal-hogwarts-no_floo_here = You cannot get Floo powder here.
refusal-hogwarts-floo_not_needed = You get Floo powder only if you have none and there is still a Horcrux on board 2.
refusal-hogwarts-no_such_pawn = That is not one of your pawns.
refusal-hogwarts-already_moved = That pawn has already moved this turn.
refusal-hogwarts-must_challenge = Challenge somebody to a match, or take the Portkey.
refusal-hogwarts-play_to_end = You have to play the match to the end.
refusal-hogwarts-house_taken = The challenger already plays that House.
refusal-hogwarts-match_first = Finish the match first.
refusal-hogwarts-must_place = Place your pieces first.
refusal-hogwarts-already_placed = You have already placed that piece.
refusal-hogwarts-wrong_line = That piece cannot start there.
refusal-hogwarts-must_roll = Roll the dice first.
refusal-hogwarts-no_actions = You do not have enough actions left.
refusal-hogwarts-piece_out = That piece is out of the match.
refusal-hogwarts-not_a_step = Move to the next field along the dotted lines.
refusal-hogwarts-field_taken = One of your own pieces is already there.
refusal-hogwarts-opponent_there = There is an opponent: go around.
refusal-hogwarts-keeper_stays = A Keeper cannot leave the goal area.
refusal-hogwarts-goal_area = Only Keepers may enter a goal area.
refusal-hogwarts-no_bludger = That piece has no Bludger to throw.
refusal-hogwarts-thrown_already = That Beater has already thrown a Bludger this turn.
refusal-hogwarts-must_throw = Choose a direction for the Bludger.
refusal-hogwarts-no_quaffle = Your side does not have the Quaffle.
refusal-hogwarts-bad_pass = You cannot throw the Quaffle there.
refusal-hogwarts-nobody_to_rob = None of your Chasers is on the field of the player with the Quaffle.
refusal-hogwarts-must_take = Take the Quaffle, now that your Chaser has reached it.
refusal-hogwarts-too_far = You can only shoot from the other side’s line 3.
refusal-hogwarts-must_put = Put the Quaffle on a field of your line 3 first.
refusal-hogwarts-not_your_line = The Quaffle must go on your own line 3.
refusal-hogwarts-one_card = You have already used a Quidditch card this turn.
