/// The cards of a memory game as a player reads them from the screen.
struct Board: Equatable {
  struct Card: Equatable {
    var left, top, width, height: Int
    /// Whether it has the heavy border.
    var hasFocus: Bool
    /// Whether it lies in the field of prompts; only a back tells.
    var isPrompt: Bool
    /// The word on it; nil while its back is up.
    var face: String?

    var place: Place { Place(x: left + width / 2, y: top + height / 2) }
  }

  /// The middle of a card, which stays where it is for the whole game.
  struct Place: Hashable {
    let x, y: Int
  }

  private(set) var cards: [Card] = []

  /// Finds the boxes on the screen.
  init(_ rows: [String]) {
    // What starts a game stands in a box, too.
    if rows.contains(where: { $0.contains("Enter start") }) { return }
    let cells = rows.map(Array.init)
    for (y, row) in cells.enumerated() {
      for x in row.indices where Self.topLeft.contains(row[x]) {
        if let card = Self.card(x, y, cells) { cards.append(card) }
      }
    }
  }

  /// Whether no card is just turning: then all are of one width.
  var isAtRest: Bool { Set(cards.map(\.width)).count < 2 }

  var places: Set<Place> { Set(cards.map(\.place)) }

  var focus: Card? { cards.first(where: \.hasFocus) }

  func card(at place: Place) -> Card? { cards.first { $0.place == place } }

  private static let topLeft: Set<Character> = ["╭", "┏", "╔"]
  private static let topRight: Set<Character> = ["╮", "┓", "╗"]
  private static let bottomLeft: Set<Character> = ["╰", "┗", "╚"]

  /// A word is drawn large above itself, in blocks or in dots.
  private static func isOfPicture(_ character: Character) -> Bool {
    let scalar = character.unicodeScalars.first?.value ?? 0
    return [0x2580...0x259F, 0x2800...0x28FF, 0x1FB00...0x1FBFF].contains { $0.contains(scalar) }
  }

  private static func card(_ x: Int, _ y: Int, _ cells: [[Character]]) -> Card? {
    guard let right = cells[y][x...].firstIndex(where: topRight.contains),
      let bottom = cells.indices.dropFirst(y).first(where: {
        cells[$0].count > x && bottomLeft.contains(cells[$0][x])
      })
    else { return nil }
    let inside = (y + 1..<bottom).map { String(cells[$0].dropFirst(x + 1).prefix(right - x - 1)) }
    let marks = Set(inside.joined())
    let words = inside.flatMap { $0.split { $0 == " " || Self.isOfPicture($0) } }.joined(separator: " ")
    // In the middle of a back can stand that it is to be turned.
    let isDown = !marks.isDisjoint(with: ["░", "╱"])
    return Card(
      left: x, top: y, width: right - x + 1, height: bottom - y + 1, hasFocus: cells[y][x] == "┏",
      isPrompt: marks.contains("░"), face: isDown ? nil : words)
  }
}
