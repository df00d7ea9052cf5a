import Learning

/// What opening a save needs from outside.
public struct Surroundings: Sendable {
  /// Now.
  public var moment: Moment
  /// Random bits, for a home that has no identity yet.
  public var chance: UInt64
  /// Says which machine this is; nil treats any home as this machine's own.
  public var machine: MachineState?
  /// Finds words of decks; only needed for a save of version 0.1.
  public var find: WordFinder

  /// Without a finder the words of an old save become separate items.
  public init(
    at moment: Moment, chance: UInt64, machine: MachineState? = nil,
    find: @escaping WordFinder = { _ in nil }
  ) {
    self.moment = moment
    self.chance = chance
    self.machine = machine
    self.find = find
  }

  /// The identity for a new home: 16 hex digits.
  var home: String { HomeName.text(chance) }
}
