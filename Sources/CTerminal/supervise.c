#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

// The parent waits for signals synchronously: it has no handlers, so its calls are hardly ever interrupted. It
// is the process that the shell sees. It stops when its child has stopped, which is after the child has restored
// the terminal, and ends in the same way as its child.
//
// Stopping is delicate, since a stop signal discards a pending SIGCONT and vice versa. The child stops the
// whole group with one SIGTSTP, and the parent's copy of it stays pending, blocked, until the child is seen
// to have stopped. If the shell has continued the job by then, the copy is gone, and the parent rightly
// doesn't stop. So a SIGTSTP is only polled for, and consumed only where it has no effect or comes too late.

enum { MERCY_MS = 5000, VOID_STOP_MS = 1000, RETRY_MS = 100 };

struct keeper {
  pid_t child;
  const sigset_t *awaited;
  /// Descriptors for the awaited signals and for SIGTSTP; -1 while the system has none to give.
  int signals;
  int stops;
  int terminal;
  bool has_passed_stop;
  /// When to kill the child if it hasn't ended; 0 unless it was asked to end.
  long deadline;
};

static void set_deadline(struct keeper *keeper) {
  if (keeper->deadline == 0) keeper->deadline = milliseconds() + MERCY_MS;
}

static sigset_t set_of(int signal) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  return set;
}

static bool is_pending(int signal) {
  sigset_t set;
  sigpending(&set);
  return sigismember(&set, signal);
}

static bool take_pending(int signal) {
  sigset_t set = set_of(signal);
  struct timespec none = {0};
  return sigtimedwait(&set, NULL, &none) == signal;
}

/// Sends signals by sigqueue, so that `on_ending` can recognise them.
static void pass_on(pid_t child, int signal) {
  union sigval none = {0};
  sigqueue(child, signal, none);
}

/// A stop meant for the whole job may have reached the parent alone. It is noted rather than sent, since a
/// second copy could stop the child just after it has continued.
static void pass_on_stop(pid_t child) {
  struct hold *hold = terminal_shared();
  // A session leader has no shell that could continue the job: the system ignores its stops.
  if (getsid(0) == getpid()) take_pending(SIGTSTP);
  else if (!atomic_load(&hold->is_noting)) pass_on(child, SIGTSTP);
  else if (!atomic_load(&hold->is_stopping) && is_pending(SIGTSTP)) terminal_note(SIGTSTP);
}

static _Noreturn void end_like(int status) {
  terminal_leave();
  if (!WIFSIGNALED(status)) _exit(WEXITSTATUS(status));
  prctl(PR_SET_DUMPABLE, 0);
  terminal_end_by(WTERMSIG(status));
}

/// Whether the child has changed like that (WSTOPPED or WCONTINUED) and we haven't taken note.
static bool has_news(pid_t child, int change) {
  siginfo_t info = {0};
  return waitid(P_PID, child, &info, change | WNOHANG | WNOWAIT) == 0 && info.si_pid == child;
}

/// Continues the child, unless it has got the same SIGCONT as we have. An unread stop may have come before or after
/// it, which can't be told: it counts.
static void let_go_on(pid_t child) {
  int status;
  if (has_news(child, WSTOPPED)) return;
  pid_t found = waitpid(child, &status, WNOHANG | WCONTINUED);
  if (found != child) kill(child, SIGCONT);
  else if (!WIFCONTINUED(status)) end_like(status);
}

/// Restores the terminal. Returns whether the child is still stopped: this may have taken seconds.
static bool give_back_for(pid_t child) {
  if (has_news(child, WCONTINUED)) return false;
  terminal_leave();
  return !has_news(child, WCONTINUED);
}

/// How often the system has put us to sleep: a stop counts once.
static long sleep_count(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_nvcsw;
}

/// Stops us, unless the shell has continued the job already, which a raised SIGTSTP would hide. Returns whether we
/// were continued, which SIGCONT alone doesn't tell: a stop signal after it discards it.
static bool try_to_stop(void) {
  sigset_t set = set_of(SIGTSTP);
  long before = sleep_count();
  if (!is_pending(SIGTSTP) && !is_pending(SIGCONT)) raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  sigprocmask(SIG_BLOCK, &set, NULL);
  return take_pending(SIGCONT) || sleep_count() != before;
}

/// If we neither stopped nor have a SIGCONT, either there is no shell, and the system doesn't stop us, or the
/// two have cancelled each other out: so a second try is needed.
static bool stop(void) { return try_to_stop() || try_to_stop(); }

/// A child that was stopped by anything other than our SIGTSTP couldn't restore the terminal, and no other
/// process was stopped. We stop even if we have no SIGTSTP of our own, since the shell sees only us; but not if
/// the child has gone on since its stop was reported. If somebody continues it alone while we are stopped, it
/// waits for us.
static void stop_too(struct keeper *keeper, int signal) {
  struct hold *hold = terminal_shared();
  atomic_store(&hold->is_barred, true);
  bool is_stopped = give_back_for(keeper->child);
  bool is_continued = is_stopped && stop();
  // Our copy of the signal comes too late then, and must not stop us alone.
  if (!is_stopped && signal == SIGTSTP) take_pending(SIGTSTP);
  // Time spent stopped doesn't count.
  if (keeper->deadline != 0) keeper->deadline = milliseconds() + MERCY_MS;
  atomic_store(&hold->is_barred, false);
  if (is_continued) let_go_on(keeper->child);
}

/// Tries again if interrupted: the SIGCHLD has been read, and without another nobody would look.
static pid_t what_became_of(pid_t child, int *status) {
  pid_t found;
  do found = waitpid(child, status, WNOHANG | WUNTRACED);
  while (found < 0 && errno == EINTR);
  return found;
}

static void look_after(struct keeper *keeper) {
  int status;
  while (what_became_of(keeper->child, &status) == keeper->child) {
    if (!WIFSTOPPED(status)) end_like(status);
    stop_too(keeper, WSTOPSIG(status));
  }
}

static void take_signal(struct keeper *keeper) {
  struct signalfd_siginfo info;
  if (read(keeper->signals, &info, sizeof info) != sizeof info) return;
  int signal = (int)info.ssi_signo;
  if (signal == SIGCHLD) look_after(keeper);
  else if (signal == SIGCONT) let_go_on(keeper->child);
  else pass_on(keeper->child, signal);
  if (signal == SIGTERM || signal == SIGHUP) set_deadline(keeper);
}

/// A terminal that is gone stays gone, so stop polling it.
static void take_hangup(struct keeper *keeper) {
  keeper->terminal = -1;
  set_deadline(keeper);
}

static void open_descriptors(struct keeper *keeper) {
  sigset_t stop = set_of(SIGTSTP);
  if (keeper->signals < 0) keeper->signals = signalfd(-1, keeper->awaited, SFD_CLOEXEC);
  if (keeper->stops < 0) keeper->stops = signalfd(-1, &stop, SFD_CLOEXEC);
}

static void wait_for_more(struct keeper *keeper) {
  open_descriptors(keeper);
  struct pollfd ready[] = {
      {.fd = keeper->signals, .events = POLLIN},
      {.fd = keeper->has_passed_stop ? -1 : keeper->stops, .events = POLLIN},
      {.fd = keeper->terminal},
  };
  long left = keeper->deadline == 0 ? -1 : keeper->deadline - milliseconds();
  if (keeper->deadline != 0 && left < 0) left = 0;
  if (keeper->has_passed_stop && (left < 0 || left > VOID_STOP_MS)) left = VOID_STOP_MS;
  // Without a descriptor nothing tells of the child's end.
  if (keeper->signals < 0 || keeper->stops < 0) {
    look_after(keeper);
    if (left < 0 || left > RETRY_MS) left = RETRY_MS;
  }
  int count = poll(ready, 3, (int)left);
  // A stop may have no effect: give up on it after a second.
  if (count == 0) take_pending(SIGTSTP);
  keeper->has_passed_stop = count > 0 && !ready[0].revents && ready[1].revents;
  if (count <= 0) return;
  if (ready[2].revents) take_hangup(keeper);
  if (ready[0].revents) take_signal(keeper);
  else if (ready[1].revents) pass_on_stop(keeper->child);
}

void terminal_keep(pid_t child, const sigset_t *signals) {
  struct keeper keeper = {
      .child = child,
      .awaited = signals,
      .signals = -1,
      .stops = -1,
      .terminal = terminal_input(),
  };
  for (;;) {
    wait_for_more(&keeper);
    if (keeper.deadline == 0 || milliseconds() < keeper.deadline) continue;
    kill(child, SIGKILL);
    keeper.deadline = 0;
  }
}
