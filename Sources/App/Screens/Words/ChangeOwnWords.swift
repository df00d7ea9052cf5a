import Engine
import Learning
import Games

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

/// Writes a deck to a file. The answer tells what was written, or why nothing was.
struct DeckExport: Query {
  let deck: String

  func answer(in learner: Learner) -> Text { learner.exportDeck(deck) }
}

/// Notes a mistake in a word's card, in a file that can be sent. The answer tells where, or why not.
struct MistakeNote: Query {
  let word: WordReference

  func answer(in learner: Learner) -> Text { learner.noteMistake(in: word) }
}

/// Words that were added on a screen, for the one below.
struct AddedWords: Sendable {
  var terms: Set<String> = []
}
