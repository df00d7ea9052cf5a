import Learning

/// What a look-up searches: the dictionary, and the decks.
struct LookUpSources: Sendable {
  let dictionary: OpenDictionary
  let decks: DeckList
  /// The language to search first: the one being learned.
  let language: String?
  /// The player's own hints on characters.
  let hints: [Character: String]
}

extension Learner {
  var lookUpSources: LookUpSources {
    LookUpSources(
      dictionary: library.openDictionary, decks: library.decks, language: outline?.language.term,
      hints: library.bank.bank.hints)
  }
}
