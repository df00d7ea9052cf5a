#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

enum { STACK_BYTES = 8 << 20, HEAP_STEP = 1 << 20 };

static int pipe_end = -1;

int terminal_parent_pipe(void) { return pipe_end; }

/// All signals that would end the parent are passed on instead. Stops are handled separately, and ignored
/// signals mean nothing to the child either.
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

/// Runs on a new thread, which is then the only one in the child. A fork invalidates per-thread data of
/// language runtimes: Swift's locks store the id of the thread that owns them, and a child that continued on
/// its parent's thread would wait for ever for a lock that it owns itself. A thread that ran nothing before
/// the fork has no such data.
static void *begin(void *memory) {
  struct start *start = memory;
  start->child = fork();
  if (start->child != 0) return NULL;
  pthread_sigmask(SIG_SETMASK, &start->before, NULL);
  prctl(PR_SET_NAME, start->name);
  close(start->ends[1]);
  pipe_end = start->ends[0];
  // Otherwise the heap grows in eight small steps during startup. Untouched memory costs nothing.
  mallopt(M_TOP_PAD, HEAP_STEP);
  start->body(start->context);
  exit(0);
}

/// The thread's stack is as large as that of the main thread.
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
  if (pipe_end < 0 && terminal_open() == 0 && pipe2(start.ends, O_CLOEXEC) == 0) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &start.before);
    // If SIGCHLD is ignored, we can't wait for the child.
    signal(SIGCHLD, SIG_DFL);
    sigset_t passed = passed_signals();
    // Another name than the program's, so that `killall` spares the parent.
    prctl(PR_GET_NAME, start.name);
    prctl(PR_SET_NAME, "terminal-keeper");
    if (run_begin(&start)) {
      close(start.ends[0]);
      terminal_keep(start.child, &passed);
    }
    prctl(PR_SET_NAME, start.name);
    sigprocmask(SIG_SETMASK, &start.before, NULL);
    close(start.ends[0]);
    close(start.ends[1]);
  }
  body(context);
  exit(0);
}
