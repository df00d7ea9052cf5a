import CPlatform
import Glibc

struct SignalSet {
  private let bits: UInt32

  /// The signals since the last call.
  static func drain() -> SignalSet { SignalSet(bits: terminal_take_signals()) }

  func contains(_ signal: Int32) -> Bool {
    bits >> UInt32(signal) & 1 == 1
  }

  /// A signal that asks the process to end.
  var ending: Int32? {
    [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGPIPE].first { contains($0) }
  }
}
