cimport cython
from vigneron.games.burgundy_dice.rules.state cimport Side

cdef int CASTLE, CITY, PASTURE


@cython.final
cdef class Marks:
    cdef readonly object box, sheet
    cdef readonly bytes colour, area
    cdef readonly tuple castle_bonus, gifts, pays
    cdef long long bit[37]
    cdef long long near[37]
    cdef long long ground[37]
    cdef long long colour_mask[6]
    cdef readonly long long castles
    cdef readonly int phases
    cdef long long fits_at_first[7]
    cdef readonly Side empty

    cpdef Side blank(self)
    cpdef int start(self, Side side, int castle) except -1
    cpdef int unstart(self, Side side) except -1
    @cython.locals(area=int, gift=int)
    cpdef int mark(self, Side side, int space, int value, int phase) except -1
    @cython.locals(fits="long long *", colour=int, others="long long")
    cdef int narrow(self, Side side, int space, int value) except -1
    cpdef int worth(self, int area, int phase) except -1
    cpdef int gift(self, int area)
    @cython.locals(area=int, gift=int)
    cpdef int unmark(self, Side side, int space, int phase) except -1
    @cython.locals(value=int, colour=int, mask="long long")
    cpdef int refresh(self, Side side) except -1
