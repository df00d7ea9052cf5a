extension SessionMaker {
  /// No search tells more words apart than that.
  private static let mostPlaces = 256

  /// What is asked to find out how much of a deck somebody knows.
  public struct PlacementQuestions: Sendable {
    /// A question and how many words of the deck count as known where it is answered.
    public struct Place: Sendable {
      /// The question.
      public let asked: CourseSession.Asked
      /// Words from the deck's first one on, this one included.
      public let rank: Int
    }

    /// Words of the deck in its order: all or, of a large one, some at equal distances.
    public let places: [Place]

    /// What a search among these words has found out.
    public func result(of search: Placement) -> PlacementResult {
      let rank = search.rank == 0 ? 0 : places[search.rank - 1].rank
      let beyond = search.known.map { places[$0].rank - 1 }.filter { $0 >= rank }.sorted()
      return PlacementResult(
        rank: rank, right: search.known.count, asked: search.questions, known: Array(0..<rank) + beyond)
    }
  }

  /// The questions about the words of the scope's deck; long answers, which nobody types, are left out.
  public mutating func placement() -> PlacementQuestions {
    guard let deck = scope.course else { return PlacementQuestions(places: []) }
    let step = (deck.words.count + Self.mostPlaces - 1) / Self.mostPlaces
    let places = stride(from: 0, to: deck.words.count, by: max(1, step)).compactMap { place in
      question(deck, at: place).map { PlacementQuestions.Place(asked: $0, rank: place + 1) }
    }
    return PlacementQuestions(places: places.filter { $0.asked.question.mode != .judged })
  }

  private mutating func question(_ deck: DeckOutline, at place: Int) -> CourseSession.Asked? {
    guard let id = deck.words[place].first, let word = scope.find(WordReference(deck: deck.id, word: id))
    else { return nil }
    return first(word).flatMap { questions[$0] }
  }
}
