# The game and its options
title = Grand Cru
tagline = Vines, loans and the right year: borrow to plant, sell at the peak, and be ready when the last loan is repaid.
option-open_money = Money
option-open_money-no = Hidden from the others
option-open_money-yes = Open
option-last_year = Last year
option-last_year-10 = Year 10
option-last_year-15 = Year 15
option-last_year-20 = Year 20
option-last_year-30 = Year 30

# Names. $tile is a grape's name or an improvement's key.
tile-name =
    { $tile ->
        [aoc] AOC
        [blending] Blending
        [hands] Harvest Hands
        [wholesaler] Wholesaler
        [vintage] Good Vintage
        [rich] Rich Harvest
        [refinement] Refinement
        [advertising] Advertising
       *[other] { $tile }
    }
tile-shown =
    { $count ->
        [one] { tile-name }
       *[other] { $count } × { tile-name }
    }
space-name =
    { $space ->
        [first] First player
        [late] Late harvest
        [deliver] Late delivery
        [juice] Grape juice
        [primeur] Primeur
        [replant] Replanting
        [raise1] Demand +1
        [raise2] Demand +2
        [raise3] Demand +3
        [cash1] Cash 1
        [cash2] Cash 2
       *[cash3] Cash 3
    }
cube-count =
    { $count ->
        [one] one cube
       *[other] { $count } cubes
    }
loan-count =
    { $count ->
        [one] one loan
       *[other] { $count } loans
    }

# What chance or a hand draws
draw-tile = tile from the pile
draw-tile-0 = Gamay
draw-tile-1 = Syrah
draw-tile-2 = Merlot
draw-tile-3 = Cabernet
draw-tile-4 = Pinot Noir
draw-tile-5 = AOC
draw-tile-6 = Blending
draw-tile-7 = Harvest Hands
draw-tile-8 = Wholesaler
draw-tile-9 = Good Vintage
draw-tile-10 = Rich Harvest
draw-tile-11 = Refinement
draw-tile-12 = Advertising
draw-holder = lot for the red bottle
draw-holder-0 = the first seat
draw-holder-1 = the second seat
draw-holder-2 = the third seat
draw-holder-3 = the fourth seat
draw-holder-4 = the fifth seat

# Offers
offer-loans = Open with { loan-count }: { $money } Fr now, { $price } Fr interest a year
offer-auction = Open an auction for { tile-name } at { $price } Fr
offer-overbid = Bid { $price } Fr for { tile-name }, over { $seat_other }
offer-acquire = Acquire { tile-name } for your bid of { $price } Fr
offer-buy = Buy { tile-name } outright for { $price } Fr
offer-buycol = Buy { tile-name } out of auction { $column } for { $price } Fr
offer-demand = Raise demand for { $grape }: from { $from } to { $price } Fr a cube
offer-demand-still = Raise demand for { $grape } by a step, still at { $price } Fr a cube
offer-harvest = Harvest { $grape } for { $price } Fr
offer-sell = Sell { $count } { $grape } from barrel { $barrel } at { $each } Fr: { $money } Fr
offer-aoc = With AOC, sell { $count } { $grape } from barrel { $barrel } at { $each } Fr: { $money } Fr
offer-wholesaler = With the Wholesaler, first sell { $count } { $grape } from barrel { $barrel } at { $each } Fr: { $money } Fr
offer-second = Second sale: { $count } { $grape } from barrel { $barrel } at { $each } Fr, { $money } Fr
offer-hands = With Harvest Hands, first harvest { $grape } ({ $price } Fr for both)
offer-again = Second harvest: { $grape }
offer-rich = With Rich Harvest, harvest { $grape } and one cube more, for { $price } Fr
offer-blending = Blend barrel { $barrel }: { $grape } becomes { $other }
offer-vintage = Good Vintage: sell one { $grape } from barrel { $barrel } for { $money } Fr
offer-refinement = Refine { $grape }: from barrel { $barrel } to barrel { $to }
offer-advertising = Advertise: { $grape } one step up (from { $from } to { $price } Fr), up to two more after it
offer-enough =
    Leave { $count ->
        [one] the other step
       *[other] the other { $count } steps
    }
offer-pass = Pass for this year
offer-first = Take the red bottle ({ $prestige } prestige)
offer-late = Late harvest: { $grape } for { $price } Fr ({ $prestige } prestige)
offer-deliver = Late delivery: { $count } { $grape } from barrel { $barrel } at { $each } Fr, { $money } Fr ({ $prestige } prestige)
offer-juice =
    Grape juice: press { $count ->
        [one] the cube
       *[other] all { $count } cubes
    } on your vines, { $money } Fr ({ $prestige } prestige)
offer-primeur = Primeur: { $count } unripe { $grape } from barrel { $barrel } at { $each } Fr, { $money } Fr ({ $prestige } prestige)
offer-replant =
    Replace { $full ->
        [0] an empty { $grape } vine
       *[other] a { $grape } vine and its cube
    } by { $other } from { $discards ->
        [0] the pile
       *[other] the discards
    } ({ $prestige } prestige)
offer-raise = Demand +{ $steps }: { $grape } one step up (from { $from } to { $price } Fr) ({ $prestige } prestige)
offer-cash =
    Take { $money } Fr for { $prestige } prestige{ $interest ->
        [0] {""}
       *[other] ; then { $interest } Fr interest is due
    }
offer-leave =
    Leave the festival and keep the prestige{ $interest ->
        [0] {""}
       *[other] ; then { $interest } Fr interest is due
    }
offer-borrow = Take { loan-count }: { $money } Fr
offer-repay = Pay back { loan-count }: { $money } Fr
offer-keep = Keep the loans as they are

# What happened
event-pledged = { $who } chooses { loan-count }.
event-opened = { $who } opens with { loan-count } and gets { $money } Fr.
event-bottle_given = { $who } has most loans and takes the red bottle.
event-bottle_drawn = Most loans are shared; the lot gives the red bottle to { $who }.
event-auction_opened = { $who } opens an auction for { tile-name } at { $price } Fr.
event-overbid = { $who } bids { $price } Fr for { tile-name }, over { $seat_other }.
event-acquired = { $who } acquires { tile-name } for { $price } Fr.
event-bought = { $who } buys { tile-name } outright for { $price } Fr.
event-bid_ended = { $who } loses the bid of { $price } Fr and takes the pawn back.
event-cube_missed = There is no { $grape } left in the supply for the new vine of { $who }.
event-demand_raised = { $who } raises demand for { $grape }, which stands at { $price } Fr.
event-demand_lowered = { $grape } drops a step and stands at { $price } Fr.
event-harvested =
    { $who } harvests { $grape }{ $price ->
        [0] .
       *[other] {" "}for { $price } Fr.
    }
event-enriched =
    Rich Harvest brings { $who } { $count ->
        [one] one more cube
       *[other] { $count } more cubes
    } of { $grape }.
event-sold = { $who } sells { $count } { $grape } from barrel { $barrel } at { $each } Fr: { $money } Fr.
event-used = { $who } uses { tile-name }.
event-blended = { $who } turns { $count } { $grape } in barrel { $barrel } into { $other }.
event-refined = { $who } moves { $count } { $grape } on to barrel { $barrel }.
event-steps_left =
    { $who } leaves { $count ->
        [one] the last step
       *[other] { $count } steps
    }.
event-passed = { $who } passes.
event-round_began = Round { $round } of { $rounds }.
event-last_cube_harvested =
    { $who } has harvested the last cube: { $others ->
        [0] all others have passed, the growing phase ends.
       *[other] { $passed ->
            [0] everybody else gets one more action.
           *[other] everybody else who has not passed gets one more action.
        }
    }
event-last_player_left = All others have passed: { $who } gets one more action.
event-growing_ended = Year { $year } comes to its end.
event-pile_renewed = The pile is empty: { $count } discarded tiles become the new one.
event-display_renewed = { $count } new tiles are laid out: { $tiles }. { $left } are left in the pile.
event-prize_won = { $grape }: { $prestige } prestige for { $who }.
event-festival_opened = The festival begins with { $who }, who has { $prestige } prestige.
event-space_taken = { $who } takes { space-name } for { $prestige } prestige.
event-bottle_taken = { $who } has the red bottle.
event-pressed = { $who } presses { cube-count } into grape juice for { $money } Fr.
event-replanted = { $who } replaces { $grape } by { $other }.
event-cashed = { $who } gets { $money } Fr.
event-festival_left = { $who } leaves the festival with { $prestige } prestige.
event-festival_spent = { $who } has { $prestige } prestige left and can take no more spaces.
event-aged = The wine ages: every cube moves one barrel on.
event-spoiled =
    { $count ->
        [one] One cube of { $grape } spoils in the cellar of { $who }.
       *[other] { $count } cubes of { $grape } spoil in the cellar of { $who }.
    }
event-rescued =
    { $who } needs { $count ->
        [one] an emergency loan
       *[other] { $count } emergency loans
    } ({ $money } Fr) and now has { $loans } loans.
event-interest_paid = { $who } pays { $price } Fr interest.
event-went_bankrupt = { $who } owes { $price } Fr interest, can borrow no more and is bankrupt.
event-borrowed = { $who } takes { loan-count } ({ $money } Fr) and now has { $loans }.
event-repaid =
    { $who } pays back { loan-count } ({ $money } Fr), { $loans ->
        [0] the last of them.
       *[other] { $loans } to go.
    }
event-loans_kept = { $who } stays at { loan-count }.
event-compensated = { $who } misses { cube-count } of { $grape } and gets { $money } Fr instead.
event-year_began = Year { $year } begins, the vines bear grapes.
event-ended_repaid = The last loan is paid back: the game ends in year { $year }.
event-ended_bankrupt = A bankruptcy ends the game in year { $year }.
event-ended_last_year = Year { $year } was the last: the game ends.

# Refusals
refusal-not_now = That is not for this part of the year.
refusal-finish_first = First complete the action that you have begun.
refusal-already_chosen = Your opening loans are chosen.
refusal-opening_loans = Open with { $least } to { $most } loans.
refusal-no_pawn = None of your pawns is free.
refusal-not_on_display = { tile-name } is not in the display.
refusal-no_column =
    { $count ->
        [one] One auction runs at a time, and it is running.
       *[other] { $count } auctions run at a time, and all of them are running.
    }
refusal-bid_too_high = Bids go up to { $most } Fr.
refusal-empty_column = Nothing is under auction there.
refusal-own_bid = That is your own bid.
refusal-bid_too_low = A bid must be higher than { $price } Fr.
refusal-not_your_bid = You do not lead in that auction.
refusal-estate_full = All { $count } spaces of your estate are taken.
refusal-no_money = That costs { $price } Fr, you have { $money }.
refusal-top_price = Demand for { $grape } is at its top.
refusal-no_cube = None of your vines bears { $grape }.
refusal-last_cube = Before the round counter's last space one cube must stay on your vines: that needs { $least } of them.
refusal-not_ripe = { $grape } in barrel { $barrel } cannot be sold: it is ripe in barrels { $first } to { $last }.
refusal-too_few_cubes =
    Barrel { $barrel } holds { $count ->
        [0] no cube
        [one] only one cube
       *[other] only { $count } cubes
    } of { $grape }.
refusal-no_improvement = You do not own { tile-name }.
refusal-improvement_used = { tile-name } has been used this year.
refusal-hands_need_two = Harvest Hands needs two cubes on your vines.
refusal-supply_empty = The supply has no { $grape } left.
refusal-no_second_sale = After that sale nothing ripe would be left for the second.
refusal-last_barrel = Barrel { $barrel } is the last one for { $grape }.
refusal-space_taken = That space was taken by { $seat_other }.
refusal-no_prestige = That costs { $price } prestige, you have { $prestige }.
refusal-no_cubes = There is no cube on your vines.
refusal-ripe_already = { $grape } in barrel { $barrel } is not unripe.
refusal-no_full_vine = None of your { $grape } vines bears a cube.
refusal-no_bare_vine = None of your { $grape } vines is empty.
refusal-not_in_pile = There is no { $grape } vine in the pile.
refusal-not_in_discards = There is no { $grape } vine among the discards.
refusal-too_many_loans = At most { $most } loans in all, you have { $loans }.
refusal-too_few_loans = You have only { loan-count }.

# The count and the end
part-kinds-row = Kinds of tile
part-cellar-row = Cubes in the cellar
part-loans-row = Loans
part-money = Money
part-kinds =
    { $count ->
        [one] One kind of tile
       *[other] { $count } kinds of tile
    }
part-cellar =
    { $count ->
        [one] One cube in the cellar
       *[other] { $count } cubes in the cellar
    }
part-loans =
    { $count ->
        [one] One loan
       *[other] { $count } loans
    }
tie-tiles =
    { $count ->
        [one] { $count } tile on the estate
       *[other] { $count } tiles on the estate
    }
ending-repaid = All loans repaid
ending-bankrupt = Bankrupt: { $last }
ending-bankrupt-kind = Bankruptcy
ending-last_year = Last year played

# The table
scene-market = Market
scene-demand = Demand
scene-tracks = Loans and prestige
scene-estate = Estate of { $who }
scene-estate-own = Your estate
scene-tab-estate = Estate
scene-tab-market = Market
scene-tab-prices = Prices
scene-display = Display
scene-pile = { $price } Fr each · pile { $count }
scene-auctions = Auctions
scene-running = { $count } of { $most }
scene-free = free
scene-sold = Sold
scene-prizes = most { $first } · second { $second }
scene-supply = left
scene-price = { $price } Fr
scene-loans = Loans
scene-prestige = Prestige
scene-note-bankrupt = bankrupt
scene-note-chosen = has chosen
scene-note-repaid = last loan repaid
scene-note-loans =
    { $count ->
        [one] one loan from the end
       *[other] { $count } loans from the end
    }
scene-note-passed = has passed
scene-note-left = has left the festival
scene-can-end =
    { $how ->
        [cube] can end the year with a harvest
        [pass] can end the year by passing
        [last] has the last action of the year
        [festival] can end the festival by passing
       *[loans] can end the game with { $francs } Fr
    }
scene-note-bids = bids { $bids } Fr
scene-note-holder = first player
status-opening = Opening loans
status-growing = Year { $year } · round { $round } of { $rounds }
status-last-round = Year { $year } · last round, until somebody ends it
status-closing = Year { $year } · last actions
status-festival = Year { $year } · festival
status-loans = Year { $year } · loans
status-over = The game is over
scene-ending-loans = The game ends when somebody repays their last loan. Fewest now: { $count }.
scene-ending-repaid = The game ends after this step: { $who } has repaid all loans.
scene-ending-last-year = The game ends with this year, year { $year }.
scene-ending-bankrupt =
    { $count ->
        [one] The game ends with this year, because { $who } is bankrupt.
        [2] The game ends with this year, because { $who } and { $seat_last } are bankrupt.
       *[other] The game ends with this year, because { $count } players are bankrupt.
    }
prompt-opening = How many loans do you open with? Each pays { $price } Fr.
prompt-chosen =
    You open with { $count ->
        [one] one loan
       *[other] { $count } loans
    }. The others are still choosing.
prompt-growing = Choose one action.
prompt-last-action = Your last action this year.
prompt-second-sale = Now the second sale.
prompt-second-harvest = Now the second harvest.
prompt-steps =
    Raise demand by { $count ->
        [one] one more step
       *[other] up to { $count } more steps
    }.
prompt-festival = Take a space of the festival; you have { $count } prestige.
prompt-loans =
    You have { $count ->
        [one] one loan
       *[other] { $count } loans
    }: borrow or pay back, { $price } Fr each.
prompt-over = The game is over.
prompt-wait = { $who } is to act.
prompt-passed = You have passed for this year.
prompt-left = You have left the festival.
prompt-bankrupt = You are bankrupt.
tile-short =
    { $tile ->
        [aoc] AOC
        [blending] Blend
        [hands] Hands
        [wholesaler] Bulk
        [vintage] Vintage
        [rich] Harvest
        [refinement] Refine
        [advertising] Adverts
       *[other] { $tile }
    }
space-short =
    { $space ->
        [first] First player
        [late] Late harvest
        [deliver] Late delivery
        [juice] Grape juice
        [primeur] Primeur
       *[replant] Replanting
    }
space-does =
    { $space ->
        [first] take the red bottle and play first
        [late] one harvest, even of a last cube
        [deliver] one sale; the cubes count for no prize
        [juice] all cubes on your vines, 1 Fr each
        [primeur] sell unripe cubes, 1 Fr less for each barrel that is missing
        [replant] swap a vine for another from pile or discards
        [raise1] raise one price by a step
        [raise2] two steps up, for one price or two
        [raise3] three steps up, for any prices
       *[other] take { $money } Fr
    }
label-space = { space-name }: { space-does }, { $prestige } prestige
label-space-taken = { space-name } ({ space-does }): taken by { $seat_other }
label-plan =
    { $tile ->
        [aoc] AOC: with a sale, 1 Fr more per cube
        [blending] Blending: swap the cubes of one colour in a barrel for another colour there
        [hands] Harvest Hands: two harvests for 1 Fr
        [wholesaler] Wholesaler: two sales in one action
        [vintage] Good Vintage: sell one ripe cube at its highest price
        [rich] Rich Harvest: one more cube with a harvest
        [refinement] Refinement: move one colour in a barrel one barrel on
       *[advertising] Advertising: up to three steps of demand
    }
label-plan-used = { tile-name }: used this year
label-vine = { $grape }: a vine, gives one cube a year; ripe in barrels { $first } to { $last }
label-vine-full = { $grape } vine with a cube, ripe in barrels { $first } to { $last }
label-vine-bare = { $grape } vine without a cube, ripe in barrels { $first } to { $last }
label-space-free = Free space for a tile
label-pile = In the pile: { $gamay } Gamay, { $syrah } Syrah, { $merlot } Merlot, { $cabernet } Cabernet, { $pinot } Pinot Noir, { $aoc } AOC, { $blending } Blending, { $hands } Harvest Hands, { $wholesaler } Wholesaler, { $vintage } Good Vintage, { $rich } Rich Harvest, { $refinement } Refinement, { $advertising } Advertising; { $discards } discarded
label-display = Display: the tiles that may be put up for auction or bought
label-auctions = Auctions: one column for each, at most as many as there are players
label-below = { $price } Fr: no more than the bid of { $bid } Fr
label-free = Free auction column
label-auction = { tile-name } under auction: { $seat_other } leads with { $price } Fr
label-marker = Demand for { $grape }: { $price } Fr a cube, { $best } Fr at the top
label-zone = { $grape } is ripe in barrels { $first } to { $last }
label-sold-by = Sold this year by { $who }
label-sold =
    { $who } has sold { $count } { $grape }{ $prestige ->
        [0] { "" } this year: no prize
       *[other] , { $prestige } prestige as it stands
    }
label-prizes = Sales of this year: who has sold most of a grape gets { $first } prestige, the second { $second }
label-supplies = What is left in the supply of each grape
label-year = Year { $year }: rounds, then the festival, ageing, interest and loans
label-loan-track = Loans, with the interest that is due for them each year
label-supply = { $grape }: { $count } left in the supply
label-lot-ripe = { $count } { $grape } in barrel { $barrel }: { $price } Fr each
label-lot-last = { $count } { $grape } in barrel { $barrel }: { $price } Fr each, lost at the year’s end
label-lot-young =
    { $count } { $grape } in barrel { $barrel }: ripe in { $years ->
        [one] one year
       *[other] { $years } years
    }
label-round = Round { $round } of { $rounds }
label-round-last = Round { $round }, the last: it goes on until somebody ends the year
label-holder = { $who } has the red bottle
label-loan-step =
    { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }: { $price } Fr interest a year
label-loans-of =
    { $who } has { $count ->
        [one] { $count } loan
       *[other] { $count } loans
    }: { $price } Fr interest a year
label-prestige-step = Prestige, which pays for the spaces of the festival
label-prestige-row =
    Prestige { $count }{ $more ->
        [0] {""}
       *[other] {" "}or more
    }
label-prestige-of = { $who } has { $count } prestige
label-loan-amount = { $count } · { $money } Fr
label-money =
    { $count ->
        [one] franc
       *[other] francs
    }
label-interest = interest in francs
label-rescued = emergency loan
label-due = francs after interest
label-pawns =
    { $count ->
        [one] free pawn
       *[other] free pawns
    }
label-prestige = prestige
label-kinds =
    { $count ->
        [one] kind of tile
       *[other] kinds of tile
    }
label-loans =
    { $count ->
        [one] loan
       *[other] loans
    }
label-cellar =
    { $count ->
        [one] cube in the cellar
       *[other] cubes in the cellar
    }
label-verb-auction = Auction
label-verb-overbid = Overbid
label-verb-acquire = Acquire
label-verb-buy = Buy
label-verb-demand = Demand
label-verb-harvest = Harvest
label-verb-sell = Sell
label-from-pile = From the pile
label-from-discards = From the discards
label-enough = That is enough
label-leave =
    { $count ->
        [0] Leave the festival
       *[other] Leave, keep { $count } prestige
    }
label-keep = Keep { loan-count }
group-action = Action
group-source = Out of
group-into = Into
group-loans = Loans
group-borrow = Borrow
group-repay = Pay back
group-bid = Bid
group-count = Cubes

# The year's end, the nine actions, and why one is impossible
scene-year = Year’s end
scene-this-year = Year { $year }
scene-house = House of { $who }
scene-end = end
scene-yours = yours: { $price } Fr
scene-yours-of = { $who }: { $price } Fr
scene-score-least = at least { $points }
scene-tab-year = Festival
scene-year-end = At year’s end
scene-now = now { $points }
label-now =
    { $count ->
        [one] point counted now
       *[other] points counted now
    }
label-year-end =
    At the year’s end { $count ->
        [0] no cube spoils
        [one] one cube spoils
       *[other] { $count } cubes spoil
    }, { $price } Fr interest is due, { $loans ->
        [0] and { $money } Fr are left
        [one] and you need an emergency loan
       *[other] and you need { $loans } emergency loans
    }. If it ended now, you would have { $points } points.
label-year-end-of =
    At the year’s end { $count ->
        [0] no cube spoils
        [one] one cube spoils
       *[other] { $count } cubes spoil
    }, { $price } Fr interest is due, { $loans ->
        [0] and { $money } Fr are left
        [one] and { $who } needs an emergency loan
       *[other] and { $who } needs { $loans } emergency loans
    }. If it ended now, { $who } would have { $points } points.
label-raise-row = Spaces that raise demand
label-cash-row = Spaces for money
label-open-bid = Open an auction at { $price } Fr
label-bid = Overbid with { $price } Fr for { tile-name }
label-leads = { $who } leads with { $price } Fr
label-barrel = Barrel { $barrel } of the cellar
label-loan-end = Who has paid back the last loan ends the game
label-station =
    { $station ->
        [festival] After the last round: sales prizes and the festival
        [ageing] Then the wine ages: every cube moves one barrel on
        [interest] Then interest is paid
       *[loans] Then loans are taken or paid back
    }
label-verb-improve = Improve
label-verb-pass = Pass
about-auction = Put a pawn on a tile of the display: the auction opens at 1 to { $most } Fr
about-overbid = Bid more for a tile on which another player leads
about-acquire = Pay your bid and take the tile
about-buy = Take any tile in sight at once for { $price } Fr
about-demand = Raise the price of a grape by one step
about-harvest = Move a cube from a vine into barrel 1, for { $price } Fr
about-sell = Sell ripe cubes of one grape from one barrel
about-improve = Use one of your improvements, each once a year
about-pass = No more turns for you this year
about-replant = Exchange the vine for { $grape }
whynot-auction = There is no tile in the display.
whynot-overbid = No other player leads in an auction.
whynot-acquire = You lead in no auction.
whynot-buy = There is no tile to buy.
whynot-demand = Demand is at its top for every grape.
whynot-harvest = None of your vines bears a cube.
whynot-sell = None of your cubes is ripe.
whynot-sell-empty = There is no cube in your cellar.
whynot-improve = You own no improvement.
whynot-improve-used = Your improvements have been used this year.
whynot-improve-now = { tile-name } has nothing to work on now.

# Parts of an evaluation, as a review names them.
addend-wine = wine in the cellar, once sold
addend-harvest = grapes on the vines
addend-money = money less loans
addend-prestige = prestige
addend-vineyards = vines that bear in the years to come
addend-improvements = improvements, used in the years to come
addend-market = cubes in the market barrels
addend-estate = money and time for more

tip-loans = Loans are your only money at first: 7 francs each, with interest every year. Three or four pay for a first year; with one you can hardly buy anything.
tip-auction = Open an auction: touch a tile of the display, then a price. A bid costs nothing until you take the tile, in a later turn. Vines come first.
tip-overbid = Somebody else leads on a tile. You may overbid by touching a higher step. For 7 francs you may buy any tile at once.
tip-acquire = Your pawn still leads: pay your bid and take the tile before somebody overbids you. A new vine brings a cube at once.
tip-plan = A good first year: two or three vines, one of them Gamay, which sells at once, or Syrah, a year later. Keep 3 or 4 francs for the interest.
tip-harvest = A harvest moves a cube from a vine into barrel 1, for 1 franc. Each year it moves one barrel on; the signs above show where it is ripe.
tip-sell = You have ripe wine. Sell many cubes of one barrel at once: the price drops one step after a sale, however many they were.
tip-spoils = The drop marks wine in its last barrel: sell it this year, or it is lost at the year’s end.
tip-improve = You own an improvement. It serves once a year: touch it on your estate to read what it does.
tip-closing = Four glasses are four rounds. From the fourth on, whoever harvests the last cube of their vines ends the year; all others act once more.
tip-festival = The festival: you pay for spaces with prestige, which sales have brought you. Each space serves once a year. What you do not spend is kept.
tip-debts = Once a year you may take loans or pay them back. Whoever pays back the last one ends the game; then each loan still counts 7 francs against you.

# Abbreviations in whole words, for those who hear
short-francs = Fr
spoken-francs =
    { $count ->
        [one] franc
       *[other] francs
    }
short-aoc = AOC
spoken-aoc = AOC
