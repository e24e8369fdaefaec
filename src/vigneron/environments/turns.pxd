cimport cython
from vigneron.environments.stepper cimport Stepper
from vigneron.native cimport buffers, unused
from vigneron.native.encoding cimport Encoding

cdef int OURS


@cython.final
cdef class Pool:
    cdef readonly list arrays, memories
    cdef readonly int spare, at

    cpdef object memory(self)
    cpdef object take(self)


cdef class Turns:
    cdef readonly Stepper stepper
    cdef readonly Encoding encoding
    cdef readonly Pool rows, masks
    cdef readonly list names, waiting
    cdef readonly object no_acts
    cdef readonly bint raises, plain, running
    cdef readonly int seat
    cdef public object agent_selection
    cdef public dict infos

    @cython.final
    cdef object take_row(self, int seat)
    @cython.locals(table=object, turns="int *")
    cpdef object begin(self, object seed)
    @cython.locals(table=object, number=int, over=int, turns="int *")
    cpdef object step(self, object action)
    @cython.final
    @cython.locals(number="long long")
    cdef int number_of(self, object action) except? -2
    @cython.locals(table=object)
    cpdef object last(self, bint observe=*)
