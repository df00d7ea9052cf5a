#ifndef CPLAYTEST_H
#define CPLAYTEST_H

#include <stdbool.h>
#include <stddef.h>

/// How a trial ended.
enum trial_end {
  /// The body returned 0.
  TRIAL_PASSED,
  /// The body returned another number.
  TRIAL_FAILED,
  /// The process died of a signal, for example of a trap.
  TRIAL_DIED,
  /// It used up its CPU time.
  TRIAL_LATE,
  /// It waited for too long.
  TRIAL_STUCK,
  /// No process could be started, or its end is unknown.
  TRIAL_UNKNOWN,
};

/// Runs a body in a fork of this process, so that a trap ends nothing else. It may use this many seconds of
/// CPU time, at least 1, and take four times as long. `said` gets what it writes to standard error, as much
/// as fits, terminated by 0; `size` is at least 1.
enum trial_end trial_run(int (*body)(void *context), void *context, unsigned seconds, char *said, size_t size);

/// Starts the program of this process once more, with these arguments and this environment, each ended by NULL. It reads
/// and says nothing, and is killed after so many seconds. Returns whether it came to its end, with any status.
bool program_run(char *const arguments[], char *const environment[], unsigned seconds);

#endif
