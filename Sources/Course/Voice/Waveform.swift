import Engine
import Interface

/// Loudness beside loudness, as columns that grow from the ground.
struct Waveform {
  /// How high each column is, of 100, from left to right.
  let columns: [Int]

  /// What a row of loudnesses in decibels looks like: the quietest that the meter shows is the ground.
  init(levels: some Sequence<Int>) { columns = levels.map(Self.height) }

  /// The shape of a recording in so many columns.
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

  /// The quietest that the meter shows, in decibels of full scale.
  static let floor = -60

  /// How high a loudness stands, of 100.
  static func height(_ level: Int) -> Int { min(max((level - floor) * 100 / -floor, 0), 100) }

  /// Draws it from the left; a silent column is a thin line, so that one sees how long it is.
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
