import Learning

/// How lists of texts stand in one column.
enum Columns {
  /// Between the texts of a list.
  private static let comma = "\u{1F}"
  /// Between senses.
  private static let line = "\u{1E}"

  /// A list in one text. Texts with control characters lose them.
  static func joined(_ texts: [String]) -> String { texts.map(plain).joined(separator: comma) }

  /// The list of a text.
  static func list(_ text: String) -> [String] {
    text.split(separator: comma).map(String.init)
  }

  /// A text of a list with its bounds, so that it is found only as a whole.
  static func framed(_ text: String) -> String { comma + plain(text) + comma }

  /// A column that holds a list, with the same bounds, in SQL.
  static func framedSQL(_ column: String) -> String { "char(31) || \(column) || char(31)" }

  /// Senses in one text: of each its part of speech, then its meanings.
  static func joined(_ senses: [DictionaryEntry.Sense]) -> String {
    senses.map { plain($0.partOfSpeech ?? "") + comma + joined($0.meanings) }.joined(separator: line)
  }

  /// The senses of a text.
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
