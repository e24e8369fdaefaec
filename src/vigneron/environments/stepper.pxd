cimport cython
from vigneron.native cimport buffers
from vigneron.native.encoding cimport Encoding
from vigneron.native.prng cimport Xorshift

cdef unsigned long long _FIRST, _GOLDEN, _SECOND, _WORD
cdef int LOST, MARGIN, NEXT_STEP, RAISE, RANDOM, SAME_STEP, SCORE, WIN

cpdef unsigned long long mixed(unsigned long long number) noexcept
@cython.locals(word="unsigned long long")
cpdef unsigned long long stream_word(unsigned long long seed, int game, int episode, int who) noexcept


@cython.final
cdef class Stepper:
    cdef readonly Encoding encoding
    cdef readonly int games, seats, learner, width, reward, illegal, autoreset, flags
    cdef readonly bint by_ply, writes_rows
    cdef readonly object opponent, observations, masks, rewards, terminations, truncations, turns, final, result, paid
    cdef readonly object legal
    cdef public unsigned long long seed
    cdef readonly list states, streams, choices, episodes

    cpdef int write_masks_into(self, object masks) except -1
    @cython.locals(rewards="float *", terminations="signed char *", truncations="signed char *", game=int, index=int)
    cpdef int reset(self, object only) except -1
    @cython.locals(stream=Xorshift, choices=Xorshift, paid="int *", index=int, episode=int)
    cpdef int begin(self, int game) except -1
    @cython.locals(seat=int, action=int)
    cpdef int turn(self, int game) except? -2
    @cython.locals(turns="int *", at=int, acts=int, masks="signed char *", legal="signed char *")
    cpdef int show(self, int game, int seat) except -1
    @cython.locals(acts=int, legal="signed char *", fits=bint)
    cpdef int act(self, int game, int seat, int number) except? -2
    @cython.locals(numbers="int *", turns="int *", game=int, seat=int, ended=int)
    cpdef int step(self, object actions) except -1
    @cython.locals(rewards="float *", terminations="signed char *", index=int, action=int, following=int)
    cpdef int step_game(self, int game, int seat, int number) except -1
    @cython.locals(terminations="signed char *", turns="int *", masks="signed char *", size=int, acts=int, at=int, index=int)
    cpdef int end(self, int game, int seat) except -1
    @cython.locals(rewards="float *", paid="int *", index=int, seat=int, at=int, points=int)
    cpdef void pay(self, int game, bint over) except *
    @cython.locals(result="int *", points=int, best=int, other=int)
    cpdef int points(self, int seat) except? -32768
    @cython.locals(result="int *", winners=int, other=int, won=int, place=int, tied=int)
    cpdef double share(self, int seat) except? -1
    @cython.locals(result="int *", seats=int, place=int, winners=int, other=int)
    cpdef void lose(self, int seat) except *
    @cython.locals(numbers="int *", turns="int *", legal="signed char *", size=int, game=int, count=int,
                   choices=Xorshift)
    cpdef int choose(self, object actions) except -1
