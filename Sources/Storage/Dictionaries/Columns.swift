import Learning

/// Lists of texts in a single column.
enum Columns {
  /// Separates the texts of a list.
  private static let comma = "\u{1F}"
  /// Separates senses.
  private static let line = "\u{1E}"

  /// A list as one text. Control characters are dropped.
  static func joined(_ texts: [String]) -> String { texts.map(plain).joined(separator: comma) }

  static func list(_ text: String) -> [String] {
    text.split(separator: comma).map(String.init)
  }

  /// A text with separators around it, so that it is found only as a complete element.
  static func framed(_ text: String) -> String { comma + plain(text) + comma }

  /// An SQL expression for a list's column with the same separators around it.
  static func framedSQL(_ column: String) -> String { "char(31) || \(column) || char(31)" }

  /// Senses as one text: of each its part of speech, then its meanings.
  static func joined(_ senses: [DictionaryEntry.Sense]) -> String {
    senses.map { plain($0.partOfSpeech ?? "") + comma + joined($0.meanings) }.joined(separator: line)
  }

  /// The notes of an entry, which is made with them and tells them from its senses.
  static func notes(of entry: DictionaryEntry) -> [DictionaryEntry.Sense] {
    entry.notes.isEmpty ? [] : [DictionaryEntry.Sense(entry.notes)]
  }

  static func senses(_ text: String) -> [DictionaryEntry.Sense] {
    text.split(separator: line).map { sense in
      let fields = sense.split(separator: comma, omittingEmptySubsequences: false).map(String.init)
      let speech = fields.first.flatMap { $0.isEmpty ? nil : $0 }
      return DictionaryEntry.Sense(Array(fields.dropFirst()), partOfSpeech: speech)
    }
  }

  private static func plain(_ text: String) -> String {
    text.utf8.contains { $0 < 0x20 }
      ? String(text.unicodeScalars.filter { $0.value >= 0x20 }.map(Character.init)) : text
  }
}
