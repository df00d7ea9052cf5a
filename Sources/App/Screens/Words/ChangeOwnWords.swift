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

/// Changes to the player's own words.
enum OwnWords: Hashable, Sendable {
  /// Import a file whose path was pasted, or that was dropped on the terminal. The language of its words is given
  /// once it was asked.
  case file(String, language: String? = nil)
  /// Add a typed word. The language is a BCP 47 tag.
  case word(String, meaning: String, language: String)
  /// Add a dictionary entry, with the sentence the player met it in.
  case entry(DictionaryEntry, sentence: String? = nil)
  /// Change one of the player's words or annotations.
  case change(BankChange)
  /// Undo the last change.
  case undo
  /// Make a deck from a dictionary.
  case make(deck: String)
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
