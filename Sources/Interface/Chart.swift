import Engine

/// Columns beside each other that grow from a common ground, as rows of text: on a screen and on paper.
public struct Chart: Hashable, Sendable {
  /// A column: what it is and what stands below it.
  public struct Column: Hashable, Sendable {
    /// How high it is, 0 or more.
    public var value: Int
    /// What stands hatched on top of that, 0 or more.
    public var hatched: Int
    /// What it is called, as long as there is room.
    public var label: Text

    /// A column of its parts.
    public init(_ value: Int, _ label: Text, hatched: Int = 0) {
      self.value = value
      self.hatched = hatched
      self.label = label
    }
  }

  /// The columns, from left to right.
  public let columns: [Column]

  /// A chart of these columns.
  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// How high the highest column is, at least 1.
  public var highest: Int { max(1, columns.map { $0.value + $0.hatched }.max() ?? 1) }

  /// So many rows for the columns, the highest as high as that, then one for their labels. A column that isn't 0
  /// shows, and so does what is hatched. Each takes `width` cells, the last of which is air.
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
    let labels = columns.map { $0.label.shortened(to: width - 1).padded(to: width - 1) }
    return bars + [Text.joined(labels, by: " ")]
  }

  private static func share(_ value: Int, of highest: Int, _ full: Int) -> Int {
    value == 0 ? 0 : max(1, (value * full + highest / 2) / highest)
  }

  /// What fills the cells of what is hatched.
  public static func hatch(_ ornaments: Ornaments) -> String { ornaments.isASCII ? "/" : "░" }

  /// What fills a cell from its ground, from a little to all of it.
  public static func steps(_ ornaments: Ornaments) -> [String] {
    ornaments.isASCII ? [".", ":", "#"] : ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  }
}
