#include "CPlaytest.h"

#include <errno.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* Handlers that print a backtrace would take seconds for each trap. */
static void die_plainly(void)
{
  static const int traps[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM};
  for (size_t i = 0; i < sizeof traps / sizeof traps[0]; i++) signal(traps[i], SIG_DFL);
}

/* Reads to the end, so that the writer never has to wait. */
static void read_all(int descriptor, char *said, size_t size)
{
  char more[512];
  size_t length = 0;
  for (;;) {
    ssize_t count = read(descriptor, more, sizeof more);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    for (ssize_t i = 0; i < count && length + 1 < size; i++) said[length++] = more[i];
  }
  said[length] = 0;
}

enum trial_end trial_run(int (*body)(void *context), void *context, unsigned seconds, char *said, size_t size)
{
  int ends[2], status;
  said[0] = 0;
  if (pipe(ends) != 0) return TRIAL_UNKNOWN;
  pid_t child = fork();
  if (child == 0) {
    die_plainly();
    /* Another thread may have held a lock when this process was copied, and here nobody gives it back. */
    alarm(seconds);
    dup2(ends[1], STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    _exit(body(context) == 0 ? 0 : 1);
  }
  close(ends[1]);
  if (child > 0) read_all(ends[0], said, size);
  close(ends[0]);
  if (child < 0) return TRIAL_UNKNOWN;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return TRIAL_UNKNOWN;
  if (WIFSIGNALED(status)) return WTERMSIG(status) == SIGALRM ? TRIAL_UNKNOWN : TRIAL_DIED;
  return WEXITSTATUS(status) == 0 ? TRIAL_PASSED : TRIAL_FAILED;
}
