import Engine
import Playtest

/// What a player reads from the screen: the definition in the bar, and the words below with their labels.
struct View {
  struct Bubble: Hashable {
    /// The word as it stands there.
    let face: String
    /// The key beside it; empty where something covers it.
    let label: String
    /// The first cell of the word.
    let place: Point
  }

  private let canvas: Canvas
  /// Which cells show bold glyphs, row after row.
  private let bold: [Bool]
  /// The rows of the bar.
  let bar: Range<Int>
  /// The rows between the bar and the line below the field.
  let field: Range<Int>

  init(_ canvas: Canvas) {
    self.canvas = canvas
    bold = canvas.cells.map { $0.attributes.contains(.bold) }
    // A bar that shakes its head stands a cell further left or right.
    let edge = max(2, (canvas.size.width - 160) / 2)
    let corners = (0..<canvas.size.height).filter { y in
      (edge - 1...edge + 1).contains { ["┏", "┗", "#"].contains(canvas.grapheme(at: Point($0, y))) }
    }
    bar = corners.count == 2 ? corners[0]..<corners[1] + 1 : 0..<0
    field = bar.upperBound..<max(bar.upperBound, canvas.size.height - 3)
  }

  /// Whether the game is on the screen at all.
  var isGame: Bool { !bar.isEmpty }

  /// What is wanted: the text inside the bar in one line.
  var definition: String {
    bar.dropFirst().dropLast().map { y in
      canvas.text(from: Point(0, y)).filter { !"┃✓✗H+".contains($0) && !isDot($0) }
    }
    .joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// All bubbles whose word can be read whole.
  var bubbles: [Bubble] {
    field.flatMap { y in words(in: y) }.map { word in
      Bubble(face: word.text, label: label(above: word), place: word.place)
    }
  }

  /// The line below the field.
  var line: String {
    canvas.text(from: Point(0, field.upperBound)).split(separator: " ").joined(separator: " ")
  }

  /// Rows above and below the field where a bubble shows.
  var strayRows: [Int] {
    (0..<canvas.size.height).filter { y in
      !field.contains(y) && canvas.text(from: Point(0, y)).contains(where: isDot)
    }
  }

  private struct WordInRow {
    let text: String
    let place: Point
    let width: Int
  }

  /// Texts in bold: labels are not. A single blank between two bold cells belongs to the word.
  private func words(in y: Int) -> [WordInRow] {
    var words: [WordInRow] = []
    let row = y * canvas.size.width
    var x = 0
    while x < canvas.size.width {
      let start = x
      while x < canvas.size.width,
        bold[row + x] || x > start && x + 1 < canvas.size.width && bold[row + x + 1]
      {
        x += 1
      }
      if x > start {
        let text = (start..<x).map { canvas.grapheme(at: Point($0, y)) }.joined()
        words.append(WordInRow(text: text, place: Point(start, y), width: x - start))
      }
      x += 1
    }
    return words
  }

  /// The label stands over the middle of the word.
  private func label(above word: WordInRow) -> String {
    let middle = word.place.x + (word.width - 1) / 2
    let cells = (max(0, middle - 1)...min(canvas.size.width - 1, middle + 1)).map {
      canvas.grapheme(at: Point($0, word.place.y - 1))
    }
    return cells.joined().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private func isDot(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x2801...0x28FF).contains($0.value) } ?? false
  }
}
