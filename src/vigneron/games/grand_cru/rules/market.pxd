cimport cython
from vigneron.native cimport bits
from vigneron.games.grand_cru.rules cimport action_mask
from vigneron.games.grand_cru.rules cimport common
from vigneron.games.grand_cru.rules.state cimport Side, State
from vigneron.games.grand_cru.rules.box cimport Box

cdef bytes A, B
cdef int ACQUIRE, AUCTION, BUY, BUY_COLUMN, OVERBID, GRAPE_COUNT, HIGHEST_BID, NONE, SERIALS
cdef int AUCTIONS, OVERBIDS, ACQUISITIONS, DEMANDS, PURCHASES, COLUMN_PURCHASES

@cython.locals(side=Side, columns=int, column=int)
cdef int offer(Box box, State state, int seat, action_mask.Offered *out) except -1
cdef int do(Box box, State state, int seat, int verb, int action, list log) except -1
@cython.locals(slot=int)
cpdef int slot_of(State state, int kind) except? -1
@cython.locals(column=int)
cpdef int free_column(Box box, State state) except? -1
@cython.locals(slot=int, column=int)
cdef int auction(Box box, State state, int seat, int action, list log) except -1
@cython.locals(column=int, other=int)
cdef int overbid(Box box, State state, int seat, int action, list log) except -1
@cython.locals(column=int)
cdef int acquire(Box box, State state, int seat, int action, list log) except -1
cdef int free(State state, int column) except -1
@cython.locals(side=Side, kind=int)
cdef int take(State state, int seat, int tile, int price, str event, list log) except -1
@cython.locals(slot=int, tile=int)
cdef int buy(Box box, State state, int seat, int action, list log) except -1
@cython.locals(column=int, other=int)
cdef int buy_column(Box box, State state, int seat, int action, list log) except -1
cdef int demand(Box box, State state, int seat, int action, list log) except -1
