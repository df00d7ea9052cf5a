import Learners
import Learning

/// Compares Babble with plain reviews, for learners with one kind of memory.
struct PlainComparison {
  /// The seconds that a choice takes: a guess, so two are tried.
  private static let (quick, slow) = (4.0, 6.0)

  private let memory: LearnerTraits.Memory
  private let columns: [Column]
  /// The same with slow choices.
  private let slower: [Column]

  init(_ memory: LearnerTraits.Memory, days: Int, seeds: Int) {
    var traits = LearnerTraits()
    traits.memory = memory
    let columns = { [traits] choice in
      LearnLoad.all.map { Column($0.months(days: days, seeds: seeds, traits, LearnerPace(choice: choice))) }
    }
    self.memory = memory
    (self.columns, slower) = (columns(Self.quick), columns(Self.slow))
  }

  /// Babble's months, by column.
  var today: [[MonthFigures]] { columns.map { $0.pairs.map(\.today) } }

  var table: LearnTable {
    let head = ["memory as in \(memory.rawValue)"] + LearnLoad.all.map(\.title) + ["mean"]
    return LearnTable(
      [head] + own + [["plain reviews"]] + rival(\.plain) + [["plain reviews in the same minutes"]]
        + rival(\.hurried) + byTransfer + [["the same, new words first"]] + newFirst)
  }

  private var own: [[String]] {
    [
      row("words begun", 0) { Double($0.today.begun.reduce(0, +)) },
      row("words kept", 1) { $0.today.kept },
      row("minutes", 0) { $0.today.allMinutes },
      row("  foretold", 0) { Double($0.today.foretold) },
      row("  % of those asked for, from day 8", 0) { 100 * $0.today.minutesADay / Double($0.month.minutes) },
      row("  longest day", 1) { $0.today.longestDay },
      row("% term → meaning, from day 8", 0) { 100 * $0.today.share(of: .recognise) },
    ]
  }

  private func rival(_ rival: KeyPath<Pair, MonthFigures>) -> [[String]] {
    [
      row("  new words a day, at most", 0) { Double($0[keyPath: rival].begun.max() ?? 0) },
      row("  words kept", 1) { $0[keyPath: rival].kept },
      row("  minutes", 0) { $0[keyPath: rival].allMinutes },
      row("  % of what is due recalled", 0) { 100 * $0[keyPath: rival].recallRate },
      row("  ratio", 2) { $0.ratio(rival) },
      row("  ratio, 6 s a choice", 2, of: slower) { $0.ratio(rival) },
    ]
  }

  private var byTransfer: [[String]] {
    LearnLoad.transfers.map { transfer in
      row("    transfer \(transfer)", 2, where: { $0.month.traits.transfer == transfer }) {
        $0.ratio(\.hurried)
      }
    }
  }

  private var newFirst: [[String]] {
    [
      row("  words kept", 1) { $0.piling.kept },
      row("  cards waiting at the end", 0) { Double($0.piling.waiting) },
      row("  ratio", 2) { $0.ratio(\.piling) },
    ]
  }

  /// One sentence for each missed goal.
  var faults: [String] {
    Goal.faults("words a minute", ratios(\.plain))
      + Goal.faults("words a minute in the same minutes", ratios(\.hurried))
  }

  private func ratios(_ rival: KeyPath<Pair, MonthFigures>) -> [Double] {
    columns.map { Sample($0.pairs.map { $0.ratio(rival) }).mean }
  }

  private func row(
    _ name: String, _ digits: Int, of columns: [Column]? = nil,
    where condition: (Pair) -> Bool = { _ in true }, _ value: (Pair) -> Double
  ) -> [String] {
    let samples = (columns ?? self.columns).map { Sample($0.pairs.filter(condition).map(value)) }
    return [name] + samples.map { $0.text(digits) } + [Sample(samples.map(\.mean)).mean.text(digits)]
  }
}

/// A column of the table: the words to learn and the minutes a day.
struct LearnLoad {
  static let all = [(150, 5), (150, 15), (1_000, 5), (1_000, 15)].map { LearnLoad(size: $0.0, minutes: $0.1) }
  /// How much a chosen answer trains of what a typed one would: unknown, so several are tried.
  static let transfers = [0.3, 0.5, 0.8]

  let size: Int
  let minutes: Int

  var title: String { "\(size) words, \(minutes) min" }

  /// One month per transfer and seed.
  func months(
    days: Int, seeds: Int, _ traits: LearnerTraits = LearnerTraits(), _ pace: LearnerPace = LearnerPace(),
    rules: CourseRules = CourseRules()
  ) -> [Month] {
    let deck = Deck.madeUp(size)
    return Self.transfers.flatMap { transfer in
      (1...UInt64(seeds)).map { seed in
        var month = Month(deck)
        (month.days, month.minutes, month.seed, month.rules) = (days, minutes, seed, rules)
        (month.traits, month.traits.transfer, month.pace) = (traits, transfer, pace)
        return month
      }
    }
  }
}

/// The months of a column, with Babble and with plain reviews.
private struct Column {
  /// The numbers of new words a day that plain reviews try, for each five minutes.
  private static let news = 2...10

  let pairs: [Pair]

  init(_ months: [Month]) {
    let today = months.map { TodayPlayer.play($0) }
    let minutes = today.map(\.minutes)
    let plain = Self.best(months) { PlainPlayer.play(months[$0], new: $1) }
    let hurried = Self.best(months) { PlainPlayer.play(months[$0], new: $1, minutes: minutes[$0]) }
    let piling = Self.best(months) {
      PlainPlayer.play(months[$0], new: $1, minutes: minutes[$0], isNewFirst: true)
    }
    pairs = months.indices.map {
      Pair(month: months[$0], today: today[$0], plain: plain[$0], hurried: hurried[$0], piling: piling[$0])
    }
  }

  /// Plain reviews with the number of new words with which these very learners keep the most in the mean.
  private static func best(_ months: [Month], _ play: (_ month: Int, _ new: Int) -> MonthFigures)
    -> [MonthFigures]
  {
    let minutes = months.first?.minutes ?? 0
    let tried = news.map { new in months.indices.map { play($0, new * minutes / 5) } }
    return tried.max { Sample($0.map(\.kept)).mean < Sample($1.map(\.kept)).mean } ?? []
  }
}

/// One learner's month with Babble and with plain reviews.
private struct Pair {
  let month: Month
  let today: MonthFigures
  /// Plain reviews in the minutes asked for, and in those that Babble took.
  let plain, hurried: MonthFigures
  /// In Babble's minutes, with new words first.
  let piling: MonthFigures

  /// Babble's words kept a minute by those of plain reviews.
  func ratio(_ rival: KeyPath<Pair, MonthFigures>) -> Double { today.yield / self[keyPath: rival].yield }
}

/// What Babble must reach in comparison with plain reviews.
private enum Goal {
  private static let (each, mean) = (1.0, 1.1)

  /// One sentence for each ratio that misses the goal; none where it is reached.
  static func faults(_ name: String, _ ratios: [Double]) -> [String] {
    let below = zip(LearnLoad.all, ratios).filter { $0.1 < each }.map {
      "\(name): \($0.1.text(2)) with \($0.0.title), below \(each.text(2))"
    }
    let all = Sample(ratios).mean
    return below + (all < mean ? ["\(name): \(all.text(2)) in the mean, below \(mean.text(2))"] : [])
  }
}
