import Engine

/// A bar chart as rows of text, for the screen and for printed text.
public struct Chart: Hashable, Sendable {
  public struct Column: Hashable, Sendable {
    /// The height, 0 or more.
    public var value: Int
    /// A hatched part on top of that, 0 or more.
    public var hatched: Int
    /// The name below it, cut where there is no room.
    public var label: Text

    public init(_ value: Int, _ label: Text, hatched: Int = 0) {
      self.value = value
      self.hatched = hatched
      self.label = label
    }
  }

  public let columns: [Column]

  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// The height of the highest column, at least 1.
  public var highest: Int { max(1, columns.map { $0.value + $0.hatched }.max() ?? 1) }

  /// `height` rows of columns, scaled to the highest, and one row of labels. A value or hatched part above 0
  /// always shows. Each column is `width` cells wide, the last of which stays empty.
  public func rows(height: Int, width: Int, _ ornaments: Ornaments) -> [Text] {
    let steps = Self.steps(ornaments)
    let full = height * steps.count
    let heights = columns.map { column in
      let filled = Self.share(column.value, of: highest, full)
      let all = max(filled, Self.share(column.value + column.hatched, of: highest, full))
      return (filled: filled, hatched: column.hatched == 0 ? 0 : min(full, max(all, filled + steps.count)))
    }
    let bars = (0..<height).reversed().map { row in
      let ground = row * steps.count
      return Text.joined(
        heights.map { height in
          let step = min(max(0, height.filled - ground), steps.count)
          let rest = height.hatched > ground ? Self.hatch(ornaments) : " "
          return Text(String(repeating: step == 0 ? rest : steps[step - 1], count: max(1, width - 1)))
        }, by: " ")
    }
    let labels = columns.map { Self.centred($0.label.shortened(to: width - 1), in: width - 1) }
    return bars + [Text.joined(labels, by: " ")]
  }

  /// A text in the middle of a column, as its bar is.
  static func centred(_ text: Text, in width: Int) -> Text {
    text.led(to: (width + text.width) / 2).padded(to: width)
  }

  private static func share(_ value: Int, of highest: Int, _ full: Int) -> Int {
    value == 0 ? 0 : max(1, (value * full + highest / 2) / highest)
  }

  public static func hatch(_ ornaments: Ornaments) -> String { ornaments.isASCII ? "/" : "░" }

  /// The signs for a cell that is filled from below, from a little to full.
  public static func steps(_ ornaments: Ornaments) -> [String] {
    ornaments.isASCII ? [".", ":", "#"] : ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  }
}

extension Canvas {
  /// A bar in one row, filled to a share from 0 to 1.
  public mutating func bar(_ share: Double, in rect: Rect, _ color: Color) {
    let full = Int((min(max(share, 0), 1) * Double(rect.width)).rounded())
    fill(Rect(rect.left, rect.top, full, 1), ornaments.barFull, Style(color))
    fill(Rect(rect.left + full, rect.top, rect.width - full, 1), ornaments.barEmpty, Style(theme.muted))
  }
}
