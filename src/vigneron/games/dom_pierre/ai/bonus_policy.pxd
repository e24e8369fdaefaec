cimport cython
from vigneron.games.dom_pierre.rules.common cimport tile_value
from vigneron.games.dom_pierre.rules.gains cimport modifier_presses
from vigneron.games.dom_pierre.ai.harvest_policy cimport added_worth, fade_of, slot_worth
from vigneron.games.dom_pierre.rules.prestige cimport usable
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box
from vigneron.games.dom_pierre.ai.evaluation cimport ValueTables, goal_worth, token_worth, turns_left

cdef bytes A, B, VERB
cdef int BLUE, B_COIN, B_FLAG, B_HARVEST, B_PRESS, B_VP, B_WORKER, DONE, GIFT, GIVE, KEEP_GOAL, TAKE, TILE
cdef int TRADE, T_COIN, T_CROWN, T_HARVEST, T_VP_LARGE, T_VP_SMALL, USE_WORKER, VISIT
cdef tuple METRICS, TILES_OF, TYPES
cdef double BLUE_WORTH, FLAG, GREY, HOLD, MODIFIER, MONEY, MOVED

@cython.locals(late=double, value=int)
cpdef double bonus_worth(Box box, ValueTables tables, State state, int seat, House house, int bonus, int turns) except? -1
@cython.locals(flags=list, goal=int, before=double, after=double)
cdef double _for_flags(Box box, State state, int seat, House house, int flag, int turns) except? -1
@cython.locals(turns=int, late=double, shown=dict, kept=list, tile=int, out=list, action=int, verb=int, a=int,
               value=int, second=double)
cpdef list visit(Box box, ValueTables tables, State state, int seat, House house, list row, object legal)
@cython.locals(turns=int, crowded=bint, out=list, action=int, verb=int, goal=int, hope=double, bonus=double)
cpdef list choose(Box box, ValueTables tables, State state, int seat, House house, list row, object legal)
@cython.locals(late=double, known=list, token=int, value=double, unseen=int, mean=double)
cpdef list take(Box box, ValueTables tables, State state, House house, int turns, object legal)
@cython.locals(fade=double, out=list, action=int)
cpdef list into(ValueTables tables, House house, list row, int turns, object legal)
@cython.locals(fade=double, late=double, out=list, action=int, verb=int, token=int, value=int)
cpdef list use(Box box, ValueTables tables, House house, int turns, object legal)
