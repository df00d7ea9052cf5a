import Engine

/// How hard it is at the moment: every eight words popped raise it by one.
struct BubbleLevel: Hashable, Sendable {
  static let words = 8

  /// From 1.
  let number: Int

  init(popped: Int) {
    number = 1 + popped / Self.words
  }

  /// The size of the field that speeds and places are counted in, in dots: what 76×16 cells hold. The same on
  /// every level, so that a score means the same in every window.
  static let field = Size(152, 64)

  /// How many bubbles float where a window takes so many: a few more than half of them at first, then more.
  func count(of capacity: Int) -> Int {
    max(BubblesLayout.fewest, capacity * min(100, 46 + 9 * number) / 100)
  }

  /// How far a bubble drifts in a tick, in 1/1024 dots: from three columns a second up to eight.
  var speed: Int {
    min(6 + number - 1, 16) * 1024 / Tick.ticksPerSecond
  }

  /// About how many ticks a bubble keeps its direction.
  var straight: Int { max(60, 210 - 20 * number) }
}
