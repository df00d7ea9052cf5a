import Engine
import System

/// Work that may take minutes. If somebody watches at a terminal, a line shows the progress. A signal that
/// would end the program stops the work first, so that nothing half done is left behind: neither a file nor a
/// line.
final class LongWork {
  /// Work shorter than this shows no progress, in nanoseconds.
  private static let patience = 500_000_000
  /// The time between two updates of the line, in nanoseconds.
  private static let interval = 100_000_000
  /// How many columns the terminal's own echo of Ctrl-C takes: ^C.
  private static let echo = 2

  private let start: Int
  private var due: Int
  private let signals: HeldSignals
  /// The width of the line on the screen, in columns.
  private var width = 0

  private init() {
    start = MonotonicClock.now()
    due = start + Self.interval
    signals = HeldSignals()
  }

  /// Runs work that reports its progress now and then. A signal that arrived meanwhile ends the program here.
  static func run<Value>(_ body: (LongWork) throws -> Value) rethrows -> Value {
    let work = LongWork()
    defer {
      work.wipe()
      work.signals.release()
    }
    return try body(work)
  }

  /// Shows the progress, at most once per interval. A signal is seen at each call.
  ///
  /// - Throws: a failure without text if the work has to stop.
  func report(_ text: () -> Text) throws(Failure) {
    if signals.hasCome { throw Failure(lines: [], status: 130) }
    let now = MonotonicClock.now()
    guard now >= due else { return }
    due = now + Self.interval
    if now >= start + Self.patience && Printer.hasAudience { show(text()) }
  }

  private func show(_ text: Text) {
    Printer.error(text, over: width)
    width = text.width
  }

  private func wipe() {
    if width > 0 && Printer.hasAudience { Printer.error("", over: width + Self.echo) }
  }
}
