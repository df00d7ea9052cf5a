// What the process that holds the terminal and its parent both see.
#pragma once
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>
#include <time.h>

enum { RESTORE_LIMIT = 1024 };

struct restore_bytes {
  size_t length;
  uint8_t bytes[RESTORE_LIMIT];
};

struct hold {
  int input;
  int output;
  /// Where standard error went before, and the memory that stands in for it; -1 if it is left alone.
  int standard_error;
  int notes;
  /// How much of the notes has been copied out.
  _Atomic long copied;
  atomic_bool is_held;
  /// Whether the run loop wants signals noted, which ones were, and what wakes it. The parent notes, too.
  atomic_bool is_noting;
  _Atomic uint32_t noted;
  int wake;
  struct termios settings;
  /// Two, so that one is whole at any moment.
  struct restore_bytes restore[2];
  atomic_int current;
};

/// The one page of this process and its parent; NULL before `terminal_open`.
struct hold *terminal_shared(void);

/// Notes a signal for the run loop and wakes it.
void terminal_note(int signal);

/// Milliseconds on the clock that never jumps.
static inline long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
