import Engine

enum BubbleEvent: UInt8, StateHashable {
  /// A flight has ended.
  case landed
  /// A wrong one has finished shaking and flies back.
  case goHome
  /// The note below the field has been shown long enough.
  case noteOver
  /// The last pop has been seen.
  case finished
}
