import Engine
import Interface
import Learning

/// How a game ends: by the last bubble, by the clock, or because the player leaves.
extension BubblesScene {
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
    if isWon, let all = setup.time, let left = secondsLeft {
      score.addTime(worth: BubblesScore.timePerWord * setup.round.items.count, left: left, all: all)
    }
    step.report(result(isFinished: true))
    return .replace(ResultsScene(results(headline: isWon ? "All bubbles popped" : "The time is up")))
  }

  private func leave(_ choice: ResultsChoice, _ step: inout Step) -> Transition {
    if score.right + score.wrong > 0 { step.report(result(isFinished: false)) }
    return .pop(with: Outcome(choice))
  }

  private func result(isFinished: Bool) -> RoundResult {
    RoundResult(
      game: Bubbles.name, deck: setup.round.deck, direction: setup.round.direction, seed: setup.round.seed,
      seconds: setup.time ?? 0, score: score.points, right: score.right,
      wrong: score.wrong, ticks: tick, isFinished: isFinished)
  }

  private func results(headline: Text) -> Results {
    let words = "\(questions.done.count) of \(Figure.count(setup.round.items.count, "word", "words"))"
    let time = Figure.clock(tick / Tick.ticksPerSecond)
    let bonus = score.timeBonus > 0 ? ["\(score.timeBonus) for the time left"] : []
    return Results(
      title: setup.title, headline: headline, score: score.points, best: setup.round.best,
      figures: ([words, time] + bonus).map { Text($0) },
      missed: questions.missed.map { pool[$0] }.map {
        Results.Missed(id: $0.word.id, Text($0.word.term), Text($0.meanings))
      })
  }
}
