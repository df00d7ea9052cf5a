import Engine

/// Something about a game that the player can choose in the settings.
public struct GameChoice: Hashable, Sendable {
  /// One of the things to choose from.
  public struct Value: Hashable, Sendable {
    /// The word in the save file.
    public let id: String
    /// What the settings show.
    public let title: Text

    /// A value of its word and title.
    public init(_ id: String, _ title: Text) {
      self.id = id
      self.title = title
    }
  }

  /// The name in the save file, as in `memory.field`.
  public let name: String
  /// What the settings call it.
  public let title: Text
  /// What it is about.
  public let detail: Text
  /// What there is to choose from, the usual one first.
  public let values: [Value]

  /// A choice of its parts.
  public init(_ name: String, _ title: Text, _ detail: Text, _ values: [Value]) {
    self.name = name
    self.title = title
    self.detail = detail
    self.values = values
  }
}

extension GameSetup {
  /// Whether the player has chosen this value.
  public func has(_ choice: GameChoice, _ value: String) -> Bool {
    (round.presentation.choices[choice.name] ?? choice.values.first?.id) == value
  }
}
