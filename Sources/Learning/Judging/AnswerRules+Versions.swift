import Formats

/// A term that holds several: der Lehrer / die Lehrerin, (sich) freuen.
extension AnswerRules {
  /// The word with each text that is right for its term, beginning with the word itself. All without marks
  /// that nobody types.
  func versions(of word: Word) -> [Word] {
    var whole = stripped(word)
    whole.otherReadings += [word.reading, word.romanization].compactMap(\.self).flatMap(
      Self.parts(ofReading:))
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
    if let both = bothGenders(of: term) { return both }
    let split = sharing(term) ?? (isSentence(term) ? [term] : Clash.split(term)).map(\.trimmed)
    let longest = split.map(\.count).max() ?? 0
    // The endings of bueno/a and bueno, -a are no words.
    let words = split.filter { !$0.hasPrefix("-") && ($0.count > 2 || longest < 5 || WordScript($0) == .han) }
    return (words.flatMap(open) + Self.joined(term)).filter { $0 != term && !$0.isEmpty }
  }

  /// Without the strokes that dictionaries set behind a prefix: auf|stehen.
  private static func joined(_ term: String) -> [String] {
    term.contains("|") ? [term.replacing(/(\p{L})\|(?=\p{L})/) { $0.1 }] : []
  }

  /// Each of several readings, such as よん and し of 四; nothing for a single one.
  static func parts(ofReading reading: String) -> [String] {
    let parts = Clash.split(reading).flatMap { $0.split(separator: "・") }.map { String($0).trimmed }
    return parts.count > 1 ? parts : []
  }

  /// Both genders of a word behind which the ending of the other one stands: bueno/a, el profesor(a), Student/-in. Nil
  /// where there is no such ending.
  private func bothGenders(of term: String) -> [String]? {
    guard let start = term.lastIndex(where: { "(/,".contains($0) }) else { return nil }
    let (word, isOpen) = (String(term[..<start]), term[start] == "(")
    guard word.last?.isLetter == true, term.hasSuffix(")") == isOpen else { return nil }
    let sign = term[term.index(after: start)...].dropLast(isOpen ? 1 : 0).drop { $0 == " " }
    let ending = sign.drop { $0 == "-" }
    // What is short behind a slash is a word of its own where the others are short, too: in/an.
    let isEnding = isOpen || sign != ending || term[start] == "/" && ending.count < 3 && word.count > 4
    guard isEnding, (1...5).contains(ending.count), ending.allSatisfy(\.isLowercase) else { return nil }
    let shared = sharing(word) ?? [word, articles.inSecondGender(word)]
    guard shared.count == 2, !shared.contains(where: { $0.contains { "(/,;".contains($0) } }) else {
      return nil
    }
    return [shared[0], Self.ending(shared[1], in: ending)]
  }

  /// A word with another ending, which is attached where both have the same letters: heureux, -euse.
  private static func ending(_ word: String, in ending: Substring) -> String {
    for length in stride(from: ending.count - 1, to: 0, by: -1) where ending.count > 2 {
      let tail = word.suffix(4)
      if let place = tail.ranges(of: ending.prefix(length)).last?.lowerBound {
        return String(word[..<place] + ending)
      }
    }
    let isReplaced = word.last.map(vowels.contains) == true && ending.first.map(vowels.contains) == true
    return String(word.dropLast(isReplaced ? 1 : 0) + ending)
  }

  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]

  /// Several articles before one word: el/la estudiante.
  private func sharing(_ term: String) -> [String]? {
    guard term.contains("/") else { return nil }
    let words = term.replacing(" / ", with: "/").split(separator: " ", maxSplits: 1)
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
  private func open(_ text: String) -> [String] {
    guard text.contains(where: Self.parentheses.contains) else { return [text] }
    var depth = 0
    let closed = text.filter { letter in
      if Clash.openings.contains(letter) { depth += 1 }
      if Clash.closings.contains(letter) { depth -= 1 }
      return depth == 0 && !Self.parentheses.contains(letter)
    }
    return ([closed] + Self.opened(text) + listed(text)).map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }

  /// Other forms of a word that parentheses behind it list: vieux (vieil, vieille), der Freund (die Freundin), blanc
  /// (f. blanche).
  private func listed(_ text: String) -> [String] {
    guard text.last.map(Clash.closings.contains) == true,
      let start = text.lastIndex(where: Clash.openings.contains)
    else { return [] }
    let forms = Clash.split(String(text[text.index(after: start)...].dropLast())).map(\.trimmed)
    let isWord = forms.first.map { articles.split($0).article != nil || $0.contains(". ") } == true
    return forms.count > 1 || isWord ? forms.map { $0.replacing(#/^\p{L}+\. /#, with: "") } : []
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
      VowelMarks.stripped(TypedText.folded($0), language: .undetermined)
        == VowelMarks.stripped(TypedText.folded(typed), language: .undetermined)
    }
    return Slips(TypedText.folded(typed), from: TypedText.folded(alike ?? answers[0]))
  }
}
