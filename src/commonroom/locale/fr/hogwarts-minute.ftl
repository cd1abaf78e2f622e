### Une année à Poudlard en une minute, en français : six images par mode, chacune avec un titre et une phrase ou deux.

hogwarts-minute-walk = Lancer et marcher
    .text = Deux dés donnent le nombre de pas. Utilisez tout le jet, dans la direction de votre choix. Vous ne pouvez vous arrêter avant qu’aux tours et aux lieux de vos missions.
hogwarts-minute-fields = La case où l’on s’arrête
    .text = Son signe dit ce qui se passe : sorts, potions, livres, PV, un événement, un duel avec un élève.
hogwarts-minute-tokens = Ramasser des jetons
    .text = Les jetons dorés sont visibles sur la carte. Prenez-en deux par tour au plus, même en passant. La sacoche en contient six.
hogwarts-minute-mission = Accomplir des missions
    .text = Apportez ses jetons à l’endroit indiqué. L’adversaire vous y attend ; battez-le, et les points sont à vous.
hogwarts-minute-fight = Dés et cartes au combat
    .text = Un dé qui montre au moins la résistance adverse retire 1 PV. Puis l’adversaire frappe. Sorts et potions aident.
hogwarts-minute-exam = Passer des examens
    .text = Rendez un livre dans sa salle de classe et marquez sa valeur. Le Quidditch et une bonne conduite rapportent aussi.

## Voldemort Returns

hogwarts-minute-sides = Deux camps
    .text = L’un de vous est Peter Pettigrow, les autres sont Harry et ses amis.
hogwarts-minute-ritual = Le rituel
    .text = Pettigrow rassemble quatre choses et les porte au terrain de Quidditch. Alors Voldemort revient, avec ses Mangemorts.
hogwarts-minute-horcruxes = Six Horcruxes
    .text = Ils sont visibles sur la carte. Chaque Horcruxe détruit coûte 1 PV à Voldemort.
hogwarts-minute-weapons = Crochet ou épée
    .text = Avec l’un des deux, un héros va jusqu’à un Horcruxe et lance un dé contre le camp obscur. S’il fait plus, l’Horcruxe est détruit.
hogwarts-minute-return = Le retour
    .text = Désormais, on se bat. Harry cherche la Pierre de Résurrection, Voldemort la Baguette de Sureau.
hogwarts-minute-meeting = La rencontre
    .text = Sans la Pierre, Harry perd ; sans la Baguette, Voldemort perd. Si chacun a son objet, Voldemort gagne s’il reste un Horcruxe ; sinon, chacun lance un dé.

# The line below the pictures.
hogwarts-minute-count = Qui gagne ?
    .text = Pendant l’année : le plus de points, dès que quelqu’un a les missions et les points de la durée choisie. Dans Le retour de Voldemort : qui gagne la rencontre.
