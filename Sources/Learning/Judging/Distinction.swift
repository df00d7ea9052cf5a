/// What sets a word apart from others of its deck that mean the same, said before it is typed from its meaning.
public enum Distinction: Hashable, Sendable {
  /// What its notes say first.
  case note(String)
  /// Noun, verb and the like.
  case partOfSpeech(String)
  /// The letters with which it alone begins, its article aside.
  case beginning(String)
  /// The letters with which its reading alone begins.
  case reading(String)
  /// How many letters it has, its article aside.
  case length(Int)

  /// What sets a word apart from some others, nothing of which gives it away as long as there is something else; nil
  /// where only the whole word would.
  init?(of word: Word, among others: [Word], articles: Articles) {
    let bare = { (word: Word) in articles.split(TypedText.plain(word.term)).word }
    if let note = Self.note(of: word), !others.contains(where: { Self.note(of: $0) == note }) {
      self = .note(note)
    } else if let part = word.partOfSpeech, !others.contains(where: { $0.partOfSpeech == part }) {
      self = .partOfSpeech(part)
    } else if let start = Self.beginning(of: bare(word), among: others.map(bare)) {
      self = .beginning(start)
    } else if let start = Self.beginning(of: word.reading ?? "", among: others.compactMap(\.reading)) {
      self = .reading(start)
    } else if !others.contains(where: { bare($0).count == bare(word).count }) {
      self = .length(bare(word).count)
    } else {
      return nil
    }
  }

  private static func beginning(of term: String, among others: [String]) -> String? {
    (1..<max(1, term.count)).lazy.map { String(term.prefix($0)) }
      .first { start in !others.contains { $0.hasPrefix(start) } }
  }

  /// The notes up to where they go into details; nil where they give the word away: by a word that begins like it, by
  /// its forms, or in its own script.
  private static func note(of word: Word) -> String? {
    guard let notes = word.notes, let first = notes.split(whereSeparator: { ":;(".contains($0) }).first
    else { return nil }
    let note = first.split(separator: " ").joined(separator: " ")
    let script = WordScript(word.meanings.joined())
    let answers = [word.term, word.reading, word.romanization].compactMap(\.self).flatMap(words)
    let givesAway = words(of: note).contains { shown in
      WordScript(shown) != script || answers.contains { shown.hasPrefix($0.prefix(alike)) }
    }
    return note.isEmpty || note.count > longest || givesAway || areForms(note) ? nil : note
  }

  /// Words that begin with so many same letters look alike; a longer note is no short word beside a prompt.
  private static let (alike, longest) = (3, 40)

  /// Whether it lists single words: tengo, tienes, tiene.
  private static func areForms(_ note: String) -> Bool {
    let parts = note.split(separator: ",")
    return parts.count > 1 && parts.allSatisfy { words(of: String($0)).count == 1 }
  }

  private static func words(of text: String) -> [String] {
    TypedText.folded(text).split { !$0.isLetter && $0 != "'" }.map { String($0) }
  }
}
