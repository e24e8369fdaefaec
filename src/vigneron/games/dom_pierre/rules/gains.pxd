cimport cython
from vigneron.games.dom_pierre.rules.edition_rules cimport Clauses
from vigneron.games.dom_pierre.rules.common cimport (
    earn, fits, fitting, free_vines, piece_for, put_harvest, stands_at, vacant,
)
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef int AT_PRESSES, DONE, INTO_PRESS, LIFT_UP, MAISON, ON_ROUTE, ON_VINE, SUPPLY
cdef int B_COIN, B_FLAG, B_HARVEST, B_PRESS, B_VP, B_WORKER, INTO, PICK
cdef tuple START

cpdef bint somewhere_to_go(State state) except -1
cpdef bint can_move_worker(Box box, State state, House house) except -1
@cython.locals(start=int, there=int)
cpdef int offer_workers(House house, int areas, Offers out) except -1
cpdef int offer_movable(State state, House house, Offers out) except -1
@cython.locals(variety=int)
cpdef bint can_take(Box box, State state, House house, int bonus) except -1
@cython.locals(value=int)
cpdef void take_bonus(Box box, State state, int seat, House house, int bonus, list log) except *
@cython.locals(clauses=Clauses)
cpdef int modifier_presses(Box box, House house) except -1
cpdef int legal_into(Box box, House house, list row, Offers out) except -1
@cython.locals(row=list)
cpdef int into(State state, int seat, House house, int press, list log) except -1
cpdef int add_modifier(int seat, House house, int press, int value, list log) except -1
cpdef int add_harvest(State state, int seat, House house, int press, int variety, int value, list log) except -1
