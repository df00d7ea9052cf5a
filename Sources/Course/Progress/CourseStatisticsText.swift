import Engine
import Interface
import Learning

/// What screens and commands say of a learner's days.
extension CourseStatistics {
  /// As in "Adept · 163 good, 20 strong · 7 days in a row".
  package var standing: Text {
    let held = "\(Figure.grouped(self.held.good)) good, \(Figure.grouped(self.held.strong)) strong"
    let row = daysInRow > 0 ? [Text(Figure.count(daysInRow, "day", "days") + " in a row")] : []
    return Text.joined([Text(rank.title), Text(held)] + row, by: " · ")
  }

  /// As in "Expert needs 337 more good and 130 more strong".
  package var wayOn: Text {
    guard let next = rank.next, let missing else { return "There is no higher rank." }
    let good = missing.good > 0 ? ["\(Figure.grouped(missing.good)) more good"] : []
    let strong = missing.strong > 0 ? ["\(Figure.grouped(missing.strong)) more strong"] : []
    return Text("\(next.title) needs \((good + strong).joined(separator: " and "))")
  }

  /// What waits, beyond what two weeks have room for too; empty where nothing does.
  package var waiting: Text {
    let late = outlook.days.reduce(0) { $0 + $1.late }
    guard late + outlook.later > 0 else { return .empty }
    let later = outlook.later > 0 ? ", \(Figure.grouped(outlook.later)) of them after two weeks" : ""
    return Text("\(Figure.grouped(late + outlook.later)) waiting\(later)")
  }

  /// As in "expected 20 of 23, you knew 21".
  package var foretold: Text {
    Text(
      "expected \(Figure.grouped(expected)) of \(Figure.grouped(reviews)), you knew \(Figure.grouped(known))")
  }

  /// How well trained weights foretell beside the usual ones, or when they come.
  package var training: [Text] {
    guard let trained else { return [reviews < WeightTraining.leastAnswers ? tooFew : Self.trainingNext] }
    let losses =
      "prediction error: yours \(Self.loss(trained.ownLoss)), the usual \(Self.loss(trained.usualLoss))"
    let used = trained.areUsed ? "Babble goes by yours" : "Babble goes by the usual"
    return [Text(losses), Text("over \(Figure.grouped(trained.reviews)) reviews; \(used)")]
  }

  private var tooFew: Text {
    let least = Figure.grouped(WeightTraining.leastAnswers)
    return Text(
      "Babble adapts to you after \(least) reviews: \(Figure.grouped(reviews)) so far.")
  }

  private static let trainingNext: Text =
    "Babble adapts to you while you rest on the first screen."

  /// What says when words come again.
  package var scheduling: Text {
    schedule == .leitner
      ? "The boxes decide when a word comes back. In Settings you can leave that to your memory."
      : "Your memory decides when a word comes back. In Settings you can leave that to the boxes."
  }

  /// What stands where no review has come yet.
  package static let noReviews: Text = "Nothing to compare yet: that takes a few reviews."
  /// What stands where nothing lies ahead.
  package static let nothingAhead: Text = "Nothing is due yet: what you learn today will show up here."
  /// What stands where no box holds anything.
  package static let noBoxes: Text = "The boxes are empty: what you learn today goes into the first."

  /// Whether anything lies ahead.
  package var hasOutlook: Bool { outlook.later > 0 || outlook.days.contains { $0.due + $0.late > 0 } }
  /// Whether any box holds something.
  package var hasBoxes: Bool { boxes.contains { $0 > 0 } }

  /// As in .312.
  private static func loss(_ loss: Double) -> String {
    let thousandths = Int((loss * 1000).rounded())
    let digits = String(thousandths % 1000)
    let whole = thousandths < 1000 ? "" : String(thousandths / 1000)
    return whole + "." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension Rank {
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
