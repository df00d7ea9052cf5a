@preconcurrency import Glibc

/// Holds back the signals that end a program while it must not end. Signals that were ignored
/// from the start stay ignored.
public struct HeldSignals {
  private static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  private let numbers: [Int32]
  private var before = sigset_t()

  /// Blocks the signals, and perhaps others, in this thread and in those that it starts from now on.
  public init(and others: [Int32] = []) {
    numbers = (Self.ending + others).filter { !Self.isIgnored($0) }
    var held = sigset_t()
    sigemptyset(&held)
    for number in numbers { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Whether one of the signals is pending.
  public var hasCome: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return numbers.contains { sigismember(&waiting, $0) == 1 }
  }

  /// Unblocks the signals; a pending one is delivered now.
  public func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
