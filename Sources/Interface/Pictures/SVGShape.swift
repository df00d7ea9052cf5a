/// A glyph that is a shape rather than a letter: a block, braille dots, or a box-drawing line. These are
/// drawn as paths, since no two fonts agree on their extent.
struct SVGShape {
  private enum Kind {
    /// A rectangle in eighths of the cell, from its left and top.
    case block(left: Int, top: Int, right: Int, bottom: Int)
    /// A set of quadrants, see `quarters`.
    case quarters(UInt32)
    case shade(String)
    case braille(UInt32)
    /// Lines from the middle to the sides: 0 none, 1 light, 2 heavy.
    case lines(up: Int, right: Int, down: Int, left: Int, isRound: Bool)
    /// A horizontal line of dashes.
    case dashes(Int, isHeavy: Bool)
  }

  private let kind: Kind

  /// The shape of a scalar; nil for text.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0x2580: kind = .block(left: 0, top: 0, right: 8, bottom: 4)
    case 0x2581...0x2588: kind = .block(left: 0, top: 8 - Int(scalar - 0x2580), right: 8, bottom: 8)
    case 0x2589...0x258F: kind = .block(left: 0, top: 0, right: 8 - Int(scalar - 0x2588), bottom: 8)
    case 0x2590: kind = .block(left: 4, top: 0, right: 8, bottom: 8)
    case 0x2591...0x2593: kind = .shade([".3", ".5", ".75"][Int(scalar - 0x2591)])
    case 0x2594: kind = .block(left: 0, top: 0, right: 8, bottom: 1)
    case 0x2595: kind = .block(left: 7, top: 0, right: 8, bottom: 8)
    case 0x2596...0x259F: kind = .quarters(Self.quarters[Int(scalar - 0x2596)])
    case 0x2801...0x28FF: kind = .braille(scalar - 0x2800)
    default:
      guard let line = Self.lines[scalar] else { return nil }
      kind = line
    }
  }

  /// The attributes that draw its path in a colour.
  func style(_ color: String) -> String {
    switch kind {
    case .shade(let share): "fill=\"\(color)\" fill-opacity=\"\(share)\""
    case .braille: "stroke=\"\(color)\" stroke-width=\"2.6\" stroke-linecap=\"round\""
    case .block, .quarters: "fill=\"\(color)\""
    case .lines(let up, let right, let down, let left, _):
      "fill=\"none\" stroke=\"\(color)\"\(max(up, right, down, left) > 1 ? " stroke-width=\"2.4\"" : "")"
    case .dashes(let count, let isHeavy):
      "fill=\"none\" stroke=\"\(color)\" stroke-dasharray=\"\(count > 2 ? "1 2" : "3 1.5")\""
        + (isHeavy ? " stroke-width=\"2.4\"" : "")
    }
  }

  /// Its path data in a row; `x` is the left edge of the cell.
  func path(at x: Int) -> String {
    let (width, height) = (SVGCell.width, SVGCell.height)
    switch kind {
    case .shade: return Self.rect(Double(x), 0, Double(width), Double(height))
    case .block(let left, let top, let right, let bottom):
      let (across, down) = (Double(width) / 8, Double(height) / 8)
      return Self.rect(
        Double(x) + Double(left) * across, Double(top) * down, Double(right - left) * across,
        Double(bottom - top) * down)
    case .quarters(let bits):
      let (across, down) = (Double(width) / 2, Double(height) / 2)
      return (0..<4).filter { bits >> UInt32($0) & 1 == 1 }.map { (bit: Int) -> String in
        let left = Double(x) + Double(bit % 2) * across
        return Self.rect(left, Double(bit / 2) * down, across, down)
      }.joined()
    case .braille(let bits):
      return (0..<8).filter { bits >> UInt32($0) & 1 == 1 }.map { (bit: Int) -> String in
        let (column, row) = bit < 6 ? (bit / 3, bit % 3) : (bit - 6, 3)
        let left: Double = Double(x) + 2.5 + 4 * Double(column)
        let top: Double = 2.5 + 4.5 * Double(row)
        return "M\(Self.number(left)) \(Self.number(top))h0"
      }.joined()
    case .dashes: return "M\(x) \(height / 2)h\(width)"
    case .lines(let up, let right, let down, let left, let isRound):
      return Self.path(x, up, right, down, left, isRound)
    }
  }

  private static func path(_ x: Int, _ up: Int, _ right: Int, _ down: Int, _ left: Int, _ isRound: Bool)
    -> String
  {
    let middle = (x: number(Double(x) + 4.5), y: number(9))
    let ends = [
      up > 0 ? "\(middle.x) 0" : nil, right > 0 ? "\(x + SVGCell.width) \(middle.y)" : nil,
      down > 0 ? "\(middle.x) \(SVGCell.height)" : nil, left > 0 ? "\(x) \(middle.y)" : nil,
    ].compactMap(\.self)
    if isRound, ends.count == 2 { return "M\(ends[0])Q\(middle.x) \(middle.y) \(ends[1])" }
    // A straight line or a corner is one stroke.
    if ends.count == 2 { return "M\(ends[0])L\(middle.x) \(middle.y)L\(ends[1])" }
    return ends.map { "M\(middle.x) \(middle.y)L\($0)" }.joined()
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "M\(number(x)) \(number(y))h\(number(width))v\(number(height))h\(number(-width))z"
  }

  /// With up to three decimals.
  private static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    guard thousandths % 1000 != 0 else { return "\(thousandths / 1000)" }
    var digits = String(abs(thousandths) % 1000)
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return (thousandths < 0 ? "-" : "") + "\(abs(thousandths) / 1000).\(digits)"
  }

  /// Upper left 1, upper right 2, lower left 4, lower right 8.
  private static let quarters: [UInt32] = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14]

  private static let lines: [UInt32: Kind] = {
    var lines: [UInt32: Kind] = [
      0x2504: .dashes(3, isHeavy: false), 0x2508: .dashes(4, isHeavy: false),
      0x254C: .dashes(2, isHeavy: false),
      0x2505: .dashes(3, isHeavy: true), 0x254D: .dashes(2, isHeavy: true),
    ]
    func add(_ glyphs: String, _ weight: Int, isRound: Bool = false) {
      let arms = [(0, 1, 0, 1), (1, 0, 1, 0), (0, 1, 1, 0), (0, 0, 1, 1), (1, 1, 0, 0), (1, 0, 0, 1)]
      for (scalar, arm) in zip(glyphs.unicodeScalars, arms) {
        lines[scalar.value] = .lines(
          up: arm.0 * weight, right: arm.1 * weight, down: arm.2 * weight, left: arm.3 * weight,
          isRound: isRound)
      }
    }
    add("─│┌┐└┘", 1)
    add("─│╭╮╰╯", 1, isRound: true)
    add("━┃┏┓┗┛", 2)
    add("═║╔╗╚╝", 2)
    return lines
  }()
}
