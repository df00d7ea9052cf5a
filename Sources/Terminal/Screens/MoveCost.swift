/// The cost of cursor movements, in bytes.
enum MoveCost {
  /// The decimal digits of a number below 10,000.
  @inline(__always)
  static func digits(_ number: Int) -> Int {
    number < 10 ? 1 : number < 100 ? 2 : number < 1000 ? 3 : 4
  }

  /// `CSI count final`.
  @inline(__always)
  static func sequence(_ count: Int) -> Int {
    count == 1 ? 3 : 3 + digits(count)
  }

  /// CUP.
  @inline(__always)
  static func absolute(x: Int, y: Int) -> Int {
    x == 0 ? sequence(y + 1) : sequence(y + 1) + 1 + digits(x + 1)
  }

  /// CUD or line feeds; RI or CUU.
  @inline(__always)
  static func vertical(from: Int, to: Int) -> Int {
    if to > from { return min(to - from, sequence(to - from)) }
    if to == from { return 0 }
    return to + 1 == from ? 2 : sequence(from - to)
  }

  /// CUF; CUB or backspaces.
  @inline(__always)
  static func horizontal(from: Int, to: Int) -> Int {
    if to == from { return 0 }
    return to > from ? sequence(to - from) : min(from - to, sequence(from - to))
  }

  /// The cheapest way that writes no text: decides which span is next.
  @inline(__always)
  static func shortest(_ cursor: Cursor, x: Int, y: Int, width: Int) -> Int {
    let vertical = vertical(from: cursor.y, to: y)
    let viaLeft = min(absolute(x: x, y: y), vertical + 1 + horizontal(from: 0, to: x))
    if cursor.x >= width { return cursor.x == width && x == 0 && y == cursor.y + 1 ? 0 : viaLeft }
    return min(viaLeft, vertical + horizontal(from: cursor.x, to: x))
  }
}
