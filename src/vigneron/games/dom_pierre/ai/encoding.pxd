cimport cython
from vigneron.native cimport bits, buffers
from vigneron.native.encoding cimport Encoding
from vigneron.native.prng cimport Xorshift
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.box cimport Box
from vigneron.games.dom_pierre.rules.rules cimport DomPierre
from vigneron.games.dom_pierre.rules.state cimport House, State

cdef int ACTS, DEPTH, GOAL_CARDS, HELD, LONGEST, MARKET_CARDS, MOST_DISCS, NONE, SQUARES, TOP, UNDER
cdef int WAIT, WIDTH


cdef class DomPierreEncoding(Encoding):
    cdef readonly Box box
    cdef readonly Offers offers

    @cython.locals(rules=DomPierre)
    cpdef int next_seat(self, object state) except? -2
    @cython.locals(rules=DomPierre)
    cpdef int step(self, object state, int seat, int action, Xorshift stream) except -1
    @cython.locals(rules=DomPierre)
    cpdef int random_act(self, object state, int seat, Xorshift stream) except -1
    @cython.locals(rules=DomPierre, offers=Offers)
    cpdef int act(self, object state, int seat, int number) except? -2
    @cython.locals(rules=DomPierre, mask="signed char *", offers=Offers, run=int)
    cpdef int write_mask(self, object state, int seat, object row, int at) except -1
    @cython.locals(position=State, house=House, out="short *", seats=int, number=int, end=int, track=bytearray,
                   place=int, other=int)
    cpdef int write_observation(self, object state, int seat, object row, int at) except -1
    @cython.final
    cdef int clockwise(self, int seat, int other) noexcept
    @cython.final
    @cython.locals(earned=int, source=int)
    cdef int write_house(self, House house, short *out, int at) except -1
    @cython.final
    @cython.locals(seats=int, end=int, index=int, choice=list, number=int, chosen=int, column=int, known=int,
                   hand=list, first=int)
    cdef int write_draft(self, State position, int seat, short *out, int at) except -1
    @cython.final
    @cython.locals(end=int, index=int, count=int, depth=int, row=list, number=int)
    cdef int write_pending(self, list pending, short *out, int at) except -1
    @cython.final
    @cython.locals(house=House, seats=int, workers=int, routes=int, end=int, index=int, variety=int, number=int)
    cdef int write_board(self, State position, int seat, short *out, int at) except -1
    @cython.final
    cdef void mark(self, long long mask, int value, short *out, int at) noexcept
    @cython.final
    @cython.locals(house=House, seats=int, goals=int, end=int, index=int, route=int, card=int, cards="long long",
                   unseen="long long", under=bytes, number=int)
    cdef int write_cards(self, State position, int seat, short *out, int at) except -1
    @cython.final
    @cython.locals(index=int, card=int)
    cdef int write_row(self, bytearray cards, int place, short *out, int at, int count) except -1
    @cython.final
    @cython.locals(stack=int, shown=int)
    cdef int write_supplies(self, State position, short *out, int at) except -1
    @cython.locals(position=State, house=House, other=House, out="int *", seats=int, seat=int, number=int,
                   points=int, order=int, place=int, above=int)
    cpdef int write_result(self, object state, object row, int at) except -1
