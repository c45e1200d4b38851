/* Puts the parts of an observation one behind the other into a row of bytes; rows.py says what each function does. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define FIELDS 7
#define PATTERN 3
#define LUCK 4

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

/* put(row, at, pattern, *parts) */
static PyObject *
put(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs < 3 || !PyByteArray_Check(args[0]) || !PyBytes_Check(args[2])) {
        PyErr_SetString(PyExc_TypeError, "put(row, at, pattern, *parts)");
        return NULL;
    }
    Py_ssize_t at = number(args[1]), parts = nargs - 3;
    if (at == -1 && PyErr_Occurred())
        return NULL;
    if (PyBytes_GET_SIZE(args[2]) != PATTERN * parts) {
        refuse("the pattern needs three bytes for each part");
        return NULL;
    }
    unsigned char *row = (unsigned char *)PyByteArray_AS_STRING(args[0]);
    Py_ssize_t room = PyByteArray_GET_SIZE(args[0]);
    const unsigned char *pattern = (const unsigned char *)PyBytes_AS_STRING(args[2]);
    for (Py_ssize_t i = 0; i < parts; i++, pattern += PATTERN) {
        Py_ssize_t size = pattern[1] | pattern[2] << 8;
        if (at < 0 || size > room - at || (size == 0 && pattern[0] == 'n')) {
            refuse("a part does not fit into the row");
            return NULL;
        }
        if (put_part(row + at, (char)pattern[0], size, args[i + 3]) < 0)
            return NULL;
        at += size;
    }
    Py_RETURN_NONE;
}

/* Whole numbers that are not below zero. */
static int
places(PyObject *const *given, Py_ssize_t *found, int number_of)
{
    for (int i = 0; i < number_of; i++) {
        found[i] = number(given[i]);
        if (found[i] < 0)
            return PyErr_Occurred() ? -1 : refuse("there is no such place");
    }
    return 0;
}

/* Where a piece goes in a part that has room for several of its size; NULL if it does not fit into the row. */
static inline unsigned char *
spot(PyObject *row, Py_ssize_t at, Py_ssize_t start, Py_ssize_t place, Py_ssize_t size)
{
    Py_ssize_t room = PyByteArray_GET_SIZE(row);
    if (at > room || start > room - at || (size > 0 && place >= (room - at - start) / size)) {
        refuse("a part does not fit into the row");
        return NULL;
    }
    return (unsigned char *)PyByteArray_AS_STRING(row) + at + start + place * size;
}

/* put_seat(row, at, place, starts, hand, standing, acts, tally, known) */
static PyObject *
put_seat(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    Py_ssize_t where[2], start[3];
    unsigned char *to;
    if (nargs != 9 || !PyByteArray_Check(args[0]) || !PyTuple_Check(args[3]) || PyTuple_GET_SIZE(args[3]) != 3
        || !PyBytes_Check(args[5]) || !PyBytes_Check(args[7]) || !PyBytes_Check(args[8])) {
        PyErr_SetString(PyExc_TypeError, "put_seat(row, at, place, starts, hand, standing, acts, tally, known)");
        return NULL;
    }
    if (places(args + 1, where, 2) < 0 || places(PySequence_Fast_ITEMS(args[3]), start, 3) < 0)
        return NULL;
    Py_ssize_t hand = number(args[4]), size = PyBytes_GET_SIZE(args[5]);
    if (hand == -1 && PyErr_Occurred())
        return NULL;
    if ((to = spot(args[0], where[0], start[0], where[1], size + 2)) == NULL)
        return NULL;
    to[0] = clipped(hand);
    memcpy(to + 1, PyBytes_AS_STRING(args[5]), size);
    to[size + 1] = args[6] == Py_True;
    for (int i = 1; i < 3; i++) {
        size = PyBytes_GET_SIZE(args[6 + i]);
        if ((to = spot(args[0], where[0], start[i], where[1], size)) == NULL)
            return NULL;
        memcpy(to, PyBytes_AS_STRING(args[6 + i]), size);
    }
    Py_RETURN_NONE;
}

/* count(cards, size) */
static PyObject *
count(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "count(cards, size)");
        return NULL;
    }
    Py_ssize_t size = number(args[1]);
    if (size == -1 && PyErr_Occurred())
        return NULL;
    if (size < 0) {
        refuse("there is no such size");
        return NULL;
    }
    PyObject *made = PyBytes_FromStringAndSize(NULL, size);
    if (made != NULL && put_counts((unsigned char *)PyBytes_AS_STRING(made), size, args[0]) < 0)
        Py_CLEAR(made);
    return made;
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

/* pick(table, places) */
static PyObject *
pick(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    PyObject **entry, **place;
    Py_ssize_t entries, places;
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "pick(table, places)");
        return NULL;
    }
    if (items(args[0], &entry, &entries) < 0 || items(args[1], &place, &places) < 0)
        return NULL;
    PyObject *made = PyList_New(places);
    if (made == NULL)
        return NULL;
    for (Py_ssize_t i = 0; i < places; i++) {
        Py_ssize_t at = number(place[i]);
        if (at < 0 || at >= entries) {
            if (!PyErr_Occurred())
                refuse("the table has no such place");
            Py_DECREF(made);
            return NULL;
        }
        Py_INCREF(entry[at]);
        PyList_SET_ITEM(made, i, entry[at]);
    }
    return made;
}

/* One entry of a list, by four random bytes; -1 with an error set if there is none. */
static Py_ssize_t
drawn(PyObject *list, const unsigned char *luck)
{
    PyObject **item;
    Py_ssize_t length;
    if (items(list, &item, &length) < 0)
        return -1;
    if (length == 0)
        return refuse("there is nothing to draw from");
    unsigned long long share = luck[0] | luck[1] << 8 | luck[2] << 16 | (unsigned long long)luck[3] << 24;
    return number(item[share * (unsigned long long)length >> 32]);
}

/* draw(lists, luck) */
static PyObject *
draw(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    PyObject **list;
    Py_ssize_t lists;
    if (nargs != 2 || !PyBytes_Check(args[1])) {
        PyErr_SetString(PyExc_TypeError, "draw(lists, luck)");
        return NULL;
    }
    if (items(args[0], &list, &lists) < 0)
        return NULL;
    if (PyBytes_GET_SIZE(args[1]) != LUCK * lists) {
        refuse("four bytes are needed for each list");
        return NULL;
    }
    PyObject *made = PyByteArray_FromStringAndSize(NULL, lists * (Py_ssize_t)sizeof(int64_t));
    if (made == NULL)
        return NULL;
    int64_t *to = (int64_t *)PyByteArray_AS_STRING(made);
    const unsigned char *luck = (const unsigned char *)PyBytes_AS_STRING(args[1]);
    for (Py_ssize_t i = 0; i < lists; i++) {
        to[i] = drawn(list[i], luck + LUCK * i);
        if (to[i] == -1 && PyErr_Occurred()) {
            Py_DECREF(made);
            return NULL;
        }
    }
    return made;
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
    {"put", (PyCFunction)(void (*)(void))put, METH_FASTCALL, "put(row, at, pattern, *parts)"},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "mark(row, at, size, places)"},
    {"put_seat", (PyCFunction)(void (*)(void))put_seat, METH_FASTCALL, "what everybody sees of a seat"},
    {"unpack", (PyCFunction)(void (*)(void))unpack, METH_FASTCALL, "unpack(numbers, size)"},
    {"count", (PyCFunction)(void (*)(void))count, METH_FASTCALL, "count(cards, size)"},
    {"pick", (PyCFunction)(void (*)(void))pick, METH_FASTCALL, "pick(table, places)"},
    {"draw", (PyCFunction)(void (*)(void))draw, METH_FASTCALL, "draw(lists, luck)"},
    {"clip", clip, METH_O, "clip(numbers)"},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "spinney.envs.rows", NULL, 0, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC
PyInit_rows(void)
{
    return PyModule_Create(&module);
}
