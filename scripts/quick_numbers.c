/* Numbers for learning agents: a list of them, written as single-precision numbers into memory that an array lies on.

   `fill(into, numbers, bound)` cuts each at the bound and leaves zeros behind the last; what `lab/envs.py` does in plain
   Python by packing, cutting and clearing in turn. */

#include <Python.h>
#include <string.h>

PyObject *Quick_Fill(PyObject *module, PyObject *const *given, Py_ssize_t count) {
    Py_buffer memory;
    if (count != 3 || !PyList_CheckExact(given[1])) {
        PyErr_SetString(PyExc_TypeError, "fill takes memory, a list of numbers and a bound");
        return NULL;
    }
    double bound = PyFloat_AsDouble(given[2]);
    if (bound == -1.0 && PyErr_Occurred())
        return NULL;
    if (PyObject_GetBuffer(given[0], &memory, PyBUF_WRITABLE) < 0)
        return NULL;
    Py_ssize_t size = PyList_GET_SIZE(given[1]), room = memory.len / (Py_ssize_t)sizeof(float);
    if (size > room) {
        PyBuffer_Release(&memory);
        PyErr_Format(PyExc_ValueError, "%zd numbers, and memory for %zd", size, room);
        return NULL;
    }
    float *into = memory.buf;
    for (Py_ssize_t at = 0; at < size && at < PyList_GET_SIZE(given[1]); at++) {
        PyObject *one = PyList_GET_ITEM(given[1], at);
        double value = PyFloat_CheckExact(one) ? PyFloat_AS_DOUBLE(one) : PyFloat_AsDouble(one);
        if (value == -1.0 && PyErr_Occurred()) {
            PyBuffer_Release(&memory);
            return NULL;
        }
        into[at] = (float)(value > bound ? bound : value < -bound ? -bound : value);
    }
    memset(into + size, 0, (room - size) * sizeof(float));
    PyBuffer_Release(&memory);
    Py_RETURN_NONE;
}
