cimport cython
from vigneron.native cimport buffers
from vigneron.native.prng cimport Xorshift


cdef class Encoding:
    cdef readonly object rules, setup, layout
    cdef readonly int seats, size, acts
    cdef public bint direct

    cpdef object new(self, Xorshift stream)
    cpdef int next_seat(self, object state) except? -2
    cpdef int act(self, object state, int seat, int number) except? -2
    cpdef int number(self, object state, int seat, int action) except? -2
    @cython.locals(mask="signed char *", action=int)
    cpdef int write_mask(self, object state, int seat, object row, int at) except -1
    cpdef int write_observation(self, object state, int seat, object row, int at) except -1
    @cython.locals(out="int *", seat=int)
    cpdef int write_result(self, object state, object row, int at) except -1
    cpdef int step(self, object state, int seat, int action, Xorshift stream) except -1
    cpdef int random_act(self, object state, int seat, Xorshift stream) except -1
