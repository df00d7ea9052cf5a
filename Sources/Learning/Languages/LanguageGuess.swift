import Formats

/// Which language some texts are in, told by their letters and, where several languages share these, by the
/// commonest words.
public struct LanguageGuess: Hashable, Sendable {
  /// A BCP 47 tag.
  public let language: String
  /// Whether no other language is likely.
  public let isSure: Bool

  /// Nil where nothing tells.
  ///
  /// - Parameters:
  ///   - texts: words or meanings; some hundreds of them are looked at.
  ///   - readings: how the words are read, which tells Japanese from Chinese.
  ///   - common: the lists of common words.
  public init?(_ texts: [String], readings: [String] = [], _ common: CommonWords) {
    let (texts, readings) = (Array(texts.prefix(Self.looked)), Array(readings.prefix(Self.looked)))
    var count = ScriptCount()
    for text in texts + readings.filter(Self.isKana) { count.add(text) }
    guard let script = count.main else { return nil }
    let found: (language: String, isSure: Bool)?
    switch script {
    case .latin: found = LatinGuess(texts, common).best
    case .han: found = Self.han(texts, readings, common)
    case .cyrillic, .arabic: found = Self.lettered(texts, script)
    default: found = script.language.map { ($0, true) }
    }
    guard let found else { return nil }
    (language, isSure) = found
  }

  private static let looked = 300

  private static func isKana(_ text: String) -> Bool {
    !text.isEmpty && text.filter(\.isLetter).allSatisfy(Kana.isKana)
  }

  /// Chinese characters without kana: the list that has more of the words, or pinyin.
  private static func han(
    _ texts: [String], _ readings: [String], _ common: CommonWords
  ) -> (language: String, isSure: Bool) {
    let languages = [Language.chinese.tag, Language.japanese.tag]
    if !readings.isEmpty, readings.count(where: { Pinyin($0) != nil }) * 2 > readings.count {
      return (languages[0], true)
    }
    let counts = languages.map { language in
      let list = common.lemmas(language)
      return texts.count { list[$0] != nil }
    }
    let (chinese, japanese) = (counts[0], counts[1])
    let (more, fewer) = (max(chinese, japanese), min(chinese, japanese))
    return (japanese > chinese ? languages[1] : languages[0], more > max(2 * fewer, 3))
  }

  /// By letters that only one of the languages has.
  private static func lettered(_ texts: [String], _ script: Script) -> (language: String, isSure: Bool)? {
    let all = Set(texts.joined().lowercased().unicodeScalars)
    let languages = (Language.all + Language.further).filter { $0.scripts == [script] }
    for place in 0..<(languages.map(\.tellingLetters.count).max() ?? 0) {
      let told = languages.first { language in
        let letters = language.tellingLetters.dropFirst(place).first ?? ""
        return !all.isDisjoint(with: letters.unicodeScalars)
      }
      if let told { return (told.tag, true) }
    }
    return script.language.map { ($0, all.count > 20) }
  }
}

/// Tells languages with Latin letters apart.
private struct LatinGuess {
  /// The share of all words that a language must have to be thought of, and to be sure.
  private static let (least, sure) = (0.15, 0.3)
  /// A word that the letters of a language don't allow, and one that they do though few others have them.
  private static let (odd, fit) = (-0.5, 0.15)

  private let lists: [String: CommonWords.Lemmas]
  private var scores: [String: Double] = [:]
  private var words = 0

  init(_ texts: [String], _ common: CommonWords) {
    lists = Dictionary(uniqueKeysWithValues: Self.candidates.map { ($0.tag, common.lemmas($0.tag)) })
    for text in texts {
      let parts = text.lowercased().split { !$0.isLetter }.map(String.init)
      words += parts.count
      for part in parts { add(part) }
      if parts.count > 1 { share(1, among: Self.candidates.filter { $0.articles.contains(parts[0]) }) }
    }
  }

  private mutating func add(_ word: String) {
    share(1, among: Self.candidates.filter { $0.words.contains(word) || lists[$0.tag]?[word] != nil })
    let marked = word.filter { !$0.isASCII }
    if marked.isEmpty { return }
    for language in Self.candidates {
      scores[language.tag, default: 0] += marked.allSatisfy(language.letters.contains) ? Self.fit : Self.odd
    }
  }

  private mutating func share(_ point: Double, among languages: [Candidate]) {
    for language in languages { scores[language.tag, default: 0] += point / Double(languages.count) }
  }

  var best: (language: String, isSure: Bool)? {
    // Of two that are equally likely, the usual language of meanings.
    func rank(_ score: (key: String, value: Double)) -> (Double, String) {
      (score.value, score.key == Language.home.tag ? "~" : score.key)
    }
    let order = scores.sorted { rank($0) > rank($1) }
    guard let first = order.first, first.value >= Self.least * Double(words) else { return nil }
    let second = order.dropFirst().first?.value ?? 0
    return (first.key, first.value >= Self.sure * Double(words) && first.value >= 1.6 * second)
  }

  private struct Candidate {
    let tag: String
    let words, articles: Set<String>
    let letters: Set<Character>

    /// Nil for a language of which too little is known.
    init?(_ language: Language) {
      guard !language.letters.isEmpty || !language.commonest.isEmpty else { return nil }
      tag = language.tag
      words = Set(language.commonest.words)
      articles = Set(language.articles.flatMap { $0.split { !$0.isLetter } }.map(String.init))
      letters = Set(language.letters)
    }
  }

  private static let candidates = Language.all.compactMap(Candidate.init)
}
