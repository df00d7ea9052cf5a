import Engine
import Interface
import Learning

/// How a game ends: by the last pair, by the clock, or because the player leaves.
extension MemoryScene {
  /// What the player chose in the pause, if there was one.
  mutating func takeChoice(_ step: inout Step) -> Transition? {
    defer { choice = nil }
    switch choice {
    case .leave: return leave(.menu, &step)
    case .restart: return leave(.again, &step)
    case .resume, nil: return nil
    }
  }

  /// The end screen, with the result reported in the same tick.
  mutating func finish(_ step: inout Step) -> Transition {
    let found = world.count == 0
    if found, let all = setup.time, let left = secondsLeft {
      score.addTime(worth: MemoryScore.timePerPair * setup.round.items.count, left: left, all: all)
    }
    step.report(result(isFinished: true))
    return .replace(ResultsScene(results(headline: found ? "All pairs found" : "The time is up")))
  }

  private func leave(_ choice: ResultsChoice, _ step: inout Step) -> Transition {
    if score.right + score.wrong > 0 { step.report(result(isFinished: false)) }
    return .pop(with: Outcome(choice))
  }

  private func result(isFinished: Bool) -> RoundResult {
    RoundResult(
      game: Memory.name, deck: setup.round.deck, direction: setup.round.direction, seed: setup.round.seed,
      seconds: setup.time ?? 0, score: score.points, right: score.right,
      wrong: score.wrong, ticks: tick, isFinished: isFinished)
  }

  private func results(headline: Text) -> Results {
    let pairs = "\(score.right) of \(Figure.count(setup.round.items.count, "pair", "pairs"))"
    let time = Figure.clock(tick / Tick.ticksPerSecond)
    let bonus = score.timeBonus > 0 ? ["\(score.timeBonus) for the time left"] : []
    let missed = zip(setup.round.items, knowledge).filter(\.1.isMissed).map(\.0)
    return Results(
      title: setup.title, headline: headline, score: score.points, best: setup.round.best,
      figures: ([pairs, time] + bonus).map { Text($0) },
      missed: missed.map { Results.Missed(id: $0.word.id, Text($0.word.term), Text($0.meanings)) })
  }
}
