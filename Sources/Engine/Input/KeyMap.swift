/// Maps keys to intents, so that no scene deals with key codes.
///
/// Releases are ignored, and a held key repeats its intent. A letter is looked up as typed and then in lower
/// case, so that bindings work with caps lock on, and last by its place on an English keyboard.
public struct KeyMap<Intent: Sendable>: Sendable {
  private let intents: [Key: Intent]

  /// A map of these bindings; if a key occurs twice, the later binding wins.
  public init(_ bindings: [(keys: [Key], intent: Intent)]) {
    var intents: [Key: Intent] = [:]
    for binding in bindings {
      for key in binding.keys { intents[key] = binding.intent }
    }
    self.intents = intents
  }

  /// The intent bound to a key press; nil for other keys and events.
  public func intent(for event: InputEvent) -> Intent? {
    guard case .key(let key) = event, key.phase != .release else { return nil }
    return intent(of: key) ?? key.onEnglishKeyboard.flatMap(intent(of:))
  }

  private func intent(of key: Key) -> Intent? {
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
