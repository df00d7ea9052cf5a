import Engine

enum BubbleEvent: UInt8, StateHashable {
  /// A flight has ended.
  case landed
  /// The banner between two levels has been shown long enough.
  case bannerOver
  /// The note below the field has been shown long enough.
  case noteOver
  /// The last pop has been seen.
  case finished
}
