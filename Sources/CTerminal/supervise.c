#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// The parent waits for signals synchronously: it has no handler, so nothing here can be interrupted. It stays
// in the group that the shell started and is what the shell sees; it stops when its child has stopped, which
// is after the child has restored the terminal, and ends as its child ended.

static int pipe_end = -1;
static pid_t parent;

int terminal_parent_pipe(void) { return pipe_end; }
pid_t terminal_parent(void) { return parent; }

static bool take_pending(int signal) {
  sigset_t set;
  struct timespec none = {0};
  sigemptyset(&set);
  sigaddset(&set, signal);
  return sigtimedwait(&set, NULL, &none) == signal;
}

/// What the parent passes on is marked by the way it is sent, see `on_ending`. A stop isn't sent but noted: a
/// second copy of a stop that went to the whole group could stop the child when it has just gone on.
static void pass_on(pid_t child, int signal) {
  union sigval none = {0};
  if (signal == SIGTSTP && atomic_load(&terminal_shared()->is_noting)) terminal_note(signal);
  else sigqueue(child, signal, none);
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
static void stop_too(pid_t child) {
  terminal_restore();
  if (!take_pending(SIGCONT)) {
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    raise(SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &stop, NULL);
    sigprocmask(SIG_BLOCK, &stop, NULL);
    // In a group that no shell looks after the signal is void.
    if (!take_pending(SIGCONT)) return;
  }
  let_go_on(child);
}

static void look_after(pid_t child) {
  int status;
  while (waitpid(child, &status, WNOHANG | WUNTRACED) == child) {
    if (!WIFSTOPPED(status)) end_like(status);
    stop_too(child);
  }
}

static _Noreturn void keep(pid_t child, const sigset_t *signals) {
  // `killall` finds processes by this name: one that kills the program spares its keeper.
  prctl(PR_SET_NAME, "terminal-keeper");
  for (;;) {
    siginfo_t info;
    int signal = sigwaitinfo(signals, &info);
    if (signal == SIGCHLD) look_after(child);
    else if (signal == SIGCONT) let_go_on(child);
    // The child stops its whole group, hence us: look_after sees it stopped.
    else if (signal > 0 && !(signal == SIGTSTP && info.si_pid == child)) pass_on(child, signal);
  }
}

void terminal_supervise(void) {
  static const int watched[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGCHLD, SIGTSTP, SIGCONT};
  int ends[2];
  if (parent != 0 || terminal_open() != 0 || pipe2(ends, O_CLOEXEC) != 0) return;
  sigset_t signals, before;
  sigemptyset(&signals);
  for (size_t i = 0; i < sizeof watched / sizeof *watched; i++) sigaddset(&signals, watched[i]);
  sigprocmask(SIG_BLOCK, &signals, &before);
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
