extension Color {
  /// How well two colours can be told apart, from 1 to 21, as WCAG 2.2 defines it.
  public func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Relative luminance, from 0 to 1.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// A power of 2.4 by its fifth root, so that no library of mathematics is needed.
  private static func linear(_ channel: Int) -> Double {
    let share = Double(channel) / 255
    if share <= 0.04045 { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    var root = 1.0
    // Newton's method: from above it is there to the last bit after 12 steps.
    for _ in 0..<16 { root -= (root - base / (root * root * root * root)) / 5 }
    return base * base * root * root
  }
}
