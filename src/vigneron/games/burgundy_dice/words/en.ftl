# The game and its options
title = The Castles of Burgundy: The Dice Game
tagline = Two colours, two numbers, one duchy to fill.
option-sheet = Sheet
option-sheet-A = A
option-sheet-B = B
option-sheet-C = C
option-sheet-D = D
option-sheet-E = E (our own)
option-sheet-F = F (our own)
option-sheet-G = G (our own)
option-sheet-H = H (our own)
option-variant = Start castles
option-variant-standard = Everybody chooses in secret
option-variant-all_different = All different, in turn
option-variant-all_alike = All alike, the host decides
option-variant-solo = Alone
option-first_chooser = Who chooses first
option-first_chooser-0 = Seat 1
option-first_chooser-1 = Seat 2
option-first_chooser-2 = Seat 3
option-first_chooser-3 = Seat 4
option-first_chooser-4 = Seat 5

# Names
colour-monastery = monastery
colour-mine = mine
colour-river = river
colour-city = city
colour-pasture = pasture
colour-castle = castle
colours-monastery = monasteries
colours-mine = mines
colours-river = rivers
colours-city = cities
colours-pasture = pastures
colours-castle = castles
die-monastery = purple
die-mine = grey
die-river = blue
die-city = orange
die-pasture = yellow
die-castle = green
bonus-monk = monk
bonus-silverling = silverling
bonus-goods = goods
bonus-worker = worker

# Dice that chance or a hand rolls
draw-colour = colour die
draw-number = number die
draw-hourglass = hourglass die
draw-colour-0 = purple
draw-colour-1 = grey
draw-colour-2 = blue
draw-colour-3 = orange
draw-colour-4 = yellow
draw-colour-5 = green
draw-number-0 = 1
draw-number-1 = 2
draw-number-2 = 3
draw-number-3 = 4
draw-number-4 = 5
draw-number-5 = 6
draw-hourglass-0 = one hourglass
draw-hourglass-1 = double hourglass
draw-hourglass-left = on { $n } of { $of } faces

# Offers
offer-castle =
    Start from castle { $place } with { $bonus ->
        [monk] a monk
        [silverling] a silverling
        [goods] goods
       *[worker] a worker
    }
offer-mark =
    { $colour ->
        [monastery] Monastery
        [mine] Mine
        [river] River
        [city] City
        [pasture] Pasture
       *[castle] Castle
    } { $place }: write { $number }
offer-monk =
    Use a monk – { $colour ->
        [monastery] monastery
        [mine] mine
        [river] river
        [city] city
        [pasture] pasture
       *[castle] castle
    } { $place }: write { $number }
offer-worker =
    Use a worker – { $colour ->
        [monastery] monastery
        [mine] mine
        [river] river
        [city] city
        [pasture] pasture
       *[castle] castle
    } { $place }: write { $number }
offer-second =
    Pay a silverling – { $colour ->
        [monastery] monastery
        [mine] mine
        [river] river
        [city] city
        [pasture] pasture
       *[castle] castle
    } { $place }: write { $number }
offer-decline =
    No mark, take { $bonus ->
        [monk] a monk
        [silverling] a silverling
        [goods] goods
       *[worker] a worker
    }
offer-done = No second mark

# What happened
event-castle_chosen =
    { $who } starts from castle { $place } with { $bonus ->
        [monk] a monk
        [silverling] a silverling
        [goods] goods
       *[worker] a worker
    }.
event-dice_rolled =
    Turn { $turn }, phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }: { $colour1 ->
        [monastery] purple (monastery)
        [mine] grey (mine)
        [river] blue (river)
        [city] orange (city)
        [pasture] yellow (pasture)
       *[castle] green (castle)
    } and { $colour2 ->
        [monastery] purple (monastery)
        [mine] grey (mine)
        [river] blue (river)
        [city] orange (city)
        [pasture] yellow (pasture)
       *[castle] green (castle)
    }, { $number1 } and { $number2 }.
event-boxes_crossed =
    One hourglass: { $left ->
        [0] the last box of the phase is crossed off.
       *[other] { $left ->
            [one] one more box
           *[other] { $left } more boxes
        } to the end of the phase.
    }
event-double_rolled =
    A double hourglass, goods are sold: { $left ->
        [0] the last box of the phase is crossed off.
       *[other] { $left ->
            [one] one more box
           *[other] { $left } more boxes
        } to the end of the phase.
    }
event-turn_counted =
    One hourglass: { $left ->
        [0] this is the last turn of the phase.
        [one] one more turn in this phase.
       *[other] { $left } more turns in this phase.
    }
event-double_counted =
    A double hourglass, goods are sold: { $left ->
        [0] this is the last turn of the phase.
        [one] one more turn in this phase.
       *[other] { $left } more turns in this phase.
    }
event-goods_sold =
    { $who } sells { $goods ->
        [one] one load
       *[other] { $goods } loads
    } of goods for { $points } points and { $silverlings ->
        [one] one silverling
       *[other] { $silverlings } silverlings
    }.
event-marked =
    { $who } writes { $number } in { $colour ->
        [monastery] the monastery
        [mine] the mine
        [river] the river
        [city] the city
        [pasture] the pasture
       *[castle] the castle
    } { $place }.
event-marked_with_bonus =
    { $who } uses { $bonus ->
        [monk] a monk
        [silverling] a silverling
        [goods] goods
       *[worker] a worker
    } and writes { $number } in { $colour ->
        [monastery] the monastery
        [mine] the mine
        [river] the river
        [city] the city
        [pasture] the pasture
       *[castle] the castle
    } { $place }.
event-declined =
    { $who } marks nothing and takes { $bonus ->
        [monk] a monk
        [silverling] a silverling
        [goods] goods
       *[worker] a worker
    }.
event-area_completed =
    { $who } completes { $colour ->
        [monastery] a monastery
        [mine] a mine
        [river] a river
        [city] a city
        [pasture] a pasture
       *[castle] a castle
    } of { $size ->
        [one] one space
       *[other] { $size } spaces
    }: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $bonus ->
        [monk] {" "}and a monk
        [silverling] {" "}and a silverling
        [goods] {" "}and goods
        [worker] {" "}and a worker
        [doubled] , already doubled
       *[none] {""}
    }.
event-colour_claimed =
    { $who } has marked all { $colour ->
        [monastery] monasteries
        [mine] mines
        [river] rivers
        [city] cities
        [pasture] pastures
       *[castle] castles
    }: { $value ->
        [first] { $points } points for being first.
        [second] { $points ->
            [one] one point
           *[other] { $points } points
        } for being second.
       *[none] no points are left for that.
    }
event-phase_ended =
    Phase { $phase ->
        [1] I
        [2] II
       *[other] III
    } is over.
event-won = { $who } wins with { $points } points.
event-solo_rated =
    { $points } points: { $mark ->
        [incredible] incredible.
        [excellent] excellent.
        [well_done] well done.
       *[none] next time more than 50.
    }

# The count
# Rows of the final score that sum several parts up
part-area-row =
    { $colour ->
        [monastery] Monasteries
        [mine] Mines
        [river] Rivers
        [city] Cities
        [pasture] Pastures
       *[castle] Castles
    }
part-pasture-row = Pastures
part-goods-row = Goods sold
part-colour_bonus-row = Whole colours

part-start = Start castle
part-area =
    { $colour ->
        [monastery] Monastery
        [mine] Mine
        [river] River
        [city] City
        [pasture] Pasture
       *[castle] Castle
    } of { $size ->
        [one] one space
       *[other] { $size } spaces
    }, phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
part-pasture =
    Pasture of { $size ->
        [one] one space
       *[other] { $size } spaces
    } doubled, phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
part-goods =
    Goods sold in phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
part-colour_bonus =
    All { $colour ->
        [monastery] monasteries
        [mine] mines
        [river] rivers
        [city] cities
        [pasture] pastures
       *[castle] castles
    }, { $value ->
        [first] first
       *[second] second
    }, phase { $phase ->
        [1] I
        [2] II
       *[other] III
    }
tie-bonus =
    { $count ->
        [one] { $count } bonus left
       *[other] { $count } bonuses left
    }
ending-clock = All three phases are over

# Refusals
refusal-game_over = The game is over.
refusal-already_chosen = Your choice is made; it is revealed when everybody has chosen.
refusal-castles_are_chosen = Start castles are chosen once, before the first roll.
refusal-castle_first = First choose your start castle.
refusal-not_a_castle = { $place } is not a castle.
refusal-castle_taken = Castle { $place } is taken; all start castles differ in this game.
refusal-clockwise = { $seat } chooses a start castle now.
refusal-host_decides = { $seat } decides on the start castle for all.
refusal-no_first_combination = A silverling pays for a second combination: confirm the first one, then it may be used.
refusal-worker_and_die = A worker takes the place of a number die: leave the number dice alone; touch a space, and the number that the worker writes.
refusal-monk_and_die = A monk takes the place of a colour die: leave the colour dice alone; touch a space and a number die.
refusal-one_space = A combination marks one space.
refusal-one_of_each = A combination takes one colour die and one number die.
refusal-two_purposes = One bonus a turn: a second combination is paid with a silverling and uses the dice as they lie.
refusal-has_combined = You have made a combination, so you cannot take a worker instead.
refusal-one_combination = You have made your combination; a second one costs a silverling.
refusal-same_dice = At least one of the two dice must differ from those of the first combination.
refusal-no_bonus =
    You have { $bonus ->
        [monk] no monk
        [silverling] no silverling
        [goods] no goods
       *[worker] no worker
    } to use.
refusal-monk_changes_nothing = Both colour dice show this colour already; a monk would change nothing.
refusal-worker_changes_nothing = Both number dice show this number already; a worker would change nothing.
refusal-space_marked = { $place } is marked already.
refusal-not_adjacent = { $place } does not touch a marked space.
refusal-wrong_colour =
    For { $colour ->
        [monastery] a monastery
        [mine] a mine
        [river] a river
        [city] a city
        [pasture] a pasture
       *[castle] a castle
    } you need a die that shows its colour.
refusal-wrong_number =
    { $colour ->
        [monastery] A monastery takes 1 or 2, not { $number }.
        [mine] A mine takes 3 or 4, not { $number }.
       *[river] A river takes 5 or 6, not { $number }.
    }
refusal-number_in_city = This city has a { $number } already.
refusal-number_not_beside = No { $number } stands beside castle { $place }.
refusal-other_pasture_number = All numbers of a pasture are equal; this one has another than { $number }.
refusal-solo_is_for_one = The solo game is for one player.
refusal-needs_others = This way of choosing start castles needs at least two players; alone, play the solo game.
refusal-too_many_for_different = There are four castles, so at most { $high } players can have different ones.

# The table: surfaces, status, what to do
scene-tray = The roll
scene-time = Time
scene-points = Points
scene-areas = Areas
scene-colours = Whole colours
scene-sheet = Duchy · { $who }
scene-sheet-own = Your duchy
scene-bonus = Bonuses · { $who }
scene-bonus-own = Your bonuses
scene-tab-table = Table
scene-tab-points = Points
scene-can-end =
    { $count ->
        [1] can complete all { $colour ->
             [monastery] monasteries
             [mine] mines
             [river] rivers
             [city] cities
             [pasture] pastures
            *[castle] castles
        }
       *[other] can complete { $count } colours
    }
scene-marked = { $marked } of { $spaces } marked
scene-clock-start = { $boxes } boxes a phase
scene-clock =
    { $left ->
        [0] last turn
        [one] next turn is the last
       *[other] { $left } left · { $least }–{ $left } turns
    }
scene-clock-start-solo = { $turns } turns a phase
scene-clock-solo = Turn { $turn } of { $turns }
scene-clock-over = All phases over
status-castles = Start castles
status-turn =
    Phase { $phase } · turn { $turn } · { $left ->
        [0] last turn
        [one] one box left
       *[other] { $left } boxes left
    }
status-solo = Phase { $phase } · turn { $turn } of { $turns }
status-over = Game over
scene-ending-boxes =
    The game ends with phase { $phase }: { $left ->
        [one] one box of time is left
       *[other] { $left } boxes of time are left
    } of { $all }.
scene-ending-turns =
    The game ends with phase { $phase }: { $left ->
        [one] one turn is left
       *[other] { $left } turns are left
    } of { $all }.
prompt-castle = Choose your start castle: it counts as marked and gives its bonus.
prompt-castle-chosen = Your start castle is chosen.
prompt-castle-of = { $who } chooses a start castle.
prompt-mark = Mark a space: one colour, one number.
prompt-bonus = Only a bonus makes a mark possible.
prompt-nothing =
    No pair of dice fits beside your marks: take { $bonus ->
        [monk] a monk
        [silverling] a silverling
        [goods] goods
       *[worker] a worker
    }.
prompt-second = Spend a silverling on a second mark?
prompt-chosen = Chosen: revealed with the others.
prompt-over = The game is over.
group-value = Number to write

# What things on the table are, for hover and screen readers
label-start =
    Castle { $place }, start castle; gave { $bonus ->
        [monk] a monk
        [silverling] a silverling
        [goods] goods
       *[worker] a worker
    }
label-marked =
    { $colour ->
        [monastery] Monastery
        [mine] Mine
        [river] River
        [city] City
        [pasture] Pasture
       *[castle] Castle
    } { $place }: { $number }, { $open ->
        [one] one of { $size } spaces still open
       *[other] { $open } of { $size } spaces still open
    }
label-marked-full =
    { $colour ->
        [monastery] Monastery
        [mine] Mine
        [river] River
        [city] City
        [pasture] Pasture
       *[castle] Castle
    } { $place }: { $number }, completed
area-worth =
    : { $points ->
        [one] one point
       *[other] { $points } points
    } now{ $later ->
        [0] {""}
       *[other] , { $later } in the next phase
    }
label-open-only =
    { $colour ->
        [monastery] Monastery
        [mine] Mine
       *[river] River
    } { $place }, empty: takes { $numbers }; area of { $size }, { $open } open{ area-worth }
label-open-not = City { $place }, empty: takes a number that this city does not have ({ $numbers } used); area of { $size }, { $open } open{ area-worth }
label-open-any = City { $place }, empty: takes any number; area of { $size }, { $open } open{ area-worth }
label-open-pasture-any = Pasture { $place }, empty: any number, then the same in the whole pasture; area of { $size }, { $open } open{ area-worth }
label-open-pasture-same = Pasture { $place }, empty: takes a { $numbers } like the rest of its pasture; area of { $size }, { $open } open{ area-worth }
label-open-beside =
    Castle { $place }, empty: takes a number beside it ({ $numbers }); gives { $bonus ->
        [monk] a monk
        [silverling] a silverling
        [goods] goods
       *[worker] a worker
    }
label-open-beside-none =
    Castle { $place }, empty: takes a number beside it, none yet; gives { $bonus ->
        [monk] a monk
        [silverling] a silverling
        [goods] goods
       *[worker] a worker
    }
label-own = Your covered mark, revealed when all have chosen
label-own-of = { $who }’s covered mark
label-die-used = Used for your mark
label-die-used-of = Used for { $who }’s mark
label-not-rolled = Not rolled yet
label-colour-die =
    Colour die { $colour ->
        [monastery] purple (monastery)
        [mine] grey (mine)
        [river] blue (river)
        [city] orange (city)
        [pasture] yellow (pasture)
       *[castle] green (castle)
    }; with a number die it makes a combination
label-number-die = Number die { $number }; with a colour die it makes a combination
label-areas = Areas: a completed area pays at once, by its size and the phase
label-colours = Whole colours: the first to mark all spaces of a colour take its higher value, later ones its lower
label-hourglass =
    Hourglass die: { $glasses ->
        [1] one hourglass
       *[other] double, goods are sold
    }
label-phase = Phase { $phase }: { $crossed } of { $boxes } boxes crossed off
label-phase-solo = Phase { $phase }: turn { $crossed } of { $boxes }
label-bonus =
    { $bonus ->
        [monk] Monk: a colour die counts as any colour
        [silverling] Silverling: pays for a second mark
        [goods] Goods: sold at a double hourglass
       *[worker] Worker: a number die counts as any number
    }; { $held } left
label-worth =
    Completing an area of { $size } pays { $points ->
        [one] one point
       *[other] { $points } points
    } now{ $later ->
        [0] {""}
       *[other] , { $later } in the next phase
    }
label-race =
    All { $colour ->
        [monastery] monasteries
        [mine] mines
        [river] rivers
        [city] cities
        [pasture] pastures
       *[castle] castles
    }: { $points ->
        [0] no points left
        [one] one point now
       *[other] { $points } points now
    }
label-race-left =
    { $left ->
        [0] You have all { $colour ->
            [monastery] monasteries
            [mine] mines
            [river] rivers
            [city] cities
            [pasture] pastures
           *[castle] castles
        }
        [one] You need one more { $colour ->
            [monastery] monastery
            [mine] mine
            [river] river
            [city] city
            [pasture] pasture
           *[castle] castle
        }
       *[other] You need { $left } more { $colour ->
            [monastery] monasteries
            [mine] mines
            [river] rivers
            [city] cities
            [pasture] pastures
           *[castle] castles
        }
    }
label-race-left-of =
    { $left ->
        [0] { $who } has all { $colour ->
            [monastery] monasteries
            [mine] mines
            [river] rivers
            [city] cities
            [pasture] pastures
           *[castle] castles
        }
        [one] { $who } needs one more { $colour ->
            [monastery] monastery
            [mine] mine
            [river] river
            [city] city
            [pasture] pasture
           *[castle] castle
        }
       *[other] { $who } needs { $left } more { $colour ->
            [monastery] monasteries
            [mine] mines
            [river] rivers
            [city] cities
            [pasture] pastures
           *[castle] castles
        }
    }
label-race-row = What { $who } still has to mark, by colour
label-costs =
    Costs { $bonus ->
        [monk] a monk
        [silverling] a silverling
       *[worker] a worker
    }
label-completes =
    Completed with this mark: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $later ->
        [0] {""}
       *[other] {""}; in the next phase { $later }
    }
label-clock = { $left } boxes left: { $least } to { $left } more turns in phase { $phase }
label-clock-two = Two boxes left: the next roll may end phase { $phase }
label-clock-one = One box left: the next turn is the last of phase { $phase }
label-clock-last = Last turn of phase { $phase }
counter-monk =
    { $count ->
        [one] monk
       *[other] monks
    }
counter-silverling =
    { $count ->
        [one] silverling
       *[other] silverlings
    }
counter-goods = goods
counter-worker =
    { $count ->
        [one] worker
       *[other] workers
    }
label-points =
    { $count ->
        [one] point in all, with your covered choice
       *[other] points in all, with your covered choice
    }
label-points-of =
    { $count ->
        [one] point in all, with { $who }’s covered choice
       *[other] points in all, with { $who }’s covered choice
    }
label-value = { $number }
label-pass =
    No mark, take { $bonus ->
        [monk] a monk
        [silverling] a silverling
        [goods] goods
       *[worker] a worker
    }
label-done = No second mark

# Parts of an evaluation, as a review names them.
addend-goods = goods sold
addend-colour_bonus = whole colours
addend-area = areas
addend-monks = monks
addend-workers = workers
addend-silverlings = silverlings
addend-goods_held = goods not yet sold
addend-roll = the dice of that turn
addend-open_monastery = monasteries still to be marked
addend-open_mine = mines still to be marked
addend-open_river = rivers still to be marked
addend-open_city = cities still to be marked
addend-open_pasture = pastures still to be marked
addend-open_castle = castles still to be marked
addend-sheet = choice among spaces

tip-castle = Choose the castle you start from. Look at what lies around it: you mark only spaces that touch marked ones.
tip-combination = Everybody uses the same dice. Take one colour die and one number die, and mark one space. Ringed spaces fit; a dashed ring costs a bonus.
tip-area = The number in a badge on a space: marking that space completes an area and brings so many points at once. The same area is worth less in later phases.
tip-pass = If nothing fits, make no mark: you take a worker, which later changes a number die.
tip-monk = You hold a monk: with it one colour die counts as any colour. You may use one bonus a turn.
tip-worker = You hold a worker: with it one number die counts as any number. You may use one bonus a turn.
tip-silverling = A silverling pays for a second mark in the same turn. At least one of its dice must be another than before.
tip-goods = You hold goods. They are sold by themselves when the hourglass die shows a double: 2 points and a silverling each.
tip-colour = Somebody has marked all spaces of a colour and taken its higher value. The next one to do so takes the lower.
