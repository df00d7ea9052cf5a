/// Follows the commands of a path and notes the places it passes.
struct PathPen {
  private(set) var spots: [Spot] = []
  private var place = Spot(0, 0)
  /// The second control point of a curve that ended here: S mirrors it.
  private var control: Spot?

  /// Does what a command says, as often as numbers follow.
  mutating func follow(_ command: UInt8, _ reader: inout PathReader) throws(StrokePathError) {
    let letter = command & 0xDF
    let isStart = letter == UInt8(ascii: "M")
    guard isStart == spots.isEmpty else {
      throw StrokePathError(isStart ? .secondStart : .noStart, at: reader.offset - 1)
    }
    let isRelative = command != letter
    if letter == UInt8(ascii: "Z") { return try move(to: spots[0], &reader) }
    if isStart { try move(to: spot(isRelative, &reader), &reader) }
    guard !isStart || reader.hasNumber() else { return }
    repeat {
      try draw(letter, isRelative, &reader)
    } while reader.hasNumber()
  }

  private mutating func draw(
    _ letter: UInt8, _ isRelative: Bool, _ reader: inout PathReader
  ) throws(StrokePathError) {
    let origin = isRelative ? place : Spot(0, 0)
    switch letter {
    case UInt8(ascii: "H"): try move(to: Spot(origin.x + reader.number(), place.y), &reader)
    case UInt8(ascii: "V"): try move(to: Spot(place.x, origin.y + reader.number()), &reader)
    case UInt8(ascii: "C"):
      try curve(spot(isRelative, &reader), spot(isRelative, &reader), spot(isRelative, &reader), &reader)
    case UInt8(ascii: "S"):
      let first = control.map { place * 2 - $0 } ?? place
      try curve(first, spot(isRelative, &reader), spot(isRelative, &reader), &reader)
    case UInt8(ascii: "Q"):
      let (middle, end) = (try spot(isRelative, &reader), try spot(isRelative, &reader))
      try curve(place.moved(2.0 / 3, toward: middle), end.moved(2.0 / 3, toward: middle), end, &reader)
      control = nil
    default: try move(to: spot(isRelative, &reader), &reader)
    }
  }

  private func spot(_ isRelative: Bool, _ reader: inout PathReader) throws(StrokePathError) -> Spot {
    let spot = Spot(try reader.number(), try reader.number())
    return isRelative ? place + spot : spot
  }

  private mutating func move(to spot: Spot, _ reader: inout PathReader) throws(StrokePathError) {
    guard spot.isWithin(StrokePath.farthest) else { throw StrokePathError(.tooFar, at: reader.offset) }
    guard spots.count < StrokePath.mostSpots else { throw StrokePathError(.tooLong, at: reader.offset) }
    if spot != spots.last { spots.append(spot) }
    (place, control) = (spot, nil)
  }

  /// A cubic curve in equal steps of its parameter. So many that the line strays no farther than a twentieth: its error
  /// is at most 6/8 of the largest second difference of the control points, divided by the steps squared.
  private mutating func curve(
    _ first: Spot, _ second: Spot, _ end: Spot, _ reader: inout PathReader
  ) throws(StrokePathError) {
    let start = place
    let bend = max((start - first * 2 + second).length, (first - second * 2 + end).length)
    let steps = min(max((bend * 0.75 * 20).squareRoot().rounded(.up), 1), 64)
    for step in 1...Int(steps) {
      let share = Double(step) / steps
      let (one, two) = (start.moved(share, toward: first), first.moved(share, toward: second))
      let (three, left) = (second.moved(share, toward: end), one.moved(share, toward: two))
      try move(to: left.moved(share, toward: two.moved(share, toward: three)), &reader)
    }
    control = second
  }
}
