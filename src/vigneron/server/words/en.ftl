# What the table says
server-and = { $names } and { $name }
server-guest = Guest
server-gathering = The table is gathering.
server-over = The game is over.
server-your-turn = It is your turn.
server-choose-at-once = Choose; the others choose at the same time.
server-chosen-waiting = You have chosen. Waiting for { $names }.
server-waiting = Waiting for { $names }.
server-watching = You are watching. Waiting for { $names }.
server-drawing = Somebody draws at the real table; the host enters what comes out.
server-correcting = The host corrects the last draw; what has been chosen since then is chosen again.
server-draw-left = { $n } left
server-stale = The table had moved on; this is how it stands now.
server-undone = { $who } took back the last step.
server-points = Points
server-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
server-nobody-won = Nobody wins.
server-tie = Tie: { $why }

# Refusals
refusal-already_chosen = You have chosen. Take your choice back to change it.
refusal-no_choice_to_change = There is no choice of yours to change now.
refusal-nothing_to_undo = Nothing can be taken back: since your last step something was drawn or revealed, or somebody else has acted.
refusal-time_used = You would have no time left: since that step more has passed than you had then.
refusal-no_seat = You are watching; you have no seat at this table.
refusal-not_started = The game has not started yet.
refusal-no_such_move = These do not go together in any move.
refusal-may_be_touched = This may be touched.
refusal-bad_message = This page sent something that the table does not understand. Load it again.
refusal-failed = Something went wrong in the house; nothing has changed. Try again.
refusal-not_host = Only the host may do that.
refusal-already_started = The game has already started.
refusal-table_full = All seats are taken.
refusal-seat_taken = That seat is not free.
refusal-unknown_bot = There is no bot “{ $bot }”.
refusal-bad_number = That is not a number.

# Waiting and agreeing
server-clock = Time
server-clock-none = No clock
server-clock-act = { $count ->
    [one] one minute a move
   *[other] { $count } minutes a move
}
server-clock-act-seconds = { $count } seconds a move
server-clock-bank = { $count ->
    [one] one minute for the game, { $more } seconds more each turn
   *[other] { $count } minutes for the game, { $more } seconds more each turn
}
server-clock-bank-seconds = { $count } seconds for the game, { $more } seconds more each turn
server-clock-days = { $count ->
    [one] one day a move
   *[other] { $count } days a move
}
server-then = When time is over
server-then-bot = a bot plays on
server-then-vote = the others decide
server-then-end = the game ends
refusal-bad_clock = There is no such clock.
event-table-takeover = A bot plays for { $who }.
event-table-takeover-by = { $who } was away; { $seat_by } let a bot play.
event-table-return = { $who } is back and plays again.
event-table-sit = { $who } plays on in place of a bot.
event-table-forfeit = { $who } loses the game by time.
event-table-failed = { $who } (a bot) gave no answer; a plain player acts in its place. This game is not rated.
event-table-clock = The time of { $who } is over.
event-table-taken = Everything up to move { $ply } was taken from another game. This game goes on from there.
event-table-end = The table was ended.
ending-time = Time was over.
ending-agreed = The table agreed to end here.
ending-stopped = Those who still played ended the table.
ending-left = Everybody has left.
server-motion-undo = { $who } would like to take back:
server-motion-end = { $who } would like to end the table here.
server-motion-late = The time of { $who } is over. What shall happen?
server-motion-sit = { $name } would like to play on in place of the bot { $who }.
server-motion-away = { $who } asks: { $seat_other } has been away for three minutes. Shall a bot play on? Who comes back has the seat again at once.
server-choice-yes = Agree
server-choice-no = Decline
server-choice-wait = Wait on
server-choice-bot = Let a bot play
server-choice-end = End the table
refusal-bad_word = That is not the word that was pledged.
refusal-not_asked = No word is asked for now.
refusal-bot_plays = A bot plays in your place. Take your seat back first.
refusal-table_ended = This table was ended.
refusal-still_here = That person is here.
refusal-asked_already = The table is being asked something already.
refusal-nothing_asked = There is nothing for you to answer now.
refusal-no_bot_there = No bot plays at that seat.
refusal-sits_already = You have a seat at this table already.
refusal-no_companion = There is nobody like this with whom you played, or they sit here already.
server-asked-undo = You have asked to take back:
server-asked-end = You have asked to end the table here.
server-asked-away = You have asked whether a bot shall play for { $seat_other }.
server-choice-withdraw = Withdraw
server-did = { $who }: { $act }
server-replaced = You were away, and a bot played for you. Your seat is yours again.
server-replaced-by = You were away for at least three minutes, and { $who } let a bot play for you. Your seat is yours again.
refusal-in_time = This table plays with a clock: nobody is replaced before their time is over.
refusal-away_soon = That person has not been away for long: a bot may play in { $count ->
    [one] one minute
   *[other] { $count } minutes
}.

# Real dice
server-taken = Taken
server-taken-at = from another game, at move { $ply }; not rated
server-hints = Hints
server-hints-yes = for whoever asks; not rated
server-draws = Draws
server-draws-house = by the house
server-draws-hand = by hand, at a real table
server-edition = Rules
server-edition-this = edition { $edition }
server-edition-earlier = edition { $edition }, with which this table began; the newest is { $newest }
refusal-curtain_drawn = First whoever has the device opens their seat.
refusal-draw_awaited = First the host enters what was drawn at the real table.
refusal-draw_impossible = That cannot have been drawn here.
refusal-draw_secret = Only the player who draws in secret may enter that draw.
refusal-draw_settled = Somebody has acted since; those draws stay.
refusal-nothing_drawn = Nothing is being drawn now.

# Talking
talk-hello = Hello, everybody.
talk-luck = Good luck.
talk-well = Well played.
talk-thanks = Thank you.
talk-moment = One moment, please.
talk-back = I am back.
talk-sorry = Sorry, that was a mistake.
talk-game = Good game.
talk-bye = Goodbye, until next time.
refusal-talk_off = The host has switched talking off at this table.
refusal-talk_seats = Only those who sit at this table may speak.
refusal-talk_empty = There is nothing in this line that could be shown.
refusal-talk_often = That was often in a short time. Wait a moment and try again.

# Proofs and games from elsewhere
journal-draw_differs = Draw { $number } is { $stored } in the file; the secret gives { $found }.
journal-no_secret = The closing row holds no secret.
journal-commitment = The secret at its end is not the one that was committed to before the start.
journal-too_long = It is larger than any game.
journal-row_bounds = Row { $row } is none that a game writes.
journal-not_text = It is not a text file.
journal-unfinished = It is not the record of a finished game.
journal-override = It was played with component data of its own; only the command line can check it.
journal-broken = It does not replay.
server-import-title = Look at a finished game
server-import-hint = Choose the record of a finished game. Every move and every draw is checked first; a file that was changed is refused.
server-import-claims = The file cannot prove who played, what was agreed, and that its secret was chosen before the game; what it says of these is shown as it stands.
server-import-file = Record (.jsonl)
server-import-do = Check and open

# Programs of others
server-programs-title = Programs that play for you
server-programs-hint = A program plays at tables like a person, with a token of its own. How to write one is in the documentation, under “Live bots”.
server-programs-once = The token, shown this once. Keep it like a password.
server-programs-withdraw = Withdraw
server-programs-name = Name of the program
server-programs-make = Make a token
server-unauthorized-title = Who is asking?
server-unauthorized = A valid token is needed here.

# Meeting
server-then-bot-level = a bot plays on ({ $bot })
server-no-watchers-title = Not for watchers
server-no-watchers = Only those who sit at this table may look. To sit down, ask the host for the code.
refusal-no_colour = There is no such colour.
refusal-colour_taken = Somebody at the table has that colour.
refusal-seats_in_use = { $count ->
    [one] One seat is taken already.
   *[other] { $count } seats are taken already.
}
refusal-not_listed = This table is private: the host gives out its code.
refusal-no_reason = Give a reason; the person is told.
server-removed-title = Not at this table any more
server-removed = { $say }
server-removed-away = { $name } has removed you from this table: you had not been here for a while.
server-removed-seat = { $name } has removed you from this table: the seat is for somebody else.
server-removed-plan = { $name } has removed you from this table: this game will not be played as planned.
refusal-host_here = The host is here.
refusal-host_soon = The host has not been away for long: you can take over in { $count ->
    [one] one minute
   *[other] { $count } minutes
}.
refusal-no_hints = Hints are given against bots, or where it was agreed before the start; never in a rated game.
refusal-not_over = The game is not over yet.
refusal-imported = This game was played elsewhere.

# Errors
server-not-found-title = Not here
server-not-found = There is no such page.
server-no-table-title = No such table
server-no-table = There is no table at this address.
server-no-game-title = No such game
server-no-game = This house does not have that game.
server-no-code = There is no table with the code “{ $code }”.
server-no-cookies-title = No cookies
server-no-cookies = Your browser sent no cookie. This house knows by cookies who sits where, and uses them for nothing else. Allow cookies for this address, load the page again and try once more.
server-forbidden-title = Not allowed
server-forbidden = This request did not come from a page of this house, or the page was too old. Go back, load it again and try once more.
server-refused-title = Not now
server-refused = { $say }
server-bad-request-title = Not understood
server-bad-request = This request is not understood.
server-too-large-title = Too large
server-too-large = That is more than this house accepts.
server-too-many-title = Too many at once
server-too-many = That was often in a short time. Wait a minute and try again.
server-crowded = Too many pages are open here just now. Close some, or try again later.
server-silent = This page was silent for too long. Load it anew.
server-not-over-title = Still being played
server-not-over = The record of a game can be downloaded when it is over.
server-review-not-over-title = Still being played
server-review-not-over = A game can be reviewed when it is over.
server-review-nothing-title = Nothing to review
server-review-nothing = Nobody acted in this game, so there is nothing to review.
server-review-unreadable-title = No review of this game
server-review-unreadable = This version cannot follow the record of this game, so it cannot review it.
server-review-no-process-title = No reviews here
server-review-no-process = Bots do not play in this house, and a review needs them.
server-review-busy-title = One review at a time
server-review-busy = A review that you asked for is still being made ({ $game }). Wait until it is done, or stop it.
server-review-enough-title = Enough for today
server-review-enough = A person can ask for { $count } reviews in 24 hours, and you have. Come back later.
server-review-crowded-title = Too many reviews wait
server-review-crowded = Too many reviews wait just now. Ask again later.
server-review-not-yours-title = Not yours to stop
server-review-not-yours = Only the person who asked for this review can stop it.
server-unreadable-title = This table cannot be opened
server-unreadable = This version cannot open the table.
server-unreadable-why-title = This table cannot be opened
server-unreadable-why = This version cannot open the table. { $say }
server-bad-data-title = Wrong component data
server-bad-data = The component data of this house do not fit the game.
server-store-away-title = Back in a moment
server-store-away = The house cannot reach its records just now. What you asked for was not done, or done wholly; try again in a moment, it will count once.
server-failed-title = Something went wrong
server-failed = The house noted it. Nothing is lost; try again in a moment.
