import Engine

/// Columns beside each other that grow from a common ground, as rows of text: on a screen and on paper.
public struct Chart: Hashable, Sendable {
  /// A column: what it is and what stands below it.
  public struct Column: Hashable, Sendable {
    /// How high it is, 0 or more.
    public var value: Int
    /// What it is called, as long as there is room.
    public var label: Text

    /// A column of its parts.
    public init(_ value: Int, _ label: Text) {
      self.value = value
      self.label = label
    }
  }

  /// The columns, from left to right.
  public let columns: [Column]

  /// A chart of these columns.
  public init(_ columns: [Column]) {
    self.columns = columns
  }

  /// So many rows for the columns, the highest as high as that, then one for their labels. A column that isn't 0
  /// shows. Each takes `width` cells, the last of which is air.
  public func rows(height: Int, width: Int, _ ornaments: Ornaments) -> [Text] {
    let steps = Self.steps(ornaments)
    let highest = max(1, columns.map(\.value).max() ?? 1)
    let heights = columns.map { column in
      let full = height * steps.count
      return column.value == 0 ? 0 : max(1, (column.value * full + highest / 2) / highest)
    }
    let bars = (0..<height).reversed().map { row in
      Text.joined(
        heights.map { filled in
          let step = min(max(0, filled - row * steps.count), steps.count)
          let cell = step == 0 ? " " : steps[step - 1]
          return Text(String(repeating: cell, count: max(1, width - 1)))
        }, by: " ")
    }
    let labels = columns.map { $0.label.shortened(to: width - 1).padded(to: width - 1) }
    return bars + [Text.joined(labels, by: " ")]
  }

  /// What fills a cell, from a little to all of it.
  private static func steps(_ ornaments: Ornaments) -> [String] {
    ornaments.isASCII ? [".", ":", "#"] : ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  }
}
