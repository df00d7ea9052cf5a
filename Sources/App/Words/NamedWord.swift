import ArgumentParser
import Learning

/// The argument that names a word.
struct NamedWord: ParsableArguments {
  @Argument(help: "The word, or deck/id.")
  var term: String

  @Option(help: ArgumentHelp("The word's language, as es or ja.", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("The deck that it is in.", valueName: "id"))
  var deck: String?

  /// All matching words, the player's own first.
  func all(in learner: Learner) throws(Failure) -> [DeckWord] {
    let found = pointed(in: learner) ?? learner.words(spelled: term, in: language)
    let id = deck.map { learner.library.decks.shelved($0)?.id ?? $0 }
    let words = found.filter { word in id.map { $0 == word.origin.deck } ?? true }
    if words.isEmpty {
      throw Failure(
        description: "There is no word \"\(term)\". babble words list shows yours; babble words add adds it.")
    }
    return words
  }

  /// The word meant; if several have the spelling, the player's own.
  func one(in learner: Learner) throws(Failure) -> DeckWord {
    let words = try all(in: learner)
    let own = words.filter { WordBank.isOwn($0.origin.deck) }
    if own.count == 1 { return own[0] }
    guard words.count == 1 else {
      let names = words.map(\.reference.text).joined(separator: ", ")
      throw Failure(description: "Which \"\(term)\" do you mean? Name one of these: \(names).")
    }
    return words[0]
  }

  private func pointed(in learner: Learner) -> [DeckWord]? {
    guard let reference = WordReference(term), let deck = learner.library.decks.shelved(reference.deck),
      let word = deck.word(reference.word)
    else { return nil }
    return [DeckWord(word, of: deck.deck.origin)]
  }
}
