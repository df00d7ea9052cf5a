import Engine
import Interface
import Learning

/// A round as it was played, from its setup to its end: what `Replay` has, and what it was played with.
public struct RoundReplay: Hashable, Sendable {
  /// The game's word on the command line.
  public var game: String
  /// The game's rules as they were.
  public var rulesVersion: Int
  /// What the round began with.
  public var setup: GameSetup
  /// What was reached.
  public var result: RoundResult
  /// How it went.
  public var run: Replay

  /// A replay of its parts.
  public init(game: String, rulesVersion: Int, setup: GameSetup, result: RoundResult, run: Replay) {
    self.game = game
    self.rulesVersion = rulesVersion
    self.setup = setup
    self.result = result
    self.run = run
  }
}

/// A round in the arcade. Its game, with all that lies over it (rules, pause, help, results), is a stack of scenes of
/// its own whose input is recorded. It goes with what the game goes with; where the round has come to its end, the
/// replay is reported. To start again from a pause begins another replay.
public struct ReplayableRound: Scene {
  private let profile: GameProfile
  private let start: @Sendable (GameSetup) -> any Scene
  /// Whether there is a run to race with.
  private let races: Bool
  /// What has asked for it.
  private var wanted: RequestID?
  /// The run, as soon as it is known.
  private var ghost: Ghost?
  private var setup: GameSetup
  private var builder: ReplayBuilder
  private var lookBack: LookBack
  /// What was given in place of words that were missed, by the words.
  private var mistakes: [WordReference: [String]] = [:]
  /// What the game's own scenes have asked, by the numbers under which it was handed on.
  private var asked: [RequestID: RequestID] = [:]
  /// The tick of this scene that is the builder's first.
  private var first: Tick = 0

  /// A round at its first tick.
  /// - Parameters:
  ///   - profile: of the game.
  ///   - races: whether the player's best run is to race along. It is requested in the first tick, and only drawn.
  ///   - start: the game's one door.
  public init(
    _ profile: GameProfile, _ setup: GameSetup, races: Bool = false,
    start: @escaping @Sendable (GameSetup) -> any Scene
  ) {
    self.profile = profile
    self.start = start
    self.races = races
    self.setup = setup
    builder = ReplayBuilder(start(setup), window: setup.window)
    lookBack = LookBack(builder)
  }

  /// Runs a tick of the game's own scenes, and hands on what they report.
  public mutating func update(_ step: inout Step) -> Transition {
    race(&step)
    var isLookingBack = false
    for report in run(&step) {
      if let asked = report as? Asked {
        self.asked[step.request(asked.request)] = asked.id
        continue
      }
      switch report as? ArcadeReport {
      case .lookBack: isLookingBack = true
      case .answer(let answer):
        if !answer.verdict.isRight { mistakes[answer.reference, default: []].append(answer.given) }
        step.report(report)
      case .course, .learned, .met, .hint, .cue, .spoken, .ended, .left, .setting, .endShown, .picture, .asks,
        .idle, nil:
        step.report(report)
      }
    }
    if builder.stack.hasEnded { return end(&step) }
    return isLookingBack ? lookBack.scene(over: builder.replay).map { .push($0) } ?? rest : rest
  }

  private mutating func race(_ step: inout Step) {
    if races, wanted == nil { wanted = step.request(GhostRequest()) }
    if let wanted, let answer = step.answer(to: wanted, as: GhostRequest.self) { ghost = try? answer.get() }
  }

  /// A window that became another one while somebody looked back is told now, and so is the shape of its cells, which
  /// the game's own scenes only know from here.
  private mutating func run(_ step: inout Step) -> [any Sendable] {
    let (tick, wasPlaying) = (builder.tick, builder.stack.count == 1)
    let isTold = step.window == builder.stack.window || step.input.contains(.resize(step.window))
    var input = (isTold ? [] : [.resize(step.window)]) + step.takeAll() + answers(&step)
    if step.cellShape != builder.stack.cellShape { input.insert(.cellShape(step.cellShape), at: 0) }
    let reports = builder.update(input, at: step.tick - first)
    lookBack.follow(builder, since: tick, wasPlaying: wasPlaying)
    return reports
  }

  /// The answers that have come, to what the game's own scenes have asked.
  private mutating func answers(_ step: inout Step) -> [InputEvent] {
    step.takeAnswers().compactMap { reply in
      asked.removeValue(forKey: reply.id).map { .answer(reply.readdressed(to: $0)) }
    }
  }

  /// Those of the scene that is on top in the game.
  public var entityCount: Int? { builder.stack.top?.entityCount }

  /// Draws the game's own scenes, and the ghost's line over the game itself.
  public func draw(on canvas: inout Canvas, fraction: Double) {
    builder.stack.draw(on: &canvas, fraction: fraction)
    guard let (round, ghost) = race, !Page.isTooSmall(canvas.size) else { return }
    ghost.draw(beside: round.score.points, at: builder.stack.tick - 1, on: &canvas)
  }

  /// Hashes the game's own scenes and where their time stands. What was written down of them is over.
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

  /// The outcome with what was given in place of the words that were missed.
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

  /// The round and its ghost, while the round is on the screen.
  private var race: (round: any RoundScene, ghost: Ghost)? {
    guard let round = builder.stack.top as? any RoundScene, let ghost else { return nil }
    return (round, ghost)
  }

  /// When the ghost gets on, which is to be seen even where the round sleeps.
  private var ticksToGhost: Tick? {
    race.flatMap { $0.ghost.nextStep(after: builder.stack.tick - 1) }.map { $0 + 1 - builder.stack.tick }
  }
}
