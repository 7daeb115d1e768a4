#include <stddef.h>
#include <stdint.h>

// Of libFuzzer, whose headers the toolchain does not carry: LLVM, compiler-rt/lib/fuzzer/FuzzerInterface.h.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
