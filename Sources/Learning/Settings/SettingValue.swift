import Formats

/// What a setting can be. Enumerations of strings only have to say that they conform.
public protocol SettingValue: Hashable, Sendable {
  /// Nil for JSON of another kind, which counts as no choice.
  init?(_ json: JSONValue)
  var json: JSONValue? { get }
}

extension Bool: SettingValue {
  /// The words for true in saves and recordings of version 0.2.
  private static let words: Set = [
    "yes", "on", "chosen", "own", "first", "counted", "asked", "mixed", "still", "reduced",
  ]

  public init?(_ json: JSONValue) {
    switch json.content {
    case .bool(let isSo): self = isSo
    case .string(let word): self = Self.words.contains(word)
    default: return nil
    }
  }

  public var json: JSONValue? { .bool(self) }
}

extension Int: SettingValue {
  public init?(_ json: JSONValue) {
    guard case .integer(let number) = json.content else { return nil }
    self.init(exactly: number)
  }

  public var json: JSONValue? { .integer(self) }
}

extension String: SettingValue {
  public init?(_ json: JSONValue) {
    guard case .string(let text) = json.content else { return nil }
    self = text
  }

  public var json: JSONValue? { .string(self) }
}

extension [String]: SettingValue {
  public init?(_ json: JSONValue) {
    guard let texts = try? json.strings() else { return nil }
    self = texts
  }

  public var json: JSONValue? { .array(map(JSONValue.string)) }
}

/// Nil is the absence of a choice.
extension Optional: SettingValue where Wrapped: SettingValue {
  public init?(_ json: JSONValue) {
    guard let value = Wrapped(json) else { return nil }
    self = .some(value)
  }

  public var json: JSONValue? { flatMap(\.json) }
}

extension SettingValue where Self: RawRepresentable, RawValue == String {
  public init?(_ json: JSONValue) {
    guard let text = String(json) else { return nil }
    self.init(rawValue: text)
  }

  public var json: JSONValue? { .string(rawValue) }
}

extension JSONValue {
  /// A text without its quotes, anything else as JSON.
  var text: String { String(self) ?? String(decoding: JSON.write(self, spread: 0), as: UTF8.self) }
}
