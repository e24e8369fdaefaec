cimport cython
from vigneron.native cimport bits, byte_rows
from vigneron.games.grand_cru.rules cimport action_mask
from vigneron.games.grand_cru.rules cimport common
from vigneron.games.grand_cru.rules.state cimport Side, State
from vigneron.games.grand_cru.rules.box cimport Box

cdef bytes A, B, C
cdef int ADVERTISE, BLEND, HARVEST, HARVEST_FIRST, HARVEST_RICH, HARVEST_SECOND, REFINE, SELL, SELL_AOC
cdef int SELL_FIRST, SELL_SECOND, SELL_VINTAGE, STEP
cdef int ADVERTISING, AOC, BLENDING, HANDS, REFINEMENT, RICH, VINTAGE, WHOLESALER
cdef int BARRELS, GRAPE_COUNT, MOST_CUBES, NOTHING, SECOND_HARVEST, SECOND_SALE, STEPS
cdef int HARVESTS, FIRST_HARVESTS, RICH_HARVESTS, SECOND_HARVESTS, SALES, AOC_SALES, FIRST_SALES, SECOND_SALES
cdef int BLENDS, VINTAGES, REFINEMENTS, CAMPAIGNS, NEXT_STEPS, ENOUGH_ACT

@cython.locals(side=Side, spare=int)
cdef int offer(Box box, State state, int seat, action_mask.Offered *out) except -1
@cython.locals(ready=int)
cdef int offer_improvements(Box box, State state, Side side, int spare, action_mask.Offered *out) except -1
@cython.locals(cells="long long", ripe=int, cell=int, count=int, most=int)
cdef int offer_first_sales(Side side, long long ripe_cells, action_mask.Offered *out) except -1
@cython.locals(grapes=int, grape=int)
cdef int supplied(State state) except -1
@cython.locals(stocked=int, barrel=int, grapes=int, old=int, new=int, acts=int)
cdef int offer_blends(State state, Side side, action_mask.Offered *out) except -1
@cython.locals(side=Side)
cdef int offer_owed(Box box, State state, int seat, action_mask.Offered *out) except -1
cdef int do(Box box, State state, int seat, int verb, int action, list log) except -1
@cython.locals(side=Side)
cdef int use(State state, int seat, int kind, list log) except -1
cdef int harvest(Box box, State state, int seat, int action, list log) except -1
cdef int hands(Box box, State state, int seat, int action, list log) except -1
cdef int again(Box box, State state, int seat, int action, list log) except -1
@cython.locals(side=Side, grape=int, more=int)
cdef int rich(Box box, State state, int seat, int action, list log) except -1
@cython.locals(grape=int, each=int)
cdef int sell(Box box, State state, int seat, int action, list log) except -1
@cython.locals(grape=int, each=int)
cdef int aoc(Box box, State state, int seat, int action, list log) except -1
cdef int wholesaler(Box box, State state, int seat, int action, list log) except -1
cdef int second(Box box, State state, int seat, int action, list log) except -1
@cython.locals(side=Side, barrel=int, old=int, new=int, count=int)
cdef int blend(Box box, State state, int seat, int action, list log) except -1
@cython.locals(side=Side, barrel=int, grape=int)
cdef int vintage(Box box, State state, int seat, int action, list log) except -1
@cython.locals(side=Side, barrel=int, grape=int, cell=int, count=int)
cdef int refine(Box box, State state, int seat, int action, list log) except -1
cdef int advertise(Box box, State state, int seat, int action, list log) except -1
cdef int owe_steps(Box box, State state, int left) except -1
cdef int step(Box box, State state, int seat, int action, list log) except -1
cdef int enough(Box box, State state, int seat, list log) except -1
