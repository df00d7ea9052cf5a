/// Something that a scene tells the program around it: an answer given, a game finished, a setting changed.
///
/// The host acts on reports after the tick; a replay throws them away. A scene never learns whether anybody
/// listened.
public protocol Report: Sendable {}

/// One tick as a scene sees it.
public struct Step: Sendable {
  /// The scene's own count of ticks, from 0. It stands still while another scene is on top.
  public let tick: Tick
  /// What the player did since the tick before, oldest first.
  public let input: [InputEvent]
  /// The window, as the last resize told.
  public let window: Size
  /// What has been reported so far.
  public private(set) var reports: [any Report] = []

  /// A step; the scene stack makes them, and tests that update a scene by hand.
  public init(tick: Tick, input: [InputEvent] = [], window: Size) {
    self.tick = tick
    self.input = input
    self.window = window
  }

  /// Tells the program around the scene what has happened.
  public mutating func report(_ report: some Report) {
    reports.append(report)
  }
}
