import Learning

/// The role of a note's field in a word.
public enum FieldRole: String, Hashable, Sendable, CaseIterable {
  case term
  case meaning
  case reading
  /// Anything else worth knowing. Several fields can be notes.
  case notes
  case sound
  /// The term in Latin letters.
  case romanization
  case partOfSpeech = "part of speech"
  case mnemonic
  /// Wrong answers that are easily taken for right.
  case distractors
  /// Words that it is easily confused with.
  case contrast
  /// The field is not used.
  case nothing

  /// The roles that a learner can choose; the others are only found by the names of fields.
  public static let chosen: [FieldRole] = [.term, .meaning, .reading, .notes, .sound, .nothing]
}

/// The roles of a note type's fields, in their order.
public struct FieldRoles: Hashable, Sendable {
  public internal(set) var roles: [FieldRole]

  init(_ roles: [FieldRole]) { self.roles = roles }

  /// The index of the first field with a role.
  func place(of role: FieldRole) -> Int? { roles.firstIndex(of: role) }

  /// Whether words can be made with these roles.
  var isComplete: Bool { place(of: .term) != nil && place(of: .meaning) != nil }

  /// Gives a field a role. Except for notes and nothing, the field that had the role before loses it.
  mutating func give(_ role: FieldRole, to place: Int) {
    guard roles.indices.contains(place) else { return }
    if role != .notes && role != .nothing {
      for other in roles.indices where roles[other] == role { roles[other] = .nothing }
    }
    roles[place] = role
  }
}

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
