cimport cython
from vigneron.native cimport bits, byte_rows
from vigneron.games.dom_pierre.rules.edition_rules cimport Clauses
from vigneron.games.dom_pierre.rules.common cimport draw_from, fitting, piece_for, planted, top, variety_at, vintage_ready
from vigneron.games.dom_pierre.rules.gains cimport add_harvest
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef bytes A, B, C
cdef int CROP, DONE, GROUND_COIN, HARVEST, HELP, NONE, PLANT, PLANT_IN, POINT, SQUARES, VINEYARD, WIDE
cdef long long ALL_SQUARES, NOT_LEFT, NOT_RIGHT
cdef tuple AROUND_MASK, START

@cython.locals(row=list, variety=int, grape=int)
cpdef int begin(Box box, State state, int seat, House house, int strength, object chance, list log) except -1
@cython.locals(grapes="long long", beside="long long")
cpdef long long open_squares(State state) except -1
@cython.locals(variety=int)
cpdef int legal_plant(State state, list row, Offers out) except -1
@cython.locals(row=list, variety=int, square=int, lying=int)
cpdef int plant(Box box, State state, int seat, House house, int action, list log) except -1
@cython.locals(variety=int)
cpdef int point(State state, int seat, int square, list log) except -1
@cython.locals(near="long long")
cpdef int around(State state, int square, int variety) except -1
@cython.locals(clauses=Clauses, count=int)
cpdef bint rises(Box box, State state, House house, int square, int standing, int variety) except -1
@cython.locals(square=int, standing=int, helper=int, variety=int, value=int, start=int, helpers="long long")
cpdef int legal_harvest(Box box, State state, House house, list row, Offers out) except -1
@cython.locals(variety=int)
cpdef int help_out(State state, int seat, House house, int square, list log) except -1
@cython.locals(row=list, square=int, helper=int, variety=int, press=int, own=int, value=int)
cpdef int crop(Box box, State state, int seat, House house, int action, list log) except -1
