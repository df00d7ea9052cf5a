import Engine
import Interface
import Learning

/// The learner's course in numbers: the days ahead, how accurate the predictions were, and the rank.
struct CourseStatistics: Hashable, Sendable {
  let outlook: Outlook
  /// The day for which all this was computed.
  let today: Day
  /// What was expected of typed answers and what was known; the same of all other answers.
  let typed, chosen: Calibration
  let held: HeldWords
  let rank: Rank
  let row: DayRow
  /// The milestones that were celebrated, with their days.
  let milestones: [Milestone: Day]
  /// How far the learner is on the way to the next.
  let figures: [Milestone.Kind: Int]
  /// How many skills are in each Leitner box, first box first.
  let boxes: [Int]
  let schedule: MemoryModel.Schedule
  /// The weights that were trained last; nil before the first training.
  let trained: TrainedWeights?

  /// - Parameters:
  ///   - held: how many words are known, each once.
  ///   - decks: the ids of the decks whose words count for the boxes.
  ///   - extras: which optional skills are asked.
  ///   - row: the learner's days; nil before any.
  ///   - figures: how far the learner is on the way to the next milestones.
  init(
    _ knowledge: Knowledge = Knowledge(), held: HeldWords? = nil, decks: Set<String> = [],
    _ extras: ExtraSkills = .none,
    outlook: Outlook = .none, on day: Day = Day(number: 0), row: DayRow? = nil,
    milestones figures: [Milestone.Kind: Int] = [:]
  ) {
    let record = knowledge.record
    (self.outlook, today) = (outlook, day)
    (typed, chosen) = (record.typed, record.chosen)
    (self.held, rank) = (held ?? knowledge.held, record.rank)
    self.row = row ?? DayRow([], on: day)
    (milestones, self.figures) = (knowledge.milestones, figures)
    boxes = knowledge.boxes(of: decks, extras)
    (schedule, trained) = (knowledge.schedule, knowledge.trained)
  }

  var all: Calibration { typed + chosen }
  var reviews: Int { all.reviews }

  /// What the chart shows: a typed answer proves more, so the others are shown only where none is typed.
  var charted: Calibration { typed.reviews > 0 ? typed : chosen }

  /// Progress towards the next rank, from 0 to 1.
  var wayToNext: Double {
    guard let needs = rank.next?.needs else { return 1 }
    let good = min(1, Double(held.good) / Double(max(1, needs.good)))
    return needs.strong == 0 ? good : (good + min(1, Double(held.strong) / Double(needs.strong))) / 2
  }

  /// How many more words the next rank needs; nil at the highest.
  var missing: HeldWords? {
    rank.next.map {
      HeldWords(good: max(0, $0.needs.good - held.good), strong: max(0, $0.needs.strong - held.strong))
    }
  }
}

/// The texts shown on screens and printed by commands.
extension CourseStatistics {
  /// As in "Adept · 163 known, 20 of them mastered · 7 days in a row".
  var standing: Text {
    let held = "\(Figure.grouped(self.held.good)) known, \(Figure.grouped(self.held.strong)) of them mastered"
    let row = row.count > 0 ? [Text(Figure.count(row.count, "day", "days") + " in a row")] : []
    return Text.joined([Text(rank.title), Text(held)] + row, by: " · ")
  }

  /// As in "Expert needs 337 more known and 130 more mastered".
  var wayOn: Text {
    guard let next = rank.next, let missing else { return "There is no higher rank." }
    let good = missing.good > 0 ? ["\(Figure.grouped(missing.good)) more known"] : []
    let strong = missing.strong > 0 ? ["\(Figure.grouped(missing.strong)) more mastered"] : []
    return Text("\(next.title) needs \((good + strong).joined(separator: " and "))")
  }

  /// What is overdue, including what doesn't fit into two weeks; empty if nothing is.
  var waiting: Text {
    let late = outlook.days.reduce(0) { $0 + $1.late }
    guard late + outlook.later > 0 else { return .empty }
    let later = outlook.later > 0 ? ", \(Figure.grouped(outlook.later)) of them after two weeks" : ""
    return Text("\(Figure.grouped(late + outlook.later)) waiting\(later)")
  }

  /// Of typed and of chosen answers, where there are any.
  var calibrations: [(name: Text, calibration: Calibration)] {
    [("typed", typed), ("chosen", chosen)].filter { $0.calibration.reviews > 0 }
  }

  /// As in "typed: 21 of 23 known, 20 expected", and the same of chosen answers.
  var foretold: [Text] { calibrations.map { $0.name + ": " + $0.calibration.figures } }

  /// What the bars of the boxes show.
  var stay: Text {
    schedule == .leitner ? "Your boxes" : "How long what you have learned stays with you"
  }

  /// How well the trained weights predict compared with the default ones, or when they are due.
  var training: [Text] {
    guard let trained else { return [reviews < WeightTraining.leastAnswers ? tooFew : Self.trainingNext] }
    let losses =
      "prediction error: yours \(Self.loss(trained.ownLoss)), the usual \(Self.loss(trained.usualLoss))"
    let used = trained.areUsed ? "Babble goes by yours" : "Babble goes by the usual"
    return [Text(losses), Text("over \(Figure.grouped(trained.reviews)) reviews; \(used)")]
  }

  /// The same without figures that only programmers read.
  var adaptation: Text {
    guard let trained else { return training[0] }
    let reviews = Text(Figure.count(trained.reviews, "review", "reviews"))
    return trained.areUsed
      ? "Babble has learned from " + reviews + " how fast you forget."
      : "After " + reviews + ", what holds for most people still fits you best."
  }

  private var tooFew: Text {
    let least = Figure.grouped(WeightTraining.leastAnswers)
    return Text(
      "Babble adapts to you after \(least) reviews: \(Figure.grouped(reviews)) so far.")
  }

  private static let trainingNext: Text =
    "Babble adapts to you on the first screen, or after a session in plain lines."

  var scheduling: Text {
    schedule == .leitner
      ? "The boxes decide when a word comes back. In Settings you can leave that to your memory."
      : "Your memory decides when a word comes back. In Settings you can leave that to the boxes."
  }

  /// Shown when nothing is due.
  static let nothingAhead: Text = "Nothing is due yet: what you learn today will show up here."
  /// Shown before anything was learned.
  static let nothingLearned: Text = "Nothing is learned yet: what you learn today will show up here."

  var hasOutlook: Bool { outlook.later > 0 || outlook.days.contains { $0.due + $0.late > 0 } }
  var hasBoxes: Bool { boxes.contains { $0 > 0 } }

  /// As in .312.
  private static func loss(_ loss: Double) -> String {
    let thousandths = Int((loss * 1000).rounded())
    let digits = String(thousandths % 1000)
    let whole = thousandths < 1000 ? "" : String(thousandths / 1000)
    return whole + "." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension Calibration {
  /// How many reviews were expected to be known.
  var expectedReviews: Int { (expected + 500) / 1000 }

  /// Shares of the reviews, from 0 to 1.
  var share: Double { Double(known) / Double(max(1, reviews)) }
  var expectedShare: Double { Double(expectedReviews) / Double(max(1, reviews)) }

  /// As in "91 % of 23".
  var knownShare: Text { Text("\(Int((share * 100).rounded())) % of \(Figure.grouped(reviews))") }

  /// As in "21 of 23 known, 20 expected".
  var figures: Text {
    let (known, all) = (Figure.grouped(self.known), Figure.grouped(reviews))
    return Text("\(known) of \(all) known, \(Figure.grouped(expectedReviews)) expected")
  }
}

extension Rank {
  /// Saves call the highest rank master; on screens "mastered" is for words.
  var title: String {
    self == .master ? "Polymath" : rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
