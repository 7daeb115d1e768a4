#ifndef CV_FROZEN_TIME_H
#define CV_FROZEN_TIME_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/// What a thread takes for the time of day and for random numbers while it is frozen.
struct cv_frozen_time {
  bool is_frozen;
  /// The time of day.
  struct timespec now;
  /// The state of the random numbers, which each one moves on.
  uint64_t seed;
};

/// Gives this thread a time and a seed, and returns what it had.
struct cv_frozen_time cv_exchange_frozen_time(struct cv_frozen_time next);

#endif
