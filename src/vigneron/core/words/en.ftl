refusal-bad_seats = This game is for { $low } to { $high } players, not { $seats }.
refusal-unknown_option = This game has no option “{ $option }”.
refusal-bad_option = “{ $value }” is not a choice for { $option }.
refusal-unknown_act = There is no such move: “{ $act }”.
refusal-not_your_turn = It is not your turn.
refusal-over = The game is over.
