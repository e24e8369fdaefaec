# Every page
web-tagline = The open table for games of the wine country
web-home = Start page
web-menu = Menu
web-close = Close
web-player-before = Previous player
web-player-after = Next player
web-pin = Pin beside my boards
web-unpin = Unpin
web-skip = Skip to what is to be done
web-language = Language
web-theme = Light
web-theme-auto = As the device
web-theme-light = Day
web-theme-dark = Cellar
web-settings = How I play
web-house = This house
web-sounds = Sounds of the table
web-sound = Sound
web-volume = Volume
web-bell = Ring when it is my turn, even while I look at another page
web-confirm = Ask before a move
web-confirm-auto = Only before what cannot be taken back
web-confirm-on = Always
web-confirm-off = Never
web-letters = Single-letter shortcuts
web-motion = Movement, and the others’ moves
web-motion-on = Pieces move, and the others’ moves are told one after the other
web-speed-slow = Slow
web-speed-normal = Usual
web-speed-fast = Fast
web-size = Type
web-size-100 = Usual
web-size-115 = Larger
web-size-130 = Largest
web-sounds-set = Switch, volume, bell
web-aids = Help for eyes and hands
web-signs = Letters on pieces, beside their colours
web-rules = Rules
web-unofficial = Unofficial, made by players. Please own the games that you play here.
web-whole-rules = All the rules

# Start page
web-draft = draft
web-draft-hint = This game is a draft: its rules and texts may still change, and tables that run may then stop.
web-games = At the table
web-players = { $more ->
    [0] { $low }
   *[other] { $low } to { $high }
} { $high ->
    [one] player
   *[other] players
}
web-play-alone = Play now
web-with-guide = First game, with a guide
web-with-guide-hint = One easy opponent, and a tip at the first time something appears
web-tips = Tips of the guide
web-against = { $count ->
    [0] You alone
    [one] One bot · { $level }
   *[other] { $count } bots · { $level }
}
web-opponents = Opponents
web-how-many = How many bots
web-how-strong = How strong: a touch starts the game
web-open-table = With friends
web-open-table-hint = With friends, bots, and your own choice of options.
web-minutes = { $more ->
    [0] { $low } min
   *[other] { $low } to { $high } min
}
web-weight-1 = light
web-weight-2 = medium
web-weight-3 = demanding
web-join = Join a table
web-code = Code
web-older = This page is older than the house.
web-older-load = Load anew
web-older-later = Later
web-code-hint = The host sees it at the table.
web-join-button = Join
web-your-name = Your name
web-name-me = That’s me
web-my-tables = My tables
web-no-tables = No tables yet. Play alone, or open one: it will wait for you here.
web-no-games = No game was found in this house.
web-tables-yours = your turn
web-tables-waits = waiting for { $names }
web-tables-left = { $time } left
web-more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
web-tables-lobby = gathering
web-tables-playing = being played
web-tables-over = finished
web-none-running = None is being played.
web-ended-tables = Finished games
web-ended-older = Earlier ones
web-ended-newer = Later ones

# A new table
web-new-title = A new table
web-new-game = Game
web-new-seats = Seats
web-new-length = A game takes about { $minutes } minutes.
web-new-unfit = What is dashed does not go with this number of seats.
web-new-who = Who sits where
web-new-seat = Seat { $n }
web-new-you = You
web-new-friend = A friend, by link
web-new-here = Somebody on this device
web-new-open = Open the table
web-rule-behind = The rule behind this: { $number }

# Open tables, and what a host settles
web-open-tables = Open tables
web-open-none = Nobody is looking for company right now. Open a table to everybody, and others find it here.
web-open-by = { $host } · { $taken } of { $seats } seats taken
web-open-mine = To my table
web-open-sit = Sit down
web-open-sit-at = Sit down: { $title }, { $host }
web-listed = Who may sit down
web-listed-no = Friends, by link or code
web-listed-yes = Everybody: the start page shows it
web-watchers = Who may look on
web-watchers-yes = Everybody
web-watchers-no = Only those who sit here
web-clock-none = Nobody is hurried. Whoever goes can leave the seat to a bot and come back.
web-clock-act = Everybody has this long for each move; with the next one the time begins anew.
web-clock-bank = One store of time for the whole game; every turn adds a little.
web-clock-days = For games beside everyday life: everybody moves when there is time. Whoever wants to is told when it is their turn.
web-clock-kept = As it was agreed
web-then-bot = Until the person comes back and takes the seat again.
web-then-vote = They choose: wait on, let a bot play, or end the table.
web-then-end = Whoever ran out of time has lost.
web-substitute = Bot that steps in

# On one device
web-beside = People on this device
web-beside-name = Name at seat { $n }
web-beside-leave = Remove { $name }
web-beside-new = Name of another person here
web-beside-add = Add
web-beside-hint = You pass the device on during play. Each sees only what is their own; a curtain is drawn in between.

# Real dice
web-real-given = Drawn so far
web-real-correct = Correct the last draw
web-hints-no = No hints
web-hints-yes = For whoever asks
web-hints-means = A hint says where to look, what to play and why. A game with hints is not rated. Against bots alone there are always hints.
web-draws-hint = By hand: you sit at a real table with real dice, bag and cards. The host enters what comes out; the house keeps sheets, rules and score. There is no clock, and such a game is not rated.

# Joining
web-join-title = Join a table
web-join-found = { $open ->
    [0] All seats of this table are taken.
    [one] One seat is free.
   *[other] { $open } seats are free.
}
web-join-with = At the table: { $people }
web-preview-host = { $name } invites you: { $title }
web-join-playing = All seats are taken; the game is under way.
web-join-over = This game is over.
web-join-closed = Only those who sit here may look on.
web-join-held = A bot has one of the seats. Before the start the host can free it for you; afterwards you may ask here to play in its place.
web-look-on = Look on
web-sit-in = Play in place of a bot
web-sit-in-for = Ask to play for { $name }
web-sit-in-hint = The people at the table are asked. If the host agrees, you play on where the bot stands. Such a game is not rated.
web-sit-in-asked = The table has been asked. This page goes on by itself when they agree.
web-invite = Invite
web-invite-late = Whoever has this link may look on, or ask to play in place of a bot.
web-tell-me = Be told when it is your turn
web-tell-me-hint = A notice comes once per turn, also when no page is open.
web-tell-services = Through a service
web-tell-not = Not now
web-share = Share
web-share-text = Come and play: { $title }
web-local = This link works on this machine only.
web-local-way = So that others can reach it, start the house in your network:

# Lobby
web-lobby = The table is being laid
web-lobby-hint = Send this link to your friends, or read out the code.
web-companions = You played with
web-companion = Keep a seat for { $name }
web-companions-hint = One touch keeps a seat for them. They find this table in their list, and get a notice if they have chosen that.
web-link = Link
web-copy = Copy
web-copied = Copied
web-copy-position = Copy this position
web-copy-position-failed = The position could not be fetched.
web-position-text = The position as text
web-qr = The link as a QR code
web-seats = Seats
web-rename = Change name
web-start = Start the game
web-start-fill = Free seats go to
web-start-without = nobody: play with those who are here
web-start-bots = { $count ->
    [one] One seat is free. A bot takes it: { $bot }.
   *[other] { $count } seats are free. Bots take them: { $bot }.
}
web-start-bots-do = Start with bots
web-start-wait = Wait on
web-remove-why = Reason
web-remove-hint = The person reads who removed them, and this reason.
web-remove-not = Keep the seat
web-remove-away = Not here for a while
web-remove-seat = The seat is for somebody else
web-remove-plan = This game will not be played as planned
web-leave = Leave the table
web-wait-host = The host starts the game when everybody is here.
web-take-over-hint = The host has been away for a while. You may take over: then you settle the options and start the game.
web-take-over = Become the host
web-options = What was agreed
web-guest = You are watching. To sit down, ask the host for the code.
web-ready = I am ready
web-colour = Your colour
web-guest-open = You are watching. This table is open: sit down if you like.
web-settle = Change what was agreed
web-settle-hint = Whoever was ready is asked again when seats, options or time change.
web-settle-do = Agree on this
web-again = Play again together
web-again-next = To the next table

# The table
web-todo = What is to be done
web-boards = Boards
web-table-players = Players
web-log = What happened
web-pages = Pages
web-all-moves = All moves
web-filter = Narrow by typing
web-take-back = Clear
web-undo = Take back
web-change = Change my mind
web-count = Final count
web-more = You may confirm this, or change it by what is lit.
web-counters = What I have
web-shortcuts = Keyboard
web-fair = Fair dice
web-fair-hint = The secret behind every draw was fixed before the first move. Its fingerprint:
web-fair-secret = The secret, now that the game is over:
web-deeds = At this table
web-keep-playing = Not now
web-journal = Game record
web-another = Another table
web-parts = How the points came about
web-ranking = Ranking
web-override = This table plays with changed component data.
web-key-tab = next board or button
web-key-arrows = walk among what may be touched
web-key-every = and to what may not be touched now; Enter says why not
web-key-enter = touch; once more to confirm a whole move, else to clear it
web-key-rule = the rule about the thing in focus
web-key-confirm = confirm
web-key-escape = clear everything
web-key-a = list of all moves
web-key-b = to the boards
web-key-p = to what is to be done
web-key-l = to what happened
web-key-s = Say who leads and how near the end is
web-plan-drop = Drop the plan
web-can-end = What others can end
web-key-z = take back
web-key-digits = the pages, where boards are shown one at a time
web-key-help = this list
web-script = The table needs scripts. Please allow them for this page.

# Fair draws
web-fair-hand = The draws of this table are made by hand, at a real table; the house only writes them down.
web-fair-words = Each person’s browser mixed in a word of its own. Pledged before the start, told after it:
web-fair-next = The secret of the table that you open next from this page is fixed already. Its fingerprint:
web-verify-title = Check the draws
web-verify-link = Check all draws
web-verify-report = What was found
web-verify-progress = Progress
web-verify-all = All draws
web-verify-save = Save the draws
web-verify-back = Back to the table
web-verify-kept = A fingerprint that you kept
web-verify-kept-hint = If you noted the table’s fingerprint before the game, put it in here: it is compared with the one in the record.
web-verify-before = A record alone can be made afterwards, secret and all. Only a fingerprint that was seen before the game proves that this is its secret. Names, consent and who was away are what the record says.
web-verify-file = A file of your own
web-verify-file-hint = Saved draws (.json) are checked in this browser alone. A game record (.jsonl) is replayed by the house, to learn out of what was drawn; then it is checked here too.
web-verify-choose = Draws or game record
web-file-none = Choose a file, or drop it here
web-verify-do = Check
web-verify-what = What this tells
web-verify-proves = If every draw follows from the secret and the words, nobody chose or changed a draw once the game had begun: neither the house nor a player.
web-verify-limits = It does not tell whether the house foresaw the draws: whoever runs it knows the secret.
web-verify-rules = That the right things lay in the bag or on the die follows from the rules. The command “vigneron verify” checks both, on a machine of your own.

# Talking
web-talk = Talk
web-talk-none = Nothing has been said yet.
web-talk-phrases = Quick phrases
web-talk-text = Say something
web-talk-send = Send
web-talk-who = May speak:
web-talk-seats = who sits here
web-talk-all = watchers too
web-talk-off = nobody

# Rules page
web-rules-of = Rules of { $title }
web-rules-hint = In our own words, by number. Refusals at the table name these numbers.
web-rules-editions = Editions:
web-rules-changed = Edition { $edition } changed:
web-rules-earlier = This is an earlier edition. Tables that began with it go on by it; new tables play by edition { $newest }.
web-rules-changed-here = Changed in edition { $edition }; before that:
web-rules-new = This clause did not exist.
web-contents = Contents

# Lessons
web-review = Review
web-review-back = Back to the table
web-review-ask-title = What decided this game?
web-review-ask-hint = A review says what every act and every draw was worth, and shows the moments that decided the game. It is made while the bots rest, and takes from some seconds to some minutes, or longer while much is played here. You can close this page meanwhile.
web-review-go = Review this game
web-review-ready = The review is ready.
web-review-stop = Stop
web-review-show = Show on the table
web-review-try = Try it yourself
web-review-mine = Learn from my mistakes
web-review-mine-hint = The position comes back, you try, and the house judges by the same values.
web-review-mine-go = { $count ->
    [one] Try the one mistake
   *[other] Try the { $count } largest mistakes
}
web-review-own-data = This game was played with component data of its own, so its positions cannot be tried again here. The moments above can be looked at on the table.
web-review-mine-none = The review found no mistake of yours.
web-review-play = Play it out
client-better-play = Play it out
client-better-back = Back to the position
client-better-title = A moment of the review
client-better-before = Before move { $ply } of { $last }
client-better-instead = Instead of move { $ply }
web-review-at = mistake { $n } of { $all }
web-review-next = Next mistake
web-review-account = The account in numbers
web-review-round = Round
web-review-chance = Chance to win
web-review-notes = About these numbers
web-lessons = Lessons
web-lessons-of = Lessons: { $title }
web-lessons-hint = Each lesson is one position on the real table and one task. Whatever you try, you are told why it was right or not.
web-lessons-solved = Solved: { $n } of { $all }
web-lessons-go = Go on
web-lessons-begin = Begin
web-lessons-all = All lessons
web-lesson-at = lesson { $n } of { $all }
web-lesson-task = Task:
web-lesson-solved = solved
web-lesson-shown = shown
web-lesson-next = Next lesson
web-lesson-again = Try again
web-lesson-show = Show me

# Said by scripts
client-labelled = { $label }: { $value }
client-not-touched = { $thing }. No move touches this.
client-tab-table = Table
client-tab-players = Players
client-sheet-peek = Height of the panel: only the question
client-sheet-half = Height of the panel: half of the screen
client-sheet-full = Height of the panel: the whole screen
client-beyond = { $n } more ↓
client-confirm = Confirm
client-confirm-hint = Confirm with Control and Enter.
client-would-bring = What this would bring: { $what }
client-let-go = The choice is dropped.
client-next = No whole move yet, { $n } are possible. Next: { $things }
client-step = Now choose: { $things }
client-step-group = Now choose below “{ $heading }”: { $things }
client-step-confirm = Now confirm.
client-step-preset = { $things }. Now confirm, or choose another.
client-step-such = Now touch one of the things that are lit, such as { $thing }.
client-step-lit = Now touch one of the things that are lit.
client-step-then = { $first }; then: { $things }
client-read-on = Read on ↓
client-gain = { $label } from { $from } to { $to }
client-lapses = “{ $act }” goes by itself in four seconds. A touch or key stops it.
client-of-these = { $name }, { $n } of these
client-ring-costly = It costs something, or uses something up
client-ring-completing = It completes something that pays
client-ring-later = Usually touched after something else
client-moves-found = { $n } moves
client-moves-found-one = 1 move
client-page-lit = { $page }, things to touch: { $n }
client-next-more = { $things }; { $n } more
client-nothing-chosen = There is nothing to confirm. Choose a move first.
client-sending = Sending…
client-kept = Kept until the line is back
client-instead = Choose this instead
client-tip = Tip: { $tip }
client-tip-away = Understood
client-tips-off = No more tips
client-tips-are-off = No more tips. The menu turns them on again.
client-amount = How many
client-less = Less
client-greater = More
client-rule = Rule { $number }
client-loading = One moment…
client-rule-missing = This rule could not be fetched. Try again in a moment.
client-moves-rest = { $n } more. Type to narrow the list.
client-moves-none = No move fits these words.
client-moves-lesser = Allowed too, but the same goes at a lower cost:
client-draws = Chance then decides: { $what }
client-me = you
client-leads = leads
client-plan-hint = Touch what you mean to use next. Only you see this plan, and nothing is played by itself.
client-plan-made = Your plan: { $things }. It is offered when it is your turn.
client-plan-play = As planned: { $act }
client-plan-begin = As planned, begin with: { $things }
client-plan-gone = Your plan does not go now. { $why }
client-plan-dropped = The plan is dropped.
client-points = points
client-seat-open = Free seat
client-seat-waiting = waiting for somebody
client-away = away
client-here = here
client-ready = has chosen
client-thinking = thinking
client-choosing = choosing
client-bot = bot
client-place = { $n }.
client-winner = wins
client-shared = wins, shared
client-over-behind = { $n } behind
client-sum = Together
client-your-turn = Your turn
client-wire-back = Connected again. This is how the table stands.
client-wire-lost = The connection is lost. The table is kept; this page comes back by itself.
client-wire-lost-kept = No connection. Will be sent once it is back: { $act }
client-wire-drop = Don’t send it
client-wire-ended = The house has ended this connection.
client-wire-load = Load anew

# Fair draws, said by scripts
client-fair-untold = not told yet
client-fair-own = from this browser
client-verify-working = Checking…
client-verify-at = Checking: move { $ply }, { $n } draws so far.
client-verify-by-hand = The draws of this game were made by hand at a real table. There is no secret to check them against.
client-verify-secret-fits = The secret has the fingerprint that stands in the record.
client-verify-secret-wrong = The secret does not have the fingerprint that stands in the record.
client-verify-noted = It is the fingerprint that this browser noted when the game began.
client-verify-noted-other = This browser noted another fingerprint when the game began.
client-verify-not-noted = This browser did not note the fingerprint before the game, and you have put in none.
client-verify-own-word = The word of this browser is mixed into every draw.
client-verify-taken = Up to move { $ply }, this game was taken from the table “{ $table }”. The secret of that game has the fingerprint that its record holds, and the draws up to there are derived from it.
client-verify-taken-hand = Up to move { $ply }, this game was taken from the table “{ $table }”, where draws were made by hand. They cannot be derived.
client-verify-taken-wrong = The secret of the game that the first moves were taken from is not the one that it was committed to.
client-verify-words = Words mixed into every draw: { $n }. None of them is from this browser.
client-verify-no-words = Nobody’s word is mixed in; the draws follow from the secret alone.
client-verify-pledge-broken = The word of { $name } is not the one that was pledged.
client-verify-draw-wrong = Move { $ply }, draw { $n }: the record says { $stored }, the secret gives { $found }.
client-verify-draws-follow = All { $n } draws of { $plies } moves follow from the secret and the words.
client-verify-ply = Move { $ply }, { $name }:
client-verify-setup = Move { $ply }, set-up:
client-verify-good = Every draw is as it had to be.
client-verify-hands-instead = A fingerprint was seen before this game, but the record says that the draws were made by hand.
client-verify-kept = It is the fingerprint that you kept; the record is of the table “{ $table }”.
client-verify-kept-other = The fingerprint that you kept is another.
client-verify-weights-claimed = Out of what was drawn, and that the moves are allowed: saved draws say so themselves. Check the game record (.jsonl) to have the rules applied.
client-verify-good-unseen = Every draw follows from this secret. That it was chosen before the game is only claimed.
client-verify-bad = At move { $ply } something was changed.
client-verify-bad-secret = This is not the secret that the game began with.
client-verify-bad-word = A word was changed after it had been pledged.
client-verify-unreadable = This file holds neither draws nor a game record.
client-verify-unreachable = The house did not answer. Try again in a moment.

# Talking, said by scripts
client-talk = Talk
client-talk-unread = Talk, new: { $n }
client-talk-says = says:
client-talk-off = Talking is switched off at this table.
client-talk-later = The connection is lost. Say it again when it is back.
client-talk-mute = Hear no more of { $name }
client-talk-unmute = { $name } is muted. Hear again

# Meeting
client-host = host
client-is-ready = ready
client-not-ready-yet = Not ready yet: { $names }
client-all-ready = Everybody is ready: anybody may start.
client-seat-remove = Remove
client-seat-remove-who = Remove { $name }
client-start-bots = { $n } seats are free. Bots take them: { $bot }.
client-start-bots-one = One seat is free. A bot takes it: { $bot }.
client-seat-free = keep it free
client-for-programmers = For programmers
client-seat-player = Who plays seat { $n }
client-not-sent = That did not reach the house. Try again in a moment.
client-watching = { $n } people are watching
client-watching-one = One person is watching
client-host-away = The host is away. If the host does not come back, you can take over in { $n } minutes.
client-host-away-one = The host is away. If the host does not come back, you can take over in one minute.
client-again-laid = The next table is laid: play again together.
client-colour-0 = burgundy
client-colour-1 = teal
client-colour-2 = amber
client-colour-3 = ivory
client-colour-4 = blue

# On one device, said by scripts
client-beside = on this device
client-hand-on = Pass the device to { $name }
client-hand-who = Who has the device?
client-hand-open = { $name } opens

# Real dice, said by scripts
client-real-what = What came out: { $what }?
client-real-again = Once more, what came out: { $what }?
client-real-one = { $what }: { $label }
client-real-roll = the whole roll
client-real-row = { $what } × { $n }
client-real-covered = covered
client-real-other = { $name } draws in secret, and enters it without showing it.
client-real-secret = { $name } draws in secret. Everybody else looks away.
client-real-drops = A correction drops what has been chosen since then: { $names } will choose again.
client-real-complete = Everything has been entered. Is it as on the real table?
client-real-begin = Yes, begin
client-real-back = Back by one
client-real-stay = Leave it as it was
client-real-cancel = Take the move back
client-real-later = Do not begin yet

# Time, leaving, agreeing
client-clock-days = { $days } d { $hours } h
client-clock-left = { $time } left
client-bot-plays = a bot plays
client-replaced = A bot plays in your place.
client-return = Take my seat back
client-ask = Ask to take back
client-ask-alone = Take back to my last step
client-ask-sure = { $act } This step and all that followed it are taken back if everybody agrees.
client-leave = Give up my seat
client-leave-sure = A bot plays on in your place. You may come back as long as the game lasts.
client-leave-last = Nobody else plays here: the table ends as it stands.
client-end = End the table here
client-end-sure = All who play are asked. If all agree, nobody wins and the points count as they stand.
client-end-alone = Nobody else plays here: the table ends as it stands, and nobody wins.
client-remove = Let a bot play for { $name }
client-remove-sure = { $name } has been away for three minutes. Coming back before the end gives the seat back at once.
client-remove-ask = Ask whether a bot shall play
client-remove-ask-sure = { $name } has been away for three minutes, and the clock runs. If all who are here agree, a bot plays on. Coming back before the end gives the seat back at once.
client-motion-open = Still to answer: { $names }
client-motion-declined = The question is closed. Nothing was agreed, and everything stays as it is.
client-away-for = { $name } is away. A bot may play for { $name } in { $time }.
client-away-long = { $name } has been away for three minutes.
client-away-overtime-bot = { $name } is away. When their time runs out, in { $time }, a bot plays on.
client-away-overtime-vote = { $name } is away. When their time runs out, in { $time }, the others decide how to go on.
client-away-overtime-end = { $name } is away. When their time runs out, in { $time }, the game ends.
client-away-before = In { $time } those who are here may agree that a bot plays on sooner.
client-sit-declined = The table would rather play on as it is. You may go on looking.
client-asked = A question to you
client-motion-left = Silence means no in { $time }.
client-motion-for = { $name }: { $label }

# Looking back
web-past-slider = Move
web-past-steps = Steps
web-past-first = To the start
web-past-back = Back
web-past-forward = Forward
web-past-last = To the last move
web-past-unit = Step
web-past-unit-move = Move
web-past-unit-turn = Turn
web-past-unit-round = Round
web-past-pace = Speed
web-past-eyes = Seen by
web-continue = Go on from here
web-continue-hint = A table of its own opens at this position. What was drawn up to here stays, everything later is drawn anew. The game is not rated, and nobody can go back before this point.
web-continue-seat = Your seat
web-continue-turn = to move
web-continue-bots = Level of the others
web-continue-do = Go on
web-continue-back = Back to the finished game
web-past-since = Since my last move
web-past-not = Not now
web-look-back = Look back
web-key-h = look back, or return to now
web-key-i = Hint: where to look, what to play, why
web-key-step = one step back, one step forward
web-zoom = Look closer at a board
web-zoom-in = Closer
web-zoom-out = Less close
web-zoom-whole = Whole board
web-key-zoom = look closer at the board, less close, see all of it
client-zoom-at = { $frame }: { $n }%.
client-zoom-whole = { $frame }: all of it.
client-zoom-times = { $n }%
client-zoom-lit = { $n } more to touch
client-hint-where = Hint
client-hint-what = What to play
client-hint-why = Why
client-hint-waits = Looking for a hint …
client-hint-look = Look here: { $thing }
client-hint-moves = Look at the moves that can be chosen here.
client-hint-play = Play: { $act }
client-hint-only = Only one move is possible: { $act }
client-past-title = This is the past
client-past-at = Move { $ply } of { $last }
client-past-left = This is now.
client-past-now = Back to now
client-past-end = To the end
client-past-skip = Skip
client-past-play = Play
client-past-pause = Pause
client-past-news-one = One new move at the table
client-past-news = { $n } new moves at the table
client-past-missed = Moves of the others while you were away: { $n }
client-past-eyes-all = everybody
web-over-more = Record and draws of this game
web-course = Score over time
web-course-part = Shown
web-course-hint = As if the game had ended at each move. Touch the chart to see the table at that move.
web-course-table = The same as a table, by rounds
client-course-round = Round
client-course-failed = The scores could not be fetched. Try again in a moment.
client-course-time = time used { $time }

# How to play, the list of signs, and the page of rules
web-howto = How to play
web-howto-of = How to play { $title }
web-howto-hint = Read this once, about ten minutes, and play. Numbers open the exact rule.
web-howto-play = Open a table
web-signs-list = What the signs mean
web-signs-of = What the signs mean: { $title }
web-signs-rings = Rings on the table
web-ring-free = you can touch this now
web-ring-costly = you can touch this; it costs something, or uses something up
web-ring-completing = touching this completes something that pays
web-ring-later = usually touched after something else
web-ring-touched = touched; a second touch confirms a whole move, and lets go of a part of one
web-ring-look-free = Ring
web-ring-look-costly = Dashed ring
web-ring-look-completing = Thick ring
web-ring-look-later = Thin ring
web-ring-look-touched = Raised ring
web-signs-direct = In lessons and with a guide only the button confirms, and a second touch lets go. Otherwise what one touch says whole, and can be taken back, is played at once; the menu can make every move ask.
web-rules-by-number = Rules by number
web-back-to-table = Back to the table
web-rules-search = Search the rules
web-rules-none = No rule holds all these words.
web-rules-only = Show only
web-rules-mark-ruling = Our rulings
web-rules-mark-data = Reconstructed values
web-rules-mark-ruling-is = The rulebook leaves this open. So it is played here.
web-rules-mark-data-is = The rulebook does not print these values. They are reconstructed from pictures or other sources.
