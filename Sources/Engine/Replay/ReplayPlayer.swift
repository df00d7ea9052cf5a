/// Runs a replay again, as fast as it is asked to.
///
///     var player = try ReplayPlayer(replay, of: game, window: size)
///     try player.advance(to: 600)
///     player.stack.draw(on: &canvas, fraction: 0)
///
/// What the scenes report and request is handed over, and nobody need listen.
public struct ReplayPlayer: Sendable {
  /// What is run.
  public let replay: Replay
  /// The run so far.
  public private(set) var run: ReplayBuilder
  /// The tick at which `verifyStep` found it to differ from the replay; nil as long as it doesn't.
  public private(set) var difference: Tick?
  private let epilogue: @Sendable (Outcome) -> (any Scene)?
  private var reader: InputReader
  /// The next input, and where it stands.
  private var next: InputReader.Entry?
  private var place: InputPlace

  /// A player that stands at the first tick.
  /// - Parameters:
  ///   - replay: what is played.
  ///   - scene: what the replay began with.
  ///   - window: the window's size at that time.
  ///   - epilogue: what is shown of the end, made from what the last scene left: it is no part of the run.
  public init(
    _ replay: Replay, of scene: any Scene, window: Size,
    epilogue: @escaping @Sendable (Outcome) -> (any Scene)? = { _ in nil }
  ) throws(ByteError) {
    let believed = replay.hashesStateOnly ? [] : replay.marks
    let run = ReplayBuilder(scene, window: window, believing: believed)
    try self.init(replay, run, at: run.snapshot.input, epilogue)
  }

  /// A player that goes on from a snapshot of the same run.
  public init(
    _ replay: Replay, from snapshot: RunSnapshot,
    epilogue: @escaping @Sendable (Outcome) -> (any Scene)? = { _ in nil }
  ) throws(ByteError) {
    try self.init(replay, snapshot.run, at: snapshot.input, epilogue)
  }

  private init(
    _ replay: Replay, _ run: ReplayBuilder, at place: InputPlace,
    _ epilogue: @escaping @Sendable (Outcome) -> (any Scene)?
  ) throws(ByteError) {
    (self.replay, self.run, self.place, self.epilogue) = (replay, run, place, epilogue)
    reader = InputReader(replay.input, from: place)
    next = try reader.next()
  }

  /// The run as it stands.
  public var snapshot: RunSnapshot { RunSnapshot(run, input: place) }

  /// The scenes as they stand.
  public var stack: SceneStack { run.stack }
  /// The next tick.
  public var tick: Tick { run.tick }
  /// Whether the replay ends here.
  public var isAtEnd: Bool { tick >= replay.ticks || stack.hasEnded }

  /// The scenes when they have come to rest after the end: what began with the last tick goes on for a second. Where
  /// the last scene has gone, the epilogue stands there.
  public var closing: SceneStack {
    var rest = stack.outcome.flatMap(epilogue).map { SceneStack($0, window: stack.window) } ?? stack
    for _ in 0..<Tick.ticksPerSecond where rest.rest == .awake { _ = rest.update() }
    return rest
  }

  /// Runs all ticks before this one, none behind the replay's end, and hands over what each of them reported.
  public mutating func advance(
    to tick: Tick, _ handle: (SceneStack, [any Sendable]) -> Void = { _, _ in }
  ) throws(ByteError) {
    let end = min(tick, replay.ticks)
    while try step(before: end, handle) {}
  }

  /// Runs all and returns the first tick at which it was found to differ from the replay; nil where it never does.
  /// Takes no longer than the replay has marks.
  public mutating func verify() throws(ByteError) -> Tick? {
    while try verifyStep() {}
    return difference
  }

  /// Runs the next tick that somebody needs, as `step` does, and compares it with the replay. Returns false at the end,
  /// and where it differs: then `difference` says so.
  public mutating func verifyStep(
    _ handle: (SceneStack, [any Sendable]) -> Void = { _, _ in }
  ) throws(ByteError) -> Bool {
    let checked = run.markCount
    let hasRun = try step(before: replay.ticks, handle)
    let agrees = hasRun && !isAtEnd ? agrees(from: checked) : agreesAtEnd
    if !agrees { difference = tick }
    return hasRun && agrees
  }

  /// Whether all that was run is as recorded, where it stands at the end.
  var agreesAtEnd: Bool {
    let found = run.replay
    guard !replay.hashesStateOnly else { return found == replay }
    return stack.hasEnded && found.ticks == replay.ticks && found.input == replay.input
  }

  /// Whether the marks from a number on are the replay's, and it has more of them: one stands for the end.
  func agrees(from checked: Int) -> Bool {
    run.agrees(with: replay, from: checked) && run.markCount < replay.marks.count
  }

  /// Runs the next tick that somebody needs, if it comes before this one; otherwise only time passes, and it returns
  /// false.
  public mutating func step(
    before end: Tick, _ handle: (SceneStack, [any Sendable]) -> Void = { _, _ in }
  ) throws(ByteError) -> Bool {
    guard tick < end, !stack.hasEnded else { return false }
    let due = min(dueTick, end)
    guard due < end else {
      run.pass(to: end)
      return false
    }
    var events: [InputEvent] = []
    if let entry = next, entry.tick == due {
      events = entry.events
      place = reader.place
      next = try reader.next()
    }
    let reports = run.update(events, at: due)
    handle(stack, reports)
    return true
  }

  /// The next tick at which there is input or a scene wants to run; `.max` where there is none.
  public var dueTick: Tick {
    let input = next?.tick ?? .max
    switch stack.rest {
    case .awake: return tick
    case .asleep(let ticks): return min(input, ticks.map { tick + $0 } ?? .max)
    }
  }
}
