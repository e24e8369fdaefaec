# Inline only: beside `bits.py`, which is not compiled.

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
      #define vigneron_lowest(mask) __builtin_ctzll(mask)
    #else
    static CYTHON_INLINE int vigneron_lowest(unsigned long long mask) {
        int index = 0;
        while (!(mask & 1)) { mask >>= 1; index++; }
        return index;
    }
    #endif
    #ifdef __POPCNT__
      #define vigneron_count(mask) __builtin_popcountll(mask)
    #else /* what a compiler takes without being told of the machine has no instruction for it */
    static CYTHON_INLINE int vigneron_count(unsigned long long mask) {
        mask -= mask >> 1 & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL);
        return (int)(((mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56);
    }
    #endif
    static CYTHON_INLINE int vigneron_highest(unsigned long long mask) {
        int index = -1;
        while (mask) { mask >>= 1; index++; }
        return index;
    }
    #define vigneron_bit(index) (1LL << (index))
    static CYTHON_INLINE int vigneron_nth(unsigned long long mask, int number) {
        while (number-- > 0) mask &= mask - 1;
        return vigneron_lowest(mask);
    }
    """
    int count "vigneron_count" (long long mask) noexcept nogil
    long long bit "vigneron_bit" (int index) noexcept nogil
    int highest "vigneron_highest" (long long mask) noexcept nogil
    int lowest "vigneron_lowest" (long long mask) noexcept nogil
    int nth "vigneron_nth" (long long mask, int number) noexcept nogil


cdef inline int add(list out, int first, long long mask) except -1:
    while mask:
        out.append(first + lowest(mask))
        mask &= mask - 1
    return 0
