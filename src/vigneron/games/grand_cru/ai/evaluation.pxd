cimport cython
from vigneron.native cimport bits, byte_rows
from vigneron.games.grand_cru.ai.value_tables cimport ValueTables, YearsLeft
from vigneron.games.grand_cru.rules.count cimport score
from vigneron.games.grand_cru.rules.state cimport Side, State
from vigneron.games.grand_cru.rules.box cimport Box

cdef int BARRELS, FESTIVAL, GROWING, KIND_COUNT, LOANS, MOST_STEPS, OPEN, OVER
cdef int BORROW, REPAY
cdef int _G, _GROWTH, _HARVESTS, _OPENING, _SHELF, _UNKNOWN
cdef double _CLOSE, _EASE, _LOAN_PENALTY, _INTEREST
cdef bytes _UPTO
cdef tuple _EARNS, _BID_SURVIVAL, _WORTH


@cython.final
@cython.freelist(4)
cdef class SeatEvaluation:
    cdef readonly Box box
    cdef readonly State state
    cdef readonly Side side
    cdef readonly YearsLeft ahead
    cdef readonly int nearest, seat, years
    cdef readonly double prestige
    cdef int price[5]
    cdef int shelf[5]
    cdef double fruit[5]
    cdef double _worth[13]
    cdef double _steps[5]
    cdef int _rivals[5]
    cdef int _free, _short

    @cython.locals(box=Box, markers=bytearray, price="int *", shelf="int *", fruit="double *", wine="double *",
                   grape=int, step=int, now=double)
    cdef object _weigh(self, ValueTables tables)
    cdef object sit(self, int seat)
    @cython.locals(side=Side, nearest=int, debts=int)
    cdef int _years(self) except -1
    @cython.locals(price="int *", cellar=bytearray, cells="long long", total=int, at=int)
    cdef int income(self, Side side) except -1

    @cython.locals(brings=double)
    cdef double harvest(self, int grape, int cubes) except? -1
    @cython.locals(gain=double)
    cdef double sale(self, int barrel, int grape, int count, int more) except? -1
    cdef double late_sale(self, int barrel, int grape, int count, int less) except? -1
    @cython.locals(best=double, drop=double, cellar=bytearray, cells="long long", at=int, left=int)
    cdef double second_sale(self, int barrel, int grape, int count) except? -1
    @cython.locals(mine=int, others=int)
    cdef double _prize(self, int grape, int count) except? -1
    @cython.locals(side=Side, most=int)
    cdef int _most_of_others(self, int grape) except -1
    @cython.locals(base=int, count=int)
    cdef double blend(self, int barrel, int old, int new) except? -1
    @cython.locals(kept=double)
    cdef double _now(self, int at, int grape) except? -1
    @cython.locals(at=int)
    cdef double refine(self, int barrel, int grape) except? -1
    @cython.locals(known=double)
    cdef double step_up(self, int grape) except? -1
    @cython.locals(box=Box, side=Side, step=int, top=int, first=int, now=int, soon=int, rise=double, mine=int,
                   others=int)
    cdef double _step_up(self, int grape) except? -1
    @cython.locals(best=double, grape=int)
    cdef double best_step(self) except? -1
    @cython.locals(box=Box, cellar=bytearray, shift=int, at=int, last=int, total=int)
    cdef int _for_sale(self, Side side, int grape) except -1

    @cython.locals(known=double)
    cdef double tile(self, int kind) except? -1
    @cython.locals(side=Side, kept=double, use=double, vines=int, grape=int)
    cdef double _tile(self, int kind) except? -1
    cdef double take(self, int kind, int price) except? -1
    @cython.locals(stands=double)
    cdef double bid(self, int kind, int price) except? -1
    @cython.locals(state=State, side=Side, money=int, column=int)
    cdef int _to_promise(self) except? -1
    @cython.locals(side=Side, kept=double, change=double)
    cdef double replant(self, int old, int full, int new) except? -1

    cdef double opening(self, int loans) except? -1
    @cython.locals(side=Side, other=Side, box=Box, sign=int, after=int, mine=int, money=int, cost=double)
    cdef double loans(self, int verb, int count) except? -1
    @cython.locals(total=double, earns=double, part=int)
    cdef double _purse(self, int money) except? -1
    @cython.locals(side=Side, box=Box, total=double, use=double, cellar=bytearray, cells="long long", at=int, grape=int,
                   kind=int, due=int)
    cdef double estate(self) except? -1
