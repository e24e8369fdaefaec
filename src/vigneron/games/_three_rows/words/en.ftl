title = Three Rows
tagline = A die, three rows, one choice.
option-length = Length
option-length-short = short
option-length-long = long
event-put = { $who } puts a { $die } in row { $row }.
event-filled = Row { $row } of { $who } is full: { $points } points.
event-passed = { $who } leaves a { $die }.
refusal-row_full = Row { $row } is full.
refusal-too_low = A { $die } may not follow a { $last }.
offer-put = Put the { $die } in row { $row }
offer-pass = Pass
part-numbers = Numbers
part-prizes = Full rows
ending-rounds = The last round has been played.
draw-roll = the next die
frame-card = Card of { $who }
frame-card-own = Your card
frame-tray = Die
label-row = Row { $row }, { $count ->
    [0] empty
    [one] one number, { $last }
   *[other] { $count } numbers, the last a { $last }
  }
label-die = Die showing { $die }
label-points = points
note-turn = to play
status-round = Round { $round }
status-over = Game over
tab-table = Table
prompt-put = Put the { $die } in a row, or pass.
prompt-wait = The others are playing.
prompt-over = The game is over.
