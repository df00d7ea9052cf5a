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
    /// Off the table; its place shows the pair.
    case won
    /// Face up for a moment, as a reward.
    case peeked
  }

  /// Index of the word in the round.
  let pair: Int
  /// Whether it shows the prompt.
  var isPrompt: Bool
  /// Position in its field, from 0.
  let slot: Int
  var pose = Pose.down
  /// Whether it has been face up before.
  var wasSeen = false

  var isOnTable: Bool { pose != .flying && pose != .won }

  func hash(into hash: inout StateHash) {
    hash.combine(fieldsOf: self, pair, isPrompt, slot, pose, wasSeen)
  }
}
