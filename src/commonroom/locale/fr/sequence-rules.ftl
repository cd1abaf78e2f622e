### The rules of Sequence in French: one message per rule or ruling, and the words of the rules document.
### The order and the structure are in games/sequence/rules.toml.


## The document

document-sequence = Sequence : les règles
    .intro =
        Cette page réunit toutes les règles de Sequence telles que Common Room les applique. On joue une
        carte, on pose un jeton sur une case qui montre la même carte, on pioche, et on cherche à former des
        lignes de cinq.

        - Un identifiant comme SEQ-51 désigne une **règle** : les livrets imprimés l’énoncent, ou elle en
          découle directement. La source dit où elle se trouve, et si elle est imprimée, déduite du texte
          imprimé, calculée ou tirée d’une source publique extérieure aux livrets.
        - Un identifiant comme RUL-SEQ-51 désigne une **décision** : notre choix là où les livrets se
          taisent ou peuvent se lire de deux façons. Elle donne la question, la réponse et la raison.
          Certaines décisions peuvent être modifiées par une option à l’ouverture d’une table.

        Un **camp** est un joueur seul, ou une équipe quand on joue en équipes. Une **case** est l’un des
        cent carrés du plateau. Un valet **joker** pose un jeton, un valet **anti-joker** en retire un. Un
        jeton **verrouillé** fait partie d’une séquence complète et reste où il est.

        Deux éditions imprimées sont prises en compte, et chaque règle nomme celles auxquelles elle
        appartient. Cette page n’est pas officielle : toutes les règles y sont reformulées avec nos propres
        mots, elle ne remplace pas le livret de votre boîte, et les noms des jeux, des éditeurs, des maisons
        et des personnages sont des marques de leurs propriétaires.
    .contents = Sommaire
    .editions = Éditions
    .edition = Édition
    .id = Identifiant
    .box = Boîte
    .differences = Différences entre les éditions
    .topic = Sujet
    .ids = Voir
    .readings = Différences entre les langues imprimées et lecture retenue
    .readings-intro =
        Les deux éditions sont imprimées en huit langues : anglais, français, néerlandais, allemand,
        italien, espagnol, portugais et polonais. Elles ne disent pas toujours la même chose ; voici où
        elles divergent.
    .difference = Les textes
    .reading = Lecture retenue
    .why = Pourquoi
    .options = Options
    .options-intro =
        Une table choisit ses options avant le début de la partie. La première valeur est celle par défaut.
        La valeur « edition » signifie : selon la règle de l’édition choisie.
    .option = Option
    .values = Valeurs
    .decides = Ce qu’elle détermine
    .procedures = Procédures
    .procedures-intro =
        Les mêmes règles encore une fois, dans l’ordre exact où elles s’appliquent.
    .refusals = Actions refusées
    .refusals-intro =
        Une action interdite est refusée avec un code qui dit pourquoi ; voici les codes que l’on rencontre
        en jouant. Un refus ne change rien : la carte reste en main, le tour reste où il est, et la
        tentative ne compte pas comme une action de ce joueur.
    .code = Code
    .meaning = Signification
    .source = Source
    .rulings = Décision

edition-sequence-harry-potter-2021 = Harry Potter 2021
    .box = Sequence, édition Harry Potter, Goliath 2021
edition-sequence-classic-2022 = Classique 2022
    .box = Sequence, édition classique, Goliath 2022


## Sections

section-sequence-components = Matériel
    .about = les cartes, le plateau, les jetons
section-sequence-players = Joueurs et équipes
    .about = combien de joueurs, équipes, places, couleurs, combien de séquences pour gagner
section-sequence-start = Choisir qui commence
    .about = le tirage du donneur ou du camp qui commence
section-sequence-dealing = Distribution
    .about = nombre de cartes en main, pioche
section-sequence-information = Informations visibles et cachées
    .about = ce que joueurs et spectateurs peuvent voir
section-sequence-turn = Le tour
    .about = jouer une carte, poser un jeton, passer, aucun coup possible, main vide
section-sequence-drawing = Piocher
    .about = la carte de fin de tour, et ce qui se passe quand on l’oublie
section-sequence-corners = Coins
    .about = les quatre cases qui comptent pour tout le monde
section-sequence-jacks = Valets
    .about = les valets jokers qui posent, les valets anti-jokers qui retirent
section-sequence-dead-cards = Cartes mortes
    .about = les cartes sans case libre et comment les échanger
section-sequence-sequences = Séquences
    .about = ce qui compte comme cinq en ligne, et ce qui est verrouillé
section-sequence-long-lines = Longues lignes
    .about = de six à dix en ligne, qui choisit les cinq, deux séquences dans une même ligne
section-sequence-sharing = Cases partagées
    .about = séquences qui se croisent, deux séquences avec un seul jeton
section-sequence-talk = Discussion et coaching
    .about = ce que des coéquipiers peuvent se dire, réclamations, pénalité
section-sequence-end = Fin de la partie
    .about = victoire, pioche vide, partie nulle
section-sequence-leaving = Départs et temps
    .about = connexions perdues, joueurs qui partent, abandon


## Components

SEQ-01 =
    Le paquet compte 104 cartes : deux exemplaires de chacune des 52 cartes, à savoir l’as, les cartes de 2
    à 10, le valet, la dame et le roi dans quatre enseignes ou maisons. Il n’y a pas de cartes joker.
    .source =
        Contenu. Le nombre est imprimé ; la composition est déduite des nombres imprimés.
SEQ-02 =
    Huit des 104 cartes sont des valets : quatre jokers et quatre anti-jokers.
    .source =
        Harry Potter : Les valets. Classique : Déroulement de la partie nomme les deux sortes ; leur nombre
        est déduit.
SEQ-03 =
    Le plateau compte dix rangées de dix cases : 96 cases qui montrent une carte, et quatre coins.
    .source =
        Contenu et Déroulement de la partie. La taille est déduite des nombres imprimés (deux fois 48
        cartes, plus quatre coins) et concorde avec les descriptions publiques du plateau.
SEQ-04 =
    Chaque carte sauf les valets figure sur exactement deux cases. Les valets ne figurent sur aucune.
    .source = Déroulement de la partie (imprimé)
SEQ-05 =
    Les cartes sont disposées sur le plateau comme le montre « Le plateau » dans les procédures. Tourné d’un
    quart, d’un demi ou de trois quarts de tour, c’est toujours le même plateau.
    .source =
        Absent du livret ; tiré d’une source publique : plusieurs copies indépendantes du plateau classique,
        qui concordent case par case.
SEQ-06 =
    Les cartes appartiennent à quatre maisons au lieu de quatre enseignes, et c’est la maison qui détermine
    la sorte d’un valet. Le livret ne dit pas où se trouvent les maisons sur le plateau ; voir RUL-SEQ-02 et
    RUL-SEQ-03.
    .source = Les valets (imprimé)
SEQ-07 =
    Il y a 135 jetons : 50 onyx, 50 or et 35 argent.
    .source = Contenu (imprimé)
SEQ-08 =
    Il y a 135 jetons : 50 bleus, 50 verts et 35 rouges.
    .source = Contenu (imprimé ; le total est calculé)
SEQ-09 =
    Un jeton a deux faces. On le pose face Harry Potter visible ; il montre la face SEQUENCE dès qu’il fait
    partie d’une séquence complète.
    .source = Déroulement de la partie (imprimé)
RUL-SEQ-01 =
    Deux exemplaires de chacune des 52 cartes, sans cartes joker.
    .question = Quelles sont les 104 cartes du paquet, et y a-t-il des cartes joker ?
    .reason =
        104, c’est deux fois 52. Les boîtes américaines contiennent aussi des jokers, mais leurs règles les
        écartent du jeu.
RUL-SEQ-02 =
    À l’intérieur du programme, les cartes gardent les quatre enseignes : Gryffondor tient lieu de carreau,
    Serpentard de trèfle, Poufsouffle de cœur et Serdaigle de pique.
    .question = Quelle maison remplace quelle enseigne ?
    .reason =
        Ainsi, les valets des deux éditions ont les mêmes pouvoirs. Le livret fixe les deux paires :
        Gryffondor et Serpentard sont jokers, Poufsouffle et Serdaigle anti-jokers. À l’intérieur d’une paire,
        c’est nous qui attribuons l’enseigne à la maison, et cela ne change rien au jeu.
RUL-SEQ-03 =
    Comme sur le plateau classique, avec les maisons à la place des enseignes selon RUL-SEQ-02. Cette
    disposition fait partie des données de l’édition ; on pourra la remplacer quand la vraie sera connue.
    .question = Comment les cartes sont-elles disposées sur le plateau Harry Potter ?
    .reason =
        Le livret ne le dit pas, et aucune source publique n’a été trouvée. Aucune règle n’en dépend ; seul
        change le voisinage des cases.
RUL-SEQ-04 =
    Le plateau est enregistré dans la seule position montrée sous « Le plateau ». Un écran peut tourner
    l’image, mais les rangées et les colonnes gardent leurs numéros.
    .question = Dans quel sens le plateau est-il orienté ?
    .reason =
        Les copies publiques montrent le même plateau dans les quatre orientations, mais jamais en miroir.
RUL-SEQ-14 =
    Non. Les deux exemplaires d’une carte sont interchangeables.
    .question = Faut-il préciser lequel de deux exemplaires identiques on joue ?
    .reason = Les deux se ressemblent et font la même chose.
RUL-SEQ-68 =
    Les jetons ne s’épuisent jamais ; le nombre affiché est purement indicatif. Avec limit_chips activé, un
    camp dont la réserve est vide ne peut plus poser de jeton et ne peut donc jouer que ses valets
    anti-jokers. Les jetons retirés du plateau retournent dans la réserve.
    .question = Que se passe-t-il quand un camp n’a plus de jetons ?
    .reason = Les livrets n’en disent rien, et en pratique les nombres imprimés suffisent.


## Players and teams

SEQ-10 =
    Sequence se joue à 2, 3, 4, 6, 8, 9, 10 ou 12 : tout nombre de 2 à 12 divisible par 2 ou par 3. On ne
    peut pas y jouer à 5, 7 ou 11.
    .source =
        Mise en place. Imprimé dans l’édition Harry Potter ; dans l’édition classique, déduit de la liste
        des cartes à distribuer et des équipes égales.
SEQ-11 =
    À deux ou trois, chacun joue pour soi. À partir de quatre, il faut former des équipes. Il n’y a jamais
    plus de trois camps.
    .source = Mise en place (imprimé)
SEQ-12 =
    Toutes les équipes ont la même taille. À 4 joueurs, deux équipes de 2 ; à 6, deux équipes de 3 ou trois
    de 2 ; à 8, deux de 4 ; à 9, trois de 3 ; à 10, deux de 5 ; à 12, deux de 6 ou trois de 4.
    .source =
        Harry Potter : Jeu en équipes. Classique : Mise en place. L’égalité des tailles est imprimée ; la
        liste est calculée.
SEQ-13 =
    À deux équipes, les places alternent autour du plateau : chaque joueur est assis entre deux adversaires.
    .source = Harry Potter : Jeu en équipes. Classique : Mise en place (imprimé)
SEQ-14 =
    À trois équipes, une place sur trois autour du plateau revient à la même équipe.
    .source =
        Harry Potter : Jeu en équipes (imprimé). Classique : Mise en place, qui demande seulement d’alterner
        les joueurs de chaque équipe.
SEQ-15 =
    Deux camps prennent les jetons or et les jetons onyx. L’argent ne sert qu’à un troisième camp.
    .source = Mise en place (imprimé)
SEQ-16 =
    Les camps choisissent leur couleur. Deux camps prennent le bleu et le vert ; le rouge reste pour un
    troisième camp.
    .source = Mise en place (imprimé ; la troisième couleur est déduite)
SEQ-17 =
    Tous les membres d’une équipe jouent la même couleur. Les jetons, les séquences et la victoire
    reviennent au camp et non à un joueur en particulier.
    .source = Mise en place et Fin de la partie (imprimé)
SEQ-18 =
    À deux camps, il faut deux séquences pour gagner. À trois camps, il en faut une.
    .source = Harry Potter : But du jeu. Classique : But du jeu et Fin de la partie (imprimé)
RUL-SEQ-10 =
    Exactement les nombres de SEQ-10 et les équipes de SEQ-12. À 6 ou 12 joueurs, la personne qui ouvre la
    table choisit deux ou trois équipes. Deux ou trois joueurs jouent toujours chacun pour soi, et une
    partie avec tout autre nombre de joueurs ne peut pas commencer.
    .question = Quels nombres de joueurs et d’équipes une table peut-elle choisir ?
    .reason = Les équipes doivent être égales, et il y en a trois au plus.
RUL-SEQ-11 =
    Les places sont numérotées dans le sens des aiguilles d’une montre et attribuées aux camps à tour de
    rôle : premier camp, deuxième, troisième s’il y en a un, puis de nouveau le premier. On ne peut échanger
    les places qu’avant le début de la partie.
    .question = Qui s’assoit où ?
    .reason = On obtient exactement les places de SEQ-13 et SEQ-14.
RUL-SEQ-12 =
    Chaque camp peut choisir parmi les couleurs de son édition. Sans choix, elles sont attribuées dans cet
    ordre : or, onyx, argent dans l’édition Harry Potter ; bleu, vert, rouge dans l’édition classique. La
    troisième couleur n’est proposée qu’à trois camps.
    .question = Qui reçoit quelle couleur ?
    .reason = Cela découle de SEQ-15 et SEQ-16.


## Choosing who starts

SEQ-19 =
    Chaque joueur tire une carte, et celui qui a la plus basse est le donneur. L’as est la carte la plus
    forte ; la plus basse est donc un 2.
    .source = Mise en place (imprimé)
SEQ-20 =
    Le joueur à gauche du donneur joue le premier tour.
    .source = Déroulement de la partie (imprimé)
SEQ-21 =
    Chaque camp tire une carte, et celui qui a la plus forte commence. Il n’y a pas de donneur.
    .source = Mise en place (imprimé ; aucun donneur n’est mentionné)
SEQ-22 =
    En cas d’égalité au tirage, on tire de nouveau.
    .source = Mise en place (imprimé)
RUL-SEQ-05 =
    Seuls ceux qui sont à égalité pour la carte décisive tirent de nouveau, autant de fois qu’il le faut
    pour les départager. La carte décisive est la plus basse dans l’édition Harry Potter, la plus forte dans
    l’édition classique. L’enseigne ne départage jamais.
    .question = Qui tire de nouveau en cas d’égalité au tirage ?
    .reason =
        L’édition Harry Potter ne dit rien des égalités ; l’édition classique dit seulement de tirer de
        nouveau.
RUL-SEQ-06 =
    De la plus basse à la plus forte : de 2 à 10, valet, dame, roi, as. Cela vaut pour les deux éditions.
    .question = Quel est l’ordre des cartes au tirage ?
    .reason =
        L’édition Harry Potter dit que l’as est la carte la plus forte. L’édition classique ne le précise
        pas, et dans les règles américaines l’as est fort aussi.
RUL-SEQ-07 =
    On les prend une à une dans le paquet mélangé de 104 cartes, on les montre à tous et on les remet. Puis
    tout le paquet est mélangé de nouveau avant la distribution.
    .question = Que deviennent les cartes du tirage ?
    .reason = Dans l’édition Harry Potter, le donneur mélange après ce tirage.
RUL-SEQ-08 =
    Le membre qui a le plus petit numéro de place tire pour l’équipe, et joue le premier tour si elle gagne
    le tirage. Si l’option starter vaut random_member, c’est un membre de l’équipe gagnante choisi au
    hasard.
    .question = En équipes, qui tire pour l’équipe et qui joue le premier tour ?
    .reason =
        L’anglais, le français, l’allemand et l’italien ne parlent que de l’équipe ; le polonais, le
        néerlandais et le portugais parlent de la personne qui a tiré. Cette réponse convient aux deux.


## Dealing

SEQ-24 =
    Chaque joueur reçoit 7 cartes à 2 joueurs, 6 cartes à 3 ou 4, 5 cartes à 6, 4 cartes à 8 ou 9, et 3
    cartes à 10 ou 12. C’est le nombre de joueurs qui compte, pas le nombre de camps.
    .source = Mise en place (imprimé)
SEQ-25 =
    Le donneur mélange le paquet, et chacun reçoit le même nombre de cartes.
    .source = Mise en place (imprimé)
SEQ-26 =
    Les cartes restantes forment la pioche : 90 cartes à 2 joueurs, 86 à 3, 80 à 4, 74 à 6, 72 à 8, 68 à 9,
    74 à 10 et 68 à 12.
    .source = Mise en place. La pioche est imprimée ; sa taille est calculée.
RUL-SEQ-09 =
    Les cartes sont distribuées une à une dans le sens des aiguilles d’une montre, en commençant par le
    joueur du premier tour. Dans l’édition Harry Potter, le donneur n’est qu’un repère qui détermine ce
    joueur ; l’édition classique n’a pas de donneur.
    .question = Qui distribue dans une partie numérique, et dans quel ordre ?
    .reason = Un ordre fixe permet de reproduire chaque distribution à partir de sa graine.


## Open and hidden information

RUL-SEQ-13 =
    Une main n’est vue que de son propriétaire ; ni ses coéquipiers ni les spectateurs ne la voient. Tout le
    monde voit la taille de chaque main et de la pioche, le plateau, les séquences complètes et toutes les
    cartes jouées, échangées ou défaussées en pénalité. Une table peut ouvrir les mains aux coéquipiers ;
    voir RUL-SEQ-74.
    .question = Qu’est-ce qui est caché, qu’est-ce qui est visible ?
    .reason = Les cartes sont posées face visible, et il est interdit de parler de celles qu’on a en main.
RUL-SEQ-80 =
    Uniquement ce qui est visible de tous, comme dans RUL-SEQ-13.
    .question = Que voient les spectateurs ?
    .reason = Un spectateur qui verrait une main pourrait la révéler.


## The turn

SEQ-23 =
    On joue à tour de rôle dans le sens des aiguilles d’une montre.
    .source = Déroulement de la partie (imprimé)
SEQ-27 =
    À votre tour, vous choisissez exactement une carte de votre main et vous la posez face visible devant
    vous, sur votre propre pile de défausse.
    .source =
        Déroulement de la partie (imprimé ; seule l’édition Harry Potter parle d’une pile de défausse)
SEQ-28 =
    Si la carte n’est pas un valet, vous posez ensuite un jeton de votre couleur sur une case qui montre
    cette carte.
    .source = Déroulement de la partie (imprimé)
SEQ-29 =
    Vous choisissez librement entre les deux cases qui montrent votre carte, tant qu’aucun jeton n’y est
    posé.
    .source = Déroulement de la partie (imprimé)
SEQ-30 =
    Un jeton posé reste en place. Seul un valet anti-joker peut le retirer du plateau.
    .source =
        Déroulement de la partie. Imprimé dans l’édition Harry Potter ; déduit dans l’édition classique, qui
        ne connaît pas d’autre moyen.
SEQ-31 =
    Ordre du tour : échanger une carte morte si l’on en a une et qu’on le souhaite, jouer une carte, poser
    ou retirer un jeton, piocher une carte.
    .source =
        Déroulement de la partie ; dans l’édition Harry Potter, aussi Carte morte et Les valets (imprimé)
RUL-SEQ-15 =
    Non. Tant qu’un coup est possible, il faut jouer.
    .question = Peut-on refuser de jouer ?
    .reason = Un tour consiste à jouer une carte, et les livrets ne prévoient pas de passer.
RUL-SEQ-16 =
    Si le joueur peut encore échanger une carte morte ce tour-ci, il doit d’abord le faire. Si aucun coup
    n’est possible ensuite, il passe : il ne pose pas de carte et n’en pioche pas.
    .question =
        Et si aucune carte ne peut être jouée : seulement des cartes mortes, des valets anti-jokers sans
        cible ou des valets jokers sur un plateau plein ?
    .reason = La carte piochée à la fin du tour remplace une carte jouée.
RUL-SEQ-17 =
    Si toutes les places passent pendant un tour de table complet, sans qu’aucune carte soit jouée, échangée
    ou piochée entre-temps, la partie est nulle. Un coup compte dès qu’il est joué, même tant que le choix
    de ses cinq cases reste ouvert. Un tour de table avec un échange ne compte pas, car le tour suivant
    permet un nouvel échange.
    .question = Et si tout le monde passe ?
    .reason = Plus rien ne peut changer.
RUL-SEQ-18 =
    La place reste en jeu, passe automatiquement à chacun de ses tours et ne pioche plus jamais. Son camp
    peut encore gagner grâce aux autres membres. Si empty_hand vaut draw_one, la place pioche une carte à la
    place de son tour.
    .question = Et si un joueur n’a plus de cartes après des pioches perdues ou des pénalités ?
    .reason = Les cartes perdues ou défaussées en pénalité ne se rattrapent jamais ; voir SEQ-35 et SEQ-60.
RUL-SEQ-26 =
    Une action interdite est refusée, et une action acceptée est définitive.
    .question = Peut-on reprendre un coup, ou corriger une carte ou une case choisie par erreur ?
    .reason = Un jeton posé reste en place ; voir SEQ-30.
RUL-SEQ-69 =
    Il n’y a pas de règle particulière. RUL-SEQ-16 et RUL-SEQ-17 s’appliquent.
    .question = Et si le plateau est plein ?
    .reason = Les décisions sur le fait de passer couvrent déjà ce cas.


## Drawing

SEQ-32 =
    Vous terminez votre tour en piochant une carte.
    .source =
        Déroulement de la partie. Imprimé partout, sauf dans le texte anglais classique, qui le sous-entend.
SEQ-33 =
    Si vous oubliez de piocher, vous perdez le droit à cette carte dès que le joueur suivant commence à
    agir.
    .source = Déroulement de la partie (imprimé ; la formulation varie selon les langues)
SEQ-34 =
    Si vous oubliez de piocher, vous ne perdez le droit à cette carte que lorsque le joueur suivant a à la
    fois joué son coup et pioché.
    .source = Déroulement de la partie (imprimé)
SEQ-35 =
    Une pioche perdue ne se rattrape jamais : vous jouez jusqu’à la fin de la partie avec cette carte en
    moins.
    .source = Déroulement de la partie (imprimé)
RUL-SEQ-27 =
    Les deux sont possibles. Par défaut, on pioche soi-même et on peut l’oublier. Si draw_mode vaut
    « auto », la carte est piochée juste après le coup et rien ne peut être oublié.
    .question = Les joueurs piochent-ils eux-mêmes, ou le programme pioche-t-il pour eux ?
    .reason =
        SEQ-33, SEQ-34 et SEQ-35 n’ont de sens que si l’on pioche soi-même ; pour une partie détendue, la
        pioche automatique est plus confortable.
RUL-SEQ-28 =
    Le tour passe dès que le coup est réglé. À partir de là, le joueur suivant peut échanger ou jouer, et le
    précédent peut encore piocher ; ce qui arrive en premier compte en premier.
    .question = Qui peut agir entre un coup et la pioche qui s’y rattache ?
    .reason = C’est ainsi autour d’une vraie table, et personne n’a à attendre une invitation.
RUL-SEQ-29 =
    Quand la première action du joueur suivant est acceptée, que ce soit un échange ou un coup. L’option
    forgotten_draw peut changer cela : next_action est la lecture de l’édition Harry Potter, next_draw celle
    de l’édition classique, et avec « never » aucune action d’un autre joueur ne met fin au droit.
    .question = À quel moment précis une carte oubliée est-elle perdue dans l’édition Harry Potter ?
    .reason =
        Les huit langues hésitent entre le début du tour suivant et le coup suivant. Un tour devient visible
        avec sa première action, ce qui s’accorde au mieux avec toutes.
RUL-SEQ-30 =
    Quand le joueur suivant a joué son coup, en posant ou en retirant un jeton, puis pioché la carte qui
    termine ce tour. L’option forgotten_draw peut changer cela, comme décrit dans RUL-SEQ-29.
    .question = À quel moment précis une carte oubliée est-elle perdue dans l’édition classique ?
    .reason = SEQ-34 exige les deux, le coup et la pioche.
RUL-SEQ-31 =
    Les droits s’ajoutent, et piocher pour un coup plus récent annule tous les droits plus anciens.
    Supposons que A et B aient tous deux oublié de piocher et que C ait joué sans piocher. A et B peuvent
    alors encore piocher tous les deux, mais A seulement avant B : une fois que B a pioché, le droit de A
    est perdu.
    .question = Et si le joueur suivant oublie lui aussi de piocher ?
    .reason =
        Tant que B n’a pas à la fois joué et pioché, le droit de A subsiste ; mais il ne peut pas survivre à
        celui de B.
RUL-SEQ-32 =
    Avec le prochain échange ou coup du joueur lui-même. Si le droit subsiste encore au début de ce tour, il
    peut d’abord piocher. Jamais deux cartes ne sont dues à un même joueur.
    .question = Quand le droit à une carte oubliée prend-il fin au plus tard ?
    .reason = Sinon, des mains pourraient dépasser leur taille normale.
RUL-SEQ-33 =
    Passer n’est pas un coup et ne met fin à aucun droit. Le droit de piocher subsiste jusqu’à ce que
    quelqu’un agisse.
    .question = Et si le joueur suivant passe ?
    .reason =
        Une place sautée automatiquement ne doit pas coûter au même instant une carte au joueur précédent.
RUL-SEQ-34 =
    Dans l’édition Harry Potter, le joueur précédent perd sa carte, car l’échange est la première action.
    Dans l’édition classique, il ne la perd pas, car la carte piochée lors d’un échange n’est pas celle qui
    termine le tour. Dans les deux éditions, qui commence son propre tour par un échange perd une carte qui
    lui était encore due.
    .question = Et si le joueur suivant commence par échanger une carte morte ?
    .reason = Cela découle de SEQ-33 et SEQ-34.
RUL-SEQ-35 =
    Exactement une carte de moins à partir de là ; aux tours suivants, on pioche une carte comme d’habitude.
    Plusieurs pioches perdues s’ajoutent.
    .question = Que coûte une pioche perdue ?
    .reason = SEQ-35 retire une carte, pas le droit de piocher encore.
RUL-SEQ-36 =
    Oui ; cela revient à oublier. Dans l’édition Harry Potter, cela peut compter quand il ne reste qu’une
    carte dans la pioche.
    .question = Peut-on renoncer exprès à piocher ?
    .reason = La seule sanction des livrets est la carte perdue.
RUL-SEQ-37 =
    Les bots piochent aussitôt. Un bot qui suit un joueur humain qui doit encore piocher attend que la carte
    soit piochée ou que le délai fixé par draw_grace soit écoulé.
    .question = Comment les bots gèrent-ils la pioche ?
    .reason = Sinon, un bot mettrait fin en quelques millisecondes au droit du joueur qui le précède.
RUL-SEQ-38 =
    Seul le joueur à qui une carte est due peut la piocher. L’écran le lui rappelle sans retenir personne ;
    les autres ne peuvent le voir qu’à la taille de la main. Dans l’édition Harry Potter, le rappel d’un
    coéquipier compte comme du coaching.
    .question = D’autres peuvent-ils piocher pour moi, ou me rappeler de piocher ?
    .reason = SEQ-59 interdit d’avertir un coéquipier.


## Corners

SEQ-36 =
    Chaque coin compte pour tous les camps comme si un jeton de leur couleur s’y trouvait.
    .source = Déroulement de la partie (imprimé)
SEQ-37 =
    Avec un coin, quatre jetons suffisent pour une séquence.
    .source = Déroulement de la partie (imprimé)
SEQ-38 =
    Plusieurs camps peuvent utiliser le même coin, même en même temps.
    .source = Déroulement de la partie (imprimé)
RUL-SEQ-21 =
    Non. Un coin n’est pas une case libre, et il ne porte aucun jeton à retirer.
    .question = Peut-on poser un jeton sur un coin, ou en retirer un ?
    .reason =
        Le coin compte déjà pour tout le monde ; voir SEQ-36. Les réponses publiques aux joueurs disent la
        même chose.


## Jacks

SEQ-39 =
    Les valets jokers sont ceux de Gryffondor (Ron Weasley) et de Serpentard (le professeur Rogue).
    .source = Les valets (imprimé)
SEQ-40 =
    Les valets jokers sont ceux que l’on voit de face, avec deux yeux : les valets de trèfle et de carreau.
    .source =
        Déroulement de la partie. Les deux yeux sont imprimés ; les enseignes viennent d’une source
        publique, les figures courantes des cartes à jouer.
SEQ-41 =
    Pour jouer un valet joker, posez-le sur votre pile de défausse et placez un jeton de votre couleur sur
    une case libre de votre choix.
    .source = Harry Potter : Les valets. Classique : Déroulement de la partie (imprimé)
SEQ-42 =
    Les valets anti-jokers sont ceux de Poufsouffle (Nymphadora Tonks) et de Serdaigle (le professeur
    Trelawney).
    .source = Les valets (imprimé)
SEQ-43 =
    Les valets anti-jokers sont ceux que l’on voit de profil, avec un œil : les valets de pique et de cœur.
    .source =
        Déroulement de la partie. L’œil unique est imprimé ; les enseignes viennent d’une source publique,
        les figures courantes des cartes à jouer.
SEQ-44 =
    Pour jouer un valet anti-joker, posez-le sur votre pile de défausse et retirez un jeton adverse du
    plateau.
    .source = Harry Potter : Les valets. Classique : Déroulement de la partie (imprimé)
SEQ-45 =
    Un jeton qui fait partie d’une séquence complète ne peut pas être retiré du plateau.
    .source =
        Harry Potter : Les valets et Déroulement de la partie. Classique : Déroulement de la partie
        (imprimé)
SEQ-46 =
    Le jeton retiré n’est pas remplacé : on ne pose pas de jeton dans un tour où l’on en retire un.
    .source =
        Classique : Déroulement de la partie (imprimé). Harry Potter : déduit de Les valets, où un valet
        occupe tout le tour.
SEQ-47 =
    Jouer un valet occupe tout votre tour : vous piochez une carte pour le remplacer, et le tour est fini.
    .source = Harry Potter : Les valets (imprimé). Classique : déduit de Déroulement de la partie.
RUL-SEQ-19 =
    On ne peut pas le jouer, même sans effet, et ce n’est pas une carte morte. Il reste en main.
    .question = Et si un valet anti-joker n’a aucun jeton à retirer ?
    .reason = Il doit retirer un jeton, et il n’a pas de cases à lui qui pourraient être occupées.
RUL-SEQ-20 =
    On ne peut pas le jouer, et ce n’est pas une carte morte.
    .question = Et s’il ne reste aucune case libre pour un valet joker ?
    .reason = Un valet joker a besoin d’une case libre.
RUL-SEQ-22 =
    N’importe quel jeton non verrouillé d’un autre camp ; à trois camps, le joueur choisit librement entre
    les deux adversaires. Jamais un jeton de son propre camp, quel que soit le joueur qui l’a posé.
    .question = Les jetons de qui un valet anti-joker peut-il retirer ?
    .reason = Les livrets parlent des jetons d’un adversaire.
RUL-SEQ-23 =
    Oui. À partir du tour du joueur suivant, chacun peut l’utiliser, avec sa carte ou avec un valet joker.
    Le jeton retiré retourne dans la réserve de son propriétaire.
    .question = La case libérée peut-elle resservir ?
    .reason = SEQ-46 n’exclut un nouveau jeton que dans le même tour.
RUL-SEQ-24 =
    Oui. Seule une séquence complète protège ses jetons.
    .question = Peut-on retirer un jeton d’une ligne inachevée, par exemple l’un de quatre alignés ?
    .reason = SEQ-45 protège les séquences complètes et rien d’autre.
RUL-SEQ-81 =
    Non ; aucun des deux livrets ne le permet. Une table peut l’autoriser comme règle maison avec
    breakable_sequences.
    .question = Un valet anti-joker peut-il casser une séquence complète ?
    .reason = C’est une variante connue d’une feuille de règles publique en anglais.


## Dead cards

SEQ-48 =
    Une carte en main est morte quand ses deux cases portent un jeton.
    .source = Carte morte (imprimé)
SEQ-49 =
    Une carte en main qui ne peut pas être jouée, faute de case libre, peut être échangée.
    .source =
        Déroulement de la partie. Six langues disent « injouable », et le néerlandais le dit précisément ;
        la règle manque dans le texte polonais.
SEQ-50 =
    Pour échanger une carte morte, posez-la sur votre pile de défausse à votre tour, avant de jouer, et
    piochez une carte. Jouez ensuite votre tour. L’échange n’est pas obligatoire.
    .source = Harry Potter : Carte morte. Classique : Déroulement de la partie (imprimé)
SEQ-51 =
    On peut échanger au plus une carte morte par tour.
    .source =
        Harry Potter : Carte morte (imprimé). Classique : Déroulement de la partie, imprimé seulement en
        néerlandais.
SEQ-52 =
    On annonce aux autres joueurs que la carte est morte.
    .source = Carte morte (imprimé)
RUL-SEQ-25 =
    Oui : d’abord l’échange, puis n’importe quel coup, y compris un valet ou la carte qui vient d’être
    piochée. Jamais deux coups dans un même tour.
    .question = Peut-on échanger une carte morte et jouer un valet dans le même tour ?
    .reason = Cela découle de l’ordre du tour ; voir SEQ-31.
RUL-SEQ-39 =
    Non, dans aucune des deux éditions. Avec jack_exchange activé, un valet qui ne peut pas être joué
    s’échange comme une carte morte.
    .question = Un valet peut-il être une carte morte ?
    .reason =
        L’édition Harry Potter et le texte classique néerlandais définissent une carte morte par ses cases,
        et un valet n’en a pas. Les autres textes classiques parlent seulement d’une carte injouable, ce
        qu’une table peut prendre au pied de la lettre.
RUL-SEQ-40 =
    Une. Si exchange_limit vaut « unlimited », il n’y a pas de limite.
    .question = Combien de cartes mortes peut-on échanger en un tour dans l’édition classique ?
    .reason =
        Le texte néerlandais dit une seule ; les règles américaines et l’édition Harry Potter aussi.
RUL-SEQ-41 =
    Non. Défausser la carte morte et piocher la nouvelle forment une seule action.
    .question = Peut-on oublier la nouvelle carte d’un échange ?
    .reason = Les livrets décrivent cela comme un seul geste.
RUL-SEQ-42 =
    Non. Dans un tour avec échange, on pioche deux cartes en tout, et la main garde sa taille.
    .question = L’échange remplace-t-il la pioche de fin de tour ?
    .reason =
        Seul le texte italien de l’édition Harry Potter le laisse entendre. La main rétrécirait alors pour
        un simple échange.
RUL-SEQ-43 =
    Pendant son propre tour, avant le coup. Ce n’est possible ni après le coup, ni pendant le tour d’un
    autre joueur, ni tant que le choix d’une séquence ou une pénalité est en suspens.
    .question = Quand peut-on échanger une carte morte ?
    .reason = SEQ-50 place l’échange avant le coup.
RUL-SEQ-44 =
    Avec les options par défaut, cela n’arrive pas : la partie Harry Potter est déjà finie, et la partie
    classique a une nouvelle pioche. Si pile_exhausted vaut play_on, ou si exhaustion_timing vaut
    on_needed_draw, aucun échange n’est possible tant que la pioche est vide.
    .question = Peut-on échanger une carte morte quand la pioche est vide ?
    .reason = Il n’y aurait aucune carte à piocher.
RUL-SEQ-45 =
    Cela se juge au moment de l’échange : les deux cases portent un jeton de n’importe quel camp, y compris
    le sien et y compris des jetons verrouillés. Si l’un de ces jetons est retiré plus tard, la carte
    redevient jouable.
    .question = Quand une carte est-elle morte exactement ?
    .reason = SEQ-48 demande seulement que les deux cases soient occupées.
RUL-SEQ-46 =
    Elle reste en main jusqu’à votre prochain tour.
    .question = Et si la nouvelle carte est morte elle aussi ?
    .reason = SEQ-51 permet un échange par tour, et les guides publics disent la même chose.
RUL-SEQ-47 =
    On peut échanger une carte morte même si d’autres cartes sont jouables ; c’est au joueur de décider.
    Tant que l’une de ses deux cases est libre, une carte n’est pas morte, même si le joueur en a les deux
    exemplaires.
    .question =
        Puis-je échanger alors que je pourrais jouer une autre carte ? Et si j’ai les deux exemplaires d’une
        carte et que l’une de ses cases est libre ?
    .reason = SEQ-50 ne pose pas cette condition, et SEQ-48 demande que les deux cases soient occupées.
RUL-SEQ-48 =
    Oui. Dans les deux éditions, chaque échange est annoncé à toute la table et montre la carte.
    .question = La table sait-elle quelle carte a été échangée ?
    .reason = SEQ-52 le demande, et la carte est de toute façon posée face visible.


## Sequences

SEQ-53 =
    Une séquence, ce sont cinq cases en ligne droite ininterrompue, horizontale, verticale ou diagonale, qui
    comptent toutes pour la même couleur.
    .source =
        Harry Potter : But du jeu et Déroulement de la partie. Classique : But du jeu (imprimé)
SEQ-54 =
    Une séquence complète est définitive : aucun de ses jetons ne peut être retiré jusqu’à la fin de la
    partie.
    .source = Déroulement de la partie (imprimé)
SEQ-55 =
    Les jetons d’une séquence complète sont retournés sur leur face SEQUENCE.
    .source = Déroulement de la partie (imprimé)
RUL-SEQ-49 =
    Non. Elle est reconnue automatiquement dès que le jeton est posé.
    .question = Faut-il annoncer une séquence ?
    .reason = Rien dans les livrets ne le demande.
RUL-SEQ-59 =
    Ni l’un ni l’autre. On n’examine qu’un jeton posé, et seulement pour le camp qui l’a posé.
    .question =
        Retirer un jeton peut-il créer une séquence, ou mon coup peut-il compléter une séquence adverse ?
    .reason = Retirer ne fait qu’enlever, et un jeton ne compte que pour un seul camp.


## Long lines

SEQ-56 =
    On peut compléter plus d’une séquence dans la même rangée ou la même colonne.
    .source = Déroulement de la partie (imprimé)
RUL-SEQ-51 =
    C’est une seule séquence. Exactement cinq de ses cases, dont celle du jeton qui vient d’être posé,
    forment la séquence ; elles seules sont verrouillées et, dans l’édition Harry Potter, retournées. Les
    autres restent des jetons ordinaires que l’on peut retirer. Si long_line_lock vaut whole_line, tous les
    jetons de ce camp dans la ligne ininterrompue sont verrouillés, mais cela reste une seule séquence.
    .question = Que vaut une ligne de six, sept ou huit ?
    .reason = Une séquence compte cinq cases, et une deuxième ne peut en utiliser qu’une.
RUL-SEQ-52 =
    Le joueur qui a posé le jeton, dans le cadre de son coup et avant que le tour passe. Les cinq cases
    peuvent inclure un coin ou le laisser de côté. Si la réponse ne vient pas, parce que le temps est
    écoulé, que le joueur est parti ou qu’un bot n’a pas de préférence, on prend les cinq qui commencent en
    premier quand on lit le plateau comme une page. Si long_line_choice vaut « auto », c’est toujours le
    cas.
    .question = Qui choisit les cinq cases d’une longue ligne ?
    .reason =
        Un guide public laisse le choix au joueur. Et les livrets permettent d’utiliser un coin, sans y
        obliger.
RUL-SEQ-53 =
    Deux séquences, dans les deux éditions : neuf en ligne partagent la case du milieu, et dix n’ont rien à
    partager. Elles peuvent naître en même temps, quand le jeton comble le vide entre quatre et quatre, ou
    l’une après l’autre. Avec collinear_share désactivé, deux séquences dans la même ligne ne peuvent pas
    partager de case ; neuf valent alors une séquence et dix en valent deux.
    .question =
        Une ligne de neuf ou dix vaut-elle une séquence ou deux, et deux séquences dans la même ligne
        peuvent-elles partager la case où elles se rejoignent ?
    .reason =
        Pour l’édition Harry Potter, cela découle de SEQ-56 et SEQ-57. L’édition classique ne parle que de
        séquences qui se croisent ; les règles américaines permettent de partager n’importe quelle case, une
        seule, et les descriptions publiques comptent neuf en ligne comme deux séquences.
RUL-SEQ-56 =
    Pas de nouvelle séquence, et le sixième jeton n’est pas verrouillé.
    .question = Que donne un sixième jeton au bout d’une séquence complète ?
    .reason = Les cinq nouvelles cases en auraient quatre en commun avec l’ancienne séquence.
RUL-SEQ-57 =
    Non. Numérotons de 1 à 10 les cases d’une ligne de dix : une première séquence sur les cases 3 à 7 ou 4
    à 8 ne laisse pas de place à une seconde dans cette ligne, même si neuf ou dix jetons finissent par s’y
    trouver.
    .question = Peut-on choisir de nouveau, plus tard, les cinq cases d’une séquence ?
    .reason = Les jetons sont retournés une fois pour toutes.


## Sharing spaces

SEQ-57 =
    Quand il faut deux séquences, la seconde peut utiliser au plus une case de la première.
    .source = Fin de la partie (imprimé)
SEQ-58 =
    Quand deux séquences de la même couleur se croisent, un jeton peut appartenir aux deux.
    .source = Précisions (imprimé)
RUL-SEQ-50 =
    Toutes comptent en même temps, tant que deux d’entre elles ne partagent pas plus d’une case. À deux
    camps, cela fait gagner la partie aussitôt.
    .question = Et si un seul jeton complète deux séquences ou plus ?
    .reason = Elles partagent exactement la case de ce jeton, ce que SEQ-57 et SEQ-58 permettent.
RUL-SEQ-54 =
    Oui, un camp peut utiliser le même coin pour ses deux séquences. Que le coin compte ou non comme la case
    partagée ne change rien.
    .question = Un coin peut-il être la case partagée, et compte-t-il comme partagé ?
    .reason =
        Deux séquences d’un camp qui partagent un coin n’ont aucune autre case en commun : des lignes de
        directions différentes ne se rencontrent qu’une fois, et dans une même ligne un seul alignement de
        cinq contient un coin donné.
RUL-SEQ-55 =
    Non ; ce n’est pas une deuxième séquence.
    .question = Deux séquences peuvent-elles partager deux cases ou plus ?
    .reason = SEQ-57 en permet une.
RUL-SEQ-58 =
    Non, et cela n’a jamais d’importance, car un camp qui a deux séquences a gagné.
    .question = Un jeton qui appartient à deux séquences a-t-il quelque chose de particulier ?
    .reason = Aucun camp n’a besoin de plus de deux séquences ; voir SEQ-18.
RUL-SEQ-60 =
    Non. La première séquence gagne.
    .question = Le partage a-t-il une importance à trois camps ?
    .reason = À trois camps, une séquence suffit ; voir SEQ-18.


## Team talk and coaching

SEQ-59 =
    Le coaching est interdit en équipes : personne ne peut avertir un coéquipier sur le point de se tromper.
    .source = Jeu en équipes (imprimé)
SEQ-60 =
    La pénalité pour coaching : chaque membre de l’équipe défausse une carte de sa main, de son choix. On ne
    pioche pas pour la remplacer.
    .source = Jeu en équipes (imprimé ; que rien n’est pioché est déduit)
SEQ-61 =
    Les joueurs ne peuvent pas se concerter au sujet de leurs cartes, sauf accord conclu avant la partie. Il
    n’y a pas de pénalité.
    .source = Précisions (imprimé ; aucune pénalité n’est mentionnée)
RUL-SEQ-70 =
    Tant que la discussion est interdite, les équipes n’ont pas de canal privé ; le chat de la table est
    lisible par tous et conservé. Tout signal qui avertit ou conseille un coéquipier est du coaching, que ce
    soit par chat, de vive voix, par un ping ou un emoji.
    .question = Comment le coaching est-il empêché ?
    .reason = SEQ-59 et SEQ-61 l’interdisent.
RUL-SEQ-71 =
    Un joueur d’un autre camp peut faire une réclamation contre une équipe pour coaching ; il y a une seule
    réclamation ouverte par équipe à la fois. Elle est retenue si un membre de cette équipe l’admet ou si
    l’hôte de la table en décide ainsi ; sinon, elle est rejetée sans effet. Le jeu continue pendant ce
    temps, et la fin de la partie efface les réclamations ouvertes. Le programme lui-même ne juge jamais ce
    qui a été dit. Par défaut, la pénalité n’existe que dans l’édition Harry Potter ; coaching_penalty peut
    l’activer ou la désactiver.
    .question = Comment fait-on une réclamation pour coaching ?
    .reason = Comme autour d’une vraie table.
RUL-SEQ-72 =
    Aussitôt, entre deux actions. La partie attend que chaque membre de l’équipe ait choisi une carte à
    défausser, n’importe laquelle, même un valet. Elle n’est pas remplacée, et une carte encore due reste
    due. Si le temps est écoulé ou si le membre est parti, une carte est prise au hasard.
    .question = Comment la pénalité s’applique-t-elle ?
    .reason = SEQ-60 demande une carte à chaque membre de l’équipe.
RUL-SEQ-73 =
    Une dernière carte doit être défaussée ; une main vide ne donne rien. Sans équipes, il n’y a pas de
    règle sur le coaching.
    .question = Et pour les membres qui ont une carte ou aucune, et pour les parties sans équipes ?
    .reason = La règle parle des coéquipiers et de chaque membre de l’équipe.
RUL-SEQ-74 =
    On en décide avant la partie, et cela ne change plus ensuite. Si team_talk vaut « allowed », chaque
    équipe a un canal privé ; avec share_hands activé en plus, les coéquipiers voient les mains les uns des
    autres. Dans cette édition, une discussion interdite n’entraîne pas de pénalité, sauf si
    coaching_penalty est activé.
    .question = Comment une table de l’édition classique autorise-t-elle la discussion ?
    .reason = SEQ-61 demande un accord avant la partie et ne mentionne pas de pénalité.
RUL-SEQ-75 =
    Pas selon le livret. L’option team_talk existe tout de même ; une telle table porte la mention d’une
    règle maison, et la pénalité est désactivée.
    .question = Une table de l’édition Harry Potter peut-elle autoriser la discussion ?
    .reason = SEQ-59 n’admet aucune exception.


## End of the game

SEQ-62 =
    Le premier camp à avoir les séquences qu’il lui faut gagne aussitôt, et la partie se termine. SEQ-18 dit
    combien il en faut.
    .source = But du jeu et Fin de la partie (imprimé)
SEQ-63 =
    Quand la pioche n’a plus de cartes, la partie est nulle : personne ne gagne.
    .source = Déroulement de la partie (imprimé ; le néerlandais donne le moment exact)
SEQ-64 =
    Après une telle partie nulle, tous les jetons quittent le plateau, et une nouvelle partie peut suivre.
    .source = Déroulement de la partie (imprimé)
SEQ-65 =
    Le livret classique ne dit pas ce qui se passe quand la pioche s’épuise. RUL-SEQ-66 comble cette lacune.
    .source = Imprimé dans aucune langue
RUL-SEQ-61 =
    La victoire passe en premier. Le gagnant ne pioche pas, les cartes encore dues sont annulées, et toute
    autre action est refusée.
    .question = Et si un coup gagne la partie alors qu’il reste des cartes à piocher ?
    .reason = SEQ-62 termine la partie aussitôt.
RUL-SEQ-62 =
    Quand la dernière carte est prise. Si exhaustion_timing vaut on_needed_draw, la partie ne se termine que
    lorsqu’une carte est nécessaire et qu’elle manque, c’est-à-dire au moment où une carte est due, même là
    où l’on pioche soi-même.
    .question =
        La partie Harry Potter se termine-t-elle quand la dernière carte est prise, ou quand une carte est
        nécessaire et qu’elle manque ?
    .reason =
        Le texte néerlandais le dit exactement, et les autres parlent d’une pioche vide. Aucun ne parle
        d’une carte nécessaire qui manque.
RUL-SEQ-63 =
    Elle termine aussi la partie aussitôt ; le joueur qui a échangé ne joue plus.
    .question = Et si la dernière carte est prise lors de l’échange d’une carte morte ?
    .reason = Le livret ne distingue pas une pioche d’une autre.
RUL-SEQ-64 =
    Oui, la partie reste nulle. Si exhaustion_tiebreak vaut most_sequences, le camp qui a le plus de
    séquences gagne.
    .question = La partie est-elle nulle même si un camp a une séquence de plus ?
    .reason = Le livret n’offre aucun moyen de départager.
RUL-SEQ-65 =
    La partie est enregistrée comme nulle, et la table propose une revanche avec les mêmes places et un
    nouveau tirage.
    .question = Une nouvelle partie commence-t-elle automatiquement après une partie nulle ?
    .reason =
        SEQ-64 ; le texte français dit seulement qu’une nouvelle partie peut commencer, et une table
        numérique devrait poser la question.
RUL-SEQ-66 =
    Au moment où la dernière carte est prise, toutes les piles de défausse sont mélangées en une nouvelle
    pioche, avec les valets et toutes les cartes échangées ou défaussées en pénalité. Les mains et le
    plateau restent tels quels. L’option pile_exhausted peut changer cela : « reshuffle » fait la même chose
    dans les deux éditions, draw_game déclare la partie nulle, et play_on continue sans piocher.
    .question = Que se passe-t-il dans l’édition classique quand la pioche s’épuise ?
    .reason = C’est la règle américaine officielle.
RUL-SEQ-67 =
    On ne pioche plus et aucune carte n’est due. Les joueurs jouent les cartes de leur main ; quand plus
    personne ne peut jouer, RUL-SEQ-17 termine la partie.
    .question = Comment la partie continue-t-elle sans pioche, quand pile_exhausted vaut play_on ?
    .reason = L’option a besoin d’une fin.


## Leaving and time

RUL-SEQ-76 =
    La place attend. Sans limite de temps, rien d’autre ne se passe. Avec une limite, le jeu joue un coup
    permis au hasard quand le temps est écoulé et pioche la carte ; il n’échange ou ne passe que si rien
    d’autre n’est possible.
    .question = Et si un joueur perd la connexion ?
    .reason = Les livrets n’en disent rien.
RUL-SEQ-77 =
    Un remplaçant, humain ou bot, peut reprendre la place et la main. Sans remplaçant, la place est
    désormais sautée, sa main est mise de côté sans rejoindre de pile de défausse, et les jetons restent.
    Quand toutes les places d’un camp sont vides, le camp est éliminé ; ses jetons restent et peuvent encore
    être retirés, sauf s’ils sont verrouillés. Le nombre de séquences nécessaires ne change pas. Si on_leave
    vaut « skip », il n’y a pas de remplaçant ; avec « abort », la partie se termine.
    .question = Et si un joueur part pour de bon ?
    .reason = C’est équitable pour ceux qui restent.
RUL-SEQ-78 =
    Il gagne par forfait.
    .question = Et s’il ne reste qu’un camp ?
    .reason = Il n’y a plus personne à affronter.
RUL-SEQ-79 =
    Un camp peut abandonner si tous ses membres présents sont d’accord. À deux camps, l’autre gagne ; à
    trois, c’est comme si le camp était parti.
    .question = Un camp peut-il abandonner ?
    .reason =
        Rien n’oblige à jouer jusqu’au bout une partie perdue, mais un membre ne peut pas abandonner pour
        les autres.


## Where the editions differ

difference-sequence-chip-colours = Couleurs des jetons
    .harry-potter-2021 = or et onyx, argent pour un troisième camp
    .classic-2022 = bleu et vert, rouge pour un troisième camp
difference-sequence-chip-supply = Nombre de jetons
    .harry-potter-2021 = 50, 50 et 35
    .classic-2022 = le même
difference-sequence-chip-faces = Faces d’un jeton
    .harry-potter-2021 = une face quand il est posé, l’autre dans une séquence complète
    .classic-2022 = pas mentionnées ; l’écran montre un cadenas à la place
difference-sequence-suits = Enseignes
    .harry-potter-2021 = quatre maisons
    .classic-2022 = quatre enseignes
difference-sequence-player-numbers = Nombres de joueurs
    .harry-potter-2021 = énoncés comme règle
    .classic-2022 = visibles seulement dans la liste des cartes à distribuer
difference-sequence-start-drawers = Qui tire pour commencer
    .harry-potter-2021 = chaque joueur
    .classic-2022 = chaque camp
difference-sequence-start-card = Quelle carte décide
    .harry-potter-2021 = la plus basse, qui désigne le donneur
    .classic-2022 = la plus forte, qui désigne le camp qui commence
difference-sequence-start-ace = L’as à ce tirage
    .harry-potter-2021 = fort, c’est écrit
    .classic-2022 = pas précisé ; fort selon notre décision
difference-sequence-start-tie = Égalité à ce tirage
    .harry-potter-2021 = pas précisé ; on tire de nouveau selon notre décision
    .classic-2022 = on tire de nouveau, c’est écrit
difference-sequence-first-turn = Premier tour
    .harry-potter-2021 = le joueur à gauche du donneur
    .classic-2022 = le camp qui commence ; le membre n’est pas précisé
difference-sequence-forgotten-draw = Une carte oubliée est perdue
    .harry-potter-2021 = quand le joueur suivant commence à agir
    .classic-2022 = quand le joueur suivant a joué et pioché
difference-sequence-lost-draw = Ce qui est perdu
    .harry-potter-2021 = moins de cartes que les autres
    .classic-2022 = une carte ; l’effet est le même
difference-sequence-dead-card = Carte morte
    .harry-potter-2021 = les deux cases sont occupées ; on l’annonce ; une par tour
    .classic-2022 = elle est injouable ; pas d’annonce ; une par tour seulement en néerlandais
difference-sequence-jack-turn = Un valet occupe tout le tour
    .harry-potter-2021 = écrit
    .classic-2022 = sous-entendu
difference-sequence-no-replacement = Pas de jeton à la place d’un jeton retiré
    .harry-potter-2021 = sous-entendu
    .classic-2022 = écrit
difference-sequence-same-line = Plusieurs séquences dans une rangée ou une colonne
    .harry-potter-2021 = permis, c’est écrit
    .classic-2022 = pas mentionné ; permis selon notre décision
difference-sequence-sharing = Partage
    .harry-potter-2021 = au plus une case de la première séquence
    .classic-2022 = deux séquences qui se croisent peuvent partager un jeton
difference-sequence-coaching = Discussion entre coéquipiers
    .harry-potter-2021 = strictement interdite ; chaque membre de l’équipe renonce à une carte
    .classic-2022 = interdite sauf accord avant la partie ; pas de pénalité
difference-sequence-empty-pile = Pioche vide
    .harry-potter-2021 = personne ne gagne ; on enlève les jetons et une nouvelle partie suit
    .classic-2022 = pas précisé ; les défausses sont mélangées selon notre décision


## Where the printed languages differ

reading-sequence-harry-potter-2021-forgotten-draw = Quand une carte oubliée est perdue
    .difference =
        Anglais et italien : quand le joueur suivant fait un coup. Portugais : joue. Français et espagnol :
        a commencé. Néerlandais, allemand et polonais : quand le tour suivant commence.
    .reading =
        Perdue avec la première action acceptée du joueur suivant, que ce soit un échange ou un coup.
    .reason =
        Un tour devient visible avec sa première action. Si le simple passage du tour suffisait, personne ne
        pourrait jamais piocher à temps.
reading-sequence-harry-potter-2021-empty-pile = Quand la pioche vide termine la partie
    .difference =
        Néerlandais : dès que la dernière carte est prise. Tous les autres : quand il ne reste plus de
        cartes.
    .reading = Aussitôt que la dernière carte est prise.
    .reason = Le néerlandais est la forme exacte de ce que disent les autres.
reading-sequence-harry-potter-2021-new-game = Après une partie nulle
    .difference =
        Français : une nouvelle partie peut commencer. Tous les autres : on commence une nouvelle partie.
    .reading = La partie est nulle, et une revanche est proposée.
    .reason = Une table numérique devrait demander aux joueurs.
reading-sequence-harry-potter-2021-dead-card-limit = Combien de cartes mortes par tour
    .difference =
        Espagnol et néerlandais : une au plus. Anglais, français, allemand, portugais et polonais : une
        remarque entre parenthèses, une carte par tour. Italien : on joue ensuite le tour sans piocher
        d’autre carte.
    .reading = Un échange par tour, et la pioche de fin de tour a bien lieu.
    .reason =
        L’italien comprend mal la remarque ; la main rétrécirait pour un simple échange. L’espagnol est
        clair, et les règles américaines le confirment.
reading-sequence-harry-potter-2021-dead-card-duty = Si l’échange d’une carte morte est obligatoire
    .difference = Italien : le joueur la défaussera. Tous les autres : il le peut.
    .reading = Libre choix, sauf si aucun coup n’est possible.
    .reason = Sept langues concordent.
reading-sequence-harry-potter-2021-corner = Coins
    .difference =
        Italien : utilisables si l’un de vos jetons s’y trouve. Tous les autres : comme s’il s’y trouvait.
    .reading = Comme s’il s’y trouvait.
    .reason =
        L’italien est une erreur ; sa phrase suivante, quatre jetons suffisent, suppose l’autre lecture.
reading-sequence-harry-potter-2021-matching-space = Où une carte peut être jouée
    .difference =
        Espagnol : toute case qui n’est pas occupée. Tous les autres : l’une ou l’autre case de cette carte.
    .reading = L’une des deux cases qui montrent la carte.
    .reason = L’espagnol omet les mots « de la carte ».
reading-sequence-harry-potter-2021-wild-target = Où un valet joker peut être joué
    .difference = Espagnol : n’importe quelle case. Tous les autres : n’importe quelle case libre.
    .reading = N’importe quelle case libre.
    .reason = Une case occupée n’est jamais libre.
reading-sequence-harry-potter-2021-removal = Quel jeton est retiré
    .difference =
        Les formules vont du jeton de l’adversaire à un jeton adverse au choix ou à un jeton de l’équipe ou
        du joueur adverse.
    .reading = N’importe quel jeton non verrouillé d’un autre camp.
    .reason = À trois camps, il y a deux adversaires.
reading-sequence-harry-potter-2021-sharing = Ce que deux séquences peuvent partager
    .difference = Néerlandais : un jeton de la séquence précédente. Tous les autres : une case.
    .reading = Une case ; un coin est aussi une case.
    .reason = En pratique, cela ne change rien.
reading-sequence-harry-potter-2021-same-line = Plusieurs séquences dans une ligne
    .difference =
        Espagnol : comme s’il s’agissait d’une nouvelle séquence. Tous les autres : une séquence de plus
        dans une rangée ou une colonne qui en contient déjà une.
    .reading = Permis dans toutes les directions, diagonales comprises.
    .reason = La limite du partage empêche déjà les abus.
reading-sequence-harry-potter-2021-coaching = Ce qui compte comme coaching
    .difference =
        Anglais, français, néerlandais, allemand et polonais : dire quelque chose. Espagnol et portugais :
        avertir. Italien : avertir de quelque façon que ce soit. Le néerlandais interdit en outre de se
        concerter.
    .reading = Tout signal compte.
    .reason = Les gestes n’ont pas de forme numérique, mais le chat, la voix et les pings en ont une.
reading-sequence-harry-potter-2021-seating = Places
    .difference =
        Polonais : les équipes doivent jouer en alternance. Tous les autres : s’asseoir en alternance. Le
        portugais compte les adversaires des deux côtés, deux ou quatre.
    .reading = Places alternées ; à trois équipes, une place sur trois.
    .reason = Le résultat est le même.
reading-sequence-harry-potter-2021-player-numbers = Nombres de joueurs
    .difference = Italien : de 2 à 12 joueurs, que l’on peut répartir en deux ou trois équipes.
    .reading = Tout nombre de 2 à 12 divisible par 2 ou par 3.
    .reason = Ce sont les mêmes nombres.
reading-sequence-harry-potter-2021-colours = Nom d’une couleur
    .difference = Espagnol : noir. Tous les autres : onyx.
    .reading = Onyx.
    .reason = Ce sont les mêmes jetons.
reading-sequence-harry-potter-2021-jack-persons = Personnages des valets
    .difference =
        Le portugais associe chaque personnage à une maison. Tous les autres citent les maisons et les
        personnages dans le même ordre.
    .reading =
        Ron Weasley avec Gryffondor, Rogue avec Serpentard, Tonks avec Poufsouffle, Trelawney avec Serdaigle.
    .reason = Le portugais est explicite.
reading-sequence-harry-potter-2021-spelling = Mots étranges
    .difference =
        Le portugais a des mots déformés pour joker et valet ; le polonais parle d’un symbole de séquence.
    .reading = Aucun sens particulier.
    .reason = Ce sont des erreurs d’impression.

reading-sequence-classic-2022-end-draw = Piocher à la fin du tour
    .difference =
        L’anglais met seulement en garde contre l’oubli de la carte. Tous les autres disent de la piocher.
    .reading = On pioche une carte.
    .reason = Il manque une phrase à l’anglais ; sans elle, son avertissement n’a pas de sens.
reading-sequence-classic-2022-forgotten-draw = Quand une carte oubliée est perdue
    .difference =
        Anglais, italien, espagnol et portugais : le joueur suivant a fait son coup et pioché. Français,
        néerlandais, allemand et polonais : il a posé un jeton et pioché.
    .reading = Retirer un jeton avec un valet est aussi un coup.
    .reason = Sinon, un valet prolongerait le droit.
reading-sequence-classic-2022-whose-card = Quelle carte pioche le joueur suivant
    .difference = Espagnol et portugais : votre carte. Tous les autres : sa propre carte.
    .reading = Sa propre carte, à la fin de son tour.
    .reason = C’est une erreur d’un seul mot.
reading-sequence-classic-2022-loss = Ce qui est perdu
    .difference = Français : le droit est perdu définitivement.
    .reading = Seulement cette pioche-là ; aux tours suivants, on pioche comme d’habitude.
    .reason = La même phrase parle d’une carte en moins, non de la fin de la pioche.
reading-sequence-classic-2022-how-long = Pour combien de temps
    .difference =
        Anglais, italien et polonais : on finit la partie avec une carte de moins. Tous les autres : on la
        continue ainsi.
    .reading = Jusqu’à la fin de la partie.
    .reason = Cela revient au même.
reading-sequence-classic-2022-dead-card-limit = Combien de cartes mortes par tour
    .difference = Néerlandais : une seule. Tous les autres n’en disent rien.
    .reading = Une.
    .reason =
        Seul le néerlandais en parle ; l’édition Harry Potter et les règles américaines disent la même
        chose.
reading-sequence-classic-2022-dead-card = Ce qu’est une carte morte
    .difference = Néerlandais : une carte sans case libre. Six langues : une carte injouable.
    .reading = Une carte sans case libre ; les valets ne sont jamais morts.
    .reason = Le néerlandais est précis, et les règles américaines le confirment.
reading-sequence-classic-2022-dead-card-missing = La règle manquante
    .difference =
        Le polonais n’a pas de règle sur les cartes mortes ; à cet endroit, le paragraphe sur le tirage
        figure une seconde fois.
    .reading = La règle s’applique.
    .reason = C’est une erreur d’impression.
reading-sequence-classic-2022-sharing = Quelles séquences peuvent partager
    .difference =
        Anglais, allemand et italien : celles qui se coupent. Français, néerlandais, espagnol et portugais :
        celles qui se croisent. Polonais : celles qui sont perpendiculaires.
    .reading =
        Deux séquences d’un camp peuvent avoir une case en commun, quelles que soient leurs directions.
    .reason =
        Les diagonales doivent pouvoir se croiser ; le polonais est donc trop étroit. Pour deux séquences
        dans la même ligne, voir la décision, qui a une option.
reading-sequence-classic-2022-consultation = Se concerter
    .difference =
        Espagnol et portugais : on ne peut pas regarder les cartes des autres, sauf accord. Tous les
        autres : on ne peut pas se concerter au sujet des cartes, sauf accord.
    .reading =
        Les deux sont interdits ; la discussion et les mains ouvertes peuvent être permises séparément.
    .reason = Cela couvre les deux versions.
reading-sequence-classic-2022-wild-target = Où un valet joker peut être joué
    .difference =
        Espagnol et portugais : la case que l’on veut, même sans sa carte. Tous les autres : une case libre.
    .reading = Une case libre seulement.
    .reason = Une case occupée n’est jamais libre.
reading-sequence-classic-2022-removal = Quel jeton est retiré
    .difference =
        Espagnol et portugais : celui du joueur que l’on veut. Tous les autres : celui d’un adversaire.
    .reading = Un jeton de n’importe quel autre camp, jamais du sien.
    .reason = Six langues concordent.
reading-sequence-classic-2022-replacement = La case du jeton retiré
    .difference =
        Italien : on ne peut pas y poser un jeton à soi. Le polonais n’en dit rien. Tous les autres : le
        jeton n’est pas remplacé.
    .reading = On ne pose pas de jeton ce tour-là.
    .reason = L’italien est le plus clair.
reading-sequence-classic-2022-teams = Équipes
    .difference =
        Espagnol et portugais : au-delà de trois, on joue par paires en deux ou trois équipes. L’italien et
        le polonais ne disent pas que les équipes sont égales.
    .reading = Des équipes égales de toute taille possible.
    .reason = La liste des cartes à distribuer va jusqu’à 12 joueurs.
reading-sequence-classic-2022-hand-sizes = Liste des cartes à distribuer
    .difference = Italien, espagnol et portugais : de 10 à 12 joueurs. Tous les autres : 10 ou 12.
    .reading = On ne peut pas jouer à 11.
    .reason = On ne peut pas répartir 11 joueurs en équipes égales.
reading-sequence-classic-2022-goal = Qui gagne
    .difference =
        Espagnol et portugais : le premier joueur. Tous les autres : le premier joueur ou la première
        équipe.
    .reading = Le premier camp.
    .reason = Les deux textes mentionnent les équipes quand ils décrivent la fin de la partie.
reading-sequence-classic-2022-starter = Qui commence
    .difference =
        Polonais : le joueur qui a tiré la carte la plus forte. Néerlandais et portugais : la personne qui
        l’a tirée. L’espagnol peut se lire des deux façons. Anglais, français, allemand et italien :
        l’équipe.
    .reading = L’équipe ; le membre qui a tiré pour elle ouvre la partie.
    .reason = Cela satisfait les deux.
reading-sequence-classic-2022-tie = Égalité au tirage
    .difference =
        Anglais et néerlandais : tirer de nouveau. Tous les autres : prendre une deuxième ou une autre
        carte.
    .reading = Ceux qui sont à égalité tirent de nouveau.
    .reason = Cela revient au même.
reading-sequence-classic-2022-directions = Directions d’une séquence
    .difference =
        Le polonais ne nomme aucune direction. Tous les autres : horizontale, verticale ou diagonale.
    .reading = Toutes les trois.
    .reason = Sept langues concordent.
reading-sequence-classic-2022-seating = Places
    .difference =
        Polonais : les coéquipiers s’assoient de part et d’autre du plateau, en alternance avec les
        adversaires. Tous les autres : ils alternent.
    .reading = Places alternées ; à trois équipes, une place sur trois.
    .reason = Être assis face à face ne convient qu’à quatre joueurs.
reading-sequence-classic-2022-corners = Nom des coins
    .difference = Le néerlandais les appelle cases bonus, les autres cases joker.
    .reading = Aucune différence.
    .reason = Seul le nom change.
reading-sequence-classic-2022-contents = Couleur des troisièmes jetons
    .difference = Italien : 35 jetons « verts rouges ». Tous les autres : 35 rouges.
    .reading = 35 jetons rouges.
    .reason = C’est une erreur d’impression.


## Options

option-sequence-teams =
    Le nombre d’équipes. Il n’y a de choix qu’à 6 ou 12 joueurs.
option-sequence-colours =
    Les couleurs des camps sous forme de liste, camp par camp. La troisième couleur est réservée à un
    troisième camp.
option-sequence-starter =
    Quel membre de l’équipe qui commence joue le premier tour en équipes dans l’édition classique : celui
    qui a tiré la carte, ou un membre au hasard.
option-sequence-draw_mode =
    Si les joueurs piochent eux-mêmes et peuvent l’oublier, ou si la carte est piochée pour eux.
option-sequence-draw_grace =
    Combien de secondes un bot attend que le joueur humain qui le précède pioche.
option-sequence-forgotten_draw =
    Quand une carte oubliée est perdue : selon l’édition, avec la première action du joueur suivant, après
    la pioche du joueur suivant, ou jamais du fait des autres.
option-sequence-exchange_limit =
    Combien de cartes mortes on peut échanger en un tour.
option-sequence-jack_exchange =
    Si un valet injouable peut être échangé, ce qui est la lecture littérale de la plupart des textes
    classiques.
option-sequence-empty_hand =
    Si un joueur sans cartes est sauté, ou s’il pioche une carte à la place de son tour.
option-sequence-collinear_share =
    Si deux séquences dans la même ligne peuvent partager la case où elles se rejoignent.
option-sequence-long_line_lock =
    Si seuls les cinq jetons de la séquence sont verrouillés, ou tous les jetons de ce camp dans la ligne
    ininterrompue.
option-sequence-long_line_choice =
    Si le joueur choisit les cinq cases d’une longue ligne, ou si l’on prend les cinq premières.
option-sequence-pile_exhausted =
    Ce qui se passe quand la pioche s’épuise : selon l’édition (partie nulle dans l’édition Harry Potter,
    nouvelle pioche avec les défausses dans l’édition classique), toujours une nouvelle pioche, toujours une
    partie nulle, ou continuer sans piocher.
option-sequence-exhaustion_timing =
    Si une partie qui se termine avec la pioche s’arrête quand la dernière carte est prise, ou quand une
    carte est nécessaire et qu’elle manque.
option-sequence-exhaustion_tiebreak =
    Si une telle partie est toujours nulle, ou si le camp qui a le plus de séquences la gagne.
option-sequence-limit_chips =
    Si le nombre de jetons imprimé est une limite.
option-sequence-team_talk =
    Si les coéquipiers peuvent discuter. Dans l’édition Harry Potter, le permettre est une règle maison.
option-sequence-share_hands =
    Si les coéquipiers voient les mains les uns des autres. Il faut pour cela que les coéquipiers aient aussi
    le droit de se parler.
option-sequence-coaching_penalty =
    Si le coaching coûte une carte : selon l’édition (activé dans l’édition Harry Potter, désactivé dans
    l’édition classique), toujours, ou jamais.
option-sequence-turn_limit =
    Combien de temps un tour peut durer : sans limite, ou un nombre de secondes.
option-sequence-on_leave =
    Ce qui se passe quand un joueur part pour de bon : un remplaçant peut prendre sa place, la place est
    sautée, ou la partie se termine.
option-sequence-breakable_sequences =
    Si les valets anti-jokers peuvent casser des séquences complètes, ce qui est une règle maison.


## Procedures

procedure-sequence-board = Le plateau
    .text =
        Les rangées sont numérotées de 0 à 9 de haut en bas, les colonnes de 0 à 9 de gauche à droite. Une
        carte s’écrit avec sa valeur (A pour l’as, K pour le roi, Q pour la dame) et l’initiale anglaise de
        son enseigne : S pour pique, H pour cœur, D pour carreau, C pour trèfle. Les quatre coins ne
        montrent pas de carte. L’édition Harry Potter utilise le même plateau avec les maisons à la place
        des enseignes ; voir RUL-SEQ-02 et RUL-SEQ-03.

        | | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |
        |---|---|---|---|---|---|---|---|---|---|---|
        | **0** | coin | 2S | 3S | 4S | 5S | 6S | 7S | 8S | 9S | coin |
        | **1** | 6C | 5C | 4C | 3C | 2C | AH | KH | QH | 10H | 10S |
        | **2** | 7C | AS | 2D | 3D | 4D | 5D | 6D | 7D | 9H | QS |
        | **3** | 8C | KS | 6C | 5C | 4C | 3C | 2C | 8D | 8H | KS |
        | **4** | 9C | QS | 7C | 6H | 5H | 4H | AH | 9D | 7H | AS |
        | **5** | 10C | 10S | 8C | 7H | 2H | 3H | KH | 10D | 6H | 2D |
        | **6** | QC | 9S | 9C | 8H | 9H | 10H | QH | QD | 5H | 3D |
        | **7** | KC | 8S | 10C | QC | KC | AC | AD | KD | 4H | 4D |
        | **8** | AC | 7S | 6S | 5S | 4S | 3S | 2S | 2H | 3H | 5D |
        | **9** | coin | AD | KD | QD | 10D | 9D | 8D | 7D | 6D | coin |

        Le plateau compte 192 alignements de cinq cases : 60 horizontaux, 60 verticaux et 36 dans chaque
        direction diagonale. Douze d’entre eux contiennent un coin, trois pour chaque coin, et aucun n’en
        contient deux.
procedure-sequence-actions = Qui peut faire quoi
    .text =
        | Action | Qui | Quand |
        |---|---|---|
        | Jouer une carte sur une case | le joueur dont c’est le tour | une fois par tour ; un valet anti-joker retire le jeton qui s’y trouve, toute autre carte en pose un |
        | Échanger une carte morte | le joueur dont c’est le tour | avant le coup, une fois par tour |
        | Piocher | le joueur à qui une carte est due | après le coup, jusqu’à la perte du droit |
        | Choisir les cinq cases d’une longue ligne | le joueur qui vient de poser le jeton | seulement tant qu’il y a un choix ; tout le reste attend |
        | Passer | le joueur dont c’est le tour | seulement selon RUL-SEQ-16 ; une main vide passe automatiquement |
        | Renoncer à une carte | chaque membre d’une équipe pénalisée | tant que la pénalité est en suspens ; tout le reste attend |
        | Faire une réclamation pour coaching, l’admettre, la trancher | voir RUL-SEQ-71 | à tout moment en équipes |
        | Partir, abandonner | n’importe quel joueur ; pour un abandon, tous les membres présents d’un camp | à tout moment |
procedure-sequence-resolution = Ordre de résolution
    .text =
        Un coup accepté se règle dans cet ordre :

        1. Les droits de piocher plus anciens sont perdus là où « Droits de piocher » le dit.
        2. La carte va sur la pile de défausse du joueur.
        3. Le jeton est posé ou retiré.
        4. Après un jeton posé, les séquences sont reconnues, et le joueur fait son choix s’il y en a un.
        5. Si le camp a maintenant les séquences qu’il lui faut, il gagne et la partie se termine ici.
        6. Une carte est due au joueur. Si draw_mode vaut « auto », elle est piochée maintenant.
        7. Le tour passe à la place suivante dans le sens des aiguilles d’une montre.

        Chaque fois qu’une carte a été prise et qu’il n’en reste plus dans la pioche, « Pioche vide »
        s’applique aussitôt.
procedure-sequence-registration = Reconnaître les séquences
    .text =
        Une case compte pour un camp si elle porte un jeton de ce camp ou si c’est un coin. Quand un camp a
        posé un jeton :

        1. Prendre tous les alignements de cinq cases qui contiennent le nouveau jeton et dont toutes les
           cases comptent pour le camp. Écarter ceux qui ont plus d’une case en commun avec une séquence que
           le camp possède déjà.
        2. Deux de ces alignements sont compatibles s’ils ont au plus une case en commun. Dans des
           directions différentes, ils le sont toujours, car ils ne se rencontrent qu’au nouveau jeton. Dans
           la même direction, ils ne le sont que si l’un finit et l’autre commence au nouveau jeton.
        3. Autant d’alignements compatibles que possible deviennent des séquences. Si le camp a alors les
           séquences qu’il lui faut, il gagne, et personne n’a à choisir.
        4. S’il y a plusieurs façons de faire et que le camp n’a pas gagné, le joueur qui a posé le jeton
           choisit. Cela n’arrive que lorsqu’un camp tire la première de deux séquences d’une ligne de six à
           huit ; avec collinear_share désactivé, aussi d’une ligne de neuf. Le choix porte sur les
           alignements de cinq de cette ligne qui contiennent le nouveau jeton.
        5. Les cases d’une séquence sont ensuite fixées pour la partie, et les jetons qui s’y trouvent sont
           verrouillés. Tous les autres jetons, même dans la même ligne, restent déverrouillés.

        Seul un jeton posé déclenche cet examen. Un alignement de cinq écarté une fois ne peut plus jamais
        devenir une séquence.

        Numérotons de 1 à 10 les dix cases d’une rangée, d’une colonne ou de l’une des deux plus longues
        diagonales. Une seconde séquence dans la même ligne n’est possible que si la première occupe les
        cases 1 à 5, 2 à 6, 5 à 9 ou 6 à 10. Par exemple, 2 à 6 et 6 à 10 partagent une case, tandis que 1 à
        5 et 6 à 10 n’en partagent aucune. Là où les deux bouts de la ligne sont des coins, huit jetons
        suffisent pour deux séquences.
procedure-sequence-draw-rights = Droits de piocher
    .text =
        Cela ne concerne que les tables où draw_mode vaut « manual ». Après chaque coup, une carte est due
        au joueur.

        - **Harry Potter 2021** : le droit est perdu quand un échange ou un coup ultérieur est accepté,
          normalement celui du joueur suivant, au plus tard le sien. Une seule carte au plus est due à tout
          moment.
        - **Classique 2022** : le droit est perdu quand la carte d’un coup ultérieur est piochée ou perdue,
          ou quand le prochain échange ou coup du joueur lui-même est accepté. Des cartes peuvent être dues
          à plusieurs joueurs à la fois.
        - **Les deux** : passer, une action refusée, le chat ou le simple passage du tour ne mettent fin à
          aucun droit. La carte piochée lors d’un échange n’est pas une carte due : elle n’épuise pas un
          droit de piocher et, comme pioche, n’en fait perdre aucun.
procedure-sequence-empty-pile = Pioche vide
    .text =
        - **Harry Potter 2021** : au moment où la dernière carte est prise, à la fin d’un tour ou lors d’un
          échange, et si personne n’a gagné, la partie est nulle.
        - **Classique 2022** : au moment où la dernière carte est prise, les piles de défausse de tous les
          joueurs sont mélangées ensemble et deviennent la nouvelle pioche. La partie continue.

        Les options pile_exhausted, exhaustion_timing et exhaustion_tiebreak changent cela.


## Refused actions

refusal-sequence-not_your_turn = Ce n’est pas votre tour.
refusal-sequence-card_not_in_hand = Vous n’avez pas cette carte.
refusal-sequence-cell_mismatch = Cette case ne montre pas cette carte.
refusal-sequence-line_mismatch = Choisissez l’une des séries de cinq cases proposées.
refusal-sequence-cell_occupied = Il y a déjà un jeton sur cette case.
refusal-sequence-corner = On ne peut ni poser ni retirer de jeton sur un coin.
refusal-sequence-empty_cell = Il n’y a pas de jeton à retirer sur cette case.
refusal-sequence-own_chip = Vous ne pouvez pas retirer un jeton de votre propre camp.
refusal-sequence-locked_chip = Vous ne pouvez pas retirer un jeton d’une séquence complète.
refusal-sequence-not_dead = Cette carte n’est pas morte : vous ne pouvez pas l’échanger.
refusal-sequence-exchange_used = Vous avez déjà échangé une carte morte ce tour-ci.
refusal-sequence-no_draw_owed = Vous n’avez pas de carte à piocher.
refusal-sequence-no_chips = Votre camp n’a plus de jetons à poser.
refusal-sequence-must_play = Vous pouvez jouer une carte : vous ne pouvez pas passer.
refusal-sequence-must_exchange = Échangez votre carte morte avant de passer.
refusal-sequence-pending_choice = Il faut d’abord choisir les cinq cases de la longue ligne.
refusal-sequence-pending_forfeit = Il faut d’abord payer la pénalité pour coaching.
refusal-sequence-game_over = La partie est terminée.
refusal-sequence-pile_empty = La pioche est vide : vous ne pouvez pas échanger de carte.
refusal-sequence-no_choice = Il n’y a pas de longue ligne à choisir.
refusal-sequence-no_penalty = Il n’y a pas de pénalité à payer.
refusal-sequence-not_available = On ne peut pas faire de réclamation pour coaching à cette table.
refusal-sequence-no_such_side = Ce camp n’est pas dans la partie.
refusal-sequence-own_side = Vous ne pouvez pas accuser votre propre camp.
refusal-sequence-claim_open = Il y a déjà une réclamation ouverte contre ce camp.
refusal-sequence-no_claim = Cette réclamation n’existe pas.
refusal-sequence-not_host = Seul l’hôte de la table tranche les réclamations.
refusal-sequence-seat_left = Vous avez quitté la partie.
refusal-sequence-no_substitute = Personne ne peut reprendre une place à cette table.
refusal-sequence-already_conceded = Vous avez déjà accepté d’abandonner.
