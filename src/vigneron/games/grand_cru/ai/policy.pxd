cimport cython
from vigneron.native cimport byte_rows
from vigneron.games.grand_cru.ai.value_tables cimport ValueTables
from vigneron.games.grand_cru.ai.evaluation cimport SeatEvaluation
from vigneron.games.grand_cru.ai.features cimport Features
from vigneron.games.grand_cru.rules.state cimport State

cdef bytes A, B, C, VERB
cdef int ACQUIRE, ADVERTISE, AUCTION, BLEND, BUY, BUY_COLUMN, CASH, DEMAND, HARVEST, HARVEST_FIRST
cdef int HARVEST_LATE, HARVEST_RICH, HARVEST_SECOND, OVERBID, PRESS, RAISE, REFINE, REPLANT, SELL, SELL_AOC
cdef int SELL_FIRST, SELL_LATE, SELL_PRIMEUR, SELL_SECOND, SELL_VINTAGE, STEP, TAKE_BOTTLE
cdef int CASH_1, DELIVER, FESTIVAL, FIRST_PLAYER, GROWING, JUICE, LATE, LOANS, OVER, PRIMEUR, RAISE_1, SERIALS
cdef int REPLANT_SPACE

@cython.locals(look=SeatEvaluation, values=list, seat=int, value=double)
cpdef list value(ValueTables tables, Features features, State state)
@cython.locals(look=SeatEvaluation, found=list, seat=int)
cpdef tuple features_of(ValueTables tables, Features features, State state)
@cython.locals(look=SeatEvaluation, values=list, phase=int, act=int, brings=double)
cpdef list prefer(ValueTables tables, State state, int seat, object legal)
@cython.locals(verb=int, first=int)
cdef double _growing(SeatEvaluation look, int act) except? -1
@cython.locals(barrel=int, grape=int, count=int, kept=double)
cdef double _cellar(SeatEvaluation look, int verb, int act) except? -1
@cython.locals(verb=int, first=int, cubes=int, missing=int, brings=double, space=int, steps=double)
cdef double _festival(SeatEvaluation look, int act) except? -1
