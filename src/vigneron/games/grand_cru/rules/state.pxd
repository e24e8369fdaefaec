cimport cython


@cython.final
@cython.freelist(16)
cdef class Side:
    cdef public int money, ledger, loans, pledge, prestige, pawns, passed, bankrupt
    cdef public int fruit, ready, leads
    cdef public long long stock
    cdef public bytearray estate, tiles, used, vines, cellar, market
    @cython.locals(out=Side)
    cpdef Side copy(self)


@cython.final
@cython.freelist(4)
cdef class State:
    cdef public list sides
    cdef public int year, phase, turn, holder, counter, closing, last, owed, left, ending
    cdef public int shown, running, rising
    cdef public bytearray markers, supply, pile, discards, display, column_tile, column_seat, column_price, spaces
    @cython.locals(out=State, side=Side)
    cpdef State copy(self)
