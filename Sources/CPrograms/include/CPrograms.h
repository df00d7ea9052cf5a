#ifndef CPROGRAMS_H
#define CPROGRAMS_H

#include <stddef.h>
#include <sys/types.h>

/// A program that was started.
struct program {
  /// Its process, which leads a group of its own.
  pid_t process;
  /// Where to read what it writes; the end comes when it and all that it started have closed it.
  int output;
};

/// Starts the program at a path, without a shell, with nothing open but `input` to read, the pipe to write and
/// /dev/null for its errors. The whole input lies in memory, so that it never has to be waited for. Both lists end
/// with NULL. The program is killed when the thread that calls this ends, and so when the process is killed. Returns 0,
/// or the system's number for what went wrong; a program that can't be run ends with the status 127.
int program_start(struct program *program, const char *path, const char *const arguments[],
                  const char *const environment[], const void *input, size_t length);

#endif
