### The command line's sentences. Terminal tables: `cli-play-…`, `cli-word-…`; help: `cli-help-…`, `cli-option-…`.

cli-about = An open table for wine-country board games: rules, opponents and a table in the browser.
cli-commands = Commands
cli-options = Options
cli-arguments = Arguments

cli-help-analyse = Compare the acts of a position for as long as you like.
cli-help-backup = Keep a copy of a whole house in one file.
cli-help-bench = Measure how fast the rules are on this machine.
cli-help-check-game = Check a game whole, and say what it lacks for a release.
cli-help-draw = Draw a position of a journal as an SVG file.
cli-help-games = List the games that are here.
cli-help-golden = Play the golden games of a game and write them down.
cli-help-laws = Sweep the laws that every game keeps over random games.
cli-help-match = Let bots play against bots.
cli-help-new-game = Begin a new game from the template.
cli-help-perft = Count sequences of acts with the outcomes of their draws.
cli-help-play = Play in the terminal.
cli-help-replay = Fold a journal and show the position.
cli-help-restore = Fill an empty place from such a copy.
cli-help-review = Say what decided a game, and what luck and every act were worth.
cli-help-rules = Read a rule by its number, or all of them.
cli-help-serve = Open the table in the browser.
cli-help-show = Show a position that is given as one line of text.
cli-help-verify = Derive every draw of a journal again from its secret.

cli-argument-analysed = A position as one line of text, or a journal file (- for standard input).
cli-argument-backup = The file of the copy.
cli-argument-game = The game's key.
cli-argument-games = The games' keys; without one, all games.
cli-argument-journal = A journal file, or - for standard input.
cli-argument-key = The new game's key: a short name in lower case.
cli-argument-position = A position as one line of text.
cli-argument-rule = The rule's number, such as CB-24; without one, all rules.
cli-rules-edition = The edition of the rules; without it, the newest.
cli-option-adjust = Give means without luck beside the raw ones. This takes longer.
cli-option-analyse_samples = Stop after so many samples of each act. The figures are then equal on any machine.
cli-option-analyse_seconds = Stop after so many seconds; without any budget, after 5.
cli-option-bots = One bot's name per seat.
cli-option-data = A folder of component data that replace the packaged ones.
cli-option-data_dir = Where tables are kept.
cli-option-database_url = The database: sqlite:///FILE or postgresql://…; better given by VIGNERON_DATABASE_URL, which nobody sees.
cli-option-depth = How many acts deep.
cli-option-fresh = Use no review that was kept, and keep none.
cli-option-games = How many games.
cli-option-help = Show this help.
cli-option-host = The address to listen on.
cli-option-html = Write the review to this HTML file.
cli-option-into = The folder in which the game's folder is made.
cli-option-json_lines = Print one JSON object per line, as the analysis sharpens.
cli-option-lines = How many acts to show.
cli-option-paired = Play each deal once with every rotation of the bots, with the same draws.
cli-option-review_plot = Write the curves to this SVG file.
cli-option-review_seat = Only the account and the moments of this seat, counted from 1.
cli-option-samples = Take X times the usual number of samples; without it, 1, or less if the rules are not compiled.
cli-option-seat_to_act = The seat that decides, counted from 1; without it, the first that is to act.
cli-option-title = The game's name; without it, what the key says.
cli-option-journal = Keep the game's journal in this file.
cli-option-journals = Write one journal file per game into this folder.
cli-option-json = Print one JSON object.
cli-option-lan = Let others in the local network in; shows address and QR code.
cli-option-lang = The language: en, fr or de.
cli-option-log = How the log looks: plain or json.
cli-option-names = One name per seat.
cli-option-on_failure = What a bot that fails does to the series: it loses that game (lose), or the series ends (stop).
cli-option-open = Open the browser.
cli-option-options = What is agreed on before the game, as option=value.
cli-option-output = The SVG file to write.
cli-option-ply = The ply to stop after; without it, the last one.
cli-option-port = The port to listen on.
cli-option-processes = How many processes share the work.
cli-option-proxies = Proxies whose forwarding headers are believed, separated by commas.
cli-option-resume = Go on from the game in the --journal file.
cli-option-seat_count = How many seats; without it, two where the game allows.
cli-option-seats = Who sits where: human or a bot's name per seat.
cli-option-only-seats = Only games of this many seats; without it, of all.
cli-option-seconds = How long each measurement lasts.
cli-option-seed = The seed of the dice: a number or a word.
cli-option-seed_random = The seed of the dice; without it, nobody knows it beforehand.
cli-option-theme = The colours: light or dark.
cli-option-version = Show the version.
cli-option-workers = How many processes serve; more than one needs PostgreSQL.

cli-unknown_game = There is no game “{ $game }”; there are: { $games }.
cli-broken_game = The game “{ $game }” of { $source } is not used: { $why }
cli-broken-bad_key = a key has lower-case letters, digits and single underscores, at most 40.
cli-broken-packaged = Vigneron has a game of this key itself.
cli-broken-several = only one of them may be installed.
cli-broken-failed = it cannot be imported ({ $why }).
cli-broken-no_game = { $value } is no game.
cli-broken-other_key = its key is “{ $key }”.
cli-broken-archive = { $folder } is no folder; a game must be installed unpacked.
cli-broken-missing = the file { $file } is missing.
cli-broken-data = its data cannot be read ({ $why }).
cli-games-from = { $line } ({ $source })
cli-unknown_edition = { $game } has no edition { $edition }; there are: { $editions }.
cli-unknown_bot = There is no bot “{ $bot }”; there are: { $bots }.
cli-bad_bot = The bot “{ $bot }” cannot play: { $fault }.
cli-bot_failed = { $bot } failed in game { $number } of { $game }, seat { $place }, ply { $ply }: { $why }
cli-bot_lost = { $bot } lost { $games ->
    [one] one game
   *[other] { $games } games
} that way.
cli-bad_option = “{ $word }” is not of the form option=value.
cli-no_folder = There is no folder “{ $folder }”.
cli-no_file = There is no file “{ $file }”.
cli-a_folder = “{ $file }” is a folder; a file is needed.
cli-no_plain_file = “{ $file }” must be a file, not a pipe or a device.
cli-same_file = “{ $file }” is named twice; what is written needs a file of its own.
cli-journal = { $file }: { $why }
cli-position = { $why }
cli-journal-torn = { $file } is torn in line { $line }; what stands before the tear is read, to ply { $ply }.
cli-no_such_ply = There is no ply { $ply }; the last one is { $last }.
cli-unknown_rule = There is no rule “{ $rule }”; they go from { $first } to { $last }.
cli-no_such_command = There is no command “{ $command }”; there are: { $commands }.
cli-no_such_option = There is no option “{ $option }” here.
cli-missing = { $name } is missing.
cli-bad_value = The value given for { $name } is not possible.
cli-bad-whole = { $name } must be a whole number.
cli-bad-number = { $name } must be a number.
cli-bad-least = { $name } must be a whole number, at least { $least }.
cli-bad-between = { $name } must be a whole number from { $least } to { $most }.
cli-bad-above = { $name } must be a number above 0.
cli-bad-up_to = { $name } must be a number above 0, at most { $most }.
cli-bad-choice = { $name } must be one of these: { $choices }.
cli-bad-no_value = { $name } needs a value.
cli-bad-value_given = { $name } takes no value.
cli-bad-seat = The game has no seat { $number }; { $count ->
    [one] it has only seat 1
   *[other] its seats are 1 to { $count }
}.
cli-bad-paired = With --paired, --games must be a multiple of { $count }: each deal is played with every rotation of the bots.
cli-bad-seed = --seed must be made of letters, digits, “-”, “_” and “.”, and not be “.” or “..”: it is part of the names of files.
cli-bad-bots = --bots must name at least two bots, each once.
cli-bad-names = --names must give one name per seat, { $count } in all.
cli-bad-seats = --seats must say who takes each seat of the journal, { $count } in all.
cli-bad-output = --output must be the name of an SVG file, not of { $suffix }.
cli-bad-database = --database-url must be sqlite:///FILE or postgresql://… with an address that can be read.
cli-bad-limits = VIGNERON_LIMITS must be a JSON object of limits that exist and their values.
cli-bad_usage = This cannot be understood; “vigneron COMMAND --help” shows how it is written.
cli-bad_data = The component data cannot be right: { $fault }
cli-store-away = The store does not answer: { $fault }
cli-store-too_new = The tables are kept by a newer version than this one; nothing was changed.
cli-file = “{ $file }” cannot be read or written: { $fault }.
cli-stopped = Stopped.
cli-broken = This should not have happened ({ $fault }); with VIGNERON_DEBUG=1 the program says more.

cli-pair = { $name }: { $value }
cli-also = { $said }; { $more }
cli-match-head = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}
cli-match-seat = Seat
cli-match-bot = Bot
cli-match-score = Mean score
cli-match-interval = 95 % interval
cli-match-wins = Wins
cli-match-apart-alone = Points, with the 95 % interval:
cli-match-apart-margin = Points ahead of the best other, with the 95 % interval:
cli-match-raw = Raw, { $bot } ({ $number }): { $mean }, { $interval }
cli-match-adjusted = Without luck, { $bot } ({ $number }): { $mean }, { $interval }
cli-match-from_to = from { $low } to { $high }
cli-match-no_interval = no interval from one value
cli-match-plies = Plies: { $mean } on average, from { $low } to { $high }
cli-match-rounds = Rounds: { $mean } on average, from { $low } to { $high }
cli-match-lengths = Games by rounds: { $lengths }
cli-match-winner = Winners scored { $score } on average
cli-match-endings = Endings: { $endings }
cli-show-seat = Seen from the place of { $name }.
cli-show-spectator = As everybody sees it.
cli-show-whole = The whole position.
cli-replay-ply = { $ply }. { $name }: { $act }
cli-option-commitment = A commitment that you kept since before the game (64 hexadecimal digits): compare it.
cli-option-table = The name of the table that you kept with it.
cli-verify-good = All { $draws } draws of { $plies } plies follow from the secret, and the secret from the commitment.
cli-verify-limits = So nobody chose or changed them; whoever ran the table could have foreseen them.
cli-verify-by_hand = The draws of this journal were entered by hand: there is nothing to derive them from.
cli-verify-no_secret = This journal holds no closing secret yet: its draws cannot be derived again.
cli-verify-commitment = The secret of this journal is not the one that was committed to.
cli-verify-wrong = Ply { $ply }, draw { $number }: { $stored } is written down, but { $derived } follows from the secret.
cli-draw-done = Position after ply { $ply }: { $file }
cli-analyse-over = The game is over, so there is nothing to analyse.
cli-analyse-seat = This seat is not to act, or the text does not show what it sees.
cli-analyse-ply = --ply belongs to a journal; the text of a position is one position.
cli-analyse-data = --data belongs to the text of a position; a journal holds its component data.
cli-analyse-head = { $who } to act, { $samples } samples of each act
cli-analyse-act = Act
cli-analyse-value = Value
cli-analyse-error = Error
cli-analyse-behind = Behind
cli-analyse-follows = How play goes on
cli-analyse-uncompiled = The rules run uncompiled, so there are fewer samples in the same time.
cli-analyse-chance = Chance to win: { $chances }
cli-review-nothing = { $file } has no acts that could be reviewed.
cli-review-goes_on = The same command goes on where this review was stopped.
cli-review-stopped = The review was stopped before anything was known.
cli-review-not_kept = Reviews cannot be kept in “{ $folder }” ({ $fault }), so this one cannot go on later if it is stopped.
cli-perft-depth = Depth
cli-perft-count = Sequences
cli-laws-unchecked = Law { $law } is not checked: { $why }
cli-laws-broken = Law { $law } is broken: { $why }
cli-laws-good = { $games ->
    [one] One game keeps
   *[other] { $games } games keep
} all the laws.
cli-bench-game = Game
cli-bench-playout = Playouts
cli-bench-call = By calls
cli-bench-acts = By contract
cli-bench-copy = Copy
cli-bench-legal = Legal
cli-bench-apply = Apply
cli-bench-games = Games
cli-bench-offers = Offers
cli-bench-unit = Thousands per second; the first three count acts of random self-play. Offers: how many a seat has on average.
cli-bench-compiled = { $game } runs compiled: { $why }.
cli-bench-pure = { $game } runs as pure Python: { $why }.
cli-bench-why-built = its rules come from a compiled module
cli-bench-why-source = nothing was compiled for this Python
cli-bench-why-stale = its source has changed since it was compiled
cli-bench-why-failed = it could not be compiled
cli-bench-why-stopped = its compiler had no time left; “python -m vigneron._compiled.build” goes on from there
cli-uncompiled = { $game } runs as pure Python, thirty to fifty times slower than compiled: { $why }. This is said once; “vigneron bench” says it again.
cli-bench-why-asked = VIGNERON_PURE asks for that
cli-bench-why-untyped = it has no types to compile by
cli-new-bad_key = “{ $key }” cannot be a game's key: take lower-case letters, digits and single underscores, a letter first, at most 40 characters, and no word of Python.
cli-new-exists = There is already something called “{ $key }”: { $folder }.
cli-new-no_template = The template is not installed here.
cli-new-done = { $title } is a draft that can be played: “vigneron play { $key }”. “vigneron check-game { $key }” checks it.
cli-extra = This needs { $module }: install it with pip install "vigneron[{ $extra }]".
cli-serve-at = The table is open at { $address }
cli-serve-lan = Others in this network come by { $address }
cli-serve-pictures = Links have no picture in messengers: that needs the extra “{ $extra }” (pip install "vigneron[{ $extra }]").
cli-serve-busy = The table cannot listen at { $host }, port { $port }: it is taken or not allowed; choose another with --port.
cli-serve-one_process = Several processes need PostgreSQL: give its address with --database-url.
cli-backup-done = { $rows ->
    [one] One row is kept
   *[other] { $rows } rows are kept
} in { $file }. The signing key is in it too: keep it safe.
cli-backup-nothing = There is no house in that place.
cli-backup-file = { $file } cannot be written: { $fault }.
cli-restore-done = { $rows ->
    [one] One row is
   *[other] { $rows } rows are
} back in place.
cli-restore-bad = { $file } is not a whole copy of a house.
cli-restore-not_empty = That place is not empty; nothing was changed.
cli-restore-too_new = The copy was made by a newer version; nothing was changed.

cli-required = required
cli-default = default: { $value }
cli-usage = Usage:
cli-metavar-command = COMMAND
cli-metavar-text = TEXT
cli-metavar-number = N
cli-metavar-file = FILE
cli-points = { $value } { $count ->
    [one] point
   *[other] points
}
cli-help-games_here = Games, their seats and options:
cli-help-game = { $key }: { $title }; { $high ->
    [1] alone
   *[other] { $low } to { $high } seats
}
cli-help-game_option = · { $key } ({ $name }): { $values }
cli-help-value = { $value } ({ $name })
cli-help-bots_here = Bots:
cli-help-bot = · { $key } ({ $name })
cli-play-choice_of = { $verb } (1–{ $count }, 0 goes back):
cli-play-group = { $verb }: { $count } choices
cli-play-all = All choices
cli-play-bot = { $name } is a bot: { $level }.
cli-play-levels = Other opponents, with --seats human,LEVEL: { $levels }
cli-play-no_thing = “look” names all things that there are, “list” all choices.
cli-play-no_part = Nothing in the list contains “{ $part }”. “list” alone shows everything.
cli-play-help = Type a choice's number. ?3 tells what choice 3 would bring, “why TEXT” why something may not be done, “look” the whole position, “list WORD” the choices with that word, “rule NUMBER” a rule, “undo” takes back, “quit” leaves. Enter alone shows this again.
cli-play-choice = Choice (1–{ $count }):
cli-play-no_number = Type a number from 1 to { $count }.
cli-play-no_rule = There is no rule “{ $rule }”.
cli-play-points = Points: { $points }
cli-play-then_chance = Then chance decides.
cli-play-curtain = The screen is covered. { $name } takes the seat.
cli-play-pass = Press Enter when nobody else is looking (or “undo” to take the last act back):
cli-play-press_enter = Press Enter when nobody else is looking:
cli-play-no_undo = Nothing can be taken back now: chance, a reveal or another's act lies in between.
cli-play-undone = { $name } takes the last act back.
cli-play-over = The game is over.
cli-play-place = { $place }. { $name }: { $score }
cli-play-name = Player { $number }
cli-play-left = The game is left unfinished.
cli-play-there = There is a game in { $file } already; go on from it with --resume, or keep this one in another file.
cli-play-other_game = { $file } holds a game of { $game }.
cli-play-by_hand = The draws in { $file } were entered by hand: the terminal cannot go on from there.
cli-play-no_seed = What the draws in { $file } derive from is not known; give the seed with --seed.
cli-play-ended = The game in { $file } has ended.
cli-play-program = { $file } names a program as a bot, “{ $bot }”. Nothing was started: give all seats with --seats if you trust it.
cli-play-agreed = { $name } was agreed on before the game: the journal says it.
cli-play-bot_failed = The bot of { $name } gives no answer ({ $why }); a plain player acts in its place.
cli-play-kept = The journal is kept in { $file }
cli-word-quit = q exit leave
cli-word-undo = u back
cli-word-why = why
cli-word-look = l show see board
cli-word-rule = r rules
cli-word-list = choices moves
cli-of_edition = { $title }, edition { $edition } of the rules
cli-rules-changed = Edition { $edition } changed: { $rules }
cli-rules-newer = This is an earlier edition; the newest is edition { $edition }.
cli-rules-before = In the edition before:
cli-rules-new = This clause is new in this edition.
cli-rules-where = Say where code and tests name the rule.
cli-rules-where_number = --where needs the number of a rule.
cli-rules-code = Code:
cli-rules-no_code = No line of code names it.
cli-rules-tests = Tests:
cli-rules-no_tests = No test names it.
cli-rules-tests_elsewhere = The tests are not part of this installation; a checkout or the source distribution has them.
cli-check-games = How many random games the laws are checked on.
cli-check-release = Count as wrong what a draft may lack.
cli-golden-folder = The folder of the game's tests; without it, tests/games/GAME.
cli-golden-playthroughs = Write only what each act changed, and leave the journals as they are.
cli-new-bad_title = “{ $title }” cannot be a game's name: take 1 to { $most } characters without braces.
cli-games-draft = draft
cli-golden-no_tests = { $key } has no tests here: name their folder with --folder.
cli-golden-bad_plan = The plan of the golden games cannot be used: { $fault }
cli-golden-broken = A golden game does not replay: { $fault }
cli-check-ok = ok
cli-check-failed = failed
cli-check-missing = missing
cli-check-import = “{ $key }” cannot be imported: { $fault }
cli-check-data = { $files ->
    [0] It has no component data
    [one] One file of component data is read
   *[other] { $files } files of component data are read
}; { $setups ->
    [one] one set-up has
   *[other] { $setups } set-ups have
} rules.
cli-check-data-bad = The component data cannot be right: { $fault }
cli-check-data-source = { $file } does not say where these come from: { $names }
cli-check-text = The rules text has { $count ->
    [one] one clause
   *[other] { $count } clauses
}.
cli-check-text-none = text/en.md has no clauses: a clause is a heading such as “### XY-1 Set-up” with text below it.
cli-check-text-bad = The rules text cannot be read: { $fault }
cli-check-text-empty = Clauses without text: { $names }
cli-check-text-language = { $language }: { $count ->
    [one] one clause
   *[other] { $count } clauses
} of the rules text ({ $names })
cli-check-text-unknown = { $language }: the English text has no such clauses: { $names }
cli-check-numbers = Tests name { $count ->
    [one] one clause
   *[other] { $count } clauses
}; every number that code and tests name is a clause.
cli-check-numbers-unknown = Code, options or tests name clauses that do not exist: { $names }
cli-check-numbers-uncited = Tests that name these clauses: { $names }
cli-check-words = English has { $count ->
    [one] one sentence
   *[other] { $count } sentences
}; what the code names is among them.
cli-check-words-english = words/en.ftl lacks sentences that the code names: { $names }
cli-check-words-bad = { $language }: these lines of the words are no sentences: { $names }
cli-check-words-language = { $language }: { $count ->
    [one] one sentence
   *[other] { $count } sentences
} ({ $names })
cli-check-words-unknown = English, for sentences that only { $language } has: { $names }
cli-check-laws = { $games ->
    [one] One random game keeps
   *[other] { $games } random games keep
} the laws.
cli-check-laws-broken = Law { $law } is broken: { $why }
cli-check-laws-raised = A legal act raises an error: { $why }
cli-check-processes = Other processes play the same game.
cli-check-processes-fault = Law 2 is broken: another process plays another game: { $why }
cli-check-replay = A journal replays to every digest.
cli-check-replay-fault = Law 10 is broken: a journal does not replay: { $why }
cli-check-undo = What is taken back is as it was.
cli-check-undo-fault = After an act was taken back, the position is another one: { $why }
cli-check-playouts = Its own quick play does what the contract's methods do.
cli-check-playouts-fault = Law 18 is broken: its own quick play does something else with the seed { $seed }.
cli-check-bots = Bots play it: { $bots }.
cli-check-bots-fault = The bot { $bot } fails at ply { $ply }: { $why }
cli-check-compiled = Compiled and interpreted rules play the same { $games ->
    [one] game
   *[other] { $games } games
}.
cli-check-compiled-fault = Law 15 is broken: compiled and interpreted rules differ.
cli-check-not-compiled = It has no types to compile by: its rules run as plain Python.
cli-check-golden = { $count ->
    [one] One golden game replays
   *[other] { $count } golden games replay
} as written down.
cli-check-golden-unwritten = Golden games of the plan that nobody has played yet: { $names }
cli-check-golden-fault = { $name } is not what the rules give now.
cli-check-tests = Its own tests pass: { $said }
cli-check-tests-fault = Some of its own tests fail.
cli-check-records = records.md describes { $count ->
    [one] one kind of act
   *[other] { $count } kinds of acts
}.
cli-check-records-verbs = records.md, for these acts: { $names }
cli-check-no-tests = Tests of its own.
cli-check-no-pytest = pytest, to run its own tests: install vigneron[testing].
cli-check-no-golden = Golden games: “vigneron golden” plays and writes them.
cli-check-no-picture = A picture of its own (picture/); the plain one shows its readable position.
cli-check-no-minutes = How long a game lasts, and how much there is to learn (minutes and weight in __init__.py).
cli-check-no-insight = Advice for bots (ai/); they play by the count alone.
cli-check-no-records = records.md: the texts of acts, the draws, and when they are asked for.
cli-check-no-refusals = text/refusals.toml: which clauses a refusal may name; law 19 is not checked without it.
cli-check-error = The check “{ $check }” ended with an error of the game: { $fault }
cli-check-end-failed = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
cli-check-end-missing = Nothing is wrong. For a release { $count ->
    [one] one thing is missing.
   *[other] { $count } things are missing.
}
cli-check-end-draft = Nothing is wrong or missing: take “draft=True” out of the game's __init__.py.
cli-check-end-ok = Nothing is wrong.
