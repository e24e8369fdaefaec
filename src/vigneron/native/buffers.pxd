# Inline only: beside `buffers.py`, which is not compiled.

from cpython.buffer cimport Py_buffer
from libc.string cimport memcpy, memset
from vigneron.native cimport bits


cdef extern from *:
    """
    #if defined(__AVX2__)
      #include <immintrin.h>
    #elif defined(__SSE2__)
      #include <emmintrin.h>
    #endif
    static CYTHON_INLINE unsigned long long vigneron_word(const unsigned char *row) {
        return (unsigned long long)row[0] | (unsigned long long)row[1] << 8 | (unsigned long long)row[2] << 16
            | (unsigned long long)row[3] << 24 | (unsigned long long)row[4] << 32
            | (unsigned long long)row[5] << 40 | (unsigned long long)row[6] << 48
            | (unsigned long long)row[7] << 56;
    }
    static CYTHON_INLINE void vigneron_pack(unsigned char *bits, const unsigned char *row, Py_ssize_t length) {
        Py_ssize_t index = 0;
      #if defined(__AVX2__)
        for (; index + 32 <= length; index += 32) {
            __m256i flags = _mm256_loadu_si256((const __m256i *)(row + index));
            int found = _mm256_movemask_epi8(_mm256_slli_epi16(flags, 7));
            memcpy(bits + index / 8, &found, 4);
        }
      #elif defined(__SSE2__)
        for (; index + 16 <= length; index += 16) {
            __m128i flags = _mm_loadu_si128((const __m128i *)(row + index));
            short found = (short)_mm_movemask_epi8(_mm_slli_epi16(flags, 7));
            memcpy(bits + index / 8, &found, 2);
        }
      #endif
        for (; index + 8 <= length; index += 8) /* byte i of the word becomes bit i */
            bits[index / 8] = (unsigned char)(vigneron_word(row + index) * 0x0102040810204080ULL >> 56);
        if (index < length) {
            bits[index / 8] = 0;
            for (; index < length; index++) bits[index / 8] |= (unsigned char)(row[index] << (index & 7));
        }
    }
    #if defined(__GNUC__) || defined(__clang__)
      #define vigneron_inline static inline __attribute__((always_inline))
    #else
      #define vigneron_inline static CYTHON_INLINE
    #endif
    /* The rows are short, so the last numbers are written twice rather than one by one. */
    vigneron_inline void vigneron_widen(short *out, const unsigned char *row, Py_ssize_t count) {
        Py_ssize_t index = 0;
      #if defined(__SSE2__)
        const __m128i zero = _mm_setzero_si128();
        if (count >= 8) {
            for (; index + 8 < count; index += 8)
                _mm_storeu_si128((__m128i *)(out + index),
                    _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(row + index)), zero));
            index = count - 8;
            _mm_storeu_si128((__m128i *)(out + index),
                _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(row + index)), zero));
            return;
        }
        if (count >= 4) {
            int first, last;
            memcpy(&first, row, 4);
            memcpy(&last, row + count - 4, 4);
            _mm_storel_epi64((__m128i *)out, _mm_unpacklo_epi8(_mm_cvtsi32_si128(first), zero));
            _mm_storel_epi64((__m128i *)(out + count - 4), _mm_unpacklo_epi8(_mm_cvtsi32_si128(last), zero));
            return;
        }
      #endif
        for (; index < count; index++) out[index] = row[index];
    }
    static void vigneron_expand(short *out, Py_ssize_t length, unsigned long long mask) {
        Py_ssize_t index = 0;
      #if defined(__SSE2__)
        const __m128i lanes = _mm_set_epi16(128, 64, 32, 16, 8, 4, 2, 1);
        for (; index + 8 <= length; index += 8) {
            __m128i here = _mm_and_si128(_mm_set1_epi16((short)(mask >> index & 255)), lanes);
            _mm_storeu_si128((__m128i *)(out + index), _mm_srli_epi16(_mm_cmpeq_epi16(here, lanes), 15));
        }
      #endif
        for (; index < length; index++) out[index] = (short)(mask >> index & 1);
    }
    """
    unsigned long long vigneron_word(const unsigned char *row) noexcept nogil
    void vigneron_pack(unsigned char *bits, const unsigned char *row, Py_ssize_t length) noexcept nogil
    void vigneron_widen(short *out, const unsigned char *row, Py_ssize_t count) noexcept nogil
    void vigneron_expand(short *out, Py_ssize_t length, unsigned long long mask) noexcept nogil


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


cdef inline void pack(signed char *out, Py_ssize_t start, signed char *row, Py_ssize_t at, Py_ssize_t length) noexcept:
    vigneron_pack(<unsigned char *>out + start, <unsigned char *>row + at, length)


cdef inline bint packed(signed char *row, Py_ssize_t start, Py_ssize_t index) noexcept:
    return row[start + (index >> 3)] >> (index & 7) & 1


cdef inline void spread(signed char *row, Py_ssize_t at, long long mask) noexcept:
    while mask:
        row[at + bits.lowest(mask)] = 1
        mask &= mask - 1


cdef inline int packed_count(signed char *row, Py_ssize_t start, Py_ssize_t size) noexcept:
    cdef Py_ssize_t index
    cdef int found = 0
    for index in range(start, start + size, 8):
        found += bits.count(<long long>vigneron_word(<unsigned char *>row + index))
    return found


cdef inline int packed_nth(signed char *row, Py_ssize_t start, Py_ssize_t size, int number) noexcept:
    cdef Py_ssize_t index
    cdef int here
    cdef long long word
    for index in range(start, start + size, 8):
        word = <long long>vigneron_word(<unsigned char *>row + index)
        here = bits.count(word)
        if number < here:
            return <int>(index - start) * 8 + bits.nth(word, number)
        number -= here
    return -1


cdef inline Py_ssize_t copy(short *out, Py_ssize_t at, bytearray numbers) except -1:
    cdef Py_ssize_t count = len(numbers)
    vigneron_widen(out + at, numbers, count)
    return at + count


cdef inline Py_ssize_t copy_exactly(short *out, Py_ssize_t at, bytearray numbers, Py_ssize_t count) except -1:
    if len(numbers) != count:
        raise ValueError(f"a row of {count} numbers has {len(numbers)}")
    vigneron_widen(out + at, numbers, count)
    return at + count


cdef inline void expand(short *out, Py_ssize_t at, Py_ssize_t length, long long mask) noexcept:
    vigneron_expand(out + at, length, mask)


cdef inline int int_at(bytes row, Py_ssize_t index) except? -2:
    return (<int *><char *>row)[index]
