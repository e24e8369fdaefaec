### Levels of opponents, and what the arena says.

bot-apprentice = Apprentice
bot-apprentice-brief = for a first game
bot-apprentice-says = Overlooks a lot and takes what pays at once. For a first game.
bot-cellarhand = Cellar hand
bot-cellarhand-brief = makes many mistakes
bot-cellarhand-says = Still misjudges much. Beats the apprentice about seven times in ten.
bot-grower = Grower
bot-grower-brief = plays soundly
bot-grower-says = Has a plan, and errs now and then. Beats the cellar hand seven times in ten or more.
bot-winemaker = Winemaker
bot-winemaker-brief = seldom errs
bot-winemaker-says = Seldom errs. Beats the grower nearly nine times in ten.
bot-master = Master
bot-master-brief = the strongest
bot-master-says = The strongest: plays each move out many times before it acts.
bot-reviewer = Reviewer
bot-greedy = One move ahead
bot-greedy-brief = takes what looks best now
bot-random = At random
bot-random-brief = any move that is legal

cli-help-arena = Let bots play everybody against everybody, and rate them.
cli-option-arena_bots = The names of two or more bots.
cli-option-arena_games = How many games for every line-up.
cli-option-arena_out = The folder that keeps results, ratings and pictures; an arena begun there goes on.
cli-option-arena_ray = Play on a Ray cluster at this address; local starts one here.
cli-arena-other = { $folder } holds results of another arena: it differs in “{ $what }”.
cli-arena-no_cluster = No Ray cluster answers at { $address }: { $fault }
cli-arena-rating = Rating
cli-arena-games = Games
cli-arena-score = Score
cli-arena-first = The first seat wins { $wins } (95 % interval { $low } – { $high }); { $fair } would be fair.
cli-arena-kept = Results, tables and pictures are in { $folder }
