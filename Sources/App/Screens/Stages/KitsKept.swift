import Engine

/// The result of a change to the player's own kits.
struct KitsKept: LibraryChangeKept {
  /// What happened, or why it couldn't.
  let sentence: Text
  /// Whether nothing was changed.
  let isRefused: Bool
  let canUndo: Bool

  init(_ sentence: Text, isRefused: Bool = false, canUndo: Bool = false) {
    (self.sentence, self.isRefused, self.canUndo) = (sentence, isRefused, canUndo)
  }
}
