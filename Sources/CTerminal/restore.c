#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

// Everything here may run inside a signal handler, and in the parent after the child's death: only system
// calls. A handler doesn't wait for long: it leaves slow terminals to the parent.

enum { QUICK_MS = 60, HASTY_MS = 120, LONG_MS = 3000, NOTES_LIMIT = 65536 };

/// The descriptor may be a blocking one: so it polls first and writes small pieces.
bool terminal_write_until(long deadline, int descriptor, const uint8_t *bytes, size_t length) {
  while (length > 0) {
    struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
    long left = deadline - milliseconds();
    if (left <= 0) return false;
    if (poll(&ready, 1, (int)left) < 0 && errno != EINTR) return false;
    if (ready.revents & (POLLERR | POLLHUP | POLLNVAL)) return false;
    if (!(ready.revents & POLLOUT)) continue;
    ssize_t count = write(descriptor, bytes, length < 256 ? length : 256);
    if (count < 0 && errno != EINTR && errno != EAGAIN) return false;
    if (count > 0) {
      bytes += count;
      length -= (size_t)count;
    }
  }
  return true;
}

/// If the terminal doesn't take the frames before, they are dropped. That makes room at once, but also drops
/// queries and may cut a sequence, which CAN ends.
static bool undo_output(struct hold *hold, long end) {
  static const uint8_t cancel = 0x18;
  if (terminal_write_until(milliseconds() + QUICK_MS, hold->output, hold->restore, hold->restore_length)) return true;
  atomic_store(&hold->has_dropped, true);
  tcflush(hold->output, TCOFLUSH);
  return terminal_write_until(end, hold->output, &cancel, 1) &&
         terminal_write_until(end, hold->output, hold->restore, hold->restore_length);
}

static void copy_notes(struct hold *hold) {
  struct stat notes;
  if (fstat(hold->notes, &notes) != 0) return;
  long at = atomic_load(&hold->copied), deadline = milliseconds() + QUICK_MS;
  if (notes.st_size - at > NOTES_LIMIT) at = notes.st_size - NOTES_LIMIT;
  uint8_t bytes[1024];
  ssize_t count;
  while ((count = pread(hold->notes, bytes, sizeof bytes, at)) > 0) {
    terminal_write_until(deadline, hold->standard_error, bytes, (size_t)count);
    at += count;
  }
  atomic_store(&hold->copied, at);
}

/// Whether the settings are still ours. A shell whose job was ended by a signal doesn't wait for us and may
/// already have set its own, which must stay.
static bool is_ours(const struct hold *hold) {
  struct termios now;
  return tcgetattr(hold->input, &now) != 0 || terminal_is_raw(&now);
}

/// Whether our parent was killed. Then the shell may read from the terminal at any moment.
static bool is_orphaned(void) {
  struct pollfd pipe = {.fd = terminal_parent_pipe(), .events = POLLIN};
  return pipe.fd >= 0 && poll(&pipe, 1, 0) > 0;
}

static void give_back(struct hold *hold) {
  if (is_ours(hold)) {
    tcflush(hold->input, TCIFLUSH);
    // Nobody else restores them, so a call that fails is tried once more.
    if (terminal_set(hold, &hold->settings) != 0) terminal_set(hold, &hold->settings);
  }
  if (terminal_keeps_notes(hold)) {
    dup2(hold->standard_error, STDERR_FILENO);
    copy_notes(hold);
  }
  atomic_store(&hold->is_undone, false);
  atomic_store(&hold->has_dropped, false);
  atomic_store(&hold->is_held, false);
}

/// Restores the settings last, so that nothing is echoed while waiting for answers.
static void leave(struct hold *hold, bool is_hasty) {
  long end = milliseconds() + (is_hasty ? HASTY_MS : LONG_MS);
  bool is_undone = atomic_load(&hold->is_undone) || undo_output(hold, end);
  // Don't send a query whose answer the shell would read.
  bool is_done = is_undone && (is_orphaned() || !is_ours(hold) || terminal_drain(hold, end));
  atomic_store(&hold->is_undone, is_undone);
  if (is_done || !is_hasty || terminal_parent_pipe() < 0) give_back(hold);
}

/// A background process may use the terminal only while it blocks these signals.
static void leave_from_anywhere(bool is_hasty) {
  struct hold *hold = terminal_shared();
  if (!terminal_is_held()) return;
  int error = errno;
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  sigaddset(&background, SIGTTIN);
  pthread_sigmask(SIG_BLOCK, &background, &before);
  leave(hold, is_hasty);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
}

void terminal_leave(void) { leave_from_anywhere(false); }

void terminal_restore(void) { leave_from_anywhere(true); }
