cimport cython
from vigneron.native cimport bits, rolls, byte_rows
from vigneron.native.prng cimport Xorshift
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef int AT_PRESSES, BARRELS, FROM_GIFTS, GONE, LONGEST, MAISON, NONE, ON_ROUTE, ON_VINE, STRENGTH, SUPPLY
cdef int VINTAGE
cdef long long ROUTE_MASK

cpdef list top(State state)
@cython.locals(low=int, row=int, column=int)
cpdef int lowest_disc(House house) except -1
@cython.locals(low=int)
cpdef int lowest_row(Box box, House house) except -1
@cython.locals(discs=bytearray, low=int, other=int)
cpdef int cost_after(Box box, House house, int column) except -1
@cython.locals(extra=int)
cpdef int strength_of(Box box, House house, int column, int row) except -1
cpdef bint vintage_ready(State state, House house, int column) except -1
@cython.locals(total=int, vp=int)
cpdef int points(House house) except -1
@cython.locals(h=bytearray, c=bytearray, first=int)
cpdef bint is_empty(House house, int press) except -1
@cython.locals(c=bytearray)
cpdef bint fits(House house, int press, int variety) except -1
cpdef int fitting(House house, int variety) except -1
@cython.locals(supply=bytearray)
cpdef int piece_for(State state, int variety, int value) except -1
@cython.locals(piece=int)
cpdef int put_harvest(State state, House house, int press, int variety, int value) except -1
@cython.locals(h=bytearray)
cpdef int press_total(House house, int press) except -1
@cython.locals(h=bytearray)
cpdef bint has_harvest(House house, int press) except -1
@cython.locals(first=int)
cpdef int remove_tile(House house, int place) except -1
cpdef bint is_twin(House house, int place) except -1
cpdef int tile_value(int tile) except -1
@cython.locals(taken="long long", house=House)
cpdef long long vacant(State state) except -1
@cython.locals(spaces="long long")
cpdef int vacant_space(State state, int route) except? -1
@cython.locals(spaces="long long")
cpdef int space_after_skip(State state, int route) except? -1
cpdef long long on_route(House house, int route) except -1
cpdef int furthest(House house, int route) except? -1
cpdef long long planted(State state) except -1
@cython.locals(here="long long", variety=int)
cpdef int variety_at(State state, int square) except? -1
@cython.locals(taken="long long", house=House)
cpdef long long free_vines(State state) except -1
cpdef int take_worker(House house, int source) except -1
cpdef bint stands_at(House house, int source) except -1
cpdef int earn(House house, int vp, int source=*) except -1
@cython.locals(drawn=int)
cpdef int draw_from(bytearray counts, object chance, str why) except -1
cpdef int draw_card(long long cards, object chance, str why) except -1
@cython.locals(mask="long long", card=int, place=int)
cpdef long long cards_of(object cards) except -1
cpdef list cards_in(long long mask)
