#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { STACK_BYTES = 65536, SAME_EVENT_MS = 250 };

static const int deadly[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static const int ending[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE};
static const int waking[] = {SIGTSTP, SIGCONT, SIGWINCH};
enum {
  DEADLY = sizeof deadly / sizeof *deadly,
  ENDING = sizeof ending / sizeof *ending,
  WAKING = sizeof waking / sizeof *waking,
  HIGHEST = 32
};

static struct sigaction earlier[HIGHEST];

static atomic_bool is_ending;

bool terminal_is_ending(void) { return atomic_load(&is_ending); }

void terminal_wake(void) {
  uint64_t one = 1;
  if (!terminal_shared()) return;
  // Without it an answer would wait for the next key. It fails for good only if the descriptor is already readable.
  for (int tries = 0; tries < 3; tries++)
    if (write(terminal_shared()->wake, &one, sizeof one) == sizeof one) return;
}

void terminal_poll(struct pollfd *descriptors, size_t count, int64_t nanoseconds) {
  struct timespec wait = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000};
  if (ppoll(descriptors, count, nanoseconds < 0 ? NULL : &wait, NULL) >= 0) return;
  for (size_t i = 0; i < count; i++) descriptors[i].revents = 0;
}

void terminal_note(int signal) {
  int error = errno;
  atomic_fetch_or(&terminal_shared()->noted, 1u << signal);
  terminal_wake();
  errno = error;
}

uint32_t terminal_take_signals(void) {
  uint64_t count;
  ssize_t got = read(terminal_shared()->wake, &count, sizeof count);
  (void)got;  // Nothing to read means nothing noted.
  return atomic_exchange(&terminal_shared()->noted, 0);
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

static void on_deadly(int signal) {
  static atomic_flag is_dying = ATOMIC_FLAG_INIT;
  // Another thread is restoring, and will end the process.
  if (atomic_flag_test_and_set(&is_dying)) sleep(1);
  terminal_restore();
  terminal_end_by(signal);
}

/// The first signal leaves the run loop time for an orderly end; another one means that it takes too long.
/// Signals from the kernel or `kill` and those passed on by the parent are counted and timed separately, since
/// a signal to the whole group arrives both ways, and the second may be late. A closing window sends several
/// SIGHUPs, the last when its shell has ended: they never end us at once. If the parent got one too, it kills us
/// after five seconds.
static void on_ending(int signal, siginfo_t *info, void *context) {
  static _Atomic long first[2];
  (void)context;
  int way = info->si_code == SI_QUEUE;
  long now = milliseconds(), before = 0;
  bool is_first = atomic_compare_exchange_strong(&first[way], &before, now);
  bool is_closing = signal == SIGHUP && terminal_parent_pipe() >= 0;
  atomic_store(&is_ending, true);
  if (!is_first && !is_closing && now - before > SAME_EVENT_MS) {
    terminal_restore();
    terminal_end_by(signal);
  }
  terminal_note(signal);
}

static void catch_deadly(void) {
  struct sigaction action = {.sa_handler = on_deadly, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < DEADLY; i++) sigaction(deadly[i], &action, NULL);
}

/// A signal that was ignored at the start, for example by nohup, stays ignored.
static void catch_ending(int restart) {
  struct sigaction action = {.sa_sigaction = on_ending, .sa_flags = SA_ONSTACK | SA_SIGINFO | restart};
  for (int i = 0; i < ENDING; i++)
    if (earlier[ending[i]].sa_handler != SIG_IGN) sigaction(ending[i], &action, NULL);
}

void terminal_interrupt_calls(bool is_on) {
  if (atomic_load(&terminal_shared()->is_noting)) catch_ending(is_on ? 0 : SA_RESTART);
}

static void catch_waking(void) {
  struct sigaction action = {.sa_handler = terminal_note, .sa_flags = SA_ONSTACK | SA_RESTART};
  for (int i = 0; i < WAKING; i++) sigaction(waking[i], &action, &earlier[waking[i]]);
}

int terminal_catch_signals(void) {
  struct hold *hold = terminal_shared();
  if (!hold) return -1;
  if (atomic_exchange(&hold->is_noting, true)) return hold->wake;
  static void *stack;
  if (!stack) stack = terminal_add_stack();
  catch_deadly();
  for (int i = 0; i < ENDING; i++) sigaction(ending[i], NULL, &earlier[ending[i]]);
  catch_ending(SA_RESTART);
  catch_waking();
  return hold->wake;
}

void terminal_release_signals(bool is_over) {
  if (!terminal_shared() || !atomic_exchange(&terminal_shared()->is_noting, false)) return;
  for (int i = 0; i < WAKING; i++) sigaction(waking[i], &earlier[waking[i]], NULL);
  // The parent's copy of the signal that ended the loop may come late, and keys are signals again by now. Neither
  // may end what is done after the loop.
  if (is_over || terminal_is_ending()) return;
  for (int i = 0; i < ENDING; i++) sigaction(ending[i], &earlier[ending[i]], NULL);
}

void *terminal_add_stack(void) {
  void *memory = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return NULL;
  stack_t stack = {.ss_sp = memory, .ss_size = STACK_BYTES};
  sigaltstack(&stack, NULL);
  return memory;
}

void terminal_drop_stack(void *memory) {
  if (!memory) return;
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  munmap(memory, STACK_BYTES);
}

void terminal_stop(void) {
  // If it was ignored at the start, the parent can't stop. A process that is asked to end needn't stop first.
  if (earlier[SIGTSTP].sa_handler == SIG_IGN || terminal_is_ending()) return;
  struct sigaction stopping = {.sa_handler = SIG_DFL}, catching;
  sigaction(SIGTSTP, &stopping, &catching);
  atomic_store(&terminal_shared()->is_stopping, true);
  kill(0, SIGTSTP);
  atomic_store(&terminal_shared()->is_stopping, false);
  sigaction(SIGTSTP, &catching, NULL);
  // The parent may have noted the same signal.
  atomic_fetch_and(&terminal_shared()->noted, ~(1u << SIGTSTP));
}
