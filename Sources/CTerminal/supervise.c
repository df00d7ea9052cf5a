#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

// The parent waits for signals synchronously: it has no handler, so nothing here can be interrupted. It stays
// in the group that the shell started and is what the shell sees; it stops when its child has stopped, which
// is after the child has restored the terminal, and ends as its child ended.
//
// Stopping is delicate, since a stop signal wipes out a SIGCONT that came a moment earlier and the other way
// round. The child stops the whole group with one SIGTSTP, the parent's copy of which stays pending, blocked,
// until the child is seen stopped. If by then the shell has let the job go on the copy is gone, and the parent
// rightly doesn't stop. So a SIGTSTP is only looked at, by polling, and never taken.

enum { MERCY_MS = 5000, VOID_STOP_MS = 1000 };

struct keeper {
  pid_t child;
  int signals;
  int stops;
  int terminal;
  bool has_passed_stop;
  /// When the child is killed if it hasn't ended by then; 0 while nothing asks it to end.
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

/// What the parent passes on is marked by the way it is sent, see `on_ending`.
static void pass_on(pid_t child, int signal) {
  union sigval none = {0};
  sigqueue(child, signal, none);
}

/// A stop may have been meant for the whole job and sent to the parent alone. It is noted rather than sent: a
/// second copy could stop the child when it has just gone on.
static void pass_on_stop(pid_t child) {
  struct hold *hold = terminal_shared();
  // A session's leader has no shell above it that could let the job go on: the system ignores its stops.
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

/// Lets the child go on, unless what let us go on has reached it, too.
static void let_go_on(pid_t child) {
  int status;
  pid_t found = waitpid(child, &status, WNOHANG | WCONTINUED);
  if (found != child) kill(child, SIGCONT);
  else if (!WIFCONTINUED(status)) end_like(status);
}

static bool has_gone_on(pid_t child) {
  siginfo_t info = {0};
  return waitid(P_PID, child, &info, WCONTINUED | WNOHANG | WNOWAIT) == 0 && info.si_pid == child;
}

/// Where we were stopped as well, the news of the child's stop may be older than its going on: then it holds the
/// terminal again, and nothing may be taken from under it. Returns whether it is stopped.
static bool give_back_for(pid_t child) {
  struct hold *hold = terminal_shared();
  atomic_store(&hold->is_giving_back, true);
  bool is_stopped = !has_gone_on(child);
  if (is_stopped) terminal_leave();
  atomic_store(&hold->is_giving_back, false);
  return is_stopped;
}

/// A child that was stopped by anything but our own SIGTSTP could not restore the terminal, and nobody else is
/// stopped; it takes the terminal again when it goes on. Where no shell looks after us the system stops nobody.
static void stop_too(pid_t child, int signal) {
  sigset_t stop = set_of(SIGTSTP);
  bool is_stopped = give_back_for(child);
  if (signal != SIGTSTP && !is_stopped) return;
  if (signal != SIGTSTP) raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, NULL);
  sigprocmask(SIG_BLOCK, &stop, NULL);
  if (take_pending(SIGCONT)) let_go_on(child);
}

static void look_after(pid_t child) {
  int status;
  while (waitpid(child, &status, WNOHANG | WUNTRACED) == child) {
    if (!WIFSTOPPED(status)) end_like(status);
    stop_too(child, WSTOPSIG(status));
  }
}

static void take_signal(struct keeper *keeper) {
  struct signalfd_siginfo info;
  if (read(keeper->signals, &info, sizeof info) != sizeof info) return;
  int signal = (int)info.ssi_signo;
  if (signal == SIGCHLD) look_after(keeper->child);
  else if (signal == SIGCONT) let_go_on(keeper->child);
  else pass_on(keeper->child, signal);
  if (signal == SIGTERM || signal == SIGHUP) set_deadline(keeper);
}

/// A terminal that has gone stays gone: it is looked at no more.
static void take_hangup(struct keeper *keeper) {
  keeper->terminal = -1;
  set_deadline(keeper);
}

static void wait_for_more(struct keeper *keeper) {
  struct pollfd ready[] = {
      {.fd = keeper->signals, .events = POLLIN},
      {.fd = keeper->has_passed_stop ? -1 : keeper->stops, .events = POLLIN},
      {.fd = keeper->terminal},
  };
  long left = keeper->deadline == 0 ? -1 : keeper->deadline - milliseconds();
  if (keeper->deadline != 0 && left < 0) left = 0;
  if (keeper->has_passed_stop && (left < 0 || left > VOID_STOP_MS)) left = VOID_STOP_MS;
  int count = poll(ready, 3, (int)left);
  // Nothing may come of a stop: after a second it is void.
  if (count == 0) take_pending(SIGTSTP);
  keeper->has_passed_stop = count > 0 && !ready[0].revents && ready[1].revents;
  if (count <= 0) return;
  if (ready[2].revents) take_hangup(keeper);
  if (ready[0].revents) take_signal(keeper);
  else if (ready[1].revents) pass_on_stop(keeper->child);
}

void terminal_keep(pid_t child, const sigset_t *signals) {
  sigset_t stop = set_of(SIGTSTP);
  struct keeper keeper = {
      .child = child,
      .signals = signalfd(-1, signals, SFD_CLOEXEC),
      .stops = signalfd(-1, &stop, SFD_CLOEXEC),
      .terminal = terminal_input(),
  };
  for (;;) {
    wait_for_more(&keeper);
    if (keeper.deadline == 0 || milliseconds() < keeper.deadline) continue;
    kill(child, SIGKILL);
    keeper.deadline = 0;
  }
}
