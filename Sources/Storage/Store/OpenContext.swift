import Learning

/// What opening a save needs from outside.
public struct OpenContext: Sendable {
  /// Now.
  var moment: Moment
  /// Random bits, for a home that has no identity yet.
  var chance: UInt64
  /// Says which machine this is; nil treats any home as this machine's own.
  var machine: MachineState?
  /// Where indices are kept; nil for nowhere.
  var index: IndexFolder?

  public init(at moment: Moment, chance: UInt64, machine: MachineState? = nil, index: IndexFolder? = nil) {
    (self.moment, self.chance, self.machine, self.index) = (moment, chance, machine, index)
  }

  /// The identity for a new home: 16 hex digits.
  var home: String { HomeName.text(chance) }
}
