/// Meanings as people type them: one or several, joined as they like, with what stands in parentheses or without.
extension AnswerRules {
  /// Each part of a word's meanings as it is compared, with and without what its parentheses say.
  func meanings(of word: Word) -> Set<String> {
    Set(
      word.meanings.flatMap { meaning in
        let open = meaning.filter { !Self.parentheses.contains($0) }
        return Clash.parts(meaning) + (open == meaning ? [] : Clash.parts(open))
      }.map(Self.meaning))
  }

  private static let parentheses: Set<Character> = Set("()[]（）")

  /// Apostrophes within a meaning say nothing: oclock.
  static func meaning(_ text: String) -> String {
    let whole = withoutLead(TypedText.plain(text))
    guard whole.utf8.contains(UInt8(ascii: "'")) else { return whole }
    let plain = Array(whole)
    let inner = plain.indices.dropFirst().dropLast()
    return String(plain.indices.filter { plain[$0] != "'" || !inner.contains($0) }.map { plain[$0] })
  }

  /// The ways to take a typed text as one or several meanings: whole, parted at commas and the like, also at "or", also
  /// at "and".
  func readings(ofMeaning typed: String) -> [[String]] {
    let parts = Clash.parts(TypedText.folded(typed))
    let ways = [Set<String>(), Self.ors, Self.ors.union(Self.ands)].map { joints in
      parts.flatMap { part in part.split(separator: " ").split { joints.contains(String($0)) } }
        .map { Self.meaning($0.joined(separator: " ")) }.filter { !$0.isEmpty }
    }
    return ([[Self.meaning(typed)]] + ways).filter { !$0.isEmpty }
  }

  private static let ors: Set<String> = ["or", "или", "o", "oder", "ou"]
  private static let ands: Set<String> = ["and", "и", "y", "und", "et"]

  /// Whether the meaning is known though it isn't typed as the deck has it: a number in digits, a Russian adjective in
  /// another gender, е for ё.
  func isMeaning(_ typed: String, of word: Word) -> Bool {
    let meanings = meanings(of: word)
    if let number = NumberWords.value(ofDigits: typed) {
      return meanings.contains { NumberWords.value(of: $0, in: meaningLanguage) == number }
    }
    guard meaningLanguage == "ru" else { return false }
    let readings = readings(ofMeaning: typed).map { $0.map(Self.russian) }
    let right = Set(meanings.map(Self.russian))
    return readings.contains { $0.allSatisfy(right.contains) }
  }

  /// A Russian word without ё and without the ending of an adjective.
  private static func russian(_ text: String) -> String {
    let plain = text.replacing("ё", with: "е")
    let ending = endings.first { plain.count > 4 && plain.hasSuffix($0) }
    return ending.map { plain.dropLast($0.count) + "ый" } ?? plain
  }

  private static let endings = ["ый", "ий", "ой", "ая", "яя", "ое", "ее", "ые", "ие"]
}
