import Engine
import Interface

/// A bar chart of levels.
struct Waveform {
  /// The height of each column, of 100, left to right.
  let columns: [Int]

  /// - Parameter levels: in decibels of full scale.
  init(levels: some Sequence<Int>) { columns = levels.map(Self.height) }

  /// Scales a recording's shape to a width.
  init(_ shape: VoiceShape, width: Int) {
    guard width > 0, !shape.columns.isEmpty else {
      columns = []
      return
    }
    columns = (0..<width).map { column in
      let start = column * shape.columns.count / width
      let end = max(start + 1, (column + 1) * shape.columns.count / width)
      return shape.columns[start..<min(end, shape.columns.count)].max() ?? 0
    }
  }

  /// The bottom of the meter, in decibels of full scale.
  static let floor = -60

  /// The height of a level, of 100.
  static func height(_ level: Int) -> Int { min(max((level - floor) * 100 / -floor, 0), 100) }

  /// Draws from the left. A silent column is a thin line, so that the length shows.
  func draw(on canvas: inout Canvas, in rect: Rect, _ style: Style) {
    let steps = Chart.steps(canvas.ornaments)
    let full = rect.height * steps.count
    for (index, column) in columns.suffix(rect.width).enumerated() {
      let height = max(1, (column * full + 50) / 100)
      for row in 0..<rect.height {
        let step = min(max(0, height - row * steps.count), steps.count)
        guard step > 0 else { break }
        canvas.put(Text(steps[step - 1]), at: Point(rect.left + index, rect.bottom - 1 - row), style)
      }
    }
  }
}
