#ifndef CPROGRAMS_H
#define CPROGRAMS_H

#include <stddef.h>
#include <sys/types.h>

struct program {
  /// Leads a process group of its own.
  pid_t process;
  /// The end to read from; it reaches end of file when the program and all its children have closed it.
  int output;
};

/// Starts the program at a path, without a shell. Its only open descriptors are `input` as its standard input,
/// the pipe as its output and /dev/null for its errors. The whole input is in memory, so that reading it
/// never blocks. Both lists end with NULL. It works in `folder`, or in our own working directory for NULL. It
/// can't use more than 4 GB of memory and leaves no core file. It is killed when the calling thread ends, and
/// so when the process is killed. Returns 0 or an errno; a program that can't be executed exits with status 127.
int program_start(struct program *program, const char *path, const char *folder, const char *const arguments[],
                  const char *const environment[], const void *input, size_t length);

#endif
