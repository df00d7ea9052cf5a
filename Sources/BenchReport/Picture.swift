import Emulator

/// What a terminal that isn't ours shows.
struct Picture: Equatable {
  private var cells: [EmulatedCell] = []

  init(of emulator: Emulator) {
    for y in 0..<emulator.height {
      for x in 0..<emulator.width { cells.append(emulator.cell(x, y)) }
    }
  }

  /// Whether there is nothing but blanks.
  var isBlank: Bool { cells.allSatisfy { $0.text == " " } }

  /// How many cells look different. The colour of a blank's ink doesn't count; nor does an emoji of several
  /// scalars with what it may cover, since each terminal counts its columns in another way.
  func differences(from other: Picture) -> Int {
    let pairs = Array(zip(cells, other.cells))
    let doubtful = pairs.indices.filter { Self.isDoubtful(pairs[$0].0) || Self.isDoubtful(pairs[$0].1) }
    let ignored = Set(doubtful.flatMap { $0..<$0 + 4 })
    return pairs.indices.filter { !ignored.contains($0) && !Self.looksSame(pairs[$0].0, pairs[$0].1) }.count
  }

  private static func isDoubtful(_ cell: EmulatedCell) -> Bool {
    ["\u{2764}", "\u{1F469}", "\u{1F3F3}"].contains(cell.text.unicodeScalars.first)
  }

  private static func looksSame(_ cell: EmulatedCell, _ other: EmulatedCell) -> Bool {
    var other = other
    if cell.text == " " { other.foreground = cell.foreground }
    return cell == other
  }
}
