import Engine

/// What can be done on the map besides playing.
enum CourseDeed: String, CaseIterable, Sendable {
  case write, get, statistics, beside, course, reset, restore

  var title: Text {
    switch self {
    case .write: "Write a kit"
    case .get: "Get kits"
    case .statistics: "Statistics"
    case .beside: "Translations"
    case .course: "Another course"
    case .reset: "Reset"
    case .restore: "Bring back"
    }
  }

  var key: Text? {
    switch self {
    case .write: "a"
    case .get: "g"
    case .statistics: "s"
    case .beside: "b"
    case .course: "c"
    case .reset, .restore: nil
    }
  }
}
