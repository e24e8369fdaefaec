cimport cython
from vigneron.native cimport byte_rows, features
from vigneron.games.grand_cru.ai.evaluation cimport SeatEvaluation
from vigneron.games.grand_cru.rules.state cimport Side, State
from vigneron.games.grand_cru.rules.box cimport Box

cdef int BARRELS, FESTIVAL, GROWING, KIND_COUNT, PARTS, FEATURES
cdef int _AGES, _CUBES, _G, _INCOME, _KINDS, _LOANS, _MARKET, _MORE, _NET, _VINES, _WHOLE
cdef double _TEN


@cython.final
cdef class Features:
    cdef readonly double row[96]
    cdef readonly double parts[7]
    cdef double now[96]
    cdef double weights[672]
    @cython.locals(parts="double *", now="double *", weights="double *", near=double)
    cpdef object begin(self, SeatEvaluation look, State state)
    @cython.locals(row="double *", now="double *")
    cpdef double more(self, SeatEvaluation look, double value) except? -1
    @cython.locals(row="double *", side=Side, state=State, box=Box, cellar=bytearray, vines=bytearray, tiles=bytearray,
                   market=bytearray, price=double, feature=int, kind=int, total=int, grape=int, barrel=int, count=int,
                   column=int)
    cpdef object read(self, SeatEvaluation look, double value)
    @cython.locals(row="double *", net=int, income=int, soon=int, loans=int)
    cdef object _francs(self, SeatEvaluation look, Side side)
