import Engine
import Learning

/// The result of adding words to the player's own, or of changing what is written about a word.
package struct OwnWordsKept: Sendable {
  /// What happened, or why it couldn't.
  package let sentence: Text
  /// All decks after the change; nil if none was added to.
  package var rows: [DeckRow]?
  /// The id of the deck with the added words.
  package var deck: String?
  package var added: [WordReference] = []
  /// The lines of a file that are no words, with the reasons; or why none of it was read.
  package var leftOut: [Text] = []
  /// What must be asked before a file can be kept.
  package private(set) var question: FileLanguage?
  /// The changed words as they are now.
  package let words: [DeckWord]
  /// Removed words.
  package let gone: [WordReference]
  package let hints: [MnemonicChanged]
  /// The hints on all characters, if one of them has changed.
  package let characterHints: [Character: String]?
  /// Whether the change was refused.
  package let isRefused: Bool

  /// Words were added to this deck.
  package init(_ sentence: Text, in deck: String, of rows: [DeckRow]) {
    (self.sentence, self.deck, self.rows, isRefused) = (sentence, deck, rows, false)
    (words, gone, hints, characterHints) = ([], [], [], nil)
  }

  /// Nothing was added yet: the player is to be asked.
  package init(asking question: FileLanguage) {
    self.init(saying: .empty)
    self.question = question
  }

  /// No word was added: why not, or where they were written instead.
  package init(saying sentence: Text) {
    (self.sentence, isRefused) = (sentence, true)
    (words, gone, hints, characterHints) = ([], [], [], nil)
  }

  /// Words were changed. Those in `all` that no longer exist count as removed.
  package init(
    _ sentence: Text, words: [DeckWord], all: [WordReference], hints: [MnemonicChanged],
    characterHints: [Character: String]? = nil
  ) {
    (self.sentence, self.words, self.hints, isRefused) = (sentence, words, hints, false)
    self.characterHints = characterHints
    let there = Set(words.map(\.reference))
    gone = all.filter { !there.contains($0) }
  }
}

/// What is known about a term that the player is about to add.
package struct TermFound: Sendable {
  /// Empty if only the languages were asked for.
  package let term: String
  /// The tag of its language.
  package let language: String
  /// Whether its letters allow no other language.
  package let isCertain: Bool
  /// The tags of all languages that have words, the one being learned first.
  package let languages: [String]
  /// A remark; empty for none.
  package let sentence: Text
  /// Whether a deck has the term already.
  package let isThere: Bool
  /// From a dictionary; empty if none has it.
  package let meanings: [String]

  package init(
    _ term: String, language: String, isCertain: Bool = false, of languages: [String],
    _ sentence: Text = .empty, isThere: Bool = false, meanings: [String] = []
  ) {
    (self.isCertain, self.isThere) = (isCertain, isThere)
    (self.term, self.language, self.languages) = (term, language, languages)
    (self.sentence, self.meanings) = (sentence, meanings)
  }
}
