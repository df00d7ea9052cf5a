// Functions that need _GNU_SOURCE and so are missing in the Glibc module: opening a pseudo-terminal, starting a
// process as a session leader, and finding bytes.
#pragma once
#include <sys/types.h>

struct cpty_pair {
  int master;
  int slave;
  char path[128];
};

/// The size of a window in cells and in pixels.
struct cpty_window {
  int columns, rows, width, height;
};

/// Opens both ends, close-on-exec, the master non-blocking, with a window of this size. Returns 0 or errno.
int cpty_open(struct cpty_pair *pair, struct cpty_window window);

/// Changes the size of a pseudo-terminal's window. Returns 0 or errno.
int cpty_resize(int master, struct cpty_window window);

/// The foreground process group of the terminal, or -1.
pid_t cpty_foreground(int master);

/// Starts a program as the leader of a session. Its controlling terminal and descriptors 0 to 2 are the slave
/// at `path`, and all signals are unblocked and have their default actions. Returns 0 or errno.
int cpty_spawn(pid_t *process, const char *path, const char *const argv[], const char *const envp[]);

/// The first occurrence of `wanted` in `bytes`, or NULL; `bytes` itself if `wanted` is empty.
const void *cpty_find(const void *bytes, size_t count, const void *wanted, size_t wanted_count);
