cimport cython
from vigneron.native cimport bits, rolls
from vigneron.native.prng cimport Xorshift
from vigneron.games.burgundy_dice.rules.marks cimport Marks
from vigneron.games.burgundy_dice.rules.state cimport Side, State

cdef bytes COLOUR_DIE, NUMBER_DIE
cdef int DONE_ACT, FIRST_MARK, FIRST_MONK, FIRST_SECOND, FIRST_WORKER, PASS_ACT
cdef int CASTLE, MONK, SILVERLING, SPACES, WORKER


cdef class Choices:
    cdef readonly object box
    cdef readonly Marks marks
    cdef readonly bytes colour
    cdef readonly tuple colour_spaces
    cdef long long bit[37]
    cdef long long colour_mask[6]

    @cython.locals(side=Side)
    cpdef bint chooses_castle(self, State state, int seat) except -1
    cpdef bint castle_taken(self, State state, int castle) except -1
    @cython.locals(side=Side)
    cpdef int next_seat(self, State state)

    @cython.final
    @cython.locals(free="long long", first="long long", second="long long", spaces="long long")
    cdef int open_pairs(self, State state, Side side, long long *row) except -1
    @cython.final
    @cython.locals(free="long long")
    cdef int open_monk(self, State state, Side side, long long *row) except -1
    @cython.final
    @cython.locals(free="long long", first="long long", second="long long", fits="long long", spaces="long long",
                   alike=int, total=int)
    cdef int open_worker(self, State state, Side side, long long *row) except -1
    @cython.locals(row="long long[4]")
    cpdef bint can_second(self, State state, Side side) except -1

    @cython.locals(side=Side, out=list, pairs="long long[4]", monk="long long[2]", worker="long long[13]")
    cpdef list legal(self, State state, int seat)
    cpdef list castles(self, State state, int seat)
    @cython.locals(pairs="long long[4]")
    cpdef list second_marks(self, State state, Side side)
    @cython.final
    @cython.locals(spaces="long long", at=int, space=int, act=int)
    cdef int add_worker_marks(self, long long *row, list out) except -1

    @cython.locals(castles=list)
    cpdef int random_act(self, State state, int seat, Xorshift stream) except -1
    @cython.locals(pairs="long long[4]", monk="long long[2]", worker="long long[13]", count=int, monks=int,
                   workers=int, number=int)
    cdef int random_choice(self, State state, Side side, Xorshift stream) except -1
    @cython.final
    @cython.locals(pair=int, here=int)
    cdef int nth_pair(self, long long *row, int first_act, int number) noexcept
    @cython.final
    @cython.locals(spaces="long long", colour_die=int, at=int, space=int)
    cdef int nth_worker(self, long long *row, int number) noexcept
