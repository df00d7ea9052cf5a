import Engine

/// Searches dictionary and decks for a text.
struct TextLookUp: LongQuery {
  let text: String

  func answer(in sources: LookUpSources, _ work: Work) -> LookUpResult {
    sources.dictionary.read { lookUp in
      lookUp.interruptible(by: work) { $0.find(text, sources.decks, first: sources.language) }
    }
  }
}
