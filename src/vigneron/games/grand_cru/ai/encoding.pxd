cimport cython
from vigneron.native cimport bits, buffers
from vigneron.native.encoding cimport Encoding
from vigneron.native.prng cimport Xorshift
from vigneron.games.grand_cru.rules cimport action_mask
from vigneron.games.grand_cru.rules.box cimport Box
from vigneron.games.grand_cru.rules.count cimport score
from vigneron.games.grand_cru.rules.rules cimport GrandCruRules
from vigneron.games.grand_cru.rules.state cimport Side, State

cdef int NONE, OPENING, OVER, SERIALS


cdef class GrandCruEncoding(Encoding):
    cdef readonly Box box
    cdef readonly int own
    cdef readonly bytes number_of, act_of

    @cython.locals(rules=GrandCruRules, position=State)
    cpdef int next_seat(self, object state) except? -2
    @cython.locals(rules=GrandCruRules)
    cpdef int step(self, object state, int seat, int action, Xorshift stream) except -1
    @cython.locals(rules=GrandCruRules)
    cpdef int random_act(self, object state, int seat, Xorshift stream) except -1
    @cython.locals(rules=GrandCruRules, offers="action_mask.Offered *", wanted=int, left=int, run=int, first=int,
                   mask="long long", action=int)
    cpdef int act(self, object state, int seat, int number) except? -2
    @cython.locals(found=int, other=int)
    cpdef int number(self, object state, int seat, int action) except? -2
    @cython.locals(rules=GrandCruRules, mask="signed char *", offers="action_mask.Offered *", count=int, left=int,
                   run=int, first=int, acts="long long", number=int)
    cpdef int write_mask(self, object state, int seat, object row, int at) except -1
    @cython.locals(position=State, side=Side, out="short *", seats=int, number=int, leaders=bytearray, column=int,
                   leader=int, spaces=bytearray, space=int, taken=int)
    cpdef int write_observation(self, object state, int seat, object row, int at) except -1
    @cython.final
    cdef int clockwise(self, int seat, int other) noexcept
    @cython.final
    @cython.locals(estate=bytearray, end=int, place=int, tile=int)
    cdef int write_side(self, Side side, bint covered, short *out, int at) except -1
    @cython.final
    @cython.locals(count=int, place=int, tile=int)
    cdef int write_tiles(self, bytearray tiles, short *out, int at) except -1
    @cython.locals(position=State, side=Side, other=Side, out="int *", seats=int, seat=int, number=int, points=int,
                   place=int, above=int)
    cpdef int write_result(self, object state, object row, int at) except -1
