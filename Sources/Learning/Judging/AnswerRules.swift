import Formats

/// What judging an answer goes by, besides the words: the side that is asked and what its languages allow.
struct AnswerRules: Sendable {
  private(set) var side: AnswerJudge.Side
  /// The first parts of the languages' tags; empty where nobody has said.
  let termLanguage: String
  let meaningLanguage: String
  let accents: Accents
  let articles: Articles
  let spellings: [Spellings]
  /// Whether the script itself is asked for: Latin letters and kana for it are another form.
  let isScriptOnly: Bool

  init(_ deck: Deck, _ side: AnswerJudge.Side, alphabets: [Deck], isScriptOnly: Bool) {
    let termLanguage = Self.first(deck.language.term)
    self.side = side
    self.termLanguage = termLanguage
    meaningLanguage = Self.first(deck.language.meaning)
    accents = Accents(language: side == .meaning ? Self.first(deck.language.meaning) : termLanguage)
    articles = Articles(language: termLanguage)
    spellings = alphabets.filter { Self.first($0.language.term) == termLanguage && termLanguage != "ja" }
      .map { Spellings(letters: $0, language: termLanguage) }
    self.isScriptOnly = isScriptOnly
  }

  /// The first part of a tag; empty where it says nothing.
  static func first(_ tag: String) -> String {
    let first = tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
    return first == "und" ? "" : first == "cmn" ? "zh" : first
  }

  /// The same where the reading is asked.
  var ofReading: AnswerRules {
    var rules = self
    rules.side = .reading
    return rules
  }

  /// The language of a word; where nobody has said, kana and pinyin tell.
  func language(of word: Word) -> String {
    guard termLanguage.isEmpty else { return termLanguage }
    let text = word.term + (word.reading ?? "")
    if text.contains(where: Kana.isKana) { return "ja" }
    return word.reading.flatMap(Pinyin.init)?.tones.isEmpty == false ? "zh" : ""
  }

  /// The language in which the answer is given.
  func answerLanguage(of word: Word) -> String { side == .meaning ? meaningLanguage : language(of: word) }
}

/// An answer, brought to what is compared: each key is one way to take it. `=` is the text itself, `p` pinyin with its
/// tones, `h` kana and `s` their sound.
extension AnswerRules {
  /// All that is right for a word without any leniency.
  func keys(of word: Word) -> Set<String> {
    switch side {
    case .meaning: return Set(meanings(of: word).map { "=" + $0 })
    case .term: return readingKeys(of: word).union(scriptKeys(of: word))
    case .reading: return readingKeys(of: word)
    }
  }

  /// The keys by which a word is found as another one: also without its article, and, after `~`, without accents.
  func indexKeys(of word: Word) -> Set<String> {
    let keys = keys(of: word)
    let bare = keys.filter { $0.hasPrefix("=") }.map { key in
      side == .term ? articles.split(String(key.dropFirst())).word : String(key.dropFirst())
    }
    return keys.union(bare.map { "=" + $0 }).union(bare.map { "~" + accents.bare($0) })
  }

  private func readingKeys(of word: Word) -> Set<String> {
    let readings = [word.reading, word.romanization].compactMap(\.self) + word.otherReadings
    switch language(of: word) {
    case "zh": return Set(readings.compactMap { Pinyin($0)?.key })
    case "ja": return Set(readings.flatMap(Self.kanaKeys(reading:)))
    default:
      return side == .term && word.romanization == nil ? [] : Set(readings.map { "=" + TypedText.folded($0) })
    }
  }

  private static func kanaKeys(reading: String) -> [String] {
    guard let kana = kana(reading) else { return [] }
    return (reading.allSatisfy(Kana.isKana) ? ["h" + kana] : []) + ["s" + Kana.sound(kana)]
  }

  /// Hiragana of a reading in kana or in romaji.
  static func kana(_ reading: String) -> String? {
    let text = TypedText.folded(reading).filter { $0 != " " }
    if text.isEmpty { return nil }
    if text.allSatisfy(Kana.isKana) { return Kana.hiragana(text) }
    return Romaji.reading(text) ?? Romaji.reading(text.filter { $0 != "-" })
  }

  /// The ways to take what was typed as an answer for a word: all keys of one must be the word's.
  func keys(typed: String, for word: Word) -> [[String]] {
    if side == .meaning { return readings(ofMeaning: typed).map { $0.map { "=" + $0 } } }
    let folded = TypedText.folded(typed)
    var keys = ["=" + term(typed, word), "=" + folded]
    switch language(of: word) {
    case "zh": keys += [Pinyin(folded)?.key].compactMap(\.self)
    case "ja": keys += Self.kanaKeys(typed: folded)
    default: break
    }
    return keys.map { [$0] }
  }

  /// Kana are compared as they are written, romaji by their sound; so is a length mark, which gakkō leaves.
  private static func kanaKeys(typed: String) -> [String] {
    guard let kana = kana(typed) else { return [] }
    let isKana = typed.allSatisfy(Kana.isKana)
    return (isKana ? ["h" + kana] : []) + (!isKana || kana.contains("ー") ? ["s" + Kana.sound(kana)] : [])
  }

  /// What is right where only the script itself is.
  func scriptKeys(of word: Word) -> Set<String> {
    Set(([word.term] + word.otherTerms).map { "=" + term($0, word) })
  }

  /// A term as it is compared.
  func term(_ text: String, _ word: Word) -> String {
    let plain = TypedText.plain(text)
    return language(of: word) == "en" ? Self.withoutLead(plain) : plain
  }

  /// Without to, a, an or the where something follows it.
  static func withoutLead(_ text: String) -> String {
    let parts = text.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && ["to", "a", "an", "the"].contains(parts[0]) ? String(parts[1]) : text
  }
}

extension Pinyin {
  /// Letters and tones in one text; nil without a letter.
  fileprivate var key: String? {
    letters.isEmpty ? nil : "p" + letters + tones.map { " \($0.vowels)\($0.number)" }.joined()
  }
}
