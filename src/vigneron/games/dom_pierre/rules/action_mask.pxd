cimport cython
from vigneron.native cimport bits


@cython.final
@cython.freelist(8)
cdef class Offers:
    cdef readonly int rows
    cdef int first[16]
    cdef long long mask[16]
    cpdef void empty(self)
    cpdef int put(self, int first, long long mask) except -1
    @cython.locals(total=int, row=int)
    cpdef int count(self) except -1
    cpdef bint only(self, int act) except -1
    @cython.locals(row=int, past=int)
    cpdef bint has(self, int act) except -1
    @cython.locals(row=int)
    cpdef list acts(self)
    @cython.locals(row=int, here=int)
    cpdef int nth(self, int number) except -1
