extension RoundSetup {
  /// A word of a round with its own origin: the words of a round can come from several decks.
  public struct Item: Hashable, Sendable {
    /// Its identity in the player's knowledge. The game doesn't depend on it.
    public var id: ItemID
    public var word: Word
    /// Its deck and what that says of all its words.
    public var origin: WordOrigin
    /// Whether the player has never met it; it is shown before the game.
    public var isNew: Bool
    /// Whether the player met it before this game. The game doesn't depend on it, but a right answer to an
    /// unmet word can only be a guess.
    public var isMet: Bool
    /// The side to show; the other one is asked.
    public var shown: ShownSide
    /// The probability that the player misses it, in thousandths; 500 before the first answer.
    public var hardness: Int
    /// The words it was confused with, the most frequent first.
    public var confusions: [WordReference]
    /// The player's own right answers, sorted.
    public var accepted: [String]

    /// - Parameter id: by default, the id for the word's spelling.
    public init(
      _ word: Word, of origin: WordOrigin, id: ItemID? = nil, isNew: Bool, isMet: Bool = true,
      shown: ShownSide,
      hardness: Int = 500, confusions: [WordReference] = [], accepted: [String] = []
    ) {
      self.id =
        id ?? ItemID(spellingOf: word, in: origin.language.term, isLetter: origin.kind == .alphabet)
      self.word = word
      self.origin = origin
      self.isNew = isNew
      self.isMet = isMet
      self.shown = shown
      self.hardness = hardness
      self.confusions = confusions
      self.accepted = accepted
    }

    /// A decoy as an item; it counts as met.
    public init(_ decoy: DeckWord, shown: ShownSide) {
      self.init(decoy.word, of: decoy.origin, isNew: false, shown: shown)
    }

    public var reference: WordReference { WordReference(deck: origin.deck, word: word.id) }

    public var isLetter: Bool { origin.kind == .alphabet }

    /// The skill that is exercised by showing a side.
    public func skill(showing side: ShownSide) -> Skill { Skill(showing: side, isLetter: isLetter) }

    /// The word in the form that events carry.
    public var met: WordMet {
      WordMet(item: id, reference: reference, meanings: word.meaningParts.sorted())
    }
  }
}

extension RoundSetup.Content {
  public var newItems: [RoundSetup.Item] { items.filter(\.isNew) }

  /// A letter of the round's alphabet, asked or not; nil where there is none with this id.
  public func letter(_ id: String) -> RoundSetup.Item? {
    if let item = items.first(where: { $0.word.id == id }) { return item }
    let letter = letters?.deck.words.lazy.flatMap(\.forms).first { $0.id == id }
    return letter.map { RoundSetup.Item($0, of: origin, isNew: false, shown: .term) }
  }
}

/// The texts of a word for games and lists. They are raw, like everything in a deck: clean them before
/// drawing.
extension RoundSetup.Item {
  /// The text on the shown side.
  public var prompt: String { text(shown) }
  /// The text on the asked side.
  public var answer: String { text(shown == .term ? .meaning : .term) }
  public var meanings: String { word.meanings.joined(separator: ", ") }

  /// The term, or the most important meaning.
  public func text(_ side: ShownSide) -> String {
    side == .term ? word.term : word.meanings.first ?? ""
  }

  /// The language of a side as a BCP 47 tag.
  public func language(_ side: ShownSide) -> String {
    side == .term ? origin.language.term : origin.language.meaning
  }

  /// Term, reading and all meanings in one line.
  public var whole: String { ([word.term] + word.readings + [meanings]).joined(separator: "  ") }

  /// The meanings, then the readings.
  public var explanation: String { ([meanings] + word.readings).joined(separator: "  ·  ") }
}

extension RoundSetup.Item {
  /// Whether a part of the meanings is the same.
  public func sharesMeaning(with other: RoundSetup.Item) -> Bool {
    origin.deck == other.origin.deck
      ? word.sharesMeaning(with: other.word) : !word.meaningParts.isDisjoint(with: other.word.meaningParts)
  }
}
