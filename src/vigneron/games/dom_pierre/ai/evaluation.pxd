cimport cython
from vigneron.native cimport bits
from vigneron.games.dom_pierre.rules.common cimport furthest, on_route, points, press_total, tile_value
from vigneron.games.dom_pierre.rules.goals cimport crowns, measure
from vigneron.games.dom_pierre.rules.market cimport market_of
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef int AFTER, BARRELS, BEFORE, GONE, NONE, OVER
cdef int BARREL, BOTTLE, CELLAR, PERMANENT, SALES, T_HARVEST, T_PRESS_LARGE, T_PRESS_SMALL, T_SALE_LARGE
cdef int T_SALE_SMALL, T_WORKER
cdef double CARD, CHEAP, HARVEST, HARVEST_TOKEN, PER_HARVEST, ROW, TOKEN
cdef dict ROUNDS, USES
cdef tuple BOOST, HURRY, MET, SPACE, STAYS, TYPES, WAITING


@cython.final
cdef class ValueTables:
    cdef readonly list tier, tile, press
    cpdef double _press(self, Box box, int press, int total) except? -1


@cython.locals(base=int, lacking=int, near=int, soon=int, house=House, discs=bytearray)
cpdef int rounds_expected(Box box, State state) except -1
@cython.locals(seats=int, left=int, mine=int, now=int)
cpdef int turns_left(Box box, State state, int seat) except -1
@cython.locals(step=int, more=int, ahead=double)
cpdef double prestige_gain(Box box, House house, int count) except? -1
@cython.locals(coins=int, price=int, buys=int, rest=int, each=double)
cpdef double money_worth(Box box, House house, int turns, double gain) except? -1


@cython.final
cdef class Road:
    cdef public int base
    cdef public double win
    cdef public tuple plus, shields
    cdef public list costs


@cython.locals(road=Road, space=int)
cpdef Road road_of(Box box, State state, House house, int route, int card)
@cython.locals(best=double, shields=tuple, costs=list, most=int, middle=int, bottom=int, prestige=int)
cpdef double sale_worth(Box box, Road road, int value, double gain) except? -1
@cython.locals(value=int, press=int, refused=int, best=double, worth=double, where=int, route=int, card=int, road=Road)
cpdef tuple best_sale(Box box, State state, House house, list offered, int place, int tile, double gain)
cpdef double card_worth(Box box, House house, int card) except? -1
@cython.locals(kinds=int, kind=int, token=int)
cpdef list extras_of(Box box, House house, int card)
@cython.locals(most=int, costs=list, value=int, worth=double, before=double, reached=int)
cpdef list costs_of(list extras)
cpdef tuple cheapest_set(list extras, int lacking)
@cython.locals(have=int, best=double, need=int, vp=int, lacking=int, scale=int)
cpdef double goal_worth(Box box, State state, int seat, int goal, int turns) except? -1
cpdef double token_worth(int token) except? -1
@cython.locals(house=House, turns=int, window=bint, count=int, total=double, gain=double, fade=double, press=int,
               late=double, kinds=int, kind=int, token=int, number=int, hope=double, overdue=int, gone=double,
               discs=bytearray, goal=int, hopes=list, presses=list, flags=int)
cpdef double worth(Box box, ValueTables tables, State state, int seat) except? -1
@cython.locals(found=list, offered=list, place=int, tile=int, route=int, total=double,
               number=int, now=double, later=double, best=double, room=int)
cpdef double champagne_worth(Box box, ValueTables tables, State state, int seat, House house, int turns, double gain) except? -1
@cython.locals(total=double, r=int, space=int)
cdef double _people(Box box, State state, int seat, House house, double late) except? -1
@cython.locals(total=double, scale=double, column=int, row=int, low=int)
cdef double _winery(Box box, House house, int turns) except? -1
