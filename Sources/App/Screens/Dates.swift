import Engine
import Learning
import Storage

/// Dates in words.
enum Dates {
  /// From Monday on.
  static let weekdays: [Text] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  /// As in "8 March".
  static func name(_ day: Day) -> String {
    let (month, date) = parts(Timestamp.date(day)) ?? (0, 1)
    return "\(date) \(months[month])"
  }

  /// As in "Mar".
  static func month(_ day: Day) -> String { short(parts(Timestamp.date(day))?.month ?? 0) }

  /// From the first to the last of some dates such as 2026-11-23, as in "31 Oct - 23 Nov"; empty for none.
  static func span(_ dates: some BidirectionalCollection<String>) -> Text {
    guard let first = dates.first.flatMap(parts), let last = dates.last.flatMap(parts) else { return .empty }
    let names = [first, last].map { "\($0.date) \(short($0.month))" }
    return Text(names[0] == names[1] ? names[0] : names.joined(separator: " - "))
  }

  private static func short(_ month: Int) -> String { String(months[month].prefix(3)) }

  /// The month from 0, and the day of the month.
  private static func parts(_ date: String) -> (month: Int, date: Int)? {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return nil }
    return (parts[1] - 1, parts[2])
  }
}
