### The pitch and the chase for the Snitch on the page, in French.

pitch-label = Le terrain de Quidditch : les flèches parcourent les cases, Entrée choisit
pitch-sky-label = La poursuite du Vif d’or
pitch-list = Les coups en liste
# The letter on the tag of a piece; beaters and chasers also have a number.
pitch-letter-keeper = G
pitch-letter-beater = B
pitch-letter-chaser = P
pitch-to-goals = 2 buts d’abord, puis la poursuite
pitch-to-place = À placer
pitch-knocked-out = Éliminés
pitch-piece-of = { $piece } ({ $name })
pitch-empty = vide

## A turn

pitch-actions-left = { $left } actions restantes sur { $all }
pitch-where = Où vole { $piece } ?
pitch-step-cost = Touchez une case dorée : chaque pas coûte 1 action.
pitch-carrier-cost = Touchez une case dorée ou lancez le Souafle : 1 action à chaque fois.
pitch-forward = Voler en avant
pitch-pass = Lancer le Souafle
pitch-fly = Voler plutôt
pitch-pass-where = Où { $piece } lance-t-il le Souafle ?
pitch-pass-loose = Personne ne l’attrape en { $field } : le Souafle y restera.
pitch-throw-there = Le lancer là
pitch-steal = Prendre le Souafle à { $piece } : { $cost } actions
pitch-go-and-take = Y aller et le prendre
pitch-shoot = Tirer : { $percent } %
pitch-shot-kept = But si votre dé bat celui du Gardien.
pitch-shot-open = Il n’y a pas de Gardien : chaque tir est un but.
pitch-aim = Préparer le Cognard
pitch-aim-target = { $piece } avec { $rolls }
pitch-aim-hits = Un Cognard ne coûte pas d’action. Il pourrait toucher { $targets }.
pitch-aim-nobody = Un Cognard ne coûte pas d’action, mais personne n’est sur son chemin.
pitch-throw-which = De quel côté { $piece } lance-t-il le Cognard ?
pitch-throw-reach = Le dé montre { $reach }. Touchez un ruban ; touchez encore pour lancer.
pitch-throw-at = Lancer sur { $piece }
pitch-throw-to = Lancer vers { $field }
pitch-dodges = esquive dès { $roll }
pitch-place-where = Touchez une case dorée pour { $piece }.
pitch-end-loses =
    { $left ->
        [one] Si vous finissez maintenant, vous perdez une action.
       *[other] Si vous finissez maintenant, vous perdez { $left } actions.
    }
pitch-end-anyway = Finir quand même

## The other side’s turn

pitch-waits-place = { $name } place ses joueurs.
pitch-waits-roll = { $name } lance les dés pour ses actions.
pitch-waits-act =
    { $left ->
        [one] Il reste une action à { $name }.
       *[other] Il reste { $left } actions à { $name }.
    }
pitch-waits-take = { $name } prend le Souafle.
pitch-waits-throw = { $name } lance un Cognard.
pitch-waits-put = { $name } pose le Souafle.
pitch-waits-fly = { $name } poursuit le Vif d’or.

## Moments

pitch-moment-goal = But !
pitch-moment-saved = Arrêté !
pitch-moment-out = Éliminé !
pitch-moment-dodged = Esquivé !
pitch-moment-start = Qui commence ?
pitch-moment-decider = Les dés décident
pitch-moment-round = La poursuite commence !
pitch-moment-card = Une carte !
pitch-moment-end = Le Vif d’or !
pitch-die-shot = Tir
pitch-die-save = Gardien
pitch-die-dodge = Esquive

## The chase

pitch-cards = Vos cartes Quidditch
pitch-one-card = Une carte par tour, avant ou après le jet
pitch-play-card = Jouer aussi une carte ?
pitch-roll-chase = Lancez les dés : jusqu’où vole votre Attrapeur ?
pitch-rolled = { $name } a fait { $count }
pitch-you-rolled = Vous avez fait { $count }
pitch-level = Tous deux sur la case { $field }
pitch-ahead =
    { $count ->
        [one] { $name } a une case d’avance
       *[other] { $name } a { $count } cases d’avance
    }
pitch-you-ahead =
    { $count ->
        [one] Vous avez une case d’avance
       *[other] Vous avez { $count } cases d’avance
    }
pitch-needed =
    { $count ->
        [one] Encore une case jusqu’au Vif d’or.
       *[other] Encore { $count } cases jusqu’au Vif d’or.
    }
pitch-chance-roll =
    { $count ->
        [one] Une case jusqu’au Vif d’or : { $percent } % de chances de l’attraper avec ce jet.
       *[other] { $count } cases jusqu’au Vif d’or : { $percent } % de chances de l’attraper avec ce jet.
    }
pitch-chance-card = Avec cette carte, { $percent } % de chances d’attraper le Vif d’or ce tour-ci.
pitch-chase-flown = { $count } aux dés : case { $field }
pitch-field = avec la carte : case { $field }
pitch-snitch = avec la carte : le Vif d’or !
