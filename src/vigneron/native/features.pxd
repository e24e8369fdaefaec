# Inline only: beside `features.py`, which is not compiled.


cdef inline int weigh(double *parts, double *weights, double *now, int features, int count) noexcept:
    cdef int feature, part
    cdef double weight
    for feature in range(features):
        weight = 0.0
        for part in range(count):
            weight += parts[part] * weights[feature * count + part]
        now[feature] = weight
    return 0


cdef inline double total(double *row, double *now, int features) noexcept:
    cdef int feature
    cdef double found = 0.0
    for feature in range(features):
        found += row[feature] * now[feature]
    return found
