import CPlatform
import Glibc
import System

/// The result of waiting: what there is to do.
struct Readiness {
  /// There is input, or the terminal is gone: reading will tell.
  let canRead: Bool
  /// The terminal takes more of the frame.
  let canWrite: Bool
  /// There was a signal, or another thread called.
  let isWoken: Bool

  /// Waits until the deadline at most, in nanoseconds of the monotonic clock.
  init(terminal: TerminalSession, wake: Int32, needsOutput: Bool, deadline: Int?) {
    // poll(2) ignores negative descriptors.
    var descriptors = [
      pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      pollfd(fd: needsOutput ? terminal.output : -1, events: Int16(POLLOUT), revents: 0),
    ]
    let left = deadline.map { max(0, $0 - MonotonicClock.now()) } ?? -1
    terminal_poll(&descriptors, descriptors.count, Int64(left))
    canRead = descriptors[0].revents != 0
    isWoken = descriptors[1].revents != 0
    canWrite = descriptors[2].revents != 0
  }
}
