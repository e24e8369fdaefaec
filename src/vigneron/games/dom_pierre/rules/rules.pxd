cimport cython
from vigneron.native cimport rolls
from vigneron.native.prng cimport Xorshift
from vigneron.games.dom_pierre.rules cimport cellar, free, gains, goals, logistics, prestige, sales, setup, turn, village, vineyard
from vigneron.games.dom_pierre.rules.common cimport top
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef bytes A, B, VERB
cdef int ADD, BLUE, BUY, CORK, CROP, CRUSH, DONE, END, GIFT, GIVE, HELP, INTO_PRESS, KEEP_GOAL, LAY, LIFT_UP
cdef int LOCAL, MORE_GOALS, MOVE, NONE, OFFER, OVER, PLANT_IN, POINT, PUT, SCORE, SET_STRENGTH, SET_VINTAGE
cdef int SPEND, TAKE, TAKE_DOWN, TILE, TRADE, UNDER, WAIT


@cython.final
cdef class DomPierre:
    cdef readonly Box box
    @cython.locals(house=House)
    cpdef int offer(self, State state, int seat, Offers out) except -1
    @cython.locals(out=Offers)
    cpdef list legal(self, State state, int seat)
    @cython.locals(out=Offers)
    cpdef int random_act(self, State state, int seat, Xorshift stream) except -1
    @cython.locals(seat=int)
    cpdef int next_seat(self, State state) except? -1
    @cython.locals(acts=long, seat=int)
    cpdef long playout(self, State state, Xorshift stream, long most) except -1
    @cython.locals(verb=int, house=House)
    cpdef void step(self, State state, int seat, int action, object chance, list log) except *
    @cython.locals(box=Box, house=House, a=int, row=list, added=int)
    cdef int _do(self, State state, int seat, int verb, int action, object chance, list log) except -1
    cpdef State clone(self, State state)
