#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <errno.h>
#include <fcntl.h>
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

static int pipe_end = -1;
static pid_t parent;

int terminal_parent_pipe(void) { return pipe_end; }

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
  terminal_restore();
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

/// A child that was stopped by SIGSTOP could not restore the terminal; it takes it again when it goes on.
static void stop_too(pid_t child, int signal) {
  sigset_t stop = set_of(SIGTSTP);
  terminal_restore();
  if (signal == SIGSTOP) raise(SIGTSTP);
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

static void take_signal(pid_t child, int descriptor) {
  struct signalfd_siginfo info;
  if (read(descriptor, &info, sizeof info) != sizeof info) return;
  int signal = (int)info.ssi_signo;
  if (signal == SIGCHLD) look_after(child);
  else if (signal == SIGCONT) let_go_on(child);
  else pass_on(child, signal);
}

static _Noreturn void keep(pid_t child, const sigset_t *signals) {
  // `killall` finds processes by this name: one that kills the program spares its keeper.
  prctl(PR_SET_NAME, "terminal-keeper");
  sigset_t stop = set_of(SIGTSTP);
  struct pollfd signal = {.fd = signalfd(-1, signals, SFD_CLOEXEC), .events = POLLIN};
  struct pollfd stopping = {.fd = signalfd(-1, &stop, SFD_CLOEXEC), .events = POLLIN};
  bool has_passed_stop = false;
  for (;;) {
    struct pollfd both[] = {signal, stopping};
    // Nothing may come of a stop: after a second it is void.
    int count = poll(both, has_passed_stop ? 1 : 2, has_passed_stop ? 1000 : -1);
    if (count == 0) take_pending(SIGTSTP);
    has_passed_stop = count > 0 && !both[0].revents;
    if (has_passed_stop) pass_on_stop(child);
    else if (count > 0) take_signal(child, signal.fd);
  }
}

void terminal_supervise(void) {
  static const int watched[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGCHLD, SIGCONT};
  int ends[2];
  if (parent != 0 || terminal_open() != 0 || pipe2(ends, O_CLOEXEC) != 0) return;
  sigset_t signals, blocked, before;
  sigemptyset(&signals);
  for (size_t i = 0; i < sizeof watched / sizeof *watched; i++) sigaddset(&signals, watched[i]);
  blocked = signals;
  sigaddset(&blocked, SIGTSTP);
  sigprocmask(SIG_BLOCK, &blocked, &before);
  // Started with SIGCHLD ignored we would never learn how the child ended.
  signal(SIGCHLD, SIG_DFL);
  pid_t own = getpid();
  pid_t child = fork();
  if (child > 0) {
    close(ends[0]);
    keep(child, &signals);
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  close(ends[1]);
  pipe_end = child == 0 ? ends[0] : -1;
  parent = child == 0 ? own : 0;
  if (child < 0) close(ends[0]);
}
