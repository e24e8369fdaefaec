cimport cython
from vigneron.native cimport bits, byte_rows
from vigneron.games.dom_pierre.rules.common cimport cards_of, lowest_row, on_route, press_total, tile_value, top, vintage_ready
from vigneron.games.dom_pierre.rules.gains cimport take_bonus
from vigneron.games.dom_pierre.rules.market cimport draw_goals
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef int BARREL, BARRELS, BOTTLE, CHOOSE, GOALS, GONE, KEEP_GOAL, MORE_GOALS, ORDER, TRADE, T_CROWN
cdef int _CARDS_NORTH, _CARDS_WEST, _ROUTES_SOLD, _ROUTE_SETS, _CARDS_BOTTLE, _CARDS_BARREL, _CARDS_ORDER
cdef int _KIND_SETS, _CARDS, _CROWNS, _FLAGS_USA, _FLAGS_RUS, _FLAGS, _FLAG_PAIRS, _FIRST_WORKERS
cdef int _WORKERS_ROUTES, _ROUTES_MANNED, _ROUTES_ENDED, _WORKERS_VINEYARD, _WORKERS_PRESSES
cdef int _WORKERS_MAISON, _WORKERS_LEAST, _WORKERS_SUPPLY, _FIRST_TILES, _BOTTLES, _BARRELS, _BEST_BOTTLE
cdef int _BEST_BARREL, _TILES_VALUE, _PRESSES_FILLED, _HARVEST_TILES, _PRESSES_BLENDED
cdef int _HARVEST_ONE_VARIETY, _BEST_PRESS, _HARVEST_THREES, _FIRST_COINS, _STEP, _ACCESSORIES
cdef int _ACCESSORY_TYPES, _LOWEST_ROW, _DISCS_DONE
cdef tuple START, TYPES

@cython.locals(left=int)
cpdef int begin(State state, House house, int strength) except -1
cpdef int legal(State state, list row, Offers out) except -1
@cython.locals(row=list)
cpdef int more(Box box, State state, int seat, object chance, list log) except -1
@cython.locals(row=list)
cpdef int keep(State state, int seat, House house, int goal, list log) except -1
@cython.locals(row=list, bonus=int)
cpdef int trade(Box box, State state, int seat, House house, int goal, list log) except -1
cpdef int refill(Box box, State state, list row, object chance, list log) except -1
@cython.locals(count=int, card=int, place=int)
cpdef int crowns(Box box, House house) except -1
@cython.locals(have=int, best=int, tiers=tuple, pair=tuple, tier=int, need=int, met=bint)
cpdef int goal_vp(Box box, State state, int seat, int goal) except -1
@cython.locals(house=House)
cpdef int measure(Box box, State state, int seat, int metric) except -1
@cython.locals(count=int, card=int, place=int)
cpdef int cards_like(tuple printed, int value, House house) except -1
@cython.locals(usa=int, russia=int, sold=int, fewest=int, route=int, cards=int, bottles=int, barrels=int,
               orders=int)
cdef int _measure_cards(Box box, House house, int metric) except -1
@cython.locals(vines=int, total=int, most=int, manned=int, ended=int, route=int, spaces="long long",
               sections=tuple)
cdef int _measure_workers(Box box, House house, int metric) except -1
cdef int _measure_presses(House house, int metric) except -1
@cython.locals(bottles=int, barrels=int, best_bottle=int, best_barrel=int, total=int, filled=int, place=int,
               tile=int, value=int)
cdef int _measure_champagne(House house, int metric) except -1
@cython.locals(tiles=int, blended=int, most=int, best=int, threes=int, press=int, here=int, variety=int,
               value=int)
cdef int _measure_harvest(House house, int metric) except -1
@cython.locals(types=int, kind=int, gone=int, column=int)
cdef int _measure_rest(Box box, House house, int metric) except -1
