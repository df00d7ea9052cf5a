import Engine
import Interface

/// A number three rows high, in half blocks or, in ASCII, in seven segments. The caller also draws it as
/// plain text beside it.
struct LargeNumber {
  static let height = 3

  private let glyphs: [[String]]

  init(_ number: Int, _ ornaments: Ornaments) {
    let font = ornaments.isASCII ? Self.strokes : Self.blocks
    glyphs = Figure.grouped(number).compactMap { font[$0] }
  }

  var width: Int { glyphs.reduce(-1) { $0 + $1[0].count + 1 } }

  /// Top to bottom.
  var rows: [Text] {
    (0..<Self.height).map { row in Text(glyphs.map { $0[row] }.joined(separator: " ")) }
  }

  private static let blocks: [Character: [String]] = [
    "0": ["▄▀▀▄", "█  █", "▀▄▄▀"], "1": ["▄█ ", " █ ", "▄█▄"], "2": ["▄▀▀▄", " ▄▄▀", "█▄▄▄"],
    "3": ["▄▀▀▄", "  ▀▄", "▀▄▄▀"], "4": ["█  █", "▀▄▄█", "   █"], "5": ["█▀▀▀", "▀▀▀▄", "▀▄▄▀"],
    "6": ["▄▀▀ ", "█▀▀▄", "▀▄▄▀"], "7": ["▀▀▀█", "  █ ", " █  "], "8": ["▄▀▀▄", "▄▀▀▄", "▀▄▄▀"],
    "9": ["▄▀▀▄", "▀▄▄█", " ▄▄▀"], ",": ["  ", " ▄", "▄▀"], "-": ["  ", "▄▄", "  "],
  ]

  private static let strokes: [Character: [String]] = [
    "0": [" _ ", "| |", "|_|"], "1": [" ", "|", "|"], "2": [" _ ", " _|", "|_ "],
    "3": [" _ ", " _|", " _|"], "4": ["   ", "|_|", "  |"], "5": [" _ ", "|_ ", " _|"],
    "6": [" _ ", "|_ ", "|_|"], "7": [" _ ", "  |", "  |"], "8": [" _ ", "|_|", "|_|"],
    "9": [" _ ", "|_|", " _|"], ",": [" ", " ", ","], "-": ["  ", "__", "  "],
  ]
}
