import Glibc

/// The signals that end a program, held back while it must not end. What it was started to ignore stays ignored.
public struct HeldSignals {
  private let numbers: [Int32]
  /// What was held back before.
  private var before = sigset_t()

  /// Holds them back from this thread, and from those that it starts from now on.
  public init() {
    numbers = [SIGHUP, SIGINT, SIGQUIT, SIGTERM].filter { !Self.isIgnored($0) }
    var held = sigset_t()
    sigemptyset(&held)
    for number in numbers { sigaddset(&held, number) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Whether one of them has come and waits.
  public var hasCome: Bool {
    var waiting = sigset_t()
    sigpending(&waiting)
    return numbers.contains { sigismember(&waiting, $0) == 1 }
  }

  /// Holds them back no longer: one that waits strikes now.
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
