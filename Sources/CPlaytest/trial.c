#define _GNU_SOURCE
#include "CPlaytest.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

/* Backtraces and core dumps would take seconds for each trap. */
static void die_plainly(void)
{
  static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM, SIGPROF};
  for (size_t i = 0; i < sizeof traps / sizeof traps[0]; i++) signal(traps[i], SIG_DFL);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
}

/* A thread of libdispatch blocks these signals, and the child would inherit that. */
static void unblock_signals(void)
{
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/* CPU time distinguishes an endless loop from a busy machine. The other limit is for a lock that another thread held at
   the fork: no thread of the child releases it. */
static void die_in_time(unsigned seconds)
{
  unblock_signals();
  setitimer(ITIMER_PROF, &(struct itimerval){.it_value = {.tv_sec = seconds}}, NULL);
  alarm(4 * seconds);
}

/* Reads everything available, so that the writer never blocks. Returns the new length. */
static size_t read_some(int descriptor, char *said, size_t length, size_t size)
{
  char more[512];
  ssize_t count;
  while ((count = read(descriptor, more, sizeof more)) > 0)
    for (ssize_t i = 0; i < count && length + 1 < size; i++) said[length++] = more[i];
  said[length] = 0;
  return length;
}

/* Reads until the child has ended. The pipe may stay open for longer, in a process that another thread has forked. Returns
   the child's status, or -1 if it is unknown. */
static int wait_for(pid_t child, int descriptor, char *said, size_t size)
{
  size_t length = 0;
  for (;;) {
    int status;
    pid_t ended = waitpid(child, &status, WNOHANG);
    length = read_some(descriptor, said, length, size);
    if (ended == child) return status;
    if (ended < 0 && errno != EINTR) return -1;
    poll(&(struct pollfd){.fd = descriptor, .events = POLLIN}, 1, 20);
  }
}

static enum trial_end end_of(int status)
{
  if (status == -1) return TRIAL_UNKNOWN;
  if (!WIFSIGNALED(status)) return WEXITSTATUS(status) == 0 ? TRIAL_PASSED : TRIAL_FAILED;
  switch (WTERMSIG(status)) {
  case SIGPROF: return TRIAL_LATE;
  case SIGALRM: return TRIAL_STUCK;
  default: return TRIAL_DIED;
  }
}

enum trial_end trial_run(int (*body)(void *context), void *context, unsigned seconds, char *said, size_t size)
{
  int ends[2];
  said[0] = 0;
  if (pipe2(ends, O_CLOEXEC) != 0) return TRIAL_UNKNOWN;
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  pid_t child = fork();
  if (child == 0) {
    die_plainly();
    die_in_time(seconds);
    dup2(ends[1], STDERR_FILENO);
    _exit(body(context) == 0 ? 0 : 1);
  }
  close(ends[1]);
  int status = child > 0 ? wait_for(child, ends[0], said, size) : -1;
  close(ends[0]);
  return end_of(status);
}

/* Other descriptors may be ends of pipes that somebody waits for. */
static void keep_only_silence(void)
{
  int null = open("/dev/null", O_RDWR);
  for (int standard = 0; standard < 3; standard++) dup2(null, standard);
  syscall(SYS_close_range, 3U, ~0U, 0U);
}

bool program_run(char *const arguments[], char *const environment[], unsigned seconds)
{
  pid_t child = fork();
  if (child == 0) {
    die_plainly();
    unblock_signals();
    keep_only_silence();
    /* The alarm outlives execve. */
    alarm(seconds);
    execve("/proc/self/exe", arguments, environment);
    _exit(127);
  }
  if (child < 0) return false;
  int status = 0;
  pid_t ended;
  while ((ended = waitpid(child, &status, 0)) < 0 && errno == EINTR) continue;
  return ended == child && WIFEXITED(status);
}
