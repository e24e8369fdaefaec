cimport cython
from vigneron.games.dom_pierre.ai cimport bonus_policy, harvest_policy, worker_policy
from vigneron.games.dom_pierre.rules cimport turn
from vigneron.games.dom_pierre.rules.rules cimport DomPierre
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box
from vigneron.games.dom_pierre.ai.evaluation cimport ValueTables, turns_left, worth
from vigneron.games.dom_pierre.ai.features cimport Features

cdef bytes A, VERB
cdef int AFTER, BEFORE, BONUS, BUY, CELLARING, CHOOSE, CORK, DONE, DUE, EMPTY, END, HARVEST, INTO, KEEP, LAY, LAY_OFF
cdef int LIFT, LOCAL, MOVE, OVER, PICK, PLACE, PLANT, RISE, SALE, SCORE, SELL, SET_STRENGTH, SET_VINTAGE, VINTAGE
cdef int VISIT, WAIT
cdef int LAST
cdef double FIRST, PER_ROW, UNPOPPED
cdef tuple KEPT, STRONG, _FREE


@cython.final
cdef class SeatPolicy:
    cdef DomPierre rules
    cdef Box box
    cdef ValueTables tables
    cdef int seat
    cdef object chance
    cdef Features features
    cpdef list prefer(self, State state, list legal)
    @cython.locals(legal=list, values=list)
    cdef int _best(self, State state) except -1
    @cython.locals(value=double, features=Features)
    cdef double _worth(self, State state) except? -1
    @cython.locals(world=State)
    cdef State _try(self, State state, int action, int depth)
    @cython.locals(world=State)
    cdef State _ended(self, State state)
    @cython.locals(kind=int, house=House, turns=int, action=int, value=double)
    cdef list _step(self, State state, list row, list legal)
    @cython.locals(verb=int, column=int, lies=int, moves=int)
    cdef double _token(self, House house, int action) except? -1
    @cython.locals(now=State, base=double, action=int)
    cdef list _after(self, State state, list legal)
    @cython.locals(verb=int, house=House)
    cdef double _free(self, State state, int action, double base) except? -1
    @cython.locals(house=House, there=int, count=int)
    cdef bint _worth_selling(self, State state, House house, int action) except -1
    @cython.locals(house=House, values=list, best=double, world=State, action=int, verb=int, value=double,
                   after=State, good=double, now=double, later=dict, at=int, gain=double, offers=list, end=double,
                   most=double, act=int)
    cdef list _before(self, State state, list legal)
