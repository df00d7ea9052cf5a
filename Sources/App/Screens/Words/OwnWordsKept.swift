import Engine
import Learning

/// The result of adding words to the player's own, or of changing what is written about a word.
struct OwnWordsKept: LibraryChangeKept {
  /// What happened, or why it couldn't.
  let sentence: Text
  /// The id of the deck that words were added to; nil if none were.
  var deck: String?
  var added: [WordReference] = []
  /// The lines of a file that are no words, with the reasons; or why none of it was read.
  var leftOut: [Text] = []
  /// What must be asked before a file can be kept.
  private(set) var question: FileLanguage?
  /// The changed words as they are now.
  let words: [DeckWord]
  /// Removed words.
  let gone: [WordReference]
  let hints: [MnemonicChanged]
  /// Whether the change was refused.
  let isRefused: Bool

  /// Words were added to this deck.
  init(_ sentence: Text, in deck: String) {
    (self.sentence, self.deck, isRefused) = (sentence, deck, false)
    (words, gone, hints) = ([], [], [])
  }

  /// Nothing was added yet: the player is to be asked.
  init(asking question: FileLanguage) {
    self.init(saying: .empty)
    self.question = question
  }

  /// No word was added: why not, or where they were written instead.
  init(saying sentence: Text) {
    (self.sentence, isRefused) = (sentence, true)
    (words, gone, hints) = ([], [], [])
  }

  /// Words were changed. Those in `all` that no longer exist count as removed.
  init(
    _ sentence: Text, words: [DeckWord], all: [WordReference], hints: [MnemonicChanged]
  ) {
    (self.sentence, self.words, self.hints, isRefused) = (sentence, words, hints, false)
    let there = Set(words.map(\.reference))
    gone = all.filter { !there.contains($0) }
  }
}
