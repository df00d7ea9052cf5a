import Engine
import Interface
import Learning
import WordChoice
import WordGame

extension ChallengeScene {
  /// Called when the time is up, after the last word, or after a miss.
  mutating func finish(_ step: inout Step) -> Transition {
    if missedNothing { step.report(.cue(.win)) }
    let missed = record.missed.map { miss in
      let item = pool.items[miss.word]
      let others = miss.takenFor.map { pool.items[$0].text(item.shown) }.joined(separator: ", ")
      return MissedWord(item, told: Text("\(item.explanation), not \(others)"))
    }
    return end(headline, figures: figures, missed: missed, plot: plot, plotEnds: plotEnds)
  }

  private var missedNothing: Bool { score.wrong == 0 && score.right > 0 }

  private var headline: Text {
    if variation == .sudden { return score.wrong > 0 ? "Missed" : "All of them" }
    if clock.seconds != nil, score.timeBonus == 0 { return "The time is up" }
    return setup.round.policy.repeats ? "All words found" : "All words asked"
  }

  private var figures: [String] {
    let answers = record.entries.count
    let right = record.entries.count(where: \.isRight)
    let perMinute = tick > 0 ? score.right * 60 * Tick.ticksPerSecond / tick : 0
    return ["\(perMinute) words a minute", "\(answers > 0 ? 100 * right / answers : 0) % right"] + timeFigure
      + bonusFigure + ["streak \(streak.longest)"] + (setup.round.content.code.map { ["code \($0)"] } ?? [])
  }

  private var timeFigure: [String] {
    let times = record.rightTimes
    guard let quickest = times.first, let slowest = times.last else { return [] }
    return ["\(tenths(quickest)) to \(tenths(slowest)) s, usually \(tenths(times[times.count / 2]))"]
  }

  /// The fastest right answer and the slowest answer of all.
  private var plotEnds: [String] {
    guard let quickest = record.rightTimes.first else { return [] }
    return [quickest, record.entries.map(\.milliseconds).max() ?? quickest].map { "\(tenths($0)) s" }
  }

  private func tenths(_ milliseconds: Int) -> String { "\(milliseconds / 1000).\(milliseconds % 1000 / 100)" }

  /// A column per answer, taller the faster it was; a miss leaves a gap.
  private var plot: [Int] {
    let slowest = record.entries.map(\.milliseconds).max() ?? 0
    return record.entries.map { $0.isRight ? max(1, slowest + slowest / 8 - $0.milliseconds) : 0 }
  }
}
