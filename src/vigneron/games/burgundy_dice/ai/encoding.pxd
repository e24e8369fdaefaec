cimport cython
from vigneron.native cimport bits, buffers
from vigneron.native.encoding cimport Encoding
from vigneron.native.prng cimport Xorshift
from vigneron.games.burgundy_dice.rules.marks cimport Marks
from vigneron.games.burgundy_dice.rules.rules cimport BurgundyRules
from vigneron.games.burgundy_dice.rules.state cimport Side, State

cdef bytes COLOUR_DIE, KIND, NUMBER_DIE, SPACE, VALUE
cdef int ACTS, DONE, DONE_ACT, FIRST_MARK, FIRST_MONK, FIRST_SECOND, FIRST_WORKER, MARK, MONK, MONK_MARK
cdef int PASS, PASS_ACT, SECOND, SILVERLING, SPACES, START, STARTED, WORKER, WORKER_MARK, _BONUSES


cdef class BurgundyEncoding(Encoding):
    cdef readonly Marks marks
    cdef readonly int areas, phases, declining_gives

    @cython.locals(rules=BurgundyRules)
    cpdef int next_seat(self, object state) except? -2
    @cython.locals(rules=BurgundyRules)
    cpdef int step(self, object state, int seat, int action, Xorshift stream) except -1
    @cython.locals(rules=BurgundyRules)
    cpdef int random_act(self, object state, int seat, Xorshift stream) except -1
    @cython.locals(rules=BurgundyRules, position=State, side=Side, kind=int, space=int, pairs="long long[4]",
                   monk="long long[2]", worker="long long[13]")
    cpdef int act(self, object state, int seat, int number) except? -2
    @cython.locals(rules=BurgundyRules, position=State, side=Side, mask="signed char *", castles=list, castle=int,
                   pairs="long long[4]", monk="long long[2]", worker="long long[13]", count=int, first=int,
                   pair=int, colour_die=int, value=int, space=int, spaces="long long")
    cpdef int write_mask(self, object state, int seat, object row, int at) except -1
    @cython.locals(position=State, side=Side, out="short *", seats=int, number=int, begin=int)
    cpdef int write_observation(self, object state, int seat, object row, int at) except -1
    @cython.final
    @cython.locals(start=int)
    cdef int write_side(self, Side side, short *out, int at) except -1
    @cython.final
    @cython.locals(index=int)
    cdef int write_act(self, int act, short *out, int at) except -1
    @cython.final
    @cython.locals(kind=int, bonus=int, space=int, area=int, completed=int, gift=int, paid=int)
    cdef void cover(self, int act, int phase, short *out, int at) except *
    @cython.locals(position=State, side=Side, other=Side, out="int *", seats=int, seat=int, number=int, points=int,
                   left=int, held=int, place=int)
    cpdef int write_result(self, object state, object row, int at) except -1
