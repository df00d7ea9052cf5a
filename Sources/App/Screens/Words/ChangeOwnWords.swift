import Engine
import Games
import Learning

/// Changes the player's own words: adds some, or changes what is written about one. With 20,000 words it takes a fifth of
/// a second.
struct ChangeOwnWords: LibraryChange {
  let change: OwnWords

  init(_ change: OwnWords) { self.change = change }

  func make(in learner: inout Learner) -> OwnWordsKept { learner.change(change) }

  /// Hints, and the wish to see the words in Today, are events.
  func record(_ kept: OwnWordsKept, in learner: inout Learner) -> Changes {
    for hint in kept.hints { _ = learner.record(.hint(hint)) }
    if !kept.added.isEmpty { _ = learner.record(.course(.wanted(kept.added))) }
    return [.words, .memory]
  }
}
