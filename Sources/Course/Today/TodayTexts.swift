import Engine
import Interface
import Learning
import WordGame

/// What is said of the day, on every screen and on paper.
extension TodaySummary {
  /// As in `23 to see, 6 new, about 8 minutes`, or that all is done.
  package var line: String {
    if isDone {
      return hasBegun ? "Done for today. \(comingBack ?? "")" : comingBack ?? "Nothing to learn yet."
    }
    if isBack, waiting > 0 { return welcome }
    let parts = [
      toSee > 0 ? "\(Figure.grouped(toSee)) to see" : nil, new > 0 ? "\(Figure.grouped(new)) new" : nil,
      proofs > 0 ? "\(Figure.grouped(proofs)) to check" : nil,
      "about \(Figure.count(max(1, minutes), "minute", "minutes"))",
    ]
    let sum = parts.compactMap(\.self).joined(separator: ", ")
    return waiting > 0 ? "\(sum). \(Figure.grouped(waiting)) wait." : sum
  }

  /// As in `Welcome back. 30 today, 84 wait.`: what can be done first, and never the sum of all.
  private var welcome: String {
    "Welcome back. \(Figure.grouped(toSee + new + proofs)) today, \(Figure.grouped(waiting)) wait."
  }

  /// As in `14 come back tomorrow.`; nil where nothing comes.
  package var comingBack: String? {
    guard let next else { return nil }
    let count = week.indices.contains(next - 1) ? week[next - 1] : nil
    let day = next == 1 ? "tomorrow" : "in \(next) days"
    return count.map { Figure.count($0, "comes", "come") + " back \(day)." } ?? "More comes back \(day)."
  }

  /// Why there are no more new words; nil where there are as many as the minutes allow.
  package var reason: String? {
    if isDone { return nil }
    return switch brake {
    case .reviews:
      new == 0 ? "Today is for what you know already." : "Fewer new words today: what you know comes first."
    case .openings: "Fewer new words today: some you know are asked in a new way."
    case .backlog: "New words come once fewer are waiting."
    case .noneLeft: new == 0 ? "This deck has no new words left." : nil
    case nil: nil
    }
  }
}

extension TodayEnd {
  /// When to come back; where a new day has begun, what it brings.
  package var comingBack: String? {
    isDayOver ? "Today: \(summary.line)" : summary.comingBack
  }

  /// Of fewer reviews nothing can be foretold.
  private static let leastForetold = 5

  /// How many reviews were to be known beside those that were; nil where there were too few.
  package var foretold: String? {
    reviews >= Self.leastForetold ? "Babble expected \(expected) of \(reviews), you knew \(known)." : nil
  }
}
