cimport cython
from vigneron.native cimport bits, byte_rows
from vigneron.games.dom_pierre.rules.common cimport cards_of, draw_card, draw_from
from vigneron.games.dom_pierre.rules.state cimport State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef int NONE, NORTH, PERMANENT
cdef tuple MARKET, TYPES

@cython.locals(unseen="long long", card=int, known=bytes)
cpdef int turn_card(State state, int route, object chance) except -1
@cython.locals(card=int)
cpdef int market_of(State state, int route) except? -1
@cython.locals(known=bytes)
cpdef int cards_left(State state, int route) except -1
@cython.locals(variety=int, value=int, kind=int)
cpdef int deal_village(Box box, State state, object chance) except -1
cpdef int deal_blue(State state, object chance) except -1
@cython.locals(total=int, left=int, right=int, first=int)
cpdef list open_stacks(bytearray pool, bytearray below, object chance, str why)
cpdef int next_top(bytearray below, bytearray pool, int stack, object chance, str why) except? -1
@cython.locals(top=int, kind=int)
cpdef int refill_village(Box box, State state, object chance, list log) except -1
@cython.locals(first=int, second=int)
cdef int pieces_left(int *tops, bytearray below) except -1
@cython.locals(card=int, turn=int)
cpdef void draw_goals(Box box, State state, int count, object chance, list log) except *
