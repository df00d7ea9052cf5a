/// A meaning without what surrounds it: notes in parentheses, an article or "to" at its start.
struct MeaningCore {
  /// What is left, folded and without gaps.
  let key: [UInt8]
  /// All words with those in parentheses, folded, with blanks between them.
  let words: [UInt8]

  /// The core of a meaning.
  init(_ meaning: String) {
    var (key, words, depth) = ([UInt8](), [UInt8](), 0)
    for word in meaning.split(separator: " ") {
      if word.utf8.first == UInt8(ascii: "(") { depth += 1 }
      let start = words.count
      Self.add(word, to: &words)
      if depth == 0, !(key.isEmpty && Self.isLeading(words[start...])) {
        key += words[start...].filter { $0 != 0x20 }
      }
      words.append(0x20)
      if word.utf8.contains(UInt8(ascii: ")")) { depth = max(0, depth - 1) }
    }
    (self.key, self.words) = (Array(key.prefix(Folding.longest)), words)
  }

  /// What divides a word by signs, as a hyphen does, leaves two.
  private static func add(_ word: Substring, to words: inout [UInt8]) {
    if word.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }) {
      for part in word.split(whereSeparator: { $0 == "-" || $0 == "/" }) {
        Folding.squash(part, into: &words)
        words.append(0x20)
      }
    } else {
      Folding.squash(word, into: &words)
    }
  }

  private static func isLeading(_ word: ArraySlice<UInt8>) -> Bool {
    leading.contains { $0.elementsEqual(word) }
  }

  private static let leading = ["to", "a", "an", "the"].map { Array($0.utf8) }
}
