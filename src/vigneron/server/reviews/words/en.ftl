review-page-sure = How sure this is: a loss is told with an error of ± { $error } points on average, { $count ->
    [0] no act lost points for sure
   *[other] { $likely ->
        [0] { $count ->
            [one] the moment below is clear
           *[other] all moments below are clear
        }
       *[other] { $clear ->
            [0] { $count ->
                [one] the moment below is likely
               *[other] all moments below are likely
            }
           *[other] { $clear } of the { $count } moments below { $clear ->
                [one] is
               *[other] are
            } clear and the rest likely
        }
    }
}, and all is measured against one way to play.
review-page-start-points = It began at { $points } points: what this seat comes to on average.
review-page-start-level = It began level: what this seat comes to on average.
review-page-start-ahead = It began { review-amount } ahead of the best other player: what this seat comes to on average.
review-page-start-behind = It began { review-amount } behind the best other player: what this seat comes to on average.
review-page-own-less = Own acts gave away { review-amount }.
review-page-own-more = Own acts won { review-amount }.
review-page-others-less = Acts of the others cost { review-amount }.
review-page-others-more = Acts of the others brought { review-amount }.
review-page-draws-less = The draws cost { review-amount }.
review-page-draws-more = The draws brought { review-amount }.
review-page-rest = Unexplained: { $points }.
review-page-final-points = So it ended at { $points } points.
review-page-final-level = So it ended level with the best other player.
review-page-final-ahead = So it ended { review-amount } ahead of the best other player.
review-page-final-behind = So it ended { review-amount } behind the best other player.
review-page-progress = { $done } of { $total } acts are reviewed.
review-page-seconds = About { $n ->
    [one] one second is
   *[other] { $n } seconds are
} left.
review-page-minutes = About { $n } minutes are left.
review-page-queued = It begins as soon as the house has time for it.
review-page-aside = The bots at the tables come first; it goes on as soon as they rest.
review-page-stopped = The review was stopped. What is done is kept.
review-page-failed = The review failed, and the house noted why.
review-page-none = Nobody has asked for a review of this game yet.
review-page-by-other = Somebody else has asked for this review.
review-page-find = Find a better act
review-page-task = Play for { $who } from here.
review-page-best = The best act that the review knows.
review-page-as-good = As good as the best act, as far as the review can tell. The best it knows: { $act }.
review-page-unknown = The house has no values for this act now. Try another one.
review-page-same = That is what was played: it loses { review-amount }.
review-page-loses = This act loses { review-amount }: { $act }.
review-page-why = Why: it { $why }.
