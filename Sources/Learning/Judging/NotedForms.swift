/// What a word's notes name besides it: other readings, which are right, and other forms, which are not what was asked
/// but no mistake either. Notes are written for people; what follows "also", or stands at the head of a clause before
/// its reading, is a reading.
struct NotedForms {
  /// Readings that are as right as the word's own: "also し shi".
  private(set) var readings: [String] = []
  /// Everything else in the term's language, as it is compared.
  private(set) var forms: Set<String> = []
  /// The Latin letters that stand behind those.
  private(set) var latin: [String] = []

  init(_ word: Word, language: String) {
    guard let notes = word.notes else { return }
    let script = WordScript(word.term)
    for clause in notes.split(whereSeparator: { ";:,.()".contains($0) }) {
      let words = clause.split(separator: " ").map(String.init)
      readings += Self.readings(words, language)
      if words.contains(where: Self.likenesses.contains) { continue }
      if script == .latin {
        forms.formUnion(Self.phrases(words))
      } else {
        read(words)
      }
    }
  }

  /// Words that say that something only sounds the same.
  private static let likenesses: Set<String> = ["sounds", "звучит"]

  private static func readings(_ words: [String], _ language: String) -> [String] {
    guard ["ja", "zh"].contains(language), let first = words.first else { return [] }
    if ["also", "said"].contains(first) {
      let rest = Array(words.dropFirst())
      return language == "zh" ? [rest.joined(separator: " ")] : rest.prefix(1).filter(isKana)
    }
    guard language == "zh" ? Pinyin(first)?.tones.isEmpty == false : isKana(first), words.count > 1 else {
      return []
    }
    let isRead = Romaji.reading(words[1]).map { Kana.sound($0) == Kana.sound(first) } ?? false
    return isRead || ["before", "after"].contains(words[1]) ? [first] : []
  }

  private static func isKana(_ text: String) -> Bool { text.allSatisfy(Kana.isKana) }

  /// Up to three words from the head or the end of each stretch of Latin letters, whatever stands between.
  private static func phrases(_ words: [String]) -> [String] {
    words.split { WordScript($0) != .latin }.flatMap { stretch in
      (1...3).flatMap { [stretch.prefix($0), stretch.suffix($0)] }.map {
        TypedText.plain($0.joined(separator: " "))
      }
    }
  }

  /// Stretches of a script of its own, and the Latin word behind each.
  private mutating func read(_ words: [String]) {
    for (place, word) in words.enumerated() where WordScript(word) != .latin {
      let stretches = word.split { WordScript([$0]) == .latin && $0 != "ー" }
      forms.formUnion(stretches.map { TypedText.plain(String($0)) })
      if place + 1 < words.count, WordScript(words[place + 1]) == .latin { latin.append(words[place + 1]) }
    }
  }
}
