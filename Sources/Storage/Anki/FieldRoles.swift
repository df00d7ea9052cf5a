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
