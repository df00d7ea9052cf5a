import Formats

/// A term that holds several: der Lehrer / die Lehrerin, (sich) freuen.
extension AnswerRules {
  /// The word with each text that is right for its term, beginning with the word itself. All without marks
  /// that nobody types.
  func versions(of word: Word) -> [Word] {
    var whole = stripped(word)
    guard side == .term else { return [whole] }
    let parts = parts(ofTerm: whole.term)
    whole.otherTerms += parts
    return [whole]
      + parts.map { part in
        var version = whole
        version.term = part
        return version
      }
  }

  /// What stands between separators, and with and without its parentheses; nothing for a term that has
  /// neither.
  func parts(ofTerm term: String) -> [String] {
    let split = sharing(term) ?? (isSentence(term) ? [term] : Clash.split(term)).map(\.trimmed)
    let longest = split.map(\.count).max() ?? 0
    // The endings of bueno/a and bueno, -a are no words.
    let words = split.filter { !$0.hasPrefix("-") && ($0.count > 2 || longest < 5 || WordScript($0) == .han) }
    return words.flatMap(Self.open).filter { $0 != term && !$0.isEmpty }
  }

  /// Several articles before one word: el/la estudiante.
  private func sharing(_ term: String) -> [String]? {
    let words = term.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else { return nil }
    let texts = words[0].split(separator: "/").map { "\($0) \(words[1])" }
    return texts.count > 1 && texts.allSatisfy { articles.split($0).article != nil } ? texts : nil
  }

  /// The commas of a sentence part no terms: Hola, ¿qué tal?
  private func isSentence(_ term: String) -> Bool {
    if term.contains(where: ".?!¿¡。？！".contains) { return true }
    let isParted = term.contains { ";；/／".contains($0) }
    return !isParted && Clash.split(term).contains { $0.split(separator: " ").count > 2 }
  }

  /// With its parentheses left out, and with what they say.
  private static func open(_ text: String) -> [String] {
    guard text.contains(where: parentheses.contains) else { return [text] }
    var depth = 0
    let closed = text.filter { letter in
      if "([（".contains(letter) { depth += 1 }
      if ")]）".contains(letter) { depth -= 1 }
      return depth == 0 && !parentheses.contains(letter)
    }
    return [closed, text.filter { !parentheses.contains($0) }].map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  /// Without marks that nobody types.
  func stripped(_ word: Word) -> Word {
    var word = word
    word.term = VowelMarks.stripped(word.term, language: termLanguage)
    word.otherTerms = word.otherTerms.map { VowelMarks.stripped($0, language: termLanguage) }
    word.reading = word.reading.map { VowelMarks.stripped($0, language: termLanguage) }
    word.meanings = word.meanings.map { VowelMarks.stripped($0, language: meaningLanguage) }
    return word
  }

  func stripped(typed: String) -> String {
    VowelMarks.stripped(typed, language: side == .meaning ? meaningLanguage : termLanguage)
  }

  /// The difference, where an answer that is right otherwise has vowel marks or a stress at wrong places.
  func wrongMarks(_ typed: String, of word: Word) -> Slips? {
    guard VowelMarks.contains(in: typed) else { return nil }
    let answers =
      side == .meaning ? word.meanings : side == .term ? [word.term] + word.otherTerms : [word.reading ?? ""]
    let marked = answers.flatMap { [$0] + Clash.split($0).map(\.trimmed) }
    if marked.contains(where: { VowelMarks.fit(typed, $0) }) { return nil }
    let alike = marked.first {
      VowelMarks.stripped(TypedText.folded($0), language: "")
        == VowelMarks.stripped(TypedText.folded(typed), language: "")
    }
    return Slips(TypedText.folded(typed), from: TypedText.folded(alike ?? answers[0]))
  }
}
