cimport cython
from vigneron.core cimport rows
from vigneron.games.grand_cru cimport offered
from vigneron.games.grand_cru.rules cimport common
from vigneron.games.grand_cru.state cimport Side, State
from vigneron.games.grand_cru.tables cimport Box

cdef bytes A
cdef int GRAPE_COUNT, GROWING, KIND_COUNT, OPENING_LOANS

@cython.locals(vines=int, improvements=int, state=State, slot=int, grape=int)
cpdef State new(Box box, int seats, object chance)
@cython.locals(side=Side, seat=int)
cpdef int next_seat(State state) except? -1
@cython.locals(side=Side)
cdef int offer(Box box, State state, int seat, offered.Offered *out) except -1
@cython.locals(side=Side)
cdef int choose(Box box, State state, int seat, int action, object chance, list log) except -1
@cython.locals(side=Side, seat=int, most=int, tied=bytearray, lot=bint)
cdef int reveal(Box box, State state, object chance, list log) except -1
