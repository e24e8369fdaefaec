cimport cython
from vigneron.native cimport bits, features
from vigneron.games.dom_pierre.rules.common cimport furthest, on_route, points, press_total, tile_value
from vigneron.games.dom_pierre.rules.goals cimport crowns
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box
from vigneron.games.dom_pierre.ai.evaluation cimport rounds_expected, turns_left

cdef int BARRELS, GONE, NONE, STRENGTH, VINTAGE
cdef int PARTS, FEATURES, _ACCESSORIES, _CARDS, _CHAMPAGNE, _COLUMNS, _DISCS, _EARNED, _GONE, _HARVEST, _PRESSES
cdef int _ROADS, _STRONG, _TOKENS, _TURNS, _VINTAGES, _WORKERS


@cython.final
cdef class Features:
    cdef long known
    cdef readonly double row[108]
    cdef readonly double parts[6]
    cdef double now[108]
    cdef double weights[648]
    @cython.locals(parts="double *", now="double *", weights="double *", left=int, known=long)
    cpdef object begin(self, Box box, State state)
    @cython.locals(row="double *", now="double *")
    cpdef double more(self, Box box, State state, int seat, double value) except? -1
    @cython.locals(row="double *", house=House, count=int, feature=int, kind=int, token=int, source=int, turns=int)
    cpdef object read(self, Box box, State state, int seat, double value)
    @cython.locals(row="double *", column=int, disc=int)
    cdef object _winery(self, Box box, House house)
    @cython.locals(row="double *", route=int, space=int)
    cdef object _people(self, Box box, House house)
    @cython.locals(row="double *", at=int, press=int, place=int, tile=int, value=int)
    cdef object _cellar(self, Box box, House house)
