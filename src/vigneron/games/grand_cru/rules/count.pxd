from vigneron.core cimport rows
from vigneron.games.grand_cru.state cimport Side
from vigneron.games.grand_cru.tables cimport Box

cdef int KIND_COUNT

cpdef int score(Box box, Side side) except? -1
cpdef int kinds(Side side) except -1
