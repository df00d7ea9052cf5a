/// What games of letters are given besides the words of a round: the alphabet as a whole, and how far the player is.
public struct LetterSetup: Hashable, Sendable {
  /// The letters in the system of romanisation that is chosen; capitals are no words of their own in it.
  public var deck: Deck
  /// The id of that system; nil for the deck's first.
  public var system: String?
  /// What the player has done with each form of the letters, by its id; one never met is missing.
  public var figures: [String: WordFigures]
  /// How many questions a round has.
  public var questions: Int
  /// Words of the language, so that none of them passes for gibberish; none for games that make no gibberish.
  public var realWords: [String]
  /// The ids, of words to practise with the terms, that the player wants to be asked again; nil for all.
  public var only: [String]?
  /// The player's own hints by the letters' ids.
  public var hints: [String: String]
  /// Why the player can't write hints now, in sentences; nil where they can.
  public var hintObstacle: String?

  /// A setup of its parts. Of the figures it keeps what was counted: a game starts from whole numbers.
  public init(
    _ deck: Deck, system: String? = nil, figures: [String: WordFigures] = [:], questions: Int = 20,
    realWords: [String] = [], only: [String]? = nil, hints: [String: String] = [:],
    hintObstacle: String? = nil
  ) {
    self.deck = deck
    self.system = system
    self.figures = figures.mapValues(\.counts)
    self.questions = questions
    self.realWords = realWords
    self.only = only
    self.hints = hints
    self.hintObstacle = hintObstacle
  }

  /// What a course begins with: what is known of a form with this side shown or, where that was never asked, with
  /// the other, if it was held there.
  public func figures(of id: String, showing side: Direction) -> DirectionFigures? {
    let directions = figures[id]?.directions ?? [:]
    return directions[side] ?? directions.values.first { $0.hasHeld }
  }

  /// Whether some form of a letter was ever answered, so that its card needs no showing.
  public func isKnown(_ letter: Word) -> Bool {
    letter.forms.contains { figures[$0.id]?.directions.isEmpty == false }
  }

  /// How many letters are learned, both forms where there are two. A form is learned that was held at some time, with
  /// whichever side shown.
  ///
  /// - Parameter ids: forms that were learned since.
  public func learnedCount(with ids: Set<String> = []) -> Int {
    deck.words.count { letter in
      letter.forms.allSatisfy { ids.contains($0.id) || isLearned($0.id) }
    }
  }

  /// Right answers less wrong ones in the whole alphabet, of no form less than 0.
  public var total: Int {
    figures.values.reduce(0) { $0 + $1.score }
  }

  private func isLearned(_ id: String) -> Bool {
    figures[id]?.isLearned ?? false
  }
}

extension WordFigures {
  /// The figures without times, confusions and what FSRS keeps.
  fileprivate var counts: WordFigures {
    WordFigures(
      seen: seen, right: right, wrong: wrong,
      directions: directions.mapValues { figures in
        DirectionFigures(
          right: figures.right, wrong: figures.wrong, streak: figures.streak, recent: figures.recent)
      })
  }
}
