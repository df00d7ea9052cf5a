/// Sweeps a disc over a bitmap that a square board fills.
struct BrushPen {
  /// Units of the board a dot, across and down.
  private let (across, down): (Double, Double)

  init(side: Int, _ bitmap: InkBitmap) {
    (across, down) = (Double(side) / Double(bitmap.width), Double(side) / Double(bitmap.height))
  }

  /// Along a parabola, from one radius to another.
  func draw(
    from start: Spot, _ control: Spot, to end: Spot, _ first: Double, _ last: Double,
    onto bitmap: inout InkBitmap
  ) {
    // So near to each other that the discs' edges look like a line.
    let step = max(min(across, down) / 2, min(first, last) / 2)
    let steps = max(((control - start).length + (end - control).length) / step, 1).rounded(.up)
    for index in 0...Int(steps) {
      let share = Double(index) / steps
      let (one, two) = (start.moved(share, toward: control), control.moved(share, toward: end))
      stamp(one.moved(share, toward: two), first + (last - first) * share, onto: &bitmap)
    }
  }

  /// A disc; of one smaller than a dot the dot.
  private func stamp(_ middle: Spot, _ radius: Double, onto bitmap: inout InkBitmap) {
    let column = min(Int(middle.x / across), bitmap.width - 1)
    let row = min(Int(middle.y / down), bitmap.height - 1)
    bitmap[column, row] = true
    let top = Self.floor((middle.y - radius) / down + 0.5)
    let bottom = Self.floor((middle.y + radius) / down - 0.5)
    guard top <= bottom else { return }
    for row in top...bottom {
      let offset = (Double(row) + 0.5) * down - middle.y
      let half = max(radius * radius - offset * offset, 0).squareRoot()
      let left = Self.floor((middle.x - half) / across + 0.5)
      let right = Self.floor((middle.x + half) / across - 0.5)
      if left <= right { bitmap.fill(row: row, left...right) }
    }
  }

  /// Rounded down. `rounded(.down)` is a call into the C library on processors of the first kind of x86-64, and this is
  /// asked four times a row of each disc.
  private static func floor(_ value: Double) -> Int {
    let far = 2 * InkBitmap.longestSide
    return Int(max(value + Double(far), 0)) - far
  }
}
