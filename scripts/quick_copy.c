/* Copies of states: what `core/state.py` writes as a Python function from the annotations of a class, run from a plan.

   A plan is None for what copies share (numbers, strings, tuples of them), or a tuple that begins with its kind:
   ("struct", class, ((field, plan), ...)) names the fields that are not shared, ("list", plan), ("dict", plan), ("set",),
   ("tuple", plan), ("maybe", plan) for what may be None, ("call", function). States are trees, so that their lists need
   not be watched for cycles: Python's collector passes over copies that are kept. */

#include <Python.h>
#include <structmember.h>
#include <string.h>

typedef struct Plan {
    enum { SHARE, STRUCT, LIST, DICT, SET, TUPLE, MAYBE, CALL } kind;
    struct Plan *inner;
    PyTypeObject *type;
    PyCFunction shallow; /* the class's own copy, which shares all fields */
    PyObject *function;
    Py_ssize_t count;
    Py_ssize_t *offsets;
    struct Plan **fields;
} Plan;

typedef struct {
    PyObject_HEAD
    vectorcallfunc call;
    Plan *plan;
} Copier;

static PyObject *copy(const Plan *plan, PyObject *value);

static PyObject *copy_struct(const Plan *plan, PyObject *value) {
    if (Py_TYPE(value) != plan->type && !PyType_IsSubtype(Py_TYPE(value), plan->type)) {
        PyErr_Format(PyExc_TypeError, "%s in place of %s", Py_TYPE(value)->tp_name, plan->type->tp_name);
        return NULL;
    }
    PyObject *twin = plan->shallow(value, NULL);
    if (twin == NULL)
        return NULL;
    for (Py_ssize_t at = 0; at < plan->count; at++) {
        PyObject **slot = (PyObject **)((char *)twin + plan->offsets[at]);
        if (*slot == NULL)
            continue;
        PyObject *shared = *slot, *own = copy(plan->fields[at], shared);
        if (own == NULL) {
            Py_DECREF(twin);
            return NULL;
        }
        *slot = own;
        Py_DECREF(shared);
    }
    return twin;
}

static PyObject *copy_list(const Plan *inner, PyObject *value) {
    Py_ssize_t size = PyList_GET_SIZE(value);
    PyObject *twin = PyList_New(size);
    if (twin == NULL)
        return NULL;
    PyObject_GC_UnTrack(twin);
    for (Py_ssize_t at = 0; at < size; at++) {
        PyObject *one = copy(inner, PyList_GET_ITEM(value, at));
        if (one == NULL) {
            Py_DECREF(twin);
            return NULL;
        }
        PyList_SET_ITEM(twin, at, one);
    }
    return twin;
}

static PyObject *copy_dict(const Plan *inner, PyObject *value) {
    PyObject *twin = PyDict_Copy(value);
    if (twin == NULL)
        return NULL;
    if (inner->kind != SHARE) {
        PyObject *key, *shared;
        Py_ssize_t at = 0;
        while (PyDict_Next(value, &at, &key, &shared)) { /* the keys are there, so that their order stays */
            PyObject *one = copy(inner, shared);
            if (one == NULL || PyDict_SetItem(twin, key, one) < 0) {
                Py_XDECREF(one);
                Py_DECREF(twin);
                return NULL;
            }
            Py_DECREF(one);
        }
    }
    PyObject_GC_UnTrack(twin);
    return twin;
}

static PyObject *copy_tuple(const Plan *inner, PyObject *value) {
    Py_ssize_t size = PyTuple_GET_SIZE(value);
    PyObject *twin = PyTuple_New(size);
    if (twin == NULL)
        return NULL;
    for (Py_ssize_t at = 0; at < size; at++) {
        PyObject *one = copy(inner, PyTuple_GET_ITEM(value, at));
        if (one == NULL) {
            Py_DECREF(twin);
            return NULL;
        }
        PyTuple_SET_ITEM(twin, at, one);
    }
    return twin;
}

static PyObject *copy(const Plan *plan, PyObject *value) {
    switch (plan->kind) {
    case STRUCT:
        return copy_struct(plan, value);
    case LIST:
        if (PyList_CheckExact(value))
            return copy_list(plan->inner, value);
        if (PyTuple_CheckExact(value) && plan->inner->kind == SHARE) { /* as a slice of it would be */
            Py_INCREF(value);
            return value;
        }
        break;
    case DICT:
        if (PyDict_CheckExact(value))
            return copy_dict(plan->inner, value);
        break;
    case SET:
        if (PyAnySet_CheckExact(value))
            return PySet_New(value);
        break;
    case TUPLE:
        if (PyTuple_CheckExact(value))
            return copy_tuple(plan->inner, value);
        break;
    case MAYBE:
        if (value != Py_None)
            return copy(plan->inner, value);
        /* fall through */
    case SHARE:
        Py_INCREF(value);
        return value;
    case CALL:
        return PyObject_CallOneArg(plan->function, value);
    }
    PyErr_Format(PyExc_TypeError, "a state holds %s where its class says otherwise", Py_TYPE(value)->tp_name);
    return NULL;
}

/* ---------------------------------------------------------------------- plans */

static void drop(Plan *plan) {
    if (plan == NULL)
        return;
    drop(plan->inner);
    for (Py_ssize_t at = 0; plan->fields != NULL && at < plan->count; at++)
        drop(plan->fields[at]);
    Py_XDECREF(plan->type);
    Py_XDECREF(plan->function);
    PyMem_Free(plan->offsets);
    PyMem_Free(plan->fields);
    PyMem_Free(plan);
}

static Plan *read_plan(PyObject *given);

static int read_struct(Plan *plan, PyObject *given) {
    PyObject *kind, *type, *fields;
    if (!PyArg_ParseTuple(given, "UO!O!", &kind, &PyType_Type, &type, &PyTuple_Type, &fields))
        return -1;
    Py_INCREF(type);
    plan->type = (PyTypeObject *)type;
    PyObject *shallow = PyObject_GetAttrString(type, "__copy__");
    if (shallow == NULL)
        return -1;
    int fits = Py_TYPE(shallow) == &PyMethodDescr_Type &&
               ((PyMethodDescrObject *)shallow)->d_method->ml_flags == METH_NOARGS;
    if (fits)
        plan->shallow = ((PyMethodDescrObject *)shallow)->d_method->ml_meth;
    Py_DECREF(shallow);
    if (!fits) {
        PyErr_SetString(PyExc_ValueError, "a class with a copy of another kind");
        return -1;
    }
    Py_ssize_t size = PyTuple_GET_SIZE(fields);
    plan->offsets = PyMem_Calloc(size + 1, sizeof(Py_ssize_t));
    plan->fields = PyMem_Calloc(size + 1, sizeof(Plan *));
    if (plan->offsets == NULL || plan->fields == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t at = 0; at < size; at++) {
        PyObject *name, *inner;
        if (!PyArg_ParseTuple(PyTuple_GET_ITEM(fields, at), "UO", &name, &inner))
            return -1;
        PyObject *found = PyObject_GetAttr(type, name);
        if (found == NULL)
            return -1;
        PyMemberDef *member = Py_TYPE(found) == &PyMemberDescr_Type ? ((PyMemberDescrObject *)found)->d_member : NULL;
        Py_DECREF(found); /* the class keeps it */
        if (member == NULL || member->type != T_OBJECT_EX) {
            PyErr_Format(PyExc_ValueError, "%U is not kept in a slot", name);
            return -1;
        }
        plan->offsets[at] = member->offset;
        plan->fields[at] = read_plan(inner);
        if (plan->fields[at] == NULL)
            return -1;
        plan->count = at + 1;
    }
    return 0;
}

static Plan *read_plan(PyObject *given) {
    static const char *const kinds[] = {"", "struct", "list", "dict", "set", "tuple", "maybe", "call"};
    Plan *plan = PyMem_Calloc(1, sizeof(Plan));
    if (plan == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    if (given == Py_None)
        return plan;
    const char *kind = PyTuple_Check(given) && PyTuple_GET_SIZE(given) && PyUnicode_Check(PyTuple_GET_ITEM(given, 0))
                           ? PyUnicode_AsUTF8(PyTuple_GET_ITEM(given, 0))
                           : "";
    for (int at = STRUCT; at <= CALL; at++)
        if (kind != NULL && strcmp(kind, kinds[at]) == 0)
            plan->kind = at;
    PyObject *second = plan->kind != SHARE && PyTuple_GET_SIZE(given) > 1 ? PyTuple_GET_ITEM(given, 1) : NULL;
    int failed = plan->kind == SHARE || (second == NULL && plan->kind != SET);
    if (failed)
        PyErr_Format(PyExc_ValueError, "no plan of a copy: %R", given);
    else if (plan->kind == STRUCT)
        failed = read_struct(plan, given) < 0;
    else if (plan->kind == CALL) {
        Py_INCREF(second);
        plan->function = second;
    } else if (plan->kind != SET) {
        plan->inner = read_plan(second);
        failed = plan->inner == NULL;
    }
    if (failed) {
        drop(plan);
        return NULL;
    }
    return plan;
}

/* ---------------------------------------------------------------------- the function that Python calls */

static PyObject *call(PyObject *self, PyObject *const *given, size_t flags, PyObject *names) {
    if (PyVectorcall_NARGS(flags) != 1 || (names != NULL && PyTuple_GET_SIZE(names))) {
        PyErr_SetString(PyExc_TypeError, "a copier takes what it shall copy");
        return NULL;
    }
    return copy(((Copier *)self)->plan, given[0]);
}

static void dealloc(PyObject *self) {
    drop(((Copier *)self)->plan);
    PyObject_Free(self);
}

static PyTypeObject CopierType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "undercroft._compiled.Copier",
    .tp_basicsize = sizeof(Copier),
    .tp_dealloc = dealloc,
    .tp_vectorcall_offset = offsetof(Copier, call),
    .tp_call = PyVectorcall_Call,
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL,
};

PyObject *Quick_Copier(PyObject *module, PyObject *given) {
    if (PyType_Ready(&CopierType) < 0)
        return NULL;
    Plan *plan = read_plan(given);
    if (plan == NULL)
        return NULL;
    Copier *made = PyObject_New(Copier, &CopierType);
    if (made == NULL) {
        drop(plan);
        return NULL;
    }
    made->call = call;
    made->plan = plan;
    return (PyObject *)made;
}
