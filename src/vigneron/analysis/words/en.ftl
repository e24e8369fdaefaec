review-amount =
    { $points ->
        [few] less than a point
        [one] 1 point
       *[other] { $points } points
    }
review-now-less = gives up { review-amount } now ({ $part })
review-now-more = brings { review-amount } now ({ $part })
review-later-less = costs { review-amount } later ({ $part })
review-later-more = promises { review-amount } more later ({ $part })
review-others-less = lets the best other player have { review-amount } more
review-others-more = leaves the best other player { review-amount } less
review-two-reasons = { $first }; { $second }
review-two-sides = { $first }, but { $second }
review-rest-less = { $why }; the rest costs { review-amount }
review-rest-more = { $why }; the rest brings { review-amount }
review-played = Move { $ply }, { $who }: { $act }. Loss: { review-amount }
review-played-error = Move { $ply }, { $who }: { $act }. Loss: { review-amount } (± { $error })
review-better = Better by { review-amount }: { $act }
review-chance = Chance to win: { $played } in place of { $best }
review-again = The same chance was missed again at { $count ->
        [one] move { $plies }
       *[other] moves { $plies }
    }
review-follows = Likely to follow: { $line }
review-then = { $first }; { $then }
review-line = { $who }: { $acts }
review-why = Why: the act played { $why }
review-sure-clear = clear
review-sure-likely = likely
review-mark-doubtful = doubtful
review-mark-bad = bad
review-mark-very_bad = very bad
review-account = { $who }
review-start = Start
review-own = Own acts
review-others = Acts of others
review-draws_own = Own draws
review-draws_others = Draws of others
review-draws_shared = Draws that all share
review-unexplained = Unexplained
review-missing = Not yet reviewed
review-last-margin = Margin at the last position
review-last-points = Points at the last position
review-final-margin = Margin at the end
review-final-points = Points at the end
review-adjusted = Without luck
review-accuracy = Accuracy
review-count-marks = Doubtful, bad, very bad
review-unit-margin = All numbers are points of margin to the best other player. Errors are standard errors.
review-unit-points = All numbers are points. Errors are standard errors.
review-policy = All is measured against one fixed way to play on, the same for every seat. Its technical name and version: { $policy }
review-rest = Unexplained is what is left: errors of the samples and of learned values.
review-exact = Where nothing is drawn until an act is valued, its loss has no error of samples, and is called clear. That does not make the fixed way to play on right.
review-plain = This game has no evaluator of its own. The values come from games that are played out plainly, and are rough.
review-uncompiled = The rules run uncompiled, so there are fewer samples and larger errors.
review-unfinished = The game did not reach its end. The last value is that of the last position.
review-stopped = The review was stopped: { $count ->
        [one] 1 act is missing.
       *[other] { $count } acts are missing.
    }
review-moments = What decided the game
review-no-moments = No act surely lost points.
review-curves = Standing, luck and own acts
review-curve-standing = Standing
review-curve-luck = Luck
review-curve-skill = Own acts
review-curve-ply = Move { $ply }
review-title = Review: { $game }
review-end-early = The game was not over.
addend-others = best of the other players
addend-prospects = what may still come
hint-nothing = This act alone brings nothing yet.
hint-brings = This act { $why }.
hint-better = Better by { review-amount } than the next best: { $act }.
hint-why = Better by { review-amount } than the next best: { $act }. That one { $why }.
hint-close = The next best is nearly as good: { $act }.
