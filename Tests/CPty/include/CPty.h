// What the Glibc module leaves out because it needs _GNU_SOURCE: opening a pseudo-terminal, and a process
// that leads a session of its own.
#pragma once
#include <sys/types.h>

struct cpty_pair {
  int master;
  int slave;
  char path[128];
};

/// A window in cells and in pixels.
struct cpty_window {
  int columns, rows, width, height;
};

/// Opens both ends, close-on-exec, the master's non-blocking, in a window of this size. Returns 0 or errno.
int cpty_open(struct cpty_pair *pair, struct cpty_window window);

/// Gives the window of a pseudo-terminal another size. Returns 0 or errno.
int cpty_resize(int master, struct cpty_window window);

/// The process group in the foreground of the terminal, or -1.
pid_t cpty_foreground(int master);

/// Starts a program as leader of a session whose controlling terminal and descriptors 0 to 2 are the slave at
/// `path`, with all signals unblocked and at their defaults. Returns 0 or errno.
int cpty_spawn(pid_t *process, const char *path, const char *const argv[], const char *const envp[]);
