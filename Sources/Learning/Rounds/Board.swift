/// Words that stand in view together, none of which clashes with another.
public struct Board: Sendable {
  /// The words in the order in which they were taken.
  public var words: [Word] { taken.map(\.word) }
  private var taken: [ComparedWord] = []
  private var forms: Set<String> = []
  private var meanings: Set<String> = []

  /// An empty board.
  public init() {}

  /// Takes a word of a deck; false, and nothing changes, when it clashes with one that is here.
  public mutating func take(_ word: Word, of deck: String) -> Bool {
    let compared = ComparedWord(word, of: deck)
    // Most words have nothing in common, and need not be compared one by one.
    let isApart = forms.isDisjoint(with: compared.forms) && meanings.isDisjoint(with: compared.meanings)
    guard isApart || !taken.contains(where: compared.clashes) else { return false }
    forms.formUnion(compared.forms)
    meanings.formUnion(compared.meanings)
    taken.append(compared)
    return true
  }
}
