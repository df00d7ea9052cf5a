#define _GNU_SOURCE
#include "CTerminal.h"
#include "state.h"
#include <errno.h>
#include <poll.h>
#include <unistd.h>

// Answers that are still on their way must not reach the shell. Terminals answer in order, so the answer to
// one last query comes after everything else, including mouse reports.

enum { FIRST_MS = 500, MOST_MS = 3000, SILENCE_MS = 100, RELAY_MS = 50, RELAY_MOST_MS = 100 };

int terminal_owed(void) { return atomic_load(&terminal.owed); }

void terminal_asked(void) {
  if (atomic_fetch_add(&terminal.owed, 1) == 0) atomic_store(&terminal.asked_at, milliseconds());
}

void terminal_answered(void) {
  if (atomic_load(&terminal.owed) > 0) atomic_fetch_sub(&terminal.owed, 1);
  terminal_note_delay(milliseconds() - atomic_load(&terminal.asked_at));
}

void terminal_note_relay(void) { atomic_store(&terminal.is_relayed, true); }

/// Adapts to a slower line at once, and to a faster one gradually.
void terminal_note_delay(long delay) {
  _Atomic long *known = &terminal.answer_time;
  long before = atomic_load(known);
  atomic_store(known, delay >= before ? delay : before - (before - delay) / 8);
}

/// How many milliseconds to wait for an answer: three times as long as one usually takes, from 500 to 3,000;
/// 0 if the terminal doesn't answer.
static long patience(void) {
  long asked_at = atomic_load(&terminal.asked_at), time = atomic_load(&terminal.answer_time);
  if (time >= 0) return time * 3 < FIRST_MS ? FIRST_MS : time * 3 < MOST_MS ? time * 3 : MOST_MS;
  // A terminal that has been silent for so long doesn't answer at all.
  return asked_at != 0 && milliseconds() - asked_at < MOST_MS ? FIRST_MS : 0;
}

/// Looks for device attributes (`CSI ?`, digits and semicolons, `c`) byte by byte.
static void look_for_answer(uint8_t byte, int *state) {
  static const uint8_t start[] = {0x1B, '[', '?'};
  if (*state < 3) *state = byte == start[*state] ? *state + 1 : byte == 0x1B;
  else if (byte == ';' || (byte >= '0' && byte <= '9')) return;
  else {
    if (byte == 'c') terminal_answered();
    *state = byte == 0x1B;
  }
}

/// Waits for input and drops it. Returns false if none came in time or none will.
static bool drop_some(long wait, int *state) {
  struct pollfd ready = {.fd = terminal.input, .events = POLLIN};
  if (wait <= 0) return false;
  int count = poll(&ready, 1, (int)wait);
  if (count == 0 || ready.revents & (POLLERR | POLLHUP | POLLNVAL)) return false;
  if (count < 0) return errno == EINTR;
  uint8_t bytes[256];
  ssize_t length = read(terminal.input, bytes, sizeof bytes);
  for (ssize_t i = 0; i < length; i++) look_for_answer(bytes[i], state);
  return length > 0 || (length < 0 && (errno == EINTR || errno == EAGAIN));
}

static long sooner(long one, long other) { return one < other ? one : other; }

void terminal_drain(long end) {
  static const uint8_t query[] = {0x1B, '[', 'c'};
  if (patience() == 0) return;
  bool has_lost = atomic_load(&terminal.has_dropped);
  if (has_lost) atomic_store(&terminal.owed, 0);
  if (!terminal_write_until(end, terminal.output, query, sizeof query)) return;
  terminal_asked();
  int state = 0;
  while (terminal_owed() > 0) {
    // Each answer may show that the next one takes longer.
    long left = has_lost ? MOST_MS : patience();
    if (!drop_some(sooner(end - milliseconds(), left), &state)) return;
  }
  // Queries that we think were lost may not have been.
  while (has_lost && drop_some(sooner(end - milliseconds(), SILENCE_MS), &state)) {}
  // Mouse reports may still be on their way to a relay. Somebody who types must not be waited for.
  long last = sooner(end, milliseconds() + (atomic_load(&terminal.is_relayed) ? RELAY_MOST_MS : 0));
  while (drop_some(sooner(last - milliseconds(), RELAY_MS), &state)) {}
}
