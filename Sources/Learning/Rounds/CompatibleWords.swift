/// Words in view together, none of which clashes with another.
public struct CompatibleWords: Sendable {
  var words: [Word] { taken.map(\.word) }
  private var taken: [ComparedWord] = []
  private var forms: Set<String> = []
  private var meanings: Set<String> = []

  public init() {}

  /// Adds a word of a deck. Returns false, and adds nothing, when it clashes with one that is already there.
  public mutating func insert(_ word: Word, of deck: String) -> Bool {
    let compared = ComparedWord(word, of: deck)
    // Most words have nothing in common and needn't be compared one by one.
    let isApart = forms.isDisjoint(with: compared.forms) && meanings.isDisjoint(with: compared.meanings)
    guard isApart || !taken.contains(where: compared.clashes) else { return false }
    forms.formUnion(compared.forms)
    meanings.formUnion(compared.meanings)
    taken.append(compared)
    return true
  }
}
