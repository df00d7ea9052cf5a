import Engine
import Interface
import Learning

/// The answers in a course of stages, summed up at one moment.
struct StageStatistics: Sendable {
  /// A kit or an exam with its results.
  struct Line: Hashable, Sendable {
    let stage: String
    /// The kit's id; nil for the exam of the stage.
    let kit: String?
    let name: String
    /// Nil before the first try.
    let results: StageRecord.Results?
    /// Whether the results are enough.
    let isDone: Bool
  }

  struct Part: Hashable, Sendable {
    let name: String
    /// The kits, then the exam.
    let lines: [Line]
  }

  let id, name: String
  /// In order.
  let parts: [Part]
  /// The answers in kits and exams, for days that had any.
  let days: [Day: RightCount]
  /// Kits done, of all kits to do.
  let kitsDone: (count: Int, all: Int)
  let today: Day
  /// The dates of the days up to today, at most as many as a chart has, as in 2026-03-01.
  let dates: [String]

  init(_ standing: StageStanding, today: Day, dates: [String]) {
    (id, name, kitsDone) = (standing.course.id, standing.course.name, standing.kitsDone)
    (self.today, self.dates, days) = (today, dates, standing.record.days)
    parts = standing.course.stages.map { Part($0, standing) }
  }

  var count: RightCount { days.values.reduce(RightCount(), +) }
  var lines: [Line] { parts.flatMap(\.lines) }
  /// Whether anything was answered yet.
  var isPlayed: Bool { lines.contains { $0.results != nil } || count.asked > 0 }

  /// The answers of the last days, oldest first.
  func lastDays(_ count: Int) -> [RightCount] {
    (0..<Int64(count)).reversed().map { days[today.before(by: $0)] ?? RightCount() }
  }
}

extension StageStatistics.Part {
  /// A stage with its required kits, and other kits that were answered anyway.
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

/// The texts shown on screens and printed by commands.
extension StageStatistics {
  static let mostDays = 24
  /// The minimum width of a day: its figure and air.
  private static let dayWidth = 4
  /// The width of the scale beside a chart.
  private static let scaleWidth = 6

  /// Shown before the first answer.
  static let nothingPlayed: Text =
    "Nothing answered here yet. After your first kit you see its result here, and how many questions you answer each day."

  /// As in "14 of 26 kits done".
  var kits: Text { Text("\(kitsDone.count) of \(kitsDone.all) kits done") }

  /// As in "2 of 5 exams passed".
  var exams: Text {
    let exams = lines.filter { $0.kit == nil }
    return Text("\(exams.count(where: \.isDone)) of \(Figure.count(exams.count, "exam", "exams")) passed")
  }

  /// As in "312 questions answered, 84 % right".
  var answered: Text {
    let count = count
    let share = count.asked == 0 ? "" : ", \(count.percent) % right"
    return Text("\(Figure.count(count.asked, "question", "questions")) answered\(share)")
  }

  static func legend(_ ornaments: Ornaments) -> Text {
    let signs = signs(ornaments).map(\.sign)
    return measured + signs[0] + " right  " + signs[1] + " wrong"
  }

  private static let measured: Text = "questions a day   "

  /// The signs in the caption that are drawn in the chart's colour, with their columns.
  static func signs(_ ornaments: Ornaments) -> [(sign: Text, x: Int)] {
    let right: Text = ornaments.isASCII ? "#" : "█"
    return [(right, measured.width), (Text(Chart.hatch(ornaments)), measured.width + 9)]
  }

  /// The first and the last day of the chart, as in "31 Oct - 23 Nov".
  func span(width: Int) -> Text { Dates.span(dates.suffix(days(in: width))) }

  private func days(in width: Int) -> Int {
    max(1, min(dates.count, (width - Self.scaleWidth) / Self.dayWidth))
  }

  /// As many of the last days as fit, labelled with the day of the month.
  func chart(width: Int) -> ScaledChart {
    let count = days(in: width)
    let columns = zip(lastDays(count), dates.suffix(count)).map { day, date in
      Chart.Column(day.right, Text(String(date.suffix(2))), hatched: day.asked - day.right)
    }
    return ScaledChart(Chart(columns), legend: Self.legend(.unicode))
  }
}

extension StageStatistics.Line {
  /// The heads over `Line.figures`.
  static let heads: [Text] = ["best", "last", "times"]

  /// Best result, last result, and number of tries; dashes before the first.
  var figures: [Text] {
    guard let results else { return ["-", "-", "-"] }
    return [
      Text("\(results.best.percent) %"), Text("\(results.last.percent) %"),
      Text(Figure.grouped(results.count)),
    ]
  }
}
