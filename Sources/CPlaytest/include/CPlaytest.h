#ifndef CPLAYTEST_H
#define CPLAYTEST_H

#include <stddef.h>

/// How a trial ended.
enum trial_end {
  /// The body returned 0.
  TRIAL_PASSED,
  /// The body returned another number.
  TRIAL_FAILED,
  /// The process died of a signal, as of a trap.
  TRIAL_DIED,
  /// It computed for as long as it may.
  TRIAL_LATE,
  /// It waited for something that didn't come.
  TRIAL_STUCK,
  /// There is no process for it.
  TRIAL_UNKNOWN,
};

/// Runs a body in a process of its own, a copy of this one, so that a trap in it ends nothing else. It may use so many
/// seconds of processor time, at least 1, and take four times as long.
/// What it writes to standard error is put into `said`, as much as fits, with a 0 behind it; `size` is at least 1.
enum trial_end trial_run(int (*body)(void *context), void *context, unsigned seconds, char *said, size_t size);

#endif
