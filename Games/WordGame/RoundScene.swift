import Engine
import Interface
import Learning

/// A round of words that is being played. What all games have in common is here: the line at the head, the pause,
/// how it ends.
public protocol RoundScene: Scene {
  /// The game that this is a round of.
  associatedtype Played: WordGame
  /// What it began with.
  var setup: GameSetup { get }
  /// The time that is left.
  var clock: Countdown { get }
  /// What was reached.
  var score: Tally { get }
  /// What points are multiplied with.
  var multiplier: Int { get }
  /// When the scene was updated last.
  var tick: Tick { get }
  /// What the player chose in a pause, until the next update.
  var choice: PauseChoice? { get set }
  /// The round that starting again begins.
  var again: RoundSetup { get }
}

extension RoundScene {
  /// As in "Memory · Georgian letters".
  public var title: Text { Played.title(over: setup) }

  /// In most games, the same.
  public var again: RoundSetup { setup.round }

  /// In most games, the combo.
  public var multiplier: Int { score.combo }

  /// Seconds left as the clock shows them; nil without a clock.
  public var secondsLeft: Int? { clock.secondsLeft(at: tick) }

  /// The line over the game.
  public var head: GameHead {
    let time = clock.seconds.flatMap { all in secondsLeft.map { GameHead.Time(left: $0, all: max(all, $0)) } }
    let points = setup.round.presentation.showsScore ? score.points : nil
    return GameHead(title: title, time: time, score: points, multiplier: multiplier)
  }

  /// A pause over the game; the note says why it came.
  public func pause(note: Text = .empty, leaving: Bool = false) -> Transition {
    .push(
      PauseScene(
        over: title, note: note, promise: setup.round.presentation.isOfSession ? Self.promise : .empty,
        help: Played.profile.help, leaving: leaving, lookBack: ArcadeReport.lookBack))
  }

  private static var promise: Text {
    "Your answers are kept. Today goes on and asks the words of this round one by one."
  }

  /// Takes what a pause brings.
  public mutating func resume(_ outcome: Outcome) {
    choice = outcome.as(PauseChoice.self)
  }

  /// Does what the player chose in the pause, if there was one: to start again means the same round, which
  /// `ReplayableRound` then begins.
  public mutating func takeChoice(_ step: inout Step) -> Transition? {
    defer { choice = nil }
    switch choice {
    case .leave: return .pop(with: Outcome(outcome(.left)))
    case .restart:
      return .pop(with: Outcome(outcome(.restarted(setup.again(again, in: step.window)))))
    case .resume, nil: return nil
    }
  }

  /// The end.
  /// - Parameters:
  ///   - headline: as in "All pairs found".
  ///   - figures: as in "5 of 6 pairs".
  ///   - missed: the words that were missed.
  ///   - plot: a number for each step of the game, as high as that went well; none where there is nothing to plot.
  ///   - plotEnds: what stands for its highest step, and for its lowest.
  public func end(
    _ headline: Text, figures: [String], missed: [MissedWord], plot: [Int] = [], plotEnds: [String] = []
  ) -> Transition {
    var outcome = outcome(.finished)
    outcome.headline = headline
    outcome.best = setup.round.learner.best
    outcome.figures = (figures + passFigure).map { Text($0) }
    outcome.missed = missed
    outcome.plot = plot
    outcome.plotEnds = plotEnds.map { Text($0) }
    return .pop(with: Outcome(outcome))
  }

  /// How long it took, and what the time that was left has brought.
  public var timeFigures: [String] { [Figure.clock(tick / Tick.ticksPerSecond)] + bonusFigure }

  /// What the time that was left has brought; none where no points are to be seen.
  public var bonusFigure: [String] {
    let isSeen = score.timeBonus > 0 && setup.round.presentation.showsScore
    return isSeen ? ["\(score.timeBonus) for the time left"] : []
  }

  private func outcome(_ ending: RoundOutcome.Ending) -> RoundOutcome {
    var outcome = RoundOutcome(
      ending, title: title, asked: setup.round.content.items.map(\.reference),
      reached: result(isFinished: ending == .finished))
    if ending == .finished { outcome.isPassed = isPassed }
    return outcome
  }

  private var isPassed: Bool? { setup.round.policy.isPassed(right: score.right, wrong: score.wrong) }

  private var passFigure: [String] {
    guard let mark = setup.round.policy.passMark, let isPassed else { return [] }
    return [isPassed ? "passed" : "not passed: you need \(mark) % right"]
  }

  private func result(isFinished: Bool) -> RoundResult {
    RoundResult(
      game: Played.profile.name, variation: setup.round.policy.variation,
      deck: setup.round.content.origin.deck,
      direction: setup.round.policy.direction,
      seed: setup.round.content.seed,
      seconds: clock.seconds ?? 0, score: score.points, right: score.right, wrong: score.wrong, ticks: tick,
      isFinished: isFinished)
  }
}
