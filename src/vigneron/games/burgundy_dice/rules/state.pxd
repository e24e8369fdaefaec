cimport cython


@cython.final
@cython.freelist(16)
cdef class Side:
    cdef public int castle, points, first, second, chosen, finished
    cdef public bytearray values, bonus, area_phase, colour_phase, colour_value, sold
    cdef public long long marked, reach
    cdef public long long fits[7]
    @cython.locals(out=Side)
    cpdef Side copy(self)


@cython.final
@cython.freelist(4)
cdef class State:
    cdef public list sides
    cdef public bytearray dice, claimed
    cdef public int phase, turn, boxes, over
    @cython.locals(out=State, side=Side)
    cpdef State copy(self)
