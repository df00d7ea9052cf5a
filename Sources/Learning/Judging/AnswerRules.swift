/// The rules for judging an answer, apart from the words: the side that is asked, and what its languages
/// allow.
struct AnswerRules: Sendable {
  private(set) var side: AnswerJudge.Side
  let termLanguage: Language
  let meaningLanguage: Language
  let accents: Accents
  let articles: Articles
  let spellings: [Spellings]
  /// Whether the script itself is asked for. Then romanisation and kana are another form.
  let isScriptOnly: Bool
  let common: CommonWords

  init(
    _ deck: Deck, _ side: AnswerJudge.Side, alphabets: [Deck], isScriptOnly: Bool, common: CommonWords = .none
  ) {
    let termLanguage = Language.of(deck.language.term)
    let meaningLanguage = Language.of(deck.language.meaning)
    self.side = side
    self.termLanguage = termLanguage
    self.meaningLanguage = meaningLanguage
    accents = Accents(language: side == .meaning ? meaningLanguage : termLanguage)
    articles = Articles(language: termLanguage)
    spellings = alphabets.filter {
      Language.of($0.language.term).tag == termLanguage.tag && termLanguage.reading != .kana
    }
    .map { Spellings(letters: $0, language: termLanguage) }
    self.isScriptOnly = isScriptOnly
    self.common = common
  }

  /// The same rules with the reading as the asked side.
  var ofReading: AnswerRules {
    var rules = self
    rules.side = .reading
    return rules
  }

  /// The language of a word; if the deck doesn't say, kana and pinyin tell.
  func language(of word: Word) -> Language {
    guard termLanguage.tag.isEmpty else { return termLanguage }
    let text = word.term + (word.reading ?? "")
    if text.contains(where: Kana.isKana) { return .japanese }
    return word.reading.flatMap(Pinyin.init)?.tones.isEmpty == false ? .chinese : termLanguage
  }

  func answerLanguage(of word: Word) -> Language { side == .meaning ? meaningLanguage : language(of: word) }
}

/// Answers as comparable keys, each one a way to interpret the text. The prefix is `=` for the text itself,
/// `p` for pinyin with tones, `h` for kana and `s` for their sound.
extension AnswerRules {
  /// The keys of everything that is right without any leniency.
  func keys(of word: Word) -> Set<String> {
    switch side {
    case .meaning: return Set(meanings(of: word).map { "=" + $0 })
    case .term: return readingKeys(of: word).union(scriptKeys(of: word))
    case .reading: return readingKeys(of: word)
    }
  }

  /// The keys by which another word is found, also without its article and, after `~`, without accents.
  func indexKeys(of word: Word) -> Set<String> {
    let keys = keys(of: word)
    let bare = keys.filter { $0.hasPrefix("=") }.map { key in
      side == .term ? articles.split(String(key.dropFirst())).word : String(key.dropFirst())
    }
    return keys.union(bare.map { "=" + $0 }).union(bare.map { "~" + accents.bare($0) })
  }

  private func readingKeys(of word: Word) -> Set<String> {
    let readings = [word.reading, word.romanization].compactMap(\.self) + word.otherReadings
    switch language(of: word).reading {
    case .pinyin: return Set(readings.compactMap(Pinyin.init).flatMap(\.keys))
    case .kana:
      let terms = ([word.term] + word.otherTerms).filter { $0.allSatisfy(Kana.isKana) }
      return Set((readings + (terms + readings).flatMap(Japanese.spoken)).flatMap(Self.kanaKeys(reading:)))
        .union(side == .term || word.reading == nil ? terms.flatMap(Self.kanaKeys(reading:)) : [])
    case nil:
      return side == .term && word.romanization == nil ? [] : Set(readings.map { "=" + TypedText.folded($0) })
    }
  }

  private static func kanaKeys(reading: String) -> [String] {
    guard let kana = kana(reading) else { return [] }
    return (reading.allSatisfy(Kana.isKana) ? ["h" + kana] : []) + ["s" + Kana.sound(kana)]
  }

  /// The reading in hiragana, from kana or romaji; nil for anything else.
  static func kana(_ reading: String) -> String? {
    let text = TypedText.folded(reading).filter { !" .,!?。、…".contains($0) }
    if text.isEmpty { return nil }
    if text.allSatisfy(Kana.isKana) { return Kana.hiragana(text) }
    // A hyphen parts n from a vowel: kin-en isn't kinen.
    let parted = text.replacing("n-", with: "n'")
    return Romaji.reading(parted) ?? Romaji.reading(parted.filter { $0 != "-" })
  }

  /// The interpretations of a typed text: for one of them, all its keys must be the word's.
  func keys(typed: String, for word: Word) -> [[String]] {
    if side == .meaning {
      // The apostrophe of a contraction says something: we'll isn't well.
      let contracted = meaningLanguage.phrasing.flatMap { phrasing in
        TypedText.folded(typed).contains("'") ? phrasing.expanded(TypedText.folded(typed)) : nil
      }
      let text = contracted ?? typed
      return readings(ofMeaning: text).map { $0.map { "=" + $0 } }
    }
    let folded = TypedText.folded(typed)
    let parts = Clash.split(folded).map { "=" + term($0, word) }
    let readings = Self.parts(ofReading: folded).map { readingKeys(typed: $0, for: word).first ?? "" }
    let keys = ["=" + term(typed, word), "=" + folded] + readingKeys(typed: folded, for: word)
    return keys.map { [$0] } + [parts, readings].filter { $0.count > 1 }
  }

  private func readingKeys(typed: String, for word: Word) -> [String] {
    switch language(of: word).reading {
    case .pinyin: [Pinyin(typed)?.key].compactMap(\.self)
    case .kana: ([typed] + Japanese.written(typed)).flatMap(Self.kanaKeys(typed:))
    case nil: []
    }
  }

  /// Kana are compared as written, romaji by their sound. So are length marks, since gakkō doesn't tell how a
  /// vowel is lengthened.
  private static func kanaKeys(typed: String) -> [String] {
    guard let kana = kana(typed) else { return [] }
    let isKana = typed.allSatisfy(Kana.isKana)
    return (isKana ? ["h" + kana] : []) + (!isKana || kana.contains("ー") ? ["s" + Kana.sound(kana)] : [])
  }

  /// The keys of the script itself, where nothing else is right.
  func scriptKeys(of word: Word) -> Set<String> {
    Set(([word.term] + word.otherTerms).map { "=" + term($0, word) })
  }

  /// A term in comparable form.
  func term(_ text: String, _ word: Word) -> String {
    let plain = TypedText.plain(text)
    let language = language(of: word)
    if language.phrasing != nil { return English.withoutLead(plain) }
    let mark = language.infinitiveMark.map { $0 + " " } ?? ""
    return plain.hasPrefix(mark) ? String(plain.dropFirst(mark.count)) : plain
  }
}

extension Pinyin {
  /// Its key, and for a final -r also that with the syllable er in full: wan2er for wánr.
  fileprivate var keys: [String] {
    guard let key else { return [] }
    guard letters.hasSuffix("r"), !letters.hasSuffix("er") else { return [key] }
    return [key, "p" + letters.dropLast() + "er" + key.dropFirst(1 + letters.count)]
  }

  /// Letters and tones as one text; nil without a letter.
  fileprivate var key: String? {
    letters.isEmpty ? nil : "p" + letters + tones.map { " \($0.vowels)\($0.number)" }.joined()
  }
}
