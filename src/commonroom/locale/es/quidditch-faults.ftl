### What is wrong or odd about decks of an owner's own, in Spanish.

## Files of decks. The place stands before it: "size: says 41 cards …".

quidditch-fault-other_game = { $game } no es quidditch
quidditch-fault-no_list = tiene que ser una lista de mazos
quidditch-fault-deck_twice = el mismo mazo se describe dos veces
quidditch-fault-which_deck = tiene que ser house (casa) o pitch (campo)
quidditch-fault-said_size = dice { $size } cartas, y hay { $count }
quidditch-fault-choose_one = tiene que ser 1: de varios efectos se elige uno
quidditch-fault-points = { $card } vale { $points } puntos

## Cards. $card is the id of a card, $effect and $effects are codes of effects.

quidditch-fault-player_card = { $card } es una carta de jugador, así que necesita un puesto y un valor
quidditch-fault-player_effects = { $card } es una carta de jugador, y estas no tienen efectos
quidditch-fault-special_card = { $card } es una carta especial, así que no tiene ni puesto ni valor
quidditch-fault-special_effects = { $card } es una carta especial, así que necesita un efecto
quidditch-fault-cannot =
    { $kind ->
        [jinx] un embrujo no puede tener el efecto { $effect }; puede tener { $effects }
        [spell] un hechizo no puede tener el efecto { $effect }; puede tener { $effects }
        [foul] una falta no puede tener el efecto { $effect }; puede tener { $effects }
       *[referee] un árbitro no puede tener el efecto { $effect }; puede tener { $effects }
    }
quidditch-fault-no_amount = { $effect } no tiene cantidad (amount); solo la tienen { $effects }
quidditch-fault-unclear_choice = { $card } da a elegir algo que ningún jugador podría nombrar

## The decks as a whole

quidditch-fault-house_size = Un mazo de casa tiene { $wanted } cartas, y este tiene { $size }.
quidditch-fault-pitch_size = El mazo de campo tiene { $wanted } cartas, y este tiene { $size }.
quidditch-fault-snitches = Hay exactamente una snitch dorada, y aquí hay { $count }.
quidditch-fault-role_value =
    { $role ->
        [chaser] Un cazador vale de { $low } a { $high }, y aquí hay uno que vale { $value }.
        [keeper] Un guardián vale de { $low } a { $high }, y aquí hay uno que vale { $value }.
       *[beater] Un golpeador vale de { $low } a { $high }, y aquí hay uno que vale { $value }.
    }
quidditch-fault-no_role =
    { $role ->
        [chaser] No hay ningún cazador que valga { $value }.
        [keeper] No hay ningún guardián que valga { $value }.
       *[beater] No hay ningún golpeador que valga { $value }.
    }
quidditch-fault-seekers = Cada casa tiene dos buscadores, que valen 11 y 12; aquí valen { $values }.
quidditch-fault-no_seekers = Cada casa tiene dos buscadores, que valen 11 y 12; aquí no hay ninguno.
quidditch-fault-few_players = La mayoría de las cartas de casa son cartas de jugador, y aquí solo { $count }: en muchas manos no habrá ninguna.
quidditch-fault-few_quaffles = La quaffle es la carta de campo más frecuente, y aquí solo hay { $count }.
quidditch-fault-few_bludgers = Con menos de tres bludgers nunca se puede sacar una tercera.
quidditch-fault-few_free_goals = En la caja hay varios goles regalados, y aquí solo { $count }.
quidditch-fault-few_goals = Con menos de dieciséis quaffles y goles regalados siempre gana quien atrapa la snitch.
quidditch-fault-no_lower = Ningún embrujo ni hechizo rebaja una carta.
quidditch-fault-no_strip = Ningún embrujo ni hechizo hace perder cartas de la mano.
quidditch-fault-no_push_off = Ningún embrujo ni hechizo aleja de una pelota.
quidditch-fault-no_retrieve = Ningún embrujo ni hechizo recupera una carta.
quidditch-fault-no_counter = Ningún embrujo ni hechizo anula otro.
quidditch-fault-no_leg_locker = No hay ningún Piernas Unidas: un embrujo que rebaja una carta o detiene a un guardián.
quidditch-fault-strips = Un hechizo hace perder una sola carta y otro, varias.
quidditch-fault-lowering = Más de una carta rebaja otra.
quidditch-fault-fouls = En la caja están las dos clases de falta: una contra un guardián y otra que gana la quaffle.
quidditch-fault-no_referee = No hay ningún árbitro que anule una falta.
