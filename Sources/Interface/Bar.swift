import Engine

extension Canvas {
  /// A bar of so many columns, filled to a share from 0 to 1.
  public mutating func bar(_ share: Double, in rect: Rect, _ color: Color) {
    let full = Int((min(max(share, 0), 1) * Double(rect.width)).rounded())
    fill(Rect(rect.left, rect.top, full, 1), ornaments.barFull, Style(color))
    fill(
      Rect(rect.left + full, rect.top, rect.width - full, 1), ornaments.barEmpty,
      Style(color.mixed(with: theme.ground, 0.5)))
  }
}

extension Canvas {
  /// A bar as a line, for one row of several: it doesn't run together with those above and below.
  public mutating func lineBar(_ share: Double, in rect: Rect, _ color: Color) {
    let full = Int((min(max(share, 0), 1) * Double(rect.width)).rounded())
    let (line, rest): (Text, Text) = ornaments.isASCII ? ("=", "-") : ("━", "─")
    fill(Rect(rect.left, rect.top, full, 1), line, Style(color))
    fill(Rect(rect.left + full, rect.top, rect.width - full, 1), rest, Style(theme.muted))
  }
}

/// Figures as people read them.
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

  /// A thing and its number, as in 1 word, 2 words.
  public static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(grouped(number)) \(number == 1 ? one : many)"
  }
}
