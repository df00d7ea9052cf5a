import Engine
import Interface
import Learning

/// What the host tells the recording screen.
package enum VoiceNews: Hashable, Sendable {
  case queue(VoiceQueue)
  case level(VoiceLevel)
  /// A side was recorded.
  case taken(VoiceShape, of: ShownSide)
  /// Playback has ended.
  case played
  /// The recordings of an item are on the disk.
  case kept(ItemID)
  /// Why the last request failed, and what to do.
  case failed(Text)
}

package struct VoiceQueue: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The item that the recordings belong to.
    package let item: ItemID
    package let word: DeckWord
    /// Whether it has recordings, which new ones replace.
    package let isRecorded: Bool

    package init(_ item: ItemID, _ word: DeckWord, isRecorded: Bool = false) {
      (self.item, self.word, self.isRecorded) = (item, word, isRecorded)
    }
  }

  /// In order.
  package let entries: [Entry]
  /// Where the words come from, as in the name of a deck.
  package let name: String
  /// The folder where recordings are kept, if the player hasn't been told; nil once something was recorded.
  package let folder: String?
  /// Why nothing can be recorded; nil if it can.
  package let obstacle: String?

  package init(_ entries: [Entry], name: String, folder: String? = nil, obstacle: String? = nil) {
    (self.entries, self.name, self.folder, self.obstacle) = (entries, name, folder, obstacle)
  }
}

/// The input level of the microphone.
package struct VoiceLevel: Hashable, Sendable {
  /// One value for each 20 ms since the last news, in decibels of full scale.
  package var levels: [Int]
  /// The length of the recording so far, in tenths of a second; 0 while nothing is recorded.
  package var tenths: Int
  /// Whether some of it was too loud.
  package var isClipped: Bool
  /// Whether it was silent for so long that the microphone may be off.
  package var isSilent: Bool

  package init(levels: [Int], tenths: Int = 0, isClipped: Bool = false, isSilent: Bool = false) {
    (self.levels, self.tenths) = (levels, tenths)
    (self.isClipped, self.isSilent) = (isClipped, isSilent)
  }
}

package struct VoiceShape: Hashable, Sendable {
  package enum Fault: Int, Hashable, Sendable {
    /// Nothing was said.
    case silent
    /// It was too loud.
    case clipped
  }

  /// The height of each column, of 100.
  package let columns: [Int]
  /// In tenths of a second.
  package let tenths: Int
  /// Nil if it is good.
  package let fault: Fault?

  /// The number of columns of every shape; more than any window shows.
  package static let count = 240

  package init(_ columns: [Int], tenths: Int, fault: Fault? = nil) {
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
