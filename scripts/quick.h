#pragma once
/* Attributes of records and names of modules, remembered where they are read.

   mypyc reads a field of a msgspec Struct by a look-up of its name in the class, and a name of a module by a look-up in
   its dictionary. Here each such place in the compiled code remembers where it found the thing, as the interpreter does:
   a field by its offset for the version of the class, a name by its value for the version of the dictionary. Whatever
   is not as simple as that is asked for in the usual way, and so is everything on a Python or compiler that lacks what
   this needs. `scripts/compile.py` adds this file to the code that mypyc writes. */

#if defined(__GNUC__) && PY_VERSION_HEX < 0x030E0000 && !defined(Py_GIL_DISABLED)

#include <structmember.h>
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#define QUICK_TRIES 64
#define QUICK_NO_VERSION ((unsigned int)-1)

typedef struct {
    PyObject *name; /* what was asked for last; in most places it is always the same */
    unsigned int version[2]; /* of the two classes last met here */
    int offset[2];
    int tries; /* a place where fields are never found so is left alone after a while */
} QuickPlace;

typedef struct {
    uint64_t version;
    PyObject *value;
} QuickName;

/* The offset of a field kept in a slot, 0 where the name is anything else. */
static int Quick_Find(QuickPlace *place, PyTypeObject *type, PyObject *name, int writing) {
    if (place->tries >= QUICK_TRIES)
        return 0;
    place->tries++;
    PyObject *found = _PyType_Lookup(type, name);
    if (found == NULL || Py_TYPE(found) != &PyMemberDescr_Type || type->tp_version_tag == 0)
        return 0;
    PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
    if (member->type != T_OBJECT_EX || (writing && member->flags & READONLY))
        return 0;
    if (place->name != name) {
        Py_INCREF(name);
        Py_XSETREF(place->name, name);
        place->version[0] = QUICK_NO_VERSION;
    }
    place->version[1] = place->version[0];
    place->offset[1] = place->offset[0];
    place->version[0] = type->tp_version_tag;
    place->offset[0] = (int)member->offset;
    return place->offset[0];
}

static __attribute__((noinline)) PyObject *Quick_GetOther(QuickPlace *place, PyObject *thing, PyObject *name) {
    if (Py_TYPE(thing)->tp_getattro == PyObject_GenericGetAttr)
        Quick_Find(place, Py_TYPE(thing), name, 0);
    return PyObject_GetAttr(thing, name);
}

static inline PyObject *Quick_GetAttr(QuickPlace *place, PyObject *thing, PyObject *name) {
    unsigned int version = Py_TYPE(thing)->tp_version_tag;
    int offset = 0;
    if (place->name == name) {
        if (version == place->version[0])
            offset = place->offset[0];
        else if (version == place->version[1])
            offset = place->offset[1];
    }
    if (offset) {
        PyObject *value = *(PyObject **)((char *)thing + offset);
        if (value != NULL) {
            Py_INCREF(value);
            return value;
        }
    }
    return Quick_GetOther(place, thing, name);
}

static __attribute__((noinline)) int Quick_SetOther(QuickPlace *place, PyObject *thing, PyObject *name, PyObject *value) {
    static setattrofunc of_records = NULL; /* what a Struct does to set a field: it may begin to be watched for cycles */
    if (of_records == NULL) {
        PyObject *module = PyImport_ImportModule("msgspec");
        PyObject *record = module == NULL ? NULL : PyObject_GetAttrString(module, "Struct");
        if (record == NULL)
            PyErr_Clear();
        of_records = record == NULL ? PyObject_GenericSetAttr : ((PyTypeObject *)record)->tp_setattro;
        Py_XDECREF(record);
        Py_XDECREF(module);
    }
    setattrofunc setter = Py_TYPE(thing)->tp_setattro;
    if (setter == PyObject_GenericSetAttr || setter == of_records)
        Quick_Find(place, Py_TYPE(thing), name, 1);
    return PyObject_SetAttr(thing, name, value);
}

static inline int Quick_SetAttr(QuickPlace *place, PyObject *thing, PyObject *name, PyObject *value) {
    PyTypeObject *type = Py_TYPE(thing);
    unsigned int version = type->tp_version_tag;
    int offset = 0;
    if (place->name == name) {
        if (version == place->version[0])
            offset = place->offset[0];
        else if (version == place->version[1])
            offset = place->offset[1];
    }
    if (offset && value != NULL) {
        if (!PyType_IS_GC(Py_TYPE(value)) || !PyType_IS_GC(type) || PyObject_GC_IsTracked(thing)) {
            PyObject **slot = (PyObject **)((char *)thing + offset);
            PyObject *old = *slot;
            Py_INCREF(value);
            *slot = value;
            Py_XDECREF(old);
            return 0;
        }
    }
    return Quick_SetOther(place, thing, name, value);
}

static __attribute__((noinline)) PyObject *Quick_FindName(QuickName *known, PyObject *names, PyObject *name) {
    PyObject *value = CPyDict_GetItem(names, name);
    if (value != NULL) {
        known->version = ((PyDictObject *)names)->ma_version_tag;
        known->value = value;
    }
    return value;
}

static inline PyObject *Quick_GetName(QuickName *known, PyObject *names, PyObject *name) {
    if (((PyDictObject *)names)->ma_version_tag == known->version) {
        Py_INCREF(known->value);
        return known->value;
    }
    return Quick_FindName(known, names, name);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(thing, name)                                                                                 \
    ({                                                                                                                 \
        static QuickPlace quick_place = {NULL, {QUICK_NO_VERSION, QUICK_NO_VERSION}, {0, 0}, 0};                             \
        Quick_GetAttr(&quick_place, (thing), (name));                                                                  \
    })
#define PyObject_SetAttr(thing, name, value)                                                                           \
    ({                                                                                                                 \
        static QuickPlace quick_place = {NULL, {QUICK_NO_VERSION, QUICK_NO_VERSION}, {0, 0}, 0};                             \
        Quick_SetAttr(&quick_place, (thing), (name), (value));                                                         \
    })
#define Quick_Name(names, name)                                                                                        \
    ({                                                                                                                 \
        static QuickName quick_name = {0, NULL};                                                                       \
        Quick_GetName(&quick_name, (names), (name));                                                                   \
    })

#else

#define Quick_Name(names, name) CPyDict_GetItem((names), (name))

#endif

/* `a & ~b`, which sets of cells need more than anything else (`quick_ints.c`). */
CPyTagged Quick_AndNotLong(CPyTagged left, CPyTagged right);

static inline CPyTagged Quick_AndNot(CPyTagged left, CPyTagged right) {
    if (CPyTagged_CheckShort(left) && CPyTagged_CheckShort(right))
        return left & ~right & ~CPY_INT_TAG;
    return Quick_AndNotLong(left, right);
}
