/// A meaning without its openContext: notes in parentheses, and an article or "to" at its start.
struct MeaningCore {
  /// The core, folded and without gaps.
  private(set) var key: [UInt8] = []
  /// All words, also those in parentheses, folded, each followed by a blank. A hyphen separates words.
  private(set) var words: [UInt8] = []
  /// Where the current word begins.
  private var start = 0
  /// The number of open parentheses.
  private var depth = 0

  /// A single pass over the scalars, because a dictionary has a million meanings.
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
