/// The declaration of a setting: what it is called, what it can be, and what it is until the player chooses.
/// Its row on the screen, the report of a change, its place in the save and what a recorded game keeps of it all
/// follow from this.
public struct Setting<Value: SettingValue>: ListedSetting {
  /// The key in the save, as in `memory.field`.
  public let id: String
  public let title: String
  public let detail: String
  /// The value until the player chooses.
  let usual: Value
  /// The values that the row offers, in this order; fewer than two if the player types one, or has a screen for it.
  let choices: [(value: Value, title: String)]
  /// The bounds of a number.
  public let range: ClosedRange<Int>

  public init(
    _ id: String, _ title: String, _ detail: String, _ usual: Value,
    _ choices: [(value: Value, title: String)] = [], within range: ClosedRange<Int> = 0...1_000_000
  ) {
    (self.id, self.title, self.detail) = (id, title, detail)
    (self.usual, self.choices, self.range) = (usual, choices, range)
  }

  /// Something the program remembers without a row on the screen.
  public init(_ id: String, _ usual: Value) { self.init(id, "", "", usual) }

  public func words(in settings: Settings) -> String {
    let value = settings[self]
    return choices.first { $0.value == value }?.title ?? value.json?.text ?? ""
  }

  public func next(in settings: Settings, by way: Int) -> Settings.Change? {
    guard choices.count > 1 else { return nil }
    let value = settings[self]
    let place = choices.firstIndex { $0.value == value } ?? 0
    return Settings.Change(self, to: choices[(place + way + choices.count) % choices.count].value)
  }

  public var options: [String] { choices.map(\.title) }

  public func change(to words: String) -> Settings.Change? {
    if let choice = choices.first(where: { $0.title.lowercased() == words.lowercased() }) {
      return Settings.Change(self, to: choice.value)
    }
    let number = Int64(words).flatMap { range.contains(Int($0)) ? Value(.integer($0)) : nil }
    let text = choices.count < 2 ? Value(.string(words)) : nil
    return (number ?? text).map { Settings.Change(self, to: $0) }
  }
}

extension Setting where Value == Bool {
  /// A setting that is on or off.
  public init(_ id: String, _ title: String, _ detail: String, _ usual: Bool) {
    self.init(id, title, detail, usual, [(true, "on"), (false, "off")])
  }
}
