/// Upper and lower case are learned together, on one card, and quizzed apart: each is a word of its own then, with
/// figures of its own in the save.
extension Deck {
  /// The deck with each capital as a word after the one of its lower case.
  public var withCapitals: Deck {
    if words.contains(where: \.isCapital) { return self }
    var deck = self
    deck.words = words.flatMap(\.forms)
    return deck
  }
}

extension Word {
  /// The forms of a letter that are quizzed apart; of any other word it alone.
  public var forms: [Word] { [self] + [capital].compactMap(\.self) }

  /// What the id of a capital has after that of its lower case.
  package static let capitalMark = "#upper"

  /// The letter's capital as a word; nil where it has none.
  public var capital: Word? {
    guard let letter, let form = letter.capital, !isCapital else { return nil }
    var word = self
    word.id += Self.capitalMark
    word.term = form
    word.letter?.similar = letter.similar.map { $0 + Self.capitalMark }
    return word
  }

  /// Whether this is a capital that `withCapitals` has made.
  public var isCapital: Bool { id.hasSuffix(Self.capitalMark) }

  /// The id of the letter's card: that of its lower case.
  public var letterID: String { isCapital ? String(id.dropLast(Self.capitalMark.count)) : id }
}
