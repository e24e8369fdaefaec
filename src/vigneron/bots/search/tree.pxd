cimport cython
from vigneron.native.prng cimport Xorshift

cdef int CLOCK_CHECK_INTERVAL, MAX_FORCED_ACTS
cdef double UNIFORM_PRIOR_SHARE


@cython.final
cdef class Stream:
    cdef public object seed
    cdef public Xorshift quick
    cdef public list drawn
    cdef public tuple script
    cpdef object restart(self, object seed)
    cpdef object repeat(self, tuple outcomes)
    @cython.locals(at=int)
    cpdef int scripted(self) except? -1
    @cython.locals(outcome=int)
    cpdef int draw(self, object weights, object why) except -1


@cython.final
cdef class Edge:
    cdef public int act, visits
    cdef public double prior_score, prior, total
    cdef public dict nodes


@cython.final
cdef class TreeNode:
    cdef public int seat, visits
    cdef public double total
    cdef public list edges
    cdef public dict known


@cython.final
cdef class Tree:
    cdef public object game, rules, insight, round_of, hints
    cdef public int me, until, grown, done
    cdef public double deadline, prior_weight, c_puct, temperature, spread, lookahead_weight
    cdef public bint late, patient
    cdef public Stream stream
    cdef public list covered, path, nodes
    @cython.locals(likes=list, values=list, i=int)
    cpdef list prior_scores(self, object world, int seat, list legal)
    @cython.locals(likes=list, best=int, i=int, top=double, whole=double, like=double, weight=double,
                   weights=list, prior=double, edge=Edge)
    cpdef int grow(self, TreeNode node, object world, list legal) except -1
    @cython.locals(prior_weight=double, scale=double, base=double, chosen=Edge, edge=Edge, best=double, mean=double,
                   worth=double)
    cpdef Edge select(self, TreeNode node, list legal)
    @cython.locals(stream=Stream, seat=int, legal=list, values=list, key=tuple, node=TreeNode, best=int, i=int,
                   worth=double)
    cpdef list simulate(self, object seen, Edge edge, TreeNode root, object seed)
    @cython.locals(seat=int)
    cpdef object begin(self, object seen)
    @cython.locals(to_act=tuple)
    cpdef object step(self, object world, int seat, int act)
    cpdef object note_covered(self, tuple to_act)
    @cython.locals(rules=object, to_act=tuple, seat=int, legal=list, act=int, _=int)
    cpdef tuple advance(self, object world)
    @cython.locals(sample=int, i=int, j=int, likes=list, best=int)
    cpdef int rollout_policy(self, object world, int seat, list legal) except -1
    @cython.locals(rules=object, stream=Xorshift, until=int, left=int, extend=bint, act=int, before=int, to_act=tuple,
                   legal=list, _=int)
    cpdef list playout(self, object world, int seat, int first)
    cpdef list random_rollout(self, object world)
    @cython.locals(values=list, out=list, seat=int, lead=double, worth=double)
    cpdef list estimated_values(self, object world)
    @cython.locals(values=list, out=list, seat=int, lead=double, worth=double)
    cpdef list final_values(self, object world)


@cython.locals(best=double, other=int)
cpdef double best_other(list values, int seat) except? -1
