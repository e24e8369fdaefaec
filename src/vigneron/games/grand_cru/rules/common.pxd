cimport cython
from vigneron.native cimport bits, byte_rows
from vigneron.games.grand_cru.rules cimport action_mask
from vigneron.games.grand_cru.rules.state cimport Side, State
from vigneron.games.grand_cru.rules.box cimport Box

cdef int GRAPE_COUNT, KIND_COUNT, MOST_CUBES, MOST_STEPS, NONE, SERIALS

cpdef int gain(Side side, int francs) except -1
cpdef int lay(Box box, Side side, int cell, int cubes) except -1
cpdef int grow(Side side, int grape, int cubes) except -1
cpdef int ready(Side side, int kind) except -1
@cython.locals(tile=int)
cpdef int show(State state) except -1
@cython.locals(side=Side)
cpdef int lead(State state, int column, int seat, int price) except -1
@cython.locals(side=Side, seat=int)
cpdef int clear_pawn(State state, int column) except -1
@cython.locals(at=int, to=int)
cpdef object move_marker(Box box, State state, int seat, int grape, int step, list log)
cpdef int rise(Box box, State state, int grape) except -1
@cython.locals(side=Side, leader=int, grape=int, seat=int, cell=int, kind=int, column=int)
cpdef int refresh(Box box, State state) except -1
@cython.locals(weights=bytearray, kind=int, drawn=int)
cpdef int draw_tile(State state, object chance, int first, int end, list log) except -1
@cython.locals(side=Side, taken=int, seat=int)
cpdef int free_number(State state, int kind) except -1
@cython.locals(taken=int, tile=int)
cpdef int serials(bytearray tiles, int kind) except -1
cpdef int price_now(Box box, State state, int grape) except -1
@cython.locals(side=Side)
cpdef int harvest(Box box, State state, int seat, int grape, int price, list log) except -1
@cython.locals(side=Side)
cpdef int sell(Box box, State state, int seat, int barrel, int grape, int count, int each, bint public,
               list log) except -1
@cython.locals(total=int)
cpdef int cubes_in(Side side, long long cells) except -1
@cython.locals(cell=int, count=int)
cdef int offer_wine(Side side, long long cells, int first, action_mask.Offered *out) except -1
