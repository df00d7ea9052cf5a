#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
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

enum { MERCY_MS = 5000, VOID_STOP_MS = 1000, STACK_BYTES = 8 << 20 };

static int pipe_end = -1;
static pid_t parent;

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

/// A child that was stopped by anything but our own SIGTSTP could not restore the terminal, and nobody else is
/// stopped; it takes the terminal again when it goes on. Where no shell looks after us the system stops nobody.
static void stop_too(pid_t child, int signal) {
  sigset_t stop = set_of(SIGTSTP);
  terminal_leave();
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

static _Noreturn void keep(pid_t child, const sigset_t *signals) {
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

/// Everything that would end the parent is passed on instead. Stops are looked after apart, and what is ignored
/// means nothing to the child either.
static sigset_t passed_signals(void) {
  static const int own[] = {SIGTSTP, SIGTTIN, SIGTTOU, SIGWINCH, SIGURG};
  sigset_t set;
  sigfillset(&set);
  for (size_t i = 0; i < sizeof own / sizeof *own; i++) sigdelset(&set, own[i]);
  for (int signal = 1; signal <= SIGRTMAX; signal++) {
    struct sigaction action;
    if (sigaction(signal, NULL, &action) == 0 && action.sa_handler == SIG_IGN) sigdelset(&set, signal);
  }
  return set;
}

struct start {
  void (*body)(void *);
  void *context;
  sigset_t before;
  char name[16];
  int ends[2];
  pid_t child;
};

/// Runs on a thread of its own, which in the child is then the only one. Languages keep things by thread that a fork
/// makes wrong: Swift's locks remember the number of the thread that takes them, and a child that went on with its
/// parent's would wait for ever for a lock that it holds. A thread that ran nothing before the fork has nothing wrong
/// to remember.
static void *begin(void *memory) {
  struct start *start = memory;
  pid_t own = getpid();
  start->child = fork();
  if (start->child != 0) return NULL;
  pthread_sigmask(SIG_SETMASK, &start->before, NULL);
  prctl(PR_SET_NAME, start->name);
  close(start->ends[1]);
  pipe_end = start->ends[0];
  parent = own;
  start->body(start->context);
  exit(0);
}

/// The stack is what the main thread would have.
static bool run_begin(struct start *start) {
  struct rlimit limit;
  pthread_attr_t attributes;
  pthread_t thread;
  bool is_known = getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, is_known && limit.rlim_cur > STACK_BYTES ? limit.rlim_cur : STACK_BYTES);
  bool is_begun = pthread_create(&thread, &attributes, begin, start) == 0;
  pthread_attr_destroy(&attributes);
  if (is_begun) pthread_join(thread, NULL);
  return is_begun && start->child > 0;
}

void terminal_supervise(void (*body)(void *), void *context) {
  struct start start = {.body = body, .context = context, .child = -1};
  if (parent == 0 && terminal_open() == 0 && pipe2(start.ends, O_CLOEXEC) == 0) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &start.before);
    // Started with SIGCHLD ignored we would never learn how the child ended.
    signal(SIGCHLD, SIG_DFL);
    sigset_t passed = passed_signals();
    // `killall` finds processes by their name: one that kills the program spares its keeper.
    prctl(PR_GET_NAME, start.name);
    prctl(PR_SET_NAME, "terminal-keeper");
    if (run_begin(&start)) {
      close(start.ends[0]);
      keep(start.child, &passed);
    }
    prctl(PR_SET_NAME, start.name);
    sigprocmask(SIG_SETMASK, &start.before, NULL);
    close(start.ends[0]);
    close(start.ends[1]);
  }
  body(context);
  exit(0);
}
