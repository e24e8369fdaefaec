cimport cython
from vigneron.native cimport rolls
from vigneron.native.prng cimport Xorshift
from vigneron.games.grand_cru.rules cimport action_mask
from vigneron.games.grand_cru.rules cimport cellar, festival, flow, loans, market, opening
from vigneron.games.grand_cru.rules.state cimport State
from vigneron.games.grand_cru.rules.box cimport Box

cdef bytes VERB
cdef int DEMAND, ENOUGH, HARVEST, HARVEST_FIRST, HARVEST_RICH, PASS_ACT
cdef int FESTIVAL, GROWING, LOANS, OPENING, OVER


@cython.final
cdef class GrandCruRules:
    cdef readonly Box box
    cdef readonly int seats, last_year
    cdef readonly bint open_money

    cpdef tuple to_act(self, State state)
    cpdef int next_seat(self, State state) except? -1
    cdef object offer(self, State state, int seat, action_mask.Offered *out)
    @cython.locals(out="action_mask.Offered *")
    cpdef list legal(self, State state, int seat)
    @cython.locals(out="action_mask.Offered *")
    cpdef int random_act(self, State state, int seat, Xorshift stream) except -1
    @cython.locals(box=Box, verb=int)
    cpdef int step(self, State state, int seat, int action, object chance, list log) except -1
    @cython.locals(acts=long, seat=int)
    cpdef long playout(self, State state, Xorshift stream, long most) except -1
    cpdef State clone(self, State state)
