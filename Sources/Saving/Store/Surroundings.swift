import Learning

/// What opening a save needs from outside.
public struct Surroundings: Sendable {
  /// Now.
  public var moment: Moment
  /// Bits that chance has given, for a home that has no identity yet.
  public var chance: UInt64
  /// Where it stands which machine this is; nil takes any home for this machine's own.
  public var machine: MachineState?
  /// Finds words of decks, which only a save of version 0.1 asks for.
  public var find: WordFinder

  /// What is needed; without a finder the words of an old save become items of their own.
  public init(
    at moment: Moment, chance: UInt64, machine: MachineState? = nil,
    find: @escaping WordFinder = { _ in nil }
  ) {
    self.moment = moment
    self.chance = chance
    self.machine = machine
    self.find = find
  }

  /// The identity that a new home gets: 16 hex digits.
  var home: String { HomeName.text(chance) }
}
