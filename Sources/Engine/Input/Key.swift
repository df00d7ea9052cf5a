/// A key with its modifiers.
public struct Key: Hashable, Sendable {
  public enum Code: Hashable, Sendable {
    /// A key that types a character: the grapheme, in the case that was typed.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    /// F1 to F24.
    case function(Int)
  }

  /// What the key did. Most terminals report only presses; of those, Enter's are told apart by their times.
  public enum Phase: UInt8, Hashable, Sendable {
    case press
    case `repeat`
    case release
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift, if the terminal reports it apart from the character.
    public static let shift = Modifiers(rawValue: 1)
    /// Alt, or an ESC immediately before the key.
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
    /// Super, hyper or meta.
    public static let command = Modifiers(rawValue: 8)
  }

  public var code: Code
  public var modifiers: Modifiers
  public var phase: Phase

  public init(_ code: Code, _ modifiers: Modifiers = [], phase: Phase = .press) {
    self.code = code
    self.modifiers = modifiers
    self.phase = phase
  }
}

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

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types this character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}
