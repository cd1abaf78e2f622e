### The rules of A Year at Hogwarts in French: one message per rule or ruling, and the words of the document.
### The order and the structure are in games/hogwarts/rules.toml.


## The document

document-hogwarts = Harry Potter, Une année à Poudlard : les règles
    .intro =
        Cette page réunit toutes les règles d’Une année à Poudlard telles que Common Room les applique. Vous
        êtes élève et parcourez le château, rassemblez ce que demandent vos missions, passez des examens,
        vous battez, disputez de temps en temps un match de Quidditch, et cherchez à remporter la Coupe des
        Quatre Maisons. Un second jeu dans la même boîte, Le retour de Voldemort, oppose Peter Pettigrow à
        Harry et à ses amis.

        - Un identifiant comme HOG-110 désigne une **règle** : le livret l’énonce, ou elle en découle directement.
          La source donne le chapitre du livret imprimé, par exemple II.4. Si la règle vient d’ailleurs, la source
          le dit.
        - Un identifiant comme RUL-HOG-110 désigne une **décision** : notre choix là où le livret se tait, manque de
          clarté ou se contredit. Elle donne la question, la réponse et la raison. Certaines décisions peuvent être
          modifiées par une option à l’ouverture d’une table.

        Quelques mots reviennent partout :

        - Les **PV** sont les points de vie, les **points** sont ceux de votre maison.
        - La **résistance** d’un combattant est le plus petit nombre d’un dé d’attaque qui le blesse.
        - Le **joueur actif** est celui dont c’est le tour. Le **joueur suivant** est assis à droite.
        - Le **plateau principal** montre le château, ses environs et Pré-au-Lard. Le **plateau 1** est le Chemin de
          Traverse, et les lieux lointains se trouvent sur le **plateau 2**.
        - Une **rosace** est une case qui porte un jeton objet. La **poudre de Cheminette** est un jeton Cheminette
          ou une carte Poudre de Cheminette.
        - Un **héros** est Harry, Ron ou Hermione dans Le retour de Voldemort.
        - Aller **au Chaudron Baveur** après une défaite a un prix ; HOG-340 le donne.

        Cette page n’est pas officielle : toutes les règles y sont reformulées avec nos propres mots, elle ne remplace
        pas le livret de votre boîte, et les noms des jeux, des éditeurs, des maisons et des personnages sont des
        marques de leurs propriétaires. Partout où le livret ne les montre pas, le plateau, les cartes et les
        personnages avec lesquels nous jouons sont de notre conception.
    .contents = Sommaire
    .editions = Les jeux de la boîte
    .edition = Jeu
    .id = Identifiant
    .box = De quoi il s’agit
    .topic = Sujet
    .ids = Voir
    .readings = Désaccords entre les sources et lecture retenue
    .readings-intro =
        Nous avons lu le livret polonais et quelques résumés publics de joueurs. Voici les endroits où ils se
        contredisent, eux-mêmes ou entre eux.
    .difference = Les textes
    .reading = Lecture retenue
    .why = Pourquoi
    .options = Options
    .options-intro =
        Une table choisit ses options avant le début de la partie. La première valeur est celle par défaut.
    .option = Option
    .values = Valeurs
    .decides = Ce qu’elle détermine
    .procedures = Procédures
    .procedures-intro =
        Les mêmes règles encore une fois, dans l’ordre exact où elles s’appliquent.
    .refusals = Actions refusées
    .refusals-intro =
        Une action interdite est refusée avec un code qui dit pourquoi ; voici les codes que l’on rencontre en jouant.
        Un refus ne change rien, et celui qui doit agir doit toujours le faire.
    .code = Code
    .meaning = Signification
    .source = Source
    .rulings = Décision

edition-hogwarts-year = Une année à Poudlard
    .box = Le jeu principal, d’un à huit joueurs : qui remportera la Coupe des Quatre Maisons ?
edition-hogwarts-voldemort-returns = Le retour de Voldemort
    .box = Le second jeu, de deux à quatre joueurs : Pettigrow, puis Voldemort, contre Harry et ses amis


## Sections

section-hogwarts-components = Matériel
    .about = le contenu de la boîte, à quoi ressemblent plateaux et cartes
section-hogwarts-aim = But et fin de la partie
    .about = points, durées, dernier tour de table, vainqueur
section-hogwarts-variants = Les variantes
    .about = mineurs, qualifiés, en équipe et en solo
section-hogwarts-setup = Mise en place
    .about = pioches, personnages, jetons, missions, qui commence
section-hogwarts-table = Autour de la table
    .about = ordre des tours, réserves, ce qui est visible ou caché
section-hogwarts-health = Points de vie
    .about = devenir plus fort, être mis K.-O.
section-hogwarts-player-board = Le plateau de joueur
    .about = dés, résistance, capacités
section-hogwarts-turn = Le tour
    .about = lancer, avancer, utiliser la case
section-hogwarts-walking = Règles d’or du déplacement
    .about = le jet entier, les arrêts permis, les rencontres
section-hogwarts-ways = Par où l’on passe
    .about = traces de pas, ponts, passages et distances
section-hogwarts-towers = Tours et poudre de Cheminette
    .about = les voyages vers le plateau 2
section-hogwarts-pitch-field = Le terrain et le Portoloin
    .about = défis et chemin du cimetière
section-hogwarts-fields = Les cases
    .about = ce qui se passe là où l’on s’arrête
section-hogwarts-items = Jetons objet
    .about = ramassage, limites, les six jetons spéciaux
section-hogwarts-exams = Livres et examens
    .about = des points dans les salles de classe
section-hogwarts-behaviour = Cartes Conduite
    .about = éloges, blâmes et Poudre de Cheminette
section-hogwarts-events = Événements
    .about = ce qui arrive à tout le monde
section-hogwarts-cards = Sorts et potions
    .about = attaque, défense, début de tour, limites
section-hogwarts-fights = Combattre
    .about = quatre sortes de combats, dés, cartes, capacités
section-hogwarts-player-fights-underage = Combats entre sorciers mineurs
    .about = un dé chacun
section-hogwarts-player-fights-qualified = Combats entre sorciers qualifiés
    .about = dés d’attaque, cartes, butin
section-hogwarts-death-eaters = Mangemorts
    .about = six adversaires dans les tours
section-hogwarts-duels = Duels
    .about = un élève, une carte, une récompense
section-hogwarts-mission-fights = Combats de mission
    .about = révélation, attaque, riposte, dernière capacité
section-hogwarts-missions = Missions
    .about = ce qu’il faut, réussite et échec
section-hogwarts-team = Équipes
    .about = arriver ensemble, combattre ensemble
section-hogwarts-solo = Solo
    .about = vous contre le château
section-hogwarts-match-frame = Quidditch : le défi
    .about = qui joue, ce que cela rapporte
section-hogwarts-match-alone = Quidditch : contre le jeu
    .about = les matchs d’une partie en solo
section-hogwarts-match-setup = Quidditch : mise en place
    .about = pièces, balles, qui commence
section-hogwarts-match-goals = Quidditch : deux buts
    .about = la manche 1, avec Souafle et Cognards
section-hogwarts-match-snitch = Quidditch : le Vif d’or
    .about = la manche 2, la poursuite autour du terrain
section-hogwarts-return-setup = Le retour de Voldemort : mise en place
    .about = camps, jetons, dés
section-hogwarts-return-aims = Le retour de Voldemort : ce que fait chaque camp
    .about = le rituel, les Horcruxes, les Mangemorts
section-hogwarts-return-meeting = Le retour de Voldemort : la rencontre
    .about = comment la partie se décide
section-hogwarts-return-fights = Le retour de Voldemort : combattre
    .about = dés d’attaque, dés de défense, règles d’or


## Components

HOG-001 =
    La boîte contient quatre plateaux (le plateau principal et trois autres), 15 plateaux de joueur et autant de pions,
    5 dés et un sac. Il y a 210 cartes, plus 30 missions. Les jetons sont 30 objets, 6 Mangemorts, 60 points de maison,
    70 PV, 20 jetons Cheminette et 10 Portoloins.
    .source = Contenu de la boîte
HOG-002 =
    Les 210 cartes forment huit pioches : sorts, potions, livres, conduite, événements, duels, combats et Quidditch. Les
    missions s’y ajoutent.
    .source = Contenu de la boîte
HOG-003 =
    Le plateau principal montre Poudlard et son parc. Le plateau 1 est le Chemin de Traverse, le plateau 2 réunit des
    lieux lointains, et le dernier plateau est le terrain de Quidditch.
    .source = I.4, V
HOG-004 =
    Il n’y a pas deux missions pareilles. Les missions comme les cartes Combat portent les numéros 1 à 30, et l’on
    affronte dans chaque mission la carte Combat du même numéro.
    .source = III.1, IV.4
HOG-005 =
    Les missions 1 à 10 reprennent les trois premières histoires, les missions 11 à 20 les deux suivantes, et les
    missions 21 à 30 les deux dernières.
    .source = I.1
HOG-006 =
    Tous les dés sont des dés ordinaires à six faces.
    .source = Tous les exemples
HOG-007 =
    Une année à Poudlard se joue d’un à huit, Le retour de Voldemort de deux à quatre.
    .source = VI, critiques publiques et résumés de joueurs
HOG-008 =
    Une case peut porter un symbole : événement, livre, duel, sort, potion ou conduite. D’autres sont des rosaces, des
    tours, des salles communes, des salles de classe, des cases PV ou des lieux qui ont un nom.
    .source = I.4
HOG-009 =
    L’adversaire d’une carte Combat ou Duel a un nombre de PV, une résistance et une capacité qui frappe une fois par
    tour de combat. Certains agissent aussi quand on les révèle, ou sont insensibles à une sorte de cartes.
    .source = III.1, III.5c, IV.4
HOG-010 =
    Une carte Mission indique son numéro et son titre, où aller, combien de points elle rapporte, quels jetons objet il
    lui faut, quelles cartes il faut en plus aux sorciers qualifiés et aux équipes, et qui vous attend là-bas avec
    combien de PV.
    .source = Cartes Mission reproduites


## Aim and end of the game

HOG-020 =
    Vous êtes des élèves en quête de la Coupe des Quatre Maisons. Celui qui a le plus de points à la fin la remporte.
    .source = I.1
HOG-021 =
    On gagne des points grâce aux missions, aux examens, aux matchs de Quidditch gagnés et aux cartes Conduite. Les
    sorciers qualifiés et les équipes en gagnent aussi pour chaque Mangemort vaincu.
    .source = I.1, I.3, IV.2
HOG-022 =
    Une partie rapide, d’environ une demi-heure, se termine quand quelqu’un a accompli une mission et possède plus de
    210 points.
    .source = I.2
HOG-023 =
    Une partie classique, de 45 à 60 minutes, demande deux missions et plus de 260 points.
    .source = I.2
HOG-024 =
    Une partie longue, de plus d’une heure, demande trois missions et plus de 320 points.
    .source = I.2
HOG-025 =
    Plus veut dire plus : avec exactement 210, 260 ou 320 points, la partie continue.
    .source = I.2
HOG-026 =
    Un sorcier qualifié ne peut mettre fin à la partie que s’il a aussi disputé un match de Quidditch.
    .source = III.1b
HOG-027 =
    Quand quelqu’un a rempli les conditions de fin, on termine le tour de table, pour que tous aient joué le même nombre
    de tours. Puis on compare les points.
    .source = Résumé d’un joueur, absent du livret de règles
HOG-028 =
    Une mission rapporte de 40 à 300 points, un livre à l’examen de 5 à 20, un match gagné 40, un Mangemort vaincu 20.
    Une carte Conduite donne ou retire ce qu’elle indique.
    .source = I.3, III, IV.2
RUL-HOG-001 =
    Non, on joue d’abord le tour de table jusqu’au bout. L’option end_timing peut arrêter la partie aussitôt.
    .question = La partie s’arrête-t-elle dès que quelqu’un a rempli les conditions de fin ?
    .reason = Le résumé d’un joueur le dit pour les trois durées, et c’est juste envers ceux qui jouent après.
RUL-HOG-002 =
    La partie se termine quand même avec ce tour de table.
    .question = Et si ce joueur reperd des points avant la fin du tour de table ?
    .reason = Les conditions ont été remplies, et chacun peut s’y fier.
RUL-HOG-003 =
    Oui. Il fait partie du tour de celui qui le possède.
    .question = Peut-on jouer un tour supplémentaire du Retourneur de temps dans le dernier tour de table ?
    .reason = Rien ne l’interdit, et le tour de table reste égal pour tous.
RUL-HOG-004 =
    Non, c’est le plus grand nombre de points qui gagne, peu importe qui a amené la fin. Avec l’option `winner`, seuls
    ceux qui remplissent eux-mêmes les conditions de fin peuvent gagner.
    .question = Le vainqueur doit-il lui aussi avoir les missions ?
    .reason = HOG-020 ne parle que des points.
RUL-HOG-005 =
    Celui qui a accompli le plus de missions gagne. Si l’égalité demeure, on compte ensemble les Mangemorts vaincus et
    les matchs gagnés ; après quoi la victoire est partagée.
    .question = Et en cas d’égalité de points ?
    .reason = Les missions sont le cœur du jeu, elles passent donc en premier.
RUL-HOG-006 =
    Non, on ne perd que ce que l’on a. L’option points_floor peut autoriser les dettes.
    .question = Les points peuvent-ils descendre au-dessous de zéro ?
    .reason = Les points sont des jetons, et personne ne peut rendre un jeton qu’il n’a pas.


## The variants

HOG-040 =
    Avant la partie, vous choisissez une durée et une variante : sorcier mineur, sorcier qualifié, équipe ou solo.
    Toutes les durées vont avec toutes les variantes.
    .source = I.2, II.3
HOG-041 =
    Les sorciers mineurs sont des débutants : une mission ne leur demande que ses jetons objet.
    .source = III.1a
HOG-042 =
    Les sorciers qualifiés ont aussi besoin des sorts et des potions que la mission indique. Ils rencontrent des
    Mangemorts et peuvent utiliser des cartes les uns contre les autres.
    .source = III.1b, IV.1b, IV.2
HOG-043 =
    En équipe, vous formez une seule équipe ou des équipes de deux ou trois. Les missions demandent jetons et cartes, et
    les Mangemorts rôdent.
    .source = III.1c, IV.1c
HOG-044 =
    En solo, vous suivez les règles des sorciers mineurs ou celles des sorciers qualifiés.
    .source = III.1d
HOG-045 =
    Les variantes diffèrent par leurs missions. Examens, cartes Conduite et Quidditch sont les mêmes partout.
    .source = III


## Setup

HOG-060 =
    Mettez-vous d’abord d’accord sur la durée et la variante.
    .source = II.1 A
HOG-061 =
    Mélangez chaque pioche séparément, sauf les cartes Combat, et disposez-les autour du plateau.
    .source = II.1 B
HOG-062 =
    Une carte utilisée va toujours sous sa pioche.
    .source = II.1 B
HOG-063 =
    Choisissez chacun un plateau de joueur. Un personnage n’appartient qu’à un seul joueur.
    .source = II.1 C
HOG-064 =
    On ne peut pas choisir un Mangemort comme personnage : ce sont les adversaires des sorciers qualifiés et des
    équipes, et ils combattent dans Le retour de Voldemort.
    .source = II.1 C
HOG-065 =
    Prenez un jeton Cheminette, ou deux si vous êtes un sorcier mineur.
    .source = II.1 C
HOG-066 =
    Prenez un jeton Portoloin.
    .source = II.1 C
HOG-067 =
    Prenez les PV ainsi que les livres, sorts et potions que montre votre plateau.
    .source = II.1 C
HOG-068 =
    Répartissez au hasard les 30 jetons objet sur les rosaces : 18 sur le plateau principal, 9 sur le plateau 2 et 3 sur
    le plateau 1.
    .source = I.4, II.1 D
HOG-069 =
    Les jetons objet sont posés face visible.
    .source = Résumé d’un joueur, absent du livret de règles
HOG-070 =
    Tous les pions commencent sur Départ, à l’entrée de Poudlard.
    .source = II.1 E
HOG-071 =
    Chacun reçoit cinq missions au hasard, ou trois si vous êtes plus de six.
    .source = I.3, II.1 E, III.1
HOG-072 =
    Gardez vos missions secrètes.
    .source = I.3, III.1
HOG-073 =
    Ni un sort ni aucun autre effet ne peut vous prendre une mission.
    .source = III.1
HOG-074 =
    Avec les sorciers qualifiés et les équipes, placez les six jetons Mangemort dans des tours du château de votre
    choix. Ils y restent.
    .source = IV.1c, IV.2, questions-réponses de joueurs
HOG-075 =
    Le plus jeune commence.
    .source = II.3
RUL-HOG-008 =
    Le hasard décide. Avec first_player, l’hôte peut désigner une place.
    .question = Qui commence si personne ne sait qui est le plus jeune ?
    .reason = Une table en ligne ne demande pas les âges.


## Around the table

RUL-HOG-007 =
    Les points et les PV, jamais. Il n’y a que 20 jetons Cheminette et 10 jetons Portoloin : quand il n’en reste plus,
    personne n’en gagne.
    .question = Les jetons peuvent-ils s’épuiser ?
    .reason = Ici, points et PV ne sont que des nombres, tandis que les jetons de voyage doivent rester rares.
RUL-HOG-009 =
    Celui qui est à votre droite : on joue donc dans le sens inverse des aiguilles d’une montre. Les places sont listées
    dans cet ordre.
    .question = Qui est le joueur suivant ?
    .reason = Le livret fait passer le tour à droite.
RUL-HOG-010 =
    Non. Gardez autant de livres, de sorts, de potions et de cartes Poudre de Cheminette que vous en recevez.
    .question = Y a-t-il une limite de cartes en main ?
    .reason = Le livret n’en donne aucune.
RUL-HOG-011 =
    Seulement après que quelqu’un l’a parcourue.
    .question = Quand remélange-t-on une pioche ?
    .reason = Parcourir une pioche révèle son ordre.
RUL-HOG-012 =
    Vous piochez ce qu’il y a et vous vous passez du reste. Une carte Combat ne manque jamais.
    .question = Et si une pioche est vide ?
    .reason = Toutes ses cartes sont en main, il n’y a donc rien à mélanger.
RUL-HOG-013 =
    Tout le monde voit les PV, les points, les jetons, le nombre de cartes que vous avez et les missions que vous avez
    accomplies. Votre main et vos autres missions sont cachées, sauf au sein d’une équipe.
    .question = Qu’est-ce qui est visible, et qu’est-ce qui est caché ?
    .reason = C’est ce que l’on verrait à une vraie table.
RUL-HOG-014 =
    D’abord celui du joueur actif, puis ceux des autres dans l’ordre du tour.
    .question = Quel effet passe en premier si deux se produisent ensemble ?
    .reason = Un ordre fixe évite toute dispute.


## Health points

RUL-HOG-015 =
    Non. L’option hp_cap peut la fixer au nombre de départ.
    .question = Y a-t-il une limite supérieure aux PV ?
    .reason = Les personnages sont faits pour se renforcer, et un exemple en montre un avec 9 PV.
RUL-HOG-016 =
    Vous êtes K.-O. : allez au Chaudron Baveur, remettez tous vos sorts et potions sous leurs pioches, prenez 6 PV et
    gardez jetons et livres. Si c’était votre tour, il se termine ; en solo, vous avez perdu. Avec hp_zero, vous gardez
    plutôt 1 PV.
    .question = Et si vous perdez votre dernier PV hors d’un combat ?
    .reason = C’est le prix de toutes les défaites du livret.
RUL-HOG-017 =
    Non, ces combats vous laissent au moins 1 PV, et toute perte supplémentaire est ignorée. À 1 PV, un assaut perdu par
    un sorcier mineur compte quand même parmi les deux.
    .question = Un duel ou un combat entre joueurs peut-il prendre le dernier PV ?
    .reason = Les deux sortes de combats entre élèves sont faites pour s’arrêter à 1 PV.


## The player board

HOG-080 =
    Votre plateau montre votre résistance, vos dés d’attaque, vos PV de départ, les livres, sorts et potions que vous
    recevez, et deux capacités : l’une pour vous déplacer, l’autre pour combattre. Il a de la place pour vos points et
    pour six jetons objet.
    .source = II.2
HOG-081 =
    La résistance d’un sorcier est un nombre de 2 à 5.
    .source = IV.3
HOG-082 =
    Un dé d’attaque blesse s’il montre au moins la résistance de sa cible ; chacun de ces dés retire 1 PV.
    .source = II.2, IV.3, IV.4
HOG-083 =
    Vous avez trois ou quatre dés d’attaque, selon votre personnage.
    .source = IV.3
HOG-084 =
    Votre capacité de déplacement peut vous aider à chaque déplacement, votre capacité de combat à chaque attaque.
    .source = II.2, II.5, IV.4
HOG-085 =
    Harry Potter a 7 PV et quatre dés d’attaque. Sur une case Sort, il pioche deux sorts, et la résistance de celui
    qu’il attaque compte pour un de moins.
    .source = II.2, IV.3
HOG-086 =
    Les cartes et les cases PV vous renforcent en cours de partie, et vous pouvez avoir plus de PV qu’au départ.
    .source = II.2, IV.4d
HOG-087 =
    Les plateaux des Mangemorts n’ont pas de place pour des jetons objet.
    .source = IV.2
RUL-HOG-038 =
    Non. Celle de Harry n’agit que sur les cases au symbole Sort, pas dans les bureaux, les salles de classe ni les
    salles communes.
    .question = Doit-on utiliser une capacité de déplacement ?
    .reason = C’est un don, et il nomme la case Sort.
RUL-HOG-072 =
    Jusqu’à 1, où chaque dé d’attaque touche.
    .question = Jusqu’où peut-on faire baisser une résistance ?
    .reason = Aucun dé ne montre moins de 1.


## The turn

HOG-100 =
    À votre tour, vous pouvez d’abord jouer des cartes de début de tour. Ensuite vous lancez deux dés, avancez d’autant
    de pas que leur somme, utilisez la case atteinte, et c’est fini.
    .source = II.3
HOG-101 =
    Vous allez dans n’importe quelle direction, d’exactement autant de pas que les deux dés ensemble.
    .source = II.3, II.4
HOG-102 =
    Quand votre déplacement et tout ce que fait la case sont terminés, c’est le tour du joueur à votre droite.
    .source = II.3
HOG-103 =
    Le retour de Voldemort a ses propres dés et son propre ordre ; voir HOG-609 et HOG-610.
    .source = VI.3
RUL-HOG-029 =
    Non, sauf comme membre d’une équipe qui attend (RUL-HOG-109), avec Buck (RUL-HOG-044) ou devant un Horcruxe
    (HOG-631). Si la table joue avec seconds_per_turn et que votre temps est écoulé, une action simple et permise est
    choisie pour vous.
    .question = Peut-on rester où l’on est au lieu de lancer les dés ?
    .reason = Un tour se compose d’un jet et d’un déplacement, et personne ne devrait attendre indéfiniment.
RUL-HOG-039 =
    D’abord un combat contre un joueur ou un Mangemort, puis le ramassage des jetons, puis une mission, puis la case et
    ses examens éventuels, enfin un voyage par poudre de Cheminette ou Portoloin, avec ses propres jetons et sa propre
    mission. En tout, vous pouvez tenter une mission par tour.
    .question = Dans quel ordre les choses se passent-elles à la fin d’un déplacement ?
    .reason = L’ordre suit le danger : ce qui vous arrête vient d’abord, ce qui vous emporte vient à la fin.


## Golden rules of walking

HOG-110 =
    Vous devez utiliser tout votre jet. Seules HOG-111 et HOG-112 vous permettent de vous arrêter plus tôt de votre
    plein gré.
    .source = II.4
HOG-111 =
    Quand votre chemin passe par le lieu d’une de vos missions, vous pouvez vous y arrêter pour la tenter. Cela met fin
    à votre déplacement.
    .source = I.4, II.4
HOG-112 =
    Quand votre chemin passe par l’une des 18 tours du château, vous pouvez vous y arrêter. Cela met fin à votre
    déplacement.
    .source = I.4, II.4
HOG-113 =
    On n’entre jamais deux fois sur la même case au cours d’un déplacement. Pour revenir sur vos pas, attendez votre
    prochain tour.
    .source = II.4
HOG-114 =
    Si vous tombez sur un autre joueur en chemin, vous devez vous arrêter là et combattre.
    .source = II.4
HOG-115 =
    Les Mangemorts vous arrêtent de la même façon, pour les sorciers qualifiés, pour les équipes et dans Le retour de
    Voldemort.
    .source = II.4
HOG-116 =
    Les membres d’une même équipe ne se battent jamais, et ne s’arrêtent donc pas les uns les autres.
    .source = IV.1c
HOG-117 =
    En chemin, vous ramassez les jetons objet dont vos missions ont besoin. Ce n’est pas une obligation ; voir HOG-200
    et RUL-HOG-053.
    .source = II.4
RUL-HOG-018 =
    Non, hormis les arrêts permis, les arrêts forcés et RUL-HOG-019.
    .question = Peut-on partager les dés ou laisser des pas inutilisés ?
    .reason = Il faut parcourir le jet entier.
RUL-HOG-019 =
    Prenez le plus long chemin qui existe et arrêtez-vous au bout comme d’habitude.
    .question = Et si aucun chemin n’est assez long pour le jet ?
    .reason = C’est ce qui s’approche le plus du jet.
RUL-HOG-020 =
    Oui, vous ne pouvez pas y revenir au cours du même déplacement.
    .question = La case de départ compte-t-elle comme visitée ?
    .reason = Vous y étiez pendant ce déplacement.
RUL-HOG-026 =
    Non. L’option extra_stops le permet dans une salle de classe dont vous avez un livre, ou dans tous les lieux qui ont
    un nom.
    .question = Peut-on aussi s’arrêter dans une salle de classe ou dans d’autres lieux qui ont un nom ?
    .reason = Les règles d’or connaissent deux exceptions, même si d’autres sources en permettent plus.
RUL-HOG-027 =
    Non. Il vous faut tous ses jetons et toutes ses cartes au moment de vous arrêter ; un jeton posé sur cette case même
    compte. Avec un jet exact, vous vous arrêtez tout simplement.
    .question = Peut-on s’arrêter plus tôt sur le lieu d’une mission que l’on ne peut pas tenter ?
    .reason = L’exception existe pour tenter une mission.
RUL-HOG-030 =
    Il est perdu : le terrain met toujours fin à votre déplacement.
    .question = Que devient le reste du jet quand on entre sur le terrain ?
    .reason = HOG-150 ne laisse pas le choix.
RUL-HOG-031 =
    Le premier vous arrête, et vous n’atteignez pas les autres.
    .question = Et si plusieurs joueurs se trouvent sur votre chemin ?
    .reason = Votre déplacement se termine là.
RUL-HOG-032 =
    Vous en choisissez un qui n’est pas de votre équipe. Il n’y a qu’un seul combat.
    .question = Et si plusieurs joueurs se trouvent sur la case ?
    .reason = Un combat par tour suffit.
RUL-HOG-033 =
    Quand le joueur actif y marche ou s’y rend par un effet à lui, comme Buck, une carte ou Dobby. Pas quand tous
    commencent sur Départ, ni après une défaite, ni quand on est appelé à un match, déplacé par un événement, de retour
    du plateau 2, ou que l’on quitte une case partagée.
    .question = Quand une rencontre déclenche-t-elle un combat ?
    .reason = Celui qui arrive doit être celui qui attaque.
RUL-HOG-034 =
    Vous poursuivez votre chemin ; des coéquipiers peuvent partager une case.
    .question = Et si un coéquipier se trouve sur votre chemin ?
    .reason = HOG-116 exclut le combat.
RUL-HOG-035 =
    Presque jamais, car ils sont de retour à la fin du tour. Si cela arrive quand même, RUL-HOG-033 décide.
    .question = Peut-on rencontrer des joueurs sur le plateau 2 ?
    .reason = On ne visite les lieux lointains qu’un instant.
RUL-HOG-036 =
    Tout ce qu’offre la case : cartes, PV, missions, matchs, jetons, voyages par poudre de Cheminette. Les jetons
    ramassés plus tôt dans le déplacement restent à vous.
    .question = Que perd-on en combattant un joueur sur la case que l’on atteint ?
    .reason = Le livret n’utilise pas une case où des joueurs se battent.
RUL-HOG-037 =
    Vous combattez le Mangemort, et personne d’autre pendant ce tour.
    .question = Et si un joueur et un Mangemort se trouvent sur la même case ?
    .reason = Le Mangemort était là le premier.


## Where you can walk

HOG-120 =
    On ne passe sur une case voisine que là où des traces de pas ou un escalier relient les deux.
    .source = I.4
HOG-121 =
    Les murs du château, à l’intérieur comme à l’extérieur, ne laissent passer personne.
    .source = I.4
HOG-122 =
    Un pont est une seule case, si long qu’il paraisse.
    .source = I.4
HOG-123 =
    On ne peut pas entrer dans la Grande Salle elle-même ; les cases voisines en font partie.
    .source = I.4
HOG-124 =
    Deux chemins partent de Départ : à droite vous entrez dans le château, à gauche vous allez vers le Chemin de
    Traverse.
    .source = II.5
HOG-125 =
    Une case marquée à l’entrée vous laisse le choix entre l’école et le Chaudron Baveur.
    .source = I.4
HOG-126 =
    Du Chaudron Baveur à Gringotts, il y a quatre pas.
    .source = I.4
HOG-127 =
    De Gringotts, il y a encore quatre pas jusque chez Barjow et Beurk, et quatre jusque chez Ollivander.
    .source = I.4
HOG-128 =
    Passer de la case devant Gringotts à l’intérieur de la banque ne coûte aucun pas.
    .source = I.4
HOG-129 =
    Honeydukes et La Tête de Sanglier sont à deux pas l’un de l’autre.
    .source = I.4
HOG-130 =
    Un passage secret relie la Sorcière borgne et Honeydukes, dans les deux sens. Depuis l’Infirmerie, il demande un pas
    de plus.
    .source = I.4
HOG-131 =
    Un passage secret relie le Saule cogneur et la Cabane hurlante, dans les deux sens et sans pas de plus.
    .source = I.4
HOG-132 =
    Un passage secret relie la Salle sur Demande et La Tête de Sanglier, dans les deux sens et sans pas de plus.
    .source = I.4
HOG-133 =
    On passe librement entre le Ministère de la Magie et la Salle des Prophéties.
    .source = I.4
RUL-HOG-021 =
    Vous pouvez en prendre un à tout moment de votre déplacement, même après le dernier pas, et cela ne coûte rien. La
    case d’arrivée compte comme traversée et comme visitée. Un déplacement ne peut pas se composer uniquement de pas
    gratuits.
    .question = Comment fonctionnent les passages gratuits ?
    .reason = Gratuit veut dire que cela ne coûte aucun pas ; toutes les autres règles du déplacement restent valables.
RUL-HOG-022 =
    De l’Infirmerie à Honeydukes, vous payez un pas en tout : jusqu’à la statue, puis gratuitement. Les deux autres
    passages ne coûtent rien.
    .question = Qu’est-ce qu’un pas de plus dans les passages secrets ?
    .reason = Ainsi, toutes les distances imprimées concordent.
RUL-HOG-023 =
    Vers n’importe quelle case qui en fait partie. Si vous y êtes déplacé, vous choisissez laquelle.
    .question = Où va-t-on quand une carte nomme la Grande Salle ?
    .reason = On ne peut pas entrer dans la salle elle-même.
RUL-HOG-024 =
    Seulement là où le plateau relie deux cases.
    .question = Peut-on avancer en diagonale ?
    .reason = HOG-120 demande des traces de pas ou un escalier.
RUL-HOG-025 =
    Départ et le poteau indicateur sont chacun à un pas du Chaudron Baveur, et le poteau indicateur mène au château. S’y
    arrêter ne fait rien d’autre.
    .question = Comment fonctionnent les deux chemins de l’entrée ?
    .reason = Cela réunit les deux phrases sur l’entrée.


## Towers and Floo powder

HOG-140 =
    Le château a 18 tours.
    .source = I.4, II.4
HOG-141 =
    Quand votre déplacement s’est terminé dans une tour, vous pouvez utiliser de la poudre de Cheminette pour visiter
    l’une des sept cases du plateau 2 autres que le cimetière.
    .source = I.4, II.3
HOG-142 =
    Vous y prenez les jetons objet de la case et y accomplissez une mission si vous le pouvez.
    .source = I.4, II.3
HOG-143 =
    À la fin de votre tour, vous revenez dans la tour d’où vous êtes parti. Le jeton Cheminette est défaussé, ou la
    carte Poudre de Cheminette va sous sa pioche.
    .source = I.4, III.3
HOG-144 =
    Si vous n’avez plus de poudre de Cheminette, cherchez-en : les cartes Conduite sont la meilleure source, et certains
    événements donnent des jetons Cheminette ou Portoloin.
    .source = III.3, III.5d
RUL-HOG-028 =
    D’abord la salle commune, puis un voyage par poudre de Cheminette si vous le voulez.
    .question = Que se passe-t-il dans une tour qui est aussi une salle commune ?
    .reason = La case passe avant le voyage.
RUL-HOG-040 =
    Oui, que l’on voyage par poudre de Cheminette, par Portoloin ou avec Buck : deux par tour, six en tout.
    .question = Les jetons pris en voyage comptent-ils dans les limites ?
    .reason = Les limites valent pour le tour entier.
RUL-HOG-041 =
    Non, le déplacement de ce tour doit se terminer dans une tour, et l’on fait un voyage par tour de jeu. L’option
    floo_from_standing le permet.
    .question = Peut-on utiliser la poudre de Cheminette dans la tour où l’on se trouvait déjà ?
    .reason = Le voyage suit le déplacement.
RUL-HOG-042 =
    Vous allez au Chaudron Baveur et ne revenez pas dans la tour. La poudre de Cheminette ou le Portoloin est dépensé.
    .question = Et si l’on perd une mission sur le plateau 2 ?
    .reason = La défaite vient avant le retour.


## The pitch and the Portkey

HOG-150 =
    Quand vous atteignez le terrain de Quidditch, votre déplacement doit s’y terminer.
    .source = I.4
HOG-151 =
    Vous appelez alors un joueur de votre choix et le défiez pour un match.
    .source = I.4, II.3, III.4
HOG-152 =
    Si vous avez un jeton Portoloin, vous pouvez renoncer au match et vous laisser emporter du terrain au cimetière de
    Little Hangleton, où vous pouvez tenter une mission.
    .source = I.4
HOG-153 =
    À la fin de ce tour, vous revenez sur le terrain et défaussez le jeton Portoloin.
    .source = I.4
HOG-154 =
    La poudre de Cheminette ne mène jamais au cimetière ; on y va par le terrain et un Portoloin.
    .source = I.4, II.3
RUL-HOG-043 =
    Oui, par exemple pour ramasser des jetons. Vous choisissez entre match et voyage en arrivant.
    .question = Peut-on prendre le Portoloin sans mission ?
    .reason = Les voyages par poudre de Cheminette n’en demandent pas non plus.


## The fields

HOG-160 =
    Une case agit quand vous vous y arrêtez. Passer dessus ne fait rien, hormis les jetons objet, les arrêts forcés et
    les arrêts que vous choisissez.
    .source = I.4, II.3
HOG-161 =
    Case Sort : piochez un sort et gardez-le.
    .source = I.4
HOG-162 =
    Case Potion : piochez une potion et gardez-la.
    .source = I.4
HOG-163 =
    Case Livre : piochez un livre et gardez-le.
    .source = I.4, III.2
HOG-164 =
    Case à deux livres : piochez deux livres et gardez-les.
    .source = I.4
HOG-165 =
    Case Conduite : piochez une carte Conduite et faites aussitôt ce qu’elle dit ; une carte Poudre de Cheminette se
    garde.
    .source = I.4, III.3
HOG-166 =
    Case Événement : piochez un événement et faites aussitôt ce qu’il dit. Il concerne tout le monde.
    .source = I.4, II.3, III.5d
HOG-167 =
    Case Duel : un élève de la pioche des duels vous défie ; combattez-le.
    .source = I.4, II.3
HOG-168 =
    Case PV : gagnez autant de PV qu’elle en montre. L’Infirmerie est une case de ce genre.
    .source = I.4, II.2, II.3
HOG-169 =
    Salle commune, il y en a quatre : piochez une carte Conduite, un livre, une potion ou un sort, ou bien proposez à
    n’importe quel joueur, où qu’il soit, un jeton objet contre l’un des siens. Il peut refuser.
    .source = I.4, II.3
HOG-170 =
    Bureau de Dumbledore : piochez deux sorts.
    .source = I.4, II.3
HOG-171 =
    Bureau de Rogue : piochez deux potions.
    .source = I.4, II.3
HOG-172 =
    Cabane de Hagrid : piochez une potion et un sort.
    .source = I.4, II.3
HOG-173 =
    Réserve : piochez un livre.
    .source = II.3
HOG-174 =
    Salles de Sortilèges, de Métamorphose et de Défense contre les forces du Mal : piochez un sort.
    .source = I.4
HOG-175 =
    Salles de Potions, de Botanique et de Soins aux créatures magiques : piochez deux potions.
    .source = I.4
HOG-176 =
    Dans une salle de classe, vous pouvez en plus passer des examens ; vous piochez quand même.
    .source = I.4, III.2
HOG-177 =
    Lieu de mission : vous pouvez y tenter une mission qui vous y envoie.
    .source = II.3
HOG-178 =
    Une rosace sans jeton ne fait rien.
    .source = II.3
HOG-179 =
    Si vous combattez un autre joueur sur une case, elle ne fait rien pour vous pendant ce tour.
    .source = IV.1a
RUL-HOG-055 =
    Vous nommez un joueur, le jeton que vous donnez et celui que vous voulez ; il accepte ou refuse. On fait une offre
    par arrêt, et un refus y met fin. Avec trade_refused_draw, vous pouvez alors tout de même piocher une carte.
    .question = Comment se passe un échange dans une salle commune ?
    .reason = Le livret vous laisse piocher ou proposer, pas les deux.
RUL-HOG-056 =
    Une carte de la pioche Conduite, Livres, Potions ou Sorts. Une carte Conduite prend effet aussitôt.
    .question = Quelles cartes peut-on piocher dans une salle commune ?
    .reason = La liste la plus longue est la plus précise.
RUL-HOG-057 =
    Un dans la Réserve, deux sur les cases marquées de deux livres ; sur notre plateau, ce sont la Bibliothèque et
    Fleury et Bott.
    .question = Où pioche-t-on un livre, et où en pioche-t-on deux ?
    .reason = La règle qui nomme le lieu dit un, le symbole dit deux.


## Item tokens

HOG-200 =
    Quand vous vous arrêtez sur une case qui porte un jeton objet, ou que vous y passez, vous pouvez ramasser le jeton.
    Si vous ne faisiez que passer, vous poursuivez votre chemin.
    .source = II.3, III.1a
HOG-201 =
    On ramasse au plus deux jetons objet par tour.
    .source = II.3
HOG-202 =
    Votre plateau porte au plus six jetons objet.
    .source = II.2, II.3
HOG-203 =
    Avec six jetons, vous ne pouvez qu’échanger : laissez l’un des vôtres sur la case et prenez le nouveau.
    .source = II.3
HOG-204 =
    Les jetons utilisés pour une mission accomplie vont sur des cases du plateau 2 que vous choisissez. Une case peut
    déjà porter des jetons.
    .source = II.6, III.1
HOG-205 =
    Six des 30 jetons sont spéciaux. Chacun sert une fois, pour une mission ou pour son propre pouvoir, puis va sur
    l’une des trois rosaces du Chemin de Traverse.
    .source = II.6
HOG-206 =
    La Baguette de Sureau vous donne un dé d’attaque de plus dans un combat.
    .source = II.6
HOG-207 =
    L’Épée de Gryffondor vous donne un dé d’attaque de plus dans un combat.
    .source = II.6
HOG-208 =
    La Pierre de Résurrection vous donne 6 PV pendant un combat.
    .source = II.6
HOG-209 =
    La Cape d’invisibilité vous permet de quitter un combat en douce, vers une case située à cinq pas.
    .source = II.6
HOG-210 =
    Le Retourneur de temps vous donne un tour de plus.
    .source = II.6
HOG-211 =
    Buck vous emporte vers n’importe quelle case du plateau 1 ou 2, puis vous ramène.
    .source = II.6
HOG-212 =
    Les jetons Cheminette et Portoloin ne sont pas des jetons objet et ne comptent pas parmi les six.
    .source = II.1, II.2, IV.1
RUL-HOG-044 =
    Au début de votre tour, à la place du jet. La case compte comme un arrêt, avec jetons, mission et effet, et à la fin
    du tour vous revenez en volant. L’option `buckbeak` place le vol après votre déplacement.
    .question = Quand peut-on utiliser Buck ?
    .reason = Deux voyages dans un même tour, ce serait trop.
RUL-HOG-045 =
    Oui, vers toutes les cases des plateaux 1 et 2.
    .question = Buck vole-t-il jusqu’au cimetière ou à Gringotts ?
    .reason = Le jeton ne fait pas d’exception.
RUL-HOG-046 =
    Vous l’annoncez pendant votre tour, et le tour de plus suit aussitôt. Ce que vous pouvez ramasser se compte à
    nouveau depuis zéro.
    .question = Comment fonctionne le Retourneur de temps ?
    .reason = C’est un tour à part entière.
RUL-HOG-047 =
    Chacun des deux combattants peut l’utiliser dans tout combat qui n’est pas encore décidé. Vous faites exactement
    cinq pas, ou moins s’il n’existe pas de tel chemin ; rien ne vous arrête, vous ne ramassez rien, et la case ne fait
    rien. Le combat se termine sans butin, sans récompense et sans pénalité, et les pertes restent. La mission reste
    ouverte, un Mangemort reste en place avec tous ses PV, et si c’était votre tour, il se termine.
    .question = Comment fonctionne la Cape d’invisibilité ?
    .reason = C’est une fuite, pas une victoire.
RUL-HOG-048 =
    Pendant tout le combat, les deux ensemble si vous voulez, sans limite au nombre de vos dés. Elles ne servent à rien
    dans un combat entre joueurs mineurs.
    .question = Combien de temps la Baguette et l’Épée aident-elles ?
    .reason = Ce combat-là se livre avec un dé chacun.
RUL-HOG-049 =
    À tout moment d’un combat, même juste avant de subir une perte, et vous gardez les PV qui restent. Dans un combat
    entre joueurs mineurs, les assauts perdus comptent quand même.
    .question = Quand peut-on utiliser la Pierre de Résurrection ?
    .reason = Elle dit : pendant un combat, et rien de plus.
RUL-HOG-050 =
    Sur le Chemin de Traverse, pas sur le plateau 2.
    .question = Où va un jeton spécial utilisé pour une mission ?
    .reason = La règle des jetons spéciaux est la plus particulière.
RUL-HOG-051 =
    Empilez le jeton sur la rosace de votre choix.
    .question = Et si les trois rosaces du Chemin de Traverse sont occupées ?
    .reason = Ailleurs aussi, des jetons peuvent partager une case.
RUL-HOG-052 =
    Oui.
    .question = Un échange de jetons compte-t-il comme un ramassage ?
    .reason = Vous avez pris un jeton.
RUL-HOG-053 =
    Non, vous pouvez toujours laisser un jeton.
    .question = Doit-on ramasser les jetons dont on a besoin ?
    .reason = Les missions sont secrètes, personne ne pourrait donc le vérifier.
RUL-HOG-054 =
    Gagnez-le dans un combat, échangez-le dans une salle commune, ou attendez-le.
    .question = Et si un autre joueur a le jeton qu’il vous faut ?
    .reason = Les règles n’offrent pas d’autre moyen.
RUL-HOG-182 =
    Pas un jeton que la mission demande : pendant la tentative, c’est à elle qu’il sert. Vous pouvez en utiliser un
    autre.
    .question = Peut-on utiliser un jeton spécial dans le combat d’une mission ?
    .reason = Selon HOG-205, un jeton sert une seule fois, pour une mission ou pour son pouvoir.


## Books and exams

HOG-220 =
    Un livre montre son titre, son auteur, l’une des six salles de classe et de 5 à 20 points.
    .source = III.2
HOG-221 =
    Arrêtez-vous dans la salle de classe du livre pour passer son examen, et marquez les points de la carte.
    .source = III.2
HOG-222 =
    Le livre va ensuite sous sa pioche.
    .source = III.2
HOG-223 =
    Vous piochez aussi ce que donne la salle de classe.
    .source = III.2
HOG-224 =
    On obtient des livres au départ, sur les cases à un ou deux livres, dans la Réserve, dans les salles communes et en
    gagnant des duels.
    .source = II.1, II.3, III.2, IV.3
RUL-HOG-071 =
    Autant que vous avez de livres qui conviennent, tous avant de piocher. L’option exams_per_stop limite à un seul.
    .question = Combien d’examens peut-on passer en un arrêt ?
    .reason = Rien ne fixe de limite, et le résumé d’un joueur parle de plusieurs livres.


## Behaviour cards

HOG-230 =
    Une carte Conduite prend effet aussitôt. Seule la Poudre de Cheminette se garde.
    .source = III.3
HOG-231 =
    La plupart des cartes Conduite vous donnent ou vous retirent des points.
    .source = III.3
HOG-232 =
    Une carte Poudre de Cheminette vous mène de n’importe laquelle des 18 tours au plateau 2, puis va sous sa pioche.
    .source = III.3
RUL-HOG-058 =
    C’est une carte qui vaut une dose de poudre de Cheminette. Celui qui vous bat peut la prendre comme un jeton
    Cheminette ou la tirer comme une carte cachée.
    .question = Une carte Poudre de Cheminette est-elle une carte ou un jeton ?
    .reason = Elle vient d’une pioche et y retourne, mais elle fait ce que fait le jeton.


## Events

HOG-240 =
    Un événement est lu à voix haute et s’applique aussitôt, dans toutes les variantes et pour tous les joueurs.
    .source = III.5d
HOG-241 =
    Certains événements distribuent des jetons Cheminette ou Portoloin.
    .source = III.5d
HOG-242 =
    Si un événement amène tout le monde sur une case, c’est de là que part votre prochain tour.
    .source = III.5d
HOG-243 =
    Dobby : chacun lance un dé à son tour, et le plus petit résultat peut apparaître sur n’importe quelle case du
    château.
    .source = Carte Événement reproduite
RUL-HOG-059 =
    Tout le monde, où qu’il soit, en commençant par le joueur actif, puis dans l’ordre du tour. Être déplacé
    ne déclenche aucun combat et n’utilise aucune case, et les PV perdus suivent RUL-HOG-016. En solo, il ne
    concerne que vous.
    .question = Qui un événement concerne-t-il, et comment ?
    .reason = Les événements sont écrits pour tous les joueurs.
RUL-HOG-060 =
    Si plusieurs ont le plus petit résultat, ils relancent. Celui qui est désigné peut refuser. Le château est le
    plateau principal sans Pré-au-Lard et sans la Grande Salle elle-même. Une case occupée par un joueur ne déclenche un
    combat que si celui qui est désigné est le joueur actif.
    .question = Comment Dobby fonctionne-t-il en détail ?
    .reason = Cela règle les égalités, et RUL-HOG-033 tient les autres à l’écart d’un combat.
RUL-HOG-187 =
    Vous gagnez d’abord et perdez ensuite.
    .question = Et si vous jouez en solo et qu’un événement prend au plus bas pour donner au plus haut ?
    .reason = En solo, vous êtes les deux, et l’événement ne doit pas vous abattre avant de vous aider.


## Spells and potions

HOG-250 =
    Les sorts et potions de combat sont de deux types : cartes d’attaque et cartes de défense.
    .source = III.5, IV.3
HOG-251 =
    Les cartes d’attaque retirent des PV à votre adversaire, autant qu’elles l’indiquent.
    .source = III.5, IV.3
HOG-252 =
    Les cartes de défense annulent une attaque ou vous donnent des PV, comme elles l’indiquent.
    .source = III.5, IV.3
HOG-253 =
    Vous pouvez jouer des cartes à tout moment d’un duel ou d’un combat de mission, dans la limite de votre
    variante.
    .source = III.5, IV.3
HOG-254 =
    Pour les sorciers qualifiés et les équipes, certaines missions demandent des cartes précises.
    .source = III.5a, III.5b
HOG-255 =
    Une carte utilisée va sous sa pioche.
    .source = II.1 B, III.5
HOG-256 =
    Quelques cartes vous laissent parcourir la pioche des sorts ou celle des potions et garder ce qui vous plaît. Jouées
    dans un combat, elles peuvent vous apporter ce qu’une mission demande.
    .source = III.5b
HOG-257 =
    Certains sorts, comme Accio, Alohomora et Oubliettes, peuvent être utilisés au début de votre tour.
    .source = III.5b
HOG-258 =
    Les sorciers mineurs n’utilisent pas de cartes contre les autres joueurs.
    .source = IV.1a
HOG-259 =
    Les sorciers qualifiés peuvent utiliser sorts et potions contre les autres joueurs.
    .source = III.5a, III.5b
HOG-260 =
    Les limites pour un combat : mineurs, cinq cartes contre les cartes Combat et Duel ; qualifiés, trois contre les
    cartes Combat ; équipe, deux par membre dans un combat de mission ; contre un joueur, une potion et un sort ; dans
    Le retour de Voldemort, trois.
    .source = III.1a, IV.1b, IV.4, VI.5c
HOG-261 =
    Prononcez à voix haute le nom de votre sort. Ici, le nom est montré à tout le monde ; cela n’a pas d’autre effet.
    .source = III.5b
RUL-HOG-061 =
    Avant de lancer les dés pour vous déplacer. Vous pouvez en jouer autant que vous voulez, et elles ne comptent pas
    dans la limite d’un combat.
    .question = Quand exactement joue-t-on les cartes de début de tour ?
    .reason = Après le jet, le tour a déjà commencé.
RUL-HOG-062 =
    C’est votre attaque de ce tour de combat, la capacité de votre adversaire suit donc. Les cartes que vous trouvez
    peuvent servir à partir du tour de combat suivant.
    .question = Que vaut une carte d’attaque qui ne fait que parcourir une pioche ?
    .reason = La carte elle-même dit attaque.
RUL-HOG-186 =
    Nulle part : aucun sortilège, événement ni case ne les propose.
    .question = Où se servent les pioches qu’un mode ou une table n’utilise pas ?
    .reason = Leurs cartes ne feraient rien.
RUL-HOG-063 =
    Avant votre propre attaque, ou quand une perte a été annoncée : par une capacité, une attaque, une révélation ou une
    dernière capacité. Annuler efface cette perte ; un soin s’ajoute avant elle. Une fois à 0, il est trop tard.
    .question = Quand peut-on jouer une carte de défense ?
    .reason = « À tout moment » doit désigner un moment que chacun peut voir.
RUL-HOG-064 =
    Une à chacun de ces moments.
    .question = Combien de cartes de défense peut-on jouer à la fois ?
    .reason = Un tour de combat permet une carte de défense.
RUL-HOG-065 =
    Ils ne retirent pas de PV. Soigner, annuler et parcourir une pioche restent possibles, et la carte compte dans votre
    limite.
    .question = Que font les sorts contre un adversaire insensible aux sorts ?
    .reason = L’insensibilité protège l’adversaire, elle ne touche pas votre camp.
RUL-HOG-066 =
    Oui, tout comme une carte restée sans effet.
    .question = Une carte annulée est-elle dépensée ?
    .reason = Elle a été jouée.
RUL-HOG-067 =
    Dans un duel, le nombre des missions : cinq pour les sorciers mineurs et trois pour les qualifiés ; les équipes en
    ont trois aussi. En solo, les limites des règles choisies s’appliquent. Un combat d’équipe avec un seul membre ne se
    présente pas.
    .question = Quelles limites valent là où le livret n’en donne pas ?
    .reason = Pour les sorciers mineurs, le livret a une seule limite pour les deux.
RUL-HOG-068 =
    Non, il suffit de les avoir quand le combat commence, et vous gardez celles que vous ne jouez pas. Avec
    required_cards, elles sont dépensées.
    .question = Doit-on jouer les cartes qu’une mission demande ?
    .reason = Le livret veut que vous les ayez pour pouvoir les utiliser.
RUL-HOG-069 =
    Toute carte de ce type, sort ou potion, à moins que la mission ne précise lequel. Chaque demande exige une carte à
    elle.
    .question = Qu’est-ce qui compte comme carte d’attaque pour une mission ?
    .reason = La mission n’en dit pas plus.
RUL-HOG-070 =
    Deux cartes d’attaque quelconques en plus du Polynectar.
    .question = La mission 6 demande-t-elle deux cartes d’attaque ou deux sorts d’attaque ?
    .reason = C’est ce que dit la carte, et Tom Jedusor est insensible aux sorts.


## Fighting

HOG-270 =
    Vous pouvez combattre un autre joueur, un Mangemort, un élève d’une carte Duel ou l’adversaire d’une mission.
    .source = IV
HOG-271 =
    Attaquer avec les dés : lancez les dés de votre plateau et vos éventuels dés supplémentaires. Chaque dé qui atteint
    la résistance de votre cible retire 1 PV.
    .source = II.2, IV.3, IV.4
HOG-272 =
    Attaquer avec une carte : jouez une carte d’attaque au lieu de lancer les dés, et retirez les PV qu’elle indique.
    .source = IV.3, IV.4
HOG-273 =
    À chaque tour d’un duel ou d’un combat de mission, vous pouvez jouer une carte de défense, puis vous attaquez une
    fois, avec une carte ou avec les dés.
    .source = IV.4
HOG-274 =
    Vous et votre adversaire attaquez à tour de rôle.
    .source = IV.4
HOG-275 =
    Une carte de défense ne donne rien à riposter à votre adversaire : elle ne déclenche pas sa capacité, et vous passez
    à votre attaque.
    .source = IV.3, IV.4
HOG-276 =
    Votre capacité de combat peut servir à chacune de vos attaques.
    .source = IV.4, VI.5d
HOG-277 =
    Les PV perdus dans un combat restent perdus, et ceux qui vous restent, vous les gardez.
    .source = Il n’est question nulle part de soins après un combat


## Underage wizards against each other

HOG-280 =
    Si vous arrivez sur la case d’un autre joueur, vous devez le combattre, et la case ne fait rien.
    .source = IV.1a
HOG-281 =
    Si deux joueurs s’y trouvent, vous choisissez lequel combattre.
    .source = IV.1a
HOG-282 =
    Celui qui est arrivé le dernier est l’attaquant.
    .source = IV.1a
HOG-283 =
    L’attaquant et le défenseur lancent chacun un dé. Le plus petit coûte 1 PV à son propriétaire ; en cas d’égalité, on
    relance.
    .source = IV.1a
HOG-284 =
    Le premier qui perd ainsi 2 PV perd le combat.
    .source = IV.1a
HOG-285 =
    Le gagnant peut prendre une chose au perdant : un objet, un Portoloin, un jeton Cheminette ou une carte cachée.
    .source = IV.1a
HOG-286 =
    Les sorts et les potions ne sont pas permis.
    .source = IV.1a
HOG-287 =
    Après le combat, le tour est terminé.
    .source = IV.1a, exemple
RUL-HOG-073 =
    Les deux dés font partie d’un même assaut. Le dé de l’attaquant est montré en premier.
    .question = Les combattants lancent-ils à tour de rôle ou ensemble ?
    .reason = On compare les résultats, il faut donc les deux.
RUL-HOG-080 =
    Non.
    .question = Les capacités de combat aident-elles dans un combat entre mineurs ?
    .reason = Il ne connaît ni résistance ni dés d’attaque.


## Qualified wizards against each other

HOG-290 =
    Vous attaquez avec vos dés d’attaque, un sort ou une potion.
    .source = IV.1b
HOG-291 =
    Le premier qui tombe à 1 PV perd.
    .source = IV.1b
HOG-292 =
    Chaque combattant peut utiliser une potion et un sort dans le combat.
    .source = IV.1b
HOG-293 =
    Le gagnant peut prendre au perdant deux jetons objet, un jeton Portoloin, un jeton Cheminette ou deux cartes
    cachées.
    .source = IV.1b
HOG-294 =
    Ces combats peuvent aussi se livrer avec les dés de défense du Retour de Voldemort ; voir HOG-730 à HOG-735.
    .source = VI.5b, VI.5c
HOG-295 =
    Les joueurs d’équipes différentes se battent comme des sorciers qualifiés. Les coéquipiers ne se battent jamais
    entre eux.
    .source = IV.1c
RUL-HOG-074 =
    Le gagnant choisit la sorte : les jetons à son gré, les cartes au hasard. On ne peut pas prendre ce qui manque, et
    s’il n’y en a qu’un sur deux, on en prend un. Avec six jetons objet, vous donnez l’un des vôtres pour chacun. Vous
    pouvez aussi ne rien prendre. Un butin ne compte pas comme un ramassage.
    .question = Que peut prendre exactement le gagnant ?
    .reason = Le gagnant peut prendre, mais pas plus qu’il n’a de place.
RUL-HOG-075 =
    Une carte au hasard parmi les livres, sorts, potions et cartes Poudre de Cheminette du perdant, jamais une mission.
    .question = Qu’est-ce qu’une carte cachée ?
    .reason = On ne peut pas perdre ses missions.
RUL-HOG-076 =
    Ce joueur a perdu aussitôt, et l’autre prend un butin. Deux joueurs à 1 PV chacun ne se battent pas ; le déplacement
    se termine simplement là.
    .question = Et si un sorcier qualifié commence le combat avec 1 PV ?
    .reason = Il en va de même pour les duels ; voir HOG-315.
RUL-HOG-077 =
    Oui, aussi souvent qu’ils se rencontrent. Tous deux restent sur la case.
    .question = Les deux mêmes peuvent-ils se battre encore, et où se trouvent-ils ensuite ?
    .reason = Aucune règle ne protège ni ne déplace le perdant.
RUL-HOG-078 =
    Non : chaque dé d’attaque qui touche retire 1 PV. L’option defence_dice les introduit contre les joueurs, ou aussi
    contre les Mangemorts.
    .question = Utilise-t-on des dés de défense contre les joueurs et les Mangemorts ?
    .reason = La règle d’or dit qu’on peut les utiliser.
RUL-HOG-079 =
    Celui qui est arrivé. La potion et le sort peuvent chacun servir à l’attaque, ou à la défense aux moments de
    RUL-HOG-063.
    .question = Qui commence ?
    .reason = Dans les autres combats aussi, l’attaquant est celui qui arrive.


## Death Eaters

HOG-300 =
    Six Mangemorts se trouvent dès le départ dans des tours et n’en bougent jamais.
    .source = IV.2
HOG-301 =
    Si vous arrivez sur la case d’un Mangemort, même en passant, vous devez combattre.
    .source = II.4, IV.2
HOG-302 =
    Le Mangemort est joué par celui qui est assis à droite du joueur actif, avec son plateau, ses PV, un sort et une
    potion.
    .source = IV.2
HOG-303 =
    Vous frappez le premier, le Mangemort riposte, et ainsi de suite. Il peut lui aussi utiliser ses cartes.
    .source = IV.2
HOG-304 =
    Le premier qui n’a plus de PV perd.
    .source = IV.2
HOG-305 =
    Si vous perdez, vous allez au Chaudron Baveur, remettez tous vos sorts et potions sous leurs pioches et recevez 6
    PV. Vous gardez vos jetons objet, Cheminette et Portoloin.
    .source = IV.2
HOG-306 =
    Si vous gagnez, vous marquez 20 points. Le jeton est défaussé et ses cartes vont sous leurs pioches.
    .source = IV.2
HOG-307 =
    En solo, vous ne pouvez pas attaquer les Mangemorts.
    .source = IV.1b
RUL-HOG-081 =
    Le hasard les répartit dans six tours différentes. Avec de_setup, c’est le premier joueur qui choisit.
    .question = Qui place les Mangemorts dans les tours ?
    .reason = Les sources divergent, et le hasard n’avantage personne.
RUL-HOG-082 =
    Non. L’option de_exclude peut les tenir à l’écart des salles communes et de la Tour de l’Horloge.
    .question = Y a-t-il des tours sans Mangemorts ?
    .reason = Seule une règle maison fait une telle exception.
RUL-HOG-083 =
    Chaque jeton est un Mangemort avec un nom et un plateau.
    .question = Quel Mangemort est lequel ?
    .reason = Il y en a six des deux.
RUL-HOG-084 =
    Votre voisin de droite, ou le seul autre joueur. En équipes, c’est le premier à droite qui n’est pas de votre
    équipe. Si tous forment une seule équipe, c’est le jeu qui le joue : d’abord la carte d’attaque, puis les dés, et la
    carte de défense dès qu’une perte lui laisserait moins de 3 PV.
    .question = Qui joue le Mangemort ?
    .reason = Personne ne devrait combattre son propre camp.
RUL-HOG-085 =
    Elles sont piochées au début du combat, cachées au joueur actif, et vont dans tous les cas sous leurs pioches à la
    fin.
    .question = Qu’en est-il de ses cartes ?
    .reason = Elles font partie de ce seul combat.
RUL-HOG-086 =
    Non, chaque combat commence avec tous les PV.
    .question = Un Mangemort reste-t-il blessé ?
    .reason = On reprend son plateau à chaque fois.
RUL-HOG-087 =
    Trois.
    .question = Combien de cartes peut-on utiliser contre un Mangemort ?
    .reason = C’est le nombre contre les cartes Combat et dans Le retour de Voldemort.
RUL-HOG-088 =
    Plus rien pendant ce tour : vous restez là, sans case et sans voyage par poudre de Cheminette.
    .question = Que peut-on faire dans la tour après avoir gagné ?
    .reason = C’est la même chose après un combat contre un joueur.
RUL-HOG-089 =
    Ils ne bougent jamais, mais un Mangemort vaincu disparaît.
    .question = Les Mangemorts restent-ils jusqu’à la fin de la partie ?
    .reason = Ainsi, les deux phrases du livret sont vraies.
RUL-HOG-090 =
    Avec les règles des qualifiés, on les place dans les tours, mais ils ne font rien : ni arrêt, ni combat, ni points.
    Avec solo_death_eaters, c’est le jeu qui les joue.
    .question = Que font les Mangemorts dans une partie en solo ?
    .reason = On doit les placer, et on ne peut pas les attaquer.


## Duels

HOG-310 =
    Sur une case Duel, vous piochez une carte Duel et combattez l’élève qu’elle montre.
    .source = III.5c, IV.3
HOG-311 =
    Si elle montre votre propre personnage, remettez-la sous la pioche et piochez de nouveau.
    .source = III.5c, IV.3
HOG-312 =
    Vous attaquez avec les dés ou des cartes d’attaque, et la capacité de votre adversaire frappe une fois par tour de
    combat, comme le dit la carte.
    .source = IV.3, III.5c
HOG-313 =
    Vous gagnez quand votre adversaire n’a plus de PV. Piochez un sort, une potion et un livre.
    .source = I.4, III.5c
HOG-314 =
    Vous perdez dès que vous tombez à 1 PV.
    .source = I.4, III.5c, IV.3
HOG-315 =
    Si vous commencez un duel avec 1 PV, vous perdez aussitôt.
    .source = IV.3
HOG-316 =
    Perdre vous coûte trois cartes de votre choix, ou toutes si vous n’en avez pas plus de trois. Elles vont sous leurs
    pioches.
    .source = I.4, III.5c, IV.3
HOG-317 =
    Ensuite, la carte Duel va sous sa pioche.
    .source = IV.3
HOG-318 =
    Les duels se déroulent comme les combats de mission : capacités, cartes de défense et dernière capacité fonctionnent
    de la même façon.
    .source = IV.4
HOG-319 =
    Vincent Crabbe a 4 PV et une résistance de 3. Quand il est révélé, vous perdez 10 points, et tant qu’il n’est pas
    vaincu, vous perdez 2 PV avant chacune de vos attaques.
    .source = Carte Duel reproduite
RUL-HOG-091 =
    Continuez jusqu’à ce qu’un autre élève vienne.
    .question = Et si l’on ne cesse de se piocher soi-même ?
    .reason = La pioche contient toujours des élèves que personne ne joue.
RUL-HOG-092 =
    Livres, sorts, potions et cartes Poudre de Cheminette, à votre gré, mais pas de missions.
    .question = Quelles cartes peut-on rendre après un duel perdu ?
    .reason = On ne peut pas perdre ses missions.
RUL-HOG-093 =
    Alors le duel est perdu, bien que votre adversaire n’en ait plus.
    .question = Et si la dernière capacité vous laisse à 1 PV ?
    .reason = Dans les combats de mission aussi, la dernière capacité peut renverser le résultat ; voir HOG-337.
RUL-HOG-094 =
    Vous subissez déjà sa perte avant votre première attaque. Si cela décide le combat, vous n’attaquez pas. Qu’il y ait
    ou non une dernière fois dépend de la carte ; Crabbe n’en a pas.
    .question = Comment fonctionne une capacité qui frappe avant chaque attaque ?
    .reason = Sa carte ne parle que du temps où il n’est pas vaincu.
RUL-HOG-095 =
    Avec 1 PV, vous perdez avant que la carte ne fasse quoi que ce soit. Après un duel, quel qu’il soit, vous restez sur
    la case et votre tour se termine.
    .question = Qu’en est-il encore de la défaite immédiate, et de la suite d’un duel ?
    .reason = Le duel n’a jamais vraiment commencé, et la case a été utilisée.


## Mission fights

HOG-330 =
    Pour tenter une mission, vous devez être sur son lieu avec tous les jetons objet qu’il lui faut et, dans certaines
    variantes, les cartes aussi.
    .source = III.1, IV.4
HOG-331 =
    Retournez la carte Combat qui porte le numéro de la mission et voyez qui attaque en premier.
    .source = IV.4
HOG-332 =
    Ce qu’une carte fait quand elle est révélée se produit aussitôt.
    .source = IV.4d
HOG-333 =
    La capacité de votre adversaire frappe après chacun de vos jets d’attaque, et avant ou après chaque carte d’attaque,
    comme le dit sa carte.
    .source = IV.4
HOG-334 =
    Une carte de défense ne déclenche pas la capacité.
    .source = IV.4
HOG-335 =
    Quand votre adversaire a perdu son dernier PV, la capacité frappe encore une fois avant que la carte n’aille sous la
    pioche.
    .source = IV.4
HOG-336 =
    Si la capacité vient après chaque attaque, cette dernière fois est la riposte à votre attaque finale. Elle frappe
    une fois, pas deux.
    .source = IV.4d, les deux exemples
HOG-337 =
    Vous ne gagnez que si votre adversaire est à 0 et qu’il vous reste après cela au moins 1 PV. Si tous deux sont à 0,
    vous avez perdu.
    .source = IV.4, premier exemple
HOG-338 =
    Vous pouvez utiliser cinq sorts et potions comme sorcier mineur, trois comme sorcier qualifié, et deux par membre en
    équipe.
    .source = IV.4
HOG-339 =
    Si vous gagnez, marquez les points de la mission. Ses jetons objet vont sur le plateau 2, les jetons spéciaux sur le
    Chemin de Traverse, et les cartes utilisées sous leurs pioches.
    .source = III.1
HOG-340 =
    Si vous perdez, allez au Chaudron Baveur, remettez tous vos sorts et potions sous leurs pioches, recevez 6 PV, et
    gardez vos jetons objet, Cheminette et Portoloin. Dans une partie en solo, vous avez perdu.
    .source = III.1
HOG-341 =
    Les sorts ne font rien à un adversaire insensible aux sorts.
    .source = IV.4d
RUL-HOG-105 =
    Elle retourne dans la pioche des combats, prête pour sa mission.
    .question = Où va la carte Combat ?
    .reason = Chaque mission a besoin de sa propre carte Combat.
RUL-HOG-106 =
    Les effets de révélation et les capacités d’avant l’attaque passent avant vous. Sinon, c’est vous qui attaquez en
    premier.
    .question = Et si l’adversaire attaque en premier ?
    .reason = Ce sont les seules attaques qu’un adversaire a sans vous.
RUL-HOG-188 =
    Une manche, c’est une de vos attaques et la réponse qu’elle reçoit ; en équipe, chacun compte ses propres
    attaques. Ce que la carte dit d’une manche y vaut : un bouclier dès le début, une guérison après l’attaque tant
    que l’adversaire est debout, jamais au-delà de ses PV de départ. Un adversaire au repos ne frappe pas cette
    manche-là, même en tombant.
    .question = Quand un adversaire guérit-il, grandit-il, se repose-t-il ou se protège-t-il ?
    .reason = Le livret ne montre pas de tels adversaires ; ceux-ci sont les nôtres, et chacun doit se jouer autrement.
RUL-HOG-189 =
    Une fois pour chaque dé d’attaque qui montre ce nombre, après les relances. Ce que coûtent les dés s’ajoute au
    coup qui répond à l’attaque, s’annonce avec lui et peut être annulé avec lui. Les cartes d’attaque ne lancent pas
    de dés et n’ont pas de réponse.
    .question = Et si un adversaire répond aux dés ?
    .reason = Une carte de défense vaut ainsi autant que contre tout autre coup.
RUL-HOG-190 =
    Le combat reste indécis dès que chacun y a fait autant d’attaques et que tous les coups sont tombés. Les cartes
    utilisées sont perdues ; la mission et les objets restent, personne ne va au Chaudron Baveur, et un duel ne
    rapporte ni ne coûte de cartes. Ce que la carte laisse derrière elle revient à qui a commencé le combat.
    .question = Et si l’adversaire s’enfuit ?
    .reason = Ce n’est pas une défaite : personne n’a perdu tous ses PV.


## Missions

HOG-350 =
    Les sorciers mineurs rassemblent les jetons, vont sur le lieu et gagnent le combat.
    .source = III.1a
HOG-351 =
    Les sorciers qualifiés doivent aussi avoir les sorts et potions indiqués avant de s’y rendre, pour en disposer au
    combat.
    .source = III.1b
HOG-352 =
    Pour la mission 6, il faut à un sorcier qualifié le Polynectar et deux autres cartes d’attaque.
    .source = III.1b, carte de la mission 6
HOG-353 =
    Sans victoire au combat, pas de points.
    .source = III.1a
RUL-HOG-096 =
    Vous en choisissez une ; il y a une tentative par tour.
    .question = Et si l’on a plusieurs missions pour un même lieu ?
    .reason = Un combat à la fois, c’est bien assez.
RUL-HOG-097 =
    Non, elle vous est proposée.
    .question = Doit-on tenter une mission quand on s’arrête sur son lieu ?
    .reason = Vous voudrez peut-être mieux vous préparer.
RUL-HOG-098 =
    Vous gardez la carte et les jetons objet, et vous pouvez réessayer.
    .question = Que devient une mission échouée ?
    .reason = Rien ne vous les enlève.
RUL-HOG-099 =
    Vous la posez face visible devant vous. Vous n’en piochez pas de nouvelle.
    .question = Que devient une mission accomplie ?
    .reason = Les autres doivent voir ce qui compte pour la fin.
RUL-HOG-100 =
    Non. L’option mission_exchange permet, à sept ou huit joueurs, quand on est dans une tour, de rendre une mission
    contre une autre de la pile.
    .question = Peut-on échanger des missions ?
    .reason = Seul le résumé d’un joueur en parle.
RUL-HOG-101 =
    Vous choisissez une case pour chacun d’eux, parmi les huit. Ils peuvent s’empiler.
    .question = Où vont les jetons utilisés sur le plateau 2 ?
    .reason = Le livret dit : n’importe quelle case.
RUL-HOG-102 =
    Les deux comptent, la mission d’abord. La case ne suit que si vous y êtes encore.
    .question = Et si le lieu de mission a aussi un effet ?
    .reason = S’y arrêter permet les deux.
RUL-HOG-103 =
    Vous combattez ce joueur, et la mission doit attendre.
    .question = Et si quelqu’un se trouve sur le lieu de votre mission ?
    .reason = Une case où des joueurs se battent ne fait rien d’autre.
RUL-HOG-104 =
    Non, il y en a 30 différentes, et l’on en distribue 30 au plus. Un contenu à vous, pack_data, demande lui aussi 30
    missions différentes.
    .question = Deux joueurs peuvent-ils avoir la même mission ?
    .reason = Six joueurs avec cinq missions, ou huit avec trois, n’en demandent jamais plus.


## Teams

HOG-360 =
    Une équipe ne peut tenter une mission que si tous ses membres sont sur le lieu.
    .source = III.1c
HOG-361 =
    Si l’équipe veut tenter la mission, ceux qui y sont déjà attendent les autres (RUL-HOG-109).
    .source = III.1c
HOG-362 =
    Jetons et cartes sont demandés à l’équipe entière.
    .source = III.1c
HOG-363 =
    Les PV de l’adversaire sont multipliés par le nombre de membres de l’équipe : contre quatre, Tom Jedusor en a 36.
    .source = IV.4c
HOG-364 =
    Les membres attaquent à tour de rôle, et chacun subit la capacité après sa propre attaque (RUL-HOG-183).
    .source = IV.4c
HOG-365 =
    Chaque membre peut utiliser deux sorts ou potions.
    .source = IV.4c
HOG-366 =
    Vous ne marquez que si vous gagnez le combat ensemble.
    .source = III.1c
RUL-HOG-107 =
    Une seule équipe avec tout le monde, de deux à huit joueurs, ou uniquement des équipes de deux et de trois : 2+2,
    2+3, 2+2+2, 3+3, 2+2+3, 2+2+2+2 ou 3+3+2. Là où c’est possible, les équipes alternent autour de la table.
    .question = Quelles équipes sont possibles ?
    .reason = Le livret connaît une équipe unique, des équipes de deux et des équipes de trois.
RUL-HOG-108 =
    Un même compte de points, toutes les missions accomplies et un regard sur la main des autres. Ce que vous avez reste
    à vous.
    .question = Que partage une équipe ?
    .reason = On gagne ensemble, mais chacun a son plateau.
RUL-HOG-109 =
    Sur le lieu d’une mission d’équipe, vous pouvez dire que vous attendez au lieu de lancer les dés. Au début de
    n’importe quel tour suivant, vous pouvez y renoncer.
    .question = Comment attend-on ?
    .reason = Attendre doit être un choix, sinon une équipe pourrait rester bloquée.
RUL-HOG-110 =
    Quand le dernier membre arrive : d’abord le membre actif, puis dans l’ordre du tour. Un effet de révélation touche
    tous les membres.
    .question = Quand un combat d’équipe commence-t-il, et qui attaque en premier ?
    .reason = Celui qui complète l’équipe mène l’attaque.
RUL-HOG-111 =
    Ce membre va au Chaudron Baveur au prix habituel, et les autres continuent le combat. L’équipe gagne si quelqu’un a
    encore des PV après la dernière capacité, et perd quand il ne reste personne.
    .question = Et si un membre tombe à 0 PV ?
    .reason = Un ami tombé ne doit pas tout arrêter pour les autres.
RUL-HOG-112 =
    Non. C’est le nombre du départ qui compte.
    .question = Les PV de l’adversaire diminuent-ils quand un membre tombe ?
    .reason = Sinon, tomber serait un avantage.
RUL-HOG-113 =
    Les cartes qu’une mission demande peuvent être réparties dans l’équipe.
    .question = Comment une équipe peut-elle utiliser trois cartes si chaque membre peut en utiliser deux ?
    .reason = On les demande à l’équipe entière.
RUL-HOG-114 =
    N’importe quels membres, de n’importe quelle façon. Ils vont tous sur le plateau 2 ou sur le Chemin de Traverse.
    .question = Qui doit avoir les jetons ?
    .reason = On les demande à l’équipe entière.
RUL-HOG-115 =
    Chaque membre qui tombe paie comme dans HOG-340 et garde ses jetons.
    .question = Que coûte à une équipe un combat perdu ?
    .reason = La règle est la même pour chacun.
RUL-HOG-116 =
    Non, on vous dit combien de tours de table il vous a fallu. L’option coop_round_limit fixe une limite.
    .question = Une équipe unique avec tout le monde peut-elle perdre ?
    .reason = Aucune règle ne vous fait perdre.
RUL-HOG-117 =
    Autant qu’un joueur seul dans une partie de cette durée, sur le compte de l’équipe.
    .question = Combien de points et de missions faut-il à une équipe ?
    .reason = Le livret ne donne pas d’autres nombres.
RUL-HOG-118 =
    Non. Vous défiez les joueurs des autres équipes, ou n’importe quel autre si tous forment une seule équipe.
    .question = Les équipes ont-elles besoin d’un match de Quidditch ?
    .reason = Le match n’est demandé qu’aux sorciers qualifiés.
RUL-HOG-179 =
    Un voyage vers le lieu d’une mission d’équipe ne finit pas forcément avec le tour : vous pouvez y rester et
    attendre. Quand vous relancez les dés, vous revenez d’abord là où le voyage a commencé ; après la tentative, tous
    reviennent.
    .question = Comment une équipe se réunit-elle sur le plateau 2 ?
    .reason = Les voyages finissent à chaque tour, une équipe n’y serait donc jamais en même temps.
RUL-HOG-180 =
    Oui, le membre actif peut la commencer à la place du jet.
    .question = Une équipe déjà réunie peut-elle tenter sa mission ?
    .reason = Personne ne devrait avoir à partir seulement pour revenir.
RUL-HOG-183 =
    Seulement le membre qui vient d’attaquer. Avec `team_ability` = `all`, elle frappe toute l’équipe après chaque
    attaque.
    .question = Qui subit la capacité de l’adversaire dans un combat d’équipe ?
    .reason = Le livret peut se lire des deux façons ; celle-ci est la plus clémente.


## Solo

HOG-370 =
    En solo, vous utilisez les règles des sorciers mineurs ou celles des sorciers qualifiés.
    .source = III.1d
HOG-371 =
    Si vous perdez tous vos PV, la partie est finie et perdue.
    .source = III.1d
HOG-372 =
    Une mission perdue ne vous envoie donc pas au Chaudron Baveur.
    .source = III.1
RUL-HOG-121 =
    En remplissant les conditions de fin de la durée choisie.
    .question = Comment gagne-t-on une partie en solo ?
    .reason = Il n’y a personne avec qui comparer ses points.
RUL-HOG-122 =
    Piocher une carte.
    .question = Que peut-on faire dans une salle commune ?
    .reason = Il n’y a personne avec qui échanger.


## Quidditch: the challenge

HOG-400 =
    Vous appelez un autre joueur. Son pion se tient sur le terrain pendant le match et retourne ensuite à sa place.
    .source = V
HOG-401 =
    Le match a son propre plateau et deux manches. Celui qui attrape le Vif d’or le gagne et marque 40 points.
    .source = III.4, V.1
HOG-402 =
    Les règles du match sont les mêmes dans toutes les variantes.
    .source = III.4
RUL-HOG-123 =
    Ni l’un ni l’autre : le joueur défié doit jouer, et celui qui le défie aussi.
    .question = Peut-on refuser un match, ou y renoncer ?
    .reason = Le livret ne laisse pas le choix.
RUL-HOG-124 =
    La vôtre, si rien d’autre n’est choisi. Celui qui défie choisit d’abord, et aucune maison ne joue contre elle-même.
    .question = Quelle maison joue chaque camp ?
    .reason = Il faut pouvoir distinguer les pièces.
RUL-HOG-142 =
    Le pion du joueur défié retourne sur sa case, sans combat et sans l’utiliser. Celui qui a lancé le défi reste sur le
    terrain.
    .question = Où se trouvent les pions après le match ?
    .reason = Le match n’était qu’une visite.
RUL-HOG-143 =
    Vous combattez ce joueur, et il n’y a pas de match.
    .question = Et si quelqu’un se trouve déjà sur la case du terrain ?
    .reason = Il en va ainsi sur toutes les cases.


## Quidditch: against the game

RUL-HOG-119 =
    Contre un camp que joue le jeu, et il compte comme le match qu’il faut à un sorcier qualifié. Avec solo_quidditch
    sur off, il n’y a pas de match, et aucun n’est nécessaire.
    .question = Comment dispute-t-on un match dans une partie en solo ?
    .reason = Un sorcier qualifié doit pouvoir mettre fin à la partie.
RUL-HOG-120 =
    Son Gardien occupe la case de but du milieu. Un Poursuiveur qui a le Souafle va au plus court vers la ligne 3 et
    tire ; sinon, le Poursuiveur le plus proche va chercher le Souafle. Les actions restantes vont au Batteur le plus
    proche, qui va chercher un Cognard et le lance sur le porteur du Souafle, ou à défaut sur le Poursuiveur le plus
    proche. À chaque tour, il joue sa meilleure carte Quidditch.
    .question = Comment le jeu joue-t-il son camp ?
    .reason = Un plan simple fait un partenaire d’entraînement honnête.


## Quidditch: setting up

HOG-410 =
    Chaque camp choisit l’une des quatre maisons.
    .source = V.2
HOG-411 =
    Les Attrapeurs se placent sur la ligne de départ, la ligne 1.
    .source = V.2
HOG-412 =
    Le Gardien se place sur l’une des trois cases de sa propre zone de but, numéro 2.
    .source = V.2
HOG-413 =
    Les deux Batteurs se placent sur la ligne 3.
    .source = V.2
HOG-414 =
    Les trois Poursuiveurs se placent sur les deux lignes suivantes, numéro 4.
    .source = V.2
HOG-415 =
    Le Souafle est posé au centre, et chaque moitié a un Cognard.
    .source = V.2
HOG-416 =
    Les deux camps lancent deux dés. La plus grande somme commence.
    .source = V.3
RUL-HOG-125 =
    On relance.
    .question = Et si les sommes sont égales ?
    .reason = Il faut bien que quelqu’un commence.
RUL-HOG-126 =
    Dans la formation standard. Avec l’option `placement`, chaque camp choisit librement sur ses lignes, et celui qui
    commence se place en second.
    .question = Comment place-t-on les pièces ?
    .reason =
        La formation fait gagner du temps. Il faut bien que quelqu’un se place d’abord, et le camp qui a obtenu la plus
        grande somme a le droit de voir ce qui l’attend.


## Quidditch: two goals

HOG-420 =
    À votre tour, lancez deux dés. La somme est le nombre de vos actions.
    .source = V.3a
HOG-421 =
    Déplacer une pièce d’une case le long des pointillés coûte une action.
    .source = V.3a
HOG-422 =
    Les Gardiens ne quittent jamais leur zone de but.
    .source = V.3a
HOG-423 =
    Un Poursuiveur qui entre sur la case du Souafle peut le ramasser gratuitement ; de même un Batteur avec un Cognard.
    .source = V.3a
HOG-424 =
    En entrant sur la case d’un Cognard, un Batteur peut le frapper en ligne droite vers un Gardien, un Batteur ou un
    Poursuiveur. C’est gratuit, et un dé dit de combien de cases il vole.
    .source = V.3a
HOG-425 =
    La cible lance un dé : à 4 ou plus elle esquive, sinon elle est éliminée du match.
    .source = V.3a
HOG-426 =
    Un Poursuiveur éliminé laisse tomber le Souafle sur place.
    .source = V.3a
HOG-427 =
    Un camp qui a perdu tous ses Poursuiveurs perd aussitôt la manche 1.
    .source = V.3a
HOG-428 =
    Un Poursuiveur qui a le Souafle peut le lancer d’une case le long des pointillés pour une action.
    .source = V.3a
HOG-429 =
    Un Gardien peut passer le Souafle pour une action.
    .source = V.4, exemple
HOG-430 =
    Si un Poursuiveur adverse porte le Souafle, l’un de vos Poursuiveurs peut venir sur la même case et le lui arracher.
    Cela coûte une action ; ensuite, le voleur peut repartir vers une case vide voisine.
    .source = V.3a
HOG-431 =
    C’est le seul cas où deux camps partagent une case. Sinon, vous devez contourner vos adversaires.
    .source = V.3a
HOG-432 =
    On tire au but depuis la ligne 3 de l’autre camp. Les Poursuiveurs ne peuvent pas entrer sur les trois cases de but.
    .source = V.3a
HOG-433 =
    Un tir coûte une action.
    .source = V.4, exemple
HOG-434 =
    Le Poursuiveur et le Gardien lancent chacun un dé. Il y a but si celui du Poursuiveur est plus grand.
    .source = V.3a
HOG-435 =
    Chaque but vous rapporte une carte Quidditch.
    .source = III.4, V.3a
HOG-436 =
    Que le tir soit rentré ou non, le Gardien qui défend reçoit le Souafle.
    .source = V.3a
HOG-437 =
    Si ce Gardien est éliminé, le camp qui défend pose le Souafle sur une case de sa ligne 3.
    .source = V.3a
HOG-438 =
    Après un tir, vous continuez avec les actions qui vous restent.
    .source = V.4, exemple
HOG-439 =
    Deux buts font gagner la manche 1 et y mettent fin ; HOG-427 aussi. Si ni l’un ni l’autre n’arrive, RUL-HOG-178 y
    met fin.
    .source = V.3a
RUL-HOG-127 =
    Non.
    .question = Deux pièces d’un même camp peuvent-elles partager une case ?
    .reason = Une case a de la place pour une pièce, sauf en cas de vol du Souafle.
RUL-HOG-128 =
    Oui. Passer sur un Cognard ne fait rien.
    .question = Balles et pièces peuvent-elles partager une case ?
    .reason = Les balles sont là pour être ramassées.
RUL-HOG-129 =
    On lance d’abord le dé, puis vous choisissez une direction : le long de la rangée ou de la colonne. Le Cognard vole
    au plus aussi loin et s’arrête au premier Gardien, Batteur ou Poursuiveur adverse, qui est attaqué ; sinon il
    s’arrête sur sa dernière case ou au bord. Il passe par-dessus vos propres pièces, et les Attrapeurs ne peuvent pas
    être touchés. Avec l’option `bludger`, il ne touche qu’à la distance exacte du dé.
    .question = Comment vole un Cognard lancé ?
    .reason = Il ne doit pas traverser une pièce qui est sur son chemin.
RUL-HOG-130 =
    Oui, et le lancer à l’un de vos tours suivants, une fois par tour. Un Batteur éliminé le laisse tomber. Les deux
    camps peuvent utiliser les deux Cognards.
    .question = Un Batteur peut-il garder un Cognard ?
    .reason = Le lancer est permis, pas exigé.
RUL-HOG-131 =
    Sur la case de la pièce qui a esquivé.
    .question = Où se trouve le Cognard après une esquive ?
    .reason = C’est là qu’il a volé.
RUL-HOG-132 =
    Deux actions, une pour le pas et une pour la prise, et il faut avoir les deux. Repartir en coûte une troisième ;
    sans elle, les deux pièces partagent la case jusqu’à votre prochain tour. Avec steal_cost, le vol coûte une action
    en tout.
    .question = Que coûte le vol du Souafle ?
    .reason = Le pas et la prise sont nommés séparément.
RUL-HOG-133 =
    Vers une case vide voisine du lanceur, ou vers l’un de vos Poursuiveurs ou votre Gardien qui s’y trouve, jamais vers
    une case occupée par un adversaire. De là, le nouveau porteur peut le relancer pour une autre action.
    .question = Où peut-on lancer le Souafle ?
    .reason = Un lancer porte à une case.
RUL-HOG-134 =
    Le tenir, se déplacer avec lui le long des cases de but, ou le passer vers la ligne 3, une action par case. Personne
    ne peut le voler à un Gardien.
    .question = Que peut faire un Gardien avec le Souafle ?
    .reason = Les Poursuiveurs ne peuvent pas entrer dans la zone de but.
RUL-HOG-135 =
    Alors le tir est un but sans lancer de dé.
    .question = Et si le but n’a pas de Gardien ?
    .reason = Personne n’est là pour l’arrêter.
RUL-HOG-136 =
    Pas de but.
    .question = Et si les deux dés d’un tir sont égaux ?
    .reason = Le Poursuiveur doit faire plus.
RUL-HOG-137 =
    Pas en même temps. Le premier à qui cela arrive perd la manche.
    .question = Les deux camps peuvent-ils perdre leur dernier Poursuiveur ?
    .reason = Un seul Cognard vole à la fois.
RUL-HOG-138 =
    Non, ce que vous n’utilisez pas est perdu.
    .question = Peut-on garder des actions pour plus tard ?
    .reason = Chaque tour a son propre jet.
RUL-HOG-178 =
    Non : dans la manche 1, chaque camp a au plus 30 tours, ou un autre nombre de 1 à 100 avec l’option match_turns.
    Ensuite, celui qui a marqué le plus de buts gagne la manche ; à égalité de buts, un jet comme au début décide. Dans
    Une année à Poudlard, l’option peut aussi supprimer la limite, comme dans le livret.
    .question = La manche 1 peut-elle durer indéfiniment si personne ne marque ?
    .reason = Le livret ne fixe pas de limite, et un match au milieu de la partie fait attendre tout le monde.
RUL-HOG-184 =
    À la fin de l’action, il retourne sur la case de départ des Cognards de cette moitié.
    .question = Que se passe-t-il si un Cognard atterrit dans une zone de but ?
    .reason = Seuls les Gardiens entrent dans les zones de but : personne ne pourrait jamais aller le chercher.


## Quidditch: the Golden Snitch

HOG-450 =
    Les deux Attrapeurs commencent sur la case de départ. Le premier qui fait un tour complet du terrain gagne le match.
    .source = V.3b
HOG-451 =
    Celui qui a gagné la manche 1 commence.
    .source = V.3b
HOG-452 =
    À votre tour, lancez deux dés et avancez votre Attrapeur de leur somme.
    .source = V.3b
HOG-453 =
    Vous pouvez utiliser une carte Quidditch à votre tour.
    .source = V.3b
HOG-454 =
    Le Nimbus 2000 ajoute 2 cases, l’Éclair de feu 4. Avec la Feinte de Wronski, vous lancez un dé de plus et volez
    d’autant. Le Sortilège de Confusion fait reculer l’autre Attrapeur de 3 cases.
    .source = V.4, carte reproduite
HOG-455 =
    Le gagnant marque 40 points, qu’il ait lancé ou reçu le défi.
    .source = III.4, V.3b
RUL-HOG-139 =
    Avant ou après votre jet, une par tour. Personne ne recule au-delà du départ, et une carte qui achève le tour du
    terrain fait gagner aussitôt.
    .question = Quand joue-t-on une carte Quidditch, et quelles sont ses limites ?
    .reason = Le livret demande seulement que ce soit votre tour.
RUL-HOG-140 =
    Non, dépasser l’arrivée suffit.
    .question = Faut-il achever le tour du terrain exactement ?
    .reason = Un tour complet est un tour complet.
RUL-HOG-141 =
    Toutes retournent sous leur pioche, qui ne peut pas s’épuiser au cours d’un match. Une pioche apportée avec
    pack_data doit elle aussi être assez grande pour cela.
    .question = Où vont les cartes Quidditch après le match ?
    .reason = On les gagne et on les utilise dans un seul match.


## Voldemort Returns: setting up

HOG-600 =
    Ce jeu se joue de deux à quatre.
    .source = VI
HOG-601 =
    Missions, livres, duels, événements et cartes Conduite restent dans la boîte.
    .source = VI
HOG-602 =
    Personne ne combat avant le retour de Voldemort.
    .source = VI
HOG-603 =
    Vous ne pouvez pas ramasser les jetons de l’autre camp.
    .source = VI
HOG-604 =
    L’un de vous est Peter Pettigrow et prend son plateau, son pion, ses PV et les cartes qu’il montre.
    .source = VI.1
HOG-605 =
    Les autres choisissent parmi Harry Potter, Ron Weasley et Hermione Granger. Ils prennent plateau, PV et cartes, et
    chacun un jeton Cheminette et un jeton Portoloin.
    .source = VI.1
HOG-606 =
    On dispose six Horcruxes, un sur chacune de ces cases : Fleury et Bott, Gringotts, la Salle sur Demande, le Bureau
    de Dumbledore, le Ministère de la Magie et la Tour de l’Horloge. Ce sont le journal, la bague, la coupe, le
    médaillon, le diadème et le serpent Nagini.
    .source = VI.1
HOG-607 =
    Placez six autres jetons au hasard sur des rosaces : l’Épée de Gryffondor et le crochet de Basilic pour les héros,
    et pour Pettigrow le chaudron, l’os du père, la main de Queudver et Harry Potter.
    .source = VI.1
HOG-608 =
    Gardez de côté la Baguette de Sureau et la Pierre de Résurrection jusqu’au retour de Voldemort.
    .source = VI.1
HOG-609 =
    Tous les pions commencent sur Départ. Pettigrow joue le premier tour, puis le joueur à droite.
    .source = VI.3
HOG-610 =
    Pettigrow se déplace toujours avec un dé, chaque héros avec deux.
    .source = VI.3
HOG-611 =
    Il n’y a pas de missions, et une case Duel n’amène aucun combat.
    .source = VI.3
RUL-HOG-150 =
    Le journal chez Fleury et Bott, la coupe à Gringotts, le diadème dans la Salle sur Demande, la bague dans le Bureau
    de Dumbledore, le médaillon au Ministère de la Magie et Nagini dans la Tour de l’Horloge.
    .question = Quel Horcruxe se trouve où ?
    .reason = Le livret ne le montre qu’en image, nous suivons donc les histoires.
RUL-HOG-151 =
    Oui : seul contre Pettigrow, avec un ami si vous êtes trois, avec les deux si vous êtes quatre.
    .question = Harry doit-il participer ?
    .reason = Seul Harry peut rencontrer Voldemort.
RUL-HOG-152 =
    Sur le plateau principal et sur le Chemin de Traverse, chacun sur sa propre rosace.
    .question = Où peuvent se trouver les six jetons placés au hasard ?
    .reason = Le plateau 2 serait hors de portée de Pettigrow, qui n’a pas de poudre de Cheminette.


## Voldemort Returns: what each side does

HOG-620 =
    Il faut quatre jetons à Pettigrow : le chaudron, l’os du père, la main de Queudver et Harry Potter.
    .source = VI.2
HOG-621 =
    Avec eux, il se rend sur le terrain de Quidditch et de là gagne le cimetière, même sans Portoloin.
    .source = VI.2
HOG-622 =
    Voldemort est de retour : remplacez le plateau et le pion de Pettigrow par ceux de Voldemort.
    .source = VI.2
HOG-623 =
    Il place les six Mangemorts dans des tours et prend leurs plateaux, leurs PV, leurs sorts et leurs potions.
    .source = VI.2
HOG-624 =
    Voldemort place la Pierre de Résurrection sur n’importe quelle case hors du plateau 2, et Harry fait de même avec la
    Baguette de Sureau.
    .source = VI.2, VI.4
HOG-625 =
    Le tour de Voldemort est aussi celui de ses Mangemorts : il lance un dé pour chacun d’eux et peut utiliser leurs
    capacités.
    .source = VI.2
HOG-626 =
    Un Mangemort qui rencontre un autre joueur le combat.
    .source = VI.2
HOG-627 =
    Voldemort ne ramasse ni sorts ni potions, et les Mangemorts n’en piochent que comme le dit HOG-745.
    .source = VI.2, VI.5c
HOG-628 =
    Il faut une arme aux héros, soit le crochet de Basilic, soit l’Épée de Gryffondor.
    .source = VI.2
HOG-629 =
    Un héros sur la case d’un Horcruxe qui a le crochet ou l’Épée lance un dé contre un dé de Pettigrow ou de Voldemort.
    Un résultat plus grand détruit l’Horcruxe.
    .source = VI.2
HOG-630 =
    Chaque Horcruxe détruit coûte à Voldemort 1 de ses 7 PV. Quand les six ont disparu, il lui en reste 1.
    .source = VI.2
HOG-631 =
    Si la tentative échoue, le héros doit réessayer à son prochain tour au lieu de se déplacer.
    .source = VI.2
HOG-632 =
    Les héros qui sont sur la même case peuvent se passer le crochet et l’Épée.
    .source = VI.2
HOG-633 =
    Harry doit trouver la Pierre de Résurrection, et Voldemort la Baguette de Sureau. Ensuite, ils doivent se
    rencontrer.
    .source = VI.2, VI.4
RUL-HOG-153 =
    Pettigrow ses quatre jetons, les héros le crochet et l’Épée, Harry seul la Pierre, Voldemort seul la Baguette. On ne
    transporte jamais les Horcruxes. Deux par tour et six en tout restent la règle.
    .question = Qui peut ramasser quel jeton ?
    .reason = Chaque jeton sert un seul camp.
RUL-HOG-154 =
    Non. Détruire un Horcruxe ne dépense pas non plus le crochet ni l’Épée.
    .question = L’Épée, la Baguette et la Pierre ont-elles ici leurs pouvoirs ?
    .reason = Ici, elles ont un autre rôle.
RUL-HOG-155 =
    Ils passent librement l’un à côté de l’autre.
    .question = Et si des joueurs se rencontrent avant le retour de Voldemort ?
    .reason = Personne ne combat encore.
RUL-HOG-156 =
    Les héros et les Mangemorts s’arrêtent et combattent. Harry et Voldemort s’arrêtent pour leur rencontre. Personne
    d’autre n’est arrêté. Si un Mangemort se tient avec Voldemort, Harry le combat d’abord et rencontre Voldemort s’il
    gagne.
    .question = Qui arrête qui après le retour ?
    .reason = Les combats découlent de HOG-626 et de HOG-640.
RUL-HOG-157 =
    Les cases Sort, Potion et PV, les bureaux, la cabane et les salles de classe, sans examens ; une salle commune donne
    un sort ou une potion. Les cases Livre, Conduite, Événement et Duel sont vides, et le terrain n’arrête que Pettigrow
    pour son rituel. Les héros voyagent comme d’habitude par poudre de Cheminette et Portoloin.
    .question = Quelles cases agissent ?
    .reason = On ne peut piocher que dans les pioches en jeu.
RUL-HOG-158 =
    En arrivant sur le terrain avec les quatre jetons, Pettigrow s’arrête et est aussitôt emmené au cimetière, et
    Voldemort est de retour. Les quatre jetons quittent la partie, et Voldemort finit le tour sur le terrain. Lui et les
    Mangemorts ne se déplacent qu’à partir de son prochain tour.
    .question = Comment se déroule le rituel ?
    .reason = Les héros ont un tour pour se préparer.
RUL-HOG-159 =
    Ses cartes vont sous leurs pioches. Voldemort a 7 PV, moins un pour chaque Horcruxe déjà détruit.
    .question = Que deviennent les cartes et les PV de Pettigrow ?
    .reason = Voldemort prend sa place avec son propre plateau.
RUL-HOG-160 =
    Dans des tours où ne se trouve aucun héros, un dans chacune ; Voldemort choisit.
    .question = Où apparaissent les Mangemorts ?
    .reason = Personne ne devrait être attaqué sans crier gare.
RUL-HOG-161 =
    Sur le plateau principal ou sur le Chemin de Traverse, là où un pion pourrait aller et où il n’y en a aucun. La
    Pierre d’abord, puis la Baguette. Le terrain, où Voldemort revient pendant ce tour, est occupé.
    .question = Où peut-on placer la Pierre et la Baguette ?
    .reason = Les deux camps doivent pouvoir y aller.
RUL-HOG-162 =
    Avec un dé, et un pour chaque Mangemort, dans l’ordre qui lui plaît. Les règles du déplacement valent pour eux tous,
    mais seuls les héros peuvent s’arrêter plus tôt dans les tours et devant les Horcruxes.
    .question = Comment se déplace Voldemort ?
    .reason = Il succède à Pettigrow, qui avait un dé.
RUL-HOG-163 =
    Les deux camps lancent un dé, et l’égalité sauve l’Horcruxe. Avec le crochet ou l’Épée, vous pouvez vous arrêter sur
    sa case comme sur un lieu de mission, et vous n’allez pas plus loin. Après une réussite, on peut utiliser la case.
    L’obligation de réessayer prend fin quand le héros est renvoyé sur Départ.
    .question = Comment attaque-t-on exactement un Horcruxe ?
    .reason = Cela suit les règles des missions.
RUL-HOG-164 =
    Le héros y reste jusqu’à ce qu’il soit détruit, et ce même tour se termine par le retour dans la tour. La poudre de
    Cheminette est dépensée à l’arrivée.
    .question = Qu’en est-il de l’Horcruxe du Ministère ?
    .reason = HOG-631 interdit de partir avant.
RUL-HOG-165 =
    Dans une salle commune, un héros peut prendre un jeton Cheminette au lieu d’une carte. L’option `mode2_floo_refill`
    peut l’interdire.
    .question = Et s’il ne reste plus de poudre de Cheminette tant que cet Horcruxe existe ?
    .reason = Sinon, il se pourrait que plus personne ne puisse gagner.
RUL-HOG-170 =
    Oui, partout où ils s’arrêtent sur une telle case ; Voldemort, jamais. L’option `mode2_de_draw` peut l’interdire.
    .question = Les Mangemorts piochent-ils des cartes ?
    .reason = La règle d’or est la plus précise.
RUL-HOG-175 =
    Oui, et il revient avec moins de PV.
    .question = Peut-on détruire des Horcruxes avant le retour de Voldemort ?
    .reason = Les héros peuvent s’y mettre tout de suite.
RUL-HOG-177 =
    Ils montrent combien d’Horcruxes il reste. Seuls les dés décident du duel final.
    .question = À quoi servent les PV de Voldemort ?
    .reason = Personne ne le combat d’une autre façon.
RUL-HOG-181 =
    Six, comme dans la règle, même contre un Harry seul. Avec `mode2_death_eaters` = `by_heroes`, il y en a trois par
    héros et jamais plus de six : les trois premiers plateaux si Harry est seul. Cela lui facilite la tâche.
    .question = Combien de Mangemorts Voldemort mène-t-il ?
    .reason = À six contre un, Harry gagne un peu moins de la moitié des parties ; pour débuter, on peut préférer plus
        facile.


## Voldemort Returns: the meeting

HOG-640 =
    Seul Harry combat Voldemort, et Voldemort ne combat que Harry.
    .source = VI.4, VI.5c
HOG-641 =
    Quand ils se rencontrent, le camp sans son jeton perd : il faut la Pierre à Harry, et la Baguette à Voldemort.
    .source = VI.4
HOG-642 =
    Si Voldemort, avec la Baguette, vient à Harry alors qu’il reste un Horcruxe, il gagne.
    .source = VI.4
HOG-643 =
    Quand Harry a la Pierre, que Voldemort a la Baguette et qu’il ne reste aucun Horcruxe, vient le duel final : un dé
    chacun, et le plus grand gagne la partie.
    .source = VI.2, VI.4
HOG-644 =
    Le duel final met fin à la partie.
    .source = VI.4
RUL-HOG-167 =
    Il ne se passe rien, et celui qui est arrivé s’arrête là. Avec `mode2_both_lack`, la partie est nulle.
    .question = Et si le jeton manque à tous les deux ?
    .reason = Tous deux perdraient, nous laissons donc la partie continuer.
RUL-HOG-168 =
    Tous deux sans jeton : RUL-HOG-167. Harry sans la Pierre : Voldemort gagne. Voldemort sans la Baguette : le camp de
    Harry gagne. Il reste un Horcruxe : Voldemort gagne. Sinon, le duel final.
    .question = Dans quel ordre la rencontre se décide-t-elle ?
    .reason = Dans cet ordre, chaque cas a une seule réponse.
RUL-HOG-169 =
    On relance.
    .question = Et en cas d’égalité au duel final ?
    .reason = Un seul peut survivre.


## Voldemort Returns: fighting

HOG-730 =
    Attaque : lancez les dés d’attaque de votre plateau. Un dé réussit s’il montre au moins la résistance du défenseur,
    de 2 à 5.
    .source = VI.5a
HOG-731 =
    Défense : le défenseur relance les dés qui ont réussi. Chaque 1 ou 2 lui coûte 2 PV, chaque 3, 4 ou 5 lui coûte 1
    PV, et chaque 6 coûte 1 PV à l’attaquant.
    .source = VI.5b
HOG-732 =
    Sorts et potions peuvent être utilisés à tout moment pour aller plus vite.
    .source = VI.5b
HOG-733 =
    Les combattants attaquent à tour de rôle. Celui qui est arrivé sur la case commence.
    .source = VI.5d
HOG-734 =
    Quand c’est à vous d’attaquer, lancez les dés ou jouez une carte d’attaque ou de défense.
    .source = VI.5d
HOG-735 =
    Le premier qui perd tous ses PV perd le combat.
    .source = VI.5d
HOG-740 =
    Chaque combattant peut utiliser trois cartes dans un combat, potions et sorts ensemble.
    .source = VI.5c
HOG-741 =
    Cette façon de combattre peut aussi servir aux sorciers qualifiés entre eux.
    .source = VI.5c
HOG-742 =
    Vaincu par un Mangemort, un héros repart de Départ avec 1 PV.
    .source = VI.5c
HOG-743 =
    Si Pettigrow est vaincu, il retourne sur Départ avec 1 PV.
    .source = VI.5c
HOG-744 =
    Un Mangemort vaincu est hors de la partie.
    .source = VI.5c
HOG-745 =
    Là où les Mangemorts s’arrêtent sur une case Sort ou Potion, ils piochent comme tout le monde.
    .source = VI.5c
HOG-746 =
    À son prochain tour, un héros vaincu peut défier de nouveau le même Mangemort.
    .source = VI.5c
HOG-747 =
    Les cases PV ne font rien pour Voldemort.
    .source = VI.5c
HOG-748 =
    Si la case d’un Horcruxe a un effet, on peut encore l’utiliser quand on attaque l’Horcruxe.
    .source = VI.5c
HOG-749 =
    Les capacités des plateaux peuvent servir à chaque attaque.
    .source = VI.5d
RUL-HOG-166 =
    Jamais, puisque personne ne combat avant le retour. La règle compte avec `mode2_early_fights`, qui permet de tels
    combats.
    .question = Quand Pettigrow peut-il être vaincu ?
    .reason = Le livret contient les deux phrases.
RUL-HOG-171 =
    Oui.
    .question = Les Mangemorts restent-ils blessés ici ?
    .reason = Ils gardent leurs plateaux et leurs PV toute la partie.
RUL-HOG-172 =
    Non. Une carte qui annule l’arrête.
    .question = Y a-t-il des dés de défense contre une carte d’attaque ?
    .reason = Les dés de défense sont les dés réussis d’un jet.
RUL-HOG-173 =
    Les pertes du défenseur passent d’abord. À 0, le défenseur a perdu, et l’attaquant garde au moins 1 PV.
    .question = Et si les dés de défense mettent les deux à 0 ?
    .reason = Il faut bien que quelqu’un gagne le combat.
RUL-HOG-174 =
    Seulement sa place et ses PV ; cartes et jetons restent. Si c’était le tour du héros, il se termine.
    .question = Que perd un héros vaincu ?
    .reason = HOG-742 ne prend rien d’autre.
RUL-HOG-176 =
    Non.
    .question = Harry perd-il la Pierre quand il est renvoyé sur Départ ?
    .reason = Les héros gardent leurs jetons.
RUL-HOG-185 =
    Non. Personne n’attaque ce héros avant le début de son prochain tour. Rencontrer Voldemort n’est pas une attaque
    (HOG-641).
    .question = Un héros renvoyé au Départ peut-il être attaqué de nouveau aussitôt ?
    .reason = Avec 1 PV, les défaites s’enchaîneraient sans que le héros puisse rien y faire.


## Where the sources disagree

reading-hogwarts-year-books = Un livre ou deux
    .difference = La Réserve donne un livre à un endroit, deux dans l’aperçu du plateau.
    .reading = Un là-bas, deux sur les cases marquées de deux livres.
    .reason = Le texte nomme le lieu.
reading-hogwarts-year-stops = Où l’on peut s’arrêter
    .difference =
        Trois cas sont annoncés, mais le troisième est la règle elle-même ; les salles de classe et des
        questions-réponses de joueurs en permettent plus.
    .reading = Deux exceptions : lieux de mission et tours.
    .reason = Le livret lui-même en compte deux au bout du compte.
reading-hogwarts-year-collecting = Doit-on ramasser les jetons ?
    .difference = On le doit dans un chapitre, on le peut dans un autre.
    .reading = On le peut.
    .reason = Les missions sont secrètes, une obligation serait donc invérifiable.
reading-hogwarts-year-special-tokens = Où vont les jetons spéciaux utilisés
    .difference = Les jetons de mission vont sur le plateau 2, les spéciaux sur le Chemin de Traverse.
    .reading = Les jetons spéciaux vont toujours sur le Chemin de Traverse.
    .reason = La règle des jetons spéciaux est la plus particulière.
reading-hogwarts-year-mission-six = Ce que demande la mission 6
    .difference =
        Deux cartes d’attaque sur la carte, deux sorts d’attaque dans le texte ; et des sorts blesseraient Jedusor, qui
        y est insensible.
    .reading = Deux cartes d’attaque quelconques ; les sorts ne le blessent pas.
    .reason = La carte est ce que vous avez en main.
reading-hogwarts-year-card-limit = Cartes des sorciers qualifiés
    .difference = Une potion et un sort à un endroit, trois cartes à un autre.
    .reading = Une de chaque contre les joueurs, trois dans les autres combats.
    .reason = Les deux nombres ont alors leur place.
reading-hogwarts-voldemort-returns-drawing = Les Mangemorts piochent-ils des cartes ?
    .difference = Ils ne ramassent ni sorts ni potions, et pourtant ils piochent sur ces cases.
    .reading = Ils piochent là où ils s’arrêtent, Voldemort jamais.
    .reason = La règle d’or est la plus précise.
reading-hogwarts-year-defence-dice = Dés de défense des sorciers qualifiés
    .difference = Les mêmes règles valent pour eux, ou bien on peut les utiliser.
    .reading = Seulement si la table les choisit.
    .reason = Ce que l’on peut utiliser n’est pas obligatoire.
reading-hogwarts-year-solo-death-eaters = Les Mangemorts dans une partie en solo
    .difference = On les place dans les tours, mais on ne peut pas les attaquer.
    .reading = Ils sont là et ne font rien.
    .reason = Ainsi, les deux phrases sont vraies.
reading-hogwarts-year-losing-duels = Quand un duel est perdu
    .difference = À 1 PV, ou sans aucun PV.
    .reading = À 1 PV.
    .reason = Le chapitre sur les duels le dit.
reading-hogwarts-year-team-cards = Cartes d’une équipe
    .difference = La mission 6 demande trois cartes, mais chaque membre peut en utiliser deux.
    .reading = Les cartes sont réparties dans l’équipe.
    .reason = On les demande à l’équipe entière.
reading-hogwarts-year-last-ability = La dernière capacité
    .difference = Chaque adversaire en a une, mais la carte de Crabbe s’arrête avec sa défaite.
    .reading = Cela dépend de la carte ; Crabbe n’en a pas.
    .reason = Une carte l’emporte sur la règle générale.
reading-hogwarts-voldemort-returns-pettigrew = Pettigrow peut-il être vaincu ?
    .difference = Une règle le renvoie sur Départ, mais personne ne combat tant qu’il est là.
    .reading = Seulement avec l’option des combats précoces.
    .reason = Sinon, le cas ne se présente jamais.
reading-hogwarts-year-variants = Combien il y a de variantes
    .difference = Choisissez-en une parmi trois, est-il dit, et quatre sont énumérées.
    .reading = Quatre.
    .reason = Toutes les quatre sont décrites.
reading-hogwarts-year-split = Comment les jetons sont répartis
    .difference =
        18, 3 et 9 dans le livret ; 18, 4 et 8 dans d’anciennes règles françaises ; et neuf jetons pour huit cases.
    .reading = 18, 3 et 9 ; une case du plateau 2 a deux rosaces.
    .reason = Le livret que nous lisons est clair.
reading-hogwarts-year-more-than = Les points qui mettent fin à la partie
    .difference = Plus de 210, 260 ou 320, ou au moins autant dans une critique.
    .reading = Plus de.
    .reason = Le livret et deux résumés sont d’accord.
reading-hogwarts-year-behaviour-range = L’étendue des cartes Conduite
    .difference =
        Une carte imprimée retire 40 points ; l’aide-mémoire d’un joueur ne descend pas au-dessous de moins 30.
    .reading = Moins 40 existe.
    .reason = La carte est reproduite dans le livret.
reading-hogwarts-year-staying = Combien de temps restent les Mangemorts
    .difference = Jusqu’à la fin de la partie, ou jusqu’à leur défaite.
    .reading = Ils ne bougent jamais, et un Mangemort vaincu disparaît.
    .reason = Ainsi, les deux phrases sont vraies.
reading-hogwarts-year-lost-cards = Les cartes après une mission perdue
    .difference = Sorts et potions dans la règle, toutes les cartes dans l’exemple.
    .reading = Sorts et potions.
    .reason = La règle est plus soignée que l’exemple.
reading-hogwarts-year-direction = Qui joue ensuite
    .difference = Le joueur de droite, ou dans le sens des aiguilles d’une montre selon une règle maison.
    .reading = Le joueur de droite.
    .reason = Le livret fait foi.
reading-hogwarts-voldemort-returns-stone = Où l’on peut placer la Pierre
    .difference = Partout sauf sur le plateau 2, ou sur n’importe quelle case.
    .reading = Pas sur le plateau 2.
    .reason = La phrase précise l’emporte sur la phrase courte.
reading-hogwarts-year-rolling = Combats entre mineurs
    .difference = Les combattants lancent à tour de rôle, ou tous deux lancent et comparent.
    .reading = Tous deux lancent pour un même assaut.
    .reason = Ce n’est qu’alors qu’il y a quelque chose à comparer.
reading-hogwarts-year-common-room = Cartes d’une salle commune
    .difference = N’importe quelle carte, ou l’une des quatre pioches.
    .reading = L’une des quatre pioches.
    .reason = La liste est plus précise.
reading-hogwarts-year-floo = Poudre de Cheminette
    .difference = Elle existe comme carte et comme jeton.
    .reading = Les deux existent et font la même chose.
    .reason = La boîte contient les jetons, la pioche les cartes.
reading-hogwarts-year-defence-card = Après une carte de défense
    .difference = L’adversaire perd un tour, mais dans l’exemple la capacité suit l’attaque suivante.
    .reading = Seule la carte de défense elle-même reste sans riposte.
    .reason = L’exemple le montre pas à pas.
reading-hogwarts-year-boards = Combien il y a de plateaux
    .difference = 15 plateaux et pions, mais 16 personnages.
    .reading = 15 : Pettigrow et Voldemort en partagent un.
    .reason = L’un prend la place de l’autre.
reading-hogwarts-year-match-needed = Faut-il un match ?
    .difference = Pour les sorciers qualifiés, c’est une règle ; dans le résumé d’un joueur, une option.
    .reading = C’est une règle.
    .reason = Le livret fait foi.


## Options

option-hogwarts-variant =
    Qui joue comment : sorciers mineurs pour les débutants, sorciers qualifiés avec cartes exigées et Mangemorts,
    équipes, ou un joueur seul. Qui est seul à la table joue de toute façon en solo.
option-hogwarts-solo_rules =
    Quelles règles suit un joueur en solo : celles des sorciers mineurs ou celles des sorciers qualifiés.
option-hogwarts-length =
    Ce qui met fin à la partie : la classique demande deux missions et plus de 260 points, la rapide une mission et 210,
    la longue trois missions et 320.
option-hogwarts-teams =
    Combien d’équipes il y a dans la variante en équipe : une seule avec tous les joueurs, ou deux, trois ou quatre qui
    alternent autour de la table, de deux ou trois membres chacune.
option-hogwarts-end_timing =
    Si l’on termine le tour de table quand quelqu’un a rempli les conditions de fin, ou si la partie s’arrête aussitôt.
option-hogwarts-winner =
    Si le plus grand nombre de points gagne, ou si seuls peuvent gagner ceux qui remplissent eux-mêmes les conditions de
    fin.
option-hogwarts-points_floor =
    Si les points s’arrêtent à 0, ou s’ils peuvent descendre au-dessous.
option-hogwarts-first_player =
    Si le hasard désigne qui commence, ou si c’est la place du numéro indiqué ; la première place est 0.
option-hogwarts-hp_cap =
    Si les PV peuvent augmenter sans limite, ou seulement jusqu’au nombre de départ.
option-hogwarts-hp_zero =
    Si perdre son dernier PV hors d’un combat met K.-O., ou laisse 1 PV.
option-hogwarts-extra_stops =
    Si l’on peut s’arrêter plus tôt seulement sur les lieux de mission et dans les tours, aussi dans une salle de classe
    dont on a un livre, ou dans tous les lieux qui ont un nom.
option-hogwarts-floo_from_standing =
    Si un voyage par poudre de Cheminette demande un déplacement terminé dans une tour, ou s’il peut partir de la tour
    où l’on se trouve déjà.
option-hogwarts-buckbeak =
    Si Buck vole à la place de votre jet, ou après votre déplacement.
option-hogwarts-trade_refused_draw =
    Si un échange refusé met fin à votre visite de la salle commune, ou si vous pouvez encore piocher une carte.
option-hogwarts-required_cards =
    S’il suffit d’avoir les cartes qu’une mission demande, ou s’il faut les dépenser.
option-hogwarts-exams_per_stop =
    Si l’on peut passer tous les examens dont on a les livres, ou un seul par arrêt.
option-hogwarts-defence_dice =
    Si l’on se passe des dés de défense, si on les utilise entre joueurs, ou entre joueurs et contre les Mangemorts.
option-hogwarts-de_setup =
    Si le hasard place les Mangemorts dans les tours, ou si c’est le premier joueur.
option-hogwarts-de_exclude =
    Quelles tours restent sans Mangemorts au départ : n’importe lesquelles de ces valeurs ensemble ; aucune si vous ne
    choisissez rien.
option-hogwarts-solo_death_eaters =
    Si les Mangemorts ne font rien dans une partie en solo, ou si c’est le jeu qui les joue.
option-hogwarts-mission_exchange =
    Si les missions restent comme on les a distribuées, ou si à sept et huit joueurs on peut en échanger une dans une
    tour.
option-hogwarts-coop_round_limit =
    Après combien de tours de table une équipe unique avec tous les joueurs a perdu : jamais, ou après un nombre de
    tours de table.
option-hogwarts-team_ability =
    Si la capacité d’un adversaire frappe seulement le membre qui a attaqué, ou toute l’équipe après chaque attaque.
option-hogwarts-solo_quidditch =
    Si un joueur en solo affronte un camp joué par le jeu, ou s’il n’y a pas de matchs.
option-hogwarts-placement =
    Si les pièces de Quidditch commencent dans la formation standard, ou si chaque camp les place librement.
option-hogwarts-bludger =
    Si un Cognard touche le premier adversaire en deçà de la distance du dé, ou seulement à cette distance exacte.
option-hogwarts-steal_cost =
    Combien d’actions coûte le vol du Souafle : deux, ou une.
option-hogwarts-match_turns =
    Combien de tours chaque camp a au plus dans la manche 1 d’un match de Quidditch.
option-hogwarts-mode2_floo_refill =
    Si, dans Le retour de Voldemort, les héros peuvent prendre un jeton Cheminette dans une salle commune, ou non.
option-hogwarts-mode2_early_fights =
    Si, avant le retour de Voldemort, les joueurs passent librement les uns à côté des autres, ou s’ils se battent déjà.
option-hogwarts-mode2_both_lack =
    Si la partie continue quand Harry et Voldemort se rencontrent et que leur jeton manque à tous les deux, ou si elle
    est nulle.
option-hogwarts-mode2_de_draw =
    Si, dans Le retour de Voldemort, les Mangemorts piochent des cartes sur les cases Sort et Potion, ou non.
option-hogwarts-mode2_death_eaters =
    Si Voldemort mène six Mangemorts, ou trois par héros et six au plus. Le second choix facilite la tâche d’un Harry
    seul.
option-hogwarts-pack_data =
    Avec quel contenu on joue : le plateau, les cartes et les personnages de ce jeu, ou un contenu que la table apporte.
option-hogwarts-seconds_per_turn =
    Combien de temps peut durer un tour : sans limite, ou un nombre de secondes.


## Procedures

procedure-hogwarts-variants = Les variantes côte à côte
    .text =
        | | Mineurs | Qualifiés | Équipe | Solo |
        |---|---|---|---|---|
        | Jetons Cheminette au départ | 2 | 1 | 1 | 2 avec les règles des mineurs, 1 avec celles des qualifiés |
        | Une mission demande | objets | objets et cartes | objets et cartes, toute l’équipe sur place | selon les règles choisies |
        | Cartes dans un combat de mission | 5 | 3 | 2 par membre | selon les règles choisies |
        | Cartes dans un duel | 5 | 3 | 3 | selon les règles choisies |
        | Combat contre un joueur | un dé chacun, perdu après deux assauts perdus | dés d’attaque ou cartes, perdu à 1 PV | comme les qualifiés, jamais dans une même équipe | aucun |
        | Cartes dans un combat contre un joueur | aucune | une potion et un sort | une potion et un sort | aucune |
        | Mangemorts | aucun | six | six | six avec les règles des qualifiés, sans effet |
        | Match nécessaire pour finir la partie | non | oui | non | selon les règles choisies |
        | Un combat de mission perdu | Chaudron Baveur | Chaudron Baveur | Chaudron Baveur | la partie est perdue |
procedure-hogwarts-turn = Un tour pas à pas
    .text =
        1. **Début du tour.** Jouez des cartes de début de tour si vous voulez. Au lieu de lancer les dés, vous pouvez
           voler avec Buck, ou attendre sur le lieu d’une mission d’équipe.
        2. **Lancez** deux dés.
        3. **Avancez** de leur somme, comme indiqué sous « Un déplacement pas à pas ».
        4. **Combattez** si un Mangemort ou un autre joueur se trouve là où votre déplacement se termine. Après cela,
           la case ne fait rien, et le tour est terminé.
        5. **Ramassez** les jetons objet de la case, dans les limites permises.
        6. **Tentez une mission** de ce lieu, si vous avez ce qu’il lui faut et si vous en avez envie.
        7. **Utilisez la case**, et passez des examens si c’est une salle de classe.
        8. **Voyagez** : d’une tour avec de la poudre de Cheminette, du terrain avec un Portoloin à la place du match.
           Ramassez là-bas des jetons, et tentez une mission si vous n’en avez pas encore tenté pendant ce tour. Puis
           vous revenez.
        9. **Fin.** Si quelqu’un remplit maintenant les conditions de fin, ce tour de table est le dernier. Le joueur
           suivant est celui de droite, à moins que vous n’ayez utilisé le Retourneur de temps.
procedure-hogwarts-walk = Un déplacement pas à pas
    .text =
        1. Faites un pas vers une case reliée à la vôtre et où vous n’êtes pas encore passé au cours de ce
           déplacement. Un passage gratuit ne coûte rien ; tout autre pas en consomme un de votre jet.
        2. Si un Mangemort ou un joueur d’une autre équipe s’y trouve, votre déplacement se termine et vous combattez.
        3. Si c’est le terrain de Quidditch, votre déplacement se termine.
        4. Vous pouvez ramasser un jeton objet qui s’y trouve : deux par tour, six en tout.
        5. Vous pouvez vous arrêter si c’est une tour, ou le lieu d’une mission que vous pouvez tenter maintenant.
        6. Sinon, continuez jusqu’à épuiser le jet. Un pas après lequel le jet ne pourrait plus être épuisé est refusé,
           sauf si aucun chemin n’est assez long.
        7. Après le dernier pas, vous pouvez encore prendre un passage gratuit.
procedure-hogwarts-field = Ce que fait une case
    .text =
        | Case | Quand vous vous y arrêtez | Dans Le retour de Voldemort |
        |---|---|---|
        | Sort, potion | piochez une carte | la même chose |
        | Livre, deux livres | piochez un livre, ou deux | rien |
        | Conduite | piochez une carte et faites ce qu’elle dit | rien |
        | Événement | piochez une carte ; elle concerne tout le monde | rien |
        | Duel | combattez l’élève de la carte | rien |
        | PV | gagnez les PV indiqués | la même chose, mais pas pour Voldemort |
        | Salle commune | piochez une carte Conduite, un livre, une potion ou un sort, ou proposez un échange | un sort ou une potion ; un héros peut prendre un jeton Cheminette |
        | Sortilèges, Métamorphose, Défense contre les forces du Mal | examens, puis un sort | un sort |
        | Potions, Botanique, Soins aux créatures magiques | examens, puis deux potions | deux potions |
        | Bureau de Dumbledore | deux sorts | la même chose |
        | Bureau de Rogue | deux potions | la même chose |
        | Cabane de Hagrid | une potion et un sort | la même chose |
        | Réserve | un livre | rien |
        | Tour | un voyage par poudre de Cheminette | un voyage par poudre de Cheminette pour les héros |
        | Terrain de Quidditch | un match, ou un voyage par Portoloin | le rituel de Pettigrow, ou un voyage par Portoloin |
procedure-hogwarts-mission-fight = Un combat de mission pas à pas
    .text =
        1. Choisissez la mission et montrez que vous avez ses jetons, et ses cartes si la variante les demande. En
           équipe, tous les membres doivent être là.
        2. Retournez sa carte Combat. En équipe, multipliez ses PV par le nombre de membres.
        3. Un effet de révélation se produit maintenant. Chaque perte est d’abord annoncée : vous pouvez y répondre
           par une carte de défense ou par la Pierre de Résurrection.
        4. **Votre tour de combat.** Vous pouvez jouer une carte de défense. Si la capacité vient avant les attaques,
           elle frappe maintenant. Puis attaquez avec une carte d’attaque ou avec vos dés.
        5. Si votre adversaire a encore des PV et que la capacité vient après les attaques, elle frappe maintenant. Si
           vous êtes à 0, vous avez perdu. Sinon, retournez à l’étape 4 ; en équipe, c’est le membre suivant qui
           attaque.
        6. Si votre adversaire n’a plus de PV, la capacité frappe une dernière fois, sauf si la carte dit autre chose.
        7. S’il vous reste au moins 1 PV, vous avez gagné : marquez les points, placez les jetons sur le plateau 2 ou
           sur le Chemin de Traverse, et posez la mission face visible. Avec 0 PV, vous avez perdu : allez au
           Chaudron Baveur, rendez sorts et potions, et prenez 6 PV.
procedure-hogwarts-duel = Un duel pas à pas
    .text =
        1. Piochez une carte Duel ; remettez votre propre personnage et piochez de nouveau.
        2. Avec 1 PV, vous avez perdu aussitôt.
        3. Combattez comme dans un combat de mission, à partir de la révélation, avec la limite de cartes des duels.
        4. Dès que vous tombez à 1 PV, vous avez perdu, même par la dernière capacité : remettez trois cartes de votre
           choix sous leurs pioches, ou toutes si vous en avez moins.
        5. Si votre adversaire n’a plus de PV et que vous en avez au moins 2 après la dernière capacité, vous avez
           gagné : piochez un sort, une potion et un livre.
        6. La carte Duel va sous sa pioche, et votre tour se termine.
procedure-hogwarts-player-fight-underage = Un combat entre sorciers mineurs
    .text =
        1. Celui qui est arrivé attaque, et choisit l’adversaire s’il y en a plusieurs.
        2. Tous deux lancent un dé. Le plus petit perd 1 PV, mais jamais le dernier ; à égalité, on relance.
        3. Celui qui a perdu deux assauts a perdu le combat ; sinon, retournez à l’étape 2.
        4. Le gagnant peut prendre un jeton objet, un jeton Portoloin, un jeton Cheminette ou une carte cachée au
           hasard.
        5. Le tour est terminé.
procedure-hogwarts-player-fight-qualified = Un combat entre sorciers qualifiés
    .text =
        1. Un combattant qui n’a que 1 PV au départ a perdu. Si tous deux n’en ont que 1, il n’y a pas de combat.
        2. Celui qui est arrivé attaque en premier : avec les dés d’attaque, ou avec un sort ou une potion.
        3. L’autre peut répondre à une perte annoncée par une carte de défense. Chaque combattant a une potion et un
           sort pour tout le combat.
        4. Celui qui tombe à 1 PV a perdu ; sinon, c’est l’autre qui attaque.
        5. Le gagnant peut prendre deux jetons objet, un jeton Portoloin, un jeton Cheminette ou deux cartes cachées
           au hasard.
        6. Le tour est terminé.
procedure-hogwarts-death-eater = Un combat contre un Mangemort
    .text =
        1. Le voisin de droite prend le plateau du Mangemort, tous ses PV, un sort et une potion.
        2. Le joueur actif attaque en premier, puis le Mangemort, et ainsi de suite : avec les dés ou avec une carte.
           Le joueur actif peut utiliser trois cartes.
        3. Le premier qui n’a plus de PV a perdu.
        4. Si le Mangemort a perdu, il est hors de la partie, et le joueur marque 20 points.
        5. Si le joueur a perdu, cela lui coûte autant qu’une mission perdue : le Chaudron Baveur, tous ses sorts et
           potions, et 6 PV pour repartir.
        6. Les cartes du Mangemort vont sous leurs pioches, et le tour est terminé.
procedure-hogwarts-match = Un match de Quidditch pas à pas
    .text =
        1. Chaque camp a une maison. Placez Gardien, Batteurs et Poursuiveurs, le Souafle et les deux Cognards.
        2. Tous deux lancent deux dés ; la plus grande somme commence.
        3. **Manche 1.** À votre tour, lancez deux dés pour vos actions :

           | Ce que vous faites | Actions |
           |---|---|
           | déplacer une pièce d’une case | 1 |
           | ramasser le Souafle ou un Cognard en entrant sur sa case | aucune |
           | lancer un Cognard : jetez le dé, choisissez une direction ; la cible esquive à 4 ou plus | aucune |
           | lancer le Souafle d’une case, ou le passer avec le Gardien | 1 |
           | voler le Souafle | 1 pour le pas et 1 pour la prise |
           | tirer depuis la ligne 3 de l’autre camp | 1 |

        4. Un tir est un but si le dé du Poursuiveur est plus grand que celui du Gardien. Un but rapporte une carte
           Quidditch, et le Souafle va ensuite au camp qui défend.
        5. Deux buts font gagner la manche 1 ; éliminer tous les Poursuiveurs de l’autre camp aussi. Après 30
           tours chacun, c’est le plus grand nombre de buts qui la gagne, ou sinon les dés (RUL-HOG-178).
        6. **Manche 2.** Celui qui a gagné la manche 1 commence. À votre tour, lancez deux dés, avancez votre
           Attrapeur, et jouez une carte Quidditch si vous voulez.
        7. Le premier Attrapeur qui achève le tour du terrain attrape le Vif d’or et gagne 40 points.
        8. Toutes les cartes Quidditch vont sous leur pioche, et le pion du joueur défié retourne à sa place.
procedure-hogwarts-return-turn = Un tour dans Le retour de Voldemort
    .text =
        1. **Un héros** qui a échoué devant un Horcruxe réessaie au lieu de se déplacer. Sinon, le héros lance deux
           dés et avance ; il peut s’arrêter plus tôt dans les tours et, avec le crochet ou l’Épée, devant les
           Horcruxes.
        2. Un héros qui rencontre un Mangemort s’arrête et combat. Harry et Voldemort s’arrêtent pour leur rencontre.
        3. Devant un Horcruxe avec le crochet ou l’Épée : un dé chacun, et un résultat plus grand le détruit. Après
           cela, on peut utiliser la case.
        4. **Pettigrow** lance un dé. Avec les quatre jetons, il s’arrête sur le terrain, et Voldemort revient : six
           Mangemorts vont dans des tours, Voldemort place la Pierre, puis Harry la Baguette.
        5. **Voldemort** lance un dé pour lui-même et un pour chaque Mangemort, dans l’ordre de son choix. Un
           Mangemort qui rencontre un héros s’arrête et attaque.
        6. **Un combat :** celui qui est arrivé attaque avec les dés ou une carte. Le défenseur relance chaque dé
           réussi : 1 ou 2 lui coûte 2 PV, 3 à 5 lui coûte 1 PV, et 6 coûte 1 PV à l’attaquant. Puis c’est l’autre
           qui attaque.
        7. Un héros vaincu va sur Départ avec 1 PV, un Mangemort vaincu quitte la partie.
procedure-hogwarts-meeting = Quand Harry rencontre Voldemort
    .text =
        1. Il manque la Pierre à Harry et la Baguette à Voldemort : il ne se passe rien, et la partie continue.
        2. Il ne manque son jeton qu’à Harry : Voldemort gagne.
        3. Il ne manque son jeton qu’à Voldemort : le camp de Harry gagne.
        4. Tous deux ont le leur, mais il reste un Horcruxe : Voldemort gagne.
        5. Sinon, le duel final : un dé chacun, que l’on relance en cas d’égalité. Le plus grand gagne la partie.


## Refused actions

refusal-hogwarts-not_your_turn = Ce n’est pas votre tour.
refusal-hogwarts-game_over = La partie est terminée.
refusal-hogwarts-not_now = Ce n’est pas possible pour l’instant.
refusal-hogwarts-choose_character = Choisissez d’abord votre personnage.
refusal-hogwarts-character_taken = Un autre joueur a ce personnage.
refusal-hogwarts-not_a_student = Vous ne pouvez pas choisir ce personnage.
refusal-hogwarts-must_choose = Faites d’abord le choix qui vous attend.
refusal-hogwarts-not_a_neighbour = Ces deux cases ne sont pas reliées.
refusal-hogwarts-not_enterable = Vous ne pouvez pas entrer sur cette case.
refusal-hogwarts-visited = Vous êtes déjà passé sur cette case au cours de ce déplacement.
refusal-hogwarts-cannot_finish = De là, vous ne pourriez pas parcourir le reste de votre jet.
refusal-hogwarts-must_go_on = Vous ne pouvez pas vous arrêter ici : parcourez le reste de votre jet.
refusal-hogwarts-no_moves_left = Il ne vous reste plus de pas.
refusal-hogwarts-no_roll = Vous ne lancez pas les dés à ce tour.
refusal-hogwarts-move_first = Déplacez-vous d’abord : cela se fait là où votre déplacement se termine.
refusal-hogwarts-no_waiting = Vous ne pouvez attendre que sur le lieu d’une mission d’équipe.
refusal-hogwarts-too_many_items = Vous ne pouvez plus ramasser de jetons objet pendant ce tour.
refusal-hogwarts-no_such_item = Vous ne pouvez pas prendre ce jeton objet ici.
refusal-hogwarts-out_of_reach = Ce jeton est trop loin.
refusal-hogwarts-swap_needed = Vous avez six jetons objet : choisissez-en un à laisser.
refusal-hogwarts-swap_not_needed = Vous avez de la place pour le jeton : pas besoin d’en laisser un.
refusal-hogwarts-must_put_tokens = Placez d’abord le jeton sur une case.
refusal-hogwarts-bad_place = Vous ne pouvez pas choisir cette case pour cela.
refusal-hogwarts-not_held = Vous n’avez pas cette carte ou ce jeton.
refusal-hogwarts-not_in_deck = Cette carte n’est pas dans la pioche.
refusal-hogwarts-deck_empty = Cette pioche n’a plus de cartes.
refusal-hogwarts-must_arrange = Remettez toutes ces cartes, dans l’ordre de votre choix.
refusal-hogwarts-must_discard = Choisissez d’abord la carte que vous perdez.
refusal-hogwarts-no_such_ability = Votre personnage n’a pas cette capacité.
refusal-hogwarts-not_usable = Vous ne pouvez pas utiliser ce jeton ici.
refusal-hogwarts-wrong_moment = Vous ne pouvez pas vous envoler pour l’instant.
refusal-hogwarts-wrong_moment_for_card = Cette carte ne sert que dans un combat.
refusal-hogwarts-start_of_turn_only = Vous ne pouvez jouer cette carte qu’au début de votre tour.
refusal-hogwarts-not_against_players = Les sorciers mineurs n’utilisent pas de cartes contre les autres joueurs.
refusal-hogwarts-no_target = Il n’y a personne contre qui utiliser cette carte.
refusal-hogwarts-not_on_a_tower = La poudre de Cheminette ne s’utilise que dans les tours.
refusal-hogwarts-no_floo = Vous n’avez pas de poudre de Cheminette.
refusal-hogwarts-no_portkey = Vous n’avez pas de jeton Portoloin.
refusal-hogwarts-one_trip = Vous ne pouvez faire qu’un voyage par tour.
refusal-hogwarts-not_a_floo_place = La poudre de Cheminette ne mène pas là-bas.
refusal-hogwarts-graveyard_by_portkey = Seul un Portoloin vous mène au cimetière.
refusal-hogwarts-not_your_mission = Ce n’est pas l’une de vos missions ouvertes.
refusal-hogwarts-one_attempt = Vous avez déjà tenté une mission pendant ce tour.
refusal-hogwarts-must_attempt = Vous vous êtes arrêté plus tôt pour faire une tentative ici : faites-la.
refusal-hogwarts-mission_needs_items = Il vous manque des jetons objet pour cette mission.
refusal-hogwarts-mission_needs_cards = Il vous manque des cartes pour cette mission.
refusal-hogwarts-team_not_there = Toute votre équipe doit d’abord être ici.
refusal-hogwarts-not_here = Ce n’est pas possible sur cette case.
refusal-hogwarts-no_trade = Cet échange n’est pas possible.
refusal-hogwarts-must_answer = Répondez d’abord à l’offre.
refusal-hogwarts-other_classroom = L’examen de ce livre se passe dans une autre salle de classe.
refusal-hogwarts-choose_opponent = Choisissez d’abord qui combattre.
refusal-hogwarts-no_such_player = Vous ne pouvez pas choisir ce joueur pour cela.
refusal-hogwarts-no_cards = Les sorciers mineurs se combattent sans cartes.
refusal-hogwarts-no_tokens = Les Mangemorts n’ont pas de jetons objet.
refusal-hogwarts-too_many_cards = Vous avez utilisé toutes les cartes que permet ce combat.
refusal-hogwarts-found_this_round = Vous pourrez utiliser cette carte à partir du tour de combat suivant.
refusal-hogwarts-not_a_defence = Seule une carte de défense peut servir maintenant.
refusal-hogwarts-one_defence = Vous ne pouvez jouer qu’une carte de défense à la fois.
refusal-hogwarts-nothing_to_cancel = Il n’y a rien que cette carte puisse annuler.
refusal-hogwarts-dice_only = Ce jeton ne donne que des dés d’attaque, ce qui n’aide pas maintenant.
refusal-hogwarts-bad_dice = Vous ne pouvez pas relancer ces dés.
refusal-hogwarts-not_a_way_out = Vous ne pouvez pas échapper au combat par cette case.
refusal-hogwarts-nothing_there = Le perdant n’a rien de cette sorte.
refusal-hogwarts-place_death_eater = Placez d’abord le Mangemort dans une tour.
refusal-hogwarts-not_a_tower = Vous ne pouvez pas placer de Mangemort là : choisissez une autre tour.
refusal-hogwarts-tower_taken = Il y a déjà un Mangemort dans cette tour.
refusal-hogwarts-hero_there = Il y a un héros dans cette tour.
refusal-hogwarts-not_a_hero = Choisissez un personnage du camp de Harry.
refusal-hogwarts-hero_needed = Harry doit participer, et il ne reste que vous pour le jouer.
refusal-hogwarts-wrong_side = Ce jeton appartient à l’autre camp.
refusal-hogwarts-never_carried = On ne peut pas transporter un Horcruxe.
refusal-hogwarts-no_powers = Les jetons objet n’ont pas de pouvoirs dans Le retour de Voldemort.
refusal-hogwarts-token_on_mission = La mission demande ce jeton : vous ne pouvez pas vous en servir autrement maintenant.
refusal-hogwarts-no_horcrux = Il n’y a pas d’Horcruxe ici.
refusal-hogwarts-no_weapon = Il vous faut le crochet de Basilic ou l’Épée de Gryffondor.
refusal-hogwarts-must_retry = Essayez de nouveau de détruire l’Horcruxe avant d’aller plus loin.
refusal-hogwarts-not_a_weapon = Vous ne pouvez remettre que ce qui détruit les Horcruxes.
refusal-hogwarts-not_together = Vous ne pouvez remettre quelque chose qu’à un héros sur la même case.
refusal-hogwarts-board_full = Ce héros n’a plus de place pour un jeton objet.
refusal-hogwarts-unused_deck = Cette pioche ne sert pas à cette table.
refusal-hogwarts-no_floo_here = On ne trouve pas de poudre de Cheminette ici.
refusal-hogwarts-floo_not_needed =
    Vous ne recevez de la poudre de Cheminette que si vous n’en avez pas et qu’un Horcruxe est encore dans un lieu
    lointain.
refusal-hogwarts-no_such_pawn = Ce n’est pas l’un de vos pions.
refusal-hogwarts-already_moved = Ce pion s’est déjà déplacé pendant ce tour.
refusal-hogwarts-must_challenge = Défiez quelqu’un pour un match, ou prenez le Portoloin.
refusal-hogwarts-play_to_end = Vous devez jouer le match jusqu’au bout.
refusal-hogwarts-house_taken = Celui qui défie joue déjà pour cette maison.
refusal-hogwarts-match_first = Terminez d’abord le match.
refusal-hogwarts-must_place = Placez d’abord vos pièces.
refusal-hogwarts-already_placed = Vous avez déjà placé cette pièce.
refusal-hogwarts-wrong_line = Cette pièce ne peut pas commencer là.
refusal-hogwarts-must_roll = Lancez d’abord les dés.
refusal-hogwarts-no_actions = Il ne vous reste pas assez d’actions.
refusal-hogwarts-piece_out = Cette pièce est éliminée du match.
refusal-hogwarts-not_a_step = Avancez sur la case suivante le long des pointillés.
refusal-hogwarts-field_taken = L’une de vos propres pièces s’y trouve déjà.
refusal-hogwarts-opponent_there = Un adversaire s’y trouve : contournez-le.
refusal-hogwarts-keeper_stays = Un Gardien ne peut pas quitter la zone de but.
refusal-hogwarts-goal_area = Seuls les Gardiens peuvent entrer dans une zone de but.
refusal-hogwarts-no_bludger = Cette pièce n’a pas de Cognard à lancer.
refusal-hogwarts-thrown_already = Ce Batteur a déjà lancé un Cognard pendant ce tour.
refusal-hogwarts-must_throw = Choisissez une direction pour le Cognard.
refusal-hogwarts-no_quaffle = Votre camp n’a pas le Souafle.
refusal-hogwarts-bad_pass = Vous ne pouvez pas lancer le Souafle là-bas.
refusal-hogwarts-nobody_to_rob = Aucun de vos Poursuiveurs ne partage une case avec le porteur du Souafle.
refusal-hogwarts-must_take = Prenez le Souafle, maintenant que votre Poursuiveur l’a rejoint.
refusal-hogwarts-too_far = Vous ne pouvez tirer que depuis la ligne 3 de l’autre camp.
refusal-hogwarts-must_put = Posez d’abord le Souafle sur une case de votre ligne 3.
refusal-hogwarts-not_your_line = Le Souafle doit aller sur votre propre ligne 3.
refusal-hogwarts-one_card = Vous avez déjà utilisé une carte Quidditch pendant ce tour.
