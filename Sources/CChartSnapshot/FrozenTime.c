// The functions of the C library by which Foundation and the standard library ask for the time of day and for random bytes. A program
// finds these before those of the library, in which all other calls end. A thread that is not frozen sees no difference.
#define _GNU_SOURCE
#include "FrozenTime.h"

static _Thread_local struct cv_frozen_time frozen;

struct cv_frozen_time cv_exchange_frozen_time(struct cv_frozen_time next) {
  struct cv_frozen_time before = frozen;
  frozen = next;
  return before;
}

#if defined(__linux__)
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <sys/time.h>

// Vigna, SplitMix64, 2015: public domain; the highest byte of each number.
static uint8_t random_byte(void) {
  uint64_t z = (frozen.seed += 0x9E3779B97F4A7C15);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return (uint8_t)((z ^ (z >> 31)) >> 56);
}

static void *after_this(const char *name, void **found) {
  void *function = __atomic_load_n(found, __ATOMIC_ACQUIRE);
  if (function) return function;
  function = dlsym(RTLD_NEXT, name);
  __atomic_store_n(found, function, __ATOMIC_RELEASE);
  return function;
}

// A program that is linked whole has no library behind this.
static int missing(void) {
  errno = ENOSYS;
  return -1;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  static void *found;
  if (frozen.is_frozen && clock == CLOCK_REALTIME) {
    *result = frozen.now;
    return 0;
  }
  int (*next)(clockid_t, struct timespec *) = after_this("clock_gettime", &found);
  return next ? next(clock, result) : missing();
}

int gettimeofday(struct timeval *result, void *zone) {
  static void *found;
  if (frozen.is_frozen && result) {
    result->tv_sec = frozen.now.tv_sec;
    result->tv_usec = (suseconds_t)(frozen.now.tv_nsec / 1000);
    return 0;
  }
  int (*next)(struct timeval *, void *) = after_this("gettimeofday", &found);
  return next ? next(result, zone) : missing();
}

// `swift_stdlib_random` asks the system by its number. No call takes more than six arguments.
long syscall(long number, ...) {
  static void *found;
  long argument[6];
  va_list arguments;
  va_start(arguments, number);
  for (int place = 0; place < 6; place++) argument[place] = va_arg(arguments, long);
  va_end(arguments);
  if (frozen.is_frozen && number == SYS_getrandom) {
    for (long byte = 0; byte < argument[1]; byte++) ((uint8_t *)argument[0])[byte] = random_byte();
    return argument[1];
  }
  long (*next)(long, ...) = after_this("syscall", &found);
  if (!next) return missing();
  return next(number, argument[0], argument[1], argument[2], argument[3], argument[4], argument[5]);
}
#endif
