/// A clue that tells a word from others of its deck with the same meaning, shown before it is typed from that
/// meaning.
public enum Distinction: Hashable, Sendable {
  /// The beginning of its notes.
  case note(String)
  /// Noun, verb and the like.
  case partOfSpeech(String)
  /// The shortest beginning that only it has, not counting its article.
  case beginning(String)
  /// The shortest beginning that only its reading has.
  case reading(String)
  /// Its number of letters, not counting its article.
  case length(Int)

  /// Prefers clues that don't give the word away; nil where only the whole word would tell it from the
  /// others.
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

  /// The first part of the notes; nil where it would give the word away, by a word that begins like it, by
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

  /// How many equal first letters make words look alike, and the longest note that still fits beside a
  /// prompt.
  private static let (alike, longest) = (3, 40)

  /// Whether the note lists single words: tengo, tienes, tiene.
  private static func areForms(_ note: String) -> Bool {
    let parts = note.split(separator: ",")
    return parts.count > 1 && parts.allSatisfy { words(of: String($0)).count == 1 }
  }

  private static func words(of text: String) -> [String] {
    TypedText.folded(text).split { !$0.isLetter && $0 != "'" }.map { String($0) }
  }
}
