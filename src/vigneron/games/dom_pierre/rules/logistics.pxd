cimport cython
from vigneron.native cimport bits
from vigneron.games.dom_pierre.rules.common cimport (
    free_vines, space_after_skip, stands_at, take_worker, top, vacant_space, variety_at, vintage_ready,
)
from vigneron.games.dom_pierre.rules.gains cimport offer_movable, offer_workers
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef int AREA_MAISON, AREA_PRESSES, AREA_ROUTES, AREA_SUPPLY, AREA_VINEYARD, AT_PRESSES, BY_GIFT, BY_LOGISTICS
cdef int BY_VINTAGE, DONE, LAY_OFF, LIFT, LIFT_UP, LOGISTICS, LONGEST, MAISON, NONE, ON_ROUTE, ON_VINE, PICK
cdef int PLACE, PUT, TO_PRESSES, TO_ROUTE, TO_ROUTE_SKIPPING, TO_VINE
cdef tuple START

cpdef int area_of(int source) except -1
cpdef int begin(State state, int strength) except -1
cpdef int begin_laying_off(State state, int strength) except -1
cpdef int legal_lift(House house, list row, Offers out) except -1
cpdef int legal_lay_off(House house, Offers out) except -1
cpdef int legal_pick(State state, House house, Offers out) except -1
@cython.locals(row=list)
cpdef void lift(Box box, State state, int seat, House house, int source, list log) except *
@cython.locals(hand=int, row=list)
cpdef int lifted(State state) except -1
@cython.locals(space=int)
cpdef int route_target(State state, list row, int route) except? -1
@cython.locals(start=int, why=int, area=int, left=int, routes=int, skipping=int, route=int,
               squares="long long")
cpdef int legal_place(State state, House house, list row, Offers out) except -1
@cython.locals(row=list, route=int)
cpdef int place(State state, int seat, House house, int target, list log) except -1
