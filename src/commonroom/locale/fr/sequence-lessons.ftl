### The lessons of Sequence, in French: what the coach says, at most 35 words at a time.
### `.otherwise` answers any try that has no answer of its own; every other attribute answers one kind of try.
### Spaces are called by the edges of the board, as in e6.

## First chip

sequence-lesson-first-chip = Votre premier jeton
    .about = Une carte désigne une case, un jeton s’y pose, une nouvelle carte suit.
    .end = Voilà un tour complet : une carte, un jeton, une carte. Vous verrez ensuite à quoi servent les jetons.
sequence-lesson-first-chip-place = Chaque carte, sauf les valets, figure deux fois sur le plateau. Prenez votre 4♥ et posez un jeton sur l’une de ses deux cases.
    .other-card = Cette carte irait aussi. Pour l’instant, prenez le 4♥ : c’est lui qui est éclairé.
    .other-space = Cette case montre une autre carte. Votre 4♥ ne va que là où le plateau montre un 4♥.
    .corner = Les coins restent libres. Ils comptent déjà pour tout le monde.
    .otherwise = D’abord le 4♥, puis l’une des deux cases éclairées.
sequence-lesson-first-chip-draw = Votre jeton est posé. Piochez maintenant une carte pour en avoir sept à nouveau. D’habitude, cela se fait tout seul ; sinon, un oubli vous laisse avec une de moins.
    .too-soon = Un jeton par tour. Piochez d’abord, ensuite Blaise joue.
    .otherwise = Touchez la pioche : une carte vous attend.
sequence-lesson-first-chip-taken = Blaise avait aussi un 8♦ et a couvert l’une de ses cases. Le vôtre va sur l’autre, en j7.
    .other-card = Gardez cette carte pour plus tard. Ici, il s’agit du 8♦.
    .covered = Le jeton de Blaise s’y trouve déjà. Une case, un jeton ; l’autre case du 8♦ est libre.
    .otherwise = Votre 8♦, sur la case éclairée en j7.
sequence-lesson-first-chip-again = Le jeton est posé. Et après ? Vous le savez déjà.
    .too-soon = C’est à Blaise, mais votre carte est encore sur la pioche.
    .otherwise = Piochez votre carte.

## Lines and corners

sequence-lesson-lines = Cinq en ligne
    .about = Cinq jetons en ligne font une séquence, et il en faut deux pour gagner.
    .end = Deux séquences, et la partie est à vous ! Pensez aux coins : ils vous épargnent un jeton.
sequence-lesson-lines-grow = Cinq de vos jetons en ligne font une séquence, en long, en large ou en diagonale. Votre 4♥ a deux cases. Laquelle prolonge la diagonale de c4 ?
    .apart = Cette case est libre, mais isolée. Suivez la diagonale de c4 à g8.
    .other-card = La diagonale n’y gagne rien. Avec le 4♥, si.
    .otherwise = Cherchez la case du 4♥ entre vos jetons.
sequence-lesson-lines-five = Quatre sur cinq. Il manque f7, et vous avez la carte. Fermez la ligne.
    .apart = C’est l’autre K♥. Le trou de votre ligne est en f7.
    .other-card = La case f7 montre le K♥. C’est la carte qu’il vous faut.
    .otherwise = Jouez votre K♥ en f7.
sequence-lesson-lines-corner = Votre première séquence, que personne ne peut défaire. Regardez en haut à gauche : le coin compte comme votre jeton. Que manque-t-il pour faire cinq ?
    .apart = C’est l’autre 5♠. Il vous faut a5, à côté de vos trois jetons.
    .other-card = Une seule carte ferme la rangée du haut, et vous l’avez : regardez la case a5.
    .corner = Aucun jeton ne va sur un coin. Il compte déjà pour vous.
    .otherwise = Jouez votre 5♠ en a5.

## Jacks

sequence-lesson-jacks = Deux sortes de valets
    .about = Un œil retire un jeton, deux yeux en posent un n’importe où.
    .end = Un œil retire, deux yeux posent partout. Gardez-les pour ce que vos autres cartes ne peuvent pas faire.
sequence-lesson-jacks-remove = Blaise a quatre jetons en ligne, ouverts des deux côtés. J♠ n’a qu’un œil : il retire un jeton adverse. Enlevez l’un des quatre.
    .one-end = Vous fermez un côté, Blaise prend l’autre. Brisez plutôt la ligne avec J♠.
    .other-card = Blaise ferait alors cinq au prochain tour. Votre J♠ peut l’empêcher.
    .empty = J♠ ne pose rien. Il retire un jeton : choisissez l’un des quatre.
    .locked = Une séquence terminée ne se défait plus, même avec un valet. Les quatre du milieu, si.
    .own = C’est votre propre jeton. Prenez-en un de Blaise.
    .otherwise = Jouez J♠ sur l’un des quatre jetons éclairés.
sequence-lesson-jacks-wild = Joli coup. J♦ et J♣ ont deux yeux : ils posent votre jeton sur n’importe quelle case libre. Comblez avec l’un d’eux le trou de votre rangée.
    .anywhere = C’est permis, mais seule la case d6 complète votre rangée.
    .other-card = Aucune autre carte ne vous mène en d6. C’est là que sert le valet.
    .covered = Ce valet demande une case libre. Il y a déjà un jeton ici.
    .corner = Aucun jeton sur un coin, même avec un valet.
    .otherwise = Jouez J♦ ou J♣ en d6.
sequence-lesson-jacks-keep = Une séquence ! Dans la rangée i, vous avez trois autres jetons et un trou en i5. Deux de vos cartes y vont. Laquelle préférez-vous donner ?
    .costly = Cela marche, mais votre 4♠ fait aussi bien l’affaire. Gardez le valet pour une case que vous n’atteignez pas autrement.
    .apart = C’est l’autre 4♠. Le trou de votre rangée est en i5.
    .other-card = Comblez le trou en i5 : cela en fait quatre.
    .otherwise = Jouez votre 4♠ en i5.

## Dead cards

sequence-lesson-dead-cards = Les cartes sans case
    .about = Quand les deux cases d’une carte sont couvertes, vous pouvez l’échanger.
    .end = Une carte morte ne coûte rien : un échange par tour, et vous jouez quand même.
sequence-lesson-dead-cards-swap = Les deux cases de votre 9♥ sont couvertes : la carte est morte. Échangez-la ; c’est encore à vous ensuite.
    .later = Celle-là aussi est morte, son tour viendra. Échangez d’abord le 9♥.
    .play = Vous pourriez, mais la carte morte resterait en main. Échangez d’abord le 9♥.
    .alive = Cette carte a encore une case libre, ou c’est un valet, qui n’est jamais mort. Le 9♥ l’est.
    .covered = Il n’a plus de case libre. Échangez-le plutôt.
    .otherwise = Prenez le 9♥ et échangez-le.
sequence-lesson-dead-cards-use = Vous avez pioché le 3♥, et l’une de ses cases prolonge votre rangée. Jouez-le là.
    .apart = Libre, mais isolée. En i9, il prolonge votre rangée.
    .other-card = Votre nouveau 3♥ fait quatre dans la rangée i. Prenez-le.
    .one-swap = Un seul échange par tour. L’autre carte morte attendra.
    .otherwise = Jouez le 3♥ en i9.
sequence-lesson-dead-cards-find = Nouveau tour, nouvel échange. Une autre de vos cartes est morte : regardez h8 et j3, et trouvez-la.
    .play = L’échange d’abord : il ne coûte rien.
    .alive = Celle-là peut encore se jouer. Regardez ce que montrent h8 et j3.
    .otherwise = C’est le K♦. Échangez-le.
sequence-lesson-dead-cards-finish = Bien vu. Il manque encore un jeton à ce tour : jouez la carte de votre choix.
    .otherwise = Choisissez une carte, puis l’une de ses cases libres.

## Blocking

sequence-lesson-blocking = Barrer la route
    .about = Voir venir une ligne et y glisser un jeton.
    .end = Arrêtez tout de suite une ligne de quatre, et assez tôt une ligne de trois ouverte, si possible avec un jeton qui vous sert aussi.
sequence-lesson-blocking-four = Blaise a quatre jetons avec un trou en e5. Encore un, et c’est une séquence. Vous avez la carte de ce trou.
    .apart = C’est l’autre 5♥, qui n’arrête rien. Le trou est en e5.
    .other-card = Joli, mais Blaise ferme au prochain tour. D’abord le 5♥.
    .otherwise = Jouez votre 5♥ en e5.
sequence-lesson-blocking-three = Arrêté. Blaise en a maintenant trois dans la colonne 8, ouverts des deux côtés. Si vous attendez, deux chemins mènent à cinq. Fermez un côté.
    .apart = Cette carte a aussi une case au bout de la colonne. Prenez celle-là.
    .other-card = Les trois deviendraient quatre, ouverts des deux côtés, et vous n’en fermeriez qu’un. Bloquez maintenant.
    .otherwise = Jouez le 9♦ en e8 ou le 2♥ en i8.
sequence-lesson-blocking-both = Encore trois, sur la diagonale de f3. Vous pouvez fermer l’un ou l’autre bout. Lequel vous sert aussi ?
    .only-blocks = Cela arrête Blaise. L’autre bout aussi, et il vous en fait quatre.
    .other-card = D’abord la diagonale : deux de vos cartes l’arrêtent.
    .otherwise = Jouez votre 3♠ en i6.

## Teams

sequence-lesson-teams = Jouer en équipe
    .about = Une couleur, deux joueurs, et pas un mot sur les cartes.
    .end = Votre équipe gagne ! Sans un mot : vos jetons ont parlé.
sequence-lesson-teams-join = Luna, en face de vous, joue votre couleur : ses jetons sont les vôtres. Il y en a trois dans la colonne 4. Faites-en quatre.
    .apart = Cette case est loin de la colonne. C’est f4 qui la prolonge.
    .other-card = Aidez la colonne de Luna : la carte éclairée va en f4.
    .otherwise = Jouez la carte éclairée en f4.
sequence-lesson-teams-claim = Luna a fermé aussitôt. Mais Blaise vient de dire à Draco où jouer. Dans cette édition, c’est du coaching, et cela leur coûte une carte chacun. Réclamez.
    .play = Vous pouvez jouer, mais le conseil resterait impuni. Réclamez d’abord.
    .own-team = On n’accuse pas sa propre équipe, et une seule réclamation peut être ouverte.
    .otherwise = Faites une réclamation pour coaching contre l’autre équipe.
sequence-lesson-teams-leave = Ils avouent, et chacun défausse une carte. Montrez à Luna sans parler ce que vous voulez : h6 à h8 sont à vous, et h10 aiderait.
    .apart = Luna ne comprendrait pas. Dans la rangée h, elle voit la ligne.
    .other-card = Posez un jeton dans la rangée h. Luna fera le reste.
    .otherwise = Jouez la carte éclairée en h10.
