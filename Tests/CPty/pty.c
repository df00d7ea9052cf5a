#define _GNU_SOURCE
#include "CPty.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>

int cpty_resize(int master, struct cpty_window window) {
  struct winsize size = {
      .ws_row = (unsigned short)window.rows,
      .ws_col = (unsigned short)window.columns,
      .ws_xpixel = (unsigned short)window.width,
      .ws_ypixel = (unsigned short)window.height};
  return ioctl(master, TIOCSWINSZ, &size) == 0 ? 0 : errno;
}

pid_t cpty_foreground(int master) {
  pid_t group = -1;
  return ioctl(master, TIOCGPGRP, &group) == 0 ? group : -1;
}

int cpty_open(struct cpty_pair *pair, struct cpty_window window) {
  pair->master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
  if (pair->master < 0 || grantpt(pair->master) != 0 || unlockpt(pair->master) != 0) return errno;
  int code = ptsname_r(pair->master, pair->path, sizeof pair->path);
  if (code != 0) return code;
  pair->slave = open(pair->path, O_RDWR | O_NOCTTY | O_CLOEXEC);
  return pair->slave < 0 ? errno : cpty_resize(pair->master, window);
}

int cpty_spawn(pid_t *process, const char *path, const char *const argv[], const char *const envp[]) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  // The new leader has no terminal yet, so the first one it opens becomes its own.
  posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&actions, 0, 1);
  posix_spawn_file_actions_adddup2(&actions, 0, 2);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);

  posix_spawnattr_t attributes;
  sigset_t set;
  posix_spawnattr_init(&attributes);
  sigemptyset(&set);
  posix_spawnattr_setsigmask(&attributes, &set);
  sigfillset(&set);
  posix_spawnattr_setsigdefault(&attributes, &set);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);

  int code = posix_spawnp(process, argv[0], &actions, &attributes, (char *const *)argv, (char *const *)envp);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return code;
}

const void *cpty_find(const void *bytes, size_t count, const void *wanted, size_t wanted_count) {
  return memmem(bytes, count, wanted, wanted_count);
}
