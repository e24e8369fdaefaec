cimport cython
from vigneron.native cimport bits
from vigneron.games.dom_pierre.rules.cellar cimport value_of
from vigneron.games.dom_pierre.rules.common cimport fits, has_harvest, on_route, press_total, tile_value, variety_at
from vigneron.games.dom_pierre.rules.goals cimport crowns
from vigneron.games.dom_pierre.rules.market cimport market_of
from vigneron.games.dom_pierre.rules.sales cimport basic_value, sale_value
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box
from vigneron.games.dom_pierre.rules.vineyard cimport around
from vigneron.games.dom_pierre.ai.evaluation cimport Road, ValueTables, cheapest_set, extras_of, prestige_gain, road_of, sale_worth, turns_left

cdef bytes A, B, C, VERB
cdef int ADD, DONE, GROUND_COIN, HELP, OFFER, PLANT_IN, POINT, SPEND, UNDER
cdef tuple TYPES, FADE, WORKER
cdef double GREY, HOLD, MONEY, OWN, PATIENCE

cpdef double fade_of(int turns) except? -1
@cython.locals(best=double, press=int)
cpdef double slot_worth(ValueTables tables, House house, int variety, int value) except? -1
@cython.locals(total=int, worth=list, kinds=int)
cpdef double added_worth(ValueTables tables, House house, int press, int value) except? -1
@cython.locals(kinds=int, variety=int)
cpdef int kinds_in(House house, int press) except -1
@cython.locals(slots=list, fade=double, known=dict, out=list, square=int, counts=list, best=double, lying=int,
               variety=int, later=int, action=int)
cpdef list plant(Box box, ValueTables tables, State state, int seat, House house, list row, object legal)
@cython.locals(square=int, helper=int, fade=double, counts=list, more=int, out=list, action=int, verb=int,
               variety=int, value=int, cost=double)
cpdef list harvest(Box box, ValueTables tables, State state, int seat, House house, list row, object legal)
@cython.locals(turns=int, gain=double, fade=double, filled=int, out=list, action=int, p=int, made=int, own=int,
               first=int, second=int, brought=double, cost=double, keep=double, lacking=int, wait=double)
cpdef list press(Box box, ValueTables tables, State state, int seat, House house, list row, object legal)
@cython.locals(turns=int, gain=double, out=list, action=int, verb=int, route=int, place=int, base=int, road=Road,
               brought=double, kept=double, workers=int, lost=double)
cpdef list sell(Box box, ValueTables tables, State state, int seat, House house, list row, object legal)
@cython.locals(value=int, gain=double, shields=tuple, kinds=int, extras=list, best=double, chosen=int, need=int,
               cost=double, what=list, vp=double, out=list, action=int, verb=int, what_for=int)
cpdef list sale(Box box, State state, int seat, House house, list row, object legal)
