import Engine

/// Looks up all that is known of an entry or a character.
struct PageLookUp: LongQuery {
  let subject: LookUpSubject

  func answer(in sources: LookUpSources, _ work: Work) -> LookUpAnswer {
    sources.dictionary.read { lookUp in
      lookUp.interruptible(by: work) { lookUp in
        switch subject {
        case .entry(let entry):
          var page = lookUp.page(of: entry, sources.decks)
          page.hints = sources.hints
          return .entry(page)
        case .character(let character):
          var page = lookUp.page(of: character)
          page.hints = sources.hints
          return .character(page)
        }
      }
    }
  }
}
