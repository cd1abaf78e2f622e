### The lessons of the Quidditch card game, in English: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.

## A ball

quidditch-lesson-ball = One ball
    .about = Lay a card face down, turn it over, and the higher value scores.
    .end = Lay, reveal, score: that is a round. Whoever has most points when the Snitch is caught wins.
quidditch-lesson-ball-lay = The Quaffle is on the pitch, worth 10 points. You both lay a card face down there, and the higher value takes it. Lay your Chaser 9.
    .beater = A Beater counts here too, but only for 1. Your Chaser 9 is the card for the Quaffle.
    .keeper = A Keeper stops a Chaser but scores nothing against one. You want the points: lay the Chaser 9.
    .low = That one may be too low. Your Chaser 9 is your highest.
    .empty = The Quaffle is never left alone. Lay a card there.
    .otherwise = Lay your Chaser 9 at the Quaffle.
quidditch-lesson-ball-pass = Both cards are open: your 9 against Blaise’s 7. Special cards could still change that. You hold none, so pass.
    .laid = What is laid stays. Now the cards are compared.
    .otherwise = Pass, and the Quaffle is yours.
quidditch-lesson-ball-again = 10 points for you. Your hand is full again, and the next Quaffle is there. Blaise has laid a card already. Which of yours is the strongest?
    .low = You hold a higher one for the Quaffle. Look for the 8.
    .special = A special card counts for nothing at a ball. Lay a player card.
    .otherwise = Lay your Chaser 8 at the Quaffle.

## The four roles

quidditch-lesson-roles = Four roles
    .about = Chasers score, Keepers save, Beaters hit, Seekers wait for the Snitch.
    .end = Your Keeper saves it: the Quaffle stays. Each role has its ball, and your Seeker still waits for the Snitch.
quidditch-lesson-roles-declare = Next to the Quaffle there is a Bludger. Nobody has to play for it, but you hold a Beater, and Beaters rule there. Say that you play for it.
    .none = You may leave it alone. But you hold a Beater, so go for it.
    .otherwise = Choose the Bludger and confirm.
quidditch-lesson-roles-lay = Now one card at each ball: at the Bludger only Beaters count, at the Quaffle the value decides. Chaser and Beater are lit.
    .seeker = With 11 it would win here. But only a Seeker catches the Snitch, so keep it.
    .keeper = A Keeper saves but scores nothing against a Chaser. Try to score: lay the Chaser 8.
    .low = Your Chaser 8 has the better chance.
    .no-beater = At the Bludger only a Beater counts. Yours is the 2.
    .one-each = You play for two balls, so each of them gets a card.
    .otherwise = Chaser 8 at the Quaffle, Beater 2 at the Bludger.
quidditch-lesson-roles-order = You lead, so you choose which ball comes first. Try the Bludger: whoever is hit loses a card at random, perhaps the very one meant for the Quaffle.
    .later = You may. But a hit now could cost Blaise a card meant for the Quaffle. Bludger first.
    .otherwise = The Bludger first, then the Quaffle.
quidditch-lesson-roles-save = Your Beater hits, and Blaise loses a card. But a Keeper 10 waits at the Quaffle. It is no lower than your Chaser, so it saves: nobody scores. Pass.
    .otherwise = Pass. The Quaffle stays for the next round.
quidditch-lesson-roles-keeper = The Quaffle is still there, and Blaise attacks this time. Your Keeper saves against any Chaser that is not higher. Lay it.
    .seeker = It would win 10 points, but the Snitch is worth 150. Keep the Seeker.
    .low = If Blaise’s Chaser is higher, the points are gone. Your Keeper 9 stops it.
    .otherwise = Lay your Keeper 9 at the Quaffle.

## Face down and bluff

quidditch-lesson-bluff = Face down
    .about = Nobody sees what you lay, so it need not be what it seems.
    .end = Your bluff cost Blaise a Keeper and you a card you could spare. What lies face down can be anything.
quidditch-lesson-bluff-declare = You hold no Beater, and Blaise cannot know that. Say that you play for the Bludger: then Blaise has to lay a card there as well. That is a bluff.
    .none = That is safe, but Blaise can then save every card for the Quaffle. Try the bluff.
    .otherwise = Choose the Bludger and confirm.
quidditch-lesson-bluff-lay = Blaise has laid two cards, hidden from you as yours are from Blaise. Your Chaser 10 goes to the Quaffle. At the Bludger, lay a lit card you can spare.
    .waste = At the Bludger your 10 counts for nothing. Send it to the Quaffle.
    .foul = A special card counts for nothing at the Quaffle. You want to score there: Chaser 10.
    .keep = That one is useful later. Give away one of the lit cards.
    .one-each = You said that you play for both, so each ball gets a card.
    .otherwise = Chaser 10 at the Quaffle, a lit card at the Bludger.
quidditch-lesson-bluff-open = The Quaffle first: your 10 against 8. You are ahead, so nothing needs to happen. Pass.
    .needless = You could, but you are winning here. Keep the card.
    .otherwise = Pass, and the Quaffle is yours.
quidditch-lesson-bluff-nothing = And the Bludger: Blaise has laid a Keeper, no Beater either. Nobody wins it, but the Keeper is gone. Pass.
    .foul = Fouls belong to the Quaffle. Here you can only pass.
    .otherwise = Pass. The Bludger stays where it is.

## Jinx and counter

quidditch-lesson-jinx = Jinx and counter
    .about = Special cards change what lies on the table, and others cancel them.
    .end = Yours, 7 against 6. Jinxes change values, Finite stops spells, the Referee stops fouls.
quidditch-lesson-jinx-lower = The cards are open: your 7 against a 9. Your Leg-Locker takes 3 from a card. Play it on Blaise’s Chaser.
    .pass = Then the 9 wins. You can still change that with the Leg-Locker.
    .disarm = That takes a card from Blaise’s hand, but the 9 stays a 9. The Leg-Locker helps here.
    .answer = Those two only answer a card. Nobody has played one yet.
    .otherwise = Play the Leg-Locker at the Quaffle.
quidditch-lesson-jinx-counter = Blaise answers with Finite, which cancels jinxes and spells. But Finite is a spell too. You hold one: cancel the cancelling.
    .pass = Then your jinx is lost, and the 9 wins.
    .referee = The Referee only stops fouls. Against a spell you need Finite.
    .answer = Answer first: cancel Blaise’s Finite, or let it be.
    .otherwise = Answer with Finite.
quidditch-lesson-jinx-foul = It holds: 7 against 6. Now Blaise fouls. Cobbing would simply take the Quaffle. Whom do you call?
    .pass = Then the Quaffle goes to Blaise. Your Referee can stop that.
    .disarm = That does not stop a foul. Only the Referee does.
    .answer = Answer the foul first.
    .otherwise = Answer with the Referee.
quidditch-lesson-jinx-settle = Stopped. Nothing stands between you and the Quaffle any more: pass, and it is settled.
    .disarm = You could, but you are already ahead. Keep it for another round.
    .otherwise = Pass.

## The Snitch

quidditch-lesson-snitch = The Snitch
    .about = 150 points for a Seeker, and the game is over.
    .end = Caught! 150 points and the end of the game. Guard your Seeker until the Snitch comes.
quidditch-lesson-snitch-declare = Blaise leads 30 to 10, but the Golden Snitch has appeared: 150 points, and whoever catches it ends the game. Only Seekers count. Play for it.
    .none = You hold the highest Seeker there is. Now is the moment.
    .otherwise = Choose the Snitch and confirm.
quidditch-lesson-snitch-lay = Seeker to the Snitch. The Quaffle needs a card as well, but keep Finite in your hand: you may need it.
    .quaffle = At the Quaffle the Seeker wins 10 points, at the Snitch 150.
    .finite = Laid at a ball, Finite has no power. Keep it, and lay another card.
    .no-seeker = At the Snitch only a Seeker counts. Yours is the 12.
    .one-each = The Quaffle is never left alone. One card for each ball.
    .otherwise = Seeker 12 at the Snitch, another card at the Quaffle, but not Finite.
quidditch-lesson-snitch-order = You choose the order. When the Snitch is caught the game is over at once, and Blaise’s card at the Quaffle counts for nothing. So?
    .quaffle = Then Blaise may score first. Begin with the Snitch.
    .otherwise = The Snitch first, then the Quaffle.
quidditch-lesson-snitch-wait = 12 against 11: you are ahead. Finite only answers other cards, so wait. Pass.
    .answer = Finite needs a card to cancel. Nobody has played one yet.
    .otherwise = Pass, and see what Blaise does.
quidditch-lesson-snitch-catch = Jelly-Legs takes 5 from your Seeker: 7 against 11. Good that you kept Finite.
    .pass = Then Blaise catches the Snitch. Cancel the jinx.
    .answer = First answer the jinx.
    .otherwise = Answer with Finite.
