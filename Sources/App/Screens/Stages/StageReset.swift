import Interface
import Learning

/// What a reset removes: the results of one course, or of all that have any.
struct StageReset: Hashable {
  /// To be typed for all courses.
  private static let allCourses = "all courses"

  let courses: [String]
  /// To be typed as confirmation.
  let name: String
  /// What will be lost, as in "3 results of kits".
  let goes: [String]

  init(_ standing: StageStanding) {
    self.init([standing], named: standing.course.name)
  }

  /// All courses with results.
  init(all standings: [StageStanding]) {
    self.init(standings.filter { !$0.record.isEmpty }, named: Self.allCourses)
  }

  private init(_ standings: [StageStanding], named name: String) {
    let records = standings.map(\.record).filter { !$0.isEmpty }
    courses = standings.filter { !$0.record.isEmpty }.map(\.course.id)
    self.name = name
    func sum(_ count: (StageRecord) -> Int) -> Int { records.map(count).reduce(0, +) }
    let parts = [
      (sum(\.kits.count), "kit", "kits"), (sum(\.exams.count), "exam", "exams"),
      (sum(\.openedStages.count), "opened stage", "opened stages"),
      (sum { $0.ways.values.map(\.count).reduce(0, +) }, "choice", "choices"),
      (sum { $0.days.count }, "day of the chart", "days of the chart"),
    ]
    goes = parts.filter { $0.0 > 0 }.map { Figure.count($0.0, $0.1, $0.2) }
  }

  var isEmpty: Bool { courses.isEmpty }

  /// Ignores case.
  func isConfirmed(by typed: String) -> Bool {
    typed.trimmed.lowercased() == name.trimmed.lowercased()
  }

  var title: String { name == Self.allCourses ? "All courses" : name }
}

extension String {
  fileprivate var trimmed: String {
    split(separator: " ").joined(separator: " ")
  }
}
