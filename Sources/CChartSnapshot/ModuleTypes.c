// The records of types that Swift's compiler writes for reflection, as its ABI has them: github.com/swiftlang/swift, docs/ABI/TypeMetadata.rst.
#include "ModuleTypes.h"

#if defined(__linux__)
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

struct section {
  uintptr_t start;
  size_t length;
};

// The beginning of what the runtime knows of each image: include/swift/Runtime/... `MetadataSections`.
struct sections {
  uintptr_t version;
  const void *base;
  void *unused[2];
  struct section protocols;
  struct section conformances;
  struct section types;
};

struct context_descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t access_function;
};

struct metadata_response {
  const void *type;
  size_t state;
};

extern void swift_enumerateAllMetadataSections(
  bool (*body)(const struct sections *sections, void *context), void *context);

enum { kind_mask = 0x1F, kind_module = 0, kind_class = 16, kind_enumeration = 18, is_generic = 0x80, is_indirect = 1 };

static const void *target(const int32_t *relative) { return *relative ? (const char *)relative + *relative : NULL; }

// A pointer whose lowest bit says that it points at a pointer.
static const struct context_descriptor *context(const int32_t *relative, int32_t bits) {
  int32_t offset = *relative & ~bits;
  if (!offset) return NULL;
  const void *place = (const char *)relative + offset;
  return *relative & is_indirect ? *(const void *const *)place : place;
}

static const char *module_of(const struct context_descriptor *type) {
  while (type && (type->flags & kind_mask) != kind_module) type = context(&type->parent, is_indirect);
  return type ? target(&type->name) : NULL;
}

static bool is_plain_type(const struct context_descriptor *type) {
  uint32_t kind = type->flags & kind_mask;
  return kind >= kind_class && kind <= kind_enumeration && !(type->flags & is_generic);
}

struct search {
  const char *module;
  cv_type_handler handler;
  void *context;
};

static bool hand_on(const struct sections *sections, void *opaque) {
  const struct search *search = opaque;
  const int32_t *record = (const int32_t *)sections->types.start;
  const int32_t *end = (const int32_t *)(sections->types.start + sections->types.length);
  for (; record && record < end; record++) {
    const struct context_descriptor *type = context(record, 3);
    if (!type || !is_plain_type(type)) continue;
    const char *module = module_of(type);
    if (!module || strcmp(module, search->module) != 0) continue;
    struct metadata_response (*metadata)(size_t) __attribute__((swiftcall)) = (void *)target(&type->access_function);
    if (metadata) search->handler(metadata(0).type, target(&type->name), search->context);
  }
  return true;
}

void cv_each_type(const char *module, cv_type_handler handler, void *context) {
  struct search search = {module, handler, context};
  swift_enumerateAllMetadataSections(hand_on, &search);
}
#else
void cv_each_type(const char *module, cv_type_handler handler, void *context) {}
#endif
