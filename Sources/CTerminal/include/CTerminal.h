// Holding a terminal in such a way that it comes back whatever happens.
//
// All that must work inside a signal handler, or in a process in which no Swift runs any more, is here:
// `hold.c` takes the terminal and remembers how it was; `restore.c` puts it back, and `answers.c` waits for what
// the terminal still has to say; `signals.c` restores when the process dies, and tells the run loop of the signals
// that it may answer in its own time; `start.c` makes the small parent that `supervise.c` is, which restores after
// a SIGKILL. What they share lies in memory that both processes see.
#pragma once
#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// hold.c

/// Opens the terminal behind descriptors 0 and 1. Afterwards `terminal_input` and `terminal_output` are file
/// descriptions of our own where the system allows it, so that O_NONBLOCK on them never reaches the shell.
/// Does nothing the second time. Returns 0, or errno; ENOTTY if either of the two is no terminal.
int terminal_open(void);

/// The descriptor to read from; -1 before `terminal_open`.
int terminal_input(void);

/// The descriptor to write to; -1 before `terminal_open`. Usually non-blocking.
int terminal_output(void);

/// Remembers the terminal's settings as they are now, changes them to raw ones and from then on holds the
/// terminal. While it is held standard error, if it is a terminal, goes to memory. `restore` are the bytes
/// that undo what will be written, 1,024 at most. `was_held` tells whether it was held before, and all that was
/// written then still holds. Returns 0 or errno; EIO if the terminal is gone or not ours to change.
int terminal_hold(const uint8_t *restore, size_t length, bool *was_held);

/// Whether the terminal is held.
bool terminal_is_held(void);

/// What the terminal knows of its window.
struct terminal_window {
  /// In cells, 0 where it doesn't know.
  int columns, rows;
  /// In pixels, 0 where it doesn't know.
  int width, height;
};

/// The window as it is now.
struct terminal_window terminal_window(void);

// restore.c

/// Puts everything back: the screen, the settings, standard error with what it would have shown. Drops input
/// that nobody has read, answers and mouse reports under way included: three seconds at most where the terminal
/// is slow. Does nothing if the terminal isn't held.
void terminal_leave(void);

/// The same inside a signal handler: takes less than a fifth of a second and leaves what the terminal is slow
/// about to the parent, where there is one.
void terminal_restore(void);

// answers.c

/// Notes that the terminal was asked for its device attributes (`CSI c`), which it answers after all else.
void terminal_asked(void);

/// Notes that such an answer was read.
void terminal_answered(void);

/// Notes how many milliseconds the terminal took to answer a question of another kind.
void terminal_note_delay(long delay);

/// How many answers to `terminal_asked` the terminal owes.
int terminal_owed(void);

/// For how many milliseconds to wait for an answer: three times what one takes, 500 to 3,000; 0 where the
/// terminal doesn't answer.
long terminal_patience(void);

// signals.c

/// Catches signals from now on. ILL, TRAP, SEGV, BUS, FPE and ABRT restore the terminal and take their course.
/// HUP, INT, QUIT, TERM, PIPE (unless ignored so far), TSTP, CONT and WINCH are noted for the run loop. Returns
/// the descriptor that becomes readable when one was noted, or -1. The calling thread gets a stack for
/// handlers.
int terminal_catch_signals(void);

/// Ends noting: the signals do again what they did before.
void terminal_release_signals(void);

/// The signals noted since the last call, signal n as bit n, and makes the descriptor unreadable.
uint32_t terminal_take_signals(void);

/// Makes the run loop's descriptor readable from any thread.
void terminal_wake(void);

/// poll(2) to the nanosecond; less than 0 waits for ever. What was interrupted by a signal reports nothing.
void terminal_poll(struct pollfd *descriptors, size_t count, int64_t nanoseconds);

/// Gives the calling thread a stack for handlers, so that its stack overflow is survived too. Returns the
/// memory to hand to `terminal_drop_stack` before the thread ends, or NULL.
void *terminal_add_stack(void);

/// Takes the stack from the calling thread.
void terminal_drop_stack(void *stack);

/// Stops the whole process group as Ctrl-Z does and returns when it goes on.
void terminal_stop(void);

/// Ends the process by this signal, so that the wait status names it.
_Noreturn void terminal_end_by(int signal);

// start.c

/// Runs `body(context)` and ends the process with status 0 when it returns. If descriptors 0 and 1 are terminals
/// it runs in a child, on a thread that ran nothing before: the parent stays small, waits, puts the terminal back if
/// the child couldn't, and ends as the child ended. A child that hasn't ended five seconds after SIGTERM, SIGHUP
/// or the loss of its terminal is killed. Where no child can be made the body runs all the same.
_Noreturn void terminal_supervise(void (*body)(void *), void *context);

/// The descriptor that reaches its end when the parent has gone; -1 without one.
int terminal_parent_pipe(void);
