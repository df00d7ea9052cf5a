import CTerminal
import Engine
import Glibc

extension TerminalSession {
  /// Runs the program, then ends the process with status 0.
  ///
  /// If standard input and output are a terminal, the body runs in a child process. The parent stays behind
  /// to restore the terminal after a SIGKILL, and ends in the same way as the child. Otherwise the body runs
  /// here. An error that it throws is printed as a sentence and ends the process, with its own status if it
  /// is a `TerminalError` and else with 1. Call this early, since the parent keeps its memory to the end, and
  /// while no other thread runs.
  ///
  /// In the child, the body runs on a new thread, so that none of Swift's locks is in a state left by the
  /// parent.
  package static func supervise(_ body: @escaping @Sendable () throws -> Void) -> Never {
    let box = Unmanaged.passRetained(Box(body)).toOpaque()
    terminal_supervise(
      { box in
        guard let box else { return }
        TerminalSession.run(Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().body)
      }, box)
  }

  private static func run(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      let sentence = "\(Text("\(error)"))\n"
      _ = sentence.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
      exit((error as? TerminalError)?.exitStatus ?? 1)
    }
  }

  private final class Box: Sendable {
    let body: @Sendable () throws -> Void

    init(_ body: @escaping @Sendable () throws -> Void) {
      self.body = body
    }
  }
}

/// Runs the body with a separate stack for signal handlers on this thread, so that the terminal is restored
/// even after a stack overflow. The run loop's thread already has one.
package func withCrashStack<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let stack = terminal_add_stack()
  defer { terminal_drop_stack(stack) }
  return try body()
}
