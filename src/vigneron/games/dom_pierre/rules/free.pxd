cimport cython
from vigneron.native cimport bits
from vigneron.games.dom_pierre.rules.common cimport earn
from vigneron.games.dom_pierre.rules.goals cimport goal_vp
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.prestige cimport glass_is_empty
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box
from vigneron.games.dom_pierre.rules.village cimport give_tiles, sets_of_tiles

cdef int AFTER, BUY, CORK, DUE, FROM_DISCS, FROM_GOALS, GONE, LOCAL, RISE, SCORE
cdef tuple ALONE_LOCAL, IN_LOCAL, START

@cython.locals(scorable="long long", goal=int, place=int)
cpdef void legal(Box box, State state, int seat, House house, Offers out) except *
@cython.locals(full=bint)
cpdef bint can_buy(Box box, State state, House house) except -1
@cython.locals(columns=int, column=int)
cpdef int discs_there(House house) except -1
@cython.locals(count=int, vp=int)
cpdef int act(Box box, State state, int seat, House house, int verb, int a, list log) except -1
cpdef void leave(Box box, State state, int seat, House house, int column, list log) except *
