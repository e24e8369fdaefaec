cimport cython
from vigneron.native cimport bits
from vigneron.games.dom_pierre.rules.common cimport cards_of, draw_card, draw_from, put_harvest
from vigneron.games.dom_pierre.rules.market cimport deal_blue, deal_village, draw_goals, turn_card
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef bytes A
cdef int BEFORE, GROUND_COIN, KEEP, KEEP_TOKEN, LONGEST, NONE, VINTAGE, WAIT, WAIT_TOKEN
cdef tuple START, TYPES

@cython.locals(state=State, turn=int, r=int, space=int, hand=list)
cpdef State new(Box box, object chance)
@cython.locals(square=int, variety=int, lying=bytearray)
cdef int _plant_first(Box box, State state, object chance) except -1
@cython.locals(house=House, column=int)
cdef House _house(Box box)
@cython.locals(pile=bytearray, house=House, variety=int)
cdef int _start_tiles(Box box, State state, object chance) except -1
@cython.locals(tiles="long long", r=int, tile=int)
cdef int _open_markets(Box box, State state, object chance) except -1
@cython.locals(columns="long long", column=int)
cpdef int draft_legal(State state, int seat, Offers out) except -1
@cython.locals(column=int)
cpdef void draft(Box box, State state, int seat, int action, list log) except *
@cython.locals(seats=int, seat=int, column=int, passed=list, house=House, hand=list)
cdef int _reveal_kept(State state, list log) except -1
@cython.locals(seat=int, column=int, house=House)
cdef int _reveal_waiting(Box box, State state, list log) except -1
