/// Reads a stroke from SVG path data, as in KanjiVG's files: M, L, H, V, C, S, Q and Z, absolute and
/// relative, with numbers packed as tightly as SVG allows ("c-.5-1,2.3"). Exponents, arcs and a second
/// subpath are refused.
public enum StrokePath {
  /// The longest path accepted, in bytes; KanjiVG's longest has 461.
  static let mostBytes = 20_000
  /// The limits for a coordinate and for the points of a line.
  public static let (farthest, mostSpots) = (100_000.0, 4_000)

  /// The path as a polyline in the path's own units, with curves flattened to within a twentieth of a unit.
  /// - Throws: what is wrong and at which byte.
  public static func polyline(_ text: String) throws(StrokePathError) -> [Spot] {
    guard text.utf8.count <= mostBytes else { throw StrokePathError(.tooLong, at: mostBytes) }
    var reader = PathReader(text)
    var pen = PathPen()
    while let command = try reader.command() {
      try pen.run(command, &reader)
    }
    guard !pen.spots.isEmpty else { throw StrokePathError(.empty, at: 0) }
    return pen.spots
  }
}

/// Reads the commands and numbers of path data, byte by byte.
private struct PathReader {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next command letter; nil at the end.
  mutating func command() throws(StrokePathError) -> UInt8? {
    skipSpace()
    guard offset < bytes.count else { return nil }
    let byte = bytes[offset]
    guard Self.letters.contains(byte) else { throw StrokePathError(.unknownCommand, at: offset) }
    offset += 1
    return byte
  }

  /// Whether another number follows, so that the command repeats.
  mutating func hasNumber() -> Bool {
    skipSpace()
    return offset < bytes.count && Self.starts.contains(bytes[offset])
  }

  /// Reads a number: sign, digits, point, digits, with at least one digit.
  mutating func number() throws(StrokePathError) -> Double {
    skipSpace()
    let start = offset
    let isNegative = skipIfNext(UInt8(ascii: "-"))
    if !isNegative { _ = skipIfNext(UInt8(ascii: "+")) }
    var (value, scale, digits) = (0.0, 1.0, 0)
    digits += readDigits { value = value * 10 + $0 }
    if skipIfNext(UInt8(ascii: ".")) {
      // A Double holds 15 digits exactly; more would make both parts inexact.
      digits += readDigits { if scale < 1e9 { (value, scale) = (value * 10 + $0, scale * 10) } }
    }
    guard digits > 0 else { throw StrokePathError(.noNumber, at: start) }
    guard value / scale <= StrokePath.farthest else { throw StrokePathError(.tooFar, at: start) }
    return isNegative ? -value / scale : value / scale
  }

  private mutating func readDigits(_ each: (Double) -> Void) -> Int {
    let start = offset
    while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) {
      each(Double(bytes[offset] - 0x30))
      offset += 1
    }
    return offset - start
  }

  private mutating func skipIfNext(_ byte: UInt8) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count, Self.spaces.contains(bytes[offset]) { offset += 1 }
  }

  private static let letters = Array("MmLlHhVvCcSsQqZz".utf8)
  private static let starts = Array("+-.0123456789".utf8)
  private static let spaces = Array(" ,\t\r\n".utf8)
}

/// Executes path commands and records the points.
private struct PathPen {
  private(set) var spots: [Spot] = []
  private var place = Spot(0, 0)
  /// The second control point of the curve that ended here; S mirrors it.
  private var control: Spot?

  /// Executes a command, repeated as long as numbers follow.
  mutating func run(_ command: UInt8, _ reader: inout PathReader) throws(StrokePathError) {
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

  /// Draws a cubic curve in equal steps of its parameter, enough of them that the line strays by at most a
  /// twentieth: the error is at most 6/8 of the largest second difference of the control points, divided by
  /// the square of the number of steps.
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
