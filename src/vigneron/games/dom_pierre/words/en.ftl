# The game and its options
title = Dom Pierre
tagline = Grow, press and sell champagne, and become renowned for it.
option-variant = Variant
option-variant-standard = Standard
option-variant-quick = Quick (side B)

# Names
column-vineyard = Vineyard
column-cellar = Cellar
column-village = Village
column-logistics = Logistics
column-sales = Sales
column-goals = Goals
variety-chardonnay = Chardonnay
variety-meunier = Pinot Meunier
variety-noir = Pinot Noir
press-left = left
press-centre = centre
press-right = right
route-north = north
route-east = east
route-south = south
route-west = west
place-supply = own supply
place-maison = maison
place-presses = presses
place-north = north route
place-east = east route
place-south = south route
place-west = west route
accessory-box = wooden box
accessory-sugar = sugar
accessory-cork = cork
accessory-label = label
accessory-grey_box = grey box
accessory-grey_sugar = grey sugar
accessory-grey_cork = grey cork
accessory-grey_label = grey label
accessory-blue_box = blue box
accessory-blue_sugar = blue sugar
accessory-blue_cork = blue cork
accessory-blue_label = blue label
kind-bottle = bottle
kind-barrel = barrel
kind-order = order
flag-usa = American flag
flag-rus = Russian flag
token-crown = crown
token-vp_small = { $value } VP
token-vp_large = { $value } VP
token-coin = { $value } Fr
token-sale_small = +{ $value } on a sale
token-sale_large = +{ $value } on a sale
token-worker = move a worker
token-press_small = +{ $value } in a press
token-press_large = +{ $value } in a press
token-harvest_chardonnay = Chardonnay { $value }
token-harvest_meunier = Pinot Meunier { $value }
token-harvest_noir = Pinot Noir { $value }
bonus-grey_box = grey box
bonus-grey_sugar = grey sugar
bonus-grey_cork = grey cork
bonus-grey_label = grey label
bonus-flag_usa = American flag
bonus-flag_rus = Russian flag
bonus-coin = { $value } Fr
bonus-vp = { $value } VP
bonus-harvest_chardonnay = Chardonnay { $value }
bonus-harvest_meunier = Pinot Meunier { $value }
bonus-harvest_noir = Pinot Noir { $value }
bonus-press_small = +{ $value } in a press
bonus-press_large = +{ $value } in a press
bonus-worker = move a worker
goal-G01 = Northern houses
goal-G02 = Eastern houses
goal-G03 = Southern houses
goal-G04 = Western houses
goal-G05 = Four winds
goal-G06 = Grand tour
goal-G07 = Bottle buyers
goal-G08 = Barrel buyers
goal-G09 = Open orders
goal-G10 = Every request
goal-G11 = Busy ledger
goal-G12 = Full ledger
goal-G13 = Royal favour
goal-G14 = Purveyor to kings
goal-G15 = Across the Atlantic
goal-G16 = Court of the Tsar
goal-G17 = Flags of the world
goal-G18 = East and West
goal-G19 = One long road
goal-G20 = On every road
goal-G21 = Crossroads
goal-G22 = Travel notebooks
goal-G23 = Vine dressers
goal-G24 = Coopers
goal-G25 = Full maison
goal-G26 = All hands
goal-G27 = Full employment
goal-G28 = Stocked cellar
goal-G29 = Bottle rack
goal-G30 = Barrel rack
goal-G31 = Prestige cuvée
goal-G32 = Noble barrel
goal-G33 = Great stock
goal-G34 = Three presses
goal-G35 = Rich harvest
goal-G36 = Perfect blend
goal-G37 = Single variety
goal-G38 = Heavy press
goal-G39 = Grand cru
goal-G40 = Strongbox
goal-G41 = Renown
goal-G42 = Well equipped
goal-G43 = Complete kit
goal-G44 = Steady house
goal-G45 = Finished works
goal-tier = { $need } for { $vp } VP
metric-cards_north = cards of the north
metric-cards_east = cards of the east
metric-cards_south = cards of the south
metric-cards_west = cards of the west
metric-routes_sold = routes among your cards
metric-route_sets = sets of all four routes
metric-cards_bottle = bottle cards
metric-cards_barrel = barrel cards
metric-cards_order = orders
metric-kind_sets = sets of bottle, barrel, order
metric-cards = market cards
metric-crowns = crowns
metric-flags_usa = American flags
metric-flags_rus = Russian flags
metric-flags = flags of either kind
metric-flag_pairs = pairs of both flags
metric-workers_one_route = workers on one route
metric-workers_routes = workers on all routes
metric-routes_manned = routes with a worker
metric-routes_ended = routes manned to the last section
metric-workers_vineyard = workers in the vineyard
metric-workers_presses = workers at the presses
metric-workers_maison = workers in the maison
metric-workers_least = least of routes, vineyard, presses
metric-workers_supply = workers in your own supply, at most
metric-tiles = champagne tiles
metric-bottles = bottles in your presses
metric-barrels = barrels in your presses
metric-best_bottle = value of your best bottle
metric-best_barrel = value of your best barrel
metric-tiles_value = value of all champagne
metric-presses_filled = presses with champagne
metric-harvest_tiles = harvest tiles
metric-presses_blended = presses with all three varieties
metric-harvest_one_variety = harvest tiles of one variety
metric-best_press = harvest in your best press
metric-harvest_threes = harvest tiles of value 3
metric-coins = Fr in hand
metric-step = steps of prestige
metric-accessories = accessories
metric-accessory_types = types of accessories
metric-lowest_row = row of your lowest disc
metric-discs_done = discs that reached the top

# What chance decides
draw-first = the first player
draw-token = a prestige token
draw-grape = a grape from the bag
draw-ground = what lies on a square
draw-harvest = a harvest tile
draw-tile = a harvest tile of the village
draw-accessory = a blue accessory of the village
draw-ratio = a ratio tile
draw-side = its side
draw-goal = a goal card
draw-vintage = a vintage token
draw-market_north = a market card for the north
draw-market_east = a market card for the east
draw-market_south = a market card for the south
draw-market_west = a market card for the west
draw-ground-0 = nothing
draw-ground-1 = a grey box
draw-ground-2 = a grey sugar
draw-ground-3 = a grey cork
draw-ground-4 = a grey label
draw-ground-5 = a coin
draw-grape_on = the grape on { $square }
draw-ground_on = what lies on { $square }
draw-harvest_of = the start tile of { $who }
draw-vintage_of = a vintage token for { $who }
draw-ratio_of = the ratio tile in the { $route }
draw-side_of = the side of the ratio tile in the { $route } that lies up
draw-two_sides = { $one } / { $other }
draw-named = { $what }
draw-seat = { $who }
draw-tile_named = { $variety } { $value }

# The count
part-step-row = Prestige
part-crowns-row = Crowns
part-sales = Sales
part-village = Champagne given to the village
part-goals = Goals scored
part-discs = Discs on the end track
part-gifts = Bonuses and tokens
part-step = Prestige: step { $step }
part-crowns = Crowns: { $crowns } × { $times }
tie-coins = { $count } Fr
tie-order = place { $place } in the turn order
ending-end_track = The end track was filled.

# Offers
offer-keep =
    Keep the vintage of { $column }{ $count ->
        [1] {""}
       *[other] {" "}(one of { $count })
    }
offer-wait = Let the vintage of { $column } wait at row { $row }
offer-move =
    { $column }: row { $row }, strength { $strength }{ $cost ->
        [0] {""}
       *[other] , cost { $cost } Fr
    }
offer-move_cellar = { $column }: row { $row }, strength { $strength }; bottles cost { $cost } Fr, barrels a worker
offer-lay = { $strength ->
        [one] Lay off one worker with the { $column } disc
       *[other] Lay off up to { $strength } workers with the { $column } disc
    }
offer-end = End the turn
offer-set_vintage = Place the waiting vintage of { $column }
offer-set_strength = Place the strength token: { $column } +{ $value }
offer-local =
    Sell locally: { $k1 } { $v1 }{ $k2 ->
        [none] {""}
       *[other] , { $k2 } { $v2 }
    }{ $k3 ->
        [none] {""}
       *[other] , { $k3 } { $v3 }
    }{ $k4 ->
        [none] {""}
       *[other] , { $k4 } { $v4 }
    }{ $k5 ->
        [none] {""}
       *[other] , { $k5 } { $v5 }
    }{ $k6 ->
        [none] {""}
       *[other] , { $k6 } { $v6 }
    }, for { $coins } Fr
offer-prestige = Buy prestige for { $cost } Fr
offer-score = Score “{ $goal }”: { $vp } VP
offer-cork = Pop the cork: { $column } to row { $row }
offer-take = Take the token: { $token }
offer-take_down = Take a token that lies face down
offer-use_press = Use { $token }: { $press } press
offer-use_worker = Use a token: move a worker
offer-lift = Lift a worker: { $place }
offer-lift_space = Lift a worker: { $place }, space { $space }
offer-lay_off = Lay off a worker: { $place }
offer-lay_off_space = Lay off a worker: { $place }, space { $space }
offer-lift_vintage = Vintage: move a worker from { $place }
offer-lift_vintage_space = Vintage: move a worker from { $place }, space { $space }
offer-put = Place a worker: { $place }
offer-put_skip = Place a worker, skipping one space: { $place }
offer-plant = Plant { $variety } on { $square }
offer-point = Point at { $variety } on { $square }
offer-help = The worker on { $square } ({ $variety }) helps: +1
offer-crop = Harvest { $variety } { $value } into the { $press } press
offer-crop_vintage = With the vintage: { $variety } { $value } into the { $press } press
offer-press_bb = { $press } press: bottles { $first } and { $second }
offer-press_br = { $press } press: bottle { $first } and barrel { $second }
offer-press_rr = { $press } press: barrels { $first } and { $second }
offer-press_br_vintage = { $press } press with the vintage: bottle { $first } and barrel { $second }
offer-press_rr_vintage = { $press } press with the vintage: barrels { $first } and { $second }
offer-tile = Take { $variety } { $value } into the { $press } press
offer-blue = Take the accessory: { $accessory }
offer-give =
    Give the village { $k1 } { $v1 }{ $k2 ->
        [none] {""}
       *[other] {" "}and { $k2 } { $v2 }
    }: { $vp } VP
offer-gift = Take the bonus: { $bonus }
offer-into = Into the { $press } press
offer-sell = Sell { $kind } { $tile } to { $city }: value { $value }, { $vp } VP
offer-add = Add { $accessory }: value { $value }, { $vp } VP
offer-spend = Spend the token { $token }: value { $value }, { $vp } VP
offer-under = Vintage: put { $city } under its deck
offer-more = Vintage: first add { $count } goal cards
offer-goal = Keep “{ $goal }” ({ $metric }: { $tiers })
offer-trade = Discard “{ $goal }” for: { $bonus }
offer-done_due = Place it later
offer-done_harvest = Take no harvest tile
offer-done_cellar = Press no more
offer-done_village = Leave the village
offer-done_bonus = Take no second bonus
offer-done_lift =
    { $hand ->
        [0] Lift nobody
       *[other] All are lifted ({ $hand })
    }
offer-done_pick = Move no worker
offer-done_sell = Sell no more
offer-done_sale = Sell for { $value }: { $vp } VP
offer-done_into = Decline it
offer-done_use = Keep the token for later
offer-done_lay_off = Lay off no more

# What happened
event-token_kept = { $who } keeps the vintage of { $column }.
event-token_waits = { $who } lets the vintage of { $column } wait and turns the other token over.
event-moved = { $who } moves { $column } to row { $row }.
event-moved_to_lay_off = { $who } moves { $column } to row { $row } and lays off.
event-paid = { $who } pays { $coins } Fr.
event-vintage_set = { $who } places the vintage of { $column }.
event-strength_set = { $who } places the strength token: { $column } +{ $value }.
event-grape_drawn = { $who } draws { $variety }.
event-planted = { $who } plants { $variety } on { $square }.
event-pointed = { $who } points at { $variety } on { $square }.
event-coins_found = { $who } finds { $coins } Fr there.
event-accessory_found = { $who } finds an accessory there: { $accessory }.
event-worker_helped = A worker of { $who } on { $square } ({ $variety }) helps and goes to the maison.
event-vintage_crop = { $who } counts the grape itself, by the vintage.
event-harvest_laid = { $who } lays { $variety } { $value } into the { $press } press.
event-modifier_laid = { $who } lays +{ $value } into the { $press } press.
event-worker_pressed = A worker of { $who } goes from the presses to the maison.
event-pressed_bb = { $who } presses two bottles, { $first } and { $second }, in the { $press } press.
event-pressed_br = { $who } presses a bottle { $first } and a barrel { $second } in the { $press } press.
event-pressed_rr = { $who } presses two barrels, { $first } and { $second }, in the { $press } press.
event-tile_bought = { $who } takes { $variety } { $value } from the village into the { $press } press.
event-tile_shown = The next harvest tile of the village: { $tile }.
event-tile_discarded = The last harvest tile of the village, { $variety } { $value }, goes back.
event-village_dealt = The village lays out new harvest tiles: { $tiles }.
event-blue_dealt = The used blue accessories come back to the village. On top: { $accessories }.
event-accessory_gained = { $who } gets an accessory: { $accessory }.
event-accessory_shown = The next blue accessory of the village: { $accessory }.
event-flag_gained = { $who } gets a flag: { $flag }.
event-coins_gained = { $who } gets { $coins } Fr.
event-vp_gained = { $who } gets { $vp } VP.
event-bonus_lost = { $who } cannot take this bonus: { $bonus }.
event-tiles_given =
    { $who } gives the village { $tiles ->
        [one] a champagne tile
       *[other] { $tiles } champagne tiles
    }: { $vp } VP.
event-lifted = { $who } lifts a worker: { $place }.
event-placed = { $who } places a worker: { $place }.
event-laid_off = { $who } lays off a worker ({ $place }): { $coins } Fr.
event-sold =
    { $who } sells { $kind } { $tile } to { $city } for { $value }{ $market ->
        [0] {""}
       *[other] , { $market } for the press
    }{ $road ->
        [0] {""}
       *[other] , { $road } for the route
    }{ $added ->
        [0] {""}
       *[other] , { $added } added
    }: { $vp } VP.
event-card_won = { $who } takes the card of { $city }.
event-came_home =
    { $workers ->
        [one] A worker
       *[other] { $workers } workers
    } of { $who } on the { $route } route { $workers ->
        [one] comes
       *[other] come
    } home: { $coins } Fr.
event-market_opened =
    { $city } now { $kind ->
        [bottle] buys bottles
        [barrel] buys barrels
        [order] orders bottles or barrels
       *[always] buys bottles and barrels, without bonus and card,
    } in the { $route }.
event-market_buried = { $who } puts { $city } under its deck ({ $route }).
event-vintage_goals = { $who } adds goal cards first, by the vintage.
event-goal_shown = New goal card “{ $goal }” ({ $metric }: { $tiers }). Bonus: { $bonus }.
event-goal_kept = { $who } keeps the goal “{ $goal }”.
event-goal_traded = { $who } discards “{ $goal }” for its bonus: { $bonus }.
event-goal_scored = { $who } scores “{ $goal }”: { $vp } VP.
event-sold_locally =
    { $who } sells { $tiles ->
        [one] a champagne tile
       *[other] { $tiles } champagne tiles
    } locally: { $coins } Fr.
event-prestige_bought = { $who } buys prestige for { $coins } Fr.
event-cork_popped = { $who } pops the cork: { $column } moves to row { $row }.
event-rose = { $who } rises to step { $step } of prestige.
event-token_turned = In the glass appears: { $token }.
event-glass_empty = The glass is empty.
event-token_taken = { $who } takes a prestige token: { $token }.
event-token_cashed = { $who } takes a prestige token, at once: { $token }.
event-token_used = { $who } uses a prestige token: { $token }.
event-disc_left =
    The { $column } disc of { $who } leaves the winery{ $vp ->
        [0] {""}
       *[other] : { $vp } VP
    }.
event-end_triggered = The end track is full: round { $round } is the last.
event-round_began = Round { $round }.
event-last_round_began = This is the last round.
event-game_over = The last round has ended. Points are counted.

# Refusals
refusal-not_now = { $when }
when-turn = First finish what is being asked.
when-free = A free action is taken before the disc moves or after the action.
when-token = Waiting tokens are placed before the disc moves or right after it.
when-glass = A token is taken from the glass when you rise in prestige.
when-use = A prestige token is used before the disc moves, after the action, or when it is taken.
when-workers = Workers are lifted in Logistics, or when an effect moves one.
when-put = Workers are placed once all are lifted: first finish lifting.
when-plant = A grape is planted in the Vineyard action, once it is drawn.
when-harvest = A harvest follows a grape that has just been planted.
when-press = Presses are worked in the Cellar action.
when-village = Benefits are taken in the Village action.
when-into = Something goes into a press when you have just gained it.
when-sale = Champagne is sold at a market in the Sales action.
when-add = First choose what to sell and where; then it can be added.
when-goals = Goal cards are taken in the Goals action.
refusal-not_done = This has to be finished first.
refusal-draft_first = First the vintage tokens are chosen.
refusal-draft_over = The vintage tokens have been chosen.
refusal-chosen = You have chosen already.
refusal-not_in_hand = You do not hold the vintage of { $column }.
refusal-moved_already = You have moved a disc already.
refusal-move_first = Move a disc first.
refusal-disc_gone = The { $column } disc has left the winery.
refusal-too_dear = This costs { $cost } Fr; you have { $coins }.
refusal-nothing_waits = No such token is waiting.
refusal-discs_too_low = All discs must be on row { $row } or higher.
refusal-no_vintage = You have no unused vintage for this here.
refusal-no_strength = The action’s strength is used up.
refusal-no_such_grape = You drew no { $variety }, or it is planted.
refusal-square_planted = A grape stands on { $square } already.
refusal-not_beside = { $square } does not lie beside a grape.
refusal-still_grapes = Grapes are planted as long as there are some.
refusal-no_grape_there = No grape stands on { $square }.
refusal-nothing_around = No { $variety } stands around this grape.
refusal-one_helper = One worker per tile has helped already.
refusal-helper_elsewhere = Your worker came from { $variety }.
refusal-already_highest = The tile has value { $value } already.
refusal-no_press_for = No press has room for { $variety }.
refusal-tiles_run_out = The harvest tiles of { $variety } have run out.
refusal-other_variety = The grape itself is { $variety }.
refusal-variety_there = { $variety } lies in the { $press } press already.
refusal-champagne_there = Champagne lies in the { $press } press.
refusal-press_not_empty = The { $press } press is not empty.
refusal-press_without_harvest = No harvest tile lies in the { $press } press.
refusal-no_worker_at_presses = No worker of yours is at the presses.
refusal-benefit_used = You took this benefit already.
refusal-stack_empty = This stack is empty.
refusal-no_tile_there = No such champagne tile lies in the { $press } press.
refusal-take_the_twin = The two tiles of the { $press } press are the same: take the first.
refusal-not_shown = No displayed card shows this bonus: { $bonus }.
refusal-same_bonus = The two bonuses must differ: { $bonus }.
refusal-cannot_take = This bonus cannot be taken now: { $bonus }.
refusal-no_worker_there = No worker of yours stands there.
refusal-nothing_to_lift = No worker of yours stands there. Workers are placed once all are lifted.
refusal-all_lifted = You have lifted as many as the strength. First finish lifting, then place them.
refusal-nowhere_to_go = There is nowhere for it to go.
refusal-already_there = It is in your own supply already.
refusal-must_end_elsewhere = The worker must end somewhere else.
refusal-route_full = The { $route } route is full.
refusal-nothing_to_skip = There are not two vacant spaces in the { $route }.
refusal-vine_taken = A worker stands on { $square } already.
refusal-no_market = The { $route } has no market any more.
refusal-press_refused = { $city } takes nothing from the { $press } press.
refusal-kind_refused = { $city } wants another kind: { $kind }.
refusal-accessory_refused = { $city } does not show this accessory.
refusal-no_accessory = You do not have it: { $accessory }.
refusal-one_of_each = It is added already: { $accessory }.
refusal-no_token = You have no such token left: { $token }.
refusal-no_card_under = No other card lies in the deck ({ $route }).
refusal-market_chosen = You are selling in the { $route } right now.
refusal-goal_not_shown = “{ $goal }” is not on display.
refusal-one_kept = You have chosen the card to keep.
refusal-keep_first = First choose the card to keep.
refusal-one_free_action = You have taken this turn’s free action.
refusal-goal_scored = “{ $goal }” is scored already.
refusal-not_your_goal = “{ $goal }” is not yours.
refusal-goal_not_met = You do not meet “{ $goal }” yet.
refusal-cork_popped = Your cork has popped already.
refusal-prestige_full = You are at the top and the glass is empty.
refusal-token_not_shown = It does not lie face up in the glass: { $token }.
refusal-nothing_face_down = Nothing lies face down in the glass.
refusal-only_the_new_one = Now only the new token may be used: { $token }.

# The table: what lies where, what is to be done
status-draft = The vintage draft
status-round = Round { $round } · end track { $left } of { $trigger }
status-last_but_one = Round { $round } · the next one is the last
status-last = Round { $round } · the last one
status-over = The game is over
scene-can-end = can fill the end track
scene-ending-track =
    The game ends one round after the end track fills: { $full } of { $all }.
scene-ending-last_round =
    { $left ->
        [0] This round, round { $round }, is the last.
       *[other] The end track is full: the next round, round { $round }, is the last.
    }
tab-winery = Winery
tab-vineyard = Vineyard
tab-roads = Markets
tab-goals = Goals
frame-vineyard = Vineyard
frame-roads = Routes, markets, village
frame-goals = Goals
frame-prestige = Prestige and end track
frame-winery = Winery of { $who }
frame-winery-own = Your winery
frame-presses = Presses of { $who }
frame-presses-own = Your presses
frame-house = { $who } at a glance
frame-ledger = Goal cards of { $who }
frame-ledger-own = Your goal cards
note-column_vineyard = Vineyard
note-column_cellar = Cellar
note-column_village = Village
note-column_logistics = Logistics
note-column_sales = Sales
note-column_goals = Goals
note-press_left = Left
note-press_centre = Centre
note-press_right = Right
note-short_left = L
note-short_centre = C
note-short_right = R
note-plus_left = L+{ $plus }
note-plus_centre = C+{ $plus }
note-plus_right = R+{ $plus }
note-at_north = N
note-at_east = E
note-at_south = S
note-at_west = W
note-home_presses = Presses
note-home_maison = Maison
note-home_supply = Supply
label-lifted =
    Lifted: { $count } { $count ->
        [one] worker
       *[other] workers
    } to be placed
note-in_hand = in hand
note-twice = ×2 in hand
note-useless = you have this one: no use
note-pays = up to { $vp } VP
note-points =
    { $count ->
        [one] point at one grape
       *[other] point at { $count } grapes
    }
note-no_goals = no goal card yet
note-no_market = sold out
note-have = you { $have }
note-have-of = { $who } { $have }
note-first = first player
note-end = then one more round
note-last_round = Round { $round } is the last
note-doing_turn = to choose an action
note-doing_vineyard = in the vineyard
note-doing_cellar = in the cellar
note-doing_village = in the village
note-doing_logistics = moving workers
note-doing_sales = selling
note-doing_goals = choosing goals
counter-coins =
    { $count ->
        [one] franc
       *[other] francs
    }
counter-crowns =
    { $count ->
        [one] crown
       *[other] crowns
    }
counter-cards =
    { $count ->
        [one] market card
       *[other] market cards
    }
counter-discs =
    { $count ->
        [one] disc left
       *[other] discs left
    }
counter-step = prestige
group-draft_1 = {""}
group-draft_2 = {""}
group-draft_3 = {""}
group-disc = With any disc
group-free = Free action, one a turn
group-grape = Plant
group-harvest = Harvest, into a press
group-press = Press
group-more = With
group-cellar = A press, and what it makes
group-benefit = Take
group-give = Give one or two
group-from = From
group-to = Place here, or on a grape
group-market = Market
group-add = Add to the value
group-glass = Take from the glass
group-due = Waiting tokens
group-crest = Strength for
group-token = Use the token
prompt-over = The game is over.
prompt-keep =
    { $two ->
        [0] Keep one vintage token. The other two go to the left.
       *[other] Keep one vintage token. The other two go to the left. With two players, both also have the vintage of Goals.
    }
prompt-token_waits = Which one waits at row { $row } as a vintage? The other becomes your strength token at row { $strong }.
prompt-draft_wait = You have chosen. The others still choose.
prompt-wait = It is { $who }’s turn: { $doing }.
prompt-move =
    { $free ->
        [0] Move a disc up one row.
       *[other] Move a disc up one row. A free action may come first.
    }
prompt-end =
    { $free ->
        [0] End the turn.
       *[other] End the turn, or take a free action first.
    }{ $cork ->
        [0] {""}
       *[other] {" "}Your disc has moved; only the cork can move one more.
    }
prompt-due = Your discs are high enough: place a waiting token, now or on a later turn. Once placed, it stays.
prompt-plant =
    { $left ->
        [one] Plant the grape beside another one.
       *[other] Plant { $left } grapes, each beside another one.
    }
prompt-point =
    The bag is empty: point at a planted grape, { $left ->
        [one] once
       *[other] { $left } times
    } more.
prompt-harvest = { $variety } on { $square }: harvest what, into which press?
prompt-cellar =
    { $left ->
        [one] One press, and what it makes.
       *[other] Up to { $left } presses: a press, and what it makes.
    }{ $coins ->
        [none] {""}
       *[other] {" "}Bottles cost { $coins } Fr.
    }{ $workers ->
        [0] {""}
       *[other] {" "}Barrels cost a worker.
    }
prompt-visit =
    { $left ->
        [0] The strength is used up.
        [one] One benefit: a harvest tile, a blue accessory, VP for champagne, or bonuses.
       *[other] { $left } benefits, each kind once: harvest tile, blue accessory, VP for champagne, bonuses.
    }{ $give ->
        [0] {""}
        [one] {" "}For VP, touch the tile in your press.
       *[other] {" "}For VP, touch one tile in your presses or two, then confirm.
    }
prompt-bonus = Take a second, different bonus, or leave it.
prompt-lift =
    { $left ->
        [one] Lift one worker, and any number from the maison; then place all.
       *[other] Lift up to { $left } workers, and any number from the maison; then place all.
    }
prompt-lift_maison = Only workers in the maison can still be lifted. Then all are placed.
prompt-place =
    { $left ->
        [one] Place the worker in hand: on a route, at the presses or on a grape.
       *[other] Place the { $left } workers in hand, one after the other: on routes, at the presses or on grapes.
    }
prompt-place_one = Where does the worker go? It must end elsewhere.
prompt-pick = Which worker moves?
prompt-sell =
    { $left ->
        [0] The strength is used up.
        [one] One sale: choose a champagne tile and a market.
       *[other] Up to { $left } sales: choose a champagne tile and a market.
    }
prompt-sale = { $city }: value { $value } pays { $vp } VP. Add accessories or tokens, or sell.
prompt-keep_goal =
    { $left ->
        [one] Keep one goal card.
       *[other] Take { $left } goal cards: first the one you keep.
    }
prompt-trade =
    { $left ->
        [one] Discard a card for its bonus.
       *[other] Discard { $left } cards, each for its bonus.
    }
prompt-into = Into which press does { $variety } { $value } go?
prompt-into_modifier = Into which empty press does +{ $value } go?
prompt-rise = Prestige: take a token from the glass.
prompt-use = Use it now ({ $token }), or keep it for later.
prompt-lay_off =
    { $left ->
        [0] Nobody else can be laid off.
        [one] Lay off one worker for money.
       *[other] Lay off up to { $left } workers for money.
    }
label-column_vineyard = Vineyard: draw and plant as many grapes as the strength, harvest after each. Costs Fr.
label-column_cellar = Cellar: press as many presses as the strength. Bottles cost Fr, barrels a worker.
label-column_village = Village: one benefit per strength. Costs Fr.
label-column_logistics = Logistics: move as many workers as the strength, and those of the maison. Free.
label-column_sales = Sales: as many sales as the strength. Free.
label-column_goals = Goals: take as many cards as the strength, keep one, the others give their bonus. Free.
label-strength = Row { $row }: an action that moves its disc here has strength { $strength }.
label-row_cost = When your lowest disc is in row { $row }: Vineyard, Cellar and Village cost { $cost } Fr.
label-lowest = The lowest disc is in row { $row }: { $cost } Fr for Vineyard, Cellar and Village.
label-top_row = A disc that reaches the top row goes to the end track: { $vp } VP.
label-vintages = Vintage spaces: a vintage gives its column an effect once a turn, a strength token { $value } more strength.
label-vintage_space = Vintage space of { $column }, empty.
label-strength_token = Strength token: { $column } has { $value } more strength.
label-vintage_vineyard = Vineyard: once a turn, the grape just planted counts too
label-vintage_cellar = Cellar: the barrels of one press are worth { $value } more
label-vintage_village = Village: move one worker too
label-vintage_logistics = Logistics: one worker skips a space
label-vintage_sales = Sales: put one market card under its deck
label-vintage_goals = Goals: first add cards to the display
label-use_village = Vintage: move a worker
label-use_logistics = Vintage: skip a space
label-use_sales = Vintage: put the card under its deck
label-use_goals = Vintage: add cards first
label-disc = { $column } disc of { $who }, row { $row }
label-disc_gone = The { $column } disc of { $who } is on the end track.
label-landing =
    { $column } to row { $row }: strength { $strength }, costs { $cost } Fr{ $vp ->
        [0] {""}
       *[other] , { $vp } VP on the end track
    }.
label-landing_cellar =
    { $column } to row { $row }: strength { $strength }; bottles cost { $cost } Fr, barrels a worker{ $vp ->
        [0] {""}
       *[other] , { $vp } VP on the end track
    }.
label-landing_free =
    { $column } to row { $row }: strength { $strength }, free{ $vp ->
        [0] {""}
       *[other] , { $vp } VP on the end track
    }.
label-waiting_vintage = The vintage of { $column } waits until every disc is in row { $row } or higher.
label-waiting_strength = The strength token waits until every disc is in row { $row } or higher.
label-square = { $square }, empty
label-square_coin = { $square }: { $coins } Fr for who plants here
label-square_accessory = { $square }: { $accessory } for who plants here
label-vine = { $square }: a { $variety } grape
label-vine_worker = { $square }: a { $variety } grape with a worker of { $who }
label-bag =
    { $count ->
        [one] One grape
       *[other] { $count } grapes
    } in the bag: Chardonnay { $chardonnay }, Pinot Meunier { $meunier }, Pinot Noir { $noir }
label-grape_in_hand = { $variety }, to be planted
label-press = The { $press } press
label-first_bottle = The first bottle of the { $press } press is worth { $bonus } more.
label-first_barrel = The first barrel of the { $press } press is worth { $bonus } more.
label-slot = { $press } press: no { $variety }
label-harvest = { $press } press: { $variety } { $value }
label-harvest_with = { $press } press: { $variety } { $value }, made of a tile { $base } and modifiers
label-modifier = { $press } press: modifier +{ $value } for both tiles
label-makes = Pressed now, the { $press } press makes a first bottle of { $bottle } or a first barrel of { $barrel }.
label-tile = { $kind } { $value } in the { $press } press
label-fetches = In the { $route } now: value { $value }, { $vp } VP, without accessories and tokens
label-home_presses =
    { $count ->
        [one] One worker
       *[other] { $count } workers
    } of { $who } at the presses
label-home_maison =
    { $count ->
        [one] One worker
       *[other] { $count } workers
    } of { $who } in the maison
label-home_supply =
    { $count ->
        [one] One worker
       *[other] { $count } workers
    } of { $who } in the own supply
label-accessory = { $accessory }: { $count }. Worth { $value } in a sale where the card shows it.
label-cork =
    Initial card: { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    } until you pop the cork, which moves a disc up without action.
label-cork_popped = The cork has popped; the crown of the initial card is lost.
label-crowns = Crowns: { $count }. At the end each counts as often as the prestige step says.
label-flags = { $flag }: { $count }, on cards and tokens
label-token =
    Prestige token: { $token }{ $count ->
        [one] {""}
       *[other] {" "}× { $count }
    }
label-route = The { $route } route
label-section = { $route }: +{ $bonus } on a sale while your furthest worker stands here; { $coins } Fr when one goes home from here
label-section_yours = { $route }: your furthest worker stands here, +{ $bonus } on a sale
label-section_yours-of = { $route }: the furthest worker of { $who } stands here, +{ $bonus } on a sale
label-space = { $route }, space { $space }: free, section +{ $bonus }
label-space_worker = { $route }, space { $space }: a worker of { $who }, section +{ $bonus }
label-space_neutral = { $route }, space { $space }: a neutral worker, who never moves; section +{ $bonus }
label-deck =
    { $count ->
        [one] One card
       *[other] { $count } cards
    } in the deck of the { $route }, the visible one included
label-no_market = The { $route } has no market any more.
label-market_bottle = { $city } buys bottles.
label-market_barrel = { $city } buys barrels.
label-market_order = { $city } orders bottles or barrels.
label-market_always = { $city } goes on buying bottles and barrels, without bonus and card.
label-kind_bottle = Takes bottles
label-kind_barrel = Takes barrels
label-kind_order = An order: takes both
label-press_refused = Takes nothing from the { $press } press
label-press_plus = +{ $plus } for champagne of the { $press } press
label-press_plain = Takes champagne of the { $press } press
label-accepts = Accessories of this type add to the value: { $accessory }
label-card_flag = The card has a flag: { $flag }
label-card_crown = The card has a crown.
label-ratio = A sale pays { $first } VP, { $second } from value { $middle }, { $third } from value { $bottom }; from { $prestige } prestige too.
label-village = In the village: one benefit per strength, each kind once
label-village_tile = Village: { $variety } { $value }, { $below } more beneath
label-village_blue = Village: { $accessory }, worth { $value }, { $below } more beneath
label-village_champagne =
    { $count ->
        [one] One champagne tile
       *[other] { $count } champagne tiles
    } to the village for { $vp } VP, bottle or barrel: touched in your presses
label-harvest_empty = This stack of harvest tiles is empty.
label-blue_empty = This stack of blue accessories is empty.
label-goal = Goal “{ $goal }” ({ $metric }: { $tiers }). Bonus: { $bonus }
label-bonus = Bonus of this card: { $bonus }
label-have = Goal “{ $goal }”: you have { $have } now.
label-have-of = Goal “{ $goal }”: { $who } has { $have } now.
label-own_goal = Goal “{ $goal }” ({ $metric }: { $tiers }). Now { $have }: { $vp } VP
label-won_route = Market cards of the { $route }: { $count }
label-won_kind = Market cards, { $kind }: { $count }
label-scored = Goals scored: { $count }
label-step = Step { $step } of prestige: { $vp } VP at the end, and each crown { $times } VP
label-marker = { $who } on step { $step } of prestige
label-glass = In the glass: { $count } tokens face down
label-glass_token = In the glass: { $token }
label-glass_down = { $count } tokens face down; one of them may be taken unseen
label-end_disc = A disc of { $who } on the end track
label-end_place = A free place of the end track: { $vp } VP
label-end_last = When a disc comes here, the round is finished and one more is played. { $vp } VP
label-layoff = Lay off workers
label-local = Local sale
label-prestige = Prestige: { $cost } Fr
label-pop = Pop the cork
label-score = { $goal }: { $vp } VP
label-plant_chardonnay = Chardonnay × { $count }
label-plant_meunier = Pinot Meunier × { $count }
label-plant_noir = Pinot Noir × { $count }
label-into_left = Left { $total }
label-into_centre = Centre { $total }
label-into_right = Right { $total }
label-from_north = North, space { $space }
label-from_east = East, space { $space }
label-from_south = South, space { $space }
label-from_west = West, space { $space }
label-to_north = North +{ $bonus }
label-to_east = East +{ $bonus }
label-to_south = South +{ $bonus }
label-to_west = West +{ $bonus }
label-market_north = North
label-market_east = East
label-market_south = South
label-market_west = West
label-crop = { $variety } { $value }
label-crop_vintage = { $variety } { $value } with the vintage
label-helper = First: worker on { $square }
label-make_bb = 2 bottles
label-make_br = 1 bottle, 1 barrel
label-make_rr = 2 barrels
label-workers_supply = Supply { $count }
label-workers_maison = Maison { $count }
label-workers_presses = Presses { $count }
label-worker_on = { $variety } { $square }
label-add = { $accessory } +{ $value }
label-spend = { $token }
label-add_vintage = Vintage +{ $value }
label-take_down = face down ({ $count })
label-take_box = grey box
label-take_sugar = grey sugar
label-take_cork = grey cork
label-take_label = grey label
label-take_usa = USA flag
label-take_rus = Russian flag
label-take_coin = { $value } Fr
label-take_points = { $value } VP
label-take_crown = crown
label-take_sales = sale { $value }
label-take_press = press { $value }
label-take_move = move a worker
label-take_chardonnay = Chardonnay { $value }
label-take_meunier = Pinot Meunier { $value }
label-take_noir = Pinot Noir { $value }
label-blue_box = blue box
label-blue_sugar = blue sugar
label-blue_cork = blue cork
label-blue_label = blue label
label-give = { $kind } { $value }
label-set_vintage = Vintage of { $column }
label-set_strength = Strength token

# Parts of an evaluation, as a review names them.
addend-wine = champagne and grapes not yet sold
addend-goals = goals scored
addend-open_goals = goals not yet scored
addend-coins = money
addend-accessories = accessories
addend-tokens = prestige tokens not yet used
addend-on_routes = workers on the routes
addend-in_vineyard = workers in the vineyard
addend-other_workers = workers at home and at the presses
addend-winery = winery and time for more

tip-draft = Choose a vintage: it gives one of your six columns an effect for the whole game. The other two you pass on.
tip-column = Move one disc up a row and do what its column says. The higher the row, the stronger the action. Touch a column’s head to read what it does.
tip-plant = Plant each grape beside another. Its harvest counts the grapes of one variety on the eight squares around it.
tip-press = A harvest tile goes into one of your three presses. A press takes one of each variety, and none while champagne lies in it.
tip-cellar = Pressing makes two bottles or barrels, each worth all harvest tiles of the press. The first bottle costs Fr, the first barrel a worker.
tip-village = In the village you take one benefit for each strength, each kind once: a harvest tile, a blue accessory, VP for champagne, or bonuses of goal cards.
tip-workers = Lift workers, then place them: on a route they make your sales there worth more, in the vineyard they help a harvest, at the presses they pay for barrels.
tip-sale = Sell champagne at a market: its card says whether it takes bottles or barrels, and from which press. Values from 6 and from 11 pay more.
tip-goals = Take goal cards: keep one to score later, the others give their bonus now. A kept goal pays only when you score it, as a free action.
tip-prestige = Prestige: your marker rises and you take a token from the glass. At the end the step counts, and it multiplies your crowns.
tip-layoff = Short of money? Instead of a column’s action you may lay off workers for 1 Fr each.
tip-token = All your discs are high enough: the waiting token may go under a column now, where it stays.
tip-end = A disc at the top leaves for the end track and brings 2 VP. When the track is full, the round is finished and one more is played.

# Abbreviations in whole words, for those who hear
short-francs = Fr
spoken-francs =
    { $count ->
        [one] franc
       *[other] francs
    }
short-points = VP
spoken-points =
    { $count ->
        [one] victory point
       *[other] victory points
    }
