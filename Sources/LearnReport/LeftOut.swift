import Learning

/// A rule that can be left out, to see what it is worth.
struct LeftOut: Sendable {
  let name: String
  let change: @Sendable (inout CourseRules) -> Void

  var rules: CourseRules {
    var rules = CourseRules()
    change(&rules)
    return rules
  }

  static let all = [
    LeftOut(name: "a lucky choice counts") { $0.luckBelow = 0 },
    LeftOut(name: "what was told today counts") { $0.doubtsWhatWasTold = false },
    LeftOut(name: "never chosen, all typed") { $0.typedFrom = 0 },
    LeftOut(name: "typed from 2 days") { $0.typedFrom = 2 },
    LeftOut(name: "typed from 8 days") { $0.typedFrom = 8 },
    LeftOut(name: "what opens is typed") { $0.choosesOpened = false },
    LeftOut(name: "skills open at once") { $0.opensInTurn = false },
    LeftOut(name: "no likely ones first") { $0.likelyFirst = 0 },
    LeftOut(name: "in no order") { $0.asksRiskiestFirst = false },
    LeftOut(name: "no rounds of what is due") { $0.roundOf = 0 },
    LeftOut(name: "missed: not again") { $0.mostTries = 0 },
    LeftOut(name: "missed: once more") { $0.mostTries = 1 },
    LeftOut(name: "missed: twice more") { $0.mostTries = 2 },
    LeftOut(name: "no limit of new words") { $0.limitsNew = false },
    LeftOut(name: "no backlog, all at once") { $0.holdsBack = false },
  ]
}

extension CourseRules {
  /// Nothing waits for a day with more room.
  static var allAtOnce: CourseRules {
    var rules = CourseRules()
    rules.holdsBack = false
    return rules
  }
}
