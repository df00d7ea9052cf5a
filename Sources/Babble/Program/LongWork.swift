import Engine
import System

/// Work that may take minutes. Where somebody waits for it at a terminal, a line says how far it has come. What would
/// end the program ends the work first, so that nothing half done is left, neither a file nor a line.
final class LongWork {
  /// What is over sooner needs no line, in nanoseconds.
  private static let patience = 500_000_000
  /// From one look to the next, in nanoseconds.
  private static let interval = 100_000_000
  /// What the terminal writes for Ctrl-C, in columns: ^C.
  private static let echo = 2

  private let start: Int
  private var due: Int
  private let signals: HeldSignals
  /// How many columns of the line are taken.
  private var width = 0

  private init() {
    start = MonotonicClock.now()
    due = start + Self.interval
    signals = HeldSignals()
  }

  /// Does work that reports now and then how far it is. A signal that has come meanwhile ends the program here.
  static func run<Value>(_ body: (LongWork) throws -> Value) rethrows -> Value {
    let work = LongWork()
    defer {
      work.wipe()
      work.signals.release()
    }
    return try body(work)
  }

  /// Says how far it is, unless it was said just now.
  ///
  /// - Throws: a failure without words, where the work is to be broken off.
  func report(_ text: () -> Text) throws(Failure) {
    let now = MonotonicClock.now()
    guard now >= due else { return }
    due = now + Self.interval
    if signals.hasCome { throw Failure(lines: [], status: 130) }
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
