cimport cython
from vigneron.native cimport rolls
from vigneron.native.prng cimport Die, Xorshift
from vigneron.games.burgundy_dice.rules.action_mask cimport Choices
from vigneron.games.burgundy_dice.rules.state cimport Side, State

cdef bytes COLOUR_DIE, KIND, NUMBER_DIE, SPACE, VALUE
cdef tuple COLOURS
cdef int CASTLE, DONE, GOODS, MARK, MONK, MONK_MARK, PASS, SECOND, SILVERLING, START, WORKER, WORKER_MARK


cdef class BurgundyRules(Choices):
    cdef readonly int column, phases, declining_gives, goods_points, goods_silver
    cdef readonly bytes glasses
    cdef readonly Die colour_die, number_die, glass_die

    @cython.locals(side=Side)
    cpdef int take_castle(self, State state, int seat, int act, list log) except -1
    cpdef tuple to_act(self, State state)
    cpdef int value_of(self, State state, int action)

    cpdef int step(self, State state, int seat, int action, object chance, list log) except -1
    @cython.locals(acts=long, seat=int)
    cpdef long playout(self, State state, Xorshift stream, long most) except -1
    @cython.final
    @cython.locals(acts=long, seat=int, side=Side)
    cdef long random_turn(self, State state, Xorshift stream, long most) except -1
    @cython.locals(kind=int)
    cpdef int choose(self, State state, Side side, int action) except -1

    @cython.final
    @cython.locals(side=Side, finished=int, seat=int)
    cdef int reveal(self, State state, object chance, list log) except -1
    @cython.locals(side=Side, colour=int, mask="long long", value=int, seat=int, claimed=bint)
    cpdef int claim_colours(self, State state, list log) except -1
    cpdef int open_value(self, State state, int colour)
    cpdef int value_in(self, State state, int colour, int phase)
    cpdef int close_turn(self, State state, list log) except -1
    @cython.locals(dice=bytearray, crossed=int)
    cpdef int roll(self, State state, object chance, list log) except -1
    cpdef int crossed(self, State state)
    @cython.final
    @cython.locals(side=Side, goods=int)
    cdef int sell_goods(self, State state, list log) except -1
    cpdef State clone(self, State state)
