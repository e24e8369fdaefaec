# Inline only: beside `features.py`, which is not compiled.


cdef inline int weigh(double *parts, double *weights, double *now, int signs, int count) noexcept:
    cdef int sign, part
    cdef double weight
    for sign in range(signs):
        weight = 0.0
        for part in range(count):
            weight += parts[part] * weights[sign * count + part]
        now[sign] = weight
    return 0


cdef inline double total(double *row, double *now, int signs) noexcept:
    cdef int sign
    cdef double found = 0.0
    for sign in range(signs):
        found += row[sign] * now[sign]
    return found
