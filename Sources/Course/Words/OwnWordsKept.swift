import Engine
import Learning

/// What came of words that the player wanted to have among their decks, or of what they wrote about a word.
package struct OwnWordsKept: Sendable {
  /// What happened, or why it couldn't.
  package let sentence: Text
  /// All decks as they are now; nil where none was added to.
  package var rows: [DeckRow]?
  /// The id of the deck that has the words that were added.
  package var deck: String?
  /// The words of the player's own that were added.
  package var added: [WordReference] = []
  /// The words that have changed as they are now.
  package let words: [DeckWord]
  /// Those that are gone.
  package let gone: [WordReference]
  /// The hints that have changed.
  package let hints: [MnemonicChanged]
  /// The hints on all characters, where one of them has changed.
  package let characterHints: [Character: String]?
  /// Whether nothing came of it.
  package let isRefused: Bool

  /// They are there, in this deck.
  package init(_ sentence: Text, in deck: String, of rows: [DeckRow]) {
    (self.sentence, self.deck, self.rows, isRefused) = (sentence, deck, rows, false)
    (words, gone, hints, characterHints) = ([], [], [], nil)
  }

  /// None is kept: why they couldn't be, or where they were written.
  package init(saying sentence: Text) {
    (self.sentence, isRefused) = (sentence, true)
    (words, gone, hints, characterHints) = ([], [], [], nil)
  }

  /// Words have changed; those that aren't there any more are among all of them alone.
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
