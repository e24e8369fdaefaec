cimport cython
from vigneron.games.grand_cru.rules.box cimport Box


@cython.final
cdef class Years:
    cdef double wine[420]
    cdef double crops[5]


@cython.final
cdef class Guide:
    cdef readonly Box box
    cdef dict _known
    @cython.locals(known=Years)
    cdef Years years(self, int left)
