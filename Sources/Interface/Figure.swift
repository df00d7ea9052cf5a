import Engine

/// Numbers and times as people read them.
public enum Figure {
  /// 1840 as 1,840.
  public static func grouped(_ number: Int) -> String {
    var groups: [String] = []
    var rest = String(number.magnitude)[...]
    while rest.count > 3 {
      groups.insert(String(rest.suffix(3)), at: 0)
      rest = rest.dropLast(3)
    }
    return (number < 0 ? "-" : "") + ([String(rest)] + groups).joined(separator: ",")
  }

  /// Seconds as 2:41.
  public static func clock(_ seconds: Int) -> String {
    let rest = max(0, seconds) % 60
    return "\(max(0, seconds) / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Seconds as 2:41, and as 3:02:11 from an hour on.
  public static func duration(_ seconds: Int) -> String {
    let (hours, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 3600)
    return hours == 0 ? clock(rest) : "\(hours):\(rest < 600 ? "0" : "")\(clock(rest))"
  }

  /// A count with its noun, as in 1 word, 2 words.
  public static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(grouped(number)) \(number == 1 ? one : many)"
  }
}

extension Text {
  /// As many whole sentences from the start as fit into so many columns, at least the first one, shortened if
  /// even that is too long.
  public func sentences(fitting columns: Int) -> Text {
    if width <= columns { return self }
    let sentences = string.split(separator: ". ")
    let whole = sentences.indices.reversed().lazy
      .map { Text(sentences[...$0].joined(separator: ". ") + ($0 + 1 < sentences.count ? "." : "")) }
    return (whole.first { $0.width <= columns } ?? whole.last ?? self).shortened(to: columns)
  }

  /// The sentences that `sentences(fitting:)` leaves out; all of them if it shortens the first.
  public func sentences(behind columns: Int) -> Text {
    let first = sentences(fitting: columns).string
    guard string.hasPrefix(first) else { return self }
    return Text(String(string.dropFirst(first.count).drop(while: { $0 == " " })))
  }

  /// The parts in as few lines of so many columns as possible. Lines break only between parts, so a code
  /// stays whole.
  package static func lines(of parts: [Text], joinedBy sign: Text, width: Int) -> [Text] {
    parts.reduce(into: []) { lines, part in
      if let last = lines.last, last.width + sign.width + part.width <= width {
        lines[lines.count - 1] = last + sign + part
      } else {
        lines.append(part)
      }
    }
  }
}
