refusal-bad_seats = Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
refusal-unknown_option = Ce jeu n’a pas d’option « { $option } ».
refusal-bad_option = « { $value } » n’est pas un choix pour { $option }.
refusal-unknown_act = Ce coup n’existe pas : « { $act } ».
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-over = La partie est terminée.
