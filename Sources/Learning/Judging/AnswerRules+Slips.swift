/// When a slip is forgiven: as many as the length allows, not in the first letter, and never where the result
/// is another word. Missing marks are forgiven however many, since keyboards lack them.
extension AnswerRules {
  /// The slips between an answer and the typed text, and what other word of the language they make, if any; nil
  /// where there are too many.
  func slips(_ typed: String, of word: Word) -> (slips: Slips, sense: CommonWords.Sense?)? {
    let language = answerLanguage(of: word)
    if let own = languageSlips(TypedText.plain(typed), word) { return (own, sense(of: own, language)) }
    let undotted = language.undotted.filter { !typed.contains($0.key) }
    let tries = texts(typed, word).map {
      (given: $0.given, right: String($0.right.map { undotted[$0] ?? $0 }))
    }
    .filter { Self.isNear($0.given, $0.right) }
    .map { Slips($0.given, from: $0.right, accents: .every) }
    guard let best = tries.min(by: { ($0.count, $0.expected) < ($1.count, $1.expected) }) else { return nil }
    let letters = articles.split(best.expected).word.count(where: \.isLetter)
    guard best.count <= Slips.allowance(letters: letters), beginsAlike(best) else { return nil }
    return (best, sense(of: best, language))
  }

  /// Slips that a look at single letters doesn't show: Greek vowels that sound alike, a letter inside a syllable of
  /// Hangul.
  private func languageSlips(_ typed: String, _ word: Word) -> Slips? {
    let right = TypedText.plain(word.term)
    guard side == .term, termLanguage.isSlip?(typed, right) == true else { return nil }
    return Slips(typed, from: right, accents: accents)
  }

  /// The typed text paired with each possible answer; with the article, if that is right.
  private func texts(_ typed: String, _ word: Word) -> [(given: String, right: String)] {
    let plain = TypedText.plain(typed)
    switch side {
    case .reading: return []
    // A contraction is no misspelling of another word.
    case .meaning where meaningLanguage.phrasing != nil && plain.contains("'"): return []
    case .meaning: return meanings(of: word).map { (English.withoutLead(plain), $0) }
    case .term:
      let right = term(word.term, word)
      let script = WordScript(right)
      if script == .alphabet, WordScript(plain) == .latin {
        return isScriptOnly ? [] : latin(of: word).map { (Spellings.bare(typed), $0) }
      }
      let given = term(typed, word)
      let isRunTogether = given == right.filter { $0 != "'" }
      let isWithArticle = isRunTogether || articles.split(given).article == articles.split(right).article
      return script.forgivesSlips && isWithArticle ? [(given, right)] : []
    }
  }

  private func latin(of word: Word) -> [String] {
    [word.romanization].compactMap { $0.map(Spellings.bare) }
      + spellings.flatMap { $0.spellings(of: word.term) }
  }

  private static func isNear(_ given: String, _ right: String) -> Bool {
    abs(given.count - right.count) <= Slips.allowance(letters: right.count)
  }

  /// A slip rarely hits the first letter; another beginning rather means a rhyme, as with table and cable.
  /// Letters of one sound don't count as another beginning, nor does a swap.
  private func beginsAlike(_ slips: Slips) -> Bool {
    let article = articles.split(slips.expected).article.map { $0.count + 1 } ?? 0
    guard let first = slips.steps.dropFirst(article).first else { return true }
    switch first {
    case .same, .accent, .swapped: return true
    case .missing(let letter): return letter == "h"
    case .extra(let letter): return slips.expected.dropFirst(article).first == letter
    case .wrong(let right, let given):
      return Self.alike.contains { $0.contains(right) && $0.contains(given) }
    }
  }

  private static let alike = ["ckqк", "bv", "scz", "gj", "iy", "еэ", "ао", "wv", "ий", "ії", "уў"]

  /// Whether marks that were typed, not left out, make another word of the answer.
  func isOtherWord(_ slips: Slips, than word: Word) -> Bool {
    let isMarked = zip(slips.given, slips.expected).contains { $0 != $1 && $0 != accents.bare($0) }
    return isMarked && sense(of: slips, answerLanguage(of: word)) == .otherWord
  }

  /// What the slips make of the answer's words; nil if it is nothing that exists in the language.
  private func sense(of slips: Slips, _ language: Language) -> CommonWords.Sense? {
    let right = Set(slips.expected.split(separator: " ").map(String.init))
    if slips.given.filter({ $0 != " " }) == slips.expected.filter({ $0 != " " }) { return nil }
    let typed = Set(slips.given.split(separator: " ").map(String.init))
    let senses = typed.subtracting(right).compactMap {
      common.sense(of: $0, for: right.subtracting(typed), in: language.tag)
    }
    return senses.contains(.otherWord) ? .otherWord : senses.first
  }
}

/// Answers that are right though typed differently from the deck, and those that only lack accents.
extension AnswerRules {
  /// Another romanisation, a reading from the notes, е for ё, a number in digits.
  func isLooselyRight(_ typed: String, of word: Word) -> Bool {
    if side == .meaning { return isMeaning(typed, of: word) }
    let language = language(of: word)
    if side == .term,
      Self.plainly(term(typed, word), language) == Self.plainly(term(word.term, word), language)
        || isBareNoun(typed, of: word)
    {
      return !TypedText.plain(typed).contains { language.undotted[$0] != nil }
    }
    if language.reading != nil {
      return isNotedReading(typed, of: word, language) || isMixedKana(typed, word)
    }
    guard !isScriptOnly || side == .reading, WordScript(TypedText.plain(typed)) == .latin else {
      return false
    }
    let bare = Spellings.bare(typed)
    let isOwn = [word.romanization, side == .reading ? word.reading : nil].contains {
      $0.map(Spellings.bare) == bare
    }
    if isRomanised(typed, word, language) { return true }
    return isOwn && !bare.isEmpty
      || WordScript(word.term) != .latin && spellings.contains { $0.read(typed, as: word.term) }
  }

  /// Whether a noun that a deck has without an article was typed with one.
  private func isBareNoun(_ typed: String, of word: Word) -> Bool {
    let right = TypedText.plain(word.term)
    let isNoun = word.partOfSpeech.map { $0.contains("noun") } ?? true
    return isNoun && articles.split(right).article == nil
      && articles.split(TypedText.plain(typed)).word == right
  }

  /// What was typed with the word's article, if only that may be missing.
  func withArticle(_ typed: String, of word: Word) -> String? {
    let plain = TypedText.plain(typed)
    guard side == .term, articles.split(plain).article == nil,
      let article = articles.split(TypedText.plain(word.term)).article
    else { return nil }
    return article.hasSuffix("'") ? article + plain : article + " " + plain
  }

  private func isRomanised(_ typed: String, _ word: Word, _ language: Language) -> Bool {
    let terms = [word.term, word.reading].compactMap(\.self) + word.otherTerms
    let latin = terms.flatMap { term in spellings.flatMap { $0.spellings(of: term) } }
    return language.isRomanised?(typed, terms, latin + [word.romanization].compactMap(\.self)) == true
  }

  /// As people write whose keyboard lacks ä ö ü ß, who leave out the dots of ё, or set blanks otherwise.
  static func plainly(_ text: String, _ language: Language) -> String {
    let typed = String(
      TypedText.plain(text).flatMap {
        language.typed[$0] ?? ($0 == "æ" ? "ae" : String(language.undotted[$0] ?? $0))
      })
    if let phrasing = language.phrasing { return phrasing.spelled(typed) }
    return language.ignoresBlanks ? typed.filter { $0 != " " } : typed
  }

  private func isMixedKana(_ typed: String, _ word: Word) -> Bool {
    guard side == .term, !isScriptOnly, let reading = word.reading else { return false }
    return Japanese.isMixed(TypedText.plain(typed), of: word.term, reading: reading)
  }

  private func isNotedReading(_ typed: String, of word: Word, _ language: Language) -> Bool {
    if isScriptOnly && side == .term { return false }
    return NotedForms(word, read: language.reading).readings.contains { reading in
      var other = word
      other.reading = reading
      other.romanization = nil
      let answers = ofReading.keys(of: other)
      return ofReading.keys(typed: typed, for: other).contains { $0.allSatisfy(answers.contains) }
    }
  }

  /// The differences, if they are only accents, tones or vowel lengths; nil if there are others, or none.
  func accents(_ typed: String, of word: Word) -> Slips? {
    switch answerLanguage(of: word).reading {
    case .pinyin: pinyinAccents(typed, word)
    case .kana: kanaAccents(typed, word)
    case nil: letterAccents(typed, word)
    }
  }

  private func letterAccents(_ typed: String, _ word: Word) -> Slips? {
    let typed = side == .term ? term(typed, word) : English.withoutLead(TypedText.plain(typed))
    let answers =
      switch side {
      case .meaning: meanings(of: word)
      case .term: Set([term(word.term, word)])
      case .reading: Set([word.reading, word.romanization].compactMap { $0.map(TypedText.plain) })
      }
    let right = answers.sorted().first { accents.bare($0) == accents.bare(typed) }
    return right.map { Slips(typed, from: $0, accents: accents) }
  }

  private func pinyinAccents(_ typed: String, _ word: Word) -> Slips? {
    guard side != .term || !isScriptOnly, let given = Pinyin(typed), !given.letters.isEmpty else {
      return nil
    }
    let readings =
      [word.reading].compactMap(\.self) + word.otherReadings + NotedForms(word, read: .pinyin).readings
    let right = readings.first { reading in
      let right = Pinyin(reading)?.letters
      // Who types no tones often types u for ü.
      return right == given.letters
        || given.tones.isEmpty && right?.replacing("ü", with: "u") == given.letters.replacing("ü", with: "u")
    }
    return right.map {
      Slips(
        PinyinMarks.marked(TypedText.folded(typed)), from: TypedText.folded($0),
        accents: Accents(language: .chinese))
    }
  }

  private func kanaAccents(_ typed: String, _ word: Word) -> Slips? {
    let isKana = WordScript(word.term) == .kana && Kana.hiragana(typed) != Kana.hiragana(word.term)
    guard isKana || side != .term || !isScriptOnly && WordScript(typed) == .latin,
      let given = Self.kana(typed)
    else { return nil }
    let short = Kana.short(Kana.sound(given))
    let readings =
      [word.romanization, word.reading, word.reading == nil ? word.term : nil].compactMap(\.self)
      + word.otherReadings + NotedForms(word, read: .kana).readings
    let right = readings.first { reading in
      guard let sound = Self.kana(reading).map(Kana.sound) else { return false }
      return Kana.short(sound) == short
        || WordScript(typed) == .latin && Kana.runsOn(sound, as: Kana.sound(given))
    }
    return right.map { Slips(TypedText.folded(typed), from: TypedText.folded($0)) }
  }
}
