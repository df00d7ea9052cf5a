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
