### The rules of Lanterns in English: one message for each rule or ruling. The order is in rules.toml.

document-lanterns = Lanterns: the rules
    .intro =
        Lanterns is a small trick-taking game for two to four. An id such as LAN-07 names a **rule**, and one such as
        RUL-LAN-01 a **ruling**, which a table can change by an option.

edition-lanterns-river = Lanterns on the river
    .box = 32 lanterns in four colours

section-lanterns-beginning = Beginning
    .about = the lanterns, the deal and the guiding colour
section-lanterns-tricks = Tricks
    .about = leading, following, taking tricks and winning
section-lanterns-questions = Questions
    .about = what a leader may ask

option-lanterns-guiding = Whether a colour is drawn that beats the others.
option-lanterns-questions = Whether everybody may ask one question in a game.

LAN-01 = Two, three or four play, everybody for themselves.
LAN-02 = There are 32 lanterns: amber, blue, crimson and dusk, each numbered from 1 to 8.
LAN-03 = Everybody is dealt eight lanterns. Those left over stay in the dark: nobody looks at them.
LAN-04 = A guiding colour is drawn by lot, and all are told.
RUL-LAN-01 = A guiding colour is drawn, unless the table plays without one.
    .question = Must there be a guiding colour?
    .reason = Without one a high lantern of a long colour is safe, which beginners find easier.
LAN-05 = The lot decides who leads the first trick.
LAN-06 = Whoever leads plays any lantern from their hand. The others follow clockwise with one lantern each.
LAN-07 = You must follow the colour that was led if you hold it. If you do not, you may play any lantern, and everybody
    knows that you lack the colour.
LAN-08 = The highest lantern of the guiding colour takes the trick. If there is none in it, the highest of the colour
    that was led does. Whoever takes a trick leads the next one.
LAN-09 = Every trick counts one point, the last one two.
LAN-10 = When all lanterns are played, whoever has most points wins. If several have, nobody does.
LAN-11 = Once in a game, before leading a trick, you may ask another player whether they hold a colour. They answer
    truthfully, and everybody hears it.
RUL-LAN-02 = Everybody has one question, unless the table plays without them.
    .question = How many questions are there?
    .reason = One is enough to plan a hand, and a game without any is quicker.

refusal-lanterns-game_over = The game is over.
refusal-lanterns-not_your_turn = It is not your turn.
refusal-lanterns-not_in_hand = You do not hold that lantern.
refusal-lanterns-must_follow = You hold the colour that was led and must follow it.
refusal-lanterns-not_leading = You can ask only before you lead.
refusal-lanterns-asked_already = You have used your question.
refusal-lanterns-no_such_player = Ask another player at the table.
