import Learners
import Learning

/// Measures what is lost when single rules are left out, with the same learners.
struct Ablation {
  /// A month with all rules, and one with a rule left out.
  private struct Change {
    let transfer: Double
    let usual: MonthFigures
    let other: MonthFigures
  }

  private let usual: [[MonthFigures]]
  private let days: Int
  private let seeds: Int

  init(_ usual: [[MonthFigures]], days: Int, seeds: Int) {
    (self.usual, self.days, self.seeds) = (usual, days, seeds)
  }

  var table: LearnTable {
    let leastTransfer = "transfer \(LearnLoad.transfers[0])"
    let head = ["left out"] + LearnLoad.all.map(\.title) + ["mean", leastTransfer]
    return LearnTable([head] + AblatedRule.all.map(row))
  }

  private func row(_ rule: AblatedRule) -> [String] {
    let changes = LearnLoad.all.indices.map { self.changes(by: rule, in: $0) }
    let all = changes.flatMap(\.self)
    let least = all.filter { $0.transfer == LearnLoad.transfers[0] }
    return [rule.name] + (changes + [all, least]).map { text($0, \.kept) + " / " + text($0, \.yield) }
  }

  private func changes(by rule: AblatedRule, in place: Int) -> [Change] {
    let months = LearnLoad.all[place].months(days: days, seeds: seeds, rules: rule.rules)
    return zip(usual[place], months).map {
      Change(transfer: $1.traits.transfer, usual: $0, other: TodayPlayer.play($1))
    }
  }

  private func text(_ changes: [Change], _ value: (MonthFigures) -> Double) -> String {
    Sample(changes.map { value($0.other) / value($0.usual) - 1 }).mean.percent
  }
}

/// A rule to leave out, to see what it is worth.
private struct AblatedRule: Sendable {
  let name: String
  let change: @Sendable (inout CourseRules) -> Void

  var rules: CourseRules {
    var rules = CourseRules()
    change(&rules)
    return rules
  }

  static let all = [
    AblatedRule(name: "a lucky choice counts") { $0.luckBelow = 0 },
    AblatedRule(name: "what was told today counts") { $0.doubtsWhatWasTold = false },
    AblatedRule(name: "never chosen, all typed") { $0.typedFrom = 0 },
    AblatedRule(name: "typed from 2 days") { $0.typedFrom = 2 },
    AblatedRule(name: "typed from 8 days") { $0.typedFrom = 8 },
    AblatedRule(name: "typed no earlier who lags") { $0.mostLag = .infinity },
    AblatedRule(name: "what opens is typed") { $0.choosesOpened = false },
    AblatedRule(name: "skills open at once") { $0.opensInTurn = false },
    AblatedRule(name: "no likely ones first") { $0.likelyFirst = 0 },
    AblatedRule(name: "in no order") { $0.asksRiskiestFirst = false },
    AblatedRule(name: "no rounds of what is due") { $0.roundOf = 0 },
    AblatedRule(name: "missed: not again") { $0.mostTries = 0 },
    AblatedRule(name: "missed: once more") { $0.mostTries = 1 },
    AblatedRule(name: "missed: twice more") { $0.mostTries = 2 },
    AblatedRule(name: "no limit of new words") { $0.limitsNew = false },
    AblatedRule(name: "no backlog, all at once") { $0.holdsBack = false },
  ]
}

extension CourseRules {
  /// Nothing is held back for a day with more room.
  static var allAtOnce: CourseRules {
    var rules = CourseRules()
    rules.holdsBack = false
    return rules
  }
}
