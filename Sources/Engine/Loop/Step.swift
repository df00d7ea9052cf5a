/// One tick as a scene sees it.
public struct Step: Sendable {
  /// The scene's own count of ticks, from 0. It stands still while another scene is on top.
  public let tick: Tick
  /// What the player did since the tick before, oldest first.
  public let input: [InputEvent]
  /// The window, as the last resize told.
  public let window: Size
  /// What has been reported so far.
  public private(set) var reports: [any Sendable] = []

  /// A step; the scene stack makes them, and tests that update a scene by hand.
  public init(tick: Tick, input: [InputEvent] = [], window: Size) {
    self.tick = tick
    self.input = input
    self.window = window
  }

  /// Tells the program around the scene what has happened: an answer given, a game finished, a setting changed.
  ///
  /// The host takes the types that it knows, after the tick; a replay throws all away. A scene never learns
  /// whether anybody listened.
  public mutating func report(_ report: some Sendable) {
    reports.append(report)
  }
}
