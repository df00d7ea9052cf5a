#define _GNU_SOURCE
#include "CTerminal.h"
#include "state.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

// Everything here may run inside a signal handler: only system calls.

enum { QUICK_MS = 60, LONG_MS = 3000, NOTES_LIMIT = 65536 };

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

static bool write_restore(long deadline) {
  return terminal_write_until(deadline, terminal.output, terminal.restore, terminal.restore_length);
}

/// If the terminal doesn't take the frames before, they are dropped. That makes room at once, but also drops
/// queries and may cut a sequence, which CAN ends.
static bool undo_output(long end) {
  static const uint8_t cancel = 0x18;
  if (write_restore(milliseconds() + QUICK_MS)) return true;
  atomic_store(&terminal.has_dropped, true);
  tcflush(terminal.output, TCOFLUSH);
  return terminal_write_until(end, terminal.output, &cancel, 1) && write_restore(end);
}

static void copy_notes(void) {
  struct stat notes;
  if (fstat(terminal.notes, &notes) != 0) return;
  long at = atomic_load(&terminal.copied), deadline = milliseconds() + QUICK_MS;
  if (notes.st_size - at > NOTES_LIMIT) at = notes.st_size - NOTES_LIMIT;
  uint8_t bytes[1024];
  ssize_t count;
  while ((count = pread(terminal.notes, bytes, sizeof bytes, at)) > 0) {
    terminal_write_until(deadline, terminal.standard_error, bytes, (size_t)count);
    at += count;
  }
  atomic_store(&terminal.copied, at);
}

/// Whether the settings are as raw as ours. After a stop that we couldn't foresee, a shell may have set its own for its
/// prompt, which must stay; one that edits its line leaves ISIG and OPOST on.
static bool is_raw(void) {
  struct termios now;
  if (tcgetattr(terminal.input, &now) != 0) return true;
  return !(now.c_lflag & (ICANON | ECHO | ISIG)) && !(now.c_oflag & OPOST);
}

/// Otherwise somebody else reads what comes from the terminal.
static bool has_input(void) { return tcgetpgrp(terminal.input) == getpgrp(); }

/// Restores the settings last, so that nothing is echoed while waiting for answers. A call that fails is tried once
/// more.
static void leave(bool drains) {
  long end = milliseconds() + LONG_MS;
  atomic_store(&terminal.is_leaving, true);
  bool is_undone = undo_output(end);
  if (is_raw()) {
    if (drains && has_input()) {
      if (is_undone) terminal_drain(end);
      tcflush(terminal.input, TCIFLUSH);
    }
    if (terminal_set(&terminal.settings) != 0) terminal_set(&terminal.settings);
  }
  if (terminal_keeps_notes()) {
    dup2(terminal.standard_error, STDERR_FILENO);
    copy_notes();
  }
  atomic_store(&terminal.has_dropped, false);
  atomic_store(&terminal.is_held, false);
  atomic_store(&terminal.is_leaving, false);
}

/// A background process may use the terminal only while it blocks these signals.
static void leave_from_anywhere(bool drains) {
  if (!atomic_load(&terminal.is_held)) return;
  int error = errno;
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  sigaddset(&background, SIGTTIN);
  pthread_sigmask(SIG_BLOCK, &background, &before);
  leave(drains);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
}

void terminal_leave(void) { leave_from_anywhere(true); }

void terminal_undo(void) { leave_from_anywhere(false); }
