// What the functions here and the signal handlers share.
#pragma once
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>
#include <time.h>

enum { RESTORE_LIMIT = 1024 };

struct terminal {
  int input;
  int output;
  /// The original standard error, and the memory that replaces it; -1 if it isn't replaced.
  int standard_error;
  int notes;
  /// How much of the memory has been copied to the original.
  _Atomic long copied;
  /// Whether there is something to restore, and whether that has begun.
  atomic_bool is_held;
  atomic_bool is_leaving;
  /// Whether unsent output was dropped, and queries with it.
  atomic_bool has_dropped;
  /// Whether a program in between answers for the terminal, which sends on for a moment.
  atomic_bool is_relayed;
  /// Whether signals are noted for the run loop.
  atomic_bool is_noting;
  /// The noted signals, signal n as bit n, and the eventfd that wakes the run loop.
  _Atomic uint32_t noted;
  int wake;
  /// The number of unanswered queries; when the oldest of them was asked, 0 before the first; and how many
  /// milliseconds an answer takes, -1 before the first.
  atomic_int owed;
  _Atomic long asked_at;
  _Atomic long answer_time;
  /// The settings to restore.
  struct termios settings;
  size_t restore_length;
  uint8_t restore[RESTORE_LIMIT];
};

extern struct terminal terminal;

/// Changes the terminal's settings at once. Returns 0 or errno.
int terminal_set(const struct termios *settings);

/// Whether we were stopped and continued, and the run loop doesn't know yet: then the terminal may show something else.
bool terminal_has_continued(void);

/// Whether a signal has asked for the end.
bool terminal_is_ending(void);

/// While it is on, a process in the background is stopped as usual instead of noting that, and signals that ask for the
/// end interrupt system calls. Does nothing unless signals are noted.
void terminal_wait_in_background(bool is_on);

/// Queries the device attributes and drops what the terminal sends until it has answered, has been silent for
/// the usual patience, or the end (in milliseconds) has come.
void terminal_drain(long end);

/// Writes as much as the descriptor takes until the deadline. Returns whether that was everything.
bool terminal_write_until(long deadline, int descriptor, const uint8_t *bytes, size_t length);

/// Whether standard error is replaced by memory while the terminal is held.
static inline bool terminal_keeps_notes(void) { return terminal.standard_error >= 0 && terminal.notes >= 0; }

/// Milliseconds of the monotonic clock.
static inline long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
