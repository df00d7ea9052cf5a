import Engine

/// What the bar says at its right end.
enum ReplayVerdict: Hashable, Sendable {
  case open, verified, otherResult
  case differs(Tick)
  case ago(seconds: Int)
}
