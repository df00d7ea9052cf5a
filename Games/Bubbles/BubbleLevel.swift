import Engine

/// How hard it currently is.
struct BubbleLevel: Hashable, Sendable {
  /// About how many questions a level has: some forty seconds of play.
  static let words = 8

  /// From 1.
  let number: Int

  /// The size of the logical field that speeds and places are measured in, in dots: 76×16 cells. It is the same
  /// on every level and in every window, so that scores compare.
  static let field = Size(152, 64)

  /// How many bubbles float in a window with room for `capacity`: a bit more than half at first, then more.
  func count(of capacity: Int) -> Int {
    max(BubblesLayout.fewest, capacity * min(100, 46 + 9 * number) / 100)
  }

  /// Drift per tick in 1/1024 dots: from three columns a second up to eight.
  var speed: Int {
    min(6 + number - 1, 16) * 1024 / Tick.ticksPerSecond
  }

  /// Roughly how many ticks a bubble keeps its direction.
  var straight: Int { max(60, 210 - 20 * number) }
}
