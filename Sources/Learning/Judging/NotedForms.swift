/// Other readings and forms that a word's notes mention. Such a reading is right; such a form is not what was
/// asked, but no mistake either. Notes are prose: a text after "also", or one that heads a clause before its
/// reading, is a reading.
struct NotedForms {
  /// Readings as right as the word's own: "also し shi".
  private(set) var readings: [String] = []
  /// All else in the term's language, in comparable form.
  private(set) var forms: Set<String> = []
  /// The romanisations that follow those.
  private(set) var latin: [String] = []

  init(_ word: Word, read script: Language.Reading?) {
    guard let notes = word.notes else { return }
    let own = WordScript(word.term)
    for words in Self.clauses(of: notes) {
      readings += Self.readings(words, script)
      if words.contains(where: Self.likenesses.contains) { continue }
      if own == .latin {
        forms.formUnion(Self.phrases(words, own))
      } else {
        read(words)
      }
    }
  }

  private static func clauses(of notes: String) -> [[String]] {
    notes.split { ";:,.()".contains($0) }.map { $0.split(separator: " ").map(String.init) }
  }

  /// The words and phrases in a script that begin or end a clause of the notes.
  static func phrases(in notes: String, _ script: WordScript) -> [String] {
    clauses(of: notes).filter { words in
      !words.contains("not") && !words.contains(where: likenesses.contains)
    }.flatMap { phrases($0, script) }
  }

  /// Words which say that something only sounds similar.
  private static let likenesses: Set<String> = ["sounds", "звучит"]

  private static func readings(_ words: [String], _ script: Language.Reading?) -> [String] {
    guard let script, let first = words.first else { return [] }
    if ["also", "said"].contains(first) {
      let rest = Array(words.dropFirst())
      return script == .pinyin ? [rest.joined(separator: " ")] : rest.prefix(1).filter(isKana)
    }
    guard script == .pinyin ? Pinyin(first)?.tones.isEmpty == false : isKana(first), words.count > 1 else {
      return []
    }
    let isRead = Romaji.reading(words[1]).map { Kana.sound($0) == Kana.sound(first) } ?? false
    return isRead || ["before", "after"].contains(words[1]) ? [first] : []
  }

  private static func isKana(_ text: String) -> Bool { text.allSatisfy(Kana.isKana) }

  /// One to three words from the beginning or the end of each run in a script.
  private static func phrases(_ words: [String], _ script: WordScript) -> [String] {
    words.split { WordScript($0) != script }.flatMap { stretch in
      (1...3).flatMap { [stretch.prefix($0), stretch.suffix($0)] }.map {
        TypedText.plain($0.joined(separator: " "))
      }
    }
  }

  /// Runs in another script, and the Latin word after each.
  private mutating func read(_ words: [String]) {
    for (place, word) in words.enumerated() where WordScript(word) != .latin {
      let stretches = word.split { WordScript([$0]) == .latin && $0 != "ー" }
      forms.formUnion(stretches.map { TypedText.plain(String($0)) })
      if place + 1 < words.count, WordScript(words[place + 1]) == .latin { latin.append(words[place + 1]) }
    }
  }
}
