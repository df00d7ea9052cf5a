import Engine
import Interface
import Learning

/// A round in the arcade, recorded with everything on top of it (rules, pause, help). It pops with the game's outcome
/// and, if it was played to the end, reports its replay. Starting again from a pause starts a new recording.
public struct ReplayableRound: RecordingScene {
  private let profile: GameProfile
  private let start: @Sendable (GameSetup) -> any Scene
  private var setup: GameSetup
  private let search: GhostQuery?
  private let countsDown: Bool
  private var countdown: RoundCountdown?
  private var tick: Tick = 0
  private var wanted: Ticket<GhostQuery>?
  private var ghost: Ghost?
  private var lookBack = LookBack()
  /// What was given instead of missed words.
  private var mistakes: [WordReference: [String]] = [:]
  public private(set) var isReady = false
  public var isTransparent: Bool { true }

  /// - Parameters:
  ///   - ghost: finds the player's best run, which is only drawn; nil if there is none.
  ///   - countsDown: whether a round with a clock begins with a countdown.
  ///   - start: makes the first scene of the game.
  public init(
    _ profile: GameProfile, _ setup: GameSetup, ghost: (@Sendable () -> Ghost?)? = nil,
    countsDown: Bool = false,
    start: @escaping @Sendable (GameSetup) -> any Scene
  ) {
    self.profile = profile
    self.start = start
    search = ghost.map { GhostQuery($0) }
    self.countsDown = countsDown
    self.setup = setup
  }

  /// Begins once the ghost is found and the countdown is over.
  public mutating func update(_ step: inout Step) -> Transition {
    if step.leavesWaiting() { return .pop(with: .none) }
    if !isReady, !prepare(&step) { return .sleep(until: nil) }
    tick = step.tick
    if let countdown, !countdown.isOver(&step) { return .stay }
    defer { countdown = nil }
    return .record(countdown?.round ?? start(setup), window: setup.window)
  }

  /// Returns whether the ghost is found.
  private mutating func prepare(_ step: inout Step) -> Bool {
    if let search {
      let asked = wanted ?? step.ask(search)
      wanted = asked
      guard let found = step.answer(asked) else { return false }
      ghost = try? found.get()
    }
    countdown = countsDown ? RoundCountdown(start(setup), at: step.tick) : nil
    isReady = true
    return true
  }

  package mutating func handle(_ reports: [any Sendable], of run: SceneStack) -> (any Scene)? {
    lookBack.record(run)
    var isLookingBack = false
    for case let report as ArcadeReport in reports {
      switch report {
      case .lookBack: isLookingBack = true
      case .answer(let answer) where !answer.verdict.isRight:
        mistakes[answer.reference, default: []].append(answer.given)
      default: break
      }
    }
    return isLookingBack ? lookBack.scene(over: run) : nil
  }

  public mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    guard let round = outcome.as(RoundOutcome.self), let run = step.recorded else {
      return .pop(with: outcome)
    }
    if round.ending == .finished {
      let replay = RoundReplay(
        game: profile.name, rulesVersion: profile.rulesVersion, setup: setup, result: round.reached, run: run)
      step.report(.ended(replay))
    } else if round.reached.right + round.reached.wrong > 0 {
      step.report(.left(round.reached))
    }
    guard case .restarted(let again) = round.ending else { return .pop(with: Outcome(told(round))) }
    (setup, lookBack, mistakes) = (again, LookBack(), [:])
    return .record(start(again), window: again.window)
  }

  /// The outcome with the wrong answers filled in.
  private func told(_ round: RoundOutcome) -> RoundOutcome {
    var round = round
    for index in round.missed.indices {
      for given in mistakes[round.missed[index].word] ?? [] { round.missed[index].add(given: given) }
    }
    return round
  }

  public func draw(on canvas: inout Canvas, fraction: Double) {
    if !isReady { Page(canvas.size).drawWaiting(on: &canvas) }
    countdown?.draw(on: &canvas, at: tick)
  }

  package func draw(over run: SceneStack, on canvas: inout Canvas) {
    guard let (ghost, round, tick) = race(run), !Page.isTooSmall(canvas.size) else { return }
    var head = round.head
    head.race = ghost.race(at: tick)
    let place = Page(canvas.size).head
    canvas.fill(place, " ", Style(canvas.theme.text))
    head.draw(on: &canvas, in: place)
  }

  /// The ghost's next step is drawn even while the round sleeps.
  package func ticksToChange(over run: SceneStack) -> Tick? {
    race(run).flatMap { race in race.ghost.nextStep(after: race.tick - 1).map { $0 - race.tick } }
  }

  private func race(_ run: SceneStack) -> (ghost: Ghost, round: any RoundScene, tick: Tick)? {
    guard let ghost, let top = run.topRecorded, let round = top.scene as? any RoundScene else { return nil }
    return (ghost, round, top.tick - 1)
  }
}

/// The last seconds of play, to be watched again from a pause: one snapshot a second. Overlays such as the
/// pause itself don't count as play and are left out.
private struct LookBack: Sendable {
  private static let reach = 30 * Tick.ticksPerSecond
  /// Each pause takes an extra snapshot, so frequent pauses shorten the reach.
  private static let mostSnapshots = 64

  private var snapshots: [Timeline.Snapshot] = []
  /// Ticks of play so far.
  private var played: Tick = 0
  /// Until which tick the run is recorded, and whether nothing was on top of the game then.
  private var end: Tick = 0
  private var wasPlaying = true

  /// Records what has run since the last call.
  mutating func record(_ run: SceneStack) {
    let (tick, isPlaying) = (run.recordedTick, run.recordedCount == 1)
    // The tick in which a pause opens already shows the pause.
    if wasPlaying { played += tick - end - (isPlaying ? 0 : 1) }
    if isPlaying, !wasPlaying || played >= snapshots.last.map({ $0.position + Tick.ticksPerSecond }) ?? 0 {
      add(run)
    }
    (end, wasPlaying) = (tick, isPlaying)
  }

  /// A scene that plays them; nil if nothing was played yet.
  func scene(over run: SceneStack) -> ReplayScene? {
    guard played > 0, let replay = run.replay,
      let timeline = try? Timeline(replay, snapshots, end: played)
    else { return nil }
    return ReplayScene(lookingBack: timeline)
  }

  private mutating func add(_ run: SceneStack) {
    guard let snapshot = run.snapshot else { return }
    snapshots.append(Timeline.Snapshot(position: played, run: snapshot))
    while snapshots.count > Self.mostSnapshots
      || snapshots.count > 1 && snapshots[1].position <= played - Self.reach
    {
      snapshots.removeFirst()
    }
  }
}
