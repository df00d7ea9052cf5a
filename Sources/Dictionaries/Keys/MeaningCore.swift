/// A meaning without what surrounds it: notes in parentheses, an article or "to" at its start.
struct MeaningCore {
  /// What is left, folded and without gaps.
  private(set) var key: [UInt8] = []
  /// All words with those in parentheses, folded, each with a blank behind it. A hyphen divides two.
  private(set) var words: [UInt8] = []
  /// Where the word that is being read begins.
  private var start = 0
  /// In how many parentheses it stands.
  private var depth = 0

  /// The core of a meaning. In one pass over its scalars: a dictionary has a million of them.
  init(_ meaning: String) {
    var closes = false
    for scalar in meaning.unicodeScalars {
      switch scalar {
      case " ", "-", "/", ",", ";":
        endWord()
        if closes { depth = max(0, depth - 1) }
        closes = false
      case "(" where words.count == start: depth += 1
      case ")": closes = depth > 0
      default: Folding.append(scalar, to: &words)
      }
    }
    endWord()
    if key.count > Folding.longest { key.removeSubrange(Folding.longest...) }
  }

  private mutating func endWord() {
    guard words.count > start else { return }
    if depth == 0, !(key.isEmpty && Self.isLeading(words[start...])) { key += words[start...] }
    words.append(0x20)
    start = words.count
  }

  private static func isLeading(_ word: ArraySlice<UInt8>) -> Bool {
    word.count < 4 && leading.contains { $0.elementsEqual(word) }
  }

  private static let leading = ["to", "a", "an", "the"].map { Array($0.utf8) }
}
