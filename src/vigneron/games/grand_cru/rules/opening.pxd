cimport cython
from vigneron.native cimport byte_rows
from vigneron.games.grand_cru.rules cimport action_mask
from vigneron.games.grand_cru.rules cimport common
from vigneron.games.grand_cru.rules.state cimport Side, State
from vigneron.games.grand_cru.rules.box cimport Box

cdef bytes A
cdef int GRAPE_COUNT, GROWING, KIND_COUNT, OPENING_LOANS

@cython.locals(vines=int, improvements=int, state=State, slot=int, grape=int)
cpdef State new(Box box, int seats, object chance)
@cython.locals(side=Side, seat=int)
cpdef int next_seat(State state) except? -1
@cython.locals(side=Side)
cdef int offer(Box box, State state, int seat, action_mask.Offered *out) except -1
@cython.locals(side=Side)
cdef int choose(Box box, State state, int seat, int action, object chance, list log) except -1
@cython.locals(side=Side, seat=int, most=int, tied=bytearray, lot=bint)
cdef int reveal(Box box, State state, object chance, list log) except -1
