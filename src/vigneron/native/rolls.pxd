# Inline only: beside `rolls.py`, which is not compiled. `below` is `Xorshift.below` once more: law 15 compares them.

from vigneron.native.prng cimport Die, Xorshift


cdef inline long below(Xorshift stream, long total) noexcept:
    cdef unsigned long long x = stream.word
    x ^= x >> 12
    x ^= x << 25
    x ^= x >> 27
    stream.word = x
    return <long>((x * <unsigned long long>0x2545F4914F6CDD1D >> 32) * <unsigned long long>total >> 32)


cdef inline int roll(Die die, object chance) except -1:
    if type(chance) is Xorshift:
        return die.outcomes[below(<Xorshift>chance, die.total)]
    return chance.draw(die.weights, die.why)
