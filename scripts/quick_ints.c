/* Whole numbers beyond a machine word, as sets of cells are: what mypyc's own code asks Python for, done on the digits.

   mypyc keeps a number of up to 62 bits in a register, and hands larger ones to functions of its runtime, which make an
   object for every result and try whether it fits a register after all. The functions here do the same for what boards
   need (`&`, `|`, `^`, `~`, shifts, `a & ~b`, the lowest bit), and make an object only of what is large. All else is left
   to the usual ones, and everything on a Python whose numbers look otherwise. `scripts/compile.py` compiles this file in
   place of the two of the runtime that it includes, whose functions are called `..._usual` where there are others here. */

#include <Python.h>

#if defined(__GNUC__) && PY_VERSION_HEX < 0x030E0000 && PyLong_SHIFT == 30
#define QUICK_INTS
#define CPyTagged_BitwiseLongOp_ CPyTagged_BitwiseLongOp_usual
#define CPyTagged_Invert_ CPyTagged_Invert_usual
#define CPyTagged_Negate_ CPyTagged_Negate_usual
#define CPyTagged_Subtract_ CPyTagged_Subtract_usual
#define CPyTagged_Add_ CPyTagged_Add_usual
#define CPyTagged_Multiply_ CPyTagged_Multiply_usual
#define CPyTagged_Remainder_ CPyTagged_Remainder_usual
#define CPyTagged_Lshift_ CPyTagged_Lshift_usual
#define CPyTagged_Rshift_ CPyTagged_Rshift_usual
#define CPyTagged_IsEq_ CPyTagged_IsEq_usual
#define CPyTagged_BitLength CPyTagged_BitLength_usual
#define CPyLong_AsSsize_tAndOverflow_ CPyLong_AsSsize_tAndOverflow_usual
#endif

#include "int_ops.c"
#include "pythonsupport.c"

#ifdef QUICK_INTS
#undef CPyTagged_BitwiseLongOp_
#undef CPyTagged_Invert_
#undef CPyTagged_Negate_
#undef CPyTagged_Subtract_
#undef CPyTagged_Add_
#undef CPyTagged_Multiply_
#undef CPyTagged_Remainder_
#undef CPyTagged_Lshift_
#undef CPyTagged_Rshift_
#undef CPyTagged_IsEq_
#undef CPyTagged_BitLength
#undef CPyLong_AsSsize_tAndOverflow_

CPyTagged CPyTagged_Invert_(CPyTagged number);

#define QUICK_DIGITS 40 /* larger numbers go the usual way */

typedef struct {
    const digit *digits;
    Py_ssize_t size;
    int negative;
    digit own[3];
} QuickNumber;

static inline void Quick_Read(CPyTagged number, QuickNumber *into) {
    if (CPyTagged_CheckShort(number)) {
        Py_ssize_t value = CPyTagged_ShortAsSsize_t(number);
        into->negative = value < 0;
        size_t left = value < 0 ? -(size_t)value : (size_t)value;
        into->size = 0;
        while (left) {
            into->own[into->size++] = left & PyLong_MASK;
            left >>= PyLong_SHIFT;
        }
        into->digits = into->own;
    } else {
        PyLongObject *object = (PyLongObject *)CPyTagged_LongAsObject(number);
        Py_ssize_t size = CPY_LONG_SIZE_SIGNED(object);
        into->negative = size < 0;
        into->size = size < 0 ? -size : size;
        into->digits = &CPY_LONG_DIGIT(object, 0);
    }
}

static CPyTagged Quick_Object(const digit *digits, Py_ssize_t size, int negative) {
    PyLongObject *made = _PyLong_New(size);
    if (made == NULL)
        CPyError_OutOfMemory();
    memcpy(&CPY_LONG_DIGIT(made, 0), digits, size * sizeof(digit));
    if (negative)
        _PyLong_SetSignAndDigitCount(made, -1, size);
    return (CPyTagged)made | CPY_INT_TAG;
}

static inline CPyTagged Quick_Make(const digit *digits, Py_ssize_t size, int negative) {
    while (size && digits[size - 1] == 0)
        size--;
    if (size < 3 || (size == 3 && digits[2] < 4)) { /* up to 62 bits */
        size_t value = 0;
        for (Py_ssize_t at = size; at--;)
            value = value << PyLong_SHIFT | digits[at];
        return (negative ? -value : value) << 1;
    }
    if (negative && size == 3 && digits[2] == 4 && !digits[1] && !digits[0])
        return (CPyTagged)CPY_TAGGED_MIN << 1;
    return Quick_Object(digits, size, negative);
}

/* a & ~b, where neither is negative */
static CPyTagged Quick_Without(const QuickNumber *a, const QuickNumber *b) {
    digit result[QUICK_DIGITS];
    Py_ssize_t at, both = a->size < b->size ? a->size : b->size;
    for (at = 0; at < both; at++)
        result[at] = a->digits[at] & ~b->digits[at];
    for (; at < a->size; at++)
        result[at] = a->digits[at];
    return Quick_Make(result, a->size, 0);
}

/* a & -m: the digits of ~(m - 1) */
static CPyTagged Quick_AndNegative(const QuickNumber *a, const QuickNumber *minus) {
    digit result[QUICK_DIGITS];
    digit borrow = 1;
    for (Py_ssize_t at = 0; at < a->size; at++) {
        digit less = (at < minus->size ? minus->digits[at] : 0) - borrow;
        borrow = less >> 31;
        result[at] = a->digits[at] & ~less & PyLong_MASK;
    }
    return Quick_Make(result, a->size, 0);
}

CPyTagged CPyTagged_BitwiseLongOp_(CPyTagged left, CPyTagged right, char op) {
    QuickNumber a, b;
    Quick_Read(left, &a);
    Quick_Read(right, &b);
    if (a.size > QUICK_DIGITS || b.size > QUICK_DIGITS || (a.negative && b.negative))
        return CPyTagged_BitwiseLongOp_usual(left, right, op);
    if (a.negative || b.negative) {
        if (op != '&')
            return CPyTagged_BitwiseLongOp_usual(left, right, op);
        return a.negative ? Quick_AndNegative(&b, &a) : Quick_AndNegative(&a, &b);
    }
    digit result[QUICK_DIGITS];
    const QuickNumber *small = a.size < b.size ? &a : &b, *large = a.size < b.size ? &b : &a;
    const digit *one = small->digits, *other = large->digits;
    Py_ssize_t at, both = small->size;
    if (op == '&') {
        for (at = 0; at < both; at++)
            result[at] = one[at] & other[at];
        return Quick_Make(result, both, 0);
    }
    if (op == '|')
        for (at = 0; at < both; at++)
            result[at] = one[at] | other[at];
    else
        for (at = 0; at < both; at++)
            result[at] = one[at] ^ other[at];
    for (; at < large->size; at++)
        result[at] = other[at];
    return Quick_Make(result, large->size, 0);
}

CPyTagged Quick_AndNotLong(CPyTagged left, CPyTagged right) {
    QuickNumber a, b;
    Quick_Read(left, &a);
    Quick_Read(right, &b);
    if (!a.negative && !b.negative && a.size <= QUICK_DIGITS)
        return Quick_Without(&a, &b);
    CPyTagged inverted = CPyTagged_Invert_(right);
    CPyTagged result = CPyTagged_BitwiseLongOp_(left, inverted, '&');
    CPyTagged_DECREF(inverted);
    return result;
}

CPyTagged CPyTagged_Invert_(CPyTagged number) {
    QuickNumber a;
    Quick_Read(number, &a);
    if (a.negative || a.size >= QUICK_DIGITS)
        return CPyTagged_Invert_usual(number);
    digit result[QUICK_DIGITS];
    digit carry = 1;
    for (Py_ssize_t at = 0; at < a.size; at++) {
        digit more = a.digits[at] + carry;
        result[at] = more & PyLong_MASK;
        carry = more >> PyLong_SHIFT;
    }
    result[a.size] = carry;
    return Quick_Make(result, a.size + 1, 1);
}

CPyTagged CPyTagged_Negate_(CPyTagged number) {
    QuickNumber a;
    Quick_Read(number, &a);
    return Quick_Make(a.digits, a.size, !a.negative);
}

CPyTagged CPyTagged_Subtract_(CPyTagged left, CPyTagged right) {
    QuickNumber a;
    Quick_Read(left, &a);
    Py_ssize_t less = CPyTagged_CheckShort(right) ? CPyTagged_ShortAsSsize_t(right) : -1;
    if (a.negative || a.size < 3 || a.size > QUICK_DIGITS || less < 0 || less > PyLong_MASK)
        return CPyTagged_Subtract_usual(left, right);
    digit result[QUICK_DIGITS];
    digit borrow = (digit)less;
    for (Py_ssize_t at = 0; at < a.size; at++) {
        digit left_over = a.digits[at] - borrow;
        borrow = left_over >> 31;
        result[at] = left_over & PyLong_MASK;
    }
    return Quick_Make(result, a.size, 0);
}

CPyTagged CPyTagged_Lshift_(CPyTagged left, CPyTagged right) {
    QuickNumber a;
    Quick_Read(left, &a);
    Py_ssize_t count = CPyTagged_CheckShort(right) ? CPyTagged_ShortAsSsize_t(right) : -1;
    Py_ssize_t whole = count / PyLong_SHIFT, rest = count % PyLong_SHIFT;
    if (a.negative || count < 0 || whole >= QUICK_DIGITS || a.size + whole >= QUICK_DIGITS)
        return CPyTagged_Lshift_usual(left, right);
    digit result[QUICK_DIGITS];
    uint64_t carry = 0;
    memset(result, 0, whole * sizeof(digit));
    for (Py_ssize_t at = 0; at < a.size; at++) {
        carry |= (uint64_t)a.digits[at] << rest;
        result[whole + at] = carry & PyLong_MASK;
        carry >>= PyLong_SHIFT;
    }
    result[whole + a.size] = (digit)carry;
    return Quick_Make(result, whole + a.size + 1, 0);
}

CPyTagged CPyTagged_Rshift_(CPyTagged left, CPyTagged right) {
    QuickNumber a;
    Quick_Read(left, &a);
    Py_ssize_t count = CPyTagged_CheckShort(right) ? CPyTagged_ShortAsSsize_t(right) : -1;
    if (a.negative || count < 0 || a.size > QUICK_DIGITS)
        return CPyTagged_Rshift_usual(left, right);
    Py_ssize_t whole = count / PyLong_SHIFT, rest = count % PyLong_SHIFT, size = a.size - whole;
    if (size <= 0)
        return 0;
    digit result[QUICK_DIGITS];
    for (Py_ssize_t at = 0; at < size; at++) {
        uint64_t two = a.digits[at + whole];
        if (at + 1 < size)
            two |= (uint64_t)a.digits[at + whole + 1] << PyLong_SHIFT;
        result[at] = two >> rest & PyLong_MASK;
    }
    return Quick_Make(result, size, 0);
}

bool CPyTagged_IsEq_(CPyTagged left, CPyTagged right) {
    if (CPyTagged_CheckShort(right) || CPyTagged_CheckShort(left))
        return false; /* what fits a register is never an object */
    PyLongObject *a = (PyLongObject *)CPyTagged_LongAsObject(left), *b = (PyLongObject *)CPyTagged_LongAsObject(right);
    Py_ssize_t size = CPY_LONG_SIZE_SIGNED(a);
    if (size != CPY_LONG_SIZE_SIGNED(b))
        return false;
    return memcmp(&CPY_LONG_DIGIT(a, 0), &CPY_LONG_DIGIT(b, 0), (size < 0 ? -size : size) * sizeof(digit)) == 0;
}

CPyTagged CPyTagged_BitLength(CPyTagged number) {
    if (CPyTagged_CheckShort(number))
        return CPyTagged_BitLength_usual(number);
    QuickNumber a;
    Quick_Read(number, &a);
    return (CPyTagged)((a.size - 1) * PyLong_SHIFT + 32 - __builtin_clz(a.digits[a.size - 1])) << 1;
}

/* Dice reckon with numbers of 64 bits. */
static inline int Quick_Is64(CPyTagged number, uint64_t *into) {
    QuickNumber a;
    Quick_Read(number, &a);
    if (a.negative || a.size > 3 || (a.size == 3 && a.digits[2] > 15))
        return 0;
    *into = 0;
    for (Py_ssize_t at = a.size; at--;)
        *into = *into << PyLong_SHIFT | a.digits[at];
    return 1;
}

static CPyTagged Quick_From128(unsigned __int128 value) {
    digit result[5];
    for (int at = 0; at < 5; at++) {
        result[at] = (digit)value & PyLong_MASK;
        value >>= PyLong_SHIFT;
    }
    return Quick_Make(result, 5, 0);
}

CPyTagged CPyTagged_Add_(CPyTagged left, CPyTagged right) {
    uint64_t a, b;
    if (Quick_Is64(left, &a) && Quick_Is64(right, &b))
        return Quick_From128((unsigned __int128)a + b);
    return CPyTagged_Add_usual(left, right);
}

CPyTagged CPyTagged_Multiply_(CPyTagged left, CPyTagged right) {
    uint64_t a, b;
    if (Quick_Is64(left, &a) && Quick_Is64(right, &b))
        return Quick_From128((unsigned __int128)a * b);
    return CPyTagged_Multiply_usual(left, right);
}

CPyTagged CPyTagged_Remainder_(CPyTagged left, CPyTagged right) {
    uint64_t a, b;
    if (Quick_Is64(left, &a) && Quick_Is64(right, &b) && b)
        return Quick_From128(a % b);
    return CPyTagged_Remainder_usual(left, right);
}

/* Whether a number fits a register: asked of each one that is read from a record or a tuple. */
Py_ssize_t CPyLong_AsSsize_tAndOverflow_(PyObject *number, int *overflow) {
    Py_ssize_t size = CPY_LONG_SIZE_SIGNED((PyLongObject *)number);
    if (size > 3 || size < -3) {
        *overflow = size < 0 ? -1 : 1;
        return -1;
    }
    return CPyLong_AsSsize_tAndOverflow_usual(number, overflow);
}

#else

CPyTagged Quick_AndNotLong(CPyTagged left, CPyTagged right) {
    CPyTagged inverted = CPyTagged_Invert(right);
    CPyTagged result = CPyTagged_And(left, inverted);
    CPyTagged_DECREF(inverted);
    return result;
}

#endif
