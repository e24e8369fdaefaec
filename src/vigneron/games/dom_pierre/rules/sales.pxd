cimport cython
from vigneron.native cimport bits
from vigneron.games.dom_pierre.rules.common cimport earn, furthest, is_twin, on_route, remove_tile, tile_value, top, vintage_ready
from vigneron.games.dom_pierre.rules.market cimport cards_left, market_of, turn_card
from vigneron.games.dom_pierre.rules.action_mask cimport Offers
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef bytes A, B
cdef int ADD, BARREL, BARRELS, DONE, FROM_SALES, GREY_TYPES, LONGEST, NONE, OFFER, ORDER, RISE, SALE, SALES
cdef int SELL, SOLD, SPEND, T_SALE_LARGE, T_SALE_SMALL, UNDER
cdef tuple START

cpdef int begin(State state, int strength) except -1
@cython.locals(kind=int, refuses=tuple)
cpdef bint accepts(Box box, int card, int tile, int press) except -1
@cython.locals(space=int, sections=tuple, bonus=tuple)
cpdef int route_bonus(Box box, State state, int seat, int route) except -1
@cython.locals(card=int, tile=int, house=House, plus=tuple)
cpdef int basic_value(Box box, State state, int seat, int route, int place) except -1
cpdef int accessory_value(Box box, int accessory) except -1
@cython.locals(value=int, accessory=int, added=int, small=int, large=int)
cpdef int sale_value(Box box, State state, int seat, list row) except -1
@cython.locals(shields=tuple)
cpdef int ratio_vp(Box box, State state, int route, int value) except -1
@cython.locals(champagne=bytearray, route=int, card=int, tiles=int, place=int, tile=int)
cpdef int legal_sell(Box box, State state, House house, list row, Offers out) except -1
cpdef bint can_go_under(State state, int route) except -1
@cython.locals(routes=int, route=int)
cpdef int buriable(State state) except -1
cpdef int offer(State state, int action) except -1
@cython.locals(shown=int, added=int, accessory=int, small=bint, large=bint, used=int)
cpdef int legal_sale(Box box, State state, House house, list row, Offers out) except -1
@cython.locals(shown=int, kind=int)
cpdef int shown_types(Box box, int card) except -1
@cython.locals(row=list, route=int, place=int, spent=int, small=int, large=int, card=int, value=int,
               accessory=int, kind=int, vp=int, tile=int)
cpdef int sell(Box box, State state, int seat, House house, list log) except -1
@cython.locals(row=list, route=int, place=int, card=int, leaving=int, sections=int, last=int, turn=int,
               space=int, section=int, printed=tuple)
cpdef void follow(Box box, State state, int seat, House house, object chance, list log) except *
@cython.locals(card=int)
cpdef int under(Box box, State state, int seat, int route, object chance, list log) except -1
