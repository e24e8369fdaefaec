refusal-bad_seats = This game is for { $more ->
    [0] { $low }
   *[other] { $low } to { $high }
} { $high ->
    [one] player
   *[other] players
}, not { $seats }.
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
journal-closing_early = The closing row stands before the game is over.
journal-closing_places = The closing row ends with { $stored }, the rules with { $found }.
journal-closing_parts = The parts of the scores are not those that the rules count.
journal-secret_of_none = It holds a secret, but no commitment to it: such draws are neither derived nor made by hand.
journal-after_end = A row stands after the end of the table.
journal-table_row_late = The table notes “{ $kind }” while no game is running.
journal-table_row_impossible = The table notes “{ $kind }” for seat { $number }, which was impossible then.
journal-forfeit = A seat forfeits, but the table does not end.
journal-end_why = The table ends without a word why.
journal-end_impossible = The table cannot have ended like this ({ $why }).
journal-undo_nothing = An undo takes nothing back.
journal-undo_drew = Move { $number } was taken back after it had drawn.
journal-undo_revealed = Move { $number } was taken back after it had revealed something.
journal-undo_taken = What was taken from another game cannot be taken back.
journal-taken_place = Only a game’s first moves can be taken from another game.
journal-taken_row = The row that says which game the first moves were taken from cannot be read.
journal-taken_secret = The secret of the game that the first moves were taken from does not fit its commitment.
journal-undo_whose = Move { $number } could not be taken back like this: others had acted, or nobody could ask.
journal-undo_corrected = Only draws of the last move that were made by hand can be corrected.
journal-not_corrected = The move whose draws were corrected is not played again.
journal-claims = Only claimed:
journal-proofs = Proven:
journal-proof-rules = Every move was allowed when it was made, and every position follows. Nothing that was taken back had drawn or revealed anything.
journal-proof-count = Scores, their parts and places are what the rules count: { $scores }.
journal-claim-names = Who played: { $names }.
journal-claim-hand = That the draws, made by hand, fell like this.
journal-claim-secret = That the secret was chosen before the game. Only a commitment that you saw before the game proves this; compare { $commitment }, for the table “{ $table }”.
journal-claim-words = That these words are the players’: { $words }. You can know your own.
journal-claim-taken = That the game up to move { $ply } was played like this at another table, “{ $table }”, with a secret chosen before it ({ $commitment }). Its own record shows it.
journal-claim-taken-hand = That the game up to move { $ply } was played like this at another table, “{ $table }”, with draws made by hand.
journal-claim-agreed = That everybody agreed to what was taken back after others had played ({ $count }×).
journal-claim-passed = That the seats past whose moves somebody went back were played by bots ({ $count }).
journal-claim-replaced = That a bot took somebody’s place, and why ({ $count }×).
journal-claim-sit = That somebody played on in place of a bot ({ $count }×).
journal-claim-late = That somebody’s time was over ({ $count }×).
journal-claim-failed = That a bot gave no answer, and a plain player acted for it ({ $count }×).
journal-claim-ended = That the game stopped after move { $ply } ({ $why ->
    [time] time was over
    [agreed] everybody agreed
    [stopped] those who still played ended it
    [left] everybody had left
   *[other] { $why }
}) and no later move was left out.
journal-claim-other = What rows of an unknown kind say ({ $count }).
journal-kept = It is the commitment that you kept: the secret was chosen before you saw it.
journal-kept_other = The commitment that you kept is another: these are not the draws that it promised.
journal-kept_table = The table that you kept is another: the draws hang on its name too.

position-format = This is not the text of a position: such a text begins with { $format }.
position-long = The text is too long: a position has at most { $most } characters.
position-fields = The text has { $count } parts between colons instead of { $all }: a piece of it is missing.
position-damaged = The text is damaged: a piece of it is missing or changed.
position-no_game = It is a position of “{ $game }”, which is not installed.
position-edition = It belongs to edition { $needed } of the rules; this installation has { $found }.
position-data = It belongs to other component data ({ $needed }; here { $found }).
position-setup = Its set-up is not possible.
position-number = “{ $field }” stands where a number should.
position-seat = There is no seat number { $number }.
position-impossible = By the rules there is no such position: { $fault }

### The plain picture of a game that has none of its own; a game may replace these sentences.

frame-position = Position
frame-seat = { $who }
note-turn = to play
prompt-act = Choose what to do.
prompt-wait = The others are playing.
prompt-over = The game is over.
status-round = Round { $round }
status-over = Game over
tab-table = Table

# Who leads, at every table: `bound` is exact, least, most, or shown (hidden parts on both sides)
race-level = All are level.
race-shared = { $count } players share the lead.
race-leads = { $bound ->
    [least] { $who } leads by at least { $points } { $points ->
        [one] point
       *[other] points
    }.
    [most] It is not known who leads: { $who } is ahead by at most { $points } { $points ->
        [one] point
       *[other] points
    }, and what the others hide may turn this.
    [shown] By what is open, { $who } leads by { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[exact] { $who } leads by { $points } { $points ->
        [one] point
       *[other] points
    }.
}
race-leads-level = { $who } leads, level on points.
gap-level = tied
gap-leads = { $bound ->
    [least] ahead by { $points } or more
    [most] not known who leads
   *[exact] ahead by { $points }
}
gap-behind = { $bound ->
    [least] { $points } or more behind
    [most] { $points } behind at most
   *[exact] { $points } behind
}
