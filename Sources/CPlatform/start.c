#define _GNU_SOURCE
#include "CPrograms.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

/// A memory file with the input, positioned at its beginning.
static int hold(const void *input, size_t length) {
  int file = memfd_create("input", MFD_CLOEXEC);
  if (file < 0) return -1;
  for (size_t at = 0; at < length;) {
    ssize_t count = write(file, (const char *)input + at, length - at);
    if (count < 0 && errno != EINTR) {
      close(file);
      return -1;
    }
    if (count > 0) at += (size_t)count;
  }
  lseek(file, 0, SEEK_SET);
  return file;
}

/// What a child becomes.
struct call {
  const char *path, *folder;
  const char *const *arguments, *const *environment;
};

/// No program needs more memory than this: a decoder that is led astray must not take all there is.
static const rlim_t most_memory = (rlim_t)4 << 30;

static void bound(int resource, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max > most) limit.rlim_max = most;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  setrlimit(resource, &limit);
}

/// Runs in the child, so only async-signal-safe calls between fork and exec. The child dies with us, however
/// we die.
static _Noreturn void become(pid_t parent, int input, int output, const struct call *call) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  setpgid(0, 0);
  bound(RLIMIT_AS, most_memory);
  bound(RLIMIT_CORE, 0);
  if (call->folder != NULL && chdir(call->folder) != 0) _exit(127);
  // The program must not inherit the signals that we ignore or block.
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int errors = open("/dev/null", O_WRONLY);
  if (dup2(input, 0) < 0 || dup2(output, 1) < 0 || dup2(errors, 2) < 0) _exit(127);
  closefrom(3);
  execve(call->path, (char *const *)call->arguments, (char *const *)call->environment);
  _exit(127);
}

/// Blocks signals across the fork, so that no handler of ours runs in the child.
static int start(pid_t *process, int input, int output, const struct call *call) {
  sigset_t all, before;
  pid_t parent = getpid();
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = fork();
  if (child == 0) become(parent, input, output, call);
  int code = child < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  // The child does this, too: whichever comes first, the group exists before we use its number.
  if (child > 0) setpgid(child, child);
  *process = child;
  return code;
}

int program_start(struct program *program, const char *path, const char *folder, const char *const arguments[],
                  const char *const environment[], const void *input, size_t length) {
  struct call call = {path, folder, arguments, environment};
  int ends[2];
  int file = hold(input, length);
  if (file < 0) return errno;
  if (pipe2(ends, O_CLOEXEC) != 0) {
    close(file);
    return errno;
  }
  int code = start(&program->process, file, ends[1], &call);
  close(file);
  close(ends[1]);
  program->output = ends[0];
  if (code != 0) close(ends[0]);
  return code;
}
