/// One tick as a scene sees it.
public struct Step: Sendable {
  /// The scene's own count of ticks, from 0. It stands still while another scene is on top.
  public let tick: Tick
  /// What the player did since the tick before, oldest first.
  public let input: [InputEvent]
  /// How many of the events `next` has handed out.
  private var taken = 0
  private var left: [InputEvent] = []
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

  /// The next event of the input; nil after the last.
  ///
  ///     while let event = step.next() { … }
  ///
  /// Where a scene that takes its input like this goes elsewhere after an event, the events behind it are for
  /// the scene that comes: a player who types fast loses no key.
  public mutating func next() -> InputEvent? {
    guard taken < input.count else { return nil }
    defer { taken += 1 }
    return input[taken]
  }

  /// Leaves events of earlier ticks to the scene that this one makes room for, before all others: a screen that
  /// waited for something passes on what was typed meanwhile.
  public mutating func leave(_ events: [InputEvent]) {
    left += events
  }

  /// What the next scene gets: what was left to it, and the events behind the last one that was taken; none of these
  /// where all came at once, by `input`.
  var remaining: [InputEvent] { left + (taken > 0 ? input[taken...] : []) }

  /// Tells the program around the scene what has happened: an answer given, a game finished, a setting changed.
  ///
  /// The host takes the types that it knows, after the tick; a replay throws all away. A scene never learns
  /// whether anybody listened.
  public mutating func report(_ report: some Sendable) {
    reports.append(report)
  }

  /// Asks the program around it for something. Where it comes back at all, it reaches only drawing.
  public mutating func request(_ request: Request) {
    report(request)
  }
}
