import Campaigns
import Learners
import Synchronization
import Testing

extension EndToEnd {
  /// Thirty days of simulated learners who have words to spare, line by line in the real program: do they get the minutes
  /// that they ask for?
  @Suite struct MonthCampaign {
    private static let minutes = [5, 15]
    /// How much of their minutes learners use in the mean.
    private static let mean = 0.80...1.05
    /// The longest day of each, as a share of the minutes asked for.
    private static let longest = 1.3

    @Test("days are about as long as asked for and as announced, and none is much longer")
    func month() {
      let campaign = Campaign("month", short: 1)
      let rules = campaign.isLong ? MonthRules.month : .start
      let months = Mutex<[LearnedMonth]>([])
      let failures = campaign.run(counting: "days") { seed in
        for minutes in Self.minutes {
          let month = try Self.month(of: minutes, rules, seed)
          months.withLock { $0.append(month) }
          try Self.check(month, rules)
        }
        return rules.days * Self.minutes.count
      }
      #expect(failures.isEmpty, "\(failures)")
      Self.checkAll(months.withLock { $0 }, areMany: campaign.isLong && !campaign.isRepeating)
    }

    private static func month(of minutes: Int, _ rules: MonthRules, _ seed: UInt64) throws -> LearnedMonth {
      var learner = try MonthLearner(minutes: minutes, seed: seed)
      for _ in 0..<rules.days { try learner.learn() }
      return LearnedMonth(
        minutes: minutes, settled: rules.settled, figures: learner.figures, known: try learner.known())
    }

    private static func check(_ month: LearnedMonth, _ rules: MonthRules) throws {
      let rules: [(String, Bool)] = [
        ("\(month.share) of the minutes are used", rules.share.contains(month.share)),
        ("the longest day is \(month.longest)", month.longest <= longest),
        ("\(month.announced) of what is announced is used", rules.announced.contains(month.announced)),
        ("\(month.known) words are known", month.known > 0),
      ]
      for (what, holds) in rules where !holds { throw TrialFault("\(what): \(month)") }
    }

    private static func checkAll(_ months: [LearnedMonth], areMany: Bool) {
      for minutes in minutes {
        let some = months.filter { $0.minutes == minutes }
        print("month: \(LearnedMonth.text(of: some))")
        let share = some.map(\.share).reduce(0, +) / Double(max(1, some.count))
        #expect(!areMany || mean.contains(share), "\(share) of \(minutes) minutes are used")
      }
    }
  }
}

/// What must hold for each learner. They differ more from each other than their means do.
private struct MonthRules {
  let days: Int
  /// The first day, from 0, on which enough is due for the minutes to be used.
  let settled: Int
  /// How much of the minutes asked for, and of those announced, is used.
  let share, announced: ClosedRange<Double>

  static let month = MonthRules(days: 30, settled: 7, share: 0.70...1.10, announced: 0.85...1.15)
  static let start = MonthRules(days: 6, settled: 3, share: 0.45...1.10, announced: 0.75...1.25)
}
