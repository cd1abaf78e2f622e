### A Year at Hogwarts in the terminal, in French: what the page says otherwise. Variables as in hogwarts-table.ftl.

## What is on the table

hogwarts-a-match = un match
hogwarts-last-round = DERNIÈRE MANCHE
# Stands beside a player's name.
hogwarts-choosing = choisit un personnage
hogwarts-weapons = Armes
hogwarts-near = Tout près
hogwarts-free-step = un pas gratuit
hogwarts-trip-away = accessible par un voyage
hogwarts-must-stop = vous devez vous arrêter
# Before a list of places, by the kind of field; hogwarts-ends-other stands before those of no kind.
hogwarts-ends =
    { $count ->
        [one] Un pas mène à (tapez un nom) :
       *[other] { $count } pas mènent à (tapez un nom) :
    }
hogwarts-ends-other = autres
# When somebody comes back from a trip.
hogwarts-until =
    { $when ->
        [turn] à la fin du tour
        [roll] au prochain jet, ou quand la mission est finie
       *[destroyed] quand il est détruit
    }

## Choices and questions. $task is what is asked; passing means something else each time.

hogwarts-pass =
    { $task ->
        [brace] Laisser faire
        [reroll_dice] Garder les dés
        [rolled] Laisser ainsi
        [exchange] Lancer sans jeton
        [pick_up] Le laisser ici
        [choose_mission] Pas maintenant
        [sit_exams] Pas d’examen
        [offer_trip] Rester ici
        [exchange_offer] Garder toutes les missions
        [start_of_turn] Rester sur place
        [last_word] Finir le tour
        [take_prize] Ne rien prendre
        [take_items] Ne rien prendre de plus
        [hand_over] Le garder
        [try_horcrux] Pas maintenant
        [optional] S’en passer
        [make_offer] Le garder
        [offer_swap] Ne rien proposer
        [choose_field] Rester sur place
        [summon_item] Ne rien prendre
       *[other] Non, continuer
    }
hogwarts-nothing-brace = Vous ne pouvez rien y faire.
hogwarts-nothing-sit_exams = Une salle de classe : aucun de vos livres n’y convient.
hogwarts-no-choice = Ce n’est pas l’un des choix : tapez un numéro ou les premières lettres ; ? explique tout.

## What the person asks for

hogwarts-no-board = Vous n’avez pas encore de personnage.
hogwarts-about-what = Sur quoi ? Tapez i et le début d’un nom.
hogwarts-nothing-called = Rien ici ne s’appelle « { $name } ».
# $fields are the places around it.
hogwarts-not-entered = personne ne peut y entrer. On y est dès qu’on se trouve sur l’une de ces cases : { $fields }.

## The help page. .keys is what the person types, where that is a word of the language.

hogwarts-help = Parcourez le château, ramassez des jetons objet et accomplissez vos missions : allez au lieu d’une mission avec tout ce qu’il faut et battez son adversaire. Les examens, les matchs et la bonne conduite rapportent aussi des points. Le titre dit ce qui met fin à la partie.
hogwarts-help-returns = Dans Le retour de Voldemort, Peter Pettigrow réunit quatre jetons et les apporte au terrain de Quidditch : alors Lord Voldemort est de retour avec ses Mangemorts et cherche la Baguette de Sureau. Les héros détruisent les Horcruxes avec le Crochet de Basilic ou l’épée de Gryffondor, et Harry cherche la Pierre de Résurrection. À la fin, Harry et Voldemort doivent se rencontrer.
hogwarts-help-number = le troisième des choix ; Entrée, quand il n’y en a qu’un
hogwarts-help-words = ou le début de ses mots, si aucun autre choix ne commence ainsi
    .keys = lancer
hogwarts-help-place = en marchant : aller au lieu de ce nom ; on vous demande s’il y a un jeton en chemin
    .keys = horloge
hogwarts-help-cards = votre personnage et vos cartes, avec leurs effets
hogwarts-help-missions = vos missions : ce qui manque et où, et qui vous combattrez
hogwarts-help-board = le plateau autour de vous
hogwarts-help-everybody = ce que chacun possède
hogwarts-help-about = sur un lieu, un jeton, une carte, un personnage ou une mission
    .keys = i NOM
hogwarts-help-pass = passer : continuer sans, ou laisser faire ce qui est annoncé
hogwarts-help-ready = une mission prête, et une à laquelle il manque quelque chose
hogwarts-help-contents = ce qui se trouve sur une case, objets et personnes
hogwarts-help-steps = où se trouve une chose, et la distance à pied
hogwarts-help-match = Un match sur le terrain a ses propres touches ; les choix sont affichés dessous :
