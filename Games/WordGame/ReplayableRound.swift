import Engine
import Interface
import Learning

/// A round in the arcade. The game and everything on top of it (rules, pause, help, results) run in a scene
/// stack of their own, whose input is recorded. The round pops with the game's outcome and, if it was played to
/// the end, reports its replay. Starting again from a pause starts a new recording.
public struct ReplayableRound: Scene {
  private let profile: GameProfile
  private let start: @Sendable (GameSetup) -> any Scene
  /// Finds the ghost; nil once it was asked for.
  private var search: GhostQuery?
  private var wanted: Ticket<GhostQuery>?
  private var ghost: Ghost?
  private var setup: GameSetup
  private var builder: ReplayBuilder
  private var lookBack: LookBack
  /// What was given instead of missed words.
  private var mistakes: [WordReference: [String]] = [:]
  /// Requests of the inner scenes, by the ids under which they were passed on.
  private var asked: [RequestID: RequestID] = [:]
  /// The outer tick at which the recording started.
  private var first: Tick = 0

  /// - Parameters:
  ///   - ghost: finds the player's best run, which is only drawn; nil if there is none.
  ///   - start: makes the first scene of the game.
  public init(
    _ profile: GameProfile, _ setup: GameSetup, ghost: (@Sendable () -> Ghost?)? = nil,
    start: @escaping @Sendable (GameSetup) -> any Scene
  ) {
    self.profile = profile
    self.start = start
    search = ghost.map { GhostQuery($0) }
    self.setup = setup
    builder = ReplayBuilder(start(setup), window: setup.window)
    lookBack = LookBack(builder)
  }

  /// Runs a tick of the inner scenes, and passes on their reports.
  public mutating func update(_ step: inout Step) -> Transition {
    race(&step)
    if !step.isTick { return rest }
    var isLookingBack = false
    for report in run(&step) {
      if let asked = report as? AskedQuery {
        self.asked[step.ask(asked.query)] = asked.id
        continue
      }
      if let asked = report as? Asked {
        self.asked[step.request(asked.request)] = asked.id
        continue
      }
      if report is CancelledQueries { continue }
      switch report as? ArcadeReport {
      case .lookBack: isLookingBack = true
      case .answer(let answer):
        if !answer.verdict.isRight { mistakes[answer.reference, default: []].append(answer.given) }
        step.report(report)
      default: step.report(report)
      }
    }
    if builder.stack.hasEnded { return end(&step) }
    return isLookingBack ? lookBack.scene(over: builder.replay).map { .push($0) } ?? rest : rest
  }

  private mutating func race(_ step: inout Step) {
    if let search { wanted = step.ask(search) }
    search = nil
    if let found = step.value(of: &wanted) { ghost = found }
  }

  /// If the window or the shape of its cells changed during a look back, the inner scenes are told now: this is
  /// the only way they learn of it.
  private mutating func run(_ step: inout Step) -> [any Sendable] {
    let (tick, wasPlaying) = (builder.tick, builder.stack.count == 1)
    let isTold = step.window == builder.stack.window || step.input.contains(.resize(step.window))
    var input = (isTold ? [] : [.resize(step.window)]) + step.takeAll() + answers(&step)
    if step.cellShape != builder.stack.cellShape { input.insert(.cellShape(step.cellShape), at: 0) }
    let reports = builder.update(input, at: step.tick - first)
    lookBack.follow(builder, since: tick, wasPlaying: wasPlaying)
    return reports
  }

  /// The replies that have arrived for requests of the inner scenes.
  private mutating func answers(_ step: inout Step) -> [InputEvent] {
    step.takeAnswers().compactMap { reply in
      asked.removeValue(forKey: reply.id).map { .answer(reply.readdressed(to: $0)) }
    }
  }

  public var entityCount: Int? { builder.stack.top?.entityCount }

  public func draw(on canvas: inout Canvas, fraction: Double) {
    builder.stack.draw(on: &canvas, fraction: fraction)
    guard let (round, ghost) = race, !Page.isTooSmall(canvas.size) else { return }
    ghost.draw(beside: round.score.points, at: builder.stack.tick - 1, on: &canvas)
  }

  /// The inner scenes and their time. The recording follows from them.
  public func hash(into hash: inout StateHash) {
    builder.stack.hash(into: &hash)
    hash.combine([builder.tick, first])
  }

  private func replay(of result: RoundResult) -> RoundReplay {
    RoundReplay(
      game: profile.name, rulesVersion: profile.rulesVersion, setup: setup, result: result,
      run: builder.replay)
  }

  private mutating func end(_ step: inout Step) -> Transition {
    step.leave(builder.stack.pending)
    guard let outcome = builder.stack.outcome else { return .quit }
    guard let round = outcome.as(RoundOutcome.self) else { return .pop(with: outcome) }
    if round.ending == .finished {
      step.report(.ended(replay(of: round.reached)))
    } else if round.reached.right + round.reached.wrong > 0 {
      step.report(.left(round.reached))
    }
    guard case .restarted(let again) = round.ending else { return .pop(with: Outcome(told(round))) }
    begin(again, at: step.tick + 1)
    return .stay
  }

  /// The outcome with the wrong answers filled in.
  private func told(_ round: RoundOutcome) -> RoundOutcome {
    var round = round
    for index in round.missed.indices {
      for given in mistakes[round.missed[index].word] ?? [] { round.missed[index].take(given: given) }
    }
    return round
  }

  private mutating func begin(_ again: GameSetup, at tick: Tick) {
    setup = again
    builder = ReplayBuilder(start(again), window: again.window)
    lookBack = LookBack(builder)
    asked = [:]
    mistakes = [:]
    first = tick
  }

  private var rest: Transition {
    switch builder.stack.rest {
    case .awake: .stay
    case .asleep(let ticks):
      .sleep(until: [ticks, ticksToGhost].compactMap(\.self).min().map { first + builder.tick + $0 })
    }
  }

  private var race: (round: any RoundScene, ghost: Ghost)? {
    guard let round = builder.stack.top as? any RoundScene, let ghost else { return nil }
    return (round, ghost)
  }

  /// Ticks to the ghost's next step, which has to be drawn even while the round sleeps.
  private var ticksToGhost: Tick? {
    race.flatMap { $0.ghost.nextStep(after: builder.stack.tick - 1) }.map { $0 + 1 - builder.stack.tick }
  }
}

/// The last seconds of play, to be watched again from a pause: one snapshot a second. Overlays such as the
/// pause itself don't count as play and are left out.
private struct LookBack: Sendable {
  private static let reach = 30 * Tick.ticksPerSecond
  /// Each pause takes an extra snapshot, so frequent pauses shorten the reach.
  private static let mostSnapshots = 64

  private var snapshots: [Timeline.Snapshot]
  /// Ticks of play so far.
  private var played: Tick = 0

  init(_ builder: ReplayBuilder) {
    snapshots = [Timeline.Snapshot(position: 0, run: builder.snapshot)]
  }

  /// Records what was run since a tick.
  /// - Parameter wasPlaying: whether nothing was on top of the game before.
  mutating func follow(_ builder: ReplayBuilder, since tick: Tick, wasPlaying: Bool) {
    let isPlaying = builder.stack.count == 1
    // The tick in which a pause opens already shows the pause.
    if wasPlaying { played += builder.tick - tick - (isPlaying ? 0 : 1) }
    guard isPlaying, let last = snapshots.last else { return }
    if !wasPlaying || played >= last.position + Tick.ticksPerSecond { keep(builder) }
  }

  /// A scene that plays them; nil if nothing was played yet.
  func scene(over replay: Replay) -> ReplayScene? {
    guard played > 0, let timeline = try? Timeline(replay, snapshots, end: played) else { return nil }
    return ReplayScene(lookingBack: timeline)
  }

  private mutating func keep(_ builder: ReplayBuilder) {
    snapshots.append(Timeline.Snapshot(position: played, run: builder.snapshot))
    while snapshots.count > Self.mostSnapshots
      || snapshots.count > 1 && snapshots[1].position <= played - Self.reach
    {
      snapshots.removeFirst()
    }
  }
}

/// A round as it was played: the recorded run, and what it was played with.
public struct RoundReplay: Hashable, Sendable {
  /// The game's name on the command line.
  public var game: String
  public var rulesVersion: Int
  public var setup: GameSetup
  public var result: RoundResult
  public var run: Replay

  public init(game: String, rulesVersion: Int, setup: GameSetup, result: RoundResult, run: Replay) {
    self.game = game
    self.rulesVersion = rulesVersion
    self.setup = setup
    self.result = result
    self.run = run
  }
}
