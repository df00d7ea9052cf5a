import Engine

struct Card: Component, BitwiseCopyable, Hashable, StateHashable {
  enum Pose: UInt8, StateHashable {
    /// Face down.
    case down
    /// Face up, waiting for the second card.
    case up
    /// Face up together with a card that doesn't match.
    case mismatched
    /// Matched, and still on show.
    case matched
    case flying
  }

  /// Index of the word in the round.
  let pair: Int
  /// Whether it shows the prompt.
  let isPrompt: Bool
  /// Position in its field, from 0.
  let slot: Int
  var pose = Pose.down
  /// Whether it has been face up before.
  var wasSeen = false

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, pair, isPrompt, slot, pose, wasSeen)
  }
}

/// Progress of a turn or a flight, from 0 to 1.
struct Motion: Component, BitwiseCopyable {
  var tween: Tween
}

enum MemoryEvent: UInt8, StateHashable {
  /// A mismatch turns face down.
  case turnBack
  case flyOff
  case gone
}

/// Durations, in ticks.
enum CardPace {
  static let turn = 9
  static let mismatch = 2 * Tick.ticksPerSecond
  static let match = 48
  static let flight = 15
}
