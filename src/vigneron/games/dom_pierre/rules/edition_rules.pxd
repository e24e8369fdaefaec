from vigneron.games.dom_pierre.rules.common cimport is_empty, piece_for, vintage_ready
from vigneron.games.dom_pierre.rules.state cimport House, State
from vigneron.games.dom_pierre.rules.box cimport Box

cdef int VINEYARD


cdef class Clauses:
    cpdef bint takes_modifier(self, House house, int press) except -1
    cpdef int modifier_presses(self, House house) except -1
    cpdef bint raised_tile(self, Box box, State state, House house, int standing, int variety, int count) except -1


cdef class Clauses1(Clauses):
    cpdef bint takes_modifier(self, House house, int press) except -1
    cpdef bint raised_tile(self, Box box, State state, House house, int standing, int variety, int count) except -1
