// Memory shared by the process that holds the terminal and its parent, and internal functions.
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
  /// The original standard error, and the memory that replaces it; -1 if it isn't replaced.
  int standard_error;
  int notes;
  /// How much of the memory has been copied to the original.
  _Atomic long copied;
  atomic_bool is_held;
  /// Whether a dying child has restored the screen and left the rest to its parent.
  atomic_bool is_undone;
  /// Whether unsent output was dropped, and queries with it.
  atomic_bool has_dropped;
  /// Whether a program in between answers for the terminal, which sends on for a moment.
  atomic_bool is_relayed;
  /// Whether signals are noted for the run loop. The parent notes signals as well.
  atomic_bool is_noting;
  /// Whether the child has restored the terminal and is about to stop the group, or is still stopped.
  atomic_bool is_stopping;
  /// Whether the child mustn't take the terminal: its parent restores it for a stopped child, or is stopped. If
  /// the child continues meanwhile, it waits.
  atomic_bool is_barred;
  /// The noted signals, signal n as bit n, and the eventfd that wakes the run loop.
  _Atomic uint32_t noted;
  int wake;
  /// The number of unanswered queries; when the oldest of them was asked, 0 before the first; and how many
  /// milliseconds an answer takes, -1 before the first.
  atomic_int owed;
  _Atomic long asked_at;
  _Atomic long answer_time;
  /// The settings to restore, and whether they were ever read.
  struct termios settings;
  bool has_settings;
  size_t restore_length;
  uint8_t restore[RESTORE_LIMIT];
};

/// The memory shared with the parent; NULL before `terminal_open`.
struct hold *terminal_shared(void);

/// Changes the terminal's settings at once. Returns 0 or errno.
int terminal_set(const struct hold *hold, const struct termios *settings);

/// Notes a signal for the run loop and wakes it.
void terminal_note(int signal);

/// Whether a signal has asked for the end.
bool terminal_is_ending(void);

/// Lets signals that ask for the end interrupt system calls, or has the calls restarted as usual. Does nothing
/// unless signals are noted.
void terminal_interrupt_calls(bool is_on);

/// Queries the device attributes and drops what the terminal sends until it has answered, has been silent for
/// `terminal_patience`, or the end (in milliseconds) has come. Returns whether all queries are answered.
bool terminal_drain(struct hold *hold, long end);

/// Supervises a child and ends in the same way.
/// - Parameter signals: the signals to pass on to it; all of them are blocked.
_Noreturn void terminal_keep(pid_t child, const sigset_t *signals);

/// Writes as much as the descriptor takes until the deadline. Returns whether that was everything.
bool terminal_write_until(long deadline, int descriptor, const uint8_t *bytes, size_t length);

/// Whether standard error is replaced by memory while the terminal is held.
static inline bool terminal_keeps_notes(const struct hold *hold) {
  return hold->standard_error >= 0 && hold->notes >= 0;
}

/// Whether the settings are as raw as ours. A shell that edits its line leaves ISIG and OPOST on.
static inline bool terminal_is_raw(const struct termios *settings) {
  return !(settings->c_lflag & (ICANON | ECHO | ISIG)) && !(settings->c_oflag & OPOST);
}

/// Milliseconds of the monotonic clock.
static inline long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
