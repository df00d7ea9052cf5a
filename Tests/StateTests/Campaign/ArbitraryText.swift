import Engine

/// Text of any kind to paste: words, paths and addresses, characters of any script with marks and controls, and up to
/// 100,000 of them.
struct ArbitraryText {
  private static let fixed = [
    "", "hello", "a\u{301}\u{301}", "\u{1B}[2J\r\n\t", String(repeating: "ab ", count: 300),
    "\u{200D}👩‍👧\u{202E}", "/nowhere/at/all", "https://", "A1GV-P90Y-GJ00",
  ]

  private var chance: Chance

  init(_ chance: Chance) { self.chance = chance }

  mutating func text() -> String {
    switch chance.below(8) {
    case 0..<4: Self.fixed[chance.below(Self.fixed.count)]
    case 4..<7: scalars(chance.below(60))
    default: long()
    }
  }

  /// Short ones are as likely as long ones. The longest repeat a part, or one mark, which makes a single character.
  private mutating func long() -> String {
    let count = chance.below([100, 1000, 10_000, 100_000][chance.below(4)])
    let part = chance.below(8) == 0 ? String(scalar()) : scalars(chance.number(in: 1...100))
    let scalars = max(1, part.unicodeScalars.count)
    return String(repeating: part, count: count / scalars)
  }

  private mutating func scalars(_ count: Int) -> String {
    var text = String.UnicodeScalarView()
    // Mostly of one kind, so that words of a script and piles of marks come about.
    var range = Self.ranges[chance.below(Self.ranges.count)]
    for _ in 0..<count {
      if chance.below(4) == 0 { range = Self.ranges[chance.below(Self.ranges.count)] }
      text.append(scalar(in: range))
    }
    return String(text)
  }

  private mutating func scalar() -> Unicode.Scalar {
    scalar(in: Self.ranges[chance.below(Self.ranges.count)])
  }

  private mutating func scalar(in range: ClosedRange<Int>) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(chance.number(in: range))) ?? "\u{FFFD}"
  }

  private static let ranges = [
    0x20...0x7E, 0x20...0x7E, 0x00...0x1F, 0x7F...0xFF,
    // Marks, letters from right to left, vowel signs, jamo, joiners and directions.
    0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0x1100...0x11FF, 0x200B...0x206F,
    // Wide characters, selectors, emoji, regional indicators, modifiers, tags.
    0x3040...0x30FF, 0x4E00...0x9FFF, 0xFE00...0xFE0F, 0x1F300...0x1F64F, 0x1F1E6...0x1F1FF,
    0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0x00...0x10FFFF,
  ]
}
