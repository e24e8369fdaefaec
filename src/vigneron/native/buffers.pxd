# Inline only: beside `buffers.py`, which is not compiled.

from cpython.buffer cimport Py_buffer
from libc.string cimport memcpy, memset
from vigneron.native cimport bits


cdef extern from "Python.h":
    bint PyMemoryView_Check(object)
    Py_buffer *PyMemoryView_GET_BUFFER(object)


cdef inline void *_checked(object row, Py_ssize_t end, Py_ssize_t size) except NULL:
    if not PyMemoryView_Check(row):
        raise TypeError("a row must be a memoryview")
    cdef Py_buffer *held = PyMemoryView_GET_BUFFER(row)
    if (
        held.readonly or held.ndim != 1 or held.itemsize != size or held.len < end * size
        or (held.strides != NULL and held.strides[0] != size)
    ):
        raise ValueError(f"a row must be writable and have {end} numbers of {size} bytes")
    return held.buf


cdef inline signed char *flags(object row, Py_ssize_t end) except NULL:
    return <signed char *>_checked(row, end, 1)


cdef inline short *shorts(object row, Py_ssize_t end) except NULL:
    return <short *>_checked(row, end, 2)


cdef inline int *ints(object row, Py_ssize_t end) except NULL:
    return <int *>_checked(row, end, 4)


cdef inline float *floats(object row, Py_ssize_t end) except NULL:
    return <float *>_checked(row, end, 4)


cdef inline void clear(signed char *row, Py_ssize_t at, Py_ssize_t count) noexcept:
    memset(row + at, 0, count)


cdef inline void move(signed char *out, signed char *row, Py_ssize_t at, Py_ssize_t length) noexcept:
    memcpy(out + at, row + at, length)


cdef inline void spread(signed char *row, Py_ssize_t at, long long mask) noexcept:
    while mask:
        row[at + bits.lowest(mask)] = 1
        mask &= mask - 1


cdef inline int count(signed char *row, Py_ssize_t at, Py_ssize_t length) noexcept:
    cdef Py_ssize_t index
    cdef int found = 0
    for index in range(at, at + length):
        found += row[index] != 0
    return found


cdef inline int nth(signed char *row, Py_ssize_t at, Py_ssize_t length, int number) noexcept:
    cdef Py_ssize_t index = 0
    cdef unsigned long long word
    while index < length:
        if index + 8 <= length:  # most of a mask is empty
            memcpy(&word, row + at + index, 8)
            if word == 0:
                index += 8
                continue
        if row[at + index]:
            if number == 0:
                return index
            number -= 1
        index += 1
    return -1


cdef inline Py_ssize_t copy(short *out, Py_ssize_t at, bytearray numbers) except -1:
    cdef unsigned char *row = numbers
    cdef Py_ssize_t index, count = len(numbers)
    for index in range(count):
        out[at + index] = row[index]
    return at + count


cdef inline void expand(short *out, Py_ssize_t at, Py_ssize_t length, long long mask) noexcept:
    cdef Py_ssize_t index
    for index in range(length):
        out[at + index] = <short>(mask >> index & 1)


cdef inline int int_at(bytes row, Py_ssize_t index) except? -2:
    return (<int *><char *>row)[index]
