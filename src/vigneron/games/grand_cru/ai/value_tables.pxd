cimport cython
from vigneron.games.grand_cru.rules.box cimport Box


@cython.final
cdef class YearsLeft:
    cdef double wine[420]
    cdef double crops[5]


@cython.final
cdef class ValueTables:
    cdef readonly Box box
    cdef dict _known
    @cython.locals(known=YearsLeft)
    cdef YearsLeft years(self, int left)
