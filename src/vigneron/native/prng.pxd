cimport cython

cdef unsigned long long _FACTOR, _WORD


@cython.final
cdef class Xorshift:
    cdef public unsigned long long word
    @cython.locals(x="unsigned long long")
    cpdef long below(self, long total)
    @cython.locals(ticket=long, index=long, weight=long)
    cpdef long draw(self, object weights, object why)


@cython.final
cdef class Die:
    cdef readonly tuple weights
    cdef readonly str why
    cdef readonly bytes outcomes
    cdef readonly long total
