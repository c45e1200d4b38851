/* Puts the parts of an observation one behind the other into a row of bytes; rows.py says what it does, in Python. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

static int
refuse(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return -1;
}

/* A whole number; -1 with an error set if it is none. */
static Py_ssize_t
number(PyObject *value)
{
    return PyLong_Check(value) ? PyLong_AsSsize_t(value) : PyNumber_AsSsize_t(value, PyExc_OverflowError);
}

/* The items of a list or tuple. */
static int
items(PyObject *value, PyObject ***first, Py_ssize_t *length)
{
    if (!PyList_Check(value) && !PyTuple_Check(value)) {
        PyErr_SetString(PyExc_TypeError, "a list or a tuple is needed");
        return -1;
    }
    *first = PySequence_Fast_ITEMS(value);
    *length = PySequence_Fast_GET_SIZE(value);
    return 0;
}

static int
put_counts(unsigned char *to, Py_ssize_t size, PyObject *cards)
{
    PyObject **item;
    Py_ssize_t length;
    if (items(cards, &item, &length) < 0)
        return -1;
    memset(to, 0, size);
    for (Py_ssize_t i = 0; i < length; i++) {
        Py_ssize_t card = number(item[i]);
        if (card == -1 && PyErr_Occurred())
            return -1;
        card &= 1023;
        if (card >= size)
            return refuse("there is no place for a card");
        if (to[card] < 255)
            to[card]++;
    }
    return 0;
}

static int
put_part(unsigned char *to, char kind, Py_ssize_t size, PyObject *part)
{
    Py_ssize_t value;
    switch (kind) {
    case 'b':
        if (!PyBytes_Check(part) || PyBytes_GET_SIZE(part) != size)
            return refuse("bytes do not have the size of their part");
        memcpy(to, PyBytes_AS_STRING(part), size);
        return 0;
    case 'c':
        return put_counts(to, size, part);
    case 'n':
    case 'o':
        value = number(part);
        if (value == -1 && PyErr_Occurred())
            return -1;
        memset(to, 0, size);
        if (kind == 'n')
            to[0] = value < 0 ? 0 : value > 255 ? 255 : (unsigned char)value;
        else if (0 <= value && value < size)
            to[value] = 1;
        return 0;
    default:
        return refuse("there is no such kind of part");
    }
}

/* put(row, at, kinds, sizes, parts) */
static PyObject *
put(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    PyObject **size, **part;
    Py_ssize_t sizes, parts;
    if (nargs != 5 || !PyByteArray_Check(args[0]) || !PyBytes_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "put(row, at, kinds, sizes, parts)");
        return NULL;
    }
    Py_ssize_t at = number(args[1]);
    if (at == -1 && PyErr_Occurred())
        return NULL;
    if (items(args[3], &size, &sizes) < 0 || items(args[4], &part, &parts) < 0)
        return NULL;
    if (sizes != parts || PyBytes_GET_SIZE(args[2]) != parts) {
        refuse("as many kinds and sizes as parts are needed");
        return NULL;
    }
    unsigned char *row = (unsigned char *)PyByteArray_AS_STRING(args[0]);
    Py_ssize_t room = PyByteArray_GET_SIZE(args[0]);
    const char *kinds = PyBytes_AS_STRING(args[2]);
    for (Py_ssize_t i = 0; i < parts; i++) {
        Py_ssize_t wide = number(size[i]);
        if (wide == -1 && PyErr_Occurred())
            return NULL;
        if (at < 0 || wide < 0 || wide > room - at || (wide == 0 && kinds[i] == 'n')) {
            refuse("a part does not fit into the row");
            return NULL;
        }
        if (put_part(row + at, kinds[i], wide, part[i]) < 0)
            return NULL;
        at += wide;
    }
    Py_RETURN_NONE;
}

/* mark(row, at, size, places) */
static PyObject *
mark(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    PyObject **place;
    Py_ssize_t places;
    if (nargs != 4 || !PyByteArray_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "mark(row, at, size, places)");
        return NULL;
    }
    Py_ssize_t at = number(args[1]);
    Py_ssize_t size = number(args[2]);
    if (PyErr_Occurred() || items(args[3], &place, &places) < 0)
        return NULL;
    unsigned char *row = (unsigned char *)PyByteArray_AS_STRING(args[0]);
    if (at < 0 || size < 0 || size > PyByteArray_GET_SIZE(args[0]) - at) {
        refuse("a part does not fit into the row");
        return NULL;
    }
    memset(row + at, 0, size);
    for (Py_ssize_t i = 0; i < places; i++) {
        Py_ssize_t value = number(place[i]);
        if (value == -1 && PyErr_Occurred())
            return NULL;
        if (value < 0 || value >= size) {
            refuse("there is no such place");
            return NULL;
        }
        row[at + value] = 1;
    }
    Py_RETURN_NONE;
}

/* clip(numbers) */
static PyObject *
clip(PyObject *self, PyObject *numbers)
{
    PyObject **item;
    Py_ssize_t length;
    if (items(numbers, &item, &length) < 0)
        return NULL;
    PyObject *clipped = PyBytes_FromStringAndSize(NULL, length);
    if (clipped == NULL)
        return NULL;
    unsigned char *to = (unsigned char *)PyBytes_AS_STRING(clipped);
    for (Py_ssize_t i = 0; i < length; i++) {
        Py_ssize_t value = number(item[i]);
        if (value == -1 && PyErr_Occurred()) {
            Py_DECREF(clipped);
            return NULL;
        }
        to[i] = value < 0 ? 0 : value > 255 ? 255 : (unsigned char)value;
    }
    return clipped;
}

static PyMethodDef functions[] = {
    {"put", (PyCFunction)(void (*)(void))put, METH_FASTCALL, "put(row, at, kinds, sizes, parts)"},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "mark(row, at, size, places)"},
    {"clip", clip, METH_O, "clip(numbers)"},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "spinney.envs.rows", NULL, 0, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC
PyInit_rows(void)
{
    return PyModule_Create(&module);
}
