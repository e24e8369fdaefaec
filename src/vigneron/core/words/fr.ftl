refusal-bad_seats = Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
refusal-unknown_option = Ce jeu n’a pas d’option « { $option } ».
refusal-bad_option = « { $value } » n’est pas un choix pour { $option }.
refusal-unknown_act = Ce coup n’existe pas : « { $act } ».
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-over = La partie est terminée.

journal-at = Le journal se rompt au coup { $ply } : { $why }
journal-edition = La partie suit l’édition { $needed } des règles ; cette installation a { $found }.
journal-data = La partie a été jouée avec d’autres données de matériel ({ $needed } ; ici { $found }).
journal-setup = Sa mise en place est impossible.
journal-bad_data = Ses données de matériel sont fausses : { $fault }
journal-no_setup = La mise en place manque.
journal-order = On attend le coup { $expected }, on trouve le coup { $found }.
journal-seat = Il n’y a pas de place numéro { $number }.
journal-unknown_act = Ce coup n’existe pas : « { $act } ».
journal-refused = Les règles refusent le coup « { $act } ».
journal-draw_missing = Il manque un tirage.
journal-draw_impossible = Un de ses tirages est impossible.
journal-draws_left = Il y a { $count } { $count ->
    [one] tirage
   *[other] tirages
} de trop.
journal-digest = La position n’est pas celle qui a été notée ({ $stored } ; selon les règles { $found }).
journal-closing_count = La dernière ligne compte { $stored }, les règles comptent { $found }.
journal-not_json = La ligne { $line } n’est pas un objet JSON.
journal-format = Ce n’est pas un journal ({ $format }).
journal-header = « { $field } » manque ou est faux dans l’en-tête.
journal-empty = Le fichier est vide.
journal-table_row = La ligne { $line } n’est pas une ligne de table correcte.
journal-closing = La dernière ligne est incomplète ou fausse.
journal-after_close = La ligne { $line } suit la ligne de clôture.
journal-undo = Le retour de la ligne { $line } n’indique pas à quel coup revenir.
journal-row = Il faut ply, seat, act, draws et digest à la ligne { $line }.
journal-no_game = C’est un journal de « { $game } », un jeu qui n’est pas installé.
