cimport cython
from vigneron.native cimport bits
from vigneron.games.burgundy_dice.rules.rules cimport BurgundyRules
from vigneron.games.burgundy_dice.rules.state cimport Side, State

cdef bytes KIND, SPACE
cdef int CASTLE, CITY, DONE, GOODS, PASS, PASTURE, FEATURES, START, WIDE
cdef int _AREAS, _BONUSES, _COLOURS, _DONE, _SIZES
cdef double FADE, FREEDOM, GOODS_FADE, LEFT_OVER
cdef tuple BONUS, _MANY, _NOTHING, _ROOTS


@cython.final
cdef class Moment:
    cdef readonly tuple turns
    cdef readonly double last, fade, goods_fade
    cdef readonly int areas
    cdef long long mask[37]
    cdef readonly bytes colour
    cdef readonly list effort, worth
    cdef readonly dict colours, pairs
    cdef double learned[58]


cpdef list learned_at(tuple basis)
cpdef tuple over_time(double turns)


@cython.final
cdef class SheetEvaluation:
    cdef readonly dict known, moments
    cdef public double row[58]

    @cython.locals(side=Side, known=dict, out=list, act=int, kind=int, written=int, key=int)
    cpdef list prefer(self, BurgundyRules rules, State state, int seat, object legal)
    @cython.locals(after=Side, both=Side, best=double, second=int)
    cpdef double after(self, BurgundyRules rules, State state, Side side, int act) except? -1
    @cython.locals(moment=Moment, value=double, share=double, unmarked="long long", reach="long long",
                   mask="long long", left="long long", around="long long", fits="long long *", held=bytearray,
                   efforts="double[6]", effort=double, area=int, colour=int, far=int, count=int, at=int, bonus=int,
                   row="double *", learned="double *", feature=int)
    cpdef double side(self, BurgundyRules rules, State state, Side side) except? -1
    @cython.locals(row="double *", unmarked="long long", masks="long long *", left="long long", near="long long",
                   mask="long long", feature=int, bonus=int, held=int, colour=int, at=int, area=int, size=int)
    cpdef void look(self, BurgundyRules rules, Side side, Moment moment, double value) except *
    @cython.locals(mask="long long", colour=int)
    cpdef int whole_colours(self, BurgundyRules rules, State state, Side side) except -1
    @cython.locals(moment=Moment)
    cpdef Moment moment(self, BurgundyRules rules, State state)
    @cython.locals(key=tuple)
    cpdef double colour(self, BurgundyRules rules, State state, Moment moment, int colour, double effort) except? -1
    @cython.locals(out="long long")
    cpdef long long around(self, BurgundyRules rules, long long free) except *
    @cython.locals(count=int, number=int)
    cdef int beside(self, long long *fits, long long mask) except -1
    cpdef tuple turns(self, BurgundyRules rules, State state)
    @cython.locals(before=double, until=double, left=double)
    cpdef tuple outlook(self, double effort, double steep, tuple turns)
    @cython.locals(effort=double, worth=double)
    cpdef double learn(self, BurgundyRules rules, State state, Moment moment, int area, int far, int count) except -1
    @cython.locals(here="long long", pairs=int, number=int)
    cdef double freedom(self, BurgundyRules rules, long long *fits, long long free, Moment moment) except -1
