### The lessons of the Quidditch match, in English: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## The Quaffle

quidditch-match-lesson-quaffle = The Quaffle
    .about = Dice are actions: fly, throw, shoot.
    .end = Goal! For each goal you draw a card for the chase. Two goals win the first round.
quidditch-match-lesson-quaffle-roll = Your turn begins with two dice. Their sum is how much you may do. Roll.
    .otherwise = Roll the dice.
quidditch-match-lesson-quaffle-fetch = 4 actions. A step to a neighbouring field costs 1, picking up the ball nothing. Fly with your Chaser 1 to the Quaffle.
    .other = That works too. But let Chaser 1 fetch it: you will see why.
    .elsewhere = The Quaffle lies on the lit field. Chaser 1 is next to it.
    .end = You still have actions. Fetch the Quaffle.
    .otherwise = Choose Chaser 1 and tap the lit field.
quidditch-match-lesson-quaffle-pass = You have it! Chaser 2 stands beside you. A throw to a neighbouring field costs 1 action: pass.
    .nobody = None of your players is there. Throw it to Chaser 2.
    .move = Flying works as well, but try a throw: to Chaser 2.
    .end = You still have actions. Throw it to Chaser 2.
    .otherwise = Choose the throw first, then tap the lit field.
quidditch-match-lesson-quaffle-line = You may shoot only from the line in front of the goal. One step more with Chaser 2.
    .pass = No more throwing. Chaser 2 flies to the line.
    .elsewhere = Chaser 2 has the ball and belongs on the line.
    .end = You still have actions. Fly to the line.
    .far = From here it is too far. Shoot from the line in front of the goal.
    .otherwise = Fly with Chaser 2 to the lit field.
quidditch-match-lesson-quaffle-shoot = Now shoot! You and the Keeper roll one die each. A higher one is a goal.
    .move = You are in the right place. Shoot.
    .end = Not without a shot!
    .otherwise = Shoot at the goal.

## The Bludger

quidditch-match-lesson-bludger = The Bludger
    .about = Your Beaters stop whoever has the ball.
    .end = One player fewer for Blaise, and the Quaffle for you. A side without Chasers loses the first round.
quidditch-match-lesson-bludger-roll = Blaise’s Chaser has the Quaffle, close to your goal. Your Beaters can stop that. Roll.
    .otherwise = Roll the dice.
quidditch-match-lesson-bludger-fetch = Beater 1 stands beside a Bludger. Fly there: picking it up costs nothing.
    .elsewhere = First the Bludger: Beater 1 flies to the lit field.
    .end = You still have actions. Fetch the Bludger.
    .otherwise = Choose Beater 1 and tap the lit field.
quidditch-match-lesson-bludger-aim = Now ready the Bludger. It costs no action, and a die says how far it flies.
    .move = Stay: from here the way to the Chaser is straight.
    .end = Not yet: throw the Bludger first.
    .otherwise = Ready the Bludger.
quidditch-match-lesson-bludger-throw = It flies up to 4 fields in a straight line. Throw it at the Chaser with the Quaffle.
    .nobody = None of Blaise’s players is that way. Throw it at the Chaser.
    .otherwise = Tap the Chaser who has the Quaffle, then throw.
quidditch-match-lesson-bludger-loose = A hit! With 4 or more the Chaser would have dodged; it was 2. The Quaffle is free. Fetch it with Chaser 1.
    .elsewhere = The Quaffle lies on the lit field. Fetch it with Chaser 1.
    .end = The Quaffle lies there for you. Fetch it.
    .otherwise = Choose Chaser 1 and tap the lit field.

## The Snitch

quidditch-match-lesson-snitch = The Snitch
    .about = Two seekers, one lap, and whoever is round first wins.
    .end = Caught! Whoever catches the Snitch wins the match, however the goals stand. Now you can play.
quidditch-match-lesson-snitch-roll = After two goals the Seekers race for the Snitch: 24 fields around the pitch. Blaise is ahead of you. Roll.
    .card = You may play a card first, but roll before you do: then you know what you need.
    .otherwise = Roll the dice.
quidditch-match-lesson-snitch-back = 5 fields. One card a turn is allowed. Blaise stands at 17: Confundus sends that Seeker back 3.
    .firebolt = Keep the Firebolt for the last fields. Play Confundus.
    .end = You may use a card each turn. Play Confundus.
    .otherwise = Choose Confundus and play it.
quidditch-match-lesson-snitch-again = Back to 14, and then 8 fields on. Without your card Blaise would have caught it. Roll.
    .card = Roll first: then you know what you need.
    .otherwise = Roll the dice.
quidditch-match-lesson-snitch-catch = You are at 20, and 4 fields are missing. What does the Firebolt say?
    .end = Then Blaise has another turn. Play the Firebolt.
    .otherwise = Play the Firebolt: 4 fields.
