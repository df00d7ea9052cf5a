extension RoundSetup {
  /// A word of a round, which knows itself where it comes from: the others may come from elsewhere.
  public struct Item: Hashable, Sendable {
    /// What it is remembered by. It decides nothing in the game.
    public var id: ItemID
    /// The word.
    public var word: Word
    /// Its deck, and what that says of all its words.
    public var origin: WordOrigin
    /// Whether the player has never met it, and is shown it before the game.
    public var isNew: Bool
    /// Whether the player has met it before this game. It decides nothing in the game, but who has not can only
    /// have guessed.
    public var isMet: Bool
    /// The side to show; the other one is asked.
    public var shown: ShownSide
    /// How hard the word is for the player, in thousandths: the chance that it is missed; 500 before the first
    /// answer.
    public var hardness: Int
    /// The words that it was taken for, the most frequent first.
    public var confusions: [WordReference]
    /// What the player counts as right besides what the deck has, in the order of the texts.
    public var accepted: [String]

    /// A word with the side to show. Where nobody has looked for its id, it is that of its spelling.
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

    /// A word that is not asked, as one that could be: the player has met it.
    public init(_ decoy: DeckWord, shown: ShownSide) {
      self.init(decoy.word, of: decoy.origin, isNew: false, shown: shown)
    }

    /// What points to it.
    public var reference: WordReference { WordReference(deck: origin.deck, word: word.id) }

    /// Whether it is a letter of an alphabet.
    public var isLetter: Bool { origin.kind == .alphabet }

    /// What showing this side of it exercises.
    public func skill(showing side: ShownSide) -> Skill { Skill(showing: side, isLetter: isLetter) }

    /// It with what an event says of it.
    public var met: WordMet {
      WordMet(item: id, reference: reference, meanings: word.meaningParts.sorted())
    }
  }
}

extension RoundSetup.Content {
  /// The words that the player has never met.
  public var newItems: [RoundSetup.Item] { items.filter(\.isNew) }

  /// A letter of the round's alphabet, also where it isn't asked itself; nil where there is no such letter.
  public func letter(_ id: String) -> RoundSetup.Item? {
    if let item = items.first(where: { $0.word.id == id }) { return item }
    let letter = letters?.deck.words.lazy.flatMap(\.forms).first { $0.id == id }
    return letter.map { RoundSetup.Item($0, of: origin, isNew: false, shown: .term) }
  }
}
