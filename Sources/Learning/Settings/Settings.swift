import Formats

/// What a player has chosen, and what else is remembered about how they play.
public struct Settings: Hashable, Sendable {
  /// By the ids of the settings, without those that are as usual. Also has what only another version knows.
  public var values: [String: JSONValue] = [:]

  /// The usual settings, with some changes.
  public init(_ changes: Change...) {
    for change in changes { apply(change) }
  }

  public subscript<Value>(setting: Setting<Value>) -> Value {
    get {
      guard var json = values[setting.id] else { return setting.usual }
      if case .integer(let number) = json.content {
        json = .integer(min(max(number, Int64(setting.range.lowerBound)), Int64(setting.range.upperBound)))
      }
      return Value(json) ?? setting.usual
    }
    set { apply(Change(setting, to: newValue)) }
  }

  public mutating func apply(_ change: Change) { values[change.id] = change.json }

  /// Only these, as a game is given them.
  public func only(_ settings: [any ListedSetting]) -> Settings {
    let ids = Set(settings.map(\.id))
    var some = Settings()
    some.values = values.filter { ids.contains($0.key) }
    return some
  }

  /// A member for each.
  public var json: JSONValue { .object(JSONObject(values.map { JSONMember($0.key, $0.value) }).sorted) }

  /// All values as texts, as hashes of recorded games count them.
  var texts: [String: String] { values.mapValues(\.text) }
}

extension Settings {
  /// One setting with its new value.
  public struct Change: Hashable, Sendable {
    public let id: String
    /// Nil for the usual value.
    let json: JSONValue?

    public init<Value>(_ setting: Setting<Value>, to value: Value) {
      (id, json) = (setting.id, value == setting.usual ? nil : value.json)
    }
  }
}
