import CNCurses
import Glibc
import Synchronization

/// ncurses has its terminal and screen in global variables, so only one thread may call it at a time.
enum CursesLock {
  private static let mutex = Mutex<Void>(())

  static func hold<Result: Sendable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mutex.withLock { _ throws(Failure) in try body() }
  }
}
