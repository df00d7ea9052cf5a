// Takes over a terminal in such a way that it is restored however the process ends, except by SIGKILL.
//
// Everything that must work inside a signal handler is here. `hold.c` takes over the terminal and remembers its
// settings; `restore.c` restores it, and `answers.c` waits for answers that it still owes; `signals.c` restores it
// when the process dies of a signal, and notes other signals for the run loop.
#pragma once
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// hold.c

/// Opens the terminal of descriptors 0 and 1. Afterwards `terminal_input` and `terminal_output` are file
/// descriptions of our own, if the system allows it, so that their O_NONBLOCK doesn't affect the shell. Does
/// nothing the second time. Returns 0 or errno; ENOTTY if either of the two isn't a terminal.
int terminal_open(void);

/// The descriptor to read from; -1 before `terminal_open`.
int terminal_input(void);

/// The descriptor to write to; -1 before `terminal_open`. Usually non-blocking.
int terminal_output(void);

/// Remembers the terminal's current settings, makes them raw and from then on holds the terminal. While it is
/// held, standard error, if it is a terminal, goes to memory. `restore` are the bytes that undo what will be
/// written, 1,024 at most. If it is held already, only makes the settings raw again. Returns 0 or errno; EIO if the
/// terminal is gone or not ours to change, EINTR if a signal asks for the end before. Waits for the foreground.
int terminal_hold(const uint8_t *restore, size_t length);

/// Whether the terminal is ours to draw on: false also once restoring it has begun, and after a SIGCONT that the run loop
/// hasn't taken yet, since the shell may have shown its prompt.
bool terminal_is_held(void);

/// The window's size as the terminal knows it.
struct terminal_window {
  /// In cells; 0 if unknown.
  int columns, rows;
  /// In pixels; 0 if unknown.
  int width, height;
};

struct terminal_window terminal_window(void);

// restore.c

/// Restores everything: the screen, the settings, and standard error with what was written to it. Drops
/// unread input, including answers and mouse reports that are still on their way: with a slow terminal this
/// takes three seconds at most. Does nothing if the terminal isn't held. Signal handlers may call it.
void terminal_leave(void);

/// The same, but leaves input and answers for whoever reads them: a shell, or ourselves.
void terminal_undo(void);

// answers.c

/// Records a query of the device attributes (`CSI c`), which the terminal answers after everything before.
void terminal_asked(void);

/// Records that such an answer was read.
void terminal_answered(void);

/// Records how many milliseconds the terminal took to answer another query.
void terminal_note_delay(long delay);

/// Records that a program in between answers queries itself, and passes on whatever its terminal still sends then.
void terminal_note_relay(void);

/// The number of queries recorded by `terminal_asked` that are unanswered.
int terminal_owed(void);

// signals.c

/// Catches signals from now on, unless they were ignored so far. HUP, INT, QUIT, TERM, PIPE, TSTP, TTIN and TTOU (both as
/// TSTP), CONT and WINCH are noted for the run loop. All others that end a process restore the terminal, and then do.
/// So does one that asks for the end if another of them was noted 250 ms before, or five seconds have passed. Returns
/// the descriptor that becomes readable when a signal was noted, or -1. Each thread needs a signal stack, in case its
/// own overflows.
int terminal_catch_signals(void);

/// Stops noting signals and restores their previous handling. If the process is about to end, or a signal has asked
/// for that, those that ask for the end stay caught.
void terminal_release_signals(bool is_over);

/// Returns the signals noted since the last call, signal n as bit n, and makes the descriptor unreadable.
uint32_t terminal_take_signals(void);

/// Makes the run loop's descriptor readable from any thread.
void terminal_wake(void);

/// poll(2) with a timeout in nanoseconds; a negative one waits for ever. Reports nothing if interrupted by a
/// signal.
void terminal_poll(struct pollfd *descriptors, size_t count, int64_t nanoseconds);

/// Stops the whole process group as Ctrl-Z does, and returns when it continues. Does nothing if SIGTSTP was ignored
/// at the start, or if a signal has asked for the end or continued the process meanwhile.
void terminal_stop(void);

/// Ends the process by this signal, so that its wait status shows it.
_Noreturn void terminal_end_by(int signal);
