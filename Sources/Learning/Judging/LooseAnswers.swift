/// What is right without being typed as the deck has it, and what is right but for its accents.
extension AnswerRules {
  /// Another romanisation, a reading that the notes name, е for ё, a number in digits.
  func isLooselyRight(_ typed: String, of word: Word) -> Bool {
    if side == .meaning { return isMeaning(typed, of: word) }
    let language = language(of: word)
    if side == .term, Self.plainly(typed, language) == Self.plainly(word.term, language) {
      return !TypedText.plain(typed).contains("ё")
    }
    if ["ja", "zh"].contains(language) { return isNotedReading(typed, of: word, language) }
    guard !isScriptOnly || side == .reading, WordScript(TypedText.plain(typed)) == .latin else {
      return false
    }
    let bare = Spellings.bare(typed)
    let isOwn = [word.romanization, side == .reading ? word.reading : nil].contains {
      $0.map(Spellings.bare) == bare
    }
    return isOwn && !bare.isEmpty
      || WordScript(word.term) != .latin && spellings.contains { $0.read(typed, as: word.term) }
  }

  /// As people write who leave out the dots of ё, or write ä ö ü ß without their keys.
  private static func plainly(_ text: String, _ language: String) -> String {
    let plain = TypedText.plain(text)
    switch language {
    case "ru": return plain.replacing("ё", with: "е")
    case "de": return String(plain.flatMap { umlauts[$0] ?? String($0) })
    default: return plain
    }
  }

  private static let umlauts: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"]

  private func isNotedReading(_ typed: String, of word: Word, _ language: String) -> Bool {
    if isScriptOnly && side == .term { return false }
    return NotedForms(word, language: language).readings.contains { reading in
      var other = word
      other.reading = reading
      other.romanization = nil
      let answers = ofReading.keys(of: other)
      return ofReading.keys(typed: typed, for: other).contains { $0.allSatisfy(answers.contains) }
    }
  }

  /// What differs in nothing but accents, tones or the length of vowels; nil where more does, or nothing.
  func accents(_ typed: String, of word: Word) -> Slips? {
    switch side == .meaning ? meaningLanguage : language(of: word) {
    case "zh": pinyinAccents(typed, word)
    case "ja": kanaAccents(typed, word)
    default: letterAccents(typed, word)
    }
  }

  private func letterAccents(_ typed: String, _ word: Word) -> Slips? {
    let typed = Self.withoutLead(TypedText.plain(typed))
    let answers =
      switch side {
      case .meaning: meanings(of: word)
      case .term: Set([Self.withoutLead(term(word.term, word))])
      case .reading: Set([word.reading, word.romanization].compactMap { $0.map(TypedText.plain) })
      }
    let right = answers.sorted().first { accents.bare($0) == accents.bare(typed) }
    return right.map { Slips(typed, from: $0, accents: accents) }
  }

  private func pinyinAccents(_ typed: String, _ word: Word) -> Slips? {
    guard side != .term || !isScriptOnly, let given = Pinyin(typed), !given.letters.isEmpty else {
      return nil
    }
    let readings = [word.reading].compactMap(\.self) + NotedForms(word, language: "zh").readings
    let right = readings.first { Pinyin($0)?.letters == given.letters }
    return right.map {
      Slips(
        PinyinMarks.marked(TypedText.folded(typed)), from: TypedText.folded($0),
        accents: Accents(language: "zh"))
    }
  }

  private func kanaAccents(_ typed: String, _ word: Word) -> Slips? {
    guard side != .term || !isScriptOnly, WordScript(typed) == .latin, let given = Self.kana(typed) else {
      return nil
    }
    let short = Kana.short(Kana.sound(given))
    let readings =
      [word.romanization, word.reading].compactMap(\.self) + NotedForms(word, language: "ja").readings
    let right = readings.first { Self.kana($0).map { Kana.short(Kana.sound($0)) } == short }
    return right.map { Slips(TypedText.folded(typed), from: TypedText.folded($0)) }
  }
}
