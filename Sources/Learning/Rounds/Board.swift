/// Words that stand in view together, none of which clashes with another.
public struct Board: Sendable {
  /// The words in the order in which they were taken.
  public private(set) var words: [Word] = []
  private var forms: Set<String> = []
  private var meanings: Set<String> = []

  /// An empty board.
  public init() {}

  /// Takes a word; false, and nothing changes, when it clashes with one that is here.
  public mutating func take(_ word: Word) -> Bool {
    let wordForms = Clash.forms(of: word)
    let wordMeanings = word.meaningParts
    guard forms.isDisjoint(with: wordForms), meanings.isDisjoint(with: wordMeanings) else { return false }
    forms.formUnion(wordForms)
    meanings.formUnion(wordMeanings)
    words.append(word)
    return true
  }
}
