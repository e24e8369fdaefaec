cimport cython
from vigneron.native cimport bits


@cython.final
@cython.freelist(16)
cdef class House:
    cdef public int waiting_vintage, waiting_strength, supply, maison, presses, coins, step, cork
    cdef public long long on_vines, on_roads
    cdef public int earned[5]
    cdef public bytearray discs, vintages, harvest, base, modifiers, champagne, accessories, cards, goals
    cdef public bytearray scored, flags, tokens
    @cython.locals(new=House, earned="int *")
    cpdef House clone(self)


@cython.final
@cython.freelist(4)
cdef class State:
    cdef public int first, seat, round, stage, last_round, column, paying, free_used, vintage_used, glass_down
    cdef public long long spaces, neutral, goal_pool
    cdef public long long vines[3]
    cdef public long long pool[4]
    cdef public int top_cards[4]
    cdef public int tops[2]
    cdef public int blue_tops[2]
    cdef public list houses, pending, hands, choice, bottom
    cdef public bytearray track, vintage_pool, bag, ground, ratio, display, discards, harvest_supply, below
    cdef public bytearray village_pool, blue_below, blue_pool, blue_used, grey_supply, flag_supply, glass_up
    cdef public bytearray glass_pool, tokens_spent
    @cython.locals(house=House)
    cpdef State clone(self)
    @cython.locals(house=House)
    cpdef State branch(self, int seat)
    @cython.locals(new=State, pool="long long *", cards="int *", tops="int *")
    cdef State _copy(self, list houses)
