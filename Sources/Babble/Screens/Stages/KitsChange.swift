import Engine
import Learning
import Saving

/// Changes the player's own kits. The answer comes once it is on the disk.
struct KitsChange: ContextChange {
  enum Wish: Hashable, Sendable {
    /// Changes that are undone together.
    case make([KitChange])
    /// Undo the last changes.
    case undo
    /// Add this course to the player's own.
    case add(StageCourse)
  }

  /// The changed kits with their words, and what to tell the player.
  struct Made: Sendable {
    let kept: KitsKept
    let kits: KitsFile
    let stages: CourseShelf
    let decks: DeckList
  }

  let wish: Wish

  init(_ wish: Wish) { self.wish = wish }

  func answer(in learner: Learner) -> Made {
    var learner = learner
    let (kept, library) = (learner.change(wish), learner.library)
    return Made(kept: kept, kits: library.kits, stages: library.stages, decks: library.decks)
  }

  /// Also if it was refused: another machine may have written kits, which were read before.
  func apply(_ made: Made, to learner: inout Learner) -> Changes {
    (learner.library.kits, learner.library.stages, learner.library.decks) = (
      made.kits, made.stages, made.decks
    )
    learner.useStageWords()
    return [.stages, .words]
  }
}

/// The result of a change to the player's own kits.
package struct KitsKept: Sendable {
  /// What happened, or why it couldn't.
  package let sentence: Text
  /// Whether nothing was changed.
  package let isRefused: Bool
  package let canUndo: Bool

  package init(_ sentence: Text, isRefused: Bool = false, canUndo: Bool = false) {
    (self.sentence, self.isRefused, self.canUndo) = (sentence, isRefused, canUndo)
  }
}
