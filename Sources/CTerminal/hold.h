// What the process that holds the terminal and its parent both see.
#pragma once
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>
#include <time.h>

enum { RESTORE_LIMIT = 1024 };

struct hold {
  int input;
  int output;
  /// Where standard error went before, and the memory that stands in for it; -1 if it is left alone.
  int standard_error;
  int notes;
  /// How much of the notes has been copied out.
  _Atomic long copied;
  atomic_bool is_held;
  /// Whether a dying child has put the screen back and left the rest to its parent.
  atomic_bool is_undone;
  /// Whether frames were dropped on the way, and questions with them.
  atomic_bool has_dropped;
  /// Whether the run loop wants signals noted, which ones were, and what wakes it. The parent notes, too.
  atomic_bool is_noting;
  /// Whether the child, having restored the terminal, is about to stop the group or still stopped.
  atomic_bool is_stopping;
  /// Whether the parent gives the terminal back for a child that something has stopped. A child that goes on
  /// meanwhile waits for it.
  atomic_bool is_giving_back;
  _Atomic uint32_t noted;
  int wake;
  /// Questions without an answer; when the oldest of them was asked, 0 before; and how many milliseconds an answer
  /// takes, -1 before the first.
  atomic_int owed;
  _Atomic long asked_at;
  _Atomic long answer_time;
  struct termios settings;
  size_t restore_length;
  uint8_t restore[RESTORE_LIMIT];
};

/// The one page of this process and its parent; NULL before `terminal_open`.
struct hold *terminal_shared(void);

/// Changes the terminal's settings at once. Returns 0 or errno.
int terminal_set(const struct hold *hold, const struct termios *settings);

/// Notes a signal for the run loop and wakes it.
void terminal_note(int signal);

/// Asks for the device attributes and drops what the terminal sends until it has answered, has been silent for as
/// long as `terminal_patience` says, or the end has come, in milliseconds. Returns whether nothing is owed any more.
bool terminal_drain(struct hold *hold, long end);

/// Looks after a child as its parent, and ends as it ended.
/// - Parameter signals: those that are passed on to it; all of them are blocked.
_Noreturn void terminal_keep(pid_t child, const sigset_t *signals);

/// Writes what the descriptor takes until the deadline and tells whether that was all.
bool terminal_write_until(long deadline, int descriptor, const uint8_t *bytes, size_t length);

/// Whether something stands in for standard error while the terminal is held.
static inline bool terminal_keeps_notes(const struct hold *hold) {
  return hold->standard_error >= 0 && hold->notes >= 0;
}

/// Milliseconds on the clock that never jumps.
static inline long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
