cimport cython
from vigneron.games.burgundy_dice.rules.rules cimport BurgundyRules
from vigneron.games.burgundy_dice.rules.state cimport Side, State


cdef class AllDifferent(BurgundyRules):
    cdef readonly int first

    @cython.locals(other=int)
    cpdef bint chooses_castle(self, State state, int seat) except -1
    cpdef bint castle_taken(self, State state, int castle) except -1
    cpdef int take_castle(self, State state, int seat, int act, list log) except -1


cdef class AllAlike(BurgundyRules):
    cdef readonly int first

    cpdef bint chooses_castle(self, State state, int seat) except -1
    cpdef int take_castle(self, State state, int seat, int act, list log) except -1


cdef class Solo(BurgundyRules):
    cpdef int crossed(self, State state)
    cpdef int value_in(self, State state, int colour, int phase)
    cpdef int close_turn(self, State state, list log) except -1
