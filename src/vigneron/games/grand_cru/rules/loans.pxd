cimport cython
from vigneron.games.grand_cru.rules cimport action_mask
from vigneron.games.grand_cru.rules cimport common
from vigneron.games.grand_cru.rules.state cimport Side, State
from vigneron.games.grand_cru.rules.box cimport Box

cdef bytes A
cdef int BORROW, REPAY, BORROWS, REPAYS, KEEP_ACT

@cython.locals(side=Side)
cdef int offer(Box box, State state, int seat, action_mask.Offered *out) except -1
cdef int do(Box box, State state, int seat, int verb, int action, list log) except -1
@cython.locals(side=Side, count=int)
cdef int borrow(Box box, State state, int seat, int action, list log) except -1
@cython.locals(side=Side, count=int)
cdef int repay(Box box, State state, int seat, int action, list log) except -1
cdef int keep(State state, int seat, list log) except -1
