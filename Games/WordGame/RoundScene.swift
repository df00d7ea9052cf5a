import Engine
import Interface
import Learning

/// A round of words being played. What all games have in common is here: the head line, the pause, the end.
///
/// An update notes `step.tick`, then returns what `applyChoice` says, pauses if `Page.isTooSmall`, does what is due by time,
/// and handles its events: first `PauseScene.note(for:)`, then the game's own keys. `ChoiceScene` does all of that.
public protocol RoundScene: Scene {
  associatedtype Played: WordGame
  var setup: GameSetup { get }
  var clock: Countdown { get }
  var score: Tally { get }
  var multiplier: Int { get }
  /// The line over the game. `usualHead` by default.
  var head: GameHead { get }
  /// The tick of the last update.
  var tick: Tick { get }
  var choice: PauseChoice? { get set }
  /// The round to play when the player starts again.
  var again: RoundSetup { get }
  /// The words that were asked, or might have been.
  var asked: [WordReference] { get }
}

extension RoundScene {
  /// As in "Memory · Georgian letters".
  var title: Text { Played.title(over: setup) }

  public var again: RoundSetup { setup.round }

  public var asked: [WordReference] { setup.round.content.items.map(\.reference) }

  public var multiplier: Int { score.combo }

  /// Seconds left, as shown; nil without a clock.
  var secondsLeft: Int? { clock.secondsLeft(at: tick) }

  public var head: GameHead { usualHead }

  public var usualHead: GameHead {
    let time = clock.seconds.flatMap { all in secondsLeft.map { GameHead.Time(left: $0, all: max(all, $0)) } }
    let points = setup.round.presentation.showsScore ? score.points : nil
    return GameHead(title: title, time: time, score: points, multiplier: multiplier)
  }

  /// Pushes the pause screen; the note says why it opened.
  public func pause(note: Text = .empty, leaving: Bool = false) -> Transition {
    .push(
      PauseScene(
        over: title, note: note, standing: standing,
        promise: setup.round.presentation.isOfSession ? Self.promise : .empty, help: Played.profile.help,
        leaving: leaving, lookBack: ArcadeReport.lookBack))
  }

  /// As in "0:41 left · 1,240 points ×3 · 12 right"; what isn't counted is left out.
  private var standing: Text {
    let time = secondsLeft.map { "\(Figure.clock($0)) left" }
    let factor = multiplier > 1 ? " ×\(multiplier)" : ""
    let points = ["\(Figure.grouped(score.points)) points" + factor, "\(score.right) right"]
    let parts = [time].compactMap(\.self) + (setup.round.presentation.showsScore ? points : [])
    return Text(parts.joined(separator: " · "))
  }

  private static var promise: Text {
    "Your answers are kept. Today goes on, and asks the other words of this round later."
  }

  public mutating func resume(_ outcome: Outcome, _ step: inout Step) -> Transition? {
    choice = outcome.as(PauseChoice.self)
    return nil
  }

  /// Acts on the choice made in a pause, if any. Starting again pops; `ReplayableRound` then starts the same
  /// round.
  public mutating func applyChoice(_ step: inout Step) -> Transition? {
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
  ///   - plot: one value per step of the game, higher for better; empty for no plot.
  ///   - plotEnds: labels of the highest and the lowest value.
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

  /// The time it took, and the bonus for the time left.
  var timeFigures: [String] { [Figure.clock(tick / Tick.ticksPerSecond)] + bonusFigure }

  /// The bonus for the time left; empty if points are hidden.
  var bonusFigure: [String] {
    let isSeen = score.timeBonus > 0 && setup.round.presentation.showsScore
    return isSeen ? ["\(score.timeBonus) for the time left"] : []
  }

  private func outcome(_ ending: RoundOutcome.Ending) -> RoundOutcome {
    var outcome = RoundOutcome(
      ending, title: title, asked: asked,
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

extension RoundScene {
  /// Whether to show the first move: in a first game, until the first right answer.
  var showsFirstMove: Bool { setup.round.presentation.explains && score.right == 0 }
}

/// Guides for the first move. They have no effect on play, and never give away an answer that would count as
/// known.
extension Canvas {
  /// The style of a key or place to press: reversed, so that it stands out without colours, too.
  var firstMove: Style { Style(theme.accent, on: theme.ground, [.bold, .reverse]) }

  /// A dotted line from one cell to another, with an arrow head at its end.
  mutating func dottedLine(from start: Point, to end: Point, head: Text) {
    let style = Style(theme.accent)
    let (from, way) = (
      Point(2 * start.x + 1, 4 * start.y), Point(2 * (end.x - start.x), 4 * (end.y - start.y))
    )
    let count = max(1, max(abs(way.x), abs(way.y)) / 3)
    var dots = DotCanvas(size)
    for step in 0..<count {
      let dot = Point(from.x + way.x * step / count, from.y + way.y * step / count)
      if ornaments.isASCII {
        put(".", at: Point(dot.x / 2, dot.y / 4), style)
      } else {
        dots.set(dot.x, dot.y)
      }
    }
    draw(dots, at: .zero, style)
    put(head, at: end, style.bold)
  }
}
