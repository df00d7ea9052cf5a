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
  struct termios settings;
  /// Two, so that one is whole at any moment.
  struct restore_bytes restore[2];
  atomic_int current;
};

/// Milliseconds on the clock that never jumps.
static inline long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
