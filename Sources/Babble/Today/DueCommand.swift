import ArgumentParser
import Engine
import Formats
import Learning
import Saving

/// `babble due`.
struct DueCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "due", abstract: "Say how much is due today, for prompts and status bars.",
    discussion: """
      Nothing is written, also while Babble runs.

      Examples:
        babble due
        babble due --json
      """)

  @Flag(help: "Print JSON with sorted keys, for scripts.")
  var json = false

  @OptionGroup var options: CommonOptions

  func run() throws {
    let due = try Program(options).due()
    Printer.out(Text(json ? due.json : due.line))
    // A person gets the advice as well; a script only the usual line.
    if let advice = due.advice, Printer.hasAudience { Printer.error([advice]) }
  }
}

/// The number of due and new words as text.
struct DueCount {
  private let count: DueFile.Count
  private let isBegun: Bool

  /// - Parameter isBegun: whether there is a course.
  init(_ count: DueFile.Count, isBegun: Bool) { (self.count, self.isBegun) = (count, isBegun) }

  var line: String {
    "\(count.due) due, \(count.new) new" + (count.proofs > 0 ? ", \(count.proofs) to check" : "")
  }

  /// What to do instead if the figures mean nothing; nil otherwise.
  var advice: Text? {
    isBegun ? nil : "Nothing is learned from day to day yet. To choose what, type: babble today"
  }

  var json: String {
    let members: JSONObject = [
      "due": .integer(count.due), "new": .integer(count.new), "prove": .integer(count.proofs),
    ]
    return String(decoding: JSON.write(.object(members), spread: 0), as: UTF8.self)
  }
}

extension Learner {
  /// The words due in the coming days, for the due file.
  var dueFile: DueFile {
    var learner = self
    learner.forgetOptions()
    return learner.dueByOptions
  }

  private var dueByOptions: DueFile {
    let (day, scope, knowledge) = (day, courseScope, save.knowledge)
    let ground = dayGround(on: day)
    let plan = DayPlan(ground)
    let ids = knowledge.decks.union([courseDeck?.id].compactMap(\.self)).filter {
      library.decks.shelved($0) != nil
    }
    let shares = Forecast.each(of: ids, knowledge, on: day, scope.extras).map { id, forecast in
      let new = library.decks.shelved(id).map { knowledge.unseen(of: $0.outline, on: day).count } ?? 0
      return (id, DueFile.DeckShare(due: forecast.counts, new: new))
    }
    var file = DueFile(
      sequence: 0, lastEvent: save.lastEvent, day: day, dayStart: knowledge.model.dayStart,
      left: DueFile.Count(
        due: plan.reviews.count + plan.opened.count + plan.missed.count,
        new: hasCourse ? plan.newCount : 0, proofs: plan.proofs.count),
      decks: Dictionary(uniqueKeysWithValues: shares),
      ahead: DueFile.Ahead(
        minutes: courseMinutes,
        newLimits: (1...DueFile.daysAhead).map {
          knowledge.newLimit(on: day.after(by: $0), scope, minutes: courseMinutes)
        },
        unseen: hasCourse ? ground.unseen : 0,
        openings: Self.counts(ground.opened.map(\.alone) + ground.openedLater),
        claimed: plan.proofs.count + knowledge.proofs(after: plan, scope),
        due: Forecast(knowledge, on: day, decks: scope.decks, scope.extras).counts,
        pastReviews: knowledge.record.reviews(before: day).suffix(DayPlan.daysRemembered)))
    let today = knowledge.record.days[day] ?? CourseRecord.DayFigures()
    file.ahead.reviewedToday = today.reviews
    (file.begun, file.forms) = (today.begun, max(1, courseDeck?.outline.words.first?.count ?? 1))
    file.asked = knowledge.prospects(plan, on: day, scope)
    file.proofs = plan.proofs.map(\.item)
    file.retries = plan.retries
    file.mostTries = knowledge.model.rules.mostTries
    file.firstWaits = knowledge.firstWaits(on: day)
    return file
  }

  /// Counts per number of days; the last count includes all that are further away.
  private static func counts(_ days: [Int]) -> [Int] {
    days.reduce(into: Array(repeating: 0, count: Forecast.length)) { $0[min($1, Forecast.length - 1)] += 1 }
  }
}
