import Engine
import Learning

/// Changes the player's own kits.
struct ChangeKits: LibraryChange {
  enum Wish: Hashable, Sendable {
    /// Changes that are undone together.
    case make([KitChange])
    /// Undo the last changes.
    case undo
    /// Add this course to the player's own.
    case add(StageCourse)
  }

  let wish: Wish

  init(_ wish: Wish) { self.wish = wish }

  func make(in learner: inout Learner) -> KitsKept { learner.change(wish) }

  func record(_ kept: KitsKept, in learner: inout Learner) -> Changes { [.stages, .words] }
}

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
