cimport cython
from vigneron.native cimport bits
from vigneron.games.dom_pierre.rules.common cimport furthest, space_after_skip, vacant, variety_at
from vigneron.games.dom_pierre.rules.market cimport market_of
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef bytes A, VERB
cdef int DONE, LONGEST, MAISON, NONE, ON_ROUTE, ON_VINE, TO_PRESSES, TO_ROUTE, TO_ROUTE_SKIPPING, TO_VINE
cdef long long ROUTE_MASK
cdef tuple WORKER
cdef double FIRST_PRESSER, MONEY, ROUTE_POINT

@cython.locals(out=list, action=int, source=int)
cpdef list lift(State state, int seat, House house, object legal)
@cython.locals(hand=int, vines=int, out=list, action=int, target=int, bonus=double, route=int, space=int,
               square=int, alone=double)
cpdef list place(Box box, State state, int seat, House house, list row, object legal)
@cython.locals(sections=tuple, bonus=tuple, at=int, have=int, gain=int, house=House, card=int, wanted=double,
               refuses=tuple, i=int)
cdef double _reached(Box box, State state, int seat, int route, int space) except? -1
@cython.locals(spaces=list, best=double, count=int, total=double)
cdef double _along(Box box, State state, int seat, int route, int hand) except? -1
@cython.locals(out=list, action=int, source=int, lost=double, route=int, space=int)
cpdef list lay_off(Box box, State state, int seat, House house, object legal)
