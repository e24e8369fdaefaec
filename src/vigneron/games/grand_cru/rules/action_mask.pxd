# Inline only: beside `offered.py`, which is not compiled.

from vigneron.native cimport bits


cdef extern from *:
    """
    #if defined(_MSC_VER)
      #define VIGNERON_OF_THREAD __declspec(thread)
    #else
      #define VIGNERON_OF_THREAD __thread
    #endif
    /* Three sales and a blending of every grape in every barrel (140), and a run or a few of each other verb. */
    #define VIGNERON_MOST_RUNS 192
    typedef struct {
        int runs, total;
        int first[VIGNERON_MOST_RUNS];
        long long mask[VIGNERON_MOST_RUNS];
    } vigneron_offered;
    static VIGNERON_OF_THREAD vigneron_offered vigneron_offers;
    static CYTHON_INLINE vigneron_offered *vigneron_fresh(void) {
        vigneron_offered *out = &vigneron_offers;
        out->runs = out->total = 0;
        return out;
    }
    """
    ctypedef struct Offered "vigneron_offered":
        int runs
        int total
        int *first
        long long *mask
    Offered *fresh "vigneron_fresh" () noexcept


cdef inline void add(Offered *out, int first, long long mask) noexcept:
    if mask:
        out.first[out.runs] = first
        out.mask[out.runs] = mask
        out.runs += 1
        out.total += bits.count(mask)


cdef inline void run(Offered *out, int first, int length) noexcept:
    if length > 0:
        out.first[out.runs] = first
        out.mask[out.runs] = (<long long>1 << length) - 1
        out.runs += 1
        out.total += length


cdef inline int count(Offered *out) noexcept:
    return out.total


cdef inline list acts(Offered *out):
    cdef list found = []
    cdef int at
    for at in range(out.runs):
        bits.add(found, out.first[at], out.mask[at])
    return found


cdef inline int nth(Offered *out, int number) except -1:
    if number >= out.total:
        raise IndexError("so many acts are not offered")
    cdef int at = 0
    cdef int here = bits.count(out.mask[0])
    while number >= here:
        number -= here
        at += 1
        here = bits.count(out.mask[at])
    return out.first[at] + bits.nth(out.mask[at], number)


cdef inline int runs(Offered *out) noexcept:
    return out.runs


cdef inline int first(Offered *out, int run) noexcept:
    return out.first[run]


cdef inline long long mask(Offered *out, int run) noexcept:
    return out.mask[run]


cdef inline bint has(Offered *out, int action) noexcept:
    cdef int at, past
    for at in range(out.runs):
        past = action - out.first[at]
        if 0 <= past < 63 and out.mask[at] >> past & 1:
            return True
    return False
