### The terminal in French: everything that is not about one game. Keys that are typed stay as they are.

## The help page. .keys is what the person types, where that is a word of the language.

terminal-help-hint = ce qu’un bot simple ferait à votre place, et pourquoi
terminal-help-aside = ce que vous pouvez faire d’autre, comme abandonner ; a 1 fait la première chose
terminal-help-wait = attendre : laisser les autres agir d’abord, quand ils le peuvent
terminal-help-rule = montrer la règle de ce numéro ; r seul montre la dernière citée
terminal-help-save = enregistrer la partie
    .keys = s NOM
terminal-help-quit = quitter
terminal-help-coach = ce que ferait le professeur
terminal-help-stop = arrêter la leçon
terminal-help-plain = Tapez le numéro d’un coup, ou une action en JSON, comme { $example }.

## Questions; what is typed stands behind them

terminal-ask-move = À vous (? pour l’aide) :
terminal-ask-choice = Votre choix ({ $choices }, ? pour l’aide) :
# There is only one thing to do.
terminal-ask-only = Entrée : { $action } (? pour l’aide) :
terminal-ask-record = Garder la partie ? Un nom de fichier, ou Entrée pour non :
terminal-ask-back = Entrée revient à la partie.
terminal-ask-go-on = Entrée pour continuer.
terminal-ask-lesson = Ensuite : { $lesson }. Entrée commence, q arrête.

## Notes below the table

terminal-lesson = { $lesson }. ? explique les touches, h montre ce que ferait le professeur.
terminal-coach = Le professeur choisirait : { $action }.
terminal-nothing-to-decide = Vous n’avez rien à décider pour l’instant.
terminal-no-hint = Aucun bot ne peut donner d’indice.
# After a move that a hint names: what has to be typed for it.
terminal-keys = { $action } (tapez { $keys })
# $asides is such as "1: Leave the game  2: Concede".
terminal-asides = Vous pouvez aussi : { $asides }
terminal-no-asides = Vous ne pouvez rien faire d’autre pour l’instant.
terminal-nobody-to-wait = Il n’y a personne à attendre : c’est à vous.
terminal-which-rule = Quelle règle ? Tapez r et son numéro.
terminal-no-rule = Il n’y a pas de règle { $rule }.
terminal-refused = { $why } ({ $rule }). r montre la règle.
terminal-number = Tapez un nombre de 1 à { $most }.
terminal-which = Que voulez-vous dire : { $choices } ?
terminal-times =
    { $count ->
        [one] { $action } : { $count } fois.
       *[other] { $action } : { $count } fois.
    }
terminal-saved =
    { $count ->
        [one] La partie ({ $count } action) est dans { $file }.
       *[other] La partie ({ $count } actions) est dans { $file }.
    }

# As it follows a word, between a heading and what is told of it.
terminal-colon = { "" } :

## The end

terminal-won = Vous avez gagné !
terminal-lost = Vous avez perdu.
terminal-nobody = Personne ne gagne.
terminal-seed = La graine du mélange, et son empreinte montrée au début :
