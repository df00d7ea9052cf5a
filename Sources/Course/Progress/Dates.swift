import Engine

/// Dates as in 2026-11-23, for people.
enum Dates {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The first and the last of some dates, as in 31 Oct - 23 Nov; empty for none.
  static func span(_ dates: some BidirectionalCollection<String>) -> Text {
    guard let first = dates.first.flatMap(name), let last = dates.last.flatMap(name) else { return .empty }
    return Text(first == last ? first : "\(first) - \(last)")
  }

  private static func name(_ date: String) -> String? {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return nil }
    return "\(parts[2]) \(months[parts[1] - 1])"
  }
}
