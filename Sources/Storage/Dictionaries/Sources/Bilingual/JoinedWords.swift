import Formats
import Learning

/// English meanings whose blanks were lost in the source: beableto, inwhatway. They are parted again; what can't be
/// is left out.
struct JoinedWords {
  private let frequencies: WordFrequencies?
  /// The words of all meanings, which do where there are no frequencies.
  private let words: Set<String>

  /// The least frequency of a word, and of a part of what was joined.
  private static let (word, part) = (2.2, 4.3)

  init(_ frequencies: WordFrequencies?, of entries: [DictionaryEntry]) {
    self.frequencies = frequencies
    let meanings = entries.flatMap(\.meanings).map { $0.split(separator: " ").map { $0.lowercased() } }
    words = Set(meanings.filter { $0.count > 1 }.joined()).union(Self.small)
  }

  /// The entry with such meanings parted; nil if none is left.
  func parted(_ entry: DictionaryEntry) -> DictionaryEntry? {
    var parted = entry
    parted.senses = entry.senses.compactMap { sense in
      let meanings = sense.meanings.compactMap(self.parted)
      return meanings.isEmpty ? nil : .init(meanings, partOfSpeech: sense.partOfSpeech)
    }
    return parted.senses.isEmpty ? nil : parted
  }

  /// The meaning as it is written; nil if it is no English.
  private func parted(_ meaning: String) -> String? {
    // A hyphen that no keyboard has.
    let plain = meaning.replacing("\u{2010}", with: "-").replacing("\u{2011}", with: "-")
    var words: [String] = []
    for word in plain.split(separator: " ").map(String.init) {
      guard isJoined(word) else {
        words.append(word)
        continue
      }
      guard let parts = parts(of: word) else { return word.count < 12 || frequencies == nil ? plain : nil }
      words.append(parts.joined(separator: " "))
    }
    return words.joined(separator: " ")
  }

  private func isJoined(_ word: String) -> Bool {
    guard word.count > 5, word.allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
    guard let frequencies else { return !words.contains(word.lowercased()) && !Self.whole.contains(word) }
    return (frequencies.zipf(of: word) ?? 0) < Self.word
  }

  /// The fewest words that a text is made of, with a capital if it has one.
  private func parts(of word: String) -> [String]? {
    let letters = Array(word)
    var best: [[String]?] = [[]] + Array(repeating: nil, count: letters.count)
    for end in 1...letters.count {
      for start in 0..<end {
        guard let before = best[start], before.count < 5 else { continue }
        let part = String(letters[start..<end])
        guard isPart(part.lowercased()), before.count + 1 < best[end]?.count ?? 9 else { continue }
        best[end] = before + [part]
      }
    }
    guard let parts = best[letters.count], parts.count > 1, frequencies != nil || isSure(parts) else {
      return nil
    }
    return parts
  }

  private func isPart(_ part: String) -> Bool {
    if part.count < 3 { return Self.small.contains(part) }
    if Self.small.contains(part) { return true }
    guard let frequencies else { return words.contains(part) }
    return (frequencies.zipf(of: part) ?? 0) >= Self.part
  }

  /// Without frequencies housewife and outcome would be parted.
  private func isSure(_ parts: [String]) -> Bool {
    let count = parts.count(where: Self.small.contains)
    return count == parts.count || count > 0 && parts.count > 2
  }

  /// Words that two small ones make.
  private static let whole: Set = ["another", "anyone", "within", "without", "overdo", "therein", "whatever"]

  private static let small = Set(
    """
    a able about after again ahead all along an and any are around as at away back be before by do down for from front
    go good had has have he her his how if in into is it its like many me more most much my no not of off on one or
    other our out over own pass put she so some such than that the their them there they thing this those to too up us
    very was way we what when where which who why with you your
    """.words)
}
