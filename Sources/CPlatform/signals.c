#define _GNU_SOURCE
#include "CTerminal.h"
#include "state.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

enum { SAME_EVENT_MS = 250, MERCY_SECONDS = 5 };

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static const int ending[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE};
static const int waking[] = {SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGWINCH};
/// These end nothing, or can't be caught.
static const int others[] = {SIGKILL, SIGSTOP, SIGCHLD, SIGURG};
#define COUNT(list) (int)(sizeof list / sizeof *list)
enum { HIGHEST = 64 };

static struct sigaction earlier[HIGHEST + 1];

static atomic_bool is_dying;
/// The first signal that has asked for the end; 0 before.
static atomic_int asked_by;

bool terminal_is_ending(void) { return atomic_load(&asked_by) != 0; }

bool terminal_has_continued(void) { return atomic_load(&terminal.noted) >> SIGCONT & 1; }

void terminal_wake(void) {
  uint64_t one = 1;
  // Without it an answer would wait for the next key. It fails for good only if the descriptor is already readable.
  for (int tries = 0; tries < 3; tries++)
    if (write(terminal.wake, &one, sizeof one) == sizeof one) return;
}

void terminal_poll(struct pollfd *descriptors, size_t count, int64_t nanoseconds) {
  struct timespec wait = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  int found = ppoll(descriptors, count, nanoseconds < 0 ? NULL : &wait, NULL);
  // Another thread restores the terminal, reads its answers, and will end the process.
  while (atomic_load(&is_dying)) pause();
  for (size_t i = 0; found < 0 && i < count; i++) descriptors[i].revents = 0;
}

static void note(int signal) {
  int error = errno;
  atomic_fetch_or(&terminal.noted, 1u << signal);
  terminal_wake();
  errno = error;
}

uint32_t terminal_take_signals(void) {
  uint64_t count;
  ssize_t got = read(terminal.wake, &count, sizeof count);
  (void)got;  // Nothing to read means nothing noted.
  return atomic_exchange(&terminal.noted, 0);
}

_Noreturn void terminal_end_by(int signal) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  sigaction(signal, &action, NULL);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(signal);
  _exit(128 + signal);
}

/// Runs in handlers that block all signals: the first thread to come here is the one that ends the process.
static void die(int signal) {
  while (atomic_exchange(&is_dying, true)) pause();
  terminal_leave();
  terminal_end_by(signal);
}

/// The first signal leaves the run loop time for an orderly end, some seconds; another one means that it takes too
/// long. A closing window sends several SIGHUPs, the last when its shell has ended: they never end us at once.
static void on_ending(int signal) {
  static _Atomic long first;
  long now = milliseconds(), before = 0;
  if (atomic_compare_exchange_strong(&first, &before, now)) {
    atomic_store(&asked_by, signal);
    alarm(1);
  } else if (signal != SIGHUP && now - before > SAME_EVENT_MS) {
    die(signal);
  }
  note(signal);
}

/// Counts the seconds one by one, since time spent stopped mustn't count.
static void on_alarm(int signal) {
  static int seconds;
  if (!terminal_is_ending()) die(signal);
  if (++seconds >= MERCY_SECONDS) die(atomic_load(&asked_by));
  alarm(1);
}

static void on_stopping(int signal) {
  (void)signal;
  note(SIGTSTP);
}

/// As in the system itself, it cancels a stop that hasn't happened yet.
static void on_continuing(int signal) {
  atomic_fetch_and(&terminal.noted, ~(1u << SIGTSTP));
  note(signal);
}

static void handle(int signal, void (*handler)(int), int flags) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK | flags};
  sigfillset(&action.sa_mask);
  sigaction(signal, &action, NULL);
}

static bool is_ignored(int signal) { return earlier[signal].sa_handler == SIG_IGN; }

/// A signal that was ignored at the start, for example by nohup, stays ignored.
static void catch_ending(int restart) {
  for (int i = 0; i < COUNT(ending); i++)
    if (!is_ignored(ending[i])) handle(ending[i], on_ending, restart);
}

/// A background process that reads must be interrupted, or it would read again, and be sent the signal again.
static void catch_background(void) {
  handle(SIGTTIN, on_stopping, 0);
  handle(SIGTTOU, on_stopping, 0);
}

static void catch_waking(void) {
  handle(SIGTSTP, on_stopping, SA_RESTART);
  handle(SIGCONT, on_continuing, SA_RESTART);
  handle(SIGWINCH, note, SA_RESTART);
  catch_background();
}

static bool is_among(const int *signals, int count, int signal) {
  for (int i = 0; i < count; i++)
    if (signals[i] == signal) return true;
  return false;
}

/// All other signals that end a process: a crash, or one that nobody expects.
static void catch_deadly(void) {
  for (int signal = 1; signal <= HIGHEST; signal++) {
    if (is_among(ending, COUNT(ending), signal) || is_among(waking, COUNT(waking), signal)) continue;
    if (is_among(others, COUNT(others), signal)) continue;
    bool is_crash = is_among(crashes, COUNT(crashes), signal);
    if (is_crash || !is_ignored(signal)) handle(signal, signal == SIGALRM ? on_alarm : die, SA_RESTART);
  }
}

static void restore(const int *signals, int count) {
  for (int i = 0; i < count; i++) sigaction(signals[i], &earlier[signals[i]], NULL);
}

void terminal_wait_in_background(bool is_on) {
  static const int background[] = {SIGTTIN, SIGTTOU};
  if (!atomic_load(&terminal.is_noting)) return;
  catch_ending(is_on ? 0 : SA_RESTART);
  if (is_on) restore(background, COUNT(background));
  else catch_background();
}

int terminal_catch_signals(void) {
  static bool is_first = true;
  if (atomic_exchange(&terminal.is_noting, true)) return terminal.wake;
  for (int signal = 1; is_first && signal <= HIGHEST; signal++) sigaction(signal, NULL, &earlier[signal]);
  is_first = false;
  catch_deadly();
  catch_ending(SA_RESTART);
  catch_waking();
  return terminal.wake;
}

void terminal_release_signals(bool is_over) {
  if (!atomic_exchange(&terminal.is_noting, false)) return;
  restore(waking, COUNT(waking));
  // Keys are signals again by now: another one mustn't end what is done after the loop.
  if (!is_over && !terminal_is_ending()) restore(ending, COUNT(ending));
}

void terminal_stop(void) {
  // One that has been asked to end, or continued, since it was asked to stop needn't stop any more.
  if (is_ignored(SIGTSTP) || terminal_is_ending() || terminal_has_continued()) return;
  restore((int[]){SIGTSTP}, 1);
  kill(0, SIGTSTP);
  handle(SIGTSTP, on_stopping, SA_RESTART);
}
