import Engine
import Interface
import Learning

/// Words to record.
struct VoiceQueue: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    /// The item that the recordings belong to.
    let item: ItemID
    let word: DeckWord
    /// Whether it has recordings, which new ones replace.
    let isRecorded: Bool

    init(_ item: ItemID, _ word: DeckWord, isRecorded: Bool = false) {
      (self.item, self.word, self.isRecorded) = (item, word, isRecorded)
    }
  }

  /// In order.
  let entries: [Entry]
  /// Where the words come from, as in the name of a deck.
  let name: String
  /// The folder where recordings are kept, if the player hasn't been told; nil once something was recorded.
  let folder: String?
  /// Why nothing can be recorded; nil if it can.
  let obstacle: String?

  init(_ entries: [Entry], name: String, folder: String? = nil, obstacle: String? = nil) {
    (self.entries, self.name, self.folder, self.obstacle) = (entries, name, folder, obstacle)
  }
}

/// The input level of the microphone.
struct VoiceLevel: Hashable, Sendable {
  /// The side being recorded; nil while none is.
  var side: ShownSide?
  /// One value for each 20 ms since that began, in decibels of full scale; only the last of them.
  var levels: [Int] = []
  /// The length of the recording so far, in tenths of a second.
  var tenths = 0
  /// Whether some of it was too loud.
  var isClipped = false
  /// Whether it was silent for so long that the microphone may be off.
  var isSilent = false

  init(
    of side: ShownSide? = nil, levels: [Int] = [], tenths: Int = 0, isClipped: Bool = false,
    isSilent: Bool = false
  ) {
    (self.side, self.levels, self.tenths) = (side, levels, tenths)
    (self.isClipped, self.isSilent) = (isClipped, isSilent)
  }
}

struct VoiceShape: Hashable, Sendable {
  enum Fault: Int, Hashable, Sendable {
    /// Nothing was said.
    case silent
    /// It was too loud.
    case clipped
  }

  /// The height of each column, of 100.
  let columns: [Int]
  /// In tenths of a second.
  let tenths: Int
  /// Nil if it is good.
  let fault: Fault?

  /// The number of columns of every shape; more than any window shows.
  static let count = 240

  init(_ columns: [Int], tenths: Int, fault: Fault? = nil) {
    (self.columns, self.tenths, self.fault) = (columns, tenths, fault)
  }
}

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
