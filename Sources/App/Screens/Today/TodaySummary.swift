import Interface
import Learning

/// What the first screen shows of the day.
struct TodaySummary: Hashable, Sendable {
  /// Reviews for today, new words, and skills that open.
  var reviews = 0, new = 0, opened = 0
  /// Claimed words that are asked as proof.
  var proofs = 0
  /// Words missed today that will be asked again.
  var missed = 0
  /// What was asked today.
  var done = 0
  /// The time it takes, in minutes.
  var minutes = 0
  /// Due reviews that are left for another day.
  var waiting = 0
  /// Why there are no more new words; nil if nothing holds them back.
  var brake: DayPlan.Brake?
  /// The reviews of each of the next days, from tomorrow on.
  var week: [Int] = []
  /// Days until something is due again; nil if nothing is.
  var next: Int?
  var row = DayRow([], on: Day(number: 0))
  /// Whether the learner was away for more than a day.
  var isBack = false

  /// Whether something was learned today.
  var hasBegun: Bool { done > 0 }

  /// Everything to be asked that was met before.
  var toSee: Int { reviews + opened + missed }

  /// Whether nothing is left to do today.
  var isDone: Bool { toSee + new + proofs == 0 }
}

/// The texts about the day, on all screens and in print.
extension TodaySummary {
  /// As in `23 to review, 6 new, about 8 minutes`, or that all is done.
  var line: String {
    if isDone {
      return hasBegun ? "Done for today. \(comingBack ?? "")" : comingBack ?? "Nothing to learn yet."
    }
    if isBack, waiting > 0 { return welcome }
    let parts = [
      toSee > 0 ? "\(Figure.grouped(toSee)) to review" : nil, new > 0 ? "\(Figure.grouped(new)) new" : nil,
      proofs > 0 ? "\(Figure.grouped(proofs)) to check" : nil,
      "about \(Figure.count(max(1, minutes), "minute", "minutes"))",
    ]
    let sum = parts.compactMap(\.self).joined(separator: ", ")
    return waiting > 0 ? "\(sum). \(Figure.grouped(waiting)) wait." : sum
  }

  /// As in `Welcome back. 30 today, 84 wait.` Names what can be done first, and never the sum.
  private var welcome: String {
    "Welcome back. \(Figure.grouped(toSee + new + proofs)) today, \(Figure.grouped(waiting)) wait."
  }

  /// As in `14 come back tomorrow.`; nil if nothing does.
  var comingBack: String? {
    guard let next else { return nil }
    let count = week.indices.contains(next - 1) ? week[next - 1] : nil
    let day = next == 1 ? "tomorrow" : "in \(next) days"
    return count.map { Figure.count($0, "comes", "come") + " back \(day)." } ?? "More comes back \(day)."
  }

  /// Why there are no more new words; nil if there are as many as the minutes allow.
  var reason: String? {
    if isDone { return nil }
    return switch brake {
    case .reviews:
      new == 0 ? "Today is for what you know already." : "Fewer new words today: what you know comes first."
    case .backlog: "New words come once fewer are waiting."
    case .noneLeft: new == 0 ? "This deck has no new words left." : nil
    case .hardDay:
      new == 0
        ? "Yesterday's words were hard: they come first." : "Few new words today: yesterday's were hard."
    case nil: nil
    }
  }
}
