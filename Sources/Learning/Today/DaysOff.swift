/// The days of the week on which the learner never learns.
public enum DaysOff: String, Sendable, CaseIterable, SettingValue {
  case none, sunday, weekend

  public func contains(_ day: Day) -> Bool {
    switch self {
    case .none: false
    case .sunday: day.weekday == 6
    case .weekend: day.weekday >= 5
    }
  }
}
