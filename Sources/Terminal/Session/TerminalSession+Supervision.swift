import CTerminal
import Engine
import Glibc

extension TerminalSession {
  /// Runs the program, then ends the process with status 0.
  ///
  /// If standard input and output are a terminal, the body runs in a child process and its parent stays behind,
  /// small, to put the terminal back after a SIGKILL; it ends as the child ends. Otherwise the body runs here. An error
  /// that it throws is printed as a sentence and ends the process: with its own status if it is a `TerminalError`,
  /// else with 1. Call it early, since what the parent holds in memory it holds to the end. No other thread may run.
  ///
  /// In the child the body is all that ever runs, on a thread that is new: so no lock of Swift's remembers the parent.
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
