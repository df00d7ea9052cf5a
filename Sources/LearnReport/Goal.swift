/// What Babble is to reach beside plain reviews.
enum Goal {
  private static let (each, mean) = (1.0, 1.15)

  /// What the ratios of all columns miss, as sentences; none where the goal is reached.
  static func faults(_ name: String, _ ratios: [Double]) -> [String] {
    let below = zip(Column.all, ratios).filter { $0.1 < each }.map {
      "\(name): \($0.1.text(2)) with \($0.0.title), below \(each.text(2))"
    }
    let all = Sample(ratios).mean
    return below + (all < mean ? ["\(name): \(all.text(2)) in the mean, below \(mean.text(2))"] : [])
  }
}
