public enum Mode: String, Hashable, Sendable, CaseIterable {
  /// Chosen among several.
  case chosen
  /// Two matching things were paired.
  case matched
  /// Dragged to its place, among other things in view.
  case dragged
  case typed
  case drawn
  /// Judged by the learners themselves.
  case judged

  /// Whether a right answer can be luck, since the right one is among others in view.
  var canBeLuck: Bool { self == .chosen || self == .dragged }

  /// Whether the answer was made rather than found among others.
  var isProducing: Bool { self == .typed || self == .drawn }
}
