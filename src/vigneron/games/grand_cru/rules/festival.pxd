cimport cython
from vigneron.native cimport byte_rows
from vigneron.games.grand_cru.rules cimport action_mask
from vigneron.games.grand_cru.rules cimport cellar, common
from vigneron.games.grand_cru.rules.common cimport free_number
from vigneron.games.grand_cru.rules.state cimport Side, State
from vigneron.games.grand_cru.rules.box cimport Box

cdef bytes A, B, C, D
cdef int CASH, HARVEST_LATE, LEAVE, PRESS, RAISE, REPLANT, SELL_LATE, SELL_PRIMEUR
cdef int CASH_1, DELIVER, FIRST_PLAYER, JUICE, LATE, PRIMEUR, RAISE_1, REPLANTING, GRAPE_COUNT, SERIALS
cdef int BOTTLE_ACT, JUICE_ACT, LEAVE_ACT, LATE_HARVESTS, DELIVERIES, PRIMEURS, REPLANTS, RAISES, CASHES

@cython.locals(side=Side, place=int)
cdef int offer(Box box, State state, int seat, action_mask.Offered *out) except -1
cdef bint is_open(Box box, State state, Side side, int space) except -1
@cython.locals(stocked=int, grape=int, old=int, acts=int, start=int)
cdef int offer_replants(State state, Side side, action_mask.Offered *out) except -1
cdef int do(Box box, State state, int seat, int verb, int action, list log) except -1
@cython.locals(side=Side)
cdef int take_space(Box box, State state, int seat, int space, list log) except -1
cdef int bottle(Box box, State state, int seat, list log) except -1
cdef int late(Box box, State state, int seat, int action, list log) except -1
@cython.locals(grape=int, each=int)
cdef int deliver(Box box, State state, int seat, int action, list log) except -1
@cython.locals(side=Side, count=int, grape=int)
cdef int juice(Box box, State state, int seat, list log) except -1
@cython.locals(barrel=int, grape=int, missing=int, each=int)
cdef int primeur(Box box, State state, int seat, int action, list log) except -1
@cython.locals(side=Side, old=int, new=int, at=int, stock=bytearray)
cdef int replant(Box box, State state, int seat, int action, list log) except -1
@cython.locals(space=int)
cdef int raise_space(Box box, State state, int seat, int action, list log) except -1
@cython.locals(space=int)
cdef int cash(Box box, State state, int seat, int action, list log) except -1
@cython.locals(side=Side)
cdef int leave(State state, int seat, list log) except -1
