import Engine
import Interface

/// The colours of bubbles: each level has its own.
struct BubbleColors {
  let fill, golden: Color
  private let level: Color
  private let theme: Theme

  init(_ level: BubbleLevel, _ look: Look) {
    theme = look.theme
    let tints = [
      theme.second, theme.second.mixed(with: theme.right, 0.6), theme.second.mixed(with: theme.wrong, 0.45),
      theme.right.mixed(with: theme.accent, 0.5),
    ]
    self.level = tints[max(0, level.number - 1) % tints.count]
    fill = Self.fill(self.level, look)
    golden = Self.fill(theme.accent, look)
  }

  /// Bubbles differ slightly in colour, so that the eye can follow one.
  func outline(_ bubble: Bubble) -> Color {
    level.mixed(with: theme.text, Double(bubble.label % 3) * 0.3)
  }

  /// Points and sparks are the warmer, the higher the combo is.
  static func combo(_ combo: Int, _ theme: Theme) -> Color {
    theme.right.mixed(with: theme.accent, Double(combo - 1) / Double(Tally.highestCombo - 1))
  }

  /// A tint on which words and every outline are easy to read.
  private static func fill(_ tint: Color, _ look: Look) -> Color {
    let theme = look.theme
    guard look.showsTints else { return theme.ground }
    let outlines = [tint, theme.accent, theme.right, theme.wrong]
    let fills = [0.14, 0.07].map { theme.raised.mixed(with: tint, $0) }
    return fills.first { fill in
      theme.text.contrast(with: fill) >= 7 && outlines.allSatisfy { $0.contrast(with: fill) >= 4.5 }
    } ?? theme.raised
  }
}
