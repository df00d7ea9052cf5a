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

  public init(_ roles: [FieldRole]) { self.roles = roles }

  /// The index of the first field with a role.
  public func place(of role: FieldRole) -> Int? { roles.firstIndex(of: role) }

  /// Whether words can be made with these roles.
  public var isComplete: Bool { place(of: .term) != nil && place(of: .meaning) != nil }

  /// Gives a field a role. Except for notes and nothing, the field that had the role before loses it.
  public mutating func give(_ role: FieldRole, to place: Int) {
    guard roles.indices.contains(place) else { return }
    if role != .notes && role != .nothing {
      for other in roles.indices where roles[other] == role { roles[other] = .nothing }
    }
    roles[place] = role
  }
}
