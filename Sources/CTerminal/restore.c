#define _GNU_SOURCE
#include "CTerminal.h"
#include "hold.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PATIENCE_MS = 80, NOTES_LIMIT = 65536 };

static struct hold *hold;

struct hold *terminal_shared(void) { return hold; }
int terminal_input(void) { return hold ? hold->input : -1; }
int terminal_output(void) { return hold ? hold->output : -1; }
bool terminal_is_held(void) { return hold && atomic_load(&hold->is_held); }

/// O_NONBLOCK belongs to the description, which the shell shares: only one of our own may have it. Where the
/// device may not be opened again, as after `su`, the shell's has to do.
static int reopen(int descriptor, const char *path) {
  int own = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  return own >= 0 ? own : fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

int terminal_open(void) {
  if (hold) return 0;
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return ENOTTY;
  struct hold *made = mmap(NULL, sizeof *made, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (made == MAP_FAILED) return errno;
  // Or the next descriptor opened would be taken for standard error.
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
  hold = made;
  return 0;
}

static bool keeps_notes(void) { return hold->standard_error >= 0 && hold->notes >= 0; }

static void make_raw(struct termios *settings) {
  settings->c_iflag &= ~(tcflag_t)(IGNBRK | BRKINT | PARMRK | INPCK | ISTRIP | INLCR | IGNCR | ICRNL | IXON | IXOFF);
  settings->c_oflag &= ~(tcflag_t)OPOST;
  settings->c_lflag &= ~(tcflag_t)(ECHO | ECHOE | ECHOK | ECHONL | ICANON | ISIG | IEXTEN);
  settings->c_cflag = (settings->c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  settings->c_cc[VMIN] = 1;
  settings->c_cc[VTIME] = 0;
}

static int set_settings(const struct termios *settings) {
  int code;
  do code = tcsetattr(hold->input, TCSANOW, settings);
  while (code != 0 && errno == EINTR);
  return code == 0 ? 0 : errno;
}

/// Restarting output is void, but stops a process in the background: the settings seen from there would be
/// those of the shell's own prompt.
static int wait_for_foreground(void) {
  int code;
  do code = tcflow(hold->input, TCOON);
  while (code != 0 && errno == EINTR);
  return code == 0 ? 0 : errno;
}

bool terminal_set_restore(const uint8_t *restore, size_t length) {
  if (!hold || length > RESTORE_LIMIT) return false;
  int next = !atomic_load(&hold->current);
  memcpy(hold->restore[next].bytes, restore, length);
  hold->restore[next].length = length;
  atomic_store(&hold->current, next);
  return true;
}

int terminal_hold(const uint8_t *restore, size_t length) {
  if (!hold) return EBADF;
  if (!terminal_set_restore(restore, length)) return E2BIG;
  int code = wait_for_foreground();
  if (code != 0) return code;
  // Read anew each time: `stty` may have run while we were stopped.
  if (!terminal_is_held() && tcgetattr(hold->input, &hold->settings) != 0) return errno;
  struct termios raw = hold->settings;
  make_raw(&raw);
  code = set_settings(&raw);
  if (code != 0) return code;
  // What let us go on until here needs no other answer.
  atomic_fetch_and(&hold->noted, ~(1u << SIGCONT));
  atomic_store(&hold->is_held, true);
  if (keeps_notes()) dup2(hold->notes, STDERR_FILENO);
  return 0;
}

/// Writes as much as the descriptor takes until the deadline. It may be a blocking one: hence the waiting
/// first, and pieces small enough for what is writable at all.
static void write_until(long deadline, int descriptor, const uint8_t *bytes, size_t length) {
  while (length > 0) {
    struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
    long left = deadline - milliseconds();
    if (left <= 0) return;
    if (poll(&ready, 1, (int)left) < 0 && errno != EINTR) return;
    if (ready.revents & (POLLERR | POLLHUP | POLLNVAL)) return;
    if (!(ready.revents & POLLOUT)) continue;
    ssize_t count = write(descriptor, bytes, length < 256 ? length : 256);
    if (count < 0 && errno != EINTR && errno != EAGAIN) return;
    if (count > 0) {
      bytes += count;
      length -= (size_t)count;
    }
  }
}

static void copy_notes(long deadline) {
  struct stat notes;
  if (fstat(hold->notes, &notes) != 0) return;
  long at = atomic_load(&hold->copied);
  if (notes.st_size - at > NOTES_LIMIT) at = notes.st_size - NOTES_LIMIT;
  uint8_t bytes[1024];
  ssize_t count;
  while ((count = pread(hold->notes, bytes, sizeof bytes, at)) > 0) {
    write_until(deadline, hold->standard_error, bytes, (size_t)count);
    at += count;
  }
  atomic_store(&hold->copied, at);
}

void terminal_restore(void) {
  if (!terminal_is_held()) return;
  int error = errno;
  // A process in the background may set the terminal only while it doesn't listen to this signal.
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &background, &before);

  const struct restore_bytes *restore = &hold->restore[atomic_load(&hold->current)];
  write_until(milliseconds() + PATIENCE_MS, hold->output, restore->bytes, restore->length);
  tcflush(hold->input, TCIFLUSH);
  set_settings(&hold->settings);
  if (keeps_notes()) {
    dup2(hold->standard_error, STDERR_FILENO);
    copy_notes(milliseconds() + PATIENCE_MS);
  }
  atomic_store(&hold->is_held, false);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
}

void terminal_size(int *columns, int *rows) {
  struct winsize window = {0};
  if (hold) ioctl(hold->output, TIOCGWINSZ, &window);
  *columns = window.ws_col;
  *rows = window.ws_row;
}
