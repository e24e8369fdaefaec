cimport cython
from vigneron.native cimport byte_rows
from vigneron.games.dom_pierre.rules.common cimport draw_from, earn, fitting, piece_for, top
from vigneron.games.dom_pierre.rules.gains cimport add_harvest, add_modifier, can_move_worker, modifier_presses
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef int NONE, PICK, TAKE, TAKE_DOWN, USE, USE_PRESS, USE_WORKER
cdef int T_COIN, T_HARVEST, T_PRESS_SMALL, T_VP_LARGE, T_VP_SMALL, T_WORKER
cdef tuple START, TOKENS

cpdef bint glass_is_empty(State state) except -1
@cython.locals(token=int)
cpdef int rise(Box box, State state, int seat, House house, object chance, list log) except -1
@cython.locals(shown=int, token=int)
cpdef int legal_take(State state, Offers out) except -1
@cython.locals(value=int)
cpdef void take(Box box, State state, int seat, House house, int token, list log) except *
cpdef int take_up(Box box, State state, int seat, House house, int token, list log) except -1
cpdef int take_down(Box box, State state, int seat, House house, object chance, list log) except -1
@cython.locals(variety=int)
cpdef int presses_for(Box box, State state, House house, int token) except -1
cpdef bint usable(Box box, State state, House house, int token) except -1
@cython.locals(uses=int, token=int)
cpdef int legal_use(Box box, State state, House house, int only, Offers out) except -1
cpdef int use(Box box, State state, int seat, House house, int token, int press, list log) except -1
