#define _GNU_SOURCE
#include "CTerminal.h"
#include "state.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

struct terminal terminal = {
    .input = -1, .output = -1, .standard_error = -1, .notes = -1, .wake = -1, .answer_time = -1};

int terminal_input(void) { return terminal.input; }
int terminal_output(void) { return terminal.output; }

bool terminal_is_held(void) {
  return atomic_load(&terminal.is_held) && !atomic_load(&terminal.is_leaving) && !terminal_has_continued();
}

/// O_NONBLOCK belongs to the file description, which we share with the shell, so we need our own. If the
/// device can't be opened again, for example after `su`, the shared one has to do.
static int reopen(int descriptor, const char *path) {
  int own = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  return own >= 0 ? own : fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

int terminal_open(void) {
  if (terminal.wake >= 0) return 0;
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return ENOTTY;
  // Otherwise the next opened descriptor would become standard error.
  if (fcntl(STDERR_FILENO, F_GETFD) < 0) open("/dev/null", O_WRONLY);
  terminal.input = reopen(STDIN_FILENO, "/proc/self/fd/0");
  terminal.output = reopen(STDOUT_FILENO, "/proc/self/fd/1");
  if (terminal.input < 0 || terminal.output < 0) return errno;
  if (isatty(STDERR_FILENO)) {
    terminal.standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    terminal.notes = memfd_create("standard error", MFD_CLOEXEC);
  }
  terminal.wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (terminal.wake < 0) return errno;
  // For an exit that nobody foresaw.
  atexit(terminal_leave);
  return 0;
}

int terminal_set(const struct termios *settings) {
  int code;
  do code = tcsetattr(terminal.input, TCSANOW, settings);
  while (code != 0 && errno == EINTR);
  return code == 0 ? 0 : errno;
}

static int make_raw(void) {
  struct termios raw = terminal.settings;
  raw.c_iflag &= ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | INPCK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF);
  raw.c_oflag &= ~(tcflag_t)OPOST;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHOE | ECHOK | ECHONL | ICANON | ISIG | IEXTEN);
  raw.c_cflag = (raw.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  return terminal_set(&raw);
}

/// Restarting output has no effect, except that it stops a background process: there, we would see the
/// settings of the shell's prompt. A job that the shell ends while it is stopped never comes to the
/// foreground: then the result is EINTR.
static int wait_for_foreground(void) {
  int code = EINTR;
  while (code == EINTR && !terminal_is_ending()) code = tcflow(terminal.input, TCOON) == 0 ? 0 : errno;
  return code;
}

/// Reads the settings each time, since `stty` may have run while we were stopped. Returns EAGAIN if a stop came just
/// now: then they may be those of the shell's prompt.
static int remember(const uint8_t *restore, size_t length) {
  if (length > RESTORE_LIMIT) return E2BIG;
  if (tcgetattr(terminal.input, &terminal.settings) != 0) return errno;
  if (terminal_has_continued()) return EAGAIN;
  memcpy(terminal.restore, restore, length);
  terminal.restore_length = length;
  atomic_store(&terminal.is_held, true);
  return 0;
}

/// A SIGCONT until we have the terminal needs no other reaction.
static int take_over(const uint8_t *restore, size_t length) {
  int code;
  do {
    atomic_fetch_and(&terminal.noted, ~(1u << SIGCONT));
    code = wait_for_foreground();
    if (code == 0) code = remember(restore, length);
  } while (code == EAGAIN);
  return code;
}

int terminal_hold(const uint8_t *restore, size_t length) {
  if (terminal.wake < 0) return EBADF;
  terminal_wait_in_background(true);
  int code = atomic_load(&terminal.is_held) ? 0 : take_over(restore, length);
  if (code == 0) code = make_raw();
  terminal_wait_in_background(false);
  if (code != 0) atomic_store(&terminal.is_held, false);
  else if (terminal_keeps_notes()) dup2(terminal.notes, STDERR_FILENO);
  return code;
}

struct terminal_window terminal_window(void) {
  struct winsize window = {0};
  ioctl(terminal.output, TIOCGWINSZ, &window);
  return (struct terminal_window){
      .columns = window.ws_col, .rows = window.ws_row, .width = window.ws_xpixel, .height = window.ws_ypixel};
}
