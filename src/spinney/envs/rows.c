/* Puts the parts of an observation one behind the other into a row of bytes; rows.py says what each function does. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <string.h>

#define FIELDS 7

static int
refuse(const char *why)
{
    PyErr_SetString(PyExc_ValueError, why);
    return -1;
}

/* A whole number; -1 with an error set if it is none. Most are small: those are read where they stand. */
static inline Py_ssize_t
number(PyObject *value)
{
#if PY_VERSION_HEX >= 0x030C0000
    if (PyLong_CheckExact(value) && PyUnstable_Long_IsCompact((PyLongObject *)value))
        return PyUnstable_Long_CompactValue((PyLongObject *)value);
#else
    if (PyLong_CheckExact(value) && (size_t)Py_SIZE(value) <= 1)
        return Py_SIZE(value) ? (Py_ssize_t)((PyLongObject *)value)->ob_digit[0] : 0;
#endif
    return PyLong_Check(value) ? PyLong_AsSsize_t(value) : PyNumber_AsSsize_t(value, PyExc_OverflowError);
}

static inline unsigned char
clipped(Py_ssize_t value)
{
    return value < 0 ? 0 : value > 255 ? 255 : (unsigned char)value;
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
        if (size > 1 || kind == 'o')
            memset(to, 0, size);
        if (kind == 'n')
            to[0] = clipped(value);
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

/* The four lists of put_seats, which must have an entry for each seat. */
static int
lists(PyObject *const *given, PyObject ***first, Py_ssize_t *seats)
{
    for (int i = 0; i < 4; i++) {
        Py_ssize_t length;
        if (items(given[i], &first[i], &length) < 0)
            return -1;
        if (i > 0 && length != *seats)
            return refuse("each list needs an entry for each seat");
        *seats = length;
    }
    return 0;
}

/* Bytes as they are; where they end, or -1. */
static Py_ssize_t
put_bytes(unsigned char *row, Py_ssize_t at, Py_ssize_t room, PyObject *part)
{
    if (!PyBytes_Check(part))
        return refuse("standings and tallies are bytes");
    Py_ssize_t size = PyBytes_GET_SIZE(part);
    if (size > room - at)
        return refuse("a part does not fit into the row");
    memcpy(row + at, PyBytes_AS_STRING(part), size);
    return at + size;
}

/* put_seats(row, at, cards, me, acts, hands, standings, tallies, known) */
static PyObject *
put_seats(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    PyObject **list[4];
    Py_ssize_t seats, whole[4];
    if (nargs != 9 || !PyByteArray_Check(args[0])) {
        PyErr_SetString(PyExc_TypeError, "put_seats(row, at, cards, me, acts, hands, standings, tallies, known)");
        return NULL;
    }
    for (int i = 0; i < 4; i++) {
        whole[i] = number(args[i + 1]);
        if (whole[i] == -1 && PyErr_Occurred())
            return NULL;
    }
    Py_ssize_t at = whole[0], cards = whole[1], me = whole[2], acts = whole[3];
    if (lists(args + 5, list, &seats) < 0)
        return NULL;
    unsigned char *row = (unsigned char *)PyByteArray_AS_STRING(args[0]);
    Py_ssize_t room = PyByteArray_GET_SIZE(args[0]);
    if (at < 0 || at > room || cards < 0 || me < 0 || me >= seats) {
        refuse("there is no such place, seat or number of cards");
        return NULL;
    }
    for (Py_ssize_t i = 0; i < seats; i++) {
        Py_ssize_t seat = (me + i) % seats;
        PyObject **hand;
        Py_ssize_t held;
        if (items(list[0][seat], &hand, &held) < 0)
            return NULL;
        if (at >= room) {
            refuse("a part does not fit into the row");
            return NULL;
        }
        row[at] = clipped(held);
        at = put_bytes(row, at + 1, room - 1, list[1][seat]);
        if (at < 0)
            return NULL;
        row[at++] = seat == acts;
    }
    for (Py_ssize_t i = 0; i < seats; i++) {
        at = put_bytes(row, at, room, list[2][(me + i) % seats]);
        if (at < 0)
            return NULL;
    }
    for (Py_ssize_t i = 0; i < seats; i++) {
        if (cards > room - at) {
            refuse("a part does not fit into the row");
            return NULL;
        }
        if (put_counts(row + at, cards, list[3][(me + i) % seats]) < 0)
            return NULL;
        at += cards;
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
    PyObject *made = PyBytes_FromStringAndSize(NULL, length);
    if (made == NULL)
        return NULL;
    unsigned char *to = (unsigned char *)PyBytes_AS_STRING(made);
    for (Py_ssize_t i = 0; i < length; i++) {
        Py_ssize_t value = number(item[i]);
        if (value == -1 && PyErr_Occurred()) {
            Py_DECREF(made);
            return NULL;
        }
        to[i] = clipped(value);
    }
    return made;
}

/* The lowest 49 bits of a whole number. */
static inline unsigned long long
low_bits(PyObject *value)
{
#if PY_VERSION_HEX < 0x030C0000 && PYLONG_BITS_IN_DIGIT == 30
    if (PyLong_CheckExact(value) && Py_SIZE(value) >= 2) {
        const digit *digits = ((PyLongObject *)value)->ob_digit;
        return (unsigned long long)digits[1] << 30 | digits[0];
    }
#endif
    return PyLong_AsUnsignedLongLongMask(value);
}

/* unpack(numbers, size) */
static PyObject *
unpack(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    PyObject **item;
    Py_ssize_t length;
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "unpack(numbers, size)");
        return NULL;
    }
    Py_ssize_t size = number(args[1]);
    if ((size == -1 && PyErr_Occurred()) || items(args[0], &item, &length) < 0)
        return NULL;
    if (size < 0) {
        refuse("there is no such size");
        return NULL;
    }
    PyObject *made = PyBytes_FromStringAndSize(NULL, size);
    if (made == NULL)
        return NULL;
    unsigned char *to = (unsigned char *)PyBytes_AS_STRING(made);
    Py_ssize_t told = length < size / FIELDS ? length : size / FIELDS;
    memset(to + FIELDS * told, 0, size - FIELDS * told);
    for (Py_ssize_t i = 0; i < told; i++) {
        unsigned long long bits = low_bits(item[i]);
        if (bits == (unsigned long long)-1 && PyErr_Occurred()) {
            Py_DECREF(made);
            return NULL;
        }
        for (int place = 0; place < FIELDS; place++)
            *to++ = bits >> (7 * place) & 127;
    }
    return made;
}

static PyMethodDef functions[] = {
    {"put", (PyCFunction)(void (*)(void))put, METH_FASTCALL, "put(row, at, kinds, sizes, parts)"},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "mark(row, at, size, places)"},
    {"put_seats", (PyCFunction)(void (*)(void))put_seats, METH_FASTCALL, "what everybody sees of each seat"},
    {"unpack", (PyCFunction)(void (*)(void))unpack, METH_FASTCALL, "unpack(numbers, size)"},
    {"clip", clip, METH_O, "clip(numbers)"},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "spinney.envs.rows", NULL, 0, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC
PyInit_rows(void)
{
    return PyModule_Create(&module);
}
