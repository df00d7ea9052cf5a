/// Thins ink to lines one dot wide that stay connected as the ink was (Zhang and Suen, "A fast parallel
/// algorithm for thinning digital patterns", 1984).
struct Thinning {
  /// Row by row, with a margin of one dot on each side so that every dot has eight neighbours.
  private var dots: [UInt8]
  private let width: Int
  /// Indices of the dots that still have ink.
  private(set) var inked: [Int] = []

  init(_ bitmap: InkBitmap) {
    width = bitmap.width + 2
    dots = Array(repeating: 0, count: width * (bitmap.height + 2))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.bits[y * bitmap.width + x] {
        let place = (y + 1) * width + x + 1
        dots[place] = 1
        inked.append(place)
      }
    }
    thin()
  }

  /// The dots of the lines, in the bitmap's coordinates.
  var places: [(x: Int, y: Int)] { inked.map { ($0 % width - 1, $0 / width - 1) } }

  private mutating func thin() {
    var count = -1
    while count != inked.count {
      count = inked.count
      strip(isFirst: true)
      strip(isFirst: false)
    }
  }

  /// Strips dots from two sides of the ink: right and bottom first, then left and top.
  private mutating func strip(isFirst: Bool) {
    let doomed = inked.filter { isAtEdge($0, isFirst) && joinsNothing($0) }
    guard !doomed.isEmpty else { return }
    // Checked again, because a square of four dots, such as the rest of an i's dot, would vanish at once.
    for place in doomed where joinsNothing(place) { dots[place] = 0 }
    inked = inked.filter { dots[$0] == 1 }
  }

  private func isAtEdge(_ place: Int, _ isFirst: Bool) -> Bool {
    let (up, right) = (dots[place - width], dots[place + 1])
    let (down, left) = (dots[place + width], dots[place - 1])
    return isFirst
      ? up & right & down == 0 && right & down & left == 0
      : up & right & left == 0 && up & down & left == 0
  }

  /// Whether a dot can go: it isn't the end of a line, and its neighbours stay connected without it.
  private func joinsNothing(_ place: Int) -> Bool {
    let ring = [
      dots[place - width], dots[place - width + 1], dots[place + 1], dots[place + width + 1],
      dots[place + width], dots[place + width - 1], dots[place - 1], dots[place - width - 1],
    ]
    var (count, rises) = (0, 0)
    for index in 0..<8 {
      count += Int(ring[index])
      if ring[index] == 0, ring[(index + 1) % 8] == 1 { rises += 1 }
    }
    return count >= 2 && count <= 6 && rises == 1
  }
}
