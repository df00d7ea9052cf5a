/// A row of a film: its elements, each with the times at which it comes and goes.
struct SVGTrack {
  private struct Element {
    let content: String
    /// When it comes, goes, comes again and so on.
    var changes: [Double]

    var isSeen: Bool { changes.count % 2 == 1 }
  }

  private var elements: [Element] = []
  private var places: [String: Int] = [:]

  /// Shows these elements from a time on, and no others.
  mutating func show(_ contents: [String], at seconds: Double) {
    let shown = Set(contents)
    for index in elements.indices where elements[index].isSeen && !shown.contains(elements[index].content) {
      elements[index].changes.append(seconds)
    }
    for content in contents {
      if let place = places[content] {
        if !elements[place].isSeen { elements[place].changes.append(seconds) }
      } else {
        places[content] = elements.count
        elements.append(Element(content: content, changes: [seconds]))
      }
    }
  }

  /// All elements of a film of so many seconds: what lies behind the others first, and those that come and go together
  /// in one group.
  func text(seconds: Double) -> String {
    ["<rect", "<path", "<text"].map { kind in
      let all = elements.filter { $0.content.hasPrefix(kind) }
      var schedules: [[Double]] = []
      for element in all where !schedules.contains(element.changes) { schedules.append(element.changes) }
      return schedules.map { changes in
        let contents = all.filter { $0.changes == changes }.map(\.content).joined()
        return changes == [0] ? contents : Self.group(contents, changes, seconds)
      }.joined()
    }.joined()
  }

  private static func group(_ contents: String, _ changes: [Double], _ seconds: Double) -> String {
    let isFirst = changes[0] == 0
    let times = (isFirst ? [] : [0]) + changes
    let values = times.indices.map { ($0 % 2 == 0) == isFirst ? "visible" : "hidden" }
    // What can't play it shows how it ends.
    let hidden = values.last == "hidden" ? " visibility=\"hidden\"" : ""
    return """
      <g\(hidden)>\(contents)<animate attributeName="visibility" calcMode="discrete" dur="\(share(seconds, of: 1))s" \
      repeatCount="indefinite" keyTimes="\(times.map { share($0, of: seconds) }.joined(separator: ";"))" \
      values="\(values.joined(separator: ";"))"/></g>
      """
  }

  /// With four digits behind the point, and none that says nothing.
  private static func share(_ part: Double, of whole: Double) -> String {
    let all = Int((part / max(whole, 0.0001) * 10_000).rounded())
    var digits = String(all % 10_000)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(all / 10_000)" : "\(all / 10_000).\(digits)"
  }
}
