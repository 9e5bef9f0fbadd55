// Stands in the place of every compiled module: asks the engine, which has all the code, for the module
// of that name. mypyc writes such a file for each of some two hundred; one for all compiles at once.
#include <Python.h>

static PyObject *
found(PyObject *spec, PyModuleDef *Py_UNUSED(def))
{
    char path[256];
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *word = name ? PyObject_CallMethod(name, "replace", "ss", ".", "___") : NULL;
    const char *text = word ? PyUnicode_AsUTF8(word) : NULL;
    PyObject *(*start)(void) = NULL;
    if (text) {
        PyOS_snprintf(path, sizeof path, "dwarrow_engine__mypyc.init_%s", text);
        start = (PyObject *(*)(void))PyCapsule_Import(path, 0);
    }
    Py_XDECREF(word);
    Py_XDECREF(name);
    return start ? start() : NULL;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, found}, {0, NULL}};
static PyModuleDef def = {PyModuleDef_HEAD_INIT, .m_name = "engine", .m_slots = slots};

// Python asks for the function that bears the last word of the module's name.
#define LEADS(word) PyMODINIT_FUNC PyInit_##word(void) { return PyModuleDef_Init(&def); }
