/// Runs a recorded replay again, as fast as it is asked to.
///
///     var player = try ReplayPlayer(replay, of: game, window: size)
///     try player.advance(to: 600)
///     player.stack.draw(on: &canvas, fraction: 0)
///
/// The scenes' reports are passed to a closure, which may ignore them.
public struct ReplayPlayer: Sendable {
  public let replay: Replay
  /// The scenes, which are recorded again.
  public private(set) var stack: SceneStack
  /// The tick at which `verifyStep` found a difference from the replay; nil if there is none so far.
  public private(set) var difference: Tick?
  private let epilogue: @Sendable (Outcome) -> (any Scene)?
  private var reader: InputReader
  /// The next input, and its place.
  private var next: InputReader.Entry?
  private var place: InputPlace

  /// A player at the first tick.
  /// - Parameters:
  ///   - replay: the replay to run.
  ///   - scene: the scene that the replay began with.
  ///   - window: the window's size at that time.
  ///   - epilogue: makes a scene to show after the end from the last scene's outcome. It isn't part of the
  ///     run.
  public init(
    _ replay: Replay, of scene: any Scene, window: Size,
    epilogue: @escaping @Sendable (Outcome) -> (any Scene)? = { _ in nil }
  ) throws(ByteError) {
    let believed = replay.hashesStateOnly ? [] : replay.marks
    try self.init(
      replay, SceneStack(recording: scene, window: window, believing: believed), at: .start, epilogue)
  }

  /// A player that continues from a snapshot of the same run.
  public init(
    _ replay: Replay, from snapshot: RunSnapshot,
    epilogue: @escaping @Sendable (Outcome) -> (any Scene)? = { _ in nil }
  ) throws(ByteError) {
    try self.init(replay, snapshot.run, at: snapshot.input, epilogue)
  }

  private init(
    _ replay: Replay, _ stack: SceneStack, at place: InputPlace,
    _ epilogue: @escaping @Sendable (Outcome) -> (any Scene)?
  ) throws(ByteError) {
    (self.replay, self.stack, self.place, self.epilogue) = (replay, stack, place, epilogue)
    reader = InputReader(replay.input, from: place)
    next = try reader.next()
  }

  /// A moment from which the run can continue.
  public var snapshot: RunSnapshot { RunSnapshot(run: stack.bare, input: place) }

  public var tick: Tick { stack.recordedTick }
  /// Whether the replay has ended.
  public var isAtEnd: Bool { tick >= replay.ticks || stack.hasEnded }

  /// The scenes after the end, once they have come to rest: motion that began in the last tick goes on for up
  /// to a second. If the last scene has closed, this is the epilogue.
  public var closing: SceneStack {
    var rest = stack.outcome.flatMap(epilogue).map { SceneStack($0, window: stack.window) } ?? stack
    for _ in 0..<Tick.ticksPerSecond where rest.rest == .awake { _ = rest.update() }
    return rest
  }

  /// Runs all ticks before this one, up to the replay's end, and passes on the reports of each.
  public mutating func advance(
    to tick: Tick, _ handle: (SceneStack, [any Sendable]) -> Void = { _, _ in }
  ) throws(ByteError) {
    let end = min(tick, replay.ticks)
    while try step(before: end, handle) {}
  }

  /// Runs everything and returns the first tick at which a difference from the replay was found; nil if there
  /// is none. It stops where the replay's marks end.
  public mutating func verify() throws(ByteError) -> Tick? {
    while try verifyStep() {}
    return difference
  }

  /// Runs the next tick that anything needs, as `step` does, and compares it with the replay. Returns false
  /// at the end and at a difference, which `difference` then has.
  public mutating func verifyStep(
    _ handle: (SceneStack, [any Sendable]) -> Void = { _, _ in }
  ) throws(ByteError) -> Bool {
    let checked = stack.markCount
    let hasRun = try step(before: replay.ticks, handle)
    let agrees = hasRun && !isAtEnd ? agrees(from: checked) : agreesAtEnd
    if !agrees { difference = tick }
    return hasRun && agrees
  }

  /// Whether the whole run is as recorded. To be asked at the end.
  var agreesAtEnd: Bool {
    let found = stack.replay
    guard !replay.hashesStateOnly else { return found == replay }
    return stack.hasEnded && found?.ticks == replay.ticks && found?.input == replay.input
  }

  /// Whether the marks from an index on equal the replay's, and the replay has more: the last one is for the
  /// end.
  func agrees(from checked: Int) -> Bool {
    stack.agrees(with: replay, from: checked) && stack.markCount < replay.marks.count
  }

  /// Runs the next tick that anything needs, if there is one before `end`. Otherwise lets time pass up to
  /// `end` and returns false.
  public mutating func step(
    before end: Tick, _ handle: (SceneStack, [any Sendable]) -> Void = { _, _ in }
  ) throws(ByteError) -> Bool {
    guard tick < end, !stack.hasEnded else { return false }
    let due = min(dueTick, end)
    guard due < end else {
      stack.skip(end - tick)
      return false
    }
    var events: [RecordedEvent] = []
    if let entry = next, entry.tick == due {
      events = entry.events
      place = reader.place
      next = try reader.next()
    }
    stack.skip(due - tick)
    let reports = stack.run(recorded: events)
    handle(stack, reports)
    return true
  }

  /// The next tick that has input or that a scene needs; `.max` if there is none.
  public var dueTick: Tick {
    let input = next?.tick ?? .max
    switch stack.rest {
    case .awake: return tick
    case .asleep(let ticks): return min(input, ticks.map { tick + $0 } ?? .max)
    }
  }
}
