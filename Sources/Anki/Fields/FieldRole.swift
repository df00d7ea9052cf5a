/// What a field of a note becomes of a word.
public enum FieldRole: String, Hashable, Sendable, CaseIterable {
  /// The word itself.
  case term
  /// What it means.
  case meaning
  /// How it is read.
  case reading
  /// Anything else worth knowing. Several fields can be notes.
  case notes
  /// The sound that is played for it.
  case sound
  /// The term in Latin letters.
  case romanization
  /// Noun, verb and the like.
  case partOfSpeech = "part of speech"
  /// A hint to remember it by.
  case mnemonic
  /// Wrong answers that are easily taken for right.
  case distractors
  /// The words that it is set against.
  case contrast
  /// Nothing.
  case nothing

  /// Those that a learner chooses among; the others are found by the names of fields.
  public static let chosen: [FieldRole] = [.term, .meaning, .reading, .notes, .sound, .nothing]
}

/// What the fields of a type of notes become, in their order.
public struct FieldRoles: Hashable, Sendable {
  /// A role for each field.
  public internal(set) var roles: [FieldRole]

  /// Roles, one for each field.
  public init(_ roles: [FieldRole]) { self.roles = roles }

  /// The place of the field of a role; nil where none has it.
  public func place(of role: FieldRole) -> Int? { roles.firstIndex(of: role) }

  /// Whether words can be made of it.
  public var isComplete: Bool { place(of: .term) != nil && place(of: .meaning) != nil }

  /// Gives a field a role. But for notes and nothing only one field has it: the one that had it before gets nothing.
  public mutating func give(_ role: FieldRole, to place: Int) {
    guard roles.indices.contains(place) else { return }
    if role != .notes && role != .nothing {
      for other in roles.indices where roles[other] == role { roles[other] = .nothing }
    }
    roles[place] = role
  }
}
