/// Makes intents of keys, so that no scene knows a key code.
///
/// Releases mean nothing here; a held key means its intent again. A letter is looked up as typed and then in
/// lower case, so that caps lock locks nobody out.
public struct KeyMap<Intent: Sendable>: Sendable {
  private let intents: [Key: Intent]

  /// A map from bindings; where a key stands twice the later one holds.
  public init(_ bindings: [(keys: [Key], intent: Intent)]) {
    var intents: [Key: Intent] = [:]
    for binding in bindings {
      for key in binding.keys { intents[key] = binding.intent }
    }
    self.intents = intents
  }

  /// What a key means, if anything.
  public func intent(for event: InputEvent) -> Intent? {
    guard case .key(let key) = event, key.phase != .release else { return nil }
    if let intent = intents[Key(key.code, key.modifiers)] { return intent }
    guard case .character(let character) = key.code else { return nil }
    let plain = key.modifiers.subtracting(.shift)
    return intents[Key(key.code, plain)] ?? intents[Key(.character(lowercased(character)), plain)]
  }

  private func lowercased(_ character: Character) -> Character {
    let lower = character.lowercased()
    return lower.count == 1 ? lower.first ?? character : character
  }
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that writes this character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}
