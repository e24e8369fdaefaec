cimport cython
from vigneron.games.dom_pierre.rules.common cimport has_harvest, press_total, top, vintage_ready
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef bytes A, B, C
cdef int BARREL, BARRELS, BOTTLE, CELLAR, CELLARING, CRUSH, DONE, RISE
cdef tuple START

cpdef int begin(State state, int strength) except -1
@cython.locals(value=int, bonus=tuple)
cpdef int value_of(Box box, House house, int press, int made, int own, int place) except -1
cpdef bint payable(State state, House house, list row, int made) except -1
@cython.locals(makes=int, filled=int)
cpdef int legal(State state, House house, list row, Offers out) except -1
@cython.locals(row=list, press=int, made=int, own=int, first=int, second=int, variety=int, at=int,
               prestige=int, rising=int)
cpdef int crush(Box box, State state, int seat, House house, int action, list log) except -1
