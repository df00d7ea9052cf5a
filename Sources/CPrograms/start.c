#define _GNU_SOURCE
#include "CPrograms.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <unistd.h>

/// A file in memory with the input, to be read from its beginning.
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

/// Signals that we ignore or hold back are none of the program's business.
static void prepare(posix_spawnattr_t *attributes) {
  sigset_t set;
  posix_spawnattr_init(attributes);
  sigemptyset(&set);
  posix_spawnattr_setsigmask(attributes, &set);
  sigfillset(&set);
  posix_spawnattr_setsigdefault(attributes, &set);
  posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

static int spawn(pid_t *process, int input, int output, const char *path, const char *const arguments[],
                 const char *const environment[]) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t actions;
  prepare(&attributes);
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  int code = posix_spawn(process, path, &actions, &attributes, (char *const *)arguments, (char *const *)environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return code;
}

int program_start(struct program *program, const char *path, const char *const arguments[],
                  const char *const environment[], const void *input, size_t length) {
  int ends[2];
  int file = hold(input, length);
  if (file < 0) return errno;
  if (pipe2(ends, O_CLOEXEC) != 0) {
    close(file);
    return errno;
  }
  int code = spawn(&program->process, file, ends[1], path, arguments, environment);
  close(file);
  close(ends[1]);
  program->output = ends[0];
  if (code != 0) close(ends[0]);
  return code;
}
