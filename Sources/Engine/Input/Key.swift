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

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that types this character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}
