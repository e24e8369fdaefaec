cimport cython
from vigneron.native cimport byte_rows
from vigneron.games.grand_cru.rules cimport common
from vigneron.games.grand_cru.rules.state cimport Side, State
from vigneron.games.grand_cru.rules.box cimport Box

cdef int GRAPE_COUNT, GROWING, KIND_COUNT, NONE, SERIALS, SPACE_COUNT

@cython.locals(column=int, count=int, slot=int)
cpdef int renew_display(Box box, State state, object chance, list log) except -1
@cython.locals(at=int, tile=int)
cdef int discard(State state, bytearray tiles) except -1
@cython.locals(side=Side, grape=int, seat=int, count=int, most=int, second=int, tied=int, tied_second=int)
cpdef int award_prizes(Box box, State state, list log) except -1
@cython.locals(side=Side, seat=int)
cdef int award(State state, int grape, int count, int prestige, list log) except -1
@cython.locals(side=Side, seat=int, grape=int, last=int, spoiled=int)
cpdef int age(Box box, State state, list log) except -1
@cython.locals(side=Side, i=int, seat=int, due=int, short=int, need=int)
cpdef int collect_interest(Box box, State state, list log) except -1
@cython.locals(side=Side, grape=int, seat=int, kind=int, space=int)
cpdef int new_year(Box box, State state, list log) except -1
@cython.locals(side=Side, seats=int, seat=int, i=int, need=bytearray, money=int)
cdef int fill_vines(Box box, State state, int grape, list log) except -1
