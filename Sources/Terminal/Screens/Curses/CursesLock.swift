import Synchronization

/// ncurses keeps its terminal and its screen in globals of its own, so only one thread may be inside it.
enum CursesLock {
  private static let mutex = Mutex<Void>(())

  static func hold<Result: Sendable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mutex.withLock { _ throws(Failure) in try body() }
  }
}
