refusal-bad_seats = Dieses Spiel ist für { $low } bis { $high } Personen, nicht für { $seats }.
refusal-unknown_option = Dieses Spiel kennt keine Option „{ $option }“.
refusal-bad_option = „{ $value }“ ist keine Wahl für { $option }.
refusal-unknown_act = Diesen Zug gibt es nicht: „{ $act }“.
refusal-not_your_turn = Du bist nicht am Zug.
refusal-over = Das Spiel ist zu Ende.
