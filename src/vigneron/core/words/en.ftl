refusal-bad_seats = This game is for { $low } to { $high } players, not { $seats }.
refusal-unknown_option = This game has no option “{ $option }”.
refusal-bad_option = “{ $value }” is not a choice for { $option }.
refusal-unknown_act = There is no such move: “{ $act }”.
refusal-not_your_turn = It is not your turn.
refusal-over = The game is over.

journal-at = The journal breaks at ply { $ply }: { $why }
journal-edition = It was played by edition { $needed } of the rules; this installation has { $found }.
journal-data = It was played with other component data ({ $needed }; here { $found }).
journal-setup = Its set-up is not possible.
journal-bad_data = Its component data cannot be right: { $fault }
journal-no_setup = The set-up is missing.
journal-order = Ply { $expected } should stand here, not ply { $found }.
journal-seat = There is no seat number { $number }.
journal-unknown_act = There is no such move: “{ $act }”.
journal-refused = The rules refuse the move “{ $act }”.
journal-draw_missing = A draw is missing.
journal-draw_impossible = One of its draws is impossible.
journal-draws_left = It has { $count } { $count ->
    [one] draw
   *[other] draws
} too many.
journal-digest = The position is another one than was written down ({ $stored }; by the rules { $found }).
journal-closing_count = The closing row counts { $stored }, the rules count { $found }.
journal-not_json = Line { $line } is not a JSON object.
journal-format = This is not a journal ({ $format }).
journal-header = “{ $field }” in its header is missing or wrong.
journal-empty = The file is empty.
journal-table_row = Line { $line } is not a proper row of the table.
journal-closing = The closing row is incomplete or wrong.
journal-after_close = Line { $line } stands after the closing row.
journal-undo = The undo in line { $line } does not name a ply to go back to.
journal-row = Line { $line } needs ply, seat, act, draws and digest.
journal-no_game = It is a journal of “{ $game }”, which is not installed.
