/// A recorded run: what it takes to run scenes again from their start and to check that they did the same.
public struct Replay: Hashable, Sendable {
  /// All input with its ticks, encoded as an `InputLog`.
  public var input: [UInt8]
  /// Checksums of state and input, one for each second in which something ran and one at the end.
  public var marks: [UInt64]
  /// The length of the run.
  public var ticks: Tick
  /// Whether the marks cover only state that decides what happens. False for old replays, whose marks also
  /// cover the words on the screen and the screen at the end: while such words are shown, the recorded marks
  /// are taken as correct, and the run has to end in the same tick after the same input.
  public var hashesStateOnly: Bool

  public init(input: [UInt8] = [], marks: [UInt64] = [], ticks: Tick = 0, hashesStateOnly: Bool = true) {
    self.input = input
    self.marks = marks
    self.ticks = ticks
    self.hashesStateOnly = hashesStateOnly
  }
}
