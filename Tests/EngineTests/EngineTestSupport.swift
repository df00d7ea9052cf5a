import Engine
import Glibc

/// Seeds for random tests: other ones in each run, so that in time all are tried. A failure names its seed,
/// and `BABBLE_SEED=7 swift test` runs with that one only.
func randomSeeds(_ count: Int) -> [UInt64] {
  let given = getenv("BABBLE_SEED").flatMap { UInt64(String(cString: $0)) }
  return given.map { [$0] } ?? (0..<count).map { _ in .random(in: 0 ... .max) }
}

/// The rows of a small canvas after drawing on a background of full stops.
func picture(_ width: Int, _ height: Int, _ draw: (inout Canvas) -> Void) -> String {
  var canvas = Canvas(Size(width, height))
  canvas.fill(canvas.bounds, ".", Style(canvas.theme.muted))
  draw(&canvas)
  return canvas.picture
}

extension Canvas {
  /// The rows as text, with all blanks.
  var picture: String {
    (0..<size.height).map { y in (0..<size.width).map { grapheme(at: Point($0, y)) }.joined() }
      .joined(separator: "\n")
  }

  /// A wide glyph without its right half in the same colours, or vice versa; nil if there is none.
  var flaw: String? {
    for y in 0..<size.height {
      for x in 0..<size.width {
        let cell = self[Point(x, y)]
        if cell.width == 0, x == 0 || self[Point(x - 1, y)].width != 2 { return "half a glyph at \(x), \(y)" }
        guard cell.width == 2 else { continue }
        guard x + 1 < size.width else { return "a wide glyph over the edge at \(x), \(y)" }
        let right = self[Point(x + 1, y)]
        let isWhole =
          right.glyph == .rightHalf && right.foreground == cell.foreground
          && right.background == cell.background && right.attributes == cell.attributes
        if !isWhole { return "a wide glyph with another right half at \(x), \(y)" }
      }
    }
    return nil
  }
}

struct Position: Component, Hashable {
  var x: Int32
  var y: Int32
}

struct Velocity: Component, Hashable {
  var x: Int32
  var y: Int32
}

struct Health: Component, Hashable {
  var points: Int
}

struct Face: Component, Hashable {}

struct Name: Component, StateHashable, Hashable {
  var text: String

  func hash(into hash: inout StateHash) {
    hash.combine(text)
  }
}

func fingerprint(_ value: some StateHashable) -> UInt64 {
  var hash = StateHash()
  hash.combine(value)
  return hash.value
}
