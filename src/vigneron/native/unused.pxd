# Inline only: beside `unused.py`, which is not compiled.

cdef extern from "Python.h":
    ctypedef struct PyObject:
        pass
    PyObject *PyList_GET_ITEM(list items, Py_ssize_t index)
    Py_ssize_t Py_REFCNT(PyObject *item)


cdef inline int first(list items, int begin, int end, int known) except -1:
    cdef int index
    for index in range(begin, end):
        if Py_REFCNT(PyList_GET_ITEM(items, index)) == known:
            return index
    return end
