### A Year at Hogwarts in English: names and flavour lines of everything in the box, and the sentences from which the
### texts of cards are made. What a card does stands in games/hogwarts/content; here is only how that is said.

# The language of this file: a pack of somebody’s own may have names in several.
hogwarts-language = en

## The decks and other headings

hogwarts-deck-behaviour = Behaviour
hogwarts-deck-fight = Fights
hogwarts-deck-duel = Duels
hogwarts-deck-event = Events
hogwarts-deck-book = Books
hogwarts-deck-potion = Potions
hogwarts-deck-spell = Spells
hogwarts-deck-quidditch = Quidditch
hogwarts-list-missions = Missions
hogwarts-list-tokens = Item tokens
hogwarts-list-characters = Characters
# A deck in a listing: $name, and how many cards it has.
hogwarts-list-deck =
    { $count ->
        [one] { $name }: { $count } card
       *[other] { $name }: { $count } cards
    }
# A book in a listing.
hogwarts-list-book = “{ $name }” by { $author }

## The parts of the board

hogwarts-area-castle = Hogwarts Castle
hogwarts-area-upper_floors = The upper floors
hogwarts-area-dungeons = The dungeons
hogwarts-area-grounds = The grounds
hogwarts-area-hogsmeade = Hogsmeade
hogwarts-area-diagon_alley = Diagon Alley
hogwarts-area-far_places = Far places
hogwarts-map-title = A Year at Hogwarts
hogwarts-map-walk = one step
hogwarts-map-passage = free passage

## The kinds of field

hogwarts-kind-start = Start
hogwarts-kind-signpost = Signpost
hogwarts-kind-plain = Nothing special
hogwarts-kind-tower = Tower
hogwarts-kind-common_room = Common room
hogwarts-kind-classroom = Classroom
hogwarts-kind-rosette = Item
hogwarts-kind-hp = Health
hogwarts-kind-place = Named place
hogwarts-kind-bridge = Bridge
hogwarts-kind-pitch = Quidditch pitch
hogwarts-kind-blocked = No entry
hogwarts-kind-spell = Spell
hogwarts-kind-potion = Potion
hogwarts-kind-book = Book
hogwarts-kind-behaviour = Behaviour
hogwarts-kind-event = Event
hogwarts-kind-duel = Duel

## What effects do. $amount and $count are numbers without a sign; $sign is gain or loss. The sentences tell a player
## what to do, so that they fit whoever is meant: "Everybody: Lose 1 HP." $from is card, or ability where
## the sentence around it says already when it works.

hogwarts-effect-opp_hp = The opponent loses { $amount } HP.
hogwarts-effect-self_hp =
    { $sign ->
        [gain] Gain { $amount } HP.
       *[loss] Lose { $amount } HP.
    }
hogwarts-effect-cancel_attack =
    { $what ->
        [reveal] Cancel the effect of a card on being revealed.
       *[attack] Cancel the attack.
    }
hogwarts-effect-search =
    { $deck ->
        [potion] Look through the potion deck and take
       *[spell] Look through the spell deck and take
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of your choice.
# $deck is one of the eight decks.
hogwarts-effect-draw =
    Draw { $count } { $deck ->
        [behaviour] behaviour
        [fight] fight
        [duel] duel
        [event] event
        [book] book
        [potion] potion
        [spell] spell
       *[quidditch] Quidditch
    } { $count ->
        [one] card
       *[other] cards
    }.
# $of is any, magic, book, spell or potion; $pick is chosen or random; $who is you or chosen_player; $count may be "all".
hogwarts-effect-discard =
    { $who ->
        [chosen_player] A player of your choice puts { $count ->
            [all] all
           *[other] { $count }
        }
       *[you] Put { $count ->
            [all] all your
           *[other] { $count }
        }
    } { $of ->
        [magic] spell or potion
        [book] book
        [spell] spell
        [potion] potion
       *[any] hand
    } { $count ->
        [one] card
       *[other] cards
    } under the decks{ $pick ->
        [random] , at random
       *[chosen] {""}
    }.
hogwarts-effect-points =
    { $sign ->
        [gain] Gain { $amount } points.
       *[loss] Lose { $amount } points.
    }
hogwarts-effect-all_points =
    { $sign ->
        [gain] All players gain { $amount } points.
       *[loss] All players lose { $amount } points.
    }
hogwarts-effect-gain =
    { $what ->
        [portkey] Take { $count ->
            [one] { $count } Portkey
           *[other] { $count } Portkeys
        }.
       *[floo] Take { $count ->
            [one] { $count } Floo token
           *[other] { $count } Floo tokens
        }.
    }
hogwarts-effect-all_gain =
    { $what ->
        [portkey] All players take { $count ->
            [one] { $count } Portkey
           *[other] { $count } Portkeys
        }.
       *[floo] All players take { $count ->
            [one] { $count } Floo token
           *[other] { $count } Floo tokens
        }.
    }
hogwarts-effect-lose =
    { $what ->
        [portkey] Give back { $count ->
            [one] { $count } Portkey
           *[other] { $count } Portkeys
        }.
       *[floo] Give back { $count ->
            [one] { $count } portion of Floo powder
           *[other] { $count } portions of Floo powder
        }.
    }
hogwarts-effect-teleport = Go straight { $place }.
hogwarts-effect-all_teleport = All players go straight { $place }.
hogwarts-effect-steal =
    { $what ->
        [item] Take { $count ->
            [one] { $count } item token of your choice
           *[other] { $count } item tokens of your choice
        } from another player.
       *[card] Take { $count ->
            [one] { $count } random card
           *[other] { $count } random cards
        } from another player.
    }
hogwarts-effect-swap_item = Offer another player one of your item tokens for one of theirs.
hogwarts-effect-extra_die =
    { $on ->
        [move] Roll { $count ->
            [one] { $count } more die
           *[other] { $count } more dice
        } for your next move.
       *[fight] Attack with { $count ->
            [one] { $count } more die
           *[other] { $count } more dice
        }{ $from ->
            [card] {" "}until the fight ends.
           *[ability] .
        }
    }
hogwarts-effect-resistance_opp =
    The opponent’s resistance counts as { $amount } lower{ $from ->
        [card] {" "}until the fight ends.
       *[ability] .
    }
hogwarts-effect-resistance_self =
    Your resistance counts as { $amount } higher{ $from ->
        [card] {" "}until the fight ends.
       *[ability] .
    }
hogwarts-effect-reroll =
    { $on ->
        [move] { $dice ->
            [one] You may roll one of your movement dice again.
           *[all] You may roll any of your movement dice again.
        }
       *[fight] { $dice ->
            [one] You may roll one of your attack dice again.
           *[all] You may roll any of your attack dice again.
        }
    }
# $either is yes where the player may also go fewer fields.
hogwarts-effect-move_bonus =
    { $either ->
        [yes] You may go { $amount ->
            [one] { $amount } field
           *[other] { $amount } fields
        } more or fewer than you rolled.
       *[no] { $from ->
            [card] In your next move go { $amount ->
                [one] { $amount } field
               *[other] { $amount } fields
            }
           *[ability] Go { $amount ->
                [one] { $amount } field
               *[other] { $amount } fields
            }
        } { $sign ->
            [gain] more than you roll.
           *[loss] fewer than you roll.
        }
    }
# $count may be "all".
hogwarts-effect-pass_players =
    { $who ->
        [players] { $count ->
            [all] Pass other players without stopping.
            [one] Pass { $count } other player without stopping.
           *[other] Pass { $count } other players without stopping.
        }
       *[everyone] { $count ->
            [all] Pass players and Death Eaters without stopping this turn.
            [one] Pass { $count } player or Death Eater without stopping.
           *[other] Pass { $count } players or Death Eaters without stopping.
        }
    }
hogwarts-effect-skip_next_roll = Do not roll on your next turn: stay where you are.
hogwarts-effect-seeker =
    { $amount ->
        [one] Your Seeker flies { $amount } field forward.
       *[other] Your Seeker flies { $amount } fields forward.
    }
hogwarts-effect-seeker_opp =
    { $amount ->
        [one] The other Seeker falls back { $amount } field.
       *[other] The other Seeker falls back { $amount } fields.
    }
hogwarts-effect-seeker_extra_die = Roll one more die and fly as far as it shows.
hogwarts-effect-opp_heals = The opponent gains { $amount } HP.
hogwarts-effect-opp_shield = Its resistance counts as { $amount } higher.
hogwarts-effect-opp_grows = Each strike takes { $amount } HP more than the one before, at most { $most } more.
hogwarts-effect-opp_rests = The opponent does not strike.
hogwarts-effect-opp_flees = The opponent flees.

## The same of somebody else, to follow "everybody" or "whoever rolls lowest".

hogwarts-does-self_hp =
    { $sign ->
        [gain] gains
       *[loss] loses
    } { $amount } HP
hogwarts-does-points =
    { $sign ->
        [gain] gains
       *[loss] loses
    } { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
hogwarts-does-draw =
    draws { $count } { $deck ->
        [behaviour] behaviour
        [fight] fight
        [duel] duel
        [event] event
        [book] book
        [potion] potion
        [spell] spell
       *[quidditch] Quidditch
    } { $count ->
        [one] card
       *[other] cards
    }
hogwarts-does-gain =
    takes { $what ->
        [portkey]
            { $count ->
                [one] { $count } Portkey
               *[other] { $count } Portkeys
            }
       *[floo]
            { $count ->
                [one] { $count } Floo token
               *[other] { $count } Floo tokens
            }
    }
hogwarts-does-lose =
    gives back { $what ->
        [portkey]
            { $count ->
                [one] { $count } Portkey
               *[other] { $count } Portkeys
            }
       *[floo]
            { $count ->
                [one] { $count } portion of Floo powder
               *[other] { $count } portions of Floo powder
            }
    }
hogwarts-does-teleport = goes straight { $place }
hogwarts-does-steal =
    takes { $what ->
        [item]
            { $count ->
                [one] { $count } item token
               *[other] { $count } item tokens
            } of their choice
       *[card]
            { $count ->
                [one] { $count } random card
               *[other] { $count } random cards
            }
    } from another player
hogwarts-does-swap_item = offers another player one of their own item tokens for one of that player’s
hogwarts-does-discard =
    puts { $count ->
        [all] all
       *[other] { $count }
    } { $of ->
        [magic] spell or potion
        [book] book
        [spell] spell
        [potion] potion
       *[any] hand
    } { $count ->
        [one] card
       *[other] cards
    } under the decks{ $pick ->
        [random] , at random
       *[chosen] {""}
    }
hogwarts-does-move_bonus =
    { $either ->
        [yes] may go
       *[no] goes
    } { $amount ->
        [one] { $amount } field
       *[other] { $amount } fields
    } { $either ->
        [yes] more or fewer
       *[no]
            { $sign ->
                [gain] more
               *[loss] fewer
            }
    } than rolled in the next move
hogwarts-does-skip_next_roll = does not roll on the next turn and stays put
hogwarts-does-pass_card_right =
    passes { $amount ->
        [one] { $amount } random card
       *[other] { $amount } random cards
    } to the player on the right

## What the registered functions do. $amount is their number.

hogwarts-special-summon_item = Take one item token at most { $amount } steps away; it counts as picked up.
hogwarts-special-arrange_top = Look at the top { $amount } cards of a deck and put them back in any order.
hogwarts-special-escape = Escape from the fight to a field { $amount } steps away.
hogwarts-special-extra_turn = Play another turn after this one.
hogwarts-special-fly_out = Instead of rolling, fly to any field of Diagon Alley or the far places; return at the end of the turn.
hogwarts-special-carry_more = You may pick up { $amount } more { $amount ->
        [one] item token
       *[other] item tokens
    } per turn.
hogwarts-special-shrug_off = A card that would take { $amount } points or fewer takes none from you.
hogwarts-special-soften_first_loss = The loss is { $amount } HP smaller.
hogwarts-special-heal_better = Gain { $amount } HP more.
hogwarts-special-change_tower = You may first go to a tower at most { $amount } steps away.
hogwarts-special-pass_card_right =
    { $amount ->
        [one] Pass { $amount } random card to the player on your right.
       *[other] Pass { $amount } random cards to the player on your right.
    }

## Where a teleport may lead instead of to one field, to follow "go". $whom is you, one for somebody else or all.

hogwarts-destination-any_castle = to any field of the castle and its grounds
hogwarts-destination-choice = to any field
hogwarts-destination-own_common_room =
    { $whom ->
        [one] to the tower of their own House
        [all] to the tower of their own House
       *[you] to the tower of your own House
    }

## Frames around effects. $text is one or more sentences.

hogwarts-type-attack = Attack: { $text }
hogwarts-type-defence = Defence: { $text }
hogwarts-type-start_of_turn = At the start of your turn: { $text }
# $who tells whom a part of an event concerns.
hogwarts-text-whom =
    { $who ->
        [lowest_roll] The player who rolls lowest
        [highest_roll] The player who rolls highest
        [fewest_points] The player with the fewest points
        [most_points] The player with the most points
       *[everybody] Everyone
    }
# $whom is that, $text what somebody does; $may is yes where they are free to decline.
hogwarts-text-event =
    { $whom } { $text }{ $may ->
        [yes] , if they like
       *[no] {""}
    }.
# The same where there is no word below for it: $text tells a player what to do.
hogwarts-text-event-apart =
    { $whom } does this{ $may ->
        [yes] , if they like
       *[no] {""}
    }: { $text }
hogwarts-text-and = { $one } and { $other }
# The way to a field that has no words for it.
hogwarts-text-towards = to { $name }
hogwarts-text-roll = Everyone rolls a die. { $text }
hogwarts-text-kept =
    { $what ->
        [portkey] Keep this card: it is worth one Portkey.
       *[floo] Keep this card: it is worth one portion of Floo powder.
    }
hogwarts-text-book = Exam in { $classroom }: { $value } points.
hogwarts-text-use-fight = In a fight: { $text }
hogwarts-text-use-turn = On your turn: { $text }
hogwarts-text-opponent-values = { $hp } HP, resistance { $resistance }.
hogwarts-text-opponent-reveal = When revealed: { $text }
hogwarts-text-opponent-after_attack = After each of your attacks: { $text }
hogwarts-text-opponent-before_attack = Before each of your attacks: { $text }
hogwarts-text-opponent-immune =
    { $deck ->
        [potion] Immune to potions.
       *[spell] Immune to spells.
    }
hogwarts-text-opponent-no_final_use = Once defeated, this opponent does not strike again.
# What an opponent does besides striking: in which rounds, for which number on the dice, or after which round.
hogwarts-text-habit-rounds =
    { $rounds ->
        [first] In the first round: { $text }
        [odd] In the first, third, fifth … round: { $text }
        [even] In every second round: { $text }
       *[all] In every round: { $text }
    }
hogwarts-text-habit-shows = For each { $shows } you roll: { $text }
hogwarts-text-habit-after = After round { $round }: { $text }
# When an ability of a character works. $symbol is the symbol on a field, $area the name of a part of the board.
hogwarts-moment-roll = When you roll for movement: { $text }
hogwarts-moment-roll-area = When your move begins in this part of the board ({ $area }): { $text }
hogwarts-moment-walk =
    { $limit ->
        [turn] Once per turn while walking: { $text }
       *[none] While walking: { $text }
    }
hogwarts-moment-stop =
    { $symbol ->
        [potion] On a potion field, in addition: { $text }
        [book] On a book field, in addition: { $text }
        [behaviour] On a behaviour field, in addition: { $text }
        [event] On an event field, in addition: { $text }
        [duel] On a duel field, in addition: { $text }
       *[spell] On a spell field, in addition: { $text }
    }
hogwarts-moment-behaviour = For bad behaviour: { $text }
hogwarts-moment-attack =
    { $limit ->
        [fight] Once per fight, when you attack: { $text }
       *[none] When you attack: { $text }
    }
hogwarts-moment-first_attack = On your first attack in a fight: { $text }
hogwarts-moment-first_round = In the first round of a fight: { $text }
hogwarts-moment-attacking_first = In a fight that you begin: { $text }
hogwarts-moment-hits = Once per fight, after an attack with { $hits } or more hits: { $text }
hogwarts-moment-loss = The first time you lose HP in a fight: { $text }
hogwarts-moment-heal = When a defence card heals you: { $text }
hogwarts-text-character-values = { $hp } HP, { $dice } attack { $dice ->
        [one] die
       *[other] dice
    }, resistance { $resistance }.
hogwarts-text-character-cards = Cards at the start: { $cards }.
hogwarts-text-some-cards =
    { $deck ->
        [book]
            { $count ->
                [one] { $count } book
               *[other] { $count } books
            }
        [spell]
            { $count ->
                [one] { $count } spell
               *[other] { $count } spells
            }
       *[potion]
            { $count ->
                [one] { $count } potion
               *[other] { $count } potions
            }
    }
hogwarts-text-mission = { $place }, { $points } points. Bring: { $tokens }.
hogwarts-text-mission-needs = Qualified wizards also need: { $needs }.
hogwarts-text-mission-opponent = Your opponent: { $name }, { $hp } HP.
# A card that a mission asks for without naming it. $deck is spell, potion or any; $type attack, defence, heal or any.
hogwarts-text-need =
    { $count } { $type ->
        [attack] attack
        [defence] defence
        [heal] healing
       *[any] {""}
    } { $deck ->
        [spell] { $count ->
            [one] spell
           *[other] spells
        }
        [potion] { $count ->
            [one] potion
           *[other] potions
        }
       *[any] { $count ->
            [one] card
           *[other] cards
        }
    }
hogwarts-text-need-named =
    { $count ->
        [one] { $name }
       *[other] { $count } × { $name }
    }
hogwarts-text-field-slots =
    { $count ->
        [one] { $count } item token is here at the start.
       *[other] { $count } item tokens are here at the start.
    }
hogwarts-text-field-floo = Reached from a tower with Floo powder.
hogwarts-text-field-portkey = Reached from the Quidditch pitch with a Portkey.
hogwarts-text-field-exam = Exams can be sat here.
hogwarts-text-field-common_room = Common room: draw a card or offer a trade.

## Houses and subjects

hogwarts-house-gryffindor = Gryffindor
hogwarts-house-hufflepuff = Hufflepuff
hogwarts-house-ravenclaw = Ravenclaw
hogwarts-house-slytherin = Slytherin
hogwarts-subject-charms = Charms
hogwarts-subject-transfiguration = Transfiguration
hogwarts-subject-defence = Defence Against the Dark Arts
hogwarts-subject-potions = Potions
hogwarts-subject-herbology = Herbology
hogwarts-subject-creatures = Care of Magical Creatures

## Fields

hogwarts-field-start = Start
    .flavour = Trunk, owl, toad. Something has already been forgotten.
hogwarts-field-signpost = Signpost
    .flavour = It points everywhere at once, and means well.
hogwarts-field-banner = Hogwarts banner
    .flavour = Four animals, one cloth, no agreement.
hogwarts-field-clock_tower = Clock Tower
    .flavour = Always right, which nobody here is used to.
hogwarts-field-s01 = Cloister of drips
    .flavour = Every drip has a name. None of them answers to it.
hogwarts-field-gryffindor_tower = Gryffindor Tower
    .flavour = The password changed this morning. Nobody told you.
hogwarts-field-s02 = Portrait corner
    .flavour = The ladies in the frames have seen your marks.
hogwarts-field-s03 = Suit-of-armour hall
    .flavour = One of the suits has hiccups.
hogwarts-field-s04 = Corridor outside the staff room
    .flavour = Behind the door, forty sighs over your essays.
hogwarts-field-hufflepuff_tower = Hufflepuff Tower
    .flavour = Smells of warm bread and other people’s good manners.
hogwarts-field-s05 = Gallery of mottos
    .flavour = “Never tickle …” The rest has been eaten.
hogwarts-field-s06 = Window seat
    .flavour = Best view of the lake, worst draught in the castle.
hogwarts-field-s07 = Trophy corridor
    .flavour = Somebody’s grandfather was very good at this.
hogwarts-field-astronomy_tower = Astronomy Tower
    .flavour = Three hundred steps. The stars do not come down for you.
hogwarts-field-s08 = Star chart landing
    .flavour = A chart of the whole sky, with tea on Neptune.
hogwarts-field-charms_classroom = Charms
    .flavour = Mind the feathers, and whatever holds them up.
hogwarts-field-s09 = Tapestry of trolls
    .flavour = A troll in a tutu, woven with conviction.
hogwarts-field-bell_tower = Bell Tower
    .flavour = It rings for lessons, never for lunch.
hogwarts-field-s10 = Corridor of squeaky boards
    .flavour = The third board tells the caretaker.
hogwarts-field-hospital_wing = Hospital Wing
    .flavour = Clean sheets, strict rules, grapes.
hogwarts-field-s11 = Potted palm passage
    .flavour = The palm leans in when people whisper.
hogwarts-field-ravenclaw_tower = Ravenclaw Tower
    .flavour = The knocker has a question. It always has a question.
hogwarts-field-s12 = Blue gallery
    .flavour = Everything is blue here, even the excuses.
hogwarts-field-s13 = Hall of mirrors
    .flavour = Your reflection is late for Potions as well.
hogwarts-field-dada_classroom = Defence Against the Dark Arts
    .flavour = A new teacher every year. Do not get attached.
hogwarts-field-north_tower = North Tower
    .flavour = A silver ladder, and tea leaves that disapprove.
hogwarts-field-s14 = Draughty corner
    .flavour = Hats leave here on their own.
hogwarts-field-west_wing_3f = West wing, third floor
    .flavour = Out of bounds. There is a queue.
hogwarts-field-s15 = Broom cupboard
    .flavour = Full of brooms. Mostly.
hogwarts-field-west_tower = West Tower
    .flavour = The owls meet here when they want to talk about you.
hogwarts-field-s16 = Corridor of echoes
    .flavour = Here … ere … re …
hogwarts-field-transfiguration_classroom = Transfiguration
    .flavour = The cat on the desk is marking your work.
hogwarts-field-s17 = Reading niche
    .flavour = Somebody has read here for so long that there is moss.
hogwarts-field-slytherin_tower = Slytherin Tower
    .flavour = The wall wants to know who your parents are.
hogwarts-field-s18 = Mossy passage
    .flavour = Soft underfoot. It was a carpet once.
hogwarts-field-s19 = Dripping arch
    .flavour = Walk fast, or bring soap.
hogwarts-field-owlery_tower = Owlery Tower
    .flavour = Look up with your mouth shut.
hogwarts-field-s20 = Owl-swept walk
    .flavour = Swept daily, by whoever lost the bet.
hogwarts-field-viaduct_bridge = Stone viaduct
    .flavour = Do not look down. Everyone looks down.
hogwarts-field-s21 = Gatehouse stair
    .flavour = Thirty-one steps up, thirty down.
hogwarts-field-s22 = Lost property shelf
    .flavour = Eleven left shoes, and one very patient toad.
hogwarts-field-gate_tower = Gate Tower
    .flavour = Two winged boars, and neither saw you come in late.
hogwarts-field-s23 = Caretaker’s bench
    .flavour = Still warm. He cannot be far.
# .towards is the way there within a sentence: go straight …; places without it are called by their names.
hogwarts-field-great_hall = Great Hall
    .flavour = The ceiling says rain.
    .towards = to the Great Hall
hogwarts-field-gh_s = Great Hall, south door
    .flavour = It smells of pudding. Courage.
hogwarts-field-gh_e = Great Hall, east door
    .flavour = Opens by itself, on Thursdays.
hogwarts-field-gh_n = Great Hall, north door
    .flavour = For teachers and latecomers. You are one of them.
hogwarts-field-gh_w = Great Hall, west door
    .flavour = Four hundred spoons, all at once.
hogwarts-field-grand_staircase = Grand Staircase
    .flavour = It will take you somewhere. Not necessarily today.
hogwarts-field-u01 = Landing of moods
    .flavour = The landing is sulking. Tread softly.
hogwarts-field-u02 = Cabinet of curios
    .flavour = Please do not shake the hand. It likes it.
hogwarts-field-u03 = Duelling gallery
    .flavour = Scorch marks, sorted by year.
hogwarts-field-dark_tower = Dark Tower
    .flavour = Somebody keeps blowing out the torches. Nobody is there.
hogwarts-field-room_of_requirement = Room of Requirement
    .flavour = It is exactly what you need, and it knows it.
hogwarts-field-u04 = Peeves’ favourite corner
    .flavour = He is not here. That is what worries you.
hogwarts-field-headmaster_tower = Headmaster’s Tower
    .flavour = Guess a sweet. Any sweet.
hogwarts-field-dumbledores_office = Dumbledore’s Office
    .flavour = The portraits are pretending to be asleep.
hogwarts-field-u05 = Cauldron store
    .flavour = Dented, melted or haunted: take one.
hogwarts-field-u06 = Gargoyle niche
    .flavour = It moved. No, it did not. It did.
hogwarts-field-divination_tower = Divination Tower
    .flavour = You were always going to come here. She knew.
hogwarts-field-u07 = Prefects’ corridor
    .flavour = The bathroom at the end has a hundred taps. You may look.
hogwarts-field-library_tower = Library Tower
    .flavour = The books come up here for air.
hogwarts-field-library = Library
    .flavour = Shh.
hogwarts-field-restricted_section = Restricted Section
    .flavour = The book screams only once. Once is enough.
hogwarts-field-u08 = Returned-books trolley
    .flavour = One of them has bitten the others.
hogwarts-field-dungeon_stairs = Dungeon stairs
    .flavour = Each step is colder than the last, and damper.
hogwarts-field-kitchens = Kitchens
    .flavour = Tickle the pear, leave with cake.
hogwarts-field-d01 = Jar corridor
    .flavour = Something in the third jar has waved.
hogwarts-field-potions_classroom = Potions
    .flavour = Stir. Do not breathe. Do not think so loudly.
hogwarts-field-snapes_office = Snape’s Office
    .flavour = He is behind you.
    .towards = to Snape’s Office
hogwarts-field-d02 = Pantry door
    .flavour = Locked for the likes of you. Smells divine.
hogwarts-field-d03 = Vault of footfalls
    .flavour = You can hear two of you walking.
hogwarts-field-south_tower = South Tower
    .flavour = The only tower with sun. The cats have claimed it.
hogwarts-field-d04 = Green-lit passage
    .flavour = The light comes from the lake, and something looks in with it.
hogwarts-field-d05 = Flooded crossing
    .flavour = Bring a boat, or a tall friend.
hogwarts-field-myrtles_bathroom = Moaning Myrtle’s bathroom
    .flavour = She heard what you said about her.
hogwarts-field-chamber_of_secrets = Chamber of Secrets
    .flavour = Wipe your feet. It is mostly bones.
hogwarts-field-d06 = Old pipe
    .flavour = Something large used to live here. Used to?
hogwarts-field-wooden_bridge = Covered wooden bridge
    .flavour = It creaks in three languages.
hogwarts-field-g01 = Stone circle
    .flavour = Older than the school, and better behaved.
hogwarts-field-g02 = Herb bank
    .flavour = It smells of supper, and a little of sneezing.
hogwarts-field-hagrids_hut = Hagrid’s Hut
    .flavour = Knock, then brace yourself for the dog.
hogwarts-field-care_classroom = Care of Magical Creatures
    .flavour = Today: something with too many ends.
hogwarts-field-forbidden_forest = Forbidden Forest
    .flavour = The trees have counted you coming in.
hogwarts-field-g03 = Trampled meadow
    .flavour = Whatever did this takes size two hundred.
hogwarts-field-g04 = Fallen trunk
    .flavour = It fell in a storm, or in a fight.
hogwarts-field-g05 = Edge of the trees
    .flavour = One more step, and it is no longer a stroll.
hogwarts-field-black_lake = Black Lake
    .flavour = The squid is friendly. The rest is hungry.
hogwarts-field-whomping_willow = Whomping Willow
    .flavour = Please do not park here.
hogwarts-field-herbology_classroom = Herbology
    .flavour = Water them before they notice you.
hogwarts-field-g07 = Greenhouse path
    .flavour = The gravel crunches. So does something else.
hogwarts-field-g06 = Boat landing
    .flavour = First-years get wet here. It is tradition.
hogwarts-field-training_tower = Training Tower
    .flavour = Straw knights, real bruises.
hogwarts-field-g08 = Changing rooms
    .flavour = Seven pegs, six robes, one nervous Seeker.
hogwarts-field-viaduct_tower = Viaduct Tower
    .flavour = From here one sees exactly who is late.
hogwarts-field-quidditch_pitch = Quidditch pitch
    .flavour = Grass, glory and bent noses.
hogwarts-field-g09 = Picnic lawn
    .flavour = First the jam, then the wasps.
hogwarts-field-one_eyed_witch = One-Eyed Witch
    .flavour = Her hump has a way out.
hogwarts-field-honeydukes = Honeydukes
    .flavour = Kindly leave your teeth outside.
hogwarts-field-high_street = Hogsmeade High Street
    .flavour = Everything you saved for, all at once.
    .towards = to Hogsmeade High Street
hogwarts-field-hogs_head = Hog’s Head
    .flavour = The glasses are wiped with the goat.
hogwarts-field-shack_lane = Lane to the Shack
    .flavour = Even the hedges hurry here.
hogwarts-field-shrieking_shack = Shrieking Shack
    .flavour = It has been quiet lately. People miss it.
hogwarts-field-leaky_cauldron = Leaky Cauldron
    .flavour = Soup of the day: yesterday’s.
hogwarts-field-a1 = Robe shop window
    .flavour = Your size, in three colours you will outgrow.
hogwarts-field-a2 = Owl emporium
    .flavour = One of them has already decided. Stare back.
hogwarts-field-a3 = Second-hand bookstall
    .flavour = Full of other people’s answers.
hogwarts-field-gringotts_steps = Gringotts steps
    .flavour = The goblin at the top has already counted your money.
hogwarts-field-gringotts = Gringotts Bank
    .flavour = Everything here has a number, including you.
hogwarts-field-b1 = Bottle seller
    .flavour = Nothing is labelled, for legal reasons.
hogwarts-field-b2 = Cellar hatch
    .flavour = It opened a little when you passed.
hogwarts-field-b3 = Loiterers’ corner
    .flavour = You are loitering. They have noticed.
hogwarts-field-borgin_and_burkes = Borgin and Burkes
    .flavour = Touch it and it is yours. So is the curse.
hogwarts-field-k1 = Back street
    .flavour = Nobody was ever here on purpose.
hogwarts-field-c1 = Ice-cream parlour
    .flavour = Eleven flavours, and one of them tells the truth.
hogwarts-field-flourish_and_blotts = Flourish and Blotts
    .flavour = The biting books are in the cage. So is the assistant.
hogwarts-field-c3 = Crowded square
    .flavour = Elbows, owls, and an aunt who knows you.
hogwarts-field-ollivanders = Ollivander’s
    .flavour = Nine thousand boxes, and one of them is humming.
hogwarts-field-ministry_of_magic = Ministry of Magic
    .flavour = Take a ticket. Take a seat. Take a decade.
hogwarts-field-hall_of_prophecy = Hall of Prophecy
    .flavour = All of this may still happen. Do not sneeze.
hogwarts-field-the_burrow = The Burrow
    .flavour = There is always room for one more at dinner.
hogwarts-field-grimmauld_place = 12 Grimmauld Place
    .flavour = The portrait in the hall would like a word. Loudly.
hogwarts-field-godrics_hollow = Godric’s Hollow
    .flavour = A quiet village with a long memory.
hogwarts-field-malfoy_manor = Malfoy Manor
    .flavour = White peacocks. They report everything.
hogwarts-field-azkaban = Azkaban
    .flavour = No visitors, no post, no pudding.
hogwarts-field-graveyard = Graveyard of Little Hangleton
    .flavour = Somebody has been digging, and not for treasure.

## Characters

hogwarts-character-harry_potter = Harry Potter
    .flavour = Never looks for trouble. Never has to.
hogwarts-character-hermione_granger = Hermione Granger
    .flavour = She has read the rules of this game. Twice.
hogwarts-character-ron_weasley = Ron Weasley
    .flavour = Brave on an empty stomach, braver on a full one.
hogwarts-character-luna_lovegood = Luna Lovegood
    .flavour = Sees what is there, and what is not there yet.
hogwarts-character-cho_chang = Cho Chang
    .flavour = In the air while the others are still polishing.
hogwarts-character-cedric_diggory = Cedric Diggory
    .flavour = Losing to him feels almost like a compliment.
hogwarts-character-neville_longbottom = Neville Longbottom
    .flavour = Lost his toad, found his courage.
hogwarts-character-draco_malfoy = Draco Malfoy
    .flavour = His shoes cost more than your broom. He will tell you.
hogwarts-character-lucius_malfoy = Lucius Malfoy
    .flavour = He has paid for the floor you are standing on.
hogwarts-character-bellatrix_lestrange = Bellatrix Lestrange
    .flavour = She is having a wonderful time.
hogwarts-character-barty_crouch_jr = Barty Crouch junior
    .flavour = Could be anybody. Was, for a year.
hogwarts-character-antonin_dolohov = Antonin Dolohov
    .flavour = Says little. His wand says the rest.
hogwarts-character-fenrir_greyback = Fenrir Greyback
    .flavour = Not a morning person. At full moon, not a person.
hogwarts-character-corban_yaxley = Corban Yaxley
    .flavour = He knows your floor, your office and your cousin.
hogwarts-character-peter_pettigrew = Peter Pettigrew
    .flavour = Always stands behind the strongest, and slightly lower.
hogwarts-character-lord_voldemort = Lord Voldemort
    .flavour = The name cannot hurt you. It is the rest of him.

## Item tokens

hogwarts-token-elder_wand = Elder Wand
    .flavour = Undefeated. Ask its last owners.
hogwarts-token-gryffindor_sword = Sword of Gryffindor
    .flavour = Comes to the worthy, usually out of a hat.
hogwarts-token-resurrection_stone = Resurrection Stone
    .flavour = It lends you company, not life.
hogwarts-token-invisibility_cloak = Invisibility Cloak
    .flavour = Hides everything but your footprints.
hogwarts-token-time_turner = Time-Turner
    .flavour = One more hour, and twice as tired.
hogwarts-token-buckbeak = Buckbeak
    .flavour = Bow first. Then mind the beak.
hogwarts-token-basilisk_fang = Basilisk fang
    .flavour = Still dripping. Not to be used as a bookmark.
hogwarts-token-riddle_diary = Tom Riddle’s diary
    .flavour = It writes back. In better handwriting.
hogwarts-token-gaunt_ring = Marvolo Gaunt’s ring
    .flavour = An heirloom that bites the heir.
hogwarts-token-hufflepuff_cup = Hufflepuff’s cup
    .flavour = It survived a thousand dinners and one bad guest.
hogwarts-token-slytherin_locket = Slytherin’s locket
    .flavour = Do not wear it to bed.
hogwarts-token-ravenclaw_diadem = Ravenclaw’s diadem
    .flavour = Makes the wise wiser, and the vain itch.
hogwarts-token-nagini = Nagini
    .flavour = She likes warm places and cold plans.
hogwarts-token-cauldron = Cauldron
    .flavour = Big enough for a man. That is the trouble with it.
hogwarts-token-fathers_bone = Bone of the father
    .flavour = Borrowed without asking.
hogwarts-token-wormtails_hand = Wormtail’s hand
    .flavour = A gift from his master. It squeezes back.
hogwarts-token-harry_potter = Harry Potter
    .flavour = He never asked to be an ingredient.
hogwarts-token-enchanted_flute = Enchanted flute
    .flavour = Plays by itself, and only lullabies.
hogwarts-token-winged_key = Winged key
    .flavour = Catch it before the others learn to bite.
hogwarts-token-philosophers_stone = Philosopher’s Stone
    .flavour = Everyone wants it. The one who owned it gave it up.
hogwarts-token-mirror_of_erised = Mirror of Erised
    .flavour = Do not stay long. You look too happy in there.
hogwarts-token-marauders_map = Marauder’s Map
    .flavour = It knows where you are, and it is not impressed.
hogwarts-token-mandrake = Mandrake
    .flavour = Asleep. Keep it that way.
hogwarts-token-golden_egg = Golden egg
    .flavour = Open it under water, or not at all.
hogwarts-token-gillyweed = Gillyweed
    .flavour = Tastes of old pond, and makes you belong there.
hogwarts-token-triwizard_cup = Triwizard Cup
    .flavour = Shines like a prize, travels like a trap.
hogwarts-token-prophecy_orb = Prophecy orb
    .flavour = Somebody’s future. Do not shake.
hogwarts-token-two_way_mirror = Two-way mirror
    .flavour = Say the name. Somebody may answer.
hogwarts-token-deluminator = Deluminator
    .flavour = Click: dark. Click: the way home.
hogwarts-token-princes_book = The Half-Blood Prince’s book
    .flavour = The margins are better than the book.

## Missions

hogwarts-mission-tame_the_dog = Tame the three-headed dog
    .flavour = Three heads, three appetites, one lullaby. Do not stop playing to applaud yourself.
hogwarts-mission-snare_and_key = Get past the Devil’s Snare to the key
    .flavour = Someone in Herbology said to relax. Someone in Herbology was not being squeezed.
hogwarts-mission-find_the_stone = Find the Philosopher’s Stone
    .flavour = The turban was never a fashion statement.
hogwarts-mission-stop_the_troll = Stop the mountain troll
    .flavour = Twelve feet tall, one brain cell, and it is in the girls’ bathroom.
hogwarts-mission-slay_the_basilisk = Slay the basilisk
    .flavour = Close your eyes, draw your sword, and swing at the hissing.
hogwarts-mission-destroy_the_diary = Destroy the diary
    .flavour = A diary that answers back should never be trusted with homework.
hogwarts-mission-escape_the_spiders = Escape the giant spiders
    .flavour = They have invited all their cousins to dinner. You are the dinner.
hogwarts-mission-drive_off_the_dementors = Drive off the Dementors
    .flavour = Think of something happy. No, happier than Thursday’s pudding.
hogwarts-mission-unmask_the_rat = Unmask the rat
    .flavour = Twelve years old, one toe short, and always listening: what a strange pet.
hogwarts-mission-free_the_hippogriff = Free the hippogriff
    .flavour = Bow first, untie second, explain to the Minister never.
hogwarts-mission-snatch_the_egg = Snatch the golden egg
    .flavour = Its mother is nine tons of temper, and she can count to one.
hogwarts-mission-rescue_from_the_lake = Rescue a friend from the lake
    .flavour = An hour underwater. Gills included, towel not included.
hogwarts-mission-win_the_cup = Win the Triwizard Tournament
    .flavour = The hedges were cut this morning. They did not like it.
hogwarts-mission-survive_the_rebirth = Survive the rebirth
    .flavour = The worst soup in the history of cauldrons is nearly done.
hogwarts-mission-found_the_army = Found the secret army
    .flavour = A study group, Professor. We study ducking.
hogwarts-mission-save_the_guard = Save the guard in the Ministry
    .flavour = Night duty on the ninth floor: quiet, dull, and then it has scales.
hogwarts-mission-escape_from_azkaban = Escape from Azkaban
    .flavour = Nobody has ever left a good review of this hotel.
hogwarts-mission-reclaim_the_prophecy = Reclaim the prophecy
    .flavour = Row ninety-seven. Please do not touch. Please do not drop. Please run.
hogwarts-mission-duel_in_the_ministry = Duel in the Ministry
    .flavour = The fountain was expensive. Was.
hogwarts-mission-calm_the_giant = Calm the giant
    .flavour = He only wants to hug you. That is the problem.
hogwarts-mission-destroy_the_ring = Destroy the ring
    .flavour = It looks good on every finger, and then it keeps the hand.
hogwarts-mission-destroy_the_locket = Destroy the locket
    .flavour = It makes its wearer quarrelsome. Nobody has noticed a difference in Ron.
hogwarts-mission-destroy_the_goblet = Destroy Hufflepuff’s cup
    .flavour = Everything in this vault doubles when you touch it. Do not sneeze.
hogwarts-mission-destroy_the_diadem = Destroy the diadem
    .flavour = A thousand years of hidden rubbish, and one crown that is cleverer than you.
hogwarts-mission-slay_the_snake = Slay the snake
    .flavour = Her master brings her everywhere. Even to battles. Especially to battles.
hogwarts-mission-mend_the_cabinet = Shut the vanishing cabinet
    .flavour = Second-hand furniture, one careful owner, exit in another building.
hogwarts-mission-master_the_wand = Master the Elder Wand
    .flavour = It has won every duel, and lost every owner.
hogwarts-mission-turn_the_stone = Call back the dead
    .flavour = Turn it three times, and be brave about who comes.
hogwarts-mission-trap_in_the_village = Escape the trap in the village
    .flavour = The old lady says nothing, blinks never, and has laid the table for one.
hogwarts-mission-defeat_the_dark_lord = Defeat the Dark Lord
    .flavour = Everything you have learned this year fits into one word and one flick.

## Fight cards

hogwarts-fight-fluffy = Fluffy
    .flavour = Two heads sleep while the third keeps score.
hogwarts-fight-devils_snare = Devil’s Snare
    .flavour = It is not angry. It is just very fond of ankles.
hogwarts-fight-professor_quirrell = Professor Quirrell
    .flavour = He stammers in front of the class and speaks fluently behind his back.
hogwarts-fight-mountain_troll = Mountain troll
    .flavour = It has one thought at a time. Run between two of them.
hogwarts-fight-basilisk = Basilisk
    .flavour = Looks can kill. Hers are on the curriculum.
hogwarts-fight-tom_riddle = Tom Riddle
    .flavour = Head Boy, model pupil, memory with plans.
hogwarts-fight-aragog = Aragog
    .flavour = A friend of a friend, with eight knees and no mercy.
hogwarts-fight-dementors = Dementors
    .flavour = Frost on the window, and nobody remembers the joke.
hogwarts-fight-the_rat = Peter Pettigrew
    .flavour = He would rather gnaw through your luggage than look you in the eye.
hogwarts-fight-executioner = The executioner
    .flavour = First he reads out the whole sentence, with commas. Then he stops reading.
hogwarts-fight-hungarian_horntail = Hungarian Horntail
    .flavour = Spikes in front, spikes behind, fire in the middle.
hogwarts-fight-grindylows = Grindylows
    .flavour = Small green fingers that never learned to let go.
hogwarts-fight-false_professor = Barty Crouch junior
    .flavour = Drinks only from his own flask, and now from yours.
hogwarts-fight-reborn_dark_lord = The Dark Lord reborn
    .flavour = First day back at work, and already a meeting.
hogwarts-fight-high_inquisitor = Dolores Umbridge
    .flavour = She smiles, she coughs twice, and then she writes you down.
hogwarts-fight-giant_snake = The snake in the corridor
    .flavour = A draught under the door has never had teeth before.
hogwarts-fight-azkaban_guard = Guard of Azkaban
    .flavour = It collects happy memories and never returns one.
hogwarts-fight-masked_lord = Lucius Malfoy
    .flavour = Even his mask looks down on people.
hogwarts-fight-mad_cousin = Bellatrix Lestrange
    .flavour = You hear the laugh first. Then you stop hearing well.
hogwarts-fight-grawp = Grawp
    .flavour = Spells tickle. He likes being tickled. Trees suffer.
hogwarts-fight-curse_of_the_ring = Curse of the ring
    .flavour = It began as an itch. Things like this always begin as an itch.
hogwarts-fight-the_locket = The locket
    .flavour = It opens, it whispers, and it knows your school reports.
hogwarts-fight-vault_dragon = Dragon of the vaults
    .flavour = Half blind, wholly furious, and paid in noise.
hogwarts-fight-runaway_fire = Crabbe’s runaway fire
    .flavour = He knew how to start it. That was the whole plan.
hogwarts-fight-the_serpent = Nagini
    .flavour = Twelve feet of loyalty with the wrong friend.
hogwarts-fight-nervous_prefect = Draco Malfoy
    .flavour = He keeps looking at the door. Sooner or later he will use it.
hogwarts-fight-lady_of_the_manor = Bellatrix at the manor
    .flavour = The chandelier is an heirloom. Mind your head.
hogwarts-fight-snatchers = Snatchers
    .flavour = Paid by the head, and not good at counting.
hogwarts-fight-old_lady_in_the_village = The false Bathilda
    .flavour = There is something odd about her neck. There is something in her neck.
hogwarts-fight-dark_lord = Lord Voldemort
    .flavour = No nose, no friends, no doubts.

## Duel cards

hogwarts-duel-harry_potter = { hogwarts-character-harry_potter }
    .flavour = Always the same spell, and it always works.
hogwarts-duel-hermione_granger = { hogwarts-character-hermione_granger }
    .flavour = She read about this duel last week.
hogwarts-duel-ron_weasley = { hogwarts-character-ron_weasley }
    .flavour = His wand is taped together, so nobody knows who will be hit. Neither does he.
hogwarts-duel-luna_lovegood = { hogwarts-character-luna_lovegood }
    .flavour = She offers you a radish first. It helps. Then it gets strange.
hogwarts-duel-cho_chang = { hogwarts-character-cho_chang }
    .flavour = She has caught smaller things than you, in the rain.
hogwarts-duel-cedric_diggory = { hogwarts-character-cedric_diggory }
    .flavour = He lets you go first. It does not help.
hogwarts-duel-neville_longbottom = { hogwarts-character-neville_longbottom }
    .flavour = He apologises with every hit. There are many apologies.
hogwarts-duel-draco_malfoy = { hogwarts-character-draco_malfoy }
    .flavour = His father will hear about this. His father hears about everything.
hogwarts-duel-vincent_crabbe = Vincent Crabbe
    .flavour = He treads on your foot first. Then the rules apply.
hogwarts-duel-gregory_goyle = Gregory Goyle
    .flavour = Hits what he sees. Sees what is edible.
hogwarts-duel-pansy_parkinson = Pansy Parkinson
    .flavour = Her sharpest weapon is what she says at lunch.
hogwarts-duel-ginny_weasley = Ginny Weasley
    .flavour = Six older brothers taught her everything. None of them dares to come near.

## Spells

hogwarts-spell-expelliarmus = Expelliarmus
    .flavour = Your wand, please. Thank you. Oh, it flew into the soup.
hogwarts-spell-stupefy = Stupefy
    .flavour = The quickest way to a quiet classroom.
hogwarts-spell-petrificus_totalus = Petrificus Totalus
    .flavour = Excellent posture, whether they want it or not.
hogwarts-spell-incendio = Incendio
    .flavour = Warms the room, the heart and the nearest sleeve.
hogwarts-spell-reducto = Reducto
    .flavour = The wall was in the way. Now the wall is everywhere.
hogwarts-spell-sectumsempra = Sectumsempra
    .flavour = Written in the margin, for enemies. Teachers read margins too.
hogwarts-spell-fiendfyre = Fiendfyre
    .flavour = Easy to light, impossible to invite home again.
hogwarts-spell-wingardium_leviosa = Wingardium Leviosa
    .flavour = It is all in how you say it, as you will be told.
hogwarts-spell-protego = Protego
    .flavour = A shield the size of your confidence.
hogwarts-spell-expecto_patronum = Expecto Patronum
    .flavour = Silver, warm, and in your case probably an otter.
hogwarts-spell-finite_incantatem = Finite Incantatem
    .flavour = Enough, says the wand, and even the kettle stops singing.
hogwarts-spell-episkey = Episkey
    .flavour = Noses, lips and small prides, mended with a click.
hogwarts-spell-alohomora = Alohomora
    .flavour = No door is shut to the polite. Or to the quick.
hogwarts-spell-accio = Accio
    .flavour = Shout what you want and duck.
hogwarts-spell-obliviate = Obliviate
    .flavour = What were we talking about?
hogwarts-spell-lumos = Lumos
    .flavour = The best spell against the dark, and against what you thought was in it.

## Potions

hogwarts-potion-polyjuice_potion = Polyjuice Potion
    .flavour = One hour as someone else. It tastes like them, too.
hogwarts-potion-invigoration_draught = Invigoration Draught
    .flavour = You could run up the Astronomy Tower. Twice. Backwards. Shouting.
hogwarts-potion-ageing_potion = Ageing Potion
    .flavour = They asked for respect. They got a beard to the knees.
hogwarts-potion-swelling_solution = Swelling Solution
    .flavour = Three drops on the nose, and nobody can see past it.
hogwarts-potion-shrinking_solution = Shrinking Solution
    .flavour = The enemy is now the size of a toad. So is the enemy’s courage.
hogwarts-potion-draught_of_living_death = Draught of Living Death
    .flavour = A very good night. Not a very good morning.
hogwarts-potion-madam_pomfreys_draught = Madam Pomfrey’s draught
    .flavour = It must taste like this, dear. Otherwise you would come for fun.
hogwarts-potion-wiggenweld_potion = Wiggenweld Potion
    .flavour = Green, thick, helpful: like the frog who tested it.
hogwarts-potion-pepperup_potion = Pepperup Potion
    .flavour = Steam from both ears means it is working.
hogwarts-potion-antidote = Antidote to common poisons
    .flavour = When in doubt, a stone from the stomach of a goat.
hogwarts-potion-felix_felicis = Felix Felicis
    .flavour = For one afternoon every staircase is going your way.

## Books

hogwarts-book-levitate_your_luggage = Levitate Your Luggage
    .author = Petunia Plumefoot
    .flavour = Chapter one: your trunk. Chapter two: ducking.
hogwarts-book-cheering_for_beginners = Cheering for Beginners
    .author = Felicity Grin
    .flavour = Do not cheer the reader twice; see the chapter on hiccups.
hogwarts-book-ninety_nine_knots = Ninety-Nine Knots and How to Undo Them
    .author = Barnaby Tangle
    .flavour = The last page is tied shut.
hogwarts-book-locks_that_laugh = Locks That Laugh at You
    .author = Griselda Keyhole
    .flavour = Chapter one opens chapter two, if you ask nicely.
hogwarts-book-charm_them_all = Charm Them All
    .author = Ambrose Silvertongue
    .flavour = You will find this book delightful. You have no choice.
hogwarts-book-teapots_and_tortoises = From Teapots to Tortoises
    .author = Wilhelmina Shell
    .flavour = If it still whistles, start again.
hogwarts-book-mostly_human_again = Mostly Human Again
    .author = Rufus Whisker
    .flavour = A comfort for all who kept the tail.
hogwarts-book-matches_to_needles = A Thousand Matches, a Thousand Needles
    .author = Thaddeus Prick
    .flavour = Page after page of the same match.
hogwarts-book-the_patient_hedgehog = The Patient Hedgehog
    .author = Philomena Cushion
    .flavour = Told by the pincushion.
hogwarts-book-be_a_beetle_discreetly = Be a Beetle, Discreetly
    .author = Anonymous, on the window sill
    .flavour = The Ministry does not recommend this book, and would like to know who has it.
hogwarts-book-gadding_with_ghouls = Gadding with Ghouls
    .author = Gilderoy Lockhart
    .flavour = Three hundred pages, and a portrait of the author on each.
hogwarts-book-trolls_at_tea_time = Trolls at Tea Time
    .author = Bertram Bludgeon
    .flavour = A book of etiquette for one of the two parties.
hogwarts-book-run_first_ask_later = Run First, Ask Later
    .author = Sergeant Ida Swift
    .flavour = The practical part has no pages, only a door.
hogwarts-book-boggarts_on_the_couch = Boggarts on the Couch
    .author = Healer Sigmund Shade
    .flavour = And what does the wardrobe remind you of?
hogwarts-book-stand_behind_the_headmaster = Stand Behind the Headmaster
    .author = Several survivors
    .flavour = The shortest and best book ever written on the subject.
hogwarts-book-stir_anticlockwise = Stir Anticlockwise, Think Clockwise
    .author = Cornelia Ladle
    .flavour = The index is upside down, on purpose.
hogwarts-book-one_hundred_stains = One Hundred Stains and Their Causes
    .author = Ethel Apron
    .flavour = Number forty-one is on the cover. Do not touch number forty-one.
hogwarts-book-magical_drafts_and_potions = Magical Drafts and Potions
    .author = Arsenius Jigger
    .flavour = The pages stick together where it gets interesting.
hogwarts-book-antidotes_in_time = Antidotes, in Time
    .author = Hector Haste
    .flavour = Read from the back if you are in a hurry.
hogwarts-book-the_bottled_breakfast = The Bottled Breakfast
    .author = Madame Decoction
    .flavour = Porridge by the drop, bacon by the dram.
hogwarts-book-weeds_that_wander = Weeds That Wander
    .author = Basil Trowel
    .flavour = Last seen in the gardening section.
hogwarts-book-gloves_will_not_help = Gloves Will Not Help
    .author = Primrose Nettle
    .flavour = Foreword, two chapters, hospital.
hogwarts-book-mandrakes_and_manners = Mandrakes and Manners
    .author = Olive Earmuff
    .flavour = How to say good night to a screaming root.
hogwarts-book-the_polite_gardener = The Polite Gardener
    .author = Fern Bower
    .flavour = Ask before you prune. They remember.
hogwarts-book-plants_that_plot = Plants That Plot
    .author = Ivy Creeper
    .flavour = Printed on paper. The plants know.
hogwarts-book-counting_your_fingers = Counting Your Fingers
    .author = Lefty Stump
    .flavour = An introduction for those who still have ten.
hogwarts-book-flobberworms_a_love_story = Flobberworms, a Love Story
    .author = Mildred Slow
    .flavour = Nothing happens, tenderly.
hogwarts-book-how_to_bow_to_a_hippogriff = How to Bow to a Hippogriff
    .author = Sir Lancelot Low
    .flavour = Lower. Lower. Now do not blink.
hogwarts-book-it_only_wants_to_play = It Only Wants to Play
    .author = R. Hagrid (with bandages)
    .flavour = The book barks when it is put down.
hogwarts-book-dragons_at_home = Dragons at Home
    .author = Cinder Ash
    .flavour = Available in asbestos only.

## Behaviour cards

hogwarts-behaviour-floo_powder = Floo Powder
    .flavour = Speak clearly, keep your elbows in, and never say “diagonally”.
hogwarts-behaviour-horace_slughorn = Horace Slughorn
    .flavour = He has added you to his shelf. There is crystallised pineapple.
hogwarts-behaviour-swish_and_flick = Swish and flick
    .flavour = Professor Flitwick fell off his books with joy.
hogwarts-behaviour-earmuffs_on = Earmuffs on
    .flavour = The only one in the greenhouse who is still conscious.
hogwarts-behaviour-whispered_in_the_library = Whispered in the library
    .flavour = Madam Pince almost blinked kindly.
hogwarts-behaviour-almost_a_smile = Almost a smile
    .flavour = One corner of Professor McGonagall’s mouth moved. There are witnesses.
hogwarts-behaviour-rock_cake_eaten = Ate Hagrid’s rock cake
    .flavour = Politeness has a price, and the price is a tooth.
hogwarts-behaviour-owl_fed = Fed a stranger’s owl
    .flavour = It came back with a thank-you parcel. Slightly sooty.
hogwarts-behaviour-gobstones_club = Joined the Gobstones Club
    .flavour = All four other members are delighted, and they want to trade.
hogwarts-behaviour-chocolate_shared = Shared your chocolate
    .flavour = Professor Lupin approves. He always has more.
hogwarts-behaviour-constant_vigilance = Constant vigilance
    .flavour = You checked the old kettle before you touched it. Well spotted!
hogwarts-behaviour-riddle_of_the_eagle = Solved the eagle’s riddle
    .flavour = Behind you three Ravenclaws are still taking notes.
hogwarts-behaviour-broom_obeyed = The broom obeyed
    .flavour = “Up,” you said, and for once it was not your neighbour’s.
hogwarts-behaviour-awake_in_history = Stayed awake in History of Magic
    .flavour = Nobody has managed that since the goblin wars. Sadly, there is dribble on the notes.
hogwarts-behaviour-prophecy_came_true = Your prophecy came true
    .flavour = You foresaw porridge. Professor Trelawney had to sit down.
hogwarts-behaviour-bravery_towards_friends = Stood up to your friends
    .flavour = They called you a lot of names. The last one was “friend”.
hogwarts-behaviour-last_minute_points = Last-minute points
    .flavour = The banners were already hung in the wrong colour. Dumbledore enjoys that.
hogwarts-behaviour-dolores_umbridge = Dolores Umbridge
    .flavour = Hem, hem. Your happiness has not been authorised.
hogwarts-behaviour-mud_in_the_hall = Mud in the hall
    .flavour = Mr Filch weeps, and Mrs Norris takes names.
hogwarts-behaviour-powder_fight = Floo powder fight
    .flavour = Half the common room is green. The other half is in Wales.
hogwarts-behaviour-biting_book = Bitten by your homework
    .flavour = The dog did not eat it. It ate the dog’s dinner and ran.
hogwarts-behaviour-breathing_too_loudly = Breathing too loudly
    .flavour = Professor Snape could hear you think. He disliked that as well.
hogwarts-behaviour-see_me_in_my_office = “See me in my office.”
    .flavour = Bring the frog. You know which frog.
hogwarts-behaviour-night_walk = Out of bed
    .flavour = You told Mr Filch that you were sleepwalking. In shoes. With a lantern. And sandwiches.
hogwarts-behaviour-fan_mail = Answered fan mail
    .flavour = Detention with Lockhart: eleven hours of envelopes, and signed copies for the brave.
hogwarts-behaviour-howler_at_breakfast = Howler at breakfast
    .flavour = Your mother’s voice, at eighty decibels, about your socks.
hogwarts-behaviour-whole_class_stays = The whole class stays
    .flavour = Nobody says who let the mandrake choir in. Everyone looks at you.
hogwarts-behaviour-flying_car = Came by flying car
    .flavour = You missed the train, hit the tree, and made the evening paper. At least the boot was full of Floo powder.
hogwarts-behaviour-melted_cauldron = Melted your sixth cauldron
    .flavour = The dungeon has a window now.

## Events

hogwarts-event-dobby = Dobby
    .flavour = Dobby only wants to help! Dobby has already helped! Dobby is so sorry about the ceiling!
hogwarts-event-eight_hundred_flowerpots = Eight hundred flowerpots
    .flavour = Someone at the Ministry added a zero to the order. Every chimney gets its share.
hogwarts-event-left_boot = The left boot
    .flavour = An old boot on every pillow. Please do not try it on. Oh. Too late.
hogwarts-event-feast = Unexpected feast
    .flavour = The house-elves have cooked for a birthday. Nobody knows whose. Nobody asks.
hogwarts-event-troll_alarm = Troll alarm
    .flavour = Walk, do not run, says the prefect, running.
hogwarts-event-hogsmeade_weekend = Hogsmeade weekend
    .flavour = All permission slips are signed. Most of them by parents.
hogwarts-event-headmasters_good_mood = The headmaster’s good mood
    .flavour = He found woollen socks in his post, and now everyone gets something.
hogwarts-event-decree_ninety_nine = Educational Decree number ninety-nine
    .flavour = Fun is to be handed in at the office, sorted by size.
hogwarts-event-flying_lesson_indoors = Charms practice on the stairs
    .flavour = A hundred feathers, a hundred wands, and one cat on the chandelier.
hogwarts-event-cupboard_left_open = The cupboard is open
    .flavour = Professor Snape has a cold, and his key is in the wrong trousers.
hogwarts-event-library_amnesty = Library amnesty
    .flavour = Bring back what you borrowed. One book is four hundred years late and wants to apologise.
hogwarts-event-filchs_spring_cleaning = Filch’s spring cleaning
    .flavour = Four hundred and thirty-seven forbidden objects on the list. He has come for yours.
hogwarts-event-cornish_pixies = Cornish pixies
    .flavour = Professor Lockhart opened the cage and then remembered an appointment.
hogwarts-event-every_flavour_beans = Every-flavour beans
    .flavour = One of you has toffee. One of you has troll toe.
hogwarts-event-polished_trophy = The polished trophy
    .flavour = Someone’s name has turned up on a cup from last century. It must be a mistake. It counts.
hogwarts-event-who_let_the_toad_out = Who let the toad out?
    .flavour = Trevor is in the punch bowl. Someone must have done it, and the dice know who.
hogwarts-event-peeves_sorts_the_bags = Peeves sorts the bags
    .flavour = Everything is alphabetical now. The alphabet is his.
hogwarts-event-poison_quill = A poisonous quill
    .flavour = The evening paper has an exclusive on the school’s favourite. Most of it is spelt correctly.
hogwarts-event-loose_niffler = A niffler is loose
    .flavour = Every pocket in the school is empty but one, and that one belongs to its friend.
hogwarts-event-moving_staircase = The staircase changes its mind
    .flavour = One of you is carried up in style. One of you now lives on the landing.

## Quidditch cards

hogwarts-quidditch-nimbus_2000 = Nimbus 2000
    .flavour = Polished daily, envied hourly.
hogwarts-quidditch-sloth_grip_roll = Sloth Grip Roll
    .flavour = Hang upside down and call it strategy.
hogwarts-quidditch-firebolt = Firebolt
    .flavour = Nought to a hundred and fifty before you have finished reading this.
hogwarts-quidditch-wronski_feint = Wronski Feint
    .flavour = Dive at the ground as if you meant it. Then do not.
hogwarts-quidditch-confundus_charm = Confundus Charm
    .flavour = The other seeker has just caught a very surprised sparrow.
