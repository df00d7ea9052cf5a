/// The dots of a letter, a mark or a word, with its base line.
struct BlockShape: Hashable {
  /// Of equal length, top first.
  private(set) var rows: [[Bool]]
  /// The number of rows above the base line.
  private(set) var top: Int

  /// Zones: x-height, two rows above it, two below the base line, or both.
  private static let zones: [Substring: (top: Int, count: Int)] = [
    "x": (5, 5), "a": (7, 7), "d": (5, 7), "f": (7, 9),
  ]

  /// Parses a zone and its rows, such as `x # # # # #`; nil if they don't agree.
  init?(_ parts: ArraySlice<Substring>) {
    guard let zone = parts.first.flatMap({ Self.zones[$0] }), parts.count == zone.count + 1 else {
      return nil
    }
    rows = parts.dropFirst().map { $0.map { $0 == "#" } }
    top = zone.top
    guard Set(rows.map(\.count)).count == 1 else { return nil }
  }

  init(blank width: Int) {
    rows = [[Bool](repeating: false, count: width)]
    top = 1
  }

  var width: Int { rows.first?.count ?? 0 }
  var bottom: Int { rows.count - top }

  /// The shape with a mark centred above or below, separated by a blank row.
  func marked(_ mark: BlockMark) -> BlockShape {
    let marks = mark.rows.map { Self.centered($0, in: max(width, $0.count)) }
    let own = rows.map { Self.centered($0, in: max(width, marks[0].count)) }
    let air = [[Bool](repeating: false, count: own[0].count)]
    var shape = self
    shape.rows = mark.isBelow ? own + marks : marks + air + own
    if !mark.isBelow { shape.top += marks.count + 1 }
    return shape
  }

  /// The shape followed by another one, `gap` columns apart.
  func followed(by next: BlockShape, gap: Int) -> BlockShape {
    let (top, bottom) = (max(top, next.top), max(bottom, next.bottom))
    let (left, right) = (padded(top, bottom).rows, next.padded(top, bottom).rows)
    var shape = self
    shape.top = top
    shape.rows = zip(left, right).map { $0 + [Bool](repeating: false, count: gap) + $1 }
    return shape
  }

  /// The shape with another one below it and a blank row between, both in the middle.
  func above(_ next: BlockShape) -> BlockShape {
    let width = max(width, next.width)
    var shape = self
    shape.rows = (rows + [[]] + next.rows).map { Self.centered($0, in: width) }
    return shape
  }

  func scaled(by factor: Int) -> [[Bool]] {
    rows.flatMap { row in
      let wide = row.flatMap { [Bool](repeating: $0, count: factor) }
      return [[Bool]](repeating: wide, count: factor)
    }
  }

  private func padded(_ top: Int, _ bottom: Int) -> BlockShape {
    let blank = [Bool](repeating: false, count: width)
    var shape = self
    shape.rows =
      [[Bool]](repeating: blank, count: top - self.top) + rows
      + [[Bool]](repeating: blank, count: bottom - self.bottom)
    shape.top = top
    return shape
  }

  private static func centered(_ row: [Bool], in width: Int) -> [Bool] {
    let left = (width - row.count) / 2
    return (0..<width).map { $0 >= left && $0 < left + row.count && row[$0 - left] }
  }
}
