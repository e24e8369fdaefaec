from vigneron.native cimport byte_rows
from vigneron.games.grand_cru.rules.state cimport Side
from vigneron.games.grand_cru.rules.box cimport Box

cdef int KIND_COUNT

cpdef int score(Box box, Side side) except? -1
cpdef int kinds(Side side) except -1
