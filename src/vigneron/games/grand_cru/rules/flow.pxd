cimport cython
from vigneron.native cimport byte_rows
from vigneron.games.grand_cru.rules cimport year_end
from vigneron.games.grand_cru.rules.state cimport Side, State
from vigneron.games.grand_cru.rules.box cimport Box

cdef int BANKRUPT, FESTIVAL, LAST_CUBE, LAST_PLAYER, LAST_YEAR, LOANS, OPEN, OVER, REPAID

@cython.locals(side=Side)
cdef int pass_year(State state, int seat, list log) except -1
@cython.locals(count=int, seat=int, remaining=int)
cdef object after_action(Box box, State state, int last_year, object chance, list log)
@cython.locals(side=Side)
cdef bint has_passed(State state, int seat) except -1
@cython.locals(side=Side, count=int, seat=int)
cdef int not_passed(State state) except -1
cdef int close_alone(State state, list log) except -1
@cython.locals(side=Side)
cdef int check_last_cube(Box box, State state, list log) except -1
@cython.locals(side=Side, first=int, most=int, i=int, seat=int)
cdef int finish_growing(Box box, State state, int last_year, object chance, list log) except -1
@cython.locals(side=Side, seat=int)
cdef int pawns_home(Box box, State state) except -1
cdef int after_space(Box box, State state, int last_year, list log) except -1
@cython.locals(side=Side, cheapest=int, i=int, at=int)
cdef object seek_festival(Box box, State state, int seat, int last_year, list log)
@cython.locals(cheapest=int, space=int, price=int)
cpdef int cheapest_space(Box box, State state) except? -1
cdef int finish_festival(Box box, State state, int last_year, list log) except -1
@cython.locals(seats=int)
cdef int after_loans(Box box, State state, int last_year, list log) except -1
@cython.locals(side=Side, i=int, seat=int)
cdef object seek_loans(Box box, State state, int done, int last_year, list log)
@cython.locals(side=Side, ending=int, seat=int)
cdef int ending_of(State state, int last_year) except -1
cdef object finish_year(Box box, State state, int last_year, list log)
