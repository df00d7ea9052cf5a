import Engine
import Learning

/// What was answered in a course of stages, summed up at one moment.
package struct StageStatistics: Sendable {
  /// A kit or an exam with its results.
  package struct Line: Hashable, Sendable {
    /// The stage's id.
    package let stage: String
    /// The kit's id; nil for the exam of the stage.
    package let kit: String?
    /// What people call it.
    package let name: String
    /// What came of it; nil before the first time.
    package let results: StageRecord.Results?
    /// Whether that is enough.
    package let isDone: Bool
  }

  /// A stage.
  package struct Part: Hashable, Sendable {
    /// What people call it.
    package let name: String
    /// Its kits, and its exam.
    package let lines: [Line]
  }

  /// The course's id, and what people call it.
  package let id, name: String
  /// The stages in their order.
  package let parts: [Part]
  /// The answers in kits and exams on the days that had any.
  package let days: [Day: RightCount]
  /// How many kits there are to do, and how many are done.
  package let kitsDone: (count: Int, all: Int)
  /// The day of the moment.
  package let today: Day
  /// The dates of the days up to today, as many as a chart has at most, as in 2026-03-01.
  package let dates: [String]

  /// Sums up how far somebody is.
  package init(_ standing: StageStanding, today: Day, dates: [String]) {
    (id, name, kitsDone) = (standing.course.id, standing.course.name, standing.kitsDone)
    (self.today, self.dates, days) = (today, dates, standing.record.days)
    parts = standing.course.stages.map { Part($0, standing) }
  }

  /// All answers.
  package var count: RightCount { days.values.reduce(RightCount(), +) }
  /// Its kits and exams.
  package var lines: [Line] { parts.flatMap(\.lines) }
  /// Whether anything was answered yet.
  package var isPlayed: Bool { lines.contains { $0.results != nil } || count.asked > 0 }

  /// The answers of the last days, the first one first.
  package func lastDays(_ count: Int) -> [RightCount] {
    (0..<Int64(count)).reversed().map { days[today.before(by: $0)] ?? RightCount() }
  }
}

extension StageStatistics.Part {
  /// A stage with the kits that are to be done, and others that were answered all the same.
  fileprivate init(_ stage: CourseStage, _ standing: StageStanding) {
    let chosen = Set(standing.kits(of: stage).map(\.id))
    let kits = stage.allKits.compactMap { kit -> StageStatistics.Line? in
      let results = standing.record.results(of: StageCourse.Place(stage: stage.id, kit: kit.id))
      guard results != nil || chosen.contains(kit.id) else { return nil }
      return StageStatistics.Line(
        stage: stage.id, kit: kit.id, name: kit.name, results: results,
        isDone: standing.isDone(kit, in: stage))
    }
    let exam = StageStatistics.Line(
      stage: stage.id, kit: nil, name: "Exam", results: standing.record.exams[stage.id],
      isDone: standing.bestExam(of: stage).reaches(standing.course.rules.examFrom))
    (name, lines) = (stage.name, kits + [exam])
  }
}

extension StageStatistics: StateHashable {
  package func hash(into hash: inout StateHash) {
    hash.combine([id, name] + parts.map(\.name) + dates)
    hash.combine([kitsDone.count, kitsDone.all, count.right, count.asked, Int(today.number)])
    for results in lines.map(\.results) {
      hash.combine([results?.count ?? 0, results?.best.right ?? 0, results?.last.right ?? 0])
    }
  }
}
