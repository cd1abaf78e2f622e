### The lessons of A Year at Hogwarts, in English: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A first turn

hogwarts-lesson-walk = A first turn
    .about = Roll, walk, and take what lies where you end.
    .end = Roll, walk, and the field where you end counts. Towers, powder and tokens help you with your missions.
hogwarts-lesson-walk-roll = You are Harry, at the gate of Hogwarts. A turn begins with two dice. Roll them.
    .otherwise = Roll the dice: the button is lit.
hogwarts-lesson-walk-walk = 1 and 3: walk exactly 4 steps. Where you can end, a field glows. This one gives you a potion: tap it, then walk there.
    .tower = A tower lets you stop early. That comes next; now fetch the potion.
    .elsewhere = You may end there too. But the lit field gives you a potion.
    .step = Choose the field where you want to end; you walk there in one go.
    .whole = You must use the whole roll. Only towers and your own missions let you stop early.
    .otherwise = Walk to the lit field, 4 steps away.
hogwarts-lesson-walk-again = A potion, for a fight later on. You play alone here, so it is your turn again. Roll.
    .otherwise = Roll the dice for your next turn.
hogwarts-lesson-walk-tower = 6 steps this time. But on a tower you may stop, however many steps are left. Walk to the lit tower.
    .other-tower = A tower as well, but try the lit one.
    .elsewhere = That would use up all your steps. Towers let you stop early: walk to the lit one.
    .step = Choose the tower; you walk there in one go.
    .otherwise = Walk to the lit tower.
hogwarts-lesson-walk-floo = From a tower, Floo powder takes you to a place far away. Your mission’s mirror lies at the Burrow. Go there.
    .elsewhere = You can fly there too, but the mirror lies at the Burrow.
    .stay = Then the mirror stays where it is. Use the powder.
    .otherwise = Tap the Burrow on the map and confirm.
hogwarts-lesson-walk-take = Here it is. Take the mirror; afterwards you are back on your tower.
    .leave = You came for it! Take it.
    .otherwise = Take the mirror.

## A mission

hogwarts-lesson-mission = Your mission
    .about = Find what it needs, then go where it leads you.
    .end = Token first, then the place, then the fight. How to fight comes next.
hogwarts-lesson-mission-look = This is your mission, worth 50 points: tame the dog. You lack the flute; the card says where it lies. Roll.
    .otherwise = Roll the dice.
hogwarts-lesson-mission-fetch = The flute lies 3 steps away, and you rolled 3. Walk there.
    .short = The tower is on the way, but the flute lies one field further.
    .elsewhere = No flute there. It lies on the lit field.
    .step = Choose the field with the flute; you walk there in one go.
    .otherwise = Walk to the lit field with the flute.
hogwarts-lesson-mission-take = Take the flute. You can take tokens in passing too, two in a turn, and hold six.
    .leave = Without the flute there is no mission. Take it.
    .otherwise = Take the flute.
hogwarts-lesson-mission-ready = Your mission is ready now. Its place is next door: the west wing. Roll.
    .otherwise = Roll the dice.
hogwarts-lesson-mission-place = 6 steps, but the west wing is 1 step away. At the place of a ready mission you may stop. Do it.
    .elsewhere = Your mission waits in the west wing. Stop there.
    .step = Choose the west wing; you walk there in one go.
    .otherwise = Walk to the west wing, which is lit.
hogwarts-lesson-mission-attempt = You stand in the right place with everything you need. Begin the mission: somebody is waiting.
    .otherwise = Begin the mission.

## A fight

hogwarts-lesson-fight = A fight
    .about = Dice, cards, and a blow that you see coming.
    .end = Mission done! Take care: alone, whoever loses a mission’s fight loses the game. Look at your chance before you begin.
hogwarts-lesson-fight-attempt = You hold the stone, and the professor is waiting. Begin the mission.
    .later = You could wait, but everything is ready.
    .otherwise = Begin the mission.
hogwarts-lesson-fight-dice = He has 7 HP. Your 4 dice hit with 3 or more, and each hit takes 1 HP. Attack with the dice.
    .keep = A good card! Keep it for the end and roll first.
    .healthy = You are not hurt yet. Attack with the dice.
    .otherwise = Attack with your dice.
hogwarts-lesson-fight-shield = Three hits! Now he strikes back: 4 HP. It is announced, so you can answer. Protego stops it.
    .pass = Then you lose 4 HP. Protego stops the blow.
    .heal = That gives you 3 HP, but the blow still comes. Protego stops it.
    .otherwise = Play Protego.
hogwarts-lesson-fight-card = You took no damage. He has 4 HP left, and Reducto takes exactly 4. A card replaces your dice: play it.
    .dice = All four dice would have to hit. Reducto is certain.
    .heal = You have all your HP. Play Reducto.
    .otherwise = Play Reducto.
hogwarts-lesson-fight-last = He is beaten, but strikes once more. You have 7 HP and lose 4, so you stay on your feet. Let it happen.
    .heal = You may, but 3 HP are enough to win. Keep the potion.
    .otherwise = Pass: you can take it.
hogwarts-lesson-fight-put = 60 points! A token used for a mission goes far away, and you choose where. Put the stone on a lit place.
    .elsewhere = Possible. For now choose one of the lit places.
    .otherwise = Put the stone on one of the lit places.

## School

hogwarts-lesson-school = School
    .about = A card in the common room, an exam in the classroom.
    .end = 20 points! Missions, exams, matches and good behaviour bring points. More than 210 and one mission end a quick game.
hogwarts-lesson-school-room = You are in a common room. Here you draw one card from a deck you choose. Books bring points in exams: draw a book.
    .behaviour = That may bring points or cost some. Today take a book.
    .other-deck = Useful in a fight. But we want to sit an exam: draw a book.
    .otherwise = Draw from the books.
hogwarts-lesson-school-book = Your book belongs to the classroom Defence Against the Dark Arts and is worth 20 points. That room is 3 steps away. Roll.
    .otherwise = Roll the dice.
hogwarts-lesson-school-classroom = You rolled 3. Walk into the classroom.
    .elsewhere = Your book counts only in its own classroom. That one is lit.
    .step = Choose the classroom; you walk there in one go.
    .otherwise = Walk to the lit classroom.
hogwarts-lesson-school-exam = Now sit the exam with your book. You cannot fail.
    .pass = You would give away 20 points. Sit the exam.
    .otherwise = Sit the exam with your book.

## A duel

hogwarts-lesson-duel = A duel
    .about = Against a student, and only until one HP is left.
    .end = Win a duel and you draw three cards. Lose it, with 1 HP left, and you put three back.
hogwarts-lesson-duel-dice = On a duel field a student is waiting: Ron, with 6 HP. You have 3, and at 1 HP a duel is lost. Attack with the dice.
    .keep = Keep the spell for the end. Dice first.
    .early = Not yet. You will need the potion more later.
    .otherwise = Attack with your dice.
hogwarts-lesson-duel-blow = Four hits! Ron takes 1 HP from you. You still have 2 then, so let it happen.
    .early = 2 HP are enough for now. Keep the potion.
    .otherwise = Pass: you can take it.
hogwarts-lesson-duel-spell = Ron has 2 HP left. Expelliarmus takes exactly 2. Play it.
    .dice = The dice might miss. The spell does not.
    .early = First finish Ron off. You will need the potion right after.
    .otherwise = Play Expelliarmus.
hogwarts-lesson-duel-drink = His last blow would leave you with 1 HP, and the duel is lost! Drink the potion: 3 HP more.
    .pass = Then you have 1 HP and lose the duel. Drink the potion.
    .otherwise = Play the Wiggenweld Potion.
hogwarts-lesson-duel-won = You won: a spell, a potion and a book for you. HP do not come back by themselves, though. Roll.
    .otherwise = Roll the dice.
hogwarts-lesson-duel-heal = Fields with a cross give HP. In the kitchens you get 2. Walk there, 3 steps.
    .elsewhere = You need HP. The lit field gives you some.
    .step = Choose the kitchens; you walk there in one go.
    .otherwise = Walk to the kitchens.

## Voldemort Returns

hogwarts-lesson-returns = Voldemort Returns
    .about = Another game on the same map: heroes against the dark side.
    .end = Find the stone, destroy all six horcruxes, then meet Voldemort. Whoever comes without their token loses.
hogwarts-lesson-returns-roll = You are Harry; Blaise is Pettigrew. Six horcruxes lie on the map, and your sword can destroy them. Roll.
    .otherwise = Roll the dice.
hogwarts-lesson-returns-walk = A horcrux lies in the Clock Tower, 3 steps away. Walk there.
    .elsewhere = The horcrux is in the Clock Tower. It is lit.
    .step = Choose the Clock Tower; you walk there in one go.
    .otherwise = Walk to the lit tower.
hogwarts-lesson-returns-destroy = You and Blaise roll one die each. If yours is higher, the horcrux is gone. Strike!
    .pass = Then it stays whole. Strike with the sword.
    .otherwise = Try to destroy the horcrux.
hogwarts-lesson-returns-hide = Destroyed: Voldemort is 1 HP weaker. But Pettigrew had all four things: Voldemort is back and seeks the Elder Wand. Hide it on a lit field.
    .near = He could be there soon. Choose one of the lit fields.
    .otherwise = Put the wand on a lit field, far from him.
hogwarts-lesson-returns-plan = Death eaters stand on towers now, and whoever meets one fights. Blaise has put the Resurrection Stone here. You need it before you meet Voldemort.
