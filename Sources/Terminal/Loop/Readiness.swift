import System
import CTerminal
import Glibc

/// What had something to do when the wait was over.
struct Readiness {
  /// Keys have come, or the terminal has gone: reading tells.
  let canRead: Bool
  /// The terminal takes more of the frame.
  let canWrite: Bool
  /// A signal or another thread.
  let isWoken: Bool
  /// The process that looks after the terminal has gone.
  let isAbandoned: Bool

  /// Waits, until the deadline at most, in nanoseconds of the monotonic clock.
  init(terminal: TerminalSession, wake: Int32, needsOutput: Bool, deadline: Int?) {
    // poll(2) passes over negative descriptors.
    var descriptors = [
      pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      pollfd(fd: terminal_parent_pipe(), events: Int16(POLLIN), revents: 0),
      pollfd(fd: needsOutput ? terminal.output : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let left = deadline.map { max(0, $0 - MonotonicClock.now()) } ?? -1
    terminal_poll(&descriptors, descriptors.count, Int64(left))
    canRead = descriptors[0].revents != 0
    isWoken = descriptors[1].revents != 0
    isAbandoned = descriptors[2].revents != 0
    canWrite = descriptors[3].revents != 0
  }
}
