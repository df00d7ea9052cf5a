#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

// Everything here may run inside a signal handler, and in the parent when the child is gone: nothing but
// system calls, and none that waits for long.

enum { PATIENCE_MS = 60, NOTES_LIMIT = 65536 };

/// Writes what the descriptor takes until the deadline and tells whether that was all. It may be a blocking
/// one: hence the waiting first, and pieces small enough for what is writable at all.
static bool write_until(long deadline, int descriptor, const uint8_t *bytes, size_t length) {
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

int terminal_owed(void) { return terminal_shared() ? atomic_load(&terminal_shared()->owed) : 0; }

long terminal_answer_time(void) { return terminal_shared() ? atomic_load(&terminal_shared()->answer_time) : -1; }

void terminal_asked(void) {
  struct hold *hold = terminal_shared();
  if (atomic_fetch_add(&hold->owed, 1) == 0) atomic_store(&hold->asked_at, milliseconds());
}

void terminal_answered(void) {
  struct hold *hold = terminal_shared();
  if (atomic_load(&hold->owed) > 0) atomic_fetch_sub(&hold->owed, 1);
  long unknown = -1;
  atomic_compare_exchange_strong(&hold->answer_time, &unknown, milliseconds() - atomic_load(&hold->asked_at));
}

/// Finds device attributes, `CSI ? digits and semicolons c`, in what is read byte by byte.
static void look_for_answer(uint8_t byte, int *state) {
  static const uint8_t start[] = {0x1B, '[', '?'};
  if (*state < 3) *state = byte == start[*state] ? *state + 1 : byte == 0x1B;
  else if (byte == ';' || (byte >= '0' && byte <= '9')) return;
  else {
    if (byte == 'c') terminal_answered();
    *state = byte == 0x1B;
  }
}

/// Reads and drops what the terminal sends, until it owes no answer or the deadline has come.
static void drop_input(struct hold *hold, long deadline) {
  int state = 0;
  while (atomic_load(&hold->owed) > 0) {
    struct pollfd ready = {.fd = hold->input, .events = POLLIN};
    long left = deadline - milliseconds();
    if (left <= 0 || (poll(&ready, 1, (int)left) <= 0 && errno != EINTR)) return;
    if (ready.revents & (POLLERR | POLLHUP | POLLNVAL)) return;
    if (!(ready.revents & POLLIN)) continue;
    uint8_t bytes[256];
    ssize_t count = read(hold->input, bytes, sizeof bytes);
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) return;
    for (ssize_t i = 0; i < count; i++) look_for_answer(bytes[i], &state);
  }
}

/// What the terminal has sent before it knew that it shouldn't is there when it answers a question that was
/// put after that. It isn't asked where it never answered, or too slowly.
static void undo_output(struct hold *hold, long patience) {
  static const uint8_t question[] = {0x1B, '[', 'c'};
  long deadline = milliseconds() + patience, answer_time = atomic_load(&hold->answer_time);
  if (!write_until(deadline, hold->output, hold->restore, hold->restore_length)) return;
  if (answer_time >= 0 && answer_time * 2 < patience) {
    if (!write_until(deadline, hold->output, question, sizeof question)) return;
    terminal_asked();
  }
  drop_input(hold, deadline);
}

static void copy_notes(struct hold *hold, long deadline) {
  struct stat notes;
  if (fstat(hold->notes, &notes) != 0) return;
  long at = atomic_load(&hold->copied);
  if (notes.st_size - at > NOTES_LIMIT) at = notes.st_size - NOTES_LIMIT;
  uint8_t bytes[1024];
  ssize_t count;
  while ((count = pread(hold->notes, bytes, sizeof bytes, at)) > 0) {
    write_until(deadline, hold->standard_error, bytes, (size_t)count);
    at += count;
  }
  atomic_store(&hold->copied, at);
}

void terminal_leave(int patience) {
  struct hold *hold = terminal_shared();
  if (!terminal_is_held()) return;
  int error = errno;
  // A process in the background may use the terminal only while it doesn't listen to these signals.
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  sigaddset(&background, SIGTTIN);
  pthread_sigmask(SIG_BLOCK, &background, &before);
  undo_output(hold, patience);
  tcflush(hold->input, TCIFLUSH);
  terminal_set(hold, &hold->settings);
  if (terminal_keeps_notes(hold)) {
    dup2(hold->standard_error, STDERR_FILENO);
    copy_notes(hold, milliseconds() + PATIENCE_MS);
  }
  atomic_store(&hold->is_held, false);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
}

void terminal_restore(void) { terminal_leave(PATIENCE_MS); }
