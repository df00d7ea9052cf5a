/// The decks of earlier versions that are gone: another deck has all their words, under the same ids.
public enum DeckAliases {
  /// The deck that has the words now, by the id of the old one.
  public static let successors = [
    "spanish-150": "spanish-first", "chinese-150": "chinese-first", "japanese-150": "japanese-first",
    "georgian-100": "georgian-first", "english-150-russian": "english-first-russian",
  ]

  /// Says where a deck's words are now.
  package static func farewell(to deck: String) -> String {
    "the deck \(deck), which is no longer there: its words are in \(successors[deck] ?? deck) now"
  }
}

extension WordReference {
  /// The same word in the deck that has the words of this one's.
  ///
  /// - Parameter successors: the decks that took over the words of others, by the others' ids.
  public func moved(_ successors: [String: String]) -> WordReference {
    successors[deck].map { WordReference(deck: $0, word: word) } ?? self
  }
}

extension Event {
  /// The same event about the decks that have its words now.
  public func moved(_ successors: [String: String]) -> Event {
    var event = self
    event.body = body.placing { word in
      WordMet(item: word.item, reference: word.reference.moved(successors), meanings: word.meanings)
    }
    guard case .answer(var answer, let game, let grade) = event.body, let rival = answer.confusedWith else {
      return event
    }
    answer.confusedWith = rival.moved(successors)
    event.body = .answer(answer, game: game, grade: grade)
    return event
  }
}
