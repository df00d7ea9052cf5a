import Learning

/// Usual names of fields, and what they say about the content.
enum FieldNames {
  /// The role that a name stands for.
  static func role(of name: String) -> FieldRole? {
    switch ColumnName(name).column {
    case .term: .term
    case .meanings: .meaning
    case .reading: .reading
    case .romanization: .romanization
    case .partOfSpeech: .partOfSpeech
    case .mnemonic: .mnemonic
    case .distractors: .distractors
    case .contrast: .contrast
    case .sound: .sound
    case .notes, .sentence: .notes
    default: nil
    }
  }

  /// The language that a field is named after, such as `English` or `Deutsch`.
  static func language(of name: String) -> String? {
    let name = ColumnName(name)
    return name.column == nil ? name.language : nil
  }

  /// The language that a deck's name mentions.
  static func language(inName name: String) -> String? {
    let letters = name.lowercased().split { !$0.isLetter }
    return letters.lazy.compactMap { exam(String($0)) ?? ColumnName.language(named: String($0)) }.first
  }

  private static func exam(_ name: String) -> String? { Language.all.first { $0.exam == name }?.tag }

  /// Whether a name only tells the side of the card.
  static func isSide(_ name: String) -> Bool { ColumnName(name).isSide }
}
