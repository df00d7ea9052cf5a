#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

// How often to look whether the parent goes on: each millisecond for a second, then ten times a second.
enum { QUICK_TRIES = 1000, QUICK_MS = 1, SLOW_MS = 100 };

static struct hold *hold;

struct hold *terminal_shared(void) { return hold; }
int terminal_input(void) { return hold ? hold->input : -1; }
int terminal_output(void) { return hold ? hold->output : -1; }
bool terminal_is_held(void) { return hold && atomic_load(&hold->is_held); }

/// O_NONBLOCK belongs to the file description, which we share with the shell, so we need our own. If the
/// device can't be opened again, for example after `su`, the shared one has to do.
static int reopen(int descriptor, const char *path) {
  int own = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  return own >= 0 ? own : fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

int terminal_open(void) {
  if (hold) return 0;
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return ENOTTY;
  struct hold *made = mmap(NULL, sizeof *made, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (made == MAP_FAILED) return errno;
  // Otherwise the next opened descriptor would become standard error.
  if (fcntl(STDERR_FILENO, F_GETFD) < 0) open("/dev/null", O_WRONLY);
  made->input = reopen(STDIN_FILENO, "/proc/self/fd/0");
  made->output = reopen(STDOUT_FILENO, "/proc/self/fd/1");
  made->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (made->input < 0 || made->output < 0 || made->wake < 0) return errno;
  made->standard_error = made->notes = -1;
  if (isatty(STDERR_FILENO)) {
    made->standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    made->notes = memfd_create("standard error", MFD_CLOEXEC);
  }
  made->answer_time = -1;
  hold = made;
  return 0;
}

static void make_raw(struct termios *settings) {
  settings->c_iflag &= ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | INPCK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF);
  settings->c_oflag &= ~(tcflag_t)OPOST;
  settings->c_lflag &= ~(tcflag_t)(ECHO | ECHOE | ECHOK | ECHONL | ICANON | ISIG | IEXTEN);
  settings->c_cflag = (settings->c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  settings->c_cc[VMIN] = 1;
  settings->c_cc[VTIME] = 0;
}

int terminal_set(const struct hold *hold, const struct termios *settings) {
  int code;
  do code = tcsetattr(hold->input, TCSANOW, settings);
  while (code != 0 && errno == EINTR);
  return code == 0 ? 0 : errno;
}

/// Restarting output has no effect, except that it stops a background process: there, we would see the
/// settings of the shell's prompt. A job that the shell ends while it is stopped never comes to the
/// foreground: then the result is EINTR.
static int wait_for_foreground(void) {
  int code = EINTR;
  terminal_interrupt_calls(true);
  while (code == EINTR && !terminal_is_ending()) code = tcflow(hold->input, TCOON) == 0 ? 0 : errno;
  terminal_interrupt_calls(false);
  return code;
}

/// Whether we were stopped and continued: then the parent may have restored the terminal.
static bool has_continued(void) { return atomic_load(&hold->noted) >> SIGCONT & 1; }

/// Reads the settings each time, since `stty` may have run while we were stopped. If they are still ours, because
/// a SIGSTOP left no time to restore them or a stop came before the end of `take_over`, those remembered before
/// remain valid. Returns EAGAIN if a stop came just now: then they may be those of the shell's prompt.
static int remember(const uint8_t *restore, size_t length) {
  struct termios now;
  if (length > RESTORE_LIMIT) return E2BIG;
  if (tcgetattr(hold->input, &now) != 0) return errno;
  if (has_continued()) return EAGAIN;
  if (!hold->has_settings || !terminal_is_raw(&now)) hold->settings = now;
  hold->has_settings = true;
  memcpy(hold->restore, restore, length);
  hold->restore_length = length;
  atomic_store(&hold->is_held, true);
  return 0;
}

/// Waits while the parent restores the terminal, and as long as it is stopped if somebody has continued us alone.
/// If we have the terminal even so, no shell waits for the parent, and nobody else would continue it.
static void wait_for_parent(void) {
  struct pollfd pipe = {.fd = terminal_parent_pipe(), .events = POLLIN};
  for (int tries = 0; atomic_load(&hold->is_barred) && !terminal_is_ending(); tries++) {
    bool is_long = tries >= QUICK_TRIES;
    if (is_long && tcgetpgrp(hold->input) == getpgrp()) kill(getppid(), SIGCONT);
    if (poll(&pipe, 1, is_long ? SLOW_MS : QUICK_MS) > 0) atomic_store(&hold->is_barred, false);
  }
}

/// Waits until the terminal is ours to take. While we waited for the shell, we may have been stopped again. A SIGCONT
/// until then needs no other reaction.
static int wait_for_turn(void) {
  int code;
  do {
    atomic_fetch_and(&hold->noted, ~(1u << SIGCONT));
    wait_for_parent();
    code = wait_for_foreground();
  } while (code == 0 && (atomic_load(&hold->is_barred) || has_continued()));
  return code;
}

/// Returns EAGAIN if a stop has come in between.
static int take_over(const uint8_t *restore, size_t length, bool *was_held) {
  *was_held = terminal_is_held();
  int code = *was_held ? 0 : remember(restore, length);
  if (code != 0) return code;
  struct termios raw = hold->settings;
  make_raw(&raw);
  code = terminal_set(hold, &raw);
  if (code != 0) atomic_store(&hold->is_held, false);
  return code != 0 || terminal_is_held() ? code : EAGAIN;
}

int terminal_hold(const uint8_t *restore, size_t length, bool *was_held) {
  if (!hold) return EBADF;
  int code;
  do {
    code = wait_for_turn();
    if (code == 0) code = take_over(restore, length, was_held);
  } while (code == EAGAIN);
  if (code == 0 && terminal_keeps_notes(hold)) dup2(hold->notes, STDERR_FILENO);
  return code;
}

struct terminal_window terminal_window(void) {
  struct winsize window = {0};
  if (hold) ioctl(hold->output, TIOCGWINSZ, &window);
  return (struct terminal_window){
      .columns = window.ws_col, .rows = window.ws_row, .width = window.ws_xpixel, .height = window.ws_ypixel};
}
