#ifndef CV_MODULE_TYPES_H
#define CV_MODULE_TYPES_H

#include <stddef.h>

/// Takes the metadata of a type, as `Any.Type` is laid out, and the name of the type.
typedef void (*cv_type_handler)(const void *type, const char *name, void *context);

/// Hands on every structure, class and enumeration of a Swift module that is linked into this program, but generic ones. The order is that of
/// the linker.
void cv_each_type(const char *module, cv_type_handler handler, void *context);

#endif
