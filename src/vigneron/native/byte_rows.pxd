# Inline only: beside `byte_rows.py`, which is not compiled. With a `Xorshift`, `draw` is `Xorshift.draw` once more.

from vigneron.native cimport rolls
from vigneron.native.prng cimport Xorshift


cdef inline int total(bytearray row) except -1:
    cdef int out = 0
    cdef Py_ssize_t at
    for at in range(len(row)):
        out += row[at]
    return out


cdef inline int draw(bytearray row, object why, object chance) except -1:
    cdef long ticket
    cdef Py_ssize_t at
    if type(chance) is not Xorshift:
        return chance.draw(row, why)
    ticket = rolls.below(<Xorshift>chance, total(row))
    for at in range(len(row)):
        ticket -= row[at]
        if ticket < 0:
            return at
    return len(row)
