cimport cython
from vigneron.games.dom_pierre.rules.common cimport earn, fitting, is_twin, remove_tile, top, vintage_ready
from vigneron.games.dom_pierre.rules.gains cimport can_take, offer_movable, take_bonus
from vigneron.games.dom_pierre.rules.market cimport next_top, refill_village
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef bytes A, B
cdef int BLUE, BONUS, DONE, FROM_VILLAGE, GIFT, GIVE, HAS_ACCESSORY, HAS_BONUS, HAS_CHAMPAGNE, HAS_TILE, NONE
cdef int TILE, VILLAGE, VISIT
cdef tuple ALONE_GIVE, BONUSES, IN_GIVE, START, TYPES

cpdef int begin(State state, int seat, House house, int strength, list log) except -1
@cython.locals(champagne=bytearray, there=int, i=int, press=int, acts="long long", lonely="long long")
cpdef long long sets_of_tiles(House house, tuple inside, tuple alone) except -1
@cython.locals(count=int, place=int)
cpdef int give_tiles(House house, int mask) except -1
@cython.locals(shown=int, goal=int, bonus=int, place=int)
cpdef int shown_bonuses(Box box, State state) except -1
@cython.locals(shown=int, bonus=int)
cpdef int offer_gifts(Box box, State state, House house, int but, Offers out) except -1
@cython.locals(used=int, stack=int)
cpdef void legal_visit(Box box, State state, House house, list row, Offers out) except *
cpdef int legal_bonus(Box box, State state, House house, list row, Offers out) except -1
@cython.locals(row=list, a=int, kind=int, at=int, count=int)
cpdef void benefit(Box box, State state, int seat, House house, int verb, int action, object chance,
                  list log) except *
cpdef int look_after(Box box, State state, list row, object chance, list log) except -1
