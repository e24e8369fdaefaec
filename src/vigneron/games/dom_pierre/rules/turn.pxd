cimport cython
from vigneron.games.dom_pierre.rules cimport cellar, free, gains, goals, logistics, prestige, sales, village, vineyard
from vigneron.games.dom_pierre.rules.common cimport cost_after, lowest_disc, strength_of, top
from vigneron.games.dom_pierre.rules.free cimport discs_there
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef int ACTING, AFTER, BEFORE, BEGIN, BONUS, CELLAR, CELLARING, CHOOSE, DONE, DUE, END, GOALS, GONE, HARVEST
cdef int INTO, LAY, LAY_OFF, LIFT, LOGISTICS, MOVE, NONE, OVER, PICK, PLACE, PLANT, RISE, SALE, SALES, SELL
cdef int SET_STRENGTH, SET_VINTAGE, SOLD, STRENGTH, USE, VILLAGE, VINEYARD, VINTAGE, VISIT
cdef tuple START

@cython.locals(there=int, payable=int)
cpdef int legal_window(Box box, State state, int seat, House house, Offers out) except -1
cpdef bint can_pay(Box box, House house, int column) except -1
cpdef bint vintage_due(Box box, House house) except -1
cpdef bint strength_due(Box box, House house) except -1
cpdef int legal_due(Box box, House house, Offers out) except -1
cpdef int set_token(Box box, int seat, House house, int verb, int column, list log) except -1
cpdef int move(Box box, State state, int seat, House house, int column, bint laying_off, list log) except -1
@cython.locals(row=list, column=int, laying_off=int, strength=int)
cpdef int begin(Box box, State state, int seat, House house, object chance, list log) except -1
@cython.locals(row=list, kind=int)
cpdef void settle(Box box, State state, int seat, House house, object chance, list log) except *
@cython.locals(kind=int, out=Offers)
cpdef bint may_choose(Box box, State state, int seat, House house, list row) except -1
@cython.locals(kind=int)
cpdef int legal_row(Box box, State state, int seat, House house, list row, Offers out) except -1
@cython.locals(kind=int)
cpdef int done(Box box, State state, int seat, House house, list log) except -1
@cython.locals(seats=int)
cpdef int end(State state, list log) except -1
