import Learners
import Learning

/// What Babble expects of typed answers, beside how many are right: of ordinary and of weak minds.
struct TypedAnswers {
  /// A month, by what was expected of each typed answer in it.
  private struct Answers {
    let expected, right: Double

    init(_ typed: Calibration, since before: Calibration = Calibration()) {
      let reviews = Double(max(1, typed.reviews - before.reviews))
      expected = Double(typed.expected - before.expected) / 1000 / reviews
      right = Double(typed.known - before.known) / reviews
    }
  }

  let days: Int
  let seeds: Int

  var table: LearnTable {
    let head = [
      "1000 words, 15 min", "typed", "expected", "right", "apart", "apart in the later half", "words kept",
      "minutes",
    ]
    let minds = LearnerTraits.Memory.allCases.flatMap { memory in
      [("ordinary", LearnerTraits()), ("weak", LearnerTraits.weak)].map { name, traits in
        var traits = traits
        traits.memory = memory
        return row("\(name), memory as in \(memory.rawValue)", traits)
      }
    }
    return LearnTable([head] + minds)
  }

  private func row(_ name: String, _ traits: LearnerTraits) -> [String] {
    let months = LearnLoad(size: 1_000, minutes: 15).months(days: days, seeds: seeds, traits)
    let played = months.map { month in
      var month = month
      month.trainsWeights = true
      return TodayPlayer.play(month)
    }
    let typed = played.compactMap(\.typed.last)
    let all = typed.map { Answers($0) }
    let later = zip(typed, played).map { Answers($0, since: $1.typed[$1.typed.count / 2]) }
    return [
      name, Sample(typed.map { Double($0.reviews) }).text(0), Sample(all.map(\.expected)).text(2),
      Sample(all.map(\.right)).text(2), Sample(all.map { $0.expected - $0.right }).text(2),
      Sample(later.map { $0.expected - $0.right }).text(2), Sample(played.map(\.kept)).text(0),
      Sample(played.map(\.allMinutes)).text(0),
    ]
  }
}
