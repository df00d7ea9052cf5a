import Engine
import Learning

/// What a learner's days come to: what lies ahead, how well memory is foretold, how far they are.
package struct CourseStatistics: Hashable, Sendable {
  /// What the next days bring.
  package let outlook: Outlook
  /// The day on which all this holds.
  package let today: Day
  /// Reviews by how likely they were to go right: below a tenth, below two tenths and so on.
  package let tenths: [CourseRecord.Tenth]
  /// How many reviews were expected to be known.
  package let expected: Int
  /// How many words and letters are held.
  package let held: HeldWords
  /// The highest rank that was reached.
  package let rank: Rank
  /// Days in a row on which something was learned.
  package let daysInRow: Int
  /// How many skills lie in each box of Leitner, the first box first.
  package let boxes: [Int]
  /// What says when something is asked again.
  package let schedule: MemoryModel.Schedule
  /// The weights that were trained last; nil before.
  package let trained: TrainedWeights?

  /// What is known, summed up on a day.
  ///
  /// - Parameters:
  ///   - decks: those whose words lie in the boxes, by their ids.
  ///   - extras: which skills are asked that need not be.
  package init(
    _ knowledge: Knowledge = Knowledge(), decks: Set<String> = [], _ extras: ExtraSkills = .none,
    outlook: Outlook = Outlook.none, on day: Day = Day(number: 0)
  ) {
    let record = knowledge.record
    (self.outlook, today) = (outlook, day)
    tenths = record.tenths
    expected = (record.days.values.reduce(0) { $0 + $1.expected } + 500) / 1000
    (held, rank) = (knowledge.held, record.rank)
    daysInRow = record.daysInRow(upTo: day)
    boxes = knowledge.boxes(of: decks, extras)
    (schedule, trained) = (knowledge.schedule, knowledge.trained)
  }

  /// How many reviews there were.
  package var reviews: Int { tenths.reduce(0) { $0 + $1.reviews } }
  /// Those of them that were known.
  package var known: Int { tenths.reduce(0) { $0 + $1.known } }

  /// How much of the way to the next rank lies behind, from 0 to 1.
  package var wayToNext: Double {
    guard let needs = rank.next?.needs else { return 1 }
    let good = min(1, Double(held.good) / Double(max(1, needs.good)))
    return needs.strong == 0 ? good : (good + min(1, Double(held.strong) / Double(needs.strong))) / 2
  }

  /// How many more words the next rank needs; nil at the top.
  package var missing: HeldWords? {
    rank.next.map {
      HeldWords(good: max(0, $0.needs.good - held.good), strong: max(0, $0.needs.strong - held.strong))
    }
  }
}

extension CourseStatistics: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine(outlook.days.flatMap { [$0.due, $0.late] } + [outlook.later])
    hash.combine(today.number)
    hash.combine(tenths.flatMap { [$0.reviews, $0.known] } + [expected, held.good, held.strong, daysInRow])
    hash.combine([rank.rawValue, schedule.rawValue])
    hash.combine(boxes)
    hash.combine((trained?.weights ?? []) + [trained?.ownLoss, trained?.usualLoss].compactMap(\.self))
    hash.combine(trained?.reviews)
  }
}
